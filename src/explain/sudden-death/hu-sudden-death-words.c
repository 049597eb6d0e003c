/*
 * The words of sudden-death outside its own pages: the conditions that a verdict depends on,
 * and which of its rules are in force.
 */
#include "config.h"

#include "hu-sudden-death-words.h"

#include "hu-explain-arrival.h"
#include "hu-explain-withdrawal.h"
#include "hu-sources.h"
#include "hu-sudden-death.h"

static gint64
count_width (const HuTold *told)
{
  return ((const HuSuddenDeathFindings *) told->about)->cut->len;
}

/* Not there where nothing has changed since. */
static char *
tell_start (const HuTold *told)
{
  const HuSuddenDeathFindings *findings = told->about;

  return findings->cut->len == findings->lifeline_start
    ? NULL : _hu_explain_hexes_needed ((gint) findings->lifeline_start, !findings->start_exact);
}

static const HuPart parts[] = {
  HU_PARTS_OF_SUDDEN_DEATH,
  HU_PART_OF_RULES ("decides", INT, HU_SYSTEM_SUDDEN_DEATH, HuSuddenDeathRules, decides),
  HU_PART ("exact", INT, HuSuddenDeathFindings, cut_exact),
  HU_PART_COUNTED ("width", count_width),
  HU_PART_TOLD ("start", tell_start),
  HU_PARTS_END
};

/* By whether it is isolated.  Translators: {capital} is a place, {attacker} a side; {width} a number of hexes, {start} that at
 * the set-up: "9" or "at most 9". */
static const HuSentence undecided[] = {
  { TRUE, N_("{capital} is cut off."), HU_WHERE ("decides", FALSE) },
  { TRUE, N_("{capital} is cut off: a {attacker} victory if it still is when the phase ends (4.3).") },
  { FALSE,
    HU_BOTH ("{capital}'s lifeline is {width} hex wide (was {start}).",
             "{capital}'s lifeline is {width} hexes wide (was {start})."), "width", HU_WHERE ("exact", TRUE) },
  { FALSE,
    HU_BOTH ("{capital}'s lifeline is {width} hex wide, as at the start.",
             "{capital}'s lifeline is {width} hexes wide, as at the start."), "width", HU_WHERE ("exact", TRUE) },
  { FALSE,
    HU_BOTH ("{capital}'s lifeline is at most {width} hex wide (was {start}).",
             "{capital}'s lifeline is at most {width} hexes wide (was {start})."), "width" },
  { FALSE,
    HU_BOTH ("{capital}'s lifeline is at most {width} hex wide, as at the start.",
             "{capital}'s lifeline is at most {width} hexes wide, as at the start."), "width" },
  { 0 }
};

/* Takes @text, and adds each withdrawal that is due now. */
static char *
add_alarms (const HuSnapshot *snapshot,
            char             *text)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (hu_snapshot_get_scenario (snapshot));
  const GArray *findings = hu_snapshot_get_sudden_death (snapshot)->withdrawals;

  for (guint i = 0; rules->decides && i < findings->len; i++)
    {
      g_autofree char *before = text;
      g_autofree char *alarm = hu_explain_withdrawal_alarm (hu_snapshot_get_state (snapshot),
                                                            g_ptr_array_index (rules->withdrawals, i),
                                                            &g_array_index (findings, HuWithdrawalFinding, i), "9.5");

      text = alarm != NULL ? g_strjoin (" ", before, alarm, NULL) : g_steal_pointer (&before);
    }

  return text;
}

/* Words the state of 4.3 while nothing is decided, and the withdrawals that are due. */
static char *
explain_undecided (const HuSnapshot *snapshot)
{
  const HuSuddenDeathFindings *findings = hu_snapshot_get_sudden_death (snapshot);

  return add_alarms (snapshot, _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), parts, findings }, undecided,
                                         findings->isolated));
}

/* --- What is in force --- */

/* "Nov I: 1 Cav; Nov II: 2 of 5 ID, 8 ID and 28 ID" */
static char *
explain_withdrawals (const HuScenario *scenario,
                     const GPtrArray  *withdrawals)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < withdrawals->len; i++)
    {
      const HuWithdrawal *one = g_ptr_array_index (withdrawals, i);
      g_autofree char *turn = hu_explain_turn (scenario, one->turn);
      g_autofree char *units = hu_explain_withdrawal_units (scenario, one);

      if (i > 0)
        g_string_append (text, "; ");
      /* Translators: a turn, and which units have to be withdrawn by its end. */
      g_string_append_printf (text, C_("withdrawal", "%1$s: %2$s"), turn, units);
    }

  return g_string_free (text, FALSE);
}

/* The cities and towns with a hex in the rear that the scenario lists: 4.5 asks for no others. */
static char *
explain_rear (const HuScenario *scenario)
{
  g_autoptr(GArray) towns = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint place = 0; place < scenario->map->places->len; place++)
    if (hu_sudden_death_is_rear (scenario, place))
      g_array_append_val (towns, place);

  return towns->len > 0 ? hu_explain_places (scenario, towns, 0) : g_strdup (_("no city and no town"));
}

/* Of a capital at the edge of the map, hexes are sources, too, but for nobody elsewhere (8.3). */
static char *
explain_sources (const HuScenario    *scenario,
                 const HuSupplyRules *supply)
{
  g_autoptr(GArray) inside = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree char *sources = hu_explain_sources (scenario, &supply->sources);
  g_autofree char *hexes = NULL;

  for (guint i = 0; supply->inside != NULL && i < supply->inside->len; i++)
    if (hu_sources_have (&supply->sources, scenario->map, g_array_index (supply->inside, HuHex, i)))
      g_array_append_val (inside, g_array_index (supply->inside, HuHex, i));
  if (inside->len == 0)
    return g_steal_pointer (&sources);

  hexes = hu_explain_hexes (scenario, inside, HU_LIST_MOST);

  /* Translators: edges of the map; hexes. */
  return g_strdup_printf (_("%1$s; but %2$s only for the units there"), sources, hexes);
}

static void
add_rules (HuReportMaking *making)
{
  const HuScenario *scenario = making->scenario;
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  HuReportTable *table = _hu_report_rules_table (making, "rules-sudden-death", HU_SYSTEM_SUDDEN_DEATH);
  HuSupplyRules supply = { .max_length = -1 };

  hu_supply_rules_find (scenario, rules->defender, &supply);

  _hu_report_option (table, "4", _("Attacker"), hu_explain_side (scenario, rules->attacker));
  _hu_report_option (table, "4", _("Decides the game"),
                     g_strdup (rules->decides ? _("yes") : _("no: lines and meters are shown only")));
  _hu_report_option (table, "4.2", _("Capital"), hu_explain_place (scenario, rules->capital));
  _hu_report_option (table, "4.3", _("Supply comes from"), explain_sources (scenario, &supply));
  _hu_report_option (table, "4.3", _("Lines are blocked by"), hu_explain_obstacles (&supply));
  _hu_report_option (table, "4.3", _("Longest line"),
                     supply.max_length < 0
                       ? g_strdup (_("any length"))
                       : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d hex", "%d hexes", (gulong) supply.max_length),
                                          supply.max_length));
  if (supply.along != 0)
    _hu_report_option (table, "4.3", _("Then along roads and railways"),
                       g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                     "after %d step at most; a source within it needs none of them",
                                                     "after %d steps at most; a source within these needs none of them",
                                                     (gulong) supply.steps), supply.steps));
  _hu_report_option (table, "4.4", _("Cities"),
                     rules->cities->len > 0 ? hu_explain_places (scenario, rules->cities, 0)
                                            : g_strdup (_("none: the rule is not in force")));
  _hu_report_option (table, "4.5", _("The rear is"),
                     rules->rear_given ? explain_rear (scenario)
                                       : g_strdup (_("what the attacker controls at the start")));
  _hu_report_option (table, "9.5", _("The attacker has to withdraw"),
                     rules->withdrawals->len > 0 ? explain_withdrawals (scenario, rules->withdrawals)
                                                 : g_strdup (_("none: the rule is not in force")));
  if (rules->decides)
    _hu_report_option (table, "4.6", _("If no condition is met"), hu_explain_side (scenario, rules->defender));
}

/* --- Charts --- */

static double
read_lost (const HuSnapshot *snapshot,
           const HuMeter    *meter)
{
  return hu_sudden_death_meter (meter)->lost;
}

static void
begin_chart (HuReportMaking *making,
             const HuMeter  *meter)
{
  g_autofree char *title = hu_explain_meter_title (making->snapshot, meter);
  HuChartReading *reading;

  switch ((HuSuddenDeathMeterKind) meter->kind)
    {
    case HU_SUDDEN_DEATH_METER_LIFELINE:
      reading = _hu_report_begin_chart (making, g_steal_pointer (&title), _("Hexes wide"));
      _hu_report_add_series (reading, 0, g_strdup (_("Narrowest cut")), hu_side_other (meter->for_side), meter->kind,
                             _hu_report_read_value);
      break;
    case HU_SUDDEN_DEATH_METER_CAPITAL:
      reading = _hu_report_begin_chart (making, g_steal_pointer (&title), _("Hexes held"));
      _hu_report_add_series (reading, 0, hu_explain_side (making->scenario, meter->for_side), meter->for_side, meter->kind,
                             _hu_report_read_value);
      break;
    case HU_SUDDEN_DEATH_METER_CITIES:
      reading = _hu_report_begin_chart (making, g_steal_pointer (&title), _("Cities held"));
      _hu_report_add_series (reading, 0, hu_explain_side (making->scenario, meter->for_side), meter->for_side, meter->kind,
                             _hu_report_read_value);
      break;
    case HU_SUDDEN_DEATH_METER_REAR:
      reading = _hu_report_begin_chart (making, g_steal_pointer (&title), _("Rear towns lost"));
      _hu_report_add_series (reading, 0, hu_explain_side (making->scenario, meter->for_side), meter->for_side, meter->kind,
                             read_lost);
      break;
    case HU_SUDDEN_DEATH_METER_WITHDRAWALS:
      reading = _hu_report_begin_chart (making, g_strdup (_("Withdrawals")), _("Dates kept"));
      _hu_report_add_series (reading, 0, hu_explain_side (making->scenario, hu_side_other (meter->for_side)),
                             hu_side_other (meter->for_side), meter->kind, _hu_report_read_value);
      break;
    }
}

/* Each condition has a ruling of its own, and a verdict names one rule. */
static char *
name_other (const HuScenario *scenario,
            const HuRuling   *deciding,
            const HuRuling   *other)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  HuSide winner = HU_SIDE_NONE;

  switch (other->kind)
    {
    case HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED:
    case HU_SUDDEN_DEATH_RULING_ISOLATED:
    case HU_SUDDEN_DEATH_RULING_ALL_CITIES:
      winner = rules->attacker;
      break;
    case HU_SUDDEN_DEATH_RULING_REAR_TAKEN:
    case HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED:
      winner = rules->defender;
      break;
    default:
      break;
    }
  if (winner == HU_SIDE_NONE || g_str_equal (deciding->rule, other->rule))
    return NULL;

  return hu_explain_sentence (scenario, _("%s victory by rule %s"), _hu_side_name (scenario, winner), other->rule);
}

/* 4.6 */
static char *
explain_otherwise (const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  return rules->decides ? hu_explain_default (scenario, rules->defender, "4.6") : NULL;
}

const HuSystemWords hu_sudden_death_words = {
  .name = N_("Sudden Death"),
  .pages = _hu_sudden_death_pages,
  .clauses = _hu_sudden_death_clause_words,
  .read_clause = _hu_sudden_death_read_clause,
  .fields = _hu_sudden_death_fields,
  .explain_undecided = explain_undecided,
  .explain_ruling = _hu_explain_sudden_death_ruling,
  .explain_victory = _hu_explain_sudden_death_victory,
  .name_other = name_other,
  .explain_title = _hu_explain_sudden_death_title,
  .explain_value = _hu_explain_sudden_death_value,
  .explain_detail = _hu_explain_sudden_death_detail,
  .explain_rule = _hu_explain_sudden_death_rule,
  .explain_otherwise = explain_otherwise,
  .explain_saved = _hu_explain_sudden_death_saved,
  .ask_fact = _hu_explain_sudden_death_question,
  .add_fact_reasons = _hu_explain_sudden_death_because,
  .add_remembered = _hu_explain_sudden_death_remembered,
  .get_fact_rule = _hu_explain_sudden_death_fact_rule,
  .state_goal = _hu_explain_sudden_death_goal,
  .add_wrong = _hu_explain_sudden_death_wrong,
  .add = {
    [HU_SHARE_CONDITIONS] = _hu_report_add_sudden_death,
    [HU_SHARE_RULES] = add_rules,
  },
  .add_focus = _hu_report_add_sudden_death_focus,
  .name_focus = _hu_report_name_sudden_death_focus,
  .begin_chart = begin_chart,
  .map_show = HU_REPORT_MAP_SUPPLY,
};
