/*
 * The common part of all rows of the workshop's forms, and the rows with a number or a switch. They store no
 * values: each row asks the draft after every change.
 */
#include "hu-workshop-row-private.h"

#include <string.h>

#include "hu-explain-field.h"
#include "hu-format.h"
#include "hu-help-topic.h"
#include "hu-rule-page.h"
#include "hu-workshop-row.h"

#define MARK "hu-shows"
#define BINDING "hu-binding"

static void
binding_free (gpointer data)
{
  HuRowBinding *binding = data;

  g_object_unref (binding->shop);
  g_free (binding->pointer);
  g_free (binding->title);
  g_free (binding->absent);
  g_free (binding->list);
  g_free (binding->none);
  g_free (binding->except);
  g_free (binding->side);
  g_clear_pointer (&binding->values, g_ptr_array_unref);
  g_free (binding);
}

HuRowBinding *
_hu_workshop_row_get (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), BINDING);
}

static void
refresh (HuRowBinding *binding)
{
  if (binding->filling)
    return;

  binding->filling = TRUE;
  binding->refresh (binding);
  binding->filling = FALSE;
}

static void
changed_cb (GtkWidget *row,
            guint      parts)
{
  if (!hu_workshop_is_brush (parts))
    refresh (_hu_workshop_row_get (row));
}

/* Finds the page of the rule that a field belongs to, or else the object that contains the field. */
static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  const char *bound = hu_workshop_row_get_pointer (widget);
  g_autofree char *pointer = g_strdup (bound != NULL ? bound : "");
  char *slash;

  for (; pointer[0] != '\0'; *slash = '\0')
    {
      const HuField *field = hu_format_find_at (pointer);
      HuFieldWords words;

      if (field != NULL && hu_explain_field (field->object, field->key, &words) &&
          hu_rule_page_find (words.rule) != NULL)
        return g_strdup (words.rule);
      slash = strrchr (pointer, '/');
    }

  return NULL;
}

void
hu_workshop_row_mark (GtkWidget  *widget,
                      const char *pointer)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && pointer != NULL);

  g_object_set_data_full (G_OBJECT (widget), MARK, g_strdup (pointer), g_free);
}

const char *
hu_workshop_row_get_mark (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_get_data (G_OBJECT (widget), MARK);
}

/* Ties @row to a value of the draft. */
HuRowBinding *
_hu_workshop_row_bind (GtkWidget  *row,
                       HuWorkshop *shop,
                       const char *pointer,
                       const char *title,
                       const char *subtitle)
{
  HuRowBinding *binding = g_new0 (HuRowBinding, 1);

  binding->row = row;
  binding->shop = g_object_ref (shop);
  binding->pointer = g_strdup (pointer);
  binding->title = g_strdup (title);
  g_object_set_data_full (G_OBJECT (row), BINDING, binding, binding_free);
  hu_workshop_row_mark (row, pointer);
  hu_help_topic_set_func (row, find_topic);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL && ADW_IS_ACTION_ROW (row))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);

  return binding;
}

const char *
hu_workshop_row_get_pointer (GtkWidget *row)
{
  const HuRowBinding *binding;

  g_return_val_if_fail (GTK_IS_WIDGET (row), NULL);

  binding = g_object_get_data (G_OBJECT (row), BINDING);

  return binding != NULL ? binding->pointer : NULL;
}

void
_hu_workshop_row_follow (HuRowBinding *binding,
                         void        (*func) (HuRowBinding *binding))
{
  binding->refresh = func;
  g_signal_connect_object (binding->shop, "changed", G_CALLBACK (changed_cb), binding->row, G_CONNECT_SWAPPED);
  refresh (binding);
}

void
_hu_workshop_row_put (HuRowBinding *binding,
                      HuNode       *value)
{
  hu_workshop_begin_stroke (binding->shop, binding->title);
  hu_workshop_set (binding->shop, binding->pointer, value);
  hu_workshop_end_stroke (binding->shop);
}

void
_hu_workshop_row_add_control (HuRowBinding *binding,
                              GtkWidget    *control)
{
  binding->control = control;
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, binding->title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (binding->row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (binding->row), control);
}

/* --- Numbers --- */

static void
refresh_number (HuRowBinding *binding)
{
  gint64 otherwise = binding->otherwise != G_MININT64 ? binding->otherwise : 0;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (binding->control),
                             (double) hu_node_get_integer (hu_workshop_get (binding->shop, binding->pointer),
                                                            otherwise));
}

static void
number_changed_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  gint64 number = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (binding->control));
  g_autoptr(HuNode) value = number != binding->otherwise ? hu_node_new_integer (number) : NULL;

  if (!binding->filling)
    _hu_workshop_row_put (binding, value);
}

/* @subtitle: its meaning, or NULL; @otherwise: the value of an absent key, which removes the key; G_MININT64: it is
 * never absent.  Returns a row with a spin button. */
GtkWidget *
hu_workshop_row_number (HuWorkshop *shop,
                        const char *pointer,
                        const char *title,
                        const char *subtitle,
                        gint64      least,
                        gint64      most,
                        gint64      otherwise)
{
  GtkWidget *row = adw_action_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, subtitle);

  binding->otherwise = otherwise;
  _hu_workshop_row_add_control (binding, gtk_spin_button_new_with_range ((double) least, (double) most, 1));
  gtk_editable_set_width_chars (GTK_EDITABLE (binding->control), 4);
  _hu_workshop_row_follow (binding, refresh_number);
  g_signal_connect_object (binding->control, "value-changed", G_CALLBACK (number_changed_cb), row,
                           G_CONNECT_SWAPPED);

  return row;
}

/* --- Switches --- */

static void
refresh_switch (HuRowBinding *binding)
{
  gtk_switch_set_active (GTK_SWITCH (binding->control),
                         hu_node_get_boolean (hu_workshop_get (binding->shop, binding->pointer),
                                               (gboolean) binding->otherwise));
}

static void
switched_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  gboolean active = gtk_switch_get_active (GTK_SWITCH (binding->control));
  g_autoptr(HuNode) value = active != (gboolean) binding->otherwise ? hu_node_new_boolean (active) : NULL;

  if (!binding->filling)
    _hu_workshop_row_put (binding, value);
}

/* @subtitle: its meaning, and its rule; may be NULL; @otherwise: the value of an absent key; setting it removes the
 * key. */
GtkWidget *
hu_workshop_row_switch (HuWorkshop *shop,
                        const char *pointer,
                        const char *title,
                        const char *subtitle,
                        gboolean    otherwise)
{
  GtkWidget *row = adw_action_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, subtitle);

  binding->otherwise = otherwise;
  _hu_workshop_row_add_control (binding, gtk_switch_new ());
  _hu_workshop_row_follow (binding, refresh_switch);
  g_signal_connect_object (binding->control, "notify::active", G_CALLBACK (switched_cb), row, G_CONNECT_SWAPPED);

  return row;
}

/* --- Names, pointers, widgets --- */

char *
hu_workshop_dup_name (HuWorkshop   *shop,
                      const HuNode *element)
{
  const char *name = hu_node_get_text (hu_node_find (element, "name"), NULL);

  if (name == NULL || name[0] == '\0')
    return g_strdup (hu_node_get_text (hu_node_find (element, "id"), ""));

  return g_strdup (hu_scenario_word (hu_workshop_get_scenario (shop), name));
}

HuNode *
hu_workshop_find_element (HuWorkshop *shop,
                          const char *list,
                          const char *id)
{
  const HuNode *elements = hu_workshop_get (shop, list);
  gint found = id != NULL ? hu_node_find_element (elements, "id", id) : -1;

  return found >= 0 ? hu_node_get_element (elements, (guint) found) : NULL;
}

char *
hu_workshop_dup_called (HuWorkshop *shop,
                        const char *list,
                        const char *id)
{
  const HuNode *element = hu_workshop_find_element (shop, list, id);

  return element != NULL ? hu_workshop_dup_name (shop, element) : g_strdup (id);
}

char *
hu_workshop_join (const char *pointer,
                  const char *key)
{
  return g_strconcat (pointer, "/", key, NULL);
}

static gboolean
let_go_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

/**
 * hu_workshop_outlive:
 * @widget: a widget that is about to be removed
 *
 * Holds a reference to it until the next iteration of the main loop.
 */
void
hu_workshop_outlive (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, let_go_cb, g_object_ref (widget), g_object_unref);
}
