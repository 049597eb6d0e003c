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
  HuTextCell cells[CHUNKS_MOST + 1] = { hu_cli_side_cell (scenario, side) };

  for (guint i = 0; i < n; i++)
    {
      cells[i + 1].words = draw_chunk (scenario, findings, side, g_array_index (chunks, gint, from + i));
      cells[i + 1].style = cells[0].style;
    }
  hu_text_table_row (text, cells);
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
  HuTextCell over[CHUNKS_MOST + 1] = { { g_strdup (_("from row")), HU_STYLE_FAINT } };

  for (guint i = 0; i < n; i++)
    {
      over[i + 1].words = g_strdup_printf ("%d", g_array_index (chunks, gint, from + i));
      over[i + 1].style = HU_STYLE_FAINT;
    }
  hu_text_table_begin (text, NULL, HU_CLI_INDENT, NULL, n + 1);
  hu_text_table_row (text, over);
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
             HuSide                     side,
             gboolean                   over)
{
  const GArray *gaps = findings->gaps[side];

  for (guint i = 0; i < MIN (gaps->len, GAPS_MOST); i++)
    hu_text_row (text, i == 0 ? hu_cli_side_cell (scenario, side) : (HuTextCell) { NULL },
                 { hu_explain_gap (scenario, findings->open[side], &g_array_index (gaps, HuGap, i), over) });

  if (gaps->len > GAPS_MOST)
    {
      guint more = gaps->len - GAPS_MOST;

      hu_text_row (text, { NULL },
                   { g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u more gap", "%u more gaps", more), more),
                     HU_STYLE_FAINT });
    }
}

static void
add_path_of (HuText                    *text,
             const HuScenario          *scenario,
             const HuFrontLineFindings *findings,
             HuSide                     side)
{
  g_autofree char *hexes = NULL;
  HuTextCell whose = { NULL };
  char *line;

  if (findings->path[side] == NULL)
    return;

  hexes = hu_cli_name_hexes (scenario, findings->path[side]);
  if (findings->gaps[side]->len == 0)
    whose = hu_cli_side_cell (scenario, side);
  /* Translators: the hexes of the cheapest line from the north edge to the south edge. */
  line = g_strdup_printf (_("Cheapest line: %s"), hexes);
  hu_text_row (text, whose, { line });
}

static void
add_gaps (HuText                    *text,
          const HuScenario          *scenario,
          const HuFrontLineFindings *findings,
          gboolean                   over)
{
  hu_text_blank (text);
  hu_text_table_begin (text, NULL, HU_CLI_INDENT, NULL, 2);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      add_gaps_of (text, scenario, findings, side, over);
      add_path_of (text, scenario, findings, side);
    }
  hu_text_table_end (text);
}

/* --- The ledger --- */

static void
add_ledger (HuText           *text,
            const HuScenario *scenario,
            const HuReport   *report,
            gboolean          is_empty)
{
  hu_text_heading (text, _("Ledger of victory points"));
  hu_cli_add_table (text, report, "ledger");
  if (is_empty)
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
                            const HuSnapshot *snapshot,
                            const HuReport   *report)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);

  add_strip (text, scenario, findings);
  add_gaps (text, scenario, findings, hu_front_line_is_past (snapshot));
  add_ledger (text, scenario, report, findings->ledger->len == 0);
}
