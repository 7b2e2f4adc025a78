"""The pictures at home, of games and of how matches stand. To load what draws them, and to draw them, takes longer than
all the rest of home, so each is drawn in a turn of its own after the first paint. Those of games are kept on the disk
for the next start."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from ludogite import __version__, paths
from ludogite.message import Complaint
from ludogite.rules.shelf import Game
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.look.picture_cache import draw_ahead, has_steps
from ludogite.ui.look.theme import Colours
from ludogite.ui.look.turns import Turns
from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from ludogite.match.match import Match
    from ludogite.match.store.rows import Summary
    from ludogite.rules.game import State

REST_MS = 60
"""The time without another wish, after which pictures are drawn: while a window is made larger, none is."""
KEPT = 40
"""So many pictures are kept on the disk: those of home in both themes and in a few sizes."""


class Wish(NamedTuple):
    """A picture as it is to be seen."""

    game: Game
    size: QSize
    ratio: float
    colours: Colours
    match: Summary | None = None
    """The match whose position it is; None: the game as it lies on the shelf."""


class CardPictures(QObject):
    """Those of one page."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[CardPicture] = []
        self._may_read = False
        self.resuming: Callable[[int], Generator[object, None, Match]] | None = None
        """Reads a match, a move a step."""
        self._loaded: set[str] = set()
        """The ids of the games that can be drawn."""
        self._all: list[CardPicture] = []
        self._turns = Turns(self)
        self._rest = make_timer(self, REST_MS, is_single_shot=True)
        self._rest.timeout.connect(self._draw_waiting)

    def picture_on(self, widget: QWidget) -> CardPicture:
        """A picture that is painted on this widget."""
        self._all.append(CardPicture(widget, self))
        return self._all[-1]

    def wishes(self) -> list[Wish]:
        """Of all pictures of games that were painted."""
        return [picture.wish for picture in self._all if picture.wish and not picture.wish.match]

    def read_kept(self) -> None:
        """After the first paint. Those that were kept come at once and together; the others wait until they can be
        drawn."""
        self._may_read = True
        self._read_waiting()

    def let_draw(self, game: Game) -> None:
        """What draws this game is loaded."""
        self._loaded.add(game.id)
        self._draw_waiting()

    @property
    def are_drawn(self) -> bool:
        """Whether none is left that can be drawn."""
        return not self._turns.is_going and not self._drawable()

    def keep(self) -> Iterator[None]:
        """Keeps them for the next start, one after the other."""
        for picture in self._all:
            picture.keep()
            yield
        _remove_old()

    def wait(self, picture: CardPicture) -> None:
        """The picture is wanted in another size or theme, and is about to be painted."""
        if not has_steps():
            for _ in self._drawing(picture):
                pass
            return
        if picture not in self._waiting:
            self._waiting.append(picture)
        self._rest.start()

    def _draw_waiting(self) -> None:
        """Each by itself: if one fails, the others can be drawn."""
        if not self._may_read:
            return
        self._read_waiting()
        for picture in self._drawable():
            self._waiting.remove(picture)
            self._turns.begin(self._drawing(picture), partial(self._update, picture))

    @staticmethod
    def _update(picture: CardPicture, _drawn: None) -> None:
        picture.widget.update()

    def _drawing(self, picture: CardPicture) -> Iterator[object]:
        wish = picture.wish
        assert wish is not None
        state = (yield from self._position(wish.match.id)) if wish.match else None
        if state is None:
            yield from draw_ahead(partial(_paint, wish), wish.size, wish.ratio)
            drawn = _draw(wish)
        else:
            drawn = yield from _draw_position(wish, state)
        if picture.wish == wish:
            picture.take(drawn, wish, state)

    def _position(self, id: int) -> Generator[object, None, State[Any] | None]:
        """As it lies on the table; None where it cannot be read."""
        if self.resuming is not None:
            with suppress(Complaint):
                match = yield from self.resuming(id)
                return match.state.on_table()
        return None

    def _drawable(self) -> list[CardPicture]:
        return [picture for picture in self._waiting if picture.wish and picture.wish.game.id in self._loaded]

    def _read_waiting(self) -> None:
        for picture in list(self._waiting):
            if picture.read():
                self._waiting.remove(picture)
                picture.widget.update()


class CardPicture:
    """One place for a picture. Until it is there in the size and theme that are wanted, its last version is seen, or
    the ground."""

    def __init__(self, widget: QWidget, pictures: CardPictures) -> None:
        self.widget, self._pictures = widget, pictures
        self._picture = QPixmap()
        self._made: Wish | None = None
        self.wish: Wish | None = None
        self.state: State[Any] | None = None
        """The position that is shown."""
        self.shown: Callable[[], object] = lambda: None
        """Called when another picture is."""

    @property
    def is_there(self) -> bool:
        return self.wish is not None and self._made == self.wish

    def paint(
        self, painter: QPainter, area: QRectF, game: Game, colours: Colours, match: Summary | None = None
    ) -> None:
        wish = Wish(game, area.size().toSize(), painter.device().devicePixelRatioF(), colours, match)
        if wish != self.wish:
            self.wish = wish
            if not self.is_there:
                self._pictures.wait(self)
        if self.is_there:
            painter.drawPixmap(area.topLeft(), self._picture)
        elif self._made and (self._made.game, self._made.match) == (game, match):
            painter.drawPixmap(area, self._picture, QRectF(self._picture.rect()))
        else:
            ground = QPainterPath()  # `fillRect` would have PySide build all gradients that Qt has names for: 7 ms
            ground.addRect(area)
            painter.fillPath(ground, QColor(ui_of(game).box_colour))

    def paint_small(self, painter: QPainter, area: QRectF) -> None:
        """The middle of the picture as it is, if it is there."""
        whole = QRectF(self._picture.rect())
        side = 0.8 * min(whole.width(), whole.height())
        part = QRectF(whole.center().x() - side / 2, whole.center().y() - side / 2, side, side)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(area, self._picture, part)

    def take(self, picture: QPixmap, wish: Wish, state: State[Any] | None = None) -> None:
        """It was read or drawn."""
        self._picture, self._made, self.state = picture, wish, state
        self.shown()

    def read(self) -> bool:
        """Whether an earlier start has kept it."""
        wish = self.wish
        assert wish is not None
        picture = None if wish.match else _read(wish)
        if picture is not None:
            self.take(picture, wish)
        return picture is not None

    def keep(self) -> None:
        """It is no harm if the disk refuses."""
        if self._made is None or self._made.match:
            return
        file = _file_of(self._made)
        with suppress(OSError):
            if file.exists():
                return
            buffer = QBuffer()
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            self._picture.save(buffer, "PNG", 100)  # hardly compressed: it is read sooner
            paths.make_private_folder(file.parent)
            paths.write_whole({file: bytes(buffer.data().data())})


def _read(wish: Wish) -> QPixmap | None:
    """As an earlier start has kept it; None if there is nothing that can be read."""
    file, picture = _file_of(wish), QPixmap()
    with suppress(OSError):
        if file.is_file():  # to read a pipe may never end
            picture.load(str(file))
    if picture.size() != wish.size * wish.ratio:
        return None
    picture.setDevicePixelRatio(wish.ratio)
    return picture


def _empty(wish: Wish) -> QPixmap:
    picture = QPixmap(wish.size * wish.ratio)
    picture.setDevicePixelRatio(wish.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _draw(wish: Wish) -> QPixmap:
    picture = _empty(wish)
    with QPainter(picture) as painter:
        _paint(wish, painter)
    return picture


def _draw_position(wish: Wish, state: State[Any]) -> Generator[None, None, QPixmap]:
    picture, area = _empty(wish), QRectF(0, 0, wish.size.width(), wish.size.height())
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        yield from ui_of(wish.game).card.paint_position(painter, area, state, wish.colours)
    return picture


def _paint(wish: Wish, painter: QPainter) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ui_of(wish.game).card.paint_card(painter, QRectF(0, 0, wish.size.width(), wish.size.height()), wish.colours)


def _file_of(wish: Wish) -> Path:
    theme, width, height = wish.colours.name, wish.size.width(), wish.size.height()
    drawn_by = f"{__version__}-{_changed(wish.game)}"
    return _folder() / f"{wish.game.id}-{theme}-{width}x{height}-{wish.ratio:g}-{drawn_by}.png"


def _folder() -> Path:
    return paths.cache() / "cards"


def _remove_old() -> None:
    with suppress(OSError):
        files = sorted(_folder().glob("*.png"), key=lambda file: file.stat().st_mtime)
        for file in files[:-KEPT]:
            file.unlink()


def _changed(game: Game) -> int:
    """When what draws the game was last changed, for those who work on it; 0 in the frozen program."""
    assert game.ui_module is not None
    with suppress(OSError):
        return int(Path(sys.modules[game.ui_module].__file__ or "").parent.stat().st_mtime)
    return 0
