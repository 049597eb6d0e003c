/*
 * Rows of the ledger.
 */
#include "config.h"

#include "hu-front-line-ledger-rows.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain-front-line.h"
#include "hu-front-line-rules.h"

/* Items that need no entry in the schedule. */
static const struct
{
  const char *id;
  const char *name;
} own_items[] = {
  { "line", NC_("ledger", "front line") },
  { "adjust", NC_("ledger", "adjustments") },
  { "start", NC_("ledger", "set-up") },
};

const HuLedgerEntry *
hu_ledger_row_get_entry (HuRow *row)
{
  g_return_val_if_fail (HU_IS_ROW (row) && row->kind == &hu_ledger_rows, NULL);

  return row->data;
}

static char *
word (HuRow *row,
      guint  column)
{
  const HuLedgerEntry *entry = row->data;

  switch (column)
    {
    case HU_LEDGER_ROW_TURN:
      return hu_explain_turn (row->scenario, entry->turn);
    case HU_LEDGER_ROW_SIDE:
      return hu_explain_side (row->scenario, entry->side);
    case HU_LEDGER_ROW_TEXT:
      return hu_explain_ledger_entry (row->scenario, entry);
    case HU_LEDGER_ROW_ITEM:
      return g_strdup (hu_ledger_entry_item (row->scenario, entry));
    default:
      return NULL;
    }
}

/* --- Hexes --- */

/* An eliminated unit has no hex any more, so its hex before the elimination is added. */
static void
append_last_hex (HuGame              *game,
                 const HuLedgerEntry *entry,
                 GArray              *hexes)
{
  g_autoptr(HuSnapshot) before = NULL;
  HuHex hex;

  if (entry->event == 0 || entry->event > hu_game_get_n_events (game))
    return;

  before = hu_game_get_snapshot_before (game, entry->event);
  hex = hu_snapshot_get_state (before)->unit_hex[entry->unit];
  if (hex != HU_HEX_NONE)
    g_array_append_val (hexes, hex);
}

static void
add_hexes (HuRow  *row,
           HuGame *game,
           GArray *hexes)
{
  const HuLedgerEntry *entry = row->data;
  const HuMap *map = row->scenario->map;

  if (entry->gain == HU_GAIN_PLACE)
    {
      const HuScheduleItem *item = g_ptr_array_index (hu_front_line_rules (row->scenario)->schedule, entry->item);
      const HuPlace *place = hu_map_get_place (map, item->place);

      g_array_append_vals (hexes, place->hexes->data, place->hexes->len);
    }
  if (entry->hexes != NULL && entry->hexes->len > 0)
    g_array_append_vals (hexes, entry->hexes->data, entry->hexes->len);
  else if (entry->rows != NULL)
    {
      for (guint i = 0; i < entry->rows->len; i++)
        for (gint column = 1; column <= map->grid->columns; column++)
          {
            HuHex hex = hu_grid_at (map->grid, column, g_array_index (entry->rows, gint, i));

            if (hu_grid_has (map->grid, hex))
              g_array_append_val (hexes, hex);
          }
    }
  if (entry->unit != HU_UNIT_NONE)
    append_last_hex (game, entry, hexes);
}

/* --- The list --- */

/* A step back in time may start again from an earlier state, and equal entries are then new objects. */
static gboolean
is_same (HuRow *one,
         HuRow *other)
{
  const HuLedgerEntry *a = one->data, *b = other->data;

  return a == b || (a->gain == b->gain && a->item == b->item && a->count == b->count &&
                    g_strcmp0 (a->reason, b->reason) == 0 && hu_arrays_equal (a->rows, b->rows) &&
                    hu_arrays_equal (a->hexes, b->hexes));
}

static void
list (GPtrArray  *rows,
      HuSnapshot *snapshot)
{
  const GPtrArray *ledger = hu_snapshot_get_front_line (snapshot)->ledger;

  for (guint i = 0; i < ledger->len; i++)
    {
      HuLedgerEntry *entry = g_ptr_array_index (ledger, i);
      HuRow *row = hu_row_new (&hu_ledger_rows, hu_snapshot_get_scenario (snapshot), entry->side,
                               entry->provisional ? 0 : entry->event, entry->unit);

      row->data = hu_ledger_entry_ref (entry);
      row->free_data = (GDestroyNotify) hu_ledger_entry_unref;
      /* Points that count only at the end of the game belong to no event, and come after all of them. */
      row->numbers[HU_LEDGER_ROW_EVENT] = entry->provisional ? (gint64) G_MAXUINT + 1 : entry->event;
      row->numbers[HU_LEDGER_ROW_TURN] = entry->turn;
      row->numbers[HU_LEDGER_ROW_SIDE] = entry->side;
      row->numbers[HU_LEDGER_ROW_POINTS] = entry->points;
      g_ptr_array_add (rows, row);
    }
}

/* --- Items --- */

static void
add_groups (GPtrArray        *names,
            const HuScenario *scenario)
{
  g_ptr_array_add (names, g_strdup (_("All items")));
  for (guint i = 0; i < hu_front_line_rules (scenario)->schedule->len; i++)
    g_ptr_array_add (names, hu_explain_schedule_item (scenario, i));
  for (guint i = 0; i < G_N_ELEMENTS (own_items); i++)
    g_ptr_array_add (names, g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "ledger", own_items[i].name)));
}

static gboolean
is_in (HuRow *row,
       guint  group)
{
  const GPtrArray *schedule = hu_front_line_rules (row->scenario)->schedule;
  const char *id = NULL;

  if (group >= 1 && group <= schedule->len)
    id = ((const HuScheduleItem *) g_ptr_array_index (schedule, group - 1))->item;
  else if (group > schedule->len && group - schedule->len <= G_N_ELEMENTS (own_items))
    id = own_items[group - schedule->len - 1].id;

  return id == NULL || g_str_equal (hu_row_get_words (row, HU_LEDGER_ROW_ITEM), id);
}

static const HuRowColumn columns[HU_LEDGER_ROW_COLUMNS] = {
  /* Translators: a column of the ledger: the number of an event; as short as can be */
  [HU_LEDGER_ROW_EVENT] = { NC_("ledger", "#"), "ledger", HU_CELL_NUMBER, .width = 42 },
  [HU_LEDGER_ROW_TURN] = { NC_("ledger", "Turn"), "ledger", HU_CELL_WORDS, .width = 72, .sought = TRUE },
  [HU_LEDGER_ROW_SIDE] = { NC_("ledger", "Side"), "ledger", HU_CELL_WORDS, .width = 64, .of_side = TRUE, .sought = TRUE },
  [HU_LEDGER_ROW_TEXT] = { NC_("ledger", "For"), "ledger", HU_CELL_SORTED, .sought = TRUE },
  /* Translators: a column of the ledger: points */
  [HU_LEDGER_ROW_POINTS] = { NC_("ledger", "Points"), "ledger", HU_CELL_GAIN, .width = 56, .right = TRUE },
  [HU_LEDGER_ROW_ITEM] = { .type = HU_CELL_ASIDE, .sought = TRUE },
};

const HuRowKind hu_ledger_rows = {
  columns, G_N_ELEMENTS (columns), HU_LEDGER_ROW_EVENT, word, is_same, list, add_groups, is_in, add_hexes,
};
