/*
 * Sprites: a store of them by kind, variant and size.
 */
#include "hu-sprites.h"

#include "hu-picture-store.h"

typedef struct
{
  HuStored    stored;
  HuSpriteKey key;
  HuSprite    sprite;
} Entry;

struct _HuSprites
{
  HuPictureStore store; /* of Entry */
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

/* @max_bytes: the most memory that the pictures may take together.  Returns an empty cache. */
HuSprites *
hu_sprites_new (gsize max_bytes)
{
  HuSprites *self = g_new0 (HuSprites, 1);

  hu_picture_store_init (&self->store, max_bytes, entry_hash, entry_equal, entry_free);

  return self;
}

void
hu_sprites_free (HuSprites *self)
{
  if (self == NULL)
    return;

  hu_picture_store_finish (&self->store);
  g_free (self);
}

/* Drops every picture, because the theme or the device has changed. */
void
hu_sprites_clear (HuSprites *self)
{
  hu_picture_store_clear (&self->store);
}

gsize
hu_sprites_n_bytes (const HuSprites *self)
{
  return self->store.n_bytes;
}

const HuSprite *
hu_sprites_find (HuSprites  *self,
                 HuSpriteKey key)
{
  Entry probe = { .key = key };
  const Entry *entry = hu_picture_store_find (&self->store, &probe);

  return entry != NULL ? &entry->sprite : NULL;
}

/* @key: a key that is not in the cache yet; @sprite: the picture; its surface is taken.  Returns the sprite as it is
 * stored now. */
const HuSprite *
hu_sprites_add (HuSprites  *self,
                HuSpriteKey key,
                HuSprite    sprite)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->key = key;
  entry->sprite = sprite;
  entry->stored.bytes = hu_surface_bytes (sprite.surface) + sizeof (Entry);
  hu_picture_store_add (&self->store, entry);

  return &entry->sprite;
}
