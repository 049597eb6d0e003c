/*
 * The person's settings.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-style.h"

G_BEGIN_DECLS

/* Borrowed; the same for the whole program. */
GSettings *hu_settings_get       (void);
/* The map's style as the settings have it. */
HuStyle    hu_settings_get_style (void);
/* Calls @changed with @object whenever that changes, as long as @object lives. */
void       hu_settings_watch_style (gpointer object,
                                    GCallback changed);

/* Gives @window the size that the last one had, and remembers its own. */
void       hu_settings_bind_size (GtkWindow *window);

G_END_DECLS
