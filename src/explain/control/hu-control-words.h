/*
 * Functions that the control files of explain/ share.
 */
#pragma once

#include "hu-clause.h"
#include "hu-report-private.h"
#include "hu-rule-page.h"
#include "hu-control-rules.h"
#include "hu-explain-control.h"
#include "hu-explain-term.h"
#include "hu-sentence.h"
#include "hu-system-words.h"

G_BEGIN_DECLS

/* Words for what conditions count (hu-explain-control-term.c). */
extern const HuTermWords _hu_control_term_words;

/* hu-control-fields.c */
extern const HuFieldWords _hu_control_fields[];

/* A HuNameFunc of HuLocation. */
char       *_hu_name_location                (const HuScenario        *scenario,
                                              const GArray            *items,
                                              guint                    index);
/* The units that a condition counts, and the enemies that it wants gone (hu-explain-control-units.c). */
char       *_hu_name_counted_units           (const HuScenario        *scenario,
                                              const HuTerm            *term);
char       *_hu_explain_no_enemy             (const HuScenario        *scenario,
                                              const HuTerm            *term);
/* Rulings of control (hu-explain-control-ruling.c). */
char       *_hu_explain_control_ruling       (const HuScenario        *scenario,
                                              const HuRuling          *ruling);
char       *_hu_explain_control_victory      (const HuScenario        *scenario,
                                              const HuRuling          *ruling);
char       *_hu_name_control_victory         (const HuScenario        *scenario,
                                              const HuRuling          *ruling);
char       *_hu_explain_control_other        (const HuScenario        *scenario,
                                              const HuRuling          *deciding,
                                              const HuRuling          *other);
/* "the building 22U3", "the hex V2" or "the Location V2/1". */
char       *_hu_explain_kind_and_subject     (const HuScenario        *scenario,
                                              HuSubjectKind            kind,
                                              gint32                   subject);
/* A list of HuControlSubject in these words. */
char       *_hu_explain_kinds_and_subjects   (const HuScenario        *scenario,
                                              const GArray            *subjects);
/* Since when, by the ruling by which its owner came by it (hu-explain-control-since.c). */
char       *_hu_explain_since                (const HuSnapshot        *snapshot,
                                              const HuRuling          *ruling);
/* Names of Locations, hexes or buildings, gint32 (hu-explain-control-term.c). */
char       *_hu_explain_subjects             (const HuScenario        *scenario,
                                              HuSubjectKind            kind,
                                              const GArray            *subjects);
/* Facts (hu-explain-control-fact.c). */
char       *_hu_explain_control_question       (const HuSnapshot        *snapshot,
                                              const HuFact            *fact);
gboolean    _hu_explain_control_because        (GString                 *text,
                                              const HuSnapshot        *snapshot,
                                              const HuFact            *fact);
void        _hu_explain_control_remembered     (GPtrArray               *lines,
                                              const HuSnapshot        *snapshot,
                                              const HuFact            *fact);
const char *_hu_explain_control_fact_rule      (const HuFact            *fact);
char       *_hu_explain_control_goal (const HuScenario *scenario,
                                              const HuGoal            *goal);
gboolean    _hu_explain_control_wrong (GString *text,
                                              const HuSnapshot        *snapshot,
                                              const HuFact            *fact,
                                              const HuAnswer          *answer,
                                              GArray                  *hexes);
/* Marks of the map (hu-explain-legend-control.c). */
char       *_hu_explain_control_legend       (const HuScenario        *scenario,
                                              const char              *id,
                                              HuSide                   side);
/* "2 exit points", "14 casualty points"; and rulings about them (hu-explain-control-points.c). */
char       *_hu_name_points                 (gboolean                 exits,
                                              gint64                   points);
char       *_hu_explain_points_ruling        (const HuScenario        *scenario,
                                              const HuRuling          *ruling);
/* Takes @text and appends a sentence on the effect of joined Fires, where they had one (26.162); @then: in the past. */
char       *_hu_explain_joined               (char                    *text,
                                              const HuScenario        *scenario,
                                              const HuReason          *reason,
                                              gboolean                 then);
/* A sentence that names what the conditions lack and the units in the way; NULL: there is nothing to name
 * (hu-explain-control-missing.c). */
char       *_hu_explain_all_missing         (const HuSnapshot        *snapshot,
                                             const GPtrArray         *lacking);
/* The points that captured things will add at the end to those that @needs asks for, a sentence for each side; NULL: none
 * (hu-explain-control-captive.c). */
char       *_hu_explain_points_at_end       (const HuSnapshot        *snapshot,
                                             const HuTermFinding     *needs);
/* How near the conditions are (hu-explain-control-undecided.c). */
HuOutlook   _hu_find_outlook                (const HuSnapshot        *snapshot,
                                             guint                    entry);
/* "at the end of each turn, from Turn 5 on" */
char       *_hu_explain_when                (const HuScenario        *scenario,
                                             const HuVictoryEntry    *entry);
/* The points that captured things will add to a condition that is judged at the end; NULL: none. */
char       *_hu_explain_entry_at_end        (const HuSnapshot        *snapshot,
                                             guint                    entry);
/* The units of which one alone would bring the points that a condition lacks, or else those that would bring some; NULL: it lacks
 * more, or nothing would. */
char       *_hu_explain_acts                (const HuSnapshot        *snapshot,
                                             guint                    entry);
/* How much can still be reached of what a condition can no longer count; NULL: no count is why. */
char       *_hu_explain_most_left           (const HuSnapshot        *snapshot,
                                             const HuTermFinding     *needs);
char       *_hu_explain_control_undecided   (const HuSnapshot        *snapshot);
/* Conditions of control as meters (hu-explain-control.c). */
char       *_hu_explain_condition_title      (const HuScenario        *scenario,
                                              const HuMeter           *meter);
char       *_hu_explain_entry_title          (const HuScenario        *scenario,
                                              guint                    index);
/* One of numbers (guint) in quotation marks: "“German, at the end”". */
char       *_hu_name_entry                   (const HuScenario        *scenario,
                                              const GArray            *entries,
                                              guint                    index);
char       *_hu_explain_entry_name           (const HuScenario        *scenario,
                                              guint                    index);
char       *_hu_explain_condition_value      (const HuMeter           *meter);
char       *_hu_explain_condition_present    (const HuSnapshot        *snapshot,
                                              const HuMeter           *meter);
/* Which things its counts leave out, because they cannot be told; NULL: none. */
char       *_hu_explain_all_untold          (const HuSnapshot        *snapshot,
                                             const HuTermFinding     *needs);
char       *_hu_explain_condition_missing    (const HuSnapshot        *snapshot,
                                              const HuMeter           *meter);
char       *_hu_explain_condition_detail     (const HuSnapshot        *snapshot,
                                              const HuMeter           *meter);
/* (element-type HuConditionLine) */
GPtrArray  *_hu_explain_meter_conditions    (const HuSnapshot        *snapshot,
                                             const HuMeter           *meter);
char       *_hu_explain_condition_rule       (const HuScenario        *scenario,
                                              const HuMeter           *meter);

/* Are reasons worded in the past?  A verdict that only one side sees does not end the game: the other may hold something that it
 * has not declared (26.15). */
gboolean    _hu_control_has_ended           (const HuSnapshot        *snapshot);

/* The tables of points, and the table of who Controls the buildings. */
void _hu_report_add_control_points (HuReportMaking *making);
void _hu_report_add_control_owners (HuReportMaking *making);
/* The share of control in the protocol (hu-report-control-protocol.c). */
void _hu_report_add_control_sums (HuReportMaking *making);
void _hu_report_add_control_focus (const HuSnapshot *snapshot,
                                   const HuVerdict  *verdict,
                                   GArray           *focus);

/* The pages (hu-control-pages.c) and clauses (hu-clause-control.c) of control. */
extern const HuRulePage _hu_control_pages[];
extern const HuClause   _hu_control_clause_words[];

G_END_DECLS
