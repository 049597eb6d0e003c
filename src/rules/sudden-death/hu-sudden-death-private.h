/*
 * Declarations that the files of sudden-death share.
 */
#pragma once

#include "hu-fact.h"
#include "hu-flip-private.h"
#include "hu-meter.h"
#include "hu-reading-switch.h"
#include "hu-ruling.h"
#include "hu-sudden-death-clauses.h"
#include "hu-sudden-death.h"
#include "hu-supply-rules.h"
#include "hu-system.h"

G_BEGIN_DECLS

extern const HuSystem hu_sudden_death_system;

/* Data of sudden-death in a scenario (HuSystem), in hu-sudden-death-rules.c. */
void     hu_sudden_death_rules_finish  (HuScenario       *scenario);
gpointer hu_sudden_death_rules_repaint (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void     hu_sudden_death_rules_free    (gpointer          data,
                                        gboolean          repainted);

/* The conditions of section 4, in the order in which they are declared where
 * one event meets several. */
typedef enum
{
  HU_CONDITION_CONCESSION = 1 << 0,
  HU_CONDITION_4_2        = 1 << 1,
  HU_CONDITION_4_3        = 1 << 2,
  HU_CONDITION_4_5        = 1 << 3,
  HU_CONDITION_9_5        = 1 << 4,
  HU_CONDITION_4_4        = 1 << 5,
  HU_CONDITION_4_6        = 1 << 6, /* only where none of the others holds */
} HuSuddenDeathCondition;

/* The data that the system remembers beside the common state. */
typedef struct
{
  guint   n_withdrawals;
  guint  *done;     /* [n_withdrawals] units that counted */
  guint8 *failed;   /* [n_withdrawals] for good */
  gboolean isolated; /* as last looked at, after an event */
  gboolean declared; /* the isolation that lasts has been ruled on */
  guint   met;      /* HuSuddenDeathCondition of the event being judged */
  GArray *line;     /* HuHex: the capital's line of supply that was found last, so that it need not be sought after each
                       event; NULL: none yet.  It decides nothing, so that it is no part of what is compared. */
} HuSuddenDeathState;

/* Withdrawals (9.5), in hu-sudden-death-withdrawal.c. */
void              hu_withdrawal_count   (HuJudging                *judging);
void              hu_withdrawal_expire  (HuJudging                *judging,
                                         HuMoment                  moment);
char             *hu_withdrawal_find_fault (const HuState         *state) G_GNUC_WARN_UNUSED_RESULT;

/* The facts that it answers, in hu-sudden-death-findings.c. */
HuAnswer         *hu_sudden_death_answer (const HuFact             *fact,
                                          const HuSnapshot         *snapshot);

/* The findings and the meters, in hu-sudden-death-findings.c. */
gpointer          hu_sudden_death_findings_new (const HuState      *state,
                                                gconstpointer       at_start,
                                                gboolean            counted);
void              hu_sudden_death_findings_free (gpointer            data);
void              hu_sudden_death_add_meters  (const HuState      *state,
                                               gconstpointer       data,
                                               gconstpointer       start,
                                               GPtrArray          *meters);

/* The supply rules that it gives and the question that it asks of supply, in hu-sudden-death-rules.c. */
HuSide            hu_sudden_death_get_attacker (const HuScenario  *scenario,
                                                gboolean           *alone);
gboolean          hu_sudden_death_get_supply  (const HuScenario   *scenario,
                                               HuSide              side,
                                               HuSupplyRules      *supply);
void              hu_sudden_death_ask_supply  (const HuScenario   *scenario,
                                               HuSupplyAsked      *asked);

/* Counts the cities that the attacker has (4.4); gives the reason that @n_cut hexes of the capital are cut off
 * (4.3). */
HuReason         *hu_sudden_death_cities_reason (const HuState       *state) G_GNUC_WARN_UNUSED_RESULT;
HuReason         *hu_sudden_death_cut_reason  (const HuSupplySituation *situation,
                                               guint                n_cut) G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether 4.4 counts @place. */
gboolean          hu_sudden_death_is_city     (const HuScenario   *scenario,
                                               guint               place);

/* The part of sudden-death in flip maps, in hu-flip-sudden-death.c. */
gboolean          hu_sudden_death_can_ask     (const HuScenario   *scenario,
                                               const HuQuestion   *question);
gboolean          hu_sudden_death_ask         (const HuState      *state,
                                               const HuQuestion   *question);
gboolean          hu_sudden_death_fill_flips  (HuFlipWork         *work);

static inline const GArray *
hu_sudden_death_capital_hexes (const HuScenario *scenario)
{
  return hu_map_get_place (scenario->map, hu_sudden_death_rules (scenario)->capital)->hexes;
}

static inline HuSuddenDeathState *
hu_sudden_death_state (const HuState *state)
{
  return state->system[HU_SYSTEM_SUDDEN_DEATH];
}

/* --- hu-sudden-death-draw.c --- */

HuScenario *hu_sudden_death_draw_scenario (GRand              *rand,
                                           const char * const *names);
HuEvent    *hu_sudden_death_draw_event    (GRand              *rand,
                                           const HuState      *state);

G_END_DECLS
