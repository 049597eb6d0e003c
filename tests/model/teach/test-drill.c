/*
 * Practice: in each question the clause decides the answer, positions are valid, and the position of the day is the
 * same for everybody.
 */
#include "hu-check.h"
#include "hu-drill-game.h"
#include "hu-drill.h"
#include "hu-explain-fact.h"
#include "hu-mastery.h"
#include "hu-often.h"
#include "hu-system.h"

#define SEEDS 60 /* drawn for each clause */

static const char *names[HU_N_DRAWN_NAMES] = { "German", "Soviet", "Movement", "Moscow", "Kalinin", "Tula", "Mozhaysk",
                                               "Smolensk", "Town Hall", "Factory" };

/* Of two games: units stand at the same places, and hexes have the same owners. */
static void
assert_same (const HuState *a,
             const HuState *b)
{
  g_assert_cmpuint (a->scenario->units->len, ==, b->scenario->units->len);
  g_assert_cmpmem (a->unit_hex, a->scenario->units->len * sizeof (HuHex), b->unit_hex, b->scenario->units->len * sizeof (HuHex));
  g_assert_cmpmem (a->hex_owner, (gsize) a->scenario->map->grid->n_hexes, b->hex_owner,
                   (gsize) b->scenario->map->grid->n_hexes);
}

/* The rules hold in every drawn game at every moment, and the same seed gives the same game. */
static void
test_valid (gconstpointer data)
{
  HuSystemId system = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < hu_often ("HU_DRILL_GAMES", 150); i++)
    {
      guint32 seed = (guint32) g_test_rand_int ();
      g_autoptr(HuAdjudicator) game = hu_drill_game_new (system, seed, names);
      g_autoptr(HuAdjudicator) twin = hu_drill_game_new (system, seed, names);
      guint n = hu_adjudicator_get_n_events (game);

      g_assert_cmpuint (hu_adjudicator_get_n_events (twin), ==, n);
      for (guint at = 0; at <= n; at++)
        {
          g_autofree char *fault = hu_state_find_fault (hu_adjudicator_peek (game, at));

          if (fault != NULL)
            g_test_message ("seed %u, after %u events: %s", seed, at, fault);
          g_assert_null (fault);
        }
      assert_same (hu_adjudicator_peek (game, n), hu_adjudicator_peek (twin, n));
    }
}

/* What sentences need of a name stands behind it. */
static void
test_forms (void)
{
  static const char * const formed[HU_N_DRAWN_NAMES] = { "Deutsche|Deutschen|||mit Deutschen", "Soviet", "Movement",
                                                         "Moskau|Moskaus", "Kalinin", "Tula", "Mozhaysk", "Smolensk",
                                                         "Town Hall", "Factory" };
  g_autoptr(HuAdjudicator) game = hu_drill_game_new (HU_SYSTEM_SUDDEN_DEATH, 1, formed);
  const HuScenario *scenario = hu_adjudicator_get_scenario (game);

  g_assert_cmpstr (scenario->sides[HU_SIDE_FIRST].name, ==, "Deutsche");
  g_assert_cmpstr (hu_map_get_place (scenario->map, 0)->name, ==, "Moskau");
  g_assert_cmpstr (hu_scenario_word (scenario, "Deutsche"), ==, "Deutsche");
  g_assert_cmpstr (hu_scenario_word_form (scenario, "Deutsche", HU_FORM_GENITIVE), ==, "Deutschen");
  g_assert_null (hu_scenario_word_form (scenario, "Deutsche", HU_FORM_DATIVE));
  g_assert_cmpstr (hu_scenario_word_form (scenario, "Deutsche", HU_FORM_INSTRUMENTAL), ==, "mit Deutschen");
  g_assert_cmpstr (hu_scenario_word_form (scenario, "Moskau", HU_FORM_GENITIVE), ==, "Moskaus");
  g_assert_null (hu_scenario_word_form (scenario, "Soviet", HU_FORM_GENITIVE));
}

/* Judged here once more without the clause: what is right has to be wrong there. */
static void
assert_decides (HuDrillQuestion *question,
                guint32          seed,
                GHashTable      *answers)
{
  HuSnapshot *now = hu_drill_question_get_now (question);
  g_autoptr(HuAnswer) right = hu_drill_question_find_answer (question);
  g_autofree char *words = hu_explain_fact_question (now, question->fact);
  g_autoptr(HuAdjudicator) without = NULL;
  g_autoptr(GPtrArray) log = hu_game_dup_log (question->game);
  HuDrillQuestion twin = *question;
  gboolean accepted;

  hu_clause_leave_out (question->clause);
  without = hu_drill_game_new (question->system, seed, names);
  twin.game = hu_game_new (hu_adjudicator_get_scenario (without), log);
  accepted = hu_drill_question_accepts (&twin, right);
  hu_clause_leave_out (NULL);
  g_object_unref (twin.game);

  if (accepted)
    g_test_message ("%s, seed %u: %s comes out the same without it", question->clause, seed, words);
  g_assert_false (accepted);
  g_assert_true (hu_drill_question_accepts (question, right));
  g_assert_cmpuint (strlen (words), >, 0);
  /* Points are asked for where there is something to sum. */
  if (question->kind == HU_DRILL_COUNT && hu_game_get_position (question->game) == question->from &&
      (question->fact->kind == HU_FACT_POINTS || question->fact->kind == HU_FACT_CVP || question->fact->kind == HU_FACT_EXIT_VP))
    g_assert_cmpint (right->number, !=, 0);
  if (question->kind != HU_DRILL_WHEN && question->kind != HU_DRILL_GAIN)
    g_hash_table_add (answers, GINT_TO_POINTER ((gint) question->fact->kind * 1000 + (gint) CLAMP (right->number, -1, 900)));
}

static guint
ask_clause (const HuClause *clause,
            GHashTable     *answers)
{
  guint found = 0;

  for (guint i = 0; i < SEEDS; i++)
    {
      guint32 seed = (guint32) g_test_rand_int ();
      HuDrillQuestion *question = hu_drill_find_drawn (hu_clause_system (clause), clause->id, HU_N_DRILLS, seed);

      if (question == NULL)
        continue;
      assert_decides (question, seed, answers);
      hu_drill_question_free (question);
      found++;
    }

  return found;
}

/* Most clauses turn up among so few games already; a question of two answers has both of them. */
static void
test_decides (gconstpointer data)
{
  HuSystemId system = GPOINTER_TO_UINT (data);
  static const HuFactKind open[HU_N_SYSTEMS] = { HU_FACT_SUPPLIED, HU_FACT_WINNER, HU_FACT_CONTROL, HU_FACT_OUTCOME };
  g_autoptr(GHashTable) answers = g_hash_table_new (NULL, NULL);
  HuFactKind kind = open[system];
  guint n, asked = 0, found = 0;
  const HuClause *clauses = hu_clauses (system, &n);

  for (guint i = 0; i < n; i++)
    if (hu_clause_is_asked (&clauses[i]))
      {
        asked++;
        found += ask_clause (&clauses[i], answers) > 0;
      }
  g_test_message ("%u of %u clauses found", found, asked);
  g_assert_cmpuint (found * 2, >, asked);
  g_assert_true (g_hash_table_contains (answers, GINT_TO_POINTER ((gint) kind * 1000 + 0)));
  g_assert_true (g_hash_table_contains (answers, GINT_TO_POINTER ((gint) kind * 1000 + 1)));
}

/* What conditions compare, count and remember is drawn often enough to be asked about. */
static void
test_conditions (void)
{
  static const struct { HuSystemId system; const char *clause; } cases[] = {
    { HU_SYSTEM_OBJECTIVES, "terms/compared" }, { HU_SYSTEM_OBJECTIVES, "terms/times" },
    { HU_SYSTEM_OBJECTIVES, "terms/announced" }, { HU_SYSTEM_OBJECTIVES, "outcomes/both" },
    { HU_SYSTEM_OBJECTIVES, "points/capture" }, { HU_SYSTEM_OBJECTIVES, "points/while" },
    { HU_SYSTEM_CONTROL, "26.1/at-a-moment" }, { HU_SYSTEM_CONTROL, "26.1/state" }, { HU_SYSTEM_CONTROL, "26.1/eliminated" },
    { HU_SYSTEM_CONTROL, "26.1/exited" }, { HU_SYSTEM_CONTROL, "26.1/captives" }, { HU_SYSTEM_CONTROL, "26.1/destroyed" },
  };
  g_autoptr(GHashTable) answers = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const HuClause *clause = NULL;
      guint n, found = 0, tries = 0;
      const HuClause *clauses = hu_clauses (cases[i].system, &n);

      for (guint j = 0; j < n; j++)
        if (g_str_equal (clauses[j].id, cases[i].clause))
          clause = &clauses[j];
      g_assert_nonnull (clause);
      g_assert_true (hu_clause_is_asked (clause));
      for (; found == 0 && tries < 50; tries++)
        found = ask_clause (clause, answers);
      g_test_message ("%s: found in %u games", cases[i].clause, tries * SEEDS);
      g_assert_cmpuint (found, >, 0);
    }
}

/* --- Files and the day --- */

static GPtrArray *
list_shipped (gboolean backwards)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "scenarios", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".hexgame"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_ptr_array_insert (files, backwards ? 0 : -1, g_file_new_for_path (path));
      }
  g_assert_cmpuint (files->len, >, 20);

  return files;
}

/* A question from a game that ships: it is about what happened last, and the game is as it was. */
static void
test_shipped (void)
{
  g_autoptr(GPtrArray) files = list_shipped (FALSE);
  guint found = 0;

  for (guint seed = 1; seed < 40 && found == 0; seed++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      const HuClause *clause = hu_clause_find ("26.14/any-level");
      HuDrillQuestion *question = hu_drill_find (hu_clause_system (clause), clause->id, NULL, files, rand, NULL);

      g_assert_nonnull (question);
      g_assert_cmpuint (question->from, <=, hu_game_get_position (question->game));
      found += question->file != NULL;
      hu_drill_question_free (question);
    }
  g_assert_cmpuint (found, >, 0);
}

static void
test_today (void)
{
  g_autoptr(GPtrArray) files = list_shipped (FALSE), backwards = list_shipped (TRUE);
  g_autoptr(GHashTable) clauses = g_hash_table_new (NULL, NULL);

  for (guint32 day = 739945; day < 739949; day++)
    {
      g_autoptr(HuDrillQuestion) mine = hu_drill_find_today (day, files, NULL);
      g_autoptr(HuDrillQuestion) yours = hu_drill_find_today (day, backwards, NULL);

      g_assert_true (mine->clause == yours->clause);
      g_assert_true (hu_fact_equal (mine->fact, yours->fact));
      g_assert_cmpuint (hu_game_get_position (mine->game), ==, hu_game_get_position (yours->game));
      assert_same (hu_snapshot_get_state (hu_drill_question_get_now (mine)),
                   hu_snapshot_get_state (hu_drill_question_get_now (yours)));
      g_hash_table_add (clauses, (gpointer) mine->clause);
    }
  g_assert_cmpuint (g_hash_table_size (clauses), >, 1);
}

/* Two units cut off on the map of a game that ships: no fewer do, not any two, and not where the enemy is. */
static void
test_two (void)
{
  g_autoptr(GPtrArray) files = list_shipped (FALSE);
  g_autoptr(HuDrillQuestion) question = hu_drill_find_today (739944, files, NULL);
  g_autoptr(HuFact) fewest = hu_fact_new (HU_FACT_FEWEST);
  g_autoptr(HuAnswer) needed = NULL, other = NULL, taken = NULL;
  g_autoptr(GPtrArray) moves = NULL;
  g_autoptr(HuGame) solved = NULL;
  const HuState *state;

  g_assert_true (question->puzzle);
  g_assert_nonnull (question->file);
  g_assert_cmpuint (question->n_placed, ==, 2);
  g_assert_cmpuint (hu_drill_question_get_n_hexes (question), ==, 2);
  g_assert_true (hu_drill_question_is_readable (question));
  needed = hu_fact_answer (fewest, hu_drill_question_get_now (question), NULL);
  g_assert_cmpint (needed->number, ==, 2);

  g_assert_true (hu_drill_question_accepts (question, question->solution));
  moves = hu_drill_question_list_moves (question, question->solution);
  g_assert_cmpuint (moves->len, ==, 2);
  solved = hu_drill_question_dup_solved (question, question->solution);
  g_assert_cmpuint (hu_game_get_n_events (solved), ==, hu_game_get_n_events (question->game) + 2);

  /* One of the two with a hex far away, one alone, and one where an enemy stands. */
  other = hu_answer_copy (question->solution);
  hu_answer_remove (other, g_array_index (other->set, gint, 1));
  g_assert_false (hu_drill_question_accepts (question, other));
  taken = hu_answer_copy (other);
  hu_answer_add (other, hu_grid_at (hu_game_get_scenario (question->game)->map->grid, 2, 2));
  g_assert_false (hu_drill_question_accepts (question, other));
  state = hu_snapshot_get_state (hu_drill_question_get_now (question));
  for (guint i = 0; taken->set->len < 2; i++)
    if (state->unit_hex[i] != HU_HEX_NONE && hu_scenario_get_unit (state->scenario, i)->side != question->side)
      hu_answer_add (taken, state->unit_hex[i]);
  g_assert_null (hu_drill_question_list_moves (question, taken));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drill/forms", test_forms);

  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      g_autofree char *valid = g_strdup_printf ("/drill/valid/%s", hu_system_to_string (system));
      g_autofree char *decides = g_strdup_printf ("/drill/decides/%s", hu_system_to_string (system));

      if (hu_system_get (system)->draw_scenario == NULL)
        continue;

      g_test_add_data_func (valid, GUINT_TO_POINTER (system), test_valid);
      g_test_add_data_func (decides, GUINT_TO_POINTER (system), test_decides);
    }
  g_test_add_func ("/drill/conditions", test_conditions);
  g_test_add_func ("/drill/shipped", test_shipped);
  g_test_add_func ("/drill/today", test_today);
  g_test_add_func ("/drill/two", test_two);

  return g_test_run ();
}
