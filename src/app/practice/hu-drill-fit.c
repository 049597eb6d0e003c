/*
 * All that an answer rests on is to be in view without scrolling, so a long text is set smaller.
 */
#include "config.h"

#include "hu-drill-fit.h"

#define SCROLLBAR 22 /* pixels, as the next three */
#define USUAL_SPACING 10
#define DENSE_SPACING 4
#define MARGIN 4

static gboolean
fits (const HuDrillRoom *room)
{
  gboolean beside = room->rest != NULL && gtk_widget_get_visible (room->rest);
  int needed;

  if (beside)
    gtk_widget_set_visible (room->rest, FALSE);
  gtk_widget_measure (GTK_WIDGET (room->content), GTK_ORIENTATION_VERTICAL, room->width - SCROLLBAR, NULL, &needed, NULL, NULL);
  if (beside)
    gtk_widget_set_visible (room->rest, TRUE);

  return needed + MARGIN <= room->height;
}

/* Not by a style sheet, which would not be measured at once. */
static void
scale (const HuDrillRoom *room,
       double             factor)
{
  g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (factor));
  for (guint i = 0; i < room->n_labels; i++)
    gtk_label_set_attributes (room->labels[i], factor < 1 ? attributes : NULL);
}

gboolean
hu_drill_fit (const HuDrillRoom *room)
{
  static const double factors[] = { 1, 1, 0.92, 0.84, 0.78 };

  g_return_val_if_fail (room != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
    {
      scale (room, factors[i]);
      gtk_box_set_spacing (room->content, i == 0 ? USUAL_SPACING : DENSE_SPACING);
      if (fits (room))
        return TRUE;
    }

  return FALSE;
}
