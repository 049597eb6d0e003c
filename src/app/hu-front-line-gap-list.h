/*
 * The gaps of a line that will be examined, each with the unit that could
 * close it soonest.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-snapshot.h"

G_BEGIN_DECLS

#define HU_TYPE_GAP_LIST (hu_gap_list_get_type ())
G_DECLARE_FINAL_TYPE (HuGapList, hu_gap_list, HU, GAP_LIST, GtkWidget)

/* Signal "show-gap" (gint row, HuHex of the unit or HU_HEX_NONE). */
GtkWidget *hu_gap_list_new    (HuSide      side);
/* Shows itself only where the player turn will cost something. */
void       hu_gap_list_update (HuGapList  *self,
                               HuSnapshot *snapshot);

G_END_DECLS
