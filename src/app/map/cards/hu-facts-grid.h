/*
 * The facts of a hex as a heading and a grid of labels.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-hex-facts.h"

G_BEGIN_DECLS

#define HU_TYPE_FACTS_GRID (hu_facts_grid_get_type ())
G_DECLARE_FINAL_TYPE (HuFactsGrid, hu_facts_grid, HU, FACTS_GRID, GtkWidget)

void hu_facts_grid_show (HuFactsGrid         *self,
                         HuSnapshot          *snapshot,
                         const HuSupplyLines *lines, /* or NULL */
                         HuHex                hex,
                         gboolean             units, /* name those in the hex, too */
                         guint                tells); /* see hu_hex_facts_list() */

G_END_DECLS
