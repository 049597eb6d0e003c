/*
 * A game as what changes with each event: every moment is judged, and compared with the one before it.
 */
#include "config.h"

#include "hu-moments.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-rule-page.h"
#include "hu-supply-rules.h"
#include "hu-surface-private.h"
#include "hu-tracing.h"

/* The state of the page at the moment before. */
typedef struct
{
  HuMoments  *moments;
  HuSnapshot *snapshot; /* of the moment that is compared */
  guint       moment;
  GHashTable *texts;    /* char *, borrowed → index + 1 */
  GArray     *piles;
  gint8      *owners;   /* [n_locations] */
  gint8      *buildings;
  gint8      *hazards;
  GPtrArray  *lines;    /* GArray of gint, by origin; NULL: not asked yet */
  gint        clock, verdict; /* texts */
  GArray     *rows;     /* meters: HU_N_MOMENT_METER_COLUMNS each */
} Before;

static gint
find_text (Before *before,
           char   *text) /* (transfer full) */
{
  gpointer known = g_hash_table_lookup (before->texts, text);

  if (known != NULL)
    {
      g_free (text);
      return GPOINTER_TO_INT (known) - 1;
    }
  g_ptr_array_add (before->moments->texts, text);
  g_hash_table_insert (before->texts, text, GINT_TO_POINTER (before->moments->texts->len));

  return (gint) before->moments->texts->len - 1;
}

/* --- The map --- */

/* Keeps a list only where it has something. */
static void
keep (GPtrArray *lists,
      GArray    *list) /* (transfer full) */
{
  if (list->len == 0)
    g_clear_pointer (&list, g_array_unref);
  g_ptr_array_add (lists, list);
}

static gboolean
compare_piles (Before *before)
{
  GArray *piles = hu_figures_list (before->moments->figures, before->snapshot);
  GArray *changed = hu_figures_diff (before->piles, piles);
  gboolean any = changed->len > 0;

  g_array_unref (before->piles);
  before->piles = piles;
  keep (before->moments->piles, changed);

  return any;
}

/* Lists the runs of @now that differ from @was, and makes @was the same. */
static GArray *
compare_bytes (gint8       *was,
               const gint8 *now,
               gint         n)
{
  GArray *runs = g_array_new (FALSE, FALSE, sizeof (gint));

  if (n == 0 || memcmp (was, now, (gsize) n) == 0)
    return runs;

  for (gint i = 0; i < n;)
    {
      gint end = i + 1, value = now[i];

      if (was[i] == now[i])
        {
          i++;
          continue;
        }
      while (end < n && now[end] == value && was[end] != now[end])
        end++;
      g_array_append_vals (runs, ((gint[]) { i, end - i, value }), 3);
      i = end;
    }
  memcpy (was, now, (gsize) n);

  return runs;
}

static gboolean
compare_owners (Before *before)
{
  const HuState *state = hu_snapshot_get_state (before->snapshot);
  const HuMap *map = state->scenario->map;
  gint n = hu_map_n_locations (map), n_buildings = (gint) map->buildings->len;
  g_autofree gint8 *owners = g_new (gint8, n), *buildings = g_new (gint8, n_buildings + 1);
  gboolean found = hu_snapshot_has_owners (before->snapshot);
  gboolean any;

  for (gint i = 0; i < n; i++)
    owners[i] = (gint8) (found ? hu_snapshot_get_owner (before->snapshot, HU_SUBJECT_LOCATION, i)
                               : i < map->grid->n_hexes ? (HuSide) state->hex_owner[i] : HU_SIDE_NONE);
  for (gint i = 0; i < n_buildings; i++)
    buildings[i] = (gint8) (found ? hu_snapshot_get_owner (before->snapshot, HU_SUBJECT_BUILDING, i) : HU_SIDE_NONE);
  keep (before->moments->owners, compare_bytes (before->owners, owners, n));
  any = g_ptr_array_index (before->moments->owners, before->moment) != NULL;
  keep (before->moments->buildings, compare_bytes (before->buildings, buildings, n_buildings));

  return any;
}

static void
compare_hazards (Before *before)
{
  const HuState *state = hu_snapshot_get_state (before->snapshot);
  gint n = hu_map_n_locations (state->scenario->map);
  g_autofree gint8 *hazards = g_new (gint8, n);

  for (gint i = 0; i < n; i++)
    hazards[i] = (gint8) (hu_state_hazard (state, i) & (HU_HAZARD_FIRE | HU_HAZARD_RUBBLE));
  keep (before->moments->hazards, compare_bytes (before->hazards, hazards, n));
}

/* --- Lines of supply --- */

/* "How many steps, and the direction of each": -1 where there is no line. */
static GArray *
trace_line (const HuSupplySituation *situation,
            HuHex                    origin)
{
  const HuGrid *grid = situation->state->scenario->map->grid;
  HuSupplyField field = hu_supply_situation_field (situation, &origin, 1);
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&field);
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (gint));
  gint n = trace->path != NULL ? (gint) trace->path->len - 1 : -1;

  g_array_append_val (steps, n);
  for (gint i = 0; i < n; i++)
    {
      gint direction = hu_grid_direction (grid, g_array_index (trace->path, HuHex, i),
                                          g_array_index (trace->path, HuHex, i + 1));

      g_array_append_val (steps, direction);
    }

  return steps;
}

static void
compare_lines (Before  *before,
               gboolean moved)
{
  HuMoments *moments = before->moments;
  GArray *changed = g_array_new (FALSE, FALSE, sizeof (gint));

  if (moments->origins->len > 0 && moved)
    {
      g_autoptr(HuSupplySituation) situation =
        hu_supply_situation_new_asked (hu_snapshot_get_state (before->snapshot));

      for (guint i = 0; i < moments->origins->len; i++)
        {
          GArray *line = trace_line (situation, g_array_index (moments->origins, HuHex, i));
          GArray **was = (GArray **) &g_ptr_array_index (before->lines, i);

          if (!hu_arrays_equal (*was, line))
            {
              g_array_append_val (changed, i);
              g_array_append_vals (changed, line->data, line->len);
            }
          g_clear_pointer (was, g_array_unref);
          *was = line;
        }
    }
  keep (moments->lines, changed);
}

/* --- Words --- */

static void
compare_clock (Before *before)
{
  gint text = find_text (before, hu_explain_clock (hu_snapshot_get_scenario (before->snapshot),
                                                   hu_snapshot_get_clock (before->snapshot)));

  if (text != before->clock)
    g_array_append_vals (before->moments->clocks, ((gint[]) { (gint) before->moment, text }), 2);
  before->clock = text;
}

static void
compare_verdict (Before *before)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (before->snapshot);
  gint text = find_text (before, hu_explain_verdict (before->snapshot));
  gint winner = verdict != NULL ? verdict->winner : HU_SIDE_NONE;

  if (text != before->verdict)
    g_array_append_vals (before->moments->verdicts, ((gint[]) { (gint) before->moment, text, winner }), 3);
  before->verdict = text;
}

/* Returns a sentence on what is missing; or a line for each part of the condition, with a mark. */
static char *
explain_detail (const HuSnapshot *snapshot,
                const HuMeter    *meter)
{
  g_autoptr(GPtrArray) conditions = hu_explain_meter_conditions (snapshot, meter);
  GString *detail;

  if (conditions == NULL)
    return hu_explain_meter_detail (snapshot, meter);

  detail = g_string_new (NULL);
  for (guint i = 0; i < conditions->len; i++)
    {
      const HuConditionLine *line = g_ptr_array_index (conditions, i);
      /* Translators: a part of a condition, and as "6 of 8" how far it is met */
      g_autofree char *words = line->number[0] == '\0' ? g_strdup (line->words)
                                                       : g_strdup_printf (_("%1$s (%2$s)"), line->words, line->number);

      g_string_append (detail, i > 0 ? "\n" : "");
      for (guint k = 0; k < line->depth; k++)
        g_string_append (detail, "\u2003");
      g_string_append_printf (detail, "%s %s", hu_condition_line_mark (line), words);
    }

  return g_string_free (detail, FALSE);
}

static void
compare_meters (Before *before)
{
  const GPtrArray *meters = hu_snapshot_get_meters (before->snapshot);
  guint n = MAX (meters->len, before->rows->len / HU_N_MOMENT_METER_COLUMNS);

  for (guint i = 0; i < n; i++)
    {
      const HuMeter *meter = i < meters->len ? g_ptr_array_index (meters, i) : NULL;
      gint row[HU_N_MOMENT_METER_COLUMNS] = { 0, (gint) i, -1, 0, 0, 0, 0 };
      gint *was;

      if (meter != NULL)
        {
          row[HU_MOMENT_METER_RULE] = find_text (before, hu_explain_rule_number (meter->rule));
          row[HU_MOMENT_METER_TITLE] = find_text (before, hu_explain_meter_title (before->snapshot, meter));
          row[HU_MOMENT_METER_VALUE] = find_text (before, hu_explain_meter_value (before->snapshot, meter));
          row[HU_MOMENT_METER_DETAIL] = find_text (before, explain_detail (before->snapshot, meter));
          row[HU_MOMENT_METER_MET] = meter->met;
        }
      if (before->rows->len < (i + 1) * HU_N_MOMENT_METER_COLUMNS)
        g_array_set_size (before->rows, (i + 1) * HU_N_MOMENT_METER_COLUMNS);
      was = &g_array_index (before->rows, gint, i * HU_N_MOMENT_METER_COLUMNS);
      /* A new row is all zero, and its number of a moment would be that of a row already told. */
      if (was[HU_MOMENT_METER_MOMENT] != 0 && memcmp (was + 1, row + 1, sizeof row - sizeof row[0]) == 0)
        continue;
      row[HU_MOMENT_METER_MOMENT] = (gint) before->moment;
      g_array_append_vals (before->moments->meters, row, HU_N_MOMENT_METER_COLUMNS);
      row[HU_MOMENT_METER_MOMENT] = 1;
      memcpy (was, row, sizeof row);
    }
}

/* --- All of it --- */

gboolean
hu_moments_possible (const HuScenario *scenario,
                     guint             n_events)
{
  g_return_val_if_fail (scenario != NULL, FALSE);

  return (guint64) (n_events + 1) * (guint64) scenario->map->grid->n_hexes <= HU_MOMENTS_MOST;
}

static void
list_free (gpointer list)
{
  if (list != NULL)
    g_array_unref (list);
}

static HuMoments *
moments_alloc (const HuScenario *scenario,
               guint             n_events,
               HuFigures        *figures)
{
  HuMoments *self = g_new0 (HuMoments, 1);
  GPtrArray **lists[] = { &self->piles, &self->owners, &self->buildings, &self->hazards, &self->lines };
  HuSupplyAsked asked;

  self->figures = figures;
  self->n_events = n_events;
  self->texts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    *lists[i] = g_ptr_array_new_with_free_func (list_free);
  self->origins = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->line_side = HU_SIDE_NONE;
  if (hu_supply_find_asked (scenario, &asked))
    {
      g_array_append_vals (self->origins, asked.origins->data, asked.origins->len);
      self->line_side = asked.side;
    }
  self->clocks = g_array_new (FALSE, FALSE, sizeof (gint));
  self->verdicts = g_array_new (FALSE, FALSE, sizeof (gint));
  self->meters = g_array_new (FALSE, FALSE, sizeof (gint));

  return self;
}

static void
before_init (Before           *before,
             HuMoments        *moments,
             const HuScenario *scenario)
{
  gsize n = (gsize) hu_map_n_locations (scenario->map);

  *before = (Before) { .moments = moments, .clock = -1, .verdict = -1 };
  before->texts = g_hash_table_new (g_str_hash, g_str_equal);
  before->piles = g_array_new (FALSE, FALSE, sizeof (gint));
  before->owners = g_malloc (n);
  memset (before->owners, HU_SIDE_NONE, n);
  before->buildings = g_malloc (scenario->map->buildings->len + 1);
  memset (before->buildings, HU_SIDE_NONE, scenario->map->buildings->len + 1);
  before->hazards = g_malloc0 (n);
  before->lines = g_ptr_array_new_with_free_func (list_free);
  g_ptr_array_set_size (before->lines, (gint) moments->origins->len);
  before->rows = g_array_new (FALSE, TRUE, sizeof (gint));
}

static void
before_clear (Before *before)
{
  g_hash_table_unref (before->texts);
  g_array_unref (before->piles);
  g_free (before->owners);
  g_free (before->buildings);
  g_free (before->hazards);
  g_ptr_array_unref (before->lines);
  g_array_unref (before->rows);
}

/**
 * hu_moments_new:
 * @viewer: the side whose knowledge at each moment is told, or %HU_SIDE_NONE
 * @figures: takes the counters in
 * @progress: (nullable): called now and then
 *
 * Judges the game after each of its first @n_events.
 *
 * Returns: (transfer full) (nullable): what changes from moment to moment
 */
HuMoments *
hu_moments_new (HuAdjudicator  *adjudicator,
                guint           n_events,
                HuSide          viewer,
                HuFigures      *figures,
                HuProgressFunc  progress,
                gpointer        data,
                GError        **error)
{
  const HuScenario *scenario;
  HuMoments *self;
  Before before;
  gboolean stopped = FALSE;

  g_return_val_if_fail (adjudicator != NULL && figures != NULL, NULL);

  scenario = hu_adjudicator_get_scenario (adjudicator);
  self = moments_alloc (scenario, n_events, figures);
  before_init (&before, self, scenario);
  for (guint n = 0; n <= n_events && !stopped; n++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, n, viewer);
      gboolean moved, passed;

      before.snapshot = snapshot;
      before.moment = n;
      moved = compare_piles (&before);
      passed = compare_owners (&before);
      compare_hazards (&before);
      compare_lines (&before, n == 0 || moved || passed);
      compare_clock (&before);
      compare_verdict (&before);
      compare_meters (&before);
      stopped = n % 16 == 0 && !_hu_progress (progress, data, (double) n / (n_events + 1), error);
    }
  before_clear (&before);
  if (stopped)
    g_clear_pointer (&self, hu_moments_free);

  return self;
}

/* Frees the lists. */
void
hu_moments_free (HuMoments *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->texts);
  g_ptr_array_unref (self->piles);
  g_ptr_array_unref (self->owners);
  g_ptr_array_unref (self->buildings);
  g_ptr_array_unref (self->hazards);
  g_ptr_array_unref (self->lines);
  g_array_unref (self->origins);
  g_array_unref (self->clocks);
  g_array_unref (self->verdicts);
  g_array_unref (self->meters);
  g_free (self);
}
