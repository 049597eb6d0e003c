/*
 * The turns of a window's parts: when everything in a window has something new to show, one part does so in
 * each frame, unless there is time for all of them in one.
 */
#pragma once

#include "hu-turn.h"

G_BEGIN_DECLS

typedef struct _HuTurns HuTurns;

HuTurns *hu_turns_new        (GtkWidget *widget);
void     hu_turns_free       (HuTurns   *self);
void     hu_turns_add        (HuTurns   *self,
                              HuTurn    *turn);
void     hu_turns_begin      (HuTurns   *self);
void     hu_turns_begin_with (HuTurns   *self,
                              HuTurn    *first);
void     hu_turns_hold       (HuTurns   *self);
/* Nobody waits. */
gboolean hu_turns_are_over   (HuTurns   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuTurns, hu_turns_free)

G_END_DECLS
