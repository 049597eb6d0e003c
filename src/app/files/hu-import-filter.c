/*
 * Files of other programs in a file chooser.
 */
#include "config.h"

#include "hu-import-filter.h"

#include <glib/gi18n-lib.h>

#include "hu-import-files.h"

void
hu_import_add_filter (GtkFileChooser *chooser)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();
  const char * const *ends = hu_import_get_suffixes ();

  gtk_file_filter_set_name (filter, _("Files of Other Programs"));
  for (guint i = 0; ends[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, ends[i]);
  gtk_file_chooser_add_filter (chooser, filter);
}
