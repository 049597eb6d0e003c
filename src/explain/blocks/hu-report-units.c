/*
 * What became of each unit: as tables for a spreadsheet and the clipboard, and as the forces of each side on paper. They are
 * filled while the log is told, since an event is worded by the state before it.
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

/* How a unit came to be where it is, or was lost. */
typedef struct
{
  guint event; /* 0: the set-up */
  HuHex hex;   /* where, if it is not on the map any more */
  char *words; /* NULL: the viewer does not know */
  const HuEvent *cause; /* borrowed from the log; NULL: the set-up */
} Fate;

struct _HuReportUnits
{
  HuReportMaking *making;
  guint8         *start;    /* [n_units] HuUnitStatus at the set-up … */
  HuHex          *set_up;   /* [n_units] … and the hex of those on the map */
  guint8         *status;   /* [n_units] as the last event left it; the same of captors */
  gint8          *captors;
  Fate           *fates;    /* [n_units] */
  Fate           *arrivals; /* [n_units]: event 0: it has not come on */
  Fate           *captures; /* [n_units] of those that have a captor */
  GArray         *changed;  /* guint: units whose status the last event changed */
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
  self->fates = g_new0 (Fate, n);
  self->arrivals = g_new0 (Fate, n);
  self->captures = g_new0 (Fate, n);
  self->changed = g_array_new (FALSE, FALSE, sizeof (guint));

  return self;
}

static void
set_fate (Fate          *fate,
          guint          event,
          HuHex          hex,
          const char    *words,
          const HuEvent *cause)
{
  g_free (fate->words);
  *fate = (Fate) { event, hex, g_strdup (words), cause };
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

/* The hex in which a unit was set up; NULL: it was not, or the enemy may have concealed it then. */
static char *
name_set_up (HuReportUnits *self,
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
static gboolean
is_plain (const HuEvent *event)
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
              const Fate    *fate,
              gboolean       lost)
{
  const char *note = fate->cause != NULL ? fate->cause->note : NULL;
  gboolean plain = fate->cause == NULL || is_plain (fate->cause);
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
  if (fate->cause != NULL && fate->cause->note != NULL)
    _hu_report_cell (row, COLUMN_REMARK, g_strdup (hu_scenario_word (making->scenario, fate->cause->note)));
  _hu_report_cell (row, COLUMN_MORE, explain_more (self, fate, is_lost (state, unit)));
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
  g_autofree char *set_up = name_set_up (self, unit);

  row->side = counter->side;
  _hu_report_cell (row, COLUMN_ID, g_strdup (counter->id));
  _hu_report_cell (row, COLUMN_UNIT, hu_explain_unit (self->making->scenario, unit));
  _hu_report_cell_side (self->making, row, COLUMN_SIDE, counter->side);
  if (counter->strength >= 0)
    _hu_report_cell_number (row, COLUMN_STRENGTH, counter->strength, FALSE);
  if (set_up != NULL)
    _hu_report_cell (row, COLUMN_SET_UP, g_steal_pointer (&set_up));
  _hu_report_cell (row, COLUMN_STATE, word_state (state, unit, captured, fate->event == 0));
  add_fate (self, row, state, unit, fate);
}

/* @by_side: of one side on paper, where headings say what became of the units. */
static void
add_columns (HuReportTable *table,
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

static void
add_table (HuReportUnits *self,
           const HuState *state,
           const char    *name,
           gboolean       only_lost)
{
  HuReportTable *table = _hu_report_aside (self->making, name);

  add_columns (table, FALSE, HU_SHOW_BOTH);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    for (guint i = 0; i < hu_scenario_get_n_units (self->making->scenario); i++)
      if (hu_state_get_unit (state, i)->side == (HuSide) side && is_known (self, state, i) &&
          (!only_lost || is_lost (state, i)))
        add_unit (self, table, state, i);
}

/* --- The forces on paper --- */

/* In the order in which paper lists them. */
typedef enum
{
  FATE_ARRIVED,
  FATE_LOST,
  FATE_WITHDRAWN,
  FATE_EXITED,
  FATE_CAPTURED,
  FATE_SET_UP,
  FATE_WAITING,
} FateKind;

static FateKind
kind_of (HuReportUnits *self,
         const HuState *state,
         guint          unit)
{
  switch ((HuUnitStatus) state->unit_status[unit])
    {
    case HU_UNIT_WAITING:
      return FATE_WAITING;
    case HU_UNIT_ELIMINATED:
      return FATE_LOST;
    case HU_UNIT_WITHDRAWN:
      return FATE_WITHDRAWN;
    case HU_UNIT_EXITED:
      return FATE_EXITED;
    case HU_UNIT_ON_MAP:
      break;
    }
  if (state->unit_captor[unit] != HU_SIDE_NONE)
    return FATE_CAPTURED;

  return self->start[unit] == HU_UNIT_ON_MAP ? FATE_SET_UP : FATE_ARRIVED;
}

static gint
compare_events (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  const Fate *fates = data;
  guint first = *(const guint *) a, second = *(const guint *) b;

  if (fates[first].event != fates[second].event)
    return fates[first].event < fates[second].event ? -1 : 1;

  return first < second ? -1 : 1;
}

/* The known units of a side of one kind, by the event of their fate; (transfer full). */
static GArray *
list_units (HuReportUnits *self,
            const HuState *state,
            HuSide         side,
            FateKind       kind)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < hu_scenario_get_n_units (self->making->scenario); i++)
    if (hu_state_get_unit (state, i)->side == side && is_known (self, state, i) && kind_of (self, state, i) == kind)
      g_array_append_val (units, i);
  g_array_sort_with_data (units, compare_events, kind == FATE_CAPTURED ? self->captures : self->fates);

  return units;
}

typedef struct
{
  gint64 units, strength;
} Force;

static void
add_force (HuReportTable *table,
           HuRowRole      role,
           const char    *what,
           const Force    forces[HU_N_SIDES])
{
  HuReportRow *row = _hu_report_row (table, role, HU_SHOW_PAPER);

  _hu_report_cell (row, 0, g_strdup (what));
  for (guint side = 0; side < HU_N_SIDES; side++)
    if (forces[side].units > 0)
      {
        _hu_report_cell_number (row, 1 + 2 * side, forces[side].units, FALSE);
        _hu_report_cell_number (row, 2 + 2 * side, forces[side].strength, FALSE);
      }
    else
      {
        _hu_report_cell (row, 1 + 2 * side, g_strdup ("–"));
        _hu_report_cell (row, 2 + 2 * side, g_strdup ("–"));
      }
}

static gboolean
has_strengths (const HuScenario *scenario)
{
  for (guint i = 0; i < hu_scenario_get_n_units (scenario); i++)
    if (hu_scenario_get_unit (scenario, i)->strength >= 0)
      return TRUE;

  return FALSE;
}

/* Units that were set up, and those that came, less those that went, are those on the map. */
enum
{
  SUM_SET_UP,
  SUM_ARRIVED,
  SUM_LOST,
  SUM_WITHDRAWN,
  SUM_EXITED,
  SUM_LEFT,
  SUM_CAPTURED,
  SUM_WAITING,
  N_SUMS
};

static void
count (HuReportUnits *self,
       const HuState *state,
       Force          sums[N_SUMS][HU_N_SIDES])
{
  static const guint of_status[] = {
    [HU_UNIT_WAITING] = SUM_WAITING,       [HU_UNIT_ON_MAP] = SUM_LEFT,     [HU_UNIT_ELIMINATED] = SUM_LOST,
    [HU_UNIT_WITHDRAWN] = SUM_WITHDRAWN, [HU_UNIT_EXITED] = SUM_EXITED,
  };

  for (guint i = 0; i < hu_scenario_get_n_units (self->making->scenario); i++)
    {
      const HuUnit *unit = hu_state_get_unit (state, i);
      gboolean captured = kind_of (self, state, i) == FATE_CAPTURED;
      guint kinds[] = { of_status[state->unit_status[i]],
                        state->unit_status[i] == HU_UNIT_WAITING ? N_SUMS
                        : self->start[i] == HU_UNIT_ON_MAP       ? SUM_SET_UP : SUM_ARRIVED,
                        captured ? SUM_CAPTURED : N_SUMS };

      for (guint k = 0; k < G_N_ELEMENTS (kinds) && is_known (self, state, i); k++)
        if (kinds[k] < N_SUMS)
          {
            sums[kinds[k]][unit->side].units++;
            sums[kinds[k]][unit->side].strength += MAX (unit->strength, 0);
          }
    }
}

/* Each way on and off the map has its line, with dashes where no unit went it: who was not there asks for it. */
static void
add_summary (HuReportUnits *self,
             const HuState *state)
{
  static const char * const words[N_SUMS] = {
    [SUM_SET_UP] = NC_("forces", "Set up"),         [SUM_ARRIVED] = NC_("forces", "+ arrived"),
    [SUM_LOST] = NC_("forces", "− lost"),           [SUM_WITHDRAWN] = NC_("forces", "− withdrawn"),
    [SUM_EXITED] = NC_("forces", "− exited"),       [SUM_LEFT] = NC_("forces", "= on the map"),
    [SUM_CAPTURED] = NC_("forces", "of them captured"), [SUM_WAITING] = NC_("forces", "Not on the map yet"),
  };
  HuReportShow strength = has_strengths (self->making->scenario) ? HU_SHOW_BOTH : HU_SHOW_DATA;
  HuReportTable *table = _hu_report_table (self->making, NULL);
  Force sums[N_SUMS][HU_N_SIDES] = { 0 };

  count (self, state, sums);
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("forces", "Units"));
  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (self->making->scenario, (HuSide) side);

      _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, name);
      _hu_report_column (table, HU_COLUMN_NUMBERS, strength, _("Strength"));
    }
  for (guint i = 0; i < N_SUMS; i++)
    if (i <= SUM_LEFT || sums[i][0].units + sums[i][1].units > 0)
      add_force (table, i == SUM_LEFT ? HU_ROW_SUM : HU_ROW_PLAIN, g_dpgettext2 (GETTEXT_PACKAGE, "forces", words[i]), sums[i]);
}

/* The units in words, with their strengths and the hexes of their set-up: "123 ID (5) 1404, 253 ID (5)". */
static char *
name_units (HuReportUnits *self,
            const GArray  *units)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      g_autofree char *name = _hu_report_unit (self->making->scenario, unit);
      g_autofree char *hex = name_set_up (self, unit);

      g_string_append_printf (names, "%s%s%s%s", i > 0 ? ", " : "", name, hex != NULL ? "\u00a0" : "", hex != NULL ? hex : "");
    }

  return g_string_free (names, FALSE);
}

static void
add_named (HuReportUnits *self,
           const HuState *state,
           HuSide         side,
           FateKind       kind)
{
  g_autoptr(GArray) units = list_units (self, state, side, kind);
  g_autofree char *names = name_units (self, units);

  if (units->len > 0)
    /* Translators: names of units, their strengths in brackets, and the hexes in which they were set up. */
    _hu_report_paragraph (self->making, HU_TEXT_PLAIN,
                          g_strdup_printf (kind == FATE_SET_UP ? _("Set up in the hex named here, and still on the map: %s.")
                                                               : _("Not on the map yet: %s."), names));
}

/* The known units of a side that were not there at first and have come on, wherever they are now; (transfer full). */
static GArray *
list_arrived (HuReportUnits *self,
              const HuState *state,
              HuSide         side)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < hu_scenario_get_n_units (self->making->scenario); i++)
    if (hu_state_get_unit (state, i)->side == side && is_known (self, state, i) && self->arrivals[i].event > 0 &&
        self->start[i] != HU_UNIT_ON_MAP &&
        /* A unit that is gone is listed only if the viewer saw it come on, not merely how it ended. */
        (state->unit_status[i] == HU_UNIT_ON_MAP ||
         (state->unit_status[i] != HU_UNIT_WAITING && self->arrivals[i].words != NULL)))
      g_array_append_val (units, i);
  g_array_sort_with_data (units, compare_events, self->arrivals);

  return units;
}

/* By turn, with the hexes in which they came on; those that are not on the map any more have a mark. */
static void
add_arrived (HuReportUnits *self,
             const HuState *state,
             HuSide         side)
{
  const HuScenario *scenario = self->making->scenario;
  g_autoptr(GArray) units = list_arrived (self, state, side);
  g_autoptr(GString) words = g_string_new (NULL);
  gboolean any_gone = FALSE;
  guint turn = 0;

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      const Fate *fate = &self->arrivals[unit];
      gboolean gone = state->unit_status[unit] != HU_UNIT_ON_MAP;
      g_autofree char *name = _hu_report_unit (scenario, unit);
      g_autofree char *hex = fate->hex != HU_HEX_NONE ? hu_grid_dup_name (scenario->map->grid, fate->hex) : NULL;

      if (_hu_report_clock (self->making, fate->event).turn != turn)
        {
          g_autofree char *named = _hu_report_turn (self->making, fate->event);

          turn = _hu_report_clock (self->making, fate->event).turn;
          g_string_append_printf (words, "%s%s: ", i > 0 ? "; " : "", named);
        }
      else
        g_string_append (words, ", ");
      g_string_append (words, name);
      if (hex != NULL)
        g_string_append_printf (words, "\u00a0%s", hex);
      if (gone)
        g_string_append (words, "\u00a0†");
      any_gone |= gone;
    }
  if (any_gone)
    /* Translators: turns and units, as below; † marks some of them. */
    _hu_report_paragraph (self->making, HU_TEXT_PLAIN,
                          g_strdup_printf (_("Arrived (†: not on the map any more). %s."), words->str));
  else if (units->len > 0)
    /* Translators: turns, and units with their strengths in brackets and the hexes in which they came on: "Oct I: 4 TB (4)
     * 3339, 6 Gd R (4) 3239; Oct II: …". */
    _hu_report_paragraph (self->making, HU_TEXT_PLAIN, g_strdup_printf (_("Arrived. %s."), words->str));
}

/* Above the units of which it is said. */
static const char *
word_kind (FateKind kind)
{
  switch (kind)
    {
    case FATE_LOST:
      return C_("fate", "Lost");
    case FATE_WITHDRAWN:
      return C_("fate", "Withdrawn");
    case FATE_EXITED:
      return C_("fate", "Exited");
    case FATE_CAPTURED:
      return C_("fate", "Captured");
    case FATE_ARRIVED:
    case FATE_SET_UP:
    case FATE_WAITING:
      break;
    }

  g_return_val_if_reached ("");
}

/* The columns before the first on paper are data only. */
static void
add_kind (HuReportTable *table,
          const char    *words)
{
  HuReportRow *row = _hu_report_row (table, HU_ROW_HEAD, HU_SHOW_PAPER);

  _hu_report_cell (row, 0, g_strdup (words));
  _hu_report_cell (row, COLUMN_UNIT, g_strdup (words));
}

/* A line for each unit that went, and the names of the others. */
static void
add_side (HuReportUnits *self,
          const HuState *state,
          HuSide         side)
{
  HuReportShow strength = has_strengths (self->making->scenario) ? HU_SHOW_BOTH : HU_SHOW_DATA;
  HuReportTable *table;

  _hu_report_heading (self->making, 2, hu_explain_side (self->making->scenario, side));
  table = _hu_report_table (self->making, NULL);
  table->look = HU_TABLE_CLOSE;
  add_columns (table, TRUE, strength);
  for (guint kind = FATE_LOST; kind <= FATE_CAPTURED; kind++)
    {
      g_autoptr(GArray) units = list_units (self, state, side, (FateKind) kind);

      if (units->len > 0)
        add_kind (table, word_kind ((FateKind) kind));
      for (guint i = 0; i < units->len; i++)
        add_unit (self, table, state, g_array_index (units, guint, i));
    }
  add_arrived (self, state, side);
  add_named (self, state, side, FATE_SET_UP);
  add_named (self, state, side, FATE_WAITING);
}

void
_hu_report_end_units (HuReportUnits *self,
                      const HuState *state)
{
  if (!self->making->stopped)
    {
      if (self->making->part == HU_PART_FORCES)
        {
          add_summary (self, state);
          add_side (self, state, HU_SIDE_FIRST);
          add_side (self, state, HU_SIDE_SECOND);
        }
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
