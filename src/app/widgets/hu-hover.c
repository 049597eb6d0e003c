/*
 * Hover and focus: tells when the pointer is over a widget or, with the keyboard, the focus is in it.
 */
#include "hu-hover.h"

static void
tell (GtkEventController *controller,
      gboolean            on)
{
  HuPointedFunc func = (HuPointedFunc) g_object_get_data (G_OBJECT (controller), "hu-func");

  func (gtk_event_controller_get_widget (controller), on);
}

static void
enter_cb (GtkEventController *controller)
{
  tell (controller, TRUE);
}

static void
leave_cb (GtkEventController *controller)
{
  tell (controller, FALSE);
}

static void
watch (GtkWidget          *widget,
       GtkEventController *controller,
       HuPointedFunc       func)
{
  g_object_set_data (G_OBJECT (controller), "hu-func", (gpointer) func);
  g_signal_connect (controller, "enter", G_CALLBACK (enter_cb), NULL);
  g_signal_connect (controller, "leave", G_CALLBACK (leave_cb), NULL);
  gtk_widget_add_controller (widget, controller);
}

/**
 * hu_hover_watch:
 * @by_focus: whether the focus counts too
 *
 * Calls @func when the user starts or stops pointing at @widget.
 */
void
hu_hover_watch (GtkWidget     *widget,
                gboolean       by_focus,
                HuPointedFunc  func)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && func != NULL);

  watch (widget, gtk_event_controller_motion_new (), func);
  if (by_focus)
    watch (widget, gtk_event_controller_focus_new (), func);
}
