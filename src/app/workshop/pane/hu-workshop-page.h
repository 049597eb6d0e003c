/*
 * The pages of the workshop, one in each file. Each is made when it is first shown.
 */
#pragma once

#include "hu-workshop-align.h"
#include "hu-workshop-list.h"

G_BEGIN_DECLS

/* The objects that the pages share; borrowed, because their owner contains the pages. */
typedef struct
{
  HuWorkshop         *shop;
  HuWorkshopHand     *hand;
  HuMapView          *map;
  HuWorkshopBackdrop *picture; /* under the map */
  HuWorkshopAlign    *align;
} HuWorkshopBench;

/* All (transfer floating). */
GtkWidget *hu_workshop_page_general  (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_map      (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_units    (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_start    (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_calendar (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_rules    (HuWorkshopBench *bench);
GtkWidget *hu_workshop_page_check    (HuWorkshopBench *bench);

/* A row with the grid, and the button that changes it. */
GtkWidget *hu_workshop_grid_row      (HuWorkshopBench *bench);
/* The background picture: a row that unfolds. */
GtkWidget *hu_workshop_backdrop_row  (HuWorkshopBench *bench);
/* The brush's size, fill, and removing: for the head of a page. */
GtkWidget *hu_workshop_brush_row     (HuWorkshopBench *bench);
/* Returns the id of a new place, building … in the draft: the next free one of "place-1", "place-2". */
char      *hu_workshop_new_id        (HuWorkshop      *shop,
                                      const char      *list,
                                      const char      *stem);

/* A group at the end of @page, which is a page of preferences; @description: or NULL.  (transfer none) */
GtkWidget *hu_workshop_add_group     (GtkWidget       *page,
                                      const char      *title,
                                      const char      *description);

/* A button with a picture that gives the hand a tool while it is pressed. */
typedef struct
{
  HuWorkshopBench  *bench;
  const HuHandTool *tool;
  gint              kind;   /* of terrain, hexside … : the tool's affair */
  gpointer          owner;  /* the same */
  char             *label;
  GtkWidget        *button;
} HuWorkshopTool;

/* @swatch: drawn on the button, (transfer floating) or NULL. The data of @tool's functions is the HuWorkshopTool. */
GtkWidget *hu_workshop_tool_button   (HuWorkshopBench  *bench,
                                      const HuHandTool *tool,
                                      gint              kind,
                                      gpointer          owner,
                                      const char       *label,
                                      GtkWidget        *swatch);

G_END_DECLS
