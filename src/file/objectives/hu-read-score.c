/*
 * The schedule of points of objectives on the way in.  An unknown key of an item is refused: it would change points.
 */
#include "config.h"

#include "hu-read-objectives-private.h"

#include <glib/gi18n-lib.h>

HU_DEFINE_WORD_LIST (when_words, HuScoreWhen, HU_N_SCORE_WHEN, hu_score_when_to_string)

/* {"branch": {"mechanized": 3}} */
static gboolean
read_multiply (const HuObject *object,
               gpointer        record)
{
  HuScoreItem *item = record;
  static const char * const keys[] = { "branch", NULL };
  HuObject multiply;
  HuAt at, branch;

  if (!hu_object_get (object, "multiply", HU_OPTIONAL, &at) ||
      !hu_object_open_strictly (&multiply, object->reader, &at, keys) ||
      !hu_object_get (&multiply, "branch", HU_REQUIRED, &branch))
    return TRUE;
  if (hu_node_get_kind (branch.node) != HU_NODE_OBJECT)
    {
      hu_object_fault (&multiply, "branch", g_strdup (_("the factors are given as an object, with a branch for each key")),
                       g_strdup (_("write {\"armor\": 2}")));
      return TRUE;
    }

  for (guint i = 0; i < hu_node_get_n (branch.node); i++)
    {
      HuAt member = hu_at_member (&branch, i);
      gint64 factor;

      if (hu_read_integer (object->reader, &member, 0, G_MAXINT64, &factor))
        hu_factors_add (&item->factors, member.key, factor);
    }

  return TRUE;
}

/* `units`: a filter in an object of its own. */
static gboolean
read_units (const HuObject *object,
            gpointer        record)
{
  const HuScoreItem *item = object->owner;

  ((HuUnitFilter *) record)->units =
    hu_read_units_of (object, item->what_for == HU_WORTH_ELIMINATED ? hu_side_other (item->to) : item->to);

  return TRUE;
}

/* The defaults of an item, while the file says nothing else. */
static gboolean
begin_item (const HuObject *object,
            gpointer        record)
{
  HuScoreItem *item = record;

  item->when = HU_SCORE_AT_END;
  item->line.army_zoc = TRUE;

  return TRUE;
}

static gboolean
read_through (const HuObject *object,
              gpointer        record)
{
  HuScoreItem *item = record;

  item->has_through = hu_read_edges (object, "through", &item->through);

  return TRUE;
}

/* Units that have left the map are in no area. */
static gboolean
read_where (const HuObject *object,
            gpointer        record)
{
  HuScoreItem *item = record;

  if (item->kind == HU_SCORE_HOLD)
    hu_read_where (object, HU_REQUIRED, TRUE, &item->where);
  else if (item->what_for == HU_WORTH_AREA)
    hu_read_where (object, HU_OPTIONAL, FALSE, &item->where);

  return TRUE;
}

/* The words depend on the kind of item. */
static gboolean
read_when (const HuObject *object,
           gpointer        record)
{
  static const guint allowed[] = { /* bits by HuScoreWhen; an award has a word of its own */
    [HU_SCORE_PER] = 1u << HU_SCORE_EACH_PLAYER_TURN | 1u << HU_SCORE_EACH_TURN | 1u << HU_SCORE_AT_END,
    [HU_SCORE_HOLD] = (1u << HU_N_SCORE_WHEN) - 1 - (1u << HU_SCORE_EACH_PLAYER_TURN),
    [HU_SCORE_AWARD] = 0,
    [HU_SCORE_NEEDS] = (1u << HU_SCORE_CAPTURE) - 1,
  };
  const char *words[HU_N_SCORE_WHEN + 1] = { NULL };
  HuScoreWhen values[HU_N_SCORE_WHEN];
  HuScoreItem *item = record;
  gint when = 0, n = 0;
  HuAt at;

  if (item->kind == HU_SCORE_PER && item->what_for != HU_WORTH_AREA)
    return TRUE;

  for (guint i = 0; i < HU_N_SCORE_WHEN; i++)
    if (allowed[item->kind] >> i & 1)
      {
        words[n] = when_words ()[i];
        values[n++] = (HuScoreWhen) i;
      }
  if (item->kind == HU_SCORE_AWARD)
    words[0] = "award";
  if (!hu_object_get (object, "when", item->kind == HU_SCORE_PER ? HU_OPTIONAL : HU_REQUIRED, &at))
    return TRUE;

  when = hu_read_word (object->reader, &at, words);
  item->when_given = item->kind != HU_SCORE_AWARD;
  if (when >= 0 && item->kind != HU_SCORE_AWARD)
    item->when = values[when];

  return TRUE;
}

static void
check_per (const HuObject    *object,
           const HuScoreItem *item)
{
  gboolean area = item->what_for == HU_WORTH_AREA;

  if (hu_object_has (object, "per_strength") && hu_object_has (object, "per_unit"))
    hu_object_fault (object, NULL, g_strdup (_("points are given both for strength and for units")),
                     g_strdup (_("keep “per_strength” or “per_unit”")));
  hu_refuse_senseless (object, "through", !area, g_strdup (_("units in an area have not left the map")));
  hu_refuse_senseless (object, "places", area, g_strdup (_("use it with “for” area only")));
  hu_refuse_senseless (object, "hexes", area, g_strdup (_("use it with “for” area only")));
  hu_refuse_senseless (object, "supplied", area, g_strdup (_("use it with “for” area only")));
  hu_refuse_senseless (object, "when", area, g_strdup (_("use it with “for” area only")));
  if (area)
    hu_check_supplied (object, item->to);
}

static gboolean
check_item (const HuObject *object,
            gpointer        record)
{
  const HuReader *reader = object->reader;
  const HuScoreItem *item = record;

  if (item->kind == HU_SCORE_PER)
    check_per (object, item);
  if (item->kind == HU_SCORE_NEEDS)
    hu_refuse_senseless (object, "of", item->when == HU_SCORE_EACH_PLAYER_TURN,
                         g_strdup (_("use it with “when” player-turn only")));

  if (hu_object_has (object, "turn") && hu_object_has (object, "when") && item->when == HU_SCORE_AT_END &&
      item->kind != HU_SCORE_AWARD && !reader->calendar_unsure && item->turn.from <= reader->scenario->calendar.n_turns &&
      !hu_turn_span_has (&item->turn, hu_calendar_last_turn (&reader->scenario->calendar)))
    hu_object_fault (object, "turn", g_strdup (_("the game does not end in these turns")),
                     g_strdup (_("remove “turn”, or score it at another time")));
  else if (item->when != HU_SCORE_AT_END || item->kind == HU_SCORE_AWARD)
    hu_refuse_turns_not_played (object, item->when == HU_SCORE_EACH_TURN, item->of, &item->turn);

  return TRUE;
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

static const HuReadHook hooks[] = {
  { "score-item", "item", begin_item, TRUE },
  { "score-item", "multiply", read_multiply },
  { "score-item", "through", read_through },
  { "score-item", "place", hu_read_elsewhere },
  { "score-item", "places", hu_read_elsewhere },
  { "score-item", "hexes", read_where },
  { "score-item", "when", read_when },
  { "score-item", NULL, check_item },
  { "unit-filter", "units", read_units },
  { "line-rows", NULL, hu_check_rows },
  { NULL }
};

gboolean
hu_read_score_items (const HuObject *objectives,
                     gpointer        record)
{
  HuObjectivesRules *rules = record;
  HuAt at;

  objectives->reader->in_schedule = TRUE;
  hu_object_read_member (objectives, "objectives", "schedule", rules, hooks);
  objectives->reader->in_schedule = FALSE;
  if (rules->schedule_given && hu_object_get (objectives, "schedule", HU_OPTIONAL, &at))
    check_sum (objectives, &at, rules);

  return TRUE;
}
