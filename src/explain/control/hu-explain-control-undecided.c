/*
 * Words for control: what the verdict depends on while the game is undecided: what is met, else what is nearest or what each
 * condition lacks.
 */
#include "config.h"

#include <string.h>

#include "hu-control-near.h"
#include "hu-control-words.h"
#include "hu-explain-term-private.h"

#define MOST_ACTS 3

/* Is it met only as captured things count at the end (26.222)? */
static gboolean
is_met_only_at_end (const HuSnapshot *snapshot,
                    guint             entry)
{
  const HuVictoryFinding *finding = g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, entry);

  return finding->met && finding->present != NULL && !finding->present->met;
}

/* --- Those that are met --- */

/* Names the moment where it is near: "at the end of this player turn". */
static char *
explain_next (const HuSnapshot     *snapshot,
              const HuControlAhead *ahead)
{
  const HuVictoryFinding *finding = g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, ahead->entry);
  const HuClock *now = hu_snapshot_get_clock (snapshot);
  HuJudged when = finding->entry->when;
  gboolean this_turn = ahead->clock.turn == now->turn;
  gboolean this_player_turn = this_turn && ahead->clock.player_turn == now->player_turn;

  if (when == HU_JUDGED_PHASE && this_player_turn && ahead->clock.phase == now->phase)
    return g_strdup (_("at the end of this phase"));
  if (when == HU_JUDGED_PLAYER_TURN && this_player_turn)
    return g_strdup (_("at the end of this player turn"));
  if (when == HU_JUDGED_TURN && this_turn)
    return g_strdup (_("at the end of this turn"));

  return _hu_explain_when (hu_snapshot_get_scenario (snapshot), finding->entry);
}

static char *
explain_one_met (const HuSnapshot     *snapshot,
                 const HuControlAhead *ahead)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuOutlook outlook = _hu_find_outlook (snapshot, ahead->entry);
  g_autofree char *name = _hu_explain_entry_title (scenario, ahead->entry);
  g_autofree char *when = explain_next (snapshot, ahead);

  return is_met_only_at_end (snapshot, ahead->entry)
    /* Translators: the title of a victory condition. */
    ? g_strdup_printf (_("“%s” is not met now; it would be met if the game ended now."), name)
    : hu_explain_nearest (scenario, &outlook, name, when, FALSE);
}

/* The winner if everything stays as it is. */
static char *
explain_winner (const HuSnapshot        *snapshot,
                const HuControlProspect *prospect)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const char *winner = prospect->winner != HU_SIDE_NONE ? _hu_side_name (scenario, prospect->winner) : NULL;
  g_autofree char *title = NULL;

  if (winner == NULL)
    return g_strdup (_("If it stays so, both sides meet their conditions as the game ends, and nobody wins (26.1)."));
  if (prospect->by == HU_ITEM_NONE)
    return hu_explain_sentence (scenario,
                                /* Translators: a side. */
                                _("If it stays so, both sides meet their conditions as the game ends, and the %s side wins "
                                  "(26.1)."), winner);
  if (prospect->by == g_array_index (prospect->met, HuControlAhead, 0).entry)
    /* Translators: a side. */
    return hu_explain_sentence (scenario, _("If it stays so, the %s side wins."), winner);

  title = _hu_explain_entry_title (scenario, prospect->by);
  /* Translators: a side; the title of its condition. */
  return hu_explain_sentence (scenario, _("If it stays so, the %1$s side wins by “%2$s”."), winner, title);
}

/* Takes @sentence, which may be NULL.  What has been said is not said again. */
static void
add_sentence (GString *text,
              char    *sentence)
{
  g_autofree char *added = sentence;

  if (added != NULL && strstr (text->str, added) == NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", added);
}

/* Each condition that is met, that which is judged first in front; and who wins by that, beside the one by which it does. */
static char *
explain_all_met (const HuSnapshot        *snapshot,
                 const HuControlProspect *prospect)
{
  g_autoptr(GString) text = g_string_new (NULL);
  gboolean by_first = prospect->by == g_array_index (prospect->met, HuControlAhead, 0).entry;

  for (guint i = 0; i < prospect->met->len; i++)
    {
      const HuControlAhead *ahead = &g_array_index (prospect->met, HuControlAhead, i);

      add_sentence (text, explain_one_met (snapshot, ahead));
      add_sentence (text, _hu_explain_entry_at_end (snapshot, ahead->entry));
      if (prospect->told && by_first && i == 0)
        add_sentence (text, explain_winner (snapshot, prospect));
    }
  if (prospect->told && !by_first)
    add_sentence (text, explain_winner (snapshot, prospect));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- Those that are not met --- */

/* The sentence says what the condition lacks, when it is judged, and which unit alone would bring what it lacks. */
static char *
explain_lacking (const HuSnapshot *snapshot,
                 guint             entry)
{
  const HuOutlook outlook = _hu_find_outlook (snapshot, entry);
  g_autofree char *text = hu_explain_outlook (hu_snapshot_get_scenario (snapshot), &outlook);
  g_auto(HuControlActs) acts = { 0 };
  g_autofree char *act = NULL;

  hu_control_find_acts (snapshot, entry, &acts);
  /* Of many it is told below. */
  if (acts.enough->len > 0 && acts.enough->len <= MOST_ACTS)
    act = _hu_explain_acts (snapshot, entry);

  return act != NULL ? g_strdup_printf ("%s %s", text, act) : g_steal_pointer (&text);
}

/* Several of which none is nearer than the others for sure: each with what it lacks. */
static char *
explain_each (const HuSnapshot       *snapshot,
              const HuControlNearest *nearest)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GArray *entries = nearest->nearest;
  guint rest = entries->len - MIN (entries->len, HU_LIST_MOST);
  g_autoptr(GString) text = g_string_new (_("No condition is clearly nearest."));

  for (guint i = 0; i < MIN (entries->len, HU_LIST_MOST); i++)
    {
      g_autofree char *name = _hu_name_entry (scenario, entries, i);
      g_autofree char *lacking = explain_lacking (snapshot, g_array_index (entries, guint, i));
      g_autofree char *one = g_strdup_printf (_("%1$s: %2$s"), name, lacking);

      g_string_append_printf (text, " %s", one);
    }
  if (rest > 0)
    {
      g_autofree char *more = g_strdup_printf (_hu_trn ("and %u more", "and %u more", rest), rest);

      g_string_append_printf (text, " %s", more);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* @entry: that which is nearest. */
static char *
explain_one (const HuSnapshot       *snapshot,
             const HuControlNearest *nearest,
             guint                   entry)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuVictoryEntry *victory = g_ptr_array_index (hu_control_rules (scenario)->victory, entry);
  const HuOutlook outlook = _hu_find_outlook (snapshot, entry);
  g_autofree char *name = _hu_explain_entry_title (scenario, entry);
  g_autofree char *when = _hu_explain_when (scenario, victory);
  g_autofree char *text = NULL;

  if (outlook.lacking->len == 0 && !outlook.needs->untold)
    return hu_explain_nearest (scenario, &outlook, name, when, FALSE);

  text = explain_lacking (snapshot, entry);
  if (hu_control_rules (scenario)->victory->len == 1)
    return g_steal_pointer (&text);
  if (nearest->open->len == 1)
    /* Translators: the title of a victory condition; whole sentences on what is missing. */
    return g_strdup_printf (_("Only “%1$s” can still be met. %2$s"), name, text);

  /* Translators: the name of an outcome or condition; whole sentences on what is missing. */
  return g_strdup_printf (_("“%1$s” is nearest. %2$s"), name, text);
}

char *
_hu_explain_control_undecided (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_auto(HuControlProspect) prospect = { NULL };
  g_auto(HuControlNearest) nearest = { NULL, NULL };
  g_autofree char *text = NULL, *at_end = NULL;
  guint entry;

  if (!hu_control_rules (scenario)->decides)
    return g_strdup (_("Control decides nothing in this game."));
  if (hu_control_rules (scenario)->victory->len == 0)
    return g_strdup (_("The scenario has no victory conditions."));

  hu_control_look_ahead (snapshot, &prospect);
  if (prospect.met->len > 0)
    /* A hidden enemy may be in the way of what seems met. */
    return hu_explain_as_seen (snapshot, explain_all_met (snapshot, &prospect));

  hu_control_find_nearest (snapshot, &nearest);
  if (nearest.nearest->len == 0)
    return g_strdup (_("No victory condition can be met any more."));
  if (nearest.nearest->len > 1)
    return explain_each (snapshot, &nearest);

  entry = g_array_index (nearest.nearest, guint, 0);
  text = explain_one (snapshot, &nearest, entry);
  at_end = _hu_explain_entry_at_end (snapshot, entry);

  return at_end != NULL ? g_strdup_printf ("%s %s", text, at_end) : g_steal_pointer (&text);
}
