/*
 * The turn track: a cell a turn, in it a segment a phase, in the colour of the
 * side whose player turn it belongs to.  What is past is filled, what is now
 * stands out and is pointed at, what is to come is empty.
 */
#include "config.h"

#include "hu-turn-track.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-palette.h"

#define HEIGHT 46
#define CELL_MIN 74.0
#define MARGIN 12.0
#define GAP 4.0
#define BAR_TOP 27.0
#define BAR_HEIGHT 9.0

struct _HuTurnTrack
{
  GtkWidget parent_instance;

  HuGame   *game;
};

/* One phase of the calendar and where it lies. */
typedef struct
{
  HuClock clock;
  HuSide  side;
  double  x, width;
} Segment;

G_DEFINE_FINAL_TYPE (HuTurnTrack, hu_turn_track, GTK_TYPE_WIDGET)

static const HuCalendar *
get_calendar (HuTurnTrack *self)
{
  return &hu_game_get_scenario (self->game)->calendar;
}

static const HuClock *
get_clock (HuTurnTrack *self)
{
  return hu_snapshot_get_clock (hu_game_get_snapshot (self->game));
}

static guint
count_phases (const HuCalendar *calendar)
{
  guint n = 0;

  for (guint i = 0; i < calendar->player_turns->len; i++)
    n += ((const HuPlayerTurn *) g_ptr_array_index (calendar->player_turns, i))->phases->len;

  return n;
}

/* The turns there is room for, the present one in the middle where it can be. */
static void
get_turns (HuTurnTrack *self,
           guint       *first,
           guint       *n,
           double      *cell)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;
  guint n_turns = get_calendar (self)->n_turns;
  guint room = (guint) MAX (1, width / CELL_MIN);
  guint turn = get_clock (self)->turn;

  *n = MIN (n_turns, room);
  *first = 1;
  if (turn > *n / 2)
    *first = MIN (turn - *n / 2, n_turns - *n + 1);
  *first = MAX (*first, 1);
  *cell = width / MAX (1, *n);
}

/* (element-type Segment) the phases of @turn, whose cell begins at @x. */
static GArray *
list_segments (HuTurnTrack *self,
               guint        turn,
               double       x,
               double       width)
{
  const HuCalendar *calendar = get_calendar (self);
  GArray *segments = g_array_new (FALSE, FALSE, sizeof (Segment));
  guint n = count_phases (calendar);

  for (guint i = 0; i < calendar->player_turns->len; i++)
    {
      const HuPlayerTurn *player_turn = g_ptr_array_index (calendar->player_turns, i);

      for (guint j = 0; j < player_turn->phases->len; j++)
        {
          Segment segment = {
            .clock = { turn, i, j, FALSE },
            .side = player_turn->side,
            .x = x + width * segments->len / n,
            .width = width / n,
          };

          g_array_append_val (segments, segment);
        }
    }

  return segments;
}

/* < 0: @a is earlier than @b. */
static gint
compare_clocks (const HuClock *a,
                const HuClock *b)
{
  if (a->turn != b->turn)
    return a->turn < b->turn ? -1 : 1;
  if (a->player_turn != b->player_turn)
    return a->player_turn < b->player_turn ? -1 : 1;
  if (a->phase != b->phase)
    return a->phase < b->phase ? -1 : 1;

  return 0;
}

static void
draw_segment (HuTurnTrack   *self,
              cairo_t       *cr,
              const Segment *segment,
              const GdkRGBA *ink)
{
  const HuClock *now = get_clock (self);
  gint order = compare_clocks (&segment->clock, now);
  gboolean past = order < 0 || (order == 0 && now->over);
  HuColor color = hu_palette_side (segment->side);
  double x = segment->x + 1, width = MAX (1, segment->width - 2);

  /* The second side's bar hangs lower, so that sides differ without colour. */
  double y = BAR_TOP + (segment->side == HU_SIDE_SECOND ? 3 : 0);

  cairo_rectangle (cr, x, y, width, BAR_HEIGHT);
  hu_color_set (cr, hu_color_alpha (color, past ? 0.75 : order == 0 ? 1 : 0.22));
  cairo_fill (cr);

  if (order != 0 || now->over)
    return;

  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 1);
  cairo_set_line_width (cr, 2);
  cairo_rectangle (cr, x - 1, y - 1, width + 2, BAR_HEIGHT + 2);
  cairo_stroke (cr);
  cairo_move_to (cr, x + width / 2, y - 1);
  cairo_rel_line_to (cr, -4.5, -6);
  cairo_rel_line_to (cr, 9, 0);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_name (HuTurnTrack   *self,
           cairo_t       *cr,
           guint          turn,
           double         x,
           double         width,
           const GdkRGBA *ink)
{
  const HuClock *now = get_clock (self);
  g_autofree char *name = hu_explain_turn (hu_game_get_scenario (self->game), turn, HU_LANG_LOCALE);
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), name);
  int text_width, text_height;

  if (turn == now->turn)
    {
      g_autoptr(PangoAttrList) bold = pango_attr_list_new ();

      pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, bold);
    }

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  cairo_move_to (cr, x, (BAR_TOP - 8 - text_height) / 2 + 2);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, turn == now->turn ? 1 : 0.7);
  pango_cairo_show_layout (cr, layout);
}

static void
hu_turn_track_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HuTurnTrack *self = HU_TURN_TRACK (widget);
  guint first, n;
  double cell;
  GdkRGBA ink;
  cairo_t *cr;

  if (self->game == NULL)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  get_turns (self, &first, &n, &cell);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), HEIGHT));
  for (guint i = 0; i < n; i++)
    {
      double x = MARGIN + i * cell;
      g_autoptr(GArray) segments = list_segments (self, first + i, x, cell - GAP);

      draw_name (self, cr, first + i, x, cell - GAP, &ink);
      for (guint j = 0; j < segments->len; j++)
        draw_segment (self, cr, &g_array_index (segments, Segment, j), &ink);
    }
  cairo_destroy (cr);
}

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip,
                  gpointer    data)
{
  HuTurnTrack *self = HU_TURN_TRACK (widget);
  guint first, n;
  double cell;

  if (self->game == NULL || keyboard)
    return FALSE;

  get_turns (self, &first, &n, &cell);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(GArray) segments = list_segments (self, first + i, MARGIN + i * cell, cell - GAP);

      for (guint j = 0; j < segments->len; j++)
        {
          const Segment *segment = &g_array_index (segments, Segment, j);
          g_autofree char *text = NULL;

          if (x < segment->x || x >= segment->x + segment->width)
            continue;

          text = hu_explain_clock (hu_game_get_scenario (self->game), &segment->clock, HU_LANG_LOCALE);
          gtk_tooltip_set_text (tooltip, text);
          return TRUE;
        }
    }

  return FALSE;
}

static void
update (HuTurnTrack *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  g_autofree char *moment = hu_explain_clock (scenario, get_clock (self), HU_LANG_LOCALE);
  /* Translators: %1$u and %2$u are numbers of turns, %3$s is as "Oct III, German, Movement" */
  g_autofree char *text = g_strdup_printf (_("Turn %1$u of %2$u: %3$s"), get_clock (self)->turn,
                                           scenario->calendar.n_turns, moment);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
hu_turn_track_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 120;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 600;
}

static void
hu_turn_track_dispose (GObject *object)
{
  g_clear_object (&HU_TURN_TRACK (object)->game);

  G_OBJECT_CLASS (hu_turn_track_parent_class)->dispose (object);
}

static void
hu_turn_track_class_init (HuTurnTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_turn_track_dispose;
  widget_class->snapshot = hu_turn_track_snapshot;
  widget_class->measure = hu_turn_track_measure;

  gtk_widget_class_set_css_name (widget_class, "hu-turn-track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hu_turn_track_init (HuTurnTrack *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  hu_palette_follow (GTK_WIDGET (self));
}

/**
 * hu_turn_track_set_game:
 * @self: a turn track
 * @game: (nullable): whose clock it shows
 */
void
hu_turn_track_set_game (HuTurnTrack *self,
                        HuGame      *game)
{
  g_return_if_fail (HU_IS_TURN_TRACK (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, update, self);

  g_set_object (&self->game, game);
  gtk_widget_set_visible (GTK_WIDGET (self), game != NULL && count_phases (get_calendar (self)) > 0);
  if (game == NULL)
    return;

  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
