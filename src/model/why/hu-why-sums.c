/*
 * What the points of each side are for, in one line: the sum of each item.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-why-node-private.h"

typedef struct
{
  char  *name;
  gint64 points;
  guint  scale;
} Sum;

static void
clear_sum (gpointer data)
{
  g_free (((Sum *) data)->name);
}

/* Takes @name. */
static void
add_gain (GArray              *sums,
          const HuLedgerEntry *entry,
          char                *name)
{
  Sum sum = { name, entry->points, entry->scale };

  for (guint i = 0; i < sums->len; i++)
    if (g_str_equal (g_array_index (sums, Sum, i).name, name))
      {
        g_array_index (sums, Sum, i).points += entry->points;
        g_free (name);
        return;
      }
  g_array_append_val (sums, sum);
}

/* What no item gave. */
static char *
name_other (HuGain gain)
{
  switch (gain)
    {
    case HU_GAIN_START:
      return g_strdup (C_("ledger", "Before the first event"));
    case HU_GAIN_LINE:
      return g_strdup (C_("sums", "Gaps in the enemy's line"));
    case HU_GAIN_ELIMINATED:
      return g_strdup (C_("sums", "Units eliminated"));
    default:
      return g_strdup (C_("sums", "Agreed corrections"));
    }
}

/* "Losses 30, Klin captured 6"; NULL: the side has none. */
static char *
word_sums (const GArray *sums)
{
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < sums->len; i++)
    {
      const Sum *sum = &g_array_index (sums, Sum, i);
      g_autofree char *points = hu_explain_decimal (ABS (sum->points), sum->scale);

      if (sum->points == 0)
        continue;
      if (words->len > 0)
        g_string_append (words, C_("list of sums", ", "));
      /* Translators: what points are for, a minus sign or nothing, and how many they are: "Losses 30". */
      g_string_append_printf (words, C_("sums", "%1$s %2$s%3$s"), sum->name, sum->points < 0 ? "−" : "", points);
    }

  return words->len > 0 ? g_string_free (g_steal_pointer (&words), FALSE) : NULL;
}

void
_hu_why_add_sums (HuWhyNode       *self,
                  GListStore      *list,
                  const GPtrArray *ledger,
                  char          *(*name_item) (const HuScenario    *scenario,
                                               const HuLedgerEntry *entry),
                  const char      *rule)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(GArray) sums = g_array_new (FALSE, FALSE, sizeof (Sum));
      g_autofree char *name = hu_explain_side (scenario, side), *words = NULL;
      guint n = 0;

      g_array_set_clear_func (sums, clear_sum);
      for (guint i = 0; i < ledger->len; i++)
        {
          const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

          if (entry->side != side || entry->provisional)
            continue;
          add_gain (sums, entry, entry->item != HU_ITEM_NONE ? name_item (scenario, entry) : name_other (entry->gain));
          n++;
        }
      /* A single gain is its own sum. */
      words = n > 1 ? word_sums (sums) : NULL;
      if (words != NULL)
        /* Translators: a side; what its points are for, each with the sum: "Losses 30, Klin captured 6". */
        _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                             hu_explain_sentence (scenario, _("Points of the %1$s side: %2$s."), name, words)),
                          rule);
    }
}
