<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>continue_list</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cube</name>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game_ui</name>
    <message numerus="yes">
        <source>%n challenge(s)</source>
        <translation>
            <numerusform>%n challenge</numerusform>
            <numerusform>%n challenges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>home</name>
    <message numerus="yes">
        <source>%n other game(s)</source>
        <translation>
            <numerusform>%n other game</numerusform>
            <numerusform>%n other games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
</TS>
