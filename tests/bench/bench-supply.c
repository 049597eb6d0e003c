/*
 * Supply lines against igraph: trace, narrowest cut and critical hexes; critical
 * hexes against blocking each hex in turn; the fewest units that isolate.
 */
#include "hu-bench.h"
#include "hu-bench-supply-peer.h"

#include <math.h>

#define SEED 1941

typedef struct
{
  HuGrid        *grid;
  guint8        *block;
  guint8        *source;
  guint8        *placeable;
  guint8        *immune;
  HuHex          origins[2];
  HuSupplyField  field;
  HuSupplyCut   *cut; /* of the field, once there is one */
} Map;

/* All open, the capital's two hexes at a column and row, sources in the north and east. */
static Map *
map_new (gint size,
         gint column,
         gint row)
{
  Map *map = g_new0 (Map, 1);
  gsize n = (gsize) size * (gsize) size;
  g_autoptr(HuMap) whole = NULL;

  map->grid = hu_grid_new (size, size, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  whole = hu_map_new (map->grid);
  map->block = g_malloc0 (n);
  map->source = g_malloc0 (n);
  map->placeable = g_malloc0 (n);
  map->immune = g_malloc0 (n);
  map->origins[0] = hu_grid_at (map->grid, column, row);
  map->origins[1] = hu_grid_at (map->grid, column, row + 1);

  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_EAST; edge++)
    {
      g_autoptr(GArray) hexes = hu_map_list_edge (whole, (HuEdge) edge);

      for (guint i = 0; i < hexes->len; i++)
        map->source[g_array_index (hexes, HuHex, i)] = 1;
    }

  map->field = (HuSupplyField) {
    .grid = map->grid, .block = map->block, .source = map->source,
    .origins = map->origins, .n_origins = 2, .max_length = -1,
  };

  return map;
}

static void
map_free (Map *map)
{
  hu_grid_unref (map->grid);
  g_free (map->block);
  g_free (map->source);
  g_free (map->placeable);
  g_free (map->immune);
  g_clear_pointer (&map->cut, hu_supply_cut_free);
  g_free (map);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Map, map_free)

/* --- Trace, cut and critical hexes --- */

static void
run_trace (gpointer data)
{
  Map *map = data;

  hu_supply_trace_free (hu_supply_trace (&map->field));
}

static void
run_cut (gpointer data)
{
  Map *map = data;

  hu_supply_cut_free (hu_supply_cut (&map->field));
}

static void
run_critical (gpointer data)
{
  Map *map = data;

  g_array_unref (hu_supply_critical (&map->field, map->cut));
}

static void
run_reaches (gpointer data)
{
  Map *map = data;

  if (!hu_supply_reaches (&map->field))
    g_error ("The capital of this map should not be isolated");
}

static void
run_peer_distances (gpointer data)
{
  hu_bench_peer_distances (data);
}

static void
run_peer_cut (gpointer data)
{
  hu_bench_peer_cut (data);
}

static void
check_peer (Map         *map,
            HuBenchPeer *peer)
{
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&map->field);

  hu_bench_peer_distances (peer);
  hu_bench_peer_cut (peer);
  if (!hu_bench_peer_agrees (peer, trace, map->cut))
    g_error ("igraph finds other distances or a cut of another size");
}

static void
bench_times (const char *name,
             Map        *map)
{
  g_autofree char *trace = hu_bench_format (hu_bench_median (run_trace, map));
  g_autofree char *cut = hu_bench_format (hu_bench_median (run_cut, map));
  g_autofree char *critical = hu_bench_format (hu_bench_median (run_critical, map));

  hu_bench_note ("%s: trace %s, cut %s, critical %s", name, trace, cut, critical);
}

static void
bench_size (gint size)
{
  g_autofree char *name = g_strdup_printf ("%d×%d", size, size);
  g_autofree char *trace_name = g_strconcat (name, " trace", NULL);
  g_autofree char *cut_name = g_strconcat (name, " cut", NULL);
  g_autofree char *sum_name = g_strconcat (name, " trace, cut and critical", NULL);
  g_autofree char *text = NULL;
  g_autoptr(GRand) rand = g_rand_new_with_seed (SEED);
  g_autoptr(Map) map = map_new (size, size / 2, size / 2);
  HuBenchPeer *peer;
  double trace, cut, critical, peer_trace, peer_cut;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    map->block[hex] = g_rand_double (rand) < 0.2 ? HU_BLOCK_UNIT : HU_BLOCK_OPEN;
  map->cut = hu_supply_cut (&map->field);

  peer = hu_bench_peer_new (&map->field);
  if (peer == NULL)
    {
      bench_times (name, map);
      return;
    }

  check_peer (map, peer);
  hu_bench_medians (run_trace, map, &trace, run_peer_distances, peer, &peer_trace);
  hu_bench_medians (run_cut, map, &cut, run_peer_cut, peer, &peer_cut);
  critical = hu_bench_median (run_critical, map);
  text = hu_bench_format (critical);

  hu_bench_ratio (trace_name, trace, "igraph_distances", peer_trace, 0);
  hu_bench_ratio (cut_name, cut, "igraph_maxflow", peer_cut, 0);
  hu_bench_note ("%s critical: %s; the cut is %u, which igraph's flow tells as well",
                 name, text, map->cut->hexes->len);
  hu_bench_ratio (sum_name, trace + cut + critical, "igraph", peer_trace + peer_cut, 20);

  hu_bench_peer_free (peer);
}

static void
bench_reaches (gint size)
{
  g_autofree char *name = g_strdup_printf ("%d×%d does any line reach", size, size);
  g_autoptr(Map) map = map_new (size, size / 2, size / 2);
  double reaches, trace;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    map->block[hex] = hex % 5 == 0 ? HU_BLOCK_UNIT : HU_BLOCK_OPEN;

  hu_bench_medians (run_reaches, map, &reaches, run_trace, map, &trace);
  hu_bench_ratio (name, reaches, "a whole trace", trace, 0);
}

/* --- Critical hexes of a corridor --- */

/* Two chambers and a corridor one hex wide between them. */
static Map *
corridor_new (void)
{
  const gint size = 60;
  Map *map = map_new (size, 10, size / 2);

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      gint column = hu_grid_column (map->grid, hex);

      if (column > 20 && column <= 40 && hu_grid_row (map->grid, hex) != size / 2)
        map->block[hex] = HU_BLOCK_TERRAIN;
      if (column <= 40)
        map->source[hex] = 0;
    }
  map->cut = hu_supply_cut (&map->field);

  return map;
}

static void
run_cut_and_critical (gpointer data)
{
  Map *map = data;
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&map->field);

  g_array_unref (hu_supply_critical (&map->field, cut));
}

static guint
block_each (Map       *map,
            gboolean (*reaches) (const HuSupplyField *field))
{
  guint n = 0;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      if (map->block[hex] != HU_BLOCK_OPEN || hex == map->origins[0] || hex == map->origins[1])
        continue;
      map->block[hex] = HU_BLOCK_UNIT;
      n += !reaches (&map->field);
      map->block[hex] = HU_BLOCK_OPEN;
    }

  return n;
}

static gboolean
trace_reaches (const HuSupplyField *field)
{
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (field);

  return trace->path != NULL;
}

static void
run_trace_each (gpointer data)
{
  block_each (data, trace_reaches);
}

static void
run_reaches_each (gpointer data)
{
  block_each (data, hu_supply_reaches);
}

static void
bench_corridor (void)
{
  g_autoptr(Map) map = corridor_new ();
  g_autoptr(GArray) critical = hu_supply_critical (&map->field, map->cut);
  double ours, peer;

  if (map->cut->hexes->len != 1 || critical->len == 0
      || critical->len != block_each (map, hu_supply_reaches)
      || critical->len != block_each (map, trace_reaches))
    g_error ("Blocking each hex of the corridor map in turn finds other critical hexes");

  hu_bench_medians (run_critical, map, &ours, run_trace_each, map, &peer);
  hu_bench_ratio ("60×60 corridor, critical", ours, "tracing without each hex", peer, 100);
  hu_bench_medians (run_critical, map, &ours, run_reaches_each, map, &peer);
  hu_bench_ratio ("60×60 corridor, critical", ours, "the quick question without each", peer, 100);
  hu_bench_medians (run_cut_and_critical, map, &ours, run_reaches_each, map, &peer);
  hu_bench_ratio ("60×60 corridor, cut and critical", ours, "the quick question without each", peer, 0);
}

/* --- The fewest units --- */

/*
 * Some 75 units with zones of control on part of a ring around the capital, 95
 * of the other side anywhere, on as many hexes as the drive on Moscow: the
 * further @closed goes to 1, the less is open behind the capital.
 */
static Map *
siege_new (double closed,
           double radius)
{
  const gint size = 55;
  g_autoptr(GRand) rand = g_rand_new_with_seed (SEED);
  g_autofree guint8 *unit = g_malloc0 ((gsize) size * (gsize) size);
  Map *map = map_new (size, 36, 27);

  for (guint i = 0; i < 75; i++)
    {
      double angle = G_PI * (1 + closed * g_rand_double_range (rand, -1, 1));
      double distance = radius * g_rand_double_range (rand, 1, 1.3);
      gint column = 36 + (gint) lround (distance * 1.15 * cos (angle));
      gint row = 27 + (gint) lround (distance * sin (angle));

      if (column >= 1 && column <= size && row >= 1 && row <= size)
        unit[hu_grid_at (map->grid, column, row)] = 1;
    }
  for (guint i = 0; i < 95; i++)
    map->immune[g_rand_int_range (rand, 0, map->grid->n_hexes)] = 1;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      gboolean zoc = FALSE;

      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex next = hu_grid_neighbour (map->grid, hex, direction);

          zoc |= next != HU_HEX_NONE && unit[next];
        }

      map->block[hex] = unit[hex] ? HU_BLOCK_UNIT : zoc && !map->immune[hex] ? HU_BLOCK_ZOC : HU_BLOCK_OPEN;
      map->placeable[hex] = !unit[hex] && !map->immune[hex]
                            && hex != map->origins[0] && hex != map->origins[1];
    }
  map->cut = hu_supply_cut (&map->field);

  return map;
}

static void
run_fewest (gpointer data)
{
  Map *map = data;
  HuFootprint footprint = { map->placeable, map->immune, TRUE, TRUE };
  HuHex where[2];

  hu_supply_fewest (&map->field, map->cut, &footprint, where);
}

static void
run_all (gpointer data)
{
  Map *map = data;

  for (guint i = 0; i < 2; i++)
    {
      HuSupplyField field = map->field;

      field.origins = &map->origins[i];
      field.n_origins = 1;
      hu_supply_trace_free (hu_supply_trace (&field));
    }
  run_cut_and_critical (map);
  run_fewest (map);
}

static void
bench_sieges (void)
{
  double slowest = 0;
  double slowest_all = 0;

  for (gint closed = 0; closed <= 10; closed++)
    for (gint radius = 2; radius <= 10; radius += 2)
      {
        g_autoptr(Map) map = siege_new (closed / 10.0, radius);
        HuFootprint footprint = { map->placeable, map->immune, TRUE, TRUE };
        HuHex where[2];
        guint n = hu_supply_fewest (&map->field, map->cut, &footprint, where);
        double fewest = hu_bench_median (run_fewest, map);

        if (fewest > slowest)
          {
            g_autofree char *text = hu_bench_format (fewest);

            hu_bench_note ("55×55 siege, %d tenths closed at %d hexes: cut %u, fewest %s%u, %s",
                           closed, radius, map->cut->hexes->len,
                           n == HU_FEWEST_MORE ? "more than " : "", MIN (n, 2), text);
          }
        slowest = MAX (slowest, fewest);
        slowest_all = MAX (slowest_all, hu_bench_median (run_all, map));
      }

  hu_bench_frame ("55×55 sieges, fewest, the slowest", slowest, 1);
  hu_bench_frame ("… with two traces, cut and critical", slowest_all, 0.05);
}

int
main (int   argc,
      char *argv[])
{
  hu_bench_init (&argc, &argv);

#ifndef HAVE_IGRAPH
  hu_bench_missing ("igraph (libigraph-dev 0.10)");
#endif

  bench_size (60);
  bench_size (300);
  bench_size (1000);
  bench_reaches (60);
  bench_reaches (1000);
  bench_corridor ();
  bench_sieges ();

  return hu_bench_finish ();
}
