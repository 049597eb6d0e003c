/*
 * The look of a side: one of two colours, with the pattern that goes with it.
 */
#pragma once

#include "hu-scenario.h"
#include "hu-theme.h"

G_BEGIN_DECLS

/* HU_SIDE_FIRST: blue, and what goes with it; HU_SIDE_SECOND: vermilion; HU_SIDE_NONE of none.  By the colour of each side
 * in the file, else by a colour's name in its own name, else by the order of the sides. */
HuSide hu_side_look      (const HuScenario *scenario,
                          HuSide            side);

/* Gives each side of @scenario the colours and patterns of its look. */
void   hu_theme_seat     (HuTheme          *theme,
                          const HuScenario *scenario);
/* The look of @side in a theme that was seated. */
HuSide hu_theme_look     (const HuTheme    *theme,
                          HuSide            side);

G_END_DECLS
