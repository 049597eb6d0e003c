/*
 * The rows in which a unit of the draft gets a turn of arrival, and the place where it comes on.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* @pointer: to the unit.  (transfer floating) */
GtkWidget *hu_workshop_arrival_row (HuWorkshopBench *bench,
                                    const char      *pointer);

G_END_DECLS
