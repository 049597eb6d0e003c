/*
 * Reasons of a unit in games with control: the conditions that it stands in the way of, and its value; and what became of it.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-control-chance.h"
#include "hu-control-near.h"
#include "hu-control-reason.h"
#include "hu-explain-control.h"
#include "hu-why-node-private.h"

typedef struct
{
  HuWhyNode       *root;
  GListStore      *list;
  const HuState   *state;
  HuControlWithout without;
} Asked;

static void
add_fact (Asked        *asked,
          HuWithoutKind kind,
          const char   *rule)
{
  HuWhyNode *node = _hu_why_add_below (asked->root, asked->list, WHY_FACT, 0,
                                       hu_explain_without (asked->root->snapshot, &asked->without, kind));

  _hu_why_set_rule (node, rule);
}

static void
add_fact_with (Asked        *asked,
               HuWithoutKind kind,
               GArray       *others,
               const char   *rule)
{
  asked->without.others = others;
  add_fact (asked, kind, rule);
  asked->without.others = NULL;
}

/* --- Conditions --- */

static gboolean
is_in_the_way (const Asked         *asked,
               const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  const HuControlTerm *own = hu_control_term (term);

  if (finding->met || hu_term_is_group (term))
    return FALSE;
  if (term->kind == HU_CONTROL_TERM_NO_ENEMY || (term->has_most && !term->has_least))
    return finding->units != NULL && hu_numbers_have (finding->units, asked->without.unit);

  for (guint i = 0; term->kind == HU_CONTROL_TERM_CONTROLS && term->side == asked->without.side && i < own->subjects->len; i++)
    {
      const HuControlSubject subject = { own->subject_kind, g_array_index (own->subjects, gint32, i) };
      g_autoptr(GArray) keepers = NULL;

      if (hu_control_owner (asked->state, subject.kind, subject.subject) == term->side)
        continue;
      keepers = _hu_why_list_keepers (asked->state, &asked->without, &subject);
      if (keepers != NULL)
        return TRUE;
    }

  return FALSE;
}

/* Nothing is in the way of a part that is met, whatever way of it is not. */
static void
add_terms (Asked               *asked,
           const HuTermFinding *finding)
{
  if (finding->met && !finding->untold)
    return;

  for (guint i = 0; i < finding->parts->len; i++)
    add_terms (asked, g_ptr_array_index (finding->parts, i));
  if (!is_in_the_way (asked, finding))
    return;

  asked->without.term = finding->term;
  add_fact (asked, HU_WITHOUT_CONDITION, "26.1");
}

static void
add_conditions (Asked *asked)
{
  const GPtrArray *conditions = hu_snapshot_get_control (asked->root->snapshot)->conditions;

  for (guint i = 0; i < conditions->len; i++)
    {
      const HuVictoryFinding *finding = g_ptr_array_index (conditions, i);

      if (finding->met || finding->closed || finding->entry->side != asked->without.side)
        continue;
      asked->without.entry = i;
      add_terms (asked, finding->needs);
    }
}

/* Has @unit taken the place of the crew of that vehicle? */
static gboolean
mans (const HuState *state,
      guint          unit,
      guint          vehicle)
{
  const HuVehicle *kind = hu_scenario_get_unit (state->scenario, vehicle)->vehicle;

  return kind != NULL && kind->crew == HU_CREW_INHERENT && state->unit_crew[vehicle] == HU_CREW_NONE &&
         hu_tactical_can_man (state, unit, vehicle);
}

/* The units in it that the viewer knows; of those directly in it only who mans it, or only who does not. */
static GArray *
list_inside (const Asked *asked,
             gboolean     manning)
{
  const HuState *state = asked->state;
  GArray *inside = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (state->unit_in[i] == asked->without.unit && mans (state, i, asked->without.unit) == manning &&
        hu_snapshot_get_secrecy (asked->root->snapshot, i) == HU_SECRECY_NONE)
      g_array_append_val (inside, i);

  return inside;
}

/* Names the passengers of the unit and who mans it, and the unit that carries it. */
static void
add_riding (Asked *asked)
{
  const HuState *state = asked->state;
  guint unit = asked->without.unit, vehicle = state->unit_in[unit];
  g_autoptr(GArray) manning = list_inside (asked, TRUE);
  g_autoptr(GArray) riding = list_inside (asked, FALSE);
  g_autoptr(GArray) carrier = g_array_new (FALSE, FALSE, sizeof (guint));

  if (manning->len > 0)
    add_fact_with (asked, HU_WITHOUT_MANNED, manning, "26.222");
  if (riding->len > 0)
    add_fact_with (asked, HU_WITHOUT_RIDERS, riding, "26.11");
  if (vehicle == HU_UNIT_NONE)
    return;

  g_array_append_val (carrier, vehicle);
  if (state->unit_captor[vehicle] != HU_SIDE_NONE && hu_tactical_can_be_manned (state, vehicle) &&
      !hu_control_is_armed (state, vehicle))
    {
      asked->without.unit = vehicle;
      add_fact (asked, HU_WITHOUT_UNMANNED, "26.12");
      asked->without.unit = unit;
    }
  add_fact_with (asked, mans (state, unit, vehicle) ? HU_WITHOUT_MANS
                        : hu_control_is_armed (state, unit) ? HU_WITHOUT_RIDES_ARMED : HU_WITHOUT_RIDES, carrier, "26.11");
}

/* --- Exit --- */

static gboolean
asks_for_exits (const HuTerm *term,
                HuSide        side)
{
  for (guint i = 0; i < term->parts->len; i++)
    if (asks_for_exits (g_ptr_array_index (term->parts, i), side))
      return TRUE;

  return (term->kind == HU_CONTROL_TERM_EXIT_VP || term->kind == HU_CONTROL_TERM_EXITED) && term->side == side;
}

/* Would anybody leave the map with it for a condition of its side? */
static gboolean
may_exit (const Asked *asked)
{
  const HuState *state = asked->state;
  guint unit = asked->without.unit;
  HuSide side = asked->without.side;
  const GPtrArray *victory = hu_control_rules (state->scenario)->victory;
  gboolean wanted = FALSE;

  for (guint i = 0; i < victory->len; i++)
    wanted |= asks_for_exits (((const HuVictoryEntry *) g_ptr_array_index (victory, i))->needs, side);

  return wanted && hu_control_has_exit (state->scenario, side) && hu_control_can_exit (asked->root->snapshot, unit);
}

/* The result, where the exit of the unit, with all units in it, would decide the game; NULL: it would not. */
static char *
find_exit_victory (const Asked *asked)
{
  guint unit = asked->without.unit;
  g_autoptr(HuEvent) event = hu_event_new_exit (unit, asked->state->unit_hex[unit], HU_EXIT_VICTORY);
  g_autoptr(HuSnapshot) then = NULL;
  HuEvent *events[] = { event };
  HuRefusal refusal = { 0 };

  if (asked->root->snapshot != hu_game_get_snapshot (asked->root->game) || !may_exit (asked))
    return NULL;

  then = hu_game_what_if (asked->root->game, events, G_N_ELEMENTS (events), &refusal);

  return then != NULL && hu_snapshot_get_verdict (then) != NULL ? hu_explain_victory (then) : NULL;
}

void
_hu_why_add_decisive_exit (HuWhyNode  *root,
                           GListStore *list,
                           guint       unit)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  Asked asked = { root, list, state, { .unit = unit } };
  g_autofree char *victory = NULL, *name = NULL, *words = NULL;

  if (state->unit_status[unit] != HU_UNIT_ON_MAP || state->unit_in[unit] != HU_UNIT_NONE ||
      hu_snapshot_get_secrecy (root->snapshot, unit) != HU_SECRECY_NONE)
    return;

  asked.without.side = hu_tactical_holder (state, unit);
  victory = find_exit_victory (&asked);
  if (victory == NULL)
    return;

  name = hu_explain_seen_unit (root->snapshot, unit);
  /* Translators: a unit; a result: "German victory, “Breakout”". */
  words = g_strdup_printf (_("The exit of %1$s now would decide the game: %2$s."), name, victory);
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, g_steal_pointer (&words)), "26.1");
}

/* Is its exit all that a condition lacks, wherever the unit is? */
static gboolean
is_enough (const Asked *asked)
{
  const GPtrArray *conditions = hu_snapshot_get_control (asked->root->snapshot)->conditions;
  gboolean enough = FALSE;

  for (guint i = 0; !enough && i < conditions->len; i++)
    {
      g_auto(HuControlActs) acts = { 0 };

      hu_control_find_acts (asked->root->snapshot, i, &acts);
      enough = acts.exits && hu_numbers_have (acts.enough, asked->without.unit);
    }

  return enough;
}

/* @victory: as find_exit_victory() returns it; @kind: HU_WITHOUT_EXIT, or HU_WITHOUT_EXIT_AROUND. */
static void
add_exit (Asked        *asked,
          HuWithoutKind kind,
          const char   *victory)
{
  g_autoptr(GArray) inside = NULL;
  gint64 sum;

  if (!may_exit (asked))
    return;

  sum = hu_control_exit_sum (asked->root->snapshot, asked->without.unit, &inside);
  add_fact_with (asked, kind, inside, "26.23");
  if (victory != NULL)
    _hu_why_set_rule (_hu_why_add_below (asked->root, asked->list, WHY_FACT, 0,
                                         /* Translators: a result: "German victory, “Breakout”". */
                                         g_strdup_printf (_("That exit would decide the game: %s."), victory)), "26.1");
  _hu_why_add_points_with (asked->root, asked->list, asked->without.side, TRUE, sum, victory == NULL);
}

/* Returns what carries the unit, that which is in nothing itself. */
static guint
find_bearer (const HuState *state,
             guint          unit)
{
  while (state->unit_in[unit] != HU_UNIT_NONE)
    unit = state->unit_in[unit];

  return unit;
}

/* A passenger leaves with what carries it, a captured gun or vehicle with who has taken it, for the side that holds it.  Returns
 * whether that would be enough for a victory, and was to be said @first. */
static gboolean
add_own_exit (Asked   *asked,
              gboolean first)
{
  guint unit = asked->without.unit, bearer = find_bearer (asked->state, unit);
  HuSide side = asked->without.side;
  g_autofree char *victory = NULL;
  gboolean wins;

  asked->without.unit = bearer;
  asked->without.side = hu_tactical_holder (asked->state, bearer);
  victory = find_exit_victory (asked);
  wins = victory != NULL || is_enough (asked);
  if (wins == first)
    add_exit (asked, bearer != unit ? HU_WITHOUT_EXIT_AROUND : HU_WITHOUT_EXIT, victory);
  asked->without.unit = unit;
  asked->without.side = side;

  return wins;
}

/* Says how much of the unit the enemy sees. */
static void
add_secrecy (Asked *asked)
{
  guint states = asked->state->unit_states[asked->without.unit];

  if (states & HU_STATE_HIDDEN)
    add_fact (asked, HU_WITHOUT_HIDDEN, "26.15");
  else if (states & HU_STATE_CONCEALED)
    add_fact (asked, HU_WITHOUT_CONCEALED, "26.15");
}

static void
add_fate (HuWhyNode  *root,
          GListStore *list,
          guint       unit)
{
  char *fate = hu_explain_fate (root->snapshot, unit, HU_UNIT_NONE);

  if (fate != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, fate), "26.2");
}

/* The event without its consequences, which are told already. */
static void
add_event_alone (HuWhyNode  *root,
                 GListStore *list,
                 guint       event)
{
  HuWhyNode *node = _hu_why_add_event (list, root->game, root->snapshot, event);

  if (node != NULL)
    node->kind = WHY_FACT;
}

/* Says so where the unit left by an exit, but not for victory. */
static void
add_departure (HuWhyNode        *root,
               GListStore       *list,
               const HuCasualty *line)
{
  const HuEvent *event = line->event > 0 ? hu_game_get_event (root->game, line->event - 1) : NULL;
  char *text = event != NULL && event->verb == HU_VERB_EXIT
    ? hu_explain_more_of_event (hu_snapshot_get_scenario (root->snapshot), event, FALSE, FALSE) : NULL;

  if (text != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, text), "26.23");
  if (event != NULL)
    _hu_why_add_escort (root, list, line->event);
}

/* The event by which it was captured, and how each of its scores was counted. */
static void
add_scores (HuWhyNode    *root,
            GListStore   *list,
            const GArray *lines,
            guint         unit,
            gboolean      exits)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const HuCasualty *line = &g_array_index (lines, HuCasualty, i);

      if (line->unit != unit)
        continue;
      if (line->state == HU_SCORE_CAPTURED && line->points > 0 && line->event > 0 &&
          hu_snapshot_get_state (root->snapshot)->unit_captor[unit] != HU_SIDE_NONE)
        add_event_alone (root, list, line->event);
      _hu_why_add_score (root, list, line, exits);
      add_departure (root, list, line);
    }
}

/* Says so where a leader's wound costs no points. */
static void
add_wound (Asked *asked)
{
  guint unit = asked->without.unit;
  HuValue value;

  if (hu_scenario_get_unit (asked->state->scenario, unit)->kind != HU_UNIT_LEADER ||
      !(asked->state->unit_states[unit] & HU_STATE_WOUNDED))
    return;

  hu_control_value (asked->state, unit, &value);
  if (value.loss == 0)
    add_fact (asked, HU_WITHOUT_WOUNDED, "26.211");
}

/* The event by which it left the map, where that scored nothing by itself; as far as the viewer saw it. */
static void
add_exit_event (Asked *asked)
{
  HuGame *game = asked->root->game;
  guint event = hu_game_get_position (game);

  if (asked->state->unit_status[asked->without.unit] != HU_UNIT_EXITED ||
      asked->root->snapshot != hu_game_get_snapshot (game))
    return;

  for (; event > 0; event--)
    {
      const HuEvent *cause = hu_game_get_event (game, event - 1);

      if (cause->verb == HU_VERB_EXIT && cause->unit == asked->without.unit && hu_game_get_sight (game, event) == HU_SIGHT_WHOLE)
        {
          add_event_alone (asked->root, asked->list, event);
          return;
        }
    }
}

static void
add_gone (Asked *asked)
{
  const HuControlFindings *findings = hu_snapshot_get_control (asked->root->snapshot);
  guint unit = asked->without.unit;

  add_fate (asked->root, asked->list, unit);
  add_scores (asked->root, asked->list, findings->casualties, unit, FALSE);
  add_scores (asked->root, asked->list, findings->exits, unit, TRUE);
  add_exit_event (asked);
  add_wound (asked);
}

static gint
compare_units (gconstpointer a,
               gconstpointer b)
{
  guint one = *(const guint *) a, other = *(const guint *) b;

  return (one > other) - (one < other);
}

/* The armed units of its own side in it, that the viewer knows. */
static GArray *
list_armed_inside (const Asked *asked)
{
  const HuState *state = asked->state;
  g_autoptr(GArray) inside = g_array_new (FALSE, FALSE, sizeof (guint));
  GArray *armed = g_array_new (FALSE, FALSE, sizeof (guint));

  hu_tactical_list_contents (state, asked->without.unit, inside);
  for (guint i = 0; i < inside->len; i++)
    {
      guint unit = g_array_index (inside, guint, i);

      if (hu_control_is_armed (state, unit) && hu_tactical_holder (state, unit) == hu_side_other (asked->without.side) &&
          hu_snapshot_get_secrecy (asked->root->snapshot, unit) == HU_SECRECY_NONE)
        g_array_append_val (armed, unit);
    }
  /* Not as they lie in the stack. */
  g_array_sort (armed, compare_units);

  return armed;
}

/* An unarmed vehicle, and one that has lost its crew and that nobody mans. */
static void
add_unarmed (Asked *asked)
{
  const HuState *state = asked->state;
  guint unit = asked->without.unit;
  g_autoptr(GArray) armed = NULL;

  if (hu_scenario_get_unit (state->scenario, unit)->kind != HU_UNIT_VEHICLE || hu_control_is_armed (state, unit))
    return;

  armed = list_armed_inside (asked);
  add_fact_with (asked, HU_WITHOUT_UNARMED, armed, "26.12");
  if (hu_scenario_get_unit (state->scenario, unit)->vehicle->crew == HU_CREW_INHERENT &&
      state->unit_captor[unit] != HU_SIDE_NONE && hu_tactical_can_be_manned (state, unit))
    add_fact (asked, HU_WITHOUT_UNMANNED, "26.12");
}

/* Is a vehicle armed without its main armament, or not at all; is it abandoned? */
static void
add_arms (Asked *asked)
{
  const HuState *state = asked->state;
  guint unit = asked->without.unit, ma = state->unit_ma[unit];
  g_autoptr(GArray) manning = NULL;

  if (hu_scenario_get_unit (state->scenario, unit)->kind != HU_UNIT_VEHICLE)
    return;

  manning = list_inside (asked, TRUE);
  add_unarmed (asked);
  if (hu_control_is_armed (state, unit) && (ma == HU_MA_MALFUNCTIONED || ma == HU_MA_DISABLED))
    add_fact (asked, HU_WITHOUT_OTHER_ARMS, "26.12");
  if (hu_scenario_get_unit (state->scenario, unit)->vehicle->crew == HU_CREW_INHERENT &&
      state->unit_crew[unit] == HU_CREW_NONE && manning->len == 0)
    add_fact (asked, HU_WITHOUT_ABANDONED, "26.222");
}

/* What it would count if it were eliminated, and how the conditions of the enemy would stand then. */
static void
add_worth (Asked *asked)
{
  HuValue value;

  add_fact (asked, HU_WITHOUT_WORTH, "26.2");
  hu_control_value (asked->state, asked->without.unit, &value);
  _hu_why_add_points_with (asked->root, asked->list, asked->without.side, FALSE, value.points, FALSE);
}

/* What a captured unit that is on the map still means for the sides. */
static void
add_captive (Asked *asked)
{
  HuWhyNode *root = asked->root;
  guint unit = asked->without.unit;
  gboolean prisoner = hu_unit_kind_is_personnel (hu_scenario_get_unit (asked->state->scenario, unit)->kind);

  if (prisoner)
    _hu_why_add_guards (root, asked->list, unit);
  if (hu_control_is_armed (asked->state, unit))
    _hu_why_add_passing (root, asked->list, &asked->without);
  add_riding (asked);
  add_unarmed (asked);
  if (!prisoner && !add_own_exit (asked, TRUE))
    add_own_exit (asked, FALSE);
}

void
_hu_why_add_control_unit (HuWhyNode  *root,
                          GListStore *list,
                          guint       unit,
                          HuSide      side)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  HuSide other = hu_side_other (hu_tactical_holder (state, unit));
  Asked asked = { root, list, state, { .unit = unit, .side = other } };
  gboolean ended = hu_snapshot_get_verdict (root->snapshot) != NULL || state->clock.over;
  gboolean both = side == HU_SIDE_NONE || side == other;
  gboolean exits_first;

  if (state->unit_captor[unit] != HU_SIDE_NONE || state->unit_status[unit] != HU_UNIT_ON_MAP)
    {
      add_gone (&asked);
      if (!ended && state->unit_status[unit] == HU_UNIT_ON_MAP)
        add_captive (&asked);
      return;
    }
  if (hu_scenario_get_unit (state->scenario, unit)->kind == HU_UNIT_DUMMY)
    {
      add_fact (&asked, HU_WITHOUT_DUMMY, "26.15");
      return;
    }
  _hu_why_add_captures (root, list, unit);
  /* Nothing passes any more. */
  if (ended)
    {
      _hu_why_add_shares (root, list, unit);
      return;
    }

  /* What the unit could do to end the game comes first. */
  _hu_why_add_own_mopping_up (root, list, unit);
  exits_first = add_own_exit (&asked, TRUE);

  if (hu_scenario_get_unit (state->scenario, unit)->kind == HU_UNIT_AIRCRAFT)
    add_fact (&asked, HU_WITHOUT_AIRCRAFT, "26.11");
  else if (both)
    _hu_why_add_passing (root, list, &asked.without);
  if (hu_scenario_get_unit (state->scenario, unit)->kind == HU_UNIT_HERO)
    add_fact (&asked, HU_WITHOUT_NO_MMC, "26.11");
  add_riding (&asked);
  add_arms (&asked);
  add_secrecy (&asked);
  if (both)
    {
      add_conditions (&asked);
      _hu_why_add_untold (root, list, &asked.without);
    }
  _hu_why_add_shares (root, list, unit);
  asked.without.side = hu_side_other (hu_scenario_get_unit (state->scenario, unit)->side);
  add_worth (&asked);
  add_wound (&asked);
  if (!exits_first)
    add_own_exit (&asked, FALSE);
}
