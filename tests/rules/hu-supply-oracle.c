/*
 * The same questions answered without any cleverness, hex by hex through
 * hu_grid_neighbour(): what the rules' own answers are held against.
 */
#include "hu-supply-case.h"

gboolean
hu_oracle_is_origin (const HuSupplyField *field,
                     HuHex                hex)
{
  for (guint i = 0; i < field->n_origins; i++)
    if (field->origins[i] == hex)
      return TRUE;

  return FALSE;
}

gboolean
hu_oracle_step (const HuSupplyField *field,
                HuHex                from,
                gint                 direction,
                HuHex               *to)
{
  *to = hu_grid_neighbour (field->grid, from, direction);
  if (*to == HU_HEX_NONE || (field->barriers != NULL && (field->barriers[from] >> direction & 1)))
    return FALSE;

  return field->block[*to] == HU_BLOCK_OPEN && !hu_oracle_is_origin (field, *to);
}

gint *
hu_oracle_distances (const HuSupplyField *field,
                     const guint8        *shut)
{
  gint *distance = g_new (gint, field->grid->n_hexes);
  g_autoptr(GArray) queue = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    distance[hex] = -1;
  for (guint i = 0; i < field->n_origins; i++)
    {
      distance[field->origins[i]] = 0;
      g_array_append_val (queue, field->origins[i]);
    }

  for (guint i = 0; i < queue->len; i++)
    for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
      {
        HuHex from = g_array_index (queue, HuHex, i);
        HuHex to;

        if (distance[from] == field->max_length
            || !hu_oracle_step (field, from, direction, &to)
            || distance[to] >= 0
            || (shut != NULL && shut[to]))
          continue;
        distance[to] = distance[from] + 1;
        g_array_append_val (queue, to);
      }

  return distance;
}

gboolean
hu_oracle_reaches (const HuSupplyField *field,
                   const guint8        *shut)
{
  g_autofree gint *distance = hu_oracle_distances (field, shut);

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (distance[hex] > 0 && field->source[hex])
      return TRUE;

  return FALSE;
}

/* How far each open hex is from a source, passing no origin. */
static gint *
distances_to_source (const HuSupplyField *field)
{
  gint *distance = g_new (gint, field->grid->n_hexes);
  g_autoptr(GArray) queue = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    {
      distance[hex] = -1;
      if (!hu_grid_has (field->grid, hex) || field->block[hex] != HU_BLOCK_OPEN || !field->source[hex]
          || hu_oracle_is_origin (field, hex))
        continue;
      distance[hex] = 0;
      g_array_append_val (queue, hex);
    }

  for (guint i = 0; i < queue->len; i++)
    for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
      {
        HuHex from = g_array_index (queue, HuHex, i);
        HuHex to;

        if (!hu_oracle_step (field, from, direction, &to) || distance[to] >= 0)
          continue;
        distance[to] = distance[from] + 1;
        g_array_append_val (queue, to);
      }

  return distance;
}

/* Edmonds and Karp on a matrix of what is left of each arc.  Node 2h is where
 * a line enters hex h, 2h + 1 where it leaves it; then start and end. */
typedef struct
{
  gint    n;
  gint    start;
  gint    end;
  guint8 *left; /* [n × n] */
  gint   *from; /* [n] by which node each was found, -1 not */
} Flow;

#define LEFT(flow, a, b) (flow)->left[(gsize) (a) * (gsize) (flow)->n + (gsize) (b)]

static gboolean
find_way (Flow *flow)
{
  g_autofree gint *queue = g_new (gint, flow->n);
  gint n = 0;

  for (gint i = 0; i < flow->n; i++)
    flow->from[i] = -1;
  flow->from[flow->start] = flow->start;
  queue[n++] = flow->start;

  for (gint i = 0; i < n; i++)
    for (gint to = 0; to < flow->n; to++)
      if (flow->from[to] < 0 && LEFT (flow, queue[i], to) > 0)
        {
          flow->from[to] = queue[i];
          queue[n++] = to;
        }

  return flow->from[flow->end] >= 0;
}

static void
add_arcs (const HuSupplyField *field,
          Flow                *flow,
          const guint8        *member)
{
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    {
      gboolean origin = hu_grid_has (field->grid, hex) && hu_oracle_is_origin (field, hex);

      if (!origin && !member[hex])
        continue;
      if (!origin)
        LEFT (flow, 2 * hex, 2 * hex + 1) = 1;
      if (!origin && field->source[hex])
        LEFT (flow, 2 * hex + 1, flow->end) = 100;
      if (origin)
        LEFT (flow, flow->start, 2 * hex + 1) = 100;

      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex to;

          if (hu_oracle_step (field, hex, direction, &to) && member[to])
            LEFT (flow, 2 * hex + 1, 2 * to) = 100;
        }
    }
}

GArray *
hu_oracle_cut (const HuSupplyField *field)
{
  gint n = 2 * field->grid->n_hexes + 2;
  g_autofree guint8 *left = g_malloc0 ((gsize) n * (gsize) n);
  g_autofree gint *from = g_new (gint, n);
  g_autofree guint8 *member = g_malloc0 (field->grid->n_hexes);
  g_autofree gint *distance = hu_oracle_distances (field, NULL);
  g_autofree gint *to_source = distances_to_source (field);
  Flow flow = { n, n - 2, n - 1, left, from };
  GArray *cut = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    member[hex] = hu_grid_has (field->grid, hex) && field->block[hex] == HU_BLOCK_OPEN
                  && !hu_oracle_is_origin (field, hex)
                  && (field->max_length < 0
                      || (distance[hex] >= 0 && to_source[hex] >= 0
                          && distance[hex] + to_source[hex] <= field->max_length));

  add_arcs (field, &flow, member);
  while (find_way (&flow))
    for (gint node = flow.end; node != flow.start; node = from[node])
      {
        LEFT (&flow, from[node], node)--;
        LEFT (&flow, node, from[node])++;
      }

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (member[hex] && from[2 * hex] >= 0 && from[2 * hex + 1] < 0)
      g_array_append_val (cut, hex);

  return cut;
}
