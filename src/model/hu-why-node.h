/*
 * A reason, and the reasons behind it: the tree from the verdict down to facts.
 * Worded from the game as it is when the node is made; children are found when
 * first asked for.
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_WHY_NODE (hu_why_node_get_type ())
G_DECLARE_FINAL_TYPE (HuWhyNode, hu_why_node, HU, WHY_NODE, GObject)

#define HU_WHY_NO_EVENT G_MAXUINT

/* The reasons of @snapshot (at @game's position, or as if): lists of HuWhyNode, the verdict first. */
GListModel   *hu_why_tree_new            (HuGame     *game,
                                          HuSnapshot *snapshot) G_GNUC_WARN_UNUSED_RESULT;
/* What is so in one hex, and why. */
GListModel   *hu_why_tree_new_hex        (HuGame     *game,
                                          HuSnapshot *snapshot,
                                          HuHex       hex) G_GNUC_WARN_UNUSED_RESULT;

const char   *hu_why_node_get_text       (HuWhyNode  *self);
const char   *hu_why_node_get_rule       (HuWhyNode  *self); /* "4.3", or "" */
guint         hu_why_node_get_event      (HuWhyNode  *self); /* 1 …, 0: the set-up, or HU_WHY_NO_EVENT */
const GArray *hu_why_node_get_hexes      (HuWhyNode  *self); /* HuHex; may be empty */
gboolean      hu_why_node_is_open        (HuWhyNode  *self); /* to be shown with its children at once */
/* NULL: it is a fact. (transfer full) */
GListModel   *hu_why_node_dup_children   (HuWhyNode  *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
