/*
 * Words for sets of hexes: by the rule that gives them, or by few names and spans.
 */
#include "config.h"

#include "hu-explain-private.h"

#include "hu-hex-span.h"

/* The most names and spans of a list; the hexes of the others are counted. */
#define NAMES_MOST 8

/* --- Hexes by name --- */

static char *
name_hex (const HuScenario *scenario,
          const GArray     *hexes,
          guint             index)
{
  return hu_grid_dup_name (scenario->map->grid, g_array_index (hexes, HuHex, index));
}

static char *
dup_span (const HuGrid *grid,
          HuHex         first,
          HuHex         last)
{
  g_autofree char *a = hu_grid_dup_name (grid, first);
  g_autofree char *b = NULL;

  if (last == HU_HEX_NONE)
    return g_steal_pointer (&a);

  b = hu_grid_dup_name (grid, last);
  /* Translators: hexes: every one in the rectangle between these two corners. */
  return g_strdup_printf (C_("hexes", "%s–%s"), a, b);
}

/* @names: (element-type utf8); @more: hexes that are not named; @any: with "or" in place of "and". */
static char *
join (const GPtrArray *names,
      guint            more,
      gboolean         any)
{
  g_autofree char *all = g_strdup (g_ptr_array_index (names, 0));

  for (guint i = 1; i < names->len; i++)
    {
      g_autofree char *so_far = g_steal_pointer (&all);

      all = g_strdup_printf (i + 1 < names->len || more > 0 ? C_("list", "%s, %s")
                             : any ? C_("list", "%s or %s") : C_("list", "%s and %s"), so_far,
                             (const char *) g_ptr_array_index (names, i));
    }
  if (more > 0)
    return g_strdup_printf (any ? _hu_trn ("%s or %u more", "%s or %u more", more)
                                : _hu_trn ("%s and %u more", "%s and %u more", more), all, more);

  return g_steal_pointer (&all);
}

typedef struct
{
  const HuGrid *grid;
  GPtrArray    *names;
  guint         more;     /* hexes that are not named */
  gboolean      straight; /* each lies in one row or column */
} Spans;

static gboolean
is_straight (const HuGrid    *grid,
             const HuHexSpan *span)
{
  return span->last == HU_HEX_NONE || hu_grid_row (grid, span->first) == hu_grid_row (grid, span->last) ||
         hu_grid_column (grid, span->first) == hu_grid_column (grid, span->last);
}

static void
add_span (const HuHexSpan *span,
          gpointer         user_data)
{
  Spans *spans = user_data;

  spans->straight = spans->straight && is_straight (spans->grid, span);
  if (spans->names->len < NAMES_MOST)
    g_ptr_array_add (spans->names, dup_span (spans->grid, span->first, span->last));
  else
    spans->more += span->n_hexes;
}

/* NULL: names of hexes are as short, or hexes are few and make up rectangles, which nobody expects of few. */
static char *
explain_spans (const HuScenario *scenario,
               const GArray     *hexes,
               gboolean          any)
{
  const HuGrid *grid = scenario->map->grid;
  g_autofree guint8 *pending = g_malloc0 ((gsize) grid->n_hexes);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  Spans spans = { grid, names, 0, TRUE };

  for (guint i = 0; i < hexes->len; i++)
    pending[g_array_index (hexes, HuHex, i)] = 1;
  hu_hexes_cover (grid, pending, add_span, &spans);
  if (hexes->len <= NAMES_MOST && (!spans.straight || names->len * 2 > hexes->len || hexes->len < 3))
    return NULL;

  return join (names, spans.more, any);
}

static char *explain_rule (const HuScenario *scenario,
                           const HuHexRule  *rule,
                           gboolean          any);

static char *
explain_set (const HuScenario *scenario,
             const GArray     *hexes,
             gboolean          any)
{
  const HuHexRule *rule = hu_scenario_find_hex_rule (scenario, hexes);
  g_autofree char *spans = NULL;

  if (rule != NULL)
    return explain_rule (scenario, rule, any);
  if (hexes->len > 0)
    spans = explain_spans (scenario, hexes, any);
  if (spans != NULL)
    return g_steal_pointer (&spans);

  return any ? _hu_explain_any_list (scenario, hexes, NAMES_MOST, name_hex)
             : _hu_explain_list (scenario, hexes, NAMES_MOST, name_hex);
}

char *
hu_explain_hexset (const HuScenario *scenario,
                   const GArray     *hexes)
{
  g_return_val_if_fail (scenario != NULL && hexes != NULL, NULL);

  return explain_set (scenario, hexes, FALSE);
}

char *
hu_explain_any_hexset (const HuScenario *scenario,
                       const GArray     *hexes)
{
  g_return_val_if_fail (scenario != NULL && hexes != NULL, NULL);

  return explain_set (scenario, hexes, TRUE);
}

/* --- Rules --- */

char *
hu_explain_elevation (gint level)
{
  /* Translators: a level of elevation. */
  return level < 0 ? g_strdup_printf (C_("elevation", "level −%d"), -level)
                   : g_strdup_printf (C_("elevation", "level %d"), level);
}

/* The names of the bits that are set, as a list with "or". */
static char *
join_bits (guint        bits,
           guint        n,
           const char *(*name) (guint number))
{
  g_autofree char *all = NULL;
  guint last = 0;

  for (guint i = 0; i < n; i++)
    if (bits >> i & 1)
      last = i;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *so_far = NULL;

      if (!(bits >> i & 1))
        continue;
      so_far = g_steal_pointer (&all);
      all = so_far == NULL ? g_strdup (name (i))
                           : g_strdup_printf (i == last ? C_("list", "%s or %s") : C_("list", "%s, %s"), so_far, name (i));
    }

  return g_steal_pointer (&all);
}

static const char *
name_ground (guint terrain)
{
  /* Translators: hexes without forest, swamp and so on. */
  return terrain == HU_TERRAIN_CLEAR ? C_("terrain of hexes", "clear terrain") : _hu_terrain_name ((HuTerrain) terrain);
}

static const char *
name_line (guint kind)
{
  static const char * const names[HU_N_LINES] = {
    [HU_LINE_ROAD] = NC_("line on the map", "a road"),
    [HU_LINE_RAIL] = NC_("line on the map", "a railway"),
    [HU_LINE_RIVER] = NC_("line on the map", "a river"),
    [HU_LINE_FRONT] = NC_("line on the map", "the front"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "line on the map", names[kind]);
}

static const char *
name_edge (guint edge)
{
  static const char * const names[] = {
    [HU_EDGE_NORTH] = NC_("edge of hexes", "north"),
    [HU_EDGE_EAST] = NC_("edge of hexes", "east"),
    [HU_EDGE_SOUTH] = NC_("edge of hexes", "south"),
    [HU_EDGE_WEST] = NC_("edge of hexes", "west"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "edge of hexes", names[edge]);
}

static char *
explain_near (const HuScenario *scenario,
              const HuHexRule  *rule)
{
  g_autofree char *of = NULL;
  const char *name;

  if (rule->lines != 0)
    of = join_bits (rule->lines, HU_N_LINES, name_line);
  else if (rule->parts->len > 0)
    of = hu_explain_hex_rule (scenario, g_ptr_array_index (rule->parts, 0));
  name = of != NULL ? of : _hu_place_name (scenario, (guint) rule->place);

  if (rule->within == 0 && rule->lines != 0)
    /* Translators: "a road or a railway". */
    return g_strdup_printf (C_("set of hexes", "the hexes with %s"), name);
  if (rule->within == 0)
    return g_strdup (name);

  return hu_explain_sentence (scenario,
                              /* Translators: a distance in hexes; a place, hexes, or "a road or a railway". */
                              _hu_trn ("the hexes within %d hex of %s", "the hexes within %d hexes of %s", rule->within),
                              rule->within, name);
}

/* A part of a set that is put together of several: in brackets where it is put together itself. */
static char *
explain_part (const HuScenario *scenario,
              const HuHexRule  *rule)
{
  g_autofree char *part = hu_explain_hex_rule (scenario, rule);

  return rule->kind >= HU_HEX_RULE_ALL_OF && rule->parts->len > 1 ? g_strdup_printf ("(%s)", part)
                                                                  : g_steal_pointer (&part);
}

/* Hexes that are in each of several sets: "the hexes of the south edge that are also in D0–H6". */
static char *
join_common (const GPtrArray *parts)
{
  g_autofree char *all = g_strdup (g_ptr_array_index (parts, 0));

  for (guint i = 1; i < parts->len; i++)
    {
      g_autofree char *so_far = g_steal_pointer (&all);

      /* Translators: two sets of hexes. */
      all = g_strdup_printf (C_("set of hexes", "%s that are also in %s"), so_far,
                             (const char *) g_ptr_array_index (parts, i));
    }

  return g_steal_pointer (&all);
}

static char *
explain_parts (const HuScenario *scenario,
               const HuHexRule  *rule,
               gboolean          any)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (rule->parts->len == 1)
    return explain_rule (scenario, g_ptr_array_index (rule->parts, 0), any);

  for (guint i = 0; i < rule->parts->len; i++)
    g_ptr_array_add (parts, explain_part (scenario, g_ptr_array_index (rule->parts, i)));
  if (rule->kind == HU_HEX_RULE_EXCEPT)
    /* Translators: two sets of hexes. */
    return g_strdup_printf (C_("set of hexes", "%s except %s"), (const char *) g_ptr_array_index (parts, 0),
                            (const char *) g_ptr_array_index (parts, 1));

  return rule->kind == HU_HEX_RULE_ANY_OF ? join (parts, 0, any) : join_common (parts);
}

/* @any: something is in one of the hexes. */
static char *
explain_rule (const HuScenario *scenario,
              const HuHexRule  *rule,
              gboolean          any)
{
  g_autofree char *names = NULL;

  switch (rule->kind)
    {
    case HU_HEX_RULE_HEXES:
      return rule->all ? g_strdup (C_("set of hexes", "all hexes")) : hu_explain_hexset (scenario, rule->hexes);
    case HU_HEX_RULE_NEAR:
      return explain_near (scenario, rule);
    case HU_HEX_RULE_TERRAIN:
      names = join_bits (rule->terrains, HU_N_TERRAINS, name_ground);
      /* Translators: "forest or swamp". */
      return g_strdup_printf (C_("set of hexes", "the hexes of %s"), names);
    case HU_HEX_RULE_LEVEL:
      /* Translators: a level of elevation. */
      return rule->level < 0
        ? g_strdup_printf (C_("set of hexes", "the hexes of level −%d and higher"), -rule->level)
        : g_strdup_printf (C_("set of hexes", "the hexes of level %d and higher"), rule->level);
    case HU_HEX_RULE_EDGE:
      names = join_bits (rule->edges, 4, name_edge);
      /* Translators: "north or east". */
      return g_strdup_printf (C_("set of hexes", "the hexes of the %s edge"), names);
    case HU_HEX_RULE_ALL_OF:
    case HU_HEX_RULE_ANY_OF:
    case HU_HEX_RULE_EXCEPT:
      return explain_parts (scenario, rule, any);
    case HU_N_HEX_RULES:
      break;
    }

  g_return_val_if_reached (NULL);
}

char *
hu_explain_hex_rule (const HuScenario *scenario,
                     const HuHexRule  *rule)
{
  g_return_val_if_fail (scenario != NULL && rule != NULL, NULL);

  return explain_rule (scenario, rule, FALSE);
}
