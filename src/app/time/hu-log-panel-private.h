/*
 * The private interface that the files of the log share.
 */
#pragma once

#include "hu-log-model.h"
#include "hu-log-panel.h"

G_BEGIN_DECLS

struct _HuLogPanel
{
  HuPanel      parent_instance;

  HuGame      *game;
  HuLogModel  *model;
  GPtrArray   *rows;   /* HuLogLine: of all the list's lines */
  guint        sought; /* the event (1 …) to show, set since the game changed; or 0 */
  guint        fill_tick;
  gint64       first_frame; /* that shows the game; its lines come after it */
  guint        tell_tick;
  guint        scroll_tick;
  gint64       scroll_frame; /* that lays out what is scrolled to */
  gboolean     lags;   /* the list is hidden: scroll to the event when it is shown */

  GtkStack    *stack;
  GtkListView *list;
};

/* A line of the log; kept with its widget. */
typedef struct
{
  GtkListItem *item; /* borrowed */
  GtkWidget   *row;
  gulong       applied_handler;
  gboolean     stale;   /* it tells nothing, or what is not so any more */
  gboolean     listens; /* to the focus of the list's own row around it */
} HuLogLine;

/* hu-log-panel-line.c */
HuLogLine  *_hu_log_line_new             (GtkListItem *item); /* owned by the item's child */
/* NULL out of the list. */
HuLogPanel *_hu_log_line_get_panel       (GtkWidget   *row);
void        _hu_log_line_listen_to_focus (HuLogLine   *self);

G_END_DECLS
