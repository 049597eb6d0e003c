/*
 * The data of the rule system front-line in a scenario: its schedule, levels, and how the line is read.
 */
#pragma once

#include "hu-line-cover.h"
#include "hu-points.h"

G_BEGIN_DECLS

typedef enum
{
  HU_ITEM_PER_STRENGTH, /* points for each Combat Strength point of an enemy unit eliminated */
  HU_ITEM_PLACE,        /* for holding a place */
  HU_ITEM_AWARD,        /* by an `award` event */
} HuItemKind;

typedef enum
{
  HU_HOLD_OWNER, /* whoever controls its hexes */
  HU_HOLD_CLEAR,   /* a friendly unit in one of its hexes, no enemy unit in any of them */
} HuHold;

typedef enum
{
  HU_WHEN_ONCE, /* at each side's first capture */
  HU_WHEN_TURN, /* each turn it is held at the turn's end */
  HU_WHEN_END,  /* if held when the game ends */
  HU_WHEN_AWARD, /* of an award: when an event gives it */
} HuWhen;

/* A line of the schedule of points. */
typedef struct
{
  char      *item;
  HuItemKind kind;
  HuSide     to;         /* HU_SIDE_NONE: both */
  gint64     points;     /* >= 0; per strength point, for the place, of the award */
  GArray    *factors;    /* HuFactor, or NULL */
  guint      place;      /* G_MAXUINT: none */
  HuHold     hold;
  gboolean   hold_given; /* the file names it */
  HuWhen     when;
  char      *extra;
  char      *multiply_extra;
} HuScheduleItem;

typedef enum
{
  HU_BOUND_UP_TO, /* inclusive */
  HU_BOUND_BELOW, /* exclusive */
  HU_BOUND_NONE,  /* the last */
} HuBoundKind;

/* A level of victory, by the ratio attacker : defender. */
typedef struct
{
  char       *id;
  HuSide      side;
  HuBoundKind bound;
  gint64      numerator;
  gint64      denominator; /* > 0 */
  char       *extra;
} HuLevel;

typedef struct
{
  HuSide     attacker;
  HuSide     defender;
  GPtrArray *schedule;        /* HuScheduleItem */
  gboolean   schedule_given;  /* FALSE: the program's own schedule, eliminations at one point for each strength point */
  GPtrArray *levels;          /* HuLevel, from the smallest ratio up */
  gboolean   levels_given;
  gboolean   zero_zero_none;  /* 0:0 is no result */
  gboolean   rows_given;
  gint       first_row;       /* the playable part, by row of the hex name */
  gint       last_row;
  guint8    *row_counts;      /* [grid rows + 1] by row: part of the line; filled when the scenario is finished */
  guint      from_turn;       /* >= 1 */
  gint64     penalty;         /* points a gap, >= 0 */
  HuReading  reading;
  gboolean   ends_exempt;
  gboolean   zoc_respects_hexsides;
  gboolean   army_zoc;      /* armies have a zone of control; default TRUE */
  gboolean   aircraft_hold; /* aircraft hold a place and keep it from being clear; default FALSE */
  char      *extra;
  char      *rows_extra;
} HuFrontLineRules;

/* NULL where the system is not in force. */
static inline HuFrontLineRules *
hu_front_line_rules (const HuScenario *scenario)
{
  return scenario->rules[HU_SYSTEM_FRONT_LINE];
}

/* Makes the data with all defaults: the default levels, no schedule given. */
HuFrontLineRules   *hu_scenario_add_front_line (HuScenario       *scenario,
                                                HuSide            attacker);
HuScheduleItem     *hu_front_line_add_item     (HuFrontLineRules *rules,
                                                const char       *item,
                                                HuItemKind        kind,
                                                HuSide            to);
HuLevel            *hu_front_line_add_level    (HuFrontLineRules *rules,
                                                const char       *id,
                                                HuSide            side);
gint                hu_front_line_find_item    (const HuFrontLineRules *rules,
                                                const char       *item); /* index, or -1 */

G_END_DECLS
