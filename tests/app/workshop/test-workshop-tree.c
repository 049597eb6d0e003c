/*
 * Victory conditions as a tree: parts are dragged onto others and moved by
 * Alt and the arrows, and what the draft then says is what the tree shows.
 */
#include "hu-workshop-steps.h"

#include "hu-workshop-map.h"
#include "hu-workshop-mode.h"

#include <string.h>

#define NEEDS "/rules/control/victory/0/needs"

/* Five parts, two of them groups; each a number of casualty points, by which it is told from the others. */
static const char rules[] =
  "{\"victory\":[{\"side\":\"german\",\"when\":\"end\",\"needs\":{\"all\":[{\"cvp\":{\"at_least\":1}},"
  "{\"any\":[{\"cvp\":{\"at_least\":2}},{\"cvp\":{\"at_least\":3}}]},{\"cvp\":{\"at_least\":4}},{\"all\":[]}]}}]}";

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  GtkWidget *row;

  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
  act (self, "win.workshop", NULL);
  hu_workshop_set_json (get_shop (self), "/rules/control", rules);
  act (self, "win.workshop-page", "rules");
  row = find_row (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "German wins at the end");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* "(1 (2|3) 4 ())": all of in round brackets, any of with bars. */
static void
spell (GString      *text,
       const HuNode *condition)
{
  HuNode *all = hu_node_find (condition, "all"), *any = hu_node_find (condition, "any");
  HuNode *parts = all != NULL ? all : any;

  if (hu_node_find (condition, "not") != NULL)
    {
      g_string_append_c (text, '!');
      spell (text, hu_node_find (condition, "not"));
      return;
    }
  if (parts == NULL)
    {
      g_string_append_printf (text, "%d", (int) hu_node_get_integer (hu_node_find (hu_node_find (condition, "cvp"),
                                                                                   "at_least"), -1));
      return;
    }

  g_string_append_c (text, '(');
  for (guint i = 0; i < hu_node_get_n (parts); i++)
    {
      if (i > 0)
        g_string_append_c (text, all != NULL ? ' ' : '|');
      spell (text, hu_node_get_element (parts, i));
    }
  g_string_append_c (text, ')');
}

static void
assert_tree (HuAppFixture *self,
             const char   *expected)
{
  g_autoptr(GString) text = g_string_new (NULL);

  spell (text, hu_workshop_get (get_shop (self), NEEDS));
  g_assert_cmpstr (text->str, ==, expected);
}

/* The row of the part that @way leads to: "all/1/any/0"; "": the whole. */
static GtkWidget *
get_condition (HuAppFixture *self,
               const char   *way)
{
  g_autofree char *pointer = way[0] != '\0' ? g_strconcat (NEEDS, "/", way, NULL) : g_strdup (NEEDS);
  GtkWidget *row = find_condition (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), pointer);

  if (row == NULL)
    g_error ("the tree shows nothing of %s", way);

  return row;
}

static GtkEventController *
get_controller (GtkWidget *widget,
                GType      type)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }
  g_assert_not_reached ();
}

/* The drag's source offers what is dragged. */
static gboolean
drag_onto (HuAppFixture *self,
           const char   *from,
           const char   *to)
{
  GtkEventController *source = get_controller (get_condition (self, from), GTK_TYPE_DRAG_SOURCE);
  GtkEventController *target = get_controller (get_condition (self, to), GTK_TYPE_DROP_TARGET);
  g_autoptr(GdkContentProvider) content = NULL;
  g_auto(GValue) value = G_VALUE_INIT;
  g_autoptr(GError) error = NULL;
  gboolean taken = FALSE;

  g_signal_emit_by_name (source, "prepare", 1.0, 1.0, &content);
  g_assert_nonnull (content);
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, &error));
  g_signal_emit_by_name (target, "drop", &value, 1.0, 1.0, &taken);
  hu_app_fixture_settle (self);

  return taken;
}

static gboolean
press (HuAppFixture *self,
       const char   *way,
       guint         keyval)
{
  GtkWidget *row = get_condition (self, way);
  gboolean used = FALSE;

  gtk_widget_grab_focus (row);
  g_signal_emit_by_name (get_controller (row, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", keyval, 0, GDK_ALT_MASK,
                         &used);
  hu_app_fixture_settle (self);

  return used;
}

static void
test_drag (HuAppFixture  *self,
           gconstpointer  data)
{
  assert_tree (self, "(1 (2|3) 4 ())");

  /* Onto a group: its last part. */
  g_assert_true (drag_onto (self, "all/0", "all/1"));
  assert_tree (self, "((2|3|1) 4 ())");
  act (self, "win.undo", NULL);
  assert_tree (self, "(1 (2|3) 4 ())");

  /* Onto another part: before it. */
  g_assert_true (drag_onto (self, "all/2", "all/1/any/0"));
  assert_tree (self, "(1 (4|2|3) ())");
  g_assert_true (drag_onto (self, "all/1/any/2", "all/0"));
  assert_tree (self, "(3 1 (4|2) ())");

  /* A whole group goes along; into an empty one, too. */
  g_assert_true (drag_onto (self, "all/2", "all/3"));
  assert_tree (self, "(3 1 ((4|2)))");
  g_assert_true (drag_onto (self, "all/2/all/0/any/1", ""));
  assert_tree (self, "(3 1 ((4)) 2)");

  /* Nothing becomes a part of itself, and the whole goes nowhere. */
  g_assert_false (drag_onto (self, "all/2", "all/2/all/0"));
  g_assert_false (drag_onto (self, "all/1", "all/1"));
  g_assert_false (drag_onto (self, "", "all/0"));
  assert_tree (self, "(3 1 ((4)) 2)");
}

static void
test_keys (HuAppFixture  *self,
           gconstpointer  data)
{
  g_assert_true (press (self, "all/0", GDK_KEY_Down));
  assert_tree (self, "((2|3) 1 4 ())");
  g_assert_true (press (self, "all/1", GDK_KEY_Right));
  assert_tree (self, "((2|3|1) 4 ())");
  g_assert_true (press (self, "all/0/any/2", GDK_KEY_Up));
  assert_tree (self, "((2|1|3) 4 ())");
  g_assert_true (press (self, "all/0/any/0", GDK_KEY_Left));
  assert_tree (self, "((1|3) 2 4 ())");
  g_assert_true (press (self, "all/2", GDK_KEY_Down));
  assert_tree (self, "((1|3) 2 () 4)");

  /* There is no way beyond the ends, out of the whole, or into what is no group. */
  g_assert_false (press (self, "all/0", GDK_KEY_Up));
  g_assert_false (press (self, "all/3", GDK_KEY_Down));
  g_assert_false (press (self, "all/1", GDK_KEY_Left));
  g_assert_true (press (self, "all/3", GDK_KEY_Right));
  assert_tree (self, "((1|3) 2 (4))");
  g_assert_false (press (self, "", GDK_KEY_Down));
  for (guint i = 0; i < 6; i++)
    act (self, "win.undo", NULL);
  assert_tree (self, "(1 (2|3) 4 ())");
}

/* One goes on with the same part: the focus goes where it goes. */
static void
test_focus (HuAppFixture  *self,
            gconstpointer  data)
{
  g_assert_true (press (self, "all/0", GDK_KEY_Down));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == get_condition (self, "all/1"));
  g_assert_true (press (self, "all/1", GDK_KEY_Right));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == get_condition (self, "all/0/any/2"));
  g_assert_true (press (self, "all/0/any/2", GDK_KEY_Left));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == get_condition (self, "all/1"));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void      (*func) (HuAppFixture *self, gconstpointer data);
  } cases[] = {
    { "drag", test_drag },
    { "keys", test_keys },
    { "focus", test_focus },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/workshop-tree/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, NULL, set_up, cases[i].func, tear_down);
    }

  return g_test_run ();
}
