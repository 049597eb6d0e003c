/*
 * Garrisons at the set-up on ground that their side needs and nobody controls, in the words of `check`.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

typedef struct
{
  char *what;
  char *remedy;
} HuSetupWarning;

/* @log: what happens then (element-type HuEvent); ground that it names is its players' affair.  (transfer full)
 * (element-type HuSetupWarning) */
GPtrArray *hu_setup_list_garrisons (HuScenario      *scenario,
                                    const GPtrArray *log) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
