/*
 * Where the tree of reasons can be entered other than at the verdict: at a
 * meter, a line of the ledger, an event of the log, a part of the conditions,
 * and at what a mark of the map means.
 */
#include "config.h"

#include "hu-why-node-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-control-change.h"
#include "hu-control-reason.h"
#include "hu-explain.h"
#include "hu-rule-page.h"

/* --- Conditions --- */

/* Which node of which entry: the entry, and the path to it in the order of the tree. */
static const HuCondition *
find_part (const HuCondition *condition,
           guint             *skip)
{
  if (*skip == 0)
    return condition;

  (*skip)--;
  for (guint i = 0; condition->parts != NULL && i < condition->parts->len; i++)
    {
      const HuCondition *found = find_part (g_ptr_array_index (condition->parts, i), skip);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static const HuVictoryEntry *
get_entry (HuSnapshot *snapshot,
           guint       entry)
{
  return g_ptr_array_index (hu_snapshot_get_scenario (snapshot)->control->victory, entry);
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

static void
set_condition (HuWhyNode         *node,
               const HuCondition *condition,
               guint              entry)
{
  node->condition = condition;
  node->entry = entry;
  _hu_why_set_rule (node, "26.1");
  if (condition->kind == HU_CONDITION_NO_ENEMY && condition->building == HU_BUILDING_NONE)
    _hu_why_add_hexes (node, condition->items);
  else if (condition->kind == HU_CONDITION_NO_ENEMY)
    add_subject_hexes (node, HU_SUBJECT_BUILDING, condition->building);
  else if (condition->kind >= HU_CONDITION_LOCATIONS && condition->kind <= HU_CONDITION_BUILDINGS)
    for (guint i = 0; i < condition->items->len; i++)
      add_subject_hexes (node, HU_SUBJECT_LOCATION + (condition->kind - HU_CONDITION_LOCATIONS),
                         g_array_index (condition->items, gint32, i));
}

static char *
word_condition (HuSnapshot        *snapshot,
                const HuCondition *condition,
                guint              entry)
{
  const HuVictoryEntry *victory = get_entry (snapshot, entry);
  g_autofree char *words = hu_explain_condition_node (hu_snapshot_get_scenario (snapshot), condition, HU_LANG_LOCALE);
  g_autofree char *number = NULL;
  HuConditionStanding standing;

  hu_control_stand (hu_snapshot_get_state (snapshot), victory->side, condition, !victory->immediate, &standing);
  number = hu_explain_standing (condition, &standing, HU_LANG_LOCALE);
  if (standing.untold)
    /* Translators: a condition, and as "6 of 8" how far it is met */
    return g_strdup_printf (_("%1$s: cannot be told, %2$s"), words, number);
  if (standing.met)
    /* Translators: a condition, and as "6 of 8" how far it is met */
    return g_strdup_printf (_("%1$s: met, %2$s"), words, number);

  /* Translators: a condition, and as "6 of 8" how far it is met */
  return g_strdup_printf (_("%1$s: not met, %2$s"), words, number);
}

static void
list_items (HuWhyNode    *self,
            GListStore   *list,
            HuSubjectKind kind,
            const GArray *items)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);

  for (guint i = 0; i < items->len; i++)
    {
      gint32 subject = g_array_index (items, gint32, i);
      g_autofree char *title = hu_explain_subject_title (scenario, kind, subject, HU_LANG_LOCALE);
      g_autofree char *owner = hu_explain_owner (self->snapshot, kind, subject, HU_LANG_LOCALE);
      HuWhyNode *node = _hu_why_add_below (self, list, WHY_SUBJECT, (guint) subject,
                                           /* Translators: a Location, hex or building, and who Controls it */
                                           g_strdup_printf (_("%1$s: %2$s"), title, owner));

      node->subject_kind = kind;
      node->entry = self->entry;
      add_subject_hexes (node, kind, subject);
    }
}

HuWhyNode *
_hu_why_add_whole (GListStore *list,
                   HuGame     *game,
                   HuSnapshot *snapshot,
                   guint       entry)
{
  const HuCondition *needs = get_entry (snapshot, entry)->needs;
  HuWhyNode *node = _hu_why_add (list, game, snapshot, WHY_CONDITION, 0, word_condition (snapshot, needs, entry));

  set_condition (node, needs, entry);

  return node;
}

/* Whoever of the enemy is known to be there; not all of them need count. */
static void
list_enemies (HuWhyNode         *self,
              GListStore        *list,
              const HuCondition *condition)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const HuControlReport *report = hu_snapshot_get_control (self->snapshot);
  HuSide side = get_entry (self->snapshot, self->entry)->side;
  const GArray *hexes = condition->building != HU_BUILDING_NONE
    ? hu_map_get_building (state->scenario->map, (guint) condition->building)->hexes : condition->items;

  for (guint i = 0; i < hexes->len; i++)
    {
      g_autoptr(GArray) units = hu_state_units_in (state, g_array_index (hexes, HuHex, i));
      g_autoptr(GArray) enemies = g_array_new (FALSE, FALSE, sizeof (guint));

      for (guint k = 0; k < units->len; k++)
        {
          guint unit = g_array_index (units, guint, k);
          gboolean known = report->secrecy == NULL || report->secrecy[unit] == 0;

          if (known && hu_scenario_get_unit (state->scenario, unit)->side != side)
            g_array_append_val (enemies, unit);
        }
      _hu_why_add_units (self, list, enemies);
    }
}

/* What was scored, line by line; where the two sides are compared, of both. */
static void
list_points (HuWhyNode         *self,
             GListStore        *list,
             const HuCondition *condition)
{
  HuSide side = get_entry (self->snapshot, self->entry)->side;

  if (condition->kind == HU_CONDITION_CVP || condition->kind == HU_CONDITION_CVP_MORE)
    _hu_why_list_scores (self, list, side, FALSE);
  if (condition->kind == HU_CONDITION_CVP_MORE)
    _hu_why_list_scores (self, list, hu_side_other (side), FALSE);
  if (condition->kind == HU_CONDITION_EXIT_VP)
    _hu_why_list_scores (self, list, side, TRUE);
}

/* Of a part of the conditions its parts, or what it counts. */
void
_hu_why_list_condition (HuWhyNode  *self,
                        GListStore *list)
{
  const HuCondition *condition = self->condition;

  for (guint i = 0; condition->parts != NULL && i < condition->parts->len; i++)
    {
      const HuCondition *part = g_ptr_array_index (condition->parts, i);

      set_condition (_hu_why_add_below (self, list, WHY_CONDITION, 0, word_condition (self->snapshot, part, self->entry)),
                     part, self->entry);
    }
  if (condition->kind >= HU_CONDITION_LOCATIONS && condition->kind <= HU_CONDITION_BUILDINGS)
    list_items (self, list, HU_SUBJECT_LOCATION + (condition->kind - HU_CONDITION_LOCATIONS), condition->items);
  else if (condition->kind == HU_CONDITION_NO_ENEMY)
    list_enemies (self, list, condition);
  else
    list_points (self, list, condition);
}

/* A clause that is in the way, and who it is about. */
static void
add_reason (HuWhyNode      *self,
            GListStore     *list,
            const HuReason *reason)
{
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_reason (self->snapshot, reason, HU_LANG_LOCALE));
  g_autofree char *rule = g_strndup (reason->clause, strcspn (reason->clause, "/"));

  _hu_why_set_rule (node, rule);
  if (reason->units != NULL)
    _hu_why_add_units (self, list, reason->units);
}

/* What made it so, and what keeps the side that needs it from it. */
void
_hu_why_list_subject (HuWhyNode  *self,
                      GListStore *list)
{
  HuSide side = get_entry (self->snapshot, self->entry)->side;
  gint32 subject = (gint32) self->index;
  const HuState *state = hu_snapshot_get_state (self->snapshot);

  /* What only might happen has no history. */
  if (self->snapshot == hu_game_get_snapshot (self->game))
    {
      g_autoptr(GPtrArray) changes = hu_control_changes_list (self->game, self->subject_kind, subject);

      if (changes->len > 0 && hu_control_change_get_event (g_ptr_array_index (changes, 0)) > 0)
        _hu_why_add_ruling (self, list,
                            (HuRuling *) hu_control_change_get_ruling (g_ptr_array_index (changes, 0)));
    }
  if (hu_control_owner (state, self->subject_kind, subject) != side)
    {
      g_autoptr(GPtrArray) reasons = hu_control_reasons (state, side, self->subject_kind, subject);

      for (guint i = 0; i < reasons->len; i++)
        add_reason (self, list, g_ptr_array_index (reasons, i));
    }
}

/* --- Where to enter --- */

static HuWhyNode *
add_root (GListStore *list,
          HuGame     *game,
          HuSnapshot *snapshot,
          WhyKind     kind,
          guint       index,
          char       *text)
{
  HuWhyNode *node = _hu_why_add (list, game, snapshot, kind, index, text);

  node->open = TRUE;

  return node;
}

/**
 * hu_why_tree_new_meter:
 * @game: a game
 * @snapshot: it, or as if
 * @kind: one of its meters
 *
 * Returns: (transfer full) (nullable): the reasons of that meter, or %NULL where
 *   @snapshot has none
 */
GListModel *
hu_why_tree_new_meter (HuGame      *game,
                       HuSnapshot  *snapshot,
                       HuMeterKind  kind)
{
  g_autoptr(GListStore) list = NULL;
  const GPtrArray *meters;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL, NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  meters = hu_snapshot_get_meters (snapshot);
  for (guint i = 0; i < meters->len; i++)
    if (((const HuMeter *) g_ptr_array_index (meters, i))->kind == kind)
      {
        _hu_why_add_meter (list, game, snapshot, i)->open = TRUE;
        return G_LIST_MODEL (g_steal_pointer (&list));
      }

  return NULL;
}

/**
 * hu_why_tree_new_event:
 * @game: a game
 * @event: the number of one of its events, from 1
 *
 * Returns: (transfer full): the event, and what it caused; of one that is
 *   undone, that it is
 */
GListModel *
hu_why_tree_new_event (HuGame *game,
                       guint   event)
{
  g_autoptr(GListStore) list = NULL;
  HuWhyNode *node;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);
  g_return_val_if_fail (event >= 1 && event <= hu_game_get_n_events (game), NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  node = _hu_why_add_event (list, game, hu_game_get_snapshot (game), event);
  if (node == NULL && event > hu_game_get_position (game))
    /* Translators: %u is the number of an event of the log */
    add_root (list, game, hu_game_get_snapshot (game), WHY_FACT, 0,
              g_strdup_printf (_("Event %u is undone: it has caused nothing."), event));
  else if (node == NULL)
    /* Translators: %u is the number of an event of the log */
    add_root (list, game, hu_game_get_snapshot (game), WHY_FACT, 0,
              g_strdup_printf (_("What event %u was, this side cannot see."), event));
  else if (hu_game_get_rulings (game, event) != NULL && hu_game_get_rulings (game, event)->len > 0)
    node->open = TRUE;
  else
    _hu_why_add (list, game, hu_game_get_snapshot (game), WHY_FACT, 0, g_strdup (_("It decided nothing.")));

  return G_LIST_MODEL (g_steal_pointer (&list));
}

/**
 * hu_why_tree_new_entry:
 * @game: a game with front-line in force
 * @entry: a line of its ledger
 *
 * Returns: (transfer full): the gain, the event it came about at, and what else
 *   that caused
 */
GListModel *
hu_why_tree_new_entry (HuGame              *game,
                       const HuLedgerEntry *entry)
{
  GListStore *list;
  HuSnapshot *snapshot;

  g_return_val_if_fail (HU_IS_GAME (game) && entry != NULL, NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  snapshot = hu_game_get_snapshot (game);
  _hu_why_add_entry (list, game, snapshot, entry)->open = TRUE;

  return G_LIST_MODEL (list);
}

/**
 * hu_why_tree_new_condition:
 * @game: a game with control in force
 * @snapshot: it, or as if
 * @entry: which of its victory conditions
 * @part: which part of it, in the order of the tree; 0 is the whole
 *
 * Returns: (transfer full): how far it is met, part by part, down to who
 *   Controls what and why
 */
GListModel *
hu_why_tree_new_condition (HuGame     *game,
                           HuSnapshot *snapshot,
                           guint       entry,
                           guint       part)
{
  GListStore *list;
  const HuCondition *condition;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);
  g_return_val_if_fail (entry < hu_snapshot_get_scenario (snapshot)->control->victory->len, NULL);

  condition = find_part (get_entry (snapshot, entry)->needs, &part);
  g_return_val_if_fail (condition != NULL, NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  set_condition (add_root (list, game, snapshot, WHY_CONDITION, 0, word_condition (snapshot, condition, entry)),
                 condition, entry);

  return G_LIST_MODEL (list);
}

/* --- Marks of the map --- */

typedef struct
{
  const char *prefix; /* of a mark's id */
  const char *rule;
  gint        meter;  /* HuMeterKind, or -1 */
} Mark;

static const Mark marks[] = {
  { "supply", "8", HU_METER_LIFELINE },      { "unsupplied", "4.3", HU_METER_LIFELINE },
  { "ring", "8", HU_METER_LIFELINE },        { "frontier", "8", HU_METER_LIFELINE },
  { "cut", "4.3", HU_METER_LIFELINE },       { "critical", "4.3", HU_METER_LIFELINE },
  { "flip", "4.3", HU_METER_LIFELINE },      { "flood", "8", HU_METER_LIFELINE },
  { "control", "4.4", HU_METER_CITIES },     { "zoc", "8", HU_METER_LIFELINE },
  { "line", "line", -1 },                    { "building", "26.14", -1 },
  { "contested", "26.14", -1 },              { "held", "26.12", -1 },
  { "undeclared", "26.15", -1 },             { "barred", "26.16", -1 },
  { "kindled", "26.16", -1 },                { "exit", "26.23", -1 },
  { "flame", "26.161", -1 },                 { "blaze", "26.161", -1 },
  { "accident", "26.161", -1 },              { "area", "26.161", -1 },
  { "closed", "26.161", -1 },                { "rubble", "26.161", -1 },
  { "unit-captured", "26.222", -1 },         { "unit-secret", "26.15", -1 },
  { "unit-hidden", "26.15", -1 },            { "unit-concealed", "26.15", -1 },
  { "unit", "26.11", -1 },
};

static const Mark *
find_mark (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (id, marks[i].prefix))
      return &marks[i];

  return NULL;
}

/* Of which rule system a mark is that more than one draw. */
static const char *
rule_of (const HuScenario *scenario,
         const Mark       *mark)
{
  if (mark != NULL && (mark->meter < 0 || scenario->sudden_death != NULL))
    return mark->rule;
  if (scenario->control != NULL)
    return "26.11";

  if (scenario->front_line != NULL)
    return mark != NULL && g_str_equal (mark->prefix, "control") ? "schedule" : "line";

  return "8";
}

static gint
meter_of (const HuScenario *scenario,
          const Mark       *mark,
          HuSide            side)
{
  if (mark != NULL && mark->meter >= 0 && scenario->sudden_death != NULL)
    return mark->meter;
  if (mark == NULL || !g_str_equal (mark->prefix, "line") || scenario->front_line == NULL || side == HU_SIDE_NONE)
    return -1;

  return side == scenario->front_line->attacker ? HU_METER_LINE_ATTACKER : HU_METER_LINE_DEFENDER;
}

/* The gist of the mark's rule, and what of it has happened, the latest first. */
void
_hu_why_list_mark (HuWhyNode  *self,
                   GListStore *list)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  const HuRulePage *page = hu_rule_page_find (self->rule);
  guint shown = 0;

  if (page != NULL)
    {
      g_autofree char *text = hu_explain_rule_text (page, HU_LANG_LOCALE);
      g_auto(GStrv) paragraphs = g_strsplit (text, "\n\n", 2);

      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_strdup (paragraphs[0])), page->id);
    }
  for (guint i = rulings->len; i > 0 && shown < WHY_MOST_RULINGS; i--)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (!g_str_equal (ruling->rule, self->rule))
        continue;
      _hu_why_add_ruling (self, list, ruling);
      shown++;
    }
}

/**
 * hu_why_tree_new_mark:
 * @game: a game
 * @snapshot: it, or as if
 * @id: of a mark, as the legend has it
 * @side: whose it is, or %HU_SIDE_NONE
 *
 * Returns: (transfer full): what the mark means, by which rule, what that has
 *   caused, and the meter that the mark is about, or all where it is about no
 *   one of them
 */
GListModel *
hu_why_tree_new_mark (HuGame     *game,
                      HuSnapshot *snapshot,
                      const char *id,
                      HuSide      side)
{
  const Mark *mark;
  const HuScenario *scenario;
  const GPtrArray *meters;
  HuWhyNode *node;
  GListStore *list;
  gint meter;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL && id != NULL, NULL);

  mark = find_mark (id);
  scenario = hu_snapshot_get_scenario (snapshot);
  meters = hu_snapshot_get_meters (snapshot);
  meter = meter_of (scenario, mark, side);
  list = g_list_store_new (HU_TYPE_WHY_NODE);
  node = add_root (list, game, snapshot, WHY_MARK, 0, hu_explain_legend (scenario, id, side, HU_LANG_LOCALE));
  _hu_why_set_rule (node, rule_of (scenario, mark));
  for (guint i = 0; i < meters->len; i++)
    if (meter < 0)
      _hu_why_add_meter (list, game, snapshot, i);
    else if (((const HuMeter *) g_ptr_array_index (meters, i))->kind == (HuMeterKind) meter)
      _hu_why_add_meter (list, game, snapshot, i)->open = TRUE;

  return G_LIST_MODEL (list);
}
