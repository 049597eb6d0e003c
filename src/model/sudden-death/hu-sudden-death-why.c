/*
 * Reasons of sudden-death: its withdrawals, what it asks of a place and of a unit, and events that count for nothing.
 */
#include "config.h"

#include "hu-sudden-death-why.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-arrival.h"
#include "hu-explain-withdrawal.h"
#include "hu-explain.h"
#include "hu-flip.h"
#include "hu-sudden-death.h"
#include "hu-why-node-private.h"

static gboolean
counts_for (const HuScenario   *scenario,
            const HuRuling     *ruling,
            const HuWithdrawal *withdrawal)
{
  const HuSuddenDeathRuling *own = (const HuSuddenDeathRuling *) ruling;

  return ruling->kind == HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED && own->turn == withdrawal->turn &&
         g_strcmp0 (own->phase, hu_withdrawal_get_phase_name (withdrawal, scenario)) == 0;
}

/* Lists all withdrawals, or those that @unit fits, or that are due in @turn; 0: in any. */
static void
add_withdrawals (HuWhyNode  *self,
                 GListStore *list,
                 guint       unit,
                 guint       turn)
{
  _hu_why_add_withdrawals (self, list, hu_sudden_death_rules (hu_snapshot_get_scenario (self->snapshot))->withdrawals,
                           hu_snapshot_get_sudden_death (self->snapshot)->withdrawals, counts_for, unit, HU_SIDE_NONE,
                           turn, "9.5");
}

void
_hu_why_add_sudden_death_due (HuWhyNode  *root,
                              GListStore *list,
                              guint       turn)
{
  add_withdrawals (root, list, HU_UNIT_NONE, turn);
}

/* The first withdrawal for which too few units are left, where that decides; or -1. */
static gint
find_hopeless (HuSnapshot *snapshot)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (hu_snapshot_get_scenario (snapshot));

  return !rules->decides ? -1 : hu_withdrawals_get_hopeless (hu_snapshot_get_sudden_death (snapshot)->withdrawals);
}

static void
add_hopeless (HuWhyNode  *self,
              GListStore *list,
              gint        hopeless)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  const HuWithdrawal *withdrawal;
  g_autofree char *side = NULL, *turn = NULL;

  if (hopeless < 0)
    return;

  side = hu_explain_side (scenario, rules->defender);
  withdrawal = g_ptr_array_index (rules->withdrawals, (guint) hopeless);
  turn = hu_explain_withdrawal_due (scenario, withdrawal->turn, hu_withdrawal_get_phase_name (withdrawal, scenario));
  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_sentence (scenario,
                      /* Translators: a turn, a side. */
                      _("The withdrawal due in %1$s can no longer be made: when it is due, the %2$s side wins (9.5)."), turn,
                      side)), "9.5");
}

static gboolean
is_hopeless (const HuState *state,
             gconstpointer  data)
{
  g_autoptr(GArray) findings = hu_sudden_death_find_withdrawals (state);

  return g_array_index (findings, HuWithdrawalFinding, GPOINTER_TO_UINT (data)).hopeless;
}

/* Says before all else that one can no longer be made, why, and since when. */
static void
begin_hopeless (HuWhyNode  *self,
                GListStore *list,
                gint        hopeless)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GListStore) first = g_list_store_new (HU_TYPE_WHY_NODE);

  if (hopeless < 0)
    return;

  add_hopeless (self, first, hopeless);
  _hu_why_set_rule (_hu_why_add_below (self, first, WHY_FACT, 0, hu_explain_withdrawal_hopeless (state,
                      g_ptr_array_index (hu_sudden_death_rules (state->scenario)->withdrawals, (guint) hopeless),
                      &g_array_index (hu_snapshot_get_sudden_death (self->snapshot)->withdrawals, HuWithdrawalFinding,
                                      hopeless))), "9.5");
  if (_hu_why_knows_since (self))
    _hu_why_add_since (self, first, _hu_why_find_since (self, is_hopeless, GUINT_TO_POINTER ((guint) hopeless)), "9.5");
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (first)); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (first), i);

      g_list_store_insert (list, i, node);
    }
}

/* The towns and cities that would do. */
static void
add_rear_towns (HuWhyNode  *self,
                GListStore *list)
{
  const GArray *rear = hu_snapshot_get_sudden_death (self->snapshot)->rear;
  g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;

  /* After the end no town would do any more. */
  if (hu_snapshot_get_verdict (self->snapshot) != NULL)
    return;

  for (guint i = 0; i < rear->len; i++)
    g_array_append_val (places, g_array_index (rear, HuPlaceFinding, i).place);
  names = hu_explain_places (hu_snapshot_get_scenario (self->snapshot), places, 0);
  /* Translators: a list of places: towns and cities behind the initial front line. */
  _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("Any of these would do: %s."), names));
}

static gboolean
has_all_cities (const HuState *state,
                gconstpointer  data)
{
  const HuSuddenDeathRules *rules = data;

  for (guint i = 0; i < rules->cities->len; i++)
    if (hu_state_place_owner (state, g_array_index (rules->cities, guint, i)) != rules->attacker)
      return FALSE;

  return TRUE;
}

static gboolean
is_isolated (const HuState *state,
             gconstpointer  data)
{
  return hu_question_ask (state, &(HuQuestion) { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE });
}

static gboolean
is_open (const HuState *state,
         gconstpointer  data)
{
  return !is_isolated (state, data);
}

/* Since when the lifeline is cut off; or, of an open one, until when it was: in mid-phase that decides nothing. */
static void
add_cut_since (HuWhyNode     *self,
               GListStore    *list,
               const HuMeter *meter)
{
  if (!_hu_why_knows_since (self))
    return;

  if (meter->value == 0)
    _hu_why_add_since (self, list, _hu_why_find_since (self, is_isolated, NULL), "4.3");
  else
    _hu_why_add_cut_until (self, list, _hu_why_find_since (self, is_open, NULL), "4.3");
}

void
_hu_why_list_sudden_death (HuWhyNode     *self,
                           GListStore    *list,
                           const HuMeter *meter)
{
  if (meter->kind == HU_SUDDEN_DEATH_METER_LIFELINE)
    {
      _hu_why_list_lifeline (self, list);
      add_cut_since (self, list, meter);
    }
  else if (meter->kind == HU_SUDDEN_DEATH_METER_WITHDRAWALS)
    {
      if (hu_snapshot_get_verdict (self->snapshot) == NULL)
        begin_hopeless (self, list, find_hopeless (self->snapshot));
      add_withdrawals (self, list, HU_UNIT_NONE, 0);
    }
  else if (meter->kind == HU_SUDDEN_DEATH_METER_REAR)
    add_rear_towns (self, list);
  else if (meter->kind == HU_SUDDEN_DEATH_METER_CITIES && meter->value == meter->of && _hu_why_knows_since (self))
    {
      const HuSuddenDeathRules *rules = hu_sudden_death_rules (hu_snapshot_get_scenario (self->snapshot));

      _hu_why_add_since (self, list, _hu_why_find_since (self, has_all_cities, rules), "4.4");
    }
}

/* --- Places --- */

/* The condition, unless it names the place as something to gain: then it stands there for that. */
static void
add_meter_of (HuWhyNode   *root,
              GListStore  *list,
              HuMeterKind  kind,
              guint        place)
{
  const HuMeter *meter = hu_snapshot_get_meter (root->snapshot, kind);

  if (meter != NULL && !hu_numbers_have (meter->places, place))
    _hu_why_add_meters_of (root, list, kind);
}

/* The ruling by which the place has decided the game; or NULL. */
static HuRuling *
find_deciding (const HuSnapshot *snapshot,
               guint             place)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);

  for (guint i = rulings->len; i > 0; i--)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (ruling->decides && ruling->kind == HU_SUDDEN_DEATH_RULING_REAR_TAKEN && ruling->place == (gint) place)
        return ruling;
    }

  return NULL;
}

static gboolean
is_rear (const GArray *rear,
         guint         place)
{
  for (guint i = 0; i < rear->len; i++)
    if (g_array_index (rear, HuPlaceFinding, i).place == place)
      return TRUE;

  return FALSE;
}

/* On which side of the initial front line a town or city lies, and what follows (4.5). */
static void
add_rear (HuWhyNode  *root,
          GListStore *list,
          guint       place)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  g_autofree char *side = hu_explain_side (scenario, rules->defender);
  g_autofree char *name = hu_explain_place (scenario, place);
  const GArray *rear = hu_snapshot_get_sudden_death (root->snapshot)->rear;
  HuRuling *deciding = find_deciding (root->snapshot, place);
  char *text;

  if (!rules->decides || rear->len == 0)
    return;
  if (deciding != NULL)
    {
      _hu_why_add_ruling (root, list, deciding);
      return;
    }

  if (is_rear (rear, place) && hu_snapshot_get_verdict (root->snapshot) != NULL)
    /* Translators: a place. */
    text = hu_explain_sentence (scenario, _("%1$s lies behind the initial front line, but the game was decided without it "
                                            "(4.5)."), name);
  else if (is_rear (rear, place) && hu_state_place_owner (hu_snapshot_get_state (root->snapshot), place) == rules->defender)
    /* Translators: a place, a side. */
    text = hu_explain_sentence (scenario, _("%1$s lies behind the initial front line, but the %2$s side had it from the start, "
                                            "which does not count in this scenario (4.5)."), name, side);
  else if (is_rear (rear, place))
    /* Translators: a place, a side. */
    text = hu_explain_sentence (scenario, _("%1$s lies behind the initial front line: the %2$s side wins the instant it controls "
                                            "it (4.5)."), name, side);
  else if (hu_map_get_place (scenario->map, place)->kind == HU_PLACE_OBJECTIVE)
    /* Translators: a place. */
    text = hu_explain_sentence (scenario, _("%1$s is neither a town nor a city, so rule 4.5 does not ask who controls it."),
                                name);
  else
    /* Translators: a place, a side. */
    text = hu_explain_sentence (scenario, _("%1$s does not lie behind the initial front line: the %2$s side does not win by it "
                                            "(4.5)."), name, side);
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, text), "4.5");
}

void
_hu_why_add_place_sudden_death (HuWhyNode  *root,
                                GListStore *list,
                                guint       place)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (hu_snapshot_get_scenario (root->snapshot));

  if (place == rules->capital)
    {
      add_meter_of (root, list, HU_SUDDEN_DEATH_METER_CAPITAL, place);
      add_meter_of (root, list, HU_SUDDEN_DEATH_METER_LIFELINE, place);
    }
  if (hu_numbers_have (rules->cities, place))
    add_meter_of (root, list, HU_SUDDEN_DEATH_METER_CITIES, place);
  add_rear (root, list, place);
}

/* --- Units --- */

static gboolean
is_asked_of (const HuSnapshot *snapshot,
             guint             unit)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (hu_snapshot_get_scenario (snapshot));
  const GArray *findings = hu_snapshot_get_sudden_death (snapshot)->withdrawals;

  for (guint i = 0; i < findings->len; i++)
    if (g_array_index (findings, HuWithdrawalFinding, i).state <= HU_WITHDRAWAL_DUE &&
        hu_withdrawal_fits (g_ptr_array_index (rules->withdrawals, i), hu_snapshot_get_scenario (snapshot), unit))
      return TRUE;

  return FALSE;
}

/* So near that it is worth a word. */
#define NEAR 8

/* The place; or its only hex that the defender lacks, since one that it has may be nearer. */
static char *
word_goal (const HuState *state,
           guint          place,
           HuHex          hex)
{
  const GArray *hexes = hu_map_get_place (state->scenario->map, place)->hexes;
  guint lacking = 0;

  for (guint i = 0; i < hexes->len; i++)
    lacking += state->hex_owner[g_array_index (hexes, HuHex, i)] == state->hex_owner[hex];

  return lacking == 1 && hexes->len > 1 ? hu_explain_hex (state->scenario, hex) : hu_explain_place (state->scenario, place);
}

/* How far a unit is from what would win the game for its side at once (4.2, 4.5). */
static void
add_threat (HuWhyNode  *root,
            GListStore *list,
            guint       unit)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);
  gboolean attacks = hu_scenario_get_unit (state->scenario, unit)->side == rules->attacker;
  const GArray *rear = hu_snapshot_get_sudden_death (root->snapshot)->rear;
  gint nearest = NEAR + 1;
  guint goal = rules->capital;
  HuHex goal_hex = HU_HEX_NONE;
  g_autofree char *name = NULL, *side = NULL;

  if (!rules->decides || hu_snapshot_get_verdict (root->snapshot) != NULL || state->unit_hex[unit] == HU_HEX_NONE ||
      !hu_unit_is_ground (hu_scenario_get_unit (state->scenario, unit)))
    return;

  for (guint i = 0; i < (attacks ? 1 : rear->len); i++)
    {
      guint place = attacks ? rules->capital : g_array_index (rear, HuPlaceFinding, i).place;
      const GArray *hexes = hu_map_get_place (state->scenario->map, place)->hexes;

      for (guint j = 0; j < hexes->len; j++)
        {
          gint distance = hu_grid_distance (state->scenario->map->grid, state->unit_hex[unit], g_array_index (hexes, HuHex, j));

          if (distance < nearest && (attacks || state->hex_owner[g_array_index (hexes, HuHex, j)] == (gint8) rules->attacker))
            {
              nearest = distance;
              goal = place;
              goal_hex = g_array_index (hexes, HuHex, j);
            }
        }
    }
  if (nearest > NEAR || nearest == 0)
    return;

  name = attacks ? hu_explain_place (state->scenario, goal) : word_goal (state, goal, goal_hex);
  side = hu_explain_side (state->scenario, attacks ? rules->attacker : rules->defender);
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_sentence (state->scenario, attacks
                      /* Translators: a number of hexes, a place, a side. */
                      ? ngettext ("It is %1$d hex from %2$s: the %3$s side wins the instant it controls any hex of that (4.2).",
                                  "It is %1$d hexes from %2$s: the %3$s side wins the instant it controls any hex of that (4.2).",
                                  (gulong) nearest)
                      /* Translators: a number of hexes, a place, a side. */
                      : ngettext ("It is %1$d hex from %2$s, behind the initial front line: the %3$s side wins the instant it "
                                  "controls that (4.5).",
                                  "It is %1$d hexes from %2$s, behind the initial front line: the %3$s side wins the instant it "
                                  "controls that (4.5).", (gulong) nearest), nearest, name, side)), attacks ? "4.2" : "4.5");
}

void
_hu_why_add_counter_sudden_death (HuWhyNode  *root,
                                  GListStore *list,
                                  guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  g_autofree char *side = hu_explain_side (scenario, rules->defender);
  gint hopeless = hu_snapshot_get_verdict (root->snapshot) == NULL ? find_hopeless (root->snapshot) : -1;

  add_withdrawals (root, list, unit, 0);
  if (hopeless >= 0 && hu_withdrawal_fits (g_ptr_array_index (rules->withdrawals, (guint) hopeless), scenario, unit))
    add_hopeless (root, list, hopeless);
  else if (rules->decides && hu_snapshot_get_verdict (root->snapshot) == NULL && is_asked_of (root->snapshot, unit))
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_sentence (scenario,
                        /* Translators: a side. */
                        _("If a withdrawal is not made in time, the %s side wins (9.5)."), side)), "9.5");
  add_threat (root, list, unit);
}

/* Has the defender lost a source with the hex, and no line of the capital left (4.3)? */
static gboolean
is_lost_source (HuSnapshot *snapshot,
                HuHex       hex)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  const HuMeter *lifeline = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_LIFELINE);
  HuSide defender = hu_sudden_death_rules (state->scenario)->defender;
  g_autoptr(HuSupplySituation) situation = hu_tracing_possible (state->scenario, defender)
    ? hu_supply_situation_new (state, defender) : NULL;

  return situation != NULL && lifeline != NULL && lifeline->value == 0 &&
         state->hex_owner[hex] == (gint8) hu_side_other (defender) && hu_supply_situation_names_source (situation, hex);
}

/* Which of 4.2 and 4.5 a hex would decide, and for whom. */
void
_hu_why_add_hex_sudden_death (HuWhyNode  *root,
                              GListStore *list,
                              HuHex       hex)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);
  gint place = hu_map_place_at (state->scenario->map, hex);
  HuMeterKind kind;

  if (rules->decides && is_lost_source (root->snapshot, hex))
    _hu_why_add_meters_of (root, list, HU_SUDDEN_DEATH_METER_LIFELINE);
  if (!rules->decides || place < 0)
    return;

  kind = (guint) place == rules->capital ? HU_SUDDEN_DEATH_METER_CAPITAL : HU_SUDDEN_DEATH_METER_REAR;
  if (kind == HU_SUDDEN_DEATH_METER_REAR && !is_rear (hu_snapshot_get_sudden_death (root->snapshot)->rear, (guint) place))
    return;

  _hu_why_add_meters_of (root, list, kind);
}

void
_hu_why_add_side_sudden_death (HuWhyNode  *root,
                               GListStore *list,
                               HuSide      side)
{
  if (side == hu_sudden_death_rules (hu_snapshot_get_scenario (root->snapshot))->attacker)
    _hu_why_add_meters_of (root, list, HU_SUDDEN_DEATH_METER_WITHDRAWALS);
}

/* Page 8 has the sources of each side, and the lifeline of the capital (4.3). */
void
_hu_why_add_clause_sudden_death (HuWhyNode  *root,
                                 GListStore *list,
                                 HuClauseId  clause)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);

  if (!g_str_equal (clause, "8"))
    return;

  _hu_why_add_meters_of (root, list, HU_SUDDEN_DEATH_METER_LIFELINE);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuSupplyRules supply = { 0 };
      g_autofree char *name = NULL, *sources = NULL;

      if (!hu_supply_rules_find (scenario, (HuSide) side, &supply))
        continue;
      name = hu_explain_side (scenario, side);
      sources = hu_explain_sources (scenario, &supply.sources);
      _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                           /* Translators: a side; "edges of the map: north, east", or hexes. */
                                           hu_explain_sentence (scenario, _("Sources of the %1$s side: %2$s."), name, sources)),
                        "8");
    }
}

/* The withdrawal that the event makes impossible. */
void
_hu_why_add_then_sudden_death (HuWhyNode  *root,
                               GListStore *list,
                               HuSnapshot *then)
{
  gint hopeless = find_hopeless (then);

  if (hopeless != find_hopeless (root->snapshot))
    add_hopeless (root, list, hopeless);
}

/* How the lifeline stood as the phase ended, which did not cut it (4.3). */
static void
add_judged (HuWhyNode  *root,
            GListStore *list,
            HuSnapshot *after)
{
  const HuMeter *lifeline = hu_snapshot_get_meter (after, HU_SUDDEN_DEATH_METER_LIFELINE);
  g_autofree char *title = NULL, *value = NULL;

  if (lifeline == NULL || lifeline->value == 0 || !hu_sudden_death_rules (hu_snapshot_get_scenario (after))->decides)
    return;

  title = hu_explain_meter_title (after, lifeline);
  value = hu_explain_meter_value_after (after, lifeline, lifeline->start);
  /* Translators: "Moscow's lifeline", "8 hexes wide". */
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, g_strdup_printf (_("%1$s was judged then (4.3): %2$s."), title,
                                                                                 value)), "4.3");
}

/* A withdrawal that counts for nothing; or what the end of a phase judged. */
void
_hu_why_add_event_sudden_death (HuWhyNode     *root,
                                GListStore    *list,
                                const HuEvent *event,
                                HuSnapshot    *after,
                                gboolean       idle)
{
  if (idle && event->verb == HU_VERB_END_PHASE)
    add_judged (root, list, after);
  if (idle && event->verb == HU_VERB_WITHDRAW)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                         g_strdup (_("No withdrawal that was open then asked for this unit (9.5)."))), "9.5");
}
