/*
 * The parts of a large map in which units stand, each on a page of its own, so large that counters can be read.
 */
#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "hu-pages-private.h"

#define SCALE_READ 16.0 /* pt a hexside, from which on name and strength of a counter and the hexes' numbers can be read */
#define SCALE_MOST 20.0
#define MARGIN 1.6      /* map units around the units of a part */
#define COUNTER_HALF 0.8 /* map units from the middle of a hex to the edge of a pile with its badge */
#define EDGE_STEP 0.2    /* by which an edge of a part moves until it cuts no counter … */
#define EDGE_STEPS 5     /* … so many times, outwards or inwards */
#define PARTS_MOST 16   /* of one map */
#define CELLS_MOST 64   /* in which parts are looked for */
/* Map units: a part that is smaller shows nothing around its units, and cuts the names of places. */
#define WIDTH_LEAST 16.0
#define HEIGHT_LEAST 10.0

typedef struct
{
  double left, top, right, bottom;
} Extent;

static void
take_hex (Extent       *extent,
          const HuGrid *grid,
          HuHex         hex,
          HuBox         within)
{
  HuPoint p = hu_geometry_centre (grid, hex);

  if (p.x < within.x || p.x > within.x + within.width || p.y < within.y || p.y > within.y + within.height)
    return;
  extent->left = MIN (extent->left, p.x);
  extent->right = MAX (extent->right, p.x);
  extent->top = MIN (extent->top, p.y);
  extent->bottom = MAX (extent->bottom, p.y);
}

/* What the conditions are about: a capital may have no unit in it. */
static void
take_conditions (Extent           *extent,
                 const HuSnapshot *snapshot,
                 HuBox             within)
{
  const HuMap *map = hu_snapshot_get_scenario (snapshot)->map;
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      for (guint k = 0; meter->hexes != NULL && k < meter->hexes->len; k++)
        take_hex (extent, map->grid, g_array_index (meter->hexes, HuHex, k), within);
    }
}

/* Whether the map has a counter for it: what a side does not see must not show in how its map is cut, either (26.15). */
static gboolean
is_seen (const HuSnapshot *snapshot,
         guint             unit)
{
  return hu_snapshot_get_state (snapshot)->unit_status[unit] == HU_UNIT_ON_MAP &&
         hu_snapshot_get_secrecy (snapshot, unit) != HU_SECRECY_HIDDEN;
}

/* The box around the units of @snapshot whose hexes lie within @within, and around the hexes of conditions there; its width is
 * 0 where there are no units. */
static HuBox
box_of_units (const HuSnapshot *snapshot,
              HuBox             within)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  Extent extent = { G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE };

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (is_seen (snapshot, i))
      take_hex (&extent, state->scenario->map->grid, state->unit_hex[i], within);
  if (extent.left > extent.right)
    return (HuBox) { 0, 0, 0, 0 };

  take_conditions (&extent, snapshot, within);

  return (HuBox) { extent.left - MARGIN, extent.top - MARGIN, extent.right - extent.left + 2 * MARGIN,
                   extent.bottom - extent.top + 2 * MARGIN };
}

static HuBox
within_map (const HuPages *self,
            HuBox          box)
{
  HuBox bounds = hu_geometry_bounds (self->report->scenario->map->grid);
  double right = MIN (box.x + box.width, bounds.x + bounds.width);
  double bottom = MIN (box.y + box.height, bounds.y + bounds.height);

  box.x = MAX (box.x, bounds.x);
  box.y = MAX (box.y, bounds.y);
  box.width = right - box.x;
  box.height = bottom - box.y;

  return box;
}

/* Makes a part at least so large that it shows where its units are, within the map. */
static HuBox
widened (const HuPages *self,
         HuBox          part)
{
  HuBox bounds = hu_geometry_bounds (self->report->scenario->map->grid);
  double width = MIN (MAX (part.width, WIDTH_LEAST), bounds.width);
  double height = MIN (MAX (part.height, HEIGHT_LEAST), bounds.height);

  part.x = CLAMP (part.x - (width - part.width) / 2, bounds.x, bounds.x + bounds.width - width);
  part.y = CLAMP (part.y - (height - part.height) / 2, bounds.y, bounds.y + bounds.height - height);
  part.width = width;
  part.height = height;

  return part;
}

static gboolean
contains (HuBox outer,
          HuBox inner)
{
  return outer.x <= inner.x + 0.01 && outer.y <= inner.y + 0.01 &&
         outer.x + outer.width >= inner.x + inner.width - 0.01 &&
         outer.y + outer.height >= inner.y + inner.height - 0.01;
}

/* --- Edges --- */

typedef enum
{
  EDGE_LEFT,
  EDGE_TOP,
  EDGE_RIGHT,
  EDGE_BOTTOM,
  N_EDGES,
} Edge;

/* @by: map units outwards. */
static HuBox
moved_edge (HuBox  part,
            Edge   edge,
            double by)
{
  if (edge == EDGE_LEFT || edge == EDGE_RIGHT)
    part.width += by;
  else
    part.height += by;
  if (edge == EDGE_LEFT)
    part.x -= by;
  if (edge == EDGE_TOP)
    part.y -= by;

  return part;
}

/* How many counters does an edge of @part cut? */
static guint
count_cut (const HuSnapshot *snapshot,
           HuBox             part,
           Edge              edge)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  const double at[N_EDGES] = { part.x, part.y, part.x + part.width, part.y + part.height };
  guint n = 0;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuPoint p;
      gboolean upright = edge == EDGE_LEFT || edge == EDGE_RIGHT;

      if (!is_seen (snapshot, i))
        continue;
      p = hu_geometry_centre (state->scenario->map->grid, state->unit_hex[i]);
      n += fabs ((upright ? p.x : p.y) - at[edge]) < COUNTER_HALF &&
           (upright ? p.y > part.y - COUNTER_HALF && p.y < part.y + part.height + COUNTER_HALF
                    : p.x > part.x - COUNTER_HALF && p.x < part.x + part.width + COUNTER_HALF);
    }

  return n;
}

static double scale_of (HuPages *self,
                        HuBox    part);

/* Moves the edges of a part a little where that lets them cut fewer counters.  Its own units stand further within. */
static HuBox
clear_edges (HuPages          *self,
             const HuSnapshot *snapshot,
             HuBox             part)
{
  for (guint edge = 0; edge < N_EDGES; edge++)
    {
      HuBox best = part;
      guint least = count_cut (snapshot, part, edge);

      for (gint step = 1; least > 0 && step <= 2 * EDGE_STEPS; step++)
        {
          gint nth = (step + 1) / 2; /* outwards and inwards in turn */
          double by = nth * (step % 2 == 1 ? EDGE_STEP : -EDGE_STEP);
          HuBox moved = within_map (self, moved_edge (part, edge, by));
          guint n = by > EDGE_STEP - MARGIN + COUNTER_HALF && scale_of (self, moved) >= SCALE_READ
                    ? count_cut (snapshot, moved, edge) : least;

          if (n < least)
            {
              least = n;
              best = moved;
            }
        }
      part = best;
    }

  return part;
}

/* Adds a part for @units, unless another one shows them. */
static void
take_part (HuPages          *self,
           GArray           *parts,
           const HuSnapshot *snapshot,
           HuBox             units)
{
  HuBox part = clear_edges (self, snapshot, widened (self, units));

  for (guint i = 0; i < parts->len; i++)
    if (contains (g_array_index (parts, HuBox, i), units))
      return;
  for (guint i = parts->len; i-- > 0;)
    if (contains (part, g_array_index (parts, HuBox, i)))
      g_array_remove_index (parts, i);
  g_array_append_val (parts, part);
}

static double
caption_height (HuPages *self)
{
  return hu_typesetter_line (self->type, HU_TYPE_CAPTION) + 4;
}

static double
scale_of (HuPages *self,
          HuBox    part)
{
  double width = _hu_pages_width (self) - 2 * HU_PAGES_EDGE;
  double height = _hu_pages_bottom (self) - self->setup.top - caption_height (self) - 2 * HU_PAGES_EDGE;

  return MIN (MIN (width / part.width, height / part.height), SCALE_MOST);
}

/* The scale at which a part goes into @room, below what is on the page already; 0: it could not be read there. */
static double
scale_within (HuPages *self,
              HuBox    part,
              double   room)
{
  double scale = MIN (scale_of (self, part), (room - caption_height (self) - 2 * HU_PAGES_EDGE) / part.height);

  return scale >= SCALE_READ ? scale : 0;
}

static void
add_part (HuPages             *self,
          const HuReportBlock *block,
          HuBox                part)
{
  gint index = (gint) self->details->len;
  double scale = scale_within (self, part, _hu_pages_bottom (self) - self->y);
  HuPiece *piece;

  g_array_append_val (self->details, part);
  if (scale <= 0)
    {
      _hu_pages_break (self);
      scale = scale_of (self, part);
    }
  piece = _hu_pages_add (self, block, caption_height (self) + part.height * scale + 2 * HU_PAGES_EDGE);
  piece->detail = index;
  piece->map.caption = caption_height (self);
  piece->map.scale = scale;
  piece->map.x = (_hu_pages_width (self) - part.width * scale) / 2;
  self->y += 10;
}

/* The parts of a map that is drawn at @scale; none where that can be read. */
static GArray *
list_parts (HuPages             *self,
            const HuReportBlock *block,
            double               scale)
{
  HuSnapshot *snapshot = block->map->snapshot;
  HuBox bounds = hu_geometry_bounds (self->report->scenario->map->grid);
  HuBox all = within_map (self, box_of_units (snapshot, bounds));
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (HuBox));
  guint columns, rows;

  if (scale >= SCALE_READ || all.width <= 0)
    return parts;

  columns = (guint) ceil (all.width * SCALE_READ / (_hu_pages_width (self) - 2 * HU_PAGES_EDGE));
  rows = (guint) ceil (all.height * SCALE_READ / (_hu_pages_bottom (self) - self->setup.top - caption_height (self) -
                                                  2 * HU_PAGES_EDGE));
  if (columns * rows > CELLS_MOST)
    return parts;

  for (guint i = 0; i < columns * rows; i++)
    {
      guint row = i / columns;
      HuBox cell = { all.x + all.width / columns * (i % columns), all.y + all.height / rows * row,
                     all.width / columns, all.height / rows };
      HuBox part = box_of_units (snapshot, cell);

      if (part.width > 0)
        take_part (self, parts, snapshot, within_map (self, part));
    }
  /* A map for a wall: its poster is what to read. */
  if (parts->len > PARTS_MOST)
    g_array_set_size (parts, 0);

  return parts;
}

/*
 * _hu_pages_parts_lack:
 * @scale: of the whole map
 * @room: pt of the page below it
 *
 * Returns: pt by which @room is too little for each of the parts; 0: a part fits, or there is none
 */
double
_hu_pages_parts_lack (HuPages             *self,
                      const HuReportBlock *block,
                      double               scale,
                      double               room)
{
  g_autoptr(GArray) parts = list_parts (self, block, scale);
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < parts->len; i++)
    least = MIN (least, caption_height (self) + g_array_index (parts, HuBox, i).height * SCALE_READ + 2 * HU_PAGES_EDGE);

  return parts->len > 0 ? MAX (least - room, 0) : 0;
}

void
_hu_pages_flow_parts (HuPages             *self,
                      const HuReportBlock *block,
                      double               scale)
{
  g_autoptr(GArray) parts = list_parts (self, block, scale);

  /* A small part goes below another one, before its turn, where it fits: it needs no page of its own. */
  while (parts->len > 0)
    {
      double room = _hu_pages_bottom (self) - self->y;
      guint next = 0;

      while (next < parts->len && scale_within (self, g_array_index (parts, HuBox, next), room) <= 0)
        next++;
      if (next == parts->len)
        next = 0;
      add_part (self, block, g_array_index (parts, HuBox, next));
      g_array_remove_index (parts, next);
    }
}

void
_hu_pages_draw_part (HuPages       *self,
                     cairo_t       *cr,
                     const HuPiece *piece,
                     const HuScene *scene)
{
  const HuGrid *grid = self->report->scenario->map->grid;
  HuBox part = g_array_index (self->details, HuBox, piece->detail);
  double scale = piece->map.scale;
  double x = self->setup.left + piece->map.x;
  double y = piece->y + piece->map.caption + HU_PAGES_EDGE;
  g_autofree char *first = hu_grid_dup_name (grid, hu_geometry_place_at (grid, (HuPoint) { part.x + 1, part.y + 1 }));
  g_autofree char *last =
    hu_grid_dup_name (grid, hu_geometry_place_at (grid, (HuPoint) { part.x + part.width - 1, part.y + part.height - 1 }));
  /* Translators: two hexes, at the top left and at the bottom right of a part of the map. */
  g_autofree char *words = g_strdup_printf (_("Part of the map, from %s to %s"), first, last);

  _hu_pages_begin_tag (self, cr, "Caption");
  hu_typesetter_draw (self->type, cr, HU_TYPE_CAPTION, words, self->setup.left, piece->y, _hu_pages_width (self), 0, 0, 1);
  _hu_pages_end_tag (self, cr, "Caption");
  _hu_pages_begin_tag (self, cr, "Figure");
  _hu_pages_draw_view (self, cr, scene, part, scale, x, y);
  _hu_pages_draw_edges (self, cr, part, scale, x, y);
  _hu_pages_end_tag (self, cr, "Figure");
}

/* The frame of a part on the whole map, with the page that the part is on. */
static void
draw_frame (HuPages *self,
            cairo_t *cr,
            HuBox    frame,
            guint    page)
{
  static const double dashes[] = { 4, 2.5 };
  /* Translators: the number of a page, very short: "p. 3". */
  g_autofree char *words = g_strdup_printf (C_("page", "p. %u"), page);
  double width = hu_typesetter_width (self->type, HU_TYPE_HEAD, words) + 4;
  double height = hu_typesetter_line (self->type, HU_TYPE_HEAD) + 1;

  cairo_save (cr);
  cairo_rectangle (cr, frame.x + 0.6, frame.y + 0.6, frame.width - 1.2, frame.height - 1.2);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.75);
  cairo_set_line_width (cr, 2.4);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (cr, 0.9);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_rectangle (cr, frame.x + 0.6, frame.y + 0.6, width, height);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_fill (cr);
  hu_typesetter_draw (self->type, cr, HU_TYPE_HEAD, words, frame.x + 2.6, frame.y + 1.2, width, 0, 0, 1);
  cairo_restore (cr);
}

/*
 * _hu_pages_draw_index:
 * @bounds: of the whole map of @block, which is drawn at @scale with its top left at @x, @y
 *
 * Says on the whole map which page has which part of it.
 */
void
_hu_pages_draw_index (HuPages             *self,
                      cairo_t             *cr,
                      const HuReportBlock *block,
                      HuBox                bounds,
                      double               scale,
                      double               x,
                      double               y)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      const GArray *pieces = ((const HuPage *) g_ptr_array_index (self->pages, i))->pieces;

      for (guint k = 0; k < pieces->len; k++)
        {
          const HuPiece *piece = &g_array_index (pieces, HuPiece, k);
          HuBox part;

          if (piece->block != block || piece->detail < 0)
            continue;
          part = g_array_index (self->details, HuBox, piece->detail);
          draw_frame (self, cr,
                      (HuBox) { x + (part.x - bounds.x) * scale, y + (part.y - bounds.y) * scale, part.width * scale,
                                part.height * scale }, i + 1);
        }
    }
}
