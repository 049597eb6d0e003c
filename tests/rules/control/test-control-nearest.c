/*
 * Which way to meet a condition of control is nearest: of all sets of its terms that would meet it, none asks for fewer things
 * to change than the one that is told.  The slow answer tries every set, and takes one thing after the other.
 */
#include "hu-adjudicator.h"
#include "hu-control-fixture.h"
#include "hu-control-random-term.h"
#include "hu-control.h"
#include "hu-often.h"

#define MOST_LEAVES 12

static void
list_leaves (const HuTermFinding *finding,
             GPtrArray           *leaves)
{
  if (finding->term->kind > HU_TERM_SOME)
    g_ptr_array_add (leaves, (gpointer) finding);
  for (guint i = 0; finding->term->kind <= HU_TERM_SOME && i < finding->parts->len; i++)
    list_leaves (g_ptr_array_index (finding->parts, i), leaves);
}

/* Is it met where the leaves of the set are turned? */
static gboolean
is_met_with (const HuTermFinding *finding,
             const GPtrArray     *leaves,
             guint                turned)
{
  const HuTerm *term = finding->term;
  guint met = 0;

  for (guint i = 0; i < leaves->len; i++)
    if (g_ptr_array_index (leaves, i) == finding)
      return finding->met != (gboolean) (turned >> i & 1);

  for (guint i = 0; i < finding->parts->len; i++)
    met += is_met_with (g_ptr_array_index (finding->parts, i), leaves, turned);

  return term->kind == HU_TERM_ALL   ? met == finding->parts->len
         : term->kind == HU_TERM_ANY ? met > 0
         : term->kind == HU_TERM_NOT ? met == 0
                                     : met >= term->least;
}

/* Takes one hex, building or unit after the other, or two points, until the count is on the other side of its bound. */
static guint
slow_steps (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  double have = (double) finding->have / MAX (finding->unit, 1), need = (double) finding->need / MAX (finding->need_unit, 1);
  gboolean points = term->kind == HU_CONTROL_TERM_CVP || term->kind == HU_CONTROL_TERM_EXIT_VP ||
                    (hu_control_term_has_units (term) && hu_control_term (term)->measure == HU_MEASURE_POINTS);
  gboolean up = have < need || (have == need && !finding->met);
  double one = points ? 2 : 1;
  guint steps = 0;

  if (finding->met)
    return (guint) ((ABS (have - need) + 1 + one - 0.0001) / one);
  for (; up ? have < need : have > need; have += up ? one : -one)
    steps++;

  return MAX (steps, 1);
}

/* @told: the terms that are told as lacking. */
static void
check_nearest (HuTermFinding   *needs,
               const GPtrArray *told,
               guint32          seed)
{
  g_autoptr(GPtrArray) leaves = g_ptr_array_new ();
  guint said = 0, fewest = 0;

  list_leaves (needs, leaves);
  if (leaves->len > MOST_LEAVES)
    return;

  for (guint i = 0; i < leaves->len; i++)
    for (guint j = 0; j < told->len; j++)
      if (g_ptr_array_index (leaves, i) == g_ptr_array_index (told, j))
        {
          said |= 1u << i;
          fewest += slow_steps (g_ptr_array_index (leaves, i));
        }
  if (!is_met_with (needs, leaves, said))
    g_error ("seed %u: what is told does not meet it", seed);
  for (guint set = 0; set < 1u << leaves->len; set++)
    {
      guint steps = 0;

      for (guint i = 0; i < leaves->len; i++)
        steps += set >> i & 1 ? slow_steps (g_ptr_array_index (leaves, i)) : 0;
      if (steps < fewest && is_met_with (needs, leaves, set))
        g_error ("seed %u: %u steps would do, and %u are told", seed, steps, fewest);
    }
}

static gboolean
is_plain (const HuTermFinding *finding)
{
  for (guint i = 0; i < finding->parts->len; i++)
    if (!is_plain (g_ptr_array_index (finding->parts, i)))
      return FALSE;

  /* Time, memory and sums are one thing each, and a term that is settled cannot turn. */
  return finding->term->kind <= HU_TERM_SOME || (hu_term_is_atom (finding->term) && !finding->settled);
}

/* One of three, each of which may have parts. */
static HuTerm *
draw_choice (GRand            *rand,
             const HuScenario *scenario)
{
  HuTerm *choice = hu_control_fixture_condition ("any");

  for (gint i = 0; i < 3; i++)
    g_ptr_array_add (choice->parts, hu_control_draw_term (rand, scenario, 1));

  return choice;
}

static void
test_random (void)
{
  guint n_tried = 0, n_games = hu_draws (400, 60);

  for (guint game = 0; game < n_games; game++)
    {
      guint32 seed = (guint32) g_test_rand_int ();
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 6, 5, 3, 12);
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      g_autoptr(HuSnapshot) snapshot = NULL;

      for (gint i = 0; i < 4; i++)
        hu_control_fixture_win (scenario, i % 2, FALSE, draw_choice (rand, scenario));
      adjudicator = hu_adjudicator_new (scenario);
      for (guint i = 0; i < 25; i++)
        {
          guint n = hu_adjudicator_get_n_events (adjudicator);
          g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, hu_adjudicator_peek (adjudicator, n), TRUE);
          HuRefusal refusal;

          hu_adjudicator_append (adjudicator, event, &refusal);
        }
      snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
      for (guint i = 0; i < 4; i++)
        {
          const HuVictoryFinding *finding = g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, i);

          if (!is_plain (finding->needs) || finding->met)
            continue;
          check_nearest (finding->needs, finding->lacking, seed);
          n_tried += finding->needs->parts->len > 1;
        }
    }

  /* Else nothing was tried; many ask for more than there is. */
  g_assert_cmpuint (n_tried, >, n_games / 20);
}

/* The conditions that cannot be met any more after @n events, as bits by number. */
static guint
list_closed (HuAdjudicator *adjudicator,
             guint          n,
             guint         *met)
{
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, n);
  const GPtrArray *conditions = hu_snapshot_get_control (snapshot)->conditions;
  guint closed = 0;

  *met = 0;
  for (guint i = 0; i < conditions->len; i++)
    {
      const HuVictoryFinding *finding = g_ptr_array_index (conditions, i);

      closed |= (guint) (finding->closed && !finding->met) << i;
      *met |= (guint) finding->met << i;
    }

  return closed;
}

/* What is left cannot suffice: nothing that is played later meets it, unless somebody corrects the points. */
static void
test_closed (void)
{
  guint n_closed = 0, n_games = hu_draws (300, 40);

  for (guint game = 0; game < n_games; game++)
    {
      guint32 seed = (guint32) g_test_rand_int ();
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 6, 5, 3, 6);
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      guint closed = 0;

      for (gint i = 0; i < 6; i++)
        hu_control_fixture_win (scenario, i % 2, FALSE, hu_control_draw_term (rand, scenario, 1));
      adjudicator = hu_adjudicator_new (scenario);
      for (guint i = 0; i < 60; i++)
        {
          guint n = hu_adjudicator_get_n_events (adjudicator), met;
          g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, hu_adjudicator_peek (adjudicator, n), TRUE);
          HuRefusal refusal;

          if (event->verb == HU_VERB_ADJUST || !hu_adjudicator_append (adjudicator, event, &refusal))
            continue;
          closed |= list_closed (adjudicator, n + 1, &met);
          if (closed & met)
            g_error ("seed %u: conditions %x could not be met any more, and are after event %u", seed, closed & met, n + 1);
        }
      n_closed += closed != 0;
    }

  g_assert_cmpuint (n_closed, >, n_games / 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/control-nearest/random", test_random);
  g_test_add_func ("/control-nearest/closed", test_closed);

  return g_test_run ();
}
