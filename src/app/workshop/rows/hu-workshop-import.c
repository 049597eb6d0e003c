/*
 * Nothing of the draft changes until Import is pressed. The rows of the window are made again when other rows are at fault;
 * an entry that is being edited stays, so that the focus does.
 */
#include "config.h"

#include "hu-workshop-import.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-explain-field.h"
#include "hu-sheet.h"
#include "hu-text-size.h"
#include "hu-workshop-row.h"
#include "hu-workshop-units.h"

#define MANY_FAULTS 50 /* rows to mend at a time: the first of them */
#define SAMPLES     3  /* cells of a column by which it is recognized */
#define SAMPLE_LENGTH 20 /* characters of each */

struct _HuWorkshopImport
{
  AdwWindow            parent_instance;

  HuWorkshop          *shop;
  HuUnitImport        *import;
  GPtrArray           *keys;       /* char *: that a column can have, in the order of its choices */
  GPtrArray           *columns;    /* borrowed AdwComboRow */
  GPtrArray           *sides;      /* borrowed AdwComboRow */
  GPtrArray           *faults;     /* borrowed AdwExpanderRow */
  char                *shape;      /* of the two */
  gboolean             filling;

  AdwPreferencesGroup *columns_group;
  AdwPreferencesGroup *sides_group;
  AdwPreferencesGroup *faults_group;
  GtkLabel            *summary;
  GtkButton           *import_button;
};

G_DEFINE_FINAL_TYPE (HuWorkshopImport, hu_workshop_import, ADW_TYPE_WINDOW)

static const char *
get_label (const char *key)
{
  g_auto(GStrv) steps = g_strsplit (key, ".", 2);
  HuFieldWords words = { .label = key };

  /* "vehicle.armor" is a field of a part of the unit. */
  if (steps[1] != NULL)
    hu_explain_field (steps[0], steps[1], &words);
  else
    hu_explain_field ("unit", key, &words);

  return words.label;
}

/* --- Columns --- */

static void
list_keys (HuWorkshopImport *self)
{
  static const char * const objects[] = { "unit", "vehicle", "arrives" };

  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    {
      const GPtrArray *fields = hu_format_get_fields (objects[i]);

      for (guint k = 0; k < fields->len; k++)
        if (((const HuField *) g_ptr_array_index (fields, k))->type != HU_FIELD_OBJECT)
          g_ptr_array_add (self->keys, hu_sheet_dup_key (g_ptr_array_index (fields, k)));
    }
}

static void
column_chosen_cb (HuWorkshopImport *self,
                  GParamSpec       *pspec,
                  AdwComboRow      *row)
{
  guint column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "hu-column"));
  guint selected = adw_combo_row_get_selected (row);

  if (!self->filling)
    hu_unit_import_set_key (self->import, column,
                            selected == 0 ? NULL : g_ptr_array_index (self->keys, selected - 1));
}

/* The first cells that are not empty: "4, 7, 5". */
static char *
word_samples (HuWorkshopImport *self,
              guint             column)
{
  GString *samples = g_string_new (NULL);
  guint n = 0;

  for (guint row = 0; row < hu_unit_import_get_n_rows (self->import) && n < SAMPLES; row++)
    {
      const char *cell = hu_unit_import_get_cell (self->import, row, column);
      g_autofree char *start = g_utf8_substring (cell, 0, MIN (g_utf8_strlen (cell, -1), SAMPLE_LENGTH));

      if (cell[0] == '\0')
        continue;
      g_string_append_printf (samples, "%s%s%s", n > 0 ? ", " : "", start, strlen (start) < strlen (cell) ? "…" : "");
      n++;
    }

  return g_string_free (samples, FALSE);
}

static void
add_columns (HuWorkshopImport *self)
{
  for (guint column = 0; column < hu_unit_import_get_n_columns (self->import); column++)
    {
      GtkWidget *row = adw_combo_row_new ();
      g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
      g_autofree char *samples = word_samples (self, column);

      gtk_string_list_append (names, _("Left out"));
      for (guint i = 0; i < self->keys->len; i++)
        gtk_string_list_append (names, get_label (g_ptr_array_index (self->keys, i)));
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), hu_unit_import_get_heading (self->import, column));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), samples);
      adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
      g_object_set_data (G_OBJECT (row), "hu-column", GUINT_TO_POINTER (column));
      g_signal_connect_object (row, "notify::selected", G_CALLBACK (column_chosen_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->columns_group, row);
      g_ptr_array_add (self->columns, row);
    }
}

static void
show_columns (HuWorkshopImport *self)
{
  GString *out = g_string_new (NULL);

  for (guint column = 0; column < self->columns->len; column++)
    {
      const char *key = hu_unit_import_get_key (self->import, column);
      guint found = 0;

      for (guint i = 0; i < self->keys->len && found == 0; i++)
        if (g_strcmp0 (g_ptr_array_index (self->keys, i), key) == 0)
          found = i + 1;
      adw_combo_row_set_selected (g_ptr_array_index (self->columns, column), found);
      if (key == NULL)
        g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "",
                                hu_unit_import_get_heading (self->import, column));
    }
  if (out->len > 0)
    {
      /* Translators: %s are columns of a table, as "Colour, Note" */
      g_autofree char *text = g_strdup_printf (_("Left out: %s"), out->str);
      g_autofree char *escaped = g_markup_escape_text (text, -1);

      adw_preferences_group_set_description (self->columns_group, escaped);
    }
  else
    {
      adw_preferences_group_set_description (self->columns_group, _("Every column of the table has a meaning."));
    }
  g_string_free (out, TRUE);
}

/* --- Sides --- */

static void
side_chosen_cb (HuWorkshopImport *self,
                GParamSpec       *pspec,
                AdwComboRow      *row)
{
  guint selected = adw_combo_row_get_selected (row);
  g_autofree char *pointer = g_strdup_printf ("/sides/%d/id", (gint) selected - 1);

  if (!self->filling)
    hu_unit_import_set_side (self->import, g_object_get_data (G_OBJECT (row), "hu-word"),
                             selected == 0 ? NULL : hu_node_get_text (hu_workshop_get (self->shop, pointer), NULL));
}

static void
add_side (HuWorkshopImport *self,
          const char       *word)
{
  const HuNode *sides = hu_workshop_get (self->shop, "/sides");
  const char *meant = hu_unit_import_get_side (self->import, word);
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  gint selected = meant != NULL ? hu_node_find_element (sides, "id", meant) : -1;

  gtk_string_list_append (names, _("Not chosen yet"));
  for (guint i = 0; i < hu_node_get_n (sides); i++)
    gtk_string_list_take (names, hu_workshop_dup_name (self->shop, hu_node_get_element (sides, i)));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), word);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) (selected + 1));
  g_object_set_data_full (G_OBJECT (row), "hu-word", g_strdup (word), g_free);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (side_chosen_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->sides_group, row);
  g_ptr_array_add (self->sides, row);
}

/* --- Faulty rows --- */

static void
mended_cb (HuWorkshopImport *self,
           GtkWidget        *entry)
{
  hu_unit_import_set_cell (self->import, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "hu-row")),
                           GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "hu-column")),
                           gtk_editable_get_text (GTK_EDITABLE (entry)));
}

static void
add_entry (HuWorkshopImport *self,
           GtkWidget        *parent,
           guint             row,
           guint             column)
{
  GtkWidget *entry = adw_entry_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (entry), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry), get_label (hu_unit_import_get_key (self->import, column)));
  hu_accessible_name_entry (ADW_ENTRY_ROW (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), hu_unit_import_get_cell (self->import, row, column));
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (entry), TRUE);
  g_object_set_data (G_OBJECT (entry), "hu-row", GUINT_TO_POINTER (row));
  g_object_set_data (G_OBJECT (entry), "hu-column", GUINT_TO_POINTER (column));
  g_signal_connect_object (entry, "apply", G_CALLBACK (mended_cb), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (parent), entry);
}

static void
add_fault (HuWorkshopImport *self,
           guint             row)
{
  GtkWidget *expander = adw_expander_row_new (), *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), hu_unit_import_get_fault (self->import, row));
  adw_preferences_row_set_title_selectable (ADW_PREFERENCES_ROW (expander), FALSE);
  gtk_widget_add_css_class (icon, "error");
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (expander), icon);
  for (guint column = 0; column < hu_unit_import_get_n_columns (self->import); column++)
    if (hu_unit_import_get_key (self->import, column) != NULL)
      add_entry (self, expander, row, column);
  adw_preferences_group_add (self->faults_group, expander);
  g_ptr_array_add (self->faults, expander);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (expander), self->faults->len == 1);
}

/* A row whose side is still to be chosen is not to be mended by itself. */
static gboolean
is_to_mend (HuWorkshopImport *self,
            const GStrv       strangers,
            guint             row)
{
  if (hu_unit_import_get_fault (self->import, row) == NULL)
    return FALSE;

  for (guint column = 0; column < self->columns->len; column++)
    if (g_strcmp0 (hu_unit_import_get_key (self->import, column), "side") == 0)
      {
        const char *word = hu_unit_import_get_cell (self->import, row, column);

        return !g_strv_contains ((const char * const *) strangers, word) ||
               hu_unit_import_get_side (self->import, word) != NULL;
      }

  return TRUE;
}

/* --- All of it --- */

static void
clear_rows (AdwPreferencesGroup *group,
            GPtrArray           *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      hu_workshop_outlive (g_ptr_array_index (rows, i));
      adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
    }
  g_ptr_array_set_size (rows, 0);
}

/* Returns what decides which sides and which faulty rows there are to show. */
static char *
dup_shape (HuWorkshopImport *self,
           const GStrv       strangers)
{
  GString *shape = g_string_new (NULL);

  for (guint i = 0; strangers[i] != NULL; i++)
    g_string_append_printf (shape, "%s\n", strangers[i]);
  for (guint i = 0; i < hu_unit_import_get_n_columns (self->import); i++)
    g_string_append_printf (shape, "%s,", hu_unit_import_get_key (self->import, i));
  for (guint row = 0; row < hu_unit_import_get_n_rows (self->import); row++)
    if (hu_unit_import_get_fault (self->import, row) != NULL)
      g_string_append_printf (shape, "%u %s\n", row, hu_unit_import_get_fault (self->import, row));

  return g_string_free (shape, FALSE);
}

static void
show_rows (HuWorkshopImport *self)
{
  g_auto(GStrv) strangers = hu_unit_import_list_strangers (self->import);
  g_autofree char *shape = dup_shape (self, strangers);

  if (g_strcmp0 (shape, self->shape) == 0)
    return;

  g_free (self->shape);
  self->shape = g_steal_pointer (&shape);
  clear_rows (self->sides_group, self->sides);
  clear_rows (self->faults_group, self->faults);
  for (guint i = 0; strangers[i] != NULL; i++)
    add_side (self, strangers[i]);
  for (guint row = 0; row < hu_unit_import_get_n_rows (self->import) && self->faults->len < MANY_FAULTS; row++)
    if (is_to_mend (self, strangers, row))
      add_fault (self, row);
  gtk_widget_set_visible (GTK_WIDGET (self->sides_group), self->sides->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->faults_group), self->faults->len > 0);
}

static gboolean
has_columns (HuWorkshopImport *self)
{
  for (guint column = 0; column < self->columns->len; column++)
    if (hu_unit_import_get_key (self->import, column) != NULL)
      return TRUE;

  return FALSE;
}

static void
show_summary (HuWorkshopImport *self)
{
  const char *reason = hu_unit_import_get_reason (self->import);
  guint added, changed, n = 0;
  g_autofree char *text = NULL;

  hu_unit_import_count (self->import, &added, &changed);
  for (guint row = 0; row < hu_unit_import_get_n_rows (self->import); row++)
    n += hu_unit_import_get_fault (self->import, row) != NULL;

  if (!has_columns (self))
    {
      text = g_strdup (_("Say which columns have the names, the sides and the strengths of the units."));
    }
  else if (reason != NULL)
    {
      text = g_strdup (reason);
    }
  else if (n > 0)
    {
      text = g_strdup_printf (ngettext ("%u row cannot be imported as it is.", "%u rows cannot be imported as they are.", n), n);
    }
  else
    {
      g_autofree char *fresh = g_strdup_printf (ngettext ("%u new unit", "%u new units", added), added);
      g_autofree char *other = g_strdup_printf (ngettext ("%u unit will change", "%u units will change", changed),
                                                changed);

      /* Translators: as "3 new units" and "1 unit will change" */
      text = g_strdup_printf (_("%1$s, %2$s."), fresh, other);
    }
  gtk_label_set_text (self->summary, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->import_button), reason == NULL && n == 0 && added + changed > 0);
}

static void
show (HuWorkshopImport *self)
{
  self->filling = TRUE;
  show_columns (self);
  show_rows (self);
  show_summary (self);
  self->filling = FALSE;
}

static void
import_cb (HuWorkshopImport *self)
{
  if (hu_unit_import_take (self->import))
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
hu_workshop_import_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_WORKSHOP_IMPORT);

  G_OBJECT_CLASS (hu_workshop_import_parent_class)->dispose (object);
}

static void
hu_workshop_import_finalize (GObject *object)
{
  HuWorkshopImport *self = HU_WORKSHOP_IMPORT (object);

  g_clear_object (&self->shop);
  g_clear_object (&self->import);
  g_ptr_array_unref (self->keys);
  g_ptr_array_unref (self->columns);
  g_ptr_array_unref (self->sides);
  g_ptr_array_unref (self->faults);
  g_free (self->shape);

  G_OBJECT_CLASS (hu_workshop_import_parent_class)->finalize (object);
}

static void
hu_workshop_import_class_init (HuWorkshopImportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_workshop_import_dispose;
  object_class->finalize = hu_workshop_import_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-workshop-import.ui");
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopImport, columns_group);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopImport, sides_group);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopImport, faults_group);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopImport, summary);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopImport, import_button);
  gtk_widget_class_bind_template_callback (widget_class, import_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hu_workshop_import_init (HuWorkshopImport *self)
{
  self->keys = g_ptr_array_new_with_free_func (g_free);
  self->columns = g_ptr_array_new ();
  self->sides = g_ptr_array_new ();
  self->faults = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_text_size_widen (GTK_WINDOW (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->import_button));
}

GtkWidget *
hu_workshop_import_new (GtkWindow    *parent,
                        HuWorkshop   *shop,
                        HuUnitImport *import)
{
  HuWorkshopImport *self;

  g_return_val_if_fail (HU_IS_WORKSHOP (shop) && HU_IS_UNIT_IMPORT (import), NULL);

  self = g_object_new (HU_TYPE_WORKSHOP_IMPORT, "transient-for", parent, NULL);
  self->shop = g_object_ref (shop);
  self->import = g_object_ref (import);
  list_keys (self);
  add_columns (self);
  g_signal_connect_object (import, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);

  return GTK_WIDGET (self);
}
