/*
 * Meters of objectives: their kinds, and their data beside the common part.
 */
#pragma once

#include "hu-meter.h"
#include "hu-objectives-rules.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

typedef enum
{
  /* nth = the outcome; value of `of` parts or of what its one term counts; hexes, units: what is lacking lies there */
  HU_OBJECTIVES_METER_OUTCOME = HU_METERS_OF (HU_SYSTEM_OBJECTIVES),
  /* value = the first side's points, of = the second's */
  HU_OBJECTIVES_METER_POINTS,
} HuObjectivesMeterKind;

typedef struct
{
  HuMeter base;
  guint   lack; /* terms that must turn */
  const HuTerm *ratio; /* borrowed from the scenario: what the outcome asks for, where that is a ratio of points and
                          nothing else; or NULL */
  gboolean closed; /* it can never be met any more */
  gboolean late;   /* it is met, and was not as play stopped */
  gboolean past;   /* it was met when it decided the game, and is not now */
  HuTermFinding standing; /* its numbers alone; the term is borrowed from the scenario, NULL: it is the meter of points */
} HuObjectivesMeter;

extern const HuMeterClass hu_objectives_meters;

const HuObjectivesMeter *hu_objectives_meter (const HuMeter *meter);

G_END_DECLS
