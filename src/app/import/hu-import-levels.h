/*
 * The levels that a file does not tell: a row for each building and bridge, and below it one for each unit there.
 */
#pragma once

#include <adwaita.h>

#include "hu-import-questions.h"

G_BEGIN_DECLS

/* (transfer floating): a group of rows, or NULL where no level is open.  Signal "settled" of @owner follows each answer. */
GtkWidget *hu_import_levels_new (GtkWidget *owner,
                                 HuImport  *import); /* borrowed */

G_END_DECLS
