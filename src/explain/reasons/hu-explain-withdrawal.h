/*
 * Words for a withdrawal that rules ask for: which units, by when, and how it stands.
 */
#pragma once

#include "hu-withdrawal.h"

G_BEGIN_DECLS

/* "1 Cav must be withdrawn by the end of Nov I. Withdrawn so far: 0 of 1.", with the units that are missing; @finding: how it
 * stands in @state; @counted: the units that counted for it; @late: one that was withdrawn too late for it, or HU_UNIT_NONE;
 * @over: the game has been decided.  (transfer full) */
char *hu_explain_withdrawal (const HuState             *state,
                             const HuWithdrawal        *withdrawal,
                             const HuWithdrawalFinding *finding,
                             GArray                    *counted,
                             guint                      late,
                             gboolean                   over) G_GNUC_WARN_UNUSED_RESULT;

/* Why one can no longer be made: "Only 7 Inf is left that could be withdrawn for it, and 2 are asked for.", and who was lost.
 * (transfer full) */
char *hu_explain_withdrawal_hopeless (const HuState             *state,
                                      const HuWithdrawal        *withdrawal,
                                      const HuWithdrawalFinding *finding) G_GNUC_WARN_UNUSED_RESULT;

/* Which units it asks for: "1 Cav", "2 of 5 ID, 8 ID and 28 ID", "2 German units".  (transfer full) */
char *hu_explain_withdrawal_units (const HuScenario   *scenario,
                                   const HuWithdrawal *withdrawal) G_GNUC_WARN_UNUSED_RESULT;

/* When one is due: "Nov I", "Nov I (Movement)"; @phase: at whose end, or NULL.  (transfer full) */
char *hu_explain_withdrawal_due (const HuScenario *scenario,
                                 guint             turn,
                                 const char       *phase) G_GNUC_WARN_UNUSED_RESULT;

/* The units still to be withdrawn for a withdrawal that is due, and the result if they are not:
 * "1 Cav must be withdrawn by the end of Nov I (0 of 1 so far): if not, the Soviet side wins (9.5).";
 * NULL: the withdrawal is not due. */
char *hu_explain_withdrawal_alarm (const HuState             *state,
                                   const HuWithdrawal        *withdrawal,
                                   const HuWithdrawalFinding *finding,
                                   const char                *rule) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
