/*
 * The quiz: every question a position has can be answered, what was wrong comes
 * again sooner, and the score is kept.
 */
#include "hu-fixture.h"
#include "hu-quiz.h"

static HuSnapshot *
corridor (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; s1 soviet 0501; s2 soviet 0302");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);

  return hu_adjudicator_snapshot (adjudicator, 0);
}

static guint
count (GPtrArray *facts,
       HuFactKind kind)
{
  guint n = 0;

  for (guint i = 0; i < facts->len; i++)
    n += ((HuFact *) g_ptr_array_index (facts, i))->kind == kind;

  return n;
}

static void
test_facts (void)
{
  g_autoptr(HuSnapshot) snapshot = corridor ();
  g_autoptr(GPtrArray) facts = hu_quiz_list_facts (snapshot);

  g_assert_cmpuint (count (facts, HU_FACT_ISOLATED), ==, 1);
  g_assert_cmpuint (count (facts, HU_FACT_LIFELINE), ==, 1);
  g_assert_cmpuint (count (facts, HU_FACT_SUPPLIED), ==, 2);
  g_assert_cmpuint (count (facts, HU_FACT_LEVEL), ==, 0);
  g_assert_cmpuint (count (facts, HU_FACT_CONTROL), ==, 0);
  for (guint i = 0; i < facts->len; i++)
    {
      g_autoptr(HuAnswer) answer = hu_fact_answer (g_ptr_array_index (facts, i), snapshot, NULL);

      g_assert_nonnull (answer);
      /* None is asked twice. */
      for (guint j = 0; j < i; j++)
        g_assert_false (hu_fact_equal (g_ptr_array_index (facts, i), g_ptr_array_index (facts, j)));
    }
}

static void
test_score (void)
{
  g_autoptr(HuSnapshot) snapshot = corridor ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (7);
  g_autoptr(HuQuiz) quiz = hu_quiz_new (rand);

  g_assert_null (hu_quiz_get_fact (quiz));
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr(HuFact) before = hu_quiz_get_fact (quiz) != NULL ? hu_fact_copy (hu_quiz_get_fact (quiz)) : NULL;
      g_autoptr(HuAnswer) answer = NULL;

      hu_quiz_ask (quiz, snapshot);
      g_assert_false (hu_quiz_is_answered (quiz));
      g_assert_true (before == NULL || !hu_fact_equal (before, hu_quiz_get_fact (quiz)));
      answer = hu_quiz_find_answer (quiz);
      if (i % 4 == 0)
        answer->number += 1;
      g_assert_cmpint (hu_quiz_answer (quiz, answer), ==, i % 4 != 0);
      g_assert_true (hu_quiz_is_answered (quiz));
    }
  g_assert_cmpuint (hu_quiz_get_n_asked (quiz), ==, 40);
  g_assert_cmpuint (hu_quiz_get_n_right (quiz), ==, 30);
}

/* How often in 2,000 questions the one about the lifeline comes, answered wrongly or rightly each time. */
static guint
ask_often (gboolean rightly)
{
  g_autoptr(HuSnapshot) snapshot = corridor ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (11);
  g_autoptr(HuQuiz) quiz = hu_quiz_new (rand);
  guint n = 0;

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr(HuAnswer) answer = NULL;

      hu_quiz_ask (quiz, snapshot);
      answer = hu_quiz_find_answer (quiz);
      if (hu_quiz_get_fact (quiz)->kind == HU_FACT_LIFELINE)
        {
          n++;
          if (!rightly)
            answer->number += 1;
        }
      hu_quiz_answer (quiz, answer);
    }

  return n;
}

static void
test_wrong_again (void)
{
  g_assert_cmpuint (ask_often (FALSE), >, 2 * ask_often (TRUE));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/quiz/facts", test_facts);
  g_test_add_func ("/quiz/score", test_score);
  g_test_add_func ("/quiz/wrong-again", test_wrong_again);

  return g_test_run ();
}
