<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Five tabletop games, for two, for the family or alone</source>
        <translation>Cinq jeux de table, à deux, en famille ou seul</translation>
    </message>
    <message>
        <source>The shelf is still empty</source>
        <translation>L’étagère est encore vide</translation>
    </message>
    <message>
        <source>No game can be played in this window yet. Four Shapes already has its rules, and the computer plays it, on the command line:</source>
        <translation>Aucun jeu ne se joue encore dans cette fenêtre. Quatre formes a déjà ses règles, et l’ordinateur y joue, en ligne de commande :</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Ludogîte</source>
        <translation>À propos de Ludogîte</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A house in the country with a shelf of games: five tabletop games to play offline.</source>
        <translation>Une maison à la campagne avec une étagère de jeux : cinq jeux de table à jouer hors ligne.</translation>
    </message>
    <message>
        <source>The games are played by the rules of published ones, under titles of our own. Six Symbols comes from a game by Reiner Knizia, Big Bang from one by André François. Thanks to the collectors of Escale à jeux, who put the rules online.</source>
        <translation>Les jeux suivent les règles de jeux publiés, sous des titres qui sont les nôtres. Six symboles vient d’un jeu de Reiner Knizia, Big Bang d’un jeu d’André François. Merci aux collectionneurs de l’Escale à jeux, qui ont mis les règles en ligne.</translation>
    </message>
    <message>
        <source>Ludogîte is free software under the MIT licence. It uses Qt under the LGPL, version 3: you may replace the Qt libraries it comes with by your own. The fonts Inter and Vollkorn come under the SIL Open Font License.</source>
        <translation>Ludogîte est un logiciel libre sous licence MIT. Il utilise Qt sous la LGPL, version 3 : vous pouvez remplacer les bibliothèques Qt fournies par les vôtres. Les polices Inter et Vollkorn sont sous la licence SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Something went wrong in the program. Your matches are safe. Details are in {file}.</source>
        <translation>Le programme a rencontré une erreur. Vos parties sont en sécurité. Les détails sont dans {file}.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on; ‘ludogite --help’ works without.</source>
        <translation>Il n’y a pas d’écran où ouvrir une fenêtre ; « ludogite --help » fonctionne sans.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Something was revealed since: this would be a take-back.</source>
        <translation>Quelque chose a été révélé depuis : ce serait reprendre un coup.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a pas de coup à reprendre.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation>Le fichier ne peut pas être lu ({reason}).</translation>
    </message>
    <message>
        <source>The file is too large to be a record.</source>
        <translation>Le fichier est trop grand pour être une partie enregistrée.</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>Il n’y a pas de jeu « {game} ».</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>« {key} » doit être un nombre entier.</translation>
    </message>
    <message>
        <source>This is not a JSON file.</source>
        <translation>Ce n’est pas un fichier JSON.</translation>
    </message>
    <message>
        <source>This is not a Ludogîte record.</source>
        <translation>Ce n’est pas une partie enregistrée de Ludogîte.</translation>
    </message>
    <message>
        <source>Records of format “{format}” cannot be read, only “{known}”.</source>
        <translation>Le format « {format} » ne peut pas être lu, seulement « {known} ».</translation>
    </message>
    <message>
        <source>“{key}” is there twice.</source>
        <translation>« {key} » y figure deux fois.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>« {key} » manque.</translation>
    </message>
    <message>
        <source>A record has no “{key}”.</source>
        <translation>Une partie enregistrée n’a pas de « {key} ».</translation>
    </message>
    <message>
        <source>“{key}” must be a list of texts.</source>
        <translation>« {key} » doit être une liste de textes.</translation>
    </message>
    <message>
        <source>“{key}” must be an object.</source>
        <translation>« {key} » doit être un objet.</translation>
    </message>
    <message>
        <source>The file with your matches is damaged. It is kept as {file}; a new one has been started.</source>
        <translation>Le fichier de vos parties est endommagé. Il est conservé sous le nom {file} ; un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>The file with your matches was written by a newer Ludogîte. It is kept as {file}; a new one has been started.</source>
        <translation>Le fichier de vos parties vient d’un Ludogîte plus récent. Il est conservé sous le nom {file} ; un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>This match is no longer there.</source>
        <translation>Cette partie n’existe plus.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: {reason}</source>
        <translation>Cette partie ne peut pas être reprise : {reason}</translation>
    </message>
    <message>
        <source>Ludogîte is already open, and has your matches.</source>
        <translation>Ludogîte est déjà ouvert, et tient vos parties.</translation>
    </message>
    <message>
        <source>The disk is full: this was not saved. Make room and try again.</source>
        <translation>Le disque est plein : ceci n’a pas été enregistré. Faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>Your matches cannot be read or saved ({reason}).</source>
        <translation>Vos parties ne peuvent être ni lues ni enregistrées ({reason}).</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>It completes {line}, and wins.</source>
        <translation>Ce coup complète {line}, et gagne.</translation>
    </message>
    <message>
        <source>It leaves the opponent nothing to place, and wins.</source>
        <translation>Ce coup ne laisse rien à poser à l’adversaire, et gagne.</translation>
    </message>
    <message>
        <source>It wins in {plies} moves, counting both sides, whatever the opponent does.</source>
        <translation>Ce coup gagne en {plies} coups, des deux côtés, quoi que fasse l’adversaire.</translation>
    </message>
    <message>
        <source>It lets the opponent win at once.</source>
        <translation>Ce coup laisse l’adversaire gagner aussitôt.</translation>
    </message>
    <message>
        <source>It holds out for {plies} moves, counting both sides, against best play.</source>
        <translation>Ce coup tient {plies} coups, des deux côtés, contre le meilleur jeu.</translation>
    </message>
    <message>
        <source>Nothing is decided yet, as far as can be seen.</source>
        <translation>Rien n’est encore décidé, aussi loin que porte la vue.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>“{text}” is not a move of this game.</source>
        <translation>« {text} » n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Option “{name}” must be a list with one value for each player.</source>
        <translation>L’option « {name} » doit être une liste avec une valeur par joueur.</translation>
    </message>
    <message>
        <source>There is no option “{name}” in this game.</source>
        <translation>Il n’y a pas d’option « {name} » dans ce jeu.</translation>
    </message>
    <message>
        <source>{game} is for {number} players, not {seats}.</source>
        <translation>{game} se joue à {number}, pas à {seats}.</translation>
    </message>
    <message>
        <source>{game} is for {fewest} to {most} players, not {seats}.</source>
        <translation>{game} se joue de {fewest} à {most}, pas à {seats}.</translation>
    </message>
    <message>
        <source>There is no set-up “{name}” in this game.</source>
        <translation>Il n’y a pas de mise en place « {name} » dans ce jeu.</translation>
    </message>
    <message>
        <source>Option “{name}” must be one of: {values}.</source>
        <translation>L’option « {name} » doit être l’une de : {values}.</translation>
    </message>
    <message>
        <source>Four Shapes</source>
        <translation>Quatre formes</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>sphère</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>cylindre</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>cube</translation>
    </message>
    <message>
        <source>cone</source>
        <translation>cône</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>la rangée {row}</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>la colonne {column}</translation>
    </message>
    <message>
        <source>the top left region</source>
        <translation>la région en haut à gauche</translation>
    </message>
    <message>
        <source>the top right region</source>
        <translation>la région en haut à droite</translation>
    </message>
    <message>
        <source>the bottom left region</source>
        <translation>la région en bas à gauche</translation>
    </message>
    <message>
        <source>the bottom right region</source>
        <translation>la région en bas à droite</translation>
    </message>
    <message>
        <source>Forbidden: the opponent has a {shape} in this row, on {cell}.</source>
        <translation>Interdit : l’adversaire a déjà cette forme ({shape}) dans la rangée, en {cell}.</translation>
    </message>
    <message>
        <source>Forbidden: the opponent has a {shape} in this column, on {cell}.</source>
        <translation>Interdit : l’adversaire a déjà cette forme ({shape}) dans la colonne, en {cell}.</translation>
    </message>
    <message>
        <source>Forbidden: the opponent has a {shape} in this region, on {cell}.</source>
        <translation>Interdit : l’adversaire a déjà cette forme ({shape}) dans la région, en {cell}.</translation>
    </message>
    <message>
        <source>Four different shapes in {line}.</source>
        <translation>Quatre formes différentes dans {line}.</translation>
    </message>
    <message>
        <source>The opponent can place no piece.</source>
        <translation>L’adversaire ne peut poser aucune pièce.</translation>
    </message>
    <message>
        <source>{cell} is taken.</source>
        <translation>La case {cell} est occupée.</translation>
    </message>
    <message>
        <source>You have no {shape} left.</source>
        <translation>Il ne vous reste plus de {shape}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings cannot be read ({reason}). The usual ones are in force.</source>
        <translation>Les réglages ne peuvent pas être lus ({reason}). Les réglages habituels s’appliquent.</translation>
    </message>
    <message>
        <source>The settings file is damaged. It is kept as {file}, and the usual settings are in force.</source>
        <translation>Le fichier des réglages est endommagé. Il est conservé sous le nom {file}, et les réglages habituels s’appliquent.</translation>
    </message>
    <message>
        <source>The settings cannot be saved ({reason}). They hold until you quit.</source>
        <translation>Les réglages ne peuvent pas être enregistrés ({reason}). Ils valent jusqu’à la fermeture.</translation>
    </message>
</context>
</TS>
