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
      "would cut it.",
      "0304 für die Seite Soviet: versorgt, 2 Hexfelder bis zum Südrand bei 0306; Breite 2; keine einzelne "
      "Einheit der Seite German würde sie abschneiden.",
      "0304 для стороны Soviet: в снабжении, 2 гекса до южного края (0306); ширина 2; ни одна отдельная часть "
      "стороны German её не перережет." } },
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
    { "1 Gds: out of supply. Its lines end in 9 hexes: 6 Pz and 7 Pz (0303); lake (0203, 0204, 0403 and 5 "
      "more).",
      "1 Gds: unversorgt. Die Linien enden in 9 Hexfeldern: 6 Pz und 7 Pz (0303); See (0203, 0204, 0403 und 5 "
      "weitere).",
      "1 Gds: без снабжения. Линии обрываются в 9 гексах: 6 Pz и 7 Pz (0303); озеро (0203, 0204, 0403 и ещё 5)." } },
  { "zone-stops", "g1 german 0303", NULL, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Its lines end in 7 hexes: zone of control of 6 Pz "
      "(0304); lake (0204, 0205, 0404 and 3 more).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Linien enden in 7 Hexfeldern: Kontrollzone von 6 Pz "
      "(0304); See (0204, 0205, 0404 und 3 weitere).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Линии обрываются в 7 гексах: зона контроля 6 Pz "
      "(0304); озеро (0204, 0205, 0404 и ещё 3)." } },
  { "control-stops", "", german_land, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Its lines end in 9 hexes: lake (0204, 0205, 0404 and "
      "5 more); controlled by the German side (0303).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Linien enden in 9 Hexfeldern: See (0204, 0205, 0404 "
      "und 5 weitere); von der Seite German kontrolliert (0303).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Линии обрываются в 9 гексах: озеро (0204, 0205, 0404 и "
      "ещё 5); под контролем стороны German (0303)." } },
  { "length-stops", "", at_most_two, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Its lines end in 11 hexes: lake (0204, 0205, 0404 and "
      "7 more); longest line of 2 hexes (0302).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Linien enden in 11 Hexfeldern: See (0204, 0205, "
      "0404 und 7 weitere); längste Linie von 2 Hexfeldern (0302).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Линии обрываются в 11 гексах: озеро (0204, 0205, 0404 "
      "и ещё 7); предельная длина линии — 2 гекса (0302)." } },
  { "steps-stop", "", one_step, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Its lines end in 9 hexes: lake (0204, 0205, 0404 and "
      "5 more); at most 1 step to a railway (0303).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Linien enden in 9 Hexfeldern: See (0204, 0205, 0404 "
      "und 5 weitere); höchstens 1 Schritt bis zu einer Eisenbahn (0303).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Линии обрываются в 9 гексах: озеро (0204, 0205, 0404 и "
      "ещё 5); не более 1 шага до железной дороги (0303)." } },
  { "line-ends", "", rail_ends, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Its lines end in 8 hexes: lake (0204, 0205, 0404 and "
      "1 more); at most 0 steps to a railway (0306); end of the railway (0203, 0303 and 0403).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Linien enden in 8 Hexfeldern: See (0204, 0205, 0404 "
      "und 1 weitere); höchstens 0 Schritte bis zu einer Eisenbahn (0306); Ende der Eisenbahn "
      "(0203, 0303 und 0403).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Линии обрываются в 8 гексах: озеро (0204, 0205, 0404 и "
      "ещё 1); не более 0 шагов до железной дороги (0306); конец железной дороги "
      "(0203, 0303 и 0403)." } },
  { "hexside-stops", "", behind_a_river, "0305", NULL,
    { "0305 (Moscow) for the Soviet side: out of supply. Its lines end in 9 hexes: lake (0204, 0205, 0404 and "
      "5 more); a river along the hexside (0303).",
      "0305 (Moscow) für die Seite Soviet: unversorgt. Die Linien enden in 9 Hexfeldern: See (0204, 0205, 0404 "
      "und 5 weitere); ein Fluss an der Hexfeldseite (0303).",
      "0305 (Moscow) для стороны Soviet: без снабжения. Линии обрываются в 9 гексах: озеро (0204, 0205, 0404 и "
      "ещё 5); река вдоль стороны гекса (0303)." } },
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
    g_strdup_printf ("<a href=\"hex:%d\">1 Gds</a>: out of supply. Its lines end in 9 hexes: lake (", from);
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
  g_test_add_func ("/supply-words/markup", test_markup);
  g_test_add_func ("/supply-words/nowhere", test_nowhere);

  return g_test_run ();
}
