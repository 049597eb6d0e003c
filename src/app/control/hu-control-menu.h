/*
 * The control system's part in the menu of a hex.
 */
#pragma once

#include <gio/gio.h>

#include "hu-snapshot.h"

G_BEGIN_DECLS

/* Offers to declare Control that a side has here and the enemy does not know of. */
void hu_control_menu_add (GMenu      *menu,
                          HuSnapshot *snapshot,
                          HuHex       hex);

G_END_DECLS
