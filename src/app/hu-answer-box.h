/*
 * Where a question is answered: buttons for what can be chosen, an entry for
 * numbers, hexes and rows, which clicks on the map fill as well.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-fact.h"

G_BEGIN_DECLS

#define HU_TYPE_ANSWER_BOX (hu_answer_box_get_type ())
G_DECLARE_FINAL_TYPE (HuAnswerBox, hu_answer_box, HU, ANSWER_BOX, GtkWidget)

/* Signals: "answered" (HuAnswer *): borrowed; "marks-changed" (): other hexes or rows are named. */
void          hu_answer_box_ask        (HuAnswerBox      *self,
                                        const HuScenario *scenario, /* stays borrowed while it asks */
                                        const HuFact     *fact);
void          hu_answer_box_clear      (HuAnswerBox      *self);
/* Names @hex, or its row, or takes it back; FALSE where no hexes are asked for. */
gboolean      hu_answer_box_toggle_hex (HuAnswerBox      *self,
                                        HuHex             hex);
/* The hexes that the answer so far is about; (transfer full) (element-type HuHex). */
GArray       *hu_answer_box_list_marks (HuAnswerBox      *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
