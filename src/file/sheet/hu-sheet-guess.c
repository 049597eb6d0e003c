/*
 * Headings that are called otherwise than in any list of names: a guess by their words, which what stands below has to
 * bear out.  Whoever reads a table tells what was guessed, or lets the user choose.
 */
#include "hu-sheet.h"

#include <string.h>

#include "hu-table.h"

#define SIDES_MOST 26 /* a column with more words names no sides */
#define HEADING_LONGEST 60 /* bytes */
#define HEX_LONGEST 8 /* "12AA10/2" */

/* The kind of cells that a column must have for the guess to hold. */
typedef enum
{
  CELLS_OF_SIDES,
  CELLS_OF_HEXES,
  CELLS_OF_NUMBERS,
  CELLS_ANY,
} Cells;

typedef struct
{
  const char *key;
  Cells       cells;
  const char *words[24]; /* the likeliest first */
} Guess;

static const Guess guesses[] = {
  { "side", CELLS_OF_SIDES,
    { "side", "nat", "nation", "nationality", "country", "faction", "allegiance", "army", "player", "owner", "belligerent",
      "alliance", "coalition", "team", "power", "sides", "nations", "seite", "partei", "land", "сторона", "страна" } },
  { "at", CELLS_OF_HEXES,
    { "hex", "hexes", "hexno", "hexnum", "hexnumber", "hexid", "hexrow", "location", "loc", "position", "coord", "coords",
      "coordinate", "coordinates", "setup", "placement", "hexfeld", "feld", "гекс" } },
  { "name", CELLS_ANY,
    { "name", "names", "designation", "unit", "units", "counter", "counters", "face", "faces", "piece", "pieces", "label",
      "title", "formation", "einheit", "bezeichnung", "название", "часть", "отряд" } },
  { "strength", CELLS_OF_NUMBERS,
    { "strength", "str", "attack", "att", "atk", "combat", "factor", "factors", "cf", "cv", "sp", "firepower", "fp", "stärke",
      "kampfstärke", "сила" } },
};

/* Words that say nothing of what a column is, beside one that does. */
static const char * const fillers[] = {
  "start", "starting", "initial", "current", "set", "up", "unit", "unit's", "counter", "piece", "combat", "attack", "strength",
  "no", "nr", "number", "id", "code", "value", "rating", "type", "owning",
};

/* The place of @word among @words; -1: it is none of them. */
static gint
find_word (const char         *word,
           const char * const *words,
           guint               n)
{
  for (guint i = 0; i < n && words[i] != NULL; i++)
    if (g_str_equal (word, words[i]))
      return (gint) i;

  return -1;
}

/* A heading with one of them is of numbers, which are names only where nothing else is. */
static const char * const numbers[] = { "no", "nr", "number", "id", "code" };

/* The words of a heading in small letters: "UnitName", "unit_name" and "Unit name" are the same. */
static GStrv
split_words (const char *heading)
{
  g_autofree char *clean = g_utf8_make_valid (heading, -1);
  g_autoptr(GString) text = g_string_new (NULL);
  gunichar before = ' ';
  g_autofree char *folded = NULL;
  g_auto(GStrv) all = NULL;
  GStrvBuilder *builder = g_strv_builder_new ();
  GStrv words;

  for (const char *at = clean; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (!g_unichar_isalnum (letter) || (g_unichar_isupper (letter) && g_unichar_islower (before)))
        g_string_append_c (text, ' ');
      if (g_unichar_isalnum (letter))
        g_string_append_unichar (text, letter);
      before = letter;
    }
  folded = g_utf8_casefold (text->str, -1);
  all = g_strsplit (folded, " ", -1);
  for (guint i = 0; all[i] != NULL; i++)
    if (all[i][0] != '\0')
      g_strv_builder_add (builder, all[i]);
  words = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);

  return words;
}

/* How likely the heading means that, 0: not at all; every word of it has to be known. */
static guint
rate (const Guess *guess,
      const char  *heading)
{
  g_auto(GStrv) words = NULL;
  gboolean numbered = FALSE;
  guint best = 0;

  if (strlen (heading) > HEADING_LONGEST)
    return 0;

  words = split_words (heading);
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint place = find_word (words[i], guess->words, G_N_ELEMENTS (guess->words));

      if (place >= 0)
        best = MAX (best, (guint) ((gint) G_N_ELEMENTS (guess->words) - place));
      else if (find_word (words[i], fillers, G_N_ELEMENTS (fillers)) < 0)
        return 0;
      numbered |= guess->cells == CELLS_ANY && find_word (words[i], numbers, G_N_ELEMENTS (numbers)) >= 0;
    }

  return numbered ? MIN (best, 1) : best;
}

static gboolean
is_number (const char *cell)
{
  return cell[0] != '\0' && cell[strspn (cell, "+-0123456789.,")] == '\0';
}

static gboolean
is_hex (const char *cell)
{
  return strlen (cell) <= HEX_LONGEST && strpbrk (cell, "0123456789") != NULL && strpbrk (cell, " \t") == NULL;
}

/* Most of the cells that are not empty have to be so. */
static gboolean
bears_out (const GPtrArray *rows,
           guint            column,
           Cells            cells)
{
  g_autoptr(GHashTable) words = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0, n_right = 0;

  for (guint i = 1; i < rows->len; i++)
    {
      const HuTableRow *row = g_ptr_array_index (rows, i);
      const char *cell = column < row->n ? row->cells[column] : "";

      if (cell[0] == '\0')
        continue;
      n++;
      n_right += cells == CELLS_OF_NUMBERS ? is_number (cell) : cells == CELLS_OF_HEXES ? is_hex (cell)
                 : cells == CELLS_OF_SIDES ? !is_number (cell) : TRUE;
      if (cells == CELLS_OF_SIDES && g_hash_table_size (words) <= SIDES_MOST)
        g_hash_table_add (words, row->cells[column]);
    }

  return n_right * 2 > n && g_hash_table_size (words) <= SIDES_MOST;
}

/* A nationality is the side where nothing else is. */
static gboolean
is_free (const HuSheetColumn *column,
         const Guess         *guess)
{
  return column->field == NULL || (guess->cells == CELLS_OF_SIDES && g_str_equal (column->field->key, "nationality"));
}

static void
guess_one (GArray          *columns,
           const GPtrArray *rows,
           const Guess     *guess)
{
  const HuTableRow *heading = g_ptr_array_index (rows, 0);
  guint best = 0;
  gint found = -1;

  if (hu_sheet_find_key (columns, guess->key) >= 0)
    return;

  for (guint i = 0; i < heading->n; i++)
    {
      guint rating = is_free (&g_array_index (columns, HuSheetColumn, i), guess) ? rate (guess, heading->cells[i]) : 0;

      if (rating > best && bears_out (rows, i, guess->cells))
        {
          best = rating;
          found = (gint) i;
        }
    }
  if (found >= 0)
    g_array_index (columns, HuSheetColumn, found) = (HuSheetColumn) { hu_format_find_field ("unit", guess->key), NULL };
}

gboolean
hu_sheet_may_be_column (const char *heading)
{
  for (guint i = 0; i < G_N_ELEMENTS (guesses); i++)
    if (rate (&guesses[i], heading) > 0)
      return TRUE;

  return FALSE;
}

GArray *
hu_sheet_guess_headings (const GPtrArray *rows)
{
  const HuTableRow *heading = g_ptr_array_index (rows, 0);
  GArray *columns = hu_sheet_match_headings ((const char * const *) heading->cells, heading->n);

  for (guint i = 0; i < G_N_ELEMENTS (guesses); i++)
    guess_one (columns, rows, &guesses[i]);

  return columns;
}
