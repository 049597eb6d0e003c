/*
 * Words for a place that a side holds or does not hold, and for what its holding has scored.
 */
#pragma once

#include "hu-ledger.h"
#include "hu-state.h"

G_BEGIN_DECLS

/* How a place is to be held. */
typedef enum
{
  HU_ASKED_CONTROL,  /* every hex is controlled */
  HU_ASKED_PRESENCE, /* a unit is in one of them */
  HU_ASKED_CLEAR,    /* and no enemy one is in any */
} HuAskedHold;

/* @hexes: of a place; @aircraft: they count as well.  "The German side holds it now.", or what is missing.  (transfer full) */
char *hu_explain_hold         (const HuState  *state,
                               const GArray   *hexes,
                               HuSide          side,
                               HuAskedHold     asked,
                               gboolean        aircraft);
gboolean hu_explain_is_held   (const HuState  *state,
                               const GArray   *hexes,
                               HuSide          side,
                               HuAskedHold     asked,
                               gboolean        aircraft);
/* Since when nobody else has controlled it, where no event brought it; and what would bring it to @side, with the unit that is
 * nearest.  (transfer full) */
char *hu_explain_held_since   (const HuState  *state,
                               HuSide          owner);
char *hu_explain_hold_missing (const HuState  *state,
                               const GArray   *hexes,
                               HuSide          side);
/* What @side has scored for @place by an item of the schedule, or for the hex @hex where that is one; NULL: nothing. */
char *hu_explain_scored       (const HuScenario *scenario,
                               const GPtrArray  *ledger, /* HuLedgerEntry */
                               guint             item,
                               HuSide            side,
                               gint              place);
/* It counts once only, and has counted; or it is held and has to be taken. */
char *hu_explain_scored_out   (const HuScenario *scenario,
                               HuSide            side);
char *hu_explain_scores_taken (const HuScenario *scenario,
                               HuSide            side);

G_END_DECLS
