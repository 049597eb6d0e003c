/*
 * What became of each unit: as tables for a spreadsheet and the clipboard. They are filled while the log is told, since an event
 * is worded by the state before it.
 */
#include "config.h"

#include <string.h>

#include "hu-report-units-private.h"

enum
{
  COLUMN_ID, /* in CSV */
  COLUMN_UNIT,
  COLUMN_SIDE,
  COLUMN_STRENGTH,
  COLUMN_SET_UP, /* on paper: the hex of the set-up */
  COLUMN_STATE,
  COLUMN_EVENT,
  COLUMN_TURN,
  COLUMN_PHASE,
  COLUMN_PLACE,
  COLUMN_HOW,
  COLUMN_REMARK,
  COLUMN_MORE, /* on paper: what state, phase and place do not say */
};

HuReportUnits *
_hu_report_begin_units (HuReportMaking *making,
                        const HuState  *state)
{
  HuReportUnits *self = g_new0 (HuReportUnits, 1);
  guint n = hu_scenario_get_n_units (making->scenario);

  self->making = making;
  self->start = g_memdup2 (state->unit_status, n * sizeof *self->start);
  self->set_up = g_memdup2 (state->unit_hex, n * sizeof *self->set_up);
  self->status = g_memdup2 (state->unit_status, n * sizeof *self->status);
  self->captors = g_memdup2 (state->unit_captor, n * sizeof *self->captors);
  self->fates = g_new0 (HuUnitFate, n);
  self->arrivals = g_new0 (HuUnitFate, n);
  self->captures = g_new0 (HuUnitFate, n);
  self->changed = g_array_new (FALSE, FALSE, sizeof (guint));

  return self;
}

static void
set_fate (HuUnitFate          *fate,
          guint          event,
          HuHex          hex,
          const char    *words,
          const HuEvent *cause)
{
  g_free (fate->words);
  *fate = (HuUnitFate) { event, hex, g_strdup (words), cause };
}

const GArray *
_hu_report_follow_units (HuReportUnits *self,
                         const HuState *state,
                         guint          event,
                         const HuEvent *cause,
                         HuHex          hex,
                         const char    *words)
{
  guint n = hu_scenario_get_n_units (self->making->scenario);

  g_array_set_size (self->changed, 0);
  /* A game without units has no arrays to compare. */
  if (n == 0 || (memcmp (self->status, state->unit_status, n * sizeof *self->status) == 0 &&
                 memcmp (self->captors, state->unit_captor, n * sizeof *self->captors) == 0))
    return self->changed;

  for (guint i = 0; i < n; i++)
    {
      if (self->status[i] != state->unit_status[i])
        {
          set_fate (&self->fates[i], event, hex, words, cause);
          if (self->status[i] == HU_UNIT_WAITING)
            set_fate (&self->arrivals[i], event, hex, words, cause);
          g_array_append_val (self->changed, i);
        }
      if (self->captors[i] != state->unit_captor[i])
        set_fate (&self->captures[i], event, hex, words, cause);
    }
  memcpy (self->status, state->unit_status, n * sizeof *self->status);
  memcpy (self->captors, state->unit_captor, n * sizeof *self->captors);

  return self->changed;
}

/* Whether the viewer may know what became of a unit. An enemy unit that has not come on looks the same as a hidden one. */
gboolean
_hu_units_is_known (HuReportUnits *self,
                    const HuState *state,
                    guint          unit)
{
  HuSide viewer = self->making->viewer;

  if (viewer == HU_SIDE_NONE || hu_state_get_unit (state, unit)->side == viewer)
    return TRUE;

  return hu_snapshot_get_secrecy (self->making->snapshot, unit) == HU_SECRECY_NONE &&
         (state->unit_status[unit] == HU_UNIT_ON_MAP || self->fates[unit].words != NULL);
}

/* The hex in which a unit was set up; NULL: it was not, or the enemy may have concealed it then. */
char *
_hu_units_name_set_up (HuReportUnits *self,
                       guint          unit)
{
  const HuScenario *scenario = self->making->scenario;
  HuSide viewer = self->making->viewer;

  if (self->start[unit] != HU_UNIT_ON_MAP || self->set_up[unit] == HU_HEX_NONE ||
      (viewer != HU_SIDE_NONE && hu_scenario_get_unit (scenario, unit)->side != viewer))
    return NULL;

  return hu_grid_dup_name (scenario->map->grid, self->set_up[unit]);
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

/* Whether the words of @event name a unit and what it did, and nothing else. */
gboolean
_hu_units_is_plain (const HuEvent *event)
{
  switch (event->verb)
    {
    case HU_VERB_ELIMINATE:
      return !event->own_attack && event->units->len == 0;
    case HU_VERB_EXIT:
      return event->exit_as == HU_EXIT_PLAIN;
    case HU_VERB_WITHDRAW:
    case HU_VERB_PLACE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* By what, on paper: the event in words, unless the state says the same, and the players' remark. */
static char *
explain_more (HuReportUnits *self,
              const HuUnitFate    *fate,
              gboolean       lost)
{
  const char *note = fate->cause != NULL ? fate->cause->note : NULL;
  gboolean plain = fate->cause == NULL || _hu_units_is_plain (fate->cause);
  g_autofree char *quoted = note != NULL && note[0] != '\0'
    ? hu_explain_quoted (hu_scenario_word (self->making->scenario, note)) : NULL;

  if (plain)
    return quoted != NULL ? g_steal_pointer (&quoted)
                          /* Translators: the log does not say by what a unit was lost. */
                          : g_strdup (lost ? C_("casualty", "not recorded") : "");
  if (quoted == NULL)
    return g_strdup (fate->words);

  /* Translators: what happened to a unit, and what the players wrote about it, in quotation marks. */
  return g_strdup_printf (C_("casualty", "%1$s. %2$s"), fate->words, quoted);
}

static gboolean
is_lost (const HuState *state,
         guint          unit)
{
  return state->unit_status[unit] == HU_UNIT_ELIMINATED ||
         (state->unit_status[unit] == HU_UNIT_ON_MAP && state->unit_captor[unit] != HU_SIDE_NONE);
}

static void
add_fate (HuReportUnits *self,
          HuReportRow   *row,
          const HuState *state,
          guint          unit,
          const HuUnitFate    *fate)
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
  if (fate->cause != NULL && fate->cause->note != NULL)
    _hu_report_cell (row, COLUMN_REMARK, g_strdup (hu_scenario_word (making->scenario, fate->cause->note)));
  _hu_report_cell (row, COLUMN_MORE, explain_more (self, fate, is_lost (state, unit)));
}

void
_hu_units_add (HuReportUnits *self,
               HuReportTable *table,
               const HuState *state,
               guint          unit)
{
  const HuUnit *counter = hu_state_get_unit (state, unit);
  gboolean captured = state->unit_status[unit] == HU_UNIT_ON_MAP && state->unit_captor[unit] != HU_SIDE_NONE;
  const HuUnitFate *fate = captured ? &self->captures[unit] : &self->fates[unit];
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);
  g_autofree char *set_up = _hu_units_name_set_up (self, unit);

  row->side = counter->side;
  _hu_report_cell (row, COLUMN_ID, g_strdup (counter->id));
  _hu_report_cell (row, COLUMN_UNIT, g_strdup (_hu_unit_name (self->making->scenario, unit)));
  _hu_report_cell_side (self->making, row, COLUMN_SIDE, counter->side);
  if (counter->strength >= 0)
    _hu_report_cell_number (row, COLUMN_STRENGTH, counter->strength, FALSE);
  if (set_up != NULL)
    _hu_report_cell (row, COLUMN_SET_UP, g_steal_pointer (&set_up));
  _hu_report_cell (row, COLUMN_STATE, word_state (state, unit, captured, fate->event == 0));
  add_fate (self, row, state, unit, fate);
}

/* @by_side: of one side on paper, where headings say what became of the units. */
void
_hu_units_add_columns (HuReportTable *table,
                       gboolean       by_side,
                       HuReportShow   strength)
{
  HuReportShow all = by_side ? HU_SHOW_DATA : HU_SHOW_BOTH;

  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Id"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Unit"));
  _hu_report_column (table, HU_COLUMN_WORDS, all, _("Side"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, strength, _("Strength"));
  _hu_report_column (table, HU_COLUMN_WORDS, by_side ? HU_SHOW_PAPER : 0, C_("forces", "Set up"));
  _hu_report_column (table, HU_COLUMN_WORDS, all, _("State"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, _("Event"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Turn"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Phase"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("where a unit is", "Place"));
  _hu_report_column (table, HU_COLUMN_TEXT, all, C_("casualty", "How"));
  _hu_report_column (table, HU_COLUMN_TEXT, all, _("Remark"));
  _hu_report_column (table, HU_COLUMN_TEXT, by_side ? HU_SHOW_PAPER : 0, C_("casualty", "How"));
  _hu_report_subject (table, COLUMN_EVENT, HU_COLUMN_EVENT);
}

/* The columns before the first on paper are data only. */
void
_hu_units_add_head (HuReportTable *table,
                    const char    *words)
{
  HuReportRow *row = _hu_report_row (table, HU_ROW_HEAD, HU_SHOW_PAPER);

  _hu_report_cell (row, 0, g_strdup (words));
  _hu_report_cell (row, COLUMN_UNIT, g_strdup (words));
}

static void
add_table (HuReportUnits *self,
           const HuState *state,
           const char    *name,
           gboolean       only_lost)
{
  HuReportTable *table = _hu_report_aside (self->making, name);

  _hu_units_add_columns (table, FALSE, HU_SHOW_BOTH);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    for (guint i = 0; i < hu_scenario_get_n_units (self->making->scenario); i++)
      if (hu_state_get_unit (state, i)->side == (HuSide) side && _hu_units_is_known (self, state, i) &&
          (!only_lost || is_lost (state, i)))
        _hu_units_add (self, table, state, i);
}

void
_hu_report_end_units (HuReportUnits *self,
                      const HuState *state)
{
  if (!self->making->stopped)
    {
      if (self->making->part == HU_PART_FORCES)
        _hu_units_add_forces (self, state);
      add_table (self, state, "units", FALSE);
      /* A system that counts points for losses lists them with these points. */
      if (!_hu_report_has_own_table (self->making->scenario, "casualties"))
        add_table (self, state, "casualties", TRUE);
    }

  for (guint i = 0; i < hu_scenario_get_n_units (self->making->scenario); i++)
    {
      g_free (self->fates[i].words);
      g_free (self->arrivals[i].words);
      g_free (self->captures[i].words);
    }
  g_free (self->start);
  g_free (self->set_up);
  g_free (self->status);
  g_free (self->captors);
  g_free (self->fates);
  g_free (self->arrivals);
  g_free (self->captures);
  g_array_unref (self->changed);
  g_free (self);
}
