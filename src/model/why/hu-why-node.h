/*
 * A reason and the reasons behind it: the tree from the verdict down to facts.  A node is
 * worded from the game at the moment when it is made; its children are found when first
 * asked for.
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_WHY_NODE (hu_why_node_get_type ())
G_DECLARE_FINAL_TYPE (HuWhyNode, hu_why_node, HU, WHY_NODE, GObject)

#define HU_WHY_NO_EVENT G_MAXUINT

/* The reasons of @snapshot (at @game's position, or of a what-if): lists of HuWhyNode, the verdict first. */
GListModel   *hu_why_tree_new            (HuGame     *game,
                                          HuSnapshot *snapshot) G_GNUC_WARN_UNUSED_RESULT;
/* The situation in one hex, and the reasons for it. */
GListModel   *hu_why_tree_new_hex        (HuGame     *game,
                                          HuSnapshot *snapshot,
                                          HuHex       hex) G_GNUC_WARN_UNUSED_RESULT;
/* Entered elsewhere (hu-why-subject.c): at a meter (NULL if there is none), … */
GListModel   *hu_why_tree_new_nth_meter  (HuGame     *game,
                                          HuSnapshot *snapshot,
                                          HuMeterKind kind,
                                          guint       nth) G_GNUC_WARN_UNUSED_RESULT;
/* … an event, 1 …, … */
GListModel   *hu_why_tree_new_event      (HuGame     *game,
                                          guint       event) G_GNUC_WARN_UNUSED_RESULT;
/* … and at a mark of the legend; rule systems have their own, as hu-control-why.h. */
GListModel   *hu_why_tree_new_mark       (HuGame     *game,
                                          HuSnapshot *snapshot,
                                          const char *id,
                                          HuSide      side) G_GNUC_WARN_UNUSED_RESULT;

const char   *hu_why_node_get_text       (HuWhyNode  *self);
/* The same with the event before it that it is about, unless this is @above; where the event is not shown beside it. */
char         *hu_why_node_dup_dated_text (HuWhyNode *self,
                                          guint      above) G_GNUC_WARN_UNUSED_RESULT;
const char   *hu_why_node_get_rule       (HuWhyNode  *self); /* "4.3", or "" */
guint         hu_why_node_get_event      (HuWhyNode  *self); /* 1 …, 0: the set-up, or HU_WHY_NO_EVENT */
const GArray *hu_why_node_get_hexes      (HuWhyNode  *self); /* HuHex; may be empty */
const GArray *hu_why_node_get_units      (HuWhyNode  *self); /* guint: by whom it is so; may be empty */
HuClauseId    hu_why_node_get_clause     (HuWhyNode  *self); /* by which it is so, or NULL */
gboolean      hu_why_node_traces         (HuWhyNode  *self); /* the map traces from the first of them when they are shown */
gboolean      hu_why_node_is_condition   (HuWhyNode  *self); /* one that stands within another */
gboolean      hu_why_node_is_open        (HuWhyNode  *self); /* to be shown with its children at once */
/* NULL: it is a fact. (transfer full) */
GListModel   *hu_why_node_dup_children   (HuWhyNode  *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
