/*
 * A large scenario in the workshop, for the benches of it.
 */
#pragma once

#include "hu-workshop-map.h"

G_BEGIN_DECLS

#define HU_BENCH_SHOP_SIDE 300 /* columns, and rows */

/* Woods, lakes, rivers, towns and 2,000 units, all over. */
HuWorkshop *hu_bench_shop_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
