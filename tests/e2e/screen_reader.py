"""A screen reader at the real program: it knows the window only as the system's accessibility bus tells it, and acts
only by what it finds there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, Properties, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from ludogite import paths

BUS_CONFIG = "/usr/share/defaults/at-spi2/accessibility.conf"
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
"""Of all programs together, and of each of them."""
ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
COMPONENT = "org.a11y.atspi.Component"
TEXT = "org.a11y.atspi.Text"
EVENTS = "org.a11y.atspi.Event.Object"
PATIENCE = 60.0
"""Seconds that anything may take on a busy machine."""
CHECKED, SHOWING = 4, 25
"""Bits of a state, as the bus numbers them."""


@dataclass
class Element:
    address: DBusAddress
    parent: str
    """The path of what it lies in."""
    name: str
    role: str
    state: int

    @property
    def is_checked(self) -> bool:
        return bool(self.state >> CHECKED & 1)


class ScreenReader:
    def __init__(self, connection: DBusConnection) -> None:
        self._connection = connection
        self.heard: list[str] = []
        """What was read out, in order."""
        registry = DBusAddress("/org/a11y/atspi/registry", REGISTRY, REGISTRY)
        self._ask(new_method_call(registry, "RegisterEvent", "s", ("object:announcement",)))
        self._ask(message_bus.AddMatch(MatchRule(type="signal", interface=EVENTS, member="Announcement")))

    # The window

    def elements(self) -> Iterator[Element]:
        """All that is to be seen, with what it lies in before it."""
        level = [(DBusAddress(ROOT, REGISTRY, ACCESSIBLE), "")]
        while level:
            below = []
            for element, children in self._seen(level):
                yield element
                below += [(DBusAddress(path, bus, ACCESSIBLE), element.address.object_path) for bus, path in children]
            level = below

    def _seen(self, places: Sequence[tuple[DBusAddress, str]]) -> Iterator[tuple[Element, Sequence[tuple[str, str]]]]:
        """With the addresses of what lies in each. All is asked for at once: to wait for answers takes time."""
        methods = ("GetRoleName", "GetState", "GetChildren")
        questions = [
            question
            for address, _ in places
            for question in (Properties(address).get("Name"), *(new_method_call(address, each) for each in methods))
        ]
        answers = self._answers(questions)
        for n, (address, parent) in enumerate(places):
            name, role, state, children = answers[4 * n : 4 * n + 4]
            if name is None or role is None or state is None or children is None:
                continue  # gone meanwhile
            low, high = state[0]
            element = Element(address, parent, name[0][1], role[0], low | high << 32)
            if element.state >> SHOWING & 1 or address.object_path == ROOT:
                yield element, children[0]

    def find(self, name: str, role: str = "") -> Element:
        """Waits for what is called so, or begins so; of several the first."""
        found: list[Element] = []

        def look() -> bool:
            fitting = (each for each in self.elements() if each.name.startswith(name) and role in ("", each.role))
            found.extend(islice(fitting, 1))
            return bool(found)

        self.wait_until(look, lambda: f"{name!r} is not there, but {[each.name for each in self.elements()]}")
        return found[0]

    @staticmethod
    def wait_until(is_so: Callable[[], bool], complaint: Callable[[], object]) -> None:
        until = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < until, complaint()
            time.sleep(0.05)

    def description_of(self, element: Element) -> str:
        return str(self._ask(Properties(element.address).get("Description"))[0][1])

    def text_of(self, element: Element) -> str:
        """What is written in it, of a text that can be read."""
        return str(self._ask(new_method_call(element.address.with_interface(TEXT), "GetText", "ii", (0, -1)))[0])

    def sizes_of(self, elements: Sequence[Element]) -> list[tuple[int, int]]:
        """Their sizes. What else screen readers want to know is asked for as well: the program has to survive that."""
        for method in ("GetRelationSet", "GetAttributes", "GetInterfaces", "GetIndexInParent"):
            self._answers([new_method_call(each.address, method) for each in elements])
        extents = [
            new_method_call(each.address.with_interface(COMPONENT), "GetExtents", "u", (0,)) for each in elements
        ]
        return [answer[0][2:] if answer else (0, 0) for answer in self._answers(extents)]

    def press(self, name: str, role: str = "") -> None:
        """Presses or checks what is called so."""
        self.act(self.find(name, role))

    def act(self, element: Element) -> None:
        self._ask(new_method_call(element.address.with_interface(ACTION), "DoAction", "i", (0,)))

    def choose_last_of_menu(self, name: str) -> None:
        """With keys: Qt does not tell the bus of a menu what is in it."""
        button = self.find(name, "push button")
        search = ("xdotool", "search", "--onlyvisible", "--pid", str(self.process_of(button.address.bus_name or "")))

        def windows() -> list[str]:
            return subprocess.run(search, capture_output=True, check=False, text=True).stdout.split()

        before = windows()
        self.act(button)
        self.wait_until(lambda: len(windows()) > len(before), lambda: f"{name} opens no menu")
        subprocess.run(("xdotool", "key", "Up", "Return"), check=True)

    def wait_to_hear(self, words: str) -> None:
        """Until something is read out that has these words in it; what was read before is forgotten."""
        until = time.monotonic() + PATIENCE
        while not any(words in each for each in self.heard):
            assert time.monotonic() < until, f"{words!r} is not read out, but {self.heard}"
            self._listen()
        self.heard.clear()

    # The bus

    def process_of(self, name: str) -> int:
        return int(self._ask(message_bus.GetConnectionUnixProcessID(name))[0])

    def _ask(self, question: Message) -> tuple[Any, ...]:
        answer = self._answers([question])[0]
        assert answer is not None, question
        return answer

    def _answers(self, questions: Sequence[Message]) -> list[tuple[Any, ...] | None]:
        """All are asked at once. None is the answer of what is no longer there."""
        numbers = []
        for question in questions:
            numbers.append(next(self._connection.outgoing_serial))
            self._connection.send(question, serial=numbers[-1])
        answers: dict[int, tuple[Any, ...] | None] = {}
        while len(answers) < len(numbers):
            message = self._connection.receive(timeout=PATIENCE)
            number = message.header.fields.get(HeaderFields.reply_serial)
            if number is None:
                self._take_signal(message)
            else:
                is_error = message.header.message_type is MessageType.error
                answers[number] = None if is_error else message.body
        return [answers[number] for number in numbers]

    def _listen(self) -> None:
        try:
            self._take_signal(self._connection.receive(timeout=0.2))
        except TimeoutError:
            return

    def _take_signal(self, message: Message) -> None:
        if message.header.fields.get(HeaderFields.member) == "Announcement":
            self.heard.append(message.body[3][1])


@contextmanager
def screen_reader(folder: Path) -> Iterator[ScreenReader]:
    """The program with an accessibility bus of its own, and a screen reader on that."""
    address = f"unix:path={folder / 'bus'}"
    environment = {
        **os.environ,
        "AT_SPI_BUS_ADDRESS": address,
        "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    bus = ("dbus-daemon", f"--config-file={BUS_CONFIG}", f"--address={address}", "--nofork", "--print-address")
    with running(bus, environment) as started:
        assert started.stdout
        assert started.stdout.readline(), "the accessibility bus does not start"
        with open_dbus_connection(address) as connection:
            reader = ScreenReader(connection)
            try:
                with running((sys.executable, "-m", "ludogite"), environment) as program:
                    try:
                        yield reader
                    finally:
                        assert program.poll() is None, (paths.logs() / "crashes.log").read_text()
            finally:
                os.kill(reader.process_of(REGISTRY), signal.SIGKILL)  # the bus has started it, and does not end it


@contextmanager
def running(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
    with process:
        try:
            yield process
        finally:
            process.kill()
