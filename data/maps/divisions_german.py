"""The German divisions of 1 October 1941, corps by corps from north to south.

One a line: name on the counter | branch | strength | longitude, latitude | the
formation it marches with in the recorded games.  A size other than division
stands behind the branch.  Strengths are ours: a plausible measure of what each
could do that autumn.
"""

ON_MAP = """
# Sixteenth Army, right wing
123 ID  | infantry | 5 | 32.50, 57.30 | II
253 ID  | infantry | 5 | 32.40, 57.02 | II
# Ninth Army: XXIII Corps
251 ID  | infantry | 5 | 32.38, 56.82 | XXIII
102 ID  | infantry | 5 | 32.26, 56.65 | XXIII
256 ID  | infantry | 5 | 31.95, 56.42 | XXIII
206 ID  | infantry | 5 | 31.85, 56.24 | XXIII
# VI Corps
26 ID   | infantry | 6 | 31.82, 56.07 | VI
110 ID  | infantry | 5 | 31.90, 55.92 | VI
# Panzer Group 3: XLI Corps (motorized)
6 ID    | infantry | 6 | 32.02, 55.80 | VI
1 Pz    | armor | 8 | 32.10, 55.68 | XLI
36 mot  | mechanized | 6 | 31.95, 55.66 | XLI
# LVI Corps (motorized)
129 ID  | infantry | 5 | 32.22, 55.62 | LVI
6 Pz    | armor | 7 | 32.28, 55.52 | LVI
7 Pz    | armor | 8 | 32.34, 55.45 | LVI
14 mot  | mechanized | 5 | 32.15, 55.50 | LVI
900 Lehr | mechanized, brigade | 3 | 32.05, 55.40 | XLI
# Ninth Army: V Corps
35 ID   | infantry | 6 | 32.42, 55.40 | V
106 ID  | infantry | 5 | 32.48, 55.32 | V
5 ID    | infantry | 6 | 32.36, 55.30 | V
# VIII Corps
28 ID   | infantry | 6 | 32.52, 55.24 | VIII
8 ID    | infantry | 6 | 32.48, 55.18 | VIII
87 ID   | infantry | 5 | 32.55, 55.10 | VIII
# XXVII Corps
86 ID   | infantry | 5 | 32.55, 55.02 | XXVII
255 ID  | infantry | 5 | 32.62, 54.97 | XXVII
162 ID  | infantry | 4 | 32.62, 54.90 | XXVII
161 ID  | infantry | 3 | 32.30, 55.12 | XXVII
# Fourth Army: IX Corps
137 ID  | infantry | 5 | 32.70, 54.82 | IX
263 ID  | infantry | 5 | 32.82, 54.72 | IX
183 ID  | infantry | 5 | 32.92, 54.64 | IX
292 ID  | infantry | 5 | 32.95, 54.56 | IX
# XX Corps
268 ID  | infantry | 5 | 33.00, 54.48 | XX
15 ID   | infantry | 5 | 33.00, 54.40 | XX
78 ID   | infantry | 6 | 32.82, 54.46 | XX
# VII Corps
7 ID    | infantry | 6 | 33.05, 54.32 | VII
23 ID   | infantry | 6 | 33.05, 54.24 | VII
197 ID  | infantry | 5 | 33.12, 54.20 | VII
267 ID  | infantry | 5 | 32.92, 54.28 | VII
# Panzer Group 4: XLVI Corps (motorized)
5 Pz    | armor | 8 | 32.95, 54.14 | XLVI
11 Pz   | armor | 7 | 33.10, 54.10 | XLVI
252 ID  | infantry | 5 | 33.20, 54.13 | XLVI
# XL Corps (motorized)
2 Pz    | armor | 8 | 33.18, 54.04 | XL
10 Pz   | armor | 8 | 33.32, 54.02 | XL
258 ID  | infantry | 5 | 33.38, 53.98 | XL
# LVII Corps (motorized)
20 Pz   | armor | 6 | 33.12, 53.93 | LVII
3 mot   | mechanized | 6 | 32.98, 53.88 | LVII
SS R    | mechanized | 8 | 33.22, 53.86 | XL
19 Pz   | armor | 6 | 32.62, 53.98 | LVII
# XII Corps
34 ID   | infantry | 5 | 33.48, 53.92 | XII
98 ID   | infantry | 5 | 33.55, 53.86 | XII
# Second Army: XIII Corps
17 ID   | infantry | 6 | 33.60, 53.80 | XIII
260 ID  | infantry | 5 | 33.62, 53.73 | XIII
# XLIII Corps
52 ID   | infantry | 5 | 33.58, 53.64 | XLIII
131 ID  | infantry | 5 | 33.58, 53.56 | XLIII
# LIII Corps and reserve
167 ID  | infantry | 5 | 33.60, 53.44 | LIII
31 ID   | infantry | 6 | 33.62, 53.34 | LIII
56 ID   | infantry | 5 | 33.68, 53.22 | LIII
112 ID  | infantry | 5 | 33.30, 53.42 | LIII
# Panzer Group 2: Higher Command XXXV
95 ID   | infantry | 5 | 33.58, 53.05 | XXXV
296 ID  | infantry | 5 | 33.45, 52.93 | XXXV
262 ID  | infantry | 5 | 33.32, 52.72 | XXXV
293 ID  | infantry | 5 | 33.26, 52.56 | XXXV
1 Cav   | cavalry | 4 | 33.25, 52.78 | CAV
# Higher Command XXXIV
45 ID   | infantry | 6 | 33.38, 52.38 | XXXIV
134 ID  | infantry | 5 | 33.42, 52.26 | XXXIV
# XLVII Corps (motorized)
17 Pz   | armor | 7 | 33.50, 52.16 | XLVII
18 Pz   | armor | 7 | 33.40, 52.08 | XLVII
29 mot  | mechanized | 6 | 33.58, 52.06 | XLVII
# XXIV Corps (motorized)
3 Pz    | armor | 7 | 33.76, 51.95 | XXIV
4 Pz    | armor | 8 | 33.86, 51.86 | XXIV
10 mot  | mechanized | 5 | 33.70, 51.84 | XXIV
GD      | mechanized, regiment | 5 | 33.45, 51.90 | XXIV
# XLVIII Corps (motorized)
9 Pz    | armor | 6 | 33.91, 51.68 | XLVIII
16 mot  | mechanized | 5 | 33.92, 51.54 | XLVIII
25 mot  | mechanized | 5 | 33.75, 51.60 | XLVIII
# Army Group Centre's rear
403 Sec | infantry | 1 | 32.05, 54.78 | REAR-N
286 Sec | infantry | 1 | 31.75, 54.35 | REAR-C
221 Sec | infantry | 2 | 32.70, 53.90 | REAR-S
339 ID  | infantry | 3 | 32.68, 52.85 | REAR-U
"""

# turn it came | … | where it comes on
REINFORCEMENTS = """
6 | SS Cav  | cavalry, brigade | 3 | 31.60, 56.50 | II
7 | LVF     | infantry, regiment | 1 | 32.05, 54.78 | VII
8 | 1 SS    | mechanized, brigade | 3 | 32.68, 52.85 | XXXIV
"""
