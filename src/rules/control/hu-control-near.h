/*
 * Which conditions are nearest, and what a single unit would do for one.
 */
#pragma once

#include "hu-control.h"

G_BEGIN_DECLS

/* Units of which each would bring what a condition still lacks, by its exit, its elimination or its capture. */
typedef struct
{
  gboolean  exits;  /* FALSE: they would have to be eliminated */
  GArray   *enough; /* guint: those of which one would be enough */
  GArray   *others; /* guint: where none is, those that would bring something, the greatest number first */
  gboolean  only_captured; /* all of the others would be enough together, but only if captured where they can be */
  guint     n_together; /* so many of these would be enough together; 0: all of them would not */
  GArray   *captured; /* guint: where no elimination is enough, those of which the capture would be, as it counts at the end */
} HuControlActs;

/* The conditions that can still be met. */
typedef struct
{
  GArray *open;    /* guint: all of them, as listed in the file */
  GArray *nearest; /* guint: those of them to which none is nearer for sure */
} HuControlNearest;

/* Points are not held against places or units, nor points of one kind against the other: a condition is nearer than another if
 * it lacks nothing that the other does not lack at least as much of; or if a single unit would bring all that it lacks, where
 * the other lacks two things.  What is judged in later turns only is not nearer than what is judged now. */
void     hu_control_find_nearest  (const HuSnapshot    *snapshot,
                                   HuControlNearest    *nearest);
void     hu_control_nearest_clear (HuControlNearest    *nearest);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuControlNearest, hu_control_nearest_clear)

/* @entry: a condition that lacks nothing but points; else there are none.  Only units count that the viewer knows. */
void     hu_control_find_acts     (const HuSnapshot    *snapshot,
                                   guint                entry,
                                   HuControlActs       *acts);
/* The same for that part of a condition, where it is points and not met. */
void     hu_control_find_part_acts (const HuSnapshot    *snapshot,
                                   guint                entry,
                                   const HuTermFinding *part,
                                   HuControlActs       *acts);
void     hu_control_acts_clear    (HuControlActs       *acts);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuControlActs, hu_control_acts_clear)

/* Does the condition ask for points of that side, each of which counts one for it: at least so many, or more than others? */
gboolean hu_control_asks_points   (const HuTermFinding *finding,
                                   HuSide               side,
                                   gboolean             exits);
/* The points for the capture of @unit when the game ends (26.222); 0: it cannot be captured as it is. */
gint64   hu_control_capture_worth (const HuSnapshot    *snapshot,
                                   guint                unit);
/* Could @unit leave the map, and not only be taken along? */
gboolean hu_control_can_exit      (const HuSnapshot    *snapshot,
                                   guint                unit);
/* The exit points it would bring with all that are in it (26.23); @inside: (out) (optional) (transfer full) (element-type
 * guint): these, as far as the viewer knows them. */
gint64   hu_control_exit_sum      (const HuSnapshot    *snapshot,
                                   guint                unit,
                                   GArray             **inside);

G_END_DECLS
