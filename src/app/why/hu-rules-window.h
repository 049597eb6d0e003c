/*
 * The rules in the program's own words: a list of them, a page with a small drawing for each, and the glossary
 * with a page for each term.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HU_TYPE_RULES_WINDOW (hu_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (HuRulesWindow, hu_rules_window, HU, RULES_WINDOW, AdwWindow)

/* The window's "try it" activates win.try-rule of @parent. */
GtkWidget        *hu_rules_window_new      (GtkWindow        *parent);
/* FALSE where there is no page of it. */
gboolean          hu_rules_window_show     (HuRulesWindow    *self,
                                            const char       *id);

G_END_DECLS
