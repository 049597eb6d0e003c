/*
 * Reasons of objectives: a condition term by term, the ledger, and what the schedule and the conditions ask of a place and a
 * hex.
 */
#include "config.h"

#include "hu-objectives-why.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-flip.h"
#include "hu-objectives-clauses.h"
#include "hu-why-about.h"
#include "hu-why-node-private.h"

/* --- Conditions --- */

static void
add_places (HuWhyNode           *node,
            const HuTermFinding *finding)
{
  const HuMap *map = hu_snapshot_get_scenario (node->snapshot)->map;

  if (finding->hexes != NULL)
    _hu_why_add_hexes (node, finding->hexes);
  for (guint i = 0; finding->lacking != NULL && i < finding->lacking->len; i++)
    {
      gint32 thing = g_array_index (finding->lacking, gint32, i);

      if (finding->lacks_places)
        _hu_why_add_hexes (node, hu_map_get_place (map, (guint) thing)->hexes);
      else
        g_array_append_val (node->hexes, thing);
    }
  if (finding->rows != NULL)
    _hu_why_add_rows (node, finding->rows);
}

static void add_term (HuWhyNode           *self,
                      GListStore          *list,
                      const HuTermFinding *finding);

/* What would let a line through is told with each of the lines. */
static char *
word_missing (const HuScenario    *scenario,
              const HuTermFinding *finding)
{
  HuTermFinding plain = *finding;

  if (finding->has_cut)
    {
      plain.opening = NULL;
      plain.against = NULL;
    }

  return hu_explain_term_missing (scenario, &plain);
}

/* A unit that counts; of one that is gone, by which event, and its strength where that is what counts: so that the sum can be
 * added up. */
static void
add_counted (HuWhyNode    *self,
             GListStore   *list,
             const HuTerm *term,
             guint         unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  gint strength = hu_scenario_get_unit (state->scenario, unit)->strength;
  HuWhyNode *node = _hu_why_add_unit (self, list, unit);
  guint event = 0;
  HuHex from = state->unit_hex[unit] == HU_HEX_NONE && _hu_why_knows_since (self) ? _hu_why_find_leaving (self, unit, &event)
                                                                                 : HU_HEX_NONE;

  if (from != HU_HEX_NONE)
    {
      g_autofree char *status = node->text, *hex = hu_explain_hex (state->scenario, from);

      /* Translators: a unit and what has become of it: "77 R: eliminated"; the number of an event, a hex. */
      node->text = g_strdup_printf (_("%1$s at event %2$u, in %3$s"), status, event, hex);
      node->event = event;
    }
  if (hu_term_is_atom (term) && hu_objectives_term (term)->count_strength && strength >= 0)
    {
      g_autofree char *words = node->text;

      /* Translators: a unit, and where it is; its strength. */
      node->text = g_strdup_printf (_("%1$s; strength %2$d"), words, strength);
    }
}

/* The parts of a term; or the units that count for it, and those in the way; and when it came to be so. */
static void
list_part (HuWhyNode  *self,
           GListStore *list)
{
  const HuTermFinding *finding = self->part;
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  gboolean cut_off = finding->term->kind == HU_TERM_CUT_OFF;
  g_autofree char *missing = cut_off ? NULL : word_missing (scenario, finding);
  g_autofree char *counting = cut_off ? NULL : hu_explain_term_counting (scenario, finding);
  g_autoptr(GArray) order = hu_term_rank_ways (finding);

  _hu_why_add_broken (self, list, finding);
  for (guint i = 0; i < finding->parts->len; i++)
    add_term (self, list, g_ptr_array_index (finding->parts, g_array_index (order, guint, i)));
  if (counting != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_steal_pointer (&counting)), "terms");
  if (missing != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_steal_pointer (&missing)), "terms");
  /* A condition that wants no line is answered with the lines that exist. */
  if (finding->has_cut || cut_off)
    _hu_why_list_needed (self, list, finding->term);
  for (guint i = 0; finding->units != NULL && i < finding->units->len; i++)
    add_counted (self, list, finding->term, g_array_index (finding->units, guint, i));
  /* The units that decide stand in the answer; and where it is met, those of the other side did not matter. */
  for (guint i = 0; finding->against != NULL && !finding->has_cut && !finding->met && i < finding->against->len; i++)
    {
      HuWhyNode *node = _hu_why_add_unit (self, list, g_array_index (finding->against, guint, i));
      g_autofree char *words = node->text;

      /* Translators: an enemy unit, and where it is. */
      node->text = g_strdup_printf (_("In the way: %s"), words);
    }
  if (finding->remembers && finding->since != HU_REASON_NO_EVENT)
    _hu_why_add_event (list, self->game, self->snapshot, finding->since);
  if (finding->remembers && finding->before_since != HU_REASON_NO_EVENT)
    _hu_why_add_event (list, self->game, self->snapshot, finding->before_since);
}

static void
add_term (HuWhyNode           *self,
          GListStore          *list,
          const HuTermFinding *finding)
{
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_PART, 0,
                                       _hu_why_word_term (hu_snapshot_get_scenario (self->snapshot), finding));

  node->part = finding;
  node->list_part = list_part;
  node->is_condition = TRUE;
  _hu_why_set_rule (node, "terms");
  add_places (node, finding);
}

static void
add_entry (HuWhyNode           *self,
           GListStore          *list,
           const HuLedgerEntry *entry)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autofree char *side = hu_explain_side (scenario, entry->side);
  g_autofree char *what = hu_explain_score_entry (scenario, entry);
  g_autofree char *size = hu_explain_decimal (ABS (entry->points), entry->scale);
  g_autofree char *points = g_strconcat (entry->points < 0 ? "−" : "", size, NULL);
  g_autofree char *moment = _hu_why_word_entry_moment (self->snapshot, entry);
  /* Translators: a side, its points, what they are for, the moment. */
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("%1$s, %2$s: %3$s (%4$s)"), side, points, what,
                                                                                 moment));

  node->event = entry->event;
  _hu_why_set_rule (node, "points");
  if (entry->hex != HU_HEX_NONE)
    g_array_append_val (node->hexes, entry->hex);
  else if (entry->place >= 0)
    _hu_why_add_hexes (node, hu_map_get_place (scenario->map, (guint) entry->place)->hexes);
}

/* Lists the points that @item has given @side, the newest first; HU_ITEM_NONE, HU_SIDE_NONE: all. */
static void
list_ledger (HuWhyNode  *self,
             GListStore *list,
             guint       item,
             HuSide      side)
{
  const GPtrArray *ledger = hu_snapshot_get_objectives (self->snapshot)->ledger;

  for (guint i = ledger->len; i > 0; i--)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i - 1);

      if ((item == HU_ITEM_NONE || entry->item == item) && (side == HU_SIDE_NONE || entry->side == side))
        add_entry (self, list, entry);
    }
}

typedef struct
{
  guint    outcome;
  gboolean met;
} Met;

static gboolean
is_as_now (const HuState *state,
           gconstpointer  data)
{
  const Met *now = data;
  HuSide winner = hu_objectives_get_outcome (state->scenario, now->outcome)->winner;
  HuSide side = winner != HU_SIDE_NONE ? winner : HU_SIDE_FIRST;
  const HuQuestion question = { .kind = HU_QUESTION_OUTCOME, .side = side, .units = side, .subject = (gint32) now->outcome };

  return hu_question_ask (state, &question) == now->met;
}

/* A condition that is met and has not decided, since it is judged at certain moments only: how it stood at the last one, if
 * that was @event, by which it came to be met; and when the next one is. */
static void
add_moments (HuWhyNode              *self,
             GListStore             *list,
             guint                   outcome,
             const HuOutcomeFinding *finding,
             guint                   event)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const HuState *before = event > 0 ? hu_game_peek_before (self->game, event) : NULL;
  HuClock clock;

  if (finding->outcome->when == HU_JUDGED_INSTANT || hu_snapshot_get_verdict (self->snapshot) != NULL)
    return;

  if (before != NULL && hu_game_get_event (self->game, event - 1)->verb == HU_VERB_END_PHASE &&
      finding->since == HU_REASON_NO_EVENT &&
      hu_objectives_is_judged (before, outcome, hu_clock_moment (before->scenario, &before->clock)))
    {
      g_autoptr(HuSnapshot) then = hu_game_get_snapshot_before (self->game, event);
      const HuOutcomeFinding *stood = g_ptr_array_index (hu_snapshot_get_objectives (then)->outcomes, outcome);

      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                           hu_explain_judged_unmet (state->scenario, stood->lacking, event)),
                        finding->outcome->id);
    }
  if (hu_objectives_find_next_judged (state, outcome, &clock))
    {
      g_autofree char *phase = hu_explain_clock (state->scenario, &clock);

      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                           /* Translators: a phase: "Nov I, Soviet, Combat". */
                                           g_strdup_printf (_("It is judged next at the end of %s."), phase)),
                        finding->outcome->id);
    }
}

/* Since when the condition has been met, or until when it was. */
static void
add_since (HuWhyNode              *self,
           GListStore             *list,
           guint                   outcome,
           const HuOutcomeFinding *finding)
{
  const Met now = { outcome, finding->needs->met };
  guint event;

  if (!_hu_why_knows_since (self))
    return;

  event = _hu_why_find_since (self, is_as_now, &now);
  if (!now.met)
    {
      _hu_why_add_until (self, list, event, finding->outcome->id);
      return;
    }

  _hu_why_add_since (self, list, event, finding->outcome->id);
  add_moments (self, list, outcome, finding, event);
}

static char *
name_item (const HuScenario    *scenario,
           const HuLedgerEntry *entry)
{
  return hu_explain_item (scenario, hu_ledger_entry_item (scenario, entry));
}

void
_hu_why_list_objectives (HuWhyNode     *self,
                         GListStore    *list,
                         const HuMeter *meter)
{
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (self->snapshot);

  if (meter->kind == HU_OBJECTIVES_METER_OUTCOME)
    {
      const HuOutcomeFinding *finding = g_ptr_array_index (findings->outcomes, meter->nth);

      add_since (self, list, meter->nth, finding);
      add_term (self, list, finding->needs);
    }
  else
    {
      _hu_why_add_sums (self, list, findings->ledger, name_item, "points");
      list_ledger (self, list, HU_ITEM_NONE, HU_SIDE_NONE);
    }
}

/* --- Places --- */

/* Lists the points of the item for the place that @side gained or lost again, the oldest first. */
static void
list_history (HuWhyNode  *self,
              GListStore *list,
              guint       item,
              guint       place,
              HuSide      side)
{
  const GPtrArray *ledger = hu_snapshot_get_objectives (self->snapshot)->ledger;

  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      if (entry->item == item && entry->place == (gint) place && entry->side == side)
        add_entry (self, list, entry);
    }
}

static void
list_item (HuWhyNode  *self,
           GListStore *list)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const HuScoreItem *item = g_ptr_array_index (hu_objectives_rules (state->scenario)->schedule, self->index);
  const HuWhyScoring scoring = {
    .once = item->when == HU_SCORE_ONCE, .taken = item->when == HU_SCORE_CAPTURE, .fleeting = item->when == HU_SCORE_WHILE,
  };
  guint place = GPOINTER_TO_UINT (self->part);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if ((item->to == HU_SIDE_NONE || item->to == side) && (self->side == HU_SIDE_NONE || self->side == side))
      {
        g_autoptr(HuHeldPlace) hold = hu_objectives_find_hold (state, item, place, side);

        if (scoring.fleeting)
          list_history (self, list, self->index, place, side);
        _hu_why_add_scoring (self, list, hu_snapshot_get_objectives (self->snapshot)->ledger, self->index, place, &scoring, hold);
      }
}

static gboolean
lists_place (const HuScoreItem *item,
             guint              place)
{
  for (guint i = 0; item->where.places != NULL && i < item->where.places->len; i++)
    if (g_array_index (item->where.places, guint, i) == place)
      return TRUE;

  return FALSE;
}

/* Does the term name the hex, or ask for a line to it? */
static gboolean
names_hex (const HuTerm *term,
           const HuMap  *map,
           HuHex         hex)
{
  const HuObjectivesTerm *own = hu_term_is_atom (term) ? hu_objectives_term (term) : NULL;

  return (term->where.all != NULL && hu_hexes_find (term->where.all, hex)) ||
         (own != NULL && own->has_to && own->to.hexes != NULL && hu_hexes_have (own->to.hexes, hex)) ||
         (own != NULL && own->within != NULL && hu_hexes_have (own->within, hex));
}

/* Does the term count units that leave the map there? */
static gboolean
counts_exits (const HuTerm *term,
              const HuMap  *map,
              HuHex         hex)
{
  return term->has_through && hu_through_has (map, &term->through, term->through_hexes, hex);
}

/* Does the condition, or a part of it, pass the test with one of these hexes? */
static gboolean
asks_about (const HuTerm *term,
            gboolean    (*test) (const HuTerm *term,
                                 const HuMap  *map,
                                 HuHex         hex),
            const HuMap  *map,
            const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++)
    if (test (term, map, g_array_index (hexes, HuHex, i)))
      return TRUE;
  for (guint i = 0; i < term->parts->len; i++)
    if (asks_about (g_ptr_array_index (term->parts, i), test, map, hexes))
      return TRUE;

  return FALSE;
}

/* The parts of the condition that ask about the hex, or count units that leave the map there. */
static void
add_hex_terms (HuWhyNode           *self,
               GListStore          *list,
               const HuTermFinding *finding,
               const HuMap         *map,
               HuHex                hex)
{
  if (names_hex (finding->term, map, hex) || counts_exits (finding->term, map, hex))
    {
      HuWhyNode *node = _hu_why_add_below (self, list, WHY_FACT, 0,
                                           _hu_why_word_term (hu_snapshot_get_scenario (self->snapshot), finding));

      _hu_why_set_rule (node, "terms");
      return;
    }
  for (guint i = 0; i < finding->parts->len; i++)
    add_hex_terms (self, list, g_ptr_array_index (finding->parts, i), map, hex);
}

static void
list_hex_terms (HuWhyNode  *self,
                GListStore *list)
{
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (self->snapshot);
  const HuOutcomeFinding *finding = g_ptr_array_index (findings->outcomes, self->index);

  add_hex_terms (self, list, finding->needs, hu_snapshot_get_scenario (self->snapshot)->map,
                 g_array_index (self->hexes, HuHex, 0));
}

/* Does the item give points for the hex, for leaving the map there, or by a condition that asks about it? */
static gboolean
scores_hex (const HuScoreItem *item,
            const HuMap       *map,
            const GArray      *hexes)
{
  HuHex hex = g_array_index (hexes, HuHex, 0);

  if (item->kind == HU_SCORE_NEEDS)
    return asks_about (item->needs, names_hex, map, hexes);
  if (item->kind == HU_SCORE_HOLD)
    return item->where.all != NULL && hu_hexes_find (item->where.all, hex);

  return item->kind == HU_SCORE_PER && item->what_for == HU_WORTH_EXITED && item->has_through &&
         hu_through_has (map, &item->through, item->through_hexes, hex);
}

void
_hu_why_add_objectives_hex (HuWhyNode  *root,
                            GListStore *list,
                            HuHex       hex)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;
  const GPtrArray *outcomes = hu_objectives_rules (scenario)->outcomes;
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_array_append_val (hexes, hex);
  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);

      if ((root->side == HU_SIDE_NONE || item->to != hu_side_other (root->side)) && scores_hex (item, scenario->map, hexes))
        _hu_why_add_objectives_item (root, list, i);
    }
  for (guint i = 0; i < outcomes->len; i++)
    {
      const HuOutcome *outcome = g_ptr_array_index (outcomes, i);
      g_autofree char *name = hu_explain_outcome (scenario, outcome);
      gboolean through = asks_about (outcome->needs, counts_exits, scenario->map, hexes);

      HuWhyNode *node;

      if (!through && !asks_about (outcome->needs, names_hex, scenario->map, hexes))
        continue;
      node = _hu_why_add_below (root, list, WHY_PART, i, through
                                /* Translators: a condition. */
                                ? g_strdup_printf (_("A unit that leaves the map here may count for “%s”."), name)
                                /* Translators: a condition. */
                                : g_strdup_printf (_("“%s” asks about this hex."), name));
      node->list_part = list_hex_terms;
      node->open = TRUE;
      _hu_why_add_hexes (node, hexes);
      _hu_why_set_rule (node, outcome->id);
    }
}

/* The conditions that ask about the place, other than those that have it among what they lack, which are told by themselves. */
static void
add_asking (HuWhyNode  *root,
            GListStore *list,
            guint       place)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GPtrArray *meters = hu_snapshot_get_meters (root->snapshot);
  const GArray *hexes = hu_map_get_place (scenario->map, place)->hexes;

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->kind == HU_OBJECTIVES_METER_OUTCOME && meter->system == HU_SYSTEM_OBJECTIVES &&
          !hu_numbers_have (meter->places, place) &&
          asks_about (hu_objectives_get_outcome (scenario, meter->nth)->needs, names_hex, scenario->map, hexes))
        _hu_why_add_meter (list, root->game, root->snapshot, i);
    }
}

void
_hu_why_add_objectives_place (HuWhyNode  *root,
                              GListStore *list,
                              guint       place)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);
      HuWhyNode *node;

      if (item->kind == HU_SCORE_NEEDS && (root->side == HU_SIDE_NONE || item->to != hu_side_other (root->side)) &&
          asks_about (item->needs, names_hex, scenario->map, hu_map_get_place (scenario->map, place)->hexes))
        {
          _hu_why_add_objectives_item (root, list, i);
          continue;
        }
      if (item->kind != HU_SCORE_HOLD || !lists_place (item, place) ||
          (root->side != HU_SIDE_NONE && item->to == hu_side_other (root->side)))
        continue;
      node = _hu_why_add_below (root, list, WHY_PART, i, hu_explain_score_item (scenario, item));
      node->part = GUINT_TO_POINTER (place);
      node->list_part = list_item;
      _hu_why_set_rule (node, "points");
      _hu_why_add_hexes (node, hu_map_get_place (scenario->map, place)->hexes);
    }
  add_asking (root, list, place);
}

/* Where the points come and go with the places, how that stands now. */
static void
add_paid (HuWhyNode  *self,
          GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  const HuScoreItem *item = g_ptr_array_index (hu_objectives_rules (scenario)->schedule, self->index);

  for (HuSide side = HU_SIDE_FIRST; item->when == HU_SCORE_WHILE && side < HU_N_SIDES; side++)
    if ((item->to == HU_SIDE_NONE || item->to == side) && (self->side == HU_SIDE_NONE || self->side == side))
      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                           hu_explain_paid_now (scenario, hu_snapshot_get_objectives (self->snapshot)->ledger,
                                                                self->index, side,
                                                                hu_snapshot_get_clock (self->snapshot)->over)), "points");
}

/* Lists what the item has given, and each gain, the newest first. */
static void
list_gains (HuWhyNode  *self,
            GListStore *list)
{
  add_paid (self, list);
  _hu_why_add_given (self, list, hu_snapshot_get_objectives (self->snapshot)->ledger, self->index);
  list_ledger (self, list, self->index, self->side);
}

void
_hu_why_add_objectives_item (HuWhyNode  *root,
                             GListStore *list,
                             guint       item)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const HuScoreItem *found = g_ptr_array_index (hu_objectives_rules (scenario)->schedule, item);

  _hu_why_add_item (root, list, item, found->id, hu_explain_score_item (scenario, found), list_gains, "points");
}

/* The items that give points for units that leave the map, and the conditions that count them. */
static void
add_exit_items (HuWhyNode  *root,
                GListStore *list)
{
  const GPtrArray *schedule = hu_objectives_rules (hu_snapshot_get_scenario (root->snapshot))->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);

      if (item->kind != HU_SCORE_PER || item->what_for != HU_WORTH_EXITED)
        continue;
      _hu_why_add_objectives_item (root, list, i);
      _hu_why_add_objectives_item_exits (root, list, i);
    }
  _hu_why_add_objectives_outcome_exits (root, list);
}

void
_hu_why_add_objectives_points (HuWhyNode  *root,
                               GListStore *list,
                               HuSide      side)
{
  const HuObjectivesFindings *findings = hu_snapshot_get_objectives (root->snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);

  if (root->index == HU_WHY_EXIT_POINTS)
    {
      add_exit_items (root, list);
      return;
    }
  if (side == HU_SIDE_NONE)
    {
      _hu_why_add_meters_of (root, list, HU_OBJECTIVES_METER_POINTS);
      return;
    }

  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       hu_explain_points_foreseen (scenario, side, findings->scored, findings->points,
                                                                   hu_objectives_rules (scenario)->unit, TRUE)),
                    "points");
  _hu_why_add_points (root, list, findings->ledger, hu_objectives_rules (scenario)->schedule->len, _hu_why_add_objectives_item,
                      add_entry);
}

void
_hu_why_add_objectives_clause (HuWhyNode  *root,
                               GListStore *list,
                               HuClauseId  clause)
{
  const HuObjectivesRules *rules = hu_objectives_rules (hu_snapshot_get_scenario (root->snapshot));
  const char *words = NULL;

  if (clause == HU_CLAUSE_OBJECTIVES_OTHERWISE && rules->otherwise == HU_SIDE_NONE)
    words = _("In this scenario nobody wins then.");
  if (clause == HU_CLAUSE_OBJECTIVES_BOTH)
    words = rules->both == HU_BOTH_DRAW   ? _("In this scenario the game is then a draw.")
            : rules->both == HU_BOTH_NONE ? _("In this scenario neither is declared then.")
                                          : _("In this scenario the one that stands first in the list is declared then.");
  if (words != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, g_strdup (words)), "outcomes");
  if (clause != HU_CLAUSE_OBJECTIVES_OTHERWISE)
    return;

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    _hu_why_add_default (root, list, side);
}

void
_hu_why_add_objectives_then (HuWhyNode  *root,
                             GListStore *list,
                             HuSnapshot *then)
{
  const GPtrArray *rulings = hu_snapshot_get_last_rulings (then);

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->kind == HU_OBJECTIVES_RULING_SCORED)
        _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                             hu_explain_ruling (hu_snapshot_get_scenario (then), ruling)), ruling->rule);
    }
  _hu_why_add_foreseen (root, list, hu_snapshot_get_objectives (root->snapshot)->ledger,
                        hu_snapshot_get_objectives (then)->ledger, hu_explain_score_entry);
}
