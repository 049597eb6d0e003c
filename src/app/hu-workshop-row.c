/*
 * Rows of the workshop's forms: text, numbers, switches, choices.  Nothing is
 * kept here: each asks the draft after every change of it.
 */
#include "config.h"

#include "hu-workshop-row-private.h"

#include <glib/gi18n-lib.h>

#define BINDING "hu-binding"
#define WORDS_WIDTH 128 /* px of a choice beside its explanation */

static void
binding_free (gpointer data)
{
  HuRowBinding *binding = data;

  g_object_unref (binding->shop);
  g_free (binding->pointer);
  g_free (binding->title);
  g_free (binding->list);
  g_free (binding->none);
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
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL && ADW_IS_ACTION_ROW (row))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);

  return binding;
}

void
_hu_workshop_row_follow (HuRowBinding *binding,
                         void        (*func) (HuRowBinding *binding))
{
  binding->refresh = func;
  g_signal_connect_object (binding->shop, "changed", G_CALLBACK (changed_cb), binding->row, G_CONNECT_SWAPPED);
  refresh (binding);
}

/* --- Text --- */

static char *
value_to_text (const HuNode *value)
{
  if (value == NULL || hu_node_get_kind (value) == HU_NODE_NULL)
    return g_strdup ("");
  if (hu_node_get_kind (value) == HU_NODE_TEXT)
    return g_strdup (hu_node_get_text (value, ""));

  return hu_node_to_json (value);
}

/* What is wrong with what is typed, for its title, (transfer full); NULL: nothing. */
static char *
find_fault (HuRowBinding *binding,
            const char   *text)
{
  g_autofree char *now = value_to_text (hu_workshop_get (binding->shop, binding->pointer));
  gboolean is_signed = (binding->flags & HU_ROW_SIGNED) != 0;
  gint64 number;

  if (binding->flags & HU_ROW_ID)
    return g_str_equal (text, now) ? NULL : hu_workshop_why_not_id (binding->shop, binding->id_kind, text);
  if (text[0] == '\0')
    return (binding->flags & HU_ROW_NUMBER) && !(binding->flags & HU_ROW_OPTIONAL)
      ? g_strdup (_("A number is needed")) : NULL;
  if ((binding->flags & HU_ROW_NUMBER) &&
      !g_ascii_string_to_signed (text, 10, is_signed ? -1000000000 : 0, 1000000000, &number, NULL))
    return g_strdup (is_signed ? _("A whole number is needed") : _("A whole number, not below 0, is needed"));

  return NULL;
}

static void
show_fault (HuRowBinding *binding,
            const char   *fault)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (binding->row), fault != NULL ? fault : binding->title);
  if (fault != NULL)
    gtk_widget_add_css_class (binding->row, "error");
  else
    gtk_widget_remove_css_class (binding->row, "error");
}

static void
refresh_text (HuRowBinding *binding)
{
  g_autofree char *text = value_to_text (hu_workshop_get (binding->shop, binding->pointer));
  g_autofree char *fault = find_fault (binding, text);

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (binding->row)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (binding->row), text);
  show_fault (binding, fault);
}

static void
text_typed_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  g_autofree char *fault = NULL;

  if (binding->filling)
    return;

  fault = find_fault (binding, gtk_editable_get_text (GTK_EDITABLE (row)));
  show_fault (binding, fault);
}

/* Typed text goes into the draft whole, so that one undo takes it back, and only once it can be. */
static void
commit_text (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (row)));
  g_autofree char *before = value_to_text (hu_workshop_get (binding->shop, binding->pointer));
  g_autofree char *fault = NULL;

  if (binding->filling || g_strcmp0 (text, before) == 0)
    return;
  fault = find_fault (binding, text);
  if (fault != NULL)
    return;

  hu_workshop_begin_stroke (binding->shop, binding->title);
  if (text[0] == '\0' && (binding->flags & HU_ROW_OPTIONAL))
    {
      g_autoptr(HuNode) null = (binding->flags & HU_ROW_NULL) ? hu_node_new_null () : NULL;

      hu_workshop_set (binding->shop, binding->pointer, null);
    }
  else if (binding->flags & HU_ROW_ID)
    hu_workshop_rename_id (binding->shop, binding->id_kind, before, text);
  else if (binding->flags & HU_ROW_NUMBER)
    hu_workshop_set_integer (binding->shop, binding->pointer, g_ascii_strtoll (text, NULL, 10));
  else
    hu_workshop_set_text (binding->shop, binding->pointer, text);
  hu_workshop_end_stroke (binding->shop);
}

void
_hu_workshop_row_commit_with (GtkWidget *row,
                              void     (*commit) (GtkWidget *row))
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (commit), row);
  gtk_widget_add_controller (row, focus);
  g_signal_connect (row, "entry-activated", G_CALLBACK (commit), NULL);
  g_signal_connect (row, "apply", G_CALLBACK (commit), NULL);
}

static GtkWidget *
make_entry (HuWorkshop *shop,
            const char *pointer,
            const char *title,
            HuRowFlags  flags,
            HuIdKind    id_kind)
{
  GtkWidget *row = adw_entry_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, NULL);

  binding->flags = flags;
  binding->id_kind = id_kind;
  g_signal_connect (row, "changed", G_CALLBACK (text_typed_cb), NULL);
  _hu_workshop_row_commit_with (row, commit_text);
  _hu_workshop_row_follow (binding, refresh_text);

  return row;
}

/**
 * hu_workshop_row_id:
 * @shop: a workshop
 * @pointer: to an id of the draft
 * @kind: what it is the id of
 *
 * Returns: (transfer floating): an entry that takes ids that are free, and has
 *   whatever names the old one name the new one
 */
GtkWidget *
hu_workshop_row_id (HuWorkshop *shop,
                    const char *pointer,
                    HuIdKind    kind)
{
  return make_entry (shop, pointer, _("Id, by which rules and log name it"), HU_ROW_ID, kind);
}

/**
 * hu_workshop_row_text:
 * @shop: a workshop
 * @pointer: to a text or a number of the draft
 * @title: what it is
 * @flags: what may be typed
 *
 * Returns: (transfer floating): an entry that says while one types what is wrong
 *   with it, and gives it to the draft on Enter or when it is left
 */
GtkWidget *
hu_workshop_row_text (HuWorkshop *shop,
                      const char *pointer,
                      const char *title,
                      HuRowFlags  flags)
{
  return make_entry (shop, pointer, title, flags, HU_ID_UNIT);
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

  if (binding->filling)
    return;

  hu_workshop_begin_stroke (binding->shop, binding->title);
  if (number == binding->otherwise)
    hu_workshop_set (binding->shop, binding->pointer, NULL);
  else
    hu_workshop_set_integer (binding->shop, binding->pointer, number);
  hu_workshop_end_stroke (binding->shop);
}

/**
 * hu_workshop_row_number:
 * @shop: a workshop
 * @pointer: to a whole number of the draft
 * @title: what it is
 * @subtitle: (nullable): what it means
 * @least: the smallest it may be
 * @most: the largest
 * @otherwise: what it is where the key is absent, and what removes the key;
 *   %G_MININT64: it is never absent
 *
 * Returns: (transfer floating): a row with a spin button
 */
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
  binding->control = gtk_spin_button_new_with_range ((double) least, (double) most, 1);
  gtk_widget_set_valign (binding->control, GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (binding->control), 4);
  gtk_accessible_update_property (GTK_ACCESSIBLE (binding->control), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), binding->control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), binding->control);
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

  if (binding->filling)
    return;

  hu_workshop_begin_stroke (binding->shop, binding->title);
  if (active == (gboolean) binding->otherwise)
    hu_workshop_set (binding->shop, binding->pointer, NULL);
  else
    hu_workshop_set_boolean (binding->shop, binding->pointer, active);
  hu_workshop_end_stroke (binding->shop);
}

/**
 * hu_workshop_row_switch:
 * @shop: a workshop
 * @pointer: to a boolean of the draft
 * @title: what it is
 * @subtitle: (nullable): what it means, and by which rule
 * @otherwise: what an absent key means; setting that removes the key
 *
 * Returns: (transfer floating): a row with a switch
 */
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
  binding->control = gtk_switch_new ();
  gtk_widget_set_valign (binding->control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (binding->control), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), binding->control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), binding->control);
  _hu_workshop_row_follow (binding, refresh_switch);
  g_signal_connect_object (binding->control, "notify::active", G_CALLBACK (switched_cb), row, G_CONNECT_SWAPPED);

  return row;
}

/* --- Choices --- */

/* A choice with an explanation has a button of its own beside it: a combo row would leave its value no room. */
static guint
get_selected (HuRowBinding *binding)
{
  return binding->control != NULL ? gtk_drop_down_get_selected (GTK_DROP_DOWN (binding->control))
                                  : adw_combo_row_get_selected (ADW_COMBO_ROW (binding->row));
}

static void
choose (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  guint selected = get_selected (binding);
  const char *value;

  if (binding->filling || selected >= binding->values->len)
    return;

  value = g_ptr_array_index (binding->values, selected);
  if (g_strcmp0 (value, hu_node_get_text (hu_workshop_get (binding->shop, binding->pointer), NULL)) == 0)
    return;

  hu_workshop_begin_stroke (binding->shop, binding->title);
  if (value == NULL && binding->as_null)
    {
      g_autoptr(HuNode) null = hu_node_new_null ();

      hu_workshop_set (binding->shop, binding->pointer, null);
    }
  else
    {
      hu_workshop_set_text (binding->shop, binding->pointer, value);
    }
  hu_workshop_end_stroke (binding->shop);
}

static void
select_value (HuRowBinding *binding)
{
  const char *value = hu_node_get_text (hu_workshop_get (binding->shop, binding->pointer), NULL);
  guint found = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < binding->values->len && found == GTK_INVALID_LIST_POSITION; i++)
    if (g_strcmp0 (g_ptr_array_index (binding->values, i), value) == 0)
      found = i;

  if (binding->control != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (binding->control), found);
  else
    adw_combo_row_set_selected (ADW_COMBO_ROW (binding->row), found);
}

/* --- Yes, no, or as usual --- */

static void
refresh_tristate (HuRowBinding *binding)
{
  HuNode *value = hu_workshop_get (binding->shop, binding->pointer);

  adw_combo_row_set_selected (ADW_COMBO_ROW (binding->row),
                              value == NULL ? 0 : hu_node_get_boolean (value, FALSE) ? 1 : 2);
}

static void
tristate_chosen_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

  if (binding->filling)
    return;

  hu_workshop_begin_stroke (binding->shop, binding->title);
  if (selected == 0)
    hu_workshop_set (binding->shop, binding->pointer, NULL);
  else
    hu_workshop_set_boolean (binding->shop, binding->pointer, selected == 1);
  hu_workshop_end_stroke (binding->shop);
}

/**
 * hu_workshop_row_tristate:
 * @shop: a workshop
 * @pointer: to a boolean of the draft
 * @title: what it is
 * @subtitle: (nullable): what it means
 *
 * Returns: (transfer floating): a row with the choice of yes, no, or neither
 */
GtkWidget *
hu_workshop_row_tristate (HuWorkshop *shop,
                          const char *pointer,
                          const char *title,
                          const char *subtitle)
{
  const char *words[] = { _("As usual"), _("Yes"), _("No"), NULL };
  GtkWidget *row = adw_combo_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, subtitle);
  g_autoptr(GtkStringList) names = gtk_string_list_new (words);

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  _hu_workshop_row_follow (binding, refresh_tristate);
  g_signal_connect (row, "notify::selected", G_CALLBACK (tristate_chosen_cb), NULL);

  return row;
}

/**
 * hu_workshop_row_words:
 * @shop: a workshop
 * @pointer: to a word of the draft
 * @title: what it is
 * @subtitle: (nullable): what it means
 * @words: (array length=n_words): what it may be; a %NULL value is an absent key
 * @n_words: how many
 *
 * Returns: (transfer floating): a row with a choice
 */
GtkWidget *
hu_workshop_row_words (HuWorkshop       *shop,
                       const char       *pointer,
                       const char       *title,
                       const char       *subtitle,
                       const HuShopWord *words,
                       guint             n_words)
{
  GtkWidget *row = subtitle != NULL ? adw_action_row_new () : adw_combo_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, subtitle);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  binding->values = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n_words; i++)
    {
      g_ptr_array_add (binding->values, g_strdup (words[i].value));
      gtk_string_list_append (names, _(words[i].label));
    }
  if (subtitle == NULL)
    {
      binding->filling = TRUE;
      adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
      binding->filling = FALSE;
      _hu_workshop_row_follow (binding, select_value);
      g_signal_connect (row, "notify::selected", G_CALLBACK (choose), NULL);
      return row;
    }

  binding->control = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_widget_set_valign (binding->control, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (binding->control, WORDS_WIDTH, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (binding->control), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), binding->control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), binding->control);
  _hu_workshop_row_follow (binding, select_value);
  g_signal_connect_object (binding->control, "notify::selected", G_CALLBACK (choose), row, G_CONNECT_SWAPPED);

  return row;
}

/**
 * hu_workshop_dup_name:
 * @element: (nullable): an element of a list of the draft
 *
 * Returns: (transfer full): what people call it: its name, else its id
 */
char *
hu_workshop_dup_name (const HuNode *element)
{
  const char *name = hu_node_get_text (hu_node_find (element, "name"), NULL);

  if (name == NULL || name[0] == '\0')
    name = hu_node_get_text (hu_node_find (element, "id"), "");

  return g_strdup (name);
}

static gboolean
is_listed (HuRowBinding  *binding,
           GtkStringList *names)
{
  GListModel *model = adw_combo_row_get_model (ADW_COMBO_ROW (binding->row));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (names));

  if (model == NULL || g_list_model_get_n_items (model) != n)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (model), i), gtk_string_list_get_string (names, i)) != 0)
      return FALSE;

  return TRUE;
}

static void
refresh_element (HuRowBinding *binding)
{
  HuNode *list = hu_workshop_get (binding->shop, binding->list);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_ptr_array_set_size (binding->values, 0);
  if (binding->none != NULL)
    {
      g_ptr_array_add (binding->values, NULL);
      gtk_string_list_append (names, binding->none);
    }
  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      HuNode *element = hu_node_get_element (list, i);

      g_ptr_array_add (binding->values, g_strdup (hu_node_get_text (hu_node_find (element, "id"), "")));
      gtk_string_list_take (names, hu_workshop_dup_name (element));
    }

  if (!is_listed (binding, names))
    adw_combo_row_set_model (ADW_COMBO_ROW (binding->row), G_LIST_MODEL (names));
  select_value (binding);
}

/**
 * hu_workshop_row_element:
 * @shop: a workshop
 * @pointer: to an id in the draft
 * @title: what it is
 * @list: pointer to the list that it is of ("/map/places")
 * @none: (nullable): what none of them is called; %NULL: there has to be one
 * @as_null: whether none is written as null, rather than left out
 *
 * Returns: (transfer floating): a row with a choice, which follows the list
 */
GtkWidget *
hu_workshop_row_element (HuWorkshop *shop,
                         const char *pointer,
                         const char *title,
                         const char *list,
                         const char *none,
                         gboolean    as_null)
{
  GtkWidget *row = adw_combo_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, NULL);

  binding->values = g_ptr_array_new_with_free_func (g_free);
  binding->list = g_strdup (list);
  binding->none = g_strdup (none);
  binding->as_null = as_null;
  _hu_workshop_row_follow (binding, refresh_element);
  g_signal_connect (row, "notify::selected", G_CALLBACK (choose), NULL);

  return row;
}

/**
 * hu_workshop_join:
 * @pointer: to an object or a list
 * @key: of a member, or an index
 *
 * Returns: (transfer full): the pointer to that
 */
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
 * @widget: what is about to be removed
 *
 * Holds a reference to it until the main loop comes round.
 */
void
hu_workshop_outlive (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, let_go_cb, g_object_ref (widget), g_object_unref);
}
