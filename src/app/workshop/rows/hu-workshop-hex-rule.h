/*
 * A set of hexes by rule, put together by clicks: what it is, within how many hexes of what, and sets within sets.
 */
#pragma once

G_BEGIN_DECLS

/* Gives a row of hexes a button that shows the forms of the set, and of those within it, in a row for the place below,
 * (transfer floating).  NULL: @row is no such row, or takes no rule. */
GtkWidget *hu_workshop_hex_rule_attach (GtkWidget *row);

G_END_DECLS
