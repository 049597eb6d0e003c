/*
 * Why: a tree of reasons, from the verdict or a hex down to facts.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-why-node.h"

G_BEGIN_DECLS

#define HU_TYPE_WHY_POPOVER (hu_why_popover_get_type ())
G_DECLARE_FINAL_TYPE (HuWhyPopover, hu_why_popover, HU, WHY_POPOVER, GtkPopover)

/* Signals "show-hexes" and "light-hexes" (GArray of HuHex, or NULL), "show-event" (guint). A rule's number
 * activates win.rule with it. @nodes: HuWhyNode. */
GtkWidget *hu_why_popover_new      (GListModel   *nodes);

G_END_DECLS
