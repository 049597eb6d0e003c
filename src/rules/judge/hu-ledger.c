/*
 * The ledger of points.
 */
#include "hu-ledger.h"

#include <string.h>

HuLedgerEntry *
hu_ledger_entry_new (const HuState *state,
                     const HuGains *gains,
                     guint          event,
                     HuSide         side,
                     HuGain         gain,
                     guint          item,
                     gint64         count,
                     gint64         points)
{
  HuLedgerEntry *entry = g_new0 (HuLedgerEntry, 1);

  entry->ref_count = 1;
  entry->gains = gains;
  entry->event = event;
  entry->turn = state->clock.turn;
  entry->side = side;
  entry->gain = gain;
  entry->item = item;
  entry->count = count;
  entry->points = points;
  entry->unit = HU_UNIT_NONE;
  entry->place = -1;
  entry->hex = HU_HEX_NONE;
  entry->scale = 1;

  return entry;
}

HuLedgerEntry *
hu_ledger_entry_ref (HuLedgerEntry *entry)
{
  if (entry != NULL)
    g_atomic_int_inc (&entry->ref_count);

  return entry;
}

/* A loop frees the entries, not a recursion, since a ledger may have a million of them. */
void
hu_ledger_entry_unref (HuLedgerEntry *entry)
{
  while (entry != NULL && g_atomic_int_dec_and_test (&entry->ref_count))
    {
      HuLedgerEntry *before = entry->before;

      g_clear_pointer (&entry->rows, g_array_unref);
      g_clear_pointer (&entry->hexes, g_array_unref);
      g_clear_pointer (&entry->because, hu_reason_free);
      g_free (entry->reason);
      g_free (entry);
      entry = before;
    }
}

const char *
hu_ledger_entry_item (const HuScenario    *scenario,
                      const HuLedgerEntry *entry)
{
  g_return_val_if_fail (scenario != NULL && entry != NULL, NULL);

  if (entry->item != HU_ITEM_NONE)
    return hu_system_get (entry->gains->system)->get_id (scenario, HU_LISTED_ITEM, entry->item);

  return entry->gain == HU_GAIN_LINE ? "line" : entry->gain == HU_GAIN_ADJUST ? "adjust" : "start";
}

const char *
hu_ledger_entry_rule (const HuLedgerEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return entry->gains->of[entry->gain].rule;
}

static HuRuling *
rule_on (const HuState       *state,
         const HuLedgerEntry *entry)
{
  HuRuling *ruling = hu_ruling_new (entry->gains->of[entry->gain].kind, entry->gains->system, hu_ledger_entry_rule (entry),
                                    entry->gains->of[entry->gain].clause, entry->side);

  ruling->item = entry->item;
  ruling->place = entry->place;
  ruling->text = g_strdup (entry->reason);
  if (entry->because != NULL)
    hu_ruling_count (ruling, hu_reason_copy (entry->because));
  if (entry->rows != NULL)
    ruling->rows = g_array_ref (entry->rows);
  if (entry->hexes != NULL)
    g_array_append_vals (ruling->hexes, entry->hexes->data, entry->hexes->len);
  if (entry->unit != HU_UNIT_NONE)
    g_array_append_val (ruling->units, entry->unit);
  if (entry->hex != HU_HEX_NONE)
    g_array_append_val (ruling->hexes, entry->hex);
  if (entry->place >= 0)
    {
      const GArray *hexes = hu_map_get_place (state->scenario->map, (guint) entry->place)->hexes;

      g_array_append_vals (ruling->hexes, hexes->data, hexes->len);
    }

  return ruling;
}

HuRuling *
hu_ledger_add (HuLedger      *self,
               const HuState *state,
               HuLedgerEntry *entry)
{
  if (entry->points == 0)
    {
      hu_ledger_entry_unref (entry);
      return NULL;
    }

  self->overflow |= hu_points_add (&self->total[entry->side], entry->points);
  entry->before = self->last;
  self->last = entry;

  return rule_on (state, entry);
}

gboolean
hu_ledger_equal (const HuLedger *self,
                 const HuLedger *other)
{
  const HuLedgerEntry *a = self->last, *b = other->last;

  if (self->overflow != other->overflow || memcmp (self->total, other->total, sizeof self->total) != 0)
    return FALSE;

  for (; a != b; a = a->before, b = b->before)
    if (a == NULL || b == NULL || a->event != b->event || a->turn != b->turn || a->side != b->side || a->gain != b->gain ||
        a->item != b->item || a->count != b->count || a->points != b->points || a->unit != b->unit ||
        a->place != b->place || a->hex != b->hex || a->lost != b->lost || !hu_arrays_equal (a->rows, b->rows) ||
        !hu_arrays_equal (a->hexes, b->hexes) || g_strcmp0 (a->reason, b->reason) != 0)
      return FALSE;

  return TRUE;
}

char *
hu_ledger_find_fault (const HuLedger *self,
                      HuSystemId      system)
{
  gint64 sums[HU_N_SIDES] = { 0, 0 };

  for (const HuLedgerEntry *entry = self->last; entry != NULL && !self->overflow; entry = entry->before)
    sums[entry->side] += entry->points;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES && !self->overflow; side++)
    if (sums[side] != self->total[side])
      return g_strdup_printf ("%s: side %d has %" G_GINT64_FORMAT " points, and its gains are %" G_GINT64_FORMAT,
                              hu_system_to_string (system), side, self->total[side], sums[side]);

  return NULL;
}

GPtrArray *
hu_ledger_list (const HuLedger *self)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ledger_entry_unref);
  guint n = 0;

  for (const HuLedgerEntry *entry = self->last; entry != NULL; entry = entry->before)
    n++;
  g_ptr_array_set_size (entries, (gint) n);
  for (HuLedgerEntry *entry = self->last; entry != NULL; entry = entry->before)
    entries->pdata[--n] = hu_ledger_entry_ref (entry);

  return entries;
}

void
hu_ledger_foresee (GPtrArray     *entries,
                   gint64        *points,
                   gboolean      *overflow,
                   HuLedgerEntry *entry)
{
  if (entry->points == 0)
    {
      hu_ledger_entry_unref (entry);
      return;
    }

  entry->provisional = TRUE;
  *overflow |= hu_points_add (&points[entry->side], entry->points);
  g_ptr_array_add (entries, entry);
}
