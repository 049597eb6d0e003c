/*
 * Follows the rule systems in force. A part that the draft has is always shown, because it could not be edited otherwise.
 */
#include "hu-workshop-use.h"

#include "hu-node.h"
#include "hu-system-panels.h"
#include "hu-workshop-units.h"

static void
update (GtkWidget *widget)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (widget), "hu-bench");
  const char *pointer = g_object_get_data (G_OBJECT (widget), "hu-for");
  guint systems = hu_workshop_get_systems (bench->shop);
  const HuNode *part = hu_workshop_get (bench->shop, pointer);
  gboolean empty = part == NULL || (hu_node_get_kind (part) == HU_NODE_LIST && hu_node_get_n (part) == 0);

  gtk_widget_set_visible (widget, systems == 0 || !empty || (systems & hu_system_panels_look_at (pointer)) != 0);
}

static void
changed_cb (GtkWidget *widget,
            guint      parts)
{
  if (parts & (HU_DRAFT_RULES | HU_DRAFT_START | HU_DRAFT_BUILDINGS | HU_DRAFT_BOARDS))
    update (widget);
}

void
hu_workshop_use_for (GtkWidget       *widget,
                     HuWorkshopBench *bench,
                     const char      *pointer)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && bench != NULL && pointer != NULL);

  g_object_set_data (G_OBJECT (widget), "hu-bench", bench);
  g_object_set_data (G_OBJECT (widget), "hu-for", (gpointer) pointer);
  update (widget);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), widget, G_CONNECT_SWAPPED);
}
