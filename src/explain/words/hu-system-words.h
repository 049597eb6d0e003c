/*
 * The words of each rule system: every text about a game that depends on the system.  A further
 * system is a room and a line in hu-system-words.c.
 */
#pragma once

#include "hu-explain-field.h"
#include "hu-explain-private.h"
#include "hu-lesson-plan.h"
#include "hu-system.h"

G_BEGIN_DECLS

/* The rooms above this one say what these are. */
typedef struct _HuClause HuClause;
typedef struct _HuReportMaking HuReportMaking;
typedef struct _HuReportPartKind HuReportPartKind;
typedef struct _HuReportTableKind HuReportTableKind;
typedef struct _HuRulePage HuRulePage;
typedef struct _HuTermWords HuTermWords;

/* The shares of a system in the common parts of a report. */
typedef enum
{
  HU_SHARE_CONDITIONS, /* the state of its conditions */
  HU_SHARE_POINTS,
  HU_SHARE_OWNERS,     /* the table "control" */
  HU_SHARE_RULES,      /* the rules in force; every system has it */
  HU_SHARE_ARITHMETIC, /* of the protocol: the numbers that make its verdict, with their scale, where the words of the
                          deciding ruling are not enough */
  HU_SHARE_SUMS,       /* of the protocol: what the points are for */
  HU_SHARE_CHARTS,     /* charts of values that no meter measures */
  HU_N_SHARES
} HuReportShare;

typedef struct
{
  const char *name; /* untranslated; see hu_explain_rule_system() */
  /* The pages of its rules, in the order of a table of contents, and the clauses on them, page by page; each list ends
   * with one without an id. */
  const HuRulePage *pages;
  const HuClause   *clauses;
  /* The words of a clause where the scenario reads the rule otherwise than most, untranslated; it gives NULL where it does not.
   * NULL: none does. */
  const char *(*read_clause)    (const HuScenario *scenario,
                                 HuClauseId        clause);
  /* The keys of its data in a file; the last has no object. */
  const HuFieldWords *fields;
  /* The keys that its conditions share with those of other systems: there a condition is a "term"; here, @term. */
  const HuFieldWords *term_fields;
  const char *term;
  const char *term_rule;
  /* While nothing is decided: a sentence on the conditions that the verdict depends on. */
  char    *(*explain_undecided) (const HuSnapshot *snapshot);
  /* The system's rulings: a sentence that gives the reason and cites the rule. */
  char    *(*explain_ruling)    (const HuScenario *scenario,
                                 const HuRuling   *ruling);
  /* The name of the thing that its ruling says has changed hands, in a list of many: "K6/1"; it gives NULL where the ruling
   * says something else.  NULL: only hexes change hands. */
  char    *(*name_passed)       (const HuScenario *scenario,
                                 const HuRuling   *ruling);
  /* For a system that decides: the winner and the reason, not a whole sentence. */
  char    *(*explain_victory)   (const HuScenario *scenario,
                                 const HuRuling   *ruling);
  /* The same in fewer words, where the condition may be long; NULL: it never is. */
  char    *(*name_victory)      (const HuScenario *scenario,
                                 const HuRuling   *ruling);
  /* The verdict may coincide with another result that the same event would have decided: the name of that result and its
   * side, from its ruling @other, or from @deciding itself where that tells of all; else NULL.  A system in which none
   * coincides has no such function. */
  char    *(*name_other)        (const HuScenario *scenario,
                                 const HuRuling   *deciding,
                                 const HuRuling   *other);
  /* Number @n of its levels of victory, of the ways in which a game can end, or of its victory conditions else, as questions
   * name them; it gives NULL where there are no more.  NULL: it has none of them. */
  char    *(*name_listed)       (const HuScenario *scenario,
                                 HuListed          kind,
                                 guint             n);
  /* The system's meters: name, number, gap to the condition, and the condition itself. */
  char    *(*explain_title)     (const HuScenario *scenario,
                                 const HuMeter    *meter);
  char    *(*explain_value)     (const HuMeter    *meter);
  /* The same where a part of the number is scored only when the game ends; it gives NULL where none is.  NULL: none ever is. */
  char    *(*explain_standing)  (const HuSnapshot *snapshot,
                                 const HuMeter    *meter);
  /* As it stands now, where the value is that of the end of the game; it gives NULL where both are the same.  NULL: they always
   * are. */
  char    *(*explain_present)   (const HuSnapshot *snapshot,
                                 const HuMeter    *meter);
  char    *(*explain_detail)    (const HuSnapshot *snapshot,
                                 const HuMeter    *meter);
  /* What a condition lacks by name, and who is in the way, which its terms do not say; it gives NULL where nothing is.  NULL:
   * its terms say all. */
  char    *(*explain_missing)   (const HuSnapshot *snapshot,
                                 const HuMeter    *meter);
  char    *(*explain_rule)      (const HuScenario *scenario,
                                 const HuMeter    *meter);
  /* Who wins if the game ends and its conditions do not decide, in whole sentences; it gives NULL where it has none.  NULL: its
   * rules say nothing of it. */
  char    *(*explain_otherwise) (const HuScenario *scenario);
  /* What would have saved the loser, at the moment of its verdict, in whole sentences; @before: the moment before the deciding
   * event, NULL: the set-up decided; it gives NULL where there is nothing to say.  NULL: its conditions say it. */
  char    *(*explain_saved)     (const HuSnapshot *snapshot,
                                 const HuSnapshot *before);
  /* Bits 1 << HuAdjustWhat: the points that its conditions may ask for. */
  guint      points;
  /* A verdict without its reason, "Soviet victory, “Velin is stormed”", "Soviet marginal victory" or "Draw"; it gives NULL where
   * the game ended without a result.  NULL: the number of its rule says how. */
  char    *(*explain_record)    (const HuScenario *scenario,
                                 const HuVerdict  *verdict);
  /* A meter’s condition part by part (element-type HuConditionLine); NULL: no meter of it has parts. */
  GPtrArray *(*explain_conditions) (const HuSnapshot *snapshot,
                                    const HuMeter    *meter);
  /* Facts: the question, NULL: not a fact of this system; the reasons for its answer, FALSE: this system does
   * not answer it; and the rule of the answer, likewise NULL. */
  char    *(*ask_fact)          (const HuSnapshot *snapshot,
                                 const HuFact     *fact);
  gboolean (*add_fact_reasons)  (GString          *text,
                                 const HuSnapshot *snapshot,
                                 const HuFact     *fact);
  const char *(*get_fact_rule)  (const HuFact     *fact);
  /* What the rules remember at that moment for the answer and a map does not show, a line each; or NULL: nothing ever. */
  void     (*add_remembered)    (GPtrArray        *lines,
                                 const HuSnapshot *snapshot,
                                 const HuFact     *fact);
  /* Lessons: a goal that is a fact, as a statement, NULL: not of this system; and where a wrong answer fails, with the
   * hexes to look at, FALSE: a comparison of numbers or sets says it. */
  char    *(*state_goal)        (const HuScenario *scenario,
                                 const HuGoal     *goal);
  gboolean (*add_wrong)         (GString          *text,
                                 const HuSnapshot *snapshot,
                                 const HuFact     *fact,
                                 const HuAnswer   *answer,
                                 GArray           *hexes);
  /* An event that awards points; or NULL: the item is another system's. */
  char    *(*explain_award)     (const HuScenario *scenario,
                                 const HuEvent    *event);
  /* The cost of ending the phase now; NULL: there is none now, or never any. */
  char    *(*explain_phase_warning) (const HuSnapshot *snapshot);
  /* A mark of the map's legend; NULL: the mark is not its own, or it has no marks. */
  char    *(*explain_legend)    (const HuScenario *scenario,
                                 const char       *id,
                                 HuSide            side);
  /* The system's shares in a report: NULL where it has none; and a part of its own. */
  void     (*add[HU_N_SHARES])  (HuReportMaking   *making);
  /* Adds the hexes around which it is decided to @focus; or NULL. */
  void     (*add_focus)         (const HuSnapshot *snapshot,
                                 const HuVerdict  *verdict, /* of the game; or NULL */
                                 GArray           *focus);
  /* The whole caption of the map with these in rings, where their names do not say what they are; it gives NULL where they do.
   * NULL: they always do.  @apart: (out): the place that has diamonds
   * and not rings; it is -1. */
  char    *(*name_focus)        (const HuSnapshot *snapshot,
                                 gint             *apart);
  const HuReportPartKind *part; /* or NULL */
  /* Tables of the system that are of use by themselves, ended by one without a name; or NULL. */
  const HuReportTableKind *tables;
  /* Adds the scale of a meter whose numbers are not simply counted; FALSE: it is not one of these.  Or NULL. */
  gboolean (*add_scale)         (HuReportMaking   *making,
                                 const HuMeter    *meter);
  /* Begins the chart of a meter in a report. */
  void     (*begin_chart)       (HuReportMaking   *making,
                                 const HuMeter    *meter);
  /* HU_REPORT_MAP_*: the overlays on the map of a report that its verdict rests on. */
  guint      map_show;
  /* The name of what asks for the line of @term, a condition or an item of points; NULL: it does not; or the function: none of
   * its conditions asks for lines. */
  char    *(*name_asking)       (const HuScenario *scenario,
                                 gconstpointer     term);
  /* The words of the atoms of its conditions; NULL: it has none of the common kind. */
  const HuTermWords *terms;
} HuSystemWords;

extern const HuSystemWords hu_sudden_death_words;
extern const HuSystemWords hu_front_line_words;
extern const HuSystemWords hu_control_words;
extern const HuSystemWords hu_objectives_words;

const HuSystemWords *hu_system_words_get (HuSystemId id);
/* Names number @n of that kind, by the first system in force that has them; (transfer full); NULL: there are no more. */
char                *_hu_name_listed     (const HuScenario *scenario,
                                          HuListed          kind,
                                          guint             n);

G_END_DECLS
