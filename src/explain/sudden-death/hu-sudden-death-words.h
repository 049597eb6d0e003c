/*
 * Functions that the sudden-death files of explain/ share.
 */
#pragma once

#include "hu-clause.h"
#include "hu-report-private.h"
#include "hu-rule-page.h"
#include "hu-sentence.h"
#include "hu-sudden-death-rules.h"
#include "hu-system-words.h"

G_BEGIN_DECLS

/* The parts of sentences that its rules give. */
#define HU_PARTS_OF_SUDDEN_DEATH \
  HU_PART_OF_RULES ("attacker", SIDE, HU_SYSTEM_SUDDEN_DEATH, HuSuddenDeathRules, attacker), \
  HU_PART_OF_RULES ("defender", SIDE, HU_SYSTEM_SUDDEN_DEATH, HuSuddenDeathRules, defender), \
  HU_PART_OF_RULES ("capital", ANY_PLACE, HU_SYSTEM_SUDDEN_DEATH, HuSuddenDeathRules, capital)

/* hu-sudden-death-fields.c */
extern const HuFieldWords _hu_sudden_death_fields[];

/* Rulings of sudden-death (hu-explain-sudden-death.c). */
char       *_hu_explain_sudden_death_ruling  (const HuScenario        *scenario,
                                              const HuRuling          *ruling);
char       *_hu_explain_sudden_death_victory (const HuScenario        *scenario,
                                              const HuRuling          *ruling);
/* Takes @text and appends a sentence for each exception of @reason; (transfer full). */
char       *_hu_explain_sudden_death_exceptions (const HuScenario     *scenario,
                                              const HuReason          *reason,
                                              char                    *text);
/* Facts (hu-explain-sudden-death-fact.c). */
char       *_hu_explain_sudden_death_question (const HuSnapshot        *snapshot,
                                              const HuFact            *fact);
void        _hu_explain_sudden_death_remembered (GPtrArray           *lines,
                                                 const HuSnapshot    *snapshot,
                                                 const HuFact        *fact);
gboolean    _hu_explain_sudden_death_because   (GString                 *text,
                                              const HuSnapshot        *snapshot,
                                              const HuFact            *fact);
const char *_hu_explain_sudden_death_fact_rule (const HuFact            *fact);
char       *_hu_explain_sudden_death_goal (const HuScenario *scenario,
                                              const HuGoal            *goal);
gboolean    _hu_explain_sudden_death_wrong (GString *text,
                                              const HuSnapshot        *snapshot,
                                              const HuFact            *fact,
                                              const HuAnswer          *answer,
                                              GArray                  *hexes);
/* "4", "at most 4" hexes. */
char       *_hu_explain_hexes_needed         (gint                     n,
                                              gboolean                 most);
/* Meters of sudden-death (hu-explain-sudden-death-meter.c). */
char       *_hu_explain_sudden_death_title   (const HuScenario        *scenario,
                                              const HuMeter           *meter);
char       *_hu_explain_sudden_death_value   (const HuMeter           *meter);
char       *_hu_explain_sudden_death_detail  (const HuSnapshot        *snapshot,
                                              const HuMeter           *meter);
char       *_hu_explain_sudden_death_rule    (const HuScenario        *scenario,
                                              const HuMeter           *meter);

/* What would have saved the loser (hu-explain-sudden-death-saved.c). */
char       *_hu_explain_sudden_death_saved   (const HuSnapshot        *snapshot,
                                              const HuSnapshot        *before);
/* The hexes where one more unit of the defender would open a line to the capital that is cut off (4.3). */
GArray     *_hu_list_sudden_death_openings   (const HuSnapshot        *snapshot) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the part of a report on the capital, the cities, the rear and the withdrawals. */
void _hu_report_add_sudden_death (HuReportMaking *making);
/* Adds how the capital is cut off, a row each (hu-report-sudden-death-ring.c). */
void _hu_report_add_ring (HuReportMaking *making);
/* The share of sudden-death in the protocol (hu-report-sudden-death-protocol.c). */
void _hu_report_add_sudden_death_focus (const HuSnapshot *snapshot,
                                        const HuVerdict  *verdict,
                                        GArray           *focus);
char *_hu_report_name_sudden_death_focus (const HuSnapshot *snapshot,
                                          gint             *apart);

/* The pages (hu-sudden-death-pages.c) and clauses (hu-clause-sudden-death.c) of sudden-death. */
extern const HuRulePage _hu_sudden_death_pages[];
extern const HuClause   _hu_sudden_death_clause_words[];
/* The words of a clause of section 8 that the scenario changes, untranslated; NULL: the clause has its own. */
const char *_hu_sudden_death_read_clause     (const HuScenario        *scenario,
                                              HuClauseId               clause);

G_END_DECLS
