/*
 * Declarations that the files which read objectives share.
 */
#pragma once

#include "hu-objectives-rules.h"
#include "hu-read-term.h"

G_BEGIN_DECLS

extern const HuTermFormat hu_objectives_terms;

/* A hook for the rows of a line. */
gboolean hu_check_rows        (const HuObject *object,
                               gpointer        record);
/* `supplied` asks for sources of @side (none: of both). */
void     hu_check_supplied    (const HuObject *object,
                               HuSide          side);
/* A hook for the schedule. */
gboolean hu_read_score_items  (const HuObject *objectives,
                               gpointer        record);
/* What can never come true, or always is: a condition at @at; the schedule; and what these two share. */
void     hu_check_term        (HuReader       *reader,
                               const HuAt     *at,
                               const HuState  *set_up,
                               const HuTerm   *term);
void     hu_check_schedule    (HuReader       *reader,
                               const HuAt     *objectives,
                               const HuState  *set_up);
/* Warns of an outcome of the @list that decides nothing, because another stands before it. */
void     hu_check_order       (HuReader       *reader,
                               const HuAt     *list,
                               const HuAt     *outcome);
/* Warns that no unit of @side (none: of either) fits; @at: the object with the keys of the filter. */
void     hu_warn_about_filter (HuReader       *reader,
                               const HuAt     *at,
                               HuAbout         about,
                               HuSide          side,
                               const HuUnitFilter *filter,
                               gboolean        air);
/* Warns of a branch that no unit of the game has; and of hexes of `through` inside the map. */
void     hu_warn_about_branches (HuReader     *reader,
                               const HuAt     *at,
                               const HuUnitFilter *filter);
void     hu_warn_about_through (HuReader      *reader,
                                const HuAt    *at,
                                const HuSources *through);
/* hu-check-sums.c: what a comparison counts, and its bounds; a place that only tactical units could take. */
void     hu_check_sums        (HuReader       *reader,
                               const HuAt     *at,
                               const HuTerm   *term);
void     hu_warn_about_tactical (HuReader     *reader,
                               const HuAt     *at,
                               const HuTerm   *term);

G_END_DECLS
