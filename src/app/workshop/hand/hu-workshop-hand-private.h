/*
 * The private interface that the files of the hand share.
 */
#pragma once

#include "hu-workshop-hand.h"

G_BEGIN_DECLS

struct _HuWorkshopHand
{
  GObject           parent_instance;

  HuWorkshop       *shop;
  HuMapView        *map;      /* borrowed; NULL once dropped */
  const HuHandTool *tool;     /* borrowed; or NULL */
  gpointer          data;
  char             *label;
  guint             size;
  gboolean          erase;

  /* The stroke under way. */
  gboolean          stroking;
  gboolean          started;  /* something has been applied */
  gboolean          on;       /* puts, rather than takes away */
  HuHex             last;
  HuPoint           last_at;
  GArray           *course;   /* HuPoint: the corners that the stroke has come by */
  GHashTable       *touched;  /* hexes, or hexsides, that this stroke has been at */
  GArray           *chain;    /* HuHex */

  guint             lifted;   /* a unit that is dragged, or HU_UNIT_NONE */
  gboolean          moved;    /* it has left the hex it was in */
  HuHex             over;     /* where it would be put down; HU_HEX_NONE: off the map */
};

void     _hu_workshop_hand_cancel     (gpointer          data); /* the hand */
void     _hu_workshop_hand_picked     (HuWorkshopHand   *self,
                                       guint             unit);

/* hu-workshop-hand-strokes.c */
const HuGrid *
         _hu_workshop_hand_get_grid   (HuWorkshopHand   *self);
/* Does a stroke with these modifiers add, rather than remove? */
gboolean _hu_workshop_hand_is_on      (HuWorkshopHand   *self,
                                       GdkModifierType   state);
void     _hu_workshop_hand_begin      (HuWorkshopHand   *self,
                                       gboolean          on);
void     _hu_workshop_hand_end        (HuWorkshopHand   *self);
/* Ends the stroke, and tells the tool of it. */
void     _hu_workshop_hand_end_at     (HuWorkshopHand   *self,
                                       HuHex             hex);
void     _hu_workshop_hand_apply_at   (HuWorkshopHand   *self,
                                       HuHex             from,
                                       HuHex             to);
void     _hu_workshop_hand_fill       (HuWorkshopHand   *self,
                                       HuHex             hex);
void     _hu_workshop_hand_begin_course (HuWorkshopHand *self,
                                       HuPoint           at);
void     _hu_workshop_hand_lead_course (HuWorkshopHand  *self,
                                       HuPoint           to);
void     _hu_workshop_hand_end_course (HuWorkshopHand   *self,
                                       HuPoint           at);
void     _hu_workshop_hand_extend_chain (HuWorkshopHand *self,
                                       HuHex             hex);
void     _hu_workshop_hand_end_chain  (HuWorkshopHand   *self);

/* hu-workshop-hand-keys.c */
gboolean _hu_workshop_hand_key        (gpointer          data, /* the hand */
                                       guint             keyval,
                                       GdkModifierType   state);

/* hu-workshop-hand-units.c */
gboolean _hu_workshop_hand_press_unit (HuWorkshopHand   *self,
                                       const HuMapTouch *touch);
void     _hu_workshop_hand_drag_unit  (HuWorkshopHand   *self,
                                       const HuMapTouch *touch);
void     _hu_workshop_hand_drop_unit  (HuWorkshopHand   *self,
                                       const HuMapTouch *touch);
gboolean _hu_workshop_hand_key_unit   (HuWorkshopHand   *self,
                                       guint             keyval);

/* hu-workshop-hand-draw.c */
void     _hu_workshop_hand_draw       (gpointer          data,
                                       cairo_t          *cr,
                                       const HuViewport *viewport);

G_END_DECLS
