/*
 * The course of a stroke along hexsides: from corner to corner, without gaps and spurs, however loosely it is drawn.
 */
#pragma once

#include "hu-geometry.h"

G_BEGIN_DECLS

/* Corners that lie next to @at, towards which a side between two hexes leads; at most three. */
guint    hu_workshop_course_list_next (const HuGrid *grid,
                                       HuPoint       at,
                                       HuPoint       next[3]);
/* Leads the course (element-type HuPoint) on to the corner @to, around by the sides nearest to @by.  A corner that it has
 * just passed takes back what came after.  FALSE if @to is too far away. */
gboolean hu_workshop_course_lead      (const HuGrid *grid,
                                       GArray       *course,
                                       HuPoint       to,
                                       HuPoint       by);
/* Is there a side of that kind already? */
typedef gboolean (*HuSideTest) (gpointer data,
                                HuHex    hex,
                                gint     direction);
/* Leads both ends on to a loose end of what is there, if one is within a small gap. */
void     hu_workshop_course_join      (const HuGrid *grid,
                                       GArray       *course,
                                       HuSideTest    has,
                                       gpointer      data);

G_END_DECLS
