/*
 * Reasons as values: who they name, what they except, and copies of them.
 */
#include "hu-front-line-clauses.h"

static HuReason *
make (void)
{
  HuReason *reason = hu_reason_new (HU_CLAUSE_EVERY_ROW, FALSE, HU_SIDE_SECOND);

  reason->have = 4;
  reason->need = 5;
  reason->of = 8;
  hu_reason_add_unit (reason, 7);
  hu_reason_add_unit (reason, 3);
  hu_reason_except (reason, HU_CLAUSE_LINE_EB, 9);
  hu_reason_except (reason, HU_CLAUSE_LINE_SMALL, 2);
  hu_reason_except (reason, HU_CLAUSE_LINE_EB, 1);
  hu_reason_use (reason, HU_CLAUSE_LINE_AIR);
  hu_reason_use (reason, HU_CLAUSE_LINE_AIR);

  return reason;
}

static void
assert_made (const HuReason *reason)
{
  const HuException *eb = hu_reason_find_exception (reason, HU_CLAUSE_LINE_EB);
  const HuException *air = hu_reason_find_exception (reason, HU_CLAUSE_LINE_AIR);

  g_assert_true (reason->clause == HU_CLAUSE_EVERY_ROW);
  g_assert_false (reason->met);
  g_assert_cmpint (reason->side, ==, HU_SIDE_SECOND);
  g_assert_cmpint (reason->have, ==, 4);
  g_assert_cmpint (reason->need, ==, 5);
  g_assert_cmpint (reason->of, ==, 8);
  /* In their order, whenever they were named. */
  g_assert_cmpuint (reason->units->len, ==, 2);
  g_assert_cmpuint (g_array_index (reason->units, guint, 0), ==, 3);
  g_assert_cmpuint (reason->exceptions->len, ==, 3);
  g_assert_cmpuint (eb->units->len, ==, 2);
  g_assert_cmpuint (g_array_index (eb->units, guint, 0), ==, 1);
  g_assert_cmpuint (air->units->len, ==, 0);
  g_assert_false (air->unknown);
  g_assert_null (hu_reason_find_exception (reason, HU_CLAUSE_LINE_ARMY));
}

static void
test_made (void)
{
  g_autoptr(HuReason) reason = make ();

  assert_made (reason);
  hu_reason_except (reason, HU_CLAUSE_LINE_AIR, HU_UNIT_NONE);
  g_assert_true (hu_reason_find_exception (reason, HU_CLAUSE_LINE_AIR)->unknown);
}

/* A copy has units of its own. */
static void
test_copy (void)
{
  HuReason *reason = make ();
  g_autoptr(HuReason) copy = hu_reason_copy (reason);
  g_autoptr(HuReason) bare = hu_reason_new (HU_CLAUSE_UNBROKEN, TRUE, HU_SIDE_FIRST);
  g_autoptr(HuReason) copy_of_bare = hu_reason_copy (bare);

  hu_reason_add_unit (reason, 1);
  hu_reason_except (reason, HU_CLAUSE_LINE_ARMY, 4);
  hu_reason_free (reason);
  assert_made (copy);
  g_assert_null (copy_of_bare->units);
  g_assert_null (copy_of_bare->exceptions);
  g_assert_true (copy_of_bare->met);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reason/made", test_made);
  g_test_add_func ("/reason/copy", test_copy);

  return g_test_run ();
}
