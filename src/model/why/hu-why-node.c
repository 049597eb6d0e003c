/*
 * A node of the tree of reasons: its making, its text, and its place on the map.  Nothing is judged here: a node arranges the
 * contents of snapshots.
 */
#include "config.h"

#include "hu-why-node-private.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-term.h"
#include "hu-explain.h"
#include "hu-system-lists.h"

G_DEFINE_FINAL_TYPE (HuWhyNode, hu_why_node, G_TYPE_OBJECT)

static void
hu_why_node_finalize (GObject *object)
{
  HuWhyNode *self = HU_WHY_NODE (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_clear_pointer (&self->ruling, hu_ruling_unref);
  if (self->free_part != NULL)
    self->free_part ((gpointer) self->part);
  g_array_unref (self->hexes);
  g_array_unref (self->units);
  g_free (self->text);
  g_free (self->rule);

  G_OBJECT_CLASS (hu_why_node_parent_class)->finalize (object);
}

static void
hu_why_node_class_init (HuWhyNodeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_why_node_finalize;
}

static void
hu_why_node_init (HuWhyNode *self)
{
  self->event = HU_WHY_NO_EVENT;
  self->side = HU_SIDE_NONE;
  self->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->units = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* --- Making nodes --- */

/* Of several ways to meet a condition that with the fewest steps comes first; takes @text. */
static char *
word_ways (const HuTermFinding *finding,
           char                *text)
{
  g_autofree char *words = text;
  guint open = 0;

  for (guint i = 0; i < finding->parts->len; i++)
    {
      const HuTermFinding *way = g_ptr_array_index (finding->parts, i);

      open += way->met || !way->settled;
    }
  if (finding->met || open < 2 || (finding->term->kind != HU_TERM_ANY && finding->term->kind != HU_TERM_SOME))
    return g_steal_pointer (&words);

  /* Translators: a condition with how it stands: "any of these: not met, 0 of 1"; a number, at least 2. */
  return g_strdup_printf (_("%1$s; of the %2$u ways, that which lacks the smallest number comes first"), words, open);
}

/* When the points of @entry were gained, and whether they came too late for the verdict.  (transfer full) */
char *
_hu_why_word_entry_moment (HuSnapshot          *snapshot,
                           const HuLedgerEntry *entry)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);

  if (entry->provisional)
    return g_strdup (verdict != NULL ? _("not scored before the game was decided") : _("only when the game ends"));
  if (verdict != NULL && entry->event > verdict->event)
    /* Translators: the number of an event. */
    return g_strdup_printf (_("event %u, after the game was decided"), entry->event);

  return entry->event == 0 ? g_strdup (_("at the set-up"))
                           /* Translators: the number of an event. */
                           : g_strdup_printf (_("event %u"), entry->event);
}

char *
_hu_why_word_term (const HuScenario    *scenario,
                   const HuTermFinding *finding)
{
  g_autofree char *words = hu_explain_term (scenario, finding->term);
  g_autofree char *number = hu_explain_term_standing (scenario, finding);

  if (finding->term->counted)
    return g_strdup_printf (_("%1$s: %2$s"), words, number);
  if (finding->untold)
    /* Translators: a condition, and as "6 of 8" how far it is met */
    return word_ways (finding, g_strdup_printf (_("%1$s: cannot be told, %2$s"), words, number));
  /* How the condition in it stands is told below it. */
  if (finding->term->kind == HU_TERM_NOT)
    return finding->met
      /* Translators: a condition. */
      ? g_strdup_printf (C_("standing", "%s: met"), words)
      /* Translators: a condition. */
      : g_strdup_printf (C_("standing", "%s: not met"), words);

  return word_ways (finding, finding->met
                    /* Translators: a condition, and as "6 of 8" how far it is met */
                    ? g_strdup_printf (_("%1$s: met, %2$s"), words, number)
                    /* Translators: a condition, and as "6 of 8" how far it is met */
                    : g_strdup_printf (_("%1$s: not met, %2$s"), words, number));
}

HuWhyNode *
_hu_why_add (GListStore *list,
             HuGame     *game,
             HuSnapshot *snapshot,
             WhyKind     kind,
             guint       index,
             char       *text)
{
  g_autoptr(HuWhyNode) node = g_object_new (HU_TYPE_WHY_NODE, NULL);

  node->game = g_object_ref (game);
  node->snapshot = hu_snapshot_ref (snapshot);
  node->kind = kind;
  node->index = index;
  node->text = text;
  node->rule = g_strdup ("");
  g_list_store_append (list, node);

  return node;
}

HuWhyNode *
_hu_why_add_below (HuWhyNode  *self,
                   GListStore *list,
                   WhyKind     kind,
                   guint       index,
                   char       *text)
{
  HuWhyNode *node = _hu_why_add (list, self->game, self->snapshot, kind, index, text);

  node->side = self->side;
  node->deciding = self->deciding;

  return node;
}

void
_hu_why_set_rule (HuWhyNode  *node,
                  const char *rule)
{
  g_free (node->rule);
  node->rule = g_strdup (rule);
}

void
_hu_why_add_hexes (HuWhyNode    *node,
                   const GArray *hexes)
{
  if (hexes != NULL && hexes->len > 0)
    g_array_append_vals (node->hexes, hexes->data, hexes->len);
}

void
_hu_why_set_cause (HuWhyNode    *node,
                   HuClauseId    clause,
                   const GArray *units)
{
  node->clause = clause;
  for (guint i = 0; units != NULL && i < units->len; i++)
    if (hu_snapshot_get_secrecy (node->snapshot, g_array_index (units, guint, i)) == HU_SECRECY_NONE)
      g_array_append_vals (node->units, &g_array_index (units, guint, i), 1);
}

void
_hu_why_add_rows (HuWhyNode    *node,
                  const GArray *rows)
{
  const HuGrid *grid = hu_snapshot_get_scenario (node->snapshot)->map->grid;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    for (HuHex hex = 0; hex < grid->n_hexes; hex++)
      if (grid->exists[hex] && hu_grid_row (grid, hex) == g_array_index (rows, gint, i))
        g_array_append_val (node->hexes, hex);
}

static const HuState *
get_state (HuWhyNode *self)
{
  return hu_snapshot_get_state (self->snapshot);
}

/* The half-squad that has taken the place of the squad, as far as the viewer knows; or HU_UNIT_NONE. */
static guint
find_reduced (HuWhyNode *self,
              guint      unit)
{
  for (guint event = hu_game_get_position (self->game); event > 0; event--)
    {
      const HuEvent *cause = hu_game_get_event (self->game, event - 1);

      if (cause->verb == HU_VERB_REDUCE && cause->unit == unit)
        return hu_game_get_sight (self->game, event) == HU_SIGHT_WHOLE ? cause->other_unit : HU_UNIT_NONE;
    }

  return HU_UNIT_NONE;
}

/* What has become of a unit that is not on the map; NULL: there is nothing to say. */
static char *
word_status (HuWhyNode *self,
             guint      unit)
{
  HuUnitStatus status = (HuUnitStatus) get_state (self)->unit_status[unit];
  guint reduced = status == HU_UNIT_ELIMINATED ? find_reduced (self, unit) : HU_UNIT_NONE;
  g_autofree char *name = NULL;

  if (reduced != HU_UNIT_NONE)
    {
      name = hu_explain_seen_unit (self->snapshot, reduced);
      /* Translators: what has become of a squad; a half-squad. */
      return g_strdup_printf (_("reduced to %s"), name);
    }
  if (status == HU_UNIT_WAITING && (get_state (self)->clock.over || hu_snapshot_get_verdict (self->snapshot) != NULL))
    return g_strdup (_("never came on the map"));

  return hu_explain_unit_status (status);
}

/* "4-4-7 (broken)", or what has become of it: "4-4-7: eliminated". */
static char *
word_unit (HuWhyNode *self,
           guint      unit,
           gboolean   on_map)
{
  g_autofree char *name = hu_explain_seen_unit (self->snapshot, unit);
  g_autofree char *states = NULL, *status = NULL;

  if (!on_map)
    {
      status = word_status (self, unit);
      /* Translators: a unit, and what has become of it: "eliminated" */
      return status != NULL ? g_strdup_printf (_("%1$s: %2$s"), name, status) : g_steal_pointer (&name);
    }

  if (hu_snapshot_get_secrecy (self->snapshot, unit) == HU_SECRECY_NONE)
    states = hu_explain_unit_states (get_state (self), unit);

  return states != NULL ? g_strdup_printf ("%s (%s)", name, states) : g_steal_pointer (&name);
}

static char *
word_place_of (HuWhyNode *self,
               guint      unit)
{
  const HuState *state = get_state (self);

  return hu_scenario_is_tactical (state->scenario)
    ? hu_location_dup_name (state->scenario->map, hu_state_unit_location (state, unit))
    : hu_explain_hex (state->scenario, state->unit_hex[unit]);
}

HuWhyNode *
_hu_why_add_unit (HuWhyNode  *self,
                  GListStore *list,
                  guint       unit)
{
  HuHex hex = get_state (self)->unit_hex[unit];
  g_autofree char *name = word_unit (self, unit, hex != HU_HEX_NONE);
  g_autofree char *where = NULL;
  HuWhyNode *node;

  if (hex == HU_HEX_NONE)
    return _hu_why_add_below (self, list, WHY_FACT, unit, g_steal_pointer (&name));

  where = word_place_of (self, unit);
  /* Translators: a unit, and where it stands */
  node = _hu_why_add_below (self, list, WHY_FACT, unit, g_strdup_printf (_("%1$s, in %2$s"), name, where));
  g_array_append_val (node->hexes, hex);

  return node;
}

void
_hu_why_add_units (HuWhyNode    *self,
                   GListStore   *list,
                   const GArray *units)
{
  for (guint i = 0; i < units->len; i++)
    _hu_why_add_unit (self, list, g_array_index (units, guint, i));
}

void
_hu_why_add_hex (HuWhyNode  *self,
                 GListStore *list,
                 HuHex       hex)
{
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_HEX, (guint) hex,
                                       hu_explain_hex (hu_snapshot_get_scenario (self->snapshot), hex));

  g_array_append_val (node->hexes, hex);
}

/* A ruling that held for a time names the event that ended it. */
static char *
word_ruling (const HuSnapshot *snapshot,
             const HuRuling   *ruling)
{
  const HuSystemLists *lists = hu_system_lists_get (ruling->system);
  const HuRuling *end = lists->find_end != NULL ? lists->find_end (snapshot, ruling) : NULL;
  g_autofree char *words = hu_explain_ruling (hu_snapshot_get_scenario (snapshot), ruling);

  /* A side only sees that it may be decided: somebody hidden may be in the way (26.15). */
  if (ruling->decides)
    return hu_explain_as_seen (snapshot, g_steal_pointer (&words));
  if (end == NULL)
    return g_steal_pointer (&words);

  /* Translators: a whole sentence: "The German side holds A1 as long as x stays there."; the number of an event. */
  return g_strdup_printf (_("%1$s That ended at event %2$u."), words, end->event);
}

HuWhyNode *
_hu_why_add_ruling (HuWhyNode  *self,
                    GListStore *list,
                    HuRuling   *ruling)
{
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_RULING, 0, word_ruling (self->snapshot, ruling));

  node->ruling = hu_ruling_ref (ruling);
  node->event = ruling->event;
  _hu_why_set_cause (node, ruling->reason.clause, ruling->units);
  _hu_why_set_rule (node, ruling->rule);
  _hu_why_add_hexes (node, ruling->hexes);
  if (ruling->hexes->len == 0)
    _hu_why_add_rows (node, ruling->rows);
  for (guint i = 0; i < ruling->units->len; i++)
    {
      HuHex hex = get_state (self)->unit_hex[g_array_index (ruling->units, guint, i)];

      if (hex != HU_HEX_NONE)
        g_array_append_val (node->hexes, hex);
    }

  return node;
}

gboolean
_hu_why_is_disclosed (const HuRuling *ruling)
{
  const HuSystemLists *lists = hu_system_lists_get (ruling->system);

  return lists->is_disclosed != NULL && lists->is_disclosed (ruling);
}

HuSnapshot *
_hu_why_dup_deciding (HuGame     *game,
                      HuSnapshot *snapshot)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);

  if (verdict == NULL || verdict->event >= hu_game_get_position (game) || snapshot != hu_game_get_snapshot (game))
    return hu_snapshot_ref (snapshot);

  return hu_game_get_snapshot_at (game, verdict->event);
}

static const HuMeter *
get_meter (HuSnapshot *snapshot,
           guint       index)
{
  return g_ptr_array_index (hu_snapshot_get_meters (snapshot), index);
}

/* The title of a condition and how far it is; @verdict: NULL: now, else as the verdict found it. */
static char *
word_meter (const HuMeter   *meter,
            HuSnapshot      *snapshot,
            const HuVerdict *verdict)
{
  g_autofree char *title = hu_explain_meter_title (snapshot, meter);
  g_autofree char *value = hu_explain_meter_standing (snapshot, meter, G_MININT64);
  char *words;

  if (verdict == NULL)
    {
      /* Translators: a victory condition, and how far it is: "Moscow's lifeline: 8 hexes wide" */
      words = g_strdup_printf (_("%1$s: %2$s"), title, value);
      /* Somebody hidden may be in one of its hexes. */
      return meter->met && meter->hexes->len > 0 ? hu_explain_as_seen (snapshot, words) : words;
    }
  if (verdict->event == 0)
    /* Translators: a victory condition, and how far it was. */
    return g_strdup_printf (_("%1$s, at the set-up: %2$s"), title, value);

  /* Translators: a victory condition, the number of the event that decided the game, and how far the condition was then. */
  return g_strdup_printf (_("%1$s, at event %2$u: %3$s"), title, verdict->event, value);
}

HuWhyNode *
_hu_why_add_meter (GListStore *list,
                   HuGame     *game,
                   HuSnapshot *snapshot,
                   guint       index)
{
  g_autoptr(HuSnapshot) deciding = _hu_why_dup_deciding (game, snapshot);
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);
  /* What has come to be met since is told as too late; points are those of the whole log, and another system goes on. */
  gboolean late = get_meter (snapshot, index)->met && !get_meter (deciding, index)->met;
  gboolean sum = get_meter (snapshot, index)->scale == HU_METER_RATIO && !hu_scenario_is_tactical (hu_game_get_scenario (game));
  gboolean other = verdict != NULL && verdict->system != get_meter (snapshot, index)->system;
  HuSnapshot *then = late || sum || other ? snapshot : deciding;
  const HuMeter *meter = get_meter (then, index);
  HuWhyNode *node = _hu_why_add (list, game, then, WHY_METER, index, word_meter (meter, then, then != snapshot ? verdict : NULL));

  node->deciding = then != snapshot;
  _hu_why_set_rule (node, meter->rule);
  _hu_why_add_hexes (node, meter->hexes);
  _hu_why_add_rows (node, meter->hexes->len == 0 ? meter->rows : NULL);

  return node;
}

void
_hu_why_add_meters_of (HuWhyNode  *self,
                       GListStore *list,
                       HuMeterKind kind)
{
  const GPtrArray *meters = hu_snapshot_get_meters (self->snapshot);

  for (guint i = 0; i < meters->len; i++)
    if (((const HuMeter *) g_ptr_array_index (meters, i))->kind == kind)
      _hu_why_add_meter (list, self->game, self->snapshot, i);
}

HuWhyNode *
_hu_why_add_event (GListStore *list,
                   HuGame     *game,
                   HuSnapshot *snapshot,
                   guint       event)
{
  g_autoptr(HuSnapshot) before = NULL;
  g_autofree char *text = NULL;
  HuWhyNode *node;

  if (event == 0 || event > hu_game_get_position (game) || hu_game_get_sight (game, event) != HU_SIGHT_WHOLE)
    return NULL;

  before = hu_game_get_snapshot_before (game, event);
  text = hu_explain_event (hu_game_get_scenario (game), hu_game_get_event (game, event - 1),
                           hu_snapshot_get_state (before));
  /* Translators: the number of an event of the log, and what happened */
  node = _hu_why_add (list, game, snapshot, WHY_EVENT, event, g_strdup_printf (_("Event %1$u: %2$s"), event, text));
  node->event = event;
  _hu_why_add_hexes (node, hu_game_get_event (game, event - 1)->hexes);

  return node;
}

/* --- Reading them --- */

const char *
hu_why_node_get_text (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  return self->text;
}

char *
hu_why_node_dup_dated_text (HuWhyNode *self,
                            guint      above)
{
  const HuVerdict *verdict;

  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  if (self->kind != WHY_RULING || (self->event == above && above > 0) || _hu_why_is_disclosed (self->ruling))
    return g_strdup (self->text);
  if (self->event == 0)
    /* Translators: what was so before the first event: "At the set-up: 3 points to the French side …". */
    return g_strdup_printf (_("At the set-up: %s"), self->text);

  verdict = hu_snapshot_get_verdict (self->snapshot);
  if (verdict != NULL && self->event > verdict->event)
    /* Translators: the number of an event of the log, and what happened */
    return g_strdup_printf (_("Event %1$u, after the game was decided: %2$s"), self->event, self->text);

  /* Translators: the number of an event of the log, and what happened */
  return g_strdup_printf (_("Event %1$u: %2$s"), self->event, self->text);
}

/* Returns the number of its rule, or "". */
const char *
hu_why_node_get_rule (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  return self->rule;
}

/* Returns the event that caused it, or HU_WHY_NO_EVENT. */
guint
hu_why_node_get_event (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), HU_WHY_NO_EVENT);

  return self->event;
}

const GArray *
hu_why_node_get_hexes (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  return self->hexes;
}

const GArray *
hu_why_node_get_units (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  return self->units;
}

HuClauseId
hu_why_node_get_clause (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  return self->clause;
}

gboolean
hu_why_node_traces (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), FALSE);

  return self->traces;
}

gboolean
hu_why_node_is_condition (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), FALSE);

  return self->kind == WHY_PART && self->is_condition;
}

gboolean
hu_why_node_is_open (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), FALSE);

  return self->open;
}
