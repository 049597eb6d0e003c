/*
 * Words for a line of the ledger: the reason for the points, short enough for a column.
 */
#include "config.h"

#include "hu-front-line-words.h"

static char *
explain_eliminated (const HuScenario    *scenario,
                    const HuLedgerEntry *entry)
{
  g_autofree char *strength = g_strdup_printf ("%" G_GINT64_FORMAT, entry->count);

  /* Translators: unit that was eliminated, its strength. */
  return g_strdup_printf (_("%s eliminated, strength %s"), _hu_unit_name (scenario, entry->unit),
                          strength);
}

/* Returns the schedule item of an entry for a held place or an award. */
static const HuScheduleItem *
get_item (const HuScenario    *scenario,
          const HuLedgerEntry *entry)
{
  return g_ptr_array_index (hu_front_line_rules (scenario)->schedule, entry->item);
}

static char *
explain_place (const HuScenario     *scenario,
               const HuScheduleItem *item)
{
  const char *place = _hu_place_name (scenario, item->place);

  switch (item->when)
    {
    case HU_WHEN_ONCE:
      /* Translators: place. */
      return g_strdup_printf (C_("ledger", "%s captured"), place);
    case HU_WHEN_TURN:
      /* Translators: place. */
      return g_strdup_printf (C_("ledger", "%s held"), place);
    case HU_WHEN_END:
      /* Translators: place. */
      return g_strdup_printf (C_("ledger", "%s held at the end"), place);
    }

  g_return_val_if_reached (NULL);
}

static char *
explain_award (const HuScenario     *scenario,
               const HuScheduleItem *item,
               const HuLedgerEntry  *entry)
{
  g_autofree char *count = g_strdup_printf ("%" G_GINT64_FORMAT, entry->count);
  g_autofree char *name = _hu_item_name (scenario, item->item);

  if (entry->count == 1)
    return g_steal_pointer (&name);

  /* Translators: how many times, what points are awarded for. */
  return g_strdup_printf (C_("ledger", "%s × %s"), count, name);
}

char *
hu_explain_schedule_item (const HuScenario *scenario,
                          guint             item)
{
  const HuFrontLineRules *rules;
  const HuScheduleItem *found;

  g_return_val_if_fail (scenario != NULL && hu_front_line_rules (scenario) != NULL, NULL);

  rules = hu_front_line_rules (scenario);
  g_return_val_if_fail (item < rules->schedule->len, NULL);

  found = g_ptr_array_index (rules->schedule, item);
  switch (found->kind)
    {
    case HU_ITEM_PLACE:
      return explain_place (scenario, found);
    case HU_ITEM_AWARD:
      return _hu_item_name (scenario, found->item);
    case HU_ITEM_PER_STRENGTH:
      return g_strdup (C_("ledger", "Units eliminated"));
    }

  g_return_val_if_reached (NULL);
}

static char *
explain_line (const HuScenario    *scenario,
              const HuLedgerEntry *entry)
{
  const char *owner = _hu_side_name (scenario, hu_side_other (entry->side));
  gboolean hexes = entry->hexes != NULL && entry->hexes->len > 0;
  g_autofree char *gaps = hexes ? hu_explain_hexes (scenario, entry->hexes, HU_LIST_MOST)
                                : hu_explain_rows (scenario, entry->rows, HU_LIST_MOST);

  /* Translators: side, hex rows or hexes that its front line left open. */
  return hu_explain_sentence (scenario, C_("ledger", "%s gaps: %s"), owner, gaps);
}

char *
hu_explain_ledger_entry (const HuScenario    *scenario,
                         const HuLedgerEntry *entry)
{
  g_return_val_if_fail (scenario != NULL && hu_front_line_rules (scenario) != NULL && entry != NULL, NULL);

  switch (entry->gain)
    {
    case HU_GAIN_ELIMINATED:
      return explain_eliminated (scenario, entry);
    case HU_GAIN_PLACE:
      return explain_place (scenario, get_item (scenario, entry));
    case HU_GAIN_AWARD:
      return explain_award (scenario, get_item (scenario, entry), entry);
    case HU_GAIN_LINE:
      return explain_line (scenario, entry);
    case HU_GAIN_ADJUST:
      return g_strdup (entry->reason != NULL ? hu_scenario_word (scenario, entry->reason) : "");
    case HU_GAIN_START:
      return g_strdup (C_("ledger", "Before the first event"));
    }

  g_return_val_if_reached (NULL);
}
