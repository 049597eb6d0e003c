/*
 * The forces of each side on paper: how many came and went, what was lost, and where each unit was set up.
 */
#include "config.h"

#include "hu-report-units-private.h"

#define ALIKE_LEAST 4 /* units lost alike that stand in a paragraph and not in rows */

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
  FATE_SPARE,
} FateKind;

/* A counter for what a reduction, or a vehicle's loss, leaves: nobody waits for it. */
static gboolean
is_spare (const HuUnit *unit)
{
  return unit->arrival == NULL && (unit->kind == HU_UNIT_HALF_SQUAD || unit->kind == HU_UNIT_CREW);
}

/* Did it come out of another unit?  Not as far as the viewer knows if he did not see it. */
static gboolean
came_of_another (const HuUnitFate *arrival)
{
  const HuEvent *cause = arrival->words != NULL ? arrival->cause : NULL;

  return cause != NULL && (cause->verb == HU_VERB_REDUCE || cause->verb == HU_VERB_ELIMINATE || cause->verb == HU_VERB_ABANDON);
}

static FateKind
kind_of (HuReportUnits *self,
         const HuState *state,
         guint          unit)
{
  switch ((HuUnitStatus) state->unit_status[unit])
    {
    case HU_UNIT_WAITING:
      return is_spare (hu_state_get_unit (state, unit)) ? FATE_SPARE : FATE_WAITING;
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
  const HuUnitFate *fates = data;
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
    if (hu_state_get_unit (state, i)->side == side && _hu_units_is_known (self, state, i) && kind_of (self, state, i) == kind)
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
  SUM_OF_OTHERS,
  SUM_LOST,
  SUM_WITHDRAWN,
  SUM_EXITED,
  SUM_LEFT,
  SUM_CAPTURED,
  SUM_WAITING,
  SUM_SPARE,
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
      guint kinds[] = { kind_of (self, state, i) == FATE_SPARE ? SUM_SPARE : of_status[state->unit_status[i]],
                        state->unit_status[i] == HU_UNIT_WAITING      ? N_SUMS
                        : self->start[i] == HU_UNIT_ON_MAP            ? SUM_SET_UP
                        : came_of_another (&self->arrivals[i])        ? SUM_OF_OTHERS : SUM_ARRIVED,
                        captured ? SUM_CAPTURED : N_SUMS };

      for (guint k = 0; k < G_N_ELEMENTS (kinds) && _hu_units_is_known (self, state, i); k++)
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
    [SUM_OF_OTHERS] = NC_("forces", "+ from other units (reduced, abandoned)"),
    [SUM_LOST] = NC_("forces", "− lost"),           [SUM_WITHDRAWN] = NC_("forces", "− withdrawn"),
    [SUM_EXITED] = NC_("forces", "− exited"),       [SUM_LEFT] = NC_("forces", "= on the map"),
    [SUM_CAPTURED] = NC_("forces", "of them captured"), [SUM_WAITING] = NC_("forces", "Not on the map yet"),
    [SUM_SPARE] = NC_("forces", "Spare half-squads and crews"),
  };
  const char *never = _hu_report_is_over (self->making) ? C_("forces", "Never came") : NULL;
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
    if ((i <= SUM_LEFT && i != SUM_OF_OTHERS) || sums[i][0].units + sums[i][1].units > 0)
      add_force (table, i == SUM_LEFT ? HU_ROW_SUM : HU_ROW_PLAIN,
                 i == SUM_WAITING && never != NULL ? never : g_dpgettext2 (GETTEXT_PACKAGE, "forces", words[i]), sums[i]);
}

/* "1505 → 0505", or the one hex where it stands as it was set up; NULL: the viewer does not know where it was. */
static char *
name_way (HuReportUnits *self,
          const HuState *state,
          guint          unit)
{
  const HuScenario *scenario = self->making->scenario;
  g_autofree char *from = _hu_units_name_set_up (self, unit);
  g_autofree char *to = state->unit_status[unit] == HU_UNIT_ON_MAP && state->unit_hex[unit] != HU_HEX_NONE
    ? hu_grid_dup_name (scenario->map->grid, state->unit_hex[unit]) : NULL;

  if (from == NULL || to == NULL || g_str_equal (from, to))
    return g_steal_pointer (&from);

  return g_strdup_printf ("%s\u00a0→\u00a0%s", from, to);
}

/* The units in words, with their strengths and their hexes: "123 ID (5) 1404 → 1606, 253 ID (5)"; a dummy that the reader may
 * know for one is called so. */
static char *
name_units (HuReportUnits *self,
            const HuState *state,
            const GArray  *units)
{
  HuSide viewer = self->making->viewer;
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      g_autofree char *name = _hu_report_unit (self->making->scenario, unit);
      const HuUnit *counter = hu_scenario_get_unit (self->making->scenario, unit);
      g_autofree char *hex = name_way (self, state, unit);
      g_autofree char *kind = counter->kind == HU_UNIT_DUMMY && (viewer == HU_SIDE_NONE || viewer == counter->side)
        ? hu_explain_unit_kind (counter->kind) : NULL;

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
      if (kind != NULL)
        g_string_append_printf (names, "\u00a0(%s)", kind);
      if (hex != NULL)
        g_string_append_printf (names, "\u00a0%s", hex);
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
  g_autofree char *names = name_units (self, state, units);

  if (units->len > 0)
    /* Translators: names of units, their strengths in brackets, and the hexes in which they were set up and are now: "Renard (4)
     * 1505 → 0505". */
    _hu_report_paragraph (self->making, HU_TEXT_PLAIN,
                          g_strdup_printf (kind == FATE_SET_UP ? _("Set up, and still on the map (hex of the set-up → hex now): "
                                                                   "%s.")
                                           : kind == FATE_SPARE ? _("Spare half-squads and crews, for reduced units: %s.")
                                           : _hu_report_is_over (self->making) ? _("Never came: %s.")
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
    if (hu_state_get_unit (state, i)->side == side && _hu_units_is_known (self, state, i) && self->arrivals[i].event > 0 &&
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
      const HuUnitFate *fate = &self->arrivals[unit];
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
    case FATE_SPARE:
      break;
    }

  g_return_val_if_reached ("");
}

/* --- Many that were lost alike --- */

static gboolean
is_in_one_phase (HuReportUnits *self,
                 guint          a,
                 guint          b)
{
  HuClock then = _hu_report_clock (self->making, self->fates[a].event);
  HuClock after = _hu_report_clock (self->making, self->fates[b].event);

  return then.turn == after.turn && then.player_turn == after.player_turn && then.phase == after.phase;
}

/* Whether the log says the same of two units that were lost in one phase. */
static gboolean
is_alike (HuReportUnits *self,
          guint          a,
          guint          b)
{
  const HuUnitFate *first = &self->fates[a], *second = &self->fates[b];

  return first->cause != NULL && second->cause != NULL && first->words != NULL && second->words != NULL &&
         _hu_units_is_plain (first->cause) && _hu_units_is_plain (second->cause) &&
         g_strcmp0 (first->cause->note, second->cause->note) == 0;
}

/* Puts those of @units after @from that are alike right behind it, in their order.  Returns how many they are with it; 1: too
 * few for a group, and all stand as they did. */
static guint
gather_alike (HuReportUnits *self,
              GArray        *units,
              guint          from)
{
  guint like = g_array_index (units, guint, from), n = 1, end = from + 1;

  for (; end < units->len && is_in_one_phase (self, like, g_array_index (units, guint, end)); end++)
    n += is_alike (self, like, g_array_index (units, guint, end));
  if (n < ALIKE_LEAST)
    return 1;

  n = 1;
  for (guint i = from + 1; i < end; i++)
    {
      guint unit = g_array_index (units, guint, i);

      if (!is_alike (self, like, unit))
        continue;
      g_array_remove_index (units, i);
      g_array_insert_val (units, from + n, unit);
      n++;
    }

  return n;
}

/* "18 R (1) 1528 → 1526 (213)": where it was set up, where it was lost, and the event. */
static char *
name_lost (HuReportUnits *self,
           guint          unit)
{
  const HuScenario *scenario = self->making->scenario;
  const HuUnitFate *fate = &self->fates[unit];
  g_autofree char *name = _hu_report_unit (scenario, unit);
  g_autofree char *from = _hu_units_name_set_up (self, unit);
  g_autofree char *to = fate->hex != HU_HEX_NONE ? hu_grid_dup_name (scenario->map->grid, fate->hex) : NULL;
  gboolean moved = from != NULL && to != NULL && !g_str_equal (from, to);

  return g_strdup_printf ("%s\u00a0%s%s%s\u00a0(%u)", name, moved ? from : "", moved ? "\u00a0→\u00a0" : "",
                          to != NULL ? to : "–", fate->event);
}

/* @n of @units from @from on that are alike, in one paragraph. */
static void
add_alike (HuReportUnits *self,
           const GArray  *units,
           guint          from,
           guint          n)
{
  const HuScenario *scenario = self->making->scenario;
  const HuUnitFate *first = &self->fates[g_array_index (units, guint, from)];
  const char *note = first->cause->note;
  g_autofree char *turn = _hu_report_turn (self->making, first->event);
  g_autofree char *phase = _hu_report_phase (self->making, first->event);
  g_autofree char *how = note != NULL && note[0] != '\0' ? hu_explain_quoted (hu_scenario_word (scenario, note))
                                                         : g_strdup (C_("casualty", "not recorded"));
  g_autoptr(GString) names = g_string_new (NULL);
  gint64 strength = 0;

  for (guint i = from; i < from + n; i++)
    {
      guint unit = g_array_index (units, guint, i);
      g_autofree char *name = name_lost (self, unit);

      g_string_append_printf (names, "%s%s", i > from ? ", " : "", name);
      strength += MAX (hu_scenario_get_unit (scenario, unit)->strength, 0);
    }
  _hu_report_paragraph (self->making, HU_TEXT_PLAIN,
                        /* Translators: a turn, a phase, a number of units, their strength, how they were lost, and a list of
                         * units: "Lost in Oct II, German, Combat (23 units, strength 48), “Cut off.”: 18 R (1) 1528 → 1526
                         * (213), …". */
                        g_strdup_printf (_("Lost in %1$s, %2$s (%3$u units, strength %4$d), %5$s: %6$s."), turn, phase, n,
                                         (int) strength, how, names->str));
}

/* The groups among @units, which were lost, with what their numbers mean; the others are left in it. */
static void
take_alike (HuReportUnits *self,
            GArray        *units)
{
  gboolean begun = FALSE;

  for (guint i = 0; i < units->len;)
    {
      guint n = gather_alike (self, units, i);

      if (n == 1)
        {
          i++;
          continue;
        }
      if (!begun)
        _hu_report_paragraph (self->making, HU_TEXT_FAINT,
                              g_strdup (_("Each entry: name (strength), hex of the set-up → hex of the loss (event).")));
      begun = TRUE;
      add_alike (self, units, i, n);
      g_array_remove_range (units, i, n);
    }
}

/* A line for each unit that went, unless many were lost alike, and the names of the others. */
static void
add_side (HuReportUnits *self,
          const HuState *state,
          HuSide         side)
{
  HuReportShow strength = has_strengths (self->making->scenario) ? HU_SHOW_BOTH : HU_SHOW_DATA;
  GArray *units[FATE_CAPTURED + 1] = { NULL };
  HuReportTable *table;

  _hu_report_heading (self->making, 2, hu_explain_side (self->making->scenario, side));
  for (guint kind = FATE_LOST; kind <= FATE_CAPTURED; kind++)
    units[kind] = list_units (self, state, side, (FateKind) kind);
  take_alike (self, units[FATE_LOST]);
  table = _hu_report_table (self->making, NULL);
  table->look = HU_TABLE_CLOSE;
  _hu_units_add_columns (table, TRUE, strength);
  for (guint kind = FATE_LOST; kind <= FATE_CAPTURED; kind++)
    {
      if (units[kind]->len > 0)
        _hu_units_add_head (table, word_kind ((FateKind) kind));
      for (guint i = 0; i < units[kind]->len; i++)
        _hu_units_add (self, table, state, g_array_index (units[kind], guint, i));
      g_array_unref (units[kind]);
    }
  add_arrived (self, state, side);
  add_named (self, state, side, FATE_SET_UP);
  add_named (self, state, side, FATE_WAITING);
  add_named (self, state, side, FATE_SPARE);
}

void
_hu_units_add_forces (HuReportUnits *self,
                      const HuState *state)
{
  add_summary (self, state);
  add_side (self, state, HU_SIDE_FIRST);
  add_side (self, state, HU_SIDE_SECOND);
}
