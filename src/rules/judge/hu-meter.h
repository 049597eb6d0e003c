/*
 * A meter: how far a victory condition is from being met, at one moment.  It holds numbers
 * only; explain/ words them, and app/ shows a card for each.  This header has the part that
 * meters of all systems share; hu-front-line-meter.h and the like have the rest.
 */
#pragma once

#include "hu-reason.h"
#include "hu-state.h"

G_BEGIN_DECLS

/* The kinds of a system are an enum in its own header, which begins with this number: no two kinds have the
 * same number. */
#define HU_METERS_OF(system) (((guint) (system) + 1) * 256)
#define HU_METER_NONE 0

typedef guint HuMeterKind;

/* How value and of belong together. */
typedef enum
{
  HU_METER_OF_ALL,  /* so many of all */
  HU_METER_OPEN,    /* so many of all are missing */
  HU_METER_FROM_START, /* what is left of value at the set-up */
  HU_METER_RATIO,   /* value to of */
  HU_METER_TO_RATIO, /* value to value_to, where a ratio of of to of_to is asked for */
} HuMeterScale;

/* The data that the meters of all systems share.  Each system has a type that begins with this one and has
 * more, and a checked cast. */
typedef struct
{
  HuMeterKind kind;
  HuSystemId  system;
  const char *rule;     /* static */
  HuSide      for_side; /* whose victory condition it measures */
  HuSide      counted;  /* the side whose possession or action value counts; hu_meter_new() takes for_side */
  HuMeterScale scale;   /* HU_METER_OF_ALL unless the system says otherwise */
  gboolean    met;      /* the condition is met, or was when the game was decided */
  gint64      value;
  gint64      of;       /* what value runs to; 0: open-ended */
  gint64      value_to, of_to; /* the second numbers of TO_RATIO */
  guint       per_one;  /* so many make one of what is counted; 0: 1; more only where points have decimals */
  gint64      start;    /* value at the set-up */
  guint       nth;      /* among those of its kind */
  guint       unit;     /* or HU_UNIT_NONE */
  GArray     *places;   /* guint; never NULL */
  GArray     *hexes;    /* HuHex to centre and flash; never NULL */
  GArray     *more_hexes; /* HuHex; never NULL */
  GArray     *rows;       /* gint; never NULL */
  HuReason   *reason;     /* the reason why its condition is met, or the missing part; NULL: nothing is counted */
} HuMeter;

/* The meters of a system: their kinds, and how they are stored. */
typedef struct _HuMeterClass
{
  const char * const *names;   /* of each kind, in their order: "lifeline" */
  guint               n_names;
  gsize               size;    /* of its type */
} HuMeterClass;

/* Defines the meters of a system, as HU_DEFINE_RULINGS() does its rulings. */
#define HU_DEFINE_METERS(Type, cast, id, kind_names, first, last) \
  G_STATIC_ASSERT ((first) + G_N_ELEMENTS (kind_names) - 1 == (last)); \
  \
  const HuMeterClass cast##s = { \
    .names = kind_names, .n_names = G_N_ELEMENTS (kind_names), .size = sizeof (Type), \
  }; \
  \
  const Type * \
  cast (const HuMeter *meter) \
  { \
    g_return_val_if_fail (meter != NULL && meter->system == id, NULL); \
  \
    return (const Type *) meter; \
  }

HuMeter    *hu_meter_new            (HuMeterKind    kind,
                                     const char    *rule,
                                     HuSide         for_side) G_GNUC_WARN_UNUSED_RESULT;
void        hu_meter_free           (HuMeter       *meter);
/* For a meter of TO_RATIO: how many there are to one; where there are none to compare with, more than any game has. */
double      hu_meter_get_ratio      (const HuMeter *meter);
/* The number that a line over time shows of a meter: the value, of a ratio the ratio in hundredths. */
gint64      hu_meter_get_drawn      (const HuMeter *meter);
/* The part of its bar that is filled, 0 … 1; -1: what it counts has no end. */
double      hu_meter_get_fraction   (const HuMeter *meter);
const char *hu_meter_kind_to_string (HuMeterKind    kind); /* "lifeline" */
/* The kinds of all systems, in the order of the systems; (transfer full) (element-type HuMeterKind). */
GArray     *hu_meter_kinds_list     (void) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMeter, hu_meter_free)

G_END_DECLS
