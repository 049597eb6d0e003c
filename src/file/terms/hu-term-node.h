/*
 * A condition of a draft by itself, for whoever words it.
 */
#pragma once

#include "hu-node.h"
#include "hu-term-format.h"

G_BEGIN_DECLS

/* The condition of @node in that game, with its parts, or what is @counted in a sum; NULL where it has a fault.
 * hu_term_free() */
HuTerm *hu_term_from_node (HuScenario         *scenario,
                           const HuTermFormat *format,
                           HuNode             *node,
                           gboolean            counted) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
