/*
 * A drag: counters that are held over the map and not put down yet.  It knows the path
 * along which they were led, the hexes that would change hands, and the resulting game.
 * The game does not change until hu_drag_put_down().
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

typedef struct _HuDrag HuDrag;

/* Lifts those of @units (guint) that are on the map and of the side of the first.  @anchor is the hex by which they
 * are held. */
HuDrag       *hu_drag_new             (HuGame        *game,
                                       const GArray  *units,
                                       HuHex          anchor) G_GNUC_WARN_UNUSED_RESULT;
void          hu_drag_free            (HuDrag        *self);

/* Leads the counters to @hex; TRUE if anything has changed. */
gboolean      hu_drag_lead_to         (HuDrag        *self,
                                       HuHex          hex);
gboolean      hu_drag_step_back       (HuDrag        *self);
/* Direct: puts the counters down without entering the hexes on the way. */
gboolean      hu_drag_set_direct      (HuDrag        *self,
                                       gboolean       direct);
gboolean      hu_drag_get_direct      (const HuDrag  *self);
/* The line as it is drawn, through enemy units too. */
gboolean      hu_drag_set_through     (HuDrag        *self,
                                       gboolean       through);

/* The storey on which they end, in a hex that has it: the storey shown, or one chosen for the hex below them. */
gboolean      hu_drag_look_at_storey  (HuDrag        *self,
                                       HuStorey       storey);
gboolean      hu_drag_choose_storey   (HuDrag        *self,
                                       HuStorey       storey);
HuStorey      hu_drag_get_storey      (const HuDrag  *self);
gboolean      hu_drag_is_storey_chosen (const HuDrag  *self);
/* In Bypass all the way. */
gboolean      hu_drag_set_bypass      (HuDrag        *self,
                                       gboolean       bypass);
gboolean      hu_drag_get_bypass      (const HuDrag  *self);

const GArray *hu_drag_get_units       (const HuDrag  *self); /* guint */
HuHex         hu_drag_get_anchor      (const HuDrag  *self);
HuHex         hu_drag_get_target      (const HuDrag  *self);
/* The path of each unit: GArray of HuHex beside the units, from the hex where it is to the hex where it ends; two
 * hexes that are not adjacent: without a path. */
const GPtrArray *hu_drag_get_ways     (const HuDrag  *self);
/* Tells whether a unit would be put down without a path, because none leads there. */
gboolean      hu_drag_is_astray       (const HuDrag  *self);
HuSide        hu_drag_get_side        (const HuDrag  *self);
gboolean      hu_drag_has_moved       (const HuDrag  *self);
/* HuHex: would pass to the dragged side. */
const GArray *hu_drag_get_changing    (const HuDrag  *self);
/* The game as if put down here; NULL if nothing has moved, or if that is impossible. */
HuSnapshot   *hu_drag_get_snapshot    (const HuDrag  *self);

/* Appends one gesture to the game, or nothing if nothing has moved.  FALSE with @refusal: the counters are still
 * held. */
gboolean      hu_drag_put_down        (HuDrag        *self,
                                       HuRefusal     *refusal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuDrag, hu_drag_free)

G_END_DECLS
