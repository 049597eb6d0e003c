/*
 * The legend's words for a tactical board.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

/* What the entry @id, of @side where it is somebody's, means; NULL where it is none of a tactical board. */
char *hu_legend_word_control (const HuScenario *scenario,
                              const char       *id,
                              HuSide            side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
