/*
 * Limits on the size of an output.  They keep a file harmless that is legal and asks for more
 * than anybody can read.  Where an output leaves something out because of a limit, it says so
 * in that place.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* --- Text, in characters --- */

/* Characters of a name in a sentence or title.  The limit is longer than any name that people give, and short
 * enough that a thousand names in one report are cheap: a name stands in every line of a log about its bearer. */
#define HU_BUDGET_NAME 200
/* A name on the map or a chart, which cannot wrap. */
#define HU_BUDGET_LABEL 80
/* The longest single text on paper, in characters and in lines: fifteen pages.  Files that are not paper have
 * the whole text. */
#define HU_BUDGET_TEXT 50000
#define HU_BUDGET_TEXT_LINES 750
/* The longest text that a window shows at a time, since a label lays out its whole text. */
#define HU_BUDGET_SHOWN 4000
/* The longest piece of text laid out at once: the time grows with the square of the length where a text has no
 * place to break. */
#define HU_BUDGET_LAYOUT 1000
#define HU_BUDGET_LAYOUT_LINES 50

/* Names of a list that has to be whole: the hexes of a condition.  More are counted. */
#define HU_BUDGET_NAMES 500

/* --- Tables and charts --- */

/* Conditions with a chart in a report: each chart takes half a page and judges the condition at every moment. */
#define HU_BUDGET_CONDITION_CHARTS 24
/* Rows of conditions in a report, and rows of their terms: ten pages each. */
#define HU_BUDGET_CONDITION_ROWS 500
/* Conditions that a report words in a paragraph each, after their tables. */
#define HU_BUDGET_CONDITION_RULES 100

/* Lines of victory conditions beside the map in the window: each is a button that is updated after every move. */
#define HU_BUDGET_CONDITION_LINES 300
/* Charts under the time bar, a label each, which are laid out together. */
#define HU_BUDGET_TIME_CHARTS 100

/* Rows of one table on paper: a hundred pages.  Files that are not paper have all rows. */
#define HU_BUDGET_PAPER_ROWS 5000

/* --- Judging, in hexes --- */

/* A report judges a game on a larger map only once, at the moment asked for: charts and the other readings
 * would judge it again and again, for seconds each time. */
#define HU_BUDGET_JUDGED_HEXES (1 << 20)

/* --- Maps, in hexes and pixels --- */

/* Hexes that are drawn as shapes, one by one: this many take 2 s and make an SVG of 35 MB. */
#define HU_BUDGET_SHAPES 100000
/* The side of the overview that replaces a map of more hexes where nobody asked for a size: in pixels for a
 * PNG, in points for a vector format, which takes four dots for each point. */
#define HU_BUDGET_OVERVIEW_PX 2000
#define HU_BUDGET_OVERVIEW_PT 1000
/* The area of an overview in a vector file, which keeps the overview in memory with sixteen dots for each unit
 * of area. */
#define HU_BUDGET_OVERVIEW_AREA (2 << 20)

char          *hu_budget_abridge         (const char *text,
                                          guint       most); /* characters, the "…" among them */
/* Returns the part of a text that a window shows at a time; very long words in it may break anywhere. */
char          *hu_budget_shown           (const char *text) G_GNUC_WARN_UNUSED_RESULT;
/* Returns @name itself where it is short, so that most names are not copied; else its beginning. */
const char    *hu_budget_name            (const char *name);
gboolean       hu_budget_is_within       (const char *text,
                                          guint       most);

G_END_DECLS
