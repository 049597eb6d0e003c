/*
 * Who fell out of supply by an event, and who came back into it.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-supply-army.h"
#include "hu-why-node-private.h"

#define MOST_UNITS 6 /* that are named */

typedef struct
{
  HuSnapshot        *snapshot; /* borrowed */
  HuSupplySituation *situation;
  HuSupplyArmy      *army;
} Moment;

static void
moment_init (Moment     *moment,
             HuSnapshot *snapshot,
             HuSide      side)
{
  moment->snapshot = snapshot;
  moment->situation = hu_supply_situation_new_of_units (hu_snapshot_get_state (snapshot), side);
  moment->army = hu_supply_army_new (moment->situation);
}

static void
moment_clear (Moment *moment)
{
  hu_supply_army_free (moment->army);
  hu_supply_situation_free (moment->situation);
}

/* Is the unit on the map then, where its supply can be asked for? */
static gboolean
stands (const Moment *moment,
        guint         unit)
{
  return hu_snapshot_get_state (moment->snapshot)->unit_status[unit] == HU_UNIT_ON_MAP &&
         hu_snapshot_get_secrecy (moment->snapshot, unit) == HU_SECRECY_NONE;
}

static gboolean
is_supplied (const Moment *moment,
             guint         unit)
{
  return hu_supply_army_ask (moment->army, hu_snapshot_get_state (moment->snapshot)->unit_hex[unit]).length >= 0;
}

/* The units that are in supply after the event and were not before it, or the other way round. */
static GArray *
list_turned (const Moment *before,
             const Moment *after,
             HuSide        side,
             gboolean      in_now)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (after->snapshot);
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      if (unit->side == side && hu_unit_is_ground (unit) && stands (before, i) && stands (after, i) &&
          is_supplied (after, i) == in_now && is_supplied (before, i) != in_now)
        g_array_append_val (units, i);
    }

  return units;
}

static void
add_side (HuWhyNode  *self,
          GListStore *list,
          HuSnapshot *before,
          HuSnapshot *after,
          HuSide      side)
{
  Moment was, now;

  moment_init (&was, before, side);
  moment_init (&now, after, side);
  for (gint in_now = FALSE; in_now <= TRUE; in_now++)
    {
      g_autoptr(GArray) units = list_turned (&was, &now, side, in_now);
      g_autofree char *names = units->len > 0 ? hu_explain_units (hu_snapshot_get_scenario (after), units, MOST_UNITS) : NULL;

      if (names == NULL)
        continue;
      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                           g_strdup_printf (in_now
                                                            /* Translators: units. */
                                                            ? _("It brought these back into supply: %s.")
                                                            /* Translators: units. */
                                                            : _("It cut these off from supply: %s."), names)), "8");
    }
  moment_clear (&was);
  moment_clear (&now);
}

void
_hu_why_add_supply_changes (HuWhyNode  *self,
                            GListStore *list,
                            HuSnapshot *before,
                            HuSnapshot *after)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (after);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_tracing_possible (scenario, (HuSide) side))
      add_side (self, list, before, after, (HuSide) side);
}
