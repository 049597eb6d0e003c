/*
 * Killing a program at a chosen moment, and the folder that it leaves behind.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

guint hu_kill_after   (const char * const *command,
                       guint               steps,
                       gulong              microseconds);
void  hu_clear_folder (const char         *folder);

G_END_DECLS
