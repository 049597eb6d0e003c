/*
 * Functions that the front-line files of explain/ share.
 */
#pragma once

#include "hu-clause.h"
#include "hu-report-private.h"
#include "hu-rule-page.h"
#include "hu-explain-front-line.h"
#include "hu-front-line-rules.h"
#include "hu-sentence.h"
#include "hu-system-words.h"

G_BEGIN_DECLS

/* hu-front-line-fields.c */
extern const HuFieldWords _hu_front_line_fields[];

/* Levels and rulings of front-line (hu-explain-front-line.c). */
char       *_hu_explain_front_line_ruling    (const HuScenario        *scenario,
                                              const HuRuling          *ruling);
char       *_hu_explain_front_line_victory   (const HuScenario        *scenario,
                                              const HuRuling          *ruling);
/* Facts (hu-explain-front-line-fact.c). */
char       *_hu_explain_front_line_question    (const HuSnapshot        *snapshot,
                                              const HuFact            *fact);
gboolean    _hu_explain_front_line_because     (GString                 *text,
                                              const HuSnapshot        *snapshot,
                                              const HuFact            *fact);
void        _hu_explain_front_line_remembered  (GPtrArray               *lines,
                                              const HuSnapshot        *snapshot,
                                              const HuFact            *fact);
const char *_hu_explain_front_line_fact_rule   (const HuFact            *fact);
char       *_hu_explain_bound                  (const HuFrontLineRules  *rules,
                                              guint                    index);
char       *_hu_explain_front_line_goal (const HuScenario *scenario,
                                              const HuGoal            *goal);
gboolean    _hu_explain_front_line_wrong (GString *text,
                                              const HuSnapshot        *snapshot,
                                              const HuFact            *fact,
                                              const HuAnswer          *answer,
                                              GArray                  *hexes);
/* Marks of the map (hu-explain-front-line.c). */
char       *_hu_explain_front_line_legend    (const HuScenario        *scenario,
                                              const char              *id,
                                              HuSide                   side);
char       *_hu_explain_front_line_award     (const HuScenario        *scenario,
                                              const HuEvent           *event);
/* Does the line have to cover every row, or is it a path?  (hu-explain-front-line.c) */
gboolean    _hu_line_asks_for_every_row      (const HuScenario        *scenario);
char       *_hu_explain_front_line_undecided (const HuSnapshot        *snapshot);
char       *_hu_explain_front_line_standing  (const HuSnapshot        *snapshot,
                                              const HuMeter           *meter);
/* Meters of front-line (hu-explain-front-line-meter.c). */
char       *_hu_explain_front_line_title     (const HuScenario        *scenario,
                                              const HuMeter           *meter);
char       *_hu_explain_front_line_value     (const HuMeter           *meter);
char       *_hu_explain_front_line_detail    (const HuSnapshot        *snapshot,
                                              const HuMeter           *meter);
char       *_hu_explain_front_line_rule      (const HuScenario        *scenario,
                                              const HuMeter           *meter);
char       *_hu_explain_front_line_warning   (const HuSnapshot        *snapshot);
/* Takes @text and appends a sentence for each exception of @reason; (transfer full). */
char       *_hu_explain_front_line_exceptions   (const HuScenario     *scenario,
                                              const HuReason          *reason,
                                              char                    *text);

/* The part of a report that only front-line has, and its table of points. */
void           _hu_report_add_front_line        (HuReportMaking   *making);
void           _hu_report_add_front_line_points (HuReportMaking   *making);
/* The share of front-line in the protocol (hu-report-front-line-protocol.c). */
void           _hu_report_add_front_line_arithmetic (HuReportMaking *making);
void           _hu_report_add_front_line_sums   (HuReportMaking   *making);
void           _hu_report_add_front_line_focus  (const HuSnapshot *snapshot,
                                                 const HuVerdict  *verdict,
                                                 GArray           *focus);
char          *_hu_report_name_front_line_focus (const HuSnapshot *snapshot,
                                                 gint             *apart);
/* Row by row; the turns are still to be added. */
HuReportStrip *_hu_report_strip_begin           (HuReportMaking   *making,
                                                 char             *caption);
void           _hu_report_strip_add             (HuReportMaking   *making,
                                                 HuReportStrip    *strip,
                                                 guint             turn,
                                                 HuSnapshot       *const then[HU_N_SIDES]);

/* The pages (hu-front-line-pages.c) and clauses (hu-clause-front-line.c) of front-line. */
extern const HuRulePage _hu_front_line_pages[];
extern const HuClause   _hu_front_line_clause_words[];
const char    *_hu_front_line_read_clause       (const HuScenario *scenario,
                                                 HuClauseId        clause);

G_END_DECLS
