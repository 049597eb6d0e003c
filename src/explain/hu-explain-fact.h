/*
 * Facts in words: the question, an answer to it, and why that is right.
 */
#pragma once

#include "hu-explain.h"
#include "hu-fact.h"

G_BEGIN_DECLS

/* "How wide is Moscow’s lifeline, in hexes?" */
char *hu_explain_fact_question (const HuSnapshot *snapshot,
                           const HuFact     *fact,
                           HuLang            lang);
/* "Yes", "4", "German", "3009 and 3010" */
char *hu_explain_fact_answer   (const HuScenario *scenario,
                           const HuAnswer   *answer,
                           HuLang            lang);
/* The rule that answers it, as hu_rule_page_find() takes it, or a word of the glossary; NULL: none. */
const char *hu_explain_fact_rule (const HuFact    *fact);
/* Why the answer is what it is in @snapshot: a line a reason. */
char *hu_explain_fact_because  (const HuSnapshot *snapshot,
                           const HuFact     *fact,
                           HuLang            lang);

G_END_DECLS
