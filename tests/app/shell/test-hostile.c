/*
 * Names that look like markup or have a mnemonic's underscore: whoever gives them reads
 * them as they were given, wherever they stand, and nothing is said on the terminal.
 */
#include <string.h>

#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-unit-picker.h"
#include "hu-workshop-mode.h"
#include "hu-workshop-steps.h"

#define NAME(words) "<b>" words " & _" words "</i> &amp;"

static void
take_name (char       **name,
           const char  *text)
{
  g_free (*name);
  *name = g_strdup (text);
}

static void
rename_all (HuScenario *scenario)
{
  take_name (&scenario->title, NAME ("title"));
  for (gint side = 0; side < HU_N_SIDES; side++)
    take_name (&scenario->sides[side].name, side == 0 ? NAME ("one") : NAME ("two"));
  for (guint i = 0; i < scenario->units->len; i++)
    take_name (&((HuUnit *) g_ptr_array_index (scenario->units, i))->name, NAME ("unit"));
  for (guint i = 0; i < scenario->map->places->len; i++)
    take_name (&((HuPlace *) g_ptr_array_index (scenario->map->places, i))->name, NAME ("place"));
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; g2 german 0101; g3 german -; s1 soviet 0502");

  rename_all (scenario);
  hu_app_fixture_set_up_scenario (self, scenario, "move g1 0103");
}

static void
set_up_board (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3", "g german squad D3; v german truck D3; r russian squad C3",
                                                       "german A1");

  hu_control_add_balance (hu_control_rules (scenario), HU_SIDE_FIRST, NAME ("provision"));
  rename_all (scenario);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* How often a name is read below @widget; none of them wears its escapes. */
static guint
read_names (GtkWidget *widget)
{
  guint n = 0;

  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      g_assert_null (strstr (text, "&amp;amp;"));
      g_assert_null (strstr (text, "&lt;"));
      if (strstr (text, " & ") != NULL && strstr (text, "…") == NULL)
        {
          g_test_message ("%s", text);
          g_assert_nonnull (strstr (text, "<b>"));
          g_assert_nonnull (strstr (text, "_"));
          g_assert_nonnull (strstr (text, "</i> &amp;"));
          n++;
        }
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += read_names (child);

  return n;
}

static guint
read_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      n += read_names (window);
    }

  return n;
}

/* Opens it, reads, and closes what it opened. */
static void
assert_reads (HuAppFixture *self,
              const char   *action)
{
  GtkWindow *dialog;

  act (self, action, NULL);
  g_test_message ("%s", action);
  g_assert_cmpuint (read_windows (), >, 0);
  dialog = hu_app_fixture_dialog (self);
  if (dialog != NULL)
    gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);
}

static void
select_unit (HuAppFixture *self,
             const char   *id,
             const char   *hex)
{
  hu_map_state_select_only (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_unit (self, id));
  hu_map_state_set_cursor (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_hex (self, hex));
  hu_app_fixture_settle (self);
}

static void
test_play (HuAppFixture  *self,
           gconstpointer  data)
{
  static const char *const actions[] = {
    "win.list-units", "win.flips", "win.flood", "win.unit-table", "win.what-if", "win.what-if-add", "win.what-if-leave",
    "win.variations", "win.report", "win.why", "win.charts",
  };

  select_unit (self, "g2", "0101");
  hu_app_fixture_map_action (self, "place", NULL);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (read_windows (), >, 0);
  hu_app_fixture_map_action (self, "withdraw", NULL);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (read_windows (), >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    assert_reads (self, actions[i]);
}

static void
test_board (HuAppFixture  *self,
            gconstpointer  data)
{
  static const char *const actions[] = { "win.balance", "win.buildings", "win.casualties", "win.list-units" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    assert_reads (self, actions[i]);
  select_unit (self, "v", "D3");
  hu_app_fixture_key (self, GDK_KEY_Menu, 0);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (read_windows (), >, 0);
}

/* A variation in which a unit moves that is there no more, and a set-up that decides the game. */
static void
test_workshop (HuAppFixture  *self,
               gconstpointer  data)
{
  static const char *const pages[] = { "general", "map", "units", "rules", "check" };
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuVariation) variation = NULL;
  g_autoptr(GPtrArray) line = NULL;

  hu_game_begin_what_if (game, 1);
  hu_app_fixture_append (self, "move g2 0102");
  line = hu_game_dup_line (game);
  variation = hu_variation_new (NAME ("variation"), 1, line);
  hu_game_leave_what_if (game);
  hu_game_add_variation (game, variation);
  assert_reads (self, "win.variations");

  act (self, "win.workshop", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      act (self, "win.workshop-page", pages[i]);
      read_windows ();
    }
  g_assert_true (hu_workshop_remove (get_shop (self), "/units/1"));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (read_names (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE)), >, 0);
  g_assert_true (hu_workshop_set_text (get_shop (self), "/units/0/at", "0305"));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (read_names (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE)), >, 0);
}

#define ADD(path, set_up, func) g_test_add ("/hostile/" path, HuAppFixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("play", set_up, test_play);
  ADD ("board", set_up_board, test_board);
  ADD ("workshop", set_up, test_workshop);

  return g_test_run ();
}
