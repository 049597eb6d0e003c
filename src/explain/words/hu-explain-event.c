/*
 * An event as one line of the log.  The remark of an event is not part of the line; callers
 * show it beside the line.
 */
#include "config.h"

#include "hu-system-words.h"
#include "hu-system.h"

static char *
explain_eliminate (const HuScenario *scenario,
                   const HuEvent    *event)
{
  const char *unit = _hu_unit_name (scenario, event->unit);
  g_autofree char *survivors = NULL;

  if (event->units->len == 0)
    return event->own_attack
      /* Translators: unit. */
      ? g_strdup_printf (_("%s is eliminated by its own side's attack"), unit)
      /* Translators: unit. */
      : g_strdup_printf (_("%s is eliminated"), unit);

  survivors = hu_explain_units (scenario, event->units, HU_LIST_MOST);
  if (event->own_attack)
    return g_strdup_printf (_hu_trn (
                                /* Translators: unit, units. */
                                "%s is eliminated by its own side's attack; %s survives",
                                "%s is eliminated by its own side's attack; %s survive",
                                event->units->len),
                            unit, survivors);

  return g_strdup_printf (_hu_trn (
                              /* Translators: unit, units. */
                              "%s is eliminated; %s survives",
                              "%s is eliminated; %s survive", event->units->len),
                          unit, survivors);
}

static char *
explain_exit (const HuScenario *scenario,
              const HuEvent    *event)
{
  const char *unit = _hu_unit_name (scenario, event->unit);
  g_autofree char *from = NULL;

  g_return_val_if_fail (event->hexes->len > 0, NULL);

  from = _hu_event_place_name (scenario, event, 0);
  switch (event->exit_as)
    {
    case HU_EXIT_PLAIN:
      /* Translators: unit, hex. */
      return g_strdup_printf (_("%s leaves the map from %s"), unit, from);
    case HU_EXIT_VICTORY:
      /* Translators: unit, hex. */
      return g_strdup_printf (_("%s leaves the map from %s for victory points"), unit, from);
    case HU_EXIT_RECALL:
      /* Translators: unit, hex. */
      return g_strdup_printf (_("%s leaves the map from %s, recalled"), unit, from);
    case HU_EXIT_GUARD:
      /* Translators: unit, hex. */
      return g_strdup_printf (_("%s leaves the map from %s, guarding prisoners"), unit, from);
    case HU_EXIT_LANDING:
      /* Translators: unit, hex. */
      return g_strdup_printf (_("%s leaves the map from %s after a landing"), unit, from);
    case HU_N_EXITS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static char *
explain_control (const HuScenario *scenario,
                 const HuEvent    *event)
{
  g_autofree char *hexes = hu_explain_hexes (scenario, event->hexes, HU_LIST_MOST);

  if (event->side == HU_SIDE_NONE)
    /* Translators: hexes. */
    return g_strdup_printf (_("Nobody controls %s any more"), hexes);

  /* Translators: side, hexes. */
  return hu_explain_sentence (scenario, _("The %s side takes control of %s"),
                              _hu_side_name (scenario, event->side), hexes);
}

static char *
explain_end_phase (const HuScenario *scenario,
                   const HuState    *before)
{
  g_autofree char *clock = NULL;

  if (before == NULL)
    return g_strdup (_("The phase ends"));

  clock = hu_explain_clock (scenario, &before->clock);
  /* Translators: turn, side, phase: "Oct III, German, Movement". */
  return g_strdup_printf (_("%s ends"), clock);
}

static char *
explain_award (const HuScenario *scenario,
               const HuEvent    *event)
{
  char *words = NULL;

  for (guint id = 0; words == NULL && id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (scenario, id) && hu_system_words_get (id)->explain_award != NULL)
      words = hu_system_words_get (id)->explain_award (scenario, event);

  g_return_val_if_fail (words != NULL, NULL);

  return words;
}

static char *
explain_adjust (const HuScenario *scenario,
                const HuEvent    *event)
{
  g_autofree char *points = g_strdup_printf ("%+" G_GINT64_FORMAT, event->points);

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, points with their sign, the reason. */
                                  "Correction for the %s side by %s point: %s",
                                  "Correction for the %s side by %s points: %s", event->points),
                              _hu_side_name (scenario, event->side), points,
                              event->text != NULL ? hu_scenario_word (scenario, event->text) : "");
}

/* @event: an event that can follow @before; @before: the state that @event is applied to, from which the line takes
 * details; may be NULL.  Returns "6 Pz moves 3009 → 3107 (2 hexes)". */
char *
hu_explain_event (const HuScenario *scenario,
                  const HuEvent    *event,
                  const HuState    *before)
{
  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (event != NULL, NULL);

  switch (event->verb)
    {
    case HU_VERB_END_PHASE:
      return explain_end_phase (scenario, before);
    case HU_VERB_MOVE:
      return _hu_explain_move (scenario, event, before);
    case HU_VERB_PLACE:
      {
        g_autofree char *hex = _hu_event_place_name (scenario, event, 0);

        /* Translators: unit, hex. */
        return g_strdup_printf (_("%s comes on in %s"),
                                _hu_unit_name (scenario, event->unit), hex);
      }
    case HU_VERB_ELIMINATE:
      return explain_eliminate (scenario, event);
    case HU_VERB_WITHDRAW:
      /* Translators: unit. */
      return g_strdup_printf (_("%s is withdrawn"), _hu_unit_name (scenario, event->unit));
    case HU_VERB_EXIT:
      return explain_exit (scenario, event);
    case HU_VERB_CONTROL:
      return explain_control (scenario, event);
    case HU_VERB_CONCEDE:
      /* Translators: side. */
      return hu_explain_sentence (scenario, _("The %s side concedes"),
                                  _hu_side_name (scenario, event->side));
    case HU_VERB_AWARD:
      return explain_award (scenario, event);
    case HU_VERB_ADJUST:
      return explain_adjust (scenario, event);
    case HU_VERB_NOTE:
      /* Translators: what the players wrote. */
      return g_strdup_printf (_("Note: %s"), event->text != NULL ? hu_scenario_word (scenario, event->text) : "");
    case HU_VERB_REDUCE:
    case HU_VERB_MARK:
    case HU_VERB_CAPTURE:
    case HU_VERB_RELEASE:
    case HU_VERB_ABANDON:
    case HU_VERB_MOP_UP:
    case HU_VERB_FIRE:
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
    case HU_VERB_DECLARE:
      return _hu_explain_tactical_event (scenario, event);
    case HU_N_VERBS:
      break;
    }

  g_return_val_if_reached (NULL);
}
