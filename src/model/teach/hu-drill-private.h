/*
 * Declarations that the files behind hu-drill.h share: a game judged twice.
 */
#pragma once

#include "hu-drill.h"

G_BEGIN_DECLS

/* The same game with all clauses and without one. */
typedef struct
{
  HuSystemId     system;
  HuClauseId     clause;
  HuAdjudicator *with;    /* owned, as are the next three */
  HuAdjudicator *without;
  GPtrArray     *moments; /* HuSnapshot or NULL, of each moment that was asked for */
  GPtrArray     *moments_without;
} HuDrillPair;

void             _hu_drill_pair_clear    (HuDrillPair       *pair);
/* The position after @n events, kept; with the clause and without it; borrowed. */
HuSnapshot      *_hu_drill_pair_get      (HuDrillPair       *pair,
                                          guint              n,
                                          gboolean           without);
/* The same if @event followed; NULL: it is refused. */
HuSnapshot      *_hu_drill_pair_suppose  (HuDrillPair       *pair,
                                          guint              n,
                                          HuEvent           *event,
                                          gboolean           without) G_GNUC_WARN_UNUSED_RESULT;
/* Takes @fact. */
HuDrillQuestion *_hu_drill_question_new  (HuDrillKind        kind,
                                          const HuDrillPair *pair,
                                          guint              n,
                                          guint              from,
                                          HuFact            *fact) G_GNUC_WARN_UNUSED_RESULT;
/* A puzzle of @kind after @n events of @pair, for a side drawn by chance; or NULL. */
HuDrillQuestion *_hu_drill_puzzle_find   (HuDrillPair       *pair,
                                          HuDrillKind        kind,
                                          guint              n,
                                          GRand             *rand) G_GNUC_WARN_UNUSED_RESULT;
/* Two further units that together cut off, where one cannot: for maps of any size. */
HuDrillQuestion *_hu_drill_puzzle_find_two (HuDrillPair     *pair,
                                          guint              n) G_GNUC_WARN_UNUSED_RESULT;
/* Reads a game twice; FALSE: it is not for practice. */
gboolean         _hu_drill_pair_read     (HuDrillPair       *pair,
                                          HuSystemId         system,
                                          HuClauseId         clause,
                                          GBytes            *bytes);
/* The same once more without another clause. */
gboolean         _hu_drill_pair_read_without (HuDrillPair    *pair,
                                          HuSystemId         system,
                                          HuClauseId         clause,
                                          GBytes            *bytes);
/* Whether hu_explain_goal() has words of its own for such a fact. */
gboolean         _hu_drill_has_goal      (HuFactKind         kind);
/* Whether a unit of @side may be sent to @hex: on operational maps not to its enemies. */
gboolean         _hu_drill_may_enter     (const HuState     *state,
                                          HuHex              hex,
                                          HuSide             side);
HuEvent         *_hu_drill_make_move     (const HuScenario  *scenario,
                                          guint              unit,
                                          HuHex              to) G_GNUC_WARN_UNUSED_RESULT;
/* The side that has gained between two positions: by winning, or else in points; HU_SIDE_NONE: neither. */
HuSide           _hu_drill_find_gainer   (const HuSnapshot  *before,
                                          const HuSnapshot  *after);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuDrillPair, _hu_drill_pair_clear)

G_END_DECLS
