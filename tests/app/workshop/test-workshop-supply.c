/*
 * The supply of each side as a form of the workshop: made by switches, choices and clicks on the map.
 */
#include "hu-workshop-steps.h"

#include "hu-workshop-link.h"
#include "hu-workshop-row.h"

#define POINTER "/rules/supply"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
  act (self, "win.workshop", NULL);
  hu_workshop_set (get_shop (self), POINTER, NULL);
  act (self, "win.workshop-page", "rules");
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

static GtkWidget *
get_group (HuAppFixture *self)
{
  return gtk_widget_get_ancestor (find_by_tooltip (get_pane (self), "Add a Side's Supply"), ADW_TYPE_PREFERENCES_GROUP);
}

/* The form of the entry that was added last, unfolded. */
static GtkWidget *
add_entry (HuAppFixture *self,
           const char   *side)
{
  press_button (get_pane (self), "Add a Side's Supply");
  hu_app_fixture_settle (self);

  return find_row (get_group (self), side);
}

static GtkWidget *
find_row_of (GtkWidget  *root,
             const char *pointer)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = child;

      if (!ADW_IS_PREFERENCES_ROW (child) || g_strcmp0 (hu_workshop_row_get_pointer (child), pointer) != 0)
        found = find_row_of (child, pointer);
      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
turn (GtkWidget  *root,
      const char *title,
      gboolean    on)
{
  g_object_set (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_row (root, title))), "active", on, NULL);
}

static void
paint (HuAppFixture *self,
       GtkWidget    *form,
       const char   *pointer,
       const char   *hexes)
{
  GtkWidget *row = find_row_of (form, pointer);
  GtkToggleButton *brush;

  g_assert_nonnull (row);
  g_assert_true (gtk_widget_get_visible (row));
  brush = GTK_TOGGLE_BUTTON (find_by_tooltip (row, "Paint on the Map"));
  gtk_toggle_button_set_active (brush, TRUE);
  drag_over (self, hexes);
  gtk_toggle_button_set_active (brush, FALSE);
}

/* --- Made --- */

static void
test_made (HuAppFixture  *self,
           gconstpointer  data)
{
  GtkWidget *form = add_entry (self, "German"), *along;

  assert_draft (self, POINTER, "[{\"side\":\"german\",\"sources\":{\"edges\":[\"east\"]}}]");
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (form)));
  choose (form, "Side", "Soviet");
  choose (form, "Sources", "Edges and hexes");
  turn (form, "North", TRUE);
  paint (self, form, POINTER "/0/sources/hexes", "0303 0304");
  paint (self, form, POINTER "/0/except", "0501");
  turn (form, "Only controlled sources", TRUE);
  turn (form, "Enemy control", TRUE);
  turn (form, "Enemy units", FALSE);
  choose (form, "Zones of control", "All enemy units");
  turn (form, "Units negate zones of control", FALSE);
  turn (form, "River", TRUE);
  type (form, "Longest line", "12");
  along = find_row (form, "Then along lines");
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (along), TRUE);
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (along)));
  turn (along, "Road", TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (
                               ADW_ACTION_ROW (find_row (along, "Steps")))), 4);

  assert_draft (self, POINTER "/0/side", "\"soviet\"");
  assert_draft (self, POINTER "/0/sources", "{\"edges\":[\"north\",\"east\"],\"hexes\":[\"0303\",\"0304\"]}");
  assert_draft (self, POINTER "/0/except", "[\"0501\"]");
  assert_draft (self, POINTER "/0/controlled", "true");
  assert_draft (self, POINTER "/0/blocked_by", "[\"zoc\",\"control\"]");
  assert_draft (self, POINTER "/0/zoc", "\"all\"");
  assert_draft (self, POINTER "/0/zoc_negated_by_units", "false");
  assert_draft (self, POINTER "/0/hexsides", "[\"river\"]");
  assert_draft (self, POINTER "/0/max_length", "12");
  assert_draft (self, POINTER "/0/then_along", "{\"lines\":[\"rail\",\"road\"],\"steps\":4}");
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);
  g_assert_cmpuint (hu_workshop_get_scenario (get_shop (self))->supply[HU_SIDE_SECOND]->steps, ==, 4);
}

static void
test_along_undone (HuAppFixture  *self,
                   gconstpointer  data)
{
  GtkWidget *along = find_row (add_entry (self, "German"), "Then along lines");

  hu_workshop_set_json (get_shop (self), "/map/lines", "[{\"kind\":\"road\",\"hexes\":[\"0101\",\"0102\"]}]");
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (along), TRUE);
  /* The map has roads only. */
  assert_draft (self, POINTER "/0/then_along", "{\"lines\":[\"road\"],\"steps\":1}");
  act (self, "win.undo", NULL);
  assert_draft (self, POINTER "/0/then_along", NULL);
  g_assert_false (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (along)));
  act (self, "win.redo", NULL);
  g_assert_true (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (along)));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (along), FALSE);
  assert_draft (self, POINTER "/0/then_along", NULL);
}

/* Another form of the sources keeps what both forms can say. */
static void
test_sources (HuAppFixture  *self,
              gconstpointer  data)
{
  static const char pointer[] = POINTER "/0/sources";
  GtkWidget *form;

  hu_workshop_set_json (get_shop (self), POINTER, "[{\"side\":\"soviet\",\"sources\":[\"0101-0102\"]}]");
  form = find_row (get_group (self), "Soviet");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (form), TRUE);
  g_assert_true (gtk_widget_get_visible (find_row_of (form, pointer)));
  g_assert_false (gtk_widget_get_visible (find_row (form, "North")));
  choose (form, "Sources", "Edges and hexes");
  assert_draft (self, pointer, "{\"edges\":[],\"hexes\":[\"0101-0102\"]}");
  g_assert_true (gtk_widget_get_visible (find_row (form, "North")));
  turn (form, "West", TRUE);
  choose (form, "Sources", "Edges of the map");
  assert_draft (self, pointer, "{\"edges\":[\"west\"]}");
  act (self, "win.undo", NULL);
  choose (form, "Sources", "Hexes");
  assert_draft (self, pointer, "[\"0101-0102\"]");
  choose (form, "Sources", "Edges of the map");
  assert_draft (self, pointer, "{\"edges\":[\"east\"]}");
}

/* --- An entry a side --- */

static void
test_both_sides (HuAppFixture  *self,
                 gconstpointer  data)
{
  GtkWidget *adder = find_by_tooltip (get_pane (self), "Add a Side's Supply"), *form;

  add_entry (self, "German");
  g_assert_true (gtk_widget_get_sensitive (adder));
  form = add_entry (self, "Soviet");
  assert_draft (self, POINTER "/1/side", "\"soviet\"");
  g_assert_false (gtk_widget_get_sensitive (adder));
  press_button (form, "Remove");
  g_assert_true (gtk_widget_get_sensitive (adder));
  press_button (get_group (self), "Remove");
  assert_draft (self, POINTER, NULL);
}

/* --- Faults --- */

static void
test_fault_leads_there (HuAppFixture  *self,
                        gconstpointer  data)
{
  GtkWidget *found;
  const HuShopFault *fault;

  hu_workshop_set_json (get_shop (self), POINTER, "[{\"side\":\"soviet\",\"sources\":\"all\","
                                                  "\"then_along\":{\"lines\":[],\"steps\":2}}]");
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 1);
  fault = hu_workshop_get_fault (get_shop (self), 0);
  g_assert_cmpint (fault->page, ==, HU_PAGE_SUPPLY);
  g_assert_cmpstr (fault->pointer, ==, POINTER "/0/then_along/lines");
  found = hu_workshop_link_find (get_pane (self), fault->pointer);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (found)), ==, "Railway");
  act (self, "win.workshop-page", "check");
  hu_app_fixture_settle (self);
  found = find_by_tooltip (get_pane (self), fault->pointer);
  g_assert_true (g_str_has_suffix (adw_action_row_get_subtitle (ADW_ACTION_ROW (found)), "\nRules: Supply"));
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
    { "/workshop-supply/made", test_made },
    { "/workshop-supply/along-undone", test_along_undone },
    { "/workshop-supply/sources", test_sources },
    { "/workshop-supply/both-sides", test_both_sides },
    { "/workshop-supply/fault-leads-there", test_fault_leads_there },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
