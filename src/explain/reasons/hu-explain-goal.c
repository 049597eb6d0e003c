/*
 * A step of a lesson in words.  What only a rule system can say of its facts it says itself; the rest is the question and
 * its answer.
 */
#include "config.h"

#include "hu-explain-goal.h"

#include "hu-explain-fact.h"
#include "hu-system-words.h"
#include "hu-system.h"

/* --- Goals --- */

char *
_hu_explain_owned (const HuScenario *scenario,
                   HuSide            side,
                   const char       *name)
{
  if (side == HU_SIDE_NONE)
    /* Translators: a goal: name of a hex, Location or building. */
    return g_strdup_printf (_("Nobody controls %s"), name);

  /* Translators: a goal: name of a side, of a hex, Location or building. */
  return hu_explain_sentence (scenario, _("The %s side controls %s"), _hu_side_name (scenario, side), name);
}

char *
_hu_explain_points (const HuScenario *scenario,
                    HuSide            side,
                    gint64            points)
{
  g_autofree char *words = _hu_count_points (points);

  /* Translators: a goal: name of a side, "55 points". */
  return hu_explain_sentence (scenario, _("The %s side has %s"), _hu_side_name (scenario, side), words);
}

static char *
state_winner (const HuScenario *scenario,
              HuSide            winner)
{
  if (winner == HU_SIDE_NONE)
    /* Translators: a goal. */
    return g_strdup (_("Nobody has won"));

  /* Translators: a goal: name of a side. */
  return hu_explain_sentence (scenario, _("The %s side has won"), _hu_side_name (scenario, winner));
}

/* A set is told by its size, which is not an answer by itself. */
static char *
say_number (const HuScenario *scenario,
            const HuFact     *fact,
            gint64            number)
{
  HuAnswer answer = { .kind = hu_fact_answer_kind (fact->kind), .number = number, .unit = HU_UNIT_WHOLE };

  return answer.kind == HU_ANSWER_HEXES || answer.kind == HU_ANSWER_ROWS ? _hu_number (number)
                                                                         : hu_explain_fact_answer (scenario, &answer);
}

static char *
state_goal (const HuSnapshot *snapshot,
            const HuGoal     *goal)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *question = NULL;
  g_autofree char *number = NULL;

  if (goal->fact->kind == HU_FACT_HOLDER)
    {
      g_autofree char *hex = hu_explain_hex (scenario, goal->fact->subject);

      return _hu_explain_owned (scenario, (HuSide) goal->number, hex);
    }
  if (goal->fact->kind == HU_FACT_WINNER)
    return state_winner (scenario, (HuSide) goal->number);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      char *text = hu_system_in_force (scenario, id) ? hu_system_words_get (id)->state_goal (scenario, goal) : NULL;

      if (text != NULL)
        return text;
    }

  question = hu_explain_fact_question (snapshot, goal->fact);
  number = say_number (scenario, goal->fact, goal->number);

  /* Translators: a goal: a question, and the answer that it shall have. */
  return g_strdup_printf (_("%s %s"), question, number);
}

char *
hu_explain_goal (const HuSnapshot *snapshot,
                 const HuGoal     *goal,
                 gboolean          met,
                 const HuSnapshot *beginning)
{
  const HuScenario *scenario;
  g_autoptr(HuAnswer) answer = NULL;
  g_autofree char *text = NULL;
  g_autofree char *now = NULL;

  g_return_val_if_fail (snapshot != NULL && goal != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  if (goal->event != NULL)
    return hu_explain_event (scenario, goal->event, NULL);

  text = state_goal (snapshot, goal);
  if (met || hu_fact_answer_kind (goal->fact->kind) == HU_ANSWER_TRUTH)
    return g_steal_pointer (&text);

  answer = hu_fact_answer (goal->fact, snapshot, beginning);
  now = answer->unit == HU_UNIT_WHOLE ? say_number (scenario, goal->fact, answer->number)
                                      : hu_explain_fact_answer (scenario, answer);

  /* Translators: a goal that is not reached, and how it stands: "The German side has 55 points (now: 5)". */
  return g_strdup_printf (_("%s (now: %s)"), text, now);
}

/* --- Too much, out of reach --- */

static char *
say_remedy (const HuScenario   *scenario,
            const HuLessonOnly *only,
            HuExcessKind        kind)
{
  g_autofree char *units = NULL;

  if (kind == HU_EXCESS_SIDE)
    /* Translators: name of a side. */
    return hu_explain_sentence (scenario, _("Use only units of the %s side."), _hu_side_name (scenario, only->side));
  if (kind != HU_EXCESS_UNIT)
    return NULL;

  units = hu_explain_units (scenario, only->units, 0);

  /* Translators: names of units. */
  return g_strdup_printf (_("Use only %s."), units);
}

char *
hu_explain_excess (const HuScenario   *scenario,
                   const HuLessonOnly *only,
                   const HuExcess     *excess,
                   HuEvent * const    *events)
{
  g_autofree char *event = NULL;
  g_autofree char *remedy = NULL;
  g_autofree char *first = NULL;

  g_return_val_if_fail (scenario != NULL && excess != NULL, NULL);

  if (excess->kind == HU_EXCESS_NONE)
    return NULL;
  if (excess->kind == HU_EXCESS_MANY)
    first = g_strdup_printf (_hu_trn ("You used %d units; %d is enough.", "You used %d units; %d are enough.", only->at_most),
                             (int) excess->n_units, (int) only->at_most);
  else
    {
      event = hu_explain_event (scenario, events[excess->event], NULL);
      /* Translators: an event: "6 Pz moves to 0304". */
      first = g_strdup_printf (_("The step does not ask for this: %s."), event);
    }
  remedy = say_remedy (scenario, only, excess->kind);

  return g_strjoin (" ", first, remedy != NULL ? remedy : _("Undo it, or start over."),
                    remedy != NULL ? _("Undo it, or start over.") : NULL, NULL);
}

char *
hu_explain_out_of_reach (const HuScenario *scenario,
                         const HuRefusal  *refusal)
{
  g_autofree char *why = refusal != NULL ? hu_explain_refusal (scenario, refusal, NULL) : NULL;
  g_autofree char *first = NULL;

  /* Translators: %s says why something cannot happen: "6 Pz was eliminated". */
  first = why != NULL ? g_strdup_printf (_("The goal is out of reach now: %s."), why)
                      : g_strdup (_("From here the goal is out of reach."));

  return g_strjoin (" ", first, _("Undo it, or start over."), NULL);
}

/* --- Wrong answers --- */

/* Adds the row’s hexes. */
static void
add_row (const HuGrid *grid,
         gint          row,
         GArray       *hexes)
{
  for (gint column = 1; column <= grid->columns; column++)
    {
      HuHex hex = hu_grid_at (grid, column, row);

      if (hex != HU_HEX_NONE && hu_grid_has (grid, hex))
        g_array_append_val (hexes, hex);
    }
}

/* The first element that does not belong there is shown alone; if all do, some are missing. */
static char *
compare_sets (const HuSnapshot *snapshot,
              const HuAnswer   *answer,
              const HuAnswer   *right,
              GArray           *hexes)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  gboolean rows = answer->kind == HU_ANSWER_ROWS;
  g_autofree char *name = NULL;

  for (guint i = 0; i < answer->set->len; i++)
    {
      gint element = g_array_index (answer->set, gint, i);

      if (hu_answer_has (right, element))
        continue;
      if (rows)
        {
          add_row (scenario->map->grid, element, hexes);
          /* Translators: number of a row. */
          return g_strdup_printf (_("Row %d is not open: a unit or a zone of control is in it."), element);
        }
      g_array_append_val (hexes, element);
      name = hu_explain_hex (scenario, element);
      /* Translators: name of a hex. */
      return g_strdup_printf (_("A supply line can go around %s."), name);
    }

  g_array_append_vals (hexes, answer->set->data, answer->set->len);

  return g_strdup (_("There are more such hexes than these."));
}

/* Says where to look, and not which side is to be found. */
static char *
compare_holders (const HuSnapshot *snapshot,
                 const HuFact     *fact)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  g_autofree char *name = hu_explain_hex (scenario, fact->subject);
  gboolean entered = FALSE;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      entered |= ruling->kind == HU_RULING_OWNER && hu_hexes_have (ruling->hexes, fact->subject);
    }

  /* Translators: name of a hex. */
  return g_strdup_printf (entered ? _("Look for the unit that entered %s last.")
                                  : _("No unit of the other side has entered %s since the set-up."), name);
}

static char *
compare_winners (const HuAnswer *answer,
                 const HuAnswer *right)
{
  if (right->number < 0)
    return g_strdup (_("No victory condition is met at that moment."));

  return g_strdup (answer->number < 0 ? _("A victory condition is met at that moment. Which one is it?")
                                      : _("This side meets no victory condition at that moment."));
}

/* Says which parts are wrong, and not what they should be: there is a second try. */
static char *
compare_endings (const HuAnswer *answer,
                 const HuAnswer *right)
{
  g_autoptr(GString) text = g_string_new (NULL);

  if (answer->side != right->side)
    _hu_explain_add_line (text, g_strdup (_("The winner is wrong.")));
  if (g_strcmp0 (answer->rule, right->rule) != 0)
    _hu_explain_add_line (text, g_strdup (_("The rule is wrong: when is each rule judged?")));
  if (answer->number != right->number)
    _hu_explain_add_line (text, g_strdup (_("The event is wrong.")));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
hu_explain_wrong (const HuSnapshot *snapshot,
                  const HuFact     *fact,
                  const HuAnswer   *answer,
                  const HuAnswer   *right,
                  GArray           *hexes)
{
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (snapshot != NULL && fact != NULL && answer != NULL && right != NULL && hexes != NULL, NULL);

  if (fact->subject_kind == HU_SUBJECT_HEX && fact->subject >= 0)
    g_array_append_val (hexes, fact->subject);
  if (answer->kind == HU_ANSWER_ENDING)
    return compare_endings (answer, right);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (snapshot), id) &&
        hu_system_words_get (id)->add_wrong (text, snapshot, fact, answer, hexes))
      return g_string_free (g_steal_pointer (&text), FALSE);

  if (answer->set != NULL)
    return compare_sets (snapshot, answer, right, hexes);
  if (answer->kind == HU_ANSWER_NUMBER)
    return g_strdup (hu_decimal_compare (answer->number, answer->unit, right->number, right->unit) > 0
                       ? _("That is too many.") : _("That is too few."));
  /* Levels go from the best of one side to the best of the other. */
  if (answer->kind == HU_ANSWER_LEVEL)
    return g_strdup (answer->number > right->number ? _("The ratio does not reach this level.")
                                                    : _("The ratio is above this level."));
  if (fact->kind == HU_FACT_HOLDER)
    return compare_holders (snapshot, fact);
  if (fact->kind == HU_FACT_WINNER)
    return compare_winners (answer, right);

  return hu_explain_fact_because (snapshot, fact);
}

/* The goal is taken as an answer that is wrong: so a learner is told what his position lacks.  A number and a set are told
 * by their reasons, since they may be approached from either side. */
char *
hu_explain_missing (const HuSnapshot *snapshot,
                    const HuGoal     *goal,
                    const HuSnapshot *beginning,
                    GArray           *hexes)
{
  g_autoptr(HuAnswer) reached = NULL, wanted = NULL;
  char *why;

  g_return_val_if_fail (snapshot != NULL && goal != NULL && hexes != NULL, NULL);

  if (goal->fact == NULL)
    return NULL;

  reached = hu_fact_answer (goal->fact, snapshot, beginning);
  if (reached->set != NULL || reached->kind == HU_ANSWER_NUMBER)
    return hu_explain_fact_because (snapshot, goal->fact);

  wanted = hu_answer_new (reached->kind, goal->number);
  why = hu_explain_wrong (snapshot, goal->fact, wanted, reached, hexes);
  if (why != NULL && why[0] != '\0')
    return why;

  g_free (why);
  return hu_explain_fact_because (snapshot, goal->fact);
}
