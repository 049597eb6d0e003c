/*
 * Small tactical boards and logs for the tests of control, written as text.
 */
#pragma once

#include "hu-adjudicator.h"
#include "hu-control-rules.h"

G_BEGIN_DECLS

/* A letters grid of 8 × 6, sides german and russian, one player turn of one phase in two
 * turns, control in force.
 *
 * @built: "b D3 E3 levels=1 stairs=D3 rowhouse roof cellar; bridge C3; pillbox G2; lake D2;
 *          cliff D3" (on all its hexsides)
 * @units: "g1 german squad D3/1 broken; gt german afv A1 armor=6 ma=functioning crew=inherent bypass;
 *          p german squad gt" (in gt); "x german crew -" is off the map
 * @setup: "german all; russian A1 A2"; "fire D3/1 blaze"; "hold german D3/1 hex:D3 building:b",
 *          "hold nobody E3"; "front-line": that is in force, too */
HuScenario    *hu_control_fixture       (const char       *built,
                                         const char       *units,
                                         const char       *setup) G_GNUC_WARN_UNUSED_RESULT;
/* "move r1 D3 E3/1; bypass gt D3; place x C1; mark r1 broken -concealed ma=disabled in=gt out; kill r1 [own] [> x];
 *  reduce s h [own]; capture g1 r1; release g1; abandon gt x; mop r1 b; kindle german D3/1 blaze;
 *  accident D3 flame; spread D3/1 E3 blaze; out D3; rubble E3; declare german D3/1|hex D3|building b; exit r1 A1 victory;
 *  withdraw r1; adjust german cvp 3; concede german; end; note" */
HuEvent       *hu_control_event         (const HuScenario *scenario,
                                         const char       *text) G_GNUC_WARN_UNUSED_RESULT;
/* Appends them all; stops the test where one is refused. */
void           hu_control_play          (HuAdjudicator    *adjudicator,
                                         const char       *log);
/* "D3=russian hex:D3=german b=- …": what does not hold of the snapshot, or NULL. */
char          *hu_control_differs       (const HuSnapshot *snapshot,
                                         const char       *expected);

/* A condition by a word: all, any, not, locations, hexes, buildings (that are to be Controlled, all that will be listed), cvp,
 * cvp-more, exit_vp (at least 0), no-enemy (in Good Order). */
HuTerm        *hu_control_fixture_condition (const char   *word) G_GNUC_WARN_UNUSED_RESULT;
/* The list of the things that a condition names. */
GArray        *hu_control_fixture_items (HuTerm           *condition);
/* At least so many. */
void           hu_control_fixture_ask  (HuTerm            *condition,
                                        gint64             least);
/* Adds a condition that is whole; @needs: (transfer full).  The scenario is finished again. */
HuVictoryEntry *hu_control_fixture_win (HuScenario        *scenario,
                                        HuSide             side,
                                        gboolean           immediate,
                                        HuTerm            *needs);
/* Makes the condition one of @side that can be asked for by itself. */
void           hu_control_fixture_finish (const HuScenario *scenario,
                                        HuTerm            *condition,
                                        HuSide             side);

/* A random board with units of every kind, in every state, and a random event, which may be one
 * that cannot be.  @hazards: with Fire and rubble. */
HuScenario    *hu_control_random_scenario (GRand            *rand,
                                         gint              columns,
                                         gint              rows,
                                         guint             n_buildings,
                                         guint             n_units) G_GNUC_WARN_UNUSED_RESULT;
/* With letters, as tactical boards have, and at times with gaps. */
HuGrid        *hu_control_random_board  (GRand            *rand,
                                         gint              columns,
                                         gint              rows) G_GNUC_WARN_UNUSED_RESULT;
HuScenario    *hu_control_random_scenario_on (GRand       *rand,
                                         HuGrid           *grid,
                                         guint             n_buildings,
                                         guint             n_units) G_GNUC_WARN_UNUSED_RESULT;
HuEvent       *hu_control_random_event  (GRand            *rand,
                                         const HuScenario *scenario,
                                         const HuState    *state,
                                         gboolean          hazards) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
