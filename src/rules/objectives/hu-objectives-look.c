/*
 * One position as many terms look at it: which side has units in a hex, which hexes are connected, which units a
 * filter means, what is held.  What several terms ask is found once.
 */
#include "hu-objectives-private.h"

#include "hu-supply-need.h"

void
hu_look_init (HuLook        *look,
              const HuState *state)
{
  *look = (HuLook) { .base = { state, hu_objectives_state (state)->terms, hu_state_get_turn (state, HU_SYSTEM_OBJECTIVES) },
                     .state = state, .own = hu_objectives_state (state) };
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    look->points[side] = look->own->ledger.total[side];
}

void
hu_look_clear (HuLook *look)
{
  g_clear_pointer (&look->present, g_free);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_clear_pointer (&look->blockers[side], g_hash_table_unref);
      g_clear_pointer (&look->against[side], g_hash_table_unref);
      g_clear_pointer (&look->openings[side], g_hash_table_unref);
      g_clear_pointer (&look->cuts[side], g_hash_table_unref);
      g_clear_pointer (&look->armies[side], hu_supply_army_free);
      g_clear_pointer (&look->situations[side], hu_supply_situation_free);
    }
}

gboolean
hu_look_has (HuLook *look,
             HuHex   hex,
             HuSide  side)
{
  const HuState *state = look->state;

  if (look->present == NULL)
    {
      look->present = g_malloc0 ((gsize) state->scenario->map->grid->n_hexes);
      for (guint i = 0; i < state->scenario->units->len; i++)
        {
          const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

          if (state->unit_status[i] == HU_UNIT_ON_MAP && hu_unit_is_ground (unit))
            look->present[state->unit_hex[i]] |= (guint8) (1 << unit->side);
        }
    }

  return look->present[hex] >> side & 1;
}

/* --- Supply --- */

HuSupplySituation *
hu_look_situation (HuLook *look,
                   HuSide  side)
{
  HuSupplyRules rules;

  if (look->situations[side] == NULL && hu_objectives_find_supply (look->state->scenario, side, &rules))
    look->situations[side] = hu_supply_situation_new_by (look->state, &rules);

  return look->situations[side];
}

/* To follow the lines of one hex is some fifteen times as fast as to find the distances of all of them. */
gboolean
hu_look_reaches (const HuSupplySituation *situation,
                 HuHex                    hex)
{
  HuSupplyField field = hu_supply_situation_field (situation, &hex, 1);

  return hu_supply_is_at_source (&field, hex) || hu_supply_reaches (&field);
}

gboolean
hu_look_connected (HuLook *look,
                   HuSide  side,
                   HuHex   hex,
                   guint   n)
{
  HuSupplySituation *situation = hu_look_situation (look, side);

  if (situation == NULL)
    return FALSE;
  if (look->armies[side] == NULL && n <= HU_LOOK_FEW)
    return hu_look_reaches (situation, hex);
  if (look->armies[side] == NULL)
    look->armies[side] = hu_supply_army_new (situation);

  return hu_supply_army_ask (look->armies[side], hex).length >= 0;
}

gboolean
hu_look_supplies (HuLook *look,
                  guint   unit)
{
  const HuState *state = look->state;
  HuSide side = hu_scenario_get_unit (state->scenario, unit)->side;
  const HuSupplySituation *situation = hu_look_situation (look, side);
  HuHex hex = state->unit_hex[unit];

  if (situation != NULL && situation->rules.inside != NULL && hu_hexes_have (situation->rules.inside, hex) &&
      !situation->enemy[hex])
    return TRUE;

  return hu_look_connected (look, side, hex, G_MAXUINT);
}

/* The rules of the line that a term asks for: those of its side's supply, but it may lead elsewhere. */
static void
find_line_rules (const HuScenario *scenario,
                 const HuTerm     *term,
                 HuSupplyRules    *rules)
{
  *rules = (HuSupplyRules) {
    .side = term->side, .blocked_by_units = TRUE, .blocked_by_zoc = TRUE, .zoc_negated_by_units = TRUE,
    .zoc = HU_SUPPLY_ZOC_ALL, .max_length = -1,
  };
  (void) hu_objectives_find_supply (scenario, term->side, rules);
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_TO, hu_objectives_term (term)->has_to))
    {
      rules->sources = hu_objectives_term (term)->to;
      rules->except = NULL;
      rules->owned = FALSE;
    }
}

/* Adds the lines that a condition and its parts ask for. */
static void
add_needs (const HuScenario *scenario,
           const HuTerm     *term,
           GPtrArray        *needs)
{
  if (term->kind == HU_TERM_CONNECTED || term->kind == HU_TERM_CUT_OFF)
    {
      HuSupplyNeed need = {
        .side = term->side, .origins = g_array_ref ((GArray *) hu_term_listed_hexes (term)),
        .elsewhere = hu_objectives_term (term)->has_to, .within = hu_objectives_term (term)->within,
      };

      find_line_rules (scenario, term, &need.rules);
      hu_supply_need_add (needs, &need, term);
    }
  for (guint i = 0; term->parts != NULL && i < term->parts->len; i++)
    add_needs (scenario, g_ptr_array_index (term->parts, i), needs);
}

void
hu_objectives_list_needs (const HuScenario *scenario,
                          GPtrArray        *needs)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);

  for (guint i = 0; i < rules->outcomes->len; i++)
    add_needs (scenario, ((const HuOutcome *) g_ptr_array_index (rules->outcomes, i))->needs, needs);
  for (guint i = 0; i < rules->schedule->len; i++)
    if (((const HuScoreItem *) g_ptr_array_index (rules->schedule, i))->needs != NULL)
      add_needs (scenario, ((const HuScoreItem *) g_ptr_array_index (rules->schedule, i))->needs, needs);
}

HuSupplySituation *
hu_look_term_situation (HuLook       *look,
                        const HuTerm *term)
{
  HuSupplySituation *situation;
  HuSupplyRules rules;

  if (!hu_objectives_term (term)->has_to && hu_objectives_term (term)->within == NULL)
    return NULL;

  find_line_rules (look->state->scenario, term, &rules);
  situation = hu_supply_situation_new_by (look->state, &rules);
  situation->elsewhere = hu_objectives_term (term)->has_to;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_WITHIN, hu_objectives_term (term)->within != NULL))
    hu_supply_situation_keep_within (situation, hu_objectives_term (term)->within);

  return situation;
}

/* --- Units --- */

/* Only operational units count in these rules; without `kinds`, on the map only ground units do. */
gboolean
hu_filter_has (const HuUnitFilter *filter,
               const HuScenario   *scenario,
               guint               index,
               gboolean            air)
{
  const HuUnit *unit = hu_scenario_get_unit (scenario, index);

  if (hu_unit_kind_is_tactical (unit->kind))
    return FALSE;
  if (filter->kinds == 0 && !air && hu_unit_kind_holds_nothing (unit->kind))
    return FALSE;

  return hu_unit_filter_fits (filter, scenario, index);
}

/* --- Holding --- */

static gboolean
controls (const HuState *state,
          HuSide         side,
          const HuHex   *hexes,
          guint          n)
{
  for (guint i = 0; i < n; i++)
    if (state->hex_owner[hexes[i]] != side)
      return FALSE;

  return TRUE;
}

static gboolean
is_in (HuLook      *look,
       HuSide       side,
       const HuHex *hexes,
       guint        n)
{
  for (guint i = 0; i < n; i++)
    if (hu_look_has (look, hexes[i], side))
      return TRUE;

  return FALSE;
}

gboolean
hu_look_holds (HuLook      *look,
               HuSide       side,
               HuHeld       held,
               const HuHex *hexes,
               guint        n)
{
  switch (held)
    {
    case HU_HELD_BY_CONTROL:
      return HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_CONTROL, controls (look->state, side, hexes, n));
    case HU_HELD_BY_PRESENCE:
      return HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_PRESENCE, is_in (look, side, hexes, n));
    case HU_HELD_CLEAR:
      return is_in (look, side, hexes, n) &&
             !HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_CLEAR, is_in (look, hu_side_other (side), hexes, n));
    case HU_N_HELD:
      break;
    }

  g_return_val_if_reached (FALSE);
}

/* --- The line --- */

void
hu_look_line (HuLook            *look,
              const HuLineRules *rules,
              HuSide             side,
              HuLineFinding     *finding)
{
  const HuMap *map = look->state->scenario->map;
  g_autofree guint8 *cover = g_malloc ((gsize) map->grid->n_hexes);
  g_autofree guint8 *covered = g_malloc ((gsize) map->grid->rows + 1);
  g_autofree guint8 *counts = hu_line_find_rows (map, rules);
  HuLineRules line = *rules;

  line.row_counts = counts;
  hu_line_cover_rows (look->state, &line, side, cover, covered);
  hu_line_find (map, &line, cover, covered, finding);
}
