/*
 * The user's print settings: paper, margins, printer. They are kept for the session and, in a file of the
 * user's configuration, for the next one.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-pages.h"

G_BEGIN_DECLS

/* The page setup and the settings are borrowed, until they are set. */
GtkPageSetup     *hu_print_settings_get_page_setup (void);
GtkPrintSettings *hu_print_settings_get_settings   (void);
/* NULL keeps that part. If the file cannot be written, the settings last only for the session, without an error. */
void              hu_print_settings_set            (GtkPageSetup     *page_setup,
                                                    GtkPrintSettings *settings);

/* Fills the page set-up for pages; the margins are the larger of the printer's and the program's. */
void              hu_print_settings_fill           (GtkPageSetup     *page_setup,
                                                    HuPageSetup      *setup);

G_END_DECLS
