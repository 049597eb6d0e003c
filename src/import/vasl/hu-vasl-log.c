/*
 * The log of a game of VASL.  A counter passes each hex to which it is moved, since a side gains Control in passing (26.11).
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"

/* A save on its boards. */
typedef struct
{
  HuVaslSave *work;
  HuVaslPlay *play;
  const HuMap *map;
} Game;

static gboolean
is_on_map (HuVassalScene       *scene,
           const HuVassalPiece *piece)
{
  const Game *game = scene->data;

  return g_strcmp0 (hu_vassal_piece_stand (piece)->map, game->work->map) == 0;
}

static HuHex
find_hex (HuVassalScene       *scene,
          const HuVassalPiece *piece)
{
  const Game *game = scene->data;

  return is_on_map (scene, piece) ? _hu_vasl_find_hex (game->play, piece) : HU_HEX_NONE;
}

static gboolean
find_storey (HuVassalScene       *scene,
             const HuVassalPiece *piece,
             HuStorey            *storey)
{
  const Game *game = scene->data;
  HuHex hex = find_hex (scene, piece);

  return hex == HU_HEX_NONE || _hu_vasl_find_storey (game->map, hex, piece, scene->table->properties, storey);
}

static gboolean
is_dead (HuVassalScene *scene,
         const char    *window)
{
  return window != NULL && _hu_vasl_is_casualties (window);
}

static char *
dup_name (const HuVaslSave    *work,
          const HuVaslCounter *counter)
{
  return g_strdup (counter->look->masked && !work->reveal ? "?" : counter->name);
}

static char *
take (HuVassalScene       *scene,
      HuImport            *import,
      const HuVassalPiece *piece)
{
  const Game *game = scene->data;
  HuVaslCounter *counter = _hu_vasl_counter_new (piece, scene->table->properties, game->work->profile);

  g_ptr_array_add (game->work->counters, counter);
  _hu_vasl_take_counter (game->work, import, counter, HU_HEX_NONE);

  return dup_name (game->work, counter);
}

/* What is broken gains no Control. */
static guint
find_states (HuVassalScene       *scene,
             const HuVassalPiece *piece)
{
  const Game *game = scene->data;
  HuVaslCounter *counter = _hu_vasl_counter_new (piece, scene->table->properties, game->work->profile);
  guint states = game->work->reveal || !counter->look->masked ? counter->states : 0;

  _hu_vasl_counter_free (counter);

  return states;
}

static gboolean
lies_alike (const HuVaslInPlay *one,
            const HuVaslInPlay *other)
{
  return g_ascii_strcasecmp (one->name, other->name) == 0 && one->column == other->column && one->row == other->row &&
         one->reversed == other->reversed && one->cropped == other->cropped &&
         (!one->cropped || (one->x == other->x && one->y == other->y && one->width == other->width &&
                            one->height == other->height));
}

/* On other boards the same pixels are other hexes. */
static gboolean
check (HuVassalScene  *scene,
       guint           log,
       GError        **error)
{
  const Game *game = scene->data;
  g_autoptr(GArray) boards = scene->table->bd != NULL ? _hu_vasl_read_boards (scene->table->bd) : NULL;
  gboolean same = boards == NULL || boards->len == game->play->in_play->len;

  for (guint i = 0; same && boards != NULL && i < boards->len; i++)
    same = lies_alike (&g_array_index (boards, HuVaslInPlay, i), &g_array_index (game->play->in_play, HuVaslInPlay, i));
  if (!same)
    g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                 /* Translators: the number of a log. */
                 _("Log %u is played on other boards than the game before it. Leave that log out."), log);

  return same;
}

/* Counts the moves between hexes that do not touch: the log does not tell the hexes between them. */
static void
say_gaps (const Game *game,
          GArray     *at, /* HuHex: of each counter at the set-up; is changed */
          HuImport   *import)
{
  const HuMap *map = import->scenario->map;
  guint n_leaps = 0;

  while (at->len < game->work->counters->len)
    g_array_append_vals (at, &(HuHex) { HU_HEX_NONE }, 1);
  for (guint i = 0; i < import->steps->len; i++)
    {
      const HuImportStep *step = &g_array_index (import->steps, HuImportStep, i);
      gboolean is_unit = step->counter != G_MAXUINT &&
                         _hu_vasl_is_unit (g_ptr_array_index (game->work->counters, step->counter));
      HuHex *stands = is_unit ? &g_array_index (at, HuHex, step->counter) : NULL;

      if (!is_unit || step->states_set != 0)
        continue;
      n_leaps += step->to != HU_HEX_NONE && *stands != HU_HEX_NONE && hu_grid_distance (map->grid, *stands, step->to) > 1;
      *stands = step->to;
    }
  if (n_leaps > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("%u move leaps over hexes. The log does not tell which, so that Control is "
                                                      "not gained there in passing.",
                                                      "%u moves leap over hexes. The log does not tell which, so that Control is "
                                                      "not gained there in passing.", n_leaps), n_leaps));
  import->unread |= n_leaps > 0;
}

gboolean
_hu_vasl_run_log (HuVaslSave  *work,
                  HuVaslPlay  *play,
                  GPtrArray   *next,
                  HuImport    *import,
                  GError     **error)
{
  Game game = { work, play, import->scenario->map };
  HuVassalScene scene = { &game, work->table, next, is_on_map, find_hex, is_dead, take, check,
                          find_storey, find_states };
  g_autoptr(GPtrArray) pieces = g_ptr_array_new ();
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GArray) at = g_array_new (FALSE, FALSE, sizeof (HuHex));

  if (work->table->steps->len == 0 && (next == NULL || next->len == 0))
    return TRUE;

  for (guint i = 0; i < work->counters->len; i++)
    {
      const HuVaslCounter *counter = g_ptr_array_index (work->counters, i);

      HuHex hex = find_hex (&scene, counter->piece);

      g_ptr_array_add (pieces, (gpointer) counter->piece);
      g_array_append_val (at, hex);
      g_ptr_array_add (names, dup_name (work, counter));
    }
  hu_vassal_table_trail (work->table);
  if (!_hu_vassal_replay (&scene, import, pieces, names, error))
    return FALSE;
  say_gaps (&game, at, import);

  return TRUE;
}
