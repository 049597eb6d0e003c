/*
 * The name of a file as people say it, and whether it can be one.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char    *hu_file_dup_name  (GFile *file) G_GNUC_WARN_UNUSED_RESULT;
/* The same without ".hexgame": what the progress of a lesson goes by. */
char    *hu_file_dup_stem  (GFile *file) G_GNUC_WARN_UNUSED_RESULT;
gboolean hu_file_has_place (GFile *file);

G_END_DECLS
