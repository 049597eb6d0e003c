/*
 * Words for a unit of front-line: the rows that it covers, and what its elimination is worth.
 */
#include "config.h"

#include "hu-explain-front-line.h"

#include "hu-front-line-clauses.h"
#include "hu-front-line-words.h"

typedef struct
{
  HuSide  side; /* its own */
  guint   unit;
  GArray *rows; /* gint: that it covers */
  GArray *covered, *on_line; /* HuHex: that it covers; those of them through which the line goes, where it is a path */
  gint64  points, strength;
  gint64  times; /* points for each point of strength: a branch may count several times */
} Counter;

static const HuPart parts[] = {
  HU_PART ("side", SIDE, Counter, side),
  HU_PART ("other", OPPONENT, Counter, side),
  HU_PART ("unit", UNIT, Counter, unit),
  HU_PART ("rows", ROWS, Counter, rows),
  HU_PART_LIST ("hexes", HEXES, Counter, covered, 1 + HU_N_DIRECTIONS),
  HU_PART ("line", HEXES, Counter, on_line),
  HU_PART ("points", POINTS, Counter, points),
  HU_PART ("strength", INT64, Counter, strength),
  HU_PART ("times", INT64, Counter, times),
  HU_PARTS_END
};

/* By how it covers the rows.  Translators: {side}: a side; {rows}: rows of hexes. */
static const HuSentence lines[] = {
  { HU_BY (HU_CLAUSE_LINE_ZOC),
    HU_BOTH ("{unit} covers row {rows} of the {side} line, with its hex and its zone of control.",
             "{unit} covers rows {rows} of the {side} line, with its hex and its zone of control."), "rows" },
  { 0, HU_BOTH ("It covers row {rows} of the {side} line.", "It covers rows {rows} of the {side} line."), "rows" },
  { 0 }
};

enum
{
  PAST_IT,
  ON_IT,
};

/* Where the line is a path, by whether it goes through hexes of the unit.  Translators: {unit}; {hexes}, {line}: hexes; {side}: a
 * side. */
static const HuSentence paths[] = {
  { PAST_IT, HU_BOTH ("{unit} covers {hexes}. The cheapest {side} line does not run through this hex.",
                      "{unit} covers {hexes}. The cheapest {side} line does not run through any of these hexes."), "hexes" },
  { ON_IT, N_("{unit} covers {hexes}. The cheapest {side} line runs through {line}.") },
  { 0 }
};

/* The hexes that the unit covers, and whether they are of any use to the line, which is a path; NULL: it covers none. */
static char *
tell_path (const HuSnapshot *snapshot,
           Counter          *told)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GArray *path = hu_snapshot_get_front_line (snapshot)->path[told->side];
  g_autoptr(GArray) covered = hu_front_line_list_hexes (hu_snapshot_get_state (snapshot), told->unit);
  g_autoptr(GArray) on_line = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < covered->len; i++)
    if (hu_hexes_have (path, g_array_index (covered, HuHex, i)))
      g_array_append_val (on_line, g_array_index (covered, HuHex, i));
  told->covered = covered;
  told->on_line = on_line;

  return covered->len == 0 ? NULL : _hu_tell (&(HuTold) { scenario, parts, told }, paths, on_line->len > 0 ? ON_IT : PAST_IT);
}

char *
hu_explain_line_unit (const HuSnapshot *snapshot,
                      guint             unit)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  HuClauseId clause;
  g_autoptr(GArray) rows = hu_front_line_list_rows (state, unit, &clause);
  g_autoptr(HuReason) reason = hu_reason_new (HU_CLAUSE_EVERY_ROW, TRUE, counter->side);
  Counter told = { .side = counter->side, .unit = unit, .rows = rows };
  g_autofree char *covers = rows->len == 0 ? NULL
    : hu_snapshot_get_front_line (snapshot)->path[counter->side] != NULL ? tell_path (snapshot, &told)
    : _hu_tell (&(HuTold) { state->scenario, parts, &told }, lines, clause == HU_CLAUSE_LINE_ZOC ? HU_BY (clause) : 0);
  g_autofree char *why_no_more = NULL;

  if (clause != NULL && clause != HU_CLAUSE_LINE_ZOC)
    hu_reason_except (reason, clause, unit);
  why_no_more = _hu_explain_front_line_exceptions (state->scenario, reason, g_strdup (""));
  g_strchug (why_no_more);
  if (covers == NULL || *why_no_more == '\0')
    return covers != NULL ? g_steal_pointer (&covers) : *why_no_more != '\0' ? g_steal_pointer (&why_no_more) : NULL;

  return g_strdup_printf ("%s %s", why_no_more, covers);
}

typedef struct
{
  HuSide  side;
  guint   now;
  GArray *open;
} Without;

static const HuPart without_parts[] = {
  HU_PART ("side", SIDE, Without, side),
  HU_PART ("now", UINT, Without, now),
  HU_PART ("hexes", HEXES, Without, open),
  HU_PARTS_END
};

/* By whether the game has ended.  Translators: {side}: a side; {hexes}: hexes; {now}: in how many it is open now. */
static const HuSentence withouts[] = {
  { FALSE, HU_BOTH ("Without it the cheapest {side} line would be open in {hexes}; now it is open in {now} hex.",
                    "Without it the cheapest {side} line would be open in {hexes}; now it is open in {now} hexes."), "now",
    HU_WHERE_NOT ("now", 0) },
  { FALSE, N_("Without it the cheapest {side} line would be open in {hexes}; now it has no gap.") },
  { TRUE, HU_BOTH ("Without it the cheapest {side} line would have been open in {hexes}, and not only in {now} hex.",
                   "Without it the cheapest {side} line would have been open in {hexes}, and not only in {now} hexes."), "now",
    HU_WHERE_NOT ("now", 0) },
  { TRUE, N_("Without it the cheapest {side} line would have been open in {hexes}.") },
  { 0 }
};

char *
hu_explain_path_without (const HuScenario *scenario,
                         HuSide            side,
                         guint             now,
                         GArray           *open,
                         gboolean          ended)
{
  g_return_val_if_fail (scenario != NULL && open != NULL, NULL);

  return _hu_tell (&(HuTold) { scenario, without_parts, &(Without) { side, now, open } }, withouts, ended);
}

/* --- Elimination --- */

enum
{
  WOULD_GAIN,
  WOULD_GAIN_NONE,
  GAVE_NONE,
  GAVE_NONE_ALIVE,
  GAVE_NONE_UNSCHEDULED,
};

/* Translators: {other}: a side; {points}: "2 points"; {strength}, {times}: numbers. */
static const HuSentence worths[] = {
  { WOULD_GAIN,
    N_("If it is eliminated, the {other} side gains {points}, {times} for each point of its Combat Strength: {strength} "
       "(schedule)."), HU_WHERE_NOT ("times", 1) },
  { WOULD_GAIN, N_("If it is eliminated, the {other} side gains {points}: its Combat Strength is {strength} (schedule).") },
  { WOULD_GAIN_NONE, N_("If it is eliminated, the {other} side gains nothing: no Combat Strength is printed on it (schedule)."),
    HU_WHERE ("strength", -1) },
  { WOULD_GAIN_NONE, N_("If it is eliminated, the {other} side gains nothing: its Combat Strength is {strength} (schedule).") },
  { GAVE_NONE, N_("It gave the {other} side no points: no Combat Strength is printed on it (schedule)."),
    HU_WHERE ("strength", -1) },
  { GAVE_NONE, N_("It gave the {other} side no points: its Combat Strength is {strength} (schedule).") },
  { GAVE_NONE_ALIVE, N_("It gave the {other} side no points: it left the map, but was not eliminated (schedule).") },
  { GAVE_NONE_UNSCHEDULED, N_("It gave the {other} side no points: the schedule gives that side none for units.") },
  { 0 }
};

char *
hu_explain_elimination (const HuState *state,
                        guint          unit)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  gboolean scheduled;
  gint64 points = hu_front_line_worth (state->scenario, unit, &scheduled);
  const Counter told = {
    .side = counter->side, .unit = unit, .points = points, .strength = counter->strength,
    .times = points / MAX (counter->strength, 1),
  };
  const HuTold about = { state->scenario, parts, &told };

  switch ((HuUnitStatus) state->unit_status[unit])
    {
    case HU_UNIT_ON_MAP:
      if (!scheduled || state->clock.over || (told.points == 0 && told.strength > 0))
        return NULL;
      return _hu_tell (&about, worths, told.points > 0 ? WOULD_GAIN : WOULD_GAIN_NONE);
    case HU_UNIT_ELIMINATED:
      if (!scheduled)
        return _hu_tell (&about, worths, GAVE_NONE_UNSCHEDULED);
      return told.strength > 0 ? NULL : _hu_tell (&about, worths, GAVE_NONE);
    case HU_UNIT_WITHDRAWN:
    case HU_UNIT_EXITED:
      return scheduled ? _hu_tell (&about, worths, GAVE_NONE_ALIVE) : NULL;
    case HU_UNIT_WAITING:
      break;
    }

  return NULL;
}
