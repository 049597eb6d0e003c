/*
 * Lists the units that a phase cut off from supply, and those that it brought back: the marks of both its ends are
 * compared.
 */
#include "config.h"

#include "hu-army-changes.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-supply-army.h"

#define MOST_NAMED 5

guint
hu_army_find_phase_before (HuGame *game,
                           guint   n_events)
{
  while (n_events > 0)
    {
      n_events--;
      if (n_events == 0 || hu_game_get_event (game, n_events - 1)->verb == HU_VERB_END_PHASE)
        break;
    }

  return n_events;
}

/* Units that were in supply, or out of it, and are not so any more; those that came on or left do not count. */
static GArray *
list_changed (HuSnapshot   *snapshot,
              const guint8 *from,
              const guint8 *to,
              gboolean      out)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint unit = 0; unit < hu_scenario_get_n_units (hu_snapshot_get_scenario (snapshot)); unit++)
    if (from[unit] != HU_SUPPLY_MARK_NONE && to[unit] != HU_SUPPLY_MARK_NONE &&
        (from[unit] == HU_SUPPLY_MARK_OUT) != out && (to[unit] == HU_SUPPLY_MARK_OUT) == out &&
        hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE)
      g_array_append_val (units, unit);

  return units;
}

char *
hu_army_word_changes (HuGame *game)
{
  HuSnapshot *now = hu_game_get_snapshot (game);
  guint position = hu_game_get_position (game);
  g_autoptr(HuSnapshot) before = NULL;
  g_autofree guint8 *from = NULL;
  g_autofree guint8 *to = NULL;
  g_autoptr(GArray) cut = NULL;
  g_autoptr(GArray) back = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  if (position == 0)
    return NULL;

  before = hu_game_get_snapshot_at (game, hu_army_find_phase_before (game, position));
  from = hu_supply_marks_new (hu_snapshot_get_state (before), FALSE);
  to = hu_supply_marks_new (hu_snapshot_get_state (now), FALSE);
  cut = list_changed (now, from, to, TRUE);
  back = list_changed (now, from, to, FALSE);
  if (cut->len > 0)
    {
      g_autofree char *names = hu_explain_seen_units (now, cut, MOST_NAMED);

      /* Translators: %s is one or some units that are out of supply since this phase */
      g_string_append_printf (text, _("Cut off from supply: %s."), names);
    }
  if (back->len > 0)
    {
      g_autofree char *names = hu_explain_seen_units (now, back, MOST_NAMED);

      g_string_append (text, text->len > 0 ? " " : "");
      /* Translators: %s is one or some units that were out of supply */
      g_string_append_printf (text, _("Back in supply: %s."), names);
    }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}
