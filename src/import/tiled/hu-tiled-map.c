/*
 * The map that both forms of Tiled's files fill, with its limits; and the texts in which cells are
 * packed.
 */
#include "config.h"

#include "hu-tiled-map.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-zip.h"

#define LANES_MOST 4096
#define CELLS_MOST (32 << 20) /* of all layers together */
#define LAYERS_MOST 1000
#define POINTS_MOST 100000 /* of one object */
#define TILE_MASK 0x0fffffffu /* the bits above turn the tile */
#define HEAD_LENGTH (64 << 10)

/* --- Freeing --- */

static void
chunk_clear (gpointer data)
{
  g_array_unref (((HuTiledChunk *) data)->gids);
}

static void
layer_free (gpointer data)
{
  HuTiledLayer *layer = data;

  g_free (layer->name);
  g_array_unref (layer->chunks);
  g_free (layer);
}

static void
tile_free (gpointer data)
{
  HuTiledTile *tile = data;

  for (guint i = 0; i < HU_TILED_N_WORDS; i++)
    g_free (tile->words[i]);
  g_free (tile);
}

static void
set_free (gpointer data)
{
  HuTiledSet *set = data;

  g_free (set->name);
  g_free (set->source);
  g_hash_table_unref (set->tiles);
  g_free (set);
}

static void
object_free (gpointer data)
{
  HuTiledObject *object = data;

  g_free (object->name);
  g_free (object->kind);
  g_free (object->layer);
  g_clear_pointer (&object->points, g_array_unref);
  g_ptr_array_unref (object->properties);
  g_free (object);
}

HuTiledMap *
_hu_tiled_map_new_empty (void)
{
  HuTiledMap *self = g_new0 (HuTiledMap, 1);

  self->layers = g_ptr_array_new_with_free_func (layer_free);
  self->sets = g_ptr_array_new_with_free_func (set_free);
  self->objects = g_ptr_array_new_with_free_func (object_free);
  self->properties = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
hu_tiled_map_free (HuTiledMap *self)
{
  g_ptr_array_unref (self->layers);
  g_ptr_array_unref (self->sets);
  g_ptr_array_unref (self->objects);
  g_ptr_array_unref (self->properties);
  g_free (self);
}

/* --- Parts --- */

gboolean
_hu_tiled_map_shape (HuTiledMap  *self,
                     const char  *orientation,
                     const char  *axis,
                     const char  *index,
                     gint64       width,
                     gint64       height,
                     GError     **error)
{
  if (g_strcmp0 (orientation, "hexagonal") != 0)
    {
      g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                   /* Translators: a kind of map in Tiled, as "orthogonal". */
                   _("The map is “%s”: of Tiled only hexagonal maps are read."), orientation != NULL ? orientation : "?");
      return FALSE;
    }
  if ((g_strcmp0 (axis, "x") != 0 && g_strcmp0 (axis, "y") != 0) ||
      (g_strcmp0 (index, "odd") != 0 && g_strcmp0 (index, "even") != 0))
    return hu_import_refuse (error, _("The map does not say how its hexes are staggered. Save it in Tiled again."));
  if (width < 1 || height < 1 || width > LANES_MOST || height > LANES_MOST)
    return hu_import_refuse (error, _("The map needs 1 to 4,096 columns and rows."));

  self->flat = g_str_equal (axis, "x");
  self->odd_lower = g_str_equal (index, "odd");
  self->width = (gint) width;
  self->height = (gint) height;

  return TRUE;
}

gboolean
_hu_tiled_map_measure (HuTiledMap  *self,
                       gint64       tile_width,
                       gint64       tile_height,
                       gint64       side,
                       gint         infinite,
                       GError     **error)
{
  const char *name = tile_width < 1 || tile_width > G_MAXINT ? "tilewidth"
                     : tile_height < 1 || tile_height > G_MAXINT ? "tileheight"
                     : side < 0 || side > G_MAXINT ? "hexsidelength" : infinite < 0 ? "infinite" : NULL;

  if (name != NULL)
    {
      g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                   /* Translators: the name of an attribute, as "tilewidth". */
                   _("The attribute “%s” of the map is missing or wrong. Save the map in Tiled again."), name);
      return FALSE;
    }
  self->tile_width = tile_width;
  self->tile_height = tile_height;
  self->side = side;
  self->infinite = infinite != 0;

  return TRUE;
}

HuTiledLayer *
_hu_tiled_add_layer (HuTiledMap *self,
                     const char *name,
                     gboolean    hidden)
{
  HuTiledLayer *layer;

  if (self->layers->len >= LAYERS_MOST)
    return NULL;

  layer = g_new0 (HuTiledLayer, 1);
  layer->name = g_strdup (name);
  layer->hidden = hidden;
  layer->chunks = g_array_new (FALSE, FALSE, sizeof (HuTiledChunk));
  g_array_set_clear_func (layer->chunks, chunk_clear);
  g_ptr_array_add (self->layers, layer);

  return layer;
}

HuTiledSet *
_hu_tiled_add_set (HuTiledMap *self,
                   gint64      first,
                   const char *name,
                   const char *source)
{
  HuTiledSet *set = g_new0 (HuTiledSet, 1);

  set->first = (guint32) CLAMP (first, 0, G_MAXUINT32);
  set->name = g_strdup (name);
  set->source = g_strdup (source);
  set->tiles = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, tile_free);
  g_ptr_array_add (self->sets, set);

  return set;
}

HuTiledTile *
_hu_tiled_set_tile (HuTiledSet *set,
                    gint64      id)
{
  HuTiledTile *tile = g_hash_table_lookup (set->tiles, &id);

  if (tile == NULL)
    {
      tile = g_new0 (HuTiledTile, 1);
      g_hash_table_insert (set->tiles, g_memdup2 (&id, sizeof id), tile);
    }

  return tile;
}

void
_hu_tiled_tile_put (HuTiledTile *tile,
                    const char  *property,
                    const char  *value)
{
  static const char * const names[] = { "terrain", "type", "kind", "name", "class" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (property, names[i]) && tile->words[i] == NULL)
      tile->words[i] = g_strdup (value);
}

/* The name of the file, without folder and ending. */
void
_hu_tiled_tile_picture (HuTiledTile *tile,
                        const char  *source)
{
  const char *slash = strrchr (source, '/');
  const char *name = slash != NULL ? slash + 1 : source;

  g_free (tile->words[HU_TILED_PICTURE]);
  tile->words[HU_TILED_PICTURE] = g_strndup (name, strcspn (name, "."));
}

static gboolean
refuse_count (HuTiledLayer  *layer,
              guint          n,
              gint64         wanted,
              GError       **error)
{
  g_autofree char *name = g_strdup (layer->name != NULL ? layer->name : "");

  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
               /* Translators: the name of a layer, two numbers. */
               _("The layer “%1$s” has %2$u cells, and %3$d are expected. Save the map in Tiled again."), name, n, (gint) wanted);

  return FALSE;
}

gboolean
_hu_tiled_add_chunk (HuTiledMap   *self,
                     HuTiledLayer *layer,
                     gint64        x,
                     gint64        y,
                     gint64        width,
                     gint64        height,
                     GArray       *gids,
                     GError      **error)
{
  HuTiledChunk chunk = { .gids = gids };

  if (width < 1 || height < 1 || width > LANES_MOST || height > LANES_MOST || ABS (x) > 1000000 || ABS (y) > 1000000)
    {
      g_array_unref (gids);
      return hu_import_refuse (error, _("The map needs 1 to 4,096 columns and rows."));
    }
  self->n_cells += gids->len;
  if (gids->len != width * height || self->n_cells > CELLS_MOST)
    {
      guint n = gids->len;

      g_array_unref (gids);
      return self->n_cells > CELLS_MOST ? hu_import_refuse (error, _("The map has more cells than any game. It is not read."))
                                        : refuse_count (layer, n, width * height, error);
    }
  for (guint i = 0; i < gids->len; i++)
    g_array_index (gids, guint32, i) &= TILE_MASK;
  chunk.x = (gint) x;
  chunk.y = (gint) y;
  chunk.width = (gint) width;
  chunk.height = (gint) height;
  g_array_append_val (layer->chunks, chunk);

  return TRUE;
}

/* --- Objects --- */

HuTiledObject *
_hu_tiled_add_object (HuTiledMap *self,
                      const char *layer,
                      gboolean    hidden)
{
  HuTiledObject *object;

  if (self->objects->len >= HU_IMPORT_PIECES_MOST)
    return NULL;

  object = g_new0 (HuTiledObject, 1);
  object->layer = g_strdup (layer != NULL ? layer : "");
  object->hidden = hidden;
  object->properties = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->objects, object);

  return object;
}

static gboolean
read_length (const char *text,
             double     *length)
{
  char *end;

  *length = g_ascii_strtod (text, &end);

  return end != text && *end == '\0' && isfinite (*length) && fabs (*length) < 1e9;
}

static void
put_text (char      **member,
          const char *value)
{
  g_free (*member);
  *member = g_strdup (value);
}

void
_hu_tiled_object_put (HuTiledObject *object,
                      const char    *attribute,
                      const char    *value)
{
  if (g_str_equal (attribute, "name"))
    put_text (&object->name, value);
  else if (g_str_equal (attribute, "class") || (g_str_equal (attribute, "type") && object->kind == NULL))
    put_text (&object->kind, value);
  else if (g_str_equal (attribute, "x"))
    object->faulty |= !read_length (value, &object->x);
  else if (g_str_equal (attribute, "y"))
    object->faulty |= !read_length (value, &object->y);
  else if (g_str_equal (attribute, "width"))
    object->faulty |= !read_length (value, &object->width);
  else if (g_str_equal (attribute, "height"))
    object->faulty |= !read_length (value, &object->height);
  else if (g_str_equal (attribute, "gid"))
    object->shape = HU_TILED_STAMP;
  else if (g_str_equal (attribute, "point"))
    object->shape = HU_TILED_POINT;
  else if (g_str_equal (attribute, "ellipse"))
    object->shape = HU_TILED_ELLIPSE;
  else if (g_str_equal (attribute, "text"))
    object->shape = HU_TILED_TEXT;
  else if (g_str_equal (attribute, "visible"))
    object->hidden |= g_str_equal (value, "0") || g_str_equal (value, "false");
  else if (g_str_equal (attribute, "template"))
    object->faulty = TRUE;
}

void
_hu_tiled_object_add_point (HuTiledObject *object,
                            HuTiledShape   shape,
                            const char    *x,
                            const char    *y)
{
  double point[2] = { 0 };

  object->shape = shape;
  if (object->points == NULL)
    object->points = g_array_new (FALSE, FALSE, sizeof (double));
  if (object->points->len >= 2 * POINTS_MOST || !read_length (x, &point[0]) || !read_length (y, &point[1]))
    object->faulty = TRUE;
  else
    g_array_append_vals (object->points, point, 2);
}

/* --- Cells as text --- */

/* Of cells that are too many, only the number counts. */
static GArray *
count_rest (GArray     *gids,
            const char *at)
{
  guint n = gids->len;

  for (; *at != '\0'; n++)
    {
      const char *comma = strchr (at, ',');

      at = comma != NULL ? comma + 1 + strspn (comma + 1, " \t\r\n") : "";
    }
  g_array_set_size (gids, n);

  return gids;
}

static GArray *
decode_csv (const char  *text,
            gint64       n_cells,
            GError     **error)
{
  GArray *gids = g_array_new (FALSE, TRUE, sizeof (guint32));
  const char *at = text;

  for (;;)
    {
      guint64 number;
      guint32 gid;
      char *end;

      while (g_ascii_isspace (*at))
        at++;
      if (*at == '\0')
        return gids;
      if (gids->len > n_cells)
        return count_rest (gids, at);
      number = g_ascii_strtoull (at, &end, 10);
      if (!g_ascii_isdigit (*at) || number > G_MAXUINT32 || gids->len >= CELLS_MOST)
        break;
      gid = (guint32) number;
      g_array_append_val (gids, gid);
      at = end;
      while (g_ascii_isspace (*at))
        at++;
      if (*at == ',')
        at++;
      else if (*at != '\0')
        break;
    }
  g_array_unref (gids);
  hu_import_refuse (error, _("A cell of the map is no number of a tile. Save the map in Tiled again."));

  return NULL;
}

static GArray *
decode_base64 (const char  *text,
               const char  *compression,
               gint64       n_cells,
               GError     **error)
{
  gsize length;
  guint8 *data = g_base64_decode (text, &length);
  g_autoptr(GBytes) bytes = g_bytes_new_take (data, length);
  GArray *gids;

  if (g_strcmp0 (compression, "zstd") == 0)
    {
      hu_import_refuse (error, _("The map is packed with Zstandard. In Tiled set its Tile Layer Format to CSV."));
      return NULL;
    }
  if (compression != NULL && compression[0] != '\0')
    {
      gboolean gzip = g_str_equal (compression, "gzip");
      GBytes *unpacked = gzip || g_str_equal (compression, "zlib")
                           ? hu_unpack (bytes, gzip ? G_ZLIB_COMPRESSOR_FORMAT_GZIP : G_ZLIB_COMPRESSOR_FORMAT_ZLIB,
                                        (gsize) CLAMP (n_cells, 0, CELLS_MOST) * 4 + 4, NULL)
                           : NULL;

      if (unpacked == NULL)
        {
          hu_import_refuse (error, _("The cells of the map cannot be unpacked. In Tiled set its Tile Layer Format to CSV."));
          return NULL;
        }
      g_bytes_unref (bytes);
      bytes = unpacked;
    }

  data = (guint8 *) g_bytes_get_data (bytes, &length);
  gids = g_array_sized_new (FALSE, FALSE, sizeof (guint32), (guint) (length / 4));
  for (gsize i = 0; i + 4 <= length && length % 4 == 0; i += 4)
    {
      guint32 gid = data[i] | (guint32) data[i + 1] << 8 | (guint32) data[i + 2] << 16 | (guint32) data[i + 3] << 24;

      g_array_append_val (gids, gid);
    }

  return gids;
}

GArray *
_hu_tiled_decode (const char  *text,
                  const char  *encoding,
                  const char  *compression,
                  gint64       n_cells,
                  GError     **error)
{
  if (g_strcmp0 (encoding, "csv") == 0)
    return decode_csv (text, n_cells, error);
  if (g_strcmp0 (encoding, "base64") == 0)
    return decode_base64 (text, compression, n_cells, error);
  hu_import_refuse (error, _("The cells of the map are written in a way that is not known. In Tiled set its Tile Layer Format to "
                             "CSV."));

  return NULL;
}

/* --- Either form --- */

static gboolean
is_json (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      return text[i] == '{';

  return FALSE;
}

/* By the first 64 KiB; a map as JSON may have its layers first, so it is enough that it names both. */
gboolean
hu_tiled_is_map (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  gssize head = (gssize) MIN (length, HEAD_LENGTH);

  if (text == NULL)
    return FALSE;
  if (is_json (bytes))
    return g_strstr_len (text, (gssize) length, "\"tilesets\"") != NULL &&
           g_strstr_len (text, (gssize) length, "\"orientation\"") != NULL;

  return g_strstr_len (text, head, "<map ") != NULL && g_strstr_len (text, head, "orientation=\"") != NULL &&
         g_strstr_len (text, head, "hexOrientation") == NULL;
}

HuTiledMap *
hu_tiled_map_new (GBytes  *bytes,
                  GError **error)
{
  return is_json (bytes) ? _hu_tiled_read_json (bytes, NULL, error) : _hu_tiled_read_xml (bytes, NULL, error);
}

gboolean
hu_tiled_set_read (HuTiledSet  *set,
                   GBytes      *bytes,
                   GError     **error)
{
  g_autoptr(HuTiledMap) unused = is_json (bytes) ? _hu_tiled_read_json (bytes, set, error)
                                                 : _hu_tiled_read_xml (bytes, set, error);

  return unused != NULL;
}
