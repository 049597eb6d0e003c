/*
 * Reasons of objectives: the conditions that count a unit or do not, and the withdrawals of a unit and of a side.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-objectives-why.h"
#include "hu-why-node-private.h"

static gboolean
counts_for (const HuScenario   *scenario,
            const HuRuling     *ruling,
            const HuWithdrawal *withdrawal)
{
  return ruling->kind == HU_OBJECTIVES_RULING_WITHDRAWAL_COUNTED && ruling->side == withdrawal->side &&
         ((const HuObjectivesRuling *) ruling)->turn == withdrawal->turn;
}

static void
add_withdrawals (HuWhyNode  *root,
                 GListStore *list,
                 guint       unit,
                 HuSide      side,
                 guint       turn)
{
  _hu_why_add_withdrawals (root, list, hu_objectives_rules (hu_snapshot_get_scenario (root->snapshot))->withdrawals,
                           hu_snapshot_get_objectives (root->snapshot)->requirements, counts_for, unit, side, turn,
                           "withdrawals");
}

void
_hu_why_add_objectives_due (HuWhyNode  *root,
                            GListStore *list,
                            guint       turn)
{
  add_withdrawals (root, list, HU_UNIT_NONE, HU_SIDE_NONE, turn);
}

const HuTermFinding *
_hu_why_find_count (const HuTermFinding *finding,
                    guint                unit,
                    gboolean            *against)
{
  const HuTerm *term = finding->term;
  const gboolean whole = *against != ((term->has_most && !term->has_least) ||
                                      (term->upper.bound != HU_RATIO_OPEN && term->lower.bound == HU_RATIO_OPEN));
  const HuTermFinding *count = NULL;

  *against = whole;
  if (finding->units != NULL && hu_numbers_have (finding->units, unit))
    return finding;
  for (guint i = 0; i < finding->parts->len && count == NULL; i++)
    {
      *against = whole != (term->kind == HU_TERM_NOT || (term->kind == HU_TERM_COMPARE && i >= term->n_left));
      count = _hu_why_find_count (g_ptr_array_index (finding->parts, i), unit, against);
    }

  return count;
}

static char *
word_count (const HuUnit *unit,
            gboolean      strength,
            gboolean      against,
            const char   *title,
            const char   *value)
{
  if (strength)
    return against
      /* Translators: the strength of a unit, a condition, how that stands: "8 of 18". */
      ? g_strdup_printf (_("It counts with its strength, %1$d, against “%2$s”: %3$s."), (gint) unit->strength, title, value)
      /* Translators: likewise. */
      : g_strdup_printf (_("It counts with its strength, %1$d, for “%2$s”: %3$s."), (gint) unit->strength, title, value);

  return against
    /* Translators: a condition, how that stands: "1 of 2". */
    ? g_strdup_printf (_("It counts against “%1$s”: %2$s."), title, value)
    /* Translators: likewise. */
    : g_strdup_printf (_("It counts for “%1$s”: %2$s."), title, value);
}

/* The same of the moment when the game was decided; @when: "at event 19". */
static char *
word_count_then (const HuUnit *unit,
                 gboolean      strength,
                 gboolean      against,
                 const char   *title,
                 const char   *when,
                 const char   *value)
{
  if (strength)
    return against
      /* Translators: the strength of a unit, a condition, "at event 19", how that stood then: "8 of 18". */
      ? g_strdup_printf (_("It counted with its strength, %1$d, against “%2$s” %3$s: %4$s."), (gint) unit->strength, title, when,
                         value)
      /* Translators: likewise. */
      : g_strdup_printf (_("It counted with its strength, %1$d, for “%2$s” %3$s: %4$s."), (gint) unit->strength, title, when,
                         value);

  return against
    /* Translators: a condition, "at event 19", how that stood then: "1 of 2". */
    ? g_strdup_printf (_("It counted against “%1$s” %2$s: %3$s."), title, when, value)
    /* Translators: likewise. */
    : g_strdup_printf (_("It counted for “%1$s” %2$s: %3$s."), title, when, value);
}

/* When the game was decided; NULL: it is not. */
static char *
word_decided (const HuSnapshot *snapshot)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);

  if (verdict == NULL)
    return NULL;

  /* Translators: the moment of a decision, the number of an event. */
  return verdict->event == 0 ? g_strdup (C_("decided", "at the set-up"))
                             : g_strdup_printf (C_("decided", "at event %u"), verdict->event);
}

/* The conditions that count the unit where it is, or as what became of it; once the game is decided, those that did then. */
static void
add_counting (HuWhyNode  *root,
              GListStore *list,
              guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  g_autoptr(HuSnapshot) deciding = _hu_why_dup_deciding (root->game, root->snapshot);
  const GPtrArray *outcomes = hu_snapshot_get_objectives (deciding)->outcomes;
  const HuUnit *counter = hu_scenario_get_unit (scenario, unit);
  g_autofree char *when = word_decided (root->snapshot);

  for (guint i = 0; i < outcomes->len; i++)
    {
      const HuOutcomeFinding *finding = g_ptr_array_index (outcomes, i);
      gboolean against = FALSE, strength;
      const HuTermFinding *count = _hu_why_find_count (finding->needs, unit, &against);
      g_autofree char *title = NULL, *value = NULL;

      if (count == NULL)
        continue;
      title = hu_explain_outcome (scenario, finding->outcome);
      value = hu_explain_term_standing (scenario, count->term->counted ? finding->needs : count);
      strength = hu_objectives_term (count->term)->count_strength;
      _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                           when != NULL ? word_count_then (counter, strength, against, title, when, value)
                                                        : word_count (counter, strength, against, title, value)),
                        finding->outcome->id);
    }
}

void
_hu_why_add_objectives_counter (HuWhyNode  *root,
                                GListStore *list,
                                guint       unit)
{
  add_counting (root, list, unit);
  _hu_why_add_objectives_exit (root, list, unit);
  add_withdrawals (root, list, unit, HU_SIDE_NONE, 0);
}

void
_hu_why_add_objectives_side (HuWhyNode  *root,
                             GListStore *list,
                             HuSide      side)
{
  add_withdrawals (root, list, HU_UNIT_NONE, side, 0);
}
