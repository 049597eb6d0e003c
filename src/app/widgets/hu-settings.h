/*
 * The person's settings.
 */
#pragma once

#include <gio/gio.h>

#include "hu-style.h"

G_BEGIN_DECLS

/* Borrowed; the same for the whole program. */
GSettings *hu_settings_get       (void);
/* The map's style as the settings have it. */
HuStyle    hu_settings_get_style (void);

G_END_DECLS
