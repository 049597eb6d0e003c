/*
 * A store of pictures: a hash table whose entries hang in a queue, the most recently used first.
 */
#include "hu-picture-store.h"

static void
use (HuPictureStore *self,
     HuStored       *entry)
{
  if (self->order.head == &entry->link)
    return;

  g_queue_unlink (&self->order, &entry->link);
  g_queue_push_head_link (&self->order, &entry->link);
}

static void
drop_unused (HuPictureStore *self)
{
  /* The one in use, at the head, stays whatever it takes. */
  while (self->n_bytes > self->max_bytes && self->order.length > 1)
    {
      HuStored *entry = g_queue_pop_tail_link (&self->order)->data;

      self->n_bytes -= entry->bytes;
      g_hash_table_remove (self->entries, entry);
    }
}

/* @self: (out caller-allocates): a store; @max_bytes: the most memory that its entries may take together; @hash:
 * hash of an entry's key; @equal: whether two entries have the same key. */
void
hu_picture_store_init (HuPictureStore *self,
                       gsize           max_bytes,
                       GHashFunc       hash,
                       GEqualFunc      equal,
                       GDestroyNotify  entry_free)
{
  *self = (HuPictureStore) { .max_bytes = max_bytes };
  self->entries = g_hash_table_new_full (hash, equal, NULL, entry_free);
}

/* Frees all entries. */
void
hu_picture_store_finish (HuPictureStore *self)
{
  g_hash_table_unref (self->entries);
}

/* Drops everything. */
void
hu_picture_store_clear (HuPictureStore *self)
{
  g_hash_table_remove_all (self->entries);
  g_queue_init (&self->order);
  self->n_bytes = 0;
}

/**
 * hu_picture_store_make_room:
 * @max_bytes: the most memory that its entries may take together from now on
 *
 * Drops entries beyond that, but keeps the most recently used one.
 */
void
hu_picture_store_make_room (HuPictureStore *self,
                            gsize           max_bytes)
{
  self->max_bytes = max_bytes;
  drop_unused (self);
}

gpointer
hu_picture_store_find (HuPictureStore *self,
                       gconstpointer   probe)
{
  HuStored *entry = g_hash_table_lookup (self->entries, probe);

  if (entry != NULL)
    use (self, entry);

  return entry;
}

/**
 * hu_picture_store_add:
 * @entry: (transfer full): an entry that begins with a #HuStored with its size; its key is new
 *
 * Keeps @entry, and drops entries for which there is no room any more.
 */
void
hu_picture_store_add (HuPictureStore *self,
                      gpointer        entry)
{
  HuStored *stored = entry;

  stored->link.data = entry;
  g_hash_table_add (self->entries, entry);
  g_queue_push_head_link (&self->order, &stored->link);
  self->n_bytes += stored->bytes;
  drop_unused (self);
}

/**
 * hu_picture_store_resize:
 * @bytes: the memory that it takes now
 *
 * Updates the entry's size, and drops entries for which there is no room any more.
 */
void
hu_picture_store_resize (HuPictureStore *self,
                         gpointer        entry,
                         gsize           bytes)
{
  HuStored *stored = entry;

  self->n_bytes += bytes - stored->bytes;
  stored->bytes = bytes;
  use (self, stored);
  drop_unused (self);
}

/* @surface: an image, or NULL.  Returns the memory that its pixels take, bytes. */
gsize
hu_surface_bytes (cairo_surface_t *surface)
{
  if (surface == NULL)
    return 0;

  return (gsize) cairo_image_surface_get_stride (surface) * (gsize) cairo_image_surface_get_height (surface);
}
