/*
 * A cell of the map of the rulebook: one clause. Its state is a mark and a pattern as well as a colour; pressed, it says
 * the clause, and leads to its page and to practice.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-mastery.h"

G_BEGIN_DECLS

/* The buttons of the cell activate win.rule (s: a page) and practice.clause (s: a clause). */
GtkWidget *hu_rulebook_cell_new    (const HuClause   *clause);
void       hu_rulebook_cell_update (GtkWidget        *cell,
                                    const HuProgress *progress,
                                    guint32           today);
/* The mark of a state, for the legend: borrowed. */
GtkWidget *hu_rulebook_mark_new    (HuMastery         mastery);

G_END_DECLS
