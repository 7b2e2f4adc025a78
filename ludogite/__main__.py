"""`python -m ludogite`, and where the frozen program begins."""

import os
import sys

if __name__ == "__main__" and __spec__ is not None and not sys.flags.safe_path:  # noqa: SIM102
    # `python -m` looks for modules in the current folder first. Unless it is the checkout, what lies there is not ours.
    if sys.path[0] != __file__.rsplit(os.sep, 2)[0]:
        del sys.path[0]

from multiprocessing import freeze_support

from ludogite.cli import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
