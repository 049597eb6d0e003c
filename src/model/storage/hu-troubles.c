/*
 * The troubles of a journal.
 */
#include "hu-troubles.h"

#include "hu-save.h"

#define RETRY 3 /* seconds */

struct _HuTroubles
{
  char       *causes[HU_N_TROUBLES]; /* NULL: that part is kept */
  GSourceFunc retry;
  gpointer    data;
  guint       source; /* as long as there is a trouble */
};

HuTroubles *
hu_troubles_new (GSourceFunc retry,
                 gpointer    data)
{
  HuTroubles *self;

  g_return_val_if_fail (retry != NULL, NULL);

  self = g_new0 (HuTroubles, 1);
  self->retry = retry;
  self->data = data;

  return self;
}

void
hu_troubles_free (HuTroubles *self)
{
  g_return_if_fail (self != NULL);

  hu_troubles_stop (self);
  for (guint i = 0; i < HU_N_TROUBLES; i++)
    g_free (self->causes[i]);
  g_free (self);
}

/* @reason: the reason why it cannot be kept; NULL: it is kept.  Returns whether the result of hu_troubles_get() has
 * changed. */
gboolean
hu_troubles_set (HuTroubles   *self,
                 HuTrouble     trouble,
                 const GError *reason)
{
  g_autofree char *before = NULL;
  const char *now;

  g_return_val_if_fail (self != NULL && trouble < HU_N_TROUBLES, FALSE);

  before = g_strdup (hu_troubles_get (self));
  g_free (self->causes[trouble]);
  self->causes[trouble] = reason != NULL ? g_strdup (hu_save_get_cause (reason)) : NULL;
  now = hu_troubles_get (self);
  if (now == NULL)
    hu_troubles_stop (self);
  else if (self->source == 0)
    self->source = g_timeout_add_seconds (RETRY, self->retry, self->data);

  return g_strcmp0 (before, now) != 0;
}

gboolean
hu_troubles_has (const HuTroubles *self,
                 HuTrouble         trouble)
{
  g_return_val_if_fail (self != NULL && trouble < HU_N_TROUBLES, FALSE);

  return self->causes[trouble] != NULL;
}

/* Returns the reason of the first trouble, as a part of a sentence; or NULL. */
const char *
hu_troubles_get (const HuTroubles *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < HU_N_TROUBLES; i++)
    if (self->causes[i] != NULL)
      return self->causes[i];

  return NULL;
}

/* Stops trying again. */
void
hu_troubles_stop (HuTroubles *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->source, g_source_remove);
}
