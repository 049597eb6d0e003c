/*
 * Tooltips of widgets that are updated often: GTK searches for the widget under the pointer whenever a tooltip
 * is set, even if it is the same.
 */
#include "hu-tooltip.h"

/**
 * hu_tooltip_set:
 * @text: (nullable): its tooltip
 *
 * Sets the tooltip if it differs from the present one.
 */
void
hu_tooltip_set (GtkWidget  *widget,
                const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;

  /* For a visible widget GTK asks the display where the pointer is, even if no window contains the widget yet. */
  if (gtk_widget_get_parent (widget) == NULL && gtk_widget_get_visible (widget))
    {
      gtk_widget_set_visible (widget, FALSE);
      gtk_widget_set_tooltip_text (widget, text);
      gtk_widget_set_visible (widget, TRUE);
    }
  else
    {
      gtk_widget_set_tooltip_text (widget, text);
    }
}
