/*
 * The part that each rule system has in the picture: overlays in the legend and in fingerprints, and the small
 * maps that show its rules. A further system needs a room and a line in hu-system-layers.c.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-scene.h"

G_BEGIN_DECLS

/* A small map that shows a rule: see hu-rule-drawing.c. */
typedef struct
{
  const char *name;
  const char *rows;  /* separated by '/' */
  const char *units; /* "g0302 s0404": side, column, row; then 'v' a vehicle, 'c' concealed */
  guint       overlays;
  const char *happens; /* "g0302>0502 s0404x": moves there; 'x' eliminated, 'w' withdrawn, 'p' captured by
                          the first unit, 'e' leaves the map to win; or NULL */
  void      (*prepare) (HuScenario *scenario); /* what else the scenario has; or NULL */
} HuSketch;

/* When the overlays of a system are drawn, from below. */
typedef enum
{
  HU_STAGE_OWNERS,  /* above the tint of owned hexes, beneath the signs on buildings */
  HU_STAGE_HAZARDS, /* above those, beneath supply and zones of control */
  HU_STAGE_LINES,   /* above zones of control, beneath lines of supply; in an overview too */
  HU_N_STAGES
} HuOverlayStage;

typedef void (*HuOverlayFunc) (const HuCanvas *canvas,
                               const HuScene  *scene);

/* Asked of a system in force.  What it has not is NULL. */
typedef struct
{
  guint           overlays; /* HU_OVERLAY_*: that show nothing but it */
  HuOverlayFunc   draw[HU_N_STAGES];
  /* guint: the buildings that its conditions of victory name. */
  void          (*list_buildings) (const HuScenario *scenario,
                                GArray           *buildings);
  /* Mixes the contents of its overlays within the window into @print. */
  guint64       (*mix)         (guint64           print,
                                const HuGrid     *grid,
                                HuHexWindow       window,
                                const HuScene    *scene);
  /* HuLegendEntry: entries of areas and lines; or of signs, which come last. */
  void          (*list_legend) (const HuScene    *scene,
                                gboolean          signs,
                                GArray           *entries);
  /* The ids of all its entries, (element-type const char *); FALSE where the entry is none of them. */
  void          (*list_swatches) (GPtrArray       *ids);
  gboolean      (*draw_swatch) (const HuCanvas   *canvas,
                                const char       *id,
                                double            width,
                                double            height);
  /* Draws the signs of @location into its cell, where storeys are fanned out: those above the counters, or beneath them. */
  void          (*draw_location) (const HuCanvas *canvas,
                                const HuScene    *scene,
                                HuBox             box,
                                HuLocation        location,
                                gboolean          above);

  const HuSketch *sketches;                                  /* the last has no name */
  void          (*add_rules)   (HuScenario       *scenario); /* of a sketch */
} HuSystemLayers;

extern const HuSystemLayers hu_sudden_death_layers;
extern const HuSystemLayers hu_front_line_layers;
extern const HuSystemLayers hu_control_layers;
extern const HuSystemLayers hu_objectives_layers;

const HuSystemLayers *hu_system_layers_get        (HuSystemId        id);
/* HU_OVERLAY_*: the overlays that show only systems that are not in force. */
guint                 hu_system_layers_idle       (const HuScenario *scenario);
/* The buildings that conditions of victory name, none twice; (transfer full) (element-type guint). */
GArray               *hu_system_layers_list_buildings (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* Draws that stage of all systems in force. */
void                  hu_system_layers_draw       (HuOverlayStage    stage,
                                                   const HuCanvas   *canvas,
                                                   const HuScene    *scene);

G_END_DECLS
