/*
 * Links into the workshop's forms: to the row that shows a part of the draft.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @widget shows the part of the draft at @pointer. */
void       hu_workshop_link_mark   (GtkWidget  *widget,
                                    const char *pointer);
/* The widget below @root that shows what is at @pointer, or the nearest around it; rows on the way are unfolded.  NULL:
 * nothing there has to do with it. */
GtkWidget *hu_workshop_link_find   (GtkWidget  *root,
                                    const char *pointer);
/* Leads to it: into view, with the focus.  Once what is going on has come to rest. */
void       hu_workshop_link_follow (GtkWidget  *root,
                                    const char *pointer);

G_END_DECLS
