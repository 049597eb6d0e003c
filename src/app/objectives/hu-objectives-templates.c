/*
 * Templates of objectives: victory conditions as games often have them.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-objectives-copy.h"
#include "hu-supply-rules.h"

static const HuTermTemplate templates[] = {
  {
    N_("Take cities"), N_("You win as soon as you hold all of them at the end of a turn."), HU_EMBLEM_TAKE,
    "[{'id':'cities','winner':$A,'when':'turn','needs':{'holds':{'side':$A,'places':$P}}},{'id':'else',"
    "'winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("Hold to the end"), N_("You win if you still hold one of them when the game ends."), HU_EMBLEM_HOLD,
    "[{'id':'held','winner':$A,'when':'end','needs':{'holds':{'side':$A,'places':$P,'at_least':1}}},{'id':'lost',"
    "'winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("Sudden victory from turn 5"), N_("You win at once if you hold the places in turn 5 or later."), HU_EMBLEM_SUDDEN,
    "[{'id':'sudden','winner':$A,'when':'instant','needs':{'all':[{'turn':{'from':$T}},{'holds':{'side':$A,"
    "'places':$P}}]}}]",
  },
  {
    N_("Most places"),
    N_("You win if you hold more of the places than the enemy when the game ends; as many are a draw."),
    HU_EMBLEM_MOST_PLACES,
    "[{'id':'most','winner':$A,'when':'end','needs':{'compare':{'left':[{'holds':{'side':$A,'places':$P}}],"
    "'more_by':1,'right':[{'holds':{'side':$B,'places':$P}}]}}},{'id':'fewest','winner':$B,'when':'end',"
    "'needs':{'compare':{'left':[{'holds':{'side':$B,'places':$P}}],'more_by':1,'right':[{'holds':{'side':$A,"
    "'places':$P}}]}}},{'id':'else','winner':null,'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("More points than the enemy"),
    N_("You win if you have more points when the game ends; as many are a draw."), HU_EMBLEM_POINTS,
    "[{'id':'ahead','winner':$A,'when':'end','needs':{'lead':{'side':$A,'at_least':1}}},{'id':'behind',"
    "'winner':$B,'when':'end','needs':{'lead':{'side':$B,'at_least':1}}},{'id':'else','winner':null,"
    "'when':'end','needs':{'turn':{'from':1}}}]",
    "[{'item':'losses','to':'both','per_unit':1}]",
  },
  {
    N_("Ladder by ratio"), N_("Levels of victory by the ratio of points: 3 to 1, 2 to 1, a draw, a defeat."), HU_EMBLEM_LADDER,
    "[{'id':'decisive','winner':$A,'level':'decisive','when':'end','needs':{'ratio':{'side':$A,'at_least':[3,"
    "1]}}},{'id':'marginal','winner':$A,'level':'marginal','when':'end','needs':{'ratio':{'side':$A,"
    "'at_least':[2,1],'below':[3,1]}}},{'id':'draw','winner':null,'when':'end','needs':{'ratio':{'side':$A,"
    "'above':[1,1],'below':[2,1]}}},{'id':'defeat','winner':$B,'when':'end','needs':{'ratio':{'side':$A,"
    "'up_to':[1,1]}}}]",
    "[{'item':'losses','to':'both','per_unit':1},{'item':'places','to':'both','places':$P,'points':2,"
    "'when':'end'}]",
  },
  {
    N_("Ladder by lead"), N_("Levels of victory by how many points you are ahead: 10, 5, 1."), HU_EMBLEM_LADDER,
    "[{'id':'decisive','winner':$A,'level':'decisive','when':'end','needs':{'lead':{'side':$A,'at_least':10}}},"
    "{'id':'substantial','winner':$A,'level':'substantial','when':'end','needs':{'lead':{'side':$A,'at_least':5,"
    "'at_most':9}}},{'id':'marginal','winner':$A,'level':'marginal','when':'end','needs':{'lead':{'side':$A,"
    "'at_least':1,'at_most':4}}},{'id':'else','winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
    "[{'item':'losses','to':'both','per_unit':1}]",
  },
  {
    N_("Points while held"),
    N_("Each place gives a point as long as you hold it; the first to lead by 3 wins."), HU_EMBLEM_WHILE,
    "[{'id':'ahead','winner':$A,'when':'instant','needs':{'lead':{'side':$A,'at_least':3}}},{'id':'behind',"
    "'winner':$B,'when':'instant','needs':{'lead':{'side':$B,'at_least':3}}},{'id':'else','winner':null,"
    "'when':'end','needs':{'turn':{'from':1}}}]",
    "[{'item':'held','to':'both','places':$P,'points':1,'when':'while'}]",
  },
  {
    N_("Points each turn"),
    N_("Each place gives a point at the end of each turn in which you hold it; more points win."), HU_EMBLEM_EACH_TURN,
    "[{'id':'ahead','winner':$A,'when':'end','needs':{'lead':{'side':$A,'at_least':1}}},{'id':'behind',"
    "'winner':$B,'when':'end','needs':{'lead':{'side':$B,'at_least':1}}},{'id':'else','winner':null,"
    "'when':'end','needs':{'turn':{'from':1}}}]",
    "[{'item':'each-turn','to':'both','places':$P,'points':1,'when':'turn'}]",
  },
  {
    N_("Points for losses"), N_("Each unit eliminated gives points; you win with twice the enemy’s."), HU_EMBLEM_LOSSES,
    "[{'id':'losses','winner':$A,'when':'end','needs':{'ratio':{'side':$A,'at_least':[2,1]}}},{'id':'else',"
    "'winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
    "[{'item':'losses','to':'both','per_unit':1}]",
  },
  {
    N_("Exit units by an edge"), N_("You win as soon as 3 of your units have left the map by its east edge."), HU_EMBLEM_EXIT,
    "[{'id':'exit','winner':$A,'when':'instant','needs':{'exited':{'side':$A,'at_least':3,"
    "'through':{'edges':['east']}}}},{'id':'stopped','winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("More exits than the enemy"),
    N_("You win if more of your units than the enemy’s have left the map when the game ends."), HU_EMBLEM_MORE_EXITS,
    "[{'id':'exits','winner':$A,'when':'end','needs':{'compare':{'left':[{'exited':{'side':$A}}],'more_by':1,"
    "'right':[{'exited':{'side':$B}}]}}},{'id':'else','winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("Isolate"), N_("You win when the enemy has been cut off in the places for 2 turns."), HU_EMBLEM_ISOLATE,
    "[{'id':'isolated','winner':$A,'when':'phase','needs':{'for':{'turns':2,'needs':{'cut_off':{'side':$B,"
    "'places':$P}}}}},{'id':'open','winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
    NULL, { FALSE, TRUE },
  },
  {
    N_("Keep a line of supply open"),
    N_("You win if a line of supply reaches the places when the game ends."), HU_EMBLEM_SUPPLY,
    "[{'id':'open','winner':$A,'when':'end','needs':{'connected':{'side':$A,'places':$P}}},{'id':'else',"
    "'winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
    NULL, { TRUE, FALSE },
  },
  {
    N_("Unbroken line"), N_("You win if your line from north to south has no gap when the game ends."), HU_EMBLEM_LINE,
    "[{'id':'line','winner':$A,'when':'end','needs':{'line':{'side':$A}}},{'id':'broken','winner':$B,"
    "'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("First to destroy"), N_("The side that first has eliminated 3 enemy units wins at once."), HU_EMBLEM_FIRST,
    "[{'id':'first','winner':$A,'when':'instant','needs':{'first':{'needs':{'eliminated':{'side':$B,"
    "'at_least':3}},'before':{'eliminated':{'side':$A,'at_least':3}}}}},{'id':'second','winner':$B,"
    "'when':'instant','needs':{'eliminated':{'side':$A,'at_least':3}}},{'id':'else','winner':null,"
    "'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("Twice the enemy’s units"),
    N_("You win if you have at least twice as many units as the enemy near the cursor when the game ends."),
    HU_EMBLEM_TWICE,
    "[{'id':'twice','winner':$A,'when':'end','needs':{'compare':{'left':[{'units':{'side':$A,'hexes':$N}}],"
    "'ratio_at_least':[2,1],'right':[{'units':{'side':$B,'hexes':$N}}]}}},{'id':'else','winner':$B,"
    "'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("Capture without losing"),
    N_("You win if you hold the places and have lost at most 2 units when the game ends."), HU_EMBLEM_CAREFUL,
    "[{'id':'careful','winner':$A,'when':'end','needs':{'all':[{'holds':{'side':$A,'places':$P}},"
    "{'eliminated':{'side':$A,'at_most':2}}]}},{'id':'else','winner':$B,'when':'end',"
    "'needs':{'turn':{'from':1}}}]",
  },
  {
    N_("No enemy in these hexes"), N_("You win if no enemy unit is in them when the game ends."), HU_EMBLEM_NOBODY,
    "[{'id':'cleared','winner':$A,'when':'end','needs':{'units':{'side':$B,'hexes':[],'at_most':0}}},"
    "{'id':'else','winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("Raid"), N_("You win as soon as a unit of yours has been in one of the places."), HU_EMBLEM_RAID,
    "[{'id':'raid','winner':$A,'when':'instant','needs':{'entered':{'side':$A,'places':$P,'at_least':1}}},"
    "{'id':'else','winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("Survive"), N_("You win if you still have 3 units on the map when the game ends."), HU_EMBLEM_SURVIVE,
    "[{'id':'survived','winner':$A,'when':'end','needs':{'units':{'side':$A,'at_least':3}}},{'id':'else',"
    "'winner':$B,'when':'end','needs':{'turn':{'from':1}}}]",
  },
  {
    N_("Choice that is announced"),
    N_("You announce one of two aims in the game, and win by the one that you chose."), HU_EMBLEM_CHOICE,
    "[{'id':'chosen','winner':$A,'when':'end','needs':{'any':[{'all':[{'announced':{'side':$A,'what':'cities'}},"
    "{'holds':{'side':$A,'places':$P}}]},{'all':[{'announced':{'side':$A,'what':'losses'}},"
    "{'eliminated':{'side':$B,'at_least':3}}]}]}},{'id':'else','winner':$B,'when':'end',"
    "'needs':{'turn':{'from':1}}}]",
  },
};

/* Appends the elements, with ids that are free. */
static void
add_all (HuWorkshop *shop,
         const char *list,
         const char *key,
         HuIdKind    kind,
         HuNode     *elements)
{
  g_autofree char *end = hu_workshop_join (list, "-");

  if (hu_workshop_get (shop, list) == NULL)
    hu_workshop_set_json (shop, list, "[]");
  for (guint i = 0; i < hu_node_get_n (elements); i++)
    {
      g_autoptr(HuNode) element = hu_node_ref (hu_node_get_element (elements, i));
      g_autofree char *id = hu_workshop_suggest_id (shop, kind, hu_node_get_text (hu_node_find (element, key), NULL));

      hu_node_put (&element, key, hu_node_new_text (id));
      hu_workshop_set (shop, end, element);
    }
}

static void
add_supply (HuWorkshop *shop,
            const char *side)
{
  HuSide whose = hu_scenario_find_side (hu_workshop_get_scenario (shop), side);
  g_autofree char *supply = g_strconcat (HU_OBJECTIVES "/supply/", side, NULL);
  HuSupplyRules unused;

  if (whose != HU_SIDE_NONE && !hu_supply_rules_find (hu_workshop_get_scenario (shop), whose, &unused))
    hu_workshop_set_json (shop, supply, "{\"sources\":{\"edges\":[\"east\"]}}");
}

static void
add (HuWorkshopBench      *bench,
     const HuTermTemplate *chosen,
     const char           *side)
{
  HuWorkshop *shop = bench->shop;
  g_autoptr(HuNode) outcomes = hu_term_shelf_make (bench, chosen->entries, side), fresh = hu_objectives_new_rules ();
  g_autoptr(HuNode) schedule = chosen->more != NULL ? hu_term_shelf_make (bench, chosen->more, side) : NULL;

  /* The outcome with which a draft begins would come first, and is nobody's. */
  if (hu_node_equal (hu_workshop_get (shop, HU_OBJECTIVES), fresh))
    hu_workshop_set_json (shop, HU_OBJECTIVES "/outcomes", "[]");
  if (chosen->supply[0])
    add_supply (shop, side);
  if (chosen->supply[1])
    add_supply (shop, hu_term_get_enemy (shop, side));
  if (schedule != NULL)
    add_all (shop, HU_OBJECTIVES "/schedule", "item", HU_ID_SCORE, schedule);
  add_all (shop, HU_OBJECTIVES "/outcomes", "id", HU_ID_OUTCOME, outcomes);
}

GtkWidget *
hu_templates_button_new (HuWorkshopBench *bench,
                         GtkWidget       *group)
{
  return hu_term_shelf_button_new (bench, group, HU_OBJECTIVES "/outcomes", templates, G_N_ELEMENTS (templates), add);
}
