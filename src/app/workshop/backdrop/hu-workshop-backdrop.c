/*
 * The background picture while editing. Its alignment is no part of the game: it has no undo step, and when the
 * grid changes, also by undo, it moves with the hexes.
 */
#include "config.h"

#include "hu-workshop-backdrop.h"

#include "hu-file-name.h"
#include "hu-workshop-map.h"

struct _HuWorkshopBackdrop
{
  GObject           parent_instance;

  HuBackdrop       *backdrop;
  HuWorkshop       *shop;
  HuMapView        *map;       /* borrowed; NULL once closed */
  HuGrid           *grid;      /* that the pins are on */
  GFile            *file;      /* that is read, or being read; or NULL */
  HuTracePicture   *picture;
  HuJob            *loading;
  HuBackdropStatus  status;
  char             *why;
  gboolean          plain;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (HuWorkshopBackdrop, hu_workshop_backdrop, G_TYPE_OBJECT)

static const HuGrid *
get_grid (HuWorkshopBackdrop *self)
{
  return hu_workshop_get_scenario (self->shop)->map->grid;
}

/* --- On the map --- */

static HuBackdropMatrix
get_matrix (HuWorkshopBackdrop *self)
{
  HuBox bounds = hu_geometry_bounds (get_grid (self));
  HuBackdropMatrix matrix;

  hu_backdrop_get_matrix (self->backdrop, self->picture->width, self->picture->height, bounds.width, bounds.height,
                          &matrix);

  return matrix;
}

/* Has the map show what is so now. */
static void
show (HuWorkshopBackdrop *self)
{
  HuBackdropMatrix m;
  cairo_matrix_t to_map;

  if (self->map == NULL)
    return;
  if (self->picture == NULL || (!hu_backdrop_get_visible (self->backdrop) && !self->plain))
    {
      hu_map_view_set_underlay (self->map, NULL);
      return;
    }

  m = get_matrix (self);
  cairo_matrix_init (&to_map, m.xx, m.yx, m.xy, m.yy, m.x0, m.y0);
  cairo_matrix_scale (&to_map, self->picture->factor_x, self->picture->factor_y);
  hu_underlay_place (self->picture->underlay, &to_map, self->plain ? 1 : hu_backdrop_get_opacity (self->backdrop));
  hu_map_view_set_underlay (self->map, self->picture->underlay);
}

static void
tell (HuWorkshopBackdrop *self)
{
  show (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
drop_picture (HuWorkshopBackdrop *self)
{
  if (self->map != NULL)
    hu_map_view_set_underlay (self->map, NULL);
  g_clear_pointer (&self->picture, hu_trace_picture_free);
}

/* --- Reading it --- */

static void
loaded_cb (gpointer      owner,
           gpointer      result,
           const GError *error)
{
  HuWorkshopBackdrop *self = owner;

  self->picture = result;
  if (result != NULL)
    self->status = HU_BACKDROP_READY;
  else
    {
      gboolean missing = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

      self->status = missing ? HU_BACKDROP_MISSING : HU_BACKDROP_BROKEN;
      g_free (self->why);
      self->why = hu_trace_picture_word_failure (self->file, error);
    }
  tell (self);
}

static void
follow_file (HuWorkshopBackdrop *self)
{
  GFile *wanted = hu_backdrop_get_picture (self->backdrop);

  if (wanted == self->file || (wanted != NULL && self->file != NULL && g_file_equal (wanted, self->file)))
    return;

  hu_job_stop (&self->loading);
  drop_picture (self);
  g_clear_pointer (&self->why, g_free);
  g_set_object (&self->file, wanted);
  self->status = wanted != NULL ? HU_BACKDROP_LOADING : HU_BACKDROP_NONE;
  if (wanted != NULL)
    hu_trace_picture_load (&self->loading, wanted, loaded_cb, self);
}

static void
backdrop_changed_cb (HuWorkshopBackdrop *self)
{
  follow_file (self);
  tell (self);
}

/* --- Another grid --- */

/* Returns the place of a point of the old grid on the new one: the same place in its hex or, if the new map
 * lacks that hex, at the same offset from a hex that both maps have. */
static HuPoint
carry_point (const HuGrid *from,
             const HuGrid *to,
             gint          left,
             gint          top,
             HuPoint       point)
{
  HuHex hex = hu_geometry_place_at (from, point), there;
  HuPoint a, b;

  if (hex == HU_HEX_NONE)
    hex = 0;
  there = hu_grid_at (to, hu_grid_column (from, hex) + left, hu_grid_row (from, hex) + top);
  for (HuHex other = 0; there == HU_HEX_NONE && other < from->n_hexes; other++)
    {
      hex = other;
      there = hu_grid_at (to, hu_grid_column (from, hex) + left, hu_grid_row (from, hex) + top);
    }
  if (there == HU_HEX_NONE)
    return point;

  a = hu_geometry_centre (from, hex);
  b = hu_geometry_centre (to, there);

  return (HuPoint) { point.x - a.x + b.x, point.y - a.y + b.y };
}

static void
carry_pins (HuWorkshopBackdrop *self,
            const HuGrid       *to)
{
  HuBackdropPin pins[2];
  gint left, top;

  hu_workshop_get_grid_shift (self->shop, &left, &top);
  if (!hu_backdrop_get_pins (self->backdrop, pins))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (pins); i++)
    {
      HuPoint at = carry_point (self->grid, to, left, top, (HuPoint) { pins[i].map_x, pins[i].map_y });

      pins[i].map_x = at.x;
      pins[i].map_y = at.y;
    }
  hu_backdrop_align (self->backdrop, pins);
}

static void
shop_changed_cb (HuWorkshopBackdrop *self,
                 guint               parts)
{
  HuGrid *grid = (HuGrid *) get_grid (self);

  if (!(parts & HU_DRAFT_GRID) || grid == self->grid)
    return;

  carry_pins (self, grid);
  hu_grid_unref (self->grid);
  self->grid = hu_grid_ref (grid);
  tell (self);
}

/* --- The object --- */

static void
hu_workshop_backdrop_dispose (GObject *object)
{
  HuWorkshopBackdrop *self = HU_WORKSHOP_BACKDROP (object);

  hu_workshop_backdrop_close (self);
  g_clear_object (&self->file);
  g_clear_object (&self->backdrop);
  g_clear_object (&self->shop);

  G_OBJECT_CLASS (hu_workshop_backdrop_parent_class)->dispose (object);
}

static void
hu_workshop_backdrop_finalize (GObject *object)
{
  HuWorkshopBackdrop *self = HU_WORKSHOP_BACKDROP (object);

  g_clear_pointer (&self->grid, hu_grid_unref);
  g_free (self->why);

  G_OBJECT_CLASS (hu_workshop_backdrop_parent_class)->finalize (object);
}

static void
hu_workshop_backdrop_class_init (HuWorkshopBackdropClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_workshop_backdrop_dispose;
  G_OBJECT_CLASS (klass)->finalize = hu_workshop_backdrop_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
hu_workshop_backdrop_init (HuWorkshopBackdrop *self)
{
}

/* @backdrop: the picture's stored data; @map: the map to show it on; borrowed until hu_workshop_backdrop_close().
 * Returns the picture, whose file is now being read. */
HuWorkshopBackdrop *
hu_workshop_backdrop_new (HuBackdrop *backdrop,
                          HuWorkshop *shop,
                          HuMapView  *map)
{
  HuWorkshopBackdrop *self;

  g_return_val_if_fail (HU_IS_BACKDROP (backdrop) && HU_IS_WORKSHOP (shop) && HU_IS_MAP_VIEW (map), NULL);

  self = g_object_new (HU_TYPE_WORKSHOP_BACKDROP, NULL);
  self->backdrop = g_object_ref (backdrop);
  self->shop = g_object_ref (shop);
  self->map = map;
  self->grid = hu_grid_ref ((HuGrid *) get_grid (self));
  g_signal_connect_object (backdrop, "changed", G_CALLBACK (backdrop_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (shop, "changed", G_CALLBACK (shop_changed_cb), self, G_CONNECT_SWAPPED);
  follow_file (self);

  return self;
}

/* Removes it from the map and releases the map. */
void
hu_workshop_backdrop_close (HuWorkshopBackdrop *self)
{
  g_return_if_fail (HU_IS_WORKSHOP_BACKDROP (self));

  if (self->map == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->backdrop, self);
  g_signal_handlers_disconnect_by_data (self->shop, self);
  hu_job_stop (&self->loading);
  drop_picture (self);
  self->map = NULL;
}

HuBackdrop *
hu_workshop_backdrop_get (HuWorkshopBackdrop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_BACKDROP (self), NULL);

  return self->backdrop;
}

HuBackdropStatus
hu_workshop_backdrop_get_status (HuWorkshopBackdrop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_BACKDROP (self), HU_BACKDROP_NONE);

  return self->status;
}

const char *
hu_workshop_backdrop_get_why (HuWorkshopBackdrop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_BACKDROP (self), NULL);

  return self->why;
}

const HuTracePicture *
hu_workshop_backdrop_get_picture (HuWorkshopBackdrop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_BACKDROP (self), NULL);

  return self->picture;
}

/* Takes and shows that picture. The alignment of a missing picture of the same name is kept, because the file has
 * only been moved. */
void
hu_workshop_backdrop_choose (HuWorkshopBackdrop *self,
                             GFile              *picture)
{
  GFile *before;
  g_autofree char *name = NULL, *name_before = NULL;
  HuBackdropPin pins[2];
  gboolean moved;

  g_return_if_fail (HU_IS_WORKSHOP_BACKDROP (self) && G_IS_FILE (picture));

  before = hu_backdrop_get_picture (self->backdrop);
  name = hu_file_dup_name (picture);
  name_before = before != NULL ? hu_file_dup_name (before) : NULL;
  moved = self->status == HU_BACKDROP_MISSING && g_strcmp0 (name, name_before) == 0 &&
          hu_backdrop_get_pins (self->backdrop, pins);

  /* Reads the same file again: it may have been restored or repaired. */
  g_clear_object (&self->file);
  hu_backdrop_set_visible (self->backdrop, TRUE);
  if (before == NULL || !g_file_equal (before, picture))
    hu_backdrop_set_picture (self->backdrop, picture);
  if (moved)
    hu_backdrop_align (self->backdrop, pins);
  backdrop_changed_cb (self);
}

/**
 * hu_workshop_backdrop_set_plain:
 * @plain: whether the user is pointing at spots of it
 *
 * Shows it fully opaque, even if it is hidden, while the user points at its spots.
 */
void
hu_workshop_backdrop_set_plain (HuWorkshopBackdrop *self,
                                gboolean            plain)
{
  g_return_if_fail (HU_IS_WORKSHOP_BACKDROP (self));

  if (self->plain == plain)
    return;

  self->plain = plain;
  show (self);
}

HuPoint
hu_workshop_backdrop_to_picture (HuWorkshopBackdrop *self,
                                 HuPoint             map_point)
{
  HuBackdropMatrix m;
  cairo_matrix_t matrix;

  g_return_val_if_fail (HU_IS_WORKSHOP_BACKDROP (self) && self->picture != NULL, map_point);

  m = get_matrix (self);
  cairo_matrix_init (&matrix, m.xx, m.yx, m.xy, m.yy, m.x0, m.y0);
  if (cairo_matrix_invert (&matrix) == CAIRO_STATUS_SUCCESS)
    cairo_matrix_transform_point (&matrix, &map_point.x, &map_point.y);

  return map_point;
}

/* @self: a picture that is ready; @pixel: in pixels of the picture. */
HuPoint
hu_workshop_backdrop_to_map (HuWorkshopBackdrop *self,
                             HuPoint             pixel)
{
  HuBackdropMatrix m;

  g_return_val_if_fail (HU_IS_WORKSHOP_BACKDROP (self) && self->picture != NULL, pixel);

  m = get_matrix (self);

  return (HuPoint) { m.xx * pixel.x + m.xy * pixel.y + m.x0, m.yx * pixel.x + m.yy * pixel.y + m.y0 };
}

