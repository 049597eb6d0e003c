/*
 * One unit that would have saved the loser of a game that a condition has decided.
 */
#pragma once

#include "hu-flip.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

char *_hu_explain_saved_by_unit (const HuSnapshot *snapshot,
                                 HuQuestionKind    kind);

G_END_DECLS
