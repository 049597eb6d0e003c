/*
 * The look of the track: names of turns, flags and pins, phases in their side's colour, and a tick for each
 * event: the first side's in the upper lane, the second's in the lower, with a shape for the kind of event.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-arrival.h"
#include "hu-explain.h"
#include "hu-time-track-private.h"

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

static void
draw_arrivals (HuTimeTrack   *self,
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

#define LEAST_NAME 22.0 /* pixels for the name of a turn */
#define SHAPED 4.0      /* pixels between events for their shapes to be told apart */
#define PAST 0.8
#define AHEAD 0.3

typedef struct
{
  HuTimeTrack *self;
  HuGame      *game;
  cairo_t     *cr;
  GdkRGBA      ink;
  GdkRGBA      paper;
  HuColor      side[HU_N_SIDES];
  double       width;
  guint        position, head;
} Pen;

static void
set_ink (const Pen *pen,
         double     alpha)
{
  cairo_set_source_rgba (pen->cr, pen->ink.red, pen->ink.green, pen->ink.blue, alpha);
}

/* Draws neutral events in a grey made from the ink, so that they are visible on light and dark. */
static void
set_side (const Pen *pen,
          HuSide     side,
          double     alpha)
{
  if (side == HU_SIDE_NONE)
    set_ink (pen, 0.55 * alpha);
  else
    hu_color_set (pen->cr, hu_color_alpha (pen->side[side], alpha));
}

static double
strength (const Pen *pen,
          guint      event)
{
  if (event > pen->head)
    return 0.22;

  return event > pen->position ? 0.5 : 1;
}

static double
start_of (const Pen *pen,
          guint      phase)
{
  return HU_TRACK_MARGIN - pen->self->scroll +
         _hu_time_track_unit (pen->self) * g_array_index (pen->self->starts, double, phase);
}

/* --- Turns and phases --- */

static PangoLayout *
make_layout (const Pen  *pen,
             const char *text,
             gboolean    bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (pen->self), text);

  if (bold)
    {
      g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, attributes);
    }

  return layout;
}

/* Returns its width, px. */
static int
draw_text (const Pen  *pen,
           const char *text,
           double      x,
           double      y,
           double      width,
           gboolean    bold,
           double      alpha)
{
  g_autoptr(PangoLayout) layout = make_layout (pen, text, bold);
  int drawn;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) (MAX (width, 1) * PANGO_SCALE));
  set_ink (pen, alpha);
  cairo_move_to (pen->cr, x, y);
  pango_cairo_show_layout (pen->cr, layout);
  pango_layout_get_pixel_size (layout, &drawn, NULL);

  return drawn;
}

static int
measure_name (const Pen  *pen,
              const char *name)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (pen->self), name);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

/* Returns the width of the longest turn name in pixels; measured once for a font, because every frame needs it. */
static double
widest_name (const Pen *pen)
{
  const HuScenario *scenario = hu_game_get_scenario (pen->game);
  guint font = pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (pen->self)));
  int widest = 0;

  if (pen->self->widest_name >= 0 && pen->self->widest_font == font)
    return pen->self->widest_name;

  for (guint turn = 1; turn <= scenario->calendar.n_turns; turn++)
    {
      g_autofree char *name = hu_explain_turn (scenario, turn);

      widest = MAX (widest, measure_name (pen, name));
    }
  pen->self->widest_font = font;
  pen->self->widest_name = widest;

  return widest;
}

/* Draws names over their turns; if turns are narrow, over every second, fifth … of them.  The line where a turn
 * starts stays below a name that reaches over it. */
static void
draw_names (const Pen *pen)
{
  const HuScenario *scenario = hu_game_get_scenario (pen->game);
  guint n_phases = hu_timeline_get_n_phases (pen->self->timeline);
  guint now = hu_timeline_get_phase (pen->self->timeline,
                                     hu_timeline_find_phase (pen->self->timeline, pen->position))->clock.turn;
  double full = widest_name (pen) + 8, reach = -G_MAXDOUBLE, inked = -G_MAXDOUBLE;

  for (guint first = 0; first < n_phases;)
    {
      guint turn = hu_timeline_get_phase (pen->self->timeline, first)->clock.turn, end = first;
      double x, next, top;

      while (end < n_phases && hu_timeline_get_phase (pen->self->timeline, end)->clock.turn == turn)
        end++;
      x = start_of (pen, first);
      next = start_of (pen, end);
      first = end;
      if (next < 0 || x > pen->width)
        continue;

      set_ink (pen, 0.25);
      top = x < inked && turn != now ? HU_TRACK_FLAGS (pen->self) : HU_TRACK_NAMES + 2;
      cairo_rectangle (pen->cr, x - 1.5, top, 1, HU_TRACK_NAMES + HU_TRACK_BAR (pen->self) + HU_TRACK_BAR_HEIGHT - 2 - top);
      cairo_fill (pen->cr);
      if (x < reach && turn != now)
        continue;

      /* The name of a turn that starts left of the visible part stays in view. */
      x = MAX (x, MIN (HU_TRACK_MARGIN, next - LEAST_NAME)) + 3;
      if (x + LEAST_NAME <= pen->width && scenario->calendar.n_turns > 0)
        {
          g_autofree char *name = hu_explain_turn (scenario, turn);
          double room = MAX (next - x - 4, MIN (full, pen->width - x));

          /* At the end of the track a short turn would have a letter or two of its name. */
          if (turn != now && room < full && x + measure_name (pen, name) > pen->width)
            continue;

          if (turn == now && x < reach)
            {
              gdk_cairo_set_source_rgba (pen->cr, &pen->paper);
              cairo_rectangle (pen->cr, x - 2, HU_TRACK_NAMES, room, HU_TRACK_FLAGS (pen->self) - HU_TRACK_NAMES - 2);
              cairo_fill (pen->cr);
            }
          inked = x + draw_text (pen, name, x, HU_TRACK_NAMES, room, turn == now, turn == now ? 1 : 0.7);
          reach = x + MIN (room, full);
        }
    }
}

static void
draw_phases (const Pen *pen)
{
  guint now = hu_timeline_find_phase (pen->self->timeline, pen->position);

  for (guint i = 0; i < hu_timeline_get_n_phases (pen->self->timeline); i++)
    {
      const HuTimelinePhase *phase = hu_timeline_get_phase (pen->self->timeline, i);
      double x = start_of (pen, i), width = start_of (pen, i + 1) - x;
      /* The second side's bar is lower, so that sides differ without colour. */
      double y = HU_TRACK_BAR (pen->self) + (phase->side == HU_SIDE_SECOND ? 2 : 0);

      if (x + width < 0 || x > pen->width)
        continue;

      width = MAX (width - (width > 4 ? 2 : 0.5), 0.5);
      set_side (pen, phase->side, i < now ? PAST : i == now ? 1 : AHEAD);
      cairo_rectangle (pen->cr, x, y, width, HU_TRACK_BAR_HEIGHT - 2);
      cairo_fill (pen->cr);
      if (i != now)
        continue;

      set_ink (pen, 1);
      cairo_set_line_width (pen->cr, 1.5);
      cairo_rectangle (pen->cr, x - 0.75, y - 0.75, width + 1.5, HU_TRACK_BAR_HEIGHT - 0.5);
      cairo_stroke (pen->cr);
    }
}

/* --- Events --- */

static void
draw_shape (const Pen          *pen,
            HuTimelineMarkKind  kind,
            double              x,
            double              y)
{
  double h = HU_TRACK_LANE, r = 2.6, middle = y + h / 2;

  cairo_set_line_width (pen->cr, 1.6);
  switch (kind)
    {
    case HU_MARK_LOSS:
      cairo_move_to (pen->cr, x - r, middle - r);
      cairo_line_to (pen->cr, x + r, middle + r);
      cairo_move_to (pen->cr, x - r, middle + r);
      cairo_line_to (pen->cr, x + r, middle - r);
      cairo_stroke (pen->cr);
      return;
    case HU_MARK_ARRIVAL:
      cairo_arc (pen->cr, x, middle, r, 0, 2 * G_PI);
      break;
    case HU_MARK_STATED:
      cairo_rectangle (pen->cr, x - r, middle - r, 2 * r, 2 * r);
      break;
    case HU_MARK_FIRE:
      cairo_move_to (pen->cr, x, middle - r - 1);
      cairo_line_to (pen->cr, x + r, middle + r);
      cairo_line_to (pen->cr, x - r, middle + r);
      cairo_close_path (pen->cr);
      break;
    case HU_MARK_UNSEEN:
      cairo_arc (pen->cr, x, middle, r - 0.6, 0, 2 * G_PI);
      cairo_stroke (pen->cr);
      return;
    case HU_MARK_STATE:
      cairo_rectangle (pen->cr, x - 0.8, middle - 1.5, 1.6, 3);
      break;
    case HU_MARK_MOVE:
    case HU_MARK_PHASE:
    case HU_MARK_NOTE:
      cairo_rectangle (pen->cr, x - 0.8, y, 1.6, h - 1);
      break;
    }
  cairo_fill (pen->cr);
}

static double
lane_of (const Pen *pen,
         HuSide     side)
{
  switch (side)
    {
    case HU_SIDE_FIRST:
      return HU_TRACK_TICKS (pen->self);
    case HU_SIDE_SECOND:
      return HU_TRACK_TICKS (pen->self) + HU_TRACK_LANE + 1;
    case HU_SIDE_NONE:
      break;
    }

  return HU_TRACK_TICKS (pen->self) + HU_TRACK_LANE / 2.0;
}

static void
draw_pin (const Pen *pen,
          double     x,
          double     alpha)
{
  set_ink (pen, alpha);
  cairo_set_line_width (pen->cr, 1.2);
  cairo_move_to (pen->cr, x, HU_TRACK_FLAGS (pen->self) + 6);
  cairo_line_to (pen->cr, x, HU_TRACK_BAR (pen->self));
  cairo_stroke (pen->cr);
  cairo_arc (pen->cr, x, HU_TRACK_FLAGS (pen->self) + 5, 3.6, 0, 2 * G_PI);
  cairo_set_source_rgba (pen->cr, 0.96, 0.76, 0.07, alpha);
  cairo_fill_preserve (pen->cr);
  set_ink (pen, alpha);
  cairo_stroke (pen->cr);
}

static void
draw_event (const Pen *pen,
            guint      event,
            double     x,
            double     step)
{
  HuTimelineMark mark = hu_timeline_get_mark (pen->self->timeline, event);
  double alpha = strength (pen, event);

  if (mark.kind == HU_MARK_NOTE)
    {
      draw_pin (pen, x, alpha);
      return;
    }
  if (mark.kind == HU_MARK_PHASE)
    return;

  set_side (pen, mark.side, alpha);
  draw_shape (pen, step >= SHAPED || mark.kind == HU_MARK_LOSS ? mark.kind : HU_MARK_MOVE, x, lane_of (pen, mark.side));
}

/* Returns the first event of a phase at @x that is visible: most of a long log is out of sight. */
static guint
first_seen (double x,
            double step)
{
  double hidden = (-SHAPED - x) / step;

  return hidden > 1 ? (guint) hidden : 1;
}

static void
draw_events (const Pen *pen)
{
  guint n_events = hu_game_get_n_events (pen->game);

  for (guint i = 0; i < hu_timeline_get_n_phases (pen->self->timeline); i++)
    {
      const HuTimelinePhase *phase = hu_timeline_get_phase (pen->self->timeline, i);
      double x = start_of (pen, i), width = start_of (pen, i + 1) - x;
      double step = width / MAX (1, phase->n_events + (phase->ended ? 0 : 1));

      if (x + width < 0 || x > pen->width)
        continue;
      for (guint k = first_seen (x, step); k <= phase->n_events && phase->first + k <= n_events; k++)
        {
          if (x + step * k > pen->width + SHAPED)
            break;
          draw_event (pen, phase->first + k, x + step * k, step);
        }
    }
}

/* --- Flags and moments --- */

static void
draw_flag (const Pen            *pen,
           const HuTimelineFlag *flag,
           double                x)
{
  double y = HU_TRACK_FLAGS (pen->self), alpha = strength (pen, flag->event);
  double w = flag->kind == HU_FLAG_VERDICT ? 11 : 8, h = flag->kind == HU_FLAG_VERDICT ? 8 : 7;

  set_ink (pen, alpha);
  cairo_rectangle (pen->cr, x - 0.6, y, 1.2, HU_TRACK_BAR (pen->self) - y);
  cairo_fill (pen->cr);

  cairo_move_to (pen->cr, x + 0.6, y);
  if (flag->kind == HU_FLAG_METER)
    {
      cairo_line_to (pen->cr, x + w, y + h / 2);
    }
  else
    {
      cairo_line_to (pen->cr, x + w, y);
      if (flag->kind == HU_FLAG_VERDICT)
        cairo_line_to (pen->cr, x + w - 3, y + h / 2);
      cairo_line_to (pen->cr, x + w, y + h);
    }
  cairo_line_to (pen->cr, x + 0.6, y + h);
  cairo_close_path (pen->cr);
  set_side (pen, flag->side, alpha);
  cairo_set_line_width (pen->cr, 1.3);
  if (flag->kind == HU_FLAG_UNMET)
    cairo_stroke (pen->cr);
  else
    cairo_fill (pen->cr);
}

/* Draws only the most important of several flags at one place: verdicts come first in the list. */
static void
draw_flags (const Pen *pen)
{
  const GArray *flags = hu_timeline_get_flags (pen->self->timeline);

  for (guint i = flags->len; i > 0; i--)
    {
      const HuTimelineFlag *flag = &g_array_index (flags, HuTimelineFlag, i - 1);
      double x = hu_time_track_x (pen->self, flag->event);

      if (x > -12 && x < pen->width)
        draw_flag (pen, flag, x);
    }
}

/* Draws a card beneath words that appear while the pointer rests on the track, so that they clearly lie over it. */
static void
draw_card (const Pen *pen,
           double     x,
           double     y,
           double     width,
           double     height)
{
  const double r = 4;

  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x + width - r, y + r, r, -G_PI_2, 0);
  cairo_arc (pen->cr, x + width - r, y + height - r, r, 0, G_PI_2);
  cairo_arc (pen->cr, x + r, y + height - r, r, G_PI_2, G_PI);
  cairo_arc (pen->cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (pen->cr);
  gdk_cairo_set_source_rgba (pen->cr, &pen->paper);
  cairo_fill_preserve (pen->cr);
  set_ink (pen, 0.35);
  cairo_set_line_width (pen->cr, 1);
  cairo_stroke (pen->cr);
}

/* The words of the flag one stands at, beside it. */
static void
draw_flag_words (const Pen *pen)
{
  g_autofree char *lines = hu_timeline_dup_flag_text (pen->self->timeline, pen->position);
  g_auto(GStrv) split = NULL;
  g_autofree char *text = NULL;
  g_autoptr(PangoLayout) layout = NULL;
  double x = hu_time_track_x (pen->self, pen->position) + 14;
  int width, height;

  if (lines == NULL)
    return;

  split = g_strsplit (lines, "\n", -1);
  text = g_strjoinv (" · ", split);
  layout = make_layout (pen, text, TRUE);
  pango_layout_get_pixel_size (layout, &width, &height);
  if (x + width > pen->width)
    x = MAX (6, x - 24 - width);
  draw_card (pen, floor (x) - 5.5, HU_TRACK_FLAGS (pen->self) - 3.5, width + 11,
             MAX (height, HU_TRACK_BAR (pen->self) - HU_TRACK_FLAGS (pen->self) + 2));
  draw_text (pen, text, x, HU_TRACK_FLAGS (pen->self) - 3, width + 1, TRUE, 1);
}

static void
draw_present (const Pen *pen)
{
  double x = hu_time_track_x (pen->self, pen->head);
  double dashes[] = { 3, 3 };

  if (pen->head == pen->position)
    return;

  set_ink (pen, 0.8);
  cairo_set_line_width (pen->cr, 1.5);
  cairo_set_dash (pen->cr, dashes, 2, 0);
  cairo_move_to (pen->cr, x, HU_TRACK_FLAGS (pen->self));
  cairo_line_to (pen->cr, x, HU_TRACK_HEIGHT (pen->self));
  cairo_stroke (pen->cr);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

static void
draw_moment (const Pen *pen)
{
  double x = hu_time_track_x (pen->self, pen->position), y = HU_TRACK_BAR (pen->self);

  gdk_cairo_set_source_rgba (pen->cr, &pen->paper);
  cairo_rectangle (pen->cr, x - 2.5, y - 1, 5, HU_TRACK_HEIGHT (pen->self));
  cairo_fill (pen->cr);
  set_ink (pen, 1);
  cairo_rectangle (pen->cr, x - 1, y, 2, HU_TRACK_HEIGHT (pen->self) - y);
  cairo_fill (pen->cr);
  cairo_move_to (pen->cr, x - 5, y - 3);
  cairo_line_to (pen->cr, x + 5, y - 3);
  cairo_line_to (pen->cr, x, y + 5);
  cairo_close_path (pen->cr);
  cairo_fill (pen->cr);
}

void
_hu_time_track_draw (HuTimeTrack *self,
                     cairo_t     *cr)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  HuGame *game = hu_timeline_get_game (self->timeline);
  Pen pen = {
    .self = self, .game = game, .cr = cr, .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .position = hu_game_get_position (game), .head = hu_game_get_head (game),
  };

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    pen.side[side] = hu_palette_side_in (GTK_WIDGET (self), (HuSide) side);
  gtk_style_context_get_color (style, &pen.ink);
  if (!gtk_style_context_lookup_color (style, "window_bg_color", &pen.paper))
    pen.paper = (GdkRGBA) { 1, 1, 1, 1 };

  draw_names (&pen);
  draw_phases (&pen);
  draw_arrivals (self, cr, &pen.ink);
  draw_events (&pen);
  draw_flags (&pen);
  draw_present (&pen);
  draw_moment (&pen);
  draw_flag_words (&pen);
}
