/*
 * A game as an object: its log, the position in it, and the snapshot there.  The log is the
 * only thing ever edited; everything else follows from it.
 */
#pragma once

#include <gio/gio.h>

#include "hu-adjudicator.h"
#include "hu-variation.h"

G_BEGIN_DECLS

#define HU_TYPE_GAME (hu_game_get_type ())
G_DECLARE_FINAL_TYPE (HuGame, hu_game, HU, GAME, GObject)

/*
 * Properties, all read-only and notified only when they change: "snapshot" (boxed-like
 * pointer), "can-undo", "can-redo", "n-events" (the whole log's), "position" (events
 * applied), "head" (events that happened and were not undone; after the position only while
 * the past is shown), "viewer" (the side that views the game: HuSide).
 * Signals: "changed" (): once after each edit or move in time, however many events it took;
 * "branched" (): an event was entered while the past was shown, and later events have been
 * left behind; "undone-left" (): an event was entered after an undo, and the undone events are in the log no more.
 *
 * A *gesture* is the unit of undo: all events appended in one call of
 * hu_game_append_gesture().
 */
/* @log: HuEvents that can all be; may be NULL. */
HuGame     *hu_game_new             (HuScenario       *scenario,
                                     GPtrArray        *log) G_GNUC_WARN_UNUSED_RESULT;

HuScenario *hu_game_get_scenario    (HuGame           *self);
HuSnapshot *hu_game_get_snapshot    (HuGame           *self); /* borrowed; at the position */
guint       hu_game_get_n_events    (HuGame           *self);
guint       hu_game_get_position    (HuGame           *self);
HuEvent    *hu_game_get_event       (HuGame           *self,
                                     guint             index);
/* The events up to the head: the log that saving writes; (transfer full). */
GPtrArray  *hu_game_dup_log         (HuGame           *self) G_GNUC_WARN_UNUSED_RESULT;

/* Appends after the position, and drops undone events ("undone-left").  All of @events or none; FALSE with @refusal and the index
 * of the refused event. */
gboolean    hu_game_append          (HuGame           *self,
                                     HuEvent          *event,
                                     HuRefusal        *refusal);
gboolean    hu_game_append_gesture  (HuGame           *self,
                                     HuEvent * const  *events,
                                     guint             n_events,
                                     HuRefusal        *refusal,
                                     guint            *refused);
/* The same, with a gesture for each event. */
gboolean    hu_game_append_log      (HuGame           *self,
                                     HuEvent * const  *events,
                                     guint             n_events,
                                     HuRefusal        *refusal);
gboolean    hu_game_can_undo        (HuGame           *self);
gboolean    hu_game_can_redo        (HuGame           *self);
void        hu_game_undo            (HuGame           *self); /* one gesture */
/* The first @n_events cannot be undone: they were given.  Only hu_game_go_to() goes back over them. */
void        hu_game_set_floor       (HuGame           *self,
                                     guint             n_events);
guint       hu_game_get_floor       (HuGame           *self);
void        hu_game_redo            (HuGame           *self);
/* Undoes or redoes gestures until @n_events are applied (rounded down to a gesture). */
void        hu_game_go_to           (HuGame           *self,
                                     guint             n_events);

/* Showing the past (hu-game-time.c) undoes nothing: saving still writes all that happened. */
guint       hu_game_get_head        (HuGame           *self);
gboolean    hu_game_is_looking_back (HuGame           *self);
/* Shows the game after @n_events (up to the head; rounded down to a gesture). */
void        hu_game_look_at         (HuGame           *self,
                                     guint             n_events);
/* The moment one gesture before or after @n_events, up to the head. */
guint       hu_game_get_moment_before (HuGame         *self,
                                     guint             n_events);
guint       hu_game_get_moment_after (HuGame          *self,
                                     guint             n_events);
/* The events that the last branching left behind, and the number of events before them in @after; (transfer full)
 * (element-type HuEvent), or NULL if they do not follow the log any more. */
GPtrArray  *hu_game_dup_left_behind (HuGame           *self,
                                     guint            *after) G_GNUC_WARN_UNUSED_RESULT;
/* Puts these events back in place of the events entered since; FALSE if there are none. */
gboolean    hu_game_rejoin          (HuGame           *self);
/* The same of the undone events that an event has replaced. */
GPtrArray  *hu_game_dup_undone_left (HuGame           *self,
                                     guint            *after) G_GNUC_WARN_UNUSED_RESULT;
gboolean    hu_game_return_undone   (HuGame           *self);
/* A note changes nothing, so it may be pinned to any moment: after the event at the position. */
gboolean    hu_game_pin_note        (HuGame           *self,
                                     const char       *text,
                                     HuRefusal        *refusal);
gboolean    hu_game_unpin_note      (HuGame           *self,
                                     guint             event); /* 1 …: a note */
/* The game after @n_events, in the past or in the future, as its viewer knows it then; (transfer full). */
HuSnapshot *hu_game_get_snapshot_at (HuGame           *self,
                                     guint             n_events) G_GNUC_WARN_UNUSED_RESULT;

/* The snapshot as if @events had followed; publishes nothing.  (transfer full), or NULL with @refusal. */
HuSnapshot *hu_game_what_if         (HuGame           *self,
                                     HuEvent * const  *events,
                                     guint             n_events,
                                     HuRefusal        *refusal);
/* The game at the first moment that decides it, or at its end, if nothing but time passed from now on; @clock: (out): the phase
 * that ends then.  (transfer full); NULL: it is decided or over now, has no clock, or not all of it can be seen. */
HuSnapshot *hu_game_forecast        (HuGame           *self,
                                     HuClock          *clock);
/* The true state of the game when event @event (1 …) happened; (transfer full). */
HuSnapshot *hu_game_get_snapshot_before (HuGame       *self,
                                     guint             event) G_GNUC_WARN_UNUSED_RESULT;
/* The same as if @other had happened then, and after it the event; (transfer full), or NULL: that is refused. */
HuSnapshot *hu_game_what_if_before  (HuGame           *self,
                                     guint             event,
                                     HuEvent          *other) G_GNUC_WARN_UNUSED_RESULT;
/* The state at that moment, without verdict and meters; valid until the next call on the game. */
const HuState *hu_game_peek_before  (HuGame           *self,
                                     guint             event);

/* The side that views the game (26.15): snapshot, what-if, rulings, histories and refusals are limited to its
 * knowledge. */
gboolean    hu_game_has_views       (HuGame           *self);
HuSide      hu_game_get_viewer      (HuGame           *self); /* HU_SIDE_NONE: the truth */
void        hu_game_set_viewer      (HuGame           *self,
                                     HuSide            viewer);
HuSight     hu_game_get_sight       (HuGame           *self,
                                     guint             event); /* 1 … */
const GPtrArray *hu_game_get_rulings (HuGame          *self,
                                     guint             event); /* of event 1 …; 0: the set-up; or NULL */
guint       hu_game_get_seen_from   (HuGame           *self);

/* The clock after @n_events of the whole log; it is public. */
HuClock     hu_game_get_clock       (HuGame           *self,
                                     guint             n_events);
/* Judges at most @n ends of phases for the histories; TRUE once nothing is left to judge. */
gboolean    hu_game_remember         (HuGame           *self,
                                      guint             n);
/* The values of a meter at the set-up, at the end of each phase up to the position, and at the position, oldest
 * first (transfer full) (element-type gint64).  Computed once, then kept. */
GArray     *hu_game_get_nth_meter_history (HuGame     *self,
                                           HuMeterKind kind,
                                           guint       nth) G_GNUC_WARN_UNUSED_RESULT;

/* The game goes on as a what-if after its first @after events, and comes back as it was.  Meanwhile the log for
 * saving stays the real one. */
void        hu_game_begin_what_if   (HuGame           *self,
                                     guint             after);
void        hu_game_leave_what_if   (HuGame           *self);
void        hu_game_keep_what_if    (HuGame           *self); /* a gesture an event */
/* Adds units to what-if that the game does not have.  "roster-changed" () is emitted before
 * "changed" when the units of the scenario change. */
gboolean    hu_game_add_unit        (HuGame           *self,
                                     const HuUnit     *like,
                                     HuLocation        at,
                                     HuRefusal        *refusal);
char       *hu_game_suggest_name    (HuGame           *self) G_GNUC_WARN_UNUSED_RESULT;
guint       hu_game_count_keepable  (HuGame           *self);
HuScenario *hu_game_get_own_scenario (HuGame          *self); /* without them; borrowed */
gboolean    hu_game_in_what_if      (HuGame           *self);
guint       hu_game_get_base        (HuGame           *self);
HuSnapshot *hu_game_get_base_snapshot (HuGame         *self);
GPtrArray  *hu_game_dup_line        (HuGame           *self) G_GNUC_WARN_UNUSED_RESULT;
/* By unit, GArray of HuHex or NULL: the hexes that it went through after the first @after events, as far as the
 * viewer saw it; (transfer full). */
GPtrArray  *hu_game_dup_ways        (HuGame           *self,
                                     guint             after) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *hu_game_dup_lent        (HuGame           *self) G_GNUC_WARN_UNUSED_RESULT;

/* The players of the game, with time and place: kept beside the log.  NULL: as the scenario says.  An edit emits
 * "variations-changed", as an edit of everything beside the log does. */
const HuPlayed *hu_game_get_played   (HuGame          *self);
void        hu_game_set_played      (HuGame           *self,
                                     const HuPlayed   *played);

/* Other ways in which the game could have continued (hu-game-variations.c); signal "variations-changed" (): edited. */
GListModel *hu_game_get_variations  (HuGame           *self); /* of HuVariationItem; borrowed */
void        hu_game_set_variations  (HuGame           *self,
                                     const GPtrArray  *variations); /* HuVariation: read from a file */
GPtrArray  *hu_game_dup_variations  (HuGame           *self) G_GNUC_WARN_UNUSED_RESULT; /* HuVariation */
void        hu_game_add_variation   (HuGame           *self,
                                     HuVariation      *variation);
void        hu_game_remove_variation (HuGame          *self,
                                     guint             index);
void        hu_game_rename_variation (HuGame          *self,
                                     guint             index,
                                     const char       *name);
/* Begins what-if and plays @variation, which must be one of this game's, to its end. */
void        hu_game_try_variation   (HuGame           *self,
                                     HuVariation      *variation);

G_END_DECLS
