/*
 * Declarations that the files of objectives share.
 */
#pragma once

#include "hu-fact.h"
#include "hu-flip-private.h"
#include "hu-objectives-clauses.h"
#include "hu-objectives.h"
#include "hu-ruling.h"
#include "hu-supply-army.h"
#include "hu-supply-rules.h"
#include "hu-system.h"
#include "hu-term-clauses.h"

G_BEGIN_DECLS

extern const HuSystem hu_objectives_system;

/* The data that the system remembers beside the common state. */
typedef struct
{
  guint         n_terms, n_marks, n_items, n_holders, n_outcomes, n_requirements, n_units;
  HuTermMemory *terms;    /* [n_terms] */
  guint8       *marks;    /* [n_marks] what has been entered */
  gint8        *holders;  /* [n_holders] HuSide: the last to hold it; of `capture` and `while`: that holds it now */
  guint8       *captured; /* [n_holders] bit s: side s has scored it `once` */
  guint8       *scored;   /* [n_items] the condition has scored `once` */
  guint        *since;    /* [n_outcomes] the event, or HU_REASON_NO_EVENT */
  guint64       met_then; /* bits by outcome, of which the last stands for all from there on: met as play stopped */
  guint        *done;     /* [n_requirements] units that counted */
  guint8       *failed;   /* [n_requirements] for good */
  HuHex        *at;       /* [n_units] where it is, or where it left the map; HU_HEX_NONE: it has never been on it */
  HuLedger      ledger;
} HuObjectivesState;

static inline HuObjectivesState *
hu_objectives_state (const HuState *state)
{
  return state->system[HU_SYSTEM_OBJECTIVES];
}

/* --- Its data, in hu-objectives-rules.c --- */

void        hu_objectives_rules_finish  (HuScenario       *scenario);
gpointer    hu_objectives_rules_repaint (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void        hu_objectives_rules_free    (gpointer          data,
                                         gboolean          repainted);
const GArray *hu_term_listed_hexes     (const HuTerm     *term);
void        hu_objectives_list_needs    (const HuScenario *scenario,
                                         GPtrArray        *needs);
gboolean    hu_objectives_get_supply    (const HuScenario *scenario,
                                         HuSide            side,
                                         HuSupplyRules    *rules);
void        hu_objectives_list_awards   (const HuScenario *scenario,
                                         GArray           *awards);
const char *hu_objectives_get_id        (const HuScenario *scenario,
                                         HuListed          kind,
                                         guint             n);

/* --- Looking at a position, in hu-objectives-look.c --- */

/* One position looked at by many terms: what several of them ask is found once. */
typedef struct
{
  HuTermLook               base;
  const HuState           *state;
  const HuObjectivesState *own;
  gint64                   points[HU_N_SIDES];
  const GPtrArray         *provisional; /* HuLedgerEntry; or NULL: nothing provisional counts */
  guint8                  *present; /* [n_hexes] bit s: a ground unit of side s; NULL until asked */
  HuSupplySituation       *situations[HU_N_SIDES]; /* NULL until asked */
  HuSupplyArmy            *armies[HU_N_SIDES]; /* NULL until more than a few hexes are asked for at once */
  GHashTable              *blockers[HU_N_SIDES]; /* where lines stop → GArray of guint: by whom; NULL until asked */
  GHashTable              *against[HU_N_SIDES]; /* hex → GArray of guint: who stops the lines from it; likewise */
  GHashTable              *openings[HU_N_SIDES]; /* hex → HuSupplyOpening; likewise */
  GHashTable              *cuts[HU_N_SIDES]; /* GBytes of hexes → HuSupplyCut of them together; likewise */
} HuLook;

#define HU_LOOK_FEW 4 /* hexes whose lines are followed one by one */

/* The totals are those of @state, without what is provisional. */
void          hu_look_init      (HuLook            *look,
                                 const HuState     *state);
void          hu_look_clear     (HuLook            *look);
gboolean      hu_look_has       (HuLook            *look,
                                 HuHex              hex,
                                 HuSide             side);
/* Is a line open from @hex to the sources of @side?  So many hexes are asked for: @n. */
gboolean      hu_look_connected (HuLook            *look,
                                 HuSide             side,
                                 HuHex              hex,
                                 guint              n);
/* Is @unit, which is on the map, in supply? */
gboolean      hu_look_supplies  (HuLook            *look,
                                 guint              unit);
gboolean      hu_look_reaches   (const HuSupplySituation *situation,
                                 HuHex              hex);
HuSupplySituation *hu_look_situation (HuLook       *look,
                                 HuSide             side);
/* The situation of a term of its own, (transfer full); NULL: the side's sources hold. */
HuSupplySituation *hu_look_term_situation (HuLook  *look,
                                 const HuTerm      *term) G_GNUC_WARN_UNUSED_RESULT;
gboolean      hu_filter_has     (const HuUnitFilter *filter,
                                 const HuScenario  *scenario,
                                 guint              index,
                                 gboolean           air);
/* Is the place or hex, whose hexes these are, held by @side? */
gboolean      hu_look_holds     (HuLook            *look,
                                 HuSide             side,
                                 HuHeld             held,
                                 const HuHex       *hexes,
                                 guint              n);
/* The gaps of a side's line, to be cleared. */
void          hu_look_line      (HuLook            *look,
                                 const HuLineRules *rules,
                                 HuSide             side,
                                 HuLineFinding     *finding);

/* --- Terms, in hu-objectives-vocabulary.c and hu-objectives-count.c --- */

void           hu_objectives_count   (HuTermLook    *base,
                                     const HuTerm  *term,
                                     HuTermFinding *counted,
                                     gboolean       names);
/* The n-th of what it lists: its hexes, and the place or hex itself. */
guint          hu_where_n_items     (const HuTerm  *term);
const HuHex   *hu_where_get_item    (const HuMap   *map,
                                     const HuTerm  *term,
                                     guint          item,
                                     guint         *n,
                                     gint32        *thing);
/* --- Memory, in hu-objectives-memory.c --- */

gpointer       hu_objectives_state_new   (const HuScenario *scenario);
gpointer       hu_objectives_state_copy  (gconstpointer     data);
void           hu_objectives_state_free  (gpointer          data);
gboolean       hu_objectives_state_equal (gconstpointer     data,
                                          gconstpointer     other);
char          *hu_objectives_find_fault  (const HuState    *state) G_GNUC_WARN_UNUSED_RESULT;
/* The unit of the event has gone where it is now. */
void           hu_objectives_remember_unit (const HuState  *state,
                                          guint             unit,
                                          gboolean          enters);
/* --- Points, in hu-objectives-score.c --- */

/* The n-th place or hex that an item of places or hexes lists: its hexes, and the place, or -1. */
guint          hu_score_item_count_listed (const HuScoreItem *item);
const HuHex   *hu_score_item_get_listed   (const HuMap       *map,
                                          const HuScoreItem *item,
                                          guint              nth,
                                          guint             *n,
                                          gint              *place);
/* Scores the items that an event scores by itself; and those that are scored at this moment. */
void           hu_objectives_score_event  (HuJudging       *judging);
void           hu_objectives_score_moment (HuJudging       *judging,
                                          HuLook           *look,
                                          gint              moment);
/* Adds the provisional gains to @findings. */
/* The points that the item gave to @side so far, what is provisional included where the position has that. */
gint64         hu_objectives_item_points  (const HuLook      *look,
                                           guint              item,
                                           HuSide             side);
void           hu_objectives_add_provisional (HuLook       *look,
                                          HuObjectivesFindings *findings);

static inline const HuScoreItem *
hu_objectives_item (const HuState *state,
                    guint          item)
{
  return g_ptr_array_index (hu_objectives_rules (state->scenario)->schedule, item);
}

/* --- Withdrawals, in hu-objectives-withdrawal.c --- */

void           hu_requirement_count      (HuJudging        *judging);
void           hu_requirement_expire     (HuJudging        *judging,
                                          HuMoment          moment);

/* --- The rest --- */

HuScenario    *hu_objectives_draw_scenario (GRand          *rand,
                                          const char * const *names) G_GNUC_WARN_UNUSED_RESULT;
HuEvent       *hu_objectives_draw_event  (GRand            *rand,
                                          const HuState    *state) G_GNUC_WARN_UNUSED_RESULT;
gboolean       hu_objectives_check       (const HuState    *state,
                                          const HuEvent    *event,
                                          HuRefusal        *refusal);
gpointer       hu_objectives_findings_new (const HuState   *state,
                                          gconstpointer     at_start,
                                          gboolean          counted);
void           hu_objectives_findings_free (gpointer        data);
/* The outcomes that are met, bit by bit, of which the last stands for all from there on. */
guint64        hu_objectives_find_met      (const HuState   *state);
void           hu_objectives_add_meters  (const HuState    *state,
                                          gconstpointer     data,
                                          gconstpointer     at_start,
                                          GPtrArray        *meters);
gboolean       hu_objectives_can_ask     (const HuScenario *scenario,
                                          const HuQuestion *question);
gboolean       hu_objectives_ask         (const HuState    *state,
                                          const HuQuestion *question);
gboolean       hu_objectives_fill_flips  (HuFlipWork       *work);
HuAnswer      *hu_objectives_answer      (const HuFact     *fact,
                                          const HuSnapshot *snapshot);

G_END_DECLS
