/*
 * The form that changes the grid of a map. It lists everything that has no room on the new grid while the user
 * chooses, and removes it only by a button that says so.
 */
#include "config.h"

#include "hu-workshop-grid-form.h"

#include <glib/gi18n-lib.h>

#include "hu-grid-names-row.h"
#include "hu-grid-rows.h"
#include "hu-node-game.h"
#include "hu-workshop-map.h"

#define SETTLED 150   /* ms without a change before the list is made */
#define MOST_LINES 60 /* of it are shown */

struct _HuWorkshopGridForm
{
  AdwWindow            parent_instance;

  HuWorkshop          *shop;
  HuGridPlan           before;
  char                *board;   /* of it */
  GPtrArray           *boards;  /* of it, or NULL */
  HuGridNames         *names;   /* of it, or NULL */
  HuGridNames          asked;   /* as the rows say */
  char                *missing; /* as first shown */
  gboolean             filling;
  guint                timeout; /* waits to list what would be lost */

  GtkSpinButton       *columns;
  GtkSpinButton       *rows;
  AdwComboRow         *columns_where;
  AdwComboRow         *rows_where;
  AdwComboRow         *orientation;
  AdwComboRow         *shifted;
  AdwComboRow         *numbering;
  HuGridNamesRow      *names_row;
  AdwEntryRow         *board_row;
  AdwEntryRow         *missing_row;
  GtkWidget           *foot;
  GtkWidget           *lost;    /* in it */
  GtkLabel            *lost_lines;
  GtkLabel            *message;
  GtkButton           *apply;
  gboolean             loses;   /* what is listed goes */
};

G_DEFINE_FINAL_TYPE (HuWorkshopGridForm, hu_workshop_grid_form, ADW_TYPE_WINDOW)

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static HuGridPlan
read_plan (HuWorkshopGridForm *self,
           gint               *left,
           gint               *top)
{
  HuGridPlan plan = {
    .columns = gtk_spin_button_get_value_as_int (self->columns),
    .rows = gtk_spin_button_get_value_as_int (self->rows),
    .orientation = adw_combo_row_get_selected (self->orientation) == 1 ? HU_ORIENTATION_POINTY : HU_ORIENTATION_FLAT,
    .shifted_odd = adw_combo_row_get_selected (self->shifted) == 0,
    .numbering = (HuNumbering) MIN (adw_combo_row_get_selected (self->numbering), 2u),
    .board = get_text (self->board_row)[0] != '\0' ? get_text (self->board_row) : NULL,
    .names = hu_grid_names_row_get (self->names_row, &self->asked) ? &self->asked : NULL,
  };

  /* Boards side by side name the hexes until other names are chosen. */
  if (plan.names == NULL && plan.numbering == self->before.numbering && plan.orientation == self->before.orientation &&
      plan.shifted_odd == self->before.shifted_odd)
    plan.boards = self->boards;
  *left = adw_combo_row_get_selected (self->columns_where) == 1 ? plan.columns - self->before.columns : 0;
  *top = adw_combo_row_get_selected (self->rows_where) == 1 ? plan.rows - self->before.rows : 0;

  return plan;
}

static gboolean
is_missing_changed (HuWorkshopGridForm *self)
{
  return g_strcmp0 (get_text (self->missing_row), self->missing) != 0;
}

static gboolean
is_lane_like (const HuLaneNames *a,
              const HuLaneNames *b)
{
  return a->letters == b->letters && a->from == b->from && a->descending == b->descending &&
         (a->letters || a->digits == b->digits);
}

static gboolean
are_names_like (const HuGridNames *a,
                const HuGridNames *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return is_lane_like (&a->column, &b->column) && is_lane_like (&a->row, &b->row) && a->rows_first == b->rows_first &&
         a->oblique == b->oblique && g_str_equal (a->separator, b->separator);
}

static gboolean
is_changed (HuWorkshopGridForm *self)
{
  gint left, top;
  HuGridPlan plan = read_plan (self, &left, &top);

  return plan.columns != self->before.columns || plan.rows != self->before.rows ||
         plan.orientation != self->before.orientation || plan.numbering != self->before.numbering ||
         (plan.shifted_odd != self->before.shifted_odd && plan.numbering != HU_NUMBERING_LETTERS) ||
         g_strcmp0 (plan.board, self->board) != 0 || !are_names_like (plan.names, self->names) || is_missing_changed (self);
}

/* --- Missing hexes --- */

/* Parses names and spans of the present grid; NULL with @stray (transfer full) if one is invalid. */
static HuNode *
read_missing (HuWorkshopGridForm  *self,
              char               **stray)
{
  const HuGrid *grid = hu_workshop_get_scenario (self->shop)->map->grid;
  g_autoptr(HuGrid) whole = hu_grid_new_whole (grid);
  g_auto(GStrv) words = g_strsplit_set (get_text (self->missing_row), ", \t", -1);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_node_unref);

  *stray = NULL;
  for (guint i = 0; words[i] != NULL; i++)
    {
      GPtrArray *one = g_ptr_array_new ();
      g_autoptr(HuNode) list = NULL;
      g_autoptr(GArray) hexes = NULL;

      if (words[i][0] != '\0')
        g_ptr_array_add (one, hu_node_new_text (words[i]));
      list = hu_node_new_list_take (one);
      hexes = hu_node_read_hexes (list, whole);
      if (words[i][0] != '\0' && hexes->len == 0)
        {
          *stray = g_strdup (words[i]);
          return NULL;
        }
      if (words[i][0] != '\0')
        g_ptr_array_add (names, hu_node_new_text (words[i]));
    }
  g_ptr_array_set_free_func (names, NULL);

  return hu_node_new_list_take (g_steal_pointer (&names));
}

static char *
word_missing (HuWorkshop *shop)
{
  HuNode *missing = hu_workshop_get (shop, "/map/grid/missing");
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < hu_node_get_n (missing); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", hu_node_get_text (hu_node_get_element (missing, i), ""));

  return g_string_free (text, FALSE);
}

/* --- Names --- */

/* Why there is no such grid. */
static char *
word_impossible (const GError *error)
{
  if (g_error_matches (error, HU_GRID_ERROR, HU_GRID_ERROR_ALIKE))
    /* Translators: %s is the name of a hex */
    return g_strdup_printf (_("Two hexes would be called %s: use more digits, or a separator."), error->message);
  if (g_error_matches (error, HU_GRID_ERROR, HU_GRID_ERROR_BELOW))
    return g_strdup (_("A column or row would have a number below 0, or a letter before A: let the first number be larger."));
  if (g_error_matches (error, HU_GRID_ERROR, HU_GRID_ERROR_LONG))
    return g_strdup (_("The name of a hex would be too long: use digits, or fewer of them."));

  return g_strdup (_("Letters name at most 52 columns, A to ZZ."));
}

/* The hexes by their new names. */
static void
show_names (HuWorkshopGridForm *self,
            const HuGridPlan   *plan)
{
  HuGrid *grid = hu_grid_new (plan->columns, plan->rows, plan->orientation, plan->shifted_odd, plan->numbering, plan->board,
                              NULL);

  if (grid != NULL && plan->names != NULL && !hu_grid_set_names (grid, plan->names, NULL))
    g_clear_pointer (&grid, hu_grid_unref);
  if (grid != NULL && plan->boards != NULL && !hu_grid_set_boards (grid, plan->boards, NULL))
    g_clear_pointer (&grid, hu_grid_unref);
  hu_grid_names_row_show (self->names_row, grid);
  g_clear_pointer (&grid, hu_grid_unref);
}

/* --- What would be lost --- */

static void
show_lines (HuWorkshopGridForm *self,
            GPtrArray          *lines)
{
  GString *text = g_string_new (NULL);
  guint n = MIN (lines->len, MOST_LINES);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s• %s", i > 0 ? "\n" : "", (const char *) g_ptr_array_index (lines, i));
  if (lines->len > n)
    {
      g_autofree char *more = g_strdup_printf (ngettext ("and %u more", "and %u more", lines->len - n), lines->len - n);

      g_string_append_printf (text, "\n%s", more);
    }
  gtk_label_set_text (self->lost_lines, text->str);
  g_string_free (text, TRUE);
}

static void
refresh (HuWorkshopGridForm *self)
{
  gint left, top;
  HuGridPlan plan = read_plan (self, &left, &top);
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) lines = hu_workshop_list_lost (self->shop, &plan, left, top, &error);
  g_autofree char *stray = NULL;
  g_autofree char *words = NULL;
  g_autoptr(HuNode) missing = read_missing (self, &stray);

  self->loses = lines != NULL && lines->len > 0;
  gtk_widget_set_visible (self->lost, self->loses);
  if (self->loses)
    show_lines (self, lines);
  gtk_button_set_label (self->apply, self->loses ? _("_Change and Remove") : _("_Change"));
  gtk_widget_remove_css_class (GTK_WIDGET (self->apply), self->loses ? "suggested-action" : "destructive-action");
  gtk_widget_add_css_class (GTK_WIDGET (self->apply), self->loses ? "destructive-action" : "suggested-action");

  show_names (self, &plan);
  if (hu_grid_names_row_get_fault (self->names_row) != NULL)
    words = g_strdup (hu_grid_names_row_get_fault (self->names_row));
  else if (lines == NULL)
    words = word_impossible (error);
  else if (missing == NULL)
    /* Translators: %s is what was typed for a hex */
    words = g_strdup_printf (_("The map has no place for a hex “%s”."), stray);
  gtk_label_set_text (self->message, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->message), words != NULL);
  gtk_widget_set_visible (self->foot, words != NULL || self->loses);
  gtk_widget_set_sensitive (GTK_WIDGET (self->apply), words == NULL && is_changed (self));
}

static void
settled_cb (gpointer data)
{
  HuWorkshopGridForm *self = data;

  self->timeout = 0;
  refresh (self);
}

static void
changed_cb (HuWorkshopGridForm *self)
{
  if (self->filling)
    return;

  self->filling = TRUE;
  hu_grid_rows_fill (self->orientation, self->shifted, self->numbering);
  self->filling = FALSE;
  /* Not to be pressed on what is not listed yet. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->apply), FALSE);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add_once (SETTLED, settled_cb, self);
}

static void
apply_cb (HuWorkshopGridForm *self)
{
  gint left, top;
  HuGridPlan plan = read_plan (self, &left, &top);
  g_autofree char *stray = NULL;
  g_autoptr(HuNode) missing = is_missing_changed (self) ? read_missing (self, &stray) : NULL;
  g_autofree char *board = g_strdup (plan.board);

  plan.board = board;
  hu_workshop_begin_stroke (self->shop, _("Change the Grid"));
  if (missing != NULL)
    hu_workshop_set (self->shop, "/map/grid/missing", hu_node_get_n (missing) > 0 ? missing : NULL);
  if (hu_workshop_regrid (self->shop, &plan, left, top, self->loses) == HU_REGRID_DONE)
    {
      hu_workshop_end_stroke (self->shop);
      gtk_window_destroy (GTK_WINDOW (self));
    }
  else
    {
      hu_workshop_cancel_stroke (self->shop);
      refresh (self);
    }
}

/* --- The form --- */

static void
hu_workshop_grid_form_dispose (GObject *object)
{
  HuWorkshopGridForm *self = HU_WORKSHOP_GRID_FORM (object);

  self->filling = TRUE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->shop);
  g_clear_pointer (&self->board, g_free);
  g_clear_pointer (&self->names, g_free);
  g_clear_pointer (&self->boards, g_ptr_array_unref);
  g_clear_pointer (&self->missing, g_free);

  G_OBJECT_CLASS (hu_workshop_grid_form_parent_class)->dispose (object);
}

static void
hu_workshop_grid_form_class_init (HuWorkshopGridFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_workshop_grid_form_dispose;
  g_type_ensure (HU_TYPE_GRID_NAMES_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-workshop-grid-form.ui");
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, columns);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, rows);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, columns_where);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, rows_where);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, orientation);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, shifted);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, numbering);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, names_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, board_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, missing_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, foot);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, lost);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, lost_lines);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, message);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopGridForm, apply);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hu_workshop_grid_form_init (HuWorkshopGridForm *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hu_workshop_grid_form_new (GtkWindow  *parent,
                           HuWorkshop *shop)
{
  HuWorkshopGridForm *self;

  g_return_val_if_fail (HU_IS_WORKSHOP (shop), NULL);

  self = g_object_new (HU_TYPE_WORKSHOP_GRID_FORM, "transient-for", parent, NULL);
  self->shop = g_object_ref (shop);
  hu_workshop_get_grid_plan (shop, &self->before);
  self->board = g_strdup (self->before.board);
  self->before.board = self->board;
  self->names = self->before.names != NULL ? g_memdup2 (self->before.names, sizeof *self->names) : NULL;
  self->before.names = self->names;
  self->boards = self->before.boards != NULL ? g_ptr_array_ref (self->before.boards) : NULL;
  self->missing = word_missing (shop);
  gtk_spin_button_set_value (self->columns, self->before.columns);
  gtk_spin_button_set_value (self->rows, self->before.rows);
  adw_combo_row_set_selected (self->orientation, self->before.orientation == HU_ORIENTATION_POINTY ? 1 : 0);
  hu_grid_rows_fill (self->orientation, self->shifted, self->numbering);
  adw_combo_row_set_selected (self->shifted, self->before.shifted_odd ? 0 : 1);
  adw_combo_row_set_selected (self->numbering, (guint) self->before.numbering);
  hu_grid_rows_fill (self->orientation, self->shifted, self->numbering);
  hu_grid_names_row_set (self->names_row, self->names);
  gtk_editable_set_text (GTK_EDITABLE (self->board_row), self->board != NULL ? self->board : "");
  gtk_editable_set_text (GTK_EDITABLE (self->missing_row), self->missing);
  self->filling = FALSE;
  refresh (self);

  return GTK_WIDGET (self);
}
