/*
 * What a unit stands in the way of, and what would pass if it were gone; and why an event changed nothing.
 */
#include "config.h"

#include "hu-control-words.h"
#include "hu-explain-term.h"

static char *
tell_unit (const HuTold *told)
{
  return hu_explain_seen_unit (told->snapshot, ((const HuControlWithout *) told->about)->unit);
}

static char *
tell_what (const HuTold *told)
{
  const GArray *subjects = ((const HuControlWithout *) told->about)->subjects;

  return subjects != NULL && subjects->len > 0 ? _hu_explain_kinds_and_subjects (told->scenario, subjects) : NULL;
}

static char *
tell_others (const HuTold *told)
{
  const GArray *others = ((const HuControlWithout *) told->about)->others;

  return others != NULL ? hu_explain_seen_units (told->snapshot, others, HU_LIST_MOST) : NULL;
}

/* The Locations that they are in, each once. */
static char *
tell_where (const HuTold *told)
{
  const HuControlWithout *without = told->about;
  g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (HuLocation));

  for (guint i = 0; without->others != NULL && i < without->others->len; i++)
    {
      guint unit = g_array_index (without->others, guint, i);
      HuLocation place = hu_state_unit_location (hu_snapshot_get_state (told->snapshot), unit);

      if (!hu_numbers_have (places, (guint) place))
        g_array_append_val (places, place);
    }

  return _hu_explain_list (told->scenario, places, HU_LIST_MOST, _hu_name_location);
}

static char *
tell_condition (const HuTold *told)
{
  const HuControlWithout *without = told->about;

  return _hu_explain_entry_title (told->scenario, without->entry);
}

static char *
tell_needs (const HuTold *told)
{
  const HuTerm *term = ((const HuControlWithout *) told->about)->term;

  return term != NULL ? hu_explain_whole_term (told->scenario, term) : NULL;
}

static char *
tell_worth (const HuTold *told)
{
  const HuControlWithout *without = told->about;
  HuValue value;

  hu_control_value (hu_snapshot_get_state (told->snapshot), without->unit, &value);

  return hu_explain_value (told->scenario, without->unit, &value);
}

static char *
tell_exit_of (const HuTold *told,
              guint         unit)
{
  const HuState *state = hu_snapshot_get_state (told->snapshot);
  g_autofree char *name = NULL;
  HuValue value;

  hu_control_exit_value (state, unit, &value);
  if (value.points > 0 || state->unit_captor[unit] == HU_SIDE_NONE)
    return hu_explain_value (told->scenario, unit, &value);

  name = hu_explain_unit (told->scenario, unit);
  /* Translators: a captured unit. */
  return g_strdup_printf (C_("points", "%s, being captured, 0"), name);
}

/* Its own, and then those in it: "4-4-7 squad 2; 9-1 leader 1 + modifier −1 → 1 = 2". */
static char *
tell_exit (const HuTold *told)
{
  const HuControlWithout *without = told->about;
  g_autoptr(GString) sums = g_string_new (NULL);
  g_autofree char *own = NULL;

  own = tell_exit_of (told, without->unit);
  g_string_append (sums, own);
  for (guint i = 0; without->others != NULL && i < without->others->len; i++)
    {
      g_autofree char *one = tell_exit_of (told, g_array_index (without->others, guint, i));

      g_string_append_printf (sums, "; %s", one);
    }

  return g_string_free (g_steal_pointer (&sums), FALSE);
}

/* Its value as a number of points. */
static char *
tell_points (const HuTold *told)
{
  HuValue value;

  hu_control_value (hu_snapshot_get_state (told->snapshot), ((const HuControlWithout *) told->about)->unit, &value);

  return _hu_name_points (FALSE, value.points);
}

static gint64
count_others (const HuTold *told)
{
  const GArray *others = ((const HuControlWithout *) told->about)->others;

  return others != NULL ? others->len : 0;
}

static const HuPart parts[] = {
  HU_PART ("side", SIDE, HuControlWithout, side),
  HU_PART ("owner", OPPONENT, HuControlWithout, side),
  HU_PART ("known", INT, HuControlWithout, known),
  HU_PART_TOLD ("unit", tell_unit),
  HU_PART_TOLD ("what", tell_what),
  HU_PART_TOLD ("others", tell_others),
  HU_PART_TOLD ("where", tell_where),
  HU_PART_TOLD ("condition", tell_condition),
  HU_PART_TOLD ("needs", tell_needs),
  HU_PART_TOLD ("worth", tell_worth),
  HU_PART_TOLD ("points", tell_points),
  HU_PART ("event", UINT, HuControlWithout, event),
  HU_PART_TOLD ("exit", tell_exit),
  HU_PART_COUNTED ("number", count_others),
  HU_PARTS_END
};

/* Translators: {unit}, {others}: units; {where}: the Locations that {number} counters are in; {side}: a side; {what}: "the
 * building Mill and the hex D3"; {condition}: the title of a victory condition that asks for {needs}; {worth}, {exit}:
 * calculations of points; {points}: "13 casualty points". */
static const HuSentence sentences[] = {
  { HU_WITHOUT_GAINS, N_("Without {unit} the {side} side would gain {what} at once.") },
  { HU_WITHOUT_NOBODY,
    N_("The {side} side has nobody there who could gain {what}. If it had, {unit} alone would keep it from that.") },
  { HU_WITHOUT_MAY_GAIN,
    HU_BOTH ("{number} concealed counter in {where} may be an armed squad; if so, without {unit} the {side} side would gain "
             "{what} at once (26.15).",
             "{number} concealed counters in {where} may be armed squads; if one is, without {unit} the {side} side would gain "
             "{what} at once (26.15)."), "number" },
  { HU_WITHOUT_DOUBT,
    N_("Without {unit}, something concealed may still keep the {side} side from gaining {what} (26.15).") },
  { HU_WITHOUT_NOBODY_DOUBT,
    N_("The {side} side has nobody there who could gain {what}. If it had, {unit}, and perhaps something concealed, would keep "
       "it from that (26.15).") },
  { HU_WITHOUT_UNTOLD, N_("If it is eliminated, it cannot be told whether “{condition}” is met (26.15).") },
  { HU_WITHOUT_OTHERS, N_("Without {unit}, {others} would still keep the {side} side from gaining {what}.") },
  { HU_WITHOUT_GETS_OUT,
    N_("If {unit} leaves, it holds {what} no more: the {side} side has control again (26.12). If {unit} is eliminated, {others} "
       "gets out there and gains control for the {owner} side at once (26.11).") },
  { HU_WITHOUT_HELD,
    N_("A vehicle only holds {what} for the {side} side: {unit}, being armed, keeps that side from gaining it for good "
       "(26.11).") },
  { HU_WITHOUT_NOTHING, N_("Without {unit} nothing here would pass to the {side} side.") },
  { HU_WITHOUT_CONDITION, N_("{unit} stands in the way of “{condition}”: {needs}.") },
  { HU_WITHOUT_WORTH, N_("Eliminated now it would count for the {side} side: {worth} (26.21).") },
  { HU_WITHOUT_EXIT_AROUND,
    N_("If {unit} exited now to fulfil victory conditions, with all who are in it, it would count for the {side} side: {exit} "
       "(26.23).") },
  { HU_WITHOUT_EXIT,
    N_("If it exited now to fulfil victory conditions, it would count for the {side} side: {exit} (26.23)."),
    HU_WHERE ("number", 0) },
  { HU_WITHOUT_EXIT,
    N_("If it exited now to fulfil victory conditions, it would count for the {side} side, with all who are in it: {exit} "
       "(26.23).") },
  { HU_WITHOUT_RIDERS,
    N_("Passengers and riders of {unit}: {others}. If {unit} is eliminated, its passengers stay there on foot.") },
  { HU_WITHOUT_MANNED,
    HU_BOTH ("{others} mans {unit}. If {unit} is eliminated, the loss of {others} is a further event (26.222).",
             "{others} man {unit}. If {unit} is eliminated, the loss of {others} is a further event (26.222)."), "number" },
  { HU_WITHOUT_MANS, N_("{unit} mans {others}. In it {unit} gains nothing (26.11), and counts where {others} is.") },
  { HU_WITHOUT_MELEE,
    HU_BOTH ("The {side} side has only {others} there who could gain {what}, and that is in Melee. If {unit} were gone and the "
             "Melee over, it would gain that at once (26.11).",
             "The {side} side has only {others} there who could gain {what}, and these are in Melee. If {unit} were gone and the "
             "Melee over, they would gain that at once (26.11)."), "number" },
  { HU_WITHOUT_RIDES,
    N_("{unit} goes with {others}. As a passenger or rider it gains nothing (26.11), and counts where {others} is.") },
  { HU_WITHOUT_RIDES_ARMED,
    N_("{unit} goes with {others}. As a passenger or rider it gains nothing, but being armed it keeps the {side} side from "
       "gaining the Location and the hex in which {others} is (26.11).") },
  { HU_WITHOUT_DUMMY, N_("{unit} is a dummy: it is worth no points, gains nothing and keeps nothing from anybody (26.15).") },
  { HU_WITHOUT_AIRCRAFT, N_("{unit} is an aircraft: it gains nothing and keeps nothing from anybody (26.11).") },
  { HU_WITHOUT_CONCEALED,
    N_("{unit} is concealed: the {side} side sees that something is there, which may be an armed squad or a dummy (26.15).") },
  { HU_WITHOUT_HIDDEN,
    N_("{unit} is hidden: the {side} side does not know that it is there until it is revealed or the game ends (26.15).") },
  { HU_WITHOUT_WAS_CONCEALED,
    N_("Until then the {side} side saw of {unit} only that something was there, which might have been an armed squad or a dummy "
       "(26.15).") },
  { HU_WITHOUT_WAS_HIDDEN, N_("Until then the {side} side did not know of {unit} (26.15).") },
  { HU_WITHOUT_WOUNDED, N_("A wounded leader is worth as many points as an unwounded one (26.211).") },
  { HU_WITHOUT_OTHER_ARMS,
    N_("The main armament of {unit} does not work, but {unit} is still armed by its other weapons: it keeps the {side} side from "
       "gaining as before, and it can hold a Location (26.11, 26.12).") },
  { HU_WITHOUT_NO_MMC, N_("{unit} gains no control: only squads, half-squads and crews do (26.11).") },
  { HU_WITHOUT_UNARMED, N_("{unit} is unarmed: it holds nothing, and keeps nothing from anybody (26.11, 26.12)."),
    HU_WHERE ("number", 0) },
  { HU_WITHOUT_UNARMED,
    HU_BOTH ("{unit} is unarmed and holds nothing (26.12). But {others} in it is armed, and keeps the {side} side from gaining "
             "the Location and the hex in which {unit} is (26.11).",
             "{unit} is unarmed and holds nothing (26.12). But {others} in it are armed, and keep the {side} side from gaining "
             "the Location and the hex in which {unit} is (26.11)."), "number" },
  { HU_WITHOUT_UNMANNED,
    N_("Nobody mans {unit}: a half-squad or crew of the {owner} side in it would, a squad does not (26.12).") },
  { HU_WITHOUT_ABANDONED,
    N_("{unit} is abandoned. That alone gives no points (26.221). Captured now it would count {points} for the {side} side, and "
       "double if it is still captured when the game ends (26.222).") },
  { HU_WITHOUT_CAPTURED, N_("{unit} captured {others} at event {event}.") },
  { HU_WITHOUT_ESCORTS,
    HU_BOTH ("{unit} leaves from where its prisoner {others} is. The event does not say that it leaves as a Guard with a "
             "prisoner; if it did, it would not count as eliminated (20.53, 26.2).",
             "{unit} leaves from where its prisoners {others} are. The event does not say that it leaves as a Guard with "
             "prisoners; if it did, it would not count as eliminated (20.53, 26.2)."), "number" },
  { HU_WITHOUT_GUARDED,
    HU_BOTH ("In its Location the {side} side has {others}. If that leaves or is eliminated, {unit} still counts as captured "
             "until an event frees it (26.222).",
             "In its Location the {side} side has {others}. If these leave or are eliminated, {unit} still counts as captured "
             "until an event frees it (26.222)."), "number" },
  { HU_WITHOUT_UNGUARDED,
    N_("No unit of the {side} side is in its Location. It still counts as captured until an event frees it (26.222)."),
    HU_WHERE ("known", TRUE) },
  { HU_WITHOUT_UNGUARDED,
    N_("No known unit of the {side} side is in its Location. It still counts as captured until an event frees it (26.222).") },
  { 0 }
};

char *
hu_explain_without (const HuSnapshot       *snapshot,
                    const HuControlWithout *without,
                    HuWithoutKind           kind)
{
  g_return_val_if_fail (snapshot != NULL && without != NULL, NULL);

  return _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), parts, without, snapshot }, sentences, kind);
}

char *
hu_explain_concealed (const HuScenario *scenario,
                      HuLocation        location,
                      guint             n)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  name = location < scenario->map->grid->n_hexes ? hu_explain_hex (scenario, location)
                                                 : hu_location_dup_name (scenario->map, location);

  return g_strdup_printf (_hu_trn (
                              /* Translators: a number of counters; a hex or Location. */
                              "%1$u concealed counter in %2$s: it may be an armed squad, which keeps the enemy from gaining "
                              "anything there, or a dummy, which does not (26.15).",
                              "%1$u concealed counters in %2$s: each may be an armed squad, which keeps the enemy from gaining "
                              "anything there, or a dummy, which does not (26.15).", n), n, name);
}

/* --- Events that change nothing --- */

char *
hu_explain_had_already (const HuScenario *scenario,
                        HuSide            side,
                        const GArray     *subjects,
                        gboolean          then)
{
  g_autofree char *names = NULL;

  g_return_val_if_fail (scenario != NULL && subjects != NULL && subjects->len > 0, NULL);

  names = _hu_explain_kinds_and_subjects (scenario, subjects);

  return hu_explain_sentence (scenario,
                              /* Translators: side; "the building Mill and the hex D3". */
                              then ? _("The %1$s side controlled %2$s already: there was nothing more to gain (26.1).")
                              /* Translators: side; "the building Mill and the hex D3". */
                              : _("The %1$s side controls %2$s already: there is nothing more to gain (26.1)."),
                              _hu_side_name (scenario, side), names);
}

char *
hu_explain_with_hex (const HuScenario *scenario,
                     HuSide            side,
                     const GArray     *locations)
{
  g_autofree char *names = NULL;

  g_return_val_if_fail (scenario != NULL && locations != NULL && locations->len > 0, NULL);

  names = _hu_explain_kinds_and_subjects (scenario, locations);

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: "the Location O9/1"; a side. */
                                  "After this event nobody could enter %1$s: it went with its hex. The %2$s side "
                                  "controlled it already, so nothing passed (26.161).",
                                  /* Translators: "the Locations O9/1 and O9/2"; a side. */
                                  "After this event nobody could enter %1$s: they went with their hex. The %2$s side "
                                  "controlled them already, so nothing passed (26.161).", locations->len),
                              names, _hu_side_name (scenario, side));
}

enum
{
  DUMMY = 1,
  BROKEN,
  ARMAMENT,
  HARMED,
  PLAIN_EXIT,
  FLAME,
  CLOSES_NO_HEX,
  OUT,
  ABANDONED,
};

static char *
tell_event_unit (const HuTold *told)
{
  return hu_explain_unit (told->scenario, ((const HuEvent *) told->about)->unit);
}

static const HuPart event_parts[] = {
  HU_PART_TOLD ("unit", tell_event_unit),
  HU_PARTS_END
};

/* Translators: {unit}: a unit. */
static const HuSentence idle_sentences[] = {
  { DUMMY, N_("{unit} was a dummy: it gives no points, and kept nothing from anybody (26.15).") },
  { BROKEN,
    N_("A unit that is only broken gives no points (26.221). What its side controls stays (26.1); it gains nothing more until "
       "it is in Good Order again (26.11).") },
  { ARMAMENT, N_("A main armament that is disabled or malfunctions gives no points (26.221).") },
  { HARMED, N_("A unit that is only wounded or stunned gives no points (26.221).") },
  { ABANDONED,
    N_("A vehicle that is abandoned gives no points (26.221). From now on it counts without its crew, should it be captured or "
       "eliminated (26.21).") },
  { PLAIN_EXIT,
    N_("The event does not say that {unit} leaves to fulfil victory conditions; if it did, that would give exit points and no "
       "casualty points (26.221, 26.23).") },
  { FLAME, N_("A Flame that nobody kindled changes no control (26.161).") },
  { CLOSES_NO_HEX,
    N_("By a Blaze or rubble control passes only of hexes and Locations that nobody can enter because of it (26.161).") },
  { OUT, N_("Control does not go back when a Fire goes out. What no other Fire keeps may be gained anew (26.16).") },
  { 0 }
};

/* Does a unit leave by an exit of its side, for no purpose? */
static gboolean
is_plain_exit (const HuScenario *scenario,
               const HuEvent    *event)
{
  const GPtrArray *exits = hu_control_rules (scenario)->exits;

  for (guint i = 0; event->verb == HU_VERB_EXIT && event->exit_as == HU_EXIT_PLAIN && i < exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (exits, i);

      if (area->side == hu_scenario_get_unit (scenario, event->unit)->side && event->hexes->len > 0 &&
          hu_hexes_have (area->hexes, g_array_index (event->hexes, HuHex, 0)))
        return TRUE;
    }

  return FALSE;
}

char *
hu_explain_more_of_event (const HuScenario *scenario,
                          const HuEvent    *event,
                          gboolean          idle,
                          gboolean          closes)
{
  gboolean accident = event != NULL && event->verb == HU_VERB_FIRE && event->cause == HU_CAUSE_ACCIDENT;
  guint bad, which = 0;

  g_return_val_if_fail (scenario != NULL && event != NULL, NULL);

  bad = event->states & event->states_set;
  if (is_plain_exit (scenario, event))
    which = PLAIN_EXIT;
  else if (idle && event->verb == HU_VERB_ELIMINATE && hu_scenario_get_unit (scenario, event->unit)->kind == HU_UNIT_DUMMY)
    which = DUMMY;
  else if (idle && event->verb == HU_VERB_MARK && (bad & HU_STATE_BROKEN))
    which = BROKEN;
  else if (idle && event->verb == HU_VERB_MARK && event->has_ma && event->ma != HU_MA_FUNCTIONING)
    which = ARMAMENT;
  else if (idle && event->verb == HU_VERB_MARK && (bad & (HU_STATE_WOUNDED | HU_STATE_STUNNED)))
    which = HARMED;
  else if (idle && event->verb == HU_VERB_ABANDON)
    which = ABANDONED;
  else if (idle && event->verb == HU_VERB_EXTINGUISH)
    which = OUT;
  else if (idle && !closes && accident && event->fire == HU_FIRE_FLAME)
    which = FLAME;
  else if (idle && !closes && (accident || event->verb == HU_VERB_RUBBLE))
    which = CLOSES_NO_HEX;

  return which != 0 ? _hu_tell (&(HuTold) { scenario, event_parts, event }, idle_sentences, which) : NULL;
}
