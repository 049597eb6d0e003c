/*
 * Withdrawals that rules ask of a side (9.5): which unit counts for one, which of several is due first, and how one
 * stands.  The rule systems that have them count, and say what follows.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

typedef struct
{
  HuSide  side;   /* whose units */
  guint   turn;   /* 1 … n_turns */
  guint   count;  /* units, >= 1 */
  char   *branch; /* NULL: any */
  GArray *units;  /* guint indices, or NULL: any of the side's */
  guint   phase;  /* 1 … a phase of the side's first player turn; 0: end of the turn */
  char   *extra;
} HuWithdrawal;

typedef enum
{
  HU_WITHDRAWAL_LATER,  /* due in a turn to come */
  HU_WITHDRAWAL_DUE,    /* this turn, and not met yet */
  HU_WITHDRAWAL_MET,
  HU_WITHDRAWAL_FAILED, /* for good */
} HuWithdrawalState;

/* The state of a withdrawal at a moment. */
typedef struct
{
  guint             turn;
  guint             needed;
  guint             done;
  HuWithdrawalState state;
  gboolean          hopeless; /* the first, by when they are due, that can no longer be met together with those before it,
                               * whichever units are taken */
} HuWithdrawalFinding;

const char       *hu_withdrawal_state_to_string (HuWithdrawalState   state);
/* Adds one that any unit of @side fits and that falls due at the end of @turn; the caller fills in the rest. */
HuWithdrawal     *hu_withdrawals_add         (GPtrArray          *withdrawals,
                                              HuSide              side,
                                              guint               turn,
                                              guint               count);
void              hu_withdrawal_free         (HuWithdrawal       *self);
gboolean          hu_withdrawal_fits         (const HuWithdrawal *self,
                                              const HuScenario   *scenario,
                                              guint               unit);
gboolean          hu_withdrawal_is_before    (const HuWithdrawal *self,
                                              const HuWithdrawal *other);
/* Of the units that it names, adds those that can still be withdrawn to @left, and those that are off the map in another way to
 * @gone; nobody where it names none. */
void              hu_withdrawal_list_missing (const HuWithdrawal *self,
                                              const HuState      *state,
                                              GArray             *left,
                                              GArray             *gone);
/* Of all units that fit it, adds those that can still be withdrawn to @left, and those that are off the map in another way to
 * @gone. */
void              hu_withdrawal_list_fitting (const HuWithdrawal *self,
                                              const HuState      *state,
                                              GArray             *left,
                                              GArray             *gone);
/* The one of @findings that can no longer be met; -1: all can. */
gint              hu_withdrawals_get_hopeless (const GArray      *findings);
/* The phase at whose end it is due; NULL: at the end of the turn. */
const char       *hu_withdrawal_get_phase_name (const HuWithdrawal *self,
                                              const HuScenario   *scenario);
/* Is the clock at the phase in which it is due? */
gboolean          hu_withdrawal_is_at_phase  (const HuWithdrawal *self,
                                              const HuState      *state);
/* @done, @failed: of each, how many units counted, and whether it failed.  (transfer full) (element-type
 * HuWithdrawalFinding), in the order of @withdrawals. */
GArray           *hu_withdrawals_find        (const GPtrArray    *withdrawals,
                                              const HuState      *state,
                                              const guint        *done,
                                              const guint8       *failed) G_GNUC_WARN_UNUSED_RESULT;
/* The phases of the first player turn that is @side's, alone or with the other; 0 if there is none. */
guint             hu_scenario_count_phases   (const HuScenario   *scenario,
                                              HuSide              side);

G_END_DECLS
