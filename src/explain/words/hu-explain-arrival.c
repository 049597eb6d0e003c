/*
 * Words for edges and hexes of the map, for what stops lines of supply, and for units that are still to come.
 */
#include "config.h"

#include "hu-explain-arrival.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-private.h"

static const char *
edge_name (HuEdge edge)
{
  static const char * const names[] = {
    [HU_EDGE_NORTH] = NC_("edge", "north"),
    [HU_EDGE_EAST] = NC_("edge", "east"),
    [HU_EDGE_SOUTH] = NC_("edge", "south"),
    [HU_EDGE_WEST] = NC_("edge", "west"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "edge", names[edge]);
}

char *
hu_explain_sources (const HuScenario *scenario,
                    const HuSources  *sources)
{
  g_autoptr(GString) names = g_string_new (NULL);

  if (!sources->by_edge)
    return hu_explain_hexes (scenario, sources->hexes, 12);

  for (guint edge = 0; edge < G_N_ELEMENTS (sources->edges); edge++)
    if (sources->edges[edge])
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", edge_name (edge));

  if (sources->hexes != NULL && names->len == 0)
    return hu_explain_hexes (scenario, sources->hexes, 12);
  if (sources->hexes != NULL)
    {
      g_autofree char *hexes = hu_explain_hexes (scenario, sources->hexes, 12);

      /* Translators: edges of the map: "north, east"; hexes. */
      return g_strdup_printf (_("edges of the map: %s; %s"), names->str, hexes);
    }

  /* Translators: edges of the map: "north, east". */
  return g_strdup_printf (_("edges of the map: %s"), names->str);
}

char *
hu_explain_obstacles (const HuSupplyRules *rules)
{
  const char *words[4];
  guint n = 0;
  g_autoptr(GString) list = g_string_new (NULL);

  g_return_val_if_fail (rules != NULL, NULL);

  if (rules->blocked_by_units)
    words[n++] = _("enemy ground units");
  if (rules->blocked_by_zoc)
    words[n++] = rules->zoc_negated_by_units ? _("enemy zones of control (but not where a friendly unit stands)")
                                             : _("enemy zones of control");
  if (rules->blocked_by_owner)
    words[n++] = _("enemy control");
  /* Of every map, whatever the scenario says. */
  words[n++] = _("lakes and the hexsides of lakes and cliffs");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", words[i]);

  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
hu_explain_arrival (const HuScenario *scenario,
                    const HuUnit     *unit)
{
  g_autofree char *turn = NULL, *place = NULL;

  g_return_val_if_fail (scenario != NULL && unit != NULL && unit->arrival != NULL, NULL);

  turn = hu_explain_turn (scenario, (guint) MIN (unit->arrival->turn, G_MAXUINT));
  if (!hu_arrival_has_place (unit->arrival))
    return g_steal_pointer (&turn);

  place = hu_explain_sources (scenario, &unit->arrival->at);

  /* Translators: when and where a unit comes on: "Turn 3", "edges of the map: north, east" or "0101 and 0102". */
  return g_strdup_printf (_("%1$s; %2$s"), turn, place);
}
