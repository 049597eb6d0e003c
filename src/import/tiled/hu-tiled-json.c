/*
 * Tiled's JSON: .tmj, .tsj and .json.
 */
#include "config.h"

#include "hu-tiled-map.h"

#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-node.h"

/* As a text, whether it stands there as one or as a number or a truth value; NULL: neither. */
static char *
dup_value (const HuNode *value)
{
  if (value == NULL || hu_node_get_kind (value) == HU_NODE_LIST || hu_node_get_kind (value) == HU_NODE_OBJECT)
    return NULL;

  return hu_node_get_kind (value) == HU_NODE_TEXT ? g_strdup (hu_node_get_text (value, "")) : hu_node_to_json (value);
}

static void
put (HuTiledTile  *tile,
     const char   *name,
     const HuNode *value)
{
  g_autofree char *text = dup_value (value);

  if (name != NULL && text != NULL)
    _hu_tiled_tile_put (tile, name, text);
}

static void
read_set (HuTiledSet   *set,
          const HuNode *node)
{
  const HuNode *tiles = hu_node_find (node, "tiles");

  if (hu_node_find (node, "name") != NULL)
    {
      g_free (set->name);
      set->name = dup_value (hu_node_find (node, "name"));
    }
  set->n_tiles = (guint32) CLAMP (hu_node_get_integer (hu_node_find (node, "tilecount"), 0), 0, G_MAXUINT32);
  for (guint i = 0; i < hu_node_get_n (tiles); i++)
    {
      const HuNode *one = hu_node_get_element (tiles, i), *properties = hu_node_find (one, "properties");
      HuTiledTile *tile = _hu_tiled_set_tile (set, hu_node_get_integer (hu_node_find (one, "id"), -1));
      const char *picture = hu_node_get_text (hu_node_find (one, "image"), NULL);

      for (guint j = 0; j < hu_node_get_n (properties); j++)
        put (tile, hu_node_get_text (hu_node_find (hu_node_get_element (properties, j), "name"), NULL),
             hu_node_find (hu_node_get_element (properties, j), "value"));
      put (tile, "class", hu_node_find (one, "class"));
      put (tile, "class", hu_node_find (one, "type"));
      if (picture != NULL)
        _hu_tiled_tile_picture (tile, picture);
    }
}

/* --- Layers --- */

static GArray *
read_list (const HuNode *list,
           GError      **error)
{
  GArray *gids = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      gint64 number;
      guint32 gid;

      if (!hu_node_get_whole (hu_node_get_element (list, i), &number) || number < 0 || number > G_MAXUINT32)
        {
          g_array_unref (gids);
          hu_import_refuse (error, _("A cell of the map is no number of a tile. Save the map in Tiled again."));
          return NULL;
        }
      gid = (guint32) number;
      g_array_append_val (gids, gid);
    }

  return gids;
}

/* The cells of a layer or of a chunk of it, both of which have `data`. */
static gboolean
read_cells (HuTiledMap   *map,
            HuTiledLayer *layer,
            const HuNode *of_layer,
            const HuNode *node,
            gboolean      chunk,
            GError      **error)
{
  const HuNode *data = hu_node_find (node, "data");
  const char *text = hu_node_get_text (data, NULL);
  gint64 width = chunk ? hu_node_get_integer (hu_node_find (node, "width"), -1) : map->width;
  gint64 height = chunk ? hu_node_get_integer (hu_node_find (node, "height"), -1) : map->height;
  GArray *gids = text != NULL ? _hu_tiled_decode (text, hu_node_get_text (hu_node_find (of_layer, "encoding"), "base64"),
                                                  hu_node_get_text (hu_node_find (of_layer, "compression"), NULL),
                                                  CLAMP (width, 0, 4096) * CLAMP (height, 0, 4096), error)
                              : read_list (data, error);

  return gids != NULL && _hu_tiled_add_chunk (map, layer, chunk ? hu_node_get_integer (hu_node_find (node, "x"), 0) : 0,
                                              chunk ? hu_node_get_integer (hu_node_find (node, "y"), 0) : 0, width, height, gids,
                                              error);
}

static gboolean
read_layer (HuTiledMap   *map,
            const HuNode *node,
            gboolean      hidden,
            GError      **error)
{
  HuTiledLayer *layer = _hu_tiled_add_layer (map, hu_node_get_text (hu_node_find (node, "name"), NULL), hidden);
  const HuNode *chunks = hu_node_find (node, "chunks");

  if (layer == NULL)
    return hu_import_refuse (error, _("The map has more layers than any game. It is not read."));
  if (chunks == NULL)
    return read_cells (map, layer, node, node, FALSE, error);
  for (guint i = 0; i < hu_node_get_n (chunks); i++)
    if (!read_cells (map, layer, node, hu_node_get_element (chunks, i), TRUE, error))
      return FALSE;

  return TRUE;
}

/* --- Objects --- */

/* Name and value of each property. */
static void
read_properties (GPtrArray    *properties,
                 const HuNode *list)
{
  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      const HuNode *one = hu_node_get_element (list, i);
      const char *name = hu_node_get_text (hu_node_find (one, "name"), NULL);
      char *value = dup_value (hu_node_find (one, "value"));

      if (name == NULL || value == NULL)
        {
          g_free (value);
          continue;
        }
      g_ptr_array_add (properties, g_strdup (name));
      g_ptr_array_add (properties, value);
    }
}

static void
read_points (HuTiledObject *object,
             HuTiledShape   shape,
             const HuNode  *points)
{
  object->shape = shape;
  object->faulty |= hu_node_get_kind (points) != HU_NODE_LIST;
  for (guint i = 0; i < hu_node_get_n (points); i++)
    {
      g_autofree char *x = dup_value (hu_node_find (hu_node_get_element (points, i), "x"));
      g_autofree char *y = dup_value (hu_node_find (hu_node_get_element (points, i), "y"));

      _hu_tiled_object_add_point (object, shape, x != NULL ? x : "", y != NULL ? y : "");
    }
}

static void
read_object (HuTiledObject *object,
             const HuNode  *node)
{
  for (guint i = 0; i < hu_node_get_n (node); i++)
    {
      const char *key = hu_node_get_key (node, i);
      const HuNode *member = hu_node_get_element (node, i);
      g_autofree char *text = dup_value (member);

      if (g_str_equal (key, "properties"))
        read_properties (object->properties, member);
      else if (g_str_equal (key, "polygon"))
        read_points (object, HU_TILED_POLYGON, member);
      else if (g_str_equal (key, "polyline"))
        read_points (object, HU_TILED_POLYLINE, member);
      else if (text != NULL)
        _hu_tiled_object_put (object, key, text);
      else if (g_str_equal (key, "text"))
        _hu_tiled_object_put (object, key, "");
    }
}

static gboolean
read_objects (HuTiledMap    *map,
              const HuNode  *layer,
              gboolean       hidden,
              GError       **error)
{
  const HuNode *objects = hu_node_find (layer, "objects");

  map->n_hidden += hidden && objects != NULL;
  for (guint i = 0; i < hu_node_get_n (objects); i++)
    {
      HuTiledObject *object = _hu_tiled_add_object (map, hu_node_get_text (hu_node_find (layer, "name"), NULL), hidden);

      if (object == NULL)
        return hu_import_refuse (error, _("The map has more objects than any game. It is not read."));
      if (hu_node_get_kind (hu_node_get_element (objects, i)) == HU_NODE_OBJECT)
        read_object (object, hu_node_get_element (objects, i));
      else
        object->faulty = TRUE;
    }

  return TRUE;
}

/* --- All layers --- */

static gboolean
read_layers (HuTiledMap   *map,
             const HuNode *layers,
             gboolean      hidden,
             guint         depth,
             GError      **error)
{
  if (depth > HU_IMPORT_NESTED_MOST)
    return hu_import_refuse (error, _("The map is nested deeper than any. It is not read."));

  for (guint i = 0; i < hu_node_get_n (layers); i++)
    {
      const HuNode *node = hu_node_get_element (layers, i);
      const char *type = hu_node_get_text (hu_node_find (node, "type"), "");
      gboolean none = hidden || !hu_node_get_boolean (hu_node_find (node, "visible"), TRUE);

      if (g_str_equal (type, "tilelayer") && !read_layer (map, node, none, error))
        return FALSE;
      if (g_str_equal (type, "group") && !read_layers (map, hu_node_find (node, "layers"), none, depth + 1, error))
        return FALSE;
      if (!read_objects (map, node, none, error))
        return FALSE;
      map->n_pictures += g_str_equal (type, "imagelayer");
    }

  return TRUE;
}

/* --- The file --- */

static gboolean
read_map (HuTiledMap   *map,
          const HuNode *root,
          GError      **error)
{
  const HuNode *sets = hu_node_find (root, "tilesets"), *infinite = hu_node_find (root, "infinite");

  if (!_hu_tiled_map_shape (map, hu_node_get_text (hu_node_find (root, "orientation"), NULL),
                            hu_node_get_text (hu_node_find (root, "staggeraxis"), NULL),
                            hu_node_get_text (hu_node_find (root, "staggerindex"), NULL),
                            hu_node_get_integer (hu_node_find (root, "width"), -1),
                            hu_node_get_integer (hu_node_find (root, "height"), -1), error) ||
      !_hu_tiled_map_measure (map, hu_node_get_integer (hu_node_find (root, "tilewidth"), -1),
                              hu_node_get_integer (hu_node_find (root, "tileheight"), -1),
                              hu_node_get_integer (hu_node_find (root, "hexsidelength"), -1),
                              infinite == NULL ? FALSE : hu_node_get_boolean (infinite, -1), error))
    return FALSE;

  read_properties (map->properties, hu_node_find (root, "properties"));
  for (guint i = 0; i < hu_node_get_n (sets); i++)
    {
      const HuNode *node = hu_node_get_element (sets, i);

      read_set (_hu_tiled_add_set (map, hu_node_get_integer (hu_node_find (node, "firstgid"), 0), NULL,
                                   hu_node_get_text (hu_node_find (node, "source"), NULL)), node);
    }

  return read_layers (map, hu_node_find (root, "layers"), FALSE, 0, error);
}

HuTiledMap *
_hu_tiled_read_json (GBytes      *bytes,
                     HuTiledSet  *set,
                     GError     **error)
{
  g_autoptr(HuTiledMap) map = _hu_tiled_map_new_empty ();
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) root = hu_node_parse (bytes, faults);

  if (root == NULL || hu_node_get_kind (root) != HU_NODE_OBJECT)
    {
      hu_import_refuse (error, _("The file is no JSON that can be read. Save the map in Tiled again."));
      return NULL;
    }
  if (set != NULL)
    read_set (set, root);
  else if (!read_map (map, root, error))
    return NULL;

  return g_steal_pointer (&map);
}
