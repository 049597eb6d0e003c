"""The scenarios by the names of their files, each made no more than once in a process."""

from functools import cache

from counterstroke import Counterstroke
from typhoon import Typhoon

MAKERS = {"operation-typhoon": Typhoon, "moscow-counterstroke": Counterstroke}


@cache
def make(name):
    return MAKERS[name]()
