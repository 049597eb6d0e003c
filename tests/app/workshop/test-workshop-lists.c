/*
 * Lines that are there already, and the clock of the start, as forms of the
 * workshop.
 */
#include "hu-workshop-steps.h"

#include "hu-workshop-link.h"
#include "hu-workshop-mode.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
  act (self, "win.workshop", NULL);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static GtkWidget *
get_pane (HuAppFixture *self)
{
  return hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);
}

static void
assert_draft (HuAppFixture *self,
              const char   *pointer,
              const char   *json)
{
  const HuNode *value = hu_workshop_get (get_shop (self), pointer);
  g_autofree char *there = value != NULL ? hu_node_to_json (value) : NULL;

  g_assert_cmpstr (there, ==, json);
}

/* --- Lines --- */

static void
draw_lines (HuAppFixture *self)
{
  g_assert_true (hu_workshop_set_json (get_shop (self), "/map/lines",
                                       "[{\"kind\":\"road\",\"hexes\":[\"0101\",\"0102\",\"0103\"]},"
                                       "{\"kind\":\"river\",\"hexes\":[\"0201\",\"0202\"]},"
                                       "{\"kind\":\"rail\",\"hexes\":[\"0301\",\"0302\"],\"own\":1}]"));
}

static void
test_line_edited (HuAppFixture  *self,
                  gconstpointer  data)
{
  GtkWidget *row;

  draw_lines (self);
  row = find_row (get_pane (self), "Road, 0101 to 0103");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  choose (row, "Kind", "Railway");
  assert_draft (self, "/map/lines/0/kind", "\"rail\"");
  find_row (get_pane (self), "Railway, 0101 to 0103");
  type (row, "Course", "0101, 0201, 0301");
  assert_draft (self, "/map/lines/0/hexes", "[\"0101\",\"0201\",\"0301\"]");
  find_row (get_pane (self), "Railway, 0101 to 0301");
  act (self, "win.undo", NULL);
  act (self, "win.undo", NULL);
  assert_draft (self, "/map/lines/0", "{\"kind\":\"road\",\"hexes\":[\"0101\",\"0102\",\"0103\"]}");
}

/* Lines drawn later lie over lines drawn before; keys of others go along. */
static void
test_line_moved (HuAppFixture  *self,
                 gconstpointer  data)
{
  draw_lines (self);
  press_button (find_row (get_pane (self), "Railway, 0301 to 0302"), "Move Up");
  assert_draft (self, "/map/lines/1", "{\"kind\":\"rail\",\"hexes\":[\"0301\",\"0302\"],\"own\":1}");
  press_button (find_row (get_pane (self), "Road, 0101 to 0103"), "Move Down");
  assert_draft (self, "/map/lines/0/kind", "\"rail\"");
  press_button (find_row (get_pane (self), "River, 0201 to 0202"), "Remove");
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (get_shop (self), "/map/lines")), ==, 2);
  act (self, "win.undo", NULL);
  assert_draft (self, "/map/lines/2/kind", "\"river\"");
}

static void
test_line_added (HuAppFixture  *self,
                 gconstpointer  data)
{
  press_button (get_pane (self), "Add a Line");
  assert_draft (self, "/map/lines/0/kind", "\"road\"");
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (get_shop (self), "/map/lines/0/hexes")), ==, 2);
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);
}

/* --- In view --- */

typedef struct
{
  const char *title;
  gboolean    as_group; /* all of the list whose heading it is */
} Seen;

static GtkWidget *
get_page (HuAppFixture *self)
{
  return gtk_stack_get_visible_child (hu_app_child (get_pane (self), "stack"));
}

/* Is all of it between the edges of the page, or at the upper one, and is the focus in it? */
static gboolean
is_in_view (HuAppFixture *self,
            gpointer      data)
{
  const Seen *seen = data;
  GType type = seen->as_group ? GTK_TYPE_LABEL : ADW_TYPE_PREFERENCES_ROW;
  GtkWidget *widget = find_widget (get_page (self), type, seen->title);
  GtkWidget *viewport, *focus = gtk_window_get_focus (GTK_WINDOW (self->window));
  graphene_rect_t bounds;

  if (widget != NULL && seen->as_group)
    widget = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP);
  viewport = widget != NULL ? gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT) : NULL;
  if (viewport == NULL || focus == NULL || !gtk_widget_is_ancestor (focus, widget) ||
      !gtk_widget_compute_bounds (widget, viewport, &bounds) || bounds.size.height < 1)
    return FALSE;

  return bounds.origin.y >= 0 && (bounds.origin.y < 1 ||
                                  bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (viewport) + 1);
}

static void
test_added_in_view (HuAppFixture  *self,
                    gconstpointer  data)
{
  Seen list = { "Victory Conditions", TRUE }, added = { "Soviet wins at the end", FALSE };

  g_assert_true (hu_workshop_set_json (get_shop (self), "/rules/control", "{\"victory\":[]}"));
  act (self, "win.workshop-page", "rules");
  hu_app_fixture_settle (self);
  g_assert_false (is_in_view (self, &list));
  hu_workshop_link_follow (get_page (self), "/rules/control/victory");
  hu_app_fixture_wait (self, is_in_view, &list);

  /* Six lines of their own push the new one below the edge. */
  g_assert_true (hu_workshop_set_json (get_shop (self), "/rules/control/victory",
                                       "[{\"side\":\"german\",\"when\":\"end\",\"needs\":{\"cvp\":{\"at_least\":1}}},"
                                       "{\"side\":\"german\",\"when\":\"end\",\"needs\":{\"cvp\":{\"at_least\":2}}},"
                                       "{\"side\":\"german\",\"when\":\"end\",\"needs\":{\"cvp\":{\"at_least\":3}}},"
                                       "{\"side\":\"german\",\"when\":\"end\",\"needs\":{\"cvp\":{\"at_least\":4}}},"
                                       "{\"side\":\"german\",\"when\":\"end\",\"needs\":{\"cvp\":{\"at_least\":5}}},"
                                       "{\"side\":\"german\",\"when\":\"end\",\"needs\":{\"cvp\":{\"at_least\":6}}}]"));
  hu_app_fixture_settle (self);
  press_button (get_page (self), "Add Victory Conditions");
  /* It is made for the first side; the other side's name tells it from those that were there. */
  g_assert_true (hu_workshop_set_text (get_shop (self), "/rules/control/victory/6/side", "soviet"));
  hu_app_fixture_wait (self, is_in_view, &added);
}

/* --- The clock --- */

static void
test_clock (HuAppFixture  *self,
            gconstpointer  data)
{
  HuWorkshop *shop = get_shop (self);
  GtkWidget *pane = get_pane (self);

  g_assert_true (hu_workshop_set_json (shop, "/calendar/player_turns/1/phases", "[\"Supply\",\"Combat\"]"));
  act (self, "win.workshop-page", "start");
  choose (pane, "Turn", "2");
  assert_draft (self, "/start/clock", "{\"turn\":2}");
  choose (pane, "Player turn", "2: Soviet");
  assert_draft (self, "/start/clock", "{\"turn\":2,\"player_turn\":2}");
  choose (pane, "Phase", "2: Combat");
  assert_draft (self, "/start/clock", "{\"turn\":2,\"player_turn\":2,\"phase\":2}");
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_cmpint (hu_workshop_get_scenario (shop)->start.phase, ==, 1);

  /* The phase was that player turn's; back at the beginning nothing is written. */
  choose (pane, "Player turn", "1: German");
  assert_draft (self, "/start/clock", "{\"turn\":2}");
  choose (pane, "Turn", "1");
  assert_draft (self, "/start/clock", NULL);

  /* It follows undo and the calendar. */
  act (self, "win.undo", NULL);
  assert_draft (self, "/start/clock", "{\"turn\":2}");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (find_row (pane, "Turn"))), ==, 1);
  g_assert_true (hu_workshop_set_json (shop, "/calendar/turns", "[{\"name\":\"Oct I\"},{\"name\":\"Oct II\"}]"));
  choose (pane, "Turn", "1: Oct I");
  assert_draft (self, "/start/clock", NULL);
}

/* --- Long ones --- */

static gboolean
is_seen (HuAppFixture *self,
         const char   *pointer)
{
  const char *name = hu_node_get_text (hu_workshop_get (get_shop (self), pointer), NULL);

  return gtk_widget_get_visible (find_row (get_pane (self), name));
}

static void
test_long (HuAppFixture  *self,
           gconstpointer  data)
{
  GString *json = g_string_new ("[");
  GtkWidget *more;

  for (guint i = 0; i < 14; i++)
    g_string_append_printf (json, "%s{\"id\":\"p%u\",\"name\":\"Village %u\",\"kind\":\"town\",\"hexes\":[\"0101\"]}",
                            i > 0 ? "," : "", i, i);
  g_string_append (json, "]");
  hu_workshop_set_json (get_shop (self), "/map/places", json->str);
  g_string_free (json, TRUE);

  g_assert_true (is_seen (self, "/map/places/9/name"));
  g_assert_false (is_seen (self, "/map/places/10/name"));
  more = find_row (get_pane (self), "Show All 14");
  g_signal_emit_by_name (more, "activated");
  g_assert_true (is_seen (self, "/map/places/13/name"));
  g_assert_null (find_widget (get_pane (self), ADW_TYPE_PREFERENCES_ROW, "Show All 14"));
}

/* A link to one of those that are left out shows it. */
static void
test_long_linked (HuAppFixture  *self,
                  gconstpointer  data)
{
  GString *json = g_string_new ("[");
  GtkWidget *found;

  for (guint i = 0; i < 20; i++)
    g_string_append_printf (json, "%s{\"kind\":\"road\",\"hexes\":[\"0101\",\"0102\"]}", i > 0 ? "," : "");
  g_string_append (json, "]");
  hu_workshop_set_json (get_shop (self), "/map/lines", json->str);
  g_string_free (json, TRUE);
  g_assert_nonnull (find_widget (get_pane (self), ADW_TYPE_PREFERENCES_ROW, "Show All 20"));

  found = hu_workshop_link_find (get_pane (self), "/map/lines/17/kind");
  g_assert_nonnull (found);
  g_assert_true (gtk_widget_is_drawable (found) || gtk_widget_get_visible (found));
  g_assert_null (find_widget (get_pane (self), ADW_TYPE_PREFERENCES_ROW, "Show All 20"));
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
    { "/workshop-lists/line-edited", test_line_edited },
    { "/workshop-lists/line-moved", test_line_moved },
    { "/workshop-lists/line-added", test_line_added },
    { "/workshop-lists/added-in-view", test_added_in_view },
    { "/workshop-lists/clock", test_clock },
    { "/workshop-lists/long", test_long },
    { "/workshop-lists/long-linked", test_long_linked },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
