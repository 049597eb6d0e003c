/*
 * What would be different without a unit: its line of supply, the front line, a condition.  The position after its elimination
 * is asked the same questions as the present one, and those with another answer are told.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-need.h"
#include "hu-explain.h"
#include "hu-flip.h"
#include "hu-supply-army.h"
#include "hu-supply-need.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

#define MOST_UNITS 6 /* that are named */

typedef struct
{
  HuWhyNode     *node;
  GListStore    *list;
  const HuState *now;
  const HuState *then;
  guint          unit;
  HuSide         side; /* of the unit */
  gboolean       any;  /* something would be different */
  gboolean       asked; /* there was a question */
  gboolean       ended; /* the game */
  gboolean       freed; /* it is not eliminated then, but a captive no more */
  gboolean       entered; /* an enemy then entered its hex, and left another */
} Without;

static void
add (Without *self,
     char    *text)
{
  _hu_why_add_below (self->node, self->list, WHY_FACT, 0, text);
  self->any = TRUE;
}

/* Tells the answer if it turns. */
static void
ask (Without    *self,
     HuQuestion  question)
{
  g_autofree char *answer = NULL;
  gboolean now;

  question.units = self->side;
  if (!hu_question_possible (self->now->scenario, &question))
    return;

  self->asked = TRUE;
  now = hu_question_ask (self->now, &question);
  if (hu_question_ask (self->then, &question) == now)
    return;

  if (self->ended)
    {
      add (self, hu_explain_answer_without (self->now->scenario, &question, !now));
      return;
    }

  answer = hu_explain_answer_then (self->now->scenario, &question, !now);
  add (self, self->entered ? g_strdup (answer)
       : self->freed
       /* Translators: what would be so if a captive is freed, a whole sentence. */
       ? g_strdup_printf (_("If it is freed: %s"), answer)
       : hu_scenario_is_tactical (self->now->scenario)
       /* Translators: what would be so if a unit is eliminated, a whole sentence. */
       ? g_strdup_printf (_("If it is eliminated: %s"), answer)
       /* Translators: what would be so without a unit, a whole sentence: "Moscow has a line of supply." */
       : g_strdup_printf (_("Without it: %s"), answer));
}

/* The line of its side where it is a path; FALSE: rows are judged, or none is asked for. */
static gboolean
ask_path (Without *self)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystemLists *lists = hu_system_lists_get (id);

      if (!hu_system_in_force (self->now->scenario, id) || lists->has_path == NULL || !lists->has_path (self->now->scenario))
        continue;
      self->asked = TRUE;
      self->any |= lists->add_why_path (self->node, self->list, self->now, self->then, self->side, self->ended);

      return TRUE;
    }

  return FALSE;
}

/* The rows of its side's line: those that would be open have one sentence together. */
static void
ask_rows (Without *self)
{
  const HuScenario *scenario = self->now->scenario;
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *names = NULL, *side = NULL;

  for (gint row = 0; row <= scenario->map->grid->rows; row++)
    {
      const HuQuestion question = { .kind = HU_QUESTION_ROW, .side = self->side, .units = self->side, .subject = row };

      if (!hu_question_possible (scenario, &question))
        continue;
      self->asked = TRUE;
      if (hu_question_ask (self->now, &question))
        ask (self, question);
      else if (hu_question_ask (self->then, &question))
        g_array_append_val (rows, row);
    }
  if (rows->len == 1)
    ask (self, (HuQuestion) { .kind = HU_QUESTION_ROW, .side = self->side, .subject = g_array_index (rows, gint, 0) });
  if (rows->len <= 1)
    return;

  names = hu_explain_rows (scenario, rows, 0);
  side = hu_explain_side (scenario, self->side);
  add (self, hu_explain_sentence (scenario, self->ended
                                  /* Translators: a side, rows of hexes. */
                                  ? _("Without it the %1$s line would have had a gap in each of these rows: %2$s.")
                                  /* Translators: a side, rows of hexes. */
                                  : _("Without it the %1$s line would have a gap in each of these rows: %2$s."), side, names));
}

static void
ask_conditions (Without        *self,
                HuQuestionKind  kind)
{
  HuQuestion question = { .kind = kind, .units = self->side };
  gboolean any = TRUE;

  for (gint subject = 0; any; subject++)
    {
      any = FALSE;
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          question.side = side;
          question.subject = subject;
          any |= hu_question_possible (self->now->scenario, &question);
          ask (self, question);
        }
    }
}

/* The lines that conditions ask about: several may begin in one hex. */
static void
ask_needs (Without *self)
{
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (self->now->scenario);

  self->asked |= needs->len > 0;

  for (guint i = 0; i < needs->len; i++)
    {
      const HuSupplyNeed *need = g_ptr_array_index (needs, i);

      for (guint j = 0; j < need->origins->len; j++)
        {
          HuHex hex = g_array_index (need->origins, HuHex, j);
          gboolean open = hu_supply_need_is_open (self->then, i, hex);

          if (open != hu_supply_need_is_open (self->now, i, hex))
            add (self, self->entered ? hu_explain_need_then (self->now->scenario, i, hex, open)
                                     : hu_explain_need_without (self->now->scenario, i, hex, open, self->ended));
        }
    }
}

/* The units of @side whose supply is not the same then; @then: those in supply then, or those out of it. */
static GArray *
list_turned (Without  *self,
             HuSide    side,
             gboolean  in_then)
{
  const HuScenario *scenario = self->now->scenario;
  g_autoptr(HuSupplySituation) now = hu_supply_situation_new_of_units (self->now, side);
  g_autoptr(HuSupplySituation) then = hu_supply_situation_new_of_units (self->then, side);
  g_autoptr(HuSupplyArmy) army_now = hu_supply_army_new (now);
  g_autoptr(HuSupplyArmy) army_then = hu_supply_army_new (then);
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);
      HuHex hex = self->now->unit_hex[i];

      if (i != self->unit && unit->side == side && hu_unit_is_ground (unit) && self->now->unit_status[i] == HU_UNIT_ON_MAP &&
          hu_snapshot_get_secrecy (self->node->snapshot, i) == HU_SECRECY_NONE &&
          (hu_supply_army_ask (army_now, hex).length >= 0) != in_then &&
          (hu_supply_army_ask (army_then, hex).length >= 0) == in_then)
        g_array_append_val (units, i);
    }

  return units;
}

static void
ask_supply (Without *self,
            HuSide   side)
{
  g_autoptr(GArray) in = NULL, out = NULL;

  if (!hu_tracing_possible (self->now->scenario, side))
    return;

  self->asked = TRUE;
  in = list_turned (self, side, TRUE);
  out = list_turned (self, side, FALSE);
  if (in->len > 0)
    {
      g_autofree char *units = hu_explain_units (self->now->scenario, in, MOST_UNITS);

      add (self, g_strdup_printf (self->ended
                                  /* Translators: units. */
                                  ? _("Without it these would have been in supply: %s.")
                                  /* Translators: units. */
                                  : self->entered ? _("These would be in supply: %s.")
                                  /* Translators: units. */
                                  : _("Without it these would be in supply: %s."), units));
    }
  if (out->len > 0)
    {
      g_autofree char *units = hu_explain_units (self->now->scenario, out, MOST_UNITS);

      add (self, g_strdup_printf (self->ended
                                  /* Translators: units. */
                                  ? _("Without it these would have been out of supply: %s.")
                                  /* Translators: units. */
                                  : self->entered ? _("These would be out of supply: %s.")
                                  /* Translators: units. */
                                  : _("Without it these would be out of supply: %s."), units));
    }
}

/* What a captive gives its captor is lost when it is freed. */
static void
ask_freed (const Without *without)
{
  g_autoptr(HuSnapshot) then = NULL;
  Without freed = *without;

  if (without->now->unit_captor[without->unit] == HU_SIDE_NONE || without->ended)
    return;
  then = _hu_why_what_if (without->node, hu_event_new_unit (HU_VERB_RELEASE, without->unit, HU_UNIT_NONE));
  if (then == NULL)
    return;

  freed.then = hu_snapshot_get_state (then);
  freed.freed = TRUE;
  ask_conditions (&freed, HU_QUESTION_OUTCOME);
  ask_conditions (&freed, HU_QUESTION_CONDITION);
}

/* As if it were not there: where the game takes no event any more. */
static HuState *
dup_bare (const HuState *now,
          guint          unit)
{
  HuState *bare = hu_state_copy (now);

  hu_state_set_place (bare, unit, HU_HEX_NONE, HU_STOREY_GROUND);
  bare->unit_status[unit] = HU_UNIT_ELIMINATED;

  return bare;
}

void
_hu_why_add_lines_then (HuWhyNode  *self,
                        GListStore *list,
                        HuSnapshot *then,
                        guint       unit)
{
  const HuState *now = hu_snapshot_get_state (self->snapshot);
  Without without = {
    .node = self, .list = list, .now = now, .then = hu_snapshot_get_state (then), .unit = unit,
    .side = hu_scenario_get_unit (now->scenario, unit)->side, .entered = TRUE,
  };

  ask (&without, (HuQuestion) { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE });
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    ask_supply (&without, (HuSide) side);
  ask_needs (&without);
}

/* Had @gone happened just before, would the game have been decided as it was?  Takes @gone; @refused: the answer where that could
 * not be. */
static gboolean
is_decided_alike (HuWhyNode *self,
                  HuEvent   *gone,
                  gboolean   refused)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (self->snapshot), *other;
  g_autoptr(HuEvent) before = gone;
  g_autoptr(HuSnapshot) then = hu_game_what_if_before (self->game, verdict->event, before);

  if (then == NULL)
    return refused;
  other = hu_snapshot_get_verdict (then);

  return other != NULL && other->winner == verdict->winner && g_strcmp0 (other->level, verdict->level) == 0 &&
         g_str_equal (other->rule, verdict->rule);
}

/* The unit's own event cannot tell; and a unit may have decided by staying (9.5). */
static gboolean
decided_nothing (HuWhyNode *self,
                 guint      unit)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (self->snapshot);

  return verdict != NULL && verdict->event > 0 && _hu_why_knows_since (self) &&
         hu_game_get_event (self->game, verdict->event - 1)->unit != unit &&
         is_decided_alike (self, hu_event_new_eliminate (unit), FALSE) &&
         is_decided_alike (self, hu_event_new_withdraw (unit), TRUE);
}

/* Control has its own words for a unit without which nothing would pass. */
static void
add_nothing (const Without *without)
{
  if (!without->asked || without->any || hu_scenario_is_tactical (without->now->scenario))
    return;

  if (!without->ended)
    _hu_why_add_below (without->node, without->list, WHY_FACT, 0,
                       g_strdup (_("Without it no line, gap or condition would be different.")));
  else if (decided_nothing (without->node, without->unit))
    _hu_why_add_below (without->node, without->list, WHY_FACT, 0,
                       g_strdup (_("Had it gone just before the game was decided, no line, gap or condition would have been "
                                  "different.")));
}

void
_hu_why_add_without (HuWhyNode  *self,
                     GListStore *list,
                     guint       unit)
{
  const HuState *now = hu_snapshot_get_state (self->snapshot);
  g_autoptr(HuSnapshot) then = _hu_why_what_if (self, hu_event_new_eliminate (unit));
  g_autoptr(HuState) bare = then == NULL ? dup_bare (now, unit) : NULL;
  Without without = {
    .node = self, .list = list, .now = now, .then = then != NULL ? hu_snapshot_get_state (then) : bare, .unit = unit,
    .side = hu_scenario_get_unit (now->scenario, unit)->side,
    .ended = now->clock.over || hu_snapshot_get_verdict (self->snapshot) != NULL,
  };

  ask (&without, (HuQuestion) { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE });
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    ask_supply (&without, (HuSide) side);
  ask_needs (&without);
  if (!ask_path (&without))
    ask_rows (&without);
  if (hu_scenario_is_tactical (now->scenario) || then == NULL)
    {
      ask_conditions (&without, HU_QUESTION_OUTCOME);
      ask_conditions (&without, HU_QUESTION_CONDITION);
      ask_freed (&without);
    }
  else if (_hu_why_add_consequences (self, list, unit))
    {
      without.any = TRUE;
    }
  add_nothing (&without);
}
