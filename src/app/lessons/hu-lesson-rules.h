/*
 * The rules that a step to watch tells, in the words of the rulebook's own clauses.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-lesson-plan.h"

G_BEGIN_DECLS

/* Fills @box; a step that asks or has something done applies rules, and tells none. */
void hu_lesson_rules_show (GtkBox             *box,
                           const HuLessonStep *step);

G_END_DECLS
