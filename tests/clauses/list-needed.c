/*
 * list-needed LESSON…: which clauses each question and each task of a lesson needs: without one of them the rules give
 * another answer, or the lesson's own solution does not do. Prints a line for each: the lesson, the number of the step, the
 * clause, with tabs.
 */
#include <stdlib.h>
#include <string.h>

#include "hu-clause.h"
#include "hu-game-file.h"
#include "hu-lesson-plan.h"
#include "hu-system.h"

static HuGameFile *
load (const char *path,
      HuClauseId  without)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuGameFile *content;

  hu_clause_leave_out (without);
  content = hu_game_file_load (file, faults);
  hu_clause_leave_out (NULL);

  return content;
}

/* The events of the steps before @index, and @n of its own. */
static GPtrArray *
list_events (const HuLessonPlan *plan,
             guint               index,
             gboolean            whole)
{
  GPtrArray *events = g_ptr_array_new ();

  for (guint i = 0; i <= index; i++)
    {
      const HuLessonStep *step = hu_lesson_plan_get_step (plan, i);

      if (step->anew)
        g_ptr_array_set_size (events, 0);
      if (i < index || whole)
        g_ptr_array_extend (events, step->events, NULL, NULL);
    }

  return events;
}

static HuSnapshot *
judge (const HuScenario *scenario,
       guint             index,
       gboolean          whole)
{
  g_autoptr(GPtrArray) events = list_events (scenario->lesson, index, whole);
  HuRefusal refusal;
  guint refused;

  return hu_adjudicate ((HuScenario *) scenario, (HuEvent * const *) events->pdata, events->len, &refusal, &refused);
}

/* The answer, or whether each goal is met; NULL where an event is refused. */
static char *
dup_outcome (const HuScenario *scenario,
             guint             index,
             HuClauseId        without)
{
  const HuLessonStep *step = hu_lesson_plan_get_step (scenario->lesson, index);
  g_autoptr(HuSnapshot) before = NULL, then = NULL;
  g_autoptr(GString) outcome = g_string_new (NULL);

  hu_clause_leave_out (without);
  before = judge (scenario, index, FALSE);
  then = before != NULL ? judge (scenario, index, TRUE) : NULL;
  if (then == NULL)
    {
      hu_clause_leave_out (NULL);
      return NULL;
    }

  if (step->ask != NULL)
    {
      g_autoptr(HuAnswer) answer = hu_fact_answer (step->ask, then, before);

      /* The learner is offered answers of this kind: no other could be right. */
      g_assert_cmpint (answer->kind, ==, hu_fact_answer_kind (step->ask->kind));
      g_string_append_printf (outcome, "%" G_GINT64_FORMAT " %d %s", answer->number, answer->side,
                              answer->rule != NULL ? answer->rule : "");
      for (guint i = 0; answer->set != NULL && i < answer->set->len; i++)
        g_string_append_printf (outcome, " %d", g_array_index (answer->set, gint, i));
    }
  for (guint i = 0; i < step->goals->len; i++)
    g_string_append_printf (outcome, " %d", hu_goal_is_met (g_ptr_array_index (step->goals, i), then, before,
                                                            (HuEvent * const *) step->events->pdata, step->events->len));
  hu_clause_leave_out (NULL);

  return g_string_free (g_steal_pointer (&outcome), FALSE);
}

/* The outcome of each step with all clauses; NULL: it asks for nothing. */
static GPtrArray *
list_outcomes (const HuScenario *scenario)
{
  GPtrArray *outcomes = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < scenario->lesson->steps->len; i++)
    {
      const HuLessonStep *step = hu_lesson_plan_get_step (scenario->lesson, i);

      g_ptr_array_add (outcomes, step->ask == NULL && step->goals->len == 0 ? NULL : dup_outcome (scenario, i, NULL));
    }

  return outcomes;
}

static void
list_clause (const char       *path,
             GPtrArray        *outcomes,
             HuClauseId        clause)
{
  g_autoptr(HuGameFile) other = load (path, clause);
  g_autofree char *base = g_path_get_basename (path);

  if (other == NULL)
    return;
  for (guint i = 0; i < outcomes->len; i++)
    {
      const char *with = g_ptr_array_index (outcomes, i);
      g_autofree char *without = with != NULL ? dup_outcome (other->scenario, i, clause) : NULL;

      if (without != NULL && g_strcmp0 (with, without) != 0)
        g_print ("%.*s\t%u\t%s\n", (int) (strlen (base) - strlen (".hexgame")), base, i + 1, clause);
    }
}

int
main (int   argc,
      char *argv[])
{
  for (int i = 1; i < argc; i++)
    {
      g_autoptr(HuGameFile) content = load (argv[i], NULL);
      const HuScenario *scenario = content != NULL ? content->scenario : NULL;
      g_autoptr(GPtrArray) outcomes = NULL;

      if (scenario == NULL || scenario->lesson == NULL)
        return EXIT_FAILURE;
      outcomes = list_outcomes (scenario);
      for (guint system = 0; system < HU_N_SYSTEMS; system++)
        {
          guint n;
          const HuClause *clauses = hu_clauses ((HuSystemId) system, &n);

          /* A whole game takes long to judge, and only lines of supply are of use without their system. */
          if (scenario->lesson->recorded && !hu_system_in_force (scenario, (HuSystemId) system))
            continue;
          for (guint k = 0; k < n; k++)
            list_clause (argv[i], outcomes, clauses[k].id);
        }
    }

  return EXIT_SUCCESS;
}
