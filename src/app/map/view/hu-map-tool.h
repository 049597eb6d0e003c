/*
 * A tool: replaces the pointer's and the keys' actions on the map in play.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

typedef struct
{
  HuPoint         at;    /* map units */
  HuHex           hex;   /* there, or HU_HEX_NONE */
  HuHex           place; /* the same where the map lacks that hex */
  guint           unit;  /* whose counter lies there, or HU_UNIT_NONE; with @press only */
  GdkModifierType state;
} HuMapTouch;

/* Each function may be NULL: the map then does the same as in play, as far as that does not change the log. */
typedef struct
{
  /* The main button was pressed; FALSE leaves the drag to the map, which pans. */
  gboolean (*press)   (gpointer          data,
                       const HuMapTouch *touch);
  void     (*drag)    (gpointer          data,
                       const HuMapTouch *touch);
  void     (*release) (gpointer          data,
                       const HuMapTouch *touch);
  void     (*cancel)  (gpointer          data);
  gboolean (*key)     (gpointer          data,
                       guint             keyval,
                       GdkModifierType   state);
  /* The user asked for a menu at the cursor; @at in pixels of the view. */
  void     (*menu)    (gpointer            data,
                       const GdkRectangle *at);
  /* Above everything else, in pixels of the view. */
  void     (*draw)    (gpointer          data,
                       cairo_t          *cr,
                       const HuViewport *viewport);
} HuMapTool;

/* Puts @tool (borrowed; NULL: none) into the hand. */
void hu_map_view_set_tool (HuMapView       *self,
                           const HuMapTool *tool,
                           gpointer         data);
/* Draws the map anew, also after the tool's drawing or the shown snapshot has changed. */
void hu_map_view_redraw   (HuMapView       *self);
/* Continues with @game, whose scenario is an edited form of the one shown; the view stays as it is. */
void hu_map_view_edit     (HuMapView       *self,
                           HuGame          *game,
                           guint            edited, /* HuEdited */
                           const GArray    *hexes); /* HuHex, or NULL: all */

G_END_DECLS
