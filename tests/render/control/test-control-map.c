/*
 * The picture of a tactical board: what is built, who holds what, Fire, storeys;
 * and that nothing of what a viewer may not know is ever in it.
 * The private header has the canvas of the painter, on which a layer is drawn alone.
 */
#include <string.h>

#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-fingerprint.h"
#include "hu-storey-fan.h"
#include "hu-storeys.h"
#include "hu-mark-symbol.h"
#include "hu-painter-private.h"
#include "hu-picture.h"
#include "hu-unit-mark.h"

#define BUILT "b D3 E3 levels=1 cellar; c G4; bridge C5; pillbox G2"

typedef struct
{
  HuScenario    *scenario;
  HuAdjudicator *adjudicator;
  HuSnapshot    *snapshot;
  HuPainter     *painter;
  HuScene        scene;
  HuViewport     viewport;
} Board;

static void
board_look (Board *board,
            HuSide viewer)
{
  g_clear_pointer (&board->snapshot, hu_snapshot_unref);
  board->snapshot = hu_adjudicator_view (board->adjudicator, hu_adjudicator_get_n_events (board->adjudicator), viewer);
  hu_scene_init (&board->scene, board->snapshot);
}

static void
board_set_up (Board      *board,
              const char *built,
              const char *units,
              const char *setup,
              const char *log,
              HuSide      viewer)
{
  *board = (Board) { .viewport = { 36, -0.5, -0.5, 560, 480 } };
  board->scenario = hu_control_fixture (built, units, setup);
  board->adjudicator = hu_adjudicator_new (board->scenario);
  hu_control_play (board->adjudicator, log);
  board->painter = hu_painter_new (board->scenario);
  board_look (board, viewer);
}

static void
board_tear_down (Board *board)
{
  hu_painter_free (board->painter);
  hu_snapshot_unref (board->snapshot);
  hu_adjudicator_free (board->adjudicator);
  hu_scenario_unref (board->scenario);
}

static cairo_surface_t *
paint (Board *board)
{
  return hu_picture_paint (board->painter, &board->viewport, &board->scene, 1, HU_PICTURE_CRISP);
}

static HuPoint
at (Board      *board,
    const char *hex)
{
  HuPoint p = hu_geometry_centre (board->scenario->map->grid, hu_grid_parse (board->scenario->map->grid, hex, NULL));

  return (HuPoint) { (p.x - board->viewport.x) * board->viewport.scale,
                     (p.y - board->viewport.y) * board->viewport.scale };
}

static guint64
print_of (Board *board)
{
  return hu_fingerprint_scene (board->scenario->map->grid, &board->scene);
}

/* --- Nothing leaks --- */

/* Two games that the German cannot tell apart. */
static const struct
{
  const char *name;
  const char *a, *b;
} alike[] = {
  { "a hidden squad, or none", "g german squad A2; r russian squad D3/1 hidden", "g german squad A2; r russian squad -" },
  { "a hidden squad, here or there", "g german squad A2; r russian squad D3/1 hidden",
    "g german squad A2; r russian squad G4 hidden" },
  { "a concealed squad, or a dummy", "g german squad A2; r russian squad D3/1 concealed",
    "g german squad A2; r russian dummy D3/1 concealed" },
  { "a concealed squad, broken or not", "g german squad A2; r russian squad A5 concealed broken",
    "g german squad A2; r russian squad A5 concealed" },
  { "a concealed tank, or a leader", "g german squad A2; r russian afv A5 armor=11 ma=functioning crew=inherent concealed",
    "g german squad A2; r russian leader A5 concealed" },
  { "concealed in a stack, listed first or last",
    "g german squad A2; r russian squad D3 concealed; s russian squad D3; t russian leader D3",
    "g german squad A2; s russian squad D3; t russian leader D3; r russian squad D3 concealed" },
  { "concealed above the other, or beneath it",
    "g german squad A2; r russian squad E3/-1 concealed; s russian dummy E3/1 concealed",
    "g german squad A2; s russian leader E3/1 concealed; r russian squad E3/-1 concealed" },
  { "in a stack that is seen in part", "g german squad A2; s russian squad D3; r russian squad D3 hidden",
    "g german squad A2; s russian squad D3; r russian squad -" },
};

static void
show_everything (Board *board)
{
  HuMap *map = board->scenario->map;

  board->scene.building = 0;
  board->scene.storeys_fanned = TRUE;
  board->scene.fan = hu_grid_parse (map->grid, "D3", NULL);
}

static void
assert_same_legend (Board *a,
                    Board *b)
{
  g_autoptr(GArray) first = hu_painter_list_legend (a->painter, &a->scene);
  g_autoptr(GArray) second = hu_painter_list_legend (b->painter, &b->scene);

  g_assert_cmpuint (first->len, ==, second->len);
  for (guint i = 0; i < first->len; i++)
    g_assert_cmpstr (g_array_index (first, HuLegendEntry, i).id, ==, g_array_index (second, HuLegendEntry, i).id);
}

static void
test_nothing_leaks (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  cairo_surface_t *first, *second;
  Board a, b;

  board_set_up (&a, BUILT, alike[i].a, "german all", "", HU_SIDE_FIRST);
  board_set_up (&b, BUILT, alike[i].b, "german all", "", HU_SIDE_FIRST);
  show_everything (&a);
  show_everything (&b);

  first = paint (&a);
  second = paint (&b);
  hu_picture_assert_same (first, second, "leak");
  g_assert_cmpuint (print_of (&a), ==, print_of (&b));
  assert_same_legend (&a, &b);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);

  /* The truth does show the difference: the pictures above could have differed. */
  board_look (&a, HU_SIDE_NONE);
  board_look (&b, HU_SIDE_NONE);
  show_everything (&a);
  show_everything (&b);
  first = paint (&a);
  second = paint (&b);
  g_assert_cmpfloat (hu_picture_difference (first, second), >, 0);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  board_tear_down (&a);
  board_tear_down (&b);
}

/* Nor can a hidden unit be pointed at. */
static void
test_hidden_is_not_picked (void)
{
  HuPoint there;
  Board board;

  board_set_up (&board, BUILT, "g german squad A2; r russian squad F5 hidden; s russian squad B4 concealed", "german all", "",
                HU_SIDE_FIRST);
  there = hu_geometry_centre (board.scenario->map->grid, hu_grid_parse (board.scenario->map->grid, "F5", NULL));
  g_assert_cmpuint (hu_painter_unit_at (board.painter, &board.viewport, &board.scene, there), ==, HU_UNIT_NONE);
  board_look (&board, HU_SIDE_SECOND);
  g_assert_cmpuint (hu_painter_unit_at (board.painter, &board.viewport, &board.scene, there), ==, 1);
  board_tear_down (&board);
}

/* --- The ground --- */

static gboolean
is_like (cairo_surface_t *picture,
         HuPoint          px,
         HuColor          color)
{
  guint32 pixel = hu_picture_pixel (picture, (int) px.x, (int) px.y);

  return ABS ((int) (pixel >> 16 & 0xff) - (int) (color.r * 255)) < 24 &&
         ABS ((int) (pixel >> 8 & 0xff) - (int) (color.g * 255)) < 24 &&
         ABS ((int) (pixel & 0xff) - (int) (color.b * 255)) < 24;
}

/* A building of two hexes is one roof over the hexside; two buildings are not. */
static void
test_buildings_are_joined (void)
{
  const HuTheme *theme = hu_theme_get (HU_THEME_LIGHT);
  static const char * const built[] = { "b D3 E3", "b D3; c E3" };

  for (guint i = 0; i < G_N_ELEMENTS (built); i++)
    {
      cairo_surface_t *picture;
      guint open = 0;
      HuPoint a, b;
      Board board;

      board_set_up (&board, built[i], "g german squad A2", "", "", HU_SIDE_NONE);
      board.scene.overlays = 0;
      picture = paint (&board);
      a = at (&board, "D3");
      b = at (&board, "E3");
      for (int y = -5; y <= 5; y++)
        for (int x = -5; x <= 5; x++)
          open += is_like (picture, (HuPoint) { (a.x + b.x) / 2 + x, (a.y + b.y) / 2 + y },
                           theme->terrain[HU_TERRAIN_CLEAR]);
      if (i == 0)
        g_assert_cmpuint (open, ==, 0);
      else
        g_assert_cmpuint (open, >, 10);
      cairo_surface_destroy (picture);
      board_tear_down (&board);
    }
}

/* Each kind of work can be told from bare ground, and from the others, in grey. */
static void
test_works_differ (void)
{
  static const char * const built[] = { "x A6", "b D3 E3", "b D3 E3 rowhouse", "b D3 E3 levels=2", "b D3 E3 levels=2 roof",
                                        "b D3 E3 levels=2 cellar", "b D3 E3 levels=2 stairs=D3", "bridge D3",
                                        "pillbox D3" };
  cairo_surface_t *pictures[G_N_ELEMENTS (built)];

  for (guint i = 0; i < G_N_ELEMENTS (built); i++)
    {
      Board board;

      board_set_up (&board, built[i], "g german squad A2", "", "", HU_SIDE_NONE);
      board.scene.overlays = 0;
      hu_painter_set_theme (board.painter, HU_THEME_PRINT, 1);
      pictures[i] = paint (&board);
      board_tear_down (&board);
    }

  for (guint i = 0; i < G_N_ELEMENTS (built); i++)
    for (guint k = 0; k < i; k++)
      {
        guint differ = 0;

        for (int y = 0; y < 480; y++)
          for (int x = 0; x < 560; x++)
            differ += ABS (hu_picture_grey (pictures[i], x, y) - hu_picture_grey (pictures[k], x, y)) > 60;
        if (differ < 12)
          g_error ("“%s” looks like “%s”: %u pixels differ", built[i], built[k], differ);
      }
  for (guint i = 0; i < G_N_ELEMENTS (built); i++)
    cairo_surface_destroy (pictures[i]);
}

/* --- Signs --- */

static cairo_surface_t *
draw_sign (Board   *board,
           gboolean of_unit,
           gint     sign,
           HuSide   side)
{
  const HuViewport viewport = { .scale = 30, .width = 40, .height = 40 };
  cairo_surface_t *picture = hu_picture_new (40, 40, 1);
  cairo_t *cr = cairo_create (picture);
  HuCanvas canvas = _hu_painter_make_canvas (board->painter, cr, &viewport, HU_PAINT_VECTOR, NULL);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_new_path (cr);
  if (of_unit)
    hu_unit_mark_draw (&canvas, (HuUnitMark) sign, side, (HuPoint) { 20, 20 }, 14);
  else
    hu_mark_draw (&canvas, (HuMark) sign, side, (HuPoint) { 20, 20 }, 14);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  return picture;
}

/* Ink is told from the rest, whatever the colours: darker or lighter than the middle of the disc's rim. */
static guint
count_different (cairo_surface_t *a,
                 cairo_surface_t *b)
{
  guint differ = 0;

  for (int y = 8; y < 32; y++)
    for (int x = 8; x < 32; x++)
      differ += (hu_picture_grey (a, x, y) > 128) != (hu_picture_grey (b, x, y) > 128);

  return differ;
}

static void
test_signs_differ (void)
{
  cairo_surface_t *units[HU_N_UNIT_MARKS], *marks[HU_N_MARKS];
  Board board;

  board_set_up (&board, BUILT, "g german squad A2", "", "", HU_SIDE_NONE);
  for (gint i = 0; i < HU_N_UNIT_MARKS; i++)
    units[i] = draw_sign (&board, TRUE, i, HU_SIDE_NONE);
  for (gint i = 0; i < HU_N_MARKS; i++)
    marks[i] = draw_sign (&board, FALSE, i, HU_SIDE_FIRST);

  for (gint i = 0; i < HU_N_UNIT_MARKS; i++)
    for (gint k = 0; k < i; k++)
      g_assert_cmpuint (count_different (units[i], units[k]), >, 20);
  for (gint i = HU_MARK_CONTESTED; i < HU_N_MARKS; i++)
    for (gint k = 0; k < i; k++)
      g_assert_cmpuint (count_different (marks[i], marks[k]), >, 20);

  for (gint i = 0; i < HU_N_UNIT_MARKS; i++)
    cairo_surface_destroy (units[i]);
  for (gint i = 0; i < HU_N_MARKS; i++)
    cairo_surface_destroy (marks[i]);
  board_tear_down (&board);
}

/* The lean of a sign tells whose match it is, and which side is barred. */
static void
test_signs_lean (void)
{
  static const HuMark leaning[] = { HU_MARK_KINDLED, HU_MARK_BARRED };
  Board board;

  board_set_up (&board, BUILT, "g german squad A2", "", "", HU_SIDE_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (leaning); i++)
    {
      cairo_surface_t *first = draw_sign (&board, FALSE, (gint) leaning[i], HU_SIDE_FIRST);
      cairo_surface_t *second = draw_sign (&board, FALSE, (gint) leaning[i], HU_SIDE_SECOND);

      g_assert_cmpfloat (hu_picture_lean (first, 11, 11, 18, 18) * hu_picture_lean (second, 11, 11, 18, 18), <, 0);
      cairo_surface_destroy (first);
      cairo_surface_destroy (second);
    }
  board_tear_down (&board);
}

/* A building's ring is hatched in its owner's direction. */
static void
test_rings_lean (void)
{
  static const char * const owners[] = { "german all", "russian all" };
  double lean[2];

  for (guint i = 0; i < 2; i++)
    {
      cairo_surface_t *picture;
      HuPoint d;
      Board board;

      board_set_up (&board, "b D3", "g german squad A2", owners[i], "", HU_SIDE_NONE);
      picture = paint (&board);
      d = at (&board, "D3");
      /* The lower part of the hex: within the ring, beneath the roof. */
      lean[i] = hu_picture_lean (picture, (int) d.x - 16, (int) d.y + 16, 32, 10);
      cairo_surface_destroy (picture);
      board_tear_down (&board);
    }

  g_assert_cmpfloat (lean[0], <, 0);
  g_assert_cmpfloat (lean[1], >, 0);
}

/* --- What is drawn anew --- */

static const struct
{
  const char *name;
  const char *before, *event;
  HuStorey    storey;
} changes[] = {
  { "a Location at the level shown", "", "move g D3", HU_STOREY_GROUND },
  { "a Location at another level", "", "move g D3/1", HU_STOREY_GROUND },
  { "a hold", "", "move gt F5", HU_STOREY_GROUND },
  { "a Flame", "", "accident D3 flame", HU_STOREY_GROUND },
  { "a Flame above", "", "accident D3/1 flame", HU_STOREY_GROUND },
  { "a Flame that grows", "accident D3 flame", "accident D3 blaze", HU_STOREY_GROUND },
  { "a Fire that is Kindled", "", "kindle german D3 flame", HU_STOREY_GROUND },
  { "a Fire that goes out", "accident D3 flame", "out D3", HU_STOREY_GROUND },
  { "rubble", "", "rubble D3/1", 1 },
  { "an area", "", "accident G4 blaze", HU_STOREY_GROUND },
};

static void
test_fingerprint (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  guint64 before;
  Board board;

  board_set_up (&board, BUILT, "g german squad A2; gt german afv A1 armor=6 ma=functioning crew=inherent; r russian squad H5",
                "russian all", changes[i].before, HU_SIDE_NONE);
  board.scene.storey = changes[i].storey;
  before = print_of (&board);
  hu_control_play (board.adjudicator, changes[i].event);
  board_look (&board, HU_SIDE_NONE);
  board.scene.storey = changes[i].storey;
  g_assert_cmpuint (print_of (&board), !=, before);

  /* With nothing shown, nothing has changed. */
  board.scene.overlays = HU_OVERLAY_SUPPLY;
  before = print_of (&board);
  board.scene.storey = 1;
  g_assert_cmpuint (print_of (&board), ==, before);
  board_tear_down (&board);
}

static void
test_fingerprint_of_storey (void)
{
  guint64 ground;
  Board board;

  board_set_up (&board, BUILT, "g german squad A2", "german all", "", HU_SIDE_NONE);
  ground = print_of (&board);
  board.scene.storey = 1;
  g_assert_cmpuint (print_of (&board), !=, ground);
  board.scene.storey = HU_STOREY_GROUND;
  g_assert_cmpuint (print_of (&board), ==, ground);
  board_tear_down (&board);
}

/* Tiles of one moment never show up in another: drawn on, a picture is the same as drawn from nothing. */
static void
test_tiles_follow (void)
{
  static const char * const log[] = { "move g D3", "accident E3/1 blaze", "kindle german G4 blaze", "move gt F5", "rubble D3/1",
                                      "out G4", "mop g b" };
  Board board;

  board_set_up (&board, BUILT, "g german squad A2; gt german afv A1 armor=6 ma=functioning crew=inherent; r russian leader D3/1",
                "russian all", "", HU_SIDE_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (log); i++)
    for (HuStorey storey = HU_STOREY_CELLAR; storey <= 1; storey++)
      {
        HuPainter *fresh = hu_painter_new (board.scenario);
        cairo_surface_t *kept, *anew;

        if (storey == HU_STOREY_CELLAR)
          hu_control_play (board.adjudicator, log[i]);
        board_look (&board, HU_SIDE_NONE);
        board.scene.storey = storey;
        kept = paint (&board);
        anew = hu_picture_paint (fresh, &board.viewport, &board.scene, 1, HU_PICTURE_CRISP);
        hu_picture_assert_same (kept, anew, "tiles");
        cairo_surface_destroy (kept);
        cairo_surface_destroy (anew);
        hu_painter_free (fresh);
      }
  board_tear_down (&board);
}

/* --- Storeys --- */

static char *
word_storeys (GArray *storeys) /* takes it */
{
  GString *text = g_string_new (NULL);
  char name[8];

  for (guint i = 0; i < storeys->len; i++)
    {
      const char *word = hu_storey_to_string (g_array_index (storeys, HuStorey, i), name);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", word != NULL ? word : "0");
    }
  g_array_unref (storeys);

  return g_string_free (text, FALSE);
}

static void
test_storeys (void)
{
  Board board;
  g_autofree char *map = NULL, *b = NULL, *c = NULL;
  g_autoptr(GArray) storeys = NULL;

  board_set_up (&board, "b D3 levels=2 roof; c E5 cellar; bridge C5", "g german squad A2", "", "", HU_SIDE_NONE);
  map = word_storeys (hu_storeys_of_map (board.scenario->map));
  b = word_storeys (hu_storeys_of_building (board.scenario->map, 0));
  c = word_storeys (hu_storeys_of_building (board.scenario->map, 1));
  g_assert_cmpstr (map, ==, "-1 0 1 2 roof bridge");
  g_assert_cmpstr (b, ==, "0 1 2 roof");
  g_assert_cmpstr (c, ==, "-1 0");

  storeys = hu_storeys_of_map (board.scenario->map);
  g_assert_cmpint (hu_storeys_step (storeys, 2, 1), ==, HU_STOREY_ROOF);
  g_assert_cmpint (hu_storeys_step (storeys, HU_STOREY_CELLAR, -1), ==, HU_STOREY_CELLAR);
  g_assert_cmpint (hu_storeys_step (storeys, HU_STOREY_BRIDGE, 1), ==, HU_STOREY_BRIDGE);
  board_tear_down (&board);
}

/* Every Location of the building has one cell, and a unit is picked in its own. */
static void
test_storey_fan (void)
{
  g_autoptr(GHashTable) found = g_hash_table_new (NULL, NULL);
  guint picked = HU_UNIT_NONE;
  Board board;

  board_set_up (&board, BUILT, "g german squad D3/1; r russian squad E3", "", "", HU_SIDE_NONE);
  board.scene.building = 0;
  g_assert_false (hu_painter_storeys_at (board.painter, &board.viewport, &board.scene, (HuPoint) { 0, 0 },
                                         &(HuLocation) { 0 }));
  board.scene.storeys_fanned = TRUE;

  for (double y = 0; y < board.viewport.height; y += 5)
    for (double x = 0; x < board.viewport.width; x += 5)
      {
        HuPoint there = { board.viewport.x + x / board.viewport.scale, board.viewport.y + y / board.viewport.scale };
        HuLocation location;

        if (!hu_painter_storeys_at (board.painter, &board.viewport, &board.scene, there, &location))
          continue;
        if (location == HU_LOCATION_NONE)
          continue;
        g_assert_cmpint (hu_location_building (board.scenario->map, location), ==, 0);
        g_hash_table_add (found, GINT_TO_POINTER (location + 1));
        if (location == hu_location_parse (board.scenario->map, "D3/1", NULL) && picked == HU_UNIT_NONE)
          picked = hu_painter_unit_at (board.painter, &board.viewport, &board.scene, there);
      }

  g_assert_cmpuint (g_hash_table_size (found), ==, 6);
  g_assert_cmpuint (picked, ==, 0);
  board_tear_down (&board);
}

/* --- The legend --- */

static gboolean
is_listed (const GArray *entries,
           const char   *id)
{
  for (guint i = 0; i < entries->len; i++)
    if (g_str_equal (g_array_index (entries, HuLegendEntry, i).id, id))
      return TRUE;

  return FALSE;
}

static void
test_legend (void)
{
  static const char * const wanted[] = { "control-second", "building-second", "height", "stairwell", "contested",
                                         "barred-first", "flame", "blaze", "kindled-first", "accident", "rubble", "closed",
                                         "unit-captured", "unit-broken" };
  static const char * const absent[] = { "building-first", "held-first", "undeclared-first", "barred-second", "area",
                                         "kindled-second", "unit-secret", "unit-melee" };
  g_autoptr(GArray) entries = NULL;
  Board board;

  board_set_up (&board, BUILT,
                "g german squad D3/1; h german squad C3; r russian squad E3; s russian squad B4; k russian squad A5 broken",
                "russian all",
                "capture s h; kindle german G4 blaze; accident A3 flame; rubble E3/1", HU_SIDE_NONE);
  entries = hu_painter_list_legend (board.painter, &board.scene);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    if (!is_listed (entries, wanted[i]))
      g_error ("%s is not listed", wanted[i]);
  for (guint i = 0; i < G_N_ELEMENTS (absent); i++)
    if (is_listed (entries, absent[i]))
      g_error ("%s is listed", absent[i]);
  board_tear_down (&board);
}

/* An arrow points off the map wherever a side may leave, and the two sides' differ in grey. */
static void
test_exits (void)
{
  cairo_surface_t *pictures[3];
  guint differ = 0;

  for (gint i = 0; i < 3; i++)
    {
      g_autoptr(GArray) entries = NULL;
      Board board = { .viewport = { 36, -0.5, -0.5, 560, 480 } };

      board.scenario = hu_control_fixture (BUILT, "g german squad A2", "");
      if (i < 2)
        {
          GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
          HuHex hex = hu_grid_parse (board.scenario->map->grid, "A4", NULL);

          g_array_append_val (hexes, hex);
          hu_control_add_exit (hu_control_rules (board.scenario), i == 0 ? HU_SIDE_FIRST : HU_SIDE_SECOND, hexes);
        }
      board.adjudicator = hu_adjudicator_new (board.scenario);
      board.painter = hu_painter_new (board.scenario);
      hu_painter_set_theme (board.painter, HU_THEME_PRINT, 1);
      board_look (&board, HU_SIDE_NONE);
      pictures[i] = paint (&board);
      entries = hu_painter_list_legend (board.painter, &board.scene);
      g_assert_cmpint (is_listed (entries, "exit-first"), ==, i == 0);
      g_assert_cmpint (is_listed (entries, "exit-second"), ==, i == 1);
      board_tear_down (&board);
    }

  g_assert_cmpfloat (hu_picture_difference (pictures[0], pictures[2]), >, 0);
  for (int y = 0; y < 480; y++)
    for (int x = 0; x < 560; x++)
      differ += (hu_picture_grey (pictures[0], x, y) > 140) != (hu_picture_grey (pictures[1], x, y) > 140);
  g_assert_cmpuint (differ, >, 20);
  for (gint i = 0; i < 3; i++)
    cairo_surface_destroy (pictures[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (alike); i++)
    {
      g_autofree char *path = g_strdup_printf ("/control-map/leak/%s", alike[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_nothing_leaks);
    }
  g_test_add_func ("/control-map/hidden-is-not-picked", test_hidden_is_not_picked);
  g_test_add_func ("/control-map/buildings-are-joined", test_buildings_are_joined);
  g_test_add_func ("/control-map/works-differ", test_works_differ);
  g_test_add_func ("/control-map/signs-differ", test_signs_differ);
  g_test_add_func ("/control-map/signs-lean", test_signs_lean);
  g_test_add_func ("/control-map/rings-lean", test_rings_lean);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/control-map/fingerprint/%s", changes[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_fingerprint);
    }
  g_test_add_func ("/control-map/fingerprint-of-level", test_fingerprint_of_storey);
  g_test_add_func ("/control-map/tiles-follow", test_tiles_follow);
  g_test_add_func ("/control-map/levels", test_storeys);
  g_test_add_func ("/control-map/level-fan", test_storey_fan);
  g_test_add_func ("/control-map/legend", test_legend);
  g_test_add_func ("/control-map/exits", test_exits);

  return g_test_run ();
}
