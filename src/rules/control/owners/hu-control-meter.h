/*
 * Meters of control: their kinds, and their data beside the common part.
 */
#pragma once

#include "hu-meter.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

typedef enum
{
  /* 26.1  the nth entry of the victory conditions: value = the number it counts (or parts met), of = the number
   * needed; hexes = the hexes it is about */
  HU_CONTROL_METER_CONDITION = HU_METERS_OF (HU_SYSTEM_CONTROL),
} HuControlMeterKind;

typedef struct
{
  HuMeter       base;
  HuJudged      when;        /* its condition is judged */
  gboolean      closed;      /* it can never be met any more */
  gboolean      only_at_end; /* it is met only as captured things count once the game ends (26.222) */
  gboolean      late;        /* it is met, and was not as play stopped */
  HuTermFinding needs;       /* how it stands, without its parts and lists */
} HuControlMeter;

extern const HuMeterClass hu_control_meters;

const HuControlMeter *hu_control_meter (const HuMeter *meter);

G_END_DECLS
