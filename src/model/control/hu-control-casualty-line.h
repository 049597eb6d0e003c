/*
 * Casualty and exit points as a list: one object per line, with the sum so far.
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_CASUALTY_LINE (hu_casualty_line_get_type ())
G_DECLARE_FINAL_TYPE (HuCasualtyLine, hu_casualty_line, HU, CASUALTY_LINE, GObject)

typedef enum
{
  HU_LINE_ELIMINATED,
  HU_LINE_CAPTURED,   /* prisoners held, and equipment */
  HU_LINE_EXITED,
  HU_LINE_ADJUSTED,
} HuCasualtyKind;

guint          hu_casualty_line_get_event  (HuCasualtyLine *self);
HuCasualtyKind hu_casualty_line_get_kind   (HuCasualtyLine *self);
gboolean       hu_casualty_line_is_exit    (HuCasualtyLine *self); /* of exit points, corrections too */
HuSide         hu_casualty_line_get_side   (HuCasualtyLine *self); /* to whom the points go */
const char    *hu_casualty_line_get_side_name (HuCasualtyLine *self);
gint64         hu_casualty_line_get_points (HuCasualtyLine *self);
gint64         hu_casualty_line_get_total  (HuCasualtyLine *self); /* of that side, up to and with this line */
/* Worded when first asked for, and then kept. */
const char    *hu_casualty_line_get_text   (HuCasualtyLine *self); /* "KV-1E 1 + MA 0 + …" */
const char    *hu_casualty_line_get_what   (HuCasualtyLine *self); /* "captured from the Russian side" */
GArray        *hu_casualty_line_list_hexes (HuCasualtyLine *self,
                                            HuGame         *game) G_GNUC_WARN_UNUSED_RESULT;

/* Makes @store (of HuCasualtyLine) list the casualties and exits of @snapshot, oldest first; lines that stay the
 * same are left alone. */
void           hu_casualty_lines_update    (GListStore     *store,
                                            HuSnapshot     *snapshot);
/* The points for the units that left through an exit area, which go to the side of the area. */
gint64         hu_casualty_area_points     (HuGame         *game,
                                            guint           area);

G_END_DECLS
