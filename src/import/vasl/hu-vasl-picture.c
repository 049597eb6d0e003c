/*
 * The pictures of the boards as one, which lies under the map.  The hexes of VASL are a little wider than regular ones, so
 * the picture is drawn as much narrower as makes them lie on the hexes of the map.
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <math.h>
#include <glib/gi18n-lib.h>

/* Width of a regular hex, from column to column, for a height of 1. */
#define REGULAR 0.8660254037844386

/* Holds it by two hexes that are far apart; FALSE where there is but one. */
static gboolean
hold (HuImportPicture   *picture,
      const HuVaslSheet *sheet,
      double             narrow)
{
  double far = 0.0;

  picture->hexes[0] = HU_HEX_NONE;
  for (HuHex hex = 0; hex < sheet->grid->n_hexes; hex++)
    {
      double x, y;

      if (!hu_grid_has (sheet->grid, hex))
        continue;
      hu_vasl_sheet_centre (sheet, hex, &x, &y);
      x *= narrow;
      if (picture->hexes[0] == HU_HEX_NONE)
        {
          picture->hexes[0] = hex;
          picture->x[0] = x;
          picture->y[0] = y;
        }
      else if (hypot (x - picture->x[0], y - picture->y[0]) > far)
        {
          far = hypot (x - picture->x[0], y - picture->y[0]);
          picture->hexes[1] = hex;
          picture->x[1] = x;
          picture->y[1] = y;
        }
    }

  return far > 0.0;
}

static HuImportPart *
new_part (const HuVaslLaid *laid,
          double            narrow)
{
  HuImportPart *part = hu_import_part_new (laid->board->picture);

  part->x = laid->x;
  part->y = laid->y;
  part->width = laid->width;
  part->height = laid->height;
  part->left = laid->left * narrow;
  part->top = laid->top;
  part->wide = laid->width * narrow;
  part->deep = laid->height;
  part->reversed = laid->reversed;

  return part;
}

static void
say_none (const HuVaslBoard *board,
          HuImport          *import)
{
  if (board->strange)
    /* Translators: the name of a board. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("Not shown: the picture of the board “%s”, since it is of another size than its "
                                              "ground."), board->name));
  else
    /* Translators: the name of a board. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("The board “%s” has no picture that can be shown."), board->name));
}

void
_hu_vasl_take_picture (const HuVaslSheet *sheet,
                       HuImport          *import)
{
  g_autoptr(HuImportPicture) picture = g_new0 (HuImportPicture, 1);
  double narrow = sheet->dy * REGULAR / sheet->dx;

  picture->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_import_part_free);
  picture->width = sheet->width * narrow;
  picture->height = sheet->height;
  for (guint i = 0; i < sheet->laid->len; i++)
    {
      const HuVaslLaid *laid = &g_array_index (sheet->laid, HuVaslLaid, i);

      if (laid->board->picture != NULL)
        g_ptr_array_add (picture->parts, new_part (laid, narrow));
      else
        say_none (laid->board, import);
    }
  if (picture->parts->len > 0 && hold (picture, sheet, narrow))
    hu_import_take_picture (import, g_steal_pointer (&picture));
}
