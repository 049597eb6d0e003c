/*
 * Declarations that the files with the words of objectives share.
 */
#pragma once

#include "hu-explain-fact.h"
#include "hu-explain-objectives.h"
#include "hu-explain-term-private.h"
#include "hu-clause.h"
#include "hu-report-private.h"
#include "hu-sentence.h"
#include "hu-system-words.h"

G_BEGIN_DECLS

extern const HuFieldWords _hu_objectives_fields[];

extern const HuRulePage _hu_objectives_pages[];
extern const HuClause   _hu_objectives_clause_words[];
HuOutlook         _hu_outcome_outlook             (const HuOutcomeFinding *finding);
char             *_hu_explain_objectives_ruling   (const HuScenario *scenario,
                                                   const HuRuling   *ruling);
char             *_hu_explain_objectives_victory  (const HuScenario *scenario,
                                                   const HuRuling   *ruling);
char             *_hu_name_objectives_victory     (const HuScenario *scenario,
                                                   const HuRuling   *ruling);
char             *_hu_explain_objectives_other    (const HuScenario *scenario,
                                                   const HuRuling   *deciding,
                                                   const HuRuling   *other);
char             *_hu_name_outcome                (const HuScenario *scenario,
                                                   const GArray     *outcomes,
                                                   guint             index);
char             *_hu_explain_objectives_undecided (const HuSnapshot *snapshot);
char             *_hu_explain_objectives_title    (const HuScenario *scenario,
                                                   const HuMeter    *meter);
char             *_hu_explain_objectives_value    (const HuMeter    *meter);
char             *_hu_explain_objectives_meter_standing (const HuSnapshot *snapshot,
                                                   const HuMeter    *meter);
char             *_hu_explain_objectives_detail   (const HuSnapshot *snapshot,
                                                   const HuMeter    *meter);
char             *_hu_explain_objectives_rule     (const HuScenario *scenario,
                                                   const HuMeter    *meter);
GPtrArray        *_hu_explain_objectives_conditions (const HuSnapshot *snapshot,
                                                   const HuMeter    *meter);
GPtrArray        *_hu_explain_outcome_lines       (const HuSnapshot *snapshot,
                                                   guint             outcome);
char             *_hu_explain_objectives_award    (const HuScenario *scenario,
                                                   const HuEvent    *event);
char             *_hu_explain_objectives_atom     (const HuScenario *scenario,
                                                   const HuTerm     *term);
char             *_hu_explain_objectives_counted  (const HuScenario *scenario,
                                                   const HuTerm     *term);
/* The parts of atoms (hu-explain-terms.c); those that add words take @text. */
char             *_hu_explain_where               (const HuScenario *scenario,
                                                   const HuWhere    *where);
/* Where units are counted, all together: "Orel or Tula"; NULL: on the whole map. */
char             *_hu_explain_anywhere            (const HuScenario *scenario,
                                                   const HuWhere    *where);
char             *_hu_explain_sources             (const HuScenario *scenario,
                                                   const HuSources  *sources);
char             *_hu_explain_items               (const HuScenario *scenario,
                                                   const HuTerm     *term);
char             *_hu_add_units_filter            (const HuScenario *scenario,
                                                   const HuTerm     *term,
                                                   char             *text);
char             *_hu_add_supplied                (HuTristate        supplied,
                                                   char             *text);
char             *_hu_add_within                  (const HuScenario *scenario,
                                                   const HuTerm     *term,
                                                   char             *text);
/* Who wins if no condition is met, and what happens if both sides meet one at once, in a few words; the latter NULL where
 * that cannot be; and both in sentences, NULL: there are no outcomes. */
char             *_hu_explain_outcomes_none       (const HuScenario *scenario);
char             *_hu_explain_outcomes_both       (const HuObjectivesRules *rules);
char             *_hu_explain_objectives_otherwise (const HuScenario *scenario);
char             *_hu_explain_objectives_standing (const HuTermFinding *finding,
                                                   gboolean             bounds);
char             *_hu_explain_objectives_question (const HuSnapshot *snapshot,
                                                   const HuFact     *fact);
gboolean          _hu_explain_objectives_because  (GString          *text,
                                                   const HuSnapshot *snapshot,
                                                   const HuFact     *fact);
void              _hu_explain_objectives_remembered (GPtrArray      *lines,
                                                   const HuSnapshot *snapshot,
                                                   const HuFact     *fact);
const char       *_hu_explain_objectives_fact_rule (const HuFact     *fact);
char             *_hu_explain_objectives_goal     (const HuScenario *scenario,
                                                   const HuGoal     *goal);
gboolean          _hu_explain_objectives_wrong    (GString          *text,
                                                   const HuSnapshot *snapshot,
                                                   const HuFact     *fact,
                                                   const HuAnswer   *answer,
                                                   GArray           *hexes);
void              _hu_report_add_outcomes         (HuReportMaking   *making);
void              _hu_report_add_objectives_points (HuReportMaking   *making);
void              _hu_report_add_objectives_rules (HuReportMaking   *making);
gboolean          _hu_report_add_objectives_scale (HuReportMaking   *making,
                                                   const HuMeter    *meter);
void              _hu_report_begin_objectives_chart (HuReportMaking *making,
                                                   const HuMeter    *meter);

G_END_DECLS
