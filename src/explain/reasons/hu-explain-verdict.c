/*
 * The verdict in one line: the winner, the reason and the event; or, while the game is
 * undecided, the numbers that it depends on.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-system-words.h"
#include "hu-system.h"

/* Returns the ruling that the verdict rests on, or NULL; @rulings keeps it.  Where conditions coincide each has
 * a ruling of its own, so the rule number tells which; where two towns meet 4.5, the first is named. */
static const HuRuling *
find_deciding (const GPtrArray *rulings,
               const HuVerdict *verdict)
{
  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->decides && ruling->system == verdict->system && ruling->event == verdict->event &&
          g_str_equal (ruling->rule, verdict->rule))
        return ruling;
    }

  return NULL;
}

/* "German victory: Moscow is isolated (4.3)": the core of the line, without the moment. */
static char *
explain_reason (const HuScenario *scenario,
                const HuRuling   *ruling)
{
  if (ruling->kind == HU_RULING_CONCEDED)
    /* Translators: the winning side, the side that gave up. */
    return hu_explain_sentence (scenario, _("%s victory: the %s side concedes"),
                                _hu_side_name (scenario, hu_side_other (ruling->side)),
                                _hu_side_name (scenario, ruling->side));

  return hu_system_words_get (ruling->system)->explain_victory (scenario, ruling);
}

/* The results that the same event would have decided, each with whose it is; NULL: there is none to name. */
static char *
name_others (const HuScenario *scenario,
             const GPtrArray  *rulings,
             const HuVerdict  *verdict,
             const HuRuling   *deciding)
{
  const HuSystemWords *words = hu_system_words_get (deciding->system);
  char *all = NULL;

  for (guint i = 0; words->name_other != NULL && i < rulings->len; i++)
    {
      const HuRuling *other = g_ptr_array_index (rulings, i);
      g_autofree char *before = all;
      g_autofree char *name = NULL;

      if (other->system == deciding->system && other->event == deciding->event && (verdict->coincidence || other == deciding))
        name = words->name_other (scenario, deciding, other);
      if (name == NULL)
        all = g_steal_pointer (&before);
      else if (before == NULL)
        all = g_steal_pointer (&name);
      else
        all = g_strdup_printf (C_("list of reasons", "%1$s; %2$s"), before, name);
    }

  return all;
}

/* The reason with its moment: the line as the bar shows it. */
static char *
explain_moment (const HuVerdict *verdict,
                const char      *reason,
                const char      *others)
{
  if (verdict->event == 0)
    return others != NULL
      /* Translators: "German victory: Moscow has been entered (4.2)"; another result: "Soviet victory, “Raid”". */
      ? g_strdup_printf (_("%1$s, already at the set-up, which also meets: %2$s."), reason, others)
      /* Translators: "German victory: Moscow has been entered (4.2)". */
      : g_strdup_printf (_("%s, already at the set-up."), reason);

  if (others != NULL)
    /* Translators: "German victory: Moscow is isolated (4.3)", number of the event; another result. */
    return g_strdup_printf (_("%1$s, at event %2$u, which also meets: %3$s."), reason, verdict->event, others);

  /* Translators: "German victory: Moscow is isolated (4.3)", number of the event. */
  return g_strdup_printf (_("%s, at event %u."), reason, verdict->event);
}

char *
hu_explain_default (const HuScenario *scenario,
                    HuSide            side,
                    const char       *rule)
{
  g_return_val_if_fail (scenario != NULL && rule != NULL, NULL);

  if (side == HU_SIDE_NONE)
    /* Translators: the number of a rule. */
    return g_strdup_printf (_("If no condition has been met when the game ends, nobody wins (%s)."), rule);

  return hu_explain_sentence (scenario, g_ascii_isdigit (rule[0])
                              /* Translators: a side; the number of a rule. */
                              ? _("If no condition has been met when the game ends, the %1$s side wins (%2$s).")
                              /* Translators: a side. */
                              : _("If no condition has been met when the game ends, the %1$s side wins."),
                              _hu_side_name (scenario, side), rule);
}

char *
hu_explain_as_seen (const HuSnapshot *snapshot,
                    char             *text)
{
  HuSide viewer = hu_snapshot_get_viewer (snapshot);
  g_autofree char *verdict = text;

  if (viewer == HU_SIDE_NONE)
    return g_steal_pointer (&verdict);

  /* Translators: a side; a sentence with the verdict. */
  return hu_explain_sentence (hu_snapshot_get_scenario (snapshot), _("As far as the %1$s side can see: %2$s"),
                              _hu_side_name (hu_snapshot_get_scenario (snapshot), viewer), verdict);
}

/* @text and @sentence are (transfer full); @text may be NULL. */
static char *
add_undecided (char  *text,
               char  *sentence)
{
  g_autofree char *before = text;
  g_autofree char *added = sentence;

  if (before == NULL)
    /* Translators: a whole sentence about points or conditions. */
    return g_strdup_printf (C_("verdict", "Undecided. %s"), added);

  /* Translators: two whole sentences: about the lifeline, about points or conditions. */
  return g_strdup_printf (C_("verdict", "%s %s"), before, added);
}

/* While nothing is decided, one sentence for each system in force on what its verdict depends on. */
static char *
explain_all_undecided (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *text = NULL;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_matters (scenario, id))
      text = add_undecided (g_steal_pointer (&text), hu_system_words_get (id)->explain_undecided (snapshot));

  return text != NULL ? g_steal_pointer (&text)
                      : g_strdup (_("Undecided. No victory condition is in force."));
}

/* Words the one line that is always visible. Once the game is decided the line is the same at every later moment:
 * the verdict stands, even if play goes on.  Returns "Undecided. Moscow's lifeline is 4 hexes wide (was 9)." or
 * "German victory: Moscow is isolated (4.3), at event 17."; (transfer full). */
char *
hu_explain_verdict (const HuSnapshot *snapshot)
{
  const HuScenario *scenario;
  const HuVerdict *verdict;

  g_return_val_if_fail (snapshot != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  verdict = hu_snapshot_get_verdict (snapshot);

  if (verdict != NULL)
    {
      g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
      const HuRuling *ruling = find_deciding (rulings, verdict);
      g_autofree char *reason = NULL;
      g_autofree char *others = NULL;

      g_return_val_if_fail (ruling != NULL, NULL);

      reason = explain_reason (scenario, ruling);
      others = name_others (scenario, rulings, verdict, ruling);
      return hu_explain_as_seen (snapshot, explain_moment (verdict, reason, others));
    }

  return explain_all_undecided (snapshot);
}

char *
hu_explain_verdict_head (const HuSnapshot *snapshot)
{
  const HuVerdict *verdict;
  g_autoptr(GPtrArray) rulings = NULL;
  const HuRuling *ruling;
  g_autofree char *others = NULL, *victory = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);

  verdict = hu_snapshot_get_verdict (snapshot);
  if (verdict == NULL || hu_snapshot_get_viewer (snapshot) != HU_SIDE_NONE ||
      hu_scenario_is_tactical (hu_snapshot_get_scenario (snapshot)))
    return hu_explain_verdict (snapshot);

  rulings = hu_snapshot_list_rulings (snapshot);
  ruling = find_deciding (rulings, verdict);
  g_return_val_if_fail (ruling != NULL, NULL);

  others = name_others (hu_snapshot_get_scenario (snapshot), rulings, verdict, ruling);
  victory = hu_explain_victory (snapshot);

  return explain_moment (verdict, victory, others);
}

char *
hu_explain_victory (const HuSnapshot *snapshot)
{
  g_autoptr(GPtrArray) rulings = NULL;
  const HuSystemWords *words;
  const HuRuling *ruling;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_verdict (snapshot) != NULL, NULL);

  rulings = hu_snapshot_list_rulings (snapshot);
  ruling = find_deciding (rulings, hu_snapshot_get_verdict (snapshot));
  g_return_val_if_fail (ruling != NULL, NULL);

  words = hu_system_words_get (ruling->system);
  return words->name_victory != NULL && ruling->kind != HU_RULING_CONCEDED
    ? words->name_victory (hu_snapshot_get_scenario (snapshot), ruling)
    : explain_reason (hu_snapshot_get_scenario (snapshot), ruling);
}

char *
hu_explain_decision (const HuSnapshot *snapshot)
{
  g_autofree char *victory = hu_explain_victory (snapshot);
  guint event;

  g_return_val_if_fail (victory != NULL, NULL);

  /* A side only sees that it may be decided. */
  if (hu_snapshot_get_viewer (snapshot) != HU_SIDE_NONE)
    return hu_explain_verdict (snapshot);

  event = hu_snapshot_get_verdict (snapshot)->event;
  return event == 0
    /* Translators: a result: "German victory: Moscow is isolated (4.3)". */
    ? g_strdup_printf (_("The game was decided at the set-up: %s."), victory)
    /* Translators: the number of an event; a result: "German victory: Moscow is isolated (4.3)". */
    : g_strdup_printf (_("The game was decided at event %1$u: %2$s."), event, victory);
}

char *
hu_explain_forecast (const HuSnapshot *then,
                     const HuClock    *clock)
{
  g_autofree char *phase = NULL, *victory = NULL;

  g_return_val_if_fail (then != NULL && clock != NULL, NULL);

  if (hu_snapshot_get_verdict (then) == NULL)
    return g_strdup (_("If the board stays as it is, nothing decides the game."));

  phase = hu_explain_clock (hu_snapshot_get_scenario (then), clock);
  victory = hu_explain_victory (then);

  /* Translators: a phase: "Nov I, Soviet, Combat"; a result: "German victory: Moscow is isolated (4.3)". */
  return g_strdup_printf (_("If the board stays as it is, the game is decided at the end of %1$s. The result: %2$s."),
                          phase, victory);
}

char *
hu_explain_verdict_result (const HuScenario *scenario,
                           const HuVerdict  *verdict)
{
  const HuSystemWords *words;
  const char *winner;
  char *how;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (verdict != NULL && verdict->decided, NULL);

  winner = _hu_side_name (scenario, verdict->winner);
  if (g_str_equal (verdict->rule, "concession"))
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("%s victory by concession"), winner);

  words = hu_system_words_get (verdict->system);
  how = words->explain_record != NULL ? words->explain_record (scenario, verdict) : NULL;
  if (how != NULL)
    return how;

  /* A draw is an outcome like a victory; only where the rules decide nothing is there no result. */
  if (verdict->winner == HU_SIDE_NONE)
    return g_strdup (_("No result"));

  /* Translators: side, number of the rule. */
  return hu_explain_sentence (scenario, _("%s victory by rule %s"), winner, verdict->rule);
}

/* Words the verdict for the record, without the reason, which its ruling gives.  Returns "German victory by rule
 * 4.3, at event 17"; (transfer full). */
char *
hu_explain_verdict_record (const HuScenario *scenario,
                           const HuVerdict  *verdict)
{
  g_autofree char *result = hu_explain_verdict_result (scenario, verdict);

  g_return_val_if_fail (result != NULL, NULL);

  if (verdict->event == 0)
    /* Translators: "German victory by rule 4.3". */
    return g_strdup_printf (_("%s, already at the set-up"), result);

  /* Translators: "German victory by rule 4.3", number of the event. */
  return g_strdup_printf (_("%s, at event %u"), result, verdict->event);
}
