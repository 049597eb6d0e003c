/*
 * The keys of the game file: which one a pointer leads to.
 */
#include "config.h"

#include "hu-system-format.h"

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
  const GPtrArray *all = hu_format_get_all ();

  g_assert_cmpuint (all->len, >, 100);
  for (guint i = 0; i < all->len; i++)
    {
      const HuField *field = g_ptr_array_index (all, i);
      const GPtrArray *fields = hu_format_get_fields (field->object);
      guint at;

      g_assert_true (hu_format_find_field (field->object, field->key) == field);
      g_assert_true (g_ptr_array_find ((GPtrArray *) fields, field, &at));
      g_assert_cmpstr (hu_format_get_keys (field->object)[at], ==, field->key);
      g_assert_null (hu_format_get_keys (field->object)[fields->len]);
      g_assert_null (hu_format_find_field (field->object, "nothing of the kind"));
    }
  g_assert_null (hu_format_get_fields ("nothing of the kind"));
  g_assert_null (hu_format_find_field ("nothing of the kind", "id"));
}

/* Where each kind of object is, that is the field which leads to it. */
static void
test_pointers (void)
{
  const GPtrArray *all = hu_format_get_all ();

  for (guint i = 0; i < all->len; i++)
    {
      const HuField *field = g_ptr_array_index (all, i);
      g_autofree char *owner = hu_format_dup_pointer (field->object);
      const HuField *leads = hu_format_find_at (owner);
      gboolean by_side = leads != NULL && leads->type == HU_FIELD_SUPPLIES;
      g_autofree char *pointer = g_strconcat (owner, by_side ? "/german/" : "/", field->key, NULL);

      g_assert_true (hu_format_find_at (pointer) == field);
    }
}

/* Each system stands in its place, and begins with its own key of the rules, which leads to its data. */
static void
test_systems (void)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystemFormat *format = hu_system_format_get (id);
      const char *key = hu_system_to_string (id);

      g_assert_cmpint (format->id, ==, id);
      g_assert_cmpstr (format->fields[0].object, ==, "rules");
      g_assert_cmpstr (format->fields[0].key, ==, key);
      g_assert_cmpstr (format->fields[0].of, ==, key);
      g_assert_cmpint (format->fields[0].type, ==, HU_FIELD_OBJECT);
      g_assert_cmpstr (hu_format_get_keys ("rules")[id + 1], ==, key);
    }
}

/* Units that nobody looks at are not offered, but where nobody looks all are. */
static void
test_kinds (void)
{
  const struct { guint systems, kinds; } cases[] = {
    { 0, HU_KINDS_ALL },
    { 1u << HU_SYSTEM_SUDDEN_DEATH, HU_KINDS_OPERATIONAL },
    { 1u << HU_SYSTEM_FRONT_LINE, HU_KINDS_OPERATIONAL },
    { 1u << HU_SYSTEM_CONTROL, HU_KINDS_TACTICAL },
    { 1u << HU_SYSTEM_CONTROL | 1u << HU_SYSTEM_FRONT_LINE, HU_KINDS_ALL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (hu_format_kinds_for (cases[i].systems), ==, cases[i].kinds);
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
  g_test_add_func ("/format/pointers", test_pointers);
  g_test_add_func ("/format/systems", test_systems);
  g_test_add_func ("/format/kinds", test_kinds);

  return g_test_run ();
}
