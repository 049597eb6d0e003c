/*
 * Applies an event to a state.  hu-apply-check.c has already decided that the event can follow.
 */
#include "hu-apply-private.h"

static void
pass_hex (HuApplication *application,
          HuHex          hex,
          HuSide         side)
{
  gint8 *owner = &application->judging.state->hex_owner[hex];

  if (*owner == side)
    return;

  g_array_append_val (application->passed, hex);
  g_array_append_val (application->passed_from, *owner);
  *owner = (gint8) side;
}

/* When a ground unit enters a hex, the hex passes to the unit's side, whatever other units are there. */
static void
enter (HuApplication *application,
       guint          unit,
       HuHex          hex,
       HuStorey       storey)
{
  const HuUnit *counter = hu_scenario_get_unit (application->judging.state->scenario, unit);

  hu_apply_move (application, unit, hex, storey);
  if (hu_unit_is_ground (counter))
    pass_hex (application, hex, counter->side);
}

static void
judge_step (HuApplication *application)
{
  HuJudging *judging = &application->judging;

  judging->passed_from = (const gint8 *) application->passed_from->data;
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (judging->state->system[id] != NULL)
      hu_system_get (id)->after_step (judging);

  judging->step_start = application->passed->len;
  judging->hazards_changed = FALSE;
  g_array_set_size (application->touched, 0);
  g_array_set_size (application->left, 0);
  g_array_set_size (application->captured, 0);
}

/* Survivors appear where the unit stood; they do not enter the hex, so its owner stays. */
static void
eliminate (HuApplication *application,
           const HuEvent *event)
{
  for (guint i = 0; i < event->units->len; i++)
    hu_apply_appear (application, g_array_index (event->units, guint, i), event->unit);

  hu_apply_leave (application, event->unit, HU_UNIT_ELIMINATED, FALSE);
}

static void
end_phase (HuApplication *application)
{
  HuJudging *judging = &application->judging;
  HuMoment moment = (HuMoment) hu_clock_moment (judging->state->scenario, &judging->state->clock);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (judging->state->system[id] != NULL)
      hu_system_get (id)->at_moment (judging, moment);

  hu_clock_advance (&judging->state->clock, (gint) moment);

  for (guint id = 0; moment != HU_MOMENT_GAME && id < HU_N_SYSTEMS; id++)
    if (judging->state->system[id] != NULL && hu_system_get (id)->clock_moved != NULL)
      hu_system_get (id)->clock_moved (judging);
}

/* The unit enters each Location of a path in turn, and the rules judge each.  Bypass holds for the whole path,
 * and a move ends an earlier Bypass. */
static void
apply_move (HuApplication *application,
            const HuEvent *event)
{
  guint16 *states = &application->judging.state->unit_states[event->unit];

  *states = (guint16) (event->bypass ? *states | HU_STATE_BYPASS : *states & ~HU_STATE_BYPASS);
  for (guint i = 0; i < event->hexes->len; i++)
    {
      enter (application, event->unit, g_array_index (event->hexes, HuHex, i), hu_event_get_storey (event, i));
      judge_step (application);
    }
}

static void
apply_verb (HuApplication *application,
            const HuEvent *event)
{
  switch (event->verb)
    {
    case HU_VERB_PLACE:
      enter (application, event->unit, g_array_index (event->hexes, HuHex, 0), hu_event_get_storey (event, 0));
      break;
    case HU_VERB_ELIMINATE:
      eliminate (application, event);
      break;
    case HU_VERB_WITHDRAW:
      hu_apply_leave (application, event->unit, HU_UNIT_WITHDRAWN, TRUE);
      break;
    case HU_VERB_EXIT:
      hu_apply_leave (application, event->unit, HU_UNIT_EXITED, TRUE);
      break;
    case HU_VERB_CONTROL:
      for (guint i = 0; i < event->hexes->len; i++)
        pass_hex (application, g_array_index (event->hexes, HuHex, i), event->side);
      break;
    case HU_VERB_REDUCE:
    case HU_VERB_MARK:
    case HU_VERB_CAPTURE:
    case HU_VERB_RELEASE:
    case HU_VERB_ABANDON:
    case HU_VERB_MOP_UP:
    case HU_VERB_FIRE:
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
    case HU_VERB_DECLARE:
      hu_tactical_apply (application, event);
      break;
    case HU_VERB_END_PHASE:
    case HU_VERB_CONCEDE:
    case HU_VERB_AWARD:
    case HU_VERB_ADJUST:
    case HU_VERB_NOTE:
    case HU_VERB_ANNOUNCE:
    case HU_VERB_MOVE:
    case HU_N_VERBS:
      break;
    }

  judge_step (application);
}

static void
free_scratch (gpointer scratch)
{
  HuApplication *application = scratch;

  g_array_unref (application->passed);
  g_array_unref (application->passed_from);
  g_array_unref (application->touched);
  g_array_unref (application->touched_units);
  g_array_unref (application->left);
  g_array_unref (application->captured);
  g_free (application);
}

static HuApplication *
application_begin (HuState       *state,
                   const HuEvent *event,
                   guint          number,
                   GPtrArray     *rulings)
{
  HuApplication *application = state->scratch;

  /* The work lists of an event stay with its state, since most events fill few of them. */
  if (application == NULL)
    {
      state->scratch = application = g_new0 (HuApplication, 1);
      state->free_scratch = free_scratch;
      application->passed = g_array_new (FALSE, FALSE, sizeof (HuHex));
      application->passed_from = g_array_new (FALSE, FALSE, sizeof (gint8));
      application->touched = g_array_new (FALSE, FALSE, sizeof (HuHex));
      application->touched_units = g_array_new (FALSE, FALSE, sizeof (guint));
      application->left = g_array_new (FALSE, FALSE, sizeof (guint));
      application->captured = g_array_new (FALSE, FALSE, sizeof (guint));
    }

  g_array_set_size (application->passed, 0);
  g_array_set_size (application->passed_from, 0);
  g_array_set_size (application->touched, 0);
  g_array_set_size (application->touched_units, 0);
  g_array_set_size (application->left, 0);
  g_array_set_size (application->captured, 0);
  application->judging = (HuJudging) {
    .state = state, .event = number, .cause = event, .rulings = rulings,
    .passed = application->passed, .passed_from = (const gint8 *) application->passed_from->data,
    .touched = application->touched, .left = application->left, .captured = application->captured,
  };

  return application;
}

/* Returns the system that reports passing hexes: the first in force of those that do; where none is in force at all, the first
 * that would, since hexes pass without rules as well; or HU_N_SYSTEMS. */
static HuSystemId
find_teller (const HuState *state)
{
  guint first = HU_N_SYSTEMS;
  gboolean any = FALSE;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      gboolean tells = !hu_system_get (id)->tactical;

      if (tells && state->system[id] != NULL)
        return id;
      if (tells && first == HU_N_SYSTEMS)
        first = id;
      any |= state->system[id] != NULL;
    }

  return any ? HU_N_SYSTEMS : first;
}

/* The place of the hex that passed as number @index, or -1. */
static gint
passed_place (const HuJudging *judging,
              guint            index)
{
  return hu_map_place_at (judging->state->scenario->map, g_array_index (judging->passed, HuHex, index));
}

/* Adds a ruling for the hexes from number @first on that pass and are of the same place, or of none. */
static void
add_owner_ruling (HuJudging  *judging,
                  HuSystemId  system,
                  guint       first)
{
  HuRuling *ruling = hu_ruling_new (HU_RULING_OWNER, system, "", NULL,
                                    judging->state->hex_owner[g_array_index (judging->passed, HuHex, first)]);

  ruling->other_side = judging->passed_from[first];
  ruling->place = passed_place (judging, first);
  for (guint i = first; i < judging->passed->len; i++)
    {
      if (passed_place (judging, i) != ruling->place)
        continue;
      if (judging->passed_from[i] != ruling->other_side)
        ruling->other_side = HU_SIDE_NONE;
      g_array_append_val (ruling->hexes, g_array_index (judging->passed, HuHex, i));
    }
  hu_judging_add (judging, ruling);
}

/* Adds rulings for the hexes that pass to another owner by the event, for the log: one for each place, since a reader looks
 * for its name and for whose it was, and one for all other hexes. */
static void
add_owner_rulings (HuJudging *judging)
{
  HuSystemId system = find_teller (judging->state);

  for (guint i = 0; i < judging->passed->len && system < HU_N_SYSTEMS; i++)
    {
      gint place = passed_place (judging, i);
      guint before = 0;

      while (before < i && passed_place (judging, before) != place)
        before++;
      if (before == i)
        add_owner_ruling (judging, system, i);
    }
}

/* Updates since when each unit has been secret without a break. */
static void
update_secrecy (HuApplication *application)
{
  HuState *state = application->judging.state;

  for (guint i = 0; i < application->touched_units->len; i++)
    {
      guint unit = g_array_index (application->touched_units, guint, i);
      guint *since = &state->secret_since[unit];

      if (hu_tactical_secrecy (state, unit) == HU_SECRECY_NONE)
        {
          state->n_secret -= *since != HU_NEVER_SECRET;
          *since = HU_NEVER_SECRET;
        }
      else if (*since == HU_NEVER_SECRET)
        {
          state->n_secret++;
          *since = application->judging.event;
        }
    }
}

static void
application_finish (HuApplication *application)
{
  HuJudging *judging = &application->judging;

  update_secrecy (application);
  add_owner_rulings (judging);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (judging->state->system[id] != NULL)
      hu_system_get (id)->conclude (judging);

  judging->state->n_events = judging->event;
}

/**
 * hu_apply_setup:
 * @rulings: (nullable) (element-type HuRuling): where rulings are added
 *
 * Judges the set-up, which is event 0: a scenario may be decided there.
 */
void
hu_apply_setup (HuState   *state,
                GPtrArray *rulings)
{
  HuApplication *application;

  g_return_if_fail (state != NULL && state->n_events == 0);

  application = application_begin (state, NULL, 0, rulings);
  application->judging.hazards_changed = state->hazards != NULL;
  for (guint i = 0; i < state->scenario->units->len; i++)
    hu_apply_touch (application, i);
  update_secrecy (application);
  judge_step (application);
  application_finish (application);
}

/**
 * hu_apply_event:
 * @state: a state, which becomes the one after @event
 * @event: an event that hu_event_check() lets through
 * @rulings: (nullable) (element-type HuRuling): where rulings are added
 *
 * Applies @event and has every rule system in force judge it: after each step (a hex of a path
 * is one), then, where the event ends a phase, at the end of the phase.
 */
void
hu_apply_event (HuState       *state,
                const HuEvent *event,
                GPtrArray     *rulings)
{
  HuApplication *application;

  g_return_if_fail (state != NULL && event != NULL);

  application = application_begin (state, event, state->n_events + 1, rulings);

  if (event->verb == HU_VERB_MOVE)
    apply_move (application, event);
  else
    apply_verb (application, event);

  if (event->verb == HU_VERB_END_PHASE)
    end_phase (application);

  application_finish (application);
}
