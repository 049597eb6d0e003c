/*
 * The keys of control in the game file.
 */
#pragma once

#include "hu-control-term.h"
#include "hu-node.h"
#include "hu-system-format.h"

G_BEGIN_DECLS

extern const HuSystemFormat hu_control_format;

void hu_read_control  (const HuObject   *object);
void hu_check_control (HuReader         *reader,
                       const HuAt       *at,
                       const HuState    *set_up);
/* A condition of a draft by itself, of an entry of @side, or what is @counted in a sum; NULL where it has a fault.
 * hu_term_free() */
HuTerm *hu_control_term_from_node (HuScenario *scenario,
                                   HuSide      side,
                                   HuNode     *node,
                                   gboolean    counted) G_GNUC_WARN_UNUSED_RESULT;
void hu_write_control (HuJsonWriter     *writer,
                       const HuScenario *scenario);

G_END_DECLS
