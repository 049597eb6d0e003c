/*
 * Commands of the workshop on calendar and rules that a pointer alone cannot do: rule
 * systems on and off, turns with names or numbers.  Everything else is set by pointer;
 * file/hu-format.h lists the fields, and explain/hu-explain-field.h words them.
 */
#pragma once

#include "hu-workshop.h"

G_BEGIN_DECLS

/* Puts a rule system in force, with the least data that it needs, taken from the draft if possible (the first side
 * attacks, the first city is the capital); or puts it out of force and removes its data. */
gboolean hu_workshop_set_system       (HuWorkshop      *self,
                                       HuSystemId       system,
                                       gboolean         on);
/* Gives names to turns that had numbers ("Turn 1" …), or numbers to turns that had names. */
gboolean hu_workshop_set_turns_named  (HuWorkshop      *self,
                                       gboolean         named);

G_END_DECLS
