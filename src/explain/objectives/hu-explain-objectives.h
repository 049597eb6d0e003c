/*
 * Words for objectives that other layers ask for: a condition, how it stands, an outcome, a gain, an item.
 */
#pragma once

#include "hu-explain.h"
#include "hu-objectives.h"

G_BEGIN_DECLS

/* A condition without its parts: "German control of Moscow", "all of these". */
char *hu_explain_term          (const HuScenario    *scenario,
                                const HuTerm        *term);
/* A condition with its parts, in a sentence: "all of: German control of Moscow; up to Turn 4". */
char *hu_explain_whole_term    (const HuScenario    *scenario,
                                const HuTerm        *term);
/* How far it is met: "1 of 2". */
char *hu_explain_term_standing (const HuScenario    *scenario,
                                const HuTermFinding *finding);
/* Names what is missing or in the way, in a sentence; NULL: there is nothing to name. */
char *hu_explain_term_missing  (const HuScenario    *scenario,
                                const HuTermFinding *finding);
/* "German victory", or the outcome's own name. */
char *hu_explain_outcome       (const HuScenario    *scenario,
                                const HuOutcome     *outcome);
/* "German victory, “Raid”": whose it is as well as its name. */
char *hu_explain_outcome_winner (const HuScenario   *scenario,
                                const HuOutcome     *outcome);
/* When it is judged: "at once", "at the end of each turn, from turn 3 on". */
char *hu_explain_outcome_when  (const HuScenario    *scenario,
                                const HuOutcome     *outcome);
/* Words the lack that is smallest: "Two terms are missing: …". */
char *hu_explain_lack          (const HuScenario    *scenario,
                                const HuOutcomeFinding *finding);
/* Words the cause of a gain, and the condition under which an item of the schedule gives points. */
char *hu_explain_score_entry   (const HuScenario    *scenario,
                                const HuLedgerEntry *entry);
char *hu_explain_score_item    (const HuScenario    *scenario,
                                const HuScoreItem   *item);

G_END_DECLS
