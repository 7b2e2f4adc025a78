"""What may be chosen of the sheets of Peek: nothing but the paper."""

from ludogite.sheets.offers import Offer

OFFER = Offer("tests.peek.sheet.drawing")
