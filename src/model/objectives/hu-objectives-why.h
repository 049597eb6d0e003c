/*
 * Reasons of objectives, for the tree of hu-why-node.h.
 */
#pragma once

#include "hu-meter.h"
#include "hu-term-find.h"
#include "hu-why-node.h"

G_BEGIN_DECLS

void _hu_why_list_objectives        (HuWhyNode     *self,
                                     GListStore    *list,
                                     const HuMeter *meter);
/* The items of the schedule that holding @place scores, and the conditions that ask about it. */
/* Adds the withdrawals that are due in @turn. */
void _hu_why_add_objectives_due     (HuWhyNode     *root,
                                     GListStore    *list,
                                     guint          turn);
void _hu_why_add_objectives_place   (HuWhyNode     *root,
                                     GListStore    *list,
                                     guint          place);
void _hu_why_add_objectives_hex     (HuWhyNode     *root,
                                     GListStore    *list,
                                     HuHex          hex);
/* The conditions that count the unit, and the withdrawals that ask for it. */
void _hu_why_add_objectives_counter (HuWhyNode     *root,
                                     GListStore    *list,
                                     guint          unit);
/* The count that has the unit; NULL: none of them does.  @against: (inout): does a higher count hinder the condition? */
const HuTermFinding *_hu_why_find_count (const HuTermFinding *finding,
                                  guint                unit,
                                  gboolean            *against);
/* hu-objectives-why-exit.c: of a unit that has left the map, the conditions and items that do not count that; of one that is on
 * it, what leaving it would give, or would have given. */
void _hu_why_add_objectives_exit (HuWhyNode     *root,
                                  GListStore    *list,
                                  guint          unit);
/* The units that left the map and that the item does not count; the outcomes that count units that do, with those that they do
 * not count. */
void _hu_why_add_objectives_item_exits (HuWhyNode  *root,
                                        GListStore *list,
                                        guint       item);
void _hu_why_add_objectives_outcome_exits (HuWhyNode  *root,
                                        GListStore *list);
/* The withdrawals that @side has to make. */
void _hu_why_add_objectives_side    (HuWhyNode     *root,
                                     GListStore    *list,
                                     HuSide         side);
/* The points of @side with each gain, the latest first; or of both sides where it is none. */
void _hu_why_add_objectives_points  (HuWhyNode     *root,
                                     GListStore    *list,
                                     HuSide         side);
void _hu_why_add_objectives_item    (HuWhyNode     *root,
                                     GListStore    *list,
                                     guint          item);
/* Which side wins if nothing has decided the game, and what follows if both sides meet a condition of theirs. */
void _hu_why_add_objectives_clause  (HuWhyNode     *root,
                                     GListStore    *list,
                                     HuClauseId     clause);
/* Adds the points that the schedule gives later for a place that passed to another side by the event. */
void _hu_why_add_objectives_event   (HuWhyNode     *event,
                                     GListStore    *list,
                                     const HuEvent *cause,
                                     HuSnapshot    *after,
                                     gboolean       idle);
/* The points that the last event of @then has given. */
void _hu_why_add_objectives_then    (HuWhyNode     *root,
                                     GListStore    *list,
                                     HuSnapshot    *then);
/* The points that are scored until @then. */
void _hu_why_add_objectives_coming  (HuWhyNode     *root,
                                     GListStore    *list,
                                     HuSnapshot    *then);
/* Of a condition that had to hold for a while and can do so no more: when it had begun to, and ceased. */
void _hu_why_add_broken             (HuWhyNode     *self,
                                     GListStore    *list,
                                     const HuTermFinding *finding);

G_END_DECLS
