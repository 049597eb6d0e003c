/*
 * Entries into the tree of reasons other than the verdict: a meter, an event of the log, and
 * the meaning of a mark on the map.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain-need.h"
#include "hu-explain-supply.h"
#include "hu-explain.h"
#include "hu-rule-page.h"
#include "hu-supply-lines.h"
#include "hu-supply-need.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

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

GListModel *
hu_why_tree_new_nth_meter (HuGame      *game,
                           HuSnapshot  *snapshot,
                           HuMeterKind  kind,
                           guint        nth)
{
  g_autoptr(GListStore) list = NULL;
  const GPtrArray *meters;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL, NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  meters = hu_snapshot_get_meters (snapshot);
  for (guint i = 0; i < meters->len; i++)
    if (((const HuMeter *) g_ptr_array_index (meters, i))->kind == kind &&
        ((const HuMeter *) g_ptr_array_index (meters, i))->nth == nth)
      {
        _hu_why_add_meter (list, game, snapshot, i)->open = TRUE;
        return G_LIST_MODEL (g_steal_pointer (&list));
      }

  return NULL;
}

/* The rulings that an event has caused, or that came to light as the game ended. */
static gboolean
has_consequences (HuWhyNode *event)
{
  g_autoptr(GListModel) list = hu_why_node_dup_children (event);

  return list != NULL;
}

/* Why a unit that moved has taken no hex; NULL: that is not known so simply. */
static char *
word_nothing_taken (HuWhyNode *event)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (event->snapshot);
  const HuEvent *cause = hu_game_get_event (event->game, event->index - 1);
  const HuState *before;
  const HuUnit *unit;

  if (hu_scenario_is_tactical (scenario) || (cause->verb != HU_VERB_MOVE && cause->verb != HU_VERB_PLACE))
    return NULL;

  unit = hu_scenario_get_unit (scenario, cause->unit);
  if (!hu_unit_is_ground (unit))
    return g_strdup (_("It took no hex: only ground units gain control of hexes."));

  before = hu_game_peek_before (event->game, event->index);
  for (guint i = 0; i < cause->hexes->len; i++)
    if (before->hex_owner[g_array_index (cause->hexes, HuHex, i)] != (gint8) unit->side)
      return NULL;

  return g_strdup (_("It took no hex: its side controlled each hex that it entered."));
}

/* What the end of a phase ended; NULL: it is another event. */
static char *
word_ended (HuWhyNode *event)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (event->snapshot);
  HuClock before = hu_game_get_clock (event->game, event->index - 1), after = hu_game_get_clock (event->game, event->index);
  g_autofree char *ended = NULL, *begun = NULL;

  if (hu_game_get_event (event->game, event->index - 1)->verb != HU_VERB_END_PHASE || after.over)
    return NULL;

  if (after.turn != before.turn)
    {
      ended = hu_explain_turn (scenario, before.turn);
      begun = hu_explain_turn (scenario, after.turn);
      /* Translators: the turn that ended, and the next one. */
      return g_strdup_printf (_("With it %1$s ended, and %2$s began."), ended, begun);
    }
  if (after.player_turn == before.player_turn)
    return g_strdup (_("With it only a phase ended: the player turn went on."));

  ended = hu_explain_side (scenario, hu_clock_side (scenario, &before));
  begun = hu_explain_side (scenario, hu_clock_side (scenario, &after));

  /* Translators: the side whose player turn ended, and the side whose player turn began. */
  return hu_explain_sentence (scenario, _("With it the player turn of the %1$s side ended, and that of the %2$s side began."),
                              ended, begun);
}

/* What became of what survived a unit that was eliminated; NULL: nothing did. */
static char *
word_survivors (HuWhyNode *event)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (event->snapshot);
  const HuEvent *cause = hu_game_get_event (event->game, event->index - 1);
  g_autofree char *units = NULL, *hex = NULL;

  if (cause->verb != HU_VERB_ELIMINATE || cause->units->len == 0 || hu_scenario_is_tactical (scenario))
    return NULL;

  units = hu_explain_units (scenario, cause->units, 0);
  hex = hu_explain_hex (scenario, hu_game_peek_before (event->game, event->index)->unit_hex[cause->unit]);

  /* Translators: units, a hex. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s comes on the map in %2$s and takes no hex: only a unit that enters a hex does.",
                                       "%1$s come on the map in %2$s and take no hex: only a unit that enters a hex does.",
                                       cause->units->len), units, hex);
}

/* Is the game over, so that nothing is secret any more? */
static gboolean
is_open (HuSnapshot *snapshot)
{
  return (hu_snapshot_get_verdict (snapshot) != NULL && hu_snapshot_get_viewer (snapshot) == HU_SIDE_NONE) ||
         hu_snapshot_get_clock (snapshot)->over;
}

/* That it changed nothing, as far as a side can see. */
static char *
word_idle (HuWhyNode *event,
           gboolean   changes)
{
  HuSide viewer = hu_game_get_viewer (event->game);
  const HuScenario *scenario = hu_snapshot_get_scenario (event->snapshot);
  const char *words = changes ? _("It changed no control and no points.")
                              : _("It changed no control and no points, and met no condition.");
  g_autofree char *side = hu_explain_side (scenario, viewer);

  if (viewer == HU_SIDE_NONE || !hu_scenario_is_tactical (scenario) || is_open (event->snapshot))
    return g_strdup (words);

  return hu_explain_sentence (scenario, _("As far as the %1$s side can see: %2$s"), side, words);
}

/* Says that the event decided nothing, and why, where that is so; then adds what the systems say of it.  @changes: conditions
 * stand otherwise after it; @learnt: @after is not as its viewer knows it by now. */
static void
add_more (HuWhyNode  *event,
          GListStore *list,
          HuSnapshot *after,
          gboolean    changes,
          gboolean    learnt)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (event->snapshot);
  const HuEvent *cause = hu_game_get_event (event->game, event->index - 1);
  gboolean idle = !event->open;
  char *survivors = word_survivors (event);

  if (idle && g_list_model_get_n_items (G_LIST_MODEL (list)) == 1)
    {
      char *why = word_nothing_taken (event), *ended = word_ended (event);

      _hu_why_add_below (event, list, WHY_FACT, 0, word_idle (event, changes));
      if (why != NULL)
        _hu_why_add_below (event, list, WHY_FACT, 0, why);
      if (ended != NULL)
        _hu_why_add_below (event, list, WHY_FACT, 0, ended);
    }
  if (survivors != NULL)
    _hu_why_add_below (event, list, WHY_FACT, 0, survivors);
  /* Where units came to had seemed somebody's then. */
  if (learnt && (cause->verb == HU_VERB_MOVE || cause->verb == HU_VERB_PLACE || cause->verb == HU_VERB_MOP_UP))
    return;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (scenario, id) && hu_system_lists_get (id)->add_why_event != NULL)
      hu_system_lists_get (id)->add_why_event (event, list, cause, after, idle);
}

/* Adds what the event shows its viewer, who saw it otherwise before.  Returns whether that is how it seemed then, and the
 * viewer has learnt more since. */
static gboolean
add_seen (HuWhyNode  *event,
          GListStore *list,
          HuSnapshot *before,
          HuSnapshot *after)
{
  gboolean seemed = FALSE;

  for (guint id = 0; hu_game_get_viewer (event->game) != HU_SIDE_NONE && id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (after), id) && hu_system_lists_get (id)->add_why_seen != NULL)
      seemed |= hu_system_lists_get (id)->add_why_seen (event, list, before, after);

  return seemed;
}

/* Does the viewer know by now that the event had other consequences than he saw as it happened? */
static gboolean
has_learnt (HuGame     *game,
            guint       event,
            HuSnapshot *after)
{
  const GPtrArray *now = hu_game_get_rulings (game, event), *then = hu_snapshot_get_last_rulings (after);

  if (event >= hu_game_get_position (game) || hu_game_get_viewer (game) == HU_SIDE_NONE)
    return FALSE;
  if (now == NULL || now->len != then->len)
    return (now != NULL ? now->len : 0) != then->len;

  for (guint i = 0; i < now->len; i++)
    {
      const HuRuling *one = g_ptr_array_index (now, i), *other = g_ptr_array_index (then, i);

      if (one->kind != other->kind || one->side != other->side || one->subject_kind != other->subject_kind ||
          one->subject != other->subject)
        return TRUE;
    }

  return FALSE;
}

/* Says of a condition that it stood so as the viewer saw it at that time. */
static void
set_seemed (HuWhyNode *change)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (change->snapshot);
  g_autofree char *side = hu_explain_side (scenario, hu_game_get_viewer (change->game));
  g_autofree char *text = g_steal_pointer (&change->text);

  /* Translators: a side; how a condition stood before and after an event. */
  change->text = hu_explain_sentence (scenario, _("As the %1$s side saw it then: %2$s"), side, text);
}

/* As much of the event as the log tells the viewer. */
static char *
word_unseen (HuGame *game,
             guint   event)
{
  g_autofree char *place = NULL;

  if (hu_game_get_sight (game, event) != HU_SIGHT_PLACE)
    /* Translators: %u is the number of an event of the log */
    return g_strdup_printf (_("This side cannot see event %u."), event);

  place = hu_explain_event_place (hu_game_get_scenario (game), hu_game_get_event (game, event - 1),
                                  hu_game_peek_before (game, event));

  /* Translators: the number of an event of the log, and what happened */
  return g_strdup_printf (_("Event %1$u: %2$s"), event, place);
}

/* What an event showed its viewer as it happened, and how it changed the conditions: of one that the viewer does not see as
 * a whole nothing more is told.  Where the viewer has learnt more of it since then, conditions stand as they seemed then. */
static void
add_effects (HuWhyNode  *node,
             GListStore *list,
             guint       event,
             gboolean    whole)
{
  HuGame *game = node->game;
  g_autoptr(HuSnapshot) before = hu_game_get_snapshot_at (game, event - 1);
  g_autoptr(HuSnapshot) after = hu_game_get_snapshot_at (game, event);
  g_autoptr(GListStore) changes = g_list_store_new (HU_TYPE_WHY_NODE);
  gboolean untold = add_seen (node, list, before, after), learnt = has_learnt (game, event, after);
  guint n;

  _hu_why_add_changes (node, changes, before, after, FALSE);
  n = g_list_model_get_n_items (G_LIST_MODEL (changes));
  if (whole)
    {
      add_more (node, list, after, n > 0, learnt);
      _hu_why_add_supply_changes (node, list, before, after);
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(HuWhyNode) change = g_list_model_get_item (G_LIST_MODEL (changes), i);

      if (untold || learnt)
        set_seemed (change);
      g_list_store_append (list, change);
    }
}

/* The same for an event of which the viewer sees only that something concealed took part; @node: what he sees. */
static void
add_glimpse (HuWhyNode  *node,
             GListStore *list,
             guint       event)
{
  const GPtrArray *rulings = hu_game_get_rulings (node->game, event);

  for (guint i = 0; rulings != NULL && i < rulings->len; i++)
    _hu_why_add_ruling (node, list, g_ptr_array_index (rulings, i));
  add_effects (node, list, event, FALSE);
  if (g_list_model_get_n_items (G_LIST_MODEL (list)) == 1)
    _hu_why_add_below (node, list, WHY_FACT, 0, word_idle (node, FALSE));
}

GListModel *
_hu_why_new_event (HuGame *game,
                   guint   event)
{
  g_autoptr(GListStore) list = g_list_store_new (HU_TYPE_WHY_NODE);
  HuWhyNode *node;

  node = _hu_why_add_event (list, game, hu_game_get_snapshot (game), event);
  if (node == NULL && event > hu_game_get_position (game))
    /* Translators: %u is the number of an event of the log */
    add_root (list, game, hu_game_get_snapshot (game), WHY_FACT, 0,
              g_strdup_printf (_("Event %u is undone: it has caused nothing."), event));
  else if (node == NULL)
    {
      node = add_root (list, game, hu_game_get_snapshot (game), WHY_FACT, event, word_unseen (game, event));
      if (hu_game_get_sight (game, event) == HU_SIGHT_PLACE)
        add_glimpse (node, list, event);
    }
  else
    {
      node->open = has_consequences (node);
      add_effects (node, list, event, TRUE);
    }

  return G_LIST_MODEL (g_steal_pointer (&list));
}

GListModel *
hu_why_tree_new_event (HuGame *game,
                       guint   event)
{
  GListModel *list;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);
  g_return_val_if_fail (event >= 1 && event <= hu_game_get_n_events (game), NULL);

  list = _hu_why_new_event (game, event);
  if (event <= hu_game_get_position (game))
    _hu_why_add_limits (list, game, hu_game_get_snapshot (game), (HuWhySubject) { HU_WHY_EVENT, (gint32) event });

  return list;
}

/* --- Marks of the map --- */

/* Finds the mark with that id in the first system in force that has it.  All other marks belong to supply, rule 8. */
static HuMapMark
find_mark (const HuScenario *scenario,
           const char       *id)
{
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      const HuMapMark *mark = hu_system_lists_get (system)->marks;

      if (!hu_system_in_force (scenario, system))
        continue;
      while (mark->prefix != NULL && !g_str_has_prefix (id, mark->prefix))
        mark++;
      if (mark->prefix != NULL)
        return *mark;
    }

  return (HuMapMark) { .rule = "8" };
}

/* Lists the gist of the mark's rule, and the rulings by that rule, the latest first. */
void
_hu_why_list_mark (HuWhyNode  *self,
                   GListStore *list)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  const HuRulePage *page = hu_rule_page_find (self->rule);
  guint shown = 0;

  if (page != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_rule_lead (page)), page->id);
  for (guint i = rulings->len; i > 0 && shown < WHY_MOST_RULINGS; i--)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (!g_str_equal (ruling->rule, self->rule))
        continue;
      _hu_why_add_ruling (self, list, ruling);
      shown++;
    }
}

/* @snapshot: its position, or a what-if of it; @side: the side of the mark, or HU_SIDE_NONE.  Returns the meaning of
 * the mark, its rule, the rulings by that rule, and the meter of the mark, or all meters if it has none of its own. */
GListModel *
hu_why_tree_new_mark (HuGame     *game,
                      HuSnapshot *snapshot,
                      const char *id,
                      HuSide      side)
{
  const GPtrArray *meters;
  HuWhyNode *node;
  GListStore *list;
  HuMapMark mark;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL && id != NULL, NULL);

  mark = find_mark (hu_snapshot_get_scenario (snapshot), id);
  meters = hu_snapshot_get_meters (snapshot);
  list = g_list_store_new (HU_TYPE_WHY_NODE);
  node = add_root (list, game, snapshot, WHY_MARK, 0,
                   hu_explain_legend (hu_snapshot_get_scenario (snapshot), id, side));
  _hu_why_set_rule (node, mark.rule);
  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (mark.meter == NULL || (mark.of_side && side == HU_SIDE_NONE))
        _hu_why_add_meter (list, game, snapshot, i);
      else if (g_str_equal (meter->rule, mark.meter) && (!mark.of_side || meter->for_side == side))
        _hu_why_add_meter (list, game, snapshot, i)->open = TRUE;
    }

  return G_LIST_MODEL (list);
}

/* That no line leads out of @origin; and why, where others lead out of other hexes, so that nothing above says it. */
static char *
word_no_line (const HuSupplyLines *lines,
              HuHex                origin)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (lines->snapshot);
  g_autofree char *from = hu_explain_hex (scenario, origin), *why = NULL;
  g_autoptr(HuSupplyLines) alone = lines->opening == NULL && hu_supply_situation_has_source (lines->situation)
    ? hu_supply_lines_new_from (lines->snapshot, origin, lines->situation->side, HU_UNIT_NONE) : NULL;

  if (alone == NULL || alone->opening == NULL)
    /* Translators: %s is a hex */
    return g_strdup_printf (_("No line leads out of %s."), from);

  why = hu_explain_supply_opening (scenario, alone->opening);
  /* Translators: a hex; sentences that say why, without the last full stop. */
  return g_strdup_printf (_("No line leads out of %1$s. %2$s."), from, why);
}

/* Lists the supply lines, and the number of hexes where each reason stops them. */
void
_hu_why_list_lifeline (HuWhyNode  *self,
                       GListStore *list)
{
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_asked (self->snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint stops[HU_N_BLOCKS] = { 0 };
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  /* What would open a line is said above, by the condition. */
  if (lines != NULL && lines->opening != NULL && n > 0)
    {
      g_autoptr(HuWhyNode) above = g_list_model_get_item (G_LIST_MODEL (list), n - 1);

      _hu_why_add_hexes (above, lines->opening->hexes);
    }
  for (guint i = 0; lines != NULL && i < lines->tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (lines->tracing->traces, i);
      HuHex origin = g_array_index (lines->tracing->origins, HuHex, i);
      g_autofree char *from = hu_explain_hex (scenario, origin);
      guint length = trace->path != NULL ? trace->path->len - 1 : 0;
      HuWhyNode *node;

      if (trace->path == NULL)
        node = _hu_why_add_below (self, list, WHY_HEX, (guint) origin, word_no_line (lines, origin));
      else if (length == 0)
        node = _hu_why_add_below (self, list, WHY_FACT, 0,
                                  /* Translators: %s is a hex */
                                  g_strdup_printf (_("No line is needed from %s: it is a source itself."), from));
      else
        node = _hu_why_add_below (self, list, WHY_FACT, 0,
                                  /* Translators: a hex, a number of hexes */
                                  g_strdup_printf (ngettext ("A line leads out of %1$s, %2$u hex long.",
                                                             "A line leads out of %1$s, %2$u hexes long.", length),
                                                   from, length));
      _hu_why_add_hexes (node, trace->path);
      for (guint j = 0; j < trace->frontier->len; j++)
        {
          const HuFrontierHex *stop = &g_array_index (trace->frontier, HuFrontierHex, j);

          /* The lines of two hexes may stop in the same one. */
          if (g_hash_table_add (seen, GINT_TO_POINTER (stop->hex * HU_N_BLOCKS + (gint) stop->because)))
            stops[stop->because]++;
        }
    }

  if (lines != NULL)
    _hu_why_add_cutters (self, list, lines);

  /* Then nothing is stopped: there is nowhere to go. */
  if (lines != NULL && !hu_supply_situation_has_source (lines->situation))
    return;

  for (guint because = 0; because < HU_N_BLOCKS; because++)
    if (stops[because] > 0 && (because == HU_BLOCK_UNIT || because == HU_BLOCK_ZOC || because == HU_BLOCK_OWNER))
      _hu_why_add_below (self, list, WHY_STOPS, because,
                         because == HU_BLOCK_UNIT
                           ? g_strdup_printf (ngettext ("A unit stops lines at %u hex.", "Units stop lines at %u hexes.",
                                                        stops[because]), stops[because])
                           : because == HU_BLOCK_ZOC
                           ? g_strdup_printf (ngettext ("A zone of control stops lines at %u hex.",
                                                        "Zones of control stop lines at %u hexes.", stops[because]),
                                              stops[because])
                           : g_strdup_printf (ngettext ("Enemy control stops lines at %u hex.",
                                                        "Enemy control stops lines at %u hexes.", stops[because]),
                                              stops[because]));
}

void
_hu_why_list_stops (HuWhyNode  *self,
                    GListStore *list)
{
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_asked (self->snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; lines != NULL && i < lines->tracing->traces->len; i++)
    {
      const GArray *frontier = ((const HuSupplyTrace *) g_ptr_array_index (lines->tracing->traces, i))->frontier;

      for (guint j = 0; j < frontier->len; j++)
        {
          const HuFrontierHex *stop = &g_array_index (frontier, HuFrontierHex, j);
          g_autofree char *name = NULL;
          g_autofree char *reason = NULL;
          HuWhyNode *node;

          if (stop->because != (HuBlock) self->index || !g_hash_table_add (seen, GINT_TO_POINTER (stop->hex + 1)))
            continue;
          name = hu_explain_hex (scenario, stop->hex);
          reason = hu_explain_frontier (lines->situation, stop);
          /* Translators: a hex, and why a line of supply stops there */
          node = _hu_why_add_below (self, list, WHY_STOP, (guint) stop->hex, g_strdup_printf (_("%1$s: %2$s"), name, reason));
          g_array_append_val (node->hexes, stop->hex);
          _hu_why_set_rule (node, "8");
        }
    }
}

/* Lists the units that stop the line there. */
void
_hu_why_list_stop (HuWhyNode  *self,
                   GListStore *list)
{
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_asked (self->snapshot);
  const HuFrontierHex *stop = lines != NULL ? hu_supply_lines_find_frontier (lines, (HuHex) self->index) : NULL;
  g_autoptr(GArray) units = NULL;

  if (stop == NULL)
    return;

  units = hu_supply_situation_blockers (lines->situation, stop->hex, stop->because);
  _hu_why_add_units (self, list, units);
}

void
_hu_why_list_needed (HuWhyNode     *self,
                     GListStore    *list,
                     gconstpointer  term)
{
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (hu_snapshot_get_scenario (self->snapshot));
  gint number = hu_supply_find_need_of (hu_snapshot_get_scenario (self->snapshot), term);
  const HuSupplyNeed *need = number >= 0 ? g_ptr_array_index (needs, number) : NULL;
  guint n = need != NULL ? MIN (need->origins->len, WHY_MOST_NEEDED) : 0;

  for (guint i = 0; i < n; i++)
    {
      HuHex hex = g_array_index (need->origins, HuHex, i);
      g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_of_need (self->snapshot, hex, (guint) number);
      HuWhyNode *node;

      /* The condition itself stands above, and what it does not ask is said once. */
      lines->situation->need = -1;
      node = _hu_why_add_below (self, list, WHY_FACT, 0,
                                hu_explain_supply_answer (lines->situation, lines->answer, HU_UNIT_NONE));
      g_array_append_val (node->hexes, hex);
      _hu_why_add_hexes (node, ((const HuSupplyTrace *) g_ptr_array_index (lines->tracing->traces, 0))->path);
      if (lines->opening != NULL)
        _hu_why_add_hexes (node, lines->opening->hexes);
      /* Where conditions ask for two lines from a hex, the map traces the first. */
      node->traces = hu_supply_find_need (hu_snapshot_get_scenario (self->snapshot), hex, need->side) == number;
      _hu_why_set_rule (node, "terms");
      _hu_why_add_crossed (self, list, lines, "terms");
    }
  if (n > 0)
    {
      g_autofree char *where = hu_explain_hexes (hu_snapshot_get_scenario (self->snapshot), need->origins, WHY_MOST_NEEDED);

      /* Translators: hexes, of which a condition asks for a line. */
      _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("A line may begin in %s, whoever is there."), where));
    }
}
