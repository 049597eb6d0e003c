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
/* Shows @text for some seconds, in the toast overlay that @widget is in. */
void hu_message_toast (GtkWidget  *widget,
                       const char *text);

G_END_DECLS
