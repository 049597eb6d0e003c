/*
 * How long the front line takes on 300×300 hexes with 5,000 units: the
 * coverage of both sides after one event, and the cheapest path, against
 * igraph's shortest paths on the same weighted graph, built beforehand.
 */
#include "hu-bench.h"
#include "hu-adjudicator.h"
#include "hu-front-line-private.h"

#ifdef HAVE_IGRAPH
#include <igraph.h>
#endif

#define SIDE 300
#define N_UNITS 5000

typedef struct
{
  HuScenario *scenario;
  HuState    *state;
  guint8     *cover[HU_N_SIDES];
  guint8     *rows[HU_N_SIDES];
  gint64      cost;
#ifdef HAVE_IGRAPH
  igraph_t        graph; /* node n_hexes stands for the north edge */
  igraph_vector_t weights;
  igraph_real_t   peer_cost;
#endif
} Bench;

static HuScenario *
make_scenario (GRand *rand)
{
  g_autoptr(HuGrid) grid = hu_grid_new (SIDE, SIDE, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario = hu_scenario_new (map);

  for (guint i = 0; i < N_UNITS; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i);
      HuUnit *unit = hu_scenario_add_unit (scenario, id, NULL, i % 2);

      unit->at = g_rand_int_range (rand, 0, grid->n_hexes);
      unit->size = g_rand_int_range (rand, HU_SIZE_REGIMENT, HU_N_SIZES);
    }
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup ("Movement"));
  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
  hu_scenario_finish (scenario);

  return scenario;
}

/* One unit has moved: what both lines cover now, row by row. */
static void
cover_both (gpointer data)
{
  Bench *bench = data;
  const HuGrid *grid = bench->scenario->map->grid;

  bench->state->unit_hex[0] = (bench->state->unit_hex[0] + 1) % grid->n_hexes;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_front_line_cover_rows (bench->state, side, bench->cover[side], bench->rows[side]);
}

static void
find_path (gpointer data)
{
  Bench *bench = data;
  const HuLineRules rules = hu_front_line_get_line (bench->scenario);
  GArray *path;

  bench->cost = hu_line_cheapest_path (bench->scenario->map, &rules, bench->cover[HU_SIDE_FIRST], &path);
  g_array_unref (path);
}

#ifdef HAVE_IGRAPH
static void
build_graph (Bench *bench)
{
  const HuGrid *grid = bench->scenario->map->grid;
  igraph_vector_int_t edges;

  igraph_vector_int_init (&edges, 0);
  igraph_vector_init (&bench->weights, 0);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      igraph_real_t weight = bench->cover[HU_SIDE_FIRST][hex] == HU_COVER_NONE;

      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex from = hu_grid_neighbour (grid, hex, direction);

          if (from == HU_HEX_NONE)
            continue;
          igraph_vector_int_push_back (&edges, from);
          igraph_vector_int_push_back (&edges, hex);
          igraph_vector_push_back (&bench->weights, weight);
        }
      if (hu_grid_row (grid, hex) == 1)
        {
          igraph_vector_int_push_back (&edges, grid->n_hexes);
          igraph_vector_int_push_back (&edges, hex);
          igraph_vector_push_back (&bench->weights, weight);
        }
    }
  igraph_create (&bench->graph, &edges, grid->n_hexes + 1, IGRAPH_DIRECTED);
  igraph_vector_int_destroy (&edges);
}

/* The distances to the south edge; a shortest path would come on top. */
static void
find_peer_path (gpointer data)
{
  Bench *bench = data;
  igraph_integer_t north = bench->scenario->map->grid->n_hexes;
  igraph_vs_t south;
  igraph_matrix_t distances;

  igraph_vs_range (&south, north - SIDE, north);
  igraph_matrix_init (&distances, 0, 0);
  igraph_distances_dijkstra (&bench->graph, &distances, igraph_vss_1 (north), south, &bench->weights, IGRAPH_OUT);
  bench->peer_cost = igraph_matrix_min (&distances);
  igraph_matrix_destroy (&distances);
}
#endif

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (1941);
  Bench bench = { .scenario = make_scenario (rand) };
  gsize n_hexes = (gsize) bench.scenario->map->grid->n_hexes;

  hu_bench_init (&argc, &argv);
  bench.state = hu_state_new (bench.scenario);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      bench.cover[side] = g_malloc (n_hexes);
      bench.rows[side] = g_malloc (SIDE + 1);
    }

  hu_bench_frame ("front line, 300×300, 5,000 units: coverage of both sides after one event",
                  hu_bench_median (cover_both, &bench), 1.0 / 10);
  hu_bench_frame ("front line, 300×300, 5,000 units: cheapest path", hu_bench_median (find_path, &bench), 1);

#ifdef HAVE_IGRAPH
  {
    double ours, peer;

    build_graph (&bench);
    hu_bench_medians (find_path, &bench, &ours, find_peer_path, &bench, &peer);
    if ((igraph_real_t) bench.cost != bench.peer_cost)
      g_error ("the paths differ: %g and %g", (double) bench.cost, bench.peer_cost);
    hu_bench_ratio ("front line, 300×300, 5,000 units: cheapest path", ours, "igraph's Dijkstra", peer, 5);
    igraph_destroy (&bench.graph);
    igraph_vector_destroy (&bench.weights);
  }
#else
  hu_bench_note ("igraph is not there: no peer for the cheapest path");
#endif

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_free (bench.cover[side]);
      g_free (bench.rows[side]);
    }
  hu_state_free (bench.state);
  hu_scenario_unref (bench.scenario);
  return hu_bench_finish ();
}
