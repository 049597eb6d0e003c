/*
 * A condition, as a tree of terms; and the vocabulary that a rule system brings to it.
 */
#pragma once

#include "hu-decimal.h"
#include "hu-sources.h"
#include "hu-state.h"
#include "hu-system-id.h"

G_BEGIN_DECLS

/* When something is judged: at the instant, or at the end of each of these. */
typedef enum
{
  HU_JUDGED_INSTANT,
  HU_JUDGED_PHASE,
  HU_JUDGED_PLAYER_TURN,
  HU_JUDGED_TURN,
  HU_JUDGED_END, /* of the last turn */
  HU_N_JUDGED
} HuJudged;

/* The terms that every system has.  Atoms follow, whose numbers are those of the vocabulary. */
typedef enum
{
  HU_TERM_ALL,
  HU_TERM_ANY,
  HU_TERM_NOT,
  HU_TERM_SOME,
  HU_TERM_TURN,
  HU_TERM_ANNOUNCED,
  HU_TERM_COMPARE,
  HU_TERM_EVER,
  HU_TERM_FOR,
  HU_TERM_FIRST,
  HU_N_COMMON_TERMS,
  HU_TERM_NUMBER = HU_N_COMMON_TERMS, /* only within a sum */
} HuTermKind;

#define HU_TERM_ATOMS 16

/* The turns from … to; 0: no bound. */
typedef struct
{
  guint    from;
  guint    to;
  gboolean single; /* written as a number */
  char    *extra;
} HuTurnSpan;

/* Places, or hexes; neither: the whole map. */
typedef struct
{
  GArray  *places; /* guint, or NULL */
  GArray  *hexes;  /* HuHex, or NULL */
  gboolean one;    /* written as `place` */
  GArray  *all;    /* HuHex by index, each once: all of them; derived; NULL: the whole map */
} HuWhere;

/* A filter of units: all that is given must fit. */
typedef struct
{
  guint      kinds;    /* bits 1 << HuUnitKind; 0: not given */
  GPtrArray *branches; /* char *, or NULL */
  guint      sizes;    /* bits 1 << HuUnitSize; 0: not given */
  GPtrArray *tags;     /* char *, or NULL: one in common is enough */
  GArray    *units;    /* guint, or NULL */
} HuUnitFilter;

typedef enum
{
  HU_RATIO_OPEN,
  HU_RATIO_INCLUSIVE, /* at_least, up_to */
  HU_RATIO_EXCLUSIVE, /* above, below */
} HuRatioBound;

typedef struct
{
  HuRatioBound bound;
  gint64       numerator;
  gint64       denominator; /* > 0 */
} HuRatio;

typedef struct _HuVocabulary HuVocabulary;

/* A condition: a tree. */
typedef struct _HuTerm HuTerm;

struct _HuTerm
{
  const HuVocabulary *words;
  guint        kind;           /* HuTermKind, or an atom of the vocabulary */
  GPtrArray   *parts;          /* HuTerm: of all, any, not, some; `needs`, and `before` behind it, of ever, for, first; of
                                  compare the counts, first those on the left */
  HuSide       side;
  HuWhere      where;
  HuUnitFilter filter;
  gboolean     has_least, has_most;
  gint64       least, most;    /* bounds of what is counted; `some`, `failed` and `turns` are a least; `number` is a least */
  guint        unit;           /* of both bounds */
  HuRatio      lower, upper;   /* of ratios */
  gboolean     has_through;
  HuSources    through;
  GArray      *through_hexes;  /* HuHex by index, without edges: derived */
  HuTurnSpan   turn;
  gboolean     at_given;
  HuJudged     at;             /* of ever, for, first */
  HuSide       of;
  char        *what;           /* of announced */
  guint        n_left;         /* of compare: so many of its parts stand on the left */
  gboolean     has_more_by;    /* of compare: the bound was written so */
  HuDecimal    more_by;
  gboolean     has_right;
  gboolean     counted;        /* it is a count in a sum, without bounds */
  gboolean     has_times;
  HuDecimal    times;          /* so many times it counts; 1 without */
  guint        memory;         /* derived: its number among those that remember */
};

/* The bounds that a count is held against. */
typedef struct
{
  gboolean has_least, has_most;
  gint64   least, most;
  guint    unit;
} HuTermBounds;

typedef struct _HuTermFinding HuTermFinding;
typedef struct _HuTermLook HuTermLook;

struct _HuVocabulary
{
  HuSystemId          system;
  const char * const *atoms;     /* their words, from HU_TERM_ATOMS on; ends with NULL */
  guint               n_atoms;
  guint64             countable; /* bits by their place in @atoms: they may stand in a sum */
  guint64             growing;   /* likewise: their counts never become fewer */
  guint64             bounded;   /* likewise: they take `at_least` as well as `at_most` */
  gsize               term_size; /* of an atom: a HuTerm, and what follows it */
  void       (* init)        (HuTerm              *term);  /* NULL: nothing to do; likewise the next two */
  void       (* clear)       (HuTerm              *term);
  void       (* finish)      (const HuScenario    *scenario,
                              HuTerm              *term);
  gboolean   (* remembers)   (const HuTerm        *term);  /* NULL: none does */
  /* Counts in @counted, whose numbers are 0; with @names also says what it counts. */
  void       (* count)       (HuTermLook          *look,
                              const HuTerm        *term,
                              HuTermFinding       *counted,
                              gboolean             names);
  /* The bounds of an atom without any; what is there is the term's. */
  void       (* find_bounds) (const HuMap         *map,
                              const HuTerm        *term,
                              HuTermBounds        *bounds);
  gboolean   (* is_settled)  (const HuState       *state,
                              const HuTermFinding *finding);
  /* The things that must change until an atom is what it is not; NULL: each atom is one. */
  gint64     (* count_steps) (const HuTermFinding *finding);
};

HuTerm     *hu_term_new            (const HuVocabulary *words,
                                    guint               kind) G_GNUC_WARN_UNUSED_RESULT;
/* For a condition that nothing has taken over. */
void        hu_term_free           (HuTerm             *term);
void        hu_where_clear         (HuWhere            *where);
void        hu_unit_filter_clear   (HuUnitFilter       *filter);
/* Derives what follows from the scenario, for the condition and its parts, and adds those that remember to @terms, parts
 * before wholes. */
void        hu_terms_list          (const HuScenario   *scenario,
                                    HuTerm             *term,
                                    GPtrArray          *terms);
/* The same for a list of hexes, and for hexes through which units leave. */
void        hu_where_finish        (const HuMap        *map,
                                    HuWhere            *where);
void        hu_through_finish      (const HuSources    *through,
                                    GArray            **hexes);
/* Does the unit fit, all kinds without `kinds`? */
gboolean    hu_unit_filter_fits    (const HuUnitFilter *filter,
                                    const HuScenario   *scenario,
                                    guint               index);
gboolean    hu_hexes_find          (const GArray       *sorted,
                                    HuHex               hex);
/* Does that way out have @hex, which may be HU_HEX_NONE?  @sorted: its hexes, or NULL. */
gboolean    hu_through_has         (const HuMap        *map,
                                    const HuSources    *through,
                                    const GArray       *sorted,
                                    HuHex               hex);
/* The word of the file; NULL: there is no such kind. */
const char *hu_term_kind_to_string (const HuVocabulary *words,
                                    guint               kind);
const char *hu_judged_to_string    (HuJudged            judged);

static inline const char *
hu_term_get_word (const HuTerm *term)
{
  return hu_term_kind_to_string (term->words, term->kind);
}

/* Is it made of conditions, each of which counts for itself? */
static inline gboolean
hu_term_is_group (const HuTerm *term)
{
  return term->kind <= HU_TERM_SOME;
}

/* Does it remember whether its conditions were met? */
static inline gboolean
hu_term_is_memory (const HuTerm *term)
{
  return term->kind >= HU_TERM_EVER && term->kind <= HU_TERM_FIRST;
}

static inline gboolean
hu_term_is_atom (const HuTerm *term)
{
  return term->kind >= HU_TERM_ATOMS;
}

/* Is it a comparison by ratio? */
static inline gboolean
hu_term_is_ratio (const HuTerm *term)
{
  return term->lower.bound != HU_RATIO_OPEN || term->upper.bound != HU_RATIO_OPEN;
}

/* Can atoms of that kind stand in a sum? */
static inline gboolean
hu_vocabulary_counts (const HuVocabulary *words,
                      guint               kind)
{
  return kind >= HU_TERM_ATOMS && (words->countable >> (kind - HU_TERM_ATOMS) & 1) != 0;
}

static inline gboolean
hu_vocabulary_bounds (const HuVocabulary *words,
                      guint               kind)
{
  return kind >= HU_TERM_ATOMS && (words->bounded >> (kind - HU_TERM_ATOMS) & 1) != 0;
}

static inline gboolean
hu_turn_span_has (const HuTurnSpan *span,
                  guint             turn)
{
  return turn >= span->from && (span->to == 0 || turn <= span->to);
}

G_END_DECLS
