/*
 * How large a picture is, without drawing it.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* FALSE where it is no picture that can be read. */
gboolean hu_import_picture_size (GBytes *bytes,
                                 gint   *width,
                                 gint   *height);

G_END_DECLS
