/*
 * The rulings about casualties add up to the totals, and nothing counts twice
 * (26.22).
 */
#include "hu-control-fixture.h"
#include "hu-control.h"

/* Points that take the place of others are not counted beside them: the log's sum is the total. */
static const struct
{
  const char *name;
  const char *log;
  gint64      german;
} sums[] = {
  { "captured", "capture r g", 2 },
  { "captive-eliminated", "capture r g; kill r", 2 },
  { "captive-of-own-attack", "capture r g; kill r own", 4 },
  { "captive-reduced", "capture r g; reduce r h", 2 },
  { "released", "capture r g; release r", 0 },
  { "doubled", "capture r g; end; end", 4 },
  { "captured-after-the-end", "concede russian; capture r g", 4 },
  { "doubled-and-released", "capture r g; concede russian; release r", 0 },
  { "doubled-and-eliminated", "capture r g; concede russian; kill r", 2 },
  { "left-as-a-captive", "capture r g; exit r A1", 2 },
  { "left-as-a-captive-and-doubled", "capture r g; exit r A1; end; end", 4 },
  { "left-as-a-captive-under-recall", "capture r g; exit r A1 recall; end; end", 4 },
  { "booty-left-and-counts-fourfold", "capture c g; exit c A1; end; end", 8 },
  { "left-after-the-end", "capture r g; concede russian; exit r A1", 4 },
  { "guard-left", "capture r g; exit g A1; end; end", 4 },
  { "chinese", "capture c g; end; end", 8 },
};

static gint64
sum_of_rulings (HuAdjudicator *adjudicator,
                HuSide         side)
{
  gint64 sum = 0;

  for (guint event = 0; event <= hu_adjudicator_get_n_events (adjudicator); event++)
    {
      const GPtrArray *rulings = hu_adjudicator_get_rulings (adjudicator, event);

      for (guint i = 0; i < rulings->len; i++)
        {
          const HuRuling *ruling = g_ptr_array_index (rulings, i);

          if (ruling->side != side)
            continue;
          if (ruling->kind == HU_CONTROL_RULING_CASUALTY)
            sum += hu_control_ruling (ruling)->points - ruling->reason.replaced;
          else if (ruling->kind == HU_CONTROL_RULING_CASUALTY_LOST)
            sum -= hu_control_ruling (ruling)->points;
          else if (ruling->kind == HU_CONTROL_RULING_CASUALTY_DOUBLED)
            sum += hu_control_ruling (ruling)->points - hu_control_ruling (ruling)->single;
        }
    }

  return sum;
}

static void
test_sum (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g german squad A1; r russian squad A1; h russian half-squad -; "
                                                       "c russian gun A1", "");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;

  ((HuUnit *) g_ptr_array_index (scenario->units, 3))->nationality = g_strdup ("chinese");
  adjudicator = hu_adjudicator_new (scenario);
  hu_control_play (adjudicator, sums[i].log);
  snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  g_assert_cmpint (hu_snapshot_get_control (snapshot)->cvp[HU_SIDE_FIRST], ==, sums[i].german);
  g_assert_cmpint (sum_of_rulings (adjudicator, HU_SIDE_FIRST), ==, sums[i].german);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      g_autofree char *path = g_strconcat ("/control-sum/", sums[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_sum);
    }

  return g_test_run ();
}
