/*
 * A card that follows the pointer over the map. It appears after a short delay, keeps out of the pointer's way,
 * and never covers the hex that it describes.
 */
#include "hu-hover-card.h"

#include "hu-card-places.h"
#include "hu-facts-grid.h"

#define DELAY 420 /* ms of rest before it comes */
#define GAP 14    /* pixels between it and the hex */
#define EDGE 6    /* pixels between it and the edge of the map */
#define FAN 34    /* pixels of a fanned stack above and below the hex's centre */

struct _HuHoverCard
{
  GtkWidget    parent_instance;

  HuMapView   *view; /* borrowed: both are in the same overlay */
  HuFactsGrid *facts;
  guint        timeout;
};

G_DEFINE_FINAL_TYPE (HuHoverCard, hu_hover_card, GTK_TYPE_WIDGET)

static HuHex
get_hover (HuHoverCard *self)
{
  return hu_map_state_get_hover (hu_map_view_get_state (self->view));
}

static void
appear_cb (gpointer data)
{
  HuHoverCard *self = data;

  self->timeout = 0;
  if (get_hover (self) == HU_HEX_NONE)
    return;

  hu_facts_grid_show (self->facts, hu_map_view_get_shown (self->view), hu_map_view_get_lines (self->view),
                      get_hover (self), TRUE, hu_map_view_get_tells (self->view));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The card is not wanted while it would answer a question of a lesson, while counters are dragged, the map is panned or
 * a menu is open, nor while the storeys of a building are fanned out, because they show the same. */
static gboolean
is_wanted (HuHoverCard *self)
{
  HuMapState *state = hu_map_view_get_state (self->view);

  return get_hover (self) != HU_HEX_NONE && !hu_map_view_is_busy (self->view) &&
         !hu_map_view_is_veiled (self->view) &&
         !(hu_map_state_get_storeys_fanned (state) && hu_map_state_get_building (state) != HU_BUILDING_NONE);
}

static void
update (HuHoverCard *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);

  if (!is_wanted (self))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  else if (gtk_widget_get_visible (GTK_WIDGET (self)))
    appear_cb (self);
  else
    self->timeout = g_timeout_add_once (DELAY, appear_cb, self);
}

/* Updates the text when the game changes beneath a resting pointer, but shows no new card over the map. */
static void
refresh (HuHoverCard *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    update (self);
  else
    g_clear_handle_id (&self->timeout, g_source_remove);
}

static void
hide (HuHoverCard *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Moves a rectangle into the overlay; FALSE: it covers the hex then, @away pixels around @centre. */
static gboolean
fit_in (GdkRectangle *rectangle,
        int           width,
        int           height,
        HuPoint       centre,
        double        away)
{
  rectangle->x = CLAMP (rectangle->x, 0, MAX (0, width - rectangle->width));
  rectangle->y = CLAMP (rectangle->y, EDGE, MAX (EDGE, height - rectangle->height - EDGE));

  return rectangle->x >= centre.x + away || rectangle->x + rectangle->width <= centre.x - away ||
         rectangle->y >= centre.y + away || rectangle->y + rectangle->height <= centre.y - away;
}

/* Beside the hex, or above or below it: where the card covers nothing else that is talked about. */
static gboolean
position_cb (GtkOverlay   *overlay,
             GtkWidget    *child,
             GdkRectangle *rectangle,
             HuHoverCard  *self)
{
  HuMapState *state = hu_map_view_get_state (self->view);
  int width = gtk_widget_get_width (GTK_WIDGET (overlay)), height = gtk_widget_get_height (GTK_WIDGET (overlay));
  guint least = G_MAXUINT;
  HuPoint centre;
  double radius, away;
  GtkRequisition size;

  if (child != GTK_WIDGET (self) || get_hover (self) == HU_HEX_NONE)
    return FALSE;

  centre = hu_map_state_to_view (state, hu_geometry_centre (
    hu_game_get_scenario (hu_map_view_get_game (self->view))->map->grid, get_hover (self)));
  radius = hu_map_state_get_viewport (state)->scale;
  away = (hu_map_state_get_fan (state) == get_hover (self) ? MAX (radius, FAN) : radius) + GAP;
  gtk_widget_get_preferred_size (child, NULL, &size);

  {
    int right = (int) (centre.x + radius + GAP), left = (int) (centre.x - radius - GAP) - size.width;
    int top = (int) (centre.y - radius), bottom = (int) (centre.y + radius) - size.height;
    const GdkRectangle places[] = {
      { right, (int) (centre.y - size.height / 3.0), size.width, size.height },
      { left, (int) (centre.y - size.height / 3.0), size.width, size.height },
      { right, top, size.width, size.height },
      { right, bottom, size.width, size.height },
      { left, top, size.width, size.height },
      { left, bottom, size.width, size.height },
      { (int) (centre.x - size.width / 2.0), (int) (centre.y + away), size.width, size.height },
      { (int) (centre.x - size.width / 2.0), (int) (centre.y - away) - size.height, size.width, size.height },
    };
    /* A fanned stack is as wide as its counters. */
    guint first = hu_map_state_get_fan (state) == get_hover (self) ? G_N_ELEMENTS (places) - 2 : 0;

    for (guint i = first; i < G_N_ELEMENTS (places) && least > 0; i++)
      {
        GdkRectangle place = places[i];
        guint covered = fit_in (&place, width, height, centre, radius) ? 0 : HU_CARD_PLACES_WORST;

        covered += hu_card_places_count (overlay, &place);
        if (covered < least)
          {
            least = covered;
            *rectangle = place;
          }
      }
  }

  return TRUE;
}

static void
hu_hover_card_dispose (GObject *object)
{
  HuHoverCard *self = HU_HOVER_CARD (object);
  GtkWidget *facts = GTK_WIDGET (self->facts);

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->facts = NULL;
  g_clear_pointer (&facts, gtk_widget_unparent);

  G_OBJECT_CLASS (hu_hover_card_parent_class)->dispose (object);
}

static void
hu_hover_card_class_init (HuHoverCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_hover_card_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-hover-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLTIP);
}

static void
hu_hover_card_init (HuHoverCard *self)
{
  self->facts = g_object_new (HU_TYPE_FACTS_GRID, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->facts), GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
hu_hover_card_attach (GtkOverlay *overlay,
                      HuMapView  *view)
{
  HuHoverCard *self = g_object_new (HU_TYPE_HOVER_CARD, NULL);
  HuMapState *state = hu_map_view_get_state (view);

  self->view = view;
  gtk_overlay_add_overlay (overlay, GTK_WIDGET (self));
  g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (position_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (state, "notify::hover", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (state, "notify::storeys-fanned", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (state, "notify::fan", G_CALLBACK (gtk_widget_queue_resize), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (state, "viewport-changed", G_CALLBACK (hide), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "shown-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
