/*
 * Ways over the map: the hexes that a unit goes through when a player moves it, and the ways
 * that units went.  This code knows obstacles, but no movement allowances.
 */
#pragma once

#include "hu-snapshot.h"

G_BEGIN_DECLS

/* The obstacles between two hexes; an impassable hex is always one. */
typedef struct
{
  const HuMap  *map;
  const guint8 *enemy;    /* [n_hexes] not to be gone through, but a way may end there; NULL: no such hex */
  gboolean      barriers; /* lake and cliff hexsides are not crossed */
} HuWayGround;

/* [n_hexes] 1 where an enemy of @side stands that the snapshot's viewer sees. */
guint8    *hu_way_mark_enemies (const HuSnapshot  *snapshot,
                                HuSide             side) G_GNUC_WARN_UNUSED_RESULT;
/* The enemies of @unit in @hex that everybody sees; (transfer full) (element-type guint). */
GArray    *hu_way_list_enemies (const HuState     *state,
                                guint              unit,
                                HuHex              hex) G_GNUC_WARN_UNUSED_RESULT;

/* The place of @hex after it has moved with @a to @b; HU_HEX_NONE where the map has no hex there. */
HuHex      hu_way_displace     (const HuGrid      *grid,
                                HuHex              hex,
                                HuHex              a,
                                HuHex              b);
/* The way along a drawn line, in @path; FALSE where its last hex cannot be reached. */
gboolean   hu_way_follow       (const HuWayGround *ground,
                                const HuHex       *drawn,
                                guint              n_drawn,
                                GArray            *path,
                                guint             *ends);

/* The hexes that each unit has stood in since @start, by unit: GArray of HuHex, or NULL where it has
 * not moved; (transfer full). */
GPtrArray *hu_way_list_gone    (const HuState     *start,
                                HuEvent * const   *events,
                                guint              n_events) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
