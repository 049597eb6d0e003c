/*
 * A question of practice in words: where the position comes from, what was so before, what happened, and what holds.
 */
#pragma once

#include "hu-drill.h"
#include "hu-mastery.h"

G_BEGIN_DECLS

/* "Street Fight · Turn 3, German, Movement" */
char      *hu_drill_word_source (HuDrillQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
/* "Find the move: Moscow is cut off" */
char      *hu_drill_word_title  (HuDrillQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
/* How a puzzle is answered; NULL: as the kind of the answer is. */
char      *hu_drill_word_how    (HuDrillQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
/* "3 Pz A moves to 0604", "German", "After event 3" */
char      *hu_drill_word_answer (HuDrillQuestion *question,
                                 const HuAnswer  *answer) G_GNUC_WARN_UNUSED_RESULT;
/* Why @answer is right; and why it is wrong, without the right one, @hexes: where to look. */
char      *hu_drill_word_because (HuDrillQuestion *question,
                                 const HuAnswer  *answer) G_GNUC_WARN_UNUSED_RESULT;
char      *hu_drill_word_wrong  (HuDrillQuestion *question,
                                 const HuAnswer  *answer,
                                 GArray          *hexes) G_GNUC_WARN_UNUSED_RESULT;
/* The heading of the events. */
const char *hu_drill_word_events (HuDrillQuestion *question);
/* The facts that the answer needs and the map does not show, a line each; (transfer full) (element-type char). */
GPtrArray *hu_drill_list_told   (HuDrillQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
/* The events that the question is about, likewise. */
GPtrArray *hu_drill_list_events (HuDrillQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
/* The conditions and readings of the game that are of the rule asked about, likewise; and the @others. */
GPtrArray *hu_drill_list_rules  (HuDrillQuestion *question,
                                 GPtrArray      **others) G_GNUC_WARN_UNUSED_RESULT;
/* "Asked again tomorrow" */
char      *hu_drill_word_again  (const HuSpacing *spacing,
                                 guint32          today) G_GNUC_WARN_UNUSED_RESULT;
const char *hu_drill_word_mastery (HuMastery      mastery);
/* "Solved on 3 consecutive days.", or NULL: there is nothing to say */
char      *hu_drill_word_days   (guint            days) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
