/*
 * The numbers that bars and lines show of a meter.
 */
#include "hu-meter.h"

/* How much more than what is asked for a side seems to have whose enemy has nothing, which is more than any ratio. */
#define FAR 2

static double
divide (gint64 a,
        gint64 b)
{
  return (double) a / (double) b;
}

/* Of a meter of TO_RATIO: the ratio that is asked for. */
static double
get_asked (const HuMeter *meter)
{
  return meter->of_to > 0 ? divide (meter->of, meter->of_to) : 0;
}

double
hu_meter_get_ratio (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL && meter->scale == HU_METER_TO_RATIO, 0);

  if (meter->value_to > 0)
    return divide (meter->value, meter->value_to);

  /* 0 : 0 is the ratio 0. */
  return meter->value > 0 ? MAX ((double) meter->value, get_asked (meter) * FAR) : 0;
}

gint64
hu_meter_get_drawn (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL, 0);

  return meter->scale == HU_METER_TO_RATIO ? (gint64) (MIN (hu_meter_get_ratio (meter), 1e15) * 100 + 0.5) : meter->value;
}

/* A value beyond its bound fills the bar less the further it is beyond; a bar is full only where the condition is met. */
static double
get_fraction_of_ratio (const HuMeter *meter)
{
  double ratio = hu_meter_get_ratio (meter), asked = get_asked (meter);

  if (meter->met)
    return 1;
  if (asked <= 0)
    return 0;

  return MIN (ratio > asked ? asked / ratio : ratio / asked, 0.95);
}

double
hu_meter_get_fraction (const HuMeter *meter)
{
  gint64 of, value;

  g_return_val_if_fail (meter != NULL, -1);

  of = meter->of;
  value = meter->value;
  switch (meter->scale)
    {
    case HU_METER_OF_ALL:
      /* More than there may be: the bar fills as the number falls. */
      if (!meter->met && value > of)
        {
          of = meter->value;
          value = meter->of;
        }
      break;
    case HU_METER_OPEN: /* the bar shows what is held */
      value = of - value;
      break;
    case HU_METER_FROM_START:
      of = MAX (meter->start, value);
      break;
    case HU_METER_RATIO:
      return -1;
    case HU_METER_TO_RATIO:
      return get_fraction_of_ratio (meter);
    }

  return of > 0 && value >= 0 ? divide (value, of) : -1;
}
