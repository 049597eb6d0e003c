/*
 * Declarations that the files of hu-supply-opening.h share: a question that is asked again and again with less in the way.
 */
#pragma once

#include "hu-supply-opening.h"

G_BEGIN_DECLS

typedef struct
{
  const HuSupplySituation *situation;
  HuSupplyOpening *found;
  HuSupplyField    field; /* with the blocks and sources of what is asked at the moment */
} HuOpeningSearch;

/* Does a line get through, or need the origin none? */
gboolean hu_opening_gets_through (const HuSupplyField   *field);
/* Notes where the line of @field ends; returns its hexes, which are the origin's alone at a source. */
GArray  *hu_opening_note_line    (HuSupplyOpening       *self,
                                  const HuSupplyField   *field);

/* hu-supply-sets.c: the fewest units without which a line gets through, with the sources of @search; @by_owner: hexes that the
 * enemy controls stop it where the rules say so.  TRUE: they are named. */
gboolean hu_opening_find_units   (const HuOpeningSearch *search,
                                  gboolean               by_owner);
/* hu-supply-barred.c: the sources in which no line ends. */
void     hu_opening_find_barred  (const HuOpeningSearch *search);

G_END_DECLS
