/*
 * Parts that several text answers of the command line share.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli-words.h"
#include "hu-explain.h"

/* @side: a side, or HU_SIDE_NONE. */
HuTextStyle
hu_cli_side_style (HuSide side)
{
  switch (side)
    {
    case HU_SIDE_FIRST:
      return HU_STYLE_FIRST_SIDE;
    case HU_SIDE_SECOND:
      return HU_STYLE_SECOND_SIDE;
    case HU_SIDE_NONE:
      break;
    }

  return HU_STYLE_FAINT;
}

HuTextCell
hu_cli_side_cell (const HuScenario *scenario,
                  HuSide            side)
{
  return (HuTextCell) { hu_explain_side (scenario, side), hu_cli_side_style (side), NULL };
}

/* Appends the title of the game and the moment reported on. */
void
hu_cli_add_head (HuText           *text,
                 const HuScenario *scenario,
                 const HuClock    *clock,
                 guint             n_events,
                 guint             n_all)
{
  g_autofree char *moment = hu_explain_clock (scenario, clock);
  g_autofree char *line = NULL;

  if (n_events == n_all)
    /* Translators: "Oct III, German, Movement", number of events. */
    line = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s (%u event)", "%s (%u events)", n_all), moment,
                            n_all);
  else
    /* Translators: "Oct III, German, Movement", number of events looked at, number of all events. */
    line = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s (%u of %u event)", "%s (%u of %u events)",
                                         n_all),
                            moment, n_events, n_all);

  hu_text_paragraph (text, HU_STYLE_STRONG, 0, hu_scenario_word (scenario, scenario->title));
  hu_text_paragraph (text, HU_STYLE_FAINT, 0, line);
}

char *
hu_cli_name_hexes (const HuScenario *scenario,
                   const GArray     *hexes)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < hexes->len; i++)
    {
      g_autofree char *name = hu_grid_dup_name (scenario->map->grid, g_array_index (hexes, HuHex, i));

      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", name);
    }

  return g_string_free (names, FALSE);
}

/**
 * hu_cli_explain_line:
 * @path: (nullable) (element-type HuHex): a supply line, its origin first
 *
 * Words a supply line.  Its length counts the hexes after the origin, the source included,
 * as the option of a longest line in 4.3 does.
 */
char *
hu_cli_explain_line (const HuScenario *scenario,
                     const GArray     *path)
{
  g_autofree char *hexes = NULL;
  guint length;

  if (path == NULL)
    return g_strdup (_("no line of supply"));

  length = path->len - 1;
  hexes = hu_cli_name_hexes (scenario, path);
  /* Translators: length of a line of supply, its hexes. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "line of %u hex: %s", "line of %u hexes: %s", length),
                          length, hexes);
}

static void
add_hexes_row (HuText           *text,
               const HuScenario *scenario,
               const char       *name,
               const GArray     *hexes,
               gboolean          exact)
{
  g_autofree char *list = hu_cli_name_hexes (scenario, hexes);
  char *words;

  if (hexes->len == 0)
    words = g_strdup (C_("hexes", "none"));
  else if (!exact)
    /* Translators: the number of hexes that will do, where fewer might, too; their names. */
    words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "at most %u hex: %s", "at most %u hexes: %s", hexes->len),
                             hexes->len, list);
  else
    /* Translators: number of hexes, their names. */
    words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hex: %s", "%u hexes: %s", hexes->len),
                             hexes->len, list);

  hu_text_row (text, { g_strdup (name) }, { words });
}

/**
 * hu_cli_add_cut:
 * @cut: (element-type HuHex): the narrowest cut
 * @exact: whether no smaller one exists
 * @critical: (element-type HuHex): the critical hexes
 *
 * Appends the cut and the critical hexes: the places where the line is weakest.
 */
void
hu_cli_add_cut (HuText           *text,
                const HuScenario *scenario,
                const GArray     *cut,
                gboolean          exact,
                const GArray     *critical)
{
  hu_text_table_begin (text, NULL, HU_CLI_INDENT, NULL, 2);
  /* Translators: the smallest set of hexes whose closing cuts all lines of supply. */
  add_hexes_row (text, scenario, _("Narrowest cut"), cut, exact);
  /* Translators: each hex whose closing alone cuts all lines of supply. */
  add_hexes_row (text, scenario, _("Critical hexes"), critical, TRUE);
  hu_text_table_end (text);
}

/* Names the turn in which a withdrawal falls due; its phase counts within the side's first player turn. */
static char *
explain_due (const HuScenario   *scenario,
             const HuWithdrawal *withdrawal)
{
  g_autofree char *turn = hu_explain_turn (scenario, withdrawal->turn);

  if (withdrawal->phase == 0)
    return g_steal_pointer (&turn);

  /* Translators: a turn, the number of a phase in it. */
  return g_strdup_printf (_("%s, phase %u"), turn, withdrawal->phase);
}

static char *
explain_withdrawn (const HuScenario   *scenario,
                   const HuWithdrawal *withdrawal,
                   guint               done)
{
  /* Translators: units withdrawn, units to withdraw. */
  g_autofree char *count = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of %u unit", "%u of %u units",
                                                         withdrawal->count),
                                            done, withdrawal->count);

  if (withdrawal->branch == NULL)
    return g_steal_pointer (&count);

  /* Translators: "1 of 2 units", the branch they must be of: armor, infantry. */
  return g_strdup_printf (C_("withdrawal", "%s (%s)"), count, hu_explain_branch (scenario, withdrawal->branch));
}

void
hu_cli_add_withdrawals (HuText           *text,
                        const HuScenario *scenario,
                        const char       *heading,
                        gboolean          named,
                        const GPtrArray  *withdrawals,
                        const GArray     *findings)
{
  hu_text_table_begin (text, heading, HU_CLI_INDENT, NULL, named ? 4 : 3);
  for (guint i = 0; i < findings->len; i++)
    {
      const HuWithdrawal *one = g_ptr_array_index (withdrawals, i);
      const HuWithdrawalFinding *finding = &g_array_index (findings, HuWithdrawalFinding, i);
      HuTextCell cells[] = {
        named ? hu_cli_side_cell (scenario, one->side) : (HuTextCell) { NULL },
        { explain_due (scenario, one) },
        { explain_withdrawn (scenario, one, finding->done) },
        { g_strdup (hu_explain_withdrawal_state (finding->state)),
          finding->state == HU_WITHDRAWAL_FAILED ? HU_STYLE_STRONG : HU_STYLE_PLAIN },
      };

      hu_text_table_row (text, named ? cells : cells + 1);
    }
  hu_text_table_end (text);
}

static HuTextStyle
find_style (HuTerminalStyle     style,
            const HuReportCell *cell)
{
  switch (style)
    {
    case HU_TERMINAL_STRONG:
      return HU_STYLE_STRONG;
    case HU_TERMINAL_FAINT:
      return HU_STYLE_FAINT;
    case HU_TERMINAL_SIDE:
      return hu_cli_side_style (cell->side);
    case HU_TERMINAL_PLAIN:
    case HU_TERMINAL_ROW:
      break;
    }

  return HU_STYLE_PLAIN;
}

static const char *
get_words (const HuReportCell *cell)
{
  return cell->terminal != NULL ? cell->terminal : cell->text;
}

static void
begin_table (HuText              *text,
             const HuReportTable *table,
             const char          *heading)
{
  g_autofree HuTextColumn *columns = g_new0 (HuTextColumn, table->n_terminal);

  for (guint i = 0; i < table->n_terminal; i++)
    columns[i].right =
      ((const HuReportColumn *) g_ptr_array_index (table->columns, table->terminal[i].column))->kind == HU_COLUMN_NUMBERS;
  hu_text_table_begin (text, heading, HU_CLI_INDENT, columns, table->n_terminal);
}

static void
add_row (HuText              *text,
         const HuReportTable *table,
         const HuReportRow   *row)
{
  g_autofree HuTextCell *cells = g_new0 (HuTextCell, table->n_terminal);

  for (guint i = 0; i < table->n_terminal; i++)
    {
      const HuReportCell *cell = &row->cells[table->terminal[i].column];
      HuTerminalStyle own = table->terminal[i].style;

      cells[i].words = g_strdup (get_words (cell));
      cells[i].style = find_style (own == HU_TERMINAL_ROW ? row->style : own, cell);
    }
  cells[table->n_terminal - 1].mark = row->mark;
  hu_text_table_row (text, cells);
}

void
hu_cli_add_table (HuText         *text,
                  const HuReport *report,
                  const char     *name)
{
  const HuReportTable *table = hu_report_find_table (report, name);

  g_return_if_fail (table != NULL && table->n_terminal > 0);

  begin_table (text, table, NULL);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const HuReportRow *row = g_ptr_array_index (table->rows, i);

      if ((row->show & HU_SHOW_TERMINAL) == 0)
        continue;
      if (row->role != HU_ROW_HEAD)
        {
          add_row (text, table, row);
          continue;
        }
      hu_text_table_end (text);
      begin_table (text, table, get_words (&row->cells[0]));
    }
  hu_text_table_end (text);
}

void
hu_cli_count_words (GHashTable *counts,
                    char       *words)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, words));

  g_hash_table_replace (counts, words, GUINT_TO_POINTER (n + 1));
}

gboolean
hu_cli_has_twice (GHashTable *counts,
                  const char *words)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (counts, words)) > 1;
}
