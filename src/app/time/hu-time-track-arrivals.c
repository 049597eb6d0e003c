/*
 * Reinforcements on the track: an arrow at each turn in which units are due that still wait, and
 * their names in its words.
 */
#include "config.h"

#include "hu-time-track-private.h"

#include <glib/gi18n-lib.h>

#include "hu-arrival.h"
#include "hu-explain.h"

#define MOST 8 /* names in the words of a turn */

/* Returns the units that wait for a turn at the moment shown, as far as the viewer may know them. */
static GArray *
list_arrivals (HuGame *game)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (game));
  GArray *units = hu_arrival_list (state, hu_game_get_viewer (game), HU_ARRIVAL_DUE);
  g_autoptr(GArray) later = hu_arrival_list (state, hu_game_get_viewer (game), HU_ARRIVAL_LATER);

  g_array_append_vals (units, later->data, later->len);

  return units;
}

static const HuUnit *
get_unit (HuGame       *game,
          const GArray *units,
          guint         index)
{
  return hu_scenario_get_unit (hu_game_get_scenario (game), g_array_index (units, guint, index));
}

static gboolean
is_due (HuGame       *game,
        const GArray *units,
        guint         turn,
        HuSide        side)
{
  for (guint i = 0; i < units->len; i++)
    {
      const HuUnit *unit = get_unit (game, units, i);

      if (unit->arrival->turn == turn && unit->side == side)
        return TRUE;
    }

  return FALSE;
}

/* The arrow of the one side points up and of the other down, so that sides differ without colour. */
static void
draw_arrow (HuTimeTrack   *self,
            cairo_t       *cr,
            const GdkRGBA *ink,
            HuSide         side,
            double         x,
            double         y)
{
  double tip = hu_palette_look (GTK_WIDGET (self), side) == HU_SIDE_FIRST ? -4 : 4;

  cairo_move_to (cr, x - 4, y - tip);
  cairo_line_to (cr, x + 4, y - tip);
  cairo_line_to (cr, x, y + tip);
  cairo_close_path (cr);
  hu_color_set (cr, hu_palette_side_in (GTK_WIDGET (self), side));
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.8);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

void
_hu_time_track_draw_arrivals (HuTimeTrack   *self,
                              cairo_t       *cr,
                              const GdkRGBA *ink)
{
  HuGame *game = hu_timeline_get_game (self->timeline);
  g_autoptr(GArray) units = list_arrivals (game);
  guint before = 0;

  for (guint i = 0; units->len > 0 && i < hu_timeline_get_n_phases (self->timeline); i++)
    {
      guint turn = hu_timeline_get_phase (self->timeline, i)->clock.turn;
      double x = HU_TRACK_MARGIN - self->scroll + _hu_time_track_unit (self) * g_array_index (self->starts, double, i) + 5;

      if (turn == before)
        continue;
      before = turn;
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        if (is_due (game, units, turn, (HuSide) side))
          {
            draw_arrow (self, cr, ink, (HuSide) side, x, HU_TRACK_BAR (self) - 6);
            x += 10;
          }
    }
}

/* Returns @words, and on a line of their own the units that are due in that turn.  Takes @words. */
char *
_hu_time_track_add_arrivals (HuTimeTrack *self,
                             guint        turn,
                             char        *words)
{
  HuGame *game = hu_timeline_get_game (self->timeline);
  g_autoptr(GArray) units = list_arrivals (game);
  g_autoptr(GArray) due = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *before = words;
  g_autofree char *names = NULL;
  g_autofree char *line = NULL;

  for (guint i = 0; i < units->len; i++)
    if (get_unit (game, units, i)->arrival->turn == turn)
      g_array_append_val (due, g_array_index (units, guint, i));
  if (due->len == 0)
    return g_steal_pointer (&before);

  names = hu_explain_units (hu_game_get_scenario (game), due, MOST);
  /* Translators: %s is units, as "IX, X and 2 more", that are to come on in a turn */
  line = g_strdup_printf (_("Due in this turn: %s"), names);

  return g_strconcat (before, "\n", line, NULL);
}
