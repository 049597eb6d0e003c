/*
 * The hand of the workshop: the present tool for pointer and keys over the map, its size, and its strokes.
 */
#pragma once

#include "hu-map-tool.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

#define HU_HAND_SIZE_MAX 6

#define HU_TYPE_WORKSHOP_HAND (hu_workshop_hand_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshopHand, hu_workshop_hand, HU, WORKSHOP_HAND, GObject)

typedef enum
{
  HU_HAND_HEXES, /* a brush: hexes that it goes over */
  HU_HAND_SIDES, /* hexsides that it goes along */
  HU_HAND_CHAIN, /* a line from hex to hex */
  HU_HAND_POINT, /* a hex that is clicked */
  HU_HAND_UNITS, /* counters: place, drag, drag off */
} HuHandKind;

/* Functions are called within a stroke of the workshop, which has the tool's label. */
typedef struct
{
  HuHandKind kind;
  /* HEXES, POINT, and CHAIN when removing; @on FALSE: removes. */
  void     (*apply) (gpointer      data,
                     const GArray *hexes,
                     gboolean      on);
  /* SIDES: the side of @hex towards @direction. */
  void     (*side)  (gpointer      data,
                     HuHex         hex,
                     gint          direction,
                     gboolean      on);
  /* SIDES: is there such a side already? */
  gboolean (*has_side) (gpointer   data,
                     HuHex         hex,
                     gint          direction);
  /* CHAIN: at least two. */
  void     (*chain) (gpointer      data,
                     const GArray *hexes);
  /* HEXES: a fill covers hexes of equal numbers; > 0 is shown as painted. */
  gint     (*value) (gpointer      data,
                     HuHex         hex);
  /* UNITS: adds one at that hex; TRUE if there is one to place. */
  gboolean (*place) (gpointer      data,
                     HuHex         hex);
  /* POINT: the stroke that added something at @hex has ended. */
  void     (*done)  (gpointer      data,
                     HuHex         hex);
  gboolean  shows;   /* HEXES: what is painted is not to be seen otherwise */
} HuHandTool;

/* Signals: "changed" (): another tool, size or mode; "picked" (guint unit): UNITS: a counter was clicked. */
HuWorkshopHand   *hu_workshop_hand_new       (HuWorkshop       *shop,
                                              HuMapView        *map) G_GNUC_WARN_UNUSED_RESULT;
/* Lets go of the map. */
void              hu_workshop_hand_drop      (HuWorkshopHand   *self);
/* Takes the map again, after another tool had it. */
void              hu_workshop_hand_hold      (HuWorkshopHand   *self);
/* @tool is borrowed while it is in use; NULL: the map can only be viewed. @label is for the undo step. */
void              hu_workshop_hand_take      (HuWorkshopHand   *self,
                                              const HuHandTool *tool,
                                              gpointer          data,
                                              const char       *label);
/* Lights those hexes on its map; NULL: none. */
void              hu_workshop_hand_light     (HuWorkshopHand   *self,
                                              GArray           *hexes);
const HuHandTool *hu_workshop_hand_get_tool  (HuWorkshopHand   *self);
gpointer          hu_workshop_hand_get_data  (HuWorkshopHand   *self);
/* Is what the tool is told now the first of its stroke? */
gboolean          hu_workshop_hand_is_first  (HuWorkshopHand   *self);
/* How far it reaches: 1: one hex; 0: it fills. */
guint             hu_workshop_hand_get_size  (HuWorkshopHand   *self);
void              hu_workshop_hand_set_size  (HuWorkshopHand   *self,
                                              guint             size);
gboolean          hu_workshop_hand_get_erase (HuWorkshopHand   *self);
void              hu_workshop_hand_set_erase (HuWorkshopHand   *self,
                                              gboolean          erase);

/* Append the hexes within @radius of @hex, and those on the way from @a to @b. (hu-workshop-reach.c) */
void              hu_workshop_reach_disc     (const HuGrid     *grid,
                                              HuHex             hex,
                                              guint             radius,
                                              GArray           *hexes); /* appended */
void              hu_workshop_reach_way      (const HuGrid     *grid,
                                              HuHex             a,
                                              HuHex             b,
                                              GArray           *hexes); /* appended, with both ends */
/* Returns the connected hexes around @hex that have the same @value. */
GArray           *hu_workshop_reach_region   (const HuGrid     *grid,
                                              HuHex             hex,
                                              gint            (*value) (gpointer data, HuHex hex),
                                              gpointer          data) G_GNUC_WARN_UNUSED_RESULT;
/* The corner nearest to @at; FALSE where there is no hex. */
gboolean          hu_workshop_reach_corner   (const HuGrid     *grid,
                                              HuPoint           at,
                                              HuPoint          *corner);
/* Returns the side of *@hex between two corners; -1 where there is none. */
gint              hu_workshop_reach_between  (const HuGrid     *grid,
                                              HuPoint           from,
                                              HuPoint           to,
                                              HuHex            *hex);
/* Returns the side of the hex at @at that is nearest to @at; -1 where there is no hex. */
gint              hu_workshop_reach_side     (const HuGrid     *grid,
                                              HuPoint           at,
                                              HuHex            *hex);

G_END_DECLS
