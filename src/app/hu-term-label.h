/*
 * Labels that are there while they have something to say, and whose words lead
 * to the glossary or do not.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows @text (NULL: nothing, and so no label); each word of the glossary in it opens its page (win.rule). */
void hu_term_label_set (GtkLabel   *label,
                        const char *text);
/* Shows @text (NULL: nothing, and so no label), without links. */
void hu_plain_label_set (GtkLabel   *label,
                         const char *text);

G_END_DECLS
