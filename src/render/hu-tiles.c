/*
 * Tiles: a table of them, and a queue that the longest unused leave first.
 */
#include "hu-tiles.h"

#include <math.h>

typedef struct
{
  HuTile tile;
  gsize  bytes;
  GList  link;
} Entry;

struct _HuTiles
{
  GHashTable *entries; /* Entry → itself */
  GQueue      order;   /* links of entries, last used first */
  gsize       n_bytes;
  gsize       max_bytes;
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

static gsize
surface_bytes (cairo_surface_t *surface)
{
  if (surface == NULL)
    return 0;

  return (gsize) cairo_image_surface_get_stride (surface) * (gsize) cairo_image_surface_get_height (surface);
}

/* Entries begin with their tile. */
static Entry *
entry_of (HuTile *tile)
{
  return (Entry *) tile;
}

static void
touch (HuTiles *self,
       Entry   *entry)
{
  if (self->order.head == &entry->link)
    return;

  g_queue_unlink (&self->order, &entry->link);
  g_queue_push_head_link (&self->order, &entry->link);
}

static void
make_room (HuTiles *self)
{
  /* The one in use, at the head, stays whatever it takes. */
  while (self->n_bytes > self->max_bytes && self->order.length > 1)
    {
      GList *link = g_queue_pop_tail_link (&self->order);
      Entry *entry = link->data;

      self->n_bytes -= entry->bytes;
      g_hash_table_remove (self->entries, entry);
    }
}

/**
 * hu_tiles_new:
 *
 * Returns: (transfer full): an empty cache with room for one tile; see hu_tiles_set_room()
 */
HuTiles *
hu_tiles_new (void)
{
  HuTiles *self = g_new0 (HuTiles, 1);

  self->entries = g_hash_table_new_full (entry_hash, entry_equal, NULL, entry_free);

  return self;
}

/**
 * hu_tiles_free:
 * @self: (nullable): a cache
 */
void
hu_tiles_free (HuTiles *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->entries);
  g_free (self);
}

/**
 * hu_tiles_clear:
 * @self: a cache
 *
 * Drops every tile.
 */
void
hu_tiles_clear (HuTiles *self)
{
  g_hash_table_remove_all (self->entries);
  g_queue_init (&self->order);
  self->n_bytes = 0;
}

/**
 * hu_tiles_set_room:
 * @self: a cache
 * @max_bytes: how much the pictures may take together
 */
void
hu_tiles_set_room (HuTiles *self,
                   gsize    max_bytes)
{
  self->max_bytes = max_bytes;
  make_room (self);
}

/**
 * hu_tiles_n_bytes:
 * @self: a cache
 *
 * Returns: how much its pictures take
 */
gsize
hu_tiles_n_bytes (const HuTiles *self)
{
  return self->n_bytes;
}

/**
 * hu_tiles_find:
 * @self: a cache
 * @scale: px a map unit
 * @column: of the tile
 * @row: of the tile
 *
 * Returns: (nullable) (transfer none): that tile
 */
HuTile *
hu_tiles_find (HuTiles *self,
               double   scale,
               gint     column,
               gint     row)
{
  Entry probe = { .tile = { .scale = scale, .column = column, .row = row } };
  Entry *entry = g_hash_table_lookup (self->entries, &probe);

  if (entry == NULL)
    return NULL;

  touch (self, entry);

  return &entry->tile;
}

/**
 * hu_tiles_get:
 * @self: a cache
 * @scale: px a map unit
 * @column: of the tile
 * @row: of the tile
 *
 * Returns: (transfer none): that tile, with nothing drawn where it is new
 */
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
  entry->link.data = entry;
  g_hash_table_add (self->entries, entry);
  g_queue_push_head_link (&self->order, &entry->link);

  return &entry->tile;
}

static void
set_surface (HuTiles          *self,
             HuTile           *tile,
             cairo_surface_t **slot,
             cairo_surface_t  *surface)
{
  Entry *entry = entry_of (tile);

  g_clear_pointer (slot, cairo_surface_destroy);
  *slot = surface;

  self->n_bytes -= entry->bytes;
  entry->bytes = surface_bytes (tile->ground);
  if (tile->whole != tile->ground)
    entry->bytes += surface_bytes (tile->whole);
  self->n_bytes += entry->bytes;

  touch (self, entry);
  make_room (self);
}

/**
 * hu_tiles_set_ground:
 * @self: a cache
 * @tile: one of its tiles
 * @surface: (transfer full): the picture of its ground
 */
void
hu_tiles_set_ground (HuTiles         *self,
                     HuTile          *tile,
                     cairo_surface_t *surface)
{
  set_surface (self, tile, &tile->ground, surface);
}

/**
 * hu_tiles_set_whole:
 * @self: a cache
 * @tile: one of its tiles
 * @surface: (transfer full): its picture; a reference to the ground where nothing lies on it
 */
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

/**
 * hu_tiles_list_scales:
 * @self: a cache
 * @scale: px a map unit
 *
 * Returns: (transfer full) (element-type double): the other scales that have whole tiles, the most similar
 * first
 */
GArray *
hu_tiles_list_scales (HuTiles *self,
                      double   scale)
{
  g_autoptr(GHashTable) present = g_hash_table_new (g_double_hash, g_double_equal);
  GArray *scales = g_array_new (FALSE, FALSE, sizeof (double));

  for (GList *l = self->order.head; l != NULL; l = l->next)
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
 * @self: a cache
 * @box: what of the map was edited, map units
 * @size: the size of a tile in px
 *
 * Notes in each tile that shows some of @box, at whatever scale, that it is out of date there.
 */
void
hu_tiles_mark_stale (HuTiles *self,
                     HuBox    box,
                     double   size)
{
  g_return_if_fail (self != NULL && size > 0);

  for (GList *link = self->order.head; link != NULL; link = link->next)
    {
      HuTile *tile = &((Entry *) link->data)->tile;
      double extent = size / tile->scale;
      double x = tile->column * extent, y = tile->row * extent;

      if (box.x < x + extent && box.x + box.width > x && box.y < y + extent && box.y + box.height > y)
        tile->stale = join (tile->stale, box);
    }
}
