/*
 * A label with the glossary's words in it as links.
 */
#include "config.h"

#include "hu-term-label.h"

#include "hu-budget.h"
#include "hu-glossary.h"

/*
 * A link often leads to where its label says something else.  GTK's label does not survive that while it handles the
 * click: it has dropped the link and the gesture that it comes back to.
 */

typedef struct
{
  GWeakRef    owner;
  char       *uri;
  HuLinkFunc  func;
} Link;

static void
link_free (gpointer data)
{
  Link *link = data;

  g_weak_ref_clear (&link->owner);
  g_free (link->uri);
  g_free (link);
}

static gboolean
follow_cb (gpointer data)
{
  Link *link = data;
  g_autoptr(GObject) owner = g_weak_ref_get (&link->owner);

  if (owner != NULL)
    link->func (owner, link->uri);

  return G_SOURCE_REMOVE;
}

gboolean
hu_link_follow (gpointer    owner,
                const char *uri,
                HuLinkFunc  func)
{
  Link *link;

  g_return_val_if_fail (G_IS_OBJECT (owner) && uri != NULL && func != NULL, FALSE);

  link = g_new0 (Link, 1);
  g_weak_ref_init (&link->owner, owner);
  link->uri = g_strdup (uri);
  link->func = func;
  g_idle_add_full (G_PRIORITY_DEFAULT, follow_cb, link, link_free);

  return TRUE;
}

/* The rules open in a window of their own, so popovers and other temporary widgets close. */
static void
follow (gpointer    data,
        const char *uri)
{
  GtkWidget *popover = gtk_widget_get_ancestor (data, GTK_TYPE_POPOVER);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (data));

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  if (window != NULL)
    gtk_widget_activate_action (window, "win.rule", "s", uri);
}

static gboolean
link_cb (GtkLabel   *label,
         const char *uri)
{
  return hu_link_follow (label, uri, follow);
}

/**
 * hu_term_label_set:
 * @text: (nullable): sentences without markup
 *
 * Shows @text, with links to the glossary. Without text the label is hidden.
 */
void
hu_term_label_set (GtkLabel   *label,
                   const char *text)
{
  g_autofree char *shown = text != NULL ? hu_budget_shown (text) : NULL;
  g_autofree char *markup = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));

  if (!gtk_widget_has_css_class (GTK_WIDGET (label), "hu-terms"))
    {
      gtk_widget_add_css_class (GTK_WIDGET (label), "hu-terms");
      g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);
    }
  markup = hu_glossary_link (shown != NULL ? shown : "", NULL);
  gtk_label_set_markup (label, markup);
  gtk_widget_set_visible (GTK_WIDGET (label), markup[0] != '\0');
}

/**
 * hu_plain_label_set:
 * @text: (nullable): the text to show
 *
 * Shows @text as it is. Without text the label is hidden.
 */
void
hu_plain_label_set (GtkLabel   *label,
                    const char *text)
{
  g_autofree char *shown = text != NULL ? hu_budget_shown (text) : NULL;

  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_text (label, shown != NULL ? shown : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && text[0] != '\0');
}
