/*
 * The instrument that follows supply outwards step by step.
 */
#include "config.h"

#include "hu-flood-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-help-topic.h"
#include "hu-supply-need.h"

#define PACE 420 /* ms a step when played */

struct _HuFloodPanel
{
  GtkWidget      parent_instance;

  HuMapView     *view;  /* borrowed */
  HuSnapshot    *shown; /* what the flood is of; or NULL */
  HuHex          from;
  HuSide         side;
  HuFlood       *flood; /* or NULL */
  HuSupplyCut   *cut;
  gboolean       active;
  gboolean       setting; /* the slider is being set: it was not moved */
  guint          playing; /* timeout, or 0 */

  GtkLabel      *question;
  GtkLabel      *stoppers; /* whose units and zones of control count */
  GtkLabel      *title;
  GtkLabel      *text;
  GtkScale      *scale;
  GtkButton     *play;
};

G_DEFINE_FINAL_TYPE (HuFloodPanel, hu_flood_panel, GTK_TYPE_WIDGET)

static gint
get_step (HuFloodPanel *self)
{
  return (gint) (gtk_range_get_value (GTK_RANGE (self->scale)) + 0.5);
}

/* Counts a step for each ring, including the origins', and one for the cut; 0 where no lines are shown. */
static gint
get_n_steps (HuFloodPanel *self)
{
  return self->flood != NULL ? self->flood->trace->furthest + 2 : 0;
}

/* Shows that step, or the nearest there is. */
static void
set_step (HuFloodPanel *self,
          gint          step)
{
  gtk_range_set_value (GTK_RANGE (self->scale), CLAMP (step, 0, MAX (get_n_steps (self) - 1, 0)));
}

static void
show_step (HuFloodPanel *self)
{
  gint step = get_step (self);
  HuFloodView view = { .flood = self->flood, .cut = self->cut, .ring = step };
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (!self->active || self->flood == NULL)
    return;

  view.show_cut = step > self->flood->trace->furthest;
  if (view.show_cut)
    {
      view.ring = self->flood->trace->furthest;
      title = g_strdup (_("The narrowest cut"));
      text = hu_explain_flood_cut (self->flood, self->cut);
    }
  else
    {
      /* Translators: a number of hexes from the capital, and how many it is to the furthest */
      title = g_strdup_printf (_("Ring %d of %d"), step, self->flood->trace->furthest);
      text = hu_explain_flood_ring (self->flood, step);
    }

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, title, -1);
  hu_map_view_set_flood (self->view, &view);
}

static void
forget (HuFloodPanel *self)
{
  hu_map_view_set_flood (self->view, NULL);
  g_clear_pointer (&self->flood, hu_flood_free);
  g_clear_pointer (&self->cut, hu_supply_cut_free);
  g_clear_pointer (&self->shown, hu_snapshot_unref);
}

/* Names the side whose supply the card shows, and the start: the capital, or the traced hex. */
static void
show_question (HuFloodPanel        *self,
               const HuSupplyLines *lines)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->shown);
  HuSupplyAsked asked;
  g_autofree char *from = self->from == HU_HEX_NONE && hu_supply_find_asked (scenario, &asked)
    ? hu_explain_place (scenario, asked.place)
    : hu_explain_hex (scenario, self->from);
  /* Translators: what supply is followed: %1$s is the capital, or a hex as "3009 (Vyazma)"; %2$s a side as "Soviet" */
  g_autofree char *text = hu_explain_sentence (scenario, _("From %1$s, for the %2$s side"), from,
                                               hu_scenario_word (scenario, scenario->sides[self->side].name));

  g_autofree char *stoppers = hu_explain_supply_stoppers (lines->situation);

  gtk_label_set_text (self->question, text);
  gtk_label_set_text (self->stoppers, stoppers);
}

static void
show_playing (HuFloodPanel *self)
{
  const char *name = self->playing != 0 ? _("Pause") : _("Play");

  gtk_button_set_icon_name (self->play, self->playing != 0 ? "media-playback-pause-symbolic"
                                                           : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
stop (HuFloodPanel *self)
{
  g_clear_handle_id (&self->playing, g_source_remove);
  show_playing (self);
}

/* Takes the lines over; TRUE where they are new. Lines of another question start from the beginning. */
static gboolean
take_lines (HuFloodPanel        *self,
            const HuSupplyLines *lines)
{
  HuSupplyField field;
  gboolean other;

  if (lines == NULL)
    {
      stop (self);
      forget (self);
      return FALSE;
    }
  if (self->flood != NULL && self->shown == lines->snapshot && self->from == lines->from &&
      self->side == lines->situation->side)
    return FALSE;

  other = self->from != lines->from || self->side != lines->situation->side;
  forget (self);
  field = hu_supply_situation_field (lines->situation, (const HuHex *) lines->tracing->origins->data,
                                     lines->tracing->origins->len);
  self->cut = hu_supply_cut_exactly (&field);
  self->flood = hu_flood_new (&field, self->cut);
  self->shown = hu_snapshot_ref (lines->snapshot);
  self->from = lines->from;
  self->side = lines->situation->side;
  show_question (self, lines);
  if (other)
    {
      stop (self);
      gtk_range_set_value (GTK_RANGE (self->scale), 0);
    }

  return TRUE;
}

static void
shown_changed_cb (HuFloodPanel *self)
{
  gint step;

  if (!self->active)
    return;
  if (hu_map_view_get_game (self->view) == NULL)
    {
      forget (self);
      return;
    }
  if (!take_lines (self, hu_map_view_get_lines (self->view)))
    return;

  step = get_step (self);
  self->setting = TRUE;
  gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (get_n_steps (self) - 1, 1));
  gtk_range_set_value (GTK_RANGE (self->scale), MIN (step, get_n_steps (self) - 1));
  self->setting = FALSE;
  show_step (self);
}

static void
value_changed_cb (HuFloodPanel *self)
{
  if (!self->setting)
    show_step (self);
}

static gboolean
step_cb (gpointer data)
{
  HuFloodPanel *self = data;
  gint step = get_step (self);

  if (step + 1 >= get_n_steps (self))
    {
      self->playing = 0;
      show_playing (self);
      return G_SOURCE_REMOVE;
    }

  set_step (self, step + 1);

  return G_SOURCE_CONTINUE;
}

/* Advances by itself; from the end it starts again. */
static void
play_cb (HuFloodPanel *self)
{
  if (self->playing != 0)
    {
      stop (self);
      return;
    }

  if (get_step (self) + 1 >= get_n_steps (self))
    set_step (self, 0);
  self->playing = g_timeout_add (PACE, step_cb, self);
  show_playing (self);
}

static void
back_cb (HuFloodPanel *self)
{
  stop (self);
  set_step (self, get_step (self) - 1);
}

static void
forward_cb (HuFloodPanel *self)
{
  stop (self);
  set_step (self, get_step (self) + 1);
}

static void
hu_flood_panel_dispose (GObject *object)
{
  HuFloodPanel *self = HU_FLOOD_PANEL (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_handle_id (&self->playing, g_source_remove);
  g_clear_pointer (&self->flood, hu_flood_free);
  g_clear_pointer (&self->cut, hu_supply_cut_free);
  g_clear_pointer (&self->shown, hu_snapshot_unref);
  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (hu_flood_panel_parent_class)->dispose (object);
}

static void
hu_flood_panel_class_init (HuFloodPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_flood_panel_dispose;
  gtk_widget_class_set_css_name (widget_class, "hu-flood-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-flood-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuFloodPanel, question);
  gtk_widget_class_bind_template_child (widget_class, HuFloodPanel, stoppers);
  gtk_widget_class_bind_template_child (widget_class, HuFloodPanel, title);
  gtk_widget_class_bind_template_child (widget_class, HuFloodPanel, text);
  gtk_widget_class_bind_template_child (widget_class, HuFloodPanel, scale);
  gtk_widget_class_bind_template_child (widget_class, HuFloodPanel, play);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, forward_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
}

static void
hu_flood_panel_init (HuFloodPanel *self)
{
  self->from = HU_HEX_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_help_topic_set (GTK_WIDGET (self), "8");
}

GtkWidget *
hu_flood_panel_new (HuMapView *view)
{
  HuFloodPanel *self = g_object_new (HU_TYPE_FLOOD_PANEL, NULL);

  g_return_val_if_fail (HU_IS_MAP_VIEW (view), NULL);

  self->view = view;
  g_signal_connect_object (view, "shown-changed", G_CALLBACK (shown_changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/* Without lines on the map, traces the first that a condition asks for. */
static void
trace_something (HuFloodPanel *self)
{
  g_autoptr(GPtrArray) needs = NULL;

  if (hu_map_view_get_game (self->view) == NULL || hu_map_view_get_lines (self->view) != NULL ||
      (hu_map_view_get_tells (self->view) & 1u << HU_SHOW_SUPPLY) == 0)
    return;

  needs = hu_supply_list_needs (hu_game_get_scenario (hu_map_view_get_game (self->view)));
  if (needs->len > 0)
    {
      const HuSupplyNeed *need = g_ptr_array_index (needs, 0);

      hu_map_state_set_trace (hu_map_view_get_state (self->view), g_array_index (need->origins, HuHex, 0), need->side);
    }
}

/**
 * hu_flood_panel_set_active:
 * @active: whether it is visible
 *
 * Starts at the origins each time.
 */
void
hu_flood_panel_set_active (HuFloodPanel *self,
                           gboolean      active)
{
  g_return_if_fail (HU_IS_FLOOD_PANEL (self));

  if (self->active == active)
    return;

  self->active = active;
  gtk_widget_set_visible (GTK_WIDGET (self), active);
  if (active)
    {
      gtk_range_set_value (GTK_RANGE (self->scale), 0);
      trace_something (self);
      shown_changed_cb (self);
      return;
    }

  stop (self);
  forget (self);
}

gboolean
hu_flood_panel_get_active (HuFloodPanel *self)
{
  g_return_val_if_fail (HU_IS_FLOOD_PANEL (self), FALSE);

  return self->active;
}
