/*
 * How long a test waits, as a multiple of a yardstick: a fixed piece of work that is measured in the same run, so that a
 * slow machine, a busy one, and one that gives only a part of its processor have as much more time as they need.
 * tests/kit/yardstick.py is the same for scripts.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Waiting for what must come. */
typedef struct
{
  gint64 began;
  gint64 most;  /* microseconds */
} HuPatience;

/* Waiting until nothing comes any more. */
typedef struct
{
  gint64 since;
  guint  rounds;
} HuRest;

gint64   hu_yardstick_measure   (void);
guint    hu_yardstick_seconds   (guint yards);

void     hu_patience_begin      (HuPatience *self);
gboolean hu_patience_is_over    (HuPatience *self);
void     hu_patience_turn       (HuPatience *self);

void     hu_rest_begin          (HuRest *self);
gboolean hu_rest_is_over        (HuRest *self,
                                 guint   milliseconds);
void     hu_rest                (guint   milliseconds);

G_END_DECLS
