/*
 * Units in the workshop: stamps, kinds, and tables with whatever spreadsheets
 * put into them.
 */
#include <string.h>

#include "hu-table.h"
#include "hu-workshop-map.h"
#include "hu-workshop-rules.h"
#include "hu-workshop-units.h"

static HuWorkshop *
new_shop (void)
{
  HuGridPlan plan = { 10, 10, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL };
  HuWorkshop *shop = hu_workshop_new_blank (&plan, NULL);

  g_assert_nonnull (shop);
  g_assert_cmpint (hu_workshop_add_unit (shop, "447", "447", HU_SIDE_FIRST, HU_UNIT_GROUND, "0101"), ==, 0);

  return shop;
}

static const char *
text_at (HuWorkshop *shop,
         const char *pointer)
{
  return hu_node_get_text (hu_workshop_get (shop, pointer), NULL);
}

/* --- The parser --- */

typedef struct
{
  const char *name;
  const char *table;
  char        separator;
  const char *rows;  /* cells by |, rows by /, breaks by ¶; NULL: it is refused */
  const char *error;
} TableCase;

static const TableCase table_cases[] = {
  { "plain", "a,b\n1,2\n", 0, "a|b/1|2", NULL },
  { "no-last-break", "a,b\n1,2", 0, "a|b/1|2", NULL },
  { "crlf", "a,b\r\n1,2\r\n", 0, "a|b/1|2", NULL },
  { "semicolon", "a;b\n1,5;2\n", 0, "a|b/1,5|2", NULL },
  { "tab", "a\tb\n1;5\t2,3\n", 0, "a|b/1;5|2,3", NULL },
  { "told", "a;b,c\n1;2,3\n", ',', "a;b|c/1;2|3", NULL },
  { "quoted", "a,b\n\"1,5\",\"say \"\"hm\"\"\"\n", 0, "a|b/1,5|say \"hm\"", NULL },
  { "break-in-quotes", "a,b\n\"1\n2\",3\n4,5\n", 0, "a|b/1¶2|3/4|5", NULL },
  { "empty-cells", "a,b\n,\"\"\nx,\n", 0, "a|b/x|", NULL },
  { "blank-lines", "a\n\n1\n\n", 0, "a/1", NULL },
  { "mark", "\xef\xbb\xbf" "a,b\n1,2\n", 0, "a|b/1|2", NULL },
  { "russian", "имя;сила\n«Тула», 1-я;4\n", 0, "имя|сила/«Тула», 1-я|4", NULL },
  { "quoted-separator-in-heading", "\"a,b,c\";d\n1;2\n", 0, "a,b,c|d/1|2", NULL },
  { "lone-cr", "a,b\n1\r2,3\n", 0, "a|b/1\r2|3", NULL },
  { "nothing", "", 0, "", NULL },
  { "short-row", "a,b\n1\n", 0, NULL, "Line 2: it has 1 cell, and the heading has 2" },
  { "long-row", "a,b\n1,2\n1,2,3\n", 0, NULL, "Line 3: it has 3 cells, and the heading has 2" },
  { "line-after-break", "a,b\n\"1\n2\",3\n4\n", 0, NULL, "Line 4: it has 1 cell, and the heading has 2" },
  { "open-quote", "a,b\n1,2\n\"3,4\n5,6\n", 0, NULL, "Line 3: a quotation mark is never closed" },
  { "behind-quote", "a,b\n\"1\"x,2\n", 0, NULL, "Line 2: something stands behind a closing quotation mark" },
  { "quote-within", "a,b\n1\"2,3\n", 0, NULL, "Line 2: a quotation mark stands within a cell that is not quoted" },
  { "not-utf-8", "a,b\n1,\xff\n", 0, NULL, "Line 2: it is not UTF-8: save the table as UTF-8" },
};

static void
test_table (gconstpointer data)
{
  const TableCase *test = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) rows = hu_table_parse (test->table, -1, test->separator, &error);
  g_autoptr(GString) shown = g_string_new (NULL);

  if (test->rows == NULL)
    {
      g_assert_null (rows);
      g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID);
      g_assert_cmpstr (error->message, ==, test->error);
      return;
    }

  g_assert_no_error (error);
  for (guint i = 0; i < rows->len; i++)
    {
      const HuTableRow *row = g_ptr_array_index (rows, i);
      g_autofree char *line = g_strjoinv ("|", row->cells);

      g_string_append_printf (shown, "%s%s", i > 0 ? "/" : "", line);
    }
  g_string_replace (shown, "\n", "¶", 0);
  g_assert_cmpstr (shown->str, ==, test->rows);
}

/* --- Import --- */

typedef struct
{
  const char *name;
  const char *table;
  guint       added;
  guint       changed;
  const char *error; /* NULL: it is taken */
} ImportCase;

static const ImportCase import_cases[] = {
  { "names-only", "name,side\n1st,first\n", 1, 0, NULL },
  { "by-side-name", "name;side\nA;Second side\n", 1, 0, NULL },
  { "labels", "Name;Side;Strength\nA;first;4\n", 1, 0, NULL },
  { "russian", "id;name;side;at;strength\nr1;«Тула», 1-я;first;0203;4\n", 1, 0, NULL },
  { "tabs", "id\tname\tside\tat\nx\tX\tfirst\t0203\ny\tY\tsecond\t\n", 2, 0, NULL },
  { "changes", "id,strength,at\n447,9,0505\n", 0, 1, NULL },
  { "vehicle", "id,name,side,kind,at,vehicle.type,vehicle.armor,vehicle.ma,vehicle.crew\n"
    "t,T-34,first,vehicle,0202,afv,11,functioning,inherent\n", 1, 0, NULL },
  { "arrivals", "name,side,arrives.turn,arrives.at\nA,first,3,0101-0103 0205\nB,first,2,north West\nC,first,,\n", 3, 0, NULL },
  { "arrival-without-turn", "name,side,arrives.at\nA,first,0101\n", 0, 0, "Line 2: the key “turn” is missing; add it" },
  { "arrival-mixed", "name,side,arrives.turn,arrives.at\nA,first,3,0101 north\n", 0, 0,
    "Line 2: “0101 north” is no value for “Comes on at”" },
  { "truth", "name,side,bracketed,zoc\nA,first,yes,no\n", 1, 0, NULL },
  { "synonyms", "Unit;Army;HEX;Attack\nA;first;0203;4\n", 1, 0, NULL },
  { "guarded", "name,side,at\n'=A,first,0203\n", 1, 0, NULL },
  { "decimal-comma", "name;side;cf\nA;first;3,5\n", 0, 0, "Line 2: “3,5” is no value for “Strength”" },
  { "synonym-twice", "name,side,unit\nA,first,B\n", 0, 0, "Line 1: two columns are called “unit”" },
  { "no-rows", "name,side\n", 0, 0, NULL },
  { "nothing", "", 0, 0, "Line 1: the first line has to name the columns" },
  { "no-such-column", "name,side,speed\nA,first,4\n", 0, 0,
    "Line 1: no unit has “speed”; columns are called name, side, at, strength and so on" },
  { "column-twice", "name,side,Name\nA,first,B\n", 0, 0, "Line 1: two columns are called “Name”" },
  { "bad-number", "name,side,strength\nA,first,4\nB,first,many\nC,first,2\n", 0, 0,
    "Line 3: “many” is no value for “Strength”" },
  { "negative", "name,side,strength\nA,first,-1\n", 0, 0, "Line 2: “-1” is no value for “Strength”" },
  { "bad-word", "name,side,size\nA,first,squadron\n", 0, 0,
    "Line 2: “squadron” is no value for “Size”; use one of these: army, corps, division, brigade, regiment, battalion" },
  { "bad-side", "name,side\nA,third\n", 0, 0, "Line 2: “third” is no value for “Side”" },
  { "bad-truth", "name,side,line\nA,first,perhaps\n", 0, 0, "Line 2: “perhaps” is no value for “May hold the line”" },
  { "off-the-map", "name,side,at\nA,first,0101\nB,first,9901\n", 0, 0,
    "Line 3: the hex 9901 is off the map; use column and then row, from 0101 to 1010" },
  { "id-twice", "id,name,side\na,A,first\na,B,first\n", 0, 0, "Line 3: Another one has the id “a” already." },
};

static void
test_import (gconstpointer data)
{
  const ImportCase *test = data;
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(GBytes) before = hu_workshop_to_bytes (shop);
  g_autoptr(GBytes) after = NULL;
  g_autoptr(GError) error = NULL;
  guint added = 0, changed = 0;
  gboolean done = hu_workshop_import_units (shop, test->table, -1, 0, &added, &changed, &error);

  if (test->error != NULL)
    {
      g_assert_false (done);
      g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID);
      g_assert_cmpstr (error->message, ==, test->error);
      after = hu_workshop_to_bytes (shop);
      g_assert_true (g_bytes_equal (before, after));
      return;
    }

  g_assert_no_error (error);
  g_assert_true (done);
  g_assert_cmpuint (added, ==, test->added);
  g_assert_cmpuint (changed, ==, test->changed);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_cmpuint (hu_workshop_get_scenario (shop)->units->len, ==, 1 + test->added);
  if (test->added + test->changed > 0)
    hu_workshop_undo (shop);
  hu_workshop_undo (shop);
  g_assert_false (hu_workshop_can_undo (shop));
}

static void
test_import_says_it_all (void)
{
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(GError) error = NULL;

  g_assert_true (hu_workshop_import_units (shop, "id;name;side;at;strength;zoc\n"
                                           "r1;\"«Тула»; \"\"1-я\"\"\";second;0203;4;no\n447;;;;7;\n", -1, 0, NULL, NULL,
                                           &error) == FALSE);
  g_clear_error (&error);
  g_assert_true (hu_workshop_import_units (shop, "id;name;side;at;strength;zoc\n"
                                           "r1;\"«Тула»; \"\"1-я\"\"\";second;0203;4;no\n", -1, 0, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (text_at (shop, "/units/1/name"), ==, "«Тула»; \"1-я\"");
  g_assert_cmpstr (text_at (shop, "/units/1/side"), ==, "second");
  g_assert_cmpint (hu_node_get_integer (hu_workshop_get (shop, "/units/1/strength"), -1), ==, 4);
  g_assert_false (hu_node_get_boolean (hu_workshop_get (shop, "/units/1/zoc"), TRUE));
}

/* An exported table comes back the same. */
static void
test_export (gconstpointer data)
{
  static const char * const formulas[] = { "=1+1", "@a", "-5", "-5a", "'=x", "'x", "+" };
  const char separator = *(const char *) data;
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(HuWorkshop) other = new_shop ();
  g_autoptr(GError) error = NULL;
  g_autofree char *table = NULL;
  g_autoptr(GBytes) ours = NULL;
  g_autoptr(GBytes) theirs = NULL;

  hu_workshop_add_unit (shop, NULL, " «Тула»;\t\"1,5\"\nzwei", HU_SIDE_SECOND, HU_UNIT_GROUND, NULL);
  hu_workshop_set_integer (shop, "/units/1/strength", 12);
  hu_workshop_set_json (shop, "/units/1/zoc", "false");
  g_assert_true (hu_workshop_set_json (shop, "/units/1/arrives", "{\"turn\":3,\"at\":{\"edges\":[\"north\",\"west\"]}}"));
  hu_workshop_add_unit (shop, "t", "T-34", HU_SIDE_FIRST, HU_UNIT_VEHICLE, "0505");
  hu_workshop_set_integer (shop, "/units/2/vehicle/armor", 11);
  for (guint i = 0; i < G_N_ELEMENTS (formulas); i++)
    hu_workshop_add_unit (shop, NULL, formulas[i], HU_SIDE_FIRST, HU_UNIT_GROUND, "0101");
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  table = hu_workshop_export_units (shop, NULL, 0, separator);
  g_assert_true (hu_workshop_import_units (other, table, -1, separator, NULL, NULL, &error));
  g_assert_no_error (error);
  ours = hu_workshop_to_bytes (shop);
  theirs = hu_workshop_to_bytes (other);
  g_assert_cmpstr (g_bytes_get_data (ours, NULL), ==, g_bytes_get_data (theirs, NULL));
}

/* Free words stand in one cell; one with a comma of its own is not torn apart. */
static void
test_tags (void)
{
  g_autoptr(HuWorkshop) shop = new_shop (), other = new_shop ();
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) fields = NULL;
  g_autofree char *table = NULL, *tags = NULL, *odd = NULL;

  g_assert_true (hu_workshop_import_units (shop, "id;name;side;at;kind;tags\n"
                                           "a;A;first;0203;naval;T-34, guards\n"
                                           "b;B;first;0203;;\"[\"\"7,5 cm\"\",\"\"x\"\"]\"\n"
                                           "c;C;first;0203;;\n", -1, ';', NULL, NULL, &error));
  g_assert_no_error (error);
  tags = hu_node_to_json (hu_workshop_get (shop, "/units/1/tags"));
  odd = hu_node_to_json (hu_workshop_get (shop, "/units/2/tags"));
  g_assert_cmpstr (tags, ==, "[\"T-34\",\"guards\"]");
  g_assert_cmpstr (odd, ==, "[\"7,5 cm\",\"x\"]");
  g_assert_null (hu_workshop_get (shop, "/units/3/tags"));
  g_assert_cmpstr (text_at (shop, "/units/1/kind"), ==, "naval");
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);

  table = hu_workshop_export_units (shop, NULL, 0, ',');
  g_assert_true (hu_workshop_import_units (other, table, -1, ',', NULL, NULL, &error));
  g_assert_true (hu_node_equal (hu_workshop_get (shop, "/units"), hu_workshop_get (other, "/units")));

  /* Only systems whose conditions choose by tags offer them, unless a unit has some. */
  hu_workshop_set_system (other, HU_SYSTEM_FRONT_LINE, TRUE);
  fields = hu_workshop_list_unit_fields (other, HU_UNIT_GROUND);
  g_assert_true (g_ptr_array_find (fields, hu_format_find_field ("unit", "tags"), NULL));
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *pointer = g_strdup_printf ("/units/%u/tags", i);

      hu_workshop_set (other, pointer, NULL);
    }
  g_clear_pointer (&fields, g_ptr_array_unref);
  fields = hu_workshop_list_unit_fields (other, HU_UNIT_GROUND);
  g_assert_false (g_ptr_array_find (fields, hu_format_find_field ("unit", "tags"), NULL));
}

/* --- Stamps --- */

static void
test_stamp (void)
{
  static const struct
  {
    const char *name;
    const char *id;
    const char *names[3];
    const char *ids[3];
  } cases[] = {
    { "1", "g1", { "2", "3", "4" }, { "g2", "g3", "g4" } },
    { "12 Panzer", "12pz", { "12 Panzer 2", "12 Panzer 3", "12 Panzer 4" }, { "12pz-2", "12pz-3", "12pz-4" } },
    { "T-34", "t34", { "T-34 2", "T-34 3", "T-34 4" }, { "t35", "t36", "t37" } },
    { "Squad A", "a", { "Squad B", "Squad C", "Squad D" }, { "a-2", "a-3", "a-4" } },
    { "Squad 09", "s09", { "Squad 10", "Squad 11", "Squad 12" }, { "s10", "s11", "s12" } },
    { "Рота 1", "рота1", { "Рота 2", "Рота 3", "Рота 4" }, { "рота2", "рота3", "рота4" } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuWorkshop) shop = new_shop ();
      gint unit = hu_workshop_add_unit (shop, cases[i].id, cases[i].name, HU_SIDE_FIRST, HU_UNIT_GROUND, NULL);

      hu_workshop_set_integer (shop, "/units/1/strength", 5);
      for (gsize j = 0; j < 3; j++)
        {
          gint copy = hu_workshop_stamp_unit (shop, (guint) unit, "0303");
          g_autofree char *name = g_strdup_printf ("/units/%d/name", copy);
          g_autofree char *id = g_strdup_printf ("/units/%d/id", copy);
          g_autofree char *strength = g_strdup_printf ("/units/%d/strength", copy);

          g_assert_cmpstr (text_at (shop, name), ==, cases[i].names[j]);
          g_assert_cmpstr (text_at (shop, id), ==, cases[i].ids[j]);
          g_assert_cmpint (hu_node_get_integer (hu_workshop_get (shop, strength), 0), ==, 5);
        }
      g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
    }
}

/* --- Kinds, and removing --- */

static void
test_kinds (void)
{
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(GPtrArray) fields = NULL;

  hu_workshop_set_integer (shop, "/units/0/strength", 5);
  g_assert_true (hu_workshop_offers_kind (shop, HU_UNIT_SQUAD));
  hu_workshop_set_system (shop, HU_SYSTEM_FRONT_LINE, TRUE);
  g_assert_false (hu_workshop_offers_kind (shop, HU_UNIT_SQUAD));
  g_assert_true (hu_workshop_offers_kind (shop, HU_UNIT_GROUND));
  fields = hu_workshop_list_unit_fields (shop, HU_UNIT_GROUND);
  g_assert_cmpuint (fields->len, ==, 12);
  hu_workshop_set_system (shop, HU_SYSTEM_FRONT_LINE, FALSE);
  /* Brackets and the line are the front line's, unless a unit has them already. */
  hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, TRUE);
  g_clear_pointer (&fields, g_ptr_array_unref);
  fields = hu_workshop_list_unit_fields (shop, HU_UNIT_GROUND);
  g_assert_false (g_ptr_array_find (fields, hu_format_find_field ("unit", "bracketed"), NULL));
  g_assert_true (g_ptr_array_find (fields, hu_format_find_field ("unit", "strength"), NULL));
  hu_workshop_set_json (shop, "/units/0/bracketed", "true");
  g_clear_pointer (&fields, g_ptr_array_unref);
  fields = hu_workshop_list_unit_fields (shop, HU_UNIT_GROUND);
  g_assert_true (g_ptr_array_find (fields, hu_format_find_field ("unit", "bracketed"), NULL));
  g_assert_false (g_ptr_array_find (fields, hu_format_find_field ("unit", "line"), NULL));
  hu_workshop_set (shop, "/units/0/bracketed", NULL);
  hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, FALSE);
  hu_workshop_set_system (shop, HU_SYSTEM_CONTROL, TRUE);
  g_assert_true (hu_workshop_offers_kind (shop, HU_UNIT_SQUAD));
  g_assert_false (hu_workshop_offers_kind (shop, HU_UNIT_GROUND));

  g_assert_true (hu_workshop_set_unit_kind (shop, 0, HU_UNIT_VEHICLE));
  g_assert_null (hu_workshop_get (shop, "/units/0/strength"));
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_true (hu_workshop_set_unit_kind (shop, 0, HU_UNIT_GROUND));
  g_assert_null (hu_workshop_get (shop, "/units/0/vehicle"));
  g_assert_null (hu_workshop_get (shop, "/units/0/kind"));
  g_assert_false (hu_workshop_set_unit_kind (shop, 7, HU_UNIT_GROUND));
}

static void
test_remove (void)
{
  g_autoptr(HuWorkshop) shop = new_shop ();
  const guint vehicle = 1, nobody = 9;

  hu_workshop_add_unit (shop, "t", "T-34", HU_SIDE_FIRST, HU_UNIT_VEHICLE, "0505");
  hu_workshop_add_unit (shop, "r", "Rider", HU_SIDE_FIRST, HU_UNIT_SQUAD, NULL);
  hu_workshop_set_text (shop, "/units/2/in", "t");
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_false (hu_workshop_remove_units (shop, &nobody, 1));
  g_assert_true (hu_workshop_remove_units (shop, &vehicle, 1));
  g_assert_cmpstr (text_at (shop, "/units/1/id"), ==, "r");
  g_assert_null (hu_workshop_get (shop, "/units/1/in"));
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  hu_workshop_undo (shop);
  g_assert_cmpstr (text_at (shop, "/units/2/in"), ==, "t");
}

/* The withdrawals of any system forget a unit; a condition that lists it, and the log, are the author's to change. */
static void
test_remove_listed (void)
{
  g_autoptr(HuWorkshop) shop = new_shop ();
  g_autoptr(HuNode) rules =
    hu_node_from_json ("{\"sudden-death\":{\"withdrawals\":[{\"turn\":1,\"units\":[\"449\",\"447\"]}]},"
                       "\"objectives\":{\"withdrawals\":[{\"turn\":1,\"units\":[\"447\",\"449\"]}],"
                       "\"outcomes\":[{\"needs\":{\"destroyed\":{\"units\":[\"447\"]}}}]}}");
  g_autoptr(HuNode) log = hu_node_from_json ("[{\"do\":\"eliminate\",\"unit\":\"447\"}]");
  const guint unit = 0;

  hu_workshop_add_unit (shop, "449", "449", HU_SIDE_FIRST, HU_UNIT_GROUND, NULL);
  hu_workshop_set (shop, "/rules", rules);
  hu_workshop_set (shop, "/log", log);
  g_assert_true (hu_workshop_remove_units (shop, &unit, 1));
  g_assert_cmpstr (text_at (shop, "/rules/sudden-death/withdrawals/0/units/0"), ==, "449");
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/rules/sudden-death/withdrawals/0/units")), ==, 1);
  g_assert_cmpstr (text_at (shop, "/rules/objectives/withdrawals/0/units/0"), ==, "449");
  g_assert_cmpstr (text_at (shop, "/rules/objectives/outcomes/0/needs/destroyed/units/0"), ==, "447");
  g_assert_cmpstr (text_at (shop, "/log/0/unit"), ==, "447");
}

int
main (int   argc,
      char *argv[])
{
  static const char separators[] = ",;\t";

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (table_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/table/", table_cases[i].name, NULL);

      g_test_add_data_func (path, &table_cases[i], test_table);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (import_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/import/", import_cases[i].name, NULL);

      g_test_add_data_func (path, &import_cases[i], test_import);
    }
  g_test_add_func ("/workshop/tags", test_tags);
  g_test_add_func ("/workshop/import/says-it-all", test_import_says_it_all);
  for (gsize i = 0; i < 3; i++)
    {
      g_autofree char *path = g_strdup_printf ("/workshop/export/%zu", i);

      g_test_add_data_func (path, &separators[i], test_export);
    }
  g_test_add_func ("/workshop/stamp", test_stamp);
  g_test_add_func ("/workshop/kinds", test_kinds);
  g_test_add_func ("/workshop/remove", test_remove);
  g_test_add_func ("/workshop/remove-listed", test_remove_listed);

  return g_test_run ();
}
