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

static HuHex
find_hex (const HuVassalWork          *work,
          const HuVassalPiece *piece)
{
  const HuVassalPiece *stand = hu_vassal_piece_stand (piece);
  double x = (double) stand->x - work->left, y = (double) stand->y - work->top;

  if (stand->kind == HU_VASSAL_DECK)
    return HU_HEX_NONE;

  return hu_vassal_hexes_find (work->hexes, work->reversed ? work->hexes->width - x : x,
                               work->reversed ? work->hexes->height - y : y);
}

/* A masked counter comes as “?”: everybody at the table knows its side, and nothing else. */
static void
take_pieces (HuVassalWork     *work,
             HuImport *import,
             guint     known_by[HU_VASSAL_THIRD + 1])
{
  for (guint i = 0; i < work->pieces->len; i++)
    {
      const HuVassalLook *look = g_ptr_array_index (work->looks, i);
      const char *name = look->masked ? "?" : look->name[0] != '\0' ? look->name : look->basic;
      HuVassalKnown known;
      HuSide side = hu_vassal_sides_find (work->sides, look, &known);
      HuHex hex = find_hex (work, g_ptr_array_index (work->pieces, i));

      if (hu_vassal_sides_is_marker (work->sides, look))
        {
          hu_import_take (import, name, HU_IMPORT_MARKER, HU_SIDE_NONE, hex, _("marker by the palette"));
          continue;
        }
      if (hex == HU_HEX_NONE)
        {
          hu_import_take (import, name, HU_IMPORT_OUTSIDE, side, hex,
                          side != HU_SIDE_NONE ? _("stands outside the hexes") : _("outside the hexes, side not known"));
          continue;
        }
      hu_import_take (import, name, side != HU_SIDE_NONE ? HU_IMPORT_UNIT : HU_IMPORT_LEFT_OUT, side, hex,
                      _hu_vassal_word_known (known));
      known_by[known]++;
    }
}

/* --- All of it --- */

void
_hu_vassal_name_sides (const HuVassalSides *sides,
                       HuScenario          *scenario)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_import_clean (hu_vassal_sides_get_name (sides, (HuSide) side));
      g_autofree char *slug = hu_import_slug (name, side == HU_SIDE_FIRST ? "first" : "second");
      g_autofree char *other = g_strconcat (slug, "-2", NULL);
      gboolean taken = g_str_equal (slug, "both") ||
                       (side == HU_SIDE_SECOND && g_str_equal (slug, scenario->sides[HU_SIDE_FIRST].id));

      hu_scenario_set_side (scenario, (HuSide) side, taken ? other : slug, name, NULL);
    }
}

static HuImport *
make_draft (HuVassalWork  *work,
            HuZip *save,
            guint  n_bad)
{
  HuMap *map = hu_map_new (work->hexes->hexes);
  HuImport *import = hu_import_new (map);
  guint known_by[HU_VASSAL_THIRD + 1] = { 0 };

  hu_map_unref (map);
  _hu_vassal_name_sides (work->sides, import->scenario);
  g_free (import->scenario->title);
  import->scenario->title = hu_import_clean (work->module->name);
  take_pieces (work, import, known_by);
  _hu_vassal_say (work, import, save, known_by, n_bad);
  hu_import_finish (import);

  return import;
}

static gboolean
read_save (HuVassalWork    *work,
           HuZip   *save,
           guint   *n_bad,
           GError **error)
{
  g_autoptr(GBytes) bytes = hu_zip_read (save, "savedGame", error);
  g_autofree char *text = bytes != NULL ? hu_vassal_save_open (bytes, n_bad, error) : NULL;

  work->table = text != NULL ? hu_vassal_table_new (text, error) : NULL;

  return work->table != NULL;
}

HuImport *
hu_import_vassal (HuZip                 *save,
                  HuZip                 *module,
                  const HuImportProfile *profile,
                  const HuVassalChoice  *choice,
                  GError               **error)
{
  g_auto(HuVassalWork) work = { .zip = module };
  g_autoptr(GBytes) build = NULL;
  guint n_bad = 0;

  if (module == NULL)
    {
      g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING,
                           _("A save does not say where its hexes lie: give its module (.vmod) as well, with --module."));
      return NULL;
    }
  if (save != NULL && !read_save (&work, save, &n_bad, error))
    return NULL;
  build = hu_zip_read (module, hu_zip_has (module, "buildFile.xml") ? "buildFile.xml" : "buildFile", error);
  work.module = build != NULL ? hu_vassal_module_new (build, error) : NULL;
  if (work.module == NULL || !_hu_vassal_find_board (&work, profile, choice, error))
    return NULL;

  gather (&work);
  work.sides = hu_vassal_sides_new (work.module, profile, work.looks);

  return make_draft (&work, save, n_bad);
}
