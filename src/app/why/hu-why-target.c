/*
 * The widgets that answer `Why?`. A widget keeps the function that finds the reasons for its content; the
 * window, which has the game, calls it and opens the reasons beside the widget.
 */
#include "config.h"

#include "hu-why-target.h"

#define FUNC "hu-why-func"
#define ASKED "hu-why-asked"
#define DEEPEST 4 /* a row of a list has what it shows below it */

static gboolean
is_target (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), FUNC) != NULL;
}

static void
pressed_cb (GtkGestureClick *gesture)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  hu_why_target_open (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
}

/**
 * hu_why_target_set:
 * @widget: a card, a line, a mark
 * @func: finds the reasons for its content
 * @by_click: whether a right click asks; FALSE where that opens a menu
 *
 * Makes the widget answer `Why?`. To be called once in the life of @widget.
 */
void
hu_why_target_set (GtkWidget *widget,
                   HuWhyFunc  func,
                   gboolean   by_click)
{
  GtkGesture *gesture;

  g_return_if_fail (GTK_IS_WIDGET (widget) && func != NULL && !is_target (widget));

  g_object_set_data (G_OBJECT (widget), FUNC, (gpointer) func);
  if (!by_click)
    return;

  gesture = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (gesture), "hu-why");
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}

/**
 * hu_why_target_open:
 * @widget: a widget that answers `Why?`
 *
 * Opens the reasons beside it.
 */
void
hu_why_target_open (GtkWidget *widget)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (widget) && is_target (widget));

  root = gtk_widget_get_root (widget);
  if (root == NULL)
    return;

  g_object_set_data (G_OBJECT (root), ASKED, widget);
  gtk_widget_activate_action (widget, "win.why", NULL);
  g_object_set_data (G_OBJECT (root), ASKED, NULL);
}

GtkWidget *
hu_why_target_find (GtkWindow *window)
{
  GtkWidget *widget, *focus;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  widget = g_object_get_data (G_OBJECT (window), ASKED);
  if (widget != NULL)
    return widget;

  focus = gtk_window_get_focus (window);
  widget = focus;
  for (guint depth = 0; widget != NULL && depth < DEEPEST; depth++)
    {
      if (is_target (widget))
        return widget;
      widget = gtk_widget_get_first_child (widget);
    }
  for (widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (is_target (widget))
      return widget;

  return NULL;
}

/* @target: a widget that answers `Why?`; @shown: the snapshot shown: the game's, or a preview.  Returns the reasons for
 * its content, or NULL; (transfer full). */
GListModel *
hu_why_target_list (GtkWidget  *target,
                    HuGame     *game,
                    HuSnapshot *shown)
{
  HuWhyFunc func;

  g_return_val_if_fail (GTK_IS_WIDGET (target) && is_target (target), NULL);
  g_return_val_if_fail (HU_IS_GAME (game) && shown != NULL, NULL);

  func = (HuWhyFunc) g_object_get_data (G_OBJECT (target), FUNC);

  return func (target, game, shown);
}
