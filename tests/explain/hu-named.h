/*
 * The corridor of the rules' tests with names that people would use.
 */
#pragma once

#include "hu-explain.h"
#include "hu-fixture.h"

G_BEGIN_DECLS

/* As hu_fixture_corridor(): Moscow, Orel, Tula; the turns are Oct I and Oct II; g1 is 6 Pz,
 * g2 7 Pz, s1 1 Gds, s2 5 Rifle, any other unit goes by its id. */
HuScenario *hu_named_corridor (const char *units) G_GNUC_WARN_UNUSED_RESULT;
/*
 * As hu_fixture_front() with six rows of eight hexes and these names: Moscow is 0603 and 0604, Tula 0505,
 * Orel 0202.  The schedule: `destroyed` (a point for each of strength), `moscow` (10, clear, at the end),
 * `tula` (6, German, once), `orel` (1, each turn), and awards `rail-cut` (5, German) and `partisans` (1).
 * The Soviet side begins with 2 points.
 */
HuScenario *hu_named_front    (const char *units) G_GNUC_WARN_UNUSED_RESULT;
/* The game after @log. */
HuSnapshot *hu_named_play     (HuScenario     *scenario,
                               const char     *log) G_GNUC_WARN_UNUSED_RESULT;

/* Puts the indices of "moscow tula" into an array, and so for units. */
GArray     *hu_named_places   (const HuScenario *scenario,
                               const char       *ids) G_GNUC_WARN_UNUSED_RESULT;
GArray     *hu_named_units    (const HuScenario *scenario,
                               const char       *ids) G_GNUC_WARN_UNUSED_RESULT;

/* Compares and frees @text. */
void        hu_assert_words   (char             *text,
                               const char       *expected);

G_END_DECLS
