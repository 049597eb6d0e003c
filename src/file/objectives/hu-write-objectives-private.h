/*
 * Declarations that the files which write objectives share.
 */
#pragma once

#include "hu-objectives-rules.h"
#include "hu-term-format.h"
#include "hu-write.h"

G_BEGIN_DECLS

extern const HuTermFormat hu_objectives_terms;

void hu_write_atom (HuJsonWriter     *writer,
                    const HuScenario *scenario,
                    const HuTerm     *term);

G_END_DECLS
