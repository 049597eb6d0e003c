/*
 * Changing the grid in the window: what would be lost is listed, and goes only
 * by a button that says so.
 */
#include "hu-workshop-steps.h"

#include "hu-workshop-grid-form.h"
#include "hu-workshop-pane.h"

#include <string.h>

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
open_form (HuAppFixture *self)
{
  GtkWindow *form;

  act (self, "win.grid", NULL);
  form = hu_app_fixture_dialog (self);
  g_assert_true (HU_IS_WORKSHOP_GRID_FORM (form));

  return GTK_WIDGET (form);
}

static GtkWidget *
get_apply (GtkWidget *form)
{
  return gtk_window_get_default_widget (GTK_WINDOW (form));
}

static gboolean
can_apply (HuAppFixture *self,
           gpointer      form)
{
  return gtk_widget_get_sensitive (get_apply (form));
}

static GtkSpinButton *
find_spin (GtkWidget  *form,
           const char *title)
{
  return GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_row (form, title))));
}

static void
apply (HuAppFixture *self,
       GtkWidget    *form,
       const char   *label)
{
  hu_app_fixture_wait (self, can_apply, form);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (get_apply (form))), ==, label);
  g_signal_emit_by_name (get_apply (form), "clicked");
  hu_app_fixture_settle (self);
  g_assert_null (hu_app_fixture_dialog (self));
}

static const HuGrid *
get_grid (HuAppFixture *self)
{
  return hu_workshop_get_scenario (get_shop (self))->map->grid;
}

static HuHex
where (HuAppFixture *self,
       const char   *id)
{
  const HuScenario *scenario = hu_workshop_get_scenario (get_shop (self));

  return hu_scenario_get_unit (scenario, (guint) hu_scenario_find_unit (scenario, id))->at;
}

static void
test_grow (HuAppFixture  *self,
           gconstpointer  data)
{
  gint columns = get_grid (self)->columns, rows = get_grid (self)->rows;
  GtkWidget *form = open_form (self);

  /* Nothing to do yet. */
  g_assert_false (gtk_widget_get_sensitive (get_apply (form)));
  gtk_spin_button_set_value (find_spin (form, "_Columns"), columns + 2);
  choose (form, "Columns Come and _Go", "In the west");
  gtk_spin_button_set_value (find_spin (form, "_Rows"), rows + 1);
  gtk_editable_set_text (GTK_EDITABLE (find_row (form, "_Before Each Name, as a Board’s Number")), "7-");
  apply (self, form, "_Change");

  g_assert_cmpint (get_grid (self)->columns, ==, columns + 2);
  g_assert_cmpint (get_grid (self)->rows, ==, rows + 1);
  g_assert_cmpint (where (self, "g1"), ==, find_hex (self, "7-0302"));
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);
  act (self, "win.undo", NULL);
  g_assert_cmpint (get_grid (self)->columns, ==, columns);
  g_assert_cmpint (where (self, "g1"), ==, find_hex (self, "0102"));
  g_assert_false (hu_workshop_can_undo (get_shop (self)));
}

static void
test_shrink (HuAppFixture  *self,
             gconstpointer  data)
{
  gint columns = get_grid (self)->columns;
  GtkWidget *form;

  take_tool (self, "forest");
  drag_over (self, "0101 0104");
  form = open_form (self);
  gtk_spin_button_set_value (find_spin (form, "_Columns"), columns - 1);
  choose (form, "Columns Come and _Go", "In the west");
  hu_app_fixture_wait (self, can_apply, form);
  {
    GtkWidget *title = find_widget (form, GTK_TYPE_LABEL, "What Would Be Off the Map");
    GtkWidget *lines = gtk_widget_get_last_child (gtk_widget_get_parent (title));

    while (!GTK_IS_LABEL (lines))
      lines = gtk_widget_get_first_child (lines);
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (lines)), ==,
                     "• orel, all of it\n• forest: 4 hexes\n• g1, which will be off the map\n"
                     "• Control of hexes: 6 hexes");
  }

  /* Thought better of. */
  gtk_window_destroy (GTK_WINDOW (form));
  g_assert_cmpint (where (self, "g1"), ==, find_hex (self, "0102"));

  form = open_form (self);
  gtk_spin_button_set_value (find_spin (form, "_Columns"), columns - 1);
  choose (form, "Columns Come and _Go", "In the west");
  apply (self, form, "_Change and Remove");
  g_assert_cmpint (get_grid (self)->columns, ==, columns - 1);
  g_assert_cmpint (where (self, "g1"), ==, HU_HEX_NONE);
  g_assert_cmpint (where (self, "s1"), ==, find_hex (self, "0401"));
  act (self, "win.undo", NULL);
  g_assert_cmpint (where (self, "g1"), ==, find_hex (self, "0102"));
  g_assert_cmpint (hu_workshop_get_scenario (get_shop (self))->map->terrain[find_hex (self, "0104")], ==,
                   HU_TERRAIN_FOREST);
}

static gboolean
is_told (HuAppFixture *self,
         gpointer      form)
{
  return find_widget (form, GTK_TYPE_LABEL, "The map has no place for a hex “9999”.") != NULL;
}

/* Orientation, stagger, numbers, holes. */
static void
test_shape (HuAppFixture  *self,
            gconstpointer  data)
{
  gboolean shifted_odd = get_grid (self)->shifted_odd;
  GtkWidget *form = open_form (self);
  GtkWidget *missing = find_row (form, "_Missing Hexes, by Their Present Names");

  choose (form, "_Hexes", "Pointed tops, in rows");
  choose (form, "Half a Hex Further _Right", shifted_odd ? "Even rows (2, 4, …)" : "Odd rows (1, 3, …)");
  choose (form, "_Numbers", "Row, then column: 1203");
  gtk_editable_set_text (GTK_EDITABLE (missing), "0103 9999");
  hu_app_fixture_wait (self, is_told, form);
  g_assert_false (gtk_widget_get_sensitive (get_apply (form)));
  gtk_editable_set_text (GTK_EDITABLE (missing), "0103, 0301-0302");
  apply (self, form, "_Change");

  g_assert_cmpint (get_grid (self)->orientation, ==, HU_ORIENTATION_POINTY);
  g_assert_cmpint (get_grid (self)->shifted_odd, !=, shifted_odd);
  g_assert_cmpint (hu_grid_parse (get_grid (self), "0301", NULL), ==, HU_HEX_NONE);
  g_assert_cmpint (hu_grid_parse (get_grid (self), "0203", NULL), ==, HU_HEX_NONE);
  g_assert_cmpint (where (self, "g1"), ==, find_hex (self, "0201"));
  form = open_form (self);
  missing = find_row (form, "_Missing Hexes, by Their Present Names");
  g_assert_nonnull (strstr (gtk_editable_get_text (GTK_EDITABLE (missing)), "0301"));
  gtk_window_destroy (GTK_WINDOW (form));

  act (self, "win.undo", NULL);
  g_assert_cmpint (get_grid (self)->orientation, ==, HU_ORIENTATION_FLAT);
  g_assert_cmpint (where (self, "g1"), ==, find_hex (self, "0102"));
  g_assert_false (hu_workshop_can_undo (get_shop (self)));
}

/* What the form says below its rows. */
static const char *fault;

static gboolean
is_at_fault (HuAppFixture *self,
             gpointer      form)
{
  return find_widget (form, GTK_TYPE_LABEL, fault) != NULL && !can_apply (self, form);
}

/* It is shown as it is, though it looks like markup. */
static gboolean
shows_separator (HuAppFixture *self,
                 gpointer      names)
{
  return find_widget (names, GTK_TYPE_LABEL, "A<&1 … E<&6") != NULL;
}

/* The names that a board prints. */
static void
test_names (HuAppFixture  *self,
            gconstpointer  data)
{
  GtkWidget *form = open_form (self);
  GtkWidget *names = find_row (form, "Names of hexes");

  g_assert_false (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (names)));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (names), TRUE);
  choose (form, "Columns: Counted with", "Letters");
  gtk_spin_button_set_value (find_spin (form, "Rows: Digits"), 1);
  hu_app_fixture_wait (self, can_apply, form);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (names)), ==, "A1 … E6");

  gtk_editable_set_text (GTK_EDITABLE (find_row (form, "Separator")), "<&");
  hu_app_fixture_wait (self, shows_separator, names);
  gtk_editable_set_text (GTK_EDITABLE (find_row (form, "Separator")), "a");
  fault = "A separator has no letter, digit, space, hyphen or slash.";
  hu_app_fixture_wait (self, is_at_fault, form);
  gtk_editable_set_text (GTK_EDITABLE (find_row (form, "Separator")), "....");
  fault = "A separator has at most three characters.";
  hu_app_fixture_wait (self, is_at_fault, form);
  gtk_editable_set_text (GTK_EDITABLE (find_row (form, "Separator")), "");
  gtk_spin_button_set_value (find_spin (form, "Columns: First number"), 0);
  fault = "A column or row would have a number below 0, or a letter before A: let the first number be larger.";
  hu_app_fixture_wait (self, is_at_fault, form);
  gtk_spin_button_set_value (find_spin (form, "Columns: First number"), 1);
  apply (self, form, "_Change");

  g_assert_cmpint (where (self, "g1"), ==, find_hex (self, "A2"));
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (get_shop (self), "/units/0/at"), NULL), ==, "A2");
  g_assert_cmpuint (hu_workshop_get_n_faults (get_shop (self)), ==, 0);

  /* Nothing changes by looking at them; and without them the numbers are back. */
  form = open_form (self);
  names = find_row (form, "Names of hexes");
  g_assert_true (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (names)));
  hu_app_fixture_settle (self);
  g_assert_false (can_apply (self, form));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (names), FALSE);
  apply (self, form, "_Change");
  g_assert_cmpint (where (self, "g1"), ==, find_hex (self, "0102"));
  g_assert_null (hu_workshop_get (get_shop (self), "/map/grid/names"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/workshop-grid/names", HuAppFixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/workshop-grid/grow", HuAppFixture, NULL, set_up, test_grow, tear_down);
  g_test_add ("/workshop-grid/shrink", HuAppFixture, NULL, set_up, test_shrink, tear_down);
  g_test_add ("/workshop-grid/shape", HuAppFixture, NULL, set_up, test_shape, tear_down);

  return g_test_run ();
}
