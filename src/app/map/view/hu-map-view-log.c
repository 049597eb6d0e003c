/*
 * Changes of the log made by a key or from a menu, and what is told of them, so that nobody overlooks them: a counter
 * that left the map or entered it, or a new verdict. The receiver offers to undo them.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-map-view-private.h"

void
_hu_map_view_refuse (HuMapView       *self,
                     const HuRefusal *refusal)
{
  g_autofree char *remedy = NULL;
  g_autofree char *why =
    hu_explain_refusal (hu_game_get_scenario (self->game), refusal, &remedy);

  g_signal_emit_by_name (self, "refused", why);
}

/* Does the event add a counter to the map or remove one? */
static gboolean
changes_who_is_there (const HuEvent *event)
{
  return event->verb == HU_VERB_ELIMINATE || event->verb == HU_VERB_WITHDRAW || event->verb == HU_VERB_EXIT ||
         event->verb == HU_VERB_PLACE;
}

/* Returns the verdict if it has changed; NULL if it is the same, or still undecided. */
static char *
word_verdict (HuMapView  *self,
              HuSnapshot *before)
{
  HuSnapshot *now = hu_game_get_snapshot (self->game);
  g_autofree char *was = NULL;
  g_autofree char *is = NULL;

  if (hu_snapshot_get_verdict (before) == NULL && hu_snapshot_get_verdict (now) == NULL)
    return NULL;

  was = hu_explain_verdict (before);
  is = hu_explain_verdict (now);

  return g_str_equal (was, is) ? NULL : g_steal_pointer (&is);
}

void
_hu_map_view_tell_done (HuMapView  *self,
                        const char *what,
                        HuSnapshot *before)
{
  g_autofree char *verdict = word_verdict (self, before);

  g_signal_emit_by_name (self, "done", what, verdict);
}

/* Words the events as in the log, unless the viewer must not know them; of several units, names the first. */
static char *
word_events (HuMapView  *self,
             HuSnapshot *before,
             GPtrArray  *events)
{
  g_autofree char *first = NULL;
  guint more = events->len - 1;

  for (guint i = 0; i < events->len; i++)
    if (hu_game_get_sight (self->game, hu_game_get_position (self->game) - i) != HU_SIGHT_WHOLE)
      return g_strdup (_("It is in the log"));

  first = hu_explain_event (hu_game_get_scenario (self->game), g_ptr_array_index (events, 0),
                            hu_snapshot_get_state (before));
  if (more == 0)
    return g_steal_pointer (&first);

  /* Translators: what happened to one unit, as "II is withdrawn", and to how many others as well */
  return g_strdup_printf (ngettext ("%s, and %u more unit", "%s, and %u more units", more), first, more);
}

static void
tell_events (HuMapView  *self,
             HuSnapshot *before,
             GPtrArray  *events)
{
  g_autofree char *verdict = word_verdict (self, before);
  g_autofree char *what = NULL;
  gboolean told = verdict != NULL;

  for (guint i = 0; i < events->len; i++)
    told |= changes_who_is_there (g_ptr_array_index (events, i));
  if (!told)
    return;

  what = word_events (self, before, events);
  g_signal_emit_by_name (self, "done", what, verdict);
}

void
_hu_map_view_append (HuMapView *self,
                     GPtrArray *events)
{
  g_autoptr(HuSnapshot) before = NULL;
  HuRefusal refusal;

  if (events->len == 0)
    return;

  before = hu_snapshot_ref (hu_game_get_snapshot (self->game));
  if (!hu_game_append_gesture (self->game, (HuEvent * const *) events->pdata, events->len, &refusal, NULL))
    _hu_map_view_refuse (self, &refusal);
  else
    tell_events (self, before, events);
}

void
_hu_map_view_append_one (HuMapView *self,
                         HuEvent   *event)
{
  g_autoptr(GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  g_ptr_array_add (events, event);
  _hu_map_view_append (self, events);
}
