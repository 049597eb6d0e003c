/*
 * The keys of objectives in the game file.
 */
#pragma once

#include "hu-node.h"
#include "hu-system-format.h"
#include "hu-term.h"

G_BEGIN_DECLS

extern const HuSystemFormat hu_objectives_format;

/* The condition of @node in a draft, or what is @counted in a sum; NULL where it has a fault.  hu_term_free() */
HuTerm *hu_objectives_term_from_node (HuScenario *scenario,
                                      HuNode     *node,
                                      gboolean    counted) G_GNUC_WARN_UNUSED_RESULT;
void hu_read_objectives  (const HuObject   *object);
void hu_check_objectives (HuReader         *reader,
                          const HuAt       *at,
                          const HuState    *set_up);
void hu_write_objectives (HuJsonWriter     *writer,
                          const HuScenario *scenario);

G_END_DECLS
