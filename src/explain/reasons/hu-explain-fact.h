/*
 * Facts in words: the question, an answer, and the reasons for the answer.
 */
#pragma once

#include "hu-explain.h"
#include "hu-fact.h"

G_BEGIN_DECLS

/* "How wide is Moscow’s lifeline, in hexes?" */
char *hu_explain_fact_question (const HuSnapshot *snapshot,
                           const HuFact     *fact);
/* "Yes", "4", "German", "3009 and 3010" */
char *hu_explain_fact_answer   (const HuScenario *scenario,
                           const HuAnswer   *answer);
/* "4.6 · …", "Two towns": for the rules of hu_fact_list_rules(). */
char *hu_explain_ending_rule   (const HuScenario *scenario,
                           const char       *rule);
/* Returns the rule that answers @fact, as hu_rule_page_find() takes it, or a term of the glossary; NULL: none. */
const char *hu_explain_fact_rule (const HuFact    *fact);
/* Returns the reasons for the answer in @snapshot, one a line. */
char *hu_explain_fact_because  (const HuSnapshot *snapshot,
                           const HuFact     *fact);
/* What an answer may depend on that happened before @snapshot: points already scored, who held a place last; a line each;
 * (transfer full) (element-type char). */
GPtrArray *hu_explain_fact_remembered (const HuSnapshot *snapshot,
                           const HuFact     *fact) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
