/*
 * Types of vehicles whose worth a file does not tell: a row for each, which opens where the user knows it.
 */
#pragma once

#include <adwaita.h>

#include "hu-import-questions.h"

G_BEGIN_DECLS

/* (transfer floating): a group of rows, or NULL where there is no such type.  Signal "settled" of @owner follows each
 * answer. */
GtkWidget *hu_import_worth_new (GtkWidget *owner,
                                HuImport  *import); /* borrowed */

/* Adds a row that says how many more there are than rows. */
void       hu_import_worth_add_rest (GtkWidget *group,
                                     guint      n);

G_END_DECLS
