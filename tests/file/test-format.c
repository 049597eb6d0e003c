/*
 * The keys of the game file: which one a pointer leads to.
 */
#include "config.h"

#include "hu-format.h"

typedef struct
{
  const char *name;
  const char *pointer;
  const char *field; /* "object key"; NULL: none that is known */
} FieldCase;

static const FieldCase field_cases[] = {
  { "whole", "", NULL },
  { "of-the-game", "/title", "game title" },
  { "list", "/units", "game units" },
  { "element", "/units/3", "game units" },
  { "behind-the-last", "/units/-", "game units" },
  { "of-an-element", "/units/3/strength", "unit strength" },
  { "of-objects", "/map/grid/columns", "grid columns" },
  { "of-a-rule-system", "/rules/sudden-death/withdrawals/0/turn", "withdrawal turn" },
  { "of-a-condition", "/rules/control/victory/0/needs/all/1/cvp/at_least", "cvp at_least" },
  /* A set has elements and an object of numbers has keys, but no fields. */
  { "in-a-set", "/rules/sudden-death/rear/2", "sudden-death rear" },
  { "in-terrain", "/map/terrain/forest/0", "map terrain" },
  { "in-numbers", "/start/points/german", "start points" },
  { "no-key", "/weather", NULL },
  { "no-key-of-an-element", "/units/3/mood", NULL },
  { "no-key-of-a-list", "/units/first/id", NULL },
  { "index-at-the-top", "/3", NULL },
  { "without-slash", "title", NULL },
};

static void
test_field (gconstpointer data)
{
  const FieldCase *test = data;
  const HuField *field = hu_format_find_at (test->pointer);
  g_autofree char *found = field != NULL ? g_strdup_printf ("%s %s", field->object, field->key) : NULL;

  g_assert_cmpstr (found, ==, test->field);
}

/* Each is found by its object and key, and stands among those of its object. */
static void
test_all (void)
{
  guint n;
  const HuField *all = hu_format_get_all (&n);

  g_assert_cmpuint (n, >, 100);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(GPtrArray) fields = hu_format_list_fields (all[i].object);

      g_assert_true (hu_format_find_field (all[i].object, all[i].key) == &all[i]);
      g_assert_true (g_ptr_array_find (fields, &all[i], NULL));
      g_assert_null (hu_format_find_field (all[i].object, "nothing of the kind"));
    }
  g_assert_null (hu_format_find_field ("nothing of the kind", "id"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (field_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/format/field/", field_cases[i].name, NULL);

      g_test_add_data_func (path, &field_cases[i], test_field);
    }
  g_test_add_func ("/format/all", test_all);

  return g_test_run ();
}
