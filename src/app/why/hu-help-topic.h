/*
 * Which page of the rules and the glossary is about what.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-session.h"

G_BEGIN_DECLS

/* Returns the page about the content of @widget, or of the nearest part around it that has one, as
 * hu_rules_window_show() takes it; the overview if none has; (transfer full). */
char *hu_help_topic_find (HuSession *session,
                          GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
