/*
 * Reasons of a place: who controls it since when, what would bring it to the other side; and what holding it scores.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-why-node-private.h"

HuWhyNode *
_hu_why_add_place (HuWhyNode  *self,
                   GListStore *list,
                   guint       place)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autofree char *name = hu_explain_place (scenario, place);
  g_autofree char *side = hu_explain_place_owner (hu_snapshot_get_state (self->snapshot), place);
  /* Translators: a place, and the side that controls it */
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_PLACE, place, g_strdup_printf (_("%1$s: %2$s"), name, side));

  _hu_why_add_hexes (node, hu_map_get_place (scenario->map, place)->hexes);

  return node;
}

/* The last ruling by which any of @hexes passed to another side; NULL: all are as they were at the set-up. */
static HuRuling *
find_passing (const GPtrArray *rulings,
              const GArray    *hexes)
{
  for (guint i = rulings->len; i > 0; i--)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      for (guint j = 0; ruling->kind == HU_RULING_OWNER && j < hexes->len; j++)
        if (hu_hexes_have (ruling->hexes, g_array_index (hexes, HuHex, j)))
          return ruling;
    }

  return NULL;
}

/* The hexes of the place that passed by the ruling. */
static GArray *
list_passed (const HuRuling *ruling,
             const GArray   *hexes)
{
  GArray *passed = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < hexes->len; i++)
    if (hu_hexes_have (ruling->hexes, g_array_index (hexes, HuHex, i)))
      g_array_append_val (passed, g_array_index (hexes, HuHex, i));

  return passed;
}

/* By whom: who moved there, as far as the viewer saw it. */
static guint
find_taker (HuGame *game,
            guint   event)
{
  const HuEvent *cause;

  if (event == 0 || hu_game_get_sight (game, event) != HU_SIGHT_WHOLE)
    return HU_UNIT_NONE;

  cause = hu_game_get_event (game, event - 1);

  return cause->verb == HU_VERB_MOVE || cause->verb == HU_VERB_PLACE ? cause->unit : HU_UNIT_NONE;
}

static void
add_passing (HuWhyNode      *self,
             GListStore     *list,
             const HuRuling *ruling,
             const GArray   *hexes)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GArray) passed = list_passed (ruling, hexes);
  HuClock clock = hu_game_get_clock (self->game, ruling->event - 1);
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_EVENT, ruling->event,
                                       hu_explain_passed (state->scenario, state->hex_owner[g_array_index (passed, HuHex, 0)],
                                                          hu_state_place_is_divided (state, self->index) ? passed : NULL,
                                                          find_taker (self->game, ruling->event),
                                                          hu_game_get_event (self->game, ruling->event - 1)->verb ==
                                                            HU_VERB_CONTROL, ruling->event, &clock));

  node->event = ruling->event;
  _hu_why_add_hexes (node, passed);
}

/* Since when it is so, what would bring it to a side that lacks it, and its hexes. */
void
_hu_why_list_place (HuWhyNode  *self,
                    GListStore *list)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const GArray *hexes = hu_map_get_place (state->scenario->map, self->index)->hexes;
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  HuRuling *passing = find_passing (rulings, hexes);

  if (passing != NULL && passing->event > 0)
    add_passing (self, list, passing, hexes);
  else if (!hu_state_place_is_divided (state, self->index))
    _hu_why_add_below (self, list, WHY_FACT, 0,
                       hu_explain_held_since (state->scenario, hu_state_place_owner (state, self->index)));
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(HuHeldPlace) hold = hu_held_place_new (state, hexes, side, FALSE);
      char *missing;

      if (self->side != HU_SIDE_NONE && self->side != side)
        continue;
      hu_held_place_find_nearest (hold, state);
      missing = hu_explain_hold_missing (state->scenario, hold, hu_snapshot_get_verdict (self->snapshot) != NULL);
      if (missing != NULL)
        _hu_why_add_below (self, list, WHY_FACT, 0, missing);
    }
  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      g_autoptr(GArray) units = hu_snapshot_units_in (self->snapshot, hex);

      _hu_why_add_hex (self, list, hex);
      for (guint j = 0; j < units->len; j++)
        if (hu_snapshot_get_secrecy (self->snapshot, g_array_index (units, guint, j)) == HU_SECRECY_NONE)
          _hu_why_add_unit (self, list, g_array_index (units, guint, j));
    }
}

/* The event that decided the game, or HU_REASON_NO_EVENT. */
static guint
get_decided (const HuSnapshot *snapshot)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);

  return verdict != NULL ? verdict->event : HU_REASON_NO_EVENT;
}

static void
add_scored (HuWhyNode  *self,
            GListStore *list,
            char       *text)
{
  if (text != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, text), self->rule);
}

void
_hu_why_add_scoring (HuWhyNode          *self,
                     GListStore         *list,
                     const GPtrArray    *ledger,
                     guint               item,
                     guint               place,
                     const HuWhyScoring *scoring,
                     const HuHeldPlace       *hold)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  char *scored = scoring->fleeting ? NULL : hu_explain_scored (scenario, ledger, item, hold->side, (gint) place,
                                                               get_decided (self->snapshot));

  gboolean ended = hu_snapshot_get_verdict (self->snapshot) != NULL;

  add_scored (self, list, scored);
  /* Whether it may give more points is no question once the game is decided. */
  if (scoring->once && scored != NULL)
    add_scored (self, list, ended ? NULL : hu_explain_scored_out (scenario, hold->side));
  else if ((scoring->once || scoring->taken) && hold->held)
    add_scored (self, list, ended ? NULL : hu_explain_scores_taken (scenario, hold->side));
  /* Who controls it not, and why, is said of the place itself. */
  else if (hold->held || hold->by_units)
    add_scored (self, list, hu_explain_hold (scenario, hold, ended));
}

void
_hu_why_add_item (HuWhyNode   *root,
                  GListStore  *list,
                  guint        item,
                  const char  *id,
                  char        *words,
                  void       (*list_part) (HuWhyNode  *self,
                                           GListStore *list),
                  const char  *rule)
{
  g_autofree char *name = hu_explain_item (hu_snapshot_get_scenario (root->snapshot), id);
  g_autofree char *gives = words;
  HuWhyNode *node = _hu_why_add_below (root, list, WHY_PART, item, g_strdup_printf (_("%1$s: %2$s"), name, gives));

  node->list_part = list_part;
  _hu_why_set_rule (node, rule);
}

void
_hu_why_add_given (HuWhyNode       *self,
                   GListStore      *list,
                   const GPtrArray *ledger,
                   guint            item)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  gboolean ended = hu_snapshot_get_verdict (self->snapshot) != NULL;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (self->side == HU_SIDE_NONE || self->side == side)
      add_scored (self, list, hu_explain_given (scenario, ledger, item, side, get_decided (self->snapshot)));
  if (g_list_model_get_n_items (G_LIST_MODEL (list)) > n)
    return;

  add_scored (self, list, self->side != HU_SIDE_NONE ? hu_explain_given_none (scenario, self->side, ended)
                          : ended ? g_strdup (_("It gave no points.")) : g_strdup (_("It has given no points so far.")));
}

void
_hu_why_add_points (HuWhyNode       *root,
                    GListStore      *list,
                    const GPtrArray *ledger,
                    guint            n_items,
                    void           (*add_item) (HuWhyNode  *root,
                                                GListStore *list,
                                                guint       item),
                    void           (*add_entry) (HuWhyNode           *root,
                                                 GListStore          *list,
                                                 const HuLedgerEntry *entry))
{
  g_autofree gboolean *gave = g_new0 (gboolean, n_items + 1);

  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      if (entry->side == root->side && entry->item < n_items)
        gave[entry->item] = TRUE;
    }
  for (guint i = 0; i < n_items; i++)
    if (gave[i])
      add_item (root, list, i);
  for (guint i = ledger->len; i > 0; i--)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i - 1);

      if (entry->side == root->side && entry->item >= n_items)
        add_entry (root, list, entry);
    }
}

/* Who held all of the place when the event had happened. */
static HuSide
find_owner_after (HuGame *game,
                  guint   event,
                  guint   place)
{
  return hu_state_place_owner (event == hu_game_get_position (game) ? hu_snapshot_get_state (hu_game_get_snapshot (game))
                                                                    : hu_game_peek_before (game, event + 1), place);
}

void
_hu_why_add_counts (HuWhyNode  *event,
                    GListStore *list,
                    guint       place,
                    HuSide      to,
                    const char *item,
                    const char *rule)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (event->snapshot);
  HuSide before, after;

  /* What a side does not see is not told. */
  if (hu_game_get_viewer (event->game) != HU_SIDE_NONE)
    return;

  after = find_owner_after (event->game, event->index, place);
  before = hu_state_place_owner (hu_game_peek_before (event->game, event->index), place);
  if (after == before)
    return;
  if (after != HU_SIDE_NONE && to != hu_side_other (after))
    _hu_why_set_rule (_hu_why_add_below (event, list, WHY_FACT, 0, hu_explain_counts_for (scenario, place, after, TRUE, item)),
                      rule);
  else if (before != HU_SIDE_NONE && to != hu_side_other (before))
    _hu_why_set_rule (_hu_why_add_below (event, list, WHY_FACT, 0, hu_explain_counts_for (scenario, place, before, FALSE, item)),
                      rule);
}

void
_hu_why_add_hex_missing (HuWhyNode  *self,
                         GListStore *list,
                         HuHex       hex)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(HuHeldPlace) hold = NULL;
  char *missing;

  if (self->side == HU_SIDE_NONE || hu_map_is_impassable (state->scenario->map, hex))
    return;

  g_array_append_val (hexes, hex);
  hold = hu_held_place_new (state, hexes, self->side, FALSE);
  hu_held_place_find_nearest (hold, state);
  missing = hu_explain_hold_missing (state->scenario, hold, hu_snapshot_get_verdict (self->snapshot) != NULL);
  if (missing != NULL)
    _hu_why_add_below (self, list, WHY_FACT, 0, missing);
}
