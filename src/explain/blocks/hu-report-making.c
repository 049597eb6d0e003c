/*
 * A report while it is made: how far it is, the heading of a part, what its systems add to it, and the moments of events.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-report-private.h"

#include "hu-system.h"

gboolean
_hu_report_go_on (HuReportMaking *making,
                  double          done)
{
  if (!making->stopped && making->step != NULL)
    making->stopped = !making->step (making->begun + making->share * CLAMP (done, 0, 1), making->data);

  return !making->stopped;
}

void
_hu_report_begin_part (HuReportMaking *making)
{
  _hu_report_heading (making, 1, g_strdup (_(making->kind->title)));
}

/* --- Shares of the systems --- */

gboolean
_hu_report_has_share (const HuScenario *scenario,
                      HuReportShare     share)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (scenario, id) && hu_system_words_get (id)->add[share] != NULL)
      return TRUE;

  return FALSE;
}

gboolean
_hu_report_add_share (HuReportMaking  *making,
                      HuReportShare    share,
                      const HuVerdict *verdict)
{
  gboolean any = FALSE;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (making->scenario, id) && hu_system_words_get (id)->add[share] != NULL &&
        (verdict == NULL || verdict->system == id))
      {
        hu_system_words_get (id)->add[share](making);
        any = TRUE;
      }

  return any;
}

/* --- Moments --- */

gboolean
_hu_report_is_over (const HuReportMaking *making)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (making->snapshot);

  return hu_snapshot_get_clock (making->snapshot)->over || (verdict != NULL && verdict->event == making->n_events);
}

HuClock
_hu_report_clock (HuReportMaking *making,
                  guint           event)
{
  return hu_adjudicator_get_clock (making->adjudicator, event > 0 ? event - 1 : 0);
}

char *
_hu_report_turn (HuReportMaking *making,
                 guint           event)
{
  HuClock clock = _hu_report_clock (making, event);

  return hu_explain_turn (making->scenario, clock.turn);
}

char *
_hu_report_numbered_turn (const HuScenario *scenario,
                          guint             turn)
{
  guint last = hu_calendar_last_turn (&scenario->calendar);
  g_autofree char *name = hu_explain_turn (scenario, turn);

  if (hu_explain_turn_has_name (scenario, turn))
    /* Translators: the name of a turn, its number, and how many turns the game has: "Oct III (turn 3 of 9)". */
    return g_strdup_printf (_("%s (turn %u of %u)"), name, turn, last);

  /* Translators: a turn, and how many turns the game has: "Turn 3 of 9". */
  return g_strdup_printf (C_("turn", "%s of %u"), name, last);
}

char *
_hu_report_phase (HuReportMaking *making,
                  guint           event)
{
  HuClock clock = _hu_report_clock (making, event);
  const char *phase;
  HuSide side;
  g_autofree char *name = NULL;

  if (event == 0 || making->scenario->calendar.player_turns->len == 0)
    return g_strdup (event == 0 ? _("Set-up") : "");

  phase = hu_scenario_word (making->scenario, hu_clock_phase_name (making->scenario, &clock));
  side = hu_clock_side (making->scenario, &clock);
  if (side == HU_SIDE_NONE)
    return g_strdup (hu_budget_name (phase));

  name = hu_explain_side (making->scenario, side);
  /* Translators: side, phase: "German, Movement". */
  return g_strdup_printf (C_("moment", "%s, %s"), name, hu_budget_name (phase));
}
