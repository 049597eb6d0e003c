"""The Soviet divisions and brigades of 1 October 1941, army by army from north to south.

The columns are those of divisions_german.py.  Of two divisions that bore one
number the militia one keeps its militia name (DNO).  TB is a tank brigade, TD
a tank division, RB a rifle brigade, Gd Guards.
"""

ON_MAP = """
# Western Front: 22nd Army
256 R   | infantry | 2 | 32.85, 57.28 | 22A
133 R   | infantry | 3 | 32.65, 57.05 | 22A
179 R   | infantry | 2 | 32.62, 56.88 | 22A
186 R   | infantry | 2 | 32.58, 56.74 | 22A
126 R   | infantry | 2 | 32.55, 56.60 | 22A
174 R   | infantry | 2 | 32.42, 56.50 | 22A
# 29th Army
246 R   | infantry | 2 | 32.28, 56.40 | 29A
252 R   | infantry | 3 | 32.10, 56.27 | 29A
243 R   | infantry | 2 | 32.08, 56.10 | 29A
178 R   | infantry | 2 | 32.15, 55.97 | 29A
# 30th Army
250 R   | infantry | 2 | 32.28, 55.85 | 30A
242 R   | infantry | 2 | 32.35, 55.72 | 30A
251 R   | infantry | 2 | 32.48, 55.62 | 30A
162 R   | infantry | 3 | 32.55, 55.52 | 30A
107 mot | mechanized | 4 | 32.85, 55.62 | 30A
# 19th Army
244 R   | infantry | 2 | 32.62, 55.44 | 19A
91 R    | infantry | 3 | 32.68, 55.35 | 19A
89 R    | infantry | 3 | 32.72, 55.28 | 19A
50 R    | infantry | 3 | 32.74, 55.20 | 19A
166 R   | infantry | 3 | 32.95, 55.30 | 19A
# 16th Army
38 R    | infantry | 3 | 32.70, 55.10 | 16A
112 R   | infantry | 3 | 32.76, 55.02 | 16A
108 R   | infantry | 2 | 32.82, 54.97 | 16A
214 R   | infantry | 3 | 32.96, 55.04 | 16A
127 TB  | armor, brigade | 2 | 33.00, 55.12 | 16A
# 20th Army
144 R   | infantry | 3 | 32.90, 54.88 | 20A
73 R    | infantry | 2 | 32.95, 54.80 | 20A
129 R   | infantry | 3 | 33.02, 54.72 | 20A
229 R   | infantry | 2 | 33.08, 54.66 | 20A
# Western Front's reserve
152 R   | infantry | 3 | 33.15, 55.22 | 19A
134 R   | infantry | 2 | 33.25, 55.32 | 19A
101 mot | mechanized | 4 | 33.10, 55.06 | 16A
45 Cav  | cavalry | 1 | 33.35, 55.40 | 19A
50 Cav  | cavalry | 1 | 32.60, 56.00 | 29A
53 Cav  | cavalry | 1 | 32.78, 55.98 | 29A
126 TB  | armor, brigade | 2 | 33.10, 55.45 | 30A
128 TB  | armor, brigade | 2 | 33.30, 55.15 | 20A
5 Gd R  | infantry | 4 | 34.05, 54.90 | 49A
# Reserve Front: 24th Army
139 R   | infantry | 2 | 33.18, 54.60 | 24A
19 R    | infantry | 3 | 33.20, 54.52 | 24A
309 R   | infantry | 2 | 33.22, 54.44 | 24A
103 R   | infantry | 2 | 33.22, 54.36 | 24A
106 mot | mechanized | 4 | 33.38, 54.48 | 24A
170 R   | infantry | 2 | 33.42, 54.58 | 24A
6 DNO   | infantry | 1 | 33.42, 54.68 | 24A
# 43rd Army
222 R   | infantry | 2 | 33.25, 54.28 | 43A
211 R   | infantry | 2 | 33.40, 54.18 | 43A
53 R    | infantry | 2 | 33.54, 54.09 | 43A
149 R   | infantry | 2 | 33.70, 53.98 | 43A
145 TB  | armor, brigade | 2 | 33.65, 54.16 | 43A
# 31st Army
249 R   | infantry | 3 | 33.11, 57.12 | 31A
247 R   | infantry | 2 | 33.55, 56.75 | 31A
119 R   | infantry | 3 | 33.75, 56.28 | 31A
110 R   | infantry | 2 | 33.90, 55.95 | 31A
# 49th Army
194 R   | infantry | 3 | 33.70, 55.80 | 49A
220 R   | infantry | 2 | 33.65, 55.62 | 49A
248 R   | infantry | 2 | 33.50, 55.55 | 49A
303 R   | infantry | 2 | 33.62, 54.80 | 49A
29 Cav  | cavalry | 1 | 34.20, 55.70 | 49A
# 32nd Army
140 R   | infantry | 1 | 33.48, 55.48 | 32A
2 DNO   | infantry | 1 | 33.50, 55.32 | 32A
29 R    | infantry | 1 | 33.52, 55.12 | 32A
8 DNO   | infantry | 1 | 33.45, 54.80 | 32A
# 33rd Army
18 R    | infantry | 1 | 33.70, 54.45 | 33A
17 R    | infantry | 1 | 33.92, 54.32 | 33A
60 R    | infantry | 2 | 34.02, 54.42 | 33A
113 R   | infantry | 2 | 34.05, 54.16 | 33A
173 R   | infantry | 2 | 34.25, 54.08 | 33A
# Bryansk Front: 50th Army
217 R   | infantry | 3 | 33.80, 53.82 | 50A
279 R   | infantry | 3 | 33.85, 53.68 | 50A
258 R   | infantry | 3 | 33.85, 53.54 | 50A
278 R   | infantry | 3 | 33.90, 53.42 | 50A
290 R   | infantry | 3 | 34.00, 53.30 | 50A
260 R   | infantry | 3 | 34.15, 53.40 | 50A
# 3rd Army
280 R   | infantry | 2 | 33.88, 53.14 | 3A
269 R   | infantry | 3 | 33.78, 53.04 | 3A
137 R   | infantry | 3 | 33.68, 52.92 | 3A
148 R   | infantry | 2 | 33.60, 52.78 | 3A
282 R   | infantry | 2 | 34.05, 53.05 | 3A
4 Cav   | cavalry | 1 | 33.90, 52.80 | 3A
# 13th Army
155 R   | infantry | 3 | 33.55, 52.64 | 13A
6 R     | infantry | 2 | 33.55, 52.50 | 13A
121 R   | infantry | 2 | 33.60, 52.38 | 13A
132 R   | infantry | 2 | 33.70, 52.26 | 13A
143 R   | infantry | 2 | 33.80, 52.16 | 13A
307 R   | infantry | 2 | 33.95, 52.06 | 13A
298 R   | infantry | 2 | 34.10, 51.98 | 13A
55 Cav  | cavalry | 1 | 34.20, 52.15 | 13A
141 TB  | armor, brigade | 2 | 34.15, 52.30 | 13A
# Group Yermakov
283 R   | infantry | 2 | 34.18, 51.88 | ERM
2 Gd R  | infantry | 4 | 34.22, 51.76 | ERM
160 R   | infantry | 2 | 34.25, 51.62 | ERM
21 Cav  | cavalry | 1 | 34.38, 51.82 | ERM
52 Cav  | cavalry | 1 | 34.28, 51.50 | ERM
121 TB  | armor, brigade | 2 | 34.42, 51.70 | ERM
150 TB  | armor, brigade | 2 | 34.50, 51.80 | ERM
# Bryansk Front's reserve
154 R   | infantry | 2 | 34.35, 53.30 | 50A
287 R   | infantry | 2 | 34.60, 53.15 | 3A
108 TD  | armor | 4 | 34.20, 52.95 | 3A
42 TB   | armor, brigade | 2 | 34.10, 52.82 | 3A
"""

# turn it came | … | where it comes on
REINFORCEMENTS = """
# The 1st Guards Rifle Corps before Mtsensk
1 | 4 TB    | armor, brigade | 4 | 36.57, 53.28 | 1GRC
1 | 11 TB   | armor, brigade | 3 | 36.70, 53.35 | 1GRC
1 | 6 Gd R  | infantry | 4 | 36.45, 53.25 | 1GRC
1 | 10 Abn  | infantry, brigade | 2 | 36.57, 53.28 | 1GRC
1 | 201 Abn | infantry, brigade | 2 | 36.60, 53.40 | 1GRC
# The Mozhaisk line and Kalinin
2 | 32 R    | infantry | 4 | 36.03, 55.50 | 5A
2 | 18 TB   | armor, brigade | 2 | 35.95, 55.55 | 5A
2 | 19 TB   | armor, brigade | 2 | 36.10, 55.48 | 5A
2 | 20 TB   | armor, brigade | 2 | 36.15, 55.55 | 5A
2 | 316 R   | infantry | 4 | 35.96, 56.03 | 16A
2 | Cadets  | infantry, regiment | 2 | 35.96, 56.10 | 16A
2 | 312 R   | infantry | 3 | 36.40, 55.02 | 43A
2 | Podolsk | infantry, regiment | 2 | 36.30, 55.05 | 43A
2 | 17 TB   | armor, brigade | 2 | 36.46, 55.05 | 43A
2 | 9 TB    | armor, brigade | 2 | 36.49, 55.21 | 33A
2 | 5 R     | infantry | 2 | 35.91, 56.86 | 30A
2 | 238 R   | infantry | 3 | 37.06, 54.51 | 49A
2 | 8 TB    | armor, brigade | 3 | 34.96, 57.04 | 31A
3 | 21 TB   | armor, brigade | 2 | 36.52, 56.58 | 30A
3 | 183 R   | infantry | 2 | 35.46, 57.12 | 31A
3 | 185 R   | infantry | 2 | 35.80, 57.10 | 31A
3 | 46 Cav  | cavalry | 1 | 36.20, 57.00 | 31A
3 | 1 Gd mot | mechanized | 5 | 36.73, 55.39 | 33A
3 | 151 mot | mechanized, brigade | 2 | 36.80, 55.35 | 33A
4 | 82 mot  | mechanized | 5 | 36.60, 55.60 | 5A
4 | 27 TB   | armor, brigade | 2 | 36.60, 56.05 | 16A
4 | 28 TB   | armor, brigade | 2 | 36.70, 56.00 | 16A
4 | 93 R    | infantry | 4 | 37.30, 55.25 | 43A
4 | 7 Gd R  | infantry | 4 | 37.41, 54.92 | 49A
4 | 415 R   | infantry | 3 | 37.30, 55.00 | 49A
4 | 413 R   | infantry | 4 | 37.70, 54.20 | 50A
4 | 32 TB   | armor, brigade | 2 | 37.62, 54.19 | 50A
4 | Tula W  | infantry, regiment | 1 | 37.62, 54.19 | 50A
# November
5 | 78 R    | infantry | 5 | 36.86, 55.92 | 16A
5 | 5 Cav   | cavalry | 3 | 37.50, 54.95 | 1GCC
5 | 9 Cav   | cavalry | 2 | 37.60, 54.95 | 1GCC
5 | 112 TD  | armor | 4 | 37.55, 54.85 | 50A
6 | 17 Cav  | cavalry | 1 | 36.90, 56.40 | 30A
6 | 20 Cav  | cavalry | 1 | 36.80, 56.15 | 16A
6 | 44 Cav  | cavalry | 1 | 36.85, 56.20 | 16A
6 | 58 TD   | armor | 3 | 36.90, 56.50 | 30A
7 | 239 R   | infantry | 4 | 38.30, 54.10 | 50A
7 | 299 R   | infantry | 2 | 37.80, 54.20 | 50A
7 | 31 Cav  | cavalry | 2 | 38.20, 54.70 | 1GCC
# The reserve armies: 1st Shock, 20th, 10th
8 | 29 RB   | infantry, brigade | 2 | 37.60, 56.40 | 1SH
8 | 44 RB   | infantry, brigade | 2 | 37.60, 56.25 | 1SH
8 | 47 RB   | infantry, brigade | 2 | 37.65, 56.35 | 1SH
8 | 50 RB   | infantry, brigade | 2 | 37.65, 56.30 | 1SH
8 | 55 RB   | infantry, brigade | 2 | 37.70, 56.45 | 1SH
8 | 56 RB   | infantry, brigade | 2 | 37.70, 56.25 | 1SH
8 | 71 RB   | infantry, brigade | 2 | 37.60, 56.30 | 1SH
8 | 331 R   | infantry | 3 | 37.45, 56.02 | 20SH
8 | 352 R   | infantry | 3 | 37.45, 55.95 | 20SH
8 | 28 RB   | infantry, brigade | 2 | 37.50, 56.10 | 20SH
8 | 64 Nav  | infantry, brigade | 3 | 37.55, 56.05 | 20SH
8 | 24 TB   | armor, brigade | 2 | 37.50, 55.98 | 20SH
8 | 322 R   | infantry | 3 | 39.60, 54.40 | 10A
8 | 323 R   | infantry | 3 | 39.74, 54.63 | 10A
8 | 324 R   | infantry | 3 | 39.80, 54.30 | 10A
8 | 325 R   | infantry | 3 | 39.70, 54.10 | 10A
8 | 328 R   | infantry | 3 | 39.40, 54.60 | 10A
8 | 330 R   | infantry | 3 | 39.60, 54.20 | 10A
8 | 57 Cav  | cavalry | 1 | 39.55, 54.00 | 10A
9 | 371 R   | infantry | 3 | 37.30, 56.75 | 30A
9 | 379 R   | infantry | 3 | 37.40, 56.65 | 30A
9 | 348 R   | infantry | 3 | 37.35, 56.80 | 30A
9 | 340 R   | infantry | 3 | 38.15, 54.84 | 1GCC
"""
