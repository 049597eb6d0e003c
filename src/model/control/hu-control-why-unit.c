/*
 * Reasons of a unit in games with control: what its going would change, the conditions that it stands in the way of, and its
 * value; and why an event changed nothing.
 */
#include "config.h"

#include "hu-control-why.h"

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

static gboolean
gains (const Asked            *asked,
       const HuControlSubject *subject)
{
  return hu_control_gains_without (asked->state, asked->without.side, subject->kind, subject->subject, asked->without.unit);
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
      g_autoptr(GArray) keepers = gains (asked, subject) ? NULL : list_keepers (asked, subject);

      if (keepers != NULL && (keepers->len > 1) == others)
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
  g_autoptr(GArray) keepers = list_keepers (asked, &g_array_index (kept, HuControlSubject, 0));

  g_array_append_val (one, g_array_index (kept, HuControlSubject, 0));
  for (guint i = 0; i < keepers->len; i++)
    if (g_array_index (keepers, guint, i) != asked->without.unit)
      g_array_append_val (others, g_array_index (keepers, guint, i));
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

  for (guint i = 0; i < subjects->len; i++)
    if (gains (asked, &g_array_index (subjects, HuControlSubject, i)))
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

void
_hu_why_add_control_unit (HuWhyNode  *root,
                          GListStore *list,
                          guint       unit,
                          HuSide      side)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  HuSide other = hu_side_other (hu_tactical_holder (state, unit));
  Asked asked = { root, list, state, { .unit = unit, .side = other } };

  if (state->unit_captor[unit] != HU_SIDE_NONE)
    return;
  if (side == HU_SIDE_NONE || side == other)
    add_passing (&asked);
  if (hu_snapshot_get_verdict (root->snapshot) != NULL || state->clock.over)
    return;

  if (side == HU_SIDE_NONE || side == other)
    add_conditions (&asked);
  asked.without.side = hu_side_other (hu_scenario_get_unit (state->scenario, unit)->side);
  add_fact (&asked, HU_WITHOUT_WORTH, "26.2");
}

/* --- Events --- */

void
_hu_why_add_control_event (HuWhyNode     *root,
                           GListStore    *list,
                           const HuEvent *event,
                           gboolean       idle)
{
  char *text = hu_explain_more_of_event (hu_snapshot_get_scenario (root->snapshot), event, idle);

  if (text != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, text), "26.2");
}
