/*
 * What happened in a turn: what its events gave rise to, which units left the map, and the conditions that stand otherwise since.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-arrival.h"
#include "hu-explain-language.h"
#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

/* The events of the turn, from @first to @last; FALSE: there are none by now. */
static gboolean
find_events (HuGame *game,
             guint   turn,
             guint  *first,
             guint  *last)
{
  *first = *last = 0;
  for (guint event = 1; event <= hu_game_get_position (game); event++)
    if (hu_game_get_clock (game, event - 1).turn == turn)
      {
        *first = *first == 0 ? event : *first;
        *last = event;
      }

  return *first > 0;
}

/* Did it give a side something that is gone again by @last? */
static gboolean
has_passed (HuSnapshot     *snapshot,
            const HuRuling *ruling,
            guint           last)
{
  const HuSystemLists *lists = hu_system_lists_get (ruling->system);
  const HuRuling *end = lists->find_end != NULL ? lists->find_end (snapshot, ruling) : NULL;

  return end != NULL && end->event <= last;
}

/* Did the event of that number give rise to it, and is that told?  A Location goes with its hex, and what is held only in passing
 * is of no weight. */
static gboolean
is_told (HuWhyNode       *self,
         const GPtrArray *rulings,
         const HuRuling  *ruling,
         guint            event,
         guint            last)
{
  return ruling->event == event && _hu_why_is_telling (ruling) && !has_passed (self->snapshot, ruling, last) &&
         !_hu_why_goes_with_hex (rulings, ruling) && !_hu_why_is_fleeting (self->snapshot, rulings, ruling);
}

/* Those of weight are told before as many others as a short list has room for: */
#define MOST_TOLD 12

/* Adds what the event gave rise to, those of weight first: all of that, or only those of weight and up to @others others, and to
 * @rest what that leaves out.  FALSE: there is nothing of any kind. */
static gboolean
add_rulings (HuWhyNode       *self,
             GListStore      *list,
             const GPtrArray *rulings,
             guint            event,
             guint            last,
             guint           *others,
             GPtrArray       *rest)
{
  gboolean any = FALSE;

  for (gint weighty = TRUE; weighty >= FALSE; weighty--)
    for (guint i = 0; i < rulings->len; i++)
      {
        HuRuling *ruling = g_ptr_array_index (rulings, i);
        gboolean fits = weighty || *others > 0;

        if (!is_told (self, rulings, ruling, event, last) || _hu_why_has_weight (ruling) != weighty)
          continue;
        any = TRUE;
        if (!weighty && fits)
          (*others)--;
        if (fits)
          _hu_why_add_ruling (self, list, ruling);
        else
          g_ptr_array_add (rest, ruling);
      }

  return any;
}

static gboolean
takes_unit_away (HuGame *game,
                 guint   event)
{
  HuVerb verb = hu_game_get_event (game, event - 1)->verb;

  return verb == HU_VERB_ELIMINATE || verb == HU_VERB_WITHDRAW || verb == HU_VERB_EXIT;
}

/* How much what it tells of matters: the verdict, then what a system judged, then a place that passed, then all else. */
static guint
rank_node (HuWhyNode *node)
{
  const HuRuling *ruling = node->ruling;

  if (ruling == NULL)
    return 3;

  return ruling->decides ? 0 : ruling->kind >= HU_N_COMMON_RULINGS ? 1 : ruling->place >= 0 ? 2 : 3;
}

/* Where a short list has no room for all of it, what matters most comes first; else all stays as it followed. */
static void
add_ranked (GListStore *list,
            GListStore *all)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (all));
  gboolean ranks = n > MOST_TOLD && !hu_explain_is_whole ();

  for (guint rank = 0; rank < (ranks ? 4 : 1); rank++)
    for (guint i = 0; i < n; i++)
      {
        g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (all), i);

        if (!ranks || rank_node (node) == rank)
          g_list_store_append (list, node);
      }
}

/* Those of weight, and the units that left the map. */
static guint
count_weighty (HuWhyNode       *self,
               const GPtrArray *rulings,
               guint            first,
               guint            last)
{
  guint n = 0;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      n += _hu_why_has_weight (ruling) && is_told (self, rulings, ruling, CLAMP (ruling->event, first, last), last);
    }
  for (guint event = first; event <= last; event++)
    n += takes_unit_away (self->game, event);

  return n;
}

static void
list_turn (HuWhyNode  *self,
           GListStore *whole)
{
  g_autoptr(GListStore) list = g_list_store_new (HU_TYPE_WHY_NODE);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  g_autoptr(GPtrArray) rest = g_ptr_array_new ();
  guint first, last, n_weighty, others;

  if (!find_events (self->game, self->index, &first, &last))
    return;

  n_weighty = count_weighty (self, rulings, first, last);
  others = hu_explain_is_whole () ? G_MAXUINT : MOST_TOLD - MIN (n_weighty, MOST_TOLD);
  for (guint event = first; event <= last; event++)
    if (!add_rulings (self, list, rulings, event, last, &others, rest) && takes_unit_away (self->game, event))
      _hu_why_add_event (list, self->game, self->snapshot, event);
  add_ranked (whole, list);
  _hu_why_add_rest (self, whole, rest);
}

static char *
word_events (const HuScenario *scenario,
             guint             turn,
             guint             first,
             guint             last)
{
  g_autofree char *name = hu_explain_turn (scenario, turn);

  return first == last
    /* Translators: a turn; the number of its only event. */
    ? g_strdup_printf (_("%1$s: event %2$u"), name, first)
    /* Translators: a turn; the numbers of its first event and of its last. */
    : g_strdup_printf (_("%1$s: events %2$u to %3$u"), name, first, last);
}

/* Adds the units that come in @turn, of the viewer's side only where one looks, and what else is due in it. */
static void
add_due (HuWhyNode  *root,
         GListStore *list,
         guint       turn)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      g_autofree char *name = NULL, *when = NULL;

      if (unit->arrival == NULL || unit->arrival->turn != turn || state->unit_status[i] != HU_UNIT_WAITING ||
          (hu_game_get_viewer (root->game) != HU_SIDE_NONE && hu_game_get_viewer (root->game) != unit->side))
        continue;
      name = hu_explain_unit (state->scenario, i);
      when = hu_explain_arrival (state->scenario, unit);
      _hu_why_add_below (root, list, WHY_FACT, 0,
                         /* Translators: a unit; when and where it comes: "Turn 3; edges of the map: north". */
                         g_strdup_printf (_("%1$s is due: %2$s."), name, when));
    }
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (state->scenario, id) && hu_system_lists_get (id)->add_why_due != NULL)
      hu_system_lists_get (id)->add_why_due (root, list, turn);
}

void
_hu_why_add_turn (HuWhyNode  *root,
                  GListStore *list,
                  guint       turn)
{
  HuGame *game = root->game;
  const HuScenario *scenario = hu_game_get_scenario (game);
  g_autoptr(HuSnapshot) before = NULL, after = NULL;
  guint first, last;
  HuWhyNode *node;

  if (!find_events (game, turn, &first, &last))
    {
      g_autofree char *name = hu_explain_turn (scenario, turn);

      _hu_why_add_below (root, list, WHY_FACT, 0, hu_snapshot_get_verdict (root->snapshot) != NULL
                         /* Translators: a turn. */
                         ? g_strdup_printf (_("The game was decided before anything happened in %s."), name)
                         : turn > hu_snapshot_get_clock (root->snapshot)->turn
                         /* Translators: a turn. */
                         ? g_strdup_printf (_("%s has not begun."), name)
                         /* Translators: a turn. */
                         : g_strdup_printf (_("Nothing has happened in %s so far."), name));
      if (hu_snapshot_get_verdict (root->snapshot) == NULL)
        add_due (root, list, turn);
      return;
    }

  node = _hu_why_add_below (root, list, WHY_PART, turn, word_events (scenario, turn, first, last));
  node->list_part = list_turn;
  before = hu_game_get_snapshot_at (game, first - 1);
  after = hu_game_get_snapshot_at (game, last);
  _hu_why_add_changes (root, list, before, after, TRUE);
}
