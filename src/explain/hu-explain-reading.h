/*
 * Words for readings: what a rule text leaves open, how the scenario reads it,
 * and what the other reading would change in a game.
 */
#pragma once

#include "hu-explain.h"
#include "hu-reading-switch.h"

G_BEGIN_DECLS

/* "Rooftops prevent": the question; borrowed. */
const char *hu_explain_reading        (const HuReadingInForce *reading);
/* "yes", "the cheapest connected line …": the answer. */
char       *hu_explain_reading_value  (const HuReadingInForce *reading,
                                       gint                    value) G_GNUC_WARN_UNUSED_RESULT;
/* Says what differs in @other; NULL there: by that reading event @refused could not have happened. */
char       *hu_explain_reading_change (const HuSnapshot       *snapshot,
                                       const HuSnapshot       *other,
                                       guint                   refused) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
