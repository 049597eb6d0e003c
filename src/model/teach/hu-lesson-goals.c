/*
 * A step to do under way.  A position counts as a dead end if neither the events of the lesson's own solution, without
 * those that are refused by now, nor one more move of a unit that may move meets the goals: a learner cannot be expected
 * to find a longer way.
 */
#include "hu-lesson-goals.h"

/* The most positions that are looked at for one more move. */
#define MOST_TRIES 600

GPtrArray *
hu_lesson_list_done (HuLesson *self)
{
  GPtrArray *events = g_ptr_array_new ();
  HuGame *game;

  g_return_val_if_fail (HU_IS_LESSON (self), events);

  game = hu_lesson_get_game (self);
  for (guint i = hu_snapshot_get_n_events (hu_lesson_get_beginning (self)); i < hu_game_get_position (game); i++)
    g_ptr_array_add (events, hu_game_get_event (game, i));

  return events;
}

gboolean
hu_lesson_is_goal_met (HuLesson *self,
                       guint     goal)
{
  g_autoptr(GPtrArray) done = NULL;
  const HuLessonStep *step;

  g_return_val_if_fail (HU_IS_LESSON (self), FALSE);

  step = hu_lesson_get_step (self);
  g_return_val_if_fail (goal < step->goals->len, FALSE);

  done = hu_lesson_list_done (self);

  return hu_goal_is_met (g_ptr_array_index (step->goals, goal), hu_game_get_snapshot (hu_lesson_get_game (self)),
                         hu_lesson_get_beginning (self), (HuEvent * const *) done->pdata, done->len);
}

/* Tells whether @events, which led to @snapshot, do the step. */
static gboolean
is_done_by (HuLesson   *self,
            HuSnapshot *snapshot,
            GPtrArray  *events)
{
  const HuLessonStep *step = hu_lesson_get_step (self);
  HuEvent * const *all = (HuEvent * const *) events->pdata;

  if (hu_lesson_only_check (step->only, hu_snapshot_get_scenario (snapshot), all, events->len).kind != HU_EXCESS_NONE)
    return FALSE;
  for (guint i = 0; i < step->goals->len; i++)
    if (!hu_goal_is_met (g_ptr_array_index (step->goals, i), snapshot, hu_lesson_get_beginning (self), all, events->len))
      return FALSE;

  return TRUE;
}

gboolean
hu_lesson_are_goals_met (HuLesson *self)
{
  g_autoptr(GPtrArray) done = NULL;

  g_return_val_if_fail (HU_IS_LESSON (self), FALSE);

  done = hu_lesson_list_done (self);

  return is_done_by (self, hu_game_get_snapshot (hu_lesson_get_game (self)), done);
}

HuExcess
hu_lesson_find_excess (HuLesson *self)
{
  g_autoptr(GPtrArray) done = NULL;

  g_return_val_if_fail (HU_IS_LESSON (self), ((HuExcess) { HU_EXCESS_NONE, 0, 0 }));

  done = hu_lesson_list_done (self);

  return hu_lesson_only_check (hu_lesson_get_step (self)->only, hu_game_get_scenario (hu_lesson_get_game (self)),
                               (HuEvent * const *) done->pdata, done->len);
}

/* --- The way on --- */

static HuSnapshot *
go_on (HuLesson  *self,
       GPtrArray *further,
       HuRefusal *refusal)
{
  return hu_game_what_if (hu_lesson_get_game (self), (HuEvent * const *) further->pdata, further->len, refusal);
}

/* Tells whether the lesson's own events lead there, without those that are refused, or that happened already.
 * @refusal: the first refusal. */
static gboolean
is_near_by_solution (HuLesson        *self,
                     const GPtrArray *done,
                     HuRefusal       *refusal)
{
  const HuLessonStep *step = hu_lesson_get_step (self);
  g_autoptr(GPtrArray) further = g_ptr_array_new ();
  g_autoptr(HuSnapshot) reached = NULL;

  refusal->code = HU_REFUSAL_NONE;
  for (guint i = 0; i < step->events->len; i++)
    {
      HuRefusal refused;
      HuSnapshot *then;

      g_ptr_array_add (further, g_ptr_array_index (step->events, i));
      then = go_on (self, further, &refused);
      if (then == NULL)
        {
          g_ptr_array_set_size (further, (gint) further->len - 1);
          if (refusal->code == HU_REFUSAL_NONE)
            *refusal = refused;
          continue;
        }
      g_clear_pointer (&reached, hu_snapshot_unref);
      reached = then;

      {
        g_autoptr(GPtrArray) all = g_ptr_array_copy ((GPtrArray *) done, NULL, NULL);

        g_ptr_array_extend (all, further, NULL, NULL);
        if (is_done_by (self, reached, all))
          return TRUE;
      }
    }

  return FALSE;
}

/* Tells whether one more move of @unit leads there; *@tries counts down. */
static gboolean
is_near_by_unit (HuLesson        *self,
                 const GPtrArray *done,
                 guint            unit,
                 guint           *tries)
{
  const HuMap *map = hu_game_get_scenario (hu_lesson_get_game (self))->map;

  for (HuHex hex = 0; hex < map->grid->n_hexes && *tries > 0; hex++)
    {
      g_autoptr(HuEvent) move = hu_event_new_move (unit, &hex, 1);
      g_autoptr(GPtrArray) all = g_ptr_array_copy ((GPtrArray *) done, NULL, NULL);
      g_autoptr(GPtrArray) further = g_ptr_array_new ();
      g_autoptr(HuSnapshot) then = NULL;
      HuRefusal refusal;

      (*tries)--;
      g_ptr_array_add (further, move);
      g_ptr_array_add (all, move);
      if (hu_lesson_only_check (hu_lesson_get_step (self)->only, hu_game_get_scenario (hu_lesson_get_game (self)),
                                (HuEvent * const *) all->pdata, all->len).kind != HU_EXCESS_NONE)
        return FALSE;
      then = hu_grid_has (map->grid, hex) ? go_on (self, further, &refusal) : NULL;
      if (then != NULL && is_done_by (self, then, all))
        return TRUE;
    }

  return FALSE;
}

HuReach
hu_lesson_find_reach (HuLesson  *self,
                      HuRefusal *refusal)
{
  g_autoptr(GPtrArray) done = NULL;
  guint tries = MOST_TRIES;

  g_return_val_if_fail (HU_IS_LESSON (self) && refusal != NULL, HU_REACH_OPEN);

  done = hu_lesson_list_done (self);
  if (hu_lesson_get_step (self)->kind != HU_STEP_DO || done->len == 0 || is_near_by_solution (self, done, refusal))
    return HU_REACH_OPEN;

  for (guint unit = 0; unit < hu_game_get_scenario (hu_lesson_get_game (self))->units->len; unit++)
    if (is_near_by_unit (self, done, unit, &tries))
      return HU_REACH_OPEN;

  return refusal->code != HU_REFUSAL_NONE ? HU_REACH_REFUSED : HU_REACH_FAR;
}
