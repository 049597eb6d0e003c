/*
 * Boards that join hex to hex share one lattice: that of the first.  A hex on the seam belongs to the first board that
 * has it.
 */
#include "config.h"

#include "hu-vasl-sheet.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"

#define SLACK 4 /* pixels: pictures are cut at whole ones, and a half hex is cut at its centre */

static gboolean
refuse (GError    **error,
        const char *why)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, why);

  return FALSE;
}

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

gboolean
_hu_vasl_sheet_place (const HuVaslSheet *self,
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

  if (!hu_vasl_board_has (laid->board, column, row) || !_hu_vasl_sheet_place (self, laid, column, row, &lane, &step))
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
          return refuse (error, _("The boards do not lie in regular rows and columns. Choose one of them with --map."));
    }
  if (width * height > HU_VASL_PIXELS_MOST)
    return refuse (error, _("The boards together are larger than any map. Choose one of them with --map."));
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

HuVaslSheet *
hu_vasl_sheet_new (GArray  *laid,
                   GError **error)
{
  g_autoptr(HuVaslSheet) self = g_new0 (HuVaslSheet, 1);

  self->laid = laid;
  set_lattice (self, get_laid (self, 0));
  if (!check_size (self, error) || !check_joins (self, error) || !_hu_vasl_sheet_make_grid (self, error))
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
