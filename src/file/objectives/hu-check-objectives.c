/*
 * Warnings of what can never come true in objectives, or always is: sources, withdrawals, and when outcomes are judged.
 * Conditions, the schedule and the order of outcomes have files of their own.
 */
#include "config.h"

#include "hu-objectives-format.h"
#include "hu-read-objectives-private.h"

#include <glib/gi18n-lib.h>

static void
check_withdrawals (HuReader   *reader,
                   const HuAt *at)
{
  const GPtrArray *withdrawals = hu_objectives_rules (reader->scenario)->withdrawals;
  HuAt list = hu_at_find (at, "withdrawals");
  HuElements elements;

  if (withdrawals->len == 0)
    return;

  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < withdrawals->len; i++)
    {
      const HuWithdrawal *one = g_ptr_array_index (withdrawals, i);

      hu_warn_about_withdrawal (reader, &elements.at, one->side, one->branch, one->units, one->count);
    }
}

/* Narrows the turns in which an outcome is judged down to those that its condition allows. */
static void
narrow (const HuTerm *term,
        guint        *from,
        guint        *to)
{
  if (term->kind == HU_TERM_TURN)
    {
      *from = MAX (*from, term->turn.from);
      *to = term->turn.to > 0 ? MIN (*to, term->turn.to) : *to;
    }
  for (guint i = 0; term->kind == HU_TERM_ALL && i < term->parts->len; i++)
    narrow (g_ptr_array_index (term->parts, i), from, to);
}

static void
check_outcome (HuReader        *reader,
               const HuAt      *at,
               const HuState   *set_up,
               const HuOutcome *outcome)
{
  guint last = hu_calendar_last_turn (&reader->scenario->calendar);
  guint from = outcome->when == HU_JUDGED_END ? last : MAX (outcome->turn.from, 1);
  guint to = outcome->turn.to > 0 ? outcome->turn.to : last;
  HuAt needs = hu_at_find (at, "needs");

  hu_check_term (reader, &needs, set_up, outcome->needs);
  narrow (outcome->needs, &from, &to);
  if (from > to)
    hu_warn_about (reader, &needs, HU_ABOUT_NEVER_MET, g_strdup (_("there is no turn in which all of this holds and is judged")),
                   g_strdup (_("change the turns, or judge it at another time")));
}

void
hu_check_objectives (HuReader      *reader,
                     const HuAt    *at,
                     const HuState *set_up)
{
  const GPtrArray *outcomes = hu_objectives_rules (reader->scenario)->outcomes;
  HuAt list = hu_at_find (at, "outcomes");
  HuElements elements;
  const HuObjectivesRules *rules = hu_objectives_rules (reader->scenario);
  HuAt supply = hu_at_find (at, "supply");

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (rules->supply[side] != NULL)
      {
        HuAt entry = hu_at_find (&supply, reader->scenario->sides[side].id), sources = hu_at_find (&entry, "sources");

        hu_warn_about_sources (reader, &sources, rules->supply[side]);
      }
  check_withdrawals (reader, at);
  hu_check_schedule (reader, at, set_up);
  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < outcomes->len; i++)
    {
      check_outcome (reader, &elements.at, set_up, g_ptr_array_index (outcomes, i));
      hu_check_order (reader, &list, &elements.at);
    }
}
