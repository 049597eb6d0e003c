/*
 * Why an event cannot be: codes and things, no words (explain/hu-words-refusal.h
 * has those).
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
  HU_REFUSAL_NOT_THERE,        /* an exit from a hex the unit is not in: hex, other_hex = where it is */
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
} HuRefusalCode;

typedef struct
{
  HuRefusalCode code;
  const char   *field;     /* static: the event's member at fault ("unit", "path", "survivors"), or NULL: the event */
  gint          index;     /* within that member where it is a list, or -1 */
  guint         unit;      /* the unit it is about, or HU_UNIT_NONE */
  HuUnitStatus  status;    /* of that unit */
  HuHex         hex;       /* or HU_HEX_NONE */
  HuHex         other_hex; /* or HU_HEX_NONE */
  HuSide        side;
  guint         item;      /* of the schedule, or HU_ITEM_NONE */
} HuRefusal;

G_END_DECLS
