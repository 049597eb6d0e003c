/*
 * Names the units and hexes that a flip map found: the nearest to the question first, each a link.
 */
#include "config.h"

#include "hu-explain-links.h"
#include "hu-explain-private.h"

#define MOST_CHANGES 8

/* A change, and how far down in the list it belongs: how far off it is, or how few gaps it closes. */
typedef struct
{
  HuHex hex;
  guint unit; /* HU_UNIT_NONE: one more */
  gint  rank;
} Change;

static int
compare_changes (gconstpointer a,
                 gconstpointer b)
{
  const Change *first = a, *second = b;

  return first->rank != second->rank ? first->rank - second->rank : first->hex - second->hex;
}

/* The hex that the question is about; HU_HEX_NONE: about none alone. */
static HuHex
find_middle (const HuScenario *scenario,
             const HuQuestion *question)
{
  const HuMap *map = scenario->map;
  HuSupplyAsked asked;

  switch (question->kind)
    {
    case HU_QUESTION_SUPPLY:
    case HU_QUESTION_NEED:
      return question->subject;
    case HU_QUESTION_ISOLATE:
      return hu_supply_find_asked (scenario, &asked) ? g_array_index (asked.origins, HuHex, 0) : HU_HEX_NONE;
    case HU_QUESTION_PLACE:
      return g_array_index (hu_map_get_place (map, (guint) question->subject)->hexes, HuHex, 0);
    case HU_QUESTION_OWNER:
      if (question->subject_kind == HU_SUBJECT_HEX)
        return question->subject;
      if (question->subject_kind == HU_SUBJECT_LOCATION)
        return hu_location_hex (map, question->subject);
      return g_array_index (hu_map_get_building (map, (guint) question->subject)->hexes, HuHex, 0);
    case HU_QUESTION_LINE:
    case HU_QUESTION_ROW:
    case HU_QUESTION_OUTCOME:
    case HU_QUESTION_CONDITION:
    case HU_N_QUESTIONS:
      break;
    }

  return HU_HEX_NONE;
}

static char *
name_change (const HuScenario *scenario,
             const GArray     *things,
             guint             index)
{
  Change change = g_array_index (things, Change, index);
  g_autofree char *name = hu_grid_dup_name (scenario->map->grid, change.hex);
  g_autofree char *hex = _hu_link (change.hex, name);
  g_autofree char *unit_name = NULL;
  g_autofree char *unit = NULL;

  if (change.unit == HU_UNIT_NONE)
    return g_steal_pointer (&hex);

  unit_name = hu_explain_unit (scenario, change.unit);
  unit = _hu_link (change.hex, unit_name);
  /* Translators: a unit, a hex: "7 Pz in 4615" */
  return g_strdup_printf (_("%1$s in %2$s"), unit, hex);
}

static GArray *
list_changes (const HuScenario *scenario,
              const HuFlipMap  *map,
              guint             how)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (Change));
  HuHex middle = find_middle (scenario, &map->question);

  for (HuHex hex = 0; hex < map->n_flips_known; hex++)
    if (map->flips[hex] & how)
      {
        Change change = { hex, how == HU_FLIP_LESS ? map->less[hex] : HU_UNIT_NONE, 0 };

        if (middle != HU_HEX_NONE)
          change.rank = hu_grid_distance (scenario->map->grid, middle, hex);
        else if (map->change != NULL)
          change.rank = -map->change[hex];
        g_array_append_val (changes, change);
      }
  g_array_sort (changes, compare_changes);

  return changes;
}

/* Ground units that stand in hexes of the place asked about, where the other side's cannot come. */
static GArray *
list_guards (const HuState   *state,
             const HuFlipMap *map)
{
  GArray *guards = g_array_new (FALSE, FALSE, sizeof (Change));
  const GArray *hexes;

  if (map->question.kind != HU_QUESTION_PLACE || hu_flip_map_count (map, HU_FLIP_MORE | HU_FLIP_LESS) > 0)
    return guards;

  hexes = hu_map_get_place (state->scenario->map, (guint) map->question.subject)->hexes;
  for (guint i = 0; i < hexes->len; i++)
    {
      g_autoptr(GArray) units = hu_state_units_in (state, g_array_index (hexes, HuHex, i));

      for (guint j = 0; j < units->len; j++)
        {
          Change guard = { g_array_index (hexes, HuHex, i), g_array_index (units, guint, j), 0 };
          const HuUnit *unit = hu_scenario_get_unit (state->scenario, guard.unit);

          if (unit->side != map->question.units && hu_unit_is_ground (unit))
            g_array_append_val (guards, guard);
        }
    }

  return guards;
}

/* Begins a line of @words; returns (transfer full) the things that it lists, or NULL where it has none. */
static char *
begin_list (GString          *words,
            const HuScenario *scenario,
            const GArray     *things)
{
  if (things->len == 0)
    return NULL;
  if (words->len > 0)
    g_string_append_c (words, '\n');

  return _hu_explain_list (scenario, things, MOST_CHANGES, name_change);
}

/* @near: the question is about one hex. */
static void
append_changes (GString          *words,
                const HuScenario *scenario,
                const HuFlipMap  *map,
                gboolean          near)
{
  g_autoptr(GArray) less = list_changes (scenario, map, HU_FLIP_LESS);
  g_autoptr(GArray) more = list_changes (scenario, map, HU_FLIP_MORE);
  g_autofree char *list = begin_list (words, scenario, less);
  g_autofree char *hexes = NULL;

  if (list != NULL)
    g_string_append_printf (words,
                            near ? /* Translators: units and their hexes: "7 Pz in 4615 and 6 Pz in 4516" */
                                _("One of these less, the nearest first: %s")
                              : /* Translators: units and their hexes: "7 Pz in 4615 and 6 Pz in 4516" */
                                _("One of these less: %s"), list);
  hexes = begin_list (words, scenario, more);
  if (hexes != NULL)
    g_string_append_printf (words,
                            near ? /* Translators: hexes: "2817 and 2917" */
                                _("One more in one of these, the nearest first: %s")
                              : map->change == NULL
                              ? /* Translators: hexes: "2817 and 2917" */
                                _("One more in one of these: %s")
                              : /* Translators: hexes, by the gaps of a line that a unit there closes */
                                _("One more in one of these, the most gaps closed first: %s"), hexes);
}

char *
hu_explain_flip_list_markup (const HuState   *state,
                             const HuFlipMap *map)
{
  g_autoptr(GArray) guards = NULL;
  g_autoptr(GString) words = g_string_new (NULL);
  g_autofree char *list = NULL;

  g_return_val_if_fail (state != NULL && map != NULL, NULL);

  append_changes (words, state->scenario, map, find_middle (state->scenario, &map->question) != HU_HEX_NONE);
  guards = list_guards (state, map);
  list = begin_list (words, state->scenario, guards);
  if (list != NULL)
    /* Translators: units and their hexes, of the side that holds a city: "16 A in 2814" */
    g_string_append_printf (words, _("These have to leave first: %s"), list);

  return _hu_links_to_markup (words->str);
}
