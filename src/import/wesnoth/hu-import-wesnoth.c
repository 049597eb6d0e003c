/*
 * Rows of codes with commas between them: "1 Gg^Fp" is the start of player 1, grass, with a forest on it.  Around the
 * map lies a border, which is no part of it.  A scenario may hold such a map between quotation marks.
 */
#include "config.h"

#include "hu-import-wesnoth.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-cells.h"
#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-import-text.h"

#define STARTS_MOST 1000
#define DATA "map_data=\""
#define DATA_FILE "map_file="

/* Where a player starts. */
typedef struct
{
  char *name; /* a number, or a word */
  guint cell;
} Start;

typedef struct
{
  HuImportText   text;
  HuImportCells *cells;    /* with the border */
  GArray        *villages; /* guint: cells */
  GArray        *starts;   /* Start, its name borrowed from the text */
  gint           columns, rows; /* with the border */
  gint           border;
  char          *first;    /* the row behind the quotation mark of a scenario, borrowed from the text; NULL: it is read */
  gboolean       quoted;   /* it is the map of a scenario */
  gboolean       ended;    /* and was read */
} Work;

static void
work_clear (Work *work)
{
  hu_import_text_clear (&work->text);
  g_clear_pointer (&work->cells, hu_import_cells_free);
  g_clear_pointer (&work->villages, g_array_unref);
  g_clear_pointer (&work->starts, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Work, work_clear)

/* --- Recognition --- */

/* "10 Ke^Xa": spaces and digits, then a capital letter or an underscore, and nothing that is in no code. */
static gboolean
is_cell (const char *cell,
         gsize       length)
{
  static const char others[] = "^/\\|*'_ \r";
  gsize at = strspn (cell, "0123456789 ");

  if (at >= length || !(g_ascii_isupper (cell[at]) || cell[at] == '_'))
    return FALSE;
  for (; at < length; at++)
    if (!g_ascii_isalnum (cell[at]) && strchr (others, cell[at]) == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
is_row (const char *line)
{
  gsize n = 0;

  for (const char *at = line;; at++, n++)
    {
      gsize length = strcspn (at, ",\n");

      if (!is_cell (at, length))
        return FALSE;
      at += length;
      if (*at != ',')
        break;
    }

  return n >= 1;
}

static gboolean
is_scenario (const char *head)
{
  return strstr (head, DATA) != NULL ||
         (strstr (head, DATA_FILE) != NULL && (strstr (head, "[scenario]") != NULL || strstr (head, "[multiplayer]") != NULL));
}

/* The first line, after the old head, and one more. */
gboolean
hu_wesnoth_is_map (GBytes *bytes)
{
  g_autofree char *head = hu_import_dup_head (bytes);
  const char *line = head;
  gboolean told = FALSE;

  while (line[0] != '\0' && (g_str_has_prefix (line, "border_size=") || g_str_has_prefix (line, "usage=") ||
                             line[strspn (line, " \t\r")] == '\n'))
    {
      told |= line[0] == 'b';
      line += strcspn (line, "\n");
      line += line[0] == '\n';
    }
  if (!is_row (line))
    return is_scenario (head);

  line += strcspn (line, "\n");
  line += line[0] == '\n';

  return is_row (line) || (told && line[0] != '\0');
}

/* --- Cells --- */

/* The terrain of a base and what lies over it (or ""). */
static gint
find_terrain (const char *base,
              const char *over)
{
  static const struct
  {
    const char *letters;
    HuTerrain   terrain;
  } bases[] = {
    { "S", HU_TERRAIN_SWAMP }, { "H", HU_TERRAIN_HILLS }, { "M", HU_TERRAIN_ROUGH }, { "CK", HU_TERRAIN_URBAN },
    { "GRDA", HU_TERRAIN_CLEAR }, { "F", HU_TERRAIN_FOREST }, { "W", HU_TERRAIN_LAKE }, { "X_Q", HU_TERRAIN_OFFMAP },
  };

  if (over[0] == 'X')
    return HU_TERRAIN_OFFMAP;
  if (over[0] == 'F')
    return HU_TERRAIN_FOREST;
  /* Over a ford and a bridge units walk. */
  if (base[0] == 'W' && (g_str_has_prefix (base, "Wwf") || over[0] == 'B'))
    return HU_TERRAIN_CLEAR;
  for (guint i = 0; i < G_N_ELEMENTS (bases); i++)
    if (base[0] != '\0' && strchr (bases[i].letters, base[0]) != NULL)
      return (gint) bases[i].terrain;

  return HU_IMPORT_TERRAIN_UNKNOWN;
}

static gboolean
read_cell (Work     *work,
           char     *cell,
           guint     line,
           GError  **error)
{
  char *code = g_strstrip (cell), *space = strrchr (code, ' '), *over;
  HuImportCell kind;
  guint index = work->cells->cells->len;

  if (space != NULL)
    {
      Start start = { code, index };

      *space = '\0';
      g_strchomp (code);
      if (work->starts->len >= STARTS_MOST)
        return hu_import_refuse_line (error, line, _("The map has more starts than any game. It is not read."));
      g_array_append_val (work->starts, start);
      code = space + 1;
    }
  if (code[0] == '\0')
    return hu_import_refuse_line (error, line, _("A cell is empty."));

  over = strchr (code, '^');
  kind = hu_import_cells_find (work->cells, code);
  if (over != NULL && over[1] == 'V')
    g_array_append_val (work->villages, index);
  if (work->villages->len > HU_IMPORT_PIECES_MOST)
    return hu_import_refuse_line (error, line, _("The map has more villages than any game. It is not read."));
  if (kind == 0)
    {
      g_autofree char *base = g_strndup (code, over != NULL ? (gsize) (over - code) : strlen (code));
      gint terrain = find_terrain (base, over != NULL ? over + 1 : "");

      kind = hu_import_cells_add (work->cells, code, terrain, terrain != HU_IMPORT_TERRAIN_UNKNOWN ? N_("by its code") : NULL);
    }
  g_array_append_val (work->cells->cells, kind);

  return TRUE;
}

static gboolean
refuse_size (GError **error)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                       _("The map needs 1 to 4,096 columns and rows."));

  return FALSE;
}

/* A row, or one more, that no map has is refused before its cells are read. */
static gboolean
read_row (Work     *work,
          char     *line,
          GError  **error)
{
  guint n = 1;
  char *cell;

  for (const char *at = line; (at = strchr (at, ',')) != NULL; at++)
    n++;
  if (work->rows >= HU_GRID_MAX + 2 || (work->columns == 0 && n > HU_GRID_MAX + 2))
    return refuse_size (error);
  if (work->columns == 0)
    work->columns = (gint) n;
  if (n != (guint) work->columns)
    {
      g_autofree char *what = g_strdup_printf (ngettext ("%1$u cell, %2$u expected.", "%1$u cells, %2$u expected.", n), n,
                                               (guint) work->columns);

      return hu_import_refuse_line (error, work->text.line, what);
    }
  while ((cell = hu_import_next_field (&line, ',')) != NULL)
    if (!read_cell (work, cell, work->text.line, error))
      return FALSE;
  work->rows++;

  return hu_import_cells_check (work->cells, error);
}

/* FALSE and no @error: the line is a row. */
static gboolean
read_head (Work        *work,
           const char  *line,
           GError     **error)
{
  gint64 border;

  if (g_str_has_prefix (line, "usage="))
    return TRUE;
  if (!g_str_has_prefix (line, "border_size="))
    return FALSE;
  if (g_ascii_string_to_signed (line + strlen ("border_size="), 10, 0, 1, &border, NULL))
    work->border = (gint) border;
  else
    hu_import_refuse_line (error, work->text.line, _("border_size must be 0 or 1."));

  return TRUE;
}

/* Most scenarios name a file: "{~add-ons/Campaign/maps/Name.map}", or only its name. */
static gboolean
refuse_named (const Work *work,
              const char *path,
              GError    **error)
{
  g_autofree char *whole = g_strndup (path, strcspn (path, "}\"#"));
  g_autofree char *base = g_path_get_basename (g_strstrip (whole));
  g_autofree char *name = hu_import_clean (base);
  /* Translators: the name of a file. */
  g_autofree char *what = g_strdup_printf (_("The map of this scenario is in the file “%s”. Import that file."), name);

  return hu_import_refuse_line (error, work->text.line, what);
}

/* Goes to the map of a scenario. */
static gboolean
find_map (Work    *work,
          GError **error)
{
  char *line;

  while ((line = hu_import_text_next (&work->text)) != NULL)
    {
      char *data = strstr (line, DATA), *named = strstr (line, DATA_FILE);

      if (line[strspn (line, " \t")] == '#')
        continue;
      if (data != NULL && data[strlen (DATA)] != '{')
        {
          work->first = data + strlen (DATA);
          return TRUE;
        }
      if (data != NULL || named != NULL)
        return refuse_named (work, data != NULL ? data + strlen (DATA "{") : named + strlen (DATA_FILE) +
                                                  (named[strlen (DATA_FILE)] == '"'), error);
    }

  return TRUE;
}

static char *
next_row (Work *work)
{
  char *line = NULL, *end;

  if (!work->ended)
    line = work->first != NULL ? g_steal_pointer (&work->first) : hu_import_text_next (&work->text);
  end = line != NULL && work->quoted ? strchr (line, '"') : NULL;
  if (end != NULL)
    {
      *end = '\0';
      work->ended = TRUE;
    }

  return line;
}

static gboolean
read_map (Work    *work,
          GError **error)
{
  char *line;

  if (work->quoted && !find_map (work, error))
    return FALSE;
  while ((line = next_row (work)) != NULL)
    {
      g_autoptr(GError) wrong = NULL;

      if (line[strspn (line, " \t")] == '\0')
        continue;
      if (work->rows == 0 && read_head (work, line, &wrong))
        {
          if (wrong == NULL)
            continue;
          g_propagate_error (error, g_steal_pointer (&wrong));
          return FALSE;
        }
      if (!read_row (work, line, error))
        return FALSE;
    }
  if (work->columns - 2 * work->border >= 1 && work->rows - 2 * work->border >= 1 &&
      work->columns - 2 * work->border <= HU_GRID_MAX && work->rows - 2 * work->border <= HU_GRID_MAX)
    return TRUE;

  return refuse_size (error);
}

/* --- The draft --- */

/* Takes the border off. */
static void
crop (Work *work)
{
  GArray *cells = work->cells->cells;
  guint n = 0;

  for (gint y = work->border; y < work->rows - work->border; y++)
    for (gint x = work->border; x < work->columns - work->border; x++)
      g_array_index (cells, HuImportCell, n++) = g_array_index (cells, HuImportCell, (guint) (y * work->columns + x));
  g_array_set_size (cells, n);
}

/* HU_HEX_NONE: the cell is in the border. */
static HuHex
find_hex (const Work   *work,
          const HuGrid *grid,
          guint         cell)
{
  return hu_grid_at (grid, (gint) cell % work->columns - work->border + 1, (gint) cell / work->columns - work->border + 1);
}

static void
add_places (const Work *work,
            HuImport   *import)
{
  const HuGrid *grid = import->scenario->map->grid;
  char name[HU_HEX_NAME_MAX];
  guint n = 0;

  for (guint i = 0; i < work->starts->len; i++)
    {
      const Start *start = &g_array_index (work->starts, Start, i);
      HuHex hex = find_hex (work, grid, start->cell);
      g_autofree char *words = g_strdup_printf ("Start of player %s", start->name);

      if (hex != HU_HEX_NONE)
        hu_import_add_place (import, words, HU_PLACE_CITY, hex);
      n += hex != HU_HEX_NONE;
    }
  for (guint i = 0; i < work->villages->len; i++)
    {
      HuHex hex = find_hex (work, grid, g_array_index (work->villages, guint, i));
      g_autofree char *words = NULL;

      if (hex == HU_HEX_NONE)
        continue;
      words = g_strdup_printf ("Village %s", hu_grid_format (grid, hex, name));
      hu_import_add_place (import, words, HU_PLACE_TOWN, hex);
      n++;
    }
  if (n > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("%u village or start became a place.",
                                                      "%u villages and starts became places.", n), n));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
}

HuImport *
hu_import_wesnoth (GBytes     *bytes,
                   GFile      *file,
                   GPtrArray  *others,
                   GError    **error)
{
  g_auto(Work) work = { .border = 1 };
  g_autofree char *head = hu_import_dup_head (bytes);
  HuImport *import;

  work.cells = hu_import_cells_new ();
  work.villages = g_array_new (FALSE, FALSE, sizeof (guint));
  work.starts = g_array_new (FALSE, FALSE, sizeof (Start));
  work.quoted = is_scenario (head);
  if (!hu_import_text_init (&work.text, bytes, error) || !read_map (&work, error))
    return NULL;

  crop (&work);
  import = hu_import_cells_to_draft (work.cells, work.columns - 2 * work.border, work.rows - 2 * work.border,
                                     HU_ORIENTATION_FLAT, FALSE, error);
  if (import == NULL)
    return NULL;
  add_places (&work, import);
  if (work.quoted)
    HU_IMPORT_SAY (import, g_strdup (_("Not read: all of the scenario but its map.")));
  import->unread |= work.quoted;
  hu_import_title_by_file (import, file);
  hu_import_finish (import);

  return import;
}
