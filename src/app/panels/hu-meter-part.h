/*
 * A rule system's own part of the meter cards, beside or within them.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-snapshot.h"

G_BEGIN_DECLS

#define HU_TYPE_METER_PART (hu_meter_part_get_type ())
G_DECLARE_INTERFACE (HuMeterPart, hu_meter_part, HU, METER_PART, GtkWidget)

/*
 * Signals when an item is chosen: "show-hexes" (GArray of HuHex); "show-rows" (GArray of gint, GArray of HuHex:
 * of units that could close them). While the pointer is on an item: "light-hexes" (GArray of HuHex, or NULL).
 */
struct _HuMeterPartInterface
{
  GTypeInterface parent_interface;

  void (*update) (HuMeterPart *self,
                  HuSnapshot  *snapshot,
                  HuSnapshot  *what_if);
};

/* @what_if: the game as it would be, or NULL. */
void hu_meter_part_update      (HuMeterPart *self,
                                HuSnapshot  *snapshot,
                                HuSnapshot  *what_if);

/* For the parts themselves. */
void hu_meter_part_show_hexes  (HuMeterPart *self,
                                GArray      *hexes);
void hu_meter_part_light_hexes (HuMeterPart *self,
                                GArray      *hexes); /* or NULL */
void hu_meter_part_show_rows   (HuMeterPart *self,
                                GArray      *rows,
                                GArray      *units);

G_END_DECLS
