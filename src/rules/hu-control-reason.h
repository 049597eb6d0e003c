/*
 * The reasons of control: why a side does not gain something, and how what it
 * has came to be its own (26.11 to 26.16).
 */
#pragma once

#include "hu-control-clauses.h"
#include "hu-control-rules.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

/* Why @side does not gain it now; (transfer full) (element-type HuReason). */
GPtrArray *hu_control_reasons       (const HuState    *state,
                                     HuSide            side,
                                     HuSubjectKind     kind,
                                     gint32            subject) G_GNUC_WARN_UNUSED_RESULT;
/* The vehicle by which it is held (26.12), or HU_UNIT_NONE. */
guint      hu_control_holder        (const HuState    *state,
                                     HuSubjectKind     kind,
                                     gint32            subject);
/* Whose it is at the start, and why; nobody's, too (26.11). */
HuReason  *hu_control_set_up_reason (const HuScenario *scenario,
                                     HuSubjectKind     kind,
                                     gint32            subject) G_GNUC_WARN_UNUSED_RESULT;
/* As what the Fire there counts, where that is not as it was lit: the clause of 26.162, or NULL. */
HuClauseId hu_control_fire_joined   (const HuState    *state,
                                     HuLocation        location,
                                     HuSide           *kindler);
/* Is @ruling about who Controls that? */
gboolean   hu_control_ruling_is_of  (const HuRuling   *ruling,
                                     HuSubjectKind     kind,
                                     gint32            subject);
/* The ruling by which it came to be whose it is; NULL: it is so from the set-up on. */
const HuRuling *hu_control_find_passing (const HuSnapshot *snapshot,
                                         HuSubjectKind     kind,
                                         gint32            subject);

G_END_DECLS
