/*
 * The report in Markdown, for forums and chats: headings and pipe tables; a chart becomes
 * its numbers at the end of every game turn.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-report-file.h"
#include "hu-report-words.h"

/* Are there only white space and the marks of a quotation before this place in its line? */
static gboolean
begins_line (const GString *text)
{
  gsize at = text->len;

  while (at > 0 && strchr (" >", text->str[at - 1]) != NULL)
    at--;

  return at == 0 || text->str[at - 1] == '\n';
}

/* Escapes characters that have a meaning in Markdown or HTML; a line break in a cell becomes a space. */
static void
add_escaped (GString    *text,
             const char *words,
             gboolean    in_table)
{
  gboolean begins = begins_line (text);

  for (const char *p = words; *p != '\0'; p++)
    {
      /* Four spaces would make code of the line. */
      if (begins && (*p == ' ' || *p == '\t'))
        continue;

      if (*p == '\n' || *p == '\r')
        g_string_append (text, in_table ? " " : "  \n");
      else if (*p == '<')
        g_string_append (text, "&lt;");
      else if (*p == '&')
        g_string_append (text, "&amp;");
      else
        {
          if (strchr ("\\`*_[]|#~>$", *p) != NULL)
            g_string_append_c (text, '\\');
          /* At the start of a line these characters make a list, a rule or a heading. */
          else if (begins && strchr ("+-=", *p) != NULL)
            g_string_append_c (text, '\\');
          if (begins && hu_words_begin_list (p) > 0)
            {
              gsize n = hu_words_begin_list (p);

              g_string_append_len (text, p, (gssize) n);
              g_string_append_c (text, '\\');
              p += n;
            }
          g_string_append_c (text, *p);
          if (hu_words_need_gap (words, p))
            g_string_append (text, HU_WORDS_GAP);
        }
      begins = !in_table && (*p == '\n' || *p == '\r');
    }
}

static void
add_emphasised (GString    *text,
                const char *mark,
                const char *words)
{
  if (words == NULL || words[0] == '\0')
    return;
  g_string_append (text, mark);
  add_escaped (text, words, TRUE);
  g_string_append_printf (text, "%s\n\n", mark);
}

/* --- Tables --- */

static void
add_head (GString             *text,
          const HuReportTable *table)
{
  for (guint line = 0; line < 2; line++)
    {
      for (guint i = 0; i < table->columns->len; i++)
        {
          const HuReportColumn *column = g_ptr_array_index (table->columns, i);

          if (!(column->show & HU_SHOW_PAPER))
            continue;
          g_string_append (text, "| ");
          if (line == 0)
            add_escaped (text, column->title, TRUE);
          else
            g_string_append (text, column->kind == HU_COLUMN_NUMBERS ? "---:" : "---");
          g_string_append_c (text, ' ');
        }
      g_string_append (text, "|\n");
    }
}

static void
add_row (GString             *text,
         const HuReportTable *table,
         const HuReportRow   *row)
{
  gboolean strong = row->role == HU_ROW_HEAD || row->role == HU_ROW_SUM;

  for (guint i = 0; i < table->columns->len; i++)
    {
      const HuReportColumn *column = g_ptr_array_index (table->columns, i);
      const char *cell = row->cells[i].text;

      if (!(column->show & HU_SHOW_PAPER))
        continue;
      g_string_append (text, "| ");
      /* The heading of a phase goes into the text column: it would tear a column of numbers apart. */
      if (row->role == HU_ROW_HEAD)
        cell = column->kind == HU_COLUMN_TEXT ? row->cells[0].text : "";
      if (strong && cell[0] != '\0')
        g_string_append (text, "**");
      else if (row->role == HU_ROW_UNDER && column->kind == HU_COLUMN_TEXT && cell[0] != '\0')
        g_string_append (text, "– ");
      add_escaped (text, cell, TRUE);
      if (strong && cell[0] != '\0')
        g_string_append (text, "**");
      g_string_append_c (text, ' ');
    }
  g_string_append (text, "|\n");
}

static void
add_table (GString             *text,
           const HuReportBlock *block)
{
  const HuReportTable *table = block->table;

  add_emphasised (text, "**", block->text);
  add_head (text, table);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const HuReportRow *row = g_ptr_array_index (table->rows, i);

      if (row->show & HU_SHOW_PAPER)
        add_row (text, table, row);
    }
  g_string_append_c (text, '\n');
}

/* --- Charts --- */

static void
add_value (GString *text,
           double   value)
{
  if (isnan (value))
    g_string_append (text, "| ");
  else
    g_string_append_printf (text, "| %s%'.0f ", value < 0 ? "−" : "", fabs (value));
}

static void
add_chart (GString             *text,
           const HuReportBlock *block)
{
  const HuReportChart *chart = block->chart;

  add_emphasised (text, "**", block->text);
  g_string_append (text, "| ");
  add_escaped (text, chart->x_title, TRUE);
  for (guint i = 0; i < chart->series->len; i++)
    {
      g_string_append (text, " | ");
      add_escaped (text, ((const HuReportSeries *) g_ptr_array_index (chart->series, i))->name, TRUE);
    }
  g_string_append (text, " |\n| ---");
  for (guint i = 0; i < chart->series->len; i++)
    g_string_append (text, " | ---:");
  g_string_append (text, " |\n");

  for (guint i = 0; i < chart->ticks->len; i++)
    {
      const HuReportTick *tick = g_ptr_array_index (chart->ticks, i);
      guint last = i + 1 < chart->ticks->len
        ? ((const HuReportTick *) g_ptr_array_index (chart->ticks, i + 1))->moment - 1 : chart->n_moments - 1;

      g_string_append (text, "| ");
      add_escaped (text, tick->name, TRUE);
      g_string_append_c (text, ' ');
      for (guint k = 0; k < chart->series->len; k++)
        add_value (text, g_array_index (((const HuReportSeries *) g_ptr_array_index (chart->series, k))->values,
                                        double, last));
      g_string_append (text, "|\n");
    }
  g_string_append_c (text, '\n');
}

/* --- The front line by turn --- */

/* Each cell is a turn and has a sign for each side: filled, hatched, open, or a cross for open and counted. */
static const char * const signs[HU_N_STRIP_STATES] = { "■", "▨", "□", "✕" };

static void
add_strip (GString             *text,
           const HuReportBlock *block)
{
  const HuReportStrip *strip = block->strip;

  add_emphasised (text, "**", block->text);
  g_string_append (text, "| ");
  add_escaped (text, strip->row_title, TRUE);
  for (guint i = 0; i < strip->turns->len; i++)
    {
      g_string_append (text, " | ");
      add_escaped (text, ((const HuReportStripTurn *) g_ptr_array_index (strip->turns, i))->name, TRUE);
    }
  g_string_append (text, " |\n| ---:");
  for (guint i = 0; i < strip->turns->len; i++)
    g_string_append (text, " | ---");
  g_string_append (text, " |\n");

  for (guint row = 0; row < strip->n_rows; row++)
    {
      g_string_append_printf (text, "| %d ", strip->rows[row]);
      for (guint i = 0; i < strip->turns->len; i++)
        {
          const HuReportStripTurn *turn = g_ptr_array_index (strip->turns, i);

          g_string_append_printf (text, "| %s %s ", signs[turn->states[HU_SIDE_FIRST][row]],
                                  signs[turn->states[HU_SIDE_SECOND][row]]);
        }
      g_string_append (text, "|\n");
    }

  g_string_append_c (text, '\n');
  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      g_string_append (text, side == 0 ? "" : " · ");
      add_escaped (text, strip->sides[side], TRUE);
    }
  for (guint state = 0; state < HU_N_STRIP_STATES; state++)
    {
      g_string_append_printf (text, "%s %s ", state == 0 ? ":" : ",", signs[state]);
      add_escaped (text, strip->words[state], TRUE);
    }
  g_string_append (text, "\n\n");
}

/* --- The scale of what decides --- */

/* In one line: the levels with their bounds, the one that has been reached in strong letters; or so many things. */
static void
add_scale (GString             *text,
           const HuReportBlock *block)
{
  const HuReportScale *scale = block->scale;

  add_escaped (text, block->text, TRUE);
  g_string_append (text, ": ");
  for (guint i = 0; scale->at < 0 && i < scale->bands->len; i++)
    g_string_append (text, ((const HuScaleBand *) g_ptr_array_index (scale->bands, i))->side != HU_SIDE_NONE ? "■" : "□");
  for (guint i = 0; scale->at >= 0 && i < scale->bands->len; i++)
    {
      const HuScaleBand *band = g_ptr_array_index (scale->bands, i);
      const char *strong = (gint) i == scale->at ? "**" : "";

      g_string_append (text, strong);
      add_escaped (text, band->name, TRUE);
      g_string_append (text, strong);
      g_string_append (text, band->bound != NULL ? " \\| " : "");
      if (band->bound != NULL)
        add_escaped (text, band->bound, TRUE);
      g_string_append (text, band->bound != NULL ? " \\| " : "");
    }
  g_string_append (text, " (");
  add_escaped (text, scale->value, TRUE);
  g_string_append (text, ")\n\n");
}

/* --- All of it --- */

static void
add_paragraph (GString             *text,
               const HuReportBlock *block)
{
  if (block->role == HU_TEXT_STRONG)
    {
      add_emphasised (text, "**", block->text);
      return;
    }
  if (block->role == HU_TEXT_QUOTED)
    {
      g_auto(GStrv) lines = g_strsplit (block->text, "\n", -1);

      for (guint i = 0; lines[i] != NULL; i++)
        {
          g_string_append (text, "> ");
          add_escaped (text, lines[i], FALSE);
          g_string_append_c (text, '\n');
        }
      g_string_append_c (text, '\n');
      return;
    }

  add_escaped (text, block->text, FALSE);
  g_string_append (text, "\n\n");
}

static void
add_heading (GString    *text,
             guint       level,
             const char *words)
{
  g_string_append (text, level == 0 ? "# " : level == 1 ? "## " : "### ");
  add_escaped (text, words, TRUE);
  g_string_append (text, "\n\n");
}

static void
add_block (GString             *text,
           const HuReportBlock *block)
{
  switch (block->kind)
    {
    case HU_BLOCK_KIND_TITLE:
      add_heading (text, 0, block->text);
      break;
    case HU_BLOCK_KIND_VERDICT:
      add_emphasised (text, "**", block->text);
      break;
    case HU_BLOCK_KIND_HEADING:
      add_heading (text, block->level, block->text);
      break;
    case HU_BLOCK_KIND_PARAGRAPH:
      add_paragraph (text, block);
      break;
    case HU_BLOCK_KIND_TABLE:
      if (block->table->rows->len > 0)
        add_table (text, block);
      break;
    case HU_BLOCK_KIND_SCALE:
      add_scale (text, block);
      break;
    case HU_BLOCK_KIND_MAP:
      if (block->map->focus != NULL)
        break;
      {
        /* Translators: what the map shows: "Nov II, German, Movement, after event 17". */
        g_autofree char *words = g_strdup_printf (_("The map, %s, is not part of the text; it can be had as a picture."),
                                                  block->text);

        add_emphasised (text, "_", words);
      }
      break;
    case HU_BLOCK_KIND_CHART:
      add_chart (text, block);
      break;
    case HU_BLOCK_KIND_STRIP:
      add_strip (text, block);
      break;
    }
}

/* Returns the report as Markdown with pipe tables, UTF-8; (transfer full). */
GBytes *
hu_report_to_markdown (const HuReport *report)
{
  g_autoptr(GString) text = g_string_new (NULL);
  gsize length;

  g_return_val_if_fail (report != NULL, NULL);

  for (guint i = 0; i < report->blocks->len; i++)
    add_block (text, g_ptr_array_index (report->blocks, i));

  length = text->len;
  return g_bytes_new_take (g_string_free (g_steal_pointer (&text), FALSE), length);
}
