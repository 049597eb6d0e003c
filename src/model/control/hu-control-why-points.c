/*
 * Reasons of casualty and exit points: how many the conditions ask for, and one line per unit, down to the event and the fate
 * of the unit.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-control-chance.h"
#include "hu-control-near.h"
#include "hu-control-reason.h"
#include "hu-control-rules.h"
#include "hu-control.h"
#include "hu-explain-control.h"
#include "hu-why-about.h"
#include "hu-why-node-private.h"

static GArray *
list_scores (HuSnapshot *snapshot,
             gboolean    exits)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);

  return hu_casualties_list_dated (exits ? findings->exits : findings->casualties);
}

/* Sets the rule by which the points count; a correction has the rule that it corrects. */
static void
set_score_rule (HuWhyNode        *node,
                const HuCasualty *score,
                gboolean          is_exit)
{
  g_autofree char *rule = score->clause != NULL ? g_strndup (score->clause, strcspn (score->clause, "/")) : NULL;

  _hu_why_set_rule (node, rule != NULL ? rule : is_exit ? "26.23" : "26.2");
}

/* Adds the event of a score and the fate of the unit. */
static void
list_score (HuWhyNode  *self,
            GListStore *list)
{
  gboolean is_exit = GPOINTER_TO_INT (self->part);
  g_autoptr(GArray) scores = list_scores (self->snapshot, is_exit);
  const HuCasualty *score = &g_array_index (scores, HuCasualty, self->index);

  if (score->event > 0)
    _hu_why_add_event (list, self->game, self->snapshot, score->event);
  if (score->unit == HU_UNIT_NONE)
    return;

  _hu_why_add_below (self, list, WHY_FACT, 0,
                     hu_explain_casualty_kind (hu_snapshot_get_scenario (self->snapshot), score, is_exit));
  _hu_why_add_unit (self, list, score->unit);
}

/* @plain: for a condition that is not judged at the end, which counts captured things once (26.222). */
static char *
word_score (const HuScenario *scenario,
            const HuCasualty *score,
            gboolean          plain)
{
  g_autofree char *what = hu_explain_casualty (scenario, score);

  if (plain && score->state == HU_SCORE_CAPTURED && score->points != 0)
    /* Translators: the value of a captured unit, "4-4-7 squad 2". */
    return g_strdup_printf (_("%s, captured; it counts more only in what is judged at the end (26.222)"), what);
  if (score->value.times > 1)
    /* Translators: the value of a captured unit, "4-4-7 squad 2 × 2 = 4"; "double at the end". */
    return g_strdup_printf (C_("points", "%1$s (%2$s)"), what, hu_explain_casualty_how (score, FALSE));
  if (score->state != HU_SCORE_CAPTURED || score->at_end == score->points)
    return g_steal_pointer (&what);

  /* Translators: the value of a captured unit, "4-4-7 squad 2"; its points when the game ends. */
  return g_strdup_printf (_("%1$s, captured; %2$d when the game ends"), what, (gint) score->at_end);
}

void
_hu_why_add_score (HuWhyNode        *self,
                   GListStore       *list,
                   const HuCasualty *score,
                   gboolean          is_exit)
{
  char *words = hu_explain_score (hu_snapshot_get_scenario (self->snapshot), score, is_exit);

  if (words != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, words), is_exit ? "26.23" : "26.21");
}

/* Is it what the end of the game added to the points of a captured thing? */
static gboolean
is_doubling (const HuCasualty *score)
{
  return score->clause == HU_CLAUSE_DOUBLE || score->clause == HU_CLAUSE_FOURFOLD || score->clause == HU_CLAUSE_EXIT_DOUBLE;
}

/* The score that one adds to as the game ends, being the same unit's: the two are told as one.  Returns its index, or -1. */
static gint
find_doubled (const GArray *scores,
              guint         index)
{
  const HuCasualty *score = &g_array_index (scores, HuCasualty, index);

  if (!is_doubling (score))
    return -1;

  for (guint i = index; i > 0; i--)
    {
      const HuCasualty *before = &g_array_index (scores, HuCasualty, i - 1);

      if (before->unit == score->unit && before->to == score->to && before->state == HU_SCORE_CAPTURED && before->points > 0)
        return (gint) i - 1;
    }

  return -1;
}

void
_hu_why_list_scores (HuWhyNode  *self,
                     GListStore *list,
                     HuSide      side,
                     gboolean    exits,
                     gboolean    plain)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GArray) scores = list_scores (self->snapshot, exits);
  g_autofree char *name = hu_explain_side (scenario, side);
  g_autofree guint8 *told = g_malloc0 (scores->len + 1);

  for (guint i = scores->len; i > 0; i--)
    {
      const HuCasualty *score = &g_array_index (scores, HuCasualty, i - 1);
      g_autofree char *points = NULL;
      g_autofree char *what = NULL;
      HuWhyNode *node;
      gint doubled = find_doubled (scores, i - 1);

      if (score->to != side || told[i - 1] || (plain && is_doubling (score)))
        continue;
      if (doubled >= 0)
        told[doubled] = TRUE;
      points = hu_explain_modifier (score->points +
                                    (doubled >= 0 ? g_array_index (scores, HuCasualty, doubled).points : 0));
      what = word_score (scenario, score, plain);
      /* Translators: a side, points with their sign, and what they are for */
      node = _hu_why_add_below (self, list, WHY_PART, i - 1, g_strdup_printf (_("%1$s %2$s: %3$s"), name, points, what));
      node->part = GINT_TO_POINTER (exits);
      node->list_part = list_score;
      node->event = score->event;
      set_score_rule (node, score, exits);
    }
}

enum
{
  EXITS = 1 << 0,
  PLAIN = 1 << 1,
};

static void
list_side_points (HuWhyNode  *self,
                  GListStore *list)
{
  guint which = GPOINTER_TO_UINT (self->part);

  _hu_why_list_scores (self, list, (HuSide) self->index, (which & EXITS) != 0, (which & PLAIN) != 0);
}

HuWhyNode *
_hu_why_add_side_points (HuWhyNode  *self,
                         GListStore *list,
                         HuSide      side,
                         gboolean    exits,
                         gboolean    plain)
{
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_PART, (guint) side,
                                       hu_explain_side_points (self->snapshot, side, exits, plain));

  node->part = GUINT_TO_POINTER ((exits ? EXITS : 0) | (plain ? PLAIN : 0));
  node->list_part = list_side_points;
  _hu_why_set_rule (node, exits ? "26.23" : "26.2");

  return node;
}

void
_hu_why_add_exit_area (HuWhyNode  *root,
                       GListStore *list,
                       HuSide      side)
{
  char *words = hu_explain_exit_area (hu_snapshot_get_scenario (root->snapshot), side);

  if (words != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, words), "26.23");
}

static gboolean
has_later (const GArray *scores,
           guint         event)
{
  for (guint i = 0; i < scores->len; i++)
    if (g_array_index (scores, HuCasualty, i).event > event)
      return TRUE;

  return FALSE;
}

/* Says that points of events after the verdict decide nothing, where there are such. */
static void
add_too_late (HuWhyNode  *root,
              GListStore *list)
{
  const HuControlFindings *findings = hu_snapshot_get_control (root->snapshot);
  const HuVerdict *verdict = hu_snapshot_get_verdict (root->snapshot);
  char *words;

  if (verdict == NULL || (!has_later (findings->casualties, verdict->event) && !has_later (findings->exits, verdict->event)))
    return;

  words = verdict->event == 0
    ? g_strdup (_("The game was decided at the set-up: the points of later events decide nothing."))
    /* Translators: the number of an event. */
    : g_strdup_printf (_("The game was decided at event %u: the points of later events decide nothing."), verdict->event);
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_as_seen (root->snapshot, words)), verdict->rule);
}

static gboolean
is_points (const HuTerm *term,
           HuSide        side,
           gboolean      exits)
{
  return term->side == side && term->kind == (exits ? HU_CONTROL_TERM_EXIT_VP : HU_CONTROL_TERM_CVP);
}

/* Is it about points of that side: a bound of them, or a comparison that has them on its left? */
static gboolean
asks_for_points (const HuTerm *term,
                 HuSide        side,
                 gboolean      exits)
{
  if (term->kind != HU_TERM_COMPARE)
    return !term->counted && is_points (term, side, exits);

  for (guint i = 0; i < term->n_left; i++)
    if (is_points (g_ptr_array_index (term->parts, i), side, exits))
      return TRUE;

  return FALSE;
}

/* Says how many points a condition asks for, in any part of it, and how many are missing. */
static void
add_asked (HuWhyNode    *root,
           GListStore   *list,
           guint         entry,
           const HuTerm *term,
           HuSide        side,
           gboolean      exits)
{
  g_autoptr(HuSnapshot) then = _hu_why_dup_deciding (root->game, root->snapshot);
  const HuVictoryFinding *condition = g_ptr_array_index (hu_snapshot_get_control (then)->conditions, entry);
  HuTermFinding *finding;
  char *acts;

  for (guint i = 0; i < term->parts->len; i++)
    add_asked (root, list, entry, g_ptr_array_index (term->parts, i), side, exits);
  if (!asks_for_points (term, side, exits))
    return;

  finding = hu_control_find (hu_snapshot_get_state (then), term, condition->entry->when == HU_JUDGED_END);
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_points_asked (then, entry, finding)), "26.1");
  acts = hu_snapshot_get_verdict (then) == NULL && !hu_snapshot_get_state (then)->clock.over && !condition->closed
    ? hu_explain_part_acts (then, entry, finding) : NULL;
  if (acts != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, acts), "26.1");
  hu_term_finding_free (finding);
}

static void
add_all_asked (HuWhyNode  *root,
               GListStore *list,
               HuSide      side,
               gboolean    exits)
{
  const GPtrArray *conditions = hu_snapshot_get_control (root->snapshot)->conditions;

  for (guint i = 0; i < conditions->len; i++)
    add_asked (root, list, i, ((const HuVictoryFinding *) g_ptr_array_index (conditions, i))->entry->needs, side, exits);
}

/* --- Points that would be added --- */

typedef struct
{
  guint    entry;
  HuSide   side;
  gboolean exits;
  gint64   points;
  gboolean wins;
} Added;

static void
add_with (HuWhyNode           *root,
          GListStore          *list,
          const HuTermFinding *finding,
          const Added         *added)
{
  for (guint i = 0; finding->term->kind != HU_TERM_COMPARE && i < finding->parts->len; i++)
    add_with (root, list, g_ptr_array_index (finding->parts, i), added);
  if (!hu_control_asks_points (finding, added->side, added->exits) || finding->met || finding->settled ||
      finding->have >= finding->need)
    return;

  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       hu_explain_points_with (root->snapshot, added->entry, finding, added->points,
                                                               added->wins)), "26.1");
}

void
_hu_why_add_points_with (HuWhyNode  *root,
                         GListStore *list,
                         HuSide      side,
                         gboolean    exits,
                         gint64      points,
                         gboolean    wins)
{
  const GPtrArray *conditions = hu_snapshot_get_control (root->snapshot)->conditions;

  for (guint i = 0; points > 0 && i < conditions->len; i++)
    {
      const HuVictoryFinding *condition = g_ptr_array_index (conditions, i);
      const Added added = { i, side, exits, points, wins };

      if (condition->entry->side == side && !condition->met && !condition->closed)
        add_with (root, list, condition->needs, &added);
    }
}

/* Says so where no side scores exit points.  FALSE: one does, or has. */
static gboolean
add_no_exits (HuWhyNode  *root,
              GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);

  if (hu_snapshot_get_control (root->snapshot)->exits->len > 0 || hu_control_has_exit (scenario, HU_SIDE_FIRST) ||
      hu_control_has_exit (scenario, HU_SIDE_SECOND))
    return FALSE;

  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       g_strdup (_("In this scenario no side scores exit points: the map has no exit (26.23)."))),
                    "26.23");

  return TRUE;
}

/* Where both sides are asked about, first how they stand against each other. */
static void
add_sums (HuWhyNode  *root,
          GListStore *list,
          gboolean    exits)
{
  g_autoptr(GArray) scores = list_scores (root->snapshot, exits);
  HuPointSums sums[HU_N_SIDES] = { { 0 } };

  if (scores->len == 0)
    return;

  for (guint i = 0; i < scores->len; i++)
    {
      const HuCasualty *score = &g_array_index (scores, HuCasualty, i);
      HuPointSums *of = &sums[score->to];

      *(score->unit == HU_UNIT_NONE ? &of->agreed
        : is_doubling (score) || score->state == HU_SCORE_CAPTURED ? &of->captured : &of->others) += score->points;
    }
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_sums (root->snapshot, sums, exits)),
                    exits ? "26.23" : "26.2");
}

/* Adds the points of both kinds, or for the subject of exits those alone. */
void
_hu_why_add_control_points (HuWhyNode  *root,
                            GListStore *list,
                            HuSide      side)
{
  gboolean only_exits = root->index == HU_WHY_EXIT_POINTS;

  add_too_late (root, list);
  if (only_exits && add_no_exits (root, list))
    return;

  for (gboolean exits = only_exits; side == HU_SIDE_NONE && exits <= TRUE; exits++)
    add_sums (root, list, exits);
  for (HuSide of = HU_SIDE_FIRST; of < HU_N_SIDES; of++)
    for (gboolean exits = only_exits; exits <= TRUE; exits++)
      {
        if (side != HU_SIDE_NONE && of != side)
          continue;
        add_all_asked (root, list, of, exits);
        if (exits)
          _hu_why_add_exit_area (root, list, of);
        if (!exits || hu_snapshot_get_control (root->snapshot)->exits->len > 0)
          _hu_why_add_side_points (root, list, of, exits, FALSE);
      }
}
