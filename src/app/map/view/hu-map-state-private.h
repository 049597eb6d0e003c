/*
 * The private interface that the two files of the map's view state share.
 */
#pragma once

#include "hu-map-state.h"

G_BEGIN_DECLS

struct _HuMapState
{
  GObject    parent_instance;

  HuViewport viewport;
  HuBox      bounds;
  gboolean   fitted; /* neither panned nor zoomed since: fits again when resized */
  gboolean   fresh;  /* the first look, which is taken anew when resized, too */
  HuPoint    focus;

  HuHex      hover;
  HuHex      cursor;
  HuHex      fan;
  guint      overlays;
  HuHex      trace_hex;
  HuSide     trace_side;
  HuStorey   storey;
  gint       building;
  gboolean   storeys_fanned;
  GArray    *selection; /* guint */
  GArray    *lit;       /* HuHex */
  double     lit_phase;
};

G_END_DECLS
