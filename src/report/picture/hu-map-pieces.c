/*
 * The map as pieces: all are drawn on one surface with a tiny mark between them, and the SVG is cut at the marks.  So
 * letters, textures and styles are in the file once, whichever pieces use them.
 */
#include "config.h"

#include "hu-map-pieces.h"

#include <math.h>
#include <string.h>

#include "hu-counter.h"
#include "hu-map-picture-private.h"
#include "hu-surface-private.h"

/* A triangle that no layer draws, and how hu-svg-compact.c writes it. */
#define MARK "d=\"M.3 .7l.1 0-.1 .2z\""

static void
draw_mark (cairo_t *cr)
{
  cairo_move_to (cr, 0.3, 0.7);
  cairo_line_to (cr, 0.4, 0.7);
  cairo_line_to (cr, 0.3, 0.9);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
}

static void
draw_layers (HuPictureDrawing *drawing,
             cairo_t          *cr,
             gboolean          ground)
{
  HuViewport viewport = { drawing->picture->scale, drawing->part.x, drawing->part.y, (int) ceil (drawing->map_width),
                          (int) ceil (drawing->map_height) };

  for (guint part = ground ? HU_PAINTER_GROUND : HU_PAINTER_OVERLAYS; part < HU_PAINTER_COUNTERS; part <<= 1)
    {
      draw_mark (cr);
      hu_painter_draw_parts (drawing->painter, cr, &viewport, drawing->scene, part);
    }
}

static double
get_counter_size (const HuPictureDrawing *drawing)
{
  HuCanvas canvas = { .scenario = drawing->scenario, .scale = drawing->picture->scale };

  return hu_counter_size (&canvas);
}

static void
draw_counters (HuPictureDrawing *drawing,
               cairo_t          *cr,
               const GArray     *counters)
{
  for (guint i = 0; counters != NULL && i < counters->len; i++)
    {
      HuMapCounter counter = g_array_index (counters, HuMapCounter, i);

      counter.spot.centre = (HuPoint) { HU_MAP_COUNTER_MIDDLE, HU_MAP_COUNTER_MIDDLE };
      counter.spot.size = 2 * get_counter_size (drawing);
      draw_mark (cr);
      if (counter.swatch != NULL)
        {
          hu_painter_draw_swatch (drawing->painter, cr, counter.swatch, HU_MAP_SWATCH_WIDTH, HU_MAP_SWATCH_HEIGHT);
          continue;
        }
      hu_painter_draw_spot (drawing->painter, cr, &counter.spot, counter.look);
    }
}

static void
draw_swatches (HuPictureDrawing *drawing,
               cairo_t          *cr)
{
  for (guint i = 0; i < drawing->legend->len; i++)
    {
      draw_mark (cr);
      cairo_save (cr);
      hu_painter_draw_swatch (drawing->painter, cr, g_array_index (drawing->legend, HuLegendEntry, i).id,
                              HU_MAP_SWATCH_WIDTH, HU_MAP_SWATCH_HEIGHT);
      cairo_restore (cr);
    }
}

/* The whole drawing as compact SVG. */
static char *
draw_all (HuPictureDrawing *drawing,
          gboolean          ground,
          const GArray     *counters,
          const char       *prefix,
          GError          **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  /* The surface cuts off all that lies outside of it, and a counter may be larger than a map. */
  double width = MAX (drawing->map_width, 2 * HU_MAP_COUNTER_MIDDLE);
  double height = MAX (drawing->map_height, 2 * HU_MAP_COUNTER_MIDDLE);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (_hu_surface_append, bytes, width, height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  draw_layers (drawing, cr, ground);
  draw_counters (drawing, cr, counters);
  draw_swatches (drawing, cr);
  draw_mark (cr);
  cairo_show_page (cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (!_hu_surface_check (status, error))
    return NULL;

  return _hu_svg_settle_page ((const char *) bytes->data, bytes->len, prefix);
}

/* Returns the text up to the next mark, and moves @p behind it; NULL where there is none. */
static char *
take_piece (const char **p)
{
  const char *found = strstr (*p, MARK), *begin = found, *end = found != NULL ? strstr (found, "/>") : NULL;
  char *piece;

  if (end == NULL)
    return NULL;

  while (begin > *p && *begin != '<')
    begin--;
  piece = g_strstrip (g_strndup (*p, (gsize) (begin - *p)));
  *p = end + strlen ("/>");

  return piece;
}

/* Keeps the style sheet, if there is one, and the definitions of what stands before the first piece. */
static char *
take_head (const char **p)
{
  g_autofree char *before = take_piece (p);
  const char *sheet = before != NULL ? strstr (before, "<style>") : NULL;
  const char *definitions = before != NULL ? strstr (before, "<defs>") : NULL;
  const char *begin = sheet != NULL ? sheet : definitions;
  const char *end = definitions != NULL ? g_strrstr (before, "</defs>") : NULL;

  if (begin == NULL)
    return g_strdup ("");
  if (end == NULL)
    end = strstr (begin, "</style>") + strlen ("</style>");
  else
    end += strlen ("</defs>");

  return g_strndup (begin, (gsize) (end - begin));
}

static void
entry_free (gpointer data)
{
  HuMapPieceEntry *entry = data;

  g_free (entry->swatch);
  g_free (entry->words);
  g_free (entry);
}

static void
cut_legend (HuMapPieces            *self,
            const HuPictureDrawing *drawing,
            const char            **p)
{
  for (guint i = 0; i < drawing->legend->len; i++)
    {
      const HuLegendEntry *entry = &g_array_index (drawing->legend, HuLegendEntry, i);
      HuMapPieceEntry *piece = g_new0 (HuMapPieceEntry, 1);

      piece->words = hu_explain_legend (drawing->scenario, entry->id, entry->side);
      piece->swatch = take_piece (p);
      g_ptr_array_add (self->legend, piece);
    }
}

/**
 * hu_map_pieces_new:
 * @ground: whether the ground is wanted too; it is most of the drawing, and the same at every moment
 * @counters: (nullable) (element-type HuMapCounter): the counters to draw
 * @prefix: what ids and classes begin with
 *
 * Draws the map of @picture without its counters, the entries of its legend, and each of @counters.
 *
 * Returns: (transfer full) (nullable): the pieces
 */
HuMapPieces *
hu_map_pieces_new (const HuMapPicture *picture,
                   gboolean            ground,
                   const GArray       *counters,
                   const char         *prefix,
                   GError            **error)
{
  HuPictureDrawing drawing;
  g_autoptr(HuMapPieces) self = NULL;
  g_autofree char *svg = NULL;
  const char *p;

  g_return_val_if_fail (picture != NULL && prefix != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  _hu_picture_begin (&drawing, picture);
  if (drawing.legend == NULL)
    {
      drawing.legend = hu_painter_list_legend (drawing.painter, drawing.scene);
      hu_painter_list_ground (drawing.painter, drawing.scene, drawing.legend);
    }
  svg = draw_all (&drawing, ground, counters, prefix, error);
  if (svg != NULL)
    {
      self = g_new0 (HuMapPieces, 1);
      self->width = drawing.map_width;
      self->height = drawing.map_height;
      self->counter_size = get_counter_size (&drawing);
      self->counters = g_ptr_array_new_with_free_func (g_free);
      self->legend = g_ptr_array_new_with_free_func (entry_free);
      p = svg;
      self->head = take_head (&p);
      self->ground = ground ? take_piece (&p) : NULL;
      self->overlays = take_piece (&p);
      self->names = take_piece (&p);
      for (guint i = 0; counters != NULL && i < counters->len; i++)
        g_ptr_array_add (self->counters, take_piece (&p));
      cut_legend (self, &drawing, &p);
    }
  _hu_picture_end (&drawing);

  return g_steal_pointer (&self);
}

/* Frees the pieces. */
void
hu_map_pieces_free (HuMapPieces *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->head);
  g_free (self->ground);
  g_free (self->overlays);
  g_free (self->names);
  g_ptr_array_unref (self->counters);
  g_ptr_array_unref (self->legend);
  g_free (self);
}
