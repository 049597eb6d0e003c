/*
 * Words for what has no room on another grid.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_LOSS_TERRAIN,   /* hexes of a kind */
  HU_LOSS_HEXSIDES,
  HU_LOSS_LINE,      /* hexes of lines of a kind */
  HU_LOSS_PLACE,
  HU_LOSS_BUILDING,
  HU_LOSS_BOARD,
  HU_LOSS_BRIDGE,
  HU_LOSS_PILLBOX,
  HU_LOSS_UNIT,      /* stays, off the map */
  HU_LOSS_FIRE,
  HU_LOSS_AREA,      /* hexes that some other key lists */
  HU_LOSS_EVENT,     /* of the log */
  HU_N_LOSSES
} HuLossKind;

/* Returns a line about one loss: "12 hexes of forest", "Vyazma: 1 of its 2 hexes".  @key of the file: the kind
 * of terrain, or the key of an area; @name: the name of a place, unit or building, or the hex of a bridge; @of
 * 0: the whole thing is lost.  (transfer full) */
char *hu_explain_loss (HuLossKind  kind,
                       const char *key,
                       const char *name,
                       guint       n,
                       guint       of) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
