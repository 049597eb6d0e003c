/*
 * Front-line on the command line as text: the strip of hex rows, the gaps, and the ledger.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli.h"
#include "hu-cli-front-line.h"
#include "hu-cli-words.h"
#include "hu-explain-front-line.h"
#include "hu-front-line-rules.h"
#include "hu-rule-page.h"

/* Hex rows are printed in chunks of this many, so that the reader can count to a row. */
#define CHUNK 10
/* A chunk, and the space between two columns. */
#define CHUNK_WIDTH (CHUNK + 2)
/* The most chunks in one table. */
#define CHUNKS_MOST 30
/* Names at most this many gaps one by one, and counts the rest. */
#define GAPS_MOST 12

/* --- The strip --- */

static gint
count_rows (const HuScenario *scenario)
{
  return scenario->map->grid->rows + 1;
}

/* The hex row at which the first chunk begins: 0 where the grid has a row 0. */
static gint
first_row (const HuScenario *scenario)
{
  return scenario->map->grid->numbering == HU_NUMBERING_LETTERS ? 0 : 1;
}

/* One letter per hex row, north first; NULL if no row of the chunk counts. */
static char *
draw_chunk (const HuScenario          *scenario,
            const HuFrontLineFindings *findings,
            HuSide                     side,
            gint                       begin)
{
  static const char marks[] = { '.', 'z', 'U' };
  g_autoptr(GString) chunk = g_string_new (NULL);
  gint last = begin - 1;

  for (gint row = begin; row < begin + CHUNK && row < count_rows (scenario); row++)
    {
      gboolean counts = hu_front_line_row_counts (scenario, row);

      g_string_append_c (chunk, counts ? marks[findings->cover_rows[side][row]] : '-');
      if (counts)
        last = row;
    }

  return last >= begin ? g_strdup (chunk->str) : NULL;
}

/* Lists the chunks that have a row to show, by their first row. */
static GArray *
list_chunks (const HuScenario          *scenario,
             const HuFrontLineFindings *findings)
{
  GArray *chunks = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint begin = first_row (scenario); begin < count_rows (scenario); begin += CHUNK)
    {
      g_autofree char *chunk = draw_chunk (scenario, findings, HU_SIDE_FIRST, begin);

      if (chunk != NULL)
        g_array_append_val (chunks, begin);
    }

  return chunks;
}

static void
add_strip_line (HuText                    *text,
                const HuScenario          *scenario,
                const HuFrontLineFindings *findings,
                HuSide                     side,
                const GArray              *chunks,
                guint                      from,
                guint                      n)
{
  g_autofree char *name = hu_explain_side (scenario, side);

  hu_text_cell (text, hu_cli_side_style (side), name);
  for (guint i = from; i < from + n; i++)
    {
      g_autofree char *chunk = draw_chunk (scenario, findings, side, g_array_index (chunks, gint, i));

      hu_text_cell (text, hu_cli_side_style (side), chunk);
    }
}

/* Prints chunks side by side, with the number of its first row over each. */
static void
add_block (HuText                    *text,
           const HuScenario          *scenario,
           const HuFrontLineFindings *findings,
           const GArray              *chunks,
           guint                      from,
           guint                      n)
{
  hu_text_table_begin (text, n + 1, HU_CLI_INDENT);
  hu_text_cell (text, HU_STYLE_FAINT, _("from row"));
  for (guint i = from; i < from + n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", g_array_index (chunks, gint, i));

      hu_text_cell (text, HU_STYLE_FAINT, number);
    }
  add_strip_line (text, scenario, findings, HU_SIDE_FIRST, chunks, from, n);
  add_strip_line (text, scenario, findings, HU_SIDE_SECOND, chunks, from, n);
  hu_text_table_end (text);
}

static guint
count_chunks_that_fit (const HuScenario *scenario)
{
  guint width = hu_cli_get_width ();
  guint label = hu_text_width (_("from row"));

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (scenario, side);

      label = MAX (label, hu_text_width (name));
    }

  if (width < HU_CLI_INDENT + label)
    return 1;

  return CLAMP ((width - HU_CLI_INDENT - label) / CHUNK_WIDTH, 1, CHUNKS_MOST);
}

static void
add_strip (HuText                    *text,
           const HuScenario          *scenario,
           const HuFrontLineFindings *findings)
{
  g_autoptr(GArray) chunks = list_chunks (scenario, findings);
  guint fit = count_chunks_that_fit (scenario);

  hu_text_heading (text, _("Front line, hex rows from north to south"));
  for (guint i = 0; i < chunks->len; i += fit)
    {
      if (i > 0)
        hu_text_blank (text);
      add_block (text, scenario, findings, chunks, i, MIN (fit, chunks->len - i));
    }
  hu_text_paragraph (text, HU_STYLE_FAINT, HU_CLI_INDENT,
                     /* Translators: keep U, z, dot and dash: these marks stand in the strip of rows. */
                     _("U unit, z zone of control, . nothing, - a row that does not count"));
}

/* --- Gaps --- */

static void
add_gaps_of (HuText                    *text,
             const HuScenario          *scenario,
             const HuFrontLineFindings *findings,
             HuSide                     side)
{
  g_autofree char *name = hu_explain_side (scenario, side);
  const GArray *gaps = findings->gaps[side];

  for (guint i = 0; i < MIN (gaps->len, GAPS_MOST); i++)
    {
      g_autofree char *gap = hu_explain_gap (scenario, findings->open[side], &g_array_index (gaps, HuGap, i));

      hu_text_cell (text, hu_cli_side_style (side), i == 0 ? name : "");
      hu_text_cell (text, HU_STYLE_PLAIN, gap);
    }

  if (gaps->len > GAPS_MOST)
    {
      guint more = gaps->len - GAPS_MOST;
      g_autofree char *rest = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u more gap", "%u more gaps",
                                                            more), more);

      hu_text_cell (text, HU_STYLE_PLAIN, "");
      hu_text_cell (text, HU_STYLE_FAINT, rest);
    }
}

static void
add_path_of (HuText                    *text,
             const HuScenario          *scenario,
             const HuFrontLineFindings *findings,
             HuSide                     side)
{
  g_autofree char *name = NULL;
  g_autofree char *hexes = NULL;
  g_autofree char *words = NULL;

  if (findings->path[side] == NULL)
    return;

  name = hu_explain_side (scenario, side);
  hexes = hu_cli_name_hexes (scenario, findings->path[side]);
  /* Translators: the hexes of the cheapest line from the north edge to the south edge. */
  words = g_strdup_printf (_("Cheapest line: %s"), hexes);
  hu_text_cell (text, hu_cli_side_style (side), findings->gaps[side]->len == 0 ? name : "");
  hu_text_cell (text, HU_STYLE_PLAIN, words);
}

static void
add_gaps (HuText                    *text,
          const HuScenario          *scenario,
          const HuFrontLineFindings *findings)
{
  hu_text_blank (text);
  hu_text_table_begin (text, 2, HU_CLI_INDENT);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      add_gaps_of (text, scenario, findings, side);
      add_path_of (text, scenario, findings, side);
    }
  hu_text_table_end (text);
}

/* --- The ledger --- */

static char *
explain_provisional (const HuScenario    *scenario,
                     const HuLedgerEntry *entry)
{
  const HuScheduleItem *scheduled = g_ptr_array_index (hu_front_line_rules (scenario)->schedule, entry->item);
  g_autofree char *place = hu_explain_place (scenario, scheduled->place);

  /* Translators: the place that gives points. */
  return g_strdup_printf (_("%s, if still held when the game ends"), place);
}

static char *
explain_line (const HuScenario    *scenario,
              const HuLedgerEntry *entry)
{
  g_autofree char *other = hu_explain_side (scenario, hu_side_other (entry->side));
  gboolean hexes = entry->hexes != NULL && entry->hexes->len > 0;
  g_autofree char *gaps = hexes ? hu_explain_hexes (scenario, entry->hexes, GAPS_MOST)
                                : hu_explain_rows (scenario, entry->rows, GAPS_MOST);

  if (hexes)
    return hu_explain_sentence (scenario, g_dngettext (GETTEXT_PACKAGE,
                                             /* Translators: side, hexes that its front line left open. */
                                             "%s line open in hex %s", "%s line open in hexes %s",
                                             entry->hexes->len),
                                other, gaps);

  return hu_explain_sentence (scenario, g_dngettext (GETTEXT_PACKAGE,
                                           /* Translators: side, hex rows that its front line left open. */
                                           "%s line open in row %s", "%s line open in rows %s",
                                           entry->rows->len),
                              other, gaps);
}

static char *
explain_entry (const HuScenario    *scenario,
               const HuLedgerEntry *entry)
{
  switch (entry->gain)
    {
    case HU_GAIN_PLACE:
      return entry->provisional ? explain_provisional (scenario, entry) : hu_explain_ledger_entry (scenario, entry);
    case HU_GAIN_ELIMINATED:
    case HU_GAIN_AWARD:
      return hu_explain_ledger_entry (scenario, entry);
    case HU_GAIN_LINE:
      return explain_line (scenario, entry);
    case HU_GAIN_ADJUST:
      /* Translators: the reason that the players gave. */
      return g_strdup_printf (_("agreed: %s"), hu_scenario_word (scenario, entry->reason));
    case HU_GAIN_START:
      return g_strdup (_("at the start"));
    case HU_GAIN_ITEM: /* its schedule has kinds */
      break;
    }

  g_return_val_if_reached (NULL);
}

static void
add_entry (HuText              *text,
           const HuScenario    *scenario,
           const HuLedgerEntry *entry)
{
  g_autofree char *event = g_strdup_printf ("%u", entry->event);
  g_autofree char *turn = hu_explain_turn (scenario, entry->turn);
  g_autofree char *side = hu_explain_side (scenario, entry->side);
  g_autofree char *points = g_strdup_printf ("%+" G_GINT64_FORMAT, entry->points);
  g_autofree char *rule = hu_explain_rule_number (hu_ledger_entry_rule (entry));
  g_autofree char *what = explain_entry (scenario, entry);

  hu_text_cell (text, HU_STYLE_FAINT, event);
  hu_text_cell (text, HU_STYLE_FAINT, turn);
  hu_text_cell (text, hu_cli_side_style (entry->side), side);
  hu_text_cell (text, HU_STYLE_STRONG, points);
  hu_text_cell (text, HU_STYLE_FAINT, rule);
  hu_text_cell (text, entry->provisional ? HU_STYLE_FAINT : HU_STYLE_PLAIN, what);
}

static void
add_ledger (HuText           *text,
            const HuScenario *scenario,
            const GPtrArray  *ledger)
{
  hu_text_heading (text, _("Ledger of victory points"));
  hu_text_table_begin (text, 6, HU_CLI_INDENT);
  hu_text_align_right (text, 0);
  hu_text_align_right (text, 3);
  for (guint i = 0; i < ledger->len; i++)
    add_entry (text, scenario, g_ptr_array_index (ledger, i));
  hu_text_table_end (text);

  if (ledger->len == 0)
    hu_text_paragraph (text, HU_STYLE_PLAIN, HU_CLI_INDENT, _("No gain so far."));
  if (!hu_front_line_rules (scenario)->schedule_given)
    hu_text_paragraph (text, HU_STYLE_FAINT, HU_CLI_INDENT,
                       _("The file has no schedule of points; this is the program's default: a point for each "
                         "point of strength of an enemy unit that is eliminated."));
}

/**
 * hu_cli_front_line_add_text:
 * @snapshot: a game at one moment, with front-line in force
 *
 * Appends the hex rows as a strip, the gaps and the units that could close them, and the
 * ledger.
 */
void
hu_cli_front_line_add_text (HuText           *text,
                            const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);

  add_strip (text, scenario, findings);
  add_gaps (text, scenario, findings);
  add_ledger (text, scenario, findings->ledger);
}
