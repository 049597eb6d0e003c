/*
 * Offers what was not saved when the program ended too early.
 */
#pragma once

#include "hu-application.h"

G_BEGIN_DECLS

/* Asks on @window, if anything was left; what is recovered opens in windows of its own. */
void hu_recovery_offer  (HuApplication  *application,
                         GtkWindow      *window);
/* Looks whether there is anything to offer: app.recover can be asked for or not. */
void hu_recovery_update (GtkApplication *application);

G_END_DECLS
