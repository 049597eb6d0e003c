/*
 * What people call a file.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char *hu_file_dup_name (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
