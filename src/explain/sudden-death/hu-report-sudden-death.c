/*
 * The report's part on sudden-death: the capital's lines and the hexes they depend on, the
 * cities, the rear, the withdrawals.
 */
#include "config.h"

#include "hu-explain-withdrawal.h"
#include "hu-sudden-death-words.h"
#include "hu-sudden-death.h"

/* The hexes that a line leads through from the hex that is asked about, which is not one of them. */
static char *
explain_line (const HuScenario *scenario,
              const GArray     *path)
{
  g_autoptr(GArray) through = NULL;
  g_autofree char *hexes = NULL;

  if (path == NULL)
    return g_strdup (_("no line of supply"));

  through = g_array_copy ((GArray *) path);
  if (through->len > 1)
    g_array_remove_index (through, 0);
  hexes = hu_explain_hexes (scenario, through, 0);
  /* Translators: length of a line of supply, its hexes. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "line of %u hex: %s", "line of %u hexes: %s", through->len),
                          through->len, hexes);
}

/* A row of hexes that nobody has to control, with how many they are. */
static void
add_hexes (HuReportMaking *making,
           HuReportTable  *table,
           const char     *what,
           char           *n, /* (transfer full) */
           const GArray   *hexes)
{
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);
  g_autofree char *number = n;
  g_autofree char *names = hu_explain_hexes (making->scenario, hexes, 0);

  _hu_report_cell (row, 0, g_strdup (what));
  _hu_report_cell (row, 1, g_strdup ("–"));
  _hu_report_cell_hexes (making, row, 2,
                         hexes->len == 0 ? g_strdup (C_("hexes", "none")) : g_strdup_printf (C_("sum", "%s: %s"), number, names),
                         hexes);
}

/* Where the capital is cut off, says what would have to be different. */
static void
add_opening (HuReportMaking        *making,
             HuReportTable         *table,
             const HuSupplyOpening *opening)
{
  g_autofree char *words = NULL;
  HuReportRow *row;

  if (opening == NULL)
    return;

  words = hu_explain_supply_opening (making->scenario, opening);
  row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);
  _hu_report_cell (row, 0, g_strdup (_("What would open it")));
  _hu_report_cell_hexes (making, row, 2, g_strdup_printf ("%s.", words), opening->hexes);
}

static void
add_capital (HuReportMaking              *making,
             const HuSuddenDeathFindings *findings)
{
  const HuScenario *scenario = making->scenario;
  g_autofree char *capital = hu_explain_place (scenario, hu_sudden_death_rules (scenario)->capital);
  HuReportTable *table;
  HuReportRow *row;

  /* Translators: the capital. */
  _hu_report_heading (making, 2, g_strdup_printf (_("%s and its lifeline (4.2, 4.3)"), capital));
  table = _hu_report_table (making, "lifeline");
  table->look = HU_TABLE_CLOSE;
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Hex"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Controlled by"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Line of supply"));
  for (guint i = 0; i < findings->capital->len; i++)
    {
      const HuCapitalFinding *hex = &g_array_index (findings->capital, HuCapitalFinding, i);

      row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);
      _hu_report_cell (row, 0, hu_grid_dup_name (scenario->map->grid, hex->hex));
      _hu_report_spot (row, 0, hex->hex);
      _hu_report_cell_side (making, row, 1, hex->owner);
      _hu_report_cell_hexes (making, row, 2, explain_line (scenario, hex->path), hex->path);
    }

  if (findings->isolated)
    {
      /* Units without which it would be open are listed with their hexes. */
      if (findings->opening != NULL && findings->opening->kind != HU_OPENING_UNITS)
        add_opening (making, table, findings->opening);
      _hu_report_add_ring (making);
      return;
    }

  add_hexes (making, table, _("Narrowest cut"),
             _hu_explain_hexes_needed ((gint) findings->cut->len, !findings->cut_exact), findings->cut);
  add_hexes (making, table, _("Critical hexes"), _hu_report_number (findings->critical->len, FALSE), findings->critical);
}

/* A line a side: towns are many. */
static void
add_places (HuReportMaking *making,
            const char     *name,
            char           *heading, /* (transfer full) */
            const GArray   *found)
{
  HuReportTable *table;

  if (found->len == 0)
    {
      g_free (heading);
      return;
    }

  _hu_report_heading (making, 2, heading);
  table = _hu_report_table (making, name);
  table->look = HU_TABLE_CLOSE;
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Controlled by"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, C_("places", "How many"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Places"));
  for (gint side = HU_SIDE_NONE; side < HU_N_SIDES; side++)
    {
      g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
      HuReportRow *row;

      for (guint i = 0; i < found->len; i++)
        if (g_array_index (found, HuPlaceFinding, i).owner == side)
          g_array_append_val (places, g_array_index (found, HuPlaceFinding, i).place);
      if (places->len == 0)
        continue;

      row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);
      _hu_report_cell_side (making, row, 0, side);
      _hu_report_cell_number (row, 1, places->len, FALSE);
      _hu_report_cell_places (making, row, 2, places);
    }
}

static void
add_withdrawals (HuReportMaking *making,
                 const GArray   *withdrawals)
{
  HuReportTable *table;

  if (withdrawals->len == 0)
    return;

  _hu_report_heading (making, 2, g_strdup (_("Withdrawals (9.5)")));
  table = _hu_report_table (making, "withdrawals");
  table->look = HU_TABLE_CLOSE;
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("withdrawal", "Due in"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, C_("withdrawal", "Needed"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, C_("withdrawal", "Done"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, C_("forces", "Units"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("withdrawal", "State"));
  for (guint i = 0; i < withdrawals->len; i++)
    {
      const HuWithdrawalFinding *one = &g_array_index (withdrawals, HuWithdrawalFinding, i);
      const HuWithdrawal *withdrawal = g_ptr_array_index (hu_sudden_death_rules (making->scenario)->withdrawals, i);
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

      _hu_report_cell (row, 0, hu_explain_turn (making->scenario, withdrawal->turn));
      _hu_report_cell_number (row, 1, one->needed, FALSE);
      _hu_report_cell_number (row, 2, one->done, FALSE);
      _hu_report_cell (row, 3, hu_explain_withdrawal_units (making->scenario, withdrawal));
      _hu_report_cell (row, 4, g_strdup (one->state != HU_WITHDRAWAL_MET && one->state != HU_WITHDRAWAL_FAILED &&
                                         _hu_report_is_over (making)
                                         ? C_("withdrawal", "the game ended before")
                                         : hu_explain_withdrawal_state (one->state)));
    }
}

void
_hu_report_add_sudden_death (HuReportMaking *making)
{
  const HuSuddenDeathFindings *findings = hu_snapshot_get_sudden_death (making->snapshot);

  add_capital (making, findings);
  add_places (making, "cities", g_strdup (_("Cities (4.4)")), findings->cities);
  add_places (making, "rear", g_strdup (_("Rear towns (4.5)")), findings->rear);
  add_withdrawals (making, findings->withdrawals);
}
