/*
 * Printing a report: the same pages for printer, preview and file.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-pages.h"

G_BEGIN_DECLS

#define HU_TYPE_PRINT_OPERATION (hu_print_operation_get_type ())
G_DECLARE_FINAL_TYPE (HuPrintOperation, hu_print_operation, HU, PRINT_OPERATION, GtkPrintOperation)

/* Uses the page set-up and the settings of the last print. @poster_columns × @poster_rows: see HuPageSetup. */
HuPrintOperation *hu_print_operation_new (HuReport *report,
                                          guint     poster_columns,
                                          guint     poster_rows);

G_END_DECLS
