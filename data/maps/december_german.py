"""The German divisions of 5 December 1941, corps by corps from north to south.

Laid out as divisions_german.py.  Behind the size: `bracketed` where a unit is
burnt out and no more than its headquarters and some companies, `EB` for the
railway troops behind the front, which are no units of the line.
"""

ON_MAP = """
# Sixteenth Army, right wing
123 ID  | infantry | 4 | 32.85, 57.42 | II
253 ID  | infantry | 4 | 32.86, 57.10 | XXIII
# Ninth Army: XXIII Corps
102 ID  | infantry | 4 | 33.40, 56.90 | XXIII
251 ID  | infantry | 4 | 33.85, 56.82 | XXIII
256 ID  | infantry | 4 | 34.30, 56.76 | XXIII
206 ID  | infantry | 4 | 34.72, 56.78 | XXIII
# VI Corps
26 ID   | infantry | 4 | 35.02, 56.82 | VI
6 ID    | infantry | 4 | 35.35, 56.86 | VI
110 ID  | infantry | 4 | 35.62, 56.86 | VI
# XXVII Corps at Kalinin
129 ID  | infantry | 3 | 35.91, 56.86 | XXVII
161 ID  | infantry | 3 | 35.90, 56.86 | XXVII
162 ID  | infantry | 3 | 36.08, 56.76 | XXVII
86 ID   | infantry | 3 | 36.30, 56.68 | XXVII
# Panzer Group 3: LVI Panzer Corps
14 mot  | mechanized | 3 | 36.70, 56.58 | LVI
36 mot  | mechanized | 3 | 37.00, 56.50 | LVI
900 Lehr | mechanized, brigade | 2 | 36.73, 56.34 | KLIN
7 Pz    | armor, bracketed | 3 | 37.36, 56.33 | LVI
# XLI Panzer Corps
6 Pz    | armor, bracketed | 2 | 37.32, 56.25 | XLI
23 ID   | infantry | 4 | 37.30, 56.20 | XLI
1 Pz    | armor | 4 | 37.25, 56.16 | XLI
# V Corps
2 Pz    | armor | 4 | 37.26, 56.08 | V
106 ID  | infantry | 3 | 37.30, 56.05 | V
35 ID   | infantry | 4 | 37.18, 56.03 | V
# Panzer Group 4: XLVI Panzer Corps
5 Pz    | armor | 4 | 37.15, 55.97 | XLVI
11 Pz   | armor | 3 | 37.06, 55.93 | XLVI
# XL Panzer Corps
SS R    | mechanized, bracketed | 3 | 36.98, 55.88 | XL
10 Pz   | armor, bracketed | 3 | 36.86, 55.92 | XL
# IX Corps
252 ID  | infantry | 4 | 36.92, 55.84 | IX
87 ID   | infantry | 3 | 36.82, 55.80 | IX
78 ID   | infantry | 4 | 36.72, 55.76 | IX
# VII Corps
267 ID  | infantry | 3 | 36.60, 55.72 | VII
197 ID  | infantry | 4 | 36.52, 55.66 | VII
7 ID    | infantry | 4 | 36.46, 55.60 | VII
LVF     | infantry, regiment, bracketed | 1 | 36.38, 55.64 | VII
# Fourth Army: XX Corps
292 ID  | infantry | 4 | 36.52, 55.53 | XX
258 ID  | infantry | 3 | 36.60, 55.46 | XX
183 ID  | infantry | 4 | 36.70, 55.42 | XX
# LVII Panzer Corps
3 mot   | mechanized | 4 | 36.73, 55.39 | LVII
20 Pz   | armor, bracketed | 3 | 36.62, 55.32 | LVII
15 ID   | infantry | 4 | 36.86, 55.27 | LVII
19 Pz   | armor, bracketed | 2 | 36.60, 55.16 | LVII
# XII Corps
98 ID   | infantry, bracketed | 2 | 36.94, 55.18 | XII
34 ID   | infantry | 4 | 36.98, 55.10 | XII
268 ID  | infantry | 4 | 37.04, 55.02 | XII
# XIII Corps
137 ID  | infantry | 4 | 37.10, 54.93 | XIII
263 ID  | infantry | 4 | 37.10, 54.84 | XIII
17 ID   | infantry | 4 | 37.08, 54.76 | XIII
260 ID  | infantry | 4 | 37.06, 54.68 | XIII
52 ID   | infantry | 4 | 37.02, 54.60 | XIII
# Second Panzer Army: XLIII Corps
31 ID   | infantry | 4 | 37.06, 54.51 | XLIII
131 ID  | infantry | 4 | 37.20, 54.42 | XLIII
# LIII Corps and XXIV Panzer Corps round Tula
296 ID  | infantry | 4 | 37.28, 54.20 | LIII
4 Pz    | armor | 4 | 37.80, 54.12 | XXIV
3 Pz    | armor | 4 | 37.60, 54.03 | XXIV
GD      | mechanized, regiment | 4 | 37.45, 54.02 | XXIV
17 Pz   | armor | 3 | 38.27, 54.35 | XXIV
167 ID  | infantry | 4 | 38.05, 54.30 | LIII
112 ID  | infantry, bracketed | 2 | 38.29, 54.02 | LIII
# XLVII Panzer Corps
25 mot  | mechanized | 3 | 38.48, 54.46 | XLVII
29 mot  | mechanized | 3 | 38.78, 54.38 | XLVII
10 mot  | mechanized | 3 | 39.03, 54.23 | XLVII
18 Pz   | armor | 3 | 38.85, 53.80 | XLVII
# Second Army: XXXV Corps
293 ID  | infantry | 4 | 38.58, 53.45 | XXXV
262 ID  | infantry | 4 | 38.30, 53.11 | XXXV
# XXXIV Corps
134 ID  | infantry | 4 | 38.50, 52.90 | XXXIV
45 ID   | infantry | 4 | 38.62, 52.76 | XXXIV
95 ID   | infantry | 4 | 38.50, 52.62 | XXXIV
221 Sec | infantry | 1 | 37.95, 52.28 | XXXIV
1 SS    | mechanized, brigade | 2 | 38.42, 52.40 | XXXIV
# XLVIII Panzer Corps
16 mot  | mechanized | 3 | 37.58, 52.05 | XLVIII
9 Pz    | armor | 3 | 37.32, 51.85 | XLVIII
168 ID  | infantry | 4 | 37.22, 51.68 | XLVIII
299 ID  | infantry | 4 | 37.15, 51.50 | XLVIII
# Behind the front
339 ID  | infantry | 3 | 34.30, 55.21 | REAR
286 Sec | infantry | 1 | 33.18, 54.57 | REAR
403 Sec | infantry | 1 | 32.05, 54.78 | REAR
707 ID  | infantry | 2 | 34.37, 53.25 | REAR
56 ID   | infantry | 3 | 37.29, 53.71 | LIII
# Railway troops: EB
EB 2    | engineer, regiment, EB | 1 | 34.33, 56.26 | REAR
EB 4    | engineer, regiment, EB | 1 | 35.00, 55.55 | REAR
EB 5    | engineer, regiment, EB | 1 | 35.35, 54.10 | REAR
EB 7    | engineer, regiment, EB | 1 | 36.19, 51.73 | REAR
# VIII Air Corps
StG 2   | air, regiment | 3 | 35.30, 56.05 | AIR
JG 51   | air, regiment | 2 | 36.20, 55.70 | AIR
KG 3    | air, regiment | 2 | 34.28, 55.83 | AIR
KG 53   | air, regiment | 2 | 36.07, 52.97 | AIR
"""

# turn it came | … | where it comes on
REINFORCEMENTS = """
5 | SS Cav  | cavalry, brigade | 3 | 34.33, 56.26 | REAR
7 | 216 ID  | infantry | 4 | 35.35, 54.10 | LATE
8 | 208 ID  | infantry | 4 | 34.74, 53.75 | LATE
"""
