/*
 * The bands of the levels of victory, and a needle over them.
 */
#pragma once

#include "hu-meter-part.h"

G_BEGIN_DECLS

#define HU_TYPE_LEVEL_DIAL (hu_level_dial_get_type ())
G_DECLARE_FINAL_TYPE (HuLevelDial, hu_level_dial, HU, LEVEL_DIAL, GtkWidget)

GtkWidget *hu_level_dial_new (void);

G_END_DECLS
