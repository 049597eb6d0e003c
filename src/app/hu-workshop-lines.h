/*
 * The lines of the map that are there already, and the clock of the start:
 * groups for the pages of map and start.
 */
#pragma once

#include "hu-workshop-page.h"

G_BEGIN_DECLS

/* Roads, railways, streams, front lines, in the order in which they are drawn; (transfer floating). */
GtkWidget *hu_workshop_lines_new (HuWorkshopBench *bench);
/* With which turn, player turn and phase the game begins; (transfer floating). */
GtkWidget *hu_workshop_clock_new (HuWorkshopBench *bench);

G_END_DECLS
