/*
 * The map for the screen reader: the hex under the cursor, and the lifted counters. A screen reader speaks
 * changes of the label of the focused widget.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-explain.h"
#include "hu-hex-facts.h"
#include "hu-map-view-private.h"

static void
add_sentence (GString    *text,
              const char *sentence)
{
  if (sentence == NULL)
    return;

  g_string_append (text, ". ");
  g_string_append (text, sentence);
}

static char *
word_lift (HuMapView *self,
           const char *over)
{
  g_autofree char *storey = _hu_map_view_word_storey (self);
  g_autofree char *way = _hu_map_view_word_way (self);
  g_autofree char *units =
    hu_explain_seen_units (hu_game_get_snapshot (self->game), hu_drag_get_units (self->lift), 4);
  HuSnapshot *what_if = hu_drag_get_snapshot (self->lift);
  g_autofree char *verdict = what_if != NULL ? hu_explain_verdict (what_if) : NULL;
  g_autofree char *then = NULL;
  GString *text = g_string_new (NULL);

  if (what_if == NULL)
    /* Translators: %1$s are units that are picked up, %2$s is a hex with what is in it */
    g_string_printf (text, _("Holding %1$s. %2$s"), units, over);
  else
    /* Translators: %1$s are units that are picked up, %2$s is a hex with what is in it */
    g_string_printf (text, _("Holding %1$s over %2$s"), units, over);
  add_sentence (text, storey);
  add_sentence (text, way);
  if (what_if != NULL)
    /* Translators: %s is the verdict as it would be */
    then = g_strdup_printf (_("If put down here: %s"), verdict);
  add_sentence (text, then);

  return g_string_free (text, FALSE);
}

/* Names the storey shown before all else, unless it is the ground. */
static char *
word_shown_storey (HuMapView *self,
                   HuHex      hex,
                   char      *text) /* (transfer full) */
{
  HuStorey storey = hu_map_state_get_storey (self->state);
  g_autofree char *rest = text;
  g_autofree char *name = NULL;

  if (storey == HU_STOREY_GROUND)
    return g_steal_pointer (&rest);

  name = hu_explain_storey (hu_game_get_scenario (self->game), hex, storey);

  /* Translators: a level that is looked at, as "Level 1"; a hex with what is in it */
  return g_strdup_printf (_("Looking at: %1$s. %2$s"), name, rest);
}

void
_hu_map_view_speak (HuMapView *self)
{
  HuHex cursor = hu_map_state_get_cursor (self->state);
  const HuScenario *scenario = self->game != NULL ? hu_game_get_scenario (self->game) : NULL;
  g_autofree char *text = NULL;

  if (scenario == NULL)
    text = g_strdup (_("Map"));
  else if (cursor == HU_HEX_NONE)
    /* Translators: %s is the title of a game */
    text = g_strdup_printf (_("Map of %s"), hu_budget_name (hu_scenario_word (scenario, scenario->title)));
  else
    {
      g_autofree char *hex =
        hu_hex_facts_speak (hu_map_view_get_shown (self), hu_map_view_get_lines (self), cursor,
                            hu_map_view_get_tells (self));

      text = self->lift != NULL ? word_lift (self, hex)
                                : word_shown_storey (self, cursor, g_steal_pointer (&hex));
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("Arrow keys move from hex to hex, Enter picks counters up and puts them down, "
                                    "the Menu key offers what can be done"),
                                  -1);
}
