/*
 * A snapshot by the knowledge of one side (26.15), and how much of an event that side sees.
 */
#include "hu-adjudicator-private.h"

#include "hu-control-system-private.h"

/* --- Undeclared --- */

static void
compare_owners (HuControlFindings *findings,
                HuSubjectKind      kind,
                const gint8       *owners,
                gint32             n,
                HuSide             side,
                const HuState     *other)
{
  for (gint32 subject = 0; subject < n; subject++)
    if (owners[subject] == side && hu_control_owner (other, kind, subject) != side)
      {
        HuUndeclared undeclared = { side, kind, subject };

        g_array_append_val (findings->undeclared, undeclared);
      }
}

/* Lists the subjects that @side Controls by @findings and not by @other. */
static void
list_undeclared (HuControlFindings *findings,
                 HuSide             side,
                 const HuState     *other)
{
  const HuMap *map = other->scenario->map;

  compare_owners (findings, HU_SUBJECT_LOCATION, findings->locations, hu_map_n_locations (map), side, other);
  compare_owners (findings, HU_SUBJECT_HEX, findings->hexes, map->grid->n_hexes, side, other);
  compare_owners (findings, HU_SUBJECT_BUILDING, findings->buildings, (gint32) map->buildings->len, side, other);
}

/* When the real game has ended everything is declared.  A game that might be never opens what is secret in the real
 * one: neither by events that are supposed after @real, nor by another reading of the rules. */
static gboolean
is_open (const HuAdjudicator *self,
         const HuState       *real)
{
  return hu_control_state (real) == NULL || (!self->other_rules && hu_control_has_ended (real));
}

gboolean
hu_adjudicator_is_open (HuAdjudicator *self,
                        guint          n_events)
{
  return is_open (self, hu_adjudicator_peek_real (self, n_events));
}

static gboolean
is_all_known (const HuAdjudicator *self,
              const HuState       *truth,
              const HuState       *real)
{
  return is_open (self, real) || (truth->n_secret == 0 && real->n_secret == 0);
}

/* The same for the moment after @n_events. */
static gboolean
knows_all (HuAdjudicator *self,
           guint          n_events)
{
  gboolean nothing_secret = hu_adjudicator_peek (self, n_events)->n_secret == 0;
  const HuState *real = hu_adjudicator_peek_real (self, n_events);

  return is_open (self, real) || (nothing_secret && real->n_secret == 0);
}

void
hu_adjudicator_find_undeclared (HuAdjudicator *self,
                                HuSnapshot    *snapshot,
                                const HuState *truth)
{
  HuControlFindings *findings = hu_snapshot_get_own_findings (snapshot, HU_SYSTEM_CONTROL);

  if (is_all_known (self, truth, truth))
    return;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      const HuViewCache *other = hu_adjudicator_judge_view (self, (guint) (1 - side), truth, truth);

      if (other != NULL)
        list_undeclared (findings, side, other->state);
    }
}

HuSnapshot *
hu_adjudicator_truth (HuAdjudicator *self,
                      guint          n_events)
{
  HuState *state = hu_adjudicator_state_at (self, n_events);
  HuSnapshot *snapshot = hu_snapshot_new (self->scenario, state, g_ptr_array_index (self->logs, n_events),
                                          self->at_start);

  hu_adjudicator_find_undeclared (self, snapshot, state);
  return snapshot;
}

/* --- The view as a snapshot --- */

static void
add_rulings (GPtrArray       *rulings,
             const GPtrArray *from,
             gboolean         control)
{
  for (guint i = 0; i < from->len; i++)
    {
      HuRuling *ruling = g_ptr_array_index (from, i);

      if (control || ruling->system != HU_SYSTEM_CONTROL)
        g_ptr_array_add (rulings, hu_ruling_ref (ruling));
    }
}

static HuRulingLog *
merge_event (HuRulingLog       *before, /* (transfer full) */
             const HuRulingLog *view,
             const HuRulingLog *truth)
{
  GPtrArray *rulings = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ruling_unref);

  add_rulings (rulings, truth->rulings, FALSE);
  add_rulings (rulings, view->rulings, TRUE);

  return hu_ruling_log_new (before, rulings);
}

/* Merges for each event the rulings of control from @view with those of the other systems; both logs have the
 * same events.  @last is the log merged before: where both agree with it only the events since then are merged, so that
 * all moments of a game take no longer than its log is long. */
static HuRulingLog *
merge_logs (HuMergedLog *last,
            HuRulingLog *view,
            HuRulingLog *truth)
{
  g_autoptr(GPtrArray) views = g_ptr_array_new (), truths = g_ptr_array_new ();
  const HuRulingLog *old_view = last->view, *old_truth = last->truth, *now = view, *true_now = truth;
  HuRulingLog *merged = last->merged;

  while (now != NULL && (merged == NULL || now != old_view || true_now != old_truth))
    {
      gboolean back = merged != NULL && old_view->n >= now->n;

      if (merged == NULL || now->n >= old_view->n)
        {
          g_ptr_array_add (views, (gpointer) now);
          g_ptr_array_add (truths, (gpointer) true_now);
          now = now->before;
          true_now = true_now->before;
        }
      if (back)
        {
          old_view = old_view->before;
          old_truth = old_truth->before;
          merged = merged->before;
        }
    }

  merged = now != NULL ? hu_ruling_log_ref (merged) : NULL;
  for (guint i = views->len; i-- > 0;)
    merged = merge_event (merged, g_ptr_array_index (views, i), g_ptr_array_index (truths, i));

  hu_merged_log_clear (last);
  *last = (HuMergedLog) { hu_ruling_log_ref (view), hu_ruling_log_ref (truth), hu_ruling_log_ref (merged) };

  return merged;
}

static void
take_out (HuState *state,
          guint    unit)
{
  state->n_riding -= state->unit_in[unit] != HU_UNIT_NONE;
  state->unit_in[unit] = HU_UNIT_NONE;
}

/* The answer to a question about a counter that might move must not tell whether it rides, nor what it carries. */
void
hu_adjudicator_set_apart (HuState       *state,
                          const HuState *real,
                          HuSide         viewer)
{
  for (guint i = 0; i < state->scenario->units->len; i++)
    if (state->unit_in[i] != HU_UNIT_NONE && (hu_masks_since (state, real, i, viewer) != HU_NEVER_SECRET ||
                                              hu_masks_since (state, real, state->unit_in[i], viewer) != HU_NEVER_SECRET))
      take_out (state, i);
}

/* To the viewer a hidden unit has not yet come on; of a concealed one the viewer sees where it stands. */
static void
hide_units (HuState                 *state,
            const HuControlFindings *findings)
{
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      if (findings->secrecy == NULL)
        continue;
      /* An operational unit that rides in a secret one would tell what that is. */
      if (state->unit_in[i] != HU_UNIT_NONE && findings->secrecy[state->unit_in[i]] != HU_SECRECY_NONE)
        take_out (state, i);
      if (findings->secrecy[i] == HU_SECRECY_NONE)
        continue;

      take_out (state, i);
      state->unit_captor[i] = HU_SIDE_NONE;
      state->unit_crew[i] = HU_CREW_NONE;
      state->unit_ma[i] = HU_MA_NONE;
      /* Like a leader who has not come on: by the counter alone. */
      state->unit_leadership[i] = (gint8) hu_scenario_get_unit (state->scenario, i)->leadership;
      state->secret_since[i] = HU_NEVER_SECRET;
      if (findings->secrecy[i] == HU_SECRECY_HIDDEN)
        {
          hu_state_set_place (state, i, HU_HEX_NONE, HU_STOREY_GROUND);
          state->unit_status[i] = HU_UNIT_WAITING;
          state->unit_states[i] = HU_STATE_ARMED;
        }
      else
        {
          state->unit_states[i] = (guint16) (HU_STATE_CONCEALED | (state->unit_states[i] & HU_STATE_BYPASS));
        }
    }
  state->n_secret = 0;
}

/* Returns the truth with the findings of control from @view in place of the true ones. */
static HuState *
combine (HuState           *truth, /* (transfer full) */
         const HuViewCache *view)
{
  const HuSystem *control = hu_system_get (HU_SYSTEM_CONTROL);

  if (view == NULL)
    return truth;

  control->state_free (truth->system[HU_SYSTEM_CONTROL]);
  truth->system[HU_SYSTEM_CONTROL] = control->state_copy (view->state->system[HU_SYSTEM_CONTROL]);
  truth->verdicts[HU_SYSTEM_CONTROL] = view->state->verdicts[HU_SYSTEM_CONTROL];

  return truth;
}

static gboolean
has_other_systems (const HuState *state)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (id != HU_SYSTEM_CONTROL && state->system[id] != NULL)
      return TRUE;

  return FALSE;
}

static HuSnapshot *
assemble (HuAdjudicator     *self,
          HuState           *truth, /* (transfer full) */
          HuRulingLog       *truth_log,
          HuSide             viewer,
          const HuViewCache *view,   /* NULL: he knows everything */
          const HuViewCache *common)
{
  HuRulingLog *log = view == NULL ? hu_ruling_log_ref (truth_log)
    : has_other_systems (truth) ? merge_logs (&self->merged[viewer], view->log, truth_log) : hu_ruling_log_ref (view->log);
  HuSnapshot *snapshot = hu_snapshot_new (self->scenario, combine (truth, view), log, self->at_start);
  HuControlFindings *findings = hu_snapshot_get_own_findings (snapshot, HU_SYSTEM_CONTROL);

  hu_ruling_log_unref (log);
  findings->viewer = viewer;
  list_undeclared (findings, viewer, common->state);
  hide_units (hu_snapshot_get_own_state (snapshot), findings);

  return snapshot;
}

/**
 * hu_adjudicator_view:
 * @n_events: how many events, up to all of them
 * @viewer: the side that looks, or %HU_SIDE_NONE for the truth
 *
 * Judges the game after its first @n_events by the knowledge of @viewer.  Two games that differ
 * only in things hidden from @viewer give the same snapshot.  Once control has reached a
 * verdict in the real game every view is the truth.
 *
 * Returns: (transfer full): the snapshot
 */
HuSnapshot *
hu_adjudicator_view (HuAdjudicator *self,
                     guint          n_events,
                     HuSide         viewer)
{
  const HuViewCache *view, *common;
  const HuState *real;
  HuState *state;

  g_return_val_if_fail (self != NULL && n_events <= self->events->len, NULL);

  if (viewer == HU_SIDE_NONE || hu_adjudicator_is_open (self, n_events))
    return hu_adjudicator_snapshot (self, n_events);

  state = hu_adjudicator_state_at (self, n_events);
  if (knows_all (self, n_events))
    {
      HuSnapshot *snapshot = hu_snapshot_new (self->scenario, state, g_ptr_array_index (self->logs, n_events), self->at_start);

      /* That nothing is secret is a secret too. */
      ((HuControlFindings *) hu_snapshot_get_own_findings (snapshot, HU_SYSTEM_CONTROL))->viewer = viewer;
      return snapshot;
    }
  real = hu_adjudicator_peek_real (self, n_events);
  view = hu_adjudicator_judge_view (self, (guint) viewer, state, real);
  common = hu_adjudicator_judge_view (self, HU_VIEW_COMMON, state, real);

  return assemble (self, state, g_ptr_array_index (self->logs, n_events), viewer, view, common);
}

/**
 * hu_adjudicator_count:
 * @n_events: how many events, up to all of them
 * @viewer: the side that looks, or %HU_SIDE_NONE for the truth
 *
 * Does as hu_adjudicator_view() does for the numbers of meters.  Of other findings those that take most of the time may be
 * missing.
 *
 * Returns: (transfer full): the snapshot
 */
HuSnapshot *
hu_adjudicator_count (HuAdjudicator *self,
                      guint          n_events,
                      HuSide         viewer)
{
  g_return_val_if_fail (self != NULL && n_events <= self->events->len, NULL);

  if (viewer != HU_SIDE_NONE && !knows_all (self, n_events))
    return hu_adjudicator_view (self, n_events, viewer);

  return hu_snapshot_new_counted (self->scenario, hu_adjudicator_state_at (self, n_events),
                                  g_ptr_array_index (self->logs, n_events), self->at_start);
}

/**
 * hu_adjudicator_what_if_view:
 * @n_events: the number of events that come before @events
 * @viewer: the side that looks, or %HU_SIDE_NONE for the truth
 * @events: (array length=n): events that might follow
 * @refusal: (out): why one of @events is refused, in truth
 * @refused: (out) (optional): the index of the refused event
 *
 * Does as hu_adjudicator_what_if() does, by the knowledge of @viewer.  What is secret now stays
 * secret, whatever @events reveal, and only a verdict of the real game shows the truth (26.15).  The
 * truth decides whether @events can follow, and gives @refusal.
 *
 * Returns: (transfer full) (nullable): the snapshot, or %NULL where one of @events is refused
 */
HuSnapshot *
hu_adjudicator_what_if_view (HuAdjudicator   *self,
                             guint            n_events,
                             HuSide           viewer,
                             HuEvent * const *events,
                             guint            n,
                             HuRefusal       *refusal,
                             guint           *refused)
{
  HuViewCache view = { NULL, NULL, NULL }, common = { NULL, NULL, NULL };
  gboolean sees_less;
  HuRulingLog *log;
  const HuState *real;
  HuSnapshot *snapshot;
  HuState *state;

  g_return_val_if_fail (self != NULL && n_events <= self->events->len, NULL);
  g_return_val_if_fail (refusal != NULL && (events != NULL || n == 0), NULL);

  state = hu_adjudicator_try (self, n_events, viewer, events, n, &log, refusal, refused);
  if (state == NULL)
    return NULL;

  real = hu_adjudicator_peek_real (self, n_events);
  if (viewer == HU_SIDE_NONE || is_all_known (self, state, real))
    {
      snapshot = hu_snapshot_new (self->scenario, state, log, self->at_start);
      hu_ruling_log_unref (log);
      return snapshot;
    }

  sees_less = hu_adjudicator_judge_ahead (self, (guint) viewer, viewer, state, real, n_events, events, &view);
  hu_adjudicator_judge_ahead (self, HU_VIEW_COMMON, viewer, state, real, n_events, events, &common);
  snapshot = assemble (self, state, log, viewer, sees_less ? &view : NULL, &common);
  hu_view_cache_clear (&view);
  hu_view_cache_clear (&common);
  hu_ruling_log_unref (log);

  return snapshot;
}

/* --- Events --- */

/* The truth after some events, and after those of them that really happened; both are borrowed. */
typedef struct
{
  const HuState *state;
  const HuState *real;
} Moment;

/* @owned: (out): keeps what has to be kept; until the next call on @self. */
static Moment
find_moment (HuAdjudicator *self,
             guint          n_events,
             HuState      **owned)
{
  Moment moment;

  if (n_events < self->events->len)
    *owned = hu_adjudicator_state_at (self, n_events);
  moment.state = *owned != NULL ? *owned : self->last;
  moment.real = n_events <= self->n_real ? moment.state : hu_adjudicator_peek_real (self, n_events);

  return moment;
}

static gboolean
is_secret_to (const Moment *moment,
              guint         unit,
              HuSide        viewer,
              guint         event)
{
  return hu_masks_since (moment->state, moment->real, unit, viewer) <= event;
}

/* Tells whether the event names a secret unit beside the unit it is about. */
static gboolean
names_secret (const Moment  *moment,
              const HuEvent *event,
              HuSide         viewer,
              guint          number)
{
  if (event->other_unit != HU_UNIT_NONE && is_secret_to (moment, event->other_unit, viewer, number))
    return TRUE;
  for (guint i = 0; i < event->units->len; i++)
    if (is_secret_to (moment, g_array_index (event->units, guint, i), viewer, number))
      return TRUE;

  return FALSE;
}

/* Is it about an enemy unit that has not come on?  A hidden one looks the same to the viewer. */
static gboolean
is_of_waiting (const Moment  *moment,
               const HuEvent *cause,
               HuSide         viewer)
{
  return cause->unit != HU_UNIT_NONE && moment->state->unit_status[cause->unit] == HU_UNIT_WAITING &&
         hu_state_get_unit (moment->state, cause->unit)->side != viewer;
}

/* Returns how much of the event number @event @viewer sees at @moment, where not everything is known. */
static HuSight
see (const Moment  *moment,
     const HuEvent *cause,
     HuSide         viewer,
     guint          event)
{
  if (cause->unit == HU_UNIT_NONE)
    return HU_SIGHT_WHOLE;
  if (is_of_waiting (moment, cause, viewer))
    return HU_SIGHT_NONE;
  if (!is_secret_to (moment, cause->unit, viewer, event))
    return names_secret (moment, cause, viewer, event) ? HU_SIGHT_PLACE : HU_SIGHT_WHOLE;
  if (hu_masks_secrecy (moment->state, moment->real, cause->unit) == HU_SECRECY_HIDDEN ||
      (cause->verb != HU_VERB_MOVE && cause->verb != HU_VERB_PLACE))
    return HU_SIGHT_NONE;

  return HU_SIGHT_PLACE;
}

/* @viewer: the side that looks, or HU_SIDE_NONE for the truth.  Returns how much of each of the first @n_events @viewer
 * sees then, event 1 at index 0; (transfer full) (element-type HuSight). */
GArray *
hu_adjudicator_list_sights (HuAdjudicator *self,
                            guint          n_events,
                            HuSide         viewer)
{
  g_autoptr(HuState) owned = NULL;
  gboolean everything;
  GArray *sights;
  Moment moment;

  g_return_val_if_fail (self != NULL && n_events <= self->events->len, NULL);

  everything = viewer == HU_SIDE_NONE || knows_all (self, n_events);
  moment = find_moment (self, n_events, &owned);
  sights = g_array_sized_new (FALSE, FALSE, sizeof (HuSight), n_events);
  for (guint event = 1; event <= n_events; event++)
    {
      HuSight sight = everything ? HU_SIGHT_WHOLE
                                 : see (&moment, g_ptr_array_index (self->events, event - 1), viewer, event);

      g_array_append_val (sights, sight);
    }

  return sights;
}

HuSight
hu_adjudicator_get_sight (HuAdjudicator *self,
                          guint          n_events,
                          HuSide         viewer,
                          guint          event)
{
  g_autoptr(HuState) owned = NULL;
  const HuEvent *cause;
  Moment moment;

  g_return_val_if_fail (self != NULL && n_events <= self->events->len, HU_SIGHT_NONE);
  g_return_val_if_fail (event >= 1 && event <= n_events, HU_SIGHT_NONE);

  cause = g_ptr_array_index (self->events, event - 1);
  if (viewer == HU_SIDE_NONE || cause->unit == HU_UNIT_NONE || knows_all (self, n_events))
    return HU_SIGHT_WHOLE;

  moment = find_moment (self, n_events, &owned);

  return see (&moment, cause, viewer, event);
}
