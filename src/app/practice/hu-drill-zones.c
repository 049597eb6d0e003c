/*
 * Lines of supply and of a front are stopped or held by zones of control.  Which units have one, and how far it reaches, is on no
 * counter, so the map shows the zones, but where that very clause is asked about.
 */
#include "config.h"

#include "hu-drill-zones.h"

#include "hu-clause.h"
#include "hu-line-clauses.h"
#include "hu-supply-clauses.h"
#include "hu-supply-need.h"
#include "hu-system-words.h"

/* The clauses that ask which unit has a zone, or where a zone reaches: drawn zones would answer these. */
static gboolean
is_of_zones (HuClauseId clause)
{
  const HuClauseId clauses[] = { HU_CLAUSE_SUPPLY_HEXSIDE, HU_CLAUSE_LINE_HEXSIDES, HU_CLAUSE_LINE_EB, HU_CLAUSE_LINE_AIR,
                                 HU_CLAUSE_LINE_BRACKETED, HU_CLAUSE_LINE_SMALL, HU_CLAUSE_LINE_ARMY, HU_CLAUSE_LINE_OWN_ZOC };

  for (guint i = 0; i < G_N_ELEMENTS (clauses); i++)
    if (g_str_equal (clause, clauses[i]))
      return TRUE;

  return FALSE;
}

static gboolean
is_on_page_of (const char *page,
               HuClauseId  clause)
{
  return g_str_equal (page, hu_clause_find (clause)->page);
}

static gboolean
is_of_supply (const HuDrillQuestion *question,
              const char            *page)
{
  static const HuFactKind facts[] = { HU_FACT_ISOLATED, HU_FACT_LIFELINE, HU_FACT_CRITICAL, HU_FACT_FEWEST, HU_FACT_SUPPLIED };
  const HuFact cut = { .kind = HU_FACT_ISOLATED, .side = HU_SIDE_NONE, .unit = HU_UNIT_NONE, .subject = -1 };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (question->fact->kind == facts[i])
      return TRUE;

  return is_on_page_of (page, HU_CLAUSE_SUPPLY_ZOC) ||
         g_strcmp0 (page, hu_system_words_get (question->system)->get_fact_rule (&cut)) == 0;
}

HuHex
hu_drill_find_line (HuDrillQuestion *question,
                    HuSide          *side)
{
  const HuScenario *scenario = hu_game_get_scenario (question->game);
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (scenario);
  const HuSupplyNeed *need = needs->len > 0 ? g_ptr_array_index (needs, 0) : NULL;

  *side = HU_SIDE_NONE;
  if (question->fact->kind != HU_FACT_OUTCOME || need == NULL || need->origins->len == 0)
    return HU_HEX_NONE;

  *side = need->side;

  return g_array_index (need->origins, HuHex, 0);
}

/* Zones that stop lines are those of one side, and those that cover rows reach across lakes: only one kind is shown in a game. */
gboolean
hu_drill_shows_zones (HuDrillQuestion *question)
{
  const HuScenario *scenario = hu_game_get_scenario (question->game);
  const char *page = hu_clause_find (question->clause)->page;
  HuSide side;

  if (is_of_zones (question->clause))
    return FALSE;
  if (is_of_supply (question, page) || hu_drill_find_line (question, &side) != HU_HEX_NONE)
    return TRUE;

  /* The rows that are open are those without a zone: that would be the answer. */
  return is_on_page_of (page, HU_CLAUSE_LINE_ZOC) && question->fact->kind != HU_FACT_OPEN_ROWS &&
         !hu_supply_find_asked (scenario, NULL);
}
