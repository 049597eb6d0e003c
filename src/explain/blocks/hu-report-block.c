/*
 * Blocks of a report: making, filling and freeing them.
 */
#include "config.h"

#include "hu-report-private.h"

#include "hu-character.h"
#include "hu-rule-page.h"

/* More things than this are not counted at a glance. */
#define COUNTED_MOST 12

/* --- Text --- */

/* NULL stays NULL. */
char *
_hu_report_clean (char *text)
{
  g_autofree char *owned = text;

  return owned != NULL ? hu_character_clean (owned) : NULL;
}

char *
_hu_report_unbroken (char *name)
{
  g_auto(GStrv) words = g_strsplit (name, " ", -1);

  g_free (name);
  return g_strjoinv ("\u00a0", words);
}

char *
_hu_report_unit (const HuScenario *scenario,
                 guint             unit)
{
  gint64 strength = hu_scenario_get_unit (scenario, unit)->strength;
  g_autofree char *name = _hu_report_unbroken (g_strdup (_hu_unit_name (scenario, unit)));

  if (strength < 0)
    return g_steal_pointer (&name);

  return g_strdup_printf ("%s\u00a0(%" G_GINT64_FORMAT ")", name, strength);
}

/*
 * _hu_report_number:
 * @value: a number of points, hexes, events
 * @sign: whether a gain has a plus before it
 *
 * Returns: (transfer full): the number with the locale's digit grouping and a true minus sign
 */
char *
_hu_report_number (gint64   value,
                   gboolean sign)
{
  guint64 digits = value < 0 ? (guint64) -(value + 1) + 1 : (guint64) value;

  return g_strdup_printf ("%s%'" G_GUINT64_FORMAT, value < 0 ? "−" : sign && value > 0 ? "+" : "", digits);
}

char *
_hu_report_decimal (gint64   value,
                    guint    unit,
                    gboolean sign)
{
  g_autofree char *text = NULL;

  if (value % unit == 0)
    return _hu_report_number (value / unit, sign);

  text = hu_explain_decimal (value < 0 ? -value : value, unit);
  return g_strdup_printf ("%s%s", value < 0 ? "−" : sign ? "+" : "", text);
}

/* --- Adding blocks --- */

HuReportBlock *
_hu_report_block (HuReportMaking   *making,
                  HuReportBlockKind kind,
                  char             *text)
{
  HuReportBlock *block = g_new0 (HuReportBlock, 1);

  block->kind = kind;
  block->part = making->part;
  block->side = HU_SIDE_NONE;
  block->text = _hu_report_clean (text);
  g_ptr_array_add (making->report->blocks, block);

  return block;
}

void
_hu_report_heading (HuReportMaking *making,
                    guint           level,
                    char           *text)
{
  _hu_report_block (making, HU_BLOCK_KIND_HEADING, text)->level = level;
}

void
_hu_report_paragraph (HuReportMaking *making,
                      HuTextRole      role,
                      char           *text)
{
  _hu_report_block (making, HU_BLOCK_KIND_PARAGRAPH, text)->role = role;
}

void
_hu_report_map (HuReportMaking *making,
                char           *caption,
                HuSnapshot     *snapshot,
                guint           show)
{
  HuReportBlock *block = _hu_report_block (making, HU_BLOCK_KIND_MAP, caption);

  block->map = g_new0 (HuReportMap, 1);
  block->map->snapshot = hu_snapshot_ref (snapshot);
  block->map->show = show;
}

void
_hu_report_map_focus (HuReportMaking *making,
                      GArray         *focus,
                      gint            apart)
{
  const HuReportBlock *block = g_ptr_array_index (making->report->blocks, making->report->blocks->len - 1);

  g_assert (block->map != NULL && block->map->focus == NULL);
  block->map->focus = focus;
  block->map->apart = apart;
}

static void
series_free (gpointer data)
{
  HuReportSeries *series = data;

  g_free (series->name);
  g_array_unref (series->values);
  g_free (series);
}

static void
tick_free (gpointer data)
{
  HuReportTick *tick = data;

  g_free (tick->name);
  g_free (tick);
}

static void
chart_free (HuReportChart *chart)
{
  g_ptr_array_unref (chart->series);
  g_ptr_array_unref (chart->ticks);
  g_free (chart->y_title);
  g_free (chart->x_title);
  g_free (chart->decided);
  g_free (chart);
}

HuReportChart *
_hu_report_chart (HuReportMaking *making,
                  char           *caption)
{
  HuReportBlock *block = _hu_report_block (making, HU_BLOCK_KIND_CHART, caption);

  block->chart = g_new0 (HuReportChart, 1);
  block->chart->series = g_ptr_array_new_with_free_func (series_free);
  block->chart->ticks = g_ptr_array_new_with_free_func (tick_free);
  block->chart->decided_at = -1;

  return block->chart;
}

/* Puts words in place of a chart that shows nothing more; takes @text. */
void
_hu_report_chart_to_words (HuReportMaking      *making,
                           const HuReportChart *chart,
                           char                *text)
{
  for (guint i = 0; i < making->report->blocks->len; i++)
    {
      HuReportBlock *block = g_ptr_array_index (making->report->blocks, i);

      if (block->chart != chart)
        continue;
      block->kind = HU_BLOCK_KIND_PARAGRAPH;
      block->role = HU_TEXT_PLAIN;
      g_clear_pointer (&block->chart, chart_free);
      g_free (block->text);
      block->text = _hu_report_clean (text);
    }
}

/* --- Scales: levels of victory with their bounds, or so many things counted --- */

static void
band_free (gpointer data)
{
  HuScaleBand *band = data;

  g_free (band->name);
  g_free (band->bound);
  g_free (band);
}

HuReportScale *
_hu_report_scale (HuReportMaking *making,
                  char           *caption,
                  char           *value)
{
  HuReportBlock *block = _hu_report_block (making, HU_BLOCK_KIND_SCALE, caption);

  block->scale = g_new0 (HuReportScale, 1);
  block->scale->bands = g_ptr_array_new_with_free_func (band_free);
  block->scale->at = -1;
  block->scale->value = _hu_report_clean (value);

  return block->scale;
}

void
_hu_report_scale_add (HuReportScale *scale,
                      HuSide         side,
                      char          *name,
                      char          *bound)
{
  HuScaleBand *band = g_new0 (HuScaleBand, 1);

  band->side = side;
  band->width = 1;
  band->name = _hu_report_clean (name);
  band->bound = _hu_report_clean (bound);
  g_ptr_array_add (scale->bands, band);
}

static void
scale_free (HuReportScale *scale)
{
  g_ptr_array_unref (scale->bands);
  g_free (scale->value);
  g_free (scale);
}

void
_hu_report_scale_meter (HuReportMaking *making,
                        const HuMeter  *meter)
{
  gint64 of = meter->scale == HU_METER_FROM_START ? meter->start : meter->of;
  const HuSystemWords *words = hu_system_words_get (meter->system);
  HuReportScale *scale;

  if (words->add_scale != NULL && words->add_scale (making, meter))
    return;
  if (meter->scale == HU_METER_RATIO || of < 1 || of > COUNTED_MOST)
    return;

  scale = _hu_report_scale (making, hu_explain_meter_title (making->snapshot, meter),
                            hu_explain_meter_value (making->snapshot, meter));
  for (gint64 i = 0; i < of; i++)
    _hu_report_scale_add (scale, i < meter->value ? meter->counted : HU_SIDE_NONE, g_strdup (""), NULL);
}

/* --- Strips --- */

static void
turn_free (gpointer data)
{
  HuReportStripTurn *turn = data;

  g_free (turn->name);
  for (guint side = 0; side < HU_N_SIDES; side++)
    g_free (turn->states[side]);
  g_free (turn);
}

static void
strip_free (HuReportStrip *strip)
{
  g_ptr_array_unref (strip->turns);
  g_free (strip->rows);
  for (guint side = 0; side < HU_N_SIDES; side++)
    g_free (strip->sides[side]);
  for (guint i = 0; i < HU_N_STRIP_STATES; i++)
    g_free (strip->words[i]);
  g_free (strip->row_title);
  g_free (strip);
}

HuReportStrip *
_hu_report_strip (HuReportMaking *making,
                  char           *caption)
{
  HuReportBlock *block = _hu_report_block (making, HU_BLOCK_KIND_STRIP, caption);

  block->strip = g_new0 (HuReportStrip, 1);
  block->strip->turns = g_ptr_array_new_with_free_func (turn_free);

  return block->strip;
}

/* --- Tables --- */

static void
column_free (gpointer data)
{
  HuReportColumn *column = data;

  g_free (column->title);
  g_free (column);
}

static void
row_free (gpointer data)
{
  HuReportRow *row = data;

  for (guint i = 0; i < row->n_cells; i++)
    {
      g_free (row->cells[i].text);
      g_free (row->cells[i].terminal);
      g_free (row->cells[i].value);
      g_clear_pointer (&row->cells[i].spots, g_array_unref);
    }
  g_free (row->cells);
  g_free (row);
}

static void
table_free (HuReportTable *table)
{
  g_ptr_array_unref (table->rows);
  g_ptr_array_unref (table->columns);
  g_free (table->name);
  g_free (table);
}

static HuReportTable *
table_new (HuReportMaking *making,
           const char     *name)
{
  HuReportTable *table = g_new0 (HuReportTable, 1);

  table->name = g_strdup (name);
  table->columns = g_ptr_array_new_with_free_func (column_free);
  table->rows = g_ptr_array_new_with_free_func (row_free);
  if (name != NULL)
    g_ptr_array_add (making->report->tables, table);

  return table;
}

HuReportTable *
_hu_report_aside (HuReportMaking *making,
                  const char     *name)
{
  HuReportTable *table = table_new (making, name);

  g_ptr_array_add (making->report->aside, table);

  return table;
}

void
_hu_report_show_aside (HuReportMaking *making,
                       const char     *name)
{
  GPtrArray *aside = making->report->aside;

  for (guint i = 0; i < aside->len; i++)
    if (g_strcmp0 (((const HuReportTable *) g_ptr_array_index (aside, i))->name, name) == 0)
      {
        _hu_report_block (making, HU_BLOCK_KIND_TABLE, NULL)->table = g_ptr_array_steal_index (aside, i);
        return;
      }
}

HuReportTable *
_hu_report_table (HuReportMaking *making,
                  const char     *name)
{
  HuReportBlock *block = _hu_report_block (making, HU_BLOCK_KIND_TABLE, NULL);

  block->table = table_new (making, name);

  return block->table;
}

void
_hu_report_column (HuReportTable *table,
                   HuColumnKind   kind,
                   HuReportShow   show,
                   const char    *title)
{
  HuReportColumn *column = g_new0 (HuReportColumn, 1);

  g_assert (table->rows->len == 0);
  column->title = _hu_report_clean (g_strdup (title));
  column->kind = kind;
  column->show = show;
  g_ptr_array_add (table->columns, column);
}

void
_hu_report_subject (HuReportTable  *table,
                    guint           column,
                    HuColumnSubject subject)
{
  ((HuReportColumn *) g_ptr_array_index (table->columns, column))->subject = subject;
}

void
_hu_report_terminal (HuReportTable          *table,
                     const HuReportTerminal *columns,
                     guint                   n_columns)
{
  table->terminal = columns;
  table->n_terminal = n_columns;
}

HuReportRow *
_hu_report_row (HuReportTable *table,
                HuRowRole      role,
                HuReportShow   show)
{
  HuReportRow *row = g_new0 (HuReportRow, 1);

  row->role = role;
  row->show = show;
  row->side = HU_SIDE_NONE;
  row->style = role == HU_ROW_FAINT ? HU_TERMINAL_FAINT : HU_TERMINAL_PLAIN;
  row->n_cells = table->columns->len;
  row->cells = g_new0 (HuReportCell, row->n_cells);
  for (guint i = 0; i < row->n_cells; i++)
    {
      row->cells[i].text = g_strdup ("");
      row->cells[i].side = HU_SIDE_NONE;
    }
  g_ptr_array_add (table->rows, row);

  return row;
}

void
_hu_report_drop_row (HuReportTable *table)
{
  g_ptr_array_set_size (table->rows, (gint) table->rows->len - 1);
}

void
_hu_report_cell (HuReportRow *row,
                 guint        column,
                 char        *text)
{
  HuReportCell *cell = &row->cells[column];
  g_autofree char *given = text;

  /* The table is told all of its columns before its first row. */
  g_return_if_fail (column < row->n_cells);

  g_free (cell->text);
  cell->text = _hu_report_clean (g_strdup (given));
  /* A terminal shows what paper cannot. */
  g_free (cell->terminal);
  cell->terminal = g_strcmp0 (cell->text, given) == 0 ? NULL : g_steal_pointer (&given);
}

void
_hu_report_cell_terminal (HuReportRow *row,
                          guint        column,
                          char        *words)
{
  g_free (row->cells[column].terminal);
  row->cells[column].terminal = words;
}

void
_hu_report_cell_rule (HuReportRow *row,
                      guint        column,
                      const char  *rule)
{
  /* A scenario's own outcome is cited by its id, which is no rule. */
  _hu_report_cell (row, column, hu_rule_page_find (rule) != NULL ? hu_explain_rule_number (rule) : g_strdup (""));
  g_free (row->cells[column].value);
  row->cells[column].value = g_strdup (rule);
}

void
_hu_report_cell_system (HuReportRow *row,
                        guint        column,
                        HuSystemId   system)
{
  _hu_report_cell (row, column, hu_explain_rule_system (system));
  g_free (row->cells[column].value);
  row->cells[column].value = g_strdup (hu_system_to_string (system));
}

void
_hu_report_cell_side (HuReportMaking *making,
                      HuReportRow    *row,
                      guint           column,
                      HuSide          side)
{
  _hu_report_cell (row, column, hu_explain_side (making->scenario, side));
  row->cells[column].side = side;
}

void
_hu_report_cell_number (HuReportRow *row,
                        guint        column,
                        gint64       value,
                        gboolean     sign)
{
  _hu_report_cell (row, column, _hu_report_number (value, sign));
  g_free (row->cells[column].value);
  row->cells[column].value = g_strdup_printf ("%" G_GINT64_FORMAT, value);
  _hu_report_cell_terminal (row, column, g_strdup_printf (sign ? "%+" G_GINT64_FORMAT : "%" G_GINT64_FORMAT, value));
}

void
_hu_report_cell_decimal (HuReportRow *row,
                         guint        column,
                         gint64       value,
                         guint        unit,
                         gboolean     sign)
{
  g_autofree char *plain = hu_decimal_to_text (value, unit);

  if (value % unit == 0)
    {
      _hu_report_cell_number (row, column, value / unit, sign);
      return;
    }

  _hu_report_cell (row, column, _hu_report_decimal (value, unit, sign));
  g_free (row->cells[column].value);
  row->cells[column].value = g_strdup (plain);
  _hu_report_cell_terminal (row, column, g_strdup_printf ("%s%s", sign && value > 0 ? "+" : "", plain));
}

char *
_hu_report_indent (const HuConditionLine *line)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < line->depth; i++)
    g_string_append (words, "\u2003");
  g_string_append (words, line->words);

  return g_string_free (words, FALSE);
}

char *
_hu_report_standing (const HuConditionLine *line)
{
  g_autofree char *number = NULL;

  if (line->addends == NULL)
    return line->gap == NULL ? g_strdup (line->number)
                             /* Translators: "7 against 8"; "1 too few". */
                             : g_strdup_printf (C_("compare", "%1$s: %2$s"), line->number, line->gap);

  number = line->gap == NULL ? g_strdup (line->number)
                             /* Translators: "12 of 20"; "8 too few". */
                             : g_strdup_printf (C_("sum", "%1$s (%2$s)"), line->number, line->gap);
  /* Translators: how many there are: "13 of 20"; what they are the sum of: "6 Pz 6 + 7 Inf 7". */
  return g_strdup_printf (C_("sum", "%s: %s"), number, line->addends);
}

gboolean
_hu_report_is_told_above (const HuConditionLine *line,
                          GHashTable            *told)
{
  return line->counted && line->depth > 0 && (line->addends == NULL || g_hash_table_contains (told, line->addends));
}

void
_hu_report_cell_standing (HuReportRow           *row,
                          guint                  column,
                          const HuConditionLine *line,
                          GHashTable            *told)
{
  gboolean again = line->addends != NULL && !g_hash_table_add (told, g_strdup (line->addends));
  HuConditionLine bare = *line;
  char *full = _hu_report_standing (line);

  bare.addends = NULL;
  _hu_report_cell (row, column, again ? _hu_report_standing (&bare) : g_strdup (full));
  g_free (row->cells[column].value);
  row->cells[column].value = full;
}

/* --- The report itself --- */

static void
map_free (HuReportMap *map)
{
  hu_snapshot_unref (map->snapshot);
  g_clear_pointer (&map->focus, g_array_unref);
  g_free (map);
}

void
_hu_report_block_free (gpointer data)
{
  HuReportBlock *block = data;

  g_clear_pointer (&block->table, table_free);
  g_clear_pointer (&block->map, map_free);
  g_clear_pointer (&block->chart, chart_free);
  g_clear_pointer (&block->strip, strip_free);
  g_clear_pointer (&block->scale, scale_free);
  g_free (block->text);
  g_free (block);
}

HuReport *
_hu_report_alloc (void)
{
  HuReport *report = g_new0 (HuReport, 1);

  report->ref_count = 1;
  report->blocks = g_ptr_array_new_with_free_func (_hu_report_block_free);
  report->aside = g_ptr_array_new_with_free_func ((GDestroyNotify) table_free);
  report->tables = g_ptr_array_new ();
  report->gains = g_array_new (FALSE, FALSE, sizeof (HuReportGain));
  report->totals = g_array_new (FALSE, FALSE, sizeof (HuReportTotal));

  return report;
}

HuReport *
hu_report_ref (HuReport *report)
{
  g_return_val_if_fail (report != NULL, NULL);

  g_atomic_int_inc (&report->ref_count);
  return report;
}

/* Drops a reference to @report and frees @report with the last one. */
void
hu_report_unref (HuReport *report)
{
  g_return_if_fail (report != NULL);

  if (!g_atomic_int_dec_and_test (&report->ref_count))
    return;

  g_ptr_array_unref (report->blocks);
  g_ptr_array_unref (report->aside);
  g_ptr_array_unref (report->tables);
  g_array_unref (report->gains);
  g_array_unref (report->totals);
  hu_played_clear (&report->played);
  g_free (report->change);
  g_free (report->fingerprint);
  g_clear_pointer (&report->snapshot, hu_snapshot_unref);
  g_clear_pointer (&report->scenario, hu_scenario_unref);
  g_free (report->title);
  g_free (report->moment);
  g_free (report->seen_by);
  g_free (report);
}

/* @name: "ledger", "casualties", "log" ….  Returns the table, or NULL where the game has none of that name or its part
 * was left out. */
const HuReportTable *
hu_report_find_table (const HuReport *report,
                      const char     *name)
{
  g_return_val_if_fail (report != NULL && name != NULL, NULL);

  for (guint i = 0; i < report->tables->len; i++)
    {
      const HuReportTable *table = g_ptr_array_index (report->tables, i);

      if (g_str_equal (table->name, name))
        return table;
    }

  return NULL;
}
