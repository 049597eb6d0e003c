/*
 * Since when something is so: the event before which it was otherwise, found by asking each state of the game.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-why-node-private.h"

#define BLOCK 64 /* events that are asked one after the other: going back costs a replay each time */

guint
_hu_why_find_since (HuWhyNode     *self,
                    WhyTest        is_so,
                    gconstpointer  data)
{
  guint end = self->deciding ? hu_snapshot_get_verdict (self->snapshot)->event : hu_game_get_position (self->game);

  while (end > 0)
    {
      guint start = end > BLOCK ? end - BLOCK : 0;
      guint last = 0;

      for (guint event = start + 1; event <= end; event++)
        if (!is_so (hu_game_peek_before (self->game, event), data))
          last = event;
      if (last > 0)
        return last;
      end = start;
    }

  return 0;
}

gboolean
_hu_why_knows_since (HuWhyNode *self)
{
  /* A what-if is no moment of the log, and no side is told what hidden units did. */
  return (self->deciding || self->snapshot == hu_game_get_snapshot (self->game)) &&
         hu_game_get_viewer (self->game) == HU_SIDE_NONE;
}

/* By which event it became so, or ceased to be; not the set-up; @rule: or NULL; takes @text. */
static void
add_event (HuWhyNode  *self,
           GListStore *list,
           guint       event,
           const char *rule,
           char       *text)
{
  HuWhyNode *node = _hu_why_add_below (self, list, WHY_EVENT, event, text);

  node->event = event;
  if (rule != NULL)
    _hu_why_set_rule (node, rule);
  _hu_why_add_hexes (node, hu_game_get_event (self->game, event - 1)->hexes);
}

static char *
word_moment (HuWhyNode *self,
             guint      event)
{
  HuClock clock = hu_game_get_clock (self->game, event - 1);

  return hu_explain_clock (hu_snapshot_get_scenario (self->snapshot), &clock);
}

static char *
word_event (HuWhyNode *self,
            guint      event)
{
  return hu_explain_event (hu_snapshot_get_scenario (self->snapshot), hu_game_get_event (self->game, event - 1),
                           hu_game_peek_before (self->game, event));
}

void
_hu_why_add_since (HuWhyNode  *self,
                   GListStore *list,
                   guint       event,
                   const char *rule)
{
  g_autofree char *moment = event > 0 ? word_moment (self, event) : NULL;
  g_autofree char *words = event > 0 ? word_event (self, event) : NULL;

  if (event > 0)
    /* Translators: the number of an event, its moment, and what happened: "6 Pz moves 3009 → 3107". */
    add_event (self, list, event, rule,
               g_strdup_printf (_("It has been so since event %1$u (%2$s): %3$s."), event, moment, words));
  else
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_strdup (_("It has been so since the set-up."))), rule);
}

/* @cut: of the lifeline, else of a condition. */
static void
add_until (HuWhyNode  *self,
           GListStore *list,
           guint       event,
           gboolean    cut,
           const char *rule)
{
  g_autofree char *moment = event > 0 ? word_moment (self, event) : NULL;
  g_autofree char *words = event > 0 ? word_event (self, event) : NULL;

  if (event > 0)
    add_event (self, list, event, rule,
               g_strdup_printf (cut
                                /* Translators: the number of an event, its moment, what happened: "6 Pz moves 3009 → 3107". */
                                ? _("It was cut off until event %1$u (%2$s): %3$s. A cut counts only if it lasts until a phase "
                                    "ends.")
                                /* Translators: likewise. */
                                : _("It was met until event %1$u (%2$s): %3$s."), event, moment, words));
}

void
_hu_why_add_until (HuWhyNode  *self,
                   GListStore *list,
                   guint       event,
                   const char *rule)
{
  add_until (self, list, event, FALSE, rule);
}

void
_hu_why_add_cut_until (HuWhyNode  *self,
                       GListStore *list,
                       guint       event,
                       const char *rule)
{
  add_until (self, list, event, TRUE, rule);
}

/* @event: since which it is so, with @moment and @words; 0: since the set-up. */
static char *
word_path_since (gboolean    covered,
                 guint       event,
                 const char *moment,
                 const char *words)
{
  if (event == 0)
    return covered ? g_strdup (_("The cheapest line has had no gap in this row since the set-up."))
                   : g_strdup (_("The cheapest line has been open in this row since the set-up."));

  return covered
    /* Translators: the number of an event, its moment, and what happened: "6 Pz moves 3009 → 3107". */
    ? g_strdup_printf (_("The cheapest line has had no gap in this row since event %1$u (%2$s): %3$s."), event, moment, words)
    /* Translators: likewise. */
    : g_strdup_printf (_("The cheapest line has been open in this row since event %1$u (%2$s): %3$s."), event, moment, words);
}

void
_hu_why_add_row_since (HuWhyNode  *self,
                       GListStore *list,
                       guint       event,
                       gboolean    covered,
                       gboolean    path,
                       const char *units,
                       const char *rule)
{
  g_autofree char *moment = event > 0 ? word_moment (self, event) : NULL;
  g_autofree char *words = event > 0 ? word_event (self, event) : NULL;
  g_autofree char *text = NULL;

  if (path)
    text = word_path_since (covered, event, moment, words);
  else if (event == 0)
    text = !covered ? g_strdup (_("The row has been open since the set-up."))
      : units == NULL ? g_strdup (_("The row has been covered since the set-up."))
      /* Translators: units. */
      : g_strdup_printf (_("The row has been covered since the set-up; now by %s."), units);
  else
    text = covered
      /* Translators: the number of an event, its moment, and what happened: "6 Pz moves 3009 → 3107". */
      ? g_strdup_printf (_("The row has been covered since event %1$u (%2$s): %3$s."), event, moment, words)
      /* Translators: likewise. */
      : g_strdup_printf (_("The row has been open since event %1$u (%2$s): %3$s."), event, moment, words);

  if (event > 0)
    add_event (self, list, event, rule, g_steal_pointer (&text));
  else
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_steal_pointer (&text)), rule);
}

void
_hu_why_add_event_said (HuWhyNode  *self,
                        GListStore *list,
                        guint       event,
                        WhySaid     said)
{
  g_autofree char *moment = word_moment (self, event);
  g_autofree char *words = word_event (self, event);

  add_event (self, list, event, NULL, said == WHY_SAID_CAME
             /* Translators: the number of an event, its moment, and what happened: "5 Rifle is placed in 0705". */
             ? g_strdup_printf (_("It came on the map at event %1$u (%2$s): %3$s."), event, moment, words)
             /* Translators: the number of an event, its moment, and what happened: "6 Pz moves 3009 → 3107". */
             : said == WHY_SAID_MOVED ? g_strdup_printf (_("It last moved at event %1$u (%2$s): %3$s."), event, moment, words)
             /* Translators: the number of an event, its moment, and what happened: "4-6-7 A: broken". */
             : g_strdup_printf (_("It has been broken since event %1$u (%2$s): %3$s."), event, moment, words));
}
