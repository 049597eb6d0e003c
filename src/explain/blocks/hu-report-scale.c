/*
 * The scale of what decides: levels of victory with their bounds, or so many things counted.
 */
#include "config.h"

#include "hu-report-private.h"

/* More things than this are not counted at a glance. */
#define COUNTED_MOST 12

static void
band_free (gpointer data)
{
  HuScaleBand *band = data;

  g_free (band->name);
  g_free (band->bound);
  g_free (band);
}

HuReportScale *
_hu_report_scale (HuReportMaking *making,
                  char           *caption,
                  char           *value)
{
  HuReportBlock *block = _hu_report_block (making, HU_BLOCK_KIND_SCALE, caption);

  block->scale = g_new0 (HuReportScale, 1);
  block->scale->bands = g_ptr_array_new_with_free_func (band_free);
  block->scale->at = -1;
  block->scale->value = _hu_report_clean (value);

  return block->scale;
}

void
_hu_report_scale_add (HuReportScale *scale,
                      HuSide         side,
                      char          *name,
                      char          *bound)
{
  HuScaleBand *band = g_new0 (HuScaleBand, 1);

  band->side = side;
  band->name = _hu_report_clean (name);
  band->bound = _hu_report_clean (bound);
  g_ptr_array_add (scale->bands, band);
}

void
_hu_report_scale_free (HuReportScale *scale)
{
  g_ptr_array_unref (scale->bands);
  g_free (scale->value);
  g_free (scale);
}

void
_hu_report_scale_meter (HuReportMaking *making,
                        const HuMeter  *meter)
{
  gint64 of = meter->scale == HU_METER_FROM_START ? meter->start : meter->of;
  const HuSystemWords *words = hu_system_words_get (meter->system);
  HuReportScale *scale;

  if (words->add_scale != NULL && words->add_scale (making, meter))
    return;
  if (meter->scale == HU_METER_RATIO || of < 1 || of > COUNTED_MOST)
    return;

  scale = _hu_report_scale (making, hu_explain_meter_title (making->snapshot, meter),
                            hu_explain_meter_value (making->snapshot, meter));
  for (gint64 i = 0; i < of; i++)
    _hu_report_scale_add (scale, i < meter->value ? meter->counted : HU_SIDE_NONE, g_strdup (""), NULL);
}
