/*
 * How the rule systems, each of which knows its own questions, add them to a quiz.
 */
#pragma once

#include "hu-quiz.h"

G_BEGIN_DECLS

/* The most places, units or hexes that a quiz asks about. */
#define HU_QUIZ_MOST_OF_A_KIND 8

/* Borrowed: its subject is still to be said. */
HuFact *_hu_quiz_add         (GPtrArray    *facts,
                              HuFactKind    kind);
void    _hu_quiz_add_subject (GPtrArray    *facts,
                              HuFactKind    kind,
                              HuSubjectKind subject_kind,
                              gint32        subject);
void    _hu_quiz_add_sides   (GPtrArray    *facts,
                              HuFactKind    kind);

G_END_DECLS
