/*
 * Conditions of both languages by the same clicks: comparisons with what they count, moments, wraps and copies, what
 * each names on the map.
 */
#include "hu-workshop-clicks.h"

#include <string.h>

#include "hu-control-term.h"
#include "hu-objectives.h"
#include "hu-unit-table.h"

#define CONTROL "/rules/control/victory"
#define OUTCOMES "/rules/objectives/outcomes"
#define COMPARED CONTROL "/0/needs/all/0"

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static void
unfold (HuAppFixture *self,
        const char   *pointer)
{
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (get_row (self, pointer)), TRUE);
  hu_app_fixture_settle (self);
}

static const char *
get_words (HuAppFixture *self,
           const char   *pointer)
{
  return gtk_label_get_text (g_object_get_data (G_OBJECT (get_condition (self, pointer)), "hu-words"));
}

/* --- Comparisons --- */

/* What is counted, the relation, what it is compared with; each sum is added to. */
static void
test_compare (HuAppFixture  *self,
              gconstpointer  data)
{
  unfold (self, CONTROL "/0");
  add_term (self, CONTROL "/0/needs", "Compare counts");
  g_assert_cmpstr (get_words (self, COMPARED "/compare/left"), ==, "Counted:");
  add_term (self, COMPARED "/compare/left", "Casualty points");
  add_term (self, COMPARED "/compare/left", "Units eliminated");
  choose_term (self, "Side", "German");
  add_term (self, COMPARED "/compare/right", "Casualty points");
  choose_term (self, "Side", "Soviet");
  gtk_widget_activate_action (get_condition (self, COMPARED), "condition.open", "s", COMPARED);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (get_words (self, COMPARED "/compare/right"), ==, "Is more than:");
  choose_term (self, "How", "At least");
  set_number (self, "At Least", 3);
  g_assert_cmpstr (get_words (self, COMPARED "/compare/right"), ==, "Is at least 3 more than:");
  assert_json (self, COMPARED, "{\"compare\":{\"left\":[{\"cvp\":{}},{\"eliminated\":{\"side\":\"german\"}}],"
                            "\"right\":[{\"cvp\":{\"side\":\"soviet\"}}],\"at_least\":3}}");
  g_assert_cmpuint (count_errors (self), ==, 2 + 1); /* the other conditions are still empty */
  picture (self, "compare");

  /* The last of what it is compared with goes: then it is compared with a number. */
  pick (self, COMPARED "/compare/right/0", "More", "_Remove");
  assert_json (self, COMPARED "/compare/right", "nothing");
  g_assert_cmpstr (get_words (self, COMPARED "/compare/right"), ==, "Is at least 3");
  add_term (self, COMPARED "/compare/right", "Number");
  assert_json (self, COMPARED "/compare/right", "[{\"number\":1}]");
  pick (self, COMPARED "/compare/left/1", "More", "Units captured");
  assert_json (self, COMPARED "/compare/left", "[{\"cvp\":{}},{\"captured\":{\"side\":\"german\"}}]");
}

static gboolean
drop (HuAppFixture *self,
      const char   *from,
      const char   *onto)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (get_condition (self, onto));
  g_auto(GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, from);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &taken);
    }
  hu_app_fixture_settle (self);

  return taken;
}

/* Counts move among sums, and conditions among conditions; another outcome gets a copy, another system none. */
static void
test_drop (HuAppFixture  *self,
           gconstpointer  data)
{
  static const char other[] = OUTCOMES "/1/needs";

  unfold (self, OUTCOMES "/0");
  unfold (self, OUTCOMES "/1");
  unfold (self, CONTROL "/0");
  hu_workshop_set_json (get_shop (self), OUTCOMES "/0/needs",
                        "{\"all\":[{\"compare\":{\"left\":[{\"points\":{\"side\":\"german\"}},{\"number\":2}],"
                        "\"more_by\":1}},{\"turn\":3}]}");
  hu_app_fixture_settle (self);
  g_assert_false (drop (self, OUTCOMES "/0/needs/all/0/compare/left/0", OUTCOMES "/0/needs"));
  g_assert_false (drop (self, OUTCOMES "/0/needs/all/1", OUTCOMES "/0/needs/all/0/compare/left"));
  g_assert_true (drop (self, OUTCOMES "/0/needs/all/0/compare/left/1", OUTCOMES "/0/needs/all/0/compare/right"));
  assert_json (self, OUTCOMES "/0/needs/all/0",
               "{\"compare\":{\"left\":[{\"points\":{\"side\":\"german\"}}],\"more_by\":1,\"right\":[{\"number\":2}]}}");
  g_assert_true (drop (self, OUTCOMES "/0/needs/all/0/compare/right/0", OUTCOMES "/0/needs/all/0/compare/left"));
  assert_json (self, OUTCOMES "/0/needs/all/0/compare/right", "nothing");

  g_assert_true (drop (self, OUTCOMES "/0/needs/all/0", other));
  assert_json (self, other, "{\"all\":[{\"compare\":{\"left\":[{\"points\":{\"side\":\"german\"}},{\"number\":2}],"
                            "\"more_by\":1}}]}");
  g_assert_true (drop (self, OUTCOMES "/0/needs/all/0/compare/left/1", OUTCOMES "/1/needs/all/0/compare/left"));
  assert_json (self, other, "{\"all\":[{\"compare\":{\"left\":[{\"points\":{\"side\":\"german\"}},{\"number\":2},"
                            "{\"number\":2}],\"more_by\":1}}]}");
  assert_json (self, OUTCOMES "/0/needs/all/1", "{\"turn\":3}");
  g_assert_false (drop (self, OUTCOMES "/0/needs/all/1", CONTROL "/0/needs"));
  g_assert_false (drop (self, "/sides/0", other));
  g_assert_false (drop (self, "some words", other));
}

/* --- Control as objectives --- */

static void
test_parts (HuAppFixture  *self,
            gconstpointer  data)
{
  static const char needs[] = CONTROL "/0/needs";

  unfold (self, CONTROL "/0");
  hu_workshop_set_json (get_shop (self), needs, "{\"all\":[{\"cvp\":{\"at_least\":1}},{\"turn\":{\"from\":5}}]}");
  hu_app_fixture_settle (self);
  pick (self, CONTROL "/0/needs/all/0", "More", "_Not …");
  pick (self, CONTROL "/0/needs/all/0", "More", "_Any of …");
  assert_json (self, needs, "{\"all\":[{\"any\":[{\"not\":{\"cvp\":{\"at_least\":1}}}]},{\"turn\":{\"from\":5}}]}");
  pick (self, CONTROL "/0/needs/all/0", "More", "_Take Apart");
  pick (self, CONTROL "/0/needs/all/0", "More", "_Take Apart");
  pick (self, CONTROL "/0/needs/all/0", "More", "_Copy");
  pick (self, CONTROL "/0/needs", "More", "_Paste Into It");
  hu_app_fixture_settle (self);
  assert_json (self, needs, "{\"all\":[{\"cvp\":{\"at_least\":1}},{\"turn\":{\"from\":5}},{\"cvp\":{\"at_least\":1}}]}");

  /* Another choice of the same kind, which keeps what both have. */
  pick (self, CONTROL "/0/needs/all/0", "More", "Control of _Buildings");
  hu_workshop_set_json (get_shop (self), CONTROL "/0/needs/all/0/controls/at_least", "2");
  hu_app_fixture_settle (self);
  pick (self, CONTROL "/0/needs/all/0", "More", "Control of _Hexes");
  assert_json (self, CONTROL "/0/needs/all/0", "{\"controls\":{\"hexes\":[],\"at_least\":2}}");
  choose_term (self, "Things to Control", "All buildings of an area");
  assert_json (self, CONTROL "/0/needs/all/0", "{\"controls\":{\"at_least\":2,\"buildings\":{\"in\":[]}}}");
  choose_term (self, "How Many of Them", "From … to");
  g_assert_nonnull (find_row (get_form (self), "At Most"));
  choose_term (self, "Things to Control", "Buildings");
  assert_json (self, CONTROL "/0/needs/all/0/controls/buildings", "[]");
}

/* When an entry is judged: of whose phases, in which turns. */
static void
test_moment (HuAppFixture  *self,
             gconstpointer  data)
{
  unfold (self, CONTROL "/0");
  choose_in (self, CONTROL "/0", "Judged", "At the end of each phase");
  choose_in (self, CONTROL "/0", "In turns of", "Soviet");
  choose_in (self, CONTROL "/0", "Phase", "Movement");
  choose_in (self, CONTROL "/0", "Turns", "Some turns");
  choose_in (self, CONTROL "/0", "Which Turns", "From one to another");
  type (get_row (self, CONTROL "/0"), "Name", "Late");
  assert_json (self, CONTROL "/0", "{\"side\":\"german\",\"when\":\"phase\",\"needs\":{\"all\":[]},\"of\":\"soviet\","
                                   "\"phase\":\"Movement\",\"turn\":{\"from\":1,\"to\":1},\"name\":\"Late\"}");
}

static void
test_light (HuAppFixture  *self,
            gconstpointer  data)
{
  static const char needs[] = CONTROL "/0/needs";
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  hu_workshop_set_json (get_shop (self), needs,
                        "{\"all\":[{\"controls\":{\"buildings\":[\"hall\"]}},{\"no_enemy\":{\"state\":\"mmc\",\"in\":\"hut\"}},"
                        "{\"compare\":{\"left\":[{\"units\":{\"side\":\"german\",\"in\":[\"0201\"]}}],\"at_least\":1}}]}");
  unfold (self, CONTROL "/0");
  gtk_widget_activate_action (get_condition (self, needs), "condition.open", "s", needs);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 2 + 1 + 1);
  gtk_widget_activate_action (get_condition (self, needs), "condition.open", "s", CONTROL "/0/needs/all/1");
  hu_app_fixture_settle (self);
  g_assert_cmpint (g_array_index (hu_map_state_get_lit (state), HuHex, 0), ==, find_hex (self, "0104"));
  drag_over (self, "0201");
  g_assert_true (gtk_widget_has_css_class (get_condition (self, CONTROL "/0/needs/all/2"), "hu-named"));
  g_assert_true (gtk_widget_has_css_class (get_row (self, CONTROL "/0"), "hu-named"));
  g_assert_false (gtk_widget_has_css_class (get_condition (self, CONTROL "/0/needs/all/0"), "hu-named"));
}

/* --- Elevation, and hexes by rule --- */

static void
test_elevation (HuAppFixture  *self,
                gconstpointer  data)
{
  HuMap *map;

  act (self, "win.workshop-page", "map");
  take_tool (self, "Level 2");
  drag_over (self, "0302 0303");
  take_tool (self, "Level -1");
  drag_over (self, "0501");
  assert_json (self, "/map/elevation", "{\"-1\":[\"0501\"],\"2\":[\"0302\",\"0303\"]}");
  map = hu_workshop_get_scenario (get_shop (self))->map;
  g_assert_cmpint (hu_map_level (map, find_hex (self, "0303")), ==, 2);
  picture (self, "elevation");
  act (self, "win.undo", NULL);
  assert_json (self, "/map/elevation", "{\"2\":[\"0302\",\"0303\"]}");

  /* By keyboard: the cursor goes there, and Enter paints; Erase makes it level again. */
  take_tool (self, "Level 1");
  hu_map_view_go_to (hu_app_map (self->window), find_hex (self, "0103"));
  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
  hu_app_fixture_key (self, GDK_KEY_Return, 0);
  assert_json (self, "/map/elevation", "{\"1\":[\"0103\"],\"2\":[\"0302\",\"0303\"]}");
  hu_workshop_hand_set_erase (hu_workshop_pane_get_bench (HU_WORKSHOP_PANE (get_pane (self)))->hand, TRUE);
  drag_over (self, "0103");
  assert_json (self, "/map/elevation", "{\"2\":[\"0302\",\"0303\"]}");
  act (self, "win.undo", NULL);
  act (self, "win.undo", NULL);
  act (self, "win.undo", NULL);
  assert_json (self, "/map/elevation", "nothing");
  act (self, "win.redo", NULL);
  assert_json (self, "/map/elevation", "{\"2\":[\"0302\",\"0303\"]}");
}

static guint
count_lit (HuAppFixture *self)
{
  const GArray *lit = hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)));

  return lit != NULL ? lit->len : 0;
}

/* The n-th choice of what kind of rule a set is. */
static void
choose_rule (HuAppFixture *self,
             guint         n,
             const char   *label)
{
  GtkWidget *builder = hu_app_styled (get_pane (self), "hu-hex-rule"), *row;

  g_assert_nonnull (builder);
  row = gtk_widget_get_first_child (builder);
  while (n > 0 || !ADW_IS_PREFERENCES_GROUP (row))
    {
      n -= ADW_IS_PREFERENCES_GROUP (row);
      row = gtk_widget_get_next_sibling (row);
    }
  choose (row, "Rule", label);
  hu_app_fixture_settle (self);
}

static GtkWidget *
find_check (GtkWidget  *root,
            const char *label)
{
  GtkWidget *found = GTK_IS_CHECK_BUTTON (root) && g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (root)), label) == 0
                       ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_check (child, label);

  return found;
}

static void
tick_rule (HuAppFixture *self,
           const char   *label)
{
  GtkWidget *check = find_check (hu_app_styled (get_pane (self), "hu-hex-rule"), label);

  g_assert_nonnull (check);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), !gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  hu_app_fixture_settle (self);
}

#define IN CONTROL "/0/needs/all/0/units/in"

/* Each step is a draft, and what it finds is lit on the map. */
static void
test_hex_rule (HuAppFixture  *self,
               gconstpointer  data)
{
  hu_workshop_set_json (get_shop (self), "/map/elevation", "{\"2\":[\"0302-0303\"]}");
  hu_workshop_set_json (get_shop (self), "/map/terrain", "{\"forest\":[\"0401\",\"0402\"],\"swamp\":[\"0104\"]}");
  hu_workshop_set_json (get_shop (self), CONTROL "/0/needs",
                        "{\"all\":[{\"units\":{\"side\":\"german\",\"in\":[\"0303\"],\"at_least\":1}}]}");
  unfold (self, CONTROL "/0");
  gtk_widget_activate_action (get_condition (self, CONTROL "/0/needs/all/0"), "condition.open", "s", CONTROL "/0/needs/all/0");
  hu_app_fixture_settle (self);
  press_button (get_form (self), "Hexes by Rule");
  hu_app_fixture_settle (self);
  g_assert_cmpuint (count_lit (self), ==, 1);

  /* What is painted already is what it is near to. */
  choose_rule (self, 0, "Near hexes");
  assert_json (self, IN, "{\"near\":[\"0303\"],\"within\":1}");
  g_assert_cmpuint (count_lit (self), ==, 7);
  choose_rule (self, 0, "In all of these");
  g_signal_emit_by_name (find_widget (get_form (self), GTK_TYPE_BUTTON, "_Add a Rule"), "clicked");
  hu_app_fixture_settle (self);
  assert_json (self, IN, "{\"all_of\":[{\"near\":[\"0303\"],\"within\":1},{\"terrain\":[\"forest\"]}]}");
  g_assert_cmpuint (count_lit (self), ==, 1);
  tick_rule (self, "swamp");
  assert_json (self, IN "/all_of/1", "{\"terrain\":[\"forest\",\"swamp\"]}");
  choose_rule (self, 3, "Level at least");
  assert_json (self, IN "/all_of/1", "{\"level_at_least\":1}");
  g_assert_cmpuint (count_lit (self), ==, 2);
  picture (self, "hex-rule");

  /* The ground changes, and with it what the rule finds. */
  hu_workshop_set_json (get_shop (self), "/map/elevation", "{\"2\":[\"0303\"]}");
  hu_app_fixture_settle (self);
  g_assert_cmpuint (count_lit (self), ==, 1);
  choose_rule (self, 0, "In any of these");
  assert_json (self, IN, "{\"any_of\":[{\"near\":[\"0303\"],\"within\":1},{\"level_at_least\":1}]}");
  choose_rule (self, 0, "One without the other");
  assert_json (self, IN, "{\"except\":[{\"any_of\":[{\"near\":[\"0303\"],\"within\":1},{\"level_at_least\":1}]},[]]}");
  choose_rule (self, 0, "In any of these");
  choose_rule (self, 0, "Near a place");
  g_assert_nonnull (hu_workshop_get (get_shop (self), IN "/near/place"));
  choose_rule (self, 0, "Near roads, railways, streams");
  choose_rule (self, 0, "Edge of the map");
  tick_rule (self, "East");
  assert_json (self, IN, "{\"edge\":[\"north\",\"east\"]}");
  choose_rule (self, 0, "Hexes by name");
  assert_json (self, IN, "[]");
  for (guint i = 0; i < hu_workshop_get_n_faults (get_shop (self)); i++)
    g_assert_null (strstr (hu_workshop_get_fault (get_shop (self), i)->what, "unknown"));
}

/* --- Tags --- */

/* A unit has its tags in its form, and in the table of all units, where conditions may ask for them. */
static void
test_tags (HuAppFixture  *self,
           gconstpointer  data)
{
  static const char * const systems[] = { "{\"control\":{\"victory\":[]}}", "{\"objectives\":{\"outcomes\":[]}}" };

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      gboolean found = FALSE;
      HuUnitTable *table;

      hu_workshop_set_json (get_shop (self), "/rules", systems[i]);
      act (self, "win.workshop-page", "units");
      drag_over (self, "0102");
      hu_app_fixture_settle (self);
      type (get_pane (self), "Tags", "guards, T-34");
      assert_json (self, "/units/0/tags", "[\"guards\",\"T-34\"]");
      table = hu_unit_table_new (get_shop (self));
      for (guint k = 0; k < hu_unit_table_get_columns (table)->len; k++)
        found |= g_str_equal (((const HuUnitColumn *) g_ptr_array_index (hu_unit_table_get_columns (table), k))->key, "tags");
      g_assert_true (found);
      g_object_unref (table);
      act (self, "win.undo", NULL);
      assert_json (self, "/units/0/tags", "nothing");
    }
}

/* --- An announcement --- */

static void
respond (HuAppFixture     *self,
         AdwMessageDialog *dialog,
         const char       *response)
{
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
  hu_app_fixture_settle (self);
}

/* In play the choices that conditions wait for are offered, and what is chosen is in the log. */
static void
test_announce (HuAppFixture  *self,
               gconstpointer  data)
{
  AdwMessageDialog *dialog;
  HuGame *game;

  hu_workshop_set_json (get_shop (self), "/rules",
                        "{\"objectives\":{\"outcomes\":[{\"id\":\"won\",\"winner\":\"german\",\"when\":\"end\",\"needs\":"
                        "{\"any\":[{\"announced\":{\"side\":\"german\",\"what\":\"cities\"}},{\"all\":[{\"announced\":"
                        "{\"side\":\"soviet\",\"what\":\"losses\"}},{\"announced\":{\"side\":\"german\",\"what\":\"cities\"}}]}]}}]}}");
  act (self, "win.workshop", NULL);
  game = hu_app_fixture_game (self);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "announce"));
  act (self, "win.announce", NULL);
  dialog = ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self));
  respond (self, dialog, "cancel");
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);

  act (self, "win.announce", NULL);
  dialog = ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self));
  if (g_getenv ("HU_PICTURES") != NULL)
    {
      g_autofree char *path = g_strdup_printf ("%s/announce.png", g_getenv ("HU_PICTURES"));

      hu_app_draw (GTK_WIDGET (dialog), path);
    }
  gtk_widget_activate (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_row (GTK_WIDGET (dialog), "losses"))));
  respond (self, dialog, "add");
  g_assert_cmpuint (hu_game_get_position (game), ==, 1);
  g_assert_cmpint (hu_game_get_event (game, 0)->verb, ==, HU_VERB_ANNOUNCE);
  g_assert_cmpint (hu_game_get_event (game, 0)->side, ==, HU_SIDE_SECOND);
  g_assert_cmpstr (hu_game_get_event (game, 0)->text, ==, "losses");

  /* It says what has been said, and takes the next. */
  act (self, "win.announce", NULL);
  dialog = ADW_MESSAGE_DIALOG (hu_app_fixture_dialog (self));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (GTK_WIDGET (dialog), "losses"))), ==,
                   "Soviet, announced by event 1");
  respond (self, dialog, "add");
  g_assert_cmpstr (hu_game_get_event (game, 1)->text, ==, "cities");
}

/* A game in which no condition waits for a choice has no such action. */
static void
test_nothing_to_announce (HuAppFixture  *self,
                          gconstpointer  data)
{
  hu_workshop_set_json (get_shop (self), "/rules",
                        "{\"objectives\":{\"outcomes\":[{\"id\":\"won\",\"winner\":\"german\",\"when\":\"end\",\"needs\":"
                        "{\"turn\":1}}]}}");
  act (self, "win.workshop", NULL);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "announce"));
}

/* --- Lines --- */

/* "… and holds it" keeps the line and asks for the same hexes. */
static void
test_holds_as_well (HuAppFixture  *self,
                    gconstpointer  data)
{
  const char *needs = OUTCOMES "/0/needs";
  g_autofree char *json = NULL;

  hu_workshop_set_json (get_shop (self), needs,
                        "{\"connected\":{\"side\":\"soviet\",\"hexes\":[\"0503\"],\"to\":[\"0505\"]}}");
  unfold (self, OUTCOMES "/0");
  g_assert_true (gtk_widget_activate_action (get_condition (self, needs), "part.hold", "s", needs));
  json = hu_node_to_json (hu_workshop_get (get_shop (self), needs));
  g_assert_cmpstr (json, ==, "{\"all\":[{\"connected\":{\"side\":\"soviet\",\"hexes\":[\"0503\"],\"to\":[\"0505\"]}},"
                             "{\"holds\":{\"side\":\"soviet\",\"hexes\":[\"0503\"]}}]}");
  hu_workshop_undo (get_shop (self));
  g_assert_nonnull (hu_node_find (hu_workshop_get (get_shop (self), needs), "connected"));
}

/* --- Choices of long words --- */

/* The label at @root or below it that is shown with this text; NULL: there is none. */
static GtkLabel *
find_shown (GtkWidget  *root,
            const char *text)
{
  GtkLabel *found = GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) &&
                    g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text) ? GTK_LABEL (root) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_shown (child, text);

  return found;
}

static void
assert_whole (GtkWidget  *row,
              const char *text)
{
  GtkLabel *label = find_shown (row, text);

  g_assert_nonnull (label);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
}

/* Cut at the same letter, the ends of each phase and of each player turn look alike. */
static void
test_whole_words (HuAppFixture  *self,
                  gconstpointer  data)
{
  GtkWidget *row;

  unfold (self, CONTROL "/0");
  choose_in (self, CONTROL "/0", "Judged", "At the end of each player turn");
  hu_app_fixture_settle (self);
  row = hu_app_row (get_row (self, CONTROL "/0"), "Judged");
  assert_whole (row, "At the end of each player turn");
}

/* --- Every kind --- */

/* A kind that the menu has becomes any other, and has no key that its kind does not know: a walk at random. */
#define CHANGES 80

static void
change_all (HuAppFixture       *self,
            const HuVocabulary *words,
            const char         *pointer)
{
  guint n = HU_TERM_ATOMS + words->n_atoms;

  for (guint i = 0; i < CHANGES; i++)
    {
      guint kind = (guint) g_test_rand_int_range (0, (gint32) n);
      const char *word = hu_term_kind_to_string (words, kind);

      if (word == NULL || kind == HU_TERM_NUMBER)
        continue;
      g_assert_true (gtk_widget_activate_action (get_condition (self, pointer), "part.change", "(su)", pointer, kind));
      g_assert_nonnull (hu_node_find (hu_workshop_get (get_shop (self), pointer), word));
      for (guint k = 0; k < hu_workshop_get_n_faults (get_shop (self)); k++)
        g_assert_null (strstr (hu_workshop_get_fault (get_shop (self), k)->what, "unknown"));
    }
}

static void
test_change_all (HuAppFixture  *self,
                 gconstpointer  data)
{
  unfold (self, CONTROL "/0");
  change_all (self, &hu_control_vocabulary, CONTROL "/0/needs");
  unfold (self, OUTCOMES "/0");
  change_all (self, &hu_objectives_vocabulary, OUTCOMES "/0/needs");
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
    { "compare", test_compare }, { "drop", test_drop }, { "parts", test_parts }, { "moment", test_moment },
    { "light", test_light }, { "elevation", test_elevation }, { "hex-rule", test_hex_rule }, { "tags", test_tags },
    { "announce", test_announce }, { "nothing-to-announce", test_nothing_to_announce },
    { "holds-as-well", test_holds_as_well },
    { "whole-words", test_whole_words },
    { "change-all", test_change_all },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/terms/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, NULL, set_up_conditions, cases[i].func, tear_down);
    }

  return g_test_run ();
}
