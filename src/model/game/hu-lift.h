/*
 * A lift: counters that are held over the map and not put down yet.  It knows the path
 * along which they were led, the hexes that would change hands, and the resulting game.
 * The game does not change until hu_lift_put_down().
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

typedef struct _HuLift HuLift;

/* Lifts those of @units (guint) that are on the map and of the side of the first.  @anchor is the hex by which they
 * are held. */
HuLift       *hu_lift_new             (HuGame        *game,
                                       const GArray  *units,
                                       HuHex          anchor) G_GNUC_WARN_UNUSED_RESULT;
void          hu_lift_free            (HuLift        *self);

/* Leads the counters to @hex; TRUE if anything has changed. */
gboolean      hu_lift_lead_to         (HuLift        *self,
                                       HuHex          hex);
gboolean      hu_lift_step_back       (HuLift        *self);
/* Direct: puts the counters down without entering the hexes on the way. */
gboolean      hu_lift_set_direct      (HuLift        *self,
                                       gboolean       direct);
gboolean      hu_lift_get_direct      (const HuLift  *self);
/* The line as it is drawn, through enemy units too. */
gboolean      hu_lift_set_through     (HuLift        *self,
                                       gboolean       through);
gboolean      hu_lift_get_through     (const HuLift  *self);

/* The level on which they end, in a hex that has it: the level shown, or one chosen for the hex below them. */
gboolean      hu_lift_look_at_level   (HuLift        *self,
                                       HuStorey       level);
gboolean      hu_lift_choose_level    (HuLift        *self,
                                       HuStorey       level);
HuStorey      hu_lift_get_level       (const HuLift  *self);
gboolean      hu_lift_is_level_chosen (const HuLift  *self);
/* In Bypass all the way. */
gboolean      hu_lift_set_bypass      (HuLift        *self,
                                       gboolean       bypass);
gboolean      hu_lift_get_bypass      (const HuLift  *self);

const GArray *hu_lift_get_units       (const HuLift  *self); /* guint */
HuHex         hu_lift_get_anchor      (const HuLift  *self);
HuHex         hu_lift_get_target      (const HuLift  *self);
const GArray *hu_lift_get_path        (const HuLift  *self); /* HuHex, the anchor first; NULL when direct or astray */
/* The path of each unit: GArray of HuHex beside the units, from the hex where it is to the hex where it ends; two
 * hexes that are not adjacent: without a path. */
const GPtrArray *hu_lift_get_ways     (const HuLift  *self);
/* Tells whether a unit would be put down without a path, because none leads there. */
gboolean      hu_lift_is_astray       (const HuLift  *self);
HuSide        hu_lift_get_side        (const HuLift  *self);
gboolean      hu_lift_has_moved       (const HuLift  *self);
/* HuHex: would pass to the lift's side. */
const GArray *hu_lift_get_changing    (const HuLift  *self);
/* The game as if put down here; NULL if nothing has moved, or if that is impossible. */
HuSnapshot   *hu_lift_get_snapshot    (const HuLift  *self);

/* Appends one gesture to the game, or nothing if nothing has moved.  FALSE with @refusal: the counters are still
 * held. */
gboolean      hu_lift_put_down        (HuLift        *self,
                                       HuRefusal     *refusal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLift, hu_lift_free)

G_END_DECLS
