/*
 * The panel of practice: a question about a position, the answer with its reason, and the next.
 */
#pragma once

#include <adwaita.h>

#include "hu-answer-box.h"
#include "hu-clause.h"
#include "hu-drill.h"
#include "hu-session.h"

G_BEGIN_DECLS

#define HU_TYPE_DRILL_PANEL (hu_drill_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuDrillPanel, hu_drill_panel, HU, DRILL_PANEL, GtkWidget)

/* Signals: "asks" (): another position is shown; "answered" (): the question is closed, and progress is kept. */

/* Shows its positions in @session; @today is a Julian day, @files (GFile) are the games to ask about, @lessons (GFile) all
 * lessons. */
void             hu_drill_panel_begin        (HuDrillPanel   *self,
                                              HuSession      *session,
                                              guint32         today,
                                              GPtrArray      *files,
                                              GPtrArray      *lessons);
/* Asks about @clause, or NULL: about what is next. */
void             hu_drill_panel_next         (HuDrillPanel   *self,
                                              const HuClause *clause);
/* Asks the question of the day, which is the same for everybody, among @shipped (GFile). */
void             hu_drill_panel_ask_today    (HuDrillPanel   *self,
                                              GPtrArray      *shipped);
HuDrillQuestion *hu_drill_panel_get_question (HuDrillPanel   *self); /* borrowed; NULL: it looks for one */
gboolean         hu_drill_panel_is_answered  (HuDrillPanel   *self);
HuAnswerBox     *hu_drill_panel_get_answers  (HuDrillPanel   *self);

G_END_DECLS
