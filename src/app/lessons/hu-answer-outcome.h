/*
 * The outcome of an answer in words, the same after a lesson's question and in the quiz.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-fact.h"

G_BEGIN_DECLS

typedef enum
{
  HU_OUTCOME_NONE,  /* nothing to tell yet */
  HU_OUTCOME_RIGHT,
  HU_OUTCOME_WRONG,
  HU_OUTCOME_SHOWN, /* nobody answered: it was shown */
} HuAnswerOutcome;

char *hu_answer_outcome_word (HuAnswerOutcome   outcome,
                              const HuScenario *scenario,
                              const HuAnswer   *right) G_GNUC_WARN_UNUSED_RESULT;
void  hu_answer_outcome_show (GtkLabel         *label,
                              HuAnswerOutcome   outcome,
                              const char       *text);

G_END_DECLS
