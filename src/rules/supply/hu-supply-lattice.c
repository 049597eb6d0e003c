/*
 * The layout of the grid in which supply lines are searched, and the plain flood over it; also ring by ring, as it is shown.
 */
#include "hu-supply-private.h"

#include "hu-flood.h"

#include <string.h>

/* The frontier is already in the order in which the flood meets it. */
static void
count_stops (HuFlood *flood)
{
  const HuSupplyTrace *trace = flood->trace;
  guint met = 0;

  for (gint32 ring = 0; ring <= trace->furthest; ring++)
    {
      while (met < trace->frontier->len &&
             trace->distance[g_array_index (trace->frontier, HuFrontierHex, met).from] <= ring)
        met++;
      g_array_append_val (flood->stops_end, met);
    }
}

/* The flood once more, with the cut closed. */
static void
close_in (HuFlood             *flood,
          const HuSupplyField *field,
          const HuSupplyCut   *cut)
{
  g_autofree guint8 *block = g_memdup2 (field->block, (gsize) field->grid->n_hexes);
  g_autoptr(HuSupplyTrace) trace = NULL;
  HuSupplyField closed = *field;

  closed.block = block;
  for (guint i = 0; i < cut->hexes->len; i++)
    block[g_array_index (cut->hexes, HuHex, i)] = HU_BLOCK_UNIT;
  trace = hu_supply_trace (&closed);

  flood->closed = g_malloc0 ((gsize) field->grid->n_hexes);
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->grid->exists[hex] && trace->distance[hex] >= 0)
      {
        flood->closed[hex] = TRUE;
        flood->n_closed++;
      }
}

static void
count_outside (HuFlood             *flood,
               const HuSupplyField *field)
{
  guint from = 0;

  flood->n_outside = g_array_new (FALSE, TRUE, sizeof (guint));
  g_array_set_size (flood->n_outside, flood->stops_end->len);
  for (guint ring = 0; field->outside != NULL && ring < flood->stops_end->len; ring++)
    {
      guint end = g_array_index (flood->stops_end, guint, ring);

      for (guint i = from; i < end; i++)
        g_array_index (flood->n_outside, guint, ring) +=
          field->outside[g_array_index (flood->trace->frontier, HuFrontierHex, i).hex] != 0;
      from = end;
    }
}

/**
 * hu_flood_new:
 * @cut: hu_supply_cut() of the same @field
 *
 * Follows the lines of @field outwards from all origins together, one hex at each step, and
 * keeps the hexes that each step adds (4.3 asks only whether a source is ever met).
 */
HuFlood *
hu_flood_new (const HuSupplyField *field,
              const HuSupplyCut   *cut)
{
  HuFlood *flood;
  const HuSupplyTrace *trace;

  g_return_val_if_fail (field != NULL && field->grid != NULL && cut != NULL, NULL);

  flood = g_new0 (HuFlood, 1);
  flood->meets_source = -1;
  flood->trace = hu_supply_trace (field);
  flood->n_rings = g_array_new (FALSE, FALSE, sizeof (guint));
  flood->stops_end = g_array_new (FALSE, FALSE, sizeof (guint));
  trace = flood->trace;
  g_array_set_size (flood->n_rings, (guint) trace->furthest + 1);
  memset (flood->n_rings->data, 0, flood->n_rings->len * sizeof (guint));
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    {
      gint32 ring = trace->distance[hex];

      if (!field->grid->exists[hex] || ring < 0)
        continue;
      g_array_index (flood->n_rings, guint, ring)++;
      if (ring > 0 && field->source[hex] && (flood->meets_source < 0 || ring < flood->meets_source))
        flood->meets_source = ring;
    }
  count_stops (flood);
  count_outside (flood, field);
  close_in (flood, field, cut);
  flood->n_along = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < cut->lines->len; i++)
    {
      guint n = hu_supply_count_along (field, g_ptr_array_index (cut->lines, i));

      g_array_append_val (flood->n_along, n);
    }

  return flood;
}

void
hu_flood_free (HuFlood *flood)
{
  g_return_if_fail (flood != NULL);

  hu_supply_trace_free (flood->trace);
  g_array_unref (flood->n_rings);
  g_array_unref (flood->stops_end);
  g_array_unref (flood->n_outside);
  g_free (flood->closed);
  g_array_unref (flood->n_along);
  g_free (flood);
}

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

/* Returns 1 for each cell that a line may enter and that nothing has reached so far. */
static guint8 *
dup_open (const HuLattice *lattice)
{
  gsize n = (gsize) lattice->n_cells;
  guint8 *open = g_malloc (n);

  for (gsize i = 0; i < n; i += 8)
    {
      gsize size = MIN (8, n - i);
      guint64 word = GUINT64_TO_LE (hu_load_bytes (lattice->cell + i, size) & HU_EACH_BYTE (HU_CELL_OPEN));

      memcpy (open + i, &word, size);
    }

  return open;
}

/* Whether a neighbour is new is as good as random, so there is no branch on it: each neighbour
 * is written to the end of the queue, and the end moves only if the neighbour is new.
 */
static G_ALWAYS_INLINE inline gint32 *
reach (guint8   *open,
       gint32   *end,
       gint32    next,
       gboolean  with_barriers,
       gint      passable)
{
  guint8 is_new = with_barriers ? *open & passable & 1 : *open;

  *end = next;
  *open = with_barriers ? *open ^ is_new : 0;

  return end + is_new;
}

/* The six steps are written out, and read variables that no write to the arrays can change: together that makes
 * the flood twice as fast. */
static G_ALWAYS_INLINE inline gint32
flood (const HuLattice *lattice,
       guint8          *open,
       gint32          *distance,
       gint32          *queue,
       gint32           n,
       gint32           limit,
       gboolean         with_barriers)
{
  const gint32 step = lattice->step[HU_N_WAYS - 2];
  const gint32 *head = queue;
  gint32 *end = queue + n;
  gint32 ring = 0;

  for (; head < end && ring < limit; ring++)
    for (const gint32 *ring_end = end; head < ring_end; head++)
      {
        gint32 cell = *head;
        gint free = with_barriers ? ~lattice->barriers[cell] : 0;
        guint8 *here = open + cell;

        distance[cell] = ring;
        end = reach (here - step - 1, end, cell - step - 1, with_barriers, free >> 5);
        end = reach (here - step, end, cell - step, with_barriers, free >> 4);
        end = reach (here - 1, end, cell - 1, with_barriers, free);
        end = reach (here + 1, end, cell + 1, with_barriers, free >> 3);
        end = reach (here + step, end, cell + step, with_barriers, free >> 1);
        end = reach (here + step + 1, end, cell + step + 1, with_barriers, free >> 2);
      }

  for (; head < end; head++)
    distance[*head] = ring;

  return (gint32) (end - queue);
}

/* Puts every cell that carries @flag into @queue; returns how many. */
static gint32
collect_cells (const HuLattice *lattice,
               guint8           flag,
               gint32          *queue)
{
  gint32 n = 0;

  for (gint32 start = 0; start < lattice->n_cells; start += 8)
    {
      gint32 end = MIN (start + 8, lattice->n_cells);

      if ((hu_load_bytes (lattice->cell + start, (gsize) (end - start)) & HU_EACH_BYTE (flag)) == 0)
        continue;

      for (gint32 cell = start; cell < end; cell++)
        if (lattice->cell[cell] & flag)
          queue[n++] = cell;
    }

  return n;
}

/*
 * hu_lattice_flood:
 * @lattice: the grid
 * @from: the cells with this flag are at distance 0
 * @limit: the largest distance
 * @queue: (out caller-allocates): room for n_cells + 1; gets every cell reached,
 *   nearest first
 * @n_reached: (out): the number of cells reached
 *
 * Goes over open cells, ring by ring.
 *
 * Returns: (transfer full): [n_cells] the distances, %HU_UNSEEN where not reached
 */
gint32 *
hu_lattice_flood (const HuLattice *lattice,
                  guint8           from,
                  gint32           limit,
                  gint32          *queue,
                  gint32          *n_reached)
{
  gsize size = (gsize) lattice->n_cells * sizeof (gint32);
  gint32 *distance = memset (g_malloc (size), 0xff, size); /* HU_UNSEEN */
  g_autofree guint8 *open = dup_open (lattice);
  gint32 n = collect_cells (lattice, from, queue);

  for (gint32 i = 0; i < n; i++)
    open[queue[i]] = 0;

  if (lattice->barriers != NULL)
    *n_reached = flood (lattice, open, distance, queue, n, limit, TRUE);
  else
    *n_reached = flood (lattice, open, distance, queue, n, limit, FALSE);

  return distance;
}
