/*
 * Words for a row of hexes where the line is a path, and for what an open row costs.
 */
#include "config.h"

#include "hu-explain-front-line.h"

#include "hu-explain-hold.h"
#include "hu-front-line-words.h"

/* --- A line that is a path --- */

typedef struct
{
  HuSide  side;
  GArray *hexes; /* HuHex: of the path in the row, open ones where there are any */
} Crossing;

static const HuPart crossing_parts[] = {
  HU_PART ("side", SIDE, Crossing, side),
  HU_PART ("hexes", HEXES, Crossing, hexes),
  HU_PARTS_END
};

/* By whether it is open there.  Translators: {side}: a side; {hexes}: hexes. */
static const HuSentence crossings[] = {
  { TRUE, HU_BOTH ("{side}: its cheapest line is open in hex {hexes} of this row.",
                   "{side}: its cheapest line is open in hexes {hexes} of this row."), "hexes" },
  { FALSE, HU_BOTH ("{side}: its cheapest line goes through hex {hexes} of this row, which is covered.",
                    "{side}: its cheapest line goes through hexes {hexes} of this row, which are covered."), "hexes" },
  { 0 }
};

static GArray *
list_in_row (const HuScenario *scenario,
             const GArray     *hexes,
             gint              row)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < hexes->len; i++)
    if (hu_grid_row (scenario->map->grid, g_array_index (hexes, HuHex, i)) == row)
      g_array_append_val (found, g_array_index (hexes, HuHex, i));

  return found;
}

char *
hu_explain_row_crossing (const HuSnapshot *snapshot,
                         HuSide            side,
                         gint              row,
                         GArray          **hexes)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GArray) found = NULL;
  gboolean open;

  *hexes = NULL;
  if (findings->path[side] == NULL || findings->open[side] == NULL)
    return NULL;

  found = list_in_row (scenario, findings->open[side], row);
  open = found->len > 0;
  if (!open)
    {
      g_array_unref (found);
      found = list_in_row (scenario, findings->path[side], row);
    }
  if (found->len == 0)
    return NULL;

  *hexes = g_array_ref (found);
  return _hu_tell (&(HuTold) { scenario, crossing_parts, &(Crossing) { side, found } }, crossings, open);
}

char *
hu_explain_row_aside (const HuSnapshot *snapshot,
                      const HuReason   *reason,
                      gint              row)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GArray *path = findings->path[reason->side], *open = findings->open[reason->side];
  g_autoptr(GArray) through = path != NULL ? list_in_row (scenario, path, row) : NULL;
  g_autoptr(GArray) gaps = open != NULL ? list_in_row (scenario, open, row) : NULL;
  g_autofree char *units = NULL;

  if (through == NULL || gaps == NULL || !reason->met || reason->units->len == 0 || gaps->len == 0 || gaps->len < through->len)
    return NULL;

  units = hu_explain_units (scenario, reason->units, HU_LIST_MOST);

  /* Translators: units. */
  return g_strdup_printf (_("Other hexes of this row are covered, by %s. The cheapest line does not run through them."), units);
}

/* --- What a row costs --- */

typedef struct
{
  HuSide side;
  gint64 penalty; /* each time */
  gint64 times, points; /* so far */
  guint  event;   /* the last time */
  guint  from_turn;
  gint   end;   /* the row at the end of the line beyond which it lies */
  gboolean before; /* that is its first row */
} Cost;

static const HuPart parts[] = {
  HU_PART ("side", SIDE, Cost, side),
  HU_PART ("other", OPPONENT, Cost, side),
  HU_PART ("penalty", POINTS, Cost, penalty),
  HU_PART ("turn", TURN, Cost, from_turn),
  HU_PART ("end", INT, Cost, end),
  HU_PARTS_END
};

enum
{
  COSTS_NOW,
  COSTS_LATER,
  COSTS_FROM,
  COSTS_NEVER,
  COSTS_NOTHING,
  EXEMPT_BEGAN,
  EXEMPT_ENDED,
  EXEMPT_BEGINS,
  EXEMPT_ENDS,
};

/* Translators: {side}, {other}: sides; {penalty}: "1 point"; {turn}: a turn. */
static const HuSentence costs[] = {
  { COSTS_NOW, N_("If it stays open, it gives {penalty} to the {other} side when this player turn ends (front line).") },
  { COSTS_LATER,
    N_("If it is open when the next {side} player turn ends, that gives {penalty} to the {other} side (front line).") },
  { COSTS_FROM, N_("No line is asked for before {turn} (front line).") },
  { COSTS_NEVER, N_("It can cost nothing any more: the {side} side has no player turn left (front line).") },
  { COSTS_NOTHING, N_("The line is not charged for this row as it is read here (front line).") },
  { EXEMPT_BEGAN,
    N_("It was beyond the end of the {side} line, which began with row {end}: in this scenario the rows beyond its ends are "
       "not charged (front line).") },
  { EXEMPT_ENDED,
    N_("It was beyond the end of the {side} line, which ended with row {end}: in this scenario the rows beyond its ends are "
       "not charged (front line).") },
  { EXEMPT_BEGINS,
    N_("It is beyond the end of the {side} line, which begins with row {end}: in this scenario the rows beyond its ends are "
       "not charged (front line).") },
  { EXEMPT_ENDS,
    N_("It is beyond the end of the {side} line, which ends with row {end}: in this scenario the rows beyond its ends are "
       "not charged (front line).") },
  { 0 }
};

/* The end of the line beyond which the row lies: its first covered row, or its last. */
static void
find_end (const HuScenario          *scenario,
          const HuFrontLineFindings *findings,
          gint                       row,
          Cost                      *cost)
{
  gint n = scenario->map->grid->rows;

  for (gint other = row + 1; other <= n && !cost->before; other++)
    if (findings->cover_rows[cost->side][other] != HU_COVER_NONE)
      {
        cost->end = other;
        cost->before = TRUE;
      }
  for (gint other = row - 1; other >= 0; other--)
    if (findings->cover_rows[cost->side][other] != HU_COVER_NONE)
      {
        cost->end = other;
        cost->before = FALSE;
        return;
      }
}

/* The gaps in the row that the entry charges for: the row, or hexes of it where the line is a path. */
static guint
count_gaps (const HuScenario    *scenario,
            const HuLedgerEntry *entry,
            gint                 row)
{
  g_autoptr(GArray) hexes = entry->hexes != NULL ? list_in_row (scenario, entry->hexes, row) : NULL;

  if (hexes != NULL)
    return hexes->len;
  for (guint i = 0; entry->rows != NULL && i < entry->rows->len; i++)
    if (g_array_index (entry->rows, gint, i) == row)
      return 1;

  return 0;
}

/* Adds up the cost of the row so far: the ledger has an entry for each examination. */
static void
add_up (const HuScenario          *scenario,
        const HuFrontLineFindings *findings,
        gint                       row,
        gint64                     penalty,
        Cost                      *cost)
{
  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);
      guint n = entry->gain == HU_GAIN_LINE && entry->side != cost->side ? count_gaps (scenario, entry, row) : 0;

      if (n == 0)
        continue;
      cost->times++;
      cost->points += penalty * n;
      cost->event = entry->event;
    }
}

static gboolean
is_open (const HuFrontLineFindings *findings,
         HuSide                     side,
         gint                       row)
{
  for (guint i = 0; i < findings->gaps[side]->len; i++)
    if (g_array_index (findings->gaps[side], HuGap, i).row == row)
      return TRUE;

  return FALSE;
}

/* Does @side, or do both together, have a player turn after this one? */
static gboolean
has_turn_left (const HuScenario *scenario,
               const HuClock    *clock,
               HuSide            side)
{
  const HuCalendar *calendar = &scenario->calendar;
  guint last = hu_calendar_last_turn (calendar), first = clock->turn < last ? 0 : clock->player_turn + 1;

  for (guint i = first; i < calendar->player_turns->len; i++)
    {
      HuSide whose = hu_scenario_get_player_turn (scenario, i)->side;

      if (hu_calendar_is_cut (calendar, clock->turn, clock->player_turn))
        return FALSE;
      if (whose == side || whose == HU_SIDE_NONE)
        return TRUE;
    }

  return FALSE;
}

char *
hu_explain_row_cost (const HuSnapshot *snapshot,
                     HuSide            side,
                     gint              row)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuClock *clock = hu_snapshot_get_clock (snapshot);
  gboolean decided = hu_front_line_is_past (snapshot);
  g_autoptr(GArray) open = findings->open[side] != NULL ? list_in_row (scenario, findings->open[side], row) : NULL;
  Cost cost = {
    .side = side, .penalty = rules->penalty * (open != NULL ? MAX (open->len, 1) : 1), .from_turn = rules->from_turn,
  };
  const HuTold told = { scenario, parts, &cost };
  g_autofree char *next = NULL, *past = NULL;

  if (rules->penalty == 0)
    return NULL;

  add_up (scenario, findings, row, rules->penalty, &cost);
  find_end (scenario, findings, row, &cost);
  /* A row of the line that is neither covered nor a gap lies beyond an end of it; a path need not go through it. */
  if (findings->cover_rows[side][row] == HU_COVER_NONE && !is_open (findings, side, row))
    next = _hu_tell (&told, costs, findings->path[side] == NULL && hu_front_line_row_counts (scenario, row)
                     ? decided ? (cost.before ? EXEMPT_BEGAN : EXEMPT_ENDED) : cost.before ? EXEMPT_BEGINS : EXEMPT_ENDS
                     : COSTS_NOTHING);
  else if (!decided && is_open (findings, side, row))
    next = _hu_tell (&told, costs, findings->examined[side] ? COSTS_NOW
                                   : !has_turn_left (scenario, clock, side) ? COSTS_NEVER
                                   : clock->turn < rules->from_turn ? COSTS_FROM : COSTS_LATER);
  if (cost.times > 0)
    past = hu_explain_given_so_often (scenario, hu_side_other (side), cost.times, cost.points, 1, cost.event, decided);
  if (next == NULL || past == NULL)
    return next != NULL ? g_steal_pointer (&next) : g_steal_pointer (&past);

  return g_strdup_printf ("%s %s", next, past);
}
