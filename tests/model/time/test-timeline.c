/*
 * Time: looking back undoes nothing, branching leaves behind and rejoins, notes
 * are pinned anywhere; and the timeline's phases, marks, flags and charts,
 * which are what a game judged anew at every moment says.
 */
#include "hu-control-meter.h"
#include "hu-fixture.h"
#include "hu-front-line-meter.h"
#include "hu-often.h"
#include "hu-sudden-death-meter.h"
#include "hu-timeline.h"

#define UNITS "g1 german 0103; g2 german 0102; s1 soviet 0301; s2 soviet 0502"

static HuGame *
game_new (const char *text)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (UNITS);
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, text);

  return hu_game_new (scenario, log);
}

static void
append (HuGame     *game,
        const char *text)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), text);
  HuRefusal refusal;

  g_assert_true (hu_game_append_gesture (game, (HuEvent * const *) events->pdata, events->len, &refusal, NULL));
}

/* "3/5 of 6": position, head, events. */
static void
assert_at (HuGame     *game,
           const char *expected)
{
  g_autofree char *at = g_strdup_printf ("%u/%u of %u", hu_game_get_position (game), hu_game_get_head (game),
                                         hu_game_get_n_events (game));

  g_assert_cmpstr (at, ==, expected);
}

/* --- Looking back --- */

static void
test_looking_back (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0102; end-phase; move s1 0302; end-phase");
  g_autoptr(GPtrArray) log = NULL;

  assert_at (game, "4/4 of 4");
  hu_game_look_at (game, 1);
  assert_at (game, "1/4 of 4");
  g_assert_true (hu_game_is_looking_back (game));
  log = hu_game_dup_log (game);
  g_assert_cmpuint (log->len, ==, 4);

  /* Undo and redo only step then. */
  hu_game_undo (game);
  assert_at (game, "0/4 of 4");
  hu_game_redo (game);
  hu_game_redo (game);
  assert_at (game, "2/4 of 4");
  hu_game_look_at (game, 4);
  g_assert_false (hu_game_is_looking_back (game));

  /* In the present they undo. */
  hu_game_undo (game);
  assert_at (game, "3/3 of 4");
  hu_game_look_at (game, 2);
  hu_game_redo (game);
  hu_game_redo (game);
  assert_at (game, "4/4 of 4");
  hu_game_look_at (game, 1);
  hu_game_go_to (game, 1);
  assert_at (game, "1/1 of 4");
}

/* A gesture is one moment. */
static void
test_moments (void)
{
  g_autoptr(HuGame) game = game_new ("");

  append (game, "move g1 0102");
  append (game, "move g1 0101; move g2 0101; move g2 0102");
  append (game, "end-phase");
  g_assert_cmpuint (hu_game_get_moment_before (game, 5), ==, 4);
  g_assert_cmpuint (hu_game_get_moment_before (game, 4), ==, 1);
  g_assert_cmpuint (hu_game_get_moment_before (game, 0), ==, 0);
  g_assert_cmpuint (hu_game_get_moment_after (game, 1), ==, 4);
  g_assert_cmpuint (hu_game_get_moment_after (game, 5), ==, 5);
  hu_game_look_at (game, 3);
  assert_at (game, "1/5 of 5");
}

static void
branched_cb (HuGame *game,
             guint  *count)
{
  ++*count;
}

static void
test_branching (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0102; end-phase; move s1 0302; end-phase");
  g_autoptr(GPtrArray) before = hu_game_dup_log (game);
  g_autoptr(GPtrArray) left = NULL;
  g_autoptr(GPtrArray) after = NULL;
  guint count = 0, at = 0;

  g_signal_connect (game, "branched", G_CALLBACK (branched_cb), &count);
  append (game, "note before");
  g_assert_cmpuint (count, ==, 0);
  hu_game_undo (game);
  hu_game_look_at (game, 2);
  append (game, "move s1 0303");
  g_assert_cmpuint (count, ==, 1);
  assert_at (game, "3/3 of 3");
  left = hu_game_dup_left_behind (game, &at);
  g_assert_cmpuint (at, ==, 2);
  g_assert_cmpuint (left->len, ==, 2);

  append (game, "end-phase");
  g_assert_true (hu_game_rejoin (game));
  assert_at (game, "4/4 of 4");
  after = hu_game_dup_log (game);
  for (guint i = 0; i < 4; i++)
    g_assert_true (g_ptr_array_index (after, i) == g_ptr_array_index (before, i));
  g_assert_false (hu_game_rejoin (game));

  /* The log that it followed is gone: there is nothing to rejoin. */
  hu_game_look_at (game, 2);
  append (game, "move s1 0303");
  hu_game_go_to (game, 1);
  append (game, "note other");
  append (game, "note more");
  g_assert_false (hu_game_rejoin (game));
  assert_at (game, "3/3 of 3");
}

/* The same log, event by event. */
static void
assert_same_log (HuGame    *game,
                 GPtrArray *log)
{
  g_autoptr(GPtrArray) now = hu_game_dup_log (game);

  g_assert_cmpuint (now->len, ==, log->len);
  for (guint i = 0; i < log->len; i++)
    g_assert_true (g_ptr_array_index (now, i) == g_ptr_array_index (log, i));
}

/* What was undone, and replaced by something else, is there to return to. */
static void
test_undone (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0102; end-phase; move s1 0302; end-phase");
  g_autoptr(GPtrArray) before = hu_game_dup_log (game);
  g_autoptr(GPtrArray) left = NULL;
  g_autoptr(GPtrArray) all = NULL;
  HuRefusal refusal;
  guint branched = 0, undone = 0, at = 0;

  g_signal_connect (game, "branched", G_CALLBACK (branched_cb), &branched);
  g_signal_connect (game, "undone-left", G_CALLBACK (branched_cb), &undone);
  g_assert_false (hu_game_return_undone (game));
  hu_game_go_to (game, 1);

  /* What is refused replaces nothing, and a note neither. */
  {
    g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), "place g1 0103");

    g_assert_false (hu_game_append (game, g_ptr_array_index (events, 0), &refusal));
  }
  g_assert_true (hu_game_pin_note (game, "here", &refusal));
  assert_at (game, "2/2 of 5");
  g_assert_true (hu_game_unpin_note (game, 2));
  assert_at (game, "1/1 of 4");
  g_assert_cmpuint (undone, ==, 0);

  append (game, "end-phase; move s1 0303");
  g_assert_cmpuint (undone, ==, 1);
  g_assert_cmpuint (branched, ==, 0);
  left = hu_game_dup_undone_left (game, &at);
  g_assert_cmpuint (at, ==, 1);
  g_assert_cmpuint (left->len, ==, 3);
  append (game, "end-phase");
  g_assert_cmpuint (undone, ==, 1);
  g_assert_true (hu_game_return_undone (game));
  assert_same_log (game, before);
  g_assert_false (hu_game_return_undone (game));

  /* Some undone, and then an event in the past: both are left, and what was undone goes on from what happened. */
  hu_game_undo (game);
  hu_game_look_at (game, 1);
  append (game, "note other");
  g_assert_cmpuint (branched, ==, 1);
  g_assert_cmpuint (undone, ==, 2);
  all = hu_game_dup_undone_left (game, &at);
  g_assert_cmpuint (at, ==, 1);
  g_assert_cmpuint (all->len, ==, 3);
  g_assert_true (hu_game_return_undone (game));
  assert_same_log (game, before);

  /* What-if has its own log, and gives the other back. */
  hu_game_go_to (game, 1);
  hu_game_begin_what_if (game, 1);
  append (game, "end-phase");
  hu_game_undo (game);
  append (game, "note if");
  g_assert_cmpuint (undone, ==, 2);
  hu_game_leave_what_if (game);
  assert_at (game, "1/1 of 4");
}

static void
test_notes (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0102; end-phase; concede soviet; note late");
  HuRefusal refusal;

  g_assert_cmpuint (hu_snapshot_get_verdict (hu_game_get_snapshot (game))->event, ==, 3);
  hu_game_look_at (game, 1);
  g_assert_true (hu_game_pin_note (game, "early", &refusal));
  assert_at (game, "2/5 of 5");
  g_assert_cmpstr (hu_game_get_event (game, 1)->text, ==, "early");
  hu_game_look_at (game, 5);
  g_assert_cmpuint (hu_snapshot_get_verdict (hu_game_get_snapshot (game))->event, ==, 4);
  hu_game_undo (game);
  hu_game_undo (game);
  assert_at (game, "3/3 of 5");

  g_assert_false (hu_game_unpin_note (game, 1));
  g_assert_true (hu_game_unpin_note (game, 2));
  assert_at (game, "2/2 of 4");
  hu_game_redo (game);
  hu_game_redo (game);
  assert_at (game, "4/4 of 4");
  g_assert_cmpuint (hu_snapshot_get_verdict (hu_game_get_snapshot (game))->event, ==, 3);

  /* In the present it is an event like others. */
  g_assert_true (hu_game_pin_note (game, "now", &refusal));
  assert_at (game, "5/5 of 5");
}

/* --- The timeline --- */

static void
measure (HuTimeline *timeline)
{
  while (!hu_timeline_measure (timeline, 0))
    ;
}

/* "0+2. 2+1. 3+0 3+0": events before each phase and in it; a dot: it has ended. */
static void
assert_phases (HuTimeline *timeline,
               const char *expected)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < hu_timeline_get_n_phases (timeline); i++)
    {
      const HuTimelinePhase *phase = hu_timeline_get_phase (timeline, i);

      g_string_append_printf (text, "%s%u+%u%s", i > 0 ? " " : "", phase->first, phase->n_events,
                              phase->ended ? "." : "");
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_phases (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0102; end-phase; end-phase; move g1 0103");
  g_autoptr(HuTimeline) timeline = hu_timeline_new (game);

  assert_phases (timeline, "0+2. 2+1. 3+1 4+0");
  g_assert_cmpint (hu_timeline_get_phase (timeline, 1)->side, ==, HU_SIDE_SECOND);
  g_assert_cmpuint (hu_timeline_get_phase (timeline, 2)->clock.turn, ==, 2);
  g_assert_cmpuint (hu_timeline_find_phase (timeline, 1), ==, 0);
  g_assert_cmpuint (hu_timeline_find_phase (timeline, 2), ==, 1);
  g_assert_cmpuint (hu_timeline_find_phase (timeline, 4), ==, 2);

  append (game, "end-phase; end-phase; note over");
  assert_phases (timeline, "0+2. 2+1. 3+2. 5+2.");
  hu_game_look_at (game, 2);
  assert_phases (timeline, "0+2. 2+1. 3+2. 5+2.");
}

typedef struct
{
  const char *name;
  guint       from;
  guint       phase_before, phase_after, turn_before, turn_after;
} Step;

static const Step steps[] = {
  { "set-up", 0, 0, 2, 0, 3 },
  { "within-a-phase", 1, 0, 2, 0, 3 },
  { "between-phases", 2, 0, 3, 0, 3 },
  { "a-turn-begins", 3, 2, 4, 0, 4 },
  { "the-present", 4, 3, 4, 3, 4 },
};

static void
test_steps (gconstpointer data)
{
  const Step *step = data;
  g_autoptr(HuGame) game = game_new ("move g1 0102; end-phase; end-phase; move g1 0103");
  g_autoptr(HuTimeline) timeline = hu_timeline_new (game);

  g_assert_cmpuint (hu_timeline_step_back (timeline, step->from, FALSE), ==, step->phase_before);
  g_assert_cmpuint (hu_timeline_step_ahead (timeline, step->from, FALSE), ==, step->phase_after);
  g_assert_cmpuint (hu_timeline_step_back (timeline, step->from, TRUE), ==, step->turn_before);
  g_assert_cmpuint (hu_timeline_step_ahead (timeline, step->from, TRUE), ==, step->turn_after);
}

static void
test_marks (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0102; eliminate s1; note hello; end-phase; control german 0301");
  g_autoptr(HuTimeline) timeline = hu_timeline_new (game);
  static const HuTimelineMark expected[] = {
    { HU_MARK_MOVE, HU_SIDE_FIRST }, { HU_MARK_LOSS, HU_SIDE_SECOND }, { HU_MARK_NOTE, HU_SIDE_NONE },
    { HU_MARK_PHASE, HU_SIDE_NONE }, { HU_MARK_STATED, HU_SIDE_FIRST },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      HuTimelineMark mark = hu_timeline_get_mark (timeline, i + 1);

      g_assert_cmpint (mark.kind, ==, expected[i].kind);
      g_assert_cmpint (mark.side, ==, expected[i].side);
    }
}

/* g1 on 0302 closes the one lane to the north. */
static void
test_flags (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0102; move g1 0302; note closed; end-phase");
  g_autoptr(HuTimeline) timeline = hu_timeline_new (game);
  g_autofree char *cut = NULL;
  g_autofree char *end = NULL;
  const GArray *flags = hu_timeline_get_flags (timeline);

  g_assert_cmpuint (flags->len, ==, 0);
  measure (timeline);
  cut = hu_timeline_dup_flag_text (timeline, 2);
  end = hu_timeline_dup_flag_text (timeline, 4);
  g_assert_cmpstr (cut, ==, "moscow's lifeline: cut off");
  g_assert_true (g_str_has_prefix (end, "German victory by rule 4.3, at event 4"));
  g_assert_null (hu_timeline_dup_flag_text (timeline, 3));
  g_assert_cmpint (g_array_index (flags, HuTimelineFlag, 1).kind, ==, HU_FLAG_VERDICT);
  g_assert_cmpint (g_array_index (flags, HuTimelineFlag, 1).side, ==, HU_SIDE_FIRST);

  g_assert_cmpuint (hu_timeline_flag_after (timeline, 0), ==, 2);
  g_assert_cmpuint (hu_timeline_flag_after (timeline, 2), ==, 4);
  g_assert_cmpuint (hu_timeline_flag_after (timeline, 4), ==, G_MAXUINT);
  g_assert_cmpuint (hu_timeline_flag_before (timeline, 4), ==, 2);
  g_assert_cmpuint (hu_timeline_flag_before (timeline, 2), ==, G_MAXUINT);

  /* Another ending takes them along. */
  hu_game_look_at (game, 1);
  append (game, "note open");
  g_assert_cmpuint (flags->len, ==, 0);
  measure (timeline);
  g_assert_cmpuint (flags->len, ==, 0);
}

/* Kept or measured anew, in slices, after any edit: always what the game says of that moment. */
static void
assert_series (HuGame     *game,
               HuTimeline *timeline)
{
  for (guint i = 0; i < hu_timeline_get_n_series (timeline); i++)
    {
      const HuTimelineSeries *series = hu_timeline_get_series (timeline, i);

      for (guint k = 0; k < series->points->len; k++)
        {
          const HuTimelinePoint *point = &g_array_index (series->points, HuTimelinePoint, k);
          g_autoptr(HuSnapshot) snapshot = hu_game_get_snapshot_at (game, point->n_events);
          const HuMeter *meter = g_ptr_array_index (hu_snapshot_get_meters (snapshot), i);

          g_assert_cmpint (point->value, ==, meter->value);
          g_assert_cmpint (point->met, ==, meter->met);
          if (k > 0)
            g_assert_cmpuint (point->n_events, >, (point - 1)->n_events);
        }
    }
}

static void
test_random (void)
{
  guint n_rounds = hu_draws (40, 4);

  for (guint round = 0; round < n_rounds; round++)
    {
      guint32 seed = g_test_rand_int ();
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
      g_autoptr(HuTimeline) timeline = hu_timeline_new (game);

      g_test_message ("seed %u", seed);
      for (guint i = 0; i < 60; i++)
        {
          g_autoptr(HuEvent) event = hu_fixture_random_event (rand, scenario);
          HuRefusal refusal;

          hu_game_append (game, event, &refusal);
          if (g_rand_int_range (rand, 0, 6) == 0)
            hu_game_look_at (game, (guint) g_rand_int_range (rand, 0, (gint) hu_game_get_head (game) + 1));
          if (g_rand_int_range (rand, 0, 9) == 0)
            hu_game_pin_note (game, "note", &refusal);
          if (g_rand_int_range (rand, 0, 12) == 0)
            hu_game_rejoin (game);
          if (g_rand_boolean (rand))
            hu_timeline_measure (timeline, 0);
        }
      assert_series (game, timeline);
      measure (timeline);
      assert_series (game, timeline);
    }
}

typedef struct
{
  const char *name;
  HuMeterKind kind;
  gint64      value, other, number, other_number;
  gboolean    crossed;
} Band;

static const Band bands[] = {
  { "lifeline-wide", HU_SUDDEN_DEATH_METER_LIFELINE, 5, 2, 0, 0, FALSE },
  { "lifeline-thin", HU_SUDDEN_DEATH_METER_LIFELINE, 2, 1, 0, 0, TRUE },
  { "lifeline-cut", HU_SUDDEN_DEATH_METER_LIFELINE, 1, 0, 0, 0, TRUE },
  { "city", HU_SUDDEN_DEATH_METER_CITIES, 1, 2, 0, 0, TRUE },
  { "rear-nearer", HU_SUDDEN_DEATH_METER_REAR, 5, 1, 0, 0, FALSE },
  { "rear-lost", HU_SUDDEN_DEATH_METER_REAR, 5, 5, 0, 1, TRUE },
  { "points", HU_FRONT_LINE_METER_POINTS, 5, 9, 2, 2, FALSE },
  { "level", HU_FRONT_LINE_METER_POINTS, 5, 9, 2, 3, TRUE },
  { "gaps", HU_FRONT_LINE_METER_LINE_ATTACKER, 3, 1, 0, 0, FALSE },
  { "whole", HU_FRONT_LINE_METER_LINE_DEFENDER, 1, 0, 0, 0, TRUE },
  { "condition", HU_CONTROL_METER_CONDITION, 1, 2, 0, 0, FALSE },
};

static void
test_bands (gconstpointer data)
{
  const Band *band = data;
  g_autoptr(HuMeter) a = hu_meter_new (band->kind, "", HU_SIDE_FIRST);
  g_autoptr(HuMeter) b = hu_meter_new (band->kind, "", HU_SIDE_FIRST);

  a->value = band->value;
  b->value = band->other;
  if (a->system == HU_SYSTEM_SUDDEN_DEATH)
    {
      ((HuSuddenDeathMeter *) a)->lost = (guint) band->number;
      ((HuSuddenDeathMeter *) b)->lost = (guint) band->other_number;
    }
  if (a->system == HU_SYSTEM_FRONT_LINE)
    {
      ((HuFrontLineMeter *) a)->level = (gint) band->number;
      ((HuFrontLineMeter *) b)->level = (gint) band->other_number;
    }
  g_assert_cmpint (hu_timeline_band (a) != hu_timeline_band (b), ==, band->crossed);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/timeline/looking-back", test_looking_back);
  g_test_add_func ("/timeline/moments", test_moments);
  g_test_add_func ("/timeline/branching", test_branching);
  g_test_add_func ("/timeline/undone", test_undone);
  g_test_add_func ("/timeline/notes", test_notes);
  g_test_add_func ("/timeline/phases", test_phases);
  g_test_add_func ("/timeline/marks", test_marks);
  g_test_add_func ("/timeline/flags", test_flags);
  g_test_add_func ("/timeline/random", test_random);
  HU_ADD_TABLE ("/timeline/step", steps, test_steps);
  HU_ADD_TABLE ("/timeline/band", bands, test_bands);

  return g_test_run ();
}
