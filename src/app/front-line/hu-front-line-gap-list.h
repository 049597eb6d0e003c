/*
 * The gaps of a line that will be examined, each with the unit that could close it soonest.
 */
#pragma once

#include "hu-meter-part.h"

G_BEGIN_DECLS

#define HU_TYPE_GAP_LIST (hu_gap_list_get_type ())
G_DECLARE_FINAL_TYPE (HuGapList, hu_gap_list, HU, GAP_LIST, GtkWidget)

/* A part of the meters that choosing a gap shows the row of. */
GtkWidget *hu_gap_list_new (HuSide side);

G_END_DECLS
