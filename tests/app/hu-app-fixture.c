/*
 * A window on a small game.  Gestures and keys go in where GTK would put
 * them: at the signals of the map's event controllers.
 */
#include "hu-app-fixture.h"

#include "hu-journal.h"
#include "hu-recovery.h"
#include "hu-save.h"

#include <string.h>
#include <glib/gstdio.h>

/* So long nothing happens and nothing is drawn before all is said to be over. What is
 * drawn without an end is a fault, and ends the test. */
#define QUIET 50 /* milliseconds */
#define CRISP 300 /* likewise: a map that rests so long is drawn anew where it was stretched */

static HuApplication *application;
static HuPoint pressed, dragged;

static void
activate_cb (GApplication *app)
{
}

/* Warnings end a test.  These are libadwaita 1.7's own, of the buttons of its
 * message dialog and of that itself, and say nothing of what is tested here. */
static GLogWriterOutput
write_log_cb (GLogLevelFlags   level,
              const GLogField *fields,
              gsize            n_fields,
              gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && ADW_CHECK_VERSION (1, 5, 0) &&
        g_regex_match_simple ("^Trying to measure (GtkLabel|AdwMessageDialog) ", fields[i].value, 0, 0))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, data);
}

/* GTK 4.8 says this now and then of its own focus, while it maps a popover that
 * can be scrolled; and twice in a row of the surface under the pointer, when the
 * time has come for the tooltip of a window that a test holds past its end. */
static gboolean
is_toolkits_own (const char *message)
{
  return strstr (message, "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)' failed") != NULL ||
         strstr (message, "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed") != NULL ||
         strstr (message, "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE (surface)' failed") != NULL;
}

static void
log_cb (const char    *domain,
        GLogLevelFlags level,
        const char    *message,
        gpointer       data)
{
  if (!is_toolkits_own (message))
    g_log_default_handler (domain, level, message, NULL);
}

static gboolean
is_fatal_cb (const char    *domain,
             GLogLevelFlags level,
             const char    *message,
             gpointer       data)
{
  return !is_toolkits_own (message);
}

void
hu_app_fixture_init (void)
{
  g_autoptr(GError) error = NULL;

  g_log_set_handler ("Gtk", G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION, log_cb, NULL);
  g_log_set_handler ("Gdk", G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION, log_cb, NULL);
  g_log_set_writer_func (write_log_cb, NULL, NULL);
  if (!gtk_init_check ())
    g_error ("there is no display to test on");

  g_set_application_name ("Hex Umpire");
  application = hu_application_new ();
  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);

  /* The tests assert the end state, not how it glides there; and a text cursor that blinks is drawn in every frame. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
}

void
hu_app_fixture_wait (HuAppFixture   *self,
                     HuAppCondition  done,
                     gpointer        data)
{
  HuPatience patience;

  hu_patience_begin (&patience);
  while (!done (self, data))
    hu_patience_turn (&patience);
}

gboolean
hu_app_is_opening (HuWindow *window)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), "stop-opening");
}

static gboolean
is_open (HuAppFixture *self,
         gpointer      data)
{
  return !hu_app_is_opening (data);
}

typedef struct
{
  GtkWidget *window;
  HuRest     rest;   /* nothing was drawn */
  guint      length; /* milliseconds */
  gint64     frame;  /* that was drawn last */
} Quiet;

static gint64
count_frames (GtkWidget *window)
{
  GdkFrameClock *clock = window != NULL ? gtk_widget_get_frame_clock (window) : NULL;

  return clock != NULL ? gdk_frame_clock_get_frame_counter (clock) : 0;
}

static gboolean
is_quiet (HuAppFixture *self,
          gpointer      data)
{
  Quiet *quiet = data;
  gint64 frame = count_frames (quiet->window);

  if (frame != quiet->frame)
    hu_rest_begin (&quiet->rest);
  quiet->frame = frame;

  return hu_rest_is_over (&quiet->rest, quiet->length) && !g_main_context_pending (NULL);
}

static void
settle (HuAppFixture *self,
        GtkWidget    *window,
        guint         length)
{
  Quiet quiet = { .window = window, .length = length, .frame = count_frames (window) };

  hu_rest_begin (&quiet.rest);
  hu_app_fixture_wait (self, is_quiet, &quiet);
}

void
hu_app_fixture_wait_open (HuAppFixture *self,
                          HuWindow     *window)
{
  hu_app_fixture_wait (self, is_open, window);
  settle (self, GTK_WIDGET (window), QUIET);
}

void
hu_app_fixture_settle (HuAppFixture *self)
{
  settle (self, GTK_WIDGET (self->window), QUIET);
}

static gboolean
is_drawn (HuAppFixture *self,
          gpointer      data)
{
  return gtk_widget_get_mapped (GTK_WIDGET (hu_app_map (self->window))) &&
         hu_map_state_get_viewport (hu_map_view_get_state (hu_app_map (self->window)))->width > 0;
}

void
hu_app_fixture_set_up_scenario (HuAppFixture *self,
                                HuScenario   *scenario,
                                const char   *log)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (scenario, log);
  g_autoptr(HuGameFile) content = hu_game_file_new (scenario, events);
  g_autoptr(GBytes) bytes = hu_game_file_to_bytes (content);
  g_autofree char *path = NULL;
  g_autoptr(GError) error = NULL;

  /* It is forgotten at the start of every test. */
  g_test_log_set_fatal_handler (is_fatal_cb, NULL);
  self->application = application;
  self->folder = g_dir_make_tmp ("hu-app-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (self->folder, "game.hexgame", NULL);
  self->file = g_file_new_for_path (path);
  hu_save_bytes (self->file, bytes, &error);
  g_assert_no_error (error);

  self->window = hu_window_new (ADW_APPLICATION (application));
  g_object_ref (self->window);
  g_assert_true (hu_window_open (self->window, self->file));
  gtk_window_present (GTK_WINDOW (self->window));
  hu_app_fixture_wait (self, is_drawn, NULL);
  hu_app_fixture_settle (self);
}

void
hu_app_fixture_set_up (HuAppFixture *self,
                       const char   *units,
                       const char   *log)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (units);

  hu_app_fixture_set_up_scenario (self, scenario, log);
}

void
hu_app_fixture_set_up_open (HuAppFixture *self,
                            const char   *units,
                            const char   *log)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (units);

  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    scenario->map->terrain[hex] = HU_TERRAIN_CLEAR;
  hu_app_fixture_set_up_scenario (self, scenario, log);
}

static gboolean
has_map (HuAppFixture *self,
         gpointer      window)
{
  return hu_app_part (window, HU_TYPE_MAP_VIEW) != NULL;
}

HuWindow *
hu_app_fixture_another (HuAppFixture *self)
{
  HuWindow *window = hu_window_new (ADW_APPLICATION (self->application));

  gtk_window_present (GTK_WINDOW (window));
  hu_app_fixture_wait (self, has_map, window);

  return window;
}

void
hu_app_fixture_discard (HuAppFixture *self,
                        HuWindow     *window)
{
  /* They outlive each other. */
  g_autoptr(HuWindow) held = g_object_ref (window);
  g_autoptr(GtkWindow) question = NULL;

  gtk_window_present (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
  gtk_window_close (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
  question = g_object_ref (hu_app_dialog (window));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "discard");
  gtk_window_destroy (question);
  hu_app_fixture_settle (self);
}

static void
discard_left (void)
{
  g_autofree char *folder = hu_journal_dup_folder ();
  g_autoptr(GPtrArray) list = hu_recovery_list (folder);

  for (guint i = 0; i < list->len; i++)
    hu_recovery_discard (g_ptr_array_index (list, i));
}

void
hu_app_fixture_tear_down (HuAppFixture *self)
{
  g_autoptr(GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  gtk_window_destroy (GTK_WINDOW (self->window));
  hu_app_fixture_settle (self);
  g_assert_finalize_object (self->window);
  self->window = NULL;
  discard_left ();

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (self->folder);
  g_free (self->folder);
  g_clear_object (&self->file);
}

HuGame *
hu_app_fixture_game (HuAppFixture *self)
{
  return hu_document_get_game (hu_window_get_document (self->window));
}

HuSnapshot *
hu_app_fixture_preview (HuAppFixture *self)
{
  HuSnapshot *shown = hu_map_view_get_shown (hu_app_map (self->window));

  return shown != hu_game_get_snapshot (hu_app_fixture_game (self)) ? shown : NULL;
}

HuHex
hu_app_fixture_hex (HuAppFixture *self,
                    const char   *name)
{
  return hu_fixture_hex (hu_game_get_scenario (hu_app_fixture_game (self)), name);
}

guint
hu_app_fixture_unit (HuAppFixture *self,
                     const char   *id)
{
  return hu_fixture_unit (hu_game_get_scenario (hu_app_fixture_game (self)), id);
}

const char *
hu_app_fixture_where (HuAppFixture *self,
                      const char   *id)
{
  static char name[HU_HEX_NAME_MAX];
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (hu_app_fixture_game (self)));
  HuHex hex = state->unit_hex[hu_app_fixture_unit (self, id)];

  return hex == HU_HEX_NONE ? "-" : hu_grid_format (state->scenario->map->grid, hex, name);
}

void
hu_app_fixture_append (HuAppFixture *self,
                       const char   *log)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), log);

  for (guint i = 0; i < events->len; i++)
    {
      HuRefusal refusal;

      g_assert_true (hu_game_append (game, g_ptr_array_index (events, i), &refusal));
    }
}

HuPoint
hu_app_fixture_at (HuAppFixture *self,
                   const char   *hex)
{
  const HuGrid *grid = hu_game_get_scenario (hu_app_fixture_game (self))->map->grid;

  return hu_map_state_to_view (hu_map_view_get_state (hu_app_map (self->window)),
                               hu_geometry_centre (grid, hu_app_fixture_hex (self, hex)));
}

GtkEventController *
hu_app_fixture_controller (HuAppFixture *self,
                           const char   *name)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (hu_app_map (self->window)));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), name) == 0)
        return controller;
    }

  g_assert_not_reached ();
}

gboolean
hu_app_fixture_key (HuAppFixture    *self,
                    guint            keyval,
                    GdkModifierType  state)
{
  GtkEventController *keys = hu_app_fixture_controller (self, "hu-map-keys");
  gboolean taken = FALSE;

  g_signal_emit_by_name (keys, "key-pressed", keyval, 0, state, &taken);
  g_signal_emit_by_name (keys, "key-released", keyval, 0, state);

  return taken;
}

void
hu_app_fixture_map_action (HuAppFixture *self,
                           const char   *name,
                           GVariant     *parameter)
{
  GActionGroup *actions = hu_map_view_get_actions (hu_app_map (self->window));

  g_assert_true (g_action_group_get_action_enabled (actions, name));
  g_action_group_activate_action (actions, name, parameter);
}

void
hu_app_fixture_press (HuAppFixture *self,
                      const char   *hex)
{
  pressed = hu_app_fixture_at (self, hex);
  dragged = (HuPoint) { 0, 0 };
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "drag-begin", pressed.x, pressed.y);
}

void
hu_app_fixture_drag_to (HuAppFixture *self,
                        const char   *hex)
{
  HuPoint at = hu_app_fixture_at (self, hex);

  dragged = (HuPoint) { at.x - pressed.x, at.y - pressed.y };
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "drag-update", dragged.x,
                         dragged.y);
}

void
hu_app_fixture_release (HuAppFixture *self)
{
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "drag-end", dragged.x, dragged.y);
}

void
hu_app_fixture_click (HuAppFixture *self,
                      HuPoint       at)
{
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-motion"), "motion", at.x, at.y);
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "drag-begin", at.x, at.y);
  g_signal_emit_by_name (hu_app_fixture_controller (self, "hu-map-drag"), "drag-end", 0.0, 0.0);
}

gpointer
hu_app_part (gpointer root,
             GType    type)
{
  gpointer found = g_type_is_a (G_OBJECT_TYPE (root), type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = hu_app_part (child, type);

  return found;
}

gpointer
hu_app_child (gpointer    root,
              const char *id)
{
  gpointer found = g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (root)), id) == 0 ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = hu_app_child (child, id);

  return found;
}

gboolean
hu_app_shows (gpointer    root,
              const char *text)
{
  gboolean shows = GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (root), text);

  for (GtkWidget *child = gtk_widget_get_first_child (root); !shows && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    shows = hu_app_shows (child, text);

  return shows;
}

gpointer
hu_app_styled (gpointer    root,
               const char *css_class)
{
  gpointer found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = gtk_widget_has_css_class (child, css_class) ? child : hu_app_styled (child, css_class);

  return found;
}

gpointer
hu_app_labelled (gpointer    root,
                 GType       type,
                 const char *label)
{
  gpointer found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *said = g_type_is_a (G_OBJECT_TYPE (child), type) ? hu_app_dup_label (child) : NULL;

      found = g_strcmp0 (said, label) == 0 ? (gpointer) child : hu_app_labelled (child, type, label);
    }

  return found;
}

gpointer
hu_app_row (gpointer    root,
            const char *title)
{
  gpointer found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = ADW_IS_PREFERENCES_ROW (child) &&
            g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (child)), title)
      ? (gpointer) child : hu_app_row (child, title);

  return found;
}

const char *
hu_app_text (gpointer    root,
             const char *id)
{
  return gtk_label_get_text (hu_app_child (root, id));
}

gboolean
hu_app_shows_faults (HuWindow *window)
{
  return gtk_revealer_get_reveal_child (hu_app_child (hu_app_part (window, HU_TYPE_FAULT_PANEL), "revealer"));
}

char *
hu_app_dup_faults (HuWindow *window)
{
  GtkWidget *panel = hu_app_part (window, HU_TYPE_FAULT_PANEL);
  GString *text = g_string_new (hu_app_text (panel, "title"));

  for (GtkWidget *line = gtk_widget_get_first_child (hu_app_child (panel, "lines")); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    g_string_append_printf (text, "\n%s", gtk_label_get_text (GTK_LABEL (line)));

  return g_string_free (text, FALSE);
}

HuMapView *
hu_app_map (HuWindow *window)
{
  return hu_app_part (window, HU_TYPE_MAP_VIEW);
}

gpointer
hu_app_fixture_part (HuAppFixture *self,
                     GType         type)
{
  return hu_app_part (self->window, type);
}

const char *
hu_app_fixture_text (HuAppFixture *self,
                     GType         type)
{
  GtkWidget *part = hu_app_fixture_part (self, type);

  return gtk_label_get_text (hu_app_part (part, GTK_TYPE_LABEL));
}

char *
hu_app_dup_label (gpointer widget)
{
  g_autofree char *said = gtk_test_accessible_check_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  gsize length;

  if (said == NULL)
    return g_strdup ("");
  length = strlen (said);

  /* It comes in quotes. */
  return said[0] == '"' && length > 1 ? g_strndup (said + 1, length - 2) : g_steal_pointer (&said);
}

gboolean
hu_app_says (gpointer    widget,
             const char *text)
{
  g_autofree char *label = hu_app_dup_label (widget);

  return strstr (label, text) != NULL;
}

gpointer
hu_app_toplevel (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window;
    }

  return NULL;
}

GtkWindow *
hu_app_dialog (HuWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (parent) &&
          gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

GtkWindow *
hu_app_fixture_dialog (HuAppFixture *self)
{
  return hu_app_dialog (self->window);
}

HuWindow *
hu_app_fixture_other_window (HuAppFixture *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self->application)); l != NULL; l = l->next)
    if (HU_IS_WINDOW (l->data) && l->data != self->window)
      return l->data;

  return NULL;
}

guint
hu_app_fixture_count_left (void)
{
  g_autofree char *folder = hu_journal_dup_folder ();
  g_autoptr(GPtrArray) list = hu_recovery_list (folder);

  return list->len;
}

void
hu_app_draw (GtkWidget  *window,
             const char *path)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (window);
  int width, height, scale = gtk_widget_get_scale_factor (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface;
  cairo_t *cr;
  GskRenderNode *node;

  settle (NULL, window, CRISP);
  /* With the window's border: scaled to the size without it, the map would lose lines of pixels. */
  width = gdk_paintable_get_intrinsic_width (paintable);
  height = gdk_paintable_get_intrinsic_height (paintable);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  if (cairo_surface_write_to_png (surface, path) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", path);

  g_clear_pointer (&node, gsk_render_node_unref);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}
