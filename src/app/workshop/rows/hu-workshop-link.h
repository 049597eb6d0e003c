/*
 * Links into the workshop's forms: to the row that shows a part of the draft.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns the widget below @root that shows the part at @pointer, or the nearest around it; unfolds rows on the
 * way. NULL: no widget there shows it. */
GtkWidget *hu_workshop_link_find   (GtkWidget  *root,
                                    const char *pointer);
/* Brings the widget into view and gives it the focus, after pending changes are done. */
void       hu_workshop_link_follow (GtkWidget  *root,
                                    const char *pointer);
/* Scrolls from @first to @last into view, after they have been laid out; where there is no room for both, from @first
 * on. */
void       hu_workshop_link_bring  (GtkWidget  *first,
                                    GtkWidget  *last);

G_END_DECLS
