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
void hu_write_units      (HuJsonWriter       *writer,
                          const HuScenario   *scenario,
                          const GArray       *units);
void hu_write_where      (HuJsonWriter       *writer,
                          const HuScenario   *scenario,
                          const HuWhere      *where);
void hu_write_filter     (HuJsonWriter       *writer,
                          const HuScenario   *scenario,
                          const HuUnitFilter *filter);
void hu_write_supplied   (HuJsonWriter       *writer,
                          HuTristate          supplied);
void hu_write_turn_span  (HuJsonWriter       *writer,
                          const HuTurnSpan   *span);
void hu_write_line_rules (HuJsonWriter       *writer,
                          const HuLineRules  *line);

G_END_DECLS
