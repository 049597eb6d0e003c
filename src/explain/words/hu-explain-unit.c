/*
 * The kind of a tactical unit and its states, in a few words.
 */
#include "config.h"

#include "hu-explain-private.h"

const char *
hu_explain_branch (const HuScenario *scenario,
                   const char       *branch)
{
  static const struct
  {
    const char *id, *words;
  } branches[] = {
    { "infantry", NC_("units that count", "infantry") },
    { "armor", NC_("units that count", "armor") },
    { "mechanized", NC_("units that count", "mechanized units") },
    { "cavalry", NC_("units that count", "cavalry") },
    { "artillery", NC_("units that count", "artillery") },
    { "engineer", NC_("units that count", "engineers") },
    { "headquarters", NC_("units that count", "headquarters") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (branches); i++)
    if (g_str_equal (branches[i].id, branch))
      return g_dpgettext2 (GETTEXT_PACKAGE, "units that count", branches[i].words);

  return hu_scenario_word (scenario, branch);
}

char *
hu_explain_unit_kind (HuUnitKind kind)
{
  static const char * const names[HU_N_UNIT_KINDS] = {
    [HU_UNIT_GROUND] = NC_("kind of unit", "ground unit"),
    [HU_UNIT_AIR] = NC_("kind of unit", "air unit"),
    [HU_UNIT_NAVAL] = NC_("kind of unit", "naval unit"),
    [HU_UNIT_SQUAD] = NC_("kind of unit", "squad"),
    [HU_UNIT_HALF_SQUAD] = NC_("kind of unit", "half-squad"),
    [HU_UNIT_CREW] = NC_("kind of unit", "crew"),
    [HU_UNIT_LEADER] = NC_("kind of unit", "leader"),
    [HU_UNIT_HERO] = NC_("kind of unit", "hero"),
    [HU_UNIT_DUMMY] = NC_("kind of unit", "dummy"),
    [HU_UNIT_VEHICLE] = NC_("kind of unit", "vehicle"),
    [HU_UNIT_GUN] = NC_("kind of unit", "gun"),
    [HU_UNIT_AIRCRAFT] = NC_("kind of unit", "aircraft"),
    [HU_UNIT_GLIDER] = NC_("kind of unit", "glider"),
    [HU_UNIT_BOAT] = NC_("kind of unit", "boat"),
  };

  g_return_val_if_fail (kind < HU_N_UNIT_KINDS, NULL);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "kind of unit", names[kind]));
}

char *
hu_explain_unit_status (HuUnitStatus status)
{
  static const char * const words[] = {
    [HU_UNIT_WAITING] = N_("not on the map yet"),
    [HU_UNIT_ON_MAP] = NULL,
    [HU_UNIT_ELIMINATED] = N_("eliminated"),
    [HU_UNIT_WITHDRAWN] = N_("withdrawn"),
    [HU_UNIT_EXITED] = N_("exited"),
  };

  g_return_val_if_fail (status < G_N_ELEMENTS (words), NULL);

  return words[status] != NULL ? g_strdup (_(words[status])) : NULL;
}

/* --- States --- */

/* By the bit of the state: that it is not so, that it is. */
static const char * const state_names[HU_N_STATE_WORDS][2] = {
  { NC_("state", "unarmed"), NC_("state", "armed") },
  { NC_("state", "rallied"), NC_("state", "broken") },
  { NC_("state", "no longer berserk"), NC_("state", "berserk") },
  { NC_("state", "out of Melee"), NC_("state", "in Melee") },
  { NC_("state", "no longer stunned"), NC_("state", "stunned") },
  { NC_("state", "no longer concealed"), NC_("state", "concealed") },
  { NC_("state", "no longer hidden"), NC_("state", "hidden") },
  { NC_("state", "out of Bypass"), NC_("state", "in Bypass") },
  { NC_("state", "no longer wounded"), NC_("state", "wounded") },
};

static void
add (GString    *words,
     const char *word)
{
  g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", word);
}

/* @word: the number of the state's bit. */
static void
add_state (GString *words,
           guint    word,
           gboolean value)
{
  add (words, g_dpgettext2 (GETTEXT_PACKAGE, "state", state_names[word][value]));
}

static void
add_ma (GString        *words,
        HuMainArmament  ma)
{
  static const char * const names[HU_N_MAS] = {
    [HU_MA_NONE] = NC_("main armament", "without MA"),
    [HU_MA_FUNCTIONING] = NC_("main armament", "MA functioning"),
    [HU_MA_MALFUNCTIONED] = NC_("main armament", "MA malfunctioned"),
    [HU_MA_DISABLED] = NC_("main armament", "MA disabled"),
  };

  add (words, g_dpgettext2 (GETTEXT_PACKAGE, "main armament", names[ma]));
}

static void
add_leadership (GString *words,
                gint64   leadership)
{
  g_autofree char *modifier = hu_explain_modifier (leadership);
  /* Translators: a leader's modifier, as "−1" or "+1". */
  g_autofree char *text = g_strdup_printf (C_("state", "leadership %s"), modifier);

  add (words, text);
}

static void
add_in (GString          *words,
        const HuScenario *scenario,
        guint             carrier)
{
  g_autofree char *name = hu_explain_unit (scenario, carrier);
  /* Translators: a vehicle. */
  g_autofree char *text = g_strdup_printf (C_("state", "in %s"), name);

  add (words, text);
}

static void
add_vehicle_print (GString         *words,
                   const HuVehicle *vehicle)
{
  if (vehicle->armor >= 0)
    {
      /* Translators: the armor factor (AF) of a vehicle. */
      g_autofree char *armor = g_strdup_printf (C_("print of a counter", "armor factor %d"), (gint) vehicle->armor);

      add (words, armor);
    }
  else
    add (words, C_("print of a counter", "unarmored"));
  add (words, vehicle->ma == HU_MA_FUNCTIONING ? C_("print of a counter", "main armament")
                                               : C_("print of a counter", "without main armament"));
  add (words, vehicle->crew == HU_CREW_INHERENT ? C_("print of a counter", "crew") : C_("print of a counter", "without crew"));
}

char *
hu_explain_unit_print (const HuScenario *scenario,
                       guint             unit)
{
  const HuUnit *counter;
  g_autoptr(GString) words = g_string_new (NULL);
  g_autofree char *kind = NULL;

  g_return_val_if_fail (scenario != NULL && unit < scenario->units->len, NULL);

  counter = hu_scenario_get_unit (scenario, unit);
  if (hu_scenario_is_tactical (scenario))
    add (words, kind = hu_explain_unit_kind (counter->kind));
  else if (counter->branch != NULL)
    add (words, hu_explain_branch (scenario, counter->branch));
  if (counter->strength >= 0)
    {
      /* Translators: of a unit. */
      g_autofree char *strength = g_strdup_printf (C_("print of a counter", "strength %d"), (gint) counter->strength);

      add (words, strength);
    }
  if (counter->has_leadership)
    add_leadership (words, counter->leadership);
  if (counter->vehicle != NULL)
    add_vehicle_print (words, counter->vehicle);

  return words->len > 0 ? g_strdup (words->str) : NULL;
}

char *
_hu_explain_mark (const HuScenario *scenario,
                  const HuEvent    *event)
{
  g_autoptr(GString) states = g_string_new (NULL);
  g_autofree char *name = NULL;

  for (guint word = 0; word < HU_N_STATE_WORDS; word++)
    if (event->states_set >> word & 1)
      add_state (states, word, event->states >> word & 1);
  if (event->has_ma)
    add_ma (states, event->ma);
  if (event->has_leadership)
    add_leadership (states, event->leadership);
  if (event->has_in && event->other_unit != HU_UNIT_NONE)
    add_in (states, scenario, event->other_unit);
  else if (event->has_in)
    add (states, C_("state", "on foot"));

  name = hu_explain_unit (scenario, event->unit);
  /* Translators: unit, its states with commas between. */
  return g_strdup_printf (_("%s: %s"), name, states->str);
}

/* A rifle lost is worth a word; that one has it is not. */
static void
add_states (GString *words,
            guint    states,
            gboolean personnel)
{
  if (personnel && !(states & HU_STATE_ARMED))
    add_state (words, 0, FALSE);
  for (guint word = 1; word < HU_N_STATE_WORDS; word++)
    if (states >> word & 1)
      add_state (words, word, TRUE);
}

/* Has somebody else taken the place of its crew, whom everybody sees? */
static gboolean
is_manned (const HuState *state,
           guint          vehicle)
{
  g_autoptr(GArray) contents = g_array_new (FALSE, FALSE, sizeof (guint));

  hu_tactical_list_contents (state, vehicle, contents);
  for (guint i = 0; i < contents->len; i++)
    {
      guint unit = g_array_index (contents, guint, i);

      if (hu_tactical_can_man (state, unit, vehicle) && hu_tactical_secrecy (state, unit) == HU_SECRECY_NONE)
        return TRUE;
    }

  return FALSE;
}

static void
add_vehicle (GString       *words,
             const HuState *state,
             guint          unit)
{
  const HuVehicle *vehicle = hu_scenario_get_unit (state->scenario, unit)->vehicle;

  if (state->unit_ma[unit] == HU_MA_MALFUNCTIONED || state->unit_ma[unit] == HU_MA_DISABLED)
    add_ma (words, (HuMainArmament) state->unit_ma[unit]);
  if (vehicle->crew == HU_CREW_INHERENT && state->unit_crew[unit] == HU_CREW_NONE && !is_manned (state, unit))
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
    add_leadership (words, state->unit_leadership[unit]);
  if (state->unit_in[unit] != HU_UNIT_NONE)
    add_in (words, state->scenario, state->unit_in[unit]);

  return g_string_free (words, words->len == 0);
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
