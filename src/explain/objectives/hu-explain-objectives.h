/*
 * Words for objectives that other layers ask for: a condition, how it stands, an outcome, a gain, an item.
 */
#pragma once

#include "hu-explain-term.h"
#include "hu-objectives.h"

G_BEGIN_DECLS

/* "German victory", or the outcome's own name. */
char *hu_explain_outcome       (const HuScenario    *scenario,
                                const HuOutcome     *outcome);
/* "German victory, “Raid”": whose it is as well as its name. */
char *hu_explain_outcome_winner (const HuScenario   *scenario,
                                const HuOutcome     *outcome);
/* When it is judged: "at once", "at the end of each turn, from turn 3 on". */
char *hu_explain_outcome_when  (const HuScenario    *scenario,
                                const HuOutcome     *outcome);
/* Says which outcome is declared, because it stands first in the list of those that the deciding event met.  NULL: the event met
 * only one, or not @outcome (below 0: any), or the list did not decide. */
char *hu_explain_outcome_order (const HuSnapshot    *snapshot,
                                gint                 outcome);
/* Words the lack that is smallest: "Two terms are missing: …". */
char *hu_explain_lack          (const HuScenario    *scenario,
                                const HuOutcomeFinding *finding);
/* Words the cause of a gain, and the condition under which an item of the schedule gives points. */
char *hu_explain_score_entry   (const HuScenario    *scenario,
                                const HuLedgerEntry *entry);
char *hu_explain_score_item    (const HuScenario    *scenario,
                                const HuScoreItem   *item);

/* The points that @side has now from an item that pays as long as a place is held, and for which of its places; @over: the
 * game has been decided.  (transfer full) */
char *hu_explain_paid_now (const HuScenario *scenario,
                           const GPtrArray  *ledger,
                           guint             index,
                           HuSide            side,
                           gboolean          over) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
