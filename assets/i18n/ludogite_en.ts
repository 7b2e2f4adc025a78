<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>UndoBar</name>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n game deleted</numerusform>
            <numerusform>%n games deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the day given up</source>
        <translation>
            <numerusform>%n game of the day given up</numerusform>
            <numerusform>%n games of the day given up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bigbang</name>
    <message numerus="yes">
        <source>%n face up</source>
        <translation>
            <numerusform>%n face up</numerusform>
            <numerusform>%n face up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n token(s)</source>
        <translation>
            <numerusform>Turn %n token</numerusform>
            <numerusform>Turn %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) selected for {sum}, leaving {left}. Press Enter to turn.</source>
        <translation>
            <numerusform>%n token selected for {sum}, leaving {left}. Press Enter to turn it.</numerusform>
            <numerusform>%n tokens selected for {sum}, leaving {left}. Press Enter to turn them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, you forgot %n bonus(es) ({bonuses}): {other} turned {cells} up again. You have {left}.</source>
        <translation>
            <numerusform>{name}, you forgot %n bonus ({bonuses}): {other} turned {cells} up again. You have {left}.</numerusform>
            <numerusform>{name}, you forgot %n bonuses ({bonuses}): {other} turned {cells} up again. You have {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} has turned all 36. {loser} loses %n point(s).</source>
        <translation>
            <numerusform>{winner} has turned all 36. {loser} loses %n point.</numerusform>
            <numerusform>{winner} has turned all 36. {loser} loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost</source>
        <translation>
            <numerusform>%n point lost</numerusform>
            <numerusform>%n points lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bigbang_solo</name>
    <message numerus="yes">
        <source>{name}: %n game(s), {mean} rolls on average</source>
        <translation>
            <numerusform>{name}: %n game, {mean} rolls on average</numerusform>
            <numerusform>{name}: %n games, {mean} rolls on average</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>challenges</name>
    <message numerus="yes">
        <source>%n piece(s) to place</source>
        <translation>
            <numerusform>%n piece to place</numerusform>
            <numerusform>%n pieces to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n challenge(s) solved</source>
        <translation>
            <numerusform>%n challenge solved</numerusform>
            <numerusform>%n challenges solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved with gravity</source>
        <translation>
            <numerusform>%n solved with gravity</numerusform>
            <numerusform>%n solved with gravity</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>continue_list</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossword</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{series} · %n roll(s)</source>
        <translation>
            <numerusform>{series} · %n roll</numerusform>
            <numerusform>{series} · %n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) still missing.</source>
        <translation>
            <numerusform>%n letter still missing.</numerusform>
            <numerusform>%n letters still missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossword_card</name>
    <message numerus="yes">
        <source>%n letter(s) {name} missed, 5 each</source>
        <translation>
            <numerusform>%n letter {name} missed, 5 each</numerusform>
            <numerusform>%n letters {name} missed, 5 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) not found</source>
        <translation>
            <numerusform>%n letter not found</numerusform>
            <numerusform>%n letters not found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
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
    <name>days</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest run: %n day(s)</source>
        <translation>
            <numerusform>Longest run: %n day</numerusform>
            <numerusform>Longest run: %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message numerus="yes">
        <source>{name}: %n win(s)</source>
        <translation>
            <numerusform>{name}: %n win</numerusform>
            <numerusform>{name}: %n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n game(s)</source>
        <translation>
            <numerusform>Your game</numerusform>
            <numerusform>Your %n games</numerusform>
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
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{library} · %n game(s)</source>
        <translation>
            <numerusform>{library} · %n game</numerusform>
            <numerusform>{library} · %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n games in progress</source>
        <translation>
            <numerusform>All %n games in progress</numerusform>
            <numerusform>All %n games in progress</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>keep</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of your own</source>
        <translation>
            <numerusform>%n word of your own</numerusform>
            <numerusform>%n words of your own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), of {day}</source>
        <translation>
            <numerusform>%n game, of {day}</numerusform>
            <numerusform>%n games, of {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from {first} to {last}</source>
        <translation>
            <numerusform>%n game, from {first} to {last}</numerusform>
            <numerusform>%n games, from {first} to {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>library</name>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n game selected</numerusform>
            <numerusform>%n games selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <translation>
            <numerusform>{found} of %n game</numerusform>
            <numerusform>{found} of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already here.</source>
        <translation>
            <numerusform>%n game already here.</numerusform>
            <numerusform>%n games already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported:</source>
        <translation>
            <numerusform>%n file could not be imported:</numerusform>
            <numerusform>%n files could not be imported:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to {place}.</source>
        <translation>
            <numerusform>%n game exported to {place}.</numerusform>
            <numerusform>%n games exported to {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not over yet: the files also contain what is still hidden, so don’t show them to the players.</source>
        <translation>
            <numerusform>%n game not over yet: the files also contain what is still hidden, so don’t show them to the players.</numerusform>
            <numerusform>%n games not over yet: the files also contain what is still hidden, so don’t show them to the players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared in %n roll(s)</source>
        <translation>
            <numerusform>Cleared in %n roll</numerusform>
            <numerusform>Cleared in %n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won, %n point(s) against {others}</source>
        <translation>
            <numerusform>{name} won, %n point against {others}</numerusform>
            <numerusform>{name} won, %n points against {others}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n point(s)</source>
        <translation>
            <numerusform>{name} won with %n point</numerusform>
            <numerusform>{name} won with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>looking</name>
    <message numerus="yes">
        <source>{name}: %n mistake(s)</source>
        <translation>
            <numerusform>{name}: %n mistake</numerusform>
            <numerusform>{name}: %n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>The file with your games is damaged. It is kept as {file}; %n game(s) could be brought over.</source>
        <translation>
            <numerusform>The file with your games is damaged. It is kept as {file}; %n game could be brought over.</numerusform>
            <numerusform>The file with your games is damaged. It is kept as {file}; %n games could be brought over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have sat at the same table in %n game(s): these are two people.</source>
        <translation>
            <numerusform>They have sat at the same table in %n game: these are two people.</numerusform>
            <numerusform>They have sat at the same table in %n games: these are two people.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mistakes_page</name>
    <message numerus="yes">
        <source>%n game(s) with mistakes.</source>
        <translation>
            <numerusform>%n game with mistakes.</numerusform>
            <numerusform>%n games with mistakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>on paper</name>
    <message numerus="yes">
        <source>%n stroke(s)</source>
        <translation>
            <numerusform>%n stroke</numerusform>
            <numerusform>%n strokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n cross</numerusform>
            <numerusform>%n crosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n circle</numerusform>
            <numerusform>%n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>%n triangle</numerusform>
            <numerusform>%n triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of three bars</source>
        <translation>
            <numerusform>%n set of three bars</numerusform>
            <numerusform>%n sets of three bars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hash(es)</source>
        <translation>
            <numerusform>%n hash</numerusform>
            <numerusform>%n hashes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}: {runs}, %n point(s)</source>
        <translation>
            <numerusform>{line}: {runs}, %n point</numerusform>
            <numerusform>{line}: {runs}, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>own_words</name>
    <message numerus="yes">
        <source>%n clue(s) in use.</source>
        <translation>
            <numerusform>%n clue in use.</numerusform>
            <numerusform>%n clues in use.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) to fix.</source>
        <translation>
            <numerusform>%n more line to fix.</numerusform>
            <numerusform>%n more lines to fix.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>person</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>players</name>
    <message numerus="yes">
        <source>%n new letter(s) at {points} points each.</source>
        <translation>
            <numerusform>%n new letter at {points} points.</numerusform>
            <numerusform>%n new letters at {points} points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can win in %n move(s), whatever your opponent plays.</source>
        <translation>
            <numerusform>You can win in %n move, whatever your opponent plays.</numerusform>
            <numerusform>You can win in %n moves, whatever your opponent plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can then win in %n move(s).</source>
        <translation>
            <numerusform>Your opponent can then win in %n move.</numerusform>
            <numerusform>Your opponent can then win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a perfect opponent is sure to win, and needs %n move(s).</source>
        <translation>
            <numerusform>Only a perfect opponent is sure to win, and needs %n move.</numerusform>
            <numerusform>Only a perfect opponent is sure to win, and needs %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turns tokens for %n point(s).</source>
        <translation>
            <numerusform>Turns tokens for %n point.</numerusform>
            <numerusform>Turns tokens for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the star on {cell}: %n number(s) left in its row and column.</source>
        <translation>
            <numerusform>Look at the star on {cell}: %n number left in its row and column.</numerusform>
            <numerusform>Look at the star on {cell}: %n numbers left in its row and column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right turn clears the board, with %n bonus(es), marked in their order.</source>
        <translation>
            <numerusform>The right turn clears the board, with %n bonus, marked here.</numerusform>
            <numerusform>The right turn clears the board, with %n bonuses, numbered in their order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right turn brings %n bonus(es), marked in their order.</source>
        <translation>
            <numerusform>The right turn brings %n bonus, marked here.</numerusform>
            <numerusform>The right turn brings %n bonuses, numbered in their order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at {line}: %n number(s) left there.</source>
        <translation>
            <numerusform>Look at {line}: %n number left there.</numerusform>
            <numerusform>Look at {line}: %n numbers left there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n bonus(es) that cost nothing.</source>
        <translation>
            <numerusform>You left %n bonus that cost nothing.</numerusform>
            <numerusform>You left %n bonuses that cost nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n bonus(es): your opponent may claim each of them.</source>
        <translation>
            <numerusform>You left %n bonus: your opponent may claim it.</numerusform>
            <numerusform>You left %n bonuses: your opponent may claim each of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This roll could clear the board. Now %n number(s) are left.</source>
        <translation>
            <numerusform>This roll could clear the board. Now %n number is left.</numerusform>
            <numerusform>This roll could clear the board. Now %n numbers are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at {piece}: %n way(s) left to place it.</source>
        <translation>
            <numerusform>Look at {piece}: %n way left to place it.</numerusform>
            <numerusform>Look at {piece}: %n ways left to place it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at this gap: %n way(s) left to fill it.</source>
        <translation>
            <numerusform>Look at this gap: %n way left to fill it.</numerusform>
            <numerusform>Look at this gap: %n ways left to fill it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the three faces: %n square(s) can become yours.</source>
        <translation>
            <numerusform>Look at the three faces: %n square can become yours.</numerusform>
            <numerusform>Look at the three faces: %n squares can become yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent would lose %n square(s) there.</source>
        <translation>
            <numerusform>Your opponent would lose %n square there.</numerusform>
            <numerusform>Your opponent would lose %n squares there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can place something on %n cell(s).</source>
        <translation>
            <numerusform>Your opponent can place something on %n cell.</numerusform>
            <numerusform>Your opponent can place something on %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent threatens to win on %n cell(s).</source>
        <translation>
            <numerusform>Your opponent threatens to win on %n cell.</numerusform>
            <numerusform>Your opponent threatens to win on %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your winning moves are on %n cell(s).</source>
        <translation>
            <numerusform>Your winning moves are on %n cell.</numerusform>
            <numerusform>Your winning moves are on %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold out longest on %n cell(s).</source>
        <translation>
            <numerusform>You hold out longest on %n cell.</numerusform>
            <numerusform>You hold out longest on %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the right move, all replies but those on %n cell(s) lose at once.</source>
        <translation>
            <numerusform>After the right move, all replies but those on %n cell lose at once.</numerusform>
            <numerusform>After the right move, all replies but those on %n cells lose at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s) for you.</source>
        <translation>
            <numerusform>%n more square for you.</numerusform>
            <numerusform>%n more squares for you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>You are light. Win in %n move(s), whatever your opponent plays.</source>
        <translation>
            <numerusform>You are light. Win in %n move, whatever your opponent plays.</numerusform>
            <numerusform>You are light. Win in %n moves, whatever your opponent plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are dark. Win in %n move(s), whatever your opponent plays.</source>
        <translation>
            <numerusform>You are dark. Win in %n move, whatever your opponent plays.</numerusform>
            <numerusform>You are dark. Win in %n moves, whatever your opponent plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s).</source>
        <translation>
            <numerusform>Win in %n move.</numerusform>
            <numerusform>Win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This does not win in %n move(s).</source>
        <translation>
            <numerusform>This does not win in %n move.</numerusform>
            <numerusform>This does not win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right! %n move(s) to go.</source>
        <translation>
            <numerusform>Right! %n move to go.</numerusform>
            <numerusform>Right! %n moves to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles_page</name>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the first try</source>
        <translation>
            <numerusform>%n at the first try</numerusform>
            <numerusform>%n at the first try</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>retry_page</name>
    <message numerus="yes">
        <source>You have put %n mistake(s) right.</source>
        <translation>
            <numerusform>You have put %n mistake right.</numerusform>
            <numerusform>You have put %n mistakes right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s) less than the best move.</source>
        <translation>
            <numerusform>It is worth %n point less than the best move.</numerusform>
            <numerusform>It is worth %n points less than the best move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Board cleared in %n roll(s).</source>
        <translation>
            <numerusform>Board cleared in %n roll.</numerusform>
            <numerusform>Board cleared in %n rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both lost %n point(s).</source>
        <translation>
            <numerusform>Both lost %n point.</numerusform>
            <numerusform>Both lost %n points.</numerusform>
        </translation>
    </message>
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
    <name>setup</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shapes</name>
    <message numerus="yes">
        <source>{cell}, empty, {shape} wins in %n move(s)</source>
        <translation>
            <numerusform>{cell}, empty, {shape} wins in %n move</numerusform>
            <numerusform>{cell}, empty, {shape} wins in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell}, empty, {shape} loses in %n move(s)</source>
        <translation>
            <numerusform>{cell}, empty, {shape} loses in %n move</numerusform>
            <numerusform>{cell}, empty, {shape} loses in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n piece left</numerusform>
            <numerusform>%n pieces left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solo</name>
    <message numerus="yes">
        <source>{name}: %n game(s), {mean} points on average</source>
        <translation>
            <numerusform>{name}: %n game, {mean} points on average</numerusform>
            <numerusform>{name}: %n games, {mean} points on average</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solo_days</name>
    <message numerus="yes">
        <source>%n of 14 days</source>
        <translation>
            <numerusform>%n of 14 days</numerusform>
            <numerusform>%n of 14 days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>{what} (%n game(s))</source>
        <translation>
            <numerusform>{what} (%n game)</numerusform>
            <numerusform>{what} (%n games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left out: with a hint or an undone move.</source>
        <translation>
            <numerusform>%n game left out: with a hint or an undone move.</numerusform>
            <numerusform>%n games left out: with a hint or an undone move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left out: solo with your own dice.</source>
        <translation>
            <numerusform>%n game left out: solo with your own dice.</numerusform>
            <numerusform>%n games left out: solo with your own dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left out: played on from another game.</source>
        <translation>
            <numerusform>%n game left out: played on from another game.</numerusform>
            <numerusform>%n games left out: played on from another game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left out: further attempts at the game of a day.</source>
        <translation>
            <numerusform>%n game left out: further attempts at the game of a day.</numerusform>
            <numerusform>%n games left out: further attempts at the game of a day.</numerusform>
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
