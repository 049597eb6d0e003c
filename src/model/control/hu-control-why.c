/*
 * Reasons of the conditions of control: part by part, down to who Controls each item and
 * why, and the entry into the tree of reasons at one of the parts.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-control-reason.h"
#include "hu-control-rules.h"
#include "hu-control.h"
#include "hu-explain-control.h"
#include "hu-why-node-private.h"

#define MOST_WAYS 6 /* alternatives that say at once what keeps a side from them */

/* The part of a node that a victory condition needs; the index of both is the number of that condition. */
typedef struct
{
  HuSubjectKind kind;
  gint32        subject;
  guint         sides; /* bits 1 << HuSide: for whom it is told why they do not Control it */
} Subject;

/* Finds a part of a condition: @skip counts parts in the order of the tree. */
static const HuTerm *
find_part (const HuTerm *term,
           guint        *skip)
{
  if (*skip == 0)
    return term;

  (*skip)--;
  for (guint i = 0; i < term->parts->len; i++)
    {
      const HuTerm *found = find_part (g_ptr_array_index (term->parts, i), skip);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static const HuVictoryEntry *
get_entry (HuSnapshot *snapshot,
           guint       entry)
{
  return g_ptr_array_index (hu_control_rules (hu_snapshot_get_scenario (snapshot))->victory, entry);
}

static void
add_subject_hexes (HuWhyNode     *node,
                   HuSubjectKind  kind,
                   gint32         subject)
{
  const HuMap *map = hu_snapshot_get_scenario (node->snapshot)->map;
  HuHex hex;

  if (kind == HU_SUBJECT_BUILDING)
    {
      _hu_why_add_hexes (node, hu_map_get_building (map, (guint) subject)->hexes);
      return;
    }

  hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;
  g_array_append_val (node->hexes, hex);
}

static HuTermFinding *
find (HuSnapshot   *snapshot,
      const HuTerm *term,
      guint         entry)
{
  return hu_control_find (hu_snapshot_get_state (snapshot), term, get_entry (snapshot, entry)->when == HU_JUDGED_END);
}

static char *
word_condition (HuSnapshot   *snapshot,
                const HuTerm *term,
                guint         entry)
{
  HuTermFinding *finding = find (snapshot, term, entry);
  char *text = _hu_why_word_term (hu_snapshot_get_scenario (snapshot), finding);

  hu_term_finding_free (finding);

  return text;
}

/* A clause that is in the way, and who it is about. */
static void
add_reason (HuWhyNode      *self,
            GListStore     *list,
            const HuReason *reason)
{
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_UNITS, 0, hu_explain_reason (self->snapshot, reason));
  g_autofree char *rule = g_strndup (reason->clause, strcspn (reason->clause, "/"));

  _hu_why_set_rule (node, rule);
  _hu_why_set_cause (node, reason->clause, reason->units);
}

/* Adds what hidden units kept a side from, once that has come to light (26.15). */
static void
list_prevented (HuWhyNode     *self,
                GListStore    *list,
                const Subject *part)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);

  for (guint i = 0; i < rulings->len; i++)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->kind == HU_CONTROL_RULING_PREVENTED && ruling->subject_kind == part->kind &&
          ruling->subject == part->subject && (part->sides >> ruling->side & 1) != 0)
        _hu_why_add_ruling (self, list, ruling);
    }
}

/* Is the event told already, as one by which a Fire began? */
static gboolean
has_event (GListStore *list,
           guint       event)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (node->kind == WHY_EVENT && node->index == event)
        return TRUE;
    }

  return FALSE;
}

/* Adds who Controlled it before. */
static void
add_before (HuWhyNode     *self,
            GListStore    *list,
            const Subject *part)
{
  char *words = hu_explain_owner_before (self->snapshot, part->kind, part->subject);

  if (words != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, words), "26.1");
}

/* Adds the reasons that keep Control from those who are asked about, and the event of its last change. */
static void
list_subject (HuWhyNode  *self,
              GListStore *list)
{
  const Subject *part = self->part;
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const HuRuling *last = hu_control_find_passing (self->snapshot, part->kind, part->subject);

  add_before (self, list, part);
  _hu_why_add_seemed (self, list, part->kind, part->subject);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if ((part->sides >> side & 1) != 0 && hu_control_owner (state, part->kind, part->subject) != side)
      {
        g_autoptr(GPtrArray) reasons = hu_control_reasons (state, side, part->kind, part->subject);

        for (guint i = 0; i < reasons->len; i++)
          {
            add_reason (self, list, g_ptr_array_index (reasons, i));
            _hu_why_add_fires (self, list, g_ptr_array_index (reasons, i));
          }
        if (part->kind == HU_SUBJECT_BUILDING)
          _hu_why_add_mopping_up (self, list, reasons, part->subject);
        else
          _hu_why_add_rowhouse (self, list, part->kind, part->subject, side);
      }

  if (part->kind == HU_SUBJECT_BUILDING && self->whole)
    _hu_why_add_concealed_inside (self, list, part->subject);
  _hu_why_add_joined (self, list, part->kind, part->subject);
  if (part->kind == HU_SUBJECT_LOCATION || (part->kind == HU_SUBJECT_BUILDING && self->whole))
    _hu_why_add_burning (self, list, part->kind, part->subject);
  if (part->kind == HU_SUBJECT_HEX)
    _hu_why_add_edge (self, list, part->subject);
  if (part->kind == HU_SUBJECT_BUILDING && self->whole)
    _hu_why_add_building_parts (self, list, part->subject);
  list_prevented (self, list, part);
  /* A what-if has no history. */
  if (last != NULL && last->event > 0 && self->snapshot == hu_game_get_snapshot (self->game) && !has_event (list, last->event))
    _hu_why_add_event (list, self->game, self->snapshot, last->event);
}

/* Takes @owner: who Controls it. */
static HuWhyNode *
add_control (HuWhyNode     *self,
             GListStore    *list,
             HuSubjectKind  kind,
             gint32         subject,
             guint          sides,
             char          *owner)
{
  g_autofree char *title = hu_explain_subject_title (hu_snapshot_get_scenario (self->snapshot), kind, subject);
  g_autofree char *who = owner;
  Subject *part = g_new (Subject, 1);
  /* Translators: a Location, hex or building, and who Controls it */
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_PART, self->index, g_strdup_printf (_("%1$s: %2$s"), title, who));

  *part = (Subject) { kind, subject, sides };
  node->part = part;
  node->free_part = g_free;
  node->list_part = list_subject;
  node->whole = self->whole;
  add_subject_hexes (node, kind, subject);

  return node;
}

/* What goes with something that was declared: who Controls it; FALSE: it is nothing of the kind. */
static gboolean
add_gained_with (HuWhyNode     *self,
                 GListStore    *list,
                 HuSubjectKind  kind,
                 gint32         subject)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  HuSide side = _hu_why_find_gained_with (self, kind, subject);
  g_autofree char *title = NULL, *words = NULL;

  if (side == HU_SIDE_NONE || hu_control_owner (hu_snapshot_get_state (self->snapshot), kind, subject) == side)
    return FALSE;

  title = hu_explain_subject_title (scenario, kind, subject);
  words = hu_explain_gained_with (scenario, side);
  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("%1$s: %2$s"), title, words)), "26.15");

  return TRUE;
}

/* Adds the exit areas that the hex is in. */
static void
add_exit_hex (HuWhyNode  *root,
              GListStore *list,
              HuHex       hex)
{
  const GPtrArray *exits = hu_control_rules (hu_snapshot_get_scenario (root->snapshot))->exits;

  for (guint i = 0; i < exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (exits, i);

      if (hu_hexes_have (area->hexes, hex))
        _hu_why_add_exit_area (root, list, area->side);
    }
}

void
_hu_why_add_control_of (HuWhyNode     *self,
                        GListStore    *list,
                        HuSubjectKind  kind,
                        gint32         subject)
{
  add_control (self, list, kind, subject, 0, hu_explain_owner_shortly (self->snapshot, kind, subject));
}

void
_hu_why_add_control (HuWhyNode     *self,
                     GListStore    *list,
                     HuSubjectKind  kind,
                     gint32         subject,
                     HuSide         side)
{
  if (!add_gained_with (self, list, kind, subject))
    add_control (self, list, kind, subject,
                 side == HU_SIDE_NONE ? 1u << HU_SIDE_FIRST | 1u << HU_SIDE_SECOND : 1u << side,
                 hu_explain_owner (self->snapshot, kind, subject));
  if (kind == HU_SUBJECT_HEX)
    {
      add_exit_hex (self, list, subject);
      _hu_why_add_concealed (self, list, subject);
    }
}

/* Does Fire or rubble keep @side from it? */
static gboolean
is_of_fire (const HuState *state,
            HuSide         side,
            HuSubjectKind  kind,
            gint32         subject)
{
  g_autoptr(GPtrArray) reasons = NULL;

  if (hu_control_owner (state, kind, subject) == side)
    return FALSE;

  reasons = hu_control_reasons (state, side, kind, subject);

  return hu_control_is_of_fire (((const HuReason *) g_ptr_array_index (reasons, 0))->clause);
}

/* Adds who Controls it; at once what keeps a side from it that has a choice, or cannot enter it, and why it cannot be told. */
static void
add_item (HuWhyNode    *self,
          GListStore   *list,
          const HuTerm *term,
          gint32        subject,
          gboolean      is_way)
{
  HuSubjectKind kind = hu_control_term (term)->subject_kind;
  gboolean controls = term->kind == HU_CONTROL_TERM_CONTROLS;
  gboolean doubtful = controls && hu_control_may_have_passed (hu_snapshot_get_state (self->snapshot), kind, subject);
  guint sides = (controls ? 1u << term->side : 0) | (doubtful ? 1u << hu_side_other (term->side) : 0);

  add_control (self, list, kind, subject, sides, hu_explain_owner (self->snapshot, kind, subject))->open =
    doubtful || is_way || (controls && is_of_fire (hu_snapshot_get_state (self->snapshot), term->side, kind, subject));
}

/* What is listed; where some of what is lacking would do, first that, the nearest first. */
static void
list_items (HuWhyNode           *self,
            GListStore          *list,
            const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  const GArray *subjects = hu_control_term (term)->subjects;
  g_autoptr(GArray) ways = term->kind == HU_CONTROL_TERM_CONTROLS
    ? hu_control_rank_lacking (hu_snapshot_get_state (self->snapshot), term) : g_array_new (FALSE, FALSE, sizeof (gint32));

  if (finding->need <= finding->have || finding->need - finding->have >= ways->len)
    g_array_set_size (ways, 0);
  for (guint i = 0; i < ways->len; i++)
    add_item (self, list, term, g_array_index (ways, gint32, i), i < MOST_WAYS);
  for (guint i = 0; i < subjects->len; i++)
    if (!hu_numbers_have (ways, (guint) g_array_index (subjects, gint32, i)))
      add_item (self, list, term, g_array_index (subjects, gint32, i), FALSE);
}

/* Lists the points scored, line by line; for a comparison of the two sides, the sums of both. */
static void
list_points (HuWhyNode    *self,
             GListStore   *list,
             const HuTerm *term)
{
  gboolean plain = get_entry (self->snapshot, self->index)->when != HU_JUDGED_END;

  if (!hu_control_term (term)->more)
    {
      _hu_why_list_scores (self, list, term->side, term->kind == HU_CONTROL_TERM_EXIT_VP, plain);
      return;
    }

  _hu_why_add_side_points (self, list, term->side, FALSE, plain)->open = TRUE;
  _hu_why_add_side_points (self, list, hu_side_other (term->side), FALSE, plain)->open = TRUE;
}

typedef struct
{
  const HuTerm *term;
  gboolean      at_end;
  gboolean      met;
} Met;

static gboolean
is_as_now (const HuState *state,
           gconstpointer  data)
{
  const Met *now = data;
  HuTermFinding *finding = hu_control_find (state, now->term, now->at_end);
  gboolean as_now = finding->met == now->met;

  hu_term_finding_free (finding);

  return as_now;
}

void
_hu_why_add_condition_since (HuWhyNode           *self,
                             GListStore          *list,
                             guint                entry,
                             const HuTermFinding *finding)
{
  const Met now = { finding->term, get_entry (self->snapshot, entry)->when == HU_JUDGED_END, finding->met };
  guint event;

  if (!_hu_why_knows_since (self))
    return;

  event = _hu_why_find_since (self, is_as_now, &now);
  if (now.met)
    _hu_why_add_since (self, list, event, "26.1");
  else
    _hu_why_add_until (self, list, event, "26.1");
}

/* Of a part that is met, since when; who Controls places says that of each. */
static void
add_part_since (HuWhyNode           *self,
                GListStore          *list,
                const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  if (finding->met && hu_term_is_atom (term) && !term->counted && !hu_control_term_has_subjects (term) &&
      term != get_entry (self->snapshot, self->index)->needs)
    _hu_why_add_condition_since (self, list, self->index, finding);
}

static void list_condition (HuWhyNode  *self,
                            GListStore *list);

static void
set_condition (HuWhyNode    *node,
               const HuTerm *term)
{
  node->part = term;
  node->list_part = list_condition;
  node->is_condition = TRUE;
  _hu_why_set_rule (node, "26.1");
  if (hu_control_term_has_subjects (term) || hu_control_term_has_units (term))
    hu_control_term_add_hexes (hu_snapshot_get_scenario (node->snapshot)->map, term, node->hexes);
}

/* The parts of a condition; of several ways to meet it the nearest first. */
static void
list_parts (HuWhyNode           *self,
            GListStore          *list,
            const HuTermFinding *finding)
{
  const HuTerm *term = self->part;
  g_autoptr(GArray) order = hu_term_rank_ways (finding);
  gboolean is_choice = !finding->met && (term->kind == HU_TERM_ANY || term->kind == HU_TERM_SOME);

  for (guint i = 0; i < term->parts->len; i++)
    {
      const HuTerm *part = g_ptr_array_index (term->parts, i < order->len ? g_array_index (order, guint, i) : i);
      HuWhyNode *node = _hu_why_add_below (self, list, WHY_PART, self->index,
                                           word_condition (self->snapshot, part, self->index));

      set_condition (node, part);
      node->elsewhere = self->elsewhere || (is_choice && i > 0);
    }
}

/* Which units would bring the points that a part of a condition lacks; where that is all that it lacks, the meter has told it. */
static void
add_acts (HuWhyNode           *self,
          GListStore          *list,
          const HuTermFinding *finding)
{
  const HuVictoryFinding *condition = g_ptr_array_index (hu_snapshot_get_control (self->snapshot)->conditions, self->index);
  const HuTermFinding *only = condition->lacking->len == 1 ? g_ptr_array_index (condition->lacking, 0) : NULL;
  char *acts;

  if (hu_snapshot_get_verdict (self->snapshot) != NULL || hu_snapshot_get_state (self->snapshot)->clock.over ||
      condition->closed || condition->ended != HU_REASON_NO_EVENT || (only != NULL && only->term == finding->term))
    return;

  acts = hu_explain_part_acts (self->snapshot, self->index, finding);
  if (acts != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, acts), "26.1");
}

/* Lists the parts of a condition, or the items that it counts; the meter has told what the nearest way lacks. */
static void
list_condition (HuWhyNode  *self,
                GListStore *list)
{
  const HuTerm *term = self->part;
  HuTermFinding *finding = find (self->snapshot, term, self->index);
  char *missing = self->elsewhere ? hu_explain_control_missing (self->snapshot, finding) : NULL;

  list_parts (self, list, finding);
  add_part_since (self, list, finding);
  if (missing != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, missing), "26.1");
  add_acts (self, list, finding);
  if (hu_control_term_has_subjects (term))
    list_items (self, list, finding);
  else if (hu_control_term_has_units (term))
    _hu_why_list_counted (self, list, term, finding->units, finding->concealed > 0);
  else if (term->kind == HU_CONTROL_TERM_CVP || term->kind == HU_CONTROL_TERM_EXIT_VP)
    list_points (self, list, term);
  hu_term_finding_free (finding);
}

HuWhyNode *
_hu_why_add_whole (GListStore *list,
                   HuGame     *game,
                   HuSnapshot *snapshot,
                   guint       entry)
{
  const HuTerm *needs = get_entry (snapshot, entry)->needs;
  HuWhyNode *node = _hu_why_add (list, game, snapshot, WHY_PART, entry, word_condition (snapshot, needs, entry));

  set_condition (node, needs);

  return node;
}

/* @game: a game with control in force; @snapshot: its position, or a what-if of it; @part: the number of a part of it,
 * in the order of the tree; 0 is the whole.  Returns how far the condition is met, part by part, down to who Controls
 * each item and why. */
GListModel *
hu_why_tree_new_condition (HuGame     *game,
                           HuSnapshot *snapshot,
                           guint       entry,
                           guint       part)
{
  GListStore *list;
  HuWhyNode *node;
  const HuTerm *condition;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);
  g_return_val_if_fail (entry < hu_control_rules (hu_snapshot_get_scenario (snapshot))->victory->len, NULL);

  condition = find_part (get_entry (snapshot, entry)->needs, &part);
  g_return_val_if_fail (condition != NULL, NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  node = _hu_why_add (list, game, snapshot, WHY_PART, entry, word_condition (snapshot, condition, entry));
  node->open = TRUE;
  set_condition (node, condition);

  return G_LIST_MODEL (list);
}

void
_hu_why_add_control_clause (HuWhyNode  *root,
                            GListStore *list,
                            const char *id)
{
  for (HuSide side = HU_SIDE_FIRST; g_str_has_prefix (id, "26.4") && side < HU_N_SIDES; side++)
    {
      char *words = hu_explain_provision (hu_snapshot_get_scenario (root->snapshot), side);

      if (words != NULL)
        _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, words), "26.4");
    }
}
