/*
 * test-import-questions FOLDER: what a save or log of VASL (make-files.py) leaves open is asked in the window: levels of
 * buildings, worth of vehicles, kinds of units; and the workshop leads on from there.
 */
#include "hu-import-steps.h"

#include <string.h>

#include "hu-import-job.h"
#include "hu-import-sheet.h"

#define STANDS "3 units stand in buildings with upper levels. Their levels are not in the file, so they stand on the ground.\n"
#define MOVES "4 moves end in buildings with upper levels. Their levels are not in the log, so they end on the ground.\n"
#define WORTH "Armor and main armament of 3 vehicles are not in the file. They count as unarmored and functioning: StuG, T-34.\n"

static char *
dup_json (HuAppFixture *self,
          const char   *pointer)
{
  HuNode *node = hu_workshop_get (get_shop (self), pointer);

  return node != NULL ? hu_node_to_json (node) : g_strdup ("-");
}

static void
assert_json (HuAppFixture *self,
             const char   *pointer,
             const char   *json)
{
  g_autofree char *have = dup_json (self, pointer);

  g_assert_cmpstr (have, ==, json);
}

static void
assert_said (GtkWidget  *dialog,
             const char *text,
             gboolean    said)
{
  const char *all = hu_import_steps_get_said (dialog);

  if ((strstr (all, text) != NULL) != said)
    g_error ("“%s” is %s in “%s”", text, said ? "not" : "still", all);
}

/* The choice for all units of a building. */
static GtkDropDown *
find_building (GtkWidget  *dialog,
               const char *name)
{
  return hu_app_labelled (hu_app_part (dialog, HU_TYPE_IMPORT_SHEET), GTK_TYPE_DROP_DOWN, name);
}

static const char *
get_word (GtkDropDown *drop)
{
  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (drop));
}

/* --- Levels --- */

static void
test_levels (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "house.vsav bd22", "result");
  GtkDropDown *all = find_building (dialog, "Building C3");

  assert_said (dialog, STANDS, TRUE);
  /* What needs the user comes first. */
  g_assert_true (g_str_has_prefix (hu_import_steps_get_said (dialog), "More than two sides; these are left out: Italian.\n" STANDS));
  g_assert_cmpstr (get_word (all), ==, "Not known");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (find_row (dialog, "Building C3")), TRUE);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (find_row (dialog, "Bridge 22E2")), TRUE);
  /* Nobody drives upstairs. */
  g_assert_null (hu_app_row (find_row (dialog, "Building C3"), "T-34"));

  gtk_drop_down_set_selected (all, 2);
  g_assert_cmpstr (get_word (all), ==, "Level 1");
  assert_said (dialog, "1 unit stands in a building with upper levels.", TRUE);
  choose (dialog, "9-2", "Level 2");
  g_assert_cmpstr (get_word (all), ==, "Various");
  /* A building with one unit is one row. */
  choose (dialog, "Building F3", "Ground level");
  assert_said (dialog, "upper levels", FALSE);
  choose (dialog, "Building F3", "Not known");
  assert_said (dialog, "1 unit stands in a building with upper levels.", TRUE);
  /* A bridge bears vehicles, too. */
  g_assert_cmpstr (get_word (find_building (dialog, "Bridge 22E2")), ==, "Not known");
  assert_said (dialog, "2 units stand in hexes with bridges.", TRUE);
  choose (find_row (dialog, "Bridge 22E2"), "2-4-7 hs", "Under the bridge");
  assert_said (dialog, "1 unit stands in a hex with a bridge.", TRUE);
  hu_import_steps_agree (self, dialog);
  assert_json (self, "/units/7/at", "\"E2\"");
  assert_json (self, "/units/8/at", "\"E2/bridge\"");
  assert_json (self, "/units/0/at", "\"C3/1\"");
  assert_json (self, "/units/1/at", "\"C3/2\"");
  assert_json (self, "/units/3/at", "\"F3\"");
  assert_json (self, "/units/6/at", "\"C3\"");
}

/* A move from outside passes the ground, and each hex passed within a step counts. */
static void
test_log (HuAppFixture  *self,
          gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "house.vlog bd22", "result");

  assert_said (dialog, STANDS, TRUE);
  assert_said (dialog, MOVES, TRUE);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (find_row (dialog, "Building C3")), TRUE);
  choose (dialog, "2-4-7 hs", "Level 1");
  assert_said (dialog, STANDS, TRUE);
  assert_said (dialog, "end in buildings", FALSE);
  hu_import_steps_agree (self, dialog);
  assert_json (self, "/log", "[{\"do\":\"move\",\"unit\":\"2-4-7-hs\",\"path\":[\"C3\",\"C3/1\"],\"note\":\"Step 1\"},"
                             "{\"do\":\"move\",\"unit\":\"2-4-7-hs\",\"to\":\"D3/1\",\"note\":\"Step 2\"},"
                             "{\"do\":\"move\",\"unit\":\"2-4-7-hs\",\"to\":\"D4\",\"note\":\"Step 3\"},"
                             "{\"do\":\"move\",\"unit\":\"2-4-7-hs\",\"to\":\"D3\",\"note\":\"Step 4\"},"
                             "{\"do\":\"move\",\"unit\":\"2-4-7-hs\",\"to\":\"C3/1\",\"note\":\"Step 4\"}]");
}

/* A counter that becomes a unit, or is one no more, opens and closes its questions; and answers outlive a second reading. */
static void
test_again (HuAppFixture  *self,
            gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "house.vsav bd22", "result");

  gtk_drop_down_set_selected (find_building (dialog, "Building C3"), 3);
  hu_import_steps_take (self, dialog, "4-4-7 sq", "Marker");
  g_assert_null (hu_app_row (dialog, "Building F3"));
  hu_import_steps_take (self, dialog, "4-4-7 sq", "Unit of Russian");
  choose (dialog, "Building F3", "Level 1");
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (find_row (dialog, "StuG")), TRUE);

  /* Another file is added. */
  {
    g_autoptr(GPtrArray) files = hu_import_steps_get_files ("house.vsav bd22 land.tmx");
    HuImportRequest *request = hu_import_request_new (files);

    g_signal_emit_by_name (hu_app_part (dialog, HU_TYPE_IMPORT_SHEET), "asked", request);
  }
  hu_app_fixture_wait (self, hu_import_steps_is_shown, (gpointer) "result");
  hu_app_fixture_settle (self);
  g_assert_cmpstr (get_word (find_building (dialog, "Building C3")), ==, "Level 2");
  g_assert_true (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (find_row (dialog, "StuG"))));
  hu_import_steps_agree (self, dialog);
  assert_json (self, "/units/0/at", "\"C3/2\"");
  assert_json (self, "/units/3/at", "\"F3/1\"");
}

/* --- Vehicles --- */

/* Each type is asked once, however many there are of it. */
static void
test_worth (HuAppFixture  *self,
            gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "house.vsav bd22", "result");
  GtkWidget *stug = find_row (dialog, "StuG");
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  assert_said (dialog, WORTH, TRUE);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (stug)), ==, "2 vehicles");
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (stug)));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (stug), TRUE);
  g_assert_true (hu_app_labelled (stug, GTK_TYPE_SWITCH, "StuG") == hu_app_part (stug, GTK_TYPE_SWITCH));
  hu_import_steps_set_switch (self, stug, "Armored", TRUE);
  gtk_spin_button_set_value (hu_app_part (find_row (stug, "Strongest armor"), GTK_TYPE_SPIN_BUTTON), 8);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (stug)), ==, "2 vehicles: armor 8, main armament, crew");
  assert_said (dialog, "Armor and main armament of 1 vehicle are not in the file. It counts as unarmored and functioning: T-34.\n", TRUE);
  hu_import_steps_agree (self, dialog);
  assert_json (self, "/units/4/vehicle", "{\"type\":\"afv\",\"armor\":8,\"ma\":\"functioning\",\"crew\":\"inherent\"}");
  assert_json (self, "/units/5/vehicle", "{\"type\":\"afv\",\"armor\":8,\"ma\":\"functioning\",\"crew\":\"inherent\"}");
  assert_json (self, "/units/6/vehicle/armor", "null");
  text = hu_import_steps_read_profile ("VASL");
  g_assert_nonnull (strstr (text, "\n  \"vehicles\": {\n    \"StuG\": {\"armor\": 8, \"ma\": true, \"crew\": true}\n  }\n"));

  /* It is known the next time, and can be forgotten. */
  dialog = hu_import_steps_begin (self, "house.vsav bd22", "result");
  stug = find_row (dialog, "StuG");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (stug)), ==, "2 vehicles: armor 8, main armament, crew");
  assert_said (dialog, "Armor and main armament of 1 vehicle", TRUE);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (stug), FALSE);
  assert_said (dialog, WORTH, TRUE);
  hu_import_steps_agree (self, dialog);
  assert_json (self, "/units/4/vehicle/armor", "null");
  again = hu_import_steps_read_profile ("VASL");
  g_assert_null (strstr (again, "vehicles"));
}

/* What is lost already is worth its points, too; its main armament was out of order. */
static void
test_losses (HuAppFixture  *self,
             gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "house.vsav bd22", "result");
  GtkWidget *panther = find_row (dialog, "Panther");

  assert_said (dialog, "\nCasualties of German, with their points: Panther (?). Sum: 0.\n", TRUE);
  assert_said (dialog, WORTH, TRUE);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (panther), TRUE);
  assert_said (dialog, "\nCasualties of German, with their points: Panther (3). Sum: 3.\n", TRUE);
  hu_import_steps_set_switch (self, panther, "Armored", TRUE);
  gtk_spin_button_set_value (hu_app_part (find_row (panther, "Strongest armor"), GTK_TYPE_SPIN_BUTTON), 8);
  assert_said (dialog, "\nCasualties of German, with their points: Panther (5). Sum: 5.\n", TRUE);
  hu_import_steps_agree (self, dialog);
  dialog = hu_import_steps_begin (self, "house.vsav bd22", "result");
  assert_said (dialog, "Panther (5). Sum: 5.\n", TRUE);
  hu_import_steps_cancel (self, dialog);
}

/* However many types a file has, there are rows for a hundred. */
static void
test_many (HuAppFixture  *self,
           gconstpointer  data)
{
  GtkWidget *dialog = hu_import_steps_begin (self, "tanks.vsav bd22", "result");

  find_row (dialog, "Tank 99");
  find_row (dialog, "20 more");
  g_assert_null (hu_app_row (dialog, "Tank 100"));
  hu_import_steps_cancel (self, dialog);
}

/* --- Kinds --- */

static const char *
get_kind (GtkWidget  *dialog,
          const char *name)
{
  g_autofree char *label = g_strdup_printf ("Kind: %s", name);
  GtkDropDown *drop = hu_app_labelled (hu_app_part (dialog, HU_TYPE_IMPORT_LIST), GTK_TYPE_DROP_DOWN, label);

  return drop != NULL ? get_word (drop) : NULL;
}

static void
set_kind (HuAppFixture *self,
          GtkWidget    *dialog,
          const char   *name,
          guint         selected)
{
  g_autofree char *label = g_strdup_printf ("Kind: %s", name);

  gtk_drop_down_set_selected (hu_app_labelled (hu_app_part (dialog, HU_TYPE_IMPORT_LIST), GTK_TYPE_DROP_DOWN, label), selected);
  hu_app_fixture_settle (self);
}

static void
test_kinds (HuAppFixture  *self,
            gconstpointer  data)
{
  static const char open[] = "The kind of 1 unit is not known. It gains no Control and is worth no points.\n";
  GtkWidget *dialog = hu_import_steps_begin (self, "house.vsav bd22", "result");
  g_autofree char *text = NULL;

  assert_said (dialog, open, FALSE);
  g_assert_null (get_kind (dialog, "HMG"));
  hu_import_steps_take (self, dialog, "HMG", "Unit of German");
  g_assert_cmpstr (get_kind (dialog, "HMG"), ==, "Not known");
  assert_said (dialog, open, TRUE);
  /* A vehicle is asked for its worth as well. */
  set_kind (self, dialog, "HMG", 1 + HU_UNIT_VEHICLE - HU_UNIT_SQUAD);
  find_row (hu_app_part (dialog, HU_TYPE_IMPORT_SHEET), "HMG");
  set_kind (self, dialog, "HMG", 1 + HU_UNIT_GUN - HU_UNIT_SQUAD);
  g_assert_null (hu_app_row (hu_app_part (dialog, HU_TYPE_IMPORT_SHEET), "HMG"));
  g_assert_cmpstr (get_kind (dialog, "HMG"), ==, "Gun");
  assert_said (dialog, "is not known", FALSE);
  /* The name of the others says it. */
  g_assert_null (get_kind (dialog, "4-6-7 sq"));
  /* Whoever gets another side is still what he was. */
  choose (dialog, "Italian", "German");
  hu_app_fixture_settle (self);
  hu_import_steps_agree (self, dialog);
  assert_json (self, "/units/7/kind", "\"gun\"");
  assert_json (self, "/units/8/name", "\"3-4-7 sq\"");
  assert_json (self, "/units/8/kind", "\"squad\"");
  assert_json (self, "/units/8/nationality", "\"italian\"");
  assert_json (self, "/units/8/side", "\"german\"");
  text = hu_import_steps_read_profile ("VASL");
  g_assert_nonnull (strstr (text, "\n  \"kinds\": {\n    \"gun\": [\"HMG\"]\n  }\n"));

  dialog = hu_import_steps_begin (self, "house.vsav bd22", "result");
  g_assert_cmpstr (get_kind (dialog, "HMG"), ==, "Gun");
  hu_import_steps_cancel (self, dialog);
  /* Other files have no such column. */
  dialog = hu_import_steps_begin (self, "winter.vsav winter.vmod", "result");
  hu_import_steps_take (self, dialog, "Fort", "Unit of German");
  g_assert_null (get_kind (dialog, "Fort"));
  hu_import_steps_cancel (self, dialog);
}

/* --- Afterwards --- */

static void
test_next (HuAppFixture  *self,
           gconstpointer  data)
{
  static const char * const files[] = { "house.vsav bd22", "bd22" };
  static const struct { const char *line, *page; } links[] = {
    { "No set-up areas yet", "start" }, { "No victory conditions yet", "rules" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      GtkWidget *dialog = hu_import_steps_begin (self, files[i], "result");
      GtkWidget *pane;

      if (i == 0)
        hu_import_steps_take (self, dialog, "HMG", "Unit of German");
      hu_import_steps_agree (self, dialog);
      pane = hu_app_fixture_part (self, HU_TYPE_WORKSHOP_PANE);
      g_assert_true ((hu_app_row (pane, "1 unit without a kind") != NULL) == (i == 0));
      assert_json (self, "/rules", "{\"control\":{\"victory\":[]}}");
      g_assert_false (hu_workshop_can_undo (get_shop (self)));
      g_assert_null (hu_app_row (pane, "No rule system yet"));
      for (guint j = 0; j < G_N_ELEMENTS (links); j++)
        {
          act (self, "win.workshop-page", "rules");
          hu_app_fixture_settle (self);
          g_signal_emit_by_name (find_row (pane, links[j].line), "activated");
          hu_app_fixture_settle (self);
          g_assert_cmpstr (hu_import_steps_get_page (self), ==, links[j].page);
          g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), pane));
        }
    }
  g_assert_true (hu_workshop_set_json (get_shop (self), "/start/setup", "[{\"side\": \"first\", \"hexes\": [\"A1\"]}]"));
  hu_app_fixture_settle (self);
  /* While it is in view it says that it is done. */
  g_assert_false (gtk_widget_get_sensitive (find_row (hu_app_fixture_part (self, HU_TYPE_WORKSHOP_PANE), "No set-up areas yet")));
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
    { "/import-questions/levels", test_levels },
    { "/import-questions/log", test_log },
    { "/import-questions/again", test_again },
    { "/import-questions/worth", test_worth },
    { "/import-questions/losses", test_losses },
    { "/import-questions/many", test_many },
    { "/import-questions/kinds", test_kinds },
    { "/import-questions/next", test_next },
  };

  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: test-import-questions FOLDER");
  hu_import_steps_set_folder (argv[1]);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, hu_import_steps_set_up, tests[i].func, hu_import_steps_tear_down);

  return g_test_run ();
}
