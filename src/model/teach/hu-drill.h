/*
 * Questions to practise on: positions of games, or of games drawn by chance, in which one clause decides the answer.
 * Nobody writes down which: a game is judged with the clause and without it, and only where the answers differ is there
 * a question about the clause.
 */
#pragma once

#include "hu-fact.h"
#include "hu-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  HuSystemId system;
  HuClauseId clause;
  HuGame    *game; /* at the moment of the question */
  guint      from; /* the question is about what happened after so many events */
  HuFact    *fact;
  GFile     *file; /* the game's; NULL: it was drawn */
} HuDrillQuestion;

void             hu_drill_question_free     (HuDrillQuestion *self);
/* The position asked about, and that before the events. */
HuSnapshot      *hu_drill_question_get_now  (HuDrillQuestion *self); /* borrowed */
HuSnapshot      *hu_drill_question_dup_then (HuDrillQuestion *self) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the answer needs what was so before the events. */
gboolean         hu_drill_needs_then        (HuFactKind       kind);

/* Looks among @files (GFile) and games drawn by @rand; the same files and chance give the same question.  NULL: neither
 * the files tried nor the games drawn have one, or it was cancelled.  Takes up to a second: for a thread. */
HuDrillQuestion *hu_drill_find              (HuSystemId       system,
                                             HuClauseId       clause,
                                             GPtrArray       *files,
                                             GRand           *rand,
                                             GCancellable    *cancellable) G_GNUC_WARN_UNUSED_RESULT;
/* The same in one game drawn with @seed; a test asks for all of them. */
HuDrillQuestion *hu_drill_find_drawn        (HuSystemId       system,
                                             HuClauseId       clause,
                                             guint32          seed) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuDrillQuestion, hu_drill_question_free)

/* @today: a Julian day; @shipped (GFile): the games that come with the program, in any order.  For a thread. */
HuDrillQuestion *hu_drill_find_today (guint32       today,
                                      GPtrArray    *shipped,
                                      GCancellable *cancellable) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
