/*
 * A game of a module, as the scene on which its log is replayed.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-vassal-work.h"

static char *
dup_name (const HuVassalWork *work,
          const HuVassalLook *look)
{
  return g_strdup (look->masked && !work->choice->reveal ? "?" : look->name[0] != '\0' ? look->name : look->basic);
}

static gboolean
is_on_map (HuVassalScene       *scene,
           const HuVassalPiece *piece)
{
  const HuVassalWork *work = scene->data;

  return g_strcmp0 (hu_vassal_piece_stand (piece)->map, work->map->name) == 0;
}

static HuHex
find_hex (HuVassalScene       *scene,
          const HuVassalPiece *piece)
{
  return _hu_vassal_find_hex (scene->data, piece);
}

static gboolean
is_dead (HuVassalScene *scene,
         const char    *window)
{
  const HuVassalWork *work = scene->data;
  g_autofree char *folded = hu_import_fold (window != NULL ? window : "");

  return work->profile != NULL && g_hash_table_contains (work->profile->dead, folded);
}

static char *
take (HuVassalScene       *scene,
      HuImport            *import,
      const HuVassalPiece *piece)
{
  g_autoptr(HuVassalLook) look = hu_vassal_look_new (piece->types, piece->states, scene->table->properties);
  HuVassalKnown known;

  _hu_vassal_take_piece (scene->data, import, piece, look, HU_HEX_NONE, &known);

  return dup_name (scene->data, look);
}

/* On another board the same pixels are other hexes. */
static gboolean
check (HuVassalScene  *scene,
       guint           log,
       GError        **error)
{
  const HuVassalWork *work = scene->data;
  const char *other;

  if (_hu_vassal_is_same_board (work, scene->table, &other))
    return TRUE;

  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
               /* Translators: the number of a log, the names of two map boards. */
               _("Log %1$u is played on the board “%2$s”, and the game before it on “%3$s”. Leave that log out."), log, other,
               work->board->name);

  return FALSE;
}

gboolean
_hu_vassal_run_log (HuVassalWork  *work,
                    HuImport      *import,
                    GError       **error)
{
  HuVassalScene scene = { work, work->table, work->choice->next, is_on_map, find_hex, is_dead, take, check };
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < work->looks->len; i++)
    g_ptr_array_add (names, dup_name (work, g_ptr_array_index (work->looks, i)));

  return _hu_vassal_replay (&scene, import, work->pieces, names, error);
}
