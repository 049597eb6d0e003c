/*
 * Rows of the workshop's forms with a choice: of fixed words, of yes, no or neither, of the elements of a list.
 */
#include "config.h"

#include "hu-workshop-row-private.h"

#include <glib/gi18n-lib.h>

#include "hu-choice.h"

#define WORDS_WIDTH 128 /* px of a choice beside its explanation */
#define MOST_LETTERS 18 /* of a choice, for an explanation to have room beside it */
#define LINE_LETTERS 40 /* of a choice in the open list; names have any length */

/* --- Whole words --- */

static void
set_up_word_cb (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
set_up_line_cb (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (NULL);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_LETTERS);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), check);
  g_object_bind_property (item, "selected", check, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, box);
}

static void
bind_word_cb (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  GtkWidget *child = gtk_list_item_get_child (item);
  GtkWidget *label = GTK_IS_LABEL (child) ? child : gtk_widget_get_first_child (child);

  gtk_label_set_text (GTK_LABEL (label), gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static GtkListItemFactory *
make_factory (void (*set_up) (GtkListItemFactory *, GtkListItem *))
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_word_cb), NULL);

  return factory;
}

/* By itself a combo row cuts its words at 20 letters, so that "At the end of each phase" and "At the end of each player
 * turn" look alike. */
GtkWidget *
_hu_workshop_row_combo_new (void)
{
  g_autoptr(GtkListItemFactory) word = make_factory (set_up_word_cb), line = make_factory (set_up_line_cb);

  return g_object_new (ADW_TYPE_COMBO_ROW, "factory", word, "list-factory", line, NULL);
}

/* --- Fixed words --- */

/* A choice with an explanation has a separate button beside it, because a combo row would leave no room for its
 * value. */
static guint
get_selected (HuRowBinding *binding)
{
  return binding->control != NULL ? gtk_drop_down_get_selected (GTK_DROP_DOWN (binding->control))
                                  : adw_combo_row_get_selected (ADW_COMBO_ROW (binding->row));
}

static const char *
get_value (HuRowBinding *binding)
{
  HuNode *node = hu_workshop_get (binding->shop, binding->pointer);

  return node == NULL ? binding->absent : hu_node_get_text (node, NULL);
}

static void
choose (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  guint selected = get_selected (binding);
  g_autoptr(HuNode) node = NULL;
  const char *value;

  if (binding->filling || selected >= binding->values->len)
    return;

  value = g_ptr_array_index (binding->values, selected);
  if (g_strcmp0 (value, get_value (binding)) == 0)
    return;
  if (binding->absent != NULL && g_strcmp0 (value, binding->absent) == 0)
    value = NULL;

  node = value != NULL ? hu_node_new_text (value) : binding->as_null ? hu_node_new_null () : NULL;
  _hu_workshop_row_put (binding, node);
}

static void
select_value (HuRowBinding *binding)
{
  const char *value = get_value (binding);
  guint found = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < binding->values->len && found == GTK_INVALID_LIST_POSITION; i++)
    if (g_strcmp0 (g_ptr_array_index (binding->values, i), value) == 0)
      found = i;

  if (binding->control != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (binding->control), found);
  else
    adw_combo_row_set_selected (ADW_COMBO_ROW (binding->row), found);
}

static gboolean
is_wide (const HuShopWord *words,
         guint             n_words)
{
  gboolean wide = FALSE;

  for (guint i = 0; i < n_words && !wide; i++)
    wide = g_utf8_strlen (_(words[i].label), -1) > MOST_LETTERS;

  return wide;
}

static void
add_drop_down (HuRowBinding  *binding,
               GtkStringList *names) /* (transfer full) */
{
  _hu_workshop_row_add_control (binding, gtk_drop_down_new (G_LIST_MODEL (names), NULL));
  gtk_widget_set_size_request (binding->control, WORDS_WIDTH, -1);
}

/* @subtitle: its meaning, which is a tooltip where long words leave no room for it; may be NULL; @words: (array
 * length=n_words): the possible words; a NULL value is an absent key. */
GtkWidget *
hu_workshop_row_words (HuWorkshop       *shop,
                       const char       *pointer,
                       const char       *title,
                       const char       *subtitle,
                       const HuShopWord *words,
                       guint             n_words)
{
  const char *beside = subtitle != NULL && !is_wide (words, n_words) ? subtitle : NULL;
  GtkWidget *row = beside != NULL ? adw_action_row_new () : _hu_workshop_row_combo_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, beside);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  binding->values = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n_words; i++)
    {
      g_ptr_array_add (binding->values, g_strdup (words[i].value));
      gtk_string_list_append (names, _(words[i].label));
    }
  if (beside == NULL)
    {
      gtk_widget_set_tooltip_text (row, subtitle);
      binding->filling = TRUE;
      adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
      binding->filling = FALSE;
      _hu_workshop_row_follow (binding, select_value);
      g_signal_connect (row, "notify::selected", G_CALLBACK (choose), NULL);
      return row;
    }

  add_drop_down (binding, g_steal_pointer (&names));
  _hu_workshop_row_follow (binding, select_value);
  g_signal_connect_object (binding->control, "notify::selected", G_CALLBACK (choose), row, G_CONNECT_SWAPPED);

  return row;
}

/* Makes @value stand for an absent key too, because that is the key's meaning: choosing it removes the key. */
void
hu_workshop_row_set_absent (GtkWidget  *row,
                            const char *value)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);

  g_return_if_fail (binding != NULL && binding->values != NULL);

  g_free (binding->absent);
  binding->absent = g_strdup (value);
  binding->filling = TRUE;
  select_value (binding);
  binding->filling = FALSE;
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
  g_autoptr(HuNode) value = selected > 0 ? hu_node_new_boolean (selected == 1) : NULL;

  if (!binding->filling)
    _hu_workshop_row_put (binding, value);
}

GtkWidget *
hu_workshop_row_tristate (HuWorkshop *shop,
                          const char *pointer,
                          const char *title,
                          const char *subtitle)
{
  const char *words[] = { _("As usual"), _("Yes"), _("No"), NULL };
  GtkWidget *row = _hu_workshop_row_combo_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, subtitle);
  g_autoptr(GtkStringList) names = gtk_string_list_new (words);

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  _hu_workshop_row_follow (binding, refresh_tristate);
  g_signal_connect (row, "notify::selected", G_CALLBACK (tristate_chosen_cb), NULL);

  return row;
}

/* --- Elements of a list --- */

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
      gtk_string_list_take (names, hu_workshop_dup_name (binding->shop, element));
    }

  hu_choice_offer (binding->control != NULL ? binding->control : binding->row, names);
  /* Nothing to choose from is nothing to be guessed at; of sides there are always two. */
  if (binding->control == NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (binding->row),
                                 hu_node_get_n (list) > 0 ? NULL
                                 : g_str_equal (binding->list, "/map/places") ? _("First put a place on the map: page Map")
                                 : g_str_equal (binding->list, "/units") ? _("First put a unit on the map: page Units")
                                 : NULL);
  select_value (binding);
}

/* @list: pointer to the list that contains the element ("/map/places"); @none: the words for no element; NULL: there
 * must be one; @as_null: whether no element is written as null, rather than left out.  Returns a row with a choice,
 * which follows the list. */
GtkWidget *
hu_workshop_row_element (HuWorkshop *shop,
                         const char *pointer,
                         const char *title,
                         const char *list,
                         const char *none,
                         gboolean    as_null)
{
  GtkWidget *row = _hu_workshop_row_combo_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, NULL);

  binding->values = g_ptr_array_new_with_free_func (g_free);
  binding->list = g_strdup (list);
  binding->none = g_strdup (none);
  binding->as_null = as_null;
  _hu_workshop_row_follow (binding, refresh_element);
  g_signal_connect (row, "notify::selected", G_CALLBACK (choose), NULL);

  return row;
}

/* @subtitle: what the side is for; @none: the words for no side, which is an absent key; NULL: there must be one.
 * Returns a row with a choice of the two sides, which leaves room for its explanation. */
GtkWidget *
hu_workshop_row_side (HuWorkshop *shop,
                      const char *pointer,
                      const char *title,
                      const char *subtitle,
                      const char *none)
{
  GtkWidget *row = adw_action_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, subtitle);

  binding->values = g_ptr_array_new_with_free_func (g_free);
  binding->list = g_strdup ("/sides");
  binding->none = g_strdup (none);
  add_drop_down (binding, gtk_string_list_new (NULL));
  _hu_workshop_row_follow (binding, refresh_element);
  g_signal_connect_object (binding->control, "notify::selected", G_CALLBACK (choose), row, G_CONNECT_SWAPPED);

  return row;
}
