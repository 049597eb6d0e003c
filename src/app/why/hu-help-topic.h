/*
 * Which page of the rules and the glossary is about what.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _HuWindow HuWindow;

/* Returns the page about the part with the focus, as hu_rules_window_show() takes it; the overview if there is
 * none. */
char *hu_help_topic_find   (HuWindow  *window) G_GNUC_WARN_UNUSED_RESULT;
/* The same of @widget, or of what it is a part of. */
char *hu_help_topic_find_of (HuWindow  *window,
                             GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
