/*
 * The grid of a sheet: which of its hexes are seen, and how they are called.
 *
 * A whole board that lies as it is printed has a grid with letters.  A part of one, one that is turned round, and one with
 * other columns keep their names by the names of a grid; several boards keep theirs each by itself.
 */
#include "config.h"

#include "hu-vasl-sheet.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import.h"
#include "hu-import-error.h"

#define LETTERS_MOST 52

/* The lanes and steps that are seen, or columns and rows. */
typedef struct
{
  gint from[2];
  gint to[2];
} Span;

static const HuVaslLaid *
get_laid (const HuVaslSheet *self,
          guint              i)
{
  return &g_array_index (self->laid, HuVaslLaid, i);
}

static void
stretch (Span *span,
         gint  across,
         gint  from,
         gint  to)
{
  span->from[0] = MIN (span->from[0], across);
  span->from[1] = MIN (span->from[1], from);
  span->to[0] = MAX (span->to[0], across);
  span->to[1] = MAX (span->to[1], to);
}

/* Finds the part of a board that is seen: its lanes and steps, and its columns and rows as a grid counts them. */
static gboolean
measure_board (const HuVaslSheet *self,
               const HuVaslLaid  *laid,
               Span              *seen,
               Span              *own)
{
  const HuVaslBoard *board = laid->board;
  gboolean any = FALSE;
  gint lane, step;

  *own = (Span) { { G_MAXINT, G_MAXINT }, { G_MININT, G_MININT } };
  for (gint column = board->column; column < board->column + board->los->width; column++)
    for (gint row = hu_vasl_board_first_row (board, column); row < hu_vasl_board_end_row (board, column); row++)
      if (_hu_vasl_sheet_place (self, laid, column, row, &lane, &step))
        {
          gint more = column & 1;

          any = TRUE;
          stretch (seen, lane, step, step);
          /* Each second column has a row more, before the first or after the last. */
          stretch (own, column, row + (board->raised ? 0 : more), row - (board->raised ? more : 0));
        }
  own->to[1] = MAX (own->from[1], own->to[1]);

  return any;
}

static HuGrid *
new_lettered (HuVaslSheet *self,
              GError     **error)
{
  const HuVaslBoard *board = get_laid (self, 0)->board;
  g_autofree char *prefix = hu_vasl_board_dup_prefix (board);

  self->lane = self->step = 0;

  return hu_grid_new (board->los->width, board->los->height, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, prefix, error);
}

/* Does it fit a grid with letters, as most boards do? */
static gboolean
is_lettered (const HuVaslSheet *self)
{
  const HuVaslLaid *laid = get_laid (self, 0);
  const HuVaslBoard *board = laid->board;
  gboolean whole = laid->in_play == NULL || !laid->in_play->cropped;

  return self->laid->len == 1 && whole && !laid->reversed && !board->raised && board->column == 0 && board->rows[0] == 1 &&
         board->rows[1] == 0 && board->los->width <= LETTERS_MOST && board->los->height < HU_GRID_MAX;
}

/* The names of a single board, along the lanes or against them. */
static gboolean
name_single (HuVaslSheet *self,
             const Span  *seen)
{
  gboolean reversed = get_laid (self, 0)->reversed;
  const HuGridNames names = {
    .column = { TRUE, 1 + (reversed ? -seen->to[0] : seen->from[0]), 2, reversed },
    .row = { FALSE, reversed ? -seen->to[1] : seen->from[1], 1, reversed },
  };

  return names.row.from >= 0 && hu_grid_set_names (self->grid, &names, NULL);
}

/* The name of a board as it can stand before those of hexes. */
static char *
new_id (const HuVaslBoard *board,
        GHashTable        *ids,
        const char        *behind)
{
  g_autofree char *prefix = hu_vasl_board_dup_prefix (board);
  g_autofree char *plain = g_strdup (prefix != NULL ? prefix : board->name);
  gsize most = HU_GRID_BOARD_ID_MAX - strlen (behind);
  char *id = NULL;

  g_strcanon (plain, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "_", '_');
  for (guint n = 1; id == NULL; n++)
    {
      g_autofree char *number = n > 1 ? g_strdup_printf (".%u", n) : g_strdup ("");
      g_autofree char *made = g_strdup_printf ("%.*s%s%s", (int) (most - strlen (number)), plain[0] != '\0' ? plain : "board",
                                               number, behind);
      g_autofree char *folded = g_ascii_strdown (made, -1);

      if (g_hash_table_add (ids, g_steal_pointer (&folded)))
        id = g_steal_pointer (&made);
    }

  return id;
}

/* @behind: stands behind each of their names, to tell board 1 with AA1 from board 1A with A1. */
static gboolean
name_several (HuVaslSheet *self,
              const char  *behind)
{
  g_autoptr(GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GPtrArray) boards = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_grid_board_free);

  for (guint i = 0; i < self->laid->len; i++)
    {
      const HuVaslLaid *laid = get_laid (self, i);
      g_autofree char *id = NULL;
      Span seen = { { 0 } }, own;
      HuGridBoard *board;
      gint lane, step;

      if (!measure_board (self, laid, &seen, &own))
        continue;
      id = new_id (laid->board, ids, behind);
      board = hu_grid_board_new (id);
      board->first_column = own.from[0] + 1;
      board->last_column = own.to[0] + 1;
      board->first_row = own.from[1];
      board->last_row = own.to[1];
      board->reversed = laid->reversed;
      board->raised = laid->board->raised;
      _hu_vasl_sheet_place (self, laid, own.from[0], own.from[1], &lane, &step);
      board->column = lane - self->lane + 1;
      board->row = step - self->step + 1;
      g_ptr_array_add (boards, board);
    }

  return hu_grid_set_boards (self->grid, boards, NULL);
}

/* Removes what no board shows. */
static void
remove_others (HuVaslSheet *self)
{
  g_autofree guint8 *seen = g_malloc0 ((gsize) self->grid->n_hexes);

  for (guint i = 0; i < self->laid->len; i++)
    {
      const HuVaslLaid *laid = get_laid (self, i);
      const HuVaslBoard *board = laid->board;

      for (gint column = board->column; column < board->column + board->los->width; column++)
        for (gint row = hu_vasl_board_first_row (board, column); row < hu_vasl_board_end_row (board, column); row++)
          {
            HuHex hex = hu_vasl_sheet_at (self, laid, column, row);

            if (hex != HU_HEX_NONE)
              seen[hex] = 1;
          }
    }
  for (HuHex hex = 0; hex < self->grid->n_hexes; hex++)
    if (!seen[hex] && hu_grid_has (self->grid, hex))
      hu_grid_remove_hex (self->grid, hex);
}

gboolean
_hu_vasl_sheet_make_grid (HuVaslSheet  *self,
                          GError      **error)
{
  Span seen = { { G_MAXINT, G_MAXINT }, { G_MININT, G_MININT } }, own;
  gboolean any = FALSE;

  for (guint i = 0; i < self->laid->len; i++)
    any |= measure_board (self, get_laid (self, i), &seen, &own);
  if (!any)
    g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, _("No hex of the board is left: all of it is cropped."));
  else if (seen.to[0] - seen.from[0] >= HU_GRID_MAX || seen.to[1] - seen.from[1] >= HU_GRID_MAX)
    g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, _("The map needs 1 to 4,096 columns and rows."));
  else if (is_lettered (self))
    self->grid = new_lettered (self, error);
  else
    {
      g_autofree char *prefix = self->laid->len == 1 ? hu_vasl_board_dup_prefix (get_laid (self, 0)->board) : NULL;

      self->lane = seen.from[0];
      self->step = seen.from[1];
      self->grid = hu_grid_new (seen.to[0] - seen.from[0] + 1, seen.to[1] - seen.from[1] + 1, HU_ORIENTATION_FLAT,
                                (self->lane & 1) == self->low, HU_NUMBERING_CCRR, prefix, error);
    }
  if (self->grid == NULL)
    return FALSE;

  self->named = self->grid->numbering == HU_NUMBERING_LETTERS ||
                (self->laid->len == 1 ? name_single (self, &seen) : name_several (self, "") || name_several (self, "."));
  remove_others (self);

  return TRUE;
}
