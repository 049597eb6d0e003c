/*
 * Lines of the ledger.  Positions of one game share the beginning of their ledgers, so a
 * step forward or back in time changes only its end.
 */
#include "hu-front-line-ledger-line.h"

#include <string.h>

#include "hu-explain-front-line.h"
#include "hu-front-line-rules.h"

struct _HuLedgerLine
{
  GObject        parent_instance;

  HuScenario    *scenario;
  HuLedgerEntry *entry;
  char          *text;
  char          *turn;
  char          *side;
};

G_DEFINE_FINAL_TYPE (HuLedgerLine, hu_ledger_line, G_TYPE_OBJECT)

static void
hu_ledger_line_finalize (GObject *object)
{
  HuLedgerLine *self = HU_LEDGER_LINE (object);

  g_free (self->text);
  g_free (self->turn);
  g_free (self->side);
  hu_ledger_entry_unref (self->entry);
  hu_scenario_unref (self->scenario);

  G_OBJECT_CLASS (hu_ledger_line_parent_class)->finalize (object);
}

static void
hu_ledger_line_class_init (HuLedgerLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_ledger_line_finalize;
}

static void
hu_ledger_line_init (HuLedgerLine *self)
{
}

static HuLedgerLine *
hu_ledger_line_new (const HuScenario *scenario,
                    HuLedgerEntry    *entry)
{
  HuLedgerLine *self = g_object_new (HU_TYPE_LEDGER_LINE, NULL);

  self->scenario = hu_scenario_ref ((HuScenario *) scenario);
  self->entry = hu_ledger_entry_ref (entry);

  return self;
}

const HuLedgerEntry *
hu_ledger_line_get_entry (HuLedgerLine *self)
{
  g_return_val_if_fail (HU_IS_LEDGER_LINE (self), NULL);

  return self->entry;
}

const char *
hu_ledger_line_get_item (HuLedgerLine *self)
{
  g_return_val_if_fail (HU_IS_LEDGER_LINE (self), NULL);

  return hu_ledger_entry_item (self->scenario, self->entry);
}

const char *
hu_ledger_line_get_text (HuLedgerLine *self)
{
  g_return_val_if_fail (HU_IS_LEDGER_LINE (self), NULL);

  if (self->text == NULL)
    self->text = hu_explain_ledger_entry (self->scenario, self->entry);

  return self->text;
}

const char *
hu_ledger_line_get_turn (HuLedgerLine *self)
{
  g_return_val_if_fail (HU_IS_LEDGER_LINE (self), NULL);

  if (self->turn == NULL)
    self->turn = hu_explain_turn (self->scenario, self->entry->turn);

  return self->turn;
}

const char *
hu_ledger_line_get_side (HuLedgerLine *self)
{
  g_return_val_if_fail (HU_IS_LEDGER_LINE (self), NULL);

  if (self->side == NULL)
    self->side = hu_explain_side (self->scenario, self->entry->side);

  return self->side;
}

static void
append_rows (const HuGrid *grid,
             const GArray *rows,
             GArray       *hexes)
{
  for (guint i = 0; i < rows->len; i++)
    for (gint column = 1; column <= grid->columns; column++)
      {
        HuHex hex = hu_grid_at (grid, column, g_array_index (rows, gint, i));

        if (hu_grid_has (grid, hex))
          g_array_append_val (hexes, hex);
      }
}

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

GArray *
hu_ledger_line_list_hexes (HuLedgerLine *self,
                           HuGame       *game)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  const HuLedgerEntry *entry;
  const HuMap *map;

  g_return_val_if_fail (HU_IS_LEDGER_LINE (self), hexes);
  g_return_val_if_fail (HU_IS_GAME (game), hexes);

  entry = self->entry;
  map = self->scenario->map;
  if (entry->gain == HU_GAIN_PLACE)
    {
      const HuScheduleItem *item = g_ptr_array_index (hu_front_line_rules (self->scenario)->schedule, entry->item);
      const HuPlace *place = hu_map_get_place (map, item->place);

      g_array_append_vals (hexes, place->hexes->data, place->hexes->len);
    }
  if (entry->hexes != NULL && entry->hexes->len > 0)
    g_array_append_vals (hexes, entry->hexes->data, entry->hexes->len);
  else if (entry->rows != NULL)
    append_rows (map->grid, entry->rows, hexes);
  if (entry->unit != HU_UNIT_NONE)
    append_last_hex (game, entry, hexes);

  return hexes;
}

static gboolean
is_same_array (const GArray *a,
               const GArray *b)
{
  guint n = a != NULL ? a->len : 0;

  return n == (b != NULL ? b->len : 0) &&
         (n == 0 || memcmp (a->data, b->data, n * g_array_get_element_size ((GArray *) a)) == 0);
}

/* A step back in time may start again from an earlier state, and equal entries are then new objects. */
static gboolean
is_same (const HuLedgerEntry *a,
         const HuLedgerEntry *b)
{
  if (a == b)
    return TRUE;

  /* Provisional entries belong to no event. */
  return a->provisional == b->provisional && (a->provisional || a->event == b->event) && a->turn == b->turn &&
         a->side == b->side && a->gain == b->gain && a->item == b->item && a->count == b->count &&
         a->points == b->points && a->unit == b->unit && g_strcmp0 (a->reason, b->reason) == 0 &&
         is_same_array (a->rows, b->rows) && is_same_array (a->hexes, b->hexes);
}

void
hu_ledger_lines_update (GListStore *store,
                        HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings;
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  guint n, same = 0;

  g_return_if_fail (G_IS_LIST_STORE (store));
  g_return_if_fail (snapshot != NULL && hu_snapshot_get_front_line (snapshot) != NULL);

  findings = hu_snapshot_get_front_line (snapshot);
  n = g_list_model_get_n_items (G_LIST_MODEL (store));
  while (same < n && same < findings->ledger->len)
    {
      g_autoptr(HuLedgerLine) line = g_list_model_get_item (G_LIST_MODEL (store), same);

      if (!is_same (line->entry, g_ptr_array_index (findings->ledger, same)))
        break;
      same++;
    }

  for (guint i = same; i < findings->ledger->len; i++)
    g_ptr_array_add (lines, hu_ledger_line_new (hu_snapshot_get_scenario (snapshot),
                                                g_ptr_array_index (findings->ledger, i)));

  if (same < n || lines->len > 0)
    g_list_store_splice (store, same, n - same, lines->pdata, lines->len);
}
