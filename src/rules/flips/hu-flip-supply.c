/*
 * Are the hexes isolated that the rules in force ask supply for, or is a unit in some hex out of
 * supply?  Finds where one more unit, or one less, reverses the answer.
 *
 * While some line gets through, only closing a hex helps: by one more enemy unit (the hexes of
 * margin 1), or by one friendly unit less, so that a zone of control closes its hex, which must
 * be a critical one.  While no line gets through, only opening a hex helps, and only where the
 * opened hex lies beside one that is reached; there are few of these, and each is tried.
 *
 * A unit that stands at a source needs no line.  Then only what closes its own hex matters, and that is tried, too.
 */
#include "hu-flip-private.h"

#include "hu-supply-locks.h"
#include "hu-supply-need.h"

#include <string.h>

typedef struct
{
  HuFlipWork        *work;
  HuSupplySituation *situation;
  HuSupplyField      field;
  const HuGrid      *grid;
  const HuSupplyRules *rules;
  HuSide             friend; /* whose lines they are */
  HuSide             enemy;
  HuHex              origin; /* of a question about one hex, which may be a source itself; else HU_HEX_NONE */
} SupplyWork;

/* Takes what is asked; @self must stay where it is. */
static void
supply_work_init (SupplyWork       *self,
                  HuFlipWork       *work,
                  const HuState    *state,
                  const HuQuestion *question)
{
  HuSupplyAsked asked = { .side = question->side };

  self->work = work;
  self->grid = state->scenario->map->grid;
  self->origin = question->kind != HU_QUESTION_ISOLATE ? question->subject : HU_HEX_NONE;
  if (self->origin != HU_HEX_NONE)
    {
      self->situation = question->kind == HU_QUESTION_NEED
        ? hu_supply_situation_new_needed (state, (guint) hu_supply_find_need (state->scenario, self->origin, asked.side))
        : hu_supply_situation_new (state, asked.side);
      if (question->kind == HU_QUESTION_SUPPLY && self->situation->friendly[self->origin])
        {
          hu_supply_situation_free (self->situation);
          self->situation = hu_supply_situation_new_of_units (state, asked.side);
        }
      self->field = hu_supply_situation_field (self->situation, &self->origin, 1);
    }
  else
    {
      hu_supply_find_asked (state->scenario, &asked);
      self->situation = hu_supply_situation_new_asked (state);
      self->field = hu_supply_situation_field (self->situation, (const HuHex *) asked.origins->data, asked.origins->len);
    }
  self->rules = &self->situation->rules;
  self->friend = asked.side;
  self->enemy = hu_side_other (asked.side);
}

/* Tells whether the one hex asked about is a source that can be used. */
static gboolean
is_at_source (const SupplyWork *self)
{
  return self->origin != HU_HEX_NONE && hu_supply_is_at_source (&self->field, self->origin);
}

static gboolean
is_supplied (const SupplyWork *self)
{
  return is_at_source (self) || hu_supply_reaches (&self->field);
}

gboolean
hu_flip_ask_supply (const HuState    *state,
                    const HuQuestion *question)
{
  SupplyWork self;
  gboolean supplied;

  supply_work_init (&self, NULL, state, question);
  supplied = is_supplied (&self);
  hu_supply_situation_free (self.situation);

  return !supplied;
}

/* Is @unit a ground unit of @side on the map? */
static gboolean
stands (const HuState *state,
        guint          unit,
        HuSide         side)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);

  return counter->side == side && state->unit_status[unit] == HU_UNIT_ON_MAP && hu_unit_is_ground (counter);
}

/* Counts the ground units of @side in each hex. */
static guint16 *
count_units (const HuState *state,
             HuSide         side)
{
  guint16 *n = g_new0 (guint16, state->scenario->map->grid->n_hexes);

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (stands (state, i, side))
      n[state->unit_hex[i]]++;

  return n;
}

/* --- A line gets through: what closes it? --- */

static gboolean
told_margins (guint    n,
              HuHex    hex,
              gpointer data)
{
  SupplyWork *self = data;
  HuFlipMap *map = self->work->map;

  if (n == 1)
    for (HuHex i = map->n_flips_known; i < hex; i++)
      if (map->question.units == self->enemy && map->unit_margins[i] == 1)
        map->flips[i] |= HU_FLIP_MORE;
  if (n == 2)
    map->n_margins_known = hex;

  return hu_flip_tell (self->work, n == 1 ? hex : self->grid->n_hexes);
}

/* A friendly unit that leaves lets the zone of control close its hex. */
static void
find_closing_by_going (SupplyWork        *self,
                       const HuSupplyCut *cut)
{
  const HuState *state = self->work->state;
  g_autoptr(GArray) critical = hu_supply_critical (&self->field, cut);
  g_autofree guint16 *n_units = count_units (state, self->friend);
  g_autofree guint8 *is_critical = g_malloc0 ((gsize) self->grid->n_hexes);

  if (!self->rules->blocked_by_zoc || !self->rules->zoc_negated_by_units)
    return;

  for (guint i = 0; i < critical->len; i++)
    is_critical[g_array_index (critical, HuHex, i)] = TRUE;
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuHex hex = state->unit_hex[i];

      if (stands (state, i, self->friend) && n_units[hex] == 1 && self->situation->zoc[hex] &&
          is_critical[hex])
        hu_flip_set_less (self->work->map, hex, i);
    }
}

static gboolean
find_closing (SupplyWork   *self,
              const guint8 *placeable)
{
  HuFlipMap *map = self->work->map;
  g_autoptr(HuSupplyCut) cut = hu_supply_cut_exactly (&self->field);
  HuFootprint footprint;

  hu_supply_situation_footprint (self->situation, placeable, &footprint);
  map->width = cut->hexes->len;
  map->width_exact = cut->exact;
  map->hex_margins = hu_supply_hex_margins (&self->field, cut);
  map->unit_margins = g_malloc0 ((gsize) self->grid->n_hexes);
  if (map->question.units == self->friend)
    find_closing_by_going (self, cut);

  return hu_supply_unit_margins (&self->field, cut, &footprint, map->unit_margins, told_margins, self);
}

/* --- At a source: what closes it? --- */

/* Closes the hexes that one more enemy unit at @hex would, and tells whether that isolates. */
static gboolean
isolates (SupplyWork        *self,
          const HuFootprint *footprint,
          HuHex              hex)
{
  HuHex closed[1 + HU_N_DIRECTIONS];
  guint8 before[1 + HU_N_DIRECTIONS];
  guint n = 0;
  gboolean isolated;

  if (footprint->closes_own_hex)
    closed[n++] = hex;
  for (gint direction = 0; footprint->closes_neighbours && direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex next = hu_grid_neighbour (self->grid, hex, direction);

      if (next != HU_HEX_NONE && !(footprint->immune != NULL && footprint->immune[next]) &&
          !hu_map_is_barrier (self->work->state->scenario->map, hex, direction))
        closed[n++] = next;
    }
  for (guint i = 0; i < n; i++)
    {
      before[i] = self->situation->block[closed[i]];
      self->situation->block[closed[i]] = HU_BLOCK_ZOC;
    }
  isolated = !is_supplied (self);
  for (guint i = 0; i < n; i++)
    self->situation->block[closed[i]] = before[i];

  return isolated;
}

/* The only unit at the source lets a zone of control close it by going. */
static void
find_leaving_source (SupplyWork *self)
{
  const HuState *state = self->work->state;
  g_autofree guint16 *n_units = count_units (state, self->friend);
  guint8 block = self->situation->block[self->origin];
  gboolean inside = self->situation->inside != NULL && self->situation->inside[self->origin];
  gboolean closes = self->situation->zoc[self->origin] && self->rules->blocked_by_zoc && self->rules->zoc_negated_by_units;
  gboolean isolated;

  if (n_units[self->origin] != 1 || !(closes || inside))
    return;

  /* A capital supplies those inside, and without them nobody is. */
  if (closes)
    self->situation->block[self->origin] = HU_BLOCK_ZOC;
  if (inside)
    self->field.inside = NULL;
  isolated = !is_supplied (self);
  self->situation->block[self->origin] = block;
  self->field.inside = self->situation->inside;
  for (guint i = 0; isolated && i < state->scenario->units->len; i++)
    if (stands (state, i, self->friend) && state->unit_hex[i] == self->origin)
      hu_flip_set_less (self->work->map, self->origin, i);
}

static gboolean
find_closing_source (SupplyWork   *self,
                     const guint8 *placeable)
{
  HuFlipMap *map = self->work->map;
  HuFootprint footprint;

  hu_supply_situation_footprint (self->situation, placeable, &footprint);
  if (map->question.units == self->friend)
    find_leaving_source (self);
  else
    for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
      {
        HuHex hex = hu_grid_neighbour (self->grid, self->origin, direction);

        if (hex != HU_HEX_NONE && placeable[hex] && isolates (self, &footprint, hex))
          map->flips[hex] |= HU_FLIP_MORE;
      }

  return hu_flip_tell (self->work, self->grid->n_hexes);
}

/* --- None does: what opens one? --- */

/* Returns what stops lines in @hex, given the units there and the zones of control that reach it; the owner
 * passes to the side that enters. */
static HuBlock
block_with (const SupplyWork *self,
            HuHex             hex,
            gboolean          friendly,
            gboolean          enemy,
            gboolean          zoc,
            HuSide            owner)
{
  if (hu_supply_situation_is_barred (self->situation, hex))
    return HU_BLOCK_TERRAIN;
  if (enemy && self->rules->blocked_by_units)
    return HU_BLOCK_UNIT;
  if (zoc && self->rules->blocked_by_zoc && !(friendly && self->rules->zoc_negated_by_units))
    return HU_BLOCK_ZOC;

  return owner == self->enemy && self->rules->blocked_by_owner ? HU_BLOCK_OWNER : HU_BLOCK_OPEN;
}

/* Tells whether a line gets through with the @n hexes at @opened open.  That needs one of them beside a hex
 * that is reached. */
static gboolean
gets_through (SupplyWork   *self,
              const guint8 *beside,
              const HuHex  *opened,
              guint         n)
{
  gboolean touches = FALSE;
  guint8 before[1 + HU_N_DIRECTIONS];
  gboolean reaches;

  for (guint i = 0; i < n; i++)
    touches |= beside[opened[i]] || opened[i] == self->origin;
  if (!touches)
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      before[i] = self->situation->block[opened[i]];
      self->situation->block[opened[i]] = HU_BLOCK_OPEN;
    }
  reaches = is_supplied (self);
  for (guint i = 0; i < n; i++)
    self->situation->block[opened[i]] = before[i];

  return reaches;
}

/* Tells whether one more friendly unit in @hex opens a line. */
static gboolean
opens_by_coming (SupplyWork   *self,
                 const guint8 *beside,
                 HuHex         hex)
{
  HuSupplySituation *situation = self->situation;
  gboolean was_source = situation->source[hex];
  gboolean is_open = situation->block[hex] == HU_BLOCK_OPEN;
  gboolean found;

  if (hex == self->origin && self->situation->need < 0 && situation->rules.inside != NULL &&
      hu_hexes_have (situation->rules.inside, hex) && !situation->enemy[hex])
    return TRUE;
  if (!is_open &&
      block_with (self, hex, TRUE, situation->enemy[hex], situation->zoc[hex], self->friend) != HU_BLOCK_OPEN)
    return FALSE;

  /* A unit that comes there makes its side the owner of the hex. */
  if (situation->sites != NULL && situation->sites[hex])
    situation->source[hex] = TRUE;
  found = is_open ? situation->source[hex] != was_source && is_supplied (self)
                  : gets_through (self, beside, &hex, 1);
  situation->source[hex] = was_source;

  return found;
}

/* Finds the hexes that no line reaches and that lie beside a reached one. */
static guint8 *
find_beside (SupplyWork *self)
{
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&self->field);
  guint8 *beside = g_malloc0 ((gsize) self->grid->n_hexes);

  for (guint i = 0; i < trace->frontier->len; i++)
    beside[g_array_index (trace->frontier, HuFrontierHex, i).hex] = TRUE;

  return beside;
}

/* Tells whether a line gets through without the enemy's @unit. */
static gboolean
opens_by_going (SupplyWork    *self,
                HuSupplyLocks *locks,
                guint          unit)
{
  HuSupplyField field = self->field;
  gboolean opens;

  field.block = locks->block;
  hu_supply_locks_take (locks, unit);
  opens = (self->origin != HU_HEX_NONE && hu_supply_is_at_source (&field, self->origin)) || hu_supply_reaches (&field);
  hu_supply_locks_put (locks, unit);

  return opens;
}

static gboolean
find_opening_by_going (SupplyWork *self)
{
  const HuState *state = self->work->state;
  HuSupplyLocks locks;
  gboolean whole = TRUE;

  hu_supply_locks_init (&locks, self->situation, TRUE);
  for (guint i = 0; i < state->scenario->units->len && whole; i++)
    {
      if (stands (state, i, self->enemy) && opens_by_going (self, &locks, i))
        hu_flip_set_less (self->work->map, state->unit_hex[i], i);
      whole = i % 16 != 15 || hu_flip_tell (self->work, 0);
    }
  hu_supply_locks_clear (&locks);

  return whole;
}

static gboolean
find_opening (SupplyWork *self)
{
  HuFlipMap *map = self->work->map;
  g_autofree guint8 *beside = NULL;

  if (map->question.units == self->enemy)
    return find_opening_by_going (self);

  beside = find_beside (self);
  for (HuHex hex = 0; hex < self->grid->n_hexes; hex++)
    {
      if ((map->may[hex] & HU_FLIP_MORE) && opens_by_coming (self, beside, hex))
        map->flips[hex] |= HU_FLIP_MORE;
      if (hex % 256 == 255 && !hu_flip_tell (self->work, hex + 1))
        return FALSE;
    }

  return TRUE;
}

gboolean
hu_flip_supply (HuFlipWork *work)
{
  const HuState *state = work->state;
  SupplyWork self;
  g_autofree guint8 *placeable = NULL;
  g_autofree guint8 *for_enemy = NULL;
  gboolean whole;
  HuFlipMap *map;
  const guint8 *own;

  supply_work_init (&self, work, state, &work->map->question);
  for_enemy = hu_supply_situation_find_placeable (self.situation, self.field.origins, self.field.n_origins);
  placeable = g_memdup2 (for_enemy, (gsize) self.grid->n_hexes);
  if (work->map->question.units == self.friend)
    for (HuHex hex = 0; hex < self.grid->n_hexes; hex++)
      placeable[hex] = self.grid->exists[hex] && !hu_map_is_impassable (state->scenario->map, hex) &&
                       !self.situation->enemy[hex];

  map = self.work->map;
  own = map->question.units == self.enemy ? self.situation->enemy : self.situation->friendly;
  for (HuHex hex = 0; hex < self.grid->n_hexes; hex++)
    map->may[hex] = (guint8) ((self.grid->exists[hex] && placeable[hex] ? HU_FLIP_MORE : 0) |
                              (own[hex] ? HU_FLIP_LESS : 0));
  if (work->map->answer)
    whole = find_opening (&self);
  else
    whole = is_at_source (&self) ? find_closing_source (&self, for_enemy) : find_closing (&self, for_enemy);
  hu_supply_situation_free (self.situation);

  return whole;
}
