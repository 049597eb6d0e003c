/*
 * The existing lines of the map, and the clock of the start: groups for the pages of map and start.
 */
#pragma once

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* Roads, railways, streams, front lines, in drawing order; (transfer floating). */
GtkWidget *hu_workshop_lines_new (HuWorkshopBench *bench);
/* The turn, player turn and phase at the start of the game; (transfer floating). */
GtkWidget *hu_workshop_clock_new (HuWorkshopBench *bench);

G_END_DECLS
