/*
 * A message that the user can only acknowledge.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hu_message_show (GtkWidget  *widget,
                      const char *heading,
                      const char *body,
                      const char *button); /* NULL: "Close" */

G_END_DECLS
