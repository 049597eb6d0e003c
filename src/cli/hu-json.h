/*
 * Answers in JSON, as described on the page of the game format: always in English, hexes by
 * name without the board's prefix, sides, units and places by id.
 */
#pragma once


#include <json-glib/json-glib.h>

#include "hu-cli.h"

G_BEGIN_DECLS

#define HU_JSON_FORMAT "hex-umpire-output/1"

/* Each function adds a member of the object that is open, or an element of the list that is open; @key is then NULL. */
void hu_json_begin_object (JsonBuilder *builder,
                           const char  *key);
void hu_json_begin_list   (JsonBuilder *builder,
                           const char  *key);
void hu_json_add_string   (JsonBuilder *builder,
                           const char  *key,
                           const char  *string); /* NULL: null */
void hu_json_add_file     (JsonBuilder *builder,
                           const char  *key,
                           const char  *file); /* a name as given, of any bytes */
void hu_json_add_number   (JsonBuilder *builder,
                           const char  *key,
                           gint64       number);
void hu_json_add_boolean  (JsonBuilder *builder,
                           const char  *key,
                           gboolean     value);
void hu_json_add_side     (JsonBuilder      *builder,
                           const char       *key,
                           const HuScenario *scenario,
                           HuSide            side); /* HU_SIDE_NONE: null */
void hu_json_add_hex      (JsonBuilder      *builder,
                           const char       *key,
                           const HuScenario *scenario,
                           HuHex             hex);
void hu_json_add_hexes    (JsonBuilder      *builder,
                           const char       *key,
                           const HuScenario *scenario,
                           const GArray     *hexes); /* HuHex; NULL: null */
void hu_json_add_units    (JsonBuilder      *builder,
                           const char       *key,
                           const HuScenario *scenario,
                           const GArray     *units); /* guint */

/* Each function adds members that have a key of their own: "rows"; "clock"; "verdict"; "cut"; "because", if @reason
 * rests on a clause; "rulings"; "title", "events" and "clock". */
void hu_json_add_rows     (JsonBuilder      *builder,
                           const GArray     *rows); /* gint */
void hu_json_add_clock    (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const HuClock    *clock);
void hu_json_add_verdict  (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const HuVerdict  *verdict); /* NULL or undecided: null */
void hu_json_add_cut      (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const GArray     *hexes,
                           gboolean          exact);
/* @named: with the side that withdraws; @findings: HuWithdrawalFinding, in the order of @withdrawals. */
void hu_json_add_withdrawals (JsonBuilder      *builder,
                              const HuScenario *scenario,
                              gboolean          named,
                              const GPtrArray  *withdrawals,
                              const GArray     *findings);
void hu_json_add_because  (JsonBuilder    *builder,
                           const HuReason *reason);
void hu_json_add_rulings  (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           const GPtrArray  *rulings);
void hu_json_add_head     (JsonBuilder      *builder,
                           const HuScenario *scenario,
                           guint             n_events,
                           const HuClock    *clock);

/* An answer is one object on one line; data/schema/output.schema.json describes it. */
JsonBuilder *hu_json_begin_answer (void) G_GNUC_WARN_UNUSED_RESULT;
HuCliStatus  hu_json_write_answer (JsonBuilder *builder);

/* A number of which @unit make 1, exactly; NULL for a key: an element of a list. */
void hu_json_add_decimal  (JsonBuilder *builder,
                           const char  *key,
                           gint64       value,
                           guint        unit);

G_END_DECLS
