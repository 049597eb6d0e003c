/*
 * Places, buildings and boards as lists of forms.
 */
#include "config.h"

#include "hu-workshop-map-lists.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-list.h"
#include "hu-workshop-map.h"

static char *
name_title (HuWorkshop    *shop,
            const HuNode *element,
            guint          index)
{
  return hu_workshop_dup_name (shop, element);
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

  if (hex != HU_HEX_NONE && list != NULL && hu_workshop_find_at_hex (bench->shop, list, hex, -1) >= 0)
    hex = HU_HEX_NONE;
  for (HuHex other = 0; hex == HU_HEX_NONE && other < grid->n_hexes; other++)
    if (hu_grid_has (grid, other) && (list == NULL || hu_workshop_find_at_hex (bench->shop, list, other, -1) < 0))
      hex = other;
  if (hex == HU_HEX_NONE)
    return NULL;

  json = g_strdup_printf ("[\"%s\"]", hu_grid_format (grid, hex, name));

  return hu_node_from_json (json);
}

/* --- Places --- */

/* A new one of @object, with the id "object-1" or the first number that is free, and those hexes, (transfer full);
 * NULL where there are none. */
static HuNode *
make_named (HuWorkshopBench *bench,
            const char      *object,
            const char      *list,
            HuNode          *hexes) /* (transfer full) */
{
  g_autoptr(HuNode) owned = hexes;
  g_autofree char *id = g_strdup_printf ("%s-1", object);
  HuNode *made = hu_node_new_object ();

  for (guint number = 2; hu_workshop_find_element (bench->shop, list, id) != NULL; number++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", object, number);
    }
  hu_node_put (&made, "id", hu_node_new_text (id));
  if (owned != NULL)
    hu_node_put (&made, "hexes", g_steal_pointer (&owned));

  return made;
}

static HuNode *
make_place (HuWorkshopBench *bench)
{
  HuNode *hexes = make_hexes (bench, "/map/places"), *made;

  if (hexes == NULL)
    return NULL;

  made = make_named (bench, "place", "/map/places", hexes);
  hu_node_put (&made, "name", hu_node_ref (hu_node_find (made, "id")));
  hu_node_put (&made, "kind", hu_node_new_text ("town"));

  return made;
}

GtkWidget *
_hu_workshop_list_places (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass klass = {
    .title = name_title, .object = "place", .keys = "name kind hexes * -id", .advanced = TRUE, .make = make_place,
    .remove = hu_workshop_remove_place, .add = N_("Add a Place"), .ordered = TRUE,
  };

  return hu_workshop_list_new (bench, "/map/places", _("Places"), NULL, &klass);
}

/* --- Buildings --- */

static HuNode *
make_building (HuWorkshopBench *bench)
{
  HuNode *made = make_named (bench, "building", "/map/buildings", make_hexes (bench, NULL));

  hu_node_put (&made, "levels", hu_node_new_integer (0));

  return made;
}

GtkWidget *
_hu_workshop_list_buildings (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass klass = {
    .title = name_title, .object = "building", .keys = "name hexes levels stairwells rowhouse roof cellar * -id",
    .advanced = TRUE, .make = make_building, .add = N_("Add a Building"), .ordered = TRUE,
  };

  return hu_workshop_list_new (bench, "/map/buildings", _("Buildings"), NULL, &klass);
}

void
_hu_workshop_take_from_building (HuWorkshop *shop,
                                 HuHex       hex)
{
  gint found = hu_workshop_find_at_hex (shop, "/map/buildings", hex, -1);
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

static HuNode *
make_board (HuWorkshopBench *bench)
{
  return make_named (bench, "board", "/map/boards", make_hexes (bench, NULL));
}

GtkWidget *
_hu_workshop_list_boards (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass klass = {
    .title = name_title, .object = "board", .keys = "id hexes *", .make = make_board, .add = N_("Add a Board"), .ordered = TRUE,
  };

  return hu_workshop_list_new (bench, "/map/boards", _("Boards"),
                               _("Without any, the whole map is one board (26.11)."), &klass);
}
