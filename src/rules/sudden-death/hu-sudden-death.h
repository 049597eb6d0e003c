/*
 * The rule system sudden-death: its findings at a moment.  It judges behind the system
 * interface (hu-system.h).
 */
#pragma once

#include "hu-snapshot.h"
#include "hu-sudden-death-meter.h"
#include "hu-sudden-death-rules.h"
#include "hu-sudden-death-ruling.h"
#include "hu-tracing.h"

G_BEGIN_DECLS

typedef struct
{
  HuHex    hex;
  HuSide   owner;
  gboolean supplied;
  GArray  *path; /* HuHex, or NULL */
} HuCapitalFinding;

typedef struct
{
  guint  place;
  HuSide owner;
} HuPlaceFinding;

typedef struct
{
  gboolean  counted;     /* only what its meters count was found: neither lines, critical hexes, fewest units nor distances */
  GArray   *capital;     /* HuCapitalFinding, in the place's order */
  gboolean  isolated;
  GArray   *cut;         /* HuHex */
  gboolean  cut_exact;   /* FALSE: a smaller one may exist */
  GArray   *critical;    /* HuHex */
  GArray   *cities;      /* HuPlaceFinding, in the rules' order */
  GArray   *rear;        /* HuPlaceFinding: every city and town with a hex in the rear */
  GArray   *withdrawals; /* HuWithdrawalFinding, in the file's order */
  guint     fewest;      /* additional units that would isolate: 0, 1, 2, HU_FEWEST_MORE */
  HuHex     fewest_hexes[2];
  HuSupplyOpening *opening; /* what would have to be different for a line to get through; NULL: one does, or `counted` */
  HuReason *reason;      /* how many hexes of the capital are cut off (4.3) */
  guint     lifeline_start; /* cut size at the set-up */
  gboolean  start_exact;    /* FALSE: a smaller one may have existed */
} HuSuddenDeathFindings;


/* Returns the findings of sudden-death in @snapshot; NULL where the system is not in force. */
const HuSuddenDeathFindings *
            hu_snapshot_get_sudden_death (const HuSnapshot *snapshot);

/* How each withdrawal stands in @state; (transfer full) (element-type HuWithdrawalFinding), in the file's order. */
GArray  *hu_sudden_death_find_withdrawals (const HuState *state) G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether 4.5 is about @place: a city or town with a hex in the rear. */
gboolean hu_sudden_death_is_rear (const HuScenario *scenario,
                                  guint             place);

G_END_DECLS
