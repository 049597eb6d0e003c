/*
 * Facts of a hex as labels.
 */
#include "hu-facts-grid.h"

#include "hu-explain.h"

struct _HuFactsGrid
{
  GtkWidget  parent_instance;

  GtkWidget *heading;
  GtkWidget *grid;
  GPtrArray *rows; /* GtkLabel: a label and a value in turn; borrowed */
};

G_DEFINE_FINAL_TYPE (HuFactsGrid, hu_facts_grid, GTK_TYPE_WIDGET)

static GtkWidget *
add_label (HuFactsGrid *self,
           guint        row,
           guint        column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  if (column == 0)
    gtk_widget_add_css_class (label, "dim-label");
  else
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
      gtk_widget_set_hexpand (label, TRUE);
    }

  gtk_grid_attach (GTK_GRID (self->grid), label, (int) column, (int) row, 1, 1);
  g_ptr_array_add (self->rows, label);

  return label;
}

static void
hu_facts_grid_dispose (GObject *object)
{
  HuFactsGrid *self = HU_FACTS_GRID (object);

  g_clear_pointer (&self->heading, gtk_widget_unparent);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (hu_facts_grid_parent_class)->dispose (object);
}

static void
hu_facts_grid_class_init (HuFactsGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_facts_grid_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-facts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hu_facts_grid_init (HuFactsGrid *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);

  self->rows = g_ptr_array_new ();
  self->heading = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->heading, "hu-heading");
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_label_set_wrap (GTK_LABEL (self->heading), TRUE);
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));

  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 2);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

/* @lines may be NULL; @units: as a card, which names the units and leaves out what is true of every hex. */
void
hu_facts_grid_show (HuFactsGrid         *self,
                    HuSnapshot          *snapshot,
                    const HuSupplyLines *lines,
                    HuHex                hex,
                    gboolean             units,
                    guint                tells)
{
  g_autoptr(GPtrArray) facts = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (HU_IS_FACTS_GRID (self));

  facts = hu_hex_facts_list (snapshot, lines, hex, units, tells);
  name = hu_explain_hex (hu_snapshot_get_scenario (snapshot), hex);
  gtk_label_set_text (GTK_LABEL (self->heading), name);

  for (guint i = self->rows->len / 2; i < facts->len; i++)
    {
      add_label (self, i, 0);
      add_label (self, i, 1);
    }

  for (guint i = 0; i < self->rows->len / 2; i++)
    {
      GtkLabel *label = g_ptr_array_index (self->rows, 2 * i);
      GtkLabel *value = g_ptr_array_index (self->rows, 2 * i + 1);
      const HuHexFact *fact = i < facts->len ? g_ptr_array_index (facts, i) : NULL;
      g_autofree char *whole = fact != NULL && fact->more != NULL && !units
                                 ? g_strdup_printf ("%s\n%s", fact->value, fact->more) : NULL;

      gtk_widget_set_visible (GTK_WIDGET (label), fact != NULL);
      gtk_widget_set_visible (GTK_WIDGET (value), fact != NULL);
      gtk_label_set_text (label, fact != NULL ? fact->label : "");
      gtk_label_set_text (value, whole != NULL ? whole : fact != NULL ? fact->value : "");
    }
}
