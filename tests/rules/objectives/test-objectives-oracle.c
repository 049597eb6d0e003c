/*
 * Random conditions in random games, judged a second time by their definition: every moment of the game is kept, and
 * a term that remembers looks through all of them.  What is lacking is found by trying all sets of terms.
 */
#include <locale.h>
#include <string.h>

#include "hu-fixture.h"
#include "hu-objectives-random.h"
#include "hu-often.h"
#include "hu-system.h"

#define N_OUTCOMES 4
#define AWARD 3 /* points for one */

/* --- The oracle --- */

typedef struct
{
  HuState *state;
  HuClock  clock;  /* as it is judged */
  guint    event;
  gint     ends;   /* a HuMoment, or -1: the instant alone */
} Moment;

typedef struct
{
  const HuScenario *scenario;
  GPtrArray        *events;  /* HuEvent */
  GPtrArray        *moments; /* Moment */
  guint             turn;    /* that conditions are held against, memories apart; 0: that of the moment */
} History;

static void
moment_free (gpointer data)
{
  Moment *moment = data;

  hu_state_free (moment->state);
  g_free (moment);
}

static void
keep_moment (History       *history,
             const HuState *state,
             HuClock        clock,
             gint           ends)
{
  Moment *moment = g_new0 (Moment, 1);

  moment->state = hu_state_copy (state);
  moment->clock = clock;
  moment->event = history->events->len;
  moment->ends = ends;
  g_ptr_array_add (history->moments, moment);
}

static const Moment *
get_moment (const History *history,
            guint          i)
{
  return g_ptr_array_index (history->moments, i);
}

static gboolean
is_judged (const History *history,
           const Moment  *moment,
           HuJudged       at,
           HuSide         of)
{
  static const gint least[] = { -1, HU_MOMENT_PHASE, HU_MOMENT_PLAYER_TURN, HU_MOMENT_TURN, HU_MOMENT_GAME };
  HuSide side = hu_scenario_get_player_turn (history->scenario, moment->clock.player_turn)->side;

  /* A turn that is cut short does not end with the game. */
  if (at == HU_JUDGED_TURN && moment->ends == HU_MOMENT_GAME &&
      moment->clock.player_turn + 1 < history->scenario->calendar.player_turns->len)
    return FALSE;

  return moment->ends >= least[at] && (at == HU_JUDGED_INSTANT || of == HU_SIDE_NONE || of == side);
}

static gboolean
has_common_word (const GPtrArray *a,
                 const GPtrArray *b)
{
  for (guint i = 0; a != NULL && i < a->len; i++)
    for (guint j = 0; j < b->len; j++)
      if (strcmp (g_ptr_array_index (a, i), g_ptr_array_index (b, j)) == 0)
        return TRUE;

  return FALSE;
}

static gboolean
unit_fits (const History *history,
           const HuTerm  *term,
           guint          unit,
           gboolean       any)
{
  const HuUnit *counter = hu_scenario_get_unit (history->scenario, unit);

  if (counter->side != term->side)
    return FALSE;
  if (term->filter.tags != NULL && !has_common_word (counter->tags, term->filter.tags))
    return FALSE;
  if (term->filter.kinds != 0)
    return (term->filter.kinds >> counter->kind & 1) != 0;

  return any || counter->kind == HU_UNIT_GROUND;
}

/* Lists the hexes of one place or hex of the term. */
static GArray *
list_item (const History *history,
           const HuTerm  *term,
           guint          item)
{
  GArray *hexes;

  if (term->where.places != NULL)
    return g_array_ref (hu_map_get_place (history->scenario->map, g_array_index (term->where.places, guint, item))->hexes);

  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_array_append_val (hexes, g_array_index (term->where.hexes, HuHex, item));
  return hexes;
}

static guint
count_in (const HuState *state,
          HuSide         side,
          const GArray  *hexes)
{
  guint n = 0;

  for (guint unit = 0; unit < state->scenario->units->len; unit++)
    n += state->unit_status[unit] == HU_UNIT_ON_MAP && hu_scenario_get_unit (state->scenario, unit)->side == side &&
         hu_scenario_get_unit (state->scenario, unit)->kind == HU_UNIT_GROUND && hu_hexes_have (hexes, state->unit_hex[unit]);

  return n;
}

static gboolean
holds (const History *history,
       const Moment  *moment,
       const HuTerm  *term,
       const GArray  *hexes)
{
  guint owned = 0;

  if (hu_objectives_term (term)->held == HU_HELD_BY_PRESENCE)
    return count_in (moment->state, term->side, hexes) > 0;
  if (hu_objectives_term (term)->held == HU_HELD_CLEAR)
    return count_in (moment->state, term->side, hexes) > 0 && count_in (moment->state, 1 - term->side, hexes) == 0;

  for (guint i = 0; i < hexes->len; i++)
    owned += moment->state->hex_owner[g_array_index (hexes, HuHex, i)] == term->side;

  return owned == hexes->len;
}

static gboolean
was_entered (const History *history,
             const Moment  *moment,
             const HuTerm  *term,
             const GArray  *hexes)
{
  for (guint i = 0; i < moment->event; i++)
    {
      const HuEvent *event = g_ptr_array_index (history->events, i);

      if ((event->verb == HU_VERB_MOVE || event->verb == HU_VERB_PLACE) && unit_fits (history, term, event->unit, FALSE) &&
          hu_hexes_have (hexes, g_array_index (event->hexes, HuHex, 0)))
        return TRUE;
    }

  return FALSE;
}

/* What the side began with, what it was awarded, and what was agreed. */
static gint64
sum_points (const History *history,
            const Moment  *moment,
            HuSide         side)
{
  gint64 sum = history->scenario->start.points[side];

  for (guint i = 0; i < moment->event; i++)
    {
      const HuEvent *event = g_ptr_array_index (history->events, i);

      if (event->side != side)
        continue;
      if (event->verb == HU_VERB_ADJUST || (event->verb == HU_VERB_AWARD && event->has_points))
        sum += event->points;
      else if (event->verb == HU_VERB_AWARD)
        sum += AWARD * (event->has_count ? event->count : 1);
    }

  return sum;
}

static gint64
count_term (const History *history,
            const Moment  *moment,
            const HuTerm  *term)
{
  static const HuUnitStatus statuses[] = { HU_UNIT_ON_MAP, HU_UNIT_ELIMINATED, HU_UNIT_EXITED, HU_UNIT_WITHDRAWN };
  gint64 n = 0;

  if (term->kind == HU_TERM_POINTS || term->kind == HU_TERM_LEAD)
    return sum_points (history, moment, term->side) -
           (term->kind == HU_TERM_LEAD ? sum_points (history, moment, 1 - term->side) : 0);
  if (term->kind == HU_TERM_HOLDS || term->kind == HU_TERM_ENTERED)
    {
      for (guint i = 0; i < hu_term_count_listed (history->scenario->map, term); i++)
        {
          g_autoptr(GArray) hexes = list_item (history, term, i);

          n += term->kind == HU_TERM_HOLDS ? holds (history, moment, term, hexes) : was_entered (history, moment, term, hexes);
        }
      return n;
    }

  for (guint unit = 0; unit < history->scenario->units->len; unit++)
    {
      gboolean here = term->kind != HU_TERM_UNITS;

      for (guint i = 0; !here && i < hu_term_count_listed (history->scenario->map, term); i++)
        {
          g_autoptr(GArray) hexes = list_item (history, term, i);

          here = hu_hexes_have (hexes, moment->state->unit_hex[unit]);
        }
      n += here && moment->state->unit_status[unit] == statuses[term->kind - HU_TERM_UNITS] &&
           unit_fits (history, term, unit, term->kind != HU_TERM_UNITS);
    }

  return n;
}

#define ONE 10000 /* sums are held in parts of it */

static gint64
sum_up (const History *history,
        const Moment  *moment,
        const HuTerm  *compare,
        guint          first,
        guint          end)
{
  gint64 sum = 0;

  for (guint i = first; i < end; i++)
    {
      const HuTerm *term = g_ptr_array_index (compare->parts, i);

      if (term->kind == HU_TERM_NUMBER)
        sum += term->least * (ONE / term->unit);
      else
        sum += count_term (history, moment, term) * (term->has_times ? term->times.value * (ONE / term->times.unit) : ONE);
    }

  return sum;
}

static gboolean
compares (const History *history,
          const Moment  *moment,
          const HuTerm  *term)
{
  gint64 left = sum_up (history, moment, term, 0, term->n_left);
  gint64 right = sum_up (history, moment, term, term->n_left, term->parts->len);

  /* Nothing to nothing is the ratio 0. */
  if (term->lower.bound != HU_RATIO_OPEN)
    return (left != 0 || right != 0) &&
           left * term->lower.denominator - right * term->lower.numerator >= (term->lower.bound == HU_RATIO_EXCLUSIVE);

  return !(term->has_more_by && left - right < term->more_by.value * (ONE / term->more_by.unit)) &&
         !(term->has_least && left - right < term->least * (ONE / term->unit)) &&
         !(term->has_most && left - right > term->most * (ONE / term->unit));
}

static gboolean
was_announced (const History *history,
               const Moment  *moment,
               const HuTerm  *term)
{
  for (guint i = 0; i < moment->event; i++)
    {
      const HuEvent *event = g_ptr_array_index (history->events, i);

      if (event->verb == HU_VERB_ANNOUNCE && event->side == term->side && strcmp (event->text, term->what) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean is_met (const History *history,
                        guint          at,
                        const HuTerm  *term);

static const HuTerm *
get_part (const HuTerm *term,
          guint         part)
{
  return g_ptr_array_index (term->parts, part);
}

static gboolean
was_in_a_row (const History *history,
              guint          at,
              const HuTerm  *term)
{
  gint64 run = 0;

  for (guint i = 0; i <= at; i++)
    if (is_judged (history, get_moment (history, i), term->at, term->of))
      run = is_met (history, i, get_part (term, 0)) ? run + 1 : 0;

  return run >= term->least;
}

static gboolean
was_first (const History *history,
           guint          at,
           const HuTerm  *term)
{
  for (guint i = 0; i <= at; i++)
    {
      if (!is_judged (history, get_moment (history, i), term->at, term->of))
        continue;
      if (is_met (history, i, get_part (term, 1)))
        return FALSE;
      if (is_met (history, i, get_part (term, 0)))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_met (const History *history,
        guint          at,
        const HuTerm  *term)
{
  const Moment *moment = get_moment (history, at);
  guint turn = history->turn > 0 ? history->turn : moment->clock.turn;
  History remembered = *history;
  guint met = 0;
  gint64 n;

  remembered.turn = 0;
  switch (term->kind)
    {
    case HU_TERM_ALL:
    case HU_TERM_ANY:
    case HU_TERM_NOT:
    case HU_TERM_SOME:
      for (guint i = 0; i < term->parts->len; i++)
        met += is_met (history, at, get_part (term, i));
      return term->kind == HU_TERM_ALL   ? met == term->parts->len
             : term->kind == HU_TERM_ANY ? met > 0
             : term->kind == HU_TERM_NOT ? met == 0
                                         : met >= term->least;
    case HU_TERM_TURN:
      return turn >= term->turn.from && (term->turn.to == 0 || turn <= term->turn.to);
    case HU_TERM_EVER:
      for (guint i = 0; i <= at; i++)
        if (is_judged (history, get_moment (history, i), term->at, term->of) && is_met (&remembered, i, get_part (term, 0)))
          return TRUE;
      return FALSE;
    case HU_TERM_FOR:
      return was_in_a_row (&remembered, at, term);
    case HU_TERM_FIRST:
      return was_first (&remembered, at, term);
    case HU_TERM_COMPARE:
      return compares (history, moment, term);
    case HU_TERM_ANNOUNCED:
      return was_announced (history, moment, term);
    default:
      n = count_term (history, moment, term);
      return !(term->has_least && n < term->least) && !(term->has_most && n > term->most);
    }
}

/* --- What is lacking --- */

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
  guint met = 0;

  for (guint i = 0; i < leaves->len; i++)
    if (g_ptr_array_index (leaves, i) == finding)
      return finding->met != (gboolean) (turned >> i & 1);

  for (guint i = 0; i < finding->parts->len; i++)
    met += is_met_with (g_ptr_array_index (finding->parts, i), leaves, turned);

  return finding->term->kind == HU_TERM_ALL   ? met == finding->parts->len
         : finding->term->kind == HU_TERM_ANY ? met > 0
         : finding->term->kind == HU_TERM_NOT ? met == 0
                                              : met >= finding->term->least;
}

static GPtrArray *
list_set (const GPtrArray *leaves,
          guint            set)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < leaves->len; i++)
    if (set >> i & 1)
      g_ptr_array_add (list, g_ptr_array_index (leaves, i));

  return list;
}

/* What is told as lacking is one of the smallest sets of leaves that turn the condition, and none of these is nearer. */
static void
check_lack (const HuOutcomeFinding *finding)
{
  g_autoptr(GPtrArray) leaves = g_ptr_array_new ();
  guint fewest = G_MAXUINT, said = 0;

  list_leaves (finding->needs, leaves);
  if (leaves->len > 12)
    return;

  for (guint i = 0; i < leaves->len; i++)
    for (guint j = 0; j < finding->lacking->len; j++)
      said |= g_ptr_array_index (leaves, i) == g_ptr_array_index (finding->lacking, j) ? 1u << i : 0;
  for (guint set = 0; set < 1u << leaves->len; set++)
    if (is_met_with (finding->needs, leaves, set))
      fewest = MIN (fewest, (guint) __builtin_popcount (set));

  g_assert_cmpuint (finding->lack, ==, fewest);
  g_assert_cmpuint (finding->terms->len, ==, fewest);
  g_assert_cmpuint (finding->lacking->len, ==, fewest);
  g_assert_true (is_met_with (finding->needs, leaves, said));
  for (guint set = 0; set < 1u << leaves->len; set++)
    {
      g_autoptr(GPtrArray) other = list_set (leaves, set);

      if (other->len == fewest && is_met_with (finding->needs, leaves, set))
        g_assert_false (hu_term_lacks_less (other, finding->lacking));
    }
}

/* --- Games --- */

static void
add_outcomes (GRand      *rand,
              HuScenario *scenario)
{
  HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);

  hu_objectives_add_item (rules, "gift", HU_SCORE_AWARD, HU_SIDE_NONE)->points = AWARD;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    scenario->start.points[side] = g_rand_int_range (rand, 0, 5);
  for (guint i = 0; i < N_OUTCOMES; i++)
    {
      g_autofree char *id = g_strdup_printf ("o%u", i);
      HuOutcome *outcome = hu_objectives_add_outcome (rules, id, g_rand_int_range (rand, HU_SIDE_NONE, HU_N_SIDES),
                                                      (HuJudged) g_rand_int_range (rand, 0, HU_N_JUDGED),
                                                      hu_objectives_draw_term (rand, scenario, 3, FALSE));

      if (outcome->when == HU_JUDGED_PHASE || outcome->when == HU_JUDGED_PLAYER_TURN)
        outcome->of = g_rand_int_range (rand, HU_SIDE_NONE, HU_N_SIDES);
      if (g_rand_boolean (rand))
        outcome->level = g_strdup (id);
      outcome->turn.from = outcome->when != HU_JUDGED_END ? (guint) g_rand_int_range (rand, 0, 3) : 0;
    }
  hu_scenario_finish (scenario);
}

typedef struct
{
  gboolean decided;
  gint     outcome; /* -1: nothing was met */
  guint    event;
  gboolean coincidence;
  guint    turn;
} Verdict;

/* Judges the moments from @from on; a verdict stands. */
static void
judge_moments (const History *history,
               guint          from,
               Verdict       *verdict)
{
  const GPtrArray *outcomes = hu_objectives_rules (history->scenario)->outcomes;

  for (guint i = from; i < history->moments->len && !verdict->decided; i++)
    {
      const Moment *moment = get_moment (history, i);
      const HuOutcome *first = NULL;

      for (guint j = 0; j < outcomes->len; j++)
        {
          const HuOutcome *outcome = g_ptr_array_index (outcomes, j);

          if (!is_judged (history, moment, outcome->when, outcome->of) || moment->clock.turn < outcome->turn.from ||
              !is_met (history, i, outcome->needs))
            continue;
          if (first == NULL)
            *verdict = (Verdict) { TRUE, (gint) j, moment->event, FALSE, moment->clock.turn };
          else if (outcome->winner != first->winner || outcome->level == NULL || first->level == NULL)
            verdict->coincidence = TRUE;
          first = first != NULL ? first : outcome;
        }
      if (!verdict->decided && moment->ends == HU_MOMENT_GAME)
        *verdict = (Verdict) { TRUE, -1, moment->event, FALSE, moment->clock.turn };
    }
}

static void
compare (const History *history,
         HuAdjudicator *adjudicator,
         const Verdict *wanted)
{
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, history->events->len);
  const HuVerdict *verdict = &hu_snapshot_get_state (snapshot)->verdicts[HU_SYSTEM_OBJECTIVES];
  const GPtrArray *outcomes = hu_snapshot_get_objectives (snapshot)->outcomes;
  History then = *history;

  /* The event that decides the game may have moved the clock on. */
  then.turn = wanted->decided && wanted->event == history->events->len ? wanted->turn : 0;
  for (guint i = 0; i < outcomes->len; i++)
    {
      const HuOutcomeFinding *finding = g_ptr_array_index (outcomes, i);

      g_assert_cmpint (finding->met, ==, is_met (&then, history->moments->len - 1, finding->needs->term));
      check_lack (finding);
    }
  g_assert_cmpint (verdict->decided, ==, wanted->decided);
  if (!wanted->decided)
    return;
  g_assert_cmpuint (verdict->event, ==, wanted->event);
  g_assert_cmpstr (verdict->rule, ==,
                   wanted->outcome < 0 ? "otherwise"
                                       : hu_objectives_get_outcome (history->scenario, (guint) wanted->outcome)->id);
  g_assert_cmpint (verdict->coincidence, ==, wanted->coincidence);
}

static gint
find_end (const HuScenario *scenario,
          const HuClock    *clock)
{
  if (clock->phase + 1 < hu_scenario_get_player_turn (scenario, clock->player_turn)->phases->len)
    return HU_MOMENT_PHASE;
  if (scenario->calendar.ends_early && clock->turn == scenario->calendar.end_turn &&
      clock->player_turn + 1 == scenario->calendar.end_player_turn)
    return HU_MOMENT_GAME;
  if (clock->player_turn + 1 < scenario->calendar.player_turns->len)
    return HU_MOMENT_PLAYER_TURN;

  return clock->turn < scenario->calendar.n_turns ? HU_MOMENT_TURN : HU_MOMENT_GAME;
}

static HuEvent *
draw_announcement (GRand *rand)
{
  return hu_event_new_announce (g_rand_int_range (rand, 0, HU_N_SIDES), g_rand_boolean (rand) ? "bridge" : "Bridge");
}

static void
play (GRand      *rand,
      HuScenario *scenario)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_autoptr(GPtrArray) moments = g_ptr_array_new_with_free_func (moment_free);
  History history = { scenario, events, moments, 0 };
  Verdict verdict = { .outcome = -1 };

  keep_moment (&history, hu_adjudicator_peek (adjudicator, 0), hu_adjudicator_get_clock (adjudicator, 0), -1);
  judge_moments (&history, 0, &verdict);
  compare (&history, adjudicator, &verdict);
  for (guint i = 0; i < 50; i++)
    {
      HuEvent *event = i % 3 == 2   ? hu_event_new (HU_VERB_END_PHASE)
                       : i % 9 == 4 ? draw_announcement (rand)
                       : i % 6 == 1 ? hu_fixture_random_points (rand, hu_adjudicator_peek (adjudicator, events->len))
                                    : hu_fixture_random_event (rand, scenario);
      HuClock clock = hu_adjudicator_get_clock (adjudicator, events->len);
      guint from = moments->len;
      HuRefusal refusal;

      /* A path is a moment a hex; here every move is one hex. */
      if (event->verb == HU_VERB_MOVE)
        g_array_set_size (event->hexes, 1);
      if (!hu_adjudicator_append (adjudicator, event, &refusal))
        {
          hu_event_unref (event);
          continue;
        }

      g_ptr_array_add (events, event);
      keep_moment (&history, hu_adjudicator_peek (adjudicator, events->len), clock,
                   event->verb == HU_VERB_END_PHASE ? find_end (scenario, &clock) : -1);
      if (event->verb == HU_VERB_END_PHASE && !hu_adjudicator_get_clock (adjudicator, events->len).over)
        keep_moment (&history, hu_adjudicator_peek (adjudicator, events->len),
                     hu_adjudicator_get_clock (adjudicator, events->len), -1);
      judge_moments (&history, from, &verdict);
      compare (&history, adjudicator, &verdict);
    }
}

/* Some units are in the air or at sea, some have tags, and some games end in the middle of a turn. */
static void
vary (GRand      *rand,
      HuScenario *scenario)
{
  static const char * const words[] = { "guard", "guards", "ski" };
  HuCalendar *calendar = &scenario->calendar;

  for (guint i = 0; i < scenario->units->len; i++)
    {
      HuUnit *unit = g_ptr_array_index (scenario->units, i);
      gint kind = g_rand_int_range (rand, 0, 8);

      unit->kind = kind == 0 ? HU_UNIT_AIR : kind == 1 ? HU_UNIT_NAVAL : unit->kind;
      for (guint j = 0; j < G_N_ELEMENTS (words); j++)
        if (g_rand_int_range (rand, 0, 3) == 0)
          {
            if (unit->tags == NULL)
              unit->tags = g_ptr_array_new_with_free_func (g_free);
            g_ptr_array_add (unit->tags, g_strdup (words[j]));
          }
    }
  calendar->ends_early = g_rand_boolean (rand);
  calendar->end_turn = g_rand_int_range (rand, 1, (gint) calendar->n_turns + 1);
  calendar->end_player_turn = g_rand_int_range (rand, 1, (gint) calendar->player_turns->len + 1);
}

static void
test_oracle (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());

  for (guint i = hu_draws (300, 20); i > 0; i--)
    {
      HuScenario *scenario = hu_fixture_random_scenario (rand);

      vary (rand, scenario);
      add_outcomes (rand, scenario);
      play (rand, scenario);
      hu_scenario_unref (scenario);
    }
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/objectives-oracle/games", test_oracle);

  return g_test_run ();
}
