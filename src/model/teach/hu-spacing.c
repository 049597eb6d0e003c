/*
 * When something is asked again.
 */
#include "hu-spacing.h"

#include <math.h>

#define FIRST_EASE 2.5
#define LEAST_EASE 1.3
#define MOST_DAYS 36500

void
hu_spacing_init (HuSpacing *self)
{
  g_return_if_fail (self != NULL);

  *self = (HuSpacing) { .ease = FIRST_EASE };
}

gboolean
hu_spacing_is_due (const HuSpacing *self,
                   guint32          today)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->asked > 0 && (self->again || self->due <= today);
}

/* I(1) = 1, I(2) = 6, I(n) = I(n − 1) × EF, rounded up. */
static guint
next_interval (const HuSpacing *self)
{
  if (self->repetitions <= 1)
    return 1;
  if (self->repetitions == 2)
    return 6;

  return (guint) MIN (ceil (self->interval * self->ease), MOST_DAYS);
}

/**
 * hu_spacing_review:
 * @quality: how well it was answered
 * @today: the day it was
 *
 * SM-2, by P. A. Woźniak, "Optimization of learning", 1990, section 3.2, steps 1 to 7.  What is answered right before
 * its day keeps its day, because nothing has been learned about the interval.
 */
void
hu_spacing_review (HuSpacing *self,
                   HuQuality  quality,
                   guint32    today)
{
  gboolean repeats, early;

  g_return_if_fail (self != NULL);

  /* Step 7: what was below 4 is repeated on the same day, without a change of the schedule. */
  repeats = self->again && self->reviewed == today;
  early = self->asked > 0 && !self->again && self->due > today && quality >= 3;
  self->asked++;
  self->right += quality == HU_QUALITY_RIGHT;
  if (!early)
    {
      self->again = quality < 4;
      self->reviewed = today;
    }
  if (repeats || early)
    return;

  if (quality < 3)
    {
      self->repetitions = 0;
      self->interval = 1;
    }
  else
    {
      self->repetitions++;
      self->ease = MAX (self->ease + 0.1 - (5 - (int) quality) * (0.08 + (5 - (int) quality) * 0.02), LEAST_EASE);
      self->interval = next_interval (self);
    }
  self->due = today + self->interval;
}
