/*
 * How the person prints: paper, margins, printer.  Remembered for the session
 * and, in a file of the user's configuration, for the next one.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-pages.h"

G_BEGIN_DECLS

/* Both borrowed, until they are set. */
GtkPageSetup     *hu_print_settings_get_page_setup (void);
GtkPrintSettings *hu_print_settings_get_settings   (void);
/* NULL leaves that one as it is.  What cannot be written is lost with the session, and no reason to bother anybody. */
void              hu_print_settings_set            (GtkPageSetup     *page_setup,
                                                    GtkPrintSettings *settings);
/* Forgets what is remembered in memory, and reads the file anew when next asked. */
void              hu_print_settings_forget         (void);

/* The page set-up as pages take it; the margins are the larger of the printer's and ours. */
void              hu_print_settings_fill           (GtkPageSetup     *page_setup,
                                                    HuPageSetup      *setup);

G_END_DECLS
