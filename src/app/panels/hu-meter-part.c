/*
 * The rule systems' own parts of the meter cards.
 */
#include "hu-meter-part.h"

enum
{
  SHOW_HEXES,
  LIGHT_HEXES,
  SHOW_ROWS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (HuMeterPart, hu_meter_part, GTK_TYPE_WIDGET)

static void
hu_meter_part_default_init (HuMeterPartInterface *iface)
{
  GType type = G_TYPE_FROM_INTERFACE (iface);

  signals[SHOW_HEXES] = g_signal_new ("show-hexes", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[LIGHT_HEXES] = g_signal_new ("light-hexes", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SHOW_ROWS] = g_signal_new ("show-rows", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_ARRAY);
}

void
hu_meter_part_update (HuMeterPart *self,
                      HuSnapshot  *snapshot,
                      HuSnapshot  *what_if)
{
  g_return_if_fail (HU_IS_METER_PART (self) && snapshot != NULL);

  HU_METER_PART_GET_IFACE (self)->update (self, snapshot, what_if);
}

/* @hexes: (element-type HuHex): the hexes of the chosen item. */
void
hu_meter_part_show_hexes (HuMeterPart *self,
                          GArray      *hexes)
{
  g_return_if_fail (HU_IS_METER_PART (self) && hexes != NULL);

  g_signal_emit (self, signals[SHOW_HEXES], 0, hexes);
}

/* @hexes: (element-type HuHex): the hexes of the item under the pointer, or NULL. */
void
hu_meter_part_light_hexes (HuMeterPart *self,
                           GArray      *hexes)
{
  g_return_if_fail (HU_IS_METER_PART (self));

  g_signal_emit (self, signals[LIGHT_HEXES], 0, hexes);
}

/* @rows: (element-type gint): the rows of the chosen item; @units: (element-type HuHex): the hexes of units that
 * could close them. */
void
hu_meter_part_show_rows (HuMeterPart *self,
                         GArray      *rows,
                         GArray      *units)
{
  g_return_if_fail (HU_IS_METER_PART (self) && rows != NULL && units != NULL);

  g_signal_emit (self, signals[SHOW_ROWS], 0, rows, units);
}
