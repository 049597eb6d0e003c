/*
 * The history of the meters: their values at the set-up and at the end of each phase.
 * Every moment is judged once.
 */
#include "hu-game-private.h"

/* A meter at a moment; one moment's follow each other. */
typedef struct
{
  guint       n_events;
  HuMeterKind kind;
  guint       nth;
  gint64      value;
} Measured;

GArray *
_hu_game_new_history (void)
{
  return g_array_new (FALSE, FALSE, sizeof (Measured));
}

void
_hu_game_forget_history (HuGame *self,
                         guint   n_events)
{
  self->scanned = MIN (self->scanned, n_events);
  while (self->history->len > 0 &&
         g_array_index (self->history, Measured, self->history->len - 1).n_events > n_events)
    g_array_set_size (self->history, self->history->len - 1);
}

static void
remember (HuGame *self,
          guint   n_events)
{
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (self->adjudicator, n_events, self->viewer);
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      Measured measured = { n_events, meter->kind, meter->nth, hu_meter_get_drawn (meter) };

      g_array_append_val (self->history, measured);
    }
}

/**
 * hu_game_remember:
 * @n: the most ends of phases to judge
 *
 * Judges in portions the moments that hu_game_get_nth_meter_history() needs.
 *
 * Returns: %TRUE once nothing is left to judge
 */
gboolean
hu_game_remember (HuGame *self,
                  guint   n)
{
  g_return_val_if_fail (HU_IS_GAME (self), TRUE);

  if (hu_snapshot_get_meters (self->snapshot)->len == 0)
    return TRUE;
  if (self->history->len == 0)
    remember (self, 0);

  for (; self->scanned < self->position; self->scanned++)
    {
      if (hu_adjudicator_get_event (self->adjudicator, self->scanned)->verb != HU_VERB_END_PHASE)
        continue;
      if (n-- == 0)
        return FALSE;
      remember (self, self->scanned + 1);
    }

  return TRUE;
}

/**
 * hu_game_get_nth_meter_history:
 * @nth: its number among those of its kind
 *
 * Lists the values of a meter as a line shows them (hu_meter_get_drawn()): at the set-up, at the end
 * of each phase up to the position, and at the position.  Every moment is judged once in the life of
 * the game, and only when it is first asked for.
 *
 * Returns: (transfer full) (element-type gint64): oldest first; empty if no system in force has
 *   that meter
 */
GArray *
hu_game_get_nth_meter_history (HuGame      *self,
                               HuMeterKind  kind,
                               guint        nth)
{
  GArray *values;
  const HuMeter *meter;

  g_return_val_if_fail (HU_IS_GAME (self), NULL);

  values = g_array_new (FALSE, FALSE, sizeof (gint64));
  meter = hu_snapshot_get_nth_meter (self->snapshot, kind, nth);
  if (meter == NULL)
    return values;

  hu_game_remember (self, G_MAXUINT);
  for (guint i = 0; i < self->history->len; i++)
    {
      const Measured *measured = &g_array_index (self->history, Measured, i);

      if (measured->n_events >= self->position && measured->n_events > 0)
        break;
      if (measured->kind == kind && measured->nth == nth)
        g_array_append_val (values, measured->value);
    }
  if (self->position > 0)
    {
      gint64 drawn = hu_meter_get_drawn (meter);

      g_array_append_val (values, drawn);
    }

  return values;
}
