/*
 * Every game that is shipped, through the workshop and out again: what is saved
 * is what was opened, byte for byte, and so it is after an edit that is undone.
 * A game made in the workshop is laid out as a person would write it.
 */
#include "hu-game-file.h"
#include "hu-often.h"
#include "hu-workshop-map.h"
#include "hu-workshop-rules.h"
#include "hu-workshop-units.h"

#include <string.h>

static GBytes *
load (const char *path)
{
  g_autoptr(GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (text, length);
}

/* The tests' games are laid out by hand: they are taken as the program saves them. */
static GBytes *
load_game (const char *path)
{
  g_autoptr(GBytes) bytes = load (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = NULL;

  if (strstr (path, "/tests/data/") == NULL)
    return g_steal_pointer (&bytes);

  content = hu_game_file_parse (bytes, faults);
  g_assert_nonnull (content);
  g_clear_pointer (&content->bytes, g_bytes_unref);

  return hu_game_file_to_bytes (content);
}

static HuWorkshop *
open_bytes (GBytes *bytes)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuWorkshop *shop = hu_workshop_new_from_bytes (bytes, faults);

  g_assert_nonnull (shop);

  return shop;
}

/* The first line that differs is what one wants to see. */
static void
assert_same (GBytes     *bytes,
             GBytes     *expected,
             const char *what)
{
  g_auto(GStrv) ours = NULL, theirs = NULL;
  g_autofree char *our_text = NULL, *their_text = NULL;
  guint i = 0;

  if (g_bytes_equal (bytes, expected))
    return;

  our_text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  their_text = g_strndup (g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));
  ours = g_strsplit (our_text, "\n", -1);
  theirs = g_strsplit (their_text, "\n", -1);
  while (ours[i] != NULL && theirs[i] != NULL && g_str_equal (ours[i], theirs[i]))
    i++;
  g_error ("%s: line %u is\n%s\nrather than\n%s", what, i + 1, ours[i] != NULL ? ours[i] : "(nothing)",
           theirs[i] != NULL ? theirs[i] : "(nothing)");
}

static void
assert_saves (HuWorkshop *shop,
              GBytes     *expected,
              const char *what)
{
  g_autoptr(GBytes) bytes = hu_workshop_to_bytes (shop);

  assert_same (bytes, expected, what);
}

/* --- Opened and saved --- */

/* Warnings leave a game as playable as it was. */
static guint
count_errors (HuWorkshop *shop)
{
  guint n = 0;

  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    n += !hu_workshop_get_fault (shop, i)->warning;

  return n;
}

static void
test_saved (gconstpointer data)
{
  g_autoptr(GBytes) bytes = load_game (data);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = hu_game_file_parse (bytes, faults);
  g_autoptr(HuWorkshop) shop = open_bytes (bytes);
  g_autoptr(HuWorkshop) from_play = NULL;

  g_assert_nonnull (content);
  g_assert_cmpuint (count_errors (shop), ==, 0);
  g_assert_false (hu_workshop_get_modified (shop));
  assert_saves (shop, bytes, "opened");

  /* As one goes over from play. */
  from_play = hu_workshop_new_from_file (content);
  g_assert_cmpuint (count_errors (from_play), ==, 0);
  assert_saves (from_play, bytes, "from play");
}

/* --- Edits that are undone --- */

static HuHex
first_hex (HuWorkshop *shop)
{
  const HuGrid *grid = hu_workshop_get_scenario (shop)->map->grid;
  HuHex hex = 0;

  while (!hu_grid_has (grid, hex))
    hex++;

  return hex;
}

/* The one beside the first. */
static HuHex
second_hex (HuWorkshop *shop)
{
  const HuGrid *grid = hu_workshop_get_scenario (shop)->map->grid;
  HuHex hex = HU_HEX_NONE;

  for (gint direction = 0; direction < HU_N_DIRECTIONS && hex == HU_HEX_NONE; direction++)
    {
      hex = hu_grid_neighbour (grid, first_hex (shop), direction);
      if (hex != HU_HEX_NONE && !hu_grid_has (grid, hex))
        hex = HU_HEX_NONE;
    }
  g_assert_cmpint (hex, !=, HU_HEX_NONE);

  return hex;
}

static void
edit_title (HuWorkshop *shop)
{
  hu_workshop_set_text (shop, "/title", "Another title, “so”");
}

static void
edit_terrain (HuWorkshop *shop)
{
  HuHex hex = first_hex (shop);
  HuTerrain now = hu_workshop_get_scenario (shop)->map->terrain[hex];

  hu_workshop_paint_terrain (shop, &hex, 1, now == HU_TERRAIN_SWAMP ? HU_TERRAIN_HILLS : HU_TERRAIN_SWAMP);
}

static void
edit_hexsides (HuWorkshop *shop)
{
  const HuHex pairs[1][2] = { { first_hex (shop), second_hex (shop) } };
  const HuMap *map = hu_workshop_get_scenario (shop)->map;
  gint direction = 0;
  gboolean on;

  while (hu_grid_neighbour (map->grid, pairs[0][0], direction) != pairs[0][1])
    direction++;
  on = map->hexsides[HU_HEXSIDE_RIVER] == NULL || !(map->hexsides[HU_HEXSIDE_RIVER][pairs[0][0]] >> direction & 1);
  hu_workshop_paint_hexsides (shop, HU_HEXSIDE_RIVER, pairs, 1, on);
}

static void
edit_control (HuWorkshop *shop)
{
  HuHex hex = first_hex (shop);
  HuSide now = hu_workshop_get_scenario (shop)->start.hex_owner[hex];

  hu_workshop_paint_owner (shop, &hex, 1, now == HU_SIDE_FIRST ? HU_SIDE_SECOND : HU_SIDE_FIRST);
}

static void
edit_missing (HuWorkshop *shop)
{
  HuHex hex = first_hex (shop);

  hu_workshop_paint_set (shop, "/map/grid/missing", &hex, 1, TRUE);
}

static void
edit_line (HuWorkshop *shop)
{
  const HuHex hexes[] = { first_hex (shop), second_hex (shop) };

  hu_workshop_add_line (shop, HU_LINE_RAIL, hexes, G_N_ELEMENTS (hexes));
}

static void
edit_place (HuWorkshop *shop)
{
  const HuHex hex = first_hex (shop);

  hu_workshop_add_place (shop, NULL, "Ржев", HU_PLACE_TOWN, &hex, 1);
}

static void
edit_building (HuWorkshop *shop)
{
  const HuHex hexes[] = { first_hex (shop), second_hex (shop) };

  hu_workshop_add_building (shop, NULL, "Hall", hexes, G_N_ELEMENTS (hexes), 2);
}

static void
edit_bridge (HuWorkshop *shop)
{
  hu_workshop_set_feature (shop, "bridges", first_hex (shop), TRUE);
}

static void
edit_new_unit (HuWorkshop *shop)
{
  g_autofree char *name = hu_grid_dup_name (hu_workshop_get_scenario (shop)->map->grid, first_hex (shop));

  hu_workshop_add_unit (shop, NULL, "Another one", HU_SIDE_SECOND, HU_UNIT_GROUND, name);
}

static void
edit_copy (HuWorkshop *shop)
{
  hu_workshop_stamp_unit (shop, 0, NULL);
}

static void
edit_off_map (HuWorkshop *shop)
{
  hu_workshop_place_unit (shop, 0, NULL);
  hu_workshop_set_text (shop, "/units/0/name", "Moved");
}

static void
edit_removal (HuWorkshop *shop)
{
  const guint unit = 0;

  hu_workshop_remove_units (shop, &unit, 1);
}

static void
edit_side_id (HuWorkshop *shop)
{
  g_autofree char *id = g_strdup (hu_node_get_text (hu_workshop_get (shop, "/sides/0/id"), NULL));

  g_assert_true (hu_workshop_rename_id (shop, HU_ID_SIDE, id, "renamed"));
}

static void
edit_turns (HuWorkshop *shop)
{
  gboolean named = hu_node_get_kind (hu_workshop_get (shop, "/calendar/turns")) == HU_NODE_LIST;

  g_assert_true (hu_workshop_set_turns_named (shop, !named));
}

/* Every rule system out of force, or into it. */
static void
edit_systems (HuWorkshop *shop)
{
  guint before = hu_workshop_get_systems (shop);

  for (HuSystemId system = 0; system < HU_N_SYSTEMS; system++)
    g_assert_true (hu_workshop_set_system (shop, system, !(before >> system & 1)));
}

static void
edit_grid (HuWorkshop *shop)
{
  HuGridPlan plan;

  hu_workshop_get_grid_plan (shop, &plan);
  plan.columns += 2;
  plan.rows += 1;
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 2, 1, TRUE), ==, HU_REGRID_DONE);
}

static const struct
{
  const char *name;
  void      (*func) (HuWorkshop *shop);
} edits[] = {
  { "title", edit_title }, { "terrain", edit_terrain }, { "hexsides", edit_hexsides },
  { "control", edit_control }, { "missing hex", edit_missing }, { "line", edit_line }, { "place", edit_place },
  { "building", edit_building }, { "bridge", edit_bridge }, { "new unit", edit_new_unit }, { "copy", edit_copy },
  { "off the map", edit_off_map }, { "removal", edit_removal }, { "side's id", edit_side_id }, { "turns", edit_turns },
  { "rule systems", edit_systems }, { "grid", edit_grid },
};

/* An edited draft that is saved, faulty or not, is read and written again as it is. */
static void
assert_read_again (HuWorkshop *shop,
                   const char *what)
{
  g_autoptr(GBytes) edited = hu_workshop_to_bytes (shop);
  g_autoptr(HuWorkshop) again = open_bytes (edited);

  assert_saves (again, edited, what);
  g_assert_cmpuint (hu_workshop_get_n_faults (again), ==, hu_workshop_get_n_faults (shop));
}

/* Each edit says something else; undone it has left no trace. */
static void
test_undone (gconstpointer data)
{
  g_autoptr(GBytes) bytes = load_game (data);
  g_autoptr(HuWorkshop) shop = open_bytes (bytes);
  gboolean played = hu_node_get_n (hu_workshop_get (shop, "/log")) > 0;

  for (gsize i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      hu_workshop_begin_stroke (shop, edits[i].name);
      edits[i].func (shop);
      hu_workshop_end_stroke (shop);
      if (!hu_workshop_can_undo (shop))
        g_error ("%s: changes nothing", edits[i].name);
      /* A long log takes its time to be read, and no edit adds to it. */
      if (!played)
        assert_read_again (shop, edits[i].name);

      hu_workshop_undo (shop);
      g_assert_false (hu_workshop_can_undo (shop));
      g_assert_false (hu_workshop_get_modified (shop));
      assert_saves (shop, bytes, edits[i].name);
    }
  assert_saves (shop, bytes, "all undone");
}

/* --- As a person would write it --- */

/* A line each, in the list that begins with @heading; how many. */
static guint
count_lines (const char *text,
             const char *heading)
{
  const char *at = strstr (text, heading), *end;
  guint n = 0;

  if (at == NULL)
    return 0;

  at = strchr (at + 1, '\n') + 1;
  end = strstr (at, "\n  ]");
  g_assert_nonnull (end);
  for (; at < end; at = strchr (at, '\n') + 1)
    {
      if (!g_str_has_prefix (at, "    {\""))
        g_error ("%s: one of them begins with “%.40s”", heading, at);
      n++;
    }

  return n;
}

/* One unit a line, one event a line, no line with blanks at its end, one line feed at the end of the text. */
static void
test_lines (gconstpointer data)
{
  g_autoptr(GBytes) bytes = load_game (data);
  g_autoptr(HuWorkshop) shop = open_bytes (bytes);
  g_autoptr(GBytes) saved = NULL;
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;

  edit_copy (shop);
  saved = hu_workshop_to_bytes (shop);
  text = g_strndup (g_bytes_get_data (saved, NULL), g_bytes_get_size (saved));
  g_assert_cmpuint (count_lines (text, "\n  \"units\": [\n"), ==, hu_node_get_n (hu_workshop_get (shop, "/units")));
  g_assert_cmpuint (count_lines (text, "\n  \"log\": [\n"), ==, hu_node_get_n (hu_workshop_get (shop, "/log")));
  g_assert_true (g_str_has_suffix (text, "}\n"));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_false (g_str_has_suffix (lines[i], " ") || strchr (lines[i], '\t') != NULL);
}

/* The map is written in one order, whatever the order of painting, and runs of hexes as spans. */
static void
test_stable (void)
{
  static const char expected[] =
    "{\n"
    "  \"format\": \"hex-umpire/1\",\n"
    "  \"title\": \"By hand\",\n"
    "  \"map\": {\n"
    "    \"grid\": {\"columns\": 9, \"rows\": 8, \"orientation\": \"flat\", \"shifted\": \"odd\", "
    "\"numbering\": \"ccrr\"},\n"
    "    \"terrain\": {\n"
    "      \"forest\": [\"0203-0506\"],\n"
    "      \"lake\": [\"0101\", \"0908\"]\n"
    "    },\n"
    "    \"hexsides\": [\n"
    "      {\"kind\": \"river\", \"pairs\": [[\"0707\", \"0708\"], [\"0807\", \"0808\"]]}\n"
    "    ],\n"
    "    \"places\": [\n"
    "      {\"id\": \"rzhev\", \"name\": \"Rzhev\", \"kind\": \"town\", \"hexes\": [\"0303\", \"0304\"]}\n"
    "    ]\n"
    "  },\n"
    "  \"sides\": [\n"
    "    {\"id\": \"first\", \"name\": \"First side\"},\n"
    "    {\"id\": \"second\", \"name\": \"Second side\"}\n"
    "  ],\n"
    "  \"calendar\": {\n"
    "    \"turns\": 10,\n"
    "    \"player_turns\": [\n"
    "      {\"side\": \"first\", \"phases\": [\"Play\"]},\n"
    "      {\"side\": \"second\", \"phases\": [\"Play\"]}\n"
    "    ]\n"
    "  },\n"
    "  \"units\": [\n"
    "    {\"id\": \"a\", \"name\": \"1st\", \"side\": \"first\", \"at\": \"0101\"},\n"
    "    {\"id\": \"b\", \"name\": \"2nd\", \"side\": \"second\", \"at\": null}\n"
    "  ],\n"
    "  \"start\": {\n"
    "    \"control\": [\n"
    "      {\"side\": \"first\", \"hexes\": [\"0101-0308\"]},\n"
    "      {\"side\": \"second\", \"hexes\": [\"0701-0908\"]}\n"
    "    ]\n"
    "  },\n"
    "  \"rules\": {},\n"
    "  \"log\": []\n"
    "}\n";
  static const HuGridPlan plan = { 9, 8, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL };
  guint32 seed = (guint32) g_test_rand_int ();

  for (guint round = 0; round < 8; round++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed + round);
      g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plan, NULL);
      g_autoptr(GBytes) wanted = g_bytes_new_static (expected, strlen (expected));
      g_autoptr(HuGrid) grid = hu_grid_ref (hu_workshop_get_scenario (shop)->map->grid);
      g_autofree HuHex *hexes = g_new (HuHex, grid->n_hexes);
      HuHex place[2] = { hu_grid_at (grid, 3, 3), hu_grid_at (grid, 3, 4) };
      const HuHex lakes[] = { hu_grid_at (grid, 1, 1), hu_grid_at (grid, 9, 8) };
      HuHex pairs[2][2] = {
        { hu_grid_at (grid, 8, 8), hu_grid_at (grid, 8, 7) }, { hu_grid_at (grid, 7, 7), hu_grid_at (grid, 7, 8) },
      };

      g_test_message ("seed %u", seed + round);
      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        hexes[hex] = hex;
      for (HuHex hex = grid->n_hexes - 1; hex > 0; hex--)
        {
          HuHex other = g_rand_int_range (rand, 0, hex + 1), swapped = hexes[hex];

          hexes[hex] = hexes[other];
          hexes[other] = swapped;
        }
      hu_workshop_add_place (shop, NULL, "Rzhev", HU_PLACE_TOWN, place, 2);
      hu_workshop_paint_hexsides (shop, HU_HEXSIDE_RIVER, (const HuHex (*)[2]) pairs, 2, TRUE);
      for (HuHex i = 0; i < grid->n_hexes; i++)
        {
          gint column = hu_grid_column (grid, hexes[i]), row = hu_grid_row (grid, hexes[i]);

          if (column >= 2 && column <= 5 && row >= 3 && row <= 6)
            hu_workshop_paint_terrain (shop, &hexes[i], 1, HU_TERRAIN_FOREST);
          if (column <= 3 || column >= 7)
            hu_workshop_paint_owner (shop, &hexes[i], 1, column <= 3 ? HU_SIDE_FIRST : HU_SIDE_SECOND);
        }
      hu_workshop_paint_terrain (shop, lakes, G_N_ELEMENTS (lakes), HU_TERRAIN_LAKE);
      hu_workshop_add_unit (shop, "a", "1st", HU_SIDE_FIRST, HU_UNIT_GROUND, "0101");
      hu_workshop_add_unit (shop, "b", "2nd", HU_SIDE_SECOND, HU_UNIT_GROUND, NULL);
      hu_workshop_set_text (shop, "/title", "By hand");
      assert_saves (shop, wanted, "by hand");
    }
}

/* --- Which there are --- */

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/* Found rather than listed, so that no file is left out.  Conditions put together from terms are in the tests' games. */
static GPtrArray *
list_shipped (void)
{
  static const struct
  {
    const char *folder;
    const char *prefix;
  } folders[] = {
    { "../data/scenarios", "" }, { "../data/lessons", "" }, { "data/games", "objectives-" },
    { "data/clauses", "objectives-" },
  };
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_test_build_filename (G_TEST_DIST, folders[i].folder, NULL);
      g_autoptr(GError) error = NULL;
      g_autoptr(GDir) dir = g_dir_open (folder, 0, &error);
      const char *name;

      g_assert_no_error (error);
      while ((name = g_dir_read_name (dir)) != NULL)
        if (g_str_has_suffix (name, ".hexgame") && g_str_has_prefix (name, folders[i].prefix))
          g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
    }
  g_ptr_array_sort (paths, compare_names);

  return paths;
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void      (*func) (gconstpointer path);
  } cases[] = {
    { "saved", test_saved }, { "undone", test_undone }, { "lines", test_lines },
  };
  g_autoptr(GPtrArray) paths = NULL;
  guint step;

  g_test_init (&argc, &argv, NULL);

  paths = list_shipped ();
  g_assert_cmpuint (paths->len, >, 30);
  step = paths->len / hu_draws (paths->len, 6);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint j = 0; j < paths->len; j += step)
      {
        const char *path = g_ptr_array_index (paths, j);
        g_autofree char *file = g_path_get_basename (path);
        g_autofree char *name = g_strconcat ("/workshop-shipped/", cases[i].name, "/", file, NULL);

        g_test_add_data_func (name, path, cases[i].func);
      }
  g_test_add_func ("/workshop-shipped/stable", test_stable);

  return g_test_run ();
}
