/*
 * The words of front-line outside its own pages: which of its rules are in force.
 */
#include "config.h"

#include "hu-front-line-words.h"

/* The last level begins at the bound of the level before it, or beyond that bound where the level before it includes it. */
static char *
explain_last (const HuFrontLineRules *rules,
              guint                   index)
{
  const HuLevel *before = index > 0 ? g_ptr_array_index (rules->levels, index - 1) : NULL;
  g_autofree char *numerator = NULL, *denominator = NULL;

  if (before == NULL || before->bound != HU_BOUND_BELOW)
    return g_strdup (_("beyond that"));

  numerator = _hu_report_number (before->numerator, FALSE);
  denominator = _hu_report_number (before->denominator, FALSE);
  /* Translators: a ratio of points. */
  return g_strdup_printf (_("%s : %s and more"), numerator, denominator);
}

char *
_hu_explain_bound (const HuFrontLineRules *rules,
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
      return explain_last (rules, index);
    }

  g_return_val_if_reached (NULL);
}

/* Adds the levels that ratios of points make, from the smallest up. */
static void
add_levels (HuReportMaking *making,
            HuReportTable  *table)
{
  const HuFrontLineRules *rules = hu_front_line_rules (making->scenario);

  for (guint i = 0; i < rules->levels->len; i++)
    {
      g_autofree char *bound = _hu_explain_bound (rules, i);
      g_autofree char *level = hu_explain_level (making->scenario, (gint) i);

      /* Translators: "up to 3 : 1". */
      g_autofree char *what = g_strdup_printf (_("Attacker to defender %s"), bound);

      _hu_report_option (table, "levels", what, g_steal_pointer (&level));
    }
}

static char *
explain_when (HuWhen when)
{
  switch (when)
    {
    case HU_WHEN_ONCE:
      return g_strdup (_("at that side’s first capture"));
    case HU_WHEN_TURN:
      return g_strdup (_("each turn it is held at the turn’s end"));
    case HU_WHEN_END:
      return g_strdup (_("if held when the game ends"));
    case HU_WHEN_AWARD:
      break;
    }

  g_return_val_if_reached (NULL);
}

char *
hu_explain_schedule_line (const HuScenario     *scenario,
                          const HuScheduleItem *item)
{
  g_autofree char *points = NULL, *to = NULL;
  g_autoptr(GString) factors = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && item != NULL, NULL);

  points = _hu_count_points (item->points);
  to = _hu_explain_recipient (scenario, item->to);
  switch (item->kind)
    {
    case HU_ITEM_PLACE:
      {
        g_autofree char *when = explain_when (item->when);
        g_autofree char *place = hu_explain_place (scenario, item->place);

        return item->hold == HU_HOLD_CLEAR
          /* Translators: "5 points", who gets them, place, when. */
          ? hu_explain_sentence (scenario, _("%s %s for %s, held with a unit in it and no enemy unit, %s"), points, to,
                                 place, when)
          /* Translators: "5 points", who gets them, place, when. */
          : hu_explain_sentence (scenario, _("%s %s for control of %s, %s"), points, to, place, when);
      }
    case HU_ITEM_AWARD:
      /* Translators: "5 points", who gets them. */
      return g_strdup_printf (_("%s %s, when the players award it"), points, to);
    case HU_ITEM_PER_STRENGTH:
      for (guint i = 0; item->factors != NULL && i < item->factors->len; i++)
        {
          const HuFactor *factor = &g_array_index (item->factors, HuFactor, i);
          g_autofree char *times = _hu_report_number (factor->factor, FALSE);

          /* Translators: a branch ("mechanized"), how many times its points count; keep the leading separator. */
          g_string_append_printf (factors, C_("schedule", "; %s × %s"), hu_explain_branch (scenario, factor->branch), times);
        }
      /* Translators: "1 point", who gets them, "; mechanized × 3" or nothing. */
      return g_strdup_printf (_("%s %s for each point of strength of an enemy unit eliminated%s"), points, to,
                              factors->str);
    }

  g_return_val_if_reached (NULL);
}

static void
add_schedule (HuReportMaking *making,
              HuReportTable  *table)
{
  const GPtrArray *schedule = hu_front_line_rules (making->scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (schedule, i);

      g_autofree char *name = hu_explain_schedule_item (making->scenario, i);

      _hu_report_option (table, "schedule", name, hu_explain_schedule_line (making->scenario, item));
    }
  if (!hu_front_line_rules (making->scenario)->schedule_given)
    _hu_report_option (table, "schedule", _("Schedule"), g_strdup (_("none in the file; the above is the program’s default")));
}

static void
add_rules (HuReportMaking *making)
{
  const HuScenario *scenario = making->scenario;
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  HuReportTable *table = _hu_report_rules_table (making, "rules-front-line", HU_SYSTEM_FRONT_LINE);

  _hu_report_option (table, "levels", _("Attacker"), hu_explain_side (scenario, rules->attacker));
  add_levels (making, table);
  add_schedule (making, table);
  if (rules->rows_given)
    _hu_report_option (table, "line", _("Rows"),
                       /* Translators: the first and the last hex row that count. */
                       g_strdup_printf (_("%d to %d"), rules->first_row, rules->last_row));
  _hu_report_option (table, "line", _("From turn"), hu_explain_turn (scenario, rules->from_turn));
  _hu_report_option (table, "line", _("A gap costs"), _hu_count_points (rules->penalty));
}

/* --- Charts --- */

static void
begin_line_chart (HuReportMaking *making)
{
  const HuFrontLineRules *rules = hu_front_line_rules (making->scenario);
  HuChartReading *reading = _hu_report_begin_chart (making, g_strdup (_("Gaps of the front line")),
                                                    _("Gaps"));

  _hu_report_add_series (reading, 0, hu_explain_side (making->scenario, rules->attacker), rules->attacker,
                         HU_FRONT_LINE_METER_LINE_ATTACKER, _hu_report_read_value);
  _hu_report_add_series (reading, 1, hu_explain_side (making->scenario, rules->defender), rules->defender,
                         HU_FRONT_LINE_METER_LINE_DEFENDER, _hu_report_read_value);
}

/* The points as they stood then, without what is scored only when the game ends. */
static double
read_scored (const HuSnapshot *snapshot,
             HuSide            side)
{
  return (double) hu_snapshot_get_front_line (snapshot)->scored[side];
}

static double
read_attacker (const HuSnapshot *snapshot,
               const HuMeter    *meter)
{
  return read_scored (snapshot, hu_front_line_rules (hu_snapshot_get_scenario (snapshot))->attacker);
}

static double
read_defender (const HuSnapshot *snapshot,
               const HuMeter    *meter)
{
  return read_scored (snapshot, hu_front_line_rules (hu_snapshot_get_scenario (snapshot))->defender);
}

static void
begin_chart (HuReportMaking *making,
             const HuMeter  *meter)
{
  const HuFrontLineRules *rules = hu_front_line_rules (making->scenario);
  g_autofree char *title = hu_explain_meter_title (making->snapshot, meter);
  HuChartReading *reading;

  /* One chart shows both lines, so the defender's has none of its own. */
  if (meter->kind == HU_FRONT_LINE_METER_LINE_ATTACKER)
    begin_line_chart (making);
  if (meter->kind != HU_FRONT_LINE_METER_POINTS)
    return;

  reading = _hu_report_begin_chart (making, g_steal_pointer (&title), _("Points"));
  _hu_report_add_series (reading, 0, hu_explain_side (making->scenario, rules->attacker), rules->attacker, meter->kind,
                         read_attacker);
  _hu_report_add_series (reading, 1, hu_explain_side (making->scenario, rules->defender), rules->defender, meter->kind,
                         read_defender);
}

/* --- All of it --- */

#define PART (HU_PART_SYSTEM + HU_SYSTEM_FRONT_LINE)

static const HuReportTableKind tables[] = {
  { "ledger", N_("Ledger"), HU_PART_POINTS },
  { "front-line", N_("Front line by turn"), PART },
  { "sums", N_("What the points are for"), HU_PART_PROTOCOL },
  { NULL, NULL, PART },
};

static char *
name_listed (const HuScenario *scenario,
             HuListed          kind,
             guint             n)
{
  gboolean is_level = kind == HU_LISTED_LEVEL && n < hu_front_line_rules (scenario)->levels->len;

  return is_level ? hu_explain_level (scenario, (gint) n) : NULL;
}

static char *
explain_record (const HuScenario *scenario,
                const HuVerdict  *verdict)
{
  const GPtrArray *levels = hu_front_line_rules (scenario)->levels;

  for (guint i = 0; verdict->level != NULL && i < levels->len; i++)
    if (g_str_equal (((const HuLevel *) g_ptr_array_index (levels, i))->id, verdict->level))
      return hu_explain_level (scenario, (gint) i);

  return NULL;
}

static const HuReportPartKind part = { "front-line", N_("Front line by turn"), 4, NULL, _hu_report_add_front_line };

const HuSystemWords hu_front_line_words = {
  .name = N_("Front Line"),
  .pages = _hu_front_line_pages,
  .clauses = _hu_front_line_clause_words,
  .read_clause = _hu_front_line_read_clause,
  .fields = _hu_front_line_fields,
  .explain_undecided = _hu_explain_front_line_undecided,
  .explain_ruling = _hu_explain_front_line_ruling,
  .explain_victory = _hu_explain_front_line_victory,
  .explain_record = explain_record,
  .name_listed = name_listed,
  .explain_title = _hu_explain_front_line_title,
  .explain_value = _hu_explain_front_line_value,
  .explain_standing = _hu_explain_front_line_standing,
  .explain_detail = _hu_explain_front_line_detail,
  .explain_rule = _hu_explain_front_line_rule,
  .ask_fact = _hu_explain_front_line_question,
  .add_fact_reasons = _hu_explain_front_line_because,
  .add_remembered = _hu_explain_front_line_remembered,
  .get_fact_rule = _hu_explain_front_line_fact_rule,
  .state_goal = _hu_explain_front_line_goal,
  .add_wrong = _hu_explain_front_line_wrong,
  .explain_award = _hu_explain_front_line_award,
  .explain_phase_warning = _hu_explain_front_line_warning,
  .explain_legend = _hu_explain_front_line_legend,
  .add = {
    [HU_SHARE_POINTS] = _hu_report_add_front_line_points,
    [HU_SHARE_RULES] = add_rules,
    [HU_SHARE_ARITHMETIC] = _hu_report_add_front_line_arithmetic,
    [HU_SHARE_SUMS] = _hu_report_add_front_line_sums,
  },
  .add_focus = _hu_report_add_front_line_focus,
  .name_focus = _hu_report_name_front_line_focus,
  .part = &part,
  .tables = tables,
  .begin_chart = begin_chart,
  .map_show = HU_REPORT_MAP_FRONT_LINE,
};
