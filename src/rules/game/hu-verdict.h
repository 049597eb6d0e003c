/*
 * A verdict: who won, by which rule, at which event.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean    decided;
  HuSystemId  system;
  HuSide      winner;  /* HU_SIDE_NONE: decided that nobody won */
  const char *rule;    /* static, or the scenario's: "4.3", "concession" */
  const char *level;   /* the id of a level of victory, which the scenario owns; or NULL */
  guint       event;   /* at whose instant play stopped; 0 is the set-up */
  guint       turn;    /* in which, 1 the first; an event that ends it has moved the clock on */
  gboolean    coincidence; /* the same event met another condition too */
} HuVerdict;

G_END_DECLS
