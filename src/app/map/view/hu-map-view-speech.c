/*
 * The map in words: its label for the screen reader, which speaks changes of the label of the focused widget, and the
 * tag beside counters that are held over a hex with several storeys, in Bypass, that go through enemy units, or for which
 * there is no way.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-explain.h"
#include "hu-hex-facts.h"
#include "hu-map-view-private.h"

#define PADDING_X 9
#define PADDING_Y 4
#define EDGE 4

/* "Level 1, in Bypass"; NULL where there is nothing to distinguish; (transfer full). */
static char *
word_storey (HuMapView *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  HuHex target = hu_drag_get_target (self->hand.lift);
  gboolean several = !hu_map_has_one_location (scenario->map, target);
  g_autofree char *storey = NULL;

  if (!hu_scenario_is_tactical (scenario) || (!several && !hu_drag_get_bypass (self->hand.lift)))
    return NULL;

  storey = hu_explain_storey (scenario, target, hu_drag_get_storey (self->hand.lift));
  if (!hu_drag_get_bypass (self->hand.lift))
    return g_steal_pointer (&storey);

  return several
    /* Translators: a level, as "Level 1". */
    ? g_strdup_printf (_("%s, in Bypass"), storey)
    : g_strdup (_("In Bypass"));
}

static char *
word_way (HuMapView *self)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (self->game));
  const GPtrArray *ways = hu_drag_get_ways (self->hand.lift);
  const GArray *units = hu_drag_get_units (self->hand.lift);

  if (hu_drag_is_astray (self->hand.lift))
    return g_strdup (_("No path leads there, or only a very long one: moves without a path"));

  for (guint i = 0; i < ways->len; i++)
    {
      const GArray *way = g_ptr_array_index (ways, i);
      g_autofree char *crossed = hu_explain_crossed (state, g_array_index (units, guint, i),
                                                     way->len > 2 ? &g_array_index (way, HuHex, 1) : NULL,
                                                     way->len > 2 ? way->len - 2 : 0);

      if (crossed != NULL)
        /* Translators: %s are enemy units with their hexes, as "II in 0506" */
        return g_strdup_printf (_("Through %s"), crossed);
    }

  return NULL;
}

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
word_lift (HuMapView  *self,
           const char *over)
{
  g_autofree char *storey = word_storey (self);
  g_autofree char *way = word_way (self);
  g_autofree char *units =
    hu_explain_seen_units (hu_game_get_snapshot (self->game), hu_drag_get_units (self->hand.lift), 4);
  HuSnapshot *what_if = hu_drag_get_snapshot (self->hand.lift);
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

      text = self->hand.lift != NULL ? word_lift (self, hex)
                                : word_shown_storey (self, cursor, g_steal_pointer (&hex));
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("Arrow keys move from hex to hex, Enter picks counters up and puts them down, "
                                    "the Menu key offers what can be done"),
                                  -1);
}

/* --- The tag --- */

/* Returns the text of the tag: a line for the storey, and one for the way. */
static char *
word_tag (HuMapView *self)
{
  g_autofree char *storey = word_storey (self);
  g_autofree char *way = word_way (self);

  if (storey != NULL && way != NULL)
    return g_strdup_printf ("%s\n%s", storey, way);

  return storey != NULL ? g_steal_pointer (&storey) : g_steal_pointer (&way);
}

/* @at: the middle of the hex that it tells of; @radius: of the hex; @width: of the tag; @height likewise.  Returns
 * its box above the hex, or where it lies whole within a view of @view_width. */
HuBox
_hu_map_view_place_tag (HuPoint at,
                        double  radius,
                        double  width,
                        double  height,
                        double  view_width)
{
  HuBox box = { at.x - width / 2, at.y - radius - height, width, height };

  box.x = CLAMP (box.x, EDGE, MAX (EDGE, view_width - EDGE - width));
  if (box.y < EDGE)
    box.y = at.y + radius;

  return box;
}

void
_hu_map_view_snapshot_tag (HuMapView   *self,
                           GtkSnapshot *snapshot)
{
  /* White on it reads over any ground, in light and in dark. */
  static const GdkRGBA near_black = { 0.1f, 0.1f, 0.12f, 0.92f };
  g_autofree char *text = self->hand.lift != NULL ? word_tag (self) : NULL;
  g_autoptr(PangoLayout) layout = NULL;
  int width, height, view = gtk_widget_get_width (GTK_WIDGET (self));
  HuBox box;
  GskRoundedRect pill;

  if (text == NULL)
    return;

  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (layout, &width, &height);
  if (width > view - 2 * (EDGE + PADDING_X))
    {
      pango_layout_set_width (layout, MAX (view - 2 * (EDGE + PADDING_X), 1) * PANGO_SCALE);
      pango_layout_get_pixel_size (layout, NULL, &height);
      width = view - 2 * (EDGE + PADDING_X);
    }
  box = _hu_map_view_place_tag (_hu_map_view_hex_centre (self, hu_drag_get_target (self->hand.lift)),
                                hu_map_state_get_viewport (self->state)->scale * 0.6,
                                width + 2 * PADDING_X, height + 2 * PADDING_Y, view);
  gsk_rounded_rect_init_from_rect (&pill, &GRAPHENE_RECT_INIT ((float) box.x, (float) box.y,
                                                               (float) box.width, (float) box.height),
                                   (float) MIN (box.height / 2, 16));

  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &near_black, &pill.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (pill.bounds.origin.x + PADDING_X,
                                                          pill.bounds.origin.y + PADDING_Y));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
  gtk_snapshot_restore (snapshot);
}

void
_hu_map_view_init_speech (HuMapView *self)
{
  g_signal_connect_object (self->state, "notify::cursor", G_CALLBACK (_hu_map_view_speak), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::storey", G_CALLBACK (_hu_map_view_speak), self, G_CONNECT_SWAPPED);
}
