/*
 * A variation as an object, for lists.
 */
#include "hu-variation-item.h"

struct _HuVariationItem
{
  GObject      parent_instance;

  HuVariation *variation;
};

G_DEFINE_FINAL_TYPE (HuVariationItem, hu_variation_item, G_TYPE_OBJECT)

static void
hu_variation_item_finalize (GObject *object)
{
  g_clear_pointer (&HU_VARIATION_ITEM (object)->variation, hu_variation_unref);

  G_OBJECT_CLASS (hu_variation_item_parent_class)->finalize (object);
}

static void
hu_variation_item_class_init (HuVariationItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_variation_item_finalize;
}

static void
hu_variation_item_init (HuVariationItem *self)
{
}

HuVariationItem *
hu_variation_item_new (HuVariation *variation)
{
  HuVariationItem *self;

  g_return_val_if_fail (variation != NULL, NULL);

  self = g_object_new (HU_TYPE_VARIATION_ITEM, NULL);
  self->variation = hu_variation_ref (variation);

  return self;
}

HuVariation *
hu_variation_item_get (HuVariationItem *self)
{
  g_return_val_if_fail (HU_IS_VARIATION_ITEM (self), NULL);

  return self->variation;
}
