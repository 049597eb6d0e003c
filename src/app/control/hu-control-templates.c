/*
 * Templates of Control: victory conditions as tactical scenarios often have them.
 */
#include "config.h"

#include "hu-control-workshop.h"

#include <glib/gi18n-lib.h>

#include "hu-term-shelf.h"

#define CONTROL "/rules/control"

static const HuTermTemplate templates[] = {
  {
    N_("Hold the hill"),
    N_("You win if no unbroken enemy is on ground of level 1 or higher when the game ends."), HU_EMBLEM_HILL,
    "[{'side':$A,'when':'end','needs':{'no_enemy':{'state':'unbroken-mmc','in':{'level_at_least':1}}}}]",
  },
  {
    N_("No enemy in these hexes"), N_("You win if no unbroken enemy squad is in them when the game ends."), HU_EMBLEM_NOBODY,
    "[{'side':$A,'when':'end','needs':{'no_enemy':{'state':'unbroken-mmc','in':[]}}}]",
  },
  {
    N_("Control buildings"), N_("You win if you control all of them when the game ends."), HU_EMBLEM_BUILDING,
    "[{'side':$A,'when':'end','needs':{'controls':{'buildings':[]}}}]",
  },
  {
    N_("Control hexes"), N_("You win if you control all of them when the game ends."), HU_EMBLEM_HEXES,
    "[{'side':$A,'when':'end','needs':{'controls':{'hexes':[]}}}]",
  },
  {
    N_("Most buildings"),
    N_("You win if you control more of the buildings near the cursor than the enemy."), HU_EMBLEM_MOST_BUILDINGS,
    "[{'side':$A,'when':'end','needs':{'compare':{'left':[{'controls':{'side':$A,'buildings':{'in':$N}}}],"
    "'more_by':1,'right':[{'controls':{'side':$B,'buildings':{'in':$N}}}]}}}]",
  },
  {
    N_("Most buildings, ties by casualty points"),
    N_("You win with more of the buildings near the cursor; with as many, by more casualty points."),
    HU_EMBLEM_MOST_BUILDINGS,
    "[{'side':$A,'when':'end','needs':{'any':[{'compare':{'left':[{'controls':{'side':$A,"
    "'buildings':{'in':$N}}}],'more_by':1,'right':[{'controls':{'side':$B,'buildings':{'in':$N}}}]}},"
    "{'all':[{'compare':{'left':[{'controls':{'side':$A,'buildings':{'in':$N}}}],'at_least':0,'at_most':0,"
    "'right':[{'controls':{'side':$B,'buildings':{'in':$N}}}]}},{'compare':{'left':[{'cvp':{'side':$A}}],"
    "'more_by':1,'right':[{'cvp':{'side':$B}}]}}]}]}}]",
  },
  {
    N_("Most large buildings"),
    N_("You win if you control more of the buildings of two hexes and more than the enemy."), HU_EMBLEM_MOST_BUILDINGS,
    "[{'side':$A,'when':'end','needs':{'compare':{'left':[{'controls':{'side':$A,'buildings':{'in':$N},"
    "'multi_hex':true}}],'more_by':1,'right':[{'controls':{'side':$B,'buildings':{'in':$N},"
    "'multi_hex':true}}]}}}]",
  },
  {
    N_("Some of the buildings"),
    N_("You win if you control 2 of those that you choose when the game ends."), HU_EMBLEM_BUILDING,
    "[{'side':$A,'when':'end','needs':{'controls':{'buildings':[],'at_least':2}}}]",
  },
  {
    N_("More casualty points than the enemy"), N_("You win if you have more when the game ends."), HU_EMBLEM_POINTS,
    "[{'side':$A,'when':'end','needs':{'compare':{'left':[{'cvp':{'side':$A}}],'more_by':1,"
    "'right':[{'cvp':{'side':$B}}]}}}]",
  },
  {
    N_("So many casualty points"), N_("You win as soon as you have 10."), HU_EMBLEM_LOSSES,
    "[{'side':$A,'when':'immediate','needs':{'cvp':{'at_least':10}}}]",
  },
  {
    N_("Twice the casualty points"), N_("You win if you have at least twice the enemy’s when the game ends."), HU_EMBLEM_LADDER,
    "[{'side':$A,'when':'end','needs':{'compare':{'left':[{'cvp':{'side':$A}}],'ratio_at_least':[2,1],"
    "'right':[{'cvp':{'side':$B}}]}}}]",
  },
  {
    N_("So many exit points"), N_("You win if you have 8 when the game ends."), HU_EMBLEM_EXIT,
    "[{'side':$A,'when':'end','needs':{'exit_vp':{'at_least':8}}}]",
    "[{'side':$A,'hexes':[]}]",
  },
  {
    N_("More exit points than the enemy"), N_("You win if you have more when the game ends."), HU_EMBLEM_MORE_EXITS,
    "[{'side':$A,'when':'end','needs':{'compare':{'left':[{'exit_vp':{'side':$A}}],'more_by':1,"
    "'right':[{'exit_vp':{'side':$B}}]}}}]",
    "[{'side':$A,'hexes':[]},{'side':$B,'hexes':[]}]",
  },
  {
    N_("Exit units by this edge"),
    N_("You win as soon as 3 of your squads or crews have left the map by the hexes that you choose."), HU_EMBLEM_EXIT,
    "[{'side':$A,'when':'immediate','needs':{'exited':{'side':$A,'at_least':3,'as':'any','through':[]}}}]",
  },
  {
    N_("Twice the enemy’s squads"),
    N_("You win if you have at least twice as many unbroken squads as the enemy near the cursor."), HU_EMBLEM_TWICE,
    "[{'side':$A,'when':'end','needs':{'compare':{'left':[{'units':{'side':$A,'count':'squads',"
    "'state':'unbroken','in':$N}}],'ratio_at_least':[2,1],'right':[{'units':{'side':$B,'count':'squads',"
    "'state':'unbroken','in':$N}}]}}}]",
  },
  {
    N_("Sudden victory from turn 5"),
    N_("You win at the end of turn 5 or a later one if you control the hexes then."), HU_EMBLEM_SUDDEN,
    "[{'side':$A,'when':'turn','needs':{'controls':{'hexes':[]}},'turn':{'from':$T}}]",
  },
  {
    N_("Capture without losing"),
    N_("You win if you control the hexes and the enemy has at most 5 casualty points."), HU_EMBLEM_CAREFUL,
    "[{'side':$A,'when':'end','needs':{'all':[{'controls':{'hexes':[]}},{'cvp':{'side':$B,'at_most':5}}]}}]",
  },
  {
    N_("First to score"), N_("The side that first has 5 casualty points wins at once."), HU_EMBLEM_FIRST,
    "[{'side':$A,'when':'immediate','needs':{'first':{'needs':{'cvp':{'side':$A,'at_least':5}},"
    "'before':{'cvp':{'side':$B,'at_least':5}}}}},{'side':$B,'when':'immediate','needs':{'cvp':{'side':$B,"
    "'at_least':5}}}]",
  },
  {
    N_("Take a prisoner"), N_("You win as soon as an enemy squad, half-squad, crew or leader is captured."), HU_EMBLEM_CAPTURE,
    "[{'side':$A,'when':'immediate','needs':{'captured':{'side':$B,'at_least':1,'kinds':['squad','half-squad',"
    "'crew','leader']}}}]",
  },
  {
    N_("Reduce to rubble"), N_("You win if the buildings are rubble when the game ends."), HU_EMBLEM_RUBBLE,
    "[{'side':$A,'when':'end','needs':{'destroyed':{'buildings':[]}}}]",
  },
  {
    N_("Survive"), N_("You win if 3 of your squads are unbroken when the game ends."), HU_EMBLEM_SURVIVE,
    "[{'side':$A,'when':'end','needs':{'units':{'side':$A,'count':'squads','state':'unbroken','at_least':3}}}]",
  },
  {
    N_("Raid"), N_("You win if you have controlled the hexes at some time."), HU_EMBLEM_RAID,
    "[{'side':$A,'when':'immediate','needs':{'ever':{'needs':{'controls':{'hexes':[]}}}}}]",
  },
  {
    N_("Choice that is announced"),
    N_("You announce one of two aims in the game, and win by the one that you chose."), HU_EMBLEM_CHOICE,
    "[{'side':$A,'when':'end','needs':{'any':[{'all':[{'announced':{'side':$A,'what':'hexes'}},"
    "{'controls':{'hexes':[]}}]},{'all':[{'announced':{'side':$A,'what':'losses'}},{'cvp':{'at_least':10}}]}]}}]",
  },
};

static void
append (HuWorkshop *shop,
        const char *list,
        HuNode     *element)
{
  g_autofree char *end = hu_workshop_join (list, "-");

  if (hu_workshop_get (shop, list) == NULL)
    hu_workshop_set_json (shop, list, "[]");
  hu_workshop_set (shop, end, element);
}

static void
add (HuWorkshopBench      *bench,
     const HuTermTemplate *chosen,
     const char           *side)
{
  g_autoptr(HuNode) entries = hu_term_shelf_make (bench, chosen->entries, side);
  g_autoptr(HuNode) exits = chosen->more != NULL ? hu_term_shelf_make (bench, chosen->more, side) : NULL;

  for (guint i = 0; exits != NULL && i < hu_node_get_n (exits); i++)
    {
      HuNode *area = hu_node_get_element (exits, i);

      if (hu_node_find_element (hu_workshop_get (bench->shop, CONTROL "/exit"), "side",
                                hu_node_get_text (hu_node_find (area, "side"), "")) < 0)
        append (bench->shop, CONTROL "/exit", area);
    }
  for (guint i = 0; i < hu_node_get_n (entries); i++)
    append (bench->shop, CONTROL "/victory", hu_node_get_element (entries, i));
}

GtkWidget *
hu_control_templates_button_new (HuWorkshopBench *bench,
                                 GtkWidget       *group)
{
  return hu_term_shelf_button_new (bench, group, CONTROL "/victory", templates, G_N_ELEMENTS (templates), add);
}
