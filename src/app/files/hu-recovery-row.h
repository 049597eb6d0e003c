/*
 * One unsaved game: its picture, its name, when it was last changed, and the choice for it.
 */
#pragma once

#include <adwaita.h>

#include "hu-recovery.h"

G_BEGIN_DECLS

typedef enum
{
  HU_RECOVERY_RECOVER,
  HU_RECOVERY_LEAVE,
  HU_RECOVERY_DISCARD,
} HuRecoveryChoice;

#define HU_TYPE_RECOVERY_ROW (hu_recovery_row_get_type ())
G_DECLARE_FINAL_TYPE (HuRecoveryRow, hu_recovery_row, HU, RECOVERY_ROW, AdwActionRow)

/* Property "choice" (HuRecoveryChoice, as a uint). */
GtkWidget       *hu_recovery_row_new        (HuRecovery           *left);
HuRecovery          *hu_recovery_row_get_recovery   (HuRecoveryRow    *self); /* borrowed */
HuRecoveryChoice hu_recovery_row_get_choice (HuRecoveryRow    *self);
void             hu_recovery_row_set_choice (HuRecoveryRow    *self,
                                             HuRecoveryChoice  choice);
/* The title of the game and when it was last changed, on one line. */
char            *hu_recovery_row_dup_words  (HuRecoveryRow    *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
