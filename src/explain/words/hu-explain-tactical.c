/*
 * Tactical events in words, and units as a side sees them.
 */
#include "config.h"

#include "hu-explain-private.h"

char *
_hu_event_place_name (const HuScenario *scenario,
                      const HuEvent    *event,
                      guint             index)
{
  HuLocation location = hu_map_location (scenario->map, g_array_index (event->hexes, HuHex, index),
                                         hu_event_get_storey (event, index));

  return location != HU_LOCATION_NONE
    ? _hu_location_name (scenario, location)
    : hu_grid_dup_name (scenario->map->grid, g_array_index (event->hexes, HuHex, index));
}

/* --- Marks --- */

const char *
_hu_state_name (guint    state,
                gboolean value)
{
  switch (state)
    {
    case HU_STATE_ARMED:
      return value ? C_("state", "armed") : C_("state", "unarmed");
    case HU_STATE_BROKEN:
      return value ? C_("state", "broken") : C_("state", "rallied");
    case HU_STATE_BERSERK:
      return value ? C_("state", "berserk") : C_("state", "no longer berserk");
    case HU_STATE_MELEE:
      return value ? C_("state", "in Melee") : C_("state", "out of Melee");
    case HU_STATE_STUNNED:
      return value ? C_("state", "stunned") : C_("state", "no longer stunned");
    case HU_STATE_CONCEALED:
      return value ? C_("state", "concealed") : C_("state", "no longer concealed");
    case HU_STATE_HIDDEN:
      return value ? C_("state", "hidden") : C_("state", "no longer hidden");
    case HU_STATE_BYPASS:
      return value ? C_("state", "in Bypass") : C_("state", "out of Bypass");
    default:
      return value ? C_("state", "wounded") : C_("state", "no longer wounded");
    }
}

const char *
_hu_ma_name (HuMainArmament ma)
{
  switch (ma)
    {
    case HU_MA_FUNCTIONING:
      return C_("main armament", "MA functioning");
    case HU_MA_MALFUNCTIONED:
      return C_("main armament", "MA malfunctioned");
    case HU_MA_DISABLED:
      return C_("main armament", "MA disabled");
    case HU_MA_NONE:
    case HU_N_MAS:
      break;
    }

  return C_("main armament", "without MA");
}

static void
add_state (GString    *states,
           const char *state)
{
  g_string_append_printf (states, "%s%s", states->len > 0 ? ", " : "", state);
}

static char *
explain_mark (const HuScenario *scenario,
              const HuEvent    *event)
{
  g_autoptr(GString) states = g_string_new (NULL);

  for (guint word = 0; word < HU_N_STATE_WORDS; word++)
    if (event->states_set >> word & 1)
      add_state (states, _hu_state_name (1u << word, (event->states >> word & 1) != 0));
  if (event->has_ma)
    add_state (states, _hu_ma_name (event->ma));
  if (event->has_leadership)
    {
      g_autofree char *modifier = hu_explain_modifier (event->leadership);
      /* Translators: a leader's modifier, as "−1" or "+1". */
      g_autofree char *leadership = g_strdup_printf (C_("state", "leadership %s"), modifier);

      add_state (states, leadership);
    }
  if (event->has_in)
    {
      g_autofree char *in = event->other_unit != HU_UNIT_NONE
        /* Translators: a vehicle. */
        ? g_strdup_printf (C_("state", "in %s"), _hu_unit_name (scenario, event->other_unit))
        : g_strdup (C_("state", "on foot"));

      add_state (states, in);
    }

  /* Translators: unit, its states with commas between. */
  return g_strdup_printf (_("%s: %s"), _hu_unit_name (scenario, event->unit), states->str);
}

/* --- Fire --- */

static char *
explain_fire (const HuScenario *scenario,
              const HuEvent    *event)
{
  g_autofree char *at = _hu_event_place_name (scenario, event, 0);
  const char *what = event->fire == HU_FIRE_BLAZE ? C_("fire", "Blaze") : C_("fire", "Flame");
  g_autofree char *from = NULL;

  switch (event->cause)
    {
    case HU_CAUSE_KINDLED:
      /* Translators: Blaze or Flame, where, side. */
      return hu_explain_sentence (scenario, _("A %s in %s, kindled by the %s side"), what, at,
                                  _hu_side_name (scenario, event->side));
    case HU_CAUSE_SPREAD:
      from = _hu_event_place_name (scenario, event, 1);
      /* Translators: Blaze or Flame, where, where from. */
      return g_strdup_printf (_("A %s in %s, spread from %s"), what, at, from);
    case HU_CAUSE_ACCIDENT:
    case HU_N_CAUSES:
      break;
    }

  /* Translators: Blaze or Flame, where. */
  return g_strdup_printf (_("A %s in %s, by accident"), what, at);
}

char *
_hu_explain_tactical_event (const HuScenario *scenario,
                            const HuEvent    *event)
{
  const char *unit = event->unit != HU_UNIT_NONE ? _hu_unit_name (scenario, event->unit) : "";
  const char *other = event->other_unit != HU_UNIT_NONE ? _hu_unit_name (scenario, event->other_unit) : "";
  g_autofree char *subject = event->subject >= 0 ? _hu_subject_name (scenario, event->subject_kind, event->subject)
                                                 : NULL;
  g_autofree char *at = event->hexes->len > 0 ? _hu_event_place_name (scenario, event, 0) : NULL;

  switch (event->verb)
    {
    case HU_VERB_REDUCE:
      /* Translators: a squad, the half-squad that is left of it. */
      return g_strdup_printf (_("%s is reduced to %s"), unit, other);
    case HU_VERB_MARK:
      return explain_mark (scenario, event);
    case HU_VERB_CAPTURE:
      /* Translators: unit, unit. */
      return g_strdup_printf (_("%s is captured by %s"), unit, other);
    case HU_VERB_RELEASE:
      /* Translators: unit. */
      return g_strdup_printf (_("%s is captured no more"), unit);
    case HU_VERB_ABANDON:
      /* Translators: vehicle, crew. */
      return g_strdup_printf (_("%s is abandoned by %s"), unit, other);
    case HU_VERB_MOP_UP:
      /* Translators: unit, building. */
      return g_strdup_printf (_("%s mops up %s"), unit, subject);
    case HU_VERB_FIRE:
      return explain_fire (scenario, event);
    case HU_VERB_EXTINGUISH:
      /* Translators: where. */
      return g_strdup_printf (_("The Fire in %s is out"), at);
    case HU_VERB_RUBBLE:
      /* Translators: where. */
      return g_strdup_printf (_("%s becomes rubble"), at);
    case HU_VERB_DECLARE:
      /* Translators: side, a Location, hex or building. */
      return hu_explain_sentence (scenario, _("The %s side declares control of %s"),
                                  _hu_side_name (scenario, event->side), subject);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
hu_explain_event_place (const HuScenario *scenario,
                        const HuEvent    *event)
{
  g_autofree char *place = NULL;

  g_return_val_if_fail (scenario != NULL && event != NULL, NULL);

  if (event->verb != HU_VERB_MOVE && event->verb != HU_VERB_PLACE)
    /* Translators: unit. */
    return g_strdup_printf (_("Something concealed takes part, and %s"),
                            _hu_unit_name (scenario, event->unit));

  place = _hu_event_place_name (scenario, event, event->hexes->len - 1);
  return event->verb == HU_VERB_MOVE
    /* Translators: where. */
    ? g_strdup_printf (_("Something concealed moves to %s"), place)
    /* Translators: where. */
    : g_strdup_printf (_("Something concealed comes on in %s"), place);
}

char *
hu_explain_event_unseen (void)
{
  return g_strdup (_("something out of sight"));
}

/* --- Units as a side sees them --- */

static gboolean
is_concealed (const HuSnapshot *snapshot,
              guint             unit)
{
  return hu_snapshot_get_secrecy (snapshot, unit) != HU_SECRECY_NONE;
}

char *
hu_explain_seen_unit (const HuSnapshot *snapshot,
                      guint             unit)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return is_concealed (snapshot, unit) ? g_strdup (_("something concealed"))
                                       : hu_explain_unit (hu_snapshot_get_scenario (snapshot), unit);
}

/* @snapshot: a game as a viewer sees it; @units: (element-type guint): units; @most: how many to name before the rest
 * is only counted; 0: name all.  Returns "6 Pz and 2 concealed"; as hu_explain_units() where no unit is concealed. */
char *
hu_explain_seen_units (const HuSnapshot *snapshot,
                       const GArray     *units,
                       guint             most)
{
  const HuScenario *scenario;
  g_autoptr(GArray) known = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;
  g_autofree char *rest = NULL;
  guint concealed;

  g_return_val_if_fail (snapshot != NULL && units != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  for (guint i = 0; i < units->len; i++)
    if (!is_concealed (snapshot, g_array_index (units, guint, i)))
      g_array_append_vals (known, &g_array_index (units, guint, i), 1);

  concealed = units->len - known->len;
  names = hu_explain_units (scenario, known, most);
  if (concealed == 0)
    return g_steal_pointer (&names);

  /* Translators: units of which nobody may know what they are. */
  rest = g_strdup_printf (_hu_trn ("%u concealed", "%u concealed", concealed), concealed);
  if (known->len == 0)
    return g_steal_pointer (&rest);

  /* Translators: the end of a list: "3406, 3407" and "3408". */
  return g_strdup_printf (C_("list", "%s and %s"), names, rest);
}
