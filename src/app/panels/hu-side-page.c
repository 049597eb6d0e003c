/*
 * The common part of the tables of the side panel: they follow the game, filter by words, light the line under
 * the pointer, and lead to hexes and events.
 */
#include "config.h"

#include "hu-side-page.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-supply-rules.h"

typedef struct
{
  HuGame         *game; /* or NULL */
  HuPanelTable    table;
  GtkSearchEntry *search;
  GtkStack       *list_stack;
  GtkColumnView  *view;
} HuSidePagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (HuSidePage, hu_side_page, HU_TYPE_PANEL)

static HuSidePagePrivate *
get_private (HuSidePage *self)
{
  return hu_side_page_get_instance_private (self);
}

static void
update (HuSidePage *self)
{
  HuSidePagePrivate *own = get_private (self);

  gtk_stack_set_visible_child_name (own->list_stack, hu_panel_table_get_n_listed (&own->table) > 0 ? "list" : "empty");
  if (HU_SIDE_PAGE_GET_CLASS (self)->update != NULL)
    HU_SIDE_PAGE_GET_CLASS (self)->update (self);
}

static void
filter_changed_cb (HuSidePage *self)
{
  HuSidePagePrivate *own = get_private (self);

  if (own->game == NULL || own->table.updating)
    return;

  hu_panel_table_refilter (&own->table);
  update (self);
}

static void
game_changed (HuPanel *panel)
{
  HuSidePage *self = HU_SIDE_PAGE (panel);
  HuSidePagePrivate *own = get_private (self);

  if (own->game == NULL)
    return;

  own->table.updating = TRUE;
  HU_SIDE_PAGE_GET_CLASS (self)->update_lines (own->table.lines, hu_game_get_snapshot (own->game));
  own->table.updating = FALSE;
  update (self);
}

/* --- A line --- */

static GArray *
list_hexes (HuSidePage *self,
            gpointer    line)
{
  HuGame *game = get_private (self)->game;

  return line != NULL && game != NULL ? HU_SIDE_PAGE_GET_CLASS (self)->list_hexes (line, game) : NULL;
}

static void
light_line (GtkWidget *page,
            gpointer   line)
{
  g_autoptr(GArray) hexes = list_hexes (HU_SIDE_PAGE (page), line);

  hu_side_page_light_hexes (HU_SIDE_PAGE (page), hexes);
}

static void
choose_line (GtkWidget *page,
             gpointer   line)
{
  g_autoptr(GArray) hexes = list_hexes (HU_SIDE_PAGE (page), line);

  if (hexes != NULL && hexes->len > 0)
    hu_session_show_hexes (hu_panel_get_session (HU_PANEL (page)), hexes);
}

static void
activate_cb (HuSidePage *self,
             guint       position)
{
  HuSidePageClass *klass = HU_SIDE_PAGE_GET_CLASS (self);
  g_autoptr(GObject) line = g_list_model_get_item (G_LIST_MODEL (get_private (self)->table.selection), position);

  if (line != NULL && klass->get_event != NULL)
    hu_side_page_show_event (self, klass->get_event (line));
}

/* --- The game --- */

/* Supply belongs to no system. */
static gboolean
is_for (HuSidePageClass  *klass,
        const HuScenario *scenario)
{
  return klass->system == HU_N_SYSTEMS ? hu_supply_rules_has_any (scenario) : hu_system_in_force (scenario, klass->system);
}

static void
set_game (HuPanel *panel,
          HuGame  *game)
{
  HuSidePage *self = HU_SIDE_PAGE (panel);
  HuSidePagePrivate *own = get_private (self);
  HuSidePageClass *klass = HU_SIDE_PAGE_GET_CLASS (self);

  if (game != NULL && !is_for (klass, hu_game_get_scenario (game)))
    game = NULL;

  own->table.updating = TRUE;
  g_list_store_remove_all (own->table.lines);
  g_set_object (&own->game, game);
  gtk_editable_set_text (GTK_EDITABLE (own->search), "");
  if (game != NULL)
    klass->begin (self);
  own->table.updating = FALSE;
  if (game == NULL)
    return;

  hu_panel_table_refilter (&own->table);
  game_changed (panel);
  /* The list keeps the first line in view, wherever sorting has moved it, so this scrolls to the top. */
  gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (own->view)), "list.scroll-to-item", "u", 0);
}

/* --- The widget --- */

static gboolean
hu_side_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (get_private (HU_SIDE_PAGE (widget))->search));
}

static void
hu_side_page_dispose (GObject *object)
{
  HuSidePagePrivate *own = get_private (HU_SIDE_PAGE (object));
  GtkWidget *box;

  hu_panel_table_clear (&own->table);
  g_clear_object (&own->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  box = gtk_widget_get_first_child (GTK_WIDGET (object));
  g_clear_pointer (&box, gtk_widget_unparent);

  G_OBJECT_CLASS (hu_side_page_parent_class)->dispose (object);
}

static void
hu_side_page_class_init (HuSidePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_side_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = hu_side_page_grab_focus;
  HU_PANEL_CLASS (klass)->set_game = set_game;
  HU_PANEL_CLASS (klass)->game_changed = game_changed;
  klass->table.light = light_line;
  klass->table.chosen = choose_line;
}

static void
hu_side_page_init (HuSidePage *self)
{
}

void
hu_side_page_class_set_template (HuSidePageClass *klass,
                                 const char      *resource)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_return_if_fail (resource != NULL);

  gtk_widget_class_set_template_from_resource (widget_class, resource);
  gtk_widget_class_bind_template_child_private (widget_class, HuSidePage, search);
  gtk_widget_class_bind_template_child_private (widget_class, HuSidePage, list_stack);
  gtk_widget_class_bind_template_child_private (widget_class, HuSidePage, view);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

HuPanelTable *
hu_side_page_init_table (HuSidePage *self,
                         GType       line_type)
{
  HuSidePagePrivate *own = get_private (self);

  g_return_val_if_fail (HU_IS_SIDE_PAGE (self), NULL);

  hu_panel_table_init (&own->table, &HU_SIDE_PAGE_GET_CLASS (self)->table, GTK_WIDGET (self), own->view,
                       GTK_EDITABLE (own->search), line_type);

  return &own->table;
}

HuPanelTable *
hu_side_page_get_table (HuSidePage *self)
{
  g_return_val_if_fail (HU_IS_SIDE_PAGE (self), NULL);

  return &get_private (self)->table;
}

HuGame *
hu_side_page_get_game (HuSidePage *self)
{
  g_return_val_if_fail (HU_IS_SIDE_PAGE (self), NULL);

  return get_private (self)->game;
}

/* @hexes: (element-type HuHex): the hexes of the line under the pointer, or NULL. */
void
hu_side_page_light_hexes (HuSidePage   *self,
                          const GArray *hexes)
{
  g_return_if_fail (HU_IS_SIDE_PAGE (self));

  /* When the window is destroyed, the line under the pointer reports that the pointer has left. */
  if (hu_panel_get_session (HU_PANEL (self)) != NULL)
    hu_session_light_hexes (hu_panel_get_session (HU_PANEL (self)), hexes);
}

/* @event: the number of an event, or 0: before the first event. */
void
hu_side_page_show_event (HuSidePage *self,
                         guint       event)
{
  g_return_if_fail (HU_IS_SIDE_PAGE (self));

  if (event > 0)
    hu_session_show_event (hu_panel_get_session (HU_PANEL (self)), event);
}

void
hu_side_page_fill_sides (HuSidePage  *self,
                         GtkDropDown *sides)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_return_if_fail (HU_IS_SIDE_PAGE (self));

  gtk_string_list_append (names, _("Both"));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    gtk_string_list_take (names, hu_explain_side (hu_game_get_scenario (get_private (self)->game), (HuSide) side));
  gtk_drop_down_set_model (sides, G_LIST_MODEL (names));
}

gboolean
hu_side_page_has_side (GtkDropDown *sides,
                       HuSide       side)
{
  guint chosen = gtk_drop_down_get_selected (sides);

  return chosen == 0 || chosen == GTK_INVALID_LIST_POSITION || chosen == 1 + (guint) side;
}
