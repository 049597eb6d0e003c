/*
 * Questions from a game's own position, answered by the rules; wrongly answered questions
 * come again sooner.
 */
#pragma once

#include "hu-fact.h"

G_BEGIN_DECLS

typedef struct _HuQuiz HuQuiz;

/* The questions that @snapshot allows; (transfer full) (element-type HuFact).
 * Tests count them, since a quiz draws among them by chance. */
GPtrArray        *hu_quiz_list_facts   (const HuSnapshot *snapshot) G_GNUC_WARN_UNUSED_RESULT;

HuQuiz           *hu_quiz_new          (GRand            *rand) G_GNUC_WARN_UNUSED_RESULT; /* copied */
void              hu_quiz_free         (HuQuiz           *self);
/* Asks the next question, of @snapshot, whether or not the one before was answered. */
void              hu_quiz_ask          (HuQuiz           *self,
                                        HuSnapshot       *snapshot);
const HuFact     *hu_quiz_get_fact     (const HuQuiz     *self); /* NULL before the first question */
const HuSnapshot *hu_quiz_get_snapshot (const HuQuiz     *self);
HuAnswer         *hu_quiz_find_answer  (const HuQuiz     *self) G_GNUC_WARN_UNUSED_RESULT;
/* TRUE where it is right.  Once a question. */
gboolean          hu_quiz_answer       (HuQuiz           *self,
                                        const HuAnswer   *answer);
gboolean          hu_quiz_is_answered  (const HuQuiz     *self);
guint             hu_quiz_get_n_asked  (const HuQuiz     *self); /* that were answered */
guint             hu_quiz_get_n_right  (const HuQuiz     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuQuiz, hu_quiz_free)

G_END_DECLS
