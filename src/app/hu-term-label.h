/*
 * Labels whose words lead to the glossary.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows @text (NULL: nothing, and so no label); each word of the glossary in it opens its page (win.rule). */
void hu_term_label_set (GtkLabel   *label,
                        const char *text);

G_END_DECLS
