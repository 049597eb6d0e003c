/*
 * The question about an edit of the scenario that the log, or a variation, no longer fits.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-workshop.h"

G_BEGIN_DECLS

#define HU_TYPE_LOG_BREAK (hu_log_break_get_type ())
G_DECLARE_FINAL_TYPE (HuLogBreak, hu_log_break, HU, LOG_BREAK, GObject)

/* Asks from now on, in the window of @widget (borrowed), until it is freed. */
HuLogBreak *hu_log_break_new (HuWorkshop *shop,
                              GtkWidget  *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
