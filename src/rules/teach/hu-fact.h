/*
 * A fact: one thing about a position that can be asked for, and that the rules can answer.
 * Lessons and quizzes ask for facts; nobody writes down answers.
 */
#pragma once

#include "hu-decimal.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

typedef enum
{
  HU_FACT_ISOLATED,  /* sudden-death: is the capital cut off at this instant (4.3)? */
  HU_FACT_LIFELINE,  /* sudden-death: how many hexes wide its narrowest cut is */
  HU_FACT_CRITICAL,  /* sudden-death: the hexes that every line of the capital passes */
  HU_FACT_FEWEST,    /* sudden-death: how many more units would cut it off; HU_FEWEST_MORE: more than two */
  HU_FACT_SUPPLIED,  /* sudden-death: subject = a hex: does a line of the defender lead from it? */
  HU_FACT_CITIES,    /* sudden-death: how many of the cities the attacker controls (4.4) */
  HU_FACT_HOLDER,    /* subject = a hex: who controls it, on operational maps */
  HU_FACT_POINTS,    /* front-line: side's points */
  HU_FACT_LEVEL,     /* front-line: the level of victory that the ratio makes */
  HU_FACT_OPEN_ROWS, /* front-line: the rows that side's line leaves open */
  HU_FACT_CONTROL,   /* control: subject_kind, subject: who Controls it */
  HU_FACT_CVP,       /* control: side's casualty points */
  HU_FACT_WORTH,     /* control: what unit would be worth, eliminated now */
  HU_FACT_WINNER,    /* who has won; nobody where it is undecided */
  HU_FACT_MOVED,     /* how many units are elsewhere than at the beginning */
  HU_FACT_ENDING,    /* who has won, by which rule, and at which event since the beginning */
  HU_FACT_EXIT_VP,   /* control: side's exit points */
  HU_FACT_OUTCOME,   /* objectives: subject = an outcome: is its condition met? */
  HU_N_FACTS
} HuFactKind;

typedef struct _HuFact
{
  HuFactKind    kind;
  HuSide        side;    /* or HU_SIDE_NONE */
  guint         unit;    /* or HU_UNIT_NONE */
  HuSubjectKind subject_kind;
  gint32        subject; /* or -1 */
  char         *extra;   /* see HuScenario */
} HuFact;

typedef enum
{
  HU_ANSWER_TRUTH,  /* number: 0 or 1 */
  HU_ANSWER_NUMBER,
  HU_ANSWER_SIDE,   /* number: HuSide; HU_SIDE_NONE: nobody */
  HU_ANSWER_LEVEL,  /* number: index of a level, or -1 */
  HU_ANSWER_HEXES,  /* set, number: how many */
  HU_ANSWER_ROWS,   /* set, number: how many */
  HU_ANSWER_ENDING, /* side, rule, number: the event, from 1; nobody, NULL and 0 while nobody has won */
  HU_N_ANSWERS
} HuAnswerKind;

typedef struct _HuAnswer
{
  HuAnswerKind kind;
  gint64       number;
  guint        unit; /* so many of the number make 1: 450 of 100 are 4.5; HU_UNIT_WHOLE wherever it is whole */
  GArray      *set; /* gint, ascending, none twice; NULL for kinds without */
  HuSide       side; /* of an ending, as is the rule */
  const char  *rule; /* static: "4.6" */
} HuAnswer;

HuFact      *hu_fact_new             (HuFactKind        kind) G_GNUC_WARN_UNUSED_RESULT;
HuFact      *hu_fact_copy            (const HuFact     *fact) G_GNUC_WARN_UNUSED_RESULT;
void         hu_fact_free            (HuFact           *fact);
gboolean     hu_fact_equal           (const HuFact     *a,
                                      const HuFact     *b);
HuAnswerKind hu_fact_answer_kind     (HuFactKind        kind);
/* Tells whether the rule system that answers it is in force in @scenario. */
gboolean     hu_fact_applies         (HuFactKind        kind,
                                      const HuScenario *scenario);
gboolean     hu_fact_needs_side      (HuFactKind        kind);
/* The rules by which a game of @scenario can end: "4.2"; (transfer container). */
GPtrArray   *hu_fact_list_rules      (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* The answer in @snapshot; %HU_FACT_MOVED counts from @beginning (NULL: the set-up). */
HuAnswer    *hu_fact_answer          (const HuFact     *fact,
                                      const HuSnapshot *snapshot,
                                      const HuSnapshot *beginning) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the answer to a fact of @kind follows from what a fact of the kind @other asks for: points from the rows that are open
 * too, a level from the points, and a victory from all of these; supply from what cuts it off. */
gboolean     hu_fact_rests_on        (HuFactKind        kind,
                                      HuFactKind        other);

/* The hexes that it is about in @snapshot; (transfer full) (element-type HuHex). */
GArray      *hu_fact_list_hexes      (const HuFact     *fact,
                                      const HuSnapshot *snapshot) G_GNUC_WARN_UNUSED_RESULT;

HuAnswer    *hu_answer_new           (HuAnswerKind      kind,
                                      gint64            number) G_GNUC_WARN_UNUSED_RESULT;
/* A number, of which @unit make 1. */
HuAnswer    *hu_answer_new_decimal   (gint64            value,
                                      guint             unit) G_GNUC_WARN_UNUSED_RESULT;
HuAnswer    *hu_answer_copy          (const HuAnswer   *answer) G_GNUC_WARN_UNUSED_RESULT;
/* For the kinds with a set: puts @element in its place, once. */
void         hu_answer_add           (HuAnswer         *answer,
                                      gint              element);
void         hu_answer_remove        (HuAnswer         *answer,
                                      gint              element);
gboolean     hu_answer_has           (const HuAnswer   *answer,
                                      gint              element);
void         hu_answer_free          (HuAnswer         *answer);
gboolean     hu_answer_equal         (const HuAnswer   *a,
                                      const HuAnswer   *b);

const char  *hu_fact_kind_to_string  (HuFactKind        kind); /* "lifeline" */
gint         hu_fact_kind_from_string (const char      *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuFact, hu_fact_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuAnswer, hu_answer_free)

G_END_DECLS
