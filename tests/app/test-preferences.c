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
  other = hu_window_new (ADW_APPLICATION (self->application));
  g_assert_cmpuint (hu_map_state_get_overlays (hu_map_view_get_state (other->map)), ==,
                    HU_OVERLAY_RINGS | HU_OVERLAY_FIRE);
  gtk_window_destroy (GTK_WINDOW (other));
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

  /* What a hand may write there is no colour. */
  g_settings_set_string (hu_settings_get (), "first-color", "green, please");
  color = hu_palette_side (HU_SIDE_FIRST);
  g_assert_cmpfloat (color.b, >, 0.3);
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

  other = hu_window_new (ADW_APPLICATION (self->application));
  gtk_window_get_default_size (GTK_WINDOW (other), &width, &height);
  g_assert_cmpint (width, ==, 1100);
  g_assert_cmpint (height, ==, 710);
  g_assert_false (adw_flap_get_reveal_flap (other->flap));
  g_assert_false (hu_legend_get_expanded (other->legend));
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
    { "/preferences/own-colors", test_own_colors },
    { "/preferences/window-is-remembered", test_window_is_remembered },
    { "/preferences/action", test_action },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
