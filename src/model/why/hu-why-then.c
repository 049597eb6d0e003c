/*
 * What would be different if a unit were eliminated, or left the map where it is: each condition whose number would change.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

#define NEAR 8         /* hexes from a unit to enemies that are worth a word */
#define MOST_NEAREST 3 /* of them that are named */

/* A number of points has words of its own in each rule system. */
static gboolean
is_condition (const HuMeter *meter)
{
  return meter->scale != HU_METER_RATIO;
}

static char *
word_value (HuSnapshot *snapshot,
            guint       meter)
{
  const HuMeter *one = g_ptr_array_index (hu_snapshot_get_meters (snapshot), meter);

  return hu_explain_meter_value_after (snapshot, one, one->start);
}

static HuWhyNode *
add_number (HuWhyNode  *self,
            GListStore *list,
            const char *title,
            const char *was,
            const char *value)
{
  return _hu_why_add_below (self, list, WHY_FACT, 0,
                            /* Translators: a victory condition, how it stands now, and how it would stand. */
                            g_strdup_printf (_("%1$s: %2$s now, %3$s then."), title, was, value));
}

/* Is it made of no others? */
static gboolean
is_leaf (const GPtrArray *lines,
         guint            line)
{
  return line + 1 == lines->len || ((const HuConditionLine *) g_ptr_array_index (lines, line + 1))->depth <=
                                   ((const HuConditionLine *) g_ptr_array_index (lines, line))->depth;
}

/* A part with another number then, which several conditions may have. */
typedef struct
{
  GPtrArray  *titles; /* of these conditions (element-type utf8) */
  const char *rule;   /* of the first */
  char       *words, *was, *value;
} Part;

static void
free_part (gpointer data)
{
  Part *part = data;

  g_ptr_array_unref (part->titles);
  g_free (part->words);
  g_free (part->was);
  g_free (part->value);
  g_free (part);
}

/* The part of @parts that is told in the same words, or a new one. */
static Part *
take_part (GPtrArray             *parts,
           const HuConditionLine *was,
           const HuConditionLine *line,
           const char            *rule)
{
  Part *part;

  for (guint i = 0; i < parts->len; i++)
    {
      part = g_ptr_array_index (parts, i);
      if (g_str_equal (part->words, line->words) && g_strcmp0 (part->was, was->number) == 0 &&
          g_strcmp0 (part->value, line->number) == 0)
        return part;
    }

  part = g_new0 (Part, 1);
  *part = (Part) { g_ptr_array_new_with_free_func (g_free), rule, g_strdup (line->words), g_strdup (was->number),
                   g_strdup (line->number) };
  g_ptr_array_add (parts, part);

  return part;
}

/* Adds the parts of a condition whose numbers are others to @parts; FALSE: none is. */
static gboolean
collect_parts (HuWhyNode     *self,
               GPtrArray     *parts,
               HuSnapshot    *then,
               const HuMeter *meter,
               const HuMeter *now,
               const char    *title)
{
  g_autoptr(GPtrArray) lines = hu_explain_meter_conditions (then, meter);
  g_autoptr(GPtrArray) before = hu_explain_meter_conditions (self->snapshot, now);
  gboolean any = FALSE;

  for (guint i = 0; lines != NULL && before != NULL && lines->len > 1 && lines->len == before->len && i < lines->len; i++)
    {
      const HuConditionLine *line = g_ptr_array_index (lines, i), *was = g_ptr_array_index (before, i);
      Part *part;

      /* What a sum is made of is told by the sum. */
      if (!is_leaf (lines, i) || line->counted || g_strcmp0 (line->number, was->number) == 0)
        continue;
      part = take_part (parts, was, line, meter->rule);
      any = TRUE;
      /* A condition may have it twice. */
      if (part->titles->len == 0 || !g_str_equal (g_ptr_array_index (part->titles, part->titles->len - 1), title))
        g_ptr_array_add (part->titles, g_strdup (title));
    }

  return any;
}

static void
add_parts (HuWhyNode  *self,
           GListStore *list,
           GPtrArray  *parts)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const Part *part = g_ptr_array_index (parts, i);
      g_autofree char *titles = part->titles->len == 1 ? g_strdup (g_ptr_array_index (part->titles, 0))
        : hu_explain_quoted_names (hu_snapshot_get_scenario (self->snapshot), part->titles);
      /* Translators: victory conditions; a part of them. */
      g_autofree char *title = g_strdup_printf (_("%1$s: %2$s"), titles, part->words);

      _hu_why_set_rule (add_number (self, list, title, part->was, part->value), part->rule);
    }
}

/* The conditions whose numbers are others in @then; @turned: those that are met in one of the two only, or the rest. */
static void
add_numbers (HuWhyNode  *self,
             GListStore *list,
             HuSnapshot *then,
             gboolean    turned)
{
  const GPtrArray *meters = hu_snapshot_get_meters (then);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (free_part);

  for (guint i = 0; i < MIN (meters->len, hu_snapshot_get_meters (self->snapshot)->len); i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      const HuMeter *now = g_ptr_array_index (hu_snapshot_get_meters (self->snapshot), i);
      g_autofree char *title = hu_explain_meter_title (then, meter);
      g_autofree char *was = word_value (self->snapshot, i);
      g_autofree char *value = word_value (then, i);
      gboolean same = g_str_equal (value, was);

      if (!is_condition (meter) || (meter->met != now->met) != turned)
        continue;
      if (turned || !same)
        _hu_why_set_rule (add_number (self, list, title, was, value), meter->rule);
      if (!turned && collect_parts (self, parts, then, meter, now, title) && same && meter->met)
        /* Translators: a victory condition, how it stands: "met (2 of 2)". */
        _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("%1$s: still %2$s."), title, value)),
                          meter->rule);
    }
  add_parts (self, list, parts);
}

/* Is there a gain of the end of the game as @entry? */
static gboolean
has_foreseen (const GPtrArray     *ledger,
              const HuLedgerEntry *entry)
{
  for (guint i = ledger->len; i > 0; i--)
    {
      const HuLedgerEntry *one = g_ptr_array_index (ledger, i - 1);

      if (one->provisional && one->side == entry->side && one->item == entry->item && one->place == entry->place &&
          one->hex == entry->hex && one->unit == entry->unit && one->points == entry->points)
        return TRUE;
    }

  return FALSE;
}

void
_hu_why_add_foreseen (HuWhyNode       *self,
                      GListStore      *list,
                      const GPtrArray *now,
                      const GPtrArray *then,
                      char          *(*explain) (const HuScenario    *scenario,
                                                 const HuLedgerEntry *entry))
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);

  for (gint lost = TRUE; lost >= FALSE; lost--)
    for (guint i = 0; i < (lost ? now : then)->len; i++)
      {
        const HuLedgerEntry *entry = g_ptr_array_index (lost ? now : then, i);
        g_autofree char *what = NULL;

        if (!entry->provisional || has_foreseen (lost ? then : now, entry))
          continue;
        what = explain (scenario, entry);
        _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_foreseen (scenario, entry, what, lost)),
                          hu_ledger_entry_rule (entry));
      }
}

static void
add_then (HuWhyNode  *self,
          GListStore *list,
          HuSnapshot *then)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (then);

  if (hu_snapshot_get_verdict (then) != NULL)
    {
      g_autofree char *victory = hu_explain_victory (then);

      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                           /* Translators: a result: "German victory: Moscow is isolated (4.3)". */
                                           g_strdup_printf (_("The game is decided: %s."), victory)),
                        hu_snapshot_get_verdict (then)->rule);
    }
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (scenario, id) && hu_system_lists_get (id)->add_why_then != NULL)
      hu_system_lists_get (id)->add_why_then (self, list, then);
  add_numbers (self, list, then, TRUE);
  add_numbers (self, list, then, FALSE);
}

HuSnapshot *
_hu_why_what_if (HuWhyNode *self,
                 HuEvent   *event)
{
  g_autoptr(HuEvent) only = event;
  HuRefusal refusal = { 0 };

  return hu_game_what_if (self->game, &only, 1, &refusal);
}

/* The ground units of the side other than @side that are nearest to @hex, as far as they are known; @distance: (inout): how
 * many hexes away they may be, and are. */
static GArray *
list_nearest (HuSnapshot *snapshot,
              HuHex       hex,
              HuSide      side,
              gint       *distance)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  GArray *nearest = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *one = hu_scenario_get_unit (state->scenario, i);
      gint away;

      if (one->side == side || !hu_unit_is_ground (one) || state->unit_status[i] != HU_UNIT_ON_MAP ||
          hu_snapshot_get_secrecy (snapshot, i) != HU_SECRECY_NONE)
        continue;
      away = hu_grid_distance (state->scenario->map->grid, hex, state->unit_hex[i]);
      if (away > *distance || away == 0)
        continue;
      if (away < *distance)
        g_array_set_size (nearest, 0);
      *distance = away;
      g_array_append_val (nearest, i);
    }

  return nearest;
}

static GArray *
list_nearest_to_unit (HuSnapshot *snapshot,
                      guint       unit,
                      gint       *distance)
{
  const HuState *state = hu_snapshot_get_state (snapshot);

  *distance = NEAR;
  return list_nearest (snapshot, state->unit_hex[unit], hu_scenario_get_unit (state->scenario, unit)->side, distance);
}

/* Is it the only ground unit of its side in its hex, and that a hex of a place? */
static gboolean
is_alone (const HuState *state,
          guint          unit)
{
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *one = hu_scenario_get_unit (state->scenario, i);

      if (i != unit && one->side == hu_scenario_get_unit (state->scenario, unit)->side && hu_unit_is_ground (one) &&
          state->unit_status[i] == HU_UNIT_ON_MAP && state->unit_hex[i] == state->unit_hex[unit])
        return FALSE;
    }

  return hu_unit_is_ground (hu_scenario_get_unit (state->scenario, unit)) &&
         hu_map_place_at (state->scenario->map, state->unit_hex[unit]) >= 0;
}

static void
list_eliminated (HuWhyNode  *self,
                 GListStore *list)
{
  g_autoptr(HuSnapshot) then = _hu_why_what_if (self, hu_event_new_eliminate (self->index));

  if (then != NULL)
    add_then (self, list, then);
}

static void
list_exited (HuWhyNode  *self,
             GListStore *list)
{
  HuHex from = hu_snapshot_get_state (self->snapshot)->unit_hex[self->index];
  g_autoptr(HuSnapshot) then = _hu_why_what_if (self, hu_event_new_exit (self->index, from, HU_EXIT_PLAIN));

  if (then != NULL)
    add_then (self, list, then);
}

/* The sentences of a list, with line breaks. */
static char *
join (HuWhyNode  *self,
      void      (*list_part) (HuWhyNode  *self,
                              GListStore *list))
{
  g_autoptr(GListStore) list = g_list_store_new (HU_TYPE_WHY_NODE);
  g_autoptr(GString) text = g_string_new (NULL);

  list_part (self, list);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_string_append_printf (text, "%s\n", hu_why_node_get_text (node));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What follows if the unit is eliminated and an enemy unit enters its hex, other than from the first alone. */
static void
list_lost (HuWhyNode  *self,
           GListStore *list)
{
  gint distance;
  g_autoptr(GArray) nearest = list_nearest_to_unit (self->snapshot, self->index, &distance);
  g_autoptr(HuEvent) gone = hu_event_new_eliminate (self->index);
  g_autoptr(HuEvent) comes = NULL;
  g_autoptr(GListStore) all = g_list_store_new (HU_TYPE_WHY_NODE);
  g_autoptr(HuSnapshot) then = NULL;
  g_autofree char *before = NULL;
  HuRefusal refusal = { 0 };

  if (nearest->len == 0)
    return;

  comes = hu_event_new_move (g_array_index (nearest, guint, 0),
                             &hu_snapshot_get_state (self->snapshot)->unit_hex[self->index], 1);
  then = hu_game_what_if (self->game, (HuEvent *[]) { gone, comes }, 2, &refusal);
  if (then == NULL)
    return;

  before = join (self, list_eliminated);
  add_then (self, all, then);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (all)); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (all), i);

      if (strstr (before, hu_why_node_get_text (node)) == NULL)
        g_list_store_append (list, node);
    }
}

/* Where the unit stands alone in a place, and enemies are near: "If it is eliminated and 11 TB or 413 R, 1 hex away, then
 * enters 3931 (Tula):" */
static char *
word_lost (HuSnapshot *snapshot,
           guint       unit)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  gint distance;
  g_autoptr(GArray) nearest = list_nearest_to_unit (snapshot, unit, &distance);
  g_autofree char *units = NULL, *hex = NULL;

  if (nearest->len == 0 || !is_alone (state, unit))
    return NULL;

  units = hu_explain_any_units (state->scenario, nearest, MOST_NEAREST);
  hex = hu_explain_hex (state->scenario, state->unit_hex[unit]);
  /* Translators: units, a number of hexes, a hex. */
  return g_strdup_printf (ngettext ("If it is eliminated and %1$s, %2$d hex away, then enters %3$s:",
                                    "If it is eliminated and %1$s, %2$d hexes away, then enters %3$s:", (gulong) distance),
                          units, distance, hex);
}

static HuWhyNode *
add_head (HuWhyNode  *self,
          GListStore *list,
          guint       unit,
          char       *text,
          void      (*list_part) (HuWhyNode  *self,
                                  GListStore *list))
{
  HuWhyNode *head = _hu_why_add_below (self, list, WHY_PART, unit, text);

  head->list_part = list_part;

  return head;
}

gboolean
_hu_why_add_consequences (HuWhyNode  *self,
                          GListStore *list,
                          guint       unit)
{
  g_autoptr(GListStore) heads = g_list_store_new (HU_TYPE_WHY_NODE);
  HuWhyNode *eliminated, *exited, *lost;
  g_autofree char *one = NULL, *other = NULL, *third = NULL, *words = NULL;

  /* What is decided stays so; and a what-if is no moment of the log. */
  if (hu_snapshot_get_verdict (self->snapshot) != NULL || self->snapshot != hu_game_get_snapshot (self->game))
    return FALSE;

  eliminated = add_head (self, heads, unit, g_strdup (_("If it is eliminated:")), list_eliminated);
  exited = add_head (self, heads, unit, g_strdup (_("If it leaves the map here:")), list_exited);
  one = join (eliminated, list_eliminated);
  other = join (exited, list_exited);
  if (*one != '\0')
    g_list_store_append (list, eliminated);
  /* Where leaving is no more than being gone, that has been said. */
  if (*other != '\0' && !g_str_equal (one, other))
    g_list_store_append (list, exited);

  words = word_lost (self->snapshot, unit);
  if (words == NULL)
    return *one != '\0' || *other != '\0';

  lost = add_head (self, heads, unit, g_steal_pointer (&words), list_lost);
  third = join (lost, list_lost);
  if (*third != '\0')
    g_list_store_append (list, lost);

  return *one != '\0' || *other != '\0' || *third != '\0';
}

/* --- A hex that the enemy enters --- */

/* The one of the nearest units of the other side that comes first enters the hex that is the index. */
static void
list_entered (HuWhyNode  *self,
              GListStore *list)
{
  HuHex hex = (HuHex) self->index;
  gint distance = G_MAXINT;
  g_autoptr(GArray) nearest = list_nearest (self->snapshot, hex, (HuSide) GPOINTER_TO_INT (self->part), &distance);
  g_autoptr(HuSnapshot) then = nearest->len > 0
    ? _hu_why_what_if (self, hu_event_new_move (g_array_index (nearest, guint, 0), &hex, 1)) : NULL;

  if (then != NULL)
    add_then (self, list, then);
}

void
_hu_why_add_entered (HuWhyNode  *self,
                     GListStore *list,
                     HuHex       hex,
                     HuSide      side)
{
  g_autoptr(GListStore) heads = g_list_store_new (HU_TYPE_WHY_NODE);
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  gint distance = G_MAXINT;
  g_autoptr(GArray) nearest = list_nearest (self->snapshot, hex, side, &distance);
  g_autofree char *units = hu_explain_any_units (scenario, nearest, MOST_NEAREST);
  g_autofree char *name = hu_explain_hex (scenario, hex);
  g_autofree char *told = NULL;
  HuWhyNode *head;

  if (hu_snapshot_get_verdict (self->snapshot) != NULL || self->snapshot != hu_game_get_snapshot (self->game) ||
      nearest->len == 0)
    return;

  head = add_head (self, heads, (guint) hex,
                   /* Translators: units, a number of hexes, a hex. */
                   g_strdup_printf (ngettext ("If %1$s, %2$d hex away, enters %3$s:", "If %1$s, %2$d hexes away, enters %3$s:",
                                              (gulong) distance), units, distance, name), list_entered);
  head->open = TRUE;
  head->part = GINT_TO_POINTER (side);
  g_array_append_val (head->hexes, hex);
  told = join (head, list_entered);
  if (*told != '\0')
    g_list_store_append (list, head);
}
