/*
 * The rule system control (section 26): its findings at a moment.  It judges behind the system
 * interface (hu-system.h).
 */
#pragma once

#include "hu-control-meter.h"
#include "hu-control-rules.h"
#include "hu-control-ruling.h"
#include "hu-snapshot.h"
#include "hu-tactical.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

typedef struct
{
  HuSide        side;
  HuSubjectKind kind;
  gint32        subject; /* HuLocation, HuHex or index of a building */
} HuUndeclared;

typedef enum
{
  HU_SCORE_NONE,
  HU_SCORE_ELIMINATED,
  HU_SCORE_CAPTURED,
  HU_SCORE_ADJUSTED,
} HuScoreState;

/* The value of a unit, term by term (26.21).  The kind of the unit decides which terms it has; a term of 0 is
 * still a term. */
typedef struct
{
  guint    own : 1;       /* the scenario's own value, which is base */
  guint    reduction : 1; /* not the unit itself: the loss when a squad becomes a half-squad */
  guint    armor_leader : 1; /* one aboard counts: worth 1 + leader */
  gint32   base;
  gint32   ma;     /* of a vehicle: its functioning MA */
  gint32   armor;  /* of a vehicle: what its armor factor comes to */
  gint32   crew;   /* of a vehicle: an inherent one that dies with it */
  gint32   leader; /* of a leader, or an armor leader aboard: the points for the modifier */
  gint32   loss;   /* of a wounded leader: one less (G1.65) */
  gint32   times;  /* 1, 2 or 4 */
  gint64   factor;   /* armor factor; -1: unarmored */
  gint64   modifier; /* of that leader */
  gint64   points; /* (base + ma + armor + crew + armor_leader + leader - loss) * times */
  HuClauseId nothing; /* by what it is worth nothing, or NULL */
} HuValue;

/* A line of the casualties, or of the exits. */
typedef struct
{
  guint        event;
  guint        unit;   /* HU_UNIT_NONE: a correction */
  HuSide       to;
  HuScoreState state;
  HuValue      value;
  gint64       points; /* as they count now: value.points, or doubled at the end */
  gint64       at_end; /* as they will count then if the unit stays as it is */
  HuClauseId   clause; /* by which it counts; NULL: a correction */
  guint        instead_of; /* the event of its earlier capture, or HU_REASON_NO_EVENT */
  guint        doubled; /* the event since which it counts more than once, being captured, or HU_REASON_NO_EVENT */
  const char  *reason; /* of a correction; borrowed from the state */
} HuCasualty;

typedef struct
{
  gint8    *locations;   /* [n_locations] HuSide that Controls it, holds included */
  gint8    *hexes;       /* [n_hexes] */
  gint8    *buildings;   /* [n_buildings] */
  gint8    *held;        /* [n_locations] HuSide that holds it only by a vehicle (26.12), or HU_SIDE_NONE */
  guint8   *barred;      /* [n_locations] bit s: side s is barred by a Kindled Fire (26.16); NULL: nowhere */
  guint8   *hex_barred;  /* [n_hexes] likewise */
  guint8   *building_barred; /* [n_buildings] likewise */
  guint8   *closed;      /* [n_locations] HU_CLOSED_*; NULL: nowhere */
  guint8   *contested;   /* [n_buildings] 1: Locations of both sides, or armed units of both as far as the viewer
                            knows */
  GArray   *area_hexes;  /* HuHex: the areas that nobody can enter because of accidental Fire (26.161), one after the
                            other */
  GArray   *area_ends;   /* guint: where each of them ends in area_hexes */
  GArray   *undeclared;  /* HuUndeclared */
  gboolean  ended;       /* captured things count double */
  gint64    cvp[HU_N_SIDES];
  gint64    exit_vp[HU_N_SIDES];
  gint64    cvp_at_end[HU_N_SIDES]; /* as they count if nothing happens any more: captured things count double then (26.222) */
  gint64    exit_vp_at_end[HU_N_SIDES];
  GArray   *casualties;  /* HuCasualty, by event; corrections of cvp among them */
  GArray   *exits;       /* HuCasualty: gains of exit points, and their corrections */
  GPtrArray *conditions; /* HuVictoryFinding, in the file's order */
  HuSide    viewer;      /* whose knowledge this is; HU_SIDE_NONE: the truth */
  guint8   *secrecy;     /* [n_units] HuSecrecy of units that the viewer does not know; NULL: the viewer knows all */
} HuControlFindings;

#define HU_CLOSED_DIRECT 1   /* a Blaze, or rubble of an upper storey */
#define HU_CLOSED_ACCIDENT 2 /* to everybody, by accident (26.161) */
#define HU_CLOSED_FIRST 4    /* to the first side, by what the second Kindled (26.16) */
#define HU_CLOSED_SECOND 8

/* An entry of the victory conditions as it stands; one of the end as it would if that were now. */
typedef struct _HuVictoryFinding HuVictoryFinding;

struct _HuVictoryFinding
{
  const HuVictoryEntry *entry;
  gboolean       met;     /* if its moment were now, as far as the viewer knows */
  gboolean       closed;  /* it can never be met any more */
  gboolean       late;    /* it is met, and was not as play stopped */
  guint          ended;   /* the event at which play stopped without deciding by it; else HU_REASON_NO_EVENT */
  guint          lack;    /* the fewest terms that must turn */
  GPtrArray     *terms;   /* char *: their pointers below `needs` */
  GPtrArray     *lacking; /* HuTermFinding, borrowed: the same terms */
  HuTermFinding *needs;
  HuVictoryFinding *present; /* before the end, without the doubling of what is captured; NULL: nothing is */
};

/* A condition that is met, and the moment of the clock at whose end it is judged next. */
typedef struct
{
  guint   entry;
  HuClock clock;
} HuControlAhead;

/* What comes if everything stays as it is. */
typedef struct
{
  GArray  *met;    /* HuControlAhead: those that are met, that which is judged first in front */
  gboolean told;   /* the rest is known: no other condition can come to be met */
  HuSide   winner; /* HU_SIDE_NONE: nobody */
  guint    by;     /* the entry by which it wins; HU_ITEM_NONE: both sides meet theirs as the game ends, or neither does */
} HuControlProspect;

/* Writes into the meter of a condition how it stands. */
void        hu_control_meter_fill     (HuMeter         *meter,
                                       const HuVictoryFinding *finding);
const char *hu_score_state_to_string  (HuScoreState     state); /* "eliminated" */
/* Lists casualties or exits as a ledger: points that the end added are a line of their own (element-type
 * HuCasualty). */
GArray     *hu_casualties_list_dated  (const GArray    *lines) G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether @unit is armed, by itself or by a unit in it (26.11).  @state has control in force. */
gboolean    hu_control_is_armed       (const HuState   *state,
                                       guint            unit);
/* The side that Controls it, by a vehicle's hold where there is one. */
HuSide      hu_control_owner          (const HuState   *state,
                                       HuSubjectKind    kind,
                                       gint32           subject);
/* The same without vehicles' holds. */
HuSide      hu_control_underlying     (const HuState   *state,
                                       HuSubjectKind    kind,
                                       gint32           subject);
/* Tells how @term stands; @at_end: captured things count as at the end. */
HuTermFinding *hu_control_find        (const HuState   *state,
                                       const HuTerm    *term,
                                       gboolean         at_end) G_GNUC_WARN_UNUSED_RESULT;
/* Lists the hexes that a condition names. */
void        hu_control_term_add_hexes (const HuMap     *map,
                                       const HuTerm    *term,
                                       GArray          *hexes);
/* Returns the side that has no conditions and wins at the end where the other's are not met (26.3);
 * HU_SIDE_NONE: none. */
HuSide      hu_control_find_avoider   (const HuScenario *scenario);
/* Finds which conditions are met and when they are judged, and who wins if everything stays as it is. */
void        hu_control_look_ahead     (const HuSnapshot *snapshot,
                                       HuControlProspect *prospect);
void        hu_control_prospect_clear (HuControlProspect *prospect);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuControlProspect, hu_control_prospect_clear)
/* Finds the value of @unit if it were eliminated now with everything of its own. */
void        hu_control_value          (const HuState   *state,
                                       guint            unit,
                                       HuValue         *value);
/* The value it would have as exit points (26.23). */
void        hu_control_exit_value     (const HuState   *state,
                                       guint            unit,
                                       HuValue         *value);

/* Returns the findings of control in @snapshot; NULL where the system is not in force. */
const HuControlFindings *
            hu_snapshot_get_control (const HuSnapshot *snapshot);

G_END_DECLS
