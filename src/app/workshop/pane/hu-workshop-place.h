/*
 * The place of the workshop in the window: the pane stands beside the map, where the panels of play were, and its bar
 * above the map.
 */
#pragma once

#include "hu-workshop-pane.h"

G_BEGIN_DECLS

typedef struct
{
  AdwFlap   *flap; /* borrowed */
  GtkWidget *play; /* what is beside the map in play, meanwhile; or NULL */
  GtkWidget *bar;  /* or NULL */
} HuWorkshopPlace;

/* @pane NULL: back to play. */
void hu_workshop_place_show  (HuWorkshopPlace *self,
                              HuWorkshopPane  *pane);

G_END_DECLS
