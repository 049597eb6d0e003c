"""How often a script does what it may do any number of times: the same variables as hu-often.h."""
import os


def often(variable, usual):
    """How often to do what VARIABLE is about; at least once."""
    return max(int(os.environ.get(variable) or usual), 1)


def draws(usual, least):
    """How many random games to draw: fewer under valgrind, but never fewer than say anything."""
    return max(usual // often("HU_DRAWS_DIVISOR", 1), least)
