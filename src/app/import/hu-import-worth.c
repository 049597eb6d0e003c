/*
 * Rows that ask for armor, main armament and crew of vehicles.
 */
#include "config.h"

#include "hu-import-worth.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-explain-field.h"

#define ARMOR_MOST 999
#define ROWS_MOST 100 /* of types */

/* A type of vehicle. */
typedef struct
{
  GtkWidget     *owner;   /* borrowed, as is the next */
  HuImport      *import;
  guint          type;
  GtkWidget     *row;     /* AdwExpanderRow */
  GtkSwitch     *armored; /* NULL, as those below it: nobody has said that he knows the type */
  GtkSpinButton *armor;
  GtkWidget     *armor_row;
  GtkSwitch     *ma;
  GtkSwitch     *crew;
  gboolean       filling;
} Asked;

static const HuImportType *
get_type (const Asked *asked)
{
  return g_ptr_array_index (asked->import->types, asked->type);
}

/* "2 vehicles: armor 8, main armament, crew", or where that is not known "2 vehicles" */
static char *
word_facts (const HuImportType *type)
{
  guint all = type->n + type->n_lost;
  g_autofree char *n = g_strdup_printf (ngettext ("%u vehicle", "%u vehicles", all), all);
  g_autoptr(GString) facts = g_string_new (NULL);

  /* The group's description says what types count as that nobody knows. */
  if (!type->settled)
    return g_steal_pointer (&n);
  if (type->facts.armor >= 0)
    /* Translators: %d is the strongest armor of a vehicle. */
    g_string_append_printf (facts, _("armor %d"), (gint) type->facts.armor);
  else
    g_string_append (facts, _("unarmored"));
  if (type->facts.ma)
    g_string_append_printf (facts, ", %s", _("main armament"));
  if (type->facts.crew)
    /* Translators: that of a vehicle. */
    g_string_append_printf (facts, ", %s", _("crew"));

  /* Translators: how many vehicles, as "2 vehicles", and what they have, as "armor 8, main armament, crew". */
  return g_strdup_printf (_("%1$s: %2$s"), n, facts->str);
}

/* Shows what the import has now. */
static void
show (Asked *asked)
{
  const HuImportType *type = get_type (asked);
  g_autofree char *words = word_facts (type);

  asked->filling = TRUE;
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (asked->row), words);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (asked->row), type->settled);
  if (asked->armored != NULL)
    {
      gtk_switch_set_active (asked->armored, type->facts.armor >= 0);
      gtk_widget_set_sensitive (asked->armor_row, type->facts.armor >= 0);
      if (type->facts.armor >= 0)
        gtk_spin_button_set_value (asked->armor, (double) type->facts.armor);
      gtk_switch_set_active (asked->ma, type->facts.ma);
      gtk_switch_set_active (asked->crew, type->facts.crew);
    }
  asked->filling = FALSE;
}

static void
settle (Asked                 *asked,
        const HuImportVehicle *facts) /* or NULL */
{
  hu_import_settle_type (asked->import, asked->type, facts);
  show (asked);
  g_signal_emit_by_name (asked->owner, "settled");
}

static void
changed_cb (Asked *asked)
{
  HuImportVehicle facts;

  if (asked->filling)
    return;

  facts = (HuImportVehicle) {
    .armor = gtk_switch_get_active (asked->armored) ? gtk_spin_button_get_value_as_int (asked->armor) : -1,
    .ma = gtk_switch_get_active (asked->ma), .crew = gtk_switch_get_active (asked->crew),
  };
  settle (asked, &facts);
}

/* --- Rows --- */

/* A row with @control, which the row names. */
static GtkWidget *
add_row (Asked      *asked,
         const char *title,
         const char *subtitle, /* or NULL */
         GtkWidget  *control,
         const char *property)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  g_signal_connect_swapped (control, signal, G_CALLBACK (changed_cb), asked);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (asked->row), row);

  return row;
}

static void
add_rows (Asked *asked)
{
  HuFieldWords armor = { .label = "", .help = "" }, ma = armor, crew = armor;

  hu_explain_field ("vehicle", "armor", &armor);
  hu_explain_field ("vehicle", "ma", &ma);
  hu_explain_field ("vehicle", "crew", &crew);
  asked->armored = GTK_SWITCH (gtk_switch_new ());
  add_row (asked, _("Armored"), NULL, GTK_WIDGET (asked->armored), "active");
  asked->armor = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, ARMOR_MOST, 1));
  asked->armor_row = add_row (asked, armor.label, armor.help, GTK_WIDGET (asked->armor), "value");
  asked->ma = GTK_SWITCH (gtk_switch_new ());
  add_row (asked, ma.label, NULL, GTK_WIDGET (asked->ma), "active");
  asked->crew = GTK_SWITCH (gtk_switch_new ());
  add_row (asked, crew.label, NULL, GTK_WIDGET (asked->crew), "active");
}

/* The rows begin with what the type counted as so far. */
static void
known_cb (Asked *asked)
{
  const HuImportVehicle facts = get_type (asked)->facts;

  if (!asked->filling && asked->armored == NULL)
    add_rows (asked);
  if (!asked->filling)
    settle (asked, adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (asked->row)) ? &facts : NULL);
}

static void
add_type (GtkWidget *group,
          GtkWidget *owner,
          HuImport  *import,
          guint      index)
{
  Asked *asked = g_new0 (Asked, 1);
  GtkWidget *row = adw_expander_row_new ();

  *asked = (Asked) { .owner = owner, .import = import, .type = index, .row = row };
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), get_type (asked)->facts.name);
  adw_expander_row_set_show_enable_switch (ADW_EXPANDER_ROW (row), TRUE);
  hu_accessible_name_expander (ADW_EXPANDER_ROW (row));
  if (get_type (asked)->settled)
    add_rows (asked);
  show (asked);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), FALSE);
  g_object_set_data_full (G_OBJECT (row), "hu-asked", asked, g_free);
  g_signal_connect_swapped (row, "notify::enable-expansion", G_CALLBACK (known_cb), asked);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

void
hu_import_worth_add_rest (GtkWidget *group,
                          guint      n)
{
  GtkWidget *row = adw_action_row_new ();
  /* Translators: how many more types of vehicles, or buildings, there are than rows for them. */
  g_autofree char *words = g_strdup_printf (_("%u more"), n);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

GtkWidget *
hu_import_worth_new (GtkWidget *owner,
                     HuImport  *import)
{
  GtkWidget *group = NULL;
  guint n = 0;

  g_return_val_if_fail (import != NULL, NULL);

  for (guint i = 0; i < import->types->len; i++)
    {
      const HuImportType *type = g_ptr_array_index (import->types, i);

      if (type->n + type->n_lost == 0)
        continue;
      if (group == NULL)
        group = adw_preferences_group_new ();
      if (n++ < ROWS_MOST)
        add_type (group, owner, import, i);
    }
  if (group == NULL)
    return NULL;

  if (n > ROWS_MOST)
    hu_import_worth_add_rest (group, n - ROWS_MOST);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Vehicles"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("The file does not tell what these are worth (26.212): they count as unarmored, "
                                           "with main armament and crew. Switch on those that you know. It is remembered."));

  return group;
}
