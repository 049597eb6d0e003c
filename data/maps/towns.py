"""The towns: names of 1941, coordinates to 0.01 degree, and the waters they lie on.

`water`: each of them must have a hexside of that river (or lake) round its
hex, and must truly lie near it; make-map.py refuses to write a map where one
does not.  `size` is the number of its hexes.
"""

from collections import namedtuple

Town = namedtuple("Town", "id name kind longitude latitude water size", defaults=((), 1))


def _town(id_, name, longitude, latitude, *water):
    return Town(id_, name, "town", longitude, latitude, water)


def _city(id_, name, longitude, latitude, *water, size=1):
    return Town(id_, name, "city", longitude, latitude, water, size)


TOWNS = [
    _city("moscow", "Moscow", 37.62, 55.75, "Moskva", size=2),
    _city("kalinin", "Kalinin", 35.91, 56.86, "Volga"),
    _city("kursk", "Kursk", 36.19, 51.73, "Tuskar"),
    _city("orel", "Orel", 36.07, 52.97, "Oka"),
    _city("smolensk", "Smolensk", 32.05, 54.78, "Dnieper"),
    _city("tula", "Tula", 37.62, 54.19, "Upa"),

    # The Volga and the north-west
    _town("ostashkov", "Ostashkov", 33.11, 57.15),
    _town("selizharovo", "Selizharovo", 33.47, 56.85, "Volga"),
    _town("rzhev", "Rzhev", 34.33, 56.26, "Volga"),
    _town("staritsa", "Staritsa", 34.94, 56.51, "Volga"),
    _town("torzhok", "Torzhok", 34.96, 57.04, "Tvertsa"),
    _town("konakovo", "Konakovo", 36.78, 56.71, "Volga"),
    _town("kimry", "Kimry", 37.36, 56.87, "Volga"),
    _town("kalyazin", "Kalyazin", 37.85, 57.24, "Volga"),
    _town("kashin", "Kashin", 37.61, 57.36),
    _town("toropets", "Toropets", 31.63, 56.50, "Toropa"),
    _town("andreapol", "Andreapol", 32.26, 56.65, "Western Dvina"),
    _town("nelidovo", "Nelidovo", 32.78, 56.22, "Mezha"),
    _town("bely", "Bely", 32.93, 55.83, "Obsha"),
    _town("sychyovka", "Sychyovka", 34.28, 55.83, "Vazuza"),

    # Smolensk to Vyazma and Roslavl
    _town("demidov", "Demidov", 31.52, 55.27, "Kasplya"),
    _town("dukhovshchina", "Dukhovshchina", 32.42, 55.20),
    _town("yartsevo", "Yartsevo", 32.70, 55.07, "Vop"),
    _town("dorogobuzh", "Dorogobuzh", 33.29, 54.91, "Dnieper"),
    _town("vyazma", "Vyazma", 34.30, 55.21, "Vyazma"),
    _town("gzhatsk", "Gzhatsk", 35.00, 55.55, "Gzhat"),
    _town("yelnya", "Yelnya", 33.18, 54.57, "Desna"),
    _town("spas-demensk", "Spas-Demensk", 34.02, 54.41, "Bolva"),
    _town("roslavl", "Roslavl", 32.86, 53.95, "Oster"),
    _town("krichev", "Krichev", 31.72, 53.72, "Sozh"),
    _town("mstislavl", "Mstislavl", 31.73, 54.02),
    _town("kirov", "Kirov", 34.31, 54.08, "Bolva"),
    _town("yukhnov", "Yukhnov", 35.23, 54.74, "Ugra"),

    # Before Moscow
    _town("medyn", "Medyn", 35.86, 54.97),
    _town("maloyaroslavets", "Maloyaroslavets", 36.46, 55.01, "Luzha"),
    _town("naro-fominsk", "Naro-Fominsk", 36.73, 55.39, "Nara"),
    _town("mozhaisk", "Mozhaisk", 36.03, 55.50, "Moskva"),
    _town("ruza", "Ruza", 36.20, 55.70, "Ruza"),
    _town("volokolamsk", "Volokolamsk", 35.96, 56.03, "Lama"),
    _town("istra", "Istra", 36.86, 55.92, "Istra"),
    _town("klin", "Klin", 36.73, 56.34, "Sestra"),
    _town("solnechnogorsk", "Solnechnogorsk", 36.98, 56.18),
    _town("dmitrov", "Dmitrov", 37.52, 56.34, "Moscow Canal"),
    _town("podolsk", "Podolsk", 37.55, 55.43, "Pakhra"),
    _town("serpukhov", "Serpukhov", 37.41, 54.92, "Oka", "Nara"),

    # East of Moscow
    _town("zagorsk", "Zagorsk", 38.14, 56.31),
    _town("aleksandrov", "Aleksandrov", 38.71, 56.40),
    _town("pereslavl", "Pereslavl-Zalessky", 38.86, 56.74),
    _town("rostov", "Rostov", 39.41, 57.19),
    _town("noginsk", "Noginsk", 38.44, 55.85, "Klyazma"),
    _town("orekhovo", "Orekhovo-Zuyevo", 38.98, 55.81, "Klyazma"),
    _town("vladimir", "Vladimir", 40.41, 56.13, "Klyazma"),
    _town("kolomna", "Kolomna", 38.77, 55.08, "Moskva", "Oka"),
    _town("kashira", "Kashira", 38.15, 54.84, "Oka"),
    _town("ryazan", "Ryazan", 39.74, 54.63, "Oka"),
    _town("yegoryevsk", "Yegoryevsk", 39.04, 55.38),

    # The Oka, Tula and the south-east
    _town("kaluga", "Kaluga", 36.26, 54.51, "Oka"),
    _town("aleksin", "Aleksin", 37.06, 54.51, "Oka"),
    _town("belev", "Belev", 36.13, 53.81, "Oka"),
    _town("kozelsk", "Kozelsk", 35.78, 54.03, "Zhizdra"),
    _town("sukhinichi", "Sukhinichi", 35.35, 54.10),
    _town("mtsensk", "Mtsensk", 36.57, 53.28, "Zusha"),
    _town("plavsk", "Plavsk", 37.29, 53.71, "Plava"),
    _town("stalinogorsk", "Stalinogorsk", 38.29, 54.02),
    _town("venev", "Venev", 38.27, 54.35, "Osyotr"),
    _town("mikhailov", "Mikhailov", 39.03, 54.23, "Pronya"),
    _town("skopin", "Skopin", 39.55, 53.82),
    _town("yefremov", "Yefremov", 38.12, 53.15, "Krasivaya Mecha"),
    _town("yelets", "Yelets", 38.50, 52.62, "Sosna"),
    _town("livny", "Livny", 37.60, 52.43, "Sosna"),

    # Bryansk and the south
    _town("bryansk", "Bryansk", 34.37, 53.25, "Desna"),
    _town("karachev", "Karachev", 34.98, 53.12),
    _town("zhizdra", "Zhizdra", 34.74, 53.75, "Zhizdra"),
    _town("trubchevsk", "Trubchevsk", 33.77, 52.58, "Desna"),
    _town("pochep", "Pochep", 33.45, 52.93, "Sudost"),
    _town("unecha", "Unecha", 32.68, 52.85),
    _town("starodub", "Starodub", 32.76, 52.58),
    _town("novgorod-seversky", "Novgorod-Seversky", 33.26, 52.01, "Desna"),
    _town("glukhov", "Glukhov", 33.91, 51.68),
    _town("sevsk", "Sevsk", 34.49, 52.15),
    _town("dmitriev", "Dmitriev-Lgovsky", 35.08, 52.13, "Svapa"),
    _town("fatezh", "Fatezh", 35.86, 52.09),
    _town("lgov", "Lgov", 35.27, 51.66, "Seym"),
    _town("rylsk", "Rylsk", 34.68, 51.57, "Seym"),
    _town("shchigry", "Shchigry", 36.90, 51.88),
    _town("kastornoye", "Kastornoye", 38.13, 51.83, "Olym"),
]

# How far from its water's true course a town may lie, km.
WATERSIDE_KM = 7.0
