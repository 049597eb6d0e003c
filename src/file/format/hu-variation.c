/*
 * Variations.
 *
 * A variation has all events from the first on, also those that it shares with the log.  It
 * therefore stays the same when the log is undone past the branch, or continues in another
 * way.  The file has each shared event once (hu-write.c).
 */
#include "hu-variation.h"

#include "hu-format.h"

/* @name: its name; not empty; @after: the number of @events before the branch; @events: (element-type HuEvent): all
 * its events, each of them possible; more than @after. */
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
 * hu_variation_new_with:
 * @name: its name; not empty
 * @after: the number of @events before the branch
 * @events: (element-type HuEvent): all its events; more than @after
 * @roster: @game, or a scenario made from it by hu_scenario_new_extended(), in which @events are
 *   possible
 *
 * Makes a variation as hu_variation_new() does, with units that the game does not have.
 */
HuVariation *
hu_variation_new_with (const char *name,
                       guint       after,
                       GPtrArray  *events,
                       HuScenario *game,
                       HuScenario *roster)
{
  HuVariation *self;

  g_return_val_if_fail (game != NULL && roster != NULL, NULL);

  self = hu_variation_new (name, after, events);
  for (guint i = after; self != NULL && self->roster == NULL && i < events->len; i++)
    if (hu_event_names (g_ptr_array_index (events, i), game->units->len, roster->units->len))
      self->roster = hu_scenario_ref (roster);

  return self;
}

/* @name: its new name; not empty.  Returns (transfer full): the same variation with that name. */
HuVariation *
hu_variation_rename (const HuVariation *self,
                     const char        *name)
{
  HuVariation *renamed;

  g_return_val_if_fail (self != NULL, NULL);

  renamed = hu_variation_new (name, self->after, self->events);
  if (renamed != NULL)
    {
      renamed->extra = g_strdup (self->extra);
      renamed->roster = self->roster != NULL ? hu_scenario_ref (self->roster) : NULL;
    }

  return renamed;
}

/* Returns (transfer full): @self. */
HuVariation *
hu_variation_ref (HuVariation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_int_inc (&self->ref_count);
  return self;
}

void
hu_variation_unref (HuVariation *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_int_dec_and_test (&self->ref_count))
    return;

  g_free (self->name);
  g_ptr_array_unref (self->events);
  g_clear_pointer (&self->roster, hu_scenario_unref);
  g_free (self->extra);
  g_free (self);
}

/* @log: (element-type HuEvent): a log.  Returns the number of events with which both begin, at most the number
 * before the branch. */
guint
hu_variation_shared (const HuVariation *self,
                     const GPtrArray   *log)
{
  guint most, n = 0;

  g_return_val_if_fail (self != NULL && log != NULL, 0);

  most = MIN (self->after, log->len);
  while (n < most && hu_event_equal (g_ptr_array_index (self->events, n), g_ptr_array_index (log, n)))
    n++;

  return n;
}

gboolean
hu_variation_names_unit (const HuVariation *self,
                         guint              unit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->events->len; i++)
    if (hu_event_names (g_ptr_array_index (self->events, i), unit, unit + 1))
      return TRUE;

  return FALSE;
}

static gboolean
same_roster (const HuScenario *a,
             const HuScenario *b)
{
  if (a == NULL || b == NULL || a->units->len != b->units->len)
    return a == b;

  for (guint i = 0; i < a->units->len; i++)
    if (!hu_unit_looks_like (hu_scenario_get_unit (a, i), hu_scenario_get_unit (b, i)))
      return FALSE;

  return TRUE;
}

gboolean
hu_variation_equal (const HuVariation *a,
                    const HuVariation *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (g_strcmp0 (a->name, b->name) != 0 || a->after != b->after || a->events->len != b->events->len ||
      g_strcmp0 (a->extra, b->extra) != 0 || !same_roster (a->roster, b->roster))
    return FALSE;

  for (guint i = 0; i < a->events->len; i++)
    if (!hu_event_equal (g_ptr_array_index (a->events, i), g_ptr_array_index (b->events, i)))
      return FALSE;

  return TRUE;
}
