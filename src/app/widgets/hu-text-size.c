/*
 * The size of text: the desktop's factor for text, and dialogs that grow with it.
 */
#include "config.h"

#include "hu-text-size.h"

/* GTK's default resolution: 96 dots an inch. */
#define USUAL (96.0 * 1024)
/* No wider than a small screen has room for. */
#define WIDEST 1000.0

/* Returns the size of text relative to the usual size, 1 … 2. */
static double
get_size (void)
{
  int dpi = 0;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 0 ? CLAMP (dpi / USUAL, 1, 2) : 1;
}

/**
 * hu_text_size_widen:
 * @window: a window that is not visible yet
 *
 * Makes it wider for larger text, as far as a small screen allows.
 */
void
hu_text_size_widen (GtkWindow *window)
{
  int width, height;

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_window_get_default_size (window, &width, &height);
  if (width > 0)
    gtk_window_set_default_size (window, (int) MAX (width, MIN (WIDEST, width * get_size () * 0.85)),
                                 height);
}

/* Returns the text of the first label below @widget that is cut off, or NULL. */
static const char *
find_cut (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    return gtk_label_get_text (GTK_LABEL (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const char *cut = find_cut (child);

      if (cut != NULL)
        return cut;
    }

  return NULL;
}

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip)
{
  /* A tooltip set by the widget's owner takes precedence. */
  const char *cut = gtk_widget_get_tooltip_text (widget) == NULL ? find_cut (widget) : NULL;

  if (cut != NULL)
    gtk_tooltip_set_text (tooltip, cut);

  return cut != NULL;
}

/* Gives it a tooltip with the full text, which appears only while text in it is cut off. An existing tooltip
 * stays. */
void
hu_text_size_tell_cut (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}
