/*
 * The row that lets each side control where its units stand.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* A switch, which says what it writes; (transfer floating). */
GtkWidget *hu_workshop_follow_row_new (HuWorkshopBench *bench);

G_END_DECLS
