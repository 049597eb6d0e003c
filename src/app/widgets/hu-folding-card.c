/*
 * The interface of cards that fold where the map has no room for them.
 */
#include "hu-folding-card.h"

G_DEFINE_INTERFACE (HuFoldingCard, hu_folding_card, GTK_TYPE_WIDGET)

static void
hu_folding_card_default_init (HuFoldingCardInterface *iface)
{
}

void
hu_folding_card_measure (HuFoldingCard  *self,
                         gboolean        folded,
                         GtkRequisition *size)
{
  g_return_if_fail (HU_IS_FOLDING_CARD (self) && size != NULL);

  HU_FOLDING_CARD_GET_IFACE (self)->measure (self, folded, size);
}

void
hu_folding_card_set_folded (HuFoldingCard *self,
                            gboolean       folded)
{
  g_return_if_fail (HU_IS_FOLDING_CARD (self));

  HU_FOLDING_CARD_GET_IFACE (self)->set_folded (self, folded);
}
