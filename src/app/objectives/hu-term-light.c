/*
 * Lights the parts of the map that a condition names: its places and hexes, its units where they begin, its edges.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include "hu-sources.h"
#include "hu-objectives-format.h"

static void
add_hexes (GArray       *hexes,
           const GArray *more)
{
  if (more != NULL && more->len > 0)
    g_array_append_vals (hexes, more->data, more->len);
}

static void
add_sources (const HuMap     *map,
             const HuSources *sources,
             GArray          *hexes)
{
  g_autoptr(GArray) more = hu_sources_list (sources, map);

  add_hexes (hexes, more);
}

static void
add_term (HuScenario   *scenario,
          const HuTerm *term,
          GArray       *hexes)
{
  const HuMap *map = scenario->map;

  for (guint i = 0; term->where.places != NULL && i < term->where.places->len; i++)
    add_hexes (hexes, hu_map_get_place (map, g_array_index (term->where.places, guint, i))->hexes);
  add_hexes (hexes, term->where.hexes);
  for (guint i = 0; term->filter.units != NULL && i < term->filter.units->len; i++)
    {
      HuHex hex = hu_scenario_get_unit (scenario, g_array_index (term->filter.units, guint, i))->at;

      if (hex != HU_HEX_NONE)
        g_array_append_val (hexes, hex);
    }
  if (hu_objectives_term (term)->has_to)
    add_sources (map, &hu_objectives_term (term)->to, hexes);
  if (term->has_through)
    add_sources (map, &term->through, hexes);
  add_hexes (hexes, hu_objectives_term (term)->within);
  for (guint i = 0; term->parts != NULL && i < term->parts->len; i++)
    add_term (scenario, g_ptr_array_index (term->parts, i), hexes);
}

GArray *
hu_term_list_hexes (HuWorkshop *shop,
                    const char *pointer)
{
  HuScenario *scenario = hu_workshop_get_scenario (shop);
  HuNode *condition = hu_workshop_get (shop, pointer);
  HuTerm *term = condition != NULL ? hu_objectives_term_from_node (scenario, condition, hu_term_is_count (pointer)) : NULL;
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  if (term == NULL)
    return hexes;

  add_term (scenario, term, hexes);
  hu_term_free (term);

  return hexes;
}

void
hu_term_light (HuWorkshopBench *bench,
               const char      *pointer)
{
  g_autoptr(GArray) hexes = pointer != NULL ? hu_term_list_hexes (bench->shop, pointer) : NULL;

  hu_map_view_light (bench->map, hexes != NULL && hexes->len > 0 ? hexes : NULL);
}
