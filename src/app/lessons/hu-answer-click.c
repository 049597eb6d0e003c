/*
 * Answers given on the map: while a box asks for hexes, a click names one; otherwise the map handles it.
 */
#include "hu-answer-click.h"

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            HuAnswerBox     *answers)
{
  HuMapView *map = HU_MAP_VIEW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
  HuHex hex = hu_map_view_hex_at (map, x, y);

  if (hex != HU_HEX_NONE && hu_answer_box_toggle_hex (answers, hex))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

void
hu_answer_click_attach (HuMapView   *map,
                        HuAnswerBox *answers)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (click), "answers");
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), answers, 0);
  gtk_widget_add_controller (GTK_WIDGET (map), GTK_EVENT_CONTROLLER (click));
}
