/*
 * The way from a save and its module to a draft.
 *
 * What the report says of a module and its save.
 */
#include "config.h"

#include "hu-import-vassal.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "hu-import-error.h"
#include "hu-vassal-save.h"
#include "hu-vassal-work.h"

/* --- What the import says --- */

const char *
_hu_vassal_word_known (HuVassalKnown known)
{
  static const char * const words[] = {
    [HU_VASSAL_KNOWN_MARK] = N_("side by a value of the counter"),
    [HU_VASSAL_KNOWN_PROTOTYPE] = N_("side by its prototype"),
    [HU_VASSAL_KNOWN_PALETTE] = N_("side by the palette"),
    [HU_VASSAL_KNOWN_PICTURE] = N_("side by picture and name in the palette"),
    [HU_VASSAL_KNOWN_NAME] = N_("side by its name"),
    [HU_VASSAL_KNOWN_FACE] = N_("side by its picture"),
    [HU_VASSAL_KNOWN_FOLDER] = N_("side by the name of its picture"),
    [HU_VASSAL_UNKNOWN] = N_("side not known"),
    [HU_VASSAL_THIRD] = N_("of a third side"),
  };

  return words[known];
}

/* The text of an element of `moduledata`, or NULL. */
static char *
find_text (GBytes     *bytes,
           const char *element)
{
  g_autofree char *open = g_strdup_printf ("<%s>", element);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  const char *from = g_strstr_len (data, (gssize) length, open), *to;

  if (from == NULL)
    return NULL;
  from += strlen (open);
  to = g_strstr_len (from, (gssize) (length - (gsize) (from - data)), "</");
  if (to == NULL || !g_utf8_validate (from, to - from, NULL))
    return NULL;

  return g_strndup (from, (gsize) (to - from));
}

static GBytes *
read_data (HuZip *save)
{
  return save != NULL && hu_zip_has (save, "moduledata") ? hu_zip_read (save, "moduledata", NULL) : NULL;
}

char *
hu_vassal_dup_module_name (HuZip *zip)
{
  g_autoptr(GBytes) data = read_data (zip);
  g_autoptr(HuVassalModule) module = NULL;

  if (data != NULL || !hu_vassal_is_module (zip))
    return data != NULL ? find_text (data, "name") : NULL;

  /* A module may have no more than its build file. */
  data = hu_zip_read (zip, hu_zip_has (zip, "buildFile.xml") ? "buildFile.xml" : "buildFile", NULL);
  module = data != NULL ? hu_vassal_module_new (data, NULL) : NULL;

  return module != NULL ? g_strdup (module->name) : NULL;
}

/* The save may be of another module, or of another version of it. */
static void
say_module (const HuVassalWork *work,
            HuImport   *import,
            HuZip      *save)
{
  g_autoptr(GBytes) data = read_data (save);
  g_autofree char *name = data != NULL ? find_text (data, "name") : NULL;
  g_autofree char *version = data != NULL ? find_text (data, "version") : NULL;

  if (name != NULL && g_strcmp0 (name, work->module->name) != 0)
    /* Translators: the name of a module, that of another. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("The save is of the module “%1$s”, and this one is called “%2$s”. Where few "
                                              "counters are recognised, give the other module."), name, work->module->name));
  else if (version != NULL && g_strcmp0 (version, work->module->version) != 0)
    /* Translators: two numbers of versions. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("The save is of version %1$s of the module, and this one is version %2$s."),
                                            version, work->module->version));
}

static void
say_hexes (const HuVassalWork *work,
           HuImport   *import)
{
  const HuGrid *grid = work->hexes->hexes;
  char name[HU_HEX_NAME_MAX];
  HuHex first = 0;

  if (!work->hexes->renamed)
    {
      /* Translators: how many columns and rows. */
      HU_IMPORT_SAY (import, g_strdup_printf (work->hexes->grid->numbers != NULL
                                                ? _("Hexes: %1$d × %2$d, numbered as on the board.")
                                                : _("Hexes: %1$d × %2$d; the board has no numbers, so they begin at 0101."),
                                              grid->columns, grid->rows));
      return;
    }
  while (!hu_grid_has (grid, first))
    first++;
  import->unread = TRUE;
  /* Translators: how many columns and rows, the name of a hex on the board, and here. */
  HU_IMPORT_SAY (import, g_strdup_printf (_("Hexes: %1$d × %2$d. They are renumbered: the board says %3$s, here %4$s."),
                                          grid->columns, grid->rows, work->hexes->example,
                                          hu_grid_format (grid, first, name)));
}

static gint
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

void
_hu_vassal_say_commands (const HuVassalTable *table,
                         HuImport            *import)
{
  g_autofree char *turn = table->turn != NULL ? hu_import_clean (table->turn) : NULL;
  g_autofree const char **words = NULL;
  guint n;

  /* The turn counter is of free form: it is shown, and sets no turn. */
  HU_IMPORT_SAY (import, turn != NULL && turn[0] != '\0' ? g_strdup_printf (_("Turn: “%s” in the file."), turn)
                                                          : g_strdup (_("Turn: not in the file.")));
  words = (const char **) g_hash_table_get_keys_as_array (table->ignored, &n);
  if (n > 0)
    {
      g_autoptr(GString) some = g_string_new (NULL);

      qsort (words, n, sizeof *words, compare_words);
      for (guint i = 0; i < MIN (n, 6); i++)
        {
          g_autofree char *word = hu_import_clean (words[i]);

          g_string_append_printf (some, "%s%s", i > 0 ? ", " : "", word);
        }
      /* Translators: how many kinds of command, the names of some. */
      HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %1$u kind of command (%2$s).",
                                                        "Not read: %1$u kinds of command (%2$s%3$s).", n), n, some->str,
                                              n > 6 ? "…" : ""));
    }
  if (table->n_unknown > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u command about a counter or a place that is not there.",
                                                      "Not read: %u commands about counters or places that are not there.",
                                                      table->n_unknown), table->n_unknown));
}

static void
say_rest (const HuVassalWork *work,
          HuImport   *import,
          guint       n_bad)
{
  guint n_boards = 0;

  if (work->table != NULL)
    _hu_vassal_say_commands (work->table, import);
  if (work->n_elsewhere > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u counter in other windows.",
                                                      "Not read: %u counters in other windows.", work->n_elsewhere),
                                            work->n_elsewhere));
  for (guint i = 0; work->table != NULL && i < work->table->boards->len; i++)
    n_boards += g_str_equal (g_array_index (work->table->boards, HuVassalPlaced, i).map, work->map->name);
  if (n_boards > 1)
    {
      import->unread = TRUE;
      /* Translators: the name of a board. */
      HU_IMPORT_SAY (import, g_strdup_printf (_("Not read: other boards beside “%s”."),
                                              work->board->name));
    }
  if (n_bad > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u byte that is no text.",
                                                      "Not read: %u bytes that are no text.", n_bad), n_bad));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
}

gboolean
hu_vassal_is_save (HuZip *zip)
{
  return hu_zip_has (zip, "savedGame");
}

gboolean
hu_vassal_is_module (HuZip *zip)
{
  return hu_zip_has (zip, "buildFile.xml") || hu_zip_has (zip, "buildFile");
}

static void
work_clear (HuVassalWork *work)
{
  g_clear_pointer (&work->module, hu_vassal_module_free);
  g_clear_pointer (&work->table, hu_vassal_table_free);
  g_clear_pointer (&work->hexes, hu_vassal_hexes_free);
  g_clear_pointer (&work->sides, hu_vassal_sides_free);
  g_clear_pointer (&work->pieces, g_ptr_array_unref);
  g_clear_pointer (&work->looks, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuVassalWork, work_clear)

/* --- The counters --- */

static void
gather (HuVassalWork *work)
{
  work->pieces = g_ptr_array_new ();
  work->looks = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_vassal_look_free);
  for (guint i = 0; work->table != NULL && i < work->table->order->len; i++)
    {
      HuVassalPiece *piece = g_ptr_array_index (work->table->order, i);

      if (piece->kind != HU_VASSAL_PIECE || g_hash_table_lookup (work->table->pieces, piece->id) != piece)
        continue;
      if (g_strcmp0 (hu_vassal_piece_stand (piece)->map, work->map->name) != 0)
        {
          work->n_elsewhere++;
          continue;
        }
      g_ptr_array_add (work->pieces, piece);
      g_ptr_array_add (work->looks, hu_vassal_look_new (piece->types, piece->states, work->table->properties));
    }
}

HuHex
_hu_vassal_find_hex (const HuVassalWork  *work,
                     const HuVassalPiece *piece)
{
  const HuVassalPiece *stand = hu_vassal_piece_stand (piece);
  double x = (double) stand->x - work->left, y = (double) stand->y - work->top;

  if (stand->kind == HU_VASSAL_DECK || g_strcmp0 (stand->map, work->map->name) != 0)
    return HU_HEX_NONE;

  return hu_vassal_hexes_find (work->hexes, work->reversed ? work->hexes->width - x : x,
                               work->reversed ? work->hexes->height - y : y);
}

/* A masked counter comes as “?”: everybody at the table knows its side, and nothing else. */
void
_hu_vassal_take_piece (const HuVassalWork  *work,
                       HuImport            *import,
                       const HuVassalPiece *piece,
                       const HuVassalLook  *look,
                       HuHex                hex,
                       HuVassalKnown       *known)
{
  gint nation;
  HuSide side = hu_vassal_sides_find (work->sides, look, known, &nation);
  HuImportCounter counter = {
    .name = look->masked && !work->choice->reveal ? "?" : look->name[0] != '\0' ? look->name : look->basic,
    .side = side, .hex = hex, .nation = (guint) (nation + 1), .masked = look->masked, .key = piece->id,
  };

  if (hu_vassal_sides_is_marker (work->sides, look))
    {
      counter.as = HU_IMPORT_MARKER;
      counter.side = HU_SIDE_NONE;
      counter.nation = 0;
      counter.why = N_("marker by the palette");
    }
  else if (counter.hex == HU_HEX_NONE)
    {
      counter.as = HU_IMPORT_OUTSIDE;
      counter.why = side != HU_SIDE_NONE ? N_("stands outside the hexes") : N_("outside the hexes, side not known");
    }
  else
    {
      counter.as = side != HU_SIDE_NONE ? HU_IMPORT_UNIT : HU_IMPORT_LEFT_OUT;
      counter.why = _hu_vassal_word_known (*known);
    }
  hu_import_take_counter (import, &counter);
}

static void
take_pieces (const HuVassalWork *work,
             HuImport           *import)
{
  for (guint i = 0; i < work->pieces->len; i++)
    {
      const HuVassalPiece *piece = g_ptr_array_index (work->pieces, i);
      const HuVassalLook *look = g_ptr_array_index (work->looks, i);
      HuHex hex = _hu_vassal_find_hex (work, piece);
      HuVassalKnown known;

      _hu_vassal_take_piece (work, import, piece, look, hex, &known);
    }
}

void
_hu_vassal_add_keys (const HuVassalTable *table,
                     HuImport            *import)
{
  GHashTableIter iter;
  gpointer piece;

  g_hash_table_iter_init (&iter, table->pieces);
  while (g_hash_table_iter_next (&iter, NULL, &piece))
    if (((HuVassalPiece *) piece)->kind == HU_VASSAL_PIECE)
      hu_import_add_key (import, ((HuVassalPiece *) piece)->id);
}

/* --- All of it --- */

void
_hu_vassal_name_sides (const HuVassalSides *sides,
                       HuImport            *import)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_import_name_side (import, (HuSide) side, hu_vassal_sides_get_name (sides, (HuSide) side));
  for (guint i = 0; i < hu_vassal_sides_get_n (sides); i++)
    {
      HuSide side;
      const char *name = hu_vassal_sides_get_nation (sides, i, &side);

      hu_import_add_nation (import, name, side);
    }
}

static HuImport *
make_draft (HuVassalWork  *work,
            HuZip         *save,
            guint          n_bad,
            GError       **error)
{
  HuMap *map = hu_map_new (work->hexes->hexes);
  g_autoptr(HuImport) import = hu_import_new (map);

  hu_map_unref (map);
  _hu_vassal_name_sides (work->sides, import);
  g_free (import->scenario->title);
  import->scenario->title = hu_import_clean (work->module->name);
  import->kind = hu_import_clean (work->module->name);
  import->version = hu_import_clean (work->module->version);
  take_pieces (work, import);
  _hu_vassal_add_boards (work, import);
  /* The lines of the report that are not numbers. */
  say_module (work, import, save);
  _hu_vassal_doubt_board (work, import);
  say_hexes (work, import);
  hu_import_say_as_chosen (import, hu_import_word_units);
  say_rest (work, import, n_bad);
  if (work->table != NULL && !_hu_vassal_run_log (work, import, error))
    return NULL;
  if (work->table != NULL)
    _hu_vassal_add_keys (work->table, import);
  hu_import_finish (import);

  return g_steal_pointer (&import);
}

HuVassalTable *
_hu_vassal_read_table (HuZip   *save,
                       guint   *n_bad,
                       GError **error)
{
  g_autofree char *text = hu_vassal_save_read (save, n_bad, error);

  return text != NULL ? hu_vassal_table_new (text, error) : NULL;
}

HuImport *
hu_import_vassal (HuZip                 *save,
                  HuZip                 *module,
                  const HuImportProfile *profile,
                  const HuVassalChoice  *choice,
                  GError               **error)
{
  g_auto(HuVassalWork) work = { .zip = module, .choice = choice, .profile = profile };
  g_autoptr(GBytes) build = NULL;
  guint n_bad = 0;

  if (module == NULL)
    {
      g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MODULE,
                           _("A save does not say where its hexes lie: its module (.vmod) is needed as well."));
      return NULL;
    }
  work.table = save != NULL ? _hu_vassal_read_table (save, &n_bad, error) : NULL;
  if (save != NULL && work.table == NULL)
    return NULL;
  build = hu_zip_read (module, hu_zip_has (module, "buildFile.xml") ? "buildFile.xml" : "buildFile", error);
  work.module = build != NULL ? hu_vassal_module_new (build, error) : NULL;
  if (work.module == NULL || !_hu_vassal_find_board (&work, profile, choice, error))
    return NULL;

  gather (&work);
  work.sides = hu_vassal_sides_new (work.module, profile, work.looks, choice->fronts);

  return make_draft (&work, save, n_bad, error);
}
