/*
 * Typhoon's section 4, and a schedule with levels, written as objectives: random games have the same winner, level
 * and event by both.  HU_GAMES asks for more of them.  And ratios, at their bounds and in 128 bits.
 */
#include <locale.h>

#include "hu-fixture.h"
#include "hu-front-line.h"
#include "hu-objectives.h"
#include "hu-often.h"
#include "hu-sudden-death.h"
#include "hu-supply-rules.h"

/* --- Section 4 --- */

static HuTerm *
new_listed (HuTermKind kind,
            HuSide     side,
            gint64     least)
{
  HuTerm *term = hu_term_new (kind);

  term->side = side;
  term->has_least = least > 0;
  term->least = least;

  return term;
}

static void
copy_supply (const HuScenario  *scenario,
             HuObjectivesRules *made)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  const GArray *capital = hu_map_get_place (scenario->map, rules->capital)->hexes;
  HuSupplyRules found;
  HuSupplyRules *supply = hu_objectives_add_supply (made, rules->defender);

  g_assert_true (hu_supply_rules_find (scenario, rules->defender, &found));
  *supply = found;
  supply->side = rules->defender;
  supply->extra = NULL;
  supply->sources.hexes = found.sources.hexes != NULL ? g_array_copy (found.sources.hexes) : NULL;
  supply->except = g_array_copy ((GArray *) capital);
}

static void
add_section_4 (HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  const HuMap *map = scenario->map;
  HuObjectivesRules *made = hu_scenario_add_objectives (scenario);
  HuTerm *entered = new_listed (HU_TERM_HOLDS, rules->attacker, 1);
  HuTerm *cut = new_listed (HU_TERM_CUT_OFF, rules->defender, 0);
  HuTerm *rear = new_listed (HU_TERM_HOLDS, rules->defender, 1);
  HuTerm *failed = new_listed (HU_TERM_WITHDRAWALS, rules->attacker, 1);
  HuTerm *cities = new_listed (HU_TERM_HOLDS, rules->attacker, 0);

  copy_supply (scenario, made);
  entered->where.places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (entered->where.places, rules->capital);
  entered->count_hexes = TRUE;
  cut->where.places = g_array_copy (entered->where.places);
  rear->where.places = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < map->places->len; i++)
    {
      const HuPlace *place = hu_map_get_place (map, i);
      gboolean behind = FALSE;

      for (guint j = 0; j < place->hexes->len; j++)
        behind |= rules->rear[g_array_index (place->hexes, HuHex, j)];
      if (behind && place->kind != HU_PLACE_OBJECTIVE)
        g_array_append_val (rear->where.places, i);
    }

  hu_objectives_add_outcome (made, "4.2", rules->attacker, HU_JUDGED_INSTANT, entered);
  hu_objectives_add_outcome (made, "4.3", rules->attacker, HU_JUDGED_PHASE, cut);
  if (rear->where.places->len > 0)
    hu_objectives_add_outcome (made, "4.5", rules->defender, HU_JUDGED_INSTANT, rear);
  else
    hu_term_free (rear);
  for (guint i = 0; i < rules->withdrawals->len; i++)
    {
      const HuWithdrawal *withdrawal = g_ptr_array_index (rules->withdrawals, i);
      HuRequirement *requirement =
        hu_objectives_add_requirement (made, rules->attacker, withdrawal->turn, withdrawal->count);

      requirement->phase = withdrawal->phase;
      requirement->branch = g_strdup (withdrawal->branch);
      requirement->units = withdrawal->units != NULL ? g_array_copy (withdrawal->units) : NULL;
    }
  hu_objectives_add_outcome (made, "9.5", rules->defender, HU_JUDGED_PHASE, failed);
  if (rules->cities->len > 0)
    {
      cities->where.places = g_array_copy (rules->cities);
      hu_objectives_add_outcome (made, "4.4", rules->attacker, HU_JUDGED_END, cities);
    }
  else
    {
      hu_term_free (cities);
    }
  made->has_otherwise = TRUE;
  made->otherwise = rules->defender;
  hu_scenario_finish (scenario);
}

/* --- The schedule and the levels --- */

static void
copy_item (HuObjectivesRules    *made,
           const HuScheduleItem *item)
{
  static const HuScoreWhen whens[] = { HU_SCORE_ONCE, HU_SCORE_EACH_TURN, HU_SCORE_AT_END };
  static const HuScoreKind kinds[] = { HU_SCORE_PER, HU_SCORE_HOLD, HU_SCORE_AWARD };
  HuScoreItem *copy = hu_objectives_add_item (made, item->item, kinds[item->kind], item->to);

  copy->points = item->points;
  copy->per_strength = TRUE;
  for (guint i = 0; item->factors != NULL && i < item->factors->len; i++)
    hu_score_item_add_factor (copy, g_array_index (item->factors, HuFactor, i).branch,
                              g_array_index (item->factors, HuFactor, i).factor);
  if (item->kind != HU_ITEM_PLACE)
    return;

  copy->where.places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (copy->where.places, item->place);
  copy->hold = item->hold == HU_HOLD_CLEAR ? HU_HELD_CLEAR : HU_HELD_BY_CONTROL;
  copy->when = whens[item->when];
}

static void
add_line (HuObjectivesRules      *made,
          const HuFrontLineRules *rules)
{
  HuScoreItem *line = hu_objectives_add_item (made, "the line", HU_SCORE_LINE, HU_SIDE_NONE);

  line->points = rules->penalty;
  line->turn.from = rules->from_turn;
  line->line = (HuLineRules) {
    .reading = rules->reading, .ends_exempt = rules->ends_exempt, .zoc_respects_hexsides = rules->zoc_respects_hexsides,
    .army_zoc = TRUE, .rows_given = rules->rows_given, .first_row = rules->first_row, .last_row = rules->last_row,
  };
}

/* Each level is a band between two bounds. */
static void
add_levels (HuObjectivesRules      *made,
            const HuFrontLineRules *rules)
{
  for (guint i = 0; i < rules->levels->len; i++)
    {
      const HuLevel *level = g_ptr_array_index (rules->levels, i);
      const HuLevel *before = i > 0 ? g_ptr_array_index (rules->levels, i - 1) : NULL;
      HuTerm *band = new_listed (HU_TERM_RATIO, rules->attacker, 0);
      HuOutcome *outcome;

      if (before != NULL)
        band->lower = (HuRatio) { before->bound == HU_BOUND_UP_TO ? HU_RATIO_EXCLUSIVE : HU_RATIO_INCLUSIVE,
                                  before->numerator, before->denominator };
      if (level->bound != HU_BOUND_NONE)
        band->upper = (HuRatio) { level->bound == HU_BOUND_UP_TO ? HU_RATIO_INCLUSIVE : HU_RATIO_EXCLUSIVE,
                                  level->numerator, level->denominator };
      outcome = hu_objectives_add_outcome (made, level->id, level->side, HU_JUDGED_END, band);
      outcome->level = g_strdup (level->id);
    }
}

static void
add_points (HuScenario *scenario)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  HuObjectivesRules *made = hu_scenario_add_objectives (scenario);

  for (guint i = 0; i < rules->schedule->len; i++)
    copy_item (made, g_ptr_array_index (rules->schedule, i));
  add_line (made, rules);
  if (rules->zero_zero_none)
    {
      HuTerm *all = hu_term_new (HU_TERM_ALL);

      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          HuTerm *none = new_listed (HU_TERM_POINTS, side, 0);

          none->has_most = TRUE;
          g_ptr_array_add (all->parts, none);
        }
      hu_objectives_add_outcome (made, "none", HU_SIDE_NONE, HU_JUDGED_END, all);
    }
  add_levels (made, rules);
  hu_scenario_finish (scenario);
}

/* --- Games --- */

static void
compare (const HuState *state,
         HuSystemId     built_in,
         guint          game)
{
  const HuVerdict *own = &state->verdicts[built_in], *made = &state->verdicts[HU_SYSTEM_OBJECTIVES];

  if (own->decided != made->decided || (own->decided && (own->winner != made->winner || own->event != made->event ||
                                                         g_strcmp0 (own->level, made->level) != 0)))
    g_error ("game %u, %u events: %s: %s by %s at %u; objectives: %s by %s at %u", game, state->n_events,
             hu_system_to_string (built_in), own->decided ? "decided" : "open", own->rule, own->event,
             made->decided ? "decided" : "open", made->rule, made->event);

  /* No ratio is in two bands. */
  if (built_in == HU_SYSTEM_FRONT_LINE && !hu_front_line_rules (state->scenario)->zero_zero_none)
    g_assert_false (made->coincidence);
}

static void
play (GRand      *rand,
      HuScenario *scenario,
      HuSystemId  built_in,
      guint       game)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);

  compare (hu_adjudicator_peek (adjudicator, 0), built_in, game);
  for (guint i = 0; i < 60; i++)
    {
      g_autoptr(HuEvent) event = i % 4 == 3 ? hu_event_new (HU_VERB_END_PHASE) : hu_fixture_random_event (rand, scenario);
      HuRefusal refusal;

      if (hu_adjudicator_append (adjudicator, event, &refusal))
        compare (hu_adjudicator_peek (adjudicator, hu_adjudicator_get_n_events (adjudicator)), built_in, game);
    }
}

static void
test_section_4 (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  guint n = hu_often ("HU_GAMES", 100);

  for (guint i = 0; i < n; i++)
    {
      HuScenario *scenario = hu_fixture_random_scenario (rand);

      hu_sudden_death_rules (scenario)->entry_at_setup = TRUE;
      hu_sudden_death_rules (scenario)->decides = TRUE;
      add_section_4 (scenario);
      play (rand, scenario, HU_SYSTEM_SUDDEN_DEATH, i);
      hu_scenario_unref (scenario);
    }
}

static void
test_points (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  guint n = hu_often ("HU_GAMES", 100);

  for (guint i = 0; i < n; i++)
    {
      HuScenario *scenario = hu_fixture_random_scenario (rand);
      HuFrontLineRules *rules = hu_front_line_rules (scenario);

      if (rules == NULL)
        rules = hu_scenario_add_front_line (scenario, i % 2);
      rules->army_zoc = TRUE;
      rules->aircraft_hold = FALSE;
      rules->zero_zero_none = g_rand_boolean (rand);
      rules->penalty = g_rand_int_range (rand, 0, 3);
      rules->reading = g_rand_boolean (rand) ? HU_READING_PATH : HU_READING_ROWS;
      rules->ends_exempt = g_rand_boolean (rand);
      for (guint place = 0; place < scenario->map->places->len; place++)
        {
          g_autofree char *id = g_strdup_printf ("hold %u", place);
          HuScheduleItem *item = hu_front_line_add_item (rules, id, HU_ITEM_PLACE, g_rand_int_range (rand, -1, 2));

          item->place = place;
          item->points = g_rand_int_range (rand, 0, 9);
          item->hold = g_rand_boolean (rand) ? HU_HOLD_CLEAR : HU_HOLD_OWNER;
          item->when = (HuWhen) g_rand_int_range (rand, HU_WHEN_ONCE, HU_WHEN_END + 1);
        }
      for (guint unit = 0; unit < scenario->units->len; unit++)
        ((HuUnit *) g_ptr_array_index (scenario->units, unit))->strength = g_rand_int_range (rand, -1, 8);
      hu_front_line_add_item (rules, "kills", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE)->points = 1;
      hu_scenario_finish (scenario);
      add_points (scenario);
      play (rand, scenario, HU_SYSTEM_FRONT_LINE, i);
      hu_scenario_unref (scenario);
    }
}

/* --- Ratios --- */

#define BIG (G_GINT64_CONSTANT (1) << 61)

static const struct
{
  const char *name;
  gint64      points[HU_N_SIDES];
  HuRatio     lower, upper;
  gboolean    met;
} ratios[] = {
  { "above-reached", { 6, 2 }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, FALSE },
  { "above-passed", { 7, 2 }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, TRUE },
  { "at-least-reached", { 6, 2 }, { HU_RATIO_INCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, TRUE },
  { "at-least-missed", { 5, 2 }, { HU_RATIO_INCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, FALSE },
  { "up-to-reached", { 6, 2 }, { HU_RATIO_OPEN }, { HU_RATIO_INCLUSIVE, 3, 1 }, TRUE },
  { "up-to-passed", { 7, 2 }, { HU_RATIO_OPEN }, { HU_RATIO_INCLUSIVE, 3, 1 }, FALSE },
  { "below-reached", { 6, 2 }, { HU_RATIO_OPEN }, { HU_RATIO_EXCLUSIVE, 3, 1 }, FALSE },
  { "below", { 5, 2 }, { HU_RATIO_OPEN }, { HU_RATIO_EXCLUSIVE, 3, 1 }, TRUE },
  { "band", { 5, 2 }, { HU_RATIO_EXCLUSIVE, 2, 1 }, { HU_RATIO_INCLUSIVE, 5, 2 }, TRUE },
  { "huge-above", { 3 * BIG + 1, BIG }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, TRUE },
  { "huge-equal", { 3 * BIG, BIG }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, FALSE },
  { "huge-bound", { BIG, BIG - 1 }, { HU_RATIO_EXCLUSIVE, BIG, BIG - 1 }, { HU_RATIO_OPEN }, FALSE },
  { "none-to-none-is-0", { 0, 0 }, { HU_RATIO_OPEN }, { HU_RATIO_INCLUSIVE, 0, 1 }, TRUE },
  { "none-to-none-is-below", { 0, 0 }, { HU_RATIO_OPEN }, { HU_RATIO_EXCLUSIVE, 1, 1 }, TRUE },
  { "none-to-none-is-not-1", { 0, 0 }, { HU_RATIO_INCLUSIVE, 1, 1 }, { HU_RATIO_OPEN }, FALSE },
  { "against-none", { 1, 0 }, { HU_RATIO_EXCLUSIVE, BIG, 1 }, { HU_RATIO_OPEN }, TRUE },
  { "against-none-is-not-below", { 1, 0 }, { HU_RATIO_OPEN }, { HU_RATIO_EXCLUSIVE, BIG, 1 }, FALSE },
  { "none-against-some", { 0, 1 }, { HU_RATIO_OPEN }, { HU_RATIO_INCLUSIVE, 0, 1 }, TRUE },
};

static void
test_ratio (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  HuScenario *scenario = hu_fixture_front (4, 4, "g1 german 0101");
  HuTerm *term = new_listed (HU_TERM_RATIO, HU_SIDE_FIRST, 0);
  g_autoptr(HuAdjudicator) adjudicator = NULL;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    scenario->start.points[side] = ratios[i].points[side];
  term->lower = ratios[i].lower;
  term->upper = ratios[i].upper;
  hu_objectives_add_outcome (hu_scenario_add_objectives (scenario), "win", HU_SIDE_FIRST, HU_JUDGED_INSTANT, term);
  hu_scenario_finish (scenario);
  adjudicator = hu_adjudicator_new (scenario);
  g_assert_cmpint (hu_adjudicator_peek (adjudicator, 0)->verdicts[HU_SYSTEM_OBJECTIVES].decided, ==, ratios[i].met);
  hu_scenario_unref (scenario);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/objectives-equal/section-4", test_section_4);
  g_test_add_func ("/objectives-equal/points", test_points);
  for (guint i = 0; i < G_N_ELEMENTS (ratios); i++)
    {
      g_autofree char *path = g_strconcat ("/objectives-equal/ratio/", ratios[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_ratio);
    }

  return g_test_run ();
}
