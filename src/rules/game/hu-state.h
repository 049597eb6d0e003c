/*
 * The state at one moment: where units are, which side controls each hex, the clock, and the
 * data that each rule system remembers.  It is derived from scenario and log and never edited:
 * only hu-apply.h changes one.
 */
#pragma once

#include "hu-event.h"
#include "hu-verdict.h"

G_BEGIN_DECLS

typedef struct
{
  guint    turn;        /* 1 … n_turns */
  guint    player_turn; /* 0 … */
  guint    phase;       /* 0 … */
  gboolean over;        /* the last phase of the last turn has ended */
} HuClock;

typedef enum
{
  HU_UNIT_WAITING,    /* not on the map yet */
  HU_UNIT_ON_MAP,
  HU_UNIT_ELIMINATED,
  HU_UNIT_WITHDRAWN,
  HU_UNIT_EXITED,
} HuUnitStatus;

typedef struct
{
  const HuScenario *scenario; /* borrowed from whoever owns the state */
  guint     n_events;         /* applied so far */
  HuClock   clock;
  gint8    *hex_owner;        /* [n_hexes] HuSide */
  HuHex    *unit_hex;         /* [n_units] HU_HEX_NONE where not on the map */
  guint8   *unit_status;      /* [n_units] HuUnitStatus */
  HuStorey *unit_storey;      /* [n_units] the storey within unit_hex */
  guint16  *unit_states;      /* [n_units] HuUnitStates */
  guint    *unit_in;          /* [n_units] what it is in or on, or HU_UNIT_NONE */
  gint8    *unit_captor;      /* [n_units] HuSide: the side that has captured it, or HU_SIDE_NONE */
  guint8   *unit_crew;        /* [n_units] HuCrew; of vehicles */
  guint8   *unit_ma;          /* [n_units] HuMainArmament; of vehicles */
  gint8    *unit_leadership;  /* [n_units] the modifier now; of leaders */
  guint    *secret_since;     /* [n_units] the event since which it has been concealed or hidden without a
                                 break, or HU_NEVER_SECRET */
  guint     n_secret;         /* units that are secret now */
  guint     n_riding;         /* units that are in or on another */
  guint8   *hazards;          /* [n_locations] Fire and rubble, see below; NULL: nowhere on the map */
  guint     n_fires;
  guint     n_rubble;
  gint32   *hex_units;        /* [n_hexes] the first unit on the map there, or -1; NULL where control is not in force */
  gint32   *next_unit;        /* [n_units] the next in the same hex, or -1 */
  gint32   *previous_unit;    /* [n_units] */
  gpointer  scratch;          /* work space of hu-apply.c, kept from event to event; not part of the state proper */
  GDestroyNotify free_scratch;
  gpointer  system[HU_N_SYSTEMS];   /* each system's own, or NULL */
  HuVerdict verdicts[HU_N_SYSTEMS]; /* each system's own, and none stops another */
} HuState;

#define HU_NEVER_SECRET G_MAXUINT

/* A byte of hazards: Fire, its own cause, rubble. */
#define HU_HAZARD_FIRE 3u  /* HuFireKind */
#define HU_HAZARD_KINDLED_SHIFT 2
#define HU_HAZARD_KINDLED (3u << HU_HAZARD_KINDLED_SHIFT) /* bit s: side s Kindled it; 0: an accident */
#define HU_HAZARD_RUBBLE 16u

HuState *hu_state_new  (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT; /* the set-up, unjudged */
HuState *hu_state_new_with (const HuScenario *scenario,
                         guint             systems) G_GNUC_WARN_UNUSED_RESULT; /* bits 1 << HuSystemId: who judges */
HuState *hu_state_copy (const HuState    *state) G_GNUC_WARN_UNUSED_RESULT;
void     hu_state_free (HuState          *state);
/* The oracle of tests: two ways to the same position are compared by it. */
gboolean hu_state_equal (const HuState   *a,
                         const HuState   *b);

/* The side that controls all of the place's hexes, or HU_SIDE_NONE. */
HuSide   hu_state_place_owner (const HuState *state,
                               guint          place);
/* Tells whether its hexes have more than one owner, nobody counted as one. */
gboolean hu_state_place_is_divided (const HuState *state,
                                    guint          place);
/* The units on the map in @hex, by index, with air units; (transfer full) (element-type guint). */
GArray  *hu_state_units_in         (const HuState *state,
                                    HuHex          hex) G_GNUC_WARN_UNUSED_RESULT;
/* Tells whether more than one is there. */
gboolean hu_state_is_stack         (const HuState *state,
                                    HuHex          hex);

static inline const HuUnit *
hu_state_get_unit (const HuState *state,
                   guint          unit)
{
  return g_ptr_array_index (state->scenario->units, unit);
}

static inline guint8
hu_state_hazard (const HuState *state,
                 HuLocation     location)
{
  return state->hazards != NULL ? state->hazards[location] : 0;
}

static inline HuLocation
hu_state_unit_location (const HuState *state,
                        guint          unit)
{
  return state->unit_hex[unit] == HU_HEX_NONE
    ? HU_LOCATION_NONE : hu_map_location (state->scenario->map, state->unit_hex[unit], state->unit_storey[unit]);
}

/* For hu-apply.h alone: puts @unit on the map there, or off it (HU_HEX_NONE). */
void     hu_state_set_place        (HuState       *state,
                                    guint          unit,
                                    HuHex          hex,
                                    HuStorey       storey);
/* Likewise: sets what burns or lies at @location. */
void     hu_state_set_hazard       (HuState       *state,
                                    HuLocation     location,
                                    guint8         hazard);

/* The turn that conditions of @system are held against: that of the clock, but at the event that decided the game the one in
 * which it was judged. */
guint    hu_state_get_turn   (const HuState    *state,
                              HuSystemId        system);
/* The verdict of the system that decided first, or NULL. */
const HuVerdict *hu_state_get_verdict (const HuState *state);

/* The side whose player turn it is, or HU_SIDE_NONE; the name of the turn (NULL: numbered) and of the phase. */
/* Whether a game turn ends at @moment (HuMoment), before the clock moves: not with the game where it ends in the middle
 * of a turn. */
gboolean    hu_state_ends_turn  (const HuState    *state,
                                 gint              moment);
HuSide      hu_clock_side       (const HuScenario *scenario,
                                 const HuClock    *clock);
/* The largest part of the calendar that ends with the present phase (HuMoment); moves the clock past it. */
gint        hu_clock_moment     (const HuScenario *scenario,
                                 const HuClock    *clock);
void        hu_clock_advance    (HuClock          *clock,
                                 gint              moment);
const char *hu_clock_turn_name  (const HuScenario *scenario,
                                 const HuClock    *clock);
const char *hu_clock_phase_name (const HuScenario *scenario,
                                 const HuClock    *clock);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuState, hu_state_free)

G_END_DECLS
