/*
 * Makes a question of practice fit into its panel.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GtkBox    *content;  /* all there is to read … */
  GtkLabel **labels;   /* … in these labels */
  guint      n_labels;
  GtkWidget *rest;     /* may be below the edge; or NULL */
  int        width, height; /* pixels */
} HuDrillRoom;

/* Sets a long text smaller.  FALSE: it is longer still. */
gboolean hu_drill_fit (const HuDrillRoom *room);

G_END_DECLS
