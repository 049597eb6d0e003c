/*
 * The ledger of points: every gain, and the totals, which are exactly the sums of the gains.
 */
#include "hu-objectives-private.h"

const char *
hu_score_entry_item (const HuScenario   *scenario,
                     const HuScoreEntry *entry)
{
  g_return_val_if_fail (scenario != NULL && entry != NULL, NULL);

  switch (entry->scored)
    {
    case HU_SCORED_ITEM:
      return hu_objectives_get_id (scenario, HU_LISTED_ITEM, entry->item);
    case HU_SCORED_ADJUST:
      return "adjust";
    case HU_SCORED_START:
      return "start";
    }

  g_return_val_if_reached (NULL);
}

HuScoreEntry *
hu_score_entry_ref (HuScoreEntry *entry)
{
  g_atomic_int_inc (&entry->ref_count);

  return entry;
}

/* A loop frees the entries, not a recursion, since a ledger may have a million of them. */
void
hu_score_entry_unref (HuScoreEntry *entry)
{
  while (entry != NULL && g_atomic_int_dec_and_test (&entry->ref_count))
    {
      HuScoreEntry *before = entry->before;

      g_free (entry->reason);
      g_free (entry);
      entry = before;
    }
}

gboolean
hu_score_entry_equal (const HuScoreEntry *a,
                      const HuScoreEntry *b)
{
  for (; a != b; a = a->before, b = b->before)
    if (a == NULL || b == NULL || a->event != b->event || a->turn != b->turn || a->side != b->side ||
        a->scored != b->scored || a->item != b->item || a->count != b->count || a->points != b->points ||
        a->unit != b->unit || a->place != b->place || a->hex != b->hex || g_strcmp0 (a->reason, b->reason) != 0)
      return FALSE;

  return TRUE;
}

HuScoreEntry *
hu_score_entry_new (const HuState *state,
                    guint          event,
                    HuSide         side,
                    HuScored       scored,
                    guint          item,
                    gint64         count,
                    gint64         points)
{
  HuScoreEntry *entry = g_new0 (HuScoreEntry, 1);

  entry->ref_count = 1;
  entry->event = event;
  entry->turn = state->clock.turn;
  entry->side = side;
  entry->scored = scored;
  entry->item = item;
  entry->count = count;
  entry->points = points;
  entry->unit = HU_UNIT_NONE;
  entry->place = -1;
  entry->hex = HU_HEX_NONE;

  return entry;
}

static void
rule_on (HuJudging          *judging,
         const HuScoreEntry *entry)
{
  const HuScenario *scenario = judging->state->scenario;
  HuRuling *ruling = hu_ruling_new (entry->scored == HU_SCORED_ADJUST  ? HU_OBJECTIVES_RULING_ADJUSTED
                                    : entry->scored == HU_SCORED_START ? HU_OBJECTIVES_RULING_START
                                                                       : HU_OBJECTIVES_RULING_SCORED,
                                    HU_SYSTEM_OBJECTIVES, entry->scored == HU_SCORED_ITEM ? "points" : "",
                                    entry->scored == HU_SCORED_ADJUST  ? NULL
                                    : entry->scored == HU_SCORED_START ? HU_CLAUSE_OBJECTIVES_START
                                                                       : HU_CLAUSE_OBJECTIVES_SCORED,
                                    entry->side);

  ((HuObjectivesRuling *) ruling)->points = entry->points;
  ((HuObjectivesRuling *) ruling)->count = entry->count;
  ruling->item = entry->item;
  ruling->place = entry->place;
  ruling->text = g_strdup (entry->reason);
  if (entry->unit != HU_UNIT_NONE)
    g_array_append_val (ruling->units, entry->unit);
  if (entry->hex != HU_HEX_NONE)
    g_array_append_val (ruling->hexes, entry->hex);
  if (entry->place >= 0)
    {
      const GArray *hexes = hu_map_get_place (scenario->map, (guint) entry->place)->hexes;

      g_array_append_vals (ruling->hexes, hexes->data, hexes->len);
    }
  hu_judging_add (judging, ruling);
}

void
hu_score_add (HuJudging    *judging,
              HuScoreEntry *entry)
{
  HuObjectivesState *own = hu_objectives_state (judging->state);

  if (entry->points == 0)
    {
      hu_score_entry_unref (entry);
      return;
    }

  own->overflow |= hu_points_add (&own->total[entry->side], entry->points);
  entry->before = own->ledger;
  own->ledger = entry;
  rule_on (judging, entry);
}
