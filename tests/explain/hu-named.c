/*
 * The corridor of the rules' tests with names that people would use.
 */
#include "hu-front-line-rules.h"
#include "hu-named.h"

static void
set_name (char       **name,
          const char  *words)
{
  g_free (*name);
  *name = g_strdup (words);
}

static void
name_units_and_turns (HuScenario *scenario)
{
  static const char * const names[][2] = {
    { "g1", "6 Pz" }, { "g2", "7 Pz" }, { "s1", "1 Gds" }, { "s2", "5 Rifle" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gint unit = hu_scenario_find_unit (scenario, names[i][0]);

      if (unit >= 0)
        set_name (&((HuUnit *) g_ptr_array_index (scenario->units, unit))->name, names[i][1]);
    }

  scenario->calendar.turn_names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (scenario->calendar.turn_names, g_strdup ("Oct I"));
  g_ptr_array_add (scenario->calendar.turn_names, g_strdup ("Oct II"));
}

HuScenario *
hu_named_corridor (const char *units)
{
  HuScenario *scenario = hu_fixture_corridor (units);

  set_name (&hu_map_get_place (scenario->map, 0)->name, "Moscow");
  set_name (&hu_map_get_place (scenario->map, 1)->name, "Orel");
  set_name (&hu_map_get_place (scenario->map, 2)->name, "Tula");
  name_units_and_turns (scenario);

  return scenario;
}

static void
add_place_item (HuScenario *scenario,
                const char *id,
                const char *name,
                const char *hexes,
                HuSide      to,
                HuHold      hold,
                HuWhen      when,
                gint64      points)
{
  HuScheduleItem *item = hu_front_line_add_item (hu_front_line_rules (scenario), id, HU_ITEM_PLACE, to);

  hu_map_add_place (scenario->map, id, name, HU_PLACE_CITY, hu_fixture_hexes (scenario, hexes));
  item->place = scenario->map->places->len - 1;
  item->hold = hold;
  item->when = when;
  item->points = points;
}

HuScenario *
hu_named_front (const char *units)
{
  HuScenario *scenario = hu_fixture_front (8, 6, units);
  HuFrontLineRules *rules = hu_front_line_rules (scenario);

  hu_front_line_add_item (rules, "destroyed", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE)->points = 1;
  add_place_item (scenario, "moscow", "Moscow", "0603 0604", HU_SIDE_NONE, HU_HOLD_CLEAR, HU_WHEN_END, 10);
  add_place_item (scenario, "tula", "Tula", "0505", HU_SIDE_FIRST, HU_HOLD_OWNER, HU_WHEN_ONCE, 6);
  add_place_item (scenario, "orel", "Orel", "0202", HU_SIDE_NONE, HU_HOLD_OWNER, HU_WHEN_TURN, 1);
  hu_front_line_add_item (rules, "rail-cut", HU_ITEM_AWARD, HU_SIDE_FIRST)->points = 5;
  hu_front_line_add_item (rules, "partisans", HU_ITEM_AWARD, HU_SIDE_NONE)->points = 1;
  scenario->start.points[HU_SIDE_SECOND] = 2;
  name_units_and_turns (scenario);
  hu_scenario_finish (scenario);

  return scenario;
}

HuSnapshot *
hu_named_play (HuScenario *scenario,
               const char *log)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_fixture_play (scenario, log);

  return hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
}

static gint
find_place (const HuMap *map,
            const char  *id)
{
  for (guint i = 0; i < map->places->len; i++)
    if (g_str_equal (hu_map_get_place (map, i)->id, id))
      return (gint) i;

  return -1;
}

static GArray *
list_indices (const HuScenario *scenario,
              const char       *ids,
              gboolean          places)
{
  GArray *indices = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto(GStrv) words = g_strsplit (ids, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        gint index = places
          ? find_place (scenario->map, words[i])
          : hu_scenario_find_unit (scenario, words[i]);

        g_assert_cmpint (index, >=, 0);
        g_array_append_val (indices, index);
      }

  return indices;
}

GArray *
hu_named_places (const HuScenario *scenario,
                 const char       *ids)
{
  return list_indices (scenario, ids, TRUE);
}

GArray *
hu_named_units (const HuScenario *scenario,
                const char       *ids)
{
  return list_indices (scenario, ids, FALSE);
}

void
hu_assert_words (char       *text,
                 const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}
