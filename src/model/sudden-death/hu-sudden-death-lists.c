/*
 * The entries of sudden-death in the table of hu-system-lists.h.
 *
 * Section 4 and the withdrawals, written as terms.  They give the same winner at the same event.
 */
#include "config.h"

#include "hu-system-lists.h"

#include <glib/gi18n-lib.h>

#include "hu-json-writer.h"
#include "hu-node-game.h"
#include "hu-quiz-private.h"
#include "hu-scenario.h"
#include "hu-sudden-death-clauses.h"
#include "hu-sudden-death-rules.h"
#include "hu-sudden-death-why.h"
#include "hu-sudden-death.h"
#include "hu-supply-rules.h"
#include "hu-why-node-private.h"
#include "hu-workshop-moment-private.h"
#include "hu-write.h"

/* --- The rules as terms --- */

static const char *
side_id (const HuScenario *scenario,
         HuSide            side)
{
  return scenario->sides[side].id;
}

/* --- Outcomes --- */

/* Opens an outcome, and its one atom. */
static void
begin_outcome (HuJsonWriter     *writer,
               const HuScenario *scenario,
               const char       *id,
               HuSide            winner,
               const char       *when,
               const char       *atom,
               HuSide            side)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "id", id);
  hu_json_writer_text_member (writer, "winner", side_id (scenario, winner));
  hu_json_writer_text_member (writer, "when", when);
  hu_json_writer_key (writer, "needs");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_key (writer, atom);
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "side", side_id (scenario, side));
}

static void
end_outcome (HuJsonWriter *writer)
{
  for (guint i = 0; i < 3; i++)
    hu_json_writer_end (writer);
}

static void
write_places (HuJsonWriter     *writer,
              const HuScenario *scenario,
              const GArray     *places)
{
  hu_json_writer_key (writer, "places");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < places->len; i++)
    hu_json_writer_text (writer, hu_map_get_place (scenario->map, g_array_index (places, guint, i))->id);
  hu_json_writer_end (writer);
}

/* The cities and towns behind the front of the start (4.5). */
static GArray *
list_rear (const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  GArray *rear = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < scenario->map->places->len; i++)
    {
      const HuPlace *place = hu_map_get_place (scenario->map, i);
      gboolean behind = FALSE;

      for (guint j = 0; j < place->hexes->len; j++)
        behind |= rules->rear[g_array_index (place->hexes, HuHex, j)];
      if (behind && place->kind != HU_PLACE_OBJECTIVE)
        g_array_append_val (rear, i);
    }

  return rear;
}

/* In their order of precedence: the capital entered, then cut off, the rear, the withdrawals, the cities. */
static void
write_outcomes (HuJsonWriter     *writer,
                const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  g_autoptr(GArray) capital = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) rear = list_rear (scenario);

  g_array_append_val (capital, rules->capital);
  hu_json_writer_key (writer, "outcomes");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  begin_outcome (writer, scenario, "4.2", rules->attacker, "instant", "holds", rules->attacker);
  write_places (writer, scenario, capital);
  hu_json_writer_text_member (writer, "count", "hexes");
  hu_json_writer_integer_member (writer, "at_least", 1);
  end_outcome (writer);
  begin_outcome (writer, scenario, "4.3", rules->attacker, "phase", "cut_off", rules->defender);
  write_places (writer, scenario, capital);
  end_outcome (writer);
  if (rear->len > 0)
    {
      begin_outcome (writer, scenario, "4.5", rules->defender, "instant", "holds", rules->defender);
      write_places (writer, scenario, rear);
      hu_json_writer_integer_member (writer, "at_least", 1);
      end_outcome (writer);
    }
  if (rules->withdrawals->len > 0)
    {
      begin_outcome (writer, scenario, "9.5", rules->defender, "phase", "withdrawals", rules->attacker);
      end_outcome (writer);
    }
  if (rules->cities->len > 0)
    {
      begin_outcome (writer, scenario, "4.4", rules->attacker, "end", "holds", rules->attacker);
      write_places (writer, scenario, rules->cities);
      end_outcome (writer);
    }
  hu_json_writer_end (writer);
}

/* --- What they stand on --- */

static void
write_withdrawals (HuJsonWriter     *writer,
                   const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  hu_json_writer_key (writer, "withdrawals");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < rules->withdrawals->len; i++)
    {
      const HuWithdrawal *withdrawal = g_ptr_array_index (rules->withdrawals, i);

      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_text_member (writer, "side", side_id (scenario, rules->attacker));
      hu_json_writer_integer_member (writer, "turn", withdrawal->turn);
      hu_json_writer_integer_member (writer, "count", withdrawal->count);
      if (withdrawal->branch != NULL)
        hu_json_writer_text_member (writer, "branch", withdrawal->branch);
      if (withdrawal->units != NULL)
        {
          hu_json_writer_key (writer, "units");
          hu_json_writer_begin_list (writer, HU_JSON_INLINE);
          for (guint j = 0; j < withdrawal->units->len; j++)
            hu_json_writer_text (writer, hu_scenario_get_unit (scenario, g_array_index (withdrawal->units, guint, j))->id);
          hu_json_writer_end (writer);
        }
      if (withdrawal->phase > 0)
        hu_json_writer_integer_member (writer, "phase", withdrawal->phase);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

/* The capital's hexes are never its sources (4.3). */
static void
write_supply (HuJsonWriter     *writer,
              const HuScenario *scenario,
              GPtrArray        *left_out)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  g_autoptr(GArray) except = g_array_copy ((GArray *) hu_map_get_place (scenario->map, rules->capital)->hexes);
  HuSupplyRules found;

  if (!hu_supply_rules_find (scenario, rules->defender, &found))
    return;
  if (found.along != 0 || found.hexsides != 0)
    g_ptr_array_add (left_out, g_strdup (_("Supply along lines of the map, and across hexsides, cannot be copied: "
                                           "see the supply of these rules.")));
  for (guint i = 0; found.except != NULL && i < found.except->len; i++)
    g_array_append_val (except, g_array_index (found.except, HuHex, i));

  hu_json_writer_key (writer, "supply");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_json_writer_key (writer, side_id (scenario, rules->defender));
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_sources (writer, scenario, "sources", &found.sources, NULL);
  hu_json_writer_key (writer, "except");
  hu_write_hexset_list (writer, scenario, except);
  if (found.owned)
    hu_json_writer_boolean_member (writer, "controlled", TRUE);
  hu_write_blocked_by (writer, found.blocked_by_units,
                       found.blocked_by_zoc && found.zoc != HU_SUPPLY_ZOC_NONE, found.blocked_by_owner);
  if (!found.zoc_negated_by_units)
    hu_json_writer_boolean_member (writer, "zoc_negated_by_units", FALSE);
  if (found.max_length >= 0)
    hu_json_writer_integer_member (writer, "max_length", found.max_length);
  hu_json_writer_end (writer);
  hu_json_writer_end (writer);
}

static gboolean
sudden_death_write_terms (HuJsonWriter     *writer,
                          const HuScenario *scenario,
                          GPtrArray        *left_out)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  if (!rules->decides)
    {
      g_ptr_array_add (left_out, g_strdup (_("Sudden death decides nothing in this game: it has no condition to copy.")));
      return FALSE;
    }
  if (!rules->entry_at_setup)
    g_ptr_array_add (left_out, g_strdup (_("Terms are judged on the set-up, too: a place that is held there counts.")));

  write_supply (writer, scenario, left_out);
  if (rules->withdrawals->len > 0)
    write_withdrawals (writer, scenario);
  write_outcomes (writer, scenario);
  hu_json_writer_key (writer, "otherwise");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "winner", side_id (scenario, rules->defender));
  hu_json_writer_end (writer);

  return TRUE;
}

/* --- Its rules in a draft --- */

/* The first city, else the first place of any kind; "" if there is none, which the check reports. */
static HuNode *
find_capital (HuWorkshop *self)
{
  const HuNode *places = hu_workshop_get (self, "/map/places");

  for (guint i = 0; i < hu_node_get_n (places); i++)
    {
      const HuNode *place = hu_node_get_element (places, i);

      if (g_strcmp0 (hu_node_get_text (hu_node_find (place, "kind"), NULL), "city") == 0)
        return hu_node_new_text (hu_node_get_text (hu_node_find (place, "id"), ""));
    }

  return _hu_workshop_id_at (self, "/map/places/0/id");
}

static gboolean
is_city (const HuNode *place)
{
  return g_strcmp0 (hu_node_get_text (hu_node_find (place, "kind"), NULL), "city") == 0;
}

static const char *
get_id (const HuNode *object)
{
  return hu_node_get_text (hu_node_find (object, "id"), "");
}

/* All cities of @places but two (the second may be NULL); (transfer full), or NULL where there is none. */
static HuNode *
list_cities (const HuNode *places,
             const char   *capital,
             const char   *other)
{
  GPtrArray *cities = g_ptr_array_new ();

  for (guint i = 0; i < hu_node_get_n (places); i++)
    {
      const HuNode *place = hu_node_get_element (places, i);

      if (is_city (place) && g_strcmp0 (get_id (place), capital) != 0 && g_strcmp0 (get_id (place), other) != 0)
        g_ptr_array_add (cities, hu_node_new_text (get_id (place)));
    }
  if (cities->len == 0)
    {
      g_ptr_array_unref (cities);
      return NULL;
    }

  return hu_node_new_list_take (cities);
}

static gboolean
is_place (const HuNode *places,
          const char   *id)
{
  for (guint i = 0; i < hu_node_get_n (places); i++)
    if (g_strcmp0 (get_id (hu_node_get_element (places, i)), id) == 0)
      return TRUE;

  return FALSE;
}

static void
put_rule (HuNode    **draft,
          const char *pointer,
          HuNode     *value) /* (transfer full) (nullable) */
{
  g_autoptr(HuNode) owned = value;
  HuNode *after;

  if (value == NULL && hu_node_at (*draft, pointer) == NULL)
    return;

  after = hu_node_with_at (*draft, pointer, value);
  if (after != NULL)
    {
      hu_node_unref (*draft);
      *draft = after;
    }
}

/* The first city is the capital.  Every further one is a city that counts, until the user has chosen some. */
static void
place_added (HuNode    **draft,
             const char *id)
{
  const HuNode *places = hu_node_at (*draft, "/map/places");
  g_autofree char *capital = g_strdup (hu_node_get_text (hu_node_at (*draft, "/rules/sudden-death/capital"), ""));
  const HuNode *chosen = hu_node_at (*draft, "/rules/sudden-death/cities");
  g_autoptr(HuNode) before = NULL;

  if (!is_city (hu_node_get_element (places, hu_node_get_n (places) - 1)))
    return;

  if (!is_place (places, capital))
    {
      put_rule (draft, "/rules/sudden-death/capital", hu_node_new_text (id));
      return;
    }

  before = list_cities (places, capital, id);
  if (chosen == before || (chosen != NULL && before != NULL && hu_node_equal (before, chosen)))
    put_rule (draft, "/rules/sudden-death/cities", list_cities (places, capital, NULL));
}

static void
place_gone (HuNode    **draft,
            const char *id)
{
  const HuNode *cities = hu_node_at (*draft, "/rules/sudden-death/cities");
  GPtrArray *left = g_ptr_array_new ();
  HuNode *list;

  for (guint i = 0; i < hu_node_get_n (cities); i++)
    {
      const char *city = hu_node_get_text (hu_node_get_element (cities, i), "");

      if (g_strcmp0 (city, id) != 0)
        g_ptr_array_add (left, hu_node_new_text (city));
    }
  list = hu_node_new_list_take (left);
  if (hu_node_get_n (list) == 0)
    g_clear_pointer (&list, hu_node_unref);
  put_rule (draft, "/rules/sudden-death/cities", list);
}

static void
follow_place (HuNode    **draft,
              const char *id,
              gboolean    added)
{
  (added ? place_added : place_gone) (draft, id);
}

static HuNode *
new_rules (HuWorkshop *workshop)
{
  HuNode *made = hu_node_new_object ();
  g_autoptr(HuNode) capital = find_capital (workshop);

  hu_node_put (&made, "attacker", _hu_workshop_id_at (workshop, "/sides/0/id"));
  hu_node_put (&made, "defender", _hu_workshop_id_at (workshop, "/sides/1/id"));
  hu_node_put (&made, "capital", hu_node_ref (capital));
  hu_node_put (&made, "supply", hu_node_from_json ("{\"sources\":{\"edges\":[\"north\",\"east\"]}}"));
  hu_node_put (&made, "cities", list_cities (hu_workshop_get (workshop, "/map/places"),
                                             hu_node_get_text (capital, ""), NULL));

  return made;
}

/* --- A moment as a start --- */

/* Carries over the units that are still there; a requirement that is met or past is dropped. */
static HuNode *
withdrawal_at_moment (HuNode        *before,
                      const HuState *state,
                      guint          index,
                      guint          done)
{
  const HuWithdrawal *withdrawal = g_ptr_array_index (hu_sudden_death_rules (state->scenario)->withdrawals, index);
  HuNode *made;

  if (done >= withdrawal->count || withdrawal->turn < state->clock.turn)
    return NULL;

  made = hu_node_ref (before);
  hu_node_put (&made, "count", hu_node_new_integer (withdrawal->count - done));
  if (withdrawal->units != NULL)
    {
      GPtrArray *units = g_ptr_array_new ();

      for (guint i = 0; i < withdrawal->units->len; i++)
        {
          guint unit = g_array_index (withdrawal->units, guint, i);

          if (!_hu_moment_is_gone (state, unit))
            g_ptr_array_add (units, hu_node_new_text (hu_scenario_get_unit (state->scenario, unit)->id));
        }
      hu_node_put (&made, "units", hu_node_new_list_take (units));
    }

  return made;
}

static void
carry_withdrawals (HuNode                     **draft,
                   const HuState               *state,
                   const HuSuddenDeathFindings *findings)
{
  static const char pointer[] = "/rules/sudden-death/withdrawals";
  const HuNode *before = hu_node_at (*draft, pointer);
  GPtrArray *made;

  if (before == NULL)
    return;

  made = g_ptr_array_new ();
  for (guint i = 0; i < hu_node_get_n (before) && i < findings->withdrawals->len; i++)
    {
      const HuWithdrawalFinding *standing = &g_array_index (findings->withdrawals, HuWithdrawalFinding, i);
      HuNode *withdrawal = withdrawal_at_moment (hu_node_get_element (before, i), state, i, standing->done);

      if (withdrawal != NULL)
        g_ptr_array_add (made, withdrawal);
    }
  _hu_moment_put_at (draft, pointer, hu_node_new_list_take (made));
}

static void
carry (HuNode          **draft,
       const HuSnapshot *snapshot)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (state->scenario);

  carry_withdrawals (draft, state, hu_snapshot_get_sudden_death (snapshot));
  /* West of the initial front line stays what it was. */
  _hu_moment_put_at (draft, "/rules/sudden-death/rear", hu_node_of_hexset (state->scenario->map->grid, rules->rear));
}

/* --- Questions --- */

static void
add_facts (GPtrArray        *facts,
           const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);
  guint n = 0;

  _hu_quiz_add (facts, HU_FACT_ISOLATED);
  /* A width that may be less has no right answer. */
  if (hu_snapshot_get_sudden_death (snapshot)->cut_exact)
    _hu_quiz_add (facts, HU_FACT_LIFELINE);
  _hu_quiz_add (facts, HU_FACT_FEWEST);
  if (hu_snapshot_get_sudden_death (snapshot)->critical->len <= HU_QUIZ_MOST_OF_A_KIND)
    _hu_quiz_add (facts, HU_FACT_CRITICAL);
  if (hu_sudden_death_rules (scenario)->cities->len > 0)
    _hu_quiz_add (facts, HU_FACT_CITIES);
  for (guint i = 0; i < scenario->units->len && n < HU_QUIZ_MOST_OF_A_KIND; i++)
    if (state->unit_hex[i] != HU_HEX_NONE &&
        hu_scenario_get_unit (scenario, i)->side == hu_sudden_death_rules (scenario)->defender)
      {
        _hu_quiz_add_subject (facts, HU_FACT_SUPPLIED, HU_SUBJECT_HEX, state->unit_hex[i]);
        n++;
      }
}

/* --- Meters --- */

/* A lifeline this wide or less hangs by a hex. */
#define THIN 1

static gint64
get_band (const HuMeter *meter)
{
  const HuSuddenDeathMeter *own = hu_sudden_death_meter (meter);

  switch ((HuSuddenDeathMeterKind) meter->kind)
    {
    case HU_SUDDEN_DEATH_METER_LIFELINE:
      return MIN (meter->value, THIN + 1);
    case HU_SUDDEN_DEATH_METER_CAPITAL:
    case HU_SUDDEN_DEATH_METER_CITIES:
      return meter->value;
    case HU_SUDDEN_DEATH_METER_REAR:
      return own->lost;
    case HU_SUDDEN_DEATH_METER_WITHDRAWALS:
      return own->failed;
    }

  g_return_val_if_reached (0);
}

static const HuMapMark marks[] = {
  { "supply", "8", "4.3" },
  { "unsupplied", "4.3", "4.3" },
  { "ring", "8", "4.3" },
  { "frontier", "8", "4.3" },
  { "cut", "4.3", "4.3" },
  { "critical", "4.3", "4.3" },
  { "flip", "4.3", "4.3" },
  { "flood", "8", "4.3" },
  { "control", "4.4", "4.4" },
  { "zoc", "8", "4.3" },
  { NULL },
};

static const HuClauseId unasked[] = {
  HU_CLAUSE_RECAPTURED, HU_CLAUSE_CUT_IN_PHASE, HU_CLAUSE_OPEN, HU_CLAUSE_CITY, HU_CLAUSE_AFTER_ALL, NULL,
};

static HuSide
get_default (const HuScenario *scenario,
             const char      **rule)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  *rule = "4.6";

  return rules->decides ? rules->defender : HU_SIDE_NONE;
}

static const HuWhyHeading headings[] = {
  { N_("Narrowest cut"), "4.3" },
  { N_("Critical hexes"), "4.3" },
  { NULL },
};

const HuSystemLists hu_sudden_death_lists = {
  .write_terms = sudden_death_write_terms,
  .new_rules = new_rules,
  .follow_place = follow_place,
  .carry = carry,
  .add_facts = add_facts,
  .unasked = unasked,
  .get_band = get_band,
  .list_why = _hu_why_list_sudden_death,
  .add_why_counter = _hu_why_add_counter_sudden_death,
  .add_why_hex = _hu_why_add_hex_sudden_death,
  .add_why_clause = _hu_why_add_clause_sudden_death,
  .add_why_then = _hu_why_add_then_sudden_death,
  .add_why_side = _hu_why_add_side_sudden_death,
  .add_why_place = _hu_why_add_place_sudden_death,
  .add_why_due = _hu_why_add_sudden_death_due,
  .add_why_event = _hu_why_add_event_sudden_death,
  .get_default = get_default,
  .has_meters_of_rules = TRUE,
  .marks = marks,
  .headings = headings,
};
