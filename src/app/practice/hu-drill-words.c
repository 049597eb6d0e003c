/*
 * A question of practice in words.
 */
#include "config.h"

#include "hu-drill-words.h"

#include <glib/gi18n-lib.h>

#include "hu-clause.h"
#include "hu-explain-fact.h"
#include "hu-explain-goal.h"
#include "hu-glossary.h"

char *
hu_drill_word_source (HuDrillQuestion *question)
{
  HuSnapshot *now;
  const HuScenario *scenario;
  g_autofree char *clock = NULL;

  g_return_val_if_fail (question != NULL, NULL);

  now = hu_drill_question_get_now (question);
  scenario = hu_snapshot_get_scenario (now);
  clock = hu_explain_clock (scenario, hu_snapshot_get_clock (now));

  if (question->varied)
    /* Translators: the title of a game, and the turn and phase that it is at */
    return g_strdup_printf (_("%1$s, with some units moved · %2$s"), scenario->title, clock);

  /* Translators: the title of a game, and the turn and phase that it is at */
  return question->file != NULL ? g_strdup_printf (_("%1$s · %2$s"), scenario->title, clock) : g_steal_pointer (&clock);
}

/* --- The question --- */

static char *
word_goal (HuDrillQuestion *question)
{
  HuGoal goal = hu_drill_question_get_goal (question);

  return hu_explain_goal (hu_drill_question_get_now (question), &goal, TRUE, NULL);
}

char *
hu_drill_word_title (HuDrillQuestion *question)
{
  g_autofree char *goal = NULL;

  g_return_val_if_fail (question != NULL, NULL);

  if (question->kind == HU_DRILL_GAIN)
    return g_strdup (_("Which side would gain points by that, or win?"));
  if (!question->puzzle && question->kind != HU_DRILL_WHEN)
    return hu_explain_fact_question (hu_drill_question_get_now (question), question->fact);

  goal = word_goal (question);
  if (question->kind == HU_DRILL_WHEN)
    /* Translators: %s is a state of the game: "Moscow is cut off" */
    return g_strdup_printf (_("After which event is this first so: %s?"), goal);
  if (question->n_placed == 0)
    /* Translators: %s is a goal: "Moscow is cut off" */
    return g_strdup_printf (_("Find the move: %s"), goal);

  /* Translators: %s is a goal: "Moscow is cut off" */
  return g_strdup_printf (question->n_placed == 1 ? _("Find the hex: %s") : _("Find two hexes: %s"), goal);
}

char *
hu_drill_word_how (HuDrillQuestion *question)
{
  const HuScenario *scenario;
  g_autofree char *side = NULL;

  g_return_val_if_fail (question != NULL, NULL);

  if (!question->puzzle)
    return NULL;

  scenario = hu_game_get_scenario (question->game);
  side = hu_explain_side (scenario, question->side);
  if (question->n_placed == 0)
    return hu_explain_sentence (scenario,
                                /* Translators: %s is a side */
                                _("One unit of the %s side moves to a hex next to it. "
                                  "Click the unit, then that hex, or type both names."), side);
  if (question->n_placed == 1)
    return hu_explain_sentence (scenario,
                                /* Translators: %s is a side */
                                _("One more unit of the %s side, I, comes onto the map. Click its hex, or type the name."), side);

  return hu_explain_sentence (scenario,
                              /* Translators: %s is a side */
                              _("Two more units of the %s side, I and II, come onto the map. "
                                "Click their hexes, or type the names."), side);
}

/* --- The answer --- */

static void
add_line (GString    *text,
          const char *line)
{
  if (line == NULL || line[0] == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

/* Where the game goes on, the verdict tells of the condition that is nearest, which may be another than the question's. */
static void
add_condition (GString          *text,
               HuDrillQuestion  *question,
               const HuSnapshot *snapshot)
{
  const HuMeter *meter = hu_snapshot_find_meter (snapshot, hu_clause_find (question->clause)->page, HU_SIDE_NONE);
  g_autofree char *title = NULL, *value = NULL, *detail = NULL, *line = NULL;

  if (meter == NULL || question->fact->kind != HU_FACT_WINNER ||
      hu_snapshot_get_verdict (snapshot) != NULL)
    return;

  title = hu_explain_meter_title (snapshot, meter);
  if (strstr (text->str, title) != NULL)
    return;
  value = hu_explain_meter_value (snapshot, meter);
  detail = hu_explain_meter_detail (snapshot, meter);
  /* Translators: a condition, and how it stands: "Rear towns: 2 hexes away" */
  line = g_strdup_printf (_("%1$s: %2$s"), title, value);
  add_line (text, line);
  add_line (text, detail);
}

/* The move of a puzzle; hexes say more where units are placed. */
static char *
word_move (HuDrillQuestion *question,
           const HuAnswer  *answer)
{
  g_autoptr(GPtrArray) moves = question->n_placed == 0 ? hu_drill_question_list_moves (question, answer) : NULL;

  return moves == NULL ? NULL
    : hu_explain_event (hu_game_get_scenario (question->game), g_ptr_array_index (moves, 0),
                        hu_snapshot_get_state (hu_drill_question_get_now (question)));
}

char *
hu_drill_word_answer (HuDrillQuestion *question,
                      const HuAnswer  *answer)
{
  char *move;

  g_return_val_if_fail (question != NULL && answer != NULL, NULL);

  if (question->kind == HU_DRILL_WHEN)
    /* Translators: an answer: %u is the number of an event */
    return g_strdup_printf (_("after event %u"), (guint) answer->number);

  move = question->puzzle ? word_move (question, answer) : NULL;

  return move != NULL ? move : hu_explain_fact_answer (hu_game_get_scenario (question->game), answer);
}

#define MOST_RULINGS 4

/* The consequences of the supposed event: its rulings, and the verdict. */
static char *
word_gain (HuDrillQuestion *question,
           const HuAnswer  *answer)
{
  g_autoptr(HuSnapshot) after = hu_drill_question_dup_after (question, answer);
  const GPtrArray *rulings = hu_snapshot_get_last_rulings (after);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *verdict = hu_explain_fact_because (after, question->fact);

  if (answer->number == HU_SIDE_NONE)
    add_line (text, _("Nobody gains points by that, and nobody wins."));
  for (guint i = 0; i < MIN (rulings->len, MOST_RULINGS); i++)
    {
      g_autofree char *line = hu_explain_ruling (hu_snapshot_get_scenario (after), g_ptr_array_index (rulings, i));

      add_line (text, line);
    }
  add_line (text, verdict);
  add_condition (text, question, after);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The event that brings it about, and the reason at that moment. */
static char *
word_when (HuDrillQuestion *question,
           const HuAnswer  *answer)
{
  g_autoptr(HuSnapshot) then = NULL, before = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  guint event = (guint) answer->number;
  g_autofree char *what = NULL, *because = NULL;

  then = hu_game_get_snapshot_at (question->game, event);
  before = hu_game_get_snapshot_before (question->game, event);
  what = hu_explain_event (hu_game_get_scenario (question->game), hu_game_get_event (question->game, event - 1),
                           hu_snapshot_get_state (before));
  because = hu_explain_fact_because (then, question->fact);
  add_line (text, what);
  add_line (text, because);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
word_because (HuDrillQuestion *question,
              const HuAnswer  *answer)
{
  g_autoptr(HuSnapshot) after = NULL;
  g_autoptr(GString) text = NULL;
  g_autofree char *because = NULL;

  if (question->kind == HU_DRILL_GAIN)
    return word_gain (question, answer);
  if (question->kind == HU_DRILL_WHEN)
    return word_when (question, answer);

  after = hu_drill_question_dup_after (question, answer);
  because = hu_explain_fact_because (after, question->fact);
  text = g_string_new (because);
  add_condition (text, question, after);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
hu_drill_word_because (HuDrillQuestion *question,
                       const HuAnswer  *answer)
{
  g_autofree char *because = NULL;

  g_return_val_if_fail (question != NULL && answer != NULL, NULL);

  because = word_because (question, answer);

  return hu_glossary_spell_out (because);
}

/* Shown the position that his move makes, the learner sees himself what is missing. */
static char *
word_wrong_move (HuDrillQuestion *question,
                 const HuAnswer  *answer,
                 GArray          *hexes)
{
  g_autoptr(HuSnapshot) after = hu_drill_question_dup_after (question, answer);
  g_autoptr(HuAnswer) reached = after != NULL ? hu_fact_answer (question->fact, after, NULL) : NULL;
  g_autoptr(HuAnswer) goal = NULL;
  g_autofree char *why = NULL;

  g_array_append_vals (hexes, answer->set->data, answer->set->len);
  if (after == NULL)
    return g_strdup (question->n_placed == 0 ? _("No unit of that side can make this move.")
                                             : _("No unit can stand there."));

  goal = hu_answer_new (reached->kind, question->goal);
  why = reached->set == NULL ? hu_explain_wrong (after, question->fact, goal, reached, hexes) : NULL;

  return why != NULL && why[0] != '\0' ? g_steal_pointer (&why) : hu_explain_fact_because (after, question->fact);
}

static char *
word_wrong (HuDrillQuestion *question,
            const HuAnswer  *answer,
            GArray          *hexes)
{
  g_autoptr(HuAnswer) right = NULL;

  if (question->puzzle)
    return word_wrong_move (question, answer, hexes);

  right = hu_drill_question_find_answer (question);
  if (question->kind == HU_DRILL_WHEN)
    return g_strdup (answer->number < right->number ? _("After this event it is not so yet.")
                                                    : _("It is so before this event."));
  if (question->kind == HU_DRILL_GAIN)
    return g_strdup (right->number == HU_SIDE_NONE ? _("That brings no points, and meets no condition.")
                                                   : _("Look at the conditions in this game, and at what gives points."));

  return hu_explain_wrong (hu_drill_question_get_now (question), question->fact, answer, right, hexes);
}

char *
hu_drill_word_wrong (HuDrillQuestion *question,
                     const HuAnswer  *answer,
                     GArray          *hexes)
{
  g_autofree char *why = NULL;

  g_return_val_if_fail (question != NULL && answer != NULL && hexes != NULL, NULL);

  why = word_wrong (question, answer, hexes);

  return hu_glossary_spell_out (why);
}

/* --- The map of the rulebook --- */

char *
hu_drill_word_again (const HuSpacing *spacing,
                     guint32          today)
{
  guint days;

  g_return_val_if_fail (spacing != NULL, NULL);

  if (spacing->again || spacing->due <= today)
    return g_strdup (_("This clause comes again today."));

  days = spacing->due - today;
  if (days == 1)
    return g_strdup (_("This clause comes again tomorrow."));

  /* Translators: %u is a number of days, at least 2 */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "This clause comes again in %u day.",
                                       "This clause comes again in %u days.", days), days);
}

const char *
hu_drill_word_mastery (HuMastery mastery)
{
  switch (mastery)
    {
    case HU_MASTERY_NEW:
      /* Translators: this and the next three are of a clause of the rules */
      return _("Not seen");
    case HU_MASTERY_SEEN:
      return C_("clause", "Seen");
    case HU_MASTERY_PRACTISED:
      return C_("clause", "Practised");
    case HU_MASTERY_MASTERED:
    case HU_N_MASTERIES:
      break;
    }

  return C_("clause", "Mastered");
}

char *
hu_drill_word_days (guint days)
{
  if (days < 2)
    return NULL;

  /* Translators: %u is a number of days, at least 2, on which the position of the day was solved */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Solved on %u consecutive day.", "Solved on %u consecutive days.", days),
                          days);
}
