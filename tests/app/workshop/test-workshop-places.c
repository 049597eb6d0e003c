/*
 * Places of the workshop: put on the map and named there; one at a hex; ids that follow names.
 */
#include "hu-workshop-steps.h"

#include "hu-place-popover.h"
#include "hu-workshop-link.h"

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

static const char *
get_text (HuAppFixture *self,
          const char   *pointer)
{
  return hu_node_get_text (hu_workshop_get (get_shop (self), pointer), NULL);
}

static guint
count_places (HuAppFixture *self)
{
  return hu_node_get_n (hu_workshop_get (get_shop (self), "/map/places"));
}

static gboolean
is_open (HuAppFixture *self,
         gpointer      data)
{
  return hu_app_part (self->window, HU_TYPE_PLACE_POPOVER) != NULL;
}

static gboolean
is_closed (HuAppFixture *self,
           gpointer      data)
{
  return !is_open (self, data);
}

/* Puts the tool down on @hex; (transfer none): the entry of the popover that opens. */
static GtkWidget *
click_on (HuAppFixture *self,
          const char   *tool,
          const char   *hex)
{
  take_tool (self, tool);
  drag_over (self, hex);
  hu_app_fixture_wait (self, is_open, NULL);

  return hu_app_child (hu_app_part (self->window, HU_TYPE_PLACE_POPOVER), "entry");
}

static void
name_it (HuAppFixture *self,
         GtkWidget    *entry,
         const char   *name)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  g_signal_emit_by_name (entry, "activate");
  hu_app_fixture_wait (self, is_closed, NULL);
}

static void
test_named_at_once (HuAppFixture  *self,
                    gconstpointer  data)
{
  guint before = count_places (self);
  g_autofree char *name = g_strdup_printf ("/map/places/%u/name", before);
  g_autofree char *id = g_strdup_printf ("/map/places/%u/id", before);

  name_it (self, click_on (self, "Town", "0303"), "Vyazma West");
  g_assert_cmpstr (get_text (self, name), ==, "Vyazma West");
  g_assert_cmpstr (get_text (self, id), ==, "vyazma-west");

  /* The form beside the map is of it, and has the id among what is advanced. */
  find_row (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "Vyazma West");
  act (self, "win.undo", NULL);
  g_assert_cmpuint (count_places (self), ==, before + 1);
  act (self, "win.undo", NULL);
  g_assert_cmpuint (count_places (self), ==, before);
}

static void
test_name_left (HuAppFixture  *self,
                gconstpointer  data)
{
  guint before = count_places (self);
  g_autofree char *name = g_strdup_printf ("/map/places/%u/name", before);
  g_autofree char *given = NULL;
  GtkWidget *entry = click_on (self, "Town", "0303");

  given = g_strdup (get_text (self, name));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Not this");
  g_assert_true (gtk_widget_activate_action (entry, "place.leave", NULL));
  hu_app_fixture_wait (self, is_closed, NULL);
  g_assert_cmpstr (get_text (self, name), ==, given);

  /* A click elsewhere takes it. */
  entry = click_on (self, "Town", "0303");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Tula");
  gtk_popover_popdown (GTK_POPOVER (hu_app_part (self->window, HU_TYPE_PLACE_POPOVER)));
  hu_app_fixture_wait (self, is_closed, NULL);
  g_assert_cmpstr (get_text (self, name), ==, "Tula");
}

static void
test_one_at_a_hex (HuAppFixture  *self,
                   gconstpointer  data)
{
  guint before = count_places (self);
  GtkWidget *entry, *note;

  name_it (self, click_on (self, "Town", "0303"), "Vyazma");

  /* The same kind again leads to its name. */
  entry = click_on (self, "Town", "0303");
  note = hu_app_child (hu_app_part (self->window, HU_TYPE_PLACE_POPOVER), "note");
  g_assert_false (gtk_widget_get_visible (note));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Vyazma");
  name_it (self, entry, "Rzhev");
  g_assert_cmpuint (count_places (self), ==, before + 1);

  /* Another kind is refused in words. */
  entry = click_on (self, "City", "0303");
  note = hu_app_child (hu_app_part (self->window, HU_TYPE_PLACE_POPOVER), "note");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (note)), ==, "Rzhev is at 0303: a hex has one place.");
  name_it (self, entry, "Rzhev");
  g_assert_cmpuint (count_places (self), ==, before + 1);
}

/* By keys alone: the cursor, Enter, the name, Enter. */
static void
test_keyboard (HuAppFixture  *self,
               gconstpointer  data)
{
  guint before = count_places (self);
  g_autofree char *name = g_strdup_printf ("/map/places/%u/name", before);

  take_tool (self, "Town");
  hu_map_view_go_to (hu_app_map (self->window), find_hex (self, "0202"));
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Return, 0));
  hu_app_fixture_wait (self, is_open, NULL);
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)),
                                         hu_app_part (self->window, HU_TYPE_PLACE_POPOVER)));
  name_it (self, hu_app_child (hu_app_part (self->window, HU_TYPE_PLACE_POPOVER), "entry"), "Orel");
  g_assert_cmpstr (get_text (self, name), ==, "Orel");

  /* Delete takes it away, and asks for nothing. */
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Delete, 0));
  hu_app_fixture_settle (self);
  g_assert_true (is_closed (self, NULL));
  g_assert_cmpuint (count_places (self), ==, before);
}

static void
test_form_keeps_out (HuAppFixture  *self,
                     gconstpointer  data)
{
  static const char * const refused[] = { "0303", "0404 0303", "0202-0404" };
  guint before = count_places (self);
  g_autofree char *hexes = g_strdup_printf ("/map/places/%u/hexes/0", before + 1);
  GtkWidget *row;

  name_it (self, click_on (self, "Town", "0303"), "Rzhev");
  name_it (self, click_on (self, "Town", "0405"), "Tula");
  row = find_row (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), "Tula");
  row = find_row (row, "Hexes");
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (row), refused[i]);
      g_signal_emit_by_name (row, "entry-activated");
      g_assert_cmpstr (get_text (self, hexes), ==, "0405");
    }
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "Hexes");
  gtk_editable_set_text (GTK_EDITABLE (row), "0303");
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "Rzhev is at 0303: a hex has one place.");
  gtk_editable_set_text (GTK_EDITABLE (row), "0504");
  g_signal_emit_by_name (row, "entry-activated");
  g_assert_cmpstr (get_text (self, hexes), ==, "0504");
}

/* --- Ids --- */

static void
test_id_follows (HuAppFixture  *self,
                 gconstpointer  data)
{
  HuWorkshop *shop = get_shop (self);

  hu_workshop_set_json (shop, "/units", "[{\"id\":\"unit-1\",\"name\":\"Unit 1\",\"side\":\"german\",\"at\":\"0102\"},"
                                        "{\"id\":\"mine\",\"name\":\"Unit 2\",\"side\":\"german\",\"at\":null}]");
  g_assert_true (hu_workshop_set_name (shop, HU_ID_UNIT, "/units/0", "9th Infantry"));
  g_assert_cmpstr (get_text (self, "/units/0/id"), ==, "9th-infantry");
  /* An id of the user's own stays; a taken one is counted on. */
  g_assert_true (hu_workshop_set_name (shop, HU_ID_UNIT, "/units/1", "9th Infantry"));
  g_assert_cmpstr (get_text (self, "/units/1/id"), ==, "mine");
  g_assert_true (hu_workshop_rename_id (shop, HU_ID_UNIT, "mine", "9th-infantry-2"));
  g_assert_true (hu_workshop_set_name (shop, HU_ID_UNIT, "/units/1", "Guards"));
  g_assert_cmpstr (get_text (self, "/units/1/id"), ==, "guards");
  g_assert_true (hu_workshop_set_name (shop, HU_ID_UNIT, "/units/1", "9th Infantry"));
  g_assert_cmpstr (get_text (self, "/units/1/id"), ==, "9th-infantry-2");
  /* Signs of which no id can be made leave the old one. */
  g_assert_true (hu_workshop_set_name (shop, HU_ID_UNIT, "/units/0", "!"));
  g_assert_cmpstr (get_text (self, "/units/0/id"), ==, "9th-infantry");
  g_assert_false (hu_workshop_set_name (shop, HU_ID_UNIT, "/units/7", "Nobody"));
}

/* A fault of an id leads to the row, however folded it is. */
static void
test_advanced_unfolds (HuAppFixture  *self,
                       gconstpointer  data)
{
  GtkWidget *pane = hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);
  GtkWidget *row, *advanced;

  act (self, "win.workshop-page", "general");
  row = hu_workshop_link_find (pane, "/sides/0/id");
  g_assert_nonnull (row);
  advanced = gtk_widget_get_ancestor (gtk_widget_get_parent (row), ADW_TYPE_EXPANDER_ROW);
  g_assert_nonnull (advanced);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (advanced)), ==, "Advanced");
  g_assert_true (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (advanced)));
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
    { "/workshop-places/named-at-once", test_named_at_once },
    { "/workshop-places/name-left", test_name_left },
    { "/workshop-places/one-at-a-hex", test_one_at_a_hex },
    { "/workshop-places/keyboard", test_keyboard },
    { "/workshop-places/form-keeps-out", test_form_keeps_out },
    { "/workshop-places/id-follows", test_id_follows },
    { "/workshop-places/advanced-unfolds", test_advanced_unfolds },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
