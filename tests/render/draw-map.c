/*
 * For whoever works on the drawing: a game file or a sketch as a picture.
 * Not installed; try --help.
 */
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hu-game-file.h"
#include "hu-painter.h"
#include "hu-sketch.h"
#include "hu-sudden-death-rules.h"

static char *out = NULL, *theme = NULL, *overlays = NULL, *size = NULL, *centre = NULL, *fan = NULL,
            *cursor = NULL;
static char *hover = NULL, *path = NULL, *flash = NULL, *changing = NULL, *selected = NULL, *lifted = NULL;
static double scale = 0, device = 1;
static gint at = -1, columns = 20, rows = 14, n_units = 40, n_towns = 14;
static char *shown = NULL, *building = NULL, *view = NULL;
static gboolean vector = FALSE, storeys_fanned = FALSE, pointy = FALSE, letters = FALSE, odd = FALSE, holes = FALSE, legend = FALSE;

static const GOptionEntry options[] = {
  { "out", 'o', 0, G_OPTION_ARG_FILENAME, &out, "PNG to write", "FILE" },
  { "theme", 't', 0, G_OPTION_ARG_STRING, &theme, "light dark light-contrast dark-contrast print", "NAME" },
  { "overlays", 'O', 0, G_OPTION_ARG_STRING, &overlays, "supply,rings,frontier,cut,zoc,control,front-line,fire,army, or none",
    "LIST" },
  { "size", 's', 0, G_OPTION_ARG_STRING, &size, "pixels", "WxH" },
  { "scale", 'z', 0, G_OPTION_ARG_DOUBLE, &scale, "pixels a map unit; 0: the whole map", "N" },
  { "device", 'd', 0, G_OPTION_ARG_DOUBLE, &device, "device scale", "N" },
  { "centre", 'c', 0, G_OPTION_ARG_STRING, &centre, "hex in the middle", "HEX" },
  { "at", 0, 0, G_OPTION_ARG_INT, &at, "events applied", "N" },
  { "fan", 0, 0, G_OPTION_ARG_STRING, &fan, "stack fanned out", "HEX" },
  { "cursor", 0, 0, G_OPTION_ARG_STRING, &cursor, "keyboard cursor", "HEX" },
  { "hover", 0, 0, G_OPTION_ARG_STRING, &hover, "pointer", "HEX" },
  { "path", 0, 0, G_OPTION_ARG_STRING, &path, "path dragged", "HEX,…" },
  { "changing", 0, 0, G_OPTION_ARG_STRING, &changing, "would change hands (to the first side)", "HEX,…" },
  { "flash", 0, 0, G_OPTION_ARG_STRING, &flash, "lit", "HEX,…" },
  { "selected", 0, 0, G_OPTION_ARG_STRING, &selected, "selected units", "ID,…" },
  { "lifted", 0, 0, G_OPTION_ARG_STRING, &lifted, "units dragged to the end of the path", "ID,…" },
  { "vector", 'v', 0, G_OPTION_ARG_NONE, &vector, "without caches", NULL },
  { "level", 0, 0, G_OPTION_ARG_STRING, &shown, "level shown, as names have it: 1, -1, roof, bridge", "LEVEL" },
  { "building", 0, 0, G_OPTION_ARG_STRING, &building, "selected building", "ID" },
  { "levels", 0, 0, G_OPTION_ARG_NONE, &storeys_fanned, "its levels beside it", NULL },
  { "view", 0, 0, G_OPTION_ARG_STRING, &view, "whose eyes one looks through", "SIDE" },
  { "legend", 'l', 0, G_OPTION_ARG_NONE, &legend, "with the legend's swatches", NULL },
  { "columns", 0, 0, G_OPTION_ARG_INT, &columns, "of a sketch", "N" },
  { "rows", 0, 0, G_OPTION_ARG_INT, &rows, "of a sketch", "N" },
  { "units", 0, 0, G_OPTION_ARG_INT, &n_units, "of a sketch", "N" },
  { "towns", 0, 0, G_OPTION_ARG_INT, &n_towns, "of a sketch", "N" },
  { "pointy", 0, 0, G_OPTION_ARG_NONE, &pointy, "a sketch with pointed tops", NULL },
  { "letters", 0, 0, G_OPTION_ARG_NONE, &letters, "a sketch numbered by letters", NULL },
  { "odd", 0, 0, G_OPTION_ARG_NONE, &odd, "a sketch with odd lanes shifted", NULL },
  { "holes", 0, 0, G_OPTION_ARG_NONE, &holes, "a sketch that lacks hexes", NULL },
  { NULL },
};

static HuScenario *
load (const char  *name,
      GPtrArray  **log)
{
  HuScenario *scenario;

  if (name == NULL)
    {
      HuSketch sketch = { columns,
                          rows,
                          pointy ? HU_ORIENTATION_POINTY : HU_ORIENTATION_FLAT,
                          odd,
                          letters ? HU_NUMBERING_LETTERS : HU_NUMBERING_CCRR,
                          (guint) n_units,
                          (guint) n_towns,
                          holes,
                          TRUE };

      *log = g_ptr_array_new ();
      return hu_sketch_scenario (&sketch);
    }

  {
    g_autoptr(GFile) file = g_file_new_for_commandline_arg (name);
    g_autoptr(HuFaults) faults = hu_faults_new ();
    g_autoptr(HuGameFile) game = hu_game_file_load (file, faults);

    if (game == NULL)
      {
        g_printerr ("%s: cannot be read\n", name);
        exit (1);
      }
    scenario = hu_scenario_ref (game->scenario);
    *log = g_ptr_array_ref (game->log);
  }

  return scenario;
}

static HuHex
parse_hex (const HuGrid *grid,
           const char   *text)
{
  return text == NULL ? HU_HEX_NONE : hu_grid_parse (grid, text, NULL);
}

static GArray *
parse_hexes (const HuGrid *grid,
             const char   *text)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_auto(GStrv) names = g_strsplit (text != NULL ? text : "", ",", -1);

  for (guint i = 0; names[i] != NULL && *names[i] != '\0'; i++)
    {
      HuHex hex = hu_grid_parse (grid, names[i], NULL);

      if (hex != HU_HEX_NONE)
        g_array_append_val (hexes, hex);
    }

  return hexes;
}

static GArray *
parse_units (const HuScenario *scenario,
             const char       *text)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto(GStrv) names = g_strsplit (text != NULL ? text : "", ",", -1);

  for (guint i = 0; names[i] != NULL && *names[i] != '\0'; i++)
    {
      gint unit = hu_scenario_find_unit (scenario, names[i]);

      if (unit >= 0)
        g_array_append_val (units, unit);
    }

  return units;
}

static guint
parse_overlays (void)
{
  static const char * const names[] = { "supply", "rings", "frontier", "cut", "zoc", "control", "front-line",
                                       "fire" };
  guint flags = 0;

  if (overlays == NULL)
    return HU_OVERLAY_DEFAULT;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (strstr (overlays, names[i]) != NULL)
        flags |= 1u << i;
    }

  return flags;
}

static HuThemeKind
parse_theme (void)
{
  static const char * const names[] = { "light", "dark", "light-contrast", "dark-contrast", "print" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (g_strcmp0 (theme, names[i]) == 0)
        return (HuThemeKind) i;
    }

  return HU_THEME_LIGHT;
}

static void
draw_legend (HuPainter     *painter,
             cairo_t       *cr,
             const HuScene *scene)
{
  g_autoptr(GArray) entries = hu_painter_list_legend (painter, scene);

  cairo_rectangle (cr, 8, 8, 200, 12 + 26.0 * entries->len);
  hu_color_set (cr, hu_theme_get (parse_theme ())->label_halo);
  cairo_fill (cr);
  for (guint i = 0; i < entries->len; i++)
    {
      const HuLegendEntry *entry = &g_array_index (entries, HuLegendEntry, i);

      cairo_save (cr);
      cairo_translate (cr, 16, 16 + 26.0 * i);
      hu_painter_draw_swatch (painter, cr, entry->id, 36, 20);
      cairo_restore (cr);
      hu_color_set (cr, hu_theme_get (parse_theme ())->label);
      cairo_move_to (cr, 62, 30 + 26.0 * i);
      cairo_set_font_size (cr, 12);
      cairo_show_text (cr, entry->id);
    }
}

static HuViewport
choose_viewport (const HuGrid *grid)
{
  HuBox bounds = hu_geometry_bounds (grid);
  HuViewport viewport = { scale, 0, 0, 1400, 900 };
  HuPoint middle = { bounds.width / 2, bounds.height / 2 };

  if (size != NULL && sscanf (size, "%dx%d", &viewport.width, &viewport.height) != 2)
    g_error ("--size is WIDTHxHEIGHT");
  if (viewport.scale <= 0)
    viewport.scale = MIN (viewport.width / (bounds.width + 0.6), viewport.height / (bounds.height + 0.6));
  if (parse_hex (grid, centre) != HU_HEX_NONE)
    middle = hu_geometry_centre (grid, parse_hex (grid, centre));
  viewport.x = middle.x - viewport.width / viewport.scale / 2;
  viewport.y = middle.y - viewport.height / viewport.scale / 2;

  return viewport;
}

static HuStorey
parse_storey (void)
{
  char name[8];

  for (HuStorey storey = HU_STOREY_CELLAR; shown != NULL && storey <= HU_STOREY_PILLBOX; storey++)
    if (g_strcmp0 (hu_storey_to_string (storey, name), shown) == 0)
      return storey;

  return HU_STOREY_GROUND;
}

static void
fill_scene (HuScene          *scene,
            const HuScenario *scenario)
{
  const HuGrid *grid = scenario->map->grid;
  GPtrArray *paths;
  GArray *dragged;

  scene->overlays = parse_overlays ();
  scene->fan = parse_hex (grid, fan);
  scene->cursor = parse_hex (grid, cursor);
  scene->hover = parse_hex (grid, hover);
  dragged = parse_hexes (grid, path);
  paths = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_ptr_array_add (paths, dragged);
  scene->paths = paths;
  scene->flash = parse_hexes (grid, flash);
  scene->changing = parse_hexes (grid, changing);
  scene->storey = parse_storey ();
  scene->building = building != NULL ? hu_map_find_building (scenario->map, building) : HU_BUILDING_NONE;
  scene->storeys_fanned = storeys_fanned;
  scene->changing_to = HU_SIDE_FIRST;
  scene->selected = parse_units (scenario, selected);
  scene->lifted = parse_units (scenario, lifted);
  if (dragged->len > 0)
    scene->lift_at = hu_geometry_centre (grid, g_array_index (dragged, HuHex, dragged->len - 1));
}

static void
draw (HuScenario *scenario,
      HuSnapshot *snapshot)
{
  g_autoptr(HuPainter) painter = hu_painter_new (scenario);
  HuViewport viewport = choose_viewport (scenario->map->grid);
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuTracing) tracing = NULL;
  g_autofree guint8 *marks = NULL;
  cairo_surface_t *surface;
  HuScene scene;
  cairo_t *cr;

  hu_scene_init (&scene, snapshot);
  fill_scene (&scene, scenario);
  marks = hu_supply_marks_new (hu_snapshot_get_state (snapshot), TRUE);
  scene.marks = marks;
  if (hu_sudden_death_rules (scenario) != NULL)
    {
      scene.situation = situation = hu_sketch_situation (snapshot);
      scene.tracing = tracing = hu_sketch_tracing (situation);
    }

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (viewport.width * device),
                                        (int) (viewport.height * device));
  cairo_surface_set_device_scale (surface, device, device);
  cr = cairo_create (surface);
  hu_painter_set_theme (painter, parse_theme (), device);
  if (vector)
    hu_painter_draw_vector (painter, cr, &viewport, &scene);
  else
    hu_painter_draw (painter, cr, &viewport, &scene);
  if (legend)
    draw_legend (painter, cr, &scene);
  cairo_destroy (cr);
  if (cairo_surface_write_to_png (surface, out) != CAIRO_STATUS_SUCCESS)
    g_printerr ("%s: cannot be written\n", out);
  cairo_surface_destroy (surface);
}

static HuSnapshot *
judge (HuScenario *scenario,
       GPtrArray  *log)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  guint n = at < 0 ? log->len : MIN ((guint) at, log->len);
  HuSide viewer = HU_SIDE_NONE;
  HuRefusal refusal;

  for (HuSide side = HU_SIDE_FIRST; view != NULL && side < HU_N_SIDES; side++)
    if (g_str_equal (view, scenario->sides[side].id))
      viewer = side;
  for (guint i = 0; i < n; i++)
    if (!hu_adjudicator_append (adjudicator, g_ptr_array_index (log, i), &refusal))
      g_error ("event %u cannot be", i + 1);

  return hu_adjudicator_view (adjudicator, n, viewer);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GOptionContext) context = g_option_context_new ("[FILE]");
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || out == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "--out is needed");
      return 2;
    }

  scenario = load (argc > 1 ? argv[1] : NULL, &log);
  snapshot = judge (scenario, log);
  draw (scenario, snapshot);

  return 0;
}
