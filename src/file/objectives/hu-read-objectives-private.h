/*
 * Declarations that the files which read objectives share.
 */
#pragma once

#include "hu-objectives-rules.h"
#include "hu-reader.h"

G_BEGIN_DECLS

/* Where a condition stands in the file. */
typedef struct
{
  HuReader *reader;
  gboolean  in_schedule; /* points would depend on themselves */
  guint     depth;       /* of the conditions around it */
} HuTermReading;

/* A condition; one that asks for nothing, where it is faulty. */
HuTerm  *hu_read_term         (const HuTermReading *reading,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;

/* Faults at the member of @object with that key, else at the object; both texts are taken. */
void     hu_object_fault      (const HuObject *object,
                               const char     *key,
                               char           *what,
                               char           *remedy);
/* Refuses turns in which the game is over before the moment comes: the end of the turn (@at_its_end), or one of @of. */
void     hu_refuse_turns_not_played (const HuObject   *object,
                               gboolean        at_its_end,
                               HuSide          of,
                               const HuTurnSpan *span);
/* TURNS under the key “turn”, if it is there; @strict: an unknown key in it is a fault. */
void     hu_read_turn_span    (const HuObject *object,
                               gboolean        strict,
                               HuTurnSpan     *span);
/* `places` or `hexes`, and with @or_place also `place`. */
void     hu_read_where        (const HuObject *object,
                               HuNeed          need,
                               gboolean        or_place,
                               HuWhere        *where);
/* The keys of a filter among those of @object; @side: whose units, or none: either's. */
void     hu_read_filter       (const HuObject *object,
                               HuSide          side,
                               HuUnitFilter   *filter);
/* `units`: (transfer full) (element-type guint), or NULL without the key. */
GArray  *hu_read_units_of     (const HuObject *object,
                               HuSide          side) G_GNUC_WARN_UNUSED_RESULT;
/* EDGES, which must name something; returns the unknown members, (transfer full) (nullable). */
char    *hu_read_named_sources (HuReader       *reader,
                               const HuAt     *at,
                               HuSources      *sources) G_GNUC_WARN_UNUSED_RESULT;
/* EDGES under @key, where an unknown key is a fault. */
gboolean hu_read_edges        (const HuObject *object,
                               const char     *key,
                               HuSources      *sources);
/* LINE among the members of @object. */
void     hu_read_line_rules   (const HuObject *object,
                               HuLineRules    *line);
/* `supplied`, which asks for sources of @side (none: of both). */
void     hu_read_supplied     (const HuObject *object,
                               HuSide          side,
                               HuTristate     *supplied);
/* Refuses @key where @has_sense is false. */
void     hu_refuse_senseless  (const HuObject *object,
                               const char     *key,
                               gboolean        has_sense,
                               char           *remedy);
void     hu_read_score_items  (const HuObject *objectives,
                               HuObjectivesRules *rules);
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
/* The words of `when`, ended by NULL. */
const char * const *hu_judged_words (void);

G_END_DECLS
