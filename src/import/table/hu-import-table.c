/*
 * Rows become units of a game without rules, which the reader of game files reads; a row in which it, or a cell, is at
 * fault is left out and told by its line.
 */
#include "config.h"

#include "hu-import-table.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-decode.h"
#include "hu-explain-edit.h"
#include "hu-file-limits.h"
#include "hu-game-file.h"
#include "hu-import-cells.h"
#include "hu-import-error.h"
#include "hu-import-text.h"
#include "hu-sheet.h"
#include "hu-table.h"
#include "hu-table-base.h"

#define ROUNDS_MOST 2       /* of reading; each finds HU_FAULTS_MAX faults */
#define FAULTS_TOLD_MOST 50

typedef struct
{
  GPtrArray             *rows;    /* HuTableRow; the heading first */
  GArray                *columns; /* HuSheetColumn */
  const HuImportProfile *profile;
  HuTableBase            base;
  GPtrArray             *units;   /* HuNode; NULL: that row is left out */
  GPtrArray             *faults;  /* char *; NULL: none in that row */
  GPtrArray             *english; /* the same in English; NULL: no row has any */
  GHashTable            *ids;     /* id → how often it was asked for */
  gint                   id, name, at, side; /* columns, or -1 */
} Work;

static void
unit_free (gpointer data)
{
  g_clear_pointer ((HuNode **) &data, hu_node_unref);
}

static void
work_clear (Work *work)
{
  g_clear_pointer (&work->rows, g_ptr_array_unref);
  g_clear_pointer (&work->columns, g_array_unref);
  g_clear_pointer (&work->units, g_ptr_array_unref);
  g_clear_pointer (&work->faults, g_ptr_array_unref);
  g_clear_pointer (&work->english, g_ptr_array_unref);
  g_clear_pointer (&work->ids, g_hash_table_unref);
  hu_table_base_clear (&work->base);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Work, work_clear)

static gboolean
refuse (GError            **error,
        HuImportErrorCode   code,
        const char         *what)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, (gint) code, what);

  return FALSE;
}

static const HuTableRow *
get_row (const Work *work,
         guint       row)
{
  return g_ptr_array_index (work->rows, row + 1);
}

static const char *
get_cell (const Work *work,
          guint       row,
          gint        column)
{
  return column >= 0 ? get_row (work, row)->cells[column] : "";
}

/* --- The heading --- */

/* The length of the first line, as far as any table goes: one with more columns is still told as a table, and then
 * refused. */
static gssize
measure_heading (const char *line)
{
  const char *at = line + strcspn (line, "\r\n,;\t");

  for (guint n = 1; n < HU_TABLE_COLUMNS_MOST && *at != '\0' && strchr (",;\t", *at) != NULL; n++)
    at += 1 + strcspn (at + 1, "\r\n,;\t");

  return at - line;
}

gboolean
hu_import_is_table (GBytes *bytes)
{
  g_autofree char *head = hu_import_dup_head (bytes);
  const char *line = head + strspn (head, "\r\n");
  g_autoptr(GPtrArray) rows = hu_table_parse (line, measure_heading (line), 0, NULL);
  const HuTableRow *row = rows != NULL && rows->len > 0 ? g_ptr_array_index (rows, 0) : NULL;
  guint n = 0;

  for (guint i = 0; row != NULL && i < row->n && n < 2; i++)
    {
      HuSheetColumn column;

      n += hu_sheet_find_column (row->cells[i], TRUE, &column) || hu_sheet_may_be_column (row->cells[i]);
    }

  return n >= 2;
}

static gboolean
read_heading (Work    *work,
              GError **error)
{
  const HuTableRow *row = work->rows->len > 0 ? g_ptr_array_index (work->rows, 0) : NULL;

  if (row == NULL)
    {
      g_autofree char *what = hu_explain_no_heading ();

      return hu_import_refuse_line (error, 1, what);
    }

  work->columns = hu_sheet_guess_headings (work->rows);
  work->id = hu_sheet_find_key (work->columns, "id");
  work->name = hu_sheet_find_key (work->columns, "name");
  work->at = hu_sheet_find_key (work->columns, "at");
  work->side = hu_sheet_find_key (work->columns, "side");
  if (work->side < 0)
    return refuse (error, HU_IMPORT_ERROR_FORMAT,
                   _("The table does not say whose its units are: it needs a column “side”, “player”, “army” or “nation”."));
  if (work->rows->len == 1)
    return hu_import_refuse_line (error, row->line, _("No unit stands below the heading. Write a row for each."));
  if (work->rows->len - 1 > HU_FILE_MAX_UNITS)
    return refuse (error, HU_IMPORT_ERROR_LIMIT, _("The table has more units than any game. It is not read."));

  return TRUE;
}

/* --- Units --- */

/* The id of the table, or one that is made of the name as it is shown; NULL: it is taken. */
static char *
dup_id (Work        *work,
        guint        row,
        const char  *name,
        char       **what)
{
  const char *own = get_cell (work, row, work->id);
  g_autofree char *slug = own[0] != '\0' ? g_strdup (own) : hu_import_slug (name, "unit");
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (work->ids, slug)) + 1;
  g_autofree char *id = g_strdup (slug);

  if (n > 1 && own[0] != '\0')
    {
      *what = hu_explain_id_taken (own);
      return NULL;
    }
  while (n > 1 && g_hash_table_contains (work->ids, id))
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", slug, n++);
    }
  g_hash_table_replace (work->ids, g_strdup (id), GUINT_TO_POINTER (1));
  g_hash_table_replace (work->ids, g_strdup (slug), GUINT_TO_POINTER (MAX (n - 1, 1)));

  return g_steal_pointer (&id);
}

/* The fault of the cells that name a side and a hex; NULL: there is none. */
static char *
check_place (const Work  *work,
             guint        row,
             const char **side)
{
  const char *word = get_cell (work, row, work->side), *at = get_cell (work, row, work->at);

  *side = hu_table_base_side (&work->base, word, work->profile);
  if (word[0] == '\0')
    return g_strdup (_("it does not say whose the unit is"));
  if (*side == NULL)
    /* Translators: a word of a table; the names of the two sides. */
    return g_strdup_printf (_("“%1$s” is neither of the two sides, “%2$s” and “%3$s”: say whose it is with a "
                              "profile, or in the table"),
                            word, hu_table_base_name (&work->base, HU_SIDE_FIRST),
                            hu_table_base_name (&work->base, HU_SIDE_SECOND));
  if (at[0] != '\0' && hu_location_parse (work->base.map, at, NULL) == HU_LOCATION_NONE)
    /* Translators: %s is a word of a table. */
    return g_strdup_printf (_("“%s” is not a hex of the map"), at);

  return NULL;
}

static HuNode *
make_unit (Work  *work,
           guint  row,
           char **what)
{
  const char *side = NULL;
  g_autofree char *id = NULL;
  g_autofree char *name = hu_import_clean (get_cell (work, row, work->name));
  HuNode *unit;

  *what = hu_table_row_dup_fault (get_row (work, row));
  if (*what == NULL)
    *what = check_place (work, row, &side);
  id = *what == NULL ? dup_id (work, row, name, what) : NULL;
  if (id == NULL)
    return NULL;

  unit = hu_node_new_object ();
  hu_node_put (&unit, "id", hu_node_new_text (id));
  hu_node_put (&unit, "name", hu_node_new_text (name[0] != '\0' ? name : id));
  hu_node_put (&unit, "side", hu_node_new_text (side));
  hu_node_put (&unit, "at", hu_node_new_null ());
  for (gint i = 0; i < (gint) work->columns->len && *what == NULL; i++)
    {
      const HuSheetColumn *column = &g_array_index (work->columns, HuSheetColumn, i);
      const char *cell = get_cell (work, row, i);

      if (column->field != NULL && cell[0] != '\0' && i != work->id && i != work->name && i != work->side)
        *what = hu_sheet_put_cell (work->base.sides, column, cell, &unit);
    }
  if (*what != NULL)
    g_clear_pointer (&unit, hu_node_unref);

  return unit;
}

static void
make_units (Work *work)
{
  work->units = g_ptr_array_new_with_free_func (unit_free);
  work->faults = g_ptr_array_new_with_free_func (g_free);
  work->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint row = 0; row + 1 < work->rows->len; row++)
    {
      char *what = NULL;

      g_ptr_array_add (work->units, make_unit (work, row, &what));
      g_ptr_array_add (work->faults, what);
    }
}

/* --- The game --- */

static HuNode *
make_game (const Work *work)
{
  HuNode *game = hu_node_from_json ("{\"format\":\"" HU_FORMAT_1 "\",\"title\":\"\",\"map\":{},"
                                    "\"calendar\":{\"turns\":1,\"player_turns\":[]},\"start\":{},\"rules\":{},\"log\":[]}");
  GPtrArray *units = g_ptr_array_new (), *turns = g_ptr_array_new ();
  g_autoptr(HuNode) list = NULL;
  HuNode *changed;

  for (guint i = 0; i < HU_N_SIDES; i++)
    {
      HuNode *turn = hu_node_new_object ();
      GPtrArray *phases = g_ptr_array_new ();

      g_ptr_array_add (phases, hu_node_new_text ("Play"));
      hu_node_put (&turn, "side", hu_node_ref (hu_node_find (hu_node_get_element (work->base.sides, i), "id")));
      hu_node_put (&turn, "phases", hu_node_new_list_take (phases));
      g_ptr_array_add (turns, turn);
    }
  list = hu_node_new_list_take (turns);
  changed = hu_node_with_at (game, "/calendar/player_turns", list);
  hu_node_unref (game);
  for (guint i = 0; i < work->units->len; i++)
    if (work->units->pdata[i] != NULL)
      g_ptr_array_add (units, hu_node_ref (work->units->pdata[i]));
  hu_node_put (&changed, "sides", hu_node_ref (work->base.sides));
  hu_node_put (&changed, "units", hu_node_new_list_take (units));

  return changed;
}

/* The row of the @n-th unit that is left; -1: there is none. */
static gint
find_row (const Work *work,
          guint64     n)
{
  for (guint i = 0; i < work->units->len; i++)
    if (work->units->pdata[i] != NULL && n-- == 0)
      return (gint) i;

  return -1;
}

/* Takes the rows out that the reader finds at fault; FALSE: it is something else. */
static gboolean
take_out (Work           *work,
          const HuFaults *faults)
{
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    {
      const HuFault *fault = hu_faults_get (faults, i);
      gint row = g_str_has_prefix (fault->pointer, "/units/")
                   ? find_row (work, g_ascii_strtoull (fault->pointer + strlen ("/units/"), NULL, 10)) : -1;

      if (fault->warning || row < 0)
        continue;
      if (work->faults->pdata[row] == NULL)
        work->faults->pdata[row] = hu_explain_fault (fault->what, fault->remedy);
      g_array_append_val (rows, row);
    }
  for (guint i = 0; i < rows->len; i++)
    g_clear_pointer ((HuNode **) &work->units->pdata[g_array_index (rows, gint, i)], hu_node_unref);

  return rows->len > 0;
}

static HuGameFile *
read_game (Work    *work,
           GError **error)
{
  for (guint round = 0; round < ROUNDS_MOST; round++)
    {
      g_autoptr(HuNode) draft = make_game (work);
      g_autoptr(HuFaults) faults = hu_faults_new ();
      HuGameFile *game = hu_game_file_read (draft, work->base.map, faults);

      if (game != NULL)
        return game;
      if (!take_out (work, faults))
        {
          refuse (error, HU_IMPORT_ERROR_FORMAT, hu_faults_get (faults, 0)->what);
          return NULL;
        }
    }
  refuse (error, HU_IMPORT_ERROR_FORMAT,
          _("More than 50 rows of the table have faults. Correct them, and import the table again."));

  return NULL;
}

/* Finds the faults once more, since a draft is English; those who read it word them. */
static void
find_in_english (Work *work)
{
  Work again = *work;
  g_autoptr(HuGameFile) game = NULL;
  locale_t before;

  if (!g_ptr_array_find (work->units, NULL, NULL))
    return;

  before = hu_explain_begin_english ();
  make_units (&again);
  game = read_game (&again, NULL);
  hu_explain_end_english (before);
  work->english = again.faults;
  g_ptr_array_unref (again.units);
  g_hash_table_unref (again.ids);
}

/* --- The report --- */

/* Gives @unit all that the table says of it, but for its place among the units. */
static void
exchange (HuUnit *unit,
          HuUnit *read)
{
  HuUnit before = *unit;

  *unit = *read;
  *read = before;
}

/* Takes the rows one by one; the units of @read (in the order of the rows) have what the table says of them. */
static void
count_rows (const Work *work,
            HuImport   *import,
            HuScenario *read)
{
  GHashTable *index = import->scenario->unit_index;
  guint n = 0;

  for (guint row = 0; row < work->units->len; row++)
    {
      HuUnit *unit = work->units->pdata[row] != NULL ? g_ptr_array_index (read->units, n++) : NULL;

      if (unit == NULL)
        hu_import_take (import, get_cell (work, row, work->name), HU_IMPORT_LEFT_OUT, HU_SIDE_NONE, HU_HEX_NONE,
                        N_("its row has a fault"));
      else if (unit->at != HU_HEX_NONE)
        exchange (hu_import_take (import, unit->name, HU_IMPORT_UNIT, unit->side, unit->at, N_("as the table says")), unit);
      else
        exchange (hu_import_take (import, unit->name, HU_IMPORT_OUTSIDE, unit->side, HU_HEX_NONE, N_("the table names no hex")),
                  unit);
    }
  /* The units have other ids now. */
  g_hash_table_remove_all (index);
  for (guint i = 0; i < import->scenario->units->len; i++)
    g_hash_table_insert (index, ((HuUnit *) import->scenario->units->pdata[i])->id, GUINT_TO_POINTER (i + 1));
}

static gboolean
is_empty (const Work *work,
          guint       column)
{
  for (guint i = 0; i < work->rows->len; i++)
    if (((const HuTableRow *) work->rows->pdata[i])->cells[column][0] != '\0')
      return FALSE;

  return TRUE;
}

static void
say_columns (const Work *work,
             HuImport   *import)
{
  const HuTableRow *headings = g_ptr_array_index (work->rows, 0);
  g_autoptr(GPtrArray) left = g_ptr_array_new_with_free_func (g_free);
  guint n;
  g_autofree char *list = NULL;

  for (guint i = 0; i < headings->n; i++)
    if (g_array_index (work->columns, HuSheetColumn, i).field == NULL && !is_empty (work, i))
      g_ptr_array_add (left, hu_import_clean (headings->cells[i]));
  n = left->len;
  if (n == 0)
    return;

  g_ptr_array_add (left, NULL);
  list = g_strjoinv (", ", (char **) left->pdata);
  /* Translators: headings of columns, with commas between them. */
  HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: the column %s.", "Not read: the columns %s.", n), list));
  import->unread = TRUE;
}

/* Nobody was asked, so what was guessed is told. */
static void
say_guesses (const Work *work,
             HuImport   *import)
{
  const HuTableRow *headings = g_ptr_array_index (work->rows, 0);
  g_autoptr(GArray) sure = hu_sheet_match_headings ((const char * const *) headings->cells, headings->n);
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint i = 0; i < headings->n; i++)
    {
      const HuSheetColumn *column = &g_array_index (work->columns, HuSheetColumn, i);
      g_autofree char *heading = NULL;

      if (column->field == NULL || g_array_index (sure, HuSheetColumn, i).field == column->field)
        continue;
      heading = hu_import_clean (headings->cells[i]);
      g_string_append_printf (list, "%s%s = %s", list->len > 0 ? ", " : "", heading, column->field->key);
    }
  if (list->len == 0)
    return;

  /* Translators: %s is a list as "nat = side, designation = name": headings of a table, and keys of a game file. */
  HU_IMPORT_SAY (import, g_strdup_printf (_("Columns, guessed: %s."), list->str));
  import->unread = TRUE;
}

static void
say_fault (const Work *work,
           HuImport   *import,
           guint       row)
{
  guint line = get_row (work, row)->line;
  HuImportSentence sentence = { .shown = hu_explain_table_line (line, work->faults->pdata[row]) };
  locale_t before = hu_explain_begin_english ();

  sentence.english = hu_explain_table_line (line, work->english->pdata[row]);
  hu_explain_end_english (before);
  hu_import_add_sentence (import, sentence);
}

static void
say_all (const Work *work,
         HuImport   *import,
         gboolean    guessed)
{
  const HuGrid *grid = work->base.map->grid;
  guint n_faults = 0;

  if (work->base.title != NULL)
    /* Translators: %s is the title of a game. */
    HU_IMPORT_SAY (import, g_strdup_printf (work->base.named
                                              ? _("The map is that of “%s”, whose sides have no names: the table names them.")
                                              : _("Map and sides are those of “%s”."), work->base.title));
  else
    HU_IMPORT_SAY (import, g_strdup_printf (_("The table has no map. A map of %1$d × %2$d hexes was made, just large enough for "
                                              "the hexes that it names."), grid->columns, grid->rows));
  if (guessed)
    HU_IMPORT_SAY (import, g_strdup (_("The table is not UTF-8: it was read as Windows-1252.")));
  say_guesses (work, import);
  say_columns (work, import);
  for (guint row = 0; row < work->faults->len; row++)
    if (work->faults->pdata[row] != NULL && n_faults++ < FAULTS_TOLD_MOST)
      say_fault (work, import, row);
  if (n_faults > FAULTS_TOLD_MOST)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("%u further row has a fault.", "%u further rows have faults.",
                                                      n_faults - FAULTS_TOLD_MOST), n_faults - FAULTS_TOLD_MOST));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
}

/* --- All of it --- */

static HuImport *
make_import (Work       *work,
             HuScenario *read,
             GFile      *file,
             gboolean    guessed)
{
  HuImport *import = hu_import_new (work->base.map);

  for (guint i = 0; i < HU_N_SIDES; i++)
    hu_scenario_set_side (import->scenario, (HuSide) i, read->sides[i].id, read->sides[i].name, read->sides[i].color);
  count_rows (work, import, read);
  say_all (work, import, guessed);
  hu_import_title_by_file (import, file);
  hu_import_finish (import);

  return import;
}

HuImport *
hu_import_table (GBytes                 *bytes,
                 GFile                  *file,
                 GPtrArray              *others,
                 const HuImportProfile  *profile,
                 GError                **error)
{
  g_auto(Work) work = { .profile = profile };
  gboolean guessed;
  g_autofree char *text = hu_decode_text (bytes, &guessed, error);
  g_autoptr(HuGameFile) game = NULL;

  work.rows = text != NULL ? hu_table_read (text, -1, error) : NULL;
  if (work.rows == NULL || !read_heading (&work, error))
    return NULL;

  for (guint i = 1; work.at >= 0 && i < work.rows->len; i++)
    g_strstrip (((HuTableRow *) work.rows->pdata[i])->cells[work.at]);
  if (!hu_table_base_init (&work.base, others, work.rows, work.at, work.side, profile, error))
    return NULL;

  make_units (&work);
  game = read_game (&work, error);
  if (game == NULL)
    return NULL;

  find_in_english (&work);

  return make_import (&work, game->scenario, file, guessed);
}
