/*
 * The ledger of victory points: every gain, and the totals, which are exactly the sums of the
 * gains.
 */
#include "hu-front-line-private.h"

#include <string.h>


static const struct
{
  HuFrontLineRulingKind kind;
  const char           *rule;
  HuClauseId            clause;
} gains[] = {
  [HU_GAIN_ELIMINATED] = { HU_FRONT_LINE_RULING_POINTS_ELIMINATED, "schedule", HU_CLAUSE_STRENGTH },
  [HU_GAIN_PLACE] = { HU_FRONT_LINE_RULING_POINTS_PLACE, "schedule", HU_CLAUSE_PLACE },
  [HU_GAIN_AWARD] = { HU_FRONT_LINE_RULING_POINTS_AWARDED, "schedule", HU_CLAUSE_AWARD },
  [HU_GAIN_LINE] = { HU_FRONT_LINE_RULING_LINE_OPEN, "line", HU_CLAUSE_EVERY_ROW },
  [HU_GAIN_ADJUST] = { HU_FRONT_LINE_RULING_POINTS_ADJUSTED, "", NULL },
  [HU_GAIN_START] = { HU_FRONT_LINE_RULING_POINTS_START, "", HU_CLAUSE_START },
};

/* Returns its name in JSON; NULL for a gap. */
const char *
hu_cover_to_string (HuCover cover)
{
  static const char * const words[] = { NULL, "zoc", "unit" };

  g_return_val_if_fail (cover < G_N_ELEMENTS (words), NULL);

  return words[cover];
}

/* Returns the reason for the gain: an item of the schedule, or "line", "adjust" or "start". */
const char *
hu_ledger_entry_item (const HuScenario    *scenario,
                      const HuLedgerEntry *entry)
{
  g_return_val_if_fail (scenario != NULL && entry != NULL, NULL);

  if (entry->item != HU_ITEM_NONE)
    return ((const HuScheduleItem *) g_ptr_array_index (hu_front_line_rules (scenario)->schedule, entry->item))->item;

  switch (entry->gain)
    {
    case HU_GAIN_LINE:
      return "line";
    case HU_GAIN_ADJUST:
      return "adjust";
    case HU_GAIN_START:
      return "start";
    case HU_GAIN_ELIMINATED:
    case HU_GAIN_PLACE:
    case HU_GAIN_AWARD:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* Returns the rule that the gain rests on; "" where there is none. */
const char *
hu_ledger_entry_rule (const HuLedgerEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return gains[entry->gain].rule;
}

/* Returns @entry, which keeps those before it alive. */
HuLedgerEntry *
hu_ledger_entry_ref (HuLedgerEntry *entry)
{
  g_atomic_int_inc (&entry->ref_count);
  return entry;
}

/**
 * hu_ledger_entry_unref:
 * @entry: (nullable) (transfer full): an entry of a ledger
 *
 * This is a loop, not a recursion, since a ledger may have a million entries.
 */
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

static gboolean
arrays_equal (const GArray *a,
              const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return a->len == b->len &&
         (a->len == 0 || memcmp (a->data, b->data, (gsize) a->len * g_array_get_element_size ((GArray *) a)) == 0);
}

gboolean
hu_ledger_equal (const HuLedgerEntry *a,
                 const HuLedgerEntry *b)
{
  for (; a != b; a = a->before, b = b->before)
    {
      if (a == NULL || b == NULL || a->event != b->event || a->turn != b->turn || a->side != b->side ||
          a->gain != b->gain || a->item != b->item || a->count != b->count || a->points != b->points ||
          a->unit != b->unit || !arrays_equal (a->rows, b->rows) ||
          !arrays_equal (a->hexes, b->hexes) || g_strcmp0 (a->reason, b->reason) != 0)
        return FALSE;
    }

  return TRUE;
}

HuLedgerEntry *
hu_ledger_entry_new (const HuState *state,
                     guint          event,
                     HuSide         side,
                     HuGain         gain,
                     guint          item,
                     gint64         count,
                     gint64         points)
{
  HuLedgerEntry *entry = g_new0 (HuLedgerEntry, 1);

  entry->ref_count = 1;
  entry->event = event;
  entry->turn = state->clock.turn;
  entry->side = side;
  entry->gain = gain;
  entry->item = item;
  entry->count = count;
  entry->points = points;
  entry->unit = HU_UNIT_NONE;

  return entry;
}

static void
rule_on (HuJudging           *judging,
         const HuLedgerEntry *entry)
{
  const HuState *state = judging->state;
  HuRuling *ruling = hu_ruling_new (gains[entry->gain].kind, HU_SYSTEM_FRONT_LINE, gains[entry->gain].rule,
                                    gains[entry->gain].clause, entry->side);
  HuFrontLineRuling *own = (HuFrontLineRuling *) ruling;

  ruling->item = entry->item;
  own->points = entry->points;
  own->count = entry->count;
  if (entry->gain == HU_GAIN_LINE)
    ruling->other_side = hu_side_other (entry->side);
  if (entry->because != NULL)
    hu_ruling_count (ruling, hu_reason_copy (entry->because));
  if (entry->rows != NULL)
    ruling->rows = g_array_ref (entry->rows);
  if (entry->hexes != NULL)
    g_array_append_vals (ruling->hexes, entry->hexes->data, entry->hexes->len);
  if (entry->unit != HU_UNIT_NONE)
    g_array_append_val (ruling->units, entry->unit);
  ruling->text = g_strdup (entry->reason);
  if (entry->gain == HU_GAIN_PLACE)
    {
      guint place = hu_front_line_item (state, entry->item)->place;
      const GArray *hexes = hu_map_get_place (state->scenario->map, place)->hexes;

      ruling->place = (gint) place;
      g_array_append_vals (ruling->hexes, hexes->data, hexes->len);
    }
  hu_judging_add (judging, ruling);
}

void
hu_ledger_add (HuJudging     *judging,
               HuLedgerEntry *entry)
{
  HuFrontLineState *own = hu_front_line_state (judging->state);

  if (entry->points == 0)
    {
      hu_ledger_entry_unref (entry);
      return;
    }

  own->overflow |= hu_points_add (&own->total[entry->side], entry->points);
  entry->before = own->ledger;
  own->ledger = entry;
  rule_on (judging, entry);
}
