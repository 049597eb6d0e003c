/*
 * Unpacked, then decoded, then read; features and labels become places.
 *
 * The XML of Worldographer.  A <tilerow> holds a column, whichever way the hexes lie; features and labels stand by the
 * measure of hexes 300 wide and 300 high, however large they are drawn.
 */
#include "config.h"

#include "hu-import-worldographer.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "hu-decode.h"
#include "hu-import-cells.h"
#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-import-text.h"
#include "hu-import-xml.h"
#include "hu-zip.h"

/* --- The file of the map --- */

/* A feature or a label. */
typedef struct
{
  char    *name;   /* what stands on the map beside it; may be "" */
  char    *type;   /* of a feature, "Settlement City"; of a label its style */
  double   x, y;   /* see above */
  gboolean placed;
  gboolean label;  /* it stands alone */
} HuWxxPlace;

typedef struct
{
  gboolean       rows;   /* hexes with pointed tops */
  gint           columns, n_rows;
  HuImportCells *cells;  /* column by column */
  GPtrArray     *places; /* HuWxxPlace */
  guint          n_levels;  /* of tiles: the first is read */
  guint          n_shapes;  /* lines and areas */
  guint          n_notes;
} HuWxxMap;

HuWxxMap *hu_wxx_map_new   (const char  *xml,
                            GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void      hu_wxx_map_free  (HuWxxMap    *self);
/* The draft of it, without title, and not finished (hu-import-worldographer.c). */
HuImport *hu_import_worldographer_map (const HuWxxMap *map,
                                       GError        **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuWxxMap, hu_wxx_map_free)

#define SIZE 300.0      /* of a hex, across */
#define FAR 10000000.0  /* further than any place */
#define PLACES_MOST 100000

typedef enum
{
  IN_NOTHING,
  IN_TERRAIN,
  IN_TILES,
  IN_ROW,
  IN_FEATURE,
  IN_LABEL, /* of a feature, or alone */
} Place;

typedef struct
{
  HuWxxMap   *map;
  guint       depth;
  Place       place;
  guint       skip;    /* the depth of an element that is not looked into; 0: none */
  HuWxxPlace *open;    /* the feature or label, or NULL */
  GHashTable *terrain; /* number → HuImportCell + 1 */
  GString    *text;
} Parse;

static void
place_free (gpointer data)
{
  HuWxxPlace *place = data;

  g_free (place->name);
  g_free (place->type);
  g_free (place);
}

void
hu_wxx_map_free (HuWxxMap *self)
{
  g_ptr_array_unref (self->places);
  hu_import_cells_free (self->cells);
  g_free (self);
}

static gboolean
refuse (GError     **error,
        const char  *what)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, what);

  return FALSE;
}

/* --- Attributes --- */

static gint
get_size (const char **names,
          const char **values,
          const char  *name)
{
  const char *text = hu_xml_get (names, values, name);
  gint64 number;

  return text != NULL && g_ascii_string_to_signed (text, 10, 1, HU_GRID_MAX, &number, NULL) ? (gint) number : 0;
}

static gboolean
get_distance (const char **names,
              const char **values,
              const char  *name,
              double      *distance)
{
  const char *text = hu_xml_get (names, values, name);
  char *end;

  if (text == NULL || text[0] == '\0')
    return FALSE;
  *distance = g_ascii_strtod (text, &end);

  return *end == '\0' && fabs (*distance) < FAR;
}

static gboolean
start_map (Parse       *parse,
           const char **names,
           const char **values,
           GError     **error)
{
  const char *orientation = hu_xml_get (names, values, "hexOrientation");

  if (g_strcmp0 (orientation, "COLUMNS") != 0 && g_strcmp0 (orientation, "ROWS") != 0)
    return refuse (error, _("The map does not say whether its hexes stand in columns or rows. Save it in Worldographer again."));
  parse->map->rows = g_str_equal (orientation, "ROWS");

  return TRUE;
}

static gboolean
start_tiles (Parse       *parse,
             const char **names,
             const char **values,
             GError     **error)
{
  if (parse->map->n_levels++ > 0)
    {
      parse->skip = parse->depth;
      return TRUE;
    }
  parse->map->columns = get_size (names, values, "tilesWide");
  parse->map->n_rows = get_size (names, values, "tilesHigh");
  parse->place = IN_TILES;

  return (parse->map->columns > 0 && parse->map->n_rows > 0) ||
         refuse (error, _("The map needs 1 to 4,096 columns and rows."));
}

static gboolean
start_place (Parse       *parse,
             gboolean     label,
             const char **names,
             const char **values,
             GError     **error)
{
  HuWxxPlace *place = g_new0 (HuWxxPlace, 1);
  const char *type = hu_xml_get (names, values, label ? "style" : "type");

  place->type = g_strdup (type != NULL ? type : "");
  place->label = label;
  parse->open = place;
  parse->place = label ? IN_LABEL : IN_FEATURE;
  g_ptr_array_add (parse->map->places, place);

  return parse->map->places->len <= PLACES_MOST || refuse (error, _("The map has more places than any game. It is not read."));
}

/* --- Texts --- */

/* Names and their numbers, one after the other, with tabs and line ends between them. */
static gboolean
read_terrain (Parse   *parse,
              GError **error)
{
  char *rest = g_strdelimit (parse->text->str, "\n\r", '\t');
  const char *name;

  while ((name = hu_import_next_field (&rest, '\t')) != NULL)
    {
      const char *number = name[0] != '\0' ? hu_import_next_field (&rest, '\t') : NULL;
      HuImportCell cell;
      gint64 index;

      if (name[0] == '\0')
        continue;
      if (number == NULL || !g_ascii_string_to_signed (number, 10, 0, G_MAXINT32, &index, NULL))
        return refuse (error, _("A terrain of the map has no number. Save the map in Worldographer again."));
      cell = hu_import_cells_find (parse->map->cells, name);
      if (cell == 0)
        cell = hu_import_cells_add_word (parse->map->cells, name, NULL);
      g_hash_table_insert (parse->terrain, GINT_TO_POINTER ((gint) index), GUINT_TO_POINTER (cell));
    }

  return hu_import_cells_check (parse->map->cells, error);
}

/* A terrain that the list of them lacks is called by its number. */
static HuImportCell
find_cell (Parse *parse,
           gint   index)
{
  gpointer known = g_hash_table_lookup (parse->terrain, GINT_TO_POINTER (index));
  g_autofree char *name = known == NULL ? g_strdup_printf ("#%d", index) : NULL;
  HuImportCell cell;

  if (known != NULL)
    return (HuImportCell) GPOINTER_TO_UINT (known);

  cell = hu_import_cells_add (parse->map->cells, name, HU_IMPORT_TERRAIN_UNKNOWN, NULL);
  g_hash_table_insert (parse->terrain, GINT_TO_POINTER (index), GUINT_TO_POINTER (cell));

  return cell;
}

/* One line a cell: the number of its terrain, then its height and more. */
static gboolean
read_row (Parse   *parse,
          GError **error)
{
  GArray *cells = parse->map->cells->cells;
  guint before = cells->len, column = before / (guint) parse->map->n_rows + 1;
  char *rest = parse->text->str, *line;

  while ((line = hu_import_next_field (&rest, '\n')) != NULL)
    {
      const char *number = hu_import_next_field (&line, '\t');
      gint64 index;
      HuImportCell cell;

      if (line == NULL && g_strstrip ((char *) number)[0] == '\0')
        continue;
      if (!g_ascii_string_to_signed (number, 10, 0, G_MAXINT32, &index, NULL))
        {
          g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                       _("A cell of column %u has no terrain. Save the map in Worldographer again."), column);
          return FALSE;
        }
      cell = find_cell (parse, (gint) index);
      g_array_append_val (cells, cell);
    }
  if (cells->len - before == (guint) parse->map->n_rows && column <= (guint) parse->map->columns)
    return hu_import_cells_check (parse->map->cells, error);

  if (column > (guint) parse->map->columns)
    return refuse (error, _("The map has more columns than it says. Save it in Worldographer again."));
  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
               /* Translators: three numbers. */
               _("Column %1$u of the map has %2$u cells, and %3$d are expected. Save the map in Worldographer again."), column,
               cells->len - before, parse->map->n_rows);

  return FALSE;
}

/* --- Elements --- */

static gboolean
start_within (Parse       *parse,
              const char  *element,
              const char **names,
              const char **values,
              GError     **error)
{
  if (g_str_equal (element, "tilerow") && parse->place == IN_TILES)
    parse->place = IN_ROW;
  else if (g_str_equal (element, "label") && parse->place == IN_FEATURE)
    parse->place = IN_LABEL;
  else if (g_str_equal (element, "location") && parse->open != NULL && !parse->open->placed)
    parse->open->placed = get_distance (names, values, "x", &parse->open->x) &&
                          get_distance (names, values, "y", &parse->open->y);
  else if (parse->place != IN_NOTHING)
    return TRUE;
  else if (g_str_equal (element, "terrainmap"))
    parse->place = IN_TERRAIN;
  else if (g_str_equal (element, "tiles"))
    return start_tiles (parse, names, values, error);
  else if (g_str_equal (element, "feature") || g_str_equal (element, "label"))
    return start_place (parse, g_str_equal (element, "label"), names, values, error);
  else if (g_str_equal (element, "shape") || g_str_equal (element, "note") || g_str_equal (element, "configuration"))
    {
      parse->map->n_shapes += element[0] == 's';
      parse->map->n_notes += element[0] == 'n';
      parse->skip = parse->depth;
    }

  return TRUE;
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

  if (hu_xml_is_large (parse->depth++, names))
    refuse (error, _("The map is nested deeper than any. It is not read."));
  else if (parse->depth == 1)
    start_map (parse, names, values, error);
  else if (parse->skip == 0)
    {
      Place before = parse->place;

      if (start_within (parse, element, names, values, error) && parse->place != before)
        g_string_truncate (parse->text, 0);
    }
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              user_data,
             GError              **error)
{
  Parse *parse = user_data;

  parse->depth--;
  if (parse->skip != 0)
    {
      if (parse->skip > parse->depth)
        parse->skip = 0;
    }
  else if (g_str_equal (element, "terrainmap") && parse->place == IN_TERRAIN)
    {
      parse->place = IN_NOTHING;
      read_terrain (parse, error);
    }
  else if (g_str_equal (element, "tilerow") && parse->place == IN_ROW)
    {
      parse->place = IN_TILES;
      read_row (parse, error);
    }
  else if (g_str_equal (element, "label") && parse->place == IN_LABEL)
    {
      g_free (parse->open->name);
      parse->open->name = g_strdup (parse->text->str);
      parse->place = parse->open->label ? IN_NOTHING : IN_FEATURE;
      if (parse->open->label)
        parse->open = NULL;
    }
  else if ((g_str_equal (element, "feature") && parse->place == IN_FEATURE) ||
           (g_str_equal (element, "tiles") && parse->place == IN_TILES))
    {
      parse->place = IN_NOTHING;
      parse->open = NULL;
    }
}

static void
take_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              user_data,
           GError              **error)
{
  Parse *parse = user_data;

  if (parse->skip == 0 && (parse->place == IN_TERRAIN || parse->place == IN_ROW || parse->place == IN_LABEL))
    g_string_append_len (parse->text, text, (gssize) length);
}

/* --- The map --- */

/* The declaration says UTF-16, and XML 1.1, of what is UTF-8 by now and reads as 1.0. */
static const char *
skip_declaration (const char *xml)
{
  const char *end = g_str_has_prefix (xml, "<?xml") ? strstr (xml, "?>") : NULL;

  return end != NULL ? end + 2 : xml;
}

static gboolean
check_whole (HuWxxMap  *self,
             GError   **error)
{
  guint n = (guint) self->columns * (guint) self->n_rows;

  if (self->columns == 0)
    return refuse (error, _("The map has no tiles."));
  if (self->cells->cells->len == n)
    return TRUE;

  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
               _("The map has %1$u cells, and %2$u are expected. Save the map in Worldographer again."),
               self->cells->cells->len, n);

  return FALSE;
}

HuWxxMap *
hu_wxx_map_new (const char  *xml,
                GError     **error)
{
  static const GMarkupParser parser = { start_element, end_element, take_text, NULL, NULL };
  g_autoptr(HuWxxMap) map = g_new0 (HuWxxMap, 1);
  g_autoptr(GHashTable) terrain = g_hash_table_new (NULL, NULL);
  g_autoptr(GString) text = g_string_new (NULL);
  Parse parse = { .map = map, .terrain = terrain, .text = text };
  const char *begin = skip_declaration (xml);
  gint line;

  map->cells = hu_import_cells_new ();
  map->places = g_ptr_array_new_with_free_func (place_free);
  if (hu_xml_parse (&parser, &parse, begin, strlen (begin), &line, error))
    return check_whole (map, error) ? g_steal_pointer (&map) : NULL;
  if (line > 0)
    g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, _("Line %d is not XML. Save the map in Worldographer again."),
                 line);

  return NULL;
}

/* The hex whose centre is nearest to a place; HU_HEX_NONE: it lies beside the map. */
static HuHex
wxx_map_find (const HuWxxMap   *self,
              const HuGrid     *grid,
              const HuWxxPlace *place)
{
  /* Across the lanes, and along them; every second lane lies half a hex further along. */
  double across = self->rows ? place->y : place->x, along = self->rows ? place->x : place->y, best = SIZE * SIZE;
  gint lane = (gint) floor ((across - SIZE / 2) / (SIZE * 3 / 4) + 0.5);
  HuHex found = HU_HEX_NONE;

  for (gint near = lane - 1; near <= lane + 1; near++)
    {
      double shift = near & 1 ? SIZE / 2 : 0;
      gint pos = (gint) floor ((along - SIZE / 2 - shift) / SIZE + 0.5);
      /* True hexes are not as wide as they are high. */
      double dx = (across - SIZE / 2 - near * SIZE * 3 / 4) * 2 / sqrt (3), dy = along - SIZE / 2 - shift - pos * SIZE;
      HuHex hex = self->rows ? hu_grid_at (grid, pos + 1, near + 1) : hu_grid_at (grid, near + 1, pos + 1);

      if (dx * dx + dy * dy >= best)
        continue;
      best = dx * dx + dy * dy;
      found = hex;
    }

  return found != HU_HEX_NONE && hu_grid_has (grid, found) ? found : HU_HEX_NONE;
}

#define HEAD_LENGTH (64 << 10)

/* Tells by its first bytes whether @bytes is a gzip file, of whatever. */
static gboolean
is_gzip (GBytes *bytes)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  return length > 2 && data[0] == 0x1f && data[1] == 0x8b;
}

/* As much of the beginning as comes out of one call. */
gboolean
hu_worldographer_is_map (GBytes *bytes)
{
  g_autoptr(GConverter) converter = NULL;
  g_autofree char *head = NULL;
  gsize length, read, written = 0, n = 0;
  const char *data = g_bytes_get_data (bytes, &length);

  if (!is_gzip (bytes))
    return FALSE;

  converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  head = g_malloc0 (HEAD_LENGTH + 1);
  if (g_converter_convert (converter, data, length, head, HEAD_LENGTH, G_CONVERTER_INPUT_AT_END, &read, &written, NULL) ==
      G_CONVERTER_ERROR)
    return FALSE;

  /* UTF-16 of either order, or UTF-8: the letters are looked for, whatever zeros stand between them. */
  for (gsize i = 0; i < written; i++)
    if (head[i] != '\0')
      head[n++] = head[i];
  head[n] = '\0';

  return strstr (head, "<map ") != NULL && strstr (head, "hexOrientation") != NULL;
}

/* --- Places --- */

/* By the words of its type: "Settlement City", or of its style: "Village". */
static HuPlaceKind
find_kind (const HuWxxPlace *place)
{
  g_autofree char *type = hu_import_fold (place->type);

  if (strstr (type, "city") != NULL || strstr (type, "capital") != NULL)
    return HU_PLACE_CITY;

  return strstr (type, "town") != NULL || strstr (type, "village") != NULL || strstr (type, "settlement") != NULL
           ? HU_PLACE_TOWN : HU_PLACE_OBJECTIVE;
}

static void
add_places (const HuWxxMap *map,
            HuImport       *import)
{
  guint n_places = 0, n_outside = 0, n_nameless = 0;

  for (guint i = 0; i < map->places->len; i++)
    {
      const HuWxxPlace *place = g_ptr_array_index (map->places, i);
      HuHex hex = place->placed ? wxx_map_find (map, import->scenario->map->grid, place) : HU_HEX_NONE;
      g_autofree char *name = hu_import_clean (place->name != NULL ? place->name : "");

      if (place->label && name[0] == '\0')
        n_nameless++;
      else if (hex == HU_HEX_NONE)
        n_outside++;
      else
        {
          hu_import_add_place (import, name[0] != '\0' ? name : place->type, find_kind (place), hex);
          n_places++;
        }
    }
  if (n_places > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("%u feature or label became a place.",
                                                      "%u features and labels became places.", n_places), n_places));
  if (n_outside > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u feature or label outside the map.",
                                                      "Not read: %u features and labels outside the map.", n_outside),
                                            n_outside));
  if (n_nameless > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u label without a text.",
                                                      "Not read: %u labels without a text.", n_nameless), n_nameless));
  import->unread |= n_outside > 0;
}

static void
say_rest (const HuWxxMap *map,
          HuImport       *import)
{
  guint n_levels = map->n_levels - 1;

  if (map->n_shapes > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u line or area.", "Not read: %u lines and areas.",
                                                      map->n_shapes), map->n_shapes));
  if (map->n_notes > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u note.", "Not read: %u notes.", map->n_notes), map->n_notes));
  if (n_levels > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u further map in the file.",
                                                      "Not read: %u further maps in the file.", n_levels), n_levels));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
  import->unread |= map->n_shapes > 0 || n_levels > 0;
}

HuImport *
hu_import_worldographer_map (const HuWxxMap  *map,
                             GError         **error)
{
  HuImport *import = hu_import_cells_to_draft (map->cells, map->columns, map->n_rows,
                                               map->rows ? HU_ORIENTATION_POINTY : HU_ORIENTATION_FLAT, TRUE, error);

  if (import == NULL)
    return NULL;

  add_places (map, import);
  say_rest (map, import);

  return import;
}

HuImport *
hu_import_worldographer (GBytes     *bytes,
                         GFile      *file,
                         GPtrArray  *others,
                         GError    **error)
{
  g_autoptr(GError) wrong = NULL;
  g_autoptr(GBytes) unpacked = hu_unpack (bytes, G_ZLIB_COMPRESSOR_FORMAT_GZIP, HU_IMPORT_ENTRY_MOST, &wrong);
  g_autofree char *xml = NULL;
  g_autoptr(HuWxxMap) map = NULL;
  HuImport *import;

  if (unpacked == NULL)
    {
      /* It is no ZIP file. */
      if (g_error_matches (wrong, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT))
        g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                             _("The file is damaged or was cut off. Get it anew from where it came from."));
      else
        g_propagate_error (error, g_steal_pointer (&wrong));
      return NULL;
    }
  xml = hu_decode_text (unpacked, NULL, error);
  g_clear_pointer (&unpacked, g_bytes_unref);
  map = xml != NULL ? hu_wxx_map_new (xml, error) : NULL;
  import = map != NULL ? hu_import_worldographer_map (map, error) : NULL;
  if (import == NULL)
    return NULL;

  hu_import_title_by_file (import, file);
  hu_import_finish (import);

  return import;
}
