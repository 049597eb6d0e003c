/*
 * Flip maps: the question, and the parts that all kinds of flip maps share.
 */
#include "hu-flip-private.h"

#include "hu-flip-reserve.h"
#include "hu-supply-need.h"
#include "hu-system.h"

#include <string.h>

void
hu_reserve_grow (gpointer      array,
                 guint         n,
                 gsize         size,
                 gconstpointer value)
{
  guint8 **bytes = array;

  *bytes = g_realloc_n (*bytes, n + 1, size);
  memcpy (*bytes + n * size, value, size);
}

static void
grow_state (HuState *state,
            guint    n)
{
  HU_RESERVE_GROW (state->unit_hex, n, HuHex, HU_HEX_NONE);
  HU_RESERVE_GROW (state->unit_status, n, guint8, HU_UNIT_WAITING);
  HU_RESERVE_GROW (state->unit_storey, n, HuStorey, HU_STOREY_GROUND);
  HU_RESERVE_GROW (state->unit_states, n, guint16, HU_STATE_ARMED);
  HU_RESERVE_GROW (state->unit_in, n, guint, HU_UNIT_NONE);
  HU_RESERVE_GROW (state->unit_captor, n, gint8, HU_SIDE_NONE);
  HU_RESERVE_GROW (state->unit_crew, n, guint8, 0);
  HU_RESERVE_GROW (state->unit_ma, n, guint8, 0);
  HU_RESERVE_GROW (state->unit_leadership, n, gint8, 0);
  HU_RESERVE_GROW (state->secret_since, n, guint, HU_NEVER_SECRET);
  if (state->hex_units == NULL)
    return;
  HU_RESERVE_GROW (state->next_unit, n, gint32, -1);
  HU_RESERVE_GROW (state->previous_unit, n, gint32, -1);
}

void
hu_reserve_init (HuReserve     *self,
                 const HuState *state,
                 HuUnitKind     kind,
                 HuSide         side)
{
  const HuScenario *scenario = state->scenario;

  self->unit = scenario->units->len;
  self->one = (HuUnit) {
    .id = (char *) "", .name = (char *) "", .side = side, .kind = kind, .at = HU_HEX_NONE, .strength = -1, .line = TRUE,
    .zoc = HU_TRISTATE_UNSET, .states = HU_STATE_ARMED, .in = HU_UNIT_NONE, .vp = -1,
  };
  self->scenario = *scenario;
  self->scenario.units = g_ptr_array_sized_new (self->unit + 1);
  for (guint i = 0; i < self->unit; i++)
    g_ptr_array_add (self->scenario.units, g_ptr_array_index (scenario->units, i));
  g_ptr_array_add (self->scenario.units, &self->one);

  self->state = hu_state_copy (state);
  grow_state (self->state, self->unit);
  self->state->scenario = &self->scenario;
}

void
hu_reserve_clear (HuReserve *self)
{
  hu_state_free (self->state);
  g_ptr_array_unref (self->scenario.units);
}

static gboolean
is_side (HuSide side)
{
  return side == HU_SIDE_FIRST || side == HU_SIDE_SECOND;
}

/* Returns the rule system that answers @question, where it is not a question of supply. */
static const HuSystem *
find_system (const HuScenario *scenario,
             const HuQuestion *question)
{
  for (guint id = 0; is_side (question->side) && id < HU_N_SYSTEMS; id++)
    {
      const HuSystem *system = hu_system_get (id);

      if (system->can_ask != NULL && hu_system_in_force (scenario, id) && system->can_ask (scenario, question))
        return system;
    }

  return NULL;
}

gboolean
hu_question_is_supply (const HuQuestion *question)
{
  g_return_val_if_fail (question != NULL, FALSE);

  return question->kind == HU_QUESTION_ISOLATE || question->kind == HU_QUESTION_SUPPLY || question->kind == HU_QUESTION_NEED;
}

static gboolean
can_ask_supply (const HuScenario *scenario,
                const HuQuestion *question)
{
  if (question->kind == HU_QUESTION_ISOLATE)
    return hu_supply_find_asked (scenario, NULL);

  if (question->kind == HU_QUESTION_NEED)
    return is_side (question->side) && hu_supply_find_need (scenario, question->subject, question->side) >= 0;

  return hu_supply_rules_find (scenario, question->side, NULL) && question->subject >= 0 &&
         hu_grid_has (scenario->map->grid, question->subject) && !hu_map_is_impassable (scenario->map, question->subject);
}

/* @scenario: a finished scenario.  Returns whether the rules it is about are in force, and the things it names
 * exist. */
gboolean
hu_question_possible (const HuScenario *scenario,
                      const HuQuestion *question)
{
  g_return_val_if_fail (scenario != NULL && question != NULL, FALSE);

  if (!is_side (question->units))
    return FALSE;

  return hu_question_is_supply (question) ? can_ask_supply (scenario, question) : find_system (scenario, question) != NULL;
}

gboolean
hu_question_equal (const HuQuestion *a,
                   const HuQuestion *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->kind == b->kind && a->units == b->units &&
         (a->kind == HU_QUESTION_ISOLATE || a->side == b->side) &&
         (a->kind == HU_QUESTION_ISOLATE || a->kind == HU_QUESTION_LINE || a->subject == b->subject) &&
         (a->kind != HU_QUESTION_OWNER || a->subject_kind == b->subject_kind);
}

gboolean
hu_question_ask (const HuState    *state,
                 const HuQuestion *question)
{
  const HuSystem *system;

  g_return_val_if_fail (state != NULL && question != NULL, FALSE);
  g_return_val_if_fail (hu_question_possible (state->scenario, question), FALSE);

  if (hu_question_is_supply (question))
    return hu_flip_ask_supply (state, question);

  system = find_system (state->scenario, question);
  g_return_val_if_fail (system != NULL, FALSE);

  return system->ask (state, question);
}

/* Marks where a ground unit of the question's `units` can come and from where it can go, for questions about
 * hexes: not where ground units of the other side stand. */
void
hu_flip_mark_possible (HuFlipWork *work)
{
  const HuState *state = work->state;
  const HuMap *map = state->scenario->map;
  g_autofree guint8 *theirs = g_malloc0 ((gsize) map->grid->n_hexes);

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (state->unit_status[i] != HU_UNIT_ON_MAP || !hu_unit_is_ground (unit))
        continue;
      if (unit->side == work->map->question.units)
        work->map->may[state->unit_hex[i]] |= HU_FLIP_LESS;
      else
        theirs[state->unit_hex[i]] = TRUE;
    }

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (map->grid->exists[hex] && !hu_map_is_impassable (map, hex) && !theirs[hex])
      work->map->may[hex] |= HU_FLIP_MORE;
}

static gboolean
fill (HuFlipWork *work)
{
  const HuSystem *system;

  if (hu_question_is_supply (&work->map->question))
    return hu_flip_supply (work);

  system = find_system (work->state->scenario, &work->map->question);
  g_return_val_if_fail (system != NULL, FALSE);

  return system->fill_flips (work);
}

/**
 * hu_flip_map_new:
 * @state: a state; it may be read from another thread meanwhile
 * @question: a question that can be asked in @state
 * @progress: (nullable): called now and then with how far the map is
 *
 * Finds every hex where one more unit of @question's `units`, or one less, reverses the answer.
 * The additional unit is a plain one: a ground unit that projects a zone of control, a
 * division, an armed Good Order squad.  The unit less is any of those that stand there.  A unit
 * cannot be put where a unit of the other side stands, nor in water, nor, for the attacker, in
 * the capital, which would be 4.2 and not 4.3.
 *
 * The map is exact: its result for a hex is the answer after the unit is put there, or taken
 * away.
 *
 * Returns: (transfer full) (nullable): the map, or %NULL where @progress
 *   stopped it
 */
HuFlipMap *
hu_flip_map_new (const HuState    *state,
                 const HuQuestion *question,
                 HuFlipProgress    progress,
                 gpointer          data)
{
  g_autoptr(HuFlipMap) map = NULL;
  HuFlipWork work = { .state = state, .progress = progress, .data = data };
  gsize n;

  g_return_val_if_fail (state != NULL && question != NULL, NULL);
  g_return_val_if_fail (hu_question_possible (state->scenario, question), NULL);

  n = (gsize) state->scenario->map->grid->n_hexes;
  work.map = map = g_new0 (HuFlipMap, 1);
  map->question = *question;
  map->answer = hu_question_ask (state, question);
  map->n_hexes = (guint) n;
  map->may = g_malloc0 (n);
  map->flips = g_malloc0 (n);
  map->less = g_new (guint, n);
  for (gsize i = 0; i < n; i++)
    map->less[i] = HU_UNIT_NONE;

  if (!fill (&work))
    return NULL;

  map->n_margins_known = (HuHex) n;
  if (!hu_flip_tell (&work, (HuHex) n))
    return NULL;

  return g_steal_pointer (&map);
}

/* NULL stays NULL. */
static gpointer
dup_array (gconstpointer array,
           gsize         size)
{
  return array != NULL ? g_memdup2 (array, size) : NULL;
}

/* @map: a flip map, which may be unfinished. */
HuFlipMap *
hu_flip_map_copy (const HuFlipMap *map)
{
  HuFlipMap *copy;

  g_return_val_if_fail (map != NULL, NULL);

  copy = g_memdup2 (map, sizeof *map);
  copy->may = dup_array (map->may, map->n_hexes);
  copy->flips = dup_array (map->flips, map->n_hexes);
  copy->less = dup_array (map->less, map->n_hexes * sizeof (guint));
  copy->change = dup_array (map->change, map->n_hexes * sizeof (gint16));
  copy->hex_margins = dup_array (map->hex_margins, map->n_hexes * sizeof (gint32));
  copy->unit_margins = dup_array (map->unit_margins, map->n_hexes);

  return copy;
}

void
hu_flip_map_free (HuFlipMap *map)
{
  g_return_if_fail (map != NULL);

  g_free (map->may);
  g_free (map->flips);
  g_free (map->less);
  g_free (map->change);
  g_free (map->hex_margins);
  g_free (map->unit_margins);
  g_free (map);
}

/* @how: HU_FLIP_MORE, HU_FLIP_LESS or both.  Returns the number of hexes where one of @how reverses the answer. */
guint
hu_flip_map_count (const HuFlipMap *map,
                   guint            how)
{
  guint n = 0;

  g_return_val_if_fail (map != NULL, 0);

  for (guint i = 0; i < map->n_hexes; i++)
    n += (map->flips[i] & how) != 0;

  return n;
}
