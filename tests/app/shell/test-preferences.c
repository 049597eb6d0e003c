/*
 * The preferences: each control changes its setting, each setting is seen, and
 * a window remembers how it was.
 */
#include "hu-app-fixture.h"
#include "hu-palette.h"
#include "hu-preferences.h"
#include "hu-settings.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0101; s1 soviet 0301", "move g1 0102; end-phase");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GSettingsSchema) schema = NULL;
  g_auto(GStrv) keys = NULL;

  g_object_get (hu_settings_get (), "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (hu_settings_get (), keys[i]);
  hu_app_fixture_tear_down (self);
}

/* The one of @type with that title beneath @widget. */
static GtkWidget *
find_row (GtkWidget  *widget,
          const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (widget) &&
      g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
open_preferences (HuAppFixture *self)
{
  GtkWidget *preferences = GTK_WIDGET (hu_preferences_new (GTK_WINDOW (self->window)));

  gtk_window_present (GTK_WINDOW (preferences));
  hu_app_fixture_settle (self);

  return preferences;
}

static GtkSwitch *
find_switch (GtkWidget  *preferences,
             const char *title)
{
  GtkWidget *row = find_row (preferences, title);

  g_assert_nonnull (row);

  return GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
}

static void
test_lists (HuAppFixture  *self,
            gconstpointer  data)
{
  static const struct
  {
    const char *title, *key;
    gint        n_values;
  } lists[] = {
    { "_Sides", "side-colors", 3 },
    { "_Patterns", "patterns", 3 },
    { "_Counters", "counters", 2 },
  };
  GtkWidget *preferences = open_preferences (self);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      AdwComboRow *row = ADW_COMBO_ROW (find_row (preferences, lists[i].title));

      g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, lists[i].n_values);
      for (gint value = 0; value < lists[i].n_values; value++)
        {
          adw_combo_row_set_selected (row, (guint) value);
          g_assert_cmpint (g_settings_get_enum (hu_settings_get (), lists[i].key), ==, value);
        }
      g_settings_reset (hu_settings_get (), lists[i].key);
      g_assert_cmpint (adw_combo_row_get_selected (row), ==,
                       g_settings_get_enum (hu_settings_get (), lists[i].key));
    }
  gtk_window_destroy (GTK_WINDOW (preferences));
}

static void
test_switches (HuAppFixture  *self,
               gconstpointer  data)
{
  GtkWidget *preferences = open_preferences (self);
  GtkSwitch *ask = find_switch (preferences, "_Ask before a phase that costs points");
  GtkSwitch *zoc = find_switch (preferences, "Zones of control");

  gtk_switch_set_active (ask, FALSE);
  g_assert_false (g_settings_get_boolean (hu_settings_get (), "confirm-costly-phase"));
  g_assert_false (gtk_switch_get_active (zoc));
  gtk_switch_set_active (zoc, TRUE);
  g_assert_cmpuint (g_settings_get_flags (hu_settings_get (), "overlays"), ==,
                    HU_OVERLAY_DEFAULT | HU_OVERLAY_ZOC);
  gtk_switch_set_active (find_switch (preferences, "Lines of supply"), FALSE);
  g_assert_cmpuint (g_settings_get_flags (hu_settings_get (), "overlays"), ==,
                    (HU_OVERLAY_DEFAULT | HU_OVERLAY_ZOC) & ~HU_OVERLAY_SUPPLY);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* The schema's flags are the map's. */
static void
test_overlays_at_the_start (HuAppFixture  *self,
                            gconstpointer  data)
{
  const char *wanted[] = { "rings", "fire", NULL };
  HuWindow *other;

  g_assert_cmpuint (g_settings_get_flags (hu_settings_get (), "overlays"), ==, HU_OVERLAY_DEFAULT);
  g_settings_set_strv (hu_settings_get (), "overlays", wanted);
  other = hu_app_fixture_another (self);
  g_assert_cmpuint (hu_map_state_get_overlays (hu_map_view_get_state (hu_app_map (other))), ==,
                    HU_OVERLAY_RINGS | HU_OVERLAY_FIRE);
  gtk_window_destroy (GTK_WINDOW (other));
}

/* --- On the map --- */

static cairo_surface_t *
picture_of_map (HuAppFixture *self)
{
  GtkWidget *map = GTK_WIDGET (hu_app_map (self->window));
  int width = gtk_widget_get_width (map), height = gtk_widget_get_height (map);
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (map);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (picture);
  GskRenderNode *node;

  hu_app_fixture_settle (self);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  return picture;
}

/* In how many pixels. */
static guint
count_differing (cairo_surface_t *a,
                 cairo_surface_t *b)
{
  const guint32 *x = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (a);
  const guint32 *y = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (b);
  int n_pixels = cairo_image_surface_get_stride (a) / 4 * cairo_image_surface_get_height (a);
  guint n = 0;

  for (int i = 0; i < n_pixels; i++)
    n += x[i] != y[i];

  return n;
}

/* Each way to draw is another picture, and going back brings back the first, as near as two drawings are. */
static void
test_seen_on_the_map (HuAppFixture  *self,
                      gconstpointer  data)
{
  static const struct
  {
    const char *key;
    const char *value; /* as GVariant text */
  } ways[] = {
    { "side-colors", "'own'" }, { "patterns", "'strong'" }, { "patterns", "'light'" }, { "counters", "'names'" },
  };
  cairo_surface_t *first;

  /* Other than the theme's. */
  g_settings_set_string (hu_settings_get (), "first-color", "#008000");
  first = picture_of_map (self);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      cairo_surface_t *there, *back;
      guint n;

      g_settings_set_value (hu_settings_get (), ways[i].key, g_variant_new_parsed (ways[i].value));
      there = picture_of_map (self);
      n = count_differing (first, there);
      if (n < 100)
        g_error ("%s %s changes %u pixels of the map", ways[i].key, ways[i].value, n);
      g_settings_reset (hu_settings_get (), ways[i].key);
      back = picture_of_map (self);
      g_test_message ("%s %s: %u pixels differ, and %u back again", ways[i].key, ways[i].value, n,
                      count_differing (first, back));
      g_assert_cmpuint (count_differing (first, back), <, n / 4);
      cairo_surface_destroy (there);
      cairo_surface_destroy (back);
    }
  cairo_surface_destroy (first);
}

static gboolean
is_moving (HuAppFixture *self,
           gpointer      data)
{
  return hu_map_state_get_lit_phase (hu_map_view_get_state (hu_app_map (self->window))) > 0;
}

static gboolean
is_over (HuAppFixture *self,
         gpointer      data)
{
  const GArray *lit = hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)));

  /* Lit steadily to the end. */
  g_assert_false (is_moving (self, NULL));

  return lit == NULL || lit->len == 0;
}

/* Hexes flash, or are lit for a while, as the desktop and the preferences both allow. */
static void
test_animations (HuAppFixture  *self,
                 gconstpointer  data)
{
  HuHex hex = hu_app_fixture_hex (self, "0102");
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_array_append_val (hexes, hex);
  for (guint i = 0; i < 3; i++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", i != 1, NULL);
      g_settings_set_boolean (hu_settings_get (), "animations", i != 2);
      hu_map_view_flash (hu_app_map (self->window), hexes, FALSE);
      hu_app_fixture_wait (self, i == 0 ? is_moving : is_over, NULL);
      hu_map_view_light (hu_app_map (self->window), NULL);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
count_cb (GObject *counter)
{
  g_object_set_data (counter, "n", GUINT_TO_POINTER (GPOINTER_TO_UINT (g_object_get_data (counter, "n")) + 1));
}

/* What is drawn with the sides' colours and patterns is drawn again for them, and not whenever a window is sized. */
static void
test_watched (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(GObject) counter = g_object_new (G_TYPE_OBJECT, NULL);

  hu_settings_watch_style (counter, G_CALLBACK (count_cb));
  g_settings_set (hu_settings_get (), "window-size", "(ii)", 700, 500);
  g_assert_null (g_object_get_data (counter, "n"));
  g_settings_set_string (hu_settings_get (), "patterns", "strong");
  g_settings_set_string (hu_settings_get (), "counters", "names");
  g_settings_set_string (hu_settings_get (), "side-colors", "own");
  g_settings_set_string (hu_settings_get (), "first-color", "#123456");
  g_settings_set_string (hu_settings_get (), "second-color", "#654321");
  g_assert_cmpuint (GPOINTER_TO_UINT (g_object_get_data (counter, "n")), ==, 5);
  for (guint i = 0; i < 6; i++)
    g_settings_reset (hu_settings_get (), ((const char *[]) { "window-size", "patterns", "counters", "side-colors", "first-color",
                                                              "second-color" })[i]);
}

static void
test_own_colors (HuAppFixture  *self,
                 gconstpointer  data)
{
  HuColor color;

  g_settings_set_string (hu_settings_get (), "first-color", "#008000");
  color = hu_palette_side (HU_SIDE_FIRST);
  g_assert_cmpfloat (color.b, >, 0.3);
  g_settings_set_enum (hu_settings_get (), "side-colors", HU_SIDES_OWN);
  color = hu_palette_side (HU_SIDE_FIRST);
  g_assert_cmpfloat_with_epsilon (color.g, 0.5, 0.01);
  g_assert_cmpfloat (color.b, ==, 0);

  /* A text written there by hand is no colour. */
  g_settings_set_string (hu_settings_get (), "first-color", "green, please");
  color = hu_palette_side (HU_SIDE_FIRST);
  g_assert_cmpfloat (color.b, >, 0.3);
}

/* Gives the button of the row of that name a colour. */
static void
choose_color (GtkWidget  *preferences,
              const char *row,
              const char *color)
{
  GtkWidget *button = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_row (preferences, row)));
  GdkRGBA rgba;

  g_assert_true (gdk_rgba_parse (&rgba, color));
  gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (button), &rgba);
  g_signal_emit_by_name (button, "color-set");
}

/* Each stands in for the colour that its row names, whichever side has that. */
static void
test_own_instead_of (HuAppFixture  *self,
                     gconstpointer  data)
{
  GtkWidget *preferences = open_preferences (self), *map = GTK_WIDGET (hu_app_map (self->window));
  g_autoptr(HuGrid) grid = hu_grid_new (2, 2, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) board = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (board);
  HuColor color;

  g_settings_set_enum (hu_settings_get (), "side-colors", HU_SIDES_OWN);
  choose_color (preferences, "Instead of _blue", "#008000");
  choose_color (preferences, "Instead of _vermilion", "#ffff00");
  for (guint swapped = 0; swapped < 2; swapped++)
    {
      hu_scenario_set_side (scenario, HU_SIDE_FIRST, "first", swapped ? "Red" : "Blue", NULL);
      hu_scenario_set_side (scenario, HU_SIDE_SECOND, "second", swapped ? "Blue" : "Red", NULL);
      hu_palette_seat (GTK_WIDGET (self->window), scenario);
      color = hu_palette_side_in (map, swapped ? HU_SIDE_SECOND : HU_SIDE_FIRST);
      g_assert_cmpfloat (color.r, ==, 0);
      g_assert_cmpfloat_with_epsilon (color.g, 0.5, 0.01);
      color = hu_palette_side_in (map, swapped ? HU_SIDE_FIRST : HU_SIDE_SECOND);
      g_assert_cmpfloat (color.r, ==, 1);
      g_assert_cmpfloat (color.g, ==, 1);
    }
  gtk_window_destroy (GTK_WINDOW (preferences));
}

static void
test_window_is_remembered (HuAppFixture  *self,
                           gconstpointer  data)
{
  HuWindow *other;
  int width, height;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 710);
  hu_app_fixture_settle (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.panel", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.legend", NULL);

  other = hu_app_fixture_another (self);
  gtk_window_get_default_size (GTK_WINDOW (other), &width, &height);
  g_assert_cmpint (width, ==, 1100);
  g_assert_cmpint (height, ==, 710);
  g_assert_false (adw_flap_get_reveal_flap (hu_app_part (other, ADW_TYPE_FLAP)));
  g_assert_false (hu_legend_get_expanded (hu_app_part (other, HU_TYPE_LEGEND)));
  gtk_window_destroy (GTK_WINDOW (other));
}

static void
test_action (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWindow *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (self->application), "preferences", NULL);
  hu_app_fixture_settle (self);
  dialog = hu_app_fixture_dialog (self);
  g_assert_true (HU_IS_PREFERENCES (dialog));
  gtk_window_destroy (dialog);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
  } tests[] = {
    { "/preferences/lists", test_lists },
    { "/preferences/switches", test_switches },
    { "/preferences/overlays-at-the-start", test_overlays_at_the_start },
    { "/preferences/seen-on-the-map", test_seen_on_the_map },
    { "/preferences/animations", test_animations },
    { "/preferences/watched", test_watched },
    { "/preferences/own-colors", test_own_colors },
    { "/preferences/own-instead-of", test_own_instead_of },
    { "/preferences/window-is-remembered", test_window_is_remembered },
    { "/preferences/action", test_action },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
