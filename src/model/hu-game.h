/*
 * A game as an object: its log, where in it one is, and the snapshot there.
 * The log is the only thing ever edited; everything else follows from it.
 */
#pragma once

#include <gio/gio.h>

#include "hu-adjudicator.h"
#include "hu-variation.h"

G_BEGIN_DECLS

#define HU_TYPE_GAME (hu_game_get_type ())
G_DECLARE_FINAL_TYPE (HuGame, hu_game, HU, GAME, GObject)

/*
 * Properties, all read-only and notified only when they change: "snapshot"
 * (boxed-like pointer), "can-undo", "can-redo", "n-events" (the whole log's),
 * "position" (events applied), "head" (events that happened and were not
 * undone; after the position only while the past is looked at), "viewer" (through whose eyes: HuSide).
 * Signals: "changed" (): once after each edit or move in time, however many
 * events it took; "branched" (): something was entered while the past was
 * looked at, and what came after has been left behind.
 *
 * A *gesture* is what one undo takes back: all events appended in one call of
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
/* The events up to the head, which is what saving writes; (transfer full). */
GPtrArray  *hu_game_dup_log         (HuGame           *self) G_GNUC_WARN_UNUSED_RESULT;

/* Appends after the position, dropping what was undone.  All of @events or
 * none; FALSE with @refusal and the index of the refused one. */
gboolean    hu_game_append          (HuGame           *self,
                                     HuEvent          *event,
                                     HuRefusal        *refusal);
gboolean    hu_game_append_gesture  (HuGame           *self,
                                     HuEvent * const  *events,
                                     guint             n_events,
                                     HuRefusal        *refusal,
                                     guint            *refused);
gboolean    hu_game_can_undo        (HuGame           *self);
gboolean    hu_game_can_redo        (HuGame           *self);
void        hu_game_undo            (HuGame           *self); /* one gesture */
void        hu_game_redo            (HuGame           *self);
/* Undo or redo as many gestures as it takes to have @n_events applied (rounded down to a gesture). */
void        hu_game_go_to           (HuGame           *self,
                                     guint             n_events);

/* Looking at the past (hu-game-time.c) undoes nothing: saving still writes all that happened. */
guint       hu_game_get_head        (HuGame           *self);
gboolean    hu_game_is_looking_back (HuGame           *self);
/* Shows the game after @n_events (up to the head; rounded down to a gesture). */
void        hu_game_look_at         (HuGame           *self,
                                     guint             n_events);
/* The moment a gesture before or after @n_events, up to the head. */
guint       hu_game_get_moment_before (HuGame         *self,
                                     guint             n_events);
guint       hu_game_get_moment_after (HuGame          *self,
                                     guint             n_events);
/* What the last branching left behind, events after the first @after; (transfer full) (element-type HuEvent), or
 * NULL where it does not follow the log any more. */
GPtrArray  *hu_game_dup_left_behind (HuGame           *self,
                                     guint            *after) G_GNUC_WARN_UNUSED_RESULT;
/* Puts it back in the place of what was entered since; FALSE where there is nothing. */
gboolean    hu_game_rejoin          (HuGame           *self);
/* Notes change nothing, so they may be pinned to any moment: after the event at the position. */
gboolean    hu_game_pin_note        (HuGame           *self,
                                     const char       *text,
                                     HuRefusal        *refusal);
gboolean    hu_game_unpin_note      (HuGame           *self,
                                     guint             event); /* 1 …: a note */
/* The game as it was or will be after @n_events, as its viewer knows it then; (transfer full). */
HuSnapshot *hu_game_get_snapshot_at (HuGame           *self,
                                     guint             n_events) G_GNUC_WARN_UNUSED_RESULT;

/* The snapshot as if @events had followed; publishes nothing. (transfer full), or NULL with @refusal. */
HuSnapshot *hu_game_what_if         (HuGame           *self,
                                     HuEvent * const  *events,
                                     guint             n_events,
                                     HuRefusal        *refusal);
/* The game as it was in truth when event @event (1 …) happened; (transfer full). */
HuSnapshot *hu_game_get_snapshot_before (HuGame       *self,
                                     guint             event) G_GNUC_WARN_UNUSED_RESULT;
/* What was so then, without a verdict or meters; valid until the game is asked for or told anything else. */
const HuState *hu_game_peek_before  (HuGame           *self,
                                     guint             event);

/* Through whose eyes (26.15): the snapshot, what-if, rulings, histories and refusals are what he knows. */
gboolean    hu_game_has_views       (HuGame           *self);
HuSide      hu_game_get_viewer      (HuGame           *self); /* HU_SIDE_NONE: the truth */
void        hu_game_set_viewer      (HuGame           *self,
                                     HuSide            viewer);
HuSight     hu_game_get_sight       (HuGame           *self,
                                     guint             event); /* 1 … */
const GPtrArray *hu_game_get_rulings (HuGame          *self,
                                     guint             event); /* of event 1 …; 0: the set-up; or NULL */
guint       hu_game_get_seen_from   (HuGame           *self);

/* What the clock said after @n_events of the whole log; it is public. */
HuClock     hu_game_get_clock       (HuGame           *self,
                                     guint             n_events);
/* Judges at most @n ends of phases for the histories; TRUE once nothing is left to judge. */
gboolean    hu_game_remember         (HuGame           *self,
                                      guint             n);
/* A meter's value at the set-up, at the end of each phase up to the position and at it, oldest first
 * (transfer full) (element-type gint64).  Computed once, then kept. */
GArray     *hu_game_get_meter_history (HuGame         *self,
                                     HuMeterKind       kind) G_GNUC_WARN_UNUSED_RESULT;

/* What if: the game goes on after its first @after events, and comes back as it was.  Its log, for saving,
 * stays the real one meanwhile. */
void        hu_game_begin_what_if   (HuGame           *self,
                                     guint             after);
void        hu_game_leave_what_if   (HuGame           *self);
void        hu_game_keep_what_if    (HuGame           *self); /* a gesture an event */
/* In what-if, also units that the game has not (hu-game-ghosts.c).  "roster-changed" () is emitted before
 * "changed" when the scenario has others from now on. */
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
/* By unit, GArray of HuHex or NULL: the hexes it went through after the first @after events, as far as the viewer
 * saw it; (transfer full). */
GPtrArray  *hu_game_dup_ways        (HuGame           *self,
                                     guint             after) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *hu_game_dup_lent        (HuGame           *self) G_GNUC_WARN_UNUSED_RESULT;

/* Other ways it could have gone on (hu-game-variations.c); signal "variations-changed" (): edited. */
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
/* What-if along @variation, which must be one of this game's, to its end. */
void        hu_game_try_variation   (HuGame           *self,
                                     HuVariation      *variation);

G_END_DECLS
