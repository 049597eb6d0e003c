/*
 * Facts about a hex of a tactical board: its building, its storeys, and which side Controls each and why.
 */
#pragma once

#include "hu-system-panels.h"

G_BEGIN_DECLS

/* Calls @add for each fact, if they are to be shown; @units: also name the units in the hex. @snapshot has control in
 * force. */
gboolean hu_location_facts_add (GPtrArray  *facts,
                                HuFactFunc  add,
                                HuSnapshot *snapshot,
                                HuHex       hex,
                                HuShow      show,
                                gboolean    units);

G_END_DECLS
