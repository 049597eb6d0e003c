/*
 * The words of control: rulings, conditions, verdicts, events and refusals, of
 * positions judged by the rules; in English and in the locale's language.
 */
#include <string.h>

#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-explain-control.h"
#include "hu-explain-term.h"
#include "hu-named.h"

/* A house of two hexes, a second of one, a bridge, a pillbox. */
#define BUILT "house D3 E3 levels=1; hut G5; bridge C5; pillbox H2; vault H5 cellar"
#define UNITS "g german squad D2; r russian squad A5; rhs russian half-squad -; gt german afv B5 armor=6; " \
              "gc german crew -; rt russian afv A1 armor=11 ma=functioning; rl russian leader A5; rd russian dummy F5"

typedef void (*Tweak) (HuScenario *scenario);

static void
add_entry (HuScenario *scenario,
           HuSide      side,
           gboolean    immediate,
           gint64      number)
{
  HuTerm *needs = hu_control_fixture_condition ("cvp");

  hu_control_fixture_ask (needs, number);
  hu_control_fixture_win (scenario, side, immediate, needs);
}

static void
two_at_once (HuScenario *scenario)
{
  add_entry (scenario, HU_SIDE_FIRST, TRUE, 2);
}

static void
two_at_the_end (HuScenario *scenario)
{
  add_entry (scenario, HU_SIDE_FIRST, FALSE, 2);
}

static void
one_for_each (HuScenario *scenario)
{
  add_entry (scenario, HU_SIDE_FIRST, TRUE, 2);
  add_entry (scenario, HU_SIDE_SECOND, TRUE, 2);
}

static void
two_entries (HuScenario *scenario)
{
  add_entry (scenario, HU_SIDE_FIRST, TRUE, 2);
  add_entry (scenario, HU_SIDE_FIRST, TRUE, 1);
}

static void
both_at_the_end (HuScenario *scenario)
{
  add_entry (scenario, HU_SIDE_FIRST, FALSE, 2);
  add_entry (scenario, HU_SIDE_SECOND, FALSE, 2);
}

static void
both_or_german (HuScenario *scenario)
{
  both_at_the_end (scenario);
  hu_control_rules (scenario)->otherwise = HU_SIDE_FIRST;
}

static void
an_exit (HuScenario *scenario)
{
  hu_control_add_exit (hu_control_rules (scenario), HU_SIDE_FIRST, hu_fixture_hexes (scenario, "A1 D2"));
}

static void
a_hero (HuScenario *scenario)
{
  gint unit = hu_scenario_find_unit (scenario, "rl");

  ((HuUnit *) g_ptr_array_index (scenario->units, (guint) unit))->kind = HU_UNIT_HERO;
}

static void
no_tweak (HuScenario *scenario)
{
}

static HuScenario *
make_scenario (Tweak tweak)
{
  HuScenario *scenario = hu_control_fixture (BUILT, UNITS, "german D2; russian A5 A1 D3 E3 G5 C5");

  tweak (scenario);

  return scenario;
}

/* --- Rulings --- */

typedef struct
{
  const char  *name;
  HuRulingKind kind;
  Tweak        tweak;
  const char  *log;   /* the last event makes the ruling, the first of its kind */
  const char  *words;
} RulingCase;

static const RulingCase ruling_cases[] = {
  { "location", HU_CONTROL_RULING_LOCATION, no_tweak, "move g D3",
    "The German side gains the Location D3: g is in it in Good Order, and no armed Russian unit is in that Location (26.11)." },
  { "hex", HU_CONTROL_RULING_HEX, no_tweak, "move g D3",
    "The German side gains the hex D3: g is at its ground level in Good Order, and no armed Russian unit is in the hex "
    "(26.13)." },
  { "building", HU_CONTROL_RULING_BUILDING, no_tweak, "move g D3",
    "The German side gains the building house: g is in it in Good Order, and no armed Russian unit is in the building (26.14)." },
  { "vehicle", HU_CONTROL_RULING_LOCATION, no_tweak, "kill g; withdraw r; mark gt bypass; move gt C5",
    "The German side holds the Location C5 as long as gt stays there (26.12)." },
  { "vehicle-and-hex", HU_CONTROL_RULING_HEX, no_tweak, "mark gt bypass; mark gt -bypass",
    "The German side holds the hex B5 as long as gt stays in its only Location (26.12)." },
  { "hold-of-hex-ends", HU_CONTROL_RULING_HEX, no_tweak, "kill r; kill rl; move gt A5; kill gt",
    "No vehicle holds the hex A5 any more: it falls back to the Russian side (26.12)." },
  { "hold-ends", HU_CONTROL_RULING_LOCATION, no_tweak, "move gt C5; kill gt",
    "No vehicle holds the Location C5 any more: it falls back to the Russian side (26.12)." },
  { "nobody", HU_CONTROL_RULING_LOCATION, no_tweak, "move gt B4; move gt F6",
    "No vehicle holds the Location B4 any more: it is nobody’s again (26.12)." },
  { "nobody-when-abandoned", HU_CONTROL_RULING_HEX, no_tweak, "move gt B4; abandon gt gc",
    "No vehicle holds the hex B4 any more: it is nobody’s again (26.12)." },
  /* An enemy who does not count is named with the reason, not passed over in silence. */
  { "building-in-spite-of-bypass", HU_CONTROL_RULING_BUILDING, no_tweak, "mark rt bypass; bypass rt D3; move g E3",
    "The German side gains the building house: g is in it in Good Order, and no armed Russian unit there counts: rt is in "
    "Bypass (26.14)." },
  { "hex-in-spite-of-cellar", HU_CONTROL_RULING_HEX, no_tweak, "move r H5/-1; move rl H5/-1; move g H5",
    "The German side gains the hex H5: g is in it in Good Order, and no armed Russian unit there counts: r and rl are "
    "below the ground (26.13)." },
  { "location-below-the-broken", HU_CONTROL_RULING_LOCATION, no_tweak, "move r D3/1; mark r broken; move g D3",
    "The German side gains the Location D3: g is in it in Good Order, and no armed Russian unit is in that Location (26.11)." },
  { "bridge", HU_CONTROL_RULING_HEX, no_tweak, "move g C5/bridge",
    "The German side gains the hex C5: g is on its bridge or beneath that in Good Order, and no armed Russian unit is in "
    "the hex (26.131)." },
  { "pillbox", HU_CONTROL_RULING_HEX, no_tweak, "move g H2/pillbox",
    "The German side gains the hex H2: it controls the pillbox, g is in the hex in Good Order, and no armed Russian unit "
    "is in it (26.132)." },
  { "mop-up", HU_CONTROL_RULING_LOCATION, no_tweak, "move r D3/1; mark r broken; move g E3; mop g house",
    "The German side gains the Location D3: g has mopped up (26.11)." },
  { "mop-up-beside-bypass", HU_CONTROL_RULING_BUILDING, no_tweak,
    "mark rt bypass; bypass rt D3; move r D3/1; mark r broken; move g E3; mop g house",
    "The German side gains the building house: g has mopped up (26.11). The Location and hex in which rt is in Bypass stay as "
    "they are." },
  { "forfeit", HU_CONTROL_RULING_LOCATION, no_tweak, "move g D3; move g D2; kindle german D3 blaze",
    "The Russian side gains the Location D3, where a Fire burns that the German side kindled (26.16)." },
  { "cut-off", HU_CONTROL_RULING_LOCATION, no_tweak, "move g H4; move g H5 H5/-1; move g D2; kindle german H5 blaze",
    "The Russian side gains the Location H5, where a Fire burns that the German side kindled (26.16)." },
  /* Where Fires have joined it is said, if it made the difference (26.162). */
  { "joined-accident-becomes-his", HU_CONTROL_RULING_HEX, no_tweak, "move g D3 D2; accident D3 flame; kindle german E3 flame",
    "The Russian side gains the hex D3: the Fire there counts as kindled by the German side (26.16). An accidental Fire that has "
    "joined one that the German side kindled counts as that side’s too (26.162)." },
  { "accident-joins-his", HU_CONTROL_RULING_HEX, no_tweak, "move g D3 D2; kindle german E3 flame; accident D3 flame",
    "The Russian side gains the hex D3: the Fire there counts as kindled by the German side (26.16). An accidental Fire that has "
    "joined one that the German side kindled counts as that side’s too (26.162)." },
  { "joined-fires-of-both", HU_CONTROL_RULING_HEX, no_tweak,
    "move g G2 H1 H2 F1 F2; kindle german G1 blaze; kindle russian G2 flame",
    "The German side gains the hex G1: nobody can enter, and that side controls 3 of the 5 hexes around, more than half "
    "(26.161). Fires that both sides kindled have joined, so they count as an accident (26.162)." },
  { "joined-and-barred-no-more", HU_CONTROL_RULING_HEX, no_tweak, "kindle german D2 flame; kindle russian D3 flame",
    "The German side gains the hex D2: g is at its ground level in Good Order, and no armed Russian unit is in the hex "
    "(26.13). Fires that both sides kindled have joined, so they count as an accident (26.162)." },
  { "majority", HU_CONTROL_RULING_HEX, no_tweak, "move g G2 H1 H2 F1 F2; accident G1 blaze",
    "The German side gains the hex G1: nobody can enter, and that side controls 3 of the 5 hexes around, more than half "
    "(26.161)." },
  { "declared", HU_CONTROL_RULING_DECLARED, no_tweak, "mark g concealed; move g G5; declare german building hut",
    "The German side declares its control of the building hut (26.15)." },
  { "eliminated", HU_CONTROL_RULING_CASUALTY, no_tweak, "kill r",
    "The German side gains 2 points for r, which is eliminated (26.221)." },
  { "eliminated-one", HU_CONTROL_RULING_CASUALTY, no_tweak, "reduce r rhs",
    "The German side gains 1 point for r, which is reduced to a half-squad (26.221)." },
  { "captured", HU_CONTROL_RULING_CASUALTY, no_tweak, "capture r g",
    "The German side has 2 points for r, which is captured (26.222)." },
  { "captive-eliminated", HU_CONTROL_RULING_CASUALTY, no_tweak, "capture r g; kill r",
    "The German side gains 2 points for r, which is eliminated (26.222). This counts instead of the 2 points for the "
    "capture." },
  { "captive-reduced", HU_CONTROL_RULING_CASUALTY, no_tweak, "capture r g; reduce r rhs",
    "The German side gains 1 point for r, which is reduced to a half-squad (26.222). This counts instead of the 2 points for "
    "the capture." },
  { "own-attack-on-what-is-left", HU_CONTROL_RULING_CASUALTY, no_tweak, "capture r g; reduce r rhs; kill rhs own",
    "The German side gains 1 × 2 = 2 points for rhs, a prisoner hit by an attack of its own side, which counts double at once "
    "(26.222). This counts instead of the 1 point for the capture." },
  { "own-attack", HU_CONTROL_RULING_CASUALTY, no_tweak, "capture r g; kill r own",
    "The German side gains 2 × 2 = 4 points for r, a prisoner hit by an attack of its own side, which counts double at once "
    "(26.222). This counts instead of the 2 points for the capture." },
  { "left-the-map", HU_CONTROL_RULING_CASUALTY, no_tweak, "exit r A5",
    "The German side gains 2 points for r, which leaves the map and so counts as eliminated (26.221)." },
  { "doubled", HU_CONTROL_RULING_CASUALTY_DOUBLED, no_tweak, "capture r g; end; end",
    "The game is over: r, still captured, counts double for the German side, 2 × 2 = 4 (26.222)." },
  { "doubled-at-an-instant", HU_CONTROL_RULING_CASUALTY_DOUBLED, two_at_once, "capture r g",
    "The game is over: r, still captured, counts double for the German side, 2 × 2 = 4 (26.222)." },
  { "hero", HU_CONTROL_RULING_NO_POINTS, a_hero, "kill rl",
    "rl counts nothing: a hero is worth a point only as he exits, and only where the scenario says so (26.211)." },
  { "recall", HU_CONTROL_RULING_NO_POINTS, no_tweak, "exit r A5 recall",
    "r leaves the map under Recall and so counts nothing (26.2)." },
  { "guard", HU_CONTROL_RULING_NO_POINTS, no_tweak, "exit r A5 guard",
    "r leaves the map to guard prisoners and so counts nothing (26.2)." },
  { "landing", HU_CONTROL_RULING_NO_POINTS, no_tweak, "exit r A5 landing",
    "r lands off the map and so counts nothing (26.2)." },
  { "no-exit-points-for-prisoners", HU_CONTROL_RULING_NO_POINTS, an_exit, "capture r g; move r A1; exit r A1 victory",
    "r is captured, and captured things give no exit points (26.23)." },
  { "lost", HU_CONTROL_RULING_CASUALTY_LOST, no_tweak, "capture r g; release r",
    "The German side loses the 2 points for r, which is captured no more (26.222)." },
  { "exit", HU_CONTROL_RULING_EXIT_POINTS, an_exit, "move g A1; exit g A1 victory",
    "The German side gains 2 exit points for g (26.23)." },
  { "adjusted", HU_CONTROL_RULING_CVP_ADJUSTED, no_tweak, "adjust german cvp 3",
    "By agreement, 3 casualty points more for the German side: “agreed”." },
  { "adjusted-less", HU_CONTROL_RULING_CVP_ADJUSTED, no_tweak, "kill r; adjust german cvp -1",
    "By agreement, 1 casualty point less for the German side: “agreed”." },
  { "adjusted-exit", HU_CONTROL_RULING_CVP_ADJUSTED, no_tweak, "adjust russian exit_vp 1",
    "By agreement, 1 exit point more for the Russian side: “agreed”." },
  { "met-now", HU_CONTROL_RULING_CONDITION_MET, two_at_once, "kill r",
    "The German side meets its victory condition at this instant: at least 2 casualty points (2 of 2) (26.1)." },
  { "met-at-the-end", HU_CONTROL_RULING_CONDITION_MET, two_at_the_end, "kill r; end; end",
    "The game ends, and the German side meets its victory condition: at least 2 casualty points (2 of 2) (26.1)." },
  { "avoided", HU_CONTROL_RULING_AVOIDED, two_at_the_end, "end; end",
    "The game ends, and the German side has not met its victory conditions, so the Russian side wins (26.3)." },
  { "otherwise-neither", HU_CONTROL_RULING_OTHERWISE, both_or_german, "end; end",
    "The game ends and neither side meets its victory conditions; then the scenario gives it to the German side "
    "(26.1)." },
  { "otherwise-both", HU_CONTROL_RULING_OTHERWISE, both_or_german, "kill r; kill g; end; end",
    "Both sides meet their victory conditions; then the scenario gives it to the German side (26.1)." },
  { "undecided-neither", HU_CONTROL_RULING_UNDECIDED, both_at_the_end, "end; end",
    "The game ends, neither side meets its victory conditions, and the scenario does not say who wins (26.1)." },
  { "undecided-both", HU_CONTROL_RULING_UNDECIDED, both_at_the_end, "kill r; kill g; end; end",
    "Both sides meet their victory conditions, and the scenario does not say who wins (26.1)." },
  { "no-conditions", HU_CONTROL_RULING_UNDECIDED, no_tweak, "end; end",
    "The game ends, and the scenario has no victory conditions (26.1)." },
  { "prevented", HU_CONTROL_RULING_PREVENTED, no_tweak, "move r D3; mark r hidden; move g D3; move r H5; end; end",
    "r in D3, a hidden Russian unit, kept the German side from gaining the building house at event 3 (26.15)." },
  { "prevented-by-two", HU_CONTROL_RULING_PREVENTED, no_tweak,
    "move r D3/1; move rl E3; mark r hidden; mark rl hidden; move g D3; move r H5; end; end",
    "r in D3/1 and rl in E3, hidden Russian units, kept the German side from gaining the building house at event 5 (26.15)." },
};

static const HuRuling *
find_ruling (HuAdjudicator *game,
             guint          event,
             HuRulingKind   kind)
{
  const GPtrArray *rulings = hu_adjudicator_get_rulings (game, event);

  for (guint i = 0; i < rulings->len; i++)
    if (((const HuRuling *) g_ptr_array_index (rulings, i))->kind == kind)
      return g_ptr_array_index (rulings, i);

  return NULL;
}

static void
test_ruling (gconstpointer data)
{
  const RulingCase *test = data;
  g_autoptr(HuScenario) scenario = make_scenario (test->tweak);
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  const HuRuling *ruling;

  hu_control_play (game, test->log);
  ruling = find_ruling (game, hu_adjudicator_get_n_events (game), test->kind);
  g_assert_nonnull (ruling);
  hu_assert_words (hu_explain_ruling (scenario, ruling), test->words);
  hu_assert_words (hu_explain_ruling (scenario, ruling), test->words);
}

static void
test_rulings_whole (void)
{
  for (HuRulingKind kind = HU_CONTROL_RULING_LOCATION; kind <= HU_CONTROL_RULING_PREVENTED; kind++)
    {
      gboolean found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (ruling_cases); i++)
        found |= ruling_cases[i].kind == kind;
      g_test_message ("%s", hu_ruling_kind_to_string (kind));
      g_assert_true (found);
    }
}

/* --- Events --- */

typedef struct
{
  const char *event;
  const char *words;
} EventCase;

static const EventCase event_cases[] = {
  { "move g D3 E3/1", "g moves D2 → E3/1 (2 hexes)" },
  /* To go up in a hex is no hex more. */
  { "move g E3 E3/1", "g moves D2 → E3/1" },
  { "bypass gt C5/bridge", "gt moves B5 → C5/bridge, in Bypass" },
  { "place gc H2/pillbox", "gc comes on in H2/pillbox" },
  { "reduce r rhs", "r is reduced to rhs" },
  { "mark g broken", "g: broken" },
  { "mark g -armed -broken -berserk -melee -stunned -concealed -hidden -bypass -wounded",
    "g: unarmed, rallied, no longer berserk, out of Melee, no longer stunned, no longer concealed, no longer hidden, "
    "out of Bypass, no longer wounded" },
  { "mark g armed broken berserk melee stunned concealed hidden bypass wounded",
    "g: armed, broken, berserk, in Melee, stunned, concealed, hidden, in Bypass, wounded" },
  { "mark rt ma=functioning", "rt: MA functioning" },
  { "mark rt ma=malfunctioned", "rt: MA malfunctioned" },
  { "mark rt ma=disabled", "rt: MA disabled" },
  { "mark rt ma=none", "rt: without MA" },
  { "mark rl lead=-1", "rl: leadership −1" },
  { "mark rl lead=2 broken", "rl: broken, leadership +2" },
  { "mark g in=gt", "g: in gt" },
  { "mark g out", "g: on foot" },
  { "capture r g", "r is captured by g" },
  { "release r", "r is captured no more" },
  { "abandon gt gc", "gt is abandoned by gc" },
  { "mop g house", "g mops up house" },
  { "kindle german D3/1 blaze", "A Blaze in D3/1, kindled by the German side" },
  { "accident D3 flame", "A Flame in D3, by accident" },
  { "spread D3 E3 flame", "A Flame in D3, spread from E3" },
  { "out D3", "The Fire in D3 is out" },
  { "rubble E3/1", "E3/1 becomes rubble" },
  { "declare german D3/1", "The German side declares control of D3/1" },
  { "declare german hex D3", "The German side declares control of D3" },
  { "declare german building house", "The German side declares control of house" },
};

static void
test_events (void)
{
  g_autoptr(HuScenario) scenario = make_scenario (no_tweak);
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) before = hu_adjudicator_snapshot (game, 0);
  guint seen = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (event_cases); i++)
    {
      g_autoptr(HuEvent) event = hu_control_event (scenario, event_cases[i].event);

      seen |= 1u << event->verb;
      hu_assert_words (hu_explain_event (scenario, event, hu_snapshot_get_state (before)),
                       event_cases[i].words);
      hu_assert_words (hu_explain_event (scenario, event, hu_snapshot_get_state (before)),
                       event_cases[i].words);
    }
  for (HuVerb verb = HU_VERB_REDUCE; verb <= HU_VERB_DECLARE; verb++)
    g_assert_true (seen >> verb & 1);
}

/* A side sees something concealed without its name. */
static void
test_places (void)
{
  g_autoptr(HuScenario) scenario = make_scenario (no_tweak);
  g_autoptr(HuEvent) move = hu_control_event (scenario, "move g D3 E3/1");
  g_autoptr(HuEvent) place = hu_control_event (scenario, "place gc H2/pillbox");

  hu_assert_words (hu_explain_event_place (scenario, move, NULL), "Something concealed moves to E3/1");
  hu_assert_words (hu_explain_event_place (scenario, place, NULL),
                   "Something concealed comes on in H2/pillbox");
}

/* --- Refusals --- */

typedef struct
{
  HuRefusalCode code;
  const char   *log;   /* the last is refused */
  const char   *words; /* what is wrong; what would be right */
} RefusalCase;

static const RefusalCase refusal_cases[] = {
  { HU_REFUSAL_RIDES, "move g B5; mark g in=gt; move g D3",
    "g is in gt and moves only with it; have it get out first, or move what it is in" },
  { HU_REFUSAL_NOT_A_CARRIER, "mark g in=r", "nothing can be in or on r; name a vehicle, a boat, a glider or an aircraft" },
  { HU_REFUSAL_CARRIER_ELSEWHERE, "mark g in=gt", "g is not where gt is; move one of them first" },
  { HU_REFUSAL_IN_ITSELF, "mark gt in=gt", "gt would be in itself; name another vehicle" },
  { HU_REFUSAL_NO_LEADER, "mark g lead=-1",
    "g is no leader and has no leadership modifier; remove “leadership”, or name a leader" },
  { HU_REFUSAL_NO_MA, "mark g ma=none", "g is no vehicle and has no main armament; remove “ma”, or name a vehicle" },
  { HU_REFUSAL_WRONG_KIND, "reduce rt rhs", "rt cannot be that: it is no squad; name a squad" },
  { HU_REFUSAL_WRONG_SIDE, "abandon rt gc", "gc is not of the Russian side; name a unit of the same side" },
  { HU_REFUSAL_HAS_CREW, "capture rt g", "rt still has its crew; have it abandoned first" },
  { HU_REFUSAL_CAPTURED, "capture r g; capture r g", "r is captured already; release it first, or name another unit" },
  { HU_REFUSAL_NOT_CAPTURED, "release r", "r is not captured; name a captured unit, or remove the event" },
  { HU_REFUSAL_OWN_SIDE, "capture rl r", "a side cannot capture its own; name a unit of the other side" },
  { HU_REFUSAL_NOT_INSIDE, "mop g house", "g is not in house; move it there first" },
  { HU_REFUSAL_NOT_ABLE, "mark g broken; move g D3; mop g house",
    "g is no armed Good Order Infantry MMC; name a squad, half-squad or crew in Good Order and on foot" },
  { HU_REFUSAL_ENEMY_INSIDE, "move r E3/1; move g D3; mop g house",
    "r, armed and unbroken, is in house; mop up when no such enemy is left" },
  { HU_REFUSAL_BURNS, "accident D3 blaze; accident D3 blaze",
    "D3 is on fire already; only a Flame can grow, into a Blaze; extinguish it first" },
  { HU_REFUSAL_BURNS_NOT, "out D3/1", "nothing burns in D3/1; name a Location on fire" },
  { HU_REFUSAL_RUBBLE, "rubble D3; rubble D3", "D3 is rubble already; remove the event" },
  { HU_REFUSAL_NOT_OWNED, "declare german building hut",
    "the German side does not control hut; declare only what that side controls" },
  { HU_REFUSAL_NO_EXIT, "exit rt A1 victory",
    "A1 is no exit of the Russian side; leave through a hex that /rules/control/exit gives that side" },
};

static void
test_refusal (gconstpointer data)
{
  const RefusalCase *test = data;
  g_autoptr(HuScenario) scenario = make_scenario (no_tweak);
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  const char *last = strrchr (test->log, ';');
  g_autofree char *before = last != NULL ? g_strndup (test->log, (gsize) (last - test->log)) : g_strdup ("");
  g_autoptr(HuEvent) event = hu_control_event (scenario, last != NULL ? last + 1 : test->log);
  g_autofree char *remedy = NULL;
  g_autofree char *what = NULL;
  HuRefusal refusal;

  hu_control_play (game, before);
  g_assert_false (hu_adjudicator_append (game, event, &refusal));
  g_assert_cmpint (refusal.code, ==, test->code);
  what = hu_explain_refusal (scenario, &refusal, &remedy);
  hu_assert_words (g_strconcat (what, "; ", remedy, NULL), test->words);
}

/* --- Conditions and verdicts --- */

static HuTerm *
items (HuScenario *scenario,
       const char *word,
       const char *hexes,
       gint64      number)
{
  HuTerm *condition = hu_control_fixture_condition (word);
  g_autoptr(GArray) list = hu_fixture_hexes (scenario, hexes);

  g_array_append_vals (hu_control_fixture_items (condition), list->data, list->len);
  condition->least = number;
  condition->has_least = number > 0;

  return condition;
}

static void
assert_condition (const HuScenario *scenario,
                  HuTerm           *condition,
                  const char       *words)
{
  hu_control_fixture_finish (scenario, condition, HU_SIDE_FIRST);
  hu_assert_words (hu_explain_term (scenario, condition), words);
}

static void
test_conditions (void)
{
  g_autoptr(HuScenario) scenario = make_scenario (no_tweak);
  HuTerm *any = hu_control_fixture_condition ("any"), *not = hu_control_fixture_condition ("not");
  HuTerm *all = hu_control_fixture_condition ("all"), *enemy, *building;
  gint32 house = 0, hut = 1;

  enemy = items (scenario, "no-enemy", "D3 E3", 0);
  assert_condition (scenario, enemy, "no Russian squad, half-squad or crew in Good Order in D3 or E3");
  hu_control_term (enemy)->enemies = HU_ENEMY_UNBROKEN_MMC;
  assert_condition (scenario, enemy, "no unbroken Russian squad, half-squad or crew in D3 or E3");
  hu_control_term (enemy)->enemies = HU_ENEMY_MMC;
  hu_control_term (enemy)->building = 0;
  assert_condition (scenario, enemy, "no Russian squad, half-squad or crew in house");

  building = hu_control_fixture_condition ("buildings");
  assert_condition (scenario, building, "control of …");
  g_array_append_val (hu_control_fixture_items (building), house);
  g_array_append_val (hu_control_fixture_items (building), hut);
  assert_condition (scenario, building, "control of house and hut");

  g_ptr_array_add (not->parts, enemy);
  g_ptr_array_add (any->parts, not);
  g_ptr_array_add (any->parts, items (scenario, "hexes", "A1 B1", 1));
  g_ptr_array_add (all->parts, any);
  g_ptr_array_add (all->parts, building);
  assert_condition (scenario, all, "all of these");
  assert_condition (scenario, any, "any of these");
  assert_condition (scenario, not, "not this");
  assert_condition (scenario, g_ptr_array_index (any->parts, 1),
                   "control of at least 1 of these 2: A1 and B1");
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, all);
}

typedef struct
{
  const char *word;
  const char     *words;
} PointsCase;

static void
test_points (void)
{
  static const PointsCase cases[] = {
    { "cvp", "at least 7 casualty points" },
    { "cvp-more", "at least 7 casualty points more than the Russian side" },
    { "exit_vp", "at least 7 exit points" },
  };
  g_autoptr(HuScenario) scenario = make_scenario (no_tweak);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      HuTerm *condition = hu_control_fixture_condition (cases[i].word);

      hu_control_fixture_ask (condition, 7);
      assert_condition (scenario, condition, cases[i].words);
      hu_term_free (condition);
    }
}

static void
assert_meter (const HuSnapshot *snapshot,
              const char       *title,
              const char       *value,
              const char       *detail,
              const char       *rule)
{
  const HuMeter *meter = g_ptr_array_index (hu_snapshot_get_meters (snapshot), 0);

  hu_assert_words (hu_explain_meter_title (snapshot, meter), title);
  hu_assert_words (hu_explain_meter_value (snapshot, meter), value);
  hu_assert_words (hu_explain_meter_detail (snapshot, meter), detail);
  hu_assert_words (hu_explain_meter_rule (snapshot, meter), rule);
}

static void
test_meters (void)
{
  g_autoptr(HuScenario) now = make_scenario (two_at_once);
  g_autoptr(HuScenario) later = make_scenario (two_at_the_end);
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (now);
  g_autoptr(HuAdjudicator) other = hu_adjudicator_new (later);
  g_autoptr(HuSnapshot) met = NULL;
  g_autoptr(HuSnapshot) open = NULL;

  hu_control_play (game, "kill r");
  met = hu_adjudicator_snapshot (game, 1);
  open = hu_adjudicator_snapshot (other, 0);
  assert_meter (met, "German, at the instant", "met (2 of 2)",
                "The German side met it, which decided the game at event 1: at least 2 casualty points (2 of 2).",
                "26.1: The German side wins at once, if: at least 2 casualty points.");
  assert_meter (open, "German, at the end", "not met (0 of 2)", "1 condition is missing: at least 2 casualty points (0 of 2). "
                "The elimination of one of these would be enough: rt: 7; r: 2.",
                "26.1: The German side wins at the end of the game, if: at least 2 casualty points.");
  hu_assert_words (hu_explain_verdict (open), "Undecided. 1 condition is missing: at least 2 casualty "
                   "points (0 of 2). The elimination of one of these would be enough: rt: 7; r: 2.");
}

/* What a condition of Control lacks is named, with those who are in the way as far as the viewer knows them. */
static void
test_in_the_way (void)
{
  static const struct { const char *units; HuSide viewer; const char *words; } looks[] = {
    { "g german squad D3; r russian leader E3", HU_SIDE_NONE,
      "1 condition is missing: control of b. In the way: r in E3." },
    { "g german squad D3; r russian leader E3 concealed", HU_SIDE_FIRST,
      "1 condition cannot be told: control of b." },
    { "g german squad D2; r russian leader E3", HU_SIDE_NONE,
      "1 condition is missing: control of b. In the way: r in E3." },
    { "g german squad D2; r russian leader A1", HU_SIDE_NONE, "1 condition is missing: control of b." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3", looks[i].units, "");
      HuTerm *needs = hu_control_fixture_condition ("buildings");
      g_autoptr(HuAdjudicator) game = NULL;
      g_autoptr(HuSnapshot) snapshot = NULL;
      gint32 building = 0;

      g_array_append_val (hu_control_fixture_items (needs), building);
      hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, needs);
      game = hu_adjudicator_new (scenario);
      snapshot = hu_adjudicator_view (game, 0, looks[i].viewer);
      hu_assert_words (hu_explain_meter_detail (snapshot, g_ptr_array_index (hu_snapshot_get_meters (snapshot), 0)),
                       looks[i].words);
    }
}

/* A condition that is met when play has stopped says so. */
static void
test_late (void)
{
  g_autoptr(HuScenario) scenario = make_scenario (one_for_each);
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) before = NULL, after = NULL, undone = NULL;
  const HuMeter *meter;

  hu_control_play (game, "kill r; kill g");
  before = hu_adjudicator_snapshot (game, 1);
  meter = g_ptr_array_index (hu_snapshot_get_meters (before), 1);
  hu_assert_words (hu_explain_meter_value (before, meter), "not met (0 of 2)");
  /* The log goes on after it, so the moment is judged again. */
  meter = g_ptr_array_index (hu_snapshot_get_meters (before), 0);
  hu_assert_words (hu_explain_meter_value (before, meter), "met (2 of 2)");
  after = hu_adjudicator_snapshot (game, 2);
  meter = g_ptr_array_index (hu_snapshot_get_meters (after), 1);
  hu_assert_words (hu_explain_meter_value (after, meter), "met too late (2 of 2)");
  hu_assert_words (hu_explain_meter_detail (after, meter), "Its condition is met too late: the game ended at event 1.");
  meter = g_ptr_array_index (hu_snapshot_get_meters (after), 0);
  hu_assert_words (hu_explain_meter_value (after, meter), "met (2 of 2)");

  hu_adjudicator_truncate (game, 1);
  undone = hu_adjudicator_snapshot (game, 1);
  meter = g_ptr_array_index (hu_snapshot_get_meters (undone), 0);
  hu_assert_words (hu_explain_meter_value (undone, meter), "met (2 of 2)");
}

typedef struct
{
  Tweak       tweak;
  const char *log;
  const char *words;
} VerdictCase;

static void
test_verdicts (void)
{
  static const VerdictCase cases[] = {
    { two_at_once, "kill r", "German victory: at least 2 casualty points (2 of 2) (26.1)" },
    { two_at_the_end, "end; end", "Russian victory: the German side has not met its conditions (26.3)" },
    { both_or_german, "end; end", "German victory: neither side has met its conditions, and then the scenario gives it to that side (26.1)" },
    { both_or_german, "kill r; kill g; end; end",
      "German victory: both sides have met their conditions, and then the scenario gives it to that side (26.1)" },
    { both_at_the_end, "kill r; kill g; end; end",
      "No result: both sides have met their conditions, and the scenario does not say who wins (26.1)" },
    { no_tweak, "end; end", "No result: the scenario has no victory conditions (26.1)" },
    { two_entries, "kill r",
      "German victory: at least 2 casualty points (2 of 2) (26.1), at event 1, which also meets: German, at the instant: at "
      "least 1 casualty point." },
    { both_at_the_end, "end; end", "No result: neither side has met its conditions, and the scenario does not say who wins (26.1)" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuScenario) scenario = make_scenario (cases[i].tweak);
      g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) snapshot = NULL;
      g_autofree char *words = NULL;

      hu_control_play (game, cases[i].log);
      snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
      words = hu_explain_verdict (snapshot);
      g_assert_true (g_str_has_prefix (words, cases[i].words));
    }
}

/* A condition is asked about by its title, and where another has the same by what it asks for. */
static void
test_questions (void)
{
  g_autoptr(HuScenario) scenario = make_scenario (no_tweak);
  HuQuestion question = { .kind = HU_QUESTION_CONDITION, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };

  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, items (scenario, "hexes", "A1", 0));
  hu_assert_words (hu_explain_question (scenario, &question), "Is the victory condition “German, at the end” met?");
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, items (scenario, "hexes", "B1", 0));
  question.subject = 1;
  hu_assert_words (hu_explain_question (scenario, &question),
                   "Is the victory condition “German, at the end: control of B1” met?");
  hu_assert_words (hu_explain_answer (scenario, &question, FALSE),
                   "The victory condition “German, at the end: control of B1” is not met.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ruling_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/control/ruling/", ruling_cases[i].name, NULL);

      g_test_add_data_func (path, &ruling_cases[i], test_ruling);
    }
  g_test_add_func ("/control/ruling/whole", test_rulings_whole);
  for (gsize i = 0; i < G_N_ELEMENTS (refusal_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/control/refusal/%d", refusal_cases[i].code);

      g_test_add_data_func (path, &refusal_cases[i], test_refusal);
    }
  g_test_add_func ("/control/events", test_events);
  g_test_add_func ("/control/places", test_places);
  g_test_add_func ("/control/conditions", test_conditions);
  g_test_add_func ("/control/points", test_points);
  g_test_add_func ("/control/meters", test_meters);
  g_test_add_func ("/control/in-the-way", test_in_the_way);
  g_test_add_func ("/control/late", test_late);
  g_test_add_func ("/control/questions", test_questions);
  g_test_add_func ("/control/verdicts", test_verdicts);

  return g_test_run ();
}
