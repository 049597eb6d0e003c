/*
 * Nobody writes down how few moves are enough. The lesson's own solution is an upper bound; where it takes two moves, every
 * single one is judged. More would take too long while the learner waits: a test holds that no task with stars asks for more.
 */
#include "hu-lesson-stars.h"

#include "hu-lesson-goals.h"

static guint
count (HuEvent * const *events,
       guint            n_events)
{
  guint n = 0;

  for (guint i = 0; i < n_events; i++)
    n += events[i]->verb != HU_VERB_END_PHASE && events[i]->verb != HU_VERB_NOTE;

  return n;
}

guint
hu_lesson_count_moves (HuLesson *self)
{
  g_autoptr(GPtrArray) done = NULL;

  g_return_val_if_fail (HU_IS_LESSON (self), 0);

  done = hu_lesson_list_done (self);

  return count ((HuEvent * const *) done->pdata, done->len);
}

/* The events that led to the beginning of the step; (element-type HuEvent), borrowed. */
static GPtrArray *
list_before (HuLesson *self)
{
  GPtrArray *events = g_ptr_array_new ();

  for (guint i = 0; i < hu_snapshot_get_n_events (hu_lesson_get_beginning (self)); i++)
    g_ptr_array_add (events, hu_game_get_event (hu_lesson_get_game (self), i));

  return events;
}

static gboolean
is_enough (HuLesson  *self,
           GPtrArray *before,
           HuEvent   *move)
{
  HuScenario *scenario = hu_game_get_scenario (hu_lesson_get_game (self));
  const HuLessonStep *step = hu_lesson_get_step (self);
  g_autoptr(HuSnapshot) then = NULL;
  HuRefusal refusal;
  guint refused;

  if (hu_lesson_only_check (step->only, scenario, &move, 1).kind != HU_EXCESS_NONE)
    return FALSE;

  g_ptr_array_add (before, move);
  then = hu_adjudicate (scenario, (HuEvent * const *) before->pdata, before->len, &refusal, &refused);
  g_ptr_array_set_size (before, (gint) before->len - 1);
  for (guint i = 0; then != NULL && i < step->goals->len; i++)
    if (!hu_goal_is_met (g_ptr_array_index (step->goals, i), then, hu_lesson_get_beginning (self), &move, 1))
      return FALSE;

  return then != NULL;
}

static gboolean
is_one_enough (HuLesson *self)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_lesson_get_game (self));
  g_autoptr(GPtrArray) before = list_before (self);

  for (guint unit = 0; unit < scenario->units->len; unit++)
    for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
      if (hu_grid_has (scenario->map->grid, hex))
        {
          g_autoptr(HuEvent) move = hu_event_new_move (unit, &hex, 1);

          if (is_enough (self, before, move))
            return TRUE;
        }

  return FALSE;
}

guint
_hu_lesson_find_fewest (HuLesson *self)
{
  const HuLessonStep *step = hu_lesson_get_step (self);
  guint own = count ((HuEvent * const *) step->events->pdata, step->events->len);

  return own == 2 && is_one_enough (self) ? 1 : own;
}

guint
hu_lesson_count_stars (HuLesson *self)
{
  guint moves, fewest;

  g_return_val_if_fail (HU_IS_LESSON (self), 0);

  if (!hu_lesson_get_step (self)->stars)
    return 0;

  moves = hu_lesson_count_moves (self);
  fewest = hu_lesson_get_fewest (self);

  return moves <= fewest ? HU_STARS_MOST : moves == fewest + 1 ? HU_STARS_MOST - 1 : 1;
}
