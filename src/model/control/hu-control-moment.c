/*
 * The Control of a moment, by name (`start.holdings`).  The units and Fires of that moment are
 * judged anew at the start, so that in rare cases something begins otherwise; that is told.
 */
#include "config.h"

#include "hu-control-moment.h"

#include <glib/gi18n-lib.h>

#include "hu-adjudicator.h"
#include "hu-control.h"
#include "hu-holding.h"
#include "hu-node-game.h"
#include "hu-workshop-moment-private.h"
#include "hu-workshop-private.h"

#define MAX_NAMES 12

/* --- Holdings --- */

static gboolean
has_one_location (const HuMap *map,
                  HuHex        hex)
{
  return hu_holding_slot (map, HU_SUBJECT_HEX, hex) == hu_holding_slot (map, HU_SUBJECT_LOCATION, hex);
}

/* Appends a list of texts (transfer full) as a member, unless it is empty. */
static void
put_list (HuNode    **holding,
          const char *key,
          GPtrArray  *texts)
{
  if (texts->len > 0)
    hu_node_put (holding, key, hu_node_new_list_take (texts));
  else
    g_ptr_array_unref (texts);
}

static void
put_hexes (HuNode       **holding,
           const HuState *state,
           HuSide         side)
{
  const HuGrid *grid = state->scenario->map->grid;
  g_autofree guint8 *marks = g_malloc0 ((gsize) grid->n_hexes);
  gboolean any = FALSE;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      marks[hex] = hu_grid_has (grid, hex) && hu_control_underlying (state, HU_SUBJECT_HEX, hex) == side;
      any |= marks[hex] != 0;
    }
  if (any)
    hu_node_put (holding, "hexes", hu_node_of_hexset (grid, marks));
}

/* Returns all that a side has then; NULL: nothing.  Holds by vehicles follow from where they are. */
static HuNode *
new_holding (const HuState *state,
             HuSide         side)
{
  const HuMap *map = state->scenario->map;
  HuNode *holding = hu_node_new_object ();
  GPtrArray *locations = g_ptr_array_new (), *buildings = g_ptr_array_new ();

  hu_node_put (&holding, "side", hu_node_new_text (state->scenario->sides[side].id));
  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    if (hu_grid_has (map->grid, hu_location_hex (map, i)) && !has_one_location (map, hu_location_hex (map, i)) &&
        hu_control_underlying (state, HU_SUBJECT_LOCATION, i) == side)
      g_ptr_array_add (locations, hu_node_of_location (map, i));
  put_list (&holding, "locations", locations);
  put_hexes (&holding, state, side);
  for (guint i = 0; i < map->buildings->len; i++)
    if (hu_control_underlying (state, HU_SUBJECT_BUILDING, (gint32) i) == side)
      g_ptr_array_add (buildings, hu_node_new_text (hu_map_get_building (map, i)->id));
  put_list (&holding, "buildings", buildings);

  if (hu_node_get_n (holding) == 1)
    g_clear_pointer (&holding, hu_node_unref);

  return holding;
}

void
hu_moment_carry_owners (HuNode           **draft,
                        const HuSnapshot  *moment)
{
  GPtrArray *holdings = g_ptr_array_new ();

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuNode *holding = new_holding (hu_snapshot_get_state (moment), side);

      if (holding != NULL)
        g_ptr_array_add (holdings, holding);
    }
  /* Control that the set-up areas gave is among the holdings, where it is still so. */
  _hu_moment_put_at (draft, "/start/setup", NULL);
  if (holdings->len > 0)
    {
      _hu_moment_put_at (draft, "/start/holdings", hu_node_new_list_take (holdings));
      return;
    }
  _hu_moment_put_at (draft, "/start/holdings", NULL);
  g_ptr_array_unref (holdings);
}

/* --- What remains --- */

/* NULL where it cannot be judged. */
static HuSnapshot *
judge (HuScenario *scenario)
{
  HuRefusal refusal;
  guint refused;

  return hu_control_rules (scenario) != NULL ? hu_adjudicate (scenario, NULL, 0, &refusal, &refused) : NULL;
}

static void
add_name (GString *names,
          guint   *n,
          char    *name) /* (transfer full) */
{
  if (*n < MAX_NAMES)
    g_string_append_printf (names, "%s%s", *n > 0 ? ", " : "", name);
  ++*n;
  g_free (name);
}

static char *
dup_location_name (const HuMap *map,
                   HuLocation   location)
{
  char name[HU_LOCATION_NAME_MAX];

  return g_strdup (hu_location_format (map, location, name));
}

static char *
dup_hex_name (const HuMap *map,
              HuHex        hex)
{
  char name[HU_HEX_NAME_MAX];

  /* Translators: %s is the name of a hex. */
  return g_strdup_printf (_("the hex %s"), hu_grid_format (map->grid, hex, name));
}

/* @names: of them, but for @n_more. */
static char *
word_others (guint       n,
             const char *names,
             guint       n_more)
{
  /* Translators: %2$s names them, as "V2/1, V2/roof, the building Barn". */
  g_autofree char *said = g_strdup_printf (ngettext ("%1$u Location, hex or building begins under other Control than it "
                                                     "was under, for units and Fires are judged anew at the start "
                                                     "(26.11): %2$s.",
                                                     "%1$u Locations, hexes and buildings begin under other Control "
                                                     "than they were under, for units and Fires are judged anew at "
                                                     "the start (26.11): %2$s.", n), n, names);

  if (n_more == 0)
    return g_steal_pointer (&said);

  said[strlen (said) - 1] = '\0';

  /* Translators: %1$s is a sentence that ends in a list, without its full stop; %2$u counts what the list leaves out. */
  return g_strdup_printf (ngettext ("%1$s, and %2$u more.", "%1$s, and %2$u more.", n_more), said, n_more);
}

char *
hu_moment_word_other_owners (HuScenario       *made,
                             const HuSnapshot *moment)
{
  g_autoptr(HuSnapshot) now = judge (made);
  const HuControlFindings *a = hu_snapshot_get_control (moment), *b;
  const HuScenario *scenario = hu_snapshot_get_scenario (moment);
  const HuMap *map = scenario->map;
  g_autoptr(GString) names = g_string_new (NULL);
  guint n = 0;

  if (now == NULL)
    return NULL;

  b = hu_snapshot_get_control (now);
  for (guint i = 0; i < map->buildings->len; i++)
    if (a->buildings[i] != b->buildings[i])
      {
        const HuBuilding *building = hu_map_get_building (map, i);

        add_name (names, &n,
                  /* Translators: %s is the name of a building. */
                  g_strdup_printf (_("the building %s"), building->name != NULL ? hu_scenario_word (scenario, building->name)
                                                                                : building->id));
      }
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (a->hexes[hex] != b->hexes[hex])
      add_name (names, &n, dup_hex_name (map, hex));
  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    if (a->locations[i] != b->locations[i])
      add_name (names, &n, dup_location_name (map, i));

  return n > 0 ? word_others (n, names->str, n - MIN (n, MAX_NAMES)) : NULL;
}
