/*
 * The picture under the grid. It is stored at repeatedly halved sizes, so that a large scan seen small costs no
 * more than a small one. The visible part is kept as a sheet, because the view stands still while the user
 * paints.
 */
#include "hu-underlay.h"

#include <math.h>
#include <string.h>

#include "hu-layers.h"

#define N_LEVELS 8
#define LEAST 128 /* px: smaller ones are not halved */

struct _HuUnderlay
{
  cairo_surface_t *levels[N_LEVELS]; /* each half as large as the one before; NULL behind the last */
  cairo_matrix_t   to_map;           /* of the first */
  double           opacity;
  guint64          stamp;

  cairo_surface_t *sheet;            /* the part seen last, with the grid; NULL: none yet, or outdated */
  HuGrid          *grid;             /* of it; a reference, so that no other can come to lie there */
  HuColor          ink;
  double           x, y, scale, device_scale;
  int              width, height;
};

static guint64
next_stamp (void)
{
  static gsize last;

  return (guint64) g_atomic_pointer_add (&last, 1) + 1;
}

static cairo_surface_t *
make_half (cairo_surface_t *whole)
{
  int width = (cairo_image_surface_get_width (whole) + 1) / 2;
  int height = (cairo_image_surface_get_height (whole) + 1) / 2;
  cairo_surface_t *half = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (half);

  cairo_scale (cr, 0.5, 0.5);
  cairo_set_source_surface (cr, whole, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_paint (cr);
  cairo_destroy (cr);

  return half;
}

/**
 * hu_underlay_new:
 * @picture: an image surface of format RGB24; a reference is taken
 *
 * May take a while for a large picture, and may be called in any thread.
 *
 * Returns: (transfer full): the picture, at one pixel a map unit and half opaque
 */
HuUnderlay *
hu_underlay_new (cairo_surface_t *picture)
{
  HuUnderlay *self;

  g_return_val_if_fail (picture != NULL && cairo_image_surface_get_width (picture) > 0, NULL);

  self = g_new0 (HuUnderlay, 1);
  self->levels[0] = cairo_surface_reference (picture);
  for (guint i = 1; i < N_LEVELS && MIN (cairo_image_surface_get_width (self->levels[i - 1]),
                                         cairo_image_surface_get_height (self->levels[i - 1])) > LEAST; i++)
    self->levels[i] = make_half (self->levels[i - 1]);
  cairo_matrix_init_identity (&self->to_map);
  self->opacity = 0.5;
  self->stamp = next_stamp ();

  return self;
}

static void
drop_sheet (HuUnderlay *self)
{
  g_clear_pointer (&self->sheet, cairo_surface_destroy);
  g_clear_pointer (&self->grid, hu_grid_unref);
}

void
hu_underlay_free (HuUnderlay *self)
{
  if (self == NULL)
    return;

  drop_sheet (self);
  for (guint i = 0; i < N_LEVELS; i++)
    g_clear_pointer (&self->levels[i], cairo_surface_destroy);
  g_free (self);
}

/**
 * hu_underlay_place:
 * @to_map: from its pixels to map units; it must be invertible
 * @opacity: how strongly it shows through the ground, 0 … 1
 *
 * Sets its position and opacity.
 */
void
hu_underlay_place (HuUnderlay           *self,
                   const cairo_matrix_t *to_map,
                   double                opacity)
{
  g_return_if_fail (self != NULL && to_map != NULL);

  self->to_map = *to_map;
  self->opacity = CLAMP (opacity, 0, 1);
  self->stamp = next_stamp ();
  drop_sheet (self);
}

/* Returns the level whose pixels are at most as large as those of the screen, or the smallest. */
static guint
choose_level (const HuUnderlay *self,
              double            size)
{
  guint level = 0;

  while (level + 1 < N_LEVELS && self->levels[level + 1] != NULL && size <= 0.5)
    {
      level++;
      size *= 2;
    }

  return level;
}

static void
draw_picture (const HuUnderlay *self,
              const HuCanvas   *canvas)
{
  double size = hypot (self->to_map.xx, self->to_map.yx) * canvas->scale * canvas->device_scale;
  guint level = choose_level (self, size);
  int width = cairo_image_surface_get_width (self->levels[0]);
  int height = cairo_image_surface_get_height (self->levels[0]);

  cairo_translate (canvas->cr, canvas->x, canvas->y);
  cairo_scale (canvas->cr, canvas->scale, canvas->scale);
  cairo_transform (canvas->cr, &self->to_map);
  cairo_rectangle (canvas->cr, 0, 0, width, height);
  cairo_clip (canvas->cr);
  cairo_scale (canvas->cr, (double) width / cairo_image_surface_get_width (self->levels[level]),
               (double) height / cairo_image_surface_get_height (self->levels[level]));
  cairo_set_source_surface (canvas->cr, self->levels[level], 0, 0);
  cairo_pattern_set_filter (cairo_get_source (canvas->cr), CAIRO_FILTER_BILINEAR);
  cairo_paint_with_alpha (canvas->cr, self->opacity);
  cairo_identity_matrix (canvas->cr);
}

/* Draws the grid only where the picture is: elsewhere the ground has it. */
static void
draw_on (const HuUnderlay *self,
         const HuCanvas   *sheet)
{
  HuCanvas grid = *sheet;
  HuTheme theme = *sheet->theme;

  draw_picture (self, sheet);
  if (theme.dark)
    {
      /* Pictures are paper: the grid colour for dark ground could not be seen on them. */
      theme.grid = (HuColor) { 0, 0, 0, 0.45 };
      grid.theme = &theme;
      grid.sprites = NULL;
    }
  hu_layer_grid_draw (&grid);
}

static void
draw_sheet (HuUnderlay     *self,
            const HuCanvas *canvas)
{
  HuCanvas sheet = *canvas;

  self->sheet = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (self->width * self->device_scale),
                                            (int) ceil (self->height * self->device_scale));
  cairo_surface_set_device_scale (self->sheet, self->device_scale, self->device_scale);
  sheet.cr = cairo_create (self->sheet);
  draw_on (self, &sheet);
  cairo_destroy (sheet.cr);
}

static gboolean
is_same (const HuColor *a,
         const HuColor *b)
{
  return a->r == b->r && a->g == b->g && a->b == b->b && a->a == b->a;
}

static gboolean
is_as_before (const HuUnderlay *self,
              const HuCanvas   *canvas)
{
  return self->sheet != NULL && self->grid == canvas->grid &&
         is_same (&self->ink, &canvas->theme->grid) && self->x == canvas->x && self->y == canvas->y &&
         self->scale == canvas->scale && self->device_scale == canvas->device_scale &&
         self->width == (int) canvas->clip.width && self->height == (int) canvas->clip.height;
}

/**
 * hu_underlay_draw:
 * @canvas: the canvas to draw on, from its top left
 *
 * Draws the see-through picture over the ground, which looks the same as ground drawn over the picture.
 */
void
hu_underlay_draw (HuUnderlay     *self,
                  const HuCanvas *canvas)
{
  g_return_if_fail (self != NULL && canvas != NULL);

  if (self->opacity <= 0)
    return;

  if (!is_as_before (self, canvas))
    {
      drop_sheet (self);
      self->grid = hu_grid_ref ((HuGrid *) canvas->grid);
      self->ink = canvas->theme->grid;
      self->x = canvas->x;
      self->y = canvas->y;
      self->scale = canvas->scale;
      self->device_scale = canvas->device_scale;
      self->width = (int) canvas->clip.width;
      self->height = (int) canvas->clip.height;
      draw_sheet (self, canvas);
    }

  cairo_save (canvas->cr);
  cairo_set_source_surface (canvas->cr, self->sheet, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (canvas->cr), CAIRO_FILTER_NEAREST);
  cairo_paint (canvas->cr);
  cairo_restore (canvas->cr);
}

/**
 * hu_underlay_draw_paper:
 * @canvas: a tile, or the whole picture
 *
 * Draws the picture on ground that has been drawn, and the grid of hexes on it.
 */
void
hu_underlay_draw_paper (HuUnderlay     *self,
                        const HuCanvas *canvas)
{
  HuCanvas there;

  g_return_if_fail (self != NULL && canvas != NULL);

  if (self->opacity <= 0)
    return;

  there = *canvas;
  cairo_save (canvas->cr);
  draw_on (self, &there);
  cairo_restore (canvas->cr);
}

double
hu_underlay_get_opacity (HuUnderlay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->opacity;
}

guint64
hu_underlay_get_stamp (HuUnderlay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->opacity > 0 ? self->stamp : 0;
}
