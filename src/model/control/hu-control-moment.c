/*
 * The Control of a moment, as set-up areas.
 *
 * An area gives its side whole hexes with all their Locations, and a building if it has all
 * hexes of the building (26.11); then the units there take what their presence gives.  The
 * owner of each hex is therefore found by trials: first the side that Controls the hex
 * itself; where the start then differs from the moment, the owner that leaves fewer
 * differences.
 */
#include "hu-control-moment.h"

#include "hu-adjudicator.h"
#include "hu-control.h"
#include "hu-explain-moment.h"
#include "hu-node-game.h"
#include "hu-workshop-moment-private.h"
#include "hu-workshop-private.h"

#define MAX_TRIES 240 /* about two milliseconds each */
#define MAX_NAMES 12

typedef struct
{
  HuNode           *draft;   /* without set-up areas */
  const HuSnapshot *moment;
  gint8            *owners;  /* [n_hexes], as tried */
  guint             n_tries;
} Fit;

static const HuMap *
get_map (const Fit *fit)
{
  return hu_snapshot_get_scenario (fit->moment)->map;
}

/* The draft with set-up areas for those owners, (transfer full). */
static HuNode *
with_owners (const Fit *fit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (fit->moment);
  const HuGrid *grid = scenario->map->grid;
  g_autofree guint8 *marks = g_malloc ((gsize) grid->n_hexes);
  GPtrArray *areas = g_ptr_array_new ();
  g_autoptr(HuNode) list = NULL;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuNode *area;
      gboolean any = FALSE;

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          marks[hex] = fit->owners[hex] == side;
          any |= marks[hex] != 0;
        }
      if (!any)
        continue;
      area = hu_node_new_object ();
      hu_node_put (&area, "side", hu_node_new_text (scenario->sides[side].id));
      hu_node_put (&area, "hexes", hu_node_of_hexset (grid, marks));
      g_ptr_array_add (areas, area);
    }
  list = hu_node_new_list_take (areas);

  return hu_node_with_at (fit->draft, "/start/setup", list);
}

/* --- How it would begin --- */

/* NULL where the draft cannot be judged. */
static HuSnapshot *
judge (HuScenario *scenario)
{
  HuRefusal refusal;
  guint refused;

  return hu_control_rules (scenario) != NULL ? hu_adjudicate (scenario, NULL, 0, &refusal, &refused) : NULL;
}

static guint
count_others (const HuSnapshot *then,
              const HuSnapshot *now)
{
  const HuControlFindings *a = hu_snapshot_get_control (then), *b = hu_snapshot_get_control (now);
  const HuMap *map = hu_snapshot_get_scenario (then)->map;
  guint n = 0;

  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    n += a->locations[i] != b->locations[i];
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    n += a->hexes[hex] != b->hexes[hex];
  for (guint i = 0; i < map->buildings->len; i++)
    n += a->buildings[i] != b->buildings[i];

  return n;
}

/* (transfer full), or NULL. */
static HuSnapshot *
try (Fit *fit)
{
  g_autoptr(HuWorkshop) shop = hu_workshop_new_from_draft (with_owners (fit));

  fit->n_tries++;

  return shop->clean ? judge (shop->scenario) : NULL;
}

/* G_MAXUINT where it cannot be judged. */
static guint
count_tried (Fit *fit)
{
  g_autoptr(HuSnapshot) now = try (fit);

  return now != NULL ? count_others (fit->moment, now) : G_MAXUINT;
}

/* Marks the hexes that begin under other Control, themselves or in their Locations. */
static guint8 *
find_wrong (const Fit        *fit,
            const HuSnapshot *now)
{
  const HuControlFindings *a = hu_snapshot_get_control (fit->moment), *b = hu_snapshot_get_control (now);
  const HuMap *map = get_map (fit);
  guint8 *wrong = g_malloc0 ((gsize) map->grid->n_hexes);

  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    wrong[hu_location_hex (map, i)] |= a->locations[i] != b->locations[i];
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    wrong[hex] |= a->hexes[hex] != b->hexes[hex];

  return wrong;
}

/* --- Trying --- */

/* Keeps the owner with fewer differences at the start than *@best. */
static void
try_hex (Fit   *fit,
         HuHex  hex,
         guint *best)
{
  gint8 kept = fit->owners[hex];

  for (gint8 owner = HU_SIDE_NONE; owner < HU_N_SIDES; owner++)
    {
      guint n;

      if (owner == kept || fit->n_tries >= MAX_TRIES)
        continue;
      fit->owners[hex] = owner;
      n = count_tried (fit);
      if (n < *best)
        {
          *best = n;
          kept = owner;
        }
    }
  fit->owners[hex] = kept;
}

/* Tries all its hexes at once, because a single one of them does not give the building. */
static void
try_building (Fit              *fit,
              const HuBuilding *building,
              gint8             owner,
              guint            *best)
{
  const HuHex *hexes = (const HuHex *) building->hexes->data;
  g_autofree gint8 *kept = g_new (gint8, building->hexes->len);
  guint n;

  if (fit->n_tries >= MAX_TRIES)
    return;

  for (guint i = 0; i < building->hexes->len; i++)
    {
      kept[i] = fit->owners[hexes[i]];
      fit->owners[hexes[i]] = owner;
    }
  n = count_tried (fit);
  if (n < *best)
    {
      *best = n;
      return;
    }
  for (guint i = 0; i < building->hexes->len; i++)
    fit->owners[hexes[i]] = kept[i];
}

static void
improve (Fit *fit)
{
  g_autoptr(HuSnapshot) now = try (fit);
  const HuMap *map = get_map (fit);
  const HuControlFindings *wanted = hu_snapshot_get_control (fit->moment);
  g_autofree guint8 *wrong = NULL;
  guint best;

  if (now == NULL)
    return;

  best = count_others (fit->moment, now);
  wrong = find_wrong (fit, now);
  for (guint i = 0; i < map->buildings->len && best > 0; i++)
    if (wanted->buildings[i] != hu_snapshot_get_control (now)->buildings[i])
      try_building (fit, hu_map_get_building (map, i), wanted->buildings[i], &best);
  for (HuHex hex = 0; hex < map->grid->n_hexes && best > 0; hex++)
    if (wrong[hex])
      try_hex (fit, hex, &best);
}

void
hu_moment_carry_owners (HuNode           **draft,
                        const HuSnapshot  *moment)
{
  const HuState *state = hu_snapshot_get_state (moment);
  const HuGrid *grid = state->scenario->map->grid;
  g_autofree gint8 *owners = g_new (gint8, (gsize) grid->n_hexes);
  Fit fit = { .draft = *draft, .moment = moment, .owners = owners };

  /* Holds by vehicles follow from where they are. */
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    owners[hex] = hu_grid_has (grid, hex) ? (gint8) hu_control_underlying (state, HU_SUBJECT_HEX, hex)
                                          : (gint8) HU_SIDE_NONE;
  improve (&fit);
  *draft = with_owners (&fit);
  hu_node_unref (fit.draft);
}

/* --- What remains --- */

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

  return hu_explain_hex_left (hu_grid_format (map->grid, hex, name));
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

        add_name (names, &n, hu_explain_building_left (building->name != NULL ? hu_scenario_word (scenario, building->name)
                                                                              : building->id));
      }
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (a->hexes[hex] != b->hexes[hex])
      add_name (names, &n, dup_hex_name (map, hex));
  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    if (a->locations[i] != b->locations[i])
      add_name (names, &n, dup_location_name (map, i));

  return n > 0 ? hu_explain_owners_left (n, names->str, n - MIN (n, MAX_NAMES)) : NULL;
}
