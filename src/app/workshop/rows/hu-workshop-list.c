/*
 * Lists of the draft. Rows are made again only when the list's length or an element's shape changes; unfolded
 * rows are then unfolded again.
 */
#include "config.h"

#include "hu-workshop-list.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-workshop-form.h"
#include "hu-workshop-link.h"
#include "hu-workshop-names.h"
#include "hu-workshop-row.h"

#define FEW 10 /* elements that are shown before one asks for all of them */

typedef struct
{
  GtkWidget                 *group;
  HuWorkshop                *shop;
  char                      *pointer;
  const HuWorkshopListClass *klass;
  HuWorkshopBench           *bench;
  GtkWidget                 *adder;
  GPtrArray                 *rows;   /* borrowed AdwExpanderRow */
  char                      *shape;  /* of the whole list, as shown */
  guint                      unfold; /* index to unfold once it is there; G_MAXUINT: none */
  GtkWidget                 *more;   /* the row that asks for all of them; or NULL */
  gboolean                   all;    /* they were asked for */
} List;

static void
list_free (gpointer data)
{
  List *list = data;

  g_object_unref (list->shop);
  g_free (list->pointer);
  g_free (list->shape);
  g_ptr_array_unref (list->rows);
  g_free (list);
}

static HuNode *
get_elements (List *list)
{
  return hu_workshop_get (list->shop, list->pointer);
}

static char *
dup_element_pointer (List  *list,
                     guint  index)
{
  return g_strdup_printf ("%s/%u", list->pointer, index);
}

static char *
dup_shape (List *list)
{
  HuNode *elements = get_elements (list);
  GString *shape = g_string_new (NULL);

  for (guint i = 0; i < hu_node_get_n (elements); i++)
    {
      g_autofree char *own = list->klass->shape != NULL
        ? list->klass->shape (hu_node_get_element (elements, i)) : NULL;

      g_string_append_printf (shape, "%s;", own != NULL ? own : "");
    }

  return g_string_free (shape, FALSE);
}

/* --- What its buttons do --- */

static guint
index_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hu-index"));
}

static void
remove_cb (GtkWidget *button,
           List      *list)
{
  g_autofree char *pointer = dup_element_pointer (list, index_of (button));

  hu_workshop_begin_stroke (list->shop, _("Remove"));
  if (list->klass->remove != NULL)
    list->klass->remove (list->shop, index_of (button));
  else
    hu_workshop_remove (list->shop, list->klass->leaves && hu_node_get_n (get_elements (list)) == 1 ? list->pointer : pointer);
  hu_workshop_end_stroke (list->shop);
}

static void
move (List  *list,
      guint  from,
      guint  to,
      guint  unfold)
{
  g_autofree char *a = dup_element_pointer (list, from);
  g_autofree char *b = to < hu_node_get_n (get_elements (list)) ? dup_element_pointer (list, to)
                                                                 : hu_workshop_join (list->pointer, "-");

  list->unfold = unfold;
  /* The shape may be the same, but the unfolded form must move along, so the rows are made again. */
  g_clear_pointer (&list->shape, g_free);
  hu_workshop_begin_stroke (list->shop, _("Move"));
  hu_workshop_move (list->shop, a, b);
  hu_workshop_end_stroke (list->shop);
}

static void
up_cb (GtkWidget *button,
       List      *list)
{
  guint index = index_of (button);

  if (index > 0)
    move (list, index, index - 1, index - 1);
}

static void
down_cb (GtkWidget *button,
         List      *list)
{
  guint index = index_of (button);

  /* The target is the place before which it goes, counted while the element itself is still there. */
  if (index + 1 < hu_node_get_n (get_elements (list)))
    move (list, index, index + 2, index + 1);
}

/* Gives a new element a number as its id, where its kind has none that the draft could suggest. */
static void
give_id (List    *list,
         HuNode **element)
{
  const GPtrArray *fields = hu_format_get_fields (list->klass->object);

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);
      g_autofree char *id = g_strdup ("1");

      if (field->type != HU_FIELD_ID || hu_id_kind_of (field->object) < HU_N_ID_KINDS)
        continue;

      for (guint n = 2; hu_node_find_element (get_elements (list), field->key, id) >= 0; n++)
        {
          g_free (id);
          id = g_strdup_printf ("%u", n);
        }
      hu_node_put (element, field->key, hu_node_new_text (id));
    }
}

static void
add_cb (GtkWidget *button,
        List      *list)
{
  g_autoptr(HuNode) element = list->klass->make != NULL ? list->klass->make (list->bench)
                                                       : hu_workshop_form_make (list->shop, list->klass->object);
  g_autofree char *end = hu_workshop_join (list->pointer, "-");
  g_autofree char *added = dup_element_pointer (list, hu_node_get_n (get_elements (list)));

  if (element == NULL)
    return;

  if (list->klass->object != NULL)
    give_id (list, &element);
  list->unfold = hu_node_get_n (get_elements (list));
  hu_workshop_begin_stroke (list->shop, _(list->klass->add));
  hu_workshop_set (list->shop, end, element);
  hu_workshop_end_stroke (list->shop);
  /* The new element may lie below the visible part of the page. */
  hu_workshop_link_follow (list->group, added);
}

/* --- Rows --- */

static GtkWidget *
make_button (List       *list,
             guint       index,
             const char *icon,
             const char *what,
             GCallback   callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  /* Sentences need the width. */
  if (list->klass->subtitle != NULL)
    gtk_widget_add_css_class (button, "hu-small");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  g_object_set_data (G_OBJECT (button), "hu-index", GUINT_TO_POINTER (index));
  g_signal_connect (button, "clicked", callback, list);

  return button;
}

static GtkWidget *
make_buttons (List  *list,
              guint  index,
              guint  n)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  if (list->klass->ordered && n > 1)
    {
      GtkWidget *up = make_button (list, index, "go-up-symbolic", _("Move Up"), G_CALLBACK (up_cb));
      GtkWidget *down = make_button (list, index, "go-down-symbolic", _("Move Down"), G_CALLBACK (down_cb));

      gtk_widget_set_sensitive (up, index > 0);
      gtk_widget_set_sensitive (down, index + 1 < n);
      gtk_box_append (GTK_BOX (box), up);
      gtk_box_append (GTK_BOX (box), down);
    }
  gtk_box_append (GTK_BOX (box), make_button (list, index, "user-trash-symbolic", _("Remove"),
                                              G_CALLBACK (remove_cb)));

  return box;
}

static void
unfolded_cb (GtkWidget *row,
             GParamSpec *pspec,
             List       *list)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "hu-index"));
  g_autofree char *pointer = dup_element_pointer (list, index);

  /* A form is made when it is first unfolded, because a map has hundreds of lines and places. */
  if (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)) ||
      g_object_get_data (G_OBJECT (row), "hu-filled") != NULL)
    return;

  g_object_set_data (G_OBJECT (row), "hu-filled", GUINT_TO_POINTER (1));
  if (list->klass->keys != NULL)
    hu_workshop_form_fill (list->bench, row, pointer, list->klass->object, list->klass->keys);
  if (list->klass->fill != NULL)
    list->klass->fill (list->bench, row, pointer);
  if (list->klass->advanced)
    hu_workshop_form_add_advanced (list->bench, row, pointer, list->klass->object);
}

static void
update_titles (List *list)
{
  HuNode *elements = get_elements (list);

  for (guint i = 0; i < list->rows->len && i < hu_node_get_n (elements); i++)
    {
      g_autofree char *title = list->klass->title (list->shop, hu_node_get_element (elements, i), i);

      adw_preferences_row_set_title (g_ptr_array_index (list->rows, i), title);
      if (list->klass->subtitle != NULL)
        {
          g_autofree char *subtitle = list->klass->subtitle (list->shop, hu_node_get_element (elements, i), i);

          adw_expander_row_set_subtitle (g_ptr_array_index (list->rows, i), subtitle);
        }
    }
}

/* --- Long ones --- */

static void
show_all (List *list)
{
  list->all = TRUE;
  if (list->more == NULL)
    return;

  hu_workshop_outlive (list->more);
  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (list->group), list->more);
  list->more = NULL;
  for (guint i = 0; i < list->rows->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (list->rows, i), TRUE);
}

/* Hides most rows of a long list: a map has a hundred places, and the hidden ones need no layout and drawing in
 * every frame. */
static void
hide_many (List *list)
{
  g_autofree char *title = NULL;
  guint n = list->rows->len;

  if (list->more != NULL)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (list->group), list->more);
  list->more = NULL;
  /* A single element takes no more room than "Show All", so it is shown. */
  if (list->all || n <= FEW + 1)
    return;

  for (guint i = FEW; i < n; i++)
    gtk_widget_set_visible (g_ptr_array_index (list->rows, i), FALSE);
  /* Translators: %u is how many elements a list has, more than ten */
  title = g_strdup_printf (ngettext ("Show All %u", "Show All %u", n), n);
  list->more = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (list->more), title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (list->more), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (list->more), gtk_image_new_from_icon_name ("pan-down-symbolic"));
  g_signal_connect_swapped (list->more, "activated", G_CALLBACK (show_all), list);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (list->group), list->more);
}

static void
rebuild (List *list)
{
  HuNode *elements = get_elements (list);
  guint n = hu_node_get_n (elements);
  g_autoptr(GHashTable) unfolded = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < list->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (list->rows, i);

      if (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)))
        g_hash_table_add (unfolded, GUINT_TO_POINTER (i + 1));
      hu_workshop_outlive (row);
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (list->group), row);
    }
  g_ptr_array_set_size (list->rows, 0);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = adw_expander_row_new ();
      g_autofree char *pointer = dup_element_pointer (list, i);

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_expander_row_add_action (ADW_EXPANDER_ROW (row), make_buttons (list, i, n));
      g_object_set_data (G_OBJECT (row), "hu-index", GUINT_TO_POINTER (i));
      g_object_set_data (G_OBJECT (row), "hu-in-list", list);
      hu_workshop_row_mark (row, pointer);
      g_signal_connect (row, "notify::expanded", G_CALLBACK (unfolded_cb), list);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (list->group), row);
      g_ptr_array_add (list->rows, row);
    }
  update_titles (list);
  hide_many (list);
  if (list->unfold != G_MAXUINT && list->unfold >= FEW)
    show_all (list);
  for (guint i = 0; i < n; i++)
    if (list->unfold != G_MAXUINT ? list->unfold == i : g_hash_table_contains (unfolded, GUINT_TO_POINTER (i + 1)))
      adw_expander_row_set_expanded (g_ptr_array_index (list->rows, i), TRUE);
  list->unfold = G_MAXUINT;
}

static void
refresh (GtkWidget *group)
{
  List *list = g_object_get_data (G_OBJECT (group), "hu-list");
  g_autofree char *shape = dup_shape (list);

  if (list->klass->is_full != NULL)
    gtk_widget_set_sensitive (list->adder, !list->klass->is_full (list->shop));
  if (g_strcmp0 (shape, list->shape) == 0)
    {
      update_titles (list);
      return;
    }

  g_free (list->shape);
  list->shape = g_steal_pointer (&shape);
  rebuild (list);
}

static void
changed_cb (GtkWidget *group,
            guint      parts)
{
  if (!hu_workshop_is_brush (parts))
    refresh (group);
}

/* Shows all elements of a long list if @row is in a hidden one.  Returns whether @row is visible now. */
gboolean
hu_workshop_list_reveal (GtkWidget *row)
{
  List *list = g_object_get_data (G_OBJECT (row), "hu-in-list");

  if (list == NULL || list->more == NULL)
    return FALSE;

  show_all (list);

  return TRUE;
}

/**
 * hu_workshop_list_unfold:
 * @index: index of an element, or of one that is about to be added
 *
 * Unfolds that element's form, and folds the others.
 */
void
hu_workshop_list_unfold (GtkWidget *group,
                         guint      index)
{
  List *list = g_object_get_data (G_OBJECT (group), "hu-list");

  g_return_if_fail (list != NULL);

  if (index >= list->rows->len)
    {
      list->unfold = index;
      return;
    }
  if (index >= FEW)
    show_all (list);
  for (guint i = 0; i < list->rows->len; i++)
    adw_expander_row_set_expanded (g_ptr_array_index (list->rows, i), i == index);
}

void
hu_workshop_list_mark (GtkWidget *group,
                       guint      index,
                       gboolean   marked)
{
  List *list = g_object_get_data (G_OBJECT (group), "hu-list");

  if (index < list->rows->len)
    hu_css_class_set (g_ptr_array_index (list->rows, index), "hu-named", marked);
}

void
hu_workshop_list_add_button (GtkWidget *group,
                             GtkWidget *button)
{
  List *list = g_object_get_data (G_OBJECT (group), "hu-list");
  GtkWidget *box = gtk_widget_get_parent (list->adder);

  gtk_box_insert_child_after (GTK_BOX (box), button, NULL);
}

/* @pointer: to a list of the draft, which may be absent; @description: its meaning, or NULL; @klass: the kind of its
 * elements; must outlive the list. */
GtkWidget *
hu_workshop_list_new (HuWorkshopBench           *bench,
                      const char                *pointer,
                      const char                *title,
                      const char                *description,
                      const HuWorkshopListClass *klass)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic");
  GtkWidget *suffix = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  List *list = g_new0 (List, 1);

  list->group = group;
  list->bench = bench;
  list->shop = g_object_ref (bench->shop);
  list->pointer = g_strdup (pointer);
  list->klass = klass;
  list->adder = button;
  list->rows = g_ptr_array_new ();
  list->unfold = G_MAXUINT;
  g_object_set_data_full (G_OBJECT (group), "hu-list", list, list_free);
  hu_workshop_row_mark (group, pointer);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _(klass->add));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(klass->add), -1);
  g_signal_connect (button, "clicked", G_CALLBACK (add_cb), list);
  gtk_box_append (GTK_BOX (suffix), button);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), suffix);

  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), group, G_CONNECT_SWAPPED);
  refresh (group);

  return group;
}

/* --- Any list of the format --- */

/* The name of an element, its id, or its number. */
static char *
title_any (HuWorkshop   *shop,
           const HuNode *element,
           guint         index)
{
  static const char * const keys[] = { "name", "id", "item", "title", "text" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *text = hu_node_get_text (hu_node_find (element, keys[i]), NULL);

      if (text != NULL && text[0] != '\0')
        return g_strdup (text);
    }

  return g_strdup_printf ("%u", index + 1);
}

GtkWidget *
hu_workshop_list_new_of (HuWorkshopBench *bench,
                         const char      *pointer,
                         const char      *title,
                         const char      *description,
                         const HuField   *field)
{
  HuWorkshopListClass *klass = g_new0 (HuWorkshopListClass, 1);
  GtkWidget *group;

  *klass = (HuWorkshopListClass) {
    .title = title_any, .object = field->of, .keys = "*", .add = N_("Add an Item"), .ordered = TRUE, .leaves = !field->required,
  };
  group = hu_workshop_list_new (bench, pointer, title, description, klass);
  g_object_set_data_full (G_OBJECT (group), "hu-class", klass, g_free);

  return group;
}
