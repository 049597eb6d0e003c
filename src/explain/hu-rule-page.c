/*
 * The rules that the program judges, a page each, in its own words: what they
 * ask, when they are looked at, and what people get wrong.  What the rulebooks
 * say is in the rulebooks.
 */
#include "config.h"

#include "hu-rule-page.h"

#include "hu-clause.h"
#include "hu-explain-private.h"

#include <string.h>

#define N_(text) text

static const HuRulePage pages[] = {
  /* --- sudden-death --- */
  { "4.2", HU_SYSTEM_SUDDEN_DEATH, N_("The capital entered"),
    N_("The attacker wins the instant one of his ground units enters a hex of the capital. Nothing else matters any "
       "more: neither supply nor who else stands there, nor whether the unit goes on and leaves again.\n\n"
       "Every hex of a move counts, so a unit that only passes through has won. The meter counts the hexes that the "
       "defender still holds and names the attacker’s nearest unit."),
    "capital", "typhoon-4.2.hexgame", 1 },
  { "4.3", HU_SYSTEM_SUDDEN_DEATH, N_("The capital cut off"),
    N_("The attacker wins when a phase ends, of whichever player, and no hex of the capital can trace a line of supply "
       "to a source. One hex with a line is enough to go on.\n\n"
       "In the middle of a phase a cut counts for nothing: a line that is opened again before the phase ends was never "
       "cut. The width of the lifeline is the smallest number of hexes that would have to be closed; one unit with its "
       "zone of control can close several."),
    "cut-off", "typhoon-4.3.hexgame", 1 },
  { "8", HU_SYSTEM_SUDDEN_DEATH, N_("Lines of supply"),
    N_("A line of supply is a chain of hexes from where it begins to a source. It enters no hex where an enemy ground "
       "unit stands, none that an enemy zone of control reaches, unless a friendly ground unit stands there, and no "
       "water; it crosses no lake or cliff. The hex it begins in is not tested itself.\n\n"
       "How long it may be, and whether enemy control stops it, is up to the scenario. Supply, Step by Step (F4) shows "
       "how it spreads and what stops it."),
    "line", "operation-typhoon.hexgame", 0 },
  { "4.4", HU_SYSTEM_SUDDEN_DEATH, N_("All the cities"),
    N_("The attacker wins if he controls every city that the scenario names when the last turn ends. Before that they "
       "decide nothing: a city taken early and lost again does not count.\n\n"
       "A city is whoever’s ground unit was in it last, whether or not anybody is there now."),
    "cities", "typhoon-4.4.hexgame", 1 },
  { "4.5", HU_SYSTEM_SUDDEN_DEATH, N_("A town behind the front"),
    N_("The defender wins the instant he controls a town or city that lay behind the attacker’s front line at the "
       "start. One raid that gets through is enough; it need not last.\n\n"
       "The meter names the place that is most in danger, and how far the nearest defending unit has to go."),
    "rear", "typhoon-4.5.hexgame", 1 },
  { "9.5", HU_SYSTEM_SUDDEN_DEATH, N_("Withdrawals"),
    N_("The attacker must take units off the map by the turns that the scenario sets. Each withdrawal counts for the "
       "earliest requirement that is still open and that it fits. One that is not met in time gives the defender the "
       "game, whatever the reason, also when the units that were asked for are dead."),
    "withdrawals", "typhoon-9.5.hexgame", 1 },
  { "4.6", HU_SYSTEM_SUDDEN_DEATH, N_("Holding out"),
    N_("When the last turn has ended and nobody has won, the defender has: he held out. It is looked at only after all "
       "the other conditions."),
    "held", "typhoon-4.6.hexgame", 1 },
  { "concession", HU_SYSTEM_SUDDEN_DEATH, N_("Conceding"),
    N_("A player may concede at any time; the other side has won. It can be undone, like anything else."),
    "conceded", "typhoon-concession.hexgame", 1 },
  /* --- front-line --- */
  { "schedule", HU_SYSTEM_FRONT_LINE, N_("The schedule of points"),
    N_("A scenario lists what is worth points, and to whom: units eliminated, by their strength; places captured, held "
       "at the end of each turn, or held when the game ends; and awards that the players enter.\n\n"
       "Where a place has to be clear, a friendly unit must stand in it and no enemy unit in any of its hexes; enemy "
       "zones of control do not matter. The ledger has every gain, and its sum is the total."),
    "clear", "moscow-counterstroke.hexgame", 0 },
  { "line", HU_SYSTEM_FRONT_LINE, N_("The line from north to south"),
    N_("At the end of each player turn of a side, every row of hexes from the north edge to the south edge has to hold "
       "one of its units, or a hex that one of their zones of control reaches. Each row that does not costs a point, "
       "there and then, every turn anew.\n\n"
       "The line need not be continuous. Where the enemy stands is no matter either: a zone of control covers a hex with "
       "an enemy in it. Units with a bracketed strength, or smaller than a division, cover their own hex only."),
    "front", "moscow-counterstroke.hexgame", 0 },
  { "levels", HU_SYSTEM_FRONT_LINE, N_("Levels of victory"),
    N_("When the game ends, the points of the attacker are compared with those of the defender as an exact ratio; it is "
       "never rounded. Each level goes up to its bound: 3 to 1 is still the lower of the two levels that meet there, "
       "while 6 to 1 is the highest already.\n\n"
       "Before the end the meter shows the level that would be declared now, and how many points are missing for the "
       "next one either way."),
    "levels", "counterstroke-german-marginal.hexgame", 1 },
  /* --- control --- */
  { "26.1", HU_SYSTEM_CONTROL, N_("Conditions of victory"),
    N_("A scenario says what a side needs: Locations, hexes or buildings that it Controls, points, or that no enemy is "
       "left; together or one of several. Some conditions end the game the moment they are met, after any event or step "
       "of a move; the others are looked at when it ends."),
    "conditions", "street-fight.hexgame", 0 },
  { "26.11", HU_SYSTEM_CONTROL, N_("Gaining Control"),
    N_("A side gains a Location the moment it has an armed Good Order squad, half-squad or crew on foot in it and no "
       "armed enemy ground unit is in it. Nothing is gained in Bypass. It is looked at after every event and every "
       "step of a move, so passing through is enough, and the side gains also when the last enemy in it dies or "
       "leaves.\n\n"
       "What was gained is kept, with nobody there and with enemies inside, until the opponent gains it. A leader, a "
       "hero, a vehicle, passengers and riders, a broken or captured squad gain nothing; if they are armed, they prevent "
       "all the same, but captured ones do not.\n\n"
       "At the start a side controls every Location, hex and building in its set-up area, and everything on a board on "
       "which it alone sets up. What lies in the set-up areas of both sides is nobody’s, and so is a building that does "
       "not lie wholly in one side’s. Control of caves (G11.94) is not modelled."),
    "gain", "example-2-building.hexgame", 2 },
  { "26.12", HU_SYSTEM_CONTROL, N_("What a vehicle holds"),
    N_("An armed vehicle that is not in Bypass holds its Location while it is there, from the moment no armed enemy is in "
       "it; an enemy who comes in later does not end that. It holds; it does not gain: when it leaves, or is no longer "
       "armed, the Location falls back at once to who had it before, which may be nobody.\n\n"
       "Where a hex has no other Location, the vehicle holds the hex the same way. It never holds a hex with several "
       "Locations, nor a building."),
    "vehicle", "example-1-bridge.hexgame", 1 },
  { "26.13", HU_SYSTEM_CONTROL, N_("Hexes"),
    N_("A hex is gained from its ground level, when no armed enemy is in the hex at any level but below the ground. A squad "
       "upstairs gains its own Location, not the hex. A vehicle gains no hex, but it holds one that has no other Location "
       "(26.12).\n\n"
       "Where there is a bridge, the hex is gained from the bridge or from the Depression beneath it (26.131). Where there "
       "is a pillbox, its Location has to be Controlled too (26.132)."),
    "gain", "example-1-bridge.hexgame", 1 },
  { "26.14", HU_SYSTEM_CONTROL, N_("Buildings"),
    N_("A building is gained from any level but roof and cellar, when no armed enemy is inside at any level of any of its "
       "hexes. An enemy below the ground counts only for its own Location, and one in Bypass for its Location and hex, "
       "not for the building. The hexes of a rowhouse are one building.\n\n"
       "Mopping Up gains it with all its hexes and Locations and takes the broken enemies inside prisoner; in a rowhouse "
       "it does so for one hex only. An armed enemy vehicle in Bypass keeps its Location and hex."),
    "building", "example-2-mopping-up.hexgame", 1 },
  { "26.15", HU_SYSTEM_CONTROL, N_("Concealed and hidden"),
    N_("What a concealed or hidden unit gains counts, but its opponent does not know: it is undeclared until its side "
       "declares it, the unit is revealed, or the game ends. A hidden enemy prevents too, and nobody who does not know "
       "of him is told why. Dummies neither gain nor prevent.\n\n"
       "The opponent may find out by Searching, by Mopping Up, or by occupying all Locations of the building or hex; he "
       "need not. Searched, in the menu of a Location, enters what comes to light. Events keep the numbers that they have "
       "in the log, so the opponent learns how often and when something happened out of sight, but not what."),
    "concealed", "example-2-building.hexgame", 3 },
  { "26.16", HU_SYSTEM_CONTROL, N_("Kindled Fire"),
    N_("A side that Kindles a Fire forfeits what it burns, also where it has spread: the opponent Controls at once every "
       "Location with it, every hex and building that holds it, and everything that the opponent’s armed ground units "
       "cannot reach because of it, even if rubble or other Fires help to close it. The opponent needs no units there, and "
       "enemies there do not matter. The side that Kindled it cannot gain that back before the Fire is out or counts as an "
       "accident.\n\n"
       "Fires in neighbouring hexes are one Fire (26.162). If one side Kindled any of it, all of it counts as that side’s, "
       "an accidental Fire that touches it too. If both sides did, all of it counts as an accident."),
    "fire", "example-3-kindled.hexgame", 1 },
  { "26.161", HU_SYSTEM_CONTROL, N_("Accidental Blazes"),
    N_("An accident is every Fire that nobody Kindled, and every Fire that burns at the start. An accidental Flame changes "
       "nothing. An area that an accidental Blaze closes to everybody goes to the side that Controls more than half of all "
       "the hexes around it; those that nobody Controls are in the count, so it can stay as it is.\n\n"
       "A Location that nobody can enter because of such a Blaze or of rubble belongs to whoever Controls its hex. A "
       "building that nobody can enter at all goes to the side that Controls all its hexes."),
    "fire", "example-3-fire.hexgame", 1 },
  { "26.2", HU_SYSTEM_CONTROL, N_("Casualty points"),
    N_("An eliminated unit gives the opponent its value: a squad or crew 2, a half-squad 1 (2 as the inherent one of a "
       "Carrier), a leader 1 and one more for each negative point of leadership, wounded or not (a wounded Japanese "
       "leader one less), a hero nothing, an aircraft 2, a gun 2, even dismantled or malfunctioning. A squad that is "
       "reduced to a half-squad gives 1. A vehicle gives 1, one more for a main armament that works, one for each five "
       "points of its strongest armor factor, rounded up (factor 6 gives 2, factor 0 gives 1), and 2 for an inherent crew "
       "that dies with it, 1 of a landing craft; a temporary crew adds nothing. Motorcycles, Goliaths, boats and gliders "
       "give nothing.\n\n"
       "Nothing is scored for a unit that is only broken, wounded, disrupted, malfunctioning, shocked or immobile. A unit "
       "that leaves the map counts as eliminated, but not under Recall, as a guard of prisoners, in a landing off the map, "
       "or where its exit serves the victory conditions."),
    "casualties", "example-5-vehicles.hexgame", 1 },
  { "26.222", HU_SYSTEM_CONTROL, N_("Captured units"),
    N_("A captured unit gives the side that captured it its value for as long as it is captured; when it is freed or "
       "retaken, the points are gone. A gun or vehicle stays captured with nobody in it. When the scenario has ended, what "
       "is still captured counts double, and captured Chinese guns and vehicles count fourfold; a condition that is "
       "judged at the instant counts them once.\n\n"
       "If a captured unit is eliminated, its points for that take the place of those for its capture and are not doubled. "
       "A prisoner who is killed by an attack of the prisoner’s own side counts double at once."),
    "captured", "example-4-kv-captured.hexgame", 1 },
  { "26.23", HU_SYSTEM_CONTROL, N_("Exit points"),
    N_("Units that leave through the hexes that the scenario names, to win, give their own side their value. Their "
       "inherent crews count always, a temporary crew never. A hero counts only where the scenario says so. What is "
       "captured and taken along gives nothing; by the newer edition it counts, and broken squads and leaders do not."),
    "exits", "street-fight-breakout.hexgame", 1 },
  { "26.3", HU_SYSTEM_CONTROL, N_("Avoiding the enemy’s conditions"),
    N_("Where only one side has conditions, the other wins when the game ends without their being met."),
    "avoided", "street-fight-held.hexgame", 1 },
  { "26.4", HU_SYSTEM_CONTROL, N_("Balance"),
    N_("Each side may have a provision that helps it. When both players want the same side, a die decides who plays it, "
       "and the other may claim the provision of the side that he does play."),
    "balance", NULL, 0 },
};

/**
 * hu_rule_pages:
 * @n: (out): how many
 *
 * Returns: (transfer none) (array length=n): the pages
 */
const HuRulePage *
hu_rule_pages (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (pages);

  return pages;
}

/**
 * hu_rule_page_find:
 * @id: the number of a rule, of a case of it, or of its section
 *
 * Returns: (transfer none) (nullable): its page
 */
const HuRulePage *
hu_rule_page_find (const char *id)
{
  const HuRulePage *best = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  /* The cases of the line have letters: (I). */
  if (id[0] == '(')
    id = "line";
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gsize length = strlen (pages[i].id);
      gboolean same = strncmp (id, pages[i].id, length) == 0;

      if (same && id[length] == '\0')
        return &pages[i];
      /* Of a case the rule, the longer the better: 26.221 is a case of 26.2. */
      if (same && (g_ascii_isdigit (id[length]) || id[length] == '.') && strchr (pages[i].id, '.') != NULL &&
          (best == NULL || strlen (best->id) < length))
        best = &pages[i];
      if (same && id[length] == '.' && best == NULL)
        best = &pages[i];
    }

  /* A whole section begins with its first rule. */
  for (guint i = 0; best == NULL && g_ascii_isdigit (id[0]) && i < G_N_ELEMENTS (pages); i++)
    if (g_str_has_prefix (pages[i].id, id) && pages[i].id[strlen (id)] == '.')
      best = &pages[i];

  return best;
}

/**
 * hu_explain_rule_title:
 * @page: a page
 * @lang: for whom
 *
 * Returns: (transfer full): its number and title
 */
char *
hu_explain_rule_title (const HuRulePage *page,
                       HuLang            lang)
{
  const char *title;

  g_return_val_if_fail (page != NULL, NULL);

  title = _hu_tr (lang, page->title);
  if (g_ascii_isdigit (page->id[0]))
    /* Translators: the number of a rule, and its title */
    return g_strdup_printf (_hu_tr (lang, "%1$s · %2$s"), page->id, title);

  return g_strdup (title);
}

/**
 * hu_explain_rule_text:
 * @page: a page
 * @lang: for whom
 *
 * Returns: (transfer full): its text, with an empty line between paragraphs
 */
char *
hu_explain_rule_text (const HuRulePage *page,
                      HuLang            lang)
{
  g_autofree char *clauses = NULL;

  g_return_val_if_fail (page != NULL, NULL);

  clauses = hu_explain_page_clauses (page->system, page->id, lang);
  if (clauses == NULL)
    return g_strdup (_hu_tr (lang, page->text));

  /* The clauses, each a line, below what the page says in one piece. */
  return g_strconcat (_hu_tr (lang, page->text), "\n\n", clauses, NULL);
}

/**
 * hu_explain_rule_number:
 * @id: of a rule, as rulings and meters have it
 * @lang: for whom
 *
 * Returns: (transfer full): what people call it in a word: its number, or what
 *   it is about where it has none
 */
char *
hu_explain_rule_number (const char *id,
                        HuLang      lang)
{
  g_return_val_if_fail (id != NULL, NULL);

  if (g_str_equal (id, "line"))
    return g_strdup (_hu_trc (lang, "rule", "Line"));
  if (g_str_equal (id, "levels"))
    return g_strdup (_hu_trc (lang, "rule", "Levels"));
  if (g_str_equal (id, "schedule"))
    return g_strdup (_hu_trc (lang, "rule", "Schedule"));
  if (g_str_equal (id, "concession"))
    return g_strdup (_hu_trc (lang, "rule", "Concession"));

  return g_strdup (id);
}

/**
 * hu_explain_rule_system:
 * @system: a rule system
 * @lang: for whom
 *
 * Returns: (transfer full): what it is called
 */
char *
hu_explain_rule_system (HuSystemId system,
                        HuLang     lang)
{
  switch (system)
    {
    case HU_SYSTEM_SUDDEN_DEATH:
      return g_strdup (_hu_tr (lang, "Sudden Death"));
    case HU_SYSTEM_FRONT_LINE:
      return g_strdup (_hu_tr (lang, "Front Line"));
    case HU_SYSTEM_CONTROL:
      return g_strdup (_hu_tr (lang, "Control"));
    case HU_N_SYSTEMS:
      break;
    }

  g_return_val_if_reached (NULL);
}
