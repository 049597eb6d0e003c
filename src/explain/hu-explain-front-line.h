/*
 * Words for what front-line finds: gaps, and lines of its ledger.
 */
#pragma once

#include "hu-explain.h"
#include "hu-front-line.h"

G_BEGIN_DECLS

/* A gap and who could close it. */
char *hu_explain_gap                 (const HuScenario        *scenario,
                                      const HuGap             *gap,
                                      HuLang                   lang);
/* Of a hex or row of a front line, who of @reason's side covers it, or who does not though it is near. */
char *hu_explain_cover_reason        (const HuScenario        *scenario,
                                      const HuReason          *reason,
                                      HuLang                   lang);
/* What a line of the ledger is for: "Klin held". */
char *hu_explain_ledger_entry        (const HuScenario        *scenario,
                                      const HuLedgerEntry     *entry,
                                      HuLang                   lang);

G_END_DECLS
