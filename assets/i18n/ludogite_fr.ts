<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>About</name>
    <message>
        <source>About Ludogîte</source>
        <translation>À propos de Ludogîte</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The games follow the rules of published ones, under names of our own. Six Symbols is based on a game by Reiner Knizia, Big Bang on one by André François. Thanks to the collectors of Escale à jeux, who put the rules online.</source>
        <translation>Les jeux suivent les règles de jeux publiés, sous des noms bien à nous. Six symboles vient d’un jeu de Reiner Knizia, Big Bang d’un jeu d’André François. Merci aux collectionneurs d’Escale à jeux, qui ont mis les règles en ligne.</translation>
    </message>
    <message>
        <source>Your games are kept here:</source>
        <translation>Tes parties sont conservées ici&#xa0;:</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A house in the country with a shelf full of games: five tabletop games to play offline.</source>
        <translation>Une maison à la campagne et son étagère de jeux&#xa0;: cinq jeux de société à jouer hors ligne.</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to the end</source>
        <translation>Retour à la fin</translation>
    </message>
</context>
<context>
    <name>AlonePart</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>It no longer counts: you had help or undid a roll.</source>
        <translation>Ça ne compte plus&#xa0;: tu as eu de l’aide ou annulé un lancer.</translation>
    </message>
    <message>
        <source>{sentence} {note}</source>
        <translation>{sentence} {note}</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Free solo game</source>
        <translation>Partie libre en solo</translation>
    </message>
    <message>
        <source>You gave up. See you tomorrow!</source>
        <translation>Tu as abandonné. À demain&#x202f;!</translation>
    </message>
    <message>
        <source>Game in progress: pick up where you left off.</source>
        <translation>Partie en cours&#xa0;: reprends où tu en étais.</translation>
    </message>
</context>
<context>
    <name>BadgeChooser</name>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signe</translation>
    </message>
</context>
<context>
    <name>BroughtBackPage</name>
    <message>
        <source>Undo</source>
        <translation>Annuler la restauration</translation>
    </message>
</context>
<context>
    <name>ChallengesPage</name>
    <message>
        <source>Cube challenges</source>
        <translation>Défis du cube</translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation>sur {n}</translation>
    </message>
    <message>
        <source>Build the cube or half cube whose three faces look like the picture. There is only one solution.</source>
        <translation>Construis le cube ou demi-cube dont les trois faces ressemblent à l’image. Il n’y a qu’une solution.</translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>{other} and {name} become one person, {name}. This cannot be undone.</source>
        <translation>{other} et {name} deviennent une seule personne, {name}. C’est définitif.</translation>
    </message>
    <message>
        <source>Press again to join</source>
        <translation>Appuie encore pour réunir</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The same person as</source>
        <translation>La même personne que</translation>
    </message>
    <message>
        <source>Their solo games and games against the computer are deleted too. Games with others stay, under the name “Somebody”.</source>
        <translation>Ses parties en solo et contre l’ordinateur sont supprimées aussi. Celles avec d’autres restent, sous le nom «&#x202f;Quelqu’un&#x202f;».</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Supprimer {name}</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>As a chart</source>
        <translation>En graphique</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>{title}: {action}</source>
        <translation>{title}&#xa0;: {action}</translation>
    </message>
</context>
<context>
    <name>ChosenCard</name>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Continue — {time}</source>
        <translation>Continuer — {time}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Clock</source>
        <translation>Chronomètre</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <translation>Montrer le chronomètre</translation>
    </message>
    <message>
        <source>Hide the clock</source>
        <translation>Cacher le chronomètre</translation>
    </message>
    <message>
        <source>Clock, hidden</source>
        <translation>Chronomètre, caché</translation>
    </message>
    <message>
        <source>Clock: {0}</source>
        <translation>Chronomètre&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>CoachingRule</name>
    <message>
        <source>Shows which moves are allowed and what they are worth.</source>
        <translation>Montre les coups permis et ce qu’ils rapportent.</translation>
    </message>
    <message>
        <source>Tips on moves</source>
        <translation>Conseils sur les coups</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>Pour {name}</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>Tips for {name}</source>
        <translation>Conseils pour {name}</translation>
    </message>
    <message>
        <source>Off between players unless you turn it on.</source>
        <translation>Désactivés entre joueurs, sauf si vous les activez.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Sorry about that. Your moves are saved: close this and play on, or quit and continue the game from home. If you report the problem, please add the text below; it says nothing about you.</source>
        <translation>Désolé&#x202f;! Tes coups sont enregistrés&#xa0;: ferme cette fenêtre et continue, ou quitte et reprends la partie depuis l’accueil. Si tu signales le problème, joins le texte ci-dessous&#x202f;; il ne dit rien de toi.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
</context>
<context>
    <name>DayPart</name>
    <message>
        <source>The last 14 days</source>
        <translation>Les 14 derniers jours</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Les 60 derniers jours</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Your last 14 days</source>
        <translation>Tes 14 derniers jours</translation>
    </message>
    <message>
        <source>A missed day can still be played; it is then marked “later”.</source>
        <translation>Un jour manqué peut encore se jouer&#x202f;; il est alors marqué «&#x202f;plus tard&#x202f;».</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>DicePart</name>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Score a sheet</source>
        <translation>Compter les points d’une feuille</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>That was the last roll. Add up your points.</source>
        <translation>C’était le dernier lancer. Comptez vos points.</translation>
    </message>
    <message>
        <source>Click the dice or press Space.</source>
        <translation>Clique sur les dés ou appuie sur Espace.</translation>
    </message>
    <message>
        <source>Twelve new rolls</source>
        <translation>Douze nouveaux lancers</translation>
    </message>
    <message>
        <source>Clear these rolls? Press “Start over” once more.</source>
        <translation>Effacer ces lancers&#x202f;? Appuie encore une fois sur «&#x202f;Recommencer&#x202f;».</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ExercisePlate</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
</context>
<context>
    <name>FilmBar</name>
    <message>
        <source>Back to my attempt</source>
        <translation>Retour à mon essai</translation>
    </message>
    <message>
        <source>One piece back (←)</source>
        <translation>Une pièce en arrière (←)</translation>
    </message>
    <message>
        <source>Pause (space)</source>
        <translation>Pause (espace)</translation>
    </message>
    <message>
        <source>Play (space)</source>
        <translation>Lecture (espace)</translation>
    </message>
    <message>
        <source>The next piece (→)</source>
        <translation>La pièce suivante (→)</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>not learned yet</source>
        <translation>pas encore appris</translation>
    </message>
    <message>
        <source>{game}: {what}</source>
        <translation>{game}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Apprendre {game}</translation>
    </message>
    <message>
        <source>A short lesson: you learn by playing.</source>
        <translation>Une courte leçon&#xa0;: tu apprends en jouant.</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Statistics of {game}</source>
        <translation>Statistiques de {game}</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>All games, in progress and finished</source>
        <translation>Toutes les parties, en cours et finies</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>Game in progress</source>
        <translation>Partie en cours</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Another one?</source>
        <translation>Encore une&#x202f;?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>À quoi joue-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>Pick a box.</source>
        <translation>Choisis une boîte.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer à {game}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Discover {game}</source>
        <translation>Découvre {game}</translation>
    </message>
    <message>
        <source>The quickest one: you learn it by playing.</source>
        <translation>Le plus court&#xa0;: tu l’apprends en jouant.</translation>
    </message>
    <message>
        <source>Or pick any other box below.</source>
        <translation>Ou choisis une autre boîte ci-dessous.</translation>
    </message>
    <message>
        <source>Learn in 3 minutes</source>
        <translation>Apprendre en 3 minutes</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
</context>
<context>
    <name>KeepCard</name>
    <message>
        <source>Players, games, puzzles, settings and your own words: for another computer, or to be safe. Once a week Ludogîte also saves such a file by itself, beside your games, and keeps the last three.</source>
        <translation>Joueurs, parties, énigmes, réglages et tes propres mots&#xa0;: pour un autre ordinateur, ou par prudence. Une fois par semaine, Ludogîte crée aussi tout seul un fichier comme celui-ci, à côté de tes parties, et garde les trois derniers.</translation>
    </message>
    <message>
        <source>Save everything…</source>
        <translation>Tout sauvegarder…</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Ludogîte {day}</source>
        <translation>Ludogîte {day}</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Tout sauvegarder</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Restaurer</translation>
    </message>
</context>
<context>
    <name>KeepPage</name>
    <message>
        <source>Bring back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>Ajouter ce qui est nouveau</translation>
    </message>
    <message>
        <source>Adds the players, games, puzzles and words that are not here yet. The rest does not change, and your settings stay.</source>
        <translation>Ajoute les joueurs, parties, énigmes et mots qui manquent ici. Le reste ne change pas, et tes réglages restent.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Bring everything here</source>
        <translation>Tout restaurer ici</translation>
    </message>
    <message>
        <source>Players, games, puzzles, words and settings, as they were.</source>
        <translation>Joueurs, parties, énigmes, mots et réglages, tels qu’ils étaient.</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Everything here is removed; what is in the file takes its place, settings too.</source>
        <translation>Tout ce qui est ici est effacé&#x202f;; le contenu du fichier prend sa place, réglages compris.</translation>
    </message>
    <message>
        <source>Press again to replace</source>
        <translation>Appuie encore pour remplacer</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Everything here is first saved into a file of its own: you can undo either choice.</source>
        <translation>Tout ce qui est ici est d’abord sauvegardé dans un fichier à part&#xa0;: dans les deux cas, tu peux annuler.</translation>
    </message>
</context>
<context>
    <name>LaidTable</name>
    <message>
        <source>Lowest roll starts</source>
        <translation>Le plus petit lancer commence</translation>
    </message>
    <message>
        <source>Each player rolls the die once to begin.</source>
        <translation>Chacun lance le dé une fois pour commencer.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>solved</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>solved with gravity</source>
        <translation>réussi avec la pesanteur</translation>
    </message>
</context>
<context>
    <name>LevelRow</name>
    <message>
        <source>None solved yet</source>
        <translation>Aucune encore</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ludogîte is free software under the MIT licence. It stands on the work of others, each under a licence of its own. Qt comes under the LGPL, version 3: you may replace the Qt libraries with your own.</source>
        <translation>Ludogîte est un logiciel libre sous licence MIT. Il s’appuie sur le travail d’autres, chacun sous sa propre licence. Qt est sous la LGPL, version 3&#xa0;: tu peux remplacer les bibliothèques Qt par les tiennes.</translation>
    </message>
</context>
<context>
    <name>MatchButtons</name>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <source>Play on from here, as a new game</source>
        <translation>Continuer à partir d’ici, dans une nouvelle partie</translation>
    </message>
    <message>
        <source>Better?</source>
        <translation>Mieux&#x202f;?</translation>
    </message>
    <message>
        <source>What would have been better</source>
        <translation>Ce qui aurait été mieux</translation>
    </message>
    <message>
        <source>This day will then no longer count</source>
        <translation>Ce jour ne comptera alors plus</translation>
    </message>
    <message>
        <source>The other players must agree first</source>
        <translation>Les autres doivent d’abord être d’accord</translation>
    </message>
    <message>
        <source>Whose view?</source>
        <translation>Vu par qui&#x202f;?</translation>
    </message>
</context>
<context>
    <name>MatchCurve</name>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} sur {all}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>MatchRules</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>À l’écran</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Vrais dés</translation>
    </message>
    <message>
        <source>The program rolls.</source>
        <translation>Le programme lance les dés.</translation>
    </message>
    <message>
        <source>Roll your own dice and enter what they show.</source>
        <translation>Lance tes propres dés et indique ce qu’ils montrent.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
</context>
<context>
    <name>MatchSaver</name>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save game…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>Look for mistakes</source>
        <translation>Chercher les erreurs</translation>
    </message>
</context>
<context>
    <name>MistakesRow</name>
    <message>
        <source>Try again</source>
        <translation>Les rejouer</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>MoreChallenges</name>
    <message>
        <source>Endless</source>
        <translation>À l’infini</translation>
    </message>
    <message>
        <source>New {level} challenge</source>
        <translation>Nouveau défi {level}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>A challenge is being made</source>
        <translation>Un défi est en préparation</translation>
    </message>
    <message>
        <source>Code of a challenge</source>
        <translation>Code d’un défi</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the challenge with this code</source>
        <translation>Ouvrir le défi de ce code</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>Ouvrir un défi</translation>
    </message>
    <message>
        <source>A brand new challenge whenever you like.</source>
        <translation>Un défi tout neuf, quand tu veux.</translation>
    </message>
    <message>
        <source>A friend’s code</source>
        <translation>Code d’un ami</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>OptionChoice</name>
    <message>
        <source>Different for each player</source>
        <translation>Différent pour chacun</translation>
    </message>
    <message>
        <source>Choose at each player’s place.</source>
        <translation>Choisissez à la place de chacun.</translation>
    </message>
    <message>
        <source>A handicap: choose at each player’s place.</source>
        <translation>Un handicap&#xa0;: choisissez à la place de chacun.</translation>
    </message>
</context>
<context>
    <name>OwnWordsCard</name>
    <message>
        <source>Add a file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add a word file</source>
        <translation>Ajouter un fichier de mots</translation>
    </message>
    <message>
        <source>Save a template…</source>
        <translation>Enregistrer un modèle…</translation>
    </message>
    <message>
        <source>Save a template</source>
        <translation>Enregistrer un modèle</translation>
    </message>
    <message>
        <source>My words</source>
        <translation>Mes mots</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>Turn and move the pinned piece</source>
        <translation>Tourner et déplacer la pièce épinglée</translation>
    </message>
    <message>
        <source>Turn around the left axis (X)</source>
        <translation>Tourner autour de l’axe de gauche (X)</translation>
    </message>
    <message>
        <source>Turn back around the left axis (Shift+X)</source>
        <translation>Tourner en sens inverse autour de l’axe de gauche (Maj+X)</translation>
    </message>
    <message>
        <source>Turn around the right axis (C)</source>
        <translation>Tourner autour de l’axe de droite (C)</translation>
    </message>
    <message>
        <source>Turn back around the right axis (Shift+C)</source>
        <translation>Tourner en sens inverse autour de l’axe de droite (Maj+C)</translation>
    </message>
    <message>
        <source>Turn around the top axis (V)</source>
        <translation>Tourner autour de l’axe du dessus (V)</translation>
    </message>
    <message>
        <source>Turn back around the top axis (Shift+V)</source>
        <translation>Tourner en sens inverse autour de l’axe du dessus (Maj+V)</translation>
    </message>
    <message>
        <source>Move to the left face (S)</source>
        <translation>Déplacer vers la face de gauche (S)</translation>
    </message>
    <message>
        <source>Move away from the left face (Shift+S)</source>
        <translation>Éloigner de la face de gauche (Maj+S)</translation>
    </message>
    <message>
        <source>Move to the right face (D)</source>
        <translation>Déplacer vers la face de droite (D)</translation>
    </message>
    <message>
        <source>Move away from the right face (Shift+D)</source>
        <translation>Éloigner de la face de droite (Maj+D)</translation>
    </message>
    <message>
        <source>Move to the top face (F)</source>
        <translation>Déplacer vers la face du dessus (F)</translation>
    </message>
    <message>
        <source>Move away from the top face (Shift+F)</source>
        <translation>Éloigner de la face du dessus (Maj+F)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>wheel · right drag</source>
        <translation>molette · clic droit</translation>
    </message>
    <message>
        <source>click a square first</source>
        <translation>clique sur une case</translation>
    </message>
    <message>
        <source>Unpin (Esc)</source>
        <translation>Retirer l’épingle (Échap)</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>{page} of {count}</source>
        <translation>{page} sur {count}</translation>
    </message>
    <message>
        <source>Previous page (Page up)</source>
        <translation>Page précédente (Page préc.)</translation>
    </message>
    <message>
        <source>Next page (Page down)</source>
        <translation>Page suivante (Page suiv.)</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
</context>
<context>
    <name>PersonChooser</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Quelqu’un d’autre…</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>No game finished yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message>
        <source>Wins this evening, all games</source>
        <translation>Victoires de ce soir, tous jeux confondus</translation>
    </message>
    <message>
        <source>Wins today, all games</source>
        <translation>Victoires du jour, tous jeux confondus</translation>
    </message>
    <message>
        <source>Firsts</source>
        <translation>Premières fois</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Déroulement de la partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Saved: {files}</source>
        <translation>Enregistré&#xa0;: {files}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Already there: {files}. Press again to replace.</source>
        <translation>Déjà là&#xa0;: {files}. Appuie encore pour remplacer.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>L’impression a échoué.</translation>
    </message>
    <message>
        <source>Save as pictures (PNG)…</source>
        <translation>Enregistrer en images (PNG)…</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>À imprimer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Cancelled: nothing was saved or printed.</source>
        <translation>Arrêté&#xa0;: rien n’a été enregistré ni imprimé.</translation>
    </message>
    <message>
        <source>Preparing {done} of {count}…</source>
        <translation>Préparation&#xa0;: {done} sur {count}…</translation>
    </message>
    <message>
        <source>Page {done} of {count}…</source>
        <translation>Page {done} sur {count}…</translation>
    </message>
    <message>
        <source>This could not be made. Try another number.</source>
        <translation>La création a échoué. Essaie un autre numéro.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Voir la solution</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>{game} — Puzzles</source>
        <translation>{game} — Énigmes</translation>
    </message>
</context>
<context>
    <name>PuzzlesPart</name>
    <message>
        <source>At your own pace</source>
        <translation>À ton rythme</translation>
    </message>
    <message>
        <source>Everyone gets the same puzzles. Only your first try counts.</source>
        <translation>Les énigmes sont les mêmes pour tous. Seul ton premier essai compte.</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Layers, spread to the left. Press again to close them (E)</source>
        <translation>Couches écartées vers la gauche. Clique encore pour les refermer (E)</translation>
    </message>
    <message>
        <source>Layers, spread to the right. Press again to close them (E)</source>
        <translation>Couches écartées vers la droite. Clique encore pour les refermer (E)</translation>
    </message>
    <message>
        <source>Layers, spread upwards. Press again to close them (E)</source>
        <translation>Couches écartées vers le haut. Clique encore pour les refermer (E)</translation>
    </message>
    <message>
        <source>See through the red or the yellow pieces (R, T)</source>
        <translation>Voir à travers les pièces rouges ou jaunes (R, T)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The standard view (Home)</source>
        <translation>La vue standard (Début)</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Look straight at the left face</source>
        <translation>Voir de face le côté gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Look straight at the right face</source>
        <translation>Voir de face le côté droit</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Dessus</translation>
    </message>
    <message>
        <source>Look straight at the top face</source>
        <translation>Voir de face le dessus</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>See through</source>
        <translation>À travers</translation>
    </message>
    <message>
        <source>Show the target over the cube (B)</source>
        <translation>Montrer le modèle sur le cube (B)</translation>
    </message>
    <message>
        <source>Possible?</source>
        <translation>Possible&#x202f;?</translation>
    </message>
    <message>
        <source>Can it still be solved? (P)</source>
        <translation>Est-ce encore possible&#x202f;? (P)</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>The solution as a film, piece by piece (M)</source>
        <translation>La solution en film, pièce par pièce (M)</translation>
    </message>
    <message>
        <source>Red is transparent (R, T)</source>
        <translation>Le rouge est transparent (R, T)</translation>
    </message>
    <message>
        <source>Yellow is transparent (R, T)</source>
        <translation>Le jaune est transparent (R, T)</translation>
    </message>
    <message>
        <source>Red and yellow are transparent (R, T)</source>
        <translation>Le rouge et le jaune sont transparents (R, T)</translation>
    </message>
    <message>
        <source>Spread the layers (E)</source>
        <translation>Écarter les couches (E)</translation>
    </message>
    <message>
        <source>Show target</source>
        <translation>Modèle</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Picture of the result</source>
        <translation>Image du résultat</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>One move back (Alt+←)</source>
        <translation>Un coup en arrière (Alt+←)</translation>
    </message>
    <message>
        <source>Pause (space)</source>
        <translation>Pause (espace)</translation>
    </message>
    <message>
        <source>Play as a film (space)</source>
        <translation>Lire comme un film (espace)</translation>
    </message>
    <message>
        <source>One move on (Alt+→)</source>
        <translation>Un coup en avant (Alt+→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Speed: slow</source>
        <translation>Vitesse&#xa0;: lente</translation>
    </message>
    <message>
        <source>Speed: normal</source>
        <translation>Vitesse&#xa0;: normale</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <translation>Vitesse&#xa0;: rapide</translation>
    </message>
    <message>
        <source>Save game… (Ctrl+S)</source>
        <translation>Enregistrer la partie… (Ctrl+S)</translation>
    </message>
</context>
<context>
    <name>RetryPage</name>
    <message>
        <source>Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>All mistakes ({n})</source>
        <translation>Toutes les erreurs ({n})</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
</context>
<context>
    <name>ReviewRow</name>
    <message>
        <source>Try again</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>To read</source>
        <translation>À lire</translation>
    </message>
    <message>
        <source>{game}: rules</source>
        <translation>{game}&#xa0;: règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>ScorePart</name>
    <message>
        <source>Total {points}</source>
        <translation>Total {points}</translation>
    </message>
    <message>
        <source>Your sheet</source>
        <translation>Ta feuille</translation>
    </message>
    <message>
        <source>Line by line</source>
        <translation>Ligne par ligne</translation>
    </message>
    <message>
        <source>Print this sheet</source>
        <translation>Imprimer cette feuille</translation>
    </message>
    <message>
        <source>Type 1 to 6 or click the symbols; Space leaves a cell empty.</source>
        <translation>Tape 1 à 6 ou clique sur les symboles&#x202f;; Espace laisse une case vide.</translation>
    </message>
    <message>
        <source>Check the sheet: one symbol is missing, or there is one too many.</source>
        <translation>Vérifie la feuille&#xa0;: il manque un symbole, ou il y en a un de trop.</translation>
    </message>
    <message>
        <source>Erase the cell</source>
        <translation>Effacer la case</translation>
    </message>
    <message>
        <source>Clear the sheet</source>
        <translation>Vider la feuille</translation>
    </message>
    <message>
        <source>Enter a sheet</source>
        <translation>Remplir une feuille</translation>
    </message>
    <message>
        <source>Clear the sheet? Press once more.</source>
        <translation>Vider la feuille&#x202f;? Appuie encore une fois.</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Player {n}</source>
        <translation>Joueur {n}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <translation>Nom du joueur {n}</translation>
    </message>
    <message>
        <source>Level of player {n}</source>
        <translation>Niveau du joueur {n}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Wins about three games in four against “{level}”.</source>
        <translation>Gagne environ trois parties sur quatre contre «&#x202f;{level}&#x202f;».</translation>
    </message>
    <message>
        <source>Has just learned the rules.</source>
        <translation>Vient d’apprendre les règles.</translation>
    </message>
    <message>
        <source>{option}, {name}</source>
        <translation>{option}, {name}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light wood by day, dark wood by night.</source>
        <translation>Bois clair le jour, bois sombre la nuit.</translation>
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
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>High: black and white around the boards.</source>
        <translation>Élevé&#xa0;: du noir et du blanc autour des plateaux.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>What computers do is heard more softly than what you do.</source>
        <translation>On entend moins fort ce que font les ordinateurs que ce que tu fais.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Wood, dice, pencil and bell, while the window is in front.</source>
        <translation>Bois, dés, crayon et cloche, quand la fenêtre est au premier plan.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#xa0;%</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>For the window, the rules and the games.</source>
        <translation>Pour la fenêtre, les règles et les jeux.</translation>
    </message>
    <message>
        <source>Slide pieces into place.</source>
        <translation>Faire glisser les pièces jusqu’à leur place.</translation>
    </message>
    <message>
        <source>Larger text everywhere.</source>
        <translation>Un texte plus grand partout.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>{name}, seat {n}</source>
        <translation>{name}, place {n}</translation>
    </message>
    <message>
        <source>{name} is already playing. Choose another name.</source>
        <translation>{name} joue déjà. Choisis un autre nom.</translation>
    </message>
    <message>
        <source>{name} already has this badge. Press it to change.</source>
        <translation>{name} a déjà cet insigne. Appuie dessus pour en changer.</translation>
    </message>
    <message>
        <source>{name}, learn by playing</source>
        <translation>{name}, apprends en jouant</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{name}, {left}</source>
        <translation>{name}, {left}</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>reste {n}</translation>
    </message>
</context>
<context>
    <name>SoloPage</name>
    <message>
        <source>Score a sheet</source>
        <translation>Compter les points</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>Sounds: on</source>
        <translation>Sons&#xa0;: activés</translation>
    </message>
    <message>
        <source>Sounds: off</source>
        <translation>Sons&#xa0;: coupés</translation>
    </message>
    <message>
        <source>Turn sounds off ({key})</source>
        <translation>Couper les sons ({key})</translation>
    </message>
    <message>
        <source>Turn sounds on ({key})</source>
        <translation>Remettre les sons ({key})</translation>
    </message>
</context>
<context>
    <name>Starter</name>
    <message>
        <source>Who starts?</source>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>or the loser of the last game: {name}</source>
        <translation>ou qui a perdu la dernière partie&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Nobody has finished a game of {game} yet. Play a first one, and your results appear here.</source>
        <translation>Personne n’a encore terminé de partie de {game}. Joues-en une première&#xa0;: tes résultats s’afficheront ici.</translation>
    </message>
    <message>
        <source>{name} has not finished a game of {game} yet. Play one, and the results appear here.</source>
        <translation>{name} n’a pas encore terminé de partie de {game}. Joues-en une&#xa0;: les résultats s’afficheront ici.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer une partie de {game}</translation>
    </message>
    <message>
        <source>Scores of</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>With others</source>
        <translation>À plusieurs</translation>
    </message>
    <message>
        <source>Games, {n} of them solo</source>
        <translation>Parties, dont {n} en solo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Choose a person first.</source>
        <translation>Choisis d’abord quelqu’un.</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>Wins in a row (record: {n})</source>
        <translation>Victoires de suite, record&#xa0;{n}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>{what}: {name}</source>
        <translation>{what}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>No game of {game} counts yet.</source>
        <translation>Aucune partie de {game} ne compte encore.</translation>
    </message>
    <message>
        <source>{name} has no game of {game} that counts yet.</source>
        <translation>{name} n’a encore aucune partie de {game} qui compte.</translation>
    </message>
    <message>
        <source>Game played</source>
        <translation>Partie jouée</translation>
    </message>
    <message>
        <source>Games won with others: {won} of {played}</source>
        <translation>Parties gagnées à plusieurs&#xa0;: {won} sur {played}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>{aside}. {sentence}</source>
        <translation>{aside}. {sentence}</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>One try a day, the same for everyone</source>
        <translation>Un essai par jour, le même défi pour tous</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message numerus="yes">
        <source>%n game(s) of the day given up</source>
        <translation>
            <numerusform>%n partie du jour abandonnée</numerusform>
            <numerusform>%n parties du jour abandonnées</numerusform>
        </translation>
    </message>
    <message>
        <source>{deleted}, {given_up}</source>
        <translation>{deleted}, {given_up}</translation>
    </message>
    <message>
        <source>Deleted: {name}</source>
        <translation>Supprimé&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Deleted: {game}</source>
        <translation>Supprimée&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Given up, as a game of the day: {game}</source>
        <translation>Partie du jour, donc abandonnée&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n partie supprimée</numerusform>
            <numerusform>%n parties supprimées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
</context>
<context>
    <name>WhoseDay</name>
    <message>
        <source>Today for {name}</source>
        <translation>Aujourd’hui pour {name}</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>There is no screen for the window. ‘ludogite --help’ works without one.</source>
        <translation>Aucun écran pour afficher la fenêtre. «&#x202f;ludogite --help&#x202f;» fonctionne sans.</translation>
    </message>
    <message>
        <source>Ludogîte is already open, but its window does not answer. What you play here is not saved.</source>
        <translation>Ludogîte est déjà ouvert, mais sa fenêtre ne répond pas. Ce que tu joues ici n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Games, challenges and crosswords</source>
        <translation>Parties, défis et mots croisés</translation>
    </message>
    <message>
        <source>Only {file} was opened: a file with everything in it can’t be opened together with others.</source>
        <translation>Seul {file} a été ouvert&#xa0;: une sauvegarde complète ne s’ouvre pas avec d’autres fichiers.</translation>
    </message>
    <message>
        <source>Not everything could be imported. To open {file}, choose it again.</source>
        <translation>Tout n’a pas pu être importé. Pour ouvrir {file}, choisis-le de nouveau.</translation>
    </message>
    <message>
        <source>{file}: the current folder is gone.</source>
        <translation>{file}&#xa0;: le dossier courant n’existe plus.</translation>
    </message>
    <message>
        <source>Only {file} was opened: challenges and crosswords open one at a time.</source>
        <translation>Seul {file} a été ouvert&#xa0;: les défis et les mots croisés s’ouvrent un par un.</translation>
    </message>
    <message>
        <source>Your games could not be opened, so there is no library now.</source>
        <translation>Tes parties n’ont pas pu être ouvertes&#xa0;: la liste des parties n’est pas disponible.</translation>
    </message>
    <message>
        <source>Your games are still being opened. Try again in a moment.</source>
        <translation>Tes parties sont encore en cours d’ouverture. Réessaie dans un instant.</translation>
    </message>
</context>
<context>
    <name>badges</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>About {name}</source>
        <translation>Profil&#xa0;: {name}</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>lune</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>goutte</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>losange</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>soleil</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>bateau</translation>
    </message>
    <message>
        <source>mushroom</source>
        <translation>champignon</translation>
    </message>
    <message>
        <source>lightning</source>
        <translation>éclair</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>poisson</translation>
    </message>
    <message>
        <source>house</source>
        <translation>maison</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>fleur</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>couronne</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>escargot</translation>
    </message>
    <message>
        <source>cloud</source>
        <translation>nuage</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>oiseau</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>sapin</translation>
    </message>
    <message>
        <source>music</source>
        <translation>musique</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>papillon</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>pomme</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>fusée</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>ours</translation>
    </message>
    <message>
        <source>snowflake</source>
        <translation>flocon</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>ancre</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>lapin</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>parapluie</translation>
    </message>
    <message>
        <source>spiral</source>
        <translation>spirale</translation>
    </message>
    <message>
        <source>tortoise</source>
        <translation>tortue</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>cloche</translation>
    </message>
    <message>
        <source>kite</source>
        <translation>cerf-volant</translation>
    </message>
    <message>
        <source>paw</source>
        <translation>patte</translation>
    </message>
    <message>
        <source>cup</source>
        <translation>tasse</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>cerises</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>vagues</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>chapeau</translation>
    </message>
    <message>
        <source>{sign}, {colour}</source>
        <translation>{sign}, {colour}</translation>
    </message>
    <message>
        <source>Badge: {badge}</source>
        <translation>Insigne&#xa0;: {badge}</translation>
    </message>
    <message>
        <source>{badge}. Press to change.</source>
        <translation>{badge}. Appuie pour en changer.</translation>
    </message>
    <message>
        <source>{badge}. Press to change. The ring has the colour of the pieces.</source>
        <translation>{badge}. Appuie pour en changer. L’anneau a la couleur des pièces.</translation>
    </message>
</context>
<context>
    <name>bigbang</name>
    <message>
        <source>roll {first} + {second}</source>
        <translation>lancer {first} + {second}</translation>
    </message>
    <message>
        <source>token {cell}</source>
        <translation>jeton {cell}</translation>
    </message>
    <message>
        <source>bonus {cell}</source>
        <translation>bonus {cell}</translation>
    </message>
    <message>
        <source>forgotten {bonus}, {cell} up again</source>
        <translation>oubli {bonus}, {cell} de nouveau visible</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>fin du tour</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <translation>{first} + {second}</translation>
    </message>
    <message>
        <source>{dice}: {actions}</source>
        <translation>{dice}&#xa0;: {actions}</translation>
    </message>
    <message>
        <source>{cells}</source>
        <translation>{cells}</translation>
    </message>
    <message>
        <source>bonus {cells}</source>
        <translation>bonus {cells}</translation>
    </message>
    <message>
        <source>forgotten {bonus}, {cell} up</source>
        <translation>oubli {bonus}, {cell} visible</translation>
    </message>
    <message>
        <source>chain of {n}</source>
        <translation>chaîne de {n}</translation>
    </message>
    <message>
        <source>1 bonus</source>
        <translation>1 bonus</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>row {n}</source>
        <translation>la rangée {n}</translation>
    </message>
    <message>
        <source>column {n}</source>
        <translation>la colonne {n}</translation>
    </message>
    <message>
        <source>a diagonal</source>
        <translation>une diagonale</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>Roll for {name}</source>
        <translation>Lancer pour {name}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>ends turn</source>
        <translation>finit ton tour</translation>
    </message>
    <message>
        <source>ends turn without them</source>
        <translation>finit ton tour sans eux</translation>
    </message>
    <message>
        <source>click, or press D</source>
        <translation>clic ou touche&#xa0;D</translation>
    </message>
    <message>
        <source>Dice for {name}</source>
        <translation>Dés pour {name}</translation>
    </message>
    <message>
        <source>Your dice</source>
        <translation>Tes dés</translation>
    </message>
    <message>
        <source>Bonus!</source>
        <translation>Bonus&#x202f;!</translation>
    </message>
    <message>
        <source>Forgotten!</source>
        <translation>Oublié&#x202f;!</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>reste {n}</translation>
    </message>
    <message>
        <source>selected {n}</source>
        <translation>choisi {n}</translation>
    </message>
    <message>
        <source>board clear</source>
        <translation>tout retourné</translation>
    </message>
    <message>
        <source>Big Bang!</source>
        <translation>Big Bang&#x202f;!</translation>
    </message>
    <message>
        <source>point at the bonus</source>
        <translation>montre le bonus</translation>
    </message>
    <message>
        <source>turn up a ringed token</source>
        <translation>remets face visible un jeton cerclé</translation>
    </message>
    <message>
        <source>click: back to your board</source>
        <translation>clic&#xa0;: retour à ton plateau</translation>
    </message>
    <message>
        <source>{why} A second wrong call will be your last this turn.</source>
        <translation>{why} Encore une erreur, et tu ne pourras plus annoncer ce tour-ci.</translation>
    </message>
    <message>
        <source>{why} No more “Bonus!” calls this turn.</source>
        <translation>{why} Tu ne peux plus annoncer de bonus ce tour-ci.</translation>
    </message>
    <message>
        <source>{why} No more “Forgotten!” calls this turn.</source>
        <translation>{why} Tu ne peux plus annoncer d’oubli ce tour-ci.</translation>
    </message>
    <message>
        <source>{why} If it’s a bonus, ring the bell first.</source>
        <translation>{why} Si c’est un bonus, sonne d’abord.</translation>
    </message>
    <message>
        <source>{name}, turn up one of the tokens with a dashed ring.</source>
        <translation>{name}, remets face visible un des jetons cerclés de tirets.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, you forgot %n bonus(es) ({bonuses}): {other} turned {cells} up again. You have {left}.</source>
        <translation>
            <numerusform>{name}, tu as oublié un bonus ({bonuses})&#xa0;: {other} a rendu {cells} visible. Tu as {left}.</numerusform>
            <numerusform>{name}, tu as oublié %n bonus ({bonuses})&#xa0;: {other} a rendu {cells} visibles. Tu as {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>not this turn</source>
        <translation>plus ce tour-ci</translation>
    </message>
    <message>
        <source>Turned for free: {cell} was the last number in {lines} (5 + 1 bonus).</source>
        <translation>Retourné sans payer&#xa0;: {cell} était le dernier nombre dans {lines} (bonus 5 + 1).</translation>
    </message>
    <message>
        <source>Turned for free: {cell} was the last number in {lines} (star bonus).</source>
        <translation>Retourné sans payer&#xa0;: {cell} était le dernier nombre dans {lines} (bonus étoile).</translation>
    </message>
    <message>
        <source>Turned for free: no numbers are left in the star {cell}’s row and column (star bonus).</source>
        <translation>Retournée sans payer&#xa0;: il ne reste aucun nombre dans la rangée ni la colonne de l’étoile {cell} (bonus étoile).</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>{n} for {name}</source>
        <translation>{n} pour {name}</translation>
    </message>
    <message>
        <source>Chain reaction</source>
        <translation>Réaction en chaîne</translation>
    </message>
    <message>
        <source>any key: skip</source>
        <translation>une touche&#xa0;: passer</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>5 + 1</source>
        <translation>5 + 1</translation>
    </message>
    <message>
        <source>Turn tokens</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Start round 2</source>
        <translation>Jouer la manche 2</translation>
    </message>
    <message>
        <source>{thrower}, roll for {name}: click the dish or press D.</source>
        <translation>{thrower}, lance les dés pour {name}&#xa0;: clique sur la piste de dés ou appuie sur D.</translation>
    </message>
    <message>
        <source>Roll the dice: click the dish or press D.</source>
        <translation>Lance les dés&#xa0;: clique sur la piste de dés ou appuie sur D.</translation>
    </message>
    <message>
        <source>Roll your dice for {name} and enter them: 1 to 6, or click.</source>
        <translation>Lance tes dés pour {name} et indique-les&#xa0;: 1 à 6, ou clique.</translation>
    </message>
    <message>
        <source>Roll your dice and enter them: 1 to 6, or click.</source>
        <translation>Lance tes dés et indique-les&#xa0;: 1 à 6, ou clique.</translation>
    </message>
    <message>
        <source>One die shows {n}. And the other?</source>
        <translation>Un dé montre {n}. Et l’autre&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, you have {n}. Has {other} forgotten a bonus? Call it before you play.</source>
        <translation>{name}, tu as {n}. Un bonus oublié chez {other}&#x202f;? Annonce-le avant de jouer.</translation>
    </message>
    <message>
        <source>{name}, you have {n}. Select the tokens to turn.</source>
        <translation>{name}, tu as {n}. Choisis les jetons à retourner.</translation>
    </message>
    <message>
        <source>You have {n}. Select the tokens to turn.</source>
        <translation>Tu as {n}. Choisis les jetons à retourner.</translation>
    </message>
    <message>
        <source>{n} left. Select more tokens, or roll for {other}.</source>
        <translation>Il te reste {n}. Choisis d’autres jetons, ou lance pour {other}.</translation>
    </message>
    <message>
        <source>{n} left. Select more tokens, or roll again.</source>
        <translation>Il te reste {n}. Choisis d’autres jetons, ou relance.</translation>
    </message>
    <message>
        <source>You can still turn a token. Roll once more to end your turn anyway.</source>
        <translation>Tu peux encore retourner un jeton. Relance pour finir quand même ton tour.</translation>
    </message>
    <message>
        <source>Big Bang! {n} bonuses in a chain. {left} left.</source>
        <translation>Big Bang&#x202f;! {n} bonus à la chaîne. Il reste {left}.</translation>
    </message>
    <message>
        <source>{name} wins round {n}</source>
        <translation>{name} gagne la manche {n}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Manche {n}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>à {name}</translation>
    </message>
    <message>
        <source>Turn {cells}. {reason}</source>
        <translation>Retourne {cells}. {reason}</translation>
    </message>
    <message>
        <source>Bonus {cell}. {reason}</source>
        <translation>Bonus {cell}. {reason}</translation>
    </message>
    <message>
        <source>Forgotten: {cell}. {reason}</source>
        <translation>Oublié&#xa0;: {cell}. {reason}</translation>
    </message>
    <message>
        <source>Roll now. {reason}</source>
        <translation>Lance les dés. {reason}</translation>
    </message>
    <message>
        <source>{name}, {cell}, {value}</source>
        <translation>{name}, {cell}, {value}</translation>
    </message>
    <message>
        <source>{name}, {cell}, star</source>
        <translation>{name}, {cell}, étoile</translation>
    </message>
    <message>
        <source>{name}, {cell}, face down</source>
        <translation>{name}, {cell}, retourné</translation>
    </message>
    <message>
        <source>{name}, {cell}</source>
        <translation>{name}, {cell}</translation>
    </message>
    <message>
        <source>{name}, {cell}, {value}, selected</source>
        <translation>{name}, {cell}, {value}, choisi</translation>
    </message>
    <message>
        <source>{name}, {cell}, face down, can be turned up</source>
        <translation>{name}, {cell}, retourné, peut redevenir visible</translation>
    </message>
    <message>
        <source>die {n}</source>
        <translation>dé {n}</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n token(s)</source>
        <translation>
            <numerusform>Retourner %n jeton</numerusform>
            <numerusform>Retourner %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) selected for {sum}, leaving {left}. Press Enter to turn.</source>
        <translation>
            <numerusform>%n jeton choisi pour {sum}&#xa0;: il te restera {left}. Entrée pour le retourner.</numerusform>
            <numerusform>%n jetons choisis pour {sum}&#xa0;: il te restera {left}. Entrée pour les retourner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select tokens first: click them, or use the arrows and Space.</source>
        <translation>Choisis d’abord des jetons&#xa0;: clique dessus, ou flèches et Espace.</translation>
    </message>
    <message>
        <source>Your selection is not turned yet. Press Enter to turn it, or roll again to leave it.</source>
        <translation>Ta sélection n’est pas encore retournée. Entrée pour la retourner, ou relance pour la laisser.</translation>
    </message>
    <message>
        <source>Not a bonus: all its lines still have other numbers face up.</source>
        <translation>Ce n’est pas un bonus&#xa0;: toutes ses lignes ont encore d’autres nombres visibles.</translation>
    </message>
    <message>
        <source>Not a bonus: the star’s row or column still has numbers face up.</source>
        <translation>Ce n’est pas un bonus&#xa0;: il reste des nombres visibles sur la rangée ou la colonne de l’étoile.</translation>
    </message>
    <message>
        <source>Not a bonus: {other} missed nothing there.</source>
        <translation>Ce n’est pas un bonus&#xa0;: {other} n’a rien oublié là.</translation>
    </message>
    <message>
        <source>This token is face down. Point at one that is face up.</source>
        <translation>Ce jeton est retourné. Montre un jeton visible.</translation>
    </message>
    <message>
        <source>You have already called this one.</source>
        <translation>Tu as déjà annoncé celui-ci.</translation>
    </message>
    <message>
        <source>Right, {name}! It was the last number in {lines}. Turn up a token with a dashed ring.</source>
        <translation>Exact, {name}&#x202f;! C’était le dernier nombre dans {lines}. Remets face visible un jeton cerclé de tirets.</translation>
    </message>
    <message>
        <source>Right, {name}! The star’s row and column were clear. Turn up a token with a dashed ring.</source>
        <translation>Exact, {name}&#x202f;! La rangée et la colonne de l’étoile étaient vides. Remets face visible un jeton cerclé de tirets.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n lancer</numerusform>
            <numerusform>%n lancers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost</source>
        <translation>
            <numerusform>%n point perdu</numerusform>
            <numerusform>%n points perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>The best tokens to turn are numbered; 1 is the best.</source>
        <translation>Les meilleurs jetons à retourner sont numérotés&#x202f;; 1 est le meilleur.</translation>
    </message>
    <message>
        <source>Call forgotten bonuses at the start of your turn, before you play.</source>
        <translation>Annonce un oubli au début de ton tour, avant de jouer.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Lance d’abord les dés.</translation>
    </message>
    <message>
        <source>A chain reaction! Press any key to skip.</source>
        <translation>Réaction en chaîne&#x202f;! Appuie sur une touche pour passer.</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>Round 2: swap boards, all tokens face up. {name} starts.</source>
        <translation>Manche 2&#xa0;: on échange les plateaux, tous les jetons face visible. {name} commence.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} has turned all 36. {loser} loses %n point(s).</source>
        <translation>
            <numerusform>{winner} a retourné les 36 jetons. {loser} perd %n point.</numerusform>
            <numerusform>{winner} a retourné les 36 jetons. {loser} perd %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>What {name} had left</source>
        <translation>Ce qu’il restait à {name}</translation>
    </message>
    <message>
        <source>Each star left counts {n}.</source>
        <translation>Chaque étoile restante compte {n}.</translation>
    </message>
    <message>
        <source>{n} left: not enough for {value}</source>
        <translation>reste {n}&#xa0;: pas assez pour {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n face up</source>
        <translation>
            <numerusform>%n visible</numerusform>
            <numerusform>%n visibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens turned over since then stay hidden.</source>
        <translation>Les jetons retournés depuis restent cachés.</translation>
    </message>
    <message>
        <source>Two wrong calls: no more “Bonus!” calls this turn.</source>
        <translation>Deux annonces fausses&#xa0;: tu ne peux plus annoncer de bonus ce tour-ci.</translation>
    </message>
    <message>
        <source>Two wrong calls: no more “Forgotten!” calls this turn.</source>
        <translation>Deux annonces fausses&#xa0;: tu ne peux plus annoncer d’oubli ce tour-ci.</translation>
    </message>
    <message>
        <source>{call} You can’t call it again this turn.</source>
        <translation>{call} Tu ne peux plus l’annoncer ce tour-ci.</translation>
    </message>
    <message>
        <source>This is {name}’s board. Press Esc to go back to yours.</source>
        <translation>Ce plateau est à {name}. Échap pour revenir au tien.</translation>
    </message>
    <message>
        <source>Bonus! {name}, point at the token. Esc cancels.</source>
        <translation>Bonus&#x202f;! {name}, montre le jeton. Échap pour renoncer.</translation>
    </message>
    <message>
        <source>Forgotten! {name}, point at a bonus that {other} missed. Esc cancels.</source>
        <translation>Oublié&#x202f;! {name}, montre un bonus oublié par {other}. Échap pour renoncer.</translation>
    </message>
    <message>
        <source>Right, but no token on its lines is face down: nothing to turn up.</source>
        <translation>Exact, mais aucun jeton n’est retourné sur ses lignes&#xa0;: rien à remettre face visible.</translation>
    </message>
    <message>
        <source>Your bonuses are automatic: nothing to call.</source>
        <translation>Tes bonus sont automatiques&#xa0;: rien à annoncer.</translation>
    </message>
    <message>
        <source>Bonuses are automatic for {other}: nothing to claim.</source>
        <translation>Les bonus sont automatiques pour {other}&#xa0;: rien à réclamer.</translation>
    </message>
    <message>
        <source>Too early: {other} hasn’t turned a token yet.</source>
        <translation>Trop tôt&#xa0;: {other} n’a encore retourné aucun jeton.</translation>
    </message>
    <message>
        <source>{n} left: not enough for any token. Roll for {other}.</source>
        <translation>Il te reste {n}&#xa0;: pas assez pour un jeton. Lance les dés pour {other}.</translation>
    </message>
    <message>
        <source>{n} left: not enough for any token. Roll again.</source>
        <translation>Il te reste {n}&#xa0;: pas assez pour un jeton. Relance les dés.</translation>
    </message>
    <message>
        <source>{n} left: not enough for any token. Call a bonus, or roll for {other}.</source>
        <translation>Il te reste {n}&#xa0;: pas assez pour un jeton. Annonce un bonus, ou lance les dés pour {other}.</translation>
    </message>
    <message>
        <source>{n} left: not enough for any token. Call a bonus, or roll again.</source>
        <translation>Il te reste {n}&#xa0;: pas assez pour un jeton. Annonce un bonus, ou relance les dés.</translation>
    </message>
</context>
<context>
    <name>bigbang_slip</name>
    <message>
        <source>row {n}</source>
        <translation>rangée {n}</translation>
    </message>
    <message>
        <source>column {n}</source>
        <translation>colonne {n}</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonale</translation>
    </message>
</context>
<context>
    <name>bigbang_solo</name>
    <message>
        <source>Board of the day</source>
        <translation>Plateau du jour</translation>
    </message>
    <message>
        <source>One board, one attempt. Clear it in as few rolls as you can.</source>
        <translation>Un plateau, un seul essai. Retourne tout en aussi peu de lancers que possible.</translation>
    </message>
    <message>
        <source>You cleared the board in {points} rolls.</source>
        <translation>Tu as tout retourné en {points} lancers.</translation>
    </message>
    <message>
        <source>{place}. {points} rolls, {name}, {day}</source>
        <translation>{place}. {points} lancers, {name}, {day}</translation>
    </message>
    <message>
        <source>{day}: {points} rolls</source>
        <translation>{day}&#xa0;: {points} lancers</translation>
    </message>
    <message>
        <source>{day}: {points} rolls, not counted</source>
        <translation>{day}&#xa0;: {points} lancers, non compté</translation>
    </message>
    <message>
        <source>Best scores, bonuses {choice}</source>
        <translation>Meilleurs scores, bonus {choice}</translation>
    </message>
    <message>
        <source>No results yet. The computer needs about 14 rolls: can you beat it?</source>
        <translation>Pas encore de résultat. L’ordinateur met environ 14 lancers&#xa0;: feras-tu mieux&#x202f;?</translation>
    </message>
    <message>
        <source>Everyone gets the same board and rolls today, and only your first attempt counts. With a hint, or if you undo a roll, it no longer counts.</source>
        <translation>Le plateau et les lancers du jour sont les mêmes pour tous, et seul ton premier essai compte. Avec un indice, ou si tu annules un lancer, il ne compte plus.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n game(s), {mean} rolls on average</source>
        <translation>
            <numerusform>{name}&#xa0;: %n partie, {mean} lancers en moyenne</numerusform>
            <numerusform>{name}&#xa0;: %n parties, {mean} lancers en moyenne</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared in {points} rolls.</source>
        <translation>Tout retourné en {points} lancers.</translation>
    </message>
    <message>
        <source>{points} rolls</source>
        <translation>{points} lancers</translation>
    </message>
</context>
<context>
    <name>bigbang_statistics</name>
    <message>
        <source>Taken</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>Oubliés</translation>
    </message>
    <message>
        <source>Claimed from the opponent</source>
        <translation>Réclamés à l’adversaire</translation>
    </message>
    <message>
        <source>Bonuses without help</source>
        <translation>Bonus sans aide</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Bonuses forgotten, game by game</source>
        <translation>Bonus oubliés, partie par partie</translation>
    </message>
    <message>
        <source>Fewest rolls</source>
        <translation>Le moins de lancers</translation>
    </message>
    <message>
        <source>Average rolls</source>
        <translation>Lancers en moyenne</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lancers</translation>
    </message>
    <message>
        <source>Fewest points lost</source>
        <translation>Le moins de points perdus</translation>
    </message>
    <message>
        <source>Average points lost</source>
        <translation>Points perdus en moyenne</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Place</source>
        <translation>Poser</translation>
    </message>
</context>
<context>
    <name>challenge</name>
    <message>
        <source>{piece}, {colour}</source>
        <translation>{piece}, {colour}</translation>
    </message>
    <message>
        <source>takes back: {move}</source>
        <translation>reprend&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Placed {n} of {all}</source>
        <translation>Posées&#xa0;: {n} sur {all}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>Take back {piece}. {reason}</source>
        <translation>Reprends {piece}. {reason}</translation>
    </message>
    <message>
        <source>{square}; target: {colour}</source>
        <translation>{square}&#x202f;; modèle&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>This challenge has no solution.</source>
        <translation>Ce défi n’a pas de solution.</translation>
    </message>
    <message>
        <source>Build the cube whose three faces look like the target. Take a piece from the shelf.</source>
        <translation>Construis le cube dont les trois faces ressemblent au modèle. Prends une pièce sur l’étagère.</translation>
    </message>
    <message>
        <source>Build the half cube whose three faces look like the target. Take a piece from the shelf.</source>
        <translation>Construis le demi-cube dont les trois faces ressemblent au modèle. Prends une pièce sur l’étagère.</translation>
    </message>
    <message>
        <source>Place the remaining pieces to match the target.</source>
        <translation>Pose les pièces restantes pour reproduire le modèle.</translation>
    </message>
    <message>
        <source>{n} squares are wrong. Click a piece to take it back, or take the next one.</source>
        <translation>{n} cases sont fausses. Clique sur une pièce pour la reprendre, ou prends la suivante.</translation>
    </message>
    <message>
        <source>One square is wrong. Click a piece to take it back, or take the next one.</source>
        <translation>Une case est fausse. Clique sur une pièce pour la reprendre, ou prends la suivante.</translation>
    </message>
    <message>
        <source>All placed, but {n} squares don’t match. Click a piece to take it back.</source>
        <translation>Tout est posé, mais {n} cases ne correspondent pas. Clique sur une pièce pour la reprendre.</translation>
    </message>
    <message>
        <source>All placed, but one square doesn’t match. Click a piece to take it back.</source>
        <translation>Tout est posé, mais une case ne correspond pas. Clique sur une pièce pour la reprendre.</translation>
    </message>
    <message>
        <source>Yes, you can still solve it from here.</source>
        <translation>Oui, c’est encore possible à partir d’ici.</translation>
    </message>
    <message>
        <source>No, not from here: take something back first.</source>
        <translation>Non, pas à partir d’ici&#xa0;: reprends d’abord une pièce.</translation>
    </message>
    <message>
        <source>Best time {time} · {name}</source>
        <translation>Record {time} · {name}</translation>
    </message>
    <message>
        <source>yours {time}</source>
        <translation>toi {time}</translation>
    </message>
    <message>
        <source>Best time {time}, yours</source>
        <translation>Record {time}, le tien</translation>
    </message>
    <message>
        <source>No best time yet</source>
        <translation>Pas encore de record</translation>
    </message>
    <message>
        <source>Solved in {time}!</source>
        <translation>Réussi en {time}&#x202f;!</translation>
    </message>
    <message>
        <source>Solved in {time} — best time</source>
        <translation>Réussi en {time} — record</translation>
    </message>
    <message>
        <source>Solved, with the solution</source>
        <translation>Réussi, avec la solution</translation>
    </message>
    <message>
        <source>Well done, {name}: {time} faster than your best, and without a hint.</source>
        <translation>Bravo {name}&#xa0;: {time} de moins que ton record, et sans indice.</translation>
    </message>
    <message>
        <source>Well done, {name}: your first time here, and without a hint.</source>
        <translation>Bravo {name}&#xa0;: c’est ta première réussite ici, et sans indice.</translation>
    </message>
    <message>
        <source>Well done, {name}: nobody here was faster, and without a hint.</source>
        <translation>Bravo {name}&#xa0;: personne n’a fait mieux, et sans indice.</translation>
    </message>
    <message>
        <source>Your best time is still {time}.</source>
        <translation>Ton record reste {time}.</translation>
    </message>
    <message>
        <source>You have seen the solution: this one doesn’t count.</source>
        <translation>Tu as vu la solution&#xa0;: cette fois ne compte pas.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>record</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Suivant&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Times at {name}</source>
        <translation>Temps au défi {name}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}</source>
        <translation>{minutes}&#xa0;min&#xa0;{seconds}</translation>
    </message>
    <message>
        <source>{n} seconds</source>
        <translation>{n} secondes</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>une seconde</translation>
    </message>
    <message>
        <source>The solution as a film: this is the start.</source>
        <translation>La solution en film&#xa0;: voici le départ.</translation>
    </message>
    <message>
        <source>The solution as a film: {piece}.</source>
        <translation>La solution en film&#xa0;: {piece}.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>en solo</translation>
    </message>
    <message>
        <source>A piece rests on this one and comes off with it.</source>
        <translation>Une pièce s’appuie sur celle-ci et vient avec elle.</translation>
    </message>
    <message>
        <source>{n} pieces rest on this one and come off with it.</source>
        <translation>{n} pièces s’appuient sur celle-ci et viennent avec elle.</translation>
    </message>
    <message>
        <source>This is a starting piece: it stays where it is.</source>
        <translation>C’est une pièce de départ&#xa0;: elle reste à sa place.</translation>
    </message>
    <message>
        <source>Hold a piece over a square: the line below says whether it works.</source>
        <translation>Tiens une pièce sur une case&#xa0;: la ligne du bas dit si ça marche.</translation>
    </message>
    <message>
        <source>With help it counts as solved, but not for the best time.</source>
        <translation>Avec de l’aide, c’est réussi, mais sans record.</translation>
    </message>
</context>
<context>
    <name>challenge_statistics</name>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Usual (median)</source>
        <translation>Habituel (médiane)</translation>
    </message>
    <message>
        <source>Solved without help</source>
        <translation>Réussis sans aide</translation>
    </message>
    <message>
        <source>Challenge times by level</source>
        <translation>Temps des défis par niveau</translation>
    </message>
    <message>
        <source>Challenges solved</source>
        <translation>Défis réussis</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec de l’aide</translation>
    </message>
</context>
<context>
    <name>challenges</name>
    <message>
        <source>solved with gravity</source>
        <translation>réussi avec la pesanteur</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>best time {time}</source>
        <translation>meilleur temps {time}</translation>
    </message>
    <message>
        <source>Challenges of this level</source>
        <translation>Défis de ce niveau</translation>
    </message>
    <message>
        <source>It has no solution: it cannot be solved.</source>
        <translation>Il n’a pas de solution&#xa0;: on ne peut pas le résoudre.</translation>
    </message>
    <message>
        <source>It has exactly one solution.</source>
        <translation>Il a exactement une solution.</translation>
    </message>
    <message>
        <source>It has several solutions. Any of them will do.</source>
        <translation>Il a plusieurs solutions. N’importe laquelle convient.</translation>
    </message>
    <message>
        <source>No challenge could be made. Please try again.</source>
        <translation>Aucun défi n’a pu être créé. Réessaie.</translation>
    </message>
    <message>
        <source>{level}: {solved} of {all} solved</source>
        <translation>{level}&#xa0;: {solved} sur {all}</translation>
    </message>
    <message>
        <source>started, {time} so far</source>
        <translation>commencé, {time} pour l’instant</translation>
    </message>
    <message>
        <source>Copied: send it to a friend.</source>
        <translation>Copié&#xa0;: envoie-le à un ami.</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Magicien</translation>
    </message>
    <message>
        <source>{level} {n}</source>
        <translation>{level} {n}</translation>
    </message>
    <message>
        <source>Counting its solutions…</source>
        <translation>On compte ses solutions…</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) to place</source>
        <translation>
            <numerusform>%n pièce à poser</numerusform>
            <numerusform>%n pièces à poser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n challenge(s) solved</source>
        <translation>
            <numerusform>%n défi réussi</numerusform>
            <numerusform>%n défis réussis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved with gravity</source>
        <translation>
            <numerusform>%n réussi avec la pesanteur</numerusform>
            <numerusform>%n réussis avec la pesanteur</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>{series}: {value}</source>
        <translation>{series}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{column}: {values}</source>
        <translation>{column}&#xa0;: {values}</translation>
    </message>
    <message>
        <source>The last {n}: {columns}</source>
        <translation>Les {n} derniers&#xa0;: {columns}</translation>
    </message>
</context>
<context>
    <name>content</name>
    <message>
        <source>This is not a list of challenges.</source>
        <translation>Ce n’est pas une liste de défis.</translation>
    </message>
    <message>
        <source>The file is too large for a challenge.</source>
        <translation>Le fichier est trop gros pour un défi.</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation>Impossible de lire le fichier ({reason}).</translation>
    </message>
    <message>
        <source>This is not a JSON file.</source>
        <translation>Ce n’est pas un fichier JSON.</translation>
    </message>
    <message>
        <source>Almost: check the spelling.</source>
        <translation>Presque&#xa0;: vérifie l’orthographe.</translation>
    </message>
    <message>
        <source>The first line must be {header}, separated by tabs.</source>
        <translation>La première ligne doit être {header}, séparés par des tabulations.</translation>
    </message>
    <message>
        <source>A line has five fields separated by tabs; this one has {n}.</source>
        <translation>Une ligne a cinq champs séparés par des tabulations&#x202f;; celle-ci en a {n}.</translation>
    </message>
    <message>
        <source>The level is 1, 2 or 3, not “{level}”.</source>
        <translation>Le niveau est 1, 2 ou 3, pas «&#x202f;{level}&#x202f;».</translation>
    </message>
    <message>
        <source>A question ends with “?” and has at most {most} characters.</source>
        <translation>Une question finit par «&#x202f;?&#x202f;» et compte au plus {most} caractères.</translation>
    </message>
    <message>
        <source>Each answer has 1 to {most} characters, and there is at least one.</source>
        <translation>Chaque réponse compte de 1 à {most} caractères, et il en faut au moins une.</translation>
    </message>
    <message>
        <source>A question of level 1 has three wrong choices, the others none.</source>
        <translation>Une question de niveau 1 a trois mauvais choix, les autres aucun.</translation>
    </message>
    <message>
        <source>This file is too large for a crossword.</source>
        <translation>Ce fichier est trop gros pour une grille.</translation>
    </message>
    <message>
        <source>This file is not a UTF-8 text.</source>
        <translation>Ce fichier n’est pas un texte UTF-8.</translation>
    </message>
    <message>
        <source>This file cannot be read ({reason}).</source>
        <translation>Impossible de lire ce fichier ({reason}).</translation>
    </message>
    <message>
        <source>This file is not an ipuz crossword.</source>
        <translation>Ce fichier n’est pas une grille ipuz.</translation>
    </message>
    <message>
        <source>The crossword must be {columns}×{rows}; this one is {width}×{height}.</source>
        <translation>La grille doit faire {columns}×{rows}&#x202f;; celle-ci fait {width}×{height}.</translation>
    </message>
    <message>
        <source>“{key}” must have {rows} rows of {columns} cells.</source>
        <translation>«&#x202f;{key}&#x202f;» doit avoir {rows} rangées de {columns} cases.</translation>
    </message>
    <message>
        <source>“{cell}” in “solution” is neither a letter nor a black square.</source>
        <translation>«&#x202f;{cell}&#x202f;» dans «&#x202f;solution&#x202f;» n’est ni une lettre ni une case noire.</translation>
    </message>
    <message>
        <source>There are no clues.</source>
        <translation>Il n’y a pas de définitions.</translation>
    </message>
    <message>
        <source>A clue must be its number and its text.</source>
        <translation>Une définition, c’est un numéro et un texte.</translation>
    </message>
    <message>
        <source>A clue has 1 to {most} characters, this one {n}.</source>
        <translation>Une définition a de 1 à {most} caractères, celle-ci {n}.</translation>
    </message>
    <message>
        <source>This file is too large for a word file.</source>
        <translation>Ce fichier est trop gros pour un fichier de mots.</translation>
    </message>
    <message>
        <source>This code has a typo.</source>
        <translation>Ce code contient une faute de frappe.</translation>
    </message>
    <message>
        <source>Codes never contain “{letter}”.</source>
        <translation>Un code ne contient jamais «&#x202f;{letter}&#x202f;».</translation>
    </message>
    <message>
        <source>Line {line} has the same question.</source>
        <translation>La ligne {line} a la même question.</translation>
    </message>
    <message>
        <source>“{theme}” is not one of the themes: {themes}.</source>
        <translation>«&#x202f;{theme}&#x202f;» n’est pas un des thèmes&#xa0;: {themes}.</translation>
    </message>
    <message>
        <source>Two choices are the same, or a wrong choice is a right answer.</source>
        <translation>Deux choix sont identiques, ou un mauvais choix est une bonne réponse.</translation>
    </message>
    <message>
        <source>This file is not an ipuz crossword: it is not JSON.</source>
        <translation>Ce fichier n’est pas une grille ipuz&#xa0;: ce n’est pas du JSON.</translation>
    </message>
    <message>
        <source>The black squares of “puzzle” and “solution” do not match.</source>
        <translation>Les cases noires de «&#x202f;puzzle&#x202f;» et «&#x202f;solution&#x202f;» ne correspondent pas.</translation>
    </message>
    <message>
        <source>There is a clue for {number} {direction}, but no such word.</source>
        <translation>Il y a une définition pour {number} {direction}, mais pas de mot.</translation>
    </message>
    <message>
        <source>Line {line} has the same clue.</source>
        <translation>La ligne {line} a la même définition.</translation>
    </message>
    <message>
        <source>answer form level note clue</source>
        <translation>mot forme niveau note définition</translation>
    </message>
    <message>
        <source>A code is a level and five letters or digits, like Wizard 66GG6.</source>
        <translation>Un code, c’est un niveau et cinq lettres ou chiffres, comme Magicien 66GG6.</translation>
    </message>
    <message>
        <source>This isn’t a readable file.</source>
        <translation>Ce fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The first line names the columns: {header}, separated by tabs.</source>
        <translation>La première ligne nomme les colonnes&#xa0;: {header}, séparées par des tabulations.</translation>
    </message>
    <message>
        <source>A line has five columns ({header}) separated by tabs; this one has {n}.</source>
        <translation>Une ligne a cinq colonnes ({header}) séparées par des tabulations&#x202f;; celle-ci en a {n}.</translation>
    </message>
    <message>
        <source>The answer is 2 to 7 letters A–Z, without accents, not “{answer}”.</source>
        <translation>Le mot a 2 à 7 lettres de A à Z, sans accents&#x202f;; «&#x202f;{answer}&#x202f;» ne va pas.</translation>
    </message>
    <message>
        <source>The form is the answer as it is spelled: “{form}” does not spell {answer}.</source>
        <translation>La forme est le mot tel qu’il s’écrit&#xa0;: «&#x202f;{form}&#x202f;» ne donne pas {answer}.</translation>
    </message>
    <message>
        <source>The level is 1 (easy), 2 (medium) or 3 (hard), not “{level}”.</source>
        <translation>Le niveau est 1 (facile), 2 (moyen) ou 3 (difficile), pas «&#x202f;{level}&#x202f;».</translation>
    </message>
    <message>
        <source>The note helps with the ending: nothing, or one of: {notes}; not “{note}”.</source>
        <translation>La note aide pour la terminaison&#xa0;: rien, ou bien {notes}&#x202f;; pas «&#x202f;{note}&#x202f;».</translation>
    </message>
    <message>
        <source>There are no words of your own in this language yet ({language}). Add a word file in the settings.</source>
        <translation>Il n’y a pas encore de mots à toi dans cette langue ({language}). Ajoute un fichier de mots dans les réglages.</translation>
    </message>
    <message>
        <source>No line of your word file can be used any more ({language}). Add another one in the settings.</source>
        <translation>Plus aucune ligne de ton fichier de mots n’est utilisable ({language}). Ajoutes-en un autre dans les réglages.</translation>
    </message>
    <message>
        <source>Your own words: {own} of {all} answers.</source>
        <translation>Tes propres mots&#xa0;: {own} réponses sur {all}.</translation>
    </message>
    <message>
        <source>Your own words: only {own} of {all} answers. More do not cross each other; a file of about a hundred words mostly makes half of a grid.</source>
        <translation>Tes propres mots&#xa0;: seulement {own} réponses sur {all}. Les autres ne se croisent pas&#x202f;; avec une centaine de mots, on remplit le plus souvent la moitié d’une grille.</translation>
    </message>
</context>
<context>
    <name>continue_list</name>
    <message>
        <source>from move {n}</source>
        <translation>à partir du coup {n}</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>{name} against the computer</source>
        <translation>{name} contre l’ordinateur</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>Dice to roll</source>
        <translation>Dés à lancer</translation>
    </message>
    <message>
        <source>The computer to move</source>
        <translation>À l’ordinateur de jouer</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>pas commencée</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Enter continues the game, Delete deletes it.</source>
        <translation>Entrée continue la partie, Suppr la supprime.</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Supprimer cette partie</translation>
    </message>
    <message>
        <source>Die to roll</source>
        <translation>Dé à lancer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{name} to roll</source>
        <translation>À {name} de lancer</translation>
    </message>
</context>
<context>
    <name>copied</name>
    <message>
        <source>Ludogîte, board of {day}: cleared in {points} rolls</source>
        <translation>Ludogîte, plateau du {day}&#xa0;: retourné en {points} lancers</translation>
    </message>
    <message>
        <source>Ludogîte, grid of {day}: {points} points in {throws} rolls</source>
        <translation>Ludogîte, grille du {day}&#xa0;: {points} points en {throws} lancers</translation>
    </message>
    <message>
        <source>Ludogîte, roll of {day}: {points} points, {rating}</source>
        <translation>Ludogîte, lancers du {day}&#xa0;: {points} points, {rating}</translation>
    </message>
    <message>
        <source>Ludogîte, {game}, puzzle of {day}: solved at the first try</source>
        <translation>Ludogîte, {game}, énigme du {day}&#xa0;: résolue du premier coup</translation>
    </message>
    <message>
        <source>Ludogîte, {game}, puzzle of {day}: solved</source>
        <translation>Ludogîte, {game}, énigme du {day}&#xa0;: résolue</translation>
    </message>
    <message>
        <source>Ludogîte, {game}, puzzle of {day}: not solved</source>
        <translation>Ludogîte, {game}, énigme du {day}&#xa0;: pas résolue</translation>
    </message>
</context>
<context>
    <name>crossword</name>
    <message>
        <source>Roll the die</source>
        <translation>Lancer le dé</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Choose a square</source>
        <translation>Choisis une case</translation>
    </message>
    <message>
        <source>Enter your die</source>
        <translation>Entre la valeur du dé</translation>
    </message>
    <message>
        <source>Judge: F or J</source>
        <translation>Juge&#xa0;: F ou J</translation>
    </message>
    <message>
        <source>Go to {square}</source>
        <translation>Aller en {square}</translation>
    </message>
    <message>
        <source>Type an answer first, or pass (F4).</source>
        <translation>Tape d’abord une réponse, ou passe (F4).</translation>
    </message>
    <message>
        <source>Choose an answer first, or pass (F4).</source>
        <translation>Choisis d’abord une réponse, ou passe (F4).</translation>
    </message>
    <message>
        <source>Pass? That is a miss. Press again.</source>
        <translation>Passer&#x202f;? C’est un échec. Appuie encore.</translation>
    </message>
    <message>
        <source>Pass without answering? Press again.</source>
        <translation>Passer sans répondre&#x202f;? Appuie encore.</translation>
    </message>
    <message>
        <source>{name} wins {more}–{fewer}!</source>
        <translation>{name} gagne, {more} à {fewer}&#x202f;!</translation>
    </message>
    <message>
        <source>Look at the answer first: hold Space, or the button.</source>
        <translation>Regarde d’abord la réponse&#xa0;: maintiens Espace ou le bouton.</translation>
    </message>
    <message>
        <source>T{n}</source>
        <translation>H{n}</translation>
    </message>
    <message>
        <source>R{n}</source>
        <translation>D{n}</translation>
    </message>
    <message>
        <source>B{n}</source>
        <translation>B{n}</translation>
    </message>
    <message>
        <source>L{n}</source>
        <translation>G{n}</translation>
    </message>
    <message>
        <source>the top left corner</source>
        <translation>coin en haut à gauche</translation>
    </message>
    <message>
        <source>the top right corner</source>
        <translation>coin en haut à droite</translation>
    </message>
    <message>
        <source>the bottom right corner</source>
        <translation>coin en bas à droite</translation>
    </message>
    <message>
        <source>the bottom left corner</source>
        <translation>coin en bas à gauche</translation>
    </message>
    <message>
        <source>{n} across</source>
        <translation>{n} horizontal</translation>
    </message>
    <message>
        <source>{n} down</source>
        <translation>{n} vertical</translation>
    </message>
    <message>
        <source>{line}, the left word</source>
        <translation>{line}, le mot de gauche</translation>
    </message>
    <message>
        <source>{line}, the right word</source>
        <translation>{line}, le mot de droite</translation>
    </message>
    <message>
        <source>{line}, the upper word</source>
        <translation>{line}, le mot du haut</translation>
    </message>
    <message>
        <source>{line}, the lower word</source>
        <translation>{line}, le mot du bas</translation>
    </message>
    <message>
        <source>{line}, word {n}</source>
        <translation>{line}, mot {n}</translation>
    </message>
    <message>
        <source>{n} letters, none in place</source>
        <translation>{n} lettres, aucune en place</translation>
    </message>
    <message>
        <source>{n} letters, {found} in place</source>
        <translation>{n} lettres, {found} en place</translation>
    </message>
    <message>
        <source>row {n}: all words found</source>
        <translation>rangée {n}&#xa0;: mots trouvés</translation>
    </message>
    <message>
        <source>column {n}: all words found</source>
        <translation>colonne {n}&#xa0;: mots trouvés</translation>
    </message>
    <message>
        <source>{n} to {square}</source>
        <translation>{n} en {square}</translation>
    </message>
    <message>
        <source>{n} to the corner</source>
        <translation>{n} au coin</translation>
    </message>
    <message>
        <source>{n} → {square}</source>
        <translation>{n} → {square}</translation>
    </message>
    <message>
        <source>{n}, right, {rest}</source>
        <translation>{n}, juste, {rest}</translation>
    </message>
    <message>
        <source>on to {square}</source>
        <translation>va en {square}</translation>
    </message>
    <message>
        <source>{word}: {answer}</source>
        <translation>{word}&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>{word}, missed</source>
        <translation>{word}, manqué</translation>
    </message>
    <message>
        <source>{answer} +{points}</source>
        <translation>{answer} +{points}</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>question right</source>
        <translation>question&#xa0;: juste</translation>
    </message>
    <message>
        <source>question wrong</source>
        <translation>question&#xa0;: faux</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>yellow pawn</source>
        <translation>pion jaune</translation>
    </message>
    <message>
        <source>blue pawn</source>
        <translation>pion bleu</translation>
    </message>
    <message>
        <source>easy grid</source>
        <translation>grille facile</translation>
    </message>
    <message>
        <source>medium grid</source>
        <translation>grille moyenne</translation>
    </message>
    <message>
        <source>hard grid</source>
        <translation>grille difficile</translation>
    </message>
    <message>
        <source>F2 or Esc: back to yours</source>
        <translation>F2 ou Échap&#xa0;: retour chez toi</translation>
    </message>
    <message>
        <source>{series} · turn {n} of {turns}</source>
        <translation>{series} · tour {n} sur {turns}</translation>
    </message>
    <message>
        <source>Choose a square first: click one, or use the arrows or type its name.</source>
        <translation>Choisis d’abord une case&#xa0;: clique dessus, utilise les flèches ou tape son nom.</translation>
    </message>
    <message>
        <source>The line of {square} is complete: choose another.</source>
        <translation>La ligne de {square} est finie&#xa0;: choisis une autre case.</translation>
    </message>
    <message>
        <source>Corners have no clue: choose a numbered square.</source>
        <translation>Un coin n’a pas de définition&#xa0;: choisis une case numérotée.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>to start: {n}</source>
        <translation>pour commencer&#xa0;: {n}</translation>
    </message>
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
            <numerusform>{series} · %n lancer</numerusform>
            <numerusform>{series} · %n lancers</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s board</source>
        <translation>Chez {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) still missing.</source>
        <translation>
            <numerusform>Il manque encore %n lettre.</numerusform>
            <numerusform>Il manque encore %n lettres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossword_card</name>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Letters to click</source>
        <translation>Lettres à cliquer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>to answer</source>
        <translation>pour répondre</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Two right answers</source>
        <translation>Deux bonnes réponses</translation>
    </message>
    <message>
        <source>the star takes you anywhere</source>
        <translation>l’étoile t’emmène où tu veux</translation>
    </message>
    <message>
        <source>you may go anywhere</source>
        <translation>tu vas où tu veux</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Où vas-tu&#x202f;?</translation>
    </message>
    <message>
        <source>{name} chooses a square.</source>
        <translation>{name} choisit une case.</translation>
    </message>
    <message>
        <source>Point at a lit square to see its word.</source>
        <translation>Montre une case éclairée pour voir son mot.</translation>
    </message>
    <message>
        <source>round the track</source>
        <translation>fait le tour</translation>
    </message>
    <message>
        <source>straight there</source>
        <translation>y va droit</translation>
    </message>
    <message>
        <source>Bonus question</source>
        <translation>Question bonus</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ta réponse</translation>
    </message>
    <message>
        <source>Right: roll again</source>
        <translation>Juste&#xa0;: tu relances</translation>
    </message>
    <message>
        <source>Right twice: anywhere</source>
        <translation>Deux fois juste&#xa0;: où tu veux</translation>
    </message>
    <message>
        <source>{name}: hold to see the answer</source>
        <translation>{name} maintient pour voir</translation>
    </message>
    <message>
        <source>You can change this until the next roll.</source>
        <translation>Tu peux corriger jusqu’au prochain lancer.</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>coin</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n lancer</numerusform>
            <numerusform>%n lancers</numerusform>
        </translation>
    </message>
    <message>
        <source>to review</source>
        <translation>à revoir</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>pas trouvé</translation>
    </message>
    <message>
        <source>{name} judges</source>
        <translation>{name} juge</translation>
    </message>
    <message>
        <source>Red square, all words found</source>
        <translation>Case rouge, mots trouvés</translation>
    </message>
    <message>
        <source>Hold to see the answer</source>
        <translation>Maintiens pour voir la réponse</translation>
    </message>
    <message>
        <source>Answer, for you alone</source>
        <translation>Réponse, à garder pour toi</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>{name} says it</source>
        <translation>{name} répond</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Juste&#x202f;!</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <source>Answer: {answer}</source>
        <translation>Réponse&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>The word stays open.</source>
        <translation>Le mot reste à trouver.</translation>
    </message>
    <message>
        <source>{name}, your roll</source>
        <translation>À toi de lancer, {name}&#x202f;!</translation>
    </message>
    <message>
        <source>Your roll</source>
        <translation>À toi de lancer</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <translation>{name} lance le dé</translation>
    </message>
    <message>
        <source>{name}, roll again</source>
        <translation>{name}, relance&#x202f;!</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relance le dé</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>{name}, you start</source>
        <translation>{name}, tu commences</translation>
    </message>
    <message>
        <source>Lowest roll starts.</source>
        <translation>Le plus petit lancer commence.</translation>
    </message>
    <message>
        <source>From {square}, clockwise.</source>
        <translation>Départ&#xa0;: {square}.</translation>
    </message>
    <message>
        <source>or click the die</source>
        <translation>ou clique sur le dé</translation>
    </message>
    <message>
        <source>What does your die show?</source>
        <translation>Que montre ton dé&#x202f;?</translation>
    </message>
    <message>
        <source>First grid complete</source>
        <translation>Première grille finie</translation>
    </message>
    <message>
        <source>it is hatched in the grid</source>
        <translation>hachurée dans la grille</translation>
    </message>
    <message>
        <source>hatched in the grid</source>
        <translation>hachurées dans la grille</translation>
    </message>
    <message>
        <source>Grid complete</source>
        <translation>Grille finie</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Carnet</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvé</translation>
    </message>
    <message>
        <source>Nothing missed.</source>
        <translation>Aucun mot manqué.</translation>
    </message>
    <message>
        <source>points per letter</source>
        <translation>points par lettre</translation>
    </message>
    <message>
        <source>{name} gets a bonus question.</source>
        <translation>{name} répond à une question bonus.</translation>
    </message>
    <message>
        <source>A tie: both roll again.</source>
        <translation>Égalité&#xa0;: on relance tous les deux.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) {name} missed, 5 each</source>
        <translation>
            <numerusform>%n lettre manquée par {name}, 5 points</numerusform>
            <numerusform>%n lettres manquées par {name}, 5 chacune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) not found</source>
        <translation>
            <numerusform>%n lettre non trouvée</numerusform>
            <numerusform>%n lettres non trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters, {n} each</source>
        <translation>Lettres à {n}</translation>
    </message>
</context>
<context>
    <name>crossword_names</name>
    <message>
        <source>{name}, row {row}, column {column}, black</source>
        <translation>{name}, rangée {row}, colonne {column}, noire</translation>
    </message>
    <message>
        <source>{name}, row {row}, column {column}, empty</source>
        <translation>{name}, rangée {row}, colonne {column}, vide</translation>
    </message>
    <message>
        <source>{name}, row {row}, column {column}, {letter}</source>
        <translation>{name}, rangée {row}, colonne {column}, {letter}</translation>
    </message>
    <message>
        <source>{name}, row {row}, column {column}, {letter} in pencil</source>
        <translation>{name}, rangée {row}, colonne {column}, {letter} au crayon</translation>
    </message>
    <message>
        <source>{name}, row {row}, column {column}, {letter}, not found</source>
        <translation>{name}, rangée {row}, colonne {column}, {letter}, non trouvée</translation>
    </message>
    <message>
        <source>{name}, {square}, {kind}</source>
        <translation>{name}, {square}, {kind}</translation>
    </message>
    <message>
        <source>{name}, {square}, {kind}, the pawn is here</source>
        <translation>{name}, {square}, {kind}, le pion est ici</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verte</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>leads anywhere</source>
        <translation>mène où l’on veut</translation>
    </message>
    <message>
        <source>all words found, bonus question</source>
        <translation>mots trouvés, question bonus</translation>
    </message>
    <message>
        <source>all words found, leads anywhere</source>
        <translation>mots trouvés, mène où l’on veut</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>die, {n}</source>
        <translation>dé, {n}</translation>
    </message>
    <message>
        <source>die {n}</source>
        <translation>dé {n}</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Look at the other board (F2)</source>
        <translation>Regarder l’autre plateau (F2)</translation>
    </message>
    <message>
        <source>Back to your own board (F2)</source>
        <translation>Revenir à ta grille (F2)</translation>
    </message>
    <message>
        <source>Your answer: {text}</source>
        <translation>Ta réponse&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{button} ({key})</source>
        <translation>{button} ({key})</translation>
    </message>
</context>
<context>
    <name>crossword_solo</name>
    <message>
        <source>Grid of the day</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <source>One grid, one attempt. Fill it for as many points as you can.</source>
        <translation>Une grille, un seul essai. Remplis-la avec le plus de points possible.</translation>
    </message>
    <message>
        <source>{points} points in {throws} rolls</source>
        <translation>{points} points en {throws} lancers</translation>
    </message>
    <message>
        <source>{place}. {points} points in {throws} rolls, {name}, {day}</source>
        <translation>{place}. {points} points en {throws} lancers, {name}, {day}</translation>
    </message>
    <message>
        <source>Best scores, {choice}</source>
        <translation>Meilleurs scores, série {choice}</translation>
    </message>
    <message>
        <source>No results yet. A letter found at the first try is worth 15 points.</source>
        <translation>Pas encore de résultat. Une lettre trouvée du premier coup vaut 15 points.</translation>
    </message>
    <message>
        <source>{points} points in {throws} rolls.</source>
        <translation>{points} points en {throws} lancers.</translation>
    </message>
    <message>
        <source>Everyone who plays the same series gets the same grid and rolls today, and only your first attempt counts.</source>
        <translation>Tous ceux qui jouent la même série ont aujourd’hui la même grille et les mêmes lancers, et seul ton premier essai compte.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
</context>
<context>
    <name>crossword_statistics</name>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqués</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Words by level of the grid</source>
        <translation>Mots selon le niveau de la grille</translation>
    </message>
    <message>
        <source>Words by length, {level}</source>
        <translation>Mots selon la longueur, {level}</translation>
    </message>
    <message>
        <source>{title}, {language}</source>
        <translation>{title}, {language}</translation>
    </message>
</context>
<context>
    <name>crossword_turn</name>
    <message>
        <source>{name}, roll the die: click it or press Space.</source>
        <translation>{name}, lance le dé&#xa0;: clique dessus ou appuie sur Espace.</translation>
    </message>
    <message>
        <source>Roll the die: click it or press Space.</source>
        <translation>Lance le dé&#xa0;: clique dessus ou appuie sur Espace.</translation>
    </message>
    <message>
        <source>{name}, roll your die and enter it: 1 to 6, or click.</source>
        <translation>{name}, lance ton dé et entre sa valeur&#xa0;: 1 à 6, ou clique.</translation>
    </message>
    <message>
        <source>Roll your die and enter it: 1 to 6, or click.</source>
        <translation>Lance ton dé et entre sa valeur&#xa0;: 1 à 6, ou clique.</translation>
    </message>
    <message>
        <source>Roll your die for {name} and enter it: 1 to 6, or click.</source>
        <translation>Lance ton dé pour {name} et entre sa valeur&#xa0;: 1 à 6, ou clique.</translation>
    </message>
    <message>
        <source>{name}, roll the die: lowest roll starts.</source>
        <translation>{name}, lance le dé&#xa0;: le plus petit lancer commence.</translation>
    </message>
    <message>
        <source>{name} rolls the die.</source>
        <translation>{name} lance le dé.</translation>
    </message>
    <message>
        <source>{answer}: right, +{points}! {turn}</source>
        <translation>{answer}&#xa0;: juste, +{points}&#x202f;! {turn}</translation>
    </message>
    <message>
        <source>{name} missed: the word stays open. {turn}</source>
        <translation>{name} a manqué le mot&#xa0;: il reste à trouver. {turn}</translation>
    </message>
    <message>
        <source>Missed: the word stays open. {turn}</source>
        <translation>Manqué&#xa0;: le mot reste à trouver. {turn}</translation>
    </message>
    <message>
        <source>Right! {turn}</source>
        <translation>Juste&#x202f;! {turn}</translation>
    </message>
    <message>
        <source>Wrong. {turn}</source>
        <translation>Faux. {turn}</translation>
    </message>
    <message>
        <source>{name}, go wherever you like: click a lit square, or type its name and press Enter.</source>
        <translation>{name}, va où tu veux&#xa0;: clique sur une case éclairée, ou tape son nom, puis Entrée.</translation>
    </message>
    <message>
        <source>Go wherever you like: click a lit square, or type its name and press Enter.</source>
        <translation>Va où tu veux&#xa0;: clique sur une case éclairée, ou tape son nom, puis Entrée.</translation>
    </message>
    <message>
        <source>{name}, type your answer, or pass (F4). Accents do not matter.</source>
        <translation>{name}, tape ta réponse ou passe (F4). Les accents ne comptent pas.</translation>
    </message>
    <message>
        <source>Type your answer, or pass (F4). Accents do not matter.</source>
        <translation>Tape ta réponse ou passe (F4). Les accents ne comptent pas.</translation>
    </message>
    <message>
        <source>Is that it? Press Answer or Enter.</source>
        <translation>C’est bien ça&#x202f;? Appuie sur Répondre ou sur Entrée.</translation>
    </message>
    <message>
        <source>All words of row {n} are found. A right answer lets you roll again.</source>
        <translation>Tous les mots de la rangée {n} sont trouvés. Une bonne réponse, et tu relances le dé.</translation>
    </message>
    <message>
        <source>All words of column {n} are found. A right answer lets you roll again.</source>
        <translation>Tous les mots de la colonne {n} sont trouvés. Une bonne réponse, et tu relances le dé.</translation>
    </message>
    <message>
        <source>A second question: answer it right, and you may go anywhere.</source>
        <translation>Deuxième question&#xa0;: une bonne réponse, et tu vas où tu veux.</translation>
    </message>
    <message>
        <source>{name}, say your answer aloud. Then {judge} holds Space to check it.</source>
        <translation>{name}, dis ta réponse à voix haute. Puis {judge} maintient Espace pour vérifier.</translation>
    </message>
    <message>
        <source>{judge}, was it right? F for wrong, J for right.</source>
        <translation>{judge}, était-ce juste&#x202f;? F&#xa0;: faux, J&#xa0;: juste.</translation>
    </message>
    <message>
        <source>Time is up. {judge}, was it right? F for wrong, J for right.</source>
        <translation>Le temps est écoulé. {judge}, était-ce juste&#x202f;? F&#xa0;: faux, J&#xa0;: juste.</translation>
    </message>
</context>
<context>
    <name>cube</name>
    <message>
        <source>A region is a box of 32 cells like 2x4x4, or 32 different cells of three digits 0–7.</source>
        <translation>Une région est une boîte de 32 cases comme 2x4x4, ou 32 cases différentes de trois chiffres 0–7.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The three faces</source>
        <translation>Les trois faces</translation>
    </message>
    <message>
        <source>{piece}, {n}</source>
        <translation>{piece}, {n}</translation>
    </message>
    <message>
        <source>{piece}, {n}, is placed</source>
        <translation>{piece}, {n}, est en place</translation>
    </message>
    <message>
        <source>Layer {n}</source>
        <translation>Couche {n}</translation>
    </message>
    <message>
        <source>Layer {n}, on the violet wall</source>
        <translation>Couche {n}, contre la paroi violette</translation>
    </message>
    <message>
        <source>blue wall</source>
        <translation>paroi bleue</translation>
    </message>
    <message>
        <source>green wall</source>
        <translation>paroi verte</translation>
    </message>
    <message>
        <source>Those are {name}’s pieces.</source>
        <translation>Ces pièces sont à {name}.</translation>
    </message>
    <message>
        <source>{name}, your turn: take a piece from your shelf.</source>
        <translation>{name}, à toi&#xa0;: prends une pièce sur ton étagère.</translation>
    </message>
    <message>
        <source>Here: {piece}. {reason}</source>
        <translation>Ici&#xa0;: {piece}. {reason}</translation>
    </message>
    <message>
        <source>{face}, row {row}, column {column}: {piece}</source>
        <translation>{face}, rangée {row}, colonne {column}&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{face}, row {row}, column {column}: empty</source>
        <translation>{face}, rangée {row}, colonne {column}&#xa0;: vide</translation>
    </message>
    <message>
        <source>Place it here</source>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>barre</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, {n}, is in the hand</source>
        <translation>{piece}, {n}, est en main</translation>
    </message>
    <message>
        <source>Layer {n}, the top face</source>
        <translation>Couche {n}, la face du dessus</translation>
    </message>
    <message>
        <source>{name} has no piece that fits and is skipped.</source>
        <translation>{name} ne peut rien poser et passe son tour.</translation>
    </message>
    <message>
        <source>Hold a piece over a square: the line below says what that is worth.</source>
        <translation>Tiens une pièce sur une case&#xa0;: la ligne du bas dit ce que vaut cette place.</translation>
    </message>
    <message>
        <source>Number {n} of {all}: worth {value} squares. {reason}</source>
        <translation>Numéro {n} sur {all}&#xa0;: vaut {value} cases. {reason}</translation>
    </message>
    <message>
        <source>Take a piece first: press 1 to 8, or click one on the shelf.</source>
        <translation>Prends d’abord une pièce&#xa0;: touches 1 à 8, ou clique sur l’étagère.</translation>
    </message>
    <message>
        <source>Point at a square first.</source>
        <translation>Montre d’abord une case.</translation>
    </message>
    <message>
        <source>It doesn’t fit on this square.</source>
        <translation>Elle n’entre pas sur cette case.</translation>
    </message>
    <message>
        <source>{why} Wheel or Tab: the nearest places where it fits · arrows: another square</source>
        <translation>{why} Molette ou Tab&#xa0;: les places les plus proches où elle entre · flèches&#xa0;: une autre case</translation>
    </message>
    <message>
        <source>It sticks out here.</source>
        <translation>Ici, elle dépasse.</translation>
    </message>
    <message>
        <source>Another piece is in the way.</source>
        <translation>Une autre pièce est sur le chemin.</translation>
    </message>
    <message>
        <source>It doesn’t fit anywhere further that way.</source>
        <translation>Elle n’entre nulle part plus loin de ce côté.</translation>
    </message>
    <message>
        <source>There is no place left for it.</source>
        <translation>Il ne reste aucune place pour elle.</translation>
    </message>
    <message>
        <source>Click to pin it here, then turn it with the pad · wheel: other ways</source>
        <translation>Clique pour l’épingler ici, puis tourne-la avec le pavé · molette&#xa0;: autres positions</translation>
    </message>
    <message>
        <source>It fits and stays put. Click to pin it here, then turn it with the pad · wheel: other ways</source>
        <translation>Elle entre et tient ici. Clique pour l’épingler, puis tourne-la · molette&#xa0;: autres positions</translation>
    </message>
    <message>
        <source>It fits. Click to pin it here, then turn it with the pad · wheel: other ways</source>
        <translation>Elle entre ici. Clique pour l’épingler, puis tourne-la · molette&#xa0;: autres positions</translation>
    </message>
    <message>
        <source>It is already in the cube: {body}.</source>
        <translation>Elle est déjà dans le cube&#xa0;: {body}.</translation>
    </message>
    <message>
        <source>{n} right</source>
        <translation>{n} en place</translation>
    </message>
    <message>
        <source>{n} wrong</source>
        <translation>{n} à corriger</translation>
    </message>
    <message>
        <source>{n} still open</source>
        <translation>{n} à remplir</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>{right} right, {wrong} wrong, {open} still open.</source>
        <translation>{right} en place, {wrong} à corriger, {open} à remplir.</translation>
    </message>
    <message>
        <source>left face</source>
        <translation>face de gauche</translation>
    </message>
    <message>
        <source>right face</source>
        <translation>face de droite</translation>
    </message>
    <message>
        <source>top face</source>
        <translation>face du dessus</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>top</source>
        <translation>dessus</translation>
    </message>
    <message>
        <source>Left face: {red} red, {yellow} yellow.</source>
        <translation>Face de gauche&#xa0;: rouge {red}, jaune {yellow}.</translation>
    </message>
    <message>
        <source>Right face: {red} red, {yellow} yellow.</source>
        <translation>Face de droite&#xa0;: rouge {red}, jaune {yellow}.</translation>
    </message>
    <message>
        <source>Top face: {red} red, {yellow} yellow.</source>
        <translation>Face du dessus&#xa0;: rouge {red}, jaune {yellow}.</translation>
    </message>
    <message>
        <source>if you place it here</source>
        <translation>si tu la poses ici</translation>
    </message>
    <message>
        <source>With the piece here. {counts}</source>
        <translation>Avec la pièce ici. {counts}</translation>
    </message>
    <message>
        <source>{piece}, {place}</source>
        <translation>{piece}, {place}</translation>
    </message>
    <message>
        <source>row {row}, column {columns}</source>
        <translation>rangée {row}, colonne {columns}</translation>
    </message>
    <message>
        <source>row {row}, columns {columns}</source>
        <translation>rangée {row}, colonnes {columns}</translation>
    </message>
    <message>
        <source>level {level}, {rows}</source>
        <translation>niveau {level}, {rows}</translation>
    </message>
    <message>
        <source>{first}; {others}</source>
        <translation>{first}&#x202f;; {others}</translation>
    </message>
    <message>
        <source>Point at a square, or press Tab · wheel: other ways</source>
        <translation>Montre une case, ou appuie sur Tab · molette&#xa0;: autres positions</translation>
    </message>
    <message>
        <source>It stays here: arrows or Tab move it, the pad turns it · click it again or Enter to place it</source>
        <translation>Elle reste ici&#xa0;: flèches ou Tab la déplacent, le pavé la tourne · second clic ou Entrée pour la poser</translation>
    </message>
    <message>
        <source>{piece}, {n}, has no place left</source>
        <translation>{piece}, {n}, n’a plus de place</translation>
    </message>
</context>
<context>
    <name>days</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest run: %n day(s)</source>
        <translation>
            <numerusform>La plus longue série&#xa0;: %n jour</numerusform>
            <numerusform>La plus longue série&#xa0;: %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>{result} (played later)</source>
        <translation>{result} (jouée plus tard)</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>{file} cannot be written ({why}).</source>
        <translation>Impossible d’écrire {file} ({why}).</translation>
    </message>
    <message>
        <source>This is for Linux desktops only.</source>
        <translation>C’est réservé aux bureaux Linux.</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>average: {mean}</source>
        <translation>moyenne&#xa0;: {mean}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} gagnent ensemble</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Play again, {name} starts</source>
        <translation>Rejouer, {name} commence</translation>
    </message>
    <message>
        <source>Your first result!</source>
        <translation>Ton premier résultat&#x202f;!</translation>
    </message>
    <message>
        <source>New record! It was {points}.</source>
        <translation>Nouveau record&#x202f;! Il était de {points}.</translation>
    </message>
    <message>
        <source>You equalled your record!</source>
        <translation>Record égalé&#x202f;!</translation>
    </message>
    <message>
        <source>Your record: {points}</source>
        <translation>Ton record&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Not counted: only your first attempt of the day counts.</source>
        <translation>Non compté&#xa0;: seul ton premier essai du jour compte.</translation>
    </message>
    <message>
        <source>Not counted: that day was over.</source>
        <translation>Non compté&#xa0;: ce jour était passé.</translation>
    </message>
    <message>
        <source>With help: not in the statistics.</source>
        <translation>Avec de l’aide&#xa0;: hors statistiques.</translation>
    </message>
    <message>
        <source>Not counted: played on from another game.</source>
        <translation>Non compté&#xa0;: partie reprise d’une autre.</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n win(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n victoire</numerusform>
            <numerusform>{name}&#xa0;: %n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n égalité</numerusform>
            <numerusform>%n égalités</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins so far</source>
        <translation>Victoires jusqu’ici</translation>
    </message>
    <message>
        <source>Wins so far · {draws}</source>
        <translation>Victoires jusqu’ici · {draws}</translation>
    </message>
    <message>
        <source>Next: {level}</source>
        <translation>Suivant&#xa0;: {level}</translation>
    </message>
    <message numerus="yes">
        <source>Your %n game(s)</source>
        <translation>
            <numerusform>Ta partie</numerusform>
            <numerusform>Tes %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted: you had help or undid a roll.</source>
        <translation>Non compté&#xa0;: tu as eu de l’aide ou annulé un lancer.</translation>
    </message>
</context>
<context>
    <name>exercise</name>
    <message>
        <source>Right!</source>
        <translation>Oui, c’est ça&#x202f;!</translation>
    </message>
    <message>
        <source>That is allowed, but look again.</source>
        <translation>C’est permis, mais regarde encore.</translation>
    </message>
    <message>
        <source>Read first, then press the button below the words.</source>
        <translation>Lis d’abord, puis appuie sur le bouton sous le texte.</translation>
    </message>
    <message>
        <source>{sentence} Marked: {cells}.</source>
        <translation>{sentence} Cases marquées&#xa0;: {cells}.</translation>
    </message>
</context>
<context>
    <name>file_dialog</name>
    <message>
        <source>Look in:</source>
        <translation>Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Type de fichier&#xa0;:</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>Images PNG</translation>
    </message>
</context>
<context>
    <name>firsts</name>
    <message>
        <source>First game</source>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>First win against somebody</source>
        <translation>Première victoire contre quelqu’un</translation>
    </message>
    <message>
        <source>First win against the computer</source>
        <translation>Première victoire contre l’ordinateur</translation>
    </message>
    <message>
        <source>First win against the strongest computer</source>
        <translation>Première victoire contre l’ordinateur le plus fort</translation>
    </message>
    <message>
        <source>A game of each of the five</source>
        <translation>Une partie de chacun des cinq jeux</translation>
    </message>
    <message>
        <source>The game of the day for the first time</source>
        <translation>La partie du jour pour la première fois</translation>
    </message>
    <message>
        <source>The game of the day, seven days in a row</source>
        <translation>La partie du jour, sept jours de suite</translation>
    </message>
    <message>
        <source>Thirty points in Six Symbols</source>
        <translation>Trente points dans Six symboles</translation>
    </message>
    <message>
        <source>A chain of ten in Big Bang</source>
        <translation>Une chaîne de dix dans Big Bang</translation>
    </message>
    <message>
        <source>A word of ten letters in Crossword Track</source>
        <translation>Un mot de dix lettres dans Mots en piste</translation>
    </message>
    <message>
        <source>A cube without hints</source>
        <translation>Un cube sans indice</translation>
    </message>
    <message>
        <source>A puzzle solved at the first try</source>
        <translation>Une énigme du premier coup</translation>
    </message>
</context>
<context>
    <name>game_ui</name>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message numerus="yes">
        <source>%n challenge(s)</source>
        <translation>
            <numerusform>%n défi</numerusform>
            <numerusform>%n défis</numerusform>
        </translation>
    </message>
    <message>
        <source>Solo &amp; paper</source>
        <translation>Solo et papier</translation>
    </message>
    <message>
        <source>Roll of the day</source>
        <translation>Lancers du jour</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Board of the day</source>
        <translation>Plateau du jour</translation>
    </message>
    <message>
        <source>Grid of the day</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <source>Show your colour on the three faces of the cube.</source>
        <translation>Montre ta couleur sur les trois faces du cube.</translation>
    </message>
    <message>
        <source>Eight pieces each</source>
        <translation>Huit pièces chacun</translation>
    </message>
    <message>
        <source>Line up the same symbols on your sheet.</source>
        <translation>Aligne les mêmes symboles sur ta feuille.</translation>
    </message>
    <message>
        <source>Twelve rolls for everyone</source>
        <translation>Douze lancers pour tous</translation>
    </message>
    <message>
        <source>Turn your 36 tokens before the other player.</source>
        <translation>Retourne tes 36 jetons avant l’autre.</translation>
    </message>
    <message>
        <source>Turn all 36 tokens in as few rolls as you can.</source>
        <translation>Retourne les 36 jetons en le moins de lancers possible.</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Deux manches</translation>
    </message>
    <message>
        <source>Go round the track and fill in your grid before the other player.</source>
        <translation>Fais le tour de la piste et remplis ta grille avant l’autre.</translation>
    </message>
    <message>
        <source>Go round the track and fill in your grid.</source>
        <translation>Fais le tour de la piste et remplis ta grille.</translation>
    </message>
    <message>
        <source>A board each</source>
        <translation>Un plateau chacun</translation>
    </message>
    <message>
        <source>Complete a row, column or region with four different shapes.</source>
        <translation>Complète une rangée, une colonne ou une région avec quatre formes différentes.</translation>
    </message>
</context>
<context>
    <name>grades</name>
    <message>
        <source>master</source>
        <translation>maître</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>1 or 2 players</source>
        <translation>1 ou 2 joueurs</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} à {most} joueurs</translation>
    </message>
    <message>
        <source>{minutes} min · ages {age}+</source>
        <translation>{minutes}&#xa0;min · dès {age} ans</translation>
    </message>
    <message numerus="yes">
        <source>{library} · %n game(s)</source>
        <translation>
            <numerusform>{library} · %n</numerusform>
            <numerusform>{library} · %n</numerusform>
        </translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 ou 2</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <translation>{fewest} à {most}</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Énigme du jour</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>pas résolue</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn {game} first</source>
        <translation>Apprendre d’abord {game}</translation>
    </message>
    <message numerus="yes">
        <source>All %n games in progress</source>
        <translation>
            <numerusform>%n partie en cours</numerusform>
            <numerusform>Les %n parties en cours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>keep</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n énigme</numerusform>
            <numerusform>%n énigmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of your own</source>
        <translation>
            <numerusform>%n mot à toi</numerusform>
            <numerusform>%n mots à toi</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is saved as {file}.</source>
        <translation>Tout est sauvegardé dans {file}.</translation>
    </message>
    <message>
        <source>Everything was replaced.</source>
        <translation>Tout est remplacé.</translation>
    </message>
    <message>
        <source>What is new was added.</source>
        <translation>Ce qui est nouveau est ajouté.</translation>
    </message>
    <message>
        <source>Everything was here already.</source>
        <translation>Tout était déjà ici.</translation>
    </message>
    <message>
        <source>Here now: {things}.</source>
        <translation>Il y a maintenant ici&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>New: {things}.</source>
        <translation>Nouveau&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>Already here: {things}.</source>
        <translation>Déjà ici&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation>{first}, {others}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>What was here before is kept as {file}.</source>
        <translation>Ce qu’il y avait avant est gardé dans {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} ne peut pas être écrit ({reason}).</translation>
    </message>
    <message>
        <source>Ludogîte itself uses {file}. Please choose another name.</source>
        <translation>Ludogîte utilise lui-même {file}. Choisis un autre nom.</translation>
    </message>
    <message>
        <source>Something was played meanwhile. Nothing was changed; please try again.</source>
        <translation>On a joué entre-temps. Rien n’a été changé&#x202f;; réessaie.</translation>
    </message>
    <message>
        <source>Your games are still being recovered. Please try again when that is finished.</source>
        <translation>Tes parties sont encore en train d’être récupérées. Réessaie quand ce sera fini.</translation>
    </message>
    <message>
        <source>This isn’t a readable file.</source>
        <translation>Ce fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>This file cannot be read ({reason}).</source>
        <translation>Impossible de lire ce fichier ({reason}).</translation>
    </message>
    <message>
        <source>This file is damaged, or was not saved by Ludogîte. Nothing was changed.</source>
        <translation>Ce fichier est endommagé, ou n’a pas été sauvegardé par Ludogîte. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>This file was saved by a newer Ludogîte. Nothing was changed.</source>
        <translation>Ce fichier a été sauvegardé par un Ludogîte plus récent. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Saving everything… {percent}%</source>
        <translation>Sauvegarde en cours… {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Reading the file… {percent}%</source>
        <translation>Lecture du fichier… {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Bringing everything back… {percent}%</source>
        <translation>Restauration en cours… {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Your games could not be opened, so nothing can be saved or brought back.</source>
        <translation>Tes parties n’ont pas pu être ouvertes&#xa0;: rien ne peut être sauvegardé ni restauré.</translation>
    </message>
    <message>
        <source>This could not be done. Nothing was changed; please try again.</source>
        <translation>Cela n’a pas pu se faire. Rien n’a été changé&#x202f;; réessaie.</translation>
    </message>
    <message>
        <source>Everything in one file</source>
        <translation>Tout dans un fichier</translation>
    </message>
    <message>
        <source>{players}: {names}</source>
        <translation>{players}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Saved by Ludogîte {version}</source>
        <translation>Sauvegardé par Ludogîte {version}</translation>
    </message>
    <message>
        <source>Saved on {day} by Ludogîte {version}</source>
        <translation>Sauvegardé le {day} par Ludogîte {version}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), of {day}</source>
        <translation>
            <numerusform>%n partie, du {day}</numerusform>
            <numerusform>%n parties, du {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from {first} to {last}</source>
        <translation>
            <numerusform>%n partie, du {first} au {last}</numerusform>
            <numerusform>%n parties, du {first} au {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>With real dice: what they show</source>
        <translation>Vrais dés&#xa0;: ce qu’ils montrent</translation>
    </message>
    <message>
        <source>Move from token to token</source>
        <translation>Aller de jeton en jeton</translation>
    </message>
    <message>
        <source>Select the token, or point at it</source>
        <translation>Choisir le jeton, ou le désigner</translation>
    </message>
    <message>
        <source>Turn what is selected</source>
        <translation>Retourner les jetons choisis</translation>
    </message>
    <message>
        <source>Bonus: take the bell</source>
        <translation>Bonus&#xa0;: prendre la clochette</translation>
    </message>
    <message>
        <source>Roll the die; as a judge, hold to see the answer</source>
        <translation>Lancer le dé&#x202f;; pour juger, maintenir pour voir la réponse</translation>
    </message>
    <message>
        <source>With a real die: what it shows; questions: choose an answer</source>
        <translation>Vrai dé&#xa0;: ce qu’il montre&#x202f;; questions&#xa0;: choisir une réponse</translation>
    </message>
    <message>
        <source>Go round the track, move the cursor, choose an answer</source>
        <translation>Faire le tour de la piste, déplacer le curseur, choisir une réponse</translation>
    </message>
    <message>
        <source>Type the name of a square, a word or an answer</source>
        <translation>Taper le nom d’une case, un mot ou une réponse</translation>
    </message>
    <message>
        <source>To the first or the last letter</source>
        <translation>À la première ou à la dernière lettre</translation>
    </message>
    <message>
        <source>Erase a letter</source>
        <translation>Effacer une lettre</translation>
    </message>
    <message>
        <source>Go there, answer</source>
        <translation>Y aller, répondre</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>As a judge: wrong or right</source>
        <translation>Pour juger&#xa0;: faux ou juste</translation>
    </message>
    <message>
        <source>Look at the other board</source>
        <translation>Regarder l’autre plateau</translation>
    </message>
    <message>
        <source>Back to your own board</source>
        <translation>Revenir à ton plateau</translation>
    </message>
    <message>
        <source>At the end: leaf through the notebook</source>
        <translation>À la fin&#xa0;: feuilleter le carnet</translation>
    </message>
    <message>
        <source>Take a piece; with Shift a yellow one, in challenges with both colours</source>
        <translation>Prendre une pièce&#x202f;; avec Maj, une jaune (défis à deux couleurs)</translation>
    </message>
    <message>
        <source>Turn it around the left, right or top axis; with Shift the other way</source>
        <translation>La tourner autour de l’axe de gauche, de droite ou du dessus&#x202f;; avec Maj dans l’autre sens</translation>
    </message>
    <message>
        <source>Move it towards the left, right or top face; with Shift the other way</source>
        <translation>La déplacer vers la face de gauche, de droite ou du dessus&#x202f;; avec Maj dans l’autre sens</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>La poser</translation>
    </message>
    <message>
        <source>Put the piece back; in challenges also: take the piece under the cursor</source>
        <translation>Remettre la pièce&#x202f;; dans un défi aussi&#xa0;: reprendre celle sous le curseur</translation>
    </message>
    <message>
        <source>Look around the cube</source>
        <translation>Tourner autour du cube</translation>
    </message>
    <message>
        <source>Nearer or farther</source>
        <translation>Approcher ou éloigner</translation>
    </message>
    <message>
        <source>Standard view</source>
        <translation>Vue standard</translation>
    </message>
    <message>
        <source>See through red or yellow pieces</source>
        <translation>Voir à travers les pièces rouges ou jaunes</translation>
    </message>
    <message>
        <source>Challenges: show the target over the cube</source>
        <translation>Défis&#xa0;: montrer le modèle sur le cube</translation>
    </message>
    <message>
        <source>Challenges: can it still be solved?</source>
        <translation>Défis&#xa0;: peut-on encore réussir&#x202f;?</translation>
    </message>
    <message>
        <source>Challenges: show the solution</source>
        <translation>Défis&#xa0;: montrer la solution</translation>
    </message>
    <message>
        <source>While the solution is shown: step, play or pause, close</source>
        <translation>Pendant la solution&#xa0;: pas à pas, lecture ou pause, fermer</translation>
    </message>
    <message>
        <source>Take a sphere, cylinder, cube or cone</source>
        <translation>Prendre une sphère, un cylindre, un cube ou un cône</translation>
    </message>
    <message>
        <source>Choose the cell</source>
        <translation>Choisir la case</translation>
    </message>
    <message>
        <source>Place the piece</source>
        <translation>Poser la pièce</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Remettre la pièce</translation>
    </message>
    <message>
        <source>Move the pair over the sheet</source>
        <translation>Déplacer la paire sur la feuille</translation>
    </message>
    <message>
        <source>Turn the pair</source>
        <translation>Tourner la paire</translation>
    </message>
    <message>
        <source>Pencil it in; once more: on to the next sheet, or write in ink</source>
        <translation>Placer au crayon&#x202f;; encore une fois&#xa0;: feuille suivante, ou écrire à l’encre</translation>
    </message>
    <message>
        <source>Erase the pencil marks, or put the pair back</source>
        <translation>Effacer le crayon, ou remettre la paire</translation>
    </message>
    <message>
        <source>Go to the sheet of this number; start symbols and real dice: choose</source>
        <translation>Aller à la feuille de ce numéro&#x202f;; symboles de départ et vrais dés&#xa0;: choisir</translation>
    </message>
    <message>
        <source>To the next or the previous sheet</source>
        <translation>À la feuille suivante ou précédente</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>Dans chaque jeu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save the game in a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Sounds off, and on again</source>
        <translation>Couper les sons, et les remettre</translation>
    </message>
    <message>
        <source>Board only, and all again</source>
        <translation>Le plateau seul, puis tout de nouveau</translation>
    </message>
    <message>
        <source>Look back: one move back or on</source>
        <translation>Revoir&#xa0;: un coup en arrière ou en avant</translation>
    </message>
    <message>
        <source>While you look back: play or pause the film</source>
        <translation>En revoyant la partie&#xa0;: lire le film ou faire une pause</translation>
    </message>
    <message>
        <source>While you look back: to the start or the end</source>
        <translation>En revoyant la partie&#xa0;: au début ou à la fin</translation>
    </message>
    <message>
        <source>Reviewed: try your mistakes again</source>
        <translation>Partie analysée&#xa0;: rejouer tes erreurs</translation>
    </message>
    <message>
        <source>Put down, close, back to the game; press twice to leave it</source>
        <translation>Reposer, fermer, revenir à la partie&#x202f;; deux fois pour la quitter</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Rules, keys and manual</source>
        <translation>Règles, touches et manuel</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Plein écran, et retour</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Ouvrir des fichiers</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Appuyer sur le bouton</translation>
    </message>
    <message>
        <source>In lists and on pages</source>
        <translation>Dans les listes et les pages</translation>
    </message>
    <message>
        <source>Open the selected game</source>
        <translation>Ouvrir la partie choisie</translation>
    </message>
    <message>
        <source>Delete the selected games</source>
        <translation>Supprimer les parties choisies</translation>
    </message>
    <message>
        <source>Library: bring back what was just deleted</source>
        <translation>Parties&#xa0;: rétablir ce qui vient d’être supprimé</translation>
    </message>
    <message>
        <source>Library: search</source>
        <translation>Parties&#xa0;: chercher</translation>
    </message>
    <message>
        <source>Print: previous or next page</source>
        <translation>Imprimer&#xa0;: page précédente ou suivante</translation>
    </message>
    <message>
        <source>Statistics: from value to value of a chart</source>
        <translation>Statistiques&#xa0;: de valeur en valeur dans un graphique</translation>
    </message>
    <message>
        <source>Keys: {where}</source>
        <translation>Touches&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Forgotten: take the magnifier</source>
        <translation>Oublié&#xa0;: prendre la loupe</translation>
    </message>
    <message>
        <source>Put the bell or the magnifier down, or deselect</source>
        <translation>Reposer la clochette ou la loupe, ou ne plus rien choisir</translation>
    </message>
    <message>
        <source>Unpin; once more: put the piece back</source>
        <translation>Retirer l’épingle&#x202f;; encore une fois&#xa0;: remettre la pièce</translation>
    </message>
    <message>
        <source>Spread the layers</source>
        <translation>Écarter les couches</translation>
    </message>
    <message>
        <source>When you enter a sheet: write a symbol, skip a cell, erase</source>
        <translation>Compter les points d’une feuille&#xa0;: écrire un symbole, sauter une case, effacer</translation>
    </message>
    <message>
        <source>To the next or the previous button</source>
        <translation>Au bouton suivant ou précédent</translation>
    </message>
    <message>
        <source>Move the cursor from square to square, with the piece in hand</source>
        <translation>Mener le curseur de case en case, avec la pièce en main</translation>
    </message>
    <message>
        <source>The next or the previous place where the piece fits, the nearest first</source>
        <translation>La place suivante ou précédente où la pièce entre, les plus proches d’abord</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>{purpose}: {choice}</source>
        <translation>{purpose}&#xa0;: {choice}</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Skip the lesson</source>
        <translation>Passer la leçon</translation>
    </message>
    <message>
        <source>Play for real</source>
        <translation>Jouer pour de vrai</translation>
    </message>
    <message>
        <source>Who is learning?</source>
        <translation>Qui apprend&#x202f;?</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n partie choisie</numerusform>
            <numerusform>%n parties choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a game, or several with Ctrl or Shift.</source>
        <translation>Choisis une partie, ou plusieurs avec Ctrl ou Maj.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>Pick a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Par date</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Par joueurs</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Par résultat</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Search: a name, a game…</source>
        <translation>Chercher&#xa0;: un nom, un jeu…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Enter opens a game, Delete deletes it, Ctrl+A selects all.</source>
        <translation>Entrée ouvre une partie, Suppr la supprime, Ctrl+A les choisit toutes.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %n game(s)</source>
        <translation>
            <numerusform>{found} sur %n partie</numerusform>
            <numerusform>{found} sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing: {done} of {all}</source>
        <translation>Importation&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>Exporting: {done} of {all}</source>
        <translation>Exportation&#xa0;: {done} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) already here.</source>
        <translation>
            <numerusform>%n partie déjà présente.</numerusform>
            <numerusform>%n parties déjà présentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be imported:</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être importé&#xa0;:</numerusform>
            <numerusform>%n fichiers n’ont pas pu être importés&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Rien n’a été importé.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to {place}.</source>
        <translation>
            <numerusform>%n partie exportée&#xa0;: {place}.</numerusform>
            <numerusform>%n parties exportées&#xa0;: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>Solved in {time}</source>
        <translation>Réussi en {time}</translation>
    </message>
    <message>
        <source>Solved in {time}, with help</source>
        <translation>Réussi en {time}, avec de l’aide</translation>
    </message>
    <message>
        <source>Solved, with the solution</source>
        <translation>Réussi, avec la solution</translation>
    </message>
    <message numerus="yes">
        <source>Cleared in %n roll(s)</source>
        <translation>
            <numerusform>Réussi en %n lancer</numerusform>
            <numerusform>Réussi en %n lancers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>{name} won {points} to {others}</source>
        <translation>{name} a gagné {points} à {others}</translation>
    </message>
    <message numerus="yes">
        <source>{name} won, %n point(s) against {others}</source>
        <translation>
            <numerusform>{name} a gagné, %n point contre {others}</numerusform>
            <numerusform>{name} a gagné, %n points contre {others}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n point(s)</source>
        <translation>
            <numerusform>{name} a gagné avec %n point</numerusform>
            <numerusform>{name} a gagné avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} resigned</source>
        <translation>{name} a abandonné</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>A draw, {points} each</source>
        <translation>Égalité, {points} partout</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} gagnent ensemble</translation>
    </message>
    <message>
        <source>Cancelled: nothing was exported.</source>
        <translation>Arrêté&#xa0;: rien n’a été exporté.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Every game you play is kept here, to continue or replay.</source>
        <translation>Chaque partie jouée est gardée ici&#xa0;: tu peux la continuer ou la revoir.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>This game isn’t over: the file also contains what is still hidden, so don’t show it to the players.</source>
        <translation>Cette partie n’est pas finie&#xa0;: le fichier contient aussi ce qui est encore caché, ne le montre pas aux joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not over yet: the files also contain what is still hidden, so don’t show them to the players.</source>
        <translation>
            <numerusform>%n partie n’est pas finie&#xa0;: son fichier contient aussi ce qui est encore caché, ne le montre pas aux joueurs.</numerusform>
            <numerusform>%n parties ne sont pas finies&#xa0;: leurs fichiers contiennent aussi ce qui est encore caché, ne les montre pas aux joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>You cancelled before the end.</source>
        <translation>Tu as arrêté avant la fin.</translation>
    </message>
    <message>
        <source>Saved games don’t contain times: how long a challenge took stays here.</source>
        <translation>Les parties enregistrées ne contiennent pas les temps&#xa0;: la durée d’un défi reste ici.</translation>
    </message>
    <message>
        <source>{name} won, tied at {points}</source>
        <translation>{name} a gagné à {points} partout</translation>
    </message>
    <message>
        <source>{name} won by the best line, tied at {points}</source>
        <translation>{name} a gagné à {points} partout, grâce à sa meilleure ligne</translation>
    </message>
</context>
<context>
    <name>library_filters</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
</context>
<context>
    <name>looking</name>
    <message>
        <source>Same players</source>
        <translation>Les mêmes joueurs</translation>
    </message>
    <message>
        <source>{name} against the computer: {level}</source>
        <translation>{name} contre l’ordinateur&#xa0;: {level}</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} contre {second}</translation>
    </message>
    <message>
        <source>What everyone sees</source>
        <translation>Ce que tout le monde voit</translation>
    </message>
    <message>
        <source>What {name} sees</source>
        <translation>Ce que voit {name}</translation>
    </message>
    <message>
        <source>Everything revealed</source>
        <translation>Tout révélé</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n mistake(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n erreur</numerusform>
            <numerusform>{name}&#xa0;: %n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gives up, and the game ends</source>
        <translation>{name} abandonne, et la partie s’arrête</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>This can no longer be corrected.</source>
        <translation>On ne peut plus corriger.</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation>Impossible de lire le fichier ({reason}).</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>Il n’y a pas de jeu «&#x202f;{game}&#x202f;».</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être un nombre entier.</translation>
    </message>
    <message>
        <source>The name of a player has at most {most} letters.</source>
        <translation>Le nom d’un joueur compte au plus {most} lettres.</translation>
    </message>
    <message>
        <source>“{key}” appears twice.</source>
        <translation>«&#x202f;{key}&#x202f;» apparaît deux fois.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>«&#x202f;{key}&#x202f;» manque.</translation>
    </message>
    <message>
        <source>“{key}” must be a list of texts.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être une liste de textes.</translation>
    </message>
    <message>
        <source>“{key}” must be an object.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être un objet.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Elle est endommagée.</translation>
    </message>
    <message>
        <source>A game has at most {most} moves. Undo some of them to go on.</source>
        <translation>Une partie compte au plus {most} coups. Il faut en annuler pour continuer.</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} abandonne.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Rien à rétablir.</translation>
    </message>
    <message>
        <source>Your games cannot be saved here ({reason}). You can still look at earlier ones.</source>
        <translation>Tes parties ne peuvent pas être enregistrées ici ({reason}). Tu peux quand même revoir les anciennes.</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Cette partie n’existe plus.</translation>
    </message>
    <message>
        <source>Ludogîte is already open.</source>
        <translation>Ludogîte est déjà ouvert.</translation>
    </message>
    <message>
        <source>The disk is full: this was not saved. Free some space and try again.</source>
        <translation>Le disque est plein&#xa0;: rien n’a été enregistré. Libère de la place et réessaie.</translation>
    </message>
    <message>
        <source>Your games cannot be read or saved ({reason}).</source>
        <translation>Impossible de lire ou d’enregistrer tes parties ({reason}).</translation>
    </message>
    <message>
        <source>This game cannot be continued: {reason}</source>
        <translation>Impossible de reprendre cette partie&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The file with your games is damaged. It is kept as {file}; a new one has been started.</source>
        <translation>Le fichier de tes parties est endommagé. Il est conservé sous le nom {file}&#x202f;; un nouveau a été créé.</translation>
    </message>
    <message>
        <source>The file with your games was written by a newer Ludogîte. It is kept as {file}; a new one has been started.</source>
        <translation>Le fichier de tes parties vient d’un Ludogîte plus récent. Il est conservé sous le nom {file}&#x202f;; un nouveau a été créé.</translation>
    </message>
    <message numerus="yes">
        <source>The file with your games is damaged. It is kept as {file}; %n game(s) could be brought over.</source>
        <translation>
            <numerusform>Le fichier de tes parties est endommagé. Il est conservé sous le nom {file}&#x202f;; %n partie a pu être récupérée.</numerusform>
            <numerusform>Le fichier de tes parties est endommagé. Il est conservé sous le nom {file}&#x202f;; %n parties ont pu être récupérées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {number} ({move}) breaks the rules: {reason}</source>
        <translation>Le coup {number} ({move}) est interdit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} ne peut pas être écrit ({reason}).</translation>
    </message>
    <message>
        <source>You can play on from here once this game of the day is over.</source>
        <translation>Tu pourras jouer d’ici une fois cette partie du jour finie.</translation>
    </message>
    <message>
        <source>The game is over here: look back first.</source>
        <translation>Ici, la partie est finie&#xa0;: reviens d’abord en arrière.</translation>
    </message>
    <message>
        <source>This isn’t a readable file.</source>
        <translation>Ce fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file is too large for a saved game.</source>
        <translation>Le fichier est trop gros pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>A saved game has at most {most} moves, not {n}.</source>
        <translation>Une partie enregistrée compte au plus {most} coups, pas {n}.</translation>
    </message>
    <message>
        <source>This file is damaged, or not a game saved by Ludogîte.</source>
        <translation>Ce fichier est endommagé, ou ce n’est pas une partie de Ludogîte.</translation>
    </message>
    <message>
        <source>This is not a game saved by Ludogîte.</source>
        <translation>Ce n’est pas une partie enregistrée par Ludogîte.</translation>
    </message>
    <message>
        <source>Saved games of format “{format}” cannot be read, only “{known}”.</source>
        <translation>Le format «&#x202f;{format}&#x202f;» ne peut pas être lu, seulement «&#x202f;{known}&#x202f;».</translation>
    </message>
    <message>
        <source>A saved game has no “{key}”.</source>
        <translation>Une partie enregistrée n’a pas de «&#x202f;{key}&#x202f;».</translation>
    </message>
    <message>
        <source>This file contains illegal moves.</source>
        <translation>Ce fichier contient des coups interdits.</translation>
    </message>
    <message>
        <source>There are no saved games in this folder.</source>
        <translation>Il n’y a pas de partie enregistrée dans ce dossier.</translation>
    </message>
    <message>
        <source>Not everything is revealed yet: you can play on from here once the game is over.</source>
        <translation>Tout n’est pas encore révélé&#xa0;: tu pourras jouer d’ici une fois la partie finie.</translation>
    </message>
    <message>
        <source>This folder cannot be read ({reason}).</source>
        <translation>Ce dossier est illisible ({reason}).</translation>
    </message>
    <message>
        <source>“about” has no “{key}”.</source>
        <translation>«&#x202f;about&#x202f;» n’a pas de «&#x202f;{key}&#x202f;».</translation>
    </message>
    <message>
        <source>“begun” must be a time such as “2026-11-17T16:05:00Z”.</source>
        <translation>«&#x202f;begun&#x202f;» doit être une heure comme «&#x202f;2026-11-17T16:05:00Z&#x202f;».</translation>
    </message>
    <message>
        <source>“day” must be a date such as “2026-11-17”.</source>
        <translation>«&#x202f;day&#x202f;» doit être une date comme «&#x202f;2026-11-17&#x202f;».</translation>
    </message>
    <message>
        <source>“resigned” must be a seat: a number from 0 to {last}.</source>
        <translation>«&#x202f;resigned&#x202f;» doit être une place&#xa0;: un nombre de 0 à {last}.</translation>
    </message>
    <message>
        <source>“branch” must be a number of moves, from 0 to {most}.</source>
        <translation>«&#x202f;branch&#x202f;» doit être un nombre de coups, de 0 à {most}.</translation>
    </message>
    <message>
        <source>“helped” must be true or false.</source>
        <translation>«&#x202f;helped&#x202f;» doit valoir true ou false.</translation>
    </message>
    <message>
        <source>“computers” must have null or a level for each seat; levels: {levels}.</source>
        <translation>«&#x202f;computers&#x202f;» doit donner null ou un niveau pour chaque place&#x202f;; niveaux&#xa0;: {levels}.</translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Il faut un nom.</translation>
    </message>
    <message>
        <source>{name} is already here. If that is the same person, join the two.</source>
        <translation>Il y a déjà {name}. Si c’est la même personne, réunis les deux.</translation>
    </message>
    <message numerus="yes">
        <source>They have sat at the same table in %n game(s): these are two people.</source>
        <translation>
            <numerusform>Elles se sont retrouvées à la même table dans une partie&#xa0;: ce sont deux personnes.</numerusform>
            <numerusform>Elles se sont retrouvées à la même table dans %n parties&#xa0;: ce sont deux personnes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>match_buttons</name>
    <message>
        <source>Try your mistakes again</source>
        <translation>Rejouer tes erreurs</translation>
    </message>
    <message>
        <source>Try missed words again</source>
        <translation>Revoir les mots ratés</translation>
    </message>
</context>
<context>
    <name>match_header</name>
    <message>
        <source>{game} — {name}</source>
        <translation>{game} — {name}</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>Plateau seul</translation>
    </message>
    <message>
        <source>Turn to whoever plays</source>
        <translation>Tourner vers qui joue</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>match_labels</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Free game</source>
        <translation>Partie libre</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Next challenge</source>
        <translation>Défi suivant</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Réussi&#x202f;!</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>All challenges</source>
        <translation>Tous les défis</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Start over, with the clock at zero? Press “Start over” once more.</source>
        <translation>Recommencer, chronomètre à zéro&#x202f;? Appuie encore une fois sur «&#x202f;Recommencer&#x202f;».</translation>
    </message>
    <message>
        <source>Give up this game? Press “Resign” once more.</source>
        <translation>Abandonner cette partie&#x202f;? Appuie encore une fois sur «&#x202f;Abandonner&#x202f;».</translation>
    </message>
</context>
<context>
    <name>match_page</name>
    <message>
        <source>{name} wins. {why}</source>
        <translation>{name} gagne. {why}</translation>
    </message>
    <message>
        <source>{note} {turn}</source>
        <translation>{note} {turn}</translation>
    </message>
    <message>
        <source>With a hint, this game stays out of the statistics.</source>
        <translation>Avec un indice, cette partie reste hors des statistiques.</translation>
    </message>
    <message>
        <source>With an undone move, this game stays out of the statistics.</source>
        <translation>Avec un coup annulé, cette partie reste hors des statistiques.</translation>
    </message>
    <message>
        <source>{name}, roll the dice.</source>
        <translation>{name}, lance les dés.</translation>
    </message>
    <message>
        <source>If you undo a roll, this day no longer counts. Press again to do it.</source>
        <translation>Si tu annules un lancer, ce jour ne compte plus. Appuie encore pour annuler.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Only the board is shown. {keys} or {escape} brings the rest back.</source>
        <translation>Seul le plateau est affiché. {keys} ou {escape} ramène le reste.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>{sentence} {note}</source>
        <translation>{sentence} {note}</translation>
    </message>
    <message>
        <source>{result} Last move: {verdict}</source>
        <translation>{result} Dernier coup&#xa0;: {verdict}</translation>
    </message>
    <message>
        <source>Press Esc again to go home. The game waits for you there.</source>
        <translation>Appuie encore sur Échap pour revenir à l’accueil. La partie t’y attend.</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the library.</source>
        <translation>Appuie encore sur Échap pour revenir à tes parties.</translation>
    </message>
    <message>
        <source>This game has no score sheets to print.</source>
        <translation>Ce jeu n’a pas de feuille de score à imprimer.</translation>
    </message>
    <message>
        <source>Move {n}, {name}: {move}</source>
        <translation>Coup {n}, {name}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>With help, this day no longer counts. Press again to see it.</source>
        <translation>Avec une aide, ce jour ne compte plus. Appuie encore pour la voir.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The picture cannot be saved ({reason}).</source>
        <translation>Impossible d’enregistrer l’image ({reason}).</translation>
    </message>
    <message>
        <source>{name}, your turn.</source>
        <translation>{name}, à toi de jouer.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>Rolling the dice…</source>
        <translation>Les dés roulent…</translation>
    </message>
    <message>
        <source>Looking back: the start</source>
        <translation>Retour en arrière&#xa0;: le début</translation>
    </message>
    <message>
        <source>Undo only if {name} agrees: press again.</source>
        <translation>Annuler seulement si {name} est d’accord&#xa0;: appuie encore.</translation>
    </message>
    <message>
        <source>Undo only if everyone agrees: press again.</source>
        <translation>Annuler seulement si tout le monde est d’accord&#xa0;: appuyez encore.</translation>
    </message>
    <message>
        <source>{name} gives up, and the game ends? Press “Resign” once more.</source>
        <translation>{name} abandonne, et la partie s’arrête&#x202f;? Appuie encore une fois sur «&#x202f;Abandonner&#x202f;».</translation>
    </message>
    <message>
        <source>No help between players: spot it yourself.</source>
        <translation>Pas d’aide entre joueurs&#xa0;: à toi de tout voir.</translation>
    </message>
    <message>
        <source>No help between players: tips are off in this game.</source>
        <translation>Pas d’aide entre joueurs&#xa0;: les conseils sont désactivés dans cette partie.</translation>
    </message>
    <message>
        <source>{name} played {move}.</source>
        <translation>{name} a joué {move}.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>A draw. {why}</source>
        <translation>Égalité. {why}</translation>
    </message>
    <message>
        <source>{names} share the win. {why}</source>
        <translation>{names} gagnent ensemble. {why}</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Image copiée.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Je cherche un bon coup…</translation>
    </message>
    <message>
        <source>After move {n}: {move}</source>
        <translation>Après le coup {n}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>{where}. {remark}</source>
        <translation>{where}. {remark}</translation>
    </message>
    <message>
        <source>Undone. {where}</source>
        <translation>Annulé. {where}</translation>
    </message>
    <message>
        <source>Redone. {where}</source>
        <translation>Rétabli. {where}</translation>
    </message>
    <message>
        <source>Save game…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Game saved as {file}.</source>
        <translation>Partie enregistrée&#xa0;: {file}.</translation>
    </message>
    <message>
        <source>Game saved as {file}. {warning}</source>
        <translation>Partie enregistrée&#xa0;: {file}. {warning}</translation>
    </message>
    <message>
        <source>The computer player keeps stopping; retrying.</source>
        <translation>L’ordinateur s’arrête sans cesse&#x202f;; il réessaie.</translation>
    </message>
    <message>
        <source>Not everything is revealed yet: no analysis here.</source>
        <translation>Tout n’est pas encore révélé&#xa0;: pas d’analyse ici.</translation>
    </message>
    <message>
        <source>Played on from another game: this one counts neither in results nor in statistics.</source>
        <translation>Partie reprise d’une autre&#xa0;: elle ne compte ni dans les résultats ni dans les statistiques.</translation>
    </message>
    <message>
        <source>No hint this time. Please try again.</source>
        <translation>Pas d’indice cette fois. Réessaie.</translation>
    </message>
    <message>
        <source>The game is over here: look back through the moves.</source>
        <translation>Ici, la partie est finie&#xa0;: reviens sur les coups précédents.</translation>
    </message>
    <message>
        <source>Marked: {cells}</source>
        <translation>Cases marquées&#xa0;: {cells}</translation>
    </message>
</context>
<context>
    <name>mistakes_page</name>
    <message>
        <source>{name} — Mistakes</source>
        <translation>{name} — Erreurs</translation>
    </message>
    <message>
        <source>The computer goes through your last {n} finished games and looks for mistakes that matter.</source>
        <translation>L’ordinateur parcourt tes {n} dernières parties finies et cherche les erreurs importantes.</translation>
    </message>
    <message>
        <source>There is no finished game yet in which mistakes can be found.</source>
        <translation>Il n’y a pas encore de partie finie où chercher des erreurs.</translation>
    </message>
    <message>
        <source>Looking for mistakes: game {n} of {all}…</source>
        <translation>Recherche des erreurs&#xa0;: partie {n} sur {all}…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with mistakes.</source>
        <translation>
            <numerusform>%n partie avec des erreurs.</numerusform>
            <numerusform>%n parties avec des erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake that matters. Well played!</source>
        <translation>Aucune erreur importante. Bien joué&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again: {match}</source>
        <translation>Rejouer les erreurs&#xa0;: {match}</translation>
    </message>
</context>
<context>
    <name>new_setup</name>
    <message>
        <source>Preparing new grids… Leave this page to cancel.</source>
        <translation>Préparation de nouvelles grilles… Quitte cette page pour arrêter.</translation>
    </message>
</context>
<context>
    <name>on paper</name>
    <message>
        <source>Round {n}: not rolled yet</source>
        <translation>Manche {n}&#xa0;: pas encore lancée</translation>
    </message>
    <message>
        <source>Row {n}</source>
        <translation>Rangée {n}</translation>
    </message>
    <message>
        <source>Column {letter}</source>
        <translation>Colonne {letter}</translation>
    </message>
    <message>
        <source>{line}: nothing</source>
        <translation>{line}&#xa0;: rien</translation>
    </message>
    <message>
        <source>{line}: nothing, {points} points</source>
        <translation>{line}&#xa0;: rien, {points} points</translation>
    </message>
    <message>
        <source>{cell}, {symbol}</source>
        <translation>{cell}, {symbol}</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, vide</translation>
    </message>
    <message>
        <source>Everyone writes a different start symbol in a1. Then roll.</source>
        <translation>Chaque joueur écrit un symbole de départ différent en a1. Puis on lance.</translation>
    </message>
    <message>
        <source>Round {n}: {pair}</source>
        <translation>Manche {n}&#xa0;: {pair}</translation>
    </message>
    <message>
        <source>Grey diagonal, double</source>
        <translation>Diagonale grise, double</translation>
    </message>
    <message numerus="yes">
        <source>{line}: {runs}, %n point(s)</source>
        <translation>
            <numerusform>{line}&#xa0;: {runs}, %n point</numerusform>
            <numerusform>{line}&#xa0;: {runs}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s)</source>
        <translation>
            <numerusform>%n trait</numerusform>
            <numerusform>%n traits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n croix</numerusform>
            <numerusform>%n croix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n rond</numerusform>
            <numerusform>%n ronds</numerusform>
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
            <numerusform>%n fois trois barres</numerusform>
            <numerusform>%n fois trois barres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hash(es)</source>
        <translation>
            <numerusform>%n dièse</numerusform>
            <numerusform>%n dièses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Opening the game… {percent}%</source>
        <translation>Ouverture de la partie… {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>own_words</name>
    <message>
        <source>Your own words</source>
        <translation>Tes propres mots</translation>
    </message>
    <message>
        <source>A file with answers and clues for Crossword Track: new grids use them. Save the template, replace its examples with your own clues in a text editor or a spreadsheet, one a line, and add it here. Before a match, and for a booklet, you can ask that at least half of the answers are yours.</source>
        <translation>Un fichier de mots et de définitions pour Mots en piste&#xa0;: les nouvelles grilles s’en servent. Enregistre le modèle, remplace ses exemples par tes définitions dans un éditeur de texte ou un tableur, une par ligne, puis ajoute-le ici. Avant une partie, et pour un carnet, tu peux demander qu’au moins la moitié des réponses soient les tiennes.</translation>
    </message>
    <message>
        <source>No file yet.</source>
        <translation>Pas encore de fichier.</translation>
    </message>
    <message>
        <source>No line of this file can be used.</source>
        <translation>Aucune ligne de ce fichier n’est utilisable.</translation>
    </message>
    <message>
        <source>Line {line}: {fault}</source>
        <translation>Ligne {line}&#xa0;: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) in use.</source>
        <translation>
            <numerusform>%n définition utilisée.</numerusform>
            <numerusform>%n définitions utilisées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) to fix.</source>
        <translation>
            <numerusform>Encore %n ligne à corriger.</numerusform>
            <numerusform>Encore %n lignes à corriger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your words cannot be saved ({reason}).</source>
        <translation>Impossible d’enregistrer tes mots ({reason}).</translation>
    </message>
    <message>
        <source>Word files</source>
        <translation>Fichiers de mots</translation>
    </message>
    <message>
        <source>{column}: 2 to 7 letters A–Z, without accents</source>
        <translation>{column}&#xa0;: 2 à 7 lettres de A à Z, sans accents</translation>
    </message>
    <message>
        <source>{column}: the same as it is spelled, with accents</source>
        <translation>{column}&#xa0;: le même tel qu’il s’écrit, avec ses accents</translation>
    </message>
    <message>
        <source>{column}: 1 easy, 2 medium, 3 hard</source>
        <translation>{column}&#xa0;: 1 facile, 2 moyen, 3 difficile</translation>
    </message>
    <message>
        <source>{column}: what helps with the ending ({notes}), or nothing</source>
        <translation>{column}&#xa0;: ce qui aide pour la terminaison ({notes}), ou rien</translation>
    </message>
    <message>
        <source>{column}: what is asked, at most {most} characters</source>
        <translation>{column}&#xa0;: ce qui est demandé, {most} caractères au plus</translation>
    </message>
    <message>
        <source>Template saved as {file}.</source>
        <translation>Modèle enregistré&#xa0;: {file}.</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>Langue des mots</translation>
    </message>
</context>
<context>
    <name>page</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
</context>
<context>
    <name>person</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>won {won} of {played} with others</source>
        <translation>à plusieurs&#xa0;: {won} gagnées sur {played}</translation>
    </message>
    <message>
        <source>{what}: {points}</source>
        <translation>{what}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>lesson done</source>
        <translation>leçon faite</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n énigme résolue</numerusform>
            <numerusform>%n énigmes résolues</numerusform>
        </translation>
    </message>
    <message>
        <source>{puzzles}, {n} at the first try</source>
        <translation>{puzzles}, {n} du premier coup</translation>
    </message>
    <message>
        <source>{n} of {all} challenges solved</source>
        <translation>défis réussis&#xa0;: {n} sur {all}</translation>
    </message>
    <message>
        <source>Playing here since {day}</source>
        <translation>Joue ici depuis le {day}</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>This challenge has no solution.</source>
        <translation>Ce défi n’a pas de solution.</translation>
    </message>
    <message>
        <source>in row {row}</source>
        <translation>dans la rangée {row}</translation>
    </message>
    <message>
        <source>in column {column}</source>
        <translation>dans la colonne {column}</translation>
    </message>
    <message>
        <source>on the grey diagonal</source>
        <translation>sur la diagonale grise</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>Look {where}: this roll can score there.</source>
        <translation>Regarde {where}&#xa0;: ce lancer peut y rapporter des points.</translation>
    </message>
    <message>
        <source>You can get {run}.</source>
        <translation>Tu peux y faire {run}.</translation>
    </message>
    <message>
        <source>Look {where}: a symbol that you rolled is there already.</source>
        <translation>Regarde {where}&#xa0;: un des symboles des dés y est déjà.</translation>
    </message>
    <message>
        <source>There is room for {length} of a kind {where}.</source>
        <translation>Il y a la place pour {length} identiques {where}.</translation>
    </message>
    <message>
        <source>Now {cells} can never be filled.</source>
        <translation>Plus rien ne pourra aller en {cells}.</translation>
    </message>
    <message>
        <source>{length} {where} (+{points})</source>
        <translation>{length} {where} (+{points})</translation>
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
        <source>the diagonal from a1 to f6</source>
        <translation>la diagonale de a1 à f6</translation>
    </message>
    <message>
        <source>the diagonal from f1 to a6</source>
        <translation>la diagonale de f1 à a6</translation>
    </message>
    <message>
        <source>{now} After that, one more roll may do.</source>
        <translation>{now} Ensuite, un seul lancer peut suffire.</translation>
    </message>
    <message>
        <source>The bonus on {bonus} was forgotten. Turning up {cell} costs your opponent most.</source>
        <translation>Le bonus en {bonus} a été oublié. Remettre {cell} face visible coûte le plus à ton adversaire.</translation>
    </message>
    <message>
        <source>The bonus on {bonus} was forgotten: {cell} can be turned up again.</source>
        <translation>Le bonus en {bonus} a été oublié&#xa0;: {cell} peut redevenir visible.</translation>
    </message>
    <message>
        <source>Clears the board!</source>
        <translation>Vide le plateau&#x202f;!</translation>
    </message>
    <message>
        <source>Clears {line}: a bonus follows.</source>
        <translation>Vide {line}&#xa0;: un bonus suit.</translation>
    </message>
    <message>
        <source>Clears {line}: {count} bonuses follow.</source>
        <translation>Vide {line}&#xa0;: {count} bonus suivent.</translation>
    </message>
    <message>
        <source>Prepares {line}: {cost} more there, and {cell} is a bonus.</source>
        <translation>Prépare {line}&#xa0;: encore {cost}, et {cell} devient un bonus.</translation>
    </message>
    <message>
        <source>Look at your opponent’s stars.</source>
        <translation>Regarde les étoiles de ton adversaire.</translation>
    </message>
    <message>
        <source>Row and column of the star on {cell} were clear: it was forgotten.</source>
        <translation>La rangée et la colonne de l’étoile {cell} étaient vides&#xa0;: elle a été oubliée.</translation>
    </message>
    <message>
        <source>Look at your opponent’s board: one number was left in {line}.</source>
        <translation>Regarde le plateau de ton adversaire&#xa0;: il restait un seul nombre dans {line}.</translation>
    </message>
    <message>
        <source>{cell} was a bonus there, and it was forgotten.</source>
        <translation>{cell} y était un bonus, et il a été oublié.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the star on {cell}: %n number(s) left in its row and column.</source>
        <translation>
            <numerusform>Regarde l’étoile {cell}&#xa0;: il reste %n nombre dans sa rangée et sa colonne.</numerusform>
            <numerusform>Regarde l’étoile {cell}&#xa0;: il reste %n nombres dans sa rangée et sa colonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right turn clears the board, with %n bonus(es), marked in their order.</source>
        <translation>
            <numerusform>Le bon coup vide le plateau, avec %n bonus, encadré ici.</numerusform>
            <numerusform>Le bon coup vide le plateau, avec %n bonus, numérotés dans l’ordre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The right turn brings %n bonus(es), marked in their order.</source>
        <translation>
            <numerusform>Le bon coup apporte %n bonus, encadré ici.</numerusform>
            <numerusform>Le bon coup apporte %n bonus, numérotés dans l’ordre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at {line}: %n number(s) left there.</source>
        <translation>
            <numerusform>Regarde {line}&#xa0;: il y reste %n nombre.</numerusform>
            <numerusform>Regarde {line}&#xa0;: il y reste %n nombres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn all the others there ({cost} in all), and {cell} is a bonus.</source>
        <translation>Retournes-y tous les autres ({cost} en tout), et {cell} devient un bonus.</translation>
    </message>
    <message numerus="yes">
        <source>You left %n bonus(es) that cost nothing.</source>
        <translation>
            <numerusform>Tu as laissé %n bonus qui ne coûtait rien.</numerusform>
            <numerusform>Tu as laissé %n bonus qui ne coûtaient rien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left %n bonus(es): your opponent may claim each of them.</source>
        <translation>
            <numerusform>Tu as laissé %n bonus&#xa0;: ton adversaire peut annoncer cet oubli.</numerusform>
            <numerusform>Tu as laissé %n bonus&#xa0;: ton adversaire peut annoncer chaque oubli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This roll could clear the board. Now %n number(s) are left.</source>
        <translation>
            <numerusform>Ce lancer pouvait vider le plateau. Il reste %n nombre.</numerusform>
            <numerusform>Ce lancer pouvait vider le plateau. Il reste %n nombres.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left costs {cost}; the marked tokens are free. After a better turn it costs {less}.</source>
        <translation>Le reste coûte {cost}&#x202f;; les jetons marqués sont gratuits. Après un meilleur tour, il coûte {less}.</translation>
    </message>
    <message>
        <source>Left to pay: the {n} marked tokens. A better turn leaves {more} smaller ones, easier to pay.</source>
        <translation>Il te reste à payer les {n} jetons marqués. Un meilleur tour en laisse {more} plus petits, plus faciles à payer.</translation>
    </message>
    <message>
        <source>You keep {points} points face up. A better turn leaves {fewer}.</source>
        <translation>Tu gardes {points} points visibles. Un meilleur tour en laisse {fewer}.</translation>
    </message>
    <message>
        <source>I know this word.</source>
        <translation>Je connais ce mot.</translation>
    </message>
    <message>
        <source>I do not know this word.</source>
        <translation>Je ne connais pas ce mot.</translation>
    </message>
    <message>
        <source>I know the answer.</source>
        <translation>Je connais la réponse.</translation>
    </message>
    <message>
        <source>I do not know the answer.</source>
        <translation>Je ne connais pas la réponse.</translation>
    </message>
    <message>
        <source>The word is {word}.</source>
        <translation>Le mot est {word}.</translation>
    </message>
    <message>
        <source>This works.</source>
        <translation>Ça marche.</translation>
    </message>
    <message>
        <source>This doesn’t lead to the solution.</source>
        <translation>Ça ne mène pas à la solution.</translation>
    </message>
    <message>
        <source>The other pieces no longer get in: something must come out first.</source>
        <translation>Les autres pièces n’entrent plus&#xa0;: il faut d’abord en reprendre une.</translation>
    </message>
    <message>
        <source>From here there is no solution: something must come out.</source>
        <translation>D’ici, il n’y a plus de solution&#xa0;: il faut reprendre une pièce.</translation>
    </message>
    <message>
        <source>Without this piece there is a solution again.</source>
        <translation>Sans cette pièce, il y a de nouveau une solution.</translation>
    </message>
    <message>
        <source>Look here: a piece of the solution can go in now.</source>
        <translation>Regarde ici&#xa0;: une pièce de la solution peut y entrer maintenant.</translation>
    </message>
    <message>
        <source>It is {piece}: it goes in now and stays put.</source>
        <translation>C’est {piece}&#xa0;: cette pièce entre maintenant et tient en place.</translation>
    </message>
    <message numerus="yes">
        <source>Look at {piece}: %n way(s) left to place it.</source>
        <translation>
            <numerusform>Regarde {piece}&#xa0;: il reste %n façon de la placer.</numerusform>
            <numerusform>Regarde {piece}&#xa0;: il reste %n façons de la placer.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits only like this.</source>
        <translation>Elle ne va que comme ceci.</translation>
    </message>
    <message numerus="yes">
        <source>Look at this gap: %n way(s) left to fill it.</source>
        <translation>
            <numerusform>Regarde ce creux&#xa0;: il reste %n façon de le remplir.</numerusform>
            <numerusform>Regarde ce creux&#xa0;: il reste %n façons de le remplir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one piece fits there, and only like this.</source>
        <translation>Une seule pièce y va, et seulement comme ceci.</translation>
    </message>
    <message>
        <source>Only one of these ways works: it covers these squares.</source>
        <translation>Une seule de ces façons marche&#xa0;: elle couvre ces cases.</translation>
    </message>
    <message>
        <source>The pieces lock each other: undo some moves.</source>
        <translation>Les pièces se bloquent entre elles&#xa0;: annule quelques coups.</translation>
    </message>
    <message>
        <source>There is no other place for it.</source>
        <translation>Il n’y a pas d’autre place pour elle.</translation>
    </message>
    <message>
        <source>It has {n} places: only this one works.</source>
        <translation>Elle a {n} places&#xa0;: seule celle-ci convient.</translation>
    </message>
    <message>
        <source>Nothing else can fill this gap.</source>
        <translation>Rien d’autre ne peut remplir ce trou.</translation>
    </message>
    <message>
        <source>{n} ways to fill this gap: only this one works.</source>
        <translation>{n} façons de remplir ce trou&#xa0;: seule celle-ci convient.</translation>
    </message>
    <message>
        <source>It fits now and stays put; the rest can follow.</source>
        <translation>Elle entre maintenant et tient&#x202f;; le reste peut suivre.</translation>
    </message>
    <message>
        <source>It is right, but too early: other pieces go in first.</source>
        <translation>C’est juste, mais trop tôt&#xa0;: d’autres pièces entrent avant.</translation>
    </message>
    <message>
        <source>This piece doesn’t belong there, and it isn’t the only one.</source>
        <translation>Cette pièce n’a rien à faire là, et elle n’est pas la seule.</translation>
    </message>
    <message>
        <source>It blocks a piece that must come out.</source>
        <translation>Elle bloque une pièce qui doit sortir.</translation>
    </message>
    <message>
        <source>It holds the others while you take the wrong ones out.</source>
        <translation>Elle tient les autres pendant que tu retires les fausses.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s) for you.</source>
        <translation>
            <numerusform>%n case de plus pour toi.</numerusform>
            <numerusform>%n cases de plus pour toi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} more squares for you, {hidden} fewer for your opponent.</source>
        <translation>{shown} cases de plus pour toi, {hidden} de moins pour ton adversaire.</translation>
    </message>
    <message>
        <source>No points.</source>
        <translation>Aucun point.</translation>
    </message>
    <message>
        <source>{reason} But then {cells} can never be filled.</source>
        <translation>{reason} Mais on ne pourra plus jamais remplir {cells}.</translation>
    </message>
    <message>
        <source>You block the marked cells: {length} of a kind could come {where}.</source>
        <translation>Tu bloques les cases marquées&#xa0;: {length} identiques étaient possibles {where}.</translation>
    </message>
    <message>
        <source>That is +{points} now; another place brings +{more}.</source>
        <translation>Cela fait +{points} maintenant&#x202f;; ailleurs, ce serait +{more}.</translation>
    </message>
    <message>
        <source>{length} {where} (+{points}, and no penalty)</source>
        <translation>{length} {where} (+{points}, et pas de pénalité)</translation>
    </message>
    <message>
        <source>That makes {run}.</source>
        <translation>Cela fait {run}.</translation>
    </message>
    <message>
        <source>That makes {run} and {other}.</source>
        <translation>Cela fait {run} et {other}.</translation>
    </message>
    <message>
        <source>It leaves room for {length} {where}.</source>
        <translation>Cela laisse de la place pour {length} {where}.</translation>
    </message>
    <message>
        <source>It scores nothing and blocks a run {where}.</source>
        <translation>Cela ne rapporte rien et bloque une suite {where}.</translation>
    </message>
    <message>
        <source>It scores nothing yet, but blocks nothing.</source>
        <translation>Cela ne rapporte rien pour l’instant, mais ne bloque rien.</translation>
    </message>
    <message>
        <source>All symbols come up equally often: this one is as good as any.</source>
        <translation>Tous les symboles sortent aussi souvent&#xa0;: celui-ci en vaut un autre.</translation>
    </message>
    <message>
        <source>{now} Expect about {points} points at the end.</source>
        <translation>{now} Compte environ {points} points à la fin.</translation>
    </message>
    <message>
        <source>Passing scores nothing.</source>
        <translation>Passer ne rapporte rien.</translation>
    </message>
    <message numerus="yes">
        <source>%n new letter(s) at {points} points each.</source>
        <translation>
            <numerusform>%n nouvelle lettre à {points} points.</numerusform>
            <numerusform>%n nouvelles lettres à {points} points chacune.</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as any other.</source>
        <translation>Ce coup en vaut un autre.</translation>
    </message>
    <message>
        <source>You complete {line} and win!</source>
        <translation>Tu complètes {line} et tu gagnes&#x202f;!</translation>
    </message>
    <message>
        <source>Your opponent can place nothing: you win!</source>
        <translation>Ton adversaire ne peut plus rien poser&#xa0;: tu gagnes&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>You can win in %n move(s), whatever your opponent plays.</source>
        <translation>
            <numerusform>Tu peux gagner en %n coup, quoi que joue ton adversaire.</numerusform>
            <numerusform>Tu peux gagner en %n coups, quoi que joue ton adversaire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent can then win at once.</source>
        <translation>Ton adversaire peut alors gagner tout de suite.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can then win in %n move(s).</source>
        <translation>
            <numerusform>Ton adversaire peut alors gagner en %n coup.</numerusform>
            <numerusform>Ton adversaire peut alors gagner en %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is decided yet.</source>
        <translation>Rien n’est encore joué.</translation>
    </message>
    <message>
        <source>Every move lets your opponent win at once: hope for a mistake!</source>
        <translation>Quoi que tu joues, ton adversaire peut gagner tout de suite&#xa0;: espère une étourderie&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>Only a perfect opponent is sure to win, and needs %n move(s).</source>
        <translation>
            <numerusform>Seul un adversaire parfait est sûr de gagner, et il lui faut %n coup.</numerusform>
            <numerusform>Seul un adversaire parfait est sûr de gagner, et il lui faut %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough for any token now.</source>
        <translation>Pas assez pour un jeton, cette fois.</translation>
    </message>
    <message>
        <source>{now} After that, about {rolls} more rolls to clear the board.</source>
        <translation>{now} Ensuite, encore {rolls} lancers environ pour tout retourner.</translation>
    </message>
    <message numerus="yes">
        <source>Turns tokens for %n point(s).</source>
        <translation>
            <numerusform>Retourne des jetons pour %n point.</numerusform>
            <numerusform>Retourne des jetons pour %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this piece to make it solvable.</source>
        <translation>Retire cette pièce&#xa0;: sans elle, il y a une solution.</translation>
    </message>
    <message>
        <source>{now} Won {wins} of {times} test games.</source>
        <translation>{now} Parties d’essai gagnées&#xa0;: {wins} sur {times}.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the three faces: %n square(s) can become yours.</source>
        <translation>
            <numerusform>Regarde les trois faces&#xa0;: %n case peut te revenir.</numerusform>
            <numerusform>Regarde les trois faces&#xa0;: %n cases peuvent te revenir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {piece} reaches all of them.</source>
        <translation>Il n’y a que {piece} pour les avoir toutes.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent would lose %n square(s) there.</source>
        <translation>
            <numerusform>Ton adversaire y perdrait %n case.</numerusform>
            <numerusform>Ton adversaire y perdrait %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a fourth shape is missing there: a {shape} wins.</source>
        <translation>Il n’y manque que la quatrième forme ({shape})&#xa0;: elle gagne.</translation>
    </message>
    <message>
        <source>One piece of yours closes them all: that wins.</source>
        <translation>Une de tes pièces les ferme toutes&#xa0;: c’est gagné.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent can place something on %n cell(s).</source>
        <translation>
            <numerusform>Ton adversaire ne peut jouer que sur %n case.</numerusform>
            <numerusform>Ton adversaire ne peut jouer que sur %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent threatens to win on %n cell(s).</source>
        <translation>
            <numerusform>Ton adversaire menace de gagner sur %n case.</numerusform>
            <numerusform>Ton adversaire menace de gagner sur %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent threatens to win there, with a {shape}.</source>
        <translation>Ton adversaire menace d’y gagner avec la quatrième forme ({shape}).</translation>
    </message>
    <message>
        <source>Look at {line}: three different shapes are there.</source>
        <translation>Regarde {line}&#xa0;: trois formes différentes y sont.</translation>
    </message>
    <message>
        <source>Look at {line}: all your winning moves are there.</source>
        <translation>Regarde {line}&#xa0;: tous tes coups gagnants sont là.</translation>
    </message>
    <message>
        <source>Look at {line}: you hold out longest there.</source>
        <translation>Regarde {line}&#xa0;: c’est là que tu résistes le plus longtemps.</translation>
    </message>
    <message numerus="yes">
        <source>Your winning moves are on %n cell(s).</source>
        <translation>
            <numerusform>Tes coups gagnants sont sur %n case.</numerusform>
            <numerusform>Tes coups gagnants sont sur %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold out longest on %n cell(s).</source>
        <translation>
            <numerusform>C’est sur %n case que tu résistes le plus longtemps.</numerusform>
            <numerusform>C’est sur %n cases que tu résistes le plus longtemps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the right move, all replies but those on %n cell(s) lose at once.</source>
        <translation>
            <numerusform>Après le bon coup, toutes les réponses perdent tout de suite, sauf sur %n case.</numerusform>
            <numerusform>Après le bon coup, toutes les réponses perdent tout de suite, sauf sur %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>A third shape fits into {line}: then you threaten to win there.</source>
        <translation>Une troisième forme va dans {line}&#xa0;: ensuite, tu menaces d’y gagner.</translation>
    </message>
    <message>
        <source>After the right move every reply lets you win at once.</source>
        <translation>Après le bon coup, toute réponse te laisse gagner tout de suite.</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>This sheet has no --{option}.</source>
        <translation>Cette feuille n’a pas d’option --{option}.</translation>
    </message>
    <message>
        <source>This sheet has no --{option} {value}.</source>
        <translation>Cette feuille n’a pas d’option --{option} {value}.</translation>
    </message>
    <message>
        <source>{game} has no score sheets to print.</source>
        <translation>{game} n’a pas de feuille de score à imprimer.</translation>
    </message>
    <message>
        <source>A match of {game} cannot be printed.</source>
        <translation>Une partie de {game} ne s’imprime pas.</translation>
    </message>
    <message>
        <source>{game} has no kit to print.</source>
        <translation>{game} n’a pas de matériel à imprimer.</translation>
    </message>
    <message>
        <source>{game} has no booklet to print.</source>
        <translation>{game} n’a pas de carnet à imprimer.</translation>
    </message>
    <message>
        <source>--{option} is a number from {lowest} to {highest}.</source>
        <translation>--{option} est un nombre de {lowest} à {highest}.</translation>
    </message>
    <message>
        <source>There is only one manual, for all games.</source>
        <translation>Il n’y a qu’un manuel, pour tous les jeux.</translation>
    </message>
    <message>
        <source>Say what to print: {choices}.</source>
        <translation>Dis quoi imprimer&#xa0;: {choices}.</translation>
    </message>
    <message>
        <source>{file} is a game of {other}, not of {game}.</source>
        <translation>{file} est une partie de {other}, pas de {game}.</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Fichiers PDF</translation>
    </message>
    <message>
        <source>The holiday booklet is made of all games.</source>
        <translation>Le cahier de vacances réunit tous les jeux.</translation>
    </message>
</context>
<context>
    <name>print_page</name>
    <message>
        <source>Filled in</source>
        <translation>Remplies</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vierges</translation>
    </message>
    <message>
        <source>Kit</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Booklet</source>
        <translation>Carnet</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>This computer has no printer. Save a PDF instead.</source>
        <translation>Cet ordinateur n’a pas d’imprimante. Enregistre plutôt un PDF.</translation>
    </message>
    <message>
        <source>Holiday</source>
        <translation>Vacances</translation>
    </message>
</context>
<context>
    <name>puzzle_page</name>
    <message>
        <source>Solved at the first try!</source>
        <translation>Résolue du premier coup&#x202f;!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolue&#x202f;!</translation>
    </message>
    <message>
        <source>Right! It no longer counts: you had seen the solution.</source>
        <translation>Bravo&#x202f;! Mais ça ne compte pas&#xa0;: tu avais vu la solution.</translation>
    </message>
    <message>
        <source>This is the solution. Try the next one!</source>
        <translation>Voilà la solution. Essaie la suivante&#x202f;!</translation>
    </message>
    <message>
        <source>Watch: this is the solution.</source>
        <translation>Regarde&#xa0;: voilà la solution.</translation>
    </message>
    <message>
        <source>There is a better place: it is framed.</source>
        <translation>Il y a une meilleure place&#xa0;: elle est encadrée.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Énigme</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>La liste</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Énigme suivante</translation>
    </message>
    <message>
        <source>Preparing a puzzle… Leave this page to cancel.</source>
        <translation>Préparation d’une énigme… Quitte cette page pour arrêter.</translation>
    </message>
    <message>
        <source>No puzzle could be made this time. Please try again.</source>
        <translation>Aucune énigme n’a pu être préparée. Réessaie.</translation>
    </message>
    <message>
        <source>The best place! About {points} points at the end.</source>
        <translation>La meilleure place&#x202f;! Environ {points} points à la fin.</translation>
    </message>
    <message>
        <source>The framed place is worth about half a point more.</source>
        <translation>La place encadrée vaut environ un demi-point de plus.</translation>
    </message>
    <message>
        <source>The framed place is worth about one point more.</source>
        <translation>La place encadrée vaut environ un point de plus.</translation>
    </message>
    <message>
        <source>The framed place is worth about a point and a half more.</source>
        <translation>La place encadrée vaut environ un point et demi de plus.</translation>
    </message>
    <message>
        <source>The framed place is worth about {points} points more.</source>
        <translation>La place encadrée vaut environ {points} points de plus.</translation>
    </message>
    <message>
        <source>The framed place is the best: about {points} points at the end.</source>
        <translation>La place encadrée est la meilleure&#xa0;: environ {points} points à la fin.</translation>
    </message>
</context>
<context>
    <name>puzzle_stamp</name>
    <message>
        <source>first try</source>
        <translation>1er essai</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>ratée</translation>
    </message>
    <message>
        <source>{day}: {level}, {word}</source>
        <translation>{day}&#xa0;: {level}, {word}</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>{fewest} to {most} tokens face up.</source>
        <translation>{fewest} à {most} jetons visibles.</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n move(s).</source>
        <translation>
            <numerusform>Gagner en %n coup.</numerusform>
            <numerusform>Gagner en %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This does not win in %n move(s).</source>
        <translation>
            <numerusform>Ce coup ne gagne pas en %n coup.</numerusform>
            <numerusform>Ce coup ne gagne pas en %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right! %n move(s) to go.</source>
        <translation>
            <numerusform>Bravo&#x202f;! Encore %n coup.</numerusform>
            <numerusform>Bravo&#x202f;! Encore %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>A nearly full sheet.</source>
        <translation>Une feuille presque pleine.</translation>
    </message>
    <message>
        <source>A half-full sheet.</source>
        <translation>Une feuille à moitié pleine.</translation>
    </message>
    <message>
        <source>A sheet with plenty of room.</source>
        <translation>Une feuille encore bien vide.</translation>
    </message>
    <message>
        <source>There is a better place.</source>
        <translation>Il y a une meilleure place.</translation>
    </message>
    <message>
        <source>Not that one: try other tokens.</source>
        <translation>Pas celui-là&#xa0;: essaie d’autres jetons.</translation>
    </message>
    <message numerus="yes">
        <source>You are light. Win in %n move(s), whatever your opponent plays.</source>
        <translation>
            <numerusform>Tu as les claires. Gagne en %n coup, quoi que joue l’adversaire.</numerusform>
            <numerusform>Tu as les claires. Gagne en %n coups, quoi que joue l’adversaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are dark. Win in %n move(s), whatever your opponent plays.</source>
        <translation>
            <numerusform>Tu as les foncées. Gagne en %n coup, quoi que joue l’adversaire.</numerusform>
            <numerusform>Tu as les foncées. Gagne en %n coups, quoi que joue l’adversaire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the whole board with this roll. Bonuses are automatic here.</source>
        <translation>Vide tout le plateau avec ce lancer. Ici, les bonus sont automatiques.</translation>
    </message>
    <message>
        <source>Write this pair where it brings the most points at the end.</source>
        <translation>Écris cette paire là où elle rapportera le plus de points à la fin.</translation>
    </message>
</context>
<context>
    <name>puzzles_page</name>
    <message>
        <source>Puzzle of {day} · {level}</source>
        <translation>Énigme du {day} · {level}</translation>
    </message>
    <message>
        <source>Puzzle {n} · {level}</source>
        <translation>Énigme {n} · {level}</translation>
    </message>
    <message>
        <source>Puzzle {n}</source>
        <translation>Énigme {n}</translation>
    </message>
    <message>
        <source>To review ({n})</source>
        <translation>À revoir ({n})</translation>
    </message>
    <message>
        <source>Try again: {names}</source>
        <translation>Revoir&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{level} {n}</source>
        <translation>{level} {n}</translation>
    </message>
    <message>
        <source>{day}, {level}</source>
        <translation>{day}, {level}</translation>
    </message>
    <message>
        <source>{level}: play puzzle {n}</source>
        <translation>{level}&#xa0;: résoudre l’énigme {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <translation>
            <numerusform>%n énigme résolue</numerusform>
            <numerusform>%n énigmes résolues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n résolue</numerusform>
            <numerusform>%n résolues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the first try</source>
        <translation>
            <numerusform>%n du premier coup</numerusform>
            <numerusform>%n du premier coup</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} · {task}</source>
        <translation>{level} · {task}</translation>
    </message>
    <message>
        <source>{task} {result}</source>
        <translation>{task} {result}</translation>
    </message>
    <message>
        <source>Everyone gets the same one today.</source>
        <translation>C’est la même pour tout le monde aujourd’hui.</translation>
    </message>
    <message>
        <source>Not solved this time. See you tomorrow!</source>
        <translation>Pas résolue cette fois. À demain&#x202f;!</translation>
    </message>
    <message>
        <source>Solved! See you tomorrow.</source>
        <translation>Résolue&#x202f;! À demain.</translation>
    </message>
    <message>
        <source>Solved at the first try! See you tomorrow.</source>
        <translation>Résolue du premier coup&#x202f;! À demain.</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>Recovering your games… {percent}%</source>
        <translation>Récupération de tes parties… {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>retry</name>
    <message>
        <source>Right! {reason}</source>
        <translation>Juste&#x202f;! {reason}</translation>
    </message>
    <message>
        <source>Right! That is clearly better.</source>
        <translation>Juste&#x202f;! C’est nettement mieux.</translation>
    </message>
    <message>
        <source>Here is the solution. {reason}</source>
        <translation>Voici la solution. {reason}</translation>
    </message>
    <message>
        <source>{cost} Try again.</source>
        <translation>{cost} Essaie encore.</translation>
    </message>
    <message>
        <source>You are much less likely to win than with the best move.</source>
        <translation>Tu as bien moins de chances de gagner qu’avec le meilleur coup.</translation>
    </message>
    <message>
        <source>You are clearly less likely to win than with the best move.</source>
        <translation>Tu as nettement moins de chances de gagner qu’avec le meilleur coup.</translation>
    </message>
    <message>
        <source>You are a little less likely to win than with the best move.</source>
        <translation>Tu as un peu moins de chances de gagner qu’avec le meilleur coup.</translation>
    </message>
</context>
<context>
    <name>retry_page</name>
    <message>
        <source>Your mistakes</source>
        <translation>Tes erreurs</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>Move {n}: you played {moves}. {cost} Find a better move.</source>
        <translation>Coup {n}&#xa0;: tu as joué {moves}. {cost} Trouve mieux.</translation>
    </message>
    <message>
        <source>This was better: {moves}.</source>
        <translation>Mieux&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>This was better: {moves}, but placed like this.</source>
        <translation>Mieux&#xa0;: {moves}, mais comme ici.</translation>
    </message>
    <message>
        <source>You missed this word. Find it!</source>
        <translation>Tu as raté ce mot. Trouve-le&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>You have put %n mistake(s) right.</source>
        <translation>
            <numerusform>Tu as corrigé %n erreur.</numerusform>
            <numerusform>Tu as corrigé %n erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Voyons voir…</translation>
    </message>
    <message>
        <source>This could not be judged. Please try again.</source>
        <translation>Impossible d’en juger. Réessaie.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>The best move.</source>
        <translation>C’est le meilleur coup.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Ce coup gagne la partie.</translation>
    </message>
    <message>
        <source>It keeps the win.</source>
        <translation>Ce coup garde la victoire.</translation>
    </message>
    <message>
        <source>It gives the win away.</source>
        <translation>Ce coup laisse filer la victoire.</translation>
    </message>
    <message>
        <source>It misses a likely win.</source>
        <translation>Ce coup laisse passer une victoire probable.</translation>
    </message>
    <message>
        <source>A perfect opponent would win anyway.</source>
        <translation>Un adversaire parfait gagnerait de toute façon.</translation>
    </message>
    <message>
        <source>The right word.</source>
        <translation>C’est le bon mot.</translation>
    </message>
    <message>
        <source>Not the right word.</source>
        <translation>Ce n’est pas le bon mot.</translation>
    </message>
    <message>
        <source>It leaves {n}% less chance to win than the best move.</source>
        <translation>Il laisse {n}&#xa0;% de chances de gagner de moins que le meilleur coup.</translation>
    </message>
    <message>
        <source>−{n}%</source>
        <translation>−{n}&#xa0;%</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs {n} more rolls than the best move.</source>
        <translation>Il coûte {n} lancers de plus que le meilleur coup.</translation>
    </message>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s) less than the best move.</source>
        <translation>
            <numerusform>Il rapporte %n point de moins que le meilleur coup.</numerusform>
            <numerusform>Il rapporte %n points de moins que le meilleur coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>−{n}</source>
        <translation>−{n}</translation>
    </message>
    <message>
        <source>Beside the moves: ✓ the best, ✗ a likely win missed, else what it costs. The computer can be wrong.</source>
        <translation>À côté des coups&#xa0;: ✓ le meilleur, ✗ une victoire probable manquée, sinon ce que le coup coûte. L’ordinateur peut se tromper.</translation>
    </message>
    <message>
        <source>Beside the moves: ✓ good, ✗ a mistake, – lost anyway. All of this is certain.</source>
        <translation>À côté des coups&#xa0;: ✓ bon, ✗ une erreur, – perdu de toute façon. Tout cela est certain.</translation>
    </message>
    <message>
        <source>{ones}.{tenths}</source>
        <translation>{ones},{tenths}</translation>
    </message>
    <message>
        <source>Better: {moves}. {reason}</source>
        <translation>Mieux&#xa0;: {moves}. {reason}</translation>
    </message>
    <message>
        <source>Better for {name}: {moves}.</source>
        <translation>Mieux pour {name}&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>First finish the game, and let the analysis judge every move.</source>
        <translation>Termine d’abord la partie et laisse l’analyse juger chaque coup.</translation>
    </message>
    <message>
        <source>No mistake here that matters.</source>
        <translation>Aucune erreur importante ici.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>“{text}” is not a move of this game.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Option “{name}” must be a list with one value for each player.</source>
        <translation>L’option «&#x202f;{name}&#x202f;» doit être une liste avec une valeur par joueur.</translation>
    </message>
    <message>
        <source>There is no option “{name}” in this game.</source>
        <translation>Il n’y a pas d’option «&#x202f;{name}&#x202f;» dans ce jeu.</translation>
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
        <translation>Il n’y a pas de mise en place «&#x202f;{name}&#x202f;» dans ce jeu.</translation>
    </message>
    <message>
        <source>Option “{name}” must be one of: {values}.</source>
        <translation>L’option «&#x202f;{name}&#x202f;» doit valoir&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>Option “{name}” must be one of: {values}; or a list with one of these for each player.</source>
        <translation>L’option «&#x202f;{name}&#x202f;» doit valoir&#xa0;: {values}&#x202f;; ou être une liste avec une de ces valeurs par joueur.</translation>
    </message>
    <message>
        <source>Six Symbols</source>
        <translation>Six symboles</translation>
    </message>
    <message>
        <source>Big Bang</source>
        <translation>Big Bang</translation>
    </message>
    <message>
        <source>Crossword Track</source>
        <translation>Mots en piste</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Cube Challenge</source>
        <translation>Défi du cube</translation>
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
        <source>Four different shapes in {line}.</source>
        <translation>Quatre formes différentes dans {line}.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>the {colour} straight piece</source>
        <translation>la barre {colour}</translation>
    </message>
    <message>
        <source>the {colour} square</source>
        <translation>le carré {colour}</translation>
    </message>
    <message>
        <source>the {colour} L</source>
        <translation>le L {colour}</translation>
    </message>
    <message>
        <source>the {colour} T</source>
        <translation>le T {colour}</translation>
    </message>
    <message>
        <source>the {colour} skew piece</source>
        <translation>la pièce en S {colour}</translation>
    </message>
    <message>
        <source>the {colour} branch</source>
        <translation>le trépied {colour}</translation>
    </message>
    <message>
        <source>the {colour} right screw</source>
        <translation>la vis droite {colour}</translation>
    </message>
    <message>
        <source>the {colour} left screw</source>
        <translation>la vis gauche {colour}</translation>
    </message>
    <message>
        <source>It slides: nothing holds it on the blue wall&apos;s side.</source>
        <translation>Elle glisse&#xa0;: rien ne la retient du côté de la paroi bleue.</translation>
    </message>
    <message>
        <source>It slides: nothing holds it on the green wall&apos;s side.</source>
        <translation>Elle glisse&#xa0;: rien ne la retient du côté de la paroi verte.</translation>
    </message>
    <message>
        <source>It slides: nothing holds it on the violet wall&apos;s side.</source>
        <translation>Elle glisse&#xa0;: rien ne la retient du côté de la paroi violette.</translation>
    </message>
    <message>
        <source>Which squares count</source>
        <translation>Les cases qui comptent</translation>
    </message>
    <message>
        <source>Each column of a face counts for the colour seen in it, however deep.</source>
        <translation>Chaque colonne d’une face compte pour la couleur que l’on y voit, même au fond.</translation>
    </message>
    <message>
        <source>A square counts only if it lies on the face itself.</source>
        <translation>Une case ne compte que si elle est dans la face elle-même.</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Pesanteur</translation>
    </message>
    <message>
        <source>Without this piece the others would fall.</source>
        <translation>Sans cette pièce, les autres tomberaient.</translation>
    </message>
    <message>
        <source>It would stick out of the half cube.</source>
        <translation>Elle dépasserait du demi-cube.</translation>
    </message>
    <message>
        <source>{cell} is taken.</source>
        <translation>La case {cell} est occupée.</translation>
    </message>
    <message>
        <source>It cannot get there: other pieces are in the way.</source>
        <translation>Elle ne peut pas y entrer&#xa0;: d’autres pièces barrent le chemin.</translation>
    </message>
    <message>
        <source>It tips over: what it rests on does not hold it.</source>
        <translation>Elle bascule&#xa0;: ses appuis ne la tiennent pas.</translation>
    </message>
    <message>
        <source>You have no {shape} left.</source>
        <translation>Tu n’as plus cette forme ({shape}).</translation>
    </message>
    <message>
        <source>Both rounds won.</source>
        <translation>Les deux manches sont gagnées.</translation>
    </message>
    <message>
        <source>This is not the last number of a line.</source>
        <translation>Ce n’est pas le dernier nombre d’une ligne.</translation>
    </message>
    <message>
        <source>{cell} is on no line that made {bonus} a bonus.</source>
        <translation>{cell} n’est sur aucune ligne qui faisait de {bonus} un bonus.</translation>
    </message>
    <message>
        <source>The set-up must be “boards”, and nothing else.</source>
        <translation>La mise en place doit être «&#x202f;boards&#x202f;», et rien d’autre.</translation>
    </message>
    <message>
        <source>“boards” must be a list with one board for each player.</source>
        <translation>«&#x202f;boards&#x202f;» doit être une liste avec un plateau par joueur.</translation>
    </message>
    <message>
        <source>A grid must have “rows” and “clues”, and nothing else.</source>
        <translation>Une grille doit avoir «&#x202f;rows&#x202f;» et «&#x202f;clues&#x202f;», et rien d’autre.</translation>
    </message>
    <message>
        <source>A grid must have {rows} rows of {columns} letters A–Z or #.</source>
        <translation>Une grille doit avoir {rows} rangées de {columns} lettres A–Z ou #.</translation>
    </message>
    <message>
        <source>The clues must be texts.</source>
        <translation>Les définitions doivent être des textes.</translation>
    </message>
    <message>
        <source>A clue has at most {most} letters.</source>
        <translation>Une définition compte au plus {most} lettres.</translation>
    </message>
    <message>
        <source>There is no clue for {word}.</source>
        <translation>Il n’y a pas de définition pour {word}.</translation>
    </message>
    <message>
        <source>There is a clue but no word {word}.</source>
        <translation>Il y a une définition, mais pas de mot {word}.</translation>
    </message>
    <message>
        <source>There is no word in row {n}.</source>
        <translation>Il n’y a pas de mot dans la rangée {n}.</translation>
    </message>
    <message>
        <source>There is no word in column {n}.</source>
        <translation>Il n’y a pas de mot dans la colonne {n}.</translation>
    </message>
    <message>
        <source>The white cells are not connected.</source>
        <translation>Les cases blanches ne sont pas toutes reliées.</translation>
    </message>
    <message>
        <source>The grid is complete: {points} points in {throws} rolls.</source>
        <translation>La grille est complète&#xa0;: {points} points en {throws} lancers.</translation>
    </message>
    <message>
        <source>Choose a numbered square, not a corner.</source>
        <translation>Choisis une case numérotée, pas un coin.</translation>
    </message>
    <message>
        <source>The line of {square} is complete: choose another.</source>
        <translation>La ligne de {square} est finie&#xa0;: choisis une autre case.</translation>
    </message>
    <message>
        <source>Choose a square first.</source>
        <translation>Choisis d’abord une case.</translation>
    </message>
    <message>
        <source>The set-up must be “grids”, and nothing else.</source>
        <translation>La mise en place doit être «&#x202f;grids&#x202f;», et rien d’autre.</translation>
    </message>
    <message>
        <source>“grids” must be a list with one grid for each player.</source>
        <translation>«&#x202f;grids&#x202f;» doit être une liste avec une grille par joueur.</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Common words, plain clues.</source>
        <translation>Mots courants, définitions simples.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Common words, clues with a twist.</source>
        <translation>Mots courants, définitions à double fond.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Whole grid</source>
        <translation>Grille entière</translation>
    </message>
    <message>
        <source>20 turns</source>
        <translation>20 tours</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60&#xa0;s</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30&#xa0;s</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Tes propres mots</translation>
    </message>
    <message>
        <source>A few</source>
        <translation>Quelques-uns</translation>
    </message>
    <message>
        <source>Some of the answers are from your word file.</source>
        <translation>Quelques réponses viennent de ton fichier de mots.</translation>
    </message>
    <message>
        <source>At least half</source>
        <translation>Au moins la moitié</translation>
    </message>
    <message>
        <source>A more open grid, made of your word file as far as its words cross.</source>
        <translation>Une grille plus aérée, faite des mots de ton fichier tant qu’ils se croisent.</translation>
    </message>
    <message>
        <source>Who judges the answers?</source>
        <translation>Qui juge les réponses&#x202f;?</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>Answers are typed.</source>
        <translation>Les réponses se tapent au clavier.</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>L’adversaire</translation>
    </message>
    <message>
        <source>Time for each answer</source>
        <translation>Temps par réponse</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>grandmaster</source>
        <translation>grand maître</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon score</translation>
    </message>
    <message>
        <source>average</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>could do better</source>
        <translation>peut mieux faire</translation>
    </message>
    <message>
        <source>The dice show {first} and {second}.</source>
        <translation>Les dés montrent {first} et {second}.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Runs of identical symbols score in rows and columns.</source>
        <translation>Les suites de symboles identiques comptent en rangées et en colonnes.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>A board must be a list of 6 rows.</source>
        <translation>Un plateau doit être une liste de 6 rangées.</translation>
    </message>
    <message>
        <source>“{row}” must have 6 tokens.</source>
        <translation>«&#x202f;{row}&#x202f;» doit avoir 6 jetons.</translation>
    </message>
    <message>
        <source>There is no token “{token}”.</source>
        <translation>Il n’y a pas de jeton «&#x202f;{token}&#x202f;».</translation>
    </message>
    <message>
        <source>There are only {most} tokens “{token}” in a bag, not {number}.</source>
        <translation>Il n’y a que {most} jetons «&#x202f;{token}&#x202f;» dans un sac, pas {number}.</translation>
    </message>
    <message>
        <source>straight piece</source>
        <translation>barre</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>skew piece</source>
        <translation>pièce en S</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>trépied</translation>
    </message>
    <message>
        <source>right screw</source>
        <translation>vis droite</translation>
    </message>
    <message>
        <source>left screw</source>
        <translation>vis gauche</translation>
    </message>
    <message>
        <source>The format “{format}” cannot be read, only “{known}”.</source>
        <translation>Le format «&#x202f;{format}&#x202f;» ne peut pas être lu, seulement «&#x202f;{known}&#x202f;».</translation>
    </message>
    <message>
        <source>The level must be one of: {levels}.</source>
        <translation>Le niveau doit valoir&#xa0;: {levels}.</translation>
    </message>
    <message>
        <source>The name of a challenge must be a text.</source>
        <translation>Le nom d’un défi doit être un texte.</translation>
    </message>
    <message>
        <source>The name of a challenge has at most {most} letters.</source>
        <translation>Le nom d’un défi compte au plus {most} lettres.</translation>
    </message>
    <message>
        <source>“{key}” must be an object.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être un objet.</translation>
    </message>
    <message>
        <source>“{key}” is missing.</source>
        <translation>«&#x202f;{key}&#x202f;» manque.</translation>
    </message>
    <message>
        <source>A challenge has no “{key}”.</source>
        <translation>Un défi n’a pas de «&#x202f;{key}&#x202f;».</translation>
    </message>
    <message>
        <source>“{key}” must be a list of placements.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être une liste de placements.</translation>
    </message>
    <message>
        <source>Each face must be four texts of four letters.</source>
        <translation>Chaque face doit être formée de quatre textes de quatre lettres.</translation>
    </message>
    <message>
        <source>The faces of this level hold only the letters: {letters}.</source>
        <translation>Les faces de ce niveau n’ont que ces lettres&#xa0;: {letters}.</translation>
    </message>
    <message>
        <source>The faces contradict each other: a cell would have both colours.</source>
        <translation>Les faces se contredisent&#xa0;: une case aurait les deux couleurs.</translation>
    </message>
    <message>
        <source>The faces do not have the shape of the object.</source>
        <translation>Les faces n’ont pas la forme de l’objet.</translation>
    </message>
    <message>
        <source>This piece is already in the cube: {piece}.</source>
        <translation>Cette pièce est déjà dans le cube&#xa0;: {piece}.</translation>
    </message>
    <message>
        <source>It would knock {body} loose.</source>
        <translation>Elle délogerait {body}.</translation>
    </message>
    <message>
        <source>Pieces float: place them anywhere they fit.</source>
        <translation>Sans pesanteur, une pièce se pose partout où il y a de la place.</translation>
    </message>
    <message>
        <source>You have no piece there to take back.</source>
        <translation>Il n’y a aucune pièce à reprendre là.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Réussi&#x202f;!</translation>
    </message>
    <message>
        <source>Everyone chooses a start symbol first.</source>
        <translation>Chaque joueur choisit d’abord un symbole de départ.</translation>
    </message>
    <message>
        <source>Write this roll first.</source>
        <translation>Écris d’abord ce lancer.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Lance d’abord les dés.</translation>
    </message>
    <message>
        <source>The start symbols are already chosen.</source>
        <translation>Les symboles de départ sont déjà choisis.</translation>
    </message>
    <message>
        <source>Someone else already has this symbol.</source>
        <translation>Ce symbole est déjà pris par un autre joueur.</translation>
    </message>
    <message>
        <source>{cell} and {other} are not side by side.</source>
        <translation>{cell} et {other} ne sont pas côte à côte.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): {rating}.</source>
        <translation>
            <numerusform>%n point&#xa0;: {rating}.</numerusform>
            <numerusform>%n points&#xa0;: {rating}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best score: %n point(s).</source>
        <translation>
            <numerusform>Le meilleur score&#xa0;: %n point.</numerusform>
            <numerusform>Le meilleur score&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The grey diagonal scores too, and counts double; a row or column without points costs 5.</source>
        <translation>La diagonale grise compte aussi, et compte double&#x202f;; une rangée ou une colonne sans points coûte 5.</translation>
    </message>
    <message>
        <source>Not here: the opponent has a {shape} in this row.</source>
        <translation>Pas ici&#xa0;: {shape} adverse dans cette rangée.</translation>
    </message>
    <message>
        <source>Not here: the opponent has a {shape} in this column.</source>
        <translation>Pas ici&#xa0;: {shape} adverse dans cette colonne.</translation>
    </message>
    <message>
        <source>Not here: the opponent has a {shape} in this region.</source>
        <translation>Pas ici&#xa0;: {shape} adverse dans cette région.</translation>
    </message>
    <message>
        <source>The opponent can place nothing.</source>
        <translation>L’adversaire ne peut plus rien poser.</translation>
    </message>
    <message>
        <source>You need {value} and have {budget} left.</source>
        <translation>Il te faut {value}, et il te reste {budget}.</translation>
    </message>
    <message numerus="yes">
        <source>Board cleared in %n roll(s).</source>
        <translation>
            <numerusform>Plateau vidé en %n lancer.</numerusform>
            <numerusform>Plateau vidé en %n lancers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both lost %n point(s).</source>
        <translation>
            <numerusform>Chacun a perdu %n point.</numerusform>
            <numerusform>Chacun a perdu %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer points lost: {fewer} to {more}.</source>
        <translation>Moins de points perdus&#xa0;: {fewer} contre {more}.</translation>
    </message>
    <message>
        <source>One round each.</source>
        <translation>Une manche partout.</translation>
    </message>
    <message>
        <source>The dice are already rolled for this turn.</source>
        <translation>Les dés sont déjà lancés pour ce tour.</translation>
    </message>
    <message>
        <source>{cell} is already face down.</source>
        <translation>Le jeton {cell} est déjà retourné.</translation>
    </message>
    <message>
        <source>A star cannot be bought: it comes as a bonus.</source>
        <translation>Une étoile ne s’achète pas&#xa0;: elle vient en bonus.</translation>
    </message>
    <message>
        <source>Your bonuses are automatic.</source>
        <translation>Tes bonus sont automatiques.</translation>
    </message>
    <message>
        <source>There are still numbers in this star’s row or column.</source>
        <translation>Il reste des nombres dans la rangée ou la colonne de cette étoile.</translation>
    </message>
    <message>
        <source>No bonus was forgotten on {cell}.</source>
        <translation>Aucun bonus n’a été oublié en {cell}.</translation>
    </message>
    <message>
        <source>{cell} is already face up.</source>
        <translation>Le jeton {cell} est déjà visible.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Nobody shows you your bonuses. With an opponent, one you forget can cost you.</source>
        <translation>Personne ne te montre tes bonus. Face à un adversaire, un oubli peut te coûter cher.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatiques</translation>
    </message>
    <message>
        <source>The program takes your bonuses, and nothing is punished.</source>
        <translation>Le programme prend tes bonus, et rien n’est puni.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Fewest points lost</source>
        <translation>Le moins de points perdus</translation>
    </message>
    <message>
        <source>Lose fewer points over both rounds.</source>
        <translation>Perds le moins de points sur les deux manches.</translation>
    </message>
    <message>
        <source>Most rounds won</source>
        <translation>Le plus de manches</translation>
    </message>
    <message>
        <source>Win more rounds; one each is a draw.</source>
        <translation>Gagne le plus de manches&#x202f;; une partout, c’est l’égalité.</translation>
    </message>
    <message>
        <source>{more} points to {fewer}.</source>
        <translation>{more} points à {fewer}.</translation>
    </message>
    <message>
        <source>{turns} turns played: {points} points in {throws} rolls.</source>
        <translation>{turns} tours joués&#xa0;: {points} points en {throws} lancers.</translation>
    </message>
    <message>
        <source>Roll the die first.</source>
        <translation>Lance d’abord le dé.</translation>
    </message>
    <message>
        <source>Answer the clue, or pass.</source>
        <translation>Réponds à la définition, ou passe.</translation>
    </message>
    <message>
        <source>Judge the bonus question first: right or wrong.</source>
        <translation>Juge d’abord la question bonus&#xa0;: juste ou faux.</translation>
    </message>
    <message>
        <source>Say your answer aloud: the other player checks it.</source>
        <translation>Dis ta réponse à voix haute&#xa0;: l’autre joueur vérifie.</translation>
    </message>
    <message>
        <source>Common words, trickier clues.</source>
        <translation>Mots courants, définitions plus malines.</translation>
    </message>
    <message>
        <source>All you can see</source>
        <translation>Toutes celles que l’on voit</translation>
    </message>
    <message>
        <source>Only those on the face</source>
        <translation>Seulement celles de la face</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Every piece must slide in and stay put, as between two players.</source>
        <translation>Chaque pièce doit entrer et tenir, comme à deux joueurs.</translation>
    </message>
    <message>
        <source>With gravity the starting pieces would fall.</source>
        <translation>Avec la pesanteur, les pièces du départ tomberaient.</translation>
    </message>
    <message>
        <source>A starting piece sticks out of the object.</source>
        <translation>Une pièce du départ dépasse de l’objet.</translation>
    </message>
    <message>
        <source>Two starting pieces overlap.</source>
        <translation>Deux pièces du départ se chevauchent.</translation>
    </message>
    <message>
        <source>A starting piece appears twice: {piece}.</source>
        <translation>Une pièce du départ apparaît deux fois&#xa0;: {piece}.</translation>
    </message>
    <message>
        <source>Tied at {points}; best line wins: {line}.</source>
        <translation>Égalité à {points}&#x202f;; la meilleure ligne gagne&#xa0;: {line}.</translation>
    </message>
    <message>
        <source>Tied at {points}, with the same best line: {line}.</source>
        <translation>Égalité à {points}, avec la même meilleure ligne&#xa0;: {line}.</translation>
    </message>
    <message>
        <source>Tied at {points} points.</source>
        <translation>Égalité à {points} points.</translation>
    </message>
    <message>
        <source>You don’t have this piece: {body}.</source>
        <translation>Tu n’as pas cette pièce&#xa0;: {body}.</translation>
    </message>
    <message>
        <source>Neither can place a piece. Red shows {red} squares, yellow {yellow}.</source>
        <translation>Aucun des deux ne peut plus poser de pièce. Rouge montre {red} cases, jaune {yellow}.</translation>
    </message>
    <message>
        <source>All pieces are placed. Red shows {red} squares, yellow {yellow}.</source>
        <translation>Toutes les pièces sont posées. Rouge montre {red} cases, jaune {yellow}.</translation>
    </message>
    <message>
        <source>Clues in</source>
        <translation>Définitions en</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>It has no solution.</source>
        <translation>Il n’a pas de solution.</translation>
    </message>
    <message>
        <source>It has more than one solution.</source>
        <translation>Il a plus d’une solution.</translation>
    </message>
    <message>
        <source>No order was found in which it can be built.</source>
        <translation>Aucun ordre de construction n’a été trouvé.</translation>
    </message>
    <message>
        <source>The included solution is wrong.</source>
        <translation>La solution fournie est fausse.</translation>
    </message>
    <message>
        <source>The starting pieces don’t stay put.</source>
        <translation>Les pièces du départ ne tiennent pas.</translation>
    </message>
    <message>
        <source>It cannot be built in the included order.</source>
        <translation>On ne peut pas le construire dans l’ordre fourni.</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>L’ordinateur</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>l’ordinateur</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings cannot be read ({reason}). The defaults are used.</source>
        <translation>Impossible de lire les réglages ({reason}). Ceux par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>The settings file is damaged. The defaults are used.</source>
        <translation>Le fichier des réglages est endommagé. Ceux par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>The settings file is damaged. It is kept as {file}, and the defaults are used.</source>
        <translation>Le fichier des réglages est endommagé. Il est conservé sous le nom {file}, et les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>The settings cannot be saved ({reason}). They last until you quit.</source>
        <translation>Impossible d’enregistrer les réglages ({reason}). Ils valent jusqu’à la fermeture.</translation>
    </message>
</context>
<context>
    <name>settings_page</name>
    <message>
        <source>Files with everything in them</source>
        <translation>Sauvegardes</translation>
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
    <message>
        <source>{cell}, dark {shape}</source>
        <translation>{cell}, {shape}, pièce foncée</translation>
    </message>
    <message>
        <source>{cell}, light {shape}</source>
        <translation>{cell}, {shape}, pièce claire</translation>
    </message>
    <message>
        <source>Take a shape first: press 1 to 4, or click one of yours.</source>
        <translation>Prends d’abord une forme&#xa0;: touche 1 à 4, ou clique sur une des tiennes.</translation>
    </message>
    <message>
        <source>Careful: with the {shape} here, your opponent can win at once.</source>
        <translation>Attention&#xa0;: {shape} ici, et ton adversaire peut gagner tout de suite.</translation>
    </message>
    <message>
        <source>Those are {name}’s pieces.</source>
        <translation>Ces pièces sont à {name}.</translation>
    </message>
    <message>
        <source>{cell} {shape}</source>
        <translation>{cell} {shape}</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claires</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>foncées</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, vide</translation>
    </message>
    <message numerus="yes">
        <source>{cell}, empty, {shape} wins in %n move(s)</source>
        <translation>
            <numerusform>{cell}, vide, {shape}&#xa0;: gagne en %n coup</numerusform>
            <numerusform>{cell}, vide, {shape}&#xa0;: gagne en %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell}, empty, {shape} loses in %n move(s)</source>
        <translation>
            <numerusform>{cell}, vide, {shape}&#xa0;: perd en %n coup</numerusform>
            <numerusform>{cell}, vide, {shape}&#xa0;: perd en %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is stuck: no piece left fits anywhere.</source>
        <translation>{name} ne peut plus jouer&#xa0;: aucune de ses pièces n’a de place.</translation>
    </message>
    <message>
        <source>{name} is stuck: no piece left to place.</source>
        <translation>{name} ne peut plus jouer&#xa0;: il ne reste aucune pièce à poser.</translation>
    </message>
    <message>
        <source>The {shape} can go here.</source>
        <translation>Coup permis&#xa0;: {shape} ici.</translation>
    </message>
    <message>
        <source>Once placed, a piece stays put.</source>
        <translation>Une pièce posée reste à sa place.</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>✓ 2: {name} wins in 2 moves. ✗ 2: {other} wins in 2.</source>
        <translation>✓ 2&#xa0;: {name} gagne en 2 coups. ✗ 2&#xa0;: {other} gagne en 2 coups.</translation>
    </message>
    <message>
        <source>Try a sphere here. {reason}</source>
        <translation>Essaie une sphère ici. {reason}</translation>
    </message>
    <message>
        <source>Try a cylinder here. {reason}</source>
        <translation>Essaie un cylindre ici. {reason}</translation>
    </message>
    <message>
        <source>Try a cube here. {reason}</source>
        <translation>Essaie un cube ici. {reason}</translation>
    </message>
    <message>
        <source>Try a cone here. {reason}</source>
        <translation>Essaie un cône ici. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n pièce à poser</numerusform>
            <numerusform>%n pièces à poser</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {shape}, {n} left</source>
        <translation>{name}, {shape}, reste {n}</translation>
    </message>
    <message>
        <source>{name}, {shape}, {n} left, taken up</source>
        <translation>{name}, {shape}, reste {n}, en main</translation>
    </message>
    <message>
        <source>{shape} taken up</source>
        <translation>En main&#xa0;: {shape}</translation>
    </message>
</context>
<context>
    <name>sheets</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>210 × 297 mm</source>
        <translation>210 × 297&#xa0;mm</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>8.5 × 11 inches</source>
        <translation>8,5 × 11 pouces</translation>
    </message>
    <message>
        <source>Sheets per page</source>
        <translation>Feuilles par page</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Large, half a page each</source>
        <translation>Grandes, une demi-page chacune</translation>
    </message>
    <message>
        <source>The size of a postcard</source>
        <translation>De la taille d’une carte postale</translation>
    </message>
    <message>
        <source>Small, to save paper</source>
        <translation>Petites, pour économiser le papier</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Grey diagonal</source>
        <translation>Diagonale grise</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>“{file}” must end in .pdf or .png.</source>
        <translation>«&#x202f;{file}&#x202f;» doit finir par .pdf ou .png.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} ne peut pas être écrit ({reason}).</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Manche {n}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>Ordinary dice</source>
        <translation>Dés ordinaires</translation>
    </message>
    <message>
        <source>Line without points</source>
        <translation>Ligne sans points</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>the dice count twice</source>
        <translation>les dés comptent deux fois</translation>
    </message>
    <message>
        <source>5 + 1 bonus</source>
        <translation>Bonus 5 + 1</translation>
    </message>
    <message>
        <source>the last number of a line without stars</source>
        <translation>le dernier nombre d’une ligne sans étoile</translation>
    </message>
    <message>
        <source>Star bonus</source>
        <translation>Bonus étoile</translation>
    </message>
    <message>
        <source>the last number of a line with stars</source>
        <translation>le dernier nombre d’une ligne avec étoile</translation>
    </message>
    <message>
        <source>a star without numbers in its row and column</source>
        <translation>une étoile sans nombre dans sa rangée ni sa colonne</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Malus</translation>
    </message>
    <message>
        <source>a token face up again for each forgotten bonus</source>
        <translation>un jeton de nouveau visible par bonus oublié</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>numbers still face up, {n} for a star; 0: round won</source>
        <translation>nombres visibles, {n} par étoile&#x202f;; 0&#xa0;: manche gagnée</translation>
    </message>
    <message>
        <source>Identical neighbours</source>
        <translation>Voisins identiques</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>Rolls to clear the board, one game per box</source>
        <translation>Lancers pour vider le plateau, une partie par case</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Français</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>Nombre de parties</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Cross out what you turn. Bonuses are automatic: take each one at once, nobody forgets any. A board each; in round 2 swap boards: cross out on the copy below.</source>
        <translation>Chaque joueur barre ce qu’il retourne. Les bonus sont automatiques&#xa0;: chacun se prend tout de suite, personne n’en oublie. Un plateau chacun&#x202f;; à la manche 2, on échange les plateaux&#xa0;: on barre sur la copie du dessous.</translation>
    </message>
    <message>
        <source>Board {n}</source>
        <translation>Plateau {n}</translation>
    </message>
    <message>
        <source>Tokens of bag {n}: glue on cardboard and cut out</source>
        <translation>Jetons de la pochette {n}&#xa0;: à coller sur du carton et à découper</translation>
    </message>
    <message>
        <source>Game {n}</source>
        <translation>Partie {n}</translation>
    </message>
    <message>
        <source>Two dice to cut out</source>
        <translation>Deux dés à découper</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Ludogîte’s</source>
        <translation>De Ludogîte</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les tiens</translation>
    </message>
    <message>
        <source>At least half of the answers are from your word file, if they cross.</source>
        <translation>Au moins la moitié des réponses viennent de ton fichier de mots, s’ils se croisent.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>T{n}</source>
        <translation>H{n}</translation>
    </message>
    <message>
        <source>R{n}</source>
        <translation>D{n}</translation>
    </message>
    <message>
        <source>B{n}</source>
        <translation>B{n}</translation>
    </message>
    <message>
        <source>L{n}</source>
        <translation>G{n}</translation>
    </message>
    <message>
        <source>Crosswords</source>
        <translation>Mots croisés</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Tes propres mots</translation>
    </message>
    <message>
        <source>In no crossword, for they did not fit: {words}</source>
        <translation>Dans aucune grille, faute de place&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Horizontalement</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Verticalement</translation>
    </message>
    <message>
        <source>Row {n}</source>
        <translation>Rangée {n}</translation>
    </message>
    <message>
        <source>Column {n}</source>
        <translation>Colonne {n}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Joueur {n}</translation>
    </message>
    <message>
        <source>Pages 3 to 6: for player 1 alone.</source>
        <translation>Pages 3 à 6&#xa0;: pour le joueur 1 seulement.</translation>
    </message>
    <message>
        <source>Pages 7 to 10: for player 2 alone.</source>
        <translation>Pages 7 à 10&#xa0;: pour le joueur 2 seulement.</translation>
    </message>
    <message>
        <source>Each player takes a pencil, and something small for a pawn.</source>
        <translation>Chaque joueur prend un crayon, et un petit objet comme pion.</translation>
    </message>
    <message>
        <source>Both pawns start in the top left corner. Lowest roll starts.</source>
        <translation>Les deux pions partent du coin en haut à gauche. Le plus petit lancer commence.</translation>
    </message>
    <message>
        <source>Your opponent reads your clues to you: never look at their pages.</source>
        <translation>L’adversaire lit les définitions à voix haute&#xa0;: personne ne regarde les pages de l’autre.</translation>
    </message>
    <message>
        <source>Roll the die and go that many squares clockwise.</source>
        <translation>Chaque joueur lance le dé et avance d’autant de cases, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Line not complete: you are asked its word nearest to your pawn. Right: write it. Wrong: fill one of its two arrows.</source>
        <translation>Ligne pas encore finie&#xa0;: on lui demande le mot le plus proche de son pion. Juste&#xa0;: il l’écrit. Faux&#xa0;: il noircit une de ses deux flèches.</translation>
    </message>
    <message>
        <source>Corner, or a star whose line is complete: go to any square and play it.</source>
        <translation>Coin, ou étoile dont la ligne est finie&#xa0;: il va sur la case de son choix et la joue.</translation>
    </message>
    <message>
        <source>Other square whose line is complete: a bonus question. Right: roll again. A second one right in the same turn: go to any square.</source>
        <translation>Autre case dont la ligne est finie&#xa0;: une question bonus. Juste&#xa0;: il relance. Une deuxième juste dans le même tour&#xa0;: il va sur la case de son choix.</translation>
    </message>
    <message>
        <source>If the player who started completes their grid, the other has one more turn; if the other does, the game is over. The first to complete their grid gets {points} points for each letter that the opponent has not found.</source>
        <translation>Si le joueur qui a commencé finit sa grille, l’autre a encore un tour&#x202f;; si c’est l’autre, la partie est finie. Le premier qui finit sa grille gagne {points} points par lettre que l’adversaire n’a pas trouvée.</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Qui reçoit quoi</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Pour commencer</translation>
    </message>
    <message>
        <source>What a player has</source>
        <translation>Ce qu’a chaque joueur</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>pages</translation>
    </message>
    <message>
        <source>their board: the grid to fill, and the track</source>
        <translation>son plateau&#xa0;: la grille à remplir et la piste</translation>
    </message>
    <message>
        <source>the clues and solutions of the opponent, to read out</source>
        <translation>les définitions et solutions de l’adversaire, à lire à voix haute</translation>
    </message>
    <message>
        <source>bonus questions for the opponent, with answers</source>
        <translation>des questions bonus pour l’adversaire, avec les réponses</translation>
    </message>
    <message>
        <source>a turn in short, and a table for the points</source>
        <translation>un tour en bref, et un tableau pour les points</translation>
    </message>
    <message>
        <source>A die to cut out</source>
        <translation>Un dé à découper</translation>
    </message>
    <message>
        <source>Clues for player {other}, with the answers</source>
        <translation>Définitions du joueur {other}, avec les réponses</translation>
    </message>
    <message>
        <source>Bonus questions for player {other}, with the answers</source>
        <translation>Questions bonus du joueur {other}, avec les réponses</translation>
    </message>
    <message>
        <source>A turn in short</source>
        <translation>Un tour en bref</translation>
    </message>
    <message>
        <source>My points</source>
        <translation>Mes points</translation>
    </message>
    <message>
        <source>never missed</source>
        <translation>jamais manqué</translation>
    </message>
    <message>
        <source>missed once</source>
        <translation>manqué une fois</translation>
    </message>
    <message>
        <source>missed twice or more</source>
        <translation>manqué deux fois ou plus</translation>
    </message>
    <message>
        <source>the word was</source>
        <translation>le mot a été</translation>
    </message>
    <message>
        <source>each new letter</source>
        <translation>chaque nouvelle lettre</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Magicien</translation>
    </message>
    <message>
        <source>From challenge</source>
        <translation>Du défi</translation>
    </message>
    <message>
        <source>To challenge</source>
        <translation>Au défi</translation>
    </message>
    <message>
        <source>Cube challenges</source>
        <translation>Défis du cube</translation>
    </message>
    <message>
        <source>The numbers are a building order; grey cells are filled from the start.</source>
        <translation>Les numéros donnent un ordre de montage&#x202f;; les cases grises sont remplies au départ.</translation>
    </message>
    <message>
        <source>There are no challenges from {first} to {last}; this level has {count}.</source>
        <translation>Il n’y a pas de défis de {first} à {last}&#x202f;; ce niveau en a {count}.</translation>
    </message>
    <message>
        <source>{level} {n}</source>
        <translation>{level} {n}</translation>
    </message>
    <message>
        <source>● Red</source>
        <translation>● Rouge</translation>
    </message>
    <message>
        <source>◇ Yellow</source>
        <translation>◇ Jaune</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Take 64 wooden cubes of the same size, for example 25 mm, and wood glue.</source>
        <translation>Prends 64 cubes de bois de même taille, par exemple 25&#xa0;mm, et de la colle à bois.</translation>
    </message>
    <message>
        <source>Stain or paint 32 cubes red and 32 yellow. Let them dry.</source>
        <translation>Peins 32 cubes en rouge et 32 en jaune. Laisse sécher.</translation>
    </message>
    <message>
        <source>Glue each of the eight pieces below twice: once in red, once in yellow.</source>
        <translation>Colle deux fois chacune des huit pièces ci-dessous&#xa0;: une fois en rouge, une fois en jaune.</translation>
    </message>
    <message>
        <source>Left the finished piece, right its layers from above: the lower one first. Glue wherever two cubes touch.</source>
        <translation>À gauche la pièce finie, à droite ses couches vues d’en haut&#xa0;: celle du bas d’abord. Colle partout où deux cubes se touchent.</translation>
    </message>
    <message>
        <source>The two screws are mirror images: lay them beside each other before the glue is dry.</source>
        <translation>Les deux vis sont l’image l’une de l’autre dans un miroir&#xa0;: compare-les avant que la colle ne sèche.</translation>
    </message>
    <message>
        <source>Making the pieces</source>
        <translation>Fabriquer les pièces</translation>
    </message>
    <message>
        <source>Left face</source>
        <translation>Face de gauche</translation>
    </message>
    <message>
        <source>Right face</source>
        <translation>Face de droite</translation>
    </message>
    <message>
        <source>Top face</source>
        <translation>Face du dessus</translation>
    </message>
    <message>
        <source>Layer {n}</source>
        <translation>Couche {n}</translation>
    </message>
    <message>
        <source>Cut along the solid lines, fold along the dashed ones, glue the flaps.</source>
        <translation>Coupe les traits pleins, plie les pointillés, colle les languettes.</translation>
    </message>
    <message>
        <source>{page} / {pages}</source>
        <translation>{page} / {pages}</translation>
    </message>
    <message>
        <source>Still being played</source>
        <translation>Partie en cours</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Partie finie</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>Date: {line}</source>
        <translation>Date&#xa0;: {line}</translation>
    </message>
    <message>
        <source>Glue this page on cardboard and cut out the sixteen pieces.</source>
        <translation>Colle cette page sur du carton et découpe les seize pièces.</translation>
    </message>
    <message>
        <source>No shape where your opponent has it in the same row, column or region. Four different shapes win.</source>
        <translation>Pas de forme là où ton adversaire l’a déjà dans la rangée, la colonne ou la région. Quatre formes différentes gagnent.</translation>
    </message>
    <message>
        <source>Print on one side, or on both sides flipped on the long edge, in this order: no sheet ever shows players their own solution. Hand out the pages face down.</source>
        <translation>Imprime au recto seul, ou recto verso en retournant sur le grand côté, dans cet ordre&#xa0;: aucune feuille ne montre à un joueur sa propre solution. Distribue les pages face cachée.</translation>
    </message>
    <message>
        <source>Print this page on one side only: it is cut up.</source>
        <translation>Imprime cette page au recto seul&#xa0;: elle se découpe.</translation>
    </message>
    <message>
        <source>Pages 1 and 2: for the table.</source>
        <translation>Pages 1 et 2&#xa0;: pour la table.</translation>
    </message>
    <message>
        <source>Page 11: a die to cut out, if you have none.</source>
        <translation>Page 11&#xa0;: un dé à découper, s’il en manque un.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Letters not found</source>
        <translation>Lettres non trouvées</translation>
    </message>
    <message>
        <source>Left: what the finished object shows. Right: where it starts, layer by layer from the lowest, seen from above. ● red, ◇ yellow. There is only one solution.</source>
        <translation>À gauche&#xa0;: ce que montre l’objet fini. À droite&#xa0;: le départ, couche par couche à partir du bas, vu d’en haut. ● rouge, ◇ jaune. Il n’y a qu’une solution.</translation>
    </message>
    <message>
        <source>For advanced scoring</source>
        <translation>Pour le décompte avancé</translation>
    </message>
    <message>
        <source>For basic scoring</source>
        <translation>Pour le décompte simple</translation>
    </message>
    <message>
        <source>From {first} to {last}: the second number must not be smaller.</source>
        <translation>De {first} à {last}&#xa0;: le second nombre ne peut pas être plus petit.</translation>
    </message>
    <message>
        <source>Holiday booklet</source>
        <translation>Cahier de vacances</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Feuilles de score</translation>
    </message>
    <message>
        <source>A built-in pair: F, M or D and 1 to 10; in English E, M or H</source>
        <translation>Une paire fournie&#xa0;: F, M ou D et 1 à 10&#x202f;; en anglais E, M ou H</translation>
    </message>
    <message>
        <source>There are no grids “{name}”: there are {series}, with a number from 1 to 10.</source>
        <translation>Il n’y a pas de grilles «&#x202f;{name}&#x202f;»&#xa0;: il y a {series}, avec un numéro de 1 à 10.</translation>
    </message>
</context>
<context>
    <name>solo</name>
    <message>
        <source>{day}: {points} points</source>
        <translation>{day}&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>{day}: {points} points, not counted</source>
        <translation>{day}&#xa0;: {points} points, non compté</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n game(s), {mean} points on average</source>
        <translation>
            <numerusform>{name}&#xa0;: %n partie, {mean} points en moyenne</numerusform>
            <numerusform>{name}&#xa0;: %n parties, {mean} points en moyenne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solo_days</name>
    <message numerus="yes">
        <source>%n of 14 days</source>
        <translation>
            <numerusform>%n jour sur 14</numerusform>
            <numerusform>%n jours sur 14</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>Record&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Best ({choice}): {points}</source>
        <translation>Record ({choice})&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{day}: given up</source>
        <translation>{day}&#xa0;: abandonnée</translation>
    </message>
    <message>
        <source>{day}: not played</source>
        <translation>{day}&#xa0;: pas jouée</translation>
    </message>
    <message>
        <source>{day}: not played, no longer available</source>
        <translation>{day}&#xa0;: pas jouée, plus disponible</translation>
    </message>
    <message>
        <source>{day}: in progress</source>
        <translation>{day}&#xa0;: en cours</translation>
    </message>
</context>
<context>
    <name>sounds</name>
    <message>
        <source>Ludogîte cannot play sounds on this system.</source>
        <translation>Ludogîte ne peut pas jouer de sons sur ce système.</translation>
    </message>
    <message>
        <source>No loudspeaker can be used right now, so the games are silent.</source>
        <translation>Aucun haut-parleur n’est disponible pour l’instant&#xa0;: les jeux restent muets.</translation>
    </message>
    <message>
        <source>Sounds have stopped working. Start Ludogîte again to hear them.</source>
        <translation>Les sons se sont arrêtés. Redémarre Ludogîte pour les entendre.</translation>
    </message>
</context>
<context>
    <name>stamp</name>
    <message>
        <source>given up</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>helped</source>
        <translation>aidée</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à toi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>It could not be saved ({reason}).</source>
        <translation>Impossible d’enregistrer ({reason}).</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Won by the first</source>
        <translation>Gagnées par le premier</translation>
    </message>
    <message>
        <source>Won by the second</source>
        <translation>Gagnées par le second</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Average of the last {n}</source>
        <translation>Moyenne des {n} dernières</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>Wins and losses</source>
        <translation>Victoires et défaites</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>Against family and friends</source>
        <translation>Contre la famille et les amis</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Évolution des scores</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%n game(s))</source>
        <translation>
            <numerusform>{what} (%n partie)</numerusform>
            <numerusform>{what} (%n parties)</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting your games… {n}</source>
        <translation>Je compte tes parties… {n}</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left out: further attempts at the game of a day.</source>
        <translation>
            <numerusform>%n partie non comptée&#xa0;: nouvel essai d’une partie du jour.</numerusform>
            <numerusform>%n parties non comptées&#xa0;: nouveaux essais d’une partie du jour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score distribution</source>
        <translation>Répartition des scores</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left out: with a hint or an undone move.</source>
        <translation>
            <numerusform>%n partie non comptée&#xa0;: avec un indice ou un coup annulé.</numerusform>
            <numerusform>%n parties non comptées&#xa0;: avec un indice ou un coup annulé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left out: solo with your own dice.</source>
        <translation>
            <numerusform>%n partie non comptée&#xa0;: en solo avec tes propres dés.</numerusform>
            <numerusform>%n parties non comptées&#xa0;: en solo avec tes propres dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left out: played on from another game.</source>
        <translation>
            <numerusform>%n partie non comptée&#xa0;: reprise d’une autre.</numerusform>
            <numerusform>%n parties non comptées&#xa0;: reprises d’une autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
</context>
<context>
    <name>symbols</name>
    <message>
        <source>sheet {n}</source>
        <translation>feuille {n}</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>trait</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>rond</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>three bars</source>
        <translation>trois barres</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>dièse</translation>
    </message>
    <message>
        <source>Here: {writing}.</source>
        <translation>Ici&#xa0;: {writing}.</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>to write</source>
        <translation>à écrire</translation>
    </message>
    <message>
        <source>Round {n} of {all}</source>
        <translation>Manche {n} sur {all}</translation>
    </message>
    <message>
        <source>{name}, {cell}, empty</source>
        <translation>{name}, {cell}, vide</translation>
    </message>
    <message>
        <source>{name}, {cell}, empty for good</source>
        <translation>{name}, {cell}, vide pour de bon</translation>
    </message>
    <message>
        <source>{name}, {cell}, {symbol}</source>
        <translation>{name}, {cell}, {symbol}</translation>
    </message>
    <message>
        <source>{name}, {cell}, {symbol} in pencil</source>
        <translation>{name}, {cell}, {symbol} au crayon</translation>
    </message>
    <message>
        <source>{n}, {symbol}</source>
        <translation>{n}, {symbol}</translation>
    </message>
    <message>
        <source>{n}, {symbol}, taken</source>
        <translation>{n}, {symbol}, pris</translation>
    </message>
    <message>
        <source>a stroke</source>
        <translation>un trait</translation>
    </message>
    <message>
        <source>a cross</source>
        <translation>une croix</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>un rond</translation>
    </message>
    <message>
        <source>a triangle</source>
        <translation>un triangle</translation>
    </message>
    <message>
        <source>a set of three bars</source>
        <translation>trois barres</translation>
    </message>
    <message>
        <source>a hash</source>
        <translation>un dièse</translation>
    </message>
    <message>
        <source>two strokes</source>
        <translation>deux traits</translation>
    </message>
    <message>
        <source>two crosses</source>
        <translation>deux croix</translation>
    </message>
    <message>
        <source>two circles</source>
        <translation>deux ronds</translation>
    </message>
    <message>
        <source>two triangles</source>
        <translation>deux triangles</translation>
    </message>
    <message>
        <source>two sets of three bars</source>
        <translation>deux fois trois barres</translation>
    </message>
    <message>
        <source>two hashes</source>
        <translation>deux dièses</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>roll: {pair}</source>
        <translation>lancer&#xa0;: {pair}</translation>
    </message>
    <message>
        <source>start symbol: {symbol}</source>
        <translation>symbole de départ&#xa0;: {symbol}</translation>
    </message>
    <message>
        <source>{first} on {cell}, {second} on {other}</source>
        <translation>{first} en {cell}, {second} en {other}</translation>
    </message>
    <message>
        <source>{name}, choose your start symbol: click it or press 1 to 6.</source>
        <translation>{name}, choisis ton symbole de départ&#xa0;: clique dessus ou tape 1 à 6.</translation>
    </message>
    <message>
        <source>Roll your two dice, then click what they show or press 1 to 6.</source>
        <translation>Lance tes deux dés, puis clique sur ce qu’ils montrent ou tape 1 à 6.</translation>
    </message>
    <message>
        <source>One die shows {symbol}. What does the other one show?</source>
        <translation>Un dé montre {symbol}. Et l’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Place {pair} on two free cells side by side.</source>
        <translation>Place {pair} sur deux cases libres côte à côte.</translation>
    </message>
    <message>
        <source>{name} still has to place {pair}.</source>
        <translation>{name} doit encore placer {pair}.</translation>
    </message>
    <message>
        <source>{names} still have to place {pair}.</source>
        <translation>{names} doivent encore placer {pair}.</translation>
    </message>
    <message>
        <source>Pencilled in. Press Write or Enter to confirm.</source>
        <translation>Placé au crayon. Écrire ou Entrée pour valider.</translation>
    </message>
    <message>
        <source>Everyone is ready. Press Done or Enter to write it in ink.</source>
        <translation>Tout le monde est prêt. Terminé ou Entrée pour écrire à l’encre.</translation>
    </message>
    <message>
        <source>{name} has no two free cells left side by side and sits out. {turn}</source>
        <translation>{name} n’a plus deux cases libres côte à côte et passe son tour. {turn}</translation>
    </message>
    <message>
        <source>{names} have no two free cells left side by side and sit out. {turn}</source>
        <translation>{names} n’ont plus deux cases libres côte à côte et passent leur tour. {turn}</translation>
    </message>
    <message numerus="yes">
        <source>Here: {writing}. Worth %n point(s).</source>
        <translation>
            <numerusform>Ici&#xa0;: {writing}. Cela rapporte %n point.</numerusform>
            <numerusform>Ici&#xa0;: {writing}. Cela rapporte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Here: {writing}. Costs %n point(s).</source>
        <translation>
            <numerusform>Ici&#xa0;: {writing}. Cela coûte %n point.</numerusform>
            <numerusform>Ici&#xa0;: {writing}. Cela coûte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now click a free cell next to it for {other}.</source>
        <translation>Maintenant, clique sur une case libre à côté pour {other}.</translation>
    </message>
    <message>
        <source>Swapped: {first} here. Now click a free cell next to it for {other}.</source>
        <translation>Échange&#xa0;: ici {first}. Clique maintenant sur une case libre à côté pour {other}.</translation>
    </message>
    <message>
        <source>Nothing to write on {name}’s sheet now.</source>
        <translation>Rien à écrire pour {name} pour l’instant.</translation>
    </message>
    <message>
        <source>Pencilled in: {writing}. {reason}</source>
        <translation>Au crayon&#xa0;: {writing}. {reason}</translation>
    </message>
    <message>
        <source>Try {symbol}. {reason}</source>
        <translation>Essaie {symbol}. {reason}</translation>
    </message>
    <message>
        <source>The three best places are numbered; 1 is the best.</source>
        <translation>Les trois meilleures places sont numérotées&#x202f;; 1 est la meilleure.</translation>
    </message>
    <message>
        <source>{name} wins, {points} to {other}!</source>
        <translation>{name} gagne, {points} à {other}&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s)!</source>
        <translation>
            <numerusform>{name} gagne avec %n point&#x202f;!</numerusform>
            <numerusform>{name} gagne avec %n points&#x202f;!</numerusform>
        </translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>pencilled</source>
        <translation>au crayon</translation>
    </message>
    <message>
        <source>no room after round {n}</source>
        <translation>plus de place après la manche {n}</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Manche {n}</translation>
    </message>
    <message>
        <source>of {all}</source>
        <translation>sur {all}</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>turns the pair</source>
        <translation>tourne la paire</translation>
    </message>
    <message>
        <source>pencils it</source>
        <translation>place au crayon</translation>
    </message>
    <message>
        <source>writes it</source>
        <translation>écrit à l’encre</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>pencil</source>
        <translation>placer</translation>
    </message>
    <message>
        <source>write</source>
        <translation>écrire</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>à voir</translation>
    </message>
</context>
<context>
    <name>symbols_solo</name>
    <message>
        <source>Roll of the day</source>
        <translation>Lancers du jour</translation>
    </message>
    <message>
        <source>Twelve rolls, one sheet, one attempt.</source>
        <translation>Douze lancers, une feuille, un seul essai.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>{place}. {points} points, {rating}, {name}, {day}</source>
        <translation>{place}. {points} points, {rating}, {name}, {day}</translation>
    </message>
    <message>
        <source>No results yet. 15 points is average; 30 makes you a grandmaster.</source>
        <translation>Pas encore de résultat. 15 points, c’est un score moyen&#x202f;; 30, et tu es grand maître.</translation>
    </message>
    <message>
        <source>{points} points: {rating}.</source>
        <translation>{points} points&#xa0;: {rating}.</translation>
    </message>
    <message>
        <source>Everyone gets the same twelve rolls today, and only your first attempt counts. With a hint, or if you undo a roll, it no longer counts.</source>
        <translation>Les douze lancers du jour sont les mêmes pour tous, et seul ton premier essai compte. Avec un indice, ou si tu annules un lancer, il ne compte plus.</translation>
    </message>
    <message>
        <source>Best scores, {choice} scoring</source>
        <translation>Meilleurs scores, décompte {choice}</translation>
    </message>
</context>
</TS>
