/*
 * What a unit stands in the way of, and what would pass if it were gone; and why an event changed nothing.
 */
#include "config.h"

#include "hu-control-reason.h"
#include "hu-control-words.h"
#include "hu-explain-term.h"

static char *
name_subject (const HuScenario *scenario,
              const GArray     *subjects,
              guint             index)
{
  const HuControlSubject *one = &g_array_index (subjects, HuControlSubject, index);

  return _hu_explain_kind_and_subject (scenario, one->kind, one->subject);
}

static char *
tell_unit (const HuTold *told)
{
  return hu_explain_seen_unit (told->snapshot, ((const HuControlWithout *) told->about)->unit);
}

static char *
tell_what (const HuTold *told)
{
  const GArray *subjects = ((const HuControlWithout *) told->about)->subjects;

  return subjects != NULL && subjects->len > 0 ? _hu_explain_list (told->scenario, subjects, HU_LIST_MOST, name_subject) : NULL;
}

static char *
tell_others (const HuTold *told)
{
  const GArray *others = ((const HuControlWithout *) told->about)->others;

  return others != NULL ? hu_explain_seen_units (told->snapshot, others, HU_LIST_MOST) : NULL;
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

static const HuPart parts[] = {
  HU_PART ("side", SIDE, HuControlWithout, side),
  HU_PART_TOLD ("unit", tell_unit),
  HU_PART_TOLD ("what", tell_what),
  HU_PART_TOLD ("others", tell_others),
  HU_PART_TOLD ("condition", tell_condition),
  HU_PART_TOLD ("needs", tell_needs),
  HU_PART_TOLD ("worth", tell_worth),
  HU_PARTS_END
};

/* Translators: {unit}, {others}: units; {side}: a side; {what}: "the building Mill and the hex D3"; {condition}: the title of a
 * victory condition that asks for {needs}; {worth}: a calculation of points. */
static const HuSentence sentences[] = {
  { HU_WITHOUT_GAINS, N_("Without {unit} the {side} side would gain {what} at once.") },
  { HU_WITHOUT_NOBODY,
    N_("{unit} alone keeps the {side} side from gaining {what}; that side has nobody there who could gain it.") },
  { HU_WITHOUT_OTHERS, N_("Without {unit}, {others} would still keep the {side} side from gaining {what}.") },
  { HU_WITHOUT_NOTHING, N_("Without {unit} nothing here would pass to the {side} side.") },
  { HU_WITHOUT_CONDITION, N_("{unit} stands in the way of “{condition}”: {needs}.") },
  { HU_WITHOUT_WORTH, N_("Eliminated now it would count for the {side} side: {worth} (26.21).") },
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

/* --- Events that change nothing --- */

enum
{
  DUMMY = 1,
  BROKEN,
  ARMAMENT,
  HARMED,
  PLAIN_EXIT,
};

static char *
tell_event_unit (const HuTold *told)
{
  return g_strdup (_hu_unit_name (told->scenario, ((const HuEvent *) told->about)->unit));
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
  { PLAIN_EXIT,
    N_("The event does not say that {unit} leaves to fulfil victory conditions; if it did, that would give exit points and no "
       "casualty points (26.221, 26.23).") },
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
                          gboolean          idle)
{
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

  return which != 0 ? _hu_tell (&(HuTold) { scenario, event_parts, event }, idle_sentences, which) : NULL;
}

/* --- Points --- */

char *
hu_explain_side_points (const HuScenario *scenario,
                        HuSide            side,
                        gboolean          exits,
                        gint64            points)
{
  g_autofree char *name = hu_explain_side (scenario, side);
  g_autofree char *number = _hu_number (points);
  g_autofree char *words = NULL;

  words = exits ? g_strdup_printf (_hu_trn ("%s exit point", "%s exit points", points), number)
                : g_strdup_printf (_hu_trn ("%s casualty point", "%s casualty points", points), number);

  /* Translators: a side, "14 casualty points". */
  return g_strdup_printf (C_("points", "%1$s: %2$s"), name, words);
}
