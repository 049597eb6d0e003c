/*
 * Casualty and exit points as rows, each with the sum so far (26.2).
 */
#pragma once

#include "hu-row.h"

G_BEGIN_DECLS

enum
{
  HU_CASUALTY_ROW_EVENT,
  HU_CASUALTY_ROW_SIDE,   /* to whom the points go */
  HU_CASUALTY_ROW_TEXT,   /* "KV-1E 1 + MA 0 + …", and below it "captured from the Russian side" */
  HU_CASUALTY_ROW_POINTS,
  HU_CASUALTY_ROW_TOTAL,  /* of that side, up to and with this row */
  HU_CASUALTY_ROW_UNIT,   /* the first line of the text */
  HU_CASUALTY_ROW_COLUMNS
};

/* The groups of a filter; a row has bits 1 << group. */
enum
{
  HU_CASUALTY_ALL,
  HU_CASUALTY_ELIMINATED,
  HU_CASUALTY_CAPTURED, /* prisoners held, and equipment */
  HU_CASUALTY_EXITED,   /* exit points, corrections too */
  HU_CASUALTY_ADJUSTED,
  HU_CASUALTY_GROUPS
};

extern const HuRowKind hu_casualty_rows;

/* The points for the units that left through an exit area, which go to the side of the area. */
gint64 hu_casualty_area_points (HuGame *game,
                                guint   area);

G_END_DECLS
