/*
 * Words for the points of objectives: items of the schedule, gains, awards, and the facts about points.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-objectives-words.h"

/* Where it is at the end of the player turns of one side, the sentence says of which, as that of a condition does. */
static char *
explain_when (const HuScenario  *scenario,
              const HuScoreItem *item)
{
  switch (item->when)
    {
    case HU_SCORE_ONCE:
      return g_strdup (C_("schedule", "once"));
    case HU_SCORE_EACH_PLAYER_TURN:
      return hu_explain_judged (scenario, HU_JUDGED_PLAYER_TURN, item->of, NULL, NULL);
    case HU_SCORE_EACH_TURN:
      return hu_explain_judged (scenario, HU_JUDGED_TURN, HU_SIDE_NONE, NULL, NULL);
    case HU_SCORE_CAPTURE:
      return g_strdup (C_("schedule", "each time one of its units takes it"));
    case HU_SCORE_WHILE:
      return g_strdup (C_("schedule", "as long as it is held"));
    case HU_SCORE_AT_END:
    case HU_N_SCORE_WHEN:
      break;
    }

  return g_strdup (C_("schedule", "at the end of the game"));
}

static char *
explain_per (const HuScoreItem *item,
             const char        *points,
             const char        *to,
             const char        *when)
{
  switch (item->what_for)
    {
    case HU_WORTH_ELIMINATED:
      return item->per_strength
        /* Translators: "1 point", who gets them. */
        ? g_strdup_printf (_("%s %s for each point of strength of an enemy unit eliminated"), points, to)
        /* Translators: "1 point", who gets them. */
        : g_strdup_printf (_("%s %s for each enemy unit eliminated"), points, to);
    case HU_WORTH_EXITED:
      return item->per_strength
        /* Translators: "1 point", who gets them. */
        ? g_strdup_printf (_("%s %s for each point of strength of a unit that exits"), points, to)
        /* Translators: "1 point", who gets them. */
        : g_strdup_printf (_("%s %s for each unit that exits"), points, to);
    case HU_WORTH_AREA:
    case HU_N_WORTHS:
      break;
    }

  return item->per_strength
    /* Translators: "1 point", who gets them, when. */
    ? g_strdup_printf (_("%s %s for each point of strength in the area, %s"), points, to, when)
    /* Translators: "1 point", who gets them, when. */
    : g_strdup_printf (_("%s %s for each unit in the area, %s"), points, to, when);
}

static gboolean
is_of_one (const HuScoreItem *item)
{
  if (item->where.places != NULL)
    return item->where.places->len == 1;

  return item->where.hexes->len == 1;
}

static char *
explain_hold (const HuScenario  *scenario,
              const HuScoreItem *item,
              const char        *points,
              const char        *to,
              const char        *when)
{
  g_autofree char *what = item->where.places != NULL ? hu_explain_places (scenario, item->where.places, HU_BUDGET_NAMES)
                                                     : hu_explain_hexset (scenario, item->where.hexes);

  if (item->hold == HU_HELD_CLEAR)
    return is_of_one (item)
      /* Translators: "5 points", who gets them, place, when. */
      ? hu_explain_sentence (scenario, _("%s %s for %s, held with a unit in it and no enemy unit, %s"), points, to, what, when)
      /* Translators: "5 points", who gets them, places, when. */
      : g_strdup_printf (_("%s %s for each of %s, held with a unit in it and no enemy unit, %s"), points, to, what, when);

  return is_of_one (item)
    /* Translators: "5 points", who gets them, place, when. */
    ? hu_explain_sentence (scenario, _("%s %s for control of %s, %s"), points, to, what, when)
    /* Translators: "5 points", who gets them, places, when. */
    : g_strdup_printf (_("%s %s for control of each of %s, %s"), points, to, what, when);
}

static char *
explain_kind (const HuScenario  *scenario,
              const HuScoreItem *item)
{
  g_autofree char *points = NULL;
  g_autofree char *to = NULL;
  g_autofree char *what = NULL;
  g_autofree char *when = explain_when (scenario, item);

  points = _hu_count_decimal_points (item->points, item->unit);
  to = _hu_explain_recipient (scenario, item->to);
  switch (item->kind)
    {
    case HU_SCORE_PER:
      return explain_per (item, points, to, when);
    case HU_SCORE_HOLD:
      return explain_hold (scenario, item, points, to, when);
    case HU_SCORE_LINE:
      /* Translators: "1 point", who gets them. */
      return g_strdup_printf (_("%s %s for each gap of the enemy’s line, at the end of its player turn"), points, to);
    case HU_SCORE_AWARD:
      /* Translators: "5 points", who gets them. */
      return g_strdup_printf (_("%s %s, when the players award it"), points, to);
    case HU_SCORE_NEEDS:
      what = hu_explain_whole_term (scenario, item->needs);
      /* Translators: "5 points", who gets them, a condition, when. */
      return g_strdup_printf (_("%s %s for %s, %s"), points, to, what, when);
    }

  g_return_val_if_reached (NULL);
}

/* Which units count, and how many times; where they leave the map; in which turns; takes @text. */
static char *
add_limits (const HuScenario  *scenario,
            const HuScoreItem *item,
            char              *text)
{
  text = _hu_add_supplied (item->supplied, _hu_add_filter (scenario, &item->filter, TRUE, text));
  for (guint i = 0; item->factors != NULL && i < item->factors->len; i++)
    {
      const HuFactor *factor = &g_array_index (item->factors, HuFactor, i);
      g_autofree char *before = g_steal_pointer (&text);
      g_autofree char *times = _hu_report_number (factor->factor, FALSE);
      /* Translators: a branch ("mechanized"), how many times its points count; keep the leading separator. */
      g_autofree char *factors = g_strdup_printf (C_("schedule", "; %s × %s"),
                                                  hu_explain_branch (scenario, factor->branch), times);

      text = g_strconcat (before, factors, NULL);
    }
  if (item->has_through)
    {
      g_autofree char *before = g_steal_pointer (&text);
      g_autofree char *edges = _hu_explain_sources (scenario, &item->through);

      /* Translators: units that have left the map; edges or hexes of the map. */
      text = g_strdup_printf (_("%s, through %s"), before, edges);
    }
  if (item->turn.from > 0 || item->turn.to > 0)
    {
      g_autofree char *before = g_steal_pointer (&text);
      g_autofree char *turns = hu_explain_span (scenario, &item->turn);

      text = item->when == HU_SCORE_WHILE && item->turn.to > 0
        /* Translators: "3 points to the German side for control of Tula, as long as it is held"; "up to Turn 3". */
        ? g_strdup_printf (_("%1$s, %2$s (then they are taken back)"), before, turns)
        : g_strdup_printf ("%s, %s", before, turns);
    }

  return text;
}

char *
hu_explain_score_item (const HuScenario  *scenario,
                       const HuScoreItem *item)
{
  g_return_val_if_fail (scenario != NULL && item != NULL, NULL);

  return add_limits (scenario, item, explain_kind (scenario, item));
}

/* A unit's loss gives the other side points: who was not there has to be told whose it was. */
static char *
explain_subject (const HuScenario *scenario,
                 guint             unit,
                 HuSide            to)
{
  g_autofree char *name = hu_explain_unit (scenario, unit);
  g_autofree char *side = NULL;

  if (hu_scenario_get_unit (scenario, unit)->has_namesake || hu_scenario_get_unit (scenario, unit)->side == to)
    return g_steal_pointer (&name);

  side = hu_explain_side (scenario, hu_scenario_get_unit (scenario, unit)->side);

  return g_strdup_printf (C_("unit and side", "%1$s (%2$s)"), name, side);
}

char *
hu_explain_score_entry (const HuScenario    *scenario,
                        const HuLedgerEntry *entry)
{
  g_autofree char *subject = NULL;
  g_autofree char *item = NULL;

  g_return_val_if_fail (scenario != NULL && entry != NULL, NULL);

  if (entry->gain == HU_GAIN_START)
    return g_strdup (C_("ledger", "Before the first event"));
  if (entry->gain == HU_GAIN_ADJUST)
    return g_strdup (entry->reason != NULL ? entry->reason : "");

  item = hu_explain_item (scenario, hu_ledger_entry_item (scenario, entry));
  if (entry->unit != HU_UNIT_NONE)
    subject = explain_subject (scenario, entry->unit, entry->side);
  else if (entry->place >= 0)
    subject = hu_explain_place (scenario, (guint) entry->place);
  else if (entry->hex != HU_HEX_NONE)
    subject = hu_grid_dup_name (scenario->map->grid, entry->hex);

  return subject == NULL ? g_steal_pointer (&item)
                         /* Translators: the schedule's name for what points are for; a unit, place or hex. */
                         : g_strdup_printf (C_("ledger", "%s: %s"), item, subject);
}

/* The places, or hexes where the item has hexes, for which @side has points of it; @points: (out): their sum. */
static char *
list_paid (const HuScenario *scenario,
           const GPtrArray  *ledger,
           guint             index,
           HuSide            side,
           gint64           *points)
{
  const HuScoreItem *item = g_ptr_array_index (hu_objectives_rules (scenario)->schedule, index);
  const GArray *things = item->where.places != NULL ? item->where.places : item->where.hexes;
  g_autoptr(GArray) paid = g_array_new (FALSE, FALSE, sizeof (guint32));

  *points = 0;
  for (guint i = 0; i < things->len; i++)
    {
      gint32 thing = g_array_index (things, gint32, i);
      gint64 sum = 0;

      for (guint j = 0; j < ledger->len; j++)
        {
          const HuLedgerEntry *entry = g_ptr_array_index (ledger, j);

          if (entry->item == index && entry->side == side && !entry->provisional &&
              (item->where.places != NULL ? entry->place : entry->hex) == thing)
            sum += entry->points;
        }
      if (sum != 0)
        g_array_append_val (paid, thing);
      *points += sum;
    }

  return item->where.places != NULL ? hu_explain_places (scenario, paid, 0) : hu_explain_hexes (scenario, paid, 0);
}

char *
hu_explain_paid_now (const HuScenario *scenario,
                     const GPtrArray  *ledger,
                     guint             index,
                     HuSide            side,
                     gboolean          over)
{
  const HuScoreItem *item = g_ptr_array_index (hu_objectives_rules (scenario)->schedule, index);
  g_autofree char *points = NULL, *things = NULL;
  gint64 sum;

  things = list_paid (scenario, ledger, index, side, &sum);
  if (sum == 0)
    return hu_explain_sentence (scenario, over
                                /* Translators: a side. */
                                ? _("In the end the %s side had no points by it.")
                                /* Translators: a side. */
                                : _("The %s side has no points by it now."), _hu_side_name (scenario, side));

  points = _hu_count_decimal_points (sum, item->unit);
  return hu_explain_sentence (scenario, over
                              /* Translators: a side, "3 points", places. */
                              ? _("In the end the %1$s side had %2$s by it, for %3$s.")
                              /* Translators: a side, "3 points", places. */
                              : _("The %1$s side has %2$s by it now, for %3$s."), _hu_side_name (scenario, side), points, things);
}

char *
_hu_explain_objectives_award (const HuScenario *scenario,
                              const HuEvent    *event)
{
  const char *item = hu_scenario_get_item (scenario, event->item);

  return item != NULL ? _hu_explain_award (scenario, event, hu_scenario_word (scenario, item)) : NULL;
}

/* --- Facts --- */

char *
_hu_explain_objectives_question (const HuSnapshot *snapshot,
                                 const HuFact     *fact)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);

  if (fact->kind == HU_FACT_OUTCOME)
    {
      g_autofree char *name = hu_explain_outcome (scenario, hu_objectives_get_outcome (scenario, (guint) fact->subject));

      /* Translators: the name of an outcome, as "German victory". */
      return g_strdup_printf (_("Is the condition of “%s” met?"), name);
    }
  if (fact->kind != HU_FACT_POINTS)
    return NULL;

  /* Translators: name of a side. */
  return hu_explain_sentence (scenario, _("How many points does the %s side have?"), _hu_side_name (scenario, fact->side));
}

/* The terms that decide, each with how it stands: where the condition is met, those of it; else those that fail. */
static void
add_terms (GString          *text,
           const HuSnapshot *snapshot,
           guint             outcome)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuOutcomeFinding *finding = g_ptr_array_index (hu_snapshot_get_objectives (snapshot)->outcomes, outcome);
  const GPtrArray *parts = hu_term_is_group (finding->needs->term) ? finding->needs->parts : NULL;
  guint n = finding->met ? (parts != NULL ? parts->len : 1) : finding->lacking->len;

  for (guint i = 0; i < MIN (n, HU_LIST_MOST); i++)
    {
      const HuTermFinding *one = !finding->met ? g_ptr_array_index (finding->lacking, i)
                                 : parts != NULL ? g_ptr_array_index (parts, i)
                                                 : finding->needs;
      g_autofree char *words = hu_explain_whole_term (scenario, one->term);
      g_autofree char *standing = hu_explain_term_standing (scenario, one);

      _hu_explain_add_line (text, g_strdup_printf ("%s: %s", words, standing));
    }
}

gboolean
_hu_explain_objectives_because (GString          *text,
                                const HuSnapshot *snapshot,
                                const HuFact     *fact)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GPtrArray *ledger = hu_snapshot_get_objectives (snapshot)->ledger;

  if (fact->kind == HU_FACT_OUTCOME)
    {
      add_terms (text, snapshot, (guint) fact->subject);
      return TRUE;
    }
  if (fact->kind != HU_FACT_POINTS)
    return FALSE;

  for (guint i = ledger->len > 4 ? ledger->len - 4 : 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);
      g_autofree char *what = hu_explain_score_entry (scenario, entry);
      g_autofree char *points = _hu_count_decimal_points (entry->points, entry->scale);

      _hu_explain_add_line (text, g_strdup_printf ("%s: %s, %s", _hu_side_name (scenario, entry->side), points, what));
    }

  return TRUE;
}

/* Who held each place of @item last, where units hold: a map shows who controls, not who stood there. */
static void
add_holders (GPtrArray         *lines,
             const HuState     *state,
             guint              index)
{
  const HuScoreItem *item = g_ptr_array_index (hu_objectives_rules (state->scenario)->schedule, index);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *name = NULL;
  const GArray *places;

  if (item->kind != HU_SCORE_HOLD || item->hold == HU_HELD_BY_CONTROL || item->when == HU_SCORE_AT_END ||
      item->when == HU_SCORE_EACH_TURN || item->when == HU_SCORE_EACH_PLAYER_TURN)
    return;

  places = item->where.places;
  for (guint i = 0; i < (places != NULL ? places->len : item->where.hexes->len); i++)
    {
      g_autofree char *what = places != NULL
        ? hu_explain_place (state->scenario, g_array_index (places, guint, i))
        : hu_grid_dup_name (state->scenario->map->grid, g_array_index (item->where.hexes, HuHex, i));
      g_autofree char *holder = hu_explain_owning_side (state->scenario, hu_objectives_get_last_holder (state, item, i));

      g_string_append_printf (text, "%s%s %s", i > 0 ? "; " : "", what, holder);
    }
  name = hu_explain_item (state->scenario, item->id);
  /* Translators: an item of a schedule of points; its places, each with the side whose units held it last */
  g_ptr_array_add (lines, g_strdup_printf (_("%1$s, held last by: %2$s"), name, text->str));
}

void
_hu_explain_objectives_remembered (GPtrArray        *lines,
                                   const HuSnapshot *snapshot,
                                   const HuFact     *fact)
{
  const HuObjectivesRules *rules = hu_objectives_rules (hu_snapshot_get_scenario (snapshot));

  if (!hu_fact_rests_on (fact->kind, HU_FACT_POINTS) || !rules->schedule_given)
    return;

  _hu_explain_remember_ledger (lines, snapshot, hu_snapshot_get_objectives (snapshot)->ledger, hu_explain_score_entry);
  for (guint i = 0; i < rules->schedule->len; i++)
    add_holders (lines, hu_snapshot_get_state (snapshot), i);
}

const char *
_hu_explain_objectives_fact_rule (const HuFact *fact)
{
  return fact->kind == HU_FACT_POINTS ? "points" : fact->kind == HU_FACT_OUTCOME ? "outcomes" : NULL;
}

char *
_hu_explain_objectives_goal (const HuScenario *scenario,
                             const HuGoal     *goal)
{
  g_autofree char *name = NULL;

  if (goal->fact->kind == HU_FACT_POINTS && goal->kind == HU_GOAL_IS)
    return _hu_explain_points (scenario, goal->fact->side, goal->number);
  if (goal->fact->kind != HU_FACT_OUTCOME)
    return NULL;

  name = hu_explain_outcome (scenario, hu_objectives_get_outcome (scenario, (guint) goal->fact->subject));

  return g_strdup_printf (goal->number != 0 ? /* Translators: a goal: the name of an outcome. */
                            _("The condition of “%s” is met")
                          : /* Translators: a goal: the name of an outcome. */
                            _("The condition of “%s” is not met"), name);
}

gboolean
_hu_explain_objectives_wrong (GString          *text,
                              const HuSnapshot *snapshot,
                              const HuFact     *fact,
                              const HuAnswer   *answer,
                              GArray           *hexes)
{
  if (fact->kind != HU_FACT_POINTS)
    return FALSE;

  _hu_explain_wrong_ledger (text, snapshot, fact, answer, hu_snapshot_get_objectives (snapshot)->ledger, hu_explain_score_entry);

  return TRUE;
}
