/*
 * The interaction of a line of the log: hover, its button, its menu, the question why.
 */
#include "config.h"

#include "hu-log-panel-private.h"

#include "hu-log-row.h"
#include "hu-moment-menu.h"
#include "hu-why-target.h"

HuLogPanel *
_hu_log_line_get_panel (GtkWidget *row)
{
  return HU_LOG_PANEL (gtk_widget_get_ancestor (row, HU_TYPE_LOG_PANEL));
}

static void
light (HuLogLine *self,
       gboolean   on)
{
  HuLogPanel *panel = _hu_log_line_get_panel (self->row);
  HuLogEntry *entry;
  g_autoptr(GArray) hexes = NULL;

  /* Out of the list there is no list item any more. */
  if (panel == NULL || hu_panel_get_session (HU_PANEL (panel)) == NULL)
    return;

  entry = gtk_list_item_get_item (self->item);
  if (entry == NULL)
    return;

  if (on)
    hexes = hu_log_entry_list_hexes (entry);
  hu_session_light_hexes (hu_panel_get_session (HU_PANEL (panel)), hexes);
}

static void
enter_cb (GtkEventController *motion,
          double              x,
          double              y,
          HuLogLine          *self)
{
  light (self, TRUE);
}

static void
leave_cb (GtkEventController *motion,
          HuLogLine          *self)
{
  light (self, FALSE);
}

/* The menu of the moment just after this event. */
static void
menu_cb (HuLogLine *self,
         int        n_press,
         double     x,
         double     y)
{
  HuLogPanel *panel = _hu_log_line_get_panel (self->row);
  HuLogEntry *entry = gtk_list_item_get_item (self->item);

  if (panel != NULL && entry != NULL)
    hu_moment_menu_popup (self->row, panel->game, hu_log_entry_get_number (entry), x, y);
}

/* By key, on the line that has the focus. */
static gboolean
line_key_cb (GtkWidget       *line,
             guint            keyval,
             guint            keycode,
             GdkModifierType  state)
{
  if (keyval != GDK_KEY_Menu && !(keyval == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0))
    return GDK_EVENT_PROPAGATE;

  menu_cb (g_object_get_data (G_OBJECT (line), "hu-row"), 1, 40, gtk_widget_get_height (line));

  return GDK_EVENT_STOP;
}

/* A line that is focused is pointed at, by keyboard. */
static void
focus_enter_cb (GtkWidget *line)
{
  light (g_object_get_data (G_OBJECT (line), "hu-row"), TRUE);
}

static void
focus_leave_cb (GtkWidget *line)
{
  light (g_object_get_data (G_OBJECT (line), "hu-row"), FALSE);
}

/* The row of the list has the focus, and it exists only once a line is bound. */
void
_hu_log_line_listen_to_focus (HuLogLine *self)
{
  GtkWidget *parent = gtk_widget_get_parent (self->row);
  GtkEventController *focus, *keys;

  if (self->listens || parent == NULL)
    return;

  focus = gtk_event_controller_focus_new ();
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_name (keys, "hu-log-keys");
  gtk_event_controller_set_name (focus, "hu-log-focus");
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_enter_cb), self->row, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_leave_cb), self->row, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (parent, focus);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (line_key_cb), self->row, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (parent, keys);
  self->listens = TRUE;
}

/* Goes to the moment just after this event: undoes later events, or redoes earlier ones. */
static void
go_cb (HuLogLine *self)
{
  HuLogEntry *entry = gtk_list_item_get_item (self->item);

  if (entry != NULL)
    gtk_widget_activate_action (self->row, "win.undo-to", "u", hu_log_entry_get_number (entry));
}

/* Words the tooltip on demand: whenever a tooltip is set, the toolkit asks the display for the pointer's
 * position, and a list binds two hundred lines at a time. */
static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    by_keyboard,
                  GtkTooltip *tooltip,
                  HuLogLine  *self)
{
  HuLogEntry *entry = gtk_list_item_get_item (self->item);
  const char *text = entry != NULL ? hu_log_entry_get_moment (entry) : NULL;

  gtk_tooltip_set_text (tooltip, text);

  return text != NULL && text[0] != '\0';
}

static GListModel *
list_why (GtkWidget  *widget,
          HuGame     *game,
          HuSnapshot *shown)
{
  HuLogLine *self = g_object_get_data (G_OBJECT (widget), "hu-row");
  HuLogEntry *entry = gtk_list_item_get_item (self->item);

  return entry != NULL ? hu_why_tree_new_event (game, hu_log_entry_get_number (entry)) : NULL;
}

HuLogLine *
_hu_log_line_new (GtkListItem *item)
{
  HuLogLine *self = g_new0 (HuLogLine, 1);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->item = item;
  self->row = hu_log_row_new ();
  g_signal_connect (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (self->row, motion);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (click), "hu-log-menu");
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (menu_cb), self);
  gtk_widget_add_controller (self->row, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (self->row, "go", G_CALLBACK (go_cb), self);
  gtk_widget_set_has_tooltip (self->row, TRUE);
  g_signal_connect (self->row, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
  hu_why_target_set (self->row, list_why, FALSE);
  gtk_list_item_set_child (item, self->row);
  g_object_set_data (G_OBJECT (item), "hu-row", self);
  g_object_set_data_full (G_OBJECT (self->row), "hu-row", self, g_free);

  return self;
}
