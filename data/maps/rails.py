"""The railways of 1941, station by station.

A stop is a town's id or a (longitude, latitude); a line runs from hex to
adjacent hex between its stops.  Where the first or last stop lies off the
map, the line ends at the map's edge on the way there.
"""

RAILS = {
    # Out of Moscow
    "Smolensk": ["moscow", (36.98, 55.61), (36.69, 55.57), "mozhaisk", "gzhatsk", "vyazma", (33.24, 55.10),
                 "yartsevo", "smolensk", (31.43, 54.56), (30.90, 54.55)],
    "Rzhev": ["moscow", (37.18, 55.84), "istra", "volokolamsk", (35.51, 56.03), (34.95, 56.14), "rzhev",
              (33.48, 56.20), "nelidovo", (32.08, 56.26), (31.20, 56.28)],
    "Leningrad": ["moscow", (37.40, 55.92), "solnechnogorsk", "klin", (36.52, 56.58), "kalinin", (35.46, 57.12),
                  (34.98, 57.42), (34.58, 57.70)],
    "Savyolovo": ["moscow", (37.54, 56.02), "dmitrov", (37.56, 56.53), "kimry", (37.62, 57.05), "kalyazin", "kashin",
                  (37.10, 57.80)],
    "Yaroslavl": ["moscow", (37.82, 56.01), "zagorsk", "aleksandrov", (38.95, 56.83), "rostov", (39.70, 57.60)],
    "Gorki": ["moscow", (38.22, 55.76), (38.66, 55.76), "orekhovo", (39.45, 55.93), "vladimir", (41.20, 56.20)],
    "Murom": ["moscow", (38.12, 55.60), (38.92, 55.57), (39.70, 55.60), (40.95, 55.55)],
    "Ryazan": ["moscow", (38.23, 55.56), "kolomna", (39.20, 54.86), "ryazan", (39.85, 54.20), (40.07, 53.72),
               (40.50, 52.95), (40.60, 52.60)],
    "Kashira": ["moscow", (37.74, 55.40), "kashira", "venev", "stalinogorsk", (38.06, 53.56), "yefremov", "yelets",
                "kastornoye", (38.10, 51.20)],
    "Kursk": ["moscow", "podolsk", "serpukhov", "tula", "plavsk", "mtsensk", "orel", (36.35, 52.62), (36.31, 52.31),
              "kursk", (36.40, 51.20)],
    "Kiev": ["moscow", (37.25, 55.58), "naro-fominsk", "maloyaroslavets", (36.05, 54.60), "sukhinichi",
             (34.90, 53.78), "bryansk", (34.50, 52.83), (34.25, 52.32), (33.94, 52.06), (33.78, 51.70),
             (33.40, 51.30)],
    # Across
    "Lgov": [(34.50, 52.83), (34.80, 52.42), "dmitriev", "lgov", (35.20, 51.20)],
    "Voronezh": [(33.90, 51.42), (34.55, 51.46), (34.90, 51.45), "lgov", "kursk", "shchigry", "kastornoye",
                 (39.50, 51.70)],
    "Gomel": ["bryansk", "pochep", "unecha", (32.24, 52.75), (31.70, 52.50), (31.10, 52.40)],
    "Riga to Orel": ["smolensk", (32.45, 54.41), "roslavl", (33.50, 53.69), (33.73, 53.53), "bryansk", "karachev",
                     "orel", (37.24, 52.81), "yelets", (39.60, 52.62), (40.90, 52.60)],
    "Vitebsk": ["smolensk", (31.55, 55.00), (30.90, 55.10)],
    "Dankov": ["smolensk", (32.75, 54.62), "yelnya", "spas-demensk", (34.62, 54.28), "sukhinichi", "kozelsk", "belev",
               (37.00, 53.53), (38.06, 53.56), (39.14, 53.25), (39.45, 53.21), (40.30, 53.15), (40.90, 52.90)],
    "Mogilev": [(30.90, 53.90), "krichev", "roslavl", "kirov", "sukhinichi"],
    "Vyazma to Bryansk": ["vyazma", (34.33, 54.78), (34.55, 54.38), "kirov", (34.40, 53.85), "bryansk"],
    "Vyazma to Tula": ["vyazma", (34.98, 55.08), (35.31, 54.98), (35.99, 54.74), "kaluga", "aleksin", "tula",
                       "stalinogorsk", "skopin", (40.07, 53.72), (41.00, 53.70)],
    "Vyazma to Likhoslavl": ["vyazma", "sychyovka", "rzhev", (34.70, 56.68), "torzhok", (35.46, 57.12)],
    "Bologoye to Velikie Luki": [(34.00, 57.85), (33.67, 57.48), "ostashkov", (32.73, 56.92), "andreapol",
                                 "toropets", (30.95, 56.42)],
    "Torzhok to Selizharovo": ["torzhok", (34.17, 57.03), "selizharovo", (33.11, 57.15)],
    "Aleksandrov to Orekhovo": ["aleksandrov", (38.90, 56.15), "orekhovo", (38.92, 55.57), (38.50, 55.32)],
}
