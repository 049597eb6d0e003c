/*
 * The objects of a map of Tiled: units, places, lines and hexsides.
 */
#pragma once

#include "hu-import.h"
#include "hu-tiled-map.h"

G_BEGIN_DECLS

typedef struct
{
  const HuTiledMap *map;
  HuMap     *to;
  gint       left, top; /* the cell that is the first hex */
  double     wide, deep; /* of a tile, in whole pairs of pixels */
  double     lane;       /* pixels from one lane to the next: columns where the map is flat, else rows */
  GPtrArray *units;     /* HuTiledObject, borrowed */
  GPtrArray *others;    /* Other: what the table of the report says of the rest */
  GHashTable *ids;      /* utf8: of places */
  guint      n_left_out; /* objects that became nothing */
  guint      n_off_border; /* pieces of lines that follow no hexside */
  guint      n_values;  /* values of units that cannot be */
  gint64     budget;    /* points and hexes that may still be looked at */
} HuTiledDrawn;

/* Draws lines, hexsides and places on @to, whose first hex is the cell @left, @top. */
HuTiledDrawn *hu_tiled_draw       (const HuTiledMap *map,
                                   HuMap            *to,
                                   gint              left,
                                   gint              top) G_GNUC_WARN_UNUSED_RESULT;
void          hu_tiled_drawn_free (HuTiledDrawn     *self);
/* Names the sides, and makes the units. */
void          hu_tiled_take_units (HuTiledDrawn     *self,
                                   HuImport         *import);
/* The rows of the table for the other objects, and what was not read of them. */
void          hu_tiled_say_drawn  (const HuTiledDrawn *self,
                                   HuImport         *import);

/* --- Shared by the two files --- */

HuHex         _hu_tiled_find_anchor (const HuTiledDrawn *self,
                                   const HuTiledObject *object);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuTiledDrawn, hu_tiled_drawn_free)

G_END_DECLS
