/*
 * Aids beside the map for the subject of a step, below its text: the cards of its conditions, and the log.
 */
#pragma once

#include "hu-lesson.h"
#include "hu-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fills @box as the present step needs; empty without a lesson (NULL). */
void hu_lesson_aids_update (GtkBox    *box,
                            HuSession *session,
                            HuLesson  *lesson);

G_END_DECLS
