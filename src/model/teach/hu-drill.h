/*
 * Questions to practise on: positions of games, or of games drawn by chance, in which one clause decides the answer.
 * Nobody writes down which: a game is judged with the clause and without it, and only where the answers differ is there
 * a question about the clause.
 */
#pragma once

#include "hu-fact.h"
#include "hu-game.h"
#include "hu-lesson-plan.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  HU_DRILL_MOVE,  /* which unit must go to which adjacent hex? */
  HU_DRILL_HEX,   /* in which hexes or rows? */
  HU_DRILL_WHO,
  HU_DRILL_WHEN,  /* after which event? */
  HU_DRILL_COUNT, /* how many, or which level? */
  HU_DRILL_GAIN,  /* which side would gain by an event? */
  HU_DRILL_TRUTH, /* is it so? */
  HU_N_DRILLS     /* any */
} HuDrillKind;

/* All answers are judged: a move or a hex is right if the rules make the goal true after it. */
typedef struct
{
  HuDrillKind kind;
  HuSystemId system;
  HuClauseId clause;
  HuGame    *game; /* at the moment of the question */
  guint      from; /* the question is about what happened after so many events */
  HuFact    *fact;
  gint64     goal;      /* the answer of the fact to bring about, or to wait for (when) */
  HuSide     side;      /* of a puzzle: whose units */
  guint      n_placed;  /* so many further units are put on the map, or 0: one moves; they are the last of the scenario */
  gboolean   puzzle;    /* a goal has to be brought about */
  HuAnswer  *solution;  /* of a puzzle: the first that was found; else NULL */
  HuEvent   *supposed;  /* of gain; else NULL */
  GFile     *file; /* the game's; NULL: it was drawn, with … */
  guint32    seed;
  gboolean   varied;    /* units were moved after what the file records */
} HuDrillQuestion;

void             hu_drill_question_free     (HuDrillQuestion *self);
/* The position asked about, and that before the events. */
HuSnapshot      *hu_drill_question_get_now  (HuDrillQuestion *self); /* borrowed */
HuSnapshot      *hu_drill_question_dup_then (HuDrillQuestion *self) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the events are part of the question, and whether a fact needs what was so before them. */
/* Is it what the points make, not how many they are?  Then the points are told. */
gboolean         hu_drill_question_gives_points (const HuDrillQuestion *self);
gboolean         hu_drill_question_has_events (const HuDrillQuestion *self);
gboolean         hu_drill_needs_then        (HuFactKind       kind);
/* The kind of its answers; and so many hexes make an answer, 0: any number. */
HuAnswerKind     hu_drill_question_get_answer_kind (const HuDrillQuestion *self);
guint            hu_drill_question_get_n_hexes (const HuDrillQuestion *self);
/* The right answer; of a puzzle one of them. */
HuAnswer        *hu_drill_question_find_answer (HuDrillQuestion *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean         hu_drill_question_accepts  (HuDrillQuestion *self,
                                             const HuAnswer  *answer);
/* The events that the answer to a puzzle stands for; (transfer full) (element-type HuEvent), or NULL: it is no puzzle, or the
 * rules refuse the answer. */
GPtrArray       *hu_drill_question_list_moves (HuDrillQuestion *self,
                                             const HuAnswer  *answer) G_GNUC_WARN_UNUSED_RESULT;
/* The position that @answer makes of it; without a puzzle or a supposed event the position itself; (transfer full). */
HuSnapshot      *hu_drill_question_dup_after (HuDrillQuestion *self,
                                             const HuAnswer  *answer) G_GNUC_WARN_UNUSED_RESULT;
/* The same as a game, for a map. */
HuGame          *hu_drill_question_dup_solved (HuDrillQuestion *self,
                                             const HuAnswer  *answer) G_GNUC_WARN_UNUSED_RESULT;
/* A goal for words; its fact is borrowed. */
HuGoal           hu_drill_question_get_goal (const HuDrillQuestion *self);

/* --- Reading --- */

/* The hexes that the question speaks of: its subject, its events, where its answer is, and the hexes it rests on; (transfer
 * full) (element-type HuHex). */
GArray          *hu_drill_question_list_hexes (HuDrillQuestion *self) G_GNUC_WARN_UNUSED_RESULT;
/* The units that it speaks of, as far as they are on the map in @state; (transfer full) (element-type guint). */
GArray          *hu_drill_question_list_units (HuDrillQuestion *self,
                                             const HuState   *state) G_GNUC_WARN_UNUSED_RESULT;
/* Whether they fit into the map of a window of 1024 × 700 pixels where its counters are so wide. */
#define HU_DRILL_COUNTER 40 /* pixels */
gboolean         hu_drill_question_is_readable (HuDrillQuestion *self);

/* --- Looking for a question --- */

/* The things wished for; all of them may be missing. */
typedef struct
{
  HuDrillKind  kinds[HU_N_DRILLS]; /* the best first; n_kinds of them */
  guint        n_kinds;            /* 0: any */
  GHashTable  *seen;               /* hu_drill_question_dup_key() of questions not to be asked again; or NULL */
} HuDrillWish;

/* Looks among @files (GFile) and games drawn by @rand; the same files, chance and wish give the same question.  NULL:
 * neither the files tried nor the games drawn have one, or it was cancelled.  Takes up to a second: for a thread. */
HuDrillQuestion *hu_drill_find              (HuSystemId       system,
                                             HuClauseId       clause,
                                             const HuDrillWish *wish, /* or NULL */
                                             GPtrArray       *files,
                                             GRand           *rand,
                                             GCancellable    *cancellable) G_GNUC_WARN_UNUSED_RESULT;
/* The same in one game drawn with @seed; @kind: HU_N_DRILLS: any but puzzles.  A test asks for all of them. */
HuDrillQuestion *hu_drill_find_drawn        (HuSystemId       system,
                                             HuClauseId       clause,
                                             HuDrillKind      kind,
                                             guint32          seed) G_GNUC_WARN_UNUSED_RESULT;
/* Names a question of a file; NULL: it was drawn, and is like no other. */
char            *hu_drill_question_dup_key  (const HuDrillQuestion *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuDrillQuestion, hu_drill_question_free)

/* A puzzle that depends on the day and the games alone.  @today: a Julian day; @shipped (GFile): the games that come with
 * the program, in any order.  For a thread. */
HuDrillQuestion *hu_drill_find_today (guint32       today,
                                      GPtrArray    *shipped,
                                      GCancellable *cancellable) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
