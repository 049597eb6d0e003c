/*
 * The XML of Worldographer.  A <tilerow> holds a column, whichever way the hexes lie; features and labels stand by the
 * measure of hexes 300 wide and 300 high, however large they are drawn.
 */
#include "config.h"

#include "hu-wxx-map.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-xml.h"
#include "hu-import-text.h"

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
    return hu_import_refuse (error, _("The map does not say whether its hexes stand in columns or rows. Save it in "
                                      "Worldographer again."));
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
         hu_import_refuse (error, _("The map needs 1 to 4,096 columns and rows."));
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

  return parse->map->places->len <= PLACES_MOST ||
         hu_import_refuse (error, _("The map has more places than any game. It is not read."));
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
        return hu_import_refuse (error, _("A terrain of the map has no number. Save the map in Worldographer again."));
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
    return hu_import_refuse (error, _("The map has more columns than it says. Save it in Worldographer again."));
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
    hu_import_refuse (error, _("The map is nested deeper than any. It is not read."));
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
    return hu_import_refuse (error, _("The map has no tiles."));
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

HuHex
hu_wxx_map_find (const HuWxxMap   *self,
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
