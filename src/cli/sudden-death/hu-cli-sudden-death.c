/*
 * Sudden-death on the command line: the capital's supply lines, the cut, the cities, the
 * rear and the withdrawals.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli-system.h"
#include "hu-cli-words.h"
#include "hu-explain.h"
#include "hu-json.h"
#include "hu-sudden-death.h"

/* --- JSON --- */

static void
add_capital_json (JsonBuilder      *builder,
                  const HuScenario *scenario,
                  const GArray     *capital)
{
  hu_json_begin_list (builder, "capital");
  for (guint i = 0; i < capital->len; i++)
    {
      const HuCapitalFinding *hex = &g_array_index (capital, HuCapitalFinding, i);

      json_builder_begin_object (builder);
      hu_json_add_hex (builder, "hex", scenario, hex->hex);
      hu_json_add_side (builder, "controller", scenario, hex->owner);
      hu_json_add_boolean (builder, "supplied", hex->supplied);
      hu_json_add_hexes (builder, "path", scenario, hex->path);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_places_json (JsonBuilder      *builder,
                 const char       *key,
                 const HuScenario *scenario,
                 const GArray     *places)
{
  hu_json_begin_list (builder, key);
  for (guint i = 0; i < places->len; i++)
    {
      const HuPlaceFinding *place = &g_array_index (places, HuPlaceFinding, i);

      json_builder_begin_object (builder);
      hu_json_add_string (builder, "place", hu_map_get_place (scenario->map, place->place)->id);
      hu_json_add_side (builder, "controller", scenario, place->owner);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_json (JsonBuilder      *builder,
          const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuSuddenDeathFindings *findings = hu_snapshot_get_sudden_death (snapshot);

  add_capital_json (builder, scenario, findings->capital);
  hu_json_add_boolean (builder, "isolated", findings->isolated);
  hu_json_add_cut (builder, scenario, findings->cut, findings->cut_exact);
  hu_json_add_hexes (builder, "critical", scenario, findings->critical);
  add_places_json (builder, "cities", scenario, findings->cities);
  add_places_json (builder, "rear", scenario, findings->rear);
  hu_json_add_withdrawals (builder, scenario, FALSE, hu_sudden_death_rules (scenario)->withdrawals, findings->withdrawals);
}

/* --- Text --- */

/* Tables of the terminal's own: a line a city, where the report has one a side, and fewer columns. */

static void
add_capital_text (HuText                      *text,
                  const HuScenario            *scenario,
                  const HuSuddenDeathFindings *findings)
{
  g_autofree char *capital = hu_explain_place (scenario, hu_sudden_death_rules (scenario)->capital);
  g_autofree char *heading = g_strdup_printf ("%s (4.2, 4.3)", capital);

  hu_text_table_begin (text, heading, HU_CLI_INDENT, NULL, 3);
  for (guint i = 0; i < findings->capital->len; i++)
    {
      const HuCapitalFinding *hex = &g_array_index (findings->capital, HuCapitalFinding, i);
      HuTextCell owner = hu_cli_side_cell (scenario, hex->owner);
      char *name = hu_grid_dup_name (scenario->map->grid, hex->hex);
      char *line = hu_cli_explain_line (scenario, hex->path);

      hu_text_row (text, { name }, owner, { line });
    }
  hu_text_table_end (text);
  /* A line that is cut has no narrowest place and no critical hexes. */
  if (!findings->isolated)
    hu_cli_add_cut (text, scenario, findings->cut, findings->cut_exact, findings->critical);
}

static void
add_cities_text (HuText           *text,
                 const HuScenario *scenario,
                 const GArray     *cities)
{
  g_autofree char *heading = g_strdup_printf ("%s (4.4)", _("Cities"));

  hu_text_table_begin (text, heading, HU_CLI_INDENT, NULL, 2);
  for (guint i = 0; i < cities->len; i++)
    {
      const HuPlaceFinding *city = &g_array_index (cities, HuPlaceFinding, i);
      HuTextCell owner = hu_cli_side_cell (scenario, city->owner);
      char *name = hu_explain_place (scenario, city->place);

      hu_text_row (text, { name }, owner);
    }
  hu_text_table_end (text);
}

/* Towns are many: a line a side, not a line a town. */
static void
add_rear_row (HuText           *text,
              const HuScenario *scenario,
              const GArray     *rear,
              HuSide            side)
{
  g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  HuTextCell owner = { NULL };

  for (guint i = 0; i < rear->len; i++)
    {
      const HuPlaceFinding *place = &g_array_index (rear, HuPlaceFinding, i);

      if (place->owner == side)
        g_array_append_val (places, place->place);
    }

  if (places->len == 0)
    return;

  owner = hu_cli_side_cell (scenario, side);
  hu_text_row (text, owner, { hu_explain_places (scenario, places, 0) });
}

static void
add_rear_text (HuText           *text,
               const HuScenario *scenario,
               const GArray     *rear)
{
  g_autofree char *heading = g_strdup_printf ("%s (4.5)", _("Rear towns"));

  hu_text_table_begin (text, heading, HU_CLI_INDENT, NULL, 2);
  add_rear_row (text, scenario, rear, hu_sudden_death_rules (scenario)->defender);
  add_rear_row (text, scenario, rear, hu_sudden_death_rules (scenario)->attacker);
  add_rear_row (text, scenario, rear, HU_SIDE_NONE);
  hu_text_table_end (text);
}

static void
add_text (HuText           *text,
          const HuSnapshot *snapshot,
          const HuReport   *report)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuSuddenDeathFindings *findings = hu_snapshot_get_sudden_death (snapshot);
  g_autofree char *heading = g_strdup_printf ("%s (9.5)", _("Withdrawals"));

  add_capital_text (text, scenario, findings);
  add_cities_text (text, scenario, findings->cities);
  add_rear_text (text, scenario, findings->rear);
  hu_cli_add_withdrawals (text, scenario, heading, FALSE, hu_sudden_death_rules (scenario)->withdrawals, findings->withdrawals);
}

const HuCliSystem hu_cli_sudden_death = {
  .add_json = add_json,
  .add_text = add_text,
};
