/*
 * The boards in play: which they are, and where they lie.
 *
 * The log of a game of VASL.  A counter passes each hex to which it is moved, since a side gains Control in passing (26.11).
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "hu-import-error.h"
#include "hu-vassal-piece.h"

#define EDGE 400        /* pixels around the boards */
#define PLACE_MOST 100  /* columns and rows of boards */
#define BOARDS_MOST 200
#define FIELDS_MOST 1000

static void
in_play_clear (gpointer data)
{
  HuVaslInPlay *in_play = data;

  g_free (in_play->name);
  g_clear_pointer (&in_play->changes, g_ptr_array_unref);
}

static gboolean
read_number (const char *text,
             gint64      least,
             gint64      most,
             gint       *number)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, least, most, &value, NULL))
    return FALSE;
  *number = (gint) value;

  return TRUE;
}

/* A leading small "r" turns the board round: "rb" is board b, and "RB" is a board of its own.  One is called so. */
static void
read_name (HuVaslInPlay *in_play,
           const char   *text)
{
  in_play->reversed = text[0] == 'r' && text[1] != '\0';
  in_play->name = hu_import_clean (in_play->reversed ? text + 1 : text);
}

static void
read_rest (HuVaslInPlay    *in_play,
           const GPtrArray *fields)
{
  gboolean changing = FALSE;

  for (guint i = 3; i < fields->len; i++)
    {
      const char *field = g_ptr_array_index (fields, i);

      in_play->n_overlays += g_str_equal (field, "OVR");
      if (g_str_equal (field, "OVR") || g_str_equal (field, "VER"))
        changing = FALSE;
      else if (g_str_equal (field, "ZOOM"))
        {
          double zoom = i + 1 < fields->len ? g_ascii_strtod (g_ptr_array_index (fields, i + 1), NULL) : 1.0;

          in_play->zoom = zoom >= 0.1 && zoom <= 10.0 ? zoom : 1.0;
          break;
        }
      else if (g_str_equal (field, "SSR"))
        changing = TRUE;
      else if (changing && field[0] != '\0')
        g_ptr_array_add (in_play->changes, hu_import_clean (field));
    }
}

/* A command repeats "bd", column, row, name and more for each board, with tabs between. */
GArray *
_hu_vasl_read_boards (const char *bd)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (HuVaslInPlay));
  g_auto(GStrv) parts = g_strsplit (bd, "bd\t", BOARDS_MOST + 1);

  g_array_set_clear_func (boards, in_play_clear);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autoptr(GPtrArray) fields = hu_vassal_split (parts[i], '\t', FIELDS_MOST);
      HuVaslInPlay in_play = { .zoom = 1.0 };

      if (!read_number (hu_vassal_token (fields, 0), 0, PLACE_MOST, &in_play.column) ||
          !read_number (hu_vassal_token (fields, 1), 0, PLACE_MOST, &in_play.row) || hu_vassal_token (fields, 2)[0] == '\0')
        continue;
      read_name (&in_play, hu_vassal_token (fields, 2));
      in_play.changes = g_ptr_array_new_with_free_func (g_free);
      /* The part that is left, where all four numbers stand there and say one. */
      in_play.cropped = read_number (hu_vassal_token (fields, 3), 0, 1000000, &in_play.x) &&
                        read_number (hu_vassal_token (fields, 4), 0, 1000000, &in_play.y) &&
                        read_number (hu_vassal_token (fields, 5), -1, 1000000, &in_play.width) &&
                        read_number (hu_vassal_token (fields, 6), -1, 1000000, &in_play.height) &&
                        (in_play.x > 0 || in_play.y > 0 || in_play.width > 0 || in_play.height > 0);
      read_rest (&in_play, fields);
      g_array_append_val (boards, in_play);
    }

  return boards;
}

static HuVaslBoard *
find_called (GPtrArray  *boards,
             const char *name)
{
  for (guint i = 0; i < boards->len; i++)
    if (hu_vasl_board_is_called (g_ptr_array_index (boards, i), name))
      return g_ptr_array_index (boards, i);

  return NULL;
}

/* Where there is no board b to be turned round, "rb" is Red Barricades in small letters. */
static HuVaslBoard *
find_board (GPtrArray    *boards,
            HuVaslInPlay *in_play)
{
  HuVaslBoard *board = find_called (boards, in_play->name);
  g_autofree char *whole = g_strconcat ("r", in_play->name, NULL);

  if (board != NULL || !in_play->reversed)
    return board;
  board = find_called (boards, whole);
  if (board == NULL)
    return NULL;
  in_play->reversed = FALSE;
  g_free (in_play->name);
  in_play->name = g_steal_pointer (&whole);

  return board;
}

/* The part of a board that is seen; the rectangle stays on the board.  A board is cropped first and then turned round. */
static void
find_part (const HuVaslInPlay *in_play,
           const HuVaslBoard  *board,
           HuVaslLaid         *laid)
{
  gint width = board->width, height = board->height;

  *laid = (HuVaslLaid) { .board = board, .in_play = in_play, .width = width, .height = height, .reversed = in_play->reversed };
  if (!in_play->cropped)
    return;
  laid->x = MIN (in_play->x, width - 1);
  laid->y = MIN (in_play->y, height - 1);
  laid->width = in_play->width > 0 ? MIN (in_play->width, width - laid->x) : width - laid->x;
  laid->height = in_play->height > 0 ? MIN (in_play->height, height - laid->y) : height - laid->y;
}

/* Boards that VASL itself takes for empty space. */
static gboolean
is_blank (const HuVaslInPlay *in_play)
{
  return g_ascii_strcasecmp (in_play->name, "NUL") == 0 || g_ascii_strcasecmp (in_play->name, "NULV") == 0;
}

static gboolean
lay (HuVaslPlay  *self,
     GPtrArray   *boards,
     GArray      *laid,
     GError     **error)
{
  for (guint i = 0; i < self->in_play->len; i++)
    {
      HuVaslInPlay *in_play = &g_array_index (self->in_play, HuVaslInPlay, i);
      HuVaslBoard *board = find_board (boards, in_play);
      HuVaslLaid one;

      if (board == NULL)
        {
          g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING,
                       /* Translators: the name of a board; of its file. */
                       _("The save is played on the board “%1$s”: give its file (bd%2$s) as well."), in_play->name,
                       in_play->name);
          return FALSE;
        }
      find_part (in_play, board, &one);
      g_array_append_val (laid, one);
    }
  /* Beside and below the others in its row and column. */
  for (guint i = 0; i < laid->len; i++)
    for (guint j = 0; j < laid->len; j++)
      {
        HuVaslLaid *own = &g_array_index (laid, HuVaslLaid, i);
        const HuVaslLaid *other = &g_array_index (laid, HuVaslLaid, j);

        if (other->in_play->row == own->in_play->row && other->in_play->column < own->in_play->column)
          own->left += other->width;
        if (other->in_play->column == own->in_play->column && other->in_play->row < own->in_play->row)
          own->top += other->height;
      }

  return TRUE;
}

/* Keeps the board that is chosen, or all that have hexes. */
static gboolean
choose (HuVaslPlay            *self,
        GArray                *laid,
        const HuVassalChoice  *choice,
        GError               **error)
{
  for (guint i = laid->len; i > 0; i--)
    {
      const HuVaslLaid *one = &g_array_index (laid, HuVaslLaid, i - 1);
      gboolean kept = choice->map == 0 ? one->board->los != NULL || !is_blank (one->in_play)
                                       : choice->map == 1 && hu_vasl_board_is_called (one->board, choice->board);

      if (kept)
        continue;
      self->others |= choice->map != 0;
      g_array_remove_index (laid, i - 1);
    }
  if (laid->len > 0)
    return TRUE;

  if (choice->map == 0)
    g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                         _("The boards of the save have no hexes. Choose its boards in VASL and save it again."));
  else
    g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING,
                 /* Translators: the name of a board. */
                 _("The save is not played on the board “%s”. Name another with --map."), choice->board);

  return FALSE;
}

/* All boards that are shown have hexes, and are shown equally large.  A single one begins at the corner of the sheet. */
static gboolean
settle (HuVaslPlay  *self,
        GArray      *laid,
        GError     **error)
{
  HuVaslLaid *first = &g_array_index (laid, HuVaslLaid, 0);

  for (guint i = 0; i < laid->len; i++)
    {
      const HuVaslLaid *one = &g_array_index (laid, HuVaslLaid, i);

      if (!hu_vasl_board_check (one->board, error))
        {
          if (one->board->file != NULL)
            /* Translators: the name of a file, before what is wrong with it. */
            g_prefix_error (error, _("%s: "), one->board->file);
          return FALSE;
        }
      if (fabs (one->in_play->zoom - first->in_play->zoom) > 1e-6)
        {
          g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                       /* Translators: the names of two boards; the second stands in an example too. */
                       _("The boards “%1$s” and “%2$s” are shown at different sizes. Choose one of them, as with --map 1=%2$s."),
                       first->board->name, one->board->name);
          return FALSE;
        }
    }
  self->zoom = first->in_play->zoom;
  if (laid->len == 1)
    {
      self->left += (gint) (first->left * self->zoom);
      self->top += (gint) (first->top * self->zoom);
      first->left = first->top = 0;
    }

  return TRUE;
}

gboolean
_hu_vasl_play (HuVaslPlay            *self,
               GPtrArray             *boards,
               const HuVassalChoice  *choice,
               GError               **error)
{
  GArray *laid = g_array_new (FALSE, FALSE, sizeof (HuVaslLaid));

  self->left = self->top = EDGE;
  if (self->in_play->len == 0)
    g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                         _("The save names no board. Choose its boards in VASL and save it again."));
  if (self->in_play->len == 0 || !lay (self, boards, laid, error) || !choose (self, laid, choice, error) ||
      !settle (self, laid, error))
    {
      g_array_unref (laid);
      return FALSE;
    }
  self->sheet = hu_vasl_sheet_new (laid, error);

  return self->sheet != NULL;
}

void
_hu_vasl_play_clear (HuVaslPlay *self)
{
  g_clear_pointer (&self->sheet, hu_vasl_sheet_free);
  g_clear_pointer (&self->in_play, g_array_unref);
}

/* --- Logs --- */

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

/* A broken unit gains no Control. */
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
