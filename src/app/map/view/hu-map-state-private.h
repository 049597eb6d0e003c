/*
 * The private interface that the two files of the map's view state share.
 */
#pragma once

#include "hu-map-state.h"

G_BEGIN_DECLS

#define HU_N_MAP_PROPS 10 /* with the first, which is none */

struct _HuMapState
{
  GObject    parent_instance;

  HuViewport viewport;
  HuBox      bounds;
  gboolean   fitted; /* neither panned nor zoomed since: fits again when resized */
  gboolean   fresh;  /* the first look, which is taken anew when resized, too */
  HuPoint    focus;

  gint       values[HU_N_MAP_PROPS]; /* of the properties */
  GArray    *selection; /* guint */
  GArray    *lit;       /* HuHex */
  double     lit_phase;
};

G_END_DECLS
