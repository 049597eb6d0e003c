/*
 * Meters of sudden-death: their kinds, and their data beside the common part.
 */
#pragma once

#include "hu-meter.h"

G_BEGIN_DECLS

typedef enum
{
  /* 4.3  value = cut size, start = at the set-up; hexes = the cut, more_hexes = where to put the fewest units */
  HU_SUDDEN_DEATH_METER_LIFELINE = HU_METERS_OF (HU_SYSTEM_SUDDEN_DEATH),
  /* 4.2  value = capital hexes that the defender still holds, of = all of them; unit = the nearest; hexes = the
   * capital's */
  HU_SUDDEN_DEATH_METER_CAPITAL,
  /* 4.4  value = cities that the attacker holds, of = all of them; places = the missing ones; hexes = theirs */
  HU_SUDDEN_DEATH_METER_CITIES,
  /* 4.5  value = distance of the nearest defending unit to a rear place or -1; unit = that unit; places = the
   * place it threatens; hexes = that place's */
  HU_SUDDEN_DEATH_METER_REAR,
  /* 9.5  value = met, of = all */
  HU_SUDDEN_DEATH_METER_WITHDRAWALS,
} HuSuddenDeathMeterKind;

typedef struct
{
  HuMeter base;
  guint   fewest;     /* of the lifeline: additional units that would isolate; 0: isolated already, 1, 2,
                         HU_FEWEST_MORE */
  gboolean at_most;   /* its value is only the most that it takes */
  gboolean at_most_at_start; /* and so is that at the set-up */
  gint    distance;   /* of the nearest attacking unit to the capital, or -1; where all cities are taken, of the nearest
                         defending unit, retaker, to one, retaken */
  guint   retaker;
  guint   retaken;    /* the place */
  guint   turns_left; /* to take the cities in, this one included */
  guint   lost;       /* rear places */
  guint   failed;     /* withdrawals */
  guint   hopeless;   /* withdrawals that can no longer be made: 0 or 1, the first */
  guint   next_turn;  /* in which the next withdrawal is due, or 0 */
  guint   next_done;
  guint   next_needed;
} HuSuddenDeathMeter;

extern const HuMeterClass hu_sudden_death_meters;

const HuSuddenDeathMeter *hu_sudden_death_meter (const HuMeter *meter);

G_END_DECLS
