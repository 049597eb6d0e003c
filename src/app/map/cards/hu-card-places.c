/*
 * Decides where the cards over the map lie: beside the map, where the view is larger than that, and over it only where
 * there is no room. It decides at once when something else is talked about, and after a
 * rest when the map was panned or zoomed, so that no card jumps about under a moving map.
 */
#include "hu-card-places.h"

#include "hu-folding-card.h"
#include "hu-hover-card.h"
#include "hu-legend.h"
#include "hu-offer-card.h"

#define MARGIN 10
#define REST 200          /* ms without panning and zooming */
#define MIDDLE 0.5
#define STEPS 24          /* from edge to edge, where no corner is free */

/* Covering a card is worse than covering a hex that is talked about, and that is worse than covering any counter. */
#define COUNTER_WEIGHT 1
#define ASKED_WEIGHT 1000
#define CARD_WEIGHT 1000000

#define HU_TYPE_CARD_PLACES (hu_card_places_get_type ())
G_DECLARE_FINAL_TYPE (HuCardPlaces, hu_card_places, HU, CARD_PLACES, GObject)

struct _HuCardPlaces
{
  GObject     parent_instance;

  GtkOverlay *overlay; /* borrowed: it owns this */
  HuMapView  *view;
  HuGame     *game;    /* of which the places are: compared only */
  guint       source;  /* of settle_cb(), or 0 */
  guint       rest;
};

G_DEFINE_FINAL_TYPE (HuCardPlaces, hu_card_places, G_TYPE_OBJECT)

/* How far from the start of the lines and from the top: 0 … 1. */
typedef struct
{
  double across, down;
} Place;

/* The boxes that cards keep away from. */
typedef struct
{
  GArray *asked;    /* HuBox */
  GArray *counters; /* HuBox */
  GArray *cards;    /* GdkRectangle */
  HuBox   map;
} Taken;

typedef struct
{
  Place          home, place;
  GtkRequisition size; /* for which it was chosen */
  GdkRectangle   seen; /* where it lies without its margins */
  gboolean       settled; /* it has a place already */
  gboolean       beside;  /* … that is beside the map */
} Card;

static GQuark
card_quark (void)
{
  return g_quark_from_static_string ("hu-card");
}

/* --- Places --- */

static GdkRectangle
find_seen (HuCardPlaces         *self,
           Place                 place,
           const GtkRequisition *size)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->overlay));
  int height = gtk_widget_get_height (GTK_WIDGET (self->overlay));
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self->overlay)) == GTK_TEXT_DIR_RTL;
  GdkRectangle seen = { 0, 0, MIN (size->width, width), MIN (size->height, height) };

  seen.x = MAX (MARGIN + (int) ((mirrored ? 1 - place.across : place.across) * (width - seen.width - 2 * MARGIN)), 0);
  seen.y = MAX (MARGIN + (int) (place.down * (height - seen.height - 2 * MARGIN)), 0);

  return seen;
}

static gboolean
covers (const GdkRectangle *seen,
        const HuBox        *box)
{
  return box->x < seen->x + seen->width && box->x + box->width > seen->x &&
         box->y < seen->y + seen->height && box->y + box->height > seen->y;
}

static void
list_taken (HuCardPlaces *self,
            Taken        *taken)
{
  taken->map = hu_map_view_get_map_box (self->view);
  taken->asked = hu_map_view_list_asked (self->view);
  taken->counters = hu_map_view_list_counters (self->view);
  taken->cards = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
}

static void
free_taken (Taken *taken)
{
  g_array_unref (taken->asked);
  g_array_unref (taken->counters);
  g_array_unref (taken->cards);
}

static guint
count_covered (const GdkRectangle *seen,
               const Taken        *taken)
{
  guint n = 0;

  for (guint i = 0; i < taken->asked->len; i++)
    n += covers (seen, &g_array_index (taken->asked, HuBox, i)) ? ASKED_WEIGHT : 0;
  for (guint i = 0; i < taken->counters->len; i++)
    n += covers (seen, &g_array_index (taken->counters, HuBox, i)) ? COUNTER_WEIGHT : 0;
  for (guint i = 0; i < taken->cards->len; i++)
    n += gdk_rectangle_intersect (seen, &g_array_index (taken->cards, GdkRectangle, i), NULL) ? CARD_WEIGHT : 0;

  return n;
}

/* --- Beside the map --- */

static gboolean
is_beside (HuCardPlaces         *self,
           Place                 place,
           const GtkRequisition *size,
           const Taken          *taken)
{
  GdkRectangle seen = find_seen (self, place, size);
  int width = gtk_widget_get_width (GTK_WIDGET (self->overlay)), height = gtk_widget_get_height (GTK_WIDGET (self->overlay));

  return seen.width + 2 * MARGIN <= width && seen.height + 2 * MARGIN <= height && !covers (&seen, &taken->map) &&
         count_covered (&seen, taken) < COUNTER_WEIGHT;
}

/* The place beside the map that is nearest to the card's own: where it lies, its corner, the other corners, along the
 * edges. */
static gboolean
find_beside (HuCardPlaces         *self,
             const Card           *card,
             const GtkRequisition *size,
             const Taken          *taken,
             Place                *chosen)
{
  Place home = card->home, edge = { home.across, home.down <= MIDDLE ? 0 : 1 };
  const Place first[] = {
    card->beside ? card->place : home, home, edge, { 1 - home.across, edge.down }, { home.across, 1 - edge.down },
    { 1 - home.across, 1 - edge.down }, { 0, edge.down }, { 0, 1 - edge.down },
  };
  gboolean found = FALSE;
  double nearest = G_MAXDOUBLE;

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    if (is_beside (self, first[i], size, taken))
      {
        *chosen = first[i];
        return TRUE;
      }
  for (guint i = 0; i <= STEPS; i++)
    for (guint side = 0; side < 4; side++)
      {
        double along = (double) i / STEPS;
        Place place = side < 2 ? (Place) { side, along } : (Place) { along, side - 2 };
        double away = ABS (place.across - home.across) + ABS (place.down - home.down);

        if (away < nearest && is_beside (self, place, size, taken))
          {
            nearest = away;
            *chosen = place;
            found = TRUE;
          }
      }

  return found;
}

/* --- Over the map --- */

/* Takes @place if it covers less than @least. */
static void
try_place (HuCardPlaces         *self,
           Place                 place,
           const GtkRequisition *size,
           const Taken          *taken,
           guint                *least,
           Place                *chosen)
{
  GdkRectangle seen = find_seen (self, place, size);
  guint covered = count_covered (&seen, taken);

  if (covered < *least)
    {
      *least = covered;
      *chosen = place;
    }
}

/* Tries places along the edges of the map, and then within it. */
static void
try_everywhere (HuCardPlaces         *self,
                const GtkRequisition *size,
                const Taken          *taken,
                guint                *least,
                Place                *chosen)
{
  for (guint i = 0; i <= STEPS; i++)
    for (guint side = 0; side < 2; side++)
      {
        try_place (self, (Place) { side, (double) i / STEPS }, size, taken, least, chosen);
        try_place (self, (Place) { (double) i / STEPS, side }, size, taken, least, chosen);
      }
  for (guint i = 1; *least >= ASKED_WEIGHT && i < STEPS; i++)
    for (guint j = 1; j < STEPS; j++)
      try_place (self, (Place) { (double) i / STEPS, (double) j / STEPS }, size, taken, least, chosen);
}

/* Chooses the best place for a card of this size. It stays where it lies, unless it covers something talked about; it
 * leaves the corners only where something talked about lies in each. */
static guint
choose (HuCardPlaces         *self,
        const Card           *card,
        const GtkRequisition *size,
        const Taken          *taken,
        Place                *chosen)
{
  Place home = card->home;
  const Place corners[] = {
    home, { home.across, 1 - home.down }, { 1 - home.across, home.down }, { 1 - home.across, 1 - home.down },
    { 0, home.down }, { 0, 1 - home.down },
  };
  guint least = G_MAXUINT;

  try_place (self, card->place, size, taken, &least, chosen);
  /* A card in the middle of an edge, as the switch of levels, has its place there. */
  if (home.down == MIDDLE || (card->settled && least < ASKED_WEIGHT))
    return least;

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    try_place (self, corners[i], size, taken, &least, chosen);
  if (least >= ASKED_WEIGHT)
    try_everywhere (self, size, taken, &least, chosen);

  return least;
}

static void
get_size (GtkWidget      *card,
          GtkRequisition *size)
{
  gtk_widget_get_preferred_size (card, NULL, size);
  size->width -= gtk_widget_get_margin_start (card) + gtk_widget_get_margin_end (card);
  size->height -= gtk_widget_get_margin_top (card) + gtk_widget_get_margin_bottom (card);
}

/* --- The cards --- */

static void
queue_settle (HuCardPlaces *self);

static double
find_home (GtkAlign align)
{
  return align == GTK_ALIGN_START ? 0 : align == GTK_ALIGN_END ? 1 : MIDDLE;
}

static Card *
get_card (HuCardPlaces *self,
          GtkWidget    *widget)
{
  Card *card = g_object_get_qdata (G_OBJECT (widget), card_quark ());

  if (card != NULL)
    return card;

  card = g_new0 (Card, 1);
  card->home = (Place) { find_home (gtk_widget_get_halign (widget)), find_home (gtk_widget_get_valign (widget)) };
  card->place = card->home;
  g_object_set_qdata_full (G_OBJECT (widget), card_quark (), card, g_free);
  g_signal_connect_object (widget, "map", G_CALLBACK (queue_settle), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "unmap", G_CALLBACK (queue_settle), self, G_CONNECT_SWAPPED);

  return card;
}

/* A hidden revealer takes no room, or keeps it without showing anything; then it lets the pointer through. */
static gboolean
is_card (HuCardPlaces *self,
         GtkWidget    *widget)
{
  GtkRequisition size;

  if (widget == gtk_overlay_get_child (self->overlay) || HU_IS_HOVER_CARD (widget))
    return FALSE;
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_can_target (widget) ||
      gtk_widget_get_halign (widget) == GTK_ALIGN_FILL)
    return FALSE;

  get_size (widget, &size);

  return size.width > 1 && size.height > 1;
}

/* Offers come and go; the other cards choose first, and keep their places. */
static int
get_turn (GtkWidget *card)
{
  return HU_IS_LEGEND (card) ? 2 : HU_IS_OFFER_CARD (card) ? 1 : 0;
}

/* Instruments choose before the overview, and the legend last. */
static int
compare_cards (gconstpointer a,
               gconstpointer b)
{
  GtkWidget *first = *(GtkWidget *const *) a, *second = *(GtkWidget *const *) b;
  int order = get_turn (first) - get_turn (second);

  return order != 0 ? order : (int) gtk_widget_get_valign (first) - (int) gtk_widget_get_valign (second);
}

static void
go_home (Card *card)
{
  card->place = card->home;
  card->settled = card->beside = FALSE;
}

/* A card that is hidden will choose anew. */
static GPtrArray *
list_cards (HuCardPlaces *self)
{
  GPtrArray *cards = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->overlay)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_card (self, child))
      g_ptr_array_add (cards, child);
    else if (g_object_get_qdata (G_OBJECT (child), card_quark ()) != NULL)
      go_home (get_card (self, child));
  g_ptr_array_sort (cards, compare_cards);

  return cards;
}

/* Lays a card beside the map, in the first of its shapes for which there is room; FALSE: for none. */
static gboolean
place_beside (HuCardPlaces *self,
              GtkWidget    *widget,
              Card         *card,
              const Taken  *taken)
{
  guint n = HU_IS_FOLDING_CARD (widget) ? hu_folding_card_count_shapes (HU_FOLDING_CARD (widget)) : 1;
  GtkRequisition size = card->size;

  for (guint shape = 0; shape < n; shape++)
    {
      if (HU_IS_FOLDING_CARD (widget))
        hu_folding_card_measure_shape (HU_FOLDING_CARD (widget), shape, &size);
      if (!find_beside (self, card, &size, taken, &card->place))
        continue;

      if (HU_IS_FOLDING_CARD (widget))
        {
          hu_folding_card_set_shape (HU_FOLDING_CARD (widget), shape);
          hu_folding_card_set_folded (HU_FOLDING_CARD (widget), FALSE);
        }
      card->beside = TRUE;
      get_size (widget, &card->size);
      return TRUE;
    }

  /* A card that lay beside the map takes its usual corner again, over the map. */
  if (card->beside)
    go_home (card);

  return FALSE;
}

/* Unfolds a card where there is room for it, and folds it where there is none. */
static void
place_folding (HuCardPlaces  *self,
               HuFoldingCard *widget,
               Card          *card,
               const Taken   *taken)
{
  Place open, folded;
  GtkRequisition size;
  guint n_open, n_folded;
  gboolean folds;

  hu_folding_card_set_shape (widget, 0);
  hu_folding_card_measure (widget, FALSE, &size);
  n_open = choose (self, card, &size, taken, &open);
  hu_folding_card_measure (widget, TRUE, &size);
  n_folded = choose (self, card, &size, taken, &folded);
  folds = n_open >= ASKED_WEIGHT && n_folded < n_open;
  /* Where folding would not help, a card stays as it is. */
  if (folds || n_open < ASKED_WEIGHT)
    hu_folding_card_set_folded (widget, folds);
  card->place = folds ? folded : open;
}

static gboolean
settle_cb (gpointer data)
{
  HuCardPlaces *self = data;
  g_autoptr(GPtrArray) cards = list_cards (self);
  gboolean other = self->game != hu_map_view_get_game (self->view);
  Taken taken;

  self->source = 0;
  self->game = hu_map_view_get_game (self->view);
  list_taken (self, &taken);
  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (cards, i);
      Card *card = get_card (self, widget);

      if (other)
        go_home (card);
      get_size (widget, &card->size);
      if (place_beside (self, widget, card, &taken))
        ;
      else if (HU_IS_FOLDING_CARD (widget))
        place_folding (self, HU_FOLDING_CARD (widget), card, &taken);
      else
        choose (self, card, &card->size, &taken, &card->place);
      card->settled = TRUE;
      card->seen = find_seen (self, card->place, &card->size);
      g_array_append_val (taken.cards, card->seen);
    }
  free_taken (&taken);
  gtk_widget_queue_allocate (GTK_WIDGET (self->overlay));

  return G_SOURCE_REMOVE;
}

/* Before the next frame is laid out. */
static void
queue_settle (HuCardPlaces *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT, settle_cb, self, NULL);
}

static void
rested_cb (gpointer data)
{
  HuCardPlaces *self = data;

  self->rest = 0;
  queue_settle (self);
}

static void
viewport_changed_cb (HuCardPlaces *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  self->rest = g_timeout_add_once (REST, rested_cb, self);
}

static gboolean
position_cb (GtkOverlay   *overlay,
             GtkWidget    *widget,
             GdkRectangle *rectangle,
             HuCardPlaces *self)
{
  GtkRequisition size;
  Card *card;

  if (!is_card (self, widget))
    return FALSE;

  card = get_card (self, widget);
  get_size (widget, &size);
  if (size.width != card->size.width || size.height != card->size.height)
    queue_settle (self);
  card->seen = find_seen (self, card->place, &size);
  *rectangle = card->seen;
  rectangle->x -= gtk_widget_get_margin_start (widget);
  rectangle->y -= gtk_widget_get_margin_top (widget);
  rectangle->width += gtk_widget_get_margin_start (widget) + gtk_widget_get_margin_end (widget);
  rectangle->height += gtk_widget_get_margin_top (widget) + gtk_widget_get_margin_bottom (widget);

  return TRUE;
}

static void
hu_card_places_dispose (GObject *object)
{
  HuCardPlaces *self = HU_CARD_PLACES (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->rest, g_source_remove);
  g_clear_object (&self->view);

  G_OBJECT_CLASS (hu_card_places_parent_class)->dispose (object);
}

static void
hu_card_places_class_init (HuCardPlacesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_card_places_dispose;
}

static void
hu_card_places_init (HuCardPlaces *self)
{
}

void
hu_card_places_attach (GtkOverlay *overlay,
                       HuMapView  *view)
{
  static const char *const asked[] = { "notify::cursor", "notify::trace-hex", "selection-changed", "lit-changed" };
  HuCardPlaces *self;
  HuMapState *state;

  g_return_if_fail (GTK_IS_OVERLAY (overlay) && HU_IS_MAP_VIEW (view));

  self = g_object_new (HU_TYPE_CARD_PLACES, NULL);
  self->overlay = overlay;
  self->view = g_object_ref (view);
  state = hu_map_view_get_state (view);
  g_object_set_data_full (G_OBJECT (overlay), "hu-card-places", self, g_object_unref);
  g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (position_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (view, "shown-changed", G_CALLBACK (queue_settle), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    g_signal_connect_object (state, asked[i], G_CALLBACK (queue_settle), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (state, "viewport-changed", G_CALLBACK (viewport_changed_cb), self, G_CONNECT_SWAPPED);
}

guint
hu_card_places_count (GtkOverlay         *overlay,
                      const GdkRectangle *rectangle)
{
  HuCardPlaces *self = g_object_get_data (G_OBJECT (overlay), "hu-card-places");
  g_autoptr(GPtrArray) cards = NULL;
  Taken taken;
  guint n;

  g_return_val_if_fail (self != NULL && rectangle != NULL, 0);

  cards = list_cards (self);
  list_taken (self, &taken);
  for (guint i = 0; i < cards->len; i++)
    g_array_append_val (taken.cards, get_card (self, g_ptr_array_index (cards, i))->seen);
  n = count_covered (rectangle, &taken);
  free_taken (&taken);

  return n;
}
