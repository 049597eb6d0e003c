/*
 * How the capital is cut off: where its lines stop, what would open one, and the events that closed the ring (4.3).
 */
#include "config.h"

#include "hu-sudden-death-words.h"

#include "hu-sudden-death.h"

#define EVENTS_MOST 200 /* before this moment, among which the ring is looked for: each is judged */
#define CHANGES_MOST 10

static void
add_row (HuReportMaking *making,
         HuReportTable  *table,
         const char     *what,
         char           *text, /* (transfer full) */
         const GArray   *hexes)
{
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);

  _hu_report_cell (row, 0, g_strdup (what));
  _hu_report_cell_hexes (making, row, 1, text, hexes);
}

/* The same for a list, with how many they are. */
static void
add_counted (HuReportMaking *making,
             HuReportTable  *table,
             const char     *what,
             const char     *names,
             const GArray   *hexes)
{
  g_autofree char *n = _hu_report_number (hexes->len, FALSE);

  if (hexes->len > 0)
    add_row (making, table, what, g_strdup_printf (C_("sum", "%s: %s"), n, names), hexes);
}

/* Those of the hexes where lines stop that are closed in that way, with how many they are. */
static void
add_stops (HuReportMaking *making,
           HuReportTable  *table,
           const char     *what,
           const HuRuling *ruling,
           const guint8   *block,
           HuBlock         closed)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree char *names = NULL;

  for (guint i = 0; i < ruling->hexes->len; i++)
    if (block[g_array_index (ruling->hexes, HuHex, i)] == closed)
      g_array_append_val (hexes, g_array_index (ruling->hexes, HuHex, i));
  names = hu_explain_hexes (making->scenario, hexes, 0);
  add_counted (making, table, what, names, hexes);
}

static void
add_openings (HuReportMaking *making,
              HuReportTable  *table)
{
  g_autoptr(GArray) hexes = _hu_list_sudden_death_openings (making->snapshot);
  g_autofree char *side = hu_explain_side (making->scenario, hu_sudden_death_rules (making->scenario)->defender);
  g_autofree char *names = hu_explain_hexes (making->scenario, hexes, 0);
  g_autofree char *what = hu_explain_sentence (making->scenario, _("One more %s unit would open the lifeline in"), side);

  add_counted (making, table, what, names, hexes);
}

/* The units without which a line would get through, with their hexes: the first page names some. */
static void
add_units (HuReportMaking        *making,
           HuReportTable         *table,
           const HuSupplyOpening *opening)
{
  const HuState *state = hu_snapshot_get_state (making->snapshot);
  g_autoptr(GArray) units = hu_supply_opening_list_units (opening);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      g_autofree char *name = _hu_report_unit (making->scenario, unit);
      g_autofree char *hex = hu_grid_dup_name (making->scenario->map->grid, state->unit_hex[unit]);

      g_string_append_printf (names, "%s%s\u00a0%s", i > 0 ? ", " : "", name, hex);
      g_array_append_val (hexes, state->unit_hex[unit]);
    }
  /* Where the first set is of one unit, so are all: they are the smallest. */
  add_counted (making, table,
               opening->sets->len > 0 && ((const GArray *) g_ptr_array_index (opening->sets, 0))->len == 1
                 ? _("Cut off by (without any one of these units the lifeline would be open)") : _("Cut off together by"),
               names->str, hexes);
}

static const HuRuling *
find_ruling (const GPtrArray *rulings)
{
  for (guint i = rulings->len; i-- > 0;)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->kind == HU_SUDDEN_DEATH_RULING_ISOLATED || ruling->kind == HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE)
        return ruling;
    }

  return NULL;
}

/* The width of the lifeline after so many events. */
static gint64
count_width (HuReportMaking *making,
             guint           n_events,
             gint64         *start)
{
  g_autoptr(HuSnapshot) then = hu_adjudicator_count (making->adjudicator, n_events, making->viewer);
  const HuMeter *meter = hu_snapshot_get_meter (then, HU_SUDDEN_DEATH_METER_LIFELINE);

  *start = meter->start;

  return meter->value;
}

static char *
explain_change (HuReportMaking *making,
                guint           event,
                gint64          from,
                gint64          to)
{
  const HuState *before = hu_adjudicator_peek (making->adjudicator, event - 1);
  g_autofree char *words = hu_explain_event (making->scenario, hu_adjudicator_get_event (making->adjudicator, event - 1), before);

  /* Translators: two widths of a lifeline, an event and its number: "7 → 5: 18 Pz moves 4620 → 4421 (2 hexes) (1064)". */
  return g_strdup_printf (C_("lifeline", "%1$d → %2$d: %3$s (%4$u)"), (int) from, (int) to, words, event);
}

/* The events by which the lifeline became narrower, from the last moment when it was as wide as at the start. */
static void
add_ring (HuReportMaking *making,
          HuReportTable  *table)
{
  g_autoptr(GString) words = g_string_new (NULL);
  gint64 start = 0, width = count_width (making, making->n_events, &start);
  guint event = making->n_events, first = event > EVENTS_MOST ? event - EVENTS_MOST : 0;

  for (guint n = 0; event > first && n < CHANGES_MOST && width < start; event--)
    {
      gint64 before = count_width (making, event - 1, &start);
      g_autofree char *change = before != width ? explain_change (making, event, before, width) : NULL;

      if (change == NULL)
        continue;
      if (n++ > 0)
        g_string_prepend (words, "; ");
      g_string_prepend (words, change);
      width = before;
    }
  if (words->len > 0)
    add_row (making, table, _("Width of the lifeline, event by event"), g_strdup_printf ("%s.", words->str), NULL);
}

void
_hu_report_add_ring (HuReportMaking *making)
{
  const HuSupplyOpening *opening = hu_snapshot_get_sudden_death (making->snapshot)->opening;
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (making->snapshot);
  const HuRuling *ruling = find_ruling (rulings);
  HuSupplySituation *situation = hu_supply_situation_new_asked (hu_snapshot_get_state (making->snapshot));
  HuReportTable *table = _hu_report_table (making, NULL);

  table->look = HU_TABLE_CLOSE;
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, "");
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, "");
  if (opening != NULL)
    add_units (making, table, opening);
  if (ruling != NULL)
    {
      add_stops (making, table, _("Lines stop at units in"), ruling, situation->block, HU_BLOCK_UNIT);
      add_stops (making, table, _("Lines stop at zones of control in"), ruling, situation->block, HU_BLOCK_ZOC);
      add_stops (making, table, _("Lines stop at hexes that the enemy controls"), ruling, situation->block, HU_BLOCK_OWNER);
    }
  hu_supply_situation_free (situation);
  add_openings (making, table);
  /* Who sees a part of the game is not told of moves that he did not see. */
  if (making->viewer == HU_SIDE_NONE)
    add_ring (making, table);
}
