/*
 * test-reach SOURCES: each action of the running program has a key, which the
 * window of shortcuts lists, and a menu or a button, or is in a table here that
 * says why it has none.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-report-dialog.h"

static const char *sources;

/* These keys belong to the focused widget, not to the application, as the window of shortcuts writes them. */
static const struct
{
  const char *action;
  const char *key;
} keys_of_widgets[] = {
  { "win.paste-files", "<Control>v" }, { "map.pick-up", "Return" },
  { "map.eliminate", "Delete" },     { "map.select-stack", "a" },
  { "map.withdraw", "w" },             { "map.place", "p" },              { "map.trace", "t" },
  { "map.trace-back", "Escape" },      { "map.storey-up", "period" },     { "map.storey-down", "comma" },
  { "map.building", "b" },             { "map.fan-storeys", "b" },        { "win.time-zoom-in", "plus" },
  { "win.time-zoom-out", "minus" },    { "win.time-zoom-fit", "0" },      { "win.what-if-leave", "F5" },
  { "win.second-leave", "Escape" },
  { "report.print", "<Control>p" },    { "report.export", "<Control>e" },
};

#define HEX_MENU "the hex's menu (Menu): it says what happened, and to which of several"
#define MOMENT_MENU "the moment's menu (Menu, on the timeline or the log): of that moment"
#define LIST "a row's button in a list, where Tab goes"

/* With no key of their own: what of the keyboard reaches them. */
static const struct
{
  const char *action;
  const char *why;
} keyless[] = {
  { "app.about", "the main menu (F10)" },
  { "win.place-unit", "a row of the list of reinforcements (Ctrl+Alt+R)" },
  { "win.place-cancel", "Escape, and a button of the strip" },
  { "win.reinforcements-hide", "a button of the strip" },
  { "win.lesson-print", "a button of a recorded game's last page, where Tab goes" },
  { "win.lesson-save", "the same" },
  { "app.recover", "a button of the start page, with an access key" },
  { "map.eliminate-how", HEX_MENU },
  { "map.eliminate-own-attack", HEX_MENU },
  { "map.eliminate-survivors", HEX_MENU },
  { "map.withdraw-waiting", HEX_MENU },
  { "map.exit", HEX_MENU },
  { "map.control", HEX_MENU },
  { "map.abandon", HEX_MENU },
  { "map.all-out", HEX_MENU },
  { "map.capture", HEX_MENU },
  { "map.declare", HEX_MENU },
  { "map.extinguish", HEX_MENU },
  { "map.fire", HEX_MENU },
  { "map.fire-grows", HEX_MENU },
  { "map.get-in", HEX_MENU },
  { "map.get-out", HEX_MENU },
  { "map.leadership", HEX_MENU },
  { "map.main-armament", HEX_MENU },
  { "map.mark-", HEX_MENU },
  { "map.mop-up", HEX_MENU },
  { "map.place-at", HEX_MENU },
  { "map.reduce", HEX_MENU },
  { "map.release", HEX_MENU },
  { "map.rubble", HEX_MENU },
  { "map.searched", HEX_MENU },
  { "map.to-storey", HEX_MENU },
  { "map.storey", "the switch of levels; up and down have keys" },
  { "report.preview", "a button with an access key" },
  { "report.page-setup", "a button with an access key" },
  { "report.export-pdf", "a button with an access key of the message that no program shows PDF files" },
  { "win.return-undone", "a button of the message that says so, and the list of variations" },
  { "win.concede", "the main menu (F10): it asks which side" },
  { "win.copy-table", "of the table that is shown, Ctrl+Shift+C" },
  { "win.copy-as", "a menu of the main menu (F10): it asks for the format" },
  { "win.practice-today", "the start page, where Tab goes" },
  { "win.backdrop-remove", "a button of the map's page in the workshop" },
  { "win.continue", "the start page: its first card" },
  { "win.start-back", "Escape, on the start page" },
  { "win.copy-change", "a menu of the second screen and of the bar of VASSAL, where Tab goes: it asks for the format" },
  { "win.follow-stop", "a menu of the main menu (F10)" },
  { "win.follow-files", "the menu of the bar, where Tab goes" },
  { "win.follow-match", "the menu of the bar, where Tab goes" },
  { "win.follow-gone", "buttons of the bar with access keys" },
  { "win.follow-look", "a button of the bar, with an access key" },
  { "win.follow-leave", "a button of the bar, with an access key" },
  { "win.follow-back", "a button of the bar, with an access key" },
  { "win.follow-at-once", "a check box of the bar, with an access key" },
  { "win.stop-opening", "a button of the bar that says so, with an access key" },
  { "win.open-uri", "the menu of recent and shipped games" },
  { "win.rule", "links, where Tab goes" },
  { "win.try-rule", "a button of the rules' window" },
  { "win.mend", "a button of the panel that says why a file was refused, with an access key" },
  { "win.play-speed", "the menu of the bar under the map, where Tab goes" },
  { "win.go-to", MOMENT_MENU },
  { "win.undo-to", MOMENT_MENU },
  { "win.branch-from", MOMENT_MENU },
  { "win.note-at", MOMENT_MENU },
  { "win.unpin-note", MOMENT_MENU },
  { "win.why-event", MOMENT_MENU },
  { "win.try-variation", LIST },
  { "win.compare-variation", LIST },
};

/* In no menu and on no button: why. */
static const struct
{
  const char *action;
  const char *why;
} placeless[] = {
  { "app.quit", "windows have a button to close them, and the last one ends the program" },
  { "map.fan-storeys", "of a building chosen by map.building" },
  { "win.backdrop-show", "a switch of the map's page in the workshop does the same" },
  { "win.copy-table", "of the table that is shown: win.copy-shown-table" },
  { "win.focus-map", "for the keyboard only: the pointer goes there by itself" },
  { "win.focus-timeline", "for the keyboard only" },
  { "win.next-view", "the views are in the menu of views" },
  { "win.try-rule", "a button of the rules' window, which is another" },
};

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

/* --- What there is --- */

static void
add_group (GPtrArray    *names,
           GActionGroup *group,
           const char   *prefix)
{
  g_auto(GStrv) actions = g_action_group_list_actions (group);

  for (guint i = 0; actions[i] != NULL; i++)
    g_ptr_array_add (names, g_strdup_printf ("%s.%s", prefix, actions[i]));
}

static void
add_class (GPtrArray  *names,
           GType       type,
           const char *prefix)
{
  GtkWidgetClass *class = g_type_class_ref (type);
  const GVariantType *parameter;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (class, i, &owner, &name, &parameter, &property); i++)
    if (g_str_has_prefix (name, prefix))
      g_ptr_array_add (names, g_strdup (name));
  g_type_class_unref (class);
}

static GPtrArray *
list_actions (HuAppFixture *self)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  add_group (names, G_ACTION_GROUP (self->application), "app");
  add_group (names, hu_map_view_get_actions (hu_app_map (self->window)), "map");
  add_class (names, HU_TYPE_WINDOW, "win.");
  add_group (names, G_ACTION_GROUP (self->window), "win");
  add_class (names, HU_TYPE_REPORT_DIALOG, "report.");
  g_assert_cmpuint (names->len, >, 100);

  return names;
}

/* Names that end with "-" stand for all that begin so. */
static gboolean
stands_for (const char *entry,
            const char *action)
{
  return g_str_has_suffix (entry, "-") ? g_str_has_prefix (action, entry) : g_str_equal (action, entry);
}

/* --- Keys --- */

static gboolean
has_accel (HuAppFixture *self,
           const char   *action)
{
  g_auto(GStrv) detailed = gtk_application_list_action_descriptions (GTK_APPLICATION (self->application));

  for (guint i = 0; detailed[i] != NULL; i++)
    {
      g_autofree char *name = NULL;
      g_autoptr(GVariant) target = NULL;

      if (g_action_parse_detailed_name (detailed[i], &name, &target, NULL) && g_str_equal (name, action))
        return TRUE;
    }

  return FALSE;
}

static const char *
find_key (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys_of_widgets); i++)
    if (g_str_equal (keys_of_widgets[i].action, action))
      return keys_of_widgets[i].key;

  return NULL;
}

static gboolean
is_keyless (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (keyless); i++)
    if (stands_for (keyless[i].action, action))
      return TRUE;

  return FALSE;
}

static char *
read_source (const char *name)
{
  g_autofree char *path = g_build_filename (sources, name, NULL);
  g_autoptr(GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static gboolean
is_listed (const char *shortcuts,
           const char *key)
{
  g_autofree char *name = g_markup_escape_text (key, -1);
  g_autofree char *quoted = g_regex_escape_string (name, -1);
  g_autofree char *pattern = g_strdup_printf ("name=\"accelerator\">([^<]* )?%s( [^<]*)?<", quoted);

  return g_regex_match_simple (pattern, shortcuts, 0, 0);
}

static void
test_keys (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GPtrArray) actions = list_actions (self);
  g_autofree char *shortcuts = read_source ("ui/hu-shortcuts.ui");
  guint n_faults = 0;

  for (guint i = 0; i < actions->len; i++)
    {
      const char *action = g_ptr_array_index (actions, i), *key = find_key (action);
      guint n = has_accel (self, action) + (key != NULL) + is_keyless (action);

      if (n == 0)
        g_printerr ("%s has no key, and nothing says why\n", action);
      if (n > 1)
        g_printerr ("%s has a key of the application and is in a table besides\n", action);
      if (key != NULL && !is_listed (shortcuts, key))
        g_printerr ("%s: “%s” is not in the window of shortcuts\n", action, key);
      n_faults += n != 1 || (key != NULL && !is_listed (shortcuts, key));
    }

  g_assert_cmpuint (n_faults, ==, 0);
}

/* --- Menus and buttons --- */

/* The lines that define, call or just list actions put them nowhere. */
static gboolean
is_place (const char *line)
{
  const char *first = strstr (line, "\"win.");
  static const char *const others[] = { "install_action", "activate_action", "set_enabled", ".activate", "_action }",
                                        ".change_state", "parameter_type" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strstr (line, others[i]) != NULL)
      return FALSE;

  return first == NULL || strstr (first + 1, "\"win.") == NULL;
}

static void
read_places_in (const char *folder,
                GString    *places)
{
  g_autofree char *path = g_build_filename (sources, folder, NULL);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);

  if (dir == NULL)
    return;

  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      g_auto(GStrv) lines = NULL;

      read_places_in (file, places);
      if (g_str_equal (name, "hu-shortcuts.ui") || g_str_equal (name, "hu-application.c") ||
          !(g_str_has_suffix (name, ".ui") || g_str_has_suffix (name, ".c")))
        continue;
      text = read_source (file);
      lines = g_strsplit (text, "\n", -1);
      for (guint j = 0; lines[j] != NULL; j++)
        if (is_place (lines[j]))
          g_string_append_printf (places, "%s\n", lines[j]);
    }
}

static GString *
read_places (void)
{
  GString *places = g_string_new (NULL);

  read_places_in ("ui", places);
  read_places_in ("src/app", places);

  return places;
}

static gboolean
has_place (const GString *places,
           const char    *action)
{
  g_autofree char *quoted = g_regex_escape_string (action, -1);
  g_autofree char *pattern = g_strdup_printf ("[\">]%s[^a-z-]", quoted);

  return g_regex_match_simple (pattern, places->str, 0, 0);
}

static gboolean
is_placeless (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (placeless); i++)
    if (stands_for (placeless[i].action, action))
      return TRUE;

  return FALSE;
}

static void
test_places (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autoptr(GPtrArray) actions = list_actions (self);
  g_autoptr(GString) places = read_places ();
  guint n_faults = 0;

  for (guint i = 0; i < actions->len; i++)
    {
      const char *action = g_ptr_array_index (actions, i);

      if (has_place (places, action) != is_placeless (action))
        continue;
      n_faults++;
      g_printerr (is_placeless (action) ? "%s has a place, and a table says why it has none\n"
                                        : "%s is in no menu and on no button\n", action);
    }

  g_string_free (g_steal_pointer (&places), TRUE);
  g_assert_cmpuint (n_faults, ==, 0);
}

/* --- The tables --- */

static gboolean
is_action (GPtrArray  *actions,
           const char *entry)
{
  for (guint i = 0; i < actions->len; i++)
    if (stands_for (entry, g_ptr_array_index (actions, i)))
      return TRUE;

  return FALSE;
}

static void
test_tables (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autoptr(GPtrArray) actions = list_actions (self);

  for (guint i = 0; i < G_N_ELEMENTS (keys_of_widgets); i++)
    if (!is_action (actions, keys_of_widgets[i].action))
      g_error ("there is no action %s", keys_of_widgets[i].action);
  for (guint i = 0; i < G_N_ELEMENTS (keyless); i++)
    {
      if (!is_action (actions, keyless[i].action))
        g_error ("there is no action %s", keyless[i].action);
      g_test_message ("%s has no key of its own: %s", keyless[i].action, keyless[i].why);
    }
  for (guint i = 0; i < G_N_ELEMENTS (placeless); i++)
    {
      if (!is_action (actions, placeless[i].action))
        g_error ("there is no action %s", placeless[i].action);
      g_test_message ("%s is in no menu and on no button: %s", placeless[i].action, placeless[i].why);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  sources = argv[1];
  hu_app_fixture_init ();

  g_test_add ("/reach/keys", HuAppFixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/reach/places", HuAppFixture, NULL, set_up, test_places, tear_down);
  g_test_add ("/reach/tables", HuAppFixture, NULL, set_up, test_tables, tear_down);

  return g_test_run ();
}
