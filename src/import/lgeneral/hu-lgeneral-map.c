/*
 * Section 0 names the file of terrains, 1 has the tiles, 2 the names of hexes, and each further one a layer over them.
 * A tile begins with the letter of its terrain; the rest of it is a picture.
 *
 * Fields are separated by tabs, a line with "#" is a comment, and a line that is empty or begins with a tab ends a
 * section.  A section of which only a comment is left counts: the order of the sections says what they are.
 */
#include "config.h"

#include "hu-lgeneral-map.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-import-beside.h"
#include "hu-import-error.h"
#include "hu-import-cells.h"
#include "hu-import-text.h"

/* --- The text of the files --- */

#define FIELDS_MOST 6000000

void
hu_lgeneral_text_free (HuLgeneralText *self)
{
  g_free (self->text);
  g_array_unref (self->fields);
  g_array_unref (self->rows);
  g_array_unref (self->sections);
  g_free (self);
}

/* @begun: whether anything of a section was read since the last one ended. */
static void
read_line (HuLgeneralText *self,
           char           *line,
           guint           number,
           gboolean       *begun)
{
  if (line[0] == '\0' || line[0] == '\t')
    {
      /* A text before the first row, such as a licence, is no section. */
      if (*begun && self->rows->len > 0)
        g_array_append_val (self->sections, self->rows->len);
      *begun = FALSE;
      return;
    }
  *begun = TRUE;
  if (line[0] != '#')
    {
      HuLgeneralRow row = { .line = number, .first = self->fields->len };
      char *field;

      while ((field = hu_import_next_field (&line, '\t')) != NULL)
        {
          g_array_append_val (self->fields, field);
          if (field[0] != '\0')
            row.n = self->fields->len - row.first;
        }
      g_array_set_size (self->fields, row.first + row.n);
      g_array_append_val (self->rows, row);
    }
}

HuLgeneralText *
hu_lgeneral_text_new (GBytes   *bytes,
                      GError  **error)
{
  g_autoptr(HuLgeneralText) self = NULL;
  HuImportText text;
  gboolean begun = FALSE;
  guint zero = 0;
  char *line;

  if (!hu_import_text_init (&text, bytes, error))
    return NULL;

  self = g_new0 (HuLgeneralText, 1);
  self->text = text.text;
  self->fields = g_array_new (FALSE, FALSE, sizeof (char *));
  self->rows = g_array_new (FALSE, FALSE, sizeof (HuLgeneralRow));
  self->sections = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (self->sections, zero);
  while ((line = hu_import_text_next (&text)) != NULL)
    {
      read_line (self, line, text.line, &begun);
      if (self->fields->len + self->rows->len > FIELDS_MOST)
        {
          g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT,
                               _("The file has more fields than any game. It is not read."));
          return NULL;
        }
    }
  if (begun)
    g_array_append_val (self->sections, self->rows->len);

  return g_steal_pointer (&self);
}

guint
hu_lgeneral_n_sections (const HuLgeneralText *self)
{
  return self->sections->len - 1;
}

guint
hu_lgeneral_n_rows (const HuLgeneralText *self,
                    guint                 section)
{
  return section + 1 < self->sections->len
           ? g_array_index (self->sections, guint, section + 1) - g_array_index (self->sections, guint, section) : 0;
}

const HuLgeneralRow *
hu_lgeneral_row (const HuLgeneralText *self,
                 guint                 section,
                 guint                 row)
{
  return &g_array_index (self->rows, HuLgeneralRow, g_array_index (self->sections, guint, section) + row);
}

const char *
hu_lgeneral_field (const HuLgeneralText *self,
                   const HuLgeneralRow  *row,
                   guint                 field)
{
  return field < row->n ? g_array_index (self->fields, const char *, row->first + field) : "";
}

const char *
hu_lgeneral_find (const HuLgeneralText *self,
                  guint                 section,
                  const char           *key)
{
  for (guint i = 0; i < hu_lgeneral_n_rows (self, section); i++)
    {
      const HuLgeneralRow *row = hu_lgeneral_row (self, section, i);

      if (g_str_equal (hu_lgeneral_field (self, row, 0), key))
        return hu_lgeneral_field (self, row, 1);
    }

  return NULL;
}

enum
{
  SECTION_TERRAIN,
  SECTION_TILES,
  SECTION_NAMES,
  SECTION_LAYERS, /* and all after it */
};

void
hu_lgeneral_map_free (HuLgeneralMap *self)
{
  g_clear_pointer (&self->text, hu_lgeneral_text_free);
  g_clear_pointer (&self->cells, hu_import_cells_free);
  g_free (self->roads);
  g_free (self->rivers);
  g_free (self);
}

/* --- Terrain --- */

/* The names of the letters in the file of terrains: letter → name.  It is the section whose rows are a letter and a
 * name. */
static GHashTable *
read_terrains (const HuLgeneralText *text)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint section = 0; text != NULL && section < hu_lgeneral_n_sections (text) && g_hash_table_size (names) == 0; section++)
    for (guint i = 0; i < hu_lgeneral_n_rows (text, section); i++)
      {
        const HuLgeneralRow *row = hu_lgeneral_row (text, section, i);
        const char *letter = hu_lgeneral_field (text, row, 0);

        if (row->n != 2 || g_utf8_strlen (letter, -1) != 1)
          {
            g_hash_table_remove_all (names);
            break;
          }
        g_hash_table_replace (names, g_strdup (letter), g_strdup (hu_lgeneral_field (text, row, 1)));
      }

  return names;
}

/* The terrain of a letter, or HU_IMPORT_TERRAIN_UNKNOWN. */
static gint
find_letter (const char *letter)
{
  static const struct
  {
    const char *letters;
    HuTerrain   terrain;
  } known[] = {
    { "cr@FadR", HU_TERRAIN_CLEAR }, { "f", HU_TERRAIN_FOREST }, { "th", HU_TERRAIN_URBAN }, { "o", HU_TERRAIN_SEA },
    { "m", HU_TERRAIN_HILLS }, { "s", HU_TERRAIN_SWAMP }, { "~D", HU_TERRAIN_ROUGH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (strlen (letter) == 1 && strchr (known[i].letters, letter[0]) != NULL)
      return (gint) known[i].terrain;

  return HU_IMPORT_TERRAIN_UNKNOWN;
}

static HuImportCell
find_cell (HuLgeneralMap *self,
           GHashTable    *names,
           const char    *letter)
{
  const char *word = g_hash_table_lookup (names, letter);
  g_autofree char *name = word != NULL ? g_strdup_printf ("%s %s", letter, word) : g_strdup (letter);
  HuImportCell cell = hu_import_cells_find (self->cells, name);
  gint terrain = find_letter (letter);

  if (cell != 0)
    return cell;
  if (terrain != HU_IMPORT_TERRAIN_UNKNOWN || word == NULL)
    return hu_import_cells_add (self->cells, name, terrain,
                                terrain != HU_IMPORT_TERRAIN_UNKNOWN ? N_("by its letter") : NULL);

  return hu_import_cells_add_word (self->cells, name, word);
}

/* --- Tiles and layers --- */

static gboolean
refuse_width (const HuLgeneralRow *row,
              guint                n,
              guint                wanted,
              GError             **error)
{
  /* Translators: two numbers of cells in a line of a file. */
  g_autofree char *what = g_strdup_printf (ngettext ("%1$u cell, %2$u expected.", "%1$u cells, %2$u expected.", n), n, wanted);

  return hu_import_refuse_line (error, row->line, what);
}

/* Every row of a section has as many cells as the first row has tiles; @skip: rows before them.  LGeneral reads as many
 * rows as there are of tiles, and maps that come with it have more roads. */
static gboolean
check_shape (HuLgeneralMap *self,
             guint          section,
             guint          skip,
             GError       **error)
{
  guint n_rows = hu_lgeneral_n_rows (self->text, section);
  guint n = MIN (n_rows, skip + (guint) self->rows);

  self->n_surplus += n_rows - n;
  for (guint i = skip; i < n; i++)
    {
      const HuLgeneralRow *row = hu_lgeneral_row (self->text, section, i);

      if (row->n != (guint) self->columns)
        return refuse_width (row, row->n, (guint) self->columns, error);
    }
  if (n - MIN (skip, n) == (guint) self->rows)
    return TRUE;

  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
               /* Translators: the number of a part of a file, two numbers of lines. */
               _("Section %1$u of the map has %2$u rows of cells, %3$d expected."), section + 1, n - MIN (skip, n), self->rows);

  return FALSE;
}

static gboolean
is_ring (const HuLgeneralMap *self,
         gint                 column,
         gint                 row)
{
  return column == 0 || row == 0 || column == self->columns - 1 || row == self->rows - 1;
}

static gboolean
read_tiles (HuLgeneralMap *self,
            GHashTable    *names,
            GError       **error)
{
  HuImportCell ring = hu_import_cells_add (self->cells, _("outermost ring"), HU_TERRAIN_OFFMAP, N_("nobody can enter it"));

  for (gint y = 0; y < self->rows; y++)
    for (gint x = 0; x < self->columns; x++)
      {
        const char *tile = hu_lgeneral_field (self->text, hu_lgeneral_row (self->text, SECTION_TILES, (guint) y), (guint) x);
        g_autofree char *letter = g_utf8_substring (tile, 0, tile[0] != '\0');
        HuImportCell cell = is_ring (self, x, y) ? ring : find_cell (self, names, letter);

        self->rivers[y * self->columns + x] = letter[0] == 'R';
        g_array_append_val (self->cells->cells, cell);
      }

  return hu_import_cells_check (self->cells, error);
}

/* Bits 0 N, 1 NE, 3 SE, 4 S, 5 SW, 7 NW become the directions of the grid. */
static guint8
read_mask (gint64 mask)
{
  static const guint8 bits[HU_N_DIRECTIONS] = { 0, 1, 3, 4, 5, 7 };
  guint8 ways = 0;

  for (guint d = 0; d < HU_N_DIRECTIONS; d++)
    ways |= (guint8) ((mask >> bits[d] & 1) << d);

  return ways;
}

static gboolean
read_layer (HuLgeneralMap *self,
            guint          section,
            GError       **error)
{
  const char *letter = hu_lgeneral_find (self->text, section, "terrain_id");

  if (g_strcmp0 (letter, "r") != 0)
    {
      self->n_layers++;
      return TRUE;
    }
  if (!check_shape (self, section, 1, error))
    return FALSE;

  for (gint y = 0; y < self->rows; y++)
    for (gint x = 0; x < self->columns; x++)
      {
        const HuLgeneralRow *row = hu_lgeneral_row (self->text, section, (guint) y + 1);
        gint64 mask;

        if (!g_ascii_string_to_signed (hu_lgeneral_field (self->text, row, (guint) x), 10, 0, 255, &mask, NULL))
          return hu_import_refuse_line (error, row->line, _("A road is not a number from 0 to 255."));
        self->roads[y * self->columns + x] |= read_mask (mask);
      }

  return TRUE;
}

static gboolean
read_all (HuLgeneralMap *self,
          GHashTable    *names,
          GError       **error)
{
  guint n_rows = hu_lgeneral_n_rows (self->text, SECTION_TILES);
  guint n_columns = n_rows > 0 ? hu_lgeneral_row (self->text, SECTION_TILES, 0)->n : 0;

  if (n_rows < 1 || n_columns < 1 || n_rows > HU_GRID_MAX || n_columns > HU_GRID_MAX)
    {
      g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                           _("The map needs 1 to 4,096 columns and rows."));
      return FALSE;
    }
  self->columns = (gint) n_columns;
  self->rows = (gint) n_rows;
  self->roads = g_malloc0 ((gsize) n_columns * n_rows);
  self->rivers = g_new0 (gboolean, (gsize) n_columns * n_rows);
  if (!check_shape (self, SECTION_TILES, 0, error) || !read_tiles (self, names, error) ||
      (hu_lgeneral_n_rows (self->text, SECTION_NAMES) > 0 && !check_shape (self, SECTION_NAMES, 0, error)))
    return FALSE;
  for (guint section = SECTION_LAYERS; section < hu_lgeneral_n_sections (self->text); section++)
    if (hu_lgeneral_n_rows (self->text, section) > 0 && !read_layer (self, section, error))
      return FALSE;

  return TRUE;
}

HuLgeneralMap *
hu_lgeneral_map_new (GBytes     *bytes,
                     GFile      *file,
                     GPtrArray  *others,
                     GError    **error)
{
  g_autoptr(HuLgeneralMap) self = g_new0 (HuLgeneralMap, 1);
  g_autoptr(HuLgeneralText) terrains = NULL;
  g_autoptr(GHashTable) names = NULL;
  g_autoptr(GBytes) beside = NULL;
  const char *source;

  self->text = hu_lgeneral_text_new (bytes, error);
  self->cells = hu_import_cells_new ();
  if (self->text == NULL)
    return NULL;

  source = hu_lgeneral_find (self->text, SECTION_TERRAIN, "terrain_db");
  if (source == NULL)
    {
      g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                           _("This is not a map of LGeneral-Deluxe: its first line is not “terrain_db”."));
      return NULL;
    }
  beside = source[0] != '\0' ? hu_import_read_beside (source, file, others) : NULL;
  terrains = beside != NULL ? hu_lgeneral_text_new (beside, NULL) : NULL;
  names = read_terrains (terrains);

  return read_all (self, names, error) ? g_steal_pointer (&self) : NULL;
}

const char *
hu_lgeneral_map_name (const HuLgeneralMap *self,
                      gint                 column,
                      gint                 row)
{
  const char *name;

  if ((guint) row >= hu_lgeneral_n_rows (self->text, SECTION_NAMES))
    return NULL;
  name = hu_lgeneral_field (self->text, hu_lgeneral_row (self->text, SECTION_NAMES, (guint) row), (guint) column);

  return name[0] != '\0' && !g_str_equal (name, "0") ? name : NULL;
}

/* --- The draft --- */

/* The arrays of the file lie row by row, those of the grid column by column. */
static guint8 *
turn (const HuLgeneralMap *self,
      const HuGrid        *grid)
{
  guint8 *ways = g_malloc0 ((gsize) grid->n_hexes);

  for (gint y = 0; y < self->rows; y++)
    for (gint x = 0; x < self->columns; x++)
      ways[hu_grid_at (grid, x + 1, y + 1)] = self->roads[y * self->columns + x];

  return ways;
}

static guint8 *
find_rivers (const HuLgeneralMap *self,
             const HuGrid        *grid)
{
  guint8 *ways = g_malloc0 ((gsize) grid->n_hexes);

  for (gint y = 0; y < self->rows; y++)
    for (gint x = 0; x < self->columns; x++)
      if (self->rivers[y * self->columns + x])
        ways[hu_grid_at (grid, x + 1, y + 1)] = (1 << HU_N_DIRECTIONS) - 1;

  return ways;
}

HuImport *
hu_lgeneral_map_draft (HuLgeneralMap  *self,
                       GError        **error)
{
  HuImport *import = hu_import_cells_to_draft (self->cells, self->columns, self->rows, HU_ORIENTATION_FLAT, FALSE, error);
  g_autofree guint8 *roads = NULL, *rivers = NULL;
  guint n;

  if (import == NULL)
    return NULL;

  roads = turn (self, import->scenario->map->grid);
  rivers = find_rivers (self, import->scenario->map->grid);
  hu_import_add_roads (import, roads);
  n = hu_import_add_lines (import->scenario->map, HU_LINE_RIVER, rivers);
  if (n > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Rivers: %u line through neighbouring river hexes, guessed.",
                                                      "Rivers: %u lines through neighbouring river hexes, guessed.", n), n));
  if (self->n_layers > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u layer.", "Not read: %u layers.", self->n_layers),
                                            self->n_layers));
  if (self->n_surplus > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u row past the last row of hexes.",
                                                      "Not read: %u rows past the last row of hexes.", self->n_surplus),
                                            self->n_surplus));
  import->unread |= self->n_layers > 0 || self->n_surplus > 0;

  return import;
}

/* Hexes of one name are one place. */
void
_hu_lgeneral_add_towns (const HuLgeneralMap *self,
                        HuImport            *import)
{
  const HuMap *map = import->scenario->map;
  g_autoptr(GHashTable) towns = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree guint8 *taken = g_malloc0 ((gsize) map->grid->n_hexes);

  for (guint i = 0; i < map->places->len; i++)
    taken[g_array_index (((const HuPlace *) map->places->pdata[i])->hexes, HuHex, 0)] = 1;
  for (gint y = 0; y < self->rows; y++)
    for (gint x = 0; x < self->columns; x++)
      {
        const char *name = hu_lgeneral_map_name (self, x, y);
        HuHex hex = hu_grid_at (map->grid, x + 1, y + 1);
        HuPlace *town = name != NULL ? g_hash_table_lookup (towns, name) : NULL;

        if (name == NULL || taken[hex] || map->terrain[hex] != HU_TERRAIN_URBAN)
          continue;
        if (town != NULL)
          g_array_append_val (town->hexes, hex);
        else
          g_hash_table_insert (towns, (gpointer) name, hu_import_add_place (import, name, HU_PLACE_TOWN, hex));
      }
}
