/*
 * "Is it in supply, and why?" in a sentence, in each language.
 */
#include "hu-explain-supply.h"
#include "hu-named.h"
#include "hu-sudden-death-rules.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

enum
{
  ENGLISH,
  GERMAN,
  RUSSIAN,
  N_LANGUAGES
};

static const char * const languages[N_LANGUAGES] = { "en", "de", "ru" };

typedef struct
{
  const char *name;
  const char *units;
  void      (*tweak) (HuScenario *scenario); /* or NULL */
  const char *hexes; /* where lines begin */
  const char *unit;  /* that is asked about, or NULL */
  const char *words[N_LANGUAGES];
} SupplyCase;

/* The C library looks at LANGUAGE again when the locale has changed. */
static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "C");
  setlocale (LC_ALL, "");
}

static HuSupplyRules *
list (HuScenario *scenario)
{
  HuSupplyRules *rules = hu_scenario_add_supply (scenario, HU_SIDE_SECOND);

  rules->sources = (HuSources) { .by_edge = TRUE, .edges = { [HU_EDGE_NORTH] = TRUE } };
  return rules;
}

static void
list_only (HuScenario *scenario)
{
  list (scenario);
}

static void
at_most_two (HuScenario *scenario)
{
  list (scenario)->max_length = 2;
}

static void
south (HuScenario *scenario)
{
  list (scenario)->sources.edges[HU_EDGE_SOUTH] = TRUE;
}

static void
no_sources (HuScenario *scenario)
{
  list (scenario)->sources.edges[HU_EDGE_NORTH] = FALSE;
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    scenario->map->terrain[hex] = HU_TERRAIN_CLEAR;
}

static void
named_source (HuScenario *scenario)
{
  HuSupplyRules *rules = list (scenario);

  rules->sources = (HuSources) { .hexes = hu_fixture_hexes (scenario, "0303") };
}

static void
german_land (HuScenario *scenario)
{
  list (scenario)->blocked_by_owner = TRUE;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0303")] = HU_SIDE_FIRST;
}

static void
rail_ends (HuScenario *scenario)
{
  HuSupplyRules *rules = list (scenario);

  rules->along = 1u << HU_LINE_RAIL;
  rules->steps = 0;
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, "0305 0304"));
}

static void
rail_broken (HuScenario *scenario)
{
  HuSupplyRules *rules = list (scenario);

  rules->along = 1u << HU_LINE_RAIL;
  rules->steps = 0;
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, "0305 0304"));
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, "0302 0301"));
}

static void
rail_leads_nowhere (HuScenario *scenario)
{
  rail_broken (scenario);
  scenario->supply[HU_SIDE_SECOND]->steps = 1;
}

/* The railway passes the source, and ends beside it. */
static void
rail_ends_last (HuScenario *scenario)
{
  no_sources (scenario);
  scenario->supply[HU_SIDE_SECOND]->sources.hexes = hu_fixture_hexes (scenario, "0303");
  scenario->supply[HU_SIDE_SECOND]->along = 1u << HU_LINE_RAIL;
  scenario->supply[HU_SIDE_SECOND]->steps = 0;
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, "0305 0304 0403"));
}

/* The source belongs to nobody, and the enemy controls the way to it. */
static void
source_beyond (HuScenario *scenario)
{
  german_land (scenario);
  scenario->supply[HU_SIDE_SECOND]->owned = TRUE;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0301")] = HU_SIDE_NONE;
}

static void
far_and_control (HuScenario *scenario)
{
  german_land (scenario);
  scenario->supply[HU_SIDE_SECOND]->max_length = 2;
}

/* Nearer than the source under control is one that belongs to nobody. */
static void
source_at_hand (HuScenario *scenario)
{
  HuSupplyRules *rules = list (scenario);

  rules->sources = (HuSources) { .hexes = hu_fixture_hexes (scenario, "0301 0304") };
  rules->owned = TRUE;
  rules->zoc = HU_SUPPLY_ZOC_NONE;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0301")] = HU_SIDE_SECOND;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0304")] = HU_SIDE_NONE;
}

static void
one_step (HuScenario *scenario)
{
  HuSupplyRules *rules = list (scenario);

  rules->along = 1u << HU_LINE_RAIL;
  rules->steps = 1;
  hu_map_add_line (scenario->map, HU_LINE_RAIL, hu_fixture_hexes (scenario, "0302 0301"));
}

static void
behind_a_river (HuScenario *scenario)
{
  list (scenario)->hexsides = 1u << HU_HEXSIDE_RIVER;
  hu_map_set_hexside (scenario->map, HU_HEXSIDE_RIVER, hu_fixture_hex (scenario, "0304"),
                      hu_fixture_hex (scenario, "0303"));
}

static void
name_sources (HuScenario *scenario,
              const char *hexes)
{
  list (scenario)->sources = (HuSources) { .hexes = hu_fixture_hexes (scenario, hexes) };
}

static void
source_in_a_lake (HuScenario *scenario)
{
  name_sources (scenario, "0203");
}

static void
source_excepted (HuScenario *scenario)
{
  list (scenario)->except = hu_fixture_hexes (scenario, "0301");
}

static void
source_in_a_zone (HuScenario *scenario)
{
  name_sources (scenario, "0304");
}

static void
source_not_controlled (HuScenario *scenario)
{
  name_sources (scenario, "0303");
  scenario->supply[HU_SIDE_SECOND]->owned = TRUE;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0303")] = HU_SIDE_FIRST;
}

static void
two_sources_not_controlled (HuScenario *scenario)
{
  name_sources (scenario, "0303 0302");
  scenario->supply[HU_SIDE_SECOND]->owned = TRUE;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0303")] = HU_SIDE_FIRST;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0302")] = HU_SIDE_NONE;
}

static void
without_zones (HuScenario *scenario)
{
  list (scenario)->zoc = HU_SUPPLY_ZOC_NONE;
}

static void
two_ways (HuScenario *scenario)
{
  without_zones (scenario);
  scenario->supply[HU_SIDE_SECOND]->sources.edges[HU_EDGE_SOUTH] = TRUE;
}

static void
on_a_source (HuScenario *scenario)
{
  name_sources (scenario, "0304");
  scenario->supply[HU_SIDE_SECOND]->zoc_negated_by_units = FALSE;
}

static void
missing_row (HuScenario *scenario)
{
  list (scenario);
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    scenario->map->terrain[hex] = HU_TERRAIN_CLEAR;
  for (const char *name = "01030203030304030503"; *name != '\0'; name += 4)
    {
      g_autofree char *hex = g_strndup (name, 4);

      hu_grid_remove_hex (scenario->map->grid, hu_fixture_hex (scenario, hex));
    }
}

static void
no_railway (HuScenario *scenario)
{
  HuSupplyRules *rules = list (scenario);

  rules->along = 1u << HU_LINE_RAIL | 1u << HU_LINE_ROAD;
  rules->steps = 1;
}

static const SupplyCase supply_cases[] = {
  { "unit", "s1 soviet 0304", NULL, "0304", "s1",
    { "1 Gds: in supply, 3 hexes to the north edge at 0301; width 1; one more German unit in 0301, 0302 or "
      "0303 would cut it.",
      "1 Gds: versorgt, 3 Hexfelder bis zum Nordrand bei 0301; Breite 1; eine weitere Einheit der Seite German "
      "in 0301, 0302 oder 0303 würde sie abschneiden.",
      "1 Gds: в снабжении, 3 гекса до северного края (0301); ширина 1; ещё одна часть стороны German в гексе "
      "0301, 0302 или 0303 перерезала бы её." } },
  { "capital", "", NULL, "0305 0306", NULL,
    { "Moscow for the Soviet side: in supply, 4 hexes to the north edge at 0301; width 1; one more German unit "
      "in 0301, 0302, 0303 or 0304 would cut it.",
      "Moscow für die Seite Soviet: versorgt, 4 Hexfelder bis zum Nordrand bei 0301; Breite 1; eine weitere "
      "Einheit der Seite German in 0301, 0302, 0303 oder 0304 würde sie abschneiden.",
      "Moscow для стороны Soviet: в снабжении, 4 гекса до северного края (0301); ширина 1; ещё одна часть "
      "стороны German в гексе 0301, 0302, 0303 или 0304 перерезала бы её." } },
  { "place", "", NULL, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: in supply, 4 hexes to the north edge at 0301; width 1; one more "
      "German unit in 0301, 0302, 0303 or 0304 would cut it.",
      "0305 (Moscow) für die Seite Soviet: versorgt, 4 Hexfelder bis zum Nordrand bei 0301; Breite 1; eine "
      "weitere Einheit der Seite German in 0301, 0302, 0303 oder 0304 würde sie abschneiden.",
      "0305 (Moscow) для стороны Soviet: в снабжении, 4 гекса до северного края (0301); ширина 1; ещё одна "
      "часть стороны German в гексе 0301, 0302, 0303 или 0304 перерезала бы её." } },
  { "source-itself", "", NULL, "0301", NULL,
    { "0301 for the Soviet side: in supply; the hex is a source itself.",
      "0301 für die Seite Soviet: versorgt; das Hexfeld ist selbst eine Quelle.",
      "0301 для стороны Soviet: в снабжении; гекс сам является источником." } },
  { "south", "", south, "0304", NULL,
    { "0304 for the Soviet side: in supply, 2 hexes to the south edge at 0306; width 2; no single German unit "
      "outside 0304 would cut it.",
      "0304 für die Seite Soviet: versorgt, 2 Hexfelder bis zum Südrand bei 0306; Breite 2; keine einzelne "
      "Einheit der Seite German außerhalb von 0304 würde sie abschneiden.",
      "0304 для стороны Soviet: в снабжении, 2 гекса до южного края (0306); ширина 2; ни одна отдельная часть "
      "стороны German вне 0304 её не перережет." } },
  { "one-hex", "s1 soviet 0302; s2 soviet 0301", NULL, "0302", "s1",
    { "1 Gds: in supply, 1 hex to the north edge at 0301; width 1; no single German unit would cut it.",
      "1 Gds: versorgt, 1 Hexfeld bis zum Nordrand bei 0301; Breite 1; keine einzelne Einheit der Seite German "
      "würde sie abschneiden.",
      "1 Gds: в снабжении, 1 гекс до северного края (0301); ширина 1; ни одна отдельная часть стороны German "
      "её не перережет." } },
  { "named-source", "", named_source, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: in supply, 2 hexes to the source at 0303; width 1; one more German "
      "unit in 0302, 0303 or 0304 would cut it.",
      "0305 (Moscow) für die Seite Soviet: versorgt, 2 Hexfelder bis zur Quelle in 0303; Breite 1; eine "
      "weitere Einheit der Seite German in 0302, 0303 oder 0304 würde sie abschneiden.",
      "0305 (Moscow) для стороны Soviet: в снабжении, 2 гекса до источника (0303); ширина 1; ещё одна часть "
      "стороны German в гексе 0302, 0303 или 0304 перерезала бы её." } },
  { "nothing-stops", "", no_sources, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. The Soviet side has no usable source of supply.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Seite Soviet hat keine brauchbare Versorgungsquelle.",
      "0305 (Moscow) для стороны Soviet: без снабжения. У стороны Soviet нет пригодного источника снабжения." } },
  { "unit-stops", "g1 german 0303; g2 german 0303; s1 soviet 0304", NULL, "0304", "s1",
    { "1 Gds: out of supply. Without 6 Pz and 7 Pz a line of 3 hexes would reach the north edge at 0301. It would go "
      "through 0303 and 0302, closed by 6 Pz and 7 Pz alone.",
      "1 Gds: unversorgt. Ohne 6 Pz und 7 Pz käme eine Linie von 3 Hexfeldern bis zum Nordrand bei 0301. Sie würde "
      "durch 0303 und 0302 führen, nur durch 6 Pz und 7 Pz geschlossen.",
      "1 Gds: без снабжения. Без 6 Pz и 7 Pz линия в 3 гекса дошла бы до северного края (0301). Она прошла бы через "
      "0303 и 0302: путь там закрыт, и помеха — только 6 Pz и 7 Pz." } },
  { "zone-stops", "g1 german 0303", NULL, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Without 6 Pz a line of 4 hexes would reach the north edge at "
      "0301. It would go through 0304, 0303 and 0302, closed by 6 Pz alone.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Ohne 6 Pz käme eine Linie von 4 Hexfeldern bis zum Nordrand bei "
      "0301. Sie würde durch 0304, 0303 und 0302 führen, nur durch 6 Pz geschlossen.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Без 6 Pz линия в 4 гекса дошла бы до северного края (0301). "
      "Она прошла бы через 0304, 0303 и 0302: путь там закрыт, и помеха — только 6 Pz." } },
  { "control-stops", "", german_land, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Every way leads through hexes that the German side controls; "
      "the shortest that no unit bars, through 0303.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Jeder Weg führt durch Hexfelder, die die Seite German "
      "kontrolliert; der kürzeste, den keine Einheit versperrt, durch 0303.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Все пути идут через гексы, которые контролирует сторона "
      "German; кратчайший из не закрытых частями — через 0303." } },
  { "length-stops", "", at_most_two, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Too far: even without the enemy it is 4 hexes to the north "
      "edge at 0301; the most allowed is 2.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Zu weit: Auch ohne Gegner sind es 4 Hexfelder bis zum Nordrand "
      "bei 0301; erlaubt ist höchstens 2.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Слишком далеко: даже без противника 4 гекса до северного края "
      "(0301); допустимо не больше 2." } },
  { "steps-stop", "", one_step, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Too far from a railway: the nearest is 3 hexes away; the most "
      "allowed is 1.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Zu weit von einer Eisenbahn: Die nächste liegt 3 Hexfelder "
      "entfernt; erlaubt ist höchstens 1.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Слишком далеко от железной дороги: до ближайшей 3 гекса; "
      "допустимо не больше 1." } },
  { "line-ends", "", rail_ends, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. No railway within reach leads to a source. Its lines end "
      "here: end of the railway (0203, 0303 and 0403).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Keine erreichbare Eisenbahn führt zu einer Quelle. Die Linien "
      "enden hier: Ende der Eisenbahn (0203, 0303 und 0403).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Ни одна достижимая железная дорога не ведёт к источнику. Линии "
      "обрываются здесь: конец железной дороги (0203, 0303 и 0403)." } },
  { "hexside-stops", "", behind_a_river, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Impassable hexes and hexsides bar every way. "
      "Its lines end here: lake (0204, 0205, 0404 and 5 more); a river along the hexside (0303).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Unpassierbare Hexfelder und Hexfeldseiten versperren jeden Weg. "
      "Die Linien enden hier: See (0204, 0205, 0404 und 5 weitere); ein Fluss an der Hexfeldseite (0303).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Непроходимые гексы и стороны гексов закрывают все пути. Линии "
      "обрываются здесь: озеро (0204, 0205, 0404 и ещё 5); река вдоль стороны гекса (0303)." } },
  { "source-in-a-lake", "", source_in_a_lake, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. The Soviet side has no usable source of supply. No source: "
      "0203 (impassable).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Seite Soviet hat keine brauchbare Versorgungsquelle. Keine "
      "Quelle: 0203 (unpassierbar).",
      "0305 (Moscow) для стороны Soviet: без снабжения. У стороны Soviet нет пригодного источника снабжения. Не "
      "источник: 0203 (непроходимо)." } },
  { "source-excepted", "", source_excepted, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Impassable hexes bar every way. No source: 0301 "
      "(excepted by the scenario). Its lines end here: lake (0204, 0205, 0404 and 9 more).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Unpassierbare Hexfelder versperren jeden Weg. "
      "Keine Quelle: 0301 (vom Szenario ausgenommen). Die Linien enden hier: See (0204, 0205, 0404 und 9 weitere).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Непроходимые гексы закрывают все пути. Не "
      "источник: 0301 (исключено сценарием). Линии обрываются здесь: озеро (0204, 0205, 0404 и ещё 9)." } },
  { "source-held", "g1 german 0303", named_source, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Without 6 Pz a line of 2 hexes would reach the source at "
      "0303. It would go through 0304 and 0303, closed by 6 Pz alone. No source now: 0303 "
      "(held by the German side).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Ohne 6 Pz käme eine Linie von 2 Hexfeldern bis zur Quelle in "
      "0303. Sie würde durch 0304 und 0303 führen, nur durch 6 Pz geschlossen. Derzeit keine "
      "Quelle: 0303 (von der Seite German gehalten).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Без 6 Pz линия в 2 гекса дошла бы до источника (0303). Она "
      "прошла бы через 0304 и 0303: путь там закрыт, и помеха — только 6 Pz. Сейчас не источник: 0303 (занято стороной "
      "German)." } },
  { "source-in-a-zone", "g1 german 0303", source_in_a_zone, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Without 6 Pz a line of 1 hex would reach the source at 0304. "
      "No source now: 0304 (in a zone of control of the German side).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Ohne 6 Pz käme eine Linie von 1 Hexfeld bis zur Quelle in 0304. "
      "Derzeit keine Quelle: 0304 (in einer Kontrollzone der Seite German).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Без 6 Pz линия в 1 гекс дошла бы до источника (0304). Сейчас "
      "не источник: 0304 (в зоне контроля стороны German)." } },
  { "source-not-controlled", "", source_not_controlled, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. The Soviet side does not control 0303, the nearest source "
      "that a line could reach.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Seite Soviet kontrolliert 0303 nicht, die nächste Quelle, "
      "die eine Linie erreichen könnte.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Сторона Soviet не контролирует 0303, ближайший источник, до "
      "которого дошла бы линия." } },
  { "two-sources-not-controlled", "", two_sources_not_controlled, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. The Soviet side does not control 0303, the nearest source "
      "that a line could reach. No source now: 0303 and 0302 (not under control of the Soviet side).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Seite Soviet kontrolliert 0303 nicht, die nächste Quelle, "
      "die eine Linie erreichen könnte. Derzeit keine Quelle: 0303 und 0302 (nicht unter der Kontrolle der Seite "
      "Soviet).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Сторона Soviet не контролирует 0303, ближайший источник, до "
      "которого дошла бы линия. Сейчас не источник: 0303 и 0302 (не под контролем стороны Soviet)." } },
  { "either-of-two", "g1 german 0302; g2 german 0306; s1 soviet 0304", two_ways, "0304", "s1",
    { "1 Gds: out of supply. Without 7 Pz a line of 2 hexes would reach the south edge at 0306. It would go through "
      "0306, held by 7 Pz alone. A line would get through without 6 Pz instead.",
      "1 Gds: unversorgt. Ohne 7 Pz käme eine Linie von 2 Hexfeldern bis zum Südrand bei 0306. Sie würde durch 0306 "
      "führen, nur von 7 Pz gehalten. Statt dessen käme eine Linie auch ohne 6 Pz durch.",
      "1 Gds: без снабжения. Без 7 Pz линия в 2 гекса дошла бы до южного края (0306). Она прошла бы через 0306: "
      "противник там — только 7 Pz. Вместо этого линия прошла бы без 6 Pz." } },
  { "on-a-source", "g1 german 0303; s1 soviet 0304", on_a_source, "0304", "s1",
    { "1 Gds: out of supply. Without 6 Pz its hex would be a source. No source now: 0304 (in a zone of control of the "
      "German side).",
      "1 Gds: unversorgt. Ohne 6 Pz wäre das Hexfeld eine Quelle. Derzeit keine Quelle: 0304 (in einer Kontrollzone "
      "der Seite German).",
      "1 Gds: без снабжения. Без 6 Pz гекс был бы источником. Сейчас не источник: 0304 (в зоне контроля стороны "
      "German)." } },
  { "four-in-the-way", "g1 german 0301; g2 german 0302; g3 german 0303; g4 german 0304", without_zones, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Enemy units bar every way: 4 of them would have to go at the "
      "least. Each of these bars every way by itself: 6 Pz, 7 Pz, g3 and 1 more.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Gegnerische Einheiten versperren jeden Weg: Mindestens 4 von ihnen "
      "müssten weg. Jede von diesen versperrt schon allein jeden Weg: 6 Pz, 7 Pz, g3 und 1 weitere.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Части противника закрывают все пути: убрать пришлось бы не меньше "
      "4 из них. Каждая из этих частей закрывает все пути даже в одиночку: 6 Pz, 7 Pz, g3 и ещё 1." } },
  { "past-control", "g1 german 0302", german_land, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Every way leads through hexes that the German side controls. "
      "Enemy units bar every way as well: without 6 Pz, and if the Soviet side controlled 0303, a line of 4 hexes "
      "would reach the north edge at 0301.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Jeder Weg führt durch Hexfelder, die die Seite German "
      "kontrolliert. Gegnerische Einheiten versperren ebenfalls jeden Weg: Ohne 6 Pz, und wenn die Seite Soviet 0303 "
      "kontrollierte, käme eine Linie von 4 Hexfeldern bis zum Nordrand bei 0301.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Все пути идут через гексы, которые контролирует сторона "
      "German. Части противника тоже закрывают все пути: без 6 Pz, и если бы сторона Soviet контролировала 0303, линия "
      "в 4 гекса дошла бы до северного края (0301)." } },
  { "source-past-units", "g1 german 0303", source_not_controlled, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. The Soviet side controls no source that a line could reach. "
      "Enemy units bar every way as well: without 6 Pz, and if the Soviet side controlled 0303, a line of 2 hexes "
      "would reach the source at 0303.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Seite Soviet kontrolliert keine Quelle, bis zu der eine "
      "Linie käme. Gegnerische Einheiten versperren ebenfalls jeden Weg: Ohne 6 Pz, und wenn die Seite Soviet 0303 "
      "kontrollierte, käme eine Linie von 2 Hexfeldern bis zur Quelle in 0303.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Сторона Soviet не контролирует ни одного источника, до "
      "которого дошла бы линия. Части противника тоже закрывают все пути: без 6 Pz, и если бы сторона Soviet "
      "контролировала 0303, линия в 2 гекса дошла бы до источника (0303)." } },
  { "source-past-control", "", source_beyond, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. The Soviet side does not control 0301, the nearest source "
      "that a line could reach. A line there would go through 0303, which the German side controls.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Seite Soviet kontrolliert 0301 nicht, die nächste Quelle, "
      "die eine Linie erreichen könnte. Eine Linie dorthin ginge durch 0303, was die Seite German kontrolliert.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Сторона Soviet не контролирует 0301, ближайший источник, до "
      "которого дошла бы линия. Линия туда шла бы через 0303: это контролирует сторона German." } },
  { "instead", "g1 german 0302", source_at_hand, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Without 6 Pz a line of 4 hexes would reach the source at "
      "0301. It would go through 0302, held by 6 Pz alone. A line would get through as well if the Soviet side "
      "controlled 0304. No source now: 0304 (not under control of the Soviet side).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Ohne 6 Pz käme eine Linie von 4 Hexfeldern bis zur Quelle in "
      "0301. Sie würde durch 0302 führen, nur von 6 Pz gehalten. Auch wenn die Seite Soviet 0304 kontrollierte, "
      "käme eine Linie durch. Derzeit keine Quelle: 0304 (nicht unter der Kontrolle der Seite Soviet).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Без 6 Pz линия в 4 гекса дошла бы до источника (0301). Она "
      "прошла бы через 0302: противник там — только 6 Pz. Линия прошла бы и в том случае, если бы сторона Soviet "
      "контролировала 0304. Сейчас не источник: 0304 (не под контролем стороны Soviet)." } },
  { "one-always", "g1 german 0302; g2 german 0302; g3 german 0302; g4 german 0302", german_land, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Every way leads through hexes that the German side controls. "
      "Enemy units bar every way as well: 4 of them would have to go at the least. Each of these bars every way by "
      "itself: 6 Pz, 7 Pz, g3 and 1 more.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Jeder Weg führt durch Hexfelder, die die Seite German "
      "kontrolliert. Gegnerische Einheiten versperren ebenfalls jeden Weg: Mindestens 4 von ihnen müssten weg. Jede "
      "von diesen versperrt schon allein jeden Weg: 6 Pz, 7 Pz, g3 und 1 weitere.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Все пути идут через гексы, которые контролирует сторона "
      "German. Части противника тоже закрывают все пути: убрать пришлось бы не меньше 4 из них. Каждая из этих частей "
      "закрывает все пути даже в одиночку: 6 Pz, 7 Pz, g3 и ещё 1." } },
  { "broken", "", rail_broken, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. No railway within reach leads to a source: the nearest that "
      "does is 3 hexes away; the most allowed is 0. The one within reach breaks off between 0304 and 0302.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Keine erreichbare Eisenbahn führt zu einer Quelle: Die nächste, "
      "die es tut, ist 3 Hexfelder entfernt; erlaubt sind höchstens 0. Die erreichbare bricht zwischen 0304 und 0302 "
      "ab.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Ни одной достижимой железной дороги к источнику нет: до "
      "ближайшей подходящей 3 гекса; допустимо не больше 0. Достижимая обрывается между 0304 и 0302." } },
  { "leading", "", rail_leads_nowhere, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. No railway within reach leads to a source: the nearest that "
      "does is 3 hexes away; the most allowed is 1. The one within reach breaks off between 0304 and 0302.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Keine erreichbare Eisenbahn führt zu einer Quelle: Die nächste, "
      "die es tut, ist 3 Hexfelder entfernt; erlaubt sind höchstens 1. Die erreichbare bricht zwischen 0304 und 0302 "
      "ab.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Ни одной достижимой железной дороги к источнику нет: до "
      "ближайшей подходящей 3 гекса; допустимо не больше 1. Достижимая обрывается между 0304 и 0302." } },
  { "ends-last", "", rail_ends_last, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. No railway within reach leads to a source. The one within reach "
      "breaks off between 0403 and 0303.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Keine erreichbare Eisenbahn führt zu einer Quelle. Die erreichbare "
      "bricht zwischen 0403 und 0303 ab.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Ни одна достижимая железная дорога не ведёт к источнику. "
      "Достижимая обрывается между 0403 и 0303." } },
  { "far-and-control", "", far_and_control, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Too far: even without the enemy it is 4 hexes to the north "
      "edge at 0301; the most allowed is 2. Enemy control of a source, or of hexes, bars "
      "every way as well.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Zu weit: Auch ohne Gegner sind es 4 Hexfelder bis zum Nordrand "
      "bei 0301; erlaubt ist höchstens 2. Auch gegnerische Kontrolle einer Quelle oder von Hexfeldern "
      "versperrt jeden Weg.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Слишком далеко: даже без противника 4 гекса до северного края "
      "(0301); допустимо не больше 2. Контроль противника над источником или "
      "гексами тоже преграждает все пути." } },
  { "missing-hexes", "", missing_row, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Missing hexes of the map bar every way.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Fehlende Hexfelder der Karte versperren jeden Weg.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Недостающие гексы карты закрывают все пути." } },
  { "no-line", "", no_railway, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. No road or railway can be reached.",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Keine Straße oder Eisenbahn kann erreicht werden.",
      "0305 (Moscow) для стороны Soviet: без снабжения. Нельзя достичь ни одной дороги или "
      "железной дороги." } },
};

static void
test_words (gconstpointer data)
{
  const SupplyCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_corridor (test->units);
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(GArray) origins = hu_fixture_hexes (scenario, test->hexes);
  g_autoptr(HuTracing) tracing = NULL;
  g_autoptr(HuSupplyAnswer) answer = NULL;
  guint unit = test->unit != NULL ? hu_fixture_unit (scenario, test->unit) : HU_UNIT_NONE;

  if (test->tweak != NULL)
    test->tweak (scenario);
  state = hu_state_new (scenario);
  situation = hu_supply_situation_new (state, HU_SIDE_SECOND);
  tracing = hu_tracing_new (situation, (const HuHex *) origins->data, origins->len);
  answer = hu_supply_answer_new (situation, tracing);

  for (guint i = 0; i < N_LANGUAGES; i++)
    {
      speak (languages[i]);
      hu_assert_words (hu_explain_supply_answer (situation, answer, unit), test->words[i]);
    }
}

/* A unit in the capital is supplied by it (8.3), and the sources say that it supplies no others. */
static void
test_inside (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0303; s1 soviet 0305; s2 soviet 0304");
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuSupplyArmy) army = NULL;
  HuHex from = hu_fixture_hex (scenario, "0305"), outside = hu_fixture_hex (scenario, "0304");
  g_autoptr(HuTracing) tracing = NULL;
  g_autoptr(HuSupplyAnswer) answer = NULL;
  g_autoptr(HuSupplyOpening) opening = NULL;
  HuSupplyStanding standing;

  hu_sudden_death_rules (scenario)->sources = (HuSources) { .hexes = hu_fixture_hexes (scenario, "0301 0305") };
  state = hu_state_new (scenario);
  situation = hu_supply_situation_new_of_units (state, HU_SIDE_SECOND);
  tracing = hu_tracing_new (situation, &from, 1);
  answer = hu_supply_answer_new (situation, tracing);
  opening = hu_supply_opening_new (situation, &outside, 1);
  army = hu_supply_army_new (situation);
  standing = hu_supply_army_ask (army, from);

  speak ("en");
  hu_assert_words (hu_explain_supply_answer (situation, answer, hu_fixture_unit (scenario, "s1")),
                   "1 Gds: in supply; Moscow supplies the units in it (8.3), and no others.");
  hu_assert_words (hu_explain_supply_standing (scenario, &standing), "in supply; the place supplies the units in it (8.3)");
  hu_assert_words (hu_explain_source (situation, from), "No source: 0305 (it supplies only the units in it)");
  hu_assert_words (hu_explain_source (situation, hu_fixture_hex (scenario, "0301")), "A source of supply for the Soviet side");
  hu_assert_words (hu_explain_supply_opening (scenario, opening), "Without 6 Pz a line of 3 hexes would reach the source at 0301. It would go through 0303 and 0302, closed by 6 Pz alone. No source: 0305 (it supplies only the units in it)");
}

/* The same reason in as few words as can be. */
static void
test_brief (void)
{
  static const struct
  {
    const char *units;
    void      (*tweak) (HuScenario *scenario);
    const char *words[N_LANGUAGES];
  } briefs[] = {
    { "g1 german 0303", list_only, { "open without 6 Pz", "frei ohne 6 Pz", "открыто без 6 Pz" } },
    { "", at_most_two, { "too far: 4 hexes to the north edge at 0301, at most 2 allowed", "zu weit: 4 Hexfelder bis "
                                                                                          "zum Nordrand bei 0301, "
                                                                                          "höchstens 2 erlaubt", "слишком далеко: 4 гекса до северного края (0301), допустимо не больше 2" } },
    { "", one_step, { "too far from a railway: 3 hexes, at most 1 allowed", "zu weit von einer Eisenbahn: 3 Hexfelder, höchstens 1 erlaubt", "слишком далеко от железной дороги: 3 гекса, допустимо не больше 1" } },
    { "", rail_ends, { "no railway leads to a source", "keine Eisenbahn führt zu einer Quelle", "ни одна железная дорога не ведёт к источнику" } },
    { "", german_land, { "every way leads through enemy control", "jeder Weg führt durch gegnerische Kontrolle", "все пути идут через контроль противника" } },
    { "", behind_a_river, { "no way to a source", "kein Weg zu einer Quelle", "нет пути к источнику" } },
    { "", source_in_a_lake, { "no usable source", "keine brauchbare Quelle", "нет пригодного источника" } },
    { "", source_not_controlled, { "no source under control", "keine Quelle unter Kontrolle", "нет источника под контролем" } },
    { "g1 german 0301; g2 german 0302; g3 german 0303; g4 german 0304", without_zones, { "stopped by at least 4 units", "durch mindestens 4 Einheiten versperrt", "остановлено не менее чем 4 частями" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (briefs); i++)
    {
      g_autoptr(HuScenario) scenario = hu_named_corridor (briefs[i].units);
      g_autoptr(HuState) state = NULL;
      g_autoptr(HuSupplySituation) situation = NULL;
      g_autoptr(HuSupplyOpening) opening = NULL;
      HuHex from = hu_fixture_hex (scenario, "0305");

      briefs[i].tweak (scenario);
      state = hu_state_new (scenario);
      situation = hu_supply_situation_new (state, HU_SIDE_SECOND);
      opening = hu_supply_opening_new (situation, &from, 1);
      for (guint j = 0; j < N_LANGUAGES; j++)
        {
          speak (languages[j]);
          hu_assert_words (hu_explain_supply_brief (scenario, opening), briefs[i].words[j]);
        }
    }
}

/* Each name is a link to its hex; what a file says is no markup. */
static void
test_markup (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("<b>\001&> german 0302; s1 soviet 0305");
  g_autoptr(HuState) state = hu_state_new (scenario);
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new (state, HU_SIDE_SECOND);
  HuHex from = hu_fixture_hex (scenario, "0305");
  g_autoptr(HuTracing) tracing = hu_tracing_new (situation, &from, 1);
  g_autoptr(HuSupplyAnswer) answer = hu_supply_answer_new (situation, tracing);
  g_autofree char *expected =
    g_strdup_printf ("<a href=\"hex:%d\">1 Gds</a>: out of supply. Without <a href", from);
  g_autofree char *unit_link = g_strdup_printf ("<a href=\"hex:%d\">&lt;b&gt; &amp;&gt;</a>",
                                                hu_fixture_hex (scenario, "0302"));
  g_autofree char *markup = NULL;

  speak ("en");
  markup = hu_explain_supply_markup (situation, answer, hu_fixture_unit (scenario, "s1"));
  g_assert_true (g_str_has_prefix (markup, expected));
  g_assert_nonnull (strstr (markup, unit_link));
  g_assert_cmpint (hu_explain_link_hex ("hex:17"), ==, 17);
  g_assert_cmpint (hu_explain_link_hex ("https://example.org"), ==, HU_HEX_NONE);
}

static void
test_nowhere (void)
{
  static const char * const words[N_LANGUAGES] = {
    "the German side has no sources of supply in this scenario",
    "Die Seite German hat in diesem Szenario keine Versorgungsquellen",
    "у стороны German в этом сценарии нет источников снабжения",
  };
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");

  for (guint i = 0; i < N_LANGUAGES; i++)
    {
      speak (languages[i]);
      hu_assert_words (hu_explain_supply_nowhere (scenario, HU_SIDE_FIRST), words[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  const char *place = g_getenv ("HU_TEST_LOCALEDIR");

  g_test_init (&argc, &argv, NULL);

  if (place == NULL || setlocale (LC_ALL, "") == NULL)
    {
      g_test_message ("there is no locale but C here");
      return 77;
    }
  bindtextdomain ("hex-umpire", place);
  bind_textdomain_codeset ("hex-umpire", "UTF-8");

  HU_ADD_TABLE ("/supply-words", supply_cases, test_words);
  g_test_add_func ("/supply-words/inside", test_inside);
  g_test_add_func ("/supply-words/brief", test_brief);
  g_test_add_func ("/supply-words/markup", test_markup);
  g_test_add_func ("/supply-words/nowhere", test_nowhere);

  return g_test_run ();
}
