/*
 * The window of practice.
 */
#include "config.h"

#include "hu-practice-window.h"

#include "hu-answer-box.h"
#include "hu-card-places.h"
#include "hu-drill-zones.h"
#include "hu-hover-card.h"
#include "hu-legend.h"
#include "hu-map-view.h"
#include "hu-rulebook-map.h"

struct _HuPracticeWindow
{
  AdwWindow      parent_instance;

  HuSession     *session;
  guint32        today;
  GPtrArray     *shipped; /* GFile */

  GtkStack      *stack;
  HuDrillPanel  *panel;
  GtkOverlay    *overlay;
  HuMapView     *map;
  HuRulebookMap *rulebook;
};

G_DEFINE_FINAL_TYPE (HuPracticeWindow, hu_practice_window, ADW_TYPE_WINDOW)

static void
show_page (HuPracticeWindow *self,
           const char       *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
}

/* The map of the rulebook is read again whenever it comes into view. */
static void
page_cb (HuPracticeWindow *self)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "map") == 0)
    hu_rulebook_map_update (self->rulebook, self->today);
  else if (hu_drill_panel_get_question (self->panel) == NULL && self->session != NULL)
    hu_drill_panel_next (self->panel, NULL);
}

#define MOST_FANNED 4 /* hexes asked about; more are an area */

/* Stacks in which a unit is that the question speaks of lie open, as do those in the hexes that it asks about. */
static void
look_at_question (HuPracticeWindow *self)
{
  HuDrillQuestion *question = hu_drill_panel_get_question (self->panel);
  const HuState *state = hu_snapshot_get_state (hu_map_view_get_shown (self->map));
  g_autoptr(GArray) hexes = hu_drill_question_list_hexes (question);
  g_autoptr(GArray) units = hu_drill_question_list_units (question, state);
  g_autoptr(GArray) stacks = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < units->len; i++)
    {
      HuHex hex = state->unit_hex[g_array_index (units, guint, i)];

      if (hu_state_is_stack (state, hex))
        g_array_append_val (stacks, hex);
    }
  for (guint i = 0; i < hexes->len && hexes->len <= MOST_FANNED; i++)
    if (hu_state_is_stack (state, g_array_index (hexes, HuHex, i)))
      g_array_append_val (stacks, g_array_index (hexes, HuHex, i));
  hu_map_view_look_at (self->map, hexes);
  hu_map_view_fan_out (self->map, stacks);
}

static void
show_overlays (HuPracticeWindow *self,
               guint             overlays)
{
  HuMapState *state = hu_map_view_get_state (self->map);
  HuDrillQuestion *question = hu_drill_panel_get_question (self->panel);
  HuSide side;
  HuHex hex = hu_drill_find_line (question, &side);

  hu_map_state_set_trace (state, hex, side);
  hu_map_state_set_overlays (state, overlays | (hu_drill_shows_zones (question) ? HU_OVERLAY_ZOC : 0));
}

/* While a question is open the map shows what lies on the table, and of what the rules make of it only zones of control. */
static void
asks_cb (HuPracticeWindow *self)
{
  show_overlays (self, hu_session_get_veil (self->session) == HU_VEIL_OWNERS ? HU_OVERLAY_FIRE
                       : HU_OVERLAY_FIRE | HU_OVERLAY_OWNERS);
  look_at_question (self);
}

static void
answered_cb (HuPracticeWindow *self)
{
  show_overlays (self, HU_OVERLAY_DEFAULT);
  /* The solution of a puzzle is another game, which the map would show from its beginning. */
  look_at_question (self);
  hu_rulebook_map_update (self->rulebook, self->today);
}

/* --- Actions --- */

static void
clause_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HuPracticeWindow *self = HU_PRACTICE_WINDOW (widget);
  const HuClause *clause = hu_clause_find (g_variant_get_string (parameter, NULL));

  if (clause == NULL)
    return;

  hu_drill_panel_next (self->panel, clause);
  show_page (self, "drill");
}

static void
page_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuPracticeWindow *self = HU_PRACTICE_WINDOW (widget);
  gboolean map = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "map") == 0;

  show_page (self, map ? "drill" : "map");
}

static void
key_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HuPracticeWindow *self = HU_PRACTICE_WINDOW (widget);

  gtk_widget_activate_action (GTK_WIDGET (self->panel), g_str_equal (name, "practice.next") ? "drill.next" : "drill.show",
                              NULL);
}

/* Links of texts, and F1, lead to the rules window of the game's window. */
static void
rule_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GtkWindow *parent = gtk_window_get_transient_for (data);
  HuDrillPanel *panel = HU_PRACTICE_WINDOW (data)->panel;
  const char *id = parameter != NULL ? g_variant_get_string (parameter, NULL) : "4.1";

  if (parameter == NULL && hu_drill_panel_get_question (panel) != NULL && hu_drill_panel_is_answered (panel))
    id = hu_clause_find (hu_drill_panel_get_question (panel)->clause)->page;
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.rule", "s", id);
}

/* The map of the rulebook offers a lesson, which opens in the game's window. */
static void
open_uri_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  GtkWindow *parent = gtk_window_get_transient_for (data);

  if (parent == NULL)
    return;

  gtk_widget_activate_action (GTK_WIDGET (parent), "win.open-uri", "s", g_variant_get_string (parameter, NULL));
  gtk_window_close (data);
}

static void
zoom_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_action_group_activate_action (hu_map_view_get_actions (HU_PRACTICE_WINDOW (data)->map),
                                  g_action_get_name (G_ACTION (action)), NULL);
}

static void
add_groups (HuPracticeWindow *self)
{
  static const GActionEntry win[] = {
    { .name = "rule", .activate = rule_cb, .parameter_type = "s" },
    { .name = "rules", .activate = rule_cb },
    { .name = "open-uri", .activate = open_uri_cb, .parameter_type = "s" },
  };
  /* The map's other actions would show what a question hides. */
  static const GActionEntry map[] = {
    { .name = "zoom-in", .activate = zoom_cb },
    { .name = "zoom-out", .activate = zoom_cb },
    { .name = "fit", .activate = zoom_cb },
  };
  g_autoptr(GSimpleActionGroup) win_group = g_simple_action_group_new ();
  g_autoptr(GSimpleActionGroup) map_group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (win_group), win, G_N_ELEMENTS (win), self);
  g_action_map_add_action_entries (G_ACTION_MAP (map_group), map, G_N_ELEMENTS (map), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (win_group));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "map", G_ACTION_GROUP (map_group));
}

/* --- The window --- */

static void
hu_practice_window_dispose (GObject *object)
{
  HuPracticeWindow *self = HU_PRACTICE_WINDOW (object);

  g_clear_pointer (&self->shipped, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_PRACTICE_WINDOW);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (hu_practice_window_parent_class)->dispose (object);
}

static void
hu_practice_window_class_init (HuPracticeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_practice_window_dispose;
  g_type_ensure (HU_TYPE_DRILL_PANEL);
  g_type_ensure (HU_TYPE_MAP_VIEW);
  g_type_ensure (HU_TYPE_RULEBOOK_MAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-practice-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HuPracticeWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, HuPracticeWindow, panel);
  gtk_widget_class_bind_template_child (widget_class, HuPracticeWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, HuPracticeWindow, map);
  gtk_widget_class_bind_template_child (widget_class, HuPracticeWindow, rulebook);
  gtk_widget_class_bind_template_callback (widget_class, page_cb);
  gtk_widget_class_bind_template_callback (widget_class, asks_cb);
  gtk_widget_class_bind_template_callback (widget_class, answered_cb);
  gtk_widget_class_install_action (widget_class, "practice.clause", "s", clause_action);
  gtk_widget_class_install_action (widget_class, "practice.page", NULL, page_action);
  gtk_widget_class_install_action (widget_class, "practice.next", NULL, key_action);
  gtk_widget_class_install_action (widget_class, "practice.show", NULL, key_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "practice.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "practice.show", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, GDK_CONTROL_MASK, "practice.page", NULL);
}

static void
hu_practice_window_init (HuPracticeWindow *self)
{
  GtkWidget *legend;

  gtk_widget_init_template (GTK_WIDGET (self));
  add_groups (self);
  hu_map_view_set_read_only (self->map, TRUE);
  hu_card_places_attach (self->overlay, self->map);
  hu_hover_card_attach (self->overlay, self->map);
  legend = g_object_new (HU_TYPE_LEGEND, "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_END, NULL);
  hu_legend_set_in_lesson (HU_LEGEND (legend), TRUE);
  hu_legend_set_view (HU_LEGEND (legend), self->map);
  gtk_overlay_add_overlay (self->overlay, legend);
  hu_answer_click_attach (self->map, hu_drill_panel_get_answers (self->panel));
}

GtkWidget *
hu_practice_window_new (GtkWindow *parent,
                        guint32    today,
                        GPtrArray *shipped,
                        GPtrArray *own,
                        GPtrArray *lessons)
{
  HuPracticeWindow *self = g_object_new (HU_TYPE_PRACTICE_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
  g_autoptr(HuDocument) document = hu_document_new ();
  g_autoptr(GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < shipped->len; i++)
    g_ptr_array_add (all, g_object_ref (g_ptr_array_index (shipped, i)));
  for (guint i = 0; i < own->len; i++)
    g_ptr_array_add (all, g_object_ref (g_ptr_array_index (own, i)));
  self->today = today;
  self->shipped = g_ptr_array_ref (shipped);
  self->session = hu_session_new (document);
  hu_map_view_set_session (self->map, self->session);
  hu_drill_panel_begin (self->panel, self->session, today, all, lessons);
  hu_rulebook_map_update (self->rulebook, today);

  return GTK_WIDGET (self);
}

void
hu_practice_window_ask (HuPracticeWindow *self)
{
  g_return_if_fail (HU_IS_PRACTICE_WINDOW (self));

  show_page (self, "drill");
  if (hu_drill_panel_get_question (self->panel) == NULL)
    hu_drill_panel_next (self->panel, NULL);
}

void
hu_practice_window_ask_today (HuPracticeWindow *self)
{
  g_return_if_fail (HU_IS_PRACTICE_WINDOW (self));

  hu_drill_panel_ask_today (self->panel, self->shipped);
  show_page (self, "drill");
}

void
hu_practice_window_show_map (HuPracticeWindow *self)
{
  g_return_if_fail (HU_IS_PRACTICE_WINDOW (self));

  show_page (self, "map");
}
