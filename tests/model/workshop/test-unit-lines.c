/*
 * The table of units without a window: its lines follow the draft and stay who
 * they are, cells are edited one or many at once, and what cannot be changes
 * nothing.
 */
#include "hu-fixture.h"
#include "hu-unit-table.h"

typedef struct
{
  HuWorkshop  *shop;
  HuUnitTable *table;
  GListModel  *lines;
  GString     *changes; /* of the list: "at-removed+added " */
} Fixture;

static void
items_changed_cb (GListModel *lines,
                  guint       at,
                  guint       removed,
                  guint       added,
                  Fixture    *self)
{
  g_string_append_printf (self->changes, "%u-%u+%u ", at, removed, added);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; g10 german 0102; g2 german 0201; s1 soviet 0301");

  self->shop = hu_workshop_new_from_scenario (scenario);
  self->table = hu_unit_table_new (self->shop);
  self->lines = hu_unit_table_get_lines (self->table);
  self->changes = g_string_new (NULL);
  g_signal_connect (self->lines, "items-changed", G_CALLBACK (items_changed_cb), self);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  g_clear_object (&self->table);
  g_clear_object (&self->shop);
  g_string_free (self->changes, TRUE);
}

static const HuUnitColumn *
find_column (Fixture    *self,
             const char *key)
{
  GPtrArray *columns = hu_unit_table_get_columns (self->table);

  for (guint i = 0; i < columns->len; i++)
    if (g_str_equal (((HuUnitColumn *) g_ptr_array_index (columns, i))->key, key))
      return g_ptr_array_index (columns, i);

  g_error ("there is no column “%s”", key);
}

static void
assert_texts (Fixture    *self,
              const char *key,
              const char *expected)
{
  g_autoptr(GString) texts = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (self->lines); i++)
    {
      g_autoptr(HuUnitLine) line = g_list_model_get_item (self->lines, i);
      g_autofree char *text = hu_unit_line_dup_text (line, find_column (self, key));

      g_assert_cmpuint (hu_unit_line_get_index (line), ==, i);
      g_string_append_printf (texts, "%s%s", i > 0 ? "|" : "", text);
    }
  g_assert_cmpstr (texts->str, ==, expected);
}

static void
assert_edit (Fixture    *self,
             guint       n,
             const char *key,
             const char *text,
             const char *said) /* NULL: it can be */
{
  static const guint units[] = { 0, 1, 2, 3 };
  g_autoptr(GError) error = NULL;
  gboolean done = hu_workshop_set_unit_cells (self->shop, units, n, find_column (self, key), text, &error);

  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, said);
  g_assert_cmpint (done, ==, said == NULL);
}

/* A line that is held keeps its unit while others come and go. */
static void
test_follows (Fixture       *self,
              gconstpointer  data)
{
  g_autoptr(HuUnitLine) line = g_list_model_get_item (self->lines, 2);

  g_assert_true (hu_workshop_set_text (self->shop, "/units/2/name", "Second"));
  g_assert_cmpstr (self->changes->str, ==, "");
  assert_texts (self, "name", "g1|g10|Second|s1");
  g_assert_true (hu_workshop_remove (self->shop, "/units/0"));
  g_assert_cmpstr (self->changes->str, ==, "0-1+0 ");
  g_assert_cmpuint (hu_unit_line_get_index (line), ==, 1);
  hu_workshop_undo (self->shop);
  g_assert_cmpstr (self->changes->str, ==, "0-1+0 0-0+1 ");
  g_assert_cmpuint (hu_unit_line_get_index (line), ==, 2);
  assert_texts (self, "id", "g1|g10|g2|s1");
  g_assert_true (hu_workshop_set_text (self->shop, "/sides/0/name", "Axis"));
  assert_texts (self, "side", "Axis|Axis|Axis|Soviet");
}

static void
test_edits (Fixture       *self,
            gconstpointer  data)
{
  assert_edit (self, 3, "strength", "6", NULL);
  assert_texts (self, "strength", "6|6|6|");
  assert_edit (self, 2, "strength", "", NULL);
  assert_texts (self, "strength", "||6|");
  assert_edit (self, 4, "zoc", "Yes", NULL);
  assert_texts (self, "zoc", "Yes|Yes|Yes|Yes");
  assert_edit (self, 1, "at", "", NULL);
  assert_texts (self, "at", "|0102|0201|0301");
  assert_edit (self, 1, "id", "first", NULL);
  assert_texts (self, "id", "first|g10|g2|s1");
  for (guint i = 0; i < 5; i++)
    hu_workshop_undo (self->shop);
  g_assert_false (hu_workshop_can_undo (self->shop));
  assert_texts (self, "id", "g1|g10|g2|s1");
}

/* A turn makes a unit a reinforcement, no turn ends that, and a place alone is that of the first turn. */
static void
test_arrives (Fixture       *self,
              gconstpointer  data)
{
  assert_edit (self, 2, "arrives.turn", "3", NULL);
  assert_edit (self, 1, "arrives.at", "0101-0103 0205", NULL);
  assert_edit (self, 4, "arrives.turn", "0", "“0” is no value for “Turn of arrival”");
  assert_texts (self, "arrives.turn", "3|3||");
  assert_texts (self, "arrives.at", "0101-0103 0205|||");
  assert_edit (self, 3, "arrives.at", "west north", NULL);
  assert_texts (self, "arrives.turn", "3|3|1|");
  assert_texts (self, "arrives.at", "West North|West North|West North|");
  assert_edit (self, 3, "arrives.turn", "", NULL);
  assert_texts (self, "arrives.at", "|||");
  g_assert_null (hu_workshop_get (self->shop, "/units/0/arrives"));
  for (guint i = 0; i < 4; i++)
    hu_workshop_undo (self->shop);
  g_assert_false (hu_workshop_can_undo (self->shop));
}

static void
test_refuses (Fixture       *self,
              gconstpointer  data)
{
  assert_edit (self, 1, "id", "g2", "Another one has the id “g2” already.");
  assert_edit (self, 2, "id", "both", "Each unit has an id of its own: select one to change its id.");
  g_assert_true (hu_workshop_set_json (self->shop, "/rules/control", "{\"victory\":[]}"));
  assert_edit (self, 4, "leadership", "1", "Units of that kind have no “Leadership modifier”.");
  hu_workshop_undo (self->shop);
  g_assert_false (hu_workshop_can_undo (self->shop));
}

/* Keys that only units of another kind have go, in one step; keys that a kind needs come. */
static void
test_kind (Fixture       *self,
           gconstpointer  data)
{
  g_assert_true (hu_workshop_set_json (self->shop, "/rules/control", "{\"victory\":[]}"));
  assert_edit (self, 2, "strength", "6", NULL);
  assert_edit (self, 2, "kind", "vehicle", NULL);
  g_assert_null (hu_workshop_get (self->shop, "/units/0/strength"));
  assert_texts (self, "vehicle.ma", "Functioning|Functioning||");
  assert_edit (self, 4, "vehicle.armor", "8", NULL);
  assert_texts (self, "vehicle.armor", "8|8||");
  g_assert_null (hu_workshop_get (self->shop, "/units/2/vehicle"));
  hu_workshop_undo (self->shop);
  hu_workshop_undo (self->shop);
  assert_texts (self, "strength", "6|6||");
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (Fixture *, gconstpointer);
  } tests[] = {
    { "/unit-lines/follows", test_follows },
    { "/unit-lines/edits", test_edits },
    { "/unit-lines/arrives", test_arrives },
    { "/unit-lines/refuses", test_refuses },
    { "/unit-lines/kind", test_kind },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
