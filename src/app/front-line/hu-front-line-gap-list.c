/*
 * The gaps of a line, a button for each: "Row 44: 167 ID must move 1 hex". Of many gaps it shows the first few,
 * and the rest on demand. It is a part of a meter's card, with one sentence a gap, and not a table.
 */
#include "config.h"

#include "hu-front-line-gap-list.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-front-line.h"
#include "hu-widget-find.h"

#define FEW 4

struct _HuGapList
{
  GtkWidget   parent_instance;

  HuSide      side;
  HuSnapshot *snapshot;
  gboolean    whole; /* all are listed */
  GtkWidget  *box;
};

static void hu_gap_list_part_init (HuMeterPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (HuGapList, hu_gap_list, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (HU_TYPE_METER_PART, hu_gap_list_part_init))

static const GArray *
get_gaps (HuGapList *self)
{
  return hu_snapshot_get_front_line (self->snapshot)->gaps[self->side];
}

static void
clicked_cb (GtkWidget *button,
            gpointer   index)
{
  HuGapList *self = HU_GAP_LIST (gtk_widget_get_ancestor (button, HU_TYPE_GAP_LIST));
  const GArray *gaps = get_gaps (self);
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (HuHex));
  const HuGap *gap;

  if (GPOINTER_TO_UINT (index) >= gaps->len)
    return;

  gap = &g_array_index (gaps, HuGap, GPOINTER_TO_UINT (index));
  g_array_append_val (rows, gap->row);
  if (gap->unit != HU_UNIT_NONE)
    g_array_append_val (units, hu_snapshot_get_state (self->snapshot)->unit_hex[gap->unit]);
  hu_meter_part_show_rows (HU_METER_PART (self), rows, units);
}

static GtkWidget *
add_button (HuGapList  *self,
            const char *text)
{
  GtkWidget *button = gtk_button_new_with_label (text);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hu-gap");
  gtk_box_append (GTK_BOX (self->box), button);

  return button;
}

static void rebuild (HuGapList *self);

static void
more_cb (HuGapList *self)
{
  self->whole = TRUE;
  rebuild (self);
}

static void
rebuild (HuGapList *self)
{
  const GArray *gaps = get_gaps (self);
  /* To say "and 1 more" takes as much room as the one. */
  guint n = self->whole || gaps->len <= FEW + 1 ? gaps->len : FEW;

  hu_widget_empty (self->box);

  for (guint i = 0; i < n; i++)
    {
      const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
      const GArray *open = hu_snapshot_get_front_line (self->snapshot)->open[self->side];
      const HuGap *gap = &g_array_index (gaps, HuGap, i);
      g_autofree char *text = hu_explain_gap (scenario, open, gap, hu_front_line_is_past (self->snapshot));

      g_signal_connect (add_button (self, text), "clicked", G_CALLBACK (clicked_cb), GUINT_TO_POINTER (i));
    }

  if (n < gaps->len)
    {
      g_autofree char *text =
        /* Translators: %u counts gaps of a front line beyond those that are listed */
        g_strdup_printf (ngettext ("and %u more…", "and %u more…", gaps->len - n), gaps->len - n);

      g_signal_connect_object (add_button (self, text), "clicked", G_CALLBACK (more_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

static gboolean
is_same (const GArray *a,
         const GArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const HuGap *one = &g_array_index (a, HuGap, i), *other = &g_array_index (b, HuGap, i);

      if (one->row != other->row || one->unit != other->unit || one->distance != other->distance)
        return FALSE;
    }

  return TRUE;
}

/* The list is visible only where the end of the player turn will cost points. */
static void
update_part (HuMeterPart *part,
             HuSnapshot  *snapshot,
             HuSnapshot  *what_if)
{
  HuGapList *self = HU_GAP_LIST (part);
  HuSnapshot *shown = what_if != NULL ? what_if : snapshot;
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (shown);
  gboolean same = self->snapshot != NULL && is_same (get_gaps (self), findings->gaps[self->side]);

  hu_snapshot_ref (shown);
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  self->snapshot = shown;
  if (!same)
    rebuild (self);

  gtk_widget_set_visible (GTK_WIDGET (self), findings->examined[self->side] && get_gaps (self)->len > 0);
}

static void
hu_gap_list_part_init (HuMeterPartInterface *iface)
{
  iface->update = update_part;
}

static void
hu_gap_list_dispose (GObject *object)
{
  HuGapList *self = HU_GAP_LIST (object);

  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (hu_gap_list_parent_class)->dispose (object);
}

static void
hu_gap_list_class_init (HuGapListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_gap_list_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-gap-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hu_gap_list_init (HuGapList *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Gaps, and who could close them"), -1);
}

GtkWidget *
hu_gap_list_new (HuSide side)
{
  HuGapList *self = g_object_new (HU_TYPE_GAP_LIST, NULL);

  self->side = side;

  return GTK_WIDGET (self);
}
