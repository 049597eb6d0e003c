/*
 * The supply of each side, whichever rule systems are in force: a group for the page of the rules.
 */
#pragma once

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* (transfer floating) */
GtkWidget *hu_workshop_supply_new (HuWorkshopBench *bench);

G_END_DECLS
