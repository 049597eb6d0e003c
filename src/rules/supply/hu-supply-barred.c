/*
 * Sources that the rules name and in which no line ends, and why.
 */
#include "hu-supply-opening-private.h"

#include "hu-sources.h"

/* Why no line ends in a source of that name; HU_N_NO_SOURCES: lines do. */
static HuNoSource
find_bar (const HuSupplySituation *situation,
          const guint8            *except,
          HuHex                    hex)
{
  if (hu_supply_situation_is_barred (situation, hex))
    return HU_NO_SOURCE_GROUND;
  if (except[hex])
    return situation->rules.inside != NULL && hu_hexes_have (situation->rules.inside, hex) ? HU_NO_SOURCE_INSIDE
                                                                                           : HU_NO_SOURCE_EXCEPTED;
  if ((situation->sites != NULL && situation->sites[hex] && !situation->source[hex]) ||
      situation->block[hex] == HU_BLOCK_OWNER)
    return HU_NO_SOURCE_TAKEN;
  if (situation->block[hex] == HU_BLOCK_UNIT)
    return HU_NO_SOURCE_HELD;

  return situation->block[hex] == HU_BLOCK_ZOC ? HU_NO_SOURCE_ZOC : HU_N_NO_SOURCES;
}

HuNoSource
hu_supply_situation_find_bar (const HuSupplySituation *situation,
                              HuHex                    hex)
{
  const GArray *excepted;
  g_autofree guint8 *except = NULL;

  g_return_val_if_fail (situation != NULL, HU_N_NO_SOURCES);

  excepted = situation->rules.except;
  except = g_malloc0 ((gsize) situation->state->scenario->map->grid->n_hexes);
  if (excepted != NULL && hu_hexes_have (excepted, hex))
    except[hex] = TRUE;

  return find_bar (situation, except, hex);
}

static int
compare_distances (gconstpointer a,
                   gconstpointer b,
                   gpointer      data)
{
  const HuOpeningSearch *search = data;
  HuHex first = *(const HuHex *) a, second = *(const HuHex *) b;
  gint difference = hu_grid_distance (search->field.grid, search->field.origins[0], first) -
                    hu_grid_distance (search->field.grid, search->field.origins[0], second);

  return difference != 0 ? difference : first - second;
}

static void
bar (const HuOpeningSearch *search,
     const guint8          *except,
     HuHex                  hex)
{
  HuNoSource why = find_bar (search->situation, except, hex);

  /* The answer about its lines says that a capital never supplies itself. */
  for (guint i = 0; search->situation->asked && i < search->field.n_origins; i++)
    if (search->field.origins[i] == hex)
      return;
  if (why != HU_N_NO_SOURCES)
    g_array_append_val (search->found->barred[why], hex);
}

/* Adds the hexes of an edge in which lines could end if it were not for that; nobody expects supply from a lake at an edge
 * that has land as well. */
static void
bar_edge (const HuOpeningSearch *search,
          const guint8          *except,
          HuEdge                 edge)
{
  const HuMap *map = search->situation->state->scenario->map;
  HuSources sources = { .by_edge = TRUE };
  g_autoptr(GArray) hexes = NULL;
  gboolean any = FALSE;

  sources.edges[edge] = TRUE;
  hexes = hu_sources_list (&sources, map);
  for (guint i = 0; i < hexes->len && !any; i++)
    any = find_bar (search->situation, except, g_array_index (hexes, HuHex, i)) == HU_N_NO_SOURCES;
  for (guint i = 0; i < hexes->len; i++)
    if (!any || except[g_array_index (hexes, HuHex, i)])
      bar (search, except, g_array_index (hexes, HuHex, i));
}

void
hu_opening_find_barred (const HuOpeningSearch *search)
{
  HuSupplyOpening *self = search->found;
  const HuSupplyRules *rules = &search->situation->rules;
  gsize n_hexes = (gsize) search->field.grid->n_hexes;
  g_autofree guint8 *except = g_malloc0 (n_hexes);

  for (guint i = 0; i < HU_N_NO_SOURCES; i++)
    self->barred[i] = g_array_new (FALSE, FALSE, sizeof (HuHex));
  for (guint i = 0; rules->except != NULL && i < rules->except->len; i++)
    except[g_array_index (rules->except, HuHex, i)] = TRUE;
  for (guint i = 0; rules->sources.hexes != NULL && i < rules->sources.hexes->len; i++)
    bar (search, except, g_array_index (rules->sources.hexes, HuHex, i));
  for (gint edge = HU_EDGE_NORTH; rules->sources.by_edge && edge <= HU_EDGE_WEST; edge++)
    if (rules->sources.edges[edge])
      bar_edge (search, except, (HuEdge) edge);
  for (guint i = 0; i < HU_N_NO_SOURCES; i++)
    {
      hu_hexes_settle (self->barred[i]);
      g_array_sort_with_data (self->barred[i], compare_distances, (gpointer) search);
    }
}
