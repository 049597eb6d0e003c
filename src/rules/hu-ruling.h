/*
 * A ruling: one thing that the rules found at one event, with everything
 * needed to argue for it.  Codes, hexes, units and numbers, never prose:
 * wording and translation belong to explain/.  Here is the part that rulings of
 * all systems have in common; hu-front-line-ruling.h and the like have the rest.
 */
#pragma once

#include "hu-reason.h"
#include "hu-state.h"

G_BEGIN_DECLS

/* Kinds of every system.  A system has an enum of its own in its room's header, which begins at HU_RULINGS_OF. */
enum
{
  HU_RULING_CONCEDED, /* concession: side = the one that gave up */
  HU_RULING_CONTROL,  /* -    place or single hexes passed to side; other_side had them; hexes */
  HU_N_COMMON_RULINGS
};

#define HU_RULINGS_OF(system) (((guint) (system) + 1) * 256)

/* One of the above, or of the enum of a system: no two have the same number. */
typedef guint HuRulingKind;

/* What all systems' rulings have.  Each has a type that begins with this one and has more, and a checked cast. */
typedef struct
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
  HuReason     reason;     /* of units and hexes, only those that are not the ruling's own */
  HuSubjectKind subject_kind;
  gint32       subject;    /* or -1 */
  GArray      *rows;       /* gint: rows of the map, or NULL */
  char        *text;       /* what the players wrote, or NULL */
  GArray      *hexes;      /* HuHex; may be empty, never NULL */
  GArray      *units;      /* guint; may be empty, never NULL */
  gboolean     decides;    /* the verdict rests on this one */
} HuRuling;

/* The rulings of a system: what kinds there are, and how they are kept. */
typedef struct
{
  const char * const *names;   /* what JSON calls each kind, in their order */
  guint               n_names;
  gsize               size;    /* of its type */
  void              (*clear) (HuRuling *ruling); /* lets go of what its type has beside HuRuling; or NULL */
} HuRulingClass;

HuRuling   *hu_ruling_new            (HuRulingKind    kind,
                                      HuSystemId      system,
                                      const char     *rule,
                                      HuClauseId      clause,
                                      HuSide          side) G_GNUC_WARN_UNUSED_RESULT;
HuRuling   *hu_ruling_ref            (HuRuling       *ruling);
void        hu_ruling_unref          (HuRuling       *ruling);
/* Gives it what @reason counts and excepts; (transfer full). */
void        hu_ruling_count          (HuRuling       *ruling,
                                      HuReason       *reason);
const char *hu_ruling_kind_to_string (HuRulingKind    kind); /* "capital-entered" */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuRuling, hu_ruling_unref)

G_END_DECLS
