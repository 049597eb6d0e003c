/*
 * A ruling: one thing that the rules found at one event, with everything
 * needed to argue for it.  Codes, hexes, units and numbers, never prose:
 * wording and translation belong to explain/.
 */
#pragma once

#include "hu-reason.h"
#include "hu-state.h"

G_BEGIN_DECLS

typedef enum
{
  /* sudden-death.  After each: subject; numbers. */
  HU_RULING_CAPITAL_ENTERED,    /* 4.2  capital; hexes = the one entered */
  HU_RULING_CAPITAL_HEX_LOST,   /* 4.2  the capital came back to its defender; hexes */
  HU_RULING_ISOLATED,           /* 4.3  capital; hexes = those whose blocking did it, units = the blockers */
  HU_RULING_CUT_IN_PHASE,       /* 4.3  capital; cut now, but the phase is not over; the same hexes, units */
  HU_RULING_REOPENED,           /* 4.3  capital; hexes = the line that is open again */
  HU_RULING_CITY_TAKEN,         /* 4.4  place; numbers: cities the attacker holds, of how many */
  HU_RULING_CITY_LOST,          /* 4.4  place; the same numbers */
  HU_RULING_ALL_CITIES,         /* 4.4  at the end of the last turn; hexes of all; numbers: how many */
  HU_RULING_REAR_TAKEN,         /* 4.5  place, by the defender; hexes */
  HU_RULING_WITHDRAWAL_COUNTED, /* 9.5  unit; numbers: turn due, done, needed */
  HU_RULING_WITHDRAWAL_MET,     /* 9.5  numbers: turn due, done, needed */
  HU_RULING_WITHDRAWAL_FAILED,  /* 9.5  numbers: turn due, done, needed */
  HU_RULING_HELD_OUT,           /* 4.6  at the end of the last turn, nothing else met */
  /* front-line.  numbers[0] is points, [1] their count, in each but the last two. */
  HU_RULING_POINTS_START,       /* -  what a side begins with; numbers: points */
  HU_RULING_POINTS_ELIMINATED,  /* schedule; units = the one; numbers: points, strength */
  HU_RULING_POINTS_PLACE,       /* schedule; place; hexes; numbers: points */
  HU_RULING_POINTS_AWARDED,     /* schedule; item; numbers: points, count */
  HU_RULING_POINTS_ADJUSTED,    /* -  text = the reason; numbers: points */
  HU_RULING_LINE_OPEN,          /* line  side gains, other_side's line; rows; hexes under the reading `path`;
                                   numbers: points, gaps */
  HU_RULING_LINE_WHOLE,         /* line; side = whose */
  HU_RULING_LEVEL,              /* levels  side = the winner; numbers: level's index, attacker's and defender's
                                   points */
  /* control.  What: subject_kind, subject. */
  HU_RULING_LOCATION_CONTROL,   /* 26.11 … it passes to side; other_side had it; units = who did it */
  HU_RULING_HEX_CONTROL,        /* 26.13 … */
  HU_RULING_BUILDING_CONTROL,   /* 26.14 … */
  HU_RULING_DECLARED,           /* 26.15  side declares it */
  HU_RULING_CASUALTY,           /* 26.2  to side; units = the one; numbers: points, HuScoreState, times, whether
                                   a squad was only reduced */
  HU_RULING_CASUALTY_LOST,      /* 26.222  side loses what it had for units; numbers: points */
  HU_RULING_CASUALTY_DOUBLED,   /* 26.222  the game has ended: what side has for units counts more than once;
                                   numbers: points now, how many times, points until now */
  HU_RULING_NO_POINTS,          /* 26.2  units count nothing, which would have counted for side */
  HU_RULING_EXIT_POINTS,        /* 26.23  to side; units = the one; numbers: points */
  HU_RULING_CVP_ADJUSTED,       /* -  side; text = the reason; numbers: points, HuAdjustWhat */
  HU_RULING_CONDITION_MET,      /* 26.1  side wins; item = the entry; numbers: immediate */
  HU_RULING_AVOIDED,            /* 26.3  side wins, the other has not met its conditions */
  HU_RULING_OTHERWISE,          /* 26.1  both or neither have met theirs, and the scenario says who wins; numbers: both */
  HU_RULING_UNDECIDED,          /* 26.1  the same, and it does not say; numbers: both, nobody has conditions */
  /* every system */
  HU_RULING_CONCEDED,           /* concession: side = the one that gave up */
  HU_RULING_CONTROL,            /* -    place or single hexes passed to side; other_side had them; hexes */
  HU_N_RULINGS
} HuRulingKind;

#define HU_RULING_MAX_NUMBERS 4

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
  GArray      *subjects;   /* gint32: where one ruling speaks of several, all of them; or NULL */
  GArray      *rows;       /* gint: rows of the map, or NULL */
  char        *text;       /* what the players wrote, or NULL */
  GArray      *hexes;      /* HuHex; may be empty, never NULL */
  GArray      *units;      /* guint; may be empty, never NULL */
  gint64       numbers[HU_RULING_MAX_NUMBERS];
  gboolean     decides;    /* the verdict rests on this one */
} HuRuling;

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
