/*
 * The rule systems that there are.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The order of the systems decides which verdict comes first where two decide at one event. */
typedef enum
{
  HU_SYSTEM_SUDDEN_DEATH,
  HU_SYSTEM_FRONT_LINE,
  HU_SYSTEM_CONTROL,
  HU_SYSTEM_OBJECTIVES,
  HU_N_SYSTEMS
} HuSystemId;

const char *hu_system_to_string (HuSystemId system); /* "sudden-death" */

G_END_DECLS
