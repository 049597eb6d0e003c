/*
 * Facts about a hex. Reads the snapshot and the lines and calculates nothing.
 */
#include "config.h"

#include "hu-hex-facts.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-supply.h"
#include "hu-explain.h"
#include "hu-system-panels.h"

#define MOST_UNITS 6

static void
fact_free (gpointer data)
{
  HuHexFact *fact = data;

  g_free (fact->label);
  g_free (fact->value);
  g_free (fact->more);
  g_free (fact);
}

static void
add (GPtrArray  *facts,
     const char *label,
     char       *value)
{
  HuHexFact *fact = g_new0 (HuHexFact, 1);

  fact->label = g_strdup (label);
  fact->value = value;
  g_ptr_array_add (facts, fact);
}

static gboolean
is_on_line (const HuSupplyLines *lines,
            HuHex                hex)
{
  for (guint i = 0; i < lines->tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (lines->tracing->traces, i);

      if (trace->path != NULL && hu_hexes_have (trace->path, hex))
        return TRUE;
    }

  return FALSE;
}

static char *
word_supply (const HuScenario    *scenario,
             const HuSupplyLines *lines,
             HuHex                hex)
{
  HuHex from = HU_HEX_NONE;
  gint distance = hu_supply_lines_distance (lines, hex, &from);
  const HuFrontierHex *frontier;

  if (distance >= 0)
    {
      g_autofree char *origin = hu_explain_hex (scenario, from);

      if (distance == 0)
        return g_strdup (_("the line begins here"));
      if (is_on_line (lines, hex))
        /* Translators: %d counts hexes, %s is a hex as "3009 (Moscow)" */
        return g_strdup_printf (ngettext ("on the line, %d hex from %s", "on the line, %d hexes from %s",
                                          (gulong) distance),
                                distance, origin);
      return g_strdup_printf (ngettext ("reached, %d hex from %s", "reached, %d hexes from %s",
                                        (gulong) distance),
                              distance, origin);
    }

  frontier = hu_supply_lines_find_frontier (lines, hex);
  if (frontier != NULL)
    {
      g_autofree char *why = hu_explain_frontier (lines->situation, frontier);

      /* Translators: %s says why, as "zone of control of 6 Pz, and no Soviet unit here" */
      return g_strdup_printf (_("blocked: %s"), why);
    }

  return g_strdup (_("no line of supply reaches it"));
}

/* Adds whether the units there are in supply, by the sources of their own side. */
static void
add_supply (GPtrArray    *facts,
            HuSnapshot   *snapshot,
            const GArray *stack,
            HuHex         hex)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  HuSide side = HU_SIDE_NONE;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuSupplyArmy) army = NULL;
  HuSupplyStanding standing;
  g_autofree char *words = NULL;
  g_autofree char *why = NULL;

  for (guint i = 0; i < stack->len && side == HU_SIDE_NONE; i++)
    if (hu_snapshot_get_secrecy (snapshot, g_array_index (stack, guint, i)) == HU_SECRECY_NONE)
      side = hu_scenario_get_unit (state->scenario, g_array_index (stack, guint, i))->side;
  if (side == HU_SIDE_NONE || !hu_supply_rules_has_any (state->scenario))
    return;

  if (!hu_tracing_possible (state->scenario, side))
    {
      add (facts, _("Supply"), hu_explain_supply_nowhere (state->scenario, side));
      return;
    }

  situation = hu_supply_situation_new_of_units (state, side);
  army = hu_supply_army_new (situation);
  standing = hu_supply_army_ask (army, hex);
  words = hu_explain_supply_standing (state->scenario, &standing);
  if (standing.length < 0)
    {
      g_autoptr(HuSupplyOpening) opening = hu_supply_opening_new (situation, &hex, 1);

      why = hu_explain_supply_opening (state->scenario, opening);
    }
  add (facts, _("Supply"), why != NULL ? g_strdup_printf ("%s\n%s", words, why) : g_steal_pointer (&words));
}

/* "Lines from Moscow": those that are shown. */
static char *
word_lines (const HuScenario    *scenario,
            const HuSupplyLines *lines)
{
  HuSupplyAsked asked;
  g_autofree char *from = NULL;

  if (lines->unit != HU_UNIT_NONE)
    from = hu_explain_unit (scenario, lines->unit);
  else if (lines->from != HU_HEX_NONE)
    from = hu_grid_dup_name (scenario->map->grid, lines->from);
  else if (hu_supply_find_asked (scenario, &asked))
    from = hu_explain_place (scenario, asked.place);

  /* Translators: the lines of supply that are shown; the capital, a hex or a unit from which they run */
  return hu_explain_sentence (scenario, _("Lines from %s"), from);
}

/* The answer about the unit there tells of its lines already. */
static char *
explain_lines (const HuScenario    *scenario,
               const HuSupplyLines *lines,
               const HuReason      *reason,
               const HuFrontierHex *stop,
               HuHex                hex)
{
  if (lines->opening == NULL)
    return hu_explain_supply_reason (lines->situation, reason, stop, hex);

  return lines->unit != HU_UNIT_NONE && lines->from == hex ? NULL : hu_explain_supply_opening (scenario, lines->opening);
}

static void
add_lines (GPtrArray           *facts,
           const HuScenario    *scenario,
           const HuSupplyLines *lines,
           HuHex                hex)
{
  const HuFrontierHex *stop;
  g_autoptr(HuReason) reason = hu_tracing_reason (lines->tracing, lines->situation, hex, &stop);
  g_autofree char *why = explain_lines (scenario, lines, reason, stop, hex);
  g_autofree char *supply = word_supply (scenario, lines, hex);
  g_autofree char *label = word_lines (scenario, lines);
  HuHex from;

  /* All hexes lack the same for a line; the card says it only where lines begin. */
  if (lines->opening != NULL && hu_supply_lines_distance (lines, hex, &from) != 0)
    {
      add (facts, label, g_steal_pointer (&supply));
      ((HuHexFact *) g_ptr_array_index (facts, facts->len - 1))->more = g_steal_pointer (&why);
    }
  else
    add (facts, label, why != NULL ? g_strdup_printf ("%s\n%s", supply, why) : g_steal_pointer (&supply));

  if (hu_supply_lines_is_critical (lines, hex))
    add (facts, _("Lifeline"), g_strdup (_("blocking this hex alone cuts every line")));
  else if (hu_supply_lines_in_cut (lines, hex))
    {
      const HuSupplyCut *cut = lines->tracing->cut;
      guint n = cut->hexes->len;

      add (facts, _("Lifeline"),
           g_strdup_printf (cut->exact
                            ? ngettext ("the %u hex of the narrowest cut", "one of the %u hexes of the narrowest cut", n)
                            : ngettext ("the %u hex of a cut that was found",
                                        "one of the hexes of a cut that was found; the narrowest has at most %u", n),
                            n));
    }
}

static void
add_zoc (GPtrArray           *facts,
         const HuScenario    *scenario,
         const HuSupplyLines *lines,
         HuHex                hex)
{
  g_autoptr(GArray) units = NULL;

  if (!lines->situation->zoc[hex])
    return;

  units = hu_supply_situation_blockers (lines->situation, hex, HU_BLOCK_ZOC);
  if (units->len > 0)
    add (facts, _("Zone of control"), hu_explain_units (scenario, units, MOST_UNITS));
}

/* Adds what @show asks according to the first system in force that finds it; FALSE: none does. */
static gboolean
add_of_systems (GPtrArray  *facts,
                HuSnapshot *snapshot,
                HuHex       hex,
                HuShow      show,
                gboolean    units)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (snapshot, id) != NULL && hu_system_panels_get (id)->add_facts != NULL &&
        hu_system_panels_get (id)->add_facts (facts, add, snapshot, hex, show, units))
      return TRUE;

  return FALSE;
}

/* @lines: the supply lines shown, or NULL.  Returns terrain, control, units, front line, zones of control, the
 * supply of the units there, and the lines shown with their reason, in this order; (transfer full) (element-type
 * HuHexFact). */
GPtrArray *
hu_hex_facts_list (HuSnapshot          *snapshot,
                   const HuSupplyLines *lines,
                   HuHex                hex,
                   gboolean             units,
                   guint                tells)
{
  const gboolean owners = (tells & 1u << HU_SHOW_CONTROL) != 0;
  const HuState *state;
  const HuScenario *scenario;
  g_autoptr(GArray) stack = NULL;
  GPtrArray *facts;

  g_return_val_if_fail (snapshot != NULL, NULL);

  state = hu_snapshot_get_state (snapshot);
  scenario = state->scenario;
  g_return_val_if_fail (hu_grid_has (scenario->map->grid, hex), NULL);

  facts = g_ptr_array_new_with_free_func (fact_free);
  add (facts, _("Terrain"), hu_explain_terrain ((HuTerrain) scenario->map->terrain[hex]));
  if (scenario->map->levels != NULL)
    add (facts, _("Elevation"), hu_explain_elevation (hu_map_level (scenario->map, hex)));
  if (owners && !add_of_systems (facts, snapshot, hex, HU_SHOW_CONTROL, units))
    add (facts, _("Control"), hu_explain_side (scenario, (HuSide) state->hex_owner[hex]));

  stack = hu_snapshot_units_in (snapshot, hex);
  if ((!owners || !hu_snapshot_has_owners (snapshot)) && units && stack->len > 0)
    add (facts, _("Units"), hu_explain_seen_units (snapshot, stack, MOST_UNITS));

  if ((tells & 1u << HU_SHOW_ROWS) != 0)
    add_of_systems (facts, snapshot, hex, HU_SHOW_ROWS, units);
  if ((tells & 1u << HU_SHOW_SUPPLY) != 0)
    add_supply (facts, snapshot, stack, hex);
  if (lines != NULL && (tells & 1u << HU_SHOW_ZONES) != 0)
    add_zoc (facts, scenario, lines, hex);
  if (lines != NULL && (tells & 1u << HU_SHOW_SUPPLY) != 0)
    add_lines (facts, scenario, lines, hex);

  return facts;
}

char *
hu_hex_facts_speak (HuSnapshot          *snapshot,
                    const HuSupplyLines *lines,
                    HuHex                hex,
                    guint                tells)
{
  g_autoptr(GPtrArray) facts = hu_hex_facts_list (snapshot, lines, hex, TRUE, tells);
  g_autofree char *name = hu_explain_hex (hu_snapshot_get_scenario (snapshot), hex);
  GString *text = g_string_new (name);

  for (guint i = 0; i < facts->len; i++)
    {
      const HuHexFact *fact = g_ptr_array_index (facts, i);

      g_string_append_printf (text, "%s%s: %s", g_str_has_suffix (text->str, ".") ? " " : ". ", fact->label, fact->value);
      if (fact->more != NULL)
        g_string_append_printf (text, "\n%s", fact->more);
    }

  return g_string_free (text, FALSE);
}
