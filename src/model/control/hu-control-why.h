/*
 * Reasons of the conditions of control, for the tree of hu-why-node.h.
 */
#pragma once

#include "hu-term-find.h"
#include "hu-why-about.h"

G_BEGIN_DECLS

/* Entered at a part of a victory condition, by its number in the order of its tree, 0 the whole. */
GListModel *hu_why_tree_new_condition (HuGame     *game,
                                       HuSnapshot *snapshot,
                                       guint       entry,
                                       guint       part) G_GNUC_WARN_UNUSED_RESULT;

/* The side that Controls a Location, hex or building, with the reasons why it is not @side's; both sides' where that is none. */
void        _hu_why_add_control       (HuWhyNode    *self,
                                       GListStore   *list,
                                       HuSubjectKind kind,
                                       gint32        subject,
                                       HuSide        side);

/* The gains of @unit's opponent, or of @side where that is one, if the unit were gone; and its value. */
void        _hu_why_add_control_unit  (HuWhyNode    *root,
                                       GListStore   *list,
                                       guint         unit,
                                       HuSide        side);
/* The conditions that ask about a hex of the place. */
void        _hu_why_add_control_place (HuWhyNode    *root,
                                       GListStore   *list,
                                       guint         place);
/* The casualty and exit points of each side, or of @side, line by line. */
void        _hu_why_add_control_points (HuWhyNode   *root,
                                       GListStore   *list,
                                       HuSide        side);
/* Further sentences about an event; @idle: it has had no consequences, and @after: the game after it, as the viewer knew it. */
void        _hu_why_add_control_event  (HuWhyNode     *root,
                                       GListStore    *list,
                                       const HuEvent *event,
                                       HuSnapshot    *after,
                                       gboolean       idle);

/* What the scenario says to a rule or clause. */
void        _hu_why_add_control_clause (HuWhyNode     *root,
                                       GListStore    *list,
                                       const char    *id);
/* What the event shows its viewer of the past, who saw it otherwise @before.  Returns whether he could not tell
 * something then that he can tell now. */
void        _hu_why_add_control_limits (HuWhyNode     *root,
                                        GListStore    *list,
                                        const HuWhySubject *subject);
gboolean    _hu_why_add_control_seen   (HuWhyNode     *root,
                                       GListStore    *list,
                                       HuSnapshot    *before,
                                       HuSnapshot    *after);

/* Concealed counters in a hex, as their enemy knows them. */
void        _hu_why_add_concealed      (HuWhyNode     *root,
                                       GListStore    *list,
                                       HuHex          hex);

/* Since when a victory condition has been met, or a part of it, or until when it was; @finding: how that stands. */
void        _hu_why_add_condition_since (HuWhyNode  *self,
                                       GListStore *list,
                                       guint       entry,
                                       const HuTermFinding *finding);
/* Where Mopping Up would meet that condition of @side and decide the game, says so. */
void        _hu_why_add_decisive_mopping_up (HuWhyNode *self,
                                       GListStore    *list,
                                       HuSide         side,
                                       guint          entry);
/* Mopping Up and exits that would decide the game now. */
void        _hu_why_add_decisive      (HuWhyNode     *root,
                                       GListStore    *list);
/* Where Mopping Up by that unit, where it is, would decide the game, says so. */
void        _hu_why_add_own_mopping_up (HuWhyNode     *self,
                                       GListStore    *list,
                                       guint          unit);
/* The whole of a victory condition. */
HuWhyNode  *_hu_why_add_whole         (GListStore *list,
                                       HuGame     *game,
                                       HuSnapshot *snapshot,
                                       guint       entry);

G_END_DECLS
