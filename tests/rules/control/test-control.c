/*
 * Control case by case: the worked examples step by step, what catches wrong
 * programs, values, exits, winning, and what cannot be.
 */
#include <string.h>

#include "hu-control-fixture.h"
#include "hu-control-reason.h"
#include "hu-control.h"
#include "hu-fixture.h"
#include "hu-often.h"

/* --- Who Controls what, after each event --- */

typedef struct
{
  const char *name;
  const char *built;
  const char *units;
  const char *setup;
  const char *steps; /* "event | owners", a line each; the first line is the set-up's owners */
} Case;

#define HOUSE "22U3 D3 E3 E4 levels=1"
#define FIRE_HOUSE "f C3 D3 E3 E4 levels=2 stairs=D3 stairs=E3"

static const Case cases[] = {
  /* 26.12 */
  { "bridge", "bridge C5", "pz german afv B5 armor=6 crew=inherent; s russian squad D5", "russian C5",
    "C5/bridge=r C5=r hex:C5=r\n"
    "move pz C5/bridge | C5/bridge=g C5=r hex:C5=r\n"
    "move s C5/bridge | C5/bridge=g hex:C5=r\n"
    "move pz B5 | C5/bridge=r hex:C5=r" },
  { "bridge-infantry", "bridge C5", "pz german afv B5 armor=6 crew=inherent; s german squad B5", "russian C5",
    "hex:C5=r\n"
    "move pz C5/bridge | C5/bridge=g hex:C5=r\n"
    "move s C5/bridge | C5/bridge=g hex:C5=g\n"
    "move pz B5 | C5/bridge=g C5=r" },
  /* 26.15 */
  { "building", HOUSE, "r russian squad F3; c german squad B4 concealed", "german D3 E3 E4 B4",
    "D3=g D3/1=g E3=g E3/1=g E4=g E4/1=g 22U3=g\n"
    "move r E3 | E3=r E3/1=g hex:E3=r 22U3=r\n"
    "move r E3/1 | E3/1=r\n"
    "move r E4/1 | E4/1=r hex:E4=g\n"
    "mark r broken | E4/1=r\n"
    "move r E3/1 | 22U3=r\n"
    "move c E4 | E4=g 22U3=r\n"
    "move c E3 | E3=g hex:E3=r\n"
    "kill r | hex:E3=g 22U3=g E3/1=r E4/1=r" },
  { "building-mopped-up", HOUSE, "r russian squad E3/1 broken; c german squad E3", "russian D3 E3 E4",
    "22U3=r E3=g\n"
    "mop c 22U3 | 22U3=g D3=g D3/1=g E3=g E3/1=g E4=g E4/1=g hex:D3=g hex:E3=g hex:E4=g" },
  { "rowhouse-mopped-up", HOUSE " rowhouse", "r russian squad E3/1 broken; c german squad E3", "russian D3 E3 E4",
    "22U3=r\n"
    "mop c 22U3 | 22U3=g E3=g E3/1=g E4/1=r D3=r hex:E3=g hex:D3=r" },
  { "rowhouse-enemy-elsewhere", HOUSE " rowhouse", "r russian leader E4/1; c german squad E3", "russian D3 E3 E4",
    "22U3=r\n"
    "mop c 22U3 | 22U3=r E3/1=g hex:E3=g hex:E4=r" },
  /* An armed enemy in Bypass keeps his Location and hex, a vehicle in the building likewise. */
  { "mopped-up-but-for-bypass", HOUSE, "t russian afv A1 armor=6 crew=inherent; c german squad E3", "russian D3 E3 E4",
    "22U3=g\n"
    "bypass t E4 |\n"
    "mop c 22U3 | 22U3=g D3=g D3/1=g E3=g E4=r E4/1=g hex:D3=g hex:E3=g hex:E4=r" },
  /* A unit in rubble is not inside the building mopped up: a vehicle and its passenger keep the hex. */
  { "mopped-up-but-for-a-vehicle", HOUSE, "t russian afv D3 armor=6 crew=inherent; c german squad E3", "russian D3 E3 E4",
    "22U3=r\n"
    "rubble D3 |\n"
    "mop c 22U3 | 22U3=g D3=r D3/1=g E4=g hex:D3=r hex:E3=g hex:E4=g" },
  { "mopped-up-but-for-a-passenger", HOUSE,
    "t russian truck D3 ma=none crew=none; s russian squad t; c german squad E3", "russian D3 E3 E4",
    "22U3=r\n"
    "rubble D3 |\n"
    "mop c 22U3 | 22U3=g D3=r D3/1=g E4=g hex:D3=r hex:E3=g hex:E4=g" },
  { "mopped-up-but-for-rubble", HOUSE, "r russian squad E3/1 broken; c german squad E3", "russian D3 E3 E4",
    "E3=g D3=r\n"
    "rubble D3 | D3=r\n"
    "mop c 22U3 | 22U3=g D3=r D3/1=g E3/1=g E4=g E4/1=g hex:D3=g" },
  { "mopped-up-but-for-unarmed", HOUSE, "t russian truck A1 ma=none crew=none; c german squad E3", "russian D3 E3 E4",
    "22U3=g\n"
    "bypass t E4 |\n"
    "mop c 22U3 | 22U3=g D3=g E3=g E4=g E4/1=g hex:E4=g" },
  /* 26.161 */
  { "fire-accident", FIRE_HOUSE, "r1 russian squad H1; r2 russian squad H3; r3 russian squad H4", "german all",
    "f=g\n"
    "accident D3 blaze | D3=g\n"
    "accident E3 blaze | D3=g\n"
    "accident E3/1 blaze | D3=g\n"
    "accident E4/1 blaze | D3=g D3/2=g\n"
    "move r1 D2 E2 C4 D4 H1 | D3=g hex:D3=g\n"
    "move r2 F2 H3 | hex:D3=r hex:E3=r D3=r D3/1=r D3/2=r E3/2=r C3/1=g E4/1=g f=g\n"
    "move r3 E4 H4 | hex:E4=r E4/1=r E4/2=r C3/1=g f=r" },
  { "fire-kindled", FIRE_HOUSE, "g german squad A1", "german all",
    "f=g\n"
    "kindle german D3 blaze | f=r D3=r\n"
    "kindle german E3 blaze | E3=r\n"
    "kindle german E3/1 blaze | E3/1=r\n"
    "kindle german E4/1 blaze | D3/1=r D3/2=r E3/2=r E4/1=r E4/2=r C3/1=r C3/2=r E4=g C3=g hex:E4=r hex:C3=g f=r\n"
    "move g E4 | E4=g hex:E4=r f=r" },
  /* These cases catch wrong programs. */
  { "leader-prevents", "b D3 E3", "r russian squad A1; x german leader E3", "german all", "\nmove r D3 | b=g D3=r hex:D3=r" },
  { "broken-prevents", "b D3 E3", "r russian squad A1; x german squad E3 broken", "german all", "\nmove r D3 | b=g" },
  { "dummy", "b D3 E3", "r russian squad A1; x german dummy E3", "german all", "\nmove r D3 | b=r" },
  { "prisoner", "b D3 E3", "r russian squad A1; s russian squad A2; x german squad E3 broken", "german all",
    "\ncapture x s |\nmove r D3 | b=r" },
  { "unarmed-truck", "b D3 E3", "r russian squad A1; x german truck E3 crew=none ma=none", "german all",
    "\nmove r D3 | b=r" },
  { "abandoned", "b D3 E3", "r russian squad A1; x german afv E3 armor=4 crew=inherent; c german crew -", "german all",
    "\nabandon x c |\nmove c A2 |\nmove r D3 | b=r" },
  { "berserk", "", "r russian squad A1", "german all", "\nmark r berserk |\nmove r C1 | C1=g" },
  { "melee", "", "r russian squad A1", "german all", "\nmark r melee |\nmove r C1 | C1=g\nmark r -melee | C1=r hex:C1=r" },
  { "stunned", "", "r russian squad A1", "german all", "\nmark r stunned |\nmove r C1 | C1=g" },
  { "concealed-gains", "", "r russian squad A1 concealed", "german all", "\nmove r C1 | C1=r hex:C1=r" },
  { "rider", "", "t german afv A1 armor=4 crew=inherent; s german squad t", "", "\nmove t C1 | C1=g\nmove t A1 | C1=- hex:C1=-" },
  { "one-level", "b D3 levels=1", "r russian squad A1; g german leader D3", "german all",
    "\nmove r D3/1 | D3/1=r D3=g hex:D3=g b=g" },
  { "bypass", "b D3 E3", "r russian squad A1; t german afv A2 armor=4 crew=inherent", "german all",
    "\nbypass t E3 |\nmove r E3 | E3=g hex:E3=g b=r" },
  { "bypass-gains-nothing", "", "r russian squad A1", "german all", "\nbypass r C1 | C1=g\nmove r C1 | C1=r" },
  { "in-passing", "", "r russian squad A1", "german all", "\nmove r C1 D1 |\nmark r broken | C1=r D1=r\nkill r | C1=r" },
  { "hidden-prevents", "b D3 E3", "r russian squad A1; x german squad E3 hidden", "german all", "\nmove r D3 | b=g" },
  { "hold-of-nobody", "", "t german afv A1 armor=4 crew=inherent", "", "\nmove t C1 | C1=g\nmove t A1 | C1=-" },
  { "hold-of-bypass", "", "t german afv A1 armor=4 crew=inherent", "", "\nbypass t C1 | C1=- hex:C1=-" },
  { "hold-when-enemy-dies", "", "t german afv A1 armor=4 crew=inherent; l russian leader C1", "",
    "\nmove t C1 | C1=-\nkill l | C1=g" },
  { "roof", "b D3 roof", "r russian squad A1; x german squad D3/roof", "german all", "\nmove r D3 | D3=r hex:D3=g b=g" },
  { "roof-gains-no-building", "b D3 roof", "r russian squad A1", "german all", "\nmove r D3/roof | D3/roof=r hex:D3=g b=g" },
  { "cellar", "b D3 cellar", "r russian squad A1; x german squad D3/-1", "german all",
    "\nmove r D3 | D3=r hex:D3=r b=r D3/-1=g" },
  { "pillbox", "pillbox G2", "r russian squad A1", "german all",
    "\nmove r G2 | G2=r hex:G2=g\nmove r G2/pillbox | G2/pillbox=r hex:G2=r" },
  { "depression", "bridge C3", "r russian squad A1", "german all", "\nmove r C3 | C3=r hex:C3=r C3/bridge=g" },
  { "two-kindled-fires-meet", "", "g german squad H1", "",
    "\nkindle german A1 flame | A1=r\nkindle russian C1 flame | C1=g\nmove g A1 | A1=r\naccident B1 flame | A1=g C1=g B1=-" },
  { "tie-round-a-blaze", "", "r1 russian squad A1; r2 russian squad A1; r3 russian squad A1; r4 russian squad A1", "german all",
    "\naccident D3 blaze | hex:D3=g\nmove r1 D2 |\nmove r2 D4 |\nmove r3 C3 | hex:D3=g\nmove r4 C4 | hex:D3=r D3=r" },
  { "both-forfeit", "b D3 E3 F3 levels=0", "g german squad H1", "german all",
    "\nkindle german D3 flame | b=r\nkindle russian F3 flame | b=r F3=g D3=r\nmove g E3 | b=r hex:E3=g\nout D3 | b=g" },
  { "no-longer-forfeit", "b D3 E3 F3 levels=0", "g german squad H1", "german all",
    "b=g\nkindle german D3 flame | b=r\nmove g E3 | b=r hex:E3=g\nout D3 | b=g" },
  { "none-forfeit-any-longer", "b D3 E3 F3 G3 levels=0", "g german squad H1", "german all",
    "b=g\nkindle german D3 flame | b=r\naccident E3 flame |\naccident F3 flame | b=r\nmove g G3 | b=r hex:G3=g\nout D3 | b=g" },
  /* Control by name stands over the areas.  Where a hex has one Location, either name means both. */
  { "held", "b D3 E3 levels=1", "", "german all; hold russian D3/1 C1 hex:E3 hex:F1",
    "D3/1=r D3=g hex:D3=g hex:E3=r E3=g E3/1=g b=g C1=r hex:C1=r F1=r hex:F1=r" },
  { "held-building", "b D3 E3 levels=1", "", "german all; hold russian building:b", "b=r D3=g hex:D3=g E3=g" },
  { "held-by-nobody", "b D3 levels=1", "", "german all; hold nobody D3 hex:D3 building:b A1",
    "b=- D3=- hex:D3=- D3/1=g A1=- hex:A1=-" },
  { "held-without-areas", "", "", "hold german A1 hex:B1; hold russian C1", "A1=g hex:A1=g B1=g hex:B1=g C1=r D1=-" },
  { "held-then-gained", "b D3 levels=1", "r russian squad D3", "hold german D3 D3/1 hex:D3 building:b",
    "D3=r hex:D3=r D3/1=g b=r" },
  { "held-in-a-blaze", "", "", "russian all; hold german D3; fire D3 blaze", "D3=r hex:D3=r" },
  { "rubble-upper", "b D3 levels=1", "r russian squad A1", "german all",
    "\nrubble D3/1 |\nmove r D3 | D3=r hex:D3=r D3/1=r b=r" },
  /* Units aboard arm a vehicle (26.11). */
  { "manned-truck", "", "t german truck C1 crew=none; h german half-squad t", "", "C1=g hex:C1=g" },
  { "manned-without-arms", "", "t german truck C1 crew=none ma=none; h german half-squad t", "", "C1=-" },
  { "manned-armor", "", "t german afv C1 armor=0 crew=none ma=none; h german half-squad t", "", "C1=g" },
  { "manned-by-a-prisoner", "", "t german afv C1 armor=4 crew=none; h german half-squad t; r russian squad E1", "",
    "C1=g\ncapture h r | C1=-" },
  /* Mopping Up leaves some units (12.153): Bypass, vehicles and passengers keep Location and hex. */
  { "mop-up-bypass", "b D3 E3 levels=1", "r russian squad D3; t german afv D3 armor=4 crew=inherent bypass", "german all",
    "D3=g D3/1=g hex:D3=g b=r\nmop r b | D3=g D3/1=r hex:D3=g b=r E3=r E3/1=r hex:E3=r" },
  { "mop-up-bypassing-infantry", "b D3 E3", "r russian squad D3; s german squad D3 bypass", "german all",
    "D3=g hex:D3=g b=r\nmop r b | D3=g hex:D3=g b=r E3=r hex:E3=r" },
  { "mop-up-vehicle", "b D3 levels=1", "r russian squad D3/1; t german afv D3 armor=4 crew=inherent", "german all",
    "D3/1=r b=g\nrubble D3 |\nmop r b | b=r D3/1=r D3=g hex:D3=g" },
  { "mop-up-passenger", "b D3 levels=1", "r russian squad D3/1; t german truck D3 crew=none ma=none; s german squad t",
    "german all", "D3/1=r b=g\nrubble D3 |\nmop r b | b=r D3/1=r D3=g hex:D3=g" },
  { "mop-up-infantry", "b D3 levels=1", "r russian squad D3/1; s german squad D3", "german all",
    "D3/1=r b=g\nrubble D3 |\nmop r b | b=r D3/1=r D3=g hex:D3=r" },
  { "mop-up-barred", "b D3 E3 levels=1", "r russian squad D3", "german all",
    "b=r\nkindle russian E3 flame | b=g E3=g hex:E3=g\nmop r b | b=g E3=g hex:E3=g E3/1=r D3=r D3/1=r hex:D3=r" },
  { "mop-up-cellar", "b D3 cellar", "r russian squad D3; x german squad D3/-1", "german all",
    "b=r D3/-1=g\nmop r b | b=r D3=r D3/-1=g" },
  /* 26.161: neither hex nor building passes where the hexes are of two sides. */
  { "blaze-between-two", "b D3 E3", "", "german D3; russian E3",
    "b=-\naccident D3 blaze | b=-\naccident E3 blaze | hex:D3=g hex:E3=r b=-" },
  { "blaze-in-a-majority", "b D3 E3", "", "german D3 E3; russian D2 D4 C3 C4 E4",
    "b=g\naccident D3 blaze | hex:D3=r hex:E3=g b=g\naccident E3 blaze | hex:D3=r hex:E3=r D3=r E3=r b=r" },
  /* Rubble passes on neither hex nor building: a Blaze must have closed them (26.161). */
  { "rubble-cuts-off", "b D3 E3 levels=1 stairs=D3 stairs=E3; cliff D3", "", "german D3 E3; russian D2 D4 C3 C4 E4",
    "hex:D3=g\nrubble D3/1 | hex:D3=g D3=g" },
  { "blaze-cuts-off", "b D3 E3 levels=1 stairs=D3 stairs=E3; cliff D3", "", "german D3 E3; russian D2 D4 C3 C4 E4",
    "hex:D3=g\naccident D3/1 blaze | hex:D3=r D3=r" },
  { "building-of-rubble-and-blaze", "b D3 levels=1 stairs=D3", "", "german all",
    "b=g\nkindle german A1 flame |\nrubble D3/1 |\naccident D3 blaze | b=g hex:D3=g" },
  /* A majority does not help who is barred (26.16); when the Fire is out, it does. */
  { "kindled-within-an-area", "", "",
    "russian all; fire D1 blaze; fire D5 blaze; fire C2 blaze; fire C5 blaze; fire E2 blaze; fire E5 blaze; fire B2 blaze; "
    "fire B3 blaze; fire B4 blaze; fire F2 blaze; fire F3 blaze; fire F4 blaze",
    "D3=r hex:D3=r\nkindle russian D3 flame | D3=g hex:D3=g C3=r hex:C3=r\nout D3 | D3=r hex:D3=r" },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (one->built, one->units, one->setup);
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_auto(GStrv) steps = g_strsplit (one->steps, "\n", -1);

  for (guint i = 0; steps[i] != NULL; i++)
    {
      g_auto(GStrv) halves = g_strsplit (steps[i], "|", 2);
      const char *owners = i == 0 ? steps[0] : halves[1];
      g_autoptr(HuSnapshot) snapshot = NULL;
      g_autofree char *fault = NULL;

      if (i > 0)
        hu_control_play (adjudicator, halves[0]);
      snapshot = hu_adjudicator_snapshot (adjudicator, i);
      fault = hu_control_differs (snapshot, owners);
      g_assert_cmpstr (fault, ==, NULL);
    }
}

/* --- Points --- */

typedef struct
{
  const char *name;
  const char *units;
  const char *log;
  gint        german, russian; /* casualty points */
  gint        german_exit;
} Points;

#define KV "kv russian afv C3 armor=11 ma=functioning crew=inherent; c russian crew -; h german half-squad C3; "

static const Points points[] = {
  { "squad", "x russian squad A1", "kill x", 2, 0, 0 },
  { "half-squad", "x russian half-squad A1", "kill x", 1, 0, 0 },
  { "crew", "x russian crew A1", "kill x", 2, 0, 0 },
  { "leader-0", "x russian leader A1 lead=0", "kill x", 1, 0, 0 },
  { "leader-plus", "x russian leader A1 lead=1", "kill x", 1, 0, 0 },
  { "leader-minus", "x russian leader A1 lead=-2 wounded", "kill x", 3, 0, 0 },
  { "leader-marked", "x russian leader A1 lead=-2", "mark x lead=-1; kill x", 2, 0, 0 },
  { "leader-without-a-print", "x russian leader A1", "mark x lead=-3; kill x", 4, 0, 0 },
  { "leader-marked-twice", "x russian leader A1 lead=-1", "mark x lead=2; mark x lead=-2 broken; kill x", 3, 0, 0 },
  { "leader-of-the-capture", "x russian leader A1 lead=-1; g german squad A1", "capture x g; mark x lead=0", 2, 0, 0 },
  { "leader-marked-off-the-map", "x russian leader - lead=-1", "mark x lead=-2; place x A1; kill x", 3, 0, 0 },
  { "leader-japanese", "x russian leader A1 lead=-2 wounded japanese", "kill x", 2, 0, 0 },
  { "leader-japanese-least", "x russian leader A1 lead=0 wounded japanese", "kill x", 1, 0, 0 },
  { "hero", "x russian hero A1", "kill x", 0, 0, 0 },
  { "dummy", "x russian dummy A1", "kill x", 0, 0, 0 },
  { "gun", "x russian gun A1", "kill x", 2, 0, 0 },
  { "aircraft", "x russian aircraft A1", "kill x", 2, 0, 0 },
  { "boat", "x russian boat A1", "kill x", 0, 0, 0 },
  { "glider", "x russian glider A1", "kill x", 0, 0, 0 },
  { "t-70", "x russian afv A1 armor=6 crew=inherent", "kill x", 6, 0, 0 },
  { "kv-1e", "x russian afv A1 armor=11 crew=inherent", "kill x", 7, 0, 0 },
  { "t-37", "x russian afv A1 armor=0 crew=inherent", "kill x", 5, 0, 0 },
  { "is-3", "x russian afv A1 armor=26 crew=inherent", "kill x", 10, 0, 0 },
  { "truck", "x russian truck A1 ma=none crew=none", "kill x", 1, 0, 0 },
  { "iag-10-aa", "x russian truck A1 crew=inherent", "kill x", 4, 0, 0 },
  { "armor-5", "x russian afv A1 armor=5 ma=disabled crew=none", "kill x", 2, 0, 0 },
  { "wagon", "x russian wagon A1 ma=none crew=none", "kill x", 1, 0, 0 },
  { "motorcycle", "x russian motorcycle A1 ma=functioning crew=inherent", "kill x", 0, 0, 0 },
  { "goliath", "x russian goliath A1 ma=functioning crew=inherent", "kill x", 0, 0, 0 },
  { "landing-craft", "x russian landing-craft A1 ma=none crew=inherent", "kill x", 2, 0, 0 },
  { "carrier", "x russian carrier A1 ma=functioning armor=1 crew=inherent", "kill x", 5, 0, 0 },
  { "temporary", "x russian afv A1 armor=6 crew=temporary", "kill x", 4, 0, 0 },
  { "malfunction", "x russian afv A1 armor=6 crew=inherent", "mark x ma=malfunctioned; kill x", 5, 0, 0 },
  { "armor-leader", "x russian afv A1 armor=6 crew=inherent aboard=-1", "kill x", 8, 0, 0 },
  { "survivors", "x russian afv A1 armor=6 crew=inherent aboard=-1; c russian crew -", "kill x > c", 4, 0, 0 },
  { "own-vp", "x russian afv A1 armor=6 crew=inherent vp=11", "kill x", 11, 0, 0 },
  { "harmless", "x russian afv A1 armor=6 crew=inherent; s russian squad A2",
    "mark x ma=disabled stunned; mark s broken wounded", 0, 0, 0 },
  { "kv-captured", KV, "mark kv ma=malfunctioned; abandon kv c; capture kv h", 4, 0, 0 },
  { "kv-destroyed", KV, "mark kv ma=malfunctioned; abandon kv c; capture kv h; mark h in=kv; kill kv own; kill h; end; end", 4, 1, 0 },
  { "kv-kept", KV, "mark kv ma=malfunctioned; abandon kv c; capture kv h; end; end", 8, 0, 0 },
  { "gun-retaken", "x russian gun A1; g german squad A1", "capture x g; release x", 0, 0, 0 },
  { "prisoner-own-attack", "x russian squad A1 broken; g german squad A1", "capture x g; kill x own; end; end", 4, 0, 0 },
  { "prisoner-killed", "x russian squad A1 broken; g german squad A1", "capture x g; kill x; end; end", 2, 0, 0 },
  { "prisoner-reduced", "x russian squad A1 broken; h russian half-squad -; g german squad A1",
    "capture x g; reduce x h; end; end", 3, 0, 0 },
  { "chinese", "x russian gun A1 chinese; y russian squad A1 chinese; g german squad A1",
    "capture x g; capture y g; end; end", 12, 0, 0 },
  { "chinese-vehicle", "x russian afv A1 armor=6 crew=none chinese; g german squad A1", "capture x g; end; end", 16, 0, 0 },
  { "reduced", "x russian squad A1; h russian half-squad -", "reduce x h; kill h", 2, 0, 0 },
  { "leaves", "t russian afv A1 armor=6 crew=inherent; s russian squad t", "exit t A1", 8, 0, 0 },
  { "recalled", "t russian afv A1 armor=6 crew=inherent; s russian squad t", "exit t A1 recall", 0, 0, 0 },
  { "withdrawn", "t russian afv A1 armor=6 crew=inherent; s russian squad t", "withdraw t", 0, 0, 0 },
  { "exit", "t german afv A1 armor=6 crew=inherent; s german squad t broken; p russian squad t broken; o german leader A2",
    "capture p o; exit t A1 victory", 2, 0, 8 },
  { "exit-temporary", "t german afv A1 armor=6 crew=temporary", "exit t A1 victory", 0, 0, 4 },
  { "adjusted", "x russian squad A1", "kill x; adjust german cvp 3; adjust german exit_vp 5; adjust german cvp -1", 4, 0, 5 },
};

static HuScenario *
new_points (const Points *one,
            gboolean      current)
{
  HuScenario *scenario = hu_control_fixture ("", one->units, "");
  GArray *hexes = g_array_new (FALSE, TRUE, sizeof (HuHex));

  g_array_set_size (hexes, 1); /* A1 */
  g_array_index (hexes, HuHex, 0) = hu_fixture_hex (scenario, "A1");
  hu_control_add_exit (hu_control_rules (scenario), HU_SIDE_FIRST, hexes);
  hu_control_rules (scenario)->current = current;

  return scenario;
}

static void
test_points (gconstpointer data)
{
  const Points *one = data;
  g_autoptr(HuScenario) scenario = new_points (one, FALSE);
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuControlFindings *findings;
  gint64 sums[HU_N_SIDES] = { 0, 0 };

  hu_control_play (adjudicator, one->log);
  snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  findings = hu_snapshot_get_control (snapshot);
  g_assert_cmpint (findings->cvp[HU_SIDE_FIRST], ==, one->german);
  g_assert_cmpint (findings->cvp[HU_SIDE_SECOND], ==, one->russian);
  g_assert_cmpint (findings->exit_vp[HU_SIDE_FIRST], ==, one->german_exit);

  /* Every point has its line. */
  for (guint i = 0; i < findings->casualties->len; i++)
    {
      const HuCasualty *line = &g_array_index (findings->casualties, HuCasualty, i);

      sums[line->to] += line->points;
      g_assert_cmpint (line->points, !=, 0);
    }
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_assert_cmpint (sums[side], ==, findings->cvp[side]);
}

/* The newer edition: no broken Personnel, but prisoners and booty, double at the end. */
static void
test_exit_current (void)
{
  const Points one = { "", "t german afv A1 armor=6 crew=inherent; s german squad t broken; p russian squad t broken; "
                           "o german leader A2", NULL, 0, 0, 0 };
  g_autoptr(HuScenario) scenario = new_points (&one, TRUE);
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  static const struct { guint n; gint cvp, exit_vp; } looks[] = { { 2, 2, 8 }, { 4, 4, 10 } };

  hu_control_play (adjudicator, "capture p o; exit t A1 victory; end; end");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, looks[i].n);

      g_assert_cmpint (hu_snapshot_get_control (snapshot)->cvp[HU_SIDE_FIRST], ==, looks[i].cvp);
      g_assert_cmpint (hu_snapshot_get_control (snapshot)->exit_vp[HU_SIDE_FIRST], ==, looks[i].exit_vp);
    }
}

/* Exit points (26.23) depend on the edition and on where a hero scores. */
typedef struct
{
  const char *name;
  const char *units;
  const char *log;
  gboolean    current, hero_scores;
  gint        german;
} Exit;

static const Exit exits[] = {
  { "hero", "h german hero A1", "exit h A1 victory", FALSE, FALSE, 0 },
  { "hero-of-a-landing", "h german hero A1", "exit h A1 victory", FALSE, TRUE, 1 },
  { "hero-of-his-own", "h german hero A1 vp=3", "exit h A1 victory", FALSE, TRUE, 3 },
  { "leader-of-a-landing", "l german leader A1 lead=-1", "exit l A1 victory", FALSE, TRUE, 2 },
  { "broken", "s german squad A1 broken", "exit s A1 victory", FALSE, FALSE, 2 },
  { "broken-current", "s german squad A1 broken", "exit s A1 victory", TRUE, FALSE, 0 },
  { "unbroken-current", "s german squad A1", "exit s A1 victory", TRUE, FALSE, 2 },
  { "broken-gun-current", "u german gun A1 broken", "exit u A1 victory", TRUE, FALSE, 2 },
  { "prisoner", "p russian squad A1 broken; s german squad A2", "capture p s; exit p A1 victory", FALSE, FALSE, 0 },
  { "prisoner-current", "p russian squad A1 broken; s german squad A2", "capture p s; exit p A1 victory", TRUE, FALSE, 2 },
  { "prisoner-current-doubled", "p russian squad A1 broken; s german squad A2", "capture p s; exit p A1 victory; end; end",
    TRUE, FALSE, 4 },
  { "booty-current-doubled", "u russian gun A1; s german squad A2", "capture u s; exit u A1 victory; end; end", TRUE, FALSE, 4 },
};

static void
test_exit (gconstpointer data)
{
  const Exit *one = data;
  const Points board = { "", one->units, NULL, 0, 0, 0 };
  g_autoptr(HuScenario) scenario = new_points (&board, one->current);
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;

  hu_control_rules (scenario)->hero_scores = one->hero_scores;
  adjudicator = hu_adjudicator_new (scenario);
  hu_control_play (adjudicator, one->log);
  snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  g_assert_cmpint (hu_snapshot_get_control (snapshot)->exit_vp[HU_SIDE_FIRST], ==, one->german);
  g_assert_cmpint (hu_snapshot_get_control (snapshot)->exit_vp[HU_SIDE_SECOND], ==, 0);
}

/* --- Winning --- */

typedef struct
{
  const char *name;
  const char *entries; /* "g immediate cvp 4; r end hex A1"; */
  HuSide      otherwise;
  const char *log;
  gint        winner;  /* -2: no verdict */
  const char *rule;
  guint       event;
} Win;

static const Win wins[] = {
  { "immediate", "r immediate cvp 2", HU_SIDE_NONE, "kill g; end; end", HU_SIDE_SECOND, "26.1", 1 },
  { "not-yet", "r end cvp 2", HU_SIDE_NONE, "kill g; end", -2, "", 0 },
  { "end", "r end cvp 2", HU_SIDE_NONE, "kill g; end; end", HU_SIDE_SECOND, "26.1", 3 },
  { "avoided", "r end cvp 3", HU_SIDE_NONE, "kill g; end; end", HU_SIDE_FIRST, "26.3", 3 },
  { "undoubled", "r immediate cvp 4", HU_SIDE_NONE, "capture g r; end; end", HU_SIDE_FIRST, "26.3", 3 },
  { "doubled", "r end cvp 4", HU_SIDE_NONE, "capture g r; end; end", HU_SIDE_SECOND, "26.1", 3 },
  { "empty", "", HU_SIDE_FIRST, "end; end", HU_SIDE_FIRST, "26.1", 2 },
  { "nothing", "", HU_SIDE_NONE, "end; end", HU_SIDE_NONE, "26.1", 2 },
  { "neither", "r end cvp 9; g end cvp 9", HU_SIDE_NONE, "end; end", HU_SIDE_NONE, "26.1", 2 },
  { "both-at-once", "r immediate hex C1; g immediate cvp 0", HU_SIDE_FIRST, "note", HU_SIDE_FIRST, "26.1", 0 },
  { "both-at-once-second-side", "r immediate hex C1; g immediate cvp 0", HU_SIDE_SECOND, "note", HU_SIDE_SECOND, "26.1", 0 },
  { "both-at-once-first-entry", "g immediate cvp 0; r immediate cvp 0", HU_SIDE_SECOND, "note", HU_SIDE_SECOND, "26.1", 0 },
  { "at-the-set-up", "g immediate cvp 0", HU_SIDE_NONE, "note", HU_SIDE_FIRST, "26.1", 0 },
  { "in-passing", "r immediate hex D1", HU_SIDE_NONE, "move r D1 D2", HU_SIDE_SECOND, "26.1", 1 },
  { "concession-stands", "r end cvp 0", HU_SIDE_NONE, "concede russian; concede german; end; end", HU_SIDE_FIRST, "concession", 1 },
  { "concession", "r end cvp 2", HU_SIDE_NONE, "concede russian", HU_SIDE_FIRST, "concession", 1 },
};

static void
add_entries (HuScenario *scenario,
             const char *text)
{
  g_auto(GStrv) entries = g_strsplit (text, "; ", -1);

  for (guint i = 0; entries[i] != NULL && *entries[i] != '\0'; i++)
    {
      g_auto(GStrv) words = g_strsplit (entries[i], " ", -1);
      gboolean hex = g_str_equal (words[2], "hex");
      HuTerm *needs = hu_control_fixture_condition (hex ? "hexes" : "cvp");

      if (hex)
        {
          gint32 item = hu_fixture_hex (scenario, words[3]);

          g_array_append_val (hu_control_fixture_items (needs), item);
        }
      else
        {
          hu_control_fixture_ask (needs, g_ascii_strtoll (words[3], NULL, 10));
        }
      hu_control_fixture_win (scenario, *words[0] == 'g' ? HU_SIDE_FIRST : HU_SIDE_SECOND,
                              g_str_equal (words[1], "immediate"), needs);
    }
}

/* One ruling decides: by an entry of either kind, or because nobody has any. */
static void
assert_deciding (const GPtrArray *rulings,
                 const char      *entries)
{
  guint n = 0;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (!ruling->decides)
        continue;
      n++;
      if (ruling->kind == HU_CONTROL_RULING_CONDITION_MET)
        g_assert_cmpint (hu_control_ruling (ruling)->when == HU_JUDGED_INSTANT, ==, strstr (entries, "immediate") != NULL);
      g_assert_cmpint (hu_control_ruling (ruling)->unasked, ==, *entries == '\0');
    }
  g_assert_cmpuint (n, ==, 1);
}

static void
test_win (gconstpointer data)
{
  const Win *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g german squad A1 broken; r russian squad C1", "");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  HuVerdict verdict;

  add_entries (scenario, one->entries);
  hu_control_rules (scenario)->otherwise = one->otherwise;
  adjudicator = hu_adjudicator_new (scenario);
  hu_control_play (adjudicator, one->log);
  verdict = hu_adjudicator_get_verdict (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  g_assert_cmpint (verdict.decided, ==, one->winner != -2);
  if (one->winner == -2)
    return;
  g_assert_cmpint (verdict.winner, ==, one->winner);
  g_assert_cmpstr (verdict.rule, ==, one->rule);
  g_assert_cmpuint (verdict.event, ==, one->event);
  assert_deciding (hu_adjudicator_get_rulings (adjudicator, verdict.event), one->entries);
}

/* --- What cannot be --- */

typedef struct
{
  const char   *name;
  const char   *log;
  const char   *event;
  HuRefusalCode code;
} No;

#define CROWD "g german squad E3; r russian squad D3; t german afv A1 armor=6 crew=inherent; p german squad t; " \
              "c german crew -; h german half-squad -; k russian crew -; q german squad D3/1 concealed; u german gun A1"

static const No refusals[] = {
  { "rides", "", "move p A2", HU_REFUSAL_RIDES },
  { "no-level", "mark r broken", "capture g g", HU_REFUSAL_OWN_SIDE },
  { "known-enemy-inside", "", "mop r b", HU_REFUSAL_ENEMY_INSIDE },
  { "not-inside", "move r A1", "mop r b", HU_REFUSAL_NOT_INSIDE },
  { "not-able", "mark r broken", "mop r b", HU_REFUSAL_NOT_ABLE },
  { "has-crew", "", "capture t r", HU_REFUSAL_HAS_CREW },
  { "captured-twice", "mark g broken; capture g r", "capture g r", HU_REFUSAL_CAPTURED },
  { "not-captured", "", "release g", HU_REFUSAL_NOT_CAPTURED },
  { "no-crew", "abandon t c", "abandon t h", HU_REFUSAL_NO_CREW },
  { "crew-of-the-other-side", "", "abandon t k", HU_REFUSAL_WRONG_SIDE },
  { "no-half-squad", "", "reduce g c", HU_REFUSAL_WRONG_KIND },
  { "no-squad", "", "reduce u h", HU_REFUSAL_WRONG_KIND },
  { "elsewhere", "", "mark g in=t", HU_REFUSAL_CARRIER_ELSEWHERE },
  { "in-a-squad", "move r E3", "mark g in=r", HU_REFUSAL_NOT_A_CARRIER },
  { "in-itself", "", "mark t in=t", HU_REFUSAL_IN_ITSELF },
  { "no-ma", "", "mark g ma=none", HU_REFUSAL_NO_MA },
  { "no-leader", "", "mark g lead=-1", HU_REFUSAL_NO_LEADER },
  { "second-fire", "accident D3 flame", "accident D3 flame", HU_REFUSAL_BURNS },
  { "second-blaze", "accident D3 blaze", "kindle german D3 blaze", HU_REFUSAL_BURNS },
  { "spread-from-nothing", "", "spread D3 D4 blaze", HU_REFUSAL_BURNS_NOT },
  { "out-of-nothing", "", "out D3", HU_REFUSAL_BURNS_NOT },
  { "rubble-twice", "rubble D3/1", "rubble D3/1", HU_REFUSAL_RUBBLE },
  { "declared-of-others", "", "declare russian hex H1", HU_REFUSAL_NOT_OWNED },
  { "declared-hold", "move t C1", "declare german hex C1", HU_REFUSAL_HELD_ONLY },
  { "no-exit", "move g A1", "exit g A1 victory", HU_REFUSAL_NO_EXIT },
  { "below-zero", "", "adjust german cvp -1", HU_REFUSAL_BELOW_ZERO },
};

static void
test_refusal (gconstpointer data)
{
  const No *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", CROWD, "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuEvent) event = NULL;
  HuRefusal refusal;

  hu_control_play (adjudicator, one->log);
  event = hu_control_event (scenario, one->event);
  g_assert_false (hu_adjudicator_append (adjudicator, event, &refusal));
  g_assert_cmpint (refusal.code, ==, one->code);
  g_assert_nonnull (refusal.field);
  g_assert_cmpint (refusal.index, ==, -1);
}

/* With a concealed one inside all is gained, and he regains what he can. */
static void
test_mop_up_concealed (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", "r russian squad D3; q german squad E3/1 concealed",
                                                       "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autofree char *fault = NULL;

  hu_control_play (adjudicator, "mop r b");
  snapshot = hu_adjudicator_snapshot (adjudicator, 1);
  fault = hu_control_differs (snapshot, "b=r D3/1=r E3=r E3/1=g hex:E3=r");
  g_assert_cmpstr (fault, ==, NULL);
}

/* --- Events that happen at once, in any order --- */

static void
shuffle (GRand  *rand,
         char  **words,
         guint   n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = (guint) g_rand_int_range (rand, 0, (gint32) i);
      char *word = words[i - 1];

      words[i - 1] = words[j];
      words[j] = word;
    }
}

/* Fires that one side Kindles, some in Flames that were there, give the same in any order. */
static void
test_shuffled_fires (void)
{
  g_autofree char *first = NULL;
  g_autoptr(GRand) rand = g_rand_new_with_seed (4);
  guint n_rounds = hu_draws (40, 4);

  for (guint round = 0; round < n_rounds; round++)
    {
      g_auto(GStrv) fires = g_strsplit ("kindle german D3 blaze;kindle german E3 blaze;kindle german E3/1 blaze;"
                                        "kindle german E4/1 blaze;kindle german C4 flame;kindle german D4 blaze;"
                                        "kindle german C3/2 blaze", ";", -1);
      g_autoptr(HuScenario) scenario = hu_control_fixture (FIRE_HOUSE, "g german squad A1; r russian squad H1",
                                                           "german all; fire B3 flame; fire B2 flame");
      g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) snapshot = NULL;
      g_autoptr(GString) owners = g_string_new (NULL);

      shuffle (rand, fires, g_strv_length (fires));
      for (guint i = 0; fires[i] != NULL; i++)
        hu_control_play (adjudicator, fires[i]);
      snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
      for (gint i = 0; i < hu_map_n_locations (scenario->map); i++)
        g_string_append_printf (owners, "%d", hu_snapshot_get_control (snapshot)->locations[i]);
      for (gint i = 0; i < scenario->map->grid->n_hexes; i++)
        g_string_append_printf (owners, "%d", hu_snapshot_get_control (snapshot)->hexes[i]);
      if (first == NULL)
        first = g_strdup (owners->str);
      g_assert_cmpstr (first, ==, owners->str);
    }
}

/* --- Why --- */

static void
test_why (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1; pillbox G2",
                                                       "r russian squad D3; l german leader E3/1; s russian squad G2", "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  g_autoptr(GPtrArray) building = hu_control_reasons (hu_snapshot_get_state (snapshot), HU_SIDE_SECOND,
                                                      HU_SUBJECT_BUILDING, 0);
  g_autoptr(GPtrArray) hex = hu_control_reasons (hu_snapshot_get_state (snapshot), HU_SIDE_SECOND, HU_SUBJECT_HEX,
                                                 hu_fixture_hex (scenario, "G2"));
  const HuReason *prevented = g_ptr_array_index (building, 0);

  g_assert_cmpuint (building->len, ==, 1);
  g_assert_cmpstr (prevented->clause, ==, HU_CLAUSE_BUILDING_ENEMY);
  g_assert_false (prevented->met);
  g_assert_cmpuint (prevented->units->len, ==, 1);
  g_assert_cmpuint (g_array_index (prevented->units, guint, 0), ==, 1);
  g_assert_cmpuint (hex->len, ==, 1);
  g_assert_cmpstr (((HuReason *) g_ptr_array_index (hex, 0))->clause, ==, HU_CLAUSE_PILLBOX);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/control/case", cases, test_case);
  HU_ADD_TABLE ("/control/points", points, test_points);
  HU_ADD_TABLE ("/control/exit", exits, test_exit);
  HU_ADD_TABLE ("/control/win", wins, test_win);
  HU_ADD_TABLE ("/control/refusal", refusals, test_refusal);
  g_test_add_func ("/control/exit-current", test_exit_current);
  g_test_add_func ("/control/mop-up-concealed", test_mop_up_concealed);
  g_test_add_func ("/control/shuffled-fires", test_shuffled_fires);
  g_test_add_func ("/control/why", test_why);

  return g_test_run ();
}
