/*
 * Zones of control on the map of a question.
 */
#pragma once

#include "hu-drill.h"

G_BEGIN_DECLS

/* Whether they are drawn: the question turns on them, and they do not answer it. */
gboolean hu_drill_shows_zones    (HuDrillQuestion *question);
/* Where the line of supply begins that a condition of the question asks for; HU_HEX_NONE: the lines that the rules ask for. */
HuHex    hu_drill_find_line      (HuDrillQuestion *question,
                                  HuSide          *side);

G_END_DECLS
