/*
 * `rules.front-line`, `start.points`, `award` and `adjust`: what the reader says
 * of what is wrong, what it takes, and what is written of it.
 */
#include "config.h"

#include <string.h>

#include "hu-file-case.h"
#include "hu-front-line-rules.h"

typedef struct
{
  const char *name;
  const char *what; /* in the game "winter" */
  const char *by;
  const char *lines;
} SpoiltCase;

static const SpoiltCase spoilt_cases[] = {
  { "attacker-missing", "\"attacker\": \"german\",\n      ", "",
    "game:35: /rules/front-line: the key “attacker” is missing; add it\n" },
  { "attacker-unknown", "\"attacker\": \"german\"", "\"attacker\": \"finnish\"",
    "game:36: /rules/front-line/attacker: there is no side “finnish”; use “german” or “soviet”\n" },
  { "same-side-twice", "\"defender\": \"soviet\"", "\"defender\": \"german\"",
    "game:37: /rules/front-line/defender: the attacker stands here as the defender, too; use “soviet”\n" },
  { "schedule-object", "\"schedule\": [", "\"schedule\": {\"a\": 1}, \"old\": [",
    "game:38: /rules/front-line/schedule: an object stands here; use a list in square brackets\n"
    "game:38: /rules/front-line/old: warning: this version does not know the key “old”; it is kept\n" },
  { "item-number", "{\"item\": \"rail-cut\",", "7, {\"item\": \"rail-cut\",",
    "game:43: /rules/front-line/schedule/4: a number stands here; use an object in braces\n" },
  { "item-missing", "{\"item\": \"rail-cut\", ", "{",
    "game:43: /rules/front-line/schedule/4: the key “item” is missing; add it\n" },
  { "item-empty", "\"item\": \"rail-cut\", \"to\"", "\"item\": \"\", \"to\"",
    "game:43: /rules/front-line/schedule/4/item: an empty text stands here; use at least one character\n" },
  { "item-twice", "\"item\": \"tula-again\"", "\"item\": \"tula\"",
    "game:42: /rules/front-line/schedule/3/item: another item of the schedule is “tula”; give each item a name of its own\n" },
  { "to-missing", "\"to\": \"german\", \"points\": 5", "\"points\": 5",
    "game:43: /rules/front-line/schedule/4: the key “to” is missing; add it\n" },
  { "to-unknown", "\"to\": \"german\", \"points\": 5", "\"to\": \"allied\", \"points\": 5",
    "game:43: /rules/front-line/schedule/4/to: there is no side “allied”; use “german”, “soviet” or “both”\n" },
  { "to-null", "\"to\": \"german\", \"points\": 5", "\"to\": null, \"points\": 5",
    "game:43: /rules/front-line/schedule/4/to: null stands here; use text in quotation marks\n" },
  { "per-strength-negative", "\"per_strength\": 1", "\"per_strength\": -1",
    "game:39: /rules/front-line/schedule/0/per_strength: the number -1 is out of range; use a whole number from 0 up\n" },
  { "per-strength-fraction", "\"per_strength\": 1", "\"per_strength\": 1.5",
    "game:39: /rules/front-line/schedule/0/per_strength: 1.5 is not a whole number; use a whole number from 0 up\n" },
  { "per-strength-too-much", "\"per_strength\": 1", "\"per_strength\": 9223372036854775808",
    "game:39: /rules/front-line/schedule/0/per_strength: the number 9223372036854775808 is out of range; whole numbers go from -9223372036854775808 to 9223372036854775807\n" },
  { "multiply-list", "{\"branch\": {\"mechanized\": 3, \"cavalry\": 0}, \"size\": {\"army\": 2}}", "[]",
    "game:39: /rules/front-line/schedule/0/multiply: a list stands here; use an object in braces\n" },
  { "factors-list", "{\"mechanized\": 3, \"cavalry\": 0}", "[3]",
    "game:39: /rules/front-line/schedule/0/multiply/branch: a list stands here; use an object in braces\n" },
  { "factor-negative", "\"mechanized\": 3", "\"mechanized\": -3",
    "game:39: /rules/front-line/schedule/0/multiply/branch/mechanized: the number -3 is out of range; use a whole number from 0 up\n" },
  { "factor-text", "\"mechanized\": 3", "\"mechanized\": \"3\"",
    "game:39: /rules/front-line/schedule/0/multiply/branch/mechanized: text stands here; use a whole number from 0 up\n" },
  { "place-unknown", "\"place\": \"moscow\"", "\"place\": \"minsk\"",
    "game:40: /rules/front-line/schedule/1/place: there is no place “minsk”; use the id of one under /map/places\n" },
  { "place-number", "\"place\": \"moscow\"", "\"place\": 1",
    "game:40: /rules/front-line/schedule/1/place: a number stands here; use text in quotation marks\n" },
  { "hold-other", "\"hold\": \"clear\"", "\"hold\": \"firm\"",
    "game:40: /rules/front-line/schedule/1/hold: “firm” is not known here; use one of these: control, clear\n" },
  { "place-without-points", "\"points\": 50, ", "",
    "game:40: /rules/front-line/schedule/1: the key “points” is missing; add it\n" },
  { "place-negative", "\"points\": 50", "\"points\": -50",
    "game:40: /rules/front-line/schedule/1/points: the number -50 is out of range; use a whole number from 0 up\n" },
  { "place-without-when", "\"points\": 50, \"when\": \"end\"", "\"points\": 50",
    "game:40: /rules/front-line/schedule/1: the key “when” is missing; use one of these: once, turn, end, award\n" },
  { "place-by-award", "\"when\": \"once\"", "\"when\": \"award\"",
    "game:41: /rules/front-line/schedule/2/when: points for holding a place are not awarded by events; use one of these: once, turn, end\n" },
  { "when-other", "\"when\": \"once\"", "\"when\": \"twice\"",
    "game:41: /rules/front-line/schedule/2/when: “twice” is not known here; use one of these: once, turn, end, award\n" },
  { "award-without-points", "\"points\": 5, \"when\"", "\"when\"",
    "game:43: /rules/front-line/schedule/4: the key “points” is missing; add it\n" },
  { "award-at-the-end", "\"points\": 5, \"when\": \"award\"", "\"points\": 5, \"when\": \"end\"",
    "game:43: /rules/front-line/schedule/4/when: nothing is named that could be held; add “place”, or have events “award” the points\n" },
  { "award-without-when", "\"points\": 5, \"when\": \"award\"", "\"points\": 5",
    "" },
  { "strength-and-place", "\"place\": \"moscow\"", "\"per_strength\": 1, \"place\": \"moscow\"",
    "game:40: /rules/front-line/schedule/1: points are given both for strength and for something else; "
    "keep “per_strength”, or “points” with or without “place”\n" },
  { "strength-and-points", "\"points\": 5, \"when\": \"award\"", "\"per_strength\": 1, \"points\": 5",
    "game:43: /rules/front-line/schedule/4: points are given both for strength and for something else; "
    "keep “per_strength”, or “points” with or without “place”\n" },
  { "sum-overflows", "\"points\": 50", "\"points\": 9223372036854775807",
    "game:38: /rules/front-line/schedule: points for holding places would come to more than 9223372036854775807; give fewer points\n" },
  { "sum-just-not", "\"points\": 50", "\"points\": 9223372036854775000",
    "" },
  { "levels-empty", "\"levels\": [", "\"levels\": [], \"old\": [",
    "game:45: /rules/front-line/levels: the table has no level; list at least one level, or leave the key out for the default table\n"
    "game:45: /rules/front-line/old: warning: this version does not know the key “old”; it is kept\n" },
  { "level-text", "{\"id\": \"stalemate\"", "\"draw\", {\"id\": \"stalemate\"",
    "game:48: /rules/front-line/levels/2: text stands here; use an object in braces\n" },
  { "level-without-id", "{\"id\": \"stalemate\", ", "{",
    "game:48: /rules/front-line/levels/2: the key “id” is missing; add it\n" },
  { "level-id-twice", "\"id\": \"stalemate\"", "\"id\": \"soviet-decisive\"",
    "game:48: /rules/front-line/levels/2/id: another level has the id “soviet-decisive”; give each level an id of its own\n" },
  { "level-without-side", "\"id\": \"stalemate\", \"side\": \"soviet\"", "\"id\": \"stalemate\"",
    "game:48: /rules/front-line/levels/2: the key “side” is missing; add it\n" },
  { "level-unknown-side", "\"id\": \"stalemate\", \"side\": \"soviet\"", "\"id\": \"stalemate\", \"side\": \"both\"",
    "game:48: /rules/front-line/levels/2/side: there is no side “both”; use “german” or “soviet”\n" },
  { "level-without-bound", "\"side\": \"soviet\", \"up_to\": [1, 2]", "\"side\": \"soviet\"",
    "game:46: /rules/front-line/levels/0: a level before the last has no bound; add “up_to” or “below” with a ratio\n" },
  { "level-with-two-bounds", "\"up_to\": [1, 2]", "\"up_to\": [1, 2], \"below\": [2, 3]",
    "game:46: /rules/front-line/levels/0: this level has two bounds; keep “up_to” or “below”, not both\n" },
  { "last-level-with-bound", "\"id\": \"german-decisive\", \"side\": \"german\"", "\"id\": \"german-decisive\", \"side\": \"german\", \"up_to\": [9, 1]",
    "game:49: /rules/front-line/levels/3: the last level has a bound, so that larger ratios have no level; remove its bound\n" },
  { "levels-not-in-order", "\"below\": [3, 2]", "\"below\": [1, 2]",
    "game:47: /rules/front-line/levels/1: this level's bound is not above that of the level before; list the levels from the smallest ratio up\n" },
  { "levels-the-same-ratio", "\"below\": [3, 2]", "\"up_to\": [6, 4]",
    "game:48: /rules/front-line/levels/2: this level's bound is not above that of the level before; list the levels from the smallest ratio up\n" },
  { "bound-of-one", "[1, 2]", "[1]",
    "game:46: /rules/front-line/levels/0/up_to: a bound is a ratio of two numbers; write [3, 1] for 3 to 1\n" },
  { "bound-text", "[1, 2]", "\"1:2\"",
    "game:46: /rules/front-line/levels/0/up_to: text stands here; use a list in square brackets\n" },
  { "bound-negative", "[1, 2]", "[-1, 2]",
    "game:46: /rules/front-line/levels/0/up_to/0: the number -1 is out of range; use a whole number from 0 up\n" },
  { "bound-of-nothing", "[1, 2]", "[1, 0]",
    "game:46: /rules/front-line/levels/0/up_to/1: the number 0 is out of range; use a whole number from 1 up\n" },
  { "bound-at-zero", "[1, 2]", "[0, 2]",
    "" },
  { "bound-below-zero", "\"up_to\": [1, 2]", "\"below\": [0, 2]",
    "game:46: /rules/front-line/levels/0/below/0: the number 0 is out of range; use a whole number from 1 up\n" },
  { "bound-very-large", "[1, 2]", "[9223372036854775807, 9223372036854775807]",
    "" },
  { "zero-zero", "\"zero_zero\": \"none\"", "\"zero_zero\": \"draw\"",
    "game:51: /rules/front-line/zero_zero: “draw” is not known here; use one of these: defender, none\n" },
  { "rows-list", "{\"from\": 2, \"to\": 8, \"why\": \"the map's edge\"}", "[2, 8]",
    "game:52: /rules/front-line/rows: a list stands here; use an object in braces\n" },
  { "rows-without-from", "\"from\": 2, \"to\": 8", "\"to\": 8",
    "game:52: /rules/front-line/rows: the key “from” is missing; add it\n" },
  { "rows-without-to", "\"from\": 2, \"to\": 8", "\"from\": 2",
    "game:52: /rules/front-line/rows: the key “to” is missing; add it\n" },
  { "rows-from-0", "\"from\": 2", "\"from\": 0",
    "game:52: /rules/front-line/rows/from: the number 0 is out of range; use a whole number from 1 to 9\n" },
  { "rows-past-the-map", "\"to\": 8", "\"to\": 10",
    "game:52: /rules/front-line/rows/to: the number 10 is out of range; use a whole number from 1 to 9\n" },
  { "rows-backwards", "\"from\": 2, \"to\": 8", "\"from\": 8, \"to\": 2",
    "game:52: /rules/front-line/rows: the rows end before they begin; “from” is the northern one\n" },
  { "rows-of-one", "\"from\": 2, \"to\": 8", "\"from\": 8, \"to\": 8",
    "" },
  { "from-turn-0", "\"from_turn\": 2", "\"from_turn\": 0",
    "game:53: /rules/front-line/from_turn: the number 0 is out of range; use a whole number from 1 to 4\n" },
  { "from-turn-past-the-calendar", "\"from_turn\": 2", "\"from_turn\": 5",
    "game:53: /rules/front-line/from_turn: the number 5 is out of range; use a whole number from 1 to 4\n" },
  { "penalty-negative", "\"penalty\": 3", "\"penalty\": -3",
    "game:54: /rules/front-line/penalty: the number -3 is out of range; use a whole number from 0 up\n" },
  { "reading", "\"reading\": \"path\"", "\"reading\": \"columns\"",
    "game:55: /rules/front-line/reading: “columns” is not known here; use one of these: rows, path\n" },
  { "ends-exempt", "\"ends_exempt\": true", "\"ends_exempt\": 1",
    "game:56: /rules/front-line/ends_exempt: a number stands here; use true or false\n" },
  { "hexsides", "\"zoc_respects_hexsides\": true", "\"zoc_respects_hexsides\": \"yes\"",
    "game:57: /rules/front-line/zoc_respects_hexsides: text stands here; use true or false\n" },
  { "points-list", "{\"german\": 4, \"soviet\": 2}", "[4, 2]",
    "game:32: /start/points: a list stands here; use an object in braces\n" },
  { "points-of-nobody", "\"german\": 4", "\"finnish\": 4",
    "game:32: /start/points/finnish: there is no side “finnish”; use “german” or “soviet”\n" },
  { "points-negative", "\"german\": 4", "\"german\": -4",
    "game:32: /start/points/german: the number -4 is out of range; use a whole number from 0 up\n" },
  { "points-text", "\"german\": 4", "\"german\": \"4\"",
    "game:32: /start/points/german: text stands here; use a whole number from 0 up\n" },
};

/* "winter" has these warnings, whatever else is wrong with it. */
static const char * const warned_of[] = {
  "/schedule/0/multiply/size: warning: ", "/schedule/3/source: warning: ",
  "/levels/1/page: warning: ", "/rows/why: warning: ", "/front-line/weather: warning: ",
};

static char *
without_warnings (const char *lines)
{
  g_auto(GStrv) each = g_strsplit (lines, "\n", -1);
  GString *left = g_string_new (NULL);

  for (guint i = 0; each[i] != NULL; i++)
    {
      gboolean known = *each[i] == '\0';

      for (gsize j = 0; j < G_N_ELEMENTS (warned_of); j++)
        known |= strstr (each[i], warned_of[j]) != NULL;
      if (!known)
        g_string_append_printf (left, "%s\n", each[i]);
    }

  return g_string_free (left, FALSE);
}

static void
assert_lines (const char *text,
              const char *expected)
{
  g_autofree char *lines = NULL;
  g_autofree char *left = NULL;
  HuGameFile *game = hu_file_case_parse (text, -1, &lines);

  left = without_warnings (lines);
  g_assert_cmpstr (left, ==, expected);
  g_clear_pointer (&game, hu_game_file_free);
}

static void
test_spoilt (gconstpointer data)
{
  const SpoiltCase *test = data;
  g_autofree char *text = hu_file_case_text ("winter");
  g_autofree char *spoilt = hu_file_case_replace (text, test->what, test->by);

  assert_lines (spoilt, test->lines);
}

/* --- The log --- */

typedef struct
{
  const char *name;
  const char *log; /* in place of that of "winter", from line 62 on */
  const char *lines;
} LogCase;

static const LogCase log_cases[] = {
  { "award-unknown-side",
    "{\"do\": \"award\", \"side\": \"allied\", \"item\": \"rail-cut\"}",
    "game:62: /log/0/side: there is no side “allied”; use “german” or “soviet”\n" },
  { "award-side-null",
    "{\"do\": \"award\", \"side\": null, \"item\": \"rail-cut\"}",
    "game:62: /log/0/side: null stands here; use text in quotation marks\n" },
  { "award-without-item",
    "{\"do\": \"award\", \"side\": \"german\"}",
    "game:62: /log/0: the key “item” is missing; add it\n" },
  { "award-unknown-item",
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"rail\"}",
    "game:62: /log/0/item: the schedule has no such item for events to award; use one of these: rail-cut\n" },
  { "award-of-a-place",
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"moscow\"}",
    "game:62: /log/0/item: the schedule has no such item for events to award; use one of these: rail-cut\n" },
  { "award-to-the-other",
    "{\"do\": \"award\", \"side\": \"soviet\", \"item\": \"rail-cut\"}",
    "game:62: /log/0/side: the item is not for the Soviet side; award it to the German side, or have the item name both\n" },
  { "award-both",
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"rail-cut\", \"points\": 1, \"count\": 1}",
    "game:62: /log/0/count: the award has points and a count; give one of the two\n" },
  { "award-negative",
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"rail-cut\", \"points\": -1}",
    "game:62: /log/0/points: an award is never negative; take points back with an “adjust” event\n" },
  { "award-count-negative",
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"rail-cut\", \"count\": -1}",
    "game:62: /log/0/count: an award is never negative; take points back with an “adjust” event\n" },
  { "award-count-fraction",
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"rail-cut\", \"count\": 0.5}",
    "game:62: /log/0/count: 0.5 is not a whole number; use a whole number from -9223372036854775808 up\n" },
  { "award-overflow",
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"rail-cut\", \"count\": 9223372036854775807}",
    "game:62: /log/0: a total would pass 9223372036854775807; play with smaller numbers of points\n" },
  { "adjust-without-anything",
    "{\"do\": \"adjust\"}",
    "game:62: /log/0: the key “side” is missing; add it\n"
    "game:62: /log/0: the key “what” is missing; use one of these: points, cvp, exit_vp\n"
    "game:62: /log/0: the key “points” is missing; add it\n"
    "game:62: /log/0: the key “reason” is missing; add it\n" },
  { "adjust-what",
    "{\"do\": \"adjust\", \"side\": \"german\", \"what\": \"luck\", \"points\": 1, \"reason\": \"x\"}",
    "game:62: /log/0/what: “luck” is not known here; use one of these: points, cvp, exit_vp\n" },
  { "adjust-below-zero",
    "{\"do\": \"adjust\", \"side\": \"soviet\", \"what\": \"points\", \"points\": -3, \"reason\": \"x\"}",
    "game:62: /log/0/points: the total would fall below 0; take no more than the side has\n" },
  { "adjust-to-zero",
    "{\"do\": \"adjust\", \"side\": \"soviet\", \"what\": \"points\", \"points\": -2, \"reason\": \"x\"}",
    "" },
  { "adjust-by-what-was-held-at-the-start",
    "{\"do\": \"adjust\", \"side\": \"german\", \"what\": \"points\", \"points\": -5, \"reason\": \"x\"}",
    "game:62: /log/0/points: the total would fall below 0; take no more than the side has\n" },
  { "follows-from-a-fault",
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"rail\"},\n"
    "{\"do\": \"adjust\", \"side\": \"german\", \"what\": \"points\", \"points\": -9, \"reason\": \"x\"}",
    "game:62: /log/0/item: the schedule has no such item for events to award; use one of these: rail-cut\n" },
  { "end-overflows",
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"rail-cut\", \"points\": 9223372036854775800},\n"
    "{\"do\": \"eliminate\", \"unit\": \"s1\"}",
    "game:63: /log/1: a total would pass 9223372036854775807; play with smaller numbers of points\n" },
};

static void
test_log (gconstpointer data)
{
  const LogCase *test = data;
  g_autofree char *text = hu_file_case_text ("winter");
  g_autofree char *with_log = NULL;

  *strstr (text, "\"log\": [") = '\0';
  with_log = g_strconcat (text, "\"log\": [\n", test->log, "\n]}\n", NULL);
  assert_lines (with_log, test->lines);
}

/* Without these rules nobody counts points. */
static void
test_not_in_force (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *spoilt = hu_file_case_replace (text, "\"log\": [", "\"log\": [\n"
    "{\"do\": \"award\", \"side\": \"german\", \"item\": \"x\"},\n"
    "{\"do\": \"adjust\", \"side\": \"german\", \"what\": \"points\", \"points\": 1, \"reason\": \"\"},");

  assert_lines (spoilt,
    "game:81: /log/0: no rule system in force counts points; add the rules of front-line, or remove the event\n"
    "game:82: /log/1: no rule system in force counts points; add the rules of front-line, or remove the event\n");
}

/* Where the rules cannot be read at all, only they are at fault. */
static void
test_rules_at_fault (void)
{
  g_autofree char *text = hu_file_case_text ("winter");
  g_autofree char *spoilt = hu_file_case_replace (text, "\"front-line\": {", "\"front-line\": 7, \"old\": {");

  assert_lines (spoilt,
    "game:35: /rules/front-line: a number stands here; use an object in braces\n"
    "game:35: /rules/old: warning: this version does not know the key “old”; it is kept\n");
}

/* --- What is read and written --- */

static void
test_read (void)
{
  g_autofree char *text = hu_file_case_text ("winter");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  const HuFrontLineRules *rules = hu_front_line_rules (game->scenario);
  const HuScheduleItem *item = g_ptr_array_index (rules->schedule, 0);
  const HuLevel *level = g_ptr_array_index (rules->levels, 1);
  const HuEvent *event = g_ptr_array_index (game->log, 2);

  g_assert_cmpint (game->scenario->start.points[HU_SIDE_FIRST], ==, 4);
  g_assert_cmpint (game->scenario->start.points[HU_SIDE_SECOND], ==, 2);
  g_assert_cmpint (rules->attacker, ==, HU_SIDE_FIRST);
  g_assert_cmpuint (rules->schedule->len, ==, 5);
  g_assert_cmpint (item->kind, ==, HU_ITEM_PER_STRENGTH);
  g_assert_cmpint (item->to, ==, HU_SIDE_NONE);
  g_assert_cmpint (g_array_index (item->factors, HuFactor, 0).factor, ==, 3);
  item = g_ptr_array_index (rules->schedule, 2);
  g_assert_cmpint (item->when, ==, HU_WHEN_ONCE);
  g_assert_cmpint (item->hold, ==, HU_HOLD_OWNER);
  g_assert_cmpint (item->to, ==, HU_SIDE_FIRST);
  g_assert_cmpuint (item->place, ==, 1);
  g_assert_cmpint (level->bound, ==, HU_BOUND_BELOW);
  g_assert_cmpint (level->numerator, ==, 3);
  g_assert_cmpint (level->denominator, ==, 2);
  g_assert_true (rules->zero_zero_none && rules->rows_given && rules->ends_exempt && rules->zoc_respects_hexsides);
  g_assert_cmpint (rules->first_row, ==, 2);
  g_assert_cmpint (rules->last_row, ==, 8);
  g_assert_cmpuint (rules->from_turn, ==, 2);
  g_assert_cmpint (rules->penalty, ==, 3);
  g_assert_cmpint (rules->reading, ==, HU_READING_PATH);
  g_assert_cmpuint (event->item, ==, 4);
  g_assert_true (event->has_count && !event->has_points);
  g_assert_cmpint (event->count, ==, 2);
  event = g_ptr_array_index (game->log, 3);
  g_assert_cmpint (event->points, ==, -2);
  g_assert_cmpstr (event->text, ==, "agreed");
}

/* All defaults: what is not named is not written, but counts. */
static void
test_defaults (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *with = hu_file_case_replace (text, "\"rules\": {",
    "\"rules\": {\n\"front-line\": {\"defender\": \"german\", \"attacker\": \"soviet\", \"zero_zero\": \"defender\", "
    "\"from_turn\": 1, \"penalty\": 1, \"reading\": \"rows\", \"ends_exempt\": false},");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (with, -1, &lines);
  g_autofree char *written = hu_file_case_write (game);
  const HuFrontLineRules *rules = hu_front_line_rules (game->scenario);

  g_assert_cmpstr (lines, ==, "");
  g_assert_nonnull (strstr (written, "    \"front-line\": {\n"
                                     "      \"attacker\": \"soviet\",\n"
                                     "      \"defender\": \"german\"\n"
                                     "    }\n"));
  g_assert_false (rules->schedule_given);
  g_assert_cmpuint (rules->schedule->len, ==, 1);
  g_assert_cmpstr (((const HuScheduleItem *) g_ptr_array_index (rules->schedule, 0))->item, ==, "eliminated");
  g_assert_cmpuint (rules->levels->len, ==, 6);
  g_assert_cmpstr (((const HuLevel *) g_ptr_array_index (rules->levels, 0))->id, ==, "german-decisive");
  g_assert_cmpint (rules->first_row, ==, 0);
  g_assert_cmpint (rules->last_row, ==, 7);
}

/* Only a board with letters has a row 0. */
static void
test_row_zero (void)
{
  g_autofree char *text = hu_file_case_text ("street");
  g_autofree char *with = hu_file_case_replace (text, "\"schedule\": []",
                                                "\"schedule\": [], \"rows\": {\"from\": 0, \"to\": 6}");
  g_autofree char *past = hu_file_case_replace (text, "\"schedule\": []",
                                                "\"schedule\": [], \"rows\": {\"from\": 0, \"to\": 7}");
  g_autofree char *lines = NULL;
  g_autofree char *past_lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (with, -1, &lines);

  g_assert_nonnull (game);
  g_assert_cmpint (hu_front_line_rules (game->scenario)->first_row, ==, 0);
  g_assert_null (hu_file_case_parse (past, -1, &past_lines));
  g_assert_nonnull (strstr (past_lines, "game:75: /rules/front-line/rows/to: the number 7 is out of range; use a whole "
                                        "number from 0 to 6\n"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (spoilt_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/front-line/spoilt/", spoilt_cases[i].name, NULL);

      g_test_add_data_func (path, &spoilt_cases[i], test_spoilt);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (log_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/front-line/log/", log_cases[i].name, NULL);

      g_test_add_data_func (path, &log_cases[i], test_log);
    }
  g_test_add_func ("/front-line/not-in-force", test_not_in_force);
  g_test_add_func ("/front-line/rules-at-fault", test_rules_at_fault);
  g_test_add_func ("/front-line/read", test_read);
  g_test_add_func ("/front-line/defaults", test_defaults);
  g_test_add_func ("/front-line/row-zero", test_row_zero);

  return g_test_run ();
}
