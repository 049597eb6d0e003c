/*
 * The list of lines: a form for each; an unfolded line is lit on the map.
 */
#include "config.h"

#include "hu-workshop-lines.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-workshop-list.h"

/* "Road, 0101 to 0812" */
static char *
line_title (HuWorkshop   *shop,
            const HuNode *element,
            guint         index)
{
  const HuNode *hexes = hu_node_find (element, "hexes");
  const char *kind = hu_node_get_text (hu_node_find (element, "kind"), "");
  guint n = hu_node_get_n (hexes);

  if (n == 0)
    return g_strdup (hu_explain_field_value ("kind", kind));

  /* Translators: %1$s is a kind of line, as “Road”; %2$s and %3$s are the hexes at its ends */
  return g_strdup_printf (_("%1$s, %2$s to %3$s"), hu_explain_field_value ("kind", kind),
                          hu_node_get_text (hu_node_get_element (hexes, 0), "?"),
                          hu_node_get_text (hu_node_get_element (hexes, n - 1), "?"));
}

/* --- On the map --- */

static GArray *
list_hexes (HuWorkshopBench *bench,
            const char      *pointer)
{
  g_autofree char *hexes_pointer = hu_workshop_join (pointer, "hexes");

  return hu_workshop_read_hexes (bench->shop, hexes_pointer);
}

static void
show_line (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  const char *pointer = g_object_get_data (G_OBJECT (row), "hu-pointer");
  g_autoptr(GArray) hexes = list_hexes (bench, pointer);

  if (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)) || hexes->len == 0)
    {
      hu_map_view_light (bench->map, NULL);
      return;
    }

  hu_map_view_light (bench->map, hexes);
  hu_map_view_go_to (bench->map, g_array_index (hexes, HuHex, hexes->len / 2));
}

static void
hidden_cb (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");

  if (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)))
    hu_map_view_light (bench->map, NULL);
}

static void
fill_line (HuWorkshopBench *bench,
           GtkWidget       *row,
           const char      *pointer)
{
  g_object_set_data (G_OBJECT (row), "hu-bench", bench);
  g_object_set_data_full (G_OBJECT (row), "hu-pointer", g_strdup (pointer), g_free);
  g_signal_connect (row, "notify::expanded", G_CALLBACK (show_line), NULL);
  g_signal_connect (row, "unmap", G_CALLBACK (hidden_cb), NULL);
  show_line (row);
}

/* --- New --- */

/* From the hex of the cursor to one beside it, to begin with. */
static HuNode *
make_line (HuWorkshopBench *bench)
{
  const HuGrid *grid = hu_workshop_get_scenario (bench->shop)->map->grid;
  HuHex hex = hu_map_state_get_cursor (hu_map_view_get_state (bench->map)), other = HU_HEX_NONE;
  char from[HU_HEX_NAME_MAX], to[HU_HEX_NAME_MAX];
  g_autofree char *json = NULL;

  for (HuHex first = 0; hex == HU_HEX_NONE && first < grid->n_hexes; first++)
    if (hu_grid_has (grid, first))
      hex = first;
  for (gint direction = 0; direction < HU_N_DIRECTIONS && other == HU_HEX_NONE; direction++)
    {
      other = hu_grid_neighbour (grid, hex, direction);
      if (other != HU_HEX_NONE && !hu_grid_has (grid, other))
        other = HU_HEX_NONE;
    }
  if (other == HU_HEX_NONE)
    return NULL;

  json = g_strdup_printf ("{\"kind\":\"road\",\"hexes\":[\"%s\",\"%s\"]}", hu_grid_format (grid, hex, from),
                          hu_grid_format (grid, other, to));

  return hu_node_from_json (json);
}

GtkWidget *
hu_workshop_lines_new (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass klass = {
    .title = line_title, .object = "line", .keys = "kind hexes *", .fill = fill_line, .make = make_line,
    .add = N_("Add a Line"), .ordered = TRUE,
  };

  return hu_workshop_list_new (bench, "/map/lines", _("Lines on the Map"),
                               _("Each from hex to hex, the later drawn over the earlier."), &klass);
}
