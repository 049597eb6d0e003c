/*
 * Values that are freed with what they belong to, in the order in which they came.
 */
#include "hu-keep.h"

typedef struct
{
  gpointer       what;
  GDestroyNotify destroy;
} Kept;

static void
kept_clear (gpointer data)
{
  Kept *self = data;

  self->destroy (self->what);
}

void
hu_keep_add (GArray        **kept,
             gpointer        what,
             GDestroyNotify  destroy)
{
  const Kept one = { what, destroy };

  g_return_if_fail (kept != NULL && destroy != NULL);

  if (what == NULL)
    return;
  if (*kept == NULL)
    {
      *kept = g_array_new (FALSE, FALSE, sizeof (Kept));
      g_array_set_clear_func (*kept, kept_clear);
    }
  g_array_append_val (*kept, one);
}

void
hu_keep_clear (GArray **kept)
{
  g_return_if_fail (kept != NULL);

  g_clear_pointer (kept, g_array_unref);
}
