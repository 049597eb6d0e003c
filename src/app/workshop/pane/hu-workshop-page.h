/*
 * The pages of the workshop, one in each file. Each is made when it is first shown.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* The pages are (transfer floating). */
GtkWidget *hu_workshop_page_general  (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_map      (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_start    (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_calendar (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_rules    (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_check    (HuWorkshopBench *bench);

G_END_DECLS
