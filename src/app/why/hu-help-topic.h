/*
 * The pages of the rules and the glossary on the parts of the window, for F1. Each part tells its own.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-session.h"

G_BEGIN_DECLS

/* Finds the page on what @widget shows now (transfer full); NULL: what the widget is a part of tells. */
typedef char *(*HuTopicFunc) (HuSession *session,
                              GtkWidget *widget);

/* Ties @widget to a page that is always the same, or to a function that finds it. */
void  hu_help_topic_set      (GtkWidget  *widget,
                              const char *topic); /* static */
void  hu_help_topic_set_func (GtkWidget  *widget,
                              HuTopicFunc func);

/* Returns the page about the content of @widget, or of the nearest part around it that has one, as
 * hu_rules_window_show() takes it; the overview if none has; (transfer full). */
char *hu_help_topic_find     (HuSession  *session,
                              GtkWidget  *widget) G_GNUC_WARN_UNUSED_RESULT;

/* For those functions (transfer full): the pages on what decides the game, on a meter, or on a hex, which may be
 * HU_HEX_NONE; NULL where there is none. */
char *hu_help_topic_of_game  (HuSession  *session) G_GNUC_WARN_UNUSED_RESULT;
char *hu_help_topic_of_meter (HuSession  *session,
                              HuMeterKind kind) G_GNUC_WARN_UNUSED_RESULT;
char *hu_help_topic_of_hex   (HuSession  *session,
                              HuHex       hex) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
