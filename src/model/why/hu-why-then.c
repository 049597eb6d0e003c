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

/* Is it the only ground unit of its side in its hex? */
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

  return hu_unit_is_ground (hu_scenario_get_unit (state->scenario, unit));
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

/* The lines of supply that are different if the unit is eliminated. */
static void
list_lines (HuWhyNode  *self,
            GListStore *list)
{
  g_autoptr(HuSnapshot) then = _hu_why_what_if (self, hu_event_new_eliminate (self->index));

  if (then != NULL)
    _hu_why_add_lines_then (self, list, then, self->index);
}

/* What follows if the unit is eliminated and the enemy unit that is the part enters its hex, other than from the first alone: in
 * a hex of a place all of it, elsewhere only which lines of supply are different. */
static void
list_lost (HuWhyNode  *self,
           GListStore *list)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  HuHex hex = state->unit_hex[self->index];
  g_autoptr(HuEvent) gone = hu_event_new_eliminate (self->index);
  g_autoptr(HuEvent) comes = hu_event_new_move (GPOINTER_TO_UINT (self->part), &hex, 1);
  g_autoptr(GListStore) all = g_list_store_new (HU_TYPE_WHY_NODE);
  g_autoptr(HuSnapshot) then = NULL;
  g_autofree char *before = NULL, *lines = NULL;
  HuRefusal refusal = { 0 };

  then = hu_game_what_if (self->game, (HuEvent *[]) { gone, comes }, 2, &refusal);
  if (then == NULL)
    return;

  before = join (self, list_eliminated);
  lines = join (self, list_lines);
  if (hu_map_place_at (state->scenario->map, hex) >= 0)
    add_then (self, all, then);
  _hu_why_add_lines_then (self, all, then, self->index);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (all)); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (all), i);
      const char *text = hu_why_node_get_text (node);

      if (strstr (before, text) == NULL && strstr (lines, text) == NULL)
        g_list_store_append (list, node);
    }
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

/* "If it is eliminated and 11 TB or 413 R, 1 hex away, then enters 3931 (Tula):" */
static char *
word_lost (const HuScenario *scenario,
           const GArray     *units,
           gint              distance,
           HuHex             hex)
{
  g_autofree char *names = hu_explain_any_units (scenario, units, 0);
  g_autofree char *name = hu_explain_hex (scenario, hex);

  /* Translators: units, a number of hexes, a hex. */
  return g_strdup_printf (ngettext ("If it is eliminated and %1$s, %2$d hex away, then enters %3$s:",
                                    "If it is eliminated and %1$s, %2$d hexes away, then enters %3$s:", (gulong) distance),
                          names, distance, name);
}

static char *
word_entered (const HuScenario *scenario,
              const GArray     *units,
              gint              distance,
              HuHex             hex)
{
  g_autofree char *names = hu_explain_any_units (scenario, units, 0);
  g_autofree char *name = hu_explain_hex (scenario, hex);

  /* Translators: units, a number of hexes, a hex. */
  return g_strdup_printf (ngettext ("If %1$s, %2$d hex away, enters %3$s:", "If %1$s, %2$d hexes away, enters %3$s:",
                                    (gulong) distance), names, distance, name);
}

/* Adds what follows if one of @nearest, @distance away, enters @hex: those with which the same follows have one heading.  Each
 * node has the index, and the unit that enters as its part.  FALSE: nothing follows. */
static gboolean
add_comers (HuWhyNode    *self,
            GListStore   *list,
            guint         index,
            const GArray *nearest,
            gint          distance,
            HuHex         hex,
            char       *(*word) (const HuScenario *scenario,
                                 const GArray     *units,
                                 gint              distance,
                                 HuHex             hex),
            void        (*list_part) (HuWhyNode  *self,
                                      GListStore *list))
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GListStore) heads = g_list_store_new (HU_TYPE_WHY_NODE);
  g_auto(GStrv) told = g_new0 (char *, nearest->len + 1);
  gboolean any = FALSE;

  for (guint i = 0; i < MIN (nearest->len, MOST_NEAREST); i++)
    {
      HuWhyNode *head = add_head (self, heads, index, NULL, list_part);

      head->part = GUINT_TO_POINTER (g_array_index (nearest, guint, i));
      told[i] = join (head, list_part);
    }
  for (guint i = 0; told[i] != NULL; i++)
    {
      g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
      HuWhyNode *head;

      for (guint j = 0; told[j] != NULL; j++)
        {
          if (!g_str_equal (told[j], told[i]))
            continue;
          if (j < i)
            break;
          g_array_append_val (units, g_array_index (nearest, guint, j));
        }
      if (units->len == 0 || told[i][0] == '\0')
        continue;
      head = add_head (self, list, index, word (scenario, units, distance, hex), list_part);
      head->part = GUINT_TO_POINTER (g_array_index (units, guint, 0));
      g_array_append_val (head->hexes, hex);
      any = TRUE;
    }

  return any;
}

gboolean
_hu_why_add_consequences (HuWhyNode  *self,
                          GListStore *list,
                          guint       unit)
{
  g_autoptr(GListStore) heads = g_list_store_new (HU_TYPE_WHY_NODE);
  g_autoptr(GArray) nearest = NULL;
  HuWhyNode *eliminated, *exited;
  g_autofree char *one = NULL, *other = NULL;
  gint distance;
  gboolean any;

  /* What is decided stays so; and a what-if is no moment of the log. */
  if (hu_snapshot_get_verdict (self->snapshot) != NULL || self->snapshot != hu_game_get_snapshot (self->game))
    return FALSE;

  eliminated = add_head (self, heads, unit, g_strdup (_("If it is eliminated:")), list_eliminated);
  exited = add_head (self, heads, unit, g_strdup (_("If it leaves the map here:")), list_exited);
  one = join (eliminated, list_eliminated);
  other = join (exited, list_exited);
  any = *one != '\0' || *other != '\0';
  if (*one != '\0')
    g_list_store_append (list, eliminated);
  /* Where leaving is no more than being gone, that has been said. */
  if (*other != '\0' && !g_str_equal (one, other))
    g_list_store_append (list, exited);

  nearest = list_nearest_to_unit (self->snapshot, unit, &distance);
  if (is_alone (hu_snapshot_get_state (self->snapshot), unit))
    any |= add_comers (self, list, unit, nearest, distance, hu_snapshot_get_state (self->snapshot)->unit_hex[unit], word_lost,
                       list_lost);

  return any;
}

/* --- A hex that the enemy enters --- */

/* The unit that is the part enters the hex that is the index. */
static void
list_entered (HuWhyNode  *self,
              GListStore *list)
{
  HuHex hex = (HuHex) self->index;
  g_autoptr(HuSnapshot) then = _hu_why_what_if (self, hu_event_new_move (GPOINTER_TO_UINT (self->part), &hex, 1));

  if (then != NULL)
    add_then (self, list, then);
}

void
_hu_why_add_entered (HuWhyNode  *self,
                     GListStore *list,
                     HuHex       hex,
                     HuSide      side)
{
  gint distance = G_MAXINT;
  g_autoptr(GArray) nearest = list_nearest (self->snapshot, hex, side, &distance);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  if (hu_snapshot_get_verdict (self->snapshot) != NULL || self->snapshot != hu_game_get_snapshot (self->game) ||
      nearest->len == 0)
    return;

  add_comers (self, list, (guint) hex, nearest, distance, hex, word_entered, list_entered);
  for (; n < g_list_model_get_n_items (G_LIST_MODEL (list)); n++)
    {
      g_autoptr(HuWhyNode) head = g_list_model_get_item (G_LIST_MODEL (list), n);

      head->open = TRUE;
    }
}
