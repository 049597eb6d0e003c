/*
 * Rulings and meters of all systems: what a new one has, what kinds are called, and that none is taken for another
 * system's.
 */
#include "hu-control.h"
#include "hu-front-line.h"
#include "hu-sudden-death.h"
#include "hu-system.h"

static void
test_new (void)
{
  g_autoptr(HuRuling) ruling = hu_ruling_new (HU_SUDDEN_DEATH_RULING_HELD_OUT, HU_SYSTEM_SUDDEN_DEATH, "4.6", NULL,
                                              HU_SIDE_SECOND);

  g_assert_cmpint (ruling->kind, ==, HU_SUDDEN_DEATH_RULING_HELD_OUT);
  g_assert_cmpint (ruling->system, ==, HU_SYSTEM_SUDDEN_DEATH);
  g_assert_cmpstr (ruling->rule, ==, "4.6");
  g_assert_cmpint (ruling->side, ==, HU_SIDE_SECOND);
  g_assert_cmpint (ruling->other_side, ==, HU_SIDE_NONE);
  g_assert_cmpint (ruling->place, ==, -1);
  g_assert_cmpint (ruling->subject, ==, -1);
  g_assert_cmpuint (ruling->item, ==, HU_ITEM_NONE);
  g_assert_cmpuint (ruling->hexes->len, ==, 0);
  g_assert_cmpuint (ruling->units->len, ==, 0);
  g_assert_null (ruling->rows);
  g_assert_null (ruling->text);
}

/* JSON tells the kinds of all systems apart. */
static void
test_names (void)
{
  g_autoptr(GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (HuRulingKind kind = 0; kind < HU_N_COMMON_RULINGS; kind++)
    g_assert_true (g_hash_table_add (names, (gpointer) hu_ruling_kind_to_string (kind)));
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    for (guint i = 0; i < hu_system_get (system)->rulings->n_names; i++)
      g_assert_true (g_hash_table_add (names, (gpointer) hu_ruling_kind_to_string (HU_RULINGS_OF (system) + i)));

  g_assert_cmpuint (g_hash_table_size (names), >, HU_N_COMMON_RULINGS);
  g_assert_cmpstr (hu_ruling_kind_to_string (HU_RULING_OWNER), ==, "control");
  g_assert_cmpstr (hu_ruling_kind_to_string (HU_FRONT_LINE_RULING_LEVEL), ==, "level");
  g_assert_cmpstr (hu_ruling_kind_to_string (HU_CONTROL_RULING_DECLARED), ==, "declared");
}

/* A kind that all have is of the system's type, too. */
static void
test_cast (void)
{
  g_autoptr(HuRuling) conceded = hu_ruling_new (HU_RULING_CONCEDED, HU_SYSTEM_FRONT_LINE, "concession", NULL, HU_SIDE_FIRST);

  g_assert_true (&hu_front_line_ruling (conceded)->base == conceded);
  g_assert_cmpint (hu_front_line_ruling (conceded)->points, ==, 0);

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*hu_control_ruling*HU_SYSTEM_CONTROL*");
  g_assert_null (hu_control_ruling (conceded));
  g_test_assert_expected_messages ();
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*hu_sudden_death_ruling*HU_SYSTEM_SUDDEN_DEATH*");
  g_assert_null (hu_sudden_death_ruling (conceded));
  g_test_assert_expected_messages ();
}

/* Lessons name meters of all systems in one list. */
static void
test_meter_names (void)
{
  g_autoptr(GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GArray) kinds = hu_meter_kinds_list ();

  for (guint i = 0; i < kinds->len; i++)
    g_assert_true (g_hash_table_add (names, (gpointer) hu_meter_kind_to_string (g_array_index (kinds, HuMeterKind, i))));

  g_assert_cmpuint (kinds->len, ==, 11);
  g_assert_cmpstr (hu_meter_kind_to_string (HU_SUDDEN_DEATH_METER_LIFELINE), ==, "lifeline");
  g_assert_cmpstr (hu_meter_kind_to_string (HU_FRONT_LINE_METER_LINE_DEFENDER), ==, "line-defender");
  g_assert_cmpstr (hu_meter_kind_to_string (HU_CONTROL_METER_CONDITION), ==, "condition");
}

static void
test_meter_cast (void)
{
  g_autoptr(HuMeter) cities = hu_meter_new (HU_SUDDEN_DEATH_METER_CITIES, "4.4", HU_SIDE_SECOND);

  g_assert_cmpint (cities->system, ==, HU_SYSTEM_SUDDEN_DEATH);
  g_assert_cmpint (cities->for_side, ==, HU_SIDE_SECOND);
  g_assert_cmpuint (cities->unit, ==, HU_UNIT_NONE);
  g_assert_true (&hu_sudden_death_meter (cities)->base == cities);
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*hu_front_line_meter*HU_SYSTEM_FRONT_LINE*");
  g_assert_null (hu_front_line_meter (cities));
  g_test_assert_expected_messages ();
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*hu_control_meter*HU_SYSTEM_CONTROL*");
  g_assert_null (hu_control_meter (cities));
  g_test_assert_expected_messages ();
}

static void
count_freed (gpointer data)
{
  (*(guint **) data)[0]++;
}

/* A ruling takes with it what only its own system knows of: here the subjects of control. */
static void
test_freed (void)
{
  HuRuling *ruling = hu_ruling_new (HU_CONTROL_RULING_CASUALTY, HU_SYSTEM_CONTROL, "26.22", NULL, HU_SIDE_FIRST);
  guint n_freed = 0, *counter = &n_freed;

  ((HuControlRuling *) ruling)->subjects = g_array_new (FALSE, FALSE, sizeof (guint *));
  g_array_set_clear_func (((HuControlRuling *) ruling)->subjects, count_freed);
  g_array_append_val (((HuControlRuling *) ruling)->subjects, counter);
  hu_ruling_unref (ruling);
  g_assert_cmpuint (n_freed, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ruling/new", test_new);
  g_test_add_func ("/ruling/freed", test_freed);
  g_test_add_func ("/ruling/names", test_names);
  g_test_add_func ("/ruling/cast", test_cast);
  g_test_add_func ("/ruling/meter-names", test_meter_names);
  g_test_add_func ("/ruling/meter-cast", test_meter_cast);

  return g_test_run ();
}
