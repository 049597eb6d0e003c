/*
 * igraph as a peer: breadth first over the open hexes, and a largest flow over
 * the graph in which each hex is split in two.
 *
 * It gets the best it can be given: graphs of the open hexes only, built
 * beforehand and without attributes; the distances alone, which take igraph a
 * third of the time of its whole breadth-first search; and the flow running
 * from the origins and limited in the hexes alone, the fastest of the ways
 * tried.  (The cut that it tells is any smallest one; for the nearest to the
 * origins the flow would have to run towards them, which takes it far longer.)
 */
#include "hu-bench-supply-peer.h"

#ifdef HAVE_IGRAPH

#include <igraph.h>

struct _HuBenchPeer
{
  const HuSupplyField *field;
  gint32              *node;      /* [n_hexes] number of an open hex, or -1 */
  igraph_integer_t     n_nodes;   /* open hexes; node n_nodes stands for all origins */
  igraph_t             hexes;     /* undirected */
  igraph_t             halves;    /* directed: lines enter hex n at node 2n and leave it at 2n + 1 */
  igraph_vector_t      capacity;  /* [edges of `halves`] */
  igraph_matrix_t      distances;
  igraph_vector_int_t  cut;       /* edges of `halves` */
};

static gboolean
is_origin (const HuSupplyField *field,
           HuHex                hex)
{
  for (guint i = 0; i < field->n_origins; i++)
    if (field->origins[i] == hex)
      return TRUE;

  return FALSE;
}

/* The node of the hex beside @hex, where a line may go there. */
static igraph_integer_t
node_beside (const HuBenchPeer *peer,
             HuHex              hex,
             gint               direction)
{
  HuHex next = hu_grid_neighbour (peer->field->grid, hex, direction);

  if (next == HU_HEX_NONE
      || (peer->field->barriers != NULL && (peer->field->barriers[hex] >> direction & 1)))
    return -1;

  return peer->node[next];
}

static void
number_nodes (HuBenchPeer *peer)
{
  const HuSupplyField *field = peer->field;

  peer->node = g_new (gint32, field->grid->n_hexes);
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    peer->node[hex] = hu_grid_has (field->grid, hex) && field->block[hex] == HU_BLOCK_OPEN
                      && !is_origin (field, hex) ? (gint32) peer->n_nodes++ : -1;
}

static void
add_edge (igraph_vector_int_t *edges,
          igraph_integer_t     from,
          igraph_integer_t     to)
{
  igraph_vector_int_push_back (edges, from);
  igraph_vector_int_push_back (edges, to);
}

static void
add_edges_of (const HuBenchPeer   *peer,
              HuHex                hex,
              igraph_vector_int_t *edges,
              igraph_vector_int_t *arcs)
{
  igraph_integer_t node = peer->node[hex];
  igraph_integer_t origins = peer->n_nodes;

  if (node < 0 && !is_origin (peer->field, hex))
    return;
  if (node >= 0)
    add_edge (arcs, 2 * node, 2 * node + 1);
  if (node >= 0 && peer->field->source[hex])
    add_edge (arcs, 2 * node + 1, 2 * origins + 1);

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      igraph_integer_t next = node_beside (peer, hex, direction);

      if (next < 0)
        continue;
      if (node < 0 || node < next)
        add_edge (edges, node < 0 ? origins : node, next);
      add_edge (arcs, node < 0 ? 2 * origins : 2 * node + 1, 2 * next);
    }
}

static void
build_graphs (HuBenchPeer *peer)
{
  igraph_vector_int_t edges, arcs;

  igraph_vector_int_init (&edges, 0);
  igraph_vector_int_init (&arcs, 0);
  for (HuHex hex = 0; hex < peer->field->grid->n_hexes; hex++)
    add_edges_of (peer, hex, &edges, &arcs);

  igraph_create (&peer->hexes, &edges, peer->n_nodes + 1, IGRAPH_UNDIRECTED);
  igraph_create (&peer->halves, &arcs, 2 * peer->n_nodes + 2, IGRAPH_DIRECTED);
  igraph_vector_int_destroy (&edges);
  igraph_vector_int_destroy (&arcs);

  /* Only the way through a hex is narrow. */
  igraph_vector_init (&peer->capacity, igraph_ecount (&peer->halves));
  for (igraph_integer_t i = 0; i < igraph_ecount (&peer->halves); i++)
    VECTOR (peer->capacity)[i] = IGRAPH_TO (&peer->halves, i) == IGRAPH_FROM (&peer->halves, i) + 1
                                 && IGRAPH_FROM (&peer->halves, i) < 2 * peer->n_nodes ? 1 : 1e6;
}

HuBenchPeer *
hu_bench_peer_new (const HuSupplyField *field)
{
  HuBenchPeer *peer = g_new0 (HuBenchPeer, 1);

  peer->field = field;
  number_nodes (peer);
  build_graphs (peer);
  igraph_matrix_init (&peer->distances, 0, 0);
  igraph_vector_int_init (&peer->cut, 0);

  return peer;
}

void
hu_bench_peer_free (HuBenchPeer *peer)
{
  igraph_destroy (&peer->hexes);
  igraph_destroy (&peer->halves);
  igraph_vector_destroy (&peer->capacity);
  igraph_matrix_destroy (&peer->distances);
  igraph_vector_int_destroy (&peer->cut);
  g_free (peer->node);
  g_free (peer);
}

void
hu_bench_peer_distances (HuBenchPeer *peer)
{
  igraph_distances (&peer->hexes, &peer->distances,
                    igraph_vss_1 (peer->n_nodes), igraph_vss_all (), IGRAPH_ALL);
}

void
hu_bench_peer_cut (HuBenchPeer *peer)
{
  igraph_real_t value;

  igraph_maxflow (&peer->halves, &value, NULL, &peer->cut, NULL, NULL,
                  2 * peer->n_nodes, 2 * peer->n_nodes + 1, &peer->capacity, NULL);
}

gboolean
hu_bench_peer_agrees (HuBenchPeer         *peer,
                      const HuSupplyTrace *trace,
                      const HuSupplyCut   *cut)
{
  for (HuHex hex = 0; hex < peer->field->grid->n_hexes; hex++)
    if (peer->node[hex] >= 0)
      {
        igraph_real_t distance = MATRIX (peer->distances, 0, peer->node[hex]);

        if (trace->distance[hex] != (distance == IGRAPH_INFINITY ? -1 : (gint32) distance))
          return FALSE;
      }

  return igraph_vector_int_size (&peer->cut) == cut->hexes->len;
}

#else /* !HAVE_IGRAPH */

HuBenchPeer *
hu_bench_peer_new (const HuSupplyField *field)
{
  return NULL;
}

void
hu_bench_peer_free (HuBenchPeer *peer)
{
  g_assert (peer == NULL);
}

void
hu_bench_peer_distances (HuBenchPeer *peer)
{
  g_assert_not_reached ();
}

void
hu_bench_peer_cut (HuBenchPeer *peer)
{
  g_assert_not_reached ();
}

gboolean
hu_bench_peer_agrees (HuBenchPeer         *peer,
                      const HuSupplyTrace *trace,
                      const HuSupplyCut   *cut)
{
  g_assert_not_reached ();
}

#endif
