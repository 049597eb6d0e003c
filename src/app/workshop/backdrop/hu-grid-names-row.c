/*
 * The names that a board prints, as a row of the form of the grid.
 */
#include "config.h"

#include "hu-grid-names-row.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-explain-field.h"

#define LARGEST 9999 /* first number */
#define MOST_DIGITS 9

/* How lanes of one direction are counted. */
typedef struct
{
  AdwComboRow   *type;
  GtkSpinButton *from;
  GtkSpinButton *digits;
  GtkWidget     *digits_row;
  GtkSwitch     *descending;
} Lane;

struct _HuGridNamesRow
{
  AdwExpanderRow  parent_instance;

  Lane            column;
  Lane            lane_row;
  AdwComboRow    *order;
  AdwEntryRow    *separator;
  GtkSwitch      *oblique;
  gboolean        filling;
};

G_DEFINE_FINAL_TYPE (HuGridNamesRow, hu_grid_names_row, ADW_TYPE_EXPANDER_ROW)

/* Letters have no zeros in front. */
static void
changed_cb (HuGridNamesRow *self)
{
  gtk_widget_set_sensitive (self->column.digits_row, adw_combo_row_get_selected (self->column.type) == 0);
  gtk_widget_set_sensitive (self->lane_row.digits_row, adw_combo_row_get_selected (self->lane_row.type) == 0);
  if (!self->filling)
    g_signal_emit_by_name (self, "changed");
}

/* --- Rows --- */

/* "Columns: First number" */
static char *
word_title (const char *lane,
            const char *key)
{
  HuFieldWords of = { .label = "", .help = "" }, words = { .label = "", .help = "" };

  hu_explain_field ("grid-names", lane, &of);
  hu_explain_field ("lane-names", key, &words);

  /* Translators: "Columns", "Rows"; what is said of them, as "First number" */
  return g_strdup_printf (_("%1$s: %2$s"), of.label, words.label);
}

static void
title (GtkWidget  *row,
       const char *words,
       const char *help)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  if (ADW_IS_ACTION_ROW (row))
    {
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), help);
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
    }
}

static AdwComboRow *
add_combo (HuGridNamesRow *self,
           const char     *words,
           const char     *first,
           const char     *second)
{
  GtkWidget *row = adw_combo_row_new ();
  const char *choices[] = { first, second, NULL };
  g_autoptr(GtkStringList) model = gtk_string_list_new (choices);

  title (row, words, "");
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);

  return ADW_COMBO_ROW (row);
}

static GtkWidget *
add_control (HuGridNamesRow *self,
             GtkWidget      *control,
             const char     *words,
             const char     *help,
             const char     *signal)
{
  GtkWidget *row = adw_action_row_new ();

  title (row, words, help);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  g_signal_connect_object (control, signal, G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);

  return row;
}

static GtkWidget *
new_spin (double most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, most, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);

  return spin;
}

static void
add_lane (HuGridNamesRow *self,
          Lane           *lane,
          const char     *key)
{
  g_autofree char *type = word_title (key, "type");
  g_autofree char *from = word_title (key, "from");
  g_autofree char *digits = word_title (key, "digits");
  g_autofree char *descending = word_title (key, "descending");
  HuFieldWords words = { .label = "", .help = "" };

  lane->type = add_combo (self, type, _("Digits"), _("Letters"));
  hu_explain_field ("lane-names", "from", &words);
  lane->from = GTK_SPIN_BUTTON (new_spin (LARGEST));
  add_control (self, GTK_WIDGET (lane->from), from, words.help, "value-changed");
  hu_explain_field ("lane-names", "digits", &words);
  lane->digits = GTK_SPIN_BUTTON (new_spin (MOST_DIGITS));
  gtk_spin_button_set_range (lane->digits, 1, MOST_DIGITS);
  lane->digits_row = add_control (self, GTK_WIDGET (lane->digits), digits, words.help, "value-changed");
  hu_explain_field ("lane-names", "descending", &words);
  lane->descending = GTK_SWITCH (gtk_switch_new ());
  add_control (self, GTK_WIDGET (lane->descending), descending, words.help, "notify::active");
}

static void
add_rest (HuGridNamesRow *self)
{
  HuFieldWords words = { .label = "", .help = "" };
  GtkWidget *separator = adw_entry_row_new ();

  hu_explain_field ("grid-names", "order", &words);
  self->order = add_combo (self, words.label, _("Column, then row"), _("Row, then column"));
  hu_explain_field ("grid-names", "separator", &words);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (separator), words.label);
  gtk_widget_set_tooltip_text (separator, words.help);
  hu_accessible_name_entry (ADW_ENTRY_ROW (separator));
  g_signal_connect_object (separator, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), separator);
  self->separator = ADW_ENTRY_ROW (separator);
  hu_explain_field ("grid-names", "oblique", &words);
  self->oblique = GTK_SWITCH (gtk_switch_new ());
  add_control (self, GTK_WIDGET (self->oblique), words.label, words.help, "notify::active");
}

/* --- Names --- */

static void
set_lane (const Lane        *lane,
          const HuLaneNames *names)
{
  adw_combo_row_set_selected (lane->type, names->letters ? 1 : 0);
  gtk_spin_button_set_value (lane->from, (double) names->from);
  gtk_spin_button_set_value (lane->digits, (double) MAX (names->digits, 1));
  gtk_switch_set_active (lane->descending, names->descending);
}

static HuLaneNames
get_lane (const Lane *lane)
{
  return (HuLaneNames) {
    .letters = adw_combo_row_get_selected (lane->type) == 1,
    .from = gtk_spin_button_get_value_as_int (lane->from),
    .digits = gtk_spin_button_get_value_as_int (lane->digits),
    .descending = gtk_switch_get_active (lane->descending),
  };
}

void
hu_grid_names_row_set (HuGridNamesRow    *self,
                       const HuGridNames *names)
{
  const HuGridNames plain = { .column = { .from = 1, .digits = 2 }, .row = { .from = 1, .digits = 2 } };
  const HuGridNames *shown = names != NULL ? names : &plain;

  g_return_if_fail (HU_IS_GRID_NAMES_ROW (self));

  self->filling = TRUE;
  set_lane (&self->column, &shown->column);
  set_lane (&self->lane_row, &shown->row);
  adw_combo_row_set_selected (self->order, shown->rows_first ? 1 : 0);
  gtk_editable_set_text (GTK_EDITABLE (self->separator), shown->separator);
  gtk_switch_set_active (self->oblique, shown->oblique);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), names != NULL);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), FALSE);
  changed_cb (self);
  self->filling = FALSE;
}

gboolean
hu_grid_names_row_get (HuGridNamesRow *self,
                       HuGridNames    *names)
{
  g_return_val_if_fail (HU_IS_GRID_NAMES_ROW (self), FALSE);

  if (!adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    return FALSE;

  *names = (HuGridNames) {
    .column = get_lane (&self->column),
    .row = get_lane (&self->lane_row),
    .rows_first = adw_combo_row_get_selected (self->order) == 1,
    .oblique = gtk_switch_get_active (self->oblique),
  };
  g_strlcpy (names->separator, gtk_editable_get_text (GTK_EDITABLE (self->separator)), sizeof names->separator);

  return TRUE;
}

/* A separator must not look like a part of a number, or like a span of hexes. */
const char *
hu_grid_names_row_get_fault (HuGridNamesRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->separator));

  if (!adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    return NULL;
  if (g_utf8_strlen (text, -1) > HU_SEPARATOR_MAX)
    return _("A separator has at most three characters.");
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (!g_unichar_isgraph (c) || g_unichar_isalnum (c) || c == '-' || c == '/')
        return _("A separator has no letter, digit, space, hyphen or slash.");
    }

  return NULL;
}

void
hu_grid_names_row_show (HuGridNamesRow *self,
                        const HuGrid   *grid)
{
  char first[HU_HEX_NAME_MAX], last[HU_HEX_NAME_MAX];
  HuFieldWords words = { .label = "", .help = "" };
  g_autofree char *span = NULL;
  HuHex from = 0, to;

  g_return_if_fail (HU_IS_GRID_NAMES_ROW (self));

  hu_explain_field ("grid", "names", &words);
  if (grid != NULL)
    {
      to = grid->n_hexes - 1;
      while (from < to && !hu_grid_has (grid, from))
        from++;
      while (to > from && !hu_grid_has (grid, to))
        to--;
      /* Translators: the name of the first hex of a map, and that of its last */
      span = g_strdup_printf (_("%1$s … %2$s"), hu_grid_format (grid, from, first), hu_grid_format (grid, to, last));
    }
  if (span != NULL && adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), span);
  else
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), words.help);
}

/* --- The widget --- */

static void
hu_grid_names_row_dispose (GObject *object)
{
  HU_GRID_NAMES_ROW (object)->filling = TRUE;

  G_OBJECT_CLASS (hu_grid_names_row_parent_class)->dispose (object);
}

static void
hu_grid_names_row_class_init (HuGridNamesRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_grid_names_row_dispose;
  g_signal_new ("changed", HU_TYPE_GRID_NAMES_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_grid_names_row_init (HuGridNamesRow *self)
{
  HuFieldWords words = { .label = "", .help = "" };

  self->filling = TRUE;
  hu_explain_field ("grid", "names", &words);
  /* The subtitle has names of hexes, whose separator may be "&" or "<". */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), words.label);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), words.help);
  adw_expander_row_set_show_enable_switch (ADW_EXPANDER_ROW (self), TRUE);
  hu_accessible_name_expander (ADW_EXPANDER_ROW (self));
  add_lane (self, &self->column, "column");
  add_lane (self, &self->lane_row, "row");
  add_rest (self);
  g_signal_connect_object (self, "notify::enable-expansion", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  self->filling = FALSE;
}
