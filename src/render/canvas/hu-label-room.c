/*
 * Room for labels: stores boxes in the cells of a coarse grid, so that a query looks at its neighbourhood only.
 */
#include "hu-label-room.h"

#include <math.h>
#include <string.h>

#define CELL 96.0 /* px */

struct _HuLabelRoom
{
  HuBox       whole;
  GArray     *boxes; /* HuBox */
  GHashTable *cells; /* column, row → GArray of guint */
};

static gpointer
cell_name (gint column,
           gint row)
{
  return GUINT_TO_POINTER ((guint) column << 16 | ((guint) row & 0xffff));
}

/* @whole: the box that labels must stay within. */
HuLabelRoom *
hu_label_room_new (HuBox whole)
{
  HuLabelRoom *self = g_new0 (HuLabelRoom, 1);

  self->whole = whole;
  self->boxes = g_array_new (FALSE, FALSE, sizeof (HuBox));
  self->cells = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);

  return self;
}

void
hu_label_room_free (HuLabelRoom *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->boxes);
  g_hash_table_unref (self->cells);
  g_free (self);
}

static gboolean
is_same_box (const HuBox *a,
             const HuBox *b)
{
  return a->x == b->x && a->y == b->y && a->width == b->width && a->height == b->height;
}

void
hu_label_room_block (HuLabelRoom *self,
                     HuBox        box)
{
  guint index = self->boxes->len;

  /* Thousands of places in one hex would otherwise be checked one by one. */
  if (index > 0 && is_same_box (&g_array_index (self->boxes, HuBox, index - 1), &box))
    return;

  g_array_append_val (self->boxes, box);
  for (gint column = (gint) floor (box.x / CELL); column <= (gint) floor ((box.x + box.width) / CELL);
       column++)
    {
      for (gint row = (gint) floor (box.y / CELL); row <= (gint) floor ((box.y + box.height) / CELL); row++)
        {
          GArray *cell = g_hash_table_lookup (self->cells, cell_name (column, row));

          if (cell == NULL)
            {
              cell = g_array_new (FALSE, FALSE, sizeof (guint));
              g_hash_table_insert (self->cells, cell_name (column, row), cell);
            }
          g_array_append_val (cell, index);
        }
    }
}

static gboolean
overlap (HuBox a,
         HuBox b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

gboolean
hu_label_room_is_free (const HuLabelRoom *self,
                       HuBox              box)
{
  if (box.x < self->whole.x || box.y < self->whole.y ||
      box.x + box.width > self->whole.x + self->whole.width ||
      box.y + box.height > self->whole.y + self->whole.height)
    return FALSE;

  for (gint column = (gint) floor (box.x / CELL); column <= (gint) floor ((box.x + box.width) / CELL);
       column++)
    {
      for (gint row = (gint) floor (box.y / CELL); row <= (gint) floor ((box.y + box.height) / CELL); row++)
        {
          const GArray *cell = g_hash_table_lookup (self->cells, cell_name (column, row));

          for (guint i = 0; cell != NULL && i < cell->len; i++)
            {
              if (overlap (g_array_index (self->boxes, HuBox, g_array_index (cell, guint, i)), box))
                return FALSE;
            }
        }
    }

  return TRUE;
}
