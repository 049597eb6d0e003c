/*
 * The question of supply that a map answers, and the lines that answer it.
 */
#pragma once

#include "hu-map-state.h"
#include "hu-session.h"
#include "hu-supply-lines.h"

G_BEGIN_DECLS

typedef struct _HuMapQuestion HuMapQuestion;

/* @state: borrowed; what is traced, and the units that are selected. */
HuMapQuestion       *hu_map_question_new         (HuMapState    *state);
void                 hu_map_question_free        (HuMapQuestion *self);
/* Borrowed: its course says whether selected units and clicks ask anything. */
void                 hu_map_question_set_session (HuMapQuestion *self,
                                                  HuSession     *session);
/* Asks in another position, or NULL: nothing. While counters are @held only a trace counts, so that their effect on the
 * rules' own question shows. */
void                 hu_map_question_show        (HuMapQuestion *self,
                                                  HuSnapshot    *shown,
                                                  gboolean       held);
/* The supply lines: the capital's, or those of the traced hex or the selected unit; or NULL. */
const HuSupplyLines *hu_map_question_get_lines   (HuMapQuestion *self);
/* Another question is asked than the lines answer. */
gboolean             hu_map_question_has_changed (HuMapQuestion *self);

/* The side whose line to trace: that of the selected unit in @hex, else of a unit there, else the side that the rules ask
 * about, else a side with supply sources. */
HuSide               hu_map_question_choose_side (HuMapQuestion *self,
                                                  HuHex          hex);
/* Asks for the supply of a hex that was clicked; a second click goes back. A course asks questions of its own, which
 * the click may be an answer to. */
void                 hu_map_question_ask         (HuMapQuestion *self,
                                                  HuHex          hex);
/* Goes back to the question that the rules ask: ends the trace, and deselects the units that ask; FALSE where nothing
 * else was asked. */
gboolean             hu_map_question_stop        (HuMapQuestion *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMapQuestion, hu_map_question_free)

G_END_DECLS
