"""Where each formation stood at the end of each turn, as it happened.

One formation a line, nine turns: a town's id, a longitude and latitude, `=`
for the place of the turn before, `.` for no order at all (each of its units
stays where it is, or fights where it was cut off).
"""

GERMAN = """
II      | 32.70, 57.20 | 33.00, 56.95 | 33.30, 56.90 | 33.40, 57.00 | = | = | = | = | =
XXIII   | 32.60, 56.50 | nelidovo     | 33.95, 56.45 | 34.45, 56.70 | = | = | = | = | =
VI      | bely         | 33.70, 56.10 | rzhev        | 34.90, 56.60 | 35.10, 56.75 | = | = | = | =
XLI     | 33.60, 55.75 | kalinin      | kalinin      | 35.95, 56.75 | = | 36.25, 56.60 | 36.70, 56.45 | 37.20, 56.40 | 37.10, 56.30
LVI     | 34.10, 55.35 | 34.35, 55.40 | 35.50, 56.40 | 35.75, 56.45 | 35.95, 56.35 | 36.15, 56.35 | klin | 37.35, 56.32 | 37.15, 56.35
V       | 33.20, 55.45 | sychyovka    | 35.30, 55.95 | 35.75, 56.10 | 35.80, 56.15 | 35.95, 56.15 | 36.60, 56.20 | solnechnogorsk | 37.10, 56.12
VIII    | 33.00, 55.35 | 33.80, 55.25 | 34.50, 55.70 | 34.90, 55.80 | 35.30, 55.85 | = | = | = | =
XXVII   | yartsevo     | 33.50, 55.15 | 34.60, 56.00 | 35.40, 56.65 | 35.80, 56.80 | kalinin | = | = | =
IX      | 33.25, 54.75 | dorogobuzh   | 34.60, 55.20 | 35.60, 55.60 | 36.10, 55.75 | = | 36.60, 55.80 | 36.80, 55.85 | =
XX      | yelnya       | 33.85, 54.75 | 35.20, 55.05 | 36.30, 55.25 | 36.55, 55.25 | = | = | = | =
VII     | 33.70, 54.45 | 34.20, 54.85 | 35.20, 55.45 | 36.10, 55.60 | 36.30, 55.58 | = | 36.55, 55.62 | 36.70, 55.65 | =
XLVI    | 34.00, 54.70 | 34.40, 55.05 | gzhatsk      | volokolamsk  | volokolamsk | = | 36.40, 56.00 | 36.85, 56.05 | 37.00, 56.02
XL      | vyazma       | 34.75, 55.30 | mozhaisk     | 36.15, 55.75 | 36.10, 55.85 | = | 36.50, 55.92 | istra | 36.98, 55.92
LVII    | 34.60, 54.50 | yukhnov      | maloyaroslavets | naro-fominsk | = | = | = | = | =
XII     | 34.05, 54.15 | 35.20, 54.70 | 36.35, 54.95 | 36.85, 55.08 | = | = | = | = | =
XIII    | 34.20, 54.00 | 35.40, 54.45 | kaluga       | 36.90, 54.75 | 37.00, 54.80 | = | = | = | =
XLIII   | 34.20, 53.75 | sukhinichi   | kozelsk      | 36.80, 54.40 | aleksin | = | 37.20, 54.40 | 37.35, 54.40 | =
LIII    | 34.00, 53.50 | zhizdra      | belev        | 36.55, 53.50 | 37.30, 53.75 | 37.60, 53.75 | 38.00, 53.75 | stalinogorsk | 38.30, 53.90
XXXV    | 33.75, 52.90 | 34.20, 52.85 | 35.00, 52.95 | 36.10, 52.75 | 36.70, 52.75 | 37.10, 52.80 | 37.50, 52.85 | 37.90, 52.85 | =
CAV     | 33.70, 52.75 | 34.10, 52.70 | 34.60, 52.70 | 34.90, 52.70 | = | = | = | = | =
XXXIV   | 33.60, 52.35 | trubchevsk   | 35.00, 52.40 | 36.20, 52.40 | 36.80, 52.40 | 37.20, 52.45 | livny | 38.10, 52.50 | 38.35, 52.58
XLVII   | 34.75, 53.10 | bryansk      | 35.30, 52.90 | 36.30, 53.10 | 36.90, 53.30 | 37.50, 53.30 | 38.00, 53.20 | 38.60, 53.60 | 38.60, 53.75
XXIV    | orel         | 36.30, 53.10 | mtsensk      | 37.40, 53.95 | 37.50, 54.00 | 37.70, 53.98 | 38.05, 54.10 | 38.25, 54.40 | 38.00, 54.25
XLVIII  | 34.60, 51.95 | dmitriev     | fatezh       | 36.05, 51.85 | kursk | 36.60, 51.85 | 36.95, 51.90 | 37.20, 52.00 | =
REAR-N  | . | . | . | vyazma | = | = | = | = | =
REAR-C  | . | . | . | yelnya | = | = | = | = | =
REAR-S  | . | . | . | kirov | = | = | = | = | =
REAR-U  | . | . | . | bryansk | = | = | = | = | =
"""

SOVIET = """
22A     | 33.10, 56.75 | 33.70, 56.75 | 34.30, 56.85 | 34.60, 56.92 | = | = | = | = | =
29A     | 32.95, 56.38 | 34.10, 56.40 | 34.75, 56.75 | 35.10, 56.90 | 35.30, 56.92 | = | = | = | =
30A     | 33.50, 56.00 | 35.40, 56.45 | 36.25, 56.72 | 36.35, 56.70 | = | 36.50, 56.62 | 37.05, 56.55 | 37.40, 56.70 | 37.35, 56.60
31A     | . | 34.80, 56.60 | 35.70, 57.00 | 35.90, 56.98 | = | = | = | = | =
19A     | . | . | 36.40, 55.40 | 36.90, 55.50 | = | = | = | = | =
16A     | . | 35.95, 56.05 | 36.05, 56.05 | 36.20, 56.02 | 36.25, 56.00 | = | 36.75, 56.02 | 37.15, 56.00 | 37.20, 56.02
20A     | . | . | 36.40, 55.40 | 36.90, 55.50 | = | = | = | = | =
24A     | . | . | 36.40, 55.40 | 36.90, 55.50 | = | = | = | = | =
32A     | . | . | 36.40, 55.40 | 36.90, 55.50 | = | = | = | = | =
33A     | . | 35.90, 55.15 | 36.65, 55.28 | 36.85, 55.38 | = | = | = | = | =
43A     | 34.60, 54.55 | 36.10, 54.98 | 36.70, 55.10 | 37.05, 55.15 | = | = | = | = | =
49A     | 34.60, 55.05 | kaluga | 36.90, 54.75 | 37.25, 54.85 | = | = | = | = | =
5A      | . | mozhaisk | 36.25, 55.55 | 36.55, 55.68 | = | = | 36.85, 55.72 | 37.00, 55.72 | =
50A     | . | 34.90, 53.65 | 36.10, 53.80 | tula | = | = | = | = | =
3A      | . | 34.70, 52.80 | 35.60, 52.60 | 37.20, 53.00 | 37.60, 53.10 | 38.10, 53.12 | 38.50, 53.15 | 38.60, 53.10 | =
13A     | . | 34.80, 52.25 | 35.70, 52.30 | 36.70, 52.45 | 37.20, 52.45 | 37.65, 52.45 | 38.20, 52.55 | 38.55, 52.62 | 38.70, 52.65
ERM     | . | 35.20, 51.80 | 35.80, 51.85 | kursk | 36.60, 51.85 | 37.10, 51.80 | 37.40, 51.90 | 37.70, 51.95 | =
1GRC    | mtsensk | 36.55, 53.28 | 36.70, 53.35 | 37.60, 54.05 | tula | = | = | = | =
1GCC    | . | . | . | . | 37.35, 54.88 | 37.40, 54.80 | 38.00, 54.60 | kashira | 38.20, 54.65
1SH     | . | . | . | . | . | . | . | 37.62, 56.35 | 37.50, 56.32
20SH    | . | . | . | . | . | . | . | 37.45, 56.05 | 37.35, 56.05
10A     | . | . | . | . | . | . | . | 39.20, 54.15 | 38.95, 54.10
"""

# Hexes of clear ground a unit makes in a turn: motorized, on foot.  The mud of
# late October stops the motors; the frost of mid November brings them back.
PACE = {
    "german": [(20, 7), (18, 8), (14, 8), (6, 5), (4, 3), (5, 4), (8, 5), (7, 4), (4, 2)],
    "soviet": [(8, 6), (12, 10), (12, 9), (8, 7), (6, 5), (6, 5), (7, 6), (6, 5), (6, 4)],
}

# How many enemy-held hexes one motorized unit may storm in a turn, and how
# much stronger than the defender an assault must be.
ASSAULTS = [4, 4, 3, 2, 1, 1, 2, 2, 0]
ODDS = [1.2, 1.2, 1.2, 1.8, 2.0, 2.0, 1.3, 1.3, 3.0]

# Said when the turn begins: each is true on the map of every game then.
HEADLINES = [
    "Panzer groups break through north and south of the Smolensk road; Guderian makes for Orel.",
    "The rings close at Vyazma and Bryansk. What can still march falls back to the Mozhaisk line.",
    "Kalinin is lost, the attack goes on towards Kaluga and Mozhaisk; the pockets are dying.",
    "Rain. The roads dissolve, and the armies with them.",
    "The attack goes on towards Kursk. Both sides bring up what they have.",
    "Frost. The German staffs set the last attack; divisions are called away to other fronts.",
    "The attack goes on north-west and south of Moscow.",
    "Klin is lost. The reserve armies are on their way.",
    "At the canal and before Kashira the attack has no more strength.",
]
