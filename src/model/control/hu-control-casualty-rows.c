/*
 * Rows of casualties and exits (26.2).
 */
#include "config.h"

#include "hu-control-casualty-rows.h"

#include <glib/gi18n-lib.h>

#include "hu-control-rules.h"
#include "hu-explain-control.h"
#include "hu-points.h"

static char *
word (HuRow *row,
      guint  column)
{
  const HuCasualty *entry = row->data;
  g_autofree char *what = NULL;

  switch (column)
    {
    case HU_CASUALTY_ROW_SIDE:
      return hu_explain_side (row->scenario, row->side);
    case HU_CASUALTY_ROW_UNIT:
      return hu_explain_casualty (row->scenario, entry);
    case HU_CASUALTY_ROW_TEXT:
      what = hu_explain_casualty_kind (row->scenario, entry, (row->group & 1u << HU_CASUALTY_EXITED) != 0);
      return g_strdup_printf ("%s\n%s", hu_row_get_words (row, HU_CASUALTY_ROW_UNIT), what);
    default:
      return NULL;
    }
}

/* The hex of the unit at that moment; of a captured unit its hex now; nothing for a correction. */
static void
add_hexes (HuRow  *row,
           HuGame *game,
           GArray *hexes)
{
  g_autoptr(HuSnapshot) before = NULL;
  HuHex hex;

  if (row->subject == HU_UNIT_NONE || row->event == 0 || row->event > hu_game_get_n_events (game))
    return;

  hex = hu_snapshot_get_state (hu_game_get_snapshot (game))->unit_hex[row->subject];
  if (hex == HU_HEX_NONE)
    {
      before = hu_game_get_snapshot_before (game, row->event);
      hex = hu_snapshot_get_state (before)->unit_hex[row->subject];
    }
  if (hex != HU_HEX_NONE)
    g_array_append_val (hexes, hex);
}

/* --- The list --- */

static void
free_entry (gpointer data)
{
  HuCasualty *entry = data;

  g_free ((char *) entry->reason);
  g_free (entry);
}

static gboolean
is_same (HuRow *one,
         HuRow *other)
{
  const HuCasualty *a = one->data, *b = other->data;

  return a->state == b->state && a->clause == b->clause && a->value.points == b->value.points &&
         g_strcmp0 (a->reason, b->reason) == 0;
}

static gint
compare_rows (gconstpointer a,
              gconstpointer b)
{
  const HuRow *one = *(HuRow * const *) a, *other = *(HuRow * const *) b;

  return (one->event > other->event) - (one->event < other->event);
}

static guint
list_bits (const HuCasualty *entry,
           gboolean          exit)
{
  guint exits = exit ? 1u << HU_CASUALTY_EXITED : 0;

  if (entry->unit == HU_UNIT_NONE)
    return exits | 1u << HU_CASUALTY_ADJUSTED;
  if (exit)
    return exits;

  return 1u << (entry->state == HU_SCORE_CAPTURED ? HU_CASUALTY_CAPTURED : HU_CASUALTY_ELIMINATED);
}

static void
add_rows (GPtrArray        *rows,
          const HuScenario *scenario,
          const GArray     *undated,
          gboolean          exit)
{
  g_autoptr(GArray) entries = hu_casualties_list_dated (undated);
  gint64 totals[HU_N_SIDES] = { 0, 0 };

  for (guint i = 0; i < entries->len; i++)
    {
      HuCasualty *entry = g_memdup2 (&g_array_index (entries, HuCasualty, i), sizeof (HuCasualty));
      HuRow *row = hu_row_new (&hu_casualty_rows, scenario, entry->to, entry->event, entry->unit);

      entry->reason = g_strdup (entry->reason);
      row->data = entry;
      row->free_data = free_entry;
      row->group = list_bits (entry, exit);
      hu_points_add (&totals[entry->to], entry->points);
      row->numbers[HU_CASUALTY_ROW_EVENT] = entry->event;
      row->numbers[HU_CASUALTY_ROW_SIDE] = entry->to;
      row->numbers[HU_CASUALTY_ROW_POINTS] = entry->points;
      row->numbers[HU_CASUALTY_ROW_TOTAL] = totals[entry->to];
      g_ptr_array_add (rows, row);
    }
}

static void
list (GPtrArray  *rows,
      HuSnapshot *snapshot)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);

  add_rows (rows, hu_snapshot_get_scenario (snapshot), findings->casualties, FALSE);
  add_rows (rows, hu_snapshot_get_scenario (snapshot), findings->exits, TRUE);
  g_ptr_array_sort (rows, compare_rows);
}

static void
add_groups (GPtrArray        *names,
            const HuScenario *scenario)
{
  static const char *const groups[HU_CASUALTY_GROUPS] = {
    [HU_CASUALTY_ALL] = NC_("casualties", "All"),
    [HU_CASUALTY_ELIMINATED] = NC_("casualties", "Eliminated"),
    [HU_CASUALTY_CAPTURED] = NC_("casualties", "Captured"),
    [HU_CASUALTY_EXITED] = NC_("casualties", "Exits"),
    [HU_CASUALTY_ADJUSTED] = NC_("casualties", "Corrections"),
  };

  for (guint i = 0; i < HU_CASUALTY_GROUPS; i++)
    g_ptr_array_add (names, g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "casualties", groups[i])));
}

static gboolean
is_in (HuRow *row,
       guint  group)
{
  return group == HU_CASUALTY_ALL || group >= HU_CASUALTY_GROUPS || (row->group & 1u << group) != 0;
}

static const HuRowColumn columns[HU_CASUALTY_ROW_COLUMNS] = {
  /* Translators: a column of the casualties: the number of an event; as short as can be */
  [HU_CASUALTY_ROW_EVENT] = { NC_("casualties", "#"), "casualties", HU_CELL_NUMBER, .width = 40, .right = TRUE },
  [HU_CASUALTY_ROW_SIDE] = { NC_("casualties", "To"), "casualties", HU_CELL_WORDS, .width = 66, .of_side = TRUE,
                             .sought = TRUE },
  [HU_CASUALTY_ROW_TEXT] = { NC_("casualties", "For"), "casualties", HU_CELL_SORTED, .wraps = TRUE, .sought = TRUE,
                             .sort_by = 1 + HU_CASUALTY_ROW_UNIT },
  /* Translators: a column of the casualties: points; as short as can be */
  [HU_CASUALTY_ROW_POINTS] = { NC_("casualties", "VP"), "casualties", HU_CELL_GAIN, .width = 40, .right = TRUE },
  [HU_CASUALTY_ROW_TOTAL] = { NC_("casualties", "Sum"), "casualties", HU_CELL_NUMBER, .width = 44, .right = TRUE },
  [HU_CASUALTY_ROW_UNIT] = { .type = HU_CELL_ASIDE },
};

const HuRowKind hu_casualty_rows = {
  columns, G_N_ELEMENTS (columns), HU_CASUALTY_ROW_EVENT, word, is_same, list, add_groups, is_in, add_hexes,
};

/* --- Exit areas --- */

gint64
hu_casualty_area_points (HuGame *game,
                         guint   area)
{
  const HuExitArea *exits;
  const GArray *entries;
  gint64 points = 0;

  g_return_val_if_fail (HU_IS_GAME (game) && hu_game_has_views (game), 0);

  exits = g_ptr_array_index (hu_control_rules (hu_game_get_scenario (game))->exits, area);
  entries = hu_snapshot_get_control (hu_game_get_snapshot (game))->exits;
  for (guint i = 0; i < entries->len; i++)
    {
      const HuCasualty *entry = &g_array_index (entries, HuCasualty, i);
      const HuEvent *event;

      if (entry->unit == HU_UNIT_NONE || entry->to != exits->side || entry->event == 0)
        continue;

      event = hu_game_get_event (game, entry->event - 1);
      if (event->hexes->len > 0 && hu_hexes_have (exits->hexes, g_array_index (event->hexes, HuHex, 0)))
        points += entry->points;
    }

  return points;
}
