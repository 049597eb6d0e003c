/*
 * The facts that sudden-death answers, from what it has already found, except for the supply of
 * single hexes.
 */
#include "hu-sudden-death-private.h"

static gboolean
is_supplied (const HuSnapshot *snapshot,
             HuHex             hex)
{
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_asked (hu_snapshot_get_state (snapshot));
  g_autoptr(HuTracing) tracing = hu_tracing_new (situation, &hex, 1);
  const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, 0);

  return tracing->at_source || trace->path != NULL;
}

static HuAnswer *
answer_hexes (const GArray *hexes)
{
  HuAnswer *answer = hu_answer_new (HU_ANSWER_HEXES, 0);

  for (guint i = 0; i < hexes->len; i++)
    hu_answer_add (answer, g_array_index (hexes, HuHex, i));

  return answer;
}

static gint64
count_cities (const HuSuddenDeathFindings *findings,
              HuSide                       holder)
{
  gint64 cities = 0;

  for (guint i = 0; i < findings->cities->len; i++)
    cities += g_array_index (findings->cities, HuPlaceFinding, i).owner == holder;

  return cities;
}

HuAnswer *
hu_sudden_death_answer (const HuFact     *fact,
                        const HuSnapshot *snapshot)
{
  const HuSuddenDeathFindings *findings = hu_snapshot_get_sudden_death (snapshot);

  if (fact->kind == HU_FACT_ISOLATED)
    return hu_answer_new (HU_ANSWER_TRUTH, findings->isolated);
  if (fact->kind == HU_FACT_LIFELINE)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->cut->len);
  if (fact->kind == HU_FACT_FEWEST)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->fewest);
  if (fact->kind == HU_FACT_CRITICAL)
    return answer_hexes (findings->critical);
  if (fact->kind == HU_FACT_SUPPLIED)
    return hu_answer_new (HU_ANSWER_TRUTH, is_supplied (snapshot, fact->subject));
  if (fact->kind == HU_FACT_CITIES)
    return hu_answer_new (HU_ANSWER_NUMBER,
                          count_cities (findings, hu_sudden_death_rules (hu_snapshot_get_scenario (snapshot))->attacker));

  return NULL;
}
