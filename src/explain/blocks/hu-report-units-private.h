/*
 * What the files behind the tables of units share: what became of each unit.
 */
#pragma once

#include "hu-report-private.h"

G_BEGIN_DECLS

/* How a unit came to be where it is, or was lost. */
typedef struct
{
  guint event; /* 0: the set-up */
  HuHex hex;   /* where, if it is not on the map any more */
  char *words; /* NULL: the viewer does not know */
  const HuEvent *cause; /* borrowed from the log; NULL: the set-up */
} HuUnitFate;

struct _HuReportUnits
{
  HuReportMaking *making;
  guint8         *start;    /* [n_units] HuUnitStatus at the set-up … */
  HuHex          *set_up;   /* [n_units] … and the hex of those on the map */
  guint8         *status;   /* [n_units] as the last event left it; the same of captors */
  gint8          *captors;
  HuUnitFate     *fates;    /* [n_units] */
  HuUnitFate     *arrivals; /* [n_units]: event 0: it has not come on */
  HuUnitFate     *captures; /* [n_units] of those that have a captor */
  GArray         *changed;  /* guint: units whose status the last event changed */
};

/* Whether the viewer may know what became of a unit. */
gboolean _hu_units_is_known    (HuReportUnits *self,
                                const HuState *state,
                                guint          unit);
/* The hex in which a unit was set up; NULL: it was not, or the enemy may have concealed it then. */
char    *_hu_units_name_set_up (HuReportUnits *self,
                                guint          unit);
/* Whether the words of @event name a unit and what it did, and nothing else. */
gboolean _hu_units_is_plain    (const HuEvent *event);
/* The columns of a table of units; @by_side: of one side on paper, where headings say what became of the units. */
void     _hu_units_add_columns (HuReportTable *table,
                                gboolean       by_side,
                                HuReportShow   strength);
/* A row of it. */
void     _hu_units_add         (HuReportUnits *self,
                                HuReportTable *table,
                                const HuState *state,
                                guint          unit);
/* A heading within it. */
void     _hu_units_add_head    (HuReportTable *table,
                                const char    *words);
/* hu-report-forces.c */
void     _hu_units_add_forces  (HuReportUnits *self,
                                const HuState *state);

G_END_DECLS
