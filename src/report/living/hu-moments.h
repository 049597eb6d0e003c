/*
 * A game from its set-up to a moment, as what changes with each event: where counters stand, who owns what, what burns, the
 * lines of supply that the rules ask for, the meters and the verdict.  Judged by the rules, once.
 */
#pragma once

#include "hu-adjudicator.h"
#include "hu-figures.h"
#include "hu-report-error.h"

G_BEGIN_DECLS

/* More than this, counted in hexes times events, is not stepped through: judging each moment would take minutes. */
#define HU_MOMENTS_MOST (1 << 26)

/* The columns of a row of meters. */
enum
{
  HU_MOMENT_METER_MOMENT,
  HU_MOMENT_METER_ROW,
  HU_MOMENT_METER_RULE, /* this and the next are texts; -1 in RULE: the row is there no longer */
  HU_MOMENT_METER_TITLE,
  HU_MOMENT_METER_VALUE,
  HU_MOMENT_METER_DETAIL,
  HU_MOMENT_METER_MET,
  HU_N_MOMENT_METER_COLUMNS
};

/* Lists by moment, 0 … n_events; each (element-type gint), or NULL where nothing changed with that event. */
typedef struct
{
  HuFigures *figures;   /* borrowed */
  guint      n_events;
  GPtrArray *texts;     /* char *, each once */
  GPtrArray *piles;     /* hex, how many numbers, the pile as in hu-figures.h */
  GPtrArray *owners;    /* first Location, how many, whose: HuSide */
  GPtrArray *buildings; /* the same for buildings */
  GPtrArray *hazards;   /* the same for Fire and rubble: HU_HAZARD_FIRE | HU_HAZARD_RUBBLE */
  GPtrArray *lines;     /* origin, how many steps (-1: no line), the directions of the steps */
  GArray    *origins;   /* HuHex: of lines */
  HuSide     line_side; /* whose they are */
  GArray    *clocks;    /* moment, text */
  GArray    *verdicts;  /* moment, text, HuSide that won */
  GArray    *meters;    /* rows of HU_N_MOMENT_METER_COLUMNS */
} HuMoments;

/* Could a page step through the first @n_events of the game? */
gboolean   hu_moments_possible (const HuScenario *scenario,
                                guint             n_events);
/* NULL and @error where @progress stopped it. */
HuMoments *hu_moments_new      (HuAdjudicator    *adjudicator,
                                guint             n_events,
                                HuSide            viewer,
                                HuFigures        *figures,
                                HuProgressFunc    progress,
                                gpointer          data,
                                GError          **error) G_GNUC_WARN_UNUSED_RESULT;
void       hu_moments_free     (HuMoments        *self);
/* Appends the members of a JSON object that say all of it, without braces (hu-moments-json.c). */
void       hu_moments_append   (const HuMoments  *self,
                                GString          *json);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMoments, hu_moments_free)

G_END_DECLS
