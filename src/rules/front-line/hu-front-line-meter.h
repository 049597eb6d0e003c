/*
 * Meters of front-line: their kinds, and their data beside the common part.
 */
#pragma once

#include "hu-meter.h"

G_BEGIN_DECLS

typedef enum
{
  /* levels  value = attacker's points, of = defender's */
  HU_FRONT_LINE_METER_POINTS = HU_METERS_OF (HU_SYSTEM_FRONT_LINE),
  /* line  value = gaps of that side's line, of = rows; unit = the nearest that can close a gap; rows = the gaps */
  HU_FRONT_LINE_METER_LINE_ATTACKER,
  HU_FRONT_LINE_METER_LINE_DEFENDER,
} HuFrontLineMeterKind;

typedef struct
{
  HuMeter  base;
  gint     level;         /* index of the level that the points make, or -1 */
  gint64   attacker_next; /* points to the attacker's next level, or -1 */
  gint64   defender_next;
  gint64   cost;          /* points that the gaps of a line would cost */
  guint    open;          /* hexes of the cheapest line that cost points; 0 where rows do */
  gboolean examined;      /* a line is when this player turn ends */
  gint     distance;      /* of the nearest unit that could close a gap, or -1 */
} HuFrontLineMeter;

extern const HuMeterClass hu_front_line_meters;

const HuFrontLineMeter *hu_front_line_meter (const HuMeter *meter);

G_END_DECLS
