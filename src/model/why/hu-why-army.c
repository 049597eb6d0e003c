/*
 * Reasons of supply of a whole side: who of it is out of supply, which lines of conditions are closed, what stops its lines.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-supply.h"
#include "hu-explain.h"
#include "hu-supply-army.h"
#include "hu-supply-lines.h"
#include "hu-supply-need.h"
#include "hu-why-node-private.h"
#include "hu-zoc.h"

/* The ground units of the side on the map that are out of supply, as far as they are known; @n: (out): of so many. */
static GArray *
list_out (HuSnapshot *snapshot,
          HuSide      side,
          guint      *n)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_of_units (state, side);
  g_autoptr(HuSupplyArmy) army = hu_supply_army_new (situation);
  GArray *out = g_array_new (FALSE, FALSE, sizeof (guint));

  *n = 0;
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (unit->side != side || !hu_unit_is_ground (unit) || state->unit_status[i] != HU_UNIT_ON_MAP ||
          state->unit_hex[i] == HU_HEX_NONE || hu_snapshot_get_secrecy (snapshot, i) != HU_SECRECY_NONE)
        continue;
      (*n)++;
      if (hu_supply_army_ask (army, state->unit_hex[i]).length < 0)
        g_array_append_val (out, i);
    }

  return out;
}

/* Adds the answer for the line, as a click on the map gives it; takes @lines. */
static void
add_line (HuWhyNode     *self,
          GListStore    *list,
          HuSupplyLines *lines,
          const char    *rule)
{
  HuWhyNode *node;

  if (lines == NULL)
    return;

  node = _hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_supply_answer (lines->situation, lines->answer, lines->unit));
  _hu_why_add_hexes (node, ((const HuSupplyTrace *) g_ptr_array_index (lines->tracing->traces, 0))->path);
  if (lines->opening != NULL)
    _hu_why_add_hexes (node, lines->opening->hexes);
  _hu_why_set_rule (node, rule);
  hu_supply_lines_free (lines);
}

/* Each unit of the side that is the index and is out of supply, with the cause. */
static void
list_out_of_supply (HuWhyNode  *self,
                    GListStore *list)
{
  guint n;
  g_autoptr(GArray) out = list_out (self->snapshot, (HuSide) self->index, &n);

  for (guint i = 0; i < out->len; i++)
    {
      guint unit = g_array_index (out, guint, i);

      add_line (self, list, hu_supply_lines_new_from (self->snapshot, hu_snapshot_get_state (self->snapshot)->unit_hex[unit],
                                                      (HuSide) self->index, unit), "8");
    }
}

/* Each line that a condition asks for from a hex. */
static void
list_needs (HuWhyNode  *self,
            GListStore *list)
{
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (hu_snapshot_get_scenario (self->snapshot));

  for (guint i = 0; i < needs->len; i++)
    {
      const HuSupplyNeed *need = g_ptr_array_index (needs, i);

      for (guint j = 0; need->side == (HuSide) self->index && j < MIN (need->origins->len, WHY_MOST_NEEDED); j++)
        add_line (self, list, hu_supply_lines_new_of_need (self->snapshot, g_array_index (need->origins, HuHex, j), i), "terms");
    }
}

static HuWhyNode *
add_head (HuWhyNode  *self,
          GListStore *list,
          HuSide      side,
          char       *text,
          void      (*list_part) (HuWhyNode  *self,
                                  GListStore *list))
{
  HuWhyNode *head = _hu_why_add_below (self, list, WHY_PART, (guint) side, text);

  head->list_part = list_part;
  _hu_why_set_rule (head, "8");

  return head;
}

static gboolean
needs_any (const HuScenario *scenario,
           HuSide            side)
{
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (scenario);

  for (guint i = 0; i < needs->len; i++)
    if (((const HuSupplyNeed *) g_ptr_array_index (needs, i))->side == side)
      return TRUE;

  return FALSE;
}

void
_hu_why_add_army_supply (HuWhyNode  *self,
                         GListStore *list,
                         HuSide      side)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autofree char *name = hu_explain_side (scenario, side);
  g_autoptr(GArray) out = NULL;
  HuWhyNode *head;
  guint n;

  if (!hu_tracing_possible (scenario, side))
    return;

  out = list_out (self->snapshot, side, &n);
  if (n > 0)
    {
      head = add_head (self, list, side, hu_explain_sentence (scenario,
                         /* Translators: a side; numbers of units. */
                         _("Out of supply, %1$s side: %2$u of %3$u ground units on the map"), name, out->len, n),
                       list_out_of_supply);
      _hu_why_set_cause (head, NULL, out);
    }
  if (needs_any (scenario, side))
    add_head (self, list, side, hu_explain_sentence (scenario,
                /* Translators: a side. */
                _("Lines that conditions ask for, %s side"), name), list_needs);
}

/* So many hexes are named; of more than these a map tells more than their names. */
#define MOST_HEXES 24

/* Into which hexes the zones of @units reach, and that a lake or a cliff keeps one from a hex. */
static void
add_reach (HuWhyNode    *self,
           GListStore   *list,
           const GArray *units)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const HuMap *map = state->scenario->map;
  g_autofree guint8 *zoc = g_malloc0 ((gsize) map->grid->n_hexes);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree char *names = NULL;
  HuHex beside[HU_N_DIRECTIONS];
  gboolean barred = FALSE;

  hu_zoc_mark (state, hu_side_other ((HuSide) self->index), hu_supply_projects, zoc);
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (zoc[hex] && hu_map_has (map, hex))
      g_array_append_val (hexes, hex);
  for (guint i = 0; i < units->len; i++)
    {
      HuHex hex = state->unit_hex[g_array_index (units, guint, i)];

      hu_grid_neighbours (map->grid, hex, beside);
      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        barred = barred || (beside[direction] != HU_HEX_NONE && hu_map_is_barrier (map, hex, direction));
    }

  names = hu_explain_hexes (state->scenario, hexes, 0);
  if (hexes->len > 0)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hexes->len > MOST_HEXES
                                         ? g_strdup_printf (ngettext ("Their zones reach %u hex.", "Their zones reach %u hexes.",
                                                                      hexes->len), hexes->len)
                                         /* Translators: hexes. */
                                         : g_strdup_printf (_("Their zones reach %s."), names)), "8");
  if (barred)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                         g_strdup (_("None reaches across a lake or cliff hexside."))), "8");
}

/* The enemy units whose zones stop the side's lines: each ground unit, or none where zones do not count. */
static void
list_zones (HuWhyNode  *self,
            GListStore *list)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  HuSide side = (HuSide) self->index;
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_of_units (state, side);
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;

  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_supply_stoppers (situation)), "8");
  if (!situation->rules.blocked_by_zoc || situation->rules.zoc != HU_SUPPLY_ZOC_ALL)
    return;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (unit->side == hu_side_other (side) && hu_unit_is_ground (unit) && hu_supply_projects (unit) &&
          state->unit_status[i] == HU_UNIT_ON_MAP && hu_snapshot_get_secrecy (self->snapshot, i) == HU_SECRECY_NONE)
        g_array_append_val (units, i);
    }
  if (units->len == 0)
    return;

  names = hu_explain_units (state->scenario, units, 0);
  /* Translators: units. */
  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("Units with such a zone: %s."), names)), "8");
  add_reach (self, list, units);
}

void
_hu_why_add_zones (HuWhyNode  *self,
                   GListStore *list,
                   HuSide      side)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autofree char *name = hu_explain_side (scenario, side);

  if (hu_tracing_possible (scenario, side))
    /* Translators: a side. */
    add_head (self, list, side, hu_explain_sentence (scenario, _("Lines of supply of the %s side"), name), list_zones);
}
