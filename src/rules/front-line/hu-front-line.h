/*
 * The rule system front-line: its findings at a moment.  It judges behind the system interface
 * (hu-system.h).
 */
#pragma once

#include "hu-front-line-meter.h"
#include "hu-front-line-rules.h"
#include "hu-front-line-ruling.h"
#include "hu-held-place.h"
#include "hu-ledger.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

typedef struct
{
  gint    row;
  HuCover cover[HU_N_SIDES];
} HuRowFinding;

#define HU_GAP_FAR (-2) /* the distance where no unit is near, and none was sought further away */

typedef struct
{
  gint  row;
  guint unit;     /* that could close it by the fewest hexes of its way, or HU_UNIT_NONE */
  gint  distance; /* so many hexes; -1: no unit could; or HU_GAP_FAR */
  gint  n_opened; /* rows that would be open then, and are not now */
  gint  opened;   /* the northernmost of them */
  gint  left;     /* a place that the unit would leave, and whose points ask that a unit stay there; or -1 */
  guint n_others; /* further units that are as near */
} HuGap;

typedef struct
{
  gint64     points[HU_N_SIDES]; /* the ledger's sums, provisional gains included */
  gint64     scored[HU_N_SIDES]; /* the same without them */
  gboolean   overflow;           /* they are more than 64 bits hold, and stop there */
  gint       level;              /* index in the rules' levels; -1: no result */
  gint64     to_next[HU_N_SIDES]; /* points to the next level for that side; -1: there is none */
  GPtrArray *ledger;             /* HuLedgerEntry, oldest first, provisional ones last */
  GArray    *rows;               /* HuRowFinding: rows that count, north to south */
  guint8    *cover[HU_N_SIDES];  /* [n_hexes] HuCover */
  guint8    *cover_rows[HU_N_SIDES]; /* [grid rows + 1] HuCover, also of rows that do not count */
  HuReason  *reason[HU_N_SIDES]; /* how many rows it covers, and who does not help it */
  GArray    *gaps[HU_N_SIDES];   /* HuGap: the gaps that the line would be charged for now, from north to south */
  GArray    *path[HU_N_SIDES];   /* HuHex: the cheapest line, under the reading `path`; NULL else */
  GArray    *open[HU_N_SIDES];   /* HuHex: those of it that cost points; NULL else */
  gint64     cost[HU_N_SIDES];   /* points the line would cost, were it examined now */
  gboolean   examined[HU_N_SIDES]; /* it will be when this player turn ends */
  gboolean   last_phase;         /* that is the end of the present phase */
} HuFrontLineFindings;

const char *hu_cover_to_string           (HuCover                 cover); /* "unit", "zoc"; NULL for none */

/* Tells whether @unit covers hexes beyond its own. */
gboolean    hu_front_line_projects       (const HuScenario       *scenario,
                                          const HuUnit           *unit);
/* Does @row count: playable, and with a hex of land? */
gboolean    hu_front_line_row_counts     (const HuScenario       *scenario,
                                          gint                    row);
/* Returns the index of the level for @attacker : @defender points; -1: no result. */
gint        hu_front_line_find_level     (const HuFrontLineRules *rules,
                                          gint64                  attacker,
                                          gint64                  defender);
/* The side that holds the item's place, or HU_SIDE_NONE. */
HuSide      hu_front_line_holder         (const HuState          *state,
                                          const HuScheduleItem   *item);
/* Whether @side holds the item's place, and what decides that.  (transfer full) */
HuHeldPlace *hu_front_line_find_hold     (const HuState          *state,
                                          const HuScheduleItem   *item,
                                          HuSide                  side) G_GNUC_WARN_UNUSED_RESULT;

/* Finds the coverage of hexes [n_hexes] and of rows [grid rows + 1], each a HuCover. */
void        hu_front_line_cover_rows     (const HuState          *state,
                                          HuSide                  side,
                                          guint8                 *cover,
                                          guint8                 *rows);
/* Return the units by which @side covers a hex or row, or the units there or beside it that do not; (transfer full). */
HuReason   *hu_front_line_hex_reason     (const HuState          *state,
                                          HuSide                  side,
                                          HuHex                   hex) G_GNUC_WARN_UNUSED_RESULT;
HuReason   *hu_front_line_row_reason     (const HuState          *state,
                                          HuSide                  side,
                                          gint                    row) G_GNUC_WARN_UNUSED_RESULT;

/* The rows that count and that @unit covers, from north to south; @clause: (out): by which it covers them, where that is its zone
 * of control, or by which it covers no more, or NULL; (transfer full) (element-type gint). */
GArray     *hu_front_line_list_rows      (const HuState          *state,
                                          guint                   unit,
                                          HuClauseId             *clause) G_GNUC_WARN_UNUSED_RESULT;
/* The hexes in such rows that it covers; (transfer full) (element-type HuHex). */
GArray     *hu_front_line_list_hexes     (const HuState          *state,
                                          guint                   unit) G_GNUC_WARN_UNUSED_RESULT;
/* The hexes of the cheapest line of @side that are open, where the line is a path; (transfer full) (element-type HuHex). */
GArray     *hu_front_line_list_open      (const HuState          *state,
                                          HuSide                  side) G_GNUC_WARN_UNUSED_RESULT;
/* The points that the other side gains where @unit is eliminated; @scheduled: (out): the schedule gives it some for units. */
gint64      hu_front_line_worth          (const HuScenario       *scenario,
                                          guint                   unit,
                                          gboolean               *scheduled);

/* Returns the findings of front-line in @snapshot; NULL where the system is not in force. */
const HuFrontLineFindings *
            hu_snapshot_get_front_line (const HuSnapshot *snapshot);

G_END_DECLS
