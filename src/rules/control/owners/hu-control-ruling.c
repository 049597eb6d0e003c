/*
 * The names of the clauses, rulings and meters of control, and the casts to their types.
 */
#include "hu-control-ruling.h"

#include "hu-control-clauses.h"
#include "hu-control-meter.h"

HU_CONTROL_CLAUSES (HU_DEFINE_CLAUSE)

static const char * const meter_names[] = { "condition" };

HU_DEFINE_METERS (HuControlMeter, hu_control_meter, HU_SYSTEM_CONTROL,
                  meter_names, HU_CONTROL_METER_CONDITION, HU_CONTROL_METER_CONDITION)

static const char * const names[] = {
  "location-control", "hex-control", "building-control", "declared", "casualty", "casualty-lost", "casualty-doubled",
  "no-points", "exit-points", "cvp-adjusted", "condition-met", "avoided", "otherwise", "undecided",
  "prevented",
};

static void
clear (HuRuling *ruling)
{
  HuControlRuling *own = (HuControlRuling *) ruling;

  g_clear_pointer (&own->subjects, g_array_unref);
  g_clear_pointer (&own->needs, hu_term_finding_free);
  g_clear_pointer (&own->also, g_array_unref);
  g_clear_pointer (&own->hidden, g_array_unref);
}

HU_DEFINE_RULINGS (HuControlRuling, hu_control_ruling, HU_SYSTEM_CONTROL,
                   names, HU_CONTROL_RULING_LOCATION, HU_CONTROL_RULING_PREVENTED, clear)
