/*
 * What practice has asked so far, and so what it may ask next: a clause not again before five others, except twice after
 * a miss; and the kinds of questions in turn.
 */
#pragma once

#include "hu-clause.h"
#include "hu-drill.h"

G_BEGIN_DECLS

typedef struct _HuDrillOrder HuDrillOrder;

typedef enum
{
  HU_DRILL_TURN_FREE,
  HU_DRILL_TURN_MISSED, /* it was missed, and comes again before its time */
  HU_DRILL_TURN_NOT_YET,
} HuDrillTurn;

#define HU_DRILL_OTHERS 5      /* clauses between two questions about one */
#define HU_DRILL_SOON 2        /* the same after a miss, … */
#define HU_DRILL_EARLY_TURNS 2 /* … so often */
#define HU_DRILL_MOVE_TURNS 5  /* one question of so many is a move to find, where there is one */

HuDrillOrder *hu_drill_order_new         (void) G_GNUC_WARN_UNUSED_RESULT;
HuDrillOrder *hu_drill_order_copy        (const HuDrillOrder    *self) G_GNUC_WARN_UNUSED_RESULT; /* for a thread */
void          hu_drill_order_free        (HuDrillOrder          *self);
/* Notes that @question was asked, and how a question about @clause went. */
void          hu_drill_order_note_asked  (HuDrillOrder          *self,
                                          const HuDrillQuestion *question);
void          hu_drill_order_note_answer (HuDrillOrder          *self,
                                          HuClauseId             clause,
                                          gboolean               right);
HuDrillTurn   hu_drill_order_get_turn    (const HuDrillOrder    *self,
                                          HuClauseId             clause);
/* Whether less than a fifth of the questions were moves to find. */
gboolean      hu_drill_order_wants_move  (const HuDrillOrder    *self);
/* The kinds, those asked least first; @wish borrows from @self. */
void          hu_drill_order_fill_wish   (const HuDrillOrder    *self,
                                          GRand                 *rand,
                                          HuDrillWish           *wish);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuDrillOrder, hu_drill_order_free)

G_END_DECLS
