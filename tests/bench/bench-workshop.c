/*
 * How long an editor's frame takes: a brush stroke over 100 hexes of a map of
 * 300 × 300, each of its frames with the live check, under each rule system; and
 * the commands that are no strokes.
 */
#include "hu-bench-shop.h"
#include "hu-bench.h"
#include "hu-workshop-map.h"
#include "hu-workshop-rules.h"
#include "hu-workshop-units.h"

#define SIDE HU_BENCH_SHOP_SIDE
#define STROKE 100

typedef struct
{
  HuWorkshop *shop;
  guint       step;
  HuHex       from;
  HuTerrain   terrain;
  double      worst;
} Bench;

/* A frame: two more hexes under the brush, and the check. */
static void
paint_frame (gpointer data)
{
  Bench *bench = data;
  HuHex hexes[2] = { bench->from + (HuHex) bench->step, bench->from + (HuHex) bench->step + SIDE };
  gint64 began = g_get_monotonic_time ();
  double took;

  if (bench->step == 0)
    hu_workshop_begin_stroke (bench->shop, "Paint");
  hu_workshop_paint_terrain (bench->shop, hexes, 2, bench->terrain);
  (void) hu_workshop_get_n_faults (bench->shop);
  took = (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC;
  bench->worst = MAX (bench->worst, took);

  bench->step += 2;
  if (bench->step >= STROKE)
    {
      hu_workshop_cancel_stroke (bench->shop);
      bench->step = 0;
    }
}

static void
bench_strokes (HuWorkshop *shop,
               HuTerrain   terrain,
               const char *rules)
{
  Bench bench = { .shop = shop, .from = 140 * SIDE + 20, .terrain = terrain };
  g_autofree char *what = g_strdup_printf ("a frame of a stroke of %s, %s", hu_terrain_to_string (terrain), rules);
  g_autofree char *worst = NULL;

  hu_bench_frame (what, hu_bench_median (paint_frame, &bench), 1);
  if (bench.step > 0)
    hu_workshop_cancel_stroke (shop);
  worst = hu_bench_format (bench.worst);
  hu_bench_note ("the longest of them took %s", worst);
}

static void
paint_control_frame (gpointer data)
{
  Bench *bench = data;
  HuHex hex = bench->from + (HuHex) bench->step;

  if (bench->step == 0)
    hu_workshop_begin_stroke (bench->shop, "Paint");
  hu_workshop_paint_owner (bench->shop, &hex, 1, HU_SIDE_SECOND);
  bench->step++;
  if (bench->step >= STROKE)
    {
      hu_workshop_cancel_stroke (bench->shop);
      bench->step = 0;
    }
}

static void
end_stroke (gpointer data)
{
  Bench *bench = data;
  HuHex hex = bench->from;

  hu_workshop_paint_terrain (bench->shop, &hex, 1, bench->step++ % 2 == 0 ? HU_TERRAIN_HILLS : HU_TERRAIN_ROUGH);
}

static void
undo_and_redo (gpointer data)
{
  Bench *bench = data;

  hu_workshop_undo (bench->shop);
  hu_workshop_redo (bench->shop);
}

static void
move_unit (gpointer data)
{
  Bench *bench = data;

  hu_workshop_place_unit (bench->shop, 7, bench->step++ % 2 == 0 ? "100100" : "101101");
}

static void
set_title (gpointer data)
{
  Bench *bench = data;

  hu_workshop_set_text (bench->shop, "/title", bench->step++ % 2 == 0 ? "A" : "B");
}

static void
save (gpointer data)
{
  Bench *bench = data;

  g_bytes_unref (hu_workshop_to_bytes (bench->shop));
}

static void
bench_commands (HuWorkshop *shop)
{
  const struct
  {
    const char *what;
    HuBenchFunc func;
    double      target;
  } commands[] = {
    { "a frame of a stroke of control", paint_control_frame, 1 },
    { "a whole stroke, ended and written to the draft", end_stroke, 0 },
    { "undo and redo of it", undo_and_redo, 0 },
    { "a unit put elsewhere, 2,000 units checked", move_unit, 0 },
    { "a title, all but the map read again", set_title, 0 },
    { "the text of the file", save, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      Bench bench = { .shop = shop, .from = 140 * SIDE + 20 };

      hu_bench_frame (commands[i].what, hu_bench_median (commands[i].func, &bench), commands[i].target);
      if (commands[i].func == paint_control_frame && bench.step > 0)
        hu_workshop_cancel_stroke (shop);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(HuWorkshop) shop = NULL;

  hu_bench_init (&argc, &argv);
  shop = hu_bench_shop_new ();
  hu_bench_note ("%d × %d hexes, %u units, %u faults", SIDE, SIDE, hu_workshop_get_scenario (shop)->units->len,
                 hu_workshop_get_n_faults (shop));

  bench_strokes (shop, HU_TERRAIN_HILLS, "no rules");
  hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, TRUE);
  hu_workshop_set_text (shop, "/rules/sudden-death/attacker", "first");
  bench_strokes (shop, HU_TERRAIN_HILLS, "sudden-death");
  bench_strokes (shop, HU_TERRAIN_LAKE, "sudden-death");
  hu_workshop_set_system (shop, HU_SYSTEM_FRONT_LINE, TRUE);
  bench_strokes (shop, HU_TERRAIN_HILLS, "sudden-death and front-line");
  hu_workshop_set_system (shop, HU_SYSTEM_CONTROL, TRUE);
  bench_strokes (shop, HU_TERRAIN_HILLS, "all three");
  bench_strokes (shop, HU_TERRAIN_LAKE, "all three");
  bench_commands (shop);

  return hu_bench_finish ();
}
