/*
 * An expander row for an object of the draft that may be absent: its switch puts the object there, or takes it out.
 */
#include "config.h"

#include "hu-workshop-optional.h"

#include <adwaita.h>

#include "hu-accessible.h"
#include "hu-workshop-link.h"

typedef struct
{
  HuWorkshopBench *bench;
  char            *pointer;
  char            *json;
  gboolean         filling;
} Optional;

static void
optional_free (gpointer data)
{
  Optional *optional = data;

  g_free (optional->pointer);
  g_free (optional->json);
  g_free (optional);
}

static gboolean
is_there (Optional *optional)
{
  return hu_workshop_get (optional->bench->shop, optional->pointer) != NULL;
}

static void
changed_cb (GtkWidget *row)
{
  Optional *optional = g_object_get_data (G_OBJECT (row), "hu-optional");

  /* Setting the property also unfolds the row, so it is set only where it changes. */
  if (is_there (optional) == adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row)))
    return;

  optional->filling = TRUE;
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), is_there (optional));
  optional->filling = FALSE;
}

static void
switched_cb (GtkWidget *row)
{
  Optional *optional = g_object_get_data (G_OBJECT (row), "hu-optional");
  HuWorkshop *shop = optional->bench->shop;
  gboolean on = adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row));

  if (optional->filling || on == is_there (optional))
    return;

  hu_workshop_begin_stroke (shop, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  if (on)
    hu_workshop_set_json (shop, optional->pointer, optional->json);
  else
    hu_workshop_set (shop, optional->pointer, NULL);
  hu_workshop_end_stroke (shop);
}

/* @pointer: the object, as a pointer into the draft; @json: the object as it begins.  Returns the row, switched on
 * where the object is there, and folded; the caller adds the rows of its form. */
GtkWidget *
hu_workshop_optional_new (HuWorkshopBench *bench,
                          const char      *pointer,
                          const char      *title,
                          const char      *json)
{
  GtkWidget *row = adw_expander_row_new ();
  Optional *optional = g_new0 (Optional, 1);

  optional->bench = bench;
  optional->pointer = g_strdup (pointer);
  optional->json = g_strdup (json);
  g_object_set_data_full (G_OBJECT (row), "hu-optional", optional, optional_free);
  hu_workshop_link_mark (row, pointer);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_set_show_enable_switch (ADW_EXPANDER_ROW (row), TRUE);
  hu_accessible_name_expander (ADW_EXPANDER_ROW (row));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), is_there (optional));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), FALSE);
  g_signal_connect (row, "notify::enable-expansion", G_CALLBACK (switched_cb), NULL);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), row, G_CONNECT_SWAPPED);

  return row;
}
