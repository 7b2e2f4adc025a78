"""The command line, to the letter: what goes to stdout, what to stderr, and how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludogite import __version__
from ludogite.cli import main

WON = ["Sa1", "Yb1", "Cc1", "Kd1"]


def write(folder: Path, moves: list[str], name: str = "match.json", **changes: Any) -> str:
    fields = {"format": "ludogite-record/1", "game": "shapes", "players": ["Ann", "Bob"], "moves": moves, **changes}
    (folder / name).write_text(json.dumps(fields), encoding="utf-8")
    return str(folder / name)


class Run:
    """One run of `ludogite` within this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        try:
            self.code = main(arguments)
        except SystemExit as stop:
            self.code = stop.code  # type: ignore[assignment]
        self.out, self.err = capsys.readouterr()


def test_replay_tells_how_a_running_match_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, ["Sa1", "Kb2"])
    run = Run(capsys, "replay", file, "--json")
    assert (run.code, run.err) == (0, "")
    assert json.loads(run.out) == {
        "file": file,
        "game": "shapes",
        "moves": 2,
        "to_move": 0,
        "over": False,
        "winner": None,
        "draw": False,
        "scores": None,
        "state": {"board": ["S...", ".k..", "....", "...."], "hands": ["SYYCCKK", "SSYYCCK"]},
    }


def test_replay_tells_how_a_finished_match_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Run(capsys, "replay", write(tmp_path, WON), "--json").out)
    assert (found["to_move"], found["over"], found["winner"], found["draw"]) == (None, True, 1, False)


def test_replay_in_words_names_winner_and_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, WON)
    run = Run(capsys, "replay", file)
    assert run.out == f"{file}: Four Shapes, 4 moves; won by Bob; Four different shapes in row 1.\n"


def test_an_illegal_move_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, ["Sa1", "Kb2", "Ka2"])
    run = Run(capsys, "replay", file, "--json")
    assert (run.code, run.out) == (1, "")
    assert run.err == f"{file}: move 3 (Ka2): Not here: the opponent has a cone in this row.\n"


def test_an_unreadable_move_is_an_illegal_one_and_cannot_break_the_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, ["Sa1", "x\ny"])
    run = Run(capsys, "replay", file, "--json")
    assert run.code == 1
    assert run.err == f"{file}: move 2 (x\\ny): “x\\ny” is not a move of this game.\n"


def test_what_is_no_record_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, [], game="chess")
    run = Run(capsys, "replay", file, "--json")
    assert (run.code, run.out, run.err) == (2, "", f"{file}: There is no game “chess”.\n")
    missing = Run(capsys, "replay", str(tmp_path / "none.json"), "--json")
    assert missing.code == 2
    assert re.fullmatch(r"The file cannot be read \(.+\)\.\n", missing.err.removeprefix(f"{tmp_path / 'none.json'}: "))


def test_replay_goes_on_after_a_bad_file_and_ends_with_the_worst_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write(tmp_path, ["Sa1"], "good.json")
    illegal = write(tmp_path, ["Sa1", "Sa2"], "illegal.json")
    invalid = write(tmp_path, [], "invalid.json", players=["Ann"])
    run = Run(capsys, "replay", illegal, good, "--json")
    assert (run.code, len(run.out.splitlines()), len(run.err.splitlines())) == (1, 1, 1)
    run = Run(capsys, "replay", good, invalid, illegal, good, "--json")
    assert (run.code, len(run.out.splitlines()), len(run.err.splitlines())) == (2, 2, 2)
    assert [json.loads(line)["file"] for line in run.out.splitlines()] == [good, good]


def test_legal_lists_moves_sorted_one_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "legal", write(tmp_path, ["Sa1"]))
    moves = run.out.splitlines()
    assert (run.code, len(moves), moves) == (0, 53, sorted(moves))
    assert moves[0] == "Ca2"
    assert "Sb2" not in moves


def test_legal_prints_nothing_when_the_game_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "legal", write(tmp_path, WON))
    assert (run.code, run.out, run.err) == (0, "", "")


def test_legal_complains_as_replay_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "legal", write(tmp_path, ["Sa1", "Sa2"])).code == 1
    assert Run(capsys, "legal", str(tmp_path)).code == 2


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 64), (2, 3392), (3, 167552)])
def test_perft_prints_the_number_alone(depth: int, count: int, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "perft", "shapes", "--depth", str(depth))
    assert (run.code, run.out, run.err) == (0, f"{count}\n", "")


def test_analyse_tells_the_worth_of_every_move_best_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, ["Sa1", "Yb1", "Cc1"])
    opinions = json.loads(Run(capsys, "analyse", file, "--json").out)
    assert opinions[0] == {"move": "Kd1", "value": "win", "plies": 1}
    assert sorted(item["move"] for item in opinions) == Run(capsys, "legal", file).out.splitlines()
    rank = [(item["value"] == "loss", item["plies"] if item["value"] == "win" else -item["plies"]) for item in opinions]
    assert rank == sorted(rank)


def test_analyse_of_the_start_says_that_every_move_loses_in_ten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opinions = json.loads(Run(capsys, "analyse", write(tmp_path, []), "--json").out)
    assert len(opinions) == 64
    assert {(item["value"], item["plies"]) for item in opinions} == {("loss", 10)}


def test_nine_of_fifty_three_replies_win(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    opinions = json.loads(Run(capsys, "analyse", write(tmp_path, ["Sa1"]), "--json").out)
    assert (len(opinions), sum(item["value"] == "win" for item in opinions)) == (53, 9)
    winners = {item["move"] for item in opinions if item["value"] == "win"}
    assert winners == {f"{shape}{cell}" for shape in "YCK" for cell in ("b1", "a2", "b2")}


def test_moves_of_the_same_worth_come_in_alphabetical_order_whatever_the_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outputs = [Run(capsys, "analyse", write(tmp_path, ["Sa1"], seed=seed), "--json").out for seed in (1, 2)]
    assert outputs[0] == outputs[1]
    moves = [item["move"] for item in json.loads(outputs[0]) if (item["value"], item["plies"]) == ("win", 9)]
    assert moves == sorted(moves)


def test_analyse_of_a_finished_game_is_an_empty_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "analyse", write(tmp_path, WON), "--json").out == "[]\n"


def test_analyse_in_words_gives_reasons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "analyse", write(tmp_path, ["Sa1", "Yb1", "Cc1"]))
    assert run.out.splitlines()[0] == "Kd1  You complete row 1 and win!"


def test_analyse_tells_what_a_sheet_of_symbols_will_come_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, ["start 3", "roll 3 3"], game="symbols", players=["Ann"])
    opinions = json.loads(Run(capsys, "analyse", file, "--json").out)
    assert len(opinions) == len(Run(capsys, "legal", file).out.splitlines())
    assert opinions[0]["move"] in ("3@a2 3@a3", "3@b1 3@c1")
    assert 25 < opinions[0]["value"] < 45
    best, worst = Run(capsys, "analyse", file).out.splitlines()[:: len(opinions) - 1]
    assert best.split("  ")[1].startswith("That makes three in ")
    assert worst != best


def test_selfplay_counts_for_the_players_wherever_they_sit(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("selfplay", "shapes", "--players", "perfect,easy", "--matches", "6", "--seed", "3", "--json")
    tally = json.loads(Run(capsys, *arguments).out)
    again = json.loads(Run(capsys, *arguments).out)
    assert tally["game"] == "shapes"
    assert tally["players"] == ["perfect", "easy"]
    assert sum(tally["wins"]) + tally["draws"] == tally["matches"] == 6
    assert tally["wins"][0] >= 5
    assert tally["mean_scores"] is None
    assert len(tally["seconds_per_move"]) == 2
    assert again["wins"] == tally["wins"]


def test_selfplay_takes_beginners_and_names_all_levels_where_one_is_unknown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = Run(capsys, "selfplay", "shapes", "--players", "beginner,easy", "--matches", "2", "--json")
    assert json.loads(run.out)["players"] == ["beginner", "easy"]
    run = Run(capsys, "selfplay", "shapes", "--players", "beginner,genius")
    assert run.code == 2
    assert run.err.strip().endswith("only: beginner, easy, medium, hard, expert, master, perfect")


def test_selfplay_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    lines = Run(capsys, "selfplay", "shapes", "--players", "easy,easy", "--matches", "2").out.splitlines()
    assert lines[0].startswith("easy: ")
    assert lines[-1] == "0 draws in 2 matches"


def test_selfplay_of_one_tells_the_mean_score_by_the_scoring_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    solo = ("selfplay", "symbols", "--players", "beginner", "--matches", "12", "--seed", "1", "--json")
    basic = json.loads(Run(capsys, *solo).out)
    advanced = json.loads(Run(capsys, *solo, "--option", "scoring=advanced").out)
    assert basic["wins"] == advanced["wins"] == [12]
    assert basic["mean_scores"][0] > 14
    assert advanced["mean_scores"][0] < basic["mean_scores"][0] - 5


def test_selfplay_gives_an_option_of_the_seats_to_all(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "selfplay", "crossword", "--players", "easy,hard", "--matches", "1", "--option", "levels=hard")
    assert (run.code, run.err) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("fly",),
        ("--colour", "red"),
        ("replay",),
        ("replay", "x.json", "--yaml"),
        ("replay", "x.json", "--js"),
        ("perft", "shapes", "--depth", "٢"),
        ("perft", "shapes", "--depth", "1_0"),
        ("perft", "chess", "--depth", "1"),
        ("perft", "shapes"),
        ("perft", "shapes", "--depth", "-1"),
        ("perft", "shapes", "--depth", "two"),
        ("selfplay", "shapes", "--players", "easy,genius"),
        ("selfplay", "shapes", "--players", "easy"),
        ("selfplay", "shapes", "--players", "easy,easy", "--matches", "-3"),
        ("selfplay", "symbols", "--players", "easy", "--option", "scoring"),
        ("selfplay", "symbols", "--players", "easy", "--option", "scoring=double"),
        ("selfplay", "symbols", "--players", "easy", "--option", "colour=red"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_asked_is_said_on_stderr(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, *arguments)
    assert (run.code, run.out) == (2, "")
    assert run.err.splitlines()[-1].startswith("ludogite")


def test_help_shows_examples_and_version_is_short(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "--help")
    assert run.code == 0
    assert "ludogite replay match.json --json" in run.out
    assert Run(capsys, "--version").out == f"ludogite {__version__}\n"


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludogite", *arguments],
        env={k: v for k, v in (os.environ | environment).items() if v},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


@pytest.mark.linux("a system that may be without a screen")
@pytest.mark.parametrize("display", ["", ":7777"])
def test_without_a_screen_the_window_says_so(display: str) -> None:
    run = program(DISPLAY=display, WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("ludogite: There is no screen for the window")


@pytest.mark.linux("a shell that closes streams, and a device that is full")
@pytest.mark.parametrize(
    ("command", "code", "out", "err"),
    [
        ("replay none.json --json >&-", 2, "", "none.json: "),
        ("replay good.json --json >&-", 0, "", ""),
        ("replay none.json --json 2>&-", 2, "", ""),
        ("replay none.json --json 2>/dev/full", 2, "", ""),
        ("replay good.json --json >/dev/full", 2, "", "ludogite: the output cannot be written"),
        ("--help >/dev/full", 2, "", "ludogite: the output cannot be written"),
        ("replay --help >/dev/full", 2, "", "ludogite: the output cannot be written"),
        ("--version >/dev/full", 2, "", "ludogite: the output cannot be written"),
        ("selfplay shapes --players easy,easy --matches 1 2>&-", 0, "easy: ", ""),
        ("replay odd.json", 0, "odd.json: Four Shapes, 1 moves; B\\no\\x1b to move", ""),
    ],
)
def test_streams_that_are_closed_full_or_narrow(command: str, code: int, out: str, err: str, tmp_path: Path) -> None:
    write(tmp_path, ["Sa1"], "good.json")
    write(tmp_path, ["Sa1"], "odd.json", players=["A", "B\no\x1b"])
    run = subprocess.run(
        f"{sys.executable} -m ludogite {command}", shell=True, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.returncode == code
    assert run.stdout.startswith(out)
    assert run.stderr.startswith(err)
    assert "Traceback" not in run.stderr
    assert bool(run.stdout) == bool(out)
    assert len(run.stderr.splitlines()) == bool(err)


@pytest.mark.linux("a terminal that a program can be")
def test_a_console_that_does_not_know_every_letter_still_gets_its_line(tmp_path: Path) -> None:
    import pty

    write(tmp_path, ["Sa1"], "étè✓.json")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "ludogite", "replay", "étè✓.json"]
    subprocess.run(command, cwd=tmp_path, env=os.environ | {"PYTHONIOENCODING": "ascii"}, stdout=theirs, check=True)
    os.close(theirs)
    assert os.read(ours, 1000) == b"\\xe9t\\xe8\\u2713.json: Four Shapes, 1 moves; Bob to move\r\n"
    os.close(ours)


def test_other_programs_get_utf8_whatever_the_system_is_used_to(tmp_path: Path) -> None:
    write(tmp_path, ["Sa1"], "étè✓.json")
    command = [sys.executable, "-m", "ludogite", "replay", "étè✓.json"]
    usual = os.environ | {"PYTHONIOENCODING": "cp1252"}
    run = subprocess.run(command, cwd=tmp_path, env=usual, stdout=subprocess.PIPE, check=True)
    assert run.stdout.decode("utf-8") == "étè✓.json: Four Shapes, 1 moves; Bob to move\n"


@pytest.mark.parametrize("arguments", ["--help", "perft shapes --depth 2"])
def test_a_closed_pipe_is_no_error(arguments: str) -> None:
    command = [sys.executable, "-m", "ludogite", *arguments.split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_check_opens_the_window_and_finds_nothing_missing() -> None:
    run = program("check")
    assert (run.returncode, run.stderr) == (0, "")
    found = json.loads(run.stdout)
    assert found["french"] == ["Rejouer", "Annuler"]
    assert found["fonts"] == ["Inter", "Vollkorn"]
    assert found["painted"] is True
    assert found["thought"]
    assert found["opengl"]


@pytest.mark.linux("signals")
@pytest.mark.parametrize(
    "loaded",
    [
        "ludogite.message",
        "PySide6.QtCore",
        "ludogite.ui.application.app",
        "ludogite.ui.application.start_up",
        "ludogite.match.store.file",
    ],
)
def test_ctrl_c_ends_the_window_at_once_also_while_it_starts(loaded: str, tmp_path: Path) -> None:
    """Python tells what it has loaded. Whatever runs the tests in the background may have it ignore Ctrl+C."""
    environment = {**os.environ, "LUDOGITE_HOME": str(tmp_path)}
    start = [sys.executable, "-X", "importtime", "-m", "ludogite"]
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(start, env=environment, stderr=subprocess.PIPE, text=True, preexec_fn=heed) as process:
        assert process.stderr
        try:
            assert any(line.split()[-1:] == [loaded] for line in process.stderr)
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
            assert process.returncode == -signal.SIGINT
        finally:
            process.kill()


def test_commands_without_a_window_load_no_qt() -> None:
    script = (
        "import sys, ludogite.cli as c; c.main(['perft', 'shapes', '--depth', '1']); print('PySide6' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "64\nFalse\n"


def note_opened(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """With which files the window would be opened, from which the real one would not come back."""
    opened: list[list[str]] = []

    def run(files: list[str]) -> int:
        opened.append(files)
        return 0

    monkeypatch.setattr("ludogite.ui.application.app.run", run)
    return opened


@pytest.mark.parametrize(
    "name", ["seven.json", "seven.ludogite-challenge", "sunday.ludogite", "SEVEN.JSON", "SUNDAY.LUDOGITE", "-x.json"]
)
def test_a_challenge_file_alone_opens_the_window_with_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = note_opened(monkeypatch)
    assert main([name]) == 0
    assert main(["--", name]) == 0
    assert main([]) == 0
    assert opened == [[str(Path(name).absolute())]] * 2 + [[]]


def test_several_files_open_the_window_with_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = note_opened(monkeypatch)
    assert main(["a.ludogite", "b.ludogite"]) == 0
    assert opened == [[str(Path("a.ludogite").absolute()), str(Path("b.ludogite").absolute())]]
    with pytest.raises(SystemExit):
        main(["a.ludogite", "replay"])


@pytest.mark.linux("a pipe with a name")
@pytest.mark.parametrize(
    "command",
    [
        *(["replay"], ["legal"], ["analyse"], ["cube", "solve"], ["cube", "verify"], ["crossword", "check"]),
        ["print", "shapes", "-o", "sheet.pdf", "--record"],
    ],
)
def test_a_pipe_is_refused_by_every_command(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    run = Run(capsys, *command, str(pipe))
    assert (run.code, run.out) == (2, "")
    assert "This isn’t a readable file." in run.err


LONG = "a\u0001" * 500_000


@pytest.mark.parametrize(
    ("changes", "code", "said"),
    [
        ({"moves": [LONG]}, 1, "move 1 (a\\x01a\\x01"),
        ({"moves": ["Sa1"] * 20_001}, 2, "A saved game has at most 5000 moves, not 20001."),
        ({"players": ["Ann", "B" * 201]}, 2, "The name of a player has at most 200 letters."),
        ({LONG: 1}, 2, "A saved game has no “a\\x01"),
        ({"game": LONG}, 2, "There is no game “a\\x01"),
        ({"format": f"ludogite-record/{LONG}"}, 2, "Saved games of format “"),
        ({"options": {LONG: 1}}, 2, "There is no option “a\\x01"),
        ({"players": ["Ann", "x" * 5_000_000]}, 2, "The file is too large for a saved game."),
    ],
)
def test_long_input_is_refused_in_one_short_line(
    changes: dict[str, Any], code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = Run(capsys, "replay", write(tmp_path, **{"moves": [], **changes}))
    assert (run.code, run.out) == (code, "")
    assert said in run.err
    assert len(run.err.splitlines()) == 1
    assert len(run.err) < 3000
