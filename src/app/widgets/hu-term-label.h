/*
 * Labels that are visible only while they have text, with or without links to the glossary.
 */
#pragma once

#include <glib-object.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows @text (NULL: hides the label); each glossary term in it opens its page (win.rule). */
void hu_term_label_set (GtkLabel   *label,
                        const char *text);
/* Shows @text (NULL: hides the label), without links. */
void hu_plain_label_set (GtkLabel   *label,
                         const char *text);

typedef void (*HuLinkFunc) (gpointer    owner,
                            const char *uri);

/* Calls @func with @owner, if that is still there, once the label is done with its link; TRUE, as the label's handler
 * returns. */
gboolean hu_link_follow (gpointer    owner,
                         const char *uri,
                         HuLinkFunc  func);

G_END_DECLS
