"""Heavy thinking: solvers that know nothing of windows, matches or levels."""
