/*
 * The front-line system's part in the window: the ledger and the strip, the sides that cover a hex, and the
 * effect of points.
 */
#include "config.h"

#include "hu-system-panels.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-front-line.h"
#include "hu-front-line-gap-list.h"
#include "hu-front-line-ledger-panel.h"
#include "hu-front-line-level-dial.h"
#include "hu-front-line-strip-view.h"
#include "hu-front-line-workshop.h"
#include "hu-front-line.h"
#include "hu-geometry.h"
#include "hu-meter-card.h"

/* Names the sides that cover the hex, and the nearby units that do not. */
static char *
word_hex (const HuState *state,
          HuHex          hex)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(HuReason) reason = hu_front_line_hex_reason (state, side, hex);
      g_autofree char *words = hu_explain_cover_reason (state->scenario, reason);

      if (reason->met || reason->exceptions != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", words);
    }

  return g_strdup (text->len > 0 ? text->str : _("covered by nobody"));
}

/* How both lines hold the row, and by whom. */
static char *
word_row (const HuState *state,
          gint           row)
{
  g_autoptr(HuReason) first = hu_front_line_row_reason (state, HU_SIDE_FIRST, row);
  g_autoptr(HuReason) second = hu_front_line_row_reason (state, HU_SIDE_SECOND, row);
  g_autofree char *one = hu_explain_cover_reason (state->scenario, first);
  g_autofree char *other = hu_explain_cover_reason (state->scenario, second);

  return hu_front_line_row_counts (state->scenario, row) ? g_strdup_printf ("%s\n%s", one, other)
                                                         : g_steal_pointer (&one);
}

static gboolean
add_facts (GPtrArray  *facts,
           HuFactFunc  add,
           HuSnapshot *snapshot,
           HuHex       hex,
           HuShow      show,
           gboolean    units)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  gint row = hu_grid_row (state->scenario->map->grid, hex);
  /* Translators: %d is a hex row of the map */
  g_autofree char *label = g_strdup_printf (_("Row %d"), row);

  if (show != HU_SHOW_ROWS)
    return FALSE;

  add (facts, _("Front line"), word_hex (state, hex));
  add (facts, label, word_row (state, row));

  return TRUE;
}

static char *
word_ratio (const HuScenario          *scenario,
            const HuFrontLineFindings *findings)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT " : %" G_GINT64_FORMAT,
                          findings->points[hu_front_line_rules (scenario)->attacker],
                          findings->points[hu_front_line_rules (scenario)->defender]);
}

static char *
word_points (HuSnapshot  *before,
             HuSnapshot  *after,
             HuAdjustWhat what)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (after);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (after);
  g_autofree char *now = word_ratio (scenario, hu_snapshot_get_front_line (before));
  g_autofree char *then = word_ratio (scenario, findings);
  g_autofree char *level = hu_explain_level (scenario, findings->level);

  /* Translators: victory points before and after, each as "12 : 4", then as "Soviet marginal victory" */
  return g_strdup_printf (_("%1$s → %2$s: %3$s if the game ends now."), now, then, level);
}

/* Lists the rows, or the hexes of the cheapest line, that will cost points. */
static GArray *
list_costs (HuSnapshot *snapshot,
            GArray     *rows)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  GArray *hexes;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    for (guint i = 0; findings->examined[side] && i < findings->gaps[side]->len; i++)
      g_array_append_val (rows, g_array_index (findings->gaps[side], HuGap, i).row);

  if (hu_front_line_rules (scenario)->reading == HU_READING_ROWS)
    return hu_geometry_row_hexes (scenario->map->grid, rows);

  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (findings->examined[side] && findings->open[side] != NULL)
      g_array_append_vals (hexes, findings->open[side]->data, findings->open[side]->len);

  return hexes;
}

/* Adds the points with a dial, which leads to the ledger, and below a line the gaps that it leaves open. */
static void
add_meters (GPtrArray  *widgets,
            HuSnapshot *snapshot)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      GtkWidget *card;

      if (meter->system != HU_SYSTEM_FRONT_LINE)
        continue;
      card = hu_meter_card_new (meter->kind, 0);
      g_ptr_array_add (widgets, card);
      if (meter->kind != HU_FRONT_LINE_METER_POINTS)
        {
          g_ptr_array_add (widgets, hu_gap_list_new (meter->for_side));
          continue;
        }
      hu_meter_card_add_part (HU_METER_CARD (card), HU_METER_PART (hu_level_dial_new ()));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.ledger");
    }
}

static const HuSidePageKind pages[] = {
  { "ledger", N_("Ledger"), "ledger", hu_ledger_panel_new },
  { NULL },
};

static const char * const uses[] = { "/start/points", NULL };

const HuSystemPanels hu_front_line_panels = {
  .pages = pages,
  .add_meters = add_meters,
  .make_beside = hu_line_strip_new,
  .topics = { [HU_TOPIC_GAME] = "levels", [HU_TOPIC_HEX] = "line" },
  .add_facts = add_facts,
  .list_costs = list_costs,
  .word_points = word_points,
  .fill_rules = hu_front_line_workshop_fill,
  .rules_title = N_("Rules: Front Line"),
  .uses = uses,
};
