/*
 * What an output may take: the limits that keep a file harmless which is legal
 * and asks for more than anybody can read.  What is left out for one of them
 * is said where it would have stood.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* --- Text, in characters --- */

/* A name in a sentence, a title.  Longer than any that people give, short enough that a thousand of them
 * in one report are cheap; a name stands in every line that its bearer has in a log. */
#define HU_BUDGET_NAME 200
/* A name on the map or a chart, which cannot wrap. */
#define HU_BUDGET_LABEL 80
/* One text on paper, in characters and in lines: fifteen pages.  Files that are not paper have all of it. */
#define HU_BUDGET_TEXT 50000
#define HU_BUDGET_TEXT_LINES 750
/* A text that a window shows at a time: a label lays out all it has. */
#define HU_BUDGET_SHOWN 4000
/* Laid out at once, since laying out grows with the square of what has no room to break. */
#define HU_BUDGET_LAYOUT 1000
#define HU_BUDGET_LAYOUT_LINES 50

/* --- Tables and charts --- */

/* Conditions that a report has charts of: each is judged at every moment, and is half a page. */
#define HU_BUDGET_CONDITION_CHARTS 24
/* Rows of conditions and of their terms: ten pages each. */
#define HU_BUDGET_CONDITION_ROWS 500
/* Conditions that a report says in a paragraph each, after their tables. */
#define HU_BUDGET_CONDITION_RULES 100

/* Lines of victory conditions that the window has beside the map: each is a button that follows every move. */
#define HU_BUDGET_CONDITION_LINES 300

/* Rows of one table on paper: a hundred pages.  Files that are not paper have all of them. */
#define HU_BUDGET_PAPER_ROWS 5000

/* --- Judging, in hexes --- */

/* A game on a larger map is judged once for a report, at the moment asked for: charts and the other readings would
 * have it judged again and again, for seconds each time. */
#define HU_BUDGET_JUDGED_HEXES (1 << 20)

/* --- Maps, in hexes and pixels --- */

/* Drawn as shapes, hex by hex: 2 s, and an SVG of 35 MB. */
#define HU_BUDGET_SHAPES 100000
/* A side of the overview that stands for what has more hexes, where nobody asked for a size: of a PNG, and of what
 * is not made of pixels and so has four dots to each. */
#define HU_BUDGET_OVERVIEW_PX 2000
#define HU_BUDGET_OVERVIEW_PT 1000
/* All of an overview in a vector file, which keeps it in memory with sixteen dots to each. */
#define HU_BUDGET_OVERVIEW_AREA (2 << 20)

char          *hu_budget_abridge         (const char *text,
                                          guint       most); /* characters, the "…" among them */
/* What a window shows of a text at a time; where its words are very long, they may break anywhere. */
char          *hu_budget_shown           (const char *text) G_GNUC_WARN_UNUSED_RESULT;
/* The same where it is shown as it is if it is short: so mostly no copy is made. */
const char    *hu_budget_name            (const char *name);
gboolean       hu_budget_is_within       (const char *text,
                                          guint       most);

G_END_DECLS
