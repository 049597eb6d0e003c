/*
 * A verdict: who won, by which rule, at which event.  And the names of the
 * rule systems, which it refers to.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

/* In the order in which they speak where two decide at one event. */
typedef enum
{
  HU_SYSTEM_SUDDEN_DEATH,
  HU_SYSTEM_FRONT_LINE,
  HU_SYSTEM_CONTROL,
  HU_N_SYSTEMS
} HuSystemId;

typedef struct
{
  gboolean    decided;
  HuSystemId  system;
  HuSide      winner;  /* HU_SIDE_NONE: decided that nobody won */
  const char *rule;    /* static: "4.3", "concession" */
  const char *level;   /* id of a level of victory, which the scenario keeps; or NULL */
  guint       event;   /* at whose instant play stopped; 0 is the set-up */
  gboolean    coincidence; /* the same event met another condition too */
} HuVerdict;

const char *hu_system_to_string (HuSystemId system); /* "sudden-death" */

G_END_DECLS
