/*
 * The report's part on which options and readings of the operational rules
 * are in force, the program's defaults too: what two players may have read
 * differently.
 */
#include "config.h"

#include "hu-report-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-explain-reading.h"
#include "hu-rule-page.h"

/* --- Rows --- */

static void
add_option (HuReportTable *table,
            const char    *rule,
            const char    *what,
            char          *reading) /* (transfer full) */
{
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

  _hu_report_cell_rule (row, 0, rule);
  _hu_report_cell (row, 1, g_strdup (what));
  _hu_report_cell (row, 2, reading);
}

static HuReportTable *
begin_table (HuReportMaking *making,
             const char     *name,
             HuSystemId      system)
{
  HuReportTable *table;

  _hu_report_heading (making, 2, hu_explain_rule_system (system, HU_LANG_LOCALE));
  table = _hu_report_table (making, name, NULL);
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Rule"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Question"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Reading in force"));

  return table;
}

/* --- sudden-death --- */

static const char *
edge_name (HuEdge edge)
{
  switch (edge)
    {
    case HU_EDGE_NORTH:
      return C_("edge", "north");
    case HU_EDGE_EAST:
      return C_("edge", "east");
    case HU_EDGE_SOUTH:
      return C_("edge", "south");
    case HU_EDGE_WEST:
      return C_("edge", "west");
    }

  g_return_val_if_reached ("");
}

static char *
explain_sources (const HuScenario *scenario,
                 const HuSources  *sources)
{
  g_autoptr(GString) names = g_string_new (NULL);

  if (!sources->by_edge)
    return hu_explain_hexes (scenario, sources->hexes, 12, HU_LANG_LOCALE);

  for (guint edge = 0; edge < G_N_ELEMENTS (sources->edges); edge++)
    if (sources->edges[edge])
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", edge_name (edge));

  /* Translators: edges of the map: "north, east". */
  return g_strdup_printf (_("edges of the map: %s"), names->str);
}

static char *
explain_blocks (const HuSuddenDeathRules *rules)
{
  const char *words[3];
  guint n = 0;
  g_autoptr(GString) list = g_string_new (NULL);

  if (rules->blocked_by_units)
    words[n++] = _("enemy ground units");
  if (rules->blocked_by_zoc)
    words[n++] = _("enemy zones of control");
  if (rules->blocked_by_control)
    words[n++] = _("enemy control");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", words[i]);

  return g_strdup (n > 0 ? list->str : _("nothing but the map"));
}

static void
add_sudden_death (HuReportMaking *making)
{
  const HuScenario *scenario = making->scenario;
  const HuSuddenDeathRules *rules = scenario->sudden_death;
  HuReportTable *table = begin_table (making, "rules-sudden-death", HU_SYSTEM_SUDDEN_DEATH);

  add_option (table, "4", _("Attacker"), hu_explain_side (scenario, rules->attacker, HU_LANG_LOCALE));
  add_option (table, "4", _("Comes to a verdict"),
              g_strdup (rules->decides ? _("yes") : _("no: lines and meters are shown only")));
  add_option (table, "4.2", _("Capital"), hu_explain_place (scenario, rules->capital));
  add_option (table, "4.3", _("Supply comes from"), explain_sources (scenario, &rules->sources));
  add_option (table, "4.3", _("Lines are blocked by"), explain_blocks (rules));
  add_option (table, "4.3", _("Longest line"),
              rules->max_length < 0
                ? g_strdup (_("any length"))
                : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d hex", "%d hexes", (gulong) rules->max_length),
                                   rules->max_length));
  add_option (table, "4.4", _("Cities"),
              rules->cities->len > 0 ? hu_explain_places (scenario, rules->cities, 0, HU_LANG_LOCALE)
                                     : g_strdup (_("none: the rule is not in force")));
  add_option (table, "4.5", _("The rear is"),
              g_strdup (rules->rear_given ? _("as the file names it") : _("what the attacker controls at the start")));
}

/* --- front-line --- */

static char *
explain_bound (const HuFrontLineRules *rules,
               guint                   index)
{
  const HuLevel *level = g_ptr_array_index (rules->levels, index);
  g_autofree char *numerator = _hu_report_number (level->numerator, FALSE);
  g_autofree char *denominator = _hu_report_number (level->denominator, FALSE);

  switch (level->bound)
    {
    case HU_BOUND_UP_TO:
      /* Translators: a ratio of points. */
      return g_strdup_printf (_("up to %s : %s"), numerator, denominator);
    case HU_BOUND_BELOW:
      /* Translators: a ratio of points. */
      return g_strdup_printf (_("below %s : %s"), numerator, denominator);
    case HU_BOUND_NONE:
      return g_strdup (_("beyond that"));
    }

  g_return_val_if_reached (NULL);
}

/* What the ratio of points makes, from the smallest up. */
static void
add_levels (HuReportMaking *making,
            HuReportTable  *table)
{
  const HuFrontLineRules *rules = making->scenario->front_line;

  for (guint i = 0; i < rules->levels->len; i++)
    {
      g_autofree char *bound = explain_bound (rules, i);
      g_autofree char *level = hu_explain_level (making->scenario, (gint) i, HU_LANG_LOCALE);

      /* Translators: "up to 3 : 1". */
      g_autofree char *what = g_strdup_printf (_("Attacker to defender %s"), bound);

      add_option (table, "levels", what, g_steal_pointer (&level));
    }
}

static char *
explain_when (HuWhen when)
{
  switch (when)
    {
    case HU_WHEN_ONCE:
      return g_strdup (_("at each side’s first capture"));
    case HU_WHEN_TURN:
      return g_strdup (_("each turn it is held at the turn’s end"));
    case HU_WHEN_END:
      return g_strdup (_("if held when the game ends"));
    }

  g_return_val_if_reached (NULL);
}

static char *
explain_item (const HuScenario     *scenario,
              const HuScheduleItem *item)
{
  g_autofree char *points = _hu_count_points (item->points, HU_LANG_LOCALE);
  g_autofree char *to = item->to == HU_SIDE_NONE ? g_strdup (_("both sides"))
                                                 : hu_explain_side (scenario, item->to, HU_LANG_LOCALE);
  g_autoptr(GString) factors = g_string_new (NULL);

  switch (item->kind)
    {
    case HU_ITEM_PLACE:
      {
        g_autofree char *when = explain_when (item->when);
        g_autofree char *place = hu_explain_place (scenario, item->place);

        return item->hold == HU_HOLD_CLEAR
          /* Translators: "5 points", who gets them, place, when. */
          ? g_strdup_printf (_("%s to %s for %s, held with a unit in it and no enemy unit, %s"), points, to, place, when)
          /* Translators: "5 points", who gets them, place, when. */
          : g_strdup_printf (_("%s to %s for control of %s, %s"), points, to, place, when);
      }
    case HU_ITEM_AWARD:
      /* Translators: "5 points", who gets them. */
      return g_strdup_printf (_("%s to %s when the players award them"), points, to);
    case HU_ITEM_PER_STRENGTH:
      for (guint i = 0; item->factors != NULL && i < item->factors->len; i++)
        {
          const HuFactor *factor = &g_array_index (item->factors, HuFactor, i);
          g_autofree char *times = _hu_report_number (factor->factor, FALSE);

          /* Translators: a branch ("mechanized"), how many times its points count; keep the leading separator. */
          g_string_append_printf (factors, C_("schedule", "; %s × %s"), factor->branch, times);
        }
      /* Translators: "1 point", who gets them, "; mechanized × 3" or nothing. */
      return g_strdup_printf (_("%s to %s for each point of strength of an enemy unit eliminated%s"), points, to,
                              factors->str);
    }

  g_return_val_if_reached (NULL);
}

static void
add_schedule (HuReportMaking *making,
              HuReportTable  *table)
{
  const GPtrArray *schedule = making->scenario->front_line->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (schedule, i);

      add_option (table, "schedule", item->item, explain_item (making->scenario, item));
    }
  if (!making->scenario->front_line->schedule_given)
    add_option (table, "schedule", _("Schedule"), g_strdup (_("none in the file; the above is the program’s default")));
}

static void
add_front_line (HuReportMaking *making)
{
  const HuScenario *scenario = making->scenario;
  const HuFrontLineRules *rules = scenario->front_line;
  HuReportTable *table = begin_table (making, "rules-front-line", HU_SYSTEM_FRONT_LINE);

  add_option (table, "levels", _("Attacker"), hu_explain_side (scenario, rules->attacker, HU_LANG_LOCALE));
  add_levels (making, table);
  add_schedule (making, table);
  if (rules->rows_given)
    add_option (table, "line", _("Rows"),
                /* Translators: the first and the last hex row that count. */
                g_strdup_printf (_("%d to %d"), rules->first_row, rules->last_row));
  add_option (table, "line", _("From turn"), hu_explain_turn (scenario, rules->from_turn, HU_LANG_LOCALE));
  add_option (table, "line", _("A gap costs"), _hu_count_points (rules->penalty, HU_LANG_LOCALE));
}

/* --- control --- */

static void
add_conditions (HuReportMaking *making,
                HuReportTable  *table)
{
  const HuControlRules *rules = making->scenario->control;

  for (guint i = 0; i < rules->victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (rules->victory, i);
      g_autofree char *side = hu_explain_side (making->scenario, entry->side, HU_LANG_LOCALE);
      g_autofree char *what = entry->immediate
        /* Translators: a side. */
        ? g_strdup_printf (_("%s wins at once by"), side)
        /* Translators: a side. */
        : g_strdup_printf (_("%s wins at the end by"), side);

      add_option (table, "26.1", what, hu_explain_condition (making->scenario, entry->needs, HU_LANG_LOCALE));
    }
}

static void
add_control (HuReportMaking *making)
{
  const HuScenario *scenario = making->scenario;
  const HuControlRules *rules = scenario->control;
  HuReportTable *table = begin_table (making, "rules-control", HU_SYSTEM_CONTROL);

  add_conditions (making, table);
  add_option (table, "26.1", _("Where both or neither have met theirs"),
              rules->otherwise == HU_SIDE_NONE ? g_strdup (_("undecided"))
                                               : hu_explain_side (scenario, rules->otherwise, HU_LANG_LOCALE));
  for (guint i = 0; i < rules->exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (rules->exits, i);
      g_autofree char *side = hu_explain_side (scenario, area->side, HU_LANG_LOCALE);
      /* Translators: a side. */
      g_autofree char *what = g_strdup_printf (_("%s may exit from"), side);

      add_option (table, "26.23", what, hu_explain_hexes (scenario, area->hexes, 12, HU_LANG_LOCALE));
    }
  for (guint i = 0; i < rules->balance->len; i++)
    {
      const HuBalance *balance = g_ptr_array_index (rules->balance, i);
      g_autofree char *side = hu_explain_side (scenario, balance->side, HU_LANG_LOCALE);
      /* Translators: a side that the scenario helps, where players want an even game. */
      g_autofree char *what = g_strdup_printf (_("Balance for %s"), side);

      /* Translators: the scenario's own words. */
      add_option (table, "26.4", what, g_strdup_printf (_("“%s”"), balance->text));
    }
}

/* --- Readings --- */

/* Two players who read differently see whether it matters in this game. */
static char *
change_by_other (HuReportMaking         *making,
                 const HuReadingInForce *reading)
{
  g_autoptr(HuSnapshot) other = NULL;
  guint refused;

  if (making->scenario->map->grid->n_hexes > HU_BUDGET_JUDGED_HEXES)
    return g_strdup_printf (_("Not judged: the map has more than %'d hexes."), HU_BUDGET_JUDGED_HEXES);

  other = hu_reading_judge_other (making->adjudicator, making->n_events, making->viewer, reading, &refused);
  return hu_explain_reading_change (making->snapshot, other, refused);
}

static void
add_readings (HuReportMaking *making)
{
  g_autoptr(GArray) readings = hu_reading_list (making->scenario);
  HuReportTable *table;

  if (readings->len == 0)
    return;

  _hu_report_heading (making, 2, g_strdup (_("Readings")));
  table = _hu_report_table (making, "readings", NULL);
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Rule"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Question"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Reading in force"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("With the other reading"));
  for (guint i = 0; i < readings->len && _hu_report_go_on (making, (double) i / readings->len); i++)
    {
      const HuReadingInForce *reading = &g_array_index (readings, HuReadingInForce, i);
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

      _hu_report_cell_rule (row, 0, reading->what->rule);
      _hu_report_cell (row, 1, g_strdup (hu_explain_reading (reading)));
      _hu_report_cell (row, 2, hu_explain_reading_value (reading, reading->value));
      _hu_report_cell (row, 3, change_by_other (making, reading));
    }
}

void
_hu_report_add_rules (HuReportMaking *making)
{
  const HuScenario *scenario = making->scenario;

  _hu_report_heading (making, 1, hu_report_explain_part (HU_PART_RULES));
  if (scenario->sudden_death != NULL)
    add_sudden_death (making);
  if (scenario->front_line != NULL)
    add_front_line (making);
  if (scenario->control != NULL)
    add_control (making);
  add_readings (making);
}
