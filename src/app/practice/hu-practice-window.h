/*
 * The window of practice: positions with a question each, and the map of the rulebook.
 */
#pragma once

#include "hu-drill-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_PRACTICE_WINDOW (hu_practice_window_get_type ())
G_DECLARE_FINAL_TYPE (HuPracticeWindow, hu_practice_window, HU, PRACTICE_WINDOW, AdwWindow)

/* @today: a Julian day; @shipped (GFile): the games that come with the program; @own: the learner's, which are read and
 * never written; @lessons: all lessons. Rule pages open in @parent's rules window. */
GtkWidget *hu_practice_window_new       (GtkWindow        *parent,
                                         guint32           today,
                                         GPtrArray        *shipped,
                                         GPtrArray        *own,
                                         GPtrArray        *lessons);
void       hu_practice_window_ask       (HuPracticeWindow *self);
void       hu_practice_window_ask_today (HuPracticeWindow *self);
void       hu_practice_window_show_map  (HuPracticeWindow *self);

G_END_DECLS
