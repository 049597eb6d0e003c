/*
 * A meter: how far a victory condition is from being met, at one moment.
 * Numbers only; explain/ words them, app/ shows a card for each.  Here is the
 * part that meters of all systems have in common; hu-front-line-meter.h and the
 * like have the rest.
 */
#pragma once

#include "hu-reason.h"
#include "hu-state.h"

G_BEGIN_DECLS

/* The kinds of a system are an enum in its room's header, which begins here: no two have the same number. */
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
} HuMeterScale;

/* What all systems' meters have.  Each has a type that begins with this one and has more, and a checked cast. */
typedef struct
{
  HuMeterKind kind;
  HuSystemId  system;
  const char *rule;     /* static */
  HuSide      for_side; /* whose victory condition it measures */
  HuSide      counted;  /* whose having or doing value counts; hu_meter_new() takes for_side */
  HuMeterScale scale;   /* HU_METER_OF_ALL unless the system says otherwise */
  gboolean    met;      /* that condition is met, or was when the game was decided */
  gint64      value;
  gint64      of;       /* what value runs to; 0: open-ended */
  gint64      start;    /* value at the set-up */
  guint       nth;      /* among those of its kind */
  guint       unit;     /* or HU_UNIT_NONE */
  GArray     *places;   /* guint; never NULL */
  GArray     *hexes;    /* HuHex to centre and flash; never NULL */
  GArray     *more_hexes; /* HuHex; never NULL */
  GArray     *rows;       /* gint; never NULL */
  HuReason   *reason;     /* why its condition is met, or what is missing; NULL: nothing is counted */
} HuMeter;

/* The meters of a system: what kinds there are, and how they are kept. */
typedef struct
{
  const char * const *names;   /* of each kind, in their order: "lifeline" */
  guint               n_names;
  gsize               size;    /* of its type */
} HuMeterClass;

HuMeter    *hu_meter_new            (HuMeterKind    kind,
                                     const char    *rule,
                                     HuSide         for_side) G_GNUC_WARN_UNUSED_RESULT;
void        hu_meter_free           (HuMeter       *meter);
const char *hu_meter_kind_to_string (HuMeterKind    kind); /* "lifeline" */
/* Of all systems, in their order; (transfer full) (element-type HuMeterKind). */
GArray     *hu_meter_kinds_list     (void) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMeter, hu_meter_free)

G_END_DECLS
