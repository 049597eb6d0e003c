/*
 * What a list of rulings may leave out or tell in one line: a Location beside its hex, what a vehicle holds only as it drives by,
 * and the rest of what a unit did.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-language.h"
#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

/* Events that are named for what a list leaves out. */
#define MOST_EVENTS 40

/* The Location at the ground has the number of its hex; one above or below it is another thing. */
static gboolean
is_ground_of (const HuRuling *location,
              const HuRuling *hex)
{
  return location->subject == hex->subject;
}

static gboolean
are_of_one_step (const HuRuling *one,
                 const HuRuling *other)
{
  return one->event == other->event && one->system == other->system && one->side == other->side && one->hexes->len == 1 &&
         other->hexes->len == 1 && g_array_index (one->hexes, HuHex, 0) == g_array_index (other->hexes, HuHex, 0);
}

gboolean
_hu_why_goes_with_hex (const GPtrArray *rulings,
                       const HuRuling  *ruling)
{
  if (hu_explain_is_whole () || ruling->subject < 0 || ruling->subject_kind != HU_SUBJECT_LOCATION)
    return FALSE;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *other = g_ptr_array_index (rulings, i);

      if (other->subject >= 0 && other->subject_kind == HU_SUBJECT_HEX && is_ground_of (ruling, other) &&
          are_of_one_step (ruling, other))
        return TRUE;
    }

  return FALSE;
}

/* The ruling that ends it at the same event; NULL: none does. */
static const HuRuling *
find_end (const HuSnapshot *snapshot,
          const HuRuling   *ruling)
{
  const HuSystemLists *lists = hu_system_lists_get (ruling->system);
  const HuRuling *end = lists->find_end != NULL ? lists->find_end (snapshot, ruling) : NULL;

  return end != NULL && end->event == ruling->event ? end : NULL;
}

gboolean
_hu_why_is_fleeting (const HuSnapshot *snapshot,
                     const GPtrArray  *rulings,
                     const HuRuling   *ruling)
{
  if (find_end (snapshot, ruling) != NULL)
    return TRUE;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *begin = g_ptr_array_index (rulings, i);

      if (begin->event == ruling->event && find_end (snapshot, begin) == ruling)
        return TRUE;
    }

  return FALSE;
}

void
_hu_why_add_fleeting (HuWhyNode       *self,
                      GListStore      *list,
                      const GPtrArray *rulings)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree char *names = NULL;
  const char *rule = "";
  HuWhyNode *node;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (find_end (self->snapshot, ruling) == NULL)
        continue;
      rule = ruling->rule;
      for (guint k = 0; k < ruling->hexes->len; k++)
        if (!hu_hexes_have (hexes, g_array_index (ruling->hexes, HuHex, k)))
          g_array_append_val (hexes, g_array_index (ruling->hexes, HuHex, k));
    }
  if (hexes->len == 0)
    return;

  names = hu_explain_hexes (scenario, hexes, 0);
  /* Translators: names of hexes. */
  node = _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("Held only in passing: %s."), names));
  _hu_why_set_rule (node, rule);
  _hu_why_add_hexes (node, hexes);
}

static char *
name_hex (const HuScenario *scenario,
          const HuRuling   *ruling)
{
  return ruling->hexes->len > 0
    ? hu_explain_hex (scenario, g_array_index (ruling->hexes, HuHex, ruling->hexes->len - 1)) : NULL;
}

/* "12 (H3, H4)": the event of the ruling at @first, with the hexes that it was about; @next: (out): the first of another
 * event. */
static char *
name_event (const HuScenario *scenario,
            const GPtrArray  *rest,
            guint             first,
            guint            *next)
{
  guint event = ((const HuRuling *) g_ptr_array_index (rest, first))->event;
  g_autoptr(GPtrArray) hexes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;

  for (*next = first; *next < rest->len && ((const HuRuling *) g_ptr_array_index (rest, *next))->event == event; (*next)++)
    {
      g_autofree char *hex = name_hex (scenario, g_ptr_array_index (rest, *next));

      if (hex != NULL && !g_ptr_array_find_with_equal_func (hexes, hex, g_str_equal, NULL))
        g_ptr_array_add (hexes, g_steal_pointer (&hex));
    }
  if (hexes->len == 0)
    return g_strdup_printf ("%u", event);

  g_ptr_array_add (hexes, NULL);
  names = g_strjoinv (", ", (char **) hexes->pdata);

  return g_strdup_printf ("%u (%s)", event, names);
}

void
_hu_why_add_rest (HuWhyNode       *self,
                  GListStore      *list,
                  const GPtrArray *rest)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GPtrArray) named = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;
  guint n_events;

  if (rest->len == 0)
    return;

  for (guint i = 0, next; i < rest->len && named->len < MOST_EVENTS; i = next)
    g_ptr_array_add (named, name_event (scenario, rest, i, &next));
  n_events = named->len;
  g_ptr_array_add (named, NULL);
  names = g_strjoinv (", ", (char **) named->pdata);
  _hu_why_add_below (self, list, WHY_FACT, 0,
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                   /* Translators: a number; the events that it comes from, each with a hex. */
                                                   "and %1$u more, at event %2$s",
                                                   /* Translators: a number; the events that they come from, each with a hex. */
                                                   "and %1$u more, at events %2$s", n_events), rest->len, names));
}
