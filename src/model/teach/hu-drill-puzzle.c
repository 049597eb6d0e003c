/*
 * Puzzles: a goal, and the moves or hexes that reach it.  All that are possible are judged, so that it is known that few
 * do, and that each of these does by the clause.
 */
#include "config.h"

#include "hu-drill-private.h"

#include "hu-quiz.h"
#include "hu-system.h"
#include "hu-tactical.h"

#define MOST_TRIED 14     /* moves tried before a game is given up */
#define MOST_SOLUTIONS 4  /* more would make any move right */

/* The tries of a puzzle: a move, or a further unit in a hex. */
typedef struct
{
  HuEvent *event;
  HuHex    from;  /* HU_HEX_NONE: it is placed */
  HuHex    to;
} Try;

typedef struct
{
  HuDrillPair *pair;
  guint        n;
  HuSide       side;
  GArray      *tries;  /* Try */
  GPtrArray   *facts;  /* HuFact: those that have a goal */
  GArray      *goals;  /* gint64, of each; NOT_WANTED */
} Search;

#define NOT_WANTED G_MININT64

static void
try_clear (gpointer data)
{
  hu_event_unref (((Try *) data)->event);
}

static void
search_clear (Search *self)
{
  g_clear_pointer (&self->tries, g_array_unref);
  g_clear_pointer (&self->facts, g_ptr_array_unref);
  g_clear_pointer (&self->goals, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

/* --- Goals --- */

/* The answer that @side wants of the fact; NOT_WANTED: it is so already, or nothing that it can want. */
static gint64
find_goal (const HuFact     *fact,
           const HuSnapshot *now,
           HuSide            side)
{
  g_autoptr(HuAnswer) answer = hu_fact_answer (fact, now, NULL);
  gint64 goal = NOT_WANTED;

  switch (fact->kind)
    {
    case HU_FACT_ISOLATED:
    case HU_FACT_SUPPLIED:
      return !answer->number;
    case HU_FACT_OUTCOME:
      goal = TRUE;
      break;
    case HU_FACT_WINNER:
    case HU_FACT_HOLDER:
    case HU_FACT_CONTROL:
      goal = side;
      break;
    case HU_FACT_OPEN_ROWS:
      goal = fact->side == side ? 0 : NOT_WANTED;
      break;
    default:
      break;
    }

  return answer->number == goal ? NOT_WANTED : goal;
}

static void
list_goals (Search           *self,
            const HuSnapshot *now)
{
  self->facts = hu_quiz_list_facts (now);
  self->goals = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < self->facts->len; i++)
    {
      gint64 goal = find_goal (g_ptr_array_index (self->facts, i), now, self->side);

      g_array_append_val (self->goals, goal);
    }
}

static gboolean
is_reached (const Search     *self,
            guint             fact,
            const HuSnapshot *after)
{
  gint64 goal = g_array_index (self->goals, gint64, fact);
  g_autoptr(HuAnswer) answer = goal != NOT_WANTED ? hu_fact_answer (g_ptr_array_index (self->facts, fact), after, NULL) : NULL;

  return answer != NULL && answer->number == goal;
}

/* --- What can be done --- */

static void
add_try (Search  *self,
         HuEvent *event,
         HuHex    from,
         HuHex    to)
{
  Try one = { event, from, to };

  g_array_append_val (self->tries, one);
}

static void
list_moves (Search        *self,
            const HuState *state)
{
  const HuScenario *scenario = state->scenario;
  const HuGrid *grid = scenario->map->grid;

  for (guint i = 0; i < scenario->units->len; i++)
    for (guint direction = 0; direction < HU_N_DIRECTIONS; direction++)
      {
        HuHex from = state->unit_hex[i], to;

        if (from == HU_HEX_NONE || hu_scenario_get_unit (scenario, i)->side != self->side)
          break;
        to = hu_grid_neighbour (grid, from, (gint) direction);
        if (to == HU_HEX_NONE || !_hu_drill_may_enter (state, to, self->side))
          continue;
        add_try (self, _hu_drill_make_move (scenario, i, to), from, to);
      }
}

static void
list_placings (Search        *self,
               const HuState *state)
{
  const HuScenario *scenario = state->scenario;

  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    if (hu_grid_has (scenario->map->grid, hex) && _hu_drill_may_enter (state, hex, self->side))
      add_try (self, hu_event_new_place (scenario->units->len - 1, hex), HU_HEX_NONE, hex);
}

static void
shuffle (GArray *tries,
         GRand  *rand)
{
  for (guint i = tries->len; i > 1; i--)
    {
      guint j = (guint) g_rand_int_range (rand, 0, (gint) i);
      Try swapped = g_array_index (tries, Try, j);

      g_array_index (tries, Try, j) = g_array_index (tries, Try, i - 1);
      g_array_index (tries, Try, i - 1) = swapped;
    }
}

/* --- Judging --- */

static HuSnapshot *
judge (const Search *self,
       const Try    *one)
{
  return _hu_drill_pair_suppose (self->pair, self->n, one->event, FALSE);
}

static gboolean
rests_on_clause (const Search *self,
                 guint         fact,
                 const Try    *one)
{
  g_autoptr(HuSnapshot) without = _hu_drill_pair_suppose (self->pair, self->n, one->event, TRUE);
  gboolean reached;

  if (without == NULL)
    return FALSE;

  hu_clause_leave_out (self->pair->clause);
  reached = is_reached (self, fact, without);
  hu_clause_leave_out (NULL);

  return !reached;
}

/* A fact whose goal some of the first tries reaches by the clause; -1: none. */
static gint
find_fact (const Search *self)
{
  for (guint i = 0; i < MIN (self->tries->len, MOST_TRIED); i++)
    {
      const Try *one = &g_array_index (self->tries, Try, i);
      g_autoptr(HuSnapshot) after = judge (self, one);

      for (guint fact = 0; after != NULL && fact < self->facts->len; fact++)
        if (is_reached (self, fact, after) && rests_on_clause (self, fact, one))
          return (gint) fact;
    }

  return -1;
}

/* The first of the few that reach the goal, each of them by the clause; or NULL. */
static const Try *
find_solution (const Search *self,
               guint         fact)
{
  const Try *first = NULL;
  guint n = 0;

  for (guint i = 0; i < self->tries->len; i++)
    {
      const Try *one = &g_array_index (self->tries, Try, i);
      g_autoptr(HuSnapshot) after = judge (self, one);

      if (after == NULL || !is_reached (self, fact, after))
        continue;
      if (++n > MOST_SOLUTIONS || !rests_on_clause (self, fact, one))
        return NULL;
      first = first != NULL ? first : one;
    }

  return first;
}

static HuDrillQuestion *
make_puzzle (const Search *self,
             HuDrillKind   kind,
             guint         fact,
             const Try    *solution)
{
  HuDrillQuestion *question = _hu_drill_question_new (kind, self->pair, self->n, self->n,
                                                      hu_fact_copy (g_ptr_array_index (self->facts, fact)));

  question->puzzle = TRUE;
  question->side = self->side;
  question->goal = g_array_index (self->goals, gint64, fact);
  question->n_placed = kind == HU_DRILL_HEX ? 1 : 0;
  question->solution = hu_answer_new (HU_ANSWER_HEXES, 0);
  if (solution->from != HU_HEX_NONE)
    hu_answer_add (question->solution, solution->from);
  hu_answer_add (question->solution, solution->to);

  return question;
}

/* --- Further units --- */

/* A unit like most: on the ground, and of the size that lines of supply reckon with. */
static const HuUnit *
find_like (const HuState *state,
           HuSide         side)
{
  const HuScenario *scenario = state->scenario;
  const HuUnit *like = NULL;

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      if (unit->side != side || state->unit_hex[i] == HU_HEX_NONE || unit->states != HU_STATE_ARMED ||
          unit->zoc != HU_TRISTATE_UNSET)
        continue;
      if (unit->kind == HU_UNIT_SQUAD || (unit->kind == HU_UNIT_GROUND && unit->size == HU_SIZE_DIVISION && !unit->bracketed))
        return unit;
      if (like == NULL && unit->kind == HU_UNIT_GROUND)
        like = unit;
    }

  return like;
}

static HuAdjudicator *
extend (HuAdjudicator *game,
        const HuUnit  *like,
        guint          n,
        guint          n_units)
{
  static const char * const names[] = { "I", "II" }; /* which every language has */
  g_autoptr(HuScenario) scenario = hu_scenario_new_extended (hu_adjudicator_get_scenario (game));
  HuAdjudicator *extended;
  HuRefusal refusal;

  for (guint i = 0; i < n_units; i++)
    {
      g_autofree char *id = g_strdup_printf ("further-%u", i + 1);
      HuUnit *unit = hu_scenario_add_unit_like (scenario, id, like);

      if (unit == NULL)
        return NULL;
      g_free (unit->name);
      unit->name = g_strdup (names[i]);
    }
  extended = hu_adjudicator_new (scenario);
  for (guint i = 0; i < n; i++)
    if (!hu_adjudicator_append (extended, hu_adjudicator_get_event (game, i), &refusal))
      {
        hu_adjudicator_free (extended);
        return NULL;
      }

  return extended;
}

/* The same pair with further units of @side that wait; FALSE: there is none like them. */
static gboolean
extend_pair (HuDrillPair       *made,
             const HuDrillPair *pair,
             HuSide             side,
             guint              n,
             guint              n_units)
{
  const HuUnit *like = find_like (hu_adjudicator_peek (pair->with, n), side);

  *made = (HuDrillPair) { .system = pair->system, .clause = pair->clause };
  if (like == NULL)
    return FALSE;

  made->with = extend (pair->with, like, n, n_units);
  hu_clause_leave_out (pair->clause);
  made->without = extend (pair->without, like, n, n_units);
  hu_clause_leave_out (NULL);

  return made->with != NULL && made->without != NULL;
}

/* --- Finding --- */

HuDrillQuestion *
_hu_drill_puzzle_find (HuDrillPair *pair,
                       HuDrillKind  kind,
                       guint        n,
                       GRand       *rand)
{
  g_auto(HuDrillPair) further = { 0 };
  g_auto(Search) search = { pair, n, (HuSide) g_rand_int_range (rand, 0, HU_N_SIDES), NULL, NULL, NULL };
  const Try *solution;
  HuSnapshot *now;
  gint fact;

  if (kind == HU_DRILL_HEX)
    {
      if (!extend_pair (&further, pair, search.side, n, 1))
        return NULL;
      search.pair = &further;
    }
  search.tries = g_array_new (FALSE, FALSE, sizeof (Try));
  g_array_set_clear_func (search.tries, try_clear);
  now = _hu_drill_pair_get (search.pair, n, FALSE);
  list_goals (&search, now);
  if (kind == HU_DRILL_HEX)
    list_placings (&search, hu_snapshot_get_state (now));
  else
    list_moves (&search, hu_snapshot_get_state (now));
  shuffle (search.tries, rand);
  fact = find_fact (&search);
  solution = fact >= 0 ? find_solution (&search, (guint) fact) : NULL;

  return solution != NULL ? make_puzzle (&search, kind, (guint) fact, solution) : NULL;
}

/* --- Two units --- */

static const HuMeter *
find_more (const HuSnapshot *snapshot)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    if (((const HuMeter *) g_ptr_array_index (meters, i))->more_hexes->len == 2)
      return g_ptr_array_index (meters, i);

  return NULL;
}

HuDrillQuestion *
_hu_drill_puzzle_find_two (HuDrillPair *pair,
                           guint        n)
{
  g_autoptr(HuFact) fewest = hu_fact_new (HU_FACT_FEWEST);
  HuSnapshot *now = _hu_drill_pair_get (pair, n, FALSE), *without = _hu_drill_pair_get (pair, n, TRUE);
  g_autoptr(HuAnswer) a = hu_fact_answer (fewest, now, NULL), b = NULL;
  const HuMeter *meter = find_more (now);
  g_autoptr(HuAnswer) solution = hu_answer_new (HU_ANSWER_HEXES, 0);

  hu_clause_leave_out (pair->clause);
  b = hu_fact_answer (fewest, without, NULL);
  hu_clause_leave_out (NULL);
  /* Without the clause no two units are enough, so that every pair that is right is so by it. */
  if (a->number != 2 || b->number <= 2 || meter == NULL)
    return NULL;

  for (guint i = 0; i < 2; i++)
    hu_answer_add (solution, g_array_index (meter->more_hexes, HuHex, i));
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_auto(HuDrillPair) further = { 0 };
      g_autoptr(HuDrillQuestion) question = NULL;

      if (!extend_pair (&further, pair, side, n, 2))
        continue;
      question = _hu_drill_question_new (HU_DRILL_HEX, &further, n, n, hu_fact_new (HU_FACT_ISOLATED));
      question->puzzle = TRUE;
      question->side = side;
      question->goal = TRUE;
      question->n_placed = 2;
      question->solution = hu_answer_copy (solution);
      if (hu_drill_question_accepts (question, question->solution))
        return g_steal_pointer (&question);
    }

  return NULL;
}
