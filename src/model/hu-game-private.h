/*
 * What the files of the game object share.
 */
#pragma once

#include "hu-game.h"
#include "hu-variation-item.h"

G_BEGIN_DECLS

struct _HuGame
{
  GObject        parent_instance;

  HuAdjudicator *adjudicator; /* holds the whole log, what was undone included */
  guint          position;    /* events applied: the moment that is looked at */
  guint          head;        /* events that happened and were not undone; never before the position */
  HuSnapshot    *snapshot;    /* at the position */

  /* What the last event entered in the past took the place of; see hu-game-time.c. */
  GPtrArray     *left;        /* HuEvent, or NULL */
  guint          left_at;     /* events before it */
  HuEvent       *left_after;  /* the last of those, or NULL */

  /* How many events there are after each gesture, ascending.  Moves in time
   * go from one of these to another. */
  GArray        *gestures;

  /* Meters at the set-up and at the end of every phase of the first `scanned`
   * events; entries past a truncation are dropped with it. */
  GArray        *history;
  guint          scanned;

  /* Of a side's view; see hu-game-view.c. */
  HuSide         viewer;    /* HU_SIDE_NONE: the truth */
  GArray        *sights;    /* HuSight, of the events up to the position; NULL: all of them whole */
  GPtrArray     *rulings;   /* HuRuling: all that the viewer knows of; NULL: the adjudicator's */
  guint          seen_from; /* events that look as they did when the game was last told */

  /* Of what-if; see hu-game-what-if.c. */
  gboolean       in_what_if;
  guint          base;          /* events that really happened before it began */
  guint          lent_position; /* to go back to */
  guint          lent_head;     /* the same */
  GPtrArray     *lent_events;   /* HuEvent: the log from `base` on, as it is without what-if; or NULL */
  GArray        *lent_gestures;
  HuSnapshot    *base_snapshot; /* or NULL */
  HuAdjudicator *lent_adjudicator; /* of the game's own scenario, up to the base; NULL: no unit was added */
  gboolean       roster_changed;   /* since listeners were told last */

  GListStore    *variations;    /* HuVariationItem */
};

/* What a listener was told last, to tell it only what is new. */
typedef struct
{
  gboolean can_undo;
  gboolean can_redo;
  guint    n_events;
  guint    position;
  guint    head;
  HuSide   viewer;
} HuGameTold;

/* hu-game.c: what a listener knows; the game at its position, told; the events past it dropped. */
HuGameTold _hu_game_take_note     (HuGame           *self);
void       _hu_game_publish       (HuGame           *self,
                                   const HuGameTold *before);
void       _hu_game_forget_undone (HuGame           *self);
/* hu-game-history.c: of no moment yet */
GArray    *_hu_game_new_history    (void);
/* The history of the meters past @n_events dropped; how many gestures lie whole within so many; to another
 * moment, told. */
void       _hu_game_forget_history (HuGame          *self,
                                   guint             n_events);
guint      _hu_game_count_gestures (HuGame          *self,
                                   guint             n_events);
void       _hu_game_move_to       (HuGame           *self,
                                   guint             position,
                                   guint             head);

/* hu-game-what-if.c */
GPtrArray *_hu_game_dup_real_log  (HuGame           *self) G_GNUC_WARN_UNUSED_RESULT;
void       _hu_game_dispose_what_if (HuGame         *self);
/* hu-game-ghosts.c: goes on with @roster, made by hu_scenario_new_extended(), after @event of it if not NULL;
 * FALSE where that cannot be, and nothing has changed.  And back; untold. */
gboolean   _hu_game_lend_roster   (HuGame           *self,
                                   HuScenario       *roster,
                                   HuEvent          *event,
                                   HuRefusal        *refusal);
void       _hu_game_return_roster (HuGame           *self);
/* What has happened in what-if and can be in the game as it is; (element-type HuEvent). */
GPtrArray *_hu_game_list_keepable (HuGame           *self) G_GNUC_WARN_UNUSED_RESULT;

/* hu-game-time.c: keeps what an event at the position takes the place of; TRUE where there is something. */
gboolean   _hu_game_leave_behind  (HuGame           *self);
void       _hu_game_forget_left   (HuGame           *self);

/* Reads the game at its position, as far as the viewer knows it, and what of its past looks
 * otherwise than from @before. */
void _hu_game_look    (HuGame          *self,
                       guint            before);
/* Puts what the viewer may be told in @refusal's place; @refused: the index in @events. */
void _hu_game_hide    (HuGame          *self,
                       HuEvent * const *events,
                       guint            refused,
                       HuRefusal       *refusal);
/* Whether @events may be asked for by the viewer at all; FALSE with @refusal. */
gboolean _hu_game_may_ask (HuGame      *self,
                       HuEvent * const *events,
                       guint            n_events,
                       HuRefusal       *refusal,
                       guint           *refused);

G_END_DECLS
