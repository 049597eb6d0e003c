/*
 * The inset of the protocol: the part of the map where it was decided, with what decided in rings.
 */
#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "hu-map-picture.h"
#include "hu-pages-private.h"

#define HEXSIDE_MOST 26.0   /* larger hexes are no easier to read */

/* pt, as on paper. */
#define RING_LEAST 7.0
#define RING_MOST 24.0
#define TICK 3.5
#define RING_LETTERS 8.0
#define NUMBERS_FROM 15.5   /* a hexside, from which on the map has the numbers of its hexes */
#define NAMED_MOST 24
#define ROOM_BESIDE 1.4      /* times as wide as what is in focus, at most … */
#define WIDE_MOST 1.6        /* … but so wide, by its height, in any case */

/* Map units around what is shown; a hexside is 1.  Less of it where the map would not fill the inset otherwise. */
static const double arounds[] = { 3.2, 2.4, 1.7 };

/* --- The part of the map --- */

/* The box of @focus with so much around it, map units. */
static HuBox
box_around (const HuGrid *grid,
            const GArray *focus,
            double        around)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < focus->len; i++)
    {
      HuPoint centre = hu_geometry_centre (grid, g_array_index (focus, HuHex, i));

      left = MIN (left, centre.x - around);
      right = MAX (right, centre.x + around);
      top = MIN (top, centre.y - around);
      bottom = MAX (bottom, centre.y + around);
    }

  return (HuBox) { left, top, right - left, bottom - top };
}

/* Finds the part of the map to show, in map units: what is in focus with its neighbourhood, in the shape of the inset, as far
 * as the map reaches: a map that is narrower than this has an inset that is narrower too. */
static HuBox
find_part (const HuGrid *grid,
           const GArray *focus,
           double        shape, /* width to height */
           double        most,  /* the fewest units it may be high */
           double        least, /* so many units around what is in focus, at least */
           gboolean      close) /* whether it is no wider than that needs */
{
  HuBox bounds = hu_geometry_bounds (grid), wanted, part = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (arounds); i++)
    {
      wanted = box_around (grid, focus, MAX (arounds[i], least));
      part.height = MAX (MAX (wanted.height, wanted.width / shape), most);
      /* A part in the shape of the inset that the map fills. */
      part.height = MIN (part.height, MIN (bounds.height, bounds.width / shape));
      part.width = part.height * shape;
      if (part.width >= wanted.width && part.height >= wanted.height)
        break;
    }
  part.width = MIN (MAX (part.width, wanted.width), bounds.width);
  part.height = MIN (MAX (part.height, wanted.height), bounds.height);
  /* A ring of units that is as high as it is wide leaves half of a wide inset to what decided nothing. */
  if (close)
    part.width = MIN (part.width, MAX (wanted.width * ROOM_BESIDE, part.height * WIDE_MOST));
  part.x = wanted.x + (wanted.width - part.width) / 2;
  part.y = wanted.y + (wanted.height - part.height) / 2;
  part.x = CLAMP (part.x, bounds.x, bounds.x + bounds.width - part.width);
  part.y = CLAMP (part.y, bounds.y, bounds.y + bounds.height - part.height);

  return part;
}

/* --- Rings around what is in focus --- */

typedef struct
{
  cairo_t     *cr;
  HuLettering *lettering;
  HuBox        area;   /* in which words may stand */
  GArray      *taken;  /* HuBox: what the map has there, and from `first` on rings and the words beside them */
  guint        first;
  double       radius;
} Rings;

static double
ring_radius (double scale)
{
  return CLAMP (scale * 0.94, RING_LEAST, RING_MOST);
}

/* @first: of what is taken, the first that counts. */
static gboolean
is_free (const Rings *rings,
         guint        first,
         HuBox        box)
{
  for (guint i = first; i < rings->taken->len; i++)
    {
      const HuBox *other = &g_array_index (rings->taken, HuBox, i);

      if (box.x < other->x + other->width && other->x < box.x + box.width && box.y < other->y + other->height &&
          other->y < box.y + box.height)
        return FALSE;
    }

  return box.x >= rings->area.x && box.y >= rings->area.y && box.x + box.width <= rings->area.x + rings->area.width &&
         box.y + box.height <= rings->area.y + rings->area.height;
}

/* The ring of a place that stands apart has corners. */
static void
trace_ring (const Rings *rings,
            HuPoint      at,
            gboolean     diamond)
{
  if (!diamond)
    {
      cairo_arc (rings->cr, at.x, at.y, rings->radius, 0, 2 * G_PI);
      return;
    }

  cairo_move_to (rings->cr, at.x, at.y - rings->radius);
  cairo_line_to (rings->cr, at.x + rings->radius, at.y);
  cairo_line_to (rings->cr, at.x, at.y + rings->radius);
  cairo_line_to (rings->cr, at.x - rings->radius, at.y);
  cairo_close_path (rings->cr);
}

/* A ring with four ticks, which no other sign of the map has: it is told by its shape, not by a colour. */
static void
draw_ring (const Rings *rings,
           HuPoint      at,
           gboolean     diamond)
{
  static const double widths[] = { 4.6, 2.2 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      cairo_new_path (rings->cr);
      trace_ring (rings, at, diamond);
      for (guint tick = 0; tick < 4; tick++)
        {
          double dx = tick % 2 == 0 ? 1.0 - tick : 0, dy = tick % 2 == 1 ? 2.0 - tick : 0;

          cairo_move_to (rings->cr, at.x + dx * rings->radius, at.y + dy * rings->radius);
          cairo_rel_line_to (rings->cr, dx * TICK, dy * TICK);
        }
      cairo_set_line_width (rings->cr, widths[i]);
      cairo_set_source_rgb (rings->cr, i == 0 ? 1 : 0.45, i == 0 ? 1 : 0, i == 0 ? 1 : 0.5);
      cairo_stroke (rings->cr);
    }
}

/* From the ring to a name that does not stand beside it. */
static void
draw_leader (const Rings *rings,
             HuPoint      from,
             HuPoint      to)
{
  double length = hypot (to.x - from.x, to.y - from.y), start = rings->radius / length;

  cairo_new_path (rings->cr);
  cairo_move_to (rings->cr, from.x + (to.x - from.x) * start, from.y + (to.y - from.y) * start);
  cairo_line_to (rings->cr, to.x, to.y);
  cairo_set_line_width (rings->cr, 0.9);
  cairo_set_source_rgb (rings->cr, 0.3, 0, 0.33);
  cairo_stroke (rings->cr);
}

/* Is there no other ring, and no name of one, between a ring and the place of its name? */
static gboolean
is_clear (const Rings *rings,
          HuPoint      from,
          HuPoint      to)
{
  double length = hypot (to.x - from.x, to.y - from.y);

  for (double far = rings->radius + TICK + 2; far < length; far += 2)
    {
      HuBox box = { from.x + (to.x - from.x) * far / length - 0.5, from.y + (to.y - from.y) * far / length - 0.5, 1, 1 };

      if (!is_free (rings, rings->first, box))
        return FALSE;
    }

  return TRUE;
}

#define SIDES 8      /* of a ring, at which a name needs no line to it */
#define STEPS_MOST 8 /* away from it */

/* Writes which hex it is so many steps beside its ring, where it covers nothing from the number @first of what is taken on.
 * Returns whether there is such a place. */
static gboolean
name_ring (const Rings *rings,
           HuPoint      at,
           const char  *name,
           guint        step,
           guint        first)
{
  HuLetteringSize size = hu_lettering_measure (rings->lettering, HU_FONT_BOLD, RING_LETTERS, name);
  double far = (rings->radius + TICK + 3) * (1 + 0.4 * step), width = size.width + 2, height = size.cap + 4;
  double side = far + width / 2, below = far + height / 2, corner = (rings->radius * 0.75 + height / 2) * (1 + 0.4 * step);
  const HuPoint middles[] = { { at.x + side, at.y }, { at.x - side, at.y }, { at.x, at.y + below }, { at.x, at.y - below },
                              { at.x + side, at.y - corner }, { at.x + side, at.y + corner },
                              { at.x - side, at.y - corner }, { at.x - side, at.y + corner },
                              { at.x + corner, at.y - below }, { at.x + corner, at.y + below },
                              { at.x - corner, at.y - below }, { at.x - corner, at.y + below } };

  for (guint i = 0; i < (step > 0 ? G_N_ELEMENTS (middles) : SIDES); i++)
    {
      HuBox box = { middles[i].x - width / 2, middles[i].y - height / 2, width, height };

      if (!is_free (rings, first, box) || (step > 0 && !is_clear (rings, at, middles[i])))
        continue;
      if (step > 0)
        draw_leader (rings, at, middles[i]);
      hu_lettering_draw (rings->lettering, rings->cr, HU_FONT_BOLD, RING_LETTERS, name, middles[i].x, middles[i].y, 0.5,
                         (HuColor) { 0.3, 0, 0.33, 1 }, (HuColor) { 1, 1, 1, 1 }, 2.5, 0);
      g_array_append_val (rings->taken, box);
      return TRUE;
    }

  return FALSE;
}

/* Several rulings may be about one hex. */
static gboolean
was_named (const GArray *focus,
           guint         index)
{
  for (guint i = 0; i < index; i++)
    if (g_array_index (focus, HuHex, i) == g_array_index (focus, HuHex, index))
      return TRUE;

  return FALSE;
}

/* Is it a hex of the place that has a sign of its own?  @apart: that place, or -1. */
static gboolean
is_apart (const HuPages *self,
          HuHex          hex,
          gint           apart)
{
  return apart >= 0 && hu_map_place_at (self->report->scenario->map, hex) == apart;
}

/* A hex is named where nothing else does: the map is too small to have the numbers of hexes, or a counter lies on the number.
 * A place has its name there, unless the rings are around units. */
static gboolean
needs_name (const HuPages  *self,
            const HuScene  *scene,
            HuHex           hex,
            gint            apart,
            double          scale)
{
  g_autoptr(GArray) units = hu_snapshot_units_in (scene->snapshot, hex);

  if (scale < NUMBERS_FROM)
    return apart >= 0 ? !is_apart (self, hex, apart) : hu_map_place_at (self->report->scenario->map, hex) < 0;

  return units->len > 0;
}

/* First those that have room beside them: a name with a line to it finds another place more easily.  Where nothing is free a
 * name lies on the map, whose other counters matter less here. */
static void
name_rings (const HuPages *self,
            const Rings   *rings,
            const HuScene *scene,
            gint           apart,
            double         scale)
{
  const GArray *focus = scene->ringed;
  guint n = MIN (focus->len, NAMED_MOST);
  gboolean named[NAMED_MOST] = { FALSE };

  for (guint k = 0; k < n * (STEPS_MOST + 1); k++)
    {
      gboolean last = k / n == STEPS_MOST;
      guint i = k % n;
      HuHex hex = g_array_index (focus, HuHex, i);
      g_autofree char *name = hu_grid_dup_name (self->report->scenario->map->grid, hex);
      HuBox box = g_array_index (rings->taken, HuBox, rings->first + i);

      if (!named[i] && !was_named (focus, i) && needs_name (self, scene, hex, apart, scale))
        named[i] = name_ring (rings, (HuPoint) { box.x + box.width / 2, box.y + box.height / 2 }, name,
                              last ? 0 : k / n, last ? rings->first : 0);
    }
}

/* Rings the hexes in focus, and names them. */
static void
draw_rings (HuPages          *self,
            cairo_t          *cr,
            const HuScene    *scene,
            gint              apart,
            const HuViewport *viewport)
{
  const HuGrid *grid = self->report->scenario->map->grid;
  const GArray *focus = scene->ringed;
  g_autoptr(GArray) taken = hu_painter_list_covered (self->painter, viewport);
  guint n_covered = taken->len;
  Rings rings = { cr, self->lettering, { 1, 1, viewport->width - 2, viewport->height - 2 }, taken, n_covered,
                  ring_radius (viewport->scale) };
  double room = rings.radius + TICK;

  for (guint i = 0; i < focus->len; i++)
    {
      HuPoint centre = hu_geometry_centre (grid, g_array_index (focus, HuHex, i));
      HuPoint at = { (centre.x - viewport->x) * viewport->scale, (centre.y - viewport->y) * viewport->scale };
      HuBox box = { at.x - room, at.y - room, 2 * room, 2 * room };

      draw_ring (&rings, at, is_apart (self, g_array_index (focus, HuHex, i), apart));
      g_array_append_val (taken, box);
    }
  name_rings (self, &rings, scene, apart, viewport->scale);
}

/* --- The inset --- */

/* The caption of the inset, with the page where its signs are explained, where there is one and there is room. */
static char *
inset_words (HuPages       *self,
             const HuPiece *piece,
             double         width)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      const GArray *pieces = ((const HuPage *) g_ptr_array_index (self->pages, i))->pieces;

      for (guint k = 0; k < pieces->len; k++)
        if (g_array_index (pieces, HuPiece, k).map.legend_height > 0)
          {
            /* Translators: the caption of a small map, and the page with the legend of it. */
            g_autofree char *words = g_strdup_printf (_("%s (legend: page %u)"), piece->block->text, i + 1);

            return g_strdup (hu_typesetter_width (self->type, HU_TYPE_CAPTION, words) <= width ? words : piece->block->text);
          }
    }

  return g_strdup (piece->block->text);
}

void
_hu_pages_draw_inset (HuPages       *self,
                      cairo_t       *cr,
                      const HuPiece *piece)
{
  /* Letters on the map are as large as on a page that is not drawn smaller. */
  double zoom = ((const HuPage *) g_ptr_array_index (self->pages, self->drawn))->scale;
  double width = piece->width > 0 ? piece->width : _hu_pages_width (self);
  g_autofree char *words = inset_words (self, piece, width);
  double caption = hu_typesetter_n_lines (self->type, HU_TYPE_CAPTION, words, width) *
                   hu_typesetter_line (self->type, HU_TYPE_CAPTION) + 2;
  double height = piece->height - caption;
  double x = self->setup.left + piece->x, y = piece->y + caption;
  const HuGrid *grid = self->report->scenario->map->grid;
  const GArray *focus = piece->block->map->focus;
  gboolean close = piece->block->map->apart >= 0;
  HuBox part = find_part (grid, focus, width / height, height / HEXSIDE_MOST / zoom, 0, close);
  double scale = MIN (width / part.width, height / part.height);
  double room = (ring_radius (scale / zoom) + 2 * TICK) * zoom / scale;
  g_auto(HuMapScene) scene = { 0 };
  HuViewport viewport;

  /* On a small map a ring reaches further than a neighbourhood does, and would be cut by the edge. */
  part = find_part (grid, focus, width / height, height / HEXSIDE_MOST / zoom, room, close);
  scale = MIN (width / part.width, height / part.height);
  viewport = (HuViewport) { scale / zoom, part.x, part.y, (int) ceil (part.width * scale / zoom),
                            (int) ceil (part.height * scale / zoom) };
  hu_map_scene_init (&scene, piece->block->map->snapshot, hu_map_overlays_of (piece->block->map));
  hu_typesetter_draw (self->type, cr, HU_TYPE_CAPTION, words, x, piece->y, width, 0, 0, G_MAXUINT);
  cairo_save (cr);
  cairo_rectangle (cr, x, y, part.width * scale, part.height * scale);
  cairo_clip (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, zoom, zoom);
  scene.scene.cut_out = TRUE;
  scene.scene.ringed = focus;
  scene.scene.ring_room = ring_radius (viewport.scale) + TICK;
  hu_painter_draw_vector (self->painter, cr, &viewport, &scene.scene);
  draw_rings (self, cr, &scene.scene, piece->block->map->apart, &viewport);
  cairo_restore (cr);
  cairo_rectangle (cr, x, y, part.width * scale, part.height * scale);
  cairo_set_source_rgb (cr, 0.3, 0.3, 0.3);
  cairo_set_line_width (cr, 0.6);
  cairo_stroke (cr);
}
