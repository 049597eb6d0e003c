/*
 * A link often leads to where its label says something else.  GTK's label does not survive that while it handles the
 * click: it has dropped the link and the gesture that it comes back to.
 */
#include "hu-link.h"

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
