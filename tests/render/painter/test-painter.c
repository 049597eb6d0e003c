/*
 * The painter: that caches change nothing, that nothing is drawn where it
 * should not be, and that what is hurried is made up for.
 */
#include <cairo-svg.h>
#include <string.h>

#include "hu-often.h"
#include "hu-painter-table.h"
#include "hu-picture.h"
#include "hu-stack.h"
#include "hu-way.h"

typedef HuPainterTable Table;

/* A painter with nothing cached draws the picture. */
static cairo_surface_t *
paint_afresh (Table  *table,
              double  device_scale)
{
  g_autoptr(HuPainter) painter = hu_painter_new (table->scenario);

  hu_painter_set_theme (painter, HU_THEME_LIGHT, device_scale);

  return hu_picture_paint (painter, &table->viewport, &table->scene, device_scale, HU_PICTURE_CRISP);
}

static void
assert_as_fresh (Table      *table,
                 const char *name)
{
  cairo_surface_t *is =
    hu_picture_paint (table->painter, &table->viewport, &table->scene, 1, HU_PICTURE_CRISP);
  cairo_surface_t *should_be = paint_afresh (table, 1);

  hu_picture_assert_same (is, should_be, name);
  cairo_surface_destroy (is);
  cairo_surface_destroy (should_be);
}

static void
test_pan (Table         *table,
          gconstpointer  data)
{
  const HuPoint stops[] = { { 0, 0 }, { 0.37, 0.11 }, { 9.1, 3.33 }, { -8, -4 }, { 30, 20 }, { 5.05, 12.6 } };

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      table->viewport.x = stops[i].x;
      table->viewport.y = stops[i].y;
      assert_as_fresh (table, "pan");
    }
}

static void
test_zoom_there_and_back (Table         *table,
                          gconstpointer  data)
{
  const double scales[] = { 22, 7.3, 2.2, 0.9, 41, 22 };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      table->viewport.scale = scales[i];
      assert_as_fresh (table, "zoom");
    }
}

static void
test_overlays_come_and_go (Table         *table,
                           gconstpointer  data)
{
  const guint overlays[] = { 0, HU_PAINTER_TABLE_OVERLAYS, HU_OVERLAY_OWNERS, HU_OVERLAY_RINGS | HU_OVERLAY_CUT, 0,
                             HU_OVERLAY_FRONTIER | HU_OVERLAY_ZOC, HU_OVERLAY_SUPPLY };

  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    {
      table->scene.overlays = overlays[i];
      assert_as_fresh (table, "overlays");
    }
}

/* After any events, what is drawn upon what was kept is what would be drawn from nothing. */
static void
test_moves (Table         *table,
            gconstpointer  data)
{
  const HuGrid *grid = table->scenario->map->grid;
  guint n_units = hu_scenario_get_n_units (table->scenario);
  guint n_rounds = hu_draws (12, 5);

  for (guint round = 0; round < n_rounds; round++)
    {
      guint unit = (guint) g_test_rand_int_range (0, (gint32) n_units);
      HuHex hex = hu_snapshot_get_state (table->snapshot)->unit_hex[unit];
      HuHex to =
        hex == HU_HEX_NONE ? HU_HEX_NONE : hu_grid_neighbour (grid, hex, g_test_rand_int_range (0, 6));
      HuEvent *event;
      HuRefusal refusal;

      if (to == HU_HEX_NONE)
        continue;
      event = round % 5 == 4 ? hu_event_new_control ((HuSide) (round % 2), &to, 1)
                             : hu_event_new_move (unit, &to, 1);
      if (hu_adjudicator_append (table->game, event, &refusal))
        {
          hu_painter_table_show (table);
          table->viewport.scale = round % 4 == 3 ? 2.5 : 22;
          assert_as_fresh (table, "moves");
        }
      hu_event_unref (event);
    }
}

static gboolean
is_open (Table *table,
         HuHex  hex)
{
  return hex != HU_HEX_NONE && !hu_map_is_impassable (table->scenario->map, hex);
}

/* Hexes change hands, a few at a time and near each other. */
static void
test_owners_change (Table         *table,
                    gconstpointer  data)
{
  const HuGrid *grid = table->scenario->map->grid;
  const double scales[] = { 22, 9, 46, 14 };
  const guint overlays[] = { HU_OVERLAY_OWNERS, HU_PAINTER_TABLE_OVERLAYS };
  guint n_rounds = hu_draws (60, 12);

  for (guint round = 0; round < n_rounds; round++)
    {
      HuHex hexes[3] = { g_test_rand_int_range (0, grid->n_lanes * grid->lane_length) };
      guint n = 1;
      g_autoptr(HuEvent) event = NULL;
      HuRefusal refusal;

      while (!is_open (table, grid->exists[hexes[0]] ? hexes[0] : HU_HEX_NONE))
        hexes[0] = g_test_rand_int_range (0, grid->n_lanes * grid->lane_length);
      for (; n < 1 + round % 3; n++)
        {
          hexes[n] = hu_grid_neighbour (grid, hexes[n - 1], g_test_rand_int_range (0, 6));
          if (!is_open (table, hexes[n]) || hexes[n] == hexes[0])
            break;
        }
      event = hu_event_new_control ((HuSide) g_test_rand_int_range (0, HU_N_SIDES), hexes, n);
      table->viewport.scale = scales[round / 3 % G_N_ELEMENTS (scales)];
      table->scene.overlays = overlays[round / 12 % G_N_ELEMENTS (overlays)];
      if (hu_adjudicator_append (table->game, event, &refusal))
        hu_painter_table_show (table);
      assert_as_fresh (table, "owners");
    }
}

/* A unit with open hexes to its north, to the east of that, and to its south. */
static guint
find_mover (Table *table,
            HuHex *way,
            HuHex *end)
{
  const HuGrid *grid = table->scenario->map->grid;
  guint unit = 0;

  for (;; unit++)
    {
      HuHex from;

      g_assert_cmpuint (unit, <, hu_scenario_get_n_units (table->scenario));
      from = hu_snapshot_get_state (table->snapshot)->unit_hex[unit];
      way[0] = from != HU_HEX_NONE ? hu_grid_neighbour (grid, from, 0) : HU_HEX_NONE;
      way[1] = way[0] != HU_HEX_NONE ? hu_grid_neighbour (grid, way[0], 1) : HU_HEX_NONE;
      *end = from != HU_HEX_NONE ? hu_grid_neighbour (grid, from, 3) : HU_HEX_NONE;
      if (is_open (table, way[0]) && is_open (table, way[1]) && is_open (table, *end))
        return unit;
    }
}

/* Two lines of play both moved a unit: the arrow is the way that the one shown took, not a leap from where the other
 * left it. */
static void
test_way_from_where_lines_part (Table         *table,
                                gconstpointer  data)
{
  g_autoptr(HuAdjudicator) other = hu_adjudicator_new (table->scenario);
  g_autoptr(HuEvent) there = NULL;
  g_autoptr(HuEvent) here = NULL;
  g_autoptr(GPtrArray) ways = NULL;
  HuHex way[2], end;
  guint unit = find_mover (table, way, &end);
  HuSnapshot *before;
  HuRefusal refusal;
  cairo_surface_t *gone, *leapt;

  there = hu_event_new_move (unit, &end, 1);
  here = hu_event_new_move (unit, way, G_N_ELEMENTS (way));
  g_assert_true (hu_adjudicator_append (other, there, &refusal));
  g_assert_true (hu_adjudicator_append (table->game, here, &refusal));
  ways = hu_way_list_gone (hu_snapshot_get_state (table->snapshot), &here, 1);
  hu_painter_table_show (table);
  before = hu_adjudicator_snapshot (other, 1);

  table->scene.before = before;
  leapt = paint_afresh (table, 1);
  table->scene.ways = ways;
  gone = paint_afresh (table, 1);
  g_assert_cmpfloat (hu_picture_difference (leapt, gone), >, 0);
  cairo_surface_destroy (leapt);
  cairo_surface_destroy (gone);
  table->scene.before = NULL;
  table->scene.ways = NULL;
  hu_snapshot_unref (before);
}

/* Each overlay alone, before and after a unit steps into the middle of the capital's line. */
static void
test_line_is_cut (Table         *table,
                  gconstpointer  data)
{
  guint blocker = 0;

  while (hu_scenario_get_unit (table->scenario, blocker)->side != HU_SIDE_FIRST ||
         hu_scenario_get_unit (table->scenario, blocker)->kind != HU_UNIT_GROUND)
    blocker++;

  for (guint bit = 0; bit < 6; bit++)
    {
      const HuSupplyTrace *trace;
      g_autoptr(HuEvent) event = NULL;
      HuRefusal refusal;
      HuHex to;
      HuPoint centre;

      table->scene.overlays = 1u << bit;
      hu_painter_table_show (table);
      trace = g_ptr_array_index (table->tracing->traces, 0);
      g_assert_nonnull (trace->path);
      to = g_array_index (trace->path, HuHex, trace->path->len / 2);
      centre = hu_geometry_centre (table->scenario->map->grid, to);
      table->viewport.x = centre.x - 250 / table->viewport.scale;
      table->viewport.y = centre.y - 200 / table->viewport.scale;
      assert_as_fresh (table, "line");

      event = hu_event_new_move (blocker, &to, 1);
      g_assert_true (hu_adjudicator_append (table->game, event, &refusal));
      hu_painter_table_show (table);
      assert_as_fresh (table, "line-cut");
      hu_adjudicator_truncate (table->game, 0);
    }
}

static void
test_hurried_is_refined (Table         *table,
                         gconstpointer  data)
{
  cairo_surface_t *picture = hu_picture_new (500, 400, 1), *should_be;
  cairo_t *cr = cairo_create (picture);
  guint n = 0;

  /* The first frame is whole: there is nothing to make it up from.  But nothing is made for the next ones either. */
  g_assert_false (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));
  cairo_surface_flush (picture);
  should_be = paint_afresh (table, 1);
  /* Drawn in one piece, where a dotted outline begins elsewhere than in a tile. */
  g_assert_cmpfloat (hu_picture_difference (picture, should_be), <, 0.3);
  cairo_surface_destroy (should_be);
  while (!hu_painter_refine (table->painter, &table->viewport, &table->scene, 0))
    g_assert_cmpuint (++n, <, 1000);
  g_assert_true (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));

  table->viewport.scale = 24.5;
  g_assert_false (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));
  /* Blurred, but of the same map. */
  cairo_surface_flush (picture);
  should_be = paint_afresh (table, 1);
  g_assert_cmpfloat (hu_picture_difference (picture, should_be), >, 0);
  g_assert_cmpfloat (hu_picture_difference (picture, should_be), <, 24);

  while (!hu_painter_refine (table->painter, &table->viewport, &table->scene, 0))
    g_assert_cmpuint (++n, <, 1000);
  g_assert_true (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));
  cairo_surface_flush (picture);
  hu_picture_assert_same (picture, should_be, "hurried");

  cairo_destroy (cr);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (should_be);
}

/* A stretched picture is true, one with an old holder of a place is not: only that has no time to lose. */
static void
test_outdated_is_told (Table         *table,
                       gconstpointer  data)
{
  cairo_surface_t *picture = hu_picture_new (1400, 1000, 1);
  cairo_t *cr = cairo_create (picture);
  guint n = 0;

  table->viewport = (HuViewport) { .scale = 60, .x = 3.3, .y = 2.7, .width = 1400, .height = 1000 };
  for (guint round = 0; round < 2; round++)
    {
      g_assert_false (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));
      g_assert_cmpint (hu_painter_is_outdated (table->painter), ==, round > 0);
      while (!hu_painter_refine (table->painter, &table->viewport, &table->scene, 0))
        g_assert_cmpuint (++n, <, 2000);
      g_assert_true (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));
      g_assert_false (hu_painter_is_outdated (table->painter));
      /* Every tile shows something else now: more than one frame has time for. */
      table->scene.overlays ^= HU_OVERLAY_OWNERS;
    }

  table->viewport.scale = 61;
  table->scene.overlays ^= HU_OVERLAY_OWNERS;
  g_assert_false (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));
  g_assert_false (hu_painter_is_outdated (table->painter));

  cairo_destroy (cr);
  cairo_surface_destroy (picture);
}

/* Counters that are fanned out, or in a hand, are larger than those on the map: their faces too are drawn at once,
 * and a map at rest comes to rest. */
static void
test_larger_faces_are_crisp (Table         *table,
                             gconstpointer  data)
{
  cairo_surface_t *picture = hu_picture_new (500, 400, 1);
  cairo_t *cr = cairo_create (picture);
  g_autoptr(HuStacks) stacks = hu_stacks_new (table->snapshot);
  g_autoptr(GArray) lifted = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = 0, found = stacks->stacks->len / 2;

  /* In the middle of the map, which is seen. */
  while (g_array_index (stacks->stacks, HuStack, found).n < 2)
    found++;
  table->viewport.scale = 11;
  g_assert_false (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));
  while (!hu_painter_refine (table->painter, &table->viewport, &table->scene, 0))
    g_assert_cmpuint (++n, <, 1000);
  g_assert_true (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));

  table->scene.fan = g_array_index (stacks->stacks, HuStack, found).hex;
  g_array_append_vals (lifted, &g_array_index (stacks->units, guint,
                                               g_array_index (stacks->stacks, HuStack, found).first), 1);
  table->scene.lifted = lifted;
  table->scene.lift_at = (HuPoint) { 10, 10 };
  g_assert_true (hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene));

  cairo_destroy (cr);
  cairo_surface_destroy (picture);
}

/* Zooming out shows parts of the map that no kept picture holds. */
static void
test_hurried_leaves_no_hole (Table         *table,
                             gconstpointer  data)
{
  const double scales[] = { 40, 31, 18, 11, 6, 2.4, 5, 15 };
  HuBox bounds = hu_geometry_bounds (table->scenario->map->grid);

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      cairo_surface_t *picture;

      table->viewport.scale = scales[i];
      table->viewport.x = bounds.width / 2 - 250 / scales[i];
      table->viewport.y = bounds.height / 2 - 200 / scales[i];
      picture = hu_picture_paint (table->painter, &table->viewport, &table->scene, 1, HU_PICTURE_FRAME);
      for (int y = 0; y < 400; y += 3)
        {
          for (int x = 0; x < 500; x += 3)
            g_assert_cmphex (hu_picture_pixel (picture, x, y) >> 24, ==, 0xff);
        }
      cairo_surface_destroy (picture);
    }
}

static void
test_vectors_look_the_same (Table         *table,
                            gconstpointer  data)
{
  /* Between 10 and 30 paper has numbers and names that the screen does not. */
  const double scales[] = { 1, 9, 32, 44 };

  /* At whole pixels: caches round the map's place to them, vectors have no reason to. */
  table->viewport.x = 3;
  table->viewport.y = 2;
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      cairo_surface_t *cached, *vector;
      double mean, most;

      table->viewport.scale = scales[i];
      cached = paint_afresh (table, 1);
      vector = hu_picture_paint (table->painter, &table->viewport, &table->scene, 1, HU_PICTURE_VECTOR);
      mean = hu_picture_rough_difference (cached, vector, 12, &most);
      g_test_message ("scale %g: squares differ by %g, at most %g", scales[i], mean, most);
      g_assert_cmpfloat (mean, <, 4);
      g_assert_cmpfloat (most, <, 25);
      cairo_surface_destroy (cached);
      cairo_surface_destroy (vector);
    }
}

static cairo_status_t
append_cb (void                *closure,
           const unsigned char *data,
           unsigned int         length)
{
  g_string_append_len (closure, (const char *) data, length);

  return CAIRO_STATUS_SUCCESS;
}

static void
test_vectors_all_the_way (Table         *table,
                          gconstpointer  data)
{
  g_autoptr(GString) text = g_string_new (NULL);
  cairo_surface_t *svg = cairo_svg_surface_create_for_stream (append_cb, text, 500, 400);
  cairo_t *cr = cairo_create (svg);

  hu_painter_draw_vector (table->painter, cr, &table->viewport, &table->scene);
  cairo_destroy (cr);
  cairo_surface_destroy (svg);
  g_assert_nonnull (strstr (text->str, "<path"));
  g_assert_null (strstr (text->str, "<image"));
}

/* Each way of drawing, with everything on, in a rectangle in the middle of a larger picture. */
static void
test_nothing_outside (Table         *table,
                      gconstpointer  data)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GPtrArray) paths = g_ptr_array_new ();
  const guint32 magenta = 0xffff00ff;

  for (HuHex hex = 0; hex < 60; hex++)
    {
      if (table->scenario->map->grid->exists[hex])
        g_array_append_val (hexes, hex);
    }
  for (guint unit = 0; unit < 30; unit++)
    g_array_append_val (units, unit);
  table->scene.cursor = table->scene.hover = g_array_index (hexes, HuHex, 30);
  g_ptr_array_add (paths, hexes);
  table->scene.paths = paths;
  table->scene.changing = table->scene.flash = hexes;
  table->scene.changing_to = HU_SIDE_SECOND;
  table->scene.selected = table->scene.lifted = units;
  table->scene.lift_at = (HuPoint) { 3.4, 2.8 };
  table->scene.fan = hu_snapshot_get_state (table->snapshot)->unit_hex[3];
  table->viewport.width = 200;
  table->viewport.height = 120;

  for (gint mode = 0; mode < 3; mode++)
    {
      cairo_surface_t *picture = hu_picture_new (300, 200, 1);
      cairo_t *cr = cairo_create (picture);

      cairo_set_source_rgb (cr, 1, 0, 1);
      cairo_paint (cr);
      cairo_translate (cr, 50, 40);
      if (mode == 0)
        hu_painter_draw (table->painter, cr, &table->viewport, &table->scene);
      else if (mode == 1)
        hu_painter_draw_frame (table->painter, cr, &table->viewport, &table->scene);
      else
        hu_painter_draw_vector (table->painter, cr, &table->viewport, &table->scene);
      cairo_destroy (cr);
      cairo_surface_flush (picture);

      for (int y = 0; y < 200; y++)
        {
          for (int x = 0; x < 300; x++)
            {
              gboolean inside = x >= 50 && x < 250 && y >= 40 && y < 160;

              if (!inside)
                g_assert_cmphex (hu_picture_pixel (picture, x, y), ==, magenta);
              else
                g_assert_cmphex (hu_picture_pixel (picture, x, y), !=, magenta);
            }
        }
      cairo_surface_destroy (picture);
    }
}

static void
test_themes (Table         *table,
             gconstpointer  data)
{
  cairo_surface_t *pictures[HU_N_THEMES];

  for (guint kind = 0; kind < HU_N_THEMES; kind++)
    {
      hu_painter_set_theme (table->painter, (HuThemeKind) kind, 1);
      pictures[kind] =
        hu_picture_paint (table->painter, &table->viewport, &table->scene, 1, HU_PICTURE_CRISP);
      for (guint other = 0; other < kind; other++)
        g_assert_cmpfloat (hu_picture_difference (pictures[kind], pictures[other]), >, 2);
    }
  hu_painter_set_theme (table->painter, HU_THEME_LIGHT, 1);
  assert_as_fresh (table, "themes");

  for (guint kind = 0; kind < HU_N_THEMES; kind++)
    cairo_surface_destroy (pictures[kind]);
}

static void
test_device_scale (Table         *table,
                   gconstpointer  data)
{
  cairo_surface_t *is, *should_be;

  hu_painter_set_theme (table->painter, HU_THEME_LIGHT, 2);
  is = hu_picture_paint (table->painter, &table->viewport, &table->scene, 2, HU_PICTURE_CRISP);
  should_be = paint_afresh (table, 2);
  g_assert_cmpint (cairo_image_surface_get_width (is), ==, 1000);
  hu_picture_assert_same (is, should_be, "device-scale");
  cairo_surface_destroy (is);
  cairo_surface_destroy (should_be);
}

/* A gap in the map and what lies beside it are background. */
static void
test_gaps (Table         *table,
           gconstpointer  data)
{
  const HuGrid *grid = table->scenario->map->grid;
  HuColor color = hu_theme_get (HU_THEME_LIGHT)->background;
  guint32 background = 0xff000000u | (guint32) (color.r * 255 + 0.5) << 16 |
                       (guint32) (color.g * 255 + 0.5) << 8 | (guint32) (color.b * 255 + 0.5);
  HuPoint gap = hu_geometry_centre (grid, (grid->n_lanes / 2) * grid->lane_length + grid->lane_length / 2);
  const double scales[] = { 2.6, 12, 30 };

  table->scene.overlays = 0;
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      cairo_surface_t *picture;

      table->viewport.scale = scales[i];
      table->viewport.x = gap.x - 250 / scales[i];
      table->viewport.y = gap.y - 200 / scales[i];
      picture = hu_picture_paint (table->painter, &table->viewport, &table->scene, 1, HU_PICTURE_CRISP);
      g_assert_cmphex (hu_picture_pixel (picture, 250, 200), ==, background);
      g_assert_cmphex (hu_picture_pixel (picture, 250, 200 + (int) (scales[i] * 1.8)), !=, background);
      cairo_surface_destroy (picture);

      table->viewport.x = -60;
      picture = hu_picture_paint (table->painter, &table->viewport, &table->scene, 1, HU_PICTURE_CRISP);
      g_assert_cmphex (hu_picture_pixel (picture, 5, 200), ==, background);
      cairo_surface_destroy (picture);
    }
}

static void
test_rejects_null (Table         *table,
                   gconstpointer  data)
{
  HuViewport empty = table->viewport;

  empty.scale = 0;
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*_hu_painter_is_viewport (viewport)*");
  g_assert_cmpuint (hu_painter_unit_at (table->painter, &empty, &table->scene, (HuPoint) { 1, 1 }), ==,
                    HU_UNIT_NONE);
  g_test_assert_expected_messages ();

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*scenario != NULL*");
  g_assert_null (hu_painter_new (NULL));
  g_test_assert_expected_messages ();
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void (*func) (Table *table, gconstpointer data);
  } tests[] = {
    { "pan", test_pan },
    { "zoom-there-and-back", test_zoom_there_and_back },
    { "overlays-come-and-go", test_overlays_come_and_go },
    { "moves", test_moves },
    { "owners-change", test_owners_change },
    { "line-is-cut", test_line_is_cut },
    { "way-from-where-lines-part", test_way_from_where_lines_part },
    { "hurried-is-refined", test_hurried_is_refined },
    { "outdated-is-told", test_outdated_is_told },
    { "larger-faces-are-crisp", test_larger_faces_are_crisp },
    { "hurried-leaves-no-hole", test_hurried_leaves_no_hole },
    { "vectors-look-the-same", test_vectors_look_the_same },
    { "vectors-all-the-way", test_vectors_all_the_way },
    { "nothing-outside", test_nothing_outside },
    { "themes", test_themes },
    { "device-scale", test_device_scale },
    { "gaps", test_gaps },
    { "rejects", test_rejects_null },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *flat = g_strdup_printf ("/painter/%s/flat", tests[i].name);
      g_autofree char *pointy = g_strdup_printf ("/painter/%s/pointy", tests[i].name);

      g_test_add (flat, Table, NULL, hu_painter_table_set_up, tests[i].func, hu_painter_table_tear_down);
      g_test_add (pointy, Table, &hu_painter_pointy_sketch, hu_painter_table_set_up, tests[i].func,
                  hu_painter_table_tear_down);
    }

  return g_test_run ();
}
