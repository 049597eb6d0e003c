/*
 * Sprites: a hash table whose entries hang in a queue, the last used first.
 */
#include "hu-sprites.h"

typedef struct
{
  HuSpriteKey key;
  HuSprite    sprite;
  gsize       bytes;
  GList       link;
} Entry;

struct _HuSprites
{
  GHashTable *entries; /* Entry → itself */
  GQueue      order;   /* links of entries, last used first */
  gsize       n_bytes;
  gsize       max_bytes;
};

static guint
entry_hash (gconstpointer data)
{
  const Entry *entry = data;

  return entry->key.kind * 2654435761u ^ entry->key.variant * 40503u ^ g_double_hash (&entry->key.size);
}

static gboolean
entry_equal (gconstpointer a,
             gconstpointer b)
{
  const Entry *first = a, *second = b;

  return first->key.kind == second->key.kind && first->key.variant == second->key.variant &&
         first->key.size == second->key.size;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  cairo_surface_destroy (entry->sprite.surface);
  g_free (entry);
}

static gsize
surface_bytes (cairo_surface_t *surface)
{
  return (gsize) cairo_image_surface_get_stride (surface) * (gsize) cairo_image_surface_get_height (surface);
}

static void
drop_last (HuSprites *self)
{
  GList *link = g_queue_pop_tail_link (&self->order);
  Entry *entry = link->data;

  self->n_bytes -= entry->bytes;
  g_hash_table_remove (self->entries, entry);
}

/**
 * hu_sprites_new:
 * @max_bytes: how much the pictures may take together
 *
 * Returns: (transfer full): an empty cache
 */
HuSprites *
hu_sprites_new (gsize max_bytes)
{
  HuSprites *self = g_new0 (HuSprites, 1);

  self->entries = g_hash_table_new_full (entry_hash, entry_equal, NULL, entry_free);
  self->max_bytes = max_bytes;

  return self;
}

/**
 * hu_sprites_free:
 * @self: (nullable): a cache
 *
 * Frees @self and every picture in it.
 */
void
hu_sprites_free (HuSprites *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->entries);
  g_free (self);
}

/**
 * hu_sprites_clear:
 * @self: a cache
 *
 * Drops every picture: the theme or the device has changed.
 */
void
hu_sprites_clear (HuSprites *self)
{
  g_hash_table_remove_all (self->entries);
  g_queue_init (&self->order);
  self->n_bytes = 0;
}

/**
 * hu_sprites_n_bytes:
 * @self: a cache
 *
 * Returns: how much its pictures take
 */
gsize
hu_sprites_n_bytes (const HuSprites *self)
{
  return self->n_bytes;
}

/**
 * hu_sprites_find:
 * @self: a cache
 * @key: what is looked for
 *
 * Returns: (nullable) (transfer none): the sprite of exactly that key
 */
const HuSprite *
hu_sprites_find (HuSprites  *self,
                 HuSpriteKey key)
{
  Entry probe = { .key = key };
  Entry *entry = g_hash_table_lookup (self->entries, &probe);

  if (entry == NULL)
    return NULL;

  if (self->order.head != &entry->link)
    {
      g_queue_unlink (&self->order, &entry->link);
      g_queue_push_head_link (&self->order, &entry->link);
    }

  return &entry->sprite;
}

/**
 * hu_sprites_add:
 * @self: a cache
 * @key: what it shows; not in the cache yet
 * @sprite: the picture; its surface is taken
 *
 * Returns: (transfer none): the sprite as it is kept now
 */
const HuSprite *
hu_sprites_add (HuSprites  *self,
                HuSpriteKey key,
                HuSprite    sprite)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->key = key;
  entry->sprite = sprite;
  entry->bytes = surface_bytes (sprite.surface) + sizeof (Entry);
  entry->link.data = entry;

  while (self->order.length > 0 && self->n_bytes + entry->bytes > self->max_bytes)
    drop_last (self);

  g_hash_table_add (self->entries, entry);
  g_queue_push_head_link (&self->order, &entry->link);
  self->n_bytes += entry->bytes;

  return &entry->sprite;
}
