/*
 * The entries of sudden-death in the table of hu-system-lists.h.
 */
#include "hu-system-lists.h"

#include "hu-node-game.h"
#include "hu-quiz-private.h"
#include "hu-sudden-death.h"
#include "hu-sudden-death-terms.h"
#include "hu-why-node-private.h"
#include "hu-workshop-moment-private.h"
#include "hu-sudden-death-clauses.h"

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

static void
list_why (HuWhyNode     *self,
          GListStore    *list,
          const HuMeter *meter)
{
  if (meter->kind == HU_SUDDEN_DEATH_METER_LIFELINE)
    _hu_why_list_lifeline (self, list);
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

const HuSystemLists hu_sudden_death_lists = {
  .write_terms = hu_sudden_death_write_terms,
  .new_rules = new_rules,
  .follow_place = follow_place,
  .carry = carry,
  .add_facts = add_facts,
  .unasked = unasked,
  .get_band = get_band,
  .list_why = list_why,
  .marks = marks,
};
