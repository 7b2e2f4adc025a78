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
<context>
    <name>on paper</name>
    <message numerus="yes">
        <source>{line}: {runs}, %n point(s)</source>
        <translation>
            <numerusform>{line}: {runs}, %n point</numerusform>
            <numerusform>{line}: {runs}, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n point(s): {rating}.</source>
        <translation>
            <numerusform>%n point: {rating}.</numerusform>
            <numerusform>%n points: {rating}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best score: %n point(s).</source>
        <translation>
            <numerusform>The best score: %n point.</numerusform>
            <numerusform>The best score: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>symbols</name>
    <message numerus="yes">
        <source>Here: {writing}. Worth %n point(s).</source>
        <translation>
            <numerusform>Here: {writing}. Worth %n point.</numerusform>
            <numerusform>Here: {writing}. Worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here: {writing}. Costs %n point(s).</source>
        <translation>
            <numerusform>Here: {writing}. Costs %n point.</numerusform>
            <numerusform>Here: {writing}. Costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s)!</source>
        <translation>
            <numerusform>{name} wins with %n point!</numerusform>
            <numerusform>{name} wins with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
