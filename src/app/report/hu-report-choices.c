/*
 * Choices that the report dialog offers: tables by their names, the name of a file, the paper.
 */
#include "config.h"

#include "hu-report-choices.h"

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-report.h"

GListModel *
hu_report_choices_list_tables (const HuScenario *scenario)
{
  g_autoptr(GPtrArray) kinds = hu_report_list_tables (scenario);
  GListStore *tables = g_list_store_new (GTK_TYPE_STRING_OBJECT);

  for (guint i = 0; i < kinds->len; i++)
    {
      const HuReportTableKind *kind = g_ptr_array_index (kinds, i);
      g_autoptr(GtkStringObject) object = gtk_string_object_new (_(kind->title));

      g_object_set_data (G_OBJECT (object), "hu-table", (gpointer) kind->name);
      g_list_store_append (tables, object);
    }

  return G_LIST_MODEL (tables);
}

const char *
hu_report_choices_get_table (gpointer item)
{
  return item != NULL ? g_object_get_data (G_OBJECT (item), "hu-table") : NULL;
}

/* "Operation Typhoon.pdf"; a file's name has at most 255 bytes. */
char *
hu_report_choices_dup_name (const HuScenario *scenario,
                            const char       *ending)
{
  g_autofree char *title = hu_budget_abridge (scenario->title, HU_BUDGET_LABEL / 2);

  g_strdelimit (title, "/\\:*?\"<>|\n", '-');

  return g_strconcat (title[0] != '\0' ? title : _("Report"), ending, NULL);
}

char *
hu_report_choices_explain_paper (GtkPageSetup *setup)
{
  GtkPageOrientation orientation = gtk_page_setup_get_orientation (setup);
  gboolean upright = orientation == GTK_PAGE_ORIENTATION_PORTRAIT ||
                     orientation == GTK_PAGE_ORIENTATION_REVERSE_PORTRAIT;
  const char *paper = gtk_paper_size_get_display_name (gtk_page_setup_get_paper_size (setup));

  return upright
    /* Translators: a size of paper: "A4". */
    ? g_strdup_printf (_("%s, upright"), paper)
    /* Translators: a size of paper: "A4". */
    : g_strdup_printf (_("%s, sideways"), paper);
}
