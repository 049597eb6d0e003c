/*
 * A card over the map that can fold where it has no room, and hides what is least needed then; or become wider or lower
 * where that lets it lie beside the map.
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
  /* The next three may be NULL: then the card has one shape. */
  guint (*count_shapes)  (HuFoldingCard  *self);
  void  (*measure_shape) (HuFoldingCard  *self,
                          guint           shape,
                          GtkRequisition *size);
  void  (*set_shape)     (HuFoldingCard  *self,
                          guint           shape);
};

/* Measures what it will take without its margins, when nothing moves any more. */
void hu_folding_card_measure    (HuFoldingCard  *self,
                                 gboolean        folded,
                                 GtkRequisition *size);
/* For want of room.  A card that the user has unfolded nevertheless stays so until there is room again. */
void hu_folding_card_set_folded (HuFoldingCard  *self,
                                 gboolean        folded);
/* The shapes that an open card can take beside the map, from the usual one, 0, to wider and wider ones. */
guint hu_folding_card_count_shapes  (HuFoldingCard  *self);
void  hu_folding_card_measure_shape (HuFoldingCard  *self,
                                     guint           shape,
                                     GtkRequisition *size);
void  hu_folding_card_set_shape     (HuFoldingCard  *self,
                                     guint           shape);

G_END_DECLS
