/*
 * The log: a line for each event, with its remarks and its consequences. Pointing at a line lights its hexes;
 * its button goes to that moment, by undo or by redo. It is a list and no table: a line has as many parts as its event has
 * consequences, and events that are undone have one as well, which no report has.
 *
 * One file, because rows are made, kept in step with the log, and opened by the same list.
 */
#include "config.h"

#include "hu-log-panel-private.h"

#include "hu-help-topic.h"
#include "hu-log-row.h"
#include "hu-rule-page.h"

#define REACH 30  /* lines before and after the middle of the view that are filled ahead of time */
#define PORTION 3 /* as many of them a frame */

G_DEFINE_FINAL_TYPE (HuLogPanel, hu_log_panel, HU_TYPE_PANEL)

/* --- Telling --- */

static void
tell (HuLogPanel *self,
      HuLogLine  *row)
{
  HuLogEntry *entry = gtk_list_item_get_item (row->item);
  gboolean happened = hu_log_entry_get_applied (entry) ||
                      hu_log_entry_get_number (entry) <= hu_game_get_head (self->game);

  row->stale = FALSE;
  hu_log_row_tell (HU_LOG_ROW (row->row), entry, happened);
}

static guint
distance (const HuLogLine *row,
          guint            around)
{
  guint number = gtk_list_item_get_position (row->item) + 1;

  return number > around ? number - around : around - number;
}

/* Returns the event that is looked for: its line is told at once. */
static guint
get_around (HuLogPanel *self)
{
  return self->sought > 0 ? self->sought : hu_game_get_position (self->game);
}

/* The event in the middle of what is seen. */
static guint
find_middle (HuLogPanel *self)
{
  GtkWidget *list = GTK_WIDGET (self->list);
  GtkWidget *there = gtk_widget_pick (list, gtk_widget_get_width (list) / 2.0, gtk_widget_get_height (list) / 2.0,
                                      GTK_PICK_DEFAULT);

  for (; there != NULL && there != list; there = gtk_widget_get_parent (there))
    {
      GtkWidget *inside = gtk_widget_get_first_child (there);
      const HuLogLine *row = g_object_get_data (G_OBJECT (there), "hu-row");

      if (row == NULL && inside != NULL)
        row = g_object_get_data (G_OBJECT (inside), "hu-row");
      if (row != NULL && gtk_list_item_get_item (row->item) != NULL)
        return gtk_list_item_get_position (row->item) + 1;
    }

  return get_around (self);
}

static int
compare_distance (gconstpointer a,
                  gconstpointer b,
                  gpointer      around)
{
  guint first = distance (*(HuLogLine * const *) a, GPOINTER_TO_UINT (around));
  guint second = distance (*(HuLogLine * const *) b, GPOINTER_TO_UINT (around));

  return (first > second) - (first < second);
}

/* Returns the outdated lines around the middle of the view, the nearest first. */
static GPtrArray *
list_lacking (HuLogPanel *self)
{
  GPtrArray *lacking = g_ptr_array_new ();
  guint middle = find_middle (self);

  for (guint i = 0; i < self->rows->len; i++)
    {
      HuLogLine *row = g_ptr_array_index (self->rows, i);

      if (row->stale && gtk_list_item_get_item (row->item) != NULL && distance (row, middle) <= REACH)
        g_ptr_array_add (lacking, row);
    }
  g_ptr_array_sort_with_data (lacking, compare_distance, GUINT_TO_POINTER (middle));

  return lacking;
}

/* Fills a portion of the lines in each frame, because the frame also has to lay them out. */
static gboolean
tell_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  HuLogPanel *self = HU_LOG_PANEL (widget);
  g_autoptr(GPtrArray) lacking = NULL;
  guint n;

  lacking = list_lacking (self);
  n = lacking->len;
  g_ptr_array_set_size (lacking, (gint) MIN (n, PORTION));
  /* Events are worded with the least work one after the other. */
  g_ptr_array_sort_with_data (lacking, compare_distance, GUINT_TO_POINTER (0));
  for (guint i = 0; i < lacking->len; i++)
    tell (self, g_ptr_array_index (lacking, i));
  if (n > PORTION)
    return G_SOURCE_CONTINUE;

  self->tell_tick = 0;

  return G_SOURCE_REMOVE;
}

/* Also needed when the view is scrolled to lines that were out of reach. */
static void
tell_later (HuLogPanel *self)
{
  if (self->tell_tick == 0 && self->fill_tick == 0 && self->game != NULL)
    self->tell_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tell_cb, NULL, NULL);
}

static void
stop_telling (HuLogPanel *self)
{
  if (self->tell_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tell_tick);
  self->tell_tick = 0;
}

/* Fills the line at once if it is the event to show; otherwise the line waits as it is, or empty if @blank. */
static void
tell_sometime (HuLogPanel *self,
               HuLogLine  *row,
               gboolean    blank)
{
  if (distance (row, get_around (self)) == 0)
    {
      tell (self, row);
      return;
    }

  row->stale = TRUE;
  if (blank)
    hu_log_row_blank (HU_LOG_ROW (row->row));
  tell_later (self);
}

static void
applied_cb (HuLogLine *row)
{
  HuLogPanel *self = _hu_log_line_get_panel (row->row);

  if (self != NULL && self->game != NULL)
    tell_sometime (self, row, FALSE);
}

/* --- Lines --- */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          HuLogPanel               *self)
{
  g_ptr_array_add (self->rows, _hu_log_line_new (item));
}

/* The line's widget is gone already. */
static void
teardown_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             HuLogPanel               *self)
{
  g_ptr_array_remove_fast (self->rows, g_object_get_data (G_OBJECT (item), "hu-row"));
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         HuLogPanel               *self)
{
  HuLogLine *row = g_object_get_data (G_OBJECT (item), "hu-row");

  row->applied_handler = g_signal_connect_swapped (gtk_list_item_get_item (item), "notify::applied",
                                                   G_CALLBACK (applied_cb), row);
  tell_sometime (self, row, TRUE);
  _hu_log_line_listen_to_focus (row);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           HuLogPanel               *self)
{
  HuLogLine *row = g_object_get_data (G_OBJECT (item), "hu-row");

  g_clear_signal_handler (&row->applied_handler, gtk_list_item_get_item (item));
}

static void
activate_cb (HuLogPanel *self,
             guint       position)
{
  g_autoptr(HuLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  g_autoptr(GArray) hexes = hu_log_entry_list_hexes (entry);

  hu_session_show_hexes (hu_panel_get_session (HU_PANEL (self)), hexes);
}

/* Keeps the present event, or the event asked for since, in view. A list that is scrolled before its layout
 * shows nothing from then on, and cannot reach a line without layout. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  HuLogPanel *self = HU_LOG_PANEL (widget);
  guint number = get_around (self);

  if (gdk_frame_clock_get_frame_counter (clock) <= self->scroll_frame ||
      gtk_widget_get_height (GTK_WIDGET (self->list)) == 0)
    return G_SOURCE_CONTINUE;

  self->scroll_tick = 0;
  if (number > 0 && self->fill_tick == 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", number - 1);

  return G_SOURCE_REMOVE;
}

/* A hidden list does not wait: it is scrolled when it becomes visible again. */
static void
scroll_later (HuLogPanel *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  self->lags = !gtk_widget_get_mapped (GTK_WIDGET (self->list));
  if (self->scroll_tick != 0 || self->lags)
    return;

  self->scroll_frame = gdk_frame_clock_get_frame_counter (clock) + 1;
  self->scroll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
stop_scrolling (HuLogPanel *self)
{
  if (self->scroll_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_tick);
  self->scroll_tick = 0;
}

static void
list_mapped_cb (HuLogPanel *self)
{
  if (self->lags)
    scroll_later (self);
}

static void
list_unmapped_cb (HuLogPanel *self)
{
  self->lags |= self->scroll_tick != 0;
  stop_scrolling (self);
}

/* --- Lines for a game --- */

static void
show_page (HuLogPanel *self)
{
  const char *page = self->fill_tick != 0 ? "waiting" : "log";

  gtk_stack_set_visible_child_name (self->stack, hu_game_get_n_events (self->game) > 0 ? page : "empty");
}

static void
stop_filling (HuLogPanel *self)
{
  if (self->fill_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->fill_tick);
  self->fill_tick = 0;
}

static void
set_model (HuLogPanel *self)
{
  g_autoptr(GtkNoSelection) selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model)));

  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
}

/* Rather than none yet, or those of the game before. */
static gboolean
has_lines (HuLogPanel *self)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (self->list);

  return selection != NULL &&
         gtk_no_selection_get_model (GTK_NO_SELECTION (selection)) == G_LIST_MODEL (self->model);
}

/* From here on the lines exist, and requests can find them. */
static void
fill (HuLogPanel *self)
{
  stop_filling (self);
  if (!has_lines (self))
    set_model (self);
  show_page (self);
  tell_later (self);
}

/* The list makes two hundred lines at once, and drops as many: each takes a frame, with another one for layout,
 * after the frames that show the game. */
static gboolean
fill_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  HuLogPanel *self = HU_LOG_PANEL (widget);
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  if (frame <= self->first_frame)
    return G_SOURCE_CONTINUE;

  if (gtk_list_view_get_model (self->list) == NULL)
    {
      set_model (self);
      return G_SOURCE_CONTINUE;
    }
  if (!has_lines (self))
    {
      gtk_list_view_set_model (self->list, NULL);
      return G_SOURCE_CONTINUE;
    }

  fill (self);
  scroll_later (self);

  return G_SOURCE_REMOVE;
}

/* A window that is not seen has no frames. */
static void
fill_later (HuLogPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  /* Uses the root's frame clock, because the panel itself may not have been visible yet. */
  GdkFrameClock *clock = root != NULL ? gtk_widget_get_frame_clock (GTK_WIDGET (root)) : NULL;

  if (clock == NULL)
    {
      fill (self);
      return;
    }

  self->first_frame = gdk_frame_clock_get_frame_counter (clock) + 1;
  self->fill_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), fill_cb, NULL, NULL);
}

static void
game_changed (HuPanel *panel)
{
  HuLogPanel *self = HU_LOG_PANEL (panel);

  show_page (self);
  self->sought = 0;
  scroll_later (self);
}

static void
set_game (HuPanel *panel,
          HuGame  *game)
{
  HuLogPanel *self = HU_LOG_PANEL (panel);

  stop_scrolling (self);
  stop_telling (self);
  stop_filling (self);
  g_clear_object (&self->model);
  g_set_object (&self->game, game);
  if (game == NULL)
    {
      gtk_list_view_set_model (self->list, NULL);
      return;
    }

  self->model = hu_log_model_new (game);
  fill_later (self);
  game_changed (panel);
}

/* Brings the event's line into view and shows its hexes. */
static void
show_event_cb (HuLogPanel *self,
               guint       number)
{
  g_return_if_fail (number >= 1 && number <= hu_game_get_n_events (self->game));

  if (self->fill_tick != 0)
    fill (self);
  self->sought = number;
  scroll_later (self);
  activate_cb (self, number - 1);
}

static void
bind_session (HuPanel   *panel,
              HuSession *session)
{
  g_signal_connect_object (session, "show-event", G_CALLBACK (show_event_cb), panel, G_CONNECT_SWAPPED);
}

static void
hu_log_panel_dispose (GObject *object)
{
  HuLogPanel *self = HU_LOG_PANEL (object);

  stop_scrolling (self);
  stop_telling (self);
  stop_filling (self);
  g_clear_object (&self->game);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (hu_log_panel_parent_class)->dispose (object);
}

static void
hu_log_panel_finalize (GObject *object)
{
  g_ptr_array_unref (HU_LOG_PANEL (object)->rows);

  G_OBJECT_CLASS (hu_log_panel_parent_class)->finalize (object);
}

/* Returns the number of the event (1 …) whose line has the focus, or 0. */
static guint
get_focused (HuLogPanel *self)
{
  GtkRoot *root;
  GtkWidget *focus;

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  /* The list's own row contains the widget of the event; a button of the line is inside that widget. */
  if (focus != NULL && gtk_widget_get_first_child (focus) != NULL &&
      g_object_get_data (G_OBJECT (gtk_widget_get_first_child (focus)), "hu-row") != NULL)
    focus = gtk_widget_get_first_child (focus);
  for (; focus != NULL && focus != GTK_WIDGET (self); focus = gtk_widget_get_parent (focus))
    {
      const HuLogLine *row = g_object_get_data (G_OBJECT (focus), "hu-row");

      if (row != NULL && gtk_list_item_get_item (row->item) != NULL)
        return hu_log_entry_get_number (gtk_list_item_get_item (row->item));
    }

  return 0;
}

/* Finds the page of the focused event: that of its last ruling with a rule page. */
static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  guint event = get_focused (HU_LOG_PANEL (widget));
  g_autoptr(GPtrArray) rulings =
    hu_snapshot_list_rulings (hu_game_get_snapshot (hu_session_get_game (session)));

  for (guint i = rulings->len; i > 0; i--)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (event > 0 && ruling->event == event && hu_rule_page_find (ruling->rule) != NULL)
        return g_strdup (ruling->rule);
    }

  return hu_help_topic_of_game (session);
}

static void
hu_log_panel_class_init (HuLogPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_log_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = hu_log_panel_finalize;
  HU_PANEL_CLASS (klass)->bind = bind_session;
  HU_PANEL_CLASS (klass)->set_game = set_game;
  HU_PANEL_CLASS (klass)->game_changed = game_changed;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuLogPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, HuLogPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, teardown_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_css_name (widget_class, "hu-log-panel");
}

static void
hu_log_panel_init (HuLogPanel *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)), "value-changed",
                           G_CALLBACK (tell_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "map", G_CALLBACK (list_mapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "unmap", G_CALLBACK (list_unmapped_cb), self, G_CONNECT_SWAPPED);
  hu_help_topic_set_func (GTK_WIDGET (self), find_topic);
}
