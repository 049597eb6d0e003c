/*
 * What is asked again, and when: SM-2, the progress file, and the map of the rulebook.
 */
#include "hu-mastery.h"

#include <glib/gstdio.h>
#include <string.h>

#define DAY 739000u

/* Each review on the day that it is due: qualities, and the intervals that the paper's formulae give. */
static const struct
{
  const char *name;
  guint       quality[6]; /* 9: no more */
  guint       interval[6];
  double      ease;
} runs[] = {
  { "always-right", { 5, 5, 5, 5, 9 }, { 1, 6, 17, 50 }, 2.9 },
  { "second-try", { 3, 3, 3, 9 }, { 1, 6, 13 }, 2.08 },
  { "lapse", { 5, 5, 1, 5, 5, 9 }, { 1, 6, 1, 1, 6 }, 2.9 },
  { "shown", { 0, 5, 9 }, { 1, 1 }, 2.6 },
  { "least-ease", { 3, 3, 3, 3, 3, 3 }, { 1, 6, 13, 26, 47, 79 }, 1.66 },
};

static void
test_intervals (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  guint32 today = DAY;
  HuSpacing spacing;

  hu_spacing_init (&spacing);
  for (guint n = 0; n < 6 && runs[i].quality[n] != 9; n++)
    {
      hu_spacing_review (&spacing, (HuQuality) runs[i].quality[n], today);
      g_assert_cmpuint (spacing.interval, ==, runs[i].interval[n]);
      g_assert_cmpuint (spacing.due, ==, today + spacing.interval);
      g_assert_cmpint (spacing.again, ==, runs[i].quality[n] < 4);
      today = spacing.due;
    }
  g_assert_cmpfloat_with_epsilon (spacing.ease, runs[i].ease, 0.0001);
}

/* Step 7: what was wrong comes again the same day until it is right, and its next day stays. */
static void
test_again (void)
{
  HuSpacing spacing;

  hu_spacing_init (&spacing);
  g_assert_false (hu_spacing_is_due (&spacing, DAY));
  hu_spacing_review (&spacing, HU_QUALITY_WRONG, DAY);
  g_assert_true (hu_spacing_is_due (&spacing, DAY));
  hu_spacing_review (&spacing, HU_QUALITY_SECOND, DAY);
  g_assert_true (hu_spacing_is_due (&spacing, DAY));
  hu_spacing_review (&spacing, HU_QUALITY_RIGHT, DAY);
  g_assert_false (hu_spacing_is_due (&spacing, DAY));
  g_assert_cmpuint (spacing.due, ==, DAY + 1);
  g_assert_cmpuint (spacing.repetitions, ==, 0);
  g_assert_cmpuint (spacing.asked, ==, 3);
}

/* Right before its day says nothing about the interval; wrong before its day does. */
static void
test_early (void)
{
  HuSpacing spacing;

  hu_spacing_init (&spacing);
  hu_spacing_review (&spacing, HU_QUALITY_RIGHT, DAY);
  hu_spacing_review (&spacing, HU_QUALITY_RIGHT, DAY + 1);
  hu_spacing_review (&spacing, HU_QUALITY_RIGHT, DAY + 3);
  g_assert_cmpuint (spacing.due, ==, DAY + 7);
  g_assert_cmpuint (spacing.repetitions, ==, 2);
  hu_spacing_review (&spacing, HU_QUALITY_WRONG, DAY + 4);
  g_assert_cmpuint (spacing.due, ==, DAY + 5);
  g_assert_cmpuint (spacing.repetitions, ==, 0);
}

/* --- The file --- */

typedef struct
{
  char *folder;
  char *path;
} Kept;

static void
set_up (Kept          *kept,
        gconstpointer  contents)
{
  kept->folder = g_dir_make_tmp ("hu-spacing-XXXXXX", NULL);
  kept->path = g_build_filename (kept->folder, "lessons.ini", NULL);
  if (contents != NULL)
    g_assert_true (g_file_set_contents (kept->path, contents, -1, NULL));
}

static void
tear_down (Kept          *kept,
           gconstpointer  contents)
{
  g_remove (kept->path);
  g_rmdir (kept->folder);
  g_free (kept->folder);
  g_free (kept->path);
}

#define OLD "[lessons]\nlast=control-1-bridge\n\n[control-1-bridge]\nstep=3\nfinished=true\n"

/* A file of before practice keeps what it has. */
static void
test_upgrade (Kept          *kept,
              gconstpointer  contents)
{
  const char *read[] = { "4.3/edges", "8/zoc" };
  g_autoptr(HuProgress) progress = hu_progress_new (kept->path), back = NULL;
  HuSpacing spacing, same;

  hu_progress_get_clause (progress, "26.14/any-level", &spacing);
  g_assert_cmpuint (spacing.asked, ==, 0);
  hu_spacing_review (&spacing, HU_QUALITY_RIGHT, DAY);
  hu_spacing_review (&spacing, HU_QUALITY_SECOND, DAY + 1);
  g_assert_true (hu_progress_set_clause (progress, "26.14/any-level", &spacing, NULL));
  g_assert_true (hu_progress_set_read (progress, read, 2, NULL));

  back = hu_progress_new (kept->path);
  hu_progress_get_clause (back, "26.14/any-level", &same);
  g_assert_cmpuint (same.asked, ==, 2);
  g_assert_cmpuint (same.right, ==, 1);
  g_assert_cmpuint (same.repetitions, ==, 2);
  g_assert_cmpuint (same.interval, ==, 6);
  g_assert_cmpuint (same.reviewed, ==, DAY + 1);
  g_assert_cmpuint (same.due, ==, DAY + 7);
  g_assert_true (same.again);
  g_assert_cmpfloat_with_epsilon (same.ease, spacing.ease, 0.0001);
  g_assert_true (hu_progress_has_read (back, "8/zoc"));
  g_assert_false (hu_progress_has_read (back, "8/unit"));
  g_assert_cmpuint (hu_progress_get_step (back, "control-1-bridge"), ==, 3);
  g_assert_true (hu_progress_is_finished (back, "control-1-bridge"));
}

/* What cannot be so counts as never asked, and the rest is kept. */
static void
test_broken (Kept          *kept,
             gconstpointer  contents)
{
  g_autoptr(HuProgress) progress = hu_progress_new (kept->path);
  HuSpacing spacing;

  hu_progress_get_clause (progress, "8/zoc", &spacing);
  g_assert_cmpuint (spacing.asked, ==, 0);
  hu_progress_get_clause (progress, "8/unit", &spacing);
  g_assert_cmpuint (spacing.asked, ==, 2);
  g_assert_cmpuint (spacing.right, ==, 2);
  g_assert_cmpuint (spacing.interval, ==, 36500);
  g_assert_cmpfloat (spacing.ease, ==, 2.5);
}

/* No key file at all: it is begun again. */
static void
test_no_key_file (Kept          *kept,
                  gconstpointer  contents)
{
  g_autoptr(HuProgress) progress = hu_progress_new (kept->path), back = NULL;
  HuSpacing spacing;

  hu_spacing_init (&spacing);
  hu_spacing_review (&spacing, HU_QUALITY_RIGHT, DAY);
  g_assert_true (hu_progress_set_clause (progress, "8/zoc", &spacing, NULL));
  back = hu_progress_new (kept->path);
  hu_progress_get_clause (back, "8/zoc", &spacing);
  g_assert_cmpuint (spacing.right, ==, 1);
}

/* --- The map of the rulebook --- */

static void
test_mastery (Kept          *kept,
              gconstpointer  contents)
{
  const HuClause *clause = hu_clause_find ("8/zoc");
  g_autoptr(HuProgress) progress = hu_progress_new (kept->path);
  guint counts[HU_N_MASTERIES];
  HuSpacing spacing;

  hu_spacing_init (&spacing);
  g_assert_cmpint (hu_mastery_find (progress, clause), ==, HU_MASTERY_NEW);
  hu_progress_set_read (progress, &clause->id, 1, NULL);
  g_assert_cmpint (hu_mastery_find (progress, clause), ==, HU_MASTERY_SEEN);
  hu_spacing_review (&spacing, HU_QUALITY_RIGHT, DAY);
  hu_progress_set_clause (progress, clause->id, &spacing, NULL);
  g_assert_cmpint (hu_mastery_find (progress, clause), ==, HU_MASTERY_PRACTISED);
  hu_spacing_review (&spacing, HU_QUALITY_RIGHT, spacing.due);
  hu_spacing_review (&spacing, HU_QUALITY_RIGHT, spacing.due);
  hu_progress_set_clause (progress, clause->id, &spacing, NULL);
  g_assert_cmpint (hu_mastery_find (progress, clause), ==, HU_MASTERY_MASTERED);
  hu_mastery_count (progress, hu_clause_system (clause), counts);
  g_assert_cmpuint (counts[HU_MASTERY_MASTERED], ==, 1);
  g_assert_cmpuint (counts[HU_MASTERY_SEEN], ==, 0);
}

static HuClauseId
first_next (const HuProgress   *progress,
            GHashTable         *taught,
            const HuDrillOrder *order)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);
  g_autoptr(GPtrArray) list = hu_mastery_list_next (progress, HU_N_SYSTEMS, taught, order, DAY + 2, rand);

  return ((const HuClause *) g_ptr_array_index (list, 0))->id;
}

static void
note_asked (HuDrillOrder *order,
            HuClauseId    clause)
{
  HuDrillQuestion question = { .kind = HU_DRILL_WHO, .clause = clause };

  hu_drill_order_note_asked (order, &question);
}

/* What is due, then what was read, then what is new; of those first what a finished lesson has taught. */
static void
test_order (Kept          *kept,
            gconstpointer  contents)
{
  g_autoptr(HuProgress) progress = hu_progress_new (kept->path);
  HuClauseId unit = hu_clause_find ("8/unit")->id, zoc = hu_clause_find ("8/zoc")->id, gun = hu_clause_find ("26.212/gun")->id;
  g_autoptr(GHashTable) taught = g_hash_table_new (NULL, NULL);
  HuSpacing due;

  hu_progress_set_read (progress, &gun, 1, NULL);
  g_assert_cmpstr (first_next (progress, NULL, NULL), ==, gun);
  hu_spacing_init (&due);
  hu_spacing_review (&due, HU_QUALITY_RIGHT, DAY);
  hu_progress_set_clause (progress, unit, &due, NULL);
  g_assert_cmpstr (first_next (progress, NULL, NULL), ==, unit);
  g_hash_table_add (taught, (gpointer) zoc);
  g_assert_cmpstr (first_next (progress, taught, NULL), ==, zoc);
  g_hash_table_add (taught, (gpointer) unit);
  g_assert_cmpstr (first_next (progress, taught, NULL), ==, unit);
}

/* A clause comes again after five others; a missed one twice sooner, or until it is answered right. */
static void
test_turns (void)
{
  static const char * const others[] = { "8/zoc", "26.212/gun", "line/zoc", "4.2/entered", "26.14/any-level" };
  HuClauseId unit = hu_clause_find ("8/unit")->id;
  g_autoptr(HuDrillOrder) order = hu_drill_order_new ();

  g_assert_cmpint (hu_drill_order_get_turn (order, unit), ==, HU_DRILL_TURN_FREE);
  note_asked (order, unit);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_assert_cmpint (hu_drill_order_get_turn (order, unit), ==, HU_DRILL_TURN_NOT_YET);
      note_asked (order, hu_clause_find (others[i])->id);
    }
  g_assert_cmpint (hu_drill_order_get_turn (order, unit), ==, HU_DRILL_TURN_FREE);

  note_asked (order, unit);
  hu_drill_order_note_answer (order, unit, FALSE);
  for (guint i = 0; i < HU_DRILL_EARLY_TURNS; i++)
    {
      g_autoptr(HuDrillOrder) copy = NULL;

      g_assert_cmpint (hu_drill_order_get_turn (order, unit), ==, HU_DRILL_TURN_NOT_YET);
      note_asked (order, hu_clause_find (others[2 * i])->id);
      note_asked (order, hu_clause_find (others[2 * i + 1])->id);
      copy = hu_drill_order_copy (order);
      g_assert_cmpint (hu_drill_order_get_turn (copy, unit), ==, HU_DRILL_TURN_MISSED);
      hu_drill_order_note_answer (copy, unit, TRUE);
      g_assert_cmpint (hu_drill_order_get_turn (copy, unit), ==, HU_DRILL_TURN_NOT_YET);
      note_asked (order, unit);
      hu_drill_order_note_answer (order, unit, FALSE);
    }
  note_asked (order, hu_clause_find (others[0])->id);
  note_asked (order, hu_clause_find (others[1])->id);
  g_assert_cmpint (hu_drill_order_get_turn (order, unit), ==, HU_DRILL_TURN_NOT_YET);
}

/* Days in a row are counted while they follow each other; and once a day. */
static void
test_days (Kept          *kept,
           gconstpointer  contents)
{
  g_autoptr(HuProgress) progress = hu_progress_new (kept->path), back = NULL;

  g_assert_cmpuint (hu_progress_count_days (progress, DAY), ==, 0);
  for (guint i = 0; i < 3; i++)
    g_assert_true (hu_progress_note_day (progress, DAY + i, NULL));
  g_assert_true (hu_progress_note_day (progress, DAY + 2, NULL));
  back = hu_progress_new (kept->path);
  g_assert_cmpuint (hu_progress_count_days (back, DAY + 2), ==, 3);
  g_assert_cmpuint (hu_progress_count_days (back, DAY + 3), ==, 3);
  g_assert_cmpuint (hu_progress_count_days (back, DAY + 4), ==, 0);
  g_assert_true (hu_progress_note_day (back, DAY + 4, NULL));
  g_assert_cmpuint (hu_progress_count_days (back, DAY + 4), ==, 1);
  g_assert_null (hu_progress_dup_practice (back));
  g_assert_true (hu_progress_set_practice (back, "all", NULL));
}

/* A file that somebody wrote himself counts no days that cannot be. */
static void
test_days_spoilt (Kept          *kept,
                  gconstpointer  contents)
{
  g_autoptr(HuProgress) progress = hu_progress_new (kept->path);

  g_assert_cmpuint (hu_progress_count_days (progress, DAY), ==, 0);
  g_assert_true (hu_progress_note_day (progress, DAY, NULL));
  g_assert_cmpuint (hu_progress_count_days (progress, DAY), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      g_autofree char *path = g_strconcat ("/spacing/", runs[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_intervals);
    }
  g_test_add_func ("/spacing/again", test_again);
  g_test_add_func ("/spacing/early", test_early);
  g_test_add ("/spacing/upgrade", Kept, OLD, set_up, test_upgrade, tear_down);
  g_test_add ("/spacing/broken", Kept,
              "[clause:8/zoc]\nasked=3\nreviewed=2026-02-31\ndue=2026-03-01\n"
              "[clause:8/unit]\nasked=2\nright=7\ninterval=99999999\nease=nan\nreviewed=2026-03-01\ndue=2026-03-02\n",
              set_up, test_broken, tear_down);
  g_test_add ("/spacing/no-key-file", Kept, "\001no key file", set_up, test_no_key_file, tear_down);
  g_test_add ("/spacing/mastery", Kept, NULL, set_up, test_mastery, tear_down);
  g_test_add ("/spacing/order", Kept, NULL, set_up, test_order, tear_down);
  g_test_add_func ("/spacing/turns", test_turns);
  g_test_add ("/spacing/days", Kept, NULL, set_up, test_days, tear_down);
  g_test_add ("/spacing/days-spoilt", Kept, "[practice:]\nsolved=2026-02-31\ndays=-7\n", set_up, test_days_spoilt, tear_down);

  return g_test_run ();
}
