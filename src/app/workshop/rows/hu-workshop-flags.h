/*
 * Rows for the words in a list of the draft, and for places where something comes from.
 */
#pragma once

#include <adwaita.h>

#include "hu-format.h"
#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* Adds a switch for each word of a list at @pointer; @words: those, with commas, in the order in which the draft gets
 * them; NULL: all of the field's. */
void hu_workshop_flags_fill    (HuWorkshopBench *bench,
                                GtkWidget       *parent,
                                const char      *pointer,
                                const HuField   *field,
                                const char      *words);
/* Adds the choice between edges of the map and hexes, of where supply comes from for one, and the rows of each. */
void hu_workshop_flags_sources (HuWorkshopBench *bench,
                                GtkWidget       *parent,
                                const char      *pointer,
                                const HuField   *field);

G_END_DECLS
