/*
 * Conditions of any system on the way in, and the parts that they share with other rules.
 */
#pragma once

#include "hu-reader.h"
#include "hu-term-format.h"

G_BEGIN_DECLS

/* A condition; one that asks for nothing, where it is faulty. */
HuTerm  *hu_read_term         (HuReader       *reader,
                               const HuTermFormat *format,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;
/* A count in a sum; the number 0, where it is faulty. */
HuTerm  *hu_read_count        (HuReader       *reader,
                               const HuTermFormat *format,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;

/* The checks on the conditions of each system; @object is their kind in the table. */
#define HU_TERM_READ_HOOKS(object) \
  { object "-some", NULL, hu_check_some }, { object "-compare", NULL, hu_check_compare }, \
  { object "-compare", "at_least", hu_read_elsewhere }, { object "-compare", "at_most", hu_read_elsewhere }, \
  { object "-ever", NULL, hu_check_memory }, { object "-for", NULL, hu_check_memory }, \
  { object "-first", NULL, hu_check_memory }
gboolean hu_check_some        (const HuObject *object,
                               gpointer        record);
gboolean hu_check_compare     (const HuObject *object,
                               gpointer        record);
gboolean hu_check_memory      (const HuObject *object,
                               gpointer        record);

/* Faults at the member of @object with that key, else at the object; both texts are taken. */
void     hu_object_fault      (const HuObject *object,
                               const char     *key,
                               char           *what,
                               char           *remedy);
/* A number that is never reached, or always kept: it may be up to @most. */
void     hu_refuse_unreached  (const HuObject *object,
                               const char     *key,
                               gint64          most);
void     hu_refuse_kept       (const HuObject *object,
                               const char     *key,
                               gint64          most);
/* Refuses bounds that no number keeps. */
void     hu_refuse_crossed    (const HuObject *object);
/* Refuses @key where @has_sense is false; takes @remedy. */
void     hu_refuse_senseless  (const HuObject *object,
                               const char     *key,
                               gboolean        has_sense,
                               char           *remedy);
/* Refuses @key where the term is a count in a sum, and tells whether it did. */
gboolean hu_refuse_bound      (const HuObject *object,
                               const char     *key,
                               const HuTerm   *term);
/* `at_least` and `at_most`; @least: the smallest number that asks for something. */
void     hu_read_bounds       (const HuObject *object,
                               gint64          least,
                               gint64          least_most,
                               HuTerm         *term);
/* The same once they are read by the table; and only whether both can be kept. */
void     hu_check_bounds      (const HuObject *object,
                               HuTerm         *term);
void     hu_check_crossed     (const HuObject *object,
                               const HuTerm   *term);
/* So many of the units that are named by their ids; nothing where there are faults already. */
void     hu_check_named       (const HuObject *object,
                               const HuTerm   *term);
/* Likewise, with at most two decimals; without @signs above 0. */
void     hu_read_decimal_bounds (const HuObject *object,
                               gboolean        signs,
                               HuTerm         *term);
/* Refuses turns in which the game is over before the moment comes: the end of the turn (@at_its_end), or one of @of. */
void     hu_refuse_turns_not_played (const HuObject   *object,
                               gboolean        at_its_end,
                               HuSide          of,
                               const HuTurnSpan *span);
/* `of`, `phase` and `turn` of what is judged at @when, once they are read. */
void     hu_check_moment      (const HuObject *object,
                               HuJudged        when,
                               HuSide          of,
                               const char     *phase,
                               const HuTurnSpan *turn);
/* Not both of `places` and `hexes`, and one of them where there has to be one. */
void     hu_check_where       (const HuObject *object,
                               HuNeed          need);
/* `places` or `hexes`, and with @or_place also `place`. */
void     hu_read_where        (const HuObject *object,
                               HuNeed          need,
                               gboolean        or_place,
                               HuWhere        *where);
/* A list that is not empty.  FALSE with a fault, or where the key is absent. */
gboolean hu_open_filled_list  (const HuObject *object,
                               const char     *key,
                               HuAt           *at);
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

G_END_DECLS
