/*
 * Tiled's XML: .tmx and .tsx.
 */
#include "config.h"

#include "hu-tiled-map.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-xml.h"

typedef struct
{
  HuTiledMap   *map;
  HuTiledSet   *set;    /* that is open, or NULL */
  gboolean      alone;  /* the file is a tileset */
  GPtrArray    *open;   /* utf8: names of the open elements */
  guint         n_hidden; /* of the open groups */
  GArray       *groups; /* gboolean: is that open group hidden? */
  HuTiledLayer *layer;
  HuTiledTile  *tile;
  char         *objects; /* the name of the layer of objects that is open */
  gboolean      objects_hidden;
  HuTiledObject *object;
  char         *property; /* of a tile, an object or the map, whose value may be its text */
  char         *encoding;
  char         *compression;
  gint64        x, y, width, height; /* of the cells that are open */
  GArray       *gids;   /* of <tile> elements in data; or NULL */
  gboolean      chunked;
  GString      *text;
} Parse;

/* -1 where it is no whole number. */
static gint64
get_number (const char **names,
            const char **values,
            const char  *name,
            gint64       otherwise)
{
  const char *text = hu_xml_get (names, values, name);
  gint64 number;

  if (text == NULL)
    return otherwise;

  return g_ascii_string_to_signed (text, 10, G_MININT32, G_MAXUINT32, &number, NULL) ? number : -1;
}

static gboolean
is_open (const Parse *parse,
         const char  *name)
{
  for (guint i = 0; i < parse->open->len; i++)
    if (g_str_equal (g_ptr_array_index (parse->open, i), name))
      return TRUE;

  return FALSE;
}

/* --- Tilesets --- */

static void
start_in_set (Parse       *parse,
              const char  *element,
              const char **names,
              const char **values)
{
  const char *text;

  if (g_str_equal (element, "tile"))
    {
      parse->tile = _hu_tiled_set_tile (parse->set, get_number (names, values, "id", -1));
      text = hu_xml_get (names, values, "class");
      text = text != NULL ? text : hu_xml_get (names, values, "type");
      if (text != NULL)
        _hu_tiled_tile_put (parse->tile, "class", text);
    }
  else if (parse->tile != NULL && g_str_equal (element, "property") && !is_open (parse, "objectgroup"))
    {
      g_free (parse->property);
      parse->property = g_strdup (hu_xml_get (names, values, "name"));
      text = hu_xml_get (names, values, "value");
      if (parse->property != NULL && text != NULL)
        _hu_tiled_tile_put (parse->tile, parse->property, text);
      g_string_truncate (parse->text, 0);
    }
  else if (parse->tile != NULL && g_str_equal (element, "image") && hu_xml_get (names, values, "source") != NULL)
    _hu_tiled_tile_picture (parse->tile, hu_xml_get (names, values, "source"));
}

static void
start_set (Parse       *parse,
           const char **names,
           const char **values)
{
  if (!parse->alone)
    parse->set = _hu_tiled_add_set (parse->map, get_number (names, values, "firstgid", 0), hu_xml_get (names, values, "name"),
                                    hu_xml_get (names, values, "source"));
  else if (hu_xml_get (names, values, "name") != NULL)
    {
      g_free (parse->set->name);
      parse->set->name = g_strdup (hu_xml_get (names, values, "name"));
    }
  parse->set->n_tiles = (guint32) MAX (get_number (names, values, "tilecount", 0), 0);
}

/* --- Layers --- */

/* The cells of a layer, or a chunk of them. */
static void
start_cells (Parse       *parse,
             const char  *element,
             const char **names,
             const char **values)
{
  parse->chunked = g_str_equal (element, "chunk");
  if (!parse->chunked)
    {
      g_free (parse->encoding);
      g_free (parse->compression);
      parse->encoding = g_strdup (hu_xml_get (names, values, "encoding"));
      parse->compression = g_strdup (hu_xml_get (names, values, "compression"));
    }
  parse->x = get_number (names, values, "x", 0);
  parse->y = get_number (names, values, "y", 0);
  if (parse->chunked)
    {
      parse->width = get_number (names, values, "width", -1);
      parse->height = get_number (names, values, "height", -1);
    }
  else
    {
      parse->width = parse->map->width;
      parse->height = parse->map->height;
    }
  g_string_truncate (parse->text, 0);
}

static gboolean
add_cell (Parse        *parse,
          const char  **names,
          const char  **values,
          GError      **error)
{
  gint64 gid = get_number (names, values, "gid", 0);
  guint32 cell = (guint32) gid;

  if (gid < 0)
    return hu_import_refuse (error, _("A cell of the map is no number of a tile. Save the map in Tiled again."));
  if (parse->gids == NULL)
    parse->gids = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_array_append_val (parse->gids, cell);

  return TRUE;
}

static gboolean
end_cells (Parse   *parse,
           GError **error)
{
  GArray *gids = g_steal_pointer (&parse->gids);

  if (gids == NULL)
    gids = parse->encoding != NULL ? _hu_tiled_decode (parse->text->str, parse->encoding, parse->compression,
                                                       parse->width * parse->height, error)
                                   : g_array_new (FALSE, FALSE, sizeof (guint32));

  return gids != NULL && _hu_tiled_add_chunk (parse->map, parse->layer, parse->x, parse->y, parse->width, parse->height, gids,
                                              error);
}

/* --- Objects --- */

/* Is the property that is open one of a @element? */
static gboolean
is_of (const Parse *parse,
       const char  *element)
{
  return parse->open->len >= 2 && g_str_equal (g_ptr_array_index (parse->open, parse->open->len - 2), element);
}

static gboolean
start_object (Parse        *parse,
              const char  **names,
              const char  **values,
              GError      **error)
{
  parse->object = _hu_tiled_add_object (parse->map, parse->objects, parse->objects_hidden);
  if (parse->object == NULL)
    return hu_import_refuse (error, _("The map has more objects than any game. It is not read."));
  for (guint i = 0; names[i] != NULL; i++)
    _hu_tiled_object_put (parse->object, names[i], values[i]);

  return TRUE;
}

/* "0,0 5,3": pairs of numbers. */
static void
read_points (HuTiledObject *object,
             HuTiledShape   shape,
             const char    *points)
{
  g_auto(GStrv) pairs = g_strsplit (points != NULL ? points : "", " ", -1);

  object->shape = shape;
  object->faulty |= points == NULL;
  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto(GStrv) pair = g_strsplit (pairs[i], ",", 2);

      if (pairs[i][0] != '\0')
        _hu_tiled_object_add_point (object, shape, pair[0], pair[0] != NULL && pair[1] != NULL ? pair[1] : "");
    }
}

static void
start_in_object (Parse       *parse,
                 const char  *element,
                 const char **names,
                 const char **values)
{
  if (g_str_equal (element, "polygon"))
    read_points (parse->object, HU_TILED_POLYGON, hu_xml_get (names, values, "points"));
  else if (g_str_equal (element, "polyline"))
    read_points (parse->object, HU_TILED_POLYLINE, hu_xml_get (names, values, "points"));
  else if (g_str_equal (element, "point") || g_str_equal (element, "ellipse") || g_str_equal (element, "text"))
    _hu_tiled_object_put (parse->object, element, "");
}

/* The properties of the map or of the open object; NULL: of something else. */
static GPtrArray *
find_properties (const Parse *parse)
{
  if (parse->object != NULL)
    return is_of (parse, "object") ? parse->object->properties : NULL;

  return parse->open->len == 2 && is_of (parse, "map") ? parse->map->properties : NULL;
}

static void
start_property (Parse       *parse,
                const char **names,
                const char **values)
{
  GPtrArray *properties = find_properties (parse);
  const char *name = hu_xml_get (names, values, "name"), *value = hu_xml_get (names, values, "value");

  g_clear_pointer (&parse->property, g_free);
  g_string_truncate (parse->text, 0);
  if (properties == NULL || name == NULL)
    return;
  if (value == NULL)
    {
      parse->property = g_strdup (name);
      return;
    }
  g_ptr_array_add (properties, g_strdup (name));
  g_ptr_array_add (properties, g_strdup (value));
}

/* A value of several lines stands as text. */
static void
end_property (Parse *parse)
{
  GPtrArray *properties = find_properties (parse);

  if (properties != NULL && parse->property != NULL)
    {
      g_ptr_array_add (properties, g_steal_pointer (&parse->property));
      g_ptr_array_add (properties, g_strdup (parse->text->str));
    }
  g_clear_pointer (&parse->property, g_free);
}

/* --- The map --- */

static gboolean
start_in_map (Parse        *parse,
              const char   *element,
              const char  **names,
              const char  **values,
              GError      **error)
{
  gboolean hidden = g_strcmp0 (hu_xml_get (names, values, "visible"), "0") == 0;

  if (g_str_equal (element, "group"))
    {
      g_array_append_val (parse->groups, hidden);
      parse->n_hidden += hidden;
    }
  else if (g_str_equal (element, "layer"))
    {
      parse->layer = _hu_tiled_add_layer (parse->map, hu_xml_get (names, values, "name"), hidden || parse->n_hidden > 0);
      if (parse->layer == NULL)
        return hu_import_refuse (error, _("The map has more layers than any game. It is not read."));
    }
  else if (parse->layer != NULL && g_str_equal (element, "tile") && is_open (parse, "data"))
    return add_cell (parse, names, values, error);
  else if (parse->layer != NULL && (g_str_equal (element, "data") || g_str_equal (element, "chunk")))
    start_cells (parse, element, names, values);
  else if (g_str_equal (element, "objectgroup"))
    {
      g_free (parse->objects);
      parse->objects = g_strdup (hu_xml_get (names, values, "name"));
      parse->objects_hidden = hidden || parse->n_hidden > 0;
      parse->map->n_hidden += parse->objects_hidden;
    }
  else if (g_str_equal (element, "object"))
    return start_object (parse, names, values, error);
  else if (g_str_equal (element, "property"))
    start_property (parse, names, values);
  else if (parse->object != NULL)
    start_in_object (parse, element, names, values);
  else if (g_str_equal (element, "imagelayer"))
    parse->map->n_pictures++;

  return TRUE;
}

/* --- Parsing --- */

/* Older versions of Tiled do not write it; -1: it is neither. */
static gint
read_infinite (const char *text)
{
  return text == NULL || g_str_equal (text, "0") ? 0 : g_str_equal (text, "1") ? 1 : -1;
}

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              user_data,
               GError              **error)
{
  Parse *parse = user_data;

  if (hu_xml_is_large (parse->open->len, names))
    {
      hu_import_refuse (error, _("The map is nested deeper than any. It is not read."));
      return;
    }
  if (parse->open->len == 0 && !parse->alone &&
      !_hu_tiled_map_shape (parse->map, hu_xml_get (names, values, "orientation"), hu_xml_get (names, values, "staggeraxis"),
                            hu_xml_get (names, values, "staggerindex"), get_number (names, values, "width", -1),
                            get_number (names, values, "height", -1), error))
    return;
  if (parse->open->len == 0 && !parse->alone &&
      !_hu_tiled_map_measure (parse->map, get_number (names, values, "tilewidth", -1),
                              get_number (names, values, "tileheight", -1), get_number (names, values, "hexsidelength", -1),
                              read_infinite (hu_xml_get (names, values, "infinite")), error))
    return;
  if (g_str_equal (element, "tileset"))
    start_set (parse, names, values);
  else if (parse->set != NULL && parse->open->len > 0)
    start_in_set (parse, element, names, values);
  else if (!parse->alone && !start_in_map (parse, element, names, values, error))
    return;
  g_ptr_array_add (parse->open, g_strdup (element));
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              user_data,
             GError              **error)
{
  Parse *parse = user_data;

  g_ptr_array_set_size (parse->open, (gint) parse->open->len - 1);
  if (parse->set != NULL)
    {
      if (g_str_equal (element, "property"))
        {
          if (parse->tile != NULL && parse->property != NULL && parse->text->len > 0)
            _hu_tiled_tile_put (parse->tile, parse->property, parse->text->str);
          g_clear_pointer (&parse->property, g_free);
        }
      if (g_str_equal (element, "tile"))
        parse->tile = NULL;
      if (g_str_equal (element, "tileset") && !parse->alone)
        parse->set = NULL;
      return;
    }
  if (g_str_equal (element, "property"))
    end_property (parse);
  else if (g_str_equal (element, "object"))
    parse->object = NULL;
  else if (g_str_equal (element, "group") && parse->groups->len > 0)
    {
      parse->n_hidden -= g_array_index (parse->groups, gboolean, parse->groups->len - 1) != FALSE;
      g_array_set_size (parse->groups, parse->groups->len - 1);
    }
  else if (g_str_equal (element, "layer"))
    parse->layer = NULL;
  else if (parse->layer != NULL && (g_str_equal (element, "chunk") || (g_str_equal (element, "data") && !parse->chunked)))
    end_cells (parse, error);
}

static void
take_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              user_data,
           GError              **error)
{
  Parse *parse = user_data;

  if (parse->layer != NULL || parse->property != NULL)
    g_string_append_len (parse->text, text, (gssize) length);
}

HuTiledMap *
_hu_tiled_read_xml (GBytes      *bytes,
                    HuTiledSet  *set,
                    GError     **error)
{
  static const GMarkupParser parser = { start_element, end_element, take_text, NULL, NULL };
  g_autoptr(HuTiledMap) map = _hu_tiled_map_new_empty ();
  Parse parse = { .map = map, .set = set, .alone = set != NULL, .open = g_ptr_array_new_with_free_func (g_free),
                  .groups = g_array_new (FALSE, FALSE, sizeof (gboolean)), .text = g_string_new (NULL) };
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  gint line;
  gboolean good = hu_xml_parse (&parser, &parse, data, length, &line, error);

  g_ptr_array_unref (parse.open);
  g_array_unref (parse.groups);
  g_clear_pointer (&parse.gids, g_array_unref);
  g_free (parse.objects);
  g_free (parse.property);
  g_free (parse.encoding);
  g_free (parse.compression);
  g_string_free (parse.text, TRUE);
  if (good)
    return g_steal_pointer (&map);
  if (line > 0)
    g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, _("Line %d is no XML. Save the map in Tiled again."), line);

  return NULL;
}
