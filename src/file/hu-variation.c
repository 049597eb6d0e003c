/*
 * Variations.
 *
 * One has all events from the first on, also those that it shares with the log:
 * so it stays what it is when the log is undone past where it branched off, or
 * goes on another way.  The file has each shared event once (hu-write.c).
 */
#include "hu-variation.h"

/**
 * hu_variation_new:
 * @name: what people call it; not empty
 * @after: after how many of @events it was begun
 * @events: (element-type HuEvent): all its events, all of which can be; more
 *   than @after
 *
 * Returns: (transfer full): a variation
 */
HuVariation *
hu_variation_new (const char *name,
                  guint       after,
                  GPtrArray  *events)
{
  HuVariation *self;

  g_return_val_if_fail (name != NULL && name[0] != '\0', NULL);
  g_return_val_if_fail (events != NULL && events->len > after, NULL);

  self = g_new0 (HuVariation, 1);
  self->ref_count = 1;
  self->name = g_strdup (name);
  self->after = after;
  self->events = g_ptr_array_ref (events);

  return self;
}

/**
 * hu_variation_rename:
 * @self: a variation
 * @name: its new name; not empty
 *
 * Returns: (transfer full): the same by that name
 */
HuVariation *
hu_variation_rename (const HuVariation *self,
                     const char        *name)
{
  HuVariation *renamed;

  g_return_val_if_fail (self != NULL, NULL);

  renamed = hu_variation_new (name, self->after, self->events);
  if (renamed != NULL)
    renamed->extra = g_strdup (self->extra);

  return renamed;
}

/**
 * hu_variation_ref:
 * @self: a variation
 *
 * Returns: (transfer full): @self
 */
HuVariation *
hu_variation_ref (HuVariation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_int_inc (&self->ref_count);
  return self;
}

/**
 * hu_variation_unref:
 * @self: (transfer full): a variation
 *
 * Lets go of it.
 */
void
hu_variation_unref (HuVariation *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_int_dec_and_test (&self->ref_count))
    return;

  g_free (self->name);
  g_ptr_array_unref (self->events);
  g_free (self->extra);
  g_free (self);
}

static gboolean
same_event (const HuEvent *a,
            const HuEvent *b)
{
  return a == b || hu_event_equal (a, b);
}

/**
 * hu_variation_shared:
 * @self: a variation
 * @log: (element-type HuEvent): a log
 *
 * Returns: how many events both begin with, no more than it had when it was begun
 */
guint
hu_variation_shared (const HuVariation *self,
                     const GPtrArray   *log)
{
  guint most, n = 0;

  g_return_val_if_fail (self != NULL && log != NULL, 0);

  most = MIN (self->after, log->len);
  while (n < most && same_event (g_ptr_array_index (self->events, n), g_ptr_array_index (log, n)))
    n++;

  return n;
}

/**
 * hu_variation_equal:
 * @a: a variation
 * @b: a variation
 *
 * Returns: whether they say the same
 */
gboolean
hu_variation_equal (const HuVariation *a,
                    const HuVariation *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (g_strcmp0 (a->name, b->name) != 0 || a->after != b->after || a->events->len != b->events->len ||
      g_strcmp0 (a->extra, b->extra) != 0)
    return FALSE;

  for (guint i = 0; i < a->events->len; i++)
    if (!same_event (g_ptr_array_index (a->events, i), g_ptr_array_index (b->events, i)))
      return FALSE;

  return TRUE;
}
