; The installer for Windows: for one account, without an administrator, in French or English as the system is. NSIS makes
; it (packaging/windows/installer.py) of the folder with the frozen program.
;   VERSION, NUMBERS   of the program, as text and as four numbers
;   FOLDER, ICON       what is installed; this file and what is named here may lie anywhere
;   PICTURE            what stands beside the words of the last page
;   OUT                the installer

Unicode true
ManifestDPIAware true
ManifestLongPathAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!define NAME "Ludogîte"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludogite"
!define CLASSES "Software\Classes"
!define PATIENCE 60 ; half seconds until a running program has ended

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Ludogite"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

!include MUI2.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\ludogite.exe"
!define MUI_FINISHPAGE_TEXT "$(InMenu)"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GamesStay)"
!define MUI_UNCONFIRMPAGE_TEXT_LOCATION "$(Folder)"
!define MUI_PAGE_HEADER_TEXT "$(Where)"
!define MUI_PAGE_HEADER_SUBTEXT "$(Summary)"
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(ForYou)"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_PAGE_HEADER_SUBTEXT "$(Summary)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString Record ${LANG_ENGLISH} "Game played with Ludogîte"
LangString Record ${LANG_FRENCH} "Partie jouée avec Ludogîte"
LangString Challenge ${LANG_ENGLISH} "Challenge for Ludogîte"
LangString Challenge ${LANG_FRENCH} "Défi pour Ludogîte"
LangString Keep ${LANG_ENGLISH} "Everything saved by Ludogîte"
LangString Keep ${LANG_FRENCH} "Sauvegarde de Ludogîte"
LangString Summary ${LANG_ENGLISH} "Five tabletop games to play offline"
LangString Summary ${LANG_FRENCH} "Cinq jeux de société à jouer hors ligne"
LangString Where ${LANG_ENGLISH} "Where to install Ludogîte"
LangString Where ${LANG_FRENCH} "Où installer Ludogîte"
LangString ForYou ${LANG_ENGLISH} \
    "Ludogîte is installed for your account alone and needs no administrator. This folder will do; you may choose another one."
LangString ForYou ${LANG_FRENCH} \
    "Ludogîte s’installe pour ton compte seul, sans administrateur. Ce dossier convient ; tu peux en choisir un autre."
LangString InMenu ${LANG_ENGLISH} "You find Ludogîte in the start menu. Its files open by a double click."
LangString InMenu ${LANG_FRENCH} "Tu trouves Ludogîte dans le menu Démarrer. Ses fichiers s’ouvrent d’un double-clic."
LangString Folder ${LANG_ENGLISH} "Folder:"
LangString Folder ${LANG_FRENCH} "Dossier :"
LangString Running ${LANG_ENGLISH} "Ludogîte is still running. Please close it, then try again."
LangString Running ${LANG_FRENCH} "Ludogîte est encore ouvert. Ferme-le, puis réessaie."
LangString GamesStay ${LANG_ENGLISH} \
    "Ludogîte will be removed from this computer. Your games stay: they lie in $APPDATA\ludogite."
LangString GamesStay ${LANG_FRENCH} \
    "Ludogîte va être retiré de cet ordinateur. Les parties restent : elles sont dans $APPDATA\ludogite."

VIProductVersion "${NUMBERS}"
!macro About language summary
    VIAddVersionKey /LANG=${language} "ProductName" "${NAME}"
    VIAddVersionKey /LANG=${language} "FileDescription" "${NAME}: ${summary}"
    VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
    VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
    VIAddVersionKey /LANG=${language} "LegalCopyright" "${COPYRIGHT}"
!macroend
!insertmacro About ${LANG_ENGLISH} "installer"
!insertmacro About ${LANG_FRENCH} "programme d’installation"

; The window is asked to close, as by its own button: every move is stored already. Then the program is waited for: it has
; ended when its file may be written to.
!macro EndProgram un
Function ${un}EndProgram
    IfFileExists "$INSTDIR\ludogite.exe" 0 ended
  again:
    StrCpy $1 0
  look:
    ClearErrors
    FileOpen $0 "$INSTDIR\ludogite.exe" a
    IfErrors running
    FileClose $0
  ended:
    Return
  running:
    IntOp $2 $1 % 10
    StrCmp $2 0 0 wait
    nsExec::Exec 'taskkill /IM ludogite.exe'
    Pop $0
  wait:
    Sleep 500
    IntOp $1 $1 + 1
    IntCmp $1 ${PATIENCE} 0 look
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
FunctionEnd
!macroend
!insertmacro EndProgram ""
!insertmacro EndProgram "un."

!macro RemoveProgram
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\ludogite.exe"
    Delete "$INSTDIR\ludogite-console.exe"
    Delete "$INSTDIR\README.txt"
!macroend

!macro TellShell
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; kinds of files have changed
!macroend

!macro Kind ending id text
    WriteRegStr HKCU "${CLASSES}\${ending}" "" "${id}"
    WriteRegStr HKCU "${CLASSES}\${ending}\OpenWithProgids" "${id}" ""
    WriteRegStr HKCU "${CLASSES}\${id}" "" "${text}"
    WriteRegStr HKCU "${CLASSES}\${id}\DefaultIcon" "" "$INSTDIR\ludogite.exe,0"
    WriteRegStr HKCU "${CLASSES}\${id}\shell\open\command" "" '"$INSTDIR\ludogite.exe" "%1"'
!macroend

!macro NoKind ending id
    DeleteRegKey HKCU "${CLASSES}\${id}"
    DeleteRegValue HKCU "${CLASSES}\${ending}\OpenWithProgids" "${id}"
    ReadRegStr $0 HKCU "${CLASSES}\${ending}" ""
    StrCmp $0 "${id}" 0 +2
    DeleteRegValue HKCU "${CLASSES}\${ending}" ""
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}"
!macroend

Section
    Call EndProgram
    !insertmacro RemoveProgram
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\ludogite.exe" "" "$INSTDIR\ludogite.exe" 0 SW_SHOWNORMAL "" "$(Summary)"
    !insertmacro Kind ".ludogite" "Ludogite.record" "$(Record)"
    !insertmacro Kind ".ludogite-challenge" "Ludogite.challenge" "$(Challenge)"
    !insertmacro Kind ".ludogite-keep" "Ludogite.keep" "$(Keep)"
    !insertmacro TellShell
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\ludogite.exe,0"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Games and settings in $APPDATA stay; what can be made again goes.
Section "Uninstall"
    Call un.EndProgram
    !insertmacro RemoveProgram
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    RMDir /r "$LOCALAPPDATA\ludogite\Cache"
    RMDir /r "$LOCALAPPDATA\ludogite\Logs"
    RMDir "$LOCALAPPDATA\ludogite"
    !insertmacro NoKind ".ludogite" "Ludogite.record"
    !insertmacro NoKind ".ludogite-challenge" "Ludogite.challenge"
    !insertmacro NoKind ".ludogite-keep" "Ludogite.keep"
    !insertmacro TellShell
    DeleteRegKey HKCU "${UNINSTALL}"
    DetailPrint "$(GamesStay)"
SectionEnd
