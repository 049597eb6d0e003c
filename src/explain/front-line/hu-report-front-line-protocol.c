/*
 * The front line's share in the protocol: the ratio of points that makes the level of victory,
 * its scale, and what the points of each side are for.
 */
#include "config.h"

#include <math.h>

#include "hu-explain-private.h"
#include "hu-front-line-words.h"

#define GAPS_MOST 5

/* --- Ratios --- */

static double
bound_of (const HuFrontLineRules *rules,
          gint                    level)
{
  const HuLevel *found = g_ptr_array_index (rules->levels, level);

  return (double) found->numerator / (double) found->denominator;
}

static char *
explain_bound (const HuLevel *level)
{
  g_autofree char *numerator = _hu_number (level->numerator);
  g_autofree char *denominator = _hu_number (level->denominator);

  return g_strdup_printf (C_("victory points", "%s : %s"), numerator, denominator);
}

static char *
show_ratio (double ratio,
            guint  digits)
{
  double size = MIN (ratio >= 1 ? ratio : 1 / ratio, 1e9);
  guint unit = 1;
  g_autofree char *number = NULL;

  for (guint i = 0; i < digits; i++)
    unit *= 10;
  number = hu_explain_decimal ((gint64) (size * unit + 0.5), unit);

  return ratio >= 1 ? g_strdup_printf ("%s : 1", number) : g_strdup_printf ("1 : %s", number);
}

/* Tells whether @ratio, written with @digits decimals, would look like the bound of @level. */
static gboolean
looks_like_bound (const HuFrontLineRules *rules,
                  gint                    level,
                  double                  ratio,
                  guint                   digits)
{
  g_autofree char *shown = NULL;
  g_autofree char *bound = NULL;

  if (level < 0 || level >= (gint) rules->levels->len ||
      ((const HuLevel *) g_ptr_array_index (rules->levels, level))->bound == HU_BOUND_NONE ||
      ratio == bound_of (rules, level))
    return FALSE;

  shown = show_ratio (ratio, digits);
  bound = show_ratio (bound_of (rules, level), digits);

  return g_str_equal (shown, bound);
}

/* "2.17 : 1", or "1 : 1.86": with two decimals, or more where two would look like the bound of a level. */
static char *
explain_ratio (const HuFrontLineRules    *rules,
               const HuFrontLineFindings *findings)
{
  double attacker = (double) findings->points[rules->attacker], defender = (double) findings->points[rules->defender];
  double ratio = attacker / defender;
  guint digits = 2;

  while (digits < 6 && (looks_like_bound (rules, findings->level, ratio, digits) ||
                        looks_like_bound (rules, findings->level - 1, ratio, digits)))
    digits++;

  return show_ratio (ratio, digits);
}

static char *
explain_range (const HuFrontLineRules *rules,
               gint                    level)
{
  const HuLevel *found = g_ptr_array_index (rules->levels, level);
  const HuLevel *before = level > 0 ? g_ptr_array_index (rules->levels, level - 1) : NULL;
  g_autofree char *low = before != NULL ? explain_bound (before) : NULL;
  g_autofree char *high = found->bound != HU_BOUND_NONE ? explain_bound (found) : NULL;
  gboolean over = before != NULL && before->bound == HU_BOUND_UP_TO, up_to = found->bound == HU_BOUND_UP_TO;

  if (low == NULL && high == NULL)
    return g_strdup (C_("range", "as any ratio"));
  if (low == NULL)
    return g_strdup_printf (up_to ? C_("range", "up to %s") : C_("range", "below %s"), high);
  if (high == NULL)
    return g_strdup_printf (over ? C_("range", "over %s") : C_("range", "at least %s"), low);

  if (over)
    return g_strdup_printf (up_to
                              /* Translators: a range of ratios: "2 : 1", "3 : 1". */
                              ? C_("range", "over %s and up to %s")
                              /* Translators: a range of ratios: "2 : 1", "3 : 1". */
                              : C_("range", "over %s and below %s"),
                            low, high);

  return g_strdup_printf (up_to
                            /* Translators: a range of ratios: "2 : 1", "3 : 1". */
                            ? C_("range", "at least %s and up to %s")
                            /* Translators: a range of ratios: "2 : 1", "3 : 1". */
                            : C_("range", "at least %s and below %s"),
                          low, high);
}

/* --- The arithmetic --- */

static char *
explain_arithmetic (const HuSnapshot          *snapshot,
                    const HuFrontLineFindings *findings)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  g_autofree char *points = hu_explain_totals (scenario, rules->attacker, findings->points, 1);
  g_autofree char *level = hu_explain_level (scenario, findings->level);
  g_autofree char *range = explain_range (rules, findings->level);
  g_autofree char *ratio = NULL;

  if (findings->points[rules->attacker] == 0 || findings->points[rules->defender] == 0)
    /* Translators: "German 0 : 93 Soviet", a range of ratios: "up to 1 : 3", a level of victory. */
    return g_strdup_printf (_("%s, %s: %s."), points, range, level);

  ratio = explain_ratio (rules, findings);

  /* Translators: "German 202 : 93 Soviet", their ratio: "2.17 : 1", a range of ratios: "over 2 : 1 and up to 3 : 1", a level of
   * victory. */
  return g_strdup_printf (_("%s = %s, %s: %s."), points, ratio, range, level);
}

/* From 2 : 1 to 4 : 1 is as far as from 1 : 1 to 2 : 1. Levels without one of their bounds, and narrow ones, have
 * room for their names. */
static double
find_width (const HuFrontLineRules *rules,
            guint                   level)
{
  gboolean has_low = level > 0, has_high = ((const HuLevel *) g_ptr_array_index (rules->levels, level))->bound != HU_BOUND_NONE;
  double low = has_low ? bound_of (rules, (gint) level - 1) : 0;

  return has_high && low > 0 ? MAX (log2 (bound_of (rules, (gint) level) / low), 0.6) : 0.75;
}

/* How far the ratio is into its level, 0 … 1; kept off the edges, so that its side of an edge can be seen. */
static double
find_within (const HuFrontLineRules    *rules,
             const HuFrontLineFindings *findings)
{
  double attacker = (double) findings->points[rules->attacker], defender = (double) findings->points[rules->defender];
  double ratio = defender > 0 ? attacker / defender : attacker > 0 ? G_MAXDOUBLE : 0;
  double low = findings->level > 0 ? bound_of (rules, findings->level - 1) : 0;
  const HuLevel *level = g_ptr_array_index (rules->levels, findings->level);
  double high = level->bound != HU_BOUND_NONE ? bound_of (rules, findings->level) : 0, within;

  if (high > low && low > 0 && ratio > 0)
    within = log2 (ratio / low) / log2 (high / low);
  else
    within = high > 0 ? ratio / high : ratio > 0 ? 1 - low / ratio : 0;

  return CLAMP (within, 0.05, 0.95);
}

static void
add_scale (HuReportMaking            *making,
           const HuFrontLineFindings *findings)
{
  const HuFrontLineRules *rules = hu_front_line_rules (making->scenario);
  gboolean has_ratio = findings->points[rules->attacker] > 0 && findings->points[rules->defender] > 0;
  HuReportScale *scale = _hu_report_scale (making, g_strdup (_("Ratio of points and level of victory")),
                                           has_ratio ? explain_ratio (rules, findings)
                                                     : hu_explain_totals (making->scenario, rules->attacker,
                                                                          findings->points, 1));

  for (guint i = 0; i < rules->levels->len; i++)
    {
      const HuLevel *level = g_ptr_array_index (rules->levels, i);

      _hu_report_scale_add (scale, level->side, hu_explain_level (making->scenario, (gint) i),
                            level->bound != HU_BOUND_NONE ? explain_bound (level) : NULL);
      ((HuScaleBand *) g_ptr_array_index (scale->bands, i))->width = find_width (rules, i);
    }
  scale->at = findings->level;
  scale->within = find_within (rules, findings);
}

void
_hu_report_add_front_line_arithmetic (HuReportMaking *making)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (making->snapshot);
  g_autofree char *sum = NULL;

  if (findings->level < 0)
    {
      _hu_report_paragraph (making, HU_TEXT_STRONG, g_strdup (_("No result: neither side has a point.")));
      return;
    }

  sum = explain_arithmetic (making->snapshot, findings);
  _hu_report_paragraph (making, HU_TEXT_STRONG,
                        hu_snapshot_get_clock (making->snapshot)->over
                          ? g_strdup (sum)
                          /* Translators: the arithmetic of the points so far, a whole sentence. */
                          : hu_front_line_is_past (making->snapshot)
                              /* Translators: the same, once something else has decided the game. */
                              ? g_strdup_printf (_("If the game had gone on and ended now: %s"), sum)
                              : g_strdup_printf (_("If the game ended now: %s"), sum));
  add_scale (making, findings);
}

/* --- What the points are for --- */

typedef struct
{
  gint64 points[HU_N_SIDES];
} Sum;

typedef struct
{
  Sum  eliminated, line, agreed, start;
  Sum *places; /* [n places] */
  Sum *items;  /* [n items]: awards */
} Sums;

static Sum *
find_sum (const HuFrontLineRules *rules,
          Sums                   *sums,
          const HuLedgerEntry    *entry)
{
  switch (entry->gain)
    {
    case HU_GAIN_ELIMINATED:
      return &sums->eliminated;
    case HU_GAIN_PLACE:
      return &sums->places[((const HuScheduleItem *) g_ptr_array_index (rules->schedule, entry->item))->place];
    case HU_GAIN_AWARD:
      return &sums->items[entry->item];
    case HU_GAIN_LINE:
      return &sums->line;
    case HU_GAIN_ADJUST:
      return &sums->agreed;
    case HU_GAIN_START:
    case HU_GAIN_ITEM:
      break;
    }

  return &sums->start;
}

static gboolean
has_points (const Sum *sum)
{
  return sum->points[HU_SIDE_FIRST] != 0 || sum->points[HU_SIDE_SECOND] != 0;
}

/* The line of the schedule by which a place is held: the first that names it. */
static const HuScheduleItem *
find_item (const HuFrontLineRules *rules,
           guint                   place)
{
  for (guint i = 0; i < rules->schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (rules->schedule, i);

      if (item->kind == HU_ITEM_PLACE && item->place == place)
        return item;
    }

  return NULL;
}

static void
add_plain (HuReportMaking *making,
           HuReportTable  *table,
           const char     *what,
           const Sum      *sum)
{
  if (has_points (sum))
    _hu_report_sum (making, table, HU_ROW_PLAIN, g_strdup (what), HU_SIDE_NONE, FALSE, sum->points);
}

/* The places that gave no points: those of each side, those held with a unit in them that have none, and those of which each side
 * controls a part. */
enum
{
  WITHOUT_UNIT = HU_N_SIDES,
  DIVIDED,
  N_WITHOUT
};

/* Places that gave points have a line each; the others are named together, with who holds them. */
static void
add_places (HuReportMaking *making,
            HuReportTable  *table,
            const Sums     *sums,
            GArray         *without[N_WITHOUT])
{
  const HuFrontLineRules *rules = hu_front_line_rules (making->scenario);
  const HuState *state = hu_snapshot_get_state (making->snapshot);

  for (guint place = 0; place < making->scenario->map->places->len; place++)
    {
      const HuScheduleItem *item = find_item (rules, place);
      HuSide holder;

      if (item == NULL)
        continue;
      holder = hu_front_line_holder (state, item);
      if (has_points (&sums->places[place]))
        _hu_report_spot_place (making, _hu_report_sum (making, table, HU_ROW_PLAIN,
                                                       hu_explain_place (making->scenario, place), holder, TRUE,
                                                       sums->places[place].points), 0, (gint) place);
      else
        g_array_append_val (without[holder != HU_SIDE_NONE            ? (guint) holder
                                    : item->hold == HU_HOLD_CLEAR ? WITHOUT_UNIT : DIVIDED], place);
    }
}

static void
tell_others (HuReportMaking *making,
             GArray         *without[N_WITHOUT])
{
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < N_WITHOUT; i++)
    {
      /* A place that a unit has to hold is held by nobody without one, whoever controls its hexes. */
      g_autofree char *side = i < HU_N_SIDES ? hu_explain_side (making->scenario, (HuSide) i)
                              : g_strdup (i == WITHOUT_UNIT ? C_("places", "without a unit to hold it")
                                                            : C_("places", "divided between the sides"));
      g_autofree char *places = hu_explain_places (making->scenario, without[i], 0);

      if (without[i]->len == 0)
        continue;
      g_string_append (words, words->len > 0 ? "; " : "");
      /* Translators: a side, or "without a unit to hold it"; places. */
      g_string_append_printf (words, C_("places", "%s (%s)"), side, places);
    }
  if (words->len > 0)
    /* Translators: sides and the places that they hold. */
    _hu_report_paragraph (making, HU_TEXT_FAINT, g_strdup_printf (_("Places that gave no points: %s."), words->str));
}

void
_hu_report_add_front_line_sums (HuReportMaking *making)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (making->snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (making->scenario);
  g_autofree Sum *places = g_new0 (Sum, making->scenario->map->places->len + 1);
  g_autofree Sum *items = g_new0 (Sum, rules->schedule->len + 1);
  Sums sums = { .places = places, .items = items };
  GArray *without[N_WITHOUT];
  HuReportTable *table = _hu_report_begin_sums (making, "sums", C_("sums", "Points for"), TRUE);

  for (guint i = 0; i < N_WITHOUT; i++)
    without[i] = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);

      hu_points_add (&find_sum (rules, &sums, entry)->points[entry->side], entry->points);
    }

  add_plain (making, table, C_("ledger", "Before the first event"), &sums.start);
  add_plain (making, table, C_("sums", "Units eliminated"), &sums.eliminated);
  add_plain (making, table, C_("sums", "Gaps in the enemy's line"), &sums.line);
  add_places (making, table, &sums, without);
  for (guint i = 0; i < rules->schedule->len; i++)
    {
      g_autofree char *what = has_points (&items[i]) ? hu_explain_schedule_item (making->scenario, i) : NULL;

      add_plain (making, table, what, &items[i]);
    }
  add_plain (making, table, C_("sums", "Agreed corrections"), &sums.agreed);
  _hu_report_sum (making, table, HU_ROW_SUM, g_strdup (C_("points", "Sum")), HU_SIDE_NONE, FALSE, findings->points);
  tell_others (making, without);
  for (guint i = 0; i < N_WITHOUT; i++)
    g_array_unref (without[i]);
}

/* --- Where it is decided --- */

typedef struct
{
  gint  row;
  guint unit; /* that is nearest to it */
  HuHex hex;  /* where that unit stands */
} GapPlace;

/* The gaps of both lines that a unit is near to; (element-type GapPlace). */
static GArray *
list_gaps (const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (GapPlace));

  for (guint side = 0; side < HU_N_SIDES; side++)
    for (guint i = 0; i < findings->gaps[side]->len; i++)
      {
        const HuGap *gap = &g_array_index (findings->gaps[side], HuGap, i);
        GapPlace place = { gap->row, gap->unit, gap->unit != HU_UNIT_NONE ? hu_snapshot_get_state (snapshot)->unit_hex[gap->unit]
                                                                          : HU_HEX_NONE };

        if (place.hex != HU_HEX_NONE)
          g_array_append_val (places, place);
      }

  return places;
}

static char *
name_gap (const HuScenario *scenario,
          const GArray     *gaps,
          guint             index)
{
  const GapPlace *gap = &g_array_index (gaps, GapPlace, index);
  g_autofree char *hex = hu_grid_dup_name (scenario->map->grid, gap->hex);

  /* Translators: a row of the map that a line leaves open, the unit that is nearest, and its hex: "row 70 (9 Pz in 4868)". */
  return g_strdup_printf (_("row %1$d (%2$s in %3$s)"), gap->row, hu_scenario_get_unit (scenario, gap->unit)->name, hex);
}

/* Points come from all over the map: the gaps are what the map shows best, and they are called what they are.  NULL: none. */
char *
_hu_report_name_front_line_focus (const HuSnapshot *snapshot,
                                  gint             *apart G_GNUC_UNUSED)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  g_autoptr(GArray) gaps = list_gaps (snapshot);
  g_autofree char *names = gaps->len > 0 ? _hu_explain_list (scenario, gaps, GAPS_MOST, name_gap) : NULL;

  g_autofree char *side = NULL;

  if (names == NULL)
    return NULL;
  if (findings->gaps[HU_SIDE_FIRST]->len > 0 && findings->gaps[HU_SIDE_SECOND]->len > 0)
    /* Translators: a list: "row 44 (167 ID in 3546) and row 70 (132 R in 4368)"; the rings are around these units. */
    return g_strdup_printf (_("Gaps of both lines, by the nearest unit (in rings): %s"), names);

  side = hu_explain_side (scenario, findings->gaps[HU_SIDE_FIRST]->len > 0 ? HU_SIDE_FIRST : HU_SIDE_SECOND);
  /* Translators: a side, and a list as above. */
  return hu_explain_sentence (scenario, _("Gaps of the line of the %s side, by the nearest unit (in rings): %s"), side, names);
}

/* Returns the place that gave the most points, or -1. */
static gint
find_dearest (const HuScenario          *scenario,
              const HuFrontLineFindings *findings)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  g_autofree gint64 *points = g_new0 (gint64, scenario->map->places->len + 1);
  gint dearest = -1;

  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);
      guint place;

      if (entry->gain != HU_GAIN_PLACE)
        continue;
      place = ((const HuScheduleItem *) g_ptr_array_index (rules->schedule, entry->item))->place;
      if (!hu_points_add (&points[place], entry->points) && (dearest < 0 || points[place] > points[dearest]))
        dearest = (gint) place;
    }

  return dearest;
}

/* The gaps of either line, if there are any; else the place that gave the most points. */
void
_hu_report_add_front_line_focus (const HuSnapshot *snapshot,
                                 const HuVerdict  *verdict,
                                 GArray           *focus)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  g_autoptr(GArray) gaps = list_gaps (snapshot);
  gint dearest;

  for (guint i = 0; i < gaps->len; i++)
    g_array_append_val (focus, g_array_index (gaps, GapPlace, i).hex);
  if (focus->len > 0)
    return;

  dearest = find_dearest (scenario, findings);
  if (dearest >= 0)
    {
      const GArray *hexes = hu_map_get_place (scenario->map, (guint) dearest)->hexes;

      g_array_append_vals (focus, hexes->data, hexes->len);
    }
}
