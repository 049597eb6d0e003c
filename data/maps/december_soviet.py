"""The Soviet divisions and brigades of 5 December 1941, army by army from north to south.

Laid out as december_german.py.  Cavalry and tank formations count by what they
could still put into the line; `bracketed` are those that the defence of Moscow
had used up.
"""

ON_MAP = """
# North-Western Front's left, and Kalinin Front: 22nd Army
249 R   | infantry | 3 | 33.11, 57.15 | 22A
48 Cav  | cavalry | 1 | 33.15, 57.42 | 22A
186 R   | infantry | 2 | 33.45, 57.02 | 22A
179 R   | infantry | 2 | 33.80, 56.95 | 22A
178 R   | infantry | 2 | 34.20, 56.92 | 22A
155 R   | infantry, bracketed | 1 | 34.50, 56.92 | 22A
220 R   | infantry | 2 | 34.80, 56.94 | 22A
# 29th Army
174 R   | infantry | 2 | 35.05, 56.98 | 29A
246 R   | infantry | 3 | 35.35, 57.02 | 29A
252 R   | infantry | 3 | 35.60, 57.02 | 29A
243 R   | infantry | 2 | 35.78, 57.00 | 29A
# 31st Army
247 R   | infantry | 3 | 35.98, 56.98 | 31A
256 R   | infantry | 3 | 36.05, 56.94 | 31A
262 R   | infantry | 3 | 36.18, 56.92 | 31A
250 R   | infantry | 3 | 36.20, 56.84 | 31A
119 R   | infantry | 3 | 36.28, 56.80 | 31A
5 R     | infantry | 3 | 36.38, 56.78 | 31A
54 Cav  | cavalry | 1 | 36.40, 56.88 | 31A
# Western Front: 30th Army
185 R   | infantry | 3 | 36.78, 56.71 | 30A
46 Cav  | cavalry, bracketed | 1 | 36.85, 56.80 | 30A
107 mot | mechanized, bracketed | 2 | 37.00, 56.66 | 30A
365 R   | infantry | 4 | 37.12, 56.64 | 30A
371 R   | infantry | 4 | 37.24, 56.60 | 30A
379 R   | infantry | 3 | 37.38, 56.58 | 30A
348 R   | infantry | 4 | 37.46, 56.50 | 30A
8 TB    | armor, brigade | 3 | 37.18, 56.66 | 30A
21 TB   | armor, brigade | 2 | 37.30, 56.66 | 30A
18 Cav  | cavalry | 1 | 37.15, 56.74 | 30A
24 Cav  | cavalry | 1 | 37.30, 56.74 | 30A
82 Cav  | cavalry | 2 | 37.40, 56.68 | 30A
# 1st Shock Army
133 R   | infantry | 3 | 37.54, 56.42 | 1SH
44 RB   | infantry, brigade | 2 | 37.52, 56.44 | 1SH
47 RB   | infantry, brigade | 2 | 37.55, 56.37 | 1SH
50 RB   | infantry, brigade | 2 | 37.52, 56.34 | 1SH
71 RB   | infantry, brigade | 2 | 37.52, 56.30 | 1SH
126 R   | infantry, bracketed | 2 | 37.55, 56.27 | 1SH
56 RB   | infantry, brigade | 2 | 37.50, 56.24 | 1SH
55 RB   | infantry, brigade | 2 | 37.50, 56.18 | 1SH
29 RB   | infantry, brigade | 2 | 37.55, 56.21 | 1SH
84 RB   | infantry, brigade | 2 | 37.62, 56.30 | 1SH
# 20th Army
64 Nav  | infantry, brigade | 3 | 37.45, 56.10 | 20A
35 RB   | infantry, brigade | 2 | 37.52, 56.08 | 20A
331 R   | infantry | 4 | 37.42, 56.05 | 20A
28 RB   | infantry, brigade | 2 | 37.44, 56.02 | 20A
352 R   | infantry | 4 | 37.42, 55.98 | 20A
24 TB   | armor, brigade | 2 | 37.50, 56.02 | 20A
31 TB   | armor, brigade | 2 | 37.52, 55.96 | 20A
# 16th Army
7 Gd R  | infantry | 4 | 37.36, 55.97 | 16A
354 R   | infantry | 4 | 37.36, 55.94 | 16A
8 Gd R  | infantry | 4 | 37.28, 55.92 | 16A
1 Gd TB | armor, brigade | 4 | 37.32, 55.90 | 16A
36 RB   | infantry, brigade | 2 | 37.20, 55.88 | 16A
40 RB   | infantry, brigade | 2 | 37.20, 55.84 | 16A
18 R    | infantry, bracketed | 2 | 37.15, 55.86 | 16A
17 TB   | armor, brigade | 2 | 37.28, 55.84 | 16A
146 TB  | armor, brigade | 2 | 37.15, 55.80 | 16A
9 Gd R  | infantry | 5 | 37.05, 55.80 | 16A
49 RB   | infantry, brigade | 2 | 37.42, 55.90 | 16A
2 Gd CC | cavalry, corps | 4 | 37.38, 55.84 | 16A
# 5th Army
108 R   | infantry, bracketed | 2 | 36.95, 55.76 | 5A
144 R   | infantry | 3 | 36.85, 55.73 | 5A
50 R    | infantry | 3 | 36.75, 55.69 | 5A
20 TB   | armor, brigade | 2 | 36.86, 55.68 | 5A
19 R    | infantry | 3 | 36.95, 55.70 | 5A
329 R   | infantry | 3 | 37.05, 55.74 | 5A
336 R   | infantry | 3 | 36.92, 55.64 | 5A
82 mot  | mechanized | 4 | 36.66, 55.62 | 5A
32 R    | infantry | 4 | 36.66, 55.57 | 5A
18 TB   | armor, brigade | 2 | 36.76, 55.58 | 5A
# 33rd Army
222 R   | infantry, bracketed | 2 | 36.78, 55.50 | 33A
110 R   | infantry | 2 | 36.95, 55.35 | 33A
1 Gd mot | mechanized | 4 | 36.90, 55.42 | 33A
113 R   | infantry | 2 | 37.00, 55.30 | 33A
201 R   | infantry | 3 | 37.05, 55.40 | 33A
5 TB    | armor, brigade | 2 | 37.00, 55.44 | 33A
# 43rd Army
93 R    | infantry | 4 | 37.08, 55.20 | 43A
5 Abn   | infantry, corps | 4 | 37.12, 55.14 | 43A
53 R    | infantry | 2 | 37.15, 55.08 | 43A
17 R    | infantry, bracketed | 2 | 37.20, 55.04 | 43A
# 49th Army
415 R   | infantry | 3 | 37.22, 54.98 | 49A
5 Gd R  | infantry | 4 | 37.28, 54.92 | 49A
60 R    | infantry | 3 | 37.30, 54.86 | 49A
194 R   | infantry | 3 | 37.28, 54.78 | 49A
30 RB   | infantry, brigade | 2 | 37.28, 54.72 | 49A
238 R   | infantry | 4 | 37.28, 54.65 | 49A
340 R   | infantry | 4 | 37.42, 54.55 | 49A
19 RB   | infantry, brigade | 2 | 37.42, 54.75 | 49A
# 50th Army
258 R   | infantry | 3 | 37.40, 54.45 | 50A
31 Cav  | cavalry, bracketed | 1 | 37.55, 54.42 | 50A
290 R   | infantry | 2 | 37.44, 54.32 | 50A
217 R   | infantry | 3 | 37.50, 54.22 | 50A
154 R   | infantry, bracketed | 2 | 37.54, 54.17 | TULA
413 R   | infantry | 3 | 37.72, 54.20 | 50A
32 TB   | armor, brigade | 2 | 37.62, 54.19 | 50A
112 TD  | armor | 3 | 37.82, 54.35 | 50A
Tula W  | infantry, regiment | 1 | 37.62, 54.19 | TULA
# 1st Guards Cavalry Corps
173 R   | infantry | 3 | 37.95, 54.56 | 1GCC
1 Gd Cav | cavalry | 3 | 38.15, 54.64 | 1GCC
2 Gd Cav | cavalry | 3 | 38.30, 54.62 | 1GCC
9 TB    | armor, brigade | 2 | 38.22, 54.70 | 1GCC
# 10th Army
322 R   | infantry | 4 | 38.85, 54.58 | 10A
328 R   | infantry | 4 | 39.10, 54.50 | 10A
330 R   | infantry | 4 | 39.28, 54.38 | 10A
323 R   | infantry | 4 | 39.34, 54.22 | 10A
324 R   | infantry | 4 | 39.36, 54.05 | 10A
41 Cav  | cavalry | 2 | 39.32, 53.95 | 10A
239 R   | infantry | 3 | 39.25, 53.85 | 10A
326 R   | infantry | 4 | 39.50, 53.74 | 10A
325 R   | infantry | 4 | 39.60, 54.20 | 10A
57 Cav  | cavalry | 2 | 39.45, 54.05 | 10A
# South-Western Front: 3rd Army
269 R   | infantry | 2 | 38.95, 53.55 | 3A
283 R   | infantry | 3 | 38.78, 53.30 | 3A
137 R   | infantry | 2 | 38.72, 53.12 | 3A
150 TB  | armor, brigade | 2 | 38.90, 53.30 | 3A
52 Cav  | cavalry, bracketed | 1 | 39.00, 53.15 | 3A
# 13th Army
6 R     | infantry | 2 | 38.74, 52.98 | 13A
148 R   | infantry | 3 | 38.88, 52.88 | 13A
143 R   | infantry | 3 | 38.92, 52.74 | 13A
307 R   | infantry | 3 | 38.96, 52.62 | 13A
132 R   | infantry | 2 | 38.88, 52.48 | 13A
55 Cav  | cavalry | 2 | 39.00, 52.86 | 13A
# Group Kostenko
1 Gd R  | infantry | 5 | 38.55, 52.25 | KOST
5 Cav C | cavalry, corps | 4 | 38.40, 52.12 | KOST
34 mot  | mechanized, brigade | 2 | 38.65, 52.15 | KOST
129 TB  | armor, brigade | 2 | 38.70, 52.22 | KOST
121 R   | infantry | 2 | 38.15, 52.08 | KOST
# 40th Army
87 R    | infantry | 3 | 37.90, 52.00 | 40A
160 R   | infantry | 2 | 37.75, 51.85 | 40A
2 Gd R  | infantry | 4 | 37.55, 51.70 | 40A
14 TB   | armor, brigade | 2 | 37.70, 51.70 | 40A
62 R    | infantry | 2 | 37.45, 51.52 | 40A
# Railway and sapper brigades: EB
26 Rly  | engineer, brigade, EB | 1 | 37.55, 55.43 | REAR
28 Rly  | engineer, brigade, EB | 1 | 38.77, 55.08 | REAR
4 Sap   | engineer, brigade, EB | 1 | 38.44, 55.85 | REAR
8 Sap   | engineer, brigade, EB | 1 | 38.14, 56.31 | REAR
6 Rly   | engineer, brigade, EB | 1 | 34.96, 57.04 | REAR
# The air force
6 IAK   | air, corps | 3 | 37.72, 55.70 | AIR
46 Avn  | air, division | 2 | 37.36, 56.87 | AIR
47 Avn  | air, division | 2 | 37.60, 55.95 | AIR
77 Avn  | air, division | 2 | 37.55, 55.43 | AIR
146 Avn | air, division | 2 | 38.77, 55.08 | AIR
"""

# turn it came | … | where it comes on
REINFORCEMENTS = """
# What the front commands had in hand
2 | 33 TB   | armor, brigade | 2 | 37.30, 55.90 | 16A
3 | 37 RB   | infantry, brigade | 2 | 37.35, 55.85 | 16A
4 | 43 RB   | infantry, brigade | 2 | 36.95, 55.70 | 5A
5 | 338 R   | infantry | 4 | 37.05, 55.40 | 33A
5 | 26 TB   | armor, brigade | 2 | 37.15, 55.08 | 43A
6 | 133 RB  | infantry, brigade | 2 | 37.30, 54.70 | 49A
# 61st Army from the Ryazan side
4 | 342 R   | infantry | 4 | 39.55, 53.82 | 61A
4 | 350 R   | infantry | 4 | 39.50, 53.60 | 61A
5 | 346 R   | infantry | 4 | 39.55, 53.82 | 61A
5 | 83 Cav  | cavalry | 2 | 39.45, 53.70 | 61A
# 39th Army behind Torzhok
8 | 361 R   | infantry | 4 | 34.96, 57.04 | 39A
8 | 355 R   | infantry | 4 | 35.10, 57.10 | 39A
8 | 373 R   | infantry | 4 | 34.85, 57.08 | 39A
9 | 357 R   | infantry | 4 | 34.96, 57.10 | 39A
9 | 381 R   | infantry | 4 | 35.05, 57.15 | 39A
"""
