/*
 * A question of practice in words: where the position comes from, what was so before, what happened, and what holds.
 */
#pragma once

#include "hu-drill.h"
#include "hu-mastery.h"

G_BEGIN_DECLS

/* "Street Fight · Turn 3, German, Movement" */
char      *hu_drill_word_source (HuDrillQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
/* The facts that the answer needs and the map does not show, a line each; (transfer full) (element-type char). */
GPtrArray *hu_drill_list_told   (HuDrillQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
/* The events that the question is about, likewise. */
GPtrArray *hu_drill_list_events (HuDrillQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
/* The conditions and readings of the game, likewise. */
GPtrArray *hu_drill_list_rules  (HuDrillQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
/* "Asked again tomorrow" */
char      *hu_drill_word_again  (const HuSpacing *spacing,
                                 guint32          today) G_GNUC_WARN_UNUSED_RESULT;
const char *hu_drill_word_mastery (HuMastery      mastery);

G_END_DECLS
