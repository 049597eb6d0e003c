/*
 * Keys: none stands for two actions, and the window of shortcuts tells of
 * exactly those that there are.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-unit-window.h"
#include "hu-workshop-mode.h"

#define SHORTCUTS "/io/github/hexumpire/HexUmpire/ui/hu-shortcuts.ui"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0502", "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* "<Control><Shift>z" and "<Shift><Control>Z" are one key. */
static char *
dup_key (const char *accel)
{
  GdkModifierType state;
  guint keyval;

  g_assert_true (gtk_accelerator_parse (accel, &keyval, &state));

  return gtk_accelerator_name (keyval, state);
}

/* Windows of one kind share a table; "app" and "window" are in force in each of them. */
static const char *
scope_of (const char *action)
{
  return g_str_has_prefix (action, "shop.") ? "workshop" : "game";
}

/* Of the window itself, since a text that has the focus comes first. */
static const char * const keys_of_window[] = { "<Control>v" };

static gboolean
is_of_window (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys_of_window); i++)
    {
      g_autofree char *own = dup_key (keys_of_window[i]);

      if (g_str_equal (own, key))
        return TRUE;
    }

  return FALSE;
}

/* Key → (owned) action, of the application's table. */
static GHashTable *
list_table (HuAppFixture *self)
{
  GtkApplication *application = GTK_APPLICATION (self->application);
  g_auto(GStrv) actions = gtk_application_list_action_descriptions (application);
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto(GStrv) accels = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint j = 0; accels[j] != NULL; j++)
        {
          g_autofree char *key = dup_key (accels[j]);
          const char *other = g_hash_table_lookup (table, key);

          if (other != NULL && g_str_equal (scope_of (other), scope_of (actions[i])))
            g_error ("%s stands for %s and for %s", key, other, actions[i]);
          g_hash_table_insert (table, g_steal_pointer (&key), g_strdup (actions[i]));
        }
    }

  return table;
}

/* --- The window of shortcuts --- */

/* The heading over the keys of a window of its own, which has no others. */
#define OWN_WINDOW "Table of Units"

typedef struct
{
  GHashTable *keys; /* of title; both owned */
  GHashTable *own;  /* the same, below OWN_WINDOW */
  gboolean    is_own;
  gboolean    is_title;
  gboolean    is_accelerator;
  char       *title;
} Reading;

static void
start_cb (GMarkupParseContext *context,
          const char          *element,
          const char         **names,
          const char         **values,
          gpointer             data,
          GError             **error)
{
  Reading *reading = data;

  for (guint i = 0; g_str_equal (element, "object") && names[i] != NULL; i++)
    if (g_str_equal (names[i], "class") && g_str_equal (values[i], "GtkShortcutsGroup"))
      reading->is_own = FALSE;

  reading->is_title = reading->is_accelerator = FALSE;
  for (guint i = 0; g_str_equal (element, "property") && names[i] != NULL; i++)
    {
      reading->is_title |= g_str_equal (names[i], "name") && g_str_equal (values[i], "title");
      reading->is_accelerator |= g_str_equal (names[i], "name") && g_str_equal (values[i], "accelerator");
    }
}

static void
end_cb (GMarkupParseContext *context,
        const char          *element,
        gpointer             data,
        GError             **error)
{
  ((Reading *) data)->is_title = ((Reading *) data)->is_accelerator = FALSE;
}

/* Keys without Ctrl or Alt mean what the widget makes of them that has the focus; F1 … F12 do not,
 * but for the two that open menus. */
static gboolean
is_of_table (const char *key)
{
  GdkModifierType state;
  guint keyval;

  gtk_accelerator_parse (key, &keyval, &state);

  if (keyval == GDK_KEY_F10)
    return FALSE;

  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || (keyval >= GDK_KEY_F1 && keyval <= GDK_KEY_F12);
}

static void
list_key (Reading    *reading,
          const char *accel)
{
  GHashTable *keys = reading->is_own ? reading->own : reading->keys;
  g_autofree char *key = dup_key (accel);

  if (!reading->is_own && !is_of_table (key))
    return;
  if (g_hash_table_contains (keys, key))
    g_error ("%s is listed for “%s” and for “%s”", key,
             (char *) g_hash_table_lookup (keys, key), reading->title);
  g_hash_table_insert (keys, g_steal_pointer (&key), g_strdup (reading->title));
}

/* One key, or as many as "<Control>1...6" stands for. */
static void
list_keys (Reading    *reading,
           const char *accel)
{
  const char *dots = strstr (accel, "...");
  g_autofree char *first = dots != NULL ? g_strndup (accel, (gsize) (dots - accel)) : NULL;
  char *digit = first != NULL ? first + strlen (first) - 1 : NULL;

  if (dots == NULL)
    {
      list_key (reading, accel);
      return;
    }

  for (char last = dots[strlen (dots) - 1]; *digit <= last; (*digit)++)
    list_key (reading, first);
}

static void
text_cb (GMarkupParseContext *context,
         const char          *text,
         gsize                length,
         gpointer             data,
         GError             **error)
{
  Reading *reading = data;
  g_auto(GStrv) words = NULL;

  if (reading->is_title)
    {
      g_free (reading->title);
      reading->title = g_strndup (text, length);
      reading->is_own |= g_str_equal (reading->title, OWN_WINDOW);
    }
  if (!reading->is_accelerator)
    return;

  words = g_strsplit (text, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    list_keys (reading, words[i]);
}

/* @own: (out) (transfer full): of the window that has keys of its own. */
static GHashTable *
list_told (GHashTable **own)
{
  static const GMarkupParser parser = { .start_element = start_cb, .end_element = end_cb, .text = text_cb };
  Reading reading = {
    .keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
    .own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
  };
  g_autoptr(GBytes) bytes = g_resources_lookup_data (SHORTCUTS, 0, NULL);
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  GError *error = NULL;

  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_free (reading.title);
  *own = reading.own;

  return reading.keys;
}

static void
test_keys (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GHashTable) table = list_table (self);
  g_autoptr(GHashTable) own = NULL;
  g_autoptr(GHashTable) told = list_told (&own);
  GHashTableIter iter;
  gpointer key, value;

  g_assert_cmpuint (g_hash_table_size (table), >, 30);
  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (!g_hash_table_contains (told, key))
      g_error ("%s (%s) is not in the window of shortcuts", (char *) key, (char *) value);

  g_hash_table_iter_init (&iter, told);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (!g_hash_table_contains (table, key) && !is_of_window (key))
      g_error ("%s (“%s”) does nothing", (char *) key, (char *) value);
}

static gboolean
is_of_the_table (GtkShortcut *shortcut)
{
  GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);

  return GTK_IS_NAMED_ACTION (action) &&
         g_str_has_prefix (gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)), "table.");
}

/* Whether @trigger is of a key that is told of, or one that is not for telling. */
static gboolean
is_told (GHashTable         *told,
         GtkShortcutTrigger *trigger)
{
  /* Every window has these. */
  static const char * const everywhere[] = { "<Control>w", "<Control>z", "<Shift><Control>z", "<Control>y", NULL };
  g_autofree char *name = gtk_shortcut_trigger_to_string (trigger);
  g_autofree char *key = dup_key (name);

  return g_hash_table_remove (told, key) || g_strv_contains (everywhere, key);
}

/* The keys that a class has besides its parents'. */
static void
test_own_keys (HuAppFixture  *self,
               gconstpointer  data)
{
  g_autoptr(GHashTable) told = NULL;
  g_autoptr(GHashTable) others = list_told (&told);
  g_autoptr(GListModel) controllers = NULL;
  GHashTableIter iter;
  GtkWidget *table;
  gpointer key, title;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.unit-table", NULL);
  hu_app_fixture_settle (self);
  table = hu_app_toplevel (HU_TYPE_UNIT_WINDOW);
  g_assert_true (HU_IS_UNIT_WINDOW (table));

  controllers = gtk_widget_observe_controllers (table);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);

          if (is_of_the_table (shortcut) && !is_told (told, gtk_shortcut_get_trigger (shortcut)))
            g_error ("a key of the table of units is not in the window of shortcuts");
        }
    }

  g_hash_table_iter_init (&iter, told);
  while (g_hash_table_iter_next (&iter, &key, &title))
    g_error ("%s (“%s”) does nothing in the table of units", (char *) key, (char *) title);
}

/* On the smallest screen that the window itself is made for: every page, in one go. */
static void
test_fits (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_resource (SHORTCUTS);
  GtkWidget *shortcuts = GTK_WIDGET (gtk_builder_get_object (builder, "shortcuts"));
  int width, height;

  gtk_window_set_transient_for (GTK_WINDOW (shortcuts), GTK_WINDOW (self->window));
  gtk_window_present (GTK_WINDOW (shortcuts));
  hu_app_fixture_settle (self);
  gtk_widget_measure (shortcuts, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (shortcuts, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_test_message ("%d × %d", width, height);
  g_assert_cmpint (width, <=, 1024);
  g_assert_cmpint (height, <=, 700);
  gtk_window_destroy (GTK_WINDOW (shortcuts));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/shortcuts/keys", HuAppFixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/shortcuts/own-keys", HuAppFixture, NULL, set_up, test_own_keys, tear_down);

  g_test_add ("/shortcuts/fits", HuAppFixture, NULL, set_up, test_fits, tear_down);

  return g_test_run ();
}
