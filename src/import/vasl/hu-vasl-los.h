/*
 * The LOSData of a VASL board: the ground under each pixel of its picture, and the hexes with a stairwell.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define HU_VASL_PIXELS_MOST (64 << 20)

/* Kinds of ground, as ranges of codes. */
typedef enum
{
  HU_VASL_GROUND_OPEN,
  HU_VASL_GROUND_BUILDING,
  HU_VASL_GROUND_ROWHOUSE_WALL,
  HU_VASL_GROUND_WATER,
  HU_VASL_GROUND_MARSH,
  HU_VASL_GROUND_WOODS,
  HU_VASL_GROUND_ORCHARD,
  HU_VASL_GROUND_ROAD,
  HU_VASL_GROUND_WALL,
  HU_VASL_GROUND_HEDGE,
  HU_VASL_GROUND_BOCAGE,
  HU_VASL_GROUND_CLIFF,
  HU_VASL_GROUND_BRIDGE,
  HU_VASL_GROUND_RUBBLE,
  HU_VASL_GROUND_GUTTED,
  HU_VASL_GROUND_OTHER,
  HU_VASL_N_GROUNDS,
} HuVaslGround;

typedef struct
{
  gint     width;  /* in hexes */
  gint     height; /* hexes of each second column; the columns between have one more */
  gint     grid_width; /* in pixels */
  gint     grid_height;
  guint8  *codes;  /* [grid_width * grid_height], column by column */
  guint8  *stairs; /* one for each hex, column by column: 1 where there is a stairwell */
  gsize    n_stairs;
  gboolean uneven; /* some ground is not on level 0 */
} HuVaslLos;

/* @bytes: as they lie in the board, packed with gzip. */
HuVaslLos    *hu_vasl_los_new    (GBytes          *bytes,
                                  GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void          hu_vasl_los_free   (HuVaslLos       *self);
/* Whether the first column has one hex more than the second, rather than one less; @otherwise where both are as many
 * hexes. */
gboolean      hu_vasl_los_is_first_longer (const HuVaslLos *self,
                                           gboolean         otherwise);
/* Sets @error: the file is longer or shorter than its size says. Returns FALSE. */
gboolean      hu_vasl_los_refuse_length (GError       **error);
HuVaslGround  hu_vasl_ground     (guint8           code);
/* Storeys above the ground of a building, by its code alone. */
gint          hu_vasl_storeys    (guint8           code);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVaslLos, hu_vasl_los_free)

G_END_DECLS
