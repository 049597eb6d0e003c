/*
 * What would have saved the loser of a game that sudden-death has decided.
 */
#include "config.h"

#include "hu-flip.h"
#include "hu-sudden-death-ruling.h"
#include "hu-sudden-death-words.h"
#include "hu-sudden-death.h"

/* A hex where one more unit would have kept the line open, how many such there are, and what was not held. */
typedef struct
{
  const HuRuling *ruling;
  GArray         *hexes;
  guint           n_hexes;
  GArray         *cities;
} Saved;

static char *
tell_last_turn (const HuTold *told)
{
  return hu_explain_turn (told->scenario, hu_calendar_last_turn (&told->scenario->calendar));
}

static gint64
count_event (const HuTold *told)
{
  return ((const Saved *) told->about)->ruling->event;
}

static gint64
count_cities (const HuTold *told)
{
  return hu_sudden_death_rules (told->scenario)->cities->len;
}

static const HuPart parts[] = {
  HU_PARTS_OF_SUDDEN_DEATH,
  HU_PART_LIST ("hexes", HEXES, Saved, hexes, HU_ALL),
  HU_PART ("n", UINT, Saved, n_hexes),
  HU_PART_LIST ("places", PLACES, Saved, cities, HU_ALL),
  HU_PART_COUNTED ("event", count_event),
  HU_PART_COUNTED ("of", count_cities),
  HU_PART_TOLD ("last-turn", tell_last_turn),
  HU_PARTS_END
};

/* Translators: {attacker}, {defender}: sides; {capital}: a place; {hexes}: one hex; {n}: how many such hexes; {places}: cities
 * that were not taken; {of}: a number of cities; {event}: the number of an event; {last-turn}: a turn. */
static const HuSentence sentences[] = {
  { HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED,
    N_("No {defender} unit stood in {hexes} before event {event}; one there would have kept the {attacker} side out.") },
  { HU_SUDDEN_DEATH_RULING_REAR_TAKEN,
    N_("No {attacker} unit stood in {hexes} before event {event}; one there would have kept the {defender} side out.") },
  { HU_SUDDEN_DEATH_RULING_ISOLATED,
    HU_BOTH ("One more {defender} unit in {hexes} would have kept a line of supply to {capital} open.",
             "One more {defender} unit in any of {n} hexes, for example in {hexes}, would have kept a line of supply to "
             "{capital} open."), "n" },
  { HU_SUDDEN_DEATH_RULING_ALL_CITIES,
    HU_BOTH ("With that city in its hands at the end of {last-turn}, the {defender} side would have won (4.6).",
             "With any one of the {of} cities in its hands at the end of {last-turn}, the {defender} side would have won (4.6)."),
    "of" },
  { HU_SUDDEN_DEATH_RULING_HELD_OUT,
    N_("With {places} as well at the end of {last-turn}, the {attacker} side would have won (4.4).") },
  { 0 }
};

static gboolean
has_guard (const HuState *state,
           HuHex          hex,
           HuSide         side)
{
  g_autoptr(GArray) units = hu_state_units_in (state, hex);

  for (guint i = 0; i < units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, g_array_index (units, guint, i));

      if (unit->side == side && hu_unit_is_ground (unit))
        return TRUE;
    }

  return FALSE;
}

/* The first hex of @ruling, if @side had left it empty (4.2, 4.5). */
static void
find_empty (Saved            *saved,
            const HuSnapshot *before,
            HuSide            side)
{
  const GArray *hexes = saved->ruling->hexes;

  if (before == NULL || hexes->len == 0 || has_guard (hu_snapshot_get_state (before), g_array_index (hexes, HuHex, 0), side))
    return;

  g_array_append_val (saved->hexes, g_array_index (hexes, HuHex, 0));
}

/* The hexes where one more unit of the defender would have opened a line; the one nearest to the capital is named (4.3). */
static void
find_opening (Saved            *saved,
              const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  HuHex capital = g_array_index (hu_map_get_place (scenario->map, rules->capital)->hexes, HuHex, 0);
  HuQuestion question = { HU_QUESTION_ISOLATE, HU_SIDE_NONE, rules->defender, 0, 0 };
  g_autoptr(HuFlipMap) map = hu_question_possible (scenario, &question)
    ? hu_flip_map_new (hu_snapshot_get_state (snapshot), &question, NULL, NULL) : NULL;
  HuHex nearest = HU_HEX_NONE;

  for (HuHex hex = 0; map != NULL && map->answer && hex < (HuHex) map->n_hexes; hex++)
    if (map->flips[hex] & HU_FLIP_MORE)
      {
        saved->n_hexes++;
        if (nearest == HU_HEX_NONE ||
            hu_grid_distance (scenario->map->grid, capital, hex) < hu_grid_distance (scenario->map->grid, capital, nearest))
          nearest = hex;
      }
  if (nearest != HU_HEX_NONE)
    g_array_append_val (saved->hexes, nearest);
}

static void
find_cities (Saved            *saved,
             const HuSnapshot *snapshot)
{
  const GArray *cities = hu_snapshot_get_sudden_death (snapshot)->cities;
  HuSide attacker = hu_sudden_death_rules (hu_snapshot_get_scenario (snapshot))->attacker;

  for (guint i = 0; i < cities->len; i++)
    if (g_array_index (cities, HuPlaceFinding, i).owner != attacker)
      g_array_append_val (saved->cities, g_array_index (cities, HuPlaceFinding, i).place);
}

static const HuRuling *
find_deciding (const GPtrArray *rulings)
{
  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->decides && ruling->system == HU_SYSTEM_SUDDEN_DEATH)
        return ruling;
    }

  return NULL;
}

char *
_hu_explain_sudden_death_saved (const HuSnapshot *snapshot,
                                const HuSnapshot *before)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) cities = g_array_new (FALSE, FALSE, sizeof (guint));
  Saved saved = { find_deciding (rulings), hexes, 0, cities };

  if (saved.ruling == NULL)
    return NULL;

  switch (saved.ruling->kind)
    {
    case HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED:
      find_empty (&saved, before, rules->defender);
      break;
    case HU_SUDDEN_DEATH_RULING_REAR_TAKEN:
      find_empty (&saved, before, rules->attacker);
      break;
    case HU_SUDDEN_DEATH_RULING_ISOLATED:
      find_opening (&saved, snapshot);
      break;
    case HU_SUDDEN_DEATH_RULING_HELD_OUT:
      find_cities (&saved, snapshot);
      break;
    default:
      break;
    }

  return _hu_tell (&(HuTold) { scenario, parts, &saved, snapshot }, sentences, saved.ruling->kind);
}
