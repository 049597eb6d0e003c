/*
 * The changes that a position of VASSAL would bring, one by one, each with a check box; and
 * what became of the units that are not in it any more.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-follower.h"

G_BEGIN_DECLS

#define HU_TYPE_CHANGE_LIST (hu_change_list_get_type ())
G_DECLARE_FINAL_TYPE (HuChangeList, hu_change_list, HU, CHANGE_LIST, GtkWidget)

GtkWidget  *hu_change_list_new        (HuFollower   *follower);
/* (transfer full) (element-type HuEvent): those that are checked */
GPtrArray  *hu_change_list_dup_events (HuChangeList *self) G_GNUC_WARN_UNUSED_RESULT;
HuMatchGone hu_change_list_get_gone   (HuChangeList *self);

G_END_DECLS
