/*
 * The layout of the grid in which supply lines are searched, and the plain
 * flood over it.
 */
#include "hu-supply-private.h"

#include <string.h>

/* Lays out one lane, eight hexes at a time. */
static void
fill_lane (HuLattice *lattice,
           gint       lane)
{
  const HuSupplyField *field = lattice->field;
  gsize length = (gsize) field->grid->lane_length;
  gsize hex = (gsize) lane * length;
  guint8 *cells = lattice->cell + hu_lattice_lane (lattice, lane);

  for (gsize pos = 0; pos < length; pos += 8)
    {
      gsize n = MIN (8, length - pos);
      guint64 open = hu_open_bytes (hu_load_bytes (field->block + hex + pos, n),
                                    hu_load_bytes (field->grid->exists + hex + pos, n));
      guint64 source = hu_load_bytes (field->source + hex + pos, n) & open;
      guint64 word = GUINT64_TO_LE (open | source << 1);

      if (n == 8)
        memcpy (cells + pos, &word, 8);
      else
        memcpy (cells + pos, &word, n);
    }

  if (field->barriers != NULL)
    memcpy (lattice->barriers + hu_lattice_lane (lattice, lane), field->barriers + hex, length);
}

/*
 * hu_lattice_init:
 * @lattice: uninitialised memory
 * @field: the question; borrowed until hu_lattice_clear()
 *
 * Lays @field out.  Origins are never tested, so they are not open here: a
 * line starts at one and enters none.
 */
void
hu_lattice_init (HuLattice           *lattice,
                 const HuSupplyField *field)
{
  const HuGrid *grid = field->grid;
  gint32 step = grid->lane_length + 1;
  gint shift = hu_grid_lane_shift (grid, 0);

  lattice->field = field;
  lattice->pitch[0] = step + 1 - shift;
  lattice->pitch[1] = step + shift;
  lattice->pair = 2 * step + 1;
  lattice->first = step + 2;
  lattice->n_cells = lattice->first + (grid->n_lanes + 1) / 2 * lattice->pair + step + 2;
  memcpy (lattice->step, (gint32[]){ -step - 1, -step, -1, 1, step, step + 1 }, sizeof lattice->step);

  lattice->cell = g_malloc0 ((gsize) lattice->n_cells);
  lattice->barriers = field->barriers != NULL ? g_malloc0 ((gsize) lattice->n_cells) : NULL;

  for (gint lane = 0; lane < grid->n_lanes; lane++)
    fill_lane (lattice, lane);

  for (guint i = 0; i < field->n_origins; i++)
    lattice->cell[hu_lattice_cell (lattice, field->origins[i])] = HU_CELL_ORIGIN;
}

void
hu_lattice_clear (HuLattice *lattice)
{
  g_clear_pointer (&lattice->cell, g_free);
  g_clear_pointer (&lattice->barriers, g_free);
}

HuHex
hu_lattice_hex (const HuLattice *lattice,
                gint32           cell)
{
  gint32 two_lanes = (cell - lattice->first) / lattice->pair;
  gint32 rest = (cell - lattice->first) % lattice->pair;
  gint32 odd = rest >= lattice->pitch[0];

  return (2 * two_lanes + odd) * lattice->field->grid->lane_length + rest - odd * lattice->pitch[0];
}

gint32 *
hu_lattice_distances (const HuLattice *lattice)
{
  gint32 *distance = g_new (gint32, lattice->n_cells);

  for (gint32 cell = 0; cell < lattice->n_cells; cell++)
    distance[cell] = HU_CLOSED + (lattice->cell[cell] & HU_CELL_OPEN);

  return distance;
}

/* Whether a neighbour is new is as good as random, so it is not branched on:
 * each is written to the end of the queue, which moves only if it is.
 */
static G_ALWAYS_INLINE inline gint32
flood (const HuLattice *lattice,
       gint32          *distance,
       gint32          *queue,
       gint32           n,
       gint32           limit,
       gboolean         with_barriers)
{
  gint32 head = 0;

  for (gint32 ring = 1; head < n && ring <= limit; ring++)
    for (gint32 end = n; head < end; head++)
      for (gint way = 0; way < HU_N_WAYS; way++)
        {
          gint32 next = queue[head] + lattice->step[way];
          gint32 was = distance[next];
          gboolean is_new = was == HU_UNSEEN;

          if (with_barriers)
            is_new &= ~(lattice->barriers[queue[head]] >> hu_way_direction[way]) & 1;

          queue[n] = next;
          n += is_new;
          distance[next] = is_new ? ring : was;
        }

  return n;
}

gint32
hu_lattice_flood (const HuLattice *lattice,
                  gint32          *distance,
                  gint32          *queue,
                  gint32           n,
                  gint32           limit)
{
  if (lattice->barriers != NULL)
    return flood (lattice, distance, queue, n, limit, TRUE);

  return flood (lattice, distance, queue, n, limit, FALSE);
}

gint32
hu_lattice_seed_origins (const HuLattice *lattice,
                         gint32          *distance,
                         gint32          *queue)
{
  gint32 n = 0;

  for (guint i = 0; i < lattice->field->n_origins; i++)
    {
      gint32 cell = hu_lattice_cell (lattice, lattice->field->origins[i]);

      if (distance[cell] == 0)
        continue; /* named twice */

      distance[cell] = 0;
      queue[n++] = cell;
    }

  return n;
}

gint32
hu_lattice_seed_sources (const HuLattice *lattice,
                         gint32          *distance,
                         gint32          *queue)
{
  const guint64 sources = G_GUINT64_CONSTANT (0x0101010101010101) * HU_CELL_SOURCE;
  gint32 n = 0;

  for (gint32 start = 0; start < lattice->n_cells; start += 8)
    {
      gint32 end = MIN (start + 8, lattice->n_cells);

      if ((hu_load_bytes (lattice->cell + start, (gsize) (end - start)) & sources) == 0)
        continue;

      for (gint32 cell = start; cell < end; cell++)
        if (lattice->cell[cell] & HU_CELL_SOURCE)
          {
            distance[cell] = 0;
            queue[n++] = cell;
          }
    }

  return n;
}

gint32 *
hu_lattice_to_source (const HuLattice *lattice,
                      gint32           limit)
{
  gint32 *distance = hu_lattice_distances (lattice);
  g_autofree gint32 *queue = g_new (gint32, lattice->n_cells + 1);
  gint32 n = hu_lattice_seed_sources (lattice, distance, queue);

  hu_lattice_flood (lattice, distance, queue, n, limit);

  return distance;
}
