/*
 * The conditions that stood otherwise after an event, or a turn, than before it, each with those of its parts whose numbers are
 * others.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

static void
list_parts (HuWhyNode  *self,
            GListStore *list)
{
  const GPtrArray *parts = self->part;

  for (guint i = 0; i < parts->len; i++)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_strdup (g_ptr_array_index (parts, i))), self->rule);
}

static char *
word_change (gboolean    of_turn,
             const char *title,
             const char *before,
             const char *after)
{
  if (of_turn)
    return g_str_equal (before, after)
      /* Translators: a victory condition, how it stood before a turn, and after it. */
      ? g_strdup_printf (_("%1$s: %2$s before the turn and after its last event"), title, before)
      /* Translators: a victory condition, how it stood before a turn, and after it. */
      : g_strdup_printf (_("%1$s: %2$s before the turn, %3$s after its last event"), title, before, after);

  return g_str_equal (before, after)
    /* Translators: a victory condition, how it stood before an event, and after it. */
    ? g_strdup_printf (_("%1$s: %2$s before the event and after it"), title, before)
    /* Translators: a victory condition, how it stood before an event, and after it. */
    : g_strdup_printf (_("%1$s: before the event %2$s; after it %3$s"), title, before, after);
}

gboolean
_hu_why_is_line_told (const GPtrArray *lines,
                      guint            index)
{
  const HuConditionLine *line = g_ptr_array_index (lines, index);
  const HuConditionLine *next = index + 1 < lines->len ? g_ptr_array_index (lines, index + 1) : NULL;

  return !line->counted && (next == NULL || next->depth <= line->depth || next->counted);
}

/* The parts whose numbers are others, (transfer full) (element-type utf8); none of a condition that has none. */
static GPtrArray *
list_changed (gboolean         of_turn,
              const GPtrArray *before,
              const GPtrArray *after)
{
  GPtrArray *changed = g_ptr_array_new_with_free_func (g_free);

  /* The first is the whole of it. */
  for (guint i = 1; before != NULL && after != NULL && before->len == after->len && i < after->len; i++)
    {
      const HuConditionLine *was = g_ptr_array_index (before, i), *line = g_ptr_array_index (after, i);

      if (_hu_why_is_line_told (after, i) && g_strcmp0 (was->number, line->number) != 0)
        g_ptr_array_add (changed, word_change (of_turn, line->words, was->number, line->number));
    }

  return changed;
}

/* The rows of @rows, or where @hexes the hexes, that are not in @others; NULL: none. */
static char *
word_new (const HuScenario *scenario,
          const GArray     *rows,
          const GArray     *others,
          gboolean          hexes)
{
  g_autoptr(GArray) new_ones = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < rows->len; i++)
    if (!hu_numbers_have (others, (guint) g_array_index (rows, gint, i)))
      g_array_append_val (new_ones, g_array_index (rows, gint, i));
  if (new_ones->len == 0)
    return NULL;

  return hexes ? hu_explain_hexes (scenario, new_ones, 0) : hu_explain_rows (scenario, new_ones, 0);
}

/* Adds which rows of a line came to be open, and which covered; or which hexes, where it is a path. */
static void
add_rows (GPtrArray     *changed,
          HuSnapshot    *before,
          HuSnapshot    *after,
          const HuMeter *then,
          const HuMeter *now)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (after);
  const HuSystemLists *lists = hu_system_lists_get (now->system);
  gboolean path = lists->has_path != NULL && lists->has_path (scenario);
  const GArray *was = path ? lists->get_open (before, then) : then->rows;
  const GArray *is = path ? lists->get_open (after, now) : now->rows;
  g_autofree char *opened = was != NULL && is != NULL ? word_new (scenario, is, was, path) : NULL;
  g_autofree char *covered = was != NULL && is != NULL ? word_new (scenario, was, is, path) : NULL;

  if (opened != NULL)
    /* Translators: rows of hexes, or hexes. */
    g_ptr_array_add (changed, g_strdup_printf (_("Newly open: %s."), opened));
  if (covered != NULL && path)
    /* Translators: hexes: of a line that may go elsewhere now. */
    g_ptr_array_add (changed, g_strdup_printf (_("No longer open: %s."), covered));
  else if (covered != NULL)
    /* Translators: rows of hexes. */
    g_ptr_array_add (changed, g_strdup_printf (_("Newly covered: %s."), covered));
}

/* @title: a victory condition; @changed: its parts, or NULL. */
static void
add_change (HuWhyNode  *self,
            GListStore *list,
            gboolean    of_turn,
            const char *title,
            const char *was,
            const char *value,
            GPtrArray  *changed,
            const char *rule)
{
  HuWhyNode *node;

  if (g_str_equal (was, value) && (changed == NULL || changed->len == 0))
    return;

  node = _hu_why_add_below (self, list, WHY_FACT, 0, word_change (of_turn, title, was, value));
  _hu_why_set_rule (node, rule);
  if (changed == NULL || changed->len == 0)
    return;

  node->kind = WHY_PART;
  node->part = g_ptr_array_ref (changed);
  node->free_part = (GDestroyNotify) g_ptr_array_unref;
  node->list_part = list_parts;
}

void
_hu_why_add_changes (HuWhyNode  *self,
                     GListStore *list,
                     HuSnapshot *before,
                     HuSnapshot *after,
                     gboolean    of_turn)
{
  guint n = MIN (hu_snapshot_get_meters (before)->len, hu_snapshot_get_meters (after)->len);

  for (guint i = 0; i < n; i++)
    {
      const HuMeter *now = g_ptr_array_index (hu_snapshot_get_meters (after), i);
      const HuMeter *then = g_ptr_array_index (hu_snapshot_get_meters (before), i);
      g_autoptr(GPtrArray) lines = hu_explain_meter_conditions (after, now);
      g_autoptr(GPtrArray) was_lines = hu_explain_meter_conditions (before, then);
      g_autoptr(GPtrArray) changed = list_changed (of_turn, was_lines, lines);
      g_autofree char *title = hu_explain_meter_title (after, now);
      g_autofree char *end_title = NULL;
      g_autofree char *value = hu_explain_meter_standing (after, now, now->start);
      g_autofree char *was = hu_explain_meter_standing (before, then, then->start);
      g_autofree char *present = hu_explain_meter_present (after, now);
      g_autofree char *was_present = hu_explain_meter_present (before, then);
      const char *now_so = present != NULL ? present : value, *then_so = was_present != NULL ? was_present : was;

      add_rows (changed, before, after, then, now);
      /* What stands so too when captured things are doubled is said once. */
      if (!g_str_equal (now_so, value) || !g_str_equal (then_so, was))
        {
          add_change (self, list, of_turn, title, then_so, now_so, NULL, now->rule);
          /* Translators: a victory condition. */
          end_title = g_strdup_printf (_("%s (captured things doubled, as at the end)"), title);
        }
      add_change (self, list, of_turn, end_title != NULL ? end_title : title, was, value, changed, now->rule);
    }
}
