/*
 * The nearest source of every hex at once.  A line can be walked either way, so the search from
 * all sources backwards gives each open hex its distance; a hex that is blocked itself is one
 * more than its nearest open neighbour.
 */
#include "hu-supply-army.h"

#include "hu-supply-along-private.h"
#include "hu-supply-private.h"

#define NOT_ASKED (-2) /* as a width */

struct _HuSupplyArmy
{
  const HuSupplySituation *situation;
  HuSupplyField     field;   /* without origins */
  HuSupplyBack     *along;    /* [n_hexes] where lines go along lines of the map; NULL: they only step */
  HuLattice         lattice;  /* where they only step, like the next two */
  gint32           *distance; /* [cells] of open ones from the nearest source */
  HuHex            *source;   /* [cells] the first by index of the nearest */
  gint32           *widths;   /* [n_hexes] or NOT_ASKED */
  guint8           *exact;    /* [n_hexes] */
};

gint
hu_supply_situation_edge (const HuSupplySituation *situation,
                          HuHex                    hex)
{
  g_return_val_if_fail (situation != NULL, HU_EDGE_NONE);

  return hu_sources_edge (&situation->rules.sources, situation->state->scenario->map, hex);
}

static void
flood_back (HuSupplyArmy *self)
{
  g_autofree gint32 *queue = NULL;
  gint32 n;
  const HuLattice *lattice;

  hu_lattice_init (&self->lattice, &self->field);
  queue = g_new (gint32, self->lattice.n_cells + 1);
  self->distance = hu_lattice_flood (&self->lattice, HU_CELL_SOURCE, hu_supply_limit (&self->field), queue, &n);
  self->source = g_new (HuHex, self->lattice.n_cells);
  for (gint32 i = 0; i < self->lattice.n_cells; i++)
    self->source[i] = HU_HEX_NONE;
  /* Hands the first source by index from each cell to those one further away. */
  lattice = &self->lattice;
  for (gint32 i = 0; i < n; i++)
    {
      gint32 cell = queue[i];

      if (self->distance[cell] == 0)
        self->source[cell] = hu_lattice_hex (lattice, cell);
      for (gint way = 0; way < HU_N_WAYS; way++)
        {
          gint32 next = cell + lattice->step[way];

          if (!(lattice->cell[next] & HU_CELL_OPEN) || self->distance[next] != self->distance[cell] + 1 ||
              hu_lattice_barred (lattice, cell, way))
            continue;
          if (self->source[next] == HU_HEX_NONE || self->source[cell] < self->source[next])
            self->source[next] = self->source[cell];
        }
    }
}

HuSupplyArmy *
hu_supply_army_new (const HuSupplySituation *situation)
{
  HuSupplyArmy *self;
  gsize n_hexes;

  g_return_val_if_fail (situation != NULL, NULL);

  n_hexes = (gsize) situation->state->scenario->map->grid->n_hexes;
  self = g_new0 (HuSupplyArmy, 1);
  self->situation = situation;
  self->field = hu_supply_situation_field (situation, NULL, 0);
  if (self->field.along != NULL)
    self->along = hu_along_flood_back (&self->field);
  else
    flood_back (self);
  self->exact = g_malloc0 (n_hexes);
  self->widths = g_new (gint32, n_hexes);
  for (gsize i = 0; i < n_hexes; i++)
    self->widths[i] = NOT_ASKED;

  return self;
}

void
hu_supply_army_free (HuSupplyArmy *self)
{
  g_return_if_fail (self != NULL);

  if (self->along == NULL)
    hu_lattice_clear (&self->lattice);
  g_free (self->along);
  g_free (self->distance);
  g_free (self->source);
  g_free (self->widths);
  g_free (self->exact);
  g_free (self);
}

/* The nearest open neighbour of @hex decides. */
static HuSupplyStanding
look_up (const HuSupplyArmy *self,
         HuHex               hex)
{
  const HuLattice *lattice = &self->lattice;
  HuSupplyStanding found = { .length = -1, .source = HU_HEX_NONE };
  gint32 cell = hu_lattice_cell (lattice, hex);

  for (gint way = 0; way < HU_N_WAYS; way++)
    {
      gint32 next = cell + lattice->step[way];
      gint length = self->distance[next] + 1;

      if (self->distance[next] < 0 || hu_lattice_barred (lattice, cell, way) || length > hu_supply_limit (&self->field))
        continue;
      if (found.length < 0 || length < found.length || (length == found.length && self->source[next] < found.source))
        {
          found.length = length;
          found.source = self->source[next];
        }
    }

  return found;
}

HuSupplyStanding
hu_supply_army_ask (HuSupplyArmy *self,
                    HuHex         hex)
{
  HuSupplyStanding found = { .length = -1, .source = HU_HEX_NONE, .edge = HU_EDGE_NONE };

  g_return_val_if_fail (self != NULL && hu_grid_has (self->field.grid, hex), found);

  if (hu_supply_is_at_source (&self->field, hex))
    found = (HuSupplyStanding) { .length = 0, .source = hex, .inside = !self->situation->source[hex] };
  else if (self->along != NULL)
    found = (HuSupplyStanding) { .length = self->along[hex].length, .source = self->along[hex].source };
  else
    found = look_up (self, hex);
  found.edge = found.source != HU_HEX_NONE ? hu_supply_situation_edge (self->situation, found.source) : HU_EDGE_NONE;

  return found;
}

guint
hu_supply_army_width (HuSupplyArmy *self,
                      HuHex         hex,
                      gboolean     *exact)
{
  g_return_val_if_fail (self != NULL && hu_grid_has (self->field.grid, hex), 0);

  if (self->widths[hex] == NOT_ASKED)
    {
      self->widths[hex] = 0;
      self->exact[hex] = TRUE;
      if (hu_supply_army_ask (self, hex).length > 0)
        {
          HuSupplyField field = hu_supply_situation_field (self->situation, &hex, 1);
          g_autoptr(HuSupplyCut) cut = hu_supply_cut_exactly (&field);

          self->widths[hex] = (gint32) cut->hexes->len;
          self->exact[hex] = (guint8) cut->exact;
        }
    }
  if (exact != NULL)
    *exact = self->exact[hex];

  return (guint) self->widths[hex];
}

static HuSupplyMark
find_mark (HuSupplyArmy *army,
           HuHex         hex,
           gboolean      narrow)
{
  HuSupplyStanding standing = hu_supply_army_ask (army, hex);

  if (standing.length < 0)
    return HU_SUPPLY_MARK_OUT;

  return narrow && hu_supply_army_width (army, hex, NULL) == 1 ? HU_SUPPLY_MARK_NARROW : HU_SUPPLY_MARK_IN;
}

static void
mark_side (const HuState *state,
           HuSide         side,
           gboolean       narrow,
           guint8        *marks)
{
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_of_units (state, side);
  g_autoptr(HuSupplyArmy) army = hu_supply_army_new (situation);

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    {
      const HuUnit *kind = hu_scenario_get_unit (state->scenario, unit);

      if (kind->side == side && hu_unit_is_ground (kind) && state->unit_hex[unit] != HU_HEX_NONE)
        marks[unit] = (guint8) find_mark (army, state->unit_hex[unit], narrow);
    }
}

guint8 *
hu_supply_marks_new (const HuState *state,
                     gboolean       narrow)
{
  guint8 *marks;

  g_return_val_if_fail (state != NULL, NULL);

  marks = g_malloc0 (MAX (1, hu_scenario_get_n_units (state->scenario)));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_tracing_possible (state->scenario, (HuSide) side))
      mark_side (state, (HuSide) side, narrow, marks);

  return marks;
}
