/*
 * Conditions as JSON.
 */
#pragma once

#include <json-glib/json-glib.h>

#include "hu-term-find.h"

G_BEGIN_DECLS

/* `lack`, `terms` and `needs`; @terms: (element-type utf8): the pointers of the terms that must turn. */
void hu_json_add_needs (JsonBuilder         *builder,
                        const HuScenario    *scenario,
                        const HuTermFinding *needs,
                        const GPtrArray     *terms);
/* The number of an event, or null: HU_REASON_NO_EVENT. */
void hu_json_add_event (JsonBuilder         *builder,
                        const char          *key,
                        guint                event);

G_END_DECLS
