/*
 * Map and sides come from a game that is given as well, or else from the words of the table.
 */
#include "config.h"

#include "hu-table-base.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-file-bytes.h"
#include "hu-file-limits.h"
#include "hu-file-name.h"
#include "hu-game-file.h"
#include "hu-import-beside.h"
#include "hu-import-error.h"
#include "hu-table.h"

#define DIGITS_LEAST 2 /* of the number of a column, or of a row */
#define DIGITS_MOST 4

static gboolean
refuse (GError            **error,
        HuImportErrorCode   code,
        const char         *what)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, (gint) code, what);

  return FALSE;
}

void
hu_table_base_clear (HuTableBase *self)
{
  g_clear_pointer (&self->map, hu_map_unref);
  g_clear_pointer (&self->sides, hu_node_unref);
  g_clear_pointer (&self->title, g_free);
}

static void
add_side (GPtrArray  *sides,
          const char *id,
          const char *name,
          const char *color)
{
  HuNode *side = hu_node_new_object ();

  hu_node_put (&side, "id", hu_node_new_text (id));
  hu_node_put (&side, "name", hu_node_new_text (name));
  if (color != NULL)
    hu_node_put (&side, "color", hu_node_new_text (color));
  g_ptr_array_add (sides, side);
}

/* --- From the table --- */

static const char *
get_cell (const GPtrArray *rows,
          guint            row,
          gint             column)
{
  return column >= 0 ? ((const HuTableRow *) g_ptr_array_index (rows, row))->cells[column] : "";
}

/* "0304" as column 3 and row 4. */
static gboolean
read_numbers (const char *name,
              gint        numbers[2])
{
  gsize length = strlen (name);

  if (length < 2 * DIGITS_LEAST || length > 2 * DIGITS_MOST || length % 2 != 0 || strspn (name, "0123456789") != length)
    return FALSE;

  numbers[0] = numbers[1] = 0;
  for (gsize i = 0; i < length; i++)
    numbers[i >= length / 2] = numbers[i >= length / 2] * 10 + g_ascii_digit_value (name[i]);

  return numbers[0] >= 1 && numbers[0] <= HU_GRID_MAX && numbers[1] >= 1 && numbers[1] <= HU_GRID_MAX;
}

/* How many digits most columns and rows are written with; 0: most hexes are no numbers.  A row whose hex is written in
 * another way has a fault, and is left out later. */
static gsize
find_digits (const GPtrArray *rows,
             gint             at)
{
  guint n[DIGITS_MOST + 1] = { 0 }; /* by digits; those of no number first */
  gsize best = DIGITS_LEAST;
  gint numbers[2];

  for (guint i = 1; i < rows->len; i++)
    {
      const char *name = get_cell (rows, i, at);

      if (name[0] != '\0')
        n[read_numbers (name, numbers) ? strlen (name) / 2 : 0]++;
    }
  for (gsize digits = DIGITS_LEAST; digits <= DIGITS_MOST; digits++)
    if (n[digits] > n[best])
      best = digits;

  return n[best] > 0 && n[best] >= n[0] ? best : 0;
}

static gboolean
make_map (HuTableBase      *self,
          const GPtrArray  *rows,
          gint              at,
          GError          **error)
{
  gint most[2] = { 0, 0 }, numbers[2];
  gsize digits = find_digits (rows, at);
  g_autoptr(HuGrid) grid = NULL;

  for (guint i = 1; digits > 0 && i < rows->len; i++)
    {
      const char *name = get_cell (rows, i, at);

      if (strlen (name) / 2 != digits || !read_numbers (name, numbers))
        continue;
      most[0] = MAX (most[0], numbers[0]);
      most[1] = MAX (most[1], numbers[1]);
    }
  grid = most[0] > 0 ? hu_grid_new (most[0], most[1], HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL) : NULL;
  if (grid == NULL || (gsize) grid->digits != digits)
    return refuse (error, HU_IMPORT_ERROR_MISSING,
                   _("The table has no map, and few or none of its hexes are numbers such as 0304: give the game whose map it is "
                     "about (.hexgame) as a further file."));

  self->map = hu_map_new (grid);
  hu_map_lay_locations (self->map);

  return TRUE;
}

static gboolean
refuse_sides (GPtrArray  *words,
              GError    **error)
{
  g_autofree char *list = NULL;

  g_ptr_array_set_size (words, (gint) MIN (words->len, 10));
  g_ptr_array_add (words, NULL);
  list = g_strjoinv (", ", (char **) words->pdata);
  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
               /* Translators: names of sides, with commas between them. */
               _("A game has two sides, and the table names more (%s): group them with --profile."), list);

  return FALSE;
}

/* In a game file "both" is no side. */
static char *
dup_side_id (const char *name,
             const char *otherwise,
             const char *taken)
{
  char *slug = hu_import_slug (name, otherwise);
  char *other = g_str_equal (slug, "both") || g_strcmp0 (slug, taken) == 0 ? g_strconcat (slug, "-2", NULL) : NULL;

  if (other == NULL)
    return slug;
  g_free (slug);

  return other;
}

/* The sides of the profile, or else the first two words. */
static gboolean
make_sides (HuTableBase            *self,
            const GPtrArray        *rows,
            gint                    column,
            const HuImportProfile  *profile,
            GError                **error)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *sides;
  g_autofree char *first = NULL, *second = NULL;

  for (guint i = 0; profile != NULL && i < profile->sides->len; i++)
    g_ptr_array_add (words, hu_import_clean (profile->sides->pdata[i]));
  for (guint i = 1; words->len < HU_N_SIDES + 10 && i < rows->len && (profile == NULL || profile->sides->len == 0); i++)
    {
      g_autofree char *clean = hu_import_clean (get_cell (rows, i, column));
      const HuTableRow *row = g_ptr_array_index (rows, i);

      if (row->n_read == row->n && clean[0] != '\0' && g_hash_table_add (seen, hu_import_fold (clean)))
        g_ptr_array_add (words, g_steal_pointer (&clean));
    }
  if (words->len > HU_N_SIDES)
    return refuse_sides (words, error);

  while (words->len < HU_N_SIDES)
    g_ptr_array_add (words, g_strdup (words->len == 0 ? "First side" : "Second side"));
  first = dup_side_id (words->pdata[0], "first", NULL);
  second = dup_side_id (words->pdata[1], "second", first);
  sides = g_ptr_array_new ();
  add_side (sides, first, words->pdata[0], NULL);
  add_side (sides, second, words->pdata[1], NULL);
  self->sides = hu_node_new_list_take (sides);

  return TRUE;
}

/* --- From a game --- */

static gboolean
is_game (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return text != NULL && g_strstr_len (text, (gssize) length, "\"hex-umpire/") != NULL;
}

/* The sides of a draft that was imported without any are called so. */
static gboolean
has_no_sides (const HuScenario *scenario)
{
  return g_str_equal (scenario->sides[0].name, "First side") && g_str_equal (scenario->sides[1].name, "Second side");
}

static gboolean
take_game (HuTableBase            *self,
           GBytes                 *bytes,
           GFile                  *file,
           const GPtrArray        *rows,
           gint                    column,
           const HuImportProfile  *profile,
           GError                **error)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = hu_game_file_parse (bytes, faults);
  g_autofree char *name = hu_file_dup_name (file);
  GPtrArray *sides;

  if (game == NULL)
    {
      g_autofree char *line = hu_fault_to_line (hu_faults_get (faults, 0), name);

      return refuse (error, HU_IMPORT_ERROR_FORMAT, line);
    }

  hu_import_note_read (file);
  self->map = hu_map_ref (game->scenario->map);
  self->title = g_strdup (game->scenario->title[0] != '\0' ? game->scenario->title : name);
  self->named = has_no_sides (game->scenario);
  if (self->named)
    return make_sides (self, rows, column, profile, error);

  sides = g_ptr_array_new ();
  for (guint i = 0; i < HU_N_SIDES; i++)
    add_side (sides, game->scenario->sides[i].id, game->scenario->sides[i].name, game->scenario->sides[i].color);
  self->sides = hu_node_new_list_take (sides);

  return TRUE;
}

/* --- Either --- */

gboolean
hu_table_base_init (HuTableBase            *self,
                    GPtrArray              *others,
                    const GPtrArray        *rows,
                    gint                    at,
                    gint                    side,
                    const HuImportProfile  *profile,
                    GError                **error)
{
  *self = (HuTableBase) { .map = NULL };
  for (guint i = 1; others != NULL && i < others->len; i++)
    {
      g_autoptr(GBytes) bytes = hu_file_read_bytes (others->pdata[i], HU_FILE_MAX_BYTES, error);

      if (bytes == NULL)
        return FALSE;
      if (is_game (bytes))
        return take_game (self, bytes, others->pdata[i], rows, side, profile, error);
    }

  return make_map (self, rows, at, error) && make_sides (self, rows, side, profile, error);
}

const char *
hu_table_base_name (const HuTableBase *self,
                    HuSide             side)
{
  return hu_node_get_text (hu_node_find (hu_node_get_element (self->sides, side), "name"), "");
}

const char *
hu_table_base_side (const HuTableBase     *self,
                    const char            *word,
                    const HuImportProfile *profile)
{
  g_autofree char *folded = hu_import_fold (word);
  guint group = profile != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (profile->groups, folded)) : 0;
  g_autofree char *grouped = group > 0 ? hu_import_fold (profile->sides->pdata[group - 1]) : NULL;

  for (guint i = 0; i < hu_node_get_n (self->sides); i++)
    {
      const HuNode *side = hu_node_get_element (self->sides, i);
      const char *id = hu_node_get_text (hu_node_find (side, "id"), "");
      g_autofree char *own = hu_import_fold (id);
      g_autofree char *name = hu_import_fold (hu_node_get_text (hu_node_find (side, "name"), ""));

      if (g_strcmp0 (own, folded) == 0 || g_strcmp0 (name, folded) == 0 || g_strcmp0 (own, grouped) == 0 ||
          g_strcmp0 (name, grouped) == 0)
        return id;
    }

  return NULL;
}
