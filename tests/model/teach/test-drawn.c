/*
 * Practice as a learner meets it: thousands of questions, one after the other.  Says how they are mixed, and fails where
 * a clause comes again too soon, a question is of one kind too often, cannot be read, or does not turn on its clause.
 *
 * HU_DRAWN=10000 asks so many.
 */
#include "hu-drill-game.h"
#include "hu-drill-next.h"
#include "hu-mastery.h"
#include "hu-often.h"
#include "hu-system.h"

#include <glib/gstdio.h>

#define USUAL 60
#define ONE_SYSTEM 5   /* a part of them is asked of each system */
#define FOR_SHARES 1000 /* fewer are too few to say which share each kind has */
#define DAY 739945u
#define RIGHT_PERCENT 75 /* of the learner's answers */

static const char *names[HU_N_DRAWN_NAMES] = { "German", "Soviet", "Movement", "Moscow", "Kalinin", "Tula", "Mozhaysk",
                                               "Smolensk", "Town Hall", "Factory" };

static const char * const kinds[HU_N_DRILLS] = { "find the move", "which hex", "who", "when", "how many",
                                                 "which side would gain", "is it so" };

typedef struct
{
  guint asked;
  guint of_kind[HU_N_DRILLS];
  guint from_files, puzzles;
  guint closed;       /* decided at the set-up or before the question, or conceded */
  guint unreadable;
  guint undecided_by; /* the card is of a clause that does not decide */
  guint soon;         /* a clause again before five others … */
  guint soon_missed;  /* … though it was not missed, or for the third time since */
  guint same;         /* the same question of a file again */
  guint n_clauses;
} Count;

/* --- One question --- */

static gboolean
is_open (HuDrillQuestion *question)
{
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (hu_game_get_scenario (question->game));
  guint n = hu_game_get_position (question->game);
  HuRefusal refusal;

  for (guint i = 0; i < n; i++)
    {
      if (i >= question->from && hu_game_get_event (question->game, i)->verb == HU_VERB_CONCEDE)
        return FALSE;
      g_assert_true (hu_adjudicator_append (game, hu_game_get_event (question->game, i), &refusal));
    }
  if (hu_adjudicator_get_verdict (game, 0).decided || hu_adjudicator_get_verdict (game, question->from).decided)
    return FALSE;

  /* Among the events of "when" one may end the game, with others behind it. */
  return question->kind == HU_DRILL_WHEN || n == 0 || !hu_adjudicator_get_verdict (game, n - 1).decided;
}

/* The game of a drawn question made anew without the clause, with the units that a puzzle adds. */
static HuGame *
make_without (HuDrillQuestion *question)
{
  HuScenario *scenario = hu_game_get_scenario (question->game);
  g_autoptr(HuAdjudicator) drawn = NULL;
  g_autoptr(HuScenario) extended = NULL;
  g_autoptr(GPtrArray) log = hu_game_dup_log (question->game);

  drawn = hu_drill_game_new (question->system, question->seed, names);
  g_assert_nonnull (drawn);
  if (question->n_placed == 0)
    return hu_game_new (hu_adjudicator_get_scenario (drawn), log);

  extended = hu_scenario_new_extended (hu_adjudicator_get_scenario (drawn));
  for (guint i = scenario->units->len - question->n_placed; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      g_assert_nonnull (hu_scenario_add_unit_like (extended, unit->id, unit));
    }

  return hu_game_new (extended, log);
}

/* Asks the same of a game without the clause: what was right is wrong then. */
static gboolean
turns_on_clause (HuDrillQuestion *question)
{
  g_autoptr(HuAnswer) right = hu_drill_question_find_answer (question);
  HuDrillQuestion twin = *question;
  gboolean accepted = FALSE;

  g_assert_true (hu_drill_question_accepts (question, right));
  if (question->file != NULL)
    return TRUE; /* test-drill judges files */

  hu_clause_leave_out (question->clause);
  twin.game = make_without (question);
  accepted = hu_drill_question_accepts (&twin, right);
  hu_clause_leave_out (NULL);
  g_object_unref (twin.game);

  return !accepted;
}

static void
count_question (Count           *count,
                HuDrillQuestion *question)
{
  count->asked++;
  count->of_kind[question->kind]++;
  count->from_files += question->file != NULL;
  count->puzzles += question->puzzle;
  count->closed += !is_open (question);
  count->unreadable += !hu_drill_question_is_readable (question);
  if (!turns_on_clause (question))
    {
      count->undecided_by++;
      g_test_message ("%s, seed %u, kind %s: not by this clause", question->clause, question->seed, kinds[question->kind]);
    }
}

/* --- Many --- */

/* How many others were asked since, of the last ones that count. */
static guint
count_others (GPtrArray  *asked,
              HuClauseId  clause)
{
  g_autoptr(GHashTable) others = g_hash_table_new (NULL, NULL);

  for (guint i = asked->len; i > 0 && g_ptr_array_index (asked, i - 1) != clause; i--)
    {
      g_hash_table_add (others, g_ptr_array_index (asked, i - 1));
      if (g_hash_table_size (others) == HU_DRILL_OTHERS)
        break;
    }
  if (!g_ptr_array_find (asked, clause, NULL))
    return HU_DRILL_OTHERS;

  return g_hash_table_size (others);
}

static void
count_repetition (Count      *count,
                  GPtrArray  *asked,
                  GHashTable *misses,
                  HuClauseId  clause)
{
  guint left = GPOINTER_TO_UINT (g_hash_table_lookup (misses, clause));

  if (count_others (asked, clause) < HU_DRILL_OTHERS)
    {
      count->soon++;
      count->soon_missed += left == 0;
      g_hash_table_insert (misses, (gpointer) clause, GUINT_TO_POINTER (left - (left > 0)));
    }
  g_ptr_array_add (asked, (gpointer) clause);
}

static void
answer (HuProgress      *progress,
        HuDrillOrder    *order,
        GHashTable      *misses,
        HuDrillQuestion *question,
        guint            today,
        gboolean         right)
{
  HuSpacing spacing;

  hu_progress_get_clause (progress, question->clause, &spacing);
  hu_spacing_review (&spacing, right ? HU_QUALITY_RIGHT : HU_QUALITY_WRONG, today);
  hu_progress_set_clause (progress, question->clause, &spacing, NULL);
  hu_drill_order_note_answer (order, question->clause, right);
  if (!right)
    g_hash_table_insert (misses, (gpointer) question->clause, GUINT_TO_POINTER (HU_DRILL_EARLY_TURNS));
}

static GPtrArray *
list_shipped (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "scenarios", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".hexgame"))
      g_ptr_array_add (files, g_file_new_build_filename (folder, name, NULL));

  return files;
}

static HuDrillQuestion *
find_next (HuProgress   *progress,
           HuDrillOrder *order,
           GPtrArray    *files,
           HuSystemId    system,
           guint         today,
           GRand        *rand)
{
  const HuDrillScope scope = { progress, order, system, NULL, files, today };

  return hu_drill_find_next (&scope, rand, NULL);
}

static void
say (const Count *count)
{
  for (guint kind = 0; kind < HU_N_DRILLS; kind++)
    g_test_message ("%s: %.1f %%", kinds[kind], 100.0 * count->of_kind[kind] / count->asked);
  g_test_message ("%u asked, %u clauses, %.1f %% puzzles, %.1f %% from files; again before five others %u (%u without a "
                  "miss); the same again %u; not open %u, not readable %u, not by the clause %u",
                  count->asked, count->n_clauses, 100.0 * count->puzzles / count->asked,
                  100.0 * count->from_files / count->asked, count->soon, count->soon_missed, count->same, count->closed,
                  count->unreadable, count->undecided_by);
}

static void
ask_many (Count      *count,
          HuSystemId  system,
          guint       n,
          GPtrArray  *files)
{
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  g_autofree char *path = g_strdup_printf ("%s/drawn-%u.ini", g_get_tmp_dir (), seed);
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  g_autoptr(HuDrillOrder) order = hu_drill_order_new ();
  g_autoptr(GPtrArray) asked = g_ptr_array_new ();
  g_autoptr(GHashTable) clauses = g_hash_table_new (NULL, NULL), misses = g_hash_table_new (NULL, NULL);
  g_autoptr(GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(HuDrillQuestion) question = find_next (progress, order, files, system, DAY + i / 20, rand);
      char *key;

      g_assert_nonnull (question);
      g_assert_true (system == HU_N_SYSTEMS || question->system == system);
      count_question (count, question);
      count_repetition (count, asked, misses, question->clause);
      g_hash_table_add (clauses, (gpointer) question->clause);
      key = hu_drill_question_dup_key (question);
      count->same += key != NULL && !g_hash_table_add (keys, key);
      hu_drill_order_note_asked (order, question);
      answer (progress, order, misses, question, DAY + i / 20, g_rand_int_range (rand, 0, 100) < RIGHT_PERCENT);
    }
  count->n_clauses = g_hash_table_size (clauses);
  say (count);
  g_unlink (path);

  g_assert_cmpuint (count->soon_missed, ==, 0);
  g_assert_cmpuint (count->same, ==, 0);
  g_assert_cmpuint (count->closed, ==, 0);
  g_assert_cmpuint (count->unreadable, ==, 0);
  g_assert_cmpuint (count->undecided_by, ==, 0);
}

/* All rules; so many questions say which share each kind has. */
static void
test_many (void)
{
  g_autoptr(GPtrArray) files = list_shipped ();
  Count count = { 0 };

  ask_many (&count, HU_N_SYSTEMS, hu_often ("HU_DRAWN", USUAL), files);
  for (guint kind = 0; kind < HU_N_DRILLS; kind++)
    {
      g_assert_cmpuint (count.of_kind[kind] * 100, <=, count.asked * 40);
      if (count.asked >= FOR_SHARES)
        g_assert_cmpuint (count.of_kind[kind] * 100, >=, count.asked * 2);
    }
  /* Each fifth is a move, but where a missed clause comes first or no game drawn has one. */
  g_assert_cmpuint (count.of_kind[HU_DRILL_MOVE] * 100, >=, count.asked * 12);
  g_assert_cmpuint (count.of_kind[HU_DRILL_MOVE] * 100, <=, count.asked * 25);
}

/* The rules that somebody learns, and no others. */
static void
test_one_system (gconstpointer system)
{
  g_autoptr(GPtrArray) files = g_ptr_array_new ();
  Count count = { 0 };

  ask_many (&count, (HuSystemId) GPOINTER_TO_UINT (system), hu_often ("HU_DRAWN", USUAL) / ONE_SYSTEM, files);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawn/many", test_many);
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      g_autofree char *path = g_strconcat ("/drawn/", hu_system_to_string ((HuSystemId) system), NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (system), test_one_system);
    }

  return g_test_run ();
}
