/*
 * Sprites: small pictures drawn once and stamped often. The least recently used go first when they take too
 * much memory.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

typedef struct _HuSprites HuSprites;

/* The content of a sprite: a kind, a variant of it, and its size. */
typedef struct
{
  guint32 kind;
  guint32 variant;
  double  size;
} HuSpriteKey;

/* A picture and the position of its anchor; device-independent pixels. */
typedef struct
{
  cairo_surface_t *surface;
  double           x, y;
} HuSprite;

HuSprites      *hu_sprites_new     (gsize            max_bytes) G_GNUC_WARN_UNUSED_RESULT;
void            hu_sprites_free    (HuSprites       *self);
void            hu_sprites_clear   (HuSprites       *self);
/* The ledger of the memory used, bytes: tests compare it with the limit. */
gsize           hu_sprites_n_bytes (const HuSprites *self);

/* Borrowed, until the next hu_sprites_add(); NULL where there is none. */
const HuSprite *hu_sprites_find    (HuSprites       *self,
                                    HuSpriteKey      key);
const HuSprite *hu_sprites_add     (HuSprites       *self,
                                    HuSpriteKey      key,
                                    HuSprite         sprite); /* takes its surface */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSprites, hu_sprites_free)

G_END_DECLS
