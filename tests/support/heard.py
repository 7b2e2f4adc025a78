"""Takes the place of the process that plays sounds, and keeps what it would be told."""

from __future__ import annotations

from ludogite.ui.look.sounds import Player
from ludogite.worker.sound import Cue, Hush


class Heard(Player):
    def __init__(self) -> None:
        super().__init__()
        self.told: list[Cue | Hush] = []
        self.is_started = False

    def start(self) -> None:
        self.is_started = True

    def _send(self, told: Cue | Hush) -> None:
        self.told.append(told)

    @property
    def cues(self) -> list[Cue]:
        return [told for told in self.told if isinstance(told, Cue)]

    @property
    def sounds(self) -> list[str]:
        return [cue.sound for cue in self.cues]

    def take(self) -> list[str]:
        """The sounds since this was last asked."""
        sounds = self.sounds
        self.told.clear()
        return sounds
