/*
 * Which units and hexes a flip map found, by name: the nearest to the question first, each a link.
 */
#include "config.h"

#include "hu-explain-links.h"
#include "hu-explain-private.h"

#define MOST_CHANGES 8

/* A change and how far off it is. */
typedef struct
{
  HuHex hex;
  guint unit; /* HU_UNIT_NONE: one more */
  gint  distance;
} Change;

static int
compare_changes (gconstpointer a,
                 gconstpointer b)
{
  const Change *first = a, *second = b;

  return first->distance != second->distance ? first->distance - second->distance : first->hex - second->hex;
}

/* The hex that the question is about; HU_HEX_NONE: about none alone. */
static HuHex
find_middle (const HuScenario *scenario,
             const HuQuestion *question)
{
  HuSupplyAsked asked;

  if (question->kind == HU_QUESTION_SUPPLY)
    return question->subject;
  if (question->kind == HU_QUESTION_ISOLATE && hu_supply_find_asked (scenario, &asked))
    return g_array_index (asked.origins, HuHex, 0);
  if (question->kind == HU_QUESTION_OWNER && question->subject_kind == HU_SUBJECT_HEX)
    return question->subject;

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
  g_autofree char *unit = NULL;

  if (change.unit == HU_UNIT_NONE)
    return g_steal_pointer (&hex);

  unit = _hu_link (change.hex, _hu_unit_name (scenario, change.unit));
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
        Change change = { hex, how == HU_FLIP_LESS ? map->less[hex] : HU_UNIT_NONE,
                          middle != HU_HEX_NONE ? hu_grid_distance (scenario->map->grid, middle, hex) : 0 };

        g_array_append_val (changes, change);
      }
  g_array_sort (changes, compare_changes);

  return changes;
}

/**
 * hu_explain_flip_list_markup:
 *
 * Returns: (transfer full): the units and hexes that one unit less or more is about, the nearest first, as markup with
 *   links; "" where there are none
 */
char *
hu_explain_flip_list_markup (const HuScenario *scenario,
                             const HuFlipMap  *map)
{
  g_autoptr(GArray) more = NULL;
  g_autoptr(GArray) less = NULL;
  g_autoptr(GString) words = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && map != NULL, NULL);

  more = list_changes (scenario, map, HU_FLIP_MORE);
  less = list_changes (scenario, map, HU_FLIP_LESS);
  if (less->len > 0)
    {
      g_autofree char *list = _hu_explain_list (scenario, less, MOST_CHANGES, name_change);

      /* Translators: units and their hexes: "7 Pz in 4615 and 6 Pz in 4516" */
      g_string_append_printf (words, _("One of these less, the nearest first: %s"), list);
    }
  if (more->len > 0)
    {
      g_autofree char *list = _hu_explain_list (scenario, more, MOST_CHANGES, name_change);

      if (words->len > 0)
        g_string_append_c (words, '\n');
      /* Translators: hexes: "2817 and 2917" */
      g_string_append_printf (words, _("One more in one of these, the nearest first: %s"), list);
    }

  return _hu_links_to_markup (words->str);
}
