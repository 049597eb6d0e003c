/*
 * Commands of the workshop on calendar and rules that a pointer alone does not
 * do: rule systems on and off, turns with names or numbers, the tree of a
 * victory condition.  Everything else of them is set by pointer; what there is
 * to set, file/hu-format.h lists, and explain/hu-explain-field.h words it.
 */
#pragma once

#include "hu-workshop.h"

G_BEGIN_DECLS

/* Puts a rule system in force, with the least data that it needs as far as the draft has it (the first side attacks,
 * the first city is the capital), or out of force, and its data away. */
gboolean hu_workshop_set_system       (HuWorkshop      *self,
                                       HuSystemId       system,
                                       gboolean         on);
/* Names for turns that had numbers ("Turn 1" …), or numbers for those that had names. */
gboolean hu_workshop_set_turns_named  (HuWorkshop      *self,
                                       gboolean         named);

/* A condition of that kind to begin with: {"cvp": {"at_least": 1}}; (transfer full). */
HuNode   *hu_workshop_new_condition    (HuConditionKind  kind) G_GNUC_WARN_UNUSED_RESULT;
/* Makes the condition at @pointer the one part of a new group around it: all, any or not. */
gboolean hu_workshop_wrap_condition   (HuWorkshop      *self,
                                       const char      *pointer,
                                       HuConditionKind  group);
/* Puts the one part of the group at @pointer in its place; FALSE where it has several or none. */
gboolean hu_workshop_unwrap_condition (HuWorkshop      *self,
                                       const char      *pointer);
/* What kind the condition at @pointer is; -1: none that the program knows. */
gint     hu_workshop_get_condition    (HuWorkshop      *self,
                                       const char      *pointer);

G_END_DECLS
