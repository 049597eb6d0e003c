/*
 * A chart of numbers over time. Lines are steps, because nothing changes between two events; axes have names;
 * each side has its own colour and stroke.
 */
#pragma once

#include "hu-geometry.h"
#include "hu-lettering.h"
#include "hu-report.h"

G_BEGIN_DECLS

#define HU_CHART_HEIGHT 150 /* pt, the usual one */

/* Draws @chart into that many pt from 0, 0 of @cr. */
void   hu_chart_draw (const HuReportChart *chart,
                      HuLettering         *lettering,
                      const HuTheme       *theme,
                      cairo_t             *cr,
                      double               width,
                      double               height);
/* Returns the step between two grid lines that divides 0 … @most well; at least 1.
 * Tests ask it for numbers that no game reaches. */
double hu_chart_step (double               most,
                      guint                most_lines);

G_END_DECLS
