/*
 * What one can ask `Why?` of: a card, a line, a mark.  By right click, by F2
 * where it has the focus, or by what the widget itself offers.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-why-node.h"

G_BEGIN_DECLS

/* The reasons of what @widget shows now (transfer full); NULL where there are none. */
typedef GListModel *(*HuWhyFunc) (GtkWidget  *widget,
                                  HuGame     *game,
                                  HuSnapshot *shown);

void        hu_why_target_set  (GtkWidget  *widget,
                                HuWhyFunc   func,
                                gboolean    by_click); /* a right click asks; it has no menu of its own */
/* Has the window open them. */
void        hu_why_target_open (GtkWidget  *widget);

/* For the window: what is being opened, or what has the focus; or NULL. */
GtkWidget  *hu_why_target_find (GtkWindow  *window);
GListModel *hu_why_target_list (GtkWidget  *target,
                                HuGame     *game,
                                HuSnapshot *shown) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
