/*
 * A table of units on its way into a draft: columns and sides that are matched, rows that are mended.
 */
#include "hu-unit-import.h"
#include "hu-workshop-map.h"
#include "hu-workshop-rules.h"
#include "hu-workshop-units.h"

static HuWorkshop *
new_shop (void)
{
  HuGridPlan plan = { 10, 10, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL };
  HuWorkshop *shop = hu_workshop_new_blank (&plan, NULL);

  g_assert_true (hu_workshop_rename_id (shop, HU_ID_SIDE, "first", "german"));
  g_assert_true (hu_workshop_rename_id (shop, HU_ID_SIDE, "second", "soviet"));
  g_assert_cmpint (hu_workshop_add_unit (shop, "447", "447", HU_SIDE_FIRST, HU_UNIT_GROUND, "0101"), ==, 0);

  return shop;
}

static HuUnitImport *
new_import (HuWorkshop *shop,
            const char *text)
{
  g_autoptr(GError) error = NULL;
  HuUnitImport *import = hu_unit_import_new (shop, text, -1, &error);

  g_assert_no_error (error);

  return import;
}

static guint
count_units (HuWorkshop *shop)
{
  return hu_node_get_n (hu_workshop_get (shop, "/units"));
}

static const char *
get_text (HuWorkshop *shop,
          const char *pointer)
{
  return hu_node_get_text (hu_workshop_get (shop, pointer), NULL);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Headings are keys or labels in any case; what is unknown is left out until the user says what it means. */
static void
test_columns (void)
{
  static const struct
  {
    const char *heading;
    const char *key;
  } columns[] = { { "name", "name" }, { "Side", "side" }, { "Colour of cap", NULL }, { "Force", NULL }, { "Name", NULL },
               { "Unit", NULL }, { "army", NULL }, { "Hex", "at" } };
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(HuUnitImport) import = new_import (shop, "name,Side,Colour of cap,Force,Name,Unit,army,Hex\n1st,german,red,4,First,u,a,0101\n");
  guint added, changed, n = 0;

  g_assert_cmpuint (hu_unit_import_get_n_columns (import), ==, G_N_ELEMENTS (columns));
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_assert_cmpstr (hu_unit_import_get_heading (import, i), ==, columns[i].heading);
      g_assert_cmpstr (hu_unit_import_get_key (import, i), ==, columns[i].key);
    }
  g_signal_connect_swapped (import, "changed", G_CALLBACK (count_cb), &n);
  hu_unit_import_set_key (import, 3, "strength");
  hu_unit_import_set_key (import, 3, "strength");
  g_assert_cmpuint (n, ==, 1);
  /* A key moves from one column to another. */
  hu_unit_import_set_key (import, 4, "name");
  g_assert_null (hu_unit_import_get_key (import, 0));
  hu_unit_import_count (import, &added, &changed);
  g_assert_cmpuint (added, ==, 1);
  g_assert_cmpuint (changed, ==, 0);
  g_assert_cmpuint (count_units (shop), ==, 1);

  g_assert_true (hu_unit_import_take (import));
  g_assert_cmpstr (get_text (shop, "/units/1/name"), ==, "First");
  g_assert_cmpint (hu_node_get_integer (hu_workshop_get (shop, "/units/1/strength"), 0), ==, 4);
  hu_workshop_undo (shop);
  g_assert_cmpuint (count_units (shop), ==, 1);
}

/* Columns that are called otherwise are proposed, and the user may say something else. */
static void
test_proposed (void)
{
  static const struct
  {
    const char *heading;
    const char *key;
  } columns[] = { { "nat", "side" }, { "faces", "name" }, { "Start Hex", "at" }, { "combat factor", "strength" }, { "sides", NULL },
               { "notes", NULL } };
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(HuUnitImport) import = new_import (shop, "nat,faces,Start Hex,combat factor,sides,notes\ngerman,1st,0101,4,3059,x\n"
                                               "soviet,2nd,0102,5,2071,\n");

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    g_assert_cmpstr (hu_unit_import_get_key (import, i), ==, columns[i].key);
  hu_unit_import_set_key (import, 5, "name");
  g_assert_null (hu_unit_import_get_key (import, 1));
  hu_unit_import_set_key (import, 1, "name");
  g_assert_true (hu_unit_import_take (import));
  g_assert_cmpstr (get_text (shop, "/units/1/name"), ==, "1st");
  g_assert_cmpstr (get_text (shop, "/units/2/at"), ==, "0102");
}

static void
test_sides (void)
{
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(HuUnitImport) import = new_import (shop, "name,side\nA,GER\nB,german\nC,RU\nD,GER\n");
  g_auto(GStrv) before = hu_unit_import_list_strangers (import);
  g_auto(GStrv) after = NULL;

  g_assert_cmpstrv (before, ((const char * const[]) { "GER", "RU", NULL }));
  g_assert_nonnull (hu_unit_import_get_fault (import, 0));
  g_assert_null (hu_unit_import_get_fault (import, 1));
  g_assert_false (hu_unit_import_take (import));

  hu_unit_import_set_side (import, "GER", "german");
  g_assert_null (hu_unit_import_get_fault (import, 0));
  g_assert_null (hu_unit_import_get_fault (import, 3));
  g_assert_nonnull (hu_unit_import_get_fault (import, 2));
  hu_unit_import_set_side (import, "RU", "soviet");
  /* They stay in the list, so that the choice can be changed. */
  after = hu_unit_import_list_strangers (import);
  g_assert_cmpstrv (after, (const char * const *) before);
  g_assert_true (hu_unit_import_take (import));
  g_assert_cmpstr (get_text (shop, "/units/1/side"), ==, "german");
  g_assert_cmpstr (get_text (shop, "/units/3/side"), ==, "soviet");
}

/* Every faulty row is told at once, by the line of the file, and nothing of the table comes in before all are mended. */
static void
test_rows (void)
{
  static const char text[] = "id,name,side,at,strength\n"
                             "a,A,german,0101,many\n"
                             "\n"
                             "b,\"two\nlines\",german,0102,3\n"
                             "c,C,german,9999,4\n"
                             "447,Old,german,0103,5\n"
                             "a,Again,german,0104,1\n";
  static const guint lines[] = { 2, 4, 6, 7, 8 };
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(HuUnitImport) import = new_import (shop, text);
  guint added, changed;

  g_assert_cmpuint (hu_unit_import_get_n_rows (import), ==, G_N_ELEMENTS (lines));
  for (guint row = 0; row < G_N_ELEMENTS (lines); row++)
    {
      const char *fault = hu_unit_import_get_fault (import, row);
      g_autofree char *line = g_strdup_printf ("Line %u: ", lines[row]);

      g_assert_cmpuint (hu_unit_import_get_line (import, row), ==, lines[row]);
      if (row == 0 || row == 2)
        g_assert_true (fault != NULL && g_str_has_prefix (fault, line));
      else
        g_assert_null (fault);
    }
  g_assert_false (hu_unit_import_take (import));
  g_assert_cmpuint (count_units (shop), ==, 1);

  /* With the first row in, the last has its id. */
  hu_unit_import_set_cell (import, 0, 4, "6");
  g_assert_null (hu_unit_import_get_fault (import, 0));
  g_assert_nonnull (hu_unit_import_get_fault (import, 4));
  hu_unit_import_set_cell (import, 4, 0, "d");
  hu_unit_import_set_cell (import, 2, 3, "0105");
  for (guint row = 0; row < G_N_ELEMENTS (lines); row++)
    g_assert_null (hu_unit_import_get_fault (import, row));
  hu_unit_import_count (import, &added, &changed);
  g_assert_cmpuint (added, ==, 4);
  g_assert_cmpuint (changed, ==, 1);
  g_assert_true (hu_unit_import_take (import));
  g_assert_cmpuint (count_units (shop), ==, 5);
  g_assert_cmpstr (get_text (shop, "/units/0/name"), ==, "Old");
  g_assert_cmpstr (get_text (shop, "/units/2/name"), ==, "two lines");
  hu_workshop_undo (shop);
  g_assert_cmpuint (count_units (shop), ==, 1);
}

static void
test_no_table (void)
{
  static const char * const texts[] = { "", "\n\n", "name,si\"de\nA,B\n", "name,\"side\nA,B\n" };
  g_autoptr(HuWorkshop) shop = new_shop ();

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (hu_unit_import_new (shop, texts[i], -1, &error));
      g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID);
    }

  {
    g_autoptr(HuUnitImport) import = new_import (shop, "x,y\n1,2\n");

    g_assert_nonnull (hu_unit_import_get_reason (import));
    g_assert_false (hu_unit_import_take (import));
  }
}

/* The template comes in as it is, whatever rules are in force. */
static void
test_template (void)
{
  for (guint systems = 0; systems < 1u << HU_N_SYSTEMS; systems++)
    {
      g_autoptr(HuWorkshop) shop = new_shop ();
      g_autofree char *text = NULL;
      g_autoptr(HuUnitImport) import = NULL;
      guint added, changed;

      for (guint id = 0; id < HU_N_SYSTEMS; id++)
        g_assert_true (hu_workshop_set_system (shop, id, (systems >> id & 1) != 0));
      text = hu_unit_import_dup_template (shop);
      import = new_import (shop, text);
      for (guint i = 0; i < hu_unit_import_get_n_columns (import); i++)
        g_assert_cmpstr (hu_unit_import_get_key (import, i), ==, hu_unit_import_get_heading (import, i));
      hu_unit_import_count (import, &added, &changed);
      g_assert_cmpstr (hu_unit_import_get_fault (import, 0), ==, NULL);
      g_assert_cmpuint (added, ==, 1);
    }
}

/* A row of another width can be mended as one with another fault. */
static void
test_width (void)
{
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(HuUnitImport) import = new_import (shop, "name,side,hex\nA,german, 0102 \nB,soviet\n");

  g_assert_cmpstr (hu_unit_import_get_fault (import, 0), ==, NULL);
  g_assert_cmpstr (hu_unit_import_get_fault (import, 1), ==, "it has 2 cells, and the heading has 3");
  g_assert_cmpuint (hu_unit_import_get_line (import, 1), ==, 3);
  g_assert_false (hu_unit_import_take (import));
  g_assert_cmpuint (count_units (shop), ==, 1);

  hu_unit_import_set_cell (import, 1, 2, "0103");
  g_assert_cmpstr (hu_unit_import_get_fault (import, 1), ==, NULL);
  g_assert_true (hu_unit_import_take (import));
  g_assert_cmpstr (get_text (shop, "/units/1/at"), ==, "0102");
  g_assert_cmpstr (get_text (shop, "/units/2/at"), ==, "0103");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/unit-import/columns", test_columns);
  g_test_add_func ("/unit-import/proposed", test_proposed);
  g_test_add_func ("/unit-import/sides", test_sides);
  g_test_add_func ("/unit-import/rows", test_rows);
  g_test_add_func ("/unit-import/width", test_width);
  g_test_add_func ("/unit-import/no-table", test_no_table);
  g_test_add_func ("/unit-import/template", test_template);

  return g_test_run ();
}
