/*
 * A part of the window that can be made to wait: until its turn it keeps showing its last picture, whatever
 * changes in it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HU_TYPE_TURN (hu_turn_get_type ())
G_DECLARE_FINAL_TYPE (HuTurn, hu_turn, HU, TURN, GtkWidget)

void     hu_turn_set_waiting (HuTurn   *self,
                              gboolean  waiting);
gboolean hu_turn_is_waiting  (HuTurn   *self);
/* Work was postponed while it waited, and is not shown yet. */
gboolean hu_turn_is_late     (HuTurn   *self);
/* Since this was last asked. */
gboolean hu_turn_was_drawn   (HuTurn   *self);

G_END_DECLS
