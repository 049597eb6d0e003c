/*
 * Hexes whose buildings go on into one another are one building.  Where a bridge leads over water units can be on the
 * hex, and roads run on over it.
 *
 * "size 16 17", then a line for each hex: hex 0304 1 "woods:2;road:1:9" "grass": its name, how high it lies, words with a
 * level and perhaps the sides on which they go on, and a theme.
 */
#include "config.h"

#include "hu-import-megamek.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-import-cells.h"
#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-import-text.h"

/* --- The file of the board --- */

typedef struct
{
  gint           columns, rows;
  HuImportCells *cells;     /* row by row */
  gboolean      *built;     /* [columns * rows], row by row: there is a building */
  guint8        *walls;     /* likewise: where it goes on, bits 1 << direction */
  guint8        *roads;     /* likewise, over bridges too */
  gboolean      *bridged;   /* likewise: there is a bridge */
  GHashTable    *others;    /* word → how often, as a number: what was not read */
} HuMegamekBoard;

void            hu_megamek_board_free (HuMegamekBoard  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMegamekBoard, hu_megamek_board_free)

#define HIGH 2          /* levels; from there on it is a hill */
#define OTHERS_MOST 200 /* words that are told apart */
#define WORDS_MOST 1000 /* of a hex; MegaMek knows some sixty */
#define LEVEL_MOST 1000000
#define SURFACES_MOST 100 /* levels of roads that are told apart; MegaMek knows four */
#define OPEN 0x80         /* the file does not say where the road goes on */

/* The terrain that the words of a hex say; of several terrains the first counts. */
enum
{
  IMPASSABLE,
  WATER,
  WOODS,
  SWAMP,
  ROUGH,
  HILL,
  CLEAR,
  BRIDGE, /* over water */
  N_GROUNDS,
};

typedef struct
{
  HuMegamekBoard *board;
  HuImportText    text;
  HuImportCell    grounds[N_GROUNDS];
  guint8         *surfaces; /* of each hex: 1 + the level of its road, and OPEN; 0: it has none */
  guint           n_hexes;
  GError        **error;
} Parse;

void
hu_megamek_board_free (HuMegamekBoard *self)
{
  g_clear_pointer (&self->cells, hu_import_cells_free);
  g_clear_pointer (&self->others, g_hash_table_unref);
  g_free (self->built);
  g_free (self->walls);
  g_free (self->roads);
  g_free (self->bridged);
  g_free (self);
}

static gboolean
refuse (Parse      *parse,
        const char *what)
{
  return hu_import_refuse_line (parse->error, parse->text.line, what);
}

/* --- Words of a hex --- */

static void
count_other (HuMegamekBoard *board,
             const char     *word)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (board->others, word));

  if (n == 0 && g_hash_table_size (board->others) >= OTHERS_MOST)
    {
      word = "…";
      n = GPOINTER_TO_UINT (g_hash_table_lookup (board->others, word));
    }
  g_hash_table_replace (board->others, g_strdup (word), GUINT_TO_POINTER (n + 1));
}

static gint
find_ground (const char *word,
             gint64      level)
{
  static const struct
  {
    const char *word;
    gint        ground;
  } known[] = {
    { "impassable", IMPASSABLE }, { "woods", WOODS }, { "jungle", WOODS }, { "swamp", SWAMP }, { "rough", ROUGH },
    { "rubble", ROUGH },
  };

  if (g_str_equal (word, "water"))
    return level >= 1 ? WATER : CLEAR;
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_str_equal (word, known[i].word))
      return known[i].ground;

  return -1;
}

/* "building:2:20": a word, a level, and sides as bits from the north.  Without sides a building stands alone, and a road
 * joins the roads beside it. */
static gboolean
read_word (Parse *parse,
           char  *text,
           guint  index,
           gint  *ground)
{
  const char *word = hu_import_next_field (&text, ':');
  const char *level_text = hu_import_next_field (&text, ':');
  const char *exits_text = hu_import_next_field (&text, ':');
  gint64 level = 0, exits = 0;
  gint found;

  if ((level_text != NULL && !g_ascii_string_to_signed (level_text, 10, -LEVEL_MOST, LEVEL_MOST, &level, NULL)) ||
      (exits_text != NULL && !g_ascii_string_to_signed (exits_text, 10, 0, LEVEL_MOST, &exits, NULL)))
    return refuse (parse, _("The elevation or the sides of a terrain word are not whole numbers."));

  if (g_str_equal (word, "road"))
    parse->surfaces[index] = (guint8) (CLAMP (level, 0, SURFACES_MOST) + 1) | (exits_text == NULL ? OPEN : 0);
  found = find_ground (word, level);
  if (found >= 0)
    *ground = MIN (*ground, found);
  else if (g_str_equal (word, "building"))
    {
      parse->board->built[index] = TRUE;
      parse->board->walls[index] = (guint8) (exits & 63);
    }
  else if (g_str_equal (word, "road") || g_str_equal (word, "bridge"))
    {
      parse->board->roads[index] |= (guint8) (exits & 63);
      parse->board->bridged[index] |= word[0] == 'b';
    }
  else if (word[0] != '\0')
    count_other (parse->board, word);

  return TRUE;
}

static gboolean
read_words (Parse  *parse,
            char   *text,
            guint   index,
            gint64  height)
{
  gint ground = height >= HIGH ? HILL : CLEAR;
  guint n = 0;
  char *word;

  while ((word = hu_import_next_field (&text, ';')) != NULL)
    {
      if (++n > WORDS_MOST)
        return refuse (parse, _("The hex has more words of terrain than any. The board is not read."));
      if (!read_word (parse, g_strstrip (word), index, &ground))
        return FALSE;
    }
  if (ground == WATER && parse->board->bridged[index])
    ground = BRIDGE;
  g_array_index (parse->board->cells->cells, HuImportCell, index) = parse->grounds[ground];

  return TRUE;
}

/* --- Lines --- */

/* Cuts off what stands before a blank, or between quotation marks; NULL at the end. */
static char *
next_token (char **rest)
{
  char *at = *rest != NULL ? *rest + strspn (*rest, " \t") : NULL;

  if (at == NULL || at[0] == '\0')
    return NULL;
  *rest = at;
  if (at[0] == '"')
    {
      ++*rest;
      at = hu_import_next_field (rest, '"');
      return at;
    }
  at = strpbrk (at, " \t");
  if (at == NULL)
    return g_steal_pointer (rest);
  *at = '\0';
  {
    char *token = *rest;

    *rest = at + 1;
    return token;
  }
}

static gboolean
read_size (Parse *parse,
           char  *rest)
{
  static const char * const names[N_GROUNDS] = { "impassable", "water", "woods, jungle", "swamp", "rough, rubble", NULL, NULL,
                                                 "bridge over water" };
  static const HuTerrain terrains[N_GROUNDS] = { HU_TERRAIN_OFFMAP, HU_TERRAIN_LAKE, HU_TERRAIN_FOREST, HU_TERRAIN_SWAMP,
                                                 HU_TERRAIN_ROUGH, HU_TERRAIN_HILLS, HU_TERRAIN_CLEAR, HU_TERRAIN_CLEAR };
  HuMegamekBoard *board = parse->board;
  const char *width = next_token (&rest), *height = next_token (&rest);
  gint64 columns, rows;
  gsize n;

  if (board->columns > 0 || width == NULL || height == NULL ||
      !g_ascii_string_to_signed (width, 10, 1, HU_GRID_MAX, &columns, NULL) ||
      !g_ascii_string_to_signed (height, 10, 1, HU_GRID_MAX, &rows, NULL))
    return refuse (parse, _("The board needs one size line, with 1 to 4,096 columns and rows."));

  board->columns = (gint) columns;
  board->rows = (gint) rows;
  n = (gsize) (columns * rows);
  parse->surfaces = g_malloc0 (n);
  board->built = g_new0 (gboolean, n);
  board->walls = g_malloc0 (n);
  board->roads = g_malloc0 (n);
  board->bridged = g_new0 (gboolean, n);
  g_array_set_size (board->cells->cells, (guint) n);
  memset (board->cells->cells->data, 0, n * sizeof (HuImportCell));
  for (guint i = 0; i < N_GROUNDS; i++)
    parse->grounds[i] = hu_import_cells_add (board->cells, i == HILL ? _("elevation 2 and above") : i == CLEAR ? _("no terrain")
                                                                                                        : names[i],
                                             (gint) terrains[i], N_("by its words"));

  return TRUE;
}

/* Two digits for the column and two for the row; beyond that of the one that needs more.  Where both need three the
 * names can be read in two ways, and the hexes follow one another row by row. */
static gint64
parse_index (const Parse *parse,
             const char  *name)
{
  const HuMegamekBoard *board = parse->board;
  gsize length = strlen (name), split = board->rows <= 99 ? length - 2 : 2;
  gint64 column, row;
  g_autofree char *first = NULL;

  if (board->columns > 99 && board->rows > 99)
    return parse->n_hexes;
  if (length < 4 || length > 6)
    return -1;
  first = g_strndup (name, split);
  if (!g_ascii_string_to_signed (first, 10, 1, board->columns, &column, NULL) ||
      !g_ascii_string_to_signed (name + split, 10, 1, board->rows, &row, NULL))
    return -1;

  return (row - 1) * board->columns + column - 1;
}

static gboolean
read_hex (Parse *parse,
          char  *rest)
{
  HuMegamekBoard *board = parse->board;
  const char *name = next_token (&rest), *height_text = next_token (&rest);
  char *words = next_token (&rest);
  gint64 height, index;

  if (board->columns == 0)
    return refuse (parse, _("A hex stands before the size of the board."));
  if (name == NULL || height_text == NULL || words == NULL ||
      !g_ascii_string_to_signed (height_text, 10, -LEVEL_MOST, LEVEL_MOST, &height, NULL))
    return refuse (parse, _("A hex needs a name, an elevation and words of terrain."));
  index = parse_index (parse, name);
  if (index < 0 || index >= board->cells->cells->len)
    return refuse (parse, _("The hex is not on the board."));
  if (g_array_index (board->cells->cells, HuImportCell, index) != 0)
    return refuse (parse, _("The hex stands twice on the board."));
  parse->n_hexes++;

  return read_words (parse, words, (guint) index, height);
}

static gboolean
read_lines (Parse *parse)
{
  char *line;

  while ((line = hu_import_text_next (&parse->text)) != NULL)
    {
      char *rest = line;
      const char *first = next_token (&rest);

      if (first == NULL || first[0] == '#')
        continue;
      if (g_str_equal (first, "end"))
        break;
      if (g_str_equal (first, "size") && !read_size (parse, rest))
        return FALSE;
      if (g_str_equal (first, "hex") && !read_hex (parse, rest))
        return FALSE;
    }
  if (parse->board->columns > 0 && parse->n_hexes == parse->board->cells->cells->len)
    return TRUE;

  g_set_error (parse->error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
               /* Translators: two numbers. */
               _("The board has %1$u hexes, and %2$u are expected. Save it in MegaMek again."), parse->n_hexes,
               parse->board->cells->cells->len);

  return FALSE;
}

/* Roads of which the file does not say where they go on join those of their level beside them. */
static void
join_roads (const Parse *parse)
{
  const HuMegamekBoard *board = parse->board;
  g_autoptr(HuGrid) grid = hu_grid_new (board->columns, board->rows, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);

  for (gint i = 0; i < board->columns * board->rows; i++)
    for (gint d = 0; parse->surfaces[i] & OPEN && d < HU_N_DIRECTIONS; d++)
      {
        HuHex hex = hu_grid_at (grid, i % board->columns + 1, i / board->columns + 1), next = hu_grid_neighbour (grid, hex, d);
        gint beside = next != HU_HEX_NONE ? hu_grid_column (grid, next) - 1 + (hu_grid_row (grid, next) - 1) * board->columns
                                          : -1;

        if (beside >= 0 && (parse->surfaces[beside] | OPEN) == parse->surfaces[i])
          board->roads[i] |= (guint8) (1 << d);
      }
}

static HuMegamekBoard *
megamek_board_new (GBytes  *bytes,
                   GError **error)
{
  g_autoptr(HuMegamekBoard) board = g_new0 (HuMegamekBoard, 1);
  Parse parse = { .board = board, .error = error };
  gboolean good;

  board->cells = hu_import_cells_new ();
  board->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!hu_import_text_init (&parse.text, bytes, error))
    return NULL;
  good = read_lines (&parse);
  if (good)
    join_roads (&parse);
  g_free (parse.surfaces);
  hu_import_text_clear (&parse.text);

  return good ? g_steal_pointer (&board) : NULL;
}

/* --- The map --- */

/* "size 16 17" and then a hex, whatever stands between them. */
gboolean
hu_megamek_is_board (GBytes *bytes)
{
  g_autofree char *head = hu_import_dup_head (bytes);
  const char *line = head;

  while (line[0] == '#' || line[0] == '\r' || line[0] == '\n')
    {
      line += strcspn (line, "\n");
      line += line[0] == '\n';
    }

  return g_str_has_prefix (line, "size ") && (strstr (line, "\nhex ") != NULL || strstr (line, "\nend") != NULL);
}

/* The arrays of the file lie row by row, those of the grid column by column. */
static guint8 *
turn (const HuMegamekBoard *board,
      const HuGrid         *grid,
      const guint8         *ways)
{
  guint8 *turned = g_malloc0 ((gsize) grid->n_hexes);

  for (gint y = 0; y < board->rows; y++)
    for (gint x = 0; x < board->columns; x++)
      turned[hu_grid_at (grid, x + 1, y + 1)] = ways[y * board->columns + x];

  return turned;
}

/* Returns the index of a hex in the arrays of the board. */
static gint
find_index (const HuMegamekBoard *board,
            const HuGrid         *grid,
            HuHex                 hex)
{
  return (hu_grid_row (grid, hex) - 1) * board->columns + hu_grid_column (grid, hex) - 1;
}

/* All hexes of the building of @first, which leave @free. */
static GArray *
gather (const HuGrid *grid,
        const guint8 *walls,
        guint8       *free_hexes,
        HuHex         first)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  free_hexes[first] = 0;
  g_array_append_val (hexes, first);
  for (guint i = 0; i < hexes->len; i++)
    for (gint d = 0; d < HU_N_DIRECTIONS; d++)
      {
        HuHex hex = g_array_index (hexes, HuHex, i), next = hu_grid_neighbour (grid, hex, d);

        if (next == HU_HEX_NONE || !free_hexes[next] || !(walls[hex] >> d & 1) ||
            !(walls[next] >> hu_direction_opposite (d) & 1))
          continue;
        free_hexes[next] = 0;
        g_array_append_val (hexes, next);
      }

  return hexes;
}

static gboolean
add_buildings (const HuMegamekBoard  *board,
               HuMap                 *map,
               GError               **error)
{
  g_autofree guint8 *walls = turn (board, map->grid, board->walls);
  g_autofree guint8 *free_hexes = g_malloc0 ((gsize) map->grid->n_hexes);
  char name[HU_HEX_NAME_MAX];

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    free_hexes[hex] = board->built[find_index (board, map->grid, hex)];
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (free_hexes[hex])
      {
        g_autofree char *id = g_strdup_printf ("building-%s", hu_grid_format (map->grid, hex, name));

        if (map->buildings->len == HU_IMPORT_PIECES_MOST)
          {
            g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT,
                                 _("The board has more buildings than any game. It is not read."));
            return FALSE;
          }
        hu_map_add_building (map, id, NULL, gather (map->grid, walls, free_hexes, hex), 0);
      }

  return TRUE;
}

static gint
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static void
say_others (const HuMegamekBoard *board,
            HuImport             *import)
{
  guint n;
  g_autofree char **words = (char **) g_hash_table_get_keys_as_array (board->others, &n);
  GString *list = g_string_new (NULL);

  qsort (words, n, sizeof (char *), compare_words);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *word = hu_import_clean (words[i]);

      g_string_append_printf (list, "%s%s (%u)", i > 0 ? ", " : "", word,
                              GPOINTER_TO_UINT (g_hash_table_lookup (board->others, words[i])));
    }
  if (n > 0)
    /* Translators: words of a file, each with how often it stands there. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("Not read: %s."), list->str));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
  import->unread |= n > 0;
  g_string_free (list, TRUE);
}

HuImport *
hu_import_megamek (GBytes     *bytes,
                   GFile      *file,
                   GPtrArray  *others,
                   GError    **error)
{
  g_autoptr(HuMegamekBoard) board = megamek_board_new (bytes, error);
  g_autoptr(HuMap) map = NULL;
  g_autofree guint8 *roads = NULL;
  HuImport *import;
  guint n;

  map = board != NULL ? hu_import_cells_to_map (board->cells, board->columns, board->rows, HU_ORIENTATION_FLAT, FALSE,
                                                error) : NULL;
  if (map == NULL || !add_buildings (board, map, error))
    return NULL;
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (board->bridged[find_index (board, map->grid, hex)])
      hu_map_add_bridge (map, hex);

  import = hu_import_cells_account (board->cells, map);
  n = map->buildings->len;
  if (n > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("%u building, of one level.", "%u buildings, of one level each.", n), n));
  n = map->bridges->len;
  if (n > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("%u hex with a bridge.", "%u hexes with a bridge.", n), n));
  roads = turn (board, map->grid, board->roads);
  hu_import_add_roads (import, roads);
  say_others (board, import);
  hu_import_title_by_file (import, file);
  hu_import_finish (import);

  return import;
}
