/*
 * The front line: the hexes that each side covers with its units (hatched closely) and with their zones of
 * control (hatched widely), each side in its own direction; the rows that a line leaves open, as hazard tape
 * across the map; and, where the rule is read as one printed line, the cheapest such line.
 */
#include "hu-front-line-layers.h"

#include "hu-area.h"
#include "hu-front-line-strip.h"
#include "hu-mark-symbol.h"
#include "hu-side-look.h"

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

/**
 * hu_layer_front_line_draw:
 * @scene: its snapshot's front line is shown
 *
 * Draws what both sides cover, and on top of it what they leave open.
 * On a map so small that hexes have no shape, it draws only the open rows.
 */
void
hu_layer_front_line_draw (const HuCanvas *canvas,
                          const HuScene  *scene)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (scene->snapshot);
  Query query = { .grid = canvas->grid, .findings = findings };

  if (!(scene->overlays & HU_OVERLAY_FRONT_LINE))
    return;

  cairo_save (canvas->cr);
  for (query.side = HU_SIDE_FIRST; query.side < HU_N_SIDES && canvas->scale >= SHAPE_SCALE; query.side++)
    draw_cover (canvas, &query);
  for (query.side = HU_SIDE_FIRST; query.side < HU_N_SIDES; query.side++)
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
