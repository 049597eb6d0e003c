/*
 * Sketches: scenarios for tests and benches of drawing, the same for the same
 * numbers.
 */
#pragma once

#include "hu-adjudicator.h"
#include "hu-tracing.h"

G_BEGIN_DECLS

typedef struct
{
  gint          columns, rows;
  HuOrientation orientation;
  gboolean      shifted_odd;
  HuNumbering   numbering;
  guint         n_units;  /* spread over the map, the sides left and right */
  guint         n_towns;
  gboolean      holes;    /* hexes missing in the middle and at a corner */
  gboolean      features; /* terrain, rivers, rails, roads, walls … */
} HuSketch;

/* With sudden-death in force: a city "capital" in the second side's half, sources at all edges. */
HuScenario        *hu_sketch_scenario  (const HuSketch *sketch) G_GNUC_WARN_UNUSED_RESULT;
/* Before any event. */
HuSnapshot        *hu_sketch_snapshot  (HuScenario     *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* These return the obstacles to the capital's supply lines, and the lines. */
HuSupplySituation *hu_sketch_situation (HuSnapshot     *snapshot) G_GNUC_WARN_UNUSED_RESULT;
HuTracing         *hu_sketch_tracing   (const HuSupplySituation *situation) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
