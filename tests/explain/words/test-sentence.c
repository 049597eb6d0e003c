/*
 * Names in sentences: the form that a translation asks for, taken from the game, or else from the catalogue; and sentences
 * from rows, of which every room of src/explain has some: its private header says what a row is.
 */
#include "hu-explain.h"
#include "hu-named.h"
#include "hu-sentence.h"

static const char * const tags[] = { "xx", NULL };

static void
give (HuLanguage *language,
      const char *text,
      const char *name,
      const char *genitive)
{
  HuWording *wording = hu_language_add_wording (language, text, name);

  wording->has_forms = TRUE;
  wording->forms[HU_FORM_GENITIVE] = g_strdup (genitive);
}

static HuScenario *
make_scenario (void)
{
  HuScenario *scenario = hu_named_corridor ("");
  HuLanguage *language = hu_scenario_add_language (scenario, "xx");

  give (language, "German", "Deutsche", "Deutschen");
  hu_language_add_wording (language, "Soviet", "sowjets");
  give (language, "Moscow", "Москва", "Москвы");
  hu_scenario_choose_language (scenario, tags);

  return scenario;
}

typedef struct
{
  const char *name;
  const char *format;
  const char *first;
  const char *second;
  const char *sentence;
} SentenceCase;

static const SentenceCase cases[] = {
  { "no-mark", "Sieg: %s, %s", "Deutsche", "sowjets", "Sieg: Deutsche, sowjets" },
  { "name-alone", "%s{nom} siegt über %s", "Deutsche", "sowjets", "Deutsche siegt über sowjets" },
  { "place", "коридор %s{gen}, %s", "Москва", "3", "коридор Москвы, 3" },
  { "form-that-the-game-lacks", "по %s{dat}, %s", "Москва", "3", "по Москва, 3" },
  { "no-name-of-the-game", "до %s{gen}, %s", "Тула", "3", "до Тула, 3" },
  { "other-braces", "%s {x} %s{nom}", "a", "Deutsche", "a {x} Deutsche" },
  { "capital-at-the-beginning", "%s. %s{nom} siegt", "Ende", "sowjets", "Ende. Sowjets siegt" },
};

static void
test_sentence (gconstpointer data)
{
  const SentenceCase *test = data;
  g_autoptr(HuScenario) scenario = make_scenario ();
  g_autofree char *sentence = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  sentence = hu_explain_sentence (scenario, test->format, test->first, test->second);
#pragma GCC diagnostic pop
  g_assert_cmpstr (sentence, ==, test->sentence);
}

/* A game without translations reads its names as they are. */
static void
test_untranslated (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  g_autofree char *sentence = hu_explain_sentence (scenario, "%s{gen} front", "German");

  g_assert_cmpstr (sentence, ==, "German front");
}

/* --- Rows --- */

typedef struct
{
  HuSide  side;
  guint   unit;
  gint    number;
  gint64  points;
  GArray *hexes;
  char   *text;
} Thing;

static char *
tell_twice (const HuTold *told)
{
  const Thing *thing = told->about;

  return thing->number > 0 ? g_strdup_printf ("%d%d", thing->number, thing->number) : NULL;
}

static const HuPart parts[] = {
  HU_PART ("side", SIDE, Thing, side),
  HU_PART ("other", OPPONENT, Thing, side),
  HU_PART ("unit", UNIT, Thing, unit),
  HU_PART ("number", INT, Thing, number),
  HU_PART ("points", POINTS, Thing, points),
  HU_PART_LIST ("hexes", HEXES, Thing, hexes, 2),
  HU_PART_TOLD ("twice", tell_twice),
  HU_PART ("text", TEXT, Thing, text),
  HU_PARTS_END
};

/* Nothing of it is in a catalogue. */
static const HuSentence rows[] = {
  { 1, "{side:nom} vor {other} {hexes}: {points}" },
  { 1, "{side:gen} {unknown form}" },
  { 2, "{unit}, {twice}", HU_WHERE ("number", 7) },
  { 2, "{number} hex|{number} hexes", HU_WHERE_NOT ("number", 8) },
  { 2, "else" },
  { 3, "one {number}", "many {number}", "number" },
  { 4, "one of {hexes}", "several of {hexes}", "hexes" },
  { 6, "{text:nom}: {number}" },
  { HU_ELSE, "something else" },
  { 0 }
};

static void
assert_told (const HuScenario *scenario,
             const Thing      *thing,
             gintptr           kind,
             const char       *sentence)
{
  g_autofree char *told = _hu_tell (&(HuTold) { scenario, parts, thing }, rows, kind);

  g_assert_cmpstr (told, ==, sentence);
}

static void
test_rows (void)
{
  g_autoptr(HuScenario) scenario = make_scenario ();
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  Thing thing = { .side = HU_SIDE_SECOND, .unit = HU_UNIT_NONE, .number = 7, .points = -1, .hexes = hexes };

  /* A row whose list is empty is passed over; braces that are no part stay. */
  assert_told (scenario, &thing, 1, "Sowjets {unknown form}");
  for (HuHex hex = 0; hex < 3; hex++)
    g_array_append_val (hexes, hex);
  assert_told (scenario, &thing, 1, "Sowjets vor Deutsche 0101, 0102 and 1 more: -1 point");

  /* Without a unit the next row holds; where the number is another, too; the last one always does. */
  assert_told (scenario, &thing, 2, "7 hex|7 hexes");
  thing.number = 8;
  assert_told (scenario, &thing, 2, "else");

  assert_told (scenario, &thing, 3, "many 8");
  thing.number = 1;
  assert_told (scenario, &thing, 3, "one 1");
  assert_told (scenario, &thing, 4, "several of 0101, 0102 and 1 more");
  assert_told (scenario, &thing, 5, "something else");

  /* A player's braces are no parts. */
  thing.text = (char *) "{number} %s {side:gen} {";
  assert_told (scenario, &thing, 6, "{number} %s {side:gen} {: 1");
}

/* A row that depends on a part that there is not would otherwise be said of everything. */
static void
test_unknown_part (void)
{
  static const HuSentence misspelt[] = {
    { 1, "never", HU_WHERE ("nubmer", 7) },
    { 1, "else" },
    { 2, "one", "many", "nubmer" },
    { 0 }
  };
  g_autoptr(HuScenario) scenario = make_scenario ();
  const Thing thing = { .side = HU_SIDE_FIRST, .number = 7 };
  const HuTold told = { scenario, parts, &thing };
  g_autofree char *where = NULL, *counted = NULL;

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*part != NULL*");
  where = _hu_tell (&told, misspelt, 1);
  g_test_assert_expected_messages ();
  g_assert_cmpstr (where, ==, "else");

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*part != NULL*");
  counted = _hu_tell (&told, misspelt, 2);
  g_test_assert_expected_messages ();
  g_assert_cmpstr (counted, ==, "one");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sentence/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_sentence);
    }
  g_test_add_func ("/sentence/untranslated", test_untranslated);
  g_test_add_func ("/sentence/rows", test_rows);
  g_test_add_func ("/sentence/unknown-part", test_unknown_part);

  return g_test_run ();
}
