/*
 * Aligning the background picture: the tool for placing its two spots, by pointer or by keys.
 *
 * One file, because pointer and keys move the same two spots.
 */
#include "config.h"

#include "hu-workshop-align.h"

#include <glib/gi18n-lib.h>

#include "hu-map-tool.h"

#define N_SPOTS 2
#define FAR_STEP 10 /* px of the view, with Shift */

typedef struct
{
  gboolean set;
  HuPoint  at;  /* px of the picture */
  char    *hex; /* as typed */
} Spot;

struct _HuWorkshopAlign
{
  GObject             parent_instance;

  HuWorkshopBackdrop *picture;
  HuWorkshop         *shop;
  HuWorkshopHand     *hand;
  HuMapView          *map;  /* borrowed */
  gboolean            on;
  guint               spot; /* that is pointed at */
  Spot                spots[N_SPOTS];
};

enum
{
  CHANGED,
  POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuWorkshopAlign, hu_workshop_align, G_TYPE_OBJECT)

static const HuGrid *
get_grid (HuWorkshopAlign *self)
{
  return hu_workshop_get_scenario (self->shop)->map->grid;
}

static void
tell (HuWorkshopAlign *self)
{
  if (self->on)
    hu_map_view_redraw (self->map);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- The tool --- */

static gboolean
is_on_picture (HuWorkshopAlign *self,
               HuPoint          pixel)
{
  const HuTracePicture *picture = hu_workshop_backdrop_get_picture (self->picture);

  return picture != NULL && pixel.x >= 0 && pixel.y >= 0 && pixel.x <= picture->width && pixel.y <= picture->height;
}

/* Beside the picture the map is dragged, as ever. */
static gboolean
press (gpointer          data,
       const HuMapTouch *touch)
{
  HuWorkshopAlign *self = data;
  HuPoint pixel;

  if (hu_workshop_backdrop_get_picture (self->picture) == NULL)
    return FALSE;
  pixel = hu_workshop_backdrop_to_picture (self->picture, touch->at);
  if (!is_on_picture (self, pixel))
    return FALSE;

  hu_workshop_align_set_at (self, self->spot, pixel);

  return TRUE;
}

static void
drag (gpointer          data,
      const HuMapTouch *touch)
{
  HuWorkshopAlign *self = data;
  HuPoint pixel = hu_workshop_backdrop_to_picture (self->picture, touch->at);

  if (is_on_picture (self, pixel))
    hu_workshop_align_set_at (self, self->spot, pixel);
}

static void
release (gpointer          data,
         const HuMapTouch *touch)
{
  HuWorkshopAlign *self = data;

  g_signal_emit (self, signals[POINTED], 0, self->spot);
}

/* A spot without a place starts in the middle of the visible part of the picture. */
static HuPoint
get_start (HuWorkshopAlign *self)
{
  const HuTracePicture *picture = hu_workshop_backdrop_get_picture (self->picture);
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (self->map));
  HuPoint middle = { viewport->x + viewport->width / viewport->scale / 2,
                     viewport->y + viewport->height / viewport->scale / 2 };
  HuPoint pixel = hu_workshop_backdrop_to_picture (self->picture, middle);

  return (HuPoint) { CLAMP (pixel.x, 0, picture->width), CLAMP (pixel.y, 0, picture->height) };
}

static void
nudge (HuWorkshopAlign *self,
       double           dx,
       double           dy)
{
  HuMapState *state = hu_map_view_get_state (self->map);
  HuPoint at, view;

  if (!hu_workshop_align_get_at (self, self->spot, &at))
    at = get_start (self);
  view = hu_map_state_to_view (state, hu_workshop_backdrop_to_map (self->picture, at));
  at = hu_workshop_backdrop_to_picture (self->picture, hu_map_state_to_map (state, view.x + dx, view.y + dy));
  if (is_on_picture (self, at))
    {
      HuPoint there = hu_workshop_backdrop_to_map (self->picture, at);

      hu_workshop_align_set_at (self, self->spot, at);
      hu_map_state_show_box (state, (HuBox) { there.x - 1, there.y - 1, 2, 2 }, FALSE);
    }
}

static gboolean
key (gpointer         data,
     guint            keyval,
     GdkModifierType  state)
{
  HuWorkshopAlign *self = data;
  double step = state & GDK_SHIFT_MASK ? FAR_STEP : 1;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      hu_workshop_backdrop_get_picture (self->picture) == NULL)
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      nudge (self, -step, 0);
      return TRUE;

    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      nudge (self, step, 0);
      return TRUE;

    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      nudge (self, 0, -step);
      return TRUE;

    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      nudge (self, 0, step);
      return TRUE;

    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      nudge (self, 0, 0);
      g_signal_emit (self, signals[POINTED], 0, self->spot);
      return TRUE;

    case GDK_KEY_Escape:
      hu_workshop_align_end (self);
      return TRUE;

    default:
      /* Keys with an action in play have no meaning here. */
      return keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_t || keyval == GDK_KEY_l;
    }
}

static void
draw_spot (HuWorkshopAlign  *self,
           cairo_t          *cr,
           const HuViewport *viewport,
           guint             spot)
{
  HuPoint at = hu_workshop_backdrop_to_map (self->picture, self->spots[spot].at);
  double x = (at.x - viewport->x) * viewport->scale, y = (at.y - viewport->y) * viewport->scale;
  double reach = spot == self->spot ? 15 : 10;
  char text[2] = { (char) ('1' + spot), '\0' };

  /* First as a halo, then as lines: to be seen on any picture. */
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, x, y, reach * 0.6, 0, 2 * G_PI);
      cairo_new_sub_path (cr);
      cairo_move_to (cr, x - reach, y);
      cairo_line_to (cr, x + reach, y);
      cairo_move_to (cr, x, y - reach);
      cairo_line_to (cr, x, y + reach);
      cairo_set_line_width (cr, pass == 0 ? 4.5 : 1.5);
      if (pass == 0)
        cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
      else
        cairo_set_source_rgb (cr, 0.66, 0.0, 0.56);
      cairo_stroke (cr);
    }

  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, 15);
  cairo_move_to (cr, x + reach * 0.6 + 3, y - reach * 0.6);
  cairo_text_path (cr, text);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_set_line_width (cr, 4);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.66, 0.0, 0.56);
  cairo_fill (cr);
}

static void
draw (gpointer          data,
      cairo_t          *cr,
      const HuViewport *viewport)
{
  HuWorkshopAlign *self = data;

  if (hu_workshop_backdrop_get_picture (self->picture) == NULL)
    return;

  for (guint i = 0; i < N_SPOTS; i++)
    if (self->spots[i].set)
      draw_spot (self, cr, viewport, i);
}

static const HuMapTool map_tool = { .press = press, .drag = drag, .release = release, .key = key, .draw = draw };

/* --- The object --- */

static void
hu_workshop_align_dispose (GObject *object)
{
  HuWorkshopAlign *self = HU_WORKSHOP_ALIGN (object);

  self->on = FALSE;
  g_clear_object (&self->picture);
  g_clear_object (&self->shop);
  g_clear_object (&self->hand);
  for (guint i = 0; i < N_SPOTS; i++)
    g_clear_pointer (&self->spots[i].hex, g_free);

  G_OBJECT_CLASS (hu_workshop_align_parent_class)->dispose (object);
}

static void
hu_workshop_align_class_init (HuWorkshopAlignClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_workshop_align_dispose;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_UINT);
}

static void
hu_workshop_align_init (HuWorkshopAlign *self)
{
  for (guint i = 0; i < N_SPOTS; i++)
    self->spots[i].hex = g_strdup ("");
}

/* Without a picture there is nothing to align. */
static void
picture_changed_cb (HuWorkshopAlign *self)
{
  if (self->on && hu_workshop_backdrop_get_status (self->picture) != HU_BACKDROP_READY)
    hu_workshop_align_end (self);
}

/* @shop: the workshop with the grid; @hand: the hand that gives up the map meanwhile; @map: the map; borrowed while
 * the alignment exists. */
HuWorkshopAlign *
hu_workshop_align_new (HuWorkshopBackdrop *picture,
                       HuWorkshop         *shop,
                       HuWorkshopHand     *hand,
                       HuMapView          *map)
{
  HuWorkshopAlign *self;

  g_return_val_if_fail (HU_IS_WORKSHOP_BACKDROP (picture) && HU_IS_WORKSHOP (shop), NULL);
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (hand) && HU_IS_MAP_VIEW (map), NULL);

  self = g_object_new (HU_TYPE_WORKSHOP_ALIGN, NULL);
  self->picture = g_object_ref (picture);
  self->shop = g_object_ref (shop);
  self->hand = g_object_ref (hand);
  self->map = map;
  g_signal_connect_object (picture, "changed", G_CALLBACK (picture_changed_cb), self, G_CONNECT_SWAPPED);
  /* Taking another tool ends the alignment. */
  g_signal_connect_object (hand, "changed", G_CALLBACK (hu_workshop_align_end), self, G_CONNECT_SWAPPED);

  return self;
}

/* The spots of the last alignment. */
static void
recall (HuWorkshopAlign *self)
{
  const HuGrid *grid = get_grid (self);
  HuBackdropPin pins[N_SPOTS];

  if (!hu_backdrop_get_pins (hu_workshop_backdrop_get (self->picture), pins))
    return;

  for (guint i = 0; i < N_SPOTS; i++)
    {
      HuHex hex = hu_geometry_hex_at (grid, (HuPoint) { pins[i].map_x, pins[i].map_y });
      char name[HU_HEX_NAME_MAX];

      self->spots[i].set = TRUE;
      self->spots[i].at = (HuPoint) { pins[i].picture_x, pins[i].picture_y };
      g_free (self->spots[i].hex);
      self->spots[i].hex = g_strdup (hex != HU_HEX_NONE ? hu_grid_format (grid, hex, name) : "");
    }
}

/* Takes over the map; does nothing unless the picture is ready. */
void
hu_workshop_align_begin (HuWorkshopAlign *self)
{
  g_return_if_fail (HU_IS_WORKSHOP_ALIGN (self));

  if (self->on || hu_workshop_backdrop_get_status (self->picture) != HU_BACKDROP_READY)
    return;

  hu_workshop_hand_take (self->hand, NULL, NULL, NULL);
  self->on = TRUE;
  self->spot = 0;
  for (guint i = 0; i < N_SPOTS; i++)
    {
      self->spots[i].set = FALSE;
      g_free (self->spots[i].hex);
      self->spots[i].hex = g_strdup ("");
    }
  recall (self);
  hu_workshop_backdrop_set_plain (self->picture, TRUE);
  hu_map_view_set_tool (self->map, &map_tool, self);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->map), "crosshair");
  tell (self);
}

/* Returns the map to the hand; the picture keeps its position. */
void
hu_workshop_align_end (HuWorkshopAlign *self)
{
  g_return_if_fail (HU_IS_WORKSHOP_ALIGN (self));

  if (!self->on)
    return;

  self->on = FALSE;
  hu_workshop_backdrop_set_plain (self->picture, FALSE);
  hu_workshop_hand_hold (self->hand);
  tell (self);
}

gboolean
hu_workshop_align_is_on (HuWorkshopAlign *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_ALIGN (self), FALSE);

  return self->on;
}

guint
hu_workshop_align_get_spot (HuWorkshopAlign *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_ALIGN (self), 0);

  return self->spot;
}

/**
 * hu_workshop_align_set_spot:
 * @spot: 0 or 1
 *
 * Sets the spot that the next click places.
 */
void
hu_workshop_align_set_spot (HuWorkshopAlign *self,
                            guint            spot)
{
  g_return_if_fail (HU_IS_WORKSHOP_ALIGN (self) && spot < N_SPOTS);

  if (self->spot == spot)
    return;

  self->spot = spot;
  tell (self);
}

gboolean
hu_workshop_align_get_at (HuWorkshopAlign *self,
                          guint            spot,
                          HuPoint         *at)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_ALIGN (self) && spot < N_SPOTS && at != NULL, FALSE);

  *at = self->spots[spot].at;

  return self->spots[spot].set;
}

/* @spot: 0 or 1; @at: its place, in pixels of the picture. */
void
hu_workshop_align_set_at (HuWorkshopAlign *self,
                          guint            spot,
                          HuPoint          at)
{
  g_return_if_fail (HU_IS_WORKSHOP_ALIGN (self) && spot < N_SPOTS);

  self->spots[spot].set = TRUE;
  self->spots[spot].at = at;
  tell (self);
}

/* @spot: 0 or 1. */
const char *
hu_workshop_align_get_hex (HuWorkshopAlign *self,
                           guint            spot)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_ALIGN (self) && spot < N_SPOTS, NULL);

  return self->spots[spot].hex;
}

/**
 * hu_workshop_align_set_hex:
 * @spot: 0 or 1
 *
 * Names the hex whose middle is there.
 */
void
hu_workshop_align_set_hex (HuWorkshopAlign *self,
                           guint            spot,
                           const char      *name)
{
  g_return_if_fail (HU_IS_WORKSHOP_ALIGN (self) && spot < N_SPOTS && name != NULL);

  if (g_str_equal (self->spots[spot].hex, name))
    return;

  g_free (self->spots[spot].hex);
  self->spots[spot].hex = g_strdup (name);
  tell (self);
}

static HuHex
parse_hex (HuWorkshopAlign *self,
           guint            spot)
{
  g_autofree char *name = g_strstrip (g_strdup (self->spots[spot].hex));

  return hu_grid_parse (get_grid (self), name, NULL);
}

const char *
hu_workshop_align_get_lack (HuWorkshopAlign *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_ALIGN (self), NULL);

  if (!self->spots[0].set)
    return _("Click on the middle of a hex in the picture, near one corner of the map.");
  if (self->spots[0].hex[0] == '\0')
    return _("Type the name of the hex whose middle spot 1 is.");
  if (parse_hex (self, 0) == HU_HEX_NONE)
    return _("The map has no hex of the name typed for spot 1.");
  if (!self->spots[1].set)
    return _("Click on the middle of another hex, near the opposite corner.");
  if (self->spots[1].hex[0] == '\0')
    return _("Type the name of the hex whose middle spot 2 is.");
  if (parse_hex (self, 1) == HU_HEX_NONE)
    return _("The map has no hex of the name typed for spot 2.");
  if (parse_hex (self, 0) == parse_hex (self, 1))
    return _("Both spots have the same hex. Name two different hexes.");
  if (ABS (self->spots[0].at.x - self->spots[1].at.x) < 1 && ABS (self->spots[0].at.y - self->spots[1].at.y) < 1)
    return _("Both spots are in the same place. Put them far apart.");

  return NULL;
}

/* Positions the picture so that both spots are in the middle of their hexes, and ends.  Returns FALSE if something
 * is missing, and nothing changes. */
gboolean
hu_workshop_align_apply (HuWorkshopAlign *self)
{
  HuBackdropPin pins[N_SPOTS];

  g_return_val_if_fail (HU_IS_WORKSHOP_ALIGN (self), FALSE);

  if (!self->on || hu_workshop_align_get_lack (self) != NULL)
    return FALSE;

  for (guint i = 0; i < N_SPOTS; i++)
    {
      HuPoint centre = hu_geometry_centre (get_grid (self), parse_hex (self, i));

      pins[i] = (HuBackdropPin) { self->spots[i].at.x, self->spots[i].at.y, centre.x, centre.y };
    }
  if (!hu_backdrop_align (hu_workshop_backdrop_get (self->picture), pins))
    return FALSE;

  hu_workshop_align_end (self);

  return TRUE;
}
