/*
 * Names that the toolkit's own parts lack for screen readers.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What is typed into is named by the row's title, whatever that comes to be. */
void hu_spoken_name_entry  (AdwEntryRow   *row);
/* The rows of a table, which have the focus, are named by the table. */
void hu_spoken_name_table  (GtkColumnView *view);
/* What scrolls in @widget, and can be stopped at to scroll it, is called @name. */
void hu_spoken_name_scroll (GtkWidget     *widget,
                            const char    *name);

/* From now on no button is named twice, or by its class: those of the toolkit neither. */
void hu_spoken_name_buttons (void);

G_END_DECLS
