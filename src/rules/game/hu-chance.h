/*
 * Whether a condition can come true in a scenario, whatever the players do.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_CHANCE_OPEN,   /* it can be met and not met, as far as can be told */
  HU_CHANCE_NEVER,  /* it can never be met */
  HU_CHANCE_ALWAYS, /* it is met whatever happens */
} HuChance;

/* The least and the most of something that there can be in a game. */
typedef struct
{
  gint64 least;
  gint64 most; /* G_MAXINT64: no limit is known */
} HuRange;

/* The chance that a number in @range is at least @least (where @has_least) and at most @most (where @has_most). */
static inline HuChance
hu_chance_of_bounds (HuRange  range,
                     gboolean has_least,
                     gint64   least,
                     gboolean has_most,
                     gint64   most)
{
  if ((has_least && range.most < least) || (has_most && range.least > most))
    return HU_CHANCE_NEVER;
  if ((!has_least || range.least >= least) && (!has_most || (range.most <= most && range.most < G_MAXINT64)))
    return HU_CHANCE_ALWAYS;

  return HU_CHANCE_OPEN;
}

G_END_DECLS
