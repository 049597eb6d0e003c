/*
 * Places, buildings and boards as lists of forms.
 */
#include "config.h"

#include "hu-workshop-map-lists.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-form.h"
#include "hu-workshop-list.h"
#include "hu-workshop-map.h"

static char *
name_title (HuWorkshop    *shop,
            const HuNode *element,
            guint          index)
{
  return hu_workshop_dup_name (shop, element);
}

/* Returns "stem-1", or the first number that is free. */
static char *
dup_free_id (HuWorkshop *shop,
             const char *list,
             const char *stem)
{
  HuNode *elements = hu_workshop_get (shop, list);
  guint n = hu_node_get_n (elements);

  for (guint number = 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%u", stem, number);
      gboolean taken = FALSE;

      for (guint i = 0; i < n && !taken; i++)
        taken = g_strcmp0 (hu_node_get_text (hu_node_find (hu_node_get_element (elements, i), "id"), NULL),
                           id) == 0;
      if (!taken)
        return g_steal_pointer (&id);
    }
}

/* Returns the hex of the cursor, or the map's first hex, as a set of one. @list: not one that an element of that
 * list has; NULL where every hex has one. */
static HuNode *
make_hexes (HuWorkshopBench *bench,
            const char      *list)
{
  const HuGrid *grid = hu_workshop_get_scenario (bench->shop)->map->grid;
  HuHex hex = hu_map_state_get_cursor (hu_map_view_get_state (bench->map));
  g_autofree char *json = NULL;
  char name[HU_HEX_NAME_MAX];

  if (hex != HU_HEX_NONE && list != NULL && hu_workshop_find_at_hex (bench->shop, list, hex) >= 0)
    hex = HU_HEX_NONE;
  for (HuHex other = 0; hex == HU_HEX_NONE && other < grid->n_hexes; other++)
    if (hu_grid_has (grid, other) && (list == NULL || hu_workshop_find_at_hex (bench->shop, list, other) < 0))
      hex = other;
  if (hex == HU_HEX_NONE)
    return NULL;

  json = g_strdup_printf ("[\"%s\"]", hu_grid_format (grid, hex, name));

  return hu_node_from_json (json);
}

/* --- Places --- */

static void
fill_place (gpointer    data,
            GtkWidget  *row,
            const char *pointer)
{
  static const char * const keys[] = { "name", "kind", "hexes", NULL };

  hu_workshop_form_fill (data, row, pointer, "place", keys);
  hu_workshop_form_add_advanced (data, row, pointer, "place");
}

static HuNode *
make_place (gpointer data)
{
  HuWorkshopBench *bench = data;
  g_autofree char *id = dup_free_id (bench->shop, "/map/places", "place");
  g_autoptr(HuNode) element = hu_node_new_object ();
  g_autoptr(HuNode) text = hu_node_new_text (id);
  g_autoptr(HuNode) kind = hu_node_new_text ("town");
  g_autoptr(HuNode) hexes = make_hexes (bench, "/map/places");
  g_autoptr(HuNode) a = hu_node_with (element, "id", text);
  g_autoptr(HuNode) b = hu_node_with (a, "name", text);
  g_autoptr(HuNode) c = hu_node_with (b, "kind", kind);

  if (hexes == NULL)
    return NULL;

  return hu_node_with (c, "hexes", hexes);
}

GtkWidget *
_hu_workshop_list_places (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass klass = {
    .title = name_title, .fill = fill_place, .make = make_place, .remove = hu_workshop_remove_place,
    .add = N_("Add a Place"), .ordered = TRUE,
  };

  return hu_workshop_list_new (bench->shop, "/map/places", _("Places"), NULL, &klass, bench);
}

/* --- Buildings --- */

static void
fill_building (gpointer    data,
               GtkWidget  *row,
               const char *pointer)
{
  static const char * const keys[] = { "name", "hexes", "levels", "stairwells", "rowhouse", "roof", "cellar",
                                       NULL };

  hu_workshop_form_fill (data, row, pointer, "building", keys);
  hu_workshop_form_add_advanced (data, row, pointer, "building");
}

static HuNode *
make_building (gpointer data)
{
  HuWorkshopBench *bench = data;
  g_autofree char *id = dup_free_id (bench->shop, "/map/buildings", "building");
  g_autoptr(HuNode) element = hu_node_new_object ();
  g_autoptr(HuNode) text = hu_node_new_text (id);
  g_autoptr(HuNode) levels = hu_node_new_integer (0);
  g_autoptr(HuNode) hexes = make_hexes (bench, NULL);
  g_autoptr(HuNode) a = hu_node_with (element, "id", text);
  g_autoptr(HuNode) b = hu_node_with (a, "hexes", hexes);

  return hu_node_with (b, "levels", levels);
}

GtkWidget *
_hu_workshop_list_buildings (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass klass = {
    .title = name_title, .fill = fill_building, .make = make_building, .add = N_("Add a Building"), .ordered = TRUE,
  };

  return hu_workshop_list_new (bench->shop, "/map/buildings", _("Buildings"), NULL, &klass, bench);
}

void
_hu_workshop_take_from_building (HuWorkshop *shop,
                                 HuHex       hex)
{
  gint found = hu_workshop_find_at_hex (shop, "/map/buildings", hex);
  g_autofree char *pointer = g_strdup_printf ("/map/buildings/%d", found);
  g_autofree char *hexes = hu_workshop_join (pointer, "hexes");
  g_autoptr(GArray) there = NULL;

  if (found < 0)
    return;

  there = hu_workshop_read_hexes (shop, hexes);
  if (there->len <= 1)
    hu_workshop_remove (shop, pointer);
  else
    hu_workshop_paint_set (shop, hexes, &hex, 1, FALSE);
}

/* --- Boards --- */

static void
fill_board (gpointer    data,
            GtkWidget  *row,
            const char *pointer)
{
  static const char * const keys[] = { "id", "hexes", NULL };

  hu_workshop_form_fill (data, row, pointer, "board", keys);
}

static HuNode *
make_board (gpointer data)
{
  HuWorkshopBench *bench = data;
  g_autofree char *id = dup_free_id (bench->shop, "/map/boards", "board");
  g_autoptr(HuNode) element = hu_node_new_object ();
  g_autoptr(HuNode) text = hu_node_new_text (id);
  g_autoptr(HuNode) hexes = make_hexes (bench, NULL);
  g_autoptr(HuNode) a = hu_node_with (element, "id", text);

  return hu_node_with (a, "hexes", hexes);
}

GtkWidget *
_hu_workshop_list_boards (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass klass = {
    .title = name_title, .fill = fill_board, .make = make_board, .add = N_("Add a Board"), .ordered = TRUE,
  };

  return hu_workshop_list_new (bench->shop, "/map/boards", _("Boards"),
                               _("Without any, the whole map is one board (26.11)."), &klass, bench);
}
