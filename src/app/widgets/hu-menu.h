/*
 * Items of menus that are made by the program, and menus that are made once somebody opens them.
 */
#pragma once

#include <glib.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @label: with a mnemonic, or escaped (see hu_mnemonic_escape()); @target: floating, or NULL. */
void hu_menu_append (GMenu      *menu,
                     const char *label,
                     const char *action,
                     GVariant   *target);
/* @id: of a menu in hu-menus.ui; a literal.  A menu in a template would be read with each window, and never freed. */
void hu_menu_make_later (GtkMenuButton *button,
                         const char    *id);

/* For items of a menu, and other labels in which an underscore underlines a letter. */
char *hu_mnemonic_escape (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
