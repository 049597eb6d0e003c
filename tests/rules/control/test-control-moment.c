/*
 * When the entries of the victory conditions are judged, which of them decides, and what their conditions remember
 * (26.1, 26.3).
 */
#include "hu-control-fixture.h"
#include "hu-control.h"
#include "hu-fixture.h"
#include "hu-often.h"

#define GERMAN HU_SIDE_FIRST
#define RUSSIAN HU_SIDE_SECOND
#define NOBODY HU_SIDE_NONE
#define NEVER G_MAXUINT

/* The fixture has one player turn of one phase in two turns: each `end` ends phase, player turn and turn. */
typedef struct
{
  const char *name;
  const char *entries;   /* "r turn cvp 2 [turn 1-2]; g end cvp 1": see add_entry() */
  HuSide      otherwise;
  const char *log;       /* "u" and "v" are Russian squads, "g" and "h" German ones */
  HuSide      winner;
  const char *rule;      /* NULL: no verdict */
  guint       event;
} Case;

static const Case cases[] = {
  /* An entry decides at its own moment, and there only. */
  { "turn", "r turn cvp 2", NOBODY, "kill g; note; end", RUSSIAN, "26.1", 3 },
  { "turn-not-before", "r turn cvp 2", NOBODY, "kill g; note", NOBODY, NULL, 0 },
  { "phase", "r phase cvp 2", NOBODY, "kill g; end", RUSSIAN, "26.1", 2 },
  { "player-turn", "r player-turn cvp 2", NOBODY, "kill g; end", RUSSIAN, "26.1", 2 },
  { "instant", "r instant cvp 2", NOBODY, "kill g; end", RUSSIAN, "26.1", 1 },
  { "instant-at-the-set-up", "r instant cvp 0", NOBODY, "kill g", RUSSIAN, "26.1", 0 },
  { "turn-at-the-last-turn", "r turn cvp 2", NOBODY, "end; kill g; end", RUSSIAN, "26.1", 3 },
  { "only-in-a-later-turn", "r instant cvp 2 turn 2-2", NOBODY, "kill g; note; end", RUSSIAN, "26.1", 3 },
  { "only-in-an-earlier-turn", "r instant cvp 2 turn 1-1", NOBODY, "end; kill g", NOBODY, NULL, 0 },
  { "earlier-turn-is-avoided", "r instant cvp 2 turn 1-1", NOBODY, "end; kill g; end", GERMAN, "26.3", 3 },
  /* Both sides at once. */
  { "both-at-the-instant", "r instant cvp 0; g instant cvp 0", GERMAN, "note", GERMAN, "26.1", 0 },
  { "both-at-the-instant-unsaid", "r instant cvp 0; g instant cvp 0", NOBODY, "note", NOBODY, "26.1", 0 },
  { "both-at-a-turn", "r turn cvp 0; g turn cvp 0", GERMAN, "end", NOBODY, NULL, 0 },
  { "both-at-a-turn-then-one", "r turn cvp 2; g turn no-longer 2", NOBODY, "kill g; note; end; kill v; end", RUSSIAN, "26.1", 5 },
  { "both-at-the-last-turn", "r turn cvp 0; g turn cvp 0", GERMAN, "end; end", GERMAN, "26.1", 2 },
  { "turn-and-end", "r turn cvp 2; g end cvp 2", GERMAN, "end; kill g; kill u; end", GERMAN, "26.1", 4 },
  { "turn-against-end", "r turn cvp 2; g end cvp 2", GERMAN, "end; kill g; end", RUSSIAN, "26.1", 3 },
  { "instant-against-turn", "r instant cvp 2 turn 2-2; g turn cvp 2", GERMAN, "kill g; kill u; end", GERMAN, "26.1", 3 },
  /* The end: avoidance, and captured things, which count double for entries of the end alone (26.222). */
  { "avoided", "r turn cvp 2", NOBODY, "end; end", GERMAN, "26.3", 2 },
  { "end-doubles", "r end cvp 4", NOBODY, "capture g u; end; end", RUSSIAN, "26.1", 3 },
  { "turn-does-not-double", "r turn cvp 4", NOBODY, "capture g u; end; end", GERMAN, "26.3", 3 },
  { "memory-does-not-double", "r end ever cvp 4", NOBODY, "capture g u; end; end", GERMAN, "26.3", 3 },
  { "memory-at-the-end-does-not-double", "r end ever-end cvp 4", NOBODY, "capture g u; end; end", GERMAN, "26.3", 3 },
  { "memory-keeps", "r end ever cvp 2", NOBODY, "capture g u; release g; end; end", RUSSIAN, "26.1", 4 },
  /* Memory. */
  { "for-two-turns", "r turn for 2 cvp 2", NOBODY, "kill g; end; end", RUSSIAN, "26.1", 3 },
  { "for-one-turn-is-too-short", "r turn for 2 cvp 2", NOBODY, "end; kill g; end", GERMAN, "26.3", 3 },
};

/* "cvp 2", "no-longer 2": fewer than so many, "ever cvp 2", "ever-end cvp 2", "for 2 cvp 2". */
static HuTerm *
new_condition (char ***words)
{
  const char *word = *(*words)++;
  HuTerm *term;

  if (g_str_equal (word, "ever") || g_str_equal (word, "ever-end") || g_str_equal (word, "for"))
    {
      term = hu_control_term_new (g_str_equal (word, "for") ? HU_TERM_FOR : HU_TERM_EVER);
      if (term->kind == HU_TERM_FOR)
        hu_control_fixture_ask (term, g_ascii_strtoll (*(*words)++, NULL, 10));
      else if (g_str_equal (word, "ever-end"))
        term->at = HU_JUDGED_END;
      g_ptr_array_add (term->parts, new_condition (words));
      return term;
    }

  term = hu_control_fixture_condition ("cvp");
  hu_control_fixture_ask (term, g_ascii_strtoll (*(*words)++, NULL, 10));
  if (g_str_equal (word, "no-longer"))
    {
      /* The Russian side has lost fewer than that. */
      term->has_most = TRUE;
      term->most = term->least - 1;
      term->has_least = FALSE;
      term->least = 0;
    }

  return term;
}

static void
add_entry (HuScenario *scenario,
           const char *text)
{
  g_auto(GStrv) split = g_strsplit (text, " ", -1);
  char **words = split + 2;
  HuTerm *needs = new_condition (&words);
  HuVictoryEntry *entry = hu_control_fixture_win (scenario, *split[0] == 'g' ? GERMAN : RUSSIAN, FALSE, needs);

  for (guint when = 0; when < HU_N_JUDGED; when++)
    if (g_str_equal (split[1], hu_judged_to_string (when)))
      entry->when = when;
  if (words[0] != NULL)
    {
      entry->turn.from = (guint) g_ascii_strtoull (words[1], NULL, 10);
      entry->turn.to = (guint) g_ascii_strtoull (words[1] + 2, NULL, 10);
    }
  hu_scenario_finish (scenario);
}

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr(HuScenario) scenario =
    hu_control_fixture ("", "u russian squad A1; v russian squad B1; g german squad H1; h german squad H2", "");
  g_auto(GStrv) entries = g_strsplit (one->entries, "; ", -1);
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuVerdict *verdict;

  for (guint i = 0; entries[i] != NULL; i++)
    add_entry (scenario, entries[i]);
  hu_control_rules (scenario)->otherwise = one->otherwise;
  adjudicator = hu_adjudicator_new (scenario);
  hu_control_play (adjudicator, one->log);
  snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  verdict = &hu_snapshot_get_state (snapshot)->verdicts[HU_SYSTEM_CONTROL];
  g_assert_cmpint (verdict->decided, ==, one->rule != NULL);
  if (one->rule == NULL)
    return;

  g_assert_cmpint (verdict->winner, ==, one->winner);
  g_assert_cmpstr (verdict->rule, ==, one->rule);
  g_assert_cmpuint (verdict->event, ==, one->event);
}

/* --- What is missing, and how a side sees it --- */

static void
test_lack (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("hut B4; barn C4", "u russian squad A1", "german all");
  HuTerm *all = hu_control_fixture_condition ("all"), *buildings = hu_control_fixture_condition ("buildings");
  HuTerm *points = hu_control_fixture_condition ("cvp");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuVictoryFinding *finding;

  g_array_append_vals (hu_control_fixture_items (buildings), (gint32[]) { 0, 1 }, 2);
  hu_control_fixture_ask (points, 0);
  g_ptr_array_add (all->parts, points);
  g_ptr_array_add (all->parts, buildings);
  hu_control_fixture_win (scenario, RUSSIAN, FALSE, all);
  adjudicator = hu_adjudicator_new (scenario);
  hu_control_play (adjudicator, "move u B4");
  snapshot = hu_adjudicator_snapshot (adjudicator, 1);
  finding = g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, 0);
  g_assert_false (finding->met);
  g_assert_cmpuint (finding->lack, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (finding->terms, 0), ==, "/all/1");
  g_assert_cmpint (finding->needs->have, ==, 1);
  g_assert_cmpint (finding->needs->need, ==, 2);
}

/* In a view the sum is by what the side knows, and says what it cannot be sure of. */
static void
test_doubt (void)
{
  g_autoptr(HuScenario) scenario =
    hu_control_fixture ("", "u russian squad A1; g german leader H1 concealed; h german squad H2", "german all");
  HuTerm *compare = hu_control_term_new (HU_TERM_COMPARE), *units = hu_control_term_new (HU_CONTROL_TERM_UNITS);
  g_autoptr(HuAdjudicator) adjudicator = NULL;

  units->side = GERMAN;
  units->counted = TRUE;
  g_ptr_array_add (compare->parts, units);
  compare->n_left = 1;
  compare->has_most = TRUE;
  compare->most = 1;
  hu_control_fixture_win (scenario, RUSSIAN, FALSE, compare);
  adjudicator = hu_adjudicator_new (scenario);
  for (HuSide viewer = HU_SIDE_NONE; viewer < HU_N_SIDES; viewer++)
    {
      g_autoptr(HuSnapshot) view = hu_adjudicator_view (adjudicator, 0, viewer);
      const HuVictoryFinding *finding = g_ptr_array_index (hu_snapshot_get_control (view)->conditions, 0);

      g_assert_cmpint (finding->needs->have, ==, viewer == RUSSIAN ? 2 : 1);
      g_assert_cmpint (finding->met, ==, viewer != RUSSIAN);
      g_assert_cmpint (finding->needs->untold, ==, viewer == RUSSIAN);
      g_assert_cmpuint (finding->needs->concealed, ==, viewer == RUSSIAN ? 1 : 0);
    }
}

/* --- What comes if everything stays as it is --- */

#define TURNS 14
#define MANY_TURNS 1000000000

static HuScenario *
draw_entries (GRand *rand,
              guint  n_turns)
{
  static const HuJudged when[] = { HU_JUDGED_PHASE, HU_JUDGED_PLAYER_TURN, HU_JUDGED_TURN, HU_JUDGED_END };
  HuScenario *scenario = hu_control_fixture ("", "u russian squad A1; g german squad H1", "");
  guint n = (guint) g_rand_int_range (rand, 2, 6);

  scenario->calendar.n_turns = n_turns;
  for (guint i = 0; i < n; i++)
    {
      HuTerm *needs = hu_control_fixture_condition ("cvp");
      HuVictoryEntry *entry = hu_control_fixture_win (scenario, i % 2 == 0 ? GERMAN : RUSSIAN, FALSE, needs);

      hu_control_fixture_ask (needs, g_rand_int_range (rand, 0, 3) / 2);
      entry->when = when[g_rand_int_range (rand, 0, G_N_ELEMENTS (when))];
      if (g_rand_boolean (rand))
        entry->turn.from = (guint) g_rand_int_range (rand, 1, TURNS + 1);
      if (g_rand_boolean (rand))
        entry->turn.to = (guint) g_rand_int_range (rand, MAX (1, (gint32) entry->turn.from), TURNS + 1);
    }
  hu_control_rules (scenario)->otherwise = (HuSide) g_rand_int_range (rand, HU_SIDE_NONE, HU_N_SIDES);
  hu_scenario_finish (scenario);

  return scenario;
}

static void
look_ahead (HuScenario        *scenario,
            HuControlProspect *prospect)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) now = hu_adjudicator_snapshot (adjudicator, 0);

  hu_control_look_ahead (now, prospect);
}

static guint
find_turn (const HuControlProspect *prospect)
{
  for (guint i = 0; i < prospect->met->len; i++)
    if (g_array_index (prospect->met, HuControlAhead, i).entry == prospect->by)
      return g_array_index (prospect->met, HuControlAhead, i).clock.turn;

  return NEVER;
}

/* The second answer plays to the end, one turn after the other. */
static void
test_ahead (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < hu_often ("HU_AHEAD", 300); i++)
    {
      g_autoptr(HuScenario) scenario = draw_entries (rand, TURNS);
      g_autoptr(HuAdjudicator) played = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) over = NULL;
      g_auto(HuControlProspect) prospect = { NULL };
      const HuVerdict *verdict;

      look_ahead (scenario, &prospect);
      for (guint turn = 0; turn < TURNS; turn++)
        hu_control_play (played, "end");
      over = hu_adjudicator_snapshot (played, TURNS);
      verdict = &hu_snapshot_get_state (over)->verdicts[HU_SYSTEM_CONTROL];
      g_assert_cmpint (prospect.winner, ==, verdict->decided ? verdict->winner : NOBODY);
      /* Each turn is one event; the entry may have been judged before without deciding. */
      if (prospect.by != HU_ITEM_NONE)
        g_assert_cmpuint (find_turn (&prospect), <=, verdict->event);
    }
}

/* A file may have as many turns, and is asked about after every event. */
static void
test_ahead_of_many (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "u russian squad A1", "");
  g_auto(HuControlProspect) prospect = { NULL };

  scenario->calendar.n_turns = MANY_TURNS;
  add_entry (scenario, "r end cvp 0");
  add_entry (scenario, "g turn cvp 0 turn 5-7");
  look_ahead (scenario, &prospect);
  g_assert_cmpuint (prospect.met->len, ==, 2);
  g_assert_cmpuint (g_array_index (prospect.met, HuControlAhead, 0).clock.turn, ==, 5);
  g_assert_cmpuint (g_array_index (prospect.met, HuControlAhead, 1).clock.turn, ==, MANY_TURNS);
  g_assert_cmpint (prospect.winner, ==, GERMAN);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/control-moment", cases, test_case)
  g_test_add_func ("/control-moment/lack", test_lack);
  g_test_add_func ("/control-moment/doubt", test_doubt);
  g_test_add_func ("/control-moment/ahead", test_ahead);
  g_test_add_func ("/control-moment/ahead-of-many", test_ahead_of_many);
  return g_test_run ();
}
