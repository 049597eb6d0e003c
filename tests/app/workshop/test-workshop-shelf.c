/*
 * The shelf of templates: each is valid or asks for what is missing, is found by a word, and is few clicks from done.
 */
#include "hu-workshop-clicks.h"

#include <string.h>

#define CONTROL "/rules/control/victory"
#define OUTCOMES "/rules/objectives/outcomes"

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* --- The shelf --- */

/* Is that an empty set, or a rule that finds nothing on this map? */
static gboolean
is_missing (HuAppFixture      *self,
            const HuShopFault *fault)
{
  const HuNode *node = hu_workshop_get (get_shop (self), fault->pointer);

  return node != NULL && ((hu_node_get_kind (node) == HU_NODE_LIST && hu_node_get_n (node) == 0) ||
                          hu_node_find (node, "level_at_least") != NULL);
}

static void
list_names (GtkWidget *root,
            GPtrArray *names)
{
  if (ADW_IS_ACTION_ROW (root) && !ADW_IS_COMBO_ROW (root))
    g_ptr_array_add (names, g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root))));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_names (child, names);
}

/* Each of them, for one side or the other, is without a fault, or asks for what is to be pointed out. */
static void
take_all (HuAppFixture *self,
          const char   *beside,
          const char   *list,
          guint         least)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *shelf = open_shelf (self, beside);
  g_autofree char *before = dup_json (self, "/rules");

  picture (self, strrchr (list, '/') + 1);
  if (g_getenv ("HU_PICTURES") != NULL)
    {
      g_autofree char *path = g_strdup_printf ("%s/shelf-%s.png", g_getenv ("HU_PICTURES"), strrchr (list, '/') + 1);

      hu_app_draw (shelf, path);
    }
  list_names (shelf, names);
  g_assert_cmpuint (names->len, >=, least);
  gtk_window_close (GTK_WINDOW (shelf));
  hu_app_fixture_settle (self);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      hu_workshop_set_json (get_shop (self), "/rules", before);
      hu_workshop_set_json (get_shop (self), list, "[]");
      shelf = open_shelf (self, beside);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (hu_app_part (shelf, GTK_TYPE_DROP_DOWN)), g_test_rand_bit ());
      gtk_widget_activate (find_row (shelf, name));
      hu_app_fixture_settle (self);
      g_assert_cmpuint (hu_node_get_n (hu_workshop_get (get_shop (self), list)), >=, 1);
      picture (self, name);
      for (guint k = 0; k < hu_workshop_get_n_faults (get_shop (self)); k++)
        {
          const HuShopFault *fault = hu_workshop_get_fault (get_shop (self), k);

          if (!fault->warning && !is_missing (self, fault))
            g_error ("%s: %s: %s", name, fault->pointer, fault->what);
        }
      g_assert_true (hu_workshop_can_undo (get_shop (self)));
      hu_workshop_undo (get_shop (self));
      assert_json (self, list, "[]");
    }
}

static void
test_shelf (HuAppFixture  *self,
            gconstpointer  data)
{
  hu_workshop_set_json (get_shop (self), "/rules",
                        "{\"control\":{\"victory\":[]},\"objectives\":{\"outcomes\":[{\"id\":\"won\",\"winner\":"
                        "\"german\",\"when\":\"end\",\"needs\":{\"turn\":1}}]}}");
  take_all (self, "Add Victory Conditions", CONTROL, 20);
  take_all (self, "Add an Outcome", OUTCOMES, 20);
}

/* The shelf, a form, two hexes: that is all. */
static void
test_three_clicks (HuAppFixture  *self,
                   gconstpointer  data)
{
  hu_workshop_set_json (get_shop (self), "/rules", "{\"control\":{\"victory\":[]}}");
  n_clicks = 0;
  take_template (self, "Add Victory Conditions", "Control hexes");
  click_map (self, "0304");
  g_assert_cmpuint (n_clicks, ==, 3);
  g_assert_cmpuint (count_errors (self), ==, 0);
  assert_json (self, CONTROL, "[{\"side\":\"german\",\"when\":\"end\",\"needs\":{\"controls\":{\"hexes\":"
                              "[\"0304\"]}}}]");
  picture (self, "three-clicks");
}

/* A name is found by a part of it, and by what it asks. */
static void
test_search (HuAppFixture  *self,
             gconstpointer  data)
{
  static const struct
  {
    const char *typed;
    const char *found;
    guint       n;
  } cases[] = {
    { "HILL", "Hold the hill", 1 }, { "ties", "Most buildings, ties by casualty points", 1 },
    { "exit enemy", "More exit points than the enemy", 1 }, { "no such thing", NULL, 0 },
  };
  GtkWidget *shelf = open_shelf (self, "Add Victory Conditions");
  GtkWidget *entry = hu_app_part (shelf, GTK_TYPE_SEARCH_ENTRY), *list = hu_app_part (shelf, GTK_TYPE_LIST_BOX);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint n = 0;

      gtk_editable_set_text (GTK_EDITABLE (entry), cases[i].typed);
      g_signal_emit_by_name (entry, "search-changed");
      hu_app_fixture_settle (self);
      for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
        if (ADW_IS_ACTION_ROW (row) && gtk_widget_get_child_visible (row))
          {
            g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, cases[i].found);
            n++;
          }
      g_assert_cmpuint (n, ==, cases[i].n);
    }
}

/* --- A rulebook's condition from nothing --- */

/* The number typed into the row of the first of the turns. */
static void
set_from (HuAppFixture *self,
          gint          turn)
{
  gtk_spin_button_set_value (hu_app_part (find_row (get_row (self, CONTROL "/0"), "From Turn"), GTK_TYPE_SPIN_BUTTON), turn);
  hu_app_fixture_settle (self);
  n_clicks++;
}

#define NEAR "{\"in\":{\"near\":[\"0303\"],\"within\":2}}"
#define LEFT "[{\"controls\":{\"side\":\"german\",\"buildings\":" NEAR "}}]"
#define RIGHT "[{\"controls\":{\"side\":\"soviet\",\"buildings\":" NEAR "}}]"

static const char nine_buildings[] =
  "{\"any\":[{\"compare\":{\"left\":" LEFT ",\"more_by\":1,\"right\":" RIGHT "}},"
  "{\"all\":[{\"compare\":{\"left\":" LEFT ",\"at_least\":0,\"at_most\":0,\"right\":" RIGHT "}},"
  "{\"compare\":{\"left\":[{\"cvp\":{\"side\":\"german\"}}],\"more_by\":1,\"right\":[{\"cvp\":{\"side\":\"soviet\"}}]}}]}]}";

/* Nine buildings around 0303, eight turns, no rules. */
static void
set_up_town (HuAppFixture *self)
{
  g_autoptr(GString) buildings = g_string_new ("[");

  for (guint i = 0; i < 9; i++)
    g_string_append_printf (buildings, "%s{\"id\":\"house-%u\",\"hexes\":[\"0%u0%u\"]}", i > 0 ? "," : "", i + 1, 2 + i % 3,
                            2 + i / 3);
  g_string_append_c (buildings, ']');
  hu_workshop_set_json (get_shop (self), "/map/buildings", buildings->str);
  hu_workshop_set_json (get_shop (self), "/calendar/turns", "8");
  hu_workshop_set (get_shop (self), "/rules", NULL);
  hu_workshop_set_json (get_shop (self), "/rules", "{}");
  hu_app_fixture_settle (self);
}

/* "Most of the nine buildings, ties by casualty points, from turn 5 on, within two hexes of the square": from a draft without
 * any condition, each click counted.  The square is what the cursor is on. */
static void
test_nine_buildings (HuAppFixture  *self,
                     gconstpointer  data)
{
  set_up_town (self);
  n_clicks = 0;
  gtk_switch_set_active (hu_app_part (find_row (get_pane (self), "Control"), GTK_TYPE_SWITCH), TRUE);
  hu_app_fixture_settle (self);
  n_clicks++;
  hu_map_view_go_to (hu_app_map (self->window), find_hex (self, "0303"));
  n_clicks++;
  take_template (self, "Add Victory Conditions", "Most buildings, ties by casualty points");
  choose_in (self, CONTROL "/0", "Turns", "Some turns");
  choose_in (self, CONTROL "/0", "Judged", "At the end of each turn");
  set_from (self, 5);

  g_test_message ("%u clicks", n_clicks);
  g_assert_cmpuint (n_clicks, ==, 9);
  g_assert_cmpuint (count_errors (self), ==, 0);
  assert_json (self, CONTROL "/0/needs", nine_buildings);
  assert_json (self, CONTROL "/0/turn", "{\"from\":5}");
  picture (self, "nine-buildings");
}

static void
choose_rule (HuAppFixture *self,
             const char   *label)
{
  n_clicks += 2;
  choose (get_form (self), "Rule", label);
  hu_app_fixture_settle (self);
}

static void
set_within (HuAppFixture *self,
            gint          number)
{
  gtk_spin_button_set_value (hu_app_part (find_row (get_form (self), "Within Hexes"), GTK_TYPE_SPIN_BUTTON), number);
  hu_app_fixture_settle (self);
  n_clicks++;
}

/* The same from single terms: the left sum is built, the right one is the same for the other side, and the tie is a copy. */
static void
test_nine_by_terms (HuAppFixture  *self,
                    gconstpointer  data)
{
  static const char first[] = CONTROL "/0/needs/any/0", tie[] = CONTROL "/0/needs/any/1";
  static const char tied[] = CONTROL "/0/needs/any/1/all/0";

  set_up_town (self);
  n_clicks = 0;
  gtk_switch_set_active (hu_app_part (find_row (get_pane (self), "Control"), GTK_TYPE_SWITCH), TRUE);
  hu_app_fixture_settle (self);
  n_clicks++;
  press_in (self, get_pane (self), "Add Victory Conditions");
  pick (self, CONTROL "/0/needs", "More", "Any of");

  add_term (self, CONTROL "/0/needs", "Compare counts");
  add_term (self, CONTROL "/0/needs/any/0/compare/left", "Controls");
  choose_term (self, "Side", "German");
  choose_term (self, "Things to Control", "All buildings of an area");
  click_map (self, "0303");
  press_in (self, get_form (self), "Hexes by Rule");
  choose_rule (self, "Near hexes");
  set_within (self, 2);
  pick (self, CONTROL "/0/needs/any/0/compare/right", "More", "The Same for the _Other Side");
  g_test_message ("%u clicks: a comparison", n_clicks);

  pick (self, first, "More", "Dupl_icate");
  pick (self, tie, "More", "A_ll of …");
  gtk_widget_activate_action (get_condition (self, tied), "condition.open", "s", tied);
  n_clicks++;
  hu_app_fixture_settle (self);
  choose_term (self, "How", "From … to");
  set_number (self, "At Least", 0);
  set_number (self, "At Most", 0);
  add_term (self, tie, "More _Casualty Points than the Enemy");

  choose_in (self, CONTROL "/0", "Turns", "Some turns");
  choose_in (self, CONTROL "/0", "Judged", "At the end of each turn");
  set_from (self, 5);

  g_test_message ("%u clicks", n_clicks);
  g_assert_cmpuint (n_clicks, ==, 39);
  g_assert_cmpuint (count_errors (self), ==, 0);
  assert_json (self, first, "{\"compare\":{\"left\":" LEFT ",\"more_by\":1,\"right\":" RIGHT "}}");
  assert_json (self, tied, "{\"compare\":{\"left\":" LEFT ",\"right\":" RIGHT ",\"at_least\":0,\"at_most\":0}}");
  assert_json (self, CONTROL "/0/needs/any/1/all/1",
               "{\"compare\":{\"left\":[{\"cvp\":{\"side\":\"german\"}}],\"right\":[{\"cvp\":{\"side\":\"soviet\"}}],\"more_by\":1}}");
  assert_json (self, CONTROL "/0/turn", "{\"from\":5}");
  picture (self, "nine-by-terms");
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
    { "shelf", test_shelf }, { "three-clicks", test_three_clicks }, { "search", test_search },
    { "nine-buildings", test_nine_buildings }, { "nine-by-terms", test_nine_by_terms },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/shelf/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, NULL, set_up_conditions, cases[i].func, tear_down);
    }

  return g_test_run ();
}
