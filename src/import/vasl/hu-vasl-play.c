/*
 * The boards in play: which they are, and where they lie.
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-vassal-tokens.h"

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

/* A leading "r" turns the board round, but some boards are called so. */
static void
read_name (HuVaslInPlay *in_play,
           const char   *text)
{
  in_play->reversed = text[0] == 'r' && text[1] != '\0' && g_ascii_strcasecmp (text, "rb") != 0 &&
                      g_ascii_strcasecmp (text, "rr") != 0;
  in_play->name = hu_import_clean (in_play->reversed ? text + 1 : text);
}

/* The part that is left, where all four numbers stand there and say one. */
static void
read_crop (HuVaslInPlay    *in_play,
           const GPtrArray *fields)
{
  in_play->cropped = read_number (hu_vassal_token (fields, 3), 0, 1000000, &in_play->x) &&
                     read_number (hu_vassal_token (fields, 4), 0, 1000000, &in_play->y) &&
                     read_number (hu_vassal_token (fields, 5), -1, 1000000, &in_play->width) &&
                     read_number (hu_vassal_token (fields, 6), -1, 1000000, &in_play->height) &&
                     (in_play->x > 0 || in_play->y > 0 || in_play->width > 0 || in_play->height > 0);
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
      HuVaslInPlay in_play = { 0 };

      if (!read_number (hu_vassal_token (fields, 0), 0, PLACE_MOST, &in_play.column) ||
          !read_number (hu_vassal_token (fields, 1), 0, PLACE_MOST, &in_play.row) || hu_vassal_token (fields, 2)[0] == '\0')
        continue;
      read_name (&in_play, hu_vassal_token (fields, 2));
      in_play.changes = g_ptr_array_new_with_free_func (g_free);
      read_crop (&in_play, fields);
      read_rest (&in_play, fields);
      g_array_append_val (boards, in_play);
    }

  return boards;
}

static HuVaslInPlay *
get (const HuVaslPlay *self,
     guint             i)
{
  return &g_array_index (self->in_play, HuVaslInPlay, i);
}

static HuVaslBoard *
find_board (GPtrArray  *boards,
            const char *name)
{
  for (guint i = 0; i < boards->len; i++)
    if (hu_vasl_board_is_called (g_ptr_array_index (boards, i), name))
      return g_ptr_array_index (boards, i);

  return NULL;
}

/* The part of a board that is seen; the rectangle stays on the board. */
static gboolean
find_part (const HuVaslInPlay *in_play,
           HuVaslBoard        *board,
           HuVaslLaid         *laid,
           GError            **error)
{
  gint width = board->los->grid_width, height = board->los->grid_height;

  *laid = (HuVaslLaid) { .board = board, .in_play = in_play, .width = width, .height = height, .reversed = in_play->reversed };
  if (!in_play->cropped)
    return TRUE;
  /* It is not known which comes first. */
  if (in_play->reversed)
    {
      g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                   /* Translators: the name of a board. */
                   _("The board “%s” is both turned round and cropped, which is not read. Put it right in VASL and save it "
                     "again."), in_play->name);
      return FALSE;
    }
  laid->x = MIN (in_play->x, width - 1);
  laid->y = MIN (in_play->y, height - 1);
  laid->width = in_play->width > 0 ? MIN (in_play->width, width - laid->x) : width - laid->x;
  laid->height = in_play->height > 0 ? MIN (in_play->height, height - laid->y) : height - laid->y;

  return TRUE;
}

static gboolean
lay (HuVaslPlay  *self,
     GPtrArray   *boards,
     GArray      *laid,
     GError     **error)
{
  for (guint i = 0; i < self->in_play->len; i++)
    {
      const HuVaslInPlay *in_play = get (self, i);
      HuVaslBoard *board = find_board (boards, in_play->name);
      HuVaslLaid one;

      if (board == NULL)
        {
          g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING,
                       /* Translators: the name of a board; of its file. */
                       _("The save is played on the board “%1$s”: give its file (bd%2$s) as well."), in_play->name,
                       in_play->name);
          return FALSE;
        }
      if (!find_part (in_play, board, &one, error))
        return FALSE;
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

/* Keeps the board that is chosen, or the only one; it lies as it is printed. */
static gboolean
choose (HuVaslPlay            *self,
        GArray                *laid,
        const HuVassalChoice  *choice,
        GError               **error)
{
  guint chosen = G_MAXUINT;
  HuVaslLaid own;

  for (guint i = 0; i < laid->len; i++)
    if (choice->map == 0 ? laid->len == 1
                         : choice->map == 1 && hu_vasl_board_is_called (g_array_index (laid, HuVaslLaid, i).board, choice->board))
      chosen = i;
  if (chosen == G_MAXUINT && choice->map == 0)
    return TRUE;
  if (chosen == G_MAXUINT)
    {
      g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING,
                   /* Translators: the name of a board. */
                   _("The save is not played on the board “%s”. Name another with --map."), choice->board);
      return FALSE;
    }

  own = g_array_index (laid, HuVaslLaid, chosen);
  self->left += own.left;
  self->top += own.top;
  self->reversed = own.reversed;
  own.left = own.top = 0;
  own.reversed = FALSE;
  g_array_set_size (laid, 0);
  g_array_append_val (laid, own);

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
  if (self->in_play->len == 0 || !lay (self, boards, laid, error) || !choose (self, laid, choice, error))
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
