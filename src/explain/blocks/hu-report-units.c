/*
 * The tables of units, for a spreadsheet and the clipboard: what became of each, and those that are lost. They are filled
 * while the log is told, since an event is worded by the state before it.
 */
#include "config.h"

#include <string.h>

#include "hu-report-private.h"

enum
{
  COLUMN_ID, /* in CSV */
  COLUMN_UNIT,
  COLUMN_SIDE,
  COLUMN_STRENGTH,
  COLUMN_STATE,
  COLUMN_EVENT,
  COLUMN_TURN,
  COLUMN_PHASE,
  COLUMN_PLACE,
  COLUMN_HOW,
};

/* How a unit came to be where it is, or was lost. */
typedef struct
{
  guint event; /* 0: the set-up */
  HuHex hex;   /* where, if it is not on the map any more */
  char *words; /* NULL: the viewer does not know */
} Fate;

struct _HuReportUnits
{
  HuReportMaking *making;
  guint8         *status;   /* [n_units] as the last event left it; the same of captors */
  gint8          *captors;
  Fate           *fates;    /* [n_units] */
  Fate           *captures; /* [n_units] of those that have a captor */
};

HuReportUnits *
_hu_report_begin_units (HuReportMaking *making,
                        const HuState  *state)
{
  HuReportUnits *self = g_new0 (HuReportUnits, 1);
  guint n = hu_scenario_get_n_units (making->scenario);

  self->making = making;
  self->status = g_memdup2 (state->unit_status, n * sizeof *self->status);
  self->captors = g_memdup2 (state->unit_captor, n * sizeof *self->captors);
  self->fates = g_new0 (Fate, n);
  self->captures = g_new0 (Fate, n);

  return self;
}

static void
set_fate (Fate       *fate,
          guint       event,
          HuHex       hex,
          const char *words)
{
  g_free (fate->words);
  *fate = (Fate) { event, hex, g_strdup (words) };
}

void
_hu_report_follow_units (HuReportUnits *self,
                         const HuState *state,
                         guint          event,
                         HuHex          hex,
                         const char    *words)
{
  guint n = hu_scenario_get_n_units (self->making->scenario);

  if (memcmp (self->status, state->unit_status, n * sizeof *self->status) == 0 &&
      memcmp (self->captors, state->unit_captor, n * sizeof *self->captors) == 0)
    return;

  for (guint i = 0; i < n; i++)
    {
      if (self->status[i] != state->unit_status[i])
        set_fate (&self->fates[i], event, hex, words);
      if (self->captors[i] != state->unit_captor[i])
        set_fate (&self->captures[i], event, hex, words);
    }
  memcpy (self->status, state->unit_status, n * sizeof *self->status);
  memcpy (self->captors, state->unit_captor, n * sizeof *self->captors);
}

/* Whether the viewer may know what became of a unit. An enemy unit that has not come on looks the same as a hidden one. */
static gboolean
is_known (HuReportUnits *self,
          const HuState *state,
          guint          unit)
{
  HuSide viewer = self->making->viewer;

  if (viewer == HU_SIDE_NONE || hu_state_get_unit (state, unit)->side == viewer)
    return TRUE;

  return hu_snapshot_get_secrecy (self->making->snapshot, unit) == HU_SECRECY_NONE &&
         (state->unit_status[unit] == HU_UNIT_ON_MAP || self->fates[unit].words != NULL);
}

static char *
word_state (const HuState *state,
            guint          unit,
            gboolean       captured,
            gboolean       from_start)
{
  if (captured)
    return g_strdup (C_("state", "captured"));
  if (state->unit_status[unit] != HU_UNIT_ON_MAP)
    return hu_explain_unit_status (state->unit_status[unit]);

  /* Translators: a unit that has been on the map since the set-up, and one that came on later */
  return g_strdup (from_start ? C_("unit", "set up") : C_("unit", "arrived"));
}

static void
add_fate (HuReportUnits *self,
          HuReportRow   *row,
          const HuState *state,
          guint          unit,
          const Fate    *fate)
{
  HuReportMaking *making = self->making;
  HuHex hex = state->unit_status[unit] == HU_UNIT_ON_MAP ? state->unit_hex[unit] : fate->hex;
  const HuUnit *counter = hu_state_get_unit (state, unit);

  if (state->unit_status[unit] == HU_UNIT_WAITING)
    {
      if (counter->arrival != NULL)
        _hu_report_cell (row, COLUMN_TURN, hu_explain_turn (making->scenario, (guint) counter->arrival->turn));
      return;
    }

  if (hex != HU_HEX_NONE)
    {
      _hu_report_cell (row, COLUMN_PLACE, hu_explain_hex (making->scenario, hex));
      _hu_report_spot (row, COLUMN_PLACE, hex);
    }
  if (fate->event > 0 && fate->words == NULL)
    return;

  _hu_report_cell_number (row, COLUMN_EVENT, fate->event, FALSE);
  _hu_report_cell (row, COLUMN_TURN, _hu_report_turn (making, fate->event));
  _hu_report_cell (row, COLUMN_PHASE, _hu_report_phase (making, fate->event));
  _hu_report_cell (row, COLUMN_HOW, g_strdup (fate->event > 0 ? fate->words : _("Set-up")));
}

static void
add_unit (HuReportUnits *self,
          HuReportTable *table,
          const HuState *state,
          guint          unit)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);
  gboolean captured = state->unit_status[unit] == HU_UNIT_ON_MAP && state->unit_captor[unit] != HU_SIDE_NONE;
  const Fate *fate = captured ? &self->captures[unit] : &self->fates[unit];
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

  row->side = counter->side;
  _hu_report_cell (row, COLUMN_ID, g_strdup (counter->id));
  _hu_report_cell (row, COLUMN_UNIT, hu_explain_unit (self->making->scenario, unit));
  _hu_report_cell_side (self->making, row, COLUMN_SIDE, counter->side);
  if (counter->strength >= 0)
    _hu_report_cell_number (row, COLUMN_STRENGTH, counter->strength, FALSE);
  _hu_report_cell (row, COLUMN_STATE, word_state (state, unit, captured, fate->event == 0));
  add_fate (self, row, state, unit, fate);
}

static gboolean
is_lost (const HuState *state,
         guint          unit)
{
  return state->unit_status[unit] == HU_UNIT_ELIMINATED ||
         (state->unit_status[unit] == HU_UNIT_ON_MAP && state->unit_captor[unit] != HU_SIDE_NONE);
}

static void
add_table (HuReportUnits *self,
           const HuState *state,
           const char    *name,
           gboolean       only_lost)
{
  HuReportTable *table = _hu_report_aside (self->making, name);

  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Id"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Unit"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Side"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, _("Strength"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("State"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, _("Event"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Turn"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Phase"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Place"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, C_("casualty", "How"));
  _hu_report_subject (table, COLUMN_EVENT, HU_COLUMN_EVENT);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    for (guint i = 0; i < hu_scenario_get_n_units (self->making->scenario); i++)
      if (hu_state_get_unit (state, i)->side == (HuSide) side && is_known (self, state, i) &&
          (!only_lost || is_lost (state, i)))
        add_unit (self, table, state, i);
}

void
_hu_report_end_units (HuReportUnits *self,
                      const HuState *state)
{
  if (!self->making->stopped)
    {
      add_table (self, state, "units", FALSE);
      /* A system that counts points for losses lists them with these points. */
      if (!_hu_report_has_own_table (self->making->scenario, "casualties"))
        add_table (self, state, "casualties", TRUE);
    }

  for (guint i = 0; i < hu_scenario_get_n_units (self->making->scenario); i++)
    {
      g_free (self->fates[i].words);
      g_free (self->captures[i].words);
    }
  g_free (self->status);
  g_free (self->captors);
  g_free (self->fates);
  g_free (self->captures);
  g_free (self);
}
