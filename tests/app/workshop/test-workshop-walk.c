/*
 * A scenario of one's own, from the start page to a verdict, in at most 35 actions: a click, a key, a word typed, a drag.
 *
 * These are the actions as a pointer and a keyboard do them, in a window of 1400 × 900 (`xdotool`, one call each):
 *
 *    1  mousemove 950 101 click 1               New Scenario…      19  type Tula
 *    2  type Bridgehead                                            20  key Return
 *    3  key Tab                                                    21  mousemove 1090 583 click 1         River
 *    4  type German                                                22  (drag) 330,420 … 680,440
 *    5  key Tab                                                    23  key ctrl+alt+3                     page Units
 *    6  type Soviet                                                24  mousemove 380 330 click 1
 *    7  key Tab                                                    25  mousemove 380 560 click 1
 *    8  key space                               Sudden death       26  mousemove 620 300 click 1
 *    9  mousemove 500 577 click --repeat 3 1    Columns            27  mousemove 1273 568 click 1         Side
 *   10  type 10                                                    28  key Down
 *   11  key Tab                                                    29  key Return
 *   12  type 14                                                    30  key ctrl+alt+4                     page Start
 *   13  mousemove 567 27 click 1                Create             31  mousemove 1208 233 click 1         Soviet
 *   14  mousemove 1090 864 click 1              City               32  mousemove 1257 193 click 1         Fill
 *   15  mousemove 530 300 click 1                                  33  mousemove 700 700 click 1
 *   16  type Moscow                                                34  mousemove 1342 75 click 1          Play It
 *   17  key Return                                                 35  (drag) 394,308 … 559,308           into Moscow
 *   18  mousemove 530 600 click 1
 *
 * The test takes the same way by widgets, and counts.
 */
#include "hu-workshop-steps.h"

#include <string.h>

#include "hu-place-popover.h"

#define MOST 35

static guint n_actions;

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
  n_actions = 0;
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* Has the focus; what is typed there replaces its text, because all of it is selected. */
static void
type_at_focus (GtkWindow  *window,
               const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  int start, end;

  g_assert_true (GTK_IS_EDITABLE (focus));
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (focus), &start, &end));
  g_assert_cmpint (start, ==, 0);
  g_assert_cmpuint ((guint) end, ==, g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (focus)), -1));
  gtk_editable_set_text (GTK_EDITABLE (focus), text);
  n_actions++;
}

static void
press_tab (GtkWindow *window)
{
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  n_actions++;
}

static void
press_on (HuAppFixture *self,
          GtkWidget    *button)
{
  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);
  n_actions++;
}

static void
click_hex (HuAppFixture *self,
           const char   *hex)
{
  drag_over (self, hex);
  n_actions++;
}

static void
press_tool (HuAppFixture *self,
            const char   *label)
{
  take_tool (self, label);
  n_actions++;
}

static void
open_page (HuAppFixture *self,
           const char   *page)
{
  act (self, "win.workshop-page", page);
  n_actions++;
}

/* --- The way --- */

static void
ask_for_scenario (HuAppFixture *self)
{
  GtkWindow *dialog;
  GtkWidget *focus;

  act (self, "win.new", NULL);
  n_actions++;
  dialog = hu_app_fixture_dialog (self);
  type_at_focus (dialog, "Bridgehead");
  press_tab (dialog);
  type_at_focus (dialog, "German");
  press_tab (dialog);
  type_at_focus (dialog, "Soviet");
  press_tab (dialog);
  focus = gtk_window_get_focus (dialog);
  g_assert_true (GTK_IS_SWITCH (focus));
  gtk_switch_set_active (GTK_SWITCH (focus), TRUE);
  n_actions++;

  /* A click into the spin button; Tab leads to the next one. */
  gtk_widget_grab_focus (hu_app_child (dialog, "columns_spin"));
  n_actions++;
  type_at_focus (dialog, "10");
  press_tab (dialog);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (dialog), hu_app_child (dialog, "rows_spin")));
  type_at_focus (dialog, "14");
  press_on (self, hu_app_child (dialog, "create_button"));
}

static gboolean
is_named (HuAppFixture *self,
          gpointer      data)
{
  return hu_app_part (self->window, HU_TYPE_PLACE_POPOVER) == NULL;
}

static gboolean
is_asked (HuAppFixture *self,
          gpointer      data)
{
  return !is_named (self, data);
}

static void
put_city (HuAppFixture *self,
          const char   *hex,
          const char   *name)
{
  GtkWidget *entry;

  click_hex (self, hex);
  hu_app_fixture_wait (self, is_asked, NULL);
  entry = hu_app_child (hu_app_part (self->window, HU_TYPE_PLACE_POPOVER), "entry");
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  n_actions++;
  g_signal_emit_by_name (entry, "activate");
  n_actions++;
  hu_app_fixture_wait (self, is_named, NULL);
}

static void
draw_river (HuAppFixture *self)
{
  static const char * const hexes[] = { "0207", "0306", "0407", "0506", "0607", "0706", "0807" };
  HuPoint points[G_N_ELEMENTS (hexes)];

  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    {
      points[i] = centre (self, hexes[i]);
      points[i].y += 5;
    }
  drag_points (self, points, G_N_ELEMENTS (points));
  n_actions++;
}

static void
put_units (HuAppFixture *self)
{
  open_page (self, "units");
  click_hex (self, "0204");
  click_hex (self, "0309");
  click_hex (self, "0804");
  choose (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "Side", "Soviet");
  n_actions += 3; /* to open the choice, to go down in it, to take it */
}

static void
paint_control (HuAppFixture *self)
{
  open_page (self, "start");
  gtk_toggle_button_set_active (hu_app_labelled (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE),
                                                 GTK_TYPE_TOGGLE_BUTTON, "Soviet"), TRUE);
  n_actions++;
  hu_workshop_hand_set_size (hu_workshop_pane_get_bench (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE))->hand, 0);
  n_actions++;
  click_hex (self, "1010");
}

static const char *
get_verdict (HuAppFixture *self)
{
  return hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence");
}

static void
test_walk (HuAppFixture  *self,
           gconstpointer  data)
{
  static const char * const way[] = { "0304", "0404", "0504", "0604" };

  ask_for_scenario (self);
  g_assert_cmpint (hu_workshop_get_scenario (get_shop (self))->map->grid->n_hexes, ==, 140);
  press_tool (self, "City");
  put_city (self, "0604", "Moscow");
  put_city (self, "0609", "Tula");
  press_tool (self, "River");
  draw_river (self);
  put_units (self);
  paint_control (self);
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);
  g_assert_nonnull (hu_workshop_get_scenario (get_shop (self))->map->hexsides[HU_HEXSIDE_RIVER]);

  act (self, "win.workshop", NULL);
  n_actions++;
  g_assert_nonnull (strstr (get_verdict (self), "lifeline"));
  hu_app_fixture_press (self, "0204");
  for (guint i = 0; i < G_N_ELEMENTS (way); i++)
    hu_app_fixture_drag_to (self, way[i]);
  hu_app_fixture_release (self);
  n_actions++;
  g_assert_cmpstr (get_verdict (self), ==,
                   "German victory: Moscow has been entered (4.2), at event 1.");
  g_test_message ("%u actions", n_actions);
  g_assert_cmpuint (n_actions, <=, MOST);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  g_test_add ("/workshop-walk/bridgehead", HuAppFixture, NULL, set_up, test_walk, tear_down);

  return g_test_run ();
}
