/*
 * A card over the map that can fold where it has no room: it then hides what is least needed.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HU_TYPE_FOLDING_CARD (hu_folding_card_get_type ())
G_DECLARE_INTERFACE (HuFoldingCard, hu_folding_card, HU, FOLDING_CARD, GtkWidget)

struct _HuFoldingCardInterface
{
  GTypeInterface parent_interface;

  void (*measure)    (HuFoldingCard  *self,
                      gboolean        folded,
                      GtkRequisition *size);
  void (*set_folded) (HuFoldingCard  *self,
                      gboolean        folded);
};

/* Measures what it will take without its margins, when nothing moves any more. */
void hu_folding_card_measure    (HuFoldingCard  *self,
                                 gboolean        folded,
                                 GtkRequisition *size);
/* For want of room.  A card that the user has unfolded nevertheless stays so until there is room again. */
void hu_folding_card_set_folded (HuFoldingCard  *self,
                                 gboolean        folded);

G_END_DECLS
