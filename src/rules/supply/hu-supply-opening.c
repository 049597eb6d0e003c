/*
 * What would have to be different for a line to get through.  The question is asked again with less and less in the
 * way: without the enemy at all, then with what it controls, then without the fewest of its units.
 */
#include "hu-supply-opening-private.h"

#include "hu-supply-army.h"
#include "hu-supply-clauses.h"
#include "hu-supply-locks.h"

#include <string.h>

/* Lines of the map so far apart are no longer one that is broken. */
#define MOST_BROKEN 3

typedef HuOpeningSearch Search;

/* A unit at a source needs no line (hu_tracing_new()). */
static gboolean
needs_none (const HuSupplyField *field)
{
  return field->n_origins == 1 && hu_supply_is_at_source (field, field->origins[0]);
}

gboolean
hu_opening_gets_through (const HuSupplyField *field)
{
  return needs_none (field) || hu_supply_reaches (field);
}

GArray *
hu_opening_note_line (HuSupplyOpening     *self,
                      const HuSupplyField *field)
{
  g_autoptr(HuSupplyTrace) trace = NULL;
  GArray *path;

  if (needs_none (field))
    {
      path = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_val (path, field->origins[0]);
    }
  else
    {
      trace = hu_supply_trace (field);
      path = g_array_ref (trace->path);
    }
  g_clear_pointer (&self->path, g_array_unref);
  self->path = g_array_ref (path);
  self->distance = (gint) path->len - 1;
  self->source = g_array_index (path, HuHex, path->len - 1);

  return path;
}

/* --- Without the enemy --- */

/* The blocks that stop a line however few units there are. */
static guint8 *
find_lasting (const HuSupplySituation *situation,
              gboolean                 by_owner)
{
  const HuState *state = situation->state;
  const HuMap *map = state->scenario->map;
  guint8 *block = g_malloc ((gsize) map->grid->n_hexes);

  by_owner = by_owner && HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROL, situation->rules.blocked_by_owner);
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    block[hex] = hu_supply_situation_is_barred (situation, hex) ? HU_BLOCK_TERRAIN :
                 by_owner && state->hex_owner[hex] == hu_side_other (situation->side) ? HU_BLOCK_OWNER : HU_BLOCK_OPEN;

  return block;
}

static gboolean
has_source (const HuSupplyField *field)
{
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->source[hex] && field->block[hex] == HU_BLOCK_OPEN)
      return TRUE;

  return FALSE;
}

/* The fewest steps from an origin to a line of the map; -1: none leads there. */
static gint
steps_to_line (const HuSupplyField *field)
{
  HuSupplyField stepping = *field;
  g_autoptr(HuSupplyTrace) trace = NULL;
  gint nearest = -1;

  stepping.along = NULL;
  stepping.max_length = -1;
  trace = hu_supply_trace (&stepping);
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->along->lies[hex] && trace->distance[hex] >= 0 && (nearest < 0 || trace->distance[hex] < nearest))
      nearest = trace->distance[hex];

  return nearest;
}

/* Which part of the ground is in every way? */
static HuOpeningGround
find_ground (const HuSupplySituation *situation,
             const HuSupplyField     *field)
{
  g_autofree guint8 *nothing = g_malloc0 ((gsize) field->grid->n_hexes);
  HuSupplyField dry = *field, flat = *field, neither = *field;
  gboolean is_terrain, is_hexsides;

  for (HuHex hex = 0; situation->outside != NULL && hex < field->grid->n_hexes; hex++)
    nothing[hex] = hu_map_is_impassable (situation->state->scenario->map, hex) ? HU_BLOCK_TERRAIN : HU_BLOCK_OPEN;
  dry.block = nothing;
  if (situation->outside != NULL && hu_opening_gets_through (&dry))
    return HU_GROUND_OUTSIDE;

  memset (nothing, HU_BLOCK_OPEN, (gsize) field->grid->n_hexes);
  flat.barriers = NULL;
  neither.block = nothing;
  neither.barriers = NULL;
  is_terrain = hu_opening_gets_through (&dry);
  is_hexsides = hu_opening_gets_through (&flat);
  if (is_terrain != is_hexsides)
    return is_terrain ? HU_GROUND_TERRAIN : HU_GROUND_HEXSIDES;

  return is_terrain || hu_opening_gets_through (&neither) ? HU_GROUND_BOTH : HU_GROUND_MISSING;
}

/* The fewest steps that would lead to a line of the map, or to a source, with which a line gets through; -1: no number of
 * steps would do. */
static gint
find_steps (const HuSupplyField *field)
{
  HuSupplyAlong along = *field->along;
  HuSupplyField longer = *field;
  gint few = along.steps, enough = field->grid->n_hexes;

  longer.along = &along;
  along.steps = enough;
  if (!hu_opening_gets_through (&longer))
    return -1;
  while (few + 1 < enough)
    {
      along.steps = few + (enough - few) / 2;
      if (hu_opening_gets_through (&longer))
        enough = along.steps;
      else
        few = along.steps;
    }

  return enough;
}

/* The hexes from which a line of the map leads to a source, as distances; it runs both ways. */
static HuSupplyTrace *
trace_back (const HuSupplyField *field)
{
  HuSupplyAlong along = *field->along;
  HuSupplyField back = *field;
  g_autoptr(GArray) sources = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->source[hex] && field->block[hex] == HU_BLOCK_OPEN)
      g_array_append_val (sources, hex);
  along.steps = 0;
  back.along = &along;
  back.origins = (const HuHex *) sources->data;
  back.n_origins = sources->len;

  return hu_supply_trace (&back);
}

/* Where a line of the map that can be reached breaks off, and goes on to a source a few hexes further. */
static void
find_break (HuSupplyOpening     *self,
            const HuSupplyField *field)
{
  g_autoptr(HuSupplyTrace) there = hu_supply_trace (field);
  g_autoptr(HuSupplyTrace) back = trace_back (field);
  gint nearest = MOST_BROKEN + 1;

  for (HuHex from = 0; from < field->grid->n_hexes; from++)
    for (HuHex to = 0; there->distance[from] >= 0 && field->along->lies[from] && to < field->grid->n_hexes; to++)
      {
        gint distance = hu_grid_distance (field->grid, from, to);

        /* A source that lies further off is no part of the line. */
        if (back->distance[to] < 0 || distance > MIN (nearest, MOST_BROKEN) || (distance > 1 && !field->along->lies[to]))
          continue;
        /* Of hexes that are as near, a line ends in the last of it. */
        if (distance == nearest && there->distance[from] <= there->distance[self->broken[0]])
          continue;
        nearest = distance;
        self->broken[0] = from;
        self->broken[1] = to;
      }
  for (guint i = 0; nearest <= MOST_BROKEN && i < G_N_ELEMENTS (self->broken); i++)
    g_array_append_val (self->hexes, self->broken[i]);
}

/* No line of the map within the steps leads to a source: another one does, or none. */
static HuOpeningKind
blame_lines (HuSupplyOpening     *self,
             const HuSupplyField *field,
             const guint8        *units)
{
  HuSupplyAlong along = *field->along;
  HuSupplyField longer = *field;
  g_autoptr(HuSupplyTrace) trace = NULL;
  gint steps = find_steps (field);

  self->distance = steps_to_line (field);
  if (self->distance < 0)
    return HU_OPENING_NO_LINE;
  if (self->distance <= field->along->steps)
    find_break (self, field);

  along.steps = steps;
  longer.along = &along;
  trace = steps >= 0 ? hu_supply_trace (&longer) : NULL;
  if (trace == NULL || trace->path == NULL || trace->n_along == 0)
    return HU_OPENING_LINE_ENDS;

  self->leading = steps > self->distance;
  self->distance = steps;
  longer.block = units;
  self->and_units = !hu_opening_gets_through (&longer);

  return HU_OPENING_NO_LINE;
}

/* No line gets through although no enemy is there: it is the ground, the length, or a line of the map. */
static HuOpeningKind
blame_ground (HuSupplyOpening         *self,
              const HuSupplySituation *situation,
              const HuSupplyField     *field)
{
  g_autofree guint8 *units = hu_supply_blocks_of_units (situation);
  g_autofree guint8 *controlled = find_lasting (situation, TRUE);
  HuSupplyField longer = *field, past, own;

  longer.max_length = -1;
  if (field->max_length >= 0 && hu_opening_gets_through (&longer))
    {
      past = own = longer;
      past.block = units;
      own.block = controlled;
      own.source = situation->source;
      self->and_units = !hu_opening_gets_through (&past);
      self->and_control = !hu_opening_gets_through (&own);
      g_array_unref (hu_opening_note_line (self, &longer));
      return HU_OPENING_FAR;
    }
  if (field->along != NULL)
    return blame_lines (self, &longer, units);

  self->ground = find_ground (situation, &longer);

  return HU_OPENING_GROUND;
}

/* --- With what the enemy controls --- */

/* Adds the hexes of a line that its side would have to control. */
static void
add_taken (const HuSupplySituation *situation,
           const GArray            *path,
           GArray                  *hexes)
{
  gboolean by_owner = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROL, situation->rules.blocked_by_owner);

  for (guint i = path->len == 1 ? 0 : 1; i < path->len; i++)
    {
      HuHex hex = g_array_index (path, HuHex, i);

      if ((by_owner && situation->state->hex_owner[hex] == hu_side_other (situation->side)) ||
          (i + 1 == path->len && situation->sites != NULL && situation->sites[hex] && !situation->source[hex]))
        g_array_append_val (hexes, hex);
    }
}

/* Control bars every way, whatever the units do: which hexes would have to be taken, and do units bar every way as well?
 * @field: without any enemy, with sources that the side does not control. */
static HuOpeningKind
blame_control (Search              *search,
               const HuSupplyField *field,
               const guint8        *units)
{
  const HuSupplySituation *situation = search->situation;
  HuSupplyOpening *self = search->found;
  HuSupplyField past = *field;
  gboolean taken;

  past.block = units;
  self->and_units = !hu_opening_gets_through (&past);
  search->field.source = field->source;
  if (!self->and_units)
    g_array_unref (hu_opening_note_line (self, &past));
  else if (hu_opening_find_units (search, FALSE))
    g_ptr_array_set_size (self->sets, 1); /* other units would have to go for other hexes to be taken */
  if (self->path == NULL)
    g_array_unref (hu_opening_note_line (self, field));
  add_taken (situation, self->path, self->taken);
  g_array_append_vals (self->hexes, self->taken->data, self->taken->len);
  taken = situation->sites != NULL && situation->sites[self->source] && !situation->source[self->source];

  return taken ? HU_OPENING_TAKEN : HU_OPENING_OWNER;
}

/* Units bar every way: is there one that is open as soon as its side controls some hexes? */
static void
find_instead (const Search        *search,
              const HuSupplyField *field,
              const guint8        *units)
{
  HuSupplyOpening line = { 0 };
  HuSupplyField past = *field;

  past.block = units;
  if (!hu_opening_gets_through (&past))
    return;

  g_array_unref (hu_opening_note_line (&line, &past));
  add_taken (search->situation, line.path, search->found->instead);
  g_array_unref (line.path);
}

/* Finds what is in every way: first what is so without any enemy unit. */
static HuOpeningKind
blame (Search *search)
{
  const HuSupplySituation *situation = search->situation;
  g_autofree guint8 *ground = find_lasting (situation, FALSE);
  g_autofree guint8 *controlled = find_lasting (situation, TRUE);
  g_autofree guint8 *units = hu_supply_blocks_of_units (situation);
  HuSupplyField field = search->field, own;

  field.block = ground;
  if (situation->sites != NULL)
    field.source = situation->sites;
  if (!needs_none (&field) && !has_source (&field))
    return HU_OPENING_NO_SOURCE;
  if (!hu_opening_gets_through (&field))
    return blame_ground (search->found, situation, &field);

  own = field;
  own.block = controlled;
  own.source = situation->source;
  if (!hu_opening_gets_through (&own))
    return blame_control (search, &field, units);

  find_instead (search, &field, units);

  return hu_opening_find_units (search, TRUE) ? HU_OPENING_UNITS : HU_OPENING_MANY;
}

HuSupplyOpening *
hu_supply_opening_new (const HuSupplySituation *situation,
                       const HuHex             *origins,
                       guint                    n_origins)
{
  HuSupplyOpening *self;
  Search search = { .situation = situation };

  g_return_val_if_fail (situation != NULL && origins != NULL && n_origins > 0, NULL);

  self = g_new0 (HuSupplyOpening, 1);
  self->side = situation->side;
  self->origin = origins[0];
  self->elsewhere = situation->elsewhere;
  self->longest = situation->rules.max_length;
  self->steps = situation->rules.steps;
  self->along = situation->rules.along;
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->taken = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->instead = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->always = g_array_new (FALSE, FALSE, sizeof (guint));
  self->distance = -1;
  self->source = self->broken[0] = self->broken[1] = HU_HEX_NONE;
  search.found = self;
  search.field = hu_supply_situation_field (situation, origins, n_origins);
  hu_opening_find_barred (&search);
  self->kind = blame (&search);
  self->edge = self->source != HU_HEX_NONE ? hu_supply_situation_edge (situation, self->source) : HU_EDGE_NONE;

  return self;
}

/* The lists are shared, since nothing changes them any more. */
HuSupplyOpening *
hu_supply_opening_copy (const HuSupplyOpening *self)
{
  HuSupplyOpening *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  g_ptr_array_ref (copy->sets);
  g_array_ref (copy->hexes);
  g_array_ref (copy->taken);
  g_array_ref (copy->instead);
  g_array_ref (copy->always);
  if (copy->path != NULL)
    g_array_ref (copy->path);
  for (guint i = 0; i < HU_N_NO_SOURCES; i++)
    g_array_ref (copy->barred[i]);

  return copy;
}

void
hu_supply_opening_free (HuSupplyOpening *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->sets, g_ptr_array_unref);
  g_clear_pointer (&self->hexes, g_array_unref);
  g_clear_pointer (&self->taken, g_array_unref);
  g_clear_pointer (&self->instead, g_array_unref);
  g_clear_pointer (&self->always, g_array_unref);
  g_clear_pointer (&self->path, g_array_unref);
  for (guint i = 0; i < HU_N_NO_SOURCES; i++)
    g_clear_pointer (&self->barred[i], g_array_unref);
  g_free (self);
}

gboolean
hu_supply_opening_has (const HuSupplyOpening *self,
                       guint                  unit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->sets->len; i++)
    if (hu_numbers_have (g_ptr_array_index (self->sets, i), unit))
      return TRUE;

  return FALSE;
}

GArray *
hu_supply_opening_list_units (const HuSupplyOpening *self)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (self != NULL, units);

  for (guint i = 0; i < self->sets->len; i++)
    {
      const GArray *set = g_ptr_array_index (self->sets, i);

      for (guint j = 0; j < set->len; j++)
        {
          guint unit = g_array_index (set, guint, j);
          gboolean has = FALSE;

          for (guint k = 0; k < units->len && !has; k++)
            has = g_array_index (units, guint, k) == unit;
          if (!has)
            g_array_append_val (units, unit);
        }
    }

  return units;
}
