/*
 * The log as a list.
 */
#pragma once

#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_LOG_PANEL (hu_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuLogPanel, hu_log_panel, HU, LOG_PANEL, HuPanel)

G_END_DECLS
