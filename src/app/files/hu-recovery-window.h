/*
 * The list of unsaved games of programs that ended too early, with a choice for each.
 */
#pragma once

#include <adwaita.h>

#include "hu-recovery-row.h"

G_BEGIN_DECLS

#define HU_TYPE_RECOVERY_WINDOW (hu_recovery_window_get_type ())
G_DECLARE_FINAL_TYPE (HuRecoveryWindow, hu_recovery_window, HU, RECOVERY_WINDOW, AdwWindow)

/* Opens a game that was left, in a window of its own. */
typedef void (*HuRecoverFunc) (GtkApplication *application,
                               HuRecovery     *left);

GtkWidget     *hu_recovery_window_new     (GtkWindow        *parent,
                                           GPtrArray        *list,
                                           HuRecoverFunc     recover);

G_END_DECLS
