/*
 * A cell of the table of units. It has an editor only while one is needed, because a table shows hundreds of
 * cells.
 */
#include "config.h"

#include "hu-unit-cell.h"

#include "hu-css-class.h"
#include "hu-widget-find.h"

struct _HuUnitCell
{
  GtkWidget           parent_instance;

  const HuUnitColumn *column;
  GtkListItem        *item;
  HuUnitLine         *line;
  GtkWidget          *label;
  GtkWidget          *editor;  /* GtkEntry or GtkPopover; or NULL */
  gboolean            ending;
};

enum
{
  COMMIT,
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuUnitCell, hu_unit_cell, GTK_TYPE_WIDGET)

/* --- Showing --- */

static void
show_line (HuUnitCell *self)
{
  g_autofree char *text = self->line != NULL ? hu_unit_line_dup_text (self->line, self->column) : g_strdup ("");
  gboolean has = self->line != NULL && hu_unit_line_has (self->line, self->column);

  gtk_label_set_text (GTK_LABEL (self->label), has || text[0] != '\0' ? text : "–");
  hu_css_class_set (self->label, "dim-label", !has);
}

/* --- Ending --- */

static gboolean
unparent_cb (gpointer data)
{
  g_autoptr(GtkWidget) editor = data;

  gtk_widget_unparent (editor);

  return G_SOURCE_REMOVE;
}

/* Removes the editor in an idle handler, because its own handlers are still running. */
static void
end (HuUnitCell *self,
     gint        step,
     gboolean    tell)
{
  GtkWidget *editor = self->editor;

  if (editor == NULL || self->ending)
    return;

  self->ending = TRUE;
  gtk_widget_set_visible (self->label, TRUE);
  if (tell)
    g_signal_emit (self, signals[ENDED], 0, step);
  self->editor = NULL;
  gtk_widget_set_visible (editor, FALSE);
  g_idle_add (unparent_cb, g_object_ref (editor));
  self->ending = FALSE;
}

/* --- Typing --- */

static gboolean
commit (HuUnitCell *self,
        const char *text)
{
  gboolean done = FALSE;

  g_signal_emit (self, signals[COMMIT], 0, text, &done);

  return done;
}

static void
finish_entry (HuUnitCell *self,
              gint        step)
{
  if (!GTK_IS_ENTRY (self->editor) || self->ending)
    return;

  if (commit (self, gtk_editable_get_text (GTK_EDITABLE (self->editor))))
    end (self, step, TRUE);
  else if (self->editor != NULL)
    gtk_widget_add_css_class (self->editor, "error");
}

static void
activate_cb (HuUnitCell *self)
{
  finish_entry (self, 0);
}

static gboolean
key_cb (HuUnitCell     *self,
        guint           keyval,
        guint           keycode,
        GdkModifierType state)
{
  switch (keyval)
    {
    case GDK_KEY_Escape:
      end (self, 0, TRUE);
      return TRUE;

    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
      finish_entry (self, 1);
      return TRUE;

    case GDK_KEY_ISO_Left_Tab:
      finish_entry (self, -1);
      return TRUE;

    default:
      return FALSE;
    }
}

/* Leaving the cell accepts the text typed; an impossible value is dropped. */
static void
leave_cb (HuUnitCell *self)
{
  if (!GTK_IS_ENTRY (self->editor) || self->ending)
    return;

  commit (self, gtk_editable_get_text (GTK_EDITABLE (self->editor)));
  end (self, 0, FALSE);
}

/**
 * hu_unit_cell_edit:
 * @self: a cell with a line
 * @typed: (nullable): text that replaces the present one
 *
 * Replaces the text by an entry. Return accepts the new text, Escape does not, Tab accepts it and goes on to
 * the next cell.
 */
void
hu_unit_cell_edit (HuUnitCell *self,
                   const char *typed)
{
  g_autofree char *text = NULL;
  GtkEventController *keys, *focus;

  g_return_if_fail (HU_IS_UNIT_CELL (self) && self->line != NULL);

  if (self->editor != NULL)
    return;

  text = typed != NULL ? g_strdup (typed) : hu_unit_line_dup_text (self->line, self->column);
  self->editor = gtk_entry_new ();
  gtk_entry_set_has_frame (GTK_ENTRY (self->editor), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->editor), text);
  gtk_editable_set_alignment (GTK_EDITABLE (self->editor), gtk_label_get_xalign (GTK_LABEL (self->label)));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->editor), 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->editor), GTK_ACCESSIBLE_PROPERTY_LABEL, self->column->label,
                                  -1);
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->editor, keys);
  focus = gtk_event_controller_focus_new ();
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (self->editor, focus);
  g_signal_connect_swapped (self->editor, "activate", G_CALLBACK (activate_cb), self);

  gtk_widget_set_visible (self->label, FALSE);
  gtk_widget_set_parent (self->editor, GTK_WIDGET (self));
  gtk_widget_grab_focus (self->editor);
  if (typed != NULL)
    gtk_editable_set_position (GTK_EDITABLE (self->editor), -1);
}

/* --- Choosing --- */

static void
chosen_cb (HuUnitCell    *self,
           GtkListBoxRow *row)
{
  const char *word = g_object_get_data (G_OBJECT (row), "hu-word");

  if (self->ending || self->editor == NULL)
    return;

  commit (self, word);
  gtk_popover_popdown (GTK_POPOVER (self->editor));
}

static void
closed_cb (HuUnitCell *self)
{
  end (self, 0, TRUE);
}

static GtkWidget *
make_choice (const char *word,
             const char *none,
             gboolean    present)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (word[0] != '\0' ? word : none);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  if (word[0] == '\0')
    gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_opacity (mark, present ? 1 : 0);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  word[0] != '\0' ? word : none, -1);
  g_object_set_data_full (G_OBJECT (row), "hu-word", g_strdup (word), g_free);

  return row;
}

/**
 * hu_unit_cell_choose:
 * @self: a cell with a line
 * @words: (array zero-terminated=1): the possible values
 *
 * Shows the choice over the cell.
 */
void
hu_unit_cell_choose (HuUnitCell         *self,
                     const char * const *words,
                     const char         *none)
{
  GtkWidget *list = gtk_list_box_new (), *scroller = gtk_scrolled_window_new (), *focused = NULL;
  g_autofree char *present = NULL;

  g_return_if_fail (HU_IS_UNIT_CELL (self) && self->line != NULL && words != NULL);

  if (self->editor != NULL)
    {
      g_object_ref_sink (list);
      g_object_unref (list);
      g_object_ref_sink (scroller);
      g_object_unref (scroller);
      return;
    }

  present = hu_unit_line_dup_text (self->line, self->column);
  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean is_present = g_str_equal (words[i], present);
      GtkWidget *row = make_choice (words[i], none, is_present);

      gtk_list_box_append (GTK_LIST_BOX (list), row);
      if (focused == NULL || is_present)
        focused = row;
    }
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_BROWSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, self->column->label, -1);
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (chosen_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 320);

  self->editor = gtk_popover_new ();
  gtk_widget_add_css_class (self->editor, "menu");
  gtk_popover_set_child (GTK_POPOVER (self->editor), scroller);
  gtk_popover_set_position (GTK_POPOVER (self->editor), GTK_POS_BOTTOM);
  g_signal_connect_swapped (self->editor, "closed", G_CALLBACK (closed_cb), self);
  gtk_widget_set_parent (self->editor, GTK_WIDGET (self));
  gtk_popover_popup (GTK_POPOVER (self->editor));
  if (focused != NULL)
    {
      gtk_list_box_select_row (GTK_LIST_BOX (list), GTK_LIST_BOX_ROW (focused));
      gtk_widget_grab_focus (focused);
    }
}

/* --- The widget --- */

static void
hu_unit_cell_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  HuUnitCell *self = HU_UNIT_CELL (widget);

  GTK_WIDGET_CLASS (hu_unit_cell_parent_class)->size_allocate (widget, width, height, baseline);
  if (GTK_IS_POPOVER (self->editor))
    gtk_popover_present (GTK_POPOVER (self->editor));
}

static void
hu_unit_cell_dispose (GObject *object)
{
  HuUnitCell *self = HU_UNIT_CELL (object);

  hu_unit_cell_set_line (self, NULL);
  self->ending = TRUE;
  self->editor = self->label = NULL;
  hu_widget_empty (GTK_WIDGET (self));

  G_OBJECT_CLASS (hu_unit_cell_parent_class)->dispose (object);
}

static void
hu_unit_cell_class_init (HuUnitCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_unit_cell_dispose;
  widget_class->size_allocate = hu_unit_cell_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "hu-unit-cell");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);

  signals[COMMIT] = g_signal_new ("commit", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  g_signal_accumulator_first_wins, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_STRING);
  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
hu_unit_cell_init (HuUnitCell *self)
{
  self->label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->label, "numeric");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

/* @column: the attribute of a unit that it shows; must outlive the cell; @item: its list item; must outlive the
 * cell. */
GtkWidget *
hu_unit_cell_new (const HuUnitColumn *column,
                  GtkListItem        *item)
{
  HuUnitCell *self = g_object_new (HU_TYPE_UNIT_CELL, NULL);

  self->column = column;
  self->item = item;
  gtk_label_set_xalign (GTK_LABEL (self->label), column->field->type == HU_FIELD_INTEGER ? 1 : 0);

  return GTK_WIDGET (self);
}

const HuUnitColumn *
hu_unit_cell_get_column (HuUnitCell *self)
{
  g_return_val_if_fail (HU_IS_UNIT_CELL (self), NULL);

  return self->column;
}

guint
hu_unit_cell_get_position (HuUnitCell *self)
{
  g_return_val_if_fail (HU_IS_UNIT_CELL (self), GTK_INVALID_LIST_POSITION);

  return gtk_list_item_get_position (self->item);
}

HuUnitLine *
hu_unit_cell_get_line (HuUnitCell *self)
{
  g_return_val_if_fail (HU_IS_UNIT_CELL (self), NULL);

  return self->line;
}

/* @line may be NULL. */
void
hu_unit_cell_set_line (HuUnitCell *self,
                       HuUnitLine *line)
{
  g_return_if_fail (HU_IS_UNIT_CELL (self));

  if (self->line != NULL)
    g_signal_handlers_disconnect_by_func (self->line, show_line, self);
  end (self, 0, FALSE);
  g_set_object (&self->line, line);
  if (line != NULL)
    g_signal_connect_swapped (line, "changed", G_CALLBACK (show_line), self);
  if (self->label != NULL)
    show_line (self);
}

const char *
hu_unit_cell_get_text (HuUnitCell *self)
{
  g_return_val_if_fail (HU_IS_UNIT_CELL (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->label));
}

gboolean
hu_unit_cell_is_edited (HuUnitCell *self)
{
  g_return_val_if_fail (HU_IS_UNIT_CELL (self), FALSE);

  return self->editor != NULL;
}
