/*
 * The hexes that all lines depend on: blocking any one of them isolates.  Found in one pass
 * over the map, without trying each.
 *
 * Without a greatest length they all lie on any one line, and there are some only where the cut
 * is a single hex.  The pass walks along the line and floods everything that can be reached
 * without the hexes of the line still ahead.  A hex of the line is critical exactly if the
 * flood from the hexes before it does not get past it.
 *
 * With a greatest length the question is another one: see hu-supply-detour.c.
 */
#include "hu-supply-along-private.h"
#include "hu-supply-private.h"

typedef struct
{
  const HuLattice *lattice;
  const GArray *line;    /* HuHex; 0 is the origin */
  gint32 *place;         /* [n_cells] on the line, 0: not on it */
  gint32 *queue;
  gint32  head;
  gint32  n;
  gint32  furthest;      /* furthest place on the line reached so far; line->len: a source off the line */
} Walk;

static void
walk_flood (Walk *walk)
{
  const HuLattice *lattice = walk->lattice;

  while (walk->head < walk->n)
    {
      gint32 cell = walk->queue[walk->head++];

      for (gint way = 0; way < HU_N_WAYS; way++)
        {
          gint32 next = cell + lattice->step[way];

          if ((lattice->cell[next] & (HU_CELL_OPEN | HU_CELL_IN)) != HU_CELL_OPEN
              || hu_lattice_barred (lattice, cell, way))
            continue;

          if (walk->place[next] > 0)
            {
              walk->furthest = MAX (walk->furthest, walk->place[next]);
              continue;
            }

          if (lattice->cell[next] & HU_CELL_SOURCE)
            walk->furthest = (gint32) walk->line->len;
          lattice->cell[next] |= HU_CELL_IN;
          walk->queue[walk->n++] = next;
        }
    }
}

/* The line of a cut of one hex, walked from the origins to its source. */
static void
walk_line (const HuLattice *lattice,
           const GArray    *line,
           GArray          *critical)
{
  g_autofree gint32 *place = g_new0 (gint32, lattice->n_cells);
  g_autofree gint32 *queue = g_new (gint32, lattice->n_cells);
  Walk walk = { .lattice = lattice, .line = line, .place = place, .queue = queue };

  for (guint i = 1; i < line->len; i++)
    place[hu_lattice_cell (lattice, g_array_index (line, HuHex, i))] = (gint32) i;

  for (guint i = 0; i < lattice->field->n_origins; i++)
    {
      gint32 origin = hu_lattice_cell (lattice, lattice->field->origins[i]);

      if (!(lattice->cell[origin] & HU_CELL_IN))
        queue[walk.n++] = origin;
      lattice->cell[origin] |= HU_CELL_IN;
    }

  for (guint i = 1; i < line->len && walk.furthest < (gint32) line->len; i++)
    {
      HuHex hex = g_array_index (line, HuHex, i);

      walk_flood (&walk);
      if (walk.furthest <= (gint32) i)
        g_array_append_val (critical, hex);
      queue[walk.n++] = hu_lattice_cell (lattice, hex);
    }
}

/**
 * hu_supply_critical:
 * @cut: hu_supply_cut() of the same @field
 *
 * Finds every open hex whose blocking alone isolates the origins.  Without a
 * greatest length there are some only where the cut is a single hex, and that
 * hex is one of them; with one, a hex may also be critical because the way
 * around it is too long.
 *
 * Returns: (transfer full) (element-type HuHex): the hexes by index; empty where
 *   the origins are isolated already
 */
GArray *
hu_supply_critical (const HuSupplyField *field,
                    const HuSupplyCut   *cut)
{
  GArray *critical;
  HuLattice lattice;

  g_return_val_if_fail (field != NULL && field->grid != NULL, NULL);
  g_return_val_if_fail (cut != NULL, NULL);

  if (field->along != NULL)
    return hu_along_critical (field);

  critical = g_array_new (FALSE, FALSE, sizeof (HuHex));
  if (cut->hexes->len == 0 || (field->max_length < 0 && cut->hexes->len > 1))
    return critical;

  hu_lattice_init (&lattice, field);
  if (field->max_length < 0)
    walk_line (&lattice, g_ptr_array_index (cut->lines, 0), critical);
  else
    hu_supply_find_undetoured (&lattice, critical);
  hu_lattice_clear (&lattice);

  g_array_sort (critical, hu_supply_compare_hexes);

  return critical;
}
