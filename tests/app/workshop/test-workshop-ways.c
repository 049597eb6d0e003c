/*
 * Ways through the workshop: from a line of the check to what it speaks of, in
 * from a shipped map, and what an edit leaves as it was.
 */
#include "hu-workshop-steps.h"

#include "hu-shipped.h"
#include "hu-sudden-death-rules.h"
#include "hu-workshop-map.h"
#include "hu-workshop-new.h"
#include "hu-workshop-mode.h"
#include "hu-workshop-row.h"
#include "hu-workshop-units.h"

#include <string.h>

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; g2 german 0202; s1 soviet 0501", "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static GtkWidget *
get_page (HuAppFixture *self)
{
  GtkWidget *stack = gtk_widget_get_first_child (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));

  return gtk_stack_get_visible_child (GTK_STACK (stack));
}

static const char *
get_page_name (HuAppFixture *self)
{
  return gtk_stack_get_visible_child_name (hu_app_part (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), GTK_TYPE_STACK));
}

static GtkWidget *
find_type (GtkWidget *root,
           GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (child), type) ? child : find_type (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* --- The links of the check --- */

/* Returns the title of the row that the focus is in. */
static const char *
focused_title (HuAppFixture *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, ADW_TYPE_PREFERENCES_ROW) : NULL;

  return row != NULL ? adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)) : NULL;
}

typedef struct
{
  const char *pointer; /* what is made faulty … */
  const char *json;    /* … by this */
  const char *fault;   /* where the check finds it */
  const char *page;
  const char *title;   /* of the row that the link leads to */
  const char *hex;     /* where the cursor then is; NULL: it does not matter */
  const char *unit;    /* who is selected then; NULL: likewise */
} LinkCase;

static const LinkCase links[] = {
  { "/sides/0/color", "\"mud\"", "/sides/0/color", "general", "Colour of its counters",
    NULL, NULL },
  { "/units/1/strength", "-3", "/units/1/strength", "units", "A whole number, not below 0, is needed", "0202", "g2" },
  { "/calendar/player_turns/1/side", "\"nobody\"", "/calendar/player_turns/1/side", "calendar", "Side", NULL, NULL },
  { "/start/fires", "[{\"at\":\"0303\",\"level\":\"smoke\"}]", "/start/fires/0/level", "start", "Fire", "0303", NULL },
  { "/map/places", "[{\"id\":\"a\",\"name\":\"A\",\"kind\":\"town\",\"hexes\":[\"9999\"]}]", "/map/places/0/hexes/0", "map",
    "“9999” is no hex of this map", NULL, NULL },
  { "/rules/control", "{\"victory\":[{\"side\":\"german\",\"when\":\"never\",\"needs\":{\"cvp\":{\"at_least\":1}}}]}",
    "/rules/control/victory/0/when", "rules", "Judged", NULL, NULL },
};

static GtkWidget *
find_link (HuAppFixture *self,
           const char   *pointer)
{
  HuWorkshop *shop = get_shop (self);

  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    {
      const HuShopFault *fault = hu_workshop_get_fault (shop, i);

      if (g_str_equal (fault->pointer, pointer))
        return find_fault_row (get_page (self), fault);
    }
  g_error ("the check says nothing of %s", pointer);
}

static gboolean
is_focused (HuAppFixture *self,
            gpointer      title)
{
  return g_strcmp0 (focused_title (self), title) == 0;
}

static void
test_links (HuAppFixture  *self,
            gconstpointer  data)
{
  act (self, "win.workshop", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (links); i++)
    {
      HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

      g_test_message ("%s", links[i].fault);
      hu_map_state_select_only (state, HU_UNIT_NONE);
      hu_workshop_set_json (get_shop (self), links[i].pointer, links[i].json);
      act (self, "win.workshop-page", "check");
      g_signal_emit_by_name (find_link (self, links[i].fault), "activated");
      hu_app_fixture_settle (self);
      if (!is_focused (self, (gpointer) links[i].title))
        g_test_message ("the focus is in “%s”", focused_title (self));
      hu_app_fixture_wait (self, is_focused, (gpointer) links[i].title);
      g_assert_cmpstr (get_page_name (self), ==, links[i].page);
      if (links[i].hex != NULL)
        g_assert_cmpint (hu_map_state_get_cursor (state), ==, find_hex (self, links[i].hex));
      if (links[i].unit != NULL)
        {
          const GArray *selection = hu_map_state_get_selection (state);

          g_assert_cmpuint (selection->len, ==, 1);
          g_assert_cmpstr (hu_scenario_get_unit (hu_workshop_get_scenario (get_shop (self)),
                                                 g_array_index (selection, guint, 0))->id, ==, links[i].unit);
        }
      act (self, "win.undo", NULL);
      g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);
    }
}

/* A value not chosen yet is said by its name, and the line leads to where it is chosen. */
static void
test_unchosen (HuAppFixture  *self,
               gconstpointer  data)
{
  act (self, "win.workshop", NULL);
  hu_workshop_set_text (get_shop (self), "/rules/sudden-death/capital", "");
  act (self, "win.workshop-page", "check");
  g_signal_emit_by_name (find_row (get_page (self), "Capital: no place is chosen"), "activated");
  hu_app_fixture_settle (self);
  hu_app_fixture_wait (self, is_focused, (gpointer) "Capital");
  g_assert_cmpstr (get_page_name (self), ==, "rules");
}

/* Returns the page's verdict on the whole scenario. */
static const char *
get_verdict (HuAppFixture *self)
{
  GtkWidget *group = get_page (self);

  while (group != NULL && !ADW_IS_PREFERENCES_GROUP (group))
    group = find_type (group, ADW_TYPE_PREFERENCES_GROUP);
  g_assert_nonnull (group);

  return adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group));
}

/* A scenario that is over before it begins is said so, where one looks for it, and no longer once that is mended. */
static void
test_decided (HuAppFixture  *self,
              gconstpointer  data)
{
  const HuScenario *scenario;
  HuHex capital;

  act (self, "win.workshop", NULL);
  act (self, "win.workshop-page", "check");
  g_assert_cmpstr (get_verdict (self), ==, "It can be played; nothing is decided at the set-up.");
  scenario = hu_workshop_get_scenario (get_shop (self));
  capital = g_array_index (hu_map_get_place (scenario->map, hu_sudden_death_rules (scenario)->capital)->hexes, HuHex, 0);
  hu_workshop_paint_owner (get_shop (self), &capital, 1, hu_sudden_death_rules (scenario)->attacker);
  g_assert_true (g_str_has_prefix (get_verdict (self), "Decided at the set-up, before anybody moves: "));
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 1);
  act (self, "win.undo", NULL);
  g_assert_cmpstr (get_verdict (self), ==, "It can be played; nothing is decided at the set-up.");
}

/* --- The tools --- */

static void
assert_whole (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("“%s” is cut off", gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_whole (child);
}

static void
test_tools_whole (HuAppFixture  *self,
                  gconstpointer  data)
{
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 700);
  act (self, "win.workshop", NULL);
  act (self, "win.workshop-page", "map");
  hu_app_fixture_settle (self);
  assert_whole (gtk_widget_get_ancestor (find_widget (get_page (self), GTK_TYPE_LABEL, "not in play"),
                                         GTK_TYPE_GRID));
}

/* --- The log --- */

/* An edit that leaves the log as it can be asks nothing. */
static void
test_log_fits (HuAppFixture  *self,
               gconstpointer  data)
{
  hu_app_fixture_append (self, "move g1 0103");
  act (self, "win.workshop", NULL);
  hu_workshop_set_text (get_shop (self), "/units/1/name", "Other");
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_dialog (self));
  act (self, "win.workshop", NULL);
  g_assert_cmpuint (hu_game_get_n_events (hu_app_fixture_game (self)), ==, 1);
}

/* --- New, from a shipped map --- */

static gboolean
has_shipped (HuAppFixture *self,
             gpointer      title)
{
  return find_widget (GTK_WIDGET (hu_app_fixture_dialog (self)), ADW_TYPE_ACTION_ROW, title) != NULL;
}

/* Presses the button or switch of the row with that title. */
static void
press_row (GtkWidget  *root,
           const char *title,
           GType       type,
           gboolean    active)
{
  GtkWidget *control = find_type (find_row (root, title), type);

  g_assert_nonnull (control);
  g_object_set (control, "active", active, NULL);
}

static void
begin_from_shipped (HuAppFixture *self,
                    const char   *title,
                    gboolean      units,
                    gboolean      rules)
{
  GtkWidget *dialog;

  act (self, "win.new", NULL);
  dialog = GTK_WIDGET (hu_app_fixture_dialog (self));
  g_assert_true (HU_IS_WORKSHOP_NEW (dialog));
  gtk_stack_set_visible_child_name (GTK_STACK (find_type (dialog, GTK_TYPE_STACK)), "shipped");
  hu_app_fixture_wait (self, has_shipped, (gpointer) title);
  press_row (dialog, title, GTK_TYPE_CHECK_BUTTON, TRUE);
  press_row (dialog, "Keep Its _Units", GTK_TYPE_SWITCH, units);
  press_row (dialog, "Keep Its Calendar and _Rules", GTK_TYPE_SWITCH, rules);
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (dialog)), "clicked");
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_dialog (self));
  g_assert_null (hu_document_get_file (hu_window_get_document (self->window)));
  g_assert_false (hu_workshop_can_undo (get_shop (self)));
}

static void
test_new_from_shipped (HuAppFixture  *self,
                       gconstpointer  data)
{
  HuWorkshop *shop;

  begin_from_shipped (self, "Street fight", FALSE, FALSE);
  shop = get_shop (self);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/units")), ==, 0);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/rules")), ==, 0);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/map/buildings")), >, 10);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  act (self, "win.workshop", NULL);
  g_assert_null (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
}

static void
test_new_from_shipped_whole (HuAppFixture  *self,
                             gconstpointer  data)
{
  HuWorkshop *shop;

  begin_from_shipped (self, "Operation Typhoon", TRUE, TRUE);
  shop = get_shop (self);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/units")), >, 100);
  g_assert_nonnull (hu_workshop_get (shop, "/rules/sudden-death"));
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/log")), ==, 0);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
}

/* --- Selected units --- */

/* A selected unit stays selected when a unit before it in the list goes. */
static void
test_selection (HuAppFixture  *self,
                gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const guint first = 0;
  guint s1;

  act (self, "win.workshop", NULL);
  s1 = (guint) hu_scenario_find_unit (hu_workshop_get_scenario (get_shop (self)), "s1");
  hu_map_state_select_only (state, s1);
  hu_workshop_remove_units (get_shop (self), &first, 1);
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 1);
  g_assert_cmpuint (g_array_index (hu_map_state_get_selection (state), guint, 0), ==, s1 - 1);

  /* By another id he is the same. */
  hu_workshop_rename_id (get_shop (self), HU_ID_UNIT, "s1", "s9");
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 1);
  g_assert_true (hu_map_state_is_selected (state, s1 - 1));
  s1--;
  hu_workshop_remove_units (get_shop (self), &s1, 1);
  g_assert_cmpuint (hu_map_state_get_selection (state)->len, ==, 0);
}

/* --- What is typed --- */

typedef struct
{
  const char *typed;
  const char *title; /* of the row then */
  const char *id;    /* of the unit, once Enter is pressed */
} IdCase;

/* An id that something else has, or that none can be, is told while it is typed, and not taken. */
static void
test_ids (HuAppFixture  *self,
          gconstpointer  data)
{
  static const IdCase cases[] = {
    { "g2", "Another one has the id “g2” already.", "g1" },
    { "", "An id has at least one letter.", "g1" },
    { "guard", "Id, the name in rules and log", "guard" },
  };
  GtkWidget *row;

  act (self, "win.workshop", NULL);
  row = g_object_ref_sink (hu_workshop_row_id (get_shop (self), "/units/0/id", HU_ID_UNIT));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (row), cases[i].typed);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, cases[i].title);
      g_assert_true (gtk_widget_has_css_class (row, "error") == (i < 2));
      g_signal_emit_by_name (row, "entry-activated");
      g_assert_cmpstr (hu_node_get_text (hu_workshop_get (get_shop (self), "/units/0/id"), ""), ==, cases[i].id);
    }
  g_object_unref (row);
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
    { "check/links", test_links },
    { "check/unchosen", test_unchosen },
    { "check/decided", test_decided },
    { "tools/whole", test_tools_whole },
    { "log/fits", test_log_fits },
    { "new/shipped", test_new_from_shipped },
    { "new/shipped-whole", test_new_from_shipped_whole },
    { "selection", test_selection },
    { "typed/ids", test_ids },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/workshop-ways/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, NULL, set_up, cases[i].func, tear_down);
    }

  return g_test_run ();
}
