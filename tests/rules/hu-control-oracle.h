/*
 * Control judged the slow way: everything anew after every step, by the page of
 * the rules and nothing cleverer.
 */
#pragma once

#include "hu-control.h"

G_BEGIN_DECLS

typedef struct
{
  const HuScenario *scenario;
  gint    n_locations;
  guint8 *joined;      /* [n_locations * n_locations] */
  gint8  *locations;   /* HuSide, without holds */
  gint8  *hexes;
  gint8  *buildings;
  gint8  *hold;        /* [n_locations] */
  gint64 *held;        /* [n_units] */
} HuControlOracle;

HuControlOracle *hu_control_oracle_new   (const HuScenario *scenario);
void             hu_control_oracle_free  (HuControlOracle  *oracle);
/* @state is that after one step; @event: what the step was, or NULL for the set-up. */
void             hu_control_oracle_judge (HuControlOracle  *oracle,
                                          const HuState    *state,
                                          const HuEvent    *event);
/* Applies @event to @state and judges it; a path as single moves, so that every step is seen. */
void             hu_control_oracle_follow (HuControlOracle *oracle,
                                          HuState          *state,
                                          const HuEvent    *event);
/* Returns the difference of @state, or NULL. */
char            *hu_control_oracle_differs (const HuControlOracle *oracle,
                                          const HuState    *state) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuControlOracle, hu_control_oracle_free)

G_END_DECLS
