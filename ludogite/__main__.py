"""`python -m ludogite`, and where the frozen program begins."""

import sys
from multiprocessing import freeze_support

from ludogite.cli import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
