/*
 * The log as a list.
 */
#pragma once

#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_LOG_PANEL (hu_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuLogPanel, hu_log_panel, HU, LOG_PANEL, HuPanel)

/* The event (1 …) whose line has the focus; 0: none. */
guint hu_log_panel_get_focused (HuLogPanel *self);

G_END_DECLS
