"""Gives the digits of the title font its lining figures. Of themselves they hang below the line, where a 1 looks like
an I; asked for by a feature, they could not be copied out of a PDF. Needs fontTools, which nothing else does:

    python packaging/title_font.py assets/fonts/Vollkorn-SemiBold.ttf
"""

from __future__ import annotations

import sys

FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def main(file: str) -> None:
    from fontTools.ttLib import TTFont

    font = TTFont(file, recalcTimestamp=False)
    for table in font["cmap"].tables:
        table.cmap.update({ord("0") + n: f"{name}.tf" for n, name in enumerate(FIGURES)})
    font.save(file)


if __name__ == "__main__":
    main(sys.argv[1])
