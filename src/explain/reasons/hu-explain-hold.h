/*
 * Words for a place that a side holds or does not hold, and for what its holding has scored.
 */
#pragma once

#include "hu-held-place.h"
#include "hu-ledger.h"

G_BEGIN_DECLS

/* "The German side holds it now.", or that which is missing; @over: the game has been decided.  (transfer full) */
char *hu_explain_hold         (const HuScenario *scenario,
                               const HuHeldPlace     *hold,
                               gboolean          over);
/* Since when nobody else has controlled a place, where no event brought it.  (transfer full) */
char *hu_explain_held_since   (const HuScenario *scenario,
                               HuSide            owner);
/* By which event, at which moment, and by which unit (or HU_UNIT_NONE) or as the players @recorded it all of a place passed to
 * @owner; or, where it is divided, @hexes of it.  (transfer full) */
char *hu_explain_passed       (const HuScenario *scenario,
                               HuSide            owner,
                               const GArray     *hexes,
                               guint             unit,
                               gboolean          recorded,
                               guint             event,
                               const HuClock    *clock);
/* The hexes that the side would have to enter, and its nearest unit; NULL: it controls all.  (transfer full) */
char *hu_explain_hold_missing (const HuScenario *scenario,
                               const HuHeldPlace     *hold,
                               gboolean          over);
/* The points that @side has scored for @place by an item of the schedule, and when; NULL: none.  @decided: the event that decided
 * the game, or HU_REASON_NO_EVENT.  (transfer full) */
char *hu_explain_scored       (const HuScenario *scenario,
                               const GPtrArray  *ledger, /* HuLedgerEntry */
                               guint             item,
                               HuSide            side,
                               gint              place,
                               guint             decided);
/* From an event on @place counts for @side, or no longer; @item: what of it gives points.  (transfer full) */
char *hu_explain_counts_for   (const HuScenario *scenario,
                               guint             place,
                               HuSide            side,
                               gboolean          counts,
                               const char       *item);
/* So many @points, which @side has got so many @times, the last time at @event; @ended: the game has been decided. */
char *hu_explain_given_so_often (const HuScenario *scenario,
                               HuSide            side,
                               gint64            times,
                               gint64            points,
                               guint             scale,
                               guint             event,
                               gboolean          ended);
/* All points that @side has by an item, and when it got them; NULL: none.  @decided: as above.  (transfer full) */
char *hu_explain_given        (const HuScenario *scenario,
                               const GPtrArray  *ledger,
                               guint             item,
                               HuSide            side,
                               guint             decided);
/* Says that @side has got no points by an item. */
char *hu_explain_given_none   (const HuScenario *scenario,
                               HuSide            side,
                               gboolean          ended);
/* A gain of the end of the game that a side would have no more, or would then have; @what: it is for.  (transfer full) */
char *hu_explain_foreseen     (const HuScenario    *scenario,
                               const HuLedgerEntry *entry,
                               const char          *what,
                               gboolean             lost);
/* An item that counts only once has counted; or a place is held and scores only by being taken.  (transfer full) */
char *hu_explain_scored_out   (const HuScenario *scenario,
                               HuSide            side);
char *hu_explain_scores_taken (const HuScenario *scenario,
                               HuSide            side);

G_END_DECLS
