/*
 * Faults of a set-up, in the words of `check`: that it decides the game, and garrisons on ground that their side
 * needs and nobody controls.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

typedef struct
{
  char *what;
  char *remedy;
} HuSetupWarning;

/* @set_up: the state after the set-up.  @log: what happens then (element-type HuEvent); hexes that it names are its players'
 * affair.  (transfer full) (element-type HuSetupWarning) */
GPtrArray *hu_setup_list_warnings (const HuState   *set_up,
                                   const GPtrArray *log) G_GNUC_WARN_UNUSED_RESULT;

/* The same, with a state of its own. */
GPtrArray *hu_setup_list_all      (HuScenario      *scenario,
                                   const GPtrArray *log) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
