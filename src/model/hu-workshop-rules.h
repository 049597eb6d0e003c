/*
 * Commands of the workshop on calendar and rules that a pointer alone does not
 * do: rule systems on and off, turns with names or numbers.  Everything else of
 * them is set by pointer; what there is to set, file/hu-format.h lists, and
 * explain/hu-explain-field.h words it.
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

G_END_DECLS
