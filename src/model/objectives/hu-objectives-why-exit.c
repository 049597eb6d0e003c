/*
 * Reasons of objectives: what leaving the map gives, gave, or would give, and which exits do not count.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-objectives-why.h"
#include "hu-why-node-private.h"

/* The part of the condition that counts units of @side that leave the map; NULL: none does. */
static const HuTerm *
find_exits (const HuTerm *term,
            HuSide        side)
{
  const HuTerm *found = term->kind == HU_TERM_EXITED && term->side == side ? term : NULL;

  for (guint i = 0; i < term->parts->len && found == NULL; i++)
    found = find_exits (g_ptr_array_index (term->parts, i), side);

  return found;
}

static gboolean
is_exited (const HuState *state,
           gconstpointer  unit)
{
  return state->unit_status[GPOINTER_TO_UINT (unit)] == HU_UNIT_EXITED;
}

/* Says that the unit left from a hex that the condition does not ask for, where that is so. */
static void
add_elsewhere (HuWhyNode    *root,
               GListStore   *list,
               const HuTerm *exits,
               guint         unit,
               const char   *rule)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  g_autofree char *hex = NULL;
  guint event;
  HuHex from;

  if (!_hu_why_knows_since (root) || !exits->has_through)
    return;

  event = _hu_why_find_since (root, is_exited, GUINT_TO_POINTER (unit));
  from = event > 0 ? hu_game_peek_before (root->game, event)->unit_hex[unit] : HU_HEX_NONE;
  if (from == HU_HEX_NONE || hu_through_has (scenario->map, &exits->through, exits->through_hexes, from))
    return;

  hex = hu_explain_hex (scenario, from);
  /* Translators: a hex. */
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       g_strdup_printf (_("%s, from which it left, does not count for that."), hex)), rule);
}

/* The outcomes that count units that leave the map, but not this one. */
static void
add_not_counting (HuWhyNode  *root,
                  GListStore *list,
                  guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GPtrArray *outcomes = hu_snapshot_get_objectives (root->snapshot)->outcomes;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const HuOutcomeFinding *finding = g_ptr_array_index (outcomes, i);
      const HuTerm *exits = find_exits (finding->outcome->needs, hu_scenario_get_unit (scenario, unit)->side);
      gboolean against = FALSE;
      g_autofree char *title = NULL, *words = NULL;

      if (exits == NULL || _hu_why_find_count (finding->needs, unit, &against) != NULL)
        continue;
      title = hu_explain_outcome (scenario, finding->outcome);
      words = hu_explain_term (scenario, exits);
      _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                           /* Translators: an outcome; the condition in it that the unit does not fit. */
                                           g_strdup_printf (_("It does not count for “%1$s”, which asks for this: %2$s."), title,
                                                            words)), finding->outcome->id);
      add_elsewhere (root, list, exits, unit, finding->outcome->id);
    }
}

static gboolean
has_scored (const GPtrArray *ledger,
            guint            item,
            guint            unit)
{
  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      if (entry->item == item && entry->unit == unit)
        return TRUE;
    }

  return FALSE;
}

/* The items that give points for units that leave the map, but gave none for this one. */
static void
add_not_scoring (HuWhyNode  *root,
                 GListStore *list,
                 guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);
      g_autofree char *name = NULL, *words = NULL;

      if (item->kind != HU_SCORE_PER || item->what_for != HU_WORTH_EXITED ||
          item->to == hu_side_other (hu_scenario_get_unit (scenario, unit)->side) ||
          has_scored (hu_snapshot_get_objectives (root->snapshot)->ledger, i, unit))
        continue;
      name = hu_explain_item (scenario, item->id);
      words = hu_explain_score_item (scenario, item);
      _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                           /* Translators: an item of the schedule of points; what it gives points for. */
                                           g_strdup_printf (_("It gave no points for “%1$s”: %2$s."), name, words)), "points");
    }
}

/* --- What leaving the map would give --- */

/* Does a unit that leaves the map there count for it? */
static gboolean
counts_from (const HuScenario *scenario,
             const HuTerm     *exits,
             HuHex             hex)
{
  return !exits->has_through || hu_through_has (scenario->map, &exits->through, exits->through_hexes, hex);
}

/* Does an item of the schedule give points for the unit if it leaves the map there? */
static gboolean
scores_from (const HuScenario  *scenario,
             const HuScoreItem *item,
             guint              unit,
             HuHex              hex)
{
  return item->kind == HU_SCORE_PER && item->what_for == HU_WORTH_EXITED &&
         item->to != hu_side_other (hu_scenario_get_unit (scenario, unit)->side) &&
         hu_unit_filter_fits (&item->filter, scenario, unit) &&
         (!item->has_through || hu_through_has (scenario->map, &item->through, item->through_hexes, hex));
}

/* Would its leaving there count for an outcome, or score? */
static gboolean
is_way_out (const HuScenario *scenario,
            guint             unit,
            HuHex             hex)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);

  for (guint i = 0; i < rules->outcomes->len; i++)
    {
      const HuTerm *exits = find_exits (hu_objectives_get_outcome (scenario, i)->needs,
                                        hu_scenario_get_unit (scenario, unit)->side);

      if (exits != NULL && counts_from (scenario, exits, hex) && hu_unit_filter_fits (&exits->filter, scenario, unit))
        return TRUE;
    }
  for (guint i = 0; i < rules->schedule->len; i++)
    if (scores_from (scenario, g_ptr_array_index (rules->schedule, i), unit, hex))
      return TRUE;

  return FALSE;
}

/* The hex nearest to the unit from which its leaving would count or score; HU_HEX_NONE: there is none. */
static HuHex
find_way_out (const HuState *state,
              guint          unit)
{
  const HuGrid *grid = state->scenario->map->grid;
  HuHex nearest = HU_HEX_NONE;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (grid->exists[hex] && (nearest == HU_HEX_NONE || hu_grid_distance (grid, state->unit_hex[unit], hex) <
                                                        hu_grid_distance (grid, state->unit_hex[unit], nearest)) &&
        is_way_out (state->scenario, unit, hex))
      nearest = hex;

  return nearest;
}

/* The game as if the unit had gone to @hex and left the map there before the event that decided the game; NULL: that cannot
 * be. */
static HuGame *
play_exit (HuWhyNode *root,
           guint      unit,
           HuHex      hex)
{
  guint last = hu_snapshot_get_verdict (root->snapshot)->event;
  g_autoptr(GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_autoptr(HuEvent) comes = hu_event_new_move (unit, &hex, 1);
  g_autoptr(HuEvent) leaves = hu_event_new_exit (unit, hex, HU_EXIT_PLAIN);
  g_autoptr(HuGame) game = NULL;
  HuEvent *more[] = { comes, leaves, hu_game_get_event (root->game, last - 1) };
  HuRefusal refusal = { 0 };

  for (guint i = 0; i + 1 < last; i++)
    g_ptr_array_add (log, hu_event_ref (hu_game_get_event (root->game, i)));
  game = hu_game_new (hu_game_get_scenario (root->game), log);

  return hu_game_append_log (game, more, G_N_ELEMENTS (more), &refusal) ? g_steal_pointer (&game) : NULL;
}

/* What each condition that would have counted the unit would have had: "11 of 10". */
static void
list_exit_counts (HuWhyNode  *self,
                  GListStore *list,
                  HuSnapshot *then)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (then);
  const GPtrArray *outcomes = hu_snapshot_get_objectives (then)->outcomes;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const HuOutcomeFinding *finding = g_ptr_array_index (outcomes, i);
      gboolean against = FALSE;
      const HuTermFinding *count = _hu_why_find_count (finding->needs, self->index, &against);
      g_autofree char *title = NULL, *words = NULL, *standing = NULL;

      if (count == NULL || count->term->kind != HU_TERM_EXITED)
        continue;
      if (count->term->counted)
        count = finding->needs;
      title = hu_explain_outcome (scenario, finding->outcome);
      words = hu_explain_whole_term (scenario, count->term);
      standing = hu_explain_term_standing (scenario, count);
      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                           /* Translators: an outcome, a condition in it, how that would have stood: "11". */
                                           g_strdup_printf (_("%1$s: %2$s: %3$s then."), title, words,
                                                            standing)), finding->outcome->id);
    }
}

/* What the exit would have given, the result first. */
static void
list_exit (HuWhyNode  *self,
           GListStore *list)
{
  HuGame *game = (HuGame *) self->part;
  HuSnapshot *then = hu_game_get_snapshot (game);
  g_autofree char *was = hu_explain_victory (self->snapshot);
  g_autofree char *victory = hu_snapshot_get_verdict (then) != NULL ? hu_explain_victory (then) : NULL;
  HuWhyNode *node;

  node = _hu_why_add_below (self, list, WHY_FACT, 0,
                            victory == NULL ? g_strdup (_("The game would not have been decided then."))
                            : g_str_equal (was, victory) ? g_strdup (_("The result would have been the same."))
                            /* Translators: a result: "French victory, “More away than lost”". */
                            : g_strdup_printf (_("The result would have been this: %s."), victory));
  _hu_why_set_rule (node, "outcomes");
  list_exit_counts (self, list, then);
}

/* Once the game is decided: what it would have given if the unit, which is on the map, had left it before. */
static void
add_if_left (HuWhyNode  *root,
             GListStore *list,
             guint       unit)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  const HuVerdict *verdict = hu_snapshot_get_verdict (root->snapshot);
  HuGame *game = NULL;
  g_autofree char *hex = NULL;
  HuWhyNode *node;
  HuHex out;

  if (verdict == NULL || verdict->event == 0 || !_hu_why_knows_since (root) || state->unit_status[unit] != HU_UNIT_ON_MAP)
    return;

  out = find_way_out (hu_game_peek_before (root->game, verdict->event), unit);
  if (out != HU_HEX_NONE)
    game = play_exit (root, unit, out);
  if (game == NULL)
    return;

  hex = hu_explain_hex (state->scenario, out);
  /* Translators: a hex, the number of an event. */
  node = _hu_why_add_below (root, list, WHY_PART, unit, g_strdup_printf (_("If it had left the map from %1$s before event %2$u:"),
                                                                         hex, verdict->event));
  node->part = game;
  node->free_part = g_object_unref;
  node->list_part = list_exit;
}

/* What the exit gave in @part: the result, or points and how each condition would stand. */
static void
list_exit_gains (HuWhyNode  *self,
                 GListStore *list)
{
  _hu_why_add_then (self, list, (HuSnapshot *) self->part);
}

/* While the game goes on: the nearest hex from which its leaving would count, how far that is, and what it would give. */
static void
add_nearest_exit (HuWhyNode  *root,
                  GListStore *list,
                  guint       unit)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  HuHex out = state->unit_status[unit] == HU_UNIT_ON_MAP && hu_snapshot_get_verdict (root->snapshot) == NULL &&
              state->unit_hex[unit] != HU_HEX_NONE ? find_way_out (state, unit) : HU_HEX_NONE;
  gint away = out != HU_HEX_NONE ? hu_grid_distance (state->scenario->map->grid, state->unit_hex[unit], out) : 0;
  g_autoptr(HuEvent) comes = NULL, leaves = NULL;
  g_autofree char *hex = NULL;
  HuRefusal refusal = { 0 };
  HuSnapshot *then;
  HuWhyNode *node;

  /* What follows if it leaves from where it stands is said anyhow. */
  if (away == 0)
    return;

  comes = hu_event_new_move (unit, &out, 1);
  leaves = hu_event_new_exit (unit, out, HU_EXIT_PLAIN);
  then = hu_game_what_if (root->game, (HuEvent *[]) { comes, leaves }, 2, &refusal);
  if (then == NULL)
    return;

  hex = hu_explain_hex (state->scenario, out);
  node = _hu_why_add_below (root, list, WHY_PART, unit,
                            /* Translators: a hex, how many hexes it is away. */
                            g_strdup_printf (ngettext ("The nearest hex from which leaving the map counts is %1$s, %2$d hex "
                                                       "away. If it leaves there:",
                                                       "The nearest hex from which leaving the map counts is %1$s, %2$d hexes "
                                                       "away. If it leaves there:", (gulong) away), hex, away));
  node->part = then;
  node->free_part = (GDestroyNotify) hu_snapshot_unref;
  node->list_part = list_exit_gains;
  g_array_append_val (node->hexes, out);
}

/* --- Exits of a side, or of both --- */

/* That the unit, which left the map, does not count; takes @name and @hex.  @fits: it is such a unit as is asked for. */
static char *
word_uncounted (char    *name,
                guint    event,
                char    *hex,
                gboolean fits)
{
  g_autofree char *unit = name, *from = hex;

  return fits
    /* Translators: a unit, the number of an event, a hex. */
    ? g_strdup_printf (_("%1$s left the map at event %2$u and does not count: %3$s is not among these hexes."), unit, event, from)
    /* Translators: a unit, the number of an event, a hex. */
    : g_strdup_printf (_("%1$s left the map at event %2$u, from %3$s, and does not count: such a unit is not asked for."), unit,
                       event, from);
}

/* The units that left the map and that the condition, or the item, might have counted and did not. */
static void
add_uncounted (HuWhyNode          *root,
               GListStore         *list,
               HuSide              side,
               const HuUnitFilter *filter,
               const HuSources    *through,
               const GArray       *through_hexes,
               const char         *rule)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);

  for (guint i = 0; i < scenario->units->len; i++)
    {
      gboolean fits = hu_unit_filter_fits (filter, scenario, i);
      guint event = 0;
      HuHex from;

      if (hu_snapshot_get_state (root->snapshot)->unit_status[i] != HU_UNIT_EXITED ||
          hu_snapshot_get_secrecy (root->snapshot, i) != HU_SECRECY_NONE ||
          (side != HU_SIDE_NONE && hu_scenario_get_unit (scenario, i)->side != side))
        continue;
      from = _hu_why_find_leaving (root, i, &event);
      if (from == HU_HEX_NONE ||
          (fits && (through == NULL || hu_through_has (scenario->map, through, through_hexes, from))))
        continue;
      _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                           word_uncounted (hu_explain_unit (scenario, i), event, hu_explain_hex (scenario, from),
                                                           fits)), rule);
    }
}

static void
list_item_exits (HuWhyNode  *self,
                 GListStore *list)
{
  const HuScoreItem *item = self->part;

  if (_hu_why_knows_since (self))
    add_uncounted (self, list, item->to, &item->filter, item->has_through ? &item->through : NULL, item->through_hexes, "points");
}

static void
list_outcome_exits (HuWhyNode  *self,
                    GListStore *list)
{
  const HuTerm *exits = self->part;

  if (_hu_why_knows_since (self))
    add_uncounted (self, list, exits->side, &exits->filter, exits->has_through ? &exits->through : NULL, exits->through_hexes,
                   self->rule);
}

void
_hu_why_add_objectives_item_exits (HuWhyNode  *root,
                                   GListStore *list,
                                   guint       item)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);

  root->part = g_ptr_array_index (hu_objectives_rules (scenario)->schedule, item);
  list_item_exits (root, list);
  root->part = NULL;
}

void
_hu_why_add_objectives_outcome_exits (HuWhyNode  *root,
                                      GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GPtrArray *outcomes = hu_snapshot_get_objectives (root->snapshot)->outcomes;

  for (guint i = 0; i < outcomes->len; i++)
    for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
      {
        const HuOutcomeFinding *finding = g_ptr_array_index (outcomes, i);
        const HuTerm *exits = root->side == hu_side_other (side) ? NULL : find_exits (finding->outcome->needs, side);
        g_autofree char *title = NULL, *words = NULL;
        HuWhyNode *node;

        if (exits == NULL)
          continue;
        title = hu_explain_outcome (scenario, finding->outcome);
        words = hu_explain_whole_term (scenario, exits);
        /* Translators: an outcome, and the condition in it that counts units that leave the map. */
        node = _hu_why_add_below (root, list, WHY_PART, 0, g_strdup_printf (_("“%1$s” counts exits: %2$s."), title, words));
        node->part = exits;
        node->list_part = list_outcome_exits;
        _hu_why_set_rule (node, finding->outcome->id);
      }
}

void
_hu_why_add_objectives_exit (HuWhyNode  *root,
                             GListStore *list,
                             guint       unit)
{
  if (hu_snapshot_get_state (root->snapshot)->unit_status[unit] == HU_UNIT_EXITED)
    {
      add_not_counting (root, list, unit);
      add_not_scoring (root, list, unit);
      return;
    }

  add_if_left (root, list, unit);
  add_nearest_exit (root, list, unit);
}
