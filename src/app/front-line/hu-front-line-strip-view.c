/*
 * The front-line strip: scrolls and zooms with the map beside it. Pointing at a cell says how the line holds
 * that row and lights the row; a click, or Enter on the row chosen with the arrow keys, brings it into the
 * middle.
 */
#include "config.h"

#include "hu-front-line-strip-view.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-front-line-strip.h"
#include "hu-help-topic.h"
#include "hu-palette.h"

#define NO_ROW (-1)

struct _HuLineStrip
{
  GtkWidget  parent_instance;

  HuMapView *view; /* borrowed: both are in the same window */
  gint       row;  /* lit, or NO_ROW */
};

G_DEFINE_FINAL_TYPE (HuLineStrip, hu_line_strip, GTK_TYPE_WIDGET)

static HuSnapshot *
get_shown (HuLineStrip *self)
{
  HuSnapshot *shown = hu_map_view_get_shown (self->view);

  return shown != NULL && hu_snapshot_get_front_line (shown) != NULL ? shown : NULL;
}

/* In a lesson the numbers of the rows are there first, and how they are held when that has been asked. */
static gboolean
is_told (HuLineStrip *self)
{
  return (hu_map_view_get_tells (self->view) & 1u << HU_SHOW_ROWS) != 0;
}

static const HuViewport *
get_viewport (HuLineStrip *self)
{
  return hu_map_state_get_viewport (hu_map_view_get_state (self->view));
}

static char *
word_gap (HuSnapshot        *snapshot,
          const HuStripCell *cell,
          const char        *side)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);

  for (guint i = 0; i < findings->gaps[cell->side]->len; i++)
    {
      const HuGap *gap = &g_array_index (findings->gaps[cell->side], HuGap, i);
      g_autofree char *unit = NULL;

      if (gap->row != cell->row)
        continue;
      if (gap->distance == HU_GAP_FAR)
        /* Translators: %1$d is a hex row, %2$s a side */
        return g_strdup_printf (_("Row %1$d, %2$s: open, and no unit is near."), cell->row, side);
      if (gap->unit == HU_UNIT_NONE)
        break;

      unit = hu_explain_unit (scenario, gap->unit);
      if (gap->n_opened > 0)
        /* Translators: as above; %5$d is another hex row, perhaps of several */
        return g_strdup_printf (ngettext ("Row %1$d, %2$s: open. Nearest: %3$s, which must move %4$d hex, but opens row %5$d.",
                                          "Row %1$d, %2$s: open. Nearest: %3$s, which must move %4$d hexes, but opens row %5$d.",
                                          (gulong) gap->distance),
                                cell->row, side, unit, gap->distance, gap->opened);
      /* Translators: %1$d is a hex row, %2$s a side, %3$s a unit, %4$d counts hexes */
      return g_strdup_printf (ngettext ("Row %1$d, %2$s: open. Nearest: %3$s, which must move %4$d hex.",
                                        "Row %1$d, %2$s: open. Nearest: %3$s, which must move %4$d hexes.",
                                        (gulong) gap->distance),
                              cell->row, side, unit, gap->distance);
    }

  /* Translators: %1$d is a hex row, %2$s a side */
  return g_strdup_printf (_("Row %1$d, %2$s: open, and no unit could close it."), cell->row, side);
}

static char *
word_cell (HuSnapshot        *snapshot,
           const HuStripCell *cell)
{
  g_autofree char *side = hu_explain_side (hu_snapshot_get_scenario (snapshot), cell->side);

  if (cell->charged && cell->cover != HU_COVER_NONE)
    /* Translators: %1$d is a hex row, %2$s a side; the row is held, but not where the line runs through it */
    return g_strdup_printf (_("Row %1$d, %2$s: held, but the cheapest line is open here."), cell->row, side);
  if (cell->charged)
    return word_gap (snapshot, cell, side);
  if (cell->cover == HU_COVER_UNIT)
    /* Translators: %1$d is a hex row, %2$s a side */
    return g_strdup_printf (_("Row %1$d, %2$s: held by a unit."), cell->row, side);
  if (cell->cover == HU_COVER_ZOC)
    /* Translators: %1$d is a hex row, %2$s a side */
    return g_strdup_printf (_("Row %1$d, %2$s: held by a zone of control only."), cell->row, side);

  /* Translators: %1$d is a hex row, %2$s a side */
  return g_strdup_printf (_("Row %1$d, %2$s: open, at no cost."), cell->row, side);
}

static char *
word_row (HuSnapshot *snapshot,
          gint        row)
{
  HuStripCell first = hu_front_line_strip_cell (snapshot, HU_SIDE_FIRST, row);
  HuStripCell second = hu_front_line_strip_cell (snapshot, HU_SIDE_SECOND, row);
  g_autofree char *one = word_cell (snapshot, &first);
  g_autofree char *other = word_cell (snapshot, &second);

  return g_strconcat (one, "\n", other, NULL);
}

/* A screen reader speaks the label of a focused widget whenever it changes. */
static void
speak (HuLineStrip *self)
{
  HuSnapshot *snapshot = get_shown (self);
  g_autofree char *text = NULL;

  if (snapshot == NULL)
    return;

  text = self->row != NO_ROW && is_told (self) ? word_row (snapshot, self->row) : g_strdup (_("Front line, row by row"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("Up and Down choose a row, Enter shows it on the map"),
                                  -1);
}

static void
set_row (HuLineStrip *self,
         gint         row)
{
  if (self->row == row)
    return;

  self->row = row;
  speak (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
show_row (HuLineStrip *self)
{
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));

  if (self->row == NO_ROW || get_shown (self) == NULL)
    return;

  g_array_append_val (rows, self->row);
  hu_map_view_flash_rows (self->view, rows, NULL);
}

/* --- Pointer and keys --- */

static void
motion_cb (HuLineStrip *self,
           double       x,
           double       y)
{
  HuSnapshot *snapshot = get_shown (self);
  HuStripCell cell = { .row = NO_ROW };

  if (snapshot == NULL)
    return;

  if (!hu_front_line_strip_cell_at (snapshot, get_viewport (self), x, y, &cell))
    cell.row = NO_ROW;
  set_row (self, cell.row);
}

static void
leave_cb (HuLineStrip *self)
{
  set_row (self, NO_ROW);
}

static void
pressed_cb (HuLineStrip *self,
            int          n_press,
            double       x,
            double       y)
{
  motion_cb (self, x, y);
  show_row (self);
}

/* Over the map the wheel zooms; here it moves along the rows. */
static gboolean
scroll_cb (HuLineStrip *self,
           double       dx,
           double       dy)
{
  if (get_shown (self) == NULL)
    return FALSE;

  hu_map_state_pan_by (hu_map_view_get_state (self->view), 0, -dy * 60);

  return TRUE;
}

/* Returns the next row that counts in that direction; without a present row, the first or the last one. */
static gint
step (HuLineStrip *self,
      gint         by)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (get_shown (self));
  gint n = (gint) findings->rows->len, index = by > 0 ? -1 : n;

  for (gint i = 0; i < n; i++)
    if (g_array_index (findings->rows, HuRowFinding, i).row == self->row)
      index = i;

  index += by;

  return n == 0 ? NO_ROW : g_array_index (findings->rows, HuRowFinding, CLAMP (index, 0, n - 1)).row;
}

static gboolean
key_cb (HuLineStrip     *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  if (get_shown (self) == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_Up:
      set_row (self, step (self, -1));
      return TRUE;
    case GDK_KEY_Down:
      set_row (self, step (self, 1));
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      show_row (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip,
                  gpointer    data)
{
  HuLineStrip *self = HU_LINE_STRIP (widget);
  g_autofree char *text = NULL;

  if (keyboard)
    text = self->row != NO_ROW && get_shown (self) != NULL && is_told (self) ? word_row (get_shown (self), self->row) : NULL;
  else
    text = hu_line_strip_dup_text (self, x, y);
  if (text == NULL)
    return FALSE;

  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* --- Widget --- */

/* A letter, or two where the sides begin with the same one. */
static void
make_names (const HuScenario *scenario,
            char             *names[HU_N_SIDES])
{
  g_autofree char *first = hu_explain_side (scenario, HU_SIDE_FIRST);
  g_autofree char *second = hu_explain_side (scenario, HU_SIDE_SECOND);
  glong n = g_utf8_get_char (first) == g_utf8_get_char (second) ? 2 : 1;

  names[HU_SIDE_FIRST] = g_utf8_substring (first, 0, MIN (n, g_utf8_strlen (first, -1)));
  names[HU_SIDE_SECOND] = g_utf8_substring (second, 0, MIN (n, g_utf8_strlen (second, -1)));
}

static void
hu_line_strip_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HuLineStrip *self = HU_LINE_STRIP (widget);
  HuSnapshot *shown = get_shown (self);
  int height = gtk_widget_get_height (widget);
  HuViewport viewport;
  char *names[HU_N_SIDES];
  cairo_t *cr;

  if (shown == NULL || height <= 0 || get_viewport (self)->width <= 0)
    return;

  viewport = *get_viewport (self);
  viewport.height = height;
  make_names (hu_snapshot_get_scenario (shown), names);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, HU_STRIP_WIDTH, (float) height));
  hu_painter_draw_strip (hu_map_view_get_painter (self->view), cr, &viewport, shown, (const char **) names,
                         self->row, is_told (self));
  cairo_destroy (cr);
  g_free (names[HU_SIDE_FIRST]);
  g_free (names[HU_SIDE_SECOND]);
}

static void
hu_line_strip_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? HU_STRIP_WIDTH : 0;
}

static void
hu_line_strip_class_init (HuLineStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = hu_line_strip_snapshot;
  widget_class->measure = hu_line_strip_measure;

  gtk_widget_class_set_css_name (widget_class, "hu-line-strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
init_controllers (HuLineStrip *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_event_controller_set_name (keys, "hu-strip-keys");
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (click), "hu-strip-click");
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
hu_line_strip_init (HuLineStrip *self)
{
  self->row = NO_ROW;
  init_controllers (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  hu_palette_follow (GTK_WIDGET (self));
  hu_help_topic_set (GTK_WIDGET (self), "line");
}

static void
shown_changed_cb (HuLineStrip *self)
{
  HuSnapshot *shown = get_shown (self);

  gtk_widget_set_visible (GTK_WIDGET (self), shown != NULL);
  if (shown != NULL && self->row > hu_snapshot_get_scenario (shown)->map->grid->rows)
    self->row = NO_ROW;
  speak (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The strip is visible only where front-line is in force. */
GtkWidget *
hu_line_strip_new (HuMapView *view)
{
  HuLineStrip *self;

  g_return_val_if_fail (HU_IS_MAP_VIEW (view), NULL);

  self = g_object_new (HU_TYPE_LINE_STRIP, NULL);
  self->view = view;
  g_signal_connect_object (view, "shown-changed", G_CALLBACK (shown_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_map_view_get_state (view), "viewport-changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  /* Hidden and told with the line on the map. */
  g_signal_connect_object (hu_map_view_get_state (view), "notify::overlays",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  shown_changed_cb (self);

  return GTK_WIDGET (self);
}

/* @x: px from its left edge; @y: px from its top.  Returns its text on the cell or, between the columns, on the row; or
 * NULL. */
char *
hu_line_strip_dup_text (HuLineStrip *self,
                        double       x,
                        double       y)
{
  HuSnapshot *shown;
  HuStripCell cell;

  g_return_val_if_fail (HU_IS_LINE_STRIP (self), NULL);

  shown = get_shown (self);
  if (shown == NULL || !is_told (self) || !hu_front_line_strip_cell_at (shown, get_viewport (self), x, y, &cell))
    return NULL;

  return cell.side == HU_SIDE_NONE ? word_row (shown, cell.row) : word_cell (shown, &cell);
}
