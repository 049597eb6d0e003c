/*
 * Conditions of objectives drawn by chance.
 */
#pragma once

#include "hu-objectives.h"

G_BEGIN_DECLS

/* @depth: how deep conditions stand in each other at most; @lines: with terms that follow lines or count points. */
HuTerm *hu_objectives_draw_term (GRand            *rand,
                                 const HuScenario *scenario,
                                 guint             depth,
                                 gboolean          lines) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
