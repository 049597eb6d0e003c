/*
 * Reasons of objectives: the conditions that count a unit or do not, and the withdrawals of a unit and of a side.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-objectives-why.h"
#include "hu-why-node-private.h"

static void
add_withdrawals (HuWhyNode  *root,
                 GListStore *list,
                 guint       unit,
                 HuSide      side)
{
  _hu_why_add_withdrawals (root, list, hu_objectives_rules (hu_snapshot_get_scenario (root->snapshot))->withdrawals,
                           hu_snapshot_get_objectives (root->snapshot)->requirements, unit, side, "withdrawals");
}

/* The count that has the unit; NULL: none of them does.  @against: (inout): does a higher count hinder the condition? */
static const HuTermFinding *
find_count (const HuTermFinding *finding,
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
      count = find_count (g_ptr_array_index (finding->parts, i), unit, against);
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
      const HuTermFinding *count = find_count (finding->needs, unit, &against);
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

/* The part of the condition that counts units of @side that leave the map; NULL: none does. */
static const HuTerm *
find_exits (const HuTerm *term,
            HuSide        side)
{
  const HuTerm *found = term->kind == HU_TERM_EXITED && term->side == side ? term : NULL;

  for (guint i = 0; i < term->parts->len && found == NULL; i++)
    found = find_exits (g_ptr_array_index (term->parts, i), side);

  return found;
}

static gboolean
is_exited (const HuState *state,
           gconstpointer  unit)
{
  return state->unit_status[GPOINTER_TO_UINT (unit)] == HU_UNIT_EXITED;
}

/* Says that the unit left from a hex that the condition does not ask for, where that is so. */
static void
add_elsewhere (HuWhyNode    *root,
               GListStore   *list,
               const HuTerm *exits,
               guint         unit,
               const char   *rule)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  g_autofree char *hex = NULL;
  guint event;
  HuHex from;

  if (!_hu_why_knows_since (root) || !exits->has_through)
    return;

  event = _hu_why_find_since (root, is_exited, GUINT_TO_POINTER (unit));
  from = event > 0 ? hu_game_peek_before (root->game, event)->unit_hex[unit] : HU_HEX_NONE;
  if (from == HU_HEX_NONE || hu_through_has (scenario->map, &exits->through, exits->through_hexes, from))
    return;

  hex = hu_explain_hex (scenario, from);
  /* Translators: a hex. */
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       g_strdup_printf (_("%s, from which it left, does not count for that."), hex)), rule);
}

/* The outcomes that count units that leave the map, but not this one. */
static void
add_not_counting (HuWhyNode  *root,
                  GListStore *list,
                  guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GPtrArray *outcomes = hu_snapshot_get_objectives (root->snapshot)->outcomes;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const HuOutcomeFinding *finding = g_ptr_array_index (outcomes, i);
      const HuTerm *exits = find_exits (finding->outcome->needs, hu_scenario_get_unit (scenario, unit)->side);
      gboolean against = FALSE;
      g_autofree char *title = NULL, *words = NULL;

      if (exits == NULL || find_count (finding->needs, unit, &against) != NULL)
        continue;
      title = hu_explain_outcome (scenario, finding->outcome);
      words = hu_explain_term (scenario, exits);
      _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                           /* Translators: an outcome; the condition in it that the unit does not fit. */
                                           g_strdup_printf (_("It does not count for “%1$s”, which asks for this: %2$s."), title,
                                                            words)), finding->outcome->id);
      add_elsewhere (root, list, exits, unit, finding->outcome->id);
    }
}

static gboolean
has_scored (const GPtrArray *ledger,
            guint            item,
            guint            unit)
{
  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      if (entry->item == item && entry->unit == unit)
        return TRUE;
    }

  return FALSE;
}

/* The items that give points for units that leave the map, but gave none for this one. */
static void
add_not_scoring (HuWhyNode  *root,
                 GListStore *list,
                 guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);
      g_autofree char *name = NULL, *words = NULL;

      if (item->kind != HU_SCORE_PER || item->what_for != HU_WORTH_EXITED ||
          item->to == hu_side_other (hu_scenario_get_unit (scenario, unit)->side) ||
          has_scored (hu_snapshot_get_objectives (root->snapshot)->ledger, i, unit))
        continue;
      name = hu_explain_item (scenario, item->id);
      words = hu_explain_score_item (scenario, item);
      _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                           /* Translators: an item of the schedule of points; what it gives points for. */
                                           g_strdup_printf (_("It gave no points for “%1$s”: %2$s."), name, words)), "points");
    }
}

void
_hu_why_add_objectives_counter (HuWhyNode  *root,
                                GListStore *list,
                                guint       unit)
{
  add_counting (root, list, unit);
  if (hu_snapshot_get_state (root->snapshot)->unit_status[unit] == HU_UNIT_EXITED)
    {
      add_not_counting (root, list, unit);
      add_not_scoring (root, list, unit);
    }
  add_withdrawals (root, list, unit, HU_SIDE_NONE);
}

void
_hu_why_add_objectives_side (HuWhyNode  *root,
                             GListStore *list,
                             HuSide      side)
{
  add_withdrawals (root, list, HU_UNIT_NONE, side);
}
