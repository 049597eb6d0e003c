/*
 * A ruling: one finding of the rules at one event, with everything needed to justify it.  It
 * holds codes, hexes, units and numbers, never prose: explain/ words and translates it.  This
 * header has the part that rulings of all systems share; hu-front-line-ruling.h and the like
 * have the rest.
 */
#pragma once

#include "hu-reason.h"
#include "hu-state.h"

G_BEGIN_DECLS

/* Kinds that all systems share.  Each system has an enum of its own in its own header, which begins at
 * HU_RULINGS_OF. */
enum
{
  HU_RULING_CONCEDED, /* concession: side = the one that gave up */
  HU_RULING_OWNER,    /* -    control of a place or of single hexes passed to side; other_side had it; hexes */
  HU_N_COMMON_RULINGS
};

#define HU_RULINGS_OF(system) (((guint) (system) + 1) * 256)

/* A common kind, or a kind of a system's enum: no two have the same number. */
typedef guint HuRulingKind;

/* The data that the rulings of all systems share.  Each system has a type that begins with this one and has
 * more, and a checked cast. */
typedef struct _HuRuling
{
  gint         ref_count;
  HuRulingKind kind;
  HuSystemId   system;
  guint        event;      /* 1-based; 0 is the set-up */
  const char  *rule;       /* static: "4.3"; "" where no rule number applies */
  HuSide       side;       /* whom it favours, or whose it is */
  HuSide       other_side;
  gint         place;      /* index, or -1 */
  guint        item;       /* index in the schedule, or HU_ITEM_NONE */
  HuReason     reason;     /* its units and hexes only where they differ from the ruling's own */
  HuSubjectKind subject_kind;
  gint32       subject;    /* or -1 */
  GArray      *rows;       /* gint: rows of the map, or NULL */
  char        *text;       /* what the players wrote, or NULL */
  GArray      *hexes;      /* HuHex; may be empty, never NULL */
  GArray      *units;      /* guint; may be empty, never NULL */
  gboolean     decides;    /* the verdict rests on this one */
} HuRuling;

/* The rulings of a system: their kinds, and how they are stored. */
typedef struct _HuRulingClass
{
  const char * const *names;   /* what JSON calls each kind, in their order */
  guint               n_names;
  gsize               size;    /* of its type */
  void              (*clear) (HuRuling *ruling); /* lets go of what its type has beside HuRuling; or NULL */
} HuRulingClass;

/* Defines the rulings of a system: its class, with the names of the kinds from @first to @last, and the checked
 * cast. */
#define HU_DEFINE_RULINGS(Type, cast, id, kind_names, first, last, clear_func) \
  G_STATIC_ASSERT ((first) + G_N_ELEMENTS (kind_names) - 1 == (last)); \
  \
  const HuRulingClass cast##s = { \
    .names = kind_names, .n_names = G_N_ELEMENTS (kind_names), .size = sizeof (Type), .clear = clear_func, \
  }; \
  \
  const Type * \
  cast (const HuRuling *ruling) \
  { \
    g_return_val_if_fail (ruling != NULL && ruling->system == id, NULL); \
  \
    return (const Type *) ruling; \
  }

HuRuling   *hu_ruling_new            (HuRulingKind    kind,
                                      HuSystemId      system,
                                      const char     *rule,
                                      HuClauseId      clause,
                                      HuSide          side) G_GNUC_WARN_UNUSED_RESULT;
HuRuling   *hu_ruling_ref            (HuRuling       *ruling);
void        hu_ruling_unref          (HuRuling       *ruling);
/* Copies the counts and exceptions of @reason into the ruling's reason; (transfer full). */
void        hu_ruling_count          (HuRuling       *ruling,
                                      HuReason       *reason);
const char *hu_ruling_kind_to_string (HuRulingKind    kind); /* "capital-entered" */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuRuling, hu_ruling_unref)

G_END_DECLS
