/*
 * Keyboard and pointer in the table of units: the current cell, and editing it.
 */
#include "config.h"

#include "hu-css-class.h"
#include "hu-unit-view-private.h"

#include <glib/gi18n-lib.h>

HuUnitColumn *
_hu_unit_view_get_column (HuUnitView *self,
                          guint       column)
{
  return column < self->columns->len ? g_ptr_array_index (self->columns, column) : NULL;
}

HuUnitCell *
_hu_unit_view_find_cell (HuUnitView *self,
                         guint       position,
                         guint       column)
{
  g_autoptr(HuUnitLine) line = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  /* The list keeps unchanged cells of removed rows for reuse (GTK 4.18). */
  for (guint i = 0; i < self->cells->len; i++)
    {
      HuUnitCell *cell = g_ptr_array_index (self->cells, i);

      if (line != NULL && hu_unit_cell_get_line (cell) == line && hu_unit_cell_get_position (cell) == position &&
          hu_unit_cell_get_column (cell) == _hu_unit_view_get_column (self, column))
        return cell;
    }

  return NULL;
}

static GtkWidget *
get_row (HuUnitCell *cell)
{
  GtkWidget *holder = gtk_widget_get_parent (GTK_WIDGET (cell));

  return holder != NULL ? gtk_widget_get_parent (holder) : NULL;
}

/* --- The current cell --- */

/* Names the row for a screen reader: the column, its value, and the unit. */
static void
name_row (HuUnitView *self)
{
  HuUnitCell *cell = _hu_unit_view_find_cell (self, self->position, self->column);
  HuUnitCell *first = _hu_unit_view_find_cell (self, self->position, 0);
  HuUnitColumn *column = _hu_unit_view_get_column (self, self->column);
  GtkWidget *row = cell != NULL ? get_row (cell) : NULL;
  g_autofree char *text = NULL;

  if (row == NULL || first == NULL || column == NULL)
    return;

  /* Translators: %1$s is the heading of a column, %2$s what stands in it, %3$s the name of a unit */
  text = g_strdup_printf (_("%1$s: %2$s. %3$s"), column->label, hu_unit_cell_get_text (cell),
                          hu_unit_cell_get_text (first));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
_hu_unit_view_mark_cell (HuUnitView *self,
                         HuUnitCell *cell)
{
  hu_css_class_set (GTK_WIDGET (cell), "current",
                    hu_unit_cell_get_column (cell) == _hu_unit_view_get_column (self, self->column));
}

/* As much to the side as it takes to see the current column. */
static void
scroll_to_column (HuUnitView *self)
{
  HuUnitCell *cell = _hu_unit_view_find_cell (self, self->position, self->column);
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  GtkWidget *holder = cell != NULL ? gtk_widget_get_parent (GTK_WIDGET (cell)) : NULL;
  graphene_rect_t bounds;
  double x;

  if (holder == NULL || !gtk_widget_compute_bounds (holder, GTK_WIDGET (self->view), &bounds))
    return;

  x = (double) bounds.origin.x + gtk_adjustment_get_value (across);
  gtk_adjustment_clamp_page (across, x, x + (double) bounds.size.width);
}

void
_hu_unit_view_choose_column (HuUnitView *self,
                             guint       column)
{
  self->column = MIN (column, self->columns->len - 1);
  for (guint i = 0; i < self->cells->len; i++)
    _hu_unit_view_mark_cell (self, g_ptr_array_index (self->cells, i));
  scroll_to_column (self);
  name_row (self);
}

void
_hu_unit_view_focus_row (HuUnitView *self)
{
  HuUnitCell *cell = _hu_unit_view_find_cell (self, self->position, self->column);
  GtkWidget *row = cell != NULL ? get_row (cell) : NULL;

  if (row != NULL)
    gtk_widget_grab_focus (row);
}

/* --- Editing --- */

/* Lists the units that an edit of that line changes: all selected ones if it is one of them. */
static GArray *
list_edited (HuUnitView *self,
             HuUnitCell *cell)
{
  guint position = hu_unit_cell_get_position (cell);
  guint unit = hu_unit_line_get_index (hu_unit_cell_get_line (cell));
  GArray *units;

  if (gtk_selection_model_is_selected (GTK_SELECTION_MODEL (self->selection), position))
    return hu_unit_view_list_selected (self);

  units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (units, unit);

  return units;
}

static gboolean
commit_cb (HuUnitView *self,
           const char *text,
           HuUnitCell *cell)
{
  g_autoptr(GArray) units = list_edited (self, cell);
  g_autoptr(GError) error = NULL;

  /* As it was, and for nobody else to have: nothing to do. */
  if (units->len == 1 && g_str_equal (text, hu_unit_cell_get_text (cell)))
    return TRUE;

  if (hu_workshop_set_unit_cells (self->shop, (const guint *) units->data, units->len, hu_unit_cell_get_column (cell),
                                  text, &error))
    {
      name_row (self);
      return TRUE;
    }

  _hu_unit_view_refuse (self, error->message);

  return FALSE;
}

static void
edit_current (HuUnitView *self,
              const char *typed)
{
  HuUnitCell *cell = _hu_unit_view_find_cell (self, self->position, self->column);
  HuUnitColumn *column = _hu_unit_view_get_column (self, self->column);
  g_auto(GStrv) words = NULL;

  if (cell == NULL || hu_unit_cell_is_edited (cell))
    return;
  if (!hu_unit_line_has (hu_unit_cell_get_line (cell), column))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }

  words = hu_unit_table_list_words (self->shop, column);
  if (words != NULL)
    hu_unit_cell_choose (cell, (const char * const *) words, _("As usual"));
  else
    hu_unit_cell_edit (cell, typed);
}

static void
ended_cb (HuUnitView *self,
          gint        step,
          HuUnitCell *cell)
{
  self->position = hu_unit_cell_get_position (cell);
  _hu_unit_view_focus_row (self);
  if (step == 0 || (step < 0 && self->column == 0) || (step > 0 && self->column + 1 == self->columns->len))
    return;

  _hu_unit_view_choose_column (self, self->column + (guint) step);
  edit_current (self, NULL);
}

static void
activate_cb (HuUnitView *self,
             guint       position)
{
  self->position = position;
  edit_current (self, NULL);
}

/* --- Input --- */

static gboolean
is_edited (HuUnitView *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (hu_unit_cell_is_edited (g_ptr_array_index (self->cells, i)))
      return TRUE;

  return FALSE;
}

static gboolean
key_cb (HuUnitView     *self,
        guint           keyval,
        guint           keycode,
        GdkModifierType state)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gunichar c = gdk_keyval_to_unicode (keyval);
  char typed[7] = { 0 };

  if (is_edited (self) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;

  if (keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left || keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right)
    {
      gboolean ahead = (keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right) != rtl;

      if (ahead || self->column > 0)
        _hu_unit_view_choose_column (self, ahead ? self->column + 1 : self->column - 1);
      return TRUE;
    }
  /* Space is the list's: it selects. */
  if (c <= ' ' || !g_unichar_isprint (c))
    return FALSE;

  g_unichar_to_utf8 (c, typed);
  edit_current (self, typed);

  return TRUE;
}

static void
pressed_cb (GtkGestureClick *click,
            int              n_press,
            double           x,
            double           y,
            HuUnitView      *self)
{
  HuUnitCell *cell = HU_UNIT_CELL (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click)));
  guint column;

  if (g_ptr_array_find (self->columns, hu_unit_cell_get_column (cell), &column))
    {
      self->position = hu_unit_cell_get_position (cell);
      _hu_unit_view_choose_column (self, column);
    }
}

/**
 * hu_unit_view_track_focus:
 * @focus: (nullable): the widget with the focus
 *
 * Remembers its row, and names that row for screen readers.
 */
void
hu_unit_view_track_focus (HuUnitView *self,
                          GtkWidget  *focus)
{
  g_return_if_fail (HU_IS_UNIT_VIEW (self));

  for (guint i = 0; focus != NULL && i < self->cells->len; i++)
    {
      HuUnitCell *cell = g_ptr_array_index (self->cells, i);

      if (hu_unit_cell_get_line (cell) == NULL || get_row (cell) != focus)
        continue;
      self->position = hu_unit_cell_get_position (cell);
      scroll_to_column (self);
      name_row (self);
      return;
    }
}

void
_hu_unit_view_watch_list (HuUnitView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (activate_cb), self);
}

void
_hu_unit_view_watch_cell (HuUnitView *self,
                          HuUnitCell *cell)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (cell), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (cell, "commit", G_CALLBACK (commit_cb), self);
  g_signal_connect_swapped (cell, "ended", G_CALLBACK (ended_cb), self);
}

/* Edits the current cell, or all selected units if its unit is one of several. */
void
hu_unit_view_edit (HuUnitView *self)
{
  g_return_if_fail (HU_IS_UNIT_VIEW (self));

  edit_current (self, NULL);
}

void
hu_unit_view_set_column (HuUnitView *self,
                         const char *key)
{
  g_return_if_fail (HU_IS_UNIT_VIEW (self) && key != NULL);

  for (guint i = 0; i < self->columns->len; i++)
    {
      const HuUnitColumn *column = g_ptr_array_index (self->columns, i);

      if (g_str_equal (column->key, key))
        _hu_unit_view_choose_column (self, i);
    }
}
