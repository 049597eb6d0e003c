/*
 * An edit may add or remove rows above the one that is edited: what is missing, a fault, a sentence of more lines.  The
 * page is then scrolled as far as its rows have moved, in the same frame, so that the next click hits the row that it is
 * meant for.  What is held is the row under the pointer, or else the one with the focus.
 */
#include "hu-workshop-hold.h"

#include "hu-widget-find.h"
#include "hu-workshop-row.h"

typedef struct
{
  GtkWidget     *viewport; /* borrowed: it owns this */
  GdkFrameClock *clock;    /* while mapped */
  gulong         layout;
  gboolean       inside;   /* the pointer is over the page … */
  double         x, y;     /* … at this place */
  GWeakRef       row;      /* that is held … */
  char          *pointer;  /* … what part of the draft it shows, should another widget show that; or NULL … */
  double         at;       /* … and where its top was, from the top of the page */
} Hold;

static void
hold_free (gpointer data)
{
  Hold *hold = data;

  g_weak_ref_clear (&hold->row);
  g_free (hold->pointer);
  g_free (hold);
}

static GtkWidget *
get_content (Hold *hold)
{
  return gtk_viewport_get_child (GTK_VIEWPORT (hold->viewport));
}

/* The row around a widget, or the nearest part of the form that has a meaning of its own. */
static GtkWidget *
find_row (Hold      *hold,
          GtkWidget *widget)
{
  while (widget != NULL && widget != hold->viewport && !GTK_IS_LIST_BOX_ROW (widget) && hu_workshop_row_get_mark (widget) == NULL)
    widget = gtk_widget_get_parent (widget);

  return widget != hold->viewport ? widget : NULL;
}

static GtkWidget *
choose_row (Hold *hold)
{
  GtkRoot *root = gtk_widget_get_root (hold->viewport);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *picked = hold->inside ? gtk_widget_pick (hold->viewport, hold->x, hold->y, GTK_PICK_DEFAULT) : NULL;
  GtkWidget *row = picked != NULL ? find_row (hold, picked) : NULL;

  if (row == NULL && focus != NULL && gtk_widget_is_ancestor (focus, hold->viewport))
    row = find_row (hold, focus);

  return row;
}

static gboolean
find_top (Hold      *hold,
          GtkWidget *row,
          double    *top)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (row) || !gtk_widget_is_ancestor (row, hold->viewport) ||
      !gtk_widget_compute_bounds (row, get_content (hold), &bounds))
    return FALSE;

  *top = bounds.origin.y;

  return TRUE;
}

/* The widget that shows what the held row showed, if that was made anew. */
static GtkWidget *
find_again (GtkWidget  *root,
            const char *pointer)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = g_strcmp0 (hu_workshop_row_get_mark (child), pointer) == 0 ? child : find_again (child, pointer);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
hold_row (Hold      *hold,
          GtkWidget *row)
{
  g_autofree char *pointer = row != NULL ? g_strdup (hu_workshop_row_get_mark (row)) : NULL;

  if (row != NULL && !find_top (hold, row, &hold->at))
    row = NULL;
  g_weak_ref_set (&hold->row, row);
  g_free (hold->pointer);
  hold->pointer = row != NULL ? g_steal_pointer (&pointer) : NULL;
}

/* GTK lays out again in this frame what is scrolled now. */
static void
laid_out_cb (Hold *hold)
{
  GtkAdjustment *down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (hold->viewport));
  g_autoptr(GtkWidget) held = g_weak_ref_get (&hold->row);
  GtkWidget *row = held;
  double top;

  if (get_content (hold) == NULL)
    return;
  if ((row == NULL || !gtk_widget_is_ancestor (row, hold->viewport)) && hold->pointer != NULL)
    row = find_again (get_content (hold), hold->pointer);
  if (row != NULL && find_top (hold, row, &top) && top != hold->at)
    gtk_adjustment_set_value (down, gtk_adjustment_get_value (down) + top - hold->at);
  hold_row (hold, choose_row (hold));
}

static void
moved_cb (Hold   *hold,
          double  x,
          double  y)
{
  hold->inside = TRUE;
  hold->x = x;
  hold->y = y;
  hold_row (hold, choose_row (hold));
}

static void
left_cb (Hold *hold)
{
  hold->inside = FALSE;
  hold_row (hold, choose_row (hold));
}

static void
mapped_cb (Hold *hold)
{
  hold->clock = gtk_widget_get_frame_clock (hold->viewport);
  if (hold->layout == 0)
    hold->layout = g_signal_connect_data (hold->clock, "layout", G_CALLBACK (laid_out_cb), hold, NULL,
                                          G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

/* On another page nobody waits for the row: when the page comes back, it begins anew. */
static void
unmapped_cb (Hold *hold)
{
  if (hold->layout != 0)
    g_signal_handler_disconnect (hold->clock, hold->layout);
  hold->layout = 0;
  hold->inside = FALSE;
  hold_row (hold, NULL);
}

void
hu_workshop_hold_attach (GtkWidget *page)
{
  GtkWidget *viewport = hu_widget_find (page, GTK_TYPE_VIEWPORT);
  GtkEventController *motion;
  Hold *hold;

  g_return_if_fail (viewport != NULL);

  hold = g_new0 (Hold, 1);
  hold->viewport = viewport;
  g_weak_ref_init (&hold->row, NULL);
  g_object_set_data_full (G_OBJECT (viewport), "hu-hold", hold, hold_free);
  motion = gtk_event_controller_motion_new ();
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (moved_cb), hold);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (moved_cb), hold);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), hold);
  gtk_widget_add_controller (viewport, motion);
  g_signal_connect_swapped (viewport, "map", G_CALLBACK (mapped_cb), hold);
  g_signal_connect_swapped (viewport, "unmap", G_CALLBACK (unmapped_cb), hold);
  if (gtk_widget_get_mapped (viewport))
    mapped_cb (hold);
}
