/*
 * Names that the toolkit's own parts lack for screen readers.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Names the entry of a row by the row's title, now and whenever it changes. */
void hu_accessible_name_entry  (AdwEntryRow   *row);
/* Names the switch of an expander row by the row's title. */
void hu_accessible_name_expander (AdwExpanderRow *row);
/* Names the rows of a table, which have the focus, by the table. */
void hu_accessible_name_table  (GtkColumnView *view);
/* Gives the scrolled window in @widget, which can have the focus, the name @name. */
void hu_accessible_name_scroll (GtkWidget     *widget,
                                const char    *name);

/* From now on no button has two names, or is named by its class, including the toolkit's own. */
void hu_accessible_name_buttons (void);

G_END_DECLS
