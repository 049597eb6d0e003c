/*
 * Tooltips of what is updated often: GTK looks for what lies under the pointer
 * whenever one is set, whether it is another or not.
 */
#include "hu-tooltip.h"

/**
 * hu_tooltip_set:
 * @widget: a widget
 * @text: (nullable): its tooltip
 *
 * Sets the tooltip where it is not the one that is there already.
 */
void
hu_tooltip_set (GtkWidget  *widget,
                const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}
