/*
 * The legend: an entry for each thing that is there to be seen, and no other.
 */
#include "hu-painter.h"
#include "hu-sketch.h"

#include <string.h>

static const HuSketch sketch = { .columns = 8, .rows = 6 };

typedef struct
{
  const char *name;
  guint       overlays;
  const char *tracing; /* letters: L a line, A one along a railway, N none, R reached hexes, u z c t h l reasons, C cut, K critical;
                          NULL: none */
  const char *zoc;     /* of which side: "first", "second", "empty", or NULL: no situation */
  const char *expected;
} LegendCase;

#define ALL                                                                                                  \
  (HU_OVERLAY_SUPPLY | HU_OVERLAY_RINGS | HU_OVERLAY_FRONTIER | HU_OVERLAY_CUT | HU_OVERLAY_ZOC |            \
   HU_OVERLAY_OWNERS)

static const LegendCase legend_cases[] = {
  { "nothing-on", 0, "LRuCK", "first", "" },
  { "nothing-traced", ALL & ~HU_OVERLAY_OWNERS, NULL, NULL, "" },
  { "control", HU_OVERLAY_OWNERS, "LRuCK", "first", "control-first control-second" },
  { "line", HU_OVERLAY_SUPPLY, "LR", NULL, "supply-line" },
  { "line-along", HU_OVERLAY_SUPPLY, "LAR", NULL, "supply-line supply-along" },
  { "no-line", HU_OVERLAY_SUPPLY, "NR", NULL, "unsupplied" },
  { "line-and-none", HU_OVERLAY_SUPPLY, "LNR", NULL, "supply-line unsupplied" },
  { "rings", HU_OVERLAY_RINGS, "LR", NULL, "ring" },
  { "rings-that-reach-nothing", HU_OVERLAY_RINGS, "N", NULL, "" },
  { "cut", HU_OVERLAY_CUT, "LC", NULL, "cut" },
  { "cut-and-critical", HU_OVERLAY_CUT, "LCK", NULL, "cut critical" },
  { "no-cut", HU_OVERLAY_CUT, "N", NULL, "" },
  { "frontier", HU_OVERLAY_FRONTIER, "Lzu", NULL, "frontier-unit frontier-zoc" },
  { "frontier-whole", HU_OVERLAY_FRONTIER, "Llhtczu", NULL,
    "frontier-unit frontier-zoc frontier-control frontier-terrain frontier-hexside frontier-length" },
  { "zoc-of-the-first", HU_OVERLAY_ZOC, NULL, "first", "zoc-first" },
  { "zoc-of-the-second", HU_OVERLAY_ZOC, NULL, "second", "zoc-second" },
  { "zoc-of-nobody", HU_OVERLAY_ZOC, NULL, "empty", "" },
  { "everything", ALL, "LNRuCK", "first",
    "supply-line unsupplied ring frontier-unit cut critical zoc-first control-first control-second" },
};

static HuSupplyTrace *
make_trace (const HuGrid *grid,
            const char   *letters,
            gboolean      line,
            guint         n_along)
{
  HuSupplyTrace *trace = g_new0 (HuSupplyTrace, 1);
  const char *reasons = "uzctlh";
  const HuBlock blocks[] = { HU_BLOCK_UNIT, HU_BLOCK_ZOC, HU_BLOCK_OWNER, HU_BLOCK_TERRAIN, HU_BLOCK_LENGTH,
                             HU_BLOCK_HEXSIDE };

  trace->distance = g_new (gint32, (gsize) grid->n_hexes);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    trace->distance[hex] = -1;
  trace->distance[0] = 0;
  if (strchr (letters, 'R') != NULL)
    trace->distance[1] = trace->furthest = 1;
  trace->frontier = g_array_new (FALSE, FALSE, sizeof (HuFrontierHex));
  for (const char *c = letters; *c != '\0'; c++)
    {
      HuFrontierHex stop = { 2, 1, 0 };

      if (strchr (reasons, *c) == NULL)
        continue;
      stop.because = blocks[strchr (reasons, *c) - reasons];
      g_array_append_val (trace->frontier, stop);
    }
  trace->n_along = n_along;
  if (line)
    trace->path = g_array_new (FALSE, TRUE, sizeof (HuHex));

  return trace;
}

static HuTracing *
make_tracing (const HuGrid *grid,
              const char   *letters)
{
  HuTracing *tracing = g_new0 (HuTracing, 1);
  HuHex hex = 3;

  tracing->side = HU_SIDE_SECOND;
  tracing->origins = g_array_new (FALSE, TRUE, sizeof (HuHex));
  tracing->traces = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_supply_trace_free);
  tracing->critical = g_array_new (FALSE, FALSE, sizeof (HuHex));
  tracing->cut = g_new0 (HuSupplyCut, 1);
  tracing->cut->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  tracing->cut->lines = g_ptr_array_new ();
  for (const char *c = letters; *c != '\0'; c++)
    {
      if (*c == 'L' || *c == 'A' || *c == 'N')
        {
          g_array_set_size (tracing->origins, tracing->origins->len + 1);
          g_ptr_array_add (tracing->traces, make_trace (grid, letters, *c != 'N', *c == 'A'));
        }
      if (*c == 'C')
        g_array_append_val (tracing->cut->hexes, hex);
      if (*c == 'K')
        g_array_append_val (tracing->critical, hex);
    }

  return tracing;
}

static void
test_legend_case (gconstpointer data)
{
  const LegendCase *test = data;
  g_autoptr(HuScenario) scenario = hu_sketch_scenario (&sketch);
  g_autoptr(HuSnapshot) snapshot = hu_sketch_snapshot (scenario);
  g_autoptr(HuPainter) painter = hu_painter_new (scenario);
  g_autofree guint8 *zoc = g_new0 (guint8, (gsize) scenario->map->grid->n_hexes);
  HuSupplySituation situation = { .state = hu_snapshot_get_state (snapshot), .zoc = zoc };
  g_autoptr (HuTracing) tracing =
    test->tracing != NULL ? make_tracing (scenario->map->grid, test->tracing) : NULL;
  g_autoptr(GArray) entries = NULL;
  g_autoptr(GString) ids = g_string_new (NULL);
  HuScene scene;

  situation.side = g_strcmp0 (test->zoc, "second") == 0 ? HU_SIDE_FIRST : HU_SIDE_SECOND;
  zoc[5] = g_strcmp0 (test->zoc, "empty") != 0;
  hu_scene_init (&scene, snapshot);
  scene.overlays = test->overlays;
  scene.tracing = tracing;
  scene.situation = test->zoc != NULL ? &situation : NULL;

  entries = hu_painter_list_legend (painter, &scene);
  for (guint i = 0; i < entries->len; i++)
    {
      const HuLegendEntry *entry = &g_array_index (entries, HuLegendEntry, i);

      g_string_append_printf (ids, "%s%s", i > 0 ? " " : "", entry->id);
      if (g_str_has_suffix (entry->id, "-first"))
        g_assert_cmpint (entry->side, ==, HU_SIDE_FIRST);
      else if (g_str_has_suffix (entry->id, "-second") || g_str_has_prefix (entry->id, "supply-"))
        g_assert_cmpint (entry->side, ==, HU_SIDE_SECOND);
    }
  g_assert_cmpstr (ids->str, ==, test->expected);
}

/* A sign of supply is explained once, and only where a unit has it. */
static void
test_marks (void)
{
  static const struct
  {
    guint8      marks[3];
    guint       overlays;
    const char *tracing;
    const char *expected;
  } mark_cases[] = {
    { { 1, 1, 1 }, HU_OVERLAY_ARMY, NULL, "army-in" },
    { { 1, 2, 3 }, HU_OVERLAY_ARMY, NULL, "army-in army-narrow unsupplied" },
    { { 0, 3, 0 }, HU_OVERLAY_ARMY, NULL, "unsupplied" },
    { { 1, 3, 0 }, HU_OVERLAY_ARMY | HU_OVERLAY_SUPPLY, "NR", "unsupplied army-in" },
    { { 1, 2, 3 }, 0, NULL, "" },
  };
  const HuSketch with_units = { .columns = 8, .rows = 6, .n_units = 3 };
  g_autoptr(HuScenario) scenario = hu_sketch_scenario (&with_units);
  g_autoptr(HuSnapshot) snapshot = hu_sketch_snapshot (scenario);
  g_autoptr(HuPainter) painter = hu_painter_new (scenario);

  for (guint i = 0; i < G_N_ELEMENTS (mark_cases); i++)
    {
      g_autoptr(GString) ids = g_string_new (NULL);
      g_autoptr(GArray) entries = NULL;
      HuTracing *tracing = mark_cases[i].tracing != NULL ? make_tracing (scenario->map->grid, mark_cases[i].tracing) : NULL;
      HuScene scene;

      hu_scene_init (&scene, snapshot);
      scene.overlays = mark_cases[i].overlays;
      scene.marks = mark_cases[i].marks;
      scene.tracing = tracing;
      entries = hu_painter_list_legend (painter, &scene);
      for (guint k = 0; k < entries->len; k++)
        g_string_append_printf (ids, "%s%s", k > 0 ? " " : "", g_array_index (entries, HuLegendEntry, k).id);
      g_assert_cmpstr (ids->str, ==, mark_cases[i].expected);
      g_clear_pointer (&tracing, hu_tracing_free);
    }
}

static void
test_unknown_swatch (void)
{
  g_autoptr(HuScenario) scenario = hu_sketch_scenario (&sketch);
  g_autoptr(HuPainter) painter = hu_painter_new (scenario);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 20, 20);
  cairo_t *cr = cairo_create (surface);

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*no legend entry is called ghost*");
  hu_painter_draw_swatch (painter, cr, "ghost", 20, 20);
  g_test_assert_expected_messages ();
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (legend_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/legend/", legend_cases[i].name, NULL);

      g_test_add_data_func (path, &legend_cases[i], test_legend_case);
    }
  g_test_add_func ("/legend/marks", test_marks);
  g_test_add_func ("/legend/unknown-swatch", test_unknown_swatch);

  return g_test_run ();
}
