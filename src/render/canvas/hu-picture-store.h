/*
 * The common part of caches of pictures: entries by key; the least recently used go when all together take too
 * much memory.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Begins every entry. */
typedef struct
{
  gsize bytes;
  GList link;
} HuStored;

typedef struct
{
  GHashTable *entries; /* entry → itself */
  GQueue      order;   /* links of entries, last used first */
  gsize       n_bytes;
  gsize       max_bytes;
} HuPictureStore;

void     hu_picture_store_init      (HuPictureStore  *self,
                                     gsize            max_bytes,
                                     GHashFunc        hash,
                                     GEqualFunc       equal,
                                     GDestroyNotify   entry_free);
void     hu_picture_store_finish    (HuPictureStore  *self);
void     hu_picture_store_clear     (HuPictureStore  *self);
void     hu_picture_store_make_room (HuPictureStore  *self,
                                     gsize            max_bytes);

/* Borrowed; NULL where there is none. A found entry counts as used. */
gpointer hu_picture_store_find      (HuPictureStore  *self,
                                     gconstpointer    probe);
void     hu_picture_store_add       (HuPictureStore  *self,
                                     gpointer         entry); /* (transfer full) */
/* @entry takes as much from now on, and counts as used. */
void     hu_picture_store_resize    (HuPictureStore  *self,
                                     gpointer         entry,
                                     gsize            bytes);

gsize    hu_surface_bytes           (cairo_surface_t *surface);

G_END_DECLS
