/*
 * Answers given on the map: while a box asks for hexes, a click names one; otherwise the map handles it.
 */
#pragma once

#include "hu-answer-box.h"
#include "hu-map-view.h"

G_BEGIN_DECLS

void hu_answer_click_attach (HuMapView   *map,
                             HuAnswerBox *answers);

G_END_DECLS
