/*
 * Boards that join hex to hex share one lattice: that of the first.  A hex on the seam belongs to the first board that
 * has it.
 *
 * The grid of a sheet: which of its hexes are seen, and how they are called.
 *
 * A whole board that lies as it is printed has a grid with letters.  A part of one, one that is turned round, and one with
 * other columns keep their names by the names of a grid; several boards keep theirs each by itself.
 */
#include "config.h"

#include "hu-vasl-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "hu-import-error.h"

#define SLACK 4 /* pixels: pictures are cut at whole ones, and a half hex is cut at its centre */

/* --- From pixels of a board to pixels of the sheet, and on to its lanes --- */

/* Is a hex with its centre there seen, at least half of it? */
static gboolean
is_seen (const HuVaslLaid *laid,
         double            x,
         double            y)
{
  if (laid->in_play == NULL || !laid->in_play->cropped)
    return TRUE;

  return x >= laid->x - SLACK && x <= laid->x + laid->width + SLACK && y >= laid->y - SLACK &&
         y <= laid->y + laid->height + SLACK;
}

static void
to_sheet (const HuVaslLaid *laid,
          double           *x,
          double           *y)
{
  *x -= laid->x;
  *y -= laid->y;
  *x = laid->left + (laid->reversed ? laid->width - *x : *x);
  *y = laid->top + (laid->reversed ? laid->height - *y : *y);
}

static double
along (const HuVaslSheet *self,
       gint               lane,
       double             y)
{
  return (y - self->y0 - ((lane & 1) == self->low ? self->dy / 2 : 0)) / self->dy;
}

static void
find_place (const HuVaslSheet *self,
            const HuVaslLaid  *laid,
            gint               column,
            gint               row,
            double            *lane,
            double            *step)
{
  double x, y;

  hu_vasl_board_centre (laid->board, column, row, &x, &y);
  to_sheet (laid, &x, &y);
  *lane = (x - self->x0) / self->dx;
  *step = along (self, (gint) lround (*lane), y);
}

/* Lane and step of a hex of a board that is seen; FALSE where it is cropped. */
static gboolean
vasl_sheet_place (const HuVaslSheet *self,
                  const HuVaslLaid  *laid,
                  gint               column,
                  gint               row,
                  gint              *lane,
                  gint              *step)
{
  double x, y, exact_lane, exact_step;

  hu_vasl_board_centre (laid->board, column, row, &x, &y);
  find_place (self, laid, column, row, &exact_lane, &exact_step);
  *lane = (gint) lround (exact_lane);
  *step = (gint) lround (exact_step);

  return is_seen (laid, x, y);
}

static HuHex
at_place (const HuVaslSheet *self,
          gint               lane,
          gint               step)
{
  HuHex hex = hu_grid_at (self->grid, lane - self->lane + 1, self->grid->numbering == HU_NUMBERING_LETTERS
                                                               ? step : step - self->step + 1);

  return hu_grid_has (self->grid, hex) ? hex : HU_HEX_NONE;
}

HuHex
hu_vasl_sheet_at (const HuVaslSheet *self,
                  const HuVaslLaid  *laid,
                  gint               column,
                  gint               row)
{
  gint lane, step;

  if (!hu_vasl_board_has (laid->board, column, row) || !vasl_sheet_place (self, laid, column, row, &lane, &step))
    return HU_HEX_NONE;

  return at_place (self, lane, step);
}

HuHex
hu_vasl_sheet_find (const HuVaslSheet *self,
                    double             x,
                    double             y)
{
  gint lane = (gint) floor ((x - self->x0) / self->dx), best_lane = 0, best_step = 0;
  double least = INFINITY;

  for (gint beside = lane; beside <= lane + 1; beside++)
    {
      double shift = self->y0 + ((beside & 1) == self->low ? self->dy / 2 : 0);
      gint step = (gint) floor ((y - shift) / self->dy + 0.5);
      double across = x - self->x0 - beside * self->dx, down = y - shift - step * self->dy;
      double far = across * across + down * down;

      if (far < least)
        {
          least = far;
          best_lane = beside;
          best_step = step;
        }
    }

  return at_place (self, best_lane, best_step);
}

void
hu_vasl_sheet_centre (const HuVaslSheet *self,
                      HuHex              hex,
                      double            *x,
                      double            *y)
{
  gint lane = self->lane + hu_grid_column (self->grid, hex) - 1, row = hu_grid_row (self->grid, hex);
  gint step = self->grid->numbering == HU_NUMBERING_LETTERS ? row : self->step + row - 1;

  *x = self->x0 + lane * self->dx;
  *y = self->y0 + step * self->dy + ((lane & 1) == self->low ? self->dy / 2 : 0);
}

char *
hu_vasl_sheet_name (const HuVaslSheet *self,
                    HuHex              hex)
{
  char name[HU_HEX_NAME_MAX];

  return g_strdup (hu_grid_format (self->grid, hex, name));
}

/* --- Making --- */

static const HuVaslLaid *
get_laid (const HuVaslSheet *self,
          guint              i)
{
  return &g_array_index (self->laid, HuVaslLaid, i);
}

static gboolean
overlap (const HuVaslLaid *a,
         const HuVaslLaid *b)
{
  return a->left < b->left + b->width && b->left < a->left + a->width && a->top < b->top + b->height &&
         b->top < a->top + a->height;
}

/* The pixels of the sheet; no board lies on another. */
static gboolean
check_size (HuVaslSheet  *self,
            GError      **error)
{
  gint64 width = 0, height = 0;

  for (guint i = 0; i < self->laid->len; i++)
    {
      const HuVaslLaid *laid = get_laid (self, i);

      width = MAX (width, (gint64) laid->left + laid->width);
      height = MAX (height, (gint64) laid->top + laid->height);
      for (guint j = 0; j < i; j++)
        if (overlap (laid, get_laid (self, j)))
          return hu_import_refuse (error, _("The boards do not lie in regular rows and columns. Choose one of them with --map."));
    }
  if (width * height > HU_VASL_PIXELS_MOST)
    return hu_import_refuse (error, _("The boards together are larger than any map. Choose one of them with --map."));
  self->width = (gint) width;
  self->height = (gint) height;

  return TRUE;
}

/* Does a hex of the board lie on the lattice?  Never may it be so far off that another place is as near. */
static gboolean
joins_at (const HuVaslSheet *self,
          const HuVaslLaid  *laid,
          gint               column,
          gint               row)
{
  double lane, step, most = MIN (self->dx, self->dy) / 8;

  find_place (self, laid, column, row, &lane, &step);

  return fabs (lane - round (lane)) * self->dx <= most && fabs (step - round (step)) * self->dy <= most;
}

/* Do all boards lie on the lattice of the first, with the hexes of all their corners? */
static gboolean
check_joins (const HuVaslSheet *self,
             GError           **error)
{
  for (guint i = 1; i < self->laid->len; i++)
    {
      const HuVaslLaid *laid = get_laid (self, i);
      const HuVaslBoard *board = laid->board;
      gint last;

      last = board->column + board->los->width - 1;
      if (joins_at (self, laid, board->column, board->rows[board->column & 1]) &&
          joins_at (self, laid, board->column, hu_vasl_board_end_row (board, board->column) - 1) &&
          joins_at (self, laid, last, board->rows[last & 1]) &&
          joins_at (self, laid, last, hu_vasl_board_end_row (board, last) - 1))
        continue;
      g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                   /* Translators: the names of two boards; the second stands in an example too. */
                   _("The boards “%1$s” and “%2$s” do not join hex to hex. Choose one of them, as with --map 1=%2$s."),
                   get_laid (self, 0)->board->name, board->name);
      return FALSE;
    }

  return TRUE;
}

/* The lattice of a board is such that its rows are called alike in all lanes. */
static void
set_lattice (HuVaslSheet      *self,
             const HuVaslLaid *laid)
{
  const HuVaslBoard *board = laid->board;

  self->dx = board->dx;
  self->dy = board->dy;
  self->low = !laid->reversed ^ board->raised;
  self->x0 = board->x;
  self->y0 = board->y;
  to_sheet (laid, &self->x0, &self->y0);
  self->y0 += (laid->reversed ? self->dy : -self->dy) - (self->low == 0 ? self->dy / 2 : 0);
}

static void
copy_codes (HuVaslSheet      *self,
            const HuVaslLaid *laid)
{
  const HuVaslLos *los = laid->board->los;
  /* The picture may be a few pixels larger than the ground. */
  gint width = MIN (laid->width, los->grid_width - laid->x), height = MIN (laid->height, los->grid_height - laid->y);

  for (gint x = 0; x < width; x++)
    {
      gsize column = (gsize) laid->left + (gsize) (laid->reversed ? laid->width - 1 - x : x);
      guint8 *to = self->codes + column * (gsize) self->height + laid->top;
      const guint8 *from = los->codes + (gsize) (laid->x + x) * (gsize) los->grid_height + laid->y;

      if (!laid->reversed && height > 0)
        memcpy (to, from, (gsize) height);
      for (gint y = 0; laid->reversed && y < height; y++)
        to[laid->height - 1 - y] = from[y];
    }
}

static void
take_codes (HuVaslSheet *self)
{
  const HuVaslLaid *first = get_laid (self, 0);
  HuVaslLos *los = first->board->los;

  if (self->laid->len == 1 && self->width == los->grid_width && self->height == los->grid_height && !first->reversed)
    {
      self->codes = g_steal_pointer (&los->codes);
      return;
    }

  self->codes = g_malloc0 ((gsize) self->width * (gsize) self->height);
  for (guint i = 0; i < self->laid->len; i++)
    copy_codes (self, get_laid (self, i));
}

/* --- The lattice --- */

#define LETTERS_MOST 52

/* The lanes and steps that are seen, or columns and rows. */
typedef struct
{
  gint from[2];
  gint to[2];
} Span;

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
      if (vasl_sheet_place (self, laid, column, row, &lane, &step))
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
      vasl_sheet_place (self, laid, own.from[0], own.from[1], &lane, &step);
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

/* Makes the grid of what is seen, with the names of the boards. */
static gboolean
vasl_sheet_make_grid (HuVaslSheet  *self,
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

/* --- Sheets --- */

HuVaslSheet *
hu_vasl_sheet_new (GArray  *laid,
                   GError **error)
{
  g_autoptr(HuVaslSheet) self = g_new0 (HuVaslSheet, 1);

  self->laid = laid;
  set_lattice (self, get_laid (self, 0));
  if (!check_size (self, error) || !check_joins (self, error) || !vasl_sheet_make_grid (self, error))
    return NULL;
  take_codes (self);

  return g_steal_pointer (&self);
}

void
hu_vasl_sheet_free (HuVaslSheet *self)
{
  g_array_unref (self->laid);
  g_free (self->codes);
  g_clear_pointer (&self->grid, hu_grid_unref);
  g_free (self);
}
