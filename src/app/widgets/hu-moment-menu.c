/*
 * The menu of a moment.
 */
#include "config.h"

#include "hu-moment-menu.h"

#include <glib/gi18n-lib.h>

#include "hu-menu.h"

static void
add (GMenu      *menu,
     const char *label,
     const char *action,
     guint       n_events)
{
  hu_menu_append (menu, label, action, g_variant_new_uint32 (n_events));
}

static GMenuModel *
make_menu (HuGame *game,
           guint   n_events)
{
  g_autoptr(GMenu) look = g_menu_new ();
  g_autoptr(GMenu) change = g_menu_new ();
  g_autoptr(GMenu) note = g_menu_new ();
  GMenu *menu = g_menu_new ();
  guint head = hu_game_get_head (game);

  if (n_events > 0)
    add (look, _("_Why? What It Caused"), "win.why-event", n_events);
  if (n_events <= head && n_events != hu_game_get_position (game))
    add (look, _("_Go to This Moment"), "win.go-to", n_events);
  if (n_events < head)
    {
      add (change, _("_Undo to Here"), "win.undo-to", n_events);
      add (change, _("_Branch from Here"), "win.branch-from", n_events);
    }
  else if (n_events > head)
    {
      add (change, _("_Redo to Here"), "win.undo-to", n_events);
    }
  if (n_events <= head)
    add (note, _("_Pin a Note Here…"), "win.note-at", n_events);
  if (n_events > 0 && hu_game_get_event (game, n_events - 1)->verb == HU_VERB_NOTE)
    add (note, _("_Remove This Note"), "win.unpin-note", n_events);

  g_menu_append_section (menu, NULL, G_MENU_MODEL (look));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (change));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (note));

  return G_MENU_MODEL (menu);
}

/* Not before its action has been carried out. */
static void
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  g_object_unref (popover);
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_once (unparent_cb, g_object_ref (popover));
}

/* GTK puts the lines between the sections only now, and a parent that lays out its own children does not tell the menu
 * to grow by them: its last entry would be cut.  Newer GTK presents it anew only if it has to be laid out. */
static gboolean
grow_cb (gpointer popover)
{
  if (gtk_widget_get_mapped (popover))
    {
      gtk_widget_queue_resize (popover);
      gtk_popover_present (GTK_POPOVER (popover));
    }

  return G_SOURCE_REMOVE;
}

/* @parent: the widget that the menu points at; @n_events: a moment: 0 … events of the whole log; @x: pixels of
 * @parent. */
void
hu_moment_menu_popup (GtkWidget *parent,
                      HuGame    *game,
                      guint      n_events,
                      double     x,
                      double     y)
{
  g_autoptr(GMenuModel) menu = NULL;
  GtkWidget *popover;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (HU_IS_GAME (game));
  g_return_if_fail (n_events <= hu_game_get_n_events (game));

  menu = make_menu (game, n_events);
  popover = gtk_popover_menu_new_from_model (menu);
  gtk_widget_set_parent (popover, parent);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_halign (popover, GTK_ALIGN_START);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, grow_cb, g_object_ref (popover), g_object_unref);
}
