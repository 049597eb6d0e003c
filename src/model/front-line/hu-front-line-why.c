/*
 * Reasons of the front line: its gaps, each with the unit nearest to it, and the lines of
 * the ledger, each down to its event, unit, hexes and hex rows.
 */
#include "config.h"

#include "hu-front-line-why.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain-front-line.h"
#include "hu-flip.h"
#include "hu-front-line-clauses.h"
#include "hu-front-line-rules.h"
#include "hu-why-node-private.h"

static void
add_gap (HuWhyNode  *self,
         GListStore *list,
         HuSide      side,
         guint       index)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (self->snapshot);
  const HuGap *gap = &g_array_index (findings->gaps[side], HuGap, index);
  g_autoptr(GArray) row = g_array_new (FALSE, FALSE, sizeof (gint));
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_UNIT, gap->unit,
                                       hu_explain_gap (scenario, findings->open[side], gap,
                                                       hu_front_line_is_past (self->snapshot)));

  g_array_append_val (row, gap->row);
  _hu_why_add_rows (node, row);
  _hu_why_set_rule (node, "line");
}

void
_hu_why_list_gaps (HuWhyNode  *self,
                   GListStore *list,
                   HuSide      side)
{
  for (guint i = 0; i < hu_snapshot_get_front_line (self->snapshot)->gaps[side]->len; i++)
    add_gap (self, list, side, i);
}

/* A row of one side's line. */
typedef struct
{
  HuSide   side;
  gint     row;
  gboolean covered;
} Row;

static gboolean
is_covered_so (const HuState *state,
               gconstpointer  data)
{
  const Row *row = data;
  g_autoptr(HuReason) reason = hu_front_line_row_reason (state, row->side, row->row);

  return reason->met == row->covered;
}

/* The same where the line is a path, which may go elsewhere for each position. */
static gboolean
is_crossed_so (const HuState *state,
               gconstpointer  data)
{
  const Row *row = data;
  const HuQuestion question = { .kind = HU_QUESTION_ROW, .side = row->side, .units = row->side, .subject = row->row };

  return hu_question_ask (state, &question) != row->covered;
}

static void
add_fact (HuWhyNode  *self,
          GListStore *list,
          char       *text)
{
  if (text != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, text), "line");
}

/* What covers each of the node's hexes; or what is near an open one and does not help. */
static void
add_covers (HuWhyNode  *self,
            GListStore *list,
            HuSide      side)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);

  for (guint i = 0; i < self->hexes->len; i++)
    {
      HuHex hex = g_array_index (self->hexes, HuHex, i);
      g_autoptr(HuReason) reason = hu_front_line_hex_reason (state, side, hex);
      g_autofree char *name = hu_explain_hex (state->scenario, hex);
      g_autofree char *words = hu_explain_cover_reason (state->scenario, reason);

      if (!reason->met && (reason->exceptions == NULL || reason->exceptions->len == 0))
        continue;
      /* Translators: a hex; what covers it. */
      add_fact (self, list, g_strdup_printf (_("%1$s: %2$s"), name, words));
    }
}

/* Since when the row stands so; where others covered it at the set-up, with those of now, as long as the game goes on. */
static void
add_row_since (HuWhyNode  *self,
               GListStore *list,
               Row        *row,
               gboolean    path)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  guint event = _hu_why_find_since (self, path ? is_crossed_so : is_covered_so, row);
  g_autoptr(HuReason) first = NULL;
  g_autofree char *units = NULL;

  if (!path && row->covered && event == 0 && !hu_snapshot_get_clock (self->snapshot)->over &&
      hu_game_get_position (self->game) > 0)
    {
      first = hu_front_line_row_reason (hu_game_peek_before (self->game, 1), row->side, row->row);
      if (first->units->len != self->units->len ||
          memcmp (first->units->data, self->units->data, first->units->len * sizeof (guint)) != 0)
        units = hu_explain_units (scenario, self->units, 0);
    }
  _hu_why_add_row_since (self, list, event, row->covered, path, units, "line");
}

/* Lists the move that would close the row, its cost, the units that cover it, and since when it stands so; but where the line is
 * a path, what covers its hexes in the row, which may have been others. */
static void
list_row (HuWhyNode  *self,
          GListStore *list)
{
  const HuReason *reason = self->part;
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (self->snapshot);
  gboolean path = self->hexes->len > 0;
  Row row = { reason->side, (gint) self->index, path || reason->met };

  for (guint i = 0; i < findings->gaps[row.side]->len; i++)
    if (g_array_index (findings->gaps[row.side], HuGap, i).row == row.row)
      {
        add_gap (self, list, row.side, i);
        row.covered = FALSE;
      }
  add_fact (self, list, hu_explain_row_cost (self->snapshot, row.side, row.row));
  if (path)
    {
      add_fact (self, list, hu_explain_row_aside (self->snapshot, reason, row.row));
      add_covers (self, list, row.side);
    }
  else
    _hu_why_add_units (self, list, self->units);
  if (_hu_why_knows_since (self))
    add_row_since (self, list, &row, path);
}

/* "Row 13: it does not count …" */
static char *
word_uncounted (const HuScenario *scenario,
                gint              row,
                const HuReason   *reason)
{
  g_autofree char *words = hu_explain_cover_reason (scenario, reason);

  /* Translators: the number of a hex row; why it does not count. */
  return g_strdup_printf (_("Row %1$d: %2$s."), row, words);
}

void
_hu_why_add_row (HuWhyNode  *self,
                 GListStore *list,
                 gint        row,
                 HuSide      side)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);

  for (HuSide of = HU_SIDE_FIRST; of < HU_N_SIDES; of++)
    {
      g_autoptr(HuReason) reason = side == HU_SIDE_NONE || side == of ? hu_front_line_row_reason (state, of, row) : NULL;
      gboolean counts = reason != NULL && reason->clause != HU_CLAUSE_LINE_WATER;
      g_autoptr(GArray) hexes = NULL;
      char *words = counts ? hu_explain_row_crossing (self->snapshot, of, row, &hexes) : NULL;
      HuWhyNode *node;

      if (reason == NULL)
        continue;
      node = _hu_why_add_below (self, list, counts ? WHY_PART : WHY_FACT, (guint) row,
                                words != NULL ? words : !counts ? word_uncounted (state->scenario, row, reason)
                                : hu_explain_cover_reason (state->scenario, reason));
      _hu_why_add_hexes (node, hexes);
      _hu_why_set_rule (node, "line");
      _hu_why_set_cause (node, reason->clause, reason->units);
      /* A row that does not count is the same for both sides. */
      if (!counts)
        return;
      node->list_part = list_row;
      node->free_part = (GDestroyNotify) hu_reason_free;
      node->part = g_steal_pointer (&reason);
    }
}

/* --- Units --- */

gboolean
_hu_why_add_path (HuWhyNode     *root,
                  GListStore    *list,
                  const HuState *now,
                  const HuState *then,
                  HuSide         side,
                  gboolean       ended)
{
  g_autoptr(GArray) before = hu_front_line_list_open (now, side);
  g_autoptr(GArray) after = hu_front_line_list_open (then, side);

  if (before->len == after->len)
    return FALSE;

  add_fact (root, list, hu_explain_path_without (now->scenario, side, before->len, after, ended));

  return TRUE;
}

void
_hu_why_add_line_counter (HuWhyNode  *self,
                          GListStore *list,
                          guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  char *line, *worth;

  if (hu_unit_kind_is_tactical (hu_scenario_get_unit (state->scenario, unit)->kind))
    return;

  line = state->unit_status[unit] == HU_UNIT_ON_MAP ? hu_explain_line_unit (self->snapshot, unit) : NULL;
  worth = hu_explain_elimination (state, unit);
  if (line != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, line), "line");
  if (worth != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, worth), "schedule");
}

void
_hu_why_add_line_then (HuWhyNode  *root,
                       GListStore *list,
                       HuSnapshot *then)
{
  const HuFrontLineFindings *before = hu_snapshot_get_front_line (root->snapshot), *after = hu_snapshot_get_front_line (then);
  char *level = hu_explain_level_change (hu_snapshot_get_scenario (then), before, after);

  _hu_why_add_foreseen (root, list, before->ledger, after->ledger, hu_explain_ledger_entry);
  if (level != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, level), "levels");
}

/* What a place that passed to another side by the event will score. */
static void
add_counts (HuWhyNode  *event,
            GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (event->snapshot);
  const GPtrArray *schedule = hu_front_line_rules (scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (schedule, i);
      gboolean later = item->kind == HU_ITEM_PLACE && item->hold == HU_HOLD_OWNER && item->when != HU_WHEN_ONCE;
      g_autofree char *words = later ? hu_explain_place_item (scenario, item) : NULL;

      if (words != NULL)
        _hu_why_add_counts (event, list, item->place, item->to, words, "schedule");
    }
}

void
_hu_why_add_line_event (HuWhyNode     *root,
                        GListStore    *list,
                        const HuEvent *event,
                        HuSnapshot    *after,
                        gboolean       idle)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  char *worth;

  if (!idle)
    add_counts (root, list);
  if (!idle || event->unit == HU_UNIT_NONE || state->unit_status[event->unit] == HU_UNIT_ON_MAP)
    return;
  if (event->verb != HU_VERB_ELIMINATE && event->verb != HU_VERB_WITHDRAW && event->verb != HU_VERB_EXIT)
    return;

  worth = hu_explain_elimination (state, event->unit);
  if (worth != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, worth), "schedule");
}

/* --- Places --- */

static void
list_item (HuWhyNode  *self,
           GListStore *list)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const HuScheduleItem *item = g_ptr_array_index (hu_front_line_rules (state->scenario)->schedule, self->index);
  const HuWhyScoring scoring = { .once = item->when == HU_WHEN_ONCE };

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if ((item->to == HU_SIDE_NONE || item->to == side) && (self->side == HU_SIDE_NONE || self->side == side))
      {
        g_autoptr(HuHeldPlace) hold = hu_front_line_find_hold (state, item, side);

        _hu_why_add_scoring (self, list, hu_snapshot_get_front_line (self->snapshot)->ledger, self->index, item->place, &scoring,
                             hold);
      }
}

void
_hu_why_add_place_items (HuWhyNode  *self,
                         GListStore *list,
                         guint       place)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  const GPtrArray *schedule = hu_front_line_rules (scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (schedule, i);
      HuWhyNode *node;

      if (item->kind != HU_ITEM_PLACE || item->place != place ||
          (self->side != HU_SIDE_NONE && item->to == hu_side_other (self->side)))
        continue;
      node = _hu_why_add_below (self, list, WHY_PART, i, hu_explain_place_item (scenario, item));
      node->list_part = list_item;
      _hu_why_set_rule (node, "schedule");
      _hu_why_add_hexes (node, hu_map_get_place (scenario->map, place)->hexes);
    }
}

void
_hu_why_add_line_hex (HuWhyNode  *self,
                      GListStore *list,
                      HuHex       hex)
{
  const HuMap *map = hu_snapshot_get_scenario (self->snapshot)->map;

  for (guint place = 0; place < map->places->len; place++)
    if (hu_hexes_have (hu_map_get_place (map, place)->hexes, hex))
      _hu_why_add_place_items (self, list, place);
}

/* --- The ledger --- */

static char *
word_number (gint64 number)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

/* The calculation of the points: "4 Combat Strength points at 3 each". */
static void
add_sum (HuWhyNode  *self,
         GListStore *list)
{
  const HuLedgerEntry *entry = self->part;
  g_autofree char *count = word_number (entry->count);
  g_autofree char *each = NULL;
  char *text = NULL;

  if (entry->count <= 1 || entry->points % entry->count != 0)
    return;

  each = word_number (entry->points / entry->count);
  if (entry->gain == HU_GAIN_ELIMINATED)
    /* Translators: how much Combat Strength was eliminated, and the points for each point of it */
    text = g_strdup_printf (_("Combat Strength %1$s, at %2$s for each point of it"), count, each);
  else if (entry->gain == HU_GAIN_LINE)
    /* Translators: how many gaps a front line had, and the points for each */
    text = g_strdup_printf (_("Gaps: %1$s, at %2$s each"), count, each);
  else
    /* Translators: how many times points were awarded, and the points for each time */
    text = g_strdup_printf (_("%1$s times, at %2$s each"), count, each);
  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, text), hu_ledger_entry_rule (entry));
}

/* A row a line, and where the line is a path, a hex. */
static void
add_gaps (HuWhyNode  *self,
          GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  const HuLedgerEntry *entry = self->part;

  for (guint i = 0; entry->hexes != NULL && i < entry->hexes->len; i++)
    _hu_why_add_hex (self, list, g_array_index (entry->hexes, HuHex, i));
  for (guint i = 0; entry->hexes == NULL && entry->rows != NULL && i < entry->rows->len; i++)
    {
      g_autoptr(GArray) row = g_array_new (FALSE, FALSE, sizeof (gint));

      g_array_append_val (row, g_array_index (entry->rows, gint, i));
      _hu_why_add_rows (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_rows (scenario, row, 1)),
                        row);
    }
}

/* The hexes of the place that is held, each with the units there. */
static void
add_place (HuWhyNode  *self,
           GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  const HuLedgerEntry *entry = self->part;
  const HuScheduleItem *item = g_ptr_array_index (hu_front_line_rules (scenario)->schedule, entry->item);
  const GArray *hexes = hu_map_get_place (scenario->map, item->place)->hexes;

  for (guint i = 0; i < hexes->len; i++)
    _hu_why_add_hex (self, list, g_array_index (hexes, HuHex, i));
}

static void
list_entry (HuWhyNode  *self,
            GListStore *list)
{
  const HuLedgerEntry *entry = self->part;

  if (entry->provisional)
    {
      if (hu_snapshot_get_verdict (self->snapshot) == NULL)
        _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup (_("It counts if the game ends now.")));
    }
  else if (entry->event == 0)
    _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup (_("It has been so since the set-up.")));
  else
    _hu_why_add_event (list, self->game, self->snapshot, entry->event);

  add_sum (self, list);
  if (entry->unit != HU_UNIT_NONE)
    _hu_why_add_unit (self, list, entry->unit);
  add_gaps (self, list);
  if (entry->gain == HU_GAIN_PLACE)
    add_place (self, list);
}

static HuWhyNode *
add_entry (GListStore          *list,
           HuGame              *game,
           HuSnapshot          *snapshot,
           const HuLedgerEntry *entry)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *what = hu_explain_ledger_entry (scenario, entry);
  g_autofree char *side = hu_explain_side (scenario, entry->side);
  g_autofree char *points = hu_explain_modifier (entry->points);
  g_autofree char *when = _hu_why_word_entry_moment (snapshot, entry);
  gboolean would = entry->provisional && hu_snapshot_get_verdict (snapshot) == NULL;
  HuWhyNode *node = _hu_why_add (list, game, snapshot, WHY_PART, 0, would
                                 /* Translators: a side, its points with their sign, and what they are for */
                                 ? g_strdup_printf (_("%1$s %2$s if the game ends now: %3$s"), side, points, what)
                                 /* Translators: a side, its points with their sign, what they are for, and the moment. */
                                 : g_strdup_printf (_("%1$s %2$s: %3$s (%4$s)"), side, points, what, when));

  node->part = hu_ledger_entry_ref ((HuLedgerEntry *) entry);
  node->free_part = (GDestroyNotify) hu_ledger_entry_unref;
  node->list_part = list_entry;
  node->event = entry->event;
  _hu_why_set_rule (node, hu_ledger_entry_rule (entry));
  _hu_why_add_hexes (node, entry->hexes);
  _hu_why_add_rows (node, entry->hexes == NULL ? entry->rows : NULL);

  return node;
}

/* Lists the points that @item has given @side, the latest first; HU_ITEM_NONE, HU_SIDE_NONE: all. */
static void
list_entries (HuWhyNode  *self,
              GListStore *list,
              guint       item,
              HuSide      side)
{
  const GPtrArray *ledger = hu_snapshot_get_front_line (self->snapshot)->ledger;

  for (guint i = ledger->len; i > 0; i--)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i - 1);

      if ((item == HU_ITEM_NONE || entry->item == item) && (side == HU_SIDE_NONE || entry->side == side))
        add_entry (list, self->game, self->snapshot, entry);
    }
}

static char *
name_item (const HuScenario    *scenario,
           const HuLedgerEntry *entry)
{
  return hu_explain_schedule_item (scenario, entry->item);
}

void
_hu_why_list_ledger (HuWhyNode  *self,
                     GListStore *list,
                     HuSide      side)
{
  if (side == HU_SIDE_NONE)
    _hu_why_add_sums (self, list, hu_snapshot_get_front_line (self->snapshot)->ledger, name_item, "schedule");
  list_entries (self, list, HU_ITEM_NONE, side);
}

void
_hu_why_add_line_entry (HuWhyNode           *root,
                        GListStore          *list,
                        const HuLedgerEntry *entry)
{
  add_entry (list, root->game, root->snapshot, entry);
}

static void
list_gains (HuWhyNode  *self,
            GListStore *list)
{
  _hu_why_add_given (self, list, hu_snapshot_get_front_line (self->snapshot)->ledger, self->index);
  list_entries (self, list, self->index, self->side);
}

void
_hu_why_add_line_item (HuWhyNode  *root,
                       GListStore *list,
                       guint       item)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const HuScheduleItem *found = g_ptr_array_index (hu_front_line_rules (scenario)->schedule, item);

  _hu_why_add_item (root, list, item, found->item, hu_explain_schedule_line (scenario, found), list_gains, "schedule");
}

/* @game: a game with front-line in force.  Returns the gain, the event that caused it, and the other consequences of
 * that event. */
GListModel *
hu_why_tree_new_entry (HuGame              *game,
                       const HuLedgerEntry *entry)
{
  GListStore *list;

  g_return_val_if_fail (HU_IS_GAME (game) && entry != NULL, NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  add_entry (list, game, hu_game_get_snapshot (game), entry)->open = TRUE;

  return G_LIST_MODEL (list);
}
