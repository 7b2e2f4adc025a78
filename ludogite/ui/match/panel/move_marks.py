"""How rows of the list of moves are marked once the match is reviewed: at their right end, beside the words."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from ludogite.match.review import Mark, Verdict
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, text_font

VERDICT = Qt.ItemDataRole.UserRole + 1
RIGHT = 8
"""From the edge of the row to the mark."""
ROOM = 40
"""What a row that a game paints itself leaves for its mark."""


class MarkedRow(QStyledItemDelegate):
    colours: Colours

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        verdict = index.data(VERDICT)
        if isinstance(verdict, Verdict):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_mark(painter, QRectF(option.rect), verdict, self.colours)
            painter.restore()


def paint_mark(painter: QPainter, row: QRectF, verdict: Verdict, colours: Colours) -> None:
    middle = QPointF(row.right() - RIGHT - 6, row.center().y())
    if verdict.short is not None:
        painter.setFont(text_font(scaled(12), QFont.Weight.DemiBold))
        painter.setPen(QColor(colours.accent))
        text = tr(verdict.short)
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        painter.drawText(
            QRectF(row.right() - RIGHT - width, row.top(), width + 2, row.height()), Qt.AlignmentFlag.AlignVCenter, text
        )
        return
    colour = {Mark.GOOD: colours.green, Mark.MISTAKE: colours.accent}.get(verdict.mark, colours.soft_ink)
    pen = QPen(QColor(colour), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in STROKES[verdict.mark]:
        painter.drawPolyline(QPolygonF([middle + QPointF(x, y) for x, y in stroke]))


STROKES: dict[Mark, tuple[tuple[tuple[float, float], ...], ...]] = {
    Mark.GOOD: (((-5, 0.5), (-1.5, 4), (5, -4)),),
    Mark.MISTAKE: (((-4, -4), (4, 4)), ((-4, 4), (4, -4))),
    Mark.HOPELESS: (((-4, 0), (4, 0)),),
    Mark.LOSS: (((-4, 0), (4, 0)),),
}
