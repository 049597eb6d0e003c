/*
 * Declarations that the files of control share.
 */
#pragma once

#include "hu-control-clauses.h"
#include "hu-control.h"
#include "hu-meter.h"
#include "hu-reading-switch.h"
#include "hu-ruling.h"
#include "hu-system.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

/* --- What a side does not know (hu-control-known.c) --- */

/* The units that are secret at the moment of the view, and since which event each has been so.  Without a
 * viewer it is the knowledge that both sides share.  Immutable and shared. */
typedef struct _HuMasks HuMasks;

struct _HuMasks
{
  gint    ref_count;
  HuSide  viewer;
  guint   n_units;
  guint  *from;    /* [n_units] the event since which it counts as secret, or HU_NEVER_SECRET */
  guint8 *secrecy; /* [n_units] HuSecrecy */
};

/* --- Fire and rubble (hu-control-flood.c, hu-control-forfeit.c) --- */

/* The floods that reach a Location, as bits: for each side the Locations that it can enter; for each side those
 * that it could enter if the other's Kindled Blazes were out; those that anybody could enter if all Kindled
 * Fire were out; those without any Blazes, rubble as it is; and those without any Blazes and rubble (26.16,
 * 26.161). */
#define HU_REACH_NOW(side) (1u << (side))
#define HU_REACH_UNKINDLED(side) (4u << (side))
#define HU_REACH_ACCIDENT 16u
#define HU_REACH_UNBLAZED 32u
#define HU_REACH_FREE 64u
#define HU_REACH_ALL 127u
#define HU_REACH_ANYBODY (HU_REACH_ACCIDENT | HU_REACH_UNBLAZED | HU_REACH_FREE)

/* To whom a Fire is laid after joining (26.162). */
typedef enum
{
  HU_BLAME_NO_FIRE,
  HU_BLAME_ACCIDENT,
  HU_BLAME_FIRST,
  HU_BLAME_SECOND,
} HuBlame;

/* The consequences of Fire and rubble alone.  Immutable and shared. */
typedef struct
{
  gint    ref_count;
  guint8 *blame;  /* [n_locations] HuBlame */
  guint8 *closed; /* [n_locations] floods that do not enter it */
  guint8 *reach;  /* [n_locations] floods that reach it from the edge of the map */
  guint8 *pocket; /* [n_hexes] 1 where some flood can reach it only from a unit */
  gboolean joined; /* some Fire is laid to another than who lit it (26.162) */
} HuFireGround;

#define HU_CLAIM_SIDES 3u
#define HU_CLAIM_BURNS(side) (4u << (side))

/* The consequences of HuFireGround and of where units are.  Immutable and shared. */
typedef struct
{
  gint    ref_count;
  guint8 *reach;            /* [n_locations] floods that reach it */
  guint8 *location_claims;  /* [n_locations] bit s: side s forfeits it, and is barred; HU_CLAIM_BURNS: because its
                               Fire burns there, else because its Fire cuts it off */
  guint8 *hex_claims;       /* [n_hexes] */
  guint8 *building_claims;  /* [n_buildings] */
  guint8 *accident;         /* [n_locations] 1: closed by accident */
  GArray *accident_locations; /* HuLocation */
  GArray *area_hexes;       /* HuHex: of the areas, one after the other */
  GArray *area_ends;        /* guint */
  GArray *area_beside;      /* HuHex: on-map hexes adjacent to each area */
  GArray *area_beside_ends; /* guint */
  GArray *accident_buildings; /* gint32: those all of whose Locations are closed so */
} HuForfeits;

/* @join: FALSE: as if each Fire were by itself, with 26.162 left out. */
HuFireGround *hu_fire_ground_new   (const HuState      *state,
                                    gboolean            join);
void          hu_fire_ground_unref (HuFireGround       *ground);
/* Continues the floods of the Locations in @queue: @reach [n_locations] gains the Locations that they reach. */
void          hu_fire_ground_flood (const HuFireGround *ground,
                                    const HuMap        *map,
                                    guint8             *reach,
                                    GArray             *queue); /* HuLocation whose reach has grown */
HuForfeits   *hu_forfeits_new      (const HuState      *state,
                                    const HuFireGround *ground);
void          hu_forfeits_unref    (HuForfeits         *forfeits);
/* Can nobody enter it, by accident (26.161)? */
gboolean      hu_forfeits_is_closed (const HuForfeits  *forfeits,
                                     const HuMap       *map,
                                     HuSubjectKind      kind,
                                     gint32             subject);

/* --- The state --- */

typedef struct
{
  guint      event;
  guint8     state;      /* HuScoreState */
  guint8     captured;   /* of an exit: it counts double at the end */
  guint      instead_of; /* the event of its earlier capture, or HU_REASON_NO_EVENT */
  HuClauseId clause;     /* by which it counts */
  HuValue    value;
} HuScore;

/* How a unit left its side, and as what (hu-control-count.h). */
typedef struct
{
  guint8 how;    /* HU_DEPARTED_*; 0: it has not left */
  guint8 fits;   /* bits 1 << HuFitness at that moment */
  HuHex  from;   /* of an exit: the hex it left by */
  gint64 points; /* its value at that moment */
} HuDeparture;

/* A correction, linked to the one before it: states share the list. */
typedef struct _HuAdjustment HuAdjustment;

struct _HuAdjustment
{
  gint          ref_count;
  HuAdjustment *before;
  guint         event;
  HuSide        side;
  HuAdjustWhat  what;
  gint64        points;
  char         *reason;
};

/* A gain that hidden units prevented (hu-control-prevented.c). */
typedef struct _HuPrevented HuPrevented;

/* The data that the system remembers beside the common state. */
typedef struct
{
  const HuScenario *scenario;
  HuMasks      *masks;          /* NULL: the truth */
  guint         now;            /* the event being judged, or judged last */
  gint8        *location_owner; /* [n_locations] HuSide, without holds */
  gint8        *hex_owner;      /* [n_hexes] */
  gint8        *building_owner; /* [n_buildings] */
  gint8        *hold;           /* [n_locations] HuSide that holds it by a vehicle (26.12) */
  guint8       *perhaps;        /* [n_locations + n_hexes + n_buildings] of a view: what it cannot tell of who has gained it
                                   (26.15), see hu_control_perhaps() */
  gint64       *held;           /* [n_units] 2 * Location + side that a vehicle holds, or -1 */
  HuFireGround *ground;         /* NULL: no Fire or rubble */
  HuForfeits   *forfeits;       /* likewise */
  HuForfeits   *apart;          /* the consequences if each Fire were by itself (26.162), made when a ruling first
                                   needs them */
  HuScore      *scores;         /* [n_units] */
  HuScore      *exits;          /* [n_units] */
  HuDeparture  *departures;     /* [n_units] */
  HuTermMemory *memory;         /* [n_terms] what conditions remember */
  guint         n_terms;
  HuAdjustment *adjustments;
  HuPrevented  *prevented;      /* the latest */
  gint64        cvp[HU_N_SIDES];          /* without what is captured */
  gint64        captured[HU_N_SIDES];     /* of what is, as it counts during play */
  gint64        captured_end[HU_N_SIDES]; /* and at the end */
  gint64        exit_vp[HU_N_SIDES];
  gint64        exit_captured[HU_N_SIDES]; /* of those, what counts once more at the end */
  GArray       *hexes;          /* HuHex: to work with in a step */
  GArray       *changed;        /* HuHex in which the step has changed the side that Controls or holds something */
  GArray       *affected;       /* guint: entries of the victory conditions, work space for a step */
  gint64        seen_points[3 * HU_N_SIDES]; /* as they were when the conditions were last judged */
  gboolean      ended;          /* the event being judged ends the game */
  guint64       met_then;       /* bits by entry, of which the last stands for all from there on: met as play stopped */
  guint64       judged_then;    /* likewise, those of them that were judged */
  guint         ended_at;       /* the event since which captured things count more than once, if there is one */
} HuControlState;

static inline HuControlState *
hu_control_state (const HuState *state)
{
  return state->system[HU_SYSTEM_CONTROL];
}

/* How the viewer, if there is one, sees @unit now. */
static inline HuSecrecy
hu_control_secrecy (const HuControlState *own,
                    guint                 unit)
{
  if (own->masks == NULL || own->now < own->masks->from[unit])
    return HU_SECRECY_NONE;

  return (HuSecrecy) own->masks->secrecy[unit];
}

/* What the viewer cannot tell since somebody last gained it for sure (26.15), as bits: an enemy whom he cannot identify may
 * have gained it, undeclared; he himself may have, but for something concealed, which may be a dummy. */
#define HU_PERHAPS_ENEMY 1u
#define HU_PERHAPS_VIEWER 2u

static inline guint8 *
hu_control_perhaps (const HuControlState *own,
                    HuSubjectKind         kind,
                    gint32                subject)
{
  const HuMap *map = own->scenario->map;

  return own->perhaps + subject + (kind == HU_SUBJECT_LOCATION ? 0 : hu_map_n_locations (map)) +
         (kind == HU_SUBJECT_BUILDING ? map->grid->n_hexes : 0);
}

static inline gboolean
hu_control_is_barred (const guint8 *claims,
                      gint32        subject,
                      HuSide        side)
{
  return claims[subject] >> side & 1;
}

static inline HuSide
hu_control_location_owner (const HuControlState *own,
                           HuLocation            location)
{
  return own->hold[location] != HU_SIDE_NONE ? own->hold[location] : own->location_owner[location];
}

/* Where a vehicle holds the only Location of a hex, it holds the hex the same way (26.12): a side that is
 * barred from the one is barred from the other, and holds neither. */
static inline HuSide
hu_control_hex_owner (const HuControlState *own,
                      HuHex                 hex)
{
  gint8 hold = own->hold[hex];

  if (hold != HU_SIDE_NONE &&
      HU_CLAUSE_HOLDS (HU_CLAUSE_ONLY_LOCATION, hu_map_has_one_location (own->scenario->map, hex)))
    return hold;

  return own->hex_owner[hex];
}

/* The side whose vehicle holds it now (26.12), or nobody. */
static inline HuSide
hu_control_held_by (const HuControlState *own,
                    HuSubjectKind         kind,
                    gint32                subject)
{
  if (kind == HU_SUBJECT_BUILDING ||
      (kind == HU_SUBJECT_HEX &&
       !HU_CLAUSE_HOLDS (HU_CLAUSE_ONLY_LOCATION, hu_map_has_one_location (own->scenario->map, subject))))
    return HU_SIDE_NONE;

  return (HuSide) own->hold[subject];
}

/* --- Parts of judging --- */

/* hu-control-gain.c: evaluates @hexes (element-type HuHex, sorted; the function adds hexes that must be judged
 * again) and everything that depends on them. */
void     hu_control_evaluate       (HuJudging     *judging,
                                    GArray        *hexes);
void     hu_control_mop_up         (HuJudging     *judging);
void     hu_control_declare        (HuJudging     *judging);
/* Gives the subject to @side for good; FALSE where it has it already.  @unit: the unit that did it, or HU_UNIT_NONE. */
gboolean hu_control_give           (HuJudging     *judging,
                                    HuSubjectKind  kind,
                                    gint32         subject,
                                    HuSide         side,
                                    const HuReason *reason,
                                    guint          unit);
/* hu-control-forfeit.c: brings ground and forfeits up to date and applies the forfeits by Kindled Fire; adds to
 * @hexes the hexes that must be judged again. */
void     hu_control_judge_fire     (HuJudging     *judging,
                                    GArray        *hexes);
/* Passes Control by accidental Blazes (26.161). */
void     hu_control_follow         (HuJudging     *judging);
/* hu-control-prevented.c: notes it where nothing but hidden enemies keeps the subject from @side, and tells it at the end. */
void     hu_control_note_prevented (HuJudging     *judging,
                                    HuSubjectKind  kind,
                                    gint32         subject,
                                    HuSide         side);
/* Notes that these units keep that entry from being met, or the subject from @side; takes @hidden (element-type HuHidden). */
void     hu_control_note_hidden    (HuJudging     *judging,
                                    guint          entry,
                                    HuSubjectKind  kind,
                                    gint32         subject,
                                    HuSide         side,
                                    GArray        *hidden);
void     hu_control_tell_prevented (HuJudging     *judging);
void     hu_prevented_ref          (HuPrevented   *prevented);
void     hu_prevented_unref        (HuPrevented   *prevented);

G_END_DECLS
