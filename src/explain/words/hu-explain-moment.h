/*
 * Words for the details of a moment of a game that a new game from that moment cannot keep.
 * All return (transfer full) translated text, one sentence each.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

char *hu_explain_points_left   (const HuScenario *scenario,
                                HuSide            side,
                                gint64            cvp,
                                gint64            exit_vp) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_captured_left (guint             n) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_rubble_left   (guint             n) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_kindled_left  (void) G_GNUC_WARN_UNUSED_RESULT;
/* @names: of them, but for @n_more. */
char *hu_explain_owners_left   (guint             n,
                                const char       *names,
                                guint             n_more) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_hex_left      (const char       *hex) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_building_left (const char       *building) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_over_left     (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
