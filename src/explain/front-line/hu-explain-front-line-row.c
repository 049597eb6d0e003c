/*
 * Words for what an open row of hexes costs.
 */
#include "config.h"

#include "hu-explain-front-line.h"

#include "hu-front-line-words.h"

typedef struct
{
  HuSide side;
  gint64 penalty; /* each time */
  gint64 times, points; /* so far */
  guint  event;   /* the last time */
  guint  from_turn;
} Cost;

static const HuPart parts[] = {
  HU_PART ("side", SIDE, Cost, side),
  HU_PART ("other", OPPONENT, Cost, side),
  HU_PART ("penalty", POINTS, Cost, penalty),
  HU_PART ("points", POINTS, Cost, points),
  HU_PART ("times", INT64, Cost, times),
  HU_PART ("event", UINT, Cost, event),
  HU_PART ("turn", TURN, Cost, from_turn),
  HU_PARTS_END
};

enum
{
  COSTS_NOW,
  COSTS_LATER,
  COSTS_FROM,
  COSTS_NOTHING,
  HAS_COST,
  COST,
};

/* Translators: {side}, {other}: sides; {penalty}, {points}: "1 point"; {turn}: a turn; {event}, {times}: numbers. */
static const HuSentence costs[] = {
  { COSTS_NOW, N_("If it stays open, it gives {penalty} to the {other} side when this player turn ends (front line).") },
  { COSTS_LATER,
    N_("If it is open when the next {side} player turn ends, that gives {penalty} to the {other} side (front line).") },
  { COSTS_FROM, N_("No line is asked for before {turn} (front line).") },
  { COSTS_NOTHING, N_("The line is not charged for this row as it is read here (front line).") },
  { HAS_COST,
    HU_BOTH ("It has given {points} to the {other} side so far, at event {event}.",
             "It has given {points} to the {other} side so far, {times} times, the last time at event {event}."), "times" },
  { COST,
    HU_BOTH ("It gave {points} to the {other} side, at event {event}.",
             "It gave {points} to the {other} side, {times} times, the last time at event {event}."), "times" },
  { 0 }
};

/* Adds up the cost of the row so far: the ledger has an entry for each examination. */
static void
add_up (const HuFrontLineFindings *findings,
        gint                       row,
        Cost                      *cost)
{
  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);

      for (guint j = 0; entry->gain == HU_GAIN_LINE && entry->side != cost->side && entry->hexes == NULL &&
                        entry->rows != NULL && j < entry->rows->len; j++)
        if (g_array_index (entry->rows, gint, j) == row)
          {
            cost->times++;
            cost->points += cost->penalty;
            cost->event = entry->event;
          }
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

char *
hu_explain_row_cost (const HuSnapshot *snapshot,
                     HuSide            side,
                     gint              row)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuClock *clock = hu_snapshot_get_clock (snapshot);
  Cost cost = { .side = side, .penalty = rules->penalty, .from_turn = rules->from_turn };
  const HuTold told = { scenario, parts, &cost };
  g_autofree char *next = NULL, *past = NULL;

  if (rules->penalty == 0)
    return NULL;

  add_up (findings, row, &cost);
  if (findings->cover_rows[side][row] == HU_COVER_NONE && !is_open (findings, side, row))
    next = _hu_tell (&told, costs, COSTS_NOTHING);
  else if (!clock->over && is_open (findings, side, row))
    next = _hu_tell (&told, costs, findings->examined[side] ? COSTS_NOW
                                   : clock->turn < rules->from_turn ? COSTS_FROM : COSTS_LATER);
  if (cost.times > 0)
    past = _hu_tell (&told, costs, clock->over ? COST : HAS_COST);
  if (next == NULL || past == NULL)
    return next != NULL ? g_steal_pointer (&next) : g_steal_pointer (&past);

  return g_strdup_printf ("%s %s", next, past);
}
