/*
 * How far a supply line reaches, where it stops and why, and the line to show.
 */
#include "hu-supply-along-private.h"
#include "hu-supply-private.h"

#include <string.h>

/* For a cell, the distance of a neighbour and the way to it in one key.  Ways are in the order of index, so of
 * several equally near neighbours the first has the least key.  An unreached neighbour has a negative distance,
 * which makes a very large key. */
#define KEY(distance, way) ((guint64) (guint32) (distance) << 3 | (guint64) (way))
#define KEY_NONE KEY (HU_UNSEEN, 0)
#define KEY_IS_NONE(key) ((gint32) ((key) >> 3) < 0)

static inline guint64
nearest_reached (const HuLattice *lattice,
                 const gint32    *distance,
                 gint32           cell)
{
  const gint32 *beside = distance + cell;
  const gint32 *step = lattice->step;
  guint64 before = MIN (KEY (beside[step[0]], 0), KEY (beside[step[1]], 1));
  guint64 along = MIN (KEY (beside[step[2]], 2), KEY (beside[step[3]], 3));
  guint64 after = MIN (KEY (beside[step[4]], 4), KEY (beside[step[5]], 5));

  return MIN (MIN (before, along), after);
}

/* Only over hexsides that are free. */
static guint64
nearest_reached_freely (const HuLattice *lattice,
                        const gint32    *distance,
                        gint32           cell)
{
  guint64 best = KEY_NONE;

  for (gint way = 0; way < HU_N_WAYS; way++)
    if (!hu_lattice_barred (lattice, cell, way))
      best = MIN (best, KEY (distance[cell + lattice->step[way]], way));

  return best;
}

typedef struct
{
  HuFrontierHex found;
  gint32        distance; /* of `from` */
} Stop;

/* Finds why no line enters this cell beside a reached one.  An obstacle in the hex takes
 * precedence over the hexsides around it, and these over the length, so a reader learns what to
 * remove first.  @beside: from a hex to its neighbours, by way.
 */
static inline gboolean
find_stop (const HuLattice *lattice,
           const gint32    *distance,
           gint32           cell,
           HuHex            hex,
           const gint32     beside[HU_N_WAYS],
           Stop            *stop)
{
  HuBlock content = lattice->field->block[hex];
  guint64 key = nearest_reached (lattice, distance, cell);

  if (KEY_IS_NONE (key))
    return FALSE;

  stop->found.because = content != HU_BLOCK_OPEN ? content : HU_BLOCK_LENGTH;
  if (lattice->barriers != NULL && lattice->barriers[cell] != 0)
    {
      guint64 free_key = nearest_reached_freely (lattice, distance, cell);

      if (KEY_IS_NONE (free_key))
        stop->found.because = HU_BLOCK_HEXSIDE;
      else
        key = free_key;
    }

  stop->distance = (gint32) (key >> 3);
  stop->found.hex = hex;
  stop->found.from = hex + beside[key & 7];

  return TRUE;
}

/* Every stop, in the order of hexes. */
static GArray *
list_stops (const HuLattice *lattice,
            const gint32    *distance)
{
  const HuGrid *grid = lattice->field->grid;
  GArray *stops = g_array_new (FALSE, FALSE, sizeof (Stop));

  for (gint lane = 0; lane < grid->n_lanes; lane++)
    {
      gint32 start = hu_lattice_lane (lattice, lane);
      gint length = grid->lane_length;
      gint shift = hu_grid_lane_shift (grid, lane);
      gint32 beside[HU_N_WAYS] = {
        shift - 1 - length, shift - length, -1, 1, shift - 1 + length, shift + length
      };

      for (gint pos = 0; pos < length; pos++)
        {
          HuHex hex = lane * length + pos;
          Stop stop;

          if (distance[start + pos] < 0 && grid->exists[hex]
              && find_stop (lattice, distance, start + pos, hex, beside, &stop))
            g_array_append_val (stops, stop);
        }
    }

  return stops;
}

/* Sorts by the distance of the hex that the line would have come from.  A counting sort keeps the order of
 * index within one distance and takes time proportional to the size of the map. */
static GArray *
build_frontier (const HuLattice *lattice,
                const gint32    *distance,
                gint32           furthest)
{
  g_autoptr(GArray) stops = list_stops (lattice, distance);
  g_autofree guint *place = g_new0 (guint, (gsize) furthest + 2);
  GArray *frontier = g_array_sized_new (FALSE, FALSE, sizeof (HuFrontierHex), stops->len);

  for (guint i = 0; i < stops->len; i++)
    place[g_array_index (stops, Stop, i).distance + 1]++;
  for (gint32 ring = 1; ring <= furthest; ring++)
    place[ring] += place[ring - 1];

  g_array_set_size (frontier, stops->len);
  for (guint i = 0; i < stops->len; i++)
    {
      const Stop *stop = &g_array_index (stops, Stop, i);

      g_array_index (frontier, HuFrontierHex, place[stop->distance]++) = stop->found;
    }

  return frontier;
}

/* Returns the nearest source, the first by index of several, or -1. */
static gint32
nearest_source (const HuLattice *lattice,
                const gint32    *distance,
                const gint32    *queue,
                gint32           n_reached)
{
  gint32 best = -1;

  for (gint32 i = 0; i < n_reached; i++)
    {
      gint32 cell = queue[i];

      if (best >= 0 && distance[cell] > distance[best])
        break;
      if ((lattice->cell[cell] & HU_CELL_SOURCE) && (best < 0 || cell < best))
        best = cell;
    }

  return best;
}

/* Returns a shortest line, always the same: to the first by index of the nearest sources, and
 * from there back, each time to the first hex by index that is one nearer.
 */
static GArray *
build_path (const HuLattice *lattice,
            const gint32    *distance,
            gint32           source)
{
  gint32 length = distance[source];
  GArray *path = g_array_sized_new (FALSE, FALSE, sizeof (HuHex), (guint) length + 1);
  gint32 cell = source;

  g_array_set_size (path, (guint) length + 1);
  g_array_index (path, HuHex, length) = hu_lattice_hex (lattice, cell);

  for (gint32 left = length - 1; left >= 0; left--)
    {
      gint way = 0;

      while (distance[cell + lattice->step[way]] != left || hu_lattice_barred (lattice, cell, way))
        way++;

      cell += lattice->step[way];
      g_array_index (path, HuHex, left) = hu_lattice_hex (lattice, cell);
    }

  return path;
}

/**
 * hu_supply_trace:
 *
 * Follows every supply line from the origins outwards, ring by ring, as far as
 * it goes (section 8, as 4.3 uses it), and notes what stops it.
 *
 * Origins count as reached, at distance 0.  An unreached hex beside a reached one is in the
 * frontier once.  Its reason is the obstacle in the hex, where a line could come up to it over
 * a free hexside; else the hexside; and for an open hex the length.
 *
 * The path is a shortest one and depends on nothing but @field: it ends at the
 * nearest source, the first by index of several, and each hex before it is the
 * first by index of those one nearer to the origins.
 *
 * Returns: (transfer full): the trace
 */
HuSupplyTrace *
hu_supply_trace (const HuSupplyField *field)
{
  HuLattice lattice;
  HuSupplyTrace *trace;
  g_autofree gint32 *distance = NULL;
  g_autofree gint32 *queue = NULL;
  gint32 n;
  gint32 source;
  const HuGrid *grid;
  gint32 *by_hex;

  g_return_val_if_fail (field != NULL && field->grid != NULL, NULL);
  for (guint i = 0; i < field->n_origins; i++)
    g_return_val_if_fail (hu_grid_has (field->grid, field->origins[i]), NULL);

  if (field->along != NULL)
    return hu_along_trace (field);

  hu_lattice_init (&lattice, field);
  queue = g_new (gint32, lattice.n_cells + 1);
  distance = hu_lattice_flood (&lattice, HU_CELL_ORIGIN, hu_supply_limit (field), queue, &n);

  trace = g_new0 (HuSupplyTrace, 1);
  trace->n_reached = n;
  trace->furthest = n > 0 ? distance[queue[n - 1]] : 0;
  grid = lattice.field->grid;
  by_hex = g_new (gint32, grid->n_hexes);
  for (gint lane = 0; lane < grid->n_lanes; lane++)
    memcpy (by_hex + lane * grid->lane_length, distance + hu_lattice_lane (&lattice, lane),
            (gsize) grid->lane_length * sizeof (gint32));
  trace->distance = by_hex;
  trace->frontier = build_frontier (&lattice, distance, trace->furthest);
  source = nearest_source (&lattice, distance, queue, n);
  if (source >= 0)
    trace->path = build_path (&lattice, distance, source);

  hu_lattice_clear (&lattice);

  return trace;
}

void
hu_supply_trace_free (HuSupplyTrace *trace)
{
  if (trace == NULL)
    return;

  g_free (trace->distance);
  g_array_unref (trace->frontier);
  g_clear_pointer (&trace->path, g_array_unref);
  g_free (trace);
}

gboolean
hu_supply_is_at_source (const HuSupplyField *field,
                        HuHex                hex)
{
  HuBlock block;

  g_return_val_if_fail (field != NULL && hu_grid_has (field->grid, hex), FALSE);

  block = (HuBlock) field->block[hex];
  if (field->source[hex] && block == HU_BLOCK_OPEN)
    return TRUE;

  /* No line is traced, so that a zone of control stops none. */
  return field->inside != NULL && field->inside[hex] && (block == HU_BLOCK_OPEN || block == HU_BLOCK_ZOC);
}

/* Returns its word in JSON output; NULL for HU_BLOCK_OPEN. */
const char *
hu_block_to_string (HuBlock block)
{
  static const char * const words[HU_N_BLOCKS] = {
    NULL, "terrain", "unit", "zoc", "control", "hexside", "length", "steps", "line-ends",
  };

  g_return_val_if_fail ((guint) block < HU_N_BLOCKS, NULL);

  return words[block];
}
