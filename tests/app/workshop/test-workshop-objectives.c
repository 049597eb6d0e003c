/*
 * The page of objectives: a rulebook of 20 conditions is clicked together, and each click is counted; then it is
 * taken back and done again, read from its file, judged, copied, taken apart.
 */
#include "hu-workshop-clicks.h"

#include <string.h>

#include "hu-workshop-link.h"
#include "hu-workshop-map.h"

#define ROOT "/rules/objectives"

static const char *folder; /* of the games */

/* The siege, of which the page's own rulebook is left out. */
static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  g_autofree char *path = g_build_filename (folder, "objectives-siege.hexgame", NULL);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = NULL;
  g_autoptr(GBytes) bytes = NULL;
  char *text;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  bytes = g_bytes_new_take (text, length);
  content = hu_game_file_parse (bytes, faults);
  g_assert_nonnull (content);
  hu_app_fixture_set_up_scenario (self, content->scenario, "");
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1280, 900);
  act (self, "win.workshop", NULL);
  act (self, "win.workshop-page", "rules");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static const char *
get_words (HuAppFixture *self,
           const char   *pointer)
{
  return gtk_label_get_text (g_object_get_data (G_OBJECT (get_condition (self, pointer)), "hu-words"));
}

static const char *
get_note (HuAppFixture *self,
          const char   *pointer)
{
  return gtk_label_get_text (g_object_get_data (G_OBJECT (get_condition (self, pointer)), "hu-note"));
}

/* --- A rulebook --- */

/* The condition's words are in view, and its form as far as there is room. */
static void
assert_in_view (HuAppFixture *self,
                const char   *pointer)
{
  GtkWidget *row = get_condition (self, pointer), *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  graphene_rect_t words, form;

  g_assert_true (gtk_widget_compute_bounds (row, viewport, &words));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_next_sibling (row), viewport, &form));
  g_assert_cmpfloat (words.origin.y, >=, -1);
  g_assert_cmpfloat (words.origin.y + words.size.height, <=, gtk_widget_get_height (viewport));
  if (words.origin.y > 1)
    g_assert_cmpfloat (form.origin.y + form.size.height, <=, gtk_widget_get_height (viewport) + 1);
}

/* Every other outcome is worded, whatever fault the new one has. */
static void
assert_worded (HuAppFixture *self,
               guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *pointer = g_strdup_printf (ROOT "/outcomes/%u", i);
      const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_row (self, pointer)));

      g_test_message ("%s", title);
      g_assert_nonnull (strstr (title, ", when:"));
    }
}

static void
add_outcome (HuAppFixture *self,
             guint         index,
             const char   *winner,
             const char   *when)
{
  g_autofree char *pointer = g_strdup_printf (ROOT "/outcomes/%u", index);

  press_in (self, get_pane (self), "Add an Outcome");
  if (winner != NULL)
    choose_in (self, pointer, "Winner", winner);
  if (when != NULL)
    choose_in (self, pointer, "Judged", when);
}

static void
build_rulebook (HuAppFixture *self)
{
  /* Out of force and in again: the page begins with nothing. */
  gtk_switch_set_active (hu_app_part (find_row (get_pane (self), "Objectives"), GTK_TYPE_SWITCH), FALSE);
  gtk_switch_set_active (hu_app_part (find_row (get_pane (self), "Objectives"), GTK_TYPE_SWITCH), TRUE);
  hu_app_fixture_settle (self);
  n_clicks += 2;
  press_in (self, get_row (self, ROOT "/outcomes/0"), "Remove"); /* the draw with which it begins */

  add_outcome (self, 0, NULL, "At once");
  add_term (self, ROOT "/outcomes/0/needs", "Holds places");
  click_map (self, "0604");
  add_term (self, ROOT "/outcomes/0/needs", "Holds places");
  click_map (self, "0401");
  click_map (self, "0402");
  choose_term (self, "Held by", "A unit there, and no enemy");

  add_outcome (self, 1, NULL, "At the end of each turn");
  add_term (self, ROOT "/outcomes/1/needs", "At least n of …");
  add_term (self, ROOT "/outcomes/1/needs/all/0", "Holds places");
  click_map (self, "0401");
  add_term (self, ROOT "/outcomes/1/needs/all/0", "Units eliminated");
  set_number (self, "At Least", 2);
  add_term (self, ROOT "/outcomes/1/needs/all/0", "Is connected");
  click_map (self, "0403");
  choose_term (self, "Line to", "Edges of the map");
  add_term (self, ROOT "/outcomes/1/needs", "Not …");
  add_term (self, ROOT "/outcomes/1/needs/all/1/not", "Units exited");
  add_term (self, ROOT "/outcomes/1/needs/all/1/not", "Turn");
  choose_term (self, "Which Turns", "Up to a turn");

  add_outcome (self, 2, NULL, "At the end of each player turn");
  add_term (self, ROOT "/outcomes/2/needs", "For n turns …");
  add_term (self, ROOT "/outcomes/2/needs/all/0/for/needs", "Is connected");
  choose_term (self, "Where", "Hexes");
  click_map (self, "0203");
  choose_term (self, "Line to", "Edges of the map");
  add_term (self, ROOT "/outcomes/2/needs", "Units on the map");
  choose_term (self, "How Many", "At most");
  add_term (self, ROOT "/outcomes/2/needs", "Ever …");
  add_term (self, ROOT "/outcomes/2/needs/all/2/ever/needs", "Has entered");
  click_map (self, "0604");

  add_outcome (self, 3, "Soviet", NULL);
  add_term (self, ROOT "/outcomes/3/needs", "Any of …");
  add_term (self, ROOT "/outcomes/3/needs/all/0", "Holds places");
  click_map (self, "0604");
  add_term (self, ROOT "/outcomes/3/needs/all/0", "Units withdrawn");
  add_term (self, ROOT "/outcomes/3/needs/all/0", "Unbroken line");
  add_term (self, ROOT "/outcomes/3/needs", "First …");
  add_term (self, ROOT "/outcomes/3/needs/all/1/first/needs", "Has entered");
  click_map (self, "0401");
  add_term (self, ROOT "/outcomes/3/needs/all/1/first/before", "Has entered");
  choose_term (self, "Side", "German");
  click_map (self, "0604");

  add_outcome (self, 4, "Soviet", NULL);
  add_term (self, ROOT "/outcomes/4/needs", "Points");
  set_number (self, "At Least", 6);
  add_term (self, ROOT "/outcomes/4/needs", "Lead in points");
  add_term (self, ROOT "/outcomes/4/needs", "Ratio of points");
  choose_term (self, "Upper Bound", "Below");
  add_term (self, ROOT "/outcomes/4/needs", "Units on the map");
  add_term (self, ROOT "/outcomes/4/needs", "Is cut off");
  assert_in_view (self, ROOT "/outcomes/4/needs/all/4");
  assert_worded (self, 4);
  click_map (self, "0402");
  choose_term (self, "Line to", "Edges of the map");
}

static guint
count_terms (const HuNode *node)
{
  static const char * const atoms[] = {
    "holds", "entered", "connected", "cut_off", "units", "eliminated", "exited", "withdrawn", "withdrawals", "points",
    "lead", "ratio", "line", "turn",
  };
  guint n = 0;

  for (guint i = 0; i < hu_node_get_n (node); i++)
    {
      const char *key = hu_node_get_kind (node) == HU_NODE_OBJECT ? hu_node_get_key (node, i) : NULL;

      for (guint k = 0; key != NULL && k < G_N_ELEMENTS (atoms); k++)
        n += g_str_equal (atoms[k], key) && hu_node_get_kind (hu_node_get_element (node, i)) == HU_NODE_OBJECT;
      n += count_terms (hu_node_get_element (node, i));
    }

  return n;
}

static void
test_rulebook (HuAppFixture  *self,
               gconstpointer  data)
{
  HuWorkshop *shop = get_shop (self);
  g_autoptr(GBytes) before = hu_workshop_to_bytes (shop), after = NULL, undone = NULL, redone = NULL, again = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuWorkshop) read = NULL;
  guint n;

  n_clicks = 0;
  build_rulebook (self);
  n = count_terms (hu_workshop_get (shop, ROOT "/outcomes"));
  g_test_message ("%u conditions in 5 outcomes: %u n_clicks", n, n_clicks);
  g_assert_cmpuint (n, ==, 20);
  g_assert_cmpuint (n_clicks, ==, 116);
  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    if (!hu_workshop_get_fault (shop, i)->warning)
      g_error ("%s: %s", hu_workshop_get_fault (shop, i)->pointer, hu_workshop_get_fault (shop, i)->what);
  assert_json (self, ROOT "/outcomes/0/needs",
               "{\"all\":[{\"holds\":{\"side\":\"german\",\"places\":[\"castle\"]}},{\"holds\":{\"side\":\"german\","
               "\"places\":[\"ford\",\"town\"],\"by\":\"clear\"}}]}");

  after = hu_workshop_to_bytes (shop);
  while (hu_workshop_can_undo (shop))
    hu_workshop_undo (shop);
  undone = hu_workshop_to_bytes (shop);
  g_assert_true (g_bytes_equal (before, undone));
  while (hu_workshop_can_redo (shop))
    hu_workshop_redo (shop);
  redone = hu_workshop_to_bytes (shop);
  g_assert_true (g_bytes_equal (after, redone));
  read = hu_workshop_new_from_bytes (after, faults);
  g_assert_nonnull (read);
  again = hu_workshop_to_bytes (read);
  g_assert_true (g_bytes_equal (after, again));
  if (g_getenv ("HU_KEEP") != NULL)
    g_file_set_contents (g_getenv ("HU_KEEP"), g_bytes_get_data (after, NULL), (gssize) g_bytes_get_size (after), NULL);
}

/* --- What the page says --- */

static void
test_sentences (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkWidget *row = get_row (self, ROOT "/outcomes/1");

  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "2. German victory: small, at the end of each player turn of the Soviet side, when:");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==,
                   "at the end of each of the 2 most recent player turns of the Soviet side: no supply line of the Soviet side from Castle");
  hu_workshop_set_json (get_shop (self), ROOT "/outcomes/1/name", "\"Cut off\"");
  hu_app_fixture_settle (self);
  row = get_row (self, ROOT "/outcomes/1");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "2. German victory, “Cut off”, at the end of each player turn of the Soviet side, when:");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (get_words (self, ROOT "/outcomes/1/needs/for/needs"), ==, "no supply line of the Soviet side from Castle");
}

/* A fault stands at the term that has it, in the words of the check; its group and its neighbours say nothing. */
static void
test_faults (HuAppFixture  *self,
             gconstpointer  data)
{
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (get_row (self, ROOT "/outcomes/0")), TRUE);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (get_note (self, ROOT "/outcomes/0/needs/all/0/some/of/0"), ==, "");
  hu_workshop_set_integer (get_shop (self), ROOT "/outcomes/0/needs/all/0/some/of/0/holds/at_least", 3);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (get_note (self, ROOT "/outcomes/0/needs/all/0/some/of/0"), ==,
                   "this number can never be reached; use a whole number up to 1");
  g_assert_cmpstr (get_note (self, ROOT "/outcomes/0/needs/all/0"), ==, "");
  g_assert_cmpstr (get_note (self, ROOT "/outcomes/0/needs/all/0/some/of/1"), ==, "");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (get_row (self, ROOT "/outcomes/0"))), ==,
                   "this number can never be reached; use a whole number up to 1");
}

/* Each term says how it stands, as Why? does; a change is judged again. */
static void
test_judge (HuAppFixture  *self,
            gconstpointer  data)
{
  GtkWidget *row = get_row (self, ROOT "/outcomes/0"), *button;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (get_note (self, ROOT "/outcomes/0/needs/all/0/some/of/0"), ==, "");
  button = find_widget (row, GTK_TYPE_BUTTON, "_Judge Now");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (get_note (self, ROOT "/outcomes/0/needs/all/0/some/of/0"), ==, "✗ Not met: 0 of 1. Missing: Ford.");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (row, "Is It Met?"))), ==,
                   "At the start: 3 conditions are missing: German control of Ford; a unit of the German side and none "
                   "of the Soviet side in Two Hills, with an open supply line; this must not be met: up to Turn 1.");
  hu_workshop_set_json (get_shop (self), "/start/control", "[{\"side\":\"german\",\"hexes\":[\"0401\"]}]");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (get_note (self, ROOT "/outcomes/0/needs/all/0/some/of/0"), ==, "✓ Met: 1 of 1.");
}

/* A term lights what it names, and a hex the terms that name it. */
static void
test_light (HuAppFixture  *self,
            gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const char *castle = ROOT "/outcomes/1/needs/for/needs";

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (get_row (self, ROOT "/outcomes/1")), TRUE);
  hu_app_fixture_settle (self);
  gtk_widget_activate_action (get_condition (self, castle), "condition.open", "s", castle);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 1);
  g_assert_cmpint (g_array_index (hu_map_state_get_lit (state), HuHex, 0), ==, find_hex (self, "0604"));

  drag_over (self, "0604");
  g_assert_true (gtk_widget_has_css_class (get_condition (self, castle), "hu-named"));
  g_assert_true (gtk_widget_has_css_class (get_row (self, ROOT "/outcomes/1"), "hu-named"));
  g_assert_false (gtk_widget_has_css_class (get_row (self, ROOT "/outcomes/0"), "hu-named"));
  drag_over (self, "0101");
  g_assert_false (gtk_widget_has_css_class (get_condition (self, castle), "hu-named"));
  g_assert_false (gtk_widget_has_css_class (get_row (self, ROOT "/outcomes/1"), "hu-named"));
}

/* --- Parts --- */

#define NEEDS ROOT "/outcomes/0/needs"

static void
test_parts (HuAppFixture  *self,
            gconstpointer  data)
{
  hu_workshop_set_json (get_shop (self), NEEDS, "{\"all\":[{\"turn\":1},{\"turn\":2}]}");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (get_row (self, ROOT "/outcomes/0")), TRUE);
  hu_app_fixture_settle (self);

  pick (self, NEEDS "/all/0", "More", "_Not …");
  assert_json (self, NEEDS, "{\"all\":[{\"not\":{\"turn\":1}},{\"turn\":2}]}");
  pick (self, NEEDS "/all/0", "More", "_Any of …");
  assert_json (self, NEEDS, "{\"all\":[{\"any\":[{\"not\":{\"turn\":1}}]},{\"turn\":2}]}");
  pick (self, NEEDS "/all/1", "More", "Move _Into the Group Before");
  assert_json (self, NEEDS, "{\"all\":[{\"any\":[{\"not\":{\"turn\":1}},{\"turn\":2}]}]}");
  pick (self, NEEDS "/all/0", "More", "_Take Apart");
  assert_json (self, NEEDS, "{\"all\":[{\"not\":{\"turn\":1}},{\"turn\":2}]}");
  pick (self, NEEDS "/all/0", "More", "_Take Apart");
  assert_json (self, NEEDS, "{\"all\":[{\"turn\":1},{\"turn\":2}]}");
  pick (self, NEEDS "/all/0", "More", "Move _Down");
  assert_json (self, NEEDS, "{\"all\":[{\"turn\":2},{\"turn\":1}]}");
  pick (self, NEEDS "/all/1", "More", "Dupl_icate");
  assert_json (self, NEEDS, "{\"all\":[{\"turn\":2},{\"turn\":1},{\"turn\":1}]}");
  pick (self, NEEDS "/all/0", "More", "_Copy");
  pick (self, NEEDS, "More", "_Paste Into It");
  hu_app_fixture_settle (self);
  assert_json (self, NEEDS, "{\"all\":[{\"turn\":2},{\"turn\":1},{\"turn\":1},{\"turn\":2}]}");
  pick (self, NEEDS "/all/0", "More", "_Remove");
  assert_json (self, NEEDS, "{\"all\":[{\"turn\":1},{\"turn\":1},{\"turn\":2}]}");
  pick (self, NEEDS, "More", "At _Least n of …");
  assert_json (self, NEEDS, "{\"some\":{\"at_least\":1,\"of\":[{\"all\":[{\"turn\":1},{\"turn\":1},{\"turn\":2}]}]}}");
  pick (self, NEEDS "/some/of/0/all/2", "More", "Move _Out of Its Group");
  assert_json (self, NEEDS, "{\"some\":{\"at_least\":1,\"of\":[{\"all\":[{\"turn\":1},{\"turn\":1}]},{\"turn\":2}]}}");
}

/* --- Templates and copies --- */

/* What rulebooks of six kinds begin with, with a map that has cities. */
static const struct
{
  const char *name;
  guint       outcomes;
} templates[] = {
  { "Take cities", 2 }, { "Hold to the end", 2 }, { "Exit units by an edge", 2 }, { "Ladder by ratio", 4 }, { "Isolate", 2 },
  { "Unbroken line", 2 },
};

static void
test_templates (HuAppFixture  *self,
                gconstpointer  data)
{
  guint n = hu_node_get_n (hu_workshop_get (get_shop (self), ROOT "/outcomes"));

  for (guint i = 0; i < G_N_ELEMENTS (templates); i++)
    {
      guint before = n;

      take_template (self, "Add an Outcome", templates[i].name);
      n = hu_node_get_n (hu_workshop_get (get_shop (self), ROOT "/outcomes"));
      g_assert_cmpuint (n - before, ==, templates[i].outcomes);
      for (guint k = 0; k < hu_workshop_get_n_faults (get_shop (self)); k++)
        if (!hu_workshop_get_fault (get_shop (self), k)->warning)
          g_error ("%s: %s: %s", templates[i].name, hu_workshop_get_fault (get_shop (self), k)->pointer,
                   hu_workshop_get_fault (get_shop (self), k)->what);
    }
}

/* The row of a system among those whose conditions can be copied. */
static GtkWidget *
find_copy_row (GtkWidget  *root,
               const char *title)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (ADW_IS_ACTION_ROW (child) && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (child)), title) == 0 &&
          find_widget (child, GTK_TYPE_BUTTON, "_Copy as Objectives") != NULL)
        return child;
      found = find_copy_row (child, title);
      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
copy (HuAppFixture *self,
      const char   *title)
{
  GtkWidget *row = find_copy_row (get_pane (self), title);

  g_assert_nonnull (row);
  g_signal_emit_by_name (find_widget (row, GTK_TYPE_BUTTON, "_Copy as Objectives"), "clicked");
  hu_app_fixture_settle (self);
}

/* A system's conditions join the draft's; of a street fight none can, and the row says so. */
static void
test_copy (HuAppFixture  *self,
           gconstpointer  data)
{
  HuWorkshop *shop = get_shop (self);
  g_autofree char *before = NULL;

  hu_workshop_set_json (shop, "/rules/front-line", "{\"attacker\":\"german\",\"defender\":\"soviet\"}");
  hu_workshop_set_json (shop, "/rules/control", "{\"victory\":[]}");
  hu_app_fixture_settle (self);
  before = dup_json (self, ROOT);
  copy (self, "Control");
  assert_json (self, ROOT, before);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_copy_row (get_pane (self), "Control"))), ==,
                   "Terms know hexes and places, but no Locations, buildings, casualty points and Good Order: the victory "
                   "conditions of a street fight cannot be copied.");

  copy (self, "Front line");
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, ROOT "/outcomes")), ==, 3 + 6);
  assert_json (self, ROOT "/outcomes/8",
               "{\"id\":\"german-decisive\",\"winner\":\"german\",\"level\":\"german-decisive\",\"when\":\"end\","
               "\"needs\":{\"ratio\":{\"side\":\"german\",\"at_least\":[6,1]}}}");
  assert_json (self, ROOT "/schedule/4", "{\"item\":\"line\",\"to\":\"both\",\"line\":{},\"points\":1}");
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
    { "rulebook", test_rulebook }, { "sentences", test_sentences }, { "faults", test_faults }, { "judge", test_judge },
    { "light", test_light }, { "parts", test_parts }, { "templates", test_templates },
    { "copy", test_copy },
  };

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  folder = argv[1];
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/objectives/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, NULL, set_up, cases[i].func, tear_down);
    }

  return g_test_run ();
}
