/*
 * What would have saved the loser of a game that sudden-death has decided.
 */
#include "config.h"

#include "hu-flip.h"
#include "hu-sudden-death-ruling.h"
#include "hu-sudden-death-words.h"
#include "hu-sudden-death.h"

/* The capital was entered, or a rear town (4.2, 4.5): the same is said of both. */
#define AT_ONCE HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED

/* A hex where one more unit would have kept the line open, how many such there are, and what was not held; for what was decided
 * at once, the moment before. */
typedef struct
{
  const HuRuling   *ruling;
  const HuSnapshot *before; /* or NULL */
  GArray           *hexes;
  guint             n_hexes;
  GArray           *cities;
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

static const HuSuddenDeathFindings *
find_before (const HuTold *told)
{
  const HuSnapshot *before = ((const Saved *) told->about)->before;

  return before != NULL ? hu_snapshot_get_sudden_death (before) : NULL;
}

static gint64
count_width (const HuTold *told)
{
  const HuSuddenDeathFindings *findings = find_before (told);

  return findings != NULL ? findings->cut->len : 0;
}

static char *
tell_width (const HuTold *told)
{
  const HuSuddenDeathFindings *findings = find_before (told);

  return _hu_explain_hexes_needed ((gint) count_width (told), findings != NULL && !findings->cut_exact);
}

static const HuPart parts[] = {
  HU_PARTS_OF_SUDDEN_DEATH,
  HU_PART_LIST ("hexes", HEXES, Saved, hexes, HU_ALL),
  HU_PART ("n", UINT, Saved, n_hexes),
  HU_PART_LIST ("places", PLACES, Saved, cities, HU_ALL),
  HU_PART_COUNTED ("event", count_event),
  HU_PART_COUNTED ("hexes-wide", count_width),
  HU_PART_TOLD ("width", tell_width),
  HU_PART_COUNTED ("of", count_cities),
  HU_PART_TOLD ("last-turn", tell_last_turn),
  HU_PARTS_END
};

/* Another unit in a hex does not keep an event of the log from taking it: the rules of movement are the players'.
 *
 * Translators: {attacker}, {defender}: sides; {capital}: a place; {hexes}: one hex; {n}: how many such hexes; {places}: cities
 * that were not taken; {of}: a number of cities; {event}: the number of an event; {width}: "4" or "at most 4"; {last-turn}: a
 * turn. */
static const HuSentence sentences[] = {
  { AT_ONCE,
    HU_BOTH ("Without event {event} the game would have gone on: the lifeline of {capital} was {width} hex wide, and the "
             "{attacker} side had still to take {places}.",
             "Without event {event} the game would have gone on: the lifeline of {capital} was {width} hexes wide, and the "
             "{attacker} side had still to take {places}."), "hexes-wide", HU_WHERE_NOT ("hexes-wide", 0) },
  { AT_ONCE, N_("Without event {event} the game would have gone on."), HU_WHERE_NOT ("event", 0) },
  { HU_SUDDEN_DEATH_RULING_ISOLATED,
    HU_BOTH ("One more {defender} unit in {hexes} would have kept a line of supply to {capital} open.",
             "One more {defender} unit in any of {n} hexes, for example in {hexes}, would have kept a line of supply to "
             "{capital} open."), "n" },
  { HU_SUDDEN_DEATH_RULING_ALL_CITIES,
    HU_BOTH ("With that city in its hands at the end of {last-turn}, the {defender} side would have won.",
             "With any one of the {of} cities in its hands at the end of {last-turn}, the {defender} side would have won."),
    "of" },
  { HU_SUDDEN_DEATH_RULING_HELD_OUT,
    N_("With {places} as well at the end of {last-turn}, the {attacker} side would have won (4.4).") },
  { 0 }
};

GArray *
_hu_list_sudden_death_openings (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  HuQuestion question = { HU_QUESTION_ISOLATE, HU_SIDE_NONE, hu_sudden_death_rules (scenario)->defender, 0, 0 };
  g_autoptr(HuFlipMap) map = hu_question_possible (scenario, &question)
    ? hu_flip_map_new (hu_snapshot_get_state (snapshot), &question, NULL, NULL) : NULL;
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 0; map != NULL && map->answer && hex < (HuHex) map->n_hexes; hex++)
    if (map->flips[hex] & HU_FLIP_MORE)
      g_array_append_val (hexes, hex);

  return hexes;
}

/* The hexes where one more unit of the defender would have opened a line; of those on the shortest line, if any are, else of all
 * the one nearest to the capital is named (4.3). */
static void
find_opening (Saved            *saved,
              const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuSupplyOpening *opening = hu_snapshot_get_sudden_death (snapshot)->opening;
  HuHex capital = g_array_index (hu_map_get_place (scenario->map, hu_sudden_death_rules (scenario)->capital)->hexes, HuHex, 0);
  g_autoptr(GArray) hexes = _hu_list_sudden_death_openings (snapshot);
  gint64 best = G_MAXINT64;
  HuHex nearest = HU_HEX_NONE;

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      gboolean aside = opening == NULL || opening->path == NULL || !hu_hexes_have (opening->path, hex);
      gint64 far = hu_grid_distance (scenario->map->grid, capital, hex) + (aside ? (gint64) G_MAXINT : 0);

      if (far < best)
        {
          best = far;
          nearest = hex;
        }
    }

  saved->n_hexes = hexes->len;
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
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) cities = g_array_new (FALSE, FALSE, sizeof (guint));
  Saved saved = { find_deciding (rulings), before, hexes, 0, cities };

  gintptr kind;

  if (saved.ruling == NULL)
    return NULL;

  kind = saved.ruling->kind;
  switch (kind)
    {
    case HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED:
    case HU_SUDDEN_DEATH_RULING_REAR_TAKEN:
      kind = AT_ONCE;
      if (before != NULL)
        find_cities (&saved, before);
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

  return _hu_tell (&(HuTold) { scenario, parts, &saved, snapshot }, sentences, kind);
}
