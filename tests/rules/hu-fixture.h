/*
 * Small scenarios and logs for the tests of the rules, written as text so that
 * a table of cases reads like the table at which it was played.
 */
#pragma once

#include "hu-adjudicator.h"

G_BEGIN_DECLS

/*
 * Moscow in a corridor: five columns of six flat-topped hexes, even columns
 * lower, columns 2 and 4 all lake.  Moscow is 0305 and 0306, the only line
 * runs up column 3 to 0301.  Column 1 is German (Orel 0103), 3 and 5 are
 * Soviet (Tula 0502).  Two turns of one phase a side.  Sudden-death is in
 * force with Orel and Tula as cities.  @units: "g1 german 0103; s1 soviet -".
 */
HuScenario *hu_fixture_corridor    (const char *units) G_GNUC_WARN_UNUSED_RESULT;

/*
 * A country of straight rows: @columns × @rows pointy hexes of land, German in
 * the west half and Soviet in the east, two turns of one phase a side, without
 * a rule system.  @units as above, with a size or `eb` or `bracketed` behind:
 * "g1 german 0302 division 5".
 */
HuScenario *hu_fixture_country (gint        columns,
                                gint        rows,
                                const char *units) G_GNUC_WARN_UNUSED_RESULT;
/* The same with front-line in force and an empty schedule. */
HuScenario *hu_fixture_front       (gint        columns,
                                    gint        rows,
                                    const char *units) G_GNUC_WARN_UNUSED_RESULT;

/* "move g1 0302 0303; end-phase; place s1 0301; eliminate s1 > s2 s3; withdraw g1;
 * exit g1 0101 recall; control soviet 0101 0102; control - 0101; concede german; note hello;
 * award german rail-cut [points 7 | count 2]; adjust german -3" */
GPtrArray  *hu_fixture_log         (const HuScenario *scenario,
                                    const char       *log) G_GNUC_WARN_UNUSED_RESULT;

HuHex       hu_fixture_hex         (const HuScenario *scenario,
                                    const char       *name);
GArray     *hu_fixture_hexes       (const HuScenario *scenario,
                                    const char       *names) G_GNUC_WARN_UNUSED_RESULT;
guint       hu_fixture_unit        (const HuScenario *scenario,
                                    const char       *id);
/* Appends the whole log; stops the test where an event is refused. */
HuAdjudicator *hu_fixture_play     (HuScenario       *scenario,
                                    const char       *log) G_GNUC_WARN_UNUSED_RESULT;
/* "0301 0302" */
char       *hu_fixture_names       (const HuScenario *scenario,
                                    const GArray     *hexes) G_GNUC_WARN_UNUSED_RESULT;

/* A random scenario of either orientation with lakes, towns, units of both sides on and
 * off the map and withdrawals, and a random event for it, which may be one that cannot be. */
HuScenario *hu_fixture_random_scenario (GRand *rand) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_fixture_random_event (GRand            *rand,
                                     const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* Likewise: a unit that arrives, or leaves in any of the ways, an award, or points that are agreed on, which may be
 * negative. */
HuEvent    *hu_fixture_random_points (GRand         *rand,
                                      const HuState *state) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a test of @function for each case of @table, by its name. */
#define HU_ADD_TABLE(folder, table, function)                                     \
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)                                \
    {                                                                             \
      g_autofree char *path = g_strconcat (folder "/", table[i].name, NULL);      \
                                                                                  \
      g_test_add_data_func (path, &table[i], function);                           \
    }

G_END_DECLS
