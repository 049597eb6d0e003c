/*
 * Reasons of sudden-death: its withdrawals, what it asks of a place and of a unit, and events that count for nothing.
 */
#include "config.h"

#include "hu-sudden-death-why.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-sudden-death.h"
#include "hu-why-node-private.h"

/* Lists all withdrawals, or those that @unit fits. */
static void
add_withdrawals (HuWhyNode  *self,
                 GListStore *list,
                 guint       unit)
{
  _hu_why_add_withdrawals (self, list, hu_sudden_death_rules (hu_snapshot_get_scenario (self->snapshot))->withdrawals,
                           hu_snapshot_get_sudden_death (self->snapshot)->withdrawals, unit, "9.5");
}

/* The towns and cities that would do. */
static void
add_rear_towns (HuWhyNode  *self,
                GListStore *list)
{
  const GArray *rear = hu_snapshot_get_sudden_death (self->snapshot)->rear;
  g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;

  for (guint i = 0; i < rear->len; i++)
    g_array_append_val (places, g_array_index (rear, HuPlaceFinding, i).place);
  names = hu_explain_places (hu_snapshot_get_scenario (self->snapshot), places, 0);
  /* Translators: a list of places: towns and cities behind the initial front line. */
  _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("Any of these would do: %s."), names));
}

void
_hu_why_list_sudden_death (HuWhyNode     *self,
                           GListStore    *list,
                           const HuMeter *meter)
{
  if (meter->kind == HU_SUDDEN_DEATH_METER_LIFELINE)
    _hu_why_list_lifeline (self, list);
  else if (meter->kind == HU_SUDDEN_DEATH_METER_WITHDRAWALS)
    add_withdrawals (self, list, HU_UNIT_NONE);
  else if (meter->kind == HU_SUDDEN_DEATH_METER_REAR)
    add_rear_towns (self, list);
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

void
_hu_why_add_counter_sudden_death (HuWhyNode  *root,
                                  GListStore *list,
                                  guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  g_autofree char *side = hu_explain_side (scenario, rules->defender);

  add_withdrawals (root, list, unit);
  if (rules->decides && hu_snapshot_get_verdict (root->snapshot) == NULL && is_asked_of (root->snapshot, unit))
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_sentence (scenario,
                        /* Translators: a side. */
                        _("If a withdrawal is not made in time, the %s side wins (9.5)."), side)), "9.5");
}

/* A withdrawal that counts for nothing. */
void
_hu_why_add_event_sudden_death (HuWhyNode     *root,
                                GListStore    *list,
                                const HuEvent *event,
                                HuSnapshot    *after,
                                gboolean       idle)
{
  if (idle && event->verb == HU_VERB_WITHDRAW)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                         g_strdup (_("No withdrawal that was open then asked for this unit (9.5)."))), "9.5");
}
