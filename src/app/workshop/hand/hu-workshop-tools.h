/*
 * Buttons that give the hand a tool, and the row with the brush's size.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* A button with a picture that gives the hand a tool while it is pressed. */
typedef struct
{
  HuWorkshopBench  *bench;
  const HuHandTool *tool;
  gint              kind;   /* of terrain, hexside … : the tool's affair */
  gpointer          owner;  /* the same */
  gint              at;     /* the same: what a stroke found */
  char             *label;
  GtkWidget        *button;
} HuWorkshopTool;

/* The buttons are (transfer floating). */

/* @swatch: drawn on the button, (transfer floating) or NULL. The data of @tool's functions is the HuWorkshopTool. */
GtkWidget *hu_workshop_tool_button (HuWorkshopBench  *bench,
                                    const HuHandTool *tool,
                                    gint              kind,
                                    gpointer          owner,
                                    const char       *label,
                                    GtkWidget        *swatch);
/* The brush's size, fill, and removing: for the head of a page. */
GtkWidget *hu_workshop_brush_row   (HuWorkshopBench  *bench);

G_END_DECLS
