/*
 * Conditions that become others or go, at every depth; and the page around them, which stays where it is.
 */
#include "hu-workshop-steps.h"

#include <string.h>

#include "hu-objectives.h"
#include "hu-workshop-link.h"
#include "hu-workshop-rules.h"

#define ROOT "/rules/objectives"
#define NEEDS ROOT "/outcomes/0/needs"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1280, 800);
  act (self, "win.workshop", NULL);
  hu_workshop_set_json (get_shop (self), ROOT,
                        "{\"outcomes\":[{\"id\":\"won\",\"winner\":\"german\",\"when\":\"end\",\"needs\":{\"all\":[]}}],"
                        "\"withdrawals\":[]}");
  act (self, "win.workshop-page", "rules");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static void
assert_json (HuAppFixture *self,
             const char   *pointer,
             const char   *expected)
{
  g_autofree char *json = hu_node_to_json (hu_workshop_get (get_shop (self), pointer));

  g_assert_cmpstr (json, ==, expected);
}

static GtkWidget *
get_row (HuAppFixture *self,
         const char   *pointer)
{
  GtkWidget *row = hu_workshop_link_find (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), pointer);

  g_assert_nonnull (row);
  hu_app_fixture_settle (self);

  return row;
}

static void
change (HuAppFixture *self,
        const char   *pointer,
        guint         kind)
{
  GtkWidget *row = find_condition (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), pointer);

  g_assert_true (gtk_widget_activate_action (row, "part.change", "(su)", pointer, kind));
  hu_app_fixture_settle (self);
}

static void
remove_part (HuAppFixture *self,
             const char   *pointer)
{
  GtkWidget *row = find_condition (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), pointer);

  g_assert_true (gtk_widget_activate_action (row, "condition.remove", "s", pointer));
  hu_app_fixture_settle (self);
}

static gboolean
find_item (GMenuModel *menu,
           const char *label)
{
  for (gint i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *words = NULL;
      g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &words);
      if (g_strcmp0 (words, label) == 0 || (section != NULL && find_item (section, label)))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_offered (HuAppFixture *self,
            const char   *pointer,
            const char   *label)
{
  GtkWidget *button = find_by_tooltip (find_condition (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), pointer), "More");

  return find_item (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)), label);
}

/* The first term as well, and what stands within another: each can become any other kind, and be removed. */
static void
test_change (HuAppFixture  *self,
             gconstpointer  data)
{
  hu_workshop_set_json (get_shop (self), NEEDS, "{\"all\":[]}");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (get_row (self, ROOT "/outcomes/0")), TRUE);
  hu_app_fixture_settle (self);
  g_assert_false (is_offered (self, NEEDS, "_Remove"));
  g_assert_true (is_offered (self, NEEDS, "Chan_ge Into…"));

  /* What both kinds have stays. */
  change (self, NEEDS, HU_TERM_HOLDS);
  hu_workshop_set_json (get_shop (self), NEEDS "/holds/places", "[\"moscow\"]");
  hu_workshop_set_json (get_shop (self), NEEDS "/holds/at_least", "1");
  hu_workshop_set_json (get_shop (self), NEEDS "/holds/side", "\"soviet\"");
  hu_app_fixture_settle (self);
  change (self, NEEDS, HU_TERM_ENTERED);
  assert_json (self, NEEDS, "{\"entered\":{\"side\":\"soviet\",\"places\":[\"moscow\"],\"at_least\":1}}");

  /* A group takes it in, and another group takes over the parts. */
  change (self, NEEDS, HU_TERM_ANY);
  change (self, NEEDS, HU_TERM_SOME);
  assert_json (self, NEEDS, "{\"some\":{\"at_least\":2,\"of\":[{\"entered\":{\"side\":\"soviet\",\"places\":[\"moscow\"],"
                            "\"at_least\":1}}]}}");
  change (self, NEEDS "/some/of/0", HU_TERM_EVER);
  change (self, NEEDS "/some/of/0", HU_TERM_FOR);
  change (self, NEEDS "/some/of/0/for/needs", HU_TERM_TURN);
  assert_json (self, NEEDS, "{\"some\":{\"at_least\":2,\"of\":[{\"for\":{\"turns\":2,\"needs\":{\"turn\":{\"from\":1}}}}]}}");
  remove_part (self, NEEDS "/some/of/0/for/needs");
  assert_json (self, NEEDS, "{\"some\":{\"at_least\":2,\"of\":[{\"for\":{\"turns\":2,\"needs\":{\"all\":[]}}}]}}");
  remove_part (self, NEEDS);
  assert_json (self, NEEDS, "{\"all\":[]}");
  act (self, "win.undo", NULL);
  act (self, "win.undo", NULL);
  assert_json (self, NEEDS "/some/of/0/for/needs", "{\"turn\":{\"from\":1}}");
}

/* Every kind becomes every other, wherever it stands: it has the keys of that kind and no others, and can be removed. */
static void
test_change_all (HuAppFixture  *self,
                 gconstpointer  data)
{
  static const char *const places[] = { "", "/all/0", "/any/0/not", "/first/before", "/some/of/0/ever/needs" };
  static const char *const around[][2] = {
    { "", "" }, { "{\"all\":[", "]}" }, { "{\"any\":[{\"not\":", "}]}" },
    { "{\"first\":{\"needs\":{\"turn\":1},\"before\":", "}}" },
    { "{\"some\":{\"at_least\":1,\"of\":[{\"ever\":{\"needs\":", "}}]}}" },
  };

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (get_row (self, ROOT "/outcomes/0")), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *pointer = g_strconcat (NEEDS, places[i], NULL);
      g_autofree char *first = g_strconcat (around[i][0], "{\"turn\":1}", around[i][1], NULL);

      hu_workshop_set_json (get_shop (self), NEEDS, first);
      for (guint step = 1; step < 2 * HU_N_TERMS; step++)
        {
          guint kind = step * (i + 2) % HU_N_TERMS;
          const char *word = hu_term_kind_to_string (&hu_objectives_vocabulary, kind);

          /* A number stands in a sum only. */
          if (word == NULL || kind == HU_TERM_NUMBER)
            continue;

          hu_app_fixture_settle (self);
          g_test_message ("%s: %s", pointer, word);
          g_assert_true (gtk_widget_activate_action (find_condition (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), pointer), "part.change", "(su)", pointer,
                                                     kind));
          hu_app_fixture_settle (self);
          g_assert_nonnull (hu_node_find (hu_workshop_get (get_shop (self), pointer), word));
          for (guint k = 0; k < hu_workshop_get_n_faults (get_shop (self)); k++)
            g_assert_null (strstr (hu_workshop_get_fault (get_shop (self), k)->what, "unknown"));
        }
      g_assert_true (gtk_widget_activate_action (find_condition (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), pointer), "condition.remove", "s", pointer));
    }
}

static guint
count_groups (GtkWidget  *root,
              const char *title)
{
  guint n = ADW_IS_PREFERENCES_GROUP (root) &&
            g_strcmp0 (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (root)), title) == 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_groups (child, title);

  return n;
}

static double
find_top (HuAppFixture *self,
          GtkWidget    *row)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (row, GTK_WIDGET (self->window), &bounds));

  return bounds.origin.y;
}

/* The row that the user is at stays where it is on the screen while what is above it grows, and shrinks again. */
static void
test_hold (HuAppFixture  *self,
           gconstpointer  data)
{
  GtkWidget *row = get_row (self, ROOT "/otherwise");
  double before;

  g_assert_true (gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD));
  hu_workshop_link_bring (row, row);
  g_usleep (500000);
  hu_app_fixture_settle (self);
  before = find_top (self, row);

  hu_workshop_set_json (get_shop (self), NEEDS, "{\"all\":[{\"turn\":1},{\"turn\":2},{\"turn\":3},{\"turn\":4},{\"turn\":5},"
                                                "{\"turn\":6},{\"turn\":7},{\"turn\":8},{\"turn\":9},{\"turn\":10}]}");
  hu_app_fixture_settle (self);
  g_assert_cmpfloat_with_epsilon (find_top (self, row), before, 1);
  hu_workshop_set_json (get_shop (self), NEEDS, "{\"turn\":1}");
  hu_app_fixture_settle (self);
  g_assert_cmpfloat_with_epsilon (find_top (self, row), before, 1);
  hu_workshop_set_json (get_shop (self), "/rules/supply", "[{\"side\":\"german\",\"sources\":{\"edges\":[\"west\"]}}]");
  hu_app_fixture_settle (self);
  g_assert_cmpfloat_with_epsilon (find_top (self, row), before, 1);
}

/* Has the pointer rest on a row of the page. */
static void
point_at (GtkWidget *row)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (viewport);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (row, viewport, &bounds));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", (double) bounds.origin.x + 20, (double) bounds.origin.y + 10);
    }
}

/* The same of the row under the pointer, while nothing on the page has the focus: by all that the rows above it grow. */
static void
test_hold_pointer (HuAppFixture  *self,
                   gconstpointer  data)
{
  GtkWidget *row = get_row (self, ROOT "/otherwise");
  double before;

  hu_workshop_link_bring (row, row);
  g_usleep (500000);
  hu_app_fixture_settle (self);
  gtk_window_set_focus (GTK_WINDOW (self->window), NULL);
  hu_app_fixture_settle (self);
  point_at (row);
  before = find_top (self, row);
  hu_workshop_set_json (get_shop (self), "/rules/supply", "[{\"side\":\"german\",\"sources\":{\"edges\":[\"west\"]}}]");
  hu_app_fixture_settle (self);
  g_assert_cmpfloat_with_epsilon (find_top (self, row), before, 1);
}

/* No two sections of the page have the same title, whatever systems are in force. */
static void
test_sections (HuAppFixture  *self,
               gconstpointer  data)
{
  static const char *const titles[] = { "Supply", "Withdrawals", "Schedule" };

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    hu_workshop_set_system (get_shop (self), (HuSystemId) id, TRUE);
  hu_app_fixture_settle (self);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_cmpuint (count_groups (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), titles[i]), <=, 1);
  g_assert_cmpuint (count_groups (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "Supply of Each Side"), ==, 1);
  g_assert_cmpuint (count_groups (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "Supply for the Outcomes"), ==, 1);
  g_assert_cmpuint (count_groups (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "Supply in Sudden Death"), ==, 1);
  g_assert_cmpuint (count_groups (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "Withdrawals (Objectives)"), ==, 1);
  g_assert_cmpuint (count_groups (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "Withdrawals (Sudden death)"), ==, 1);
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
    { "/workshop-change/first", test_change },
    { "/workshop-change/all", test_change_all },
    { "/workshop-change/hold", test_hold },
    { "/workshop-change/hold-pointer", test_hold_pointer },
    { "/workshop-change/sections", test_sections },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
