"""Who fights in the streets: counters by side; those without a place come on, or appear when something happens."""

from tactics import unit, vehicle

HALF = {"4-6-7": "2-4-7", "4-6-8": "2-4-8", "8-3-8": "3-3-8", "4-4-7": "2-3-7", "5-2-7": "2-2-7", "4-5-8": "2-4-8",
        "4-2-6": "2-2-6"}

# Id, name, kind, place, states and whatever else it has.
GERMAN = (
    ("ga1", "4-6-7 A", "squad", "G3", {}),
    ("ga2", "4-6-7 B", "squad", "G3", {}),
    ("ga3", "4-6-7 C", "squad", "G4", {}),
    ("ga4", "4-6-7 D", "squad", "F6/1", {"concealed": True}),
    ("ga5", "4-6-7 E", "squad", "G6", {}),
    ("ga6", "4-6-7 F", "squad", "G7", {}),
    ("gb1", "4-6-8 G", "squad", "G2", {}),
    ("gb2", "4-6-8 H", "squad", "F4", {}),
    ("gp1", "8-3-8 I", "squad", "G4", {}),
    ("gp2", "8-3-8 K", "squad", "G6", {}),
    ("gp3", "8-3-8 L", "squad", None, {"in_": "sdk"}),
    ("gm1", "2-4-7 HMG", "half-squad", "F3", {"concealed": True}),
    ("gl1", "9-2 Hauptmann Brandt", "leader", "G4", {"leadership": -2}),
    ("gl2", "9-1 Leutnant Kern", "leader", "G6", {"leadership": -1}),
    ("gl3", "8-1 Leutnant Maurer", "leader", "G3", {"leadership": -1}),
    ("gl4", "8-0 Feldwebel Otto", "leader", "G2", {"leadership": 0}),
    ("gh1", "Gefreiter Lenz", "hero", None, {}),
    ("gd1", "? North", "dummy", "F1", {"concealed": True}),
    ("gd2", "? South", "dummy", "F8", {"concealed": True}),
    ("pz4", "PzKpfw IVF2", "vehicle", "E5", {"vehicle": vehicle("afv", 6), "aboard": -1}),
    ("stug", "StuG IIIB", "vehicle", "D4", {"vehicle": vehicle("afv", 6)}),
    ("sdk", "SdKfz 251/1", "vehicle", "C5", {"vehicle": vehicle("afv", 2)}),
    ("opel", "Opel Blitz", "vehicle", "A5", {"vehicle": vehicle("truck", None, "none", "none")}),
    ("pak", "50L PaK 38", "gun", "F4", {}),
    ("gc1", "2-2-8 PaK", "crew", "F4", {}),
    ("gc2", "2-2-8 Pz", "crew", None, {}),
    ("gc3", "2-2-8 StuG", "crew", None, {}),
    ("gc4", "1-2-7 SPW", "crew", None, {}),
    ("stuka", "Ju 87D", "aircraft", None, {}),
)
RUSSIAN = (
    ("ra1", "4-4-7 A", "squad", "I4/1", {"concealed": True}),
    ("ra2", "4-4-7 B", "squad", "I6", {"concealed": True}),
    ("ra3", "4-4-7 C", "squad", "L5/1", {"concealed": True}),
    ("ra4", "4-4-7 D", "squad", "M4", {"concealed": True}),
    ("ra5", "4-4-7 E", "squad", "O4", {}),
    ("ra6", "4-4-7 F", "squad", "Q6", {}),
    ("rg1", "4-5-8 G", "squad", "O4/1", {"concealed": True}),
    ("rg2", "4-5-8 H", "squad", None, {}),
    ("rg3", "4-5-8 I", "squad", None, {}),
    ("rs1", "5-2-7 K", "squad", "O6", {"concealed": True}),
    ("rs2", "5-2-7 L", "squad", "P5/-1", {"hidden": True}),
    ("rc1", "4-2-6 M", "squad", "L7", {}),
    ("rc2", "4-2-6 N", "squad", "O9", {}),
    ("rm1", "2-3-7 HMG", "half-squad", "Q6/2", {"concealed": True}),
    ("rm2", "2-2-7 MMG", "half-squad", "Y6/pillbox", {}),
    ("rl1", "9-1 Captain Orlov", "leader", "O4", {"leadership": -1}),
    ("rl2", "9-0 Commissar Belov", "leader", "Q6", {"leadership": 0}),
    ("rl3", "8-0 Lieutenant Sukhov", "leader", "L5/1", {"leadership": 0, "concealed": True}),
    ("rh1", "Sergeant Kuzmin", "hero", None, {}),
    ("rd1", "? School", "dummy", "I3", {"concealed": True}),
    ("rd2", "? Club", "dummy", "M7/1", {"concealed": True}),
    ("rd3", "? Cinema", "dummy", "P1", {"concealed": True}),
    ("pto", "45LL PTP", "gun", "U3", {"hidden": True}),
    ("rk1", "2-2-8 PTP", "crew", "U3", {"hidden": True}),
    ("inf", "76* INF", "gun", "AA4", {}),
    ("rk2", "2-2-8 INF", "crew", "AA4", {}),
    ("t34", "T-34 M41", "vehicle", "Y5", {"vehicle": vehicle("afv", 11)}),
    ("t60", "T-60 M42", "vehicle", None, {"vehicle": vehicle("afv", 3)}),
    ("zis", "ZIS-5", "vehicle", None, {"vehicle": vehicle("truck", None, "none", "none")}),
    ("rk3", "1-2-7 T-34", "crew", None, {}),
    ("rk4", "1-2-7 T-60", "crew", None, {}),
)


def make():
    return raise_all({"german": GERMAN, "russian": RUSSIAN})


def raise_all(tables):
    """The counters of each side's table."""
    return [entry for side, table in tables.items() for entry in _raise(side, table)]


def _raise(side, table):
    """The counters of a table, and a half-squad for each squad, should it be reduced to one."""
    found = [unit(id_, name, side, kind, at, **more) for id_, name, kind, at, more in table]
    for id_, name, kind, _, _ in table:
        if kind == "squad":
            strength, letter = name.split()
            found.append(unit(id_ + "h", f"{HALF[strength]} {letter.lower()}", side, "half-squad", None))
    return found
