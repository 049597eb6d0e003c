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

#define LETTERS_MOST 52
#define EQUAL 1e-6 /* over all columns of a board a larger difference would add up */
#define SLACK 1.5 /* pixels: pictures are cut at whole ones */

static gboolean
refuse (GError    **error,
        const char *why)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, why);

  return FALSE;
}

/* --- From pixels of a board to pixels of the sheet, and on to its lanes --- */

static gboolean
is_seen (const HuVaslLaid *laid,
         double            x,
         double            y)
{
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

static void
from_sheet (const HuVaslLaid *laid,
            double           *x,
            double           *y)
{
  *x -= laid->left;
  *y -= laid->top;
  *x = laid->x + (laid->reversed ? laid->width - *x : *x);
  *y = laid->y + (laid->reversed ? laid->height - *y : *y);
}

static double
along (const HuVaslSheet *self,
       gint               lane,
       double             y)
{
  return (y - self->y0 - (lane & 1 ? self->dy / 2 : 0)) / self->dy;
}

/* Lane and step of a hex of a board; FALSE where it is cropped. */
static gboolean
place (const HuVaslSheet *self,
       const HuVaslLaid  *laid,
       gint               column,
       gint               row,
       gint              *lane,
       gint              *step)
{
  double x, y;

  hu_vasl_board_centre (laid->board, column, row, &x, &y);
  if (!is_seen (laid, x, y))
    return FALSE;
  to_sheet (laid, &x, &y);
  *lane = (gint) lround ((x - self->x0) / self->dx);
  *step = (gint) lround (along (self, *lane, y));

  return TRUE;
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
  const HuVaslLos *los = laid->board->los;
  gint lane, step;

  if (column < 0 || column >= los->width || row < hu_vasl_first_row (column) || row > los->height ||
      !place (self, laid, column, row, &lane, &step))
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
      double shift = self->y0 + (beside & 1 ? self->dy / 2 : 0);
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
  *y = self->y0 + step * self->dy + (lane & 1 ? self->dy / 2 : 0);
}

const HuVaslLaid *
hu_vasl_sheet_board (const HuVaslSheet *self,
                     HuHex              hex,
                     gint              *column,
                     gint              *row)
{
  for (guint i = 0; i < self->laid->len; i++)
    {
      const HuVaslLaid *laid = &g_array_index (self->laid, HuVaslLaid, i);
      const HuVaslBoard *board = laid->board;
      double x, y;

      hu_vasl_sheet_centre (self, hex, &x, &y);
      from_sheet (laid, &x, &y);
      *column = (gint) lround ((x - board->x) / board->dx);
      *row = (gint) lround ((y - board->y) / board->dy + 1 - (*column & 1 ? 0.5 : 0));
      if (hu_vasl_sheet_at (self, laid, *column, *row) == hex)
        return laid;
    }

  return NULL;
}

char *
hu_vasl_sheet_name (const HuVaslSheet *self,
                    HuHex              hex)
{
  gint column, row;
  const HuVaslLaid *laid = hu_vasl_sheet_board (self, hex, &column, &row);
  g_autofree char *prefix = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (laid != NULL, NULL);

  name = hu_vasl_dup_hex (column, row);
  prefix = self->laid->len > 1 ? hu_vasl_board_dup_prefix (laid->board) : NULL;

  return g_strconcat (prefix != NULL ? prefix : "", name, NULL);
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

/* So far off may a board lie and still be on the lattice: never so far that another hex is as near. */
static double
get_slack (const HuVaslSheet *self)
{
  return MIN (SLACK, MIN (self->dx, self->dy) / 4);
}

/* Do all boards lie on the lattice of the first? */
static gboolean
check_joins (const HuVaslSheet *self,
             GError           **error)
{
  for (guint i = 1; i < self->laid->len; i++)
    {
      const HuVaslLaid *laid = get_laid (self, i);
      double x = laid->board->x, y = laid->board->y, lane, step;

      to_sheet (laid, &x, &y);
      lane = (x - self->x0) / self->dx;
      step = along (self, (gint) lround (lane), y);
      if (fabs (laid->board->dx - self->dx) < EQUAL && fabs (laid->board->dy - self->dy) < EQUAL &&
          fabs (lane - round (lane)) * self->dx <= get_slack (self) && fabs (step - round (step)) * self->dy <= get_slack (self))
        continue;
      g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                   /* Translators: the names of two boards; the second stands in an example too. */
                   _("The boards “%1$s” and “%2$s” do not join hex to hex. Choose one of them, as with --map 1=%2$s."),
                   get_laid (self, 0)->board->name, laid->board->name);
      return FALSE;
    }

  return TRUE;
}

/* Measures the rectangle of all hexes that are seen. */
static gboolean
measure (HuVaslSheet *self,
         gint        *last_lane,
         gint        *last_step,
         GError     **error)
{
  gint lane, step;

  self->lane = self->step = G_MAXINT;
  *last_lane = *last_step = G_MININT;
  for (guint i = 0; i < self->laid->len; i++)
    {
      const HuVaslLaid *laid = get_laid (self, i);

      for (gint column = 0; column < laid->board->los->width; column++)
        for (gint row = hu_vasl_first_row (column); row <= laid->board->los->height; row++)
          if (place (self, laid, column, row, &lane, &step))
            {
              self->lane = MIN (self->lane, lane);
              self->step = MIN (self->step, step);
              *last_lane = MAX (*last_lane, lane);
              *last_step = MAX (*last_step, step);
            }
    }
  if (*last_lane == G_MININT)
    return refuse (error, _("No hex of the board is left: all of it is cropped."));

  return TRUE;
}

static HuGrid *
new_grid (HuVaslSheet *self,
          gint         last_lane,
          gint         last_step,
          GError     **error)
{
  const HuVaslBoard *first = get_laid (self, 0)->board;
  g_autofree char *prefix = hu_vasl_board_dup_prefix (first);

  self->named = self->laid->len == 1 && first->los->width <= LETTERS_MOST && first->los->height < HU_GRID_MAX;
  if (self->named)
    {
      self->lane = self->step = 0;
      return hu_grid_new (first->los->width, first->los->height, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, prefix,
                          error);
    }

  if (last_lane - self->lane >= HU_GRID_MAX || last_step - self->step >= HU_GRID_MAX)
    {
      refuse (error, _("The map needs 1 to 4,096 columns and rows."));
      return NULL;
    }

  return hu_grid_new (last_lane - self->lane + 1, last_step - self->step + 1, HU_ORIENTATION_FLAT, self->lane & 1,
                      HU_NUMBERING_CCRR, NULL, error);
}

static void
remove_others (HuVaslSheet *self)
{
  g_autofree guint8 *seen = g_malloc0 ((gsize) self->grid->n_hexes);

  for (guint i = 0; i < self->laid->len; i++)
    {
      const HuVaslLaid *laid = get_laid (self, i);

      for (gint column = 0; column < laid->board->los->width; column++)
        for (gint row = hu_vasl_first_row (column); row <= laid->board->los->height; row++)
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

static void
copy_codes (HuVaslSheet      *self,
            const HuVaslLaid *laid)
{
  const HuVaslLos *los = laid->board->los;

  for (gint x = 0; x < laid->width; x++)
    {
      gsize column = (gsize) laid->left + (gsize) (laid->reversed ? laid->width - 1 - x : x);
      guint8 *to = self->codes + column * (gsize) self->height + laid->top;
      const guint8 *from = los->codes + (gsize) (laid->x + x) * (gsize) los->grid_height + laid->y;

      if (!laid->reversed)
        memcpy (to, from, (gsize) laid->height);
      else
        for (gint y = 0; y < laid->height; y++)
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
  const HuVaslBoard *first;
  gint last_lane, last_step;

  self->laid = laid;
  first = get_laid (self, 0)->board;
  self->dx = first->dx;
  self->dy = first->dy;
  self->x0 = first->x;
  self->y0 = first->y - first->dy;
  to_sheet (get_laid (self, 0), &self->x0, &self->y0);
  if (!check_size (self, error) || !check_joins (self, error) || !measure (self, &last_lane, &last_step, error))
    return NULL;
  self->grid = new_grid (self, last_lane, last_step, error);
  if (self->grid == NULL)
    return NULL;
  remove_others (self);
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
