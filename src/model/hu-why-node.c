/*
 * The tree of reasons: a node's text, where it is on the map, and what finds
 * its children.  Nothing is judged here: a node arranges what snapshots say.
 */
#include "config.h"

#include "hu-why-node.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-supply-lines.h"

#define MOST_RULINGS 60

typedef enum
{
  WHY_FACT,
  WHY_VERDICT,
  WHY_METER,    /* index: of the snapshot's meters */
  WHY_HAPPENED, /* what the log gave rise to, the latest first */
  WHY_RULING,   /* ruling */
  WHY_EVENT,    /* index: its number */
  WHY_HEX,      /* index */
  WHY_STOPS,    /* index: HuBlock; hexes where lines stop for that */
  WHY_STOP,     /* index: in the list of WHY_STOPS */
} WhyKind;

struct _HuWhyNode
{
  GObject     parent_instance;

  HuGame     *game;
  HuSnapshot *snapshot;
  WhyKind     kind;
  guint       index;
  HuRuling   *ruling; /* or NULL */
  char       *text;
  char       *rule;
  guint       event;
  gboolean    open;
  GArray     *hexes;
};

G_DEFINE_FINAL_TYPE (HuWhyNode, hu_why_node, G_TYPE_OBJECT)

static void
hu_why_node_finalize (GObject *object)
{
  HuWhyNode *self = HU_WHY_NODE (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_clear_pointer (&self->ruling, hu_ruling_unref);
  g_array_unref (self->hexes);
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
  self->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
}

/* --- Making nodes --- */

/* Adds a node to @list and lends it; takes @text. */
static HuWhyNode *
add (GListStore *list,
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

static HuWhyNode *
add_below (HuWhyNode  *self,
           GListStore *list,
           WhyKind     kind,
           guint       index,
           char       *text)
{
  return add (list, self->game, self->snapshot, kind, index, text);
}

static void
set_rule (HuWhyNode  *node,
          const char *rule)
{
  g_free (node->rule);
  node->rule = g_strdup (rule);
}

static void
add_hexes (HuWhyNode    *node,
           const GArray *hexes)
{
  if (hexes != NULL && hexes->len > 0)
    g_array_append_vals (node->hexes, hexes->data, hexes->len);
}

static void
add_rows (HuWhyNode    *node,
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

static void
add_unit (HuWhyNode  *self,
          GListStore *list,
          guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  HuHex hex = get_state (self)->unit_hex[unit];
  g_autofree char *name = hu_explain_seen_unit (self->snapshot, unit, HU_LANG_LOCALE);
  g_autofree char *where = hex != HU_HEX_NONE ? hu_explain_hex (scenario, hex, HU_LANG_LOCALE) : NULL;
  HuWhyNode *node;

  if (where == NULL)
    {
      /* Translators: %s is a unit */
      add_below (self, list, WHY_FACT, unit, g_strdup_printf (_("%s, not on the map"), name));
      return;
    }

  /* Translators: a unit, and the hex it stands in */
  node = add_below (self, list, WHY_FACT, unit, g_strdup_printf (_("%1$s, in %2$s"), name, where));
  g_array_append_val (node->hexes, hex);
}

static void
add_units (HuWhyNode    *self,
           GListStore   *list,
           const GArray *units)
{
  for (guint i = 0; i < units->len; i++)
    add_unit (self, list, g_array_index (units, guint, i));
}

static void
add_hex (HuWhyNode  *self,
         GListStore *list,
         HuHex       hex)
{
  HuWhyNode *node = add_below (self, list, WHY_HEX, (guint) hex,
                               hu_explain_hex (hu_snapshot_get_scenario (self->snapshot), hex, HU_LANG_LOCALE));

  g_array_append_val (node->hexes, hex);
}

static void
add_ruling (HuWhyNode  *self,
            GListStore *list,
            HuRuling   *ruling)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  HuWhyNode *node = add_below (self, list, WHY_RULING, 0, hu_explain_ruling (scenario, ruling, HU_LANG_LOCALE));

  node->ruling = hu_ruling_ref (ruling);
  node->event = ruling->event;
  set_rule (node, ruling->rule);
  add_hexes (node, ruling->hexes);
  if (ruling->hexes->len == 0)
    add_rows (node, ruling->rows);
  for (guint i = 0; i < ruling->units->len; i++)
    {
      HuHex hex = get_state (self)->unit_hex[g_array_index (ruling->units, guint, i)];

      if (hex != HU_HEX_NONE)
        g_array_append_val (node->hexes, hex);
    }
}

static gboolean
is_telling (const HuRuling *ruling)
{
  return ruling->kind != HU_RULING_CONTROL || ruling->place >= 0;
}

/* --- Children --- */

static void
list_meters (HuWhyNode  *self,
             GListStore *list)
{
  const GPtrArray *meters = hu_snapshot_get_meters (self->snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autofree char *title = hu_explain_meter_title (self->snapshot, meter, HU_LANG_LOCALE);
      g_autofree char *value = hu_explain_meter_value (self->snapshot, meter, HU_LANG_LOCALE);
      /* Translators: a victory condition, and how far it is: "Moscow's lifeline: 8 hexes wide" */
      HuWhyNode *node = add_below (self, list, WHY_METER, i, g_strdup_printf (_("%1$s: %2$s"), title, value));

      set_rule (node, meter->rule);
      add_hexes (node, meter->hexes);
      add_rows (node, meter->hexes->len == 0 ? meter->rows : NULL);
    }
}

static void
list_verdict (HuWhyNode  *self,
              GListStore *list)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);

  if (hu_snapshot_get_verdict (self->snapshot) == NULL)
    {
      list_meters (self, list);
      return;
    }

  for (guint i = 0; i < rulings->len; i++)
    if (((HuRuling *) g_ptr_array_index (rulings, i))->decides)
      add_ruling (self, list, g_ptr_array_index (rulings, i));
}

static void
list_happened (HuWhyNode  *self,
               GListStore *list)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  guint shown = 0;

  for (guint i = rulings->len; i > 0 && shown < MOST_RULINGS; i--)
    if (is_telling (g_ptr_array_index (rulings, i - 1)))
      {
        add_ruling (self, list, g_ptr_array_index (rulings, i - 1));
        shown++;
      }
}

/* The lines there are, and how many hexes stop them for which reason. */
static void
list_lifeline (HuWhyNode  *self,
               GListStore *list)
{
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_capital (self->snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  guint stops[HU_N_BLOCKS] = { 0 };

  for (guint i = 0; lines != NULL && i < lines->tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (lines->tracing->traces, i);
      HuHex origin = g_array_index (lines->tracing->origins, HuHex, i);
      g_autofree char *from = hu_explain_hex (scenario, origin, HU_LANG_LOCALE);
      guint length = trace->path != NULL ? trace->path->len - 1 : 0;
      HuWhyNode *node;

      if (trace->path == NULL)
        /* Translators: %s is a hex */
        node = add_below (self, list, WHY_HEX, (guint) origin, g_strdup_printf (_("No line leads out of %s."), from));
      else
        node = add_below (self, list, WHY_FACT, 0,
                          /* Translators: a hex, a number of hexes */
                          g_strdup_printf (ngettext ("A line leads out of %1$s, %2$u hex long.",
                                                     "A line leads out of %1$s, %2$u hexes long.", length),
                                           from, length));
      add_hexes (node, trace->path);
      for (guint j = 0; j < trace->frontier->len; j++)
        stops[g_array_index (trace->frontier, HuFrontierHex, j).because]++;
    }

  for (guint because = 0; because < HU_N_BLOCKS; because++)
    if (stops[because] > 0 && (because == HU_BLOCK_UNIT || because == HU_BLOCK_ZOC || because == HU_BLOCK_CONTROL))
      add_below (self, list, WHY_STOPS, because,
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

static void
list_stops (HuWhyNode  *self,
            GListStore *list)
{
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_capital (self->snapshot);
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
          name = hu_explain_hex (scenario, stop->hex, HU_LANG_LOCALE);
          reason = hu_explain_frontier (lines->situation, stop, HU_LANG_LOCALE);
          /* Translators: a hex, and why a line of supply stops there */
          node = add_below (self, list, WHY_STOP, (guint) stop->hex, g_strdup_printf (_("%1$s: %2$s"), name, reason));
          g_array_append_val (node->hexes, stop->hex);
          set_rule (node, "8");
        }
    }
}

/* Who is behind it. */
static void
list_stop (HuWhyNode  *self,
           GListStore *list)
{
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_capital (self->snapshot);
  const HuFrontierHex *stop = lines != NULL ? hu_supply_lines_find_frontier (lines, (HuHex) self->index) : NULL;
  g_autoptr(GArray) units = NULL;

  if (stop == NULL)
    return;

  units = hu_supply_situation_blockers (lines->situation, stop->hex, stop->because);
  add_units (self, list, units);
}

static void
list_ledger (HuWhyNode  *self,
             GListStore *list)
{
  const HuFrontLineReport *report = hu_snapshot_get_front_line (self->snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);

  for (guint i = report->ledger->len; i > 0; i--)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (report->ledger, i - 1);
      g_autofree char *what = hu_explain_ledger_entry (scenario, entry, HU_LANG_LOCALE);
      g_autofree char *side = hu_explain_side (scenario, entry->side, HU_LANG_LOCALE);
      HuWhyNode *node =
        add_below (self, list, entry->provisional || entry->event == 0 ? WHY_FACT : WHY_EVENT, entry->event,
                   /* Translators: a side, points, and what they are for */
                   g_strdup_printf (_("%1$s +%2$" G_GINT64_FORMAT ": %3$s"), side, entry->points, what));

      node->event = entry->event;
      set_rule (node, hu_ledger_entry_rule (entry));
      add_hexes (node, entry->hexes);
      add_rows (node, entry->hexes == NULL ? entry->rows : NULL);
    }
}

static void
list_gaps (HuWhyNode  *self,
           GListStore *list,
           HuSide      side)
{
  const GArray *gaps = hu_snapshot_get_front_line (self->snapshot)->gaps[side];

  for (guint i = 0; i < gaps->len; i++)
    {
      const HuGap *gap = &g_array_index (gaps, HuGap, i);
      g_autoptr(GArray) row = g_array_new (FALSE, FALSE, sizeof (gint));
      HuWhyNode *node = add_below (self, list, WHY_FACT, 0,
                                   hu_explain_gap (hu_snapshot_get_scenario (self->snapshot), gap, HU_LANG_LOCALE));

      g_array_append_val (row, gap->row);
      add_rows (node, row);
      set_rule (node, "line");
    }
}

/* Each place, with the last thing that happened to it. */
static void
list_places (HuWhyNode    *self,
             GListStore   *list,
             const GArray *places)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);

  for (guint i = 0; i < places->len; i++)
    {
      guint place = g_array_index (places, guint, i);
      HuSide holder = hu_state_place_controller (get_state (self), place);
      g_autofree char *name = hu_explain_place (scenario, place);
      g_autofree char *side = hu_explain_side (scenario, holder, HU_LANG_LOCALE);
      /* Translators: a place, and the side that controls it */
      HuWhyNode *node = add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("%1$s: %2$s"), name, side));

      add_hexes (node, hu_map_get_place (scenario->map, place)->hexes);
      for (guint j = rulings->len; j > 0; j--)
        {
          HuRuling *ruling = g_ptr_array_index (rulings, j - 1);

          if (ruling->place != (gint) place)
            continue;
          add_ruling (self, list, ruling);
          break;
        }
    }
}

static void
list_meter (HuWhyNode  *self,
            GListStore *list)
{
  const HuMeter *meter = g_ptr_array_index (hu_snapshot_get_meters (self->snapshot), self->index);
  char *detail = hu_explain_meter_detail (self->snapshot, meter, HU_LANG_LOCALE);
  HuWhyNode *node = add_below (self, list, WHY_FACT, 0, hu_explain_meter_rule (self->snapshot, meter, HU_LANG_LOCALE));

  set_rule (node, meter->rule);
  if (detail != NULL && detail[0] != '\0')
    {
      node = add_below (self, list, WHY_FACT, 0, detail);
      add_hexes (node, meter->more_hexes->len > 0 ? meter->more_hexes : meter->hexes);
    }
  else
    {
      g_free (detail);
    }

  if (meter->unit != HU_UNIT_NONE)
    add_unit (self, list, meter->unit);
  list_places (self, list, meter->places);
  if (meter->kind == HU_METER_LIFELINE)
    list_lifeline (self, list);
  else if (meter->kind == HU_METER_POINTS)
    list_ledger (self, list);
  else if (meter->kind == HU_METER_LINE_ATTACKER || meter->kind == HU_METER_LINE_DEFENDER)
    list_gaps (self, list, meter->for_side);
}

static void
add_event (HuWhyNode  *self,
           GListStore *list,
           guint       event)
{
  g_autoptr(HuSnapshot) before = NULL;
  g_autofree char *text = NULL;
  HuWhyNode *node;

  if (event == 0 || event > hu_game_get_position (self->game) ||
      hu_game_get_sight (self->game, event) != HU_SIGHT_WHOLE)
    return;

  before = hu_game_get_snapshot_before (self->game, event);
  text = hu_explain_event (hu_game_get_scenario (self->game), hu_game_get_event (self->game, event - 1),
                           hu_snapshot_get_state (before), HU_LANG_LOCALE);
  /* Translators: the number of an event of the log, and what happened */
  node = add_below (self, list, WHY_EVENT, event, g_strdup_printf (_("Event %1$u: %2$s"), event, text));
  node->event = event;
  add_hexes (node, hu_game_get_event (self->game, event - 1)->hexes);
}

static void
list_ruling (HuWhyNode  *self,
             GListStore *list)
{
  const HuRuling *ruling = self->ruling;

  if (ruling->event > 0)
    add_event (self, list, ruling->event);
  else
    add_below (self, list, WHY_FACT, 0, g_strdup (_("So it is from the set-up on.")));
  add_units (self, list, ruling->units);
  for (guint i = 0; i < MIN (ruling->hexes->len, 24); i++)
    add_hex (self, list, g_array_index (ruling->hexes, HuHex, i));
}

/* From a line of the log to what it caused. */
static void
list_event (HuWhyNode  *self,
            GListStore *list)
{
  const GPtrArray *rulings = hu_game_get_rulings (self->game, self->index);

  for (guint i = 0; rulings != NULL && i < rulings->len; i++)
    add_ruling (self, list, g_ptr_array_index (rulings, i));
}

static gboolean
names_hex (const HuRuling *ruling,
           HuHex           hex)
{
  for (guint i = 0; i < ruling->hexes->len; i++)
    if (g_array_index (ruling->hexes, HuHex, i) == hex)
      return TRUE;

  return FALSE;
}

static void
list_hex_supply (HuWhyNode  *self,
                 GListStore *list,
                 HuHex       hex)
{
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_capital (self->snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  const HuFrontierHex *stop;
  HuHex from;
  gint distance;

  if (lines == NULL)
    return;

  distance = hu_supply_lines_distance (lines, hex, &from);
  stop = hu_supply_lines_find_frontier (lines, hex);
  if (distance >= 0)
    {
      g_autofree char *name = hu_explain_hex (scenario, from, HU_LANG_LOCALE);

      set_rule (add_below (self, list, WHY_FACT, 0,
                           /* Translators: a hex, a number of hexes */
                           g_strdup_printf (ngettext ("A line of supply reaches it, %2$d hex from %1$s.",
                                                      "A line of supply reaches it, %2$d hexes from %1$s.", distance),
                                            name, distance)), "8");
    }
  else if (stop != NULL)
    {
      g_autofree char *reason = hu_explain_frontier (lines->situation, stop, HU_LANG_LOCALE);

      /* Translators: %s is why a line of supply stops at a hex */
      set_rule (add_below (self, list, WHY_STOP, (guint) hex, g_strdup_printf (_("Lines of supply stop here: %s"), reason)),
                "8");
    }
}

static void
list_hex (HuWhyNode  *self,
          GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  HuHex hex = (HuHex) self->index;
  g_autofree char *side = hu_explain_side (scenario, get_state (self)->control[hex], HU_LANG_LOCALE);
  g_autoptr(GArray) units = hu_state_units_in (get_state (self), hex);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);

  if (scenario->control == NULL)
    /* Translators: %s is a side, as "German", or "nobody" */
    add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("Controlled by: %s"), side));
  list_hex_supply (self, list, hex);
  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);

      if (hu_snapshot_get_control (self->snapshot) == NULL ||
          hu_snapshot_get_control (self->snapshot)->secrecy == NULL ||
          hu_snapshot_get_control (self->snapshot)->secrecy[unit] == 0)
        add_unit (self, list, unit);
    }
  for (guint i = rulings->len; i > 0; i--)
    if (names_hex (g_ptr_array_index (rulings, i - 1), hex))
      add_ruling (self, list, g_ptr_array_index (rulings, i - 1));
}

/**
 * hu_why_node_dup_children:
 * @self: a reason
 *
 * Returns: (transfer full) (nullable): the reasons behind it; %NULL where it is
 *   a fact
 */
GListModel *
hu_why_node_dup_children (HuWhyNode *self)
{
  g_autoptr(GListStore) list = NULL;

  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  switch (self->kind)
    {
    case WHY_FACT:
      break;
    case WHY_VERDICT:
      list_verdict (self, list);
      break;
    case WHY_METER:
      list_meter (self, list);
      break;
    case WHY_HAPPENED:
      list_happened (self, list);
      break;
    case WHY_RULING:
      list_ruling (self, list);
      break;
    case WHY_EVENT:
      list_event (self, list);
      break;
    case WHY_HEX:
      list_hex (self, list);
      break;
    case WHY_STOPS:
      list_stops (self, list);
      break;
    case WHY_STOP:
      list_stop (self, list);
      break;
    }

  return g_list_model_get_n_items (G_LIST_MODEL (list)) > 0 ? G_LIST_MODEL (g_steal_pointer (&list)) : NULL;
}

/**
 * hu_why_tree_new:
 * @game: a game
 * @snapshot: it, or as if
 *
 * Returns: (transfer full): the verdict, what each condition lacks, and what
 *   has happened
 */
GListModel *
hu_why_tree_new (HuGame     *game,
                 HuSnapshot *snapshot)
{
  GListStore *list;
  HuWhyNode *node;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL, NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  node = add (list, game, snapshot, WHY_VERDICT, 0, hu_explain_verdict (snapshot, HU_LANG_LOCALE));
  node->open = TRUE;
  if (hu_snapshot_get_verdict (snapshot) != NULL)
    {
      set_rule (node, hu_snapshot_get_verdict (snapshot)->rule);
      list_meters (node, list);
    }
  add (list, game, snapshot, WHY_HAPPENED, 0, g_strdup (_("What has happened, the latest first")));

  return G_LIST_MODEL (list);
}

/**
 * hu_why_tree_new_hex:
 * @game: a game
 * @snapshot: it, or as if
 * @hex: a hex of its map
 *
 * Returns: (transfer full): what is so in @hex, and how it came about
 */
GListModel *
hu_why_tree_new_hex (HuGame     *game,
                     HuSnapshot *snapshot,
                     HuHex       hex)
{
  GListStore *list;
  HuWhyNode *node;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL, NULL);
  g_return_val_if_fail (hu_grid_has (hu_snapshot_get_scenario (snapshot)->map->grid, hex), NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  node = add (list, game, snapshot, WHY_HEX, (guint) hex,
              hu_explain_hex (hu_snapshot_get_scenario (snapshot), hex, HU_LANG_LOCALE));
  g_array_append_val (node->hexes, hex);
  node->open = TRUE;

  return G_LIST_MODEL (list);
}

/**
 * hu_why_node_get_text:
 * @self: a reason
 *
 * Returns: (transfer none): it, in words
 */
const char *
hu_why_node_get_text (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  return self->text;
}

/**
 * hu_why_node_get_rule:
 * @self: a reason
 *
 * Returns: (transfer none): the number of its rule, or ""
 */
const char *
hu_why_node_get_rule (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  return self->rule;
}

/**
 * hu_why_node_get_event:
 * @self: a reason
 *
 * Returns: the event it came about at, or %HU_WHY_NO_EVENT
 */
guint
hu_why_node_get_event (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), HU_WHY_NO_EVENT);

  return self->event;
}

/**
 * hu_why_node_get_hexes:
 * @self: a reason
 *
 * Returns: (transfer none) (element-type HuHex): where it is on the map
 */
const GArray *
hu_why_node_get_hexes (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  return self->hexes;
}

/**
 * hu_why_node_is_open:
 * @self: a reason
 *
 * Returns: whether it is shown with its children at once
 */
gboolean
hu_why_node_is_open (HuWhyNode *self)
{
  g_return_val_if_fail (HU_IS_WHY_NODE (self), FALSE);

  return self->open;
}
