/*
 * The interface of cards that fold, or take another shape, where the map has no room for them.
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

guint
hu_folding_card_count_shapes (HuFoldingCard *self)
{
  g_return_val_if_fail (HU_IS_FOLDING_CARD (self), 1);

  return HU_FOLDING_CARD_GET_IFACE (self)->count_shapes != NULL ? HU_FOLDING_CARD_GET_IFACE (self)->count_shapes (self) : 1;
}

void
hu_folding_card_measure_shape (HuFoldingCard  *self,
                               guint           shape,
                               GtkRequisition *size)
{
  g_return_if_fail (HU_IS_FOLDING_CARD (self) && size != NULL);

  if (HU_FOLDING_CARD_GET_IFACE (self)->measure_shape != NULL)
    HU_FOLDING_CARD_GET_IFACE (self)->measure_shape (self, shape, size);
  else
    hu_folding_card_measure (self, FALSE, size);
}

void
hu_folding_card_set_shape (HuFoldingCard *self,
                           guint          shape)
{
  g_return_if_fail (HU_IS_FOLDING_CARD (self));

  if (HU_FOLDING_CARD_GET_IFACE (self)->set_shape != NULL)
    HU_FOLDING_CARD_GET_IFACE (self)->set_shape (self, shape);
}
