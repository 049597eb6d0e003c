/*
 * A row that decides which members an object of the draft has, and the row of an object that may be absent.
 */
#include "config.h"

#include "hu-workshop-optional.h"

#include "hu-accessible.h"
#include "hu-explain-field.h"
#include "hu-workshop-row-private.h"

#include <glib/gi18n-lib.h>

static const HuShopShapes *
get_shapes (HuRowBinding *binding)
{
  return g_object_get_data (G_OBJECT (binding->row), "hu-shapes");
}

static guint
count_shapes (const HuShopShapes *shapes)
{
  guint n = 0;

  while (n < HU_SHOP_SHAPES && shapes->shapes[n].json != NULL)
    n++;

  return n;
}

/* Has @object exactly those of the shapes' members that are in @wanted? */
static gboolean
fits (const HuShopShapes *shapes,
      const HuNode       *object,
      const HuNode       *wanted)
{
  for (guint i = 0; i < count_shapes (shapes); i++)
    {
      g_autoptr(HuNode) others = hu_node_from_json (shapes->shapes[i].json);

      for (guint k = 0; k < hu_node_get_n (others); k++)
        if ((hu_node_find (object, hu_node_get_key (others, k)) != NULL) !=
            (hu_node_find (wanted, hu_node_get_key (others, k)) != NULL))
          return FALSE;
    }

  return TRUE;
}

static guint
find_shape (HuRowBinding *binding)
{
  const HuShopShapes *shapes = get_shapes (binding);
  const HuNode *object = hu_workshop_get (binding->shop, binding->pointer);

  if (shapes->find != NULL)
    return shapes->find (object);

  for (guint i = 0; i < count_shapes (shapes); i++)
    {
      g_autoptr(HuNode) wanted = hu_node_from_json (shapes->shapes[i].json);

      if (fits (shapes, object, wanted))
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

static void
show_shape (HuRowBinding *binding)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (binding->row), find_shape (binding));
}

/* Returns the object without the member that goes, and sets *@value to that member's value; both (transfer full). */
static HuNode *
keep_members (const HuShopShapes *shapes,
              HuNode             *before,
              const HuNode       *wanted,
              HuNode            **value)
{
  HuNode *after = before != NULL && shapes->keep == NULL ? hu_node_ref (before) : hu_node_new_object ();

  for (guint i = 0; shapes->keep != NULL && shapes->keep[i] != NULL; i++)
    if (hu_node_find (before, shapes->keep[i]) != NULL)
      hu_node_put (&after, shapes->keep[i], hu_node_ref (hu_node_find (before, shapes->keep[i])));
  for (guint i = 0; shapes->keep == NULL && i < count_shapes (shapes); i++)
    {
      g_autoptr(HuNode) others = hu_node_from_json (shapes->shapes[i].json);

      for (guint k = 0; k < hu_node_get_n (others); k++)
        {
          const char *key = hu_node_get_key (others, k);

          if (hu_node_find (wanted, key) != NULL || hu_node_find (after, key) == NULL)
            continue;
          if (shapes->renames && *value == NULL)
            *value = hu_node_ref (hu_node_find (after, key));
          hu_node_put (&after, key, NULL);
        }
    }

  return after;
}

static void
chosen_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  const HuShopShapes *shapes = get_shapes (binding);
  guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  g_autoptr(HuNode) wanted = NULL, after = NULL, value = NULL;

  if (binding->filling || chosen >= count_shapes (shapes) || chosen == find_shape (binding))
    return;

  wanted = hu_node_from_json (shapes->shapes[chosen].json);
  if (shapes->place != NULL && hu_node_find (wanted, shapes->place) != NULL)
    hu_node_put (&wanted, shapes->place,
                 hu_node_new_text (hu_node_get_text (hu_workshop_get (binding->shop, "/map/places/0/id"), "")));
  after = keep_members (shapes, hu_workshop_get (binding->shop, binding->pointer), wanted, &value);
  for (guint k = 0; k < hu_node_get_n (wanted); k++)
    if (hu_node_find (after, hu_node_get_key (wanted, k)) == NULL)
      hu_node_put (&after, hu_node_get_key (wanted, k),
                   hu_node_ref (value != NULL ? value : hu_node_get_element (wanted, k)));
  _hu_workshop_row_put (binding, after);
}

GtkWidget *
hu_workshop_row_shape (HuWorkshop         *shop,
                       const char         *pointer,
                       const HuShopShapes *shapes)
{
  GtkWidget *row = _hu_workshop_row_combo_new ();
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, _(shapes->title), NULL);

  g_object_set_data (G_OBJECT (row), "hu-shapes", (gpointer) shapes);
  for (guint i = 0; i < count_shapes (shapes); i++)
    {
      g_autoptr(HuNode) object = hu_node_from_json (shapes->shapes[i].json);
      HuFieldWords words = { .label = "" };

      if (shapes->shapes[i].label == NULL)
        hu_explain_field (shapes->object, hu_node_get_key (object, 0), &words);
      gtk_string_list_append (names, shapes->shapes[i].label != NULL ? _(shapes->shapes[i].label) : words.label);
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  _hu_workshop_row_follow (binding, show_shape);
  g_signal_connect (row, "notify::selected", G_CALLBACK (chosen_cb), NULL);

  return row;
}

/* --- There, or not --- */

static void
show_optional (HuRowBinding *binding)
{
  gboolean there = hu_workshop_get (binding->shop, binding->pointer) != NULL;

  /* Setting the property also unfolds the row, so it is set only where it changes. */
  if (there != adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (binding->row)))
    adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (binding->row), there);
}

static void
switched_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  gboolean on = adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row));
  HuNode *(*make) (HuWorkshop *shop) = g_object_get_data (G_OBJECT (row), "hu-make");
  g_autoptr(HuNode) fresh = NULL;

  if (binding->filling || on == (hu_workshop_get (binding->shop, binding->pointer) != NULL))
    return;

  if (on)
    fresh = make != NULL ? make (binding->shop) : hu_node_from_json (binding->absent);
  _hu_workshop_row_put (binding, fresh);
}

GtkWidget *
hu_workshop_optional_new (HuWorkshopBench *bench,
                          const char      *pointer,
                          const char      *title,
                          const char      *subtitle,
                          const char      *json,
                          HuNode        *(*make) (HuWorkshop *shop))
{
  GtkWidget *row = adw_expander_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, bench->shop, pointer, title, NULL);

  binding->absent = g_strdup (json);
  g_object_set_data (G_OBJECT (row), "hu-make", make);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), subtitle != NULL ? subtitle : "");
  adw_expander_row_set_show_enable_switch (ADW_EXPANDER_ROW (row), TRUE);
  hu_accessible_name_expander (ADW_EXPANDER_ROW (row));
  _hu_workshop_row_follow (binding, show_optional);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), FALSE);
  g_signal_connect (row, "notify::enable-expansion", G_CALLBACK (switched_cb), NULL);

  return row;
}
