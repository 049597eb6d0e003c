/*
 * Small tactical boards and logs for the tests of control.
 */
#include "hu-control-fixture.h"

#include "hu-control.h"
#include "hu-front-line-rules.h"

#include <stdlib.h>
#include <string.h>

#include "hu-words-private.h"

static const char * const vehicle_words[HU_N_VEHICLES] = {
  "afv", "truck", "wagon", "carrier", "motorcycle", "goliath", "landing-craft",
};

static HuLocation
parse_location (const HuMap *map,
                const char  *text)
{
  g_autoptr(GError) error = NULL;
  HuLocation location = hu_location_parse (map, text, &error);

  g_assert_no_error (error);
  return location;
}

static HuHex
parse_hex (const HuGrid *grid,
           const char   *text)
{
  g_autoptr(GError) error = NULL;
  HuHex hex = hu_grid_parse (grid, text, &error);

  g_assert_no_error (error);
  return hex;
}

static guint
find_unit (const HuScenario *scenario,
           const char       *id)
{
  gint unit = hu_scenario_find_unit (scenario, id);

  if (unit < 0)
    g_error ("no unit %s", id);
  return (guint) unit;
}

/* --- Scenarios --- */

static void
add_built (HuMap *map,
           char **words)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuBuilding *building;
  guint i = 1;

  if (g_str_equal (words[0], "bridge"))
    hu_map_add_bridge (map, parse_hex (map->grid, words[1]));
  else if (g_str_equal (words[0], "pillbox"))
    hu_map_add_pillbox (map, parse_hex (map->grid, words[1]));
  else if (g_str_equal (words[0], "lake"))
    map->terrain[parse_hex (map->grid, words[1])] = HU_TERRAIN_LAKE;
  else if (g_str_equal (words[0], "cliff"))
    {
      HuHex hex = parse_hex (map->grid, words[1]);

      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        hu_map_set_hexside (map, HU_HEXSIDE_CLIFF, hex, hu_grid_neighbour (map->grid, hex, direction));
    }
  else
    {
      for (; words[i] != NULL && g_ascii_isupper (*words[i]); i++)
        {
          HuHex hex = parse_hex (map->grid, words[i]);

          g_array_append_val (hexes, hex);
        }
      building = hu_map_add_building (map, words[0], NULL, g_steal_pointer (&hexes), 0);
      for (; words[i] != NULL; i++)
        {
          if (g_str_has_prefix (words[i], "levels="))
            building->upper_storeys = atoi (words[i] + 7);
          else if (g_str_has_prefix (words[i], "stairs="))
            {
              HuHex hex = parse_hex (map->grid, words[i] + 7);

              if (building->stairwells == NULL)
                building->stairwells = g_array_new (FALSE, FALSE, sizeof (HuHex));
              g_array_append_val (building->stairwells, hex);
            }
          building->rowhouse |= g_str_equal (words[i], "rowhouse");
          building->roof |= g_str_equal (words[i], "roof");
          building->cellar |= g_str_equal (words[i], "cellar");
        }
    }
}

static void
set_attribute (HuUnit     *unit,
               const char *word)
{
  gint state = hu_state_word_from_string (*word == '-' ? word + 1 : word);

  if (state >= 0)
    unit->states = *word == '-' ? unit->states & ~(1u << state) : unit->states | 1u << state;
  else if (g_str_has_prefix (word, "armor="))
    unit->vehicle->armor = atoi (word + 6);
  else if (g_str_has_prefix (word, "ma="))
    unit->vehicle->ma = (HuMainArmament) hu_ma_from_string (word + 3);
  else if (g_str_has_prefix (word, "crew="))
    unit->vehicle->crew = (HuCrew) hu_crew_from_string (word + 5);
  else if (g_str_has_prefix (word, "vp="))
    unit->vp = atoi (word + 3);
  else if (g_str_has_prefix (word, "lead="))
    unit->leadership = atoi (word + 5), unit->has_leadership = TRUE;
  else if (g_str_has_prefix (word, "aboard="))
    unit->aboard = atoi (word + 7), unit->has_aboard = TRUE;
  else
    unit->nationality = g_strdup (word);
}

static void
add_unit (HuScenario *scenario,
          char      **words)
{
  HuUnit *unit = hu_scenario_add_unit (scenario, words[0], NULL, hu_scenario_find_side (scenario, words[1]));
  gint type = hu_words_find (vehicle_words, HU_N_VEHICLES, words[2]);

  g_assert_nonnull (unit);
  if (type >= 0)
    hu_unit_make_vehicle (unit)->type = (HuVehicleType) type;
  else
    {
      g_assert_cmpint (hu_unit_kind_from_string (words[2]), >=, 0);
      unit->kind = (HuUnitKind) hu_unit_kind_from_string (words[2]);
    }
  if (hu_scenario_find_unit (scenario, words[3]) >= 0)
    {
      unit->in = find_unit (scenario, words[3]);
    }
  else if (*words[3] != '-')
    {
      HuLocation location = parse_location (scenario->map, words[3]);

      unit->at = hu_location_hex (scenario->map, location);
      unit->storey = hu_location_storey (scenario->map, location);
    }
  for (guint i = 4; words[i] != NULL; i++)
    set_attribute (unit, words[i]);
}

static void
add_holding (HuScenario *scenario,
             char      **words) /* "hold", the side or "nobody", and what it has */
{
  HuHolding *holding = hu_scenario_add_holding (scenario, hu_scenario_find_side (scenario, words[1]));
  const HuMap *map = scenario->map;

  for (guint i = 2; words[i] != NULL; i++)
    {
      gint32 subject;

      if (g_str_has_prefix (words[i], "hex:"))
        {
          subject = parse_hex (map->grid, words[i] + strlen ("hex:"));
          g_array_append_val (holding->hexes, subject);
        }
      else if (g_str_has_prefix (words[i], "building:"))
        {
          subject = hu_map_find_building (map, words[i] + strlen ("building:"));
          g_array_append_val (holding->buildings, subject);
        }
      else
        {
          subject = parse_location (map, words[i]);
          g_array_append_val (holding->locations, subject);
        }
    }
}

static void
add_setup (HuScenario *scenario,
           char      **words)
{
  const HuGrid *grid = scenario->map->grid;
  GArray *hexes;

  if (g_str_equal (words[0], "fire"))
    {
      HuLocation location = parse_location (scenario->map, words[1]);

      hu_scenario_add_fire (scenario, hu_location_hex (scenario->map, location),
                            hu_location_storey (scenario->map, location),
                            (HuFireKind) hu_fire_kind_from_string (words[2]));
      return;
    }

  if (g_str_equal (words[0], "hold"))
    {
      add_holding (scenario, words);
      return;
    }

  if (g_str_equal (words[0], "front-line"))
    {
      hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
      return;
    }

  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  for (guint i = 1; words[i] != NULL; i++)
    for (HuHex hex = 0; hex < grid->n_hexes; hex++)
      if (g_str_equal (words[i], "all") || hex == parse_hex (grid, words[i]))
        g_array_append_val (hexes, hex);
  hu_scenario_add_setup (scenario, hu_scenario_find_side (scenario, words[0]), hexes);
}

typedef void (*AddWords) (gpointer thing,
                          char   **words);

static void
for_each (gpointer    thing,
          const char *text,
          AddWords    add)
{
  g_auto(GStrv) parts = g_strsplit (text, ";", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto(GStrv) words = g_strsplit_set (g_strstrip (parts[i]), " \n", -1);
      guint n = 0;

      /* Several blanks are one. */
      for (guint j = 0; words[j] != NULL; j++)
        if (*words[j] != '\0')
          words[n++] = words[j];
        else
          g_free (words[j]);
      words[n] = NULL;
      if (n > 0)
        add (thing, words);
    }
}

static HuScenario *
new_scenario (HuMap *map)
{
  HuScenario *scenario = hu_scenario_new (map);

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", "German", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "russian", "Russian", NULL);
  scenario->calendar.n_turns = 2;
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup ("All"));
  hu_scenario_add_control (scenario);

  return scenario;
}

HuScenario *
hu_control_fixture (const char *built,
                    const char *units,
                    const char *setup)
{
  g_autoptr(HuGrid) grid = hu_grid_new (8, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario;

  for_each (map, built, (AddWords) add_built);
  scenario = new_scenario (map);
  for_each (scenario, units, (AddWords) add_unit);
  for_each (scenario, setup, (AddWords) add_setup);
  hu_scenario_finish (scenario);

  return scenario;
}

/* --- Events --- */

static void
add_place (const HuScenario *scenario,
           HuEvent          *event,
           const char       *text)
{
  HuLocation location = parse_location (scenario->map, text);

  hu_event_add_place (event, hu_location_hex (scenario->map, location), hu_location_storey (scenario->map, location));
}

static HuEvent *
mark_event (const HuScenario *scenario,
            char            **words)
{
  HuEvent *event = hu_event_new_mark (find_unit (scenario, words[1]), 0, 0);

  for (guint i = 2; words[i] != NULL; i++)
    {
      gint state = hu_state_word_from_string (*words[i] == '-' ? words[i] + 1 : words[i]);

      if (state >= 0)
        {
          event->states_set |= 1u << state;
          if (*words[i] != '-')
            event->states |= 1u << state;
        }
      else if (g_str_has_prefix (words[i], "ma="))
        event->has_ma = TRUE, event->ma = (HuMainArmament) hu_ma_from_string (words[i] + 3);
      else if (g_str_has_prefix (words[i], "lead="))
        event->has_leadership = TRUE, event->leadership = (gint8) atoi (words[i] + 5);
      else if (g_str_has_prefix (words[i], "in="))
        event->has_in = TRUE, event->other_unit = find_unit (scenario, words[i] + 3);
      else
        event->has_in = TRUE;
    }

  return event;
}

static HuEvent *
fire_event (const HuScenario *scenario,
            char            **words)
{
  HuEvent *event = hu_event_new (HU_VERB_FIRE);
  guint at = 1;

  event->cause = g_str_equal (words[0], "kindle") ? HU_CAUSE_KINDLED
    : g_str_equal (words[0], "spread") ? HU_CAUSE_SPREAD : HU_CAUSE_ACCIDENT;
  if (event->cause == HU_CAUSE_KINDLED)
    event->side = hu_scenario_find_side (scenario, words[at++]);
  add_place (scenario, event, words[at++]);
  if (event->cause == HU_CAUSE_SPREAD)
    add_place (scenario, event, words[at++]);
  event->fire = (HuFireKind) hu_fire_kind_from_string (words[at]);

  return event;
}

static HuEvent *
declare_event (const HuScenario *scenario,
               char            **words)
{
  HuSide side = hu_scenario_find_side (scenario, words[1]);

  if (g_str_equal (words[2], "hex"))
    return hu_event_new_declare (side, HU_SUBJECT_HEX, parse_hex (scenario->map->grid, words[3]));
  if (g_str_equal (words[2], "building"))
    return hu_event_new_declare (side, HU_SUBJECT_BUILDING, hu_map_find_building (scenario->map, words[3]));

  return hu_event_new_declare (side, HU_SUBJECT_LOCATION, parse_location (scenario->map, words[2]));
}

static HuEvent *
kill_event (const HuScenario *scenario,
            char            **words)
{
  HuEvent *event = hu_event_new_eliminate (find_unit (scenario, words[1]));

  for (guint i = 2; words[i] != NULL; i++)
    {
      if (g_str_equal (words[i], "own"))
        event->own_attack = TRUE;
      else if (!g_str_equal (words[i], ">"))
        {
          guint survivor = find_unit (scenario, words[i]);

          g_array_append_val (event->units, survivor);
        }
    }

  return event;
}

static HuEvent *
event_from_words (const HuScenario *scenario,
                  char            **words)
{
  static const struct { const char *word; HuVerb verb; } pairs[] = {
    { "reduce", HU_VERB_REDUCE }, { "capture", HU_VERB_CAPTURE }, { "release", HU_VERB_RELEASE },
    { "abandon", HU_VERB_ABANDON }, { "withdraw", HU_VERB_WITHDRAW },
  };
  const char *word = words[0];
  HuEvent *event;

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (g_str_equal (word, pairs[i].word))
      {
        event = hu_event_new_unit (pairs[i].verb, find_unit (scenario, words[1]),
                                   words[2] != NULL ? find_unit (scenario, words[2]) : HU_UNIT_NONE);
        event->own_attack = words[2] != NULL && words[3] != NULL;
        return event;
      }

  if (g_str_equal (word, "mark"))
    return mark_event (scenario, words);
  if (g_str_equal (word, "kindle") || g_str_equal (word, "accident") || g_str_equal (word, "spread"))
    return fire_event (scenario, words);
  if (g_str_equal (word, "declare"))
    return declare_event (scenario, words);
  if (g_str_equal (word, "kill"))
    return kill_event (scenario, words);
  if (g_str_equal (word, "mop"))
    return hu_event_new_mop_up (find_unit (scenario, words[1]), hu_map_find_building (scenario->map, words[2]));
  if (g_str_equal (word, "concede"))
    return hu_event_new_concede (hu_scenario_find_side (scenario, words[1]));
  if (g_str_equal (word, "adjust"))
    return hu_event_new_adjust (hu_scenario_find_side (scenario, words[1]),
                                (HuAdjustWhat) hu_adjust_from_string (words[2]), atoi (words[3]), "agreed");
  if (g_str_equal (word, "note"))
    return hu_event_new_note ("a remark");
  if (g_str_equal (word, "end"))
    return hu_event_new (HU_VERB_END_PHASE);
  if (g_str_equal (word, "out") || g_str_equal (word, "rubble"))
    {
      event = hu_event_new (g_str_equal (word, "out") ? HU_VERB_EXTINGUISH : HU_VERB_RUBBLE);
      add_place (scenario, event, words[1]);
      return event;
    }

  event = hu_event_new (g_str_equal (word, "place") ? HU_VERB_PLACE
                        : g_str_equal (word, "exit") ? HU_VERB_EXIT : HU_VERB_MOVE);
  event->unit = find_unit (scenario, words[1]);
  event->bypass = g_str_equal (word, "bypass");
  for (guint i = 2; words[i] != NULL; i++)
    {
      if (event->verb == HU_VERB_EXIT && i == 3)
        event->exit_as = (HuExitAs) hu_exit_as_from_string (words[i]);
      else
        add_place (scenario, event, words[i]);
    }
  event->is_path = event->hexes->len > 1;

  return event;
}

typedef struct
{
  const HuScenario *scenario;
  HuEvent          *event;
} OneEvent;

static void
take_event (gpointer data,
            char   **words)
{
  OneEvent *one = data;

  one->event = event_from_words (one->scenario, words);
}

HuEvent *
hu_control_event (const HuScenario *scenario,
                  const char       *text)
{
  OneEvent one = { scenario, NULL };

  for_each (&one, text, take_event);
  return one.event;
}

static void
play_event (gpointer data,
            char   **words)
{
  HuAdjudicator *adjudicator = data;
  g_autoptr(HuEvent) event = event_from_words (hu_adjudicator_get_scenario (adjudicator), words);
  g_autofree char *text = g_strjoinv (" ", words);
  HuRefusal refusal;

  if (!hu_adjudicator_append (adjudicator, event, &refusal))
    g_error ("“%s” is refused: %d", text, refusal.code);
}

void
hu_control_play (HuAdjudicator *adjudicator,
                 const char    *log)
{
  for_each (adjudicator, log, play_event);
}

/* --- Comparing --- */

static HuSide
owner_by_name (const HuSnapshot *snapshot,
               const char       *name)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  const HuMap *map = hu_snapshot_get_scenario (snapshot)->map;
  gint building = hu_map_find_building (map, name);

  if (g_str_has_prefix (name, "hex:"))
    return findings->hexes[parse_hex (map->grid, name + 4)];
  if (building >= 0)
    return findings->buildings[building];

  return findings->locations[parse_location (map, name)];
}

char *
hu_control_differs (const HuSnapshot *snapshot,
                    const char       *expected)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_auto(GStrv) words = g_strsplit_set (expected, " \n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *equals = strchr (words[i], '=');
      const char *found;
      HuSide owner;

      if (equals == NULL)
        continue;
      *equals = '\0';
      owner = owner_by_name (snapshot, words[i]);
      found = owner == HU_SIDE_NONE ? "-" : owner == HU_SIDE_FIRST ? "g" : "r";
      if (!g_str_equal (found, equals + 1))
        return g_strdup_printf ("%s is %s's, not %s's, after %u events of %s", words[i], found, equals + 1,
                                hu_snapshot_get_n_events (snapshot), scenario->title);
    }

  return NULL;
}

/* --- Conditions --- */

HuTerm *
hu_control_fixture_condition (const char *word)
{
  static const struct { const char *word; guint kind; HuSubjectKind subject; } kinds[] = {
    { "all", HU_TERM_ALL, 0 }, { "any", HU_TERM_ANY, 0 }, { "not", HU_TERM_NOT, 0 },
    { "locations", HU_CONTROL_TERM_CONTROLS, HU_SUBJECT_LOCATION }, { "hexes", HU_CONTROL_TERM_CONTROLS, HU_SUBJECT_HEX },
    { "buildings", HU_CONTROL_TERM_CONTROLS, HU_SUBJECT_BUILDING }, { "cvp", HU_CONTROL_TERM_CVP, 0 },
    { "cvp-more", HU_CONTROL_TERM_CVP, 0 }, { "exit_vp", HU_CONTROL_TERM_EXIT_VP, 0 },
    { "no-enemy", HU_CONTROL_TERM_NO_ENEMY, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (word, kinds[i].word))
      {
        HuTerm *condition = hu_control_term_new (kinds[i].kind);

        hu_control_term (condition)->subject_kind = kinds[i].subject;
        hu_control_term (condition)->more = g_str_equal (word, "cvp-more");
        condition->has_least = kinds[i].kind == HU_CONTROL_TERM_CVP || kinds[i].kind == HU_CONTROL_TERM_EXIT_VP;
        return condition;
      }

  g_error ("no condition %s", word);
}

GArray *
hu_control_fixture_items (HuTerm *condition)
{
  if (hu_control_term_has_subjects (condition))
    return hu_control_term (condition)->items;

  if (condition->where.hexes == NULL)
    condition->where.hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  return condition->where.hexes;
}

void
hu_control_fixture_ask (HuTerm *condition,
                        gint64  least)
{
  condition->has_least = TRUE;
  condition->least = least;
}

HuVictoryEntry *
hu_control_fixture_win (HuScenario *scenario,
                        HuSide      side,
                        gboolean    immediate,
                        HuTerm     *needs)
{
  HuVictoryEntry *entry = hu_control_add_victory (hu_control_rules (scenario), side, immediate, needs);

  hu_scenario_finish (scenario);

  return entry;
}

void
hu_control_fixture_finish (const HuScenario *scenario,
                           HuTerm           *condition,
                           HuSide            side)
{
  g_autoptr(GPtrArray) terms = g_ptr_array_new ();

  hu_control_term_set_side (condition, side);
  hu_terms_list (scenario, condition, terms);
}
