/*
 * Words for the commands of the workshop, as its menu has them, and names for the things it
 * makes.
 */
#pragma once

#include "hu-map.h"

G_BEGIN_DECLS

typedef enum
{
  HU_EDIT_CHANGE,
  HU_EDIT_ADD,
  HU_EDIT_REMOVE,
  HU_EDIT_MOVE,
} HuEditKind;

/* "Change strength" for "/units/3/strength"; (transfer full), translated. */
char *hu_explain_edit     (HuEditKind  kind,
                           const char *pointer) G_GNUC_WARN_UNUSED_RESULT;
/* "Paint forest" */
char *hu_explain_painting (HuTerrain   terrain) G_GNUC_WARN_UNUSED_RESULT;

/* "Rename “tula” to “tula-north”" */
char *hu_explain_renaming (const char *from,
                           const char *to) G_GNUC_WARN_UNUSED_RESULT;
/* Why something cannot be an id, as sentences. */
char *hu_explain_id_empty (void) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_id_reserved (const char *id) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_id_taken (const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* The names that a new scenario gives its sides and its one phase. */
char *hu_explain_new_side (gint        side) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_new_phase (void) G_GNUC_WARN_UNUSED_RESULT;
/* The name of a numbered turn: "Turn 3". */
char *hu_explain_turn_number (guint turn) G_GNUC_WARN_UNUSED_RESULT;
/* The message that a file is no picture that can lie under a map. */
char *hu_explain_no_picture (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
