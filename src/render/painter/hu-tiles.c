/*
 * Tiles: a store of them by scale, column and row.
 */
#include "hu-tiles.h"

#include <math.h>

#include "hu-picture-store.h"

typedef struct
{
  HuStored stored;
  HuTile   tile;
} Entry;

struct _HuTiles
{
  HuPictureStore store; /* of Entry */
};

static guint
entry_hash (gconstpointer data)
{
  const HuTile *tile = &((const Entry *) data)->tile;

  return g_double_hash (&tile->scale) ^ (guint) tile->column * 2654435761u ^ (guint) tile->row * 2246822519u;
}

static gboolean
entry_equal (gconstpointer a,
             gconstpointer b)
{
  const HuTile *first = &((const Entry *) a)->tile, *second = &((const Entry *) b)->tile;

  return first->scale == second->scale && first->column == second->column && first->row == second->row;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->tile.ground, cairo_surface_destroy);
  g_clear_pointer (&entry->tile.whole, cairo_surface_destroy);
  g_free (entry);
}

/* The entry that @tile is part of. */
static Entry *
entry_of (HuTile *tile)
{
  return (Entry *) (void *) ((char *) tile - G_STRUCT_OFFSET (Entry, tile));
}

/* Returns an empty cache with room for one tile; see hu_tiles_set_room(). */
HuTiles *
hu_tiles_new (void)
{
  HuTiles *self = g_new0 (HuTiles, 1);

  hu_picture_store_init (&self->store, 0, entry_hash, entry_equal, entry_free);

  return self;
}

void
hu_tiles_free (HuTiles *self)
{
  if (self == NULL)
    return;

  hu_picture_store_finish (&self->store);
  g_free (self);
}

void
hu_tiles_clear (HuTiles *self)
{
  hu_picture_store_clear (&self->store);
}

void
hu_tiles_set_room (HuTiles *self,
                   gsize    max_bytes)
{
  hu_picture_store_make_room (&self->store, max_bytes);
}

gsize
hu_tiles_n_bytes (const HuTiles *self)
{
  return self->store.n_bytes;
}

/* @scale: px a map unit.  Returns the tile, or NULL. */
HuTile *
hu_tiles_find (HuTiles *self,
               double   scale,
               gint     column,
               gint     row)
{
  Entry probe = { .tile = { .scale = scale, .column = column, .row = row } };
  Entry *entry = hu_picture_store_find (&self->store, &probe);

  return entry != NULL ? &entry->tile : NULL;
}

/* @scale: px a map unit.  Returns the tile; a new one has nothing drawn yet; borrowed. */
HuTile *
hu_tiles_get (HuTiles *self,
              double   scale,
              gint     column,
              gint     row)
{
  HuTile *found = hu_tiles_find (self, scale, column, row);
  Entry *entry;

  if (found != NULL)
    return found;

  entry = g_new0 (Entry, 1);
  entry->tile.scale = scale;
  entry->tile.column = column;
  entry->tile.row = row;
  hu_picture_store_add (&self->store, entry);

  return &entry->tile;
}

static void
set_surface (HuTiles          *self,
             HuTile           *tile,
             cairo_surface_t **slot,
             cairo_surface_t  *surface)
{
  gsize bytes;

  g_clear_pointer (slot, cairo_surface_destroy);
  *slot = surface;

  bytes = hu_surface_bytes (tile->ground);
  if (tile->whole != tile->ground)
    bytes += hu_surface_bytes (tile->whole);
  hu_picture_store_resize (&self->store, entry_of (tile), bytes);
}

/* @surface: (transfer full): the picture of its ground. */
void
hu_tiles_set_ground (HuTiles         *self,
                     HuTile          *tile,
                     cairo_surface_t *surface)
{
  set_surface (self, tile, &tile->ground, surface);
}

/* @surface: (transfer full): its picture; a reference to the ground if there are no overlays on it. */
void
hu_tiles_set_whole (HuTiles         *self,
                    HuTile          *tile,
                    cairo_surface_t *surface)
{
  set_surface (self, tile, &tile->whole, surface);
}

static gint
compare_scales (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  double wanted = log (*(const double *) data);
  double first = fabs (log (*(const double *) a) - wanted),
         second = fabs (log (*(const double *) b) - wanted);

  return first < second ? -1 : first > second;
}

/* @scale: px a map unit.  Returns the other scales that have whole tiles, the most similar first; (transfer full)
 * (element-type double). */
GArray *
hu_tiles_list_scales (HuTiles *self,
                      double   scale)
{
  g_autoptr(GHashTable) present = g_hash_table_new (g_double_hash, g_double_equal);
  GArray *scales = g_array_new (FALSE, FALSE, sizeof (double));

  for (GList *l = self->store.order.head; l != NULL; l = l->next)
    {
      Entry *entry = l->data;

      if (entry->tile.whole != NULL && entry->tile.scale != scale &&
          g_hash_table_add (present, &entry->tile.scale))
        g_array_append_val (scales, entry->tile.scale);
    }
  g_array_sort_with_data (scales, compare_scales, &scale);

  return scales;
}

static HuBox
join (HuBox a,
      HuBox b)
{
  double x = MIN (a.x, b.x), y = MIN (a.y, b.y);

  if (a.width <= 0)
    return b;

  return (HuBox) { x, y, MAX (a.x + a.width, b.x + b.width) - x, MAX (a.y + a.height, b.y + b.height) - y };
}

/**
 * hu_tiles_mark_stale:
 * @box: the edited part of the map, map units
 * @size: the size of a tile in px
 *
 * Notes in each tile that shows some of @box, at any scale, that this part is out of date.
 */
void
hu_tiles_mark_stale (HuTiles *self,
                     HuBox    box,
                     double   size)
{
  g_return_if_fail (self != NULL && size > 0);

  for (GList *link = self->store.order.head; link != NULL; link = link->next)
    {
      HuTile *tile = &((Entry *) link->data)->tile;
      double extent = size / tile->scale;
      double x = tile->column * extent, y = tile->row * extent;

      if (box.x < x + extent && box.x + box.width > x && box.y < y + extent && box.y + box.height > y)
        tile->stale = join (tile->stale, box);
    }
}
