/*
 * Map and verdict large, no panels.  What has changed since somebody last touched the window is
 * told, and its hexes are lit for a while; and it can be copied for the opponent.
 */
#include "config.h"

#include "hu-second-section.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-log-model.h"
#include "hu-message.h"
#include "hu-report-job.h"
#include "hu-settings.h"

#define LIT 20  /* seconds */
#define MOST 3  /* events that are told one by one */
#define REST 6  /* seconds without a move of the pointer, after which nobody points at a hex */

struct _HuSecondSection
{
  HuSection       parent_instance;

  HuSecondWidgets widgets;
  HuLogModel     *log;
  gboolean        on;
  guint           head;  /* events that had happened when the game last changed */
  guint           since; /* events before what has changed */
  gboolean        seen;  /* somebody has touched the window since it changed */
  guint           unlight; /* source */
  gboolean        resting; /* the pointer lies where it lay a while ago */
  guint           rest;    /* source */
  double          x, y;    /* of the pointer */
};

G_DEFINE_FINAL_TYPE (HuSecondSection, hu_second_section, HU_TYPE_SECTION)

/* --- What has changed --- */

/* Made anew, since one that follows the game may learn of a change later than this section. */
static void
read_log (HuSecondSection *self)
{
  g_clear_object (&self->log);
  self->log = hu_log_model_new (hu_section_get_game (HU_SECTION (self)));
}

static HuLogEntry *
get_entry (HuSecondSection *self,
           guint            index)
{
  return g_list_model_get_item (G_LIST_MODEL (self->log), index);
}

/* (element-type utf8), a line for each event */
static GPtrArray *
list_lines (HuSecondSection *self,
            guint            since)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  HuGame *game = hu_section_get_game (HU_SECTION (self));

  for (guint i = since; i < hu_game_get_position (game); i++)
    {
      g_autoptr(HuLogEntry) entry = get_entry (self, i);

      g_ptr_array_add (lines, g_strdup (hu_log_entry_get_text (entry)));
    }

  return lines;
}

static char *
word_change (HuSecondSection *self)
{
  g_autoptr(GPtrArray) lines = list_lines (self, self->since);
  g_autoptr(GString) text = g_string_new (NULL);
  guint more = lines->len > MOST ? lines->len - MOST : 0;

  for (guint i = 0; i < lines->len - more; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", (const char *) g_ptr_array_index (lines, i));
  if (more > 0)
    {
      g_string_append (text, "; ");
      /* Translators: after some events */
      g_string_append_printf (text, ngettext ("and %u more event", "and %u more events", more), more);
    }

  return lines->len > 0 ? g_strdup (text->str) : NULL;
}

static void
unlight_cb (gpointer data)
{
  HuSecondSection *self = data;

  self->unlight = 0;
  hu_session_light_hexes (hu_section_get_session (HU_SECTION (self)), NULL);
}

static void
put_out (HuSecondSection *self)
{
  if (self->unlight == 0)
    return;

  g_clear_handle_id (&self->unlight, g_source_remove);
  hu_session_light_hexes (hu_section_get_session (HU_SECTION (self)), NULL);
}

static void
light (HuSecondSection *self)
{
  HuGame *game = hu_section_get_game (HU_SECTION (self));
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = self->since; i < hu_game_get_position (game); i++)
    {
      g_autoptr(HuLogEntry) entry = get_entry (self, i);
      g_autoptr(GArray) touched = hu_log_entry_list_hexes (entry);

      g_array_append_vals (hexes, touched->data, touched->len);
    }
  put_out (self);
  if (hexes->len == 0)
    return;

  hu_map_view_go_to (self->widgets.map, g_array_index (hexes, HuHex, hexes->len - 1));
  hu_session_light_hexes (hu_section_get_session (HU_SECTION (self)), hexes);
  self->unlight = g_timeout_add_once (LIT * 1000, unlight_cb, self);
}

static void
tell (HuSecondSection *self)
{
  g_autofree char *text = NULL;

  read_log (self);
  text = word_change (self);
  hu_second_bar_set_change (self->widgets.bar, text);
  light (self);
}

/* Collects the changes until somebody has seen them. */
static void
follow_game (HuSecondSection *self,
             HuGame          *game)
{
  guint position = hu_game_get_position (game);

  if (position == self->head)
    return;

  if (position < self->head)
    self->since = MIN (self->since, position);
  else if (self->seen)
    self->since = self->head;
  self->since = MIN (self->since, position);
  self->head = position;
  self->seen = FALSE;
  if (self->on)
    tell (self);
}

/* --- The pointer --- */

/* A card about the hex under a pointer that nobody holds would lie over the map for good. */
static void
drop_hover (HuSecondSection *self)
{
  if (self->on && self->resting)
    hu_map_state_set_hover (hu_map_view_get_state (self->widgets.map), HU_HEX_NONE);
}

static void
rest_cb (gpointer data)
{
  HuSecondSection *self = data;

  self->rest = 0;
  self->resting = TRUE;
  drop_hover (self);
}

/* GTK also tells of a move where the window has changed under the pointer. */
static void
moved_cb (HuSecondSection *self,
          double           x,
          double           y)
{
  if (x == self->x && y == self->y)
    return;

  self->x = x;
  self->y = y;
  self->seen = TRUE;
  self->resting = FALSE;
  g_clear_handle_id (&self->rest, g_source_remove);
  if (self->on)
    self->rest = g_timeout_add_once (REST * 1000, rest_cb, self);
}

/* --- The layout --- */

static void
set_on (HuSecondSection *self,
        gboolean         on)
{
  GtkWindow *window = hu_section_get_window (HU_SECTION (self));
  GAction *action;

  if (self->on == on || window == NULL)
    return;

  self->on = on;
  action = g_action_map_lookup_action (G_ACTION_MAP (window), "second-screen");
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (on));
  hu_section_enable (HU_SECTION (self), "second-leave", on);
  hu_css_class_set (GTK_WIDGET (window), "hu-second-screen", on);
  for (guint i = 0; i < G_N_ELEMENTS (self->widgets.hidden) && self->widgets.hidden[i] != NULL; i++)
    gtk_widget_set_visible (self->widgets.hidden[i], !on);
  /* The user's own choice of the panel is kept. */
  if (on)
    {
      g_settings_unbind (self->widgets.flap, "reveal-flap");
      adw_flap_set_reveal_flap (self->widgets.flap, FALSE);
      gtk_window_fullscreen (window);
    }
  else
    {
      g_settings_bind (hu_settings_get (), "panel", self->widgets.flap, "reveal-flap", G_SETTINGS_BIND_DEFAULT);
      gtk_window_unfullscreen (window);
      put_out (self);
    }
  self->resting = on;
  g_clear_handle_id (&self->rest, g_source_remove);
  drop_hover (self);
  hu_second_bar_set_shown (self->widgets.bar, on);
  if (on && hu_section_get_game (HU_SECTION (self)) != NULL)
    tell (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->widgets.map));
}

static void
second_screen_cb (GSimpleAction *action,
                  GVariant      *state,
                  gpointer       self)
{
  set_on (self, g_variant_get_boolean (state));
}

static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  set_on (self, FALSE);
}

/* --- Copying --- */

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuSecondSection *self = data;
  HuGame *game = hu_section_get_game (data);
  GtkWidget *window = GTK_WIDGET (hu_section_get_window (data));
  gint format = hu_report_format_from_string (g_variant_get_string (parameter, NULL));
  g_autoptr(HuAdjudicator) adjudicator = hu_report_job_adjudicate (game);
  const HuReportOptions options = { .n_events = hu_game_get_position (game), .viewer = hu_game_get_viewer (game) };
  g_autoptr(GPtrArray) lines = NULL;
  g_autoptr(HuReport) report = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (format >= 0);

  read_log (self);
  /* On the second screen what it tells; else what the last step changed. */
  lines = list_lines (self, self->on ? self->since : hu_game_get_moment_before (game, hu_game_get_position (game)));
  report = hu_report_new_change (adjudicator, &options, lines);
  bytes = hu_report_to_text (report, (HuReportFormat) format);
  g_return_if_fail (bytes != NULL);

  text = g_strchomp (g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (window), text);
  hu_message_toast (window, _("The change is on the clipboard"));
}

/* --- The section --- */

static void
set_game (HuSection *section,
          HuGame    *game)
{
  HuSecondSection *self = HU_SECOND_SECTION (section);

  g_clear_object (&self->log);
  self->head = hu_game_get_position (game);
  self->since = self->head;
  self->seen = TRUE;
}

static void
update (HuSection *section,
        HuGame    *game)
{
  HuSecondSection *self = HU_SECOND_SECTION (section);
  gboolean plays = game != NULL && hu_session_get_mode (hu_section_get_session (section)) == HU_MODE_PLAY;

  if (!plays)
    set_on (self, FALSE);
  else
    follow_game (self, game);
  hu_section_enable (section, "second-screen", plays);
  hu_section_enable (section, "copy-change", plays && hu_game_get_position (game) > 0);
}

static void
hu_second_section_dispose (GObject *object)
{
  HuSecondSection *self = HU_SECOND_SECTION (object);

  g_clear_handle_id (&self->unlight, g_source_remove);
  g_clear_handle_id (&self->rest, g_source_remove);
  g_clear_object (&self->log);

  G_OBJECT_CLASS (hu_second_section_parent_class)->dispose (object);
}

static void
hu_second_section_class_init (HuSecondSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_second_section_dispose;
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_second_section_init (HuSecondSection *self)
{
  self->seen = TRUE;
}

static gboolean
key_cb (HuSecondSection *self)
{
  self->seen = TRUE;

  return GDK_EVENT_PROPAGATE;
}

/* A key or the pointer: somebody is there. */
static void
watch_user (HuSecondSection *self,
            GtkWidget       *window)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_event_controller_set_name (key, "hu-presence");
  gtk_event_controller_set_name (motion, "hu-presence-pointer");
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_object (motion, "motion", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, motion);
  gtk_widget_add_controller (window, key);
}

HuSection *
hu_second_section_new (HuSession             *session,
                       AdwApplicationWindow  *window,
                       const HuSecondWidgets *widgets)
{
  static const GActionEntry entries[] = {
    { .name = "second-screen", .state = "false", .change_state = second_screen_cb },
    { .name = "second-leave", .activate = leave_cb },
  };
  static const GActionEntry telling[] = {
    { .name = "copy-change", .activate = copy_cb, .parameter_type = "s" },
  };
  HuSecondSection *self = g_object_new (HU_TYPE_SECOND_SECTION, "session", session, "window", window, NULL);

  self->widgets = *widgets;
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  hu_section_add_telling_actions (HU_SECTION (self), telling, G_N_ELEMENTS (telling));
  hu_section_enable (HU_SECTION (self), "second-leave", FALSE);
  watch_user (self, GTK_WIDGET (window));
  g_signal_connect_object (hu_map_view_get_state (widgets->map), "notify::hover", G_CALLBACK (drop_hover), self,
                           G_CONNECT_SWAPPED);

  return HU_SECTION (self);
}
