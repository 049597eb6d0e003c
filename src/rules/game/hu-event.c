/*
 * Events as values: making, naming.
 */
#include "hu-event.h"

#include "hu-words-private.h"

static const char * const verb_words[HU_N_VERBS] = {
  "end-phase", "move", "place", "eliminate", "withdraw", "exit", "control", "concede",
  "award", "adjust", "note",
  "reduce", "mark", "capture", "release", "abandon", "mop-up", "fire", "extinguish", "rubble", "declare", "announce",
};
static const char * const exit_words[HU_N_EXITS] = { NULL, "victory", "recall", "guard", "landing" };

static const char * const adjust_words[HU_N_ADJUSTS] = { "points", "cvp", "exit_vp" };
static const char * const cause_words[HU_N_CAUSES] = { "kindled", "accident", "spread" };
static const char * const subject_words[HU_N_SUBJECTS] = { "location", "hex", "building" };

HU_DEFINE_WORDS (hu_adjust, HuAdjustWhat, what, adjust_words)
HU_DEFINE_WORDS_TO (hu_fire_cause, HuFireCause, cause, cause_words)
HU_DEFINE_WORDS_TO (hu_subject_kind, HuSubjectKind, kind, subject_words)
HU_DEFINE_WORDS (hu_verb, HuVerb, verb, verb_words)
HU_DEFINE_WORDS (hu_exit_as, HuExitAs, as, exit_words)

/* Makes an event whose other members have their defaults: no unit, no side, no hexes. The caller fills it before
 * it goes into a log; from then on it is immutable. */
HuEvent *
hu_event_new (HuVerb verb)
{
  HuEvent *event;

  g_return_val_if_fail (verb < HU_N_VERBS, NULL);

  event = g_new0 (HuEvent, 1);
  event->ref_count = 1;
  event->verb = verb;
  event->unit = HU_UNIT_NONE;
  event->side = HU_SIDE_NONE;
  event->item = HU_ITEM_NONE;
  event->other_unit = HU_UNIT_NONE;
  event->subject_kind = verb == HU_VERB_MOP_UP ? HU_SUBJECT_BUILDING : HU_SUBJECT_LOCATION;
  event->subject = -1;
  event->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  event->units = g_array_new (FALSE, FALSE, sizeof (guint));

  return event;
}

/* @path: the hexes it enters, in order, without the one it starts from; @n_path: how many; at least one. */
HuEvent *
hu_event_new_move (guint        unit,
                   const HuHex *path,
                   guint        n_path)
{
  HuEvent *event;

  g_return_val_if_fail (path != NULL && n_path > 0, NULL);

  event = hu_event_new (HU_VERB_MOVE);
  event->unit = unit;
  event->is_path = n_path > 1;
  g_array_append_vals (event->hexes, path, n_path);

  return event;
}

HuEvent *
hu_event_new_place (guint unit,
                    HuHex to)
{
  HuEvent *event = hu_event_new (HU_VERB_PLACE);

  event->unit = unit;
  g_array_append_val (event->hexes, to);

  return event;
}

/* @unit: index of the unit that is removed from play.  Returns the event, without survivors. */
HuEvent *
hu_event_new_eliminate (guint unit)
{
  HuEvent *event = hu_event_new (HU_VERB_ELIMINATE);

  event->unit = unit;

  return event;
}

HuEvent *
hu_event_new_withdraw (guint unit)
{
  HuEvent *event = hu_event_new (HU_VERB_WITHDRAW);

  event->unit = unit;

  return event;
}

HuEvent *
hu_event_new_exit (guint    unit,
                   HuHex    from,
                   HuExitAs as)
{
  HuEvent *event = hu_event_new (HU_VERB_EXIT);

  event->unit = unit;
  event->exit_as = as;
  g_array_append_val (event->hexes, from);

  return event;
}

/* @side: the side that controls the hexes from now on, or HU_SIDE_NONE. */
HuEvent *
hu_event_new_control (HuSide       side,
                      const HuHex *hexes,
                      guint        n_hexes)
{
  HuEvent *event = hu_event_new (HU_VERB_CONTROL);

  event->side = side;
  if (n_hexes > 0)
    g_array_append_vals (event->hexes, hexes, n_hexes);

  return event;
}

HuEvent *
hu_event_new_concede (HuSide side)
{
  HuEvent *event = hu_event_new (HU_VERB_CONCEDE);

  event->side = side;

  return event;
}

/* Returns the event, worth the item's own points; for other points the caller sets points or a count, not both. */
HuEvent *
hu_event_new_award (HuSide side,
                    guint  item)
{
  HuEvent *event = hu_event_new (HU_VERB_AWARD);

  event->side = side;
  event->item = item;

  return event;
}

/* @side: the side whose total is corrected; @what: the total that is corrected; @points: the difference; may be
 * negative. */
HuEvent *
hu_event_new_adjust (HuSide       side,
                     HuAdjustWhat what,
                     gint64       points,
                     const char  *reason)
{
  HuEvent *event = hu_event_new (HU_VERB_ADJUST);

  event->side = side;
  event->what = what;
  event->has_points = TRUE;
  event->points = points;
  event->text = g_strdup (reason);

  return event;
}

HuEvent *
hu_event_new_note (const char *text)
{
  HuEvent *event = hu_event_new (HU_VERB_NOTE);

  event->text = g_strdup (text);

  return event;
}

/* @what: the words of the choice, which are compared exactly. */
HuEvent *
hu_event_new_announce (HuSide      side,
                       const char *what)
{
  HuEvent *event = hu_event_new (HU_VERB_ANNOUNCE);

  event->side = side;
  event->text = g_strdup (what);

  return event;
}

/* @states_set: the #HuUnitStates that are named; @states: those of them that the unit has from now on.  Returns the
 * event; the caller sets `in` or `ma` too where they change. */
HuEvent *
hu_event_new_mark (guint unit,
                   guint states_set,
                   guint states)
{
  HuEvent *event = hu_event_new (HU_VERB_MARK);

  event->unit = unit;
  event->states_set = states_set;
  event->states = states & states_set;

  return event;
}

HuEvent *
hu_event_new_unit (HuVerb verb,
                   guint  unit,
                   guint  other_unit)
{
  HuEvent *event = hu_event_new (verb);

  event->unit = unit;
  event->other_unit = other_unit;

  return event;
}

HuEvent *
hu_event_new_mop_up (guint unit,
                     gint  building)
{
  HuEvent *event = hu_event_new (HU_VERB_MOP_UP);

  event->unit = unit;
  event->subject = building;

  return event;
}

/* @hex: the hex where it burns; @storey: the storey where it burns; @kind: Flame or Blaze; @cause: its cause; for
 * Fire that spread, the caller adds the Location it came from; @side: the side that Kindled it, or HU_SIDE_NONE. */
HuEvent *
hu_event_new_fire (HuHex       hex,
                   HuStorey    storey,
                   HuFireKind  kind,
                   HuFireCause cause,
                   HuSide      side)
{
  HuEvent *event = hu_event_new_at (HU_VERB_FIRE, hex, storey);

  event->fire = kind;
  event->cause = cause;
  event->side = side;

  return event;
}

HuEvent *
hu_event_new_at (HuVerb   verb,
                 HuHex    hex,
                 HuStorey storey)
{
  HuEvent *event = hu_event_new (verb);

  hu_event_add_place (event, hex, storey);

  return event;
}

/* @subject: a #HuLocation, a #HuHex or the index of a building. */
HuEvent *
hu_event_new_declare (HuSide        side,
                      HuSubjectKind kind,
                      gint32        subject)
{
  HuEvent *event = hu_event_new (HU_VERB_DECLARE);

  event->side = side;
  event->subject_kind = kind;
  event->subject = subject;

  return event;
}

/* @event: an event that is still being filled. */
void
hu_event_add_place (HuEvent *event,
                    HuHex    hex,
                    HuStorey storey)
{
  g_return_if_fail (event != NULL);

  if (storey != HU_STOREY_GROUND && event->storeys == NULL)
    {
      event->storeys = g_array_new (FALSE, TRUE, sizeof (HuStorey));
      g_array_set_size (event->storeys, event->hexes->len);
    }
  g_array_append_val (event->hexes, hex);
  if (event->storeys != NULL)
    g_array_append_val (event->storeys, storey);
}

HuEvent *
hu_event_ref (HuEvent *event)
{
  g_return_val_if_fail (event != NULL, NULL);

  g_atomic_int_inc (&event->ref_count);
  return event;
}

/* Drops a reference to @event and frees @event with the last one. */
void
hu_event_unref (HuEvent *event)
{
  g_return_if_fail (event != NULL);

  if (!g_atomic_int_dec_and_test (&event->ref_count))
    return;

  g_array_unref (event->hexes);
  g_array_unref (event->units);
  g_clear_pointer (&event->storeys, g_array_unref);
  g_free (event->text);
  g_free (event->note);
  g_free (event->extra);
  g_free (event);
}

static gboolean
is_within (guint unit,
           guint first,
           guint end)
{
  return unit != HU_UNIT_NONE && unit >= first && unit < end;
}

gboolean
hu_event_names (const HuEvent *event,
                guint          first,
                guint          end)
{
  g_return_val_if_fail (event != NULL, FALSE);

  for (guint i = 0; i < event->units->len; i++)
    if (is_within (g_array_index (event->units, guint, i), first, end))
      return TRUE;

  return is_within (event->unit, first, end) || is_within (event->other_unit, first, end);
}
