/*
 * Conditions of any system on the way in, and the parts that they share with other rules.
 */
#pragma once

#include "hu-reader.h"
#include "hu-term-format.h"

G_BEGIN_DECLS

/* Where a condition stands in the file. */
struct _HuTermReading
{
  HuReader           *reader;
  const HuTermFormat *format;
  gboolean            in_schedule; /* points would depend on themselves */
  guint               depth;       /* of the conditions around it */
};

/* A condition; one that asks for nothing, where it is faulty. */
HuTerm  *hu_read_term         (const HuTermReading *reading,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;
/* A count in a sum; the number 0, where it is faulty. */
HuTerm  *hu_read_count        (const HuTermReading *reading,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;
/* The keys of an atom, or of another term that is an object. */
const char * const *
         hu_term_keys         (const HuTermFormat *format,
                               guint           kind);

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
/* Likewise, with at most two decimals; without @signs above 0. */
void     hu_read_decimal_bounds (const HuObject *object,
                               gboolean        signs,
                               HuTerm         *term);
gboolean hu_read_ratio        (const HuObject *object,
                               const char     *key,
                               HuRatioBound    bound,
                               gint64          least,
                               HuRatio        *ratio);
/* Refuses turns in which the game is over before the moment comes: the end of the turn (@at_its_end), or one of @of. */
void     hu_refuse_turns_not_played (const HuObject   *object,
                               gboolean        at_its_end,
                               HuSide          of,
                               const HuTurnSpan *span);
/* TURNS under the key “turn”, if it is there; @strict: an unknown key in it is a fault. */
void     hu_read_turn_span    (const HuObject *object,
                               gboolean        strict,
                               HuTurnSpan     *span);
/* `of`, `phase` and `turn` of what is judged at @when. */
void     hu_read_moment       (const HuObject *object,
                               HuJudged        when,
                               HuSide         *of,
                               char          **phase,
                               HuTurnSpan     *turn);
/* `places` or `hexes`, and with @or_place also `place`. */
void     hu_read_where        (const HuObject *object,
                               HuNeed          need,
                               gboolean        or_place,
                               HuWhere        *where);
/* A list that is not empty.  FALSE with a fault, or where the key is absent. */
gboolean hu_open_filled_list  (const HuObject *object,
                               const char     *key,
                               HuAt           *at);
/* Such a list of texts, (transfer full); NULL without the key. */
GPtrArray *hu_read_texts      (const HuObject *object,
                               const char     *key) G_GNUC_WARN_UNUSED_RESULT;
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
/* `when`, ended by NULL. */
const char * const *hu_judged_words (void);

G_END_DECLS
