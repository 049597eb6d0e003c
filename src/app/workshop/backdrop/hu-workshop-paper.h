/*
 * The map's paper, its grid and the picture under it: rows, and the commands of menus and keys.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* (transfer floating): a row with the grid, and the button that changes it. */
GtkWidget *hu_workshop_grid_row       (HuWorkshopBench *bench);
/* (transfer floating): the background picture: a row that unfolds. */
GtkWidget *hu_workshop_backdrop_row   (HuWorkshopBench *bench);

void       hu_workshop_paper_regrid   (HuWorkshopBench *bench);
/* Asks for a picture. */
void       hu_workshop_paper_choose   (HuWorkshopBench *bench);
gboolean   hu_workshop_paper_is_choosing (HuWorkshopBench *bench);
/* A file that is no picture is refused, and the previous picture stays. */
void       hu_workshop_paper_take     (HuWorkshopBench *bench,
                                       GFile           *picture);
/* Shows or hides the picture. */
void       hu_workshop_paper_toggle   (HuWorkshopBench *bench);
void       hu_workshop_paper_align    (HuWorkshopBench *bench);
void       hu_workshop_paper_clear    (HuWorkshopBench *bench);

G_END_DECLS
