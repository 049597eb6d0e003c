/*
 * When something is asked again: SM-2.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A day is a Julian day, as g_date_get_julian() has it; 0: none yet. */
typedef struct
{
  guint    asked;       /* how often */
  guint    right;       /* how often of these, at the first try */
  guint    repetitions; /* that were right one after the other, each on its day */
  guint    interval;    /* days until the next */
  double   ease;        /* E-Factor */
  guint32  reviewed;    /* the day it was asked last */
  guint32  due;         /* the day it is asked again */
  gboolean again;       /* it is asked once more on the day it was asked last */
} HuSpacing;

/* How well it was answered, from 0 to 5, as SM-2 has it. */
typedef enum
{
  HU_QUALITY_SHOWN = 0,  /* the answer had to be shown */
  HU_QUALITY_WRONG = 1,  /* wrong twice */
  HU_QUALITY_SECOND = 3, /* right at the second try */
  HU_QUALITY_RIGHT = 5,
} HuQuality;

void     hu_spacing_init   (HuSpacing       *self);
void     hu_spacing_review (HuSpacing       *self,
                            HuQuality        quality,
                            guint32          today);
/* Tells whether a clause is to be asked today. */
gboolean hu_spacing_is_due (const HuSpacing *self,
                            guint32          today);

G_END_DECLS
