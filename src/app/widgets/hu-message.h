/*
 * Messages that the user can only acknowledge.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hu_message_show (GtkWidget  *widget,
                      const char *heading,
                      const char *body,
                      const char *button); /* NULL: "Close" */
/* Shows @text for some seconds, in the toast overlay that @widget is in, or that is the content of this window;
 * nothing if @widget is NULL, as a window is for its sections once it has gone. */
void hu_message_toast (GtkWidget  *widget,
                       const char *text);
/* The same for a toast with a button. */
void hu_message_add_toast (GtkWidget *widget,
                           AdwToast  *toast); /* (transfer full) */

G_END_DECLS
