/*
 * Answers in JSON, as described on the page of the game format: always in English, hexes by
 * name without the board's prefix, sides, units and places by id.
 */
#pragma once

#include <json-glib/json-glib.h>

#include "hu-adjudicator.h"

G_BEGIN_DECLS

/* Each adds one value; the member's name has been set already. */
void  hu_json_add_string  (JsonBuilder      *builder,
                           const char       *string);   /* NULL: null */
void  hu_json_add_side    (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           HuSide            side);
void  hu_json_add_hex     (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           HuHex             hex);
void  hu_json_add_hexes   (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const GArray     *hexes);    /* NULL: null */
void  hu_json_add_units   (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const GArray     *units);
void  hu_json_add_rows    (JsonBuilder      *builder,
                           const GArray     *rows);
void  hu_json_add_clock   (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const HuClock    *clock);
void  hu_json_add_verdict (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const HuVerdict  *verdict);  /* NULL or undecided: null */
void  hu_json_add_cut     (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const GArray     *hexes,
                           gboolean          exact);
void  hu_json_add_because (JsonBuilder      *builder,
                           const HuReason   *reason);
void  hu_json_add_rulings (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const GPtrArray  *rulings);

/* Adds the members "title", "events" and "clock". */
void  hu_json_add_head    (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           guint             n_events,
                           const HuClock    *clock);

/* One line of JSON with a newline; (transfer full). */
char *hu_json_to_text     (JsonBuilder      *builder,
                           gsize            *length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
