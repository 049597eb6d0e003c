/*
 * Words for conditions that other layers ask for: what each asks for, how it stands, what is missing.
 */
#pragma once

#include "hu-explain.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

/* The outlook of a condition: what it lacks, when it is judged, whether it can still decide. */
typedef struct
{
  const HuTermFinding *needs;
  const GPtrArray     *lacking; /* HuTermFinding: the terms that must turn, as hu_term_find_lack() lists them */
  const HuTurnSpan    *turn;    /* in which it is judged */
  gboolean             closed;  /* it can never be met any more */
  guint                ended;   /* the event at which play stopped without deciding by it; else HU_REASON_NO_EVENT */
  gboolean             late;    /* it is met, and was not then */
  guint                now;     /* the turn */
  gboolean             judged;  /* it was met as play stopped */
  HuJudged             when;    /* it is judged */
  HuSide               of;      /* or HU_SIDE_NONE */
  const char          *phase;   /* or NULL */
} HuOutlook;

/* "1 condition is missing: control of F4. It is judged only from Turn 5 on." */
char *hu_explain_outlook       (const HuScenario    *scenario,
                                const HuOutlook     *outlook);
/* The indices (element-type guint) of those that lack least, several in a tie, none where none can be met: of those that are
 * judged by @turn, else of those that will be. */
GArray *hu_outlook_list_nearest (const HuOutlook    *outlooks,
                                guint                n,
                                guint                turn) G_GNUC_WARN_UNUSED_RESULT;
/* Says of the one that is nearest, by its @name, what it lacks, or @when it is judged; @alone: there is no other. */
char *hu_explain_nearest       (const HuScenario    *scenario,
                                const HuOutlook     *outlook,
                                const char          *name,
                                const char          *when,
                                gboolean             alone);
/* "not met (1 of 2)", "met too late", "cannot be told"; @count: NULL: there is nothing to count. */
char *hu_explain_met_or_not    (gboolean             met,
                                gboolean             untold,
                                gboolean             late,
                                const char          *count);
/* A condition without its parts: "German control of Moscow", "all of these"; and a count in a sum: "units of the German
 * side in Orel". */
char *hu_explain_term          (const HuScenario    *scenario,
                                const HuTerm        *term);
/* A condition with its parts, in a sentence: "all of: German control of Moscow; up to Turn 4". */
char *hu_explain_whole_term    (const HuScenario    *scenario,
                                const HuTerm        *term);
/* How far it is met, beside its words: "1 of 2", "3". */
char *hu_explain_term_standing (const HuScenario    *scenario,
                                const HuTermFinding *finding);
/* The axis of a chart of the term's number over time: "Hexes held". */
const char *hu_explain_chart_axis (const HuTerm *term);
/* The number in that, of a term without parts, though it can no longer be met. */
char *hu_explain_term_number   (const HuTermFinding *finding);
/* The parts by which a condition is met, with their numbers: "control of F4; at least 18 exit points (20 of 18)". */
char *hu_explain_term_met      (const HuScenario    *scenario,
                                const HuTermFinding *finding);
/* Which of its places count, where some do not: "Counted: Arsenal and Water Mill."; NULL: all do, or none. */
char *hu_explain_term_counting (const HuScenario    *scenario,
                                const HuTermFinding *finding);
/* Names what is missing or in the way, in a sentence; NULL: there is nothing to name. */
char *hu_explain_term_missing  (const HuScenario    *scenario,
                                const HuTermFinding *finding);
/* The terms that a condition lacks, in a sentence; @lacking: the terms that must turn, as hu_term_find_lack() lists them. */
char *hu_explain_needs         (const HuScenario    *scenario,
                                const HuTermFinding *needs,
                                const GPtrArray     *lacking);
/* The same of a moment, at @event, at which the condition was judged and not met. */
char *hu_explain_judged_unmet  (const HuScenario    *scenario,
                                const GPtrArray     *lacking,
                                guint                event) G_GNUC_WARN_UNUSED_RESULT;
/* The same, only those that are missing: "1 condition is missing: …", though it can no longer be met. */
char *hu_explain_terms_missing (const HuScenario    *scenario,
                                const HuTermFinding *needs,
                                const GPtrArray     *lacking);
/* A line for each term, (transfer full) (element-type HuConditionLine). */
GPtrArray *hu_explain_condition_lines (const HuScenario *scenario,
                                const HuTermFinding *needs) G_GNUC_WARN_UNUSED_RESULT;
/* The count of a condition without parts, beside its bounds: "1 of 2", "3, at most 2". */
char *hu_explain_term_count    (const HuTermFinding *finding);
/* How the sums of a comparison are held against each other, for a line between them: "Is at least 3 more than:". */
char *hu_explain_relation      (const HuScenario    *scenario,
                                const HuTerm        *term);
/* "7 against 8: 1 too few" */
char *hu_explain_compare_standing (const HuTermFinding *finding);
/* The bounds of a ratio: "3 : 1", "above 2 : 1, up to 3 : 1". */
char *hu_explain_ratio_need    (const HuTerm        *term);
/* "3 : 1" */
char *hu_explain_ratio_of      (const HuTermFinding *finding);
/* When something is judged: "at the end of each turn, from Turn 3 on"; @of: HU_SIDE_NONE, @phase, @turn: NULL: any. */
char *hu_explain_judged        (const HuScenario    *scenario,
                                HuJudged             when,
                                HuSide               of,
                                const char          *phase,
                                const HuTurnSpan    *turn);
/* "in Turn 3", "from Turn 3 on" */
char *hu_explain_span          (const HuScenario    *scenario,
                                const HuTurnSpan    *span);

G_END_DECLS
