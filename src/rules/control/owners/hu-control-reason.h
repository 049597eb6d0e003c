/*
 * The reasons of control: why a side does not gain something, and how it came to have what it
 * has (26.11 to 26.16).
 */
#pragma once

#include "hu-control-clauses.h"
#include "hu-control-rules.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

/* Does the clause of a reason say that armed enemies are in the way, or that Fire is, whatever units go there? */
gboolean   hu_control_is_of_enemies (HuClauseId        clause);
gboolean   hu_control_is_of_fire    (HuClauseId        clause);
/* Does a side gain by the clause only where no armed enemy is (26.11 to 26.14)? */
gboolean   hu_control_needs_absence (HuClauseId        clause);
/* Returns why @side does not gain the subject now; (transfer full) (element-type HuReason). */
GPtrArray *hu_control_reasons       (const HuState    *state,
                                     HuSide            side,
                                     HuSubjectKind     kind,
                                     gint32            subject) G_GNUC_WARN_UNUSED_RESULT;
/* What of a list the side of @term does not Control, (transfer full) (element-type gint32): what fewest things keep from it
 * first. */
GArray    *hu_control_rank_lacking  (const HuState    *state,
                                     const HuTerm     *term) G_GNUC_WARN_UNUSED_RESULT;
/* May it be another side's than the viewer knows (26.15)?  FALSE where the viewer sees all. */
gboolean   hu_control_may_have_passed (const HuState  *state,
                                     HuSubjectKind     kind,
                                     gint32            subject);
/* A vehicle holds it: may it be another side's, once that has left, than the viewer knows (26.12, 26.15)? */
gboolean   hu_control_may_pass_when_left (const HuState *state,
                                     HuSubjectKind     kind,
                                     gint32            subject);
/* Would @side gain the subject at once if @unit were gone?  What rides in it would stay there on foot, and what it alone arms
 * would be unarmed.  Adds the armed enemies who would still be in the way to @others. */
gboolean   hu_control_gains_without (const HuState    *state,
                                     HuSide            side,
                                     HuSubjectKind     kind,
                                     gint32            subject,
                                     guint             unit,
                                     GArray           *others);
/* Adds the vehicles that hold the subject (26.12): each has a hold of its own, which goes on when another has left. */
void       hu_control_list_holders  (const HuState    *state,
                                     HuSubjectKind     kind,
                                     gint32            subject,
                                     GArray           *holders);
/* Returns one of them, or HU_UNIT_NONE. */
guint      hu_control_holder        (const HuState    *state,
                                     HuSubjectKind     kind,
                                     gint32            subject);
/* Returns the side that has it once they have left with all who are in them: the one beneath their hold, or where that is
 * nobody the one that gains or holds it at once; or nobody. */
HuSide     hu_control_after_hold    (const HuState    *state,
                                     HuSubjectKind     kind,
                                     gint32            subject);
/* Returns the owner at the start, or nobody, and the reason (26.11). */
HuReason  *hu_control_set_up_reason (const HuScenario *scenario,
                                     HuSubjectKind     kind,
                                     gint32            subject) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the clause of 26.162 that changes the cause of the Fire there, or NULL. */
HuClauseId hu_control_fire_joined   (const HuState    *state,
                                     HuLocation        location,
                                     HuSide           *kindler);
/* Returns the ruling by which the owner gained the subject; NULL: the owner has it from the set-up on. */
const HuRuling *hu_control_find_passing (const HuSnapshot *snapshot,
                                         HuSubjectKind     kind,
                                         gint32            subject);
/* Returns the ruling by which another side had the subject before @passing, or the same only by a vehicle's hold; NULL: it was so
 * from the set-up on. */
const HuRuling *hu_control_find_earlier (const HuSnapshot *snapshot,
                                         HuSubjectKind     kind,
                                         gint32            subject,
                                         const HuRuling   *passing);
/* Is the ruling for as long as a vehicle stays (26.12)? */
gboolean   hu_control_is_hold       (const HuRuling   *ruling);
/* Returns the side whose the subject was but for the @hold of a vehicle, by a ruling (26.12). */
HuSide     hu_control_find_beneath  (const HuSnapshot *snapshot,
                                     HuSubjectKind     kind,
                                     gint32            subject,
                                     const HuRuling   *hold);

G_END_DECLS
