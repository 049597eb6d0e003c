/*
 * The bands of the levels of victory, and a needle over them.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-snapshot.h"

G_BEGIN_DECLS

#define HU_TYPE_LEVEL_DIAL (hu_level_dial_get_type ())
G_DECLARE_FINAL_TYPE (HuLevelDial, hu_level_dial, HU, LEVEL_DIAL, GtkWidget)

/* @now and @what_if (or NULL) must have front-line in force. */
void   hu_level_dial_set      (HuLevelDial      *self,
                               const HuSnapshot *now,
                               const HuSnapshot *what_if);
/* Where the needle stands, 0 … 1 over all bands; -1: nowhere, there is no result. */
double hu_level_dial_position (const HuSnapshot *snapshot);

G_END_DECLS
