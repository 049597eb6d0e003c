/*
 * A label that has just got its text has no place before the next layout, so this waits for it.
 */
#include "config.h"

#include "hu-reveal.h"

#define LAID_OUT 2 /* frames */

typedef struct
{
  GtkWidget *first;
  guint      frames;
} Reveal;

static void
reveal_free (gpointer data)
{
  Reveal *reveal = data;

  g_object_unref (reveal->first);
  g_free (reveal);
}

static gboolean
reveal_cb (GtkWidget     *last,
           GdkFrameClock *clock G_GNUC_UNUSED,
           gpointer       data)
{
  Reveal *reveal = data;
  GtkWidget *viewport = gtk_widget_get_ancestor (reveal->first, GTK_TYPE_VIEWPORT);
  GtkAdjustment *down;
  graphene_rect_t top, bottom;
  double value;

  if (viewport == NULL || reveal->frames++ < LAID_OUT)
    return viewport != NULL;

  down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  value = gtk_adjustment_get_value (down);
  if (gtk_widget_get_mapped (reveal->first) && gtk_widget_compute_bounds (reveal->first, viewport, &top) &&
      gtk_widget_compute_bounds (gtk_widget_get_mapped (last) ? last : reveal->first, viewport, &bottom))
    gtk_adjustment_clamp_page (down, value + (double) top.origin.y,
                               value + (double) (bottom.origin.y + bottom.size.height));

  return G_SOURCE_REMOVE;
}

void
hu_reveal (GtkWidget *first,
           GtkWidget *last)
{
  Reveal *reveal;

  g_return_if_fail (GTK_IS_WIDGET (first) && GTK_IS_WIDGET (last));

  reveal = g_new0 (Reveal, 1);
  reveal->first = g_object_ref (first);
  gtk_widget_add_tick_callback (last, reveal_cb, reveal, reveal_free);
}
