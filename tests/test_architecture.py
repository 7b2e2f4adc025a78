"""What must hold for a new game to need nothing but its own files and its entry on the shelf."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import ludogite
from ludogite.rules.shelf import SHELF, Game
from ludogite.settings import CLOCK, SETTINGS
from ludogite.ui.base.game_ui import playable_games, ui_of

ROOT = Path(ludogite.__file__).parent


def module_name(file: Path) -> str:
    parts = file.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_own(module: str, game: Game) -> bool:
    """Whether the module belongs to the game: by its name, or because the shelf names it."""
    named = (
        game.rules_module,
        game.player_module,
        game.ui_module,
        game.sheet_module,
        game.content_module,
        game.maker_module,
    )
    return game.id in module or module in named or (game.part_of is not None and game.part_of in module)


def ids_in(source: str) -> Iterator[tuple[int, Game]]:
    """Strings that are the id of a game, and in which lines; what is to be translated is no id."""
    nodes = list(ast.walk(ast.parse(source)))
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    texts = {argument for call in calls if call.func.id == "QT_TRANSLATE_NOOP" for argument in call.args}  # type: ignore[attr-defined]
    for node in nodes:
        if isinstance(node, ast.Constant) and node not in texts and node.value in SHELF:
            yield node.lineno, SHELF[str(node.value)]


def test_no_module_names_a_game_but_the_shelf_the_games_own_and_the_command_line() -> None:
    strangers = [
        f"{module_name(file)}, line {line}: {game.id}"
        for file in ROOT.rglob("*.py")
        for line, game in ids_in(file.read_text(encoding="utf-8"))
        if not is_own(module_name(file), game)
        and module_name(file) != "ludogite.rules.shelf"
        and "cli" not in file.parts
    ]
    assert strangers == []


def test_an_id_in_a_general_module_would_be_found() -> None:
    ((line, game),) = ids_in('def title():\n    return SHELF["cube"].title\n')
    assert (line, game.id) == (2, "cube")
    assert not list(ids_in('NAME = QT_TRANSLATE_NOOP("rules", "cube")'))
    assert not is_own("ludogite.ui.application.app", game)
    assert is_own("ludogite.ui.games.cube.board", game)
    assert is_own("ludogite.content.grids", SHELF["crossword"])
    assert is_own("ludogite.ui.games.cube.challenges.page", SHELF["challenge"])


def test_settings_of_games_share_a_file_and_no_name() -> None:
    names = [setting.name for setting in (*SETTINGS, CLOCK)]
    names += [setting.name for game in playable_games() for setting in ui_of(game).settings]
    assert "gravity" in names
    assert len(names) == len(set(names))
