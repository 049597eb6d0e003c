"""Who fights for the hill: counters by side; those without a place come on, or appear when something happens."""

import street_forces
from tactics import vehicle

# Id, name, kind, place, states and whatever else it has.
GERMAN = (
    ("ga1", "4-6-7 A", "squad", "K4", {"concealed": True}),
    ("ga2", "4-6-7 B", "squad", "I4", {"concealed": True}),
    ("ga3", "4-6-7 C", "squad", "M4", {"concealed": True}),
    ("ga4", "4-6-7 D", "squad", "J6", {"concealed": True}),
    ("ga5", "4-6-7 E", "squad", "G6", {"concealed": True}),
    ("ga6", "4-6-7 F", "squad", "O6", {"concealed": True}),
    ("gb1", "4-6-8 G", "squad", None, {}),
    ("gb2", "4-6-8 H", "squad", None, {}),
    ("gm1", "2-4-7 HMG", "half-squad", "K4/1", {"concealed": True}),
    ("gl1", "9-1 Leutnant Voss", "leader", "K4", {"leadership": -1, "concealed": True}),
    ("gl2", "8-0 Feldwebel Kranz", "leader", "O6", {"leadership": 0, "concealed": True}),
    ("gl3", "8-1 Leutnant Behr", "leader", None, {"leadership": -1}),
    ("gd1", "? West", "dummy", "H5", {"concealed": True}),
    ("gd2", "? East", "dummy", "P6", {"concealed": True}),
)
RUSSIAN = (
    ("ra1", "4-4-7 A", "squad", "D9", {}),
    ("ra2", "4-4-7 B", "squad", "F10", {}),
    ("ra3", "4-4-7 C", "squad", "H11", {}),
    ("ra4", "4-4-7 D", "squad", "J11", {}),
    ("ra5", "4-4-7 E", "squad", "L11", {}),
    ("ra6", "4-4-7 F", "squad", "O10", {}),
    ("rg1", "4-5-8 G", "squad", "I11", {}),
    ("rg2", "4-5-8 H", "squad", "K11", {}),
    ("rs1", "5-2-7 I", "squad", "M11", {}),
    ("rs2", "5-2-7 K", "squad", "N11", {}),
    ("rs3", "5-2-7 L", "squad", "M11", {}),
    ("rs4", "5-2-7 M", "squad", "L11", {}),
    ("rm1", "2-3-7 MMG", "half-squad", "F9", {}),
    ("rl1", "9-1 Captain Sedov", "leader", "K11", {"leadership": -1}),
    ("rl2", "8-1 Lieutenant Gorin", "leader", "F10", {"leadership": -1}),
    ("rl3", "8-0 Sergeant Rybin", "leader", "N11", {"leadership": 0}),
    ("t34", "T-34 M43", "vehicle", "M10", {"vehicle": vehicle("afv", 11)}),
    ("rk1", "1-2-7 T-34", "crew", None, {}),
)


def make():
    return street_forces.raise_all({"german": GERMAN, "russian": RUSSIAN})
