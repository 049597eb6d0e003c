/*
 * The page of the map: brushes for terrain, hexsides, lines and buildings, and the lists of named things.
 */
#include "config.h"

#include "hu-workshop-page.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-place-popover.h"
#include "hu-workshop-map.h"
#include "hu-workshop-form.h"
#include "hu-workshop-lines.h"
#include "hu-workshop-list.h"
#include "hu-workshop-map-lists.h"
#include "hu-workshop-paper.h"
#include "hu-workshop-swatch.h"
#include "hu-workshop-tools.h"
#include "hu-workshop-use.h"

static const HuMap *
get_map (HuWorkshopTool *tool)
{
  return hu_workshop_get_scenario (tool->bench->shop)->map;
}

/* --- Terrain --- */

static void
apply_terrain (gpointer      data,
               const GArray *hexes,
               gboolean      on)
{
  HuWorkshopTool *tool = data;

  hu_workshop_paint_terrain (tool->bench->shop, (const HuHex *) hexes->data, hexes->len,
                             on ? (HuTerrain) tool->kind : HU_TERRAIN_CLEAR);
}

static gint
terrain_value (gpointer data,
               HuHex    hex)
{
  return get_map (data)->terrain[hex];
}

static const HuHandTool terrain_tool = { .kind = HU_HAND_HEXES, .apply = apply_terrain, .value = terrain_value };

/* --- Elevation --- */

static void
apply_level (gpointer      data,
             const GArray *hexes,
             gboolean      on)
{
  HuWorkshopTool *tool = data;

  hu_workshop_paint_level (tool->bench->shop, (const HuHex *) hexes->data, hexes->len, on ? tool->kind : 0);
}

static gint
level_value (gpointer data,
             HuHex    hex)
{
  return hu_map_level (get_map (data), hex);
}

static const HuHandTool level_tool = { .kind = HU_HAND_HEXES, .apply = apply_level, .value = level_value };

/* --- Hexsides --- */

static void
apply_side (gpointer data,
            HuHex    hex,
            gint     direction,
            gboolean on)
{
  HuWorkshopTool *tool = data;
  const HuHex pair[1][2] = { { hex, hu_grid_neighbour (get_map (tool)->grid, hex, direction) } };

  hu_workshop_paint_hexsides (tool->bench->shop, (HuHexside) tool->kind, pair, 1, on);
}

static gboolean
has_side (gpointer data,
          HuHex    hex,
          gint     direction)
{
  HuWorkshopTool *tool = data;
  const guint8 *sides = get_map (tool)->hexsides[tool->kind];

  return sides != NULL && (sides[hex] >> direction & 1) != 0;
}

static const HuHandTool hexside_tool = { .kind = HU_HAND_SIDES, .side = apply_side, .has_side = has_side };

/* --- Lines --- */

static void
apply_chain (gpointer      data,
             const GArray *hexes)
{
  HuWorkshopTool *tool = data;

  hu_workshop_add_line (tool->bench->shop, (HuLineKind) tool->kind, (const HuHex *) hexes->data, hexes->len);
}

/* Removes the line through that hex: the last one of that kind. */
static void
erase_line (gpointer      data,
            const GArray *hexes,
            gboolean      on)
{
  HuWorkshopTool *tool = data;
  const GPtrArray *lines = get_map (tool)->lines;
  HuHex hex = g_array_index (hexes, HuHex, 0);

  for (guint i = lines->len; i > 0; i--)
    {
      const HuLine *line = g_ptr_array_index (lines, i - 1);

      if (line->kind == (HuLineKind) tool->kind && hu_hexes_have (line->hexes, hex))
        {
          g_autofree char *pointer = g_strdup_printf ("/map/lines/%u", i - 1);

          hu_workshop_remove (tool->bench->shop, pointer);
          return;
        }
    }
}

static const HuHandTool line_tool = { .kind = HU_HAND_CHAIN, .chain = apply_chain, .apply = erase_line };

/* --- Places --- */

static void
apply_place (gpointer      data,
             const GArray *hexes,
             gboolean      on)
{
  HuWorkshopTool *tool = data;
  HuWorkshop *shop = tool->bench->shop;
  HuHex hex = g_array_index (hexes, HuHex, 0);

  if (on)
    {
      g_autofree char *name = NULL;
      guint n = hu_node_get_n (hu_workshop_get (shop, "/map/places"));

      tool->at = hu_workshop_find_at_hex (shop, "/map/places", hex, -1);
      hu_workshop_list_unfold (tool->owner, tool->at >= 0 ? (guint) tool->at : n);
      if (tool->at >= 0)
        return;

      /* Translators: what a new place is called until it is given a name; %u counts them */
      name = g_strdup_printf (_("Place %u"), n + 1);
      hu_workshop_add_place (shop, NULL, name, (HuPlaceKind) tool->kind, &hex, 1);
    }
  else
    {
      gint found = hu_workshop_find_at_hex (shop, "/map/places", hex, -1);

      if (found >= 0)
        hu_workshop_remove_place (shop, (guint) found);
    }
}

/* A place gets its name where it is put; a click on one that is there already leads to its name. */
static void
name_place (gpointer data,
            HuHex    hex)
{
  HuWorkshopTool *tool = data;
  HuWorkshop *shop = tool->bench->shop;
  g_autofree char *note = NULL;

  if (tool->at >= 0)
    {
      g_autofree char *pointer = g_strdup_printf ("/map/places/%d/kind", tool->at);
      const char *kind = hu_node_get_text (hu_workshop_get (shop, pointer), NULL);

      if (g_strcmp0 (kind, hu_place_kind_to_string ((HuPlaceKind) tool->kind)) != 0)
        note = hu_workshop_word_place_at (shop, hex, -1);
    }
  if (hu_workshop_find_at_hex (shop, "/map/places", hex, -1) >= 0)
    hu_map_view_popup (tool->bench->map, hu_place_popover_new (shop, hex, note), NULL);
}

static const HuHandTool place_tool = { .kind = HU_HAND_POINT, .apply = apply_place, .done = name_place };

/* --- What is built --- */

/* A drag makes one building of all hexes that it crosses; a drag that starts in a building enlarges it. */
static void
apply_building (gpointer      data,
                const GArray *hexes,
                gboolean      on)
{
  HuWorkshopTool *tool = data;
  HuWorkshop *shop = tool->bench->shop;
  const HuHex *first = (const HuHex *) hexes->data;
  gint found = tool->kind;

  if (!on)
    {
      for (guint i = 0; i < hexes->len; i++)
        _hu_workshop_take_from_building (shop, first[i]);
      return;
    }

  if (hu_workshop_hand_is_first (tool->bench->hand))
    found = tool->kind = hu_workshop_find_at_hex (shop, "/map/buildings", first[0], -1);
  if (found < 0)
    {
      tool->kind = (gint) hu_node_get_n (hu_workshop_get (shop, "/map/buildings"));
      hu_workshop_list_unfold (tool->owner, (guint) tool->kind);
      hu_workshop_add_building (shop, NULL, NULL, first, hexes->len, 0);
    }
  else
    {
      g_autofree char *pointer = g_strdup_printf ("/map/buildings/%d/hexes", found);

      hu_workshop_paint_set (shop, pointer, first, hexes->len, TRUE);
    }
}

static gint
building_value (gpointer data,
                HuHex    hex)
{
  const GPtrArray *buildings = get_map (data)->buildings;

  for (guint i = 0; i < buildings->len; i++)
    if (hu_hexes_have (((const HuBuilding *) g_ptr_array_index (buildings, i))->hexes, hex))
      return (gint) i + 1;

  return 0;
}

static const HuHandTool building_tool = { .kind = HU_HAND_HEXES, .apply = apply_building, .value = building_value };

static void
apply_feature (gpointer      data,
               const GArray *hexes,
               gboolean      on)
{
  HuWorkshopTool *tool = data;

  hu_workshop_set_feature (tool->bench->shop, tool->owner, g_array_index (hexes, HuHex, 0), on);
}

static const HuHandTool feature_tool = { .kind = HU_HAND_POINT, .apply = apply_feature };

/* --- Missing hexes --- */

static void
apply_missing (gpointer      data,
               const GArray *hexes,
               gboolean      on)
{
  HuWorkshopTool *tool = data;

  hu_workshop_paint_set (tool->bench->shop, "/map/grid/missing", (const HuHex *) hexes->data, hexes->len, on);
}

static gint
missing_value (gpointer data,
               HuHex    hex)
{
  return !hu_grid_has (get_map (data)->grid, hex);
}

static const HuHandTool missing_tool = {
  .kind = HU_HAND_HEXES, .apply = apply_missing, .value = missing_value, .shows = TRUE,
};

/* --- The page --- */

static GtkWidget *
add_palette (GtkWidget  *page,
             const char *title,
             const char *description)
{
  GtkWidget *group = hu_workshop_add_group (page, title, description);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), grid);

  return grid;
}

static void
add_button (GtkWidget *grid,
            guint      index,
            guint      columns,
            GtkWidget *button)
{
  gtk_grid_attach (GTK_GRID (grid), button, (int) (index % columns), (int) (index / columns), 1, 1);
}

static void
add_brush (GtkWidget       *page,
           HuWorkshopBench *bench)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), hu_workshop_brush_row (bench));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
}

/* A level that has no button of its own. */
static void
other_level_cb (GtkSpinButton *spin,
                GtkWidget     *button)
{
  HuWorkshopTool *tool = g_object_get_data (G_OBJECT (button), "hu-tool");

  tool->kind = gtk_spin_button_get_value_as_int (spin);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
add_levels (GtkWidget       *page,
            HuWorkshopBench *bench)
{
  static const gint levels[] = { 1, 2, 3, 4, -1 };
  GtkWidget *grid = add_palette (page, _("Elevation"), _("Levels of the ground, as contours; erasing makes it level 0."));
  GtkWidget *spin = gtk_spin_button_new_with_range (HU_LEVEL_LEAST, HU_LEVEL_MOST, 1), *other;

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      /* Translators: a level of the ground, which may be below 0. */
      g_autofree char *name = g_strdup_printf (C_("elevation", "Level %d"), levels[i]);

      add_button (grid, i, 3, hu_workshop_tool_button (bench, &level_tool, levels[i], NULL, name,
                                                       hu_workshop_swatch_level (levels[i])));
    }
  other = hu_workshop_tool_button (bench, &level_tool, levels[3] + 1, NULL, _("Another level"), NULL);
  add_button (grid, G_N_ELEMENTS (levels), 3, other);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), levels[3] + 1);
  gtk_widget_set_tooltip_text (spin, _("The level that “Another level” paints"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The level that “Another level” paints"), -1);
  g_signal_connect (spin, "value-changed", G_CALLBACK (other_level_cb), other);
  gtk_grid_attach (GTK_GRID (grid), spin, 0, 2, 3, 1);
}

static void
add_ground (GtkWidget       *page,
            HuWorkshopBench *bench)
{
  static const char *sides[HU_N_HEXSIDES] = { N_("River"), N_("Lake shore"), N_("Wall"), N_("Cliff") };
  static const char *lines[HU_N_LINES] = { N_("Road"), N_("Railway"), N_("Stream"), N_("Front line") };
  GtkWidget *grid = add_palette (page, _("Terrain"), NULL);

  for (guint i = 0; i < HU_N_TERRAINS; i++)
    {
      g_autofree char *name = hu_explain_terrain ((HuTerrain) i);

      add_button (grid, i, 3, hu_workshop_tool_button (bench, &terrain_tool, (gint) i, NULL, name,
                                                       hu_workshop_swatch_terrain ((HuTerrain) i)));
    }

  add_levels (page, bench);
  grid = add_palette (page, _("Hexsides"), _("Drag along them; on the keyboard, 1 to 6 are the sides of the hex."));
  for (guint i = 0; i < HU_N_HEXSIDES; i++)
    add_button (grid, i, 2, hu_workshop_tool_button (bench, &hexside_tool, (gint) i, NULL, _(sides[i]),
                                                     hu_workshop_swatch_hexside ((HuHexside) i)));

  grid = add_palette (page, _("Lines"), _("Drag from hex to hex; drag back to shorten the line."));
  for (guint i = 0; i < HU_N_LINES; i++)
    add_button (grid, i, 2, hu_workshop_tool_button (bench, &line_tool, (gint) i, NULL, _(lines[i]),
                                                     hu_workshop_swatch_line ((HuLineKind) i)));
}

static void
add_used (GtkWidget       *grid,
          guint            index,
          HuWorkshopBench *bench,
          const char      *pointer,
          GtkWidget       *button)
{
  add_button (grid, index, 3, button);
  hu_workshop_use_for (button, bench, pointer);
}

static void
add_built (GtkWidget       *page,
           HuWorkshopBench *bench)
{
  static const char *kinds[HU_N_PLACES] = { N_("City"), N_("Town"), N_("Objective") };
  GtkWidget *places = _hu_workshop_list_places (bench);
  GtkWidget *buildings = _hu_workshop_list_buildings (bench), *boards = _hu_workshop_list_boards (bench);
  GtkWidget *grid = add_palette (page, _("On the Map"), _("Click where it is, or drag over its hexes."));

  for (guint i = 0; i < HU_N_PLACES; i++)
    add_button (grid, i, 3, hu_workshop_tool_button (bench, &place_tool, (gint) i, places, _(kinds[i]), NULL));
  add_used (grid, 3, bench, "/map/buildings",
            hu_workshop_tool_button (bench, &building_tool, -1, buildings, _("Building"), NULL));
  add_used (grid, 4, bench, "/map/bridges",
            hu_workshop_tool_button (bench, &feature_tool, 0, (gpointer) "bridges", _("Bridge"), NULL));
  add_used (grid, 5, bench, "/map/pillboxes",
            hu_workshop_tool_button (bench, &feature_tool, 0, (gpointer) "pillboxes", _("Pillbox"), NULL));
  add_button (grid, 6, 3, hu_workshop_tool_button (bench, &missing_tool, 0, NULL, _("Missing hex"), NULL));

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (places));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (buildings));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (boards));
  hu_workshop_use_for (buildings, bench, "/map/buildings");
  hu_workshop_use_for (boards, bench, "/map/boards");
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (hu_workshop_lines_new (bench)));
}

GtkWidget *
hu_workshop_page_map (HuWorkshopBench *bench)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();

  /* Adds the rows for the map's paper. */
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), hu_workshop_grid_row (bench));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), hu_workshop_backdrop_row (bench));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  add_brush (page, bench);
  add_ground (page, bench);
  add_built (page, bench);

  return page;
}
