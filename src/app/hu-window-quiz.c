/*
 * The quiz in the window: beginning and ending it, and what it lights up.
 */
#include "config.h"

#include "hu-map-view-private.h"
#include "hu-window-private.h"

static gboolean
is_on (HuWindow *self)
{
  return hu_quiz_panel_get_quiz (self->quiz_panel) != NULL;
}

static void
look_changed_cb (HuWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.quiz-next", is_on (self));
  if (is_on (self))
    {
      g_autoptr(GArray) hexes = hu_quiz_panel_list_look (self->quiz_panel);

      hu_map_view_light (self->map, hexes->len > 0 ? hexes : NULL);
    }
  _hu_window_update_veil (self);
}

/* While hexes are asked for, a click answers; else it is the map's. */
static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            HuWindow        *self)
{
  HuHex hex = is_on (self) ? _hu_map_view_hex_at (self->map, x, y) : HU_HEX_NONE;

  if (hex != HU_HEX_NONE && hu_quiz_panel_toggle_hex (self->quiz_panel, hex))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
end (HuWindow *self)
{
  if (!is_on (self))
    return;

  hu_quiz_panel_set_game (self->quiz_panel, NULL);
  if (hu_document_get_game (self->document) != NULL)
    hu_map_view_light (self->map, NULL);
}

static void
quiz_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (is_on (self))
    {
      end (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->map));
      return;
    }

  /* A lesson asks questions of its own. */
  gtk_widget_activate_action (widget, "win.lesson-leave", NULL);
  hu_quiz_panel_set_game (self->quiz_panel, hu_document_get_game (self->document));
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hu_quiz_panel_next (HU_WINDOW (widget)->quiz_panel);
}

void
_hu_window_install_quiz_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.quiz", NULL, quiz_action);
  gtk_widget_class_install_action (widget_class, "win.quiz-next", NULL, next_action);
}

/* Another game is open: what was asked was of the other one. */
void
_hu_window_update_quiz (HuWindow *self)
{
  end (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.quiz", hu_document_get_game (self->document) != NULL);
}

void
_hu_window_init_quiz (HuWindow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->quiz_panel = HU_QUIZ_PANEL (hu_quiz_panel_new ());
  gtk_box_prepend (GTK_BOX (self->map_frame), GTK_WIDGET (self->quiz_panel));
  g_signal_connect_object (self->quiz_panel, "look-changed", G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (click), "quiz");
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (click));
  _hu_window_update_quiz (self);
  look_changed_cb (self);
}
