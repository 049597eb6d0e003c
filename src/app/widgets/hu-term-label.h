/*
 * Labels that are visible only while they have text, with or without links to the glossary.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows @text (NULL: hides the label); each glossary term in it opens its page (win.rule). */
void hu_term_label_set (GtkLabel   *label,
                        const char *text);
/* Shows @text (NULL: hides the label), without links. */
void hu_plain_label_set (GtkLabel   *label,
                         const char *text);

G_END_DECLS
