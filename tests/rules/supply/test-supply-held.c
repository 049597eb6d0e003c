/*
 * A line of supply that was open before: whether it is still, asked of the line alone, against the blocks of the whole
 * map, in games drawn by chance.
 */
#include "hu-fixture.h"
#include "hu-tracing.h"

#define GAMES 400
#define EVENTS 60

typedef struct
{
  guint open, shut;
} Count;

static gboolean
is_open_by_blocks (const HuState *state,
                   const GArray  *line)
{
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_asked (state);

  for (guint i = 1; i < line->len; i++)
    if (situation->block[g_array_index (line, HuHex, i)] != HU_BLOCK_OPEN)
      return FALSE;

  return situation->source[g_array_index (line, HuHex, line->len - 1)] != 0;
}

static GArray *
find_line (const HuState *state)
{
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_asked (state);
  g_autoptr(HuSupplyTrace) trace = NULL;
  HuSupplyAsked asked;
  HuSupplyField field;

  g_assert_true (hu_supply_find_asked (state->scenario, &asked));
  field = hu_supply_situation_field (situation, (const HuHex *) asked.origins->data, asked.origins->len);
  trace = hu_supply_trace (&field);

  return trace->path != NULL ? g_array_ref (trace->path) : NULL;
}

static void
vary_rules (GRand      *rand,
            HuScenario *scenario)
{
  HuSupplyAsked asked;
  HuSupplyRules *rules;

  g_assert_true (hu_supply_find_asked (scenario, &asked));
  if (scenario->supply[asked.side] != NULL || g_rand_boolean (rand))
    return;

  rules = hu_scenario_add_supply (scenario, asked.side);
  rules->sources.by_edge = TRUE;
  rules->sources.edges[g_rand_int_range (rand, HU_EDGE_NORTH, HU_EDGE_WEST + 1)] = TRUE;
  rules->blocked_by_units = g_rand_boolean (rand);
  rules->blocked_by_zoc = g_rand_boolean (rand);
  rules->zoc_negated_by_units = g_rand_boolean (rand);
  rules->blocked_by_owner = g_rand_boolean (rand);
  rules->owned = g_rand_boolean (rand);
}

static void
play (guint32 seed,
      Count  *count)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(GArray) line = NULL;

  vary_rules (rand, scenario);
  adjudicator = hu_adjudicator_new (scenario);
  for (guint i = 0; i < EVENTS; i++)
    {
      const HuState *state = hu_adjudicator_peek (adjudicator, hu_adjudicator_get_n_events (adjudicator));
      g_autoptr(HuEvent) event = hu_fixture_random_event (rand, scenario);
      HuRefusal refusal;

      if (line != NULL)
        {
          gboolean open = is_open_by_blocks (state, line);

          if (hu_supply_line_is_open (state, line) != open)
            g_error ("seed %u, event %u: the line is %s", seed, hu_adjudicator_get_n_events (adjudicator),
                     open ? "open" : "not open");
          *(open ? &count->open : &count->shut) += 1;
        }
      g_clear_pointer (&line, g_array_unref);
      line = find_line (state);
      hu_adjudicator_append (adjudicator, event, &refusal);
    }
}

static void
test_random (void)
{
  Count count = { 0, 0 };

  for (guint i = 0; i < GAMES; i++)
    play (g_test_rand_int (), &count);

  g_assert_cmpuint (count.open, >, GAMES);
  g_assert_cmpuint (count.shut, >, GAMES / 4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/supply-held/random", test_random);

  return g_test_run ();
}
