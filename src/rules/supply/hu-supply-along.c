/*
 * How far lines of supply run that take a few steps and then go along lines of the map, and
 * where they stop.
 *
 * This is a flood over hexes, each of which can be reached in two ways: by steps, which are
 * counted, or along a line of the map, which the line of supply then does not leave.  A line of
 * supply that has stepped to a line of the map is on it at once.  Both ways cost one for each
 * hex, so hexes are reached in the order of their distance, and the fewest steps of all
 * shortest ways to a hex are known before the flood goes on from it.
 */
#include "hu-supply-along-private.h"

#include <string.h>

/**
 * hu_ways_init:
 * @ways: (out caller-allocates): to be cleared by the caller
 * @field: the question; without lines of the map there is no limit of steps
 *
 * Prepares the search for lines; only the hexes that @field closes are closed.
 */
void
hu_ways_init (HuWays              *ways,
              const HuSupplyField *field)
{
  gsize n = (gsize) field->grid->n_hexes;

  *ways = (HuWays) { .field = field };
  ways->most_steps = field->along != NULL ? field->along->steps : G_MAXINT32;
  ways->most = field->max_length < 0 ? G_MAXINT32 : field->max_length;
  ways->open = g_malloc (n);
  ways->source = g_memdup2 (field->source, n);
  ways->steps = g_new (gint32, n);
  ways->queue = g_new (gint32, HU_N_WAY_KINDS * n);
  for (gint how = 0; how < HU_N_WAY_KINDS; how++)
    {
      ways->distance[how] = g_new (gint32, n);
      memset (ways->distance[how], -1, n * sizeof (gint32));
    }
  for (gsize i = 0; i < n; i++)
    ways->open[i] = field->grid->exists[i] && field->block[i] == HU_BLOCK_OPEN;
  for (guint i = 0; i < field->n_origins; i++)
    ways->open[field->origins[i]] = FALSE;
}

void
hu_ways_clear (HuWays *ways)
{
  for (gint how = 0; how < HU_N_WAY_KINDS; how++)
    g_free (ways->distance[how]);
  g_free (ways->open);
  g_free (ways->source);
  g_free (ways->steps);
  g_free (ways->queue);
}

static void
come_along (HuWays *ways,
            HuHex   hex,
            gint32  distance,
            gint32  steps)
{
  if (ways->distance[HU_WAY_ALONG][hex] < 0)
    {
      ways->distance[HU_WAY_ALONG][hex] = distance;
      ways->steps[hex] = steps;
      ways->queue[ways->n++] = hex * HU_N_WAY_KINDS + HU_WAY_ALONG;
    }
  else if (ways->distance[HU_WAY_ALONG][hex] == distance)
    {
      ways->steps[hex] = MIN (ways->steps[hex], steps);
    }
}

static void
come_by_step (HuWays *ways,
              HuHex   hex,
              gint32  distance)
{
  if (ways->distance[HU_WAY_STEP][hex] >= 0)
    return;

  ways->distance[HU_WAY_STEP][hex] = distance;
  ways->queue[ways->n++] = hex * HU_N_WAY_KINDS + HU_WAY_STEP;
  if (ways->field->along != NULL && ways->field->along->lies[hex])
    come_along (ways, hex, distance, distance);
}

static gboolean
is_barred (const HuSupplyField *field,
           HuHex                hex,
           gint                 direction)
{
  return field->barriers != NULL && (field->barriers[hex] >> direction & 1);
}

static gboolean
is_linked (const HuSupplyField *field,
           HuHex                hex,
           gint                 direction)
{
  return field->along != NULL && (field->along->links[hex] >> direction & 1);
}

static void
go_on (HuWays *ways,
       HuHex   hex,
       gint    how)
{
  const HuSupplyField *field = ways->field;
  gint32 distance = ways->distance[how][hex];

  if (distance >= ways->most || (how == HU_WAY_STEP && distance >= ways->most_steps))
    return;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex next = hu_grid_neighbour (field->grid, hex, direction);

      if (next == HU_HEX_NONE || !ways->open[next])
        continue;
      if (how == HU_WAY_STEP && !is_barred (field, hex, direction))
        come_by_step (ways, next, distance + 1);
      else if (how == HU_WAY_ALONG && is_linked (field, hex, direction))
        come_along (ways, next, distance + 1, ways->steps[hex]);
    }
}

static gint32
steps_to (const HuWays *ways,
          gint32        state)
{
  HuHex hex = state / HU_N_WAY_KINDS;

  return state % HU_N_WAY_KINDS == HU_WAY_STEP ? ways->distance[HU_WAY_STEP][hex] : ways->steps[hex];
}

/* Floods from the origins, to the end where @whole, else until the best source is known.  Returns the state in
 * which the best source is reached: the nearest one, with the fewest steps, the first by index; or -1. */
static gint32
flood (HuWays   *ways,
       gboolean  whole)
{
  gint32 best = -1, nearest = G_MAXINT32;

  for (guint i = 0; i < ways->field->n_origins; i++)
    come_by_step (ways, ways->field->origins[i], 0);

  for (gint32 i = 0; i < ways->n; i++)
    {
      gint32 state = ways->queue[i];
      HuHex hex = state / HU_N_WAY_KINDS;
      gint32 distance = ways->distance[state % HU_N_WAY_KINDS][hex];

      if (distance > nearest && !whole)
        break;
      if (distance <= nearest && ways->open[hex] && ways->source[hex] &&
          (best < 0 || steps_to (ways, state) < steps_to (ways, best) ||
           (steps_to (ways, state) == steps_to (ways, best) && hex < best / HU_N_WAY_KINDS)))
        {
          best = state;
          nearest = distance;
        }
      go_on (ways, hex, state % HU_N_WAY_KINDS);
    }

  return best;
}

/* Returns the first by index of the hexes from which @hex was reached in the way @how. */
static HuHex
find_before (const HuWays *ways,
             HuHex         hex,
             gint          how)
{
  const HuSupplyField *field = ways->field;
  gint32 distance = ways->distance[how][hex] - 1;
  HuHex best = HU_HEX_NONE;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex before = hu_grid_neighbour (field->grid, hex, direction);

      if (before == HU_HEX_NONE || ways->distance[how][before] != distance)
        continue;
      if (how == HU_WAY_STEP ? is_barred (field, hex, direction)
                             : !is_linked (field, hex, direction) || ways->steps[before] != ways->steps[hex])
        continue;
      if (best == HU_HEX_NONE || before < best)
        best = before;
    }

  return best;
}

static GArray *
build_line (const HuWays *ways,
            gint32        end)
{
  GArray *line = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuHex hex = end / HU_N_WAY_KINDS;
  gint how = end % HU_N_WAY_KINDS;
  gint32 distance = ways->distance[how][hex];

  g_array_set_size (line, (guint) distance + 1);
  g_array_index (line, HuHex, distance) = hex;
  for (; distance > 0; distance--)
    {
      /* The whole way is steps: the line of the map is taken at this hex, or not at all. */
      if (how == HU_WAY_ALONG && ways->steps[hex] == distance)
        how = HU_WAY_STEP;
      hex = find_before (ways, hex, how);
      g_array_index (line, HuHex, distance - 1) = hex;
    }

  return line;
}

GArray *
hu_ways_find_line (HuWays *ways)
{
  gint32 end = flood (ways, FALSE);
  GArray *line = end >= 0 ? build_line (ways, end) : NULL;

  for (gint32 i = 0; i < ways->n; i++)
    ways->distance[ways->queue[i] % HU_N_WAY_KINDS][ways->queue[i] / HU_N_WAY_KINDS] = -1;
  ways->n = 0;

  return line;
}

guint
hu_supply_count_along (const HuSupplyField *field,
                       const GArray        *line)
{
  guint n = 0;

  g_return_val_if_fail (field != NULL && line != NULL, 0);

  /* A line with the fewest steps is on a line of the map as soon as it can be: from there on every hex is linked
   * with the one before. */
  while (n + 1 < line->len)
    {
      HuHex hex = g_array_index (line, HuHex, line->len - 2 - n), next = g_array_index (line, HuHex, line->len - 1 - n);
      gint direction = hu_grid_direction (field->grid, hex, next);

      if (direction < 0 || !is_linked (field, hex, direction))
        break;
      n++;
    }

  return n;
}

gboolean
hu_along_reaches (const HuSupplyField *field)
{
  HuWays ways;
  gboolean reaches;

  hu_ways_init (&ways, field);
  reaches = flood (&ways, FALSE) >= 0;
  hu_ways_clear (&ways);

  return reaches;
}

/* --- The frontier --- */

typedef struct
{
  HuFrontierHex found;
  gint32        distance; /* of `from` */
} Stop;

/* How close a line comes to continuing from @from into its neighbour: the closer, the better the reason. */
enum
{
  NO_REASON,
  LINE_ENDS,
  HEXSIDE,
  FREE,
};

static gint
look_from (const HuWays *ways,
           HuHex         hex,
           HuHex         from,
           gint          direction,
           HuBlock      *because)
{
  const HuSupplyField *field = ways->field;
  gboolean stepped = ways->distance[HU_WAY_STEP][from] >= 0;
  gboolean along = ways->distance[HU_WAY_ALONG][from] >= 0;
  gboolean barred = is_barred (field, hex, direction);

  if ((stepped && !barred) || (along && is_linked (field, hex, direction)))
    {
      *because = (HuBlock) field->block[hex];
      if (*because == HU_BLOCK_OPEN)
        *because = stepped && !barred && ways->distance[HU_WAY_STEP][from] >= ways->most_steps ? HU_BLOCK_STEPS
                                                                                             : HU_BLOCK_LENGTH;
      return FREE;
    }
  *because = stepped ? HU_BLOCK_HEXSIDE : HU_BLOCK_LINE_ENDS;

  return stepped ? HEXSIDE : along ? LINE_ENDS : NO_REASON;
}

/* An obstacle in the hex takes precedence over the hexside, as in hu_supply_trace(), but only where a line
 * could have come up to the hex, and not where a line of the map just passes by. */
static gboolean
find_stop (const HuWays *ways,
           const gint32 *distance,
           HuHex         hex,
           Stop         *stop)
{
  gint best = NO_REASON;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex from = hu_grid_neighbour (ways->field->grid, hex, direction);
      HuBlock because;
      gint how;

      if (from == HU_HEX_NONE || distance[from] < 0)
        continue;
      how = look_from (ways, hex, from, direction, &because);
      if (how < best || (how == best && (distance[from] > stop->distance ||
                                         (distance[from] == stop->distance && from > stop->found.from))))
        continue;
      best = how;
      *stop = (Stop) { { .hex = hex, .from = from, .because = because }, distance[from] };
    }

  return best != NO_REASON;
}

static gint
compare_stops (gconstpointer a,
               gconstpointer b)
{
  const Stop *x = a, *y = b;

  return x->distance != y->distance ? x->distance - y->distance : x->found.hex - y->found.hex;
}

static GArray *
build_frontier (const HuWays *ways,
                const gint32 *distance)
{
  const HuGrid *grid = ways->field->grid;
  g_autoptr(GArray) stops = g_array_new (FALSE, FALSE, sizeof (Stop));
  GArray *frontier = g_array_new (FALSE, FALSE, sizeof (HuFrontierHex));

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      Stop stop = { 0 };

      if (grid->exists[hex] && distance[hex] < 0 && find_stop (ways, distance, hex, &stop))
        g_array_append_val (stops, stop);
    }
  g_array_sort (stops, compare_stops);
  for (guint i = 0; i < stops->len; i++)
    g_array_append_val (frontier, g_array_index (stops, Stop, i).found);

  return frontier;
}

HuSupplyTrace *
hu_along_trace (const HuSupplyField *field)
{
  HuSupplyTrace *trace = g_new0 (HuSupplyTrace, 1);
  HuWays ways;
  gint32 end;

  hu_ways_init (&ways, field);
  end = flood (&ways, TRUE);
  if (end >= 0)
    {
      trace->path = build_line (&ways, end);
      trace->n_along = hu_supply_count_along (field, trace->path);
    }

  trace->distance = g_memdup2 (ways.distance[HU_WAY_STEP], (gsize) field->grid->n_hexes * sizeof (gint32));
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    {
      gint32 along = ways.distance[HU_WAY_ALONG][hex];

      if (along >= 0 && (trace->distance[hex] < 0 || along < trace->distance[hex]))
        trace->distance[hex] = along;
      trace->n_reached += trace->distance[hex] >= 0;
      trace->furthest = MAX (trace->furthest, trace->distance[hex]);
    }
  trace->frontier = build_frontier (&ways, trace->distance);
  hu_ways_clear (&ways);

  return trace;
}

/*
 * The nearest source of every hex at once, where lines of supply take a few steps and then go along lines of the map.
 *
 * Walked backwards, a line first goes along a line of the map and then steps, so two floods from the sources are enough:
 * one over the lines of the map, and one that steps away from all hexes that this one has reached, and from the sources
 * themselves, a step of all at a time.  A hex that is reached again after more steps is better only where the whole line
 * is shorter, so only then the flood goes on from it.
 *
 * Both floods go on from hexes in the order of their lengths, and of these in the order of their sources: it is so at the
 * beginning, and each step keeps it so.  The first line that comes to a hex in a step is therefore the best of that step.
 *
 * The obvious other way, one flood in the order of whole lengths, is wrong: of a hex it would know the shortest line
 * alone, and where the steps of that one are used up a longer one with fewer steps may go on.
 */

/* A hex from which the flood goes on, as it was reached by the last step. */
typedef struct
{
  HuHex        hex;
  HuSupplyBack line;
} Edge;

static gboolean
is_open (const HuSupplyField *field,
         HuHex                hex)
{
  return field->grid->exists[hex] && field->block[hex] == HU_BLOCK_OPEN;
}

/* Keeps the line that comes to @hex if it is shorter than the one known.  A hex of an obstacle gets its answer, but the
 * flood does not go on from it. */
static void
come_to (const HuSupplyField *field,
         HuSupplyBack        *back,
         GArray              *edges, /* Edge */
         HuHex                hex,
         HuSupplyBack         line)
{
  Edge edge = { hex, line };

  if (back[hex].length >= 0 && back[hex].length <= line.length)
    return;

  back[hex] = line;
  if (is_open (field, hex))
    g_array_append_val (edges, edge);
}

/* Returns the open hexes reached from the sources over all lines of the map; (transfer full) (element-type Edge). */
static GArray *
flood_along (const HuSupplyField *field,
             HuSupplyBack        *back)
{
  GArray *edges = g_array_new (FALSE, FALSE, sizeof (Edge));

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->source[hex] && is_open (field, hex))
      come_to (field, back, edges, hex, (HuSupplyBack) { 0, hex });

  for (guint i = 0; i < edges->len; i++)
    {
      Edge edge = g_array_index (edges, Edge, i);

      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        if (field->along->links[edge.hex] >> direction & 1)
          come_to (field, back, edges, hu_grid_neighbour (field->grid, edge.hex, direction),
                   (HuSupplyBack) { edge.line.length + 1, edge.line.source });
    }

  return edges;
}

/* Returns where the next step goes on from; (transfer full) (element-type Edge). */
static GArray *
take_step (const HuSupplyField *field,
           HuSupplyBack        *back,
           const GArray        *edges)
{
  GArray *next_edges = g_array_new (FALSE, FALSE, sizeof (Edge));

  for (guint i = 0; i < edges->len; i++)
    {
      const Edge *edge = &g_array_index (edges, Edge, i);
      guint barred = field->barriers != NULL ? field->barriers[edge->hex] : 0;

      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex next = hu_grid_neighbour (field->grid, edge->hex, direction);

          if (next != HU_HEX_NONE && !(barred >> direction & 1))
            come_to (field, back, next_edges, next, (HuSupplyBack) { edge->line.length + 1, edge->line.source });
        }
    }

  return next_edges;
}

/* @field: the question, without origins; it has lines of the map.  Returns [n_hexes] what hu_supply_trace() would find
 * from that hex alone; of an open source itself the length 0; (transfer full). */
HuSupplyBack *
hu_along_flood_back (const HuSupplyField *field)
{
  HuHex n_hexes = field->grid->n_hexes;
  gint32 most = field->max_length < 0 ? G_MAXINT32 : field->max_length;
  HuSupplyBack *back = g_new (HuSupplyBack, n_hexes);
  GArray *edges;

  for (HuHex hex = 0; hex < n_hexes; hex++)
    back[hex] = (HuSupplyBack) { -1, HU_HEX_NONE };
  edges = flood_along (field, back);
  for (gint32 steps = 1; edges->len > 0 && steps <= MIN (field->along->steps, most); steps++)
    {
      GArray *next = take_step (field, back, edges);

      g_array_unref (edges);
      edges = next;
    }
  g_array_unref (edges);
  for (HuHex hex = 0; hex < n_hexes; hex++)
    if (back[hex].length > most)
      back[hex] = (HuSupplyBack) { -1, HU_HEX_NONE };

  return back;
}
