/*
 * The workshop's page of units: the counters of both sides, and the form of the chosen one.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* (transfer floating) */
GtkWidget *hu_workshop_page_units      (HuWorkshopBench *bench);
/* To be called each time the page is shown: another page has left the hand empty. */
void       hu_workshop_page_units_take (GtkWidget       *page);

G_END_DECLS
