/*
 * Declarations that the files of front-line share.
 */
#pragma once

#include "hu-fact.h"
#include "hu-flip-private.h"
#include "hu-front-line-clauses.h"
#include "hu-front-line.h"
#include "hu-meter.h"
#include "hu-reading-switch.h"
#include "hu-ruling.h"
#include "hu-supply-rules.h"
#include "hu-system.h"

G_BEGIN_DECLS

extern const HuSystem hu_front_line_system;

/* Data of front-line in a scenario (HuSystem), in hu-front-line-rules.c. */
void     hu_front_line_rules_finish  (HuScenario       *scenario);
void     hu_front_line_list_awards   (const HuScenario *scenario,
                                      GArray           *awards);
const char *hu_front_line_get_id     (const HuScenario *scenario,
                                      HuListed          kind,
                                      guint             n);
gpointer hu_front_line_rules_repaint (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void     hu_front_line_rules_free    (gpointer          data,
                                      gboolean          repainted);

/* The data that the system remembers beside the common state. */
typedef struct
{
  guint          n_items;
  gint8         *last_holder; /* [n_items] HuSide: the last to hold an item's place */
  guint8        *scored;      /* [n_items] bit s: side s has had its `once` */
  HuLedger       ledger;
  gboolean       ended;       /* the event being judged ends the game */
} HuFrontLineState;

extern const HuGains hu_front_line_gains;

/* The line as the scenario reads it, in hu-front-line-reason.c: see hu-line-cover.h. */
HuLineRules    hu_front_line_get_line (const HuScenario *scenario);
void           hu_front_line_find_gaps (const HuState  *state,
                                      const guint8     *cover,
                                      const guint8     *rows,
                                      HuLineFinding    *finding);
/* hu-front-line-closing.c */
void           hu_front_line_close_gaps (const HuState *state,
                                      HuSide            side,
                                      const HuLineFinding *now,
                                      GArray           *gaps);
/* Returns how many rows @side covers, of how many, and the units that do not count where the line is open. */
HuReason      *hu_line_reason        (const HuState    *state,
                                      HuSide            side,
                                      const HuLineFinding *finding) G_GNUC_WARN_UNUSED_RESULT;
gboolean       hu_line_is_examined   (const HuState    *state,
                                      HuSide            side);

/* Levels, in hu-front-line-level.c: points that would bring @side to its next level; -1: there is none. */
gint64         hu_level_distance     (const HuFrontLineRules *rules,
                                      gint64            attacker,
                                      gint64            defender,
                                      HuSide            side);

/* The findings and the meters, in hu-front-line-findings.c. */
gpointer       hu_front_line_findings_new (const HuState *state,
                                           gconstpointer  at_start,
                                           gboolean       counted);
void           hu_front_line_findings_free (gpointer       data);
void           hu_front_line_add_meters  (const HuState *state,
                                          gconstpointer  findings,
                                          gconstpointer  at_start,
                                          GPtrArray     *meters);

/* Tells whether points allow this event.  In hu-front-line-check.c. */
gboolean       hu_front_line_check       (const HuState *state,
                                          const HuEvent *event,
                                          HuRefusal     *refusal);

/* The facts that it answers, in hu-front-line-findings.c. */
HuAnswer      *hu_front_line_answer      (const HuFact  *fact,
                                          const HuSnapshot *snapshot);

static inline HuFrontLineState *
hu_front_line_state (const HuState *state)
{
  return state->system[HU_SYSTEM_FRONT_LINE];
}

static inline const HuScheduleItem *
hu_front_line_item (const HuState *state,
                    guint          item)
{
  return g_ptr_array_index (hu_front_line_rules (state->scenario)->schedule, item);
}

/* Finds what the event awards in this schedule by its name, since other schedules may have the item as well; HU_ITEM_NONE:
 * here it is none for awards. */
static inline guint
hu_front_line_find_award (const HuState *state,
                          const HuEvent *event)
{
  const char *item = hu_scenario_get_item (state->scenario, event->item);
  gint index = item != NULL ? hu_front_line_find_item (hu_front_line_rules (state->scenario), item) : -1;

  return index >= 0 && hu_front_line_item (state, (guint) index)->kind == HU_ITEM_AWARD ? (guint) index : HU_ITEM_NONE;
}

static inline gboolean
hu_schedule_item_names (const HuScheduleItem *item,
                        HuSide                side)
{
  return !HU_CLAUSE_HOLDS (HU_CLAUSE_FOR_SIDE, item->to != HU_SIDE_NONE && item->to != side);
}

/* hu-flip-front-line.c */
gboolean hu_front_line_can_ask    (const HuScenario *scenario,
                                   const HuQuestion *question);
gboolean hu_front_line_ask        (const HuState    *state,
                                   const HuQuestion *question);
gboolean hu_front_line_fill_flips (HuFlipWork       *work);

/* --- hu-front-line-draw.c --- */

HuScenario *hu_front_line_draw_scenario (GRand              *rand,
                                         const char * const *names);
HuEvent    *hu_front_line_draw_event    (GRand              *rand,
                                         const HuState      *state);

G_END_DECLS
