/*
 * The widgets that answer `Why?`: a card, a line, a mark. The user asks by right click, by F2 if the widget has
 * the focus, or by a control of the widget itself.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-why-node.h"

G_BEGIN_DECLS

/* Returns the reasons for the content of @widget (transfer full); NULL where there are none. */
typedef GListModel *(*HuWhyFunc) (GtkWidget  *widget,
                                  HuGame     *game,
                                  HuSnapshot *shown);

void        hu_why_target_set  (GtkWidget  *widget,
                                HuWhyFunc   func,
                                gboolean    by_click); /* a right click asks; it has no menu of its own */
/* Has the window open them. */
void        hu_why_target_open (GtkWidget  *widget);

/* For the window: the widget whose reasons are being opened, or the one with the focus; or NULL. */
GtkWidget  *hu_why_target_find (GtkWindow  *window);
GListModel *hu_why_target_list (GtkWidget  *target,
                                HuGame     *game,
                                HuSnapshot *shown) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
