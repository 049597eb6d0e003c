/*
 * Tooltips of widgets that are updated often: GTK searches for the widget under the pointer whenever a tooltip
 * is set, even if it is the same.  And of buttons that open something: GTK shows the button's tooltip for what it has
 * opened as well, over the first entries of a menu.
 */
#include "hu-tooltip.h"

/**
 * hu_tooltip_set:
 * @text: (nullable): its tooltip
 *
 * Sets the tooltip if it differs from the present one.
 */
void
hu_tooltip_set (GtkWidget  *widget,
                const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;

  /* For a visible widget GTK asks the display where the pointer is, even if no window contains the widget yet. */
  if (gtk_widget_get_parent (widget) == NULL && gtk_widget_get_visible (widget))
    {
      gtk_widget_set_visible (widget, FALSE);
      gtk_widget_set_tooltip_text (widget, text);
      gtk_widget_set_visible (widget, TRUE);
    }
  else
    {
      gtk_widget_set_tooltip_text (widget, text);
    }
}

typedef gboolean (*Query) (GtkWidget  *widget,
                           int         x,
                           int         y,
                           gboolean    keyboard,
                           GtkTooltip *tooltip);

static Query query_of_widget;

static gboolean
has_opened (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      return TRUE;

  return FALSE;
}

static gboolean
query (GtkWidget  *widget,
       int         x,
       int         y,
       gboolean    keyboard,
       GtkTooltip *tooltip)
{
  return !has_opened (widget) && query_of_widget (widget, x, y, keyboard, tooltip);
}

/* Keeps the tooltips of all buttons away from the menus and popovers that they have opened. To be called once,
 * after gtk_init(). */
void
hu_tooltip_init (void)
{
  const GType types[] = { GTK_TYPE_MENU_BUTTON, GTK_TYPE_BUTTON, GTK_TYPE_TOGGLE_BUTTON, GTK_TYPE_DROP_DOWN };

  if (query_of_widget != NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      /* GTK's classes are static, so this reference is never released. */
      GtkWidgetClass *klass = g_type_class_ref (types[i]);

      query_of_widget = klass->query_tooltip != query ? klass->query_tooltip : query_of_widget;
      klass->query_tooltip = query;
    }
}
