/*
 * Declarations that the files which write objectives share.
 */
#pragma once

#include "hu-objectives-rules.h"
#include "hu-write.h"

G_BEGIN_DECLS

void hu_write_term       (HuJsonWriter       *writer,
                          const HuScenario   *scenario,
                          const HuTerm       *term);
/* Each writes members of the object that is open. */
void hu_write_where      (HuJsonWriter       *writer,
                          const HuScenario   *scenario,
                          const HuWhere      *where);
void hu_write_turn_span  (HuJsonWriter       *writer,
                          const HuTurnSpan   *span);
/* `sizes` of a filter. */
void hu_write_sizes      (HuJsonWriter       *writer,
                          const HuScenario   *scenario,
                          gconstpointer       record);

G_END_DECLS
