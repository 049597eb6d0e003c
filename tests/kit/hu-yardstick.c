/*
 * The yardstick is the time on the clock of what a wait consists of: work, and being woken up.
 */
#include "hu-yardstick.h"

#define ROUNDS 20
#define STRINGS 3000
#define PATIENCE 5000 /* yards: some three minutes on a quiet machine */

static void
work (void)
{
  g_autoptr(GHashTable) strings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < STRINGS; i++)
    g_hash_table_add (strings, g_strdup_printf ("%u", i));
}

/**
 * hu_yardstick_measure:
 *
 * Returns: the length of a yard just now, in microseconds on the clock; some 40,000 on a quiet machine
 */
gint64
hu_yardstick_measure (void)
{
  gint64 began = g_get_monotonic_time ();

  for (guint i = 0; i < ROUNDS; i++)
    {
      work ();
      g_usleep (1000);
    }

  return g_get_monotonic_time () - began;
}

/**
 * hu_yardstick_seconds:
 *
 * For alarm(), which cannot ask again.
 *
 * Returns: the length of so many yards in whole seconds, rounded up
 */
guint
hu_yardstick_seconds (guint yards)
{
  return (guint) (yards * hu_yardstick_measure () / G_TIME_SPAN_SECOND) + 1;
}

/**
 * hu_patience_begin:
 *
 * Begins to wait.
 */
void
hu_patience_begin (HuPatience *self)
{
  self->began = g_get_monotonic_time ();
  self->most = 0;
}

/**
 * hu_patience_is_over:
 *
 * Measures the yard when the wait has lasted too long by the last measure: the machine may have become busy meanwhile.
 *
 * Returns: whether what was waited for does not come
 */
gboolean
hu_patience_is_over (HuPatience *self)
{
  gint64 waited = g_get_monotonic_time () - self->began;

  if (waited <= self->most)
    return FALSE;

  /* The first measure can wait, too: most waits are over at once. */
  if (self->most == 0 && waited < G_TIME_SPAN_SECOND)
    return FALSE;

  self->most = MAX (self->most, PATIENCE * hu_yardstick_measure ());

  return waited > self->most;
}

/**
 * hu_patience_turn:
 *
 * Gives the main loop a turn, or sleeps a millisecond if it has nothing to do; fails the test when patience is over.
 */
void
hu_patience_turn (HuPatience *self)
{
  g_assert_false (hu_patience_is_over (self));
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (1000);
}

/**
 * hu_rest_begin:
 *
 * Something has come: the rest begins anew.
 */
void
hu_rest_begin (HuRest *self)
{
  self->since = g_get_monotonic_time ();
  self->rounds = 0;
}

/**
 * hu_rest_is_over:
 * @milliseconds: how long nothing must have come
 *
 * Is asked once in each turn of the main loop. A process that got no processor for a while has not rested meanwhile, so
 * the turns count as well as the clock.
 *
 * Returns: whether nothing has come for that long
 */
gboolean
hu_rest_is_over (HuRest *self,
                 guint   milliseconds)
{
  self->rounds++;

  return g_get_monotonic_time () - self->since > milliseconds * G_TIME_SPAN_MILLISECOND && self->rounds > milliseconds / 4;
}

/**
 * hu_rest:
 *
 * Lets the main loop run for so long, where a test shows that nothing comes.
 */
void
hu_rest (guint milliseconds)
{
  HuRest rest;

  hu_rest_begin (&rest);
  while (!hu_rest_is_over (&rest, milliseconds))
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}
