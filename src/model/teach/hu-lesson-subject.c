/*
 * The subject of a step. Its text is part of it: a hex, a unit, a place or a building that the text calls by name has to be
 * seen, whether or not the step lights it.
 */
#include "hu-lesson-subject.h"

#include <string.h>

#define SHORTEST_NAME 3 /* letters: a unit called "6" is not meant by every 6 */

static void
add (GArray *list,
     gint    element)
{
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, gint, i) == element)
      return;

  if (element >= 0)
    g_array_append_val (list, element);
}

static void
add_all (GArray       *list,
         const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++)
    add (list, g_array_index (hexes, HuHex, i));
}

/* --- Names --- */

static gboolean
is_letter (char c)
{
  return g_ascii_isalnum (c) || (c & 0x80) != 0;
}

/* Whether @name stands in @text as words of its own. */
static gboolean
names (const char *text,
       const char *name)
{
  gsize length = strlen (name);

  if (g_utf8_strlen (name, -1) < SHORTEST_NAME)
    return FALSE;

  for (const char *at = strstr (text, name); at != NULL; at = strstr (at + 1, name))
    if ((at == text || !is_letter (at[-1])) && !is_letter (at[length]))
      return TRUE;

  return FALSE;
}

/* The 4-4-7 is not meant where the text speaks of the 4-4-7 B alone. */
static gboolean
is_part_of_another (const HuScenario *scenario,
                    const char       *text,
                    const char       *name)
{
  g_autoptr(GString) rest = g_string_new (text);

  for (guint i = 0; i < hu_scenario_get_n_units (scenario); i++)
    {
      const char *longer = hu_scenario_get_unit (scenario, i)->name;

      if (longer != NULL && strlen (longer) > strlen (name) && g_str_has_prefix (longer, name))
        g_string_replace (rest, longer, "", 0);
    }

  return !names (rest->str, name);
}

static void
add_named_units (GArray           *units,
                 const HuScenario *scenario,
                 const char       *text)
{
  for (guint i = 0; i < hu_scenario_get_n_units (scenario); i++)
    {
      const char *name = hu_scenario_get_unit (scenario, i)->name;

      if (name != NULL && names (text, name) && !is_part_of_another (scenario, text, name))
        add (units, (gint) i);
    }
}

GArray *
hu_lesson_step_list_named (const HuLessonStep *step,
                           const HuScenario   *scenario)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  add_named_units (units, scenario, step->text);
  if (step->after != NULL)
    add_named_units (units, scenario, step->after);
  for (guint i = 0; i < step->hints->len; i++)
    add_named_units (units, scenario, g_ptr_array_index (step->hints, i));

  return units;
}

/* Words that are names of hexes: "0504", "F4". */
static void
add_named_hexes (GArray       *hexes,
                 const HuGrid *grid,
                 const char   *text)
{
  for (const char *at = text; *at != '\0';)
    {
      const char *end = at;

      while (is_letter (*end))
        end++;
      if (end > at)
        {
          g_autofree char *word = g_strndup (at, (gsize) (end - at));
          HuHex hex = hu_grid_parse (grid, word, NULL);

          if (hex != HU_HEX_NONE && hu_grid_has (grid, hex))
            add (hexes, hex);
        }
      at = *end != '\0' ? end + 1 : end;
    }
}

static void
add_named_places (GArray      *hexes,
                  const HuMap *map,
                  const char  *text)
{
  for (guint i = 0; i < map->places->len; i++)
    {
      const HuPlace *place = g_ptr_array_index (map->places, i);

      if (place->name != NULL && names (text, place->name))
        add_all (hexes, place->hexes);
    }
  for (guint i = 0; i < map->buildings->len; i++)
    {
      const HuBuilding *building = hu_map_get_building (map, i);

      if (building->name != NULL && names (text, building->name))
        add_all (hexes, building->hexes);
    }
}

/* --- Facts and events --- */

static void
add_fact (GArray           *hexes,
          const HuSnapshot *snapshot,
          const HuFact     *fact)
{
  g_autoptr(GArray) about = fact != NULL ? hu_fact_list_hexes (fact, snapshot) : NULL;

  if (about != NULL)
    add_all (hexes, about);
}

static void
add_unit (GArray        *units,
          const HuState *state,
          guint          unit)
{
  if (unit != HU_UNIT_NONE && unit < hu_scenario_get_n_units (state->scenario) && state->unit_hex[unit] != HU_HEX_NONE)
    add (units, (gint) unit);
}

static const HuState *
get_state (HuLesson *self)
{
  return hu_snapshot_get_state (hu_game_get_snapshot (hu_lesson_get_game (self)));
}

/* The events of a recorded game are all over the map: its steps say themselves what is to be looked at. */
static gboolean
has_own_events (HuLesson *self)
{
  return !hu_lesson_is_recorded (self);
}

/* The units of the step, as far as they are on the map now; (transfer full) (element-type guint). */
static GArray *
list_units (HuLesson *self)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));
  const HuLessonStep *step;
  const HuState *state;

  g_return_val_if_fail (HU_IS_LESSON (self), units);

  step = hu_lesson_get_step (self);
  state = get_state (self);
  for (guint i = 0; i < step->units->len; i++)
    add_unit (units, state, g_array_index (step->units, guint, i));
  if (step->ask != NULL)
    add_unit (units, state, step->ask->unit);
  for (guint i = 0; i < step->goals->len; i++)
    {
      const HuGoal *goal = g_ptr_array_index (step->goals, i);

      if (goal->fact != NULL)
        add_unit (units, state, goal->fact->unit);
    }
  for (guint i = 0; has_own_events (self) && i < step->events->len; i++)
    add_unit (units, state, ((const HuEvent *) g_ptr_array_index (step->events, i))->unit);
  add_named_units (units, state->scenario, step->text);
  for (guint i = units->len; i-- > 0;)
    if (state->unit_hex[g_array_index (units, guint, i)] == HU_HEX_NONE)
      g_array_remove_index (units, i);

  return units;
}

GArray *
hu_lesson_list_hexes (HuLesson *self)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) units = NULL;
  const HuLessonStep *step;
  const HuSnapshot *snapshot;
  const HuState *state;

  g_return_val_if_fail (HU_IS_LESSON (self), hexes);

  step = hu_lesson_get_step (self);
  snapshot = hu_game_get_snapshot (hu_lesson_get_game (self));
  state = hu_snapshot_get_state (snapshot);
  units = list_units (self);
  add_all (hexes, step->hexes);
  for (guint i = 0; i < units->len; i++)
    add (hexes, state->unit_hex[g_array_index (units, guint, i)]);
  add_fact (hexes, snapshot, step->ask);
  for (guint i = 0; i < step->goals->len; i++)
    add_fact (hexes, snapshot, ((const HuGoal *) g_ptr_array_index (step->goals, i))->fact);
  for (guint i = 0; has_own_events (self) && i < step->events->len; i++)
    add_all (hexes, ((const HuEvent *) g_ptr_array_index (step->events, i))->hexes);
  add_named_hexes (hexes, state->scenario->map->grid, step->text);
  add_named_places (hexes, state->scenario->map, step->text);

  return hexes;
}

GArray *
hu_lesson_list_stacks (HuLesson *self)
{
  GArray *stacks = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) units = NULL;
  const HuLessonStep *step;
  const HuState *state;

  g_return_val_if_fail (HU_IS_LESSON (self), stacks);

  step = hu_lesson_get_step (self);
  state = get_state (self);
  units = list_units (self);
  for (guint i = 0; i < units->len; i++)
    if (hu_state_is_stack (state, state->unit_hex[g_array_index (units, guint, i)]))
      add (stacks, state->unit_hex[g_array_index (units, guint, i)]);
  for (guint i = 0; i < step->hexes->len; i++)
    if (hu_state_is_stack (state, g_array_index (step->hexes, HuHex, i)))
      add (stacks, g_array_index (step->hexes, HuHex, i));

  return stacks;
}

static gboolean
is_location (const HuFact *fact)
{
  return fact != NULL && fact->subject_kind == HU_SUBJECT_LOCATION && fact->subject >= 0;
}

HuStorey
hu_lesson_find_storey (HuLesson *self,
                       HuStorey  present)
{
  const HuLessonStep *step;
  const HuMap *map;

  g_return_val_if_fail (HU_IS_LESSON (self), present);

  step = hu_lesson_get_step (self);
  map = hu_game_get_scenario (hu_lesson_get_game (self))->map;
  if (is_location (step->ask))
    return hu_location_storey (map, step->ask->subject);
  for (guint i = 0; i < step->goals->len; i++)
    {
      const HuGoal *goal = g_ptr_array_index (step->goals, i);

      if (is_location (goal->fact))
        return hu_location_storey (map, goal->fact->subject);
    }

  return step->ask != NULL || step->goals->len > 0 ? HU_STOREY_GROUND : present;
}
