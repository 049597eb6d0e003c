/*
 * The data of the rule system sudden-death in a scenario.
 */
#pragma once

#include "hu-withdrawal.h"

G_BEGIN_DECLS

typedef struct
{
  HuSide     attacker;
  HuSide     defender;
  gboolean   decides;        /* FALSE: lines, meters and rulings are shown, but there is no verdict */
  gboolean   entry_at_setup; /* 4.2 and 4.5 are also judged on the set-up; default TRUE */
  guint      capital;        /* index of a place */
  gboolean   supply_given;   /* FALSE: the list of supply has the defender, and the members below do not count */
  HuSources  sources;
  gboolean   blocked_by_units;
  gboolean   blocked_by_zoc;
  gboolean   blocked_by_owner;
  gboolean   zoc_negated_by_units;
  gint       max_length;     /* hexes after the origin; -1: unlimited */
  gboolean   has_attacker_sources;
  HuSources  attacker_sources;
  GArray    *cities;         /* guint place indices; empty: 4.4 is not in force */
  guint8    *rear;           /* [n_hexes] west of the initial front line */
  GArray    *rear_ruled;     /* its hexes where the file gives them by rule; else NULL */
  gboolean   rear_given;     /* FALSE: what the attacker controls at the start */
  GPtrArray *withdrawals;    /* HuWithdrawal, in the file's order */
  char      *extra;
  char      *supply_extra;
} HuSuddenDeathRules;

/* NULL where the system is not in force. */
static inline HuSuddenDeathRules *
hu_sudden_death_rules (const HuScenario *scenario)
{
  return scenario->rules[HU_SYSTEM_SUDDEN_DEATH];
}

/* Makes the rules' data with all defaults (capital still 0), in force from now on. */
HuSuddenDeathRules *hu_scenario_add_sudden_death (HuScenario     *scenario,
                                                HuSide            attacker,
                                                guint             capital);

/* Only the attacker withdraws units (9.5). */
static inline HuWithdrawal *
hu_sudden_death_add_withdrawal (HuSuddenDeathRules *rules,
                                guint               turn,
                                guint               count)
{
  return hu_withdrawals_add (rules->withdrawals, rules->attacker, turn, count);
}

G_END_DECLS
