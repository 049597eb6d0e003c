/*
 * The hexes of a HEXSET that has been read before.
 */
#pragma once

#include "hu-node.h"
#include "hu-scenario.h"

G_BEGIN_DECLS

/* The hexes of the HEXSET @node, in its order; names of no hex are left out.  (transfer full) (element-type HuHex) */
GArray *hu_hexset_expand (const HuGrid *grid,
                          const HuNode *node,
                          gboolean      once) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the object @node is a set by rule, and not edges and hexes. */
gboolean hu_node_is_hex_rule (const HuNode   *node);
/* The rule of a draft; NULL where @node is none, or has faults. */
HuHexRule *hu_hex_rule_from_node (HuScenario  *scenario,
                          HuNode         *node) G_GNUC_WARN_UNUSED_RESULT;
/* The hexes of a HEXSET that may be given by rule, each once; (transfer full) (element-type HuHex). */
GArray *hu_hexset_expand_rule (HuScenario     *scenario,
                          HuNode         *node) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
