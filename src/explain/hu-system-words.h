/*
 * The part that each rule system has in what is said and written of a game.  A further system is one more file and a
 * line in hu-system-words.c.
 */
#pragma once

#include "hu-clause.h"
#include "hu-explain-field.h"
#include "hu-fact.h"
#include "hu-report-private.h"
#include "hu-rule-page.h"

G_BEGIN_DECLS

typedef struct
{
  HuSystemId id;
  const char *name; /* untranslated; see hu_explain_rule_system() */
  /* The pages of its rules, in the order of a table of contents, and the clauses that stand on them, page by page. */
  const HuRulePage *(*list_pages)   (guint *n);
  const HuClause   *(*list_clauses) (guint *n);
  /* The keys of its data in a file; the last has no object. */
  const HuFieldWords *fields;
  /* While nothing is decided: a sentence on what it hangs on.  @opens: it begins by saying that nothing is. */
  char    *(*explain_undecided) (const HuSnapshot *snapshot,
                                 HuLang            lang);
  gboolean   opens;
  /* Its rulings: a sentence that says why, and cites the rule. */
  char    *(*explain_ruling)    (const HuScenario *scenario,
                                 const HuRuling   *ruling,
                                 HuLang            lang);
  /* Of one that decides: who has won, and by what; no sentence. */
  char    *(*explain_victory)   (const HuScenario *scenario,
                                 const HuRuling   *ruling,
                                 HuLang            lang);
  /* Its meters: name, number, what is missing, what the condition is. */
  char    *(*explain_title)     (const HuScenario *scenario,
                                 const HuMeter    *meter,
                                 HuLang            lang);
  char    *(*explain_value)     (const HuMeter    *meter,
                                 HuLang            lang);
  char    *(*explain_detail)    (const HuSnapshot *snapshot,
                                 const HuMeter    *meter,
                                 HuLang            lang);
  char    *(*explain_rule)      (const HuScenario *scenario,
                                 const HuMeter    *meter,
                                 HuLang            lang);
  /* Facts: the question, NULL: it is none of its; why its answer is right, FALSE: it does not answer it; and by which
   * rule, NULL likewise. */
  char    *(*ask_fact)          (const HuSnapshot *snapshot,
                                 const HuFact     *fact,
                                 HuLang            lang);
  gboolean (*add_fact_reasons)  (GString          *text,
                                 const HuSnapshot *snapshot,
                                 const HuFact     *fact,
                                 HuLang            lang);
  const char *(*get_fact_rule)  (const HuFact     *fact);
  /* An event that awards points; or NULL. */
  char    *(*explain_award)     (const HuScenario *scenario,
                                 const HuEvent    *event,
                                 HuLang            lang);
  /* What it would cost to end the phase now; NULL: nothing, ever or now. */
  char    *(*explain_phase_warning) (const HuSnapshot *snapshot,
                                 HuLang            lang);
  /* A mark of the map's legend; NULL: none of its, or it has none. */
  char    *(*explain_legend)    (const HuScenario *scenario,
                                 const char       *id,
                                 HuSide            side,
                                 HuLang            lang);
  /* In parts of a report that all systems share, or NULL: how its conditions stand, points, who has what, and what of
   * its rules is in force (never NULL); and a part of its own. */
  void     (*add_conditions)    (HuReportMaking   *making);
  void     (*add_points)        (HuReportMaking   *making);
  void     (*add_owners)        (HuReportMaking   *making); /* the table "control" */
  void     (*add_rules)         (HuReportMaking   *making);
  HuReportPartKind part;
  /* Its tables that are of use by themselves, up to one without a name; or NULL. */
  const HuReportTableKind *tables;
  /* Charts of a report: of a meter, adding to @readings; and of what no meter measures, or NULL. */
  void     (*begin_chart)       (HuReportMaking   *making,
                                 GArray           *readings,
                                 const HuMeter    *meter);
  void     (*begin_more)        (HuReportMaking   *making,
                                 GArray           *readings);
  /* HU_REPORT_MAP_*: on the map of a report, that on which its verdict rests. */
  guint      map_show;
} HuSystemWords;

extern const HuSystemWords hu_sudden_death_words;
extern const HuSystemWords hu_front_line_words;
extern const HuSystemWords hu_control_words;

const HuSystemWords *hu_system_words_get (HuSystemId id);

G_END_DECLS
