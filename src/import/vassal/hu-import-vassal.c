/*
 * The way from a save and its module to a draft.
 */
#include "config.h"

#include "hu-import-vassal.h"

#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-vassal-save.h"
#include "hu-vassal-work.h"

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
  _hu_vassal_say (work, import, save, n_bad);
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
