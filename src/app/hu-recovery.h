/*
 * Offers what was not saved when the program ended too early.
 */
#pragma once

#include "hu-application.h"

G_BEGIN_DECLS

/* Asks on @window, if anything was left; what is recovered opens in windows of its own. */
void hu_recovery_offer (HuApplication *application,
                        GtkWindow     *window);

G_END_DECLS
