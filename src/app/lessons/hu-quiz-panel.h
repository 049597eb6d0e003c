/*
 * The panel beside the map that asks about the game's own position.
 */
#pragma once

#include "hu-answer-box.h"
#include "hu-game.h"
#include "hu-quiz.h"

G_BEGIN_DECLS

#define HU_TYPE_QUIZ_PANEL (hu_quiz_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuQuizPanel, hu_quiz_panel, HU, QUIZ_PANEL, GtkWidget)

/* Signal "look-changed" (): see hu_quiz_panel_list_look(). */
GtkWidget *hu_quiz_panel_new        (void);
/* Asks about @game from now on; NULL: ends the quiz and hides the panel. */
void       hu_quiz_panel_set_game   (HuQuizPanel *self,
                                     HuGame      *game);
HuQuiz    *hu_quiz_panel_get_quiz   (HuQuizPanel *self); /* NULL: it asks nothing */
void       hu_quiz_panel_next       (HuQuizPanel *self);
HuAnswerBox *hu_quiz_panel_get_answers (HuQuizPanel *self);
/* Returns the hexes of the question, or those that the answer names so far; (transfer full) (element-type HuHex). */
GArray    *hu_quiz_panel_list_look  (HuQuizPanel *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
