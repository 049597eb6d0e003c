/*
 * A variation as an object, for lists.
 */
#pragma once

#include <gio/gio.h>

#include "hu-variation.h"

G_BEGIN_DECLS

#define HU_TYPE_VARIATION_ITEM (hu_variation_item_get_type ())
G_DECLARE_FINAL_TYPE (HuVariationItem, hu_variation_item, HU, VARIATION_ITEM, GObject)

HuVariationItem *hu_variation_item_new (HuVariation     *variation) G_GNUC_WARN_UNUSED_RESULT; /* takes a reference */
HuVariation     *hu_variation_item_get (HuVariationItem *self); /* borrowed */

G_END_DECLS
