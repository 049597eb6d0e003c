/*
 * What a condition of control can count: units by kind, state and place, those that have left as they were then, and
 * rubble; by the truth, by what a side knows (26.15), and on random games the slow way.
 */
#include "hu-apply.h"
#include "hu-control-count.h"
#include "hu-control-fixture.h"
#include "hu-control.h"
#include "hu-fixture.h"
#include "hu-often.h"

#include <string.h>

#define NOBODY HU_SIDE_NONE
#define GERMAN HU_SIDE_FIRST
#define RUSSIAN HU_SIDE_SECOND

/* --- A table of counts --- */

typedef struct
{
  const char *name;
  const char *units;
  const char *log;
  HuSide      viewer;
  const char *count; /* see read_tally() */
  gint64      sum;
} Count;

#define BOARD "b D3 E3 levels=1 roof; hut B4; pillbox D3"
#define SOME "r1 russian squad B2; rh russian half-squad C2; rc russian crew C3; rl russian leader C4 lead=-1; " \
             "rd russian dummy C5; rt russian afv D2 armor=6 ma=functioning crew=inherent; rp russian squad rt; " \
             "ro russian squad -; g1 german squad G2; g2 german half-squad G2"

static const Count counts[] = {
  { "mmc", SOME, "", NOBODY, "russian", 4 },
  { "squads", SOME, "", NOBODY, "russian squads", 300 },
  { "leader-and-vehicle", SOME, "", NOBODY, "russian kind:leader kind:vehicle kind:dummy", 2 },
  { "vehicles-are-no-squads", SOME, "", NOBODY, "russian squads kind:leader kind:vehicle", 0 },
  { "waiting", SOME, "", NOBODY, "russian waiting", 1 },
  { "waiting-is-not-gone", SOME, "kill r1; place ro A1; exit ro A1", NOBODY, "russian waiting", 0 },
  { "points", SOME, "", NOBODY, "russian points", 7 },
  { "points-of-a-vehicle", SOME, "", NOBODY, "russian points kind:vehicle", 6 },
  { "points-of-a-disabled-vehicle", SOME, "mark rt ma=disabled", NOBODY, "russian points kind:vehicle", 5 },
  { "points-of-a-promoted-leader", SOME, "mark rl lead=-3", NOBODY, "russian points kind:leader", 4 },
  { "one-by-name", SOME, "", NOBODY, "russian unit:r1 unit:ro", 1 },
  { "riders-are-where-it-is", SOME, "move rt E3", NOBODY, "russian in:E3", 1 },
  { "good-order", "r1 russian squad B2 broken; r2 russian squad B2 melee; r3 russian squad B2 pinned", "", NOBODY,
    "russian good-order", 1 },
  { "unbroken", "r1 russian squad B2 broken; r2 russian squad B2 melee; r3 russian squad B2 berserk", "", NOBODY,
    "russian unbroken", 2 },
  { "armed", "r1 russian squad B2 broken; r2 russian squad B2 -armed; rt russian truck C2 crew=none; ra russian afv C2 crew=inherent", "",
    NOBODY, "russian armed kind:squad kind:vehicle", 2 },
  { "prisoner-is-nobodys", "r1 russian squad B2; g1 german squad B2", "capture r1 g1", NOBODY, "russian", 0 },
  { "prisoner-is-not-his-captors", "r1 russian squad B2; g1 german squad B2", "capture r1 g1", NOBODY, "german", 1 },
  { "gun-is-its-captors", "rg russian gun B2; g1 german squad B2", "capture rg g1", NOBODY, "german kind:gun", 1 },
  { "gun-is-no-longer-its-owners", "rg russian gun B2; g1 german squad B2", "capture rg g1", NOBODY, "russian kind:gun", 0 },
  { "in-a-building", "r1 russian squad D3; r2 russian squad E3/1; r3 russian squad D3/pillbox; r4 russian squad D3 bypass", "",
    NOBODY, "russian in:b", 2 },
  { "in-a-hex", "r1 russian squad D3; r2 russian squad E3/1; r3 russian squad D3/pillbox; r4 russian squad D3 bypass", "",
    NOBODY, "russian in:D3", 3 },
  { "in-a-location", "r1 russian squad D3; r2 russian squad D3/1; r3 russian squad E3/1", "", NOBODY, "russian in:D3/1", 1 },
  { "in-a-hex-or-a-location", "r1 russian squad D3; r2 russian squad D3/1; r3 russian squad E3/1", "", NOBODY,
    "russian in:E3/1 in:D3", 3 },
  /* By what the Russian side knows. */
  { "hidden", "g1 german squad D3 hidden; g2 german squad D3", "", RUSSIAN, "german", 1 },
  { "hidden-in-truth", "g1 german squad D3 hidden; g2 german squad D3", "", NOBODY, "german", 2 },
  { "hidden-to-his-own-side", "g1 german squad D3 hidden; g2 german squad D3", "", GERMAN, "german", 2 },
  { "hidden-has-not-come-on", "g1 german squad D3 hidden; g2 german half-squad -", "", RUSSIAN, "german squads waiting", 150 },
  { "hidden-is-worth-its-counter", "g1 german afv D3 hidden armor=6 crew=inherent ma=functioning", "mark g1 ma=disabled", RUSSIAN,
    "german points waiting kind:vehicle", 6 },
  { "concealed", "g1 german half-squad D3 concealed broken; g2 german dummy D3; gl german leader D3 concealed", "", RUSSIAN,
    "german squads good-order", 300 },
  { "concealed-is-worth-two", "g1 german half-squad D3 concealed; gl german leader D3 concealed lead=-3", "", RUSSIAN,
    "german points kind:leader kind:squad", 4 },
  { "concealed-is-a-squad", "gl german leader D3 concealed; g1 german half-squad D3 concealed", "", RUSSIAN, "german kind:leader", 0 },
  { "concealed-has-no-name", "g1 german squad D3 concealed", "", RUSSIAN, "german unit:g1", 0 },
  { "concealed-in-a-building", "g1 german squad D3 concealed bypass; g2 german squad D3/1 concealed", "", RUSSIAN,
    "german in:b", 1 },
  { "revealed", "g1 german half-squad D3 concealed", "mark g1 -concealed", RUSSIAN, "german squads", 50 },
  /* Those that have left, each as it was then. */
  { "eliminated", SOME, "kill g1; withdraw g2", NOBODY, "german eliminated", 1 },
  { "left-for-nothing", SOME, "move g1 H2; exit g1 H2", NOBODY, "german eliminated", 1 },
  { "left-under-recall", SOME, "move g1 H2; exit g1 H2 recall", NOBODY, "german eliminated", 0 },
  { "reduced", "g1 german squad D3; gh german half-squad -", "reduce g1 gh", NOBODY, "german eliminated", 0 },
  { "half-squad-of-it", "g1 german squad D3; gh german half-squad -", "reduce g1 gh; kill gh", NOBODY, "german squads eliminated", 50 },
  { "eliminated-as-it-was", "gt german afv D3 armor=6 crew=inherent ma=functioning; gc german crew -",
    "mark gt ma=disabled; kill gt > gc", NOBODY, "german points kind:vehicle eliminated", 3 },
  { "eliminated-prisoner", "r1 russian squad B2; g1 german squad B2", "capture r1 g1; kill r1", NOBODY, "russian eliminated", 1 },
  { "eliminated-prisoner-is-no-prisoner", "r1 russian squad B2; g1 german squad B2", "capture r1 g1; kill r1", NOBODY,
    "russian captured", 0 },
  { "captured", "r1 russian squad B2; r2 russian squad B2; g1 german squad B2", "capture r1 g1; capture r2 g1; release r2",
    NOBODY, "russian captured", 1 },
  { "captured-as-he-was", "r1 russian squad B2 broken; r2 russian squad B2; g1 german squad B2", "capture r1 g1; capture r2 g1",
    NOBODY, "russian captured good-order", 1 },
  { "captured-and-broken-later", "r1 russian squad B2; g1 german squad B2", "capture r1 g1; mark r1 broken", NOBODY,
    "russian captured unbroken", 1 },
  { "captured-and-gone", "r1 russian squad A2; g1 german squad A2", "capture r1 g1; exit r1 A2", NOBODY, "russian captured", 1 },
  { "captured-and-gone-is-not-eliminated", "r1 russian squad A2; g1 german squad A2", "capture r1 g1; exit r1 A2", NOBODY,
    "russian eliminated", 0 },
  { "captured-and-gone-has-not-exited", "r1 russian squad A2; g1 german squad A2", "capture r1 g1; exit r1 A2", NOBODY,
    "russian any-exit", 0 },
  { "captured-and-withdrawn", "r1 russian squad A2; g1 german squad A2", "capture r1 g1; withdraw r1", NOBODY, "russian captured", 1 },
  { "captured-and-reduced", "r1 russian squad B2; rh russian half-squad -; g1 german squad B2", "capture r1 g1; reduce r1 rh",
    NOBODY, "russian squads captured", 50 },
  { "exited", SOME, "move rt A2; exit rt A2 victory", NOBODY, "russian squads exited", 100 },
  { "exited-vehicle", SOME, "move rt A2; exit rt A2 victory", NOBODY, "russian points exited kind:vehicle", 6 },
  { "exited-for-nothing", SOME, "move rt A2; exit rt A2", NOBODY, "russian exited", 0 },
  { "exited-in-any-way", SOME, "move rt A2; exit rt A2 recall", NOBODY, "russian any-exit", 1 },
  { "exited-there", SOME, "move rt A2; exit rt A2 victory", NOBODY, "russian exited through:A2 through:A3", 1 },
  { "exited-elsewhere", SOME, "move rt A2; exit rt A2 victory", NOBODY, "russian exited through:A3", 0 },
  { "exited-broken", SOME, "move r1 A2; mark r1 broken; exit r1 A2 victory", NOBODY, "russian exited unbroken", 0 },
  { "exited-manned", "rt russian truck A2 armor=0 crew=none; rh russian half-squad rt", "exit rt A2 victory", NOBODY,
    "russian exited armed kind:vehicle", 1 },
  { "exited-unmanned", "rt russian truck A2 armor=0 crew=none; rl russian leader rt", "exit rt A2 victory", NOBODY,
    "russian exited armed kind:vehicle", 0 },
};

static void
read_word (const HuScenario *scenario,
           const char       *word,
           HuTally          *tally)
{
  HuUnitFilter *filter = (HuUnitFilter *) tally->filter;
  static const struct { const char *word; guint how; } ways[] = {
    { "eliminated", HU_DEPARTED_ELIMINATED }, { "exited", HU_DEPARTED_FOR_VICTORY }, { "any-exit", HU_DEPARTED_EXITED },
    { "captured", HU_DEPARTED_CAPTURED },
  };
  const char *value = strchr (word, ':');

  if (hu_scenario_find_side (scenario, word) != HU_SIDE_NONE)
    tally->side = hu_scenario_find_side (scenario, word);
  else if (g_str_equal (word, "waiting"))
    tally->waiting = TRUE;
  else if (g_str_has_prefix (word, "kind:"))
    filter->kinds |= 1u << hu_unit_kind_from_string (value + 1);
  else if (g_str_has_prefix (word, "unit:"))
    {
      guint unit = (guint) hu_scenario_find_unit (scenario, value + 1);

      if (filter->units == NULL)
        filter->units = g_array_new (FALSE, FALSE, sizeof (guint));
      g_array_append_val (filter->units, unit);
    }
  else if (g_str_has_prefix (word, "through:"))
    g_array_append_val ((GArray *) tally->through, (HuHex) { hu_grid_parse (scenario->map->grid, value + 1, NULL) });
  else if (g_str_has_prefix (word, "in:") && hu_map_find_building (scenario->map, value + 1) >= 0)
    tally->building = hu_map_find_building (scenario->map, value + 1);
  else if (g_str_has_prefix (word, "in:") && strchr (word, '/') != NULL)
    g_array_append_val ((GArray *) tally->locations, (gint32) { hu_location_parse (scenario->map, value + 1, NULL) });
  else if (g_str_has_prefix (word, "in:"))
    g_array_append_val ((GArray *) tally->hexes, (HuHex) { hu_grid_parse (scenario->map->grid, value + 1, NULL) });
  for (guint i = 0; i < HU_N_FITNESS; i++)
    if (g_str_equal (word, hu_fitness_to_string (i)))
      tally->fitness = i;
  for (guint i = 0; i < HU_N_MEASURES; i++)
    if (g_str_equal (word, hu_measure_to_string (i)))
      tally->measure = i;
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (word, ways[i].word))
      tally->how = ways[i].how;
}

/* "german squads waiting in:b in:D3/1 kind:leader unit:g1 captured through:A2 broken": lists that stay empty do not
 * count. */
static HuTally
read_tally (const HuScenario *scenario,
            const char       *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  HuTally tally = { .fitness = HU_FITNESS_ANY, .building = HU_BUILDING_NONE };
  const GArray **lists[] = { &tally.hexes, &tally.locations, &tally.through };

  tally.filter = g_new0 (HuUnitFilter, 1);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    *lists[i] = g_array_new (FALSE, FALSE, sizeof (gint32));
  for (guint i = 0; words[i] != NULL; i++)
    read_word (scenario, words[i], &tally);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if ((*lists[i])->len == 0)
      {
        g_array_unref ((GArray *) *lists[i]);
        *lists[i] = NULL;
      }

  return tally;
}

static void
clear_tally (HuTally *tally)
{
  hu_unit_filter_clear ((HuUnitFilter *) tally->filter);
  g_free ((HuUnitFilter *) tally->filter);
  g_clear_pointer ((GArray **) &tally->hexes, g_array_unref);
  g_clear_pointer ((GArray **) &tally->locations, g_array_unref);
  g_clear_pointer ((GArray **) &tally->through, g_array_unref);
}

static void
test_count (gconstpointer data)
{
  const Count *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (BOARD, one->units, "german all");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  HuTally tally = read_tally (scenario, one->count);
  HuTallied tallied = { 0 };

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_control_add_exit (hu_control_rules (scenario), side, hu_fixture_hexes (scenario, "A1 A2 A3 H1 H2 H3"));
  adjudicator = hu_adjudicator_new (scenario);
  hu_control_play (adjudicator, one->log);
  snapshot = hu_adjudicator_view (adjudicator, hu_adjudicator_get_n_events (adjudicator), one->viewer);
  hu_control_tally (hu_snapshot_get_state (snapshot), &tally, &tallied);
  g_assert_cmpint (tallied.sum, ==, one->sum);
  clear_tally (&tally);
}

/* The number of counters that the viewer does not know is told with the sum. */
static void
test_concealed (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BOARD, "g1 german squad D3 concealed; g2 german dummy D3; g3 german squad D3",
                                                       "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) russian = hu_adjudicator_view (adjudicator, 0, RUSSIAN);
  g_autoptr(HuSnapshot) truth = hu_adjudicator_view (adjudicator, 0, NOBODY);
  HuTally tally = read_tally (scenario, "german in:b");
  HuTallied seen = { 0 }, real = { 0 };

  hu_control_tally (hu_snapshot_get_state (russian), &tally, &seen);
  hu_control_tally (hu_snapshot_get_state (truth), &tally, &real);
  g_assert_cmpint (seen.sum, ==, 3);
  g_assert_cmpuint (seen.concealed, ==, 2);
  g_assert_cmpint (real.sum, ==, 2);
  g_assert_cmpuint (real.concealed, ==, 0);
  clear_tally (&tally);
}

/* --- Rubble --- */

static const struct
{
  const char   *name;
  const char   *log;
  HuSubjectKind kind;
  const char   *subject;
  gboolean      destroyed;
} rubbles[] = {
  { "nothing", "", HU_SUBJECT_LOCATION, "D3", FALSE },
  { "location", "rubble D3/1", HU_SUBJECT_LOCATION, "D3/1", TRUE },
  { "location-beside", "rubble D3/1", HU_SUBJECT_LOCATION, "E3/1", FALSE },
  { "hex-in-part", "rubble B4", HU_SUBJECT_HEX, "D3", FALSE },
  { "hex-of-one", "rubble B4", HU_SUBJECT_HEX, "B4", TRUE },
  { "hex-without-its-pillbox", "rubble D3; rubble D3/1; rubble D3/roof", HU_SUBJECT_HEX, "D3", FALSE },
  { "hex-with-its-pillbox", "rubble D3; rubble D3/1; rubble D3/roof; rubble D3/pillbox", HU_SUBJECT_HEX, "D3", TRUE },
  { "building-in-part", "rubble D3; rubble D3/1; rubble D3/roof; rubble E3; rubble E3/1", HU_SUBJECT_BUILDING, "b", FALSE },
  { "building-without-the-pillbox", "rubble D3; rubble D3/1; rubble D3/roof; rubble E3; rubble E3/1; rubble E3/roof",
    HU_SUBJECT_BUILDING, "b", TRUE },
};

static void
test_rubble (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr(HuScenario) scenario = hu_control_fixture (BOARD, "", "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  gint32 subject = rubbles[i].kind == HU_SUBJECT_BUILDING ? hu_map_find_building (scenario->map, rubbles[i].subject)
    : rubbles[i].kind == HU_SUBJECT_HEX ? hu_grid_parse (scenario->map->grid, rubbles[i].subject, NULL)
                                        : hu_location_parse (scenario->map, rubbles[i].subject, NULL);

  hu_control_play (adjudicator, rubbles[i].log);
  snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  g_assert_cmpint (hu_control_is_destroyed (hu_snapshot_get_state (snapshot), rubbles[i].kind, subject), ==,
                   rubbles[i].destroyed);
}

/* --- Random games, the slow way --- */

/* A game as a list of positions: those before and after each event. */
typedef struct
{
  GPtrArray *events;
  GPtrArray *states; /* one more than events */
} Game;

static Game
play (const HuScenario *scenario,
      GRand            *rand)
{
  Game game = { g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref),
                g_ptr_array_new_with_free_func ((GDestroyNotify) hu_state_free) };
  HuState *state = hu_state_new (scenario);

  hu_apply_setup (state, NULL);
  g_ptr_array_add (game.states, state);
  for (guint tries = 0; tries < 400 && game.events->len < 60; tries++)
    {
      g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, state, TRUE);
      HuRefusal refusal;

      if (!hu_event_check (state, event, &refusal))
        continue;
      state = hu_state_copy (state);
      hu_apply_event (state, event, NULL);
      g_ptr_array_add (game.states, state);
      g_ptr_array_add (game.events, g_steal_pointer (&event));
    }

  return game;
}

static gboolean
slow_fits (const HuState *state,
           HuFitness      fitness,
           guint          unit)
{
  const guint bad = HU_STATE_BROKEN | HU_STATE_BERSERK | HU_STATE_MELEE | HU_STATE_STUNNED;

  if (fitness == HU_FITNESS_GOOD_ORDER)
    return !(state->unit_states[unit] & bad) && state->unit_captor[unit] == NOBODY;

  return fitness != HU_FITNESS_UNBROKEN || !(state->unit_states[unit] & HU_STATE_BROKEN);
}

/* Returns what @unit has become by its history: a HU_DEPARTED_* of it, and the position just before in @at. */
static guint
slow_departure (const Game *game,
                guint       unit,
                guint      *at)
{
  guint how = 0;

  for (guint i = 0; i < game->events->len; i++)
    {
      const HuEvent *event = g_ptr_array_index (game->events, i);
      const HuState *before = g_ptr_array_index (game->states, i), *after = g_ptr_array_index (game->states, i + 1);
      gboolean off = before->unit_hex[unit] != HU_HEX_NONE && after->unit_hex[unit] == HU_HEX_NONE;
      guint now = how;

      if (before->unit_captor[unit] != after->unit_captor[unit])
        now = after->unit_captor[unit] != NOBODY ? HU_DEPARTED_CAPTURED : 0;
      else if (off && event->verb == HU_VERB_ELIMINATE)
        now = HU_DEPARTED_ELIMINATED;
      else if (off && event->verb == HU_VERB_REDUCE)
        now = 0;
      else if (off && event->verb == HU_VERB_EXIT && before->unit_captor[unit] == NOBODY)
        now = HU_DEPARTED_EXITED | (event->exit_as == HU_EXIT_PLAIN ? HU_DEPARTED_ELIMINATED : 0) |
              (event->exit_as == HU_EXIT_VICTORY ? HU_DEPARTED_FOR_VICTORY : 0);
      if (now != how || (off && now != HU_DEPARTED_CAPTURED))
        *at = i;
      how = now;
    }

  return how;
}

static gint64
slow_measure (HuMeasure  measure,
              HuUnitKind kind)
{
  if (measure == HU_MEASURE_UNITS)
    return 1;

  return kind == HU_UNIT_SQUAD ? 100 : kind == HU_UNIT_HALF_SQUAD || kind == HU_UNIT_CREW ? 50 : 0;
}

static gint64
slow_count (const Game    *game,
            const HuTally *tally)
{
  const HuState *last = g_ptr_array_index (game->states, game->events->len);
  gint64 sum = 0;

  for (guint unit = 0; unit < last->scenario->units->len; unit++)
    {
      const HuUnit *counter = hu_scenario_get_unit (last->scenario, unit);
      gboolean personnel = counter->kind >= HU_UNIT_SQUAD && counter->kind <= HU_UNIT_HERO;
      HuSide side = last->unit_captor[unit] == NOBODY ? counter->side : personnel ? NOBODY : last->unit_captor[unit];
      guint at = 0, how = slow_departure (game, unit, &at);
      gboolean fits;

      if (counter->kind == HU_UNIT_DUMMY || !(tally->filter->kinds >> counter->kind & 1u))
        continue;
      if (tally->how != 0)
        fits = (how & tally->how) && counter->side == tally->side &&
                 slow_fits (g_ptr_array_index (game->states, at), tally->fitness, unit);
      else
        fits = side == tally->side && (last->unit_hex[unit] != HU_HEX_NONE) == !tally->waiting &&
                 (!tally->waiting || last->unit_status[unit] == HU_UNIT_WAITING) && slow_fits (last, tally->fitness, unit);
      if (fits)
        sum += slow_measure (tally->measure, counter->kind);
    }

  return sum;
}

static void
check_all (guint32     seed,
           const Game *game)
{
  static const guint ways[] = { 0, 0, HU_DEPARTED_ELIMINATED, HU_DEPARTED_EXITED, HU_DEPARTED_FOR_VICTORY, HU_DEPARTED_CAPTURED };
  const HuState *last = g_ptr_array_index (game->states, game->events->len);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
      for (guint fitness = 0; fitness < HU_N_FITNESS; fitness++)
        for (guint measure = 0; measure < HU_MEASURE_POINTS; measure++)
          {
            const HuUnitFilter filter = { .kinds = (1u << HU_N_UNIT_KINDS) - 1 };
            HuTally tally = { .filter = &filter, .building = HU_BUILDING_NONE };
            HuTallied tallied = { 0 };
            gint64 slow;

            if (fitness == HU_FITNESS_ARMED)
              continue;
            tally.side = side;
            tally.how = ways[way];
            tally.waiting = way == 1;
            tally.fitness = fitness;
            tally.measure = measure;
            hu_control_tally (last, &tally, &tallied);
            slow = slow_count (game, &tally);
            if (tallied.sum != slow)
              g_error ("seed %u, side %d, way %u, fitness %u, measure %u: %d, not %d", seed, side, way, fitness, measure,
                       (gint) tallied.sum, (gint) slow);
          }
}

static void
test_random (void)
{
  guint32 seed = g_test_rand_int_range (1000, G_MAXINT32);
  guint32 n_games = hu_draws (60, 5);

  g_test_message ("seed %u", seed);
  for (guint32 i = 0; i < n_games; i++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed + i);
      g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 5, 5, 4, 14);
      Game game = play (scenario, rand);

      check_all (seed + i, &game);
      g_ptr_array_unref (game.events);
      g_ptr_array_unref (game.states);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/control-count/units", counts, test_count)
  g_test_add_func ("/control-count/concealed", test_concealed);
  for (guint i = 0; i < G_N_ELEMENTS (rubbles); i++)
    {
      g_autofree char *path = g_strconcat ("/control-count/rubble/", rubbles[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_rubble);
    }
  g_test_add_func ("/control-count/random", test_random);

  return g_test_run ();
}
