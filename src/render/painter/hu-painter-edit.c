/*
 * The painter while the user edits the map: after a small change it redraws only the changed parts of what it
 * has cached.
 */
#include "hu-painter-private.h"

#include "hu-side-look.h"

#include <string.h>

#define REACH 2.0 /* map units: how far beyond its hex something is drawn */

static HuBox
box_of (const HuGrid *grid,
        HuHex         hex)
{
  HuPoint centre = hu_geometry_centre (grid, hex);

  return (HuBox) { centre.x - REACH, centre.y - REACH, 2 * REACH, 2 * REACH };
}

static void
mark_hexes (HuPainter    *self,
            const GArray *hexes)
{
  const HuGrid *grid = self->scenario->map->grid;
  double size = _hu_painter_tile_px (self);

  if (hexes == NULL)
    {
      HuBox bounds = hu_geometry_bounds (grid);

      hu_tiles_mark_stale (self->tiles, (HuBox) { -REACH, -REACH, bounds.width + 2 * REACH,
                                                  bounds.height + 2 * REACH }, size);
      return;
    }

  for (guint i = 0; i < hexes->len; i++)
    hu_tiles_mark_stale (self->tiles, box_of (grid, g_array_index (hexes, HuHex, i)), size);
}

/* --- Curves --- */

#define CURVE_RUN 16 /* points of a curve that share a box */

static guint
curve_hash (gconstpointer data)
{
  const HuCurve *curve = data;
  const HuCurvePoint *points = (const HuCurvePoint *) curve->points->data;
  guint hash = curve->points->len;

  /* Few curves begin and end alike. */
  if (curve->points->len > 0)
    hash ^= g_double_hash (&points[0].x) ^ g_double_hash (&points[curve->points->len - 1].y) * 31;

  return hash;
}

static gboolean
curve_equal (gconstpointer a,
             gconstpointer b)
{
  const GArray *of_a = ((const HuCurve *) a)->points, *of_b = ((const HuCurve *) b)->points;

  return of_a->len == of_b->len &&
         (of_a->len == 0 || memcmp (of_a->data, of_b->data, of_a->len * sizeof (HuCurvePoint)) == 0);
}

static void
mark_curve (HuPainter     *self,
            const HuCurve *curve)
{
  double size = _hu_painter_tile_px (self);

  for (guint first = 0; first < curve->points->len; first += CURVE_RUN)
    {
      guint last = MIN (first + CURVE_RUN, curve->points->len - 1);
      double left = G_MAXDOUBLE, right = -G_MAXDOUBLE, top = G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

      for (guint i = first; i <= last; i++)
        {
          const HuCurvePoint *point = &g_array_index (curve->points, HuCurvePoint, i);

          left = MIN (left, point->x);
          right = MAX (right, point->x);
          top = MIN (top, point->y);
          bottom = MAX (bottom, point->y);
        }
      hu_tiles_mark_stale (self->tiles, (HuBox) { left - REACH, top - REACH, right - left + 2 * REACH,
                                                  bottom - top + 2 * REACH }, size);
    }
}

/* Marks those of @curves stale that are not among @others. */
static void
mark_others (HuPainter       *self,
             const GPtrArray *curves,
             const GPtrArray *others)
{
  g_autoptr(GHashTable) known = g_hash_table_new (curve_hash, curve_equal);

  for (guint i = 0; i < others->len; i++)
    g_hash_table_add (known, g_ptr_array_index (others, i));
  for (guint i = 0; i < curves->len; i++)
    if (!g_hash_table_contains (known, g_ptr_array_index (curves, i)))
      mark_curve (self, g_ptr_array_index (curves, i));
}

static void
mark_differences (HuPainter       *self,
                  const GPtrArray *before,
                  const GPtrArray *after)
{
  mark_others (self, before, after);
  mark_others (self, after, before);
}

/* Renews all curves: a line's course depends on its whole length, and a river widens from its spring, so an
 * edit in one hex shows far away. */
static void
renew_curves (HuPainter *self)
{
  HuHexsideCurves *hexsides = g_steal_pointer (&self->hexsides);
  HuLineCurves *lines = g_steal_pointer (&self->lines);

  _hu_painter_prepare_lines (self);
  mark_differences (self, hexsides->rivers, self->hexsides->rivers);
  mark_differences (self, hexsides->lakes, self->hexsides->lakes);
  mark_differences (self, hexsides->walls, self->hexsides->walls);
  mark_differences (self, hexsides->cliffs, self->hexsides->cliffs);
  for (guint kind = 0; kind < HU_N_LINES; kind++)
    mark_differences (self, lines->curves[kind], self->lines->curves[kind]);
  hu_layer_hexsides_free (hexsides);
  hu_layer_lines_free (lines);
}

static gboolean
is_water (const HuMap *map,
          HuHex        hex)
{
  return map->terrain[hex] == HU_TERRAIN_LAKE || map->terrain[hex] == HU_TERRAIN_SEA;
}

/* Has any water come or gone?  Rivers end there. */
static gboolean
is_water_edited (const HuMap  *before,
                 const HuMap  *after,
                 const GArray *hexes)
{
  guint n = hexes != NULL ? hexes->len : (guint) MIN (before->grid->n_hexes, after->grid->n_hexes);

  for (guint i = 0; i < n; i++)
    {
      HuHex hex = hexes != NULL ? g_array_index (hexes, HuHex, i) : (HuHex) i;

      if (is_water (before, hex) != is_water (after, hex))
        return TRUE;
    }

  return FALSE;
}

/**
 * hu_painter_edit:
 * @scenario: the scenario to draw from now on: an edited form of the previous one
 * @edited: the kinds of things that differ, #HuEdited
 * @hexes: (nullable) (element-type HuHex): the hexes whose terrain and lines differ; %NULL: any
 *
 * Keeps all other cached pictures. Scenes must be of @scenario from now on.
 */
void
hu_painter_edit (HuPainter    *self,
                 HuScenario   *scenario,
                 guint         edited,
                 const GArray *hexes)
{
  g_return_if_fail (self != NULL && scenario != NULL);

  if ((edited & HU_EDITED_GROUND) && !(edited & HU_EDITED_GRID) &&
      is_water_edited (self->scenario->map, scenario->map, hexes))
    edited |= HU_EDITED_LINES;
  hu_scenario_ref (scenario);
  hu_scenario_unref (self->scenario);
  self->scenario = scenario;
  self->traced_side = _hu_painter_find_traced_side (scenario);
  if (hu_side_look (scenario, HU_SIDE_FIRST) != hu_theme_look (self->theme, HU_SIDE_FIRST))
    _hu_painter_take_theme (self);
  _hu_painter_forget_position (self);

  if (edited & HU_EDITED_GRID)
    _hu_painter_prepare_lines (self);
  else if (edited & (HU_EDITED_LINES | HU_EDITED_NAMES))
    renew_curves (self);
  if (edited & HU_EDITED_GRID)
    {
      /* Nothing of what was drawn is where it was. */
      hu_tiles_clear (self->tiles);
      hu_sprites_clear (self->sprites);
      hu_lettering_clear (self->text);
      self->stands_in = FALSE;
    }
  else if (edited & (HU_EDITED_GROUND | HU_EDITED_LINES))
    mark_hexes (self, hexes);
  if (edited & HU_EDITED_UNITS)
    hu_sprites_clear (self->sprites);
  if (edited & (HU_EDITED_NAMES | HU_EDITED_GRID))
    g_clear_pointer (&self->labels, hu_layer_places_free);
}
