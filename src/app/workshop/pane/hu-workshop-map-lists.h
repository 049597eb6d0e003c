/*
 * The lists of the map's page: places, buildings, boards.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

GtkWidget *_hu_workshop_list_places    (HuWorkshopBench *bench);
GtkWidget *_hu_workshop_list_buildings (HuWorkshopBench *bench);
GtkWidget *_hu_workshop_list_boards    (HuWorkshopBench *bench);
/* Takes one hex from a building; the last one takes the building with it. */
void       _hu_workshop_take_from_building (HuWorkshop  *shop,
                                        HuHex            hex);

G_END_DECLS
