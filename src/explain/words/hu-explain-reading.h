/*
 * Words for readings: the question that a rule text leaves open, the way the scenario reads it,
 * and the difference that the other reading would make in a game.
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
/* Says how @other differs; where it is NULL, that event @refused could not have happened by the other reading. */
char       *hu_explain_reading_change (const HuSnapshot       *snapshot,
                                       const HuSnapshot       *other,
                                       guint                   refused) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
