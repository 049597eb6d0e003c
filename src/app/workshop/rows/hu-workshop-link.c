/*
 * Links into the workshop's forms: finds the widget that shows a part of the draft, and leads to it.
 */
#include "hu-workshop-link.h"

#include <adwaita.h>

#include "hu-workshop-list.h"
#include "hu-workshop-row.h"
#include <string.h>

#define UNFOLDING 400000 /* µs that a row may take to unfold, and what is new above it to be laid out */

/* Returns how much of @pointer the part shown by @widget covers; 0: it leads elsewhere. */
static gsize
measure (GtkWidget  *widget,
         const char *pointer)
{
  const char *shows = hu_workshop_row_get_mark (widget);
  gsize length = shows != NULL ? strlen (shows) : 0;

  if (length == 0 || strncmp (shows, pointer, length) != 0 || (pointer[length] != '\0' && pointer[length] != '/'))
    return 0;

  return length;
}

static void
search (GtkWidget   *root,
        const char  *pointer,
        GtkWidget  **best,
        gsize       *length)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gsize own = measure (child, pointer);

      if (own > *length && (gtk_widget_get_visible (child) || hu_workshop_list_reveal (child)))
        {
          *best = child;
          *length = own;
        }
      search (child, pointer, best, length);
    }
}

/* Returns the first widget that shows something within the part at @pointer: for a whole part, any row will do. */
static GtkWidget *
find_within (GtkWidget  *root,
             const char *pointer)
{
  gsize length = strlen (pointer);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const char *shows = hu_workshop_row_get_mark (child);
      GtkWidget *found = child;

      if (shows == NULL || strncmp (shows, pointer, length) != 0 || shows[length] != '/' ||
          !gtk_widget_get_visible (child))
        found = find_within (child, pointer);
      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Forms of lists are made when they are unfolded, so this unfolds the rows on the way.  Returns the widget that
 * shows that part, or the nearest part around it; (transfer none) (nullable). */
GtkWidget *
hu_workshop_link_find (GtkWidget  *root,
                       const char *pointer)
{
  GtkWidget *best = NULL, *unfolded = NULL;
  gsize length = 0;

  g_return_val_if_fail (GTK_IS_WIDGET (root) && pointer != NULL, NULL);

  for (;;)
    {
      search (root, pointer, &best, &length);
      if (best == NULL || best == unfolded || !ADW_IS_EXPANDER_ROW (best) || strlen (pointer) == length)
        break;
      unfolded = best;
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (best), TRUE);
    }

  if (best == NULL)
    best = find_within (root, pointer);
  for (GtkWidget *row = best; row != NULL && row != root; row = gtk_widget_get_parent (row))
    if (row != best && ADW_IS_EXPANDER_ROW (row))
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);

  return best;
}

typedef struct
{
  GWeakRef  root;
  char     *pointer;
} Link;

static void
link_free (gpointer data)
{
  Link *link = data;

  g_weak_ref_clear (&link->root);
  g_free (link->pointer);
  g_free (link);
}

static gboolean
follow_cb (gpointer data)
{
  Link *link = data;
  g_autoptr(GtkWidget) root = g_weak_ref_get (&link->root);
  GtkWidget *found = root != NULL ? hu_workshop_link_find (root, link->pointer) : NULL;

  /* A group, or a row that only contains others, leaves the focus to its content. */
  if (found != NULL && !gtk_widget_child_focus (found, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (found);
  /* The focus alone brings only its own widget into view: the heading's button, and not the list below it. */
  if (found != NULL)
    hu_workshop_link_bring (found, found);
  /* A page that shows it as a whole. */
  if (found == NULL && root != NULL)
    gtk_widget_child_focus (root, GTK_DIR_TAB_FORWARD);
  /* For who came by a click, too: where the place is in view already, nothing else tells it. */
  if (root != NULL && GTK_IS_WINDOW (gtk_widget_get_root (root)))
    gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (root)), TRUE);

  return G_SOURCE_REMOVE;
}

/* Leads to the widget that shows that part, once the page is visible. */
void
hu_workshop_link_follow (GtkWidget  *root,
                         const char *pointer)
{
  Link *link;

  g_return_if_fail (GTK_IS_WIDGET (root) && pointer != NULL);

  link = g_new0 (Link, 1);
  g_weak_ref_init (&link->root, root);
  link->pointer = g_strdup (pointer);
  g_idle_add_full (G_PRIORITY_LOW, follow_cb, link, link_free);
}

typedef struct
{
  GtkWidget *first;
  gint64     until; /* frame time; 0: not laid out yet */
} Bring;

static void
bring_free (gpointer data)
{
  Bring *bring = data;

  g_object_unref (bring->first);
  g_free (bring);
}

/* Before the first layout of a new widget nobody knows where it is, and while a row unfolds not how high it is. */
static gboolean
bring_cb (GtkWidget     *last,
          GdkFrameClock *clock,
          gpointer       data)
{
  Bring *bring = data;
  GtkWidget *first = bring->first;
  GtkWidget *viewport = gtk_widget_get_ancestor (last, GTK_TYPE_VIEWPORT);
  GtkAdjustment *down;
  graphene_rect_t top, bottom;
  double value, page;

  if (viewport == NULL || gtk_widget_get_parent (first) == NULL || !gtk_widget_get_mapped (last))
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_height (last) == 0)
    return G_SOURCE_CONTINUE;

  down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  value = gtk_adjustment_get_value (down);
  page = gtk_adjustment_get_page_size (down);
  /* A row that is led to stands near the top, so that what it unfolds below it is seen. */
  if (first == last && gtk_widget_compute_bounds (first, viewport, &top))
    gtk_adjustment_set_value (down, value + (double) top.origin.y - page / 8);
  else if (gtk_widget_compute_bounds (first, viewport, &top) && gtk_widget_compute_bounds (last, viewport, &bottom))
    gtk_adjustment_clamp_page (down, value + (double) top.origin.y,
                               value + (double) (bottom.origin.y + bottom.size.height));
  if (bring->until == 0)
    bring->until = gdk_frame_clock_get_frame_time (clock) + UNFOLDING;

  return gdk_frame_clock_get_frame_time (clock) < bring->until;
}

void
hu_workshop_link_bring (GtkWidget *first,
                        GtkWidget *last)
{
  Bring *bring;

  g_return_if_fail (GTK_IS_WIDGET (first) && GTK_IS_WIDGET (last));

  bring = g_new0 (Bring, 1);
  bring->first = g_object_ref (first);
  gtk_widget_add_tick_callback (last, bring_cb, bring, bring_free);
}
