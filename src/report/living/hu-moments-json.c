/*
 * Moments as JSON: what a page needs to draw any of them, and no rule.
 */
#include "config.h"

#include "hu-moments.h"

#include <math.h>

#include "hu-explain.h"
#include "hu-geometry.h"
#include "hu-script-text.h"
#include "hu-side-look.h"

static void
append_lists (GString         *json,
              const char      *key,
              const GPtrArray *lists)
{
  guint used = lists->len;

  /* Lists without anything at the end are left out: most games have no Fire. */
  while (used > 0 && g_ptr_array_index (lists, used - 1) == NULL)
    used--;
  g_string_append_printf (json, ",\"%s\":[", key);
  for (guint i = 0; i < used; i++)
    {
      if (i > 0)
        g_string_append_c (json, ',');
      hu_script_append_numbers (json, g_ptr_array_index (lists, i));
    }
  g_string_append_c (json, ']');
}

static void
append_numbers (GString      *json,
                const char   *key,
                const GArray *numbers)
{
  g_string_append_printf (json, ",\"%s\":", key);
  if (numbers->len == 0)
    g_string_append (json, "[]");
  else
    hu_script_append_numbers (json, numbers);
}

/* Where hexes lie, in map units: flat or pointy, hexes in a lane, whether odd lanes are shifted, and the first place across and
 * along the lanes. */
static void
append_grid (GString      *json,
             const HuGrid *grid)
{
  gboolean flat = grid->orientation == HU_ORIENTATION_FLAT;
  HuPoint first = hu_geometry_centre (grid, 0);
  double across = flat ? first.x : first.y;
  double along = (flat ? first.y : first.x) - sqrt (3) / 2 * hu_grid_lane_shift (grid, 0);
  char numbers[2][G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (json, ",\"grid\":[%d,%d,%d,%s,%s]", flat, grid->lane_length, hu_grid_lane_shift (grid, 0),
                          g_ascii_formatd (numbers[0], sizeof numbers[0], "%.5g", across),
                          g_ascii_formatd (numbers[1], sizeof numbers[1], "%.5g", along));
}

/* First place of the rectangle that is no hex, and how many from there, for each gap. */
static void
append_missing (GString      *json,
                const HuGrid *grid)
{
  g_autoptr(GArray) runs = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint hex = 0; hex < grid->n_hexes; hex++)
    {
      gint begin = hex;

      while (hex < grid->n_hexes && !grid->exists[hex])
        hex++;
      if (hex > begin)
        g_array_append_vals (runs, ((gint[]) { begin, hex - begin }), 2);
    }
  append_numbers (json, "missing", runs);
}

/* The names of all hexes in one text, for their numbers on the map; none has a space in it. */
static void
append_names (GString      *json,
              const HuGrid *grid)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (gint hex = 0; hex < grid->n_hexes; hex++)
    {
      char name[HU_HEX_NAME_MAX];

      g_string_append_printf (names, "%s%s", hex > 0 ? " " : "", grid->exists[hex] ? hu_grid_format (grid, hex, name) : "");
    }
  g_string_append (json, ",\"names\":");
  hu_script_append_words (json, names->str);
}

/* Appends the things that have a name, with their hexes: each place, and each building that has one. */
static void
append_called (GString          *json,
               const HuScenario *scenario)
{
  const HuMap *map = scenario->map;
  const char *before = "";

  g_string_append (json, ",\"called\":[");
  for (guint i = 0; i < map->places->len; i++)
    {
      g_autofree char *name = hu_explain_place (scenario, i);

      g_string_append (json, before);
      hu_script_append_words (json, name);
      g_string_append_c (json, ',');
      hu_script_append_numbers (json, hu_map_get_place (map, i)->hexes);
      before = ",";
    }
  for (guint i = 0; i < map->buildings->len; i++)
    {
      const HuBuilding *building = hu_map_get_building (map, i);

      if (building->name == NULL)
        continue;
      g_string_append (json, before);
      hu_script_append_words (json, building->name);
      g_string_append_c (json, ',');
      hu_script_append_numbers (json, building->hexes);
      before = ",";
    }
  g_string_append_c (json, ']');
}

/* The hexes of Locations above and below the ground level, and their storeys, by HuLocation. */
static void
append_locations (GString     *json,
                  const HuMap *map)
{
  gint n_extra = hu_map_n_locations (map) - map->grid->n_hexes;

  g_string_append_printf (json, ",\"hexes\":%d,\"extra\":[", map->grid->n_hexes);
  for (gint i = 0; i < n_extra; i++)
    g_string_append_printf (json, "%s%d,%d", i > 0 ? "," : "", map->locations->extra_hex[i],
                            map->locations->extra_storey[i]);
  g_string_append (json, "],\"sites\":[");
  for (guint i = 0; i < map->buildings->len; i++)
    {
      g_string_append (json, i > 0 ? "," : "");
      hu_script_append_numbers (json, hu_map_get_building (map, i)->hexes);
    }
  g_string_append_c (json, ']');
}

/* A counter's name and side; what is secret has no name. */
static void
append_figures (GString         *json,
                const HuFigures *figures)
{
  g_string_append (json, ",\"figures\":[");
  for (guint i = 0; i < figures->figures->len; i++)
    {
      const HuFigure *figure = &g_array_index (figures->figures, HuFigure, i);
      const HuUnit *unit = hu_scenario_get_unit (figures->scenario, figure->unit);
      const char *name = unit->name != NULL ? hu_scenario_word (figures->scenario, unit->name) : unit->id;

      g_string_append (json, i > 0 ? ",[" : "[");
      hu_script_append_words (json, figure->secret ? "?" : name);
      g_string_append_printf (json, ",%d]", figure->side);
    }
  g_string_append_c (json, ']');
}

void
hu_moments_append (const HuMoments *self,
                   GString         *json)
{
  const HuMap *map;

  g_return_if_fail (self != NULL && json != NULL);

  map = self->figures->scenario->map;
  g_string_append_printf (json, "\"events\":%u", self->n_events);
  if (hu_side_look (self->figures->scenario, HU_SIDE_FIRST) != HU_SIDE_FIRST)
    g_string_append (json, ",\"swapped\":true");
  append_grid (json, map->grid);
  append_missing (json, map->grid);
  append_names (json, map->grid);
  append_called (json, self->figures->scenario);
  append_locations (json, map);
  append_figures (json, self->figures);
  g_string_append (json, ",\"texts\":[");
  for (guint i = 0; i < self->texts->len; i++)
    {
      g_string_append (json, i > 0 ? "," : "");
      hu_script_append_words (json, g_ptr_array_index (self->texts, i));
    }
  g_string_append_c (json, ']');
  append_lists (json, "piles", self->piles);
  append_lists (json, "owners", self->owners);
  append_lists (json, "buildings", self->buildings);
  append_lists (json, "hazards", self->hazards);
  append_lists (json, "lines", self->lines);
  append_numbers (json, "origins", self->origins);
  g_string_append_printf (json, ",\"lineSide\":%d", self->line_side);
  append_numbers (json, "clocks", self->clocks);
  append_numbers (json, "verdicts", self->verdicts);
  append_numbers (json, "meters", self->meters);
}
