/*
 * A column of buttons over the map, the highest storey at the top, as in a view of a house; a row of them, the lowest
 * first, where that lets it lie beside a wide map. They use the map's own action "storey".
 */
#include "config.h"

#include "hu-storey-switch.h"

#include <glib/gi18n-lib.h>

#include "hu-folding-card.h"
#include "hu-glossary.h"
#include "hu-help-topic.h"
#include "hu-storeys.h"
#include "hu-widget-find.h"

#define MARGIN 10

struct _HuStoreySwitch
{
  GtkWidget          parent_instance;

  HuMapView         *view; /* borrowed: both are in the same overlay */
  GtkScrolledWindow *scroller;
  GtkBox            *buttons;
};

static void folding_card_init (HuFoldingCardInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (HuStoreySwitch, hu_storey_switch, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (HU_TYPE_FOLDING_CARD, folding_card_init))

/* The named that are no upper storey. */
static const struct
{
  HuStorey    storey;
  const char *button; /* NULL: its number */
  const char *meaning;
} named[] = {
  /* Translators: the levels of buildings, as short as can be, for a button; the first lies below the ground */
  { HU_STOREY_CELLAR, NC_("level", "−1"), N_("Show the Cellars") },
  { HU_STOREY_GROUND, NULL, N_("Show the Ground Level") },
  { HU_STOREY_ROOF, NC_("level", "Roof"), N_("Show the Rooftops") },
  { HU_STOREY_BRIDGE, NC_("level", "Bridge"), N_("Show the Bridges") },
  { HU_STOREY_PILLBOX, NC_("level", "Pillbox"), N_("Show the Pillboxes") },
};

/* Returns the label of a button … */
static char *
word_short (HuStorey storey)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (named[i].storey == storey && named[i].button != NULL)
      return g_strdup (g_dpgettext2 (NULL, "level", named[i].button));

  return g_strdup_printf ("%d", storey);
}

/* … and what it means. */
static char *
word_long (HuStorey storey)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (named[i].storey == storey)
      return g_strdup (_(named[i].meaning));

  /* Translators: %d is a level of buildings, from 1 */
  return g_strdup_printf (_("Show Level %d"), storey);
}

static GtkWidget *
make_button (HuStorey storey)
{
  g_autofree char *label = word_short (storey);
  g_autofree char *meaning = word_long (storey);
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "map.storey");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (gint32) storey);
  gtk_widget_set_tooltip_text (button, meaning);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, meaning, -1);

  return button;
}

static gboolean
is_row (HuStoreySwitch *self)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (self->buttons)) == GTK_ORIENTATION_HORIZONTAL;
}

/* Makes a button for each storey of the game shown, and none where there is only one storey. */
static void
fill (HuStoreySwitch *self)
{
  HuGame *game = hu_map_view_get_game (self->view);
  g_autoptr(GArray) storeys = game != NULL ? hu_storeys_of_map (hu_game_get_scenario (game)->map) : NULL;

  hu_widget_empty (GTK_WIDGET (self->buttons));

  for (guint i = 0; storeys != NULL && storeys->len > 1 && i < storeys->len; i++)
    if (is_row (self))
      gtk_box_append (self->buttons, make_button (g_array_index (storeys, HuStorey, i)));
    else
      gtk_box_prepend (self->buttons, make_button (g_array_index (storeys, HuStorey, i)));
}

/* --- Its shapes --- */

enum
{
  SHAPE_COLUMN,
  SHAPE_ROW,
  N_SHAPES
};

static guint
count_shapes (HuFoldingCard *card)
{
  return N_SHAPES;
}

/* Along the buttons, or across them; and what lies around them. */
static void
measure_shape (HuFoldingCard  *card,
               guint           shape,
               GtkRequisition *size)
{
  HuStoreySwitch *self = HU_STOREY_SWITCH (card);
  GtkRequisition sum = { 0 }, most = { 0 }, own, box;
  int gap = gtk_box_get_spacing (self->buttons), n = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons)); button != NULL;
       button = gtk_widget_get_next_sibling (button), n++)
    {
      gtk_widget_get_preferred_size (button, NULL, &own);
      sum = (GtkRequisition) { sum.width + own.width + (n > 0 ? gap : 0), sum.height + own.height + (n > 0 ? gap : 0) };
      most = (GtkRequisition) { MAX (most.width, own.width), MAX (most.height, own.height) };
    }
  gtk_widget_get_preferred_size (GTK_WIDGET (self->buttons), NULL, &box);
  gtk_widget_get_preferred_size (GTK_WIDGET (self), NULL, size);
  size->width += (shape == SHAPE_ROW ? sum.width : most.width) - box.width -
                 gtk_widget_get_margin_start (GTK_WIDGET (self)) - gtk_widget_get_margin_end (GTK_WIDGET (self));
  size->height += (shape == SHAPE_ROW ? most.height : sum.height) - box.height;
}

static void
measure (HuFoldingCard  *card,
         gboolean        folded,
         GtkRequisition *size)
{
  measure_shape (card, is_row (HU_STOREY_SWITCH (card)) ? SHAPE_ROW : SHAPE_COLUMN, size);
}

static void
set_folded (HuFoldingCard *card,
            gboolean       folded)
{
}

/* The buttons are the same, the other way round: one of them may have the focus. */
static void
set_shape (HuFoldingCard *card,
           guint          shape)
{
  HuStoreySwitch *self = HU_STOREY_SWITCH (card);
  gboolean row = shape == SHAPE_ROW;

  if (is_row (self) == row)
    return;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons), row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_scrolled_window_set_policy (self->scroller, row ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  row ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
  for (GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->buttons)), *after = NULL; last != after;
       last = gtk_widget_get_last_child (GTK_WIDGET (self->buttons)))
    {
      gtk_box_reorder_child_after (self->buttons, last, after);
      after = last;
    }
}

static void
folding_card_init (HuFoldingCardInterface *iface)
{
  iface->measure = measure;
  iface->set_folded = set_folded;
  iface->count_shapes = count_shapes;
  iface->measure_shape = measure_shape;
  iface->set_shape = set_shape;
}

static void
shown_changed_cb (HuStoreySwitch *self)
{
  HuGame *game = hu_map_view_get_game (self->view);

  if (g_object_get_data (G_OBJECT (self), "hu-game") != game)
    {
      g_object_set_data (G_OBJECT (self), "hu-game", game);
      fill (self);
    }
  /* The switch shows where there is a storey to choose; in a lesson only once it has explained storeys. */
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (GTK_WIDGET (self->buttons)) != NULL &&
                                             (hu_map_view_get_tells (self->view) & 1u << HU_SHOW_STOREYS) != 0);
}

static void
hu_storey_switch_dispose (GObject *object)
{
  HuStoreySwitch *self = HU_STOREY_SWITCH (object);
  GtkWidget *scroller = GTK_WIDGET (self->scroller);

  self->scroller = NULL;
  self->buttons = NULL;
  g_clear_pointer (&scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (hu_storey_switch_parent_class)->dispose (object);
}

static void
hu_storey_switch_class_init (HuStoreySwitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_storey_switch_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-storey-switch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hu_storey_switch_init (HuStoreySwitch *self)
{
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  self->buttons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (self->scroller, TRUE);
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, TRUE);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->buttons));
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), GTK_WIDGET (self));

  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (GTK_WIDGET (self), MARGIN);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Level Shown"), -1);
  hu_help_topic_set (GTK_WIDGET (self), HU_TERM_PREFIX "location");
}

GtkWidget *
hu_storey_switch_attach (GtkOverlay *overlay,
                         HuMapView  *view)
{
  HuStoreySwitch *self = g_object_new (HU_TYPE_STOREY_SWITCH, NULL);

  self->view = view;
  gtk_overlay_add_overlay (overlay, GTK_WIDGET (self));
  g_signal_connect_object (view, "shown-changed", G_CALLBACK (shown_changed_cb), self, G_CONNECT_SWAPPED);
  shown_changed_cb (self);

  return GTK_WIDGET (self);
}
