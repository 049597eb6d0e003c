/*
 * Words for readings of the rules.
 */
#include "config.h"

#include "hu-explain-reading.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"

const char *
hu_explain_reading (const HuReadingInForce *reading)
{
  HuFieldWords words;

  g_return_val_if_fail (reading != NULL, NULL);

  return hu_explain_field (reading->what->object, reading->what->key, &words) ? words.label : reading->what->key;
}

char *
hu_explain_reading_value (const HuReadingInForce *reading,
                          gint                    value)
{
  g_return_val_if_fail (reading != NULL && (value == 0 || value == 1), NULL);

  if (reading->what->words[value] != NULL)
    return g_strdup (hu_explain_field_value (reading->what->key, reading->what->words[value]));

  return g_strdup (value ? C_("option", "yes") : C_("option", "no"));
}

static gboolean
is_same (const HuScenario *scenario,
         const HuRuling   *a,
         const HuRuling   *b)
{
  g_autofree char *words = hu_explain_ruling (scenario, a);
  g_autofree char *others = hu_explain_ruling (scenario, b);

  return a->event == b->event && g_strcmp0 (words, others) == 0;
}

/* The first ruling of @other that @snapshot does not have, or of @snapshot that @other does not have. */
static char *
find_difference (const HuSnapshot *snapshot,
                 const HuSnapshot *other)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GPtrArray) have = hu_snapshot_list_rulings (snapshot);
  g_autoptr(GPtrArray) then = hu_snapshot_list_rulings (other);
  g_autofree char *words = NULL;
  const HuRuling *ruling;
  guint i = 0;
  gboolean is_new;

  while (i < have->len && i < then->len &&
         is_same (scenario, g_ptr_array_index (have, i), g_ptr_array_index (then, i)))
    i++;
  if (i == have->len && i == then->len)
    return NULL;

  is_new = i == have->len ||
           (i < then->len && ((const HuRuling *) g_ptr_array_index (then, i))->event <=
                               ((const HuRuling *) g_ptr_array_index (have, i))->event);
  ruling = g_ptr_array_index (is_new ? then : have, i);
  words = hu_explain_ruling (scenario, ruling);

  return is_new
    /* Translators: number of an event, a whole sentence. */
    ? g_strdup_printf (_("The result stays the same. The first difference is at event %u: %s"), ruling->event, words)
    /* Translators: number of an event, a whole sentence that would not hold. */
    : g_strdup_printf (_("The result stays the same. At event %u this would not be so: %s"), ruling->event, words);
}

/* @snapshot: a game judged by its scenario's readings; @other: the same game judged by the other reading, or NULL where
 * that reading refuses an event of the log; @refused: without @other: the number of the refused event, from 1.  Returns
 * the difference that the other reading makes in this game. */
char *
hu_explain_reading_change (const HuSnapshot *snapshot,
                           const HuSnapshot *other,
                           guint             refused)
{
  g_autofree char *verdict = NULL;
  g_autofree char *then = NULL;
  char *difference;

  g_return_val_if_fail (snapshot != NULL && (other != NULL || refused > 0), NULL);

  if (other == NULL)
    /* Translators: number of an event. */
    return g_strdup_printf (_("Event %u could not have happened."), refused);

  verdict = hu_explain_verdict (snapshot);
  then = hu_explain_verdict (other);
  if (g_strcmp0 (verdict, then) != 0)
    return g_steal_pointer (&then);

  difference = find_difference (snapshot, other);

  return difference != NULL ? difference : g_strdup (_("Nothing changes in this game."));
}
