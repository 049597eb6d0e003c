/*
 * What would be different after events that are only supposed: each condition whose number would change.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

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

  /* The first is the whole of it, which is told. */
  for (guint i = 1; lines != NULL && before != NULL && lines->len == before->len && i < lines->len; i++)
    {
      const HuConditionLine *line = g_ptr_array_index (lines, i), *was = g_ptr_array_index (before, i);
      Part *part;

      if (!_hu_why_is_line_told (lines, i) || g_strcmp0 (line->number, was->number) == 0)
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
      if (!same)
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

void
_hu_why_add_turned (HuWhyNode  *self,
                    GListStore *list,
                    HuSnapshot *then)
{
  add_numbers (self, list, then, TRUE);
}

void
_hu_why_add_then (HuWhyNode  *self,
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
      return;
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
