/*
 * The schedule of points of objectives on the way in.  An unknown key of an item is refused: it would change points.
 */
#include "config.h"

#include "hu-read-objectives-private.h"

#include <glib/gi18n-lib.h>

HU_DEFINE_WORD_LIST (for_words, HuScoreFor, HU_N_WORTHS, hu_score_for_to_string)
HU_DEFINE_WORD_LIST (when_words, HuScoreWhen, HU_N_SCORE_WHEN, hu_score_when_to_string)

static const char * const per_keys[] = {
  "item", "to", "turn", "per_strength", "per_unit", "for", "units", "multiply", "through", "places", "hexes", "supplied",
  "when", NULL,
};
static const char * const hold_keys[] = { "item", "to", "turn", "place", "places", "hexes", "hold", "points", "when", NULL };
static const char * const line_keys[] = { "item", "to", "turn", "line", "points", NULL };
static const char * const award_keys[] = { "item", "to", "turn", "points", "when", NULL };
static const char * const needs_keys[] = { "item", "to", "turn", "needs", "points", "when", "of", NULL };

/* {"branch": {"mechanized": 3}} */
static void
read_multiply (const HuObject *object,
               HuScoreItem    *item)
{
  static const char * const keys[] = { "branch", NULL };
  HuObject multiply;
  HuAt at, branch;

  if (!hu_object_get (object, "multiply", HU_OPTIONAL, &at) ||
      !hu_object_open_strictly (&multiply, object->reader, &at, keys) ||
      !hu_object_get (&multiply, "branch", HU_REQUIRED, &branch))
    return;
  if (hu_node_get_kind (branch.node) != HU_NODE_OBJECT)
    {
      hu_object_fault (&multiply, "branch", g_strdup (_("the factors are given as an object, with a branch for each key")),
                       g_strdup (_("write {\"armor\": 2}")));
      return;
    }

  for (guint i = 0; i < hu_node_get_n (branch.node); i++)
    {
      HuAt member = hu_at_member (&branch, i);
      gint64 factor;

      if (hu_read_integer (object->reader, &member, 0, G_MAXINT64, &factor))
        hu_factors_add (&item->factors, member.key, factor);
    }
}

/* `units`: a filter in an object of its own. */
static void
read_units (const HuObject *object,
            HuScoreItem    *item)
{
  static const char * const keys[] = { "kinds", "branches", "sizes", "tags", "units", NULL };
  HuSide side = item->what_for == HU_WORTH_ELIMINATED ? hu_side_other (item->to) : item->to;
  HuObject units;
  HuAt at;

  if (!hu_object_get (object, "units", HU_OPTIONAL, &at) || !hu_object_open_strictly (&units, object->reader, &at, keys))
    return;

  item->filter_given = TRUE;
  hu_read_filter (&units, side, &item->filter);
}

static void
read_when (const HuObject *object,
           guint           allowed, /* bits by HuScoreWhen */
           HuScoreItem    *item)
{
  const char *words[HU_N_SCORE_WHEN + 1] = { NULL };
  HuScoreWhen values[HU_N_SCORE_WHEN];
  gint when = 0, n = 0;

  for (guint i = 0; i < HU_N_SCORE_WHEN; i++)
    if (allowed >> i & 1)
      {
        words[n] = when_words ()[i];
        values[n++] = (HuScoreWhen) i;
      }
  item->when_given = hu_object_has (object, "when");
  if (item->when_given && hu_object_word (object, "when", HU_REQUIRED, words, &when))
    item->when = values[when];
}

/* At most two decimals; negative points are taken away. */
static void
read_points (const HuObject *object,
             const char     *key,
             HuScoreItem    *item)
{
  HuDecimal points = { 0, HU_UNIT_WHOLE };

  hu_object_decimal (object, key, HU_REQUIRED, G_MININT64, &points);
  item->points = points.value;
  item->unit = points.unit;
}

static void
read_per (const HuObject *object,
          HuScoreItem    *item)
{
  gboolean strength = hu_object_has (object, "per_strength"), area;
  gint what_for = HU_WORTH_ELIMINATED;

  if (strength && hu_object_has (object, "per_unit"))
    hu_object_fault (object, NULL, g_strdup (_("points are given both for strength and for units")),
                     g_strdup (_("keep “per_strength” or “per_unit”")));
  item->per_strength = strength;
  read_points (object, strength ? "per_strength" : "per_unit", item);
  item->for_given = hu_object_has (object, "for");
  hu_object_word (object, "for", HU_OPTIONAL, for_words (), &what_for);
  item->what_for = (HuScoreFor) what_for;
  read_units (object, item);
  read_multiply (object, item);

  area = item->what_for == HU_WORTH_AREA;
  hu_refuse_senseless (object, "through", !area, g_strdup (_("units in an area have not left the map")));
  hu_refuse_senseless (object, "places", area, g_strdup (_("use it with “for” area only")));
  hu_refuse_senseless (object, "hexes", area, g_strdup (_("use it with “for” area only")));
  hu_refuse_senseless (object, "supplied", area, g_strdup (_("use it with “for” area only")));
  hu_refuse_senseless (object, "when", area, g_strdup (_("use it with “for” area only")));
  item->has_through = hu_read_edges (object, "through", &item->through);
  if (!area)
    return;

  hu_read_where (object, HU_OPTIONAL, FALSE, &item->where);
  hu_object_read_member (object, "score-item", "supplied", item, NULL);
  hu_check_supplied (object, item->to);
  read_when (object, 1u << HU_SCORE_EACH_PLAYER_TURN | 1u << HU_SCORE_EACH_TURN | 1u << HU_SCORE_AT_END, item);
}

static void
read_hold (const HuObject *object,
           HuScoreItem    *item)
{
  static const char * const holds[] = { "control", "clear", NULL };
  gint hold = 0;
  HuAt at;

  hu_read_where (object, HU_REQUIRED, TRUE, &item->where);
  item->hold_given = hu_object_has (object, "hold");
  hu_object_word (object, "hold", HU_OPTIONAL, holds, &hold);
  item->hold = hold == 0 ? HU_HELD_BY_CONTROL : HU_HELD_CLEAR;
  read_points (object, "points", item);
  if (hu_object_get (object, "when", HU_REQUIRED, &at))
    read_when (object, (1u << HU_N_SCORE_WHEN) - 1 - (1u << HU_SCORE_EACH_PLAYER_TURN), item);
}

static void
read_line (const HuObject *object,
           HuScoreItem    *item)
{
  static const char * const keys[] = { "rows", "reading", "ends_exempt", "zoc_respects_hexsides", NULL };
  HuObject line;
  HuAt at;

  if (hu_object_get (object, "line", HU_REQUIRED, &at) && hu_object_open_strictly (&line, object->reader, &at, keys))
    hu_read_line_rules (&line, &item->line);
  read_points (object, "points", item);
}

static void
read_award (const HuObject *object,
            HuScoreItem    *item)
{
  static const char * const award[] = { "award", NULL };
  gint when;

  read_points (object, "points", item);
  hu_object_word (object, "when", HU_REQUIRED, award, &when);
}

static void
read_needs (const HuObject *object,
            HuScoreItem    *item)
{
  HuAt at;

  if (hu_object_get (object, "needs", HU_REQUIRED, &at))
    item->needs = hu_read_term (object->reader, &hu_objectives_terms, &at);
  read_points (object, "points", item);
  if (hu_object_get (object, "when", HU_REQUIRED, &at))
    read_when (object, (1u << HU_SCORE_CAPTURE) - 1, item);
  hu_object_side (object, "of", HU_OPTIONAL, FALSE, &item->of);
  hu_refuse_senseless (object, "of", item->when == HU_SCORE_EACH_PLAYER_TURN,
                       g_strdup (_("use it with “when” player-turn only")));
}

/* The kind of an item follows from the key that only this kind has. */
static HuScoreKind
find_kind (const HuAt          *at,
           const char * const **keys)
{
  HuNode *node = at->node;

  if (hu_node_find (node, "per_strength") != NULL || hu_node_find (node, "per_unit") != NULL)
    return *keys = per_keys, HU_SCORE_PER;
  if (hu_node_find (node, "needs") != NULL)
    return *keys = needs_keys, HU_SCORE_NEEDS;
  if (hu_node_find (node, "line") != NULL)
    return *keys = line_keys, HU_SCORE_LINE;
  if (hu_node_find (node, "place") != NULL || hu_node_find (node, "places") != NULL || hu_node_find (node, "hexes") != NULL)
    return *keys = hold_keys, HU_SCORE_HOLD;

  return *keys = award_keys, HU_SCORE_AWARD;
}

static void
read_members (const HuObject *object,
              HuScoreItem    *item)
{
  const HuReader *reader = object->reader;

  switch (item->kind)
    {
    case HU_SCORE_PER:
      read_per (object, item);
      break;
    case HU_SCORE_HOLD:
      read_hold (object, item);
      break;
    case HU_SCORE_LINE:
      read_line (object, item);
      break;
    case HU_SCORE_AWARD:
      read_award (object, item);
      break;
    case HU_SCORE_NEEDS:
      read_needs (object, item);
      break;
    }

  hu_read_turn_span (object, TRUE, &item->turn);
  if (hu_object_has (object, "turn") && hu_object_has (object, "when") && item->when == HU_SCORE_AT_END &&
      item->kind != HU_SCORE_AWARD && !reader->calendar_unsure && item->turn.from <= reader->scenario->calendar.n_turns &&
      !hu_turn_span_has (&item->turn, hu_calendar_last_turn (&reader->scenario->calendar)))
    hu_object_fault (object, "turn", g_strdup (_("the game does not end in these turns")),
                     g_strdup (_("remove “turn”, or score it at another time")));
  else if (item->when != HU_SCORE_AT_END || item->kind == HU_SCORE_AWARD)
    hu_refuse_turns_not_played (object, item->when == HU_SCORE_EACH_TURN, item->of, &item->turn);
}

static void
read_item (HuReader          *reader,
           const HuAt        *at,
           HuObjectivesRules *rules)
{
  const char * const *keys;
  HuScoreKind kind = find_kind (at, &keys);
  const char *name = NULL;
  HuObject object;

  if (!hu_object_open_strictly (&object, reader, at, keys) || !hu_object_name (&object, "item", &name))
    return;
  if (hu_objectives_find_item (rules, name) >= 0)
    {
      hu_object_fault (&object, "item", g_strdup_printf (_("another item of the schedule is “%s”"), name),
                       g_strdup (_("give each item a name of its own")));
      return;
    }

  read_members (&object, hu_objectives_add_item (rules, name, kind, hu_object_to (&object)));
}

/* The points that a side begins with and what counts at the end are a sum that no refusal of an event prevents. */
static void
check_sum (const HuObject          *objectives,
           const HuAt              *at,
           const HuObjectivesRules *rules)
{
  const gint64 *start = objectives->reader->scenario->start.points;
  gint64 sum = MAX (start[HU_SIDE_FIRST], start[HU_SIDE_SECOND]);
  gboolean overflow = FALSE;
  guint unit = HU_UNIT_WHOLE;
  gint64 least;

  for (guint i = 0; i < rules->schedule->len; i++)
    unit = MAX (unit, ((const HuScoreItem *) g_ptr_array_index (rules->schedule, i))->unit);
  overflow |= __builtin_mul_overflow (sum, (gint64) unit, &sum) ||
              __builtin_mul_overflow (MIN (start[HU_SIDE_FIRST], start[HU_SIDE_SECOND]), (gint64) unit, &least);

  for (guint i = 0; i < rules->schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (rules->schedule, i);
      gint64 n = 1, points, one;

      overflow |= __builtin_mul_overflow (item->points, (gint64) (unit / item->unit), &one) || one == G_MININT64;
      one = overflow ? 0 : ABS (one);
      if (item->kind == HU_SCORE_HOLD)
        n = item->where.places != NULL ? item->where.places->len : item->where.hexes != NULL ? item->where.hexes->len : 0;
      if (item->kind != HU_SCORE_HOLD && item->kind != HU_SCORE_NEEDS)
        continue;
      overflow |= __builtin_mul_overflow (n, one, &points) || __builtin_add_overflow (sum, points, &sum);
    }

  if (overflow)
    hu_reader_fault (objectives->reader, at,
                     g_strdup (_("points for holding places would come to more than 9223372036854775807")),
                     g_strdup (_("give fewer points")));
}

gboolean
hu_read_score_items (const HuObject *objectives,
                     gpointer        record)
{
  HuObjectivesRules *rules = record;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (objectives, "schedule", HU_OPTIONAL, &at))
    return TRUE;

  rules->schedule_given = TRUE;
  objectives->reader->in_schedule = TRUE;
  hu_elements_init (&elements, objectives->reader, &at);
  while (hu_elements_next (&elements))
    read_item (objectives->reader, &elements.at, rules);
  objectives->reader->in_schedule = FALSE;
  check_sum (objectives, &at, rules);

  return TRUE;
}
