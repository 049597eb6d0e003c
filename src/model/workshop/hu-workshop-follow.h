/*
 * Control that follows the units of the set-up: while this is on, each side controls where its units stand.
 */
#pragma once

#include "hu-workshop.h"

G_BEGIN_DECLS

/* On from the beginning where the draft is so already, as a new one is: then each later edit keeps it so. */
gboolean hu_workshop_get_follows_units (HuWorkshop *self);
/* Writes `start.control` when it is turned on, and takes back what it wrote when it is turned off. */
void     hu_workshop_set_follows_units (HuWorkshop *self,
                                        gboolean    follows);
/* How many hexes each side has because its units stand there, or in the same town; @n: [HU_N_SIDES]. */
void     hu_workshop_count_followed    (HuWorkshop *self,
                                        guint      *n);
/* Whether units are set up that gain Locations by their own rules, so that nothing is written for them. */
gboolean hu_workshop_has_tactical_units (HuWorkshop *self);

G_END_DECLS
