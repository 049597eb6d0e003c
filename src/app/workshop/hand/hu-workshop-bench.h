/*
 * The objects that the workshop's pages share: the draft, the hand, the map, and the picture under the map.
 */
#pragma once

#include "hu-workshop-hand.h"

G_BEGIN_DECLS

typedef struct _HuWorkshopBackdrop HuWorkshopBackdrop;
typedef struct _HuWorkshopAlign HuWorkshopAlign;

/* Borrowed, because their owner contains the pages. */
typedef struct
{
  HuWorkshop         *shop;
  HuWorkshopHand     *hand;
  HuMapView          *map;
  HuWorkshopBackdrop *picture; /* under the map */
  HuWorkshopAlign    *align;
  gboolean            guided; /* the draft was imported: the page of the rules says what is missing */
} HuWorkshopBench;

G_END_DECLS
