/*
 * A question of practice: its answer, the moves of a puzzle, and what is to be seen on the map.
 */
#include "config.h"

#include "hu-drill-private.h"

#include "hu-clause.h"
#include "hu-explain-fact.h"
#include "hu-file-name.h"
#include "hu-system.h"
#include "hu-tactical.h"

void
hu_drill_question_free (HuDrillQuestion *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->game);
  g_clear_pointer (&self->fact, hu_fact_free);
  g_clear_pointer (&self->solution, hu_answer_free);
  g_clear_pointer (&self->supposed, hu_event_unref);
  g_clear_object (&self->file);
  g_free (self);
}

HuDrillQuestion *
_hu_drill_question_new (HuDrillKind        kind,
                        const HuDrillPair *pair,
                        guint              n,
                        guint              from,
                        HuFact            *fact)
{
  HuDrillQuestion *question = g_new0 (HuDrillQuestion, 1);
  g_autoptr(GPtrArray) log = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (log, hu_adjudicator_get_event (pair->with, i));
  question->kind = kind;
  question->system = pair->system;
  question->clause = pair->clause;
  question->game = hu_game_new (hu_adjudicator_get_scenario (pair->with), log);
  question->from = from;
  question->fact = fact;
  question->side = HU_SIDE_NONE;

  return question;
}

HuSnapshot *
hu_drill_question_get_now (HuDrillQuestion *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return hu_game_get_snapshot (self->game);
}

/* Returns the position before the events that the question is about. */
HuSnapshot *
hu_drill_question_dup_then (HuDrillQuestion *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return hu_game_get_snapshot_at (self->game, self->from);
}

gboolean
hu_drill_question_gives_points (const HuDrillQuestion *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->fact->kind == HU_FACT_LEVEL && self->kind != HU_DRILL_WHEN && !self->puzzle &&
         g_strcmp0 (hu_explain_fact_rule (self->fact), hu_clause_find (self->clause)->page) == 0;
}

gboolean
hu_drill_question_has_events (const HuDrillQuestion *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->kind == HU_DRILL_WHEN ||
         (!self->puzzle && self->kind != HU_DRILL_GAIN && hu_drill_needs_then (self->fact->kind) &&
          !hu_drill_question_gives_points (self));
}

gboolean
hu_drill_needs_then (HuFactKind kind)
{
  switch (kind)
    {
    case HU_FACT_CITIES:
    case HU_FACT_HOLDER:
    case HU_FACT_POINTS:
    case HU_FACT_LEVEL:
    case HU_FACT_CONTROL:
    case HU_FACT_CVP:
    case HU_FACT_WINNER:
    case HU_FACT_MOVED:
    case HU_FACT_ENDING:
    case HU_FACT_EXIT_VP:
    case HU_FACT_OUTCOME:
      return TRUE;
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
    case HU_FACT_FEWEST:
    case HU_FACT_SUPPLIED:
    case HU_FACT_OPEN_ROWS:
    case HU_FACT_WORTH:
    case HU_N_FACTS:
      break;
    }

  return FALSE;
}

gboolean
_hu_drill_has_goal (HuFactKind kind)
{
  return kind == HU_FACT_ISOLATED || kind == HU_FACT_SUPPLIED || kind == HU_FACT_CITIES || kind == HU_FACT_HOLDER ||
         kind == HU_FACT_CONTROL || kind == HU_FACT_POINTS || kind == HU_FACT_LEVEL || kind == HU_FACT_CVP ||
         kind == HU_FACT_WINNER || kind == HU_FACT_OUTCOME;
}

HuGoal
hu_drill_question_get_goal (const HuDrillQuestion *self)
{
  return (HuGoal) { .fact = self->fact, .kind = HU_GOAL_IS, .number = self->goal };
}

/* --- The answer --- */

HuAnswerKind
hu_drill_question_get_answer_kind (const HuDrillQuestion *self)
{
  g_return_val_if_fail (self != NULL, HU_N_ANSWERS);

  if (self->puzzle)
    return HU_ANSWER_HEXES;
  if (self->kind == HU_DRILL_WHEN)
    return HU_ANSWER_NUMBER;

  return self->kind == HU_DRILL_GAIN ? HU_ANSWER_SIDE : hu_fact_answer_kind (self->fact->kind);
}

guint
hu_drill_question_get_n_hexes (const HuDrillQuestion *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return !self->puzzle ? 0 : self->n_placed > 0 ? self->n_placed : 2;
}

static gboolean
reaches (const HuDrillQuestion *self,
         const HuSnapshot      *snapshot)
{
  g_autoptr(HuAnswer) answer = hu_fact_answer (self->fact, snapshot, NULL);

  return answer->unit == HU_UNIT_WHOLE && answer->number == self->goal;
}

/* The number of the event since the beginning after which the goal is first true; 0: none. */
static HuAnswer *
find_when (HuDrillQuestion *self)
{
  for (guint n = self->from + 1; n <= hu_game_get_position (self->game); n++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_game_get_snapshot_at (self->game, n);

      if (reaches (self, snapshot))
        return hu_answer_new (HU_ANSWER_NUMBER, n);
    }

  return hu_answer_new (HU_ANSWER_NUMBER, 0);
}

/* Points have two decimals, their products four. */
#define FINEST 10000u

static HuWide
count_lead (const HuSnapshot *snapshot)
{
  static const HuFactKind kinds[] = { HU_FACT_POINTS, HU_FACT_CVP, HU_FACT_EXIT_VP };
  HuWide lead = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
      if (hu_fact_applies (kinds[i], hu_snapshot_get_scenario (snapshot)))
        {
          HuFact fact = { .kind = kinds[i], .side = side, .unit = HU_UNIT_NONE, .subject = -1 };
          g_autoptr(HuAnswer) answer = hu_fact_answer (&fact, snapshot, NULL);

          lead += (side == HU_SIDE_FIRST ? 1 : -1) * hu_wide_multiply (answer->number, FINEST / answer->unit);
        }

  return lead;
}

HuSide
_hu_drill_find_gainer (const HuSnapshot *before,
                       const HuSnapshot *after)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (after);
  HuWide gain = count_lead (after) - count_lead (before);

  if (verdict != NULL && verdict->winner != HU_SIDE_NONE)
    return verdict->winner;

  return gain > 0 ? HU_SIDE_FIRST : gain < 0 ? HU_SIDE_SECOND : HU_SIDE_NONE;
}

HuAnswer *
hu_drill_question_find_answer (HuDrillQuestion *self)
{
  g_autoptr(HuSnapshot) after = NULL;
  HuRefusal refusal;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->puzzle)
    return hu_answer_copy (self->solution);
  if (self->kind == HU_DRILL_WHEN)
    return find_when (self);
  if (self->kind != HU_DRILL_GAIN)
    return hu_fact_answer (self->fact, hu_drill_question_get_now (self), NULL);

  after = hu_game_what_if (self->game, &self->supposed, 1, &refusal);

  return hu_answer_new (HU_ANSWER_SIDE, _hu_drill_find_gainer (hu_drill_question_get_now (self), after));
}

gboolean
hu_drill_question_accepts (HuDrillQuestion *self,
                           const HuAnswer  *answer)
{
  g_autoptr(HuAnswer) right = NULL;
  g_autoptr(GPtrArray) moves = NULL;

  g_return_val_if_fail (self != NULL && answer != NULL, FALSE);

  if (self->puzzle)
    {
      g_autoptr(HuSnapshot) after = NULL;
      HuRefusal refusal;

      moves = hu_drill_question_list_moves (self, answer);
      if (moves == NULL)
        return FALSE;
      after = hu_game_what_if (self->game, (HuEvent * const *) moves->pdata, moves->len, &refusal);
      return after != NULL && reaches (self, after);
    }

  right = hu_drill_question_find_answer (self);

  return hu_answer_equal (answer, right);
}

/* --- Moves --- */

gboolean
_hu_drill_may_enter (const HuState *state,
                     HuHex          hex,
                     HuSide         side)
{
  const HuScenario *scenario = state->scenario;

  if (hu_map_is_impassable (scenario->map, hex))
    return FALSE;

  for (guint i = 0; !hu_scenario_is_tactical (scenario) && i < scenario->units->len; i++)
    if (state->unit_hex[i] == hex && hu_scenario_get_unit (scenario, i)->side != side)
      return FALSE;

  return TRUE;
}

HuEvent *
_hu_drill_make_move (const HuScenario *scenario,
                     guint             unit,
                     HuHex             to)
{
  HuEvent *event;

  if (!hu_scenario_is_tactical (scenario))
    return hu_event_new_move (unit, &to, 1);

  event = hu_event_new (HU_VERB_MOVE);
  event->unit = unit;
  hu_event_add_place (event, to, HU_STOREY_GROUND);

  return event;
}

/* Any unit of the side at @from that may go there; the first that reaches the goal, or the first at all. */
static GPtrArray *
list_move (HuDrillQuestion *self,
           HuHex            from,
           HuHex            to)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  const HuState *state = hu_snapshot_get_state (hu_drill_question_get_now (self));
  g_autoptr(GPtrArray) any = NULL;
  HuRefusal refusal;

  if (hu_grid_distance (scenario->map->grid, from, to) != 1 || !_hu_drill_may_enter (state, to, self->side))
    return NULL;

  for (guint i = 0; i < scenario->units->len; i++)
    if (hu_scenario_get_unit (scenario, i)->side == self->side && state->unit_hex[i] == from)
      {
        g_autoptr(GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
        g_autoptr(HuSnapshot) after = NULL;

        g_ptr_array_add (events, _hu_drill_make_move (scenario, i, to));
        after = hu_game_what_if (self->game, (HuEvent * const *) events->pdata, 1, &refusal);
        if (after != NULL && reaches (self, after))
          return g_steal_pointer (&events);
        if (after != NULL && any == NULL)
          any = g_steal_pointer (&events);
      }

  return g_steal_pointer (&any);
}

static GPtrArray *
list_placings (HuDrillQuestion *self,
               const HuAnswer  *answer)
{
  g_autoptr(GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  guint first = hu_game_get_scenario (self->game)->units->len - self->n_placed;

  for (guint i = 0; i < self->n_placed; i++)
    {
      HuHex hex = g_array_index (answer->set, gint, i);

      if (!_hu_drill_may_enter (hu_snapshot_get_state (hu_drill_question_get_now (self)), hex, self->side))
        return NULL;
      g_ptr_array_add (events, hu_event_new_place (first + i, hex));
    }

  return g_steal_pointer (&events);
}

GPtrArray *
hu_drill_question_list_moves (HuDrillQuestion *self,
                              const HuAnswer  *answer)
{
  g_autoptr(GPtrArray) moves = NULL, back = NULL;
  g_autoptr(HuSnapshot) after = NULL;
  HuRefusal refusal;
  HuHex a, b;

  g_return_val_if_fail (self != NULL && answer != NULL, NULL);

  if (!self->puzzle || answer->set == NULL || answer->set->len != hu_drill_question_get_n_hexes (self))
    return NULL;
  if (self->n_placed > 0)
    {
      moves = list_placings (self, answer);
      if (moves == NULL)
        return NULL;
      after = hu_game_what_if (self->game, (HuEvent * const *) moves->pdata, moves->len, &refusal);
      return after != NULL ? g_steal_pointer (&moves) : NULL;
    }

  /* A set does not say which of two hexes came first: the way that reaches the goal is meant. */
  a = g_array_index (answer->set, gint, 0);
  b = g_array_index (answer->set, gint, 1);
  moves = list_move (self, a, b);
  back = list_move (self, b, a);
  if (moves == NULL || back == NULL)
    return moves != NULL ? g_steal_pointer (&moves) : g_steal_pointer (&back);

  after = hu_game_what_if (self->game, (HuEvent * const *) moves->pdata, moves->len, &refusal);

  return reaches (self, after) ? g_steal_pointer (&moves) : g_steal_pointer (&back);
}

/* The events after the answer: the moves of a puzzle, or the event that was supposed. */
static GPtrArray *
list_next (HuDrillQuestion *self,
           const HuAnswer  *answer)
{
  GPtrArray *events;

  if (self->puzzle)
    return hu_drill_question_list_moves (self, answer);

  events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  if (self->supposed != NULL)
    g_ptr_array_add (events, hu_event_ref (self->supposed));

  return events;
}

HuGame *
hu_drill_question_dup_solved (HuDrillQuestion *self,
                              const HuAnswer  *answer)
{
  g_autoptr(GPtrArray) log = NULL, next = NULL;

  g_return_val_if_fail (self != NULL && answer != NULL, NULL);

  next = list_next (self, answer);
  if (next == NULL)
    return NULL;

  log = hu_game_dup_log (self->game);
  for (guint i = 0; i < next->len; i++)
    g_ptr_array_add (log, hu_event_ref (g_ptr_array_index (next, i)));

  return hu_game_new (hu_game_get_scenario (self->game), log);
}

HuSnapshot *
hu_drill_question_dup_after (HuDrillQuestion *self,
                             const HuAnswer  *answer)
{
  g_autoptr(HuGame) game = hu_drill_question_dup_solved (self, answer);

  return game != NULL ? hu_snapshot_ref (hu_game_get_snapshot (game)) : NULL;
}

/* --- What is to be seen --- */

static void
add_event (GArray           *hexes,
           const HuScenario *scenario,
           const HuState    *before,
           const HuEvent    *event)
{
  g_array_append_vals (hexes, event->hexes->data, event->hexes->len);
  if (event->unit < scenario->units->len && before->unit_hex[event->unit] != HU_HEX_NONE)
    g_array_append_val (hexes, before->unit_hex[event->unit]);
  if (event->other_unit < scenario->units->len && before->unit_hex[event->other_unit] != HU_HEX_NONE)
    g_array_append_val (hexes, before->unit_hex[event->other_unit]);
}

static void
add_events (GArray          *hexes,
            HuDrillQuestion *self)
{
  HuScenario *scenario = hu_game_get_scenario (self->game);

  if (hu_drill_question_has_events (self))
    for (guint i = self->from; i < hu_game_get_position (self->game); i++)
      {
        const HuEvent *event = hu_game_get_event (self->game, i);

        add_event (hexes, scenario, hu_game_peek_before (self->game, i + 1), event);
      }
  if (self->supposed != NULL)
    add_event (hexes, scenario, hu_snapshot_get_state (hu_drill_question_get_now (self)), self->supposed);
}

/* Facts about lines of supply rest on the narrowest cut and on where more units would close it. */
static void
add_supply (GArray           *hexes,
            const HuSnapshot *now)
{
  const GPtrArray *meters = hu_snapshot_get_meters (now);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->more_hexes == NULL || meter->more_hexes->len == 0)
        continue;
      g_array_append_vals (hexes, meter->hexes->data, meter->hexes->len);
      g_array_append_vals (hexes, meter->more_hexes->data, meter->more_hexes->len);
    }
}

/* The subject of such a fact may lie anywhere. */
static gboolean
is_everywhere (HuFactKind kind)
{
  return kind == HU_FACT_WINNER || kind == HU_FACT_OUTCOME || kind == HU_FACT_ENDING || kind == HU_FACT_LEVEL ||
         kind == HU_FACT_POINTS || kind == HU_FACT_CITIES || kind == HU_FACT_CVP || kind == HU_FACT_EXIT_VP ||
         kind == HU_FACT_OPEN_ROWS || kind == HU_FACT_MOVED;
}

GArray *
hu_drill_question_list_hexes (HuDrillQuestion *self)
{
  HuSnapshot *now;
  const HuGrid *grid;
  GArray *hexes;
  g_autoptr(HuAnswer) answer = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  now = hu_drill_question_get_now (self);
  grid = hu_snapshot_get_scenario (now)->map->grid;
  hexes = hu_fact_list_hexes (self->fact, now);
  if (is_everywhere (self->fact->kind))
    for (HuHex hex = 0; hex < grid->n_hexes; hex++)
      if (hu_grid_has (grid, hex))
        g_array_append_val (hexes, hex);
  answer = hu_drill_question_find_answer (self);
  if (answer->kind == HU_ANSWER_HEXES)
    g_array_append_vals (hexes, answer->set->data, answer->set->len);
  add_events (hexes, self);
  if (self->fact->kind == HU_FACT_ISOLATED || self->fact->kind == HU_FACT_LIFELINE || self->fact->kind == HU_FACT_FEWEST)
    add_supply (hexes, now);

  return hexes;
}

static void
add_unit (GArray        *units,
          const HuState *state,
          guint          unit)
{
  if (unit >= state->scenario->units->len || state->unit_hex[unit] == HU_HEX_NONE)
    return;

  for (guint i = 0; i < units->len; i++)
    if (g_array_index (units, guint, i) == unit)
      return;
  g_array_append_val (units, unit);
}

GArray *
hu_drill_question_list_units (HuDrillQuestion *self,
                              const HuState   *state)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (self != NULL && state != NULL, units);

  add_unit (units, state, self->fact->unit);
  for (guint i = self->from; hu_drill_question_has_events (self) && i < hu_game_get_position (self->game); i++)
    {
      add_unit (units, state, hu_game_get_event (self->game, i)->unit);
      add_unit (units, state, hu_game_get_event (self->game, i)->other_unit);
    }
  if (self->supposed != NULL)
    {
      add_unit (units, state, self->supposed->unit);
      add_unit (units, state, self->supposed->other_unit);
    }

  return units;
}

/* Of the map in a window of 1024 × 700 pixels, beside the panel and below the bar, without a margin. */
#define ROOM_WIDTH 620.0
#define ROOM_HEIGHT 600.0
#define ROOT_3 1.7320508
/* Widths of counters, in map units, of which a hex has √3 from side to side. */
#define COUNTER 1.20
#define TACTICAL_COUNTER 1.06

gboolean
hu_drill_question_is_readable (HuDrillQuestion *self)
{
  const HuScenario *scenario;
  const HuGrid *grid;
  g_autoptr(GArray) hexes = NULL;
  gint left = G_MAXINT, right = 0, top = G_MAXINT, bottom = 0;
  double pitch, width, height;

  g_return_val_if_fail (self != NULL, FALSE);

  scenario = hu_game_get_scenario (self->game);
  grid = scenario->map->grid;
  hexes = hu_drill_question_list_hexes (self);
  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);

      left = MIN (left, hu_grid_column (grid, hex));
      right = MAX (right, hu_grid_column (grid, hex));
      top = MIN (top, hu_grid_row (grid, hex));
      bottom = MAX (bottom, hu_grid_row (grid, hex));
    }
  if (hexes->len == 0)
    return TRUE;

  /* Half a hex more for the hexes that stand between; along the lanes hexes are nearer to each other than across. */
  pitch = ROOT_3 * HU_DRILL_COUNTER / (hu_scenario_is_tactical (scenario) ? TACTICAL_COUNTER : COUNTER);
  width = (right - left + 1.5) * pitch;
  height = (bottom - top + 1.5) * pitch;
  if (grid->orientation == HU_ORIENTATION_FLAT)
    width *= ROOT_3 / 2;
  else
    height *= ROOT_3 / 2;

  return width <= ROOM_WIDTH && height <= ROOM_HEIGHT;
}

char *
hu_drill_question_dup_key (const HuDrillQuestion *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->file == NULL)
    return NULL;

  name = hu_file_dup_name (self->file);

  return g_strdup_printf ("%s %u %d %d %d %d %d", name, hu_game_get_position (self->game), self->kind, self->fact->kind,
                          self->fact->side, self->fact->subject_kind, self->fact->subject);
}
