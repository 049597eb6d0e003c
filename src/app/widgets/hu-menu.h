/*
 * Items of menus that are made by the program.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* @label: with a mnemonic, or escaped (see hu_mnemonic_escape()); @target: floating, or NULL. */
void hu_menu_append (GMenu      *menu,
                     const char *label,
                     const char *action,
                     GVariant   *target);

G_END_DECLS
