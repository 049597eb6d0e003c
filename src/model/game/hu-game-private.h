/*
 * Fields and functions that the files of the game object share.
 */
#pragma once

#include "hu-game.h"
#include "hu-variation-item.h"

G_BEGIN_DECLS

/* Events that were left behind. */
typedef struct
{
  GPtrArray *events; /* HuEvent, or NULL */
  guint      at;     /* events before them */
  HuEvent   *after;  /* the last of those, or NULL */
} HuGameLeft;

struct _HuGame
{
  GObject        parent_instance;

  HuAdjudicator *adjudicator; /* holds the whole log, what was undone included */
  guint          position;    /* events applied: the moment that is looked at */
  guint          head;        /* number of events that happened and were not undone; never less than the position */
  HuSnapshot    *snapshot;    /* at the position */

  /* The events that the last branching replaced, and those that were undone and then replaced; see hu-game-time.c. */
  HuGameLeft     left;
  HuGameLeft     undone;

  /* The number of events after each gesture, ascending.  Moves in time go from one of these numbers to another. */
  GArray        *gestures;

  /* Meters at the set-up and at the end of every phase of the first `scanned` events; a truncation of the log drops
   * the entries after it. */
  GArray        *history;
  guint          scanned;

  /* The view of one side; see hu-game-view.c. */
  HuSide         viewer;    /* HU_SIDE_NONE: the truth */
  GArray        *sights;    /* HuSight, of the events up to the position; NULL: all are seen completely */
  GPtrArray     *rulings;   /* HuRuling: all that the viewer knows; NULL: those of the adjudicator */
  guint          seen_from; /* number of first events that look the same as at the last "changed" */

  /* The state of what-if; see hu-game-what-if.c. */
  guint          floor;         /* events that undo leaves alone */
  gboolean       in_what_if;
  guint          base;          /* events that really happened before it began */
  guint          lent_position; /* to go back to */
  guint          lent_head;     /* the same */
  GPtrArray     *lent_events;   /* HuEvent: the real log from `base` on, as it is without what-if; or NULL */
  GArray        *lent_gestures;
  HuSnapshot    *base_snapshot; /* or NULL */
  HuAdjudicator *lent_adjudicator; /* of the game's own scenario, up to the base; NULL: no unit was added */
  gboolean       roster_changed;   /* since listeners were told last */

  GListStore    *variations;    /* HuVariationItem */
  HuPlayed      *played;        /* as it was edited; NULL: as the scenario says */
};

/* The values that listeners were told last, so that only changes are notified. */
typedef struct
{
  gboolean can_undo;
  gboolean can_redo;
  guint    n_events;
  guint    position;
  guint    head;
  HuSide   viewer;
} HuGameTold;

/* hu-game.c: returns the values that listeners know; publishes the game at its position; drops the events after the
 * position. */
HuGameTold _hu_game_take_note     (HuGame           *self);
void       _hu_game_publish       (HuGame           *self,
                                   const HuGameTold *before);
void       _hu_game_forget_undone (HuGame           *self);
/* hu-game-history.c: of no moment yet */
GArray    *_hu_game_new_history    (void);
/* Drops the history of the meters after @n_events; counts the gestures that lie completely within so many events;
 * moves to another moment and publishes it. */
void       _hu_game_forget_history (HuGame          *self,
                                   guint             n_events);
guint      _hu_game_count_gestures (HuGame          *self,
                                   guint             n_events);
void       _hu_game_move_to       (HuGame           *self,
                                   guint             position,
                                   guint             head);

void       _hu_game_forget_lent   (HuGame           *self);
/* hu-game-what-if.c: goes on with @roster, made by hu_scenario_new_extended(), and then @event if it is not NULL;
 * FALSE if that is impossible, and nothing has changed.  The other one goes back.  Neither publishes. */
gboolean   _hu_game_lend_roster   (HuGame           *self,
                                   HuScenario       *roster,
                                   HuEvent          *event,
                                   HuRefusal        *refusal);

/* hu-game-time.c: keeps the events that an event at the position would replace; tells whether there are any that
 * happened, and any that were undone. */
void       _hu_game_leave_behind  (HuGame           *self,
                                   gboolean         *branches,
                                   gboolean         *undone);
void       _hu_game_forget_left   (HuGame           *self);

/* Reads the game at its position as far as the viewer knows it, and the part of its past that looks otherwise than
 * at the position @before. */
void _hu_game_look    (HuGame          *self,
                       guint            before);
/* Replaces @refusal by what the viewer may be told; @refused: the index in @events. */
void _hu_game_hide    (HuGame          *self,
                       HuEvent * const *events,
                       guint            refused,
                       HuRefusal       *refusal);
/* Tells whether the viewer may ask for @events at all; FALSE with @refusal. */
gboolean _hu_game_may_ask (HuGame      *self,
                       gboolean         supposed, /* it is not going to happen */
                       HuEvent * const *events,
                       guint            n_events,
                       HuRefusal       *refusal,
                       guint           *refused);

G_END_DECLS
