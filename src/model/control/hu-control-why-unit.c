/*
 * Reasons of a unit in games with control: what its going would change, the conditions that it stands in the way of, and its
 * value; and why an event changed nothing.
 */
#include "config.h"

#include "hu-control-why.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-control-chance.h"
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

static gboolean
has_unit (const GArray *units,
          guint         unit)
{
  for (guint i = 0; units != NULL && i < units->len; i++)
    if (g_array_index (units, guint, i) == unit)
      return TRUE;

  return FALSE;
}

/* The armed enemies who keep @side from it, the unit that is asked about among them, (transfer full); NULL: it does not. */
static GArray *
list_keepers (const Asked            *asked,
              const HuControlSubject *subject)
{
  g_autoptr(GPtrArray) reasons = hu_control_reasons (asked->state, asked->without.side, subject->kind, subject->subject);

  for (guint i = 0; i < reasons->len; i++)
    {
      const HuReason *reason = g_ptr_array_index (reasons, i);
      HuClauseId clause = reason->clause;

      if ((clause == HU_CLAUSE_ARMED_ENEMY || clause == HU_CLAUSE_HEX_ENEMY || clause == HU_CLAUSE_BUILDING_ENEMY) &&
          has_unit (reason->units, asked->without.unit))
        return g_array_ref (reason->units);
    }

  return NULL;
}

/* @others: takes who would still be in the way. */
static gboolean
gains (const Asked            *asked,
       const HuControlSubject *subject,
       GArray                 *others)
{
  g_array_set_size (others, 0);

  return hu_control_gains_without (asked->state, asked->without.side, subject->kind, subject->subject, asked->without.unit,
                                   others);
}

/* The building, hex and Location that the unit is in and that @side does not control yet, the largest first. */
static GArray *
list_subjects (const HuState *state,
               guint          unit,
               HuSide         side)
{
  GArray *subjects = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  HuLocation location = hu_state_unit_location (state, unit);
  gint building = hu_location_building (state->scenario->map, location);
  const HuControlSubject all[] = {
    { HU_SUBJECT_BUILDING, building }, { HU_SUBJECT_HEX, state->unit_hex[unit] }, { HU_SUBJECT_LOCATION, location },
  };

  for (guint i = building != HU_BUILDING_NONE ? 0 : 1; i < G_N_ELEMENTS (all); i++)
    if (hu_control_owner (state, all[i].kind, all[i].subject) != side)
      g_array_append_val (subjects, all[i]);

  return subjects;
}

/* @others: with those alone that somebody else keeps from that side as well; else with those that the unit alone keeps. */
static GArray *
list_kept (const Asked  *asked,
           const GArray *subjects,
           gboolean      others)
{
  GArray *kept = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));

  for (guint i = 0; i < subjects->len; i++)
    {
      const HuControlSubject *subject = &g_array_index (subjects, HuControlSubject, i);
      g_autoptr(GArray) left = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autoptr(GArray) keepers = gains (asked, subject, left) ? NULL : list_keepers (asked, subject);

      if (keepers != NULL && (left->len > 0) == others)
        g_array_append_val (kept, *subject);
    }

  return kept;
}

/* Of what others keep as well only the largest is told. */
static void
add_others (Asked        *asked,
            const GArray *kept)
{
  g_autoptr(GArray) one = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  g_autoptr(GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));

  gains (asked, &g_array_index (kept, HuControlSubject, 0), others);
  g_array_append_val (one, g_array_index (kept, HuControlSubject, 0));
  asked->without.subjects = one;
  asked->without.others = others;
  add_fact (asked, HU_WITHOUT_OTHERS, "26.1");
  asked->without.subjects = asked->without.others = NULL;
}

static void
add_passing (Asked *asked)
{
  g_autoptr(GArray) subjects = list_subjects (asked->state, asked->without.unit, asked->without.side);
  g_autoptr(GArray) gained = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  g_autoptr(GArray) alone = list_kept (asked, subjects, FALSE);
  g_autoptr(GArray) shared = list_kept (asked, subjects, TRUE);
  g_autoptr(GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < subjects->len; i++)
    if (gains (asked, &g_array_index (subjects, HuControlSubject, i), others))
      g_array_append_val (gained, g_array_index (subjects, HuControlSubject, i));

  asked->without.subjects = gained;
  if (gained->len > 0)
    add_fact (asked, HU_WITHOUT_GAINS, "26.1");
  asked->without.subjects = alone;
  if (alone->len > 0)
    add_fact (asked, HU_WITHOUT_NOBODY, "26.1");
  if (shared->len > 0)
    add_others (asked, shared);
  asked->without.subjects = NULL;
  if (gained->len + alone->len + shared->len == 0)
    add_fact (asked, HU_WITHOUT_NOTHING, "26.1");
}

/* Adds the reasons why @side does not gain the subject. */
static void
add_why_not (HuWhyNode              *root,
             GListStore             *list,
             HuSnapshot             *snapshot,
             HuSide                  side,
             const HuControlSubject *subject)
{
  g_autoptr(GPtrArray) reasons = hu_control_reasons (hu_snapshot_get_state (snapshot), side, subject->kind, subject->subject);
  g_autofree char *title = hu_explain_subject_title (hu_snapshot_get_scenario (snapshot), subject->kind, subject->subject);

  for (guint i = 0; i < reasons->len; i++)
    {
      const HuReason *reason = g_ptr_array_index (reasons, i);
      g_autofree char *words = reason->met ? NULL : hu_explain_reason (snapshot, reason);
      g_autofree char *rule = g_strndup (reason->clause, strcspn (reason->clause, "/"));

      if (words != NULL)
        /* Translators: a Location, hex or building, and who Controls it */
        _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, g_strdup_printf (_("%1$s: %2$s"), title, words)), rule);
    }
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
    return has_unit (finding->units, asked->without.unit);

  for (guint i = 0; term->kind == HU_CONTROL_TERM_CONTROLS && term->side == asked->without.side && i < own->subjects->len; i++)
    {
      const HuControlSubject subject = { own->subject_kind, g_array_index (own->subjects, gint32, i) };
      g_autoptr(GArray) keepers = NULL;

      if (hu_control_owner (asked->state, subject.kind, subject.subject) == term->side)
        continue;
      keepers = list_keepers (asked, &subject);
      if (keepers != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
add_terms (Asked               *asked,
           const HuTermFinding *finding)
{
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

/* Names the passengers of the unit, and the unit that carries it. */
static void
add_riding (Asked *asked)
{
  const HuState *state = asked->state;
  guint unit = asked->without.unit, vehicle = state->unit_in[unit];
  g_autoptr(GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (state->unit_in[i] == unit && hu_snapshot_get_secrecy (asked->root->snapshot, i) == HU_SECRECY_NONE)
      g_array_append_val (others, i);
  asked->without.others = others;
  if (others->len > 0)
    add_fact (asked, HU_WITHOUT_RIDERS, "26.11");
  g_array_set_size (others, 0);
  if (vehicle != HU_UNIT_NONE)
    {
      g_array_append_val (others, vehicle);
      add_fact (asked, hu_control_is_armed (state, unit) ? HU_WITHOUT_RIDES_ARMED : HU_WITHOUT_RIDES, "26.11");
    }
  asked->without.others = NULL;
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
  char *fate = hu_explain_fate (root->snapshot, unit);

  if (fate != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, fate), "26.2");
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

  if (state->unit_captor[unit] != HU_SIDE_NONE || state->unit_status[unit] != HU_UNIT_ON_MAP)
    {
      add_fate (root, list, unit);
      if (state->unit_status[unit] == HU_UNIT_ON_MAP && hu_control_is_armed (state, unit))
        add_passing (&asked);
      add_riding (&asked);
      return;
    }
  if (hu_scenario_get_unit (state->scenario, unit)->kind == HU_UNIT_DUMMY)
    {
      add_fact (&asked, HU_WITHOUT_DUMMY, "26.15");
      return;
    }
  if (side == HU_SIDE_NONE || side == other)
    add_passing (&asked);
  add_riding (&asked);
  if (hu_snapshot_get_verdict (root->snapshot) != NULL || state->clock.over)
    return;

  add_secrecy (&asked);
  if (side == HU_SIDE_NONE || side == other)
    add_conditions (&asked);
  asked.without.side = hu_side_other (hu_scenario_get_unit (state->scenario, unit)->side);
  add_fact (&asked, HU_WITHOUT_WORTH, "26.2");
  asked.without.side = hu_tactical_holder (state, unit);
  if (hu_control_has_exit (state->scenario, asked.without.side))
    add_fact (&asked, HU_WITHOUT_EXIT, "26.23");
}

/* --- Concealment --- */

void
_hu_why_add_concealed (HuWhyNode  *root,
                       GListStore *list,
                       HuHex       hex)
{
  g_autoptr(GArray) units = hu_snapshot_units_in (root->snapshot, hex);
  guint n = 0;

  for (guint i = 0; i < units->len; i++)
    n += hu_snapshot_get_secrecy (root->snapshot, g_array_index (units, guint, i)) == HU_SECRECY_CONCEALED;
  if (n > 0)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                         hu_explain_concealed (hu_snapshot_get_scenario (root->snapshot), hex, n)), "26.15");
}

/* --- Events --- */

/* Adds why nothing that the unit is in after the event passes to its side, with the largest that it does not control. */
static void
add_not_gained (HuWhyNode  *root,
                GListStore *list,
                HuSnapshot *after,
                guint       unit)
{
  const HuState *state = hu_snapshot_get_state (after);
  HuSide side = hu_tactical_holder (state, unit);
  g_autoptr(GArray) there = NULL, lacking = NULL;

  if (state->unit_status[unit] != HU_UNIT_ON_MAP || state->unit_hex[unit] == HU_HEX_NONE ||
      state->unit_captor[unit] != HU_SIDE_NONE)
    return;

  there = list_subjects (state, unit, HU_SIDE_NONE);
  lacking = list_subjects (state, unit, side);
  if (lacking->len == 0 && there->len > 0)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_had_already (state->scenario, side, there)), "26.1");
  if (lacking->len > 0)
    add_why_not (root, list, after, side, &g_array_index (lacking, HuControlSubject, 0));
}

/* Does Fire keep something, whatever units go there? */
static gboolean
is_of_fire (HuClauseId clause)
{
  return clause == HU_CLAUSE_MAJORITY || clause == HU_CLAUSE_KINDLED || clause == HU_CLAUSE_CUT_OFF ||
         clause == HU_CLAUSE_BOTH_FORFEIT;
}

/* Adds why a hex with Fire or rubble does not pass. */
static void
add_closed (HuWhyNode  *root,
            GListStore *list,
            HuSnapshot *after,
            HuHex       hex)
{
  const HuControlSubject subject = { HU_SUBJECT_HEX, hex };
  const HuState *state = hu_snapshot_get_state (after);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_control_owner (state, HU_SUBJECT_HEX, hex) != side)
      {
        g_autoptr(GPtrArray) reasons = hu_control_reasons (state, side, HU_SUBJECT_HEX, hex);

        if (is_of_fire (((const HuReason *) g_ptr_array_index (reasons, 0))->clause))
          add_why_not (root, list, after, side, &subject);
      }
}

static void
add_idle (HuWhyNode     *root,
          GListStore    *list,
          const HuEvent *event,
          HuSnapshot    *after)
{
  guint bad = event->states & event->states_set;

  if (event->verb == HU_VERB_MOVE || event->verb == HU_VERB_PLACE ||
      (event->verb == HU_VERB_MARK && bad == 0 && (event->states_set != 0 || event->has_in)))
    add_not_gained (root, list, after, event->unit);
  else if (event->verb == HU_VERB_FIRE || event->verb == HU_VERB_RUBBLE)
    add_closed (root, list, after, g_array_index (event->hexes, HuHex, 0));
}

void
_hu_why_add_control_event (HuWhyNode     *root,
                           GListStore    *list,
                           const HuEvent *event,
                           HuSnapshot    *after,
                           gboolean       idle)
{
  guint before = g_list_model_get_n_items (G_LIST_MODEL (list));
  char *text;

  if (idle && after != NULL)
    add_idle (root, list, event, after);
  text = hu_explain_more_of_event (hu_snapshot_get_scenario (root->snapshot), event, idle,
                                   g_list_model_get_n_items (G_LIST_MODEL (list)) > before);
  if (text != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, text), "26.2");
}
