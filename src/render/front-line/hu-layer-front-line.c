/*
 * The front line: the hexes that each side covers with its units (hatched closely) and with their zones of
 * control (hatched widely), each side in its own direction; the rows that a line leaves open, as hazard tape
 * across the map; and, where the rule is read as one printed line, the cheapest such line.
 *
 * The front-line system's part in the picture: the lines, their gaps, and the small maps of its rules.
 */
#include <math.h>

#include "hu-area.h"
#include "hu-fingerprint-private.h"
#include "hu-front-line-strip.h"
#include "hu-front-line.h"
#include "hu-mark-symbol.h"
#include "hu-painter-private.h"
#include "hu-side-look.h"
#include "hu-system-layers.h"

#define SHAPE_SCALE 3.0 /* px a map unit below which hexes have no shape any more */
#define SIGN_SCALE 11.0 /* px a map unit from which on there is room for signs */
#define SIGN_EVERY 7    /* hexes of an open row from one sign to the next */

typedef struct
{
  const HuGrid            *grid;
  const HuFrontLineFindings *findings;
  HuSide                   side;
  HuCover                  cover; /* this one … */
  const guint8            *open;  /* … or the rows marked here … */
  GHashTable              *free;  /* … or these hexes of the path that nobody covers */
} Query;

static gboolean
is_covered (HuHex    hex,
            gpointer data)
{
  const Query *query = data;

  return query->findings->cover[query->side][hex] == query->cover;
}

static gboolean
is_in_open_row (HuHex    hex,
                gpointer data)
{
  const Query *query = data;

  return query->open[hu_grid_row (query->grid, hex)];
}

static gboolean
is_free_on_path (HuHex    hex,
                 gpointer data)
{
  return g_hash_table_contains (((const Query *) data)->free, GINT_TO_POINTER (hex));
}

/* The closer the lines, the firmer the hold. */
static void
draw_cover (const HuCanvas *canvas,
            Query          *query)
{
  const HuTheme *theme = canvas->theme;
  HuColor color = theme->side[query->side];
  double spacing = CLAMP (canvas->scale * 0.34, 4.5, 17);

  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_BUTT);
  query->cover = HU_COVER_ZOC;
  hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, is_covered, query);
  hu_color_set (canvas->cr, hu_color_alpha (color, 0.09));
  cairo_fill_preserve (canvas->cr);
  hu_canvas_hatch (canvas, query->side, hu_color_alpha (color, theme->hatch * 0.62), spacing,
                   hu_canvas_width (canvas, 0.030, 0.7, 1.6));

  query->cover = HU_COVER_UNIT;
  hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, is_covered, query);
  hu_color_set (canvas->cr, hu_color_alpha (color, 0.30));
  cairo_fill_preserve (canvas->cr);
  hu_canvas_hatch (canvas, query->side, hu_color_alpha (color, theme->hatch), spacing / 2,
                   hu_canvas_width (canvas, 0.055, 1.0, 2.6));
}

/* Draws tape: broad stripes that lean like the side's hatch, between two edges in the side's colour. A line
 * that is not examined at the end of this player turn is paler, because it costs nothing yet. */
static void
draw_tape (const HuCanvas *canvas,
           const Query    *query,
           HuAreaFunc      holds)
{
  const HuTheme *theme = canvas->theme;
  double width = hu_canvas_width (canvas, 0.075, 1.2, 3.6);
  double strength = query->findings->examined[query->side] ? 1 : 0.55;
  /* Where both sides leave a row open, the dashes tell their edges apart. */
  const double dashes[] = { width * (hu_theme_look (theme, query->side) == HU_SIDE_FIRST ? 5 : 1.6), width * 2.2 };

  hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, holds, (gpointer) query);
  hu_color_set (canvas->cr, hu_color_alpha (theme->alarm, 0.10 * strength));
  cairo_fill_preserve (canvas->cr);
  hu_canvas_hatch (canvas, query->side, hu_color_alpha (theme->alarm, 0.30 * strength),
                   CLAMP (canvas->scale * 0.62, 7, 30), hu_canvas_width (canvas, 0.20, 2.4, 10));

  cairo_save (canvas->cr);
  hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, holds, (gpointer) query);
  cairo_set_line_width (canvas->cr, width * 1.9);
  hu_color_set (canvas->cr, hu_color_alpha (theme->casing, strength));
  cairo_stroke_preserve (canvas->cr);
  cairo_set_line_width (canvas->cr, width);
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  hu_color_set (canvas->cr, hu_color_alpha (theme->side[query->side], strength));
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

static double
sign_radius (const HuCanvas *canvas)
{
  return CLAMP (canvas->scale * 0.24, 4.5, 12);
}

/* Draws enough signs that one is in sight everywhere along the row. */
static void
draw_row_signs (const HuCanvas *canvas,
                const Query    *query)
{
  const HuGrid *grid = canvas->grid;
  HuHexWindow window = hu_canvas_window (canvas, 1);
  gint first = 3 + 3 * query->side;

  if (canvas->scale < SIGN_SCALE)
    return;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      {
        HuHex hex = lane * grid->lane_length + pos;
        gint along = hu_grid_column (grid, hex) - first;

        if (grid->exists[hex] && query->open[hu_grid_row (grid, hex)] && along >= 0 && along % SIGN_EVERY == 0)
          hu_mark_draw (canvas, HU_MARK_CRITICAL, HU_SIDE_NONE, hu_canvas_centre (canvas, hex), sign_radius (canvas));
      }
}

/* Where hexes are too small to have a shape, a row is a bar, thick enough to be seen. */
static void
draw_open_bars (const HuCanvas *canvas,
                const Query    *query)
{
  const GArray *gaps = query->findings->gaps[query->side];
  HuBox bounds = hu_geometry_bounds (query->grid);
  double strength = query->findings->examined[query->side] ? 0.75 : 0.4;

  for (guint i = 0; i < gaps->len; i++)
    {
      double top, bottom;
      HuPoint left;

      hu_geometry_row (query->grid, g_array_index (gaps, HuGap, i).row, &top, &bottom);
      left = hu_canvas_point (canvas, (HuPoint) { bounds.x, top });
      cairo_rectangle (canvas->cr, left.x, left.y, bounds.width * canvas->scale,
                       MAX ((bottom - top) * canvas->scale, 1.2));
    }
  hu_color_set (canvas->cr, hu_color_alpha (canvas->theme->alarm, strength));
  cairo_fill (canvas->cr);
}

static void
draw_open_rows (const HuCanvas *canvas,
                Query          *query)
{
  const GArray *gaps = query->findings->gaps[query->side];
  g_autofree guint8 *open = NULL;

  if (gaps->len == 0)
    return;

  open = g_malloc0 ((gsize) query->grid->rows + 1);
  for (guint i = 0; i < gaps->len; i++)
    open[g_array_index (gaps, HuGap, i).row] = TRUE;
  query->open = open;
  draw_tape (canvas, query, is_in_open_row);
  draw_row_signs (canvas, query);
  query->open = NULL;
}

/* Unbroken for the first side, dashed for the second; side by side where both take the same way. */
static void
stroke_path (const HuCanvas *canvas,
             const Query    *query)
{
  const GArray *path = query->findings->path[query->side];
  double width = hu_canvas_width (canvas, 0.14, 2.0, 7);
  const double dashes[] = { width * 2.6, width * 1.3 };

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, (query->side == HU_SIDE_FIRST ? -1 : 1) * width * 0.7, 0);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_sub_path (canvas->cr);
  for (guint i = 0; i < path->len; i++)
    {
      HuPoint p = hu_canvas_centre (canvas, g_array_index (path, HuHex, i));

      cairo_line_to (canvas->cr, p.x, p.y);
    }
  hu_color_set (canvas->cr, canvas->theme->casing);
  cairo_set_line_width (canvas->cr, width + MAX (2.0, width * 0.6));
  cairo_stroke_preserve (canvas->cr);
  hu_color_set (canvas->cr, canvas->theme->side[query->side]);
  cairo_set_line_width (canvas->cr, width);
  if (hu_theme_look (canvas->theme, query->side) == HU_SIDE_SECOND)
    cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

/* The line itself, and a sign wherever it pays. */
static void
draw_path (const HuCanvas *canvas,
           Query          *query)
{
  const GArray *open = query->findings->open[query->side];
  g_autoptr(GHashTable) free = g_hash_table_new (NULL, NULL);
  double radius = sign_radius (canvas);

  for (guint i = 0; i < open->len; i++)
    g_hash_table_add (free, GINT_TO_POINTER (g_array_index (open, HuHex, i)));

  query->free = free;
  if (canvas->scale >= SHAPE_SCALE)
    draw_tape (canvas, query, is_free_on_path);
  stroke_path (canvas, query);
  query->free = NULL;

  for (guint i = 0; canvas->scale >= SIGN_SCALE && i < open->len; i++)
    {
      HuPoint centre = hu_canvas_centre (canvas, g_array_index (open, HuHex, i));

      if (hu_canvas_sees (canvas, centre, radius + 2))
        hu_mark_draw (canvas, HU_MARK_CRITICAL, HU_SIDE_NONE, centre, radius);
    }
}

/* Zones of control alone are shown, and supply, which has zones of its own, is not asked about. */
static gboolean
shows_zones (const HuScene *scene)
{
  return (scene->overlays & HU_OVERLAY_ZOC) && scene->situation == NULL;
}

/**
 * layer_front_line_draw:
 * @scene: its snapshot's front line is shown
 *
 * Draws what both sides cover, and on top of it what they leave open.
 * On a map so small that hexes have no shape, it draws only the open rows.
 */
static void
layer_front_line_draw (const HuCanvas *canvas,
                       const HuScene  *scene)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (scene->snapshot);
  Query query = { .grid = canvas->grid, .findings = findings };

  if (!(scene->overlays & HU_OVERLAY_FRONT_LINE) && !shows_zones (scene))
    return;

  cairo_save (canvas->cr);
  for (query.side = HU_SIDE_FIRST; query.side < HU_N_SIDES && canvas->scale >= SHAPE_SCALE; query.side++)
    draw_cover (canvas, &query);
  for (query.side = HU_SIDE_FIRST; query.side < HU_N_SIDES && (scene->overlays & HU_OVERLAY_FRONT_LINE); query.side++)
    {
      if (findings->path[query.side] != NULL)
        draw_path (canvas, &query);
      else if (canvas->scale < SHAPE_SCALE)
        draw_open_bars (canvas, &query);
      else
        draw_open_rows (canvas, &query);
    }
  cairo_restore (canvas->cr);
}

/* --- The entries in the table of layers --- */

/* Draws cover as the layer does: a unit's hex to the left, a zone of control to the right. */
static void
draw_cover_swatch (const HuCanvas *canvas,
                   double          width,
                   double          height,
                   HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  double left = floor (width * 0.42);

  cairo_rectangle (cr, 1, 1, width - 2, height - 2);
  hu_color_set (cr, theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill (cr);

  cairo_rectangle (cr, 1, 1, left, height - 2);
  hu_color_set (cr, hu_color_alpha (theme->side[side], 0.30));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->side[side], theme->hatch), 3.0, 1.5);

  cairo_rectangle (cr, 1 + left, 1, width - 2 - left, height - 2);
  hu_color_set (cr, hu_color_alpha (theme->side[side], 0.09));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->side[side], theme->hatch * 0.62), 6.0, 0.9);
}

static void
draw_gap_swatch (const HuCanvas *canvas,
                 double          width,
                 double          height,
                 HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  const double dashes[] = { hu_theme_look (theme, side) == HU_SIDE_FIRST ? 8 : 2.6, 3 };

  cairo_rectangle (cr, 1, 1, width - 2, height - 2);
  hu_color_set (cr, theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill_preserve (cr);
  hu_color_set (cr, hu_color_alpha (theme->alarm, 0.10));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->alarm, 0.30), 8, 3);
  cairo_save (cr);
  hu_color_set (cr, theme->side[side]);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, 1, 2);
  cairo_line_to (cr, width - 1, 2);
  cairo_move_to (cr, 1, height - 2);
  cairo_line_to (cr, width - 1, height - 2);
  cairo_stroke (cr);
  cairo_restore (cr);
  hu_mark_draw (canvas, HU_MARK_CRITICAL, HU_SIDE_NONE, (HuPoint) { width / 2, height / 2 }, height * 0.30);
}

static void
draw_path_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height,
                  HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const double dashes[] = { 8, 4 };

  for (gint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, 2, height / 2);
      cairo_line_to (cr, width - 2, height / 2);
      hu_color_set (cr, pass == 0 ? canvas->theme->casing : canvas->theme->side[side]);
      cairo_set_line_width (cr, pass == 0 ? 7 : 4);
      if (pass == 1 && hu_theme_look (canvas->theme, side) == HU_SIDE_SECOND)
        cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_stroke (cr);
    }
}

typedef void (*SwatchFunc) (const HuCanvas *canvas,
                            double          width,
                            double          height,
                            HuSide          side);

static const struct
{
  const char *id;
  SwatchFunc  draw;
  HuSide      side;
} swatches[] = {
  { "line-first", draw_cover_swatch, HU_SIDE_FIRST },
  { "line-second", draw_cover_swatch, HU_SIDE_SECOND },
  { "line-gap-first", draw_gap_swatch, HU_SIDE_FIRST },
  { "line-gap-second", draw_gap_swatch, HU_SIDE_SECOND },
  { "line-path-first", draw_path_swatch, HU_SIDE_FIRST },
  { "line-path-second", draw_path_swatch, HU_SIDE_SECOND },
};

static void
_hu_front_line_list_swatches (GPtrArray *ids)
{
  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    g_ptr_array_add (ids, (gpointer) swatches[i].id);
}

/* FALSE where @id is none of these. */
static gboolean
_hu_front_line_draw_swatch (const HuCanvas *canvas,
                            const char     *id,
                            double          width,
                            double          height)
{
  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    if (g_str_equal (swatches[i].id, id))
      {
        cairo_save (canvas->cr);
        swatches[i].draw (canvas, width, height, swatches[i].side);
        cairo_restore (canvas->cr);
        return TRUE;
      }

  return FALSE;
}

/* hu-front-line-legend.c */
static void
_hu_front_line_list_legend (const HuScene *scene,
                            gboolean       signs,
                            GArray        *entries)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (scene->snapshot);
  const HuGrid *grid = hu_snapshot_get_scenario (scene->snapshot)->map->grid;
  static const char * const lines[] = { "line-first", "line-second" };
  static const char * const paths[] = { "line-path-first", "line-path-second" };
  static const char * const gaps[] = { "line-gap-first", "line-gap-second" };

  if (signs || (!(scene->overlays & HU_OVERLAY_FRONT_LINE) && !shows_zones (scene)))
    return;

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      const gint8 *cover = (const gint8 *) findings->cover[side];

      if (_hu_painter_has_value (grid, cover, HU_COVER_UNIT))
        _hu_painter_add_entry (entries, lines[side], side);
    }
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES && (scene->overlays & HU_OVERLAY_FRONT_LINE); side++)
    {
      if (findings->path[side] != NULL && findings->path[side]->len > 0)
        _hu_painter_add_entry (entries, paths[side], side);
      if (findings->gaps[side]->len > 0)
        _hu_painter_add_entry (entries, gaps[side], side);
    }
}

/* Open rows run across the whole map, so they count wherever the window is. */
static guint64
mix_lines (guint64        print,
           const HuGrid  *grid,
           HuHexWindow    window,
           const HuScene *scene)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (scene->snapshot);

  if (!(scene->overlays & HU_OVERLAY_FRONT_LINE) && !shows_zones (scene))
    return print;

  print = _hu_mix (print, scene->overlays & HU_OVERLAY_FRONT_LINE);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      print = _hu_mix_hexes (_hu_mix (print, (guint64) findings->examined[side]), grid, window, findings->cover[side], 1);
      print = _hu_mix_list (print, grid, window, findings->path[side]);
      for (guint i = 0; i < findings->gaps[side]->len; i++)
        print = _hu_mix (print, (guint64) g_array_index (findings->gaps[side], HuGap, i).row + 1);
    }

  return print;
}

static const HuSketch sketches[] = {
  { "clear", ".....u./..TT.../...f.../.......", "g0302 g0203 s0503", 0, NULL },
  { "front", "......./......./......./......./......./.......", "g0202 g0205 s0502 s0505", HU_OVERLAY_FRONT_LINE, NULL },
  { "levels", ".T...T./......./.T..T../......./.T...T.", "g0102 g0203 g0504 s0601 s0605", HU_OVERLAY_OWNERS, "g0203>0503" },
  { NULL },
};

static void
add_rules (HuScenario *scenario)
{
  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
}

const HuSystemLayers hu_front_line_layers = {
  .overlays = HU_OVERLAY_FRONT_LINE,
  .mix = mix_lines,
  .draw = { [HU_STAGE_LINES] = layer_front_line_draw },
  .list_legend = _hu_front_line_list_legend,
  .list_swatches = _hu_front_line_list_swatches,
  .draw_swatch = _hu_front_line_draw_swatch,
  .sketches = sketches,
  .add_rules = add_rules,
};
