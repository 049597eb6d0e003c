/*
 * The worth of a unit of VASL (26.21), and what of a vehicle follows from that.
 */
#include "config.h"

#include "hu-tactical.h"
#include "hu-vasl-work.h"

#define TOTAL_MOST 100
#define TOTAL_FULL 4 /* a vehicle, its main armament and its crew */
#define FACTOR 5     /* of armor for each point */

/* A value of the counter; @otherwise: it has none, or no number. */
static gint64
find_number (const HuVaslCounter *self,
             const char          *key,
             gint64               otherwise)
{
  const char *text = g_hash_table_lookup (self->look->marks, key);
  gint64 value;

  return text != NULL && g_ascii_string_to_signed (text, 10, -TOTAL_MOST, TOTAL_MOST, &value, NULL) ? value : otherwise;
}

/* Armored is the vehicle with a crew behind hatches; without them it may be, if it is worth more than main armament and crew.
 * Its counter has the sum only: where that could be made up in several ways, nothing is known. */
static gboolean
split_total (HuVaslCounter *self,
             gint64         total)
{
  HuVehicle *vehicle = &self->vehicle;
  gint64 more = total - 1;

  if (more < 0 || (self->hatches && more < 3))
    return FALSE;
  vehicle->ma = self->hatches ? more > 3 ? HU_MA_FUNCTIONING : HU_MA_NONE
                              : more == 1 || more >= 3 ? HU_MA_FUNCTIONING : HU_MA_NONE;
  vehicle->crew = more >= 2 ? HU_CREW_INHERENT : HU_CREW_NONE;
  if (total > TOTAL_FULL)
    vehicle->armor = FACTOR * (total - TOTAL_FULL);
  else if (self->hatches)
    vehicle->armor = FACTOR;
  else
    vehicle->type = HU_VEHICLE_TRUCK;

  return TRUE;
}

/* "tankmod" is taken off the sum: 1 for a main armament out of order, 2 for a crew that has left. */
static void
take_losses (HuVaslCounter *self)
{
  gint64 lost = -find_number (self, "tankmod", 0);

  self->lost_ma = lost == 1 || lost == 3;
  self->lost_crew = lost == 2 || lost == 3;
  if (self->lost_ma && self->vehicle.ma == HU_MA_FUNCTIONING)
    self->vehicle.ma = HU_MA_MALFUNCTIONED;
  if (self->lost_crew)
    self->vehicle.crew = HU_CREW_NONE;
}

void
_hu_vasl_read_vehicle (HuVaslCounter         *self,
                       gboolean               craft,
                       const HuImportProfile *profile)
{
  const HuImportVehicle *settled = profile != NULL ? hu_import_profile_find_vehicle (profile, self->name) : NULL;

  self->vehicle = (HuVehicle) { .type = craft ? HU_VEHICLE_LANDING_CRAFT : HU_VEHICLE_AFV, .armor = -1 };
  if (settled != NULL)
    {
      /* The user's answer goes before what follows from the points: that is exact to five factors of armor only. */
      HuVehicle *vehicle = &self->vehicle;

      vehicle->armor = settled->armor;
      vehicle->ma = settled->ma ? HU_MA_FUNCTIONING : HU_MA_NONE;
      vehicle->crew = settled->crew ? HU_CREW_INHERENT : HU_CREW_NONE;
      if (vehicle->type == HU_VEHICLE_AFV && settled->armor < 0)
        vehicle->type = HU_VEHICLE_TRUCK;
      self->settled = settled;
    }
  else if (!craft)
    self->measured = split_total (self, find_number (self, "tCVP", 0));
  if (_hu_vasl_has_word (self->name, "Wagon") || _hu_vasl_has_word (self->name, "Sledge"))
    self->vehicle.type = HU_VEHICLE_WAGON;
  take_losses (self);
}

gint64
_hu_vasl_counter_points (const HuVaslCounter *self)
{
  if (self->sort != HU_VASL_UNIT || self->look->masked)
    return -1;
  switch (self->kind)
    {
    case HU_UNIT_SQUAD:
    case HU_UNIT_GUN:
    case HU_UNIT_AIRCRAFT:
      return 2;
    case HU_UNIT_CREW:
      return self->afloat ? 1 : 2;
    case HU_UNIT_HALF_SQUAD:
      return 1;
    case HU_UNIT_LEADER:
      return 1 + MAX (0, -self->leadership);
    case HU_UNIT_HERO:
      return 0;
    case HU_UNIT_VEHICLE:
      return self->measured || self->settled != NULL ? hu_vehicle_points (&self->vehicle) : -1;
    case HU_UNIT_GROUND:
    case HU_UNIT_AIR:
    case HU_UNIT_NAVAL:
    case HU_UNIT_DUMMY:
    case HU_UNIT_GLIDER:
    case HU_UNIT_BOAT:
    case HU_N_UNIT_KINDS:
    default:
      return -1;
    }
}
