/*
 * Two lines under the verdict for who looks from afar: what has changed, and what would change
 * the answer.
 */
#pragma once

#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_SECOND_BAR (hu_second_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuSecondBar, hu_second_bar, HU, SECOND_BAR, HuPanel)

/* Shows the bar, and keeps its second line right, or hides it. */
void hu_second_bar_set_shown  (HuSecondBar *self,
                               gboolean     shown);
/* @text: what has changed; NULL: nothing. */
void hu_second_bar_set_change (HuSecondBar *self,
                               const char  *text);

G_END_DECLS
