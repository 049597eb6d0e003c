/*
 * Why an event is refused: codes and things, no words (explain/hu-explain-refusal.c has those).
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

typedef enum
{
  HU_REFUSAL_NONE,
  HU_REFUSAL_UNKNOWN_UNIT,     /* an index past the scenario's units */
  HU_REFUSAL_UNKNOWN_SIDE,
  HU_REFUSAL_OFF_MAP_HEX,      /* a hex the map does not have */
  HU_REFUSAL_NO_HEX,           /* an empty path or hex list */
  HU_REFUSAL_NOT_ON_MAP,       /* it has not come on yet */
  HU_REFUSAL_ON_MAP_ALREADY,
  HU_REFUSAL_GONE,             /* eliminated, withdrawn or exited: status says which */
  HU_REFUSAL_NOT_AN_EDGE,      /* an exit from a hex inside the map */
  HU_REFUSAL_NOT_THERE,        /* an exit from a hex where the unit is not: hex, other_hex = where it is */
  HU_REFUSAL_SURVIVOR_TWICE,
  HU_REFUSAL_OVER,             /* after the last phase only notes may follow */
  HU_REFUSAL_NOT_IN_FORCE,     /* points, where no rule system counts them */
  HU_REFUSAL_NOT_AN_AWARD,     /* an item that no event awards */
  HU_REFUSAL_NOT_FOR_SIDE,     /* an award to a side that the item does not name */
  HU_REFUSAL_POINTS_AND_COUNT, /* both at once */
  HU_REFUSAL_NEGATIVE,         /* points or a count below 0 */
  HU_REFUSAL_BELOW_ZERO,       /* a total would fall below 0 */
  HU_REFUSAL_OVERFLOW,         /* a total would pass 64 bits */
  HU_REFUSAL_NO_CLOCK,         /* an end-phase where the calendar has no phase */
  /* tactical */
  HU_REFUSAL_NO_STOREY,        /* a storey that the hex does not have: hex, storey */
  HU_REFUSAL_RIDES,            /* it moves only with what it is in: other_unit */
  HU_REFUSAL_NOT_A_CARRIER,    /* nothing can be in or on that: other_unit */
  HU_REFUSAL_CARRIER_ELSEWHERE, /* it is not in the same Location: other_unit */
  HU_REFUSAL_IN_ITSELF,        /* it would be in itself, maybe by way of others */
  HU_REFUSAL_NO_MA,            /* main armament of what is no vehicle */
  HU_REFUSAL_NO_LEADER,        /* a leadership modifier of what is no leader */
  HU_REFUSAL_WRONG_KIND,       /* the verb takes units of another kind there; kind names the right one */
  HU_REFUSAL_WRONG_SIDE,       /* unit is of the other side */
  HU_REFUSAL_NO_CREW,          /* a vehicle without an inherent crew */
  HU_REFUSAL_HAS_CREW,         /* a capture of a vehicle with its crew */
  HU_REFUSAL_CAPTURED,         /* it is captured already, or a captor is */
  HU_REFUSAL_NOT_CAPTURED,
  HU_REFUSAL_OWN_SIDE,         /* a capture by its own side */
  HU_REFUSAL_NO_SUBJECT,       /* a building or Location that the map does not have */
  HU_REFUSAL_NOT_INSIDE,       /* a Mopping Up from outside the building: subject */
  HU_REFUSAL_NOT_ABLE,         /* ... by what is no armed Good Order Infantry MMC */
  HU_REFUSAL_ENEMY_INSIDE,     /* ... with a known unbroken armed enemy there: other_unit */
  HU_REFUSAL_BURNS,            /* a second Fire that is no Flame growing: hex, storey */
  HU_REFUSAL_BURNS_NOT,        /* nothing burns there: hex, storey */
  HU_REFUSAL_RUBBLE,           /* it is rubble already: hex, storey */
  HU_REFUSAL_NOT_OWNED,        /* a declaration about a subject that the side does not Control: side, subject */
  HU_REFUSAL_HELD_ONLY,        /* ... of what it only holds by a vehicle */
  HU_REFUSAL_NO_EXIT,          /* a hex that is no exit of that side: hex, side */
  HU_REFUSAL_NEEDS_CONTROL,    /* an event that has a meaning only under the rules of control */
  HU_REFUSAL_UNSEEN,           /* for a reason that the viewing side cannot know: side */
} HuRefusalCode;

typedef struct
{
  HuRefusalCode code;
  const char   *field;     /* static: the faulty member of the event ("unit", "path", "survivors"), or NULL: the
                              event */
  gint          index;     /* within that member where it is a list, or -1 */
  guint         unit;      /* the unit it is about, or HU_UNIT_NONE */
  HuUnitStatus  status;    /* of that unit */
  HuHex         hex;       /* or HU_HEX_NONE */
  HuHex         other_hex; /* or HU_HEX_NONE */
  HuSide        side;
  guint         item;      /* of the schedule, or HU_ITEM_NONE */
  guint         other_unit; /* or HU_UNIT_NONE */
  HuUnitKind    kind;
  HuStorey      storey;
  HuSubjectKind subject_kind;
  gint32        subject;   /* or -1 */
} HuRefusal;

G_END_DECLS
