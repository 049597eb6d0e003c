/*
 * The pages of the side panel: leads to one of them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens the side panel, and in it the page @name, as win.NAME does. */
void hu_side_stack_show (GtkStack   *side,
                         const char *name);

G_END_DECLS
