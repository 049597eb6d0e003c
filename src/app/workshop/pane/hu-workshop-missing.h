/*
 * The things that an imported draft still lacks: a line for each, with a link to the place to add it.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* The page of the rules marks its switches so: a link that is no pointer. */
#define HU_WORKSHOP_LINK_SYSTEMS "rule-systems"

/* How many things an imported draft still lacks, faults not counted; 0 of another one. */
guint      hu_workshop_missing_count (HuWorkshopBench *bench);
/* (transfer floating): a group of rows. */
GtkWidget *hu_workshop_missing_new (HuWorkshopBench *bench);

G_END_DECLS
