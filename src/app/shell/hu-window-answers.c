/*
 * Answers given on the map: while a lesson or the quiz asks for hexes, a click names one; otherwise the map
 * handles it.
 */
#include "config.h"

#include "hu-map-view-private.h"
#include "hu-window-private.h"

static gboolean
toggle_hex (HuWindow *self,
            HuHex     hex)
{
  if (hu_lesson_panel_get_lesson (self->lesson_panel) != NULL)
    return hu_lesson_panel_toggle_hex (self->lesson_panel, hex);

  return hu_quiz_panel_get_quiz (self->quiz_panel) != NULL && hu_quiz_panel_toggle_hex (self->quiz_panel, hex);
}

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            HuWindow        *self)
{
  HuHex hex = hu_map_view_get_game (self->map) != NULL ? _hu_map_view_hex_at (self->map, x, y) : HU_HEX_NONE;

  if (hex != HU_HEX_NONE && toggle_hex (self, hex))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

void
_hu_window_init_answers (HuWindow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (click), "answers");
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (click));
}
