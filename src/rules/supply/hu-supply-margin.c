/*
 * For every hex the size of the smallest isolating set that contains it.
 *
 * A hex can belong to a narrowest cut only if one of the lines that prove it narrowest runs
 * through it.  It does belong to one exactly if, with all those lines laid, no search that
 * reaches its near side ever gets to its far side (compare hu-supply-line.c).  A search that
 * reaches a hex further along a line undoes the line, and so gets everywhere that a search from
 * the hexes before it did.  So each line is walked once, and the flood behind it only grows.
 * Any other open hex can only be added to a narrowest cut, which makes the cut one larger.
 */
#include "hu-supply-along-private.h"
#include "hu-supply-private.h"

#include <string.h>

typedef struct
{
  HuLattice *lattice;
  gint32    *before;   /* [n_cells] the cell before it on the laid line, which may be an origin; -1: not laid */
  gint32    *origins;  /* cells */
  guint      n_origins;
  gint32    *queue;    /* cell * 2, + 1 for its far side */
  gint32     n;
  gboolean   escaped;  /* a source was reached: from there all ends of lines are undone */
} Walk;

static void
walk_init (Walk              *walk,
           HuLattice         *lattice,
           const HuSupplyCut *cut)
{
  const HuSupplyField *field = lattice->field;

  *walk = (Walk) { .lattice = lattice, .n_origins = field->n_origins };
  walk->before = g_new (gint32, lattice->n_cells);
  walk->queue = g_new (gint32, 2 * (gsize) lattice->n_cells);
  walk->origins = g_new (gint32, field->n_origins);
  memset (walk->before, -1, (gsize) lattice->n_cells * sizeof (gint32));
  for (guint i = 0; i < field->n_origins; i++)
    walk->origins[i] = hu_lattice_cell (lattice, field->origins[i]);

  for (guint i = 0; i < cut->lines->len; i++)
    {
      const GArray *line = g_ptr_array_index (cut->lines, i);

      for (guint j = 1; j < line->len; j++)
        walk->before[hu_lattice_cell (lattice, g_array_index (line, HuHex, j))] =
          hu_lattice_cell (lattice, g_array_index (line, HuHex, j - 1));
    }
}

static void
walk_clear (Walk *walk)
{
  g_free (walk->before);
  g_free (walk->queue);
  g_free (walk->origins);
}

static void
come_upon (Walk   *walk,
           gint32  cell,
           gboolean far)
{
  guint8 mark = far ? HU_CELL_OUT : HU_CELL_IN;

  if (walk->lattice->cell[cell] & mark)
    return;

  walk->lattice->cell[cell] |= mark;
  walk->queue[walk->n++] = 2 * cell + far;
}

static void
come_upon_neighbours (Walk   *walk,
                      gint32  cell)
{
  const HuLattice *lattice = walk->lattice;

  for (gint way = 0; way < HU_N_WAYS; way++)
    if ((lattice->cell[cell + lattice->step[way]] & HU_CELL_OPEN) && !hu_lattice_barred (lattice, cell, way))
      come_upon (walk, cell + lattice->step[way], FALSE);
}

static void
flood_on (Walk *walk,
          gint32 done)
{
  while (done < walk->n && !walk->escaped)
    {
      gint32 cell = walk->queue[done] / 2;
      gboolean far = walk->queue[done++] & 1;
      gint32 before = walk->before[cell];

      if (!far && before >= 0)
        {
          /* Lines begin at origins, and all cells beside origins are reached already. */
          if (!(walk->lattice->cell[before] & HU_CELL_ORIGIN))
            come_upon (walk, before, TRUE);
          continue;
        }

      come_upon_neighbours (walk, cell);
      if (far)
        come_upon (walk, cell, FALSE);
      if (walk->lattice->cell[cell] & HU_CELL_SOURCE)
        walk->escaped = TRUE;
    }
}

/* Removes the marks that the line before left, and floods from the origins anew. */
static gint32
start_over (Walk *walk)
{
  for (gint32 i = 0; i < walk->n; i++)
    walk->lattice->cell[walk->queue[i] / 2] &= (guint8) ~(HU_CELL_IN | HU_CELL_OUT);

  walk->n = 0;
  walk->escaped = FALSE;
  for (guint i = 0; i < walk->n_origins; i++)
    come_upon_neighbours (walk, walk->origins[i]);
  flood_on (walk, 0);

  return walk->n;
}

/* Gives hexes of @line that belong to some narrowest cut the size of the cut. */
static void
walk_line (Walk         *walk,
           const GArray *line,
           gint32        size,
           gint32       *margins)
{
  gint32 done = start_over (walk);

  for (guint i = 1; i < line->len && !walk->escaped; i++)
    {
      HuHex hex = g_array_index (line, HuHex, i);
      gint32 cell = hu_lattice_cell (walk->lattice, hex);

      come_upon (walk, cell, FALSE);
      flood_on (walk, done);
      done = walk->n;
      if (!walk->escaped && !(walk->lattice->cell[cell] & HU_CELL_OUT))
        margins[hex] = size;
    }
}

/**
 * hu_supply_hex_margins:
 * @cut: hu_supply_cut() of the same @field
 *
 * For each hex, how many hexes at least have to be blocked to isolate the origins if that hex
 * is one of them: as many as the lifeline is wide where it is part of some narrowest cut, else
 * one more.  With a greatest length the restriction of hu_supply_cut() holds here too: hexes on
 * no short enough line are not part of a narrowest cut.
 *
 * Returns: (transfer full): a number a hex; -1 for hexes that are not open and
 *   for origins, and everywhere where the origins are isolated already
 */
gint32 *
hu_supply_hex_margins (const HuSupplyField *field,
                       const HuSupplyCut   *cut)
{
  HuLattice lattice;
  Walk walk;
  gint32 size;
  gint32 *margins;

  g_return_val_if_fail (field != NULL && field->grid != NULL, NULL);
  g_return_val_if_fail (cut != NULL, NULL);

  /* The lines of such a cut do not tell. */
  if (field->along != NULL || cut->lines->len != cut->hexes->len)
    return hu_along_hex_margins (field, cut);

  size = (gint32) cut->hexes->len;
  margins = g_new (gint32, field->grid->n_hexes);
  memset (margins, -1, (gsize) field->grid->n_hexes * sizeof (gint32));
  if (size == 0)
    return margins;

  hu_lattice_init (&lattice, field);
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (lattice.cell[hu_lattice_cell (&lattice, hex)] & HU_CELL_OPEN)
      margins[hex] = size + 1;

  if (field->max_length >= 0)
    {
      g_autofree gint32 *queue = g_new (gint32, lattice.n_cells + 1);
      gint32 n;
      g_autofree gint32 *to_source = hu_lattice_flood (&lattice, HU_CELL_SOURCE, field->max_length, queue, &n);

      hu_lattice_restrict (&lattice, to_source, queue);
    }

  walk_init (&walk, &lattice, cut);
  for (guint i = 0; i < cut->lines->len; i++)
    walk_line (&walk, g_ptr_array_index (cut->lines, i), size, margins);
  walk_clear (&walk);
  hu_lattice_clear (&lattice);

  return margins;
}
