/*
 * Readings: where a rule text can be read in two ways, the scenario chooses one.  Each system
 * lists its own switches; this puts them into one list, and judges a game as if one of them had
 * its other value.
 */
#pragma once

#include "hu-adjudicator.h"

G_BEGIN_DECLS

typedef struct _HuReadingSwitch
{
  const char *rule;      /* the rule that it reads: "4.2", "line" */
  const char *object;    /* the object of the file's format that holds it: "supply" */
  const char *key;       /* its key there: "zoc_negated_by_units" */
  const char *path;      /* its name for people and JSON: "sudden-death.supply.zoc_negated_by_units" */
  gint        fallback;  /* the value where the file says nothing: 0 or 1 */
  const char *words[2];  /* by value; NULL: false and true */
  gsize       offset;    /* of a gint or an enum in the system's rules */
  guint       format;    /* the first number of the file's format that has it */
  gpointer  (*find) (const HuScenario *scenario); /* the data that hold it, NULL: none; where this function is NULL:
                                                     the system's rules */
} HuReadingSwitch;

/* A reading that a game's scenario can switch. */
typedef struct
{
  HuSystemId             system;
  const HuReadingSwitch *what;
  gint                   value;
} HuReadingInForce;

/* The readings of the systems in force, in the order of the systems; (transfer full) (element-type
 * HuReadingInForce). */
GArray     *hu_reading_list         (const HuScenario       *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* The number of the format that a file of @scenario needs for its readings. */
guint       hu_reading_format       (const HuScenario       *scenario);
/* The first @n_events judged with the other value of @reading and everything else unchanged, by the knowledge
 * of @viewer.  NULL where the other reading refuses an event; then *@refused is its number, from 1. */
HuSnapshot *hu_reading_judge_other  (HuAdjudicator          *adjudicator,
                                     guint                   n_events,
                                     HuSide                  viewer,
                                     const HuReadingInForce *reading,
                                     guint                  *refused) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
