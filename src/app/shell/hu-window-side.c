/*
 * The rule systems' widgets in the window: pages of the side panel, each with an action that leads to it, and
 * widgets at the map's side.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-window-private.h"

#define PREFIX "win."

typedef void (*KindFunc) (HuWindow             *self,
                          HuSystemId            id,
                          const HuSidePageKind *kind);

static void
foreach_kind (HuWindow *self,
              KindFunc  func)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    for (const HuSidePageKind *kind = hu_system_panels_get (id)->pages; kind != NULL && kind->name != NULL; kind++)
      func (self, id, kind);
}

static GtkWidget *
get_page (HuWindow             *self,
          const HuSidePageKind *kind)
{
  return gtk_stack_get_child_by_name (self->side_stack, kind->name);
}

static gboolean
is_in_force (HuGame     *game,
             HuSystemId  id)
{
  return game != NULL && hu_system_in_force (hu_game_get_scenario (game), id);
}

static void
page_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  adw_flap_set_reveal_flap (self->flap, TRUE);
  gtk_stack_set_visible_child_name (self->side_stack, name + strlen (PREFIX));
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->side_stack));
}

void
_hu_window_install_side_actions (GtkWidgetClass *widget_class)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    for (const HuSidePageKind *kind = hu_system_panels_get (id)->pages; kind != NULL && kind->name != NULL; kind++)
      {
        g_autofree char *name = g_strconcat (PREFIX, kind->name, NULL);

        gtk_widget_class_install_action (widget_class, g_intern_string (name), NULL, page_action);
      }
}

static void
add_page (HuWindow             *self,
          HuSystemId            id,
          const HuSidePageKind *kind)
{
  HuSidePage *page = kind->make (self->map);

  g_signal_connect_object (page, "show-hexes", G_CALLBACK (_hu_window_show_hexes), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "light-hexes", G_CALLBACK (_hu_window_light_hexes), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "show-rows", G_CALLBACK (_hu_window_show_rows), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "show-event", G_CALLBACK (_hu_window_show_event), self, G_CONNECT_SWAPPED);
  gtk_stack_page_set_visible (gtk_stack_add_titled (self->side_stack, GTK_WIDGET (page), kind->name, _(kind->title)),
                              FALSE);
  gtk_widget_set_visible (GTK_WIDGET (page), FALSE);
}

void
_hu_window_init_side (HuWindow *self)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_panels_get (id)->make_beside != NULL)
      gtk_box_append (GTK_BOX (self->beside), hu_system_panels_get (id)->make_beside (self->map));

  foreach_kind (self, add_page);
}

static void
set_game (HuWindow             *self,
          HuSystemId            id,
          const HuSidePageKind *kind)
{
  HuGame *game = hu_document_get_game (self->document);

  hu_side_page_set_game (HU_SIDE_PAGE (get_page (self, kind)), is_in_force (game, id) ? game : NULL);
}

/* The document has another game. */
void
_hu_window_set_side_game (HuWindow *self)
{
  foreach_kind (self, set_game);
}

static void
update_page (HuWindow             *self,
             HuSystemId            id,
             const HuSidePageKind *kind)
{
  gboolean shown = is_in_force (hu_document_get_game (self->document), id);
  g_autofree char *action = g_strconcat (PREFIX, kind->name, NULL);
  GtkWidget *page = get_page (self, kind);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, shown);
  gtk_stack_page_set_visible (gtk_stack_get_page (self->side_stack, page), shown);
  /* Or it would be measured with the others, unseen. */
  gtk_widget_set_visible (page, shown);
  if (!shown && gtk_stack_get_visible_child (self->side_stack) == page)
    gtk_stack_set_visible_child_name (self->side_stack, "log");
}

/* Where a system is not in force nothing speaks of it. */
void
_hu_window_update_side (HuWindow *self)
{
  gint most = -1;

  foreach_kind (self, update_page);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_panels_get (id)->meters_most > 0 && is_in_force (hu_document_get_game (self->document), id))
      most = hu_system_panels_get (id)->meters_most;
  gtk_scrolled_window_set_max_content_height (self->meters_scroller, most);
}

/* Returns the page of a system if it is the one shown; NULL: a page that every game has. */
const HuSidePageKind *
_hu_window_find_side_page (HuWindow *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->side_stack);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    for (const HuSidePageKind *kind = hu_system_panels_get (id)->pages; kind != NULL && kind->name != NULL; kind++)
      if (g_strcmp0 (kind->name, name) == 0)
        return kind;

  return NULL;
}
