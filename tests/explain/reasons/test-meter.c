/*
 * The words of every meter's card, of positions judged by the rules.
 */
#include "hu-named.h"
#include "hu-sudden-death-meter.h"
#include "hu-sudden-death-rules.h"

typedef struct
{
  const char *name;
  HuMeterKind kind;
  const char *units;
  void      (*tweak) (HuScenario *scenario); /* or NULL */
  const char *log;
  const char *title;
  const char *value;
  const char *detail;
} MeterCase;

/* Without the lakes there is room for a lifeline of many hexes. */
static void
dry (HuScenario *scenario)
{
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    scenario->map->terrain[hex] = HU_TERRAIN_CLEAR;
}

static void
dry_without_zoc (HuScenario *scenario)
{
  dry (scenario);
  hu_sudden_death_rules (scenario)->blocked_by_zoc = FALSE;
}

/* A cut of more than three hexes is only one that was found, where the length of lines is limited. */
static void
dry_and_short (HuScenario *scenario)
{
  dry (scenario);
  hu_sudden_death_rules (scenario)->max_length = 5;
}

static void
rear_tula (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->rear[hu_fixture_hex (scenario, "0502")] = 1;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0502")] = HU_SIDE_FIRST;
}

static void
rear_soviet (HuScenario *scenario)
{
  rear_tula (scenario);
  hu_sudden_death_rules (scenario)->entry_at_setup = FALSE;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0502")] = HU_SIDE_SECOND;
}

static void
withdrawals (HuScenario *scenario)
{
  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 1, 1);
  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 2, 2);
}

static const MeterCase cases[] = {
  { "lifeline", HU_SUDDEN_DEATH_METER_LIFELINE, "", NULL, "",
    "Moscow's lifeline", "1 hex wide",
    "Narrowest at 0304. One more German unit could cut it, for example at 0301." },
  { "lifeline-two", HU_SUDDEN_DEATH_METER_LIFELINE, "g1 german 0101", dry, "move g1 0303",
    "Moscow's lifeline", "4 hexes wide, was 6",
    "Narrowest at 0104, 0404, 0405 and 0406. Two more German units could cut it, for example at 0101 and 0405." },
  { "lifeline-more", HU_SUDDEN_DEATH_METER_LIFELINE, "", dry_without_zoc, "",
    "Moscow's lifeline", "6 hexes wide",
    "Narrowest at 0105, 0204, 0304, 0404 and 2 more. It would take more than two more German units to cut "
    "it." },
  { "lifeline-at-most", HU_SUDDEN_DEATH_METER_LIFELINE, "g1 german 0101; g2 german 0102", dry_and_short, "",
    "Moscow's lifeline", "at most 5 hexes wide",
    "A cut was found at 0204, 0304, 0404, 0405 and 1 more; a narrower one may exist. Two more German units could cut "
    "it, for example at 0203 and 0405." },
  { "lifeline-still-at-most", HU_SUDDEN_DEATH_METER_LIFELINE, "g1 german 0101; g2 german 0102", dry_and_short,
    "move g1 0303; move g2 0402",
    "Moscow's lifeline", "at most 4 hexes wide, was at most 5",
    "A cut was found at 0204, 0404, 0405 and 0406; a narrower one may exist. Two more German units could cut it, for example at "
    "0101 and 0405." },
  { "lifeline-was-at-most", HU_SUDDEN_DEATH_METER_LIFELINE, "g1 german 0101; g2 german 0102", dry_and_short, "move g1 0303",
    "Moscow's lifeline", "3 hexes wide, was at most 5",
    "Narrowest at 0404, 0405 and 0406. One more German unit could cut it, for example at 0405." },
  { "lifeline-cut", HU_SUDDEN_DEATH_METER_LIFELINE, "g1 german 0101", NULL, "move g1 0303",
    "Moscow's lifeline", "cut off",
    "Without 6 Pz a line of 4 hexes would reach the north edge at 0301. It would go through 0304, 0303 and 0302, "
    "closed by 6 Pz alone." },
  { "capital", HU_SUDDEN_DEATH_METER_CAPITAL, "g1 german 0101", NULL, "",
    "Moscow itself", "no hex taken", "Nearest German ground unit: 6 Pz, 5 hexes away." },
  { "capital-near", HU_SUDDEN_DEATH_METER_CAPITAL, "g1 german 0304", NULL, "",
    "Moscow itself", "no hex taken", "Nearest German ground unit: 6 Pz, 1 hex away." },
  { "capital-no-enemy", HU_SUDDEN_DEATH_METER_CAPITAL, "", NULL, "",
    "Moscow itself", "no hex taken", "No German ground unit is on the map." },
  { "capital-entered", HU_SUDDEN_DEATH_METER_CAPITAL, "g1 german 0304", NULL, "move g1 0305",
    "Moscow itself", "1 of 2 hexes taken", "6 Pz stands in it." },
  { "capital-missed", HU_SUDDEN_DEATH_METER_CAPITAL, "g1 german 0304", NULL, "end-phase; end-phase; end-phase; end-phase",
    "Moscow itself", "no hex taken",
    "Nearest German ground unit: 6 Pz, 1 hex away. Any German ground unit in Moscow (0305 and 0306) would have been enough." },
  { "cities", HU_SUDDEN_DEATH_METER_CITIES, "", NULL, "",
    "Cities", "1 of 2 taken", "Still to take: Tula. 2 turns to go, this one included." },
  { "cities-last-turn", HU_SUDDEN_DEATH_METER_CITIES, "", NULL, "end-phase; end-phase",
    "Cities", "1 of 2 taken", "Still to take: Tula. 1 turn to go, this one included." },
  { "cities-all", HU_SUDDEN_DEATH_METER_CITIES, "", rear_tula, "",
    "Cities", "2 of 2 taken", "All taken; they must be held to the end of the last turn (2 turns to go)." },
  { "cities-over", HU_SUDDEN_DEATH_METER_CITIES, "", NULL, "end-phase; end-phase; end-phase; end-phase",
    "Cities", "1 of 2 taken", "Not taken when the last turn ended: Tula." },
  { "cities-won", HU_SUDDEN_DEATH_METER_CITIES, "", rear_tula, "end-phase; end-phase; end-phase; end-phase",
    "Cities", "2 of 2 taken", "All taken, and the last turn is over." },
  { "rear", HU_SUDDEN_DEATH_METER_REAR, "s1 soviet 0305", NULL, "",
    "Rear towns", "3 hexes away", "Nearest Soviet ground unit: 1 Gds, 3 hexes from Orel." },
  { "rear-near", HU_SUDDEN_DEATH_METER_REAR, "s1 soviet 0102", NULL, "",
    "Rear towns", "1 hex away", "Nearest Soviet ground unit: 1 Gds, 1 hex from Orel." },
  { "rear-missed", HU_SUDDEN_DEATH_METER_REAR, "s1 soviet 0305", NULL, "end-phase; end-phase; end-phase; end-phase",
    "Rear towns", "3 hexes away", "Nearest Soviet ground unit: 1 Gds, 3 hexes from Orel. Any Soviet ground unit in a rear town would have been enough." },
  { "rear-no-enemy", HU_SUDDEN_DEATH_METER_REAR, "", NULL, "",
    "Rear towns", "no threat", "No Soviet ground unit is on the map." },
  { "rear-lost", HU_SUDDEN_DEATH_METER_REAR, "s1 soviet 0305", rear_tula, "move s1 0103; move s1 0502 0503",
    "Rear towns", "2 lost", "In Soviet hands: Orel and Tula." },
  { "rear-from-start", HU_SUDDEN_DEATH_METER_REAR, "", rear_soviet, "",
    "Rear towns", "1 lost", "In Soviet hands from the start, and so not taken: Tula." },
  { "withdrawals", HU_SUDDEN_DEATH_METER_WITHDRAWALS, "g1 german 0101; g2 german 0102; g3 german 0103", withdrawals, "",
    "Withdrawals", "none of 2 dates due yet", "Next due in Oct I: 0 of 1 unit withdrawn." },
  { "withdrawals-one", HU_SUDDEN_DEATH_METER_WITHDRAWALS, "g1 german 0101; g2 german 0102", withdrawals,
    "withdraw g1; withdraw g2",
    "Withdrawals", "1 of 2 dates kept, one can no longer be kept", "Next due in Oct II: 1 of 2 units withdrawn." },
  { "withdrawals-all", HU_SUDDEN_DEATH_METER_WITHDRAWALS, "g1 german 0101; g2 german 0102; g3 german -", withdrawals,
    "withdraw g1; withdraw g2; withdraw g3",
    "Withdrawals", "2 of 2 dates kept", "All were made in time." },
  { "withdrawals-failed", HU_SUDDEN_DEATH_METER_WITHDRAWALS, "", withdrawals, "end-phase; end-phase",
    "Withdrawals", "0 of 2 dates kept", "1 withdrawal was not made in time." },
};

static void
test_meter (gconstpointer data)
{
  const MeterCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_corridor (test->units);
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuMeter *meter;

  if (test->tweak != NULL)
    test->tweak (scenario);
  snapshot = hu_named_play (scenario, test->log);
  meter = hu_snapshot_get_meter (snapshot, test->kind);

  g_assert_nonnull (meter);
  hu_assert_words (hu_explain_meter_title (snapshot, meter), test->title);
  hu_assert_words (hu_explain_meter_value (snapshot, meter), test->value);
  hu_assert_words (hu_explain_meter_detail (snapshot, meter), test->detail);
  hu_assert_words (hu_explain_meter_detail (snapshot, meter), test->detail);
}

/* Beside its number before a move a meter does not say that number again, and says another. */
static void
test_value_after (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101");
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuMeter *meter;

  dry (scenario);
  snapshot = hu_named_play (scenario, "move g1 0303");
  meter = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_LIFELINE);
  hu_assert_words (hu_explain_meter_value_after (snapshot, meter, 6), "4 hexes wide");
  hu_assert_words (hu_explain_meter_value_after (snapshot, meter, 5), "4 hexes wide, was 6");
}

/* Those of front-line are in test-front-line.c. */
static const struct
{
  HuMeterKind kind;
  const char *text;
} rules[] = {
  { HU_SUDDEN_DEATH_METER_LIFELINE,
    "4.3: The German side wins at the end of any phase, of either player, in which no hex of Moscow can "
    "trace a line of supply to a source on the map's edge. The width is the number of hexes that would "
    "have to be closed." },
  { HU_SUDDEN_DEATH_METER_CAPITAL,
    "4.2: The German side wins the instant it controls any hex of Moscow." },
  { HU_SUDDEN_DEATH_METER_CITIES,
    "4.4: The German side wins if it controls all 2 cities (Orel and Tula) when the last turn, Oct II, ends." },
  { HU_SUDDEN_DEATH_METER_REAR,
    "4.5: The Soviet side wins the instant it controls a town or city behind the initial front line." },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS,
    "9.5: The German side must take units off the map by the turns the scenario sets; the first withdrawal "
    "that is not met, whatever the reason, gives the Soviet side the game." },
};

static void
test_rules (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  g_autoptr(HuSnapshot) snapshot = NULL;

  withdrawals (scenario);
  snapshot = hu_named_play (scenario, "");
  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      const HuMeter *meter = hu_snapshot_get_meter (snapshot, rules[i].kind);

      g_test_message ("%s", hu_meter_kind_to_string (rules[i].kind));
      g_assert_nonnull (meter);
      hu_assert_words (hu_explain_meter_rule (snapshot, meter), rules[i].text);
    }
}

/* The bar of the capital fills as its words count: with what the attacker has taken. */
static void
test_capital_bar (void)
{
  static const char * const logs[] = { "", "move g1 0305" };

  for (guint i = 0; i < G_N_ELEMENTS (logs); i++)
    {
      g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0304");
      g_autoptr(HuSnapshot) snapshot = hu_named_play (scenario, logs[i]);
      const HuMeter *meter = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_CAPITAL);

      g_test_message ("“%s”", logs[i]);
      g_assert_cmpint (meter->value, ==, i);
      g_assert_cmpint (meter->of, ==, 2);
      g_assert_cmpint (meter->counted, ==, HU_SIDE_FIRST);
    }
}

static void
test_sources_by_hex (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  g_autoptr(HuSnapshot) snapshot = NULL;

  hu_sudden_death_rules (scenario)->sources.by_edge = FALSE;
  hu_sudden_death_rules (scenario)->sources.hexes = hu_fixture_hexes (scenario, "0303");
  snapshot = hu_named_play (scenario, "");
  hu_assert_words (hu_explain_meter_rule (snapshot, hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_LIFELINE)),
                   "4.3: The German side wins at the end of any phase, of either player, in which no hex "
                   "of Moscow can trace a line of supply to a source. The width is the number of hexes "
                   "that would have to be closed.");
}

/* The table above forgets no kind but those of front-line. */
static void
test_whole (void)
{
  for (HuMeterKind kind = HU_SUDDEN_DEATH_METER_LIFELINE; kind <= HU_SUDDEN_DEATH_METER_WITHDRAWALS; kind++)
    {
      gboolean found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
        found |= cases[i].kind == kind;
      g_test_message ("%s", hu_meter_kind_to_string (kind));
      g_assert_true (found);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/meter/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_meter);
    }
  g_test_add_func ("/meter/rules", test_rules);
  g_test_add_func ("/meter/value-after", test_value_after);
  g_test_add_func ("/meter/capital-bar", test_capital_bar);
  g_test_add_func ("/meter/sources-by-hex", test_sources_by_hex);
  g_test_add_func ("/meter/whole", test_whole);

  return g_test_run ();
}
