/*
 * The kind of a tactical unit and its states, in a few words.
 */
#include "config.h"

#include "hu-explain-private.h"

char *
hu_explain_unit_kind (HuUnitKind kind)
{
  switch (kind)
    {
    case HU_UNIT_GROUND:
      return g_strdup (C_("kind of unit", "ground unit"));
    case HU_UNIT_AIR:
      return g_strdup (C_("kind of unit", "air unit"));
    case HU_UNIT_SQUAD:
      return g_strdup (C_("kind of unit", "squad"));
    case HU_UNIT_HALF_SQUAD:
      return g_strdup (C_("kind of unit", "half-squad"));
    case HU_UNIT_CREW:
      return g_strdup (C_("kind of unit", "crew"));
    case HU_UNIT_LEADER:
      return g_strdup (C_("kind of unit", "leader"));
    case HU_UNIT_HERO:
      return g_strdup (C_("kind of unit", "hero"));
    case HU_UNIT_DUMMY:
      return g_strdup (C_("kind of unit", "dummy"));
    case HU_UNIT_VEHICLE:
      return g_strdup (C_("kind of unit", "vehicle"));
    case HU_UNIT_GUN:
      return g_strdup (C_("kind of unit", "gun"));
    case HU_UNIT_AIRCRAFT:
      return g_strdup (C_("kind of unit", "aircraft"));
    case HU_UNIT_GLIDER:
      return g_strdup (C_("kind of unit", "glider"));
    case HU_UNIT_BOAT:
      return g_strdup (C_("kind of unit", "boat"));
    case HU_N_UNIT_KINDS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static void
add (GString    *words,
     const char *word)
{
  g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", word);
}

/* A rifle lost is worth a word; that one has it is not. */
static void
add_states (GString *words,
            guint    states,
            gboolean personnel)
{
  if (personnel && !(states & HU_STATE_ARMED))
    add (words, _hu_state_name (HU_STATE_ARMED, FALSE));
  for (guint word = 0; word < HU_N_STATE_WORDS; word++)
    if (1u << word != HU_STATE_ARMED && (states >> word & 1))
      add (words, _hu_state_name (1u << word, TRUE));
}

static void
add_vehicle (GString       *words,
             const HuState *state,
             guint          unit)
{
  const HuVehicle *vehicle = hu_scenario_get_unit (state->scenario, unit)->vehicle;

  if (state->unit_ma[unit] == HU_MA_MALFUNCTIONED || state->unit_ma[unit] == HU_MA_DISABLED)
    add (words, _hu_ma_name ((HuMainArmament) state->unit_ma[unit]));
  if (vehicle->crew == HU_CREW_INHERENT && state->unit_crew[unit] == HU_CREW_NONE)
    add (words, C_("state", "Abandoned"));
}

char *
hu_explain_unit_states (const HuState *state,
                        guint          unit)
{
  const HuUnit *counter;
  GString *words;

  g_return_val_if_fail (state != NULL && unit < state->scenario->units->len, NULL);

  counter = hu_scenario_get_unit (state->scenario, unit);
  words = g_string_new (NULL);
  if (state->unit_captor[unit] != HU_SIDE_NONE)
    add (words, hu_unit_kind_is_personnel (counter->kind) ? C_("state", "prisoner")
                                                          : C_("state", "captured"));
  add_states (words, state->unit_states[unit], hu_unit_kind_is_personnel (counter->kind));
  if (counter->kind == HU_UNIT_VEHICLE)
    add_vehicle (words, state, unit);
  if (counter->kind == HU_UNIT_LEADER && state->unit_leadership[unit] != counter->leadership)
    {
      g_autofree char *modifier = hu_explain_modifier (state->unit_leadership[unit]);
      /* Translators: a leader's modifier, as "−1" or "+1". */
      g_autofree char *leadership = g_strdup_printf (C_("state", "leadership %s"), modifier);

      add (words, leadership);
    }
  if (state->unit_in[unit] != HU_UNIT_NONE)
    {
      /* Translators: a vehicle. */
      g_autofree char *in = g_strdup_printf (C_("state", "in %s"),
                                             _hu_unit_name (state->scenario, state->unit_in[unit]));

      add (words, in);
    }

  return g_string_free (words, words->len == 0);
}
