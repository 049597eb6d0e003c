/*
 * Words for a place that a side holds or does not hold: who is in it, which hexes are missing, who is nearest; and for what
 * its holding has scored.
 */
#include "config.h"

#include "hu-explain-hold.h"

#include "hu-explain-private.h"
#include "hu-sentence.h"

typedef struct
{
  HuSide  side;
  GArray *missing; /* HuHex: not controlled by it */
  GArray *own;     /* guint: its units there */
  GArray *enemies;
  guint   nearest; /* its ground unit that is nearest, or HU_UNIT_NONE */
  gint    distance;
  gint64  n, points;
  guint   scale, event;
} Hold;

static char *
tell_points (const HuTold *told)
{
  const Hold *hold = told->about;

  return _hu_count_decimal_points (hold->points, hold->scale);
}

static gint64
count_enemies (const HuTold *told)
{
  return ((const Hold *) told->about)->enemies->len;
}

static char *
tell_nearest (const HuTold *told)
{
  const Hold *hold = told->about;

  return hold->nearest != HU_UNIT_NONE ? g_strdup (_hu_unit_name (told->scenario, hold->nearest)) : NULL;
}

static const HuPart parts[] = {
  HU_PART ("side", SIDE, Hold, side),
  HU_PART ("enemy", OPPONENT, Hold, side),
  HU_PART ("hexes", HEXES, Hold, missing),
  HU_PART ("enemies", UNITS, Hold, enemies),
  HU_PART_TOLD ("nearest", tell_nearest),
  HU_PART ("distance", INT, Hold, distance),
  HU_PART ("times", INT64, Hold, n),
  HU_PART ("event", UINT, Hold, event),
  HU_PART_TOLD ("points", tell_points),
  HU_PART_COUNTED ("number", count_enemies),
  HU_PARTS_END
};

enum
{
  HELD = 1,
  NOT_CONTROLLED,
  NOBODY_IN_IT,
  ENEMIES_IN_IT,
  SINCE_SET_UP,
  NEAREST,
  STANDS_IN_IT,
  SCORED,
  SCORED_OUT,
  TAKEN_ONLY,
};

/* Translators: {side}, {enemy}: sides; {hexes}: a list of hexes; {enemies}: units; {nearest}: a unit, {distance} hexes away;
 * {points}: "3 points". */
static const HuSentence sentences[] = {
  { HELD, N_("The {side} side holds it now.") },
  { NOT_CONTROLLED, N_("The {side} side does not control {hexes}: a ground unit of that side would have to enter.") },
  { NOBODY_IN_IT, N_("The {side} side has no unit in it.") },
  { ENEMIES_IN_IT,
    HU_BOTH ("{enemies} of the {enemy} side stands in it, so it is not clear.",
             "{enemies} of the {enemy} side stand in it, so it is not clear."), "number" },
  { SINCE_SET_UP, N_("Nobody controls it, as the scenario begins; no ground unit has entered it since."),
    HU_WHERE ("side", HU_SIDE_NONE) },
  { SINCE_SET_UP, N_("The {side} side has controlled it since the set-up: no ground unit of the {enemy} side has entered it.") },
  { NEAREST,
    HU_BOTH ("Its nearest unit is {nearest}, {distance} hex away.", "Its nearest unit is {nearest}, {distance} hexes away."),
    "distance" },
  { STANDS_IN_IT, N_("{nearest} stands in it, but the {enemy} side entered last.") },
  { SCORED,
    HU_BOTH ("The {side} side has scored it once already: {points}, at event {event}.",
             "The {side} side has scored it {times} times: {points}, the last time at event {event}."), "times" },
  { SCORED_OUT, N_("It counts only once, so the {side} side scores no more for it.") },
  { TAKEN_ONLY, N_("The {side} side holds it already, and scores only by taking it.") },
  { 0 }
};

static char *
tell (const HuScenario *scenario,
      const Hold       *hold,
      guint             which)
{
  return _hu_tell (&(HuTold) { scenario, parts, hold }, sentences, which);
}

/* --- What stands there --- */

static void
clear_hold (Hold *hold)
{
  g_clear_pointer (&hold->missing, g_array_unref);
  g_clear_pointer (&hold->own, g_array_unref);
  g_clear_pointer (&hold->enemies, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Hold, clear_hold)

static void
look (const HuState *state,
      const GArray  *hexes,
      HuSide         side,
      gboolean       aircraft,
      Hold          *hold)
{
  *hold = (Hold) { .side = side, .nearest = HU_UNIT_NONE, .distance = -1,
                   .missing = g_array_new (FALSE, FALSE, sizeof (HuHex)), .own = g_array_new (FALSE, FALSE, sizeof (guint)),
                   .enemies = g_array_new (FALSE, FALSE, sizeof (guint)) };
  for (guint i = 0; i < hexes->len; i++)
    if (state->hex_owner[g_array_index (hexes, HuHex, i)] != side)
      g_array_append_val (hold->missing, g_array_index (hexes, HuHex, i));
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      gboolean counts = hu_unit_is_ground (unit) || (aircraft && unit->kind == HU_UNIT_AIR);

      if (state->unit_status[i] == HU_UNIT_ON_MAP && counts && hu_hexes_have (hexes, state->unit_hex[i]))
        g_array_append_val (unit->side == side ? hold->own : hold->enemies, i);
    }
}

/* The ground unit of its side that is nearest to what is missing, the first by index. */
static void
find_nearest (const HuState *state,
              Hold          *hold)
{
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      for (guint j = 0; unit->side == hold->side && hu_unit_is_ground (unit) && state->unit_status[i] == HU_UNIT_ON_MAP &&
                        j < hold->missing->len; j++)
        {
          gint distance = hu_grid_distance (state->scenario->map->grid, state->unit_hex[i],
                                            g_array_index (hold->missing, HuHex, j));

          if (hold->distance >= 0 && distance >= hold->distance)
            continue;
          hold->distance = distance;
          hold->nearest = i;
        }
    }
}

static char *
join (char *first,
      char *second)
{
  g_autofree char *before = first, *after = second;

  if (before == NULL || after == NULL)
    return before != NULL ? g_steal_pointer (&before) : g_steal_pointer (&after);

  return g_strdup_printf ("%s %s", before, after);
}

static gboolean
is_held (const Hold *hold,
         HuAskedHold asked)
{
  if (asked == HU_ASKED_CONTROL)
    return hold->missing->len == 0;

  return hold->own->len > 0 && (asked == HU_ASKED_PRESENCE || hold->enemies->len == 0);
}

gboolean
hu_explain_is_held (const HuState *state,
                    const GArray  *hexes,
                    HuSide         side,
                    HuAskedHold    asked,
                    gboolean       aircraft)
{
  g_auto(Hold) hold = { .missing = NULL };

  g_return_val_if_fail (state != NULL && hexes != NULL && side != HU_SIDE_NONE, FALSE);

  look (state, hexes, side, aircraft, &hold);

  return is_held (&hold, asked);
}

char *
hu_explain_hold (const HuState *state,
                 const GArray  *hexes,
                 HuSide         side,
                 HuAskedHold    asked,
                 gboolean       aircraft)
{
  g_auto(Hold) hold = { .missing = NULL };
  char *text = NULL;

  g_return_val_if_fail (state != NULL && hexes != NULL && side != HU_SIDE_NONE, NULL);

  look (state, hexes, side, aircraft, &hold);
  if (is_held (&hold, asked))
    return tell (state->scenario, &hold, HELD);
  if (asked == HU_ASKED_CONTROL)
    return tell (state->scenario, &hold, NOT_CONTROLLED);

  if (hold.own->len == 0)
    text = tell (state->scenario, &hold, NOBODY_IN_IT);
  if (asked == HU_ASKED_CLEAR && hold.enemies->len > 0)
    text = join (text, tell (state->scenario, &hold, ENEMIES_IN_IT));

  return text;
}

char *
hu_explain_held_since (const HuState *state,
                       HuSide         owner)
{
  g_return_val_if_fail (state != NULL, NULL);

  return tell (state->scenario, &(Hold) { .side = owner }, SINCE_SET_UP);
}

char *
hu_explain_hold_missing (const HuState *state,
                         const GArray  *hexes,
                         HuSide         side)
{
  g_auto(Hold) hold = { .missing = NULL };

  g_return_val_if_fail (state != NULL && hexes != NULL && side != HU_SIDE_NONE, NULL);

  look (state, hexes, side, FALSE, &hold);
  if (hold.missing->len == 0)
    return NULL;

  find_nearest (state, &hold);
  return join (tell (state->scenario, &hold, NOT_CONTROLLED),
               hold.nearest == HU_UNIT_NONE ? NULL
               : tell (state->scenario, &hold, hold.distance == 0 ? STANDS_IN_IT : NEAREST));
}

/* --- What it has scored --- */

char *
hu_explain_scored (const HuScenario *scenario,
                   const GPtrArray  *ledger,
                   guint             item,
                   HuSide            side,
                   gint              place)
{
  Hold hold = { .side = side, .nearest = HU_UNIT_NONE };

  g_return_val_if_fail (scenario != NULL && ledger != NULL, NULL);

  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      if (entry->provisional || entry->lost || entry->item != item || entry->side != side || entry->place != place)
        continue;
      hold.n++;
      hold.points += entry->points;
      hold.scale = entry->scale;
      hold.event = entry->event;
    }

  return hold.n > 0 ? tell (scenario, &hold, SCORED) : NULL;
}

char *
hu_explain_scored_out (const HuScenario *scenario,
                       HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return tell (scenario, &(Hold) { .side = side }, SCORED_OUT);
}

char *
hu_explain_scores_taken (const HuScenario *scenario,
                         HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return tell (scenario, &(Hold) { .side = side }, TAKEN_ONLY);
}
