/*
 * The lines that conditions rest on, asked from the systems in force.
 */
#include "hu-supply-need.h"

#include "hu-system.h"

static void
need_free (gpointer data)
{
  HuSupplyNeed *need = data;

  g_array_unref (need->origins);
  g_ptr_array_unref (need->terms);
  g_free (need);
}

/* By the same rules two lines differ only in where they begin, lead to and go through. */
static gboolean
is_same (const HuSupplyNeed *a,
         const HuSupplyNeed *b)
{
  if (a->side != b->side || a->elsewhere != b->elsewhere || !hu_arrays_equal (a->origins, b->origins) ||
      !hu_arrays_equal (a->within, b->within) || !hu_arrays_equal (a->rules.sources.hexes, b->rules.sources.hexes) ||
      a->rules.sources.by_edge != b->rules.sources.by_edge)
    return FALSE;
  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    if (a->rules.sources.edges[edge] != b->rules.sources.edges[edge])
      return FALSE;

  return TRUE;
}

void
hu_supply_need_add (GPtrArray          *needs,
                    const HuSupplyNeed *need,
                    gconstpointer       term)
{
  HuSupplyNeed *added;

  g_return_if_fail (needs != NULL && need != NULL && term != NULL);

  for (guint i = 0; i < needs->len; i++)
    {
      HuSupplyNeed *other = g_ptr_array_index (needs, i);

      if (is_same (other, need))
        {
          g_ptr_array_add (other->terms, (gpointer) term);
          g_array_unref (need->origins);
          return;
        }
    }

  added = g_memdup2 (need, sizeof (HuSupplyNeed));
  added->terms = g_ptr_array_new ();
  g_ptr_array_add (added->terms, (gpointer) term);
  g_ptr_array_add (needs, added);
}

GPtrArray *
hu_supply_list_needs (const HuScenario *scenario)
{
  GPtrArray *needs = g_ptr_array_new_with_free_func (need_free);

  g_return_val_if_fail (scenario != NULL, needs);

  for (gint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystem *system = hu_system_get (id);

      if (system->list_needs != NULL && hu_system_in_force (scenario, id))
        system->list_needs (scenario, needs);
    }

  return needs;
}

gboolean
hu_supply_has_lines (const HuScenario *scenario)
{
  g_autoptr(GPtrArray) needs = NULL;

  if (hu_supply_rules_has_any (scenario))
    return TRUE;

  needs = hu_supply_list_needs (scenario);

  return needs->len > 0;
}

gint
hu_supply_find_need (const HuScenario *scenario,
                     HuHex             hex,
                     HuSide            side)
{
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (scenario);

  for (guint i = 0; i < needs->len; i++)
    {
      const HuSupplyNeed *need = g_ptr_array_index (needs, i);

      if ((side == HU_SIDE_NONE || need->side == side) && hu_hexes_have (need->origins, hex))
        return (gint) i;
    }

  return -1;
}

gint
hu_supply_find_need_of (const HuScenario *scenario,
                        gconstpointer     term)
{
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (scenario);

  for (guint i = 0; i < needs->len; i++)
    if (g_ptr_array_find (((const HuSupplyNeed *) g_ptr_array_index (needs, i))->terms, term, NULL))
      return (gint) i;

  return -1;
}

HuSupplySituation *
hu_supply_situation_new_needed (const HuState *state,
                                guint          need)
{
  g_autoptr(GPtrArray) needs = NULL;
  const HuSupplyNeed *line;
  HuSupplySituation *situation;

  g_return_val_if_fail (state != NULL, NULL);

  needs = hu_supply_list_needs (state->scenario);
  g_return_val_if_fail (need < needs->len, NULL);

  line = g_ptr_array_index (needs, need);
  situation = hu_supply_situation_new_by (state, &line->rules);
  situation->need = (gint) need;
  situation->elsewhere = line->elsewhere;
  if (line->within != NULL)
    hu_supply_situation_keep_within (situation, line->within);

  return situation;
}

gboolean
hu_supply_need_is_open (const HuState *state,
                        guint          need,
                        HuHex          hex)
{
  HuSupplySituation *situation = hu_supply_situation_new_needed (state, need);
  HuSupplyField field;
  gboolean open;

  g_return_val_if_fail (situation != NULL, FALSE);

  field = hu_supply_situation_field (situation, &hex, 1);
  open = hu_supply_is_at_source (&field, hex) || hu_supply_reaches (&field);
  hu_supply_situation_free (situation);

  return open;
}
