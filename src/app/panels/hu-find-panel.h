/*
 * Search: units, places, buildings, hexes, bookmarks and the log in one list, by words and filters.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-find.h"

G_BEGIN_DECLS

#define HU_TYPE_FIND_PANEL (hu_find_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuFindPanel, hu_find_panel, HU, FIND_PANEL, GtkWidget)

/* Signals: "chosen" (HuFound), "pointed" (HuFound, or NULL: none), "removed" (guint: a bookmark). */
void        hu_find_panel_set_game  (HuFindPanel *self,
                                     HuGame      *game,       /* or NULL */
                                     HuBookmarks *bookmarks); /* or NULL */
/* Gives its entry the focus, its text selected. */
void        hu_find_panel_focus     (HuFindPanel *self);
/* -1, or what to list: a HuFoundKind. */
void        hu_find_panel_set_kind  (HuFindPanel *self,
                                     gint         kind);

G_END_DECLS
