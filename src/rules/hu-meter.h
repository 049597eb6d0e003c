/*
 * A meter: how far a victory condition is from being met, at one moment.
 * Numbers only; explain/ words them, app/ shows a card for each.
 */
#pragma once

#include "hu-reason.h"
#include "hu-state.h"

G_BEGIN_DECLS

typedef enum
{
  HU_METER_LIFELINE,    /* 4.3  value = cut size, start = at the set-up; numbers[0] = fewest units that isolate
                                (0 isolated, 1, 2, 3 = more than two); hexes = the cut, more_hexes = where to put them */
  HU_METER_CAPITAL,     /* 4.2  value = capital hexes the defender still holds, of = all; numbers[0] = distance of the
                                nearest attacking unit or -1, unit = that unit; hexes = the capital's */
  HU_METER_CITIES,      /* 4.4  value = cities the attacker holds, of = all; numbers[0] = turns left, this one included;
                                places = those missing; hexes = theirs */
  HU_METER_REAR,        /* 4.5  value = distance of the nearest defending unit to a rear place or -1, numbers[0] = rear
                                places lost, [1] = of how many; unit = that unit; places = the one it threatens;
                                hexes = its */
  HU_METER_WITHDRAWALS, /* 9.5  value = met, of = all; numbers[0] = failed, [1] = turn of the next or 0, [2] = its done,
                                [3] = its needed */
  HU_METER_POINTS,      /* levels  value = attacker's points, of = defender's; numbers[0] = index of the level
                                or -1, [1] = how many levels, [2] = points to the attacker's next level or -1,
                                [3] = to the defender's */
  HU_METER_LINE_ATTACKER, /* line  value = gaps of that side's line, of = rows; numbers[0] = points they would
                                cost, [1] = whether it is examined when this player turn ends, [2] = distance of
                                the nearest unit that could close one or -1; unit = that unit; rows = the gaps */
  HU_METER_LINE_DEFENDER,
  HU_METER_CONDITION,   /* 26.1  an entry of the victory conditions: value = what it counts (or parts met), of = needed;
                                numbers[0] = index of the entry, [1] = immediate;
                                hexes = those it is about */
  HU_N_METERS
} HuMeterKind;

typedef struct
{
  HuMeterKind kind;
  HuSystemId  system;
  const char *rule;     /* static */
  HuSide      for_side; /* whose victory condition it measures */
  gboolean    met;      /* that condition is met, or was when the game was decided */
  gint64      value;
  gint64      of;       /* what value runs to; 0: open-ended */
  gint64      start;    /* value at the set-up */
  gint64      numbers[4];
  guint       unit;     /* or HU_UNIT_NONE */
  GArray     *places;   /* guint; never NULL */
  GArray     *hexes;    /* HuHex to centre and flash; never NULL */
  GArray     *more_hexes; /* HuHex; never NULL */
  GArray     *rows;       /* gint; never NULL */
  HuReason   *reason;     /* why its condition is met, or what is missing; NULL: nothing is counted */
} HuMeter;

HuMeter    *hu_meter_new            (HuMeterKind    kind,
                                     HuSystemId     system,
                                     const char    *rule,
                                     HuSide         for_side) G_GNUC_WARN_UNUSED_RESULT;
void        hu_meter_free           (HuMeter       *meter);
const char *hu_meter_kind_to_string (HuMeterKind    kind); /* "lifeline" */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMeter, hu_meter_free)

G_END_DECLS
